"""Ctrl-C while compiled code is at work."""


def heed_interrupts() -> None:
    """Nothing, in plain Python. Compiled code calls it now and then, because only Python sees that Ctrl-C was pressed.

    This module is not compiled: then it would not help.
    """
