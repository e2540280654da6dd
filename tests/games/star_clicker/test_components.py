"""Component files: the standard one as ruled, the other reading of the board, everything inconsistent refused."""

import pytest

from ludotheque.contract.random_games import random_actions
from ludotheque.core.chance import Rng
from ludotheque.core.errors import BadComponents
from ludotheque.games import box, open_game
from ludotheque.games.star_clicker.components import problems, read_components
from tests.component_files import changed, refused
from tests.games.star_clicker.invariants import check
from tests.games.star_clicker.situations import INNER

STANDARD = box("star_clicker").standard_components()


def test_the_standard_file_is_the_reconstructed_set() -> None:
    components = read_components(STANDARD)
    assert {mix.zone: mix.counts() for mix in components.tiles} == {
        **{zone: [2, 1, 1, 1, 3] for zone in "2468"},
        "z": [0, 3, 2, 2, 1],
    }
    assert [group.buttons for group in components.groups] == [
        ["fire yellow", "fire green", "propulsion blue"],
        ["fire blue", "propulsion violet", "replicator"],
        ["fire violet", "propulsion yellow", "propulsion green"],
    ]
    assert [(ship.stacks, ship.strengths) for ship in components.motherships] == [
        ([5, 5, 5, 5], [1, 1, 1]),
        ([5, 5, 5, 5], [1, 2, 2]),
        ([5, 5, 5, 5], [2, 2, 3]),
        ([6, 6, 5, 5], [2, 3, 3]),
    ]
    assert [(ship.colour, ship.edge, ship.start) for ship in components.ships] == [
        ("yellow", "north", "c4"),
        ("blue", "east", "d5"),
        ("green", "south", "e4"),
        ("violet", "west", "d3"),
    ]
    assert [line.cells for line in components.lines] == [
        *("a1 b2 c3", "a4 b4 c4", "a7 b6 c5", "d7 d6 d5"),
        *("g7 f6 e5", "g4 f4 e4", "g1 f2 e3", "d1 d2 d3"),
    ]
    assert components.tokens.value == 33


def test_the_standard_floppies_are_the_reconstructed_ones() -> None:
    floppies = read_components(STANDARD).floppies
    assert [floppy.name() for floppy in floppies if floppy.level == 1] == [
        *("ion-guns A 4|8163", "ion-guns B 3|7245", "ion-guns C 1|5872"),
        *("attack 2|3687", "attack 7|6154", "outage 5|4321"),
    ]
    assert [floppy.name() for floppy in floppies if floppy.level == 2] == [
        *("problem fire yellow 4|6312", "problem fire blue 1|3827"),
        *("problem fire green 2|1478", "problem fire violet 7|5263"),
        *("problem propulsion yellow 5|1834", "problem propulsion blue 3|7645"),
        *("problem propulsion green 6|2581", "problem propulsion violet 8|4756"),
    ]
    assert [floppy.name() for floppy in floppies if floppy.level == 3] == [
        *("double-attack 1|6583", "double-attack 2|4176", "ion-rays 6|5438", "ion-rays 7|2361"),
        *("bug 8|7245", "bug 4|8712"),
    ]


def test_provenance_says_what_the_rulebook_says_and_what_is_reconstructed() -> None:
    components = read_components(STANDARD)
    assert components.tokens.provenance == "rulebook"
    assert components.board.provenance == "inferred"
    for entry in [*components.tiles, *components.groups, *components.motherships, *components.floppies]:
        assert entry.provenance == "reconstructed"


def test_the_corners_have_tiles_under_the_first_creepers() -> None:
    words = read_components(STANDARD).board.words()
    assert [words[cell] for cell in (0, 6, 42, 48)] == ["z"] * 4
    assert [words[cell] for cell in (16, 18, 30, 32)] == ["."] * 4


def test_the_other_reading_has_tiles_on_the_inner_diagonals_and_none_in_the_corners() -> None:
    words = read_components(INNER).board.words()
    assert [words[cell] for cell in (0, 6, 42, 48)] == ["."] * 4
    assert [words[cell] for cell in (16, 18, 30, 32)] == ["z"] * 4
    assert words.count("z") == 8


@pytest.mark.parametrize("level", [1, 4])
def test_the_other_reading_can_be_played(level: int) -> None:
    state = open_game(box("star_clicker").setup(3, {"level": level}, INNER)).start("inner")
    for _ in random_actions(state, Rng("inner")):
        check(state)
    assert state.outcome() is not None


