"""The table as a person sees it: what can be done now, and the ways to do it."""

import random
import re
from typing import Any, NamedTuple

from playwright.sync_api import Locator, expect

from tests.browser.guest import Guest
from tests.patience import PATIENCE

SHOWN = """(told) => {
    const all = (places) => [...document.querySelectorAll(places)];
    const now = {
        actions: all('[data-action]').map((button) => button.dataset.action),
        told: all('.log li:not(.muted)').length,
        over: all('section.end').length > 0,
        curtain: all('.curtain').length > 0,
    };
    const asked = now.actions.length > 0 && now.told > told && all('.board .lit, .board .pass').length > 0;
    const calm = all('.thinking').length === 0 || all('.coach').length > 0;
    return now.over || now.curtain || (asked && calm) ? now : null;
}"""
"""A bot that acts at the same time goes first, lest the page change under our hands; in a lesson it waits for us."""

CELLS = """(cells) =>
    cells.map((cell) => `${cell.dataset.cell} ${cell.getAttribute('aria-label').split(', can ')[0]}`)"""

AT_ONCE = """async ([seed, wanted, seconds]) => {
    const shown = (places) => [...document.querySelectorAll(places)];
    const phase = () => shown('section.end').length ? 'over' : shown('[data-die]').length === 0 ? 'combat'
        : shown('[data-option]').length ? 'choose' : 'roll';
    let told = -1;
    let since = Date.now();
    while (Date.now() - since < seconds * 1000) {
        const lines = shown('.log li:not(.muted)').length;
        const actions = shown('.board .lit, .board .pass').length ? shown('[data-action]') : [];
        if (phase() === 'over' || (actions.length && lines > told && wanted.includes(phase()))) return phase();
        if (actions.length && lines > told) {
            told = lines;
            since = Date.now();
            const copies = actions.filter((button) => button.dataset.action.startsWith('copy'));
            const choice = copies.length ? copies : actions;
            seed = (seed * 48271) % 2147483647;
            choice[seed % choice.length].click();
        }
        await new Promise((later) => requestAnimationFrame(later));
    }
    throw new Error(`the game stands still: ${document.querySelector('main').innerText}`);
}"""


class Now(NamedTuple):
    """What the page shows when it waits for somebody."""

    actions: list[str]
    told: int
    over: bool
    curtain: bool


class TablePage:
    """A table in the browser of a guest who plays `seat`."""

    def __init__(self, guest: Guest, seat: int = 0, touch: bool = False) -> None:
        self.guest = guest
        self.page = guest.page
        self.seat = seat
        self.touch = touch
        self.told = -1

    def wait(self) -> Now:
        """Until there is something to do that was not there before: an action, a curtain to open, the end."""
        now = Now(**self.page.wait_for_function(SHOWN, arg=self.told).json_value())
        self.told = now.told
        return now

    def look(self) -> Now | None:
        """The same at once; nothing if there is nothing to do yet."""
        seen = self.page.evaluate(SHOWN, self.told)
        return Now(**seen) if seen else None

    def advance(self, *phases: str, seed: int = 7) -> str:
        """Play from the list of actions, as fast as the page goes, until it is our turn in one of these phases."""
        reached: str = self.page.evaluate(AT_ONCE, [seed, phases, PATIENCE])
        return reached

    # The board.

    def cell(self, sheet: int, name: str) -> Locator:
        return self.page.locator(f'.battlefield [data-cell="{sheet}-{name}"]')

    def mine(self, name: str) -> Locator:
        return self.cell(self.seat, name)

    def rival(self, name: str) -> Locator:
        return self.cell(1 - self.seat, name)

    def option(self, name: str) -> Locator:
        return self.page.locator(f'[data-option="{name}"]')

    @property
    def die(self) -> Locator:
        return self.page.locator("[data-die]")

    def places(self, action: str) -> list[Locator]:
        """What has to be tapped for an action, one after the other."""
        verb, *words = action.split()
        if verb == "roll":
            return [self.die]
        if verb == "throw":
            return [self.mine(words[0]), self.rival(words[1])]
        if verb == "pass":
            return [self.page.locator(".pass")]
        return [self.option("damage" if verb == "tick" else words[0]), self.mine(words[-1])]

    def expect_lit(self, place: Locator) -> None:
        expect(place).to_have_class(re.compile(r"\b(lit|held|pass)\b"))

    def holds(self, place: Locator) -> bool:
        """Held already, because there is no other."""
        return "held" in (place.get_attribute("class") or "").split()

    def play(self, action: str) -> None:
        """Do it on the board, by tapping what is lit."""
        for place in self.places(action):
            self.expect_lit(place)
            if self.holds(place):
                continue
            if self.touch:
                place.tap()
            else:
                place.click()

    def play_to_the_end(self, chance: random.Random) -> int:
        """A whole game by taps on the board; gives the number of actions."""
        count = 0
        while not (now := self.wait()).over:
            self.play(chosen(now.actions, chance))
            count += 1
        return count

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

    def sheets(self) -> list[str]:
        """How every cell of both sheets reads, for comparing two pages."""
        cells: list[str] = self.page.locator(".battlefield [data-cell]").evaluate_all(CELLS)
        return sorted(cells)


def chosen(actions: list[str], chance: random.Random) -> str:
    """Recruit rather than strengthen, so that a game does not take longer than it must."""
    return chance.choice([action for action in actions if action.startswith("copy")] or actions)
