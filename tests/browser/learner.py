"""Somebody who has never seen the game: reads the coach, and taps what it points at and what is lit, nothing else."""

from collections.abc import Iterator

from playwright.sync_api import Locator, Page

from tests.browser.guest import Guest

COUNTS = """
    window.asked = 0;
    const count = (data) => JSON.parse(data).id && (asked += 1);
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (data) {
        count(data);
        return send.call(this, data);
    };
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message) {
        if (message.type === 'say') count(message.text);
        return post.call(this, message);
    };
"""
"""So that a tap which asks the table for something is told from one that only takes something up."""

READY = """(before) => {
    const text = document.querySelector('.coach .text')?.innerText;
    const asks = document.querySelector('.coach .button.main, section.end, .board .lit, .board .pass');
    return text && text !== before && asks && !document.querySelector('.skipper') ? text : null;
}"""

ANSWERED = """(before) => document.querySelector('.toast, section.end')
    || document.querySelector('.coach .text')?.innerText !== before"""

SETTLED = "() => new Promise((later) => requestAnimationFrame(() => requestAnimationFrame(() => later(asked))))"

SCROLLS = "() => { const all = document.querySelector('.coach .words'); return all.scrollHeight - all.clientHeight; }"

TRIES = 4
"""So many times all that is pointed at and lit is tried, as somebody would who did not get it at once."""


class Learner:
    """A guest in a first game. `answers` are what was said to what the lesson did not ask for."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.page: Page = guest.page
        self.answers: list[str] = []
        guest.context.add_init_script(COUNTS)

    def lessons(self) -> Iterator[str]:
        """The text of each lesson, while it is to be done; then it is done as it says."""
        self.guest.open(f"/learn/{self.guest.game}")
        text = ""
        while True:
            text = self.page.wait_for_function(READY, arg=text).json_value()
            yield text
            if self.page.locator("section.end").count():
                return
            self.follow(text)

    def scrolls(self) -> int:
        """By how many pixels the coach says more than can be seen."""
        hidden: int = self.page.evaluate(SCROLLS)
        return hidden

    def follow(self, text: str) -> None:
        onward = self.guest.button("lesson-next")
        if onward.count():
            onward.click()
            return
        for _ in range(TRIES):
            for place in self.places():
                if self.tap(place, text):
                    return
        raise AssertionError(f"what is pointed at and lit does not lead on from: {text}\n" + "\n".join(self.answers))

    def places(self) -> Iterator[Locator]:
        """What can be pressed: first what is pointed at, then what is lit; as it is at each moment."""
        for shown in (".board button.pointed", ".board button.lit, .board button.pass"):
            number = 0
            while number < self.page.locator(shown).count():
                yield self.page.locator(shown).nth(number)
                number += 1

    def tap(self, place: Locator, text: str) -> bool:
        """Whether that did what the lesson asks for."""
        asked = self.page.evaluate(SETTLED)
        place.tap()
        if self.page.evaluate(SETTLED) == asked:
            if self.page.locator(".board [inert]").count():
                self.page.keyboard.press("Escape")
            return False
        self.page.wait_for_function(ANSWERED, arg=text)
        toast = self.page.locator(".toast")
        if not toast.count():
            return True
        self.answers.append(toast.inner_text())
        self.page.keyboard.press("Escape")
        toast.wait_for(state="detached")
        return False
