"""`python -m ludotheque.server`: the server alone, for development. People use the command `ludotheque serve`."""

import logging
from pathlib import Path

import click

from ludotheque.server.run import serve


@click.command()
@click.option("--port", default=8000, help="Port to listen on; 0 takes any free one.")
@click.option("--data", default="data", type=click.Path(path_type=Path), help="Folder of the tables.")
@click.option("--lan", is_flag=True, help="Listen for the whole local network.")
@click.option("--plugin", "plugins", multiple=True, help="Module with a BOX to put on the shelf.")
@click.option("--bot-pause", default=0.6, help="Seconds that a bot takes at least.")
def main(port: int, data: Path, lan: bool, plugins: tuple[str, ...], bot_pause: float) -> None:
    logging.basicConfig(level=logging.INFO)
    serve(port=port, data_dir=data, lan=lan, plugins=plugins, bot_pause=bot_pause, on_ready=click.echo)


if __name__ == "__main__":
    main()
