"""Situations, actions and whole games in words, from the texts of the game and a few of the command line's own."""

from collections.abc import Iterator, Sequence
from importlib.resources import files

from ludotheque.core.box import Box
from ludotheque.core.contract import State
from ludotheque.core.events import WATCHER
from ludotheque.core.figures import Figure
from ludotheque.core.texts import Texts
from ludotheque.core.types import Data
from ludotheque.table.entries import Act, Decide, Forfeit, Propose, Seat, Tick, Undo
from ludotheque.table.table import Step, Table


def texts(box: Box, language: str, facts: Data) -> Texts:
    return Texts(language, box.text(language), own_text(language), facts=facts)


def own_texts(language: str) -> Texts:
    """Those of the command line alone, where no game is spoken of."""
    return Texts(language, own_text(language))


def own_text(language: str) -> str:
    return files(__package__).joinpath("texts", f"{language}.ftl").read_text(encoding="utf-8")


def seat_name(texts: Texts, seat: Seat) -> str:
    """What a seat is called: by its name, its level, or its number. Nothing in a name can command the terminal."""
    if seat.name:
        return "".join(letter if letter.isprintable() else " " for letter in seat.name)
    told = {"number": seat.seat + 1, "level": seat.level}
    return texts.say("cli-bot" if seat.holder == "bot" and seat.level else "cli-player", told)


def rules_in_words(box: Box, texts: Texts) -> Iterator[tuple[str, list[tuple[str, str]]]]:
    """The title of each section, and its rules by their numbers."""
    for section in box.data("rules")["sections"]:
        yield texts.say(f"section-{section['id']}"), [(rule, texts.say(rule)) for rule in section["items"]]


def action_in_words(texts: Texts, state: State, seat: int, action: int, names: Sequence[str]) -> str:
    """What an action does; with the names of the seats, where it is done to somebody."""
    told = state.words(seat, action)
    return texts.say(f"action-{told['verb']}", {"seat": seat, **told}, names)


def step_in_words(texts: Texts, table: Table, step: Step, viewer: int | None = None) -> Iterator[str]:
    """What happened, told as a viewer saw it; if none is named, as whoever acted did, or everybody."""
    entry = step.entry
    names = [seat_name(texts, seat) for seat in table.seats]
    everybody = WATCHER if viewer is None else viewer
    match entry:
        case Act() | Tick():
            if isinstance(entry, Act) and (entry.absent or entry.late):
                yield texts.say("cli-absent" if entry.absent else "cli-late", {"seat": entry.seat}, names)
            own = entry.seat if isinstance(entry, Act) and viewer is None else everybody
            yield from events_in_words(texts, step, own, names)
        case Propose():
            told = {"seat": entry.seat, "action": entry.action}
            yield texts.say("cli-propose", told, names)
            yield from events_in_words(texts, step, everybody, names)
        case Decide():
            yield texts.say("cli-decide")
            yield from events_in_words(texts, step, everybody, names)
        case Undo():
            yield texts.say("cli-undo", {"seat": entry.seat}, names)
        case Forfeit():
            yield texts.say(f"cli-forfeit-{entry.why}", {"seat": entry.seat}, names)
        case Seat():
            told = {"number": entry.seat + 1, "name": names[entry.seat], "level": entry.level or "?"}
            yield texts.say(f"cli-seat-{entry.holder}", told)
            yield from events_in_words(texts, step, everybody, names)


def events_in_words(texts: Texts, step: Step, viewer: int, names: list[str]) -> Iterator[str]:
    """What happened, as far as this seat saw it."""
    for event in step.events:
        if event.seen_by(viewer):
            yield texts.say(f"event-{event.kind}", event.data, names)


def moment_in_words(clock: int) -> str:
    """Milliseconds of the table's clock as minutes and seconds.

    >>> moment_in_words(83_005)
    '1:23.005'
    """
    seconds, rest = divmod(clock, 1000)
    return f"{seconds // 60}:{seconds % 60:02}.{rest:03}"


def result_in_words(texts: Texts, table: Table) -> str:
    outcome = table.result()
    if outcome is None:
        return texts.say("cli-unfinished")
    scores = (f"{seat_name(texts, seat)} {score:.3g}" for seat, score in zip(table.seats, outcome, strict=True))
    return texts.say("cli-result", {"scores": ", ".join(scores)})


def figures_in_words(texts: Texts, table: Table, figures: list[Figure]) -> Iterator[str]:
    """A line for each figure: its name, then the value of each seat of which it is counted, or that of all."""
    names = [seat_name(texts, seat) for seat in table.seats]
    said = {figure.figure: texts.say(f"figure-{figure.figure}") for figure in figures}
    width = max(map(len, said.values()), default=0)
    for figure in figures:
        values = [str(value) for value in figure.values]
        if len(values) == len(names):
            told = zip(names, figure.values, strict=True)
            values = [f"{name} {value}" for name, value in told if value is not None]
        yield f"  {said[figure.figure]:<{width}}  {', '.join(values)}"
