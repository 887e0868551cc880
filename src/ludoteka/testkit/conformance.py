"""What the contract promises, checked by playing at random.

    def test_my_game_keeps_the_contract():
        check_game(MY_RULES, games=20, seed="mine")

Each check is a function of its own; `check_game` runs them all along random games under random options. A
failure is an
AssertionError whose message names the game, the seed and the move number, so that it can be played again.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from typing import Any

from ludoteka.kernel.data import Json
from ludoteka.kernel.errors import BadOption, IllegalMove, MalformedMove
from ludoteka.kernel.events import event_for
from ludoteka.kernel.moves import Move, is_listed
from ludoteka.kernel.options import Field
from ludoteka.kernel.protocol import as_real_time
from ludoteka.kernel.record import TICK, Input, Record, from_text, new_record, replay, result_of, to_text
from ludoteka.kernel.rng import Rng, seeded
from ludoteka.registry import AnyRules

MOST_INPUTS = 50_000  # a game that goes on longer is taken to be stuck


def random_options(rules: AnyRules, rng: Rng) -> dict[str, Json]:
    """A random value for each option that the set-up form offers."""
    return {field.name: _random_value(field, rng) for field in rules.fields if field.form and not field.file}


def _random_value(field: Field, rng: Rng) -> Json:
    if isinstance(field.default, bool):
        return rng.below(2) == 1
    if field.values is None:
        return field.default
    return field.values[rng.below(len(field.values))]


MOST_DRAWS = 200  # of options, until some go together


def some_options(rules: AnyRules, rng: Rng, seats: int) -> Any:
    """Random options; those that don't go together are drawn again."""
    for _ in range(MOST_DRAWS):
        with suppress(BadOption):
            return rules.read_options(random_options(rules, rng), seats)
    raise AssertionError(f"{rules.name}: hardly any of its options go together")


class RandomGame:
    """A game played at random, one input at a time; `record` grows with it."""

    def __init__(
        self, rules: AnyRules, seed: str, options: Mapping[str, Json] | None = None, seats: int = 0
    ) -> None:
        self.rules = rules
        self.rng = seeded(f"conformance {seed}")
        self.seats = seats or rules.seats[self.rng.below(len(rules.seats))]
        if options is None:
            chosen = some_options(rules, self.rng, self.seats)
        else:
            chosen = rules.read_options(options, self.seats)
        self.state = rules.new(self.seats, chosen, seeded(seed))
        self.record: Record = new_record(rules, self.seats, chosen, seed)
        self.now = 0

    def next_input(self) -> Input:
        """A random legal move of a random seat, now and then out of turn; or time passes up to the next
        deadline.
        """
        waiting = list(self.rules.waiting_for(self.state))
        due = self.rules.wake_at(self.state)
        self.now += self.rng.below(50)
        outsiders = [
            seat for seat in range(self.seats) if seat not in waiting and self.rules.legal(self.state, seat)
        ]
        # A game that waits for time alone is played on in the meantime.
        if due is not None and (not waiting + outsiders or self.rng.below(8 if waiting else 64) == 0):
            self.now = max(self.now, due)
            return Input(TICK, "", self.now)
        if outsiders and (not waiting or self.rng.below(4) == 0):
            waiting = outsiders
        assert waiting, "the game is not over, but it waits for nobody and for no time"
        seat = waiting[self.rng.below(len(waiting))]
        legal = self.rules.legal(self.state, seat)
        assert legal, f"the game waits for seat {seat}, who has no legal move"
        return Input(seat, str(legal[self.rng.below(len(legal))]), self.now)

    def put_in(self, entry: Input) -> list[Any]:
        self.record.inputs.append(entry)
        if entry.seat == TICK:
            return self.rules.tick(self.state, entry.now)
        return self.rules.play(self.state, entry.seat, self.rules.moves.parse(entry.move), entry.now)

    def play(self) -> Iterator[tuple[Input, list[Any]]]:
        """Plays to the end, an input at a time."""
        while self.rules.outcome(self.state) is None:
            assert len(self.record.inputs) < MOST_INPUTS, "the game does not end"
            entry = self.next_input()
            yield entry, self.put_in(entry)


