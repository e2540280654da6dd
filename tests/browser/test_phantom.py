"""Phantom: whole games by mouse, touch and keys, fights told in time, five browsers and their secrets."""

import itertools
import random
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from ludotheque.core.types import Data
from tests.browser.conftest import Visit
from tests.browser.guest import Guest
from tests.browser.phantom_page import GAME, PhantomPage, components, sit_down
from tests.browser.test_every_page import SCREENS, flaws
from tests.browser.test_whole_games import COUNT_MICE, saved_record, verify
from tests.patience import eventually
from tests.server.running import Running

SHORT = 7
"""Crystals that win a game before long."""


def test_a_whole_game_by_mouse(visit: Visit, tmp_path: Path) -> None:
    guest = visit(game=GAME)
    file = tmp_path / "short.toml"
    file.write_text(components(SHORT))
    guest.open(f"/new/{GAME}")
    guest.button("bot-level", level="easy").click()
    guest.page.locator("summary").click()
    guest.page.locator('input[type="file"]').set_input_files(file)
    expect(guest.page.get_by_text(guest.say("own-components-chosen", file=file.name))).to_be_visible()
    found = flaws(guest, "wide", "set-up")
    guest.button("start").click()
    found += flawed_phases(PhantomPage(guest), "wide", random.Random(1))
    verify(saved_record(guest, tmp_path))
    assert not found, "\n".join(found)


def test_a_whole_game_by_touch_on_a_phone(visit: Visit, server: Running) -> None:
    guest = visit("fr", game=GAME, **SCREENS["phone"])
    guest.open(f"/rules/{GAME}")
    expect(guest.page.locator("#rule-R56")).to_be_visible()
    found = flaws(guest, "phone", "rules")
    table = sit_down(guest, server.table("me", "easy", game=GAME, components=components(SHORT)), 0, touch=True)
    found += flawed_phases(table, "phone", random.Random(2))
    assert not found, "\n".join(found)


def flawed_phases(table: PhantomPage, screen: str, chance: random.Random) -> list[str]:
    """Play to the end; what is wrong on the first sight of each phase, and of the end."""
    found: list[str] = []
    seen: set[str] = set()
    while not (now := table.wait()).over:
        place = str(table.view["phase"])
        if place not in seen:
            found += flaws(table.guest, screen, place)
        seen.add(place)
        table.play(table.chosen(now.actions, chance))
    expect(table.page.locator(".end h2")).to_be_visible()
    expect(table.page.locator(".end ol li")).to_have_count(2)
    assert seen >= {"adventurer", "berth", "equipment", "move"}
    return found + flaws(table.guest, screen, "over")


def test_a_whole_game_by_keys_with_motion(visit: Visit, server: Running) -> None:
    guest = visit(game=GAME, motion=True)
    guest.context.add_init_script(COUNT_MICE)
    table = sit_down(guest, server.table("me", "easy", game=GAME, components=components(SHORT)), 0)
    chance = random.Random(3)
    while not (now := table.wait()).over:
        table.type(table.chosen(now.actions, chance))
    expect(guest.page.locator("[data-over]")).to_be_visible()
    assert guest.page.evaluate("mice") == 0


