"""Chance: a counter-based generator over BLAKE2b.

Key, counter and place in the block are its whole state, so a clone is three values, outputs can't be
predicted from dice
already seen, and every machine and Python version gives the same stream.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final, final

from ludoteka.kernel.data import Json, as_int, as_mapping, as_str, field
from ludoteka.kernel.errors import BadData

BLOCK: Final = 64


@final
class Rng:
    """Uniform small numbers and shuffles. `draws` grows with every byte used: equal draws mean that nothing
    random happened.
    """

    __slots__ = ("block", "counter", "key", "used")

    def __init__(self, key: bytes, counter: int = 0, used: int = BLOCK) -> None:
        self.key: bytes = key
        self.counter: int = counter  # number of the next block
        self.used: int = used  # bytes of the current block already handed out
        self.block: bytes = b""
        if used < BLOCK:
            self.block = _block(key, counter - 1)

    @property
    def draws(self) -> int:
        return self.counter * BLOCK + self.used

    def byte(self) -> int:
        if self.used >= BLOCK:
            self.block = _block(self.key, self.counter)
            self.counter += 1
            self.used = 0
        value = self.block[self.used]
        self.used += 1
        return value

    def below(self, n: int) -> int:
        """A uniform number from 0 to n - 1, without bias (values past the last whole multiple of n are
        drawn again).
        """
        if n <= 0:
            raise ValueError(f"below() needs a positive number, not {n}")
        if n <= 256:
            # What nearly every draw is: one byte.
            most = 256 - 256 % n
            value = self.byte()
            while value >= most:
                value = self.byte()
            return value % n
        span, width = 65536, 2
        while span < n:
            span, width = span * 256, width + 1
        limit = span - span % n
        while True:
            value = 0
            for _ in range(width):
                value = value * 256 + self.byte()
            if value < limit:
                return value % n

    def shuffle(self, items: list[int]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def choice(self, items: list[int]) -> int:
        return items[self.below(len(items))]

    def child(self, label: str) -> Rng:
        """An independent generator; the same label gives the same child."""
        return Rng(blake2b(label.encode(), key=self.key, digest_size=32).digest())

    def clone(self) -> Rng:
        copy = Rng(self.key, self.counter)
        copy.used = self.used
        copy.block = self.block
        return copy

    def dump(self) -> dict[str, Json]:
        return {"key": self.key.hex(), "counter": self.counter, "used": self.used}


def _block(key: bytes, counter: int) -> bytes:
    return blake2b(counter.to_bytes(8, "big"), key=key).digest()


def seeded(seed: str) -> Rng:
    """The generator of a seed: any text."""
    return Rng(blake2b(seed.encode(), digest_size=32).digest())


def load_rng(data: Json) -> Rng:
    fields = as_mapping(data, "rng")
    try:
        key = bytes.fromhex(as_str(field(fields, "key"), "rng.key"))
    except ValueError:
        raise BadData("rng.key", "hexadecimal digits", field(fields, "key")) from None
    used = as_int(field(fields, "used"), "rng.used")
    counter = as_int(field(fields, "counter"), "rng.counter")
    if len(key) != 32 or not 0 <= used <= BLOCK or counter < (used < BLOCK):
        raise BadData("rng", "a 32-byte key, a counter and 0 to 64 used bytes", dict(fields))
    return Rng(key, counter, used)
