"""`sit` on the command line, at a real server."""

from collections.abc import Callable

from tests.cli.conftest import Run
from tests.server.conftest import server
from tests.server.running import Running
from tests.server.test_sit import SHELL, link

__all__ = ["server"]


def test_on_the_command_line(server: Running, run: Run) -> None:
    keys = server.table("open", "easy", game="tiny")
    words = ("sit", link(server, keys, keys["seats"][0]), "--name", "Shell", "--bot", SHELL, "--plugin", "tests.tiny")
    result = run(*words)
    assert result.exit_code == 0, result.output
    first, last = result.stdout.splitlines()
    assert first.startswith(f"Seated at seat 1. The link of this seat is now {server.address}/t/{keys['table']}#")
    assert last.startswith("The game is over. Scores, seat by seat: ")


def test_what_cannot_be_is_told(server: Running, fails: Callable[..., str]) -> None:
    keys = server.table("open", "easy")
    sit = ("sit", link(server, keys, keys["watch"]))
    assert "this link opens no seat" in fails(*sit)
    assert "'nonsense' is no link of a seat; such a link is http://ADDRESS/t/TABLE#KEY" in fails("sit", "nonsense")
    assert "the table refuses (no-key)" in fails("sit", link(server, keys, "guess"))
    assert "there is no player 'wizard'" in fails(*sit, "--bot", "wizard")
    assert "http://127.0.0.1:1 does not answer: " in fails("sit", "http://127.0.0.1:1/t/abc#key")
