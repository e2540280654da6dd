"""The games as Python games of OpenSpiel: one player at a time, chance sampled, information states.

An action that draws chance leads to a chance node first, and there all chance is sampled anew: whatever searches
through copies of a state cannot foresee it. What a player knows is told as text (`information_state_string`) and as
numbers.
"""

from json import dumps
from os import PathLike
from typing import Any

from ludotheque.adapters.course import NOBODY, Course, Sight
from ludotheque.adapters.extras import missing
from ludotheque.adapters.seating import TICK, course, numbers, opened
from ludotheque.core.box import OptionValue
from ludotheque.core.chance import Rng
from ludotheque.core.contract import Game
from ludotheque.core.errors import Mistake

try:
    import numpy
    import pyspiel
except ModuleNotFoundError as absent:
    raise missing(absent, "openspiel") from None

LONGEST = 100_000
"""OpenSpiel wants a bound to the length of a game; nobody has come near this one."""

SAMPLED = [(0, 1.0)]
"""The one outcome of a chance node, as OpenSpiel has it where chance is sampled."""


class SpielGame(pyspiel.Game):
    """A game with everything chosen that is chosen before it starts."""

    def __init__(self, game: Game, tick: int, seed: str) -> None:
        self.rules = game
        self.course = course(game, tick=tick)
        self.chance = Rng(seed)
        self.sight = Sight(numbers(game))
        zero_sum = game.seats == 2 and not game.cooperative
        utility = pyspiel.GameType.Utility
        kind = pyspiel.GameType(
            short_name=f"ludotheque_{game.name}",
            long_name=f"Ludotheque {game.name}",
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=utility.IDENTICAL if game.cooperative else utility.ZERO_SUM if zero_sum else utility.GENERAL_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=game.seats,
            min_num_players=game.seats,
            provides_information_state_string=True,
            provides_information_state_tensor=True,
            provides_observation_string=True,
            provides_observation_tensor=True,
            parameter_specification={},
        )
        info = pyspiel.GameInfo(
            num_distinct_actions=self.course.actions,
            max_chance_outcomes=1,
            num_players=game.seats,
            min_utility=-1.0,
            max_utility=1.0,
            **({"utility_sum": 0.0} if zero_sum else {}),
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, {})

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer(self)


class HeldCourse:
    """A course in the hands of OpenSpiel, which copies what a Python state holds by `deepcopy`."""

    __slots__ = ("course",)

    def __init__(self, course: Course) -> None:
        self.course = course

    def __deepcopy__(self, memo: dict[int, Any]) -> "HeldCourse":
        return HeldCourse(self.course.clone())


class SpielState(pyspiel.State):
    """One situation. The first chance node is the deal; later ones come after actions that draw chance."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.held = HeldCourse(game.course)
        self.dealt = False
        self.drawing: int | None = None
        """The action that was chosen and waits for chance."""

    def current_player(self) -> int:
        if not self.dealt or self.drawing is not None:
            return int(pyspiel.PlayerId.CHANCE)
        asked = self.held.course.asked
        return int(pyspiel.PlayerId.TERMINAL) if asked == NOBODY else asked

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.held.course.legal.listed())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return SAMPLED

    def _apply_action(self, action: int) -> None:
        if not self.dealt:
            self.deal()
        elif self.drawing is not None:
            self.draw(self.drawing)
        else:
            self.choose(action)

    def deal(self) -> None:
        """Every deal is another one; the game's seed decides which."""
        game = self.get_game()
        fresh = game.course.clone()
        fresh.begin("/".join(map(str, game.chance.fork().words())))
        self.held, self.dealt = HeldCourse(fresh), True

    def choose(self, action: int) -> None:
        """Carry out what draws no chance; what does is carried out at a chance node."""
        if action not in self.held.course.legal.listed():
            raise Mistake(f"{action} is no legal action here; legal_actions() lists them")
        after = self.held.course.clone()
        before = after.state.rng.words()
        after.step(action)
        if after.state.rng.words() == before:
            self.held = HeldCourse(after)
        else:
            self.drawing = action

    def draw(self, action: int) -> None:
        course = self.held.course
        course.state.rng = self.get_game().chance.fork()
        self.drawing = None
        course.step(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return "chance"
        rules = self.held.course.game
        return rules.write(action) if action < rules.action_count() else "wait"

    def is_terminal(self) -> bool:
        return self.dealt and self.drawing is None and self.held.course.asked == NOBODY

    def returns(self) -> list[float]:
        course = self.held.course
        over = self.is_terminal()
        return [course.reward(seat) if over else 0.0 for seat in range(course.game.seats)]

    def known(self, player: int) -> str:
        """All that a player with perfect memory may know, as text."""
        return dumps(self.held.course.state.knowledge(player), sort_keys=True) if self.dealt else ""

    def information_state_string(self, player: int | None = None) -> str:
        return self.known(self.current_player() if player is None else player)

    def observation_string(self, player: int | None = None) -> str:
        return self.information_state_string(player)

    def __str__(self) -> str:
        """Everything, hidden things included."""
        if not self.dealt:
            return "nothing is dealt"
        told = dumps(self.held.course.state.position(), sort_keys=True)
        return told if self.drawing is None else f"{told} {self._action_to_string(0, self.drawing)}"


class Observer:
    """What a player knows as numbers, each from 0 to 1, as OpenSpiel's learners take it."""

    def __init__(self, game: SpielGame) -> None:
        self.sight = game.sight
        lows, highs = (numpy.array(ends) for ends in (game.sight.encoding.lows(), game.sight.encoding.highs()))
        self.lows: Any = lows
        self.spans: Any = highs - lows
        self.tensor: Any = numpy.zeros(game.sight.encoding.size, numpy.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if state.dealt:
            seen = numpy.frombuffer(self.sight.seen(state.held.course.state, player), numpy.int64)
            self.tensor[:] = (seen - self.lows) / self.spans
        else:
            self.tensor[:] = 0.0

    def string_from(self, state: SpielState, player: int) -> str:
        return state.known(player)


def load(
    game: str | PathLike[str] | Game,
    seats: int | None = None,
    components: str | PathLike[str] = "",
    rules: int | None = None,
    tick: int = TICK,
    seed: int | str = 0,
    **options: OptionValue,
) -> SpielGame:
    """A game for OpenSpiel's algorithms; `seed` decides everything that is sampled.

    `game` and what is chosen before it starts are as for `ludotheque.game`, each option by its name. A timed game asks
    whoever can act every `tick` milliseconds; the last action is to wait.
    """
    return SpielGame(opened(game, options, seats, components, rules), tick, str(seed))
