"""Whole games between bots, in one compiled loop."""

from typing import final

from mypy_extensions import i64

from ludotheque.core.chance import Rng
from ludotheque.core.contract import Game, State
from ludotheque.core.interrupts import heed_interrupts
from ludotheque.search.levels import Bot, seated
from ludotheque.search.player import Player
from ludotheque.search.random_player import RandomPlayer, play_at_random
from ludotheque.search.timed_match import Move, play_by_the_clock
from ludotheque.search.turns import next_to_act


@final
class Result:
    """How one game ended: a score for each seat, after so many actions, with the clock at so many milliseconds."""

    def __init__(self, scores: list[float], actions: i64, clock: i64) -> None:
        self.scores = scores
        self.actions: i64 = actions
        self.clock: i64 = clock


@final
class Tally:
    """What came of many games. A seat wins with a score of 1; a game is drawn when the score is shared."""

    def __init__(self, seats: i64) -> None:
        self.games: i64 = 0
        self.actions: i64 = 0
        self.clock: i64 = 0
        self.draws: i64 = 0
        self.wins: list[int] = [0] * seats

    def add(self, result: Result) -> None:
        self.games += 1
        self.actions += result.actions
        self.clock += result.clock
        shared = False
        for seat in range(len(self.wins)):
            score = result.scores[seat]
            if score == 1.0:
                self.wins[seat] += 1
            elif score > 0.0:
                shared = True
        if shared:
            self.draws += 1

    def merge(self, other: "Tally") -> None:
        self.games += other.games
        self.actions += other.actions
        self.clock += other.clock
        self.draws += other.draws
        for seat in range(len(self.wins)):
            self.wins[seat] += other.wins[seat]

    def __reduce__(self) -> tuple[object, ...]:
        return restored_tally, (self.games, self.actions, self.clock, self.draws, self.wins)


def restored_tally(games: int, actions: int, clock: int, draws: int, wins: list[int]) -> Tally:
    """A tally unpickled."""
    tally = Tally(len(wins))
    tally.games = games
    tally.actions = actions
    tally.clock = clock
    tally.draws = draws
    tally.wins = wins
    return tally


def play_games(game: Game, bots: list[Bot], seed: str, first: i64, end: i64) -> Tally:
    """The games of a seed from number `first` to before `end`; each has chance of its own, whoever plays the others."""
    tally = Tally(game.seats)
    for number in range(first, end):
        heed_interrupts()
        tally.add(play_game(game, bots, f"{seed}/{number}"))
    return tally


def play_game(game: Game, bots: list[Bot], seed: str) -> Result:
    """One game; the seed decides its chance and every player's."""
    return play_from(game.start(seed), bots, seed)


def play_from(state: State, bots: list[Bot], seed: str, moves: list[Move] | None = None) -> Result:
    """One game from here to its end; its moves are added to a list, if there is one."""
    game = state.game
    players = [seated(bots[seat], game, f"{seed}/{seat}") for seat in range(game.seats)]
    actions = play(state, players, f"{seed}/imagined", moves)
    return Result([state.score(seat) for seat in range(game.seats)], actions, state.clock)


def play(state: State, players: list[Player], seed: str, moves: list[Move] | None = None) -> i64:
    """Play a game to its end, each player shown only what it may know; says how many actions there were."""
    if state.game.timed:
        return play_by_the_clock(state, players, Rng(seed), moves)
    carefree = [one for one in players if isinstance(one, RandomPlayer)]
    if len(carefree) == len(players) and moves is None:
        return play_at_random(state, carefree)
    rng = Rng(seed)
    seats: i64 = len(players)
    seat: i64 = seats - 1
    count: i64 = 0
    awaited: i64 = state.awaited()
    while awaited != 0:
        heed_interrupts()
        seat = next_to_act(awaited, seat, seats)
        action: i64 = players[seat].choose(players[seat].recall(state, seat, rng), seat)
        state.play(seat, action)
        if moves is not None:
            moves.append((seat, action, state.clock))
        count += 1
        awaited = state.awaited()
    return count
