"""A whole game of Fabled Fruit through the server: people, bots, a reload and a restart in the middle."""

import asyncio
import json
import random

from ludoteka.kernel.fairness import check_fairness
from ludoteka.kernel.record import from_text, replay
from ludoteka.registry import game


async def play_at_random(window, chance, stop_after=None):
    """Answers what is asked until the game is over, or so many versions have passed."""
    while window.state["outcome"] is None:
        if stop_after is not None and window.version >= stop_after:
            return
        if window.state["options"]:
            move = chance.choice(window.state["options"])["move"]
            answer = await window.play(move, at=window.version)
            if answer["type"] == "refused":  # somebody else was quicker, and it can't be done any more
                await window.at_version(answer["version"])
        else:
            await window.next()


async def test_two_people_and_two_bots_play_a_whole_game_with_a_reload_and_a_restart(house):
    await house.open()
    made, windows = await house.started(
        "Ann",
        "Bob",
        game="fabled-fruit",
        seats=4,
        bots=[None, None, "random", "greedy"],
        options={"start": 11},
    )
    chances = [random.Random(seat) for seat in range(2)]
    await asyncio.gather(*(play_at_random(w, c, 25) for w, c in zip(windows, chances, strict=True)))

    await windows[1].close()  # Bob reloads the page
    windows[1] = await house.visit(house.people[1], made["links"]["seat"])
    await windows[1].until("state")
    await asyncio.gather(*(play_at_random(w, c, 60) for w, c in zip(windows, chances, strict=True)))

    server = await house.restart()
    links = (made["links"]["host"], made["links"]["seat"])
    windows = [await house.visit(person, link) for person, link in zip(house.people, links, strict=True)]
    for window in windows:
        await window.until("state")
        assert window.version >= 60
    await asyncio.gather(*(play_at_random(w, c) for w, c in zip(windows, chances, strict=True)))

    assert all(window.gaps == 0 for window in windows)
    assert windows[0].state["outcome"] == windows[1].state["outcome"]
    record = from_text(await house.people[0].get(f"/api/tables/{made['table']['id']}/record"))
    check_fairness(record.fair, record.seed)
    replay(game("fabled-fruit"), record)
    key = server.room.tables[made["table"]["id"]].match.state.rng.key.hex()
    hidden = (key, server.room.tables[made["table"]["id"]].sheet.secret)
    for window in windows:
        for frame in window.frames:
            if json.loads(frame)["type"] != "fair":  # which tells the secret at the end
                assert not any(text in frame for text in hidden)
