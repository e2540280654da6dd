"""The games as environments of PettingZoo (its "agent environment cycle"), for any number of learners at a table.

An agent is a seat, `player_0` and so on. `observe` holds what the seat knows and a mask of what it may do; `state`, for
central critics only, holds what all seats know together. An end is worth 1 to who has won, -1 to who has lost.
"""

import sys
from collections.abc import Iterator
from os import PathLike
from typing import Any

from ludotheque.adapters.course import NOBODY, REFUSED
from ludotheque.adapters.extras import missing
from ludotheque.adapters.seating import TICK, course, no_action, numbers, opened
from ludotheque.core.box import OptionValue
from ludotheque.core.contract import Game
from ludotheque.core.errors import Illegal, Mistake

try:
    import numpy
    from gymnasium import spaces
    from gymnasium.utils import EzPickle
    from pettingzoo import AECEnv

    from ludotheque.adapters.spaces import SEEDS, Observation, Window, number_space, observation_space, shown
except ModuleNotFoundError as absent:
    raise missing(absent, "rl") from None


class raw_env(AECEnv, EzPickle):  # noqa: N801 (so are they called in PettingZoo)
    """A game as it is: an illegal action raises `Illegal`, with the rule that forbids it, and changes nothing."""

    forgives = False

    def __init__(
        self,
        game: str | PathLike[str] | Game,
        seats: int | None = None,
        components: str | PathLike[str] = "",
        rules: int | None = None,
        tick: int = TICK,
        render_mode: str | None = None,
        **options: OptionValue,
    ) -> None:
        """`game` and what is chosen before it starts are as for `ludotheque.game`, each option by its name.

        A timed game asks whoever can act every `tick` milliseconds; the last action is to wait.
        """
        EzPickle.__init__(self, game, seats, components, rules, tick, render_mode, **options)
        AECEnv.__init__(self)
        if render_mode not in (None, "ansi"):
            raise Mistake(f"there is no render mode {render_mode!r}; there is 'ansi', and none")
        self.game = opened(game, options, seats, components, rules)
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{self.game.name}_v{self.game.setup.rules}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        encoding, self.course = numbers(self.game), course(self.game, tick=tick)
        self.window = Window(self.course)
        self.take, self.seen = self.course.take, self.window.seen
        """What every step does, looked up once."""
        self.possible_agents = [f"player_{seat}" for seat in range(self.game.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {
            agent: observation_space(encoding, self.course.actions) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.course.actions) for agent in self.possible_agents}
        self.state_space = number_space(encoding, self.game.seats)
        self.last_seed: int | None = None
        self.chance: numpy.random.Generator | None = None
        """For games without a seed; made when the first one is wanted, since that takes longer than to begin a game."""
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Dict:
        """What an agent may observe."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """What an agent may do, legal now or not."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. The same seed gives the same, and the same ones after it for which none is named."""
        if seed is not None:
            self.last_seed, self.chance = seed, None
            self.course.begin(str(seed))
        else:
            self.chance = self.chance or numpy.random.default_rng(self.last_seed)
            self.course.begin(str(self.chance.integers(SEEDS)))
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.course.asked]

    def observe(self, agent: str) -> Observation:
        """What a seat knows, and what it may do if it is asked; nothing else, whatever others have done in secret."""
        return self.seen(self.seat_of[agent])

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """What the agent that is asked observes, what it got since it last acted, whether its game is over or cut."""
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def agent_iter(self, max_iter: int = sys.maxsize) -> Iterator[str]:
        """Whoever is asked, until the game is over for all; each of them must step before the next."""
        for _ in range(max_iter):
            if not self.agents:
                return
            yield self.agent_selection

    def step(self, action: Any) -> None:
        """The agent that is asked does something; after the end each of them steps once more, with `None`."""
        asked = self.take(action)
        if asked >= 0:
            self.agent_selection = self.possible_agents[asked]
        elif asked == NOBODY:
            self.finish({each: self.course.reward(seat) for each, seat in self.seat_of.items()})
        elif not self.agents:
            raise Mistake("the game is over, or none has begun: reset() begins one")
        elif self.terminations[self.agent_selection]:
            self._was_dead_step(action)
        elif asked == REFUSED:
            self.refuse(self.agent_selection, int(action))
        else:
            raise no_action(action, self.course)

    def refuse(self, agent: str, action: int) -> None:
        """What becomes of an action that is not allowed."""
        refusal = self.course.state.why_not(self.course.asked, action)
        if not self.forgives:
            raise Illegal(refusal or {})
        self.course.ask(NOBODY)
        self.infos[agent] = {"refused": refusal}
        self.finish({each: -1.0 if each == agent else 0.0 for each in self.agents})

    def finish(self, rewards: dict[str, float]) -> None:
        self.rewards = rewards
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def state(self) -> Any:
        """What all seats know together, side by side from the first seat on: **more than any of them may know**.

        It is there for central critics, which see everything while they learn; to act, a seat has `observe`.
        """
        return numpy.concatenate([self.window.known(seat) for seat in range(self.game.seats)])

    def render(self) -> str | None:
        """What somebody without a seat sees, as text."""
        return None if self.render_mode is None else shown(self.course.state)

    def close(self) -> None:
        """There is nothing to close."""


class env(raw_env):  # noqa: N801
    """As PettingZoo's own board games: who does what is not allowed has lost at once, and nobody gains by it."""

    forgives = True
