"""What a player of Arkade knows as numbers. The sides differ: things stand by whose they are, and the first number says
which side looks. Moments count from now.
"""

from typing import Final, final

from mypy_extensions import i64

from ludotheque.core.contract import NEVER, Encoding, State
from ludotheque.core.types import Ints
from ludotheque.games.arkade.dice import MOVEMENT
from ludotheque.games.arkade.parts import MOST_TILES, NONE, Parts
from ludotheque.games.arkade.rules import ArkadeState
from ludotheque.games.arkade.situation import (
    ALIENS_TURN,
    DEFENDER,
    HELD_THROWS,
    OVER,
    PHASES,
    REACTORS,
    Situation,
)
from ludotheque.games.arkade.things import ASTEROID, TOWER, colour_of, has_life, is_saucer, is_spent
from ludotheque.games.arkade.tiles import ALIEN_KINDS, DEFENDER_KINDS

SIDES: Final = ["alien", "defender"]
OBSTACLES: Final = ["asteroid", "field", "tower"]


@final
class ArkadeEncoding(Encoding):
    def __init__(self, parts: Parts, throws_a_turn: i64) -> None:
        super().__init__()
        cells = parts.cell_names()
        columns = [str(column + 1) for column in range(parts.columns)]
        colours = parts.names
        self.parts = parts
        self.side: i64 = self.add("defender looks")
        self.phase: i64 = self.add("phase", among=PHASES.listed[: OVER + 1])
        self.turn: i64 = self.add("turn", among=SIDES)
        self.winner: i64 = self.add("winner", among=[*SIDES, "draw"])
        self.saucers: i64 = self.add("saucer", among=[f"{colour} {cell}" for colour in colours for cell in cells])
        self.lives: i64 = self.add("extra life", among=cells)
        self.spent: i64 = self.add("spent", among=cells)
        self.obstacles: i64 = self.add("obstacle", among=[f"{thing} {cell}" for thing in OBSTACLES for cell in cells])
        self.out: i64 = self.add("out", 0, parts.cells, colours)
        self.shot: i64 = self.add("shot", 0, parts.cells + MOST_TILES, colours)
        self.ship: i64 = self.add("ship", among=columns)
        self.nuggets: i64 = self.add("nuggets", 0, parts.nuggets)
        self.reactor: i64 = self.add("reactor", among=[name or "free" for name in REACTORS.listed])
        self.held: i64 = self.add("held", 0, HELD_THROWS)
        dice = [f"{die} {colour}" for die in ("first", "second", "fire") for colour in colours]
        self.dice: i64 = self.add("die", among=[*dice, *[f"movement {column}" for column in columns]])
        self.used: i64 = self.add("die used", among=["first", "second", "fire", "movement"])
        self.kept: i64 = self.add("kept")
        self.turns: i64 = self.add("turns", 0, parts.most_turns)
        self.throws: i64 = self.add("throws", 0, max(parts.most_throws, throws_a_turn))
        doing = [f"{side} {doing}" for side in SIDES for doing in PHASES.listed[ALIENS_TURN:]]
        self.doing: i64 = self.add("doing", among=doing)
        self.about: i64 = self.add("choice about", 0, parts.cells, SIDES)
        self.alien: i64 = self.add("alien tile", 0, MOST_TILES, ALIEN_KINDS.listed)
        self.alien_left: i64 = self.add("alien tiles left", 0, parts.alien_hand)
        tiles = [f"{colour} {kind}" for colour in colours for kind in DEFENDER_KINDS.listed]
        self.defender: i64 = self.add("defender tile", 0, MOST_TILES, tiles)
        self.defender_left: i64 = self.add("defender tiles left", 0, parts.defender_hand, colours)
        self.ammo: i64 = self.add("ammo", 0, MOST_TILES, colours)
        self.gps: i64 = self.add("gps", 0, MOST_TILES * parts.colours)
        self.ready: i64 = self.add("ready", among=SIDES)
        self.starts: i64 = self.add("starts in", NEVER, parts.countdown)
        self.lands: i64 = self.add("lands in", NEVER, max(parts.falls[0], parts.falls[1]), SIDES)

    def write(self, state: State, seat: i64, into: Ints) -> None:
        assert isinstance(state, ArkadeState)
        into[self.side] = 1 if seat == DEFENDER else 0
        into[self.phase + state.phase] = 1
        if state.turn != NONE:
            into[self.turn + state.turn] = 1
        if state.winner != NONE:
            into[self.winner + state.winner] = 1
        self.write_board(state, into)
        self.write_ship(state, into)
        self.write_dice(state, into)
        self.write_tiles(state, into)

    def write_board(self, state: Situation, into: Ints) -> None:
        parts = self.parts
        board = state.board
        for cell in range(parts.cells):
            thing = board.cells[cell]
            if is_saucer(thing):
                into[self.saucers + colour_of(thing) * parts.cells + cell] = 1
                if has_life(thing):
                    into[self.lives + cell] = 1
                if is_spent(thing):
                    into[self.spent + cell] = 1
            elif ASTEROID <= thing <= TOWER:
                into[self.obstacles + (thing - ASTEROID) * parts.cells + cell] = 1
        for colour in range(parts.colours):
            into[self.out + colour] = board.out[colour]
            into[self.shot + colour] = board.shot[colour]

    def write_ship(self, state: Situation, into: Ints) -> None:
        into[self.ship + state.ship] = 1
        into[self.nuggets] = state.nuggets
        into[self.reactor + state.reactor] = 1
        into[self.held] = state.held

    def write_dice(self, state: Situation, into: Ints) -> None:
        dice = state.dice
        for die in range(MOVEMENT + 1):
            if dice.shown[die] != NONE:
                into[self.dice + die * self.parts.colours + dice.shown[die]] = 1
            into[self.used + die] = dice.used[die]
        into[self.kept] = 1 if state.kept else 0
        into[self.turns] = state.turns
        into[self.throws] = state.throws
        kinds: i64 = len(PHASES.listed) - ALIENS_TURN
        for side in range(2):
            into[self.doing + side * kinds + state.doing[side] - ALIENS_TURN] = 1
            into[self.about + side] = state.about[side]
            into[self.lands + side] = state.until(state.lands[side])
            into[self.ready + side] = (state.ready >> side) & 1
        into[self.starts] = state.until(state.starts)

    def write_tiles(self, state: Situation, into: Ints) -> None:
        tiles = state.tiles
        for place in range(len(tiles.alien)):
            into[self.alien + place] = tiles.alien[place]
        into[self.alien_left] = tiles.alien_left
        for place in range(len(tiles.defender)):
            into[self.defender + place] = tiles.defender[place]
        for colour in range(self.parts.colours):
            into[self.defender_left + colour] = tiles.defender_left[colour]
            into[self.ammo + colour] = tiles.ammo[colour]
        into[self.gps] = tiles.gps
