"""Somebody at a browser: one page, all that the browser complained about, and all that its sockets heard and said."""

import json
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, Request, Response, WebSocket

from tests.browser.words import GAME, texts
from tests.patience import PATIENCE

HURRY = """
    const timer = setTimeout;
    globalThis.setTimeout = (run, ms = 0, ...rest) => timer(run, ms < 100_000 ? ms / 25 : ms, ...rest);
"""
"""Pauses between shown steps, and those of bots, are for people; a test that is not about them need not wait.

What is there to notice that something has died stays as long: a busy machine must not be taken for a dead one.
"""

LEFT = "net::ERR_ABORTED"
"""A request that was under way when its page was left."""

BLOCKED = "Service Worker registration blocked by Playwright"
"""Said where a test keeps nothing on the device."""


class Guest:
    """A page that is watched. `complaints` must be empty at the end; `heard` and `said` are its sockets' frames."""

    def __init__(self, context: BrowserContext, address: str, language: str, game: str = GAME) -> None:
        self.context = context
        self.address = address
        self.language = language
        self.game = game
        self._complaints: list[str] = []
        self._forgiven: list[str] = []
        self.heard: list[dict[str, Any]] = []
        self.said: list[dict[str, Any]] = []
        context.on("page", self._watch)
        self.page = context.new_page()

    def _watch(self, page: Page) -> None:
        page.set_default_timeout(PATIENCE * 1000)
        page.on("console", self._console)
        page.on("pageerror", lambda error: self._complaints.append(f"uncaught: {error}"))
        page.on("requestfailed", self._failed)
        page.on("response", self._answered)
        page.on("websocket", self._socket)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and message.text != BLOCKED:
            self._complaints.append(f"console {message.type}: {message.text}")

    def _failed(self, request: Request) -> None:
        if request.failure != LEFT:
            self._complaints.append(f"failed: {request.url}: {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self._complaints.append(f"{response.status}: {response.url}")

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(json.loads(frame)))
        socket.on("framesent", lambda frame: self.said.append(json.loads(frame)))

    @property
    def complaints(self) -> list[str]:
        return [said for said in self._complaints if not any(part in said for part in self._forgiven)]

    def forgive(self, *parts: str) -> None:
        """Forget the complaints that a test has provoked on purpose, those too that are still to come."""
        self._forgiven += parts

    def open(self, path: str = "/") -> None:
        self.page.goto(self.address + path)

    def sit(self, keys: dict[str, Any], seat: int = 0) -> None:
        """Follow the link to a seat of a table."""
        self.open(f"/t/{keys['table']}#{keys['seats'][seat]}")

    def say(self, message: str, **values: Any) -> str:
        return texts(self.language, self.game).say(message, values)

    def button(self, message: str, **values: Any) -> Locator:
        return self.page.get_by_role("button", name=self.say(message, **values), exact=True)

    def accept(self, link: str, name: str = "") -> None:
        """Follow an invitation, and take the seat."""
        self.page.goto(link)
        self.page.get_by_label(self.say("join-name")).fill(name)
        self.button("join-sit").click()

    def choose(self, message: str) -> None:
        """Something in the menu of the table."""
        self.button("menu").click()
        self.page.get_by_role("dialog").get_by_role("button", name=self.say(message), exact=True).click()

    def link(self, message: str, **values: Any) -> Locator:
        return self.page.get_by_role("link", name=self.say(message, **values), exact=True)
