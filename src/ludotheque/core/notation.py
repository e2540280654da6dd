"""Actions by number and by line: the rules count them, people, files and sockets write them.

A game declares each verb once, with how many things it can be said of; the numbers follow. With the names of those
things the lines follow too, and `write` and `read` are exact inverses of each other.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from ludotheque.core.errors import BadNotation

SHOWN: Final = 60
"""How much of a line that is no action is shown again."""

LISTED: Final = 12
"""Up to so many things are listed; of more, the first and the last."""


@final
class Verbs:
    """Numbers the actions: a verb has as many as there are things it can be said of, and the next verb follows.

    >>> verbs = Verbs()
    >>> PASS, TAKE, PLACE = verbs.add("pass"), verbs.add("take", 2), verbs.add("place", 3)
    >>> PASS, TAKE, PLACE, verbs.count
    (0, 1, 3, 6)
    """

    def __init__(self) -> None:
        self.names: list[str] = []
        self.firsts: list[int] = []
        self.count: i64 = 0

    def add(self, verb: str, many: i64 = 1) -> i64:
        """A new verb; gives the number of its first action."""
        first = self.count
        self.names.append(verb)
        self.firsts.append(first)
        self.count += many
        return first

    def many(self, place: i64) -> i64:
        """How many actions the verb at a place of the list has."""
        end: i64 = self.count if place + 1 == len(self.firsts) else self.firsts[place + 1]
        return end - self.firsts[place]


@final
@mypyc_attr(acyclic=True)
class Lines:
    """The line of every action: its verb, and behind it what it is said of, if that has a name.

    >>> verbs = Verbs()
    >>> _ = verbs.add("pass"), verbs.add("take", 2)
    >>> lines = Lines(verbs, {"take": ["A", "B"]})
    >>> lines.write(2), lines.read("take A"), lines.verb(2)
    ('take B', 1, 'take')
    """

    def __init__(self, verbs: Verbs, things: dict[str, list[str]]) -> None:
        self.verbs = verbs
        self.listed: list[str] = []
        self.verb_at: list[str] = []
        for place in range(len(verbs.names)):
            verb: str = verbs.names[place]
            names: list[str] = things.get(verb, [""])
            if len(names) != verbs.many(place):
                raise ValueError(f"{verb!r} has {verbs.many(place)} actions and names for {len(names)} things")
            self.listed += [f"{verb} {name}" if name else verb for name in names]
            self.verb_at += [verb] * len(names)
        self.numbers: dict[str, int] = {line: number for number, line in enumerate(self.listed)}
        if len(self.numbers) != len(self.listed):
            raise ValueError("two actions have the same line")

    def write(self, action: i64) -> str:
        return self.listed[action]

    def read(self, line: str) -> i64:
        """The action of a line; raises `BadNotation` for one that is none, with what would be."""
        if line not in self.numbers:
            raise BadNotation(f"{shortened(line)!r} is no action; {self.proper(line)}")
        return self.numbers[line]

    def verb(self, action: i64) -> str:
        return self.verb_at[action]

    def proper(self, line: str) -> str:
        """What would be an action instead."""
        verb = line.partition(" ")[0]
        things = [self.listed[number][len(verb) + 1 :] for number, one in enumerate(self.verb_at) if one == verb]
        if not things:
            return f"an action begins with {', '.join(self.verbs.names)}"
        if things == [""]:
            return f"{verb!r} stands alone"
        if len(things) > LISTED:
            return f"{verb!r} is followed by {things[0] or things[1]} to {things[-1]}, or one between them"
        alone = "may stand alone, or is" if things[0] == "" else "is"
        return f"{verb!r} {alone} followed by {', '.join(filter(None, things))}"


def shortened(line: str) -> str:
    return line if len(line) <= SHOWN else f"{line[:SHOWN]}…"


def counted(many: i64) -> list[str]:
    """Names for things that people count from 1."""
    return [str(number + 1) for number in range(many)]
