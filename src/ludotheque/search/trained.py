"""What bots have learnt of a set-up, kept in a file: a network's weights, and all that is needed to make them again.

A game keeps such files in its folder, `trained-*.toml`; whoever plays with components of their own keeps theirs where
they like. A file fits one set-up: another would judge new components with old eyes.
"""

import struct
from base64 import b64decode, b64encode
from binascii import Error
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from textwrap import wrap

import msgspec

from ludotheque.core.box import OptionValue, Setup
from ludotheque.core.contract import Game
from ludotheque.core.encoding import Features
from ludotheque.core.errors import Mistake
from ludotheque.games import box, component_hash, open_game
from ludotheque.search.network import Network

MOST_HIDDEN = 1024
WIDTH = 116
HALF = 2
"""Bytes of a weight: floats of 16 bits are as good as any here."""

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
    trial: str
    """What came of that: games of searches that differ in nothing but this."""
    weights: str

    def text(self) -> str:
        """The file as it is written."""
        plain = msgspec.to_builtins(self)
        weights = "\n".join(wrap(plain.pop("weights"), WIDTH))
        lines = [f"{name} = {written(value)}" for name, value in plain.items()]
        return "\n".join([HEAD, *lines, f'weights = """\n{weights}\n"""\n'])

    def fits(self, setup: Setup) -> bool:
        own = (self.game, self.seats, self.options, self.rules, self.components)
        return own == (setup.game, setup.seats, dict(setup.options), setup.rules, component_hash(setup))

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
            raise Mistake(f"{self.game}: what was learnt does not fit this version of the game; train anew")
        network.set_weights(list(struct.unpack(f"<{network.count()}e", data)))
        return network


def written(value: object) -> str:
    """A value of a TOML file, which looks as in JSON but for tables."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{name} = {written(inner)}" for name, inner in value.items()) + " }" if value else "{}"
    return msgspec.json.encode(value).decode()


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
    except msgspec.DecodeError as error:
        raise Mistake(f"this is no file of `ludotheque train`: {error}") from None
    if not 1 <= found.hidden <= MOST_HIDDEN:
        raise Mistake(f"hidden is {found.hidden}; 1 to {MOST_HIDDEN} units are possible")
    if not 0.0 <= found.share <= 1.0:
        raise Mistake(f"share is {found.share}; from 0 to 1 is possible")
    return found


def features_of(game: Game) -> Features:
    encoding = game.encoding()
    if encoding is None:
        raise Mistake(f"{game.name} declares no encoding, so that nothing can be learnt; docs/add-a-game.md says how")
    return encoding


def learnt(game: Game) -> Network | None:
    """What is known of this set-up, if somebody has trained for it."""
    setup = game.setup
    return _learnt(setup.game, setup.seats, tuple(setup.options.items()), setup.components, setup.rules)


@lru_cache(maxsize=16)
def _learnt(
    name: str, seats: int, options: tuple[tuple[str, OptionValue], ...], components: str, rules: int
) -> Network | None:
    setup = Setup(name, seats, dict(options), components, rules)
    for file in sorted(box(name).folder.iterdir(), key=lambda file: file.name):
        if file.name.startswith("trained-") and file.name.endswith(".toml"):
            found = read_trained(file.read_text(encoding="utf-8"))
            if found.fits(setup):
                return found.network(features_of(open_game(setup)))
    return None


def learnt_from(path: str, game: Game) -> Network:
    """What a file of one's own says, if it is of this set-up."""
    try:
        found = read_trained(Path(path).read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise Mistake(f"{path} cannot be read: {error}") from None
    if not found.fits(game.setup):
        told = f"{found.game} for {found.seats}, rules {found.rules}, components {found.components}, {found.options}"
        raise Mistake(f"{path} was made for another set-up: {told}")
    return found.network(features_of(game))
