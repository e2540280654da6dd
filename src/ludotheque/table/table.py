"""A table: one game being played by the people and bots in its seats.

Everything that changes is an entry of the log, and the table is the fold of its log: the same set-up, seed and entries
give the same table. Whoever runs it keeps the log; this module does no input or output, and it looks at no clock: in a
timed game the entries say when they happened.
"""

from collections.abc import Iterable

from ludotheque.core.chance import Rng
from ludotheque.core.contract import NEVER, Game, State
from ludotheque.core.errors import Illegal, Mistake
from ludotheque.core.events import NOTHING_HIDDEN, Event, Report
from ludotheque.core.types import Data
from ludotheque.games import box
from ludotheque.table.entries import Act, Decide, Entry, Forfeit, Lesson, Propose, Seat, Tick, Undo
from ludotheque.table.errors import NotNow
from ludotheque.table.opening import Base, Opening
from ludotheque.table.tutorial import LessonPlan, Tutorial

UNDO_DEPTH = 24
"""How many actions are kept ready to be taken back."""


class Step:
    """An entry of the log and what came of it."""

    def __init__(
        self,
        number: int,
        entry: Entry | None,
        events: list[Event],
        hidden: int = 0,
        moments: list[State] | None = None,
        back_to: int | None = None,
        played: Act | None = None,
    ) -> None:
        self.number = number
        self.entry = entry
        self.events = events
        self.hidden = hidden
        """So many of the events came before something was hidden again."""
        self.moments: list[State] = [] if moments is None else moments
        """At a watched table: how things stood before the step, and at each of its events."""
        self.back_to = back_to
        """Of an undo: the step to which it leads back; what came after that is taken back."""
        self.played = played
        """The action that the entry led to: its own, or what all had chosen together."""

    def gone(self, number: int) -> bool:
        """Whether one of the events tells what is hidden again by now; later it is told to nobody."""
        return number < self.hidden or self.events[number].brief


class _Mark:
    """An action that may still be taken back, and who held the seats before it.

    The oldest mark has the situation before it; from there the others are found by playing on, for none of them drew
    chance. A table that kept two dozen situations would weigh half as much again.
    """

    def __init__(
        self, number: int, seat: int, action: int, state: State | None, seats: list[Seat], forfeited: set[int]
    ) -> None:
        self.number = number
        self.seat = seat
        self.action = action
        self.state = state
        self.seats = seats
        self.forfeited = forfeited


