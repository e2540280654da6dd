"""The component file of Star Clicker read and checked: board, ships, tiles, buttons, motherships, floppy disks."""

from collections.abc import Iterator
from itertools import pairwise

from ludotheque.core.box import Setup
from ludotheque.core.components import checked
from ludotheque.core.types import Data
from ludotheque.games.star_clicker.board import CELLS, COLOURS, LENGTH, LINES, NONE, SIZE, cell_name, cell_of
from ludotheque.games.star_clicker.buttons import BUTTONS, GROUPS
from ludotheque.games.star_clicker.mothership import BUG, FLOPPIES, ION_GUNS, PROBLEM
from ludotheque.games.star_clicker.parts import Parts
from ludotheque.games.star_clicker.shapes import (
    AssaultLine,
    BoardRows,
    ButtonGroup,
    Components,
    FloppyDisk,
    ShipSide,
    TileMix,
)
from ludotheque.games.star_clicker.tiles import PROBES_NEEDED, SECTOR_JAMMERS, SECTORS
from ludotheque.games.star_clicker.versions import Versions

EDGES = {"north": (-1, 0), "east": (0, 1), "south": (1, 0), "west": (0, -1)}
ZONES = ("2", "4", "6", "8", "z")
NO_TILE, CENTRE = ".", "o"
LEVELS = range(1, 5)
MORE = 6
"""So many floppy disks of higher levels join those of level 1 in the deck."""
JOINING = {1: (2,), 2: (2,), 3: (2, 3), 4: (2, 3)}
"""At each level, the levels of the floppy disks that may join (S20)."""
MOST_TOKENS = 999


def read_components(text: str) -> Components:
    """The component file, or `BadComponents` with the entry that is wrong and what it should be."""
    return checked(text, Components, "star_clicker", problems)


def problems(components: Components) -> Iterator[str]:
    """Everything that is inconsistent, in the order of the file. What comes first may bring others after it."""
    yield from board_problems(components.board)
    yield from line_problems(components.board.words(), components.lines)
    yield from ship_problems(components.board.words(), components.lines, components.ships)
    yield from tile_problems(components.board.words(), components.tiles)
    yield from group_problems(components.groups)
    yield from mothership_problems(components)
    yield from floppy_problems(components.floppies)


def board_problems(board: BoardRows) -> Iterator[str]:
    if len(board.rows) != SIZE:
        yield f"board.rows has {len(board.rows)} rows; the board has {SIZE}"
    for number, row in enumerate(board.rows, 1):
        if len(row.split()) != SIZE:
            yield f"board.rows: row {number} has {len(row.split())} words; it has {SIZE} cells"
        for word in row.split():
            if word not in (*ZONES, NO_TILE, CENTRE):
                yield f"board.rows: row {number} has {word!r}; a cell is one of {', '.join((*ZONES, NO_TILE, CENTRE))}"
    centres = board.words().count(CENTRE)
    if centres != 1:
        yield f"board.rows has {centres} cells 'o'; the planet has just one centre"


def line_problems(words: list[str], lines: list[AssaultLine]) -> Iterator[str]:
    if [line.number for line in lines] != [*range(1, LINES + 1)]:
        yield f"lines are not numbered from 1 to {LINES}, each once and in order"
    centre = words.index(CENTRE)
    taken: dict[int, int] = {}
    for line in lines:
        cells = path(line)
        if len(cells) != LENGTH or NONE in cells:
            yield f"line {line.number}: {line.cells!r} is no list of {LENGTH} cells such as 'a1 b2 c3'"
            continue
        for cell in cells:
            if cell in taken:
                yield f"lines {taken[cell]} and {line.number} share {cell_name(cell)}; lines share no cell"
            taken[cell] = line.number
        if centre in cells:
            yield f"line {line.number} holds {cell_name(centre)}, the planet's centre; it ends before it"
        elif not is_straight([*cells, centre]):
            yield f"line {line.number}: {line.cells!r} does not lead straight to the centre, {cell_name(centre)}"


