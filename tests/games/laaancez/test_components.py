"""Component files: the standard one as ruled, others accepted if consistent, everything else refused precisely."""

import pytest
from msgspec import UNSET

from ludotheque.contract.random_games import random_actions
from ludotheque.core.chance import Rng
from ludotheque.core.errors import BadComponents
from ludotheque.games import box, open_game
from ludotheque.games.laaancez.components import problems, read_components
from tests.component_files import changed, refused
from tests.games.laaancez.invariants import check
from tests.games.laaancez.situations import ODD

STANDARD = box("laaancez").standard_components()

SHIELD = 'name = "shield"\nhearts = 3\ndamage = 0\nlimit = 0'


def test_the_standard_file_is_the_reconstructed_set() -> None:
    components = read_components(STANDARD)
    assert components.sheet.rows == [5, 5, 3, 3]
    assert (components.candle.hearts_of_each(), components.candle.damage.value) == ([2, 3], 1)
    found = {thing.name: f"{thing.hearts}/{thing.damage}/{thing.limit}" for thing in components.objects}
    assert found == {
        "snowball": "2/1/2",
        "star": "1/1/4",
        "shield": "3/0/0",
        "hat": "4/1/2",
        "sugar": "3/1/3",
        "gift": "3/1/2",
        "bauble": "2/1/4",
        "gingerbread": "3/1/1",
        "fir": "4/1/3",
    }
    assert [face.options for face in components.die] == [
        ["snowball", "star"],
        ["shield", "damage"],
        ["hat", "sugar"],
        ["gift", "damage"],
        ["bauble", "gingerbread"],
        ["fir", "damage"],
    ]
    assert [thing.name for thing in components.objects if thing.protects] == ["shield"]


def test_a_file_that_does_not_tell_the_candles_apart_has_two_equal_ones() -> None:
    """So were those of the first version, and so are files that people made for it."""
    first = read_components(box("laaancez").standard_components(1))
    assert first.candle.hearts_of_each() == [3, 3]


def test_each_version_differs_by_what_makes_its_seats_even_and_by_nothing_else() -> None:
    first, second, now = (read_components(box("laaancez").standard_components(rules)) for rules in (1, 2, 3))
    assert first.candle.hearts_of_each() == [3, 3]
    assert (second.candle.hearts_of_each(), now.candle.hearts_of_each()) == ([2, 4], [2, 3])
    assert (first.sheet, first.objects, first.die) == (second.sheet, second.objects, second.die)
    assert (second.sheet, second.die) == (now.sheet, now.die)
    changed = [(old, new) for old, new in zip(second.objects, now.objects, strict=True) if old != new]
    assert [(old.name, old.hearts, new.hearts) for old, new in changed] == [("shield", 4, 3)]


