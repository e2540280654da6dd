"""The games as environments of Gymnasium: one seat learns, bots have the others.

`make` opens any game. Those on the shelf are registered too, as `ludotheque/NAME-vN` with the version of their rules,
so that `gymnasium.make` and `gymnasium.make_vec` find them once this module is imported.
"""

from os import PathLike
from typing import Any

from ludotheque.adapters.course import NO_ACTION, NOBODY, REFUSED
from ludotheque.adapters.extras import missing
from ludotheque.adapters.seating import TICK, Rivals, around, course, no_action, numbers, opened
from ludotheque.core.box import Box, OptionValue
from ludotheque.core.contract import Game
from ludotheque.core.errors import Mistake
from ludotheque.games import shelf

try:
    import gymnasium
    from gymnasium import spaces

    from ludotheque.adapters.spaces import SEEDS, Observation, Window, observation_space, shown
except ModuleNotFoundError as absent:
    raise missing(absent, "rl") from None


class Seat(gymnasium.Env[Observation, Any]):
    """One seat of a game, among bots. An end is worth 1 if it has won, -1 if it has lost, between them if it shares.

    Who does what is not allowed has lost at once: `action_mask` says what is. An episode that should not go on
    for ever is cut by Gymnasium's `TimeLimit`.
    """

    def __init__(self, game: Game, seat: int, rivals: Rivals, tick: int, render_mode: str | None) -> None:
        if render_mode not in (None, "ansi"):
            raise Mistake(f"there is no render mode {render_mode!r}; there is 'ansi', and none")
        self.metadata = {"render_modes": ["ansi"], "render_fps": 1}
        self.game = game
        self.seat = seat
        self.render_mode = render_mode
        self.course = course(game, around(game, seat, rivals), tick)
        self.window = Window(self.course)
        self.observation_space = observation_space(numbers(game), self.course.actions)
        self.action_space = spaces.Discrete(self.course.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game. The same seed gives the same, and the same ones after it for which none is named."""
        super().reset(seed=seed)
        self.course.begin(str(seed if seed is not None else self.np_random.integers(SEEDS)))
        return self.window.seen(self.seat), {}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        course = self.course
        if course.asked == NOBODY:
            raise Mistake("the game is over, or none has begun: reset() begins one")
        try:
            asked = course.take(action)
        except BaseException:
            course.ask(NOBODY)  # a rival of somebody's own has failed in the middle of it
            raise
        if asked == NO_ACTION:
            raise no_action(action, course)
        if asked == REFUSED:
            return self.refused(int(action))
        return self.window.seen(self.seat), course.reward(self.seat), asked == NOBODY, False, {}

    def refused(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """The end of who does what is not allowed."""
        refusal = self.course.state.why_not(self.seat, action)
        self.course.ask(NOBODY)
        return self.window.seen(self.seat), -1.0, True, False, {"refused": refusal}

    def action_masks(self) -> Any:
        """What the seat may do, where masks are asked for apart from observations."""
        return self.window.mask.astype(bool)

    def render(self) -> str | None:
        """What somebody without a seat sees, as text."""
        return None if self.render_mode is None else shown(self.course.state)


def make(
    game: str | PathLike[str] | Game,
    seat: int = 0,
    rivals: Rivals = "normal",
    seats: int | None = None,
    components: str | PathLike[str] = "",
    rules: int | None = None,
    tick: int = TICK,
    render_mode: str | None = None,
    **options: OptionValue,
) -> Seat:
    """A seat of a game against bots: one for all others, or a list with one for each.

    `game` and what is chosen before it starts are as for `ludotheque.game`, each option by its name. A timed game asks
    whether to act every `tick` milliseconds; the last action is to wait.
    """
    return Seat(opened(game, options, seats, components, rules), seat, rivals, tick, render_mode)


def register(box: Box) -> None:
    """Let Gymnasium know a game by its name, with every version of its rules."""
    for version in range(1, box.label.rules + 1):
        name = f"ludotheque/{box.name}-v{version}"
        if box.opener is not None and name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="ludotheque.adapters.gymnasium:make",
                vector_entry_point="ludotheque.adapters.vector:make_vec",
                kwargs={"game": box.name, "rules": version},
            )


for _box in shelf():
    register(_box)
