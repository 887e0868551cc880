"""A game of Cheating Moth whose cards and clock the test chooses."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteka.games.cheating_moth.cards import CARDS, all_cards
from ludoteka.games.cheating_moth.rules import RULES
from ludoteka.games.cheating_moth.state import TURN, State, running
from ludoteka.kernel.data import Json
from ludoteka.kernel.events import Event, event_for
from ludoteka.kernel.rng import seeded

Cards = str  # names with spaces between: "number-3 moth-2"


def cards(names: Cards) -> list[int]:
    return sorted(CARDS.index(name) for name in names.split())


class Table:
    """Seat 0 begins as the guard. `hands` are dealt in order; what is not named lies in the draw pile."""

    def __init__(self, *hands: Cards, top: str = "number-3", seats: int = 3, **options: Json) -> None:
        options = {"turn_seconds": 0, **options}
        self.state: State = RULES.new(seats, RULES.read_options(options, seats), seeded("moth"))
        self.events: list[Event] = []
        self.now = self.state.due
        self.tick()
        if hands:
            self.deal(hands, top)

    def deal(self, hands: Sequence[Cards], top: str) -> None:
        state = self.state
        rest = all_cards()
        state.discard = cards(top)
        rest.remove(state.discard[0])
        state.hands = [cards(hand) for hand in hands]
        for hand in state.hands:
            for card in hand:
                rest.remove(card)
        state.deck = rest
        state.fans = [len(hand) for hand in state.hands]

    def tick(self) -> Table:
        self.events += RULES.tick(self.state, self.now)
        return self

    def pass_time(self, millis: int) -> Table:
        self.now += millis
        return self.tick()

    def pass_to_due(self) -> Table:
        """Until the phase ends by itself."""
        self.now = max(self.now, self.state.due)
        return self.tick()

    def play(self, seat: int, *moves: str, pressed: int | None = None) -> Table:
        for move in moves:
            at = self.now if pressed is None else pressed
            self.events += RULES.play(self.state, seat, RULES.moves.parse(move), at)
        return self

    def cheat(self, seat: int, card: str) -> Table:
        """Hides a card for as long as it takes."""
        self.play(seat, f"hide {card}")
        sleight = running(self.state, seat)
        assert sleight is not None
        self.now = sleight.due
        return self.tick()

    def legal(self, seat: int, kind: str = "") -> list[str]:
        moves = [str(move) for move in RULES.legal(self.state, seat)]
        return [move for move in moves if not kind or move.split()[0] == kind]

    def why(self, seat: int, move: str) -> tuple[str, str]:
        reason = RULES.why_not(self.state, seat, RULES.moves.parse(move))
        assert reason is not None
        return reason.rule, reason.message

    def hand(self, seat: int) -> list[str]:
        return [CARDS[card] for card in self.state.hands[seat]]

    def view(self, seat: int | None) -> dict[str, Json]:
        return RULES.view(self.state, seat)

    def told(self, seat: int | None, kind: str = "") -> list[dict[str, Json]]:
        """What this seat has learnt of, of this kind."""
        return [event_for(event, seat) for event in self.events if kind in ("", event.kind)]

    @property
    def top(self) -> str:
        return CARDS[self.state.discard[-1]]

    @property
    def is_turn_of(self) -> int | None:
        return self.state.turn if self.state.phase == TURN else None
