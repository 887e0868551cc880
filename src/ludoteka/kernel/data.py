"""JSON values, and reading them back with an error that names the place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias, Union

from ludoteka.kernel.errors import BadData

Json: TypeAlias = Union[None, bool, int, float, str, "Sequence[Json]", "Mapping[str, Json]"]


def as_mapping(value: Json, where: str) -> Mapping[str, Json]:
    """The value if it is an object; `where` is what the error calls it."""
    if not isinstance(value, Mapping):
        raise BadData(where, "an object", value)
    return value


def as_list(value: Json, where: str) -> Sequence[Json]:
    if isinstance(value, str) or not isinstance(value, Sequence):
        raise BadData(where, "a list", value)
    return value


def as_int(value: Json, where: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadData(where, "a whole number", value)
    return value


def as_str(value: Json, where: str) -> str:
    if not isinstance(value, str):
        raise BadData(where, "a text", value)
    return value


def as_bool(value: Json, where: str) -> bool:
    if not isinstance(value, bool):
        raise BadData(where, "true or false", value)
    return value


def as_ints(value: Json, where: str) -> list[int]:
    return [as_int(item, f"{where}[{i}]") for i, item in enumerate(as_list(value, where))]


def as_rows(value: Json, where: str) -> list[list[int]]:
    """A list of lists of whole numbers: hands by seat, piles by location."""
    return [as_ints(item, f"{where}[{i}]") for i, item in enumerate(as_list(value, where))]


def field(data: Mapping[str, Json], name: str) -> Json:
    """`data[name]`; BadData says which field is missing."""
    if name not in data:
        raise BadData(name, "present", None)
    return data[name]
