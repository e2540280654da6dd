"""Games in which a player may fail: it loses that game, another plays on in its place, and it is told.

A program falls, hangs or says rubbish by its own fault. One such game is no reason to throw away a thousand others, nor
may it pay: whoever fails has lost, as a seat that gives up has at a table (docs/protocol.md). Where all win together,
all have lost. The program begins anew with the next game.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec
from mypy_extensions import i64

from ludotheque.core.chance import Rng
from ludotheque.core.contract import Game, State
from ludotheque.lab.conversation import Fault
from ludotheque.lab.program import Program, ProgramPlayer
from ludotheque.search.levels import Bot, bot_name, player, seated
from ludotheque.search.match import Result, play, play_game
from ludotheque.search.player import Player
from ludotheque.search.timed_match import Move
from ludotheque.table.table import without

STAND_IN = "greedy"
"""Who plays on for a player that has failed: quick, and it gives nothing away."""


class Faults(msgspec.Struct, frozen=True):
    """How often a bot failed, and what happened the first time."""

    bot: str
    games: int
    seed: str
    """Of the first such game."""
    seat: int
    told: str

    def __str__(self) -> str:
        lost = "1 game" if self.games == 1 else f"{self.games} games"
        first = f"first with seed {self.seed!r}, seat {self.seat + 1}"
        return f"{self.bot} lost {lost} by its own fault; {first}: it {self.told}"


def joined(found: Sequence[Faults]) -> list[Faults]:
    """One for each bot, of several in the order of their games.

    >>> [str(faults.games) for faults in joined([Faults("a", 1, "0/1", 0, "fell"), Faults("a", 2, "0/4", 1, "hung")])]
    ['3']
    """
    first: dict[str, Faults] = {}
    for faults in found:
        known = first.get(faults.bot)
        if known is None:
            first[faults.bot] = faults
        else:
            first[faults.bot] = msgspec.structs.replace(known, games=known.games + faults.games)
    return list(first.values())


@dataclass(frozen=True)
class Failure:
    """Where in a game a seat failed: after so many moves."""

    seat: int
    moves: int
    told: str


@dataclass(frozen=True)
class Played:
    """One game, to its end."""

    bots: list[Bot]
    seed: str
    state: State
    result: Result
    moves: list[Move]
    failures: list[Failure]
    faults: list[Faults]


def may_fail(bots: Sequence[Bot]) -> bool:
    """Whether somebody plays here whose faults are forgiven."""
    return any(isinstance(bot, Program) for bot in bots)


def played(game: Game, bots: Sequence[Bot], seed: str) -> Played:
    """One game, as `play_game` plays it, with all that happened in it."""
    moves: list[Move] = []
    failures: list[Failure] = []
    state = game.start(seed)
    players = [
        Forgiven(made, f"{seed}/{seat}", moves, failures) if isinstance(made, ProgramPlayer) else made
        for seat, made in enumerate(seated(bot, game, f"{seed}/{seat}") for seat, bot in enumerate(bots))
    ]
    actions = play(state, players, f"{seed}/imagined", moves)
    if not game.cooperative:
        del failures[int(game.seats) - 1 :]  # nobody was left to lose to
    scores = scored(game, [state.score(seat) for seat in range(game.seats)], {failure.seat for failure in failures})
    for one in players:
        if isinstance(one, Forgiven) and one.stand_in is None:
            one.player.end(scores)
    faults = [Faults(bot_name(bots[failure.seat]), 1, seed, failure.seat, failure.told) for failure in failures]
    return Played([*bots], seed, state, Result(scores, actions, state.clock), moves, failures, joined(faults))


def scores_of(game: Game, bots: Sequence[Bot], seed: str) -> tuple[list[float], list[Faults]]:
    """What one game gave each seat, as fast as it can be played, and who failed in it."""
    if not may_fail(bots):
        return play_game(game, [*bots], seed).scores, []
    one = played(game, bots, seed)
    return one.result.scores, one.faults


def scored(game: Game, scores: list[float], failed: set[int]) -> list[float]:
    """What each seat has, once those who failed have lost."""
    if not failed:
        return scores
    return [0.0] * len(scores) if game.cooperative else without(failed, scores)


class Forgiven(Player):
    """A program's seat, and whoever plays on when the program has failed."""

    def __init__(self, player: ProgramPlayer, seed: str, moves: list[Move], failures: list[Failure]) -> None:
        super().__init__(player.game, seed)
        self.player = player
        self.moves = moves
        self.failures = failures
        self.stand_in: Player | None = None

    def choose(self, imagined: State, seat: i64) -> i64:
        if self.stand_in is None:
            try:
                return self.player.choose(imagined, seat)
            except Fault as fault:
                self.failures.append(Failure(int(seat), len(self.moves), str(fault)))
                self.stand_in = player(STAND_IN, self.game, self.memory)
        return self.stand_in.choose(imagined, seat)

    def reaction(self, rng: Rng) -> i64:
        return self.player.reaction(rng)

    def recall(self, state: State, seat: i64, rng: Rng) -> State:
        return self.player.recall(state, seat, rng)
