"""Cheating Moth, several rules at once: what holds after every move and every tick of any game."""

from __future__ import annotations

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteka.games.cheating_moth.cards import all_cards
from ludoteka.games.cheating_moth.moves import Feint, Hide, LetGo, Sort
from ludoteka.games.cheating_moth.play import play, tick, wake_at
from ludoteka.games.cheating_moth.rules import RULES
from ludoteka.games.cheating_moth.state import CLOSING, OVER, SETTLING, State
from ludoteka.kernel.moves import Move
from ludoteka.kernel.rng import seeded
from tests.games.cheating_moth.table import Table

SECRET = (Hide, Feint, LetGo, Sort)
STEPS = 400


def cards_of(state: State) -> Counter[int]:
    every = state.deck + state.discard
    for seat in range(state.seats):
        every = every + state.hands[seat] + state.gone[seat]
    return Counter(every)


def views(state: State, *, but: int) -> list[object]:
    return [RULES.view(state, seat) for seat in (None, *range(state.seats)) if seat != but]


def step(state: State, draw: st.DataObject) -> tuple[int, Move] | None:
    """A move of somebody, or the passing of a little time (None)."""
    able = [(seat, move) for seat in range(state.seats) for move in RULES.legal(state, seat)]
    if not able or draw.draw(st.integers(0, 2)) == 0:
        due = wake_at(state)
        assert due is not None or RULES.waiting_for(state), "nobody and nothing is waited for"
        now = state.now + draw.draw(st.integers(1, 900)) if due is None or able else max(due, state.now)
        tick(state, now)
        return None
    seat, move = able[draw.draw(st.integers(0, len(able) - 1))]
    return seat, move


@settings(max_examples=25, deadline=None)
@given(data=st.data(), seats=st.integers(3, 5), seed=st.integers(0, 999))
def test_after_every_move_the_71_cards_are_there_and_nobody_but_its_owner_sees_a_sleight(data, seats, seed):
    options = {
        "turn_seconds": data.draw(st.sampled_from((0, 10))),
        "catching": data.draw(st.sampled_from(("tells", "watchful-eye"))),
    }
    state = RULES.new(seats, RULES.read_options(options, seats), seeded(str(seed)))
    for _ in range(STEPS):
        if state.phase == OVER:
            break
        chosen = step(state, data)
        if chosen is not None:
            seat, move = chosen
            before = views(state, but=seat) if isinstance(move, SECRET) else None
            play(state, seat, move, state.now)
            if before is not None:
                assert views(state, but=seat) == before, f"others see {move}"
        if data.draw(st.integers(0, 60)) == 0:
            RULES.interrupted(state, state.now + data.draw(st.integers(0, 100_000)))
        assert cards_of(state) == Counter(all_cards())
        assert all(fan >= len(hand) for fan, hand in zip(state.fans, state.hands, strict=True))


def test_the_clock_of_a_turn_stands_while_the_table_is_left_during_an_accusation():
    table = Table("number-2 number-1", "number-2 number-1", "number-5 number-1", turn_seconds=10)
    left = table.state.due - table.now
    table.play(0, "accuse 1")
    assert table.state.phase == SETTLING
    table.now += 60_000
    RULES.interrupted(table.state, table.now)
    table.pass_to_due()
    assert table.is_turn_of == 0
    assert table.state.due - table.now == left


def test_light_does_not_fall_on_a_sleight_while_the_table_is_left():
    table = Table("number-2 number-1", "number-2 number-1", "number-5 number-1", catching="watchful-eye")
    table.play(1, "hide number-1").play(0, "look 2")
    table.pass_time(300)
    table.now += 60_000
    RULES.interrupted(table.state, table.now)
    assert table.state.sleights[-1].lit <= 300


def test_the_light_of_who_becomes_the_guard_does_not_shine_at_himself():
    table = Table("number-2 number-1", "number-2 number-1", "number-5 number-1", catching="watchful-eye")
    table.play(0, "look 2").play(1, "hide number-1").pass_time(700).play(0, "accuse 1")
    assert table.state.guard == 1
    assert table.view(1)["you"]["light"] == 0


def test_mot_24_the_replay_shows_what_was_let_go_and_pretended_long_before_the_end():
    table = Table("number-2", "number-4 number-5 moth-1", "number-5 number-1")
    table.play(1, "hide moth-1").pass_time(500).play(1, "let-go").pass_time(5000)
    table.play(1, "feint").pass_time(6000)
    table.play(2, "hide number-1").pass_time(2000)
    table.play(0, "play number-2")
    assert table.state.phase == CLOSING
    table.pass_to_due()
    shown = [(one["seat"], one["ending"]) for one in table.view(None)["replay"]["sleights"]]
    assert shown == [(1, "let-go"), (1, "let-go"), (2, "gone")]
