"""A test for every rule, named after it."""

from connect_four import BOX
from connect_four.rules import ConnectFourState
from ludotheque.contract.at_play import can, do, kinds, why
from ludotheque.core.types import Data


def played(*columns: int) -> tuple[ConnectFourState, list[Data]]:
    """A game in which discs were dropped into these columns in turn, and what was told last."""
    state = BOX.open(BOX.setup()).start("seed")
    assert isinstance(state, ConnectFourState)
    told: list[Data] = []
    for number, column in enumerate(columns):
        told = do(state, number % 2, f"drop {column}")
    return state, told


def test_R1_the_players_take_turns_and_red_begins() -> None:
    state, _ = played(4)
    assert state.knowledge(0)["board"][-1][3] == "red"
    assert why(state, 0, "drop 1") == "not-your-turn R1"
    assert can(state, 1) == [f"drop {column}" for column in range(1, 8)]


def test_R2_discs_fall_until_the_column_is_full() -> None:
    state, _ = played(1, 1, 1, 1, 1, 1)
    assert [row[0] for row in state.knowledge(0)["board"]] == ["yellow", "red"] * 3
    assert why(state, 0, "drop 1") == "column-full R2"


def test_R3_four_in_a_row_win_in_every_direction() -> None:
    for columns in ([1, 2, 1, 2, 1, 2, 1], [1, 1, 2, 2, 3, 3, 4], [1, 2, 2, 3, 3, 4, 3, 4, 4, 6, 4]):
        state, told = played(*columns)
        assert kinds(told) == ["dropped", "won"]
        assert state.outcome() == [1, 0]
        assert why(state, 1, "drop 7") == "over R3"


def test_R4_a_full_grid_is_a_draw() -> None:
    state, told = played(*map(int, "441365675334466335442232661515577771217122"))
    assert kinds(told) == ["dropped", "full"]
    assert state.outcome() == [0.5, 0.5]
