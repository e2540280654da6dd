"""The deal of the day: one try, compared with bots and with everybody else who played it here."""

import re

from playwright.sync_api import Route, expect

from ludotheque.table.deal import COMPARED
from tests.browser.conftest import Visit
from tests.browser.guest import Guest
from tests.browser.test_every_page import PHONE, flaws


def lose(guest: Guest) -> None:
    """Sit down to the deal of the day, and give up."""
    guest.open()
    guest.link("deals").click()
    guest.page.get_by_role("button", name=re.compile(rf"{guest.say('play')}.*Laaancez")).click()
    expect(guest.page.locator("[data-die], .board").first).to_be_visible()
    guest.choose("resign")
    guest.page.get_by_role("dialog").get_by_role("button", name=guest.say("resign"), exact=True).click()
    expect(guest.page.locator(".deal h3")).to_be_visible()


def bots_are_done(route: Route) -> None:
    """What the server tells when the bots have played, which may take them a minute."""
    answer = route.fetch()
    route.fulfill(response=answer, json={**answer.json(), "bots": dict.fromkeys(COMPARED, 1.0)})


def test_two_people_play_the_deal_of_the_day(visit: Visit) -> None:
    ann, ben = visit(), visit("fr", **PHONE)
    ann.page.route("**/deal", bots_are_done)
    lose(ann)
    deal = ann.page.locator(".deal")
    for level in COMPARED:
        expect(deal).to_contain_text(ann.say("deal-bot", bot=ann.say("bot-level", level=level), came="won"))
    assert deal.locator("textarea").input_value().startswith("Laaancez\u202f!, the deal of ")
    assert flaws(ann, "wide", "deal-end") == []

    lose(ben)
    expect(ben.page.locator(".deal")).to_contain_text(ben.say("deal-others", others=1, better=0, same=1))
    assert flaws(ben, "phone", "deal-end") == []

    ben.open("/deals")
    expect(ben.page.locator("li").filter(has_text="Laaancez")).to_contain_text(ben.say("played-lost"))
    assert flaws(ben, "phone", "deals") == []
    ben.page.get_by_role("link", name=re.compile(rf"{ben.say('deals-look')}.*Laaancez")).click()
    expect(ben.page).to_have_url(re.compile("/t/"))
