"""A report in the making: many games counted, some of them reviewed, two component files compared."""

from collections import Counter
from collections.abc import Callable, Mapping
from concurrent.futures import Executor
from functools import partial
from math import fsum
from os import PathLike
from statistics import median, quantiles
from typing import TypeVar

from ludotheque.core.blocks import in_order
from ludotheque.core.box import OptionValue
from ludotheque.core.contract import Game
from ludotheque.core.errors import BadComponents, Mistake
from ludotheque.core.shapes import structs_of
from ludotheque.games import box, component_hash
from ludotheque.games.plugins import find_box
from ludotheque.lab.component_files import changes, parsed, with_number, written
from ludotheque.lab.contest import contest
from ludotheque.lab.own_players import bot_of
from ludotheque.lab.report.measure import CountedGame, Looked, look_back, play_and_count
from ludotheque.lab.report.shapes import (
    FORMAT,
    Counted,
    Difference,
    EventCount,
    GamesReport,
    Point,
    ReportSide,
    Rung,
    Tension,
    Thing,
)
from ludotheque.lab.report.statistics import (
    around,
    beyond_noise,
    doubt,
    effect,
    error,
    mean,
    never_negative,
    rate,
    share_of,
)
from ludotheque.lab.simulate import Progress
from ludotheque.lab.study import circumstances
from ludotheque.lab.win_rate import win_rate
from ludotheque.library import component_text
from ludotheque.library import game as opened_game
from ludotheque.search.levels import LEVELS, Bot, bot_name

T = TypeVar("T")

MOST_POINTS = 24
"""So many values of a number at most."""

MOST_GAMES = 1_000_000

EVERYBODY = 0.9
"""What more seats than this use says nothing about those who do: then it is asked who uses it more often."""

LADDER = 4
"""A step of the ladder is tried in so many times fewer games."""

Vector = list[float]


def report(
    game: str | PathLike[str] | Game,
    bot: Bot = "normal",
    games: int = 200,
    seed: str = "0",
    jobs: int = 1,
    seats: int | None = None,
    options: Mapping[str, OptionValue] | None = None,
    components: str | PathLike[str] = "",
    against: str | PathLike[str] = "",
    vary: str = "",
    reviews: int = 12,
    depth: int = 32,
    ladder: bool = True,
    rules: int | None = None,
    progress: Progress | None = None,
    executor: Executor | None = None,
) -> GamesReport:
    """What many games between equal bots say about the design of a game.

    `game`, `seats`, `options`, `components` and `rules` are as for `ludotheque.game`; `bot`, `jobs` and `executor` as
    for `simulate`. `against` is another component file: it plays the same deals, and what differs beyond noise is
    named. `vary` is a number of the component file and its values, as in `limits.hand=5..9`. Of so many games as
    `reviews` says, luck, decisions and tension are told.
    """
    first = opened_game(game, seats, options, components, rules)
    if not 2 <= games <= MOST_GAMES:
        raise Mistake(f"games is {games}; a report takes 2 to {MOST_GAMES:,}")
    if not 0 <= reviews <= games:
        raise Mistake(f"reviews is {reviews}; of {games} games 0 to {games} can be reviewed")
    bot = bot_of(bot)
    name = bot_name(bot)
    make = Making(bot, games, seed, jobs, reviews, depth, ladder, progress, executor)
    path, values = varied(vary) if vary else ("", [])
    files = {value: varied_text(first, path, value) for value in values}
    other = reopened(first, component_text(against)) if against else None
    make.total = games * (1 + (other is not None) + len(values))
    played = make.played(first)
    side = make.side(first, played)
    compared, beside = [], None
    if other is not None:
        met = make.played(other)
        beside = make.side(other, met)
        compared = differences(played, met)
    return GamesReport(
        **circumstances(first, seed),
        format=FORMAT,
        title=box(first.name).label.title,
        cooperative=first.cooperative,
        timed=first.timed,
        bots=name,
        games=games,
        side=side,
        against=beside,
        changes=changes(parsed(text_of(first)), parsed(text_of(other))) if other is not None else [],
        differences=compared,
        path=path,
        points=[make.point(first, value, text) for value, text in files.items()],
    )


