"""What holds on every page and in every phase: nothing axe finds, no raw message, no sideways scrolling, big targets.

`LUDOTHEQUE_SHOTS=DIR` keeps a picture of each.
"""

import itertools
import os
import re
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.guest import Guest
from tests.browser.stage import WHOLE
from tests.browser.walk import among_people, around_the_shelf, around_the_table, behind_the_curtain
from tests.browser.words import raw_ids
from tests.server.running import Running

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
SCREENS: dict[str, dict[str, Any]] = {"wide": {}, "phone": PHONE}
SCHEMES: dict[str, tuple[Literal["light", "dark"], ...]] = {"wide": ("light",), "phone": ("dark",)}
"""In which light each screen is looked at; `./check stage` looks at each in both."""

FINGER, CELL = 40, 24
"""Pixels of what is pressed, and of cells where so many stand in a row that a phone has no room for more.

The nine lines of Arkade's screen share its height with both consoles; Star Clicker has nine buttons side by side.
"""

READ = """() => {
    const written = [document.title, document.body.innerText];
    for (const node of document.querySelectorAll('*'))
        for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'])
            if (node.hasAttribute(name)) written.push(node.getAttribute(name));
    return written.join('\\n');
}"""

TOO_WIDE = """() => {
    const width = document.documentElement.scrollWidth;
    if (width <= innerWidth) return [];
    const outside = (node) => node.getBoundingClientRect().right > innerWidth + 1;
    const out = [...document.querySelectorAll('body *')].filter(outside).slice(0, 5);
    return [`the page is ${width} px wide`, ...out.map((node) => node.outerHTML.slice(0, 120))];
}"""

TOO_SMALL = """([finger, cell]) => {
    const small = (targets, least) => [...document.querySelectorAll(targets)]
        .filter((node) => node.checkVisibility({ visibilityProperty: true }) && !node.closest('[inert]'))
        .map((node) => [node.getBoundingClientRect(), node])
        .filter(([box]) => box.height < least - 0.5 || box.width < least - 0.5)
        .map(([box, node]) => `${box.width.toFixed()} x ${box.height.toFixed()}: ${node.outerHTML.slice(0, 120)}`);
    const lit = '.battlefield .cell.lit, .choice .lit, .bridge button.lit';
    const pressed = `button.die, .option, .press:not(.push), .lever, ${lit}`;
    return [
        ...small(`.button, .field, button.box, [data-action], summary, ${pressed}`, finger),
        ...small('.screen .lit, .push.own', cell),
    ];
}"""

SETTLED = """async () => {
    const lasts = (each) => each.effect.getComputedTiming().endTime < Infinity;
    for (let calm = 0; calm < 3; ) {
        await new Promise((later) => requestAnimationFrame(later));
        calm = document.getAnimations().some(lasts) ? 0 : calm + 1;
    }
}"""
"""Colours that change with the scheme pass through every level of the page, frame by frame."""

FOUND = """async () => {
    const { violations } = await axe.run(document, { resultTypes: ['violations'], preload: false });
    return violations.flatMap((rule) =>
        rule.nodes.map((node) => `${rule.id}: ${node.target}: ${node.failureSummary}`));
}"""
"""All rules; but nothing is written about what is well, which takes a third of the time."""


@pytest.mark.parametrize(("language", "screen"), [("en", "wide"), ("fr", "phone")])
def test_every_page(visit: Visit, server: Running, language: str, screen: str) -> None:
    guest = visit(language, **SCREENS[screen])
    found: list[str] = []
    people = among_people(guest, server)
    walks = (around_the_shelf(guest), around_the_table(guest, server), people, behind_the_curtain(guest))
    for place in itertools.chain(*walks):
        found += flaws(guest, screen, place)
    assert not found, "\n".join(found)


def flaws(guest: Guest, screen: str, place: str) -> list[str]:
    """What is wrong on the page that is shown now, under its name; a picture of it is taken."""
    take_picture(guest.page, f"{guest.game}-{screen}-{guest.language}-{place}")
    return [f"{place}: {flaw}" for flaw in found_on(guest, screen)]


def found_on(guest: Guest, screen: str) -> list[str]:
    page = guest.page
    found = [f"raw text {match.group()!r}" for match in re.finditer(raw_ids(guest.game), page.evaluate(READ))]
    if page.evaluate("document.documentElement.lang") != guest.language:
        found.append("html has the wrong lang")
    if screen == "phone":
        found += page.evaluate(TOO_WIDE)
        found += page.evaluate(TOO_SMALL, [FINGER, CELL])
    for scheme in ("light", "dark") if WHOLE else SCHEMES[screen]:
        page.emulate_media(color_scheme=scheme)
        page.evaluate(SETTLED)
        found += [f"{scheme}: {violation}" for violation in axe(page)]
    return found


def axe(page: Page) -> list[str]:
    if page.evaluate("typeof axe") == "undefined":
        page.evaluate(AXE.read_text(encoding="utf-8"))
    violations: list[str] = page.evaluate(FOUND)
    return violations


def take_picture(page: Page, name: str) -> None:
    folder = os.environ.get("LUDOTHEQUE_SHOTS")
    if folder:
        page.screenshot(path=Path(folder) / f"{name}.png", full_page=True)
