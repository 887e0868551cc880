"""The HTTP pages: what they give, and one clear sentence for every mistake."""

import pytest

from ludoteka import registry
from ludoteka.kernel.errors import BadData
from ludoteka.kernel.fairness import check_fairness
from ludoteka.kernel.record import from_text, replay
from ludoteka.server.app import HANDLERS
from ludoteka.server.pages import PAGES
from tests.sample.sealed_bids import SealedBids


class Series:
    """Each game of a series has one card more."""

    def begin(self):
        return {"games": 0}

    def check(self, campaign):
        if not isinstance(campaign, dict) or not isinstance(campaign.get("games"), int):
            raise BadData("campaign", "the number of games", campaign)

    def options(self, campaign):
        return {"cards": 2 + campaign["games"]}

    def after(self, campaign, state):
        return {"games": campaign["games"] + 1}


class SealedSeries(SealedBids):
    name = "sealed-series"
    campaign = Series()


@pytest.fixture
def series(monkeypatch):
    monkeypatch.setitem(registry.BUILT_IN, "sealed-series", SealedSeries())


def test_every_page_of_the_table_has_its_handler():
    assert list(HANDLERS) == [(page.method, page.path) for page in PAGES]


async def test_the_server_says_that_it_is_up(house):
    await house.open()
    assert await (await house.person()).get("/health") == "ok"


async def test_a_game_is_listed_with_seats_options_and_bots(house):
    await house.open()
    games = {game["name"]: game for game in await (await house.person()).get("/api/games")}
    sample = games["sealed-bids"]
    assert (sample["min_seats"], sample["max_seats"]) == (2, 5)
    assert sample["bots"] == ["random"]
    cards = {
        "name": "cards",
        "default": 4,
        "kind": "number",
        "low": 2,
        "high": 13,
        "step": 1,
        "words": None,
        "form": True,
    }
    assert sample["fields"][0] == cards


async def test_options_are_checked_with_the_reason(house):
    await house.open()
    ann = await house.person()
    page = "/api/games/sealed-bids/check"
    assert (await ann.post(page, {"seats": 2, "options": {"cards": 3}}))["ok"]
    bad = await ann.post(page, {"seats": 2, "options": {"cards": 99}})
    assert (bad["ok"], bad["option"], bad["problem"]) == (False, "cards", "99 is not a number from 2 to 13")
    assert (await ann.post(page, {"seats": 9}))["problem"] == "sealed-bids is for 2 to 5 players"
    assert "no game 'chess'" in (await ann.post("/api/games/chess/check", {"seats": 2}, 404))["error"]


async def test_a_guest_has_a_name_and_a_language_until_he_changes_them(house):
    await house.open()
    ann = await house.person("  Ann   B. ")
    assert await ann.get("/api/me") == {"name": "Ann B.", "language": None}
    await ann.post("/api/me", {"language": "cs"})
    await house.restart()
    assert await ann.get("/api/me") == {"name": "Ann B.", "language": "cs"}
    assert "40 characters" in (await ann.post("/api/me", {"name": "x" * 41}, 400))["error"]


WRONG_TABLES = [
    ({"game": "chess"}, 404, "no game 'chess'"),
    ({"seats": 7}, 400, "2 to 5 players, not 7"),
    ({"seats": "two"}, 400, "Expected `int`, got `str` - at `$.seats`"),
    ({"colour": "red"}, 400, "unknown field `colour`"),
    ({"options": {"cards": 99}}, 400, "99 is not a number from 2 to 13"),
    ({"options": {"stars": 1}}, 400, "no such option"),
    ({"bots": [None, "genius"]}, 400, "genius"),
    ({"bots": ["random", None]}, 400, "a bot is to sit on seat 0 already"),
    ({"bots": [None] * 3}, 400, "3 bots for 2 seats"),
    ({"seat": 5}, 400, "seats are 0 to 1, not 5"),
    ({"pause": 99}, 400, "pause is from 0 to 10 seconds, not 99"),
    ({"group": "none"}, 404, "no group 'none'"),
]


