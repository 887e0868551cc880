"""A server that kills itself as `kill -9` would, at a chosen step of handling the first move. Run by
test_kill.py.

python dying_server.py DATABASE PORT STEP
"""

from __future__ import annotations

import os
import signal
import sys

import uvicorn

from ludoteka.server.app import make_app
from ludoteka.server.reader import Reader
from ludoteka.server.telling import Teller
from ludoteka.store.store import Store
from tests.server.players import register_sample, settings_for


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def is_first_move(steps) -> bool:
    return any((step.values or {}).get("version") == 1 for step in steps)


def die_before_the_commit() -> None:
    write = Store.write

    def dying(self, steps):
        if is_first_move(steps):
            die()
        return write(self, steps)

    Store.write = dying


def die_after_the_commit() -> None:
    write = Store.write

    async def dying(self, steps):
        await write(self, steps)
        if is_first_move(steps):
            die()

    Store.write = dying


def die_after_the_answer_is_queued() -> None:
    frames = Teller.frames

    def dying(self, match, now):
        if match.version == 1:
            die()
        return frames(self, match, now)

    Teller.frames = dying


def die_when_the_answer_has_been_sent() -> None:
    send_text_of = Reader._send_all

    async def dying(self):
        wire = self.wire
        send_text = wire.send_text

        async def sending(text):
            await send_text(text)
            if '"type":"ack"' in text and '"version":1' in text:
                die()

        wire.send_text = sending
        await send_text_of(self)

    Reader._send_all = dying


STEPS = {
    "before the commit": die_before_the_commit,
    "after the commit": die_after_the_commit,
    "after the answer is queued": die_after_the_answer_is_queued,
    "when the answer has been sent": die_when_the_answer_has_been_sent,
    "never": lambda: None,
}


def main() -> None:
    database, port, step = sys.argv[1:]
    register_sample()
    STEPS[step]()
    app = make_app(settings_for(database))
    uvicorn.run(app, port=int(port), log_level="warning", ws="websockets-sansio", timeout_graceful_shutdown=1)


if __name__ == "__main__":
    main()
