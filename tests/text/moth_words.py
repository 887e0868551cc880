"""Everything about Cheating Moth that there is a word for, read from its tables and its source."""

import ast
import re
from pathlib import Path

import ludoteka.games.cheating_moth
from ludoteka.games.cheating_moth.cards import KINDS
from ludoteka.games.cheating_moth.moves import MOVES
from ludoteka.games.cheating_moth.options import FIELDS
from ludoteka.games.cheating_moth.view import PROMPTS
from tests.text.catan_words import words

GAME = Path(ludoteka.games.cheating_moth.__file__).parent

# Ids that the table in the browser puts together, besides those of the game.
TABLE: dict[str, str] = {
    "seat": "0 1 2 3 4",
    "race": "cockroach mosquito",
    "call": "cockroach mosquito",
    "replay": "gone caught let-go broken",
    "legend": "gone caught let-go feint",
    "tells": "seen heard read",
    "lesson": "welcome play feint hide hidden caught tells next guard accuse right wrong race end",
}


def called(name):
    """Calls of a function."""
    for path in GAME.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
                yield node


def argument(name, place):
    """The words that stand at this place of the calls of a function."""
    return set().union(*[words(call.args[place]) for call in called(name) if len(call.args) > place])


def event_kinds():
    moved = argument("move_card", 4)  # told with the kind it is given
    return {kind for kind in argument("tell", 1) | moved if re.fullmatch(r"[a-z-]+", kind)} - {"kind"}


def of_cheating_moth():
    found = {"cheating-moth", "cheating-moth-about"}
    found |= {f"cheating-moth-kind-{kind}{part}" for kind in KINDS for part in ("", ".rule")}
    found |= {f"cheating-moth-card-{kind}{part}" for kind in KINDS for part in ("", ".acc")}
    found |= {f"cheating-moth-prompt-{prompt}" for prompt in PROMPTS.values()}
    found |= {f"cheating-moth-move-{kind.verb}" for kind in MOVES.kinds}
    found |= {f"cheating-moth-event-{kind}" for kind in event_kinds()}
    found |= {f"cheating-moth-reason-{reason}" for reason in argument("Reason", 1)}
    found |= {f"cheating-moth-why-{why}" for why in argument("Outcome", 2)}
    found |= {f"cheating-moth-{family}-{word}" for family, names in TABLE.items() for word in names.split()}
    for field in FIELDS:
        found |= {f"cheating-moth-option-{field.name}{part}" for part in ("", ".help")}
        choices = field.values if isinstance(field.values, tuple) else ()
        found |= {f"cheating-moth-option-{field.name}-{word}" for word in choices}
    return found
