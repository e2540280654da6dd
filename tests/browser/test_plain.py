"""A game from elsewhere without a board of its own: played to its end in the room that `ludotheque serve` opens."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

import ludotheque
from ludotheque.games import box
from ludotheque.games.plugins import load_plugins
from tests.browser.conftest import LOCALES, Visit
from tests.browser.guest import Guest
from tests.browser.site import come, host, made
from tests.browser.test_every_page import PHONE, flaws
from tests.browser.test_whole_games import saved_record
from tests.patience import PATIENCE

GAME = "connect_four"
EXAMPLES = Path(__file__).parents[2] / "examples"
ROWS, COLUMNS = 6, 7
LAPTOP = {"viewport": {"width": 1280, "height": 720}}

DROPS = [1, 1, 1, 1, 1, 1, 2, 3, 2, 3, 2, 3, 2]
"""The first column is filled, then red stands four high in the second."""


def command(*words: str | Path) -> list[str]:
    return [sys.executable, "-m", "ludotheque", *map(str, words), "--plugin", GAME]


@pytest.fixture(scope="module")
def environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(Path(ludotheque.__file__).parents[1])}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory, environment: dict[str, str]) -> Iterator[str]:
    """The room, opened as the guide says, in the folder where the game lies."""
    room = command("serve", "--no-browser", "--port", "0", "--data", tmp_path_factory.mktemp("data"))
    with subprocess.Popen(
        room, cwd=EXAMPLES, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as serving:
        assert serving.stdout is not None
        told = serving.stdout.readline()
        yield next(word for word in told.split() if word.startswith("http")).rstrip("/")
        serving.send_signal(signal.SIGINT)
        _, errors = serving.communicate(timeout=PATIENCE)
    assert serving.returncode == 0
    assert "Traceback" not in errors, errors


@pytest.fixture(scope="module", autouse=True)
def _its_texts() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(EXAMPLES)
        load_plugins([GAME])
        yield


@pytest.mark.parametrize(
    ("language", "screen", "window"), [("fr", "phone", PHONE), ("en", "wide", LAPTOP)], ids=["phone", "laptop"]
)
def test_a_whole_game_on_the_plain_board(
    visit: Visit,
    address: str,
    environment: dict[str, str],
    tmp_path: Path,
    language: str,
    screen: str,
    window: dict[str, object],
) -> None:
    guest = visit(language, game=GAME, address=address, **window)
    play_to_the_end(guest, screen)
    record = saved_record(guest, tmp_path)
    subprocess.run(command("replay", "--verify", record), cwd=EXAMPLES, env=environment, check=True)


def test_a_whole_game_in_a_site_without_a_server(browser: Browser, environment: dict[str, str], tmp_path: Path) -> None:
    site = tmp_path / "site"
    subprocess.run(command("site", site, "--parts", made().parent / "parts"), cwd=EXAMPLES, env=environment, check=True)
    with host(site) as files:
        guest = come(browser, files, "en", GAME, reduced_motion="reduce", locale=LOCALES["en"], **LAPTOP)
        play_to_the_end(guest, "wide")
        guest.context.close()
        assert guest.complaints == []


def play_to_the_end(guest: Guest, screen: str) -> None:
    sit_down(guest)
    lying: list[list[str]] = [[] for _ in range(COLUMNS)]
    for number, column in enumerate(DROPS):
        expect_shown(guest, lying, number % 2)
        expect(grid(guest)).to_be_in_viewport(ratio=0.99)
        if number == COLUMNS:
            assert flaws(guest, screen, "plain") == []
        expect(drop(guest, column)).to_be_in_viewport(ratio=1)
        drop(guest, column).click()
        lying[column - 1].append(guest.say("value-red" if number % 2 == 0 else "value-yellow"))
    expect(guest.page.locator("section.end h2")).to_have_text(guest.say("end-won", player=guest.say("role-0")))
    expect(guest.page.locator(".plain .lit")).to_have_count(0)
    expect_grid(guest, lying)


def sit_down(guest: Guest) -> None:
    """From the shelf to a table for two at one device."""
    guest.open()
    title = box(GAME).label.title
    guest.page.get_by_role("button", name=title).click()
    expect(guest.page.get_by_role("heading", name=title)).to_be_visible()
    guest.open(f"/new/{GAME}")
    guest.button("quick-sofa").click()
    guest.button("start").click()


def drop(guest: Guest, column: int) -> Locator:
    return guest.page.locator(".plain .offers").get_by_role(
        "button", name=guest.say("action-drop", column=column), exact=True
    )


def expect_shown(guest: Guest, lying: list[list[str]], seat: int) -> None:
    """What lies where, whose turn it is, and every action that there is."""
    free = [column for column in range(1, COLUMNS + 1) if len(lying[column - 1]) < ROWS]
    actions = guest.page.locator(".plain .offers .lit")
    expect(actions).to_have_text([guest.say("action-drop", column=column) for column in free])
    expect(guest.page.locator(".facts dd").first).to_have_text(guest.say(f"role-{seat}"))
    expect_grid(guest, lying)


def expect_grid(guest: Guest, lying: list[list[str]]) -> None:
    cells = [discs[row] if row < len(discs) else "" for row in reversed(range(ROWS)) for discs in lying]
    expect(grid(guest).locator("tbody td")).to_have_text(cells)


def grid(guest: Guest) -> Locator:
    return guest.page.get_by_role("table", name=guest.say("field-board"))
