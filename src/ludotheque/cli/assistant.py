"""What an assistant can do here, as tools of the Model Context Protocol: read the rules, sit at a table, play, study.

It speaks for one seat of each table that it opens, against or with bots, and is told what that seat may know: its
view, its actions, what it saw happen. The rest, the record among it, comes out when the game is over.
"""

from collections.abc import Callable
from secrets import token_urlsafe
from typing import Annotated, Any, Literal, TypeVar

from anyio import CapacityLimiter, to_thread
from mcp.server import MCPServer
from mcp.server.mcpserver import Context
from mcp.server.mcpserver.exceptions import ToolError
from mcp_types import CallToolResult, InputRequiredResult, Tool
from pydantic import Field

from ludotheque import __version__
from ludotheque.cli import words
from ludotheque.core.box import OptionValue
from ludotheque.core.errors import Illegal, Mistake
from ludotheque.core.texts import reason_in_words
from ludotheque.games import box as box_named
from ludotheque.games import open_game, shelf
from ludotheque.lab.simulate import simulate
from ludotheque.review.growing import growing
from ludotheque.review.shapes import Review
from ludotheque.review.words import ToldReview, blamed, texts_of
from ludotheque.search.advice import hint
from ludotheque.search.levels import NAMES
from ludotheque.table import record
from ludotheque.table.company import Company
from ludotheque.table.opening import Opening
from ludotheque.table.table import Step

INSTRUCTIONS = """Modern board games. Read the `rules` of a game, open a table with `new_table`, and play: `look`
shows what your seat sees and every legal action with its meaning, `act` takes one of them by its notation, and tells
what happened until you are asked again. `hint` says what a strong bot would do and why. After the end `review` tells
luck from decisions, and `record` gives the whole game as a file. `simulate` plays many games between bots."""

TABLES = 200
"""So many tables at once: the one that was opened first is given up for the next."""

LONGEST = 1_000_000
"""Characters of a record that is handed in."""

QUICK = ("random", "greedy", "newcomer", "easy")
MOST_QUICK, MOST = 1000, 20
"""Games of one simulation: between bots that hardly think, and all others."""

SIMULATIONS = 200
"""The depth of a review: a few seconds."""

Language = Literal["en", "fr"]
Answer = TypeVar("Answer")
TableId = Annotated[str, Field(description="The table's id, from new_table.")]


class AssistantTable:
    """A table that an assistant plays at, and the language that it is told in."""

    def __init__(self, company: Company, language: str) -> None:
        self.company = company
        self.told = words.texts(box_named(company.table.game.name), language, company.table.game.facts)
        self.names = [words.seat_name(self.told, seat) for seat in company.seats]

    def look(self) -> dict[str, Any]:
        company, table = self.company, self.company.table
        state, seat = table.state, company.seat
        actions = state.actions(seat) if company.mine() else []
        write = table.game.write
        return {
            "you": {"seat": seat, "name": self.names[seat]},
            "view": table.view(seat, table.over()),
            "actions": [
                {"action": write(each), "means": words.action_in_words(self.told, state, seat, each, self.names)}
                for each in actions
            ],
            "over": table.over(),
            "result": dict(zip(self.names, table.result() or [], strict=False)),
        }

    def happened(self, steps: list[Step]) -> list[str]:
        seat = self.company.seat
        return [line for step in steps for line in words.events_in_words(self.told, step, seat, self.names)]

    def act(self, action: str) -> dict[str, Any]:
        if self.company.table.over():
            raise Mistake("the game is over; review tells what made it, new_table begins another")
        try:
            steps = [self.company.act(action), *self.company.go_on()]
        except Illegal as error:
            why = self.told.say(f"refusal-{error.refusal['refusal']}", error.refusal, self.names)
            raise Mistake(f"{why} ({error.refusal['rule']})") from None
        return {"happened": self.happened(steps), **self.look()}

    def hint(self) -> dict[str, str]:
        state, seat = self.company.table.state, self.company.seat
        found = hint(state, seat)
        return {
            "action": state.game.write(found.action),
            "means": words.action_in_words(self.told, state, seat, found.action, self.names),
            "why": reason_in_words(self.told, seat, found.reason, self.names),
        }

    def record(self) -> str:
        if not self.company.table.over():
            raise Mistake("the game is not over: its record would tell what is hidden from you")
        return record.write(self.company.record())


