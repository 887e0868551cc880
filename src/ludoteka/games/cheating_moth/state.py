"""The state of a game. Times are milliseconds since the table started; NOTHING where there is none."""

from __future__ import annotations

from typing import Final, final

from ludoteka.games.cheating_moth.options import Options
from ludoteka.kernel.data import Json
from ludoteka.kernel.events import Event
from ludoteka.kernel.rng import Rng

NOTHING: Final = -1

# Phases.
DEALT: Final = 0  # the cards are dealt, it starts in a moment
TURN: Final = 1  # somebody is to play or draw
GIVING: Final = 2  # the spider: the player on turn gives a card
RACING: Final = 3  # cockroach or mosquito: a cue has been announced
HANDING: Final = 4  # the mosquito: everybody gives the slowest a card
SETTLING: Final = 5  # an accusation freezes the table
CLOSING: Final = 6  # a hand is empty; accusations made before that may still arrive
SHOWING: Final = 7  # points, and who cheated
OVER: Final = 8

# How a sleight ended.
RUNNING: Final = 0
GONE: Final = 1
LET_GO: Final = 2
BROKEN: Final = 3  # by an accusation, or as it would have been the last card
CAUGHT: Final = 4
ENDINGS: Final = ("running", "gone", "let-go", "broken", "caught")


@final
class Sleight:
    """Somebody hides a card, or feints (then there is no card): the same motions (MOT-17, MOT-18)."""

    def __init__(self, seat: int, card: int, start: int, due: int) -> None:
        self.seat: int = seat
        self.card: int = card  # NOTHING: a feint
        self.start: int = start
        self.due: int = due  # when the card would be gone
        self.end: int = NOTHING
        self.ending: int = RUNNING
        self.lit: int = 0  # milliseconds that the light fell on it until it was last moved (MOT-23)
        self.spotted: int = NOTHING  # when the guard was shown it

    def row(self) -> list[int]:
        return [self.seat, self.card, self.start, self.due, self.end, self.ending, self.lit, self.spotted]

    def clone(self) -> Sleight:
        return sleight_of(self.row())


def sleight_of(row: list[int]) -> Sleight:
    sleight = Sleight(row[0], row[1], row[2], row[3])
    sleight.end, sleight.ending, sleight.lit, sleight.spotted = row[4], row[5], row[6], row[7]
    return sleight


