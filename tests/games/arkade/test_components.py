"""Component files: the standard one as ruled, others accepted if consistent, everything else refused precisely."""

from pathlib import Path

import pytest

from ludotheque.contract.random_games import random_actions
from ludotheque.core.chance import Rng
from ludotheque.core.errors import BadComponents
from ludotheque.games import box, open_game
from ludotheque.games.arkade.components import problems, read_components
from tests.component_files import changed, refused
from tests.games.arkade.boards import FALL
from tests.games.arkade.invariants import check

STANDARD = box("arkade").standard_components()
SMALL, STORMY = (
    (Path(__file__).parent / "components" / f"{name}.toml").read_text(encoding="utf-8") for name in ("small", "stormy")
)

ALIEN_FALL = f"alien = {{ value = {FALL[0]}"

WIDE = "green orange purple green orange purple green orange purple"


def test_the_standard_board_is_the_reconstructed_one() -> None:
    components = read_components(STANDARD)
    colours = ["green", "orange", "purple"]
    assert components.names() == colours
    assert (components.board.columns.value, components.board.rows.value) == (6, 8)
    cells = [line.split() for line in components.cells.colours]
    assert cells == [[colours[(row + column) % 3] for column in range(6)] for row in range(8)]
    assert components.sides.classic.bonus == {
        "d1": "green",
        "d3": "purple",
        "d5": "orange",
        "f2": "orange",
        "f4": "green",
        "f6": "purple",
    }
    assert components.sides.advanced.bonus == {
        "e2": "green",
        "e4": "purple",
        "e6": "orange",
        "g1": "purple",
        "g3": "orange",
        "g5": "green",
    }
    aligned = "green orange purple green orange purple"
    assert components.layouts.base.saucers == [aligned, "orange purple green orange purple green"]
    assert components.layouts.simplified.saucers == [aligned, aligned]


def test_the_standard_dice_tiles_and_numbers_are_as_ruled() -> None:
    components = read_components(STANDARD)
    faces = ["green", "green", "orange", "orange", "purple", "purple"]
    assert components.dice.alien.faces == components.dice.fire.faces == faces
    assert components.dice.movement.faces == [1, 2, 3, 4, 5, 6]
    assert (components.nuggets.value, components.clearing.colour) == (11, "orange")
    assert (components.tiles.alien.hand.value, components.tiles.defender.hand.value) == (6, 2)
    assert components.tiles.alien.counts() == [4, 2, 2, 2, 1, 1]
    assert {colour: tiles.kinds for colour, tiles in components.tiles.defender.colours.items()} == {
        "green": ["ammo", "asteroid", "nugget-1", "nugget-2"],
        "orange": ["ammo", "field", "comet-1", "comet-2"],
        "purple": ["ammo", "tower", "gps", "gps"],
    }
    assert (components.time.falls(), components.time.countdown.value) == (FALL, 3000)
    assert (components.limits.turns.value, components.limits.throws.value) == (200, 1000)


