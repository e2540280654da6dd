"""The line to the server: pages that are loaded again, and servers that go away."""

from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.laaancez_page import LaaancezPage
from tests.server.running import Running


def test_reload_in_the_middle(visit: Visit, server: Running) -> None:
    guest = visit()
    guest.sit(server.table("me", "easy"))
    table = LaaancezPage(guest)
    table.advance("combat")
    before = table.sheets(), table.log.all_inner_texts(), table.prompt.inner_text(), table.wait().actions
    guest.page.reload()
    table.told = None
    actions = table.wait().actions
    expect(table.log).to_have_count(len(before[1]))
    assert before == (table.sheets(), table.log.all_inner_texts(), table.prompt.inner_text(), actions)


def test_a_secret_choice_outlives_a_reload(visit: Visit, server: Running) -> None:
    guest = visit()
    guest.sit(server.table("me", "open"))
    table = LaaancezPage(guest)
    table.wait()
    table.play("roll")
    action = next(action for action in table.wait().actions if action.startswith("copy"))
    table.play(action)
    pencilled = table.mine(action.split()[-1]).locator(".ghost")
    expect(pencilled).to_be_visible()
    guest.page.reload()
    expect(pencilled).to_be_visible()


def test_the_server_goes_away_and_comes_back(visit: Visit, tmp_path: Path) -> None:
    server = Running(tmp_path, plugins=[])
    server.options["port"] = urlsplit(server.address).port
    guest = visit(address=server.address)
    guest.sit(server.table("me", "easy"))
    table = LaaancezPage(guest)
    table.advance("choose")
    before = table.sheets(), table.wait().actions
    guest.page.wait_for_load_state("networkidle")
    banner = guest.page.get_by_role("alert").filter(has_text=guest.say("reconnecting"))
    for end in (server.kill, server.stop):
        end()
        expect(banner).to_be_visible()
        server.start()
        expect(banner).to_be_hidden()
        table.told = None
        assert before == (table.sheets(), table.wait().actions)
    table.play(before[1][0])
    table.wait()
    guest.page.goto("about:blank")
    guest.forgive("WebSocket", "ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET")
    assert server.stop() == 0
