"""Nobody can tell from what he receives why a hand moved (MOT-18, MOT-19)."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from typing import Any

import pytest

from ludoteka.bots.levels import bot
from ludoteka.bots.sight import sight_of
from ludoteka.games.cheating_moth.rules import RULES
from ludoteka.games.cheating_moth.sleights import FAN_LATE, HOLD
from ludoteka.kernel.rng import seeded
from ludoteka.server import messages
from ludoteka.server.match import Match
from ludoteka.server.telling import Teller
from tests.server.watching import Frame, Watched, steps

SUBJECT = 1
WATCHERS = [0, 2, None]  # the guard, another player, a spectator
START = 3000


# The same rounds with and without sleights.


def without_fans(frame: Frame) -> dict[str, Any] | None:
    """The frame without changed sizes of hands; None if nothing else was in it. Versions only count frames,
    of which the late ones are then missing."""
    message = {name: value for name, value in frame.message.items() if name not in ("version", "follows")}
    message["changes"] = [change for change in message["changes"] if change[0][0] != "players"]
    return message if message["changes"] or message["events"] else None


def quiet_round(seed: str, act: str) -> Watched:
    """Nobody plays; only the subject's hand moves, five times."""
    game = Watched(seed, 4, WATCHERS)
    game.pass_time(START)
    for _ in range(5):
        game.pass_time(game.now + 4000 + game.chance.below(4000))
        moves = game.may(SUBJECT, act)
        game.play(SUBJECT, moves[0])
        game.chance.below(7)
    game.pass_time(game.now + 20_000)
    return game


def test_mot_18_rounds_with_and_without_sleights_send_others_the_same_frames_at_the_same_times():
    for number in range(12):
        cheated, feinted = (quiet_round(f"twice {number}", act) for act in ("hide", "feint"))
        for watcher in WATCHERS:
            received = [
                [(frame.at, rest) for frame in game.received[watcher] if (rest := without_fans(frame))]
                for game in (cheated, feinted)
            ]
            assert received[0] == received[1]
            assert len(received[0]) > 5
        assert len(cheated.state.gone[SUBJECT]) == 5
        assert cheated.state.fans[SUBJECT] == feinted.state.fans[SUBJECT] - 5


def test_mot_19_the_only_trace_of_a_sleight_comes_late_and_says_nothing_but_how_many():
    game = quiet_round("trace", "hide")
    gone = sorted(sleight.end for sleight in game.state.sleights)
    for watcher in WATCHERS:
        traces = [
            frame
            for frame in game.received[watcher]
            if any(c[0][0] == "players" for c in frame.message["changes"])
        ]
        assert len(traces) == 5
        for frame, end in zip(traces, gone, strict=True):
            assert end + FAN_LATE[0] <= frame.at <= end + FAN_LATE[1]
            assert [change[0] for change in frame.message["changes"]] == [["players", SUBJECT, "cards"]]


# A classifier over everything a watcher receives.

Features = tuple[str, ...]
BEFORE, AFTER = 2500, 2500  # milliseconds round a tell; fans change later than that


