"""How the command line fails: one clear line on standard error, and an exit code."""

from __future__ import annotations

import sys
from typing import NoReturn

from ludoteka.kernel.errors import LudotekaError


class Wrong(LudotekaError):
    """Something on the command line can't be."""


def fail(problem: object, code: int = 1) -> NoReturn:
    """Says what is wrong in one line and ends the program."""
    line = " ".join(str(problem).split())
    print(f"ludoteka: {line}", file=sys.stderr)
    raise SystemExit(code)