@final
class State:
    """Lists by seat have one entry a seat."""

    def __init__(self, seats: int, options: Options, rng: Rng) -> None:
        self.seats: int = seats
        self.options: Options = options
        self.rng: Rng = rng
        self.now: int = 0
        self.phase: int = DEALT
        self.round: int = 1
        self.starter: int = 0  # of this round
        self.guard: int = 0
        self.turn: int = 0
        self.turns: int = 0  # begun in this round
        self.passes: int = 0  # turns in a row in which nobody could do anything
        self.due: int = NOTHING  # when the phase ends by itself
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.deck: list[int] = []  # the last one is drawn first
        self.discard: list[int] = []  # the last one is on top
        self.gone: list[list[int]] = [[] for _ in range(seats)]  # cheated away, by whom
        self.fans: list[int] = [0] * seats  # sizes of the hands as the others see them
        # Cheating, and what is seen of it.
        self.sleights: list[Sleight] = []  # of this round
        self.tells: list[list[int]] = []  # still to come: [when, seat, form]
        self.seen_tells: list[list[int]] = []  # the latest, as everybody has seen them: [when, seat, form]
        self.fan_changes: list[list[int]] = []  # still to be seen: [when, seat, by how much]
        self.fidgets: list[int] = [0] * seats  # when each next moves without cause
        # Accusations.
        self.accusations: list[list[int]] = []  # of this round: [when, guard, accused, 1 if right]
        self.may_accuse_at: int = 0
        self.pardoned: int = NOTHING  # sleights that ended before can't be accused any more
        self.verdict: list[int] = []  # of an accusation in a race: [accused, number of the sleight]
        self.frozen_at: int = NOTHING
        self.resumes: int = TURN  # the phase that goes on after it
        self.resume_due: int = NOTHING  # and its `due` before it was frozen
        self.interrupted: int = 0  # 1: it was frozen as the table was left, not by an accusation
        self.old_guard: int = NOTHING  # has a card to give to the one caught
        # The watchful eye.
        self.light: int = 0  # where it points: 0 the pile, else a seat and 1
        self.light_since: int = 0
        self.light_seen: int = 0  # where the players see it, a little late
        self.light_changes: list[list[int]] = []  # still to be seen: [when, where]
        # Races.
        self.race: int = NOTHING  # the kind of card that started it
        self.cue_at: int = NOTHING
        self.entries: list[list[int]] = []  # [when pressed, seat, card]
        self.locked: list[int] = [0] * seats  # until when, after a false start
        self.race_wins: list[int] = [0] * seats
        self.slowest: int = NOTHING
        self.picks: list[int] = [NOTHING] * seats  # cards for the slowest
        # Rounds.
        self.ended_at: int = NOTHING
        self.ready: list[int] = [0] * seats
        self.scores: list[list[int]] = []  # by round, by seat
        self.why: str = ""  # why the last round ended
        self.log: list[Event] | None = []

    def clone(self) -> State:
        copy = State(0, self.options, self.rng.clone())
        copy.seats = self.seats
        copy.now = self.now
        copy.phase = self.phase
        copy.round = self.round
        copy.starter = self.starter
        copy.guard = self.guard
        copy.turn = self.turn
        copy.turns = self.turns
        copy.passes = self.passes
        copy.due = self.due
        copy.hands = [hand[:] for hand in self.hands]
        copy.deck = self.deck[:]
        copy.discard = self.discard[:]
        copy.gone = [cards[:] for cards in self.gone]
        copy.fans = self.fans[:]
        copy.sleights = [sleight.clone() for sleight in self.sleights]
        copy.tells = [row[:] for row in self.tells]
        copy.seen_tells = self.seen_tells[:]
        copy.fan_changes = [row[:] for row in self.fan_changes]
        copy.fidgets = self.fidgets[:]
        copy.accusations = [row[:] for row in self.accusations]
        copy.may_accuse_at = self.may_accuse_at
        copy.pardoned = self.pardoned
        copy.verdict = self.verdict[:]
        copy.frozen_at = self.frozen_at
        copy.resumes = self.resumes
        copy.resume_due = self.resume_due
        copy.interrupted = self.interrupted
        copy.old_guard = self.old_guard
        copy.light = self.light
        copy.light_since = self.light_since
        copy.light_seen = self.light_seen
        copy.light_changes = [row[:] for row in self.light_changes]
        copy.race = self.race
        copy.cue_at = self.cue_at
        copy.entries = [row[:] for row in self.entries]
        copy.locked = self.locked[:]
        copy.race_wins = self.race_wins[:]
        copy.slowest = self.slowest
        copy.picks = self.picks[:]
        copy.ended_at = self.ended_at
        copy.ready = self.ready[:]
        copy.scores = [row[:] for row in self.scores]
        copy.why = self.why
        copy.log = None if self.log is None else []
        return copy


def tell(
    state: State,
    kind: str,
    args: dict[str, Json],
    secret: dict[str, Json] | None = None,
    audience: tuple[int, ...] = (),
) -> None:
    """What everybody learns, and what only the audience does. Of a sleight nothing is told: its owner sees
    it in his view.
    """
    if state.log is not None:
        state.log.append(Event(kind, args, secret or {}, audience))


def running(state: State, seat: int) -> Sleight | None:
    """This seat's sleight or feint that is under way."""
    for sleight in state.sleights:
        if sleight.seat == seat and sleight.ending == RUNNING:
            return sleight
    return None


def hidden_card(state: State, seat: int) -> int:
    """The card that this seat is hiding just now."""
    sleight = running(state, seat)
    return NOTHING if sleight is None else sleight.card


def free_cards(state: State, seat: int) -> list[int]:
    """The cards of the hand that are not bound: hidden just now, thrown in a race, or picked to be given."""
    cards = state.hands[seat][:]
    bound = [hidden_card(state, seat), state.picks[seat]]
    bound += [entry[2] for entry in state.entries if entry[1] == seat]
    for card in bound:
        if card != NOTHING and card in cards:
            cards.remove(card)
    return cards


def each_once(cards: list[int]) -> list[int]:
    return sorted(set(cards))
