"""The player that takes whatever comes: the measure of all others, and the fastest."""

from typing import final

from mypy_extensions import i64

from ludotheque.core.actions import Actions
from ludotheque.core.chance import Rng
from ludotheque.core.contract import Game, State
from ludotheque.search.player import Player
from ludotheque.search.turns import next_to_act


@final
class RandomPlayer(Player):
    """Every legal action is as likely as the others."""

    def __init__(self, game: Game, seed: str) -> None:
        super().__init__(game, seed)
        self.legal = Actions()

    def choose(self, imagined: State, seat: i64) -> i64:
        return any_action(imagined, seat, self.legal, self.rng)

    def __reduce__(self) -> tuple[object, ...]:
        return RandomPlayer, (self.game, ""), (self.habits(), None)


def any_action(state: State, seat: i64, room: Actions, rng: Rng) -> i64:
    """One of a seat's legal actions by chance; `room` is written over."""
    room.clear()
    state.legal(seat, room)
    return room.items[rng.below(room.size)]


def play_at_random(state: State, players: list[RandomPlayer]) -> i64:
    """Play a game without a clock to its end between random players, with no detour for each action; counts them.

    Such players know nothing and need nothing imagined, so the game is the same as if they had been asked.
    """
    seats: i64 = len(players)
    room = players[0].legal
    count: i64 = 0
    seat: i64 = seats - 1
    awaited: i64 = state.awaited()
    while awaited != 0:
        seat = next_to_act(awaited, seat, seats)
        state.apply(seat, any_action(state, seat, room, players[seat].rng))
        count += 1
        awaited = state.awaited()
    return count
