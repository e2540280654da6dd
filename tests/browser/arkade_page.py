"""The board of Arkade in a browser: by taps in either mode, by keys, and as a race that the page plays by itself."""

import random
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, expect

from ludotheque.games import box
from tests.browser.guest import Guest
from tests.browser.table_page import TablePage
from tests.patience import PATIENCE

GAME = "arkade"
ALIEN, DEFENDER = 0, 1
FIRST, LAST = "a", "h"

LETTERS = {
    "throw": "t",
    "throw 1": "1t",
    "throw 2": "2t",
    "keep": "k",
    "end": "e",
    "fly": "f",
    "nugget left": "n",
    "nugget right": "m",
    "stop": "s",
}
"""What is typed for an action that needs no place on the board."""

RACE = (Path(__file__).parent / "race.js").read_text(encoding="utf-8")


class ArkadePage(TablePage):
    """One board for both players; what is tapped belongs to whoever of this device may act."""

    def cell(self, name: str) -> Locator:
        return self.page.locator(f'.screen [data-cell="{name}"]')

    def zone(self, column: int | str) -> Locator:
        return self.page.locator(f'.screen [data-zone="{column}"]')

    def button(self, name: str) -> Locator:
        return self.page.locator(f'.console.mine [data-press="{name}"]')

    def die(self, seat: int, number: int | str) -> Locator:
        return self.page.locator(f'[data-die="{seat}-{number}"]')

    def board(self) -> list[str]:
        """How every cell and the ship's zone read, for comparing two pages."""
        places = self.page.locator(".screen [data-cell], .screen [data-zone]")
        labels: list[str] = places.evaluate_all("(all) => all.map((place) => place.getAttribute('aria-label'))")
        return labels

    def places(self, action: str) -> list[Locator]:
        verb, *words = action.split()
        if verb == "throw" and words:
            return [self.page.locator(f'.console.mine [data-die$="-{words[0]}"]'), self.button("throw")]
        if verb == "move":
            return [self.cell(name) for name in (words[1:] if self.button("stop").count() else words)]
        if verb == "sacrifice":
            return [self.cell(words[0]), self.cell(beyond(words[0]))]
        if verb == "shoot":
            return [self.page.locator(f'.screen .aim[data-cell$="{words[0]}"]')]
        if verb == "gps":
            return [self.button("gps"), self.zone(words[0])]
        if verb == "blast":
            several = self.page.locator(f'[data-action^="blast {words[0]} "]').count() > 1
            return [self.button(f"ammo-{words[0]}"), *([self.zone(words[1])] if several else [])]
        if verb == "repair":
            return [self.button(f"repair-{words[0]}"), self.cell(words[1])]
        if verb == "tower":
            return [self.cell(LAST + words[0])]
        return [self.cell(words[0])] if words and verb != "nugget" else [self.button("-".join([verb, *words]))]

    def chosen(self, actions: list[str], chance: random.Random) -> str:
        """The furthest saucer runs for the last line; all else is luck."""
        moves = [action for action in actions if action.startswith("move ")]
        ahead = [move for move in moves if move.split()[1][0] < move.split()[2][0]]
        if ahead:
            return max(ahead, key=lambda move: move.split()[2])
        return chance.choice([action for action in actions if action not in moves] or actions)

    # By the keyboard, in strategy mode.

    def type(self, action: str) -> None:
        """Do it by the keys alone: letters, or arrows and Enter on the board."""
        verb, *words = action.split()
        if verb == "shoot" or action in LETTERS:
            for letter in LETTERS.get(action, words[0] if words else ""):
                self.page.keyboard.press(letter)
            return
        for name in words:
            self.walk(name)
            self.page.keyboard.press("Enter")

    def walk(self, name: str) -> None:
        """Lead the focus to a cell by the arrows."""
        here = self.focus()
        while here != name:
            key = arrow(here, name)
            self.page.keyboard.press(key)
            self.page.wait_for_function(
                "(here) => document.activeElement.matches('.screen *') && document.activeElement.dataset.cell !== here",
                arg=here,
            )
            here = self.focus()

    def focus(self) -> str:
        """The cell with the focus, if it is on one."""
        name: str = self.page.evaluate("document.activeElement.dataset.cell ?? ''")
        return name

    # In arcade mode.

    def race(self, *seats: int, held: bool = False) -> None:
        """Let the page play these seats by itself; `held`, to no end before it is released."""
        self.page.evaluate("(held) => void (window.held = held)", held)
        for seat in seats:
            self.page.evaluate(RACE, [seat, PATIENCE])

    def release(self) -> None:
        self.page.evaluate("window.held = false")

    def finish_race(self) -> None:
        self.page.evaluate("Promise.all(races)")
        expect(self.page.locator("section.end")).to_be_visible()

    def get_ready(self) -> None:
        ready = self.page.locator('[data-press="ready"]')
        expect(ready).to_have_count(2)
        for button in ready.all():
            self.press(button)

    def start(self) -> None:
        """Say that both are ready, and wait for the signal."""
        self.get_ready()
        expect(self.page.locator('.press.lit[data-press="throw"]')).not_to_have_count(0)

    def expect_fallen(self) -> None:
        expect(self.page.locator(".die.falling")).to_have_count(0)


def beyond(cell: str) -> str:
    """The cell before a saucer, one line on."""
    return chr(ord(cell[0]) + 1) + cell[1]


def arrow(here: str, there: str) -> str:
    """The key that leads nearer; from outside the cells any key leads in, from the ship's zone only the one upwards."""
    if not here or here[0] > there[0]:
        return "ArrowUp"
    if here[0] < there[0]:
        return "ArrowDown"
    return "ArrowLeft" if here[1] > there[1] else "ArrowRight"


# Before the game.


def set_up(guest: Guest, way: str, **options: str) -> None:
    """A table from the set-up page."""
    guest.open(f"/new/{GAME}")
    guest.button(way).click()
    for name, value in options.items():
        choose(guest, name, value)
    guest.button("start").click()


def choose(guest: Guest, option: str, value: str) -> None:
    """An option that stands foremost, by its card."""
    guest.button(f"option-{option}-{value}").click()


def sit_at_both(guest: Guest, keys: dict[str, Any]) -> None:
    """Follow the links to both seats, one after the other, at one device."""
    for seat in (ALIEN, DEFENDER):
        guest.page.goto("about:blank")
        guest.sit(keys, seat)
        expect(guest.page.locator(".console")).to_have_count(2)
    expect(guest.page.locator(".console.mine")).not_to_have_count(0)


def components(**times: int) -> str:
    """The standard box, but a side's dice fall, or the `countdown` of the signal lasts, so many milliseconds."""
    text = box(GAME).standard_components()
    for name, ms in times.items():
        text, count = re.subn(rf"^{name} = {{ value = \d+", f"{name} = {{ value = {ms}", text, flags=re.M)
        assert count == 1
    return text
