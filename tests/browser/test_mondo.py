"""Mondo in real browsers: whole games by taps and by keys, lost races, pauses, the score sheet."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import PHONE, People, Room
from tests.browser.explorer import (
    BUILDING,
    Fingers,
    a_tile,
    around,
    centre_of,
    laid,
    lay_by_keys,
    lay_by_taps,
    open_square,
    phase,
    press,
    straight,
    take,
)
from tests.browser.player import PATIENCE, Player
from tests.browser.test_accessibility import KINDS, assert_nothing_serious
from tests.browser.test_whole_games import wide

SMALLEST_TARGET = 43.5  # pixels, each way
# Buttons and tiles that are smaller than a finger.
SMALL = """(least) => [...document.querySelectorAll('.table button')]
  .map((button) => [button, button.getBoundingClientRect()])
  .filter(([, box]) => box.width && Math.min(box.width, box.height) < least)
  .map(([button]) => button.outerHTML.slice(0, 120))"""
# Tiles that have another one under their middle.
OVER_OTHERS = """() => [...document.querySelectorAll('[data-tile]')].filter((tile) => {
  const box = tile.getBoundingClientRect();
  const here = document.elementsFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return here.filter((element) => element.matches('[data-tile]')).length > 1;
}).map((tile) => Number(tile.dataset.tile))"""
CUT_OFF = """() => [...document.querySelectorAll('.status *, .others *, .below *')]
  .filter((part) => part.getBoundingClientRect().right > innerWidth + 0.5)
  .map((part) => part.outerHTML.slice(0, 120))"""


def for_two(
    people: People, room: Room, *, bots: tuple[str, ...] = (), second: Any = None, **options: Any
) -> tuple[Player, Player]:
    """Two people, and perhaps bots, at a table whose first round is being built."""
    ann, ben = people(""), people("", **(second or {}))
    made = ann.new_table(game="mondo", seats=2 + len(bots), bots=[None, None, *bots], options=options)
    ben.page.goto(room.address + made["links"]["seat"])
    ben.page.get_by_role("button", name="Sit down").click()
    ben.page.get_by_role("button", name="Get up").wait_for()
    ann.page.get_by_role("button", name="Start").click()
    for player in (ann, ben):
        player.page.wait_for_selector(BUILDING)
    return ann, ben


def alone(people: People, *, options: dict[str, Any] | None = None, **how: Any) -> Player:
    """One person, building alone."""
    ann = people("", **how)
    ann.new_table(game="mondo", seats=1, bots=[None], play_now=True, options=options or {})
    ann.page.wait_for_selector(BUILDING)
    return ann


TWICE = 500  # milliseconds after which a second press is no double click


def stop(player: Player) -> None:
    """Stopping is asked twice."""
    player.page.locator("[data-move=stop]").click()
    player.page.locator(".stop.sure").wait_for()
    player.page.wait_for_timeout(TWICE)
    player.page.locator("[data-move=stop]").click()
    player.page.locator("[data-move=stop]").wait_for(state="detached")


def stop_by_keys(player: Player) -> None:
    player.page.keyboard.press("s")
    player.page.locator(".stop.sure").wait_for()
    player.page.wait_for_timeout(TWICE)
    player.page.keyboard.press("s")
    player.page.locator("[data-move=stop]").wait_for(state="detached")


def test_nobody_stops_by_a_double_click_or_by_holding_the_key(people: People) -> None:
    ann = alone(people)
    ann.page.evaluate("() => { const stop = document.querySelector('.stop'); stop.click(); stop.click(); }")
    ann.page.locator(".stop.sure").wait_for()
    ann.page.wait_for_timeout(TWICE)
    ann.page.evaluate(
        """() => document.body.dispatchEvent(
          new KeyboardEvent('keydown', { key: 's', repeat: true, bubbles: true }))"""
    )
    ann.page.keyboard.press("?")
    ann.page.get_by_role("dialog").get_by_text("sound on or off").wait_for()
    expect(ann.page.locator(".stop.sure")).to_have_count(1)


def test_the_round_is_told_on_a_phone_too(people: People, room: Room) -> None:
    ann, ben = for_two(people, room, second=PHONE)
    for player in (ann, ben):
        expect(player.page.get_by_text("Round 1 of 3").locator("visible=true")).to_have_count(1)
        assert player.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def test_two_people_play_three_rounds_by_keys_and_by_taps_on_a_phone(people: People, room: Room) -> None:
    ann, ben = for_two(people, room, second=PHONE, level="expert", minutes=5)
    for number in (1, 2, 3):
        for _ in range(3):
            lay_by_keys(ann)
            lay_by_taps(ben)
            assert wide(ben) <= 0
        assert ben.page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "the page scrolls"
        if number == 1:
            ben.page.get_by_role("button", name="Tasks").tap()
            ben.page.locator("dialog [data-move^=task]:enabled").first.tap()
            ben.page.locator("dialog h3", has_text="Yours").wait_for()
            ben.page.keyboard.press("Escape")
        stop_by_keys(ann)
        stop(ben)
        for player in (ann, ben):
            player.page.locator(".sheet").wait_for()
            assert player.page.locator(".sheet tfoot td").count() == number
        if number < 3:
            ann.page.locator("[data-move=ready]").focus()
            ann.page.keyboard.press("Enter")
            ben.page.locator("[data-move=ready]").tap()
            for player in (ann, ben):
                player.page.wait_for_selector(f"{BUILDING}[data-round='{number + 1}']")
    assert ann.standings() == ben.standings()
    assert ann.version() == ben.version()


def test_two_people_and_two_bots_play_a_whole_game_and_the_bell_ends_it(people: People, room: Room) -> None:
    ann, ben = for_two(people, room, bots=("greedy", "random"), second=PHONE, minutes=1, pace=120)
    for number in (1, 2, 3):
        for _ in range(3):
            lay_by_keys(ann)
            lay_by_taps(ben)
        assert wide(ben) <= 0
        stop_by_keys(ann)
        if number < 3:
            stop(ben)
        for player in (
            ann,
            ben,
        ):  # the bots fill their boards and stop; the last time Ben builds until the bell
            player.page.locator(".sheet").wait_for(timeout=PATIENCE * 1000)
            assert laid(player.page) == 3
        if number < 3:
            for player in (ann, ben):
                player.page.locator("[data-move=ready]").click()
            for player in (ann, ben):
                player.page.wait_for_selector(f"{BUILDING}[data-round='{number + 1}']")
    assert ann.standings() == ben.standings()
    assert ann.version() == ben.version()
    ann.page.keyboard.press("Escape")
    boards = ann.page.locator(".others li")
    assert [boards.nth(bot).locator(".laid").count() for bot in (1, 2)] == [24, 24]
    assert [ann.page.locator(".sheet thead th").nth(column).inner_text() for column in (1, 2, 3)] == list(
        "ABC"
    )


def test_who_is_slower_sees_the_tile_go_and_keeps_an_empty_hand(people: People, room: Room) -> None:
    ann, ben = for_two(people, room)
    held_back: list[str | bytes] = []
    gate = {"open": True, "line": None}

    def line(ws: WebSocketRoute) -> None:
        server = ws.connect_to_server()
        gate["line"] = ws
        server.on_message(lambda text: ws.send(text) if gate["open"] else held_back.append(text))

    ann.page.route_web_socket("**/ws*", line)
    ann.page.reload()
    ann.page.wait_for_selector(BUILDING)
    tile, *where = a_tile(ann.page) or (-1, 0, 0)
    gate["open"] = False  # what the server says reaches Ann late
    assert take(ben) == tile, "both see the same heap, so both reach for the same tile"
    press(ann, where[0], where[1])
    ann.page.locator(".hand img").wait_for()  # she has it, as far as she knows
    gate["open"] = True
    while held_back:
        gate["line"].send(held_back.pop(0))  # type: ignore[attr-defined]
    expect(ann.page.locator(".hand img")).to_have_count(0)
    expect(ann.page.locator(".said.bad")).to_have_text("Skipper was faster.")
    expect(ann.page.locator(f"[data-tile='{tile}']")).to_have_count(0)
    expect(ben.page.locator(".hand img")).to_have_count(1)
    lay_by_taps(ann)  # and she goes on with another one


def test_a_pause_begins_when_all_agree_and_ends_with_a_countdown(people: People, room: Room) -> None:
    ann, ben = for_two(people, room, second=PHONE)
    ann.page.keyboard.press("p")
    ben.page.get_by_role("status").get_by_text("asks for a pause").wait_for()
    assert phase(ben.page) == "building"
    ben.page.get_by_role("button", name="Agree").tap()
    for player in (ann, ben):
        player.page.wait_for_selector("[data-phase=paused]")
    standing = ann.page.get_by_role("timer").inner_text()
    ann.page.wait_for_timeout(1200)
    assert ann.page.get_by_role("timer").inner_text() == standing, "the clock stands still"
    ben.page.get_by_role("button", name="Go on").tap()
    ann.page.locator(".count").wait_for()
    for player in (ann, ben):
        player.page.wait_for_selector(BUILDING)


def test_the_ghost_shows_errors_before_the_tile_is_laid(people: People) -> None:
    ann = alone(people)
    page = ann.page
    take(ann)
    x, y = open_square(page) or (0, 0)
    page.mouse.move(x, y)
    page.locator(".own .ghost").wait_for()
    before = laid(page)
    seen = set()
    for _ in range(4):
        seen.add(page.locator(".own .wrong.big").count())
        page.keyboard.press("r")
    assert laid(page) == before, "nothing is laid yet"
    page.keyboard.press("f")
    seen.add(page.locator(".own .wrong.big").count())
    errors = page.locator(".own .wrong.big").count()
    old = page.locator(".own .wrong").count() - errors
    page.mouse.click(x, y)
    expect(page.locator(".own .laid")).to_have_count(before + 1)
    expect(page.locator(".own .wrong")).to_have_count(old + errors)
    assert max(seen) > 0, "of all ways to lay a tile one is wrong"


def face_of(player: Player, tile: int) -> str:
    return str(player.page.locator(f"[data-tile='{tile}']").get_attribute("aria-label"))


@pytest.mark.parametrize("way", ["key", "mode", "double click", "double click alone", "right button"])
def test_a_tile_of_the_heap_is_turned_over_for_all(way: str, people: People, room: Room) -> None:
    ann, ben = for_two(people, room)
    covering = ann.page.evaluate(OVER_OTHERS) if way.endswith("alone") else []
    tile, x, y = a_tile(ann.page, covering) or a_tile(ann.page) or (-1, 0.0, 0.0)
    before = face_of(ann, tile)
    if way == "key":
        ann.page.locator(f"[data-tile='{tile}']").focus()
        ann.page.keyboard.press("f")
    elif way == "mode":
        ann.page.get_by_role("button", name="Turn tiles over with a tap").click()
        ann.page.mouse.click(x, y)
    elif way.startswith("double click"):
        ann.page.mouse.dblclick(x, y)
    else:
        ann.page.mouse.click(x, y, button="right")
    for player in (ann, ben):
        expect(player.page.locator(f"[data-tile='{tile}']")).not_to_have_attribute("aria-label", before)
    assert face_of(ann, tile) == face_of(ben, tile)
    expect(ann.page.locator(".hand img")).to_have_count(0)


def test_a_tile_is_dragged_aside_for_all_and_dragged_to_the_board(people: People, room: Room) -> None:
    ann, ben = for_two(people, room)
    page = ann.page
    tile, x, y = a_tile(page) or (-1, 0.0, 0.0)
    there = f"[data-tile='{tile}']"
    before = ben.page.locator(there).get_attribute("style")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 30, y + 40, steps=4)
    page.mouse.up()
    expect(ben.page.locator(there)).not_to_have_attribute("style", str(before))
    assert centre_of(page, there) == pytest.approx((x + 30, y + 40), abs=3)
    square = page.locator(".own [data-square='8']").bounding_box() or {}
    page.mouse.move(x + 30, y + 40)
    page.mouse.down()
    page.mouse.move(square["x"] + 40, square["y"] + 40, steps=12)
    page.locator(".own .ghost").wait_for()
    page.mouse.up()
    for player, board in ((ann, ".own"), (ben, ".others")):
        expect(player.page.locator(f"{board} .laid")).to_have_count(1)


def test_fingers_turn_tiles_carry_them_and_zoom_the_heap(people: People) -> None:
    ann = alone(people, **PHONE)
    page, fingers = ann.page, Fingers(ann)
    before = laid(page)
    _tile, x, y = a_tile(page) or (-1, 0.0, 0.0)
    fingers.move(
        straight((x, y), centre_of(page, ".own [data-square='8']"))
    )  # over a free square beside a tile
    expect(page.locator(".own .laid")).to_have_count(before + 1)
    take(ann)
    held = page.locator(".hand img")
    lies = str(held.get_attribute("style"))
    middle = centre_of(page, ".own")
    fingers.move(around(middle, range(0, 60, 5)), around(middle, range(180, 240, 5)))
    expect(held).not_to_have_attribute("style", lies)
    expect(page.locator(".own .laid")).to_have_count(before + 1)
    fingers.move(straight(centre_of(page, ".held"), open_square(page) or (0, 0)))
    expect(page.locator(".own .laid")).to_have_count(before + 2)
    seen = str(page.locator(".world").get_attribute("style"))
    x, y = centre_of(page, ".heap")
    fingers.move(straight((x - 30, y), (x - 70, y)), straight((x + 30, y), (x + 70, y)))
    expect(page.locator(".world")).not_to_have_attribute("style", seen)
    expect(held).to_have_count(0)


def test_a_finger_that_slides_off_the_board_lays_nothing(people: People) -> None:
    ann = alone(people, **PHONE)
    take(ann)
    before = laid(ann.page)
    square = open_square(ann.page) or (0, 0)
    Fingers(ann).move(straight(square, centre_of(ann.page, ".status")))
    expect(ann.page.locator(".own .ghost")).to_have_count(0)
    assert laid(ann.page) == before
    expect(ann.page.locator(".hand img")).to_have_count(1)


def test_a_spectator_sees_all_and_does_nothing(people: People, room: Room) -> None:
    ann, cid = people(""), people("")
    made = ann.new_table(game="mondo", seats=2, bots=[None, "random"], play_now=True, options={})
    ann.page.wait_for_selector(BUILDING)
    cid.page.goto(room.address + made["links"]["spectator"])
    cid.page.wait_for_selector(BUILDING)
    lay_by_taps(ann)
    expect(cid.page.locator(".own .laid")).to_have_count(1)
    _tile, x, y = a_tile(cid.page) or (-1, 0.0, 0.0)
    cid.page.mouse.click(x, y)
    lay_by_taps(ann)
    expect(cid.page.locator(".own .laid")).to_have_count(2)
    assert cid.page.locator(".hand, .stop, .said.bad").count() == 0


def test_a_reload_finds_the_tile_in_hand_and_the_board(people: People) -> None:
    ann = alone(people)
    lay_by_taps(ann)
    before = laid(ann.page)
    take(ann)
    ann.page.reload()
    ann.page.locator(".hand img").wait_for()
    assert laid(ann.page) == before
    ann.page.keyboard.press("Backspace")
    expect(ann.page.locator(".hand img")).to_have_count(0)


def test_the_sheet_shows_where_points_come_from(people: People) -> None:
    ann = alone(people, **PHONE)
    lay_by_taps(ann)
    tiles = laid(ann.page)
    stop(ann)
    ann.page.get_by_role("button", name="Close").tap()
    ann.page.locator("[data-line=free]").tap()
    expect(ann.page.locator(".own .counted")).to_have_count(24 - tiles)
    row = ann.page.locator(".sheet tr", has=ann.page.locator("[data-line=free]"))
    expect(row.locator("td")).to_have_text(f"−{24 - tiles}")
    ann.page.locator("[data-line=errors]").tap()
    errors = ann.page.locator(".own .wrong.big").count()
    row = ann.page.locator(".sheet tr", has=ann.page.locator("[data-line=errors]"))
    expect(row.locator("td")).to_have_text(f"−{errors}" if errors else "0")


def test_its_keys_are_explained(people: People) -> None:
    ann = alone(people)
    ann.page.keyboard.press("?")
    ann.page.get_by_role("dialog").get_by_text("take the tile, lay it on the square").wait_for()


def test_everything_can_be_hit_with_a_finger(people: People) -> None:
    ann = people("", **PHONE)
    bots = [None, "random", "random", "random"]
    ann.new_table(game="mondo", seats=4, bots=bots, play_now=True, options={"level": "expert"})
    ann.page.wait_for_selector(BUILDING)
    take(ann)
    assert wide(ann) <= 0
    assert ann.page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "the page scrolls"
    assert ann.page.evaluate(SMALL, SMALLEST_TARGET) == []
    assert ann.page.evaluate(CUT_OFF) == [], "nothing reaches beyond the screen"


@pytest.mark.parametrize("kind", KINDS)
def test_the_table_is_accessible(people: People, kind: str) -> None:
    ann = people("", **KINDS[kind])
    ann.new_table(
        game="mondo", seats=2, bots=[None, "random"], play_now=True, options={"level": "expert", "back": True}
    )
    ann.page.wait_for_selector(BUILDING)
    assert_nothing_serious(ann, "table")
    lay_by_taps(ann)
    take(ann)
    assert_nothing_serious(ann, "a tile in hand")
    ann.page.locator(".status .tasks").click()
    ann.page.wait_for_selector("dialog")
    assert_nothing_serious(ann, "tasks")


@pytest.mark.parametrize("kind", list(KINDS)[:2])
def test_the_score_sheet_is_accessible(people: People, kind: str) -> None:
    ann = alone(people, **KINDS[kind])
    lay_by_taps(ann)
    stop(ann)
    ann.page.wait_for_selector(".rank")
    ann.page.keyboard.press("Escape")
    ann.page.locator("[data-line=errors]").click()
    assert_nothing_serious(ann, "score sheet")
