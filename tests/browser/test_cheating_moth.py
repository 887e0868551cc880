"""Cheating Moth in real browsers: whole games; sleights by drag, press and key; accusing; the first game."""

from __future__ import annotations

import time
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.cheater import DIGITS, cards, phase, press, tap
from tests.browser.conftest import PHONE, People, Room
from tests.browser.player import PATIENCE, Player
from tests.browser.test_accessibility import KINDS, assert_nothing_serious
from tests.browser.test_whole_games import wide

SMALLEST_TARGET = 43.5  # pixels, each way
QUIET = {"turn_seconds": 0}  # nobody is hurried


def for_two(people: People, room: Room, bots: list[str], **second: Any) -> tuple[Player, Player]:
    """Two people and bots whose first round has begun."""
    ann, ben = people(""), people("", **second)
    made = ann.new_table(game="cheating-moth", seats=2 + len(bots), bots=[None, None, *bots], options={})
    ben.page.goto(room.address + made["links"]["seat"])
    ben.page.get_by_role("button", name="Sit down").click()
    ben.page.get_by_role("button", name="Get up").wait_for()
    ann.page.get_by_role("button", name="Start").click()
    for player in (ann, ben):
        player.at_table()
    return ann, ben


def lonely(people: People, *, oldest: int) -> Player:
    """One person at a table at which nobody else moves, for the others are people too."""
    ann, *guests = (people("") for _ in range(3))
    options = {**QUIET, "oldest": oldest}
    made = ann.new_table(game="cheating-moth", seats=3, bots=[None] * 3, options=options)
    for guest in guests:
        guest.page.goto(guest.address + made["links"]["seat"])
        guest.page.get_by_role("button", name="Sit down").first.click()
        guest.page.get_by_role("button", name="Get up").wait_for()
    ann.page.get_by_role("button", name="Start").click()
    for player in (ann, *guests):
        player.page.wait_for_selector("[data-phase=turn]")
    return ann


def test_two_people_and_a_bot_play_a_whole_game_by_keys_and_by_taps(people: People, room: Room) -> None:
    ann, ben = for_two(people, room, ["search"], **PHONE)
    deadline = time.monotonic() + 3 * PATIENCE
    while not (ann.is_over() and ben.is_over()):
        assert time.monotonic() < deadline, "the game does not end"
        if not (press(ann) | tap(ben)):
            ann.wait_for_next()
        assert wide(ben) <= 0
    assert ann.standings() == ben.standings()
    assert len(ann.standings()) == 3


