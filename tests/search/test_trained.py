"""What was learnt is kept in a file, and used for just the set-up that it was learnt for."""

from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from librt.vecs import vec

from ludotheque.core.chance import Rng
from ludotheque.core.contract import Game
from ludotheque.core.errors import Mistake
from ludotheque.games import box, component_hash
from ludotheque.library import game
from ludotheque.search import trained
from ludotheque.search.expert import ExpertPlayer
from ludotheque.search.levels import HARD, UNLEARNT, player
from ludotheque.search.mcts import MctsPlayer
from ludotheque.search.network import Network
from ludotheque.search.playout import Playout
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
        share=0.5,
        bred="none",
        trial="none",
        prices={},
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


def network_of(file: Path, magpies: Game) -> Network:
    network = learnt_from(str(file), magpies).network
    assert network is not None
    return network


def test_a_file_says_what_was_written(magpies: Game, file: Path) -> None:
    read = read_trained(file.read_text(encoding="utf-8"))
    written = trained_for(magpies)
    assert "".join(read.weights.split()) == written.weights
    assert msgspec.structs.replace(read, weights="") == msgspec.structs.replace(written, weights="")
    assert max(map(len, file.read_text(encoding="utf-8").splitlines())) <= 120


def test_weights_are_kept_nearly_as_they_were(magpies: Game, file: Path) -> None:
    before = Network.untrained(features_of(magpies), 4, Rng("any")).weights()
    after = network_of(file, magpies).weights()
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
        ("share = 0.5", "share = 1.5", "from 0 to 1"),
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


def test_a_master_does_without_what_has_not_proven_itself(magpies: Game, file: Path) -> None:
    file.write_text(file.read_text(encoding="utf-8").replace("share = 0.5", "share = 0.0"), encoding="utf-8")
    found = player(f"master:{file}", magpies, "seed")
    assert isinstance(found, ExpertPlayer)
    assert found.thinker.network is None
    assert found.thinker.simulations == UNLEARNT * HARD


def test_a_judgement_is_shared(magpies: Game, file: Path) -> None:
    """The network's part, and the rest by what came of playing on."""
    state = magpies.start("deal")
    said: dict[float, list[float]] = {}
    for share in (0.0, 0.25, 1.0):
        network = network_of(file, magpies)
        network.share = share
        playout, scores = Playout(magpies, network=network), vec[float]([0.0] * 3)
        played = state.clone()
        playout.finish(played, 0, Rng("same"))
        playout.scores(played, scores)
        said[share] = list(scores)
        assert played.settled() == (share < 1.0)
    mixed = [0.25 * own + 0.75 * rest for own, rest in zip(said[1.0], said[0.0], strict=True)]
    assert said[0.25] == pytest.approx(mixed)
    assert said[0.0] != said[1.0]


def test_search_asks_what_was_learnt(magpies: Game, file: Path) -> None:
    """With other weights it comes to other hopes, and with the same to the same."""
    hopes = []
    for network in (None, network_of(file, magpies), network_of(file, magpies)):
        thinker = MctsPlayer(magpies, "seed", 30, network=network)
        thinker.choose(magpies.start("deal"), 0)
        hopes.append(thinker.hope())
    assert hopes[0] != hopes[1] == hopes[2]
    assert all(0.0 <= hope <= 1.0 for hope in hopes)


def test_a_file_in_the_games_folder_is_found_and_read_once(
    magpies: Game, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every thought of a bot makes a new player; the network must not be read each time."""
    file.rename(file.with_name("trained-3.toml"))
    read: list[str] = []

    def reading(text: str) -> Trained:
        read.append(text)
        return read_trained(text)

    monkeypatch.setattr(trained, "box", lambda name: replace(box(name), folder=file.parent))
    monkeypatch.setattr(trained, "read_trained", reading)
    trained._learnt.cache_clear()
    try:
        players = [player("master", magpies, f"seed {number}") for number in range(3)]
        networks = [found.thinker.network for found in players if isinstance(found, ExpertPlayer)]
        assert len(networks) == 3
        assert networks[0] is networks[1] is networks[2] is not None
        assert len(read) == 1
        assert learnt(game("tiny", seats=2)) is None
    finally:
        trained._learnt.cache_clear()
