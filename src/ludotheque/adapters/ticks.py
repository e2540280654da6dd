"""A game with a clock, as programs that learn walk through it: at every tick each seat that can act is asked.

To wait is one action more, the last, and always possible. What is chosen at a tick is chosen by all at once: nothing is
done until everybody has been asked, then in any order, and what has become impossible by then is dropped. Bots need
their reaction time, as in a match (`search/timed_match.py`).
"""

from typing import final

from mypy_extensions import i64

from ludotheque.adapters.course import NOBODY, Course
from ludotheque.core.contract import NEVER, Game
from ludotheque.core.types import Ints, ints
from ludotheque.search.levels import Bot
from ludotheque.search.timed_match import first_of


@final
class Ticks(Course):
    """Time goes by in ticks of so many milliseconds."""

    def __init__(self, game: Game, bots: list[Bot | None], tick: i64) -> None:
        super().__init__(game, bots, game.action_count() + 1)
        self.tick: i64 = tick
        self.waiting: i64 = game.action_count()
        """The action of who waits."""
        self.chosen: Ints = ints(game.seats)
        self.arrival: Ints = ints(game.seats, NEVER)
        """When what a seat has chosen is done; `NEVER` if nothing is on its way."""

    def begin(self, seed: str) -> None:
        for seat in range(len(self.bots)):
            self.arrival[seat] = NEVER
        super().begin(seed)

    def step(self, action: i64) -> None:
        if action != self.waiting:
            self.chosen[self.asked] = action
            self.arrival[self.asked] = self.state.clock
        self.go_on()

    def go_on(self) -> None:
        """On to the next seat that can act at this tick, else to the next tick."""
        state = self.state
        seats: i64 = len(self.bots)
        seat: i64 = self.asked + 1
        while not state.over():
            acting: i64 = state.acting()
            while seat < seats:
                if self.players[seat] is None and (acting >> seat) & 1:
                    self.ask(seat)
                    return
                seat += 1
            self.pass_time(state.clock + self.tick)
            seat = 0
        self.ask(NOBODY)

    def pass_time(self, until: i64) -> None:
        """Let the clock come to `until`: all that is due and all that arrives happens, each at its moment."""
        state = self.state
        while not state.over():
            self.let_bots_look()
            first: i64 = first_of(self.arrival, self.imagining)
            due: i64 = state.due()
            if due != NEVER and (first == NOBODY or due <= self.arrival[first]):
                if due > until:
                    break
                state.tick(due)
                continue
            if first == NOBODY or self.arrival[first] > until:
                break
            state.tick(self.arrival[first])
            self.arrival[first] = NEVER
            if state.refusal(first, self.chosen[first]) == 0:
                state.apply(first, self.chosen[first])
        if not state.over():
            state.tick(until)

    def let_bots_look(self) -> None:
        """Whoever has a bot, is awaited and has nothing on its way, decides now."""
        state = self.state
        awaited: i64 = state.awaited()
        for seat in range(len(self.bots)):
            player = self.players[seat]
            if player is not None and self.arrival[seat] == NEVER and (awaited >> seat) & 1:
                self.chosen[seat] = player.choose(player.recall(state, seat, self.imagining), seat)
                self.arrival[seat] = state.clock + player.reaction(self.imagining)

    def find(self, seat: i64) -> None:
        self.state.legal(seat, self.legal)
        self.legal.add(self.waiting)

    def clone(self) -> "Ticks":
        other = Ticks(self.game, self.bots, self.tick)
        self.copy_into(other)
        other.chosen = self.chosen[:]
        other.arrival = self.arrival[:]
        return other
