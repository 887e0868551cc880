"""Finished games are looked at again: by buttons, keys, slider and link, with anybody's eyes."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, People
from tests.browser.player import Player
from tests.browser.retelling import GOLDEN, TABLE, tell
from tests.browser.test_accessibility import KINDS, assert_nothing_serious
from tests.browser.test_whole_games import wide


def at_step(page: Page, step: int) -> None:
    page.locator(f"[data-step='{step}']").wait_for()


def step_of(page: Page) -> int:
    return int(page.locator("[data-step]").get_attribute("data-step") or -1)


def jump(page: Page, step: int) -> None:
    page.get_by_label("Where in the game").fill(str(step))
    at_step(page, step)


def looks_at(player: Player, step: int = 0, seat: int | None = 0) -> Page:
    """Opens the game that is told at this step."""
    eyes = "" if seat is None else f"&seat={seat}"
    player.page.goto(f"{player.address}/table/{TABLE}/replay?step={step}{eyes}")
    player.page.wait_for_selector(".table")
    at_step(player.page, step)
    return player.page


def assert_shows(page: Page, text: str) -> None:
    """In the end: what explains a step for a moment goes by."""
    expect(page.locator(".table")).to_have_text(text, use_inner_text=True, timeout=15_000)


@pytest.mark.parametrize("name", GOLDEN)
def test_forwards_backwards_and_by_jumps_a_step_looks_the_same(people: People, name: str) -> None:
    ann = people("")
    last = len(tell(ann.context, name).inputs)
    seen = {step: looks_at(ann, step).inner_text(".table") for step in (0, last // 3, last // 2, last)}
    assert len(set(seen.values())) == len(seen)
    page = looks_at(ann, 0)
    for step in (last, last // 3, last // 2, 0, last // 2):
        jump(page, step)
        assert_shows(page, seen[step])
    for key in ",,,...":
        before = step_of(page)
        page.keyboard.press(key)
        expect(page.locator(f"[data-step='{before}']")).to_have_count(0)
    if step_of(page) != last // 2:  # that was an input in which nothing is to be seen
        jump(page, last // 2)
    assert_shows(page, seen[last // 2])


def test_a_game_just_played_is_watched_again_to_the_same_end(people: People) -> None:
    ann = people("Ann")
    made = ann.new_table(
        seats=2, seat=None, bots=["greedy"] * 2, play_now=True, options={"reading": "everyone"}
    )
    standings = ann.standings()
    end = ann.page.inner_text(".table")
    ann.page.get_by_role("link", name="Watch it again").click()
    ann.page.wait_for_selector("[data-step]")
    page = ann.page
    at_step(page, 0)
    assert page.inner_text(".table") != end
    last = int(page.get_by_label("Where in the game").get_attribute("max") or 0)
    jump(page, last)
    assert_shows(page, end)
    expect(page.get_by_role("button", name="One step forward")).to_be_disabled()
    page.get_by_role("button", name="One step back").click()
    before = step_of(page)
    assert before < last
    page.get_by_role("button", name="One step forward").click()
    at_step(page, last)
    assert_shows(page, end)
    # The table itself is as it was, and leads to the replay from the list of one's tables, too.
    page.get_by_role("link", name="To the end of the game").click()
    assert ann.standings() == standings
    page.goto(ann.address)
    page.locator(f"a[href='/table/{made['table']['id']}/replay']").click()
    at_step(page, 0)


def test_the_address_leads_back_to_the_step_and_the_eyes(people: People) -> None:
    ann = people("")
    tell(ann.context, "fabled-fruit")
    page = looks_at(ann, 0, None)
    assert page.get_by_label("Through whose eyes").input_value() == "-1"
    jump(page, 30)
    page.get_by_label("Through whose eyes").select_option(label="Panda")
    page.wait_for_url(re.compile(r"seat=1"))
    page.wait_for_url(re.compile(r"step=30"))
    shown = page.inner_text(".table")
    page.reload()
    page.wait_for_selector(".table")
    at_step(page, 30)
    assert page.get_by_label("Through whose eyes").input_value() == "1"
    assert_shows(page, shown)


def test_space_plays_and_pauses(people: People) -> None:
    ann = people("")
    tell(ann.context, "fabled-fruit")
    page = looks_at(ann, 10)
    page.get_by_label("Speed").select_option("4")
    page.get_by_label("Where in the game").focus()
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(page.locator("[data-step='10']")).to_have_count(0)
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    stopped = step_of(page)
    assert stopped > 10
    page.wait_for_timeout(700)  # more than two steps at this speed
    assert step_of(page) == stopped


def test_nothing_is_played_in_a_replay_and_it_says_so(people: People) -> None:
    ann = people("")
    tell(ann.context, "catan")
    page = looks_at(ann, 84)
    page.locator("[data-build=road], .table button[aria-disabled=true]").first.click(force=True)
    expect(page.locator(".table .reason")).to_have_text("This is a replay: nothing can be played here.")
    at_step(page, 84)


def test_a_game_that_is_not_over_or_not_there_is_refused_in_words(people: People) -> None:
    ann = people("Ann")
    made = ann.new_table(seats=2, bots=[None, "greedy"], play_now=True)
    ann.at_table()
    for table, words in ((made["table"]["id"], "when the game has ended"), ("nowhere", "there is no table")):
        ann.page.goto(f"{ann.address}/table/{table}/replay")
        expect(ann.page.get_by_role("alert")).to_contain_text(words)


@pytest.mark.parametrize("name", GOLDEN)
def test_a_phone_steps_by_taps_without_scrolling_sideways(people: People, name: str) -> None:
    ann = people("", **PHONE)
    last = len(tell(ann.context, name).inputs)
    for step in (last // 2, last):
        page = looks_at(ann, step)
        assert wide(ann) <= 0
        page.get_by_role("button", name="One step back").tap()
        expect(page.locator(f"[data-step='{step}']")).to_have_count(0)
        assert wide(ann) <= 0
    page.get_by_role("button", name="What happened").tap()
    page.wait_for_selector("dialog ol li")


@pytest.mark.parametrize(("kind", "name"), list(zip(KINDS, GOLDEN, strict=True)))
def test_a_replay_is_accessible(people: People, kind: str, name: str) -> None:
    ann = people("", **KINDS[kind])
    last = len(tell(ann.context, name).inputs)
    for step in (last // 2, last):
        looks_at(ann, step)
        assert_nothing_serious(ann, f"replay of {name}, step {step}")
