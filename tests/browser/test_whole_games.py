"""Whole games of Fabled Fruit in real browsers: by taps on a phone, by keys alone, by two people."""

from __future__ import annotations

import time

from tests.browser.conftest import PHONE, People, Room
from tests.browser.player import PATIENCE, Player


def wide(player: Player) -> int:
    """How far the page reaches beyond the screen, sideways."""
    return int(player.page.evaluate("document.documentElement.scrollWidth - window.innerWidth"))


def test_a_whole_game_is_played_by_taps_on_a_phone(people: People) -> None:
    ann = people("Ann", **PHONE)
    ann.new_table(seats=2, bots=[None, "greedy"], play_now=True, options={"reading": "everyone"})
    ann.at_table()
    assert wide(ann) <= 0
    ann.play_to_the_end()
    assert len(ann.standings()) == 2
    assert wide(ann) <= 0


def test_a_whole_game_is_played_by_keys_alone(people: People) -> None:
    ann = people("Ann")
    page = ann.page
    page.wait_for_selector("text=Play now")
    page.locator("header a").first.focus()
    for _ in range(20):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.innerText.trim()") == "Play now":
            break
    page.keyboard.press("Enter")
    ann.at_table()
    ann.play_to_the_end(by_keys=True)
    assert len(ann.standings()) == 3


def test_two_people_and_two_bots_play_through_a_reload_and_a_killed_server(
    people: People, room: Room
) -> None:
    ann, ben = people("Ann"), people("Ben", **PHONE)
    made = ann.new_table(seats=4, bots=[None, None, "greedy", "greedy"], options={"reading": "everyone"})
    ben.page.goto(room.address + made["links"]["seat"])
    ben.page.get_by_role("button", name="Sit down").tap()
    ann.page.get_by_text("Ben").wait_for()
    ann.page.get_by_role("button", name="Start").click()
    ann.at_table()
    ben.at_table()
    deadline = time.monotonic() + 2 * PATIENCE
    troubles = {12: "reload", 25: "kill"}
    played = 0
    while not (ann.is_over() and ben.is_over()):
        assert time.monotonic() < deadline, "the game does not end"
        moved = [player.tap() for player in (ann, ben)]
        played += sum(moved)
        trouble = next((troubles.pop(at) for at in list(troubles) if played >= at), None)
        if trouble == "reload":
            ben.page.reload()
            ben.at_table()
        elif trouble == "kill":
            room.kill()
            ann.page.get_by_text("The line is broken").wait_for()
            room.start()
            ann.page.get_by_text("The line is broken").wait_for(state="detached")
        if not any(moved):
            ann.wait_for_next()
    assert not troubles, "the game was too short for all that was to happen"
    assert ann.standings() == ben.standings()
    assert ann.version() == ben.version()


def test_the_dice_are_checked_at_the_end(people: People) -> None:
    ann = people("Ann")
    ann.new_table(seats=5, bots=[None, *["greedy"] * 4], play_now=True)
    ann.at_table()
    ann.play_to_the_end()
    good = ann.page.locator("dialog [data-fair=good]")
    good.first.wait_for()
    assert good.count() == 2
    assert ann.page.locator("[data-fair=bad]").count() == 0
