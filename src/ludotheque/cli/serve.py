"""`serve`: open the game room and tell people how to come in."""

import errno
import shlex
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path

import click
import msgspec

from ludotheque.cli.shared import Finite, database_option, read_text
from ludotheque.core.errors import BadComponents, Mistake
from ludotheque.review.shapes import MOST_DEPTH
from ludotheque.site.serve import show as open_browser

FIRST_PORT = 8000
LAST_PORT = 8019
DIRECTORY = click.Path(file_okay=False, path_type=Path)


class ComponentFileHead(msgspec.Struct):
    """What a component file says first: which game it is for."""

    game: str


@click.command(short_help="Open the game room.")
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on.")
@click.option(
    "--port", type=click.IntRange(0, 65535), help=f"The port [default: the first free one from {FIRST_PORT}]."
)
@click.option("--lan", is_flag=True, help="Let phones and computers of the local network in; prints a QR code.")
@click.option("--data", type=DIRECTORY, default="data", show_default=True, help="Where tables are kept.")
@click.option("--components", multiple=True, type=click.Path(), metavar="FILE", help="Play with these components.")
@click.option("plugins", "--plugin", multiple=True, metavar="MODULE", help="Put the game of this module on the shelf.")
@click.option("names", "--allow-host", multiple=True, metavar="NAME", help="Also answer to this name (behind a proxy).")
@click.option("--bot-workers", type=click.IntRange(1), help="How many processes think for the bots.")
@click.option(
    "--decision-seconds",
    type=Finite(1),
    default=30,
    show_default=True,
    help="How long tables wait for people.",
)
@click.option(
    "--review-depth",
    type=click.IntRange(1, MOST_DEPTH),
    metavar="N",
    help="Simulations behind each chance of a review [default: about ten seconds of a core for a game].",
)
@click.option("--keep-days", type=Finite(0, min_open=True), help="Forget tables left alone for this long.")
@database_option("Keep tables in this PostgreSQL, for many servers (postgresql://...; or LUDOTHEQUE_DATABASE).")
@click.option(
    "--processes",
    type=click.IntRange(1, 64),
    default=1,
    show_default=True,
    help="How many servers listen to the same address; needs --database.",
)
@click.option("--warm-up", default="", hidden=True, help="A command that makes a faster tree and prints its folder.")
@click.option("--browser/--no-browser", default=True, help="Open the browser [default] or do not.")
def serve(
    host: str,
    port: int | None,
    lan: bool,
    data: Path,
    components: tuple[str, ...],
    plugins: tuple[str, ...],
    names: tuple[str, ...],
    bot_workers: int | None,
    decision_seconds: float,
    review_depth: int | None,
    keep_days: float | None,
    database: str,
    processes: int,
    warm_up: str,
    browser: bool,
) -> None:
    """Open the game room for the browsers of this computer, or of the local network with --lan. Ctrl-C closes it."""
    from ludotheque.server import serve as server
    from ludotheque.server.config import ServerConfig, spare_processors

    if processes > 1 and not database:
        raise Mistake("--processes needs --database: a file of tables belongs to one server alone")
    config = ServerConfig(
        data=data,
        plugins=plugins,
        components=dict(map(component_file, components)),
        names=names,
        bot_workers=bot_workers or spare_processors(),
        decision_seconds=decision_seconds,
        review_depth=review_depth,
        keep_days=keep_days,
        database=database,
        processes=processes,
        warm_up=tuple(shlex.split(warm_up)),
    )
    ready = partial(welcomed, lan=lan, browser=browser)
    serve_on = partial(server.serve, config, host, lan=lan, on_ready=ready)
    try:
        on_a_free_port(serve_on, port)
    except OSError as error:
        raise Mistake(f"the game room cannot open: {error}") from None


def welcomed(address: str, lan: bool, browser: bool) -> None:
    """Say where the room is, in every way that was asked for."""
    click.echo(f"The game room is open: {address}   (Ctrl-C closes it)")
    if lan:
        print_qr_code(address)
    if browser:
        threading.Thread(target=open_browser, args=(address,), daemon=True).start()


def on_a_free_port(serve_on: Callable[[int], None], port: int | None) -> None:
    """Serve on the port that was asked for, or on the first that is free."""
    for chosen in range(FIRST_PORT, LAST_PORT + 1) if port is None else [port]:
        try:
            return serve_on(chosen)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise
    if port is None:
        raise Mistake(f"the ports {FIRST_PORT} to {LAST_PORT} are all taken; name a free one with --port")
    raise Mistake(f"port {port} is taken, perhaps by another game room; name another, or leave --port out")


def component_file(path: str) -> tuple[str, str]:
    """The game that a component file is for, and its text."""
    text = read_text(path)
    try:
        return msgspec.toml.decode(text, type=ComponentFileHead).game, text
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadComponents(f"{path}: {error}") from None


def print_qr_code(address: str) -> None:
    import segno

    segno.make(address, micro=False).terminal(compact=True)
