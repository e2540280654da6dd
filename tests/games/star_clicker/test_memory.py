"""What slips a mind: buttons that were seen and hidden again, and nothing else."""

from ludotheque.core.chance import Rng
from ludotheque.core.types import Data
from ludotheque.search.levels import FORGETS, player
from tests.games.star_clicker.situations import BUTTONS, HARMLESS, do, game, inside, press, sit


def remembered(knowledge: Data) -> int:
    return sum(name != "?" for pilot in knowledge["pilots"] for name in pilot["known"])


def test_nothing_or_everything_may_be_forgotten() -> None:
    knowledge = sit().knowledge(0)
    assert game().forget(knowledge, 0, "seed") == knowledge
    assert remembered(game().forget(knowledge, 100, "seed")) == 0


def test_about_the_share_is_forgotten() -> None:
    knowledge = sit().knowledge(0)
    kept = sum(remembered(game().forget(knowledge, 40, str(seed))) for seed in range(200))
    assert 0.57 < kept / (200 * 18) < 0.63


def test_what_is_forgotten_stays_forgotten_and_what_is_seen_again_may_be_kept() -> None:
    state = sit()
    before = game().forget(state.knowledge(0), 50, "seed")
    assert game().forget(before, 50, "seed") == before
    again = {**state.knowledge(0), "pilots": [{**pilot, "seen": [7] * 9} for pilot in state.knowledge(0)["pilots"]]}
    assert game().forget(again, 50, "seed")["pilots"][0]["known"] != before["pilots"][0]["known"]


def test_a_button_that_is_pressed_or_shown_again_was_seen_in_this_round() -> None:
    state = sit(2, "blue-violet", floppy=HARMLESS)
    do(state, "violet", "press 7")
    do(state, "violet", "show 1 blue 9")
    mine, others = (pilot["seen"] for pilot in reversed(state.knowledge(0)["pilots"]))
    assert (mine[6], mine[0], others[8], mine[1], others[0]) == (2, 2, 2, 1, 1)


def test_what_lies_face_up_is_not_forgotten() -> None:
    state = sit()
    press(state, "yellow", "fire violet")
    told = game().forget(state.knowledge(0), 100, "seed")["pilots"][0]
    assert (told["buttons"][6], told["known"][6]) == ("fire violet", "fire violet")
    assert told["known"][:6] == ["?"] * 6


def test_what_is_forgotten_could_be_anything_again() -> None:
    state = game().imagine(game().forget(sit().knowledge(0), 100, "seed"), Rng("imagine"))
    found = {inside(state.guess(0, Rng(f"{seed}"))).boards.look(0, 0, 1, Rng(f"{seed}")) for seed in range(60)}
    assert len(found) == 3


def test_easy_forgets_more_than_normal_and_hard_forgets_nothing() -> None:
    assert FORGETS["easy"] > FORGETS["normal"] > 0
    state = sit()
    for level, kept in (("hard", 18), ("greedy", 18), ("easy", 0)):
        bot = player(level, game(), "seed")
        bot.forgets = 100 if bot.forgets else 0
        assert remembered(bot.recall(state, 0, Rng("recall")).knowledge(0)) == kept
    assert state.knowledge(0)["pilots"][0]["known"] == BUTTONS
