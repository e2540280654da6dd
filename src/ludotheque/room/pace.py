"""How long bots take to act where no clock runs. How long they thought must tell nobody whether a hand left any choice.

So a bot that once pondered takes as long for what needs no thought, and answers out of turn come in a beat.
"""

LONGEST = 3
"""How many pauses a bot waits at most, and the beat of answers out of turn: more than any of them needs to think."""


PAUSES = {"slow": 2.0, "normal": 1.0, "quick": 0.4}
"""How long a pause is at a table where people want bots to be slow or quick, in usual pauses."""


class Pace:
    """The pace of the bots at one table; a pause is the least that any of them takes. No pause, no pace: for tests."""

    def __init__(self, pause: float) -> None:
        self.pause = pause
        self._usual: dict[str, float] = {}
        self._longest: dict[str, float] = {}

    def least(self, level: str, thought: float) -> float:
        """How much longer at least it takes, though somebody skips its pause: as long as the level ever thought.

        >>> pace = Pace(1.0)
        >>> [pace.least("hard", thought) for thought in (0.25, 2.0, 0.25, 9.0, 0.25)]
        [0.0, 0.0, 1.75, 0.0, 2.75]
        """
        longest = self._longest.get(level, 0.0)
        self._longest[level] = min(max(longest, thought), LONGEST * self.pause)
        return max(0.0, longest - thought)

    def rest(self, level: str, thought: float) -> float:
        """How much longer a bot of the level takes after so many seconds of thinking.

        >>> pace = Pace(1.0)
        >>> [pace.rest("hard", thought) for thought in (0.25, 2.0, 0.25, 9.0, 0.25)]
        [0.75, 0.0, 1.75, 0.0, 2.75]
        """
        if not self.pause:
            return 0.0
        usual = self._usual.get(level, self.pause)
        self._usual[level] = min(max(usual, thought), LONGEST * self.pause)
        return max(0.0, usual - thought)

    def rest_before_an_answer(self, thought: float) -> float:
        """The same for an answer out of turn.

        >>> Pace(1.0).rest_before_an_answer(0.25), Pace(1.0).rest_before_an_answer(4.0)
        (2.75, 2.0)
        """
        return -thought % (LONGEST * self.pause) if self.pause else 0.0
