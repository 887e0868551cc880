"""Takes the README's pictures: a game of each kind under way, in the machine's own Chromium.

python scripts/screenshot.py [GAME]     (the web client must be built; without GAME all are taken)
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tests.browser.cheater import tap as moth_tap  # noqa: E402
from tests.browser.conftest import Room  # noqa: E402
from tests.browser.explorer import BUILDING, laid, open_square, take  # noqa: E402
from tests.browser.player import Player  # noqa: E402
from tests.browser.settler import play_to_own_turn  # noqa: E402
from tests.browser.settler import tap as settler_tap  # noqa: E402

PICTURES = ROOT / "docs/images"
LARGEST = 300_000  # bytes: it is downloaded with the README
START = 16  # the first place on the table: from here on there are market and thief
COLOURFUL = {"mondo", "cheating-moth"}  # too many colours for a small PNG
# Where the tile in hand may lie.
OPEN = """() => [...document.querySelectorAll('.own [data-open]')]
  .map((square) => square.getBoundingClientRect())
  .map((box) => [box.x + box.width / 2, box.y + box.height / 2])"""
# Soft colours of the ground would double the size of the file.
PLAIN_GROUND = "document.querySelector('.table').style.background = '#d9ecc4'"
SETTLE = 1500  # milliseconds, for cards that are still flying
FRUITS_IN_HAND = 4
TURNS = 12  # taps before the picture is taken
TILES_OF_MONDO = 11
TILES_TRIED = 30
TILES_A_MINUTE = 40  # of the bots
CARDS_OF_MOTH = 4
TURNS_OF_CATAN = 14  # few enough for the game not to end before


def play_to_a_good_moment(player: Player) -> bool:
    """Some turns in, at one's own turn, with cards in hand; False if the game ends before."""
    taps = 0
    while not player.is_over():
        asked = player.page.locator(".prompt .text").inner_text(timeout=2000)
        if taps >= TURNS and "go?" in asked and player.page.locator(".fan").count() >= FRUITS_IN_HAND:
            return True
        taps += player.tap()
        player.wait_for_next()
    return False


def take_fabled_fruit(player: Player) -> None:
    good = False
    while not good:
        table = {"seats": 4, "bots": [None, "greedy", "greedy", "greedy"], "play_now": True}
        player.new_table(**table, options={"start": START, "reading": "off"})
        player.at_table()
        good = play_to_a_good_moment(player)
    player.page.wait_for_timeout(SETTLE)
    player.page.evaluate(PLAIN_GROUND)
    player.page.locator(".state").scroll_into_view_if_needed()


def take_catan(player: Player) -> None:
    """Some turns in, with a river, events, walls and castles on the island."""
    options = {"river": True, "events": True, "walls": True, "castles": True}
    table = {"seats": 4, "bots": [None, "greedy", "greedy", "greedy"], "play_now": True}
    player.new_table(game="catan", **table, options=options)
    player.at_table()
    for _ in range(TURNS_OF_CATAN):
        play_to_own_turn(player)
        settler_tap(player, quickly=True)
    play_to_own_turn(player)
    player.page.wait_for_timeout(SETTLE)
    player.page.evaluate("document.querySelector('.table').style.background = '#8cc9ee'")


def lay_well(player: Player, tried: list[int]) -> None:
    """Takes a tile and lays it where it matches; puts it back if it matches nowhere."""
    page = player.page
    tried.append(take(player, tried))
    for key in "rrrfrrrf":
        for x, y in page.evaluate(OPEN):
            page.mouse.move(x, y)
            if page.locator(".own .ghost").count() and not page.locator(".own .wrong.big").count():
                page.mouse.click(x, y)
                return
        page.keyboard.press(key)
    page.keyboard.press("Backspace")


def take_mondo(player: Player) -> None:
    """Half a board laid without errors, and a tile that would not match over it."""
    options = {"level": "advanced", "pace": TILES_A_MINUTE}
    table = {"seats": 4, "bots": [None, "search", "greedy", "search"], "play_now": True}
    player.new_table(game="mondo", **table, options=options)
    player.page.wait_for_selector(BUILDING)
    tried: list[int] = []
    while laid(player.page) < TILES_OF_MONDO and len(tried) < TILES_TRIED:
        lay_well(player, tried)
    take(player, tried)
    player.page.mouse.move(*(open_square(player.page) or (0, 0)))
    player.page.wait_for_timeout(SETTLE // 3)


def take_cheating_moth(player: Player) -> None:
    """A card is being slipped over the edge of the table; the guard sits opposite."""
    options = {"oldest": 3, "turn_seconds": 0}
    table = {"seats": 4, "bots": [None, "greedy", "random", "greedy"], "play_now": True}
    while True:
        player.new_table(game="cheating-moth", **table, options=options)
        player.page.wait_for_selector("[data-phase=turn]")
        for _ in range(CARDS_OF_MOTH):
            moth_tap(player)
            player.page.wait_for_timeout(SETTLE)
        moth = player.page.locator(".hand [data-card^=moth]").first
        if not moth.count():
            continue
        moth.dispatch_event("pointerdown", {"button": 0, "pointerId": 1})
        player.page.wait_for_timeout(SETTLE * 3 // 4)
        if "vanishing" in player.page.locator(".rim").inner_text():
            return


GAMES: dict[str, Callable[[Player], None]] = {
    "fabled-fruit": take_fabled_fruit,
    "catan": take_catan,
    "cheating-moth": take_cheating_moth,
    "mondo": take_mondo,
}


def main(game: str, file: Path) -> None:
    chromium = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    if chromium is None:
        raise SystemExit("screenshot: no Chromium found on this machine")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        room = Room(Path(folder) / "room.sqlite3")
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        context = browser.new_context(viewport={"width": 1180, "height": 760}, locale="en-US")
        player = Player(context, room.address, "Ann")
        GAMES[game](player)
        file.parent.mkdir(parents=True, exist_ok=True)
        player.page.screenshot(path=str(file))
        browser.close()
        room.close()


if __name__ == "__main__":
    for game in sys.argv[1:] or GAMES:
        picture = PICTURES / (f"{game}.jpg" if game in COLOURFUL else f"{game}.png")
        main(game, picture)
        size = picture.stat().st_size
        if size > LARGEST:
            raise SystemExit(f"screenshot: {picture} has {size} bytes, more than {LARGEST}")
        print(f"{picture}: {size} bytes")
