"""The compiled rules that scripts/compiled_rules.py built, in place of their sources."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent


def compiled_rules() -> Path | None:
    """The newest build for this Python."""
    built = (ROOT / "build/rules").glob(f"{sys.implementation.cache_tag}-*/done")
    newest = sorted(built, key=lambda done: done.stat().st_mtime)
    return newest[-1].parent / "lib" if newest else None


def use_compiled() -> None:
    """From now on the compiled modules are imported."""
    place = compiled_rules()
    assert place is not None
    sys.path.insert(0, str(place))
    folders = sorted({file.parent.relative_to(place) for file in (place / "ludoteka").rglob("*.so")})
    for folder in [Path("ludoteka"), Path("ludoteka/games"), *folders]:
        package: Any = __import__(folder.as_posix().replace("/", "."), fromlist=["__path__"])
        package.__path__.insert(0, str(place / folder))
    from ludoteka.kernel.compiled import COMPILED

    assert COMPILED, f"the rules in {place} are not compiled"
