"""Sitting down, getting up, who is gone, bots in between."""

import asyncio

import websockets

from ludoteka.bots.levels import BOTS
from tests.server.players import Person


async def seat_info(window, seat, that):
    """The seat as soon as `that` holds of it."""
    message = await window.until("table", "welcome", that=lambda m: that(m["table"]["seats"][seat]))
    return message["table"]["seats"][seat]


async def test_of_fifty_people_who_want_the_last_seat_exactly_one_gets_it(house):
    server = await house.open()
    ann = await house.person("Ann")
    made = await house.table(ann, seats=2)
    people = await asyncio.gather(*(Person(server, f"P{n}").arrive() for n in range(50)))
    house.people += people
    windows = await asyncio.gather(*(house.visit(person, made["links"]["seat"]) for person in people))
    answers = await asyncio.gather(*(window.do("seat", seat=1, action="take") for window in windows))
    assert sorted(answer["type"] for answer in answers) == ["ack"] + ["refused"] * 49
    assert {a["reason"]["message"] for a in answers if a["type"] == "refused"} == {"room-seat-taken"}
    winner = next(n for n, answer in enumerate(answers) if answer["type"] == "ack")
    seen = await ann.get("/api" + made["links"]["host"].replace("/table/", "/tables/"))
    assert seen["table"]["seats"][1]["name"] == f"P{winner}"


async def test_of_people_at_two_servers_who_want_the_last_seat_exactly_one_gets_it(house):
    first = await house.open()
    ann = await house.person("Ann")
    made = await house.table(ann, seats=2)
    second = await house.open()
    people = [await Person(server, f"P{n}").arrive() for n, server in enumerate([first, second] * 5)]
    house.people += people
    windows = [await house.visit(person, made["links"]["seat"]) for person in people]
    for window in windows:
        await window.until("fair")

    async def wants_the_seat(window):
        try:
            return (await window.do("seat", seat=1, action="take"))["type"]
        except websockets.ConnectionClosed:
            return "closed"

    answers = await asyncio.gather(*map(wants_the_seat, windows))
    assert answers.count("ack") == 1
    row = first.room.store.table(made["table"]["id"])
    assert row.data["seats"][1]["name"] == f"P{answers.index('ack')}"


async def test_before_the_start_one_may_change_seats(house):
    await house.open()
    ann = await house.person("Ann")
    made = await house.table(ann, seats=3)
    window = await house.visit(ann, made["links"]["host"])
    await window.do("seat", seat=2, action="take")
    seats = (await ann.get(f"/api/tables/{made['table']['id']}"))["table"]["seats"]
    assert [seat["who"] for seat in seats] == ["open", "open", "person"]


async def test_the_host_puts_bots_on_seats_and_opens_them_before_and_during_play(house):
    await house.open()
    _, (ann, bob) = await house.started("Ann", "Bob")
    assert (await bob.do("seat", seat=0, action="bot", bot="random"))["reason"]["message"] == "room-not-host"
    await ann.do("seat", seat=1, action="bot", bot="random")
    assert (await seat_info(bob, 1, lambda s: s["who"] == "bot"))["level"] == "random"
    assert (await bob.play("bid 1"))["reason"]["message"] == "room-not-seated"
    await ann.do("seat", seat=1, action="open")
    assert (await bob.do("seat", seat=1, action="take"))["type"] == "ack"


async def test_a_level_that_does_not_exist_is_refused_with_those_that_do(house):
    await house.open()
    _, (ann, _) = await house.started("Ann", "Bob")
    answer = await ann.do("seat", seat=1, action="bot", bot="genius")
    assert answer["reason"]["args"] == {"level": "genius", "levels": "random"}


async def test_open_seats_are_played_by_bots_until_a_friend_takes_one_during_play(house):
    await house.open()
    ann = await house.person("Ann")
    made = await house.table(ann, seats=2)
    window = await house.visit(ann, made["links"]["host"])
    await window.do("start")
    await window.play("bid 1")
    await window.at_version(2)
    bob = await house.visit(await house.person("Bob"), made["links"]["seat"])
    assert (await bob.do("seat", seat=1, action="take"))["type"] == "ack"
    assert [m["you"]["seat"] for m in bob.messages if m["type"] == "welcome"] == [None, 1]
    await window.my_turn()
    await window.play("bid 2")
    assert (await bob.my_turn())["options"]


