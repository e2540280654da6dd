"""Plain data, compared to the byte and sent elsewhere."""

from typing import Any

import msgspec

from ludotheque.core.types import Data


def plain(data: Any) -> bytes:
    """Plain data as bytes, to be compared to the byte."""
    return msgspec.json.encode(data)


def through_json(data: Any) -> Any:
    """What arrives when plain data is sent somewhere else."""
    return msgspec.json.decode(plain(data))


def without_generator(position: Data) -> Data:
    """A position and not its future."""
    return {name: value for name, value in position.items() if name != "rng"}
