"""Input gone wrong: plain data and text, changed at random the way hands, programs and attackers do."""

import json
from copy import deepcopy
from random import Random
from typing import Any

NASTY: list[Any] = [
    *(None, True, False, 0, -1, 1, 2, 63, 64, 255, 2**31, 2**53 + 1, 2**63 - 1, 2**63, -(2**63) - 1, 10**30),
    *(0.5, -0.0, 1e308, "", " ", "a", "\x00", "é", "\u3164", "\ud83d", "😀", "@", "../x", "standard", "x" * 300),
    *([], {}, [[]], [None], {"": None}, [0] * 100, {"type": "act"}, ["a"] * 70),
]
"""Values that programs stumble over."""

MARKS = ["\x00", "\n", '"', "\\", "[", "]", "{", "}", "=", "#", "@", " ", "0", "9", "-", "é", "\u0301", "'", ",", "."]


def nasty(random: Random) -> Any:
    """One of them, for whoever takes it to change further."""
    return deepcopy(random.choice(NASTY))


def nonsense(plain: Any, random: Random, changes: int = 3) -> Any:
    """Plain data with a few changes somewhere in it."""
    copy = json.loads(json.dumps(plain))
    for _ in range(1 + random.randrange(changes)):
        copy = _changed(copy, random)
    return copy


def nonsense_object(plain: dict[str, Any], random: Random) -> dict[str, Any]:
    """The same for an object that stays one."""
    while not isinstance(changed := nonsense(plain, random), dict):
        pass
    return changed


def _changed(plain: Any, random: Random) -> Any:
    """The same with one change: here, or in one of the parts."""
    if isinstance(plain, dict) and plain and random.random() < 0.85:
        name = random.choice([*plain])
        way = random.randrange(8)
        if way == 0:
            del plain[name]
        elif way == 1:
            plain[random.choice([*plain, "more", ""])] = nasty(random)
        else:
            plain[name] = _changed(plain[name], random)
        return plain
    if isinstance(plain, list) and plain and random.random() < 0.85:
        index = random.randrange(len(plain))
        way = random.randrange(8)
        if way == 0:
            del plain[index]
        elif way == 1:
            plain.insert(index, plain[random.randrange(len(plain))])
        elif way == 2:
            random.shuffle(plain)
        else:
            plain[index] = _changed(plain[index], random)
        return plain
    if isinstance(plain, int) and not isinstance(plain, bool) and random.random() < 0.5:
        return plain + random.choice((-2, -1, 1, 2, 10))
    if isinstance(plain, str) and random.random() < 0.5:
        return nonsense_text(plain, random)
    return nasty(random)


def nonsense_text(text: str, random: Random, changes: int = 3) -> str:
    """Text with a few changes: letters, pieces and lines that are missing, doubled, moved or nonsense."""
    for _ in range(1 + random.randrange(changes)):
        at, end = sorted(random.randrange(len(text) + 1) for _ in range(2))
        end = min(end, at + random.choice((1, 5, 80)))
        way = random.randrange(6)
        if way == 0:
            text = text[:at] + text[end:]
        elif way == 1:
            text = text[:at] + random.choice(MARKS) + text[at:]
        elif way == 2:
            text = text[:at] + text[at:end] * random.choice((2, 3, 30)) + text[end:]
        elif way == 3:
            text = text[:at] + str(random.choice(NASTY)) + text[end:]
        elif way == 4:
            lines = text.split("\n")
            lines.insert(random.randrange(len(lines)), random.choice(lines))
            text = "\n".join(lines)
        else:
            text = text[:at]
    return text[:20_000]
