"""The contract every game keeps. Players, search, table, server, laboratory and adapters use nothing else.

A `Game` is the rules with a component set, options and a number of seats chosen. A `State` is one situation of it.
Games written in plain Python may subclass both and run on the compiled search.

Time is milliseconds of the table's clock. It enters the rules by `tick` alone, and between two moments at which
something is due it changes nothing: so a game with a clock is as exact, and as easy to search, as one without.
"""

from abc import ABCMeta, abstractmethod
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

from ludotheque.core.actions import Actions
from ludotheque.core.chance import Rng
from ludotheque.core.encoding import Features
from ludotheque.core.errors import Illegal, Mistake
from ludotheque.core.events import Report
from ludotheque.core.notation import Lines
from ludotheque.core.prices import Prices
from ludotheque.core.types import Data, Floats, Ints

if TYPE_CHECKING:
    from ludotheque.core.box import Setup

NEVER: Final[i64] = -1
"""The moment at which nothing is due."""

MORE: Final[i64] = 1
LESS: Final[i64] = -1
"""Whether a player wants more of something, or less of it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State(metaclass=ABCMeta):
    """One situation of a game, everything hidden included.

    A game gives the first group of methods; the second group follows from them and is the same for all games.
    """

    def __init__(self, game: "Game", rng: Rng) -> None:
        self.game = game
        self.rng = rng
        self.report: Report | None = None
        self.reveals: i64 = 0
        """How often something hidden became known; with the draws of `rng` it decides what can be undone."""
        self.clock: i64 = 0
        """Milliseconds since the beginning; 0 for ever in a game without time."""

    # What a game gives.

    @abstractmethod
    def acting(self) -> i64:
        """The seats that have a legal action now, as a set of bits; none when the game is over or all wait for time."""

    @abstractmethod
    def legal(self, seat: i64, into: Actions) -> None:
        """Add every legal action of a seat: complete, and none twice. Nothing for a seat that may not act."""

    @abstractmethod
    def refusal(self, seat: i64, action: i64) -> i64:
        """0 for a legal action; otherwise which of `game.refusals` forbids it."""

    @abstractmethod
    def apply(self, seat: i64, action: i64) -> None:
        """Carry out an action that is known to be legal. Fast, unchecked: for search. Others use `play`."""

    @abstractmethod
    def clone(self) -> "State":
        """A state that shares nothing that changes with this one; it reports to nobody."""

    @abstractmethod
    def guess(self, seat: i64, rng: Rng) -> "State":
        """A clone in which all that this seat does not know, and all chance to come, is drawn afresh from `rng`."""

    @abstractmethod
    def key(self, seat: i64) -> i64:
        """A hash of what this seat knows: equal for equal knowledge, and as good as never equal otherwise."""

    @abstractmethod
    def score(self, seat: i64) -> float:
        """What the game is worth to a seat once it is settled: 1 won, 0 lost, between them shared."""

    @abstractmethod
    def knowledge(self, seat: i64) -> Data:
        """Everything that a player of this seat with perfect memory may know; of `WATCHER`, what everybody may."""

    def view(self, seat: i64) -> Data:
        """What is shown of the knowledge: all of it, unless the rules make people remember by themselves."""
        return self.knowledge(seat)

    def laid_open(self, seat: i64) -> Data:
        """The view with nothing hidden from anybody: what is shown once the game is over."""
        return self.view(seat)

    def unseen(self, rng: Rng) -> Data:
        """What the rules have never drawn, drawn for the end only: it might have been so. Nothing in most games."""
        return {}

    @abstractmethod
    def position(self) -> Data:
        """The complete state as plain data, hidden things and the generator included."""

    @abstractmethod
    def words(self, seat: i64, action: i64) -> Data:
        """The action as plain data to be put into words: `verb` names the message `action-<verb>`."""

    def foreseeable(self) -> bool:
        """Whether the rest is free of chance and secrets with one seat to act at a time, so that it can be solved."""
        return False

    def open(self) -> bool:
        """Whether nothing is hidden from anybody now but chance to come, and what is chosen next is seen by all."""
        return False

    def settled(self) -> bool:
        """Whether the outcome is certain already, whatever anybody does."""
        return self.over()

    def due(self) -> i64:
        """When time alone will next change something; `NEVER` if it will not."""
        return NEVER

    def tick(self, now: i64) -> None:
        """The clock has come to `now`, never back: all that was due by then happens, each at its moment, in order."""
        self.clock = now

    def awaited(self) -> i64:
        """The acting seats that the game waits for, as a set of bits; the others may act, and may as well not."""
        return self.acting()

    def owing(self) -> i64:
        """Where the order is free: the awaited seats that must still do something, as a set of bits. Bots let them.

        Nobody owes anything again because somebody else has acted, so that bots need not wait for ever.
        """
        return self.awaited()

    def answering(self) -> i64:
        """The acting seats that decide something in somebody else's turn, as a set of bits: the table must not stall.

        If the person asked is not there, a bot answers for them after a while.
        """
        return 0

    def common(self) -> bool:
        """Whether what is chosen now is one choice of all acting seats together, whoever of them plays it."""
        return False

    # What follows.

    def over(self) -> bool:
        """Nobody can act, and nothing that is due will change that."""
        return self.acting() == 0 and self.due() == NEVER

    def wait(self) -> None:
        """While nobody is awaited and something is due, let it come: for search and laboratory, where time is free."""
        while self.awaited() == 0:
            due: i64 = self.due()
            if due == NEVER:
                break
            self.tick(due)

    def to_act(self) -> list[int]:
        """The seats that may act now."""
        seats = self.acting()
        return [seat for seat in range(self.game.seats) if (seats >> seat) & 1]

    def actions(self, seat: i64) -> list[int]:
        """Every legal action of a seat: what is in the list is accepted, everything else is refused."""
        found = Actions()
        self.legal(seat, found)
        return found.listed()

    def why_not(self, seat: i64, action: i64) -> Data | None:
        """Nothing for a legal action; otherwise which rule or ruling forbids it."""
        if not 0 <= seat < self.game.seats:
            raise ValueError(f"there is no seat {seat}; the seats are 0 to {self.game.seats - 1}")
        if not 0 <= action < self.game.action_count():
            raise ValueError(
                f"{action} is no action of {self.game.name}; they run from 0 to {self.game.action_count() - 1}"
            )
        number = self.refusal(seat, action)
        if number == 0:
            return None
        refusal, rule = self.game.refusals[number]
        return {"refusal": refusal, "rule": rule, "seat": seat, "action": self.game.write(action)}

    def play(self, seat: i64, action: i64) -> None:
        """Carry out an action, or raise `Illegal` and change nothing."""
        refusal = self.why_not(seat, action)
        if refusal is not None:
            raise Illegal(refusal)
        self.apply(seat, action)

    def outcome(self) -> list[float] | None:
        """Nothing while the game runs; then a score for each seat."""
        if not self.over():
            return None
        return [self.score(seat) for seat in range(self.game.seats)]

    def encode(self, seat: i64, into: Ints) -> None:
        """Fill an array with what a seat knows as numbers; `game.encoding()` says what they are."""
        encoding = self.game.encoding()
        if encoding is None:
            raise Mistake(f"{self.game.name} declares no encoding: its situations cannot be told as numbers")
        if len(into) != encoding.size:
            raise ValueError(f"there is room for {len(into)} numbers; {encoding.size} are told, see encoding().room()")
        for place in range(len(into)):
            into[place] = 0
        encoding.write(self, seat, into)

    def __repr__(self) -> str:
        return f"<a situation of {self.game.told()}: {self.whose()}>"

    def whose(self) -> str:
        """Who may act, or how it ended, in a few words."""
        scores = self.outcome()
        if scores is not None:
            return f"over, {' '.join([f'{score:g}' for score in scores])}"
        seats = [str(seat) for seat in self.to_act()]
        if not seats:
            return "all wait"
        return f"{'seat' if len(seats) == 1 else 'seats'} {' and '.join(seats)} to act"

    def __str__(self) -> str:
        """The whole situation drawn with letters and lines, everything hidden included."""
        printed = self.game.printed
        return repr(self) if printed is None else printed(self)

    def __reduce__(self) -> tuple[object, ...]:
        return restored, (self.game, self.position())


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristic:
    """What an experienced player would say at a glance; search asks it for guidance and never for the rules."""

    def weigh(self, state: State, seat: i64, action: i64) -> i64:
        """How promising a legal action looks. Negative: another one has the very same effect, skip this one."""
        return 0

    def doubt(self) -> float:
        """How much less an action has to weigh to be e times less likely the right one; 0 if weights only rank them.

        Search trusts weights that are so measured: it tries an action as often as it deserves, and looks at all of
        them in playouts.
        """
        return 0.0

    def estimate(self, state: State, seat: i64) -> float:
        """What the game is worth to a seat as far as anybody can say now, from 0 to 1; negative: play on to see.

        Where some moments are judged, playouts end there and not with the game.
        """
        return -1.0


@final
class Term:
    """One of the quantities by which players of a game tell why: hearts left, crystals, steps to go.

    Its text is the message `reason-<name>`. `better` says whether people want `MORE` or `LESS` of it; so much as
    `grain` is worth a word, and what is more grains is the better reason. It lies between `least` and `most`.
    """

    def __init__(self, name: str, better: i64, grain: float, least: float, most: float) -> None:
        self.name = name
        self.better: i64 = better
        self.grain: float = grain
        self.least: float = least
        self.most: float = most


@mypyc_attr(allow_interpreted_subclasses=True)
class Terms:
    """What a seat looks at when it takes stock: for reasons that are computed, never for the choice itself."""

    def __init__(self, declared: list[Term]) -> None:
        self.declared = declared

    def measure(self, state: State, seat: i64, into: Floats) -> None:
        """How much of each term there is for this seat, in the order in which they are declared."""

    def stock(self, state: State, seat: i64) -> bool:
        """Whether this is a moment to take stock, once a seat has acted: the end of a turn, of a round, of a blow.

        Without such moments, and where none comes, it is the end of the game.
        """
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding(Features, metaclass=ABCMeta):
    """What a seat knows as numbers: a game adds its features when it is made, and writes them for a situation."""

    @abstractmethod
    def write(self, state: State, seat: i64, into: Ints) -> None:
        """Set all numbers that are not 0, as the seat sees the table: the same numbers for the same knowledge.

        What belongs to the seat stands first, then the others in turn order: who learns for one seat, learns for all.
        """


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(metaclass=ABCMeta):
    """The rules of one game with its component set, options and number of seats chosen.

    Actions are whole numbers from 0 to `action_count() - 1`; people, files and sockets see their notation.
    """

    def __init__(
        self, setup: "Setup", refusals: list[tuple[str, str]], lines: Lines, facts: Data | None = None
    ) -> None:
        self.setup = setup
        self.name = setup.game
        self.seats: i64 = setup.seats
        self.refusals = refusals
        """Which rule each refusal number stands for: the refusal's message and the rule. Number 0 means legal."""
        self.lines = lines
        """The notation of every action."""
        self.facts: Data = facts or {}
        """What every text of the game may say of this component set: its numbers, by the names of variables."""
        self.timed: bool = False
        """Whether time passes in this game; a game with a clock says so after this."""
        self.remembering: bool = False
        """Whether people must remember what they have seen; a game that shows less than one may know says so too."""
        self.free_order: bool = False
        """Whether all act in any order they like, so that bots leave people room to act first."""
        self.cooperative: bool = False
        """Whether all win or lose together, so that one player's slip costs everybody the game."""
        self.printed: Callable[[State], str] | None = None
        """How a situation is drawn for `print`; its box knows, and says so when it opens the game."""
        self.prices: Prices = Prices({})
        """What things are worth to bots; its box knows, and says so when it opens the game."""

    @abstractmethod
    def start(self, seed: str) -> State:
        """The set-up of the rulebook. The seed decides all chance."""

    @abstractmethod
    def from_position(self, position: Data) -> State:
        """The state of a position; raises `BadPosition` with the reason for one that cannot be."""

    @abstractmethod
    def imagine(self, knowledge: Data, rng: Rng) -> State:
        """A whole state that fits this knowledge, hidden things and chance to come drawn afresh by their true law."""

    def forget(self, knowledge: Data, share: i64, seed: str) -> Data:
        """The same knowledge as `share` of a hundred things are forgotten that people must remember by themselves.

        What is forgotten stays so for the same seed, until it is seen again.
        """
        return knowledge

    def heuristic(self) -> Heuristic:
        """What an experienced player would say at a glance; in a game that says nothing, all actions look alike."""
        return Heuristic()

    def encoding(self) -> Encoding | None:
        """How situations are told as numbers, the same object each time; nothing if the game does not say."""
        return None

    def terms(self, seat: i64) -> Terms:
        """By what a seat tells why it would act so; a game whose sides differ has terms for each."""
        return Terms([])

    def targets(self) -> list[str]:
        """What people may point at on the board, by the names that lessons use: only things that everybody sees."""
        return []

    # What follows.

    def __repr__(self) -> str:
        return f"<the rules of {self.told()}>"

    def told(self) -> str:
        """Which game it is, and what was chosen."""
        chosen = ", ".join([f"{name}={value}" for name, value in self.setup.options.items()])
        return f"{self.name} for {self.seats}" + (f" ({chosen})" if chosen else "")

    def action_count(self) -> i64:
        """How many well-formed actions there are."""
        return self.lines.verbs.count

    def write(self, action: i64) -> str:
        """The notation of an action."""
        return self.lines.write(action)

    def read(self, line: str) -> i64:
        """The action of a line; raises `BadNotation` for a line that is none."""
        return self.lines.read(line)


def restored(game: Game, position: Data) -> State:
    """A state unpickled."""
    return game.from_position(position)
