"""Pages about groups: people who play a game in a series, and what they keep from one game to the next."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from ludoteka.kernel.data import Json
from ludoteka.kernel.errors import BadData
from ludoteka.kernel.protocol import Campaign
from ludoteka.registry import AnyRules, game
from ludoteka.server.bodies import Group, GroupGame, NewGroup, Standing
from ludoteka.server.http import BadRequest, body_of, guest_of, json_answer, room_of
from ludoteka.server.seats import NAME_LIMIT
from ludoteka.store.store import GroupGameRow, GroupRow, group_steps, new_group_game, without_history

FORMAT = "ludoteka-group-1"


def campaign_of(rules: AnyRules) -> Campaign[Any]:
    if rules.campaign is None:
        raise BadRequest(f"{rules.name} is not played in a series")
    return rules.campaign


def standings(games: list[GroupGame]) -> list[Standing]:
    """Most wins first, then most points."""
    found: dict[str, Standing] = {}
    for played in games:
        for name, rank, score in zip(played.players, played.ranks, played.scores, strict=True):
            standing = found.setdefault(name, Standing(name, 0, 0, 0))
            standing.games += 1
            standing.wins += rank == 1
            standing.points += score
    return sorted(found.values(), key=lambda s: (-s.wins, -s.points, s.name))


def shown_group(row: GroupRow, games: list[GroupGameRow]) -> Group:
    data = row.data
    history = [GroupGame(game_.table_id, game_.ended, **game_.data) for game_ in games]
    options = campaign_of(game(row.game)).options(data["campaign"])
    return Group(
        id=row.id,
        token=data["token"],
        game=row.game,
        name=data["name"],
        players=data["players"],
        campaign=data["campaign"],
        history=history,
        standings=standings(history),
        options=dict(options),
    )


async def _answer(request: Request, row: GroupRow) -> Response:
    games = await asyncio.to_thread(room_of(request).store.group_games, row.id)
    return json_answer(shown_group(row, games))


async def opened_group(request: Request, group_id: str, token: str | None) -> GroupRow:
    """The group, for its owner or who has its token; who may not see it, learns as much as if there were
    none."""
    row = await asyncio.to_thread(room_of(request).store.group, group_id)
    if row is not None:
        fits = token is not None and secrets.compare_digest(token.encode(), row.data["token"].encode())
        if fits or (token is None and row.owner == guest_of(request)):
            return row
    raise BadRequest(f"there is no group {group_id!r}, or the token does not open it", 404)


async def group_options(
    request: Request, group_id: str, token: str | None, rules: AnyRules
) -> tuple[GroupRow, dict[str, Json]]:
    """The group and the options with which its next game starts."""
    row = await opened_group(request, group_id, token)
    if row.game != rules.name:
        raise BadRequest(f"group {row.data['name']!r} plays {row.game}, not {rules.name}")
    return row, campaign_of(rules).options(row.data["campaign"])


def _checked_names(wish: NewGroup) -> tuple[str, list[str]]:
    name = " ".join(wish.name.split())
    players = [" ".join(player.split()) for player in wish.players]
    for text in (name, *players):
        if not 0 < len(text) <= NAME_LIMIT:
            raise BadRequest(f"names have 1 to {NAME_LIMIT} characters, not {text!r}")
    if len(set(players)) < len(players):
        raise BadRequest("players: two of the same name could not be told apart")
    return name, players


async def make_group(request: Request) -> Response:
    wish = await body_of(request, NewGroup)
    name, players = _checked_names(wish)
    campaign = campaign_of(game(wish.game))
    kept: Json = campaign.begin()
    history: list[GroupGameRow] = []
    group_id = secrets.token_urlsafe(9)
    if wish.exported is not None:
        kept, history = read_export(wish.exported, wish.game, group_id)
        campaign.check(kept)
    data = {"name": name, "players": players, "campaign": kept, "token": secrets.token_urlsafe(16)}
    row = GroupRow(group_id, guest_of(request), wish.game, data)
    await room_of(request).store.write([*group_steps(row), *map(new_group_game, history)])
    return await _answer(request, row)


def read_export(exported: dict[str, Any], game_name: str, group_id: str) -> tuple[Json, list[GroupGameRow]]:
    """What `export_group` wrote. Raises BadData."""
    if exported.get("format") != FORMAT:
        raise BadData("exported.format", FORMAT, exported.get("format"))
    if exported.get("game") != game_name:
        raise BadData("exported.game", game_name, exported.get("game"))
    try:
        history = [
            GroupGameRow(
                group_id,
                str(played["table"]),
                float(played["ended"]),
                {
                    "players": [str(name) for name in played["players"]],
                    "ranks": [int(rank) for rank in played["ranks"]],
                    "scores": [int(score) for score in played["scores"]],
                },
            )
            for played in exported["history"]
        ]
        return exported["campaign"], history
    except (KeyError, TypeError, ValueError) as problem:
        raise BadData("exported", "a file of this group page's export", str(problem)) from None


async def list_groups(request: Request) -> Response:
    store = room_of(request).store
    rows = await asyncio.to_thread(store.groups_of, guest_of(request))
    return json_answer([shown_group(row, await asyncio.to_thread(store.group_games, row.id)) for row in rows])


async def _group_of_path(request: Request) -> GroupRow:
    return await opened_group(request, request.path_params["id"], request.query_params.get("token"))


async def show_group(request: Request) -> Response:
    return await _answer(request, await _group_of_path(request))


async def export_group(request: Request) -> Response:
    row = await _group_of_path(request)
    games = await asyncio.to_thread(room_of(request).store.group_games, row.id)
    exported = {
        "format": FORMAT,
        "game": row.game,
        "name": row.data["name"],
        "players": row.data["players"],
        "campaign": row.data["campaign"],
        "history": [{"table": played.table_id, "ended": played.ended, **played.data} for played in games],
    }
    answer = json_answer(exported)
    answer.headers["Content-Disposition"] = 'attachment; filename="group.json"'
    return answer


async def reset_group(request: Request) -> Response:
    row = await _group_of_path(request)
    fresh = row._replace(data={**row.data, "campaign": campaign_of(game(row.game)).begin()})
    await room_of(request).store.write([*group_steps(fresh), without_history(row.id)])
    return await _answer(request, fresh)
