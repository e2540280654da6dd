"""Positions: short ones are enough, and one that cannot be is refused with the reason."""

from typing import Any

import pytest

from ludotheque.core.chance import Rng
from ludotheque.core.errors import BadPosition
from tests.games.star_clicker.situations import BUTTONS, HARMLESS, board, game, sit

ROWS = board({}, [])
RAYS = {"phase": "rays", "floppy": "ion-rays 6|5438", "round": 2, "pilots": [{"owes": 0}, {"owes": 0}]}
SEEN = ["fire yellow", *["?"] * 8]


def pilots(**first: Any) -> dict[str, Any]:
    return {"pilots": [first, {}]}


def test_what_is_left_out_is_as_at_the_start() -> None:
    state = game(3).from_position({})
    assert state.position() == game(3).start("any").position() | {"rng": state.rng.words()}


def test_a_generator_can_be_given() -> None:
    words = Rng("given").words()
    assert game().from_position({"rng": words}).position()["rng"] == words


def test_tiles_that_are_gone_are_supposed_to_be_empty_ones() -> None:
    left = sit(tiles={"a2": ".", "a3": "energy"}).position()["left"]["2"]
    assert left == {"jammer": 2, "probe": 1, "energy": 0, "accelerator": 1, "empty": 2}


def test_the_reserve_is_whatever_is_nowhere_else() -> None:
    assert game().from_position({"lost": 2, "stacks": [0, 0, 0, 5]}).position()["reserve"] == 20


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"moon": 1}, "'moon' is no part of a position; the parts are phase, actor"),
        ({"phase": "lunch"}, "phase is 'lunch'; it is one of copy, further, over, pilots, rays"),
        ({"level": 2}, "level is 2; with the rest of the position it is 3"),
        ({"tokens": 4}, "tokens is 4; with the rest of the position it is 2"),
        ({"problem": "fire blue"}, "problem is 'fire blue'; with the rest of the position it is ''"),
        ({"round": 0}, "round is 0; it is a number from 1 to 999999"),
        ({"round": True}, "round is True"),
        ({"round": 2}, "floppy: there is none in round 1, and always one afterwards"),
        ({"floppy": HARMLESS}, "floppy: there is none in round 1, and always one afterwards"),
        ({"floppy": "rain"}, "floppy: there is no floppy 'rain'"),
        ({"discards": "none"}, "discards is 'none'; it is a list"),
        ({"discards": [HARMLESS, HARMLESS]}, f"discards: '{HARMLESS}' stands twice"),
        ({"deck": 11}, "deck is 11; with 0 floppies drawn it has 12"),
        ({"unseen": []}, "unseen: 'ion-guns A 4|8163' of level 1 is nowhere"),
        ({"tiles": ROWS[:6]}, "it is a list of 7"),
        ({"tiles": [*ROWS[:6], "."]}, "tiles are lines of 7 words, a word for a cell"),
        ({"tiles": [*ROWS[:6], 7]}, "tiles[6] is 7; it is text"),
        ({"tiles": board({"a2": "rock"}, [])}, "tiles: a2 is 'rock'; it is one of ., jammer, probe, energy"),
        ({"tiles": board({"a2": "empty"}, [])}, "tiles: a2 is 'empty'"),
        ({"tiles": board({"d4": "jammer"}, [])}, "tiles: there is never a tile on d4"),
        ({"tiles": board({"a1": "jammer"}, [])}, "zone zone never had these: it has too many jammer tiles"),
        ({"tiles": board({"a2": "energy", "a3": "energy"}, [])}, "too many energy tiles"),
        ({"jammers": {"2": 1}}, "zone 2 never had these"),
        ({"jammers": {"3": 1}}, "'3' is no part of jammers; the parts are 2, 4, 6, 8"),
        ({"jammers": {"2": 3}}, "jammers.2 is 3; it is a number from 0 to 2"),
        ({"jammers": 8}, "jammers is 8; it is a table of names and values"),
        ({"left": {}}, "left has no '2'; the parts are 2, 4, 6, 8, zone"),
        ({"left": {zone: {} for zone in "2468"}}, "left.2 has no 'jammer'; the parts are jammer, probe"),
        ({"probes": 1}, "probes is 1; 0 are missing on the board"),
        ({"creepers": {"9": "a1"}}, "creepers: there is no line '9'; lines are 1 to 8"),
        ({"creepers": {"1": "a2"}}, "creepers: line 1 has the cells a1, b2, c3, not 'a2'"),
        ({"creepers": {"1": None}}, "creepers.1 is None; it is text"),
        ({"shields": 5}, "shields is 5; it is a number from 0 to 4"),
        ({"shields": 0}, "the game is over when the eighth jammer, the last shield or the last stack is gone"),
        ({"stacks": [5, 5, 5]}, "stacks is [5, 5, 5]; it is a list of 4"),
        ({"stacks": [5, 5, 5, 6]}, "stacks[3] is 6; a number from 0 to 5 is possible"),
        ({"stacks": [5, 4, 5, 5]}, "stacks: Creepers come from the leftmost stack that is not empty"),
        ({"stacks": [0, 0, 0, 0]}, "the game is over when"),
        ({"reserve": 3}, "reserve is 3; with the rest of the position it is 7"),
        ({"lost": 20}, "46 tokens are in play; there are 33"),
        ({"outage": True}, "outage: the floppy is no power outage"),
        ({"outage": 1}, "outage is 1; it is true or false"),
        ({"winner": 1}, "winner is 1; it is 1 once all jammers are destroyed"),
        ({"phase": "over"}, "the game is over when"),
        ({"actor": 1}, "actor is 1; somebody must answer in phases 'copy' and 'further', and only there"),
        ({"pending": "replicator"}, "pending is 'replicator'; with the rest of the position it is ''"),
        ({"phase": "copy", "pending": "replicator"}, "actor is -1; somebody must answer"),
        ({"phase": "copy", "pending": "replicator", "actor": 0}, "seat 0 has no working replicator face up"),
        ({"pending": "fire blue"}, "pending is 'fire blue'; it is one of nothing, propulsion blue"),
        (
            {"phase": "further", "pending": "replicator", "actor": 0},
            "pending: in phase 'further' it is a propulsion",
        ),
        (
            {"phase": "further", "pending": "propulsion blue", "actor": 0},
            "phase 'further': seat 0 has no power to lengthen a move with",
        ),
        ({"phase": "rays", "pilots": [{"owes": 0}, {"owes": 0}]}, "phase 'rays' needs a floppy of ion rays"),
        ({**RAYS, **pilots(owes=1)}, "pilots[0]: 0 pressed and 1 owed; together 0"),
        ({"pilots": [{}]}, "pilots is a list of the 2 pilots"),
        (pilots(hat=1), "'hat' is no part of pilots[0]; the parts are colour, cell"),
        (pilots(colour="red"), "pilots[0].colour is 'red'; it is one of blue, green, violet, yellow"),
        (pilots(colour="blue"), "pilots[0].colour is 'blue'; this seat flies yellow"),
        (pilots(cell="d4"), "pilots[0].cell: no ship stands on the planet's centre"),
        (pilots(cell="h1"), "pilots[0].cell is 'h1'; cells are a1 to g7"),
        (pilots(cell="a1"), "pilots[0].cell: a1 is taken by a Creeper or another ship"),
        (pilots(cell="a2"), "pilots[0].cell: no ship stands on a hidden tile or an accelerator, as on a2"),
        (pilots(energy=-1), "pilots[0].energy is -1; it is a number from 0 to 999"),
        (pilots(owes=4), "pilots[0].owes is 4; it is a number from 0 to 3"),
        (pilots(owes=1), "pilots[0]: 0 pressed and 1 owed; together 2"),
        (pilots(done=True), "pilots[0] is done and owes a press"),
        (pilots(done="yes"), "pilots[0].done is 'yes'; it is true or false"),
        (pilots(buttons=[]), "pilots[0].buttons is []; it is a list of 9"),
        (pilots(known=["fire blue", *["?"] * 8]), "'fire blue' is no button of the group of place 1"),
        (pilots(known=["fire yellow", "fire yellow", *["?"] * 7]), "'fire yellow' lies on two places"),
        (
            pilots(known=SEEN, buttons=["fire green", *["?"] * 8]),
            "pilots[0]: place 1 cannot be both 'fire green' and 'fire yellow'",
        ),
        (pilots(seen=[1] * 9), "pilots[0].seen[0] is 1; 0 is right for a button not known"),
        (pilots(known=SEEN, seen=["x"] + [0] * 8), "pilots[0].seen[0] is 'x'"),
        ({"rng": [1, 2, 3]}, "rng is [1, 2, 3]; it is a list of 4"),
        ({"rng": "seed"}, "rng is 'seed'; it is a list of 4"),
    ],
)
def test_an_impossible_position_is_refused_with_the_reason(changes: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadPosition) as caught:
        game(3).from_position(changes)
    assert reason in str(caught.value)


