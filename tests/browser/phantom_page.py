"""The board of Phantom in a browser: by taps and by keys, raiders who look for a fight, and what a page lets slip."""

import json
import random
import re
from typing import Any

from playwright.sync_api import Locator, expect

from ludotheque.core.types import Data
from ludotheque.games import box
from tests.browser.guest import Guest
from tests.browser.table_page import TablePage

GAME = "phantom"
KINDS = {"D": "drill", "T": "thruster", "C": "cannon", "S": "shield", "N": "scanner"}
SPENDING = ("pay", "commit", "bury", "discard")
LETTERS = {
    "turn": "c",
    **dict.fromkeys(("pass", "stay", "bare", "give", "accept"), "n"),
    **dict.fromkeys(("live", "rethrow"), "v"),
}
"""What is typed for an answer that has a name; everything else has a number."""

SAID = """() => {
    const labels = [...document.querySelectorAll('[aria-label]')].map((node) => node.getAttribute('aria-label'));
    return [document.body.innerText, ...labels].join('\\n');
}"""

FACES = """() => [...document.querySelectorAll('.card[class*="kind-"]')].map((card) => {
    const [, kind] = card.className.match(/kind-(\\w)/);
    const [value, letter] = [...card.querySelectorAll('[data-print]')].map((mark) => mark.dataset.print);
    return kind === 'G' ? kind + letter.at(-1) : kind + value;
})"""
"""The cards that lie face up anywhere on the page."""


SKY = """() =>
    [...document.querySelectorAll('.phantom [data-ship]')].map((ship) => ship.dataset.ship + ship.style.cssText)"""