def test_five_browsers_and_what_none_of_them_may_know(visit: Visit, server: Running) -> None:
    """A fight in the first turn, in which the defender is asked out of turn, and then a quiet round of everybody.

    Without Galaxols every card is there once: the card that each began with is a secret until a fight shows it.
    """
    keys = server.table(*["me"] * 5, game=GAME, components=components(galaxols=0))
    phone = visit("fr", game=GAME, **SCREENS["phone"])
    tables = [sit_down(visit(game=GAME), keys, seat) for seat in range(4)] + [sit_down(phone, keys, 4, touch=True)]
    secrets = {table.hand[0]: {table.seat} for table in tables}

    attacker = tables[take_turns(tables, "equipment")]
    defender = tables[attack(attacker)]
    onlookers = [table for table in tables if table not in (attacker, defender)]
    for table in tables:
        expect(table.fight).to_be_visible()
    expect(defender.page.locator("#main").get_by_text(defender.guest.say("asked-you"))).to_be_visible()
    for table in onlookers:
        name = table.guest.say("name-player", seat=defender.seat + 1)
        expect(
            table.page.locator("#main").get_by_text(table.guest.say("asked-other", player=name), exact=True)
        ).to_be_visible()
    found = flaws(tables[0].guest, "wide", "fight") + flaws(phone, "phone", "fight")
    assert not found, "\n".join(found)
    settle(attacker, defender, lambda: expect_kept(secrets, tables))
    for table in tables:
        expect(table.fight).to_have_count(0)
        assert len(table.events("won-fight")) == 1

    for event in onlookers[0].events("shown"):
        secrets.pop(event["card"], None)
    for knowers in secrets.values():
        if knowers & {attacker.seat, defender.seat}:
            knowers |= {attacker.seat, defender.seat}
    take_turns(tables, "equipment", attacker.seat)
    expect_kept(secrets, tables)
    attacker.wait()
    for table in tables:
        expect(table.log).to_have_count(attacker.log.count())
        eventually(lambda table=table: table.sky() == attacker.sky())  # type: ignore[misc]


def take_turns(tables: list[PhantomPage], phase: str, turn: int = -1) -> int:
    """Quietly, until anybody, or this seat, has come to a phase of its turn; says whose it is.

    The page that has heard of it says so: others may be a step behind.
    """
    for table in itertools.cycle(tables):
        now = table.look()
        if table.view["phase"] == phase and turn in (-1, table.view["turn"]):
            break
        if now and now.actions:
            table.told = now.told
            table.play(table.quiet(now.actions))
    return int(table.view["turn"])


def attack(attacker: PhantomPage) -> int:
    """Fly to a rival at the next system, with no other card than the one of the beginning; gives the rival's seat."""
    attacker.wait()
    attacker.play("pass")
    actions = attacker.wait().actions
    here, ring = attacker.view["players"][attacker.seat]["place"], attacker.view["systems"]
    places = {player["place"]: seat for seat, player in enumerate(attacker.view["players"])}
    near = next(place for place in places if (place - here) % ring in (1, ring - 1) and f"fly {place}" in actions)
    attacker.play(f"fly {near}")
    return places[near]


def settle(attacker: PhantomPage, defender: PhantomPage, between: Callable[[], None]) -> None:
    """Both commit the best that they have; `between`, while the defender still thinks."""
    for table in (attacker, defender):
        now = table.wait()
        table.play(table.chosen(now.actions, random.Random(4)))
        if table is attacker:
            expect(table.answer("bare")).to_have_count(0)
            expect(defender.fight.locator(f'[data-side="{attacker.seat}"] .card.back')).to_be_visible()
            between()


def expect_kept(secrets: dict[str, set[int]], tables: list[PhantomPage]) -> None:
    """No page holds a card that only others know."""
    slips = [
        slip
        for table in tables
        for slip in table.slips([card for card, knowers in secrets.items() if table.seat not in knowers])
    ]
    assert not slips


WATCH_FIGHT = """() => {
    window.film = [];
    const all = (places) => [...document.querySelectorAll(places)];
    const lines = () => all('.log li').map((line) => line.textContent);
    let before = lines();
    new MutationObserver(() => {
        const now = lines();
        if (now.length === before.length && now.at(-1) === before.at(-1)) return;
        before = now;
        film.push({
            line: now.at(-1),
            dice: all('[data-side] [role="img"]:has(.die)').map((die) => die.getAttribute('aria-label')),
            sums: all('[data-side] .sum').map((sum) => sum.querySelector('b')?.textContent ?? ''),
            result: document.querySelector('[data-fight] .result:not(.open)')?.textContent.trim() ?? '',
            lit: all('.board .lit').length,
        });
    }).observe(document.querySelector('.log'), { childList: true, subtree: true, characterData: true });
}"""
"""With every line that the log gets, what the scene shows at that moment."""