@pytest.mark.parametrize(
    ("wish", "status", "problem"), WRONG_TABLES, ids=[str(wrong[0]) for wrong in WRONG_TABLES]
)
async def test_a_table_that_can_not_be_is_refused_with_the_reason(house, wish, status, problem):
    await house.open()
    ann = await house.person()
    answer = await ann.post("/api/tables", {"game": "sealed-bids", "seats": 2, **wish}, status)
    assert problem in answer["error"]
    assert await ann.get("/api/tables/mine") == []


async def test_a_page_that_does_not_exist_and_a_body_that_is_none_are_answered_in_words(house):
    await house.open()
    ann = await house.person()
    assert "no page /api/nothing" in (await ann.get("/api/nothing", 404))["error"]
    answer = await ann.http.post("/api/tables", content=b"{")
    assert "the body is not what this page takes" in answer.json()["error"]
    answer = await ann.http.post("/api/tables", content=b" " * 1_000_001)
    assert answer.status_code == 413


async def test_an_invitation_has_a_qr_code_for_each_link(house):
    await house.open()
    ann = await house.person()
    made = await house.table(ann)
    page = f"/api/tables/{made['table']['id']}/qr.svg"
    codes = [await ann.get(f"{page}?link={link}") for link in ("seat", "spectator")]
    assert all(code.startswith("<?xml") and "<svg" in code for code in codes)
    assert codes[0] != codes[1]
    assert "seat or spectator" in (await ann.get(f"{page}?link=host", 400))["error"]


async def test_the_browser_gets_a_page_for_every_route(house):
    await house.open()
    ann = await house.person()
    for path in ("/", "/table/abc?token=x", "/about"):
        answer = await ann.http.get(path)
        assert answer.status_code in (200, 503)  # 503: the client has not been built, and the page says so
        assert "<title>Ludoteka" in answer.text
    assert (await ann.http.get("/assets/nothing.js")).status_code == 404