def text_of(game: Game) -> str:
    """The component file that a game is played with."""
    return game.setup.components or box(game.name).standard_components(game.setup.rules)


def reopened(game: Game, text: str) -> Game:
    """The same set-up with another component file."""
    setup = game.setup
    return opened_game(setup.game, setup.seats, setup.options, text, setup.rules)


def varied(told: str) -> tuple[str, list[int]]:
    """A path and the values of its number.

    >>> varied("limits.hand=5..7")
    ('limits.hand', [5, 6, 7])
    """
    path, equals, run = told.partition("=")
    low, dots, high = run.partition("..")
    if not (path and equals and dots and is_number(low) and is_number(high)):
        raise Mistake(f"{told[:80]!r}: write a number of the component file and its values as limits.hand=5..9")
    values = list(range(int(low), int(high) + 1))
    if not 2 <= len(values) <= MOST_POINTS:
        raise Mistake(f"{told[:80]!r} has {len(values)} values; a curve has 2 to {MOST_POINTS}, the smallest first")
    return path, values


def is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) < 7


def varied_text(game: Game, path: str, value: int) -> str:
    return written(with_number(parsed(text_of(game)), path, value))


class Making:
    """How games are played and counted, for every component file alike."""

    def __init__(
        self,
        bot: Bot,
        games: int,
        seed: str,
        jobs: int,
        reviews: int,
        depth: int,
        ladder: bool,
        progress: Progress | None = None,
        executor: Executor | None = None,
    ) -> None:
        self.bot = bot
        self.games = games
        self.seed = seed
        self.jobs = jobs
        self.reviews = reviews
        self.depth = depth
        self.ladder = ladder
        self.progress = progress
        self.executor = executor
        self.done = 0
        self.total = games

    def played(self, game: Game) -> list[CountedGame]:
        """The games of the seed, in their order."""
        return self._in_order(partial(play_and_count, game, self.bot, self.seed), self.games, counts=True)

    def looked(self, game: Game) -> list[Looked]:
        """The first of them, reviewed."""
        return self._in_order(partial(look_back, game, self.bot, self.seed, self.depth), self.reviews, counts=False)

    def _in_order(self, work: Callable[[int, int], list[T]], size: int, counts: bool) -> list[T]:
        found: list[T] = []
        for count, block in in_order(work, size, self.jobs, self.executor):
            found += block
            if counts and self.progress is not None:
                self.done += count
                self.progress(self.done, self.total)
        return found

    def side(self, game: Game, played: list[CountedGame]) -> ReportSide:
        seats, games = int(game.seats), len(played)
        shares = [rate(fsum(one.scores[seat] for one in played), games) for seat in range(seats)]
        return ReportSide(
            components=component_hash(game.setup),
            games=games,
            seats=shares,
            uneven=uneven(played, seats, game.cooperative),
            draws=rate(sum(drawn(one) for one in played), games),
            length=mean([one.actions for one in played]),
            lengths=tenths([one.actions for one in played]),
            decisions=mean([one.decisions for one in played]),
            choices=mean([one.choices / max(1, one.decisions) for one in played]),
            clock=mean([one.clock for one in played]),
            things=things(played, seats, game.cooperative),
            figures=figures(played, seats),
            happenings=happenings(game, played),
            unplayed=unplayed(game, played),
            tension=tension(self.looked(game), self.depth) if self.reviews else None,
            ladder=self.rungs(game) if self.ladder else [],
        )

    def rungs(self, game: Game) -> list[Rung]:
        """Each level against the one below it, up to the bots of this report; together, each level by itself."""
        names = ["random", *LEVELS]
        climbed = names[: names.index(self.bot) + 1] if self.bot in names else ["random", "easy", self.bot]
        games = max(1, self.games // LADDER // int(game.seats)) * int(game.seats)
        if game.cooperative:
            crews = [
                win_rate(game, bot, games, f"{self.seed}/ladder", self.jobs, executor=self.executor) for bot in climbed
            ]
            return [Rung(crew.bot, "", games, rate(crew.wins, games), 0.0) for crew in crews]
        pairs = zip(climbed[1:], climbed, strict=False)
        met = [
            contest(game, high, low, games, f"{self.seed}/ladder", self.jobs, executor=self.executor)
            for high, low in pairs
        ]
        return [Rung(one.challenger, one.champion, one.games, rate(one.points, one.games), one.fair) for one in met]

    def point(self, game: Game, value: int, text: str) -> Point:
        """The game with another number; a file that cannot be says why."""
        try:
            other = reopened(game, text)
        except BadComponents as error:
            return Point(value, str(error), [], None, None)
        played = self.played(other)
        count = len(played)
        seats = [rate(fsum(one.scores[seat] for one in played), count) for seat in range(other.seats)]
        draws = rate(sum(drawn(one) for one in played), count)
        return Point(value, None, seats, draws, mean([one.actions for one in played]))


def drawn(one: CountedGame) -> bool:
    """Whether the score was shared."""
    return any(0.0 < score < 1.0 for score in one.scores)


def uneven(played: list[CountedGame], seats: int, cooperative: bool) -> list[bool]:
    """Which seats win more or less than their share; where all win together there is nothing to share."""
    if cooperative:
        return [False] * seats
    doubts = []
    for seat in range(seats):
        gains = [one.scores[seat] - fsum(one.scores) / seats for one in played]
        middle = fsum(gains) / len(gains)
        doubts.append(doubt(middle, error(gains, middle)))
    return beyond_noise(doubts)


def tenths(values: list[int]) -> list[int]:
    """The least, what a tenth, two tenths and so on do not exceed, and the most."""
    return [min(values), *(round(cut) for cut in quantiles(values, n=10, method="inclusive")), max(values)]


def things(played: list[CountedGame], seats: int, cooperative: bool) -> list[Thing]:
    """Everything in the box that was used, group by group, the most used first."""
    named = {name for one in played for name in one.uses}
    order = list(dict.fromkeys(name for one in played for name in one.uses))
    groups = list(dict.fromkeys(group for group, _ in order))
    worth = above_their_seat(played, seats, cooperative)
    none = [0] * seats
    found = []
    for group, thing in named:
        counts = [one.uses.get((group, thing), none) for one in played]
        whose = [seat for seat in range(seats) if any(row[seat] for row in counts)]
        rows = [[max(row)] for row in counts] if cooperative else [[row[seat] for seat in whose] for row in counts]
        had = worth if cooperative else [[row[seat] for seat in whose] for row in worth]
        least = least_of(rows)
        users = [[count >= least for count in row] for row in rows]
        part = sum(map(sum, users)) / sum(map(len, users))
        found.append((group, thing, mean([sum(row) for row in counts]), part, least, effect(users, had)))
    beyond = beyond_noise([1.0 if gain is None else doubt(*gain) for *_, gain in found])
    told = [
        Thing(group, thing, uses, part, least, None if gain is None else around(*gain), far)
        for (group, thing, uses, part, least, gain), far in zip(found, beyond, strict=True)
    ]
    return sorted(told, key=lambda one: (groups.index(one.group), -one.uses.value, one.thing))


def least_of(rows: list[list[int]]) -> int:
    """What is often: to use it at all, or more than half of the seats do."""
    counts = [count for row in rows for count in row]
    if sum(count > 0 for count in counts) <= EVERYBODY * len(counts):
        return 1
    return int(median(counts)) + 1


def above_their_seat(played: list[CountedGame], seats: int, cooperative: bool) -> list[list[float]]:
    """What each seat of each game had beyond what its seat has on average."""
    means = [fsum(one.scores[seat] for one in played) / len(played) for seat in range(seats)]
    counted = range(1 if cooperative else seats)
    return [[one.scores[seat] - means[seat] for seat in counted] for one in played]


def figures(played: list[CountedGame], seats: int) -> list[Counted]:
    """The figures of the game, of all, of winners and of the others."""
    found = []
    for name in played[0].figures:
        values = [
            (value, one.scores[seat] if len(one.figures[name]) == seats else None)
            for one in played
            for seat, value in enumerate(one.figures[name])
            if value is not None
        ]
        won = [value for value, score in values if score == 1.0]
        lost = [value for value, score in values if score is not None and score < 1.0]
        both = len(won) > 1 and len(lost) > 1
        everybody = mean([value for value, _ in values])
        found.append(Counted(name, everybody, mean(won) if both else None, mean(lost) if both else None))
    return found


def happenings(game: Game, played: list[CountedGame]) -> list[EventCount]:
    """Every kind of event that the game declares, the most frequent first."""
    games: Counter[str] = Counter()
    times: Counter[str] = Counter()
    for one in played:
        games.update(one.events.keys())
        times.update(one.events)
    kinds = dict.fromkeys([*declared(game, "events"), *times])
    told = [EventCount(kind, games[kind] / len(played), times[kind] / len(played)) for kind in kinds]
    return sorted(told, key=lambda one: (-one.times, one.event))


def unplayed(game: Game, played: list[CountedGame]) -> list[str]:
    """Verbs that the game declares and nobody used."""
    said = {verb for one in played for verb in one.verbs}
    return [verb for verb in declared(game, "words") if verb not in said]


def declared(game: Game, part: str) -> list[str]:
    """The kinds of events, or the verbs, that the shapes of a game list; nothing for a game without shapes."""
    shapes = find_box(game.name).shapes
    if shapes is None:
        return []
    tags = (kind.__struct_config__.tag for kind in structs_of(getattr(shapes, part)))
    return [tag for tag in tags if isinstance(tag, str)]


def tension(looked: list[Looked], depth: int) -> Tension:
    causes = [fsum(one.causes[cause] for one in looked) for cause in range(4)]
    whole = fsum(causes) or 1.0
    return Tension(
        len(looked),
        depth,
        [fsum(one.winner[tenth] for one in looked) / len(looked) for tenth in range(len(looked[0].winner))],
        share_of([one.decided for one in looked]),
        never_negative([one.leads for one in looked]),
        share_of([one.behind for one in looked]),
        *(cause / whole for cause in causes),
    )


def differences(before: list[CountedGame], after: list[CountedGame]) -> list[Difference]:
    """Everything that was counted, deal by deal: what the same deals gave with the one file and with the other."""
    left, right = vectors(before), vectors(after)
    none = [0.0] * len(before)
    found: list[tuple[tuple[str, str], Vector, Vector, float, float]] = []
    for what in dict.fromkeys([*left, *right]):
        one, other = left.get(what, none), right.get(what, none)
        gains = [now - then for then, now in zip(one, other, strict=True)]
        middle = fsum(gains) / len(gains)
        found.append((what, one, other, middle, error(gains, middle)))
    beyond = beyond_noise([doubt(middle, spread) for *_, middle, spread in found])
    return [
        Difference(kind, name, fsum(one) / len(one), fsum(other) / len(other), around(middle, spread), far)
        for ((kind, name), one, other, middle, spread), far in zip(found, beyond, strict=True)
    ]


def vectors(played: list[CountedGame]) -> dict[tuple[str, str], Vector]:
    """Every figure of a report as one number for each game."""
    found: dict[tuple[str, str], Vector] = {}
    for seat in range(len(played[0].scores)):
        found["seat", str(seat)] = [one.scores[seat] for one in played]
    found["draws", ""] = [float(drawn(one)) for one in played]
    found["length", ""] = [float(one.actions) for one in played]
    found["decisions", ""] = [float(one.decisions) for one in played]
    found["choices", ""] = [one.choices / max(1, one.decisions) for one in played]
    found["clock", ""] = [float(one.clock) for one in played]
    for name in played[0].figures:
        found["figure", name] = [float(sum(value or 0 for value in one.figures[name])) for one in played]
    for group, thing in dict.fromkeys(name for one in played for name in one.uses):
        found["use", f"{group} {thing}"] = [float(sum(one.uses.get((group, thing), ()))) for one in played]
    return found
