"""What was learnt is kept in a file, and used for just the set-up that it was learnt for."""

from pathlib import Path

import msgspec
import pytest

from ludotheque.core.chance import Rng
from ludotheque.core.contract import Game
from ludotheque.core.errors import Mistake
from ludotheque.games import component_hash
from ludotheque.library import game
from ludotheque.search.expert import ExpertPlayer
from ludotheque.search.levels import HARD, UNLEARNT, player
from ludotheque.search.mcts import MctsPlayer
from ludotheque.search.network import Network
from ludotheque.search.trained import Trained, features_of, fingerprint, learnt, learnt_from, packed, read_trained


def trained_for(magpies: Game) -> Trained:
    features = features_of(magpies)
    setup = magpies.setup
    return Trained(
        command="ludotheque train tiny --seed 'a \"quoted\" seed'",
        game=setup.game,
        seats=setup.seats,
        options=dict(setup.options),
        rules=setup.rules,
        components=component_hash(setup),
        seed='a "quoted" seed',
        games=10,
        samples=20,
        surprise=0.75,
        version="0",
        date="2026-01-01",
        numbers=fingerprint(features),
        hidden=4,
        moments=False,
        weights=packed(Network.untrained(features, 4, Rng("any"))),
    )


@pytest.fixture
def magpies() -> Game:
    return game("tiny", seats=3)


@pytest.fixture
def file(magpies: Game, tmp_path: Path) -> Path:
    path = tmp_path / "learnt.toml"
    path.write_text(trained_for(magpies).text(), encoding="utf-8")
    return path


def test_a_file_says_what_was_written(magpies: Game, file: Path) -> None:
    read = read_trained(file.read_text(encoding="utf-8"))
    written = trained_for(magpies)
    assert "".join(read.weights.split()) == written.weights
    assert msgspec.structs.replace(read, weights="") == msgspec.structs.replace(written, weights="")
    assert max(map(len, file.read_text(encoding="utf-8").splitlines())) <= 120


def test_weights_are_kept_nearly_as_they_were(magpies: Game, file: Path) -> None:
    before = Network.untrained(features_of(magpies), 4, Rng("any")).weights()
    after = learnt_from(str(file), magpies).weights()
    assert after == pytest.approx(before, abs=1e-3)


@pytest.mark.parametrize("other", [{"seats": 2}, {"seats": 3, "options": {"pay": "winner"}}])
def test_a_file_of_another_set_up_is_refused(file: Path, other: dict[str, object]) -> None:
    with pytest.raises(Mistake, match="made for another set-up: tiny for 3"):
        learnt_from(str(file), game("tiny", **other))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("before", "after", "why"),
    [
        ("hidden = 4", "hidden = 5", "train anew"),
        ("hidden = 4", "hidden = 100000", "1 to 1024 units"),
        ('numbers = "', 'numbers = "0', "train anew"),
        ('weights = """\n', 'weights = """\n?', "train anew"),
        ("games = 10", "games = many", "no file of `ludotheque train`"),
        ("games = 10", "golf = 10", "no file of `ludotheque train`"),
    ],
)
def test_a_broken_file_is_refused(magpies: Game, file: Path, before: str, after: str, why: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert before in text
    file.write_text(text.replace(before, after), encoding="utf-8")
    with pytest.raises(Mistake, match=why):
        learnt_from(str(file), magpies)


def test_a_file_that_is_not_there_is_said_to_be_missing(magpies: Game) -> None:
    with pytest.raises(Mistake, match=r"nowhere\.toml cannot be read"):
        player("master:nowhere.toml", magpies, "seed")


def test_a_master_plays_by_its_file(magpies: Game, file: Path) -> None:
    found = player(f"master:{file}", magpies, "seed")
    assert isinstance(found, ExpertPlayer)
    assert found.thinker.network is not None


def test_a_master_without_a_file_thinks_longer_than_hard(magpies: Game) -> None:
    assert learnt(magpies) is None
    found = player("master", magpies, "seed")
    assert isinstance(found, ExpertPlayer)
    assert found.thinker.network is None
    assert found.thinker.simulations == UNLEARNT * HARD


def test_search_asks_what_was_learnt(magpies: Game, file: Path) -> None:
    """With other weights it comes to other hopes, and with the same to the same."""
    hopes = []
    for network in (None, learnt_from(str(file), magpies), learnt_from(str(file), magpies)):
        thinker = MctsPlayer(magpies, "seed", 30, network=network)
        thinker.choose(magpies.start("deal"), 0)
        hopes.append(thinker.hope())
    assert hopes[0] != hopes[1] == hopes[2]
    assert all(0.0 <= hope <= 1.0 for hope in hopes)