def test_provenance_says_what_the_rulebook_says_and_what_is_reconstructed() -> None:
    components = read_components(STANDARD)
    assert [colour.provenance for colour in components.colours] == ["reconstructed", "rulebook", "reconstructed"]
    assert (components.board.columns.provenance, components.board.rows.provenance) == ("inferred", "reconstructed")
    assert components.dice.movement.provenance == components.nuggets.provenance == "rulebook"
    assert components.tiles.alien.life.provenance == "rulebook"
    assert components.cells.provenance == components.sides.classic.provenance == "reconstructed"


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('game = "arkade"', 'game = "chess"', "this is a component file of chess, not of arkade"),
        ('name = "green"', 'name = "Light green"', "entry 1 ('Light green'): a name is one word of at most 24 small"),
        ('name = "green"', 'name = "field"', "entry 1 ('field'): this name has a meaning of its own"),
        ('name = "green"', 'name = "orange"', "entry 2 ('orange'): the name stands twice"),
        ('name = "green"', 'name = "red"', "cells.colours, line 1: 'green' is no colour of this file"),
        ("columns = { value = 6", "columns = { value = 1", "board.columns is 1; 2 to 9 are possible"),
        ("rows = { value = 8", "rows = { value = 13", "board.rows is 13; 4 to 12 are possible"),
        ("rows = { value = 8", "rows = { value = 9", "cells.colours has 8 lines; there are 9"),
        ("columns = { value = 6", "columns = { value = 7", "cells.colours, line 1 has 6 cells; there are 7"),
        (
            'd1 = "green"',
            'b1 = "green"',
            "sides.classic.bonus: 'b1' is no cell between the starting lines and the last",
        ),
        ('g5 = "green"', 'h5 = "green"', "sides.advanced.bonus: 'h5' is no cell between"),
        ('d1 = "green"', 'd1 = "red"', "sides.classic.bonus, d1: 'red' is no colour of this file"),
        ('saucers = ["green ', 'saucers = ["orange ', "layouts.simplified: it has other saucers than layouts.base"),
        ('saucers = ["green ', 'saucers = ["', "layouts.base.saucers, line 1 has 5 cells; there are 6"),
        ('faces = ["green", "green",', 'faces = ["red", "green",', "dice.alien.faces: 'red' is no colour of this file"),
        (
            'faces = ["green", "green", "orange", "orange",',
            'faces = ["green",',
            "dice.alien.faces: no face shows 'orange'",
        ),
        ("faces = [1, 2,", "faces = [0, 2,", "dice.movement.faces: a face is 0; 1 to 6 are possible"),
        ("faces = [1, 2, 3, 4, 5, 6]", "faces = []", "dice.movement.faces: their number is 0; 1 to 20 are possible"),
        ("value = 11", "value = 10", "nuggets.value is 10; with those of the tiles 11 may be needed"),
        ('colour = "orange"', 'colour = "red"', "clearing.colour: 'red' is no colour of this file"),
        ("hand = { value = 6", "hand = { value = 13", "tiles.alien.hand is 13; 0 to 12 are possible"),
        ("life = { value = 4", "life = { value = -1", "tiles.alien.life is -1; 0 to 9 are possible"),
        (
            "life = { value = 4",
            'life = { value = "4"',
            "tiles, alien, life, value is '4'; it is a whole number",
        ),
        ("hand = { value = 2", "hand = { value = 5", "tiles.defender.hand is 5; there are 4 green tiles"),
        (
            '"ammo", "asteroid"',
            '"ammo", "laser"',
            "tiles, defender, colours, green, kinds, entry 2 is 'laser'; it is one of ammo, asteroid",
        ),
        ("colours.green]", "colours.red]", "tiles.defender.colours: 'red' is no colour of this file"),
        (ALIEN_FALL, "alien = { value = 0", "time: how long dice fall is 0; 1 to 60000 are possible"),
        (ALIEN_FALL, "fall = { value = 1", "time has alien and defender, or fall for both of them"),
        ("[time]", '[time]\nfall = { value = 1, provenance = "inferred" }', "time has alien and defender, or fall for"),
        (
            "countdown = { value = 3000",
            "countdown = { value = 60001",
            "time.countdown is 60001; 1 to 60000 are possible",
        ),
        ("turns = { value = 200", "turns = { value = 1", "limits.turns is 1; 2 to 100000 are possible"),
        ("throws = { value = 1000", "throws = { value = 0", "limits.throws is 0; 2 to 100000 are possible"),
        (
            'provenance = "rulebook"',
            'provenance = "hearsay"',
            "is 'hearsay'; it is one of inferred, reconstructed, rulebook",
        ),
        ("[time]", "[time]\nbounce = 3", "'bounce' is no part of time"),
        ("[sides.advanced]", "[sides.secret]", "'secret' is no part of sides"),
        ("[board]", "[board", "component file:"),
    ],
)
def test_an_inconsistent_file_is_refused_with_the_entry_and_what_is_possible(old: str, new: str, problem: str) -> None:
    refused("arkade", changed(STANDARD, old, new), problem)


def test_every_colour_has_defender_tiles() -> None:
    start = STANDARD.index("[tiles.defender.colours.purple]")
    with pytest.raises(BadComponents, match=r"tiles\.defender\.colours: 'purple' is missing"):
        read_components(STANDARD[:start] + STANDARD[STANDARD.index("# Real time") :])


@pytest.mark.parametrize("text", [SMALL, STORMY])
def test_files_of_one_s_own_are_accepted(text: str) -> None:
    assert list(problems(read_components(text))) == []


def widest() -> str:
    """A board as large as boards can be."""
    head, tail = STANDARD.split("[cells]")[0], STANDARD[STANDARD.index("[dice.alien]") :]
    head = head.replace("columns = { value = 6", "columns = { value = 9").replace(
        "rows = { value = 8", "rows = { value = 12"
    )
    lines = ", ".join(f'"{WIDE}"' for _ in range(12))
    middle = f"[cells]\ncolours = [{lines}]\n" + 'provenance = "reconstructed"\n'
    for side in ("classic", "advanced"):
        middle += f'[sides.{side}]\nbonus = {{ k9 = "green" }}\nprovenance = "reconstructed"\n'
    for layout in ("base", "simplified"):
        middle += f'[layouts.{layout}]\nsaucers = ["{WIDE}"]\nprovenance = "reconstructed"\n'
    return head + middle + tail


@pytest.mark.parametrize("text", [SMALL, widest()], ids=["small", "widest"])
@pytest.mark.parametrize("mode", ["strategy", "arcade"])
def test_small_and_large_boards_can_be_played(text: str, mode: str) -> None:
    state = open_game(box("arkade").setup(options={"mode": mode, "tiles": True}, components=text)).start("size")
    for _ in random_actions(state, Rng("finish")):
        check(state)
    assert sum(state.outcome() or []) == 1.0
