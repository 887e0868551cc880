"""`ludoteka doctor`: what is installed here and what is missing."""

from __future__ import annotations

import os
import platform
import shutil
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from ludoteka import __version__
from ludoteka.bots.levels import levels
from ludoteka.cli.common import console, text_in
from ludoteka.cli.errors import fail
from ludoteka.cli.serve import usual_database
from ludoteka.kernel.compiled import COMPILED
from ludoteka.registry import games
from ludoteka.server.client_files import STATIC
from ludoteka.text.texts import Text


def why_interpreted() -> str:
    """The likeliest reason for rules that are not compiled."""
    package = Path(__file__).parent.parent
    if os.environ.get("LUDOTEKA_PURE"):
        return "LUDOTEKA_PURE"
    if (package.parent.parent / "pyproject.toml").is_file():
        return "source tree"
    if not any(map(shutil.which, ("cc", "gcc", "clang", "cl"))):
        return "no C compiler when it was installed"
    return "the package was built without them"


def database_text(text: Text, path: Path) -> tuple[bool, str]:
    """Whether the database can be used, and how that is said."""
    if path.exists():
        if os.access(path, os.W_OK):
            return True, text("terminal-database-good", path=str(path))
        return False, text("terminal-database-bad", path=str(path), problem="not writable")
    folder = next(parent for parent in path.absolute().parents if parent.exists())
    if folder.is_dir() and os.access(folder, os.W_OK):
        return True, text("terminal-database-new", path=str(path))
    return False, text("terminal-database-bad", path=str(path), problem=f"no file can be made in {folder}")


def doctor(db: Annotated[str, typer.Option(help="SQLite file to look at.")] = "") -> None:
    """Says what is installed, compiled, built and writable here."""
    text = text_in()
    table = Table(title=f"Ludoteka {__version__}", title_justify="left", show_header=False)
    table.add_column(style="bold")
    table.add_column()
    table.add_row(text("terminal-python"), f"{platform.python_version()} ({platform.platform()})")
    compiled = text("terminal-rules-compiled")
    table.add_row(
        text("terminal-rules"),
        compiled if COMPILED else text("terminal-rules-interpreted", why=why_interpreted()),
    )
    built = (STATIC / "index.html").is_file()
    table.add_row(
        text("terminal-client"), text("terminal-client-built" if built else "terminal-client-missing")
    )
    usable, database = database_text(text, Path(db) if db else usual_database())
    table.add_row(text("terminal-database"), database)
    for name in games():
        table.add_row(f"{text('terminal-bots')}: {name}", ", ".join(levels(name)))
    console().print(table)
    if not usable:
        fail(database)
