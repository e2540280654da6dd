"""A server, a browser, and guests who must leave without a complaint."""

import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, expect

from ludotheque.games import box
from ludotheque.server.config import STATIC
from tests.browser.guest import HURRY, Guest
from tests.browser.words import GAME
from tests.patience import PATIENCE
from tests.server.running import Running

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
LOCALES = {"en": "en-GB", "fr": "fr-FR"}

NO_WORKER = {"service_workers": "block"}
"""A test that is not about what is kept on a device need not wait until it is."""

Visit = Callable[..., Guest]

expect.set_options(timeout=PATIENCE * 1000)


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    executable = os.environ.get("LUDOTHEQUE_BROWSER", "")
    if not Path(executable).is_file():
        pytest.exit("LUDOTHEQUE_BROWSER must name a Chromium; ./check browser finds or installs one", 2)
    if not (STATIC / "index.html").is_file():
        pytest.exit("the client is not built; ./check browser builds it", 2)
    return {"executable_path": executable, "args": list(FLAGS), "timeout": PATIENCE * 1000}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(tmp_path_factory.mktemp("house"), plugins=[], deals="alike")
    yield running
    assert running.stop() == 0
    assert "Traceback" not in running.errors, running.errors


@pytest.fixture
def visit(browser: Browser, server: Running) -> Iterator[Visit]:
    """Open a browser of one's own: `visit(language="fr", motion=True, ...)`, with Playwright's options of a context."""
    guests: list[Guest] = []

    def come(
        language: str = "en", motion: bool = False, hurry: bool = True, address: str = "", game: str = GAME, **more: Any
    ) -> Guest:
        wanted = {"viewport": {"width": 1280, "height": 900}, "accept_downloads": True, **NO_WORKER, **more}
        moving: Literal["no-preference", "reduce"] = "no-preference" if motion else "reduce"
        context = browser.new_context(locale=LOCALES[language], reduced_motion=moving, **wanted)
        if hurry:
            context.add_init_script(HURRY)
        guests.append(Guest(context, address or server.address, language, game))
        return guests[-1]

    yield come
    for guest in guests:
        guest.context.close()
    assert [said for guest in guests for said in guest.complaints] == []


@pytest.fixture(scope="session")
def small_box() -> str:
    """A component file with small sheets and weak candles: a whole game in a few taps."""
    standard = box(GAME).standard_components()
    small = standard.replace("rows = [5, 5, 3, 3]", "rows = [2, 1]")
    weak = re.sub(r"(hearts|second) = \{ value = \d", r"\1 = { value = 1", small)
    assert len({standard, small, weak}) == 3
    return weak
