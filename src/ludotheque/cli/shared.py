"""What all commands share: how mistakes are told, files read, set-ups chosen and languages found."""

import os
import sys
from collections.abc import Callable
from contextlib import nullcontext, suppress
from math import isfinite
from pathlib import Path
from typing import Any, TypeVar

import click
import msgspec
from click.core import ParameterSource
from click.shell_completion import CompletionItem

from ludotheque.cli.completion import complete_options
from ludotheque.core.box import LANGUAGES, Box, OptionValue, Setup
from ludotheque.core.errors import BadComponents, BadOption, Mistake
from ludotheque.core.types import Data
from ludotheque.games import shelf
from ludotheque.games.plugins import find_box, load_plugins

STDIN = "-"

SCHEMES = ("postgresql://", "postgres://")

LARGEST = 64_000_000
"""Bytes of a file that is read: many times the longest record."""

RECORD_BEGINS = b"ludo "

Command = TypeVar("Command", bound=Callable[..., Any])


class Commands(click.Group):
    """The commands, listed in their order. A mistake is one clear line on standard error, and exit code 2."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.commands)

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except Mistake as mistake:
            click.echo(f"ludotheque: {mistake}", err=True)
            raise click.exceptions.Exit(2) from None


class GameName(click.ParamType[Box]):
    """A game by its name, or one from elsewhere by its module or the path of its folder."""

    name = "GAME"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Box:
        return value if isinstance(value, Box) else find_box(value)

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        return [CompletionItem(box.name, help=box.label.title) for box in shelf() if box.name.startswith(incomplete)]


class Utf8(click.ParamType[str]):
    """A text that is used as such. What is no UTF-8 on the command line comes as halves of characters."""

    name = "TEXT"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        if any("\ud800" <= character <= "\udfff" for character in str(value)):
            self.fail("this is no text in UTF-8", param, ctx)
        return str(value)


class Finite(click.FloatRange):
    """A number: neither endless nor none at all, which compare as if they were within any limits."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        number: float = super().convert(value, param, ctx)
        if not isfinite(number):
            self.fail(f"{value} is no number", param, ctx)
        return number


def game_argument(command: Command) -> Command:
    return click.argument("box", metavar="GAME", type=GameName())(command)


def setup_options(command: Command) -> Command:
    """Everything that is chosen before a game."""
    command = click.option(
        "--components",
        type=click.Path(),
        metavar="FILE",
        help="Play with this component file instead of the standard one.",
    )(command)
    command = version_option(command)
    return click.option(
        "options",
        "--option",
        "-o",
        multiple=True,
        metavar="NAME=VALUE",
        shell_complete=complete_options,
        help="An option of the game, as `games GAME` lists them; may be repeated.",
    )(command)


def version_option(command: Command) -> Command:
    return click.option("--rules", type=int, metavar="N", help="Version of the rules [default: the newest].")(command)


def plugin_option(command: Command) -> Command:
    """Games from elsewhere, on the shelf before the name of a game is looked up."""

    def load(ctx: click.Context, param: click.Parameter, modules: tuple[str, ...]) -> None:
        load_plugins(modules)

    return click.option(
        "--plugin",
        multiple=True,
        metavar="MODULE",
        is_eager=True,
        expose_value=False,
        callback=load,
        help="Put the game of this module on the shelf; may be repeated.",
    )(command)


def database_option(told: str) -> Callable[[Command], Command]:
    """The address of a PostgreSQL that holds the tables."""

    def checked(ctx: click.Context, param: click.Parameter, database: str) -> str:
        if database and not database.startswith(SCHEMES):
            raise Mistake(f"--database is the address of a PostgreSQL, such as {SCHEMES[0]}user@host/name")
        return database

    return click.option(
        "--database", envvar="LUDOTHEQUE_DATABASE", metavar="URL", default="", callback=checked, help=told
    )


def language_option(command: Command) -> Command:
    return click.option(
        "--lang",
        "--language",
        "lang",
        type=click.Choice(LANGUAGES),
        default=own_language,
        help="The language of the texts [default: yours].",
    )(command)


