"""Makes the protocol page, its JSON Schema, the OpenAPI of the HTTP pages and the browser's types from
the server's own structs.

python3 scripts/generate_protocol.py          writes them
python3 scripts/generate_protocol.py --check  fails if one of them is not as it would be written
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, get_args

import msgspec

from ludoteka.server import bodies, messages
from ludoteka.server.pages import PAGES, Page

ROOT = Path(__file__).resolve().parent.parent
BODIES = [
    kind for kind in vars(bodies).values() if isinstance(kind, type) and issubclass(kind, msgspec.Struct)
]
SIMPLE = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def components(kinds: list[Any], template: str) -> tuple[list[Any], dict[str, Any]]:
    schemas, parts = msgspec.json.schema_components(kinds, ref_template=template)
    return list(schemas), parts


def ts_type(schema: dict[str, Any]) -> str:
    """The TypeScript type of a JSON Schema as msgspec writes it."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1]
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(ts_type(part) for part in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    kind = schema.get("type")
    if kind == "array":
        return f"Array<{ts_type(schema.get('items', {}))}>"
    if kind == "object":
        return f"Record<string, {ts_type(schema.get('additionalProperties') or {})}>"
    return SIMPLE.get(kind, "Json") if isinstance(kind, str) else "Json"


def ts_interface(name: str, schema: dict[str, Any], received: bool) -> list[str]:
    """What the server sends is always whole, so only what it receives has fields that may be missing."""
    lines = [f"/** {' '.join(schema['description'].split())} */"] if "description" in schema else []
    lines.append(f"export interface {name} {{")
    required = schema.get("required", [])
    for field, kind in schema["properties"].items():
        lines.append(f"  {field}{'' if field in required or not received else '?'}: {ts_type(kind)};")
    return [*lines, "}", ""]


def takes() -> set[str]:
    """Names of the structs that the server receives."""
    return {kind.__name__ for kind in get_args(messages.ClientMessage)} | {
        page.takes.__name__ for page in PAGES if page.takes
    }


def typescript() -> str:
    _, parts = components([messages.ClientMessage, messages.ServerMessage, *BODIES], "#/$defs/{name}")
    lines = [
        "// Made by scripts/generate_protocol.py from src/ludoteka/server: messages.py and bodies.py.",
        "",
    ]
    lines += ["export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };", ""]
    received = takes()
    for name, schema in parts.items():
        lines += ts_interface(name, schema, name in received)
    for union in ("ClientMessage", "ServerMessage"):
        names = " | ".join(kind.__name__ for kind in get_args(getattr(messages, union)))
        lines += [f"export type {union} = {names};", ""]
    return "\n".join(lines)


def schema() -> str:
    (client, server), parts = components([messages.ClientMessage, messages.ServerMessage], "#/$defs/{name}")
    whole = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages of a Ludoteka table",
        "properties": {"client": client, "server": server},
        "$defs": parts,
    }
    return json.dumps(whole, indent=1) + "\n"


def openapi() -> str:
    _, parts = components(BODIES, "#/components/schemas/{name}")
    paths: dict[str, Any] = {}
    for page in PAGES:
        paths.setdefault(page.path, {})[page.method.lower()] = operation(page)
    whole = {
        "openapi": "3.1.0",
        "info": {"title": "Ludoteka", "version": "1", "description": "The HTTP pages of a game room."},
        "paths": paths,
        "components": {"schemas": parts},
    }
    return json.dumps(whole, indent=1) + "\n"


def content(kind: Any) -> dict[str, Any]:
    if isinstance(kind, str):
        return {kind: {"schema": {"type": "string"}}}
    (found,), _ = components([kind], "#/components/schemas/{name}")
    return {"application/json": {"schema": found}}


