"""What a seat can pay with, and whether that is enough for a juice (FFB-8)."""

from __future__ import annotations

from ludoteka.games.fabled_fruit.costs import can_pay
from ludoteka.games.fabled_fruit.fruit import ALL, GRAPE, MASK, PINEAPPLE, STRAWBERRY, kinds
from ludoteka.games.fabled_fruit.moves import PAY, PAY_MARKET, PayCocktail, PayLess, PayToken
from ludoteka.games.fabled_fruit.state import Payment, State, fruit_tokens
from ludoteka.kernel.moves import Move

MARKET_FRUITS = 1 << PINEAPPLE | 1 << GRAPE | 1 << STRAWBERRY  # what the market may lend a juice of 50


def prices(state: State, location: int, revealed: list[int]) -> list[list[int]]:
    """The ways to pay, each a list of slots: the fruits that a card may be, as bits."""
    if revealed:
        return [[MASK[card] for card in revealed]]
    if state.costs[location].prices:
        return state.costs[location].prices
    # Location 42 costs exactly the cards on the market; an empty market sells nothing.
    return [[MASK[card] for card in state.market]] if state.market else []


def spare(state: State, payment: Payment) -> list[int]:
    """What the payer could still add, each as the fruits it can stand for."""
    seat = payment.seat
    resources = [MASK[card] for card in state.hands[seat]]
    resources += [1 << fruit for fruit in fruit_tokens(state, seat) if fruit not in payment.tokens]
    resources += [ALL] * (state.cocktails[seat] - payment.cocktails)
    if may_pay_less(state, payment):
        resources.append(ALL)
    return resources


def may_pay_less(state: State, payment: Payment) -> bool:
    """Whether the discount of 25 is still to be had in this turn."""
    return state.less and state.turn == payment.seat and not payment.less


def lent(state: State, payment: Payment) -> list[int]:
    """Cards of the market that may still be paid with: one, for a juice of 50 through its action."""
    if payment.location != 50 or not payment.remote or payment.from_market:
        return []
    return [card for card in kinds(state.market) if MASK[card] & MARKET_FRUITS]


def paid(payment: Payment) -> list[int]:
    """What has been put down so far."""
    resources = [MASK[card] for card in payment.cards]
    resources += [1 << fruit for fruit in payment.tokens]
    resources += [ALL] * (payment.cocktails + payment.less)
    resources += [MASK[card] & MARKET_FRUITS for card in payment.from_market]
    return resources


def is_payable(state: State, payment: Payment) -> bool:
    """Whether the payment can be completed."""
    ways = prices(state, payment.location, payment.revealed)
    done, rest = paid(payment), spare(state, payment)
    if can_pay(ways, done, rest):
        return True
    return any(can_pay(ways, done, [*rest, MASK[card] & MARKET_FRUITS]) for card in lent(state, payment))


def is_paid(state: State, payment: Payment) -> bool:
    done = paid(payment)
    return any(len(slots) == len(done) for slots in prices(state, payment.location, payment.revealed))


def can_make(state: State, seat: int, location: int, remote: bool = False) -> bool:
    """Whether this seat has what a juice of this location costs (`remote`: through the action of 50)."""
    payment = Payment(seat, location)
    payment.remote = remote
    return state.table[location] > 0 and is_payable(state, payment)


def payments(state: State, payment: Payment) -> list[Move]:
    """Every single thing that can be paid next without making the rest unpayable."""
    moves: list[Move] = []
    hand = state.hands[payment.seat]
    for card in kinds(hand):
        hand.remove(card)
        payment.cards.append(card)
        if is_payable(state, payment):
            moves.append(PAY[card])
        payment.cards.pop()
        hand.append(card)
    for fruit in fruit_tokens(state, payment.seat):
        if fruit not in payment.tokens:
            payment.tokens.append(fruit)
            if is_payable(state, payment):
                moves.append(PayToken(fruit))
            payment.tokens.pop()
    if payment.cocktails < state.cocktails[payment.seat]:
        payment.cocktails += 1
        if is_payable(state, payment):
            moves.append(PayCocktail())
        payment.cocktails -= 1
    if may_pay_less(state, payment):
        payment.less = True
        if is_payable(state, payment):
            moves.append(PayLess())
        payment.less = False
    for card in lent(state, payment):
        payment.from_market.append(card)
        if is_payable(state, payment):
            moves.append(PAY_MARKET[card])
        payment.from_market.pop()
    return moves
