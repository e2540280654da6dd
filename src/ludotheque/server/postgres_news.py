"""How news go through a database."""

CHANNEL = "ludotheque"
LOCK_SPACE = 1_819_632_751
"""Among the advisory locks of a database, those of this program."""

LONGEST = 7_999
"""So many bytes NOTIFY carries."""

NUL = "\0"
"""The one character that no text of a database holds; so no table has it in its name."""
