"""Many games: in this process or in several, and what they amount to."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import NamedTuple

from ludoteka.arena.games import Plan, Played, play_game

CHUNK = 20  # games a process plays before it reports


def numbered(plan: Plan, games: int) -> list[Plan]:
    """The same plan with seeds of its own for each game."""
    return [plan._replace(seed=f"{plan.seed}/{number}") for number in range(games)]


def play_all(plans: Sequence[Plan], jobs: int = 1) -> Iterator[Played]:
    """Plays them all, in any order if there are several jobs (processes)."""
    if jobs <= 1:
        yield from map(play_game, plans)
        return
    size = max(1, min(CHUNK, len(plans) // (4 * jobs)))
    chunks = [plans[start : start + size] for start in range(0, len(plans), size)]
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        futures = [pool.submit(play_chunk, chunk) for chunk in chunks]
        try:
            for future in as_completed(futures):
                yield from future.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def play_chunk(plans: Sequence[Plan]) -> list[Played]:
    return [play_game(plan) for plan in plans]


class Summary(NamedTuple):
    """What many games amount to. Shares of wins are by seat; who ties for the first place shares it."""

    games: int
    ended: int
    decisions: int
    longest: int  # decisions of the longest game
    longest_seed: str
    rounds: int | None  # of all games together
    wins: list[float]
    mean_scores: list[float]
    seconds: float  # of playing alone, all processes together
    elapsed: float

    @property
    def games_per_second(self) -> float:
        return self.games / self.elapsed if self.elapsed else 0.0

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.elapsed if self.elapsed else 0.0


def shared_wins(played: Played) -> list[float]:
    """By seat: 1 for the only winner, parts for several."""
    winners = played.outcome.winners if played.outcome is not None else []
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(played.plan.seats)]


def summary(results: Iterable[Played], started: float) -> Summary:
    """`started` is the time.perf_counter() when the first game began. Raises ValueError for no games at
    all."""
    found = list(results)
    if not found:
        raise ValueError("no game was played")
    seats = found[0].plan.seats
    ended = [played for played in found if played.outcome is not None]
    longest = max(found, key=lambda played: played.decisions)
    rounds = [played.rounds for played in found if played.rounds is not None]
    scores = [[0.0] * seats for _ in ended]
    for row, played in zip(scores, ended, strict=True):
        if played.outcome is not None:
            row[:] = [float(score) for score in played.outcome.scores]
    return Summary(
        games=len(found),
        ended=len(ended),
        decisions=sum(played.decisions for played in found),
        longest=longest.decisions,
        longest_seed=longest.plan.seed,
        rounds=sum(rounds) if rounds else None,
        wins=[sum(column) for column in zip(*map(shared_wins, found), strict=True)],
        mean_scores=[sum(column) / len(ended) for column in zip(*scores, strict=True)],
        seconds=sum(played.seconds for played in found),
        elapsed=time.perf_counter() - started,
    )
