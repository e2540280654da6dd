"""Where a table goes on from: its opening, or a base further on. Both are kept, as plain data."""

from dataclasses import dataclass, field
from secrets import token_urlsafe

from ludotheque.core.box import Setup
from ludotheque.core.chance import Rng, seed_hash
from ludotheque.core.contract import Game, State
from ludotheque.core.types import Data
from ludotheque.games import open_game
from ludotheque.table.entries import Seat

SEED_BYTES = 16


@dataclass(frozen=True)
class Opening:
    """How a table begins: the set-up, the seed of all chance, and a position if it does not begin at the beginning.

    The seed decides chance also after a position: the generator that a position may hold is not used.
    """

    setup: Setup
    seed: str
    position: Data | None = None
    tutorial: bool = False

    @classmethod
    def fresh(cls, setup: Setup) -> "Opening":
        """One that nobody can foresee."""
        return cls(setup, token_urlsafe(SEED_BYTES))

    def game(self) -> Game:
        """The rules that are played by."""
        return open_game(self.setup)

    def state(self, game: Game) -> State:
        """The first situation."""
        if self.position is None:
            return game.start(self.seed)
        state = game.from_position(self.position)
        state.rng = Rng(self.seed)
        return state

    def seed_hash(self) -> str:
        """What is shown of the seed before the end, so that nobody can choose another later."""
        return seed_hash(self.seed)


@dataclass
class Base:
    """A situation from which the entries after `number` lead on, so that nothing replays a whole game."""

    number: int
    position: Data
    seats: list[Seat]
    lesson: int
    proposals: dict[int, str] = field(default_factory=dict)
    hidden_at: int = 0
    forfeited: list[int] = field(default_factory=list)
