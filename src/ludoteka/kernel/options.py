"""The options of a game as typed fields, from which set-up forms and command lines are made."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ludoteka.kernel.data import Json
from ludoteka.kernel.errors import BadOption


class Field(NamedTuple):
    """One option. Its label, help and words are messages named after it: `<game>-option-<name>`."""

    name: str
    default: Json
    values: range | tuple[str, ...] | None = (
        None  # numbers, words, or None: yes/no for a bool default, else free data
    )
    form: bool = True  # shown in the set-up form (data such as a campaign's state is not)
    file: bool = False  # the value is the text of a file; a command line takes its path


def read_fields(fields: Sequence[Field], data: Mapping[str, Json]) -> dict[str, Json]:
    """Every field with its given or default value. Raises BadOption for an unknown name or a value it can't
    have.
    """
    known = {field.name: field for field in fields}
    for name in data:
        if name not in known:
            raise BadOption(name, f"there is no such option; options are {', '.join(known)}")
    return {name: _checked(field, data.get(name, field.default)) for name, field in known.items()}


def parse_field(field: Field, text: str) -> Json:
    """The value typed as `text` on a command line. Raises BadOption."""
    if isinstance(field.values, range):
        try:
            return _checked(field, int(text))
        except ValueError:
            raise BadOption(field.name, f"{text!r} is not {_values_text(field)}") from None
    if isinstance(field.default, bool):
        if text not in ("true", "false"):
            raise BadOption(field.name, f"{text!r} is not {_values_text(field)}")
        return text == "true"
    return _checked(field, text)


def _checked(field: Field, value: Json) -> Json:
    if isinstance(field.values, range):
        good = isinstance(value, int) and not isinstance(value, bool) and value in field.values
    elif field.values is not None:
        good = isinstance(value, str) and value in field.values
    elif isinstance(field.default, bool):
        good = isinstance(value, bool)
    else:
        good = True
    if not good:
        raise BadOption(field.name, f"{value!r} is not {_values_text(field)}")
    return value


def _values_text(field: Field) -> str:
    if isinstance(field.values, range):
        steps = f" in steps of {field.values.step}" if field.values.step != 1 else ""
        return f"a number from {field.values.start} to {field.values[-1]}{steps}"
    if field.values is not None:
        return "one of " + ", ".join(field.values)
    return "true or false"
