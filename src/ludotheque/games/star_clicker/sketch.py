"""Star Clicker with letters and lines: the star map, the mothership's side, and the dashboards of the crew."""

from collections.abc import Iterator

from ludotheque.core.sketch import Scene, Sketch, aligned, beside, framed, grid, short, two_lines
from ludotheque.core.types import Data
from ludotheque.games.star_clicker.game import StarClickerGame
from ludotheque.games.star_clicker.parts import Parts
from ludotheque.games.star_clicker.tiles import JAMMERS

TILES = {"jammer": "✸", "probe": "◉", "energy": "ϟ", "accelerator": "»", "empty": "·"}
HIDDEN, CREEPER, PLANET = "▒", "¥", "☼"
SHIPS = "①②③④"
"""By seat: on the map, and beside the dashboard."""

ROOM = 11


def lines(scene: Scene) -> Iterator[str]:
    yield from beside(star_map(scene), [*station(scene), "", *legend(scene)])
    yield ""
    yield from beside(*(dashboard(scene, seat, pilot) for seat, pilot in enumerate(scene.view["pilots"])), gap="  ")


def parts_of(scene: Scene) -> Parts:
    assert isinstance(scene.game, StarClickerGame)
    return scene.game.parts


def star_map(scene: Scene) -> list[str]:
    """A cell has its tile in the middle, a ship to the left of it and a Creeper to the right."""
    view = scene.view
    ships = {pilot["cell"]: SHIPS[seat] for seat, pilot in enumerate(view["pilots"])}
    creepers = set(view["creepers"].values())
    rows = []
    for row, told in enumerate(view["tiles"]):
        names = [f"{chr(97 + row)}{column + 1}" for column in range(7)]
        tiles = [tile(scene, 7 * row + column, each) for column, each in enumerate(told.split())]
        rows.append(
            [
                f"{ships.get(name, ' ')}{sign}{CREEPER if name in creepers else ' '}"
                for name, sign in zip(names, tiles, strict=True)
            ]
        )
    return grid(rows, "abcdefg", "1234567")


def tile(scene: Scene, place: int, told: str) -> str:
    if place == parts_of(scene).centre:
        return PLANET
    return HIDDEN if told == "hidden" else TILES.get(told, " ")


def station(scene: Scene) -> Iterator[str]:
    """How the planet and the mothership stand."""
    view = scene.view
    yield scene.say("board-round", round=view["round"])
    yield scene.say("board-shields", count=view["shields"])
    yield scene.say("board-goal", done=sum(view["jammers"].values()), of=JAMMERS)
    yield scene.say("board-reserve", count=view["reserve"])
    yield scene.pair(scene.say("board-mothership"), " ".join(CREEPER * stack or "-" for stack in view["stacks"]))
    floppy = view["floppy"]
    if floppy:
        order = " ".join(map(str, floppy["lines"]))
        told = f"{scene.word('floppy-' + floppy['kind'])} ({order}, {TILES['probe']} {floppy['probe']})"
        yield scene.pair(scene.say("board-drive"), told)
    if view["outage"]:
        yield scene.say("board-outage")
    if view["problem"]:
        yield scene.say("board-problem", button=f"@{message(view['problem'])}")


def legend(scene: Scene) -> list[str]:
    tiles = [[sign, scene.word(f"tile-{name}")] for name, sign in TILES.items() if name != "empty"]
    things = [[HIDDEN, scene.word("tile-hidden")], [CREEPER, "Creeper"], [PLANET, scene.word("target-planet")]]
    return aligned([*tiles, *things])


def message(button: str) -> str:
    return f"button-{button.replace(' ', '-')}"


def dashboard(scene: Scene, seat: int, pilot: Data) -> list[str]:
    """Three groups of three buttons, by their places; what is face down is known by its number alone."""
    noted = pilot["known"] if "known" in pilot else pilot["buttons"]
    faces = [face(scene, place, pilot["buttons"][place], noted[place]) for place in range(9)]
    about = [scene.say("board-energy", count=pilot["energy"])]
    about.append(scene.say("board-is-done") if pilot["done"] else scene.say("board-owes", count=pilot["owes"]))
    if pilot["broken"]:
        about.append(scene.say("board-broken"))
    ship = scene.word(f"ship-{pilot['colour']}")
    title = f"{SHIPS[seat]} {scene.names[seat]}, {ship} ({pilot['cell']})"
    return framed(
        short(title, 39), [short(", ".join(about), 39), *grid([faces[0:3], faces[3:6], faces[6:9]], "ABC", (), ROOM)]
    )


def face(scene: Scene, place: int, up: str, noted: str) -> str:
    if up != "?":
        return two_lines(scene.word(message(up)), ROOM)
    return f"{place + 1}\n" if noted == "?" else two_lines(f"({scene.word(message(noted))})", ROOM)


SKETCH = Sketch(
    lines,
    {CREEPER: "bold red", TILES["jammer"]: "bold magenta", TILES["energy"]: "yellow", PLANET: "cyan", HIDDEN: "dim"},
)
