"""How difficult a puzzle is: measured by who misses it, bots of every level, each with chance of its own."""

from collections import Counter
from dataclasses import dataclass

from ludotheque.core.chance import Rng
from ludotheque.core.contract import State
from ludotheque.puzzles.shapes import Hits, Level
from ludotheque.search.levels import player

EASY, NORMAL, HARD = "easy", "normal", "hard"

TRIES = {EASY: 12, NORMAL: 12, HARD: 2}
"""How often a bot of each level is asked."""

MOST_FOUND = {EASY: 1 / 2, NORMAL: 3 / 4}
"""What `easy` finds more often, or `normal`, is no puzzle."""

SELDOM = {NORMAL: 1 / 3, HARD: 1 / 2}
"""Who finds it no more often than this misses it: `normal` what is of the second level, `hard` what is of the third."""


@dataclass(frozen=True)
class BotTries:
    """What bots of one level did, try by try."""

    chosen: list[int]

    @classmethod
    def of(cls, bot: str, state: State, seat: int, seed: str) -> "BotTries":
        return cls([choice(state, seat, bot, f"{seed}/{bot}/{number}") for number in range(TRIES[bot])])

    def hits(self, answer: int) -> Hits:
        return Hits(self.chosen.count(answer), len(self.chosen))

    def found(self, answer: int, at_most: float) -> bool:
        """Whether the answer was found in no more than such a share of the tries."""
        return self.chosen.count(answer) <= at_most * len(self.chosen)


Answers = dict[str, BotTries]
"""By the level of the bots."""


def missed(state: State, seat: int, answer: int, seed: str) -> Answers | None:
    """What `easy` and `normal` bots do; nothing if they find the answer."""
    answers: Answers = {}
    for bot, most in MOST_FOUND.items():
        answers[bot] = BotTries.of(bot, state, seat, seed)
        if not answers[bot].found(answer, most):
            return None
    return answers


def level_of(answers: Answers, answer: int) -> Level:
    """1: `normal` misses it now and then; 2: mostly; 3: `hard` misses it too."""
    if answers[HARD].found(answer, SELDOM[HARD]):
        return 3
    return 2 if answers[NORMAL].found(answer, SELDOM[NORMAL]) else 1


def tempting(answers: Answers, answer: int) -> int:
    """What bots did most often instead."""
    wrong = Counter(action for asked in answers.values() for action in asked.chosen if action != answer)
    return min(wrong, key=lambda action: (-wrong[action], action))


def choice(state: State, seat: int, name: str, seed: str) -> int:
    bot = player(name, state.game, seed)
    return bot.choose(bot.recall(state, seat, Rng(f"{seed}/imagined")), seat)