class PhantomPage(TablePage):
    """One map for all; the hand at the bottom belongs to whoever looks at the page."""

    def answer(self, action: str) -> Locator:
        return self.page.locator(f'.phantom [data-answer="{action}"]')

    def system(self, number: int | str) -> Locator:
        return self.page.locator(f'.phantom [data-system="{number}"]')

    def card(self, name: str) -> Locator:
        """One of the hand; of several Galaxols any."""
        return self.page.locator(f'.phantom [data-card="{name}"]').first

    @property
    def fight(self) -> Locator:
        return self.page.locator(".phantom [data-fight]")

    def places(self, action: str) -> list[Locator]:
        verb, *words = action.split()
        if verb in ("fly", "berth"):
            return [self.system(words[0])]
        if verb in ("take", "place"):
            return [self.page.locator(f'.phantom [data-hold="{words[0]}"]')]
        if verb in SPENDING:
            return [self.card(words[0])]
        if verb == "rotate":
            return [self.slot_ahead(int(words[0])), self.answer(action)]
        return [self.page.locator(".phantom [data-pile]") if verb == "turn" else self.answer(action)]

    def slot_ahead(self, notches: int) -> Locator:
        """Where the adventure lies that one finds when the map is turned."""
        view = self.view
        slot = (view["players"][self.seat]["place"] - 1 + view["turned"] + notches) % view["systems"]
        return self.page.locator(f'.phantom [data-slot="{slot + 1}"]')

    def chosen(self, actions: list[str], chance: random.Random) -> str:
        """A raider: first a card from the pile, then a hold; after whoever has the Phantom; never without a card."""
        verbs = {action.split()[0] for action in actions}
        if "fly" in verbs:
            return self.flight(actions, chance)
        if "turn" in verbs and not self.view["revealed"]:
            return "turn"
        for verb in ("take", "live", "commit"):
            if verb in verbs:
                return max((action for action in actions if action.startswith(verb)), key=self.weight)
        return chance.choice(actions)

    def flight(self, actions: list[str], chance: random.Random) -> str:
        """To the Phantom, to any rival as long as it is free, or anywhere."""
        players = self.view["players"]
        haunted = [f"fly {players[seat]['place']}" for seat in [self.view["phantom"]] if seat not in (-1, self.seat)]
        rivals = [f"fly {player['place']}" for player in players] if self.view["phantom"] < 0 else []
        wished = [action for action in haunted or rivals if action in actions]
        return chance.choice(wished or actions)

    def quiet(self, actions: list[str]) -> str:
        """Out of everybody's way: the first free system, a hold, and no adventure."""
        taken = [f"fly {player['place']}" for player in self.view["players"]]
        wishes = ("take A", "take B", "stay", "pass", *(action for action in actions if action not in taken))
        return next(wish for wish in wishes if wish in actions)

    def weight(self, action: str) -> int:
        """Of a hold, how many cards are in it; of a card, its value."""
        word = action.split()[-1]
        return len(self.view["holds"][word]) if word in ("A", "B") else value(word)

    # By keys.

    def type(self, action: str) -> None:
        """By a letter or a number; to the first system by the arrows."""
        verb, *words = action.split()
        if verb == "berth":
            return self.walk(self.system(words[0]))
        if verb == "fly":
            return self.page.keyboard.press(words[0])
        if verb in LETTERS:
            return self.page.keyboard.press(LETTERS[verb])
        if verb in SPENDING:
            return self.page.keyboard.press(str(1 + self.marks("[data-card]").index(words[0])))
        return self.page.keyboard.press(str(1 + self.numbered().index(action)))

    def numbered(self) -> list[str]:
        """The answers in the order of their numbers: doing without comes last."""
        offered = [action["do"] for action in self.step["actions"][str(self.seat)]]
        return sorted(offered, key=lambda action: LETTERS.get(action.split()[0]) == "n")

    def marks(self, group: str) -> list[str]:
        found: list[str] = self.page.locator(f".phantom {group}").evaluate_all(
            "(all) => all.map((node) => node.dataset.card ?? node.dataset.answer)"
        )
        return found

    def walk(self, place: Locator) -> None:
        """By arrows round the systems, and Enter."""
        focused = self.page.locator(".phantom [data-system]:focus")
        self.page.keyboard.press("ArrowRight")
        expect(focused).to_have_count(1)
        while not place.evaluate("(node) => node === document.activeElement"):
            here = focused.get_attribute("data-system")
            self.page.keyboard.press("ArrowRight")
            expect(focused).not_to_have_attribute("data-system", str(here))
        self.page.keyboard.press("Enter")

    # What came over the socket, and what is to be seen.

    @property
    def view(self) -> Data:
        view: Data = self.step["views"][str(self.seat)]
        return view

    @property
    def hand(self) -> list[str]:
        return list(self.view["players"][self.seat]["cards"])

    def sky(self) -> list[str]:
        """Where the ships are, for comparing pages."""
        seen: list[str] = self.page.evaluate(SKY)
        return seen

    def slips(self, cards: list[str]) -> list[str]:
        """Which cards this page holds: before the eyes, in words, or anywhere in what the server ever told it."""
        faces, words, wire = self.faces(), self.page.evaluate(SAID), json.dumps(self.guest.heard)
        return [
            f"{card} at seat {self.seat}"
            for card in cards
            if card in faces or re.search(rf"\b{self.named(card)}\b", words) or re.search(rf'"(?:\w+ )?{card}"', wire)
        ]

    def faces(self) -> list[str]:
        found: list[str] = self.page.evaluate(FACES)
        return found

    def named(self, card: str) -> str:
        return self.guest.say("board-card", name=f"@kind-{KINDS[card[0]]}", value=int(card[1]))

    def events(self, *kinds: str) -> list[Data]:
        """Everything of these kinds that ever happened before these eyes."""
        told = [event for step in self.steps for event in step["events"].get(str(self.seat), [])]
        return [event for event in told if event["event"] in kinds]


def value(card: str) -> int:
    return int(card[1]) if card[1].isdigit() else 1


# Before the game.


def components(crystals: int = 0, galaxols: int | None = None) -> str:
    """The standard box, but won with so many crystals, or with so many Galaxols of each letter."""
    text = box(GAME).standard_components()
    if crystals:
        text = replaced(r"(^players = \d\ncrystals = )\d+", rf"\g<1>{crystals}", text, 4)
    if galaxols is not None:
        text = replaced(r'(^hold = "[AB]"\ncards = )\d+', rf"\g<1>{galaxols}", text, 2)
    return text


def replaced(pattern: str, by: str, text: str, times: int) -> str:
    changed, count = re.subn(pattern, by, text, flags=re.M)
    assert count == times
    return changed


def sit_down(guest: Guest, keys: dict[str, Any], seat: int, touch: bool = False) -> PhantomPage:
    """Follow the link to a seat and see the map."""
    guest.sit(keys, seat)
    table = PhantomPage(guest, seat, touch=touch)
    expect(table.system(1)).to_be_visible()
    return table
