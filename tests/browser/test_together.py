"""Two people at one table: new places are read by both, and who goes away is waited for, but not for ever."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.player import Player

NEW_PLACE = "A new place has come up"


def two_at_a_table(people: People, **wish: object) -> tuple[Player, Player]:
    ann, ben = people("Ann"), people("Ben")
    made = ann.new_table(seats=2, bots=[None, None], **wish)
    ben.page.goto(ben.address + made["links"]["seat"])
    ben.page.get_by_role("button", name="Sit down").click()
    ann.page.get_by_text("Ben").wait_for()
    ann.page.get_by_role("button", name="Start").click()
    for player in (ann, ben):
        player.at_table()
    return ann, ben


def test_a_new_place_stops_the_game_until_both_have_read_it(people: People) -> None:
    ann, ben = two_at_a_table(people, options={"reading": "everyone"})
    dialogs = [player.page.get_by_role("dialog", name="A new place!") for player in (ann, ben)]
    while not all(dialog.count() for dialog in dialogs):
        if not any([ann.tap(unless=NEW_PLACE), ben.tap(unless=NEW_PLACE)]):
            ann.wait_for_next()
    dialogs[0].get_by_role("button", name="I have read it").click()
    expect(dialogs[0]).to_contain_text("Still reading: Ben")
    dialogs[1].get_by_role("button", name="I have read it").click()
    for dialog in dialogs:
        expect(dialog).to_have_count(0)


def test_a_bot_plays_for_who_is_gone_until_they_are_back(people: People) -> None:
    ann, ben = two_at_a_table(people, takeover=3)
    address = ben.page.url
    ben.page.goto("about:blank")
    expect(ann.page.locator("header")).to_contain_text(re.compile(r"Ben is away; a bot plays in \d seconds?"))
    expect(ann.page.locator("aside .seats")).to_contain_text("is away, a bot plays", timeout=15_000)
    ben.page.goto(address)
    ben.at_table()
    expect(ann.page.locator("aside .seats")).not_to_contain_text("away")


def test_who_gets_up_is_replaced_by_a_bot_and_can_come_back(people: People) -> None:
    ann, ben = two_at_a_table(people)
    ben.page.locator("aside").get_by_role("button", name="Get up").click()
    expect(ann.page.locator("aside .seats")).to_contain_text("is away, a bot plays")
    ben.page.locator("header").get_by_role("button", name="Take over from the bot").click()
    expect(ann.page.locator("aside .seats")).not_to_contain_text("away")
