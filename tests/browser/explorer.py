"""How a person plays Mondo at the page: by taps on tiles and squares that can be seen, or by keys."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Page

from tests.browser.player import PATIENCE, Player

# A tile of the heap that lies on top at its middle: its number and where that is.
ON_TOP = """(but) => {
  for (const tile of document.querySelectorAll('[data-tile]')) {
    const box = tile.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const number = Number(tile.dataset.tile);
    if (document.elementFromPoint(x, y) === tile && !but.includes(number)) return [number, x, y];
  }
  return null;
}"""
MIDDLE = """(selector) => {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return box ? [box.x + box.width / 2, box.y + box.height / 2] : null;
}"""
BUILDING = "[data-phase=building]"


def a_tile(page: Page, but: Sequence[int] = ()) -> tuple[int, float, float] | None:
    """A tile that can be tapped, not one of these: its number and where it is."""
    found = page.evaluate(ON_TOP, list(but))
    return None if found is None else (int(found[0]), float(found[1]), float(found[2]))


def centre_of(page: Page, selector: str) -> tuple[float, float]:
    found: list[float] | None = page.evaluate(MIDDLE, selector)
    assert found is not None, f"{selector} is not there"
    return found[0], found[1]


def open_square(page: Page) -> tuple[float, float] | None:
    """Where the tile in hand may be laid; None: nowhere, or the hand is empty."""
    found = page.evaluate(MIDDLE, ".own [data-open]")
    return None if found is None else (found[0], found[1])


def press(player: Player, x: float, y: float) -> None:
    """A tap, or a click with a mouse."""
    if player.has_touch():
        player.page.touchscreen.tap(x, y)
    else:
        player.page.mouse.click(x, y)


def laid(page: Page) -> int:
    """How many tiles lie on one's own board."""
    return int(page.locator(".own .laid").count())


def take(player: Player, but: Sequence[int] = ()) -> int:
    """Takes a tile that lies on top, another one if somebody is faster; gives back which."""
    deadline = time.monotonic() + PATIENCE
    while True:
        found = a_tile(player.page, but)
        assert found is not None, "no tile can be seen in the heap"
        press(player, found[1], found[2])
        player.wait_for_next()
        if player.page.locator(".hand img").count():
            return found[0]
        assert time.monotonic() < deadline, "no tile can be taken"


def lay_by_taps(player: Player) -> None:
    """Takes a tile and lays it; takes another one if somebody is faster."""
    until_laid(player, tap_a_tile_and_a_square)


def lay_by_keys(player: Player) -> None:
    """From the heap: the tile beside the cursor, turned once, on the nearest open square."""
    until_laid(player, press_for_a_tile_and_a_square)


def until_laid(player: Player, attempt: Callable[[Player], None]) -> None:
    """Tries until one more tile lies on the board, and the server has said so."""
    deadline = time.monotonic() + PATIENCE
    before = laid(player.page)
    while laid(player.page) == before:
        assert time.monotonic() < deadline, "no tile can be laid"
        attempt(player)
        player.page.locator(".table[data-waiting=no]").wait_for()
    assert laid(player.page) == before + 1


def tap_a_tile_and_a_square(player: Player) -> None:
    take(player)
    player.page.locator(".table[data-waiting=no]").wait_for()
    square = open_square(player.page)
    if square is not None:
        press(player, *square)


def press_for_a_tile_and_a_square(player: Player) -> None:
    page = player.page
    page.keyboard.press("h")
    page.locator("[data-tile]:focus").wait_for()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.locator(".table[data-waiting=no]").wait_for()
    if page.locator(".hand img").count():
        page.locator(".own [data-square]:focus").wait_for()
        page.keyboard.press("r")
        page.keyboard.press("Enter")


def phase(page: Page) -> Any:
    return page.locator(".table").get_attribute("data-phase")


class Fingers:
    """Fingers on the glass, each where it is put."""

    def __init__(self, player: Player) -> None:
        self.line = player.context.new_cdp_session(player.page)

    def _tell(self, kind: str, *points: tuple[float, float]) -> None:
        touches = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self.line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def move(self, *ways: list[tuple[float, float]]) -> None:
        """Each finger goes its way, all at once; they come one after the other and leave together."""
        for fingers in range(1, len(ways) + 1):
            self._tell("touchStart", *(way[0] for way in ways[:fingers]))
        for points in zip(*ways, strict=True):
            self._tell("touchMove", *points)
        self._tell("touchEnd")


def straight(start: tuple[float, float], end: tuple[float, float]) -> list[tuple[float, float]]:
    steps = 10
    return [
        (start[0] + (end[0] - start[0]) * step / steps, start[1] + (end[1] - start[1]) * step / steps)
        for step in range(steps + 1)
    ]


def around(middle: tuple[float, float], degrees: range, radius: float = 60) -> list[tuple[float, float]]:
    turns = map(math.radians, degrees)
    return [(middle[0] + radius * math.cos(turn), middle[1] + radius * math.sin(turn)) for turn in turns]