def own_language() -> str:
    """The language of whoever sits at the terminal, if we speak it."""
    told = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return told[:2].lower() if told[:2].lower() in LANGUAGES else "en"


def chosen_setup(
    box: Box, seats: int | None, options: tuple[str, ...], components: str | None, rules: int | None
) -> Setup:
    """The set-up that the options of a command ask for."""
    chosen: dict[str, OptionValue] = dict(map(named_value, options))
    return box.setup(seats, chosen, component_text(components) if components else "", rules)


def component_text(path: str) -> str:
    text = read_text(path)
    if not text.strip():
        raise BadComponents(f"{path} is empty; copy the standard component file and change it")
    return text


def named_value(line: str) -> tuple[str, str]:
    name, equals, value = line.partition("=")
    if not equals:
        raise BadOption(f"--option {line}: write it as NAME=VALUE")
    return name, value


def read_text(path: str) -> str:
    """The text of a file, or of standard input for `-`, without the mark that some editors begin UTF-8 with."""
    try:
        with nullcontext(sys.stdin.buffer) if path == STDIN else Path(path).open("rb") as file:
            data = file.read(LARGEST + 1)
        if len(data) > LARGEST:
            raise Mistake(f"{path} is larger than {LARGEST // 1_000_000} MB, which no file of ours is")
        return data.decode("utf-8-sig")
    except OSError as error:
        raise Mistake(f"{path} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise Mistake(f"{path} is no text in UTF-8") from None


def check_apart(out: str | None, *others: str | None) -> None:
    """What is written must not be what is read, nor what is written as well."""
    for other in others:
        if out not in (None, STDIN) and other is not None and Path(out or "").absolute() == Path(other).absolute():
            raise Mistake(f"{out} is named twice, and would be written over; choose another name")


def check_out(file: Path, option: str = "--out") -> None:
    """What takes long must have somewhere to be kept, before it begins."""
    if not file.parent.is_dir():
        raise Mistake(f"{option} {file}: there is no folder {file.parent}")
    try:
        new = not file.exists()
        file.open("ab").close()
    except OSError as error:
        raise Mistake(f"{option} {file} cannot be written: {error.strerror}") from None
    if new:
        file.unlink()


def check_no_record(file: Path, option: str = "--out") -> None:
    """A game that was played cannot be made again: its record is not written over by something else."""
    if file.is_file():
        with file.open("rb") as there:
            if there.read(len(RECORD_BEGINS)) == RECORD_BEGINS:
                raise Mistake(f"{option} {file} is the record of a game, and would be written over; name another file")


def keep(file: str | Path, text: str) -> None:
    """Whole or not at all: what was there stays until all is written."""
    there = Path(file).resolve()
    special = there.exists() and not there.is_file()
    part = there if special else there.with_name(f".{there.name}.{os.getpid()}")
    try:
        part.write_text(text, encoding="utf-8", newline="\n")
        if not special:
            if there.exists():
                part.chmod(there.stat().st_mode & 0o777)
            part.replace(there)
    except OSError as error:
        raise Mistake(f"{file} cannot be written: {error.strerror}") from None
    finally:
        if not special:
            with suppress(OSError):
                part.unlink(missing_ok=True)


def check_idle(chosen: str, *names: str) -> None:
    """With what is chosen these options would change nothing: whoever gives one expects something else."""
    context = click.get_current_context()
    given = [
        option.opts[0]
        for option in context.command.params
        if option.name in names and context.get_parameter_source(option.name) is ParameterSource.COMMANDLINE
    ]
    if given:
        raise Mistake(f"{' and '.join(given)} would change nothing with {chosen}: leave out one or the other")


def read_object(path: str) -> Data:
    """The JSON object of a file."""
    try:
        return msgspec.json.decode(read_text(path), type=Data)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Mistake(f"{path} holds no JSON object: {error}") from None


def print_json(data: Any) -> None:
    """One object on standard output, and nothing else."""
    click.echo(msgspec.json.format(msgspec.json.encode(data), indent=2))
