"""Arkade with letters and lines: the screen with its saucers, the ship below it, and the dice of both sides."""

from collections.abc import Iterator

from ludotheque.core.sketch import Scene, Sketch, aligned, beside, grid
from ludotheque.core.types import Data
from ludotheque.games.arkade.game import ArkadeGame
from ludotheque.games.arkade.parts import Parts

SAUCERS = "●▲■◆★♣"
"""A sign for each colour, in the order of the component file: shapes tell them apart where there is no colour."""

CELLS = "○△□◇☆♧"
"""The colour of a cell on which nothing stands, by the same shapes."""

BONUS, LIFE, SPENT = "!", "+", "*"
THINGS = {"asteroid": "▒", "field": "≈", "tower": "┻"}
SHIP = "◢█◣"


def lines(scene: Scene) -> Iterator[str]:
    yield from beside(screen(scene), [*console(scene), "", *legend(scene)])


def parts_of(scene: Scene) -> Parts:
    assert isinstance(scene.game, ArkadeGame)
    return scene.game.notation.parts


def screen(scene: Scene) -> list[str]:
    view, parts = scene.view, parts_of(scene)
    rows = [row.split() for row in view["rows"]]
    cells = [
        [cell(scene, told, line * len(row) + column) for column, told in enumerate(row)]
        for line, row in enumerate(rows)
    ]
    columns = [str(column + 1) for column in range(parts.columns)]
    ship = " " * (3 + 4 * (view["ship"] - 1)) + SHIP
    return [*grid(cells, parts.line_names(), columns), ship]


def cell(scene: Scene, told: str, place: int) -> str:
    """What stands there, or the colour of the cell, with a mark where it turns a tile."""
    parts = parts_of(scene)
    bonus = BONUS if parts.bonus[place] >= 0 else " "
    if told == ".":
        return f" {CELLS[parts.colour[place] % len(CELLS)]}{bonus}"
    name = told.rstrip(LIFE + SPENT)
    sign = THINGS[name] if name in THINGS else sign_of(scene, name)
    return f"{bonus}{sign}{told[len(name) :] or ' '}"


def sign_of(scene: Scene, colour: str) -> str:
    return SAUCERS[parts_of(scene).names.index(colour) % len(SAUCERS)]


def console(scene: Scene) -> Iterator[str]:
    """What both sides have beside the screen."""
    view = scene.view
    if view["turn"] >= 0:
        yield f"{scene.say('board-round', round=view['turns'] // 2 + 1)} · {scene.names[view['turn']]}"
        yield ""
    for seat in range(2):
        yield scene.pair(scene.say("board-dice", seat=seat), dice(scene, seat))
    yield ""
    yield scene.say("board-nuggets", count=view["nuggets"])
    if scene.game.setup.options["tiles"]:
        yield from tiles(scene, view)
    for colour, out in view["out"].items():
        yield f"{sign_of(scene, colour)} {scene.say('board-score', colour=scene.word(f'colour-{colour}'), out=out)}"
    for choice in filter(None, view["choices"]):
        asked, _, what = choice.partition(" ")
        yield scene.say(f"board-ask-{asked}", what=int(what) if what.isdigit() else what)


def dice(scene: Scene, seat: int) -> str:
    faces, used = scene.view["dice"][seat], scene.view["used"][seat]
    told = [
        f"[{face(scene, each)}]" + (f" ({scene.say('board-die-used')})" if spent else "")
        for each, spent in zip(faces, used, strict=False)
    ]
    return " ".join(told) or scene.say("board-die-none")


def face(scene: Scene, told: str | int) -> str:
    return str(told) if isinstance(told, int) else f"{sign_of(scene, told)} {scene.word(f'colour-{told}')}"


def tiles(scene: Scene, view: Data) -> Iterator[str]:
    yield scene.say("board-tiles", left=view["alien"]["left"])
    for colour in view["defender"]["ammo"]:
        yield scene.say("board-ammo", colour=scene.word(f"colour-{colour}"))
    if view["defender"]["gps"]:
        yield scene.say("board-gps", count=view["defender"]["gps"])
    if view["reactor"] in ("held", "moored"):
        yield f"{SHIP} {scene.say('board-reactor')}"


def legend(scene: Scene) -> list[str]:
    colours = [[sign_of(scene, each), scene.word(f"saucer-{each}")] for each in parts_of(scene).names]
    if not scene.game.setup.options["tiles"]:
        return aligned(colours)
    things = [[sign, scene.word(f"thing-{name}")] for name, sign in THINGS.items()]
    marks = [[LIFE, scene.say("board-life")], [SPENT, scene.say("board-spent")]]
    return aligned([*colours, *things, *marks])


SKETCH = Sketch(
    lines,
    {"●": "green", "○": "green", "▲": "dark_orange", "△": "dark_orange", "■": "magenta", "□": "magenta", SHIP: "cyan"},
)
