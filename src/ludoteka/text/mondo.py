"""Mondo in words: squares by row and column, tasks by name, points by player."""

from __future__ import annotations

from typing import Any

from ludoteka.games.mondo.board import COLUMNS
from ludoteka.text.phrases import Data, Phrases

ROW_LETTERS = "ABCD"


def square_name(square: int) -> str:
    row, column = divmod(square, COLUMNS)
    return f"{ROW_LETTERS[row]}{column + 1}"


class MondoPhrases(Phrases):
    """Speaks about a game of Mondo."""

    def _args(self, data: Data) -> dict[str, str | int | float]:
        if "rotation" in data:
            data = {**data, "degrees": 90 * data["rotation"]}
        return super()._args(data)

    def _arg(self, name: str, value: Any) -> dict[str, str | int | float]:
        match name:
            case "square":
                return {name: square_name(value)}
            case "face":
                return {name: "back" if value else "front"}
            case "tile":
                return {name: str(value + 1)}
            case "task":
                return {name: self.text(f"{self.game}-task-{value}")}
            case "totals":
                return {
                    name: self.joined([f"{self.players[seat]} {total}" for seat, total in enumerate(value)])
                }
        return super()._arg(name, value)
