"""Lists the rule ids of every game's RULES.md that no test names: python scripts/rule_ids.py

A test names LOC-17 by writing `LOC-17` or `loc_17`. Exits with 1 if any id is without a test, or a test
names an id that no rule has.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def ids_of(rules: Path) -> list[str]:
    return re.findall(r"^- \*\*([A-Z]+-\d+)\*\*", rules.read_text(encoding="utf-8"), re.MULTILINE)


def ids_named(tests: Path, kinds: set[str]) -> set[str]:
    """Ids of these kinds (LOC, FFB, …) that stand in the tests' text."""
    pattern = re.compile(rf"(?<![a-z])({'|'.join(sorted(kinds))})[-_](\d+)(?!\d)", re.IGNORECASE)
    text = "\n".join(path.read_text(encoding="utf-8") for path in tests.rglob("*.py"))
    return {f"{kind.upper()}-{number}" for kind, number in pattern.findall(text)}


def main() -> int:
    failed = 0
    for rules in sorted((ROOT / "src/ludoteka/games").glob("*/RULES.md")):
        game = rules.parent.name
        ids = ids_of(rules)
        named = ids_named(ROOT / "tests/games" / game, {rule.split("-")[0] for rule in ids})
        untested = [rule for rule in ids if rule not in named]
        unknown = sorted(named - set(ids))
        print(f"{game}: {len(ids)} rules, {len(ids) - len(untested)} named by tests")
        if untested:
            print("  without a test:", ", ".join(untested))
        if unknown:
            print("  named by tests, but no rule:", ", ".join(unknown))
        failed |= bool(untested or unknown)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
