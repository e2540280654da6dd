"""The game room of one page: its tables, its lines, and what it is asked."""

from collections.abc import Callable

from ludotheque.alone.drawer_store import DrawerStore
from ludotheque.alone.drawers import Drawers
from ludotheque.alone.helpers import BrowserDealer, BrowserReviewer, BrowserThoughts, Helpers
from ludotheque.alone.levels import helping
from ludotheque.alone.line import Line
from ludotheque.alone.questions import Answered, Asked, Questions
from ludotheque.alone.tabs import Tabs
from ludotheque.room.clock import Clock, LoopClock
from ludotheque.room.rooms import Rooms
from ludotheque.room.services import Services


class House:
    """As at a server, but that the page lends all of it. `today` is the day in the whole world (UTC)."""

    def __init__(
        self,
        drawers: Drawers,
        tabs: Tabs,
        helpers: Helpers,
        today: Callable[[], str],
        clock: Clock | None = None,
    ) -> None:
        self.tabs = tabs
        self.store = DrawerStore(drawers, tabs)
        services = Services(
            store=self.store,
            fleet=tabs,
            clock=clock or LoopClock(),
            thoughts=BrowserThoughts(helpers),
            reviewer=BrowserReviewer(helpers),
            dealer=BrowserDealer(helpers),
            today=today,
            helping=helping,
        )
        self.rooms = Rooms(services)
        self.questions = Questions(self.rooms)
        self._lines: dict[int, Line] = {}

    async def open(self) -> None:
        await self.tabs.open()
        await self.rooms.open()

    async def close(self) -> None:
        for line in [*self._lines.values()]:
            await line.close()
        await self.rooms.close()

    async def ask(self, method: str, path: str, perspective: str, keys: list[str], body: str) -> Answered:
        """Answer a question; `perspective` is empty where it does not matter."""
        asked = Asked(tuple(path.split("/")), keys, body.encode(), perspective or "watch")
        return await self.questions.answer(method, asked)

    def connect(self, line: int, table: str, tell: Callable[[str | None], object]) -> None:
        """A line to a table, under a number of the page's own."""

        def told(text: str | None) -> None:
            if text is None:
                self._lines.pop(line, None)
            tell(text)

        self._lines[line] = Line(self.rooms, table, told)

    def say(self, line: int, text: str) -> None:
        """What is said on a line that has ended is lost; the page asks again on the next one."""
        if line in self._lines:
            self._lines[line].say(text)

    async def disconnect(self, line: int) -> None:
        if line in self._lines:
            await self._lines[line].close()

    async def forget(self, table: str) -> None:
        """Take a table that nobody wants any more out of the drawers; whoever of this page sits there leaves."""
        for line in [each for each in self._lines.values() if each.table == table]:
            await line.close()
        await self.rooms.put_away(-1.0)
        await self.store.forget(table)
