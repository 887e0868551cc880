"""How fast random games of Catan are played here, and by other engines of the package index, side by side.

    python benchmarks/catan.py [--rounds 3] [--seconds 3] [--peers PYTHON]

Four random players, the base game, no trade among players, one process. The engines take turns, so that a
busy machine is busy for all; what counts is CPU time, and the ratio to catanatron. `--peers` is a Python
where `catanatron` and `fastcatan` (Python 3.12 or later) are installed, for they are no dependencies of this
project. Our compiled rules are those that scripts/compiled_rules.py built.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median

from compiled import compiled_rules, use_compiled

ROOT = Path(__file__).resolve().parent.parent
CLONES = 2000
PLAYERS = 4

# Each engine plays one game after another, says how many decisions it had, and how its state is copied.
Games = Iterator[int]


def ours(copies: Callable[[Callable[[], object]], None]) -> Games:
    from ludoteka.games.catan.playout import play_out
    from ludoteka.games.catan.rules import RULES
    from ludoteka.kernel.rng import seeded

    options = RULES.read_options({"trading": False}, PLAYERS)
    seed = random.randrange(1 << 30)
    while True:
        seed += 1
        state = RULES.new(PLAYERS, options, seeded(f"board {seed}"))
        RULES.keep_log(state, False)
        copies(state.clone)
        yield int(play_out(state, seeded(f"choices {seed}")))


def catanatron(copies: Callable[[Callable[[], object]], None]) -> Games:
    from catanatron import Color, Game, RandomPlayer

    while True:
        game = Game([RandomPlayer(color) for color in Color])
        copies(game.copy)
        game.play()
        yield len(game.state.actions)


def fastcatan(copies: Callable[[Callable[[], object]], None]) -> Games:
    import fastcatan as engine

    trades = range(engine.action.TRADE_ADD_GIVE_BASE, engine.action.TRADE_CANCEL + 1)
    game = engine.Env()
    while True:
        game.reset(seed=random.randrange(1 << 30))
        copies(game.snapshot)
        decisions = 0
        while not game.done:
            game.step(random.choice([action for action in game.legal_actions() if action not in trades]))
            decisions += 1
        yield decisions


ENGINES = {"ours": ours, "catanatron": catanatron, "fastcatan": fastcatan}


def measure(engine: str, seconds: float) -> dict[str, float]:
    """Plays whole games for so long."""
    copying: list[Callable[[], object]] = []

    def note(copy: Callable[[], object]) -> None:
        copying[:] = [copy]

    play = ENGINES[engine](note)
    next(play)  # what is only loaded once
    games = decisions = 0
    started = time.process_time()
    while (used := time.process_time() - started) < seconds or games == 0:
        decisions += next(play)
        games += 1
    copy = copying[0]
    begun = time.process_time()
    for _ in range(CLONES):
        copy()
    microseconds = (time.process_time() - begun) / CLONES * 1e6
    return {
        "games": games / used,
        "decisions": decisions / used,
        "length": decisions / games,
        "copy": microseconds,
    }


def contestants(peers: str) -> dict[str, tuple[str, str, dict[str, str]]]:
    """By name: the engine, the Python and its environment."""
    source = {"PYTHONPATH": str(ROOT / "src")}
    found = {
        "catanatron": ("catanatron", peers, {}),
        "ours, interpreted": ("ours", sys.executable, source),
        "fastcatan": ("fastcatan", peers, {}),
    }
    if compiled_rules():
        found["ours, compiled"] = ("ours", sys.executable, source | {"LUDOTEKA_COMPILED": "1"})
    else:
        print("compiled rules left out: python scripts/compiled_rules.py builds them")
    return found


def run(engine: str, python: str, environment: dict[str, str], seconds: float) -> dict[str, float] | None:
    """One run in a process of its own; None where the engine is not installed."""
    command = [python, __file__, "--engine", engine, "--seconds", str(seconds)]
    variables = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"} | environment
    ran = subprocess.run(command, env=variables, capture_output=True, text=True, check=False)
    if ran.returncode:
        if "ModuleNotFoundError" in ran.stderr:
            return None
        raise SystemExit(ran.stderr)
    result: dict[str, float] = json.loads(ran.stdout)
    return result


def compare(peers: str, rounds: int, seconds: float) -> None:
    running = contestants(peers)
    results: dict[str, list[dict[str, float]]] = {name: [] for name in running}
    for _ in range(rounds):
        for name, (engine, python, environment) in list(running.items()):
            result = run(engine, python, environment, seconds)
            if result is None:
                print(f"{name} left out: {python} does not have it (pip install {engine}; see --peers)")
                del running[name]
            else:
                results[name].append(result)
    tell({name: found for name, found in results.items() if found})


def tell(results: dict[str, list[dict[str, float]]]) -> None:
    slowest = results.get("catanatron")
    heads = (
        f"{'games/s':>10}{'(range)':>16}{'decisions/s':>14}{'a game':>8}{'copy µs':>9}{'× catanatron':>14}"
    )
    print(f"{'':20}{heads}")
    for name, found in results.items():
        speeds = [one["games"] for one in found]
        row = {key: median(one[key] for one in found) for key in found[0]}
        ratio = ""
        if slowest:
            ratio = f"{median(a / b['games'] for a, b in zip(speeds, slowest, strict=True)):.1f}"
        span = f"{min(speeds):.0f}–{max(speeds):.0f}"
        numbers = (
            f"{row['games']:10.1f}{span:>16}{row['decisions']:14,.0f}{row['length']:8.0f}{row['copy']:9.1f}"
        )
        print(f"{name:20}{numbers}{ratio:>14}")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=3.0, help="of CPU time, each engine and round")
    parser.add_argument("--peers", default=sys.executable, metavar="PYTHON")
    parser.add_argument("--engine", choices=ENGINES, help="measure only this one, here, and print JSON")
    arguments = parser.parse_args()
    if arguments.engine:
        if os.environ.get("LUDOTEKA_COMPILED"):
            use_compiled()
        print(json.dumps(measure(arguments.engine, arguments.seconds)))
    else:
        compare(arguments.peers, arguments.rounds, arguments.seconds)


if __name__ == "__main__":
    main()
