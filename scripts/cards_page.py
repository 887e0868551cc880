"""Writes docs/games/fabled-fruit.md, the 59 locations as players read them: python scripts/cards_page.py
[--check]

Titles and rules come from the English texts, costs from costs.toml. With --check it only says whether the
page is stale.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from ludoteka.games.fabled_fruit.costs import BOX_COSTS, MARKET  # noqa: E402
from ludoteka.games.fabled_fruit.locations import LOCATIONS  # noqa: E402
from ludoteka.text.texts import Text  # noqa: E402

PAGE = ROOT / "docs/games/fabled-fruit.md"
HEAD = """<!-- Made by scripts/cards_page.py from the game's texts and costs. -->

# Fabled Fruit: the 59 locations

A group meets them one after the other; who likes surprises doesn't read ahead.

Costs: P pineapple, B banana, S strawberry, C coconut, G grape, \\* any card; equal small letters are one
fruit of one's choice, different ones different fruits; 42 costs the cards that lie on the market. An owner
of the printed game plays with its own costs: option `costs`, a file like
`src/ludoteka/games/fabled_fruit/costs.toml`. The rules behind the cards:
`src/ludoteka/games/fabled_fruit/RULES.md`.

| no. | location | action | juice |
|---|---|---|---|
"""


def page() -> str:
    text = Text("en")
    rows = []
    for location in LOCATIONS[1:]:
        message = f"fabled-fruit-location-{location.number}"
        cost = BOX_COSTS[location.number].text
        shown = cost if cost == MARKET else cost.replace("*", "\\*")
        rows.append(f"| {location.number} | {text(message)} | {text.format(message, {}, 'rule')} | {shown} |")
    return HEAD + "\n".join(rows) + "\n"


def main() -> int:
    if "--check" in sys.argv:
        fresh = PAGE.is_file() and PAGE.read_text(encoding="utf-8") == page()
        print("fresh" if fresh else f"{PAGE.relative_to(ROOT)} is stale: python scripts/cards_page.py")
        return int(not fresh)
    PAGE.parent.mkdir(parents=True, exist_ok=True)
    PAGE.write_text(page(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
