"""Real-time games at a table: bots that look on, presses that count, pauses, restarts, crowds."""

import asyncio
import random
from types import SimpleNamespace

import pytest

from ludoteka.bots import levels
from ludoteka.games.mondo.rules import RULES
from ludoteka.kernel.record import from_text, replay
from ludoteka.server.bot_seats import PATIENCE
from tests.games.mondo.test_contract import tiles
from tests.server.bad_bots import BAD_ONLOOKERS, register_bad_bots
from tests.server.players import Person
from tests.server.test_kill import Process, free_port
from tests.server.test_time import eventually

COUNTDOWN = 3.0


class Clock:
    """The server's clock, which only the test moves."""

    def __init__(self):
        self.at = 1000.0

    def __call__(self):
        return self.at


async def pass_time(clock, window, seconds):
    """The table notices it with the next message."""
    clock.at += seconds
    await window.do("chat", text="tick, tock")
    await window.settle()


async def mondo(house, clock, *names, bots=(), options=None, **settings):
    """A table of Mondo with these people and bots, its first round under way."""
    server = await house.open(monotonic=clock, **settings)
    wish = {"game": "mondo", "seats": len(names) + len(bots), "options": options or {}}
    made, windows = await house.started(*names, bots=[*[None] * len(names), *bots], **wish)
    await pass_time(clock, windows[0], COUNTDOWN)
    return server, made, windows


def happenings(window, kind):
    return [
        event
        for message in window.messages
        if message["type"] == "update"
        for event in message["events"]
        if event["kind"] == kind
    ]


async def test_bots_act_at_their_pace_though_nobody_waits_for_them(house):
    clock = Clock()
    options = {"pace": 10}
    server, made, (ann,) = await mondo(house, clock, "Ann", bots=["greedy", "search"], options=options)
    bots = server.room.tables[made["table"]["id"]].bots
    for _ in range(120):
        await pass_time(clock, ann, 0.5)
        await eventually(lambda: not bots.thinking)
    await ann.settle()
    for seat in (1, 2):
        placed = [event for event in happenings(ann, "placed") if event["seat"] == seat]
        assert 5 <= len(placed) <= 14  # ten in this minute, give or take what people would
    assert not happenings(ann, "bell")


@pytest.mark.parametrize("level", BAD_ONLOOKERS)
async def test_whatever_a_bot_does_that_looks_on_the_table_goes_on(house, monkeypatch, level):
    monkeypatch.setitem(levels.BOTS, "mondo", BAD_ONLOOKERS)
    clock = Clock()
    server, made, (ann,) = await mondo(
        house, clock, "Ann", bots=[level], prepare=register_bad_bots, think=0.05
    )
    asked = []
    glance = server.room.thinkers.glance

    async def noted(sight, level, seconds):
        asked.append(seconds)
        return await glance(sight, level, seconds)

    monkeypatch.setattr(server.room.thinkers, "glance", noted)
    bots = server.room.tables[made["table"]["id"]].bots
    for tile in range(8):
        await pass_time(clock, ann, 20)
        await eventually(lambda: not bots.thinking)
        assert (await ann.play(f"grab {tile}", "put-back"))["type"] == "ack"
    await eventually(lambda: not bots.thinking)
    if level == "restless":  # it does no harm, and is asked no more often than others
        assert len(asked) < 20
    else:  # less and less time, and then it is given up
        assert bots.failures[1] == PATIENCE
        assert asked == sorted(asked, reverse=True)
        assert len(asked) <= PATIENCE


async def test_bots_agree_to_a_pause_and_the_clock_stands_until_somebody_goes_on(house):
    clock = Clock()
    _, _, (ann,) = await mondo(house, clock, "Ann", bots=["search", "greedy"], options={"pace": 1})
    await ann.play("pause")
    while ann.state["view"]["phase"] != "paused":
        await pass_time(clock, ann, 0.5)
    left = ann.state["view"]["left"]
    await pass_time(clock, ann, 10_000)
    assert ann.state["view"]["phase"] == "paused"
    refused = await ann.play("stop")
    assert refused["reason"]["message"] == "paused"
    await ann.play("resume")
    await pass_time(clock, ann, COUNTDOWN)
    assert ann.state["view"]["phase"] == "building"
    assert ann.state["view"]["ends_at"] - ann.state["now"] == left


