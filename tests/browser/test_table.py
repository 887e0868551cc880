"""What a person meets at the table: languages, reasons, rules of places, taking back, looking on, hosting."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, People
from tests.browser.player import Player

ALONE = {"seats": 2, "bots": [None, "random"], "play_now": True}
SMALLEST_TARGET = 44  # pixels, each way


def at_own_turn(player: Player) -> None:
    player.play_until("Where does your animal go?")


def test_play_now_is_one_click_from_the_table(people: People) -> None:
    ann = people()
    ann.page.get_by_role("button", name="Play now").first.click()
    ann.at_table()
    assert ann.page.locator(".place").count() == 6


def test_the_language_changes_in_place(people: People) -> None:
    ann = people()
    ann.page.get_by_label("Language").select_option("cs")
    expect(ann.page.get_by_role("heading", name="Herna plná deskových her")).to_be_visible()
    ann.page.reload()
    expect(ann.page.get_by_role("heading", name="Moštárna")).to_be_visible()


def test_dark_and_bright_are_a_choice_that_stays(people: People) -> None:
    ann = people(color_scheme="light")
    for _ in range(2):
        ann.page.get_by_role("button", name=re.compile("Light|Bright")).click()
    ann.page.reload()
    expect(ann.page.get_by_role("button", name="Dark")).to_be_visible()
    assert ann.page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "dark"


def test_a_place_tells_its_rule_and_why_one_cannot_go_there(people: People) -> None:
    ann = people()
    ann.new_table(**ALONE)
    ann.at_table()
    at_own_turn(ann)
    ann.page.locator("[data-move^='go ']:visible").first.click()
    ann.play_until("Use the place")
    ann.page.locator("[data-move=act]").click()
    at_own_turn(ann)
    ann.page.locator(".place:has(.you) .whole").click()
    dialog = ann.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Costs")
    expect(dialog).to_contain_text("Your animal is there already")
    ann.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_juice_that_cannot_be_paid_says_why(people: People) -> None:
    ann = people(**PHONE)
    ann.new_table(
        seats=5, bots=[None, *["random"] * 4], play_now=True, options={"start": 7, "reading": "off"}
    )
    ann.at_table()
    at_own_turn(ann)
    ann.page.locator("[data-move^='go ']:visible").first.tap()
    ann.play_until("Use the place")
    ann.page.get_by_role("button", name="Make juice").tap(force=True)  # greyed, but it answers
    expect(ann.page.get_by_role("alert")).to_contain_text("You don't have what juice costs")


def test_a_player_shows_how_things_stand(people: People) -> None:
    ann = people(**PHONE)
    ann.new_table(**ALONE)
    ann.at_table()
    ann.page.locator(".player").last.tap()
    expect(ann.page.get_by_role("dialog", name="Panda")).to_contain_text("cards in hand")


def test_a_place_under_the_focus_tells_its_rule_by_a_key(people: People) -> None:
    ann = people()
    ann.new_table(**ALONE)
    ann.at_table()
    ann.page.locator(".whole").first.focus()
    ann.page.keyboard.press("i")
    expect(ann.page.get_by_role("dialog")).to_contain_text("Draw 2 cards.")


def test_a_move_that_revealed_nothing_is_taken_back(people: People) -> None:
    ann = people()
    ann.new_table(**ALONE)
    ann.at_table()
    at_own_turn(ann)
    ann.page.locator("[data-move='go 5']").click()
    ann.page.get_by_role("button", name="Take back").click()
    at_own_turn(ann)
    expect(ann.page.locator("aside")).to_contain_text("takes the last move back")


def test_who_looks_on_sees_the_table_and_no_hand(people: People) -> None:
    ann, ben = people("Ann"), people("Ben")
    made = ann.new_table(**ALONE)
    ann.at_table()
    ben.page.goto(ben.address + made["links"]["spectator"])
    ben.at_table()
    assert ben.page.locator("section.hand").count() == 0
    assert ben.page.locator("[data-move]").count() == 0
    expect(ann.page.locator("aside")).to_contain_text("1 person looks on.")


def test_the_host_puts_a_bot_where_a_friend_sat(people: People) -> None:
    ann, ben = people("Ann"), people("Ben")
    made = ann.new_table(seats=2, bots=[None, None])
    ben.page.goto(ben.address + made["links"]["seat"])
    ben.page.get_by_role("button", name="Sit down").click()
    ann.page.get_by_role("button", name="Start").click()
    ann.at_table()
    ann.page.locator("aside select").select_option("random")
    expect(ann.page.locator("aside .seats")).to_contain_text("carefree")


def test_what_is_said_is_heard(people: People) -> None:
    ann, ben = people("Ann"), people("Ben")
    made = ann.new_table(**ALONE)
    ann.at_table()
    ben.page.goto(ben.address + made["links"]["spectator"])
    ben.at_table()
    ann.page.get_by_placeholder("Say something").fill("Hello there")
    ann.page.keyboard.press("Enter")
    expect(ben.page.locator("aside .chat")).to_contain_text("Ann: Hello there")


def test_an_option_that_cannot_be_is_explained_in_the_form(people: People) -> None:
    ann = people()
    ann.page.goto(ann.address + "/groups")
    ann.page.get_by_label("Name of the group").fill("Friday")
    ann.page.get_by_label("Players, with commas between").fill("Ann, Ben")
    ann.page.get_by_role("button", name="Make a group").click()
    ann.page.get_by_role("link", name="Next game").click()
    ann.page.get_by_label("First place").fill("7")
    ann.page.get_by_label("First place").press("Tab")
    expect(ann.page.get_by_role("alert")).to_contain_text("leave the first place at 1")
    expect(ann.page.get_by_role("button", name="Open the table")).to_be_disabled()


def test_everything_to_be_tapped_on_a_phone_is_big_enough(people: People) -> None:
    ann = people("", **PHONE)
    ann.new_table(**ALONE, options={"start": 24, "reading": "off"})
    ann.at_table()
    at_own_turn(ann)
    sizes = ann.page.evaluate(
        "[...document.querySelectorAll('button, a, select, input')]"
        ".filter(e => e.checkVisibility() && !e.closest('.hiding'))"
        ".map(e => [e.outerHTML.slice(0, 80), e.offsetWidth, e.offsetHeight])"
    )
    assert [size for size in sizes if min(size[1:]) < SMALLEST_TARGET] == []


def test_the_language_changes_at_the_table_too(people: People) -> None:
    ann = people(**PHONE)
    ann.new_table(**ALONE)
    ann.at_table()
    ann.page.get_by_role("button", name="Settings and more").tap()
    ann.page.get_by_label("Language").select_option("cs")
    expect(ann.page.get_by_role("dialog")).to_contain_text("Poctivá náhoda")
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator(".places")).to_contain_text("Dvě na cestu")
