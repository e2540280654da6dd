"""One person at a table in the terminal: shown what their seat may see, and asked what to do."""

import importlib
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress

import click

from ludotheque.cli import words
from ludotheque.core.box import Box
from ludotheque.core.errors import BadNotation, Mistake
from ludotheque.core.sketch import Scene, sketched
from ludotheque.core.texts import reason_in_words
from ludotheque.search.advice import hint
from ludotheque.search.levels import Bot
from ludotheque.table.company import Company
from ludotheque.table.entries import Undo
from ludotheque.table.figures import figures_of
from ludotheque.table.opening import Opening
from ludotheque.table.record import write
from ludotheque.table.table import Step

COMMANDS = ("board", "rules", "undo", "wait", "quit")
"""What can be typed instead of an action; each language has words of its own for them, and these do as well."""

STAND_IN = "normal"
"""Who plays on for a bot that has failed: the person's game goes on."""

HELP = "?"
WIDTH = 100
ASIDE = 4
"""From so many actions on they stand in columns."""


class Left(Exception):
    """The person has left the table."""


class Sitting:
    """A table with one person at it, and all that is said to them."""

    def __init__(self, box: Box, opening: Opening, seat: int, rivals: Sequence[Bot], name: str, language: str) -> None:
        self.box = box
        self.seat = seat
        self.steps: list[Step] = []
        self.company = Company(opening, seat, rivals, name)
        self.table = self.company.table
        self.game = self.table.game
        self.texts = words.texts(box, language, self.game.facts)
        self.names = [words.seat_name(self.texts, each) for each in self.company.seats]
        self.commands = {name: name for name in COMMANDS}
        self.commands |= {self.texts.say(f"play-word-{name}"): name for name in COMMANDS}

    # What is said.

    def said(self, message: str, **data: object) -> str:
        return self.texts.say(message, {"help": HELP, **data}, self.names)

    def tell(self, message: str, **data: object) -> None:
        click.echo(self.said(message, **data))

    def show(self) -> None:
        """The board as this seat sees it, in colour where there is any."""
        from rich.console import Console
        from rich.text import Text

        scene = Scene(self.table.view(self.seat), self.game, self.texts, self.names)
        drawn = Text(sketched(self.box, scene))
        for sign, ink in (self.box.sketch.inks if self.box.sketch else {}).items():
            drawn.highlight_words([sign], ink)
        click.echo()
        Console(highlight=False, soft_wrap=True).print(drawn)
        click.echo()

    def in_words(self, action: int) -> str:
        return words.action_in_words(self.texts, self.table.state, self.seat, action, self.names)

    def offer(self, actions: list[int]) -> None:
        """The legal actions with their numbers, in columns where there are many."""
        room = len(str(len(actions)))
        lines = [f"{number:>{room}}  {self.in_words(action)}" for number, action in enumerate(actions, 1)]
        for line in in_columns(lines):
            click.echo(f"  {line}")

    # What happens.

    def play(self) -> None:
        """The whole game, unless the person leaves."""
        with suppress(ImportError):
            importlib.import_module("readline")  # lines can be edited and called back, where the system has it
        others = [name for seat, name in enumerate(self.names) if seat != self.seat]
        self.tell("play-welcome", title=self.box.label.title, name=self.names[self.seat], others=", ".join(others))
        try:
            while not self.table.over():
                self.go_on()
        except (Left, EOFError, KeyboardInterrupt):
            click.echo()
            self.tell("play-left")
            return
        self.end()

    def go_on(self) -> None:
        """Ask the person if the table waits for them, or let a bot act."""
        if self.seat in self.table.waits_for():
            self.ask()
        else:
            self.let_a_bot_act()

    def let_a_bot_act(self) -> None:
        """The next one. One of somebody's own that fails is told, and leaves its seat to a bot of ours."""
        try:
            self.told(self.company.let_a_bot_act())
        except Mistake as fault:
            failed = self.company.next_bot()
            self.tell("play-bot-failed", bot=self.names[failed], why=str(fault))
            self.told(self.company.replace(failed, STAND_IN))
            self.names[failed] = words.seat_name(self.texts, self.table.seats[failed])

    def told(self, step: Step) -> None:
        """What has happened, as this seat sees it."""
        self.steps.append(step)
        for line in words.step_in_words(self.texts, self.table, step, self.seat):
            click.echo(f"· {line}")
        if any(step.gone(number) for number in range(len(step.events))) and not self.table.over():
            self.hide()

    def hide(self) -> None:
        """What must be remembered does not stay on the screen. Whoever pipes their answers has no screen."""
        if sys.stdin.isatty() and sys.stdout.isatty():
            input(self.texts.say("play-remember"))
            click.clear()
            click.echo("\x1b[3J", nl=False)

    # What is asked.

    def ask(self) -> None:
        """Show the board and what can be done, and listen until something is."""
        actions = self.table.state.actions(self.seat)
        self.show()
        self.offer(actions)
        before = self.table.number
        while self.table.number == before:
            self.listen(actions)

    def listen(self, actions: list[int]) -> None:
        line = input(self.said("play-ask") + " ").strip()
        command = self.commands.get(line.casefold())
        if command is not None:
            self.obey(command, actions)
        elif line.startswith(HELP):
            self.explain(line.removeprefix(HELP).strip(), actions)
        elif line:
            with suppress(Mistake):
                self.do(line, actions)

    def do(self, line: str, actions: list[int]) -> None:
        """Act, or say why not."""
        action = self.meant(line, actions)
        if action in actions:
            self.told(self.company.act(self.game.write(action)))
        elif action is not None:
            self.forbid(action)

    def meant(self, line: str, actions: list[int]) -> int | None:
        """The action of a number or a notation; nothing, and a word about it, if there is none."""
        if line.isdecimal() and line.isascii():
            number = int(line[:9])
            if 1 <= number <= len(actions):
                return actions[number - 1]
            self.tell("play-no-number", most=len(actions))
            return None
        try:
            return self.game.read(line)
        except BadNotation:
            self.tell("play-no-action", line="".join(sign for sign in line[:60] if sign.isprintable()))
            return None

    def forbid(self, action: int) -> None:
        """The refusal, and the rule behind it."""
        reason = self.table.state.why_not(self.seat, action)
        assert reason is not None
        self.tell(f"refusal-{reason['refusal']}")
        click.echo(f"{reason['rule']}  {self.texts.say(reason['rule'])}")

    def explain(self, line: str, actions: list[int]) -> None:
        """What a bot would do; or, of an action, what it is and whether it is allowed."""
        if not line:
            found = hint(self.table.state, self.seat)
            self.tell("cli-hint", action=self.in_words(found.action))
            click.echo(reason_in_words(self.texts, self.seat, found.reason, self.names))
            example = self.game.write(actions[0])
            self.tell("play-help", example=example, **{name: self.spoken(name) for name in COMMANDS})
            return
        action = self.meant(line, actions)
        if action in actions:
            self.tell("play-allowed", line=self.game.write(action), action=self.in_words(action))
        elif action is not None:
            self.forbid(action)

    def spoken(self, command: str) -> str:
        return self.texts.say(f"play-word-{command}")

    def obey(self, command: str, actions: list[int]) -> None:
        match command:
            case "board":
                self.show()
                self.offer(actions)
            case "rules":
                for line in self.rules():
                    click.echo(line)
            case "undo" if self.table.undo_depth(self.seat):
                self.told(self.company.add(Undo(self.seat)))
            case "undo":
                self.tell("play-no-undo")
            case "wait" if self.company.others() and not self.table.common():
                self.let_a_bot_act()
            case "wait":
                self.tell("play-no-wait")
            case "quit":
                raise Left

    def rules(self) -> Iterator[str]:
        from ludotheque.cli.shelf import rule_lines

        yield from rule_lines(self.box, self.texts)

    # The end.

    def end(self) -> None:
        self.show()
        scores = self.table.result()
        assert scores is not None
        own = scores[self.seat]
        self.tell("play-won" if own == 1 else "play-lost" if own == 0 else "play-shared")
        click.echo(words.result_in_words(self.texts, self.table))
        for line in words.figures_in_words(self.texts, self.table, figures_of(self.table.opening.setup, self.steps)):
            click.echo(line)
        self.tell("cli-seed", seed=self.table.opening.seed)

    def record(self) -> str:
        """The record of the game as far as it was played."""
        return write(self.company.record())


def in_columns(lines: Sequence[str]) -> list[str]:
    """Lines side by side, read downwards, as many columns as fit.

    >>> in_columns(["1  a", "2  b", "3  c", "4  d", "5  e"])
    ['1  a   2  b   3  c   4  d   5  e']
    >>> in_columns(["one", "two"])
    ['one', 'two']
    """
    wide = max(map(len, lines), default=0) + 3
    columns = max(1, (WIDTH - 2) // wide) if len(lines) > ASIDE else 1
    height = -(-len(lines) // columns)
    rows = [[*lines[row::height]] for row in range(height)]
    return ["".join(f"{part:<{wide}}" for part in row).rstrip() for row in rows]
