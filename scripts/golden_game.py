"""Plays a short game with bots and writes its record: python scripts/golden_game.py GAME SEED [name=value
...] > tests/golden/NAME.txt

A golden game keeps us honest: the same rules version must replay it to the same end for ever. Make a new
one only when the version of
the rules grows.
"""

from __future__ import annotations

import sys

from ludoteka.arena.games import Plan, play_game
from ludoteka.bots.levels import bot, levels
from ludoteka.bots.sight import sight_of
from ludoteka.kernel.options import parse_field
from ludoteka.kernel.protocol import as_real_time
from ludoteka.kernel.record import Input, new_record, result_of, to_text
from ludoteka.kernel.rng import seeded
from ludoteka.registry import game


def main() -> None:
    name, seed, *settings = sys.argv[1:]
    rules = game(name)
    seats = max(2, rules.seats.start)
    fields = {field.name: field for field in rules.fields}
    given = dict(setting.split("=", 1) for setting in settings)
    values = {key: parse_field(fields[key], value) for key, value in given.items()}
    level = "greedy" if "greedy" in levels(name) else "random"
    if as_real_time(rules) is not None:
        print(play_game(Plan(name, seats, (level,) * seats, values, seed, 1.0, record=True)).record, end="")
        return
    options = rules.read_options(values, seats)
    record = new_record(rules, seats, options, seed)
    state = rules.new(seats, options, seeded(seed))
    rng = seeded(f"golden {seed}")
    while (outcome := rules.outcome(state)) is None:
        seat = rules.waiting_for(state)[0]
        move = bot(name, level).choose(sight_of(rules, state, seat, rng), 1.0)
        rules.play(state, seat, move)
        record.inputs.append(Input(seat, str(move)))
    record.result = result_of(rules, state, outcome)
    print(to_text(record), end="")


if __name__ == "__main__":
    main()
