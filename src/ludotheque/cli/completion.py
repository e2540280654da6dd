"""`completion`: what a shell needs to complete commands, games, bots and options."""

import click
from click.shell_completion import CompletionItem, get_completion_class

from ludotheque.core.box import Box
from ludotheque.games import shelf

SHELLS = ("bash", "zsh", "fish")


@click.command(short_help="Print what SHELL needs to complete commands.")
@click.argument("shell", type=click.Choice(SHELLS))
@click.pass_context
def completion(ctx: click.Context, shell: str) -> None:
    """Print what SHELL needs to complete commands, games, bots and options.

    \b
    bash:  eval "$(ludotheque completion bash)"          in ~/.bashrc
    zsh:   eval "$(ludotheque completion zsh)"           in ~/.zshrc
    fish:  ludotheque completion fish | source           in ~/.config/fish/config.fish
    """
    root = ctx.find_root()
    made = get_completion_class(shell)
    assert made is not None
    click.echo(made(root.command, {}, "ludotheque", "_LUDOTHEQUE_COMPLETE").source())


def complete_bots(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """The names of bots, after those that are written already."""
    from ludotheque.search.levels import NAMES

    written, comma, begun = incomplete.rpartition(",")
    return [CompletionItem(f"{written}{comma}{name}") for name in NAMES if name.startswith(begun)]


def complete_options(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """What can be chosen in the game that is named; nothing before one is."""
    named = ctx.params.get("box")
    box = named if isinstance(named, Box) else next((each for each in shelf() if each.name in ctx.args), None)
    options = box.label.options if box else []
    chosen = [f"{option.name}={str(value).lower()}" for option in options for value in option.values]
    return [CompletionItem(each) for each in chosen if each.startswith(incomplete)]
