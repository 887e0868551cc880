"""Catan in real browsers: whole games with people and bots, every variant, asking why, trading."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest
from playwright.sync_api import expect

from ludoteka.games.catan.variants.registry import VARIANTS
from tests.browser.conftest import PHONE, People, Room
from tests.browser.player import PATIENCE, Player
from tests.browser.settler import SIGHT, best_listed, play_to_own_turn, tap
from tests.browser.test_accessibility import KINDS, assert_nothing_serious
from tests.browser.test_whole_games import wide

SMALLEST_TARGET = 43.5  # pixels, each way


def table_for_two(
    people: People, room: Room, options: dict[str, Any], bots: int = 2, **second: Any
) -> tuple[Player, Player]:
    """Two people and some bots at a table that has begun."""
    ann, ben = people(""), people("", **second)
    seats = [None, None, *["greedy"] * bots]
    made = ann.new_table(game="catan", seats=len(seats), bots=seats, options=options)
    ben.page.goto(room.address + made["links"]["seat"])
    ben.page.get_by_role("button", name="Sit down").click()
    ann.page.get_by_role("button", name="Start").click()
    for player in (ann, ben):
        player.at_table()
    return ann, ben


def begin(people: People, *, seats: int = 2, options: dict[str, Any] | None = None, **how: Any) -> Player:
    """One person at a table with bots, after the set-up, on turn and with the dice rolled."""
    ann = people("", **how)
    bots = [None, *["random"] * (seats - 1)]
    ann.new_table(game="catan", seats=seats, bots=bots, play_now=True, options=options or {})
    ann.at_table()
    play_to_own_turn(ann)
    return ann


def test_two_people_and_two_bots_play_a_whole_game_by_taps_and_by_keys(people: People, room: Room) -> None:
    ann, ben = table_for_two(people, room, {}, **PHONE)
    ann.best = best_listed
    deadline = time.monotonic() + PATIENCE
    while not (ann.is_over() and ben.is_over()):
        assert time.monotonic() < deadline, "the game does not end"
        if not (ann.press() | tap(ben)):
            ann.wait_for_next()
        assert wide(ben) <= 0
    assert ann.standings() == ben.standings()
    assert ann.version() == ben.version()


@pytest.mark.parametrize("variant", VARIANTS)
def test_two_people_and_two_bots_play_a_whole_game_with(variant: str, people: People, room: Room) -> None:
    ann, ben = table_for_two(people, room, {variant.replace("-", "_"): True, "target": 4})
    deadline = time.monotonic() + PATIENCE
    while not (ann.is_over() and ben.is_over()):
        assert time.monotonic() < deadline, "the game does not end"
        if not (tap(ann, quickly=True) | tap(ben, quickly=True)):
            ann.wait_for_next()
    assert ann.standings() == ben.standings()
    assert len(ann.standings()) == 4


@pytest.mark.parametrize("kind", KINDS)
def test_the_table_of_catan_is_accessible(people: People, kind: str) -> None:
    ann = people("", **KINDS[kind])
    options = {"events": True, "river": True, "walls": True, "harbourmaster": True, "specialists": True}
    ann.new_table(game="catan", seats=4, bots=[None, *["random"] * 3], play_now=True, options=options)
    ann.at_table()
    ann.page.wait_for_selector("[data-move]")
    assert_nothing_serious(ann, "set-up")
    play_to_own_turn(ann)
    ann.page.keyboard.press("Tab")
    assert_nothing_serious(ann, "turn by keys")
    ann.page.locator("[data-build=trade]").click()
    assert_nothing_serious(ann, "trade")
    ann.page.keyboard.press("r")
    ann.page.wait_for_selector("dialog")
    assert_nothing_serious(ann, "rules of the variants")


def test_incompatible_variants_are_greyed_with_the_reason(people: People) -> None:
    ann = people("")
    ann.page.goto(f"{ann.address}/new/catan")
    choice = ann.page.locator("button.choice")
    expect(choice).to_have_count(len(VARIANTS))
    choice.and_(ann.page.locator("[data-variant=river]")).click()
    volcano = choice.and_(ann.page.locator("[data-variant=volcano]"))
    expect(volcano).to_have_attribute("aria-disabled", "true")
    expect(volcano).to_contain_text("both change the land")
    volcano.click(force=True)  # a person can tap it all the same
    expect(volcano).to_have_attribute("aria-pressed", "false")
    ann.page.keyboard.press("r")
    expect(ann.page.get_by_role("dialog")).to_contain_text("Volcano")
    assert_nothing_serious(ann, "set-up form")


def test_what_cannot_be_built_says_why(people: People) -> None:
    ann = begin(people)
    greyed = ann.page.locator("[data-build][aria-disabled=true]").first
    greyed.click(force=True)  # a person can tap it all the same
    expect(ann.page.get_by_role("alert")).to_contain_text(
        re.compile("need|goes on|stands at|takes the place|left|close")
    )


def test_a_corner_that_is_not_lit_says_why(people: People) -> None:
    ann = people("")
    ann.new_table(game="catan", seats=2, bots=[None, "random"], play_now=True, options={})
    ann.at_table()
    unlit = ann.page.locator(".island [role=presentation]")
    ann.page.locator("[data-move^=settlement]").first.wait_for()
    while unlit.count() == 0 or ann.page.locator("[data-move^=settlement]").count() == 0:
        if not tap(ann, quickly=True):
            ann.wait_for_next()
    unlit.first.dispatch_event("click")
    expect(ann.page.get_by_role("alert")).to_contain_text("Too close")


def test_a_trade_is_put_together_and_offered(people: People) -> None:
    ann = begin(people, **PHONE)
    while ann.page.locator("[data-resource]:not(.none)").count() == 0:  # somebody took the last card
        tap(ann, quickly=True)
        play_to_own_turn(ann)
    ann.page.locator("[data-build=trade]").tap()
    give = ann.page.get_by_role("group", name="Give").locator("button:not([disabled])").first
    give.tap()
    want = ann.page.get_by_role("group", name="Want").get_by_role("button")
    for button in want.all():
        box = button.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= SMALLEST_TARGET
    given = give.get_attribute("title")
    next(button for button in want.all() if button.get_attribute("title") != given).tap()
    offer = ann.page.get_by_role("button", name="Offer to all")
    expect(offer).to_be_enabled()
    assert wide(ann) <= 0


def held(player: Player) -> dict[str, int]:
    """The player's resources by name, as the page shows them."""
    cards = player.page.locator(".hand [data-resource]").all()
    return {str(card.get_attribute("title")): int(card.locator("b").inner_text()) for card in cards}