def features_of(frames: list[Frame], at: int, tells: list[int]) -> list[Features]:
    """What a watcher received round a tell, roughly and finely: kinds, sizes, gaps, numbers."""
    near = [frame for frame in frames if at - BEFORE <= frame.at <= at + AFTER]
    before = [frame for frame in near if frame.at < at]
    after = [frame for frame in near if frame.at > at]
    gap = before[-1].at if before else at - BEFORE
    following = after[0].at if after else at + AFTER
    size = sum(len(frame.text) for frame in near if frame.at == at)
    others = [tell for tell in tells if tell != at and abs(tell - at) < HOLD[1]]
    bare = [frame.at for frame in near if "tell" not in frame.kind]  # what is not explained by a hand
    held = [moment for moment in bare if at < moment <= at + HOLD[1]]
    begun = [moment for moment in bare if at - HOLD[1] <= moment < at]
    return [
        ("kinds", *(frame.kind for frame in before[-2:]), "|", *(frame.kind for frame in after[:2])),
        ("count", str(len(before)), str(len(after))),
        ("gaps", str((at - gap) // 200), str((following - at) // 200)),
        ("size", str(size // 16)),
        ("other tells", str(len(others)), str(min((abs(tell - at) // 100 for tell in others), default=-1))),
        ("begun and held", str(len(begun)), str(len(held))),
        ("span", str(held[0] - begun[-1] >= HOLD[0] if held and begun else None)),
        ("odd", str(at % 2), str(near[0].message["version"] % 2)),
    ]


class Guesser:
    """Naive Bayes: how often each feature went with each cause."""

    def __init__(self) -> None:
        self.causes: Counter[str] = Counter()
        self.seen: Counter[tuple[str, Features]] = Counter()

    def learn(self, features: list[Features], cause: str) -> None:
        self.causes[cause] += 1
        self.seen.update((cause, feature) for feature in features)

    def guess(self, features: list[Features]) -> str:
        def score(cause: str) -> float:
            found = float(self.causes[cause])
            for feature in features:
                found *= (self.seen[cause, feature] + 0.5) / (self.causes[cause] + 1)
            return found

        return max(self.causes, key=score)


def samples(seed: str, teller: Teller, *, lively: bool) -> list[tuple[list[Features], str]]:
    """A round in which the subject's hand moves for a cause that chance alone picks. At a lively table the
    others play, watch and cheat as bots do, at a quiet one only their hands fidget."""
    game = Watched(seed, 4, [2], teller)
    causes = ("hide", "feint", "sort")
    player = bot("cheating-moth", "greedy")
    looks = dict.fromkeys(range(4), 0)

    def others() -> None:
        if not lively:
            return
        for seat in RULES.waiting_for(game.state):
            sight = sight_of(RULES, game.state, seat, seeded(f"{seed} {game.now} {seat}"), game.now)
            move = player.choose(sight, 1.0)
            game.play(seat, str(move))
            if str(move) == "draw" and seat == SUBJECT:
                game.causes.append((game.now, "draw"))
            return
        for seat in (0, 2, 3):
            if looks[seat] <= game.now and not game.is_over:
                sight = sight_of(RULES, game.state, seat, seeded(f"{seed} {game.now} {seat}"), game.now)
                glance = player.glance(sight, 1.0)
                looks[seat] = game.now + glance.rest
                if glance.move is not None:
                    game.play(seat, str(glance.move))

    steps(game, SUBJECT, lambda: causes[game.chance.below(3)], others, 120_000)
    frames = game.received[2]
    tells = [
        frame.at
        for frame in frames
        for event in frame.message.get("events", [])
        if event["kind"] == "tell" and event["seat"] == SUBJECT
    ]
    found = []
    for at in tells:
        cause = next((why for when, why in reversed(game.causes) if when < at), None)
        if cause in causes:
            found.append((features_of(frames, at, tells), cause))
    return found


def share_named_rightly(teller: type[Teller], *, lively: bool) -> tuple[float, float, int]:
    """Of tells in rounds that the guesser has not seen: how many it names rightly; the share of the commonest
    cause; how many there were."""
    rounds = [samples(f"round {number}", teller(), lively=lively) for number in range(60)]
    guesser = Guesser()
    for found in rounds[:40]:
        for features, cause in found:
            guesser.learn(features, cause)
    tried = [pair for found in rounds[40:] for pair in found]
    right = sum(guesser.guess(features) == cause for features, cause in tried)
    commonest = max(Counter(cause for _, cause in tried).values())
    return right / len(tried), commonest / len(tried), len(tried)


class Chatty(Teller):
    """Tells every audience of every input, if only that there was one."""

    def frames(self, match: Match, now: int) -> dict[int | None, str]:
        told = super().frames(match, now)
        nothing = messages.encode.encode(messages.Skip(match.version)).decode()
        return {seat: told.get(seat, nothing) for seat in self.shown}


@pytest.mark.parametrize("lively", [True, False], ids=["lively", "quiet"])
def test_mot_18_a_classifier_names_the_cause_of_a_tell_no_better_than_chance(lively):
    right, commonest, count = share_named_rightly(Teller, lively=lively)
    assert count > 150
    assert right < commonest + 3 * sqrt(commonest * (1 - commonest) / count)


def test_the_same_classifier_names_causes_where_every_input_is_told():
    right, commonest, count = share_named_rightly(Chatty, lively=False)
    assert right > commonest + 4 * sqrt(commonest * (1 - commonest) / count)
