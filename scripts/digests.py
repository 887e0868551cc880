"""Digests of source files: how the builds know that nothing changed. Standard library only."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from pathlib import Path


def digest(root: Path, files: Iterable[Path], *extra: str) -> str:
    """One hash over names and contents; the same on every machine and in every order of files."""
    total = hashlib.sha256("\0".join(extra).encode())
    for file in sorted(files):
        total.update(file.relative_to(root).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return total.hexdigest()


def tree(folder: Path, *, without: Iterable[str] = ()) -> list[Path]:
    """Every file below a folder, caches and the named folders left out."""
    skipped = {"__pycache__", "node_modules", *without}
    return [
        file
        for file in folder.rglob("*")
        if file.is_file() and not skipped.intersection(file.relative_to(folder).parts)
    ]
