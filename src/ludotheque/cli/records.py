"""`replay` and `position`: games and situations from files, in words."""

import click

from ludotheque.cli.shared import (
    chosen_setup,
    game_argument,
    language_option,
    plugin_option,
    read_object,
    read_text,
    setup_options,
)
from ludotheque.core.box import Box
from ludotheque.core.errors import BadRecord
from ludotheque.games import box as box_named
from ludotheque.games import open_game
from ludotheque.table import record
from ludotheque.table.ludo import write_word


@click.command()
@click.argument("file", type=click.Path())
@click.option("--verify", is_flag=True, help="Check seed, actions and result; exit with 1 at the first difference.")
@click.option("--figures", is_flag=True, help="Print also what the game comes to: its figures, by seat or for all.")
@plugin_option
@language_option
def replay(file: str, verify: bool, figures: bool, lang: str) -> None:
    """Print the game of a record FILE (.ludo) in words.

    - as FILE reads standard input. A timed game is told with its moments, in minutes and seconds.
    """
    from ludotheque.cli.words import (
        figures_in_words,
        moment_in_words,
        result_in_words,
        seat_name,
        step_in_words,
        texts,
    )

    kept = record.read(read_text(file))
    if verify:
        check(kept, file)
    box = box_named(kept.opening.setup.game)
    told = texts(box, lang, open_game(kept.opening.setup).facts)
    click.echo(f"{box.label.title} ({told.say('cli-version', {'version': kept.opening.setup.rules})})")
    click.echo(", ".join(seat_name(told, seat) for seat in kept.seats))
    click.echo(f"{told.say('cli-seed', {'seed': write_word(kept.opening.seed)})}\n")
    for table, step in record.replay(kept):
        when = f"{moment_in_words(table.state.clock):>9}  " if table.game.timed else ""
        for index, line in enumerate(step_in_words(told, table, step)):
            margin = f"{step.number:>5}  {when}"
            click.echo(f"{margin if index == 0 else ' ' * len(margin)}{line}")
    click.echo(f"\n{result_in_words(told, table)}")
    if figures:
        for line in figures_in_words(told, table, record.figures(kept)):
            click.echo(line)
    if verify:
        click.echo(told.say("cli-verified", {"entries": len(kept.entries)}))


def check(kept: record.Record, file: str) -> None:
    try:
        record.verify(kept)
    except BadRecord as difference:
        click.echo(f"ludotheque: {file} is not what was played: {difference}", err=True)
        raise click.exceptions.Exit(1) from None


@click.command(short_help="Print a position of GAME and its legal actions.")
@game_argument
@click.argument("file", type=click.Path())
@click.option("--seats", type=int, help="The number of players, where the game leaves a choice.")
@click.option("--hint", "advise", is_flag=True, help="Print also what a bot would do in each seat, and why.")
@setup_options
@plugin_option
@language_option
def position(
    box: Box,
    file: str,
    seats: int | None,
    advise: bool,
    options: tuple[str, ...],
    components: str | None,
    rules: int | None,
    lang: str,
) -> None:
    """Print a position of GAME from a JSON FILE, and every legal action in it.

    - as FILE reads standard input.
    """
    from ludotheque.cli.words import action_in_words, texts
    from ludotheque.core.sketch import laid_out
    from ludotheque.core.texts import reason_in_words
    from ludotheque.search.advice import hint

    game = open_game(chosen_setup(box, seats, options, components, rules))
    state = game.from_position(read_object(file))
    told = texts(box, lang, game.facts)
    for line in laid_out(state.position()):
        click.echo(line)
    names = [told.say("cli-player", {"number": seat + 1}) for seat in range(game.seats)]
    for seat in state.to_act():
        click.echo(f"\n{told.say('cli-to-act', {'seat': seat}, names)}")
        actions = state.actions(seat)
        width = max(len(game.write(action)) for action in actions)
        for action in actions:
            click.echo(f"  {game.write(action):<{width}}  {action_in_words(told, state, seat, action, names)}")
        if advise:
            found = hint(state, seat)
            click.echo(told.say("cli-hint", {"action": action_in_words(told, state, seat, found.action, names)}))
            click.echo(reason_in_words(told, seat, found.reason, names))
    if state.over():
        click.echo(f"\n{told.say('cli-over')}")
