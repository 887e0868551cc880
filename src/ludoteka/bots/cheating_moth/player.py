"""A player. It remembers nothing between two looks: what it makes of a tell follows from the tell itself, so
that looking twice changes no mind.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final

from ludoteka.bots.cheating_moth.cards import best_gift, best_to_hide, best_to_play
from ludoteka.bots.cheating_moth.temper import Temper
from ludoteka.bots.glance import Glance
from ludoteka.bots.sight import Sight
from ludoteka.games.cheating_moth.moves import (
    Accuse,
    Draw,
    Feint,
    Give,
    HandOver,
    Hide,
    LetGo,
    Look,
    Play,
    Race,
    Ready,
    Slap,
    Sort,
)
from ludoteka.kernel.moves import Move

OFTEN: Final = 170  # milliseconds between two looks of the guard
SELDOM: Final = 320  # and of the others
WATCHED: Final = 1500  # a tell that is older says nothing any more
SORTING: Final = 25_000  # between two times that a hand is sorted, about


class Player:
    """Plays as its temper says, from the view of its seat."""

    def __init__(self, temper: Temper) -> None:
        self.temper = temper

    # --- what it is asked -----------------------------------------------------------------------

    def choose(self, sight: Sight, seconds: float) -> Move:
        legal = list(sight.legal)
        plays = [move for move in legal if isinstance(move, Play)]
        gifts = [move for move in legal if isinstance(move, (Give, HandOver))]
        if plays:
            return best_to_play(plays, sight, clever=self.temper.clever)
        if gifts:
            return best_gift(gifts, sight, clever=self.temper.clever)
        return sight.rules.default_move(sight.guess(), sight.seat)

    # --- what it does unasked -------------------------------------------------------------------

    def glance(self, sight: Sight, seconds: float) -> Glance:
        view: dict[str, Any] = sight.view
        if view["phase"] == "racing":
            return self._race(sight, view)
        if view["phase"] not in ("turn", "giving", "handing"):
            return Glance(None, SELDOM)
        if view["guard"] == sight.seat:
            return self._watch(sight, view)
        return self._cheat(sight, view)

    def _race(self, sight: Sight, view: dict[str, Any]) -> Glance:
        """Presses when the cue has sunk in, with a card if there is one."""
        presses = [move for move in sight.legal if isinstance(move, (Race, Slap))]
        if not presses:
            return Glance(None, SELDOM)
        cue = view["race"]["cue_at"]
        press_at = cue + within(self.temper.race, f"race {cue} {sight.seat}")
        if sight.now < press_at:
            return Glance(None, press_at - sight.now)
        return Glance(worst_card(presses), SELDOM)

    # --- the guard ------------------------------------------------------------------------------

    def _watch(self, sight: Sight, view: dict[str, Any]) -> Glance:
        suspects = {move.seat: move for move in sight.legal if isinstance(move, Accuse)}
        if view["light"] is not None:
            return self._shine(sight, view, suspects)
        for when, seat, _ in reversed(view["tells"]):
            age = sight.now - when
            label = f"tell {when} {seat} {sight.seat}"
            if seat in suspects and self._suspects(view, seat, label):
                reaction = within(self.temper.reaction, label)
                if reaction <= age <= min(WATCHED, reaction + 2 * OFTEN):
                    return Glance(suspects[seat], OFTEN)
        return Glance(None, OFTEN)

    def _suspects(self, view: dict[str, Any], seat: int, label: str) -> bool:
        """Whether it notices a tell and thinks ill of it. Who holds few cards, or is just drawing, has less
        reason to cheat.
        """
        temper = self.temper
        if share(f"notice {label}") >= temper.attention:
            return False
        trust = temper.trust
        if temper.clever:
            cards = int(view["players"][seat]["cards"])
            trust += 15 if cards <= 3 or view["turn"] == seat else -10
        return share(f"trust {label}") >= trust

    def _shine(self, sight: Sight, view: dict[str, Any], suspects: dict[int, Accuse]) -> Glance:
        """Accuses whom the light has caught; else follows the tells, or looks from one to the next."""
        slow = self.temper.reaction[0]
        if suspects:
            return Glance(next(iter(suspects.values())), slow)
        looks = {move.at: move for move in sight.legal if isinstance(move, Look)}
        fresh = [seat for when, seat, _ in view["tells"] if sight.now - when < WATCHED]
        follows = self.temper.clever or sight.rng.below(100) < self.temper.attention
        if fresh and follows and fresh[-1] + 1 in looks:
            return Glance(looks[fresh[-1] + 1], slow)
        if looks and not fresh and sight.rng.below(1000) < 150:
            return Glance(looks[sorted(looks)[sight.rng.below(len(looks))]], slow)
        return Glance(None, OFTEN)

    # --- the others -----------------------------------------------------------------------------

    def _cheat(self, sight: Sight, view: dict[str, Any]) -> Glance:
        """Now and then a card vanishes, or seems to."""
        legal = list(sight.legal)
        lit = view["light"] == sight.seat + 1
        if lit and self.temper.clever and any(isinstance(move, LetGo) for move in legal):
            return Glance(LetGo(), SELDOM)
        hides = [move for move in legal if isinstance(move, Hide)]
        if not hides or lit:
            return Glance(None, SELDOM)
        if self._dares(sight, view):
            if sight.rng.below(100) < self.temper.feints:
                return Glance(Feint(), SELDOM)
            return Glance(best_to_hide(hides, sight), SELDOM)
        if sight.rng.below(SORTING) < SELDOM:
            return Glance(Sort(), SELDOM)
        return Glance(None, SELDOM)

    def _dares(self, sight: Sight, view: dict[str, Any]) -> bool:
        """Once in a while; more often while the guard can't accuse or has something to decide."""
        nerve = self.temper.nerve
        if self.temper.clever:
            rests = view["may_accuse_at"] - sight.now
            if rests > 700:
                nerve //= 6
            elif view["guard"] in view["waiting_for"]:
                nerve //= 2
        return sight.rng.below(nerve) < SELDOM


class Careless(Player):
    """Plays any card that it may."""

    def choose(self, sight: Sight, seconds: float) -> Move:
        asked = [move for move in sight.legal if isinstance(move, (Play, Give, HandOver, Draw, Ready))]
        return asked[sight.rng.below(len(asked))]


def worst_card(presses: list[Race | Slap]) -> Move:
    """Of the cards that could be thrown the one that costs most to keep."""
    return max(presses, key=lambda move: move.card if isinstance(move, Race) else 0)


def share(label: str) -> int:
    """A number from 0 to 99 that always is the same for the same thing."""
    return blake2b(label.encode(), digest_size=2).digest()[0] * 100 // 256


def within(bounds: tuple[int, int], label: str) -> int:
    low, high = bounds
    digest = blake2b(f"within {label}".encode(), digest_size=4).digest()
    return low + int.from_bytes(digest, "big") % (high - low + 1)
