"""One seat for somebody, bots on all others, in one process and without a server: for a terminal, or an assistant."""

from collections.abc import Sequence

from ludotheque.core.box import Setup
from ludotheque.core.chance import Rng
from ludotheque.core.errors import Mistake
from ludotheque.search.levels import player
from ludotheque.search.turns import next_to_act
from ludotheque.table.entries import Act, Entry, Seat
from ludotheque.table.opening import Opening
from ludotheque.table.record import Record, recorded
from ludotheque.table.table import Step, Table


class Company:
    """A table at which bots act by themselves until `seat` has something to do.

    Bots are told what their seats know and nothing else, as at a server.

    >>> from ludotheque.games import box, shelf
    >>> company = Company(box(shelf()[0].name).setup(2), 0, ["easy"], "any text")
    >>> company.go_on(), company.mine()
    ([], True)
    """

    def __init__(self, setup: Setup, seat: int, levels: Sequence[str], seed: str | None = None) -> None:
        if seat not in range(setup.seats):
            raise Mistake(f"seat {seat} is none of this table; its seats are 0 to {setup.seats - 1}")
        if len(levels) != setup.seats - 1:
            raise Mistake(f"{len(levels)} bots for {setup.seats - 1} other seats; name one for each")
        opening = Opening.fresh(setup) if seed is None else Opening(setup, seed)
        bots = iter(levels)
        self.seat = seat
        self.seats = [Seat(at, "person") if at == seat else Seat(at, "bot", next(bots)) for at in range(setup.seats)]
        self.table = Table(opening, self.seats)
        if self.table.game.timed:
            raise Mistake(
                f"{setup.game} is played against the clock with these options: it needs a page, ./play has one"
            )
        self.entries: list[Entry] = []
        self._rng = Rng(f"{opening.seed} imagine")
        self._last = seat
        self._players = {
            each.seat: player(each.level, self.table.game, f"{opening.seed} bot {each.seat}")
            for each in self.seats
            if each.holder == "bot"
        }

    def mine(self) -> bool:
        """Whether it is for us to act."""
        return self.seat in self.table.to_act()

    def act(self, notation: str) -> list[Step]:
        """Our action, and all that the bots do until we are asked again; raises what the rules refuse."""
        return [self._add(Act(self.seat, notation)), *self.go_on()]

    def go_on(self) -> list[Step]:
        """Let the bots act until we are asked, or until the end."""
        steps = []
        while (bots := self._asked()) != 0:
            actor = int(next_to_act(bots, self._last, len(self.seats)))
            mind, state = self._players[actor], self.table.state
            chosen = mind.choose(mind.recall(state, actor, self._rng), actor)
            steps.append(self._add(Act(actor, self.table.game.write(chosen))))
        return steps

    def _asked(self) -> int:
        """The bots that are to act now, as a set of bits: none while we owe something, or nobody else is awaited."""
        own = 1 << self.seat
        if self.table.over() or self.table.state.owing() & own:
            return 0
        return int(self.table.awaited()) & ~own

    def _add(self, entry: Act) -> Step:
        step = self.table.add(entry)
        self.entries.append(entry)
        self._last = entry.seat
        return step

    def record(self) -> Record:
        return recorded(self.table, self.seats, self.entries)
