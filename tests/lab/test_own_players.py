"""Players of one's own, wherever a bot's name is taken, and what is told of those that are none."""

import sys
from functools import partial
from pathlib import Path

import pytest

import ludotheque
from ludotheque.core.errors import Mistake
from ludotheque.lab.own_players import bot_of
from ludotheque.search.levels import Bot
from ludotheque.search.mcts import MctsPlayer

EXAMPLE = Path(__file__).parents[2] / "examples" / "first_bot.py"


class Last(ludotheque.Player):
    def choose(self, imagined: ludotheque.State, seat: int) -> int:
        return imagined.actions(seat)[-1]


def make_last(game: ludotheque.Game, seed: str) -> ludotheque.Player:
    return Last(game, seed)


class Ill(ludotheque.Player):
    def __init__(self, game: ludotheque.Game, seed: str) -> None:
        raise OSError("no bed today")

    def choose(self, imagined: ludotheque.State, seat: int) -> int:
        return 0


class Rebel(Last):
    def choose(self, imagined: ludotheque.State, seat: int) -> int:
        return next(action for action in range(100) if action not in imagined.actions(seat))


class Quitter(Last):
    def choose(self, imagined: ludotheque.State, seat: int) -> int:
        sys.exit()


class Deserter(Ill):
    def __init__(self, game: ludotheque.Game, seed: str) -> None:
        raise SystemExit(0)


class Dreamer(Last):
    def choose(self, imagined: ludotheque.State, seat: int) -> int:
        return 10**6


def nobody(game: ludotheque.Game, seed: str) -> ludotheque.Player:
    return None  # type: ignore[return-value]


def search(simulations: int, game: ludotheque.Game, seed: str) -> ludotheque.Player:
    return MctsPlayer(game, seed, simulations)


def test_a_class_a_factory_and_their_names_are_the_same_player() -> None:
    bots: list[Bot] = [Last, make_last, f"{__name__}:Last", f"{__name__}:make_last", f"{__file__}:Last"]
    found = [
        ludotheque.simulate("tiny", games=6, bots=[bot, "random"], seed="s", jobs=1 + n % 2)
        for n, bot in enumerate(bots)
    ]
    assert {tuple(summary.wins) for summary in found} == {tuple(found[0].wins)}
    assert [summary.bots[0] for summary in found] == ["Last", "make_last", "Last", "make_last", "Last"]


def test_a_factory_with_something_chosen_is_named_after_what_it_calls() -> None:
    assert ludotheque.contest("tiny", partial(search, 3), "random", games=2).challenger == "search"
    assert ludotheque.win_rate("tiny_crew", f"{__name__}:Last", games=2).bot == "Last"


@pytest.mark.parametrize(
    ("bot", "complaint"),
    [
        (Ill, r"the player Ill could not be made: OSError: no bed today \(.*test_own_players.py, line \d+\)"),
        (nobody, "nobody made None, which is no Player"),
        (Rebel, "the player Rebel chose .* for seat 0, which is none of its legal actions"),
        (Dreamer, "the player Dreamer chose 1000000 for seat 0, which is none"),
        (Quitter, r"the player Quitter wanted to end everything: SystemExit: .*test_own_players.py, line \d+"),
        (Deserter, "the player Deserter could not be made: SystemExit: 0"),
        (7, "7 is no bot: take a name, a class"),
        ("genius", "there is no player 'genius'; the players are random, .* MODULE:CLASS .* cmd:PROGRAM"),
        ("mcts:many", "there is no player 'mcts:many'"),
        ("no_such_module:Bot", "the bot's module no_such_module cannot be imported"),
        ("nothing.py:Bot", "there is no module at nothing.py"),
        (f"{EXAMPLE}:PLAYOUTS", "there is no Player PLAYOUTS in"),
        (f"{EXAMPLE}:Nobody", "there is no Player Nobody in"),
    ],
)
@pytest.mark.parametrize("jobs", [1, 2])
def test_what_is_no_player_is_told(bot: object, complaint: str, jobs: int) -> None:
    with pytest.raises(Mistake, match=complaint):
        ludotheque.simulate("tiny", games=2, bots=[bot, "random"], jobs=jobs)  # type: ignore[list-item]


@pytest.mark.parametrize("text", ["import no_such_thing", "1 / 0", "def (", "raise SystemExit"])
def test_a_module_that_cannot_be_imported_is_told(tmp_path: Path, text: str) -> None:
    path = tmp_path / f"broken_{abs(hash(text))}.py"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(Mistake, match="cannot be imported"):
        bot_of(f"{path}:Bot")


def test_what_a_class_raises_comes_out_as_it_is() -> None:
    class Clumsy(Last):
        def choose(self, imagined: ludotheque.State, seat: int) -> int:
            raise ZeroDivisionError("mine")

    with pytest.raises(ZeroDivisionError, match="mine"):
        ludotheque.simulate("tiny", games=1, bots=[Clumsy, "random"])


def test_a_bot_is_made_once() -> None:
    made = bot_of(Last)
    assert bot_of(made) is made
    assert bot_of("mcts:7") == "mcts:7"
