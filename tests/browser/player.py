"""A person at a browser: goes to tables and plays by taps, or by keys alone."""

from __future__ import annotations

import time
from typing import Any

from playwright.sync_api import BrowserContext, Error, Page

# The question, and what can be tapped now (in a dialog, if one is open): [move, is a juice to be had there].
SIGHT = """() => {
  const table = document.querySelector('.table');
  if (!table || table.dataset.waiting !== 'no') return ['', []];
  const dialogs = document.querySelectorAll('dialog[open]');
  const within = dialogs.length ? dialogs[dialogs.length - 1] : document;
  const options = [...within.querySelectorAll('[data-move]')]
    .filter((element) => element.getClientRects().length > 0)
    .map((element) => [element.dataset.move, element.querySelector('.payable') !== null]);
  return [table.querySelector('.prompt .text').innerText, options];
}"""
LISTED = """() => {
  const table = document.querySelector('.table');
  if (!table || table.dataset.waiting !== 'no') return [];
  return [...document.querySelectorAll('[data-option]')].map((element) => element.dataset.option);
}"""
OVER = ".rank"
PATIENCE = 90.0  # seconds for a whole game


def best(options: list[tuple[str, bool]]) -> str:
    """Plays towards a juice: pay, make juice, go where one can be made; else now this, now that."""
    for verb in ("seen", "pay", "juice"):
        for move, _ in options:
            if move.startswith(verb):
                return move
    payable = [move for move, can_make in options if can_make and move.startswith("go ")]
    return payable[0] if payable else options[len(options) // 2][0]


class Player:
    def __init__(self, context: BrowserContext, address: str, name: str) -> None:
        self.context = context
        self.address = address
        self.page: Page = context.new_page()
        self.page.set_default_timeout(10_000)
        self.complaints: list[str] = []
        self.best = best
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.goto(address)
        self.page.wait_for_selector("header")  # by then the room knows its guest
        if name:
            self.page.get_by_label("name").fill(name)
            self.page.keyboard.press("Tab")

    def new_table(self, **wish: Any) -> dict[str, Any]:
        """Makes a table as the page would, with what a form does not offer."""
        body = {"game": "fabled-fruit", "seat": 0, "pause": 0, "options": {"reading": "off"}, **wish}
        answer = self.context.request.post(f"{self.address}/api/tables", data=body)
        assert answer.ok, answer.text()
        made: dict[str, Any] = answer.json()
        self.page.goto(f"{self.address}/table/{made['table']['id']}")
        return made

    def at_table(self) -> None:
        self.page.wait_for_selector(".table")

    def version(self) -> int:
        return int(self.page.locator(".table").get_attribute("data-version") or -1)

    def is_over(self) -> bool:
        return self.page.locator(OVER).count() > 0

    def tap(self, unless: str | None = None) -> bool:
        """One tap on what can be chosen; False if there is nothing to choose, or `unless` is asked."""
        question, options = self.page.evaluate(SIGHT)
        if not options or (unless is not None and unless in question):
            return False
        place = self.page.locator(f"[data-move='{self.best(options)}']:visible").last
        try:
            place.tap(timeout=2000) if self.has_touch() else place.click(timeout=2000)
        except Error:  # it was gone before the finger came down: a forced payment, or a bot's move
            return False
        return True

    def has_touch(self) -> bool:
        return bool(self.page.evaluate("navigator.maxTouchPoints > 0"))

    def press(self) -> bool:
        """One choice by keys: its number, or the arrows and Enter."""
        if self.page.locator("dialog[open] [data-move=seen]").count():
            self.page.keyboard.press("Enter")
            return True
        options = self.page.evaluate(LISTED)
        if not options:
            return False
        move = self.best([(option, False) for option in options])
        number = options.index(move) + 1
        if number <= 9:
            self.page.keyboard.press(str(number))
        else:
            for _ in range(number):
                self.page.keyboard.press("ArrowDown")
            self.page.keyboard.press("Enter")
        return True

    def wait_for_next(self) -> None:
        self.page.wait_for_timeout(15)

    def play_to_the_end(self, *, by_keys: bool = False) -> None:
        deadline = time.monotonic() + PATIENCE
        while not self.is_over():
            assert time.monotonic() < deadline, "the game does not end"
            if not (self.press() if by_keys else self.tap()):
                self.wait_for_next()

    def play_until(self, question: str) -> None:
        """Plays on until something is asked, and it is this."""
        deadline = time.monotonic() + PATIENCE
        while question not in self.page.evaluate(SIGHT)[0]:
            assert time.monotonic() < deadline, f"nobody asks {question!r}"
            if not self.tap(unless=question):
                self.wait_for_next()

    def standings(self) -> list[str]:
        self.page.wait_for_selector(OVER)
        return self.page.locator("dialog ol li").all_inner_texts()