def check_game(
    rules: AnyRules,
    games: int = 10,
    seed: str = "0",
    every: int = 7,
    pieces: Callable[[Any], object] | None = None,
) -> None:
    """Plays random games to the end and checks everything at every `every`-th input (and the cheap things
    at each).

    `pieces(state)` counts what must be conserved; it has to stay equal throughout a game."""
    check_names(rules)
    for number in range(games):
        game = RandomGame(rules, f"{seed}-{number}")
        try:
            _check_one(rules, game, every, pieces)
        except AssertionError as problem:
            place = f"{rules.name}, seed {seed}-{number}, input {len(game.record.inputs)}"
            raise AssertionError(f"{place}: {problem}\n{to_text(game.record)[-2000:]}") from problem


def _check_one(rules: AnyRules, game: RandomGame, every: int, pieces: Callable[[Any], object] | None) -> None:
    whole = None if pieces is None else pieces(game.state)
    check_position(rules, game.state, game.rng, game.seats)
    for _ in game.play():
        if pieces is not None:
            assert pieces(game.state) == whole, "pieces have come or gone"
        if len(game.record.inputs) % every == 0 and rules.outcome(game.state) is None:
            check_position(rules, game.state, game.rng, game.seats)
            check_future(rules, game)
    outcome = rules.outcome(game.state)
    assert outcome is not None
    assert len(outcome.ranks) == len(outcome.scores) == game.seats
    assert 1 in outcome.ranks or game.seats == 1, "somebody wins, unless one plays alone"
    assert not rules.waiting_for(game.state) and rules.wake_at(game.state) is None, (
        "a game that is over waits for nothing"
    )
    check_position(rules, game.state, game.rng, game.seats)
    game.record.result = result_of(rules, game.state, outcome)
    text = to_text(game.record)
    assert to_text(from_text(text)) == text
    replay(rules, from_text(text))