async def test_who_loses_the_line_keeps_the_board_and_after_a_while_a_bot_builds_on(house):
    clock = Clock()
    server, made, (ann, bob) = await mondo(house, clock, "Ann", "Bob", options={"pace": 30}, takeover=20)
    table = server.room.tables[made["table"]["id"]]
    await bob.play("grab 3", "place 0 0 0")
    await bob.close()
    await eventually(lambda: len(table.readers) == 1)
    await pass_time(clock, ann, 10)
    assert not happenings(ann, "grabbed")[1:]  # nobody builds for Bob yet, and the clock runs
    while len(happenings(ann, "placed")) < 3:
        await pass_time(clock, ann, 1)
        await eventually(lambda: not table.bots.thinking)
    assert {event["seat"] for event in happenings(ann, "placed")} == {1}
    assert ann.state["view"]["players"][1]["board"][0] == [3, 0, 0]
    back = await house.visit(house.people[1], made["links"]["seat"])
    await back.until("state")
    assert table.bot_level(1) is None


async def echo_after(clock, window, seconds):
    """Answers the table's latest probe so late."""
    await window.settle()
    probe = [message["probe"] for message in window.messages if message["type"] == "probe"][-1]
    clock.at += seconds
    await window.send("echo", probe=probe)
    await window.settle()


async def test_mon_35_a_placement_pressed_before_the_bell_counts_within_the_measured_round_trip(house):
    clock = Clock()
    server, made, (ann, bob) = await mondo(house, clock, "Ann", "Bob", options={"minutes": 1})
    table = server.room.tables[made["table"]["id"]]
    await ann.play("grab 3")
    await bob.play("grab 4")
    await echo_after(clock, ann, 0.2)
    bell = ann.state["view"]["ends_at"]
    clock.at += (bell + 150 - table.clock.now()) / 1000
    claimed = await bob.play("place 0 0 0", pressed=bell - 40)  # whose line was never measured
    assert claimed["reason"]["message"] == "time-up"
    assert (await ann.play("place 0 0 0", pressed=bell - 10))["type"] == "ack"
    assert table.match.entries[-1].now == bell - 10
    clock.at += 0.3
    await ann.do("chat", text="the bell has rung")
    assert (await ann.play("grab 5", pressed=bell - 10))["reason"]["message"] == "round-over"


async def test_while_the_server_is_down_time_stands_still_and_until_somebody_is_back(house):
    clock = Clock()
    _, made, (ann, bob) = await mondo(house, clock, "Ann", "Bob")
    await ann.play("grab 3", "place 0 0 0", "grab 4")
    await bob.at_version(ann.version)
    before = ann.state
    left = before["view"]["ends_at"] - before["now"]
    server = await house.restart(monotonic=clock)
    await eventually(lambda: made["table"]["id"] in server.room.tables)
    table = server.room.tables[made["table"]["id"]]
    clock.at += 5000
    await asyncio.sleep(0.05)
    assert not table.clock.is_going
    back = await house.visit(house.people[1], made["links"]["seat"], since=bob.version, client=bob.client)
    state = await back.until("state", "update")
    assert [event["kind"] for event in state["log"]][-1] == "interrupted"
    assert state["view"]["phase"] == "countdown"
    assert state["view"]["left"] == left
    assert state["view"]["players"] == before["view"]["players"]
    assert state["view"]["starts_at"] > state["now"] + 5000
    await pass_time(clock, back, 10)
    assert back.state["view"]["phase"] == "building"
    assert back.state["view"]["ends_at"] - table.clock.now() == left


