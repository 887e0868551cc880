"""Everything about Catan that there is a word for, read from its tables and its source."""

import ast
import re
from pathlib import Path

import ludoteka.games.catan
from ludoteka.games.catan.moves import MOVES
from ludoteka.games.catan.options import FIELDS
from ludoteka.games.catan.terrain import CARDS, HARBOURS, RESOURCES, TERRAIN
from ludoteka.games.catan.variants import events, specialists
from ludoteka.games.catan.variants.registry import EXCLUSIVE, VARIANTS
from ludoteka.games.catan.view import PHASES

GAME = Path(ludoteka.games.catan.__file__).parent
NEVER_ASKED = {"over", "asked"}  # phases in which the question is another one, or none


def calls(pattern):
    """Calls of functions whose name matches."""
    for path in GAME.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            called = node.func if isinstance(node, ast.Call) else None
            if isinstance(called, ast.Name) and re.fullmatch(pattern, called.id):
                yield node


def words(node):
    """The texts that an argument may be."""
    parts = [node.body, node.orelse] if isinstance(node, ast.IfExp) else [node]
    return {part.value for part in parts if isinstance(part, ast.Constant) and isinstance(part.value, str)}


def event_kinds():
    told = [words(call.args[1]) for call in calls("tell(_[a-z]+)?")]
    built = [words(call.args[0]) for call in calls("Event") if call.args]
    return set().union(*told, *built)


def prompts():
    asked = [words(call.args[2]) for call in calls("ask")]
    return set().union(*asked, PHASES, {"roll"}) - NEVER_ASKED


def reasons():
    """What follows the rule's id in a Reason, or is chosen just before."""
    given = [words(call.args[1]) for call in calls("Reason")]
    tree = ast.parse((GAME / "reasons.py").read_text("utf-8"))
    chosen = {
        value
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.IfExp)
        for part in ast.walk(node.value)
        for value in words(part)
    }
    return set().union(*given, chosen, {why for _, _, why in EXCLUSIVE}) - {"BASE-3", "BASE-4"}


def endings():
    ends = [words(call.args[2]) for call in calls("finish")]
    return set().union(*ends)


# Ids that the table in the browser puts together, besides those of the game.
TABLE = {
    "seat": "0 1 2 3",
    "build": "road settlement city buy-card wall repair",
    "where": "road settlement city wall repair",
    "reply": "pending accepted refused countered",
    "say": "accept refuse withdraw",
}


def of_catan():
    found = {"catan", "catan-about", "catan-cards.acc", "catan-gain", "catan-place-off-board"}
    found |= {f"catan-place-{kind}" for kind in ("hex", "corner", "edge")}
    found |= {f"catan-resource-{name}{part}" for name in RESOURCES for part in ("", ".acc")}
    found |= {f"catan-terrain-{name}" for name in TERRAIN}
    found |= {f"catan-card-{name}{part}" for name in CARDS for part in ("", ".acc", ".rule")}
    found |= {f"catan-harbour-{name}" for name in HARBOURS}
    found |= {f"catan-specialist-{name}" for name in specialists.CARDS}
    happenings = {event for _, event, _ in events.CARDS} | {"new-year"}
    found |= {f"catan-evt-{event}{part}" for event in happenings for part in ("", ".rule")}
    found |= {f"catan-variant-{name}{part}" for name in VARIANTS for part in ("", ".about", ".rule")}
    found |= {f"catan-prompt-{prompt}" for prompt in prompts()}
    found |= {f"catan-move-{kind.verb}" for kind in MOVES.kinds}
    found |= {f"catan-event-{kind}" for kind in event_kinds()}
    found |= {f"catan-reason-{reason}" for reason in reasons()}
    found |= {f"catan-why-{why}" for why in endings()}
    found |= {f"catan-{family}-{word}" for family, words in TABLE.items() for word in words.split()}
    found |= {"catan-give", "catan-want", "catan-settlement-of", "catan-city-of"}
    for field in FIELDS:
        found |= {f"catan-option-{field.name}{part}" for part in ("", ".help")}
        choices = field.values if isinstance(field.values, tuple) else ()
        found |= {f"catan-option-{field.name}-{word}" for word in choices}
    return found
