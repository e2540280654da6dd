"""The hand of a seat on a phone: what has to be tapped there while the board is on a large screen."""

from playwright.sync_api import Locator

from tests.browser.arkade_page import ArkadePage
from tests.browser.laaancez_page import LaaancezPage
from tests.browser.phantom_page import SPENDING, PhantomPage
from tests.browser.star_clicker_page import StarClickerPage


class StarClickerHand(StarClickerPage):
    """One's own dashboard; the map is there as keys while a power aims."""

    def places(self, action: str) -> list[Locator]:
        verb, *words = action.split()
        if verb in ("reveal", "push"):
            cell = words[0] if verb == "reveal" else self.view["creepers"][words[0]]
            return [self.lever("power"), self.page.locator(f'.hand [data-cell="{cell}"]')]
        return super().places(action)


class PhantomHand(PhantomPage):
    """Cards are tapped; everything else is an answer."""

    def places(self, action: str) -> list[Locator]:
        verb, *words = action.split()
        return [self.card(words[0]) if verb in SPENDING else self.answer(action)]


class LaaancezHand(LaaancezPage):
    """One's own sheet, and the rival's cells as keys."""

    def cell(self, sheet: int, name: str) -> Locator:
        return self.page.locator(f'.hand [data-cell="{sheet}-{name}"]')


class ArkadeHand(ArkadePage):
    """One's own console, and the cells and columns as keys."""

    def cell(self, name: str) -> Locator:
        return self.page.locator(f'.hand [data-cell="{name}"]')

    def zone(self, column: int | str) -> Locator:
        return self.page.locator(f'.hand [data-zone="{column}"]')

    def places(self, action: str) -> list[Locator]:
        verb, *words = action.split()
        if verb in ("shoot", "tower"):
            return [self.zone(words[0])]
        return super().places(action)
