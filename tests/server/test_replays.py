"""A finished game through the eyes of each audience, step by step; never one that is still being played."""

from pathlib import Path

import msgspec
import pytest

from ludoteka.kernel.events import event_for
from ludoteka.kernel.record import from_text, start, steps
from ludoteka.registry import game
from ludoteka.server import replays
from ludoteka.server.replays import retold
from tests.sample.sealed_bids import SealedBids
from tests.server.players import changed

GOLDEN = [
    next((Path(__file__).parent.parent / "golden").glob(f"{name}*.txt"))
    for name in ("catan", "cheating-moth", "fabled-fruit", "mondo")
]


def as_sent(value):
    return msgspec.json.decode(msgspec.json.encode(value))


def by_the_rules(rules, record, seat):
    """What the audience sees before the first input and after each, and what it learns by each."""
    views = [as_sent(rules.view(start(rules, record), seat))]
    told = []
    for entry, events, state in steps(rules, record):
        views.append(as_sent(rules.view(state, seat)))
        told.append((entry.now, as_sent([event_for(event, seat) for event in events])))
    return views, told


def added_up(first, found):
    views = [first]
    for step in found:
        views.append(changed(views[-1], step["changes"]))
    return views


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_the_steps_of_a_golden_game_add_up_to_what_the_rules_show(file):
    record = from_text(file.read_text("utf-8"))
    rules = game(record.game)
    for seat in (None, *range(record.seats)):
        found = as_sent(retold(rules, record, seat, 0)._asdict())
        views, told = by_the_rules(rules, record, seat)
        assert added_up(found["view"], found["steps"]) == views
        assert [(step["now"], step["events"]) for step in found["steps"]] == told


def test_a_long_game_is_told_in_parts_that_join(monkeypatch):
    record = from_text(GOLDEN[0].read_text("utf-8"))
    rules = game(record.game)
    whole = retold(rules, record, 0, 0)
    monkeypatch.setattr(replays, "STEPS_AT_ONCE", 40)
    parts = []
    while len(parts) < len(record.inputs):
        part = retold(rules, record, 0, len(parts))
        assert part.view == added_up(as_sent(whole.view), as_sent(whole.steps))[len(parts)]
        assert 0 < len(part.steps) <= 40
        parts += part.steps
    assert parts == whole.steps


async def ended(house):
    made, windows = await house.started("Ann", "Bob", options={"cards": 3})
    for card in (1, 2, 3):
        for window in windows:
            await window.my_turn()
            await window.play(f"bid {card}")
    await windows[0].at_end()
    await windows[0].settle()
    return made, windows


async def test_an_ended_game_is_shown_to_each_audience_as_the_rules_show_it(house):
    await house.open()
    made, windows = await ended(house)
    ann = house.people[0]
    page = f"/api/tables/{made['table']['id']}"
    record = from_text(await ann.get(f"{page}/record"))
    for seat in (None, 0, 1):
        found = await ann.get(f"{page}/replay" + ("" if seat is None else f"?seat={seat}"))
        views, told = by_the_rules(SealedBids(), record, seat)
        assert added_up(found["view"], found["steps"]) == views
        assert [(step["now"], step["events"]) for step in found["steps"]] == told
        assert (found["seat"], found["step"], found["count"]) == (seat, 0, 6)
        assert found["outcome"] == windows[0].state["outcome"]
        assert [place["name"] for place in found["table"]["seats"]] == ["Ann", "Bob"]
        assert found["real_time"] is False


async def test_a_replay_can_begin_at_any_step(house):
    await house.open()
    made, _ = await ended(house)
    ann = house.people[0]
    page = f"/api/tables/{made['table']['id']}/replay?seat=1"
    whole = await ann.get(page)
    for step in range(7):
        found = await ann.get(f"{page}&step={step}")
        assert found["view"] == added_up(whole["view"], whole["steps"])[step]
        assert found["steps"] == whole["steps"][step:]


async def test_what_was_taken_back_is_not_shown(house):
    await house.open()
    made, windows = await house.started("Ann", "Bob", options={"cards": 2})
    await windows[0].play("bid 1")
    assert (await windows[0].do("undo"))["type"] == "ack"
    for cards in ((2, 1), (1, 2)):
        for window, card in zip(windows, cards, strict=True):
            await window.my_turn()
            await window.play(f"bid {card}")
    found = await house.people[1].get(f"/api/tables/{made['table']['id']}/replay?seat=0")
    bids = [event["card"] for step in found["steps"] for event in step["events"] if "card" in event]
    assert bids == [2, 1]


async def test_looking_at_old_positions_never_touches_the_table(house):
    server = await house.open()
    made, _ = await ended(house)
    ann = house.people[0]
    page = f"/api/tables/{made['table']['id']}"
    match = server.room.tables[made["table"]["id"]].match
    before = (await ann.get(f"{page}/record"), match.version, SealedBids().dump(match.state))
    for step in (6, 0, 3):
        await ann.get(f"{page}/replay?seat=0&step={step}")
    assert before == (await ann.get(f"{page}/record"), match.version, SealedBids().dump(match.state))


async def test_a_game_that_is_not_over_is_not_shown_to_anybody(house):
    await house.open()
    made, windows = await house.started("Ann", "Bob", options={"cards": 3})
    await windows[0].play("bid 3")
    page = f"/api/tables/{made['table']['id']}/replay"
    for person in house.people:
        for query in ("", "?seat=0", "?seat=1&step=1", "?seat=9", "?step=9"):
            answer = await person.get(page + query, 409)
            assert answer == {"error": "the replay is shown when the game has ended"}
    lobby = await house.table(house.people[0])
    assert (
        "has ended" in (await house.people[0].get(f"/api/tables/{lobby['table']['id']}/replay", 409))["error"]
    )


async def test_who_may_not_see_the_table_may_not_see_its_replay(house):
    await house.open()
    made, _ = await ended(house)
    eve = await house.person("Eve")
    page = f"/api/tables/{made['table']['id']}/replay"
    for query in ("", "?token=wrong", "?token=wrong&seat=0"):
        assert "there is no table" in (await eve.get(page + query, 404))["error"]
    token = made["links"]["spectator"].split("token=")[1]
    assert (await eve.get(f"{page}?token={token}&seat=0"))["count"] == 6


@pytest.mark.parametrize(
    ("query", "problem"),
    [
        ("seat=2", "seat is from 0 to 1, or left out for a spectator's eyes, not '2'"),
        ("seat=-1", "seat is from 0 to 1, or left out for a spectator's eyes, not '-1'"),
        ("seat=", "seat is from 0 to 1, or left out for a spectator's eyes, not ''"),
        ("seat=ann", "seat is from 0 to 1, or left out for a spectator's eyes, not 'ann'"),
        ("step=7", "step is from 0 to 6, the inputs of this game, not '7'"),
        ("step=-1", "step is from 0 to 6, the inputs of this game, not '-1'"),
        ("step=1.5", "step is from 0 to 6, the inputs of this game, not '1.5'"),
        ("step=" + "9" * 5000, "step is from 0 to 6"),
        ("step=²", "step is from 0 to 6"),
    ],
    ids=lambda text: text[:12],
)
async def test_a_seat_or_step_that_is_not_there_is_refused_in_words(house, query, problem):
    await house.open()
    made, _ = await ended(house)
    answer = await house.people[0].get(f"/api/tables/{made['table']['id']}/replay?{query}", 400)
    assert problem in answer["error"]
