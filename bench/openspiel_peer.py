"""Laaancez ! as a Python game of OpenSpiel, so that OpenSpiel's own search can play it.

A thin shell around our rules, in the shape that OpenSpiel's search asks for: one player at a time, terminal rewards,
and a chance node for the die. The two secret choices of a roll are made one after the other, the lower seat first.
OpenSpiel's search takes the game to be open, so its second chooser knows the first choice; ours has to imagine it.
"""

from typing import Any

import pyspiel

from ludotheque.core.chance import Rng
from ludotheque.core.contract import State
from ludotheque.games import box, open_game
from ludotheque.games.laaancez.rules import LaaancezState
from ludotheque.games.laaancez.situation import ROLLING

FACES = 6
LONGEST = 400

GAME_TYPE = pyspiel.GameType(
    short_name="python_laaancez",
    long_name="Python Laaancez !",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
    parameter_specification={},
)


def loaded_dice() -> list[list[int]]:
    """For each face, where a generator stands that is about to roll it."""
    dice: dict[int, list[int]] = {}
    seed = 0
    while len(dice) < FACES:
        rng = Rng(str(seed))
        words = rng.words()
        dice.setdefault(rng.below(FACES), words)
        seed += 1
    return [dice[face] for face in range(FACES)]


class Held:
    """A state of ours in the hands of OpenSpiel, which copies what a Python state holds by `deepcopy`."""

    __slots__ = ("state",)

    def __init__(self, state: State) -> None:
        assert isinstance(state, LaaancezState)
        self.state = state

    def __deepcopy__(self, memo: dict[int, Any]) -> "Held":
        return Held(self.state.clone())


class PeerGame(pyspiel.Game):
    """The game as OpenSpiel registers it."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.rules = open_game(box("laaancez").setup())
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.action_count(),
            max_chance_outcomes=FACES,
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(GAME_TYPE, info, params or {})
        self.opening = self.rules.start("opening")
        self.dice = loaded_dice()
        self.odds = [(face, 1.0 / FACES) for face in range(FACES)]

    def new_initial_state(self) -> "PeerState":
        return PeerState(self)

    def at(self, state: State) -> "PeerState":
        """OpenSpiel's state of a situation of ours."""
        peer = PeerState(self)
        peer.held = Held(state.clone())
        return peer


class PeerState(pyspiel.State):
    """One situation, in OpenSpiel's terms."""

    def __init__(self, game: PeerGame) -> None:
        super().__init__(game)
        self.held = Held(game.opening.clone())

    def current_player(self) -> int:
        state = self.held.state
        if state.phase == ROLLING:
            return int(pyspiel.PlayerId.CHANCE)
        acting = state.acting()
        if acting == 0:
            return int(pyspiel.PlayerId.TERMINAL)
        return 0 if acting & 1 else 1

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.held.state.actions(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        odds: list[tuple[int, float]] = self.get_game().odds
        return odds

    def _apply_action(self, action: int) -> None:
        state = self.held.state
        if state.phase == ROLLING:
            state.rng = Rng.at(self.get_game().dice[action])
            state.apply(state.turn, state.notation.roll)
        else:
            state.apply(0 if state.acting() & 1 else 1, action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"die {action + 1}"
        return self.held.state.game.write(action)

    def is_terminal(self) -> bool:
        return self.held.state.over()

    def returns(self) -> list[float]:
        outcome = self.held.state.outcome()
        return [0.0, 0.0] if outcome is None else [2.0 * score - 1.0 for score in outcome]

    def __str__(self) -> str:
        return str(self.held.state.position())


pyspiel.register_game(GAME_TYPE, PeerGame)
