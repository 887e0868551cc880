"""The end of a game: the table is closed, and the group that played it goes on to its next game."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from ludoteka.server.match import Advance
from ludoteka.server.sheet import copy_of, row_with
from ludoteka.store.store import GroupGameRow, TableRow, changed_table, group_steps, new_group_game
from ludoteka.store.writer import Step

if TYPE_CHECKING:
    from ludoteka.server.table import Table


async def ending_steps(table: Table, advance: Advance) -> tuple[TableRow, list[Step]]:
    """The ended table's row, and what has to be stored together with the last input."""
    sheet = copy_of(table.sheet)
    sheet.clock = advance.entry.now
    row = row_with(table.row, sheet, "ended")
    return row, [changed_table(row), *await _group_steps(table, advance.state)]


async def _group_steps(table: Table, state: Any) -> list[Step]:
    group_id, campaign = table.sheet.group, table.rules.campaign
    if group_id is None or campaign is None:
        return []
    group = await asyncio.to_thread(table.store.group, group_id)
    outcome = table.rules.outcome(state)
    if group is None or outcome is None:
        return []
    after = campaign.after(group.data["campaign"], state)
    # Who gave no name, and a bot, counts as the member of the group whose seat it is.
    members = [*group.data["players"], *[""] * len(table.sheet.seats)]
    names = [
        seat.name or member or seat.level or ""
        for seat, member in zip(table.sheet.seats, members, strict=False)
    ]
    result = {"players": names, "ranks": list(outcome.ranks), "scores": list(outcome.scores)}
    game = GroupGameRow(group_id, table.row.id, table.settings.time(), result)
    changed = group._replace(data={**group.data, "campaign": after})
    return [*group_steps(changed), new_group_game(game)]
