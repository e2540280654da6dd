"""Quick phrases: what people say at a table with one tap, each reader in their own language.

A game names its own in `box.toml`, with the texts `phrase-<id>` beside its other texts. These are the house's, which
are said at every table; their texts are with the client.
"""

from typing import Final

COMMON: Final = (
    *("hello", "good-luck", "your-turn", "one-moment", "well-played", "thanks", "sorry", "oops", "yes", "no"),
    *("another-game", "bye"),
)