def test_a_fight_is_told_in_time_ties_too(visit: Visit, server: Running) -> None:
    """At every line of the log the dice, the sums and the result are those that have been told, and nothing is lit.

    All faces but the Phantom's are the same, so that a fight without cards is tied until somebody throws the Phantom.
    """
    dice = components().replace("faces = [1, 2, 3, 4, 5, 6]\nphantom = 6", "faces = [2, 2, 2, 2, 2, 9]\nphantom = 9")
    keys = server.table("me", "me", game=GAME, components=dice)
    tables = [sit_down(visit(game=GAME, motion=True), keys, seat) for seat in range(2)]
    first = tables[0]
    first.page.evaluate(WATCH_FIGHT)
    chance = random.Random(6)
    while not (first.events("tied") and first.events("won-fight")):
        for table in tables:
            now = table.look()
            if now and now.actions:
                table.told = now.told
                table.play("bare" if "bare" in now.actions else table.chosen(now.actions, chance))
    expect(first.fight).to_have_count(0)

    name = [first.guest.say("name-player", seat=seat + 1) for seat in range(2)]
    film: list[Data] = first.page.evaluate("film")
    attacker = -1
    shown: dict[int, str] = {}
    sums: dict[int, str] = {}
    result = ""
    told = iter(film)
    fights = ("challenged", "threw", "total", "tied", "won-fight")
    for event in first.events(*fights):
        seats = {"player": name[event["seat"]], "rival": name[event["rival"]] if "rival" in event else ""}
        line = first.guest.say(f"event-{event['event']}", **{**event, **seats})
        moment = next(each for each in told if each["line"] == line)
        if event["event"] == "challenged":
            attacker, shown, sums, result = event["seat"], {}, {}, ""
        elif event["event"] == "threw":
            if result:
                shown, sums, result = {}, {}, ""
            phantom = first.guest.say("board-die-phantom")
            shown[event["seat"]] = phantom if event["phantom"] else first.guest.say("board-die", face=event["face"])
        elif event["event"] == "total":
            sums[event["seat"]] = str(event["total"])
        else:
            result = line
        sides = (attacker, 1 - attacker)
        unthrown = first.guest.say("board-die", face=0)
        assert moment["dice"] == [shown.get(seat, unthrown) for seat in sides], event
        assert moment["sums"] == [sums.get(seat, "") for seat in sides], event
        assert moment["result"] == result, event
        assert moment["lit"] == 0, event


def test_three_on_one_device_behind_a_curtain(visit: Visit) -> None:
    """Until everybody has seen their own hand and a fight was settled."""
    guest = visit(game=GAME)
    page = guest.page
    guest.open(f"/new/{GAME}")
    guest.button("how-many-are", count=3).click()
    guest.button("quick-sofa").click()
    guest.button("start").click()
    tables = [PhantomPage(guest, seat) for seat in range(3)]
    chance, table = random.Random(5), tables[0]
    seen: set[int] = set()
    while not (table.events("won-fight") and len(seen) == 3):
        now = table.wait()
        if not now.curtain:
            table.play(table.chosen(now.actions, chance))
            continue
        expect(page.locator(".phantom, [data-card], [data-action], .log, .card")).to_have_count(0)
        table = tables[behind_the_curtain(guest)]
        seen.add(table.seat)
        page.locator(".curtain button").click()
        expect(page.locator(".phantom [data-card]")).to_have_count(len(table.hand))
        assert sorted(table.marks("[data-card]")) == sorted(table.hand)
        assert not set(hidden_from(table, tables)) & set(table.faces())


def behind_the_curtain(guest: Guest) -> int:
    """The seat that is called."""
    title = guest.page.locator("#curtain-title").inner_text()
    calls = [
        (seat, guest.say(call, player=guest.say("name-player", seat=seat + 1)))
        for seat in range(3)
        for call in ("curtain-title", "curtain-asked")
    ]
    return next(seat for seat, call in calls if call == title)


def hidden_from(table: PhantomPage, tables: list[PhantomPage]) -> list[str]:
    """Single cards in the hands of others that this seat does not know."""
    known = table.view["players"]
    rivals = [other for other in tables if other is not table]
    return [card for other in rivals for card in other.hand if card not in (*known[other.seat]["cards"], "GA", "GB")]
