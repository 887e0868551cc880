"""The contract of a game: a pure, deterministic machine (state, input) -> state, events.

Inputs are a seat's move, or the passing of time. Servers, bots, replays, simulators and research
environments are clients of
this machine and know no rule. Four outputs of a state are kept apart: legal moves, events, the view of one
seat, and saved data.

A game is an object that satisfies `Rules`; what it promises beyond the signatures is said here and checked
for every game by
`ludoteka.testkit.conformance`:

- Legality is written once: `play` accepts exactly what `legal` lists (and open-ended moves that `why_not`
does not refuse).
- `play` and `tick` change the state in place, or raise and change nothing.
- Nothing depends on anything but the arguments: no clock, no global randomness, no I/O.
- `view`, `legal` and the parts of events that a seat learns depend only on what that seat may know.
- A state can be cloned, dumped and loaded at any moment, in the middle of a rule too; the copy has the same
future.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol, TypeAlias, TypeVar, cast

from ludoteka.kernel.data import Json
from ludoteka.kernel.errors import Reason
from ludoteka.kernel.events import Event, Seat
from ludoteka.kernel.moves import Move, MoveSet
from ludoteka.kernel.options import Field
from ludoteka.kernel.rng import Rng

Millis: TypeAlias = int  # milliseconds since the table started
View: TypeAlias = "dict[str, Json]"

S = TypeVar("S")
Ended = TypeVar("Ended", contravariant=True)  # a state of a finished game
O = TypeVar("O")  # noqa: E741  the game's options


class Outcome(NamedTuple):
    """How a game ended."""

    ranks: tuple[int, ...]  # by seat; 1 is best, equal ranks are ties
    scores: tuple[int, ...]  # by seat, in the game's own points
    why: str  # id of the message that says why it ended

    @property
    def winners(self) -> list[Seat]:
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]


class Campaign(Protocol[Ended]):
    """What a group of players keeps from one game to the next, as JSON."""

    def begin(self) -> dict[str, Json]:
        """The campaign before its first game."""

    def check(self, campaign: Json) -> None:
        """Raises BadData if this is no campaign of this game (an imported file, say)."""

    def options(self, campaign: Json) -> dict[str, Json]:
        """The option values with which the next game starts."""

    def after(self, campaign: Json, state: Ended) -> dict[str, Json]:
        """The campaign after this finished game."""


class Rules(Protocol[S, O]):
    """One game. Attributes: see the comments; `name` is its id everywhere (`fabled-fruit`)."""

    name: str
    version: int  # grows with every change after which old records would play differently
    seats: range  # numbers of seats it can be played with
    fields: tuple[Field, ...]  # its options
    moves: MoveSet  # all its moves
    campaign: Campaign[S] | None  # what a group keeps between games, if the game has such a thing

    def read_options(self, data: Mapping[str, Json], seats: int) -> O:
        """Options from their fields' values. Raises BadOption, also for a combination that is not allowed."""

    def dump_options(self, options: O) -> dict[str, Json]:
        """The values that `read_options` reads back to the same options."""

    def new(self, seats: int, options: O, rng: Rng) -> S:
        """A game at its start; the state keeps `rng`, and a log if `state.log` is then set to a list."""

    def waiting_for(self, state: S) -> Sequence[Seat]:
        """Whose decision the game waits for: none (over, or waiting for time), one, or several at once."""

    def legal(self, state: S, seat: Seat) -> Sequence[Move]:
        """Everything this seat may do now, out of turn too. Never empty for a seat the game waits for."""

    def play(self, state: S, seat: Seat, move: Move, now: Millis = 0) -> list[Event]:
        """Plays a move in place. Raises IllegalMove or NotYourTurn and changes nothing. No events while the
        state's log is off.
        """

    def wake_at(self, state: S) -> Millis | None:
        """When `tick` is due, or None."""

    def tick(self, state: S, now: Millis) -> list[Event]:
        """Lets time pass. Does nothing before `wake_at`."""

    def default_move(self, state: S, seat: Seat) -> Move:
        """A harmless legal move for a seat whose time is up or whose player has left."""

    def why_not(self, state: S, seat: Seat, move: Move) -> Reason | None:
        """Why this move is not allowed; None if it is."""

    def outcome(self, state: S) -> Outcome | None:
        """The result, once the game is over."""

    def view(self, state: S, seat: Seat | None) -> View:
        """What a seat (None: a spectator) may see, built from nothing. Has `waiting_for`, and `prompt` for
        a seat that is asked.
        """

    def guess(self, state: S, seat: Seat, rng: Rng) -> S:
        """A state that this seat can't tell from the real one: what it can't see is dealt anew from `rng`."""

    def clone(self, state: S) -> S:
        """An independent copy."""

    def dump(self, state: S) -> Json:
        """The whole state as JSON."""

    def load(self, data: Json) -> S:
        """The state that was dumped. Raises BadData."""

    def keep_log(self, state: S, on: bool) -> None:
        """Whether `play` and `tick` build events (off for search and simulation). On in a new game."""


class RealTime(Rules[S, O], Protocol[S, O]):
    """What a game promises besides if people act in it whenever they like, against the clock.

    Tables count a move from when it was pressed (within a latency credit, so `now` may be a little less
    than that of the input before), take nothing back, and let bots look on at a pace of their own.
    """

    def offered(self, state: S, seat: Seat) -> Sequence[Move]:
        """Those legal moves that are told one by one; which of the others are legal is in the view."""

    def interrupted(self, state: S, now: Millis) -> list[Event]:
        """The server was away, and time stood still; at `now` somebody is back."""


def as_real_time(rules: Rules[S, O]) -> RealTime[S, O] | None:
    """The same rules if they are a real-time game's."""
    return cast("RealTime[S, O]", rules) if hasattr(rules, "interrupted") else None
