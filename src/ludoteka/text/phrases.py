"""Moves, events, questions and reasons in words. Their data are ids; here they become the arguments of
messages.

seat (of an event)     $player: who does it          location   $location: the place with its title
seat (of a move or a
reason), to, who       $other: to or with whom       card       $card: one card, as what is done to it
fruit, gave            names of fruits               cards      $cards: what they are, or how many
yes and no             "yes", "no"
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from babel.lists import format_list

from ludoteka.text.texts import Text

Data: TypeAlias = Mapping[str, Any]


def figures(text: Text, game: str, seats: int) -> list[str] | None:
    """What the seats are called in the game itself (animals, colours), if it calls them something."""
    names = [f"{game}-animal-{seat}" for seat in range(seats)]
    return [text(name) for name in names] if all(map(text.has, names)) else None


class Phrases:
    """Speaks about one game between these players."""

    def __init__(self, text: Text, game: str, players: Sequence[str]) -> None:
        self.text = text
        self.game = game
        self.players = players

    def move(self, described: Data) -> str:
        """A move as `MoveSet.describe` gives it."""
        return self._message(f"move-{described['kind']}", _other(described["args"]), described["move"])

    def event(self, event: Data) -> str:
        kind = event["kind"]
        return self._message(f"event-{kind}", {k: v for k, v in event.items() if k != "kind"}, str(kind))

    def prompt(self, view: Data) -> str:
        """What the seat of this view is asked."""
        prompt = str(view["prompt"])
        return self._message(f"prompt-{prompt}", {"who": None, **view.get("subject", {})}, prompt)

    def reason(self, message: str, args: Data) -> str:
        return self._message(f"reason-{message}", _other(args), message)

    def why_ended(self, message: str) -> str:
        return self._message(f"why-{message}", {}, message)

    def place(self, number: int) -> str:
        title = self._name(f"location-{number}")
        if title is None or not self.text.has(f"{self.game}-place"):
            return title or str(number)
        return self.text(f"{self.game}-place", title=title, number=str(number))

    def rule(self, number: int) -> str | None:
        """What the place does."""
        message = f"{self.game}-location-{number}"
        return self.text.format(message, {}, "rule") if self.text.has(message) else None

    def cards(self, cards: Sequence[str]) -> str:
        """Cards by name, equal ones counted."""
        counted = [self._card(card, cards.count(card)) for card in dict.fromkeys(cards)]
        return self.joined(counted)

    def joined(self, words: Sequence[str]) -> str:
        return str(format_list(list(words), locale=self.text.language))

    # --- from data to words ---------------------------------------------------------------------

    def _message(self, name: str, data: Data, otherwise: str) -> str:
        message = f"{self.game}-{name}"
        if not self.text.has(message):
            return otherwise  # a game that has not been given words yet is read by its ids
        return self.text.format(message, self._args(data))

    def _args(self, data: Data) -> dict[str, str | int | float]:
        args: dict[str, str | int | float] = {"other": "nobody", "location": "none"}
        for name, value in data.items():
            args.update(self._arg(name, value))
        if "cards" not in args and isinstance(data.get("count"), int):
            args["cards"] = self._hidden(int(data["count"]))
        return args

    def _arg(self, name: str, value: Any) -> dict[str, str | int | float]:
        if value is None:
            return {}
        match name:
            case "seat":
                return {"player": self.players[value], "seat": value}
            case "to" | "other" | "who":
                return {"other": self.players[value]}
            case "location":
                return {"location": self.place(value) if value else "none"}
            case "card":
                return {"card": self._card(str(value), 1)}
            case "cards":
                return {"cards": self.cards(value) if value else self._hidden(0)}
            case "fruit" | "gave":
                return {name: self._name(f"fruit-{value}") or str(value)}
        if isinstance(value, bool):
            return {name: "yes" if value else "no"}
        return {name: value if isinstance(value, int | float | str) else str(value)}

    def _name(self, name: str) -> str | None:
        message = f"{self.game}-{name}"
        return self.text(message) if self.text.has(message) else None

    def _hidden(self, count: int) -> str:
        """Cards of which one knows only how many they are."""
        message = f"{self.game}-cards"
        return self.text.format(message, {"count": count}, "acc") if self.text.has(message) else str(count)

    def _card(self, card: str, count: int) -> str:
        parts = card.split("-")
        message = f"{self.game}-fruit-{card}" if len(parts) == 1 else f"{self.game}-mix"
        if not self.text.has(message):
            return card if count == 1 else f"{count} {card}"
        args: dict[str, str | int | float] = {"count": count}
        for place, part in zip(("first", "second"), parts, strict=False):
            args[place] = self._name(f"fruit-{part}") or part
        return self.text.format(message, args, "acc")


def _other(data: Data) -> Data:
    """The seat in it is somebody else."""
    return {"other" if name == "seat" else name: value for name, value in data.items()}
