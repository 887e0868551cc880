"""Whatever a bot does, the table goes on, and within the time."""

import asyncio
import multiprocessing
import os
import signal
import time

import pytest

from ludoteka.bots import levels
from ludoteka.server.thinkers import Thinkers
from tests.server.bad_bots import BAD, register_bad_bots


@pytest.mark.parametrize("level", BAD)
async def test_a_bot_that_does_what_it_should_not_is_played_for(house, monkeypatch, level):
    monkeypatch.setitem(levels.BOTS, "sealed-bids", BAD)
    await house.open(prepare=register_bad_bots, think=0.2)
    ann = await house.person("Ann")
    made = await house.table(ann, bots=[None, level], options={"cards": 2})
    window = await house.visit(ann, made["links"]["host"])
    await window.do("start")
    started = time.monotonic()
    end = await window.bid_each((1, 2))
    assert end["outcome"]["scores"] == [0, 0]  # its harmless move is always its lowest card
    assert time.monotonic() - started < 12


async def test_a_bot_that_fails_again_and_again_gets_less_time_and_is_asked_no_more(house, monkeypatch):
    monkeypatch.setitem(levels.BOTS, "sealed-bids", BAD)
    server = await house.open(prepare=register_bad_bots, think=0.4)
    asked = []
    choose = server.room.thinkers.choose

    async def noted(sight, level, seconds):
        asked.append(seconds)
        return await choose(sight, level, seconds)

    monkeypatch.setattr(server.room.thinkers, "choose", noted)
    ann = await house.person("Ann")
    made = await house.table(
        ann, seat=None, bots=["crashing", "crashing"], play_now=True, options={"cards": 7}
    )
    window = await house.visit(ann, made["links"]["host"])
    await window.at_end()
    assert sorted(asked, reverse=True) == [0.4, 0.4, 0.2, 0.2, 0.1, 0.1, 0.05, 0.05]


async def test_a_bot_learns_only_what_its_seat_may_know(house, monkeypatch):
    server = await house.open()
    told = []
    choose = server.room.thinkers.choose

    async def noted(sight, level, seconds):
        told.append(sight)
        return await choose(sight, level, seconds)

    monkeypatch.setattr(server.room.thinkers, "choose", noted)
    ann = await house.person("Ann")
    made = await house.table(ann, bots=[None, "random"], options={"cards": 12})
    window = await house.visit(ann, made["links"]["host"])
    await window.do("start")
    await window.bid_each(range(1, 13))
    table = server.room.tables[made["table"]["id"]]
    key = table.match.state.rng.key.hex()
    assert len(told) >= 12
    assert all(key not in str(sight) for sight in told)


async def test_bots_think_again_when_all_their_processes_broke_down(house):
    server = await house.open()
    ann = await house.person("Ann")
    for _ in range(2):
        made = await house.table(ann, seat=None, bots=["random"] * 2, play_now=True, options={"cards": 3})
        window = await house.visit(ann, made["links"]["host"])
        await window.at_end()
        assert not any(server.room.tables[made["table"]["id"]].bots.failures.values())
        server.room.thinkers.pool.stop()


async def test_when_a_process_dies_others_take_over_and_none_of_the_old_ones_is_left():
    before = set(children())
    thinkers = Thinkers(2, nothing_to_prepare)
    try:
        first = await processes_of(thinkers, lambda found: len(found) == 2, before)
        os.kill(min(first), signal.SIGKILL)
        await processes_of(thinkers, lambda found: len(found) == 2 and not found & first, before)
    finally:
        await asyncio.to_thread(thinkers.close)
    assert set(children()) <= before


def nothing_to_prepare() -> None:
    """The processes of this test play no games."""


def children() -> list[int]:
    return [process.pid for process in multiprocessing.active_children() if process.pid is not None]


async def processes_of(thinkers, wanted, before):
    """The processes that think, once they are as wanted; each time there is something to do for them."""
    async with asyncio.timeout(60):
        while not wanted(found := set(children()) - before):
            thinkers.warm_up()
            await asyncio.sleep(0.05)
    return found