async def test_who_is_gone_is_replaced_after_a_countdown_and_is_back_when_he_returns(house):
    await house.open(takeover=1.0)
    made, (ann, bob) = await house.started("Ann", "Bob", options={"cards": 13}, takeover=1.0)
    await ann.play("bid 1")
    await bob.close()
    counting = await seat_info(ann, 1, lambda s: s["takeover_at"] is not None)
    assert not counting["present"]
    gone = await seat_info(ann, 1, lambda s: s["away"])
    assert gone["level"] == "random"
    await ann.at_version(2)  # the bot has bid for Bob
    back = await house.visit(house.people[1], made["links"]["seat"])
    assert not (await seat_info(back, 1, lambda s: s["present"]))["away"]
    await ann.my_turn()
    await ann.play(f"bid {ann.state['options'][0]['args']['card']}")
    await back.my_turn()
    assert (await back.play(back.state["options"][0]["move"]))["type"] == "ack"


async def test_who_leaves_during_play_can_take_his_seat_back(house):
    await house.open()
    _, (ann, bob) = await house.started("Ann", "Bob", options={"cards": 13})
    await bob.do("seat", seat=1, action="leave")
    await ann.play("bid 1")
    await ann.at_version(2)
    assert (await bob.play("bid 1"))["reason"]["message"] == "room-bot-plays"
    await bob.do("seat", seat=1, action="back")
    await ann.my_turn()
    await ann.play("bid 2")
    await bob.my_turn()
    assert (await bob.play(bob.state["options"][0]["move"]))["type"] == "ack"


async def test_a_game_waits_for_who_is_gone_while_nobody_is_kept_waiting(house):
    server = await house.open(takeover=1.0)
    made, windows = await house.started("Ann", "Bob", takeover=1.0)
    for window in windows:
        await window.close()
    await asyncio.sleep(1.3)
    assert server.room.tables[made["table"]["id"]].match.version == 0


async def test_your_tables_lead_back_to_them(house):
    await house.open()
    made, _ = await house.started("Ann", "Bob")
    ann, bob = house.people
    mine = (await bob.get("/api/tables/mine"))[0]
    assert (mine["table"]["id"], mine["seat"], mine["host"], mine["your_turn"]) == (
        made["table"]["id"],
        1,
        False,
        True,
    )
    await house.restart()
    mine = (await ann.get("/api/tables/mine"))[0]
    assert mine["host"]
    window = await house.visit(ann, f"/table/{made['table']['id']}")
    assert (await window.until("state"))["options"]


async def test_a_public_table_is_found_by_others_while_it_has_an_open_seat(house):
    await house.open()
    ann, bob = await house.person("Ann"), await house.person("Bob")
    await house.table(ann)
    public = await house.table(ann, public=True)
    found = await bob.get("/api/tables")
    assert [entry["table"]["id"] for entry in found] == [public["table"]["id"]]
    window = await house.visit(bob, found[0]["link"])
    await window.do("seat", seat=1, action="take")
    assert await bob.get("/api/tables") == []


async def test_a_table_against_bots_starts_by_itself_with_the_makers_nonce(house):
    await house.open()
    ann = await house.person("Ann")
    made = await house.table(ann, bots=[None, "random"], play_now=True, options={"cards": 2})
    window = await house.visit(ann, made["links"]["host"])
    await window.until("fair")
    await window.do("nonce", nonce="mine")
    assert (await window.bid_each((1, 2)))["outcome"]["why"] == "most-points"


async def test_bots_alone_play_to_the_end_while_somebody_looks_on(house):
    await house.open()
    ann = await house.person("Ann")
    made = await house.table(ann, seats=3, seat=None, bots=["random"] * 3, play_now=True)
    window = await house.visit(ann, made["links"]["host"])
    assert (await window.at_end())["outcome"] is not None
    assert window.gaps == 0


def test_no_bots_of_tests_are_left_behind():
    assert "sealed-bids" not in BOTS
