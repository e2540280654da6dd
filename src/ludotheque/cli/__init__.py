"""The command line: `ludotheque COMMAND ...`."""

import click

from ludotheque import __version__
from ludotheque.cli import (
    arena,
    backup,
    check_game,
    completion,
    components,
    mcp,
    new_game,
    play,
    puzzles,
    records,
    report,
    review,
    serve,
    shelf,
    simulate,
    sit,
    site,
    train,
)
from ludotheque.cli.print import print_box
from ludotheque.cli.shared import Commands
from ludotheque.library import is_compiled


@click.group(
    "ludotheque", cls=Commands, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100}
)
@click.version_option(__version__, message=f"%(prog)s %(version)s ({'compiled' if is_compiled() else 'not compiled'})")
def main() -> None:
    """Modern board games: play them in the browser, study them from the command line."""


for _command in (
    shelf.games,
    shelf.rules,
    shelf.shapes,
    components.components,
    print_box,
    play.play,
    serve.serve,
    backup.backup,
    backup.export,
    site.site,
    simulate.simulate,
    simulate.contest,
    arena.arena,
    sit.sit,
    report.report,
    train.train,
    puzzles.puzzles,
    records.replay,
    records.position,
    review.review,
    mcp.mcp,
    new_game.new_game,
    check_game.check_game,
    completion.completion,
):
    main.add_command(_command)