class Places:
    """All tables of this server, by ids that nobody guesses."""

    def __init__(self) -> None:
        self._places: dict[str, AssistantTable] = {}

    def add(self, place: AssistantTable) -> str:
        if len(self._places) >= TABLES:
            del self._places[next(iter(self._places))]
        name = token_urlsafe(9)
        self._places[name] = place
        return name

    def at(self, name: str) -> AssistantTable:
        if name not in self._places:
            raise ToolError(f"there is no table {name[:40]!r} here; new_table opens one")
        return self._places[name]


def known(bot: str) -> str:
    """A bot of ours. Programs, modules and files are for those whose machine this is."""
    if bot not in NAMES:
        raise Mistake(f"there is no bot {bot[:40]!r} here; there are {', '.join(NAMES)}")
    return bot


class SlowWork:
    """Where all that takes a while is done, one thing after the other, while the server goes on listening.

    So nobody looks at a table while bots think there; nor is a shape read for the first time by two threads at once,
    which msgspec does not bear.
    """

    def __init__(self) -> None:
        self._one = CapacityLimiter(1)

    async def __call__(self, work: Callable[[], Answer]) -> Answer:
        """A mistake is told to the assistant as it is."""
        try:
            return await to_thread.run_sync(work, limiter=self._one)
        except Mistake as mistake:
            raise ToolError(str(mistake)) from None


class Counter(MCPServer[Any]):
    """Where tools are handed out. The library drops arguments that a tool does not take; here they are refused, since
    whoever misspells one would be told something else than they asked for.
    """

    async def list_tools(self) -> list[Tool]:
        return [
            tool.model_copy(update={"input_schema": {**tool.input_schema, "additionalProperties": False}})
            for tool in await super().list_tools()
        ]

    async def call_tool(
        self, name: str, arguments: dict[str, Any], context: Context[Any, Any] | None = None
    ) -> CallToolResult | InputRequiredResult:
        taken = {tool.name: [*tool.input_schema["properties"]] for tool in await self.list_tools()}
        strange = [each for each in arguments if each not in taken.get(name, arguments)]
        if strange:
            told = ", ".join(repr(each[:40]) for each in strange[:5])
            raise ToolError(f"{name} takes no {told}; it takes {', '.join(taken[name]) or 'nothing'}")
        return await super().call_tool(name, arguments, context)


