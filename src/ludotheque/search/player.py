"""A player that thinks: asked for an action, it looks at an imagined state and says which."""

from abc import ABCMeta, abstractmethod
from typing import Final

from mypy_extensions import i64, mypyc_attr

from ludotheque.core.chance import Rng
from ludotheque.core.contract import Game, State
from ludotheque.core.types import Data

QUICKEST: Final[i64] = 400
SLOWEST: Final[i64] = 700
"""Milliseconds between which a player who is awake sees something and acts on it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Player(metaclass=ABCMeta):
    """A seated mind. Subclass it in plain Python to write a bot; `docs/bots.md` shows how.

    A player is never handed the true state, only one imagined from what its seat knows: what is hidden there, and the
    chance to come, is drawn afresh and true only by luck. All its own chance comes from `rng`, so that the same seed
    and the same questions give the same answers.
    """

    def __init__(self, game: Game, seed: str) -> None:
        self.game = game
        self.rng = Rng(seed)
        self.quickest: i64 = QUICKEST
        self.slowest: i64 = SLOWEST
        """In a timed game, an action arrives so many milliseconds after the player began to look, or some between."""
        self.forgets: i64 = 0
        """Of a hundred things that people must remember by themselves, so many slip this player's mind."""
        self.memory = seed
        """Decides which: what is forgotten once stays forgotten."""

    @abstractmethod
    def choose(self, imagined: State, seat: i64) -> i64:
        """One of the seat's legal actions. `imagined` may be changed at will: nobody else holds it."""

    def reaction(self, rng: Rng) -> i64:
        """How many milliseconds pass from looking at a timed game to acting in it, however fast the machine is."""
        return self.quickest + rng.below(self.slowest - self.quickest + 1)

    def recall(self, state: State, seat: i64, rng: Rng) -> State:
        """The state as this player imagines it: from what the seat knows, less what the player has forgotten."""
        if self.forgets == 0 or not self.game.remembering:
            return state.guess(seat, rng)
        return self.game.imagine(self.game.forget(state.knowledge(seat), self.forgets, self.memory), rng)

    def habits(self) -> Data:
        """All that every player has, by name."""
        return {
            "game": self.game,
            "rng": self.rng,
            "quickest": self.quickest,
            "slowest": self.slowest,
            "forgets": self.forgets,
            "memory": self.memory,
        }

    def __getstate__(self) -> object:
        """For pickles: a bot in plain Python keeps whatever attributes it has given itself, too.

        Players of the house say by `__reduce__` what they are made from, for a compiled class cannot be made empty.
        """
        return self.habits(), object.__getstate__(self)

    def __setstate__(self, state: tuple[Data, object]) -> None:
        habits, own = state
        for kept in (habits, *(own if isinstance(own, tuple) else (own,))):
            for name, value in (kept or {}).items():
                setattr(self, name, value)
