"""Special tasks (MON-20 to MON-22) and what they are worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from ludoteka.games.mondo.scoring import Survey
from ludoteka.games.mondo.tiles import ANIMALS, DESERT, FOREST, STEPPE

HERD: Final = 3


class Result(NamedTuple):
    """What a task looks at when the round is over."""

    seen: Survey
    first: bool  # took the highest bonus token: the first to stop


class Task(NamedTuple):
    name: str
    value: int
    is_done: Callable[[Result], bool]


def _herd(species: str) -> Callable[[Result], bool]:
    """Three of a species in one complete area."""
    animal = ANIMALS.index(species)

    def is_done(result: Result) -> bool:
        return any(area.animals.count(animal) >= HERD for area in result.seen.complete_lands())

    return is_done


def _all_species(terrain: int) -> Callable[[Result], bool]:
    """All four species of a terrain in one complete area."""

    def is_done(result: Result) -> bool:
        lands = [area for area in result.seen.complete_lands() if area.terrain == terrain]
        return any(len(set(area.animals)) == 4 for area in lands)

    return is_done


def _without_errors(result: Result) -> bool:
    return result.seen.free == 0 and not result.seen.errors


def _in_time(result: Result) -> bool:
    return result.seen.free == 0


def _first(result: Result) -> bool:
    return result.first


TASKS: Final[list[Task]] = [
    *(
        Task(f"three-{name}", 4, _herd(name))
        for name in ("bison", "elephant", "panda", "parrot", "snake", "scorpion")
    ),
    Task("all-steppe", 5, _all_species(STEPPE)),
    Task("all-forest", 5, _all_species(FOREST)),
    Task("all-desert", 5, _all_species(DESERT)),
    Task("done-without-errors", 5, _without_errors),
    Task("in-time", 3, _in_time),
    Task("first", 2, _first),
]