@pytest.mark.parametrize(
    ("level", "changes", "reason"),
    [
        (1, {"pilots": {"yellow": {"power": True}}}, "pilots[0].power: there are no powers at level 1"),
        (2, {"pilots": {"blue": {"broken": True}}}, "pilots[1].broken: replicators break from level 3 on"),
    ],
)
def test_levels_bring_what_they_bring(level: int, changes: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadPosition) as caught:
        sit(level, **changes)
    assert reason in str(caught.value)
    assert sit(level + 1, **changes)


def test_not_everybody_is_done_in_the_pilots_phase() -> None:
    done = {who: {"done": True} for who in ("yellow", "blue")}
    with pytest.raises(BadPosition, match="everybody is done, so that it is the Creepers' turn"):
        sit(visible={"yellow": BUTTONS[:2], "blue": BUTTONS[:2]}, pilots=done)


def test_a_copy_needs_something_to_copy() -> None:
    with pytest.raises(BadPosition, match="phase 'copy': there is nothing to copy"):
        sit(visible={"yellow": ["replicator"]}, phase="copy", actor=0, pending="replicator")


def test_a_seed_is_no_part_of_knowledge() -> None:
    with pytest.raises(BadPosition, match="'rng' is no part of a position"):
        game().imagine(sit().position(), Rng("imagine"))


