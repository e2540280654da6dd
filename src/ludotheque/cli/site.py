"""`site`: a game room without a server, as a folder for any static host, or as an archive of it."""

import os
import shutil
import tempfile
from pathlib import Path

import click

from ludotheque.core.errors import Mistake
from ludotheque.games.plugins import load_plugin, own_module
from ludotheque.server.config import STATIC
from ludotheque.site.folder import write_site

ARCHIVES = {".zip": "zip", ".gz": "gztar"}
PLACE = "ludotheque"
"""What the folder in an archive is called."""


@click.command(short_help="Write a game room that needs no server: a folder for any static host.")
@click.argument("out", type=click.Path())
@click.option(
    "--base",
    default="",
    metavar="PATH",
    help="Where it will stand, as in /games/: then a 404.html leads lost visitors home. It works anywhere without.",
)
@click.option("--plugin", "plugins", multiple=True, metavar="MODULE", help="Put a game from elsewhere on its shelf.")
@click.option(
    "--parts",
    type=click.Path(file_okay=False),
    metavar="FOLDER",
    help="Where what npm and pip bring is kept for the next time.",
)
def site(out: str, base: str, plugins: tuple[str, ...], parts: str | None) -> None:
    """Write a folder of static files to OUT: the pages, Python in WebAssembly, all games and their bots.

    Any web server or static host serves it; after the first visit it works without a network. If OUT ends with .zip or
    .tar.gz, it is an archive of that folder. What is not ours is brought by npm and pip, and checked by its hash.
    """
    if base and not (base.startswith("/") and base.endswith("/") and base.isprintable() and not set('"<>&') & {*base}):
        raise Mistake(f"a base is a path that begins and ends with a slash, as in /games/, not {base!r}")
    modules = [_module(plugin) for plugin in plugins]
    place, brought = Path(out), Path(parts) if parts else cache()
    if place.suffix not in ARCHIVES:
        size = write_site(place, STATIC, brought, base, modules)
        click.echo(f"{place}: {size / 1e6:.1f} MB. Try it: python3 {place / 'serve.py'}")
        return
    if place.is_dir():
        raise Mistake(f"{place} is a folder; an archive is a file")
    with tempfile.TemporaryDirectory() as space:
        write_site(Path(space) / PLACE, STATIC, brought, base, modules)
        made = shutil.make_archive(str(Path(space) / "site"), ARCHIVES[place.suffix], space, PLACE)
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.move(made, place)
    click.echo(f"{place}: {place.stat().st_size / 1e6:.1f} MB")


def _module(plugin: str) -> str:
    load_plugin(plugin)
    return own_module(plugin).__name__


def cache() -> Path:
    """Where programs of this person keep what they can fetch again."""
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "ludotheque"