def tools() -> MCPServer[Any]:
    """A server of its own, with no table yet."""
    server = Counter("ludotheque", instructions=INSTRUCTIONS, version=__version__)
    places, thought = Places(), SlowWork()

    @server.tool()
    def games() -> list[dict[str, Any]]:
        """The games on the shelf: names, numbers of players, options with their values."""
        return [
            {
                "name": box.name,
                "title": box.label.title,
                "players": list(box.label.seats),
                "options": {option.name: list(option.values) for option in box.label.options},
            }
            for box in shelf()
            if box.opener is not None
        ]

    @server.tool()
    async def rules(game: str, language: Language = "en") -> str:
        """All rules of a game with their numbers, and our rulings where the rulebook is silent."""

        def read() -> str:
            box = box_named(game)
            told = words.texts(box, language, open_game(box.setup()).facts)
            lines = [f"# {box.label.title}", told.say("blurb")]
            for title, items in words.rules_in_words(box, told):
                lines += ["", f"## {title}", *(f"{rule}: {text}" for rule, text in items)]
            return "\n".join(lines)

        return await thought(read)

    @server.tool()
    async def new_table(
        game: str,
        players: Annotated[int | None, Field(description="How many play; the fewest if left out.")] = None,
        seat: Annotated[int, Field(description="Your seat, from 0.")] = 0,
        bots: Annotated[str, Field(description="Level of all others: easy, normal, hard, master.")] = "normal",
        options: dict[str, OptionValue] | None = None,
        language: Language = "en",
        seed: Annotated[str | None, Field(description="The same seed gives the same deal.", max_length=200)] = None,
    ) -> dict[str, Any]:
        """Open a table, sit down at one seat with bots on all others, and look."""

        def opened() -> dict[str, Any]:
            setup = box_named(game).setup(players, options)
            opening = Opening.fresh(setup) if seed is None else Opening(setup, seed)
            company = Company(opening, seat, [known(bots)] * (setup.seats - 1))
            place = AssistantTable(company, language)
            before = place.happened(company.go_on())
            return {"table": places.add(place), "happened": before, **place.look()}

        return await thought(opened)

    @server.tool()
    async def look(table: TableId) -> dict[str, Any]:
        """What your seat sees now, and every legal action with its meaning."""
        place = places.at(table)
        return await thought(place.look)

    @server.tool()
    async def act(
        table: TableId, action: Annotated[str, Field(description="In notation, as look lists it.", max_length=200)]
    ) -> dict[str, Any]:
        """Take an action; bots go on until you are asked again. An illegal one changes nothing and is explained."""
        place = places.at(table)
        return await thought(lambda: place.act(action))

    @server.tool(name="hint")
    async def advise(table: TableId) -> dict[str, str]:
        """What a strong bot would do in your seat with what your seat knows, and why."""
        place = places.at(table)
        return await thought(place.hint)

    @server.tool(name="record")
    async def kept(table: TableId) -> str:
        """The whole finished game as the text of a .ludo file, which `review` and the command line read."""
        place = places.at(table)
        return await thought(place.record)

    @server.tool()
    async def review(
        table: Annotated[str | None, Field(description="A finished table of yours.")] = None,
        record: Annotated[str | None, Field(description="Or the text of a .ludo file.", max_length=LONGEST)] = None,
        language: Language = "en",
    ) -> list[str]:
        """What luck and decisions made of a finished game: totals for each seat, then the mistakes, dearest first."""
        if (table is None) == (record is None):
            raise ToolError("name a table, or hand in the text of a record: one of the two")
        place = places.at(table) if table is not None else None
        return await thought(lambda: reviewed(place.record() if place else record or "", language))

    @server.tool(name="simulate")
    async def simulated(
        game: str,
        bots: Annotated[list[str], Field(description="A level for each seat.", min_length=1, max_length=10)],
        games: Annotated[int, Field(ge=1, le=MOST_QUICK)] = 100,
        options: dict[str, OptionValue] | None = None,
        seed: Annotated[str, Field(max_length=200)] = "0",
    ) -> dict[str, Any]:
        """Play many games between bots: wins of each seat, draws, length. At most 20 games where bots think."""

        def played() -> dict[str, Any]:
            if games > MOST and not set(bots) <= set(QUICK):
                raise Mistake(f"{games} games; at most {MOST} with bots other than {', '.join(QUICK)}")
            opened = open_game(box_named(game).setup(len(bots), options))
            found = simulate(opened, games, [known(bot) for bot in bots], seed)
            return {"games": found.games, "wins": list(found.wins), "draws": found.draws, "bots": bots}

        return await thought(played)

    return server


def reviewed(text: str, language: str) -> list[str]:
    kept = record.read(text)
    *_, found = growing(kept, SIMULATIONS)
    assert isinstance(found, Review)
    box, facts = box_named(kept.opening.setup.game), open_game(kept.opening.setup).facts
    names = [words.seat_name(words.texts(box, language, facts), seat) for seat in found.seats]
    told = ToldReview.of(found, kept, texts_of(box, language, facts, words.own_text(language)), names)
    return [*told.summary(), *(told.mistake(step) for step in blamed(found))]