class Table:
    """A game being played.

    >>> from ludotheque.games import shelf
    >>> from ludotheque.table.entries import Act, Seat
    >>> people = [Seat(0, "person", name="Ada"), Seat(1, "bot", level="easy")]
    >>> table = Table(Opening(shelf()[0].setup(), "a seed"), people)
    >>> first = table.game.write(table.state.actions(0)[0])
    >>> step = table.add(Act(0, first))
    >>> step.number, [event.kind for event in step.events], table.undo_depth(0)
    (1, ['rolled'], 0)
    """

    def __init__(self, opening: Opening, seats: list[Seat], like: "Table | None" = None) -> None:
        """`like` is a table that this one is a draft of."""
        self.opening = opening
        self.seats = seats
        """Nobody changes this list, nor those below: who changes something makes another, and drafts share them."""
        self.game: Game = opening.game() if like is None else like.game
        self.number = 0
        """How many entries the log has."""
        self.tutorial: Tutorial | None = None
        self.lesson = 0
        self.proposals: dict[int, str] = {}
        """Where all choose together: what each seat proposes, the oldest proposal first."""
        self.hidden_at = 0
        """The step at which something was hidden again, last."""
        self.forfeited: set[int] = set()
        """The seats that have lost by giving up or on time, whatever becomes of the game."""
        self._report = Report()
        self._marks: list[_Mark] = []
        self._watched = False
        self._moments: list[State] = []
        self._played: Act | None = None
        self.state: State = opening.state(self.game) if like is None else like.state.clone()
        self._be(self.state)
        if like is not None:
            self._stand_like(like)
            return
        if [seat.seat for seat in seats] != list(range(self.game.seats)):
            raise Mistake(f"{self.game.name} needs seats 0 to {self.game.seats - 1} here, in this order")
        if opening.tutorial:
            self.tutorial = Tutorial.of(box(self.game.name))
            self._be(self.tutorial.scene(0, self.game) or self.state)

    def _stand_like(self, other: "Table") -> None:
        self.number = other.number
        self.tutorial, self.lesson = other.tutorial, other.lesson
        self.proposals = other.proposals
        self.hidden_at = other.hidden_at
        self.forfeited = other.forfeited
        self._marks = other._marks
        self._watched = other._watched

    @staticmethod
    def resume(opening: Opening, base: Base, entries: Iterable[Entry]) -> "Table":
        """The table that stands where a base and the entries after it lead to."""
        table = Table(opening, base.seats)
        table._be(table.game.from_position(base.position))
        table.number = base.number
        table.lesson = base.lesson
        table.proposals = dict(base.proposals)
        table.hidden_at = base.hidden_at
        table.forfeited = set(base.forfeited)
        for entry in entries:
            table.add(entry)
        return table

    def base(self) -> Base:
        """The latest situation that no undo reaches behind."""
        if self._marks:
            mark = self._marks[0]
            then = self._before(0).position(), mark.seats, self.lesson
            return Base(mark.number, *then, {}, self.hidden_at, sorted(mark.forfeited))
        now = self.state.position(), list(self.seats), self.lesson, dict(self.proposals)
        return Base(self.number, *now, self.hidden_at, sorted(self.forfeited))

    def draft(self) -> "Table":
        """A table that stands where this one does: what is tried on it leaves this one as it is."""
        return Table(self.opening, self.seats, self)

    def watch(self) -> None:
        """From now on every step keeps its moments, for those who see it happen one event after the other.

        In real time everything is shown the moment it comes.
        """
        self._watched = not self.game.timed
        self._moments = []

    def _keep_moment(self) -> None:
        self._moments.append(self.state.clone())

    def _take_moments(self, events: list[Event]) -> list[State]:
        """The moments of a step, if there is anything to see between its beginning and its end."""
        moments, self._moments = self._moments, []
        return moments if events else []

    def _take_played(self) -> Act | None:
        played, self._played = self._played, None
        return played

    # How it stands. The rules know nothing of those who give up; what is told of a table is asked here.

    def over(self) -> bool:
        """By the rules, or because only one seat is left that has not forfeited the game."""
        return self.state.over() or self.conceded()

    def conceded(self) -> bool:
        """Whether the game ended before its rules came to an end of it."""
        return bool(self.forfeited) and len(self.forfeited) >= len(self.seats) - 1

    def result(self) -> list[float] | None:
        """Nothing while the game runs; then a score for each seat, less what was forfeited."""
        if not self.over():
            return None
        scores = self.state.outcome() or [0.0] * len(self.seats)
        return without(self.forfeited, scores) if self.forfeited else scores

    def acting(self) -> int:
        """The seats that have a legal action, as a set of bits."""
        return 0 if self.conceded() else self.state.acting()

    def to_act(self) -> list[int]:
        """The seats that may act now."""
        return [] if self.conceded() else self.state.to_act()

    def awaited(self) -> int:
        """The acting seats that the game waits for, as a set of bits."""
        return 0 if self.conceded() else self.state.awaited()

    def answering(self) -> int:
        """The acting seats that decide something in somebody else's turn, as a set of bits."""
        return 0 if self.conceded() else self.state.answering()

    def common(self) -> bool:
        """Whether what is chosen now is one choice of all acting seats together."""
        return not self.conceded() and self.state.common()

    def due(self) -> int:
        """When time alone will next change something; `NEVER` if it will not."""
        return NEVER if self.conceded() else self.state.due()

    def settled(self) -> bool:
        """Whether the outcome is certain already, whatever anybody does."""
        return self.conceded() or self.state.settled()

    def view(self, seat: int, ended: bool = False) -> Data:
        """What a seat, or `WATCHER`, is shown; once the game has ended, with nothing hidden."""
        return self.state.laid_open(seat) if ended or self.over() else self.state.view(seat)

    def unseen(self) -> Data | None:
        """After the end: what the rules never drew, drawn from the seed, for nothing but to be looked at."""
        return self.state.unseen(Rng(f"{self.opening.seed} unseen")) if self.over() else None

    def rivals(self) -> bool:
        """Whether somebody can lose to somebody else here."""
        return len(self.seats) > 1 and not self.game.cooperative and self.tutorial is None

    # The log.

    def add(self, entry: Entry) -> Step:
        """Let an entry happen, or raise and change nothing."""
        if not self._watched:
            return self._added(entry)
        self._moments = [self.state.clone()]
        self._report.witness = self._keep_moment
        try:
            return self._added(entry)
        finally:
            self._report.witness = None  # else report and table would hold each other, for the collector to find

    def _added(self, entry: Entry) -> Step:
        back_to = None
        match entry:
            case Act():
                self._act(entry)
            case Tick():
                self._tick(entry)
            case Undo():
                back_to = self._undo(entry)
            case Propose():
                self._propose(entry)
            case Decide():
                self._decide()
            case Seat():
                self._seat(entry)
            case Forfeit():
                self._forfeit(entry)
            case Lesson():
                self._next_lesson()
        self.number += 1
        hidden = self._report.hidden
        if hidden != NOTHING_HIDDEN:
            self.hidden_at = self.number
        events = self._report.take()
        return Step(
            self.number, entry, events, max(0, hidden), self._take_moments(events), back_to, self._take_played()
        )

    def _act(self, entry: Act) -> None:
        self._check_seat(entry.seat)
        self._check_running()
        action = self.game.read(entry.action)
        self._check_moment(entry.at)
        self._play(entry, action)

    def _play(self, entry: Act, action: int) -> None:
        plan = self.plan()
        before = self.state.clone()
        try:
            if entry.at is not None:
                self.state.tick(entry.at)
            if self.tutorial is not None and plan is not None:
                self.tutorial.check(plan, self.state, entry.seat, entry.action)
            self.state.play(entry.seat, action)
        except Mistake:
            self._report.take()
            self._be(before)
            raise
        self._played = entry
        self.proposals = {}
        if self.game.timed or self._told_something(before):
            self._marks = []
        else:
            self._mark(entry.seat, action, before)
        if plan is not None:
            self._lesson_done(plan)

    def _mark(self, seat: int, action: int, before: State) -> None:
        oldest = before if not self._marks else None
        self._marks = [*self._marks, _Mark(self.number, seat, action, oldest, self.seats, self.forfeited)]
        if len(self._marks) > UNDO_DEPTH:
            second = self._marks[1]
            then = second.number, second.seat, second.action, self._before(1), second.seats, second.forfeited
            self._marks = [_Mark(*then), *self._marks[2:]]

    def _before(self, place: int) -> State:
        """The situation before an action that is marked."""
        oldest = self._marks[0].state
        assert oldest is not None
        state = oldest.clone()
        for mark in self._marks[:place]:
            state.apply(mark.seat, mark.action)
        return state

    def _told_something(self, before: State) -> bool:
        """Whether chance was drawn or somebody learned something since; the end tells everybody everything.

        Nor is anything taken back after something was hidden again: that would be a second look.
        """
        state = self.state
        learned = state.rng.drawn != before.rng.drawn or state.reveals != before.reveals
        return learned or self._report.hides() or state.over()

    def veil(self) -> int:
        """The first step that may still be looked at: while people must remember, nothing from before it is shown."""
        return 0 if self.over() else self.hidden_at

    # Free order, and choices in common.

    def leading(self) -> list[int]:
        """Where the order is free: the seats of people who owe something. Bots leave them room.

        Nobody leads where all choose together: that is left to people anyway.
        """
        if not self.game.free_order or self.common():
            return []
        owing = 0 if self.conceded() else self.state.owing()
        return [seat for seat in self.people() if owing >> seat & 1]

    def people(self) -> list[int]:
        """The seats that people hold."""
        return [seat.seat for seat in self.seats if seat.holder == "person"]

    def waits_for(self) -> list[int]:
        """Whom the table waits for now: people to whom bots leave room, whoever has proposed nothing yet, or all."""
        leading = self.leading()
        if leading:
            return leading
        bits = self.awaited()
        awaited = [seat for seat in range(len(self.seats)) if bits >> seat & 1]
        if not self.common():
            return awaited
        return [seat for seat in self.people() if seat in awaited and seat not in self.proposals] or awaited

    def _propose(self, entry: Propose) -> None:
        self._check_seat(entry.seat)
        action = self.game.read(entry.action)
        if not self.common():
            raise NotNow("not-common", "there is nothing to choose together now")
        refusal = self.state.why_not(entry.seat, action)
        if refusal is not None:
            raise Illegal(refusal)
        before = self.proposals
        self._withdraw(entry.seat)
        self.proposals = {**self.proposals, entry.seat: entry.action}
        try:
            self._decide_if_agreed()
        except Mistake:
            self.proposals = before
            raise

    def _decide_if_agreed(self) -> None:
        """What all people propose is played at once."""
        wanted = {self.proposals.get(seat) for seat in self.people()}
        if self.proposals and len(wanted) == 1 and None not in wanted:
            self._decide()

    def _decide(self) -> None:
        """Play what most propose. It was everybody's choice, so nobody takes it back."""
        if not self.proposals:
            raise NotNow("no-proposal", "nobody has proposed anything")
        asked = list(self.proposals.values())
        chosen = max(self.proposals, key=lambda seat: asked.count(self.proposals[seat]))
        decided = Act(chosen, self.proposals[chosen], self.state.clock if self.game.timed else None)
        self._play(decided, self.game.read(decided.action))
        self._marks = []

    def _tick(self, entry: Tick) -> None:
        self._check_running()
        self._check_moment(entry.at)
        self.state.tick(entry.at)
        if not self.state.common():
            self.proposals = {}

    def _check_moment(self, at: int | None) -> None:
        """Every act of a timed game has its moment, in the order of the log; elsewhere there is no time."""
        if at is None:
            if self.game.timed:
                raise NotNow("no-time", f"{self.game.name} is played against the clock here: say at which moment")
        elif not self.game.timed:
            raise NotNow("no-clock", f"no time passes in {self.game.name} here: nothing happens at a moment")
        elif at < self.state.clock:
            raise NotNow("too-late", f"{at} ms have gone by: the clock stands at {self.state.clock} ms")

    def _undo(self, entry: Undo) -> int:
        """Take back what can be, and say to which step that leads."""
        self._check_seat(entry.seat)
        depth = self.undo_depth(entry.seat)
        if depth == 0:
            raise NotNow("nothing-to-undo", "there is nothing of this seat that can be taken back now")
        place = len(self._marks) - depth
        number, state = self._marks[place].number, self._before(place)
        self._marks = self._marks[:place]
        self.proposals = {}
        self._be(state)
        return number

    def undo_depth(self, seat: int) -> int:
        """How many actions an undo of this seat would take back: its own last one and those of bots since; 0 for none.

        Only what left chance untouched and told nobody anything hidden is there to be taken back, and nobody takes back
        what another person did, though a bot may sit there by now. Who sits where is never taken back, nor is time.
        """
        if self.tutorial is not None:
            return 0
        for depth, mark in enumerate(reversed(self._marks), 1):
            if mark.seat == seat:
                return depth
            if mark.seats[mark.seat].holder != "bot":
                return 0
        return 0

    def _seat(self, entry: Seat) -> None:
        self._check_seat(entry.seat)
        if entry.seat in self.forfeited and entry.holder != self.seats[entry.seat].holder and entry.holder != "bot":
            raise NotNow("forfeited", f"seat {entry.seat} has lost already: a bot plays on for it")
        self.seats = [entry if held.seat == entry.seat else held for held in self.seats]
        if entry.holder != "person":
            self._withdraw(entry.seat)
        self._decide_if_agreed()

    def _withdraw(self, seat: int) -> None:
        self.proposals = {other: proposed for other, proposed in self.proposals.items() if other != seat}

    def _forfeit(self, entry: Forfeit) -> None:
        """A seat has lost. Where it leaves several others they play on, and a bot plays on for it."""
        self._check_seat(entry.seat)
        self._check_running()
        if self.state.over():
            raise NotNow("over", "the game is over already")
        if not self.rivals():
            raise NotNow("no-rivals", "there is nobody here to lose to")
        if entry.seat in self.forfeited:
            raise NotNow("forfeited", f"seat {entry.seat} has lost already")
        self.forfeited = {*self.forfeited, entry.seat}
        self._withdraw(entry.seat)
        if self.conceded():
            self.proposals = {}
            self._marks = []

    def _check_running(self) -> None:
        if self.conceded():
            raise NotNow("over", "the game is over: everybody else has given up or lost on time")

    def finish(self) -> list[Act | Tick]:
        """When the outcome is certain: what plays the rest, whoever would have to play it and however long it takes."""
        if self.over():
            raise NotNow("over", "the game is over already")
        if self.plan() is not None:
            raise NotNow("lesson", "the lesson asks for something else now")
        if not self.state.settled():
            raise NotNow("not-settled", "the outcome is still open")
        rest: list[Act | Tick] = []
        state = self.state.clone()
        while not state.over():
            if state.acting() == 0:
                rest.append(Tick(state.due()))
                state.tick(state.due())
                continue
            seat = state.to_act()[0]
            action = state.actions(seat)[0]
            rest.append(Act(seat, self.game.write(action), state.clock if self.game.timed else None))
            state.apply(seat, action)
        return rest

    # The tutorial.

    def plan(self) -> LessonPlan | None:
        """The lesson that is on; none at a table that is no tutorial, and after the last."""
        return self.tutorial.plan(self.lesson) if self.tutorial is not None else None

    def why_not(self, seat: int, notation: str) -> Data | None:
        """Nothing for what may be done, else the rule that forbids it; raises if the lesson asks for something else."""
        plan = self.plan()
        refusal = self.state.why_not(seat, self.game.read(notation))
        if refusal is None and self.tutorial is not None and plan is not None:
            self.tutorial.check(plan, self.state, seat, notation)
        return refusal

    def _next_lesson(self) -> None:
        plan = self.plan()
        if plan is None:
            raise NotNow("no-lesson", "there is no lesson to go on from")
        if plan.allow:
            raise NotNow("lesson", "the lesson asks for an action first")
        self._lesson_done(plan)

    def _lesson_done(self, plan: LessonPlan) -> None:
        assert self.tutorial is not None
        self.tutorial.reply(plan, self.state)
        self.lesson += 1
        self._be(self.tutorial.scene(self.lesson, self.game) or self.state)
        self._marks = []

    def _be(self, state: State) -> None:
        self.state = state
        self.state.report = self._report

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.game.seats:
            raise NotNow("no-such-seat", f"there is no seat {seat}; the seats are 0 to {self.game.seats - 1}")


