"""Arrays of small ints for hot state: packed (librt's vec) when the rules are compiled, lists when not.

This module is never compiled. The type checker, and so mypyc, always sees the packed kind; interpreted
rules get lists, which the
interpreter handles faster. To behave the same both ways, treat an Ints as a fixed-size array: make it with
`ints` or `filled`, index
it, iterate over it, slice it to copy it. To grow or shrink use a list.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.kernel.compiled import COMPILED

if TYPE_CHECKING or COMPILED:
    from librt.vecs import vec
    from mypy_extensions import i64

    Int = i64
    Ints = vec[i64]
    Table = vec[vec[i64]]

    def ints(items: list[int]) -> Ints:
        return Ints(items)

    def table(rows: list[list[int]]) -> Table:
        return vec[vec[i64]]([vec[i64](row) for row in rows])

else:
    Int = int
    Ints = list
    Table = list
    ints = list

    def table(rows):
        return [list(row) for row in rows]


def filled(n: int, value: int) -> Ints:
    return ints([value] * n)
