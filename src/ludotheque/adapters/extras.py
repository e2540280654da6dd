"""What is said where a door is opened and what it leads to is not installed."""


def missing(absent: ModuleNotFoundError, extra: str) -> ModuleNotFoundError:
    """The same error, with what helps.

    >>> print(missing(ModuleNotFoundError("No module named 'numpy'", name="numpy"), "rl"))
    this needs numpy: pip install 'ludotheque[rl]'
    """
    return ModuleNotFoundError(f"this needs {absent.name}: pip install 'ludotheque[{extra}]'", name=absent.name)
