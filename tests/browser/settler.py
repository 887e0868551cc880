"""How a person plays Catan at the page: by taps on what is lit, or by keys. The rules are the server's."""

from __future__ import annotations

import time
from collections.abc import Iterable

from playwright.sync_api import Error

from tests.browser.player import PATIENCE, Player

# What can be tapped now: moves, places where several things are possible, and pieces that can be afforded.
SIGHT = """() => {
  const table = document.querySelector('.table');
  if (!table || table.dataset.waiting !== 'no') return [];
  const seen = [...table.querySelectorAll('[data-move], [data-spot], [data-build]:not([aria-disabled=true])')]
    .filter((element) => element.getClientRects().length > 0);
  return [...new Set(seen.map(({ dataset: { move, spot, build } }) =>
    move ? `move=${move}` : spot ? `spot=${spot}` : `build=${build}`))];
}"""
# A tap without the way to it: for games of which only the course matters.
CLICK = """(selector) => {
  const element = document.querySelector(selector);
  element?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
}"""
# Best first. What follows a piece that was taken up comes before everything else.
ORDER = (
    "move=city", "move=settlement", "move=wall", "move=road", "move=rob", "spot=", "move=hex", "move=castle",
    "move=damage", "move=repair", "move=roll", "move=discard", "move=take", "move=give", "move=steal",
    "move=confirm", "move=accept", "move=refuse", "build=city", "build=settlement", "build=wall",
    "build=repair", "move=road-building", "move=knight", "move=buy-card", "build=road", "move=done",
    "move=withdraw", "move=end-turn",
)  # fmt: skip


def wish(seen: Iterable[str]) -> str | None:
    """The best of what is seen; a middle one of several alike. What nobody wants is left alone."""
    things = list(seen)
    for beginning in ORDER:
        alike = [
            thing for thing in things if thing == beginning or thing.startswith((f"{beginning} ", "spot="))
        ]
        alike = [thing for thing in alike if thing.startswith(beginning)]
        if alike:
            return alike[len(alike) // 2]
    return None


def best_listed(options: list[tuple[str, bool]]) -> str:
    """The best of the list of options, for who plays by keys."""
    found = wish(f"move={move}" for move, _ in options)
    return found.removeprefix("move=") if found else options[0][0]


def play_to_own_turn(player: Player) -> None:
    """Until the dice are rolled and one may build, trade and end the turn."""
    deadline = time.monotonic() + PATIENCE
    while "move=end-turn" not in (seen := player.page.evaluate(SIGHT)):
        assert time.monotonic() < deadline, "it is never one's own turn"
        if wished := wish(seen):
            act(player, wished, quickly=True)
        else:
            player.wait_for_next()


def tap(player: Player, *, quickly: bool = False) -> bool:
    """One tap; False if there is nothing to tap."""
    wished = wish(player.page.evaluate(SIGHT))
    if wished is None:
        return False
    return act(player, wished, quickly=quickly)


def act(player: Player, wished: str, *, quickly: bool) -> bool:
    kind, _, what = wished.partition("=")
    if quickly:
        player.page.evaluate(CLICK, f".table [data-{kind}='{what}']")
        return True
    place = player.page.locator(f".table [data-{kind}='{what}']:visible").first
    try:
        place.tap(timeout=2000) if player.has_touch() else place.click(timeout=2000)
    except Error:  # it was gone before the finger came down
        return False
    return True
