"""A step as a film: what changes in somebody's view with each event, so that nothing is seen before it is told.

The rules tell an event as soon as it shows, so the views at those moments are what a camera would have seen. A frame
holds only what differs from the one before it.
"""

from typing import Any

from ludotheque.core.types import Data

Change = tuple[list[str | int], Any]
"""Where something differs, as the keys and indices that lead there, and what is there now."""

Frame = list[Change]


def frames(before: Data, views: list[Data]) -> list[Frame]:
    """The views after one another, each as what has changed since the one before.

    >>> frames({"ship": "a1", "dice": [1, 2]}, [{"ship": "a2", "dice": [1, 2]}, {"ship": "a2", "dice": [1, 6]}])
    [[(['ship'], 'a2')], [(['dice', 1], 6)]]
    """
    return [_changes(old, new) for old, new in zip([before, *views], views, strict=False)]


def _changes(old: Data, new: Data) -> list[Change]:
    found: list[Change] = []
    _compare(old, new, [], found)
    return found


def _compare(old: Any, new: Any, path: list[str | int], found: list[Change]) -> None:
    """Down to the smallest parts that still have the same form.

    What is equal is passed over as a whole, which is most of a view. No place of a view is a number at one time and a
    truth at another: a game's shapes see to that, so that what is equal is the same.
    """
    if type(new) is dict and type(old) is dict and old.keys() == new.keys():
        for key, value in new.items():
            if old[key] != value:
                _compare(old[key], value, [*path, key], found)
    elif type(new) is list and type(old) is list and len(old) == len(new):
        for index, value in enumerate(new):
            if old[index] != value:
                _compare(old[index], value, [*path, index], found)
    else:
        found.append((path, new))
