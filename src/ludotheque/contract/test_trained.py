"""What masters have learnt: every file in a game's folder is of a set-up that there is, tells its origin and counts."""

from ludotheque.core.box import Box
from ludotheque.games import open_game
from ludotheque.search.levels import player
from ludotheque.search.trained import learnt, read_trained, trained_files


def test_every_file_is_of_a_set_up_that_there_is_and_counts(ready: Box) -> None:
    for file in trained_files(ready):
        found = read_trained(file.read_text(encoding="utf-8"))
        assert found.command.startswith(f"ludotheque train {ready.name} "), f"{file.name}: what makes it again?"
        assert found.prices or found.share > 0.0, f"{file.name}: nothing in it has proven itself"
        setup = ready.setup(found.seats, found.options)
        assert found.fits(setup), f"{file.name} was learnt for other rules or components: train anew"
        game = open_game(setup)
        known = learnt(game)
        assert known is not None
        assert known.game.prices.listed == (found.prices or game.prices.listed)
        assert (known.network is not None) == (found.share > 0.0)
        master = player("master", game, "seed")
        assert master.game.prices.listed == known.game.prices.listed