def until_a_trade_is_possible(ann: Player, ben: Player) -> tuple[str, str]:
    """Both play on until it is Ann's turn and each holds what the other could want: what Ann and Ben have."""
    deadline = time.monotonic() + PATIENCE
    while True:
        assert time.monotonic() < deadline, "there is never anything to trade"
        if "move=end-turn" in ann.page.evaluate(SIGHT):
            pairs = [
                (mine, yours)
                for mine, count in held(ann).items()
                for yours, other in held(ben).items()
                if mine != yours and count and other
            ]
            if pairs:
                return pairs[0]
        if not (tap(ann, quickly=True) | tap(ben, quickly=True)):
            ann.wait_for_next()


def put_together(player: Player, give: str, want: str) -> None:
    for side, resource in (("Give", give), ("Want", want)):
        group = player.page.get_by_role("group", name=side, exact=True)
        group.locator(f"button[title={resource}]").click()


def changed(before: dict[str, int], *, less: str, more: str) -> dict[str, int]:
    return {**before, less: before[less] - 1, more: before[more] + 1}


def test_an_offer_is_taken_up_and_confirmed(people: People, room: Room) -> None:
    ann, ben = table_for_two(people, room, {}, bots=0, **PHONE)
    mine, yours = until_a_trade_is_possible(ann, ben)
    before, bens = held(ann), held(ben)
    ann.page.locator("[data-build=trade]").click()
    put_together(ann, mine, yours)
    ann.page.get_by_role("button", name="Offer to all").click()
    ben.page.locator("[data-move=accept]:visible").first.tap()
    ann.page.locator("[data-move^=confirm]:visible").first.click()
    expect(ann.page.locator(".bargain")).to_have_count(0)
    expect(ben.page.locator(".bargain")).to_have_count(0)
    assert held(ann) == changed(before, less=mine, more=yours)
    assert held(ben) == changed(bens, less=yours, more=mine)


def test_an_offer_is_countered_and_the_counter_offer_taken(people: People, room: Room) -> None:
    ann, ben = table_for_two(people, room, {}, bots=0, **PHONE)
    mine, yours = until_a_trade_is_possible(ann, ben)
    before, bens = held(ann), held(ben)
    unwanted = next(resource for resource in before if resource not in (mine, yours))
    ann.page.locator("[data-build=trade]").click()
    put_together(ann, mine, unwanted)
    ann.page.get_by_role("button", name="Offer to all").click()
    ben.page.get_by_role("button", name="Offer something else").tap()
    put_together(ben, yours, mine)
    assert wide(ben) <= 0
    ben.page.locator(".trade .main").tap()
    expect(ann.page.locator(".bargain")).to_contain_text("would rather")
    ann.page.locator("[data-move^=confirm]:visible").first.click()
    expect(ann.page.locator(".bargain")).to_have_count(0)
    expect(ben.page.locator(".bargain")).to_have_count(0)
    assert held(ann) == changed(before, less=mine, more=yours)
    assert held(ben) == changed(bens, less=yours, more=mine)


@pytest.mark.parametrize("language", ["en-US", "cs"])
def test_no_label_of_what_can_be_built_is_cut_short_on_a_phone(people: People, language: str) -> None:
    ann = begin(people, options={"walls": True}, **PHONE, locale=language)
    labels = ann.page.locator(".actions .name")
    expect(labels).to_have_count(6)
    cut = labels.evaluate_all(
        "all => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.innerText)"
    )
    assert cut == []


def test_everything_to_tap_is_large_enough_for_a_finger(people: People) -> None:
    ann = begin(people, options={"walls": True}, **PHONE)
    for button in ann.page.locator(".table button:visible").all():
        box = button.bounding_box()
        assert box
        if box["width"] > 1:  # not the list for keys, which is out of sight
            assert min(box["width"], box["height"]) >= SMALLEST_TARGET, button.inner_text()