def check_names(rules: AnyRules) -> None:
    """The game's own tables: default options are allowed, moves read back from their numbers and texts."""
    for seats in rules.seats:
        options = rules.read_options({}, seats)
        assert rules.read_options(rules.dump_options(options), seats) == options
    step = max(1, rules.moves.size // 500)
    for index in range(0, rules.moves.size, step):
        move = rules.moves.at(index)
        assert rules.moves.index(move) == index and is_listed(rules.moves.parse(str(move)), [move]), move


def check_position(rules: AnyRules, state: Any, rng: Rng, seats: int) -> None:
    """Everything that can be checked of one state without playing on."""
    check_legal_is_accepted(rules, state, seats)
    check_others_are_refused(rules, state, rng, seats)
    check_saved(rules, state, seats)
    check_real_time(rules, state, rng, seats)
    for seat in [None, *range(seats)]:
        view = rules.view(state, seat)
        assert _same(json.loads(json.dumps(view)), view), "a view is not JSON"
        assert rules.dump(state) == rules.dump(rules.clone(state)), "looking changes the state"
        if seat is not None and rules.outcome(state) is None:
            check_guess(rules, state, seat, rng)


def check_real_time(rules: AnyRules, state: Any, rng: Rng, seats: int) -> None:
    """What a real-time game offers is legal, and when the server was away it goes on by itself, later."""
    real_time = as_real_time(rules)
    if real_time is None or rules.outcome(state) is not None:
        return
    for seat in range(seats):
        legal = {str(move) for move in rules.legal(state, seat)}
        assert {str(move) for move in real_time.offered(state, seat)} <= legal, "an offer is not legal"
    copy = rules.clone(state)
    back = 1_000_000 + rng.below(1000)
    real_time.interrupted(copy, back)
    due = rules.wake_at(copy)
    assert due is None or due > back, "nobody has time to come back"
    check_saved(rules, copy, seats)


def check_legal_is_accepted(rules: AnyRules, state: Any, seats: int) -> None:
    """Every listed move has no reason against it, prints as it is typed, and can be played; the state that
    it is played on is a copy.
    """
    before = rules.dump(state)
    for seat in range(seats):
        legal = rules.legal(state, seat)
        assert (seat not in rules.waiting_for(state)) or legal, (
            f"seat {seat} is waited for and may do nothing"
        )
        texts = [str(move) for move in legal]
        assert len(set(texts)) == len(texts), f"listed twice: {texts}"
        for move in legal:
            assert is_listed(rules.moves.parse(str(move)), [move]), f"{move!r} does not read back"
            assert is_listed(rules.moves.at(rules.moves.index(move)), [move]), (
                f"{move!r} does not come back by its number"
            )
            assert rules.why_not(state, seat, move) is None, f"{move} is listed and refused"
            rules.play(rules.clone(state), seat, move)
        if seat in rules.waiting_for(state):
            assert is_listed(rules.default_move(state, seat), legal), "the default move is not legal"
    assert rules.dump(state) == before, "playing on a clone changes the original"


def check_others_are_refused(rules: AnyRules, state: Any, rng: Rng, seats: int, tries: int = 20) -> None:
    """Random other moves are refused with a reason and leave no trace."""
    before = rules.dump(state)
    for _ in range(tries):
        seat = rng.below(seats)
        move: Move = rules.moves.at(rng.below(rules.moves.size))
        reason = rules.why_not(state, seat, move)
        if reason is None:
            continue  # listed, or an open-ended move
        assert not is_listed(move, rules.legal(state, seat)) and reason.rule and reason.message, reason
        try:
            rules.play(state, seat, move)
        except IllegalMove as refused:
            assert refused.reason == reason
        else:
            raise AssertionError(f"{move} has a reason against it and can be played")
        assert rules.dump(state) == before, f"the refused {move} changes the state"
    try:
        rules.moves.parse("no such move")
    except MalformedMove as malformed:
        assert malformed.expected
    else:
        raise AssertionError("nonsense is read as a move")


def check_saved(rules: AnyRules, state: Any, seats: int) -> None:
    """Dumping, loading and cloning give the same state, through JSON text."""
    data = rules.dump(state)
    text = json.dumps(data, sort_keys=True)
    loaded = rules.load(json.loads(text))
    assert json.dumps(rules.dump(loaded), sort_keys=True) == text, "a loaded state differs"
    assert json.dumps(rules.dump(rules.clone(state)), sort_keys=True) == text, "a clone differs"
    for seat in range(seats):
        assert [str(m) for m in rules.legal(loaded, seat)] == [str(m) for m in rules.legal(state, seat)]


def check_guess(rules: AnyRules, state: Any, seat: int, rng: Rng) -> None:
    """A guess looks the same to this seat, and nothing the seat sees depends on what it can't see."""
    guessed = rules.guess(state, seat, rng)
    assert _same(rules.view(guessed, seat), rules.view(state, seat)), (
        f"seat {seat} can tell a guess by its view"
    )
    ours, theirs = rules.legal(state, seat), rules.legal(guessed, seat)
    assert [str(m) for m in ours] == [str(m) for m in theirs], f"seat {seat} can tell a guess by its moves"
    assert rules.waiting_for(guessed) == rules.waiting_for(state)
    for other in rules.waiting_for(guessed):
        assert rules.legal(guessed, other), f"in a guess of seat {seat}, seat {other} may do nothing"
    spectator = rules.view(guessed, None)
    assert _same(spectator, rules.view(state, None)), "a spectator sees what a seat can't see"


def check_future(rules: AnyRules, game: RandomGame) -> None:
    """A clone and a loaded copy play on like the original; a copy without a log too, and it tells nothing;
    secrets stay where they belong.
    """
    entry = game.next_input()
    copies = [
        rules.clone(game.state),
        rules.load(json.loads(json.dumps(rules.dump(game.state)))),
        rules.clone(game.state),
    ]
    rules.keep_log(copies[2], False)
    results = []
    for copy in copies:
        if entry.seat == TICK:
            events = rules.tick(copy, entry.now)
        else:
            events = rules.play(copy, entry.seat, rules.moves.parse(entry.move), entry.now)
        results.append((rules.dump(copy), events))
    assert results[0][0] == results[1][0] == results[2][0], f"copies part after {entry}"
    assert results[0][1] == results[1][1], f"copies tell different events after {entry}"
    assert results[2][1] == [], "a state without a log tells events"
    for event in results[0][1]:
        json.dumps(event_for(event, None))
        assert not set(event.secret) & set(event.args), f"{event.kind} tells everybody its secret"


def _same(one: object, other: object) -> bool:
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)