async def test_after_kill_9_in_a_round_all_that_was_acknowledged_is_there(tmp_path):
    port = free_port()
    address = SimpleNamespace(address=f"127.0.0.1:{port}")
    first = Process(tmp_path / "room.sqlite3", port, "never")
    await first.ready()
    ann = await Person(address, "Ann").arrive()
    made = await ann.post("/api/tables", {"game": "mondo", "seats": 1, "options": {"minutes": 2}})
    window = await ann.visit(made["links"]["host"], client="a")
    await window.until("fair")
    await window.do("start")
    await window.until("update", that=lambda told: any(e["kind"] == "building" for e in told["events"]))
    tile = next(tile for tile, lies in enumerate(window.state["view"]["heap"]) if lies)
    assert (await window.play(f"grab {tile}"))["type"] == "ack"
    held = window.state["view"]["players"][0]
    first.end()

    second = Process(tmp_path / "room.sqlite3", port, "never")
    try:
        await second.ready()
        again = await ann.visit(made["links"]["host"], client="a", since=window.version)
        state = await again.until("state", "update")
        assert state["view"]["players"][0] == held
        assert state["view"]["phase"] == "countdown"
        assert (await again.play("put-back"))["reason"]["message"] == "countdown"
    finally:
        second.end()
        await ann.leave()


async def test_six_clients_grab_from_one_heap_and_no_tile_is_lost_or_doubled(house):
    """Two of the four players have two windows open; each acts as fast as it is answered."""
    clock = Clock()
    server, made, windows = await mondo(house, clock, "Ann", "Bob", "Cid", "Dan")
    for seat in (0, 1):
        link = made["links"]["seat"]
        windows.append(await house.visit(house.people[seat], link, client=f"second window of {seat}"))
    for window in windows:
        await window.settle()
    match = server.room.tables[made["table"]["id"]].match
    answers = await asyncio.gather(*(act(window, number) for number, window in enumerate(windows)))
    refused = {message for found in answers for message in found if message}
    assert refused <= {
        "tile-gone",
        "one-tile-at-a-time",
        "no-tile-in-hand",
        "square-taken",
        "not-beside-a-tile",
    }
    assert "tile-gone" in refused
    assert tiles(match.state) == [136]
    await asyncio.gather(*(window.at_version(match.version) for window in windows))
    boards = [window.state["view"]["players"] for window in windows]
    assert all(board == boards[0] for board in boards)
    assert not any(window.gaps for window in windows)


async def act(window, number, actions=60):
    """Does one thing after the other with the first tiles of the heap, where all hands meet."""
    chance = random.Random(number)
    answers = []
    for _ in range(actions):
        you = window.state["view"]["you"]
        if you["squares"]:
            square = chance.choice(you["squares"])
            move = chance.choice(["put-back", f"place {square} {chance.randrange(4)} 0"])
        else:
            move = f"grab {chance.randrange(20)}"
        answer = await window.do("play", moves=[move])
        answers.append(answer["reason"]["message"] if answer["type"] == "refused" else None)
        if answer["type"] == "ack":
            await window.at_version(answer["version"])
    return answers


async def test_the_record_of_a_real_time_game_replays_with_its_times_and_interruptions(house):
    clock = Clock()
    _, made, (ann, bob) = await mondo(house, clock, "Ann", "Bob", options={"level": "expert"})
    await ann.play("grab 3", "place 0 0 0")
    await house.restart(monotonic=clock)
    ann, bob = [await house.visit(person, made["links"]["seat"]) for person in house.people]
    await ann.until("state")
    await bob.until("state")
    await pass_time(clock, ann, 10)
    for number in range(3):
        for window in (ann, bob):
            assert (await window.play("stop"))["type"] == "ack"
        if number < 2:
            for window in (ann, bob):
                assert (await window.play("ready"))["type"] == "ack"
            await pass_time(clock, ann, COUNTDOWN)
    text = await house.people[0].get(f"/api/tables/{made['table']['id']}/record")
    record = from_text(text)
    assert "interrupted @" in text
    assert record.result is not None
    assert RULES.outcome(replay(RULES, record)) is not None
