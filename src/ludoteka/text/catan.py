"""Catan in words: what the fields of its moves, events, questions and reasons become in its messages.

seat, from, to        $player: who does it; $other: with whom; "nobody" where there is none
resource, resources   $resource: a name; $cards: what they are, counted
give, want            $given, $wanted: cards, counted
card, event           $card: a development card or specialist; $event: an event card
edge, corner, hex     $place: where
dice, gains, found    $dice: both; $gains: who gets what, or "none"
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from ludoteka.games.catan.terrain import RESOURCES
from ludoteka.text.phrases import Data, Phrases

Args: TypeAlias = "dict[str, str | int | float]"
# What a place is by the event that tells it; elsewhere it is a corner.
AT_EDGES = ("road", "road-lost", "damaged", "repaired")
AT_HEXES = ("robber", "castle")
NO_ONE = {"player": "nobody", "other": "nobody"}


class CatanPhrases(Phrases):
    """Speaks about one game of Catan."""

    def move(self, described: Data) -> str:
        kind, args = str(described["kind"]), described["args"]
        if kind in ("offer", "counter"):
            goods = {way: _goods(args, way) for way in ("give", "want")}
            return self._message(f"move-{kind}", goods, described["move"])
        return self._message(f"move-{kind}", _of_move(kind, args), described["move"])

    def event(self, event: Data) -> str:
        kind = str(event["kind"])
        if kind == "got-card" and "card" not in event:
            return ""  # whose card nobody else knows: the purchase says it all
        fields = {name: value for name, value in event.items() if name != "kind"}
        if "place" in fields:
            place = "edge" if kind in AT_EDGES else "hex" if kind in AT_HEXES else "corner"
            fields[place] = fields.pop("place")
        if kind == "traded":
            fields["give"] = {fields["give"]: fields.pop("rate")}
            fields["want"] = {fields["want"]: 1}
        return self._message(f"event-{kind}", fields, kind)

    def prompt(self, view: Data) -> str:
        prompt, seat = str(view["prompt"]), view["you"]["seat"]
        other = None if view["turn"] == seat else view["turn"]
        discards = view["players"][seat]["discards"]
        return self._message(f"prompt-{prompt}", {"other": other, "count": discards}, prompt)

    def reason(self, message: str, args: Data) -> str:
        words = {
            {"other": "two", "missing": "resources"}.get(name, name): value for name, value in args.items()
        }
        if "missing" in args:
            words["resources"] = args["missing"].split()
        if "rate" in args:
            words["count"] = words.pop("rate")
        return self._message(f"reason-{message}", words, message)

    # --- from data to words ---------------------------------------------------------------------

    def _args(self, data: Data) -> Args:
        args: Args = {**NO_ONE, "cards": "none"}
        if isinstance(data.get("count"), int) and "resource" not in data:
            args["count"] = data["count"]
        if "resource" in data:
            args["cards"] = self.counted({data["resource"]: data.get("count", 1)})
        elif "from" in data or "to" in data:
            args["cards"] = self._hidden(1)
        for name, value in data.items():
            args.update(self._arg(name, value))
        return args

    def _arg(self, name: str, value: Any) -> Args:
        if name == "count" or value is None or (name in ("seat", "to", "from", "other") and value < 0):
            return {}
        if name in ("edge", "corner", "hex"):
            return {"place": self.where(name, value)}
        known = WORDS.get(name)
        return known(self, value) if known else super()._arg(name, value)

    def where(self, kind: str, number: int) -> str:
        if number < 0:
            return self.text(f"{self.game}-place-off-board")
        return self.text(f"{self.game}-place-{kind}", number=str(number))

    def counted(self, goods: Mapping[str, int]) -> str:
        """Cards by name with how many of each."""
        names = [(f"{self.game}-resource-{name}", count) for name, count in goods.items()]
        return self.joined([self.text.format(name, {"count": count}, "acc") for name, count in names])

    def listed(self, resources: Sequence[str]) -> str:
        return (
            self.counted({name: resources.count(name) for name in dict.fromkeys(resources)})
            if resources
            else "none"
        )

    def gains(self, gains: Sequence[tuple[int, str, int]]) -> str:
        """Who gets what, each player once."""
        each: dict[int, dict[str, int]] = {}
        for seat, resource, count in gains:
            each.setdefault(seat, {})[resource] = count
        return self._shares({seat: self.counted(goods) for seat, goods in each.items()})

    def found(self, counts: Sequence[int]) -> str:
        return self._shares({seat: str(count) for seat, count in enumerate(counts) if count})

    def _shares(self, shares: Mapping[int, str]) -> str:
        told = [
            self.text(f"{self.game}-gain", player=self.players[seat], cards=cards)
            for seat, cards in shares.items()
        ]
        return "; ".join(told) or "none"

    def card_named(self, card: str) -> str:
        message = f"{self.game}-card-{card}"
        if self.text.has(message):
            return self.text.format(message, {}, "acc")
        return self.text(f"{self.game}-specialist-{card}")


def _goods(args: Data, way: str) -> dict[str, int]:
    """Of ten counted fields those that are given, or wanted."""
    return {
        name.removeprefix(f"{way}_"): count
        for name, count in args.items()
        if name.startswith(f"{way}_") and count
    }


def _of_move(kind: str, args: Data) -> dict[str, Any]:
    """A move's fields as those of an event."""
    fields = dict(args)
    for name in ("victim", "to"):  # 0: nobody in particular, else seat + 1
        if name in fields:
            fields["to"] = fields.pop(name) - 1
    if kind in ("steal", "confirm"):
        fields["to"] = fields.pop("seat")
    if kind == "year-of-plenty":
        return {"resources": [fields["first"], fields["second"]]}
    if kind == "buy-card":
        from_bits = [name for bit, name in enumerate(RESOURCES) if fields["tokens"] >> bit & 1]
        return {"resources": from_bits}
    if kind in ("trade", "offer-one"):
        return {"give": {fields["give"]: 1}, "want": {fields["want"]: 1}}
    return fields


WORDS: dict[str, Callable[[CatanPhrases, Any], Args]] = {
    "from": lambda say, seat: {"other": say.players[seat]},
    "resource": lambda say, name: {"resource": say.text(f"{say.game}-resource-{name}")},
    "resources": lambda say, names: {"cards": say.listed(names)},
    "give": lambda say, goods: {"given": say.counted(goods)},
    "want": lambda say, goods: {"wanted": say.counted(goods)},
    "card": lambda say, card: {"card": say.card_named(card)},
    "event": lambda say, event: {"event": say.text(f"{say.game}-evt-{event}")},
    "dice": lambda _, dice: {"dice": " + ".join(map(str, dice))},
    "die": lambda _, die: {"number": die},
    "gains": lambda say, gains: {"gains": say.gains(gains)},
    "found": lambda say, counts: {"gains": say.found(counts)},
    "one": lambda say, name: {"one": say.text(f"{say.game}-variant-{name}")},
    "two": lambda say, name: {"two": say.text(f"{say.game}-variant-{name}")},
}