def path(line: AssaultLine) -> list[int]:
    return [cell_of(name) for name in line.cells.split()]


def is_straight(cells: list[int]) -> bool:
    """Whether each step goes to a neighbouring cell, and all in the same direction."""
    steps = {(after // SIZE - cell // SIZE, after % SIZE - cell % SIZE) for cell, after in pairwise(cells)}
    return len(steps) == 1 and steps <= {(down, right) for down in (-1, 0, 1) for right in (-1, 0, 1)}


def ship_problems(words: list[str], lines: list[AssaultLine], ships: list[ShipSide]) -> Iterator[str]:
    if [ship.colour for ship in ships] != [*COLOURS]:
        yield f"ships are not those of {', '.join(COLOURS)}, each once and in this order"
    if sorted(ship.edge for ship in ships) != sorted(EDGES):
        yield f"ships: the edges are not {', '.join(EDGES)}, each once"
    starts = [ship.start for ship in ships]
    taken = [path(line)[0] for line in lines if line.creeper and path(line)]
    for ship in ships:
        cell = cell_of(ship.start)
        if cell == NONE:
            yield f"ship {ship.colour}: there is no cell {ship.start!r}; cells are a1 to g7"
        elif words[cell] == CENTRE:
            yield f"ship {ship.colour} starts on the planet's centre; no ship ever stands there"
        elif words[cell] != NO_TILE:
            yield f"ship {ship.colour} starts on {ship.start}, where a tile lies; start cells have none"
        elif cell in taken:
            yield f"ship {ship.colour} starts on {ship.start}, where a Creeper stands at first"
        elif starts.count(ship.start) > 1:
            yield f"ship {ship.colour} starts on {ship.start}, like another one"


def tile_problems(words: list[str], tiles: list[TileMix]) -> Iterator[str]:
    if [mix.zone for mix in tiles] != [*ZONES]:
        yield f"tiles are not those of {', '.join(ZONES)}, each once and in this order"
    for index, mix in enumerate(tiles):
        wanted = SECTOR_JAMMERS if index < SECTORS else 0
        if mix.jammer != wanted:
            yield f"tiles {mix.zone}: {mix.jammer} jammers; sectors 2, 4, 6 and 8 have {SECTOR_JAMMERS} each, z none"
        cells = words.count(mix.zone)
        if sum(mix.counts()) != cells:
            yield f"tiles {mix.zone}: {sum(mix.counts())} tiles for {cells} cells on the board"
    probes = sum(mix.probe for mix in tiles)
    if probes < PROBES_NEEDED:
        yield f"tiles: {probes} probes in all; level 4 needs at least {PROBES_NEEDED}"


def group_problems(groups: list[ButtonGroup]) -> Iterator[str]:
    if [group.name for group in groups] != [*GROUPS]:
        yield f"groups are not {', '.join(GROUPS)}, each once and in this order"
    names: list[str] = [name for group in groups for name in group.buttons]
    for button in BUTTONS:
        if names.count(button) != 1:
            yield f"groups: {button!r} stands {names.count(button)} times; every button is in just one group"


def mothership_problems(components: Components) -> Iterator[str]:
    tokens = components.tokens.value
    if not 0 <= tokens <= MOST_TOKENS:
        yield f"tokens.value is {tokens}; 0 to {MOST_TOKENS} are possible"
    if [ship.level for ship in components.motherships] != [*LEVELS]:
        yield "motherships are not those of levels 1 to 4, each once and in order"
    for ship in components.motherships:
        corners = sum(line.creeper for line in components.lines)
        used = corners + sum(ship.stacks) + len(COLOURS)
        if used > tokens:
            told = f"{corners} on the board, {sum(ship.stacks)} in stacks and {len(COLOURS)} with pilots"
            yield f"mothership of level {ship.level}: {told} are {used} tokens; there are {tokens}"


def floppy_problems(floppies: list[FloppyDisk]) -> Iterator[str]:
    names = [floppy.name() for floppy in floppies]
    for number, floppy in enumerate(floppies, 1):
        where = f"floppies, entry {number}"
        if floppy.kind == FLOPPIES[BUG] and floppy.level < 3:
            yield f"{where}: a bug is of level 3; below it no replicator breaks"
        if (floppy.kind == FLOPPIES[ION_GUNS]) != (floppy.group != ""):
            yield f"{where}: ion-guns, and nothing else, have a group: A, B or C"
        if (floppy.kind == FLOPPIES[PROBLEM]) != (floppy.button != ""):
            yield f"{where}: a problem, and nothing else, has a button, for fire or propulsion"
        if names.index(floppy.name()) != number - 1:
            yield f"{where}: {floppy.name()!r} stands twice"
    for levels in sorted(set(JOINING.values())):
        joining = sum(floppy.level in levels for floppy in floppies)
        if joining < MORE:
            told = " and ".join(map(str, levels))
            yield f"floppies: {joining} of level {told}; the deck needs {MORE} of them"


def facts(components: Components, setup: Setup) -> Data:
    """What texts say of the component set, and the version of the rules that is played by."""
    first = [line for line in components.lines if line.creeper]
    where = {line.cells.split()[0] for line in first}
    return {
        "rules-version": setup.rules,
        "tiles": sum(sum(mix.counts()) for mix in components.tiles),
        "probes": sum(mix.probe for mix in components.tiles),
        "basic-floppies": sum(floppy.level == 1 for floppy in components.floppies),
        "first-lines": ", ".join(str(line.number) for line in first),
        "first-cells": "corners" if where == {"a1", "a7", "g1", "g7"} else "others" if first else "none",
    }


def parts(components: Components, setup: Setup) -> Parts:
    """The component set in the form in which the rules use it."""
    level = int(setup.options["level"])
    words = components.board.words()
    directions = [EDGES[ship.edge] for ship in components.ships]
    mothership = components.motherships[level - 1]
    floppies = [floppy for floppy in components.floppies if floppy.level in (1, *JOINING[level])]
    return Parts(
        versions=Versions(setup.rules),
        level=level,
        notebook=bool(setup.options["notebook"]),
        colours=[COLOURS.index(name) for name in str(setup.options["colours"]).split("-")],
        zone=[ZONES.index(word) if word in ZONES else NONE for word in words],
        centre=words.index(CENTRE),
        lines=[*[NONE] * LENGTH, *(cell for line in components.lines for cell in path(line))],
        first=[line.number for line in components.lines if line.creeper],
        starts=[cell_of(ship.start) for ship in components.ships],
        ahead=[stepped(cell, step) for step in directions for cell in range(CELLS)],
        beyond=[int(leaves(cell, step)) for step in directions for cell in range(CELLS)],
        mix=[count for mix in components.tiles for count in mix.counts()],
        buttons=[BUTTONS.index(name) for group in components.groups for name in group.buttons],
        tokens=components.tokens.value,
        stacks=mothership.stacks,
        strengths=mothership.strengths,
        floppies=[floppy.name() for floppy in floppies],
        basic=[floppy.level == 1 for floppy in floppies],
        kinds=[FLOPPIES.index(floppy.kind) for floppy in floppies],
        details=[detail(floppy) for floppy in floppies],
        probes=[floppy.probe for floppy in floppies],
        orders=[line for floppy in floppies for line in floppy.lines],
        deck=sum(floppy.level == 1 for floppy in floppies) + MORE,
    )


def stepped(cell: int, step: tuple[int, int]) -> int:
    """The neighbour of a cell, on the other side of the board where there is none."""
    return (cell // SIZE + step[0]) % SIZE * SIZE + (cell % SIZE + step[1]) % SIZE


def leaves(cell: int, step: tuple[int, int]) -> bool:
    return not (0 <= cell // SIZE + step[0] < SIZE and 0 <= cell % SIZE + step[1] < SIZE)


def detail(floppy: FloppyDisk) -> int:
    if floppy.group:
        return GROUPS.index(floppy.group)
    return BUTTONS.index(floppy.button) if floppy.button else NONE
