"""Messages nobody would send by hand: each is answered, and what is refused changes nothing."""

import json
import random

from ludoteka.server.app import HANDLERS

TEXTS = ["", "bid 1", "bid 99", "bid", "x" * 3000, "\u0000", "🍌" * 50, "../..", "' OR 1=1 --", "-1", "null"]
NUMBERS = [0, 1, -1, 2, 99, 10**30, 1.5, None, True]
ODD = [*TEXTS, *NUMBERS, [], {}, [[]], {"cards": 3}, {"cards": []}, {"cards": "x"}, ["bid 1"] * 3, [None]]
FIELDS = {
    "play": ("moves", "at"),
    "why": ("move",),
    "undo": (),
    "chat": ("text",),
    "seat": ("seat", "action", "bot", "name"),
    "start": (),
    "configure": ("options",),
    "nonce": ("nonce",),
    "ping": ("t",),
    "nothing": ("x",),
}
LIKELY = {
    "moves": [["bid 1"], ["bid 2", "bid 3"], [""], []],
    "at": [0, 5, None],
    "move": TEXTS,
    "text": TEXTS,
    "seat": [0, 1, -1, 7, 10**30],
    "action": ["take", "leave", "bot", "open", "back", "fly"],
    "bot": [None, "random", "genius", ""],
    "name": [None, "", "x" * 500, "Ann"],
    "options": [{}, {"cards": 3}, {"cards": 99}, {"stars": 1}, {"cards": None}],
    "nonce": TEXTS,
    "t": [0, -1, 1e308, "x"],
}


def message(chance, number):
    kind = chance.choice(list(FIELDS))
    found = {"type": kind}
    if kind != "ping":
        found["id"] = f"m{number}" if chance.random() < 0.95 else chance.choice(ODD)
    for field in FIELDS[kind]:
        if chance.random() < 0.9:
            found[field] = chance.choice(LIKELY.get(field, ODD) if chance.random() < 0.8 else ODD)
    return found


async def test_whatever_is_sent_is_answered_and_what_is_refused_changes_nothing(house):
    server = await house.open()
    chance = random.Random(7)
    answered = {"ack": 0, "refused": 0, "why": 0, "pong": 0}
    for start in (False, True):
        made, people = await house.started("Ann", "Bob", options={"cards": 13}) if start else (None, None)
        if made is None:
            ann = await house.person("Ann")
            made = await house.table(ann, options={"cards": 13})
            people = [await house.visit(ann, made["links"]["host"])]
        table = server.room.tables[made["table"]["id"]]
        for number in range(150):
            window = chance.choice(people)
            sent = message(chance, number)
            await window.send_raw(json.dumps(sent))
            answer = await window.until("ack", "refused", "why", "pong")
            answered[answer["type"]] += 1
            if answer["type"] == "refused":
                assert answer["reason"]["message"] != "room-failed", (sent, answer)
                done = {*table.done, *(table.match.done if table.match else ())}
                assert (window.client, str(sent.get("id"))) not in done
            if number % 15 == 14:  # too many unreadable ones end a connection
                seat_link = "host" if window is people[0] else "seat"
                people[people.index(window)] = await house.visit(
                    house.people[people.index(window) - len(people)], made["links"][seat_link]
                )
    assert min(answered.values()) > 0


async def test_whatever_body_is_posted_is_answered_in_words(house):
    await house.open()
    ann = await house.person("Ann")
    chance = random.Random(8)
    statuses = set()
    fields = [
        "game",
        "seats",
        "options",
        "bots",
        "seat",
        "public",
        "group",
        "play_now",
        "name",
        "players",
        "language",
    ]
    for _ in range(120):
        _, path = chance.choice([page for page in HANDLERS if page[0] == "POST"])
        body = {
            chance.choice(fields): chance.choice([*ODD, "sealed-bids", 2])
            for _ in range(chance.randint(0, 4))
        }
        if path == "/api/tables":
            body = {"game": "sealed-bids", "seats": 2, **body}
        path = path.replace("{name}", "sealed-bids").replace("{id}", "x")
        answer = await ann.http.post(path, json=body)
        statuses.add(answer.status_code)
        assert answer.status_code < 500, (path, body, answer.text)
        if answer.status_code >= 400:
            assert set(answer.json()) == {"error"}
    assert {200, 400, 404} <= statuses
