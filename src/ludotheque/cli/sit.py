"""`sit`: a bot of one's own plays at a table of a running server."""

from typing import TYPE_CHECKING

import click

from ludotheque.cli.shared import language_option, plugin_option
from ludotheque.cli.study import think_option
from ludotheque.cli.words import own_texts

if TYPE_CHECKING:
    from ludotheque.lab.guest import GuestNews


@click.command(short_help="Sit at a table of a running server, and let a bot play.")
@click.argument("link")
@click.option("--bot", default="normal", show_default=True, help="Who plays: named as for `contest`.")
@click.option("--name", default="", help="What the seat is called at the table.")
@think_option
@plugin_option
@language_option
def sit(link: str, bot: str, name: str, think: float | None, lang: str) -> None:
    """Sit down at the seat that LINK opens, and let a bot play there to the end.

    LINK is what the host of a table sends, http://ADDRESS/t/TABLE#KEY, or the own link of somebody who sits there
    already. The bot is told what the seat may know, and nothing else. If the line breaks it comes back.
    """
    from ludotheque.lab.guest import sit as seated
    from ludotheque.lab.own_players import bot_of

    texts = own_texts(lang)

    def tell(news: "GuestNews") -> None:
        said = dict(news.said)
        if news.kind == "over":
            said = {"scores": ", ".join(f"{score:.3g}" for score in news.said["outcome"])}
        click.echo(texts.say(f"cli-sit-{news.kind}", said), err=news.kind in ("away", "back", "fault"))

    seated(link, bot_of(bot, think), name, tell)
