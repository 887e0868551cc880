"""Playing at a table: inputs in order, once, whole or not at all; everybody told his part."""

import asyncio


async def test_two_people_play_a_game_to_its_end(house):
    await house.open()
    _, (ann, bob) = await house.started("Ann", "Bob", options={"cards": 2})
    for card in (1, 2):
        for window in (ann, bob):
            answer = await window.play(f"bid {card}")
            assert answer["type"] == "ack"
    for window in (ann, bob):
        end = await window.at_end()
        assert end["outcome"] == {"ranks": [1, 1], "scores": [0, 0], "why": "most-points"}
        assert end["options"] == []
        assert window.gaps == 0


async def test_simultaneous_answers_all_count_though_they_were_chosen_at_the_same_version(house):
    await house.open()
    _, windows = await house.started("Ann", "Bob", "Cyd", "Dan")
    answers = await asyncio.gather(
        *(window.play(f"bid {seat + 1}", at=0) for seat, window in enumerate(windows))
    )
    assert [answer["type"] for answer in answers] == ["ack"] * 4
    for window in windows:
        await window.at_version(4)
    settled = windows[0].state["events"][-1]
    assert settled["bids"] == [1, 2, 3, 4]


async def test_a_double_click_plays_once(house):
    await house.open()
    _, (ann, bob) = await house.started("Ann", "Bob")
    await ann.send("play", id="click", moves=["bid 2"], at=0)
    await ann.send("play", id="click", moves=["bid 2"], at=0)
    first = await ann.until("ack")
    second = await ann.until("ack")
    assert first == second
    assert [message["version"] for message in await bob.quiet() if message["type"] == "update"] == [1]


async def test_the_same_move_from_a_second_window_is_stale(house):
    await house.open()
    made, (ann, bob) = await house.started("Ann", "Bob")
    second = await house.visit(house.people[0], made["links"]["host"])
    await second.until("state")
    await ann.play("bid 2", at=0)
    await bob.play("bid 3", at=0)
    answer = await second.play("bid 1", at=0)
    assert answer["reason"]["message"] == "room-stale"


async def test_an_input_sent_again_after_a_restart_is_not_done_again(house):
    await house.open()
    made, (ann, _) = await house.started("Ann", "Bob")
    await ann.play("bid 2", id="once")
    await house.restart()
    again = await house.visit(house.people[0], made["links"]["host"], client=ann.client)
    await again.until("state")
    assert await again.play("bid 2", id="once") == {"type": "ack", "id": "once", "version": 1}


async def test_a_rejected_move_leaves_no_trace_and_says_which_rule(house):
    server = await house.open()
    made, (ann, bob) = await house.started("Ann", "Bob")
    match = server.room.tables[made["table"]["id"]].match
    before = (
        match.version,
        match.rules.dump(match.state),
        len(server.room.store.progress(made["table"]["id"]).inputs),
    )
    answer = await ann.play("bid 9")
    assert answer["type"] == "refused"
    assert answer["version"] == 0
    assert answer["reason"] == {"message": "no-such-card", "rule": "BID-2", "args": {}, "highlight": []}
    after = (
        match.version,
        match.rules.dump(match.state),
        len(server.room.store.progress(made["table"]["id"]).inputs),
    )
    assert after == before
    assert [message for message in await bob.quiet() if message["type"] == "update"] == []


async def test_a_batch_is_played_whole_or_not_at_all(house):
    await house.open()
    _, (ann, _bob) = await house.started("Ann", "Bob")
    answer = await ann.play("bid 1", "bid 2")
    assert answer["reason"]["rule"] == "BID-1"
    assert (await ann.play("bid 1"))["version"] == 1


async def test_a_text_that_is_no_move_is_answered_with_what_would_be_one(house):
    await house.open()
    _, (ann, _) = await house.started("Ann", "Bob")
    answer = await ann.play("bid high")
    assert answer["reason"]["message"] == "room-malformed-move"
    assert answer["reason"]["args"] == {
        "text": "bid high",
        "expected": "card is a number from 1 to 13, not 'high'",
    }


async def test_why_not_names_the_rule_and_nothing_for_an_allowed_move(house):
    await house.open()
    _, (ann, _) = await house.started("Ann", "Bob")
    assert (await ann.do("why", move="bid 9"))["reason"]["rule"] == "BID-2"
    assert (await ann.do("why", move="bid 1"))["reason"] is None


async def test_nothing_is_told_before_it_is_stored(house, monkeypatch):
    server = await house.open()
    _made, (ann, bob) = await house.started("Ann", "Bob")
    store, stored = server.room.store, asyncio.Event()
    write = store.write

    async def slow_write(steps):
        await stored.wait()
        await write(steps)

    monkeypatch.setattr(store, "write", slow_write)
    await ann.send("play", id="slow", moves=["bid 1"])
    assert [m for m in await bob.quiet() if m["type"] == "update"] == []
    assert [m for m in await ann.quiet() if m["type"] in ("ack", "update")] == []
    stored.set()
    assert (await ann.until("ack"))["version"] == 1
    assert (await bob.until("update"))["version"] == 1


async def test_a_move_that_cannot_be_stored_has_not_happened(house, monkeypatch):
    server = await house.open()
    _made, (ann, _bob) = await house.started("Ann", "Bob")
    store = server.room.store
    write = store.write

    async def full_disk(steps):
        raise OSError("no space left")

    monkeypatch.setattr(store, "write", full_disk)
    assert (await ann.play("bid 1"))["reason"]["message"] == "room-failed"
    monkeypatch.setattr(store, "write", write)
    assert (await ann.play("bid 2"))["version"] == 1


async def test_who_comes_back_gets_just_what_was_missed(house):
    await house.open()
    made, (ann, bob) = await house.started("Ann", "Bob")
    await bob.close()
    await ann.play("bid 1")
    back = await house.visit(house.people[1], made["links"]["seat"], client=bob.client, since=0)
    missed = await back.until("update", "state")
    assert (missed["type"], missed["follows"], missed["version"]) == ("update", 0, 1)
    assert missed["events"] == [{"kind": "bid", "seat": 0}]


async def test_who_missed_nothing_is_told_so(house):
    await house.open()
    made, (_ann, bob) = await house.started("Ann", "Bob")
    back = await house.visit(house.people[1], made["links"]["seat"], client=bob.client, since=0)
    assert (await back.until("update", "state", "skip")) == {"type": "skip", "version": 0}


async def test_a_version_the_server_does_not_have_is_replaced_by_a_snapshot(house):
    await house.open()
    made, (_ann, bob) = await house.started("Ann", "Bob")
    back = await house.visit(house.people[1], made["links"]["seat"], client=bob.client, since=7)
    assert (await back.until("update", "state", "skip"))["type"] == "state"


async def test_a_late_spectator_gets_a_snapshot_with_what_happened(house):
    await house.open()
    made, (ann, _bob) = await house.started("Ann", "Bob")
    await ann.play("bid 1")
    watcher = await house.visit(await house.person("Eve"), made["links"]["spectator"])
    state = await watcher.until("state")
    assert state["log"] == [{"kind": "bid", "seat": 0}]
    assert state["options"] == []


async def test_chat_reaches_everybody_and_is_there_after_a_restart(house):
    await house.open()
    made, (ann, bob) = await house.started("Ann", "Bob")
    await ann.do("chat", text="good luck")
    assert (await bob.until("chat"))["line"]["text"] == "good luck"
    await house.restart()
    again = await house.visit(house.people[1], made["links"]["seat"])
    assert [line["name"] for line in (await again.until("welcome"))["chat"]] == ["Ann"]
