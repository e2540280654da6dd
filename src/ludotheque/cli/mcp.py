"""`mcp`: the shelf for assistants that speak the Model Context Protocol."""

import click

from ludotheque.cli.shared import plugin_option
from ludotheque.core.errors import Mistake


@click.command(short_help="Let an assistant play and study, by the Model Context Protocol.")
@click.option("--http", is_flag=True, help="Answer at http://HOST:PORT/mcp instead of standard input and output.")
@click.option("--host", default="127.0.0.1", show_default=True, help="With --http: the address to answer at.")
@click.option(
    "--port", type=click.IntRange(1, 65535), default=8124, show_default=True, help="With --http: the port to answer at."
)
@plugin_option
def mcp(http: bool, host: str, port: int) -> None:
    """Let an assistant read the rules, sit at tables with bots, ask for hints, review and simulate games.

    It is told what its seat may know and nothing else. Needs the extra `mcp`.
    """
    try:
        from ludotheque.cli.assistant import tools
    except ModuleNotFoundError as absent:
        if absent.name is None or absent.name.split(".")[0] not in ("mcp", "anyio", "pydantic"):
            raise
        raise Mistake(f"this needs {absent.name}: pip install 'ludotheque[mcp]'") from None
    server = tools()
    if http:
        server.run("streamable-http", host=host, port=port)
    else:
        server.run("stdio")
