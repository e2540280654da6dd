"""The board of Laaancez ! in a browser: two sheets, a die, and what can be chosen."""

import random

from playwright.sync_api import Locator

from tests.browser.table_page import TablePage
from tests.patience import PATIENCE

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


class LaaancezPage(TablePage):
    """Each player's sheet is the nearer one on their own page."""

    def advance(self, *phases: str, seed: int = 7) -> str:
        """Play from the list of actions, as fast as the page goes, until it is our turn in one of these phases."""
        reached: str = self.page.evaluate(AT_ONCE, [seed, phases, PATIENCE])
        return reached

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

    def chosen(self, actions: list[str], chance: random.Random) -> str:
        """Recruit rather than strengthen, so that a game does not take longer than it must."""
        return chance.choice([action for action in actions if action.startswith("copy")] or actions)

    def sheets(self) -> list[str]:
        """How every cell of both sheets reads, for comparing two pages."""
        cells: list[str] = self.page.locator(".battlefield [data-cell]").evaluate_all(CELLS)
        return sorted(cells)