async def test_long_answers_are_compressed(house):
    await house.open()
    ann = await house.person()
    answer = await ann.http.get("/api/games", headers={"Accept-Encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"


async def test_the_dice_can_be_checked_by_everybody_at_the_end(house):
    await house.open()
    ann, bob = await house.person("Ann"), await house.person("Bob")
    made = await house.table(ann, options={"cards": 2})
    windows = [await house.visit(ann, made["links"]["host"]), await house.visit(bob, made["links"]["seat"])]
    await windows[1].do("seat", seat=1, action="take")
    promised = (await windows[0].until("fair"))["commitment"]
    await windows[0].do("nonce", nonce="from-ann")
    await windows[1].do("nonce", nonce="from-bob")
    assert (await windows[1].do("nonce", nonce="not : allowed"))["type"] == "refused"
    await windows[0].do("start")
    page = f"/api/tables/{made['table']['id']}/record"
    assert "when the game has ended" in (await ann.get(page, 409))["error"]
    for card in (1, 2):
        for window in windows:
            await window.my_turn()
            await window.play(f"bid {card}")
    fair = await windows[1].until("fair", that=lambda m: m["seed"] is not None)
    assert fair["nonces"] == ["from-ann", "from-bob"]
    assert fair["commitment"] == promised
    check_fairness(fair, fair["seed"])
    record = from_text(await bob.get(page))
    assert record.seed == fair["seed"]
    check_fairness(record.fair, record.seed)
    replay(SealedBids(), record)
    with pytest.raises(BadData, match="seed"):
        check_fairness({**record.fair, "nonces": ["from-ann", "other"]}, record.seed)


async def played(house, host, group):
    """A game of the group, bots on all seats."""
    wish = {"game": "sealed-series", "options": {}, "seat": None, "bots": ["random"] * 2, "play_now": True}
    made = await house.table(host, **wish, group=group["id"], group_token=group["token"])
    window = await house.visit(host, made["links"]["host"])
    await window.at_end()
    await window.settle()
    return made


async def test_a_group_plays_a_series_and_keeps_what_it_won(house, series):
    await house.open(prepare=register_series)
    ann = await house.person("Ann")
    group = await ann.post(
        "/api/groups", {"game": "sealed-series", "name": "Fridays", "players": ["Ann", "Bob"]}
    )
    assert group["options"] == {"cards": 2}
    first = await played(house, ann, group)
    second = await played(house, ann, group)
    assert (first["table"]["options"]["cards"], second["table"]["options"]["cards"]) == (2, 3)
    assert second["table"]["group_name"] == "Fridays"
    after = await ann.get(f"/api/groups/{group['id']}")
    assert after["campaign"] == {"games": 2}
    assert [game["table"] for game in after["history"]] == [first["table"]["id"], second["table"]["id"]]
    assert sum(standing["games"] for standing in after["standings"]) == 4
    assert [found["id"] for found in await ann.get("/api/groups")] == [group["id"]]


async def test_a_group_is_exported_imported_and_reset(house, series):
    await house.open(prepare=register_series)
    ann, bob = await house.person("Ann"), await house.person("Bob")
    group = await ann.post(
        "/api/groups", {"game": "sealed-series", "name": "Fridays", "players": ["Ann", "Bob"]}
    )
    await played(house, ann, group)
    exported = await ann.get(f"/api/groups/{group['id']}/export")
    wish = {"game": "sealed-series", "name": "Again", "players": ["Ann", "Bob"], "exported": exported}
    copy = await bob.post("/api/groups", wish)
    assert (copy["campaign"], len(copy["history"])) == ({"games": 1}, 1)
    fresh = await ann.post(f"/api/groups/{group['id']}/reset")
    assert (fresh["campaign"], fresh["history"]) == ({"games": 0}, [])
    assert len((await bob.get(f"/api/groups/{copy['id']}"))["history"]) == 1


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"exported": {"format": "x"}}, "exported.format: expected ludoteka-group-1"),
        ({"exported": {"format": "ludoteka-group-1", "game": "chess"}}, "exported.game"),
        ({"exported": {"format": "ludoteka-group-1", "game": "sealed-series", "history": []}}, "exported"),
        (
            {
                "exported": {
                    "format": "ludoteka-group-1",
                    "game": "sealed-series",
                    "history": [],
                    "campaign": 3,
                }
            },
            "campaign: expected the number of games",
        ),
        ({"players": ["Ann", "Ann"]}, "two of the same name"),
        ({"name": ""}, "names have 1 to 40 characters"),
        ({"game": "sealed-bids"}, "not played in a series"),
    ],
)
async def test_a_group_that_can_not_be_is_refused_with_the_reason(house, series, change, problem):
    await house.open()
    ann = await house.person("Ann")
    wish = {"game": "sealed-series", "name": "Fridays", "players": ["Ann", "Bob"], **change}
    assert problem in (await ann.post("/api/groups", wish, 400))["error"]
    assert await ann.get("/api/groups") == []


async def test_a_group_is_closed_to_who_has_neither_its_token_nor_made_it(house, series):
    await house.open()
    ann, eve = await house.person("Ann"), await house.person("Eve")
    group = await ann.post(
        "/api/groups", {"game": "sealed-series", "name": "Fridays", "players": ["Ann", "Bob"]}
    )
    for page in ("", "/export"):
        for token in ("", "?token=wrong"):
            assert set(await eve.get(f"/api/groups/{group['id']}{page}{token}", 404)) == {"error"}
    assert set(await eve.post(f"/api/groups/{group['id']}/reset", None, 404)) == {"error"}
    assert (await eve.get(f"/api/groups/{group['id']}?token={group['token']}"))["name"] == "Fridays"


def register_series():
    """In the processes where bots think."""
    registry.BUILT_IN["sealed-series"] = SealedSeries()
