"""The component file of Laaancez ! read and checked: sheet, candle, objects and the two options of each die result."""

from ludotheque.core.box import Setup
from ludotheque.core.components import checked
from ludotheque.core.types import Data
from ludotheque.games.laaancez.parts import TICK, Parts
from ludotheque.games.laaancez.shapes import Components
from ludotheque.games.laaancez.situation import FACES

MAX_ROWS = 8
MAX_ROW = 8
MAX_POINTS = 9
MAX_NAME = 24
DAMAGE = "damage"


def read_components(text: str) -> Components:
    """The component file, or `BadComponents` with the entry that is wrong and what it should be."""
    return checked(text, Components, "laaancez", problems)


def problems(components: Components) -> list[str]:
    """Everything that is inconsistent, in the order of the file."""
    found: list[str] = []

    def need(holds: bool, problem: str) -> None:
        if not holds:
            found.append(problem)

    rows = components.sheet.rows
    need(1 <= len(rows) <= MAX_ROWS, f"sheet.rows has {len(rows)} rows; 1 to {MAX_ROWS} are possible")
    for number, cells in enumerate(rows, 1):
        need(1 <= cells <= MAX_ROW, f"sheet.rows: row {number} has {cells} cells; 1 to {MAX_ROW} are possible")
    candle = components.candle
    numbers = {"hearts": candle.hearts.value, "second": candle.hearts_of_each()[1], "damage": candle.damage.value}
    for name, value in numbers.items():
        need(1 <= value <= MAX_POINTS, f"candle.{name} is {value}; 1 to {MAX_POINTS} are possible")

    names = [thing.name for thing in components.objects]
    need(bool(names), "objects: there is none")
    for index, thing in enumerate(components.objects, 1):
        where = f"objects, entry {index} ({thing.name!r})"
        proper = thing.name.isascii() and thing.name.replace("-", "").isalnum() and thing.name.islower()
        need(proper, f"{where}: a name is one word of small letters, digits and hyphens")
        need(len(thing.name) <= MAX_NAME, f"{where}: a name has at most {MAX_NAME} characters")
        need(thing.name not in (DAMAGE, "candle"), f"{where}: this name has a meaning of its own")
        need(names.index(thing.name) == index - 1, f"{where}: the name stands twice")
        need(1 <= thing.hearts <= MAX_POINTS, f"{where}: hearts is {thing.hearts}; 1 to {MAX_POINTS} are possible")
        need(
            0 <= thing.damage <= thing.limit, f"{where}: damage is {thing.damage}, outside 0 to its limit {thing.limit}"
        )
        need(thing.limit <= MAX_POINTS, f"{where}: limit is {thing.limit}; at most {MAX_POINTS} is possible")

    need(len(components.die) == FACES, f"die has {len(components.die)} results; it has {FACES} faces")
    for number, face in enumerate(components.die, 1):
        where = f"die, result {number}"
        need(len(face.options) == 2, f"{where}: {len(face.options)} options; there are 2")
        for name in names:
            need(face.options.count(name) < 2, f"{where}: {name!r} stands twice")
        for option in face.options:
            need(option == DAMAGE or option in names, f"{where}: {option!r} is no object of this file, nor 'damage'")
    offered = {option for face in components.die for option in face.options}
    need(bool(offered & set(names)), "die: no result offers an object, so that no sheet could ever be completed")
    for name in names:
        need(name in offered, f"objects: no result of the die offers {name!r}")
    return found


def candles(components: Components, setup: Setup) -> list[int]:
    """By seat: how many hearts the candle has at first, with the handicap and as far as a sheet has room for them."""
    hearts = components.candle.hearts_of_each()
    return [min(MAX_POINTS, own + setup.handicap(seat)) for seat, own in enumerate(hearts)]


def facts(components: Components, setup: Setup) -> Data:
    """The numbers that texts say."""
    first, second = candles(components, setup)
    return {
        "candle-damage": components.candle.damage.value,
        "first-candle": first,
        "second-candle": second,
        "rows": ", ".join(map(str, components.sheet.rows)),
    }


def parts(components: Components, setup: Setup) -> Parts:
    """The component set in the form in which the rules use it."""
    names = [thing.name for thing in components.objects]
    candle_damage = [components.candle.damage.value] * 2
    return Parts(
        rows=components.sheet.rows,
        names=names,
        hearts=[thing.hearts for thing in components.objects] + candles(components, setup),
        damage=[thing.damage for thing in components.objects] + candle_damage,
        limit=[thing.limit for thing in components.objects] + candle_damage,
        protects=[thing.protects for thing in components.objects] + [False, False],
        die=[TICK if option == DAMAGE else names.index(option) for face in components.die for option in face.options],
    )
