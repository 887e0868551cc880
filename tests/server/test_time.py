"""Deadlines, undo, slow readers, and what is left when all is over."""

import asyncio
import gc
import weakref

from tests.server.players import PATIENCE


async def eventually(condition):
    for _ in range(int(PATIENCE / 0.02)):
        if condition():
            return
        await asyncio.sleep(0.02)
    raise AssertionError("it did not come about in time")


async def test_a_deadline_takes_effect_once_though_nobody_is_there(house):
    server = await house.open()
    made, windows = await house.started("Ann", "Bob", options={"cards": 2, "seconds": 1})
    for window in windows:
        await window.close()
    table = server.room.tables[made["table"]["id"]]
    await eventually(lambda: table.row.phase == "ended")
    assert [entry.kind for entry in table.match.entries] == ["start", "tick", "tick"]


async def test_a_deadline_that_was_due_while_the_server_was_down_takes_effect_once_when_it_is_up(house):
    now = [1000.0]
    await house.open(monotonic=lambda: now[0])
    made, (ann, _) = await house.started("Ann", "Bob", options={"cards": 3, "seconds": 60})
    now[0] += 59.9
    await ann.play("bid 2")
    server = await house.restart()
    await eventually(lambda: made["table"]["id"] in server.room.tables)
    table = server.room.tables[made["table"]["id"]]
    assert table.clock.now() >= 59_900
    await eventually(lambda: table.match.version == 2)
    await asyncio.sleep(0.1)
    assert [entry.kind for entry in table.match.entries] == ["start", "play", "tick"]
    assert table.match.state.hands == [[1, 3], [2, 3]]


async def test_a_secret_choice_survives_a_restart_and_stays_secret(house):
    await house.open()
    made, (ann, _bob) = await house.started("Ann", "Bob")
    await ann.play("bid 3")
    await house.restart()
    ann2 = await house.visit(house.people[0], made["links"]["host"])
    bob2 = await house.visit(house.people[1], made["links"]["seat"])
    assert (await ann2.until("state"))["view"]["bid"] == 3
    state = await bob2.until("state")
    assert state["log"] == [{"kind": "bid", "seat": 0}]
    await bob2.play("bid 4")
    assert (await ann2.at_version(2))["events"][-1]["bids"] == [3, 4]


async def test_the_future_is_the_same_with_a_restart_at_any_step(house):
    server = await house.open()
    made, (_ann, _bob) = await house.started("Ann", "Bob", options={"cards": 5})
    name = made["table"]["id"]
    prizes = server.room.tables[name].match.state.prizes[:]
    turned_up = []
    for card in range(1, 6):
        for person, link, move in ((0, "host", card), (1, "seat", 6 - card)):
            server = await house.restart()
            window = await house.visit(house.people[person], made["links"][link])
            await window.until("state")
            await window.play(f"bid {move}")
            await window.settle()
        turned_up.append(window.state["events"][-1]["prize"])
    assert turned_up == prizes[::-1]
    assert server.room.tables[name].row.phase == "ended"


async def test_who_acted_last_may_take_it_back_while_nothing_came_to_light(house):
    await house.open()
    _, (ann, bob) = await house.started("Ann", "Bob", options={"cards": 13})
    assert (await ann.do("undo"))["reason"]["message"] == "room-nothing-to-undo"
    await ann.play("bid 3")
    assert (await ann.at_version(1))["can_undo"]
    assert not (await bob.at_version(1))["can_undo"]
    assert (await bob.do("undo"))["reason"]["message"] == "room-nothing-to-undo"
    assert (await ann.do("undo"))["version"] == 2
    assert (await bob.at_version(2))["events"] == [{"kind": "undone", "seat": 0}]
    assert (await ann.at_version(2))["view"]["bid"] == 0
    await ann.play("bid 5")
    await bob.play("bid 4")  # now the bids are shown: nobody may take back what he knows
    assert not (await bob.at_version(4))["can_undo"]
    assert not (await ann.at_version(4))["can_undo"]


async def test_what_was_taken_back_stays_so_after_a_restart_and_is_not_in_the_record(house):
    server = await house.open()
    made, (ann, bob) = await house.started("Ann", "Bob", options={"cards": 2})
    await ann.play("bid 1")
    await ann.do("undo")
    server = await house.restart()
    ann = await house.visit(house.people[0], made["links"]["host"])
    bob = await house.visit(house.people[1], made["links"]["seat"])
    assert (await ann.until("state"))["view"]["bid"] == 0
    for move, window in (("bid 2", ann), ("bid 1", bob), ("bid 1", ann), ("bid 2", bob)):
        await window.play(move)
    record = server.room.tables[made["table"]["id"]].match.record()
    assert [(entry.seat, entry.move) for entry in record.inputs] == [
        (0, "bid 2"),
        (1, "bid 1"),
        (0, "bid 1"),
        (1, "bid 2"),
    ]


async def test_a_reader_who_stops_reading_is_dropped_and_slows_nobody(house):
    server = await house.open(queue=20)
    made, (ann, bob) = await house.started("Ann", "Bob")
    table = server.room.tables[made["table"]["id"]]
    slow = next(reader for reader in table.readers if reader.seat == 1)
    stuck = asyncio.Event()

    async def never_sent(text):
        await stuck.wait()

    slow.wire.send_text = never_sent
    loop = asyncio.get_running_loop()
    started = loop.time()
    for n in range(40):
        assert (await ann.do("chat", text=f"line {n}"))["type"] == "ack"
    assert loop.time() - started < 5
    assert slow.dropped
    assert await bob.closed() == 4408
    await eventually(lambda: slow not in table.readers)


async def test_finished_games_leave_no_tables_tasks_or_connections_behind(house):
    server = await house.open(idle=0.05)
    ann = await house.person("Ann")
    known = []

    async def game():
        made = await house.table(ann, bots=[None, "random"], options={"cards": 2}, play_now=True)
        window = await ann.visit(made["links"]["host"])
        await window.do("nonce", nonce="n")
        table = server.room.tables[made["table"]["id"]]
        known.extend(
            map(weakref.ref, (table, table.match, table.task, table.readers[0], table.readers[0].sender))
        )
        del table
        await window.bid_each((1, 2))
        await window.close()

    await game()
    await eventually(lambda: not server.room.tables)
    tasks = len(asyncio.all_tasks())
    for _ in range(30):
        await game()
    await eventually(lambda: not server.room.tables)
    await eventually(lambda: len(asyncio.all_tasks()) <= tasks)
    gc.collect()
    alive = [ref() for ref in known if ref() is not None]
    assert len(alive) <= 5  # the loop may still hold the last connection, but none of the thirty before it
    assert server.room.opening == {}


async def test_when_another_server_writes_to_the_table_this_one_gives_it_up(house):
    first = await house.open()
    made, (_ann, bob) = await house.started("Ann", "Bob")
    second = await house.open()
    for person in house.people:
        person.server = second
    elsewhere = await house.visit(house.people[0], made["links"]["host"])
    await elsewhere.until("state")
    await elsewhere.play("bid 1")
    await bob.send("play", id="late", moves=["bid 2"])
    assert await bob.closed() == 4410
    assert [entry["moves"] for entry in first.room.store.progress(made["table"]["id"]).inputs] == [
        [],
        ["bid 1"],
    ]
