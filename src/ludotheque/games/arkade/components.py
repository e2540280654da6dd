"""The component file of Arkade read and checked: board, saucers, dice, tiles, nuggets, times and limits."""

from collections.abc import Iterator

from msgspec import UNSET

from ludotheque.core.box import Setup
from ludotheque.core.components import checked
from ludotheque.core.types import Data
from ludotheque.games.arkade.parts import MOST_EVER, MOST_TILES, MOST_TIME, NONE, Parts
from ludotheque.games.arkade.shapes import Components, Layout
from ludotheque.games.arkade.situation import ALIEN, DEFENDER
from ludotheque.games.arkade.things import EMPTY, saucer_of
from ludotheque.games.arkade.tiles import ALIEN_KINDS
from ludotheque.games.arkade.versions import Versions

MAX_COLOURS = 6
MAX_COLUMNS = 9
MIN_ROWS = 4
MAX_ROWS = 12
MAX_NAME = 24
MAX_FACES = 20
MOST_NUGGETS_AT_START = 8
WORDS = ("asteroid", "field", "tower")


def read_components(text: str) -> Components:
    """The component file, or `BadComponents` with the entry that is wrong and what it should be."""
    return checked(text, Components, "arkade", problems)


def problems(components: Components) -> Iterator[str]:
    """Everything that is inconsistent, in the order of the file; what follows builds on what stands before it."""
    yield from colour_problems(components)
    yield from board_problems(components)
    yield from side_problems(components)
    yield from layout_problems(components)
    yield from dice_problems(components)
    yield from tile_problems(components)
    yield from number_problems(components)


def outside(where: str, value: int, least: int, most: int) -> Iterator[str]:
    if not least <= value <= most:
        yield f"{where} is {value}; {least} to {most} are possible"


def unknown(where: str, colours: list[str], known: list[str]) -> Iterator[str]:
    for colour in colours:
        if colour not in known:
            yield f"{where}: {colour!r} is no colour of this file"


def colour_problems(components: Components) -> Iterator[str]:
    names = components.names()
    yield from outside("colours: their number", len(names), 2, MAX_COLOURS)
    for index, name in enumerate(names):
        where = f"colours, entry {index + 1} ({name!r})"
        if not (name.isascii() and name.isalpha() and name.islower() and len(name) <= MAX_NAME):
            yield f"{where}: a name is one word of at most {MAX_NAME} small letters"
        if name in WORDS:
            yield f"{where}: this name has a meaning of its own"
        if names.index(name) != index:
            yield f"{where}: the name stands twice"


def board_problems(components: Components) -> Iterator[str]:
    columns, rows = components.board.columns.value, components.board.rows.value
    yield from outside("board.columns", columns, 2, MAX_COLUMNS)
    yield from outside("board.rows", rows, MIN_ROWS, MAX_ROWS)
    yield from line_problems("cells.colours", components.cells.colours, rows, columns, components.names())


def line_problems(where: str, lines: list[str], rows: int, columns: int, known: list[str]) -> Iterator[str]:
    if len(lines) != rows:
        yield f"{where} has {len(lines)} lines; there are {rows}"
    for number, line in enumerate(lines, 1):
        words = line.split()
        if len(words) != columns:
            yield f"{where}, line {number} has {len(words)} cells; there are {columns}"
        yield from unknown(f"{where}, line {number}", words, known)


def side_problems(components: Components) -> Iterator[str]:
    """Frames lie between the lines where saucers start and the last line, where the game ends."""
    columns, rows = components.board.columns.value, components.board.rows.value
    for name, side in components.sides.listed():
        lines = max(len(layout.saucers) for _, layout in components.layouts.listed())
        between = [f"{chr(97 + row)}{column + 1}" for row in range(lines, rows - 1) for column in range(columns)]
        for cell, colour in side.bonus.items():
            where = f"sides.{name}.bonus"
            if cell not in between:
                yield f"{where}: {cell!r} is no cell between the starting lines and the last line"
            yield from unknown(f"{where}, {cell}", [colour], components.names())


def layout_problems(components: Components) -> Iterator[str]:
    """Both layouts use the same saucers, and leave a line free before the last."""
    names = components.names()
    for name, layout in components.layouts.listed():
        where = f"layouts.{name}.saucers"
        yield from outside(f"{where}: the number of lines", len(layout.saucers), 1, components.board.rows.value - 2)
        yield from line_problems(where, layout.saucers, len(layout.saucers), components.board.columns.value, names)
    if saucers(components.layouts.base) != saucers(components.layouts.simplified):
        yield "layouts.simplified: it has other saucers than layouts.base"


def saucers(layout: Layout) -> list[str]:
    return sorted(word for line in layout.saucers for word in line.split())


def dice_problems(components: Components) -> Iterator[str]:
    names = components.names()
    for name, die in (("alien", components.dice.alien), ("fire", components.dice.fire)):
        where = f"dice.{name}.faces"
        yield from outside(f"{where}: their number", len(die.faces), 1, MAX_FACES)
        yield from unknown(where, die.faces, names)
        for colour in names:
            if colour not in die.faces:
                yield f"{where}: no face shows {colour!r}"
    faces = components.dice.movement.faces
    yield from outside("dice.movement.faces: their number", len(faces), 1, MAX_FACES)
    for face in faces:
        yield from outside("dice.movement.faces: a face", face, 1, components.board.columns.value)


