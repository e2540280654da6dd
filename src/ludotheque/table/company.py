"""One seat for somebody, bots on all others, in one process and without a server: for a terminal, or an assistant."""

from collections.abc import Sequence

from ludotheque.core.chance import Rng
from ludotheque.core.errors import Mistake
from ludotheque.search.levels import Bot, bot_name, seated
from ludotheque.search.turns import next_to_act
from ludotheque.table.entries import Act, Entry, Propose, Seat
from ludotheque.table.ludo import plain_word
from ludotheque.table.opening import Opening
from ludotheque.table.record import Record, recorded
from ludotheque.table.table import Step, Table


class Company:
    """A table at which `seat` is somebody's and bots hold the others.

    Bots are told what their seats know and nothing else, as at a server.

    >>> from ludotheque.games import box, shelf
    >>> company = Company(Opening(box(shelf()[0].name).setup(2), "any text"), 0, ["easy"])
    >>> company.go_on(), company.mine()
    ([], True)
    """

    def __init__(self, opening: Opening, seat: int, rivals: Sequence[Bot], name: str = "") -> None:
        count = opening.setup.seats
        if seat not in range(count):
            raise Mistake(f"seat {seat} is none of this table; its seats are 0 to {count - 1}")
        if len(rivals) != count - 1:
            raise Mistake(f"{len(rivals)} bots for {count - 1} other seats; name one for each")
        left = iter(rivals)
        bots = {other: next(left) for other in range(count) if other != seat}
        self.seat = seat
        self.seats = [
            Seat(other, "bot", plain_word(bot_name(bots[other]))) if other != seat else Seat(other, "person", name=name)
            for other in range(count)
        ]
        self.table = Table(opening, self.seats)
        self.game = self.table.game
        if self.game.timed:
            raise Mistake(
                f"{self.game.name} is played against the clock with these options: that needs a server's page"
            )
        self.entries: list[Entry] = []
        self._minds = {other: seated(bot, self.game, f"{opening.seed}/{other}") for other, bot in bots.items()}
        self._rng = Rng(f"{opening.seed}/imagined")
        self._last = count - 1

    def mine(self) -> bool:
        """Whether we may act."""
        return self.seat in self.table.to_act()

    def act(self, notation: str) -> Step:
        """Our action; where all choose together, our proposal, which nobody else here speaks against."""
        common = self.table.common()
        return self.add(Propose(self.seat, notation) if common else Act(self.seat, notation))

    def others(self) -> int:
        """The bots that the game waits for, as a set of bits."""
        return 0 if self.table.over() else int(self.table.awaited()) & ~(1 << self.seat)

    def next_bot(self) -> int:
        """The seat of the bot that acts next, of those that the game waits for."""
        return int(next_to_act(self.others(), self._last, self.game.seats))

    def let_a_bot_act(self) -> Step:
        """The next one."""
        actor = self.next_bot()
        mind = self._minds[actor]
        chosen = mind.choose(mind.recall(self.table.state, actor, self._rng), actor)
        return self.add(Act(actor, self.game.write(chosen)))

    def replace(self, seat: int, bot: Bot) -> Step:
        """Another bot has this seat from here on, and the record says so."""
        self._minds[seat] = seated(bot, self.game, f"{self.table.opening.seed}/{seat}")
        return self.add(Seat(seat, "bot", plain_word(bot_name(bot))))

    def go_on(self) -> list[Step]:
        """Let bots act until we owe something, nobody else is awaited, or the game is over."""
        steps = []
        while self.others() and not self.table.state.owing() >> self.seat & 1:
            steps.append(self.let_a_bot_act())
        return steps

    def add(self, entry: Entry) -> Step:
        """Let something happen; raises what the rules refuse, and changes nothing then."""
        step = self.table.add(entry)
        self.entries.append(entry)
        if isinstance(entry, Act):
            self._last = entry.seat
        return step

    def record(self) -> Record:
        """The game as far as it was played."""
        return recorded(self.table, self.seats, self.entries)