def centre(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_card_vanishes_by_drag_and_by_key_and_comes_back_when_it_is_let_go_early(people: People) -> None:
    ann = lonely(people, oldest=2)
    hand, rim = ann.page.locator(".hand [data-card]"), ann.page.locator(".rim")
    before = cards(ann)
    mouse, keys = ann.page.mouse, ann.page.keyboard
    mouse.move(*centre(hand.first))
    mouse.down()
    mouse.move(*centre(rim), steps=4)
    expect(rim).to_contain_text("vanishing")
    expect(hand).to_have_count(before - 1)
    mouse.up()
    expect(rim).to_contain_text("drag a card here")

    mouse.move(*centre(hand.first))
    mouse.down()  # a long press does it too
    expect(rim).to_contain_text("vanishing")
    mouse.up()
    expect(rim).to_contain_text("drag a card here")
    assert cards(ann) == before - 1

    keys.press("c")
    keys.press("ArrowRight")
    keys.down("h")
    expect(hand).to_have_count(before - 2)
    keys.up("h")
    keys.press("f")
    expect(rim).to_contain_text("pretend")
    expect(rim).to_contain_text("drag a card here")
    assert cards(ann) == before - 2
    expect(ann.page.locator(".reason")).to_have_count(0)


def test_a_second_finger_changes_nothing_and_a_page_out_of_sight_lets_go(people: People) -> None:
    ann = lonely(people, oldest=2)
    hand, rim = ann.page.locator(".hand [data-card]"), ann.page.locator(".rim")
    before = cards(ann)
    ann.page.evaluate(
        """() => { window.finger = (id, kind, card, x, y) => card.dispatchEvent(new PointerEvent(kind,
          { bubbles: true, cancelable: true, button: 0, pointerId: id, clientX: x, clientY: y }));
          Element.prototype.setPointerCapture = () => {}; }"""
    )
    press = """([id, kind, place, x, y]) =>
        finger(id, kind, document.querySelectorAll('.hand [data-card]')[place], x, y)"""
    first, second, edge = centre(hand.nth(0)), centre(hand.nth(1)), centre(rim)
    ann.page.evaluate(press, [1, "pointerdown", 0, *first])
    ann.page.evaluate(press, [1, "pointermove", 0, *edge])
    expect(rim).to_contain_text("vanishing")
    ann.page.evaluate(press, [2, "pointerdown", 1, *second])
    ann.page.evaluate(press, [2, "pointerup", 1, *second])
    expect(hand).to_have_count(before - 1)  # the first finger still held it
    ann.page.evaluate(press, [1, "pointermove", 0, *edge])
    ann.page.wait_for_timeout(200)
    expect(rim).to_contain_text("drag a card here")  # and one drag hides one card
    ann.page.evaluate(press, [1, "pointerup", 0, *edge])

    ann.page.evaluate(press, [3, "pointerdown", 0, *first])
    ann.page.evaluate(press, [3, "pointermove", 0, *edge])
    expect(rim).to_contain_text("vanishing")
    ann.page.evaluate(
        """() => { Object.defineProperty(document, 'hidden', { value: true });
          document.dispatchEvent(new Event('visibilitychange')); }"""
    )
    expect(rim).to_contain_text("drag a card here")
    assert cards(ann) == before - 1


def test_a_key_held_down_hides_one_card_and_its_neighbour_has_the_focus_then(people: People) -> None:
    ann = lonely(people, oldest=2)
    hand = ann.page.locator(".hand [data-card]")
    before = cards(ann)
    hand.nth(1).focus()
    ann.page.keyboard.down("h")
    expect(hand).to_have_count(before - 1)
    ann.page.keyboard.down("h")  # the key repeats itself
    ann.page.keyboard.down("h")
    expect(hand.nth(1)).to_be_focused()
    ann.page.keyboard.up("h")
    assert cards(ann) == before - 1
    assert ann.page.locator(".reason").count() == 0


def test_no_digit_hides_a_card_or_accuses(people: People) -> None:
    ann = lonely(people, oldest=1)
    for player in (ann, people.players[1]):
        digits = player.page.evaluate(DIGITS)
        verbs = {option.split()[0] for option in digits}
        assert verbs and verbs.isdisjoint({"hide", "accuse"}), verbs
    listed = ann.page.locator("[data-option^=accuse]")
    expect(listed).to_have_count(2)  # who uses the list chooses it there


def test_after_a_reload_in_the_middle_of_a_sleight_one_can_play_and_cheat_on(people: People) -> None:
    ann = lonely(people, oldest=2)
    hand, rim = ann.page.locator(".hand [data-card]"), ann.page.locator(".rim")
    before = cards(ann)
    ann.page.keyboard.press("c")
    ann.page.keyboard.down("h")
    expect(rim).to_contain_text("vanishing")
    ann.page.reload()
    ann.page.keyboard.up("h")
    ann.page.wait_for_selector("[data-phase=turn]")
    expect(rim).to_contain_text("drag a card here")
    left = cards(ann)
    assert left in (before, before - 1)  # a browser may or may not say in time that the page is gone
    ann.page.keyboard.press("c")
    ann.page.keyboard.down("h")
    expect(hand).to_have_count(left - 1)
    ann.page.keyboard.up("h")


@pytest.mark.parametrize("size", [(390, 844), (360, 640), (844, 390)])
def test_the_whole_table_is_seen_without_scrolling(people: People, size: tuple[int, int]) -> None:
    width, height = size
    ann = among_bots(people, seats=5, viewport={"width": width, "height": height}, has_touch=True)
    hidden = ann.page.locator(".table").evaluate("(table) => table.scrollHeight - table.clientHeight")
    assert hidden <= 0
    boxes = [ann.page.locator(place).bounding_box() for place in (".pile", ".rim", ".hand ul", ".players")]
    for box in boxes:
        assert box and box["y"] >= 0 and box["y"] + box["height"] <= height
    pile, prompt = ann.page.locator(".pile").bounding_box(), ann.page.locator(".prompt").bounding_box()
    assert pile and prompt and pile["y"] + pile["height"] <= prompt["y"]


def test_the_watchful_eye_is_a_beam_that_all_see(people: People, room: Room) -> None:
    ann = people("")
    options = {**QUIET, "catching": "watchful-eye"}
    bots = [None, "random", "random"]
    made = ann.new_table(game="cheating-moth", seats=3, bots=bots, play_now=True, options=options)
    onlooker = people("")
    onlooker.page.goto(room.address + made["links"]["spectator"])
    ann.page.wait_for_selector("[data-phase=turn]")
    for player in (ann, onlooker):
        player.page.wait_for_selector("[data-beam=pile] polygon", state="attached")
    ann.page.locator(".players button").nth(1).click()
    for player in (ann, onlooker):
        player.page.wait_for_selector("[data-beam='seat:2'] polygon", state="attached")


def fans(player: Player) -> list[str]:
    return player.page.locator(".players [data-fan]").evaluate_all("all => all.map((fan) => fan.dataset.fan)")


def test_others_see_a_hand_move_and_nothing_else_or_read_it_if_they_wish(people: People) -> None:
    ann = lonely(people, oldest=2)
    other = people.players[1]
    other.page.evaluate(
        """() => { window.moved = []; new MutationObserver((changes) => changes.forEach(({ target }) =>
          target.matches('.fan') && moved.push(target.className))).observe(document.querySelector('.players'),
          { subtree: true, attributes: true, attributeFilter: ['class'] }); }"""
    )
    log = other.page.locator("aside .log li").all_inner_texts()
    shown = fans(other)
    ann.page.keyboard.press("f")
    other.page.wait_for_function("() => moved.some((name) => /dip|rustle|shift/.test(name))")
    assert other.page.locator("aside .log li").all_inner_texts() == log
    assert fans(other) == shown
    other.page.get_by_role("button", name="Sound and tells").click()
    other.page.get_by_label("in words too").check()
    other.page.keyboard.press("Escape")
    ann.page.wait_for_selector("[data-move=feint]")
    ann.page.keyboard.press("f")
    expect(other.page.locator(".heard")).not_to_be_empty()


def test_the_guard_accuses_by_a_long_press_and_a_short_one_does_nothing(people: People) -> None:
    ann = lonely(people, oldest=1)
    ann.page.locator(".hand [data-card]:not([data-move])").first.click()
    expect(ann.page.get_by_role("alert")).to_contain_text("one higher or one lower")
    suspect = ann.page.locator(".players button").first
    suspect.click()
    expect(ann.page.locator(".verdict")).to_have_count(0)
    before = cards(ann)
    ann.page.mouse.move(*centre(suspect))
    ann.page.mouse.down()
    expect(ann.page.locator(".verdict")).to_contain_text("It was nothing")
    ann.page.mouse.up()
    expect(ann.page.locator(".hand [data-card]")).to_have_count(before + 1)
    expect(ann.page.locator(".rim")).to_contain_text("accuse again")


def test_the_guard_catches_by_keys_who_is_hiding_a_card(people: People) -> None:
    ann = lonely(people, oldest=1)
    cheater = people.players[1]
    cheater.page.keyboard.press("c")
    cheater.page.keyboard.down("h")
    expect(cheater.page.locator(".rim")).to_contain_text("vanishing")
    ann.page.keyboard.press("a")
    expect(ann.page.locator(".prompt")).to_contain_text("Accuse whom")
    ann.page.keyboard.press("1")
    expect(ann.page.locator(".verdict")).to_contain_text("Caught")
    cheater.page.keyboard.up("h")
    expect(ann.page.locator(".prompt")).to_contain_text("Choose a card for the cheater")
    ann.page.locator(".hand [data-move^=hand-over]").first.click()
    expect(ann.page.locator(".players .beetle")).to_have_count(1)
    expect(cheater.page.locator(".rim")).to_contain_text("guard")


def among_bots(people: People, *, seats: int, **how: Any) -> Player:
    ann = people("", **how)
    bots = [None, *["random"] * (seats - 1)]
    ann.new_table(game="cheating-moth", seats=seats, bots=bots, play_now=True, options=QUIET)
    ann.page.wait_for_selector("[data-phase=turn]")
    return ann


@pytest.mark.parametrize("kind", KINDS)
def test_the_table_of_cheating_moth_is_accessible(people: People, kind: str) -> None:
    ann = among_bots(people, seats=3, **KINDS[kind])
    assert_nothing_serious(ann, "turn")
    ann.page.locator(".top button").click()
    ann.page.wait_for_selector("dialog")
    assert_nothing_serious(ann, "sound and tells")


def test_everything_to_tap_is_large_enough_for_a_finger(people: People) -> None:
    ann = among_bots(people, seats=5, **PHONE)
    assert wide(ann) <= 0
    sizes = ann.page.locator(".table button:visible").evaluate_all(
        """all => all.map((one) => [one, one.getBoundingClientRect()])
          .map(([one, box]) => [one.innerText, box.width, box.height])"""
    )
    for text, width, height in sizes:
        if width > 1:  # not the list for keys, which is out of sight
            assert min(width, height) >= SMALLEST_TARGET, text


def test_the_first_game_teaches_to_play_to_pretend_to_cheat_and_to_guard(people: People) -> None:
    ann = people("")
    ann.page.goto(ann.address)
    ann.page.get_by_role("button", name="Learn it in two minutes").click()
    ann.page.wait_for_selector("[data-phase=turn]")
    lesson = ann.page.locator(".lesson")
    expect(lesson).to_contain_text("Get rid of your cards")
    go_on = lesson.get_by_role("button", name="Go on")
    go_on.click()
    expect(lesson).to_contain_text("When it is your turn")
    learn(ann, lambda: "pretend: press" in lesson.inner_text())
    learn(ann, lambda: "Now cheat" in lesson.inner_text(), "f")
    learn(ann, lambda: go_on.count() > 0, "h")
    assert any(word in lesson.inner_text() for word in ("Gone!", "Caught!"))
    go_on.click()
    learn(ann, lambda: "has to vanish" in lesson.inner_text())
    lesson.get_by_role("button", name="Be the guard yourself").click()
    expect(lesson).to_contain_text("Now you have the beetle")
    go_on.click()
    learn(ann, lambda: go_on.count() > 0, "a1")
    assert any(word in lesson.inner_text() for word in ("Caught!", "That was nothing"))
    go_on.click()
    expect(lesson).to_contain_text("mosquito")


def learn(player: Player, until: Any, keys: str = "") -> None:
    """Plays on, and tries what the lesson asks for, until it goes on."""
    deadline = time.monotonic() + PATIENCE
    while not until():
        assert time.monotonic() < deadline, player.page.locator(".lesson").inner_text()
        if phase(player) == "turn" and keys:
            if keys == "h":
                player.page.keyboard.press("c")
                player.page.keyboard.down("h")
                player.page.wait_for_timeout(1800)
                player.page.keyboard.up("h")
            else:
                for key in keys:
                    player.page.keyboard.press(key)
        if not until() and not tap(player):
            player.wait_for_next()