SECTOR_2 = 'zone = "2"\njammer = 2\nprobe = 1\nenergy = 1\naccelerator = 1\nempty = 3'
GROUP_B = '["fire blue", "propulsion violet", "replicator"]'
LEVEL_4 = "stacks = [6, 6, 5, 5]\nstrengths = [2, 3, 3]"
ION_GUNS = 'kind = "ion-guns"\ngroup = "A"\nprobe = 4\nlines = [8, 1, 6, 3]'
PROBLEM = 'button = "fire yellow"\nprobe = 4\nlines = [6, 3, 1, 2]'


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('game = "star_clicker"', 'game = "chess"', "this is a component file of chess, not of star_clicker"),
        ('    "z 2 2 2 2 2 z",\n', "", "board.rows has 6 rows; the board has 7"),
        ('"8 z 2 2 2 z 4"', '"8 z 2 2 2 z"', "board.rows: row 2 has 6 words; it has 7 cells"),
        ('"8 z 2 2 2 z 4"', '"8 z 2 3 2 z 4"', "board.rows: row 2 has '3'; a cell is one of 2, 4, 6, 8, z, ., o"),
        ('"8 8 . o . 4 4"', '"8 8 . . . 4 4"', "board.rows has 0 cells 'o'; the planet has just one centre"),
        ("number = 2\n", "number = 9\n", "lines, entry 2, number is 9; it is a number from 1 to 8"),
        ("number = 2\n", "number = 3\n", "lines are not numbered from 1 to 8, each once and in order"),
        ('cells = "a4 b4 c4"', 'cells = "a4 b4"', "line 2: 'a4 b4' is no list of 3 cells such as 'a1 b2 c3'"),
        ('cells = "a4 b4 c4"', 'cells = "a4 b4 h4"', "line 2: 'a4 b4 h4' is no list of 3 cells"),
        ('cells = "a4 b4 c4"', 'cells = "a1 b2 c3"', "lines 1 and 2 share a1; lines share no cell"),
        ('cells = "a4 b4 c4"', 'cells = "b4 c4 d4"', "line 2 holds d4, the planet's centre"),
        ('cells = "a4 b4 c4"', 'cells = "a3 b4 c4"', "line 2: 'a3 b4 c4' does not lead straight to the centre, d4"),
        ('cells = "a4 b4 c4"', 'cells = "c4 b4 a4"', "line 2: 'c4 b4 a4' does not lead straight to the centre, d4"),
        ('colour = "blue"', 'colour = "red"', "ships, entry 2, colour is 'red'; it is one of blue, green"),
        ('colour = "blue"', 'colour = "green"', "ships are not those of yellow, blue, green, violet"),
        ('edge = "east"', 'edge = "north"', "ships: the edges are not north, east, south, west, each once"),
        ('start = "d5"', 'start = "d9"', "ship blue: there is no cell 'd9'; cells are a1 to g7"),
        ('start = "d5"', 'start = "d4"', "ship blue starts on the planet's centre"),
        ('start = "d5"', 'start = "d6"', "ship blue starts on d6, where a tile lies; start cells have none"),
        ('start = "d5"', 'start = "c4"', "ship yellow starts on c4, like another one"),
        ('zone = "4"', 'zone = "5"', "tiles, entry 2, zone is '5'; it is one of 2, 4, 6, 8, z"),
        ('zone = "4"', 'zone = "6"', "tiles are not those of 2, 4, 6, 8, z, each once and in this order"),
        (
            SECTOR_2,
            SECTOR_2.replace("empty = 3", "empty = -3"),
            "tiles, entry 1, empty is -3; it is a number from 0 on",
        ),
        (SECTOR_2, SECTOR_2.replace("empty = 3", "empty = 4"), "tiles 2: 9 tiles for 8 cells on the board"),
        (
            SECTOR_2,
            SECTOR_2.replace("jammer = 2", "jammer = 1").replace("empty = 3", "empty = 4"),
            "tiles 2: 1 jammers; sectors 2, 4, 6 and 8 have 2 each, z none",
        ),
        ('zone = "z"\njammer = 0\nprobe = 3', 'zone = "z"\njammer = 1\nprobe = 2', "tiles z: 1 jammers"),
        ('name = "B"', 'name = "D"', "groups, entry 2, name is 'D'; it is one of A, B, C"),
        ('name = "B"', 'name = "C"', "groups are not A, B, C, each once and in this order"),
        (
            GROUP_B,
            '["fire blue", "replicator"]',
            "groups, entry 2, buttons is ['fire blue', 'replicator']; it is a list of 3",
        ),
        (GROUP_B, '["fire blue", "fire red", "replicator"]', "groups, entry 2, buttons, entry 2 is 'fire red'"),
        (GROUP_B, '["fire blue", "fire yellow", "replicator"]', "'fire yellow' stands 2 times"),
        ("value = 33", "value = -1", "tokens.value is -1; 0 to 999 are possible"),
        ("value = 33", "value = 29", "mothership of level 4: 4 on the board, 22 in stacks and 4 with pilots are 30"),
        ("level = 2\nstacks", "level = 5\nstacks", "motherships, entry 2, level is 5; it is a number from 1 to 4"),
        ("level = 2\nstacks", "level = 3\nstacks", "motherships are not those of levels 1 to 4"),
        (LEVEL_4, LEVEL_4.replace("[6, 6, 5, 5]", "[6, 6, 5]"), "entry 4, stacks is [6, 6, 5]; it is a list of 4"),
        (LEVEL_4, LEVEL_4.replace("[2, 3, 3]", "[2, 3]"), "entry 4, strengths is [2, 3]; it is a list of 3"),
        (LEVEL_4, LEVEL_4.replace("[6, 6, 5, 5]", "[6, 0, 5, 5]"), "stacks, entry 2 is 0; it is a number from 1 on"),
        (LEVEL_4, LEVEL_4.replace("[2, 3, 3]", "[2, 3, 9]"), "strengths, entry 3 is 9; it is a number from 0 to 8"),
        (
            'level = 1\nkind = "outage"',
            'level = 4\nkind = "outage"',
            "floppies, entry 6, level is 4; it is one of 1, 2, 3",
        ),
        ('kind = "outage"', 'kind = "rain"', "floppies, entry 6, kind is 'rain'; it is one of attack, bug"),
        ('kind = "outage"', 'kind = "bug"', "floppies, entry 6: a bug is of level 3; below it no replicator breaks"),
        ('kind = "outage"', 'kind = "outage"\ngroup = "A"', "entry 6: ion-guns, and nothing else, have a group"),
        (ION_GUNS, ION_GUNS.replace('"A"', '"D"'), "floppies, entry 1, group is 'D'; it is one of nothing, A, B, C"),
        (ION_GUNS, ION_GUNS.replace('"A"', '""'), "floppies, entry 1: ion-guns, and nothing else, have a group"),
        (
            PROBLEM,
            PROBLEM.replace("fire yellow", "replicator"),
            "entry 7, button is 'replicator'; it is one of nothing, fire",
        ),
        (PROBLEM, PROBLEM.replace("fire yellow", ""), "entry 7: a problem, and nothing else, has a button"),
        ('kind = "outage"', 'kind = "outage"\nbutton = "fire blue"', "entry 6: a problem, and nothing else"),
        (ION_GUNS, ION_GUNS.replace(", 3]", "]"), "floppies, entry 1, lines is [8, 1, 6]; it is a list of 4"),
        (
            ION_GUNS,
            ION_GUNS.replace("probe = 4", "probe = 9"),
            "floppies, entry 1, probe is 9; it is a number from 1 to 8",
        ),
        (
            'group = "B"\nprobe = 3\nlines = [7, 2, 4, 5]',
            'group = "A"\nprobe = 4\nlines = [8, 1, 6, 3]',
            "floppies, entry 2: 'ion-guns A 4|8163' stands twice",
        ),
        (
            'provenance = "rulebook"',
            'provenance = "hearsay"',
            "is 'hearsay'; it is one of inferred, reconstructed, rulebook",
        ),
        ("value = 33\n", "", "tokens has no 'value'"),
        ("[board]", "[board", "component file:"),
    ],
)
def test_an_inconsistent_file_is_refused_with_the_entry_and_what_is_possible(old: str, new: str, problem: str) -> None:
    refused("star_clicker", changed(STANDARD, old, new), problem)


