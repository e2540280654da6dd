"""What bots have learnt of a set-up, kept in a file: prices, a network's weights, and what makes them again.

A game keeps such files in its folder, `trained-*.toml`; whoever plays with components of their own keeps theirs where
they like. A file fits one set-up: another would judge new components with old eyes.
"""

import struct
from base64 import b64decode, b64encode
from binascii import Error
from functools import lru_cache
from hashlib import sha256
from importlib.resources.abc import Traversable
from pathlib import Path
from textwrap import wrap
from typing import NamedTuple

import msgspec

from ludotheque.core.box import Box, OptionValue, Setup
from ludotheque.core.contract import Game
from ludotheque.core.encoding import Features
from ludotheque.core.errors import Mistake
from ludotheque.core.prices import Prices
from ludotheque.core.toml import WIDTH, named
from ludotheque.games import box, component_hash, open_game, repriced
from ludotheque.search.network import Network

MOST_HIDDEN = 1024
HALF = 2
"""Bytes of a weight: floats of 16 bits are as good as any here."""

UNFIT = "what was learnt does not fit this version of the game; train anew"
HEAD = "# What bots have learnt of one set-up. Made by the command below, never by hand."


class Trained(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The file."""

    command: str
    """What makes it again."""
    game: str
    seats: int
    options: dict[str, OptionValue]
    rules: int
    components: str
    """The set-up; of the component file, the beginning of its SHA-256."""
    seed: str
    games: int
    """How many games were played: fewer than asked for, if somebody was in a hurry."""
    samples: int
    surprise: float
    """How far off the network was on situations that it had not seen, in bits."""
    version: str
    date: str
    numbers: str
    """A fingerprint of the names and ranges that it was taught with."""
    hidden: int
    moments: bool
    share: float
    """How much of a judgement is the network's: what did best in the trial; 0 if search judges better by itself."""
    bred: str
    """What came of games between players who go by the new prices and by the old ones."""
    trial: str
    """What came of games between searches that ask the network and such as think longer instead."""
    prices: dict[str, list[int]] = {}
    """What things are worth; nothing if those of the game are better."""
    weights: str

    def text(self) -> str:
        """The file as it is written."""
        plain = msgspec.to_builtins(self)
        prices, weights = plain.pop("prices"), "\n".join(wrap(plain.pop("weights"), WIDTH))
        lines = [named(name, value) for name, value in plain.items()]
        listed = ["", "[prices]", *(named(name, row) for name, row in prices.items())]
        return "\n".join([HEAD, *lines, f'weights = """\n{weights}"""', *(listed if prices else []), ""])

    def fits(self, setup: Setup) -> bool:
        own = (self.game, self.seats, self.options, self.rules, self.components)
        return own == (setup.game, setup.seats, dict(setup.options), setup.rules, component_hash(setup))

    def learnt(self, game: Game) -> "Learnt":
        """What players of this set-up go by."""
        network = self.network(features_of(game)) if self.share > 0.0 else None
        return Learnt(repriced(game, self.prices_for(game)), network)

    def prices_for(self, game: Game) -> Prices:
        """What things are worth to players of this game."""
        if not self.prices:
            return game.prices
        found = Prices(self.prices)
        if found.sizes() != game.prices.sizes():
            raise Mistake(f"{self.game}: {UNFIT}")
        return found

    def network(self, features: Features) -> Network:
        """The network, if it was taught with the same numbers."""
        network = Network.blank(features, self.hidden)
        network.moments = self.moments
        network.share = self.share
        try:
            data = b64decode("".join(self.weights.split()), validate=True)
        except (Error, ValueError):
            data = b""
        if self.numbers != fingerprint(features) or len(data) != HALF * network.count():
            raise Mistake(f"{self.game}: {UNFIT}")
        network.set_weights(list(struct.unpack(f"<{network.count()}e", data)))
        return network


class Learnt(NamedTuple):
    """What was learnt of a set-up, for players."""

    game: Game
    """The set-up by the prices that were learnt."""
    network: Network | None
    """Nothing where search judges better by itself."""


def fingerprint(features: Features) -> str:
    """Of all names and ranges of numbers."""
    told = [features.names(), list(features.lows()), list(features.highs())]
    return sha256(msgspec.json.encode(told)).hexdigest()[:16]


def packed(network: Network) -> str:
    """The weights of a network as text."""
    weights = network.weights()
    return b64encode(struct.pack(f"<{len(weights)}e", *weights)).decode()


def read_trained(text: str) -> Trained:
    try:
        found = msgspec.toml.decode(text, type=Trained)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Mistake(f"this is no file of `ludotheque train`: {error}") from None
    if not 0 <= found.hidden <= MOST_HIDDEN or (found.share > 0.0 and found.hidden == 0):
        raise Mistake(f"hidden is {found.hidden}; 1 to {MOST_HIDDEN} units are possible, and 0 without a network")
    if not 0.0 <= found.share <= 1.0:
        raise Mistake(f"share is {found.share}; from 0 to 1 is possible")
    return found


def features_of(game: Game) -> Features:
    encoding = game.encoding()
    if encoding is None:
        raise Mistake(f"{game.name} declares no encoding, so that nothing can be learnt; docs/add-a-game.md says how")
    return encoding


def learnt(game: Game) -> Learnt | None:
    """What is known of this set-up, if somebody has trained for it."""
    setup = game.setup
    return _learnt(setup.game, setup.seats, tuple(setup.options.items()), setup.components, setup.rules)


@lru_cache(maxsize=16)
def _learnt(
    name: str, seats: int, options: tuple[tuple[str, OptionValue], ...], components: str, rules: int
) -> Learnt | None:
    setup = Setup(name, seats, dict(options), components, rules)
    for file in trained_files(box(name)):
        found = read_trained(file.read_text(encoding="utf-8"))
        if found.fits(setup):
            return found.learnt(open_game(setup))
    return None


def trained_files(box: Box) -> list[Traversable]:
    """The files of a game's folder that `ludotheque train` has made."""
    named = [file for file in box.folder.iterdir() if file.name.startswith("trained-") and file.name.endswith(".toml")]
    return sorted(named, key=lambda file: file.name)


def learnt_from(path: str, game: Game) -> Learnt:
    """What a file of one's own says, if it is of this set-up."""
    try:
        found = read_trained(Path(path).read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise Mistake(f"{path} cannot be read: {error}") from None
    if not found.fits(game.setup):
        told = f"{found.game} for {found.seats}, rules {found.rules}, components {found.components}, {found.options}"
        raise Mistake(f"{path} was made for another set-up: {told}")
    return found.learnt(game)
