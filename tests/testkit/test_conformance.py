"""Every registered game keeps the contract; and the checks bite."""

from collections import Counter

import pytest

from ludoteka.games.fabled_fruit.state import State
from ludoteka.registry import games
from ludoteka.testkit.conformance import check_game
from tests.games.catan.test_sets import pieces as catan_cards
from tests.games.cheating_moth.test_rules import pieces as moth_cards
from tests.games.mondo.test_contract import tiles as mondo_tiles
from tests.sample.sealed_bids import SealedBids


def fabled_fruit_cards(state: State) -> Counter[int]:
    piles = [
        state.draw_pile,
        state.discard_pile,
        state.market,
        state.mix_pile,
        state.offer,
        state.price_cards,
    ]
    piles += state.hands + state.hidden + [frame.cards for frame in state.frames]
    if state.payment is not None:
        piles += [state.payment.cards, state.payment.from_market]
    return Counter(card for pile in piles for card in pile)


PIECES = {
    "fabled-fruit": fabled_fruit_cards,
    "catan": catan_cards,
    "cheating-moth": moth_cards,
    "mondo": mondo_tiles,
}
EVERY = {"fabled-fruit": 7, "catan": 83, "cheating-moth": 83, "mondo": 61}  # moves between two whole checks


@pytest.mark.parametrize("name", games())
def test_a_registered_game_keeps_the_contract(name):
    check_game(games()[name], games=12, seed="contract", every=EVERY[name], pieces=PIECES[name])


def test_the_sample_game_keeps_the_contract():
    check_game(SealedBids(), games=20, every=1)


class Leaky(SealedBids):
    """Shows a spectator the bids that are still secret."""

    def view(self, state, seat):
        return {**super().view(state, seat), "bids": state.bids[:]}


class Forgetful(SealedBids):
    """Loses the bids when it is saved."""

    def load(self, data):
        return super().load({**data, "bids": [0] * len(data["bids"])})


class Generous(SealedBids):
    """Lists a move that it then refuses."""

    def legal(self, state, seat):
        return [self.moves.at(12), *super().legal(state, seat)] if seat in self.waiting_for(state) else []

    def why_not(self, state, seat, move):
        reason = super().why_not(state, seat, move)
        return reason or (
            None if move in SealedBids.legal(self, state, seat) else super().why_not(state, 99, move)
        )


@pytest.mark.parametrize("broken", [Leaky, Forgetful, Generous])
def test_a_game_that_breaks_the_contract_is_found_out(broken):
    with pytest.raises(AssertionError):
        check_game(broken(), games=20, every=1)
