"""Phantom with letters and lines: the ring of systems with their adventures, the dock, the players and a fight."""

from collections.abc import Iterator

from ludotheque.core.sketch import Scene, Sketch, aligned, beside, framed
from ludotheque.core.types import Data
from ludotheque.games.phantom.game import PhantomGame
from ludotheque.games.phantom.parts import Parts

KINDS = {"D": "drill", "T": "thruster", "C": "cannon", "S": "shield", "N": "scanner", "G": "galaxol"}
CRYSTAL, PHANTOM, SHIP, HIDDEN = "◆", "☠", "▲", "░"


def lines(scene: Scene) -> Iterator[str]:
    view = scene.view
    told = scene.say("board-round", round=view["round"]), name_of(scene, view["turn"])
    yield " · ".join([*told, scene.say("board-target", target=view["target"])])
    yield from beside(framed(scene.say("board-map"), star_map(scene)), framed(scene.say("board-dock"), dock(scene)))
    yield from framed(scene.say("board-players"), aligned([player(scene, seat) for seat in range(scene.game.seats)]))
    if view["fight"]:
        yield from fight(scene, view["fight"])
    yield " · ".join(f"{letter(scene, symbol)} {scene.word(f'kind-{kind}')}" for symbol, kind in KINDS.items())


def parts_of(scene: Scene) -> Parts:
    assert isinstance(scene.game, PhantomGame)
    return scene.game.parts


def star_map(scene: Scene) -> list[str]:
    """Each system with its adventure and the ships there; the last stands beside the first again."""
    view = scene.view
    count = view["systems"]
    rows = []
    for system in range(count):
        slots = view["slots"]
        told = slots[(system - view["turned"]) % count] if len(slots) == count else ""
        rows.append([str(system + 1), adventure(scene, told), " ".join(ships(scene, system + 1))])
    rows.append(["0", "Red-Glix", " ".join(ships(scene, 0))])
    return aligned(rows)


def ships(scene: Scene, place: int) -> list[str]:
    players = scene.view["players"]
    return [f"{SHIP}{name_of(scene, seat)}" for seat, each in enumerate(players) if each["place"] == place]


def name_of(scene: Scene, seat: int) -> str:
    return scene.names[seat] if seat >= 0 else "-"


def adventure(scene: Scene, told: str) -> str:
    """Its name, and what it costs in letters."""
    name, _, cost = told.partition(" ")
    letters = "".join(letter(scene, each) for each in cost)
    return " ".join([scene.word(f"adventure-{name}"), *([f"({letters})"] if letters else [])]) if name else ""


def letter(scene: Scene, symbol: str) -> str:
    return scene.word(f"board-letter-{symbol}")


def card(scene: Scene, told: str) -> str:
    """A card as people write it: the letter of its kind and its value."""
    return f"{letter(scene, told[0])}{told[1:]}" if told[:1] in KINDS else HIDDEN


def cards(scene: Scene, told: list[str]) -> str:
    return " ".join(card(scene, each) for each in told)


def dock(scene: Scene) -> list[str]:
    view = scene.view
    parts = parts_of(scene)
    found = [scene.say("board-pile", count=view["pile"]), scene.say("board-discards", count=len(view["discards"]))]
    for hold, inside in view["holds"].items():
        load = sum(0 if each[0] == "G" else int(each[1:]) for each in inside)
        told = cards(scene, inside) or scene.say("board-none")
        found.append(scene.say("board-hold", hold=hold, load=load, limit=parts.hold_limit, cards=told))
    if view["drawn"]:
        found.append(f"→ {card(scene, view['drawn'])}")
    found.append(scene.say("board-deck", count=view["deck"]))
    found.append(scene.say("board-reserve", count=view["reserve"]))
    return found


def player(scene: Scene, seat: int) -> list[str]:
    """A row: who it is, crystals, the hand as far as it is known, tokens and adventures kept."""
    view = scene.view
    told = view["players"][seat]
    who = scene.word(f"adventurer-{told['adventurer']}") if told["adventurer"] else ""
    unknown = max(0, told["hand"] - len(told["cards"]))
    hand = " ".join([*(card(scene, each) for each in told["cards"]), *([HIDDEN] * unknown)])
    crystals = f"{CRYSTAL}{told['crystals']}" + (f"+{told['safe']}" if told["safe"] else "")
    has = [PHANTOM] if view["phantom"] == seat else []
    has += [scene.word(f"adventure-{each}") for each in ("mine", "blobulopode") if view[each] == seat]
    has += [adventure(scene, each) for each in told["kept"]]
    name = scene.names[seat] if not who or scene.names[seat] == who else f"{scene.names[seat]} ({who})"
    return [name, crystals, hand or "-", ", ".join(has)]


def fight(scene: Scene, told: Data) -> list[str]:
    rows = []
    for number, (role, seat) in enumerate((("attacker", told["attacker"]), ("defender", told["defender"]))):
        thrown = committed(scene, told, number), die(scene, told["dice"][number])
        rows.append([name_of(scene, seat), scene.say(f"board-{role}"), *thrown])
    return framed(scene.say("board-fight", system=told["system"]), aligned(rows))


def committed(scene: Scene, told: Data, number: int) -> str:
    """A card that is known, or how far the decision has come."""
    if told["cards"][number] not in ("", "?"):
        return card(scene, told["cards"][number])
    if told["committed"][number] is False and told["decided"][number]:
        return scene.say("board-fight-bare")
    return scene.say("board-fight-decided" if told["decided"][number] else "board-fight-deciding")


def die(scene: Scene, face: int) -> str:
    if face == parts_of(scene).phantom:
        return scene.say("board-die-phantom")
    return scene.say("board-die", face=face)


SKETCH = Sketch(lines, {CRYSTAL: "cyan", PHANTOM: "bold red", SHIP: "bold yellow", HIDDEN: "dim"})
