"""The 59 locations (LOC-1 to LOC-59), as on the cards: one line for each sentence of the action.

`mark`: the condition of the ! mark (FFG-5): without it the action is cancelled and its player draws one
card. Some cards act at
other moments too, by a closed set of hooks: `on_leave` when a player who has acted or made juice here moves
away, `next_turn` at the
start of the next turn of who has acted here. (What 20 and 26 do lasts: see `state.is_guarded` and
`juice.share_spoils`.)
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from ludoteka.games.fabled_fruit import special, tokens
from ludoteka.games.fabled_fruit.fruit import BANANA, GRAPE, PINEAPPLE, STRAWBERRY, shows
from ludoteka.games.fabled_fruit.lines import (
    HELD,
    REMEMBERED,
    Line,
    choose_player,
    chosen_draws,
    chosen_gives,
    discard,
    discard_any,
    discard_open,
    draw,
    draw_double,
    draw_for_each_player,
    draw_up_to,
    each_other_gives_one,
    each_other_may_be_given,
    give_chosen,
    give_each_other,
    has_fruit,
    hide_some,
    in_turn_each_takes_open,
    laid_cards_join_market,
    lay_aside,
    move_thief,
    name_fruit,
    put,
    put_any,
    refill_market,
    reveal,
    reveal_for_each_player,
    take,
    take_as_many_as_laid,
    take_open,
    thief_joins_player,
)
from ludoteka.games.fabled_fruit.questions import (
    at_most_one_more,
    has_partner,
    remote_locations,
    richer,
    with_cards,
)
from ludoteka.games.fabled_fruit.state import (
    BEFORE,
    BESIDE,
    State,
    fruit_tokens,
    hand_size,
    others,
    thief_is_on_table,
)


class Location(NamedTuple):
    number: int
    title: str
    lines: list[Line]
    mark: Callable[[State, int], bool] | None = None
    on_leave: Callable[[State], None] | None = None
    next_turn: Line | None = None


# Conditions of the mark.


def has_a_card(state: State, seat: int) -> bool:
    return hand_size(state, seat) > 0


def has_banana_for_somebody(state: State, seat: int) -> bool:
    return has_fruit(state, seat, BANANA) and bool(with_cards(state, seat, 1))


def somebody_has_three(state: State, seat: int) -> bool:
    return bool(with_cards(state, seat, 3))


def has_two_pineapples(state: State, seat: int) -> bool:
    return sum(1 for card in state.hands[seat] if shows(card, PINEAPPLE)) >= 2


def has_strawberry_and_market_differs(state: State, seat: int) -> bool:
    return has_fruit(state, seat, STRAWBERRY) and any(not shows(card, STRAWBERRY) for card in state.market)


def somebody_is_richer(state: State, seat: int) -> bool:
    return bool(richer(state, seat))


def is_poorest(state: State, seat: int) -> bool:
    return all(hand_size(state, other) >= hand_size(state, seat) for other in others(state, seat))


def thief_is_there(state: State, seat: int) -> bool:
    return thief_is_on_table(state)


def has_grape(state: State, seat: int) -> bool:
    return has_fruit(state, seat, GRAPE)


def somebody_has_at_most_one_more(state: State, seat: int) -> bool:
    return bool(at_most_one_more(state, seat))


def has_four_to_pay_with(state: State, seat: int) -> bool:
    return hand_size(state, seat) + len(fruit_tokens(state, seat)) + state.cocktails[seat] >= 4


def has_two_alike(state: State, seat: int) -> bool:
    return any(has_partner(state.hands[seat], card) for card in state.hands[seat])


def can_pay_somewhere(state: State, seat: int) -> bool:
    return bool(remote_locations(state, seat))


LOCATIONS: Final[list[Location]] = [
    Location(0, "", []),
    Location(1, "Draw two", [draw(2)]),
    Location(
        2,
        "Banana for two",
        [
            choose_player("choose-with-1"),
            special.lay_aside_banana,
            chosen_gives(2),
            special.banana_goes_to_chosen,
        ],
        mark=has_banana_for_somebody,
    ),
    Location(
        3,
        "Draw one, swap three",
        [
            draw(1),
            choose_player("choose-with-3"),
            chosen_gives(3),
            give_chosen(3),
        ],
        mark=somebody_has_three,
    ),
    Location(
        4,
        "Offer everyone one",
        [
            special.lay_hand_open,
            in_turn_each_takes_open(start_with_self=False, may_refuse=True),
            draw_double,
            special.take_hand_back,
        ],
        mark=has_a_card,
    ),
    Location(5, "Up to three", [discard_any(), draw_up_to(3)]),
    Location(6, "Push your luck", [special.push_your_luck]),
    Location(7, "Two pineapples for five", [discard(2, PINEAPPLE), draw(5)], mark=has_two_pineapples),
    Location(
        8,
        "Swap with the market 1:1",
        [
            refill_market,
            lay_aside(1, up_to_market=True),
            take_as_many_as_laid(),
            laid_cards_join_market,
        ],
        mark=has_a_card,
    ),
    Location(
        9,
        "A strawberry for three",
        [
            put(1, STRAWBERRY),
            take(3, "maybe-take-no-strawberry"),
        ],
        mark=has_strawberry_and_market_differs,
    ),
    Location(
        10,
        "Two from the richest",
        [
            choose_player("choose-richest"),
            chosen_gives(2),
            chosen_draws,
        ],
        mark=somebody_is_richer,
    ),
    Location(11, "One kind from the market", [special.take_one_kind]),
    Location(12, "Hide cards", [hide_some], mark=has_a_card),
    Location(13, "Two, and one to the market", [draw(2), put(1)]),
    Location(
        14,
        "Share-out",
        [
            special.each_other_puts_in_one,
            special.add_up_to_one_for_each,
            in_turn_each_takes_open(start_with_self=True, may_refuse=False),
            discard_open,
        ],
    ),
    Location(15, "Three if poorest", [draw(3)], mark=is_poorest),
    Location(16, "Steal fruit", [move_thief("thief"), special.thief_robs_his_location]),
    Location(
        17,
        "Fruit picking",
        [special.discard_for_picking, reveal(3), special.pick_other_fruit, discard_open],
        mark=has_a_card,
    ),
    Location(18, "Restock", [put_any(), draw(REMEMBERED, more=1)]),
    Location(
        19,
        "Send the thief away",
        [special.send_thief_away, take(2, "maybe-take-market")],
        mark=thief_is_there,
    ),
    Location(20, "Bodyguard", [draw(1)]),
    Location(21, "Thief elsewhere, one from the market", [move_thief("thief-free"), take(1)]),
    Location(22, "Two from the market", [special.refill_market_of_one, take(2)]),
    Location(23, "Swap all with the market", [special.swap_hand_with_market]),
    Location(24, "Fruit token", [tokens.return_tokens_if_none_left, tokens.take_fruit_token]),
    Location(25, "Discount", [], on_leave=special.pay_less_this_turn),
    Location(26, "In league with the thief", [thief_joins_player(BEFORE)]),
    Location(27, "The rich contribute", [special.rich_contribute], mark=somebody_is_richer),
    Location(28, "Swap fruit tokens", [tokens.swap_tokens, tokens.take_token_without_swap]),
    Location(29, "Two per grape", [put_any(GRAPE), draw_double], mark=has_grape),
    Location(30, "Double if poorest", [draw(HELD)], mark=is_poorest),
    Location(
        31,
        "Swap hands",
        [
            choose_player("choose-swap"),
            special.swap_hands,
            chosen_draws,
        ],
        mark=somebody_has_at_most_one_more,
    ),
    Location(32, "Two to the left", [special.pass_two_left, special.cardless_draw]),
    Location(33, "Coconuts for you", [special.coconuts_for_you]),
    Location(34, "Double turn", [tokens.take_double_turn_token]),
    Location(35, "Guest's gift", [draw(1)], on_leave=special.come_as_guest),
    Location(36, "Draw three", [draw(3)]),
    Location(37, "Steal one", [choose_player("choose-with-1"), special.steal_from_chosen]),
    Location(38, "Market 2+1+1", [take(2), special.others_take_from_market]),
    Location(39, "Cocktail token", [tokens.take_cocktail_token]),
    Location(40, "An offer you can't refuse", [special.take_offer, special.put_on_offer]),
    Location(41, "Name a fruit", [name_fruit, reveal(5), special.take_named_rest_to_market]),
    Location(42, "Aid or tax", [special.aid_or_tax]),
    Location(
        43,
        "One for two at the market",
        [
            refill_market,
            lay_aside(1, up_to_market=False),
            take_as_many_as_laid(more=1),
            laid_cards_join_market,
        ],
        mark=has_a_card,
    ),
    Location(44, "Three, two or one", [special.draw_three_two_or_one]),
    Location(45, "Three, discard two", [draw(3), discard(2)]),
    Location(46, "Trade places", [choose_player("choose-place"), special.trade_places]),
    Location(47, "Two per gift", [each_other_may_be_given, draw_double], mark=has_a_card),
    Location(
        48, "Random price", [special.reveal_price, special.juice_for_revealed], mark=has_four_to_pay_with
    ),
    Location(49, "Two alike for four", [special.put_pair, draw(4)], mark=has_two_alike),
    Location(50, "Remote access", [special.juice_from_anywhere], mark=can_pay_somewhere),
    Location(51, "Mix card", [special.take_mix_card, special.or_two_from_market]),
    Location(52, "Alone", [draw(1)], next_turn=special.alone_takes_two),
    Location(
        53,
        "Half of theirs",
        [
            choose_player("choose-player"),
            special.count_half,
            chosen_gives(REMEMBERED),
            special.one_less,
            give_chosen(REMEMBERED),
            special.chosen_takes_from_market,
        ],
    ),
    Location(
        54,
        "From the table",
        [
            reveal_for_each_player,
            take_open(2),
            in_turn_each_takes_open(start_with_self=False, may_refuse=False),
            discard_open,
        ],
    ),
    Location(55, "New from the market", [discard_any(up_to_market=True), take(REMEMBERED)], mark=has_a_card),
    Location(56, "One each", [draw_for_each_player, give_each_other(only_from=False)]),
    Location(57, "Gifts exchanged", [each_other_gives_one, give_each_other(only_from=True)]),
    Location(58, "Loyal monkey friend", [thief_joins_player(BESIDE)]),
    Location(59, "One fruit", [draw(1)]),
]
