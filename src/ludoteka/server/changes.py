"""What has changed from one view to the next, so that a table need not tell all of it again."""

from __future__ import annotations

from typing import TypeAlias

from ludoteka.server.messages import Json

Path: TypeAlias = "list[str | int]"
Change: TypeAlias = "list[Json]"  # [path, value]: now there; [path]: no longer there


def changes(before: Json, after: Json) -> list[Change]:
    """The changes that make `before` into `after`: in mappings by name, in lists of one length by place. A
    list of which most is new is told whole."""
    found: list[Change] = []
    _collect(before, after, [], found)
    return found


def _collect(before: Json, after: Json, path: Path, found: list[Change]) -> None:
    if before == after:
        return
    if isinstance(before, dict) and isinstance(after, dict):
        found += [[[*path, name]] for name in before if name not in after]
        for name, value in after.items():
            if name not in before:
                found.append([[*path, name], value])
            else:
                _collect(before[name], value, [*path, name], found)
        return
    if isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        places = [place for place, value in enumerate(after) if before[place] != value]
        if 2 * len(places) <= len(after):
            for place in places:
                _collect(before[place], after[place], [*path, place], found)
            return
    found.append([path, after])
