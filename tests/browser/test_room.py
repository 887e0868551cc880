"""Round about the games: groups and their series, a revenge, friends who come by link, pages on a phone."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, People
from tests.browser.player import Player

MEMBERS = "Ann, Ben, Cid, Dan, Eve"


def make_group(player: Player, name: str) -> None:
    page = player.page
    page.goto(player.address + "/groups")
    page.get_by_label("Name of the group").fill(name)
    page.get_by_label("Players, with commas between").fill(MEMBERS)
    page.get_by_role("button", name="Make a group").click()
    expect(page.get_by_role("heading", name=name)).to_be_visible()


def test_a_group_plays_on_from_game_to_game_and_takes_its_series_along(
    people: People, tmp_path: Path
) -> None:
    ann = people("Ann")
    page = ann.page
    make_group(ann, "Sundays")
    page.get_by_role("link", name="Next game").click()
    page.get_by_label("New places").select_option("off")
    page.get_by_role("button", name="Open the table").click()
    ann.at_table()
    ann.play_to_the_end()
    page.goto(ann.address + "/groups")
    expect(page.locator("tbody tr")).to_have_count(5)
    page.locator("summary").click()
    expect(page.locator("details li")).to_have_count(1)
    with page.expect_download() as download:
        page.get_by_role("link", name="Export").click()
    file = tmp_path / "group.json"
    download.value.save_as(file)
    page.on("dialog", lambda dialog: dialog.accept())
    page.get_by_role("button", name="Begin again").click()
    expect(page.locator("details")).to_have_count(0)
    page.get_by_label("Go on with an exported group").set_input_files(file)
    expect(page.get_by_label("Name of the group")).to_have_value("Sundays")
    page.get_by_role("button", name="Make a group").click()
    expect(page.get_by_role("heading", name="Sundays")).to_have_count(2)


def test_a_revenge_brings_the_friend_to_the_new_table(people: People) -> None:
    ann, ben = people("Ann"), people("Ben")
    bots = [None, None, "greedy", "greedy", "greedy"]
    made = ann.new_table(seats=5, bots=bots)
    ben.page.goto(ben.address + made["links"]["seat"])
    ben.page.get_by_role("button", name="Sit down").click()
    ann.page.get_by_role("button", name="Start").click()
    for player in (ann, ben):
        player.at_table()
    while not (ann.is_over() and ben.is_over()):
        if not any([ann.tap(), ben.tap()]):
            ann.wait_for_next()
    ann.page.get_by_role("button", name="Revenge").click()
    expect(ann.page.get_by_role("button", name="Start")).to_be_visible()
    ben.page.keyboard.press("Escape")
    ben.page.locator("aside").get_by_role("link", name="To the new table").click()
    expect(ben.page.get_by_role("button", name="Sit down")).to_be_visible()
    assert ben.page.url.split("?")[0] == ann.page.url


def test_a_table_for_friends_shows_links_with_codes(people: People) -> None:
    ann = people("Ann")
    ann.page.get_by_role("button", name="Play with friends").first.click()
    expect(ann.page.get_by_label("To play along")).to_have_value(re.compile("/table/.*token="))
    ann.page.get_by_role("button", name="Code").first.click()
    code = ann.page.get_by_role("img", name=re.compile("Code for"))
    expect(code).to_be_visible()
    assert code.evaluate("image => image.decode().then(() => image.naturalWidth > 0)")


def test_an_open_table_is_found_and_joined(people: People) -> None:
    ann, ben = people("Ann"), people("Ben")
    made = ann.new_table(seats=2, bots=[None, None], public=True)
    ben.page.goto(ben.address)
    ben.page.locator(f"a[href*='{made['table']['id']}']").click()
    ben.page.get_by_role("button", name="Sit down").click()
    expect(ann.page.get_by_text("Ben")).to_be_visible()
    ann.page.goto(ann.address)
    expect(ann.page.locator(f"a[href='/table/{made['table']['id']}']")).to_contain_text("Ann, Ben")


def test_who_has_no_right_to_a_table_is_told_so(people: People) -> None:
    ann, ben = people("Ann"), people("Ben")
    made = ann.new_table(seats=2, bots=[None, None])
    ben.page.goto(f"{ben.address}/table/{made['table']['id']}?token=guessed")
    expect(ben.page.get_by_role("alert")).to_contain_text("opens nothing at this table")
    ben.page.goto(f"{ben.address}/table/nowhere")
    expect(ben.page.get_by_role("alert")).to_contain_text("There is no such table")


@pytest.mark.parametrize("locale", ["en-US", "cs-CZ"])
def test_no_page_is_wider_than_a_phone(people: People, locale: str) -> None:
    ann = people("", **{**PHONE, "locale": locale})
    for path in ("/", "/new/fabled-fruit", "/groups", "/about"):
        ann.page.goto(ann.address + path)
        ann.page.wait_for_selector("main")
        ann.page.wait_for_timeout(200)
        assert ann.page.evaluate("document.documentElement.scrollWidth") <= PHONE["viewport"]["width"], path
