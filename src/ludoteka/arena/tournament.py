"""Who beats whom: every pair of bots, and a rating of all with its uncertainty.

With two seats a pair plays head to head, seats alternating; with more, one of the one sits with the
others all of the other, in both ways, going round the seats.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations, pairwise, permutations
from math import sqrt
from typing import NamedTuple

from openskill.models import PlackettLuce, PlackettLuceRating

from ludoteka.arena.games import Plan, Played
from ludoteka.arena.simulation import shared_wins

Z = 1.96  # 95 percent


class Pairing(NamedTuple):
    """`one` on one seat against `other` on all others."""

    one: str
    other: str
    seats: int


class Score(NamedTuple):
    """How `pairing.one` did: its wins (shared ones in parts), and where its true share of wins lies with
    95 percent."""

    pairing: Pairing
    games: int
    wins: float
    low: float
    high: float

    @property
    def share(self) -> float:
        return self.wins / self.games


class Rating(NamedTuple):
    """Strength and its uncertainty (standard deviation), on openskill's scale, which begins at 25 ± 8.3."""

    bot: str
    mu: float
    sigma: float


def pairings(bots: Sequence[str], seat_counts: Sequence[int], ladder: bool = False) -> list[Pairing]:
    """Those listed later, who should be the stronger, come as `one` first. A ladder is each against the one
    below it only.
    """
    found = []
    for seats in seat_counts:
        if ladder:
            found += [Pairing(one, other, seats) for other, one in pairwise(bots)]
            continue
        pairs = combinations(reversed(bots), 2) if seats == 2 else permutations(reversed(bots), 2)
        found += [Pairing(one, other, seats) for one, other in pairs]
    return found


def plans_of(pairing: Pairing, plan: Plan, games: int) -> list[Plan]:
    """Each game with its own seed; `one` goes round the seats."""
    found = []
    for number in range(games):
        bots = [pairing.other] * pairing.seats
        bots[number % pairing.seats] = pairing.one
        seed = f"{plan.seed}/{pairing.seats}/{pairing.one}-{pairing.other}/{number}"
        found.append(plan._replace(seats=pairing.seats, bots=tuple(bots), seed=seed))
    return found


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's interval of a share, 95 percent."""
    share, square = wins / games, Z * Z
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = Z * sqrt(share * (1 - share) / games + square / (4 * games * games)) / (1 + square / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def score(pairing: Pairing, results: Iterable[Played]) -> Score:
    wins, games = 0.0, 0
    for played in results:
        games += 1
        wins += shared_wins(played)[played.plan.bots.index(pairing.one)]
    return Score(pairing, games, wins, *wilson(wins, games))


def ratings(bots: Sequence[str], results: Iterable[Played]) -> list[Rating]:
    """Strongest first. A bot that sits on several seats of a game takes the mean of what they would gain."""
    model = PlackettLuce()
    found: dict[str, PlackettLuceRating] = {name: model.rating(name=name) for name in bots}
    for played in results:
        if played.outcome is None:
            continue
        teams = [[model.rating(mu=found[level].mu, sigma=found[level].sigma)] for level in played.plan.bots]
        rated = model.rate(teams, ranks=[float(rank) for rank in played.outcome.ranks])
        for name in set(played.plan.bots):
            mine = [team[0] for team, level in zip(rated, played.plan.bots, strict=True) if level == name]
            mu = sum(rating.mu for rating in mine) / len(mine)
            sigma = sum(rating.sigma for rating in mine) / len(mine)
            found[name] = model.rating(mu=mu, sigma=sigma, name=name)
    rows = [Rating(name, rating.mu, rating.sigma) for name, rating in found.items()]
    return sorted(rows, key=lambda row: -row.mu)