def without(lost: set[int], scores: list[float]) -> list[float]:
    """The scores when some seats have lost whatever they played for: that is shared out among the others.

    >>> without({2}, [0.5, 0.0, 0.5]), without({2}, [0.0, 0.0, 1.0]), without({1}, [0.0, 0.0])
    ([1.0, 0.0, 0.0], [0.5, 0.5, 0.0], [1.0, 0.0])
    """
    staying = [seat for seat in range(len(scores)) if seat not in lost]
    whole, kept = sum(scores) or 1.0, sum(scores[seat] for seat in staying)
    share = {seat: scores[seat] / kept if kept else 1 / len(staying) for seat in staying}
    return [min(1.0, whole * share.get(seat, 0.0)) for seat in range(len(scores))]


def replayed(
    opening: Opening, seats: list[Seat], entries: Iterable[Entry], watched: bool = False
) -> Iterable[tuple[Table, Step]]:
    """The table at every step of its log, the beginning first. One table, that moves on."""
    table = Table(opening, seats)
    if watched:
        table.watch()
    yield table, Step(0, None, [])
    for entry in entries:
        yield table, table.add(entry)


def branch(table: Table, seat: int, seed: str) -> Opening:
    """A new table that plays on from here: what this seat (or `WATCHER`) does not know is dealt afresh."""
    imagined = table.state.guess(seat, Rng(f"{seed} deal"))
    return Opening(table.opening.setup, seed, imagined.position())
