"""Levels of bots: what a box says of them is of levels and options that there are, and the higher slips less."""

from itertools import pairwise

from ludotheque.contract.cases import Case
from ludotheque.core.box import Box
from ludotheque.search.careless import CarelessPlayer
from ludotheque.search.levels import LEVELS, player


def test_what_is_said_of_levels_is_of_those_and_of_options_that_there_are(ready: Box) -> None:
    slips = [(said.level, said.when) for said in ready.label.slips]
    for level, when in [*slips, *((said.level, said.when) for said in ready.label.thinking)]:
        assert level in LEVELS
        for name, value in when.items():
            assert value in ready.option(name).values


def test_levels_slip_as_the_box_says_and_the_higher_no_more_often(case: Case) -> None:
    shares = []
    for level in LEVELS:
        bot = player(level, case.game, "bot")
        shares.append(int(bot.slips) if isinstance(bot, CarelessPlayer) else 0)
        said = case.box.slips(level, case.game.setup.options)
        if said is not None and isinstance(bot, CarelessPlayer):
            assert (bot.slips, bot.glances) == (said.share, said.glances)
    assert all(lower >= higher for lower, higher in pairwise(shares))
