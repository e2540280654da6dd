"""Laaancez ! with letters and lines: the two sheets side by side, the front line first."""

from collections.abc import Iterator

from ludotheque.core.sketch import WIDTH, Scene, Sketch, beside, grid, two_lines
from ludotheque.core.types import Data
from ludotheque.games.laaancez.game import LaaancezGame
from ludotheque.games.laaancez.parts import Parts

HEART, DAMAGE, FIGHTS, LOST = "♥", "✶", "▸", "╳"
ROOM = 8
"""A cell is so wide, if the lines of a sheet are not too long for two of them."""


def lines(scene: Scene) -> Iterator[str]:
    view = scene.view
    if view["die"]:
        offered = [option(scene, parts_of(scene).option(view["die"], number)) for number in range(2)]
        yield scene.pair(scene.say("board-die", die=view["die"]), ", ".join(offered))
    else:
        yield scene.say("board-battle") if view["phase"] in ("combat", "over") else scene.say("board-die-idle")
    yield ""
    yield from beside(*(sheet(scene, seat, told) for seat, told in enumerate(view["sheets"])), gap="  ")


def parts_of(scene: Scene) -> Parts:
    assert isinstance(scene.game, LaaancezGame)
    return scene.game.notation.parts


def option(scene: Scene, thing: int) -> str:
    return scene.say("board-damage") if thing < 0 else scene.word(f"object-{parts_of(scene).name(thing)}")


def sheet(scene: Scene, seat: int, told: Data) -> list[str]:
    rows = [row.split() for row in told["rows"]]
    room = min(ROOM, (WIDTH - 6) // max(map(len, rows)) - 1)
    cells = [[cell(scene, each, room) for each in row] for row in rows]
    names = [chr(97 + row) for row in range(len(rows) + 1)]
    marked = [f"{FIGHTS if name == told['line'] else ' '}{name}" for name in names]
    left = f"{HEART}{told['candle']}" if told["candle"] else LOST
    candle = f"{two_lines(scene.word('object-candle'), room)}\n{left}"
    title = f"   {scene.say('board-sheet', seat=seat)}{chosen(scene, seat)}"
    return [title, *grid([*cells, [candle]], marked, (), room)]


def cell(scene: Scene, told: str, room: int) -> str:
    """An object above its hearts and its damage."""
    if told == ".":
        return "\n\n"
    name, _, numbers = told.partition(":")
    hearts, damage = numbers.split("/")
    left = f"{HEART}{hearts} {DAMAGE}{damage}" if int(hearts) else LOST
    return f"{two_lines(scene.word(f'object-{name}'), room)}\n{left}"


def chosen(scene: Scene, seat: int) -> str:
    choice = scene.view["choices"][seat]
    return f"  [{choice}]" if choice else ""


SKETCH = Sketch(lines, {HEART: "red", DAMAGE: "yellow", FIGHTS: "bold green", LOST: "dim"})
