"""The web client: one page for every route of the browser, and its built files, which never change under
their names."""

from __future__ import annotations

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

STATIC = Path(__file__).parent.parent / "static"
MISSING = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Ludoteka</title>
<h1>The web client has not been built</h1>
<p>In a clone of the project <code>python3 run.py serve</code> builds it and starts the server.
The pages under <code>/api</code> work without it.</p></html>
"""


class Assets(StaticFiles):
    """Built files with a digest in their names: a browser may keep them for ever."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        if response.status_code == 200:
            response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response


def asset_routes() -> list[BaseRoute]:
    """None while the client has not been built."""
    return [Mount("/assets", Assets(directory=STATIC / "assets"))] if (STATIC / "assets").is_dir() else []


async def client_page(request: Request) -> Response:
    """A file of the client's root (an icon, say), else its one page."""
    name = request.path_params.get("path", "")
    if name and "/" not in name and name != "index.html" and (STATIC / name).is_file():
        return FileResponse(STATIC / name)
    if name.startswith("assets/"):
        return PlainTextResponse(f"there is no file {name}", 404)
    if not (STATIC / "index.html").is_file():
        return HTMLResponse(MISSING, 503)
    return FileResponse(STATIC / "index.html", headers={"Cache-Control": "no-cache"})