def test_provenance_says_what_the_rulebook_says_and_what_is_reconstructed() -> None:
    components = read_components(STANDARD)
    assert components.sheet.provenance == "rulebook"
    assert (components.candle.hearts.provenance, components.candle.damage.provenance) == ("reconstructed", "rulebook")
    assert components.candle.second is not UNSET
    assert components.candle.second.provenance == "reconstructed"
    assert {thing.provenance for thing in components.objects} == {"reconstructed"}
    found = {number: face.provenance for number, face in enumerate(components.die, 1)}
    assert found.pop(3) == "rulebook"
    assert found.pop(4) == "inferred", "L3: that a 4 offers +1 damage is a reading"
    assert set(found.values()) == {"reconstructed"}


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('game = "laaancez"', 'game = "chess"', "this is a component file of chess, not of laaancez"),
        ("rows = [5, 5, 3, 3]", "rows = []", "sheet.rows has 0 rows; 1 to 8 are possible"),
        ("rows = [5, 5, 3, 3]", "rows = [1, 1, 1, 1, 1, 1, 1, 1, 1]", "sheet.rows has 9 rows"),
        ("rows = [5, 5, 3, 3]", "rows = [5, 0]", "sheet.rows: row 2 has 0 cells; 1 to 8 are possible"),
        ("rows = [5, 5, 3, 3]", "rows = [9]", "sheet.rows: row 1 has 9 cells"),
        ("rows = [5, 5, 3, 3]", 'rows = ["5"]', "sheet, rows, entry 1 is '5'; it is a whole number"),
        ("hearts = { value = 2", "hearts = { value = 0", "candle.hearts is 0; 1 to 9 are possible"),
        ("second = { value = 3", "second = { value = 10", "candle.second is 10; 1 to 9 are possible"),
        ("damage = { value = 1", "damage = { value = 10", "candle.damage is 10; 1 to 9 are possible"),
        ('name = "hat"', 'name = "Santa hat"', "'Santa hat'): a name is one word of small letters, digits and hyphens"),
        ('name = "hat"', f'name = "{"h" * 25}"', "a name has at most 24 characters"),
        ('name = "hat"', 'name = "damage"', "'damage'): this name has a meaning of its own"),
        ('name = "hat"', 'name = "candle"', "'candle'): this name has a meaning of its own"),
        ('name = "hat"', 'name = "star"', "entry 4 ('star'): the name stands twice"),
        (SHIELD, SHIELD.replace("hearts = 3", "hearts = 0"), "'shield'): hearts is 0; 1 to 9 are possible"),
        (SHIELD, SHIELD.replace("hearts = 3", "hearts = 10"), "'shield'): hearts is 10; 1 to 9 are possible"),
        (SHIELD, SHIELD.replace("damage = 0", "damage = 1"), "damage is 1, outside 0 to its limit 0"),
        (SHIELD, SHIELD.replace("damage = 0", "damage = -1"), "damage is -1, outside 0 to its limit 0"),
        (SHIELD, SHIELD.replace("limit = 0", "limit = 12"), "'shield'): limit is 12; at most 9 is possible"),
        (SHIELD, SHIELD.replace("hearts = 3\n", ""), "objects, entry 3 has no 'hearts'"),
        (SHIELD, SHIELD + "\ncolour = 3", "'colour' is no part of objects, entry 3"),
        ('"shield", "damage"', '"shield"', "die, result 2: 1 options; there are 2"),
        ('"shield", "damage"', '"shield", "shield"', "die, result 2: 'shield' stands twice"),
        ('"shield", "damage"', '"shield", "sword"', "die, result 2: 'sword' is no object of this file, nor 'damage'"),
        ('"hat", "sugar"', '"hat", "damage"', "objects: no result of the die offers 'sugar'"),
        (
            'provenance = "rulebook"',
            'provenance = "hearsay"',
            "is 'hearsay'; it is one of inferred, reconstructed, rulebook",
        ),
        ("[sheet]", "[sheet", "component file:"),
    ],
)
def test_an_inconsistent_file_is_refused_with_the_entry_and_what_is_possible(old: str, new: str, problem: str) -> None:
    refused("laaancez", changed(STANDARD, old, new), problem)


def test_a_die_has_six_results() -> None:
    with pytest.raises(BadComponents, match="die has 7 results; it has 6 faces"):
        read_components(STANDARD + '\n[[die]]\noptions = ["hat", "damage"]\nprovenance = "inferred"\n')


def test_a_die_that_offers_no_object_could_never_complete_a_sheet() -> None:
    text = STANDARD.split("[[die]]")[0]
    text += '[[die]]\noptions = ["damage", "damage"]\nprovenance = "inferred"\n' * 6
    with pytest.raises(BadComponents, match="no sheet could ever be completed"):
        read_components(text)


def test_a_file_without_objects_is_refused() -> None:
    head, tail = STANDARD.split("[[objects]]", 1)[0], "[[die]]" + STANDARD.split("[[die]]", 1)[1]
    text = head.replace('game = "laaancez"', 'game = "laaancez"\nobjects = []') + tail
    with pytest.raises(BadComponents, match="objects: there is none"):
        read_components(text)


def test_files_of_one_s_own_are_accepted() -> None:
    assert problems(read_components(ODD)) == []
    assert problems(read_components(changed(STANDARD, "rows = [5, 5, 3, 3]", "rows = [8, 8, 8, 8, 8, 8, 8, 8]"))) == []


@pytest.mark.parametrize("rows", ["[1]", "[8, 8, 8, 8, 8, 8, 8, 8]"])
def test_the_smallest_and_the_largest_sheet_can_be_played(rows: str) -> None:
    game = open_game(box("laaancez").setup(components=changed(STANDARD, "rows = [5, 5, 3, 3]", f"rows = {rows}")))
    state = game.start(rows)
    for _ in random_actions(state, Rng(rows)):
        check(state)
    assert sorted(state.outcome() or []) == [0.0, 1.0]


def test_random_games_with_results_of_nothing_but_damage_come_to_passes() -> None:
    game = open_game(box("laaancez").setup(components=ODD))
    passes = 0
    for seed in range(20):
        state = game.start(str(seed))
        while not state.over():
            seat = state.to_act()[0]
            passes += game.write(state.actions(seat)[0]) == "pass"
            state.play(seat, state.actions(seat)[0])
    assert passes > 20
