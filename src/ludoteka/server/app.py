"""The ASGI application: all pages and the tables' WebSocket around one room."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from ludoteka.server import game_pages, group_pages, table_pages
from ludoteka.server.client_files import asset_routes, client_page
from ludoteka.server.guests import GuestCookies
from ludoteka.server.http import BadRequest, Page, answering
from ludoteka.server.pages import PAGES
from ludoteka.server.room import Room
from ludoteka.server.settings import Settings
from ludoteka.server.sockets import serve_table


async def health(_request: Request) -> Response:
    return PlainTextResponse("ok")


async def no_such_page(request: Request) -> Response:
    raise BadRequest(f"there is no page {request.url.path} for {request.method}", 404)


# In the order of `pages.PAGES`; a test compares the two.
HANDLERS: dict[tuple[str, str], Page] = {
    ("GET", "/health"): health,
    ("GET", "/api/games"): game_pages.list_games,
    ("POST", "/api/games/{name}/check"): game_pages.check_options,
    ("GET", "/api/me"): game_pages.show_me,
    ("POST", "/api/me"): game_pages.change_me,
    ("GET", "/api/tables"): table_pages.list_open_tables,
    ("GET", "/api/tables/mine"): table_pages.list_my_tables,
    ("POST", "/api/tables"): table_pages.make_table,
    ("GET", "/api/tables/{id}"): table_pages.show_table,
    ("GET", "/api/tables/{id}/qr.svg"): table_pages.show_qr,
    ("GET", "/api/tables/{id}/record"): table_pages.show_record,
    ("GET", "/api/tables/{id}/replay"): table_pages.show_replay,
    ("POST", "/api/groups"): group_pages.make_group,
    ("GET", "/api/groups"): group_pages.list_groups,
    ("GET", "/api/groups/{id}"): group_pages.show_group,
    ("GET", "/api/groups/{id}/export"): group_pages.export_group,
    ("POST", "/api/groups/{id}/reset"): group_pages.reset_group,
}


def routes() -> list[BaseRoute]:
    pages = [
        Route(page.path, answering(HANDLERS[page.method, page.path]), methods=[page.method]) for page in PAGES
    ]
    return [
        *pages,
        WebSocketRoute("/api/tables/{id}/ws", serve_table),
        Route("/api/{path:path}", answering(no_such_page), methods=["GET", "POST", "PUT", "DELETE"]),
        *asset_routes(),
        Route("/", client_page),
        Route("/{path:path}", client_page),
    ]


def make_app(settings: Settings) -> Starlette:
    """The room on its database. Raises BadDatabase."""
    room = Room(settings)
    key = room.store.setting("cookie-key", secrets.token_urlsafe(32))

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        room.open()
        yield
        await room.close()

    middleware = [Middleware(GZipMiddleware, minimum_size=1000), Middleware(GuestCookies, key=key)]
    app = Starlette(routes=routes(), middleware=middleware, lifespan=lifespan)
    app.state.room = room
    return app
