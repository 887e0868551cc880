"""Pages about games and about the guest: what can be played, with which options, who one is."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from ludoteka.bots.levels import levels
from ludoteka.kernel.errors import BadOption
from ludoteka.kernel.options import Field
from ludoteka.registry import AnyRules, game, games
from ludoteka.server.bodies import Check, Checked, FieldInfo, GameInfo, Me, MeChange
from ludoteka.server.http import BadRequest, body_of, guest_of, json_answer, room_of
from ludoteka.server.refusal import why_of
from ludoteka.server.seats import NAME_LIMIT
from ludoteka.store.store import Guest, guest_steps


def field_info(field: Field) -> FieldInfo:
    info = FieldInfo(field.name, field.default, "data", form=field.form)
    if isinstance(field.values, range):
        info.kind, info.low, info.high = "number", field.values.start, field.values[-1]
        info.step = field.values.step
    elif field.values is not None:
        info.kind, info.words = "word", list(field.values)
    elif isinstance(field.default, bool):
        info.kind = "flag"
    elif field.file:
        info.kind = "file"
    return info


def game_info(rules: AnyRules) -> GameInfo:
    return GameInfo(
        name=rules.name,
        min_seats=rules.seats.start,
        max_seats=rules.seats.stop - 1,
        fields=[field_info(field) for field in rules.fields],
        bots=levels(rules.name),
        campaign=rules.campaign is not None,
    )


async def list_games(_request: Request) -> Response:
    return json_answer([game_info(rules) for rules in games().values()])


async def check_options(request: Request) -> Response:
    rules = game(request.path_params["name"])
    check = await body_of(request, Check)
    if check.seats not in rules.seats:
        problem = f"{rules.name} is for {rules.seats.start} to {rules.seats.stop - 1} players"
        return json_answer(Checked(ok=False, problem=problem))
    try:
        rules.read_options(check.options, check.seats)
    except BadOption as problem:
        reason = None if problem.reason is None else why_of(problem.reason)
        return json_answer(Checked(False, problem.option, problem.problem, reason))
    return json_answer(Checked(ok=True))


async def known_guest(request: Request) -> Guest:
    found = await asyncio.to_thread(room_of(request).store.guest, guest_of(request))
    return found or Guest(guest_of(request), "", None)


async def show_me(request: Request) -> Response:
    guest = await known_guest(request)
    return json_answer(Me(guest.name, guest.language))


async def change_me(request: Request) -> Response:
    change = await body_of(request, MeChange)
    guest = await known_guest(request)
    name = " ".join((guest.name if change.name is None else change.name).split())
    if len(name) > NAME_LIMIT:
        raise BadRequest(f"a name has at most {NAME_LIMIT} characters")
    language = change.language or guest.language
    if language is not None and len(language) > 16:
        raise BadRequest("a language is written like en or cs")
    guest = Guest(guest.id, name, language)
    await room_of(request).store.write(guest_steps(guest))
    return json_answer(Me(guest.name, guest.language))