def tile_problems(components: Components) -> Iterator[str]:
    alien, defender = components.tiles.alien, components.tiles.defender
    for kind, count in zip(ALIEN_KINDS.listed, alien.counts(), strict=True):
        yield from outside(f"tiles.alien.{kind}", count, 0, MOST_TILES)
    yield from outside("tiles.alien.hand", alien.hand.value, 0, sum(alien.counts()))
    names = components.names()
    yield from unknown("tiles.defender.colours", [*defender.colours], names)
    for colour in names:
        if colour not in defender.colours:
            yield f"tiles.defender.colours: {colour!r} is missing"
            return
    for colour, tiles in defender.colours.items():
        where = f"tiles.defender.colours.{colour}.kinds"
        yield from outside(f"{where}: their number", len(tiles.kinds), 0, MOST_TILES)
        if defender.hand.value > len(tiles.kinds):
            yield f"tiles.defender.hand is {defender.hand.value}; there are {len(tiles.kinds)} {colour} tiles"
    yield from outside("tiles.defender.hand", defender.hand.value, 0, MOST_TILES)


def number_problems(components: Components) -> Iterator[str]:
    yield from unknown("clearing.colour", [components.clearing.colour], components.names())
    needed = MOST_NUGGETS_AT_START + nuggets_by_tiles(components)
    if components.nuggets.value < needed:
        yield f"nuggets.value is {components.nuggets.value}; with those of the tiles {needed} may be needed"
    yield from outside("nuggets.value", components.nuggets.value, 0, MOST_EVER)
    time = components.time
    if (time.alien is UNSET) != (time.defender is UNSET) or (time.alien is UNSET) == (time.fall is UNSET):
        yield "time has alien and defender, or fall for both of them"
    for fall in time.falls():
        yield from outside("time: how long dice fall", fall, 1, MOST_TIME)
    yield from outside("time.countdown", time.countdown.value, 1, MOST_TIME)
    yield from outside("limits.turns", components.limits.turns.value, 2, MOST_EVER)
    yield from outside("limits.throws", components.limits.throws.value, 2, MOST_EVER)


def nuggets_by_tiles(components: Components) -> int:
    kinds = [kind for tiles in components.tiles.defender.colours.values() for kind in tiles.kinds]
    return kinds.count("nugget-1") + 2 * kinds.count("nugget-2")


def facts(components: Components, setup: Setup) -> Data:
    """The numbers that texts say."""
    falls = components.time.falls()
    hand = components.tiles.defender.hand.value
    return {
        "saucers": len(saucers(components.layouts.base)),
        "saucer-lines": len(components.layouts.base.saucers),
        "columns": components.board.columns.value,
        "clearing": f"@colour-{components.clearing.colour}",
        "alien-hand": components.tiles.alien.hand.value,
        "defender-hand": hand,
        "defender-hands": hand * len(components.colours),
        "alien-fall": falls[ALIEN] / 1000,
        "defender-fall": falls[DEFENDER] / 1000,
        "most-turns": components.limits.turns.value,
        "most-throws": components.limits.throws.value,
        "rules-version": setup.rules,
    }


def parts(components: Components, setup: Setup) -> Parts:
    """The component set in the form in which the rules use it, with the side of the board and the layout chosen."""
    names = components.names()
    columns = components.board.columns.value
    cells = [names.index(word) for line in components.cells.colours for word in line.split()]
    bonus = dict(components.sides.listed())[str(setup.options["side"])].bonus
    start = [
        saucer_of(names.index(word))
        for word in " ".join(dict(components.layouts.listed())[str(setup.options["layout"])].saucers).split()
    ]
    cell_names = [f"{chr(97 + cell // columns)}{cell % columns + 1}" for cell in range(len(cells))]
    return Parts(
        columns=columns,
        colours=names,
        cells=cells,
        bonus=[names.index(bonus[name]) if name in bonus else NONE for name in cell_names],
        layout=start + [EMPTY] * (len(cells) - len(start)),
        alien_die=[names.index(face) for face in components.dice.alien.faces],
        fire_die=[names.index(face) for face in components.dice.fire.faces],
        movement_die=[face - 1 for face in components.dice.movement.faces],
        clearing=names.index(components.clearing.colour),
        nuggets=components.nuggets.value + setup.handicap(DEFENDER),
        handicap=setup.handicap(DEFENDER) - setup.handicap(ALIEN),
        alien_hand=components.tiles.alien.hand.value,
        alien_tiles=components.tiles.alien.counts(),
        defender_hand=components.tiles.defender.hand.value,
        defender_tiles=components.tiles.defender.counts(names),
        falls=components.time.falls(),
        countdown=components.time.countdown.value,
        most_turns=components.limits.turns.value,
        most_throws=components.limits.throws.value,
        versions=Versions(setup.rules),
    )
