"""How smoothly the table of Mondo moves in Chromium: four live boards, bots at work, a hand that drags tiles,
lays them and moves the heap about.

python benchmarks/mondo_frames.py [SECONDS]     (the web client must be built)
"""

from __future__ import annotations

import shutil
import sys
import tempfile
import time
from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tests.browser.conftest import DESKTOP, PHONE, Room  # noqa: E402
from tests.browser.explorer import a_tile, centre_of, open_square  # noqa: E402
from tests.browser.player import Player  # noqa: E402

SECONDS = 10.0
FASTEST = 40  # tiles a minute, for each bot
SMOOTH = 1000 / 60
# Times between frames, in milliseconds, from now on.
WATCH = """() => {
  window.frames_ = [];
  let before = performance.now();
  const look = (now) => {
    window.frames_.push(now - before);
    before = now;
    window.watch_ = requestAnimationFrame(look);
  };
  window.watch_ = requestAnimationFrame(look);
}"""
SEEN = "() => { cancelAnimationFrame(window.watch_); return window.frames_.slice(1); }"


def drag_aside(page: Page) -> None:
    """A tile of the heap is pushed in a circle and left somewhere else."""
    found = a_tile(page)
    if found is None:
        return
    _, x, y = found
    page.mouse.move(x, y)
    page.mouse.down()
    for step in range(24):
        page.mouse.move(x + 4 * (step % 12), y + 3 * (step % 7))
    page.mouse.up()


def stir(page: Page) -> None:
    """The heap is looked at from nearer, and from afar again."""
    x, y = centre_of(page, ".heap")
    page.mouse.move(x, y)
    for delta in (-60, -60, -60, 60, 60, 60):
        page.mouse.wheel(0, delta)


def lay(page: Page) -> None:
    """A tile is taken, carried over the board and laid."""
    found = a_tile(page)
    square = None
    if found is not None:
        page.mouse.click(found[1], found[2])
        page.wait_for_timeout(30)
        square = open_square(page)
    if square is not None:
        page.mouse.move(*square, steps=12)
        page.mouse.click(*square)


def measure(page: Page, seconds: float) -> list[float]:
    page.wait_for_selector("[data-phase=building]")
    page.wait_for_timeout(1000)
    page.evaluate(WATCH)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        for act in (drag_aside, stir, lay):
            act(page)
    frames: list[float] = page.evaluate(SEEN)
    return frames


def report(name: str, frames: list[float]) -> None:
    late = sum(frame > 2 * SMOOTH for frame in frames)
    print(
        f"{name}: {len(frames)} frames, median {median(frames):.1f} ms, 99 % within"
        f" {quantiles(frames, n=100)[98]:.1f} ms, worst {max(frames):.1f} ms, {late} later than two frames"
    )


def main(seconds: float) -> None:
    chromium = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    if chromium is None:
        raise SystemExit("mondo_frames: no Chromium found on this machine")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        room = Room(Path(folder) / "room.sqlite3")
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        for name, window in (("desktop", DESKTOP), ("phone", {"viewport": PHONE["viewport"]})):
            player = Player(browser.new_context(**window, locale="en-US"), room.address, "")
            bots = [None, "greedy", "greedy", "greedy"]
            player.new_table(game="mondo", seats=4, bots=bots, play_now=True, options={"pace": FASTEST})
            player.at_table()
            report(name, measure(player.page, seconds))
            player.context.close()
        browser.close()
        room.close()


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS)
