"""`site`: a game room without a server, as a folder for any static host, or as an archive of it."""

import os
import re
import shlex
import tempfile
from pathlib import Path

import click

from ludotheque.core.errors import Mistake
from ludotheque.games.plugins import load_plugin, own_module
from ludotheque.server.config import STATIC
from ludotheque.site.folder import check_built, check_free, write_site
from ludotheque.site.packed import kind_of, write_archive
from ludotheque.site.parts import brought

BASE = re.compile(r"/(?:(?!\.{1,2}/)(?:[\w.~-]|%[0-9A-Fa-f]{2})+/)*", re.ASCII)


@click.command(short_help="Write a game room that needs no server: a folder for any static host.")
@click.argument("out", type=click.Path(path_type=Path))
@click.option(
    "--base",
    default="",
    metavar="PATH",
    help="Where it will stand, as in /games/: then a 404.html leads lost visitors home. It works anywhere without.",
)
@click.option("--plugin", "plugins", multiple=True, metavar="MODULE", help="Put a game from elsewhere on its shelf.")
@click.option(
    "--parts",
    type=click.Path(file_okay=False, path_type=Path),
    metavar="FOLDER",
    help="Where what npm and pip bring is kept for the next time.",
)
@click.option("--npm", default="", hidden=True, help="The command that is this machine's npm.")
def site(out: Path, base: str, plugins: tuple[str, ...], parts: Path | None, npm: str) -> None:
    """Write a folder of static files to OUT: the pages, Python in WebAssembly, all games and their bots.

    Any web server or static host serves it; after the first visit it works without a network. If OUT ends with .zip or
    .tar.gz, it is an archive of that folder. What is not ours is brought by npm and pip, and checked by its hash.
    """
    if base and not BASE.fullmatch(base):
        raise Mistake(f"a base is a path that begins and ends with a slash, as in /games/, not {base!r}")
    kind = kind_of(out)
    if kind and out.is_dir():
        raise Mistake(f"{out} is a folder; an archive is a file")
    if not kind:
        check_free(out)
    check_built(STATIC)
    modules = [_module(plugin) for plugin in plugins]
    try:
        fetched = brought(parts or cache(), shlex.split(npm))
        if not kind:
            size = write_site(out, STATIC, fetched, base, modules)
            click.echo(f"{out}: {size / 1e6:.1f} MB. Try it: python3 {out / 'serve.py'}")
            return
        with tempfile.TemporaryDirectory() as space:
            write_site(Path(space), STATIC, fetched, base, modules)
            click.echo(f"{out}: {write_archive(Path(space), out) / 1e6:.1f} MB")
    except OSError as error:
        raise Mistake(f"{error.filename or out} cannot be written: {error.strerror}") from None


def _module(plugin: str) -> str:
    load_plugin(plugin)
    return own_module(plugin).__name__


def cache() -> Path:
    """Where programs of this person keep what they can fetch again."""
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "ludotheque"
