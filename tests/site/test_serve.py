"""The small server that lies in a site."""

import errno
import socket
import threading
import webbrowser
from collections.abc import Iterator
from http.client import HTTPResponse
from pathlib import Path
from urllib.request import urlopen

import pytest

from ludotheque.site import serve


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    tmp_path = tmp_path_factory.mktemp("site")
    (tmp_path / "index.html").write_text("<html>")
    for name in ("a.wasm", "a.mjs", "a.js", "a.json", "a.ftl", "a.whl", "a.zip", "a.webmanifest"):
        (tmp_path / name).write_bytes(b"x")
    with serve.serving(tmp_path, 0) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_address[1]}/"
        finally:
            server.shutdown()
            thread.join()


def got(address: str) -> HTTPResponse:
    answer = urlopen(address)
    assert isinstance(answer, HTTPResponse)
    return answer


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("", "text/html; charset=utf-8"),
        ("a.wasm", "application/wasm"),
        ("a.mjs", "text/javascript; charset=utf-8"),
        ("a.js", "text/javascript; charset=utf-8"),
        ("a.json", "application/json"),
        ("a.ftl", "text/plain; charset=utf-8"),
        ("a.whl", "application/zip"),
        ("a.zip", "application/zip"),
        ("a.webmanifest", "application/manifest+json"),
    ],
)
def test_files_have_their_types_whatever_the_system_thinks(address: str, name: str, kind: str) -> None:
    with got(address + name) as answer:
        assert answer.headers["Content-Type"] == kind
        assert answer.headers["Cache-Control"] == "no-cache"


def test_it_listens_on_this_computer_alone(tmp_path: Path) -> None:
    with serve.serving(tmp_path, 0) as server:
        assert server.server_address[0] == "127.0.0.1"


def test_a_port_that_is_taken_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        with pytest.raises(SystemExit, match="is taken, perhaps by this very room"):
            serve.main([str(taken.getsockname()[1]), "--no-browser"])


@pytest.mark.parametrize("words", [["eighty"], ["80", "81"], ["-1"], ["65536"], ["--port"], ["٣"]])
def test_other_words_are_told_how_it_is_used(words: list[str]) -> None:
    with pytest.raises(SystemExit, match=r"usage: python3 serve\.py"):
        serve.main(words)


def test_the_browser_is_opened_unless_nobody_wants_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown: list[str] = []

    class Window(webbrowser.BaseBrowser):
        def open(self, url: str, new: int = 0, autoraise: bool = True) -> bool:
            shown.append(url)
            return True

    def enough(server: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(webbrowser, "get", Window)
    monkeypatch.setattr(serve.Server, "serve_forever", enough)
    serve.main(["0"])
    assert [f"{shown[0]}   (Ctrl-C)"] == capsys.readouterr().out.splitlines()[:1]
    serve.main(["0", "--no-browser"])
    assert len(shown) == 1


def test_anything_else_that_is_wrong_with_a_port_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(folder: Path, port: int) -> None:
        raise OSError(errno.EINVAL, "not today")

    monkeypatch.setattr(serve, "serving", refused)
    with pytest.raises(SystemExit, match="not today"):
        serve.main([])


@pytest.mark.parametrize(("error", "told"), [(BrokenPipeError(), False), (ValueError("odd"), True)])
def test_a_browser_that_hangs_up_is_no_error(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], error: Exception, told: bool
) -> None:
    with serve.serving(tmp_path, 0) as server:
        try:
            raise error
        except Exception:
            server.handle_error(None, ("127.0.0.1", 1))  # type: ignore[arg-type]
    assert ("Traceback" in capsys.readouterr().err) == told
