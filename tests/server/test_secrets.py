"""What nobody may know, nobody is told: through no channel, by no credential."""

import asyncio
import itertools
import json
import re

import pytest
import websockets

from ludoteka.server import sheet as sheets
from ludoteka.server import table_pages


def same_every_time(monkeypatch):
    """Ids, tokens and seeds become numbers in order, so that two servers differ only in what is played."""
    numbers = itertools.count()

    def token(_size=16):
        return f"token-{next(numbers):032d}"

    for module in (sheets, table_pages):
        monkeypatch.setattr(module.secrets, "token_urlsafe", token)
        monkeypatch.setattr(module.secrets, "token_hex", token)


async def frames_of_a_game(house, monkeypatch, secret):
    """What Bob, a spectator and a late spectator get in a game in which only Ann's secret bid differs."""
    same_every_time(monkeypatch)
    await house.open(monotonic=lambda: 1000.0, time=lambda: 5.0)
    made, (ann, bob) = await house.started("Ann", "Bob", options={"cards": 5})
    eve = await house.visit(await house.person("Eve"), made["links"]["spectator"], client="eve")
    await eve.until("state")
    assert (await ann.play(f"bid {secret}", id="secret"))["type"] == "ack"
    refused = await bob.play("bid 9", id="no")
    assert refused["type"] == "refused"
    await bob.do("why", id="why", move="bid 9")
    await ann.do("undo", id="back")
    await ann.play(f"bid {secret}", id="again")
    await bob.at_version(3)
    late = await house.visit(await house.person("Late"), made["links"]["spectator"], client="late")
    await late.until("state")
    again = await house.visit(house.people[1], made["links"]["seat"], client="b2")
    windows = [bob, eve, late, again]
    await again.until("state")
    for window in windows:
        await window.settle()
    page = json.dumps(await house.people[1].get(f"/api/tables/{made['table']['id']}"))
    record = await house.people[1].get(f"/api/tables/{made['table']['id']}/record", 409)
    return [window.frames for window in windows], page, record, ann.frames


async def test_two_games_that_differ_in_a_secret_send_the_others_byte_equal_frames(tmp_path, monkeypatch):
    from tests.server.conftest import House  # noqa: PLC0415  two houses at once

    seen = []
    for secret in (2, 4):
        house = House(tmp_path / f"{secret}.sqlite3")
        with monkeypatch.context() as patch:
            seen.append(await frames_of_a_game(house, patch, secret))
        await house.close()
    names = re.compile(r"(Ann|Bob|Eve|Late)-\d+(\.\d+)?")  # windows made up their own ids
    texts = [names.sub("*", json.dumps(found[:3])) for found in seen]
    assert texts[0] == texts[1]
    assert seen[0][3] != seen[1][3]


async def test_no_frame_of_a_whole_game_holds_the_seed_the_generator_or_what_is_face_down(house):
    server = await house.open()
    made, (ann, bob) = await house.started("Ann", "Bob", options={"cards": 6})
    eve = await house.visit(await house.person("Eve"), made["links"]["spectator"])
    table = server.room.tables[made["table"]["id"]]
    order = json.dumps(table.match.state.prizes, separators=(",", ":"))
    for card in range(1, 6):
        await asyncio.gather(ann.play(f"bid {card}"), bob.play(f"bid {7 - card}"))
    for window in (ann, bob, eve):
        await window.settle()
        text = "".join(window.frames)
        for hidden in (table.sheet.seed, table.sheet.secret, table.match.state.rng.key.hex(), order):
            assert hidden not in text
        assert '"rng"' not in text
        assert '"prizes":' not in text
        assert house.people[0].http.cookies["guest"].split(".")[0] not in text


VERBS = {
    "play": {"moves": ["bid 1"]},
    "why": {"move": "bid 1"},
    "undo": {},
    "start": {},
    "configure": {"options": {"cards": 3}},
    "nonce": {"nonce": "abc"},
    "seat": {"seat": 1, "action": "take"},
}
HOST_VERBS = ("start", "configure")
SEAT_VERBS = ("play", "why", "undo", "nonce")


