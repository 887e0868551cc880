"""How a person plays Cheating Moth at the page: by taps on cards, or by keys. The rules are the server's."""

from __future__ import annotations

from playwright.sync_api import Error

from tests.browser.player import Player

# What can be tapped now, best first; in a race only once the cue is there.
SIGHT = """() => {
  const table = document.querySelector('.table.moth');
  if (!table) return [];
  const racing = table.dataset.phase === 'racing' && !table.querySelector('.middle.cue');
  const seen = [...table.querySelectorAll('[data-move]')].map((element) => element.dataset.move);
  const lit = table.querySelector('.players .lit') ? ['to-player'] : [];
  const order = ['ready', 'to-player', 'hand-over', 'race', 'slap', 'play', 'draw', 'give'];
  return [...lit, ...seen]
    .filter((move) => order.includes(move.split(' ')[0]) && !(racing && /^(race|slap)/.test(move)))
    .sort((one, other) => order.indexOf(one.split(' ')[0]) - order.indexOf(other.split(' ')[0]));
}"""
LISTED = "() => [...document.querySelectorAll('[data-option]')].map((element) => element.dataset.option)"
DIGITS = """() => Object.fromEntries([...document.querySelectorAll('[data-option]:has(kbd)')]
  .map((element) => [element.dataset.option, element.querySelector('kbd').innerText]))"""
RACING = "() => !!document.querySelector('.middle.cue')"
ORDER = ("ready", "hand-over", "race", "slap", "play", "draw", "give", "hide")


def phase(player: Player) -> str:
    return player.page.locator(".table.moth").get_attribute("data-phase") or ""


def cards(player: Player) -> int:
    return player.page.locator(".hand [data-card]").count()


def tap(player: Player) -> bool:
    """One tap, or nothing to tap."""
    seen = player.page.evaluate(SIGHT)
    if not seen:
        return False
    place = ".players .lit" if seen[0] == "to-player" else f"[data-move='{seen[0]}']"
    try:
        target = player.page.locator(f"{place}:visible").first
        target.tap(timeout=800) if player.has_touch() else target.click(timeout=800)
    except Error:  # it was gone before the finger came down
        return False
    return True


def press(player: Player) -> bool:
    """One choice by keys: from the list of options, or the space bar for a mosquito."""
    options = player.page.evaluate(LISTED)
    digits = player.page.evaluate(DIGITS)
    racing = player.page.evaluate(RACING)
    if "slap" in options and racing:
        player.page.keyboard.press("Space")
        return True
    wanted = [verb for verb in ORDER if racing or verb not in ("race", "slap")]
    for verb in wanted:
        for option in options:
            if option.split()[0] != verb:
                continue
            if option in digits:
                player.page.keyboard.press(digits[option])
            else:
                listed = player.page.locator(f"[data-option='{option}']")
                try:
                    listed.press("Enter", timeout=800)
                except Error:  # the table has gone on meanwhile
                    return False
            return True
    return False
