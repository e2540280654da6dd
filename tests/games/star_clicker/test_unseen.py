"""What nobody looked at is drawn for the end: all of it, and of nothing else."""

from collections import Counter

from ludotheque.contract.random_games import random_actions
from ludotheque.core.chance import Rng
from ludotheque.games.star_clicker.components import NO_TILE
from ludotheque.games.star_clicker.plain import UNKNOWN
from tests.games.star_clicker.situations import game


def test_every_hidden_tile_and_every_unknown_button_is_drawn() -> None:
    state = game().start("unseen")
    chance = Rng("unseen")
    for _ in random_actions(state, chance):
        told, unseen = state.position(), state.unseen(Rng("drawn"))
        hidden = [[tile == "hidden" for tile in row.split()] for row in told["tiles"]]
        assert [[tile != NO_TILE for tile in row.split()] for row in unseen["tiles"]] == hidden
        unknown = [[button == UNKNOWN for button in pilot["known"]] for pilot in told["pilots"]]
        assert [[button != UNKNOWN for button in row] for row in unseen["buttons"]] == unknown
        drawn = Counter(tile for row in unseen["tiles"] for tile in row.split() if tile != NO_TILE)
        assert drawn == sum((Counter(zone) for zone in told["left"].values()), Counter()), "just those that are left"
