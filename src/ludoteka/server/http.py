"""Reading and answering HTTP pages: bodies are structs, every mistake is one clear sentence."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ludoteka.kernel.errors import LudotekaError
from ludoteka.registry import UnknownGame
from ludoteka.server.bodies import Problem
from ludoteka.server.room import NoTable, OtherRules, Room

T = TypeVar("T")
Page = Callable[[Request], Awaitable[Response]]

BODY_LIMIT = 1_000_000


class BadRequest(LudotekaError):
    """A page was asked for something it can't do. `status` as in HTTP."""

    def __init__(self, problem: str, status: int = 400) -> None:
        super().__init__(problem)
        self.status = status


STATUS: dict[type[LudotekaError], int] = {NoTable: 404, UnknownGame: 404, OtherRules: 409}


def status_of(problem: LudotekaError) -> int:
    if isinstance(problem, BadRequest):
        return problem.status
    return STATUS.get(type(problem), 400)


def json_answer(value: Any, status: int = 200) -> Response:
    body = msgspec.json.encode(value)
    return Response(body, status, media_type="application/json", headers={"Cache-Control": "no-store"})


def answering(page: Page) -> Page:
    """The page with its mistakes answered."""

    async def answered(request: Request) -> Response:
        try:
            return await page(request)
        except LudotekaError as problem:
            return json_answer(Problem(str(problem)), status_of(problem))

    return answered


async def body_of(request: Request, kind: type[T]) -> T:
    """The body as that struct. Raises BadRequest, which names the field that is wrong."""
    body = b""
    async for piece in request.stream():
        body += piece
        if len(body) > BODY_LIMIT:
            raise BadRequest(f"the body is longer than {BODY_LIMIT} bytes", 413)
    try:
        return msgspec.json.decode(body, type=kind)
    except msgspec.MsgspecError as problem:
        raise BadRequest(f"the body is not what this page takes: {problem}") from None


def room_of(request: Request) -> Room:
    room: Room = request.app.state.room
    return room


def guest_of(request: Request) -> str:
    guest: str = request.scope["guest"]
    return guest
