"""The command line: `ludotheque COMMAND ...`."""

import click

from ludotheque import __version__
from ludotheque.cli.house import Commands
from ludotheque.cli.lab import simulate
from ludotheque.cli.records import position, replay
from ludotheque.cli.room import serve
from ludotheque.cli.shelf import games, rules


@click.group(
    "ludotheque", cls=Commands, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100}
)
@click.version_option(__version__, message="%(prog)s %(version)s")
def main() -> None:
    """Modern board games: play them in the browser, study them from the command line."""


for _command in (games, rules, serve, simulate, replay, position):
    main.add_command(_command)
