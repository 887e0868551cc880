"""Cheating Moth in words: cards by kind and number, points and reaction times by player."""

from __future__ import annotations

from typing import Any

from ludoteka.text.phrases import Data, Phrases


class MothPhrases(Phrases):
    """Speaks about a game of Cheating Moth."""

    def _args(self, data: Data) -> dict[str, str | int | float]:
        return {"card": "none", **super()._args(data)}

    def _arg(self, name: str, value: Any) -> dict[str, str | int | float]:
        match name:
            case "accused" | "guard":
                return {name: self.players[value]}
            case "at" if value > 0:  # where a light is pointed
                return {"other": self.players[value - 1]} if value <= len(self.players) else {}
            case "points":
                return {name: self.joined([f"{self.players[seat]} {own}" for seat, own in enumerate(value)])}
            case "times":
                return {name: ", ".join(f"{self.players[seat]} {own / 1000:.2f} s" for seat, own in value)}
        return super()._arg(name, value)

    def _card(self, card: str, count: int) -> str:
        kind, _, number = card.partition("-")
        return self.text.format(f"{self.game}-card-{kind}", {"value": number}, "acc")