@pytest.mark.parametrize("verb", VERBS)
@pytest.mark.parametrize("who", ["spectator", "seat"])
async def test_a_verb_with_a_link_that_does_not_allow_it_is_refused(house, verb, who):
    await house.open()
    ann = await house.person("Ann")
    made = await house.table(ann, bots=[None, "random"])
    eve = await house.visit(await house.person("Eve"), made["links"][who])
    answer = await eve.do(verb, **VERBS[verb])
    assert answer["type"] == "refused"
    assert answer["reason"]["message"] in (
        "room-not-host" if verb in HOST_VERBS else "room-not-seated",
        "room-not-invited" if who == "spectator" else "room-seat-taken",
    )


@pytest.mark.parametrize("token", ["", "x", "wrong", "of another table", "the id"])
async def test_a_wrong_token_opens_nothing_and_tells_nothing(house, token):
    await house.open()
    ann, eve = await house.person("Ann"), await house.person("Eve")
    made, other = await house.table(ann), await house.table(ann)
    name = made["table"]["id"]
    wrong = {"of another table": other["links"]["host"].split("=")[1], "the id": name}.get(token, token)
    window = await house.visit(eve, f"/table/{name}?token={wrong}")
    assert await window.closed() == 4403
    assert window.frames == []
    for page in ("", "/qr.svg", "/record"):
        problem = await eve.get(f"/api/tables/{name}{page}?token={wrong}", 404)
        assert set(problem) == {"error"}


async def test_a_forged_cookie_is_nobody(house):
    await house.open()
    ann = await house.person("Ann")
    made = await house.table(ann)
    eve = await house.person("Eve")
    guest = ann.http.cookies["guest"].split(".")[0]
    eve.http.cookies.clear()
    eve.http.cookies.set("guest", guest + ".forged", domain="127.0.0.1")
    assert await eve.get("/api/tables/mine") == []
    window = await eve.visit(f"/table/{made['table']['id']}")
    assert await window.closed() == 4403


async def test_links_do_not_tell_of_higher_ones(house):
    await house.open()
    ann, eve = await house.person("Ann"), await house.person("Eve")
    made = await house.table(ann)
    links = made["links"]
    assert len({link.split("=")[1] for link in links.values()}) == 3
    seen = await eve.get("/api" + links["spectator"].replace("/table/", "/tables/"))
    assert seen["links"] == {"seat": None, "spectator": links["spectator"], "host": None}
    seen = await eve.get("/api" + links["seat"].replace("/table/", "/tables/"))
    assert seen["links"] == {"seat": links["seat"], "spectator": links["spectator"], "host": None}


async def test_a_seat_can_be_played_only_by_the_guest_who_took_it(house):
    await house.open()
    made, _ = await house.started("Ann", "Bob")
    eve = await house.visit(await house.person("Eve"), made["links"]["seat"])
    assert (await eve.until("state"))["options"] == []
    assert (await eve.play("bid 1"))["reason"]["message"] == "room-not-seated"
    assert (await eve.do("seat", seat=1, action="leave"))["reason"]["message"] == "room-not-your-seat"


async def test_a_page_of_another_site_cannot_play_with_my_cookie(house):
    server = await house.open()
    ann = await house.person("Ann")
    made = await house.table(ann)
    address = f"ws://{server.address}/api" + made["links"]["host"].replace("/table/", "/tables/").replace(
        "?", "/ws?"
    )
    headers = {**ann.headers(), "Origin": "http://elsewhere.example"}
    wire = await websockets.connect(address, additional_headers=headers, proxy=None)
    with pytest.raises(websockets.ConnectionClosed):
        await wire.recv()
    assert wire.close_code == 4403


async def test_messages_that_cannot_be_read_are_answered_and_then_end_the_connection(house):
    await house.open()
    ann = await house.person("Ann")
    made = await house.table(ann)
    window = await house.visit(ann, made["links"]["host"])
    await window.wire.send('{"type":"play","id":3}')
    answer = await window.until("refused")
    assert answer["reason"]["args"]["problem"] == "Expected `str`, got `int` - at `$.id`"
    for _ in range(20):
        await window.wire.send("nonsense")
    assert await window.closed() == 4400


async def test_the_first_message_must_be_hello(house):
    server = await house.open()
    ann = await house.person("Ann")
    made = await house.table(ann)
    address = f"ws://{server.address}/api" + made["links"]["host"].replace("/table/", "/tables/").replace(
        "?", "/ws?"
    )
    wire = await websockets.connect(address, additional_headers=ann.headers(), proxy=None)
    await wire.send('{"type":"start","id":"1"}')
    with pytest.raises(websockets.ConnectionClosed):
        await wire.recv()
    assert wire.close_code == 4400
