"""Notation: what is no action is told what would be one; and every refusal can happen."""

import pytest

from ludotheque.core.errors import BadNotation
from tests.games.star_clicker.situations import BUTTONS, before, creepers, game, press, sit, why


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("", "'' is no action; an action begins with press, buy, copy, go, further, destroy, reveal, push, show, rays"),
        ("Press 1", "'Press 1' is no action"),
        ("press", "'press' is no action"),
        ("press 1 ", "'press 1 ' is no action"),
        ("press 0", "'press 0' is no action; 'press' is followed by 1, 2, 3, 4, 5, 6, 7, 8, 9"),
        ("press 10", "'press 10' is no action"),
        ("press ²", "'press ²' is no action"),
        ("copy replicator", "'copy replicator' is no action; 'copy' is followed by fire yellow, fire blue"),
        ("copy fire red", "'copy fire red' is no action"),
        ("further 3", "'further 3' is no action; 'further' is followed by 1, 2"),
        ("reveal h1", "'reveal h1' is no action; 'reveal' is followed by a1 to g7, or one between them"),
        ("reveal A1", "'reveal A1' is no action"),
        ("push 9", "'push 9' is no action; 'push' is followed by 1, 2, 3, 4, 5, 6, 7, 8"),
        ("show 1 violet 2", "'show 1 violet 2' is no action; 'show' is followed by 1 yellow 1 to 9 green 9"),
        ("show 1 blue", "'show 1 blue' is no action"),
        ("rays D", "'rays D' is no action; 'rays' is followed by A, B, C"),
        ("done done", "'done done' is no action; 'done' stands alone"),
    ],
)
def test_a_line_that_is_no_action_is_told_what_would_be_one(line: str, reason: str) -> None:
    with pytest.raises(BadNotation) as caught:
        game().read(line)
    assert reason in str(caught.value)


@pytest.mark.parametrize(
    "line",
    [
        *("press 5", "buy", "copy fire yellow", "copy propulsion violet", "go", "further 2", "destroy"),
        *("reveal c2", "push 3", "show 4 blue 7", "show 9 green 9", "rays C", "done"),
    ],
)
def test_a_line_is_read_and_written_the_same(line: str) -> None:
    assert game().write(game().read(line)) == line


def test_every_refusal_happens() -> None:
    """Each situation with what is refused in it; together they are all there are."""
    on_jammer = sit(2, at={"yellow": "b4"}, tiles={"b4": "jammer"}, energy={"yellow": 0})
    on_probe = sit(1, at={"yellow": "b4"}, tiles={"b4": "probe"})
    copying = sit(2, visible={"blue": ["fire yellow"]})
    press(copying, "yellow", "replicator")
    flying = sit(2, "blue-green")
    press(flying, "green", "propulsion green")
    shot = sit(shields=1)
    press(shot, "yellow", "fire green")
    landed = before("ion-guns A 4|8163", creepers={"8": "d3"}, colours="yellow-blue", shields=1)
    creepers(landed)
    emptied = before("ion-guns A 4|8163", creepers={}, stacks=[0, 0, 0, 1])
    creepers(emptied)
    gone = dict.fromkeys(("a2", "a3", "b7", "c7", "g2", "g3", "b1", "c1"), ".")
    saved = sit(phase="over", jammers={"2": 2, "4": 2, "6": 2, "8": 2}, tiles=gone)
    unpaid = sit(4, at={"yellow": "b4"}, tiles={"b4": "probe"}, energy={"yellow": 0})
    bought = sit(energy={"yellow": 4}, pilots={"yellow": {"bought": True, "owes": 3}})
    done = sit(visible={"yellow": BUTTONS[:2]}, pilots={"yellow": {"done": True}})
    used = sit(2, pilots={"yellow": {"power": True}})
    brian = sit(2, "blue-violet", visible={"violet": ["fire yellow"]})
    last = sit(
        4,
        at={"yellow": "d1"},
        jammers={"2": 2, "4": 2, "6": 2, "8": 1},
        tiles={"d1": "jammer", **dict.fromkeys(("a2", "a3", "b7", "c7", "g2", "g3", "b1"), ".")},
    )
    cases = [
        (saved, "yellow", "done", "over"),
        (shot, "yellow", "done", "over-shot"),
        (landed, "yellow", "done", "over-landed"),
        (emptied, "yellow", "done", "over-stacks"),
        (copying, "blue", "done", "copy-first"),
        (copying, "yellow", "copy fire blue", "not-visible"),
        (flying, "blue", "done", "further-first"),
        (
            sit(3, phase="rays", floppy="ion-rays 6|5438", pilots={who: {"owes": 0} for who in ("yellow", "blue")}),
            *("yellow", "done", "rays-first"),
        ),
        (sit(), "yellow", "copy fire blue", "nothing-to-copy"),
        (sit(), "yellow", "go", "nothing-to-lengthen"),
        (sit(), "yellow", "rays A", "no-rays"),
        (sit(visible={"yellow": BUTTONS[:2]}), "yellow", "press 9", "no-press-left"),
        (copying.clone(), "yellow", "press 6", "copy-first"),
        (sit(visible={"yellow": BUTTONS[:1]}), "yellow", "press 1", "already-visible"),
        (bought, "yellow", "buy", "bought-already"),
        (sit(), "yellow", "buy", "buy-energy"),
        (sit(), "yellow", "destroy", "nothing-to-destroy"),
        (on_probe, "yellow", "destroy", "probe-holds"),
        (on_jammer, "yellow", "destroy", "destroy-energy"),
        (unpaid, "yellow", "destroy", "probe-energy"),
        (last, "yellow", "destroy", "last-jammer"),
        (sit(), "yellow", "reveal a2", "no-powers"),
        (sit(2), "blue", "reveal a2", "not-lily"),
        (sit(2), "yellow", "push 1", "not-wendy"),
        (sit(2), "yellow", "show 1 blue 1", "not-brian"),
        (used, "yellow", "reveal a2", "power-used"),
        (on_jammer, "yellow", "reveal a2", "power-energy"),
        (sit(2), "yellow", "reveal d4", "no-hidden-tile"),
        (sit(2), "yellow", "reveal a1", "under-creeper"),
        (sit(2), "blue", "push 2", "no-creeper"),
        (sit(2), "blue", "push 1", "no-room-behind"),
        (brian, "violet", "show 2 green 1", "absent-pilot"),
        (brian, "violet", "show 1 blue 1", "shown-openly"),
        (sit(), "yellow", "done", "press-first"),
        (done, "yellow", "done", "done-already"),
    ]
    for state, who, line, refusal in cases:
        assert why(state, who, line).split()[0] == refusal, line
    assert {refusal for *_, refusal in cases} == {name for name, _ in game().refusals[1:]}


def test_the_numbers_of_refusals_are_told_apart() -> None:
    names = [refusal for refusal, _ in game().refusals]
    assert len(set(names)) == len(names)
