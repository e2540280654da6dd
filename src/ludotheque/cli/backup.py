"""`backup` and `export`: what is kept of a game room, copied as a whole or table by table."""

from pathlib import Path

import click

from ludotheque.cli.shared import Utf8, database_option

DIRECTORY = click.Path(file_okay=False, path_type=Path)
NEW_FILE = click.Path(dir_okay=False, path_type=Path)


def data_option(command: click.decorators.FC) -> click.decorators.FC:
    return click.option("--data", type=DIRECTORY, default="data", show_default=True, help="Where tables are kept.")(
        command
    )


@click.command()
@click.argument("file", type=NEW_FILE)
@data_option
def backup(file: Path, data: Path) -> None:
    """Copy all tables to a new FILE. The game room may be open meanwhile; only the owner of FILE can read it."""
    from ludotheque.server.backup import back_up

    back_up(data, file)


@click.command(context_settings={"ignore_unknown_options": True})  # the name of a table may begin with a dash
@click.argument("table", type=Utf8())
@data_option
@database_option("Where tables are kept, instead: this PostgreSQL (postgresql://...; or LUDOTHEQUE_DATABASE).")
def export(table: str, data: Path, database: str) -> None:
    """Print the record (.ludo) of a TABLE, running or not. It holds the seed: keep it to yourself until the end."""
    from ludotheque.server.backup import exported, exported_from

    click.echo(exported_from(database, table) if database else exported(data, table), nl=False)