def test_a_file_with_fewer_than_two_probes_is_refused() -> None:
    text = changed(STANDARD, "jammer = 0\nprobe = 3\nenergy = 2", "jammer = 0\nprobe = 1\nenergy = 4")
    text = text.replace("jammer = 2\nprobe = 1\nenergy = 1", "jammer = 2\nprobe = 0\nenergy = 2")
    with pytest.raises(BadComponents, match="tiles: 1 probes in all; level 4 needs at least 2"):
        read_components(text)


def test_a_ship_that_starts_where_a_creeper_stands_is_refused() -> None:
    with pytest.raises(BadComponents, match="ship blue starts on a1, where a Creeper stands at first"):
        read_components(INNER.replace('start = "d5"', 'start = "a1"'))


def test_a_file_with_too_few_floppies_for_the_deck_is_refused() -> None:
    head, *floppies = STANDARD.split("[[floppies]]")
    text = "[[floppies]]".join([head, *floppies[:11]])
    with pytest.raises(BadComponents, match="floppies: 5 of level 2; the deck needs 6 of them"):
        read_components(text)


def test_files_of_one_s_own_are_accepted() -> None:
    assert list(problems(read_components(INNER))) == []
    assert list(problems(read_components(changed(STANDARD, "value = 33", "value = 40")))) == []
    swapped = changed(STANDARD, 'edge = "north"', 'edge = "EAST"', 'edge = "east"', 'edge = "north"', "EAST", "east")
    assert list(problems(read_components(swapped))) == []
