"""What always holds in Laaancez !, whatever is played."""

from ludotheque.core.contract import State
from ludotheque.games.laaancez.rules import LaaancezState
from ludotheque.games.laaancez.sheet import HOLE, Sheet


def check(state: State) -> None:
    assert isinstance(state, LaaancezState)
    phase = state.position()["phase"]
    assert 0 <= state.die <= 6
    assert (state.die > 0) == (phase == "choose")
    for seat, sheet in enumerate((state.first, state.second)):
        assert sheet.what[sheet.parts.candle] == sheet.parts.objects + seat
        check_sheet(sheet)
        if phase in ("roll", "choose"):
            assert sheet.free > 0
            assert sheet.line == 0
        elif phase == "combat":
            assert not sheet.beaten()
    if phase in ("combat", "over"):
        assert min(state.first.free, state.second.free) == 0
    copied = [sheet.parts.candle - sheet.free for sheet in (state.first, state.second)]
    if phase in ("roll", "choose"):
        assert all(count < state.parts.candle for count in copied)


def check_sheet(sheet: Sheet) -> None:
    """Hearts never exceed what is drawn on the object, damage stays within its limit, and lines fall in order.

    Shields stand before the first throw, so that beside a living one nothing has lost a heart.
    """
    parts = sheet.parts
    assert sheet.free == sum(1 for cell in range(parts.candle) if sheet.what[cell] == HOLE)
    for cell in range(parts.cells):
        thing = sheet.what[cell]
        if thing == HOLE:
            assert (sheet.hearts[cell], sheet.damage[cell]) == (0, 0)
            continue
        assert 0 <= sheet.hearts[cell] <= parts.hearts[thing]
        assert parts.damage[thing] <= sheet.damage[cell] <= parts.limit[thing]
        sheltered = parts.protects[thing] == 0 and sheet.on_line(cell) and sheet.covered(cell)
        if cell >= sheet.end() or sheltered:
            assert sheet.hearts[cell] == parts.hearts[thing]
        if cell < sheet.start():
            assert not sheet.hurts(cell)
