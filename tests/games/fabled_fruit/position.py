"""Positions of Fabled Fruit from a few words, for tests.

    table = position(hands=["banana grape", "coconut"], at=[3, 5], draw="pineapple grape")
    table.play("go 1", "act")
    assert table.hand(0) == "banana grape grape pineapple"

Letters for short: b c g p s; a mix card is two of them ("bg"). `draw` names the next cards, the top one
first; what is named nowhere
lies below them. All locations of `locations` (default: 1 to 6, those where somebody stands, and those named
in `also`) are on the table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ludoteka.games.fabled_fruit.fruit import CARDS, EACH_FRUIT, FIRST_MIX, MIXES
from ludoteka.games.fabled_fruit.options import Options
from ludoteka.games.fabled_fruit.play import run
from ludoteka.games.fabled_fruit.rules import RULES
from ludoteka.games.fabled_fruit.setup import prepare
from ludoteka.games.fabled_fruit.state import State
from ludoteka.kernel.errors import Reason
from ludoteka.kernel.events import Event, event_for
from ludoteka.kernel.frames import Frame
from ludoteka.kernel.rng import seeded

LETTERS = "bcgps"


def cards(text: str) -> list[int]:
    """Card numbers of "banana", "b", "bg", "banana-grape"."""
    return [_card(word) for word in text.split()]


def _card(word: str) -> int:
    if word in CARDS:
        return CARDS.index(word)
    if len(word) == 1:
        return LETTERS.index(word)
    return FIRST_MIX + MIXES.index((LETTERS.index(word[0]), LETTERS.index(word[1])))


def words(numbers: Sequence[int]) -> str:
    """Cards in letters, in alphabetical order: "b b g"."""
    return " ".join(
        LETTERS[card] if card < FIRST_MIX else "".join(LETTERS[f] for f in MIXES[card - FIRST_MIX])
        for card in sorted(numbers)
    )


class Table:
    """A game under test. `events` are all that has happened since the position was laid out."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = []

    def play(self, *moves: str) -> Table:
        """Plays moves: "go 4" by whoever is asked (alone), "1: give banana" by a certain seat."""
        for text in moves:
            seat, move = self._who(text)
            self.events += RULES.play(self.state, seat, RULES.moves.parse(move))
        return self

    def _who(self, text: str) -> tuple[int, str]:
        if text[0].isdigit():
            seat, move = text.split(": ")
            return int(seat), move
        waiting = RULES.waiting_for(self.state)
        assert len(waiting) == 1, f"{text!r}: seats {waiting} are asked; say which"
        return waiting[0], text

    def hand(self, seat: int) -> str:
        return words(self.state.hands[seat])

    def hands(self) -> list[int]:
        return [len(hand) for hand in self.state.hands]

    def hidden(self, seat: int) -> str:
        return words(self.state.hidden[seat])

    @property
    def market(self) -> str:
        return words(self.state.market)

    @property
    def discards(self) -> str:
        return words(self.state.discard_pile)

    def options(self, seat: int | None = None) -> list[str]:
        """What the seat (the one that is asked) may do, as texts."""
        who = RULES.waiting_for(self.state)[0] if seat is None else seat
        return [str(move) for move in RULES.legal(self.state, who)]

    @property
    def asked(self) -> list[int]:
        return list(RULES.waiting_for(self.state))

    @property
    def prompt(self) -> str:
        return self.state.asks[0].prompt

    def why_not(self, move: str, seat: int | None = None) -> Reason:
        who = RULES.waiting_for(self.state)[0] if seat is None else seat
        reason = RULES.why_not(self.state, who, RULES.moves.parse(move))
        assert reason is not None, f"{move} is allowed"
        return reason

    def kinds(self) -> list[str]:
        """The kinds of the events so far."""
        return [event.kind for event in self.events]

    def seen_by(self, seat: int | None, kind: str) -> list[dict[str, object]]:
        """The events of a kind as this seat learns them."""
        return [dict(event_for(event, seat)) for event in self.events if event.kind == kind]


def position(
    hands: Sequence[str],
    at: Sequence[int] = (),
    draw: str = "",
    market: str | None = None,
    discards: str = "",
    locations: Sequence[int] = (),
    also: Sequence[int] = (),
    did: Sequence[int] = (),
    juices: Sequence[Sequence[int]] = (),
    deck: Sequence[int] = (),
    turn: int = 0,
    draw_only: bool = False,
    **fields: object,
) -> Table:
    """A game in which it is `turn`'s turn to move. Further keywords set fields of the state (thief_at=4,
    token_of=[...]).
    """
    seats = len(hands)
    state = RULES.new(seats, Options(reading="off"), seeded("position"))
    state.at = list(at) or [0] * seats
    state.did = list(did) or [0] * seats
    state.juices = [list(made) for made in juices] or [[] for _ in range(seats)]
    on_table = set(locations) or {1, 2, 3, 4, 5, 6, *state.at, *also} - {0}
    state.table = [4 if number in on_table else 0 for number in range(60)]
    state.deck = [list(deck).count(number) for number in range(60)]
    state.shown = max(on_table)
    state.hands = [cards(hand) for hand in hands]
    state.discard_pile = cards(discards)
    state.mix_pile = [card for card in state.mix_pile if card not in sum(state.hands, [])]
    state.market = []
    state.draw_pile = []
    for number in sorted(on_table):
        prepare(state, number)
    state.market_open = state.market_open or market is not None
    state.market = cards(market if market is not None else "s s s s s" if state.market_open else "")
    state.offer = cards(str(fields.pop("offer", "")))
    for name, value in fields.items():
        setattr(state, name, value)
    placed = sum(state.hands, []) + state.market + state.discard_pile + state.offer + sum(state.hidden, [])
    named = cards(draw)
    rest = Counter(dict.fromkeys(range(5), EACH_FRUIT)) - Counter(placed + named)
    below = [] if draw_only else list(rest.elements())
    state.draw_pile = below + named[::-1]
    state.first = 0
    state.frames = [Frame("turn", turn)]
    state.asks = []
    run(state)
    state.log = []
    return Table(state)