def test_a_key_tells_situations_apart_by_everything_and_is_the_same_for_all() -> None:
    changes: list[dict[str, Any]] = [
        {},
        {"at": {"yellow": "b4"}},
        {"at": {"blue": "b4"}},
        {"creepers": {"1": "a1", "3": "a7", "5": "g7"}},
        {"creepers": {"1": "b2", "3": "a7", "5": "g7", "7": "g1"}},
        *({"tiles": {cell: "."}} for cell in ("a2", "a3", "b1", "g7")),
        {"tiles": {"a2": "."}, "jammers": {"2": 1}},
        {"tiles": {"a2": "energy"}},
        {"energy": {"yellow": 2}},
        {"energy": {"blue": 2}},
        {"visible": {"yellow": BUTTONS[:1]}},
        {"visible": {"blue": BUTTONS[:1]}},
        {"visible": {"yellow": BUTTONS[:2]}},
        {"visible": {"yellow": BUTTONS[:2]}, "pilots": {"yellow": {"done": True}}},
        *({"pilots": {"yellow": {"known": [*BUTTONS[:place], "?", *BUTTONS[place + 1 :]]}}} for place in (0, 8)),
        {"pilots": {"blue": {"known": ["?", *BUTTONS[1:]]}}},
        {"pilots": {"yellow": {"bought": True, "owes": 3}}},
        {"pilots": {"yellow": {"seen": [7] * 9}}},
        {"pilots": {"yellow": {"power": True}}},
        {"pilots": {"yellow": {"broken": True}}},
        {"stacks": [4, 5, 5, 5]},
        {"stacks": [0, 4, 5, 5]},
        {"shields": 3},
        {"lost": 1},
        {"lost": 1, "stacks": [4, 5, 5, 5]},
        {"floppy": HARMLESS},
        {"floppy": "attack 2|3687"},
        {"floppy": HARMLESS, "discards": ["attack 2|3687"]},
        {"floppy": HARMLESS, "discards": ["outage 5|4321"]},
        {"floppy": "outage 5|4321"},
        {"floppy": "outage 5|4321", "outage": True},
        {"floppy": HARMLESS, "round": 3},
    ]
    keys = [sit(3, **change).key(0) for change in changes]
    assert len(set(keys)) == len(changes)
    assert keys[0] == sit(3).key(1)
