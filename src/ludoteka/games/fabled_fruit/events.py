"""What can happen in Fabled Fruit, with who learns what. Nothing is built while the state keeps no log.

Card names in `args` are seen by all, in `secret` by the audience only.
"""

from __future__ import annotations

from collections.abc import Mapping

from ludoteka.games.fabled_fruit.fruit import CARDS, FRUITS, names
from ludoteka.games.fabled_fruit.state import State
from ludoteka.kernel.data import Json
from ludoteka.kernel.events import Event


def tell(state: State, kind: str, args: Mapping[str, Json]) -> None:
    """An event of which everybody learns everything."""
    if state.log is not None:
        state.log.append(Event(kind, args))


def tell_cards(state: State, kind: str, seat: int, cards: list[int]) -> None:
    """Somebody does something with open cards."""
    if state.log is not None:
        state.log.append(Event(kind, {"seat": seat, "count": len(cards), "cards": names(cards)}))


def tell_hidden(state: State, kind: str, seat: int, cards: list[int]) -> None:
    """Somebody does something with cards that only he sees."""
    if state.log is not None:
        state.log.append(Event(kind, {"seat": seat, "count": len(cards)}, {"cards": names(cards)}, (seat,)))


def tell_passed(state: State, kind: str, giver: int, taker: int, cards: list[int]) -> None:
    """Cards pass from hand to hand: the two of them know which."""
    if state.log is not None:
        args: dict[str, Json] = {"seat": giver, "to": taker, "count": len(cards)}
        state.log.append(Event(kind, args, {"cards": names(cards)}, (giver, taker)))


def tell_seat(state: State, kind: str, seat: int, number: int = 0) -> None:
    """Somebody does something, at or with a location (0: none)."""
    if state.log is not None:
        state.log.append(Event(kind, {"seat": seat, "location": number} if number else {"seat": seat}))


def tell_fruit(state: State, kind: str, seat: int, fruit: int) -> None:
    if state.log is not None:
        state.log.append(Event(kind, {"seat": seat, "fruit": FRUITS[fruit]}))


def tell_card(state: State, kind: str, seat: int, card: int) -> None:
    if state.log is not None:
        state.log.append(Event(kind, {"seat": seat, "count": 1, "cards": [CARDS[card]]}))
