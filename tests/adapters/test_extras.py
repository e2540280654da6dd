"""Without what a door leads to, it says what to install."""

import subprocess
import sys

import pytest

CODE = """
import sys
sys.modules[{absent!r}] = None
try:
    import ludotheque.adapters.{door}
except ModuleNotFoundError as error:
    print(error)
"""


@pytest.mark.parametrize(
    ("door", "absent", "extra"),
    [
        *(("pettingzoo", "pettingzoo", "rl"), ("gymnasium", "gymnasium", "rl"), ("vector", "numpy", "rl")),
        ("openspiel", "pyspiel", "openspiel"),
    ],
)
def test_a_door_without_its_extra_says_which_it_is(door: str, absent: str, extra: str) -> None:
    code = CODE.format(door=door, absent=absent)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == f"this needs {absent}: pip install 'ludotheque[{extra}]'\n"