def operation(page: Page) -> dict[str, Any]:
    parameters = [
        {"name": part[1:-1], "in": "path", "required": True, "schema": {"type": "string"}}
        for part in page.path.split("/")
        if part.startswith("{")
    ] + [{"name": name, "in": "query", "schema": {"type": "string"}} for name in page.query]
    found: dict[str, Any] = {"summary": page.what}
    if parameters:
        found["parameters"] = parameters
    if page.takes:
        found["requestBody"] = {"required": True, "content": content(page.takes)}
    found["responses"] = {
        "200": {"description": "Done.", "content": content(page.gives)},
        "default": {"description": "What was wrong.", "content": content(bodies.Problem)},
    }
    return found


def struct_section(kind: type[msgspec.Struct]) -> list[str]:
    tag = kind.__struct_config__.tag
    title = f"### `{tag}` ({kind.__name__})" if tag else f"### {kind.__name__}"
    lines = [title, "", " ".join((kind.__doc__ or "").split()), ""]
    _, parts = components([kind], "#/$defs/{name}")
    found = parts[kind.__name__]
    required = found.get("required", [])
    for name, field in found["properties"].items():
        if name != "type":
            lines.append(f"- `{name}`{'' if name in required else ' (may be missing)'}: `{ts_type(field)}`")
    return [*lines, ""]


def page_line(page: Page) -> str:
    query = "?" + "&".join(f"{name}=" for name in page.query) if page.query else ""
    gives = page.gives if isinstance(page.gives, str) else getattr(page.gives, "__name__", "object")
    if not isinstance(page.gives, str) and get_args(page.gives):
        gives = f"{gives} of {getattr(get_args(page.gives)[-1], '__name__', 'anything')}"
    body = f" Takes {page.takes.__name__}." if page.takes else ""
    return f"- `{page.method} {page.path}{query}`: {page.what}{body} Gives {gives}."


def protocol_page() -> str:
    parts = [kind for kind in vars(messages).values()
             if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and not kind.__struct_config__.tag
             and kind.__name__ not in ("Struct", "FromClient", "FromServer")]  # fmt: skip
    intro = (messages.__doc__ or "").split("\n\n", 2)[2].strip()
    lines = [
        "<!-- Made by scripts/generate_protocol.py from messages.py, bodies.py, pages.py. -->",
        "",
    ]
    lines += ["# The protocol", "", intro, "", "## From the client", ""]
    for kind in get_args(messages.ClientMessage):
        lines += struct_section(kind)
    lines += ["## From the server", ""]
    for kind in get_args(messages.ServerMessage):
        lines += struct_section(kind)
    lines += ["## Parts of messages", ""]
    for kind in parts:
        lines += struct_section(kind)
    lines += ["## Why a connection is closed", ""]
    lines += [f"- {code}: {reason}" for code, reason in messages.CLOSE_REASONS.items()]
    lines += ["", "## Why the room refuses an input", ""]
    lines += [f"- `{name}`: {reason}" for name, reason in messages.REFUSALS.items()]
    lines += [
        "",
        "## HTTP pages",
        "",
        'Every page that fails answers with a status of 400 or more and `{"error": "..."}`.',
        "",
    ]
    lines += [*map(page_line, PAGES), "", "## Bodies of HTTP pages", ""]
    for kind in BODIES:
        if kind.__module__ == bodies.__name__:
            lines += struct_section(kind)
    return "\n".join(lines).rstrip() + "\n"


MADE = {
    "docs/protocol.md": protocol_page,
    "docs/protocol.schema.json": schema,
    "docs/openapi.json": openapi,
    "web/src/protocol.ts": typescript,
}


def stale() -> list[str]:
    """The files that are not as they would be written."""
    found = []
    for name, make in MADE.items():
        path = ROOT / name
        if not path.exists() or path.read_text(encoding="utf-8") != make():
            found.append(name)
    return found


def main() -> int:
    old = stale()
    if "--check" in sys.argv:
        for name in old:
            print(f"{name} is not what scripts/generate_protocol.py writes; run it", file=sys.stderr)
        return 1 if old else 0
    for name in old:
        path = ROOT / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(MADE[name](), encoding="utf-8")
        print(f"wrote {name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
