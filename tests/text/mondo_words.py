"""Everything about Mondo that there is a word for, read from its tables and its source."""

import ast
import re
from pathlib import Path

import ludoteka.games.mondo
from ludoteka.games.mondo.moves import MOVES
from ludoteka.games.mondo.options import FIELDS
from ludoteka.games.mondo.scoring import LINES, SPECIALS
from ludoteka.games.mondo.tasks import TASKS
from ludoteka.games.mondo.tiles import ANIMALS, TERRAINS
from tests.text.catan_words import words

GAME = Path(ludoteka.games.mondo.__file__).parent


def calls(pattern):
    """Calls of functions whose name matches."""
    for path in GAME.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            called = node.func if isinstance(node, ast.Call) else None
            if isinstance(called, ast.Name) and re.fullmatch(pattern, called.id):
                yield node


def event_kinds():
    return set().union(*[words(call.args[1]) for call in calls("tell")])


def reasons():
    return set().union(*[words(call.args[1]) for call in calls("Reason")])


def endings():
    return set().union(*[words(call.args[2]) for call in calls("Outcome")])


# Ids that the table in the browser puts together, besides those of the game.
TABLE: dict[str, str] = {
    "seat": "0 1 2 3",
    "side": "north east south west",
    "volcano": "active dormant",
    "line": " ".join(LINES),
}


def of_mondo():
    found = {"mondo", "mondo-about", "mondo-prompt-ready"}
    found |= {f"mondo-terrain-{name}" for name in TERRAINS}
    found |= {f"mondo-species-{name}" for name in ANIMALS}
    found |= {f"mondo-special-{name}{part}" for name in SPECIALS for part in ("", ".rule")}
    found |= {f"mondo-task-{task.name}{part}" for task in TASKS for part in ("", ".rule")}
    found |= {f"mondo-move-{kind.verb}" for kind in MOVES.kinds}
    found |= {f"mondo-event-{kind}" for kind in event_kinds()}
    found |= {f"mondo-reason-{reason}" for reason in reasons()}
    found |= {f"mondo-why-{why}" for why in endings()}
    found |= {f"mondo-{family}-{word}" for family, names in TABLE.items() for word in names.split()}
    for field in FIELDS:
        found |= {f"mondo-option-{field.name}{part}" for part in ("", ".help")}
        choices = field.values if isinstance(field.values, tuple) else ()
        found |= {f"mondo-option-{field.name}-{word}" for word in choices}
    return found
