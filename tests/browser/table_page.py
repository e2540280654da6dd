"""The table as a person sees it: what can be done now, and the ways to do it. Each game has a page of its own."""

import random
import re
from abc import ABC, abstractmethod
from typing import Any, NamedTuple

from playwright.sync_api import Locator, expect

from ludotheque.core.types import Data
from tests.browser.guest import Guest

SHOWN = """(told) => {
    const all = (places) => [...document.querySelectorAll(places)];
    const now = {
        actions: all('[data-action]').map((button) => button.dataset.action),
        told: all('.log li:not(.muted)').map((line) => line.textContent).join('\\n'),
        over: all('section.end').length > 0,
        curtain: all('.curtain').length > 0,
    };
    const asked = now.actions.length > 0 && now.told !== told && all(':is(.board, .hand) :is(.lit, .pass)').length > 0;
    const calm = all('.thinking').length === 0 || all('.coach').length > 0;
    return now.over || now.curtain || (asked && calm) ? now : null;
}"""
"""A bot that acts at the same time goes first, lest the page change under our hands; in a lesson it waits for us.

That something has happened is read in the log, where every step leaves a line, or takes away what is to be remembered.
"""

TOLD = ("welcome", "update")
"""The messages that bring a step."""


class Now(NamedTuple):
    """What the page shows when it waits for somebody."""

    actions: list[str]
    told: str
    over: bool
    curtain: bool


class TablePage(ABC):
    """A table in the browser of a guest who plays `seat`."""

    def __init__(self, guest: Guest, seat: int = 0, touch: bool = False) -> None:
        self.guest = guest
        self.page = guest.page
        self.seat = seat
        self.touch = touch
        self.told: str | None = None

    def wait(self) -> Now:
        """Until there is something to do that was not there before: an action, a curtain to open, the end."""
        now = Now(**self.page.wait_for_function(SHOWN, arg=self.told).json_value())
        if not now.curtain:
            self.told = now.told
        return now

    def look(self) -> Now | None:
        """The same at once; nothing if there is nothing to do yet."""
        seen = self.page.evaluate(SHOWN, self.told)
        return Now(**seen) if seen else None

    # The board.

    @abstractmethod
    def places(self, action: str) -> list[Locator]:
        """What has to be tapped for an action, one after the other."""

    @abstractmethod
    def chosen(self, actions: list[str], chance: random.Random) -> str:
        """An action that leads to the end of the game before long."""

    def expect_lit(self, place: Locator) -> None:
        expect(place).to_have_class(re.compile(r"\b(lit|held|pass)\b"))

    def holds(self, place: Locator) -> bool:
        """Held already, because there is no other."""
        return "held" in (place.get_attribute("class") or "").split()

    def play(self, action: str) -> None:
        """Do it on the board, by tapping what is lit."""
        for place in self.places(action):
            self.expect_lit(place)
            if not self.holds(place):
                self.press(place)

    def press(self, place: Locator) -> None:
        if self.touch:
            place.tap()
        else:
            place.click()

    def play_to_the_end(self, chance: random.Random) -> int:
        """A whole game by taps on the board; gives the number of actions."""
        count = 0
        while not (now := self.wait()).over:
            self.play(self.chosen(now.actions, chance))
            count += 1
        return count

    # What came over the socket.

    @property
    def steps(self) -> list[Data]:
        """Every step that came to this device, the newest last."""
        return [frame.get("now", frame) for frame in self.guest.heard if frame["type"] in TOLD]

    @property
    def step(self) -> Data:
        """The newest step that came to this device."""
        return self.steps[-1]

    # Around the board.

    @property
    def prompt(self) -> Locator:
        return self.page.locator(".prompt")

    @property
    def log(self) -> Locator:
        return self.page.locator(".log li")

    @property
    def toast(self) -> Locator:
        return self.page.locator(".toast")

    def see(self, message: str, **values: Any) -> None:
        """The prompt says this."""
        expect(self.prompt).to_have_text(self.guest.say(message, **values))
