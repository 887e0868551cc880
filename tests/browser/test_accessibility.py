"""axe finds nothing serious on any page: bright and dark, English and Czech, desktop and phone."""

from __future__ import annotations

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.browser.conftest import DESKTOP, PHONE, People
from tests.browser.player import Player

KINDS: dict[str, dict[str, Any]] = {
    "bright-english-desktop": {**DESKTOP, "color_scheme": "light", "locale": "en-US"},
    "dark-czech-phone": {**PHONE, "color_scheme": "dark", "locale": "cs-CZ"},
    "dark-english-desktop": {**DESKTOP, "color_scheme": "dark", "locale": "en-US"},
    "bright-czech-phone": {**PHONE, "color_scheme": "light", "locale": "cs-CZ"},
}
SERIOUS = ("serious", "critical")


def assert_nothing_serious(player: Player, where: str) -> None:
    found = Axe().run(player.page).response["violations"]
    serious = [
        f"{where}: {violation['id']}: {[node['html'][:160] for node in violation['nodes'][:3]]}"
        for violation in found
        if violation["impact"] in SERIOUS
    ]
    assert not serious, "\n".join(serious)


@pytest.mark.parametrize("kind", list(KINDS)[:2])
def test_the_pages_of_the_room_are_accessible(people: People, kind: str) -> None:
    ann = people("", **KINDS[kind])
    for path, ready in (
        ("/", ".games button"),
        ("/new/fabled-fruit", "form"),
        ("/groups", "form"),
        ("/about", "td"),
    ):
        ann.page.goto(ann.address + path)
        ann.page.wait_for_selector(ready)
        assert_nothing_serious(ann, path)
    ann.new_table(seats=3, bots=[None, None, "random"])
    ann.page.wait_for_selector(".link")
    assert_nothing_serious(ann, "lobby")


@pytest.mark.parametrize("kind", KINDS)
def test_the_table_is_accessible(people: People, kind: str) -> None:
    ann = people("", **KINDS[kind])
    ann.new_table(
        seats=5, bots=[None, *["greedy"] * 4], play_now=True, options={"start": 24, "reading": "off"}
    )
    ann.at_table()
    ann.page.wait_for_selector("[data-move]")
    assert_nothing_serious(ann, "table")
    ann.page.keyboard.press("Tab")
    assert_nothing_serious(ann, "table by keys")
    ann.page.locator(".info").first.click()
    ann.page.wait_for_selector("dialog")
    assert_nothing_serious(ann, "rule of a place")
