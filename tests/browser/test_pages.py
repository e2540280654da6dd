"""The pages around the table: what they say, in which language."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.words import GAME

COVERED = """(box) => {
    const ribbon = box.querySelector('.label').getBoundingClientRect();
    const words = [...box.querySelectorAll('svg text')].map((word) => word.getBoundingClientRect());
    return words.some((word) => word.top < ribbon.bottom && word.right > ribbon.left && word.bottom > ribbon.top);
}"""


def test_a_box_is_called_by_its_words_and_its_ribbon_hides_none_on_the_cover(visit: Visit) -> None:
    guest = visit("fr", viewport={"width": 360, "height": 800})
    guest.open()
    boxes = guest.page.locator(".box")
    expect(boxes.first).to_be_visible()
    for box in boxes.all():
        words = [said for part in (".label", ".words .title", ".facts") for said in box.locator(part).all_inner_texts()]
        expect(box).to_have_accessible_name(" ".join(words))
        if words[0] == guest.say("coming"):
            assert not box.evaluate(COVERED)


def test_languages(visit: Visit) -> None:
    guest = visit("fr")
    page = guest.page
    guest.open()
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text(guest.say("home-heading"))
    page.get_by_role("button", name="English").click()
    guest.language = "en"
    expect(heading).to_have_text(guest.say("home-heading"))
    expect(page.locator("html")).to_have_attribute("lang", "en")
    guest.open(f"/rules/{GAME}")
    expect(page.locator("#rule-L9")).to_contain_text(guest.say("L9"))
    page.get_by_role("button", name="français").click()
    guest.language = "fr"
    expect(page.locator("#rule-L9")).to_contain_text(guest.say("L9"))
    expect(page.locator("html")).to_have_attribute("lang", "fr")


def test_rules_say_where_the_parts_come_from(visit: Visit) -> None:
    guest = visit()
    guest.open(f"/rules/{GAME}")
    rows = guest.page.get_by_role("row")
    for origin in ("rulebook", "reconstructed"):
        expect(guest.page.locator(f".tag.{origin}").first).to_have_text(guest.say(f"provenance-{origin}"))
    expect(rows.filter(has_text=guest.say("object-shield"))).not_to_have_count(0)


def test_no_key_no_table(visit: Visit) -> None:
    guest = visit()
    guest.open("/t/nosuchtable")
    expect(guest.link("to-the-shelf")).to_be_visible()
    guest.forgive("WebSocket")


def test_the_shelf_remembers_the_tables_of_this_device(visit: Visit) -> None:
    guest = visit()
    guest.open()
    guest.page.get_by_role("button", name="Laaancez !").click()
    guest.button("play").click()
    expect(guest.page.locator("[data-die]")).to_be_visible()
    guest.page.get_by_role("link", name=guest.say("home-link")).click()
    ticket = guest.page.locator(".ticket")
    expect(ticket).to_contain_text(guest.say("turn-yours"))
    ticket.get_by_role("link").click()
    expect(guest.page.locator("[data-die]")).to_be_visible()
    guest.page.go_back()
    guest.page.get_by_role("button", name=guest.say("forget-table", title="Laaancez !")).click()
    expect(guest.button("keep")).to_be_focused()
    guest.button("forget").click()
    expect(ticket).to_have_count(0)
