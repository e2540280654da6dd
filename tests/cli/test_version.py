"""`--version`: which Ludothèque this is, and whether it is the fast one."""

import ludotheque
from ludotheque.core import chance
from tests.cli.conftest import Run


def test_the_version_says_whether_it_is_compiled(run: Run) -> None:
    compiled = not chance.__file__.endswith(".py")
    assert ludotheque.is_compiled() == compiled
    told = run("--version").stdout
    assert told == f"ludotheque {ludotheque.__version__} ({'compiled' if compiled else 'not compiled'})\n"
