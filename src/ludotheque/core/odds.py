"""Chances from the logarithm of the odds, in which what things are worth adds up."""

from math import exp
from typing import Final

FAR: Final = 200.0
"""As good as certain; beyond it powers would soon be too large for a number."""


def e_to(power: float) -> float:
    """Odds from their logarithm, whatever somebody's prices come to.

    >>> e_to(1.0), e_to(1e9) == e_to(1e10) > 1e80, e_to(-1e9) > 0.0
    (2.718281828459045, True, True)
    """
    if power > FAR:
        power = FAR
    elif power < -FAR:
        power = -FAR
    return exp(power)


def likely(odds: float) -> float:
    """A chance from the logarithm of its odds.

    >>> likely(0.0), likely(1e9), likely(-1e9) < 1e-80
    (0.5, 1.0, True)
    """
    return 1.0 / (1.0 + e_to(-odds))
