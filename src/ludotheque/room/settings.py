"""What whoever set up a table chooses for it besides the game, and may choose anew at any time."""

from typing import Literal

import msgspec

PaceName = Literal["slow", "normal", "quick"]


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether people may write to each other in words of their own, and how long bots take."""

    talk: bool = False
    pace: PaceName = "normal"
