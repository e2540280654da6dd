"""Many games at once as a vector environment of Gymnasium: one compiled loop fills the arrays for all of them.

Without rivals every seat is the caller's: a step asks, in each game, whoever is to act, and `infos["seat"]` says who
that is; the reward is that of who has acted, and `infos["rewards"]` has everybody's. With rivals one seat is asked, as
in `gymnasium.make`. A game that is over begins anew at the next step, whatever is chosen there (`NEXT_STEP`).
"""

from collections.abc import Sequence
from os import PathLike
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, u8

from ludotheque.adapters.batch import EVERYBODY, Batch
from ludotheque.adapters.extras import missing
from ludotheque.adapters.seating import TICK, Rivals, around, course, numbers, opened
from ludotheque.core.box import OptionValue
from ludotheque.core.chance import Rng
from ludotheque.core.contract import Game
from ludotheque.core.errors import Mistake

try:
    import numpy
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

    from ludotheque.adapters.spaces import SEEDS, Observation, observation_space
except ModuleNotFoundError as absent:
    raise missing(absent, "rl") from None

MANY = 1_000_000
"""So many games at once, at most."""


class Games(VectorEnv[Observation, Any, Any]):
    """Games side by side, each with chance of its own."""

    def __init__(self, game: Game, count: int, seat: int, rivals: Rivals | None, tick: int, copy: bool) -> None:
        if not 1 <= count <= MANY:
            raise Mistake(f"{count} games at once; there may be 1 to {MANY}")
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}
        self.game = game
        self.num_envs = count
        encoding = numbers(game)
        bots = [] if rivals is None else around(game, seat, rivals)
        courses = [course(game, bots, tick) for _ in range(count)]
        self.batch = Batch(courses, encoding, EVERYBODY if rivals is None else seat)
        self.single_observation_space = observation_space(encoding, courses[0].actions)
        self.single_action_space = spaces.Discrete(courses[0].actions)
        self.observation_space = batch_space(self.single_observation_space, count)
        self.action_space = batch_space(self.single_action_space, count)
        self.copy = copy
        batch = self.batch
        self.numbers = numpy.frombuffer(batch.numbers, numpy.int64).reshape(count, encoding.size)
        self.masks = numpy.frombuffer(batch.masks, numpy.int8).reshape(count, courses[0].actions)
        self.gains = numpy.frombuffer(batch.gains, numpy.float64)
        self.rewards = numpy.frombuffer(batch.rewards, numpy.float64).reshape(count, game.seats)
        self.ended = numpy.frombuffer(batch.ended, bool)
        self.asked = numpy.frombuffer(batch.asked, numpy.int64)
        self.sampled = numpy.frombuffer(batch.sampled, numpy.int64)
        self.never: Any = numpy.zeros(count, bool)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin all games anew, or those that `options["reset_mask"]` marks.

        A seed decides everything. At place `i` the first game is that of seed `f"{seed}/{i}/0"`, the next one ends with
        `/1`, and so on; with a list of seeds it is `f"{seeds[i]}/0"`.
        """
        if seed is None or isinstance(seed, int):
            super().reset(seed=seed)
            base = int(self.np_random.integers(SEEDS)) if seed is None else seed
            seeds = [f"{base}/{index}" for index in range(self.num_envs)]
            self.batch.rng = Rng(f"{base}/sample")
        else:
            seeds = self.named(seed)
        which = (options or {}).get("reset_mask")
        marked = numpy.ones(self.num_envs, bool) if which is None else numpy.asarray(which, bool)
        if marked.shape != (self.num_envs,):
            raise Mistake(f"a reset_mask of shape {marked.shape} for {self.num_envs} games; it marks each of them")
        self.batch.begin(seeds, vec[u8](marked.astype(numpy.uint8).tobytes()))
        return self.seen(), self.told()

    def named(self, seeds: Sequence[int | None]) -> list[str]:
        if len(seeds) != self.num_envs:
            raise Mistake(f"{len(seeds)} seeds for {self.num_envs} games; name one for each, or one for all")
        drawn = [int(self.np_random.integers(SEEDS)) if each is None else each for each in seeds]
        self.batch.rng = Rng(f"{drawn}/sample")
        return [str(each) for each in drawn]

    def step(self, actions: Any) -> tuple[Observation, Any, Any, Any, dict[str, Any]]:
        """One action in each game."""
        chosen = numpy.asarray(actions)
        if chosen.shape != (self.num_envs,) or chosen.dtype.kind not in "iu":
            raise Mistake(f"{self.num_envs} whole numbers are the actions of {self.num_envs} games, one for each")
        done = vec[i64](numpy.ascontiguousarray(chosen, numpy.int64))
        if self.batch.strays(done):
            raise Mistake(f"actions of {self.game.name} run from 0 to {self.batch.width - 1}")
        try:
            self.batch.step(done)
        except BaseException:
            self.batch.give_up()  # a rival of somebody's own has failed
            raise
        return self.seen(), self.out(self.gains), self.out(self.ended), self.out(self.never), self.told()

    def sample(self) -> Any:
        """Any legal action in each game, by chance of its own that the seed decides; 0 in one that is over."""
        self.batch.sample()
        return self.out(self.sampled)

    def seen(self) -> Observation:
        return {"observation": self.out(self.numbers), "action_mask": self.out(self.masks)}

    def told(self) -> dict[str, Any]:
        return {"seat": self.out(self.asked), "rewards": self.out(self.rewards)}

    def out(self, array: Any) -> Any:
        return array.copy() if self.copy else array


def make(
    game: str | PathLike[str] | Game,
    count: int = 1,
    seat: int = 0,
    rivals: Rivals | None = None,
    seats: int | None = None,
    components: str | PathLike[str] = "",
    rules: int | None = None,
    tick: int = TICK,
    copy: bool = True,
    **options: OptionValue,
) -> Games:
    """So many games at once: without `rivals` every seat is asked, with them `seat` is.

    `game` and what is chosen before it starts are as for `ludotheque.game`, each option by its name. A timed game asks
    whoever can act every `tick` milliseconds; the last action is to wait. Without `copy` the arrays are handed out
    themselves, to be read until the next step fills them anew: as fast as memory allows.
    """
    return Games(opened(game, options, seats, components, rules), count, seat, rivals, tick, copy)


def make_vec(num_envs: int = 1, seat: int = 0, rivals: Rivals = "normal", **chosen: Any) -> Games:
    """The same as `gymnasium.make_vec` asks for it: one seat against bots."""
    return make(count=num_envs, seat=seat, rivals=rivals, **chosen)
