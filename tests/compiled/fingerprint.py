"""Play seeded games of every case of a game and print a digest of all that can be seen of them.

Run it as `python -m tests.compiled.fingerprint GAME ...`. Compiled and uncompiled rooms have to print the same.
"""

import json
import sys
from collections.abc import Iterator
from hashlib import sha256

from librt.vecs import vec
from mypy_extensions import u8

import tests.conftest  # noqa: F401  (puts the tiny games on the shelf)
from ludotheque.adapters.batch import EVERYBODY, Batch
from ludotheque.adapters.seating import around, course
from ludotheque.contract.cases import Case
from ludotheque.contract.numbers import numbers
from ludotheque.contract.plain import plain
from ludotheque.contract.random_games import random_action
from ludotheque.core import contract
from ludotheque.core.chance import Rng
from ludotheque.core.contract import State
from ludotheque.core.events import Report
from ludotheque.search.analyst import Analyst
from ludotheque.search.learner import Learner
from ludotheque.search.levels import player
from ludotheque.search.match import play_game
from ludotheque.search.mcts import MctsPlayer
from ludotheque.search.network import Network
from ludotheque.search.self_play import study_games
from tests.candidates import suite

PLIES = 250
"""How many situations of each case are looked at, in as many random games as that takes."""
BOTS = ["greedy", "mcts:12"]
BOT_ACTIONS = 40
BATCH_STEPS = 30


def everything(case: Case, state: State, report: Report) -> bytes:
    """All that anybody can see of a situation and of what led to it."""
    told = [(event.plain(), event.audience) for event in report.take()]
    seen = [[state.knowledge(viewer), state.view(viewer), state.key(viewer)] for viewer in case.viewers]
    legal = [state.actions(seat) for seat in range(case.game.seats)]
    words = [[state.words(seat, action) for action in legal[seat][:5]] for seat in state.to_act()]
    refused = [[state.refusal(seat, action) for action in range(len(case.lines))] for seat in range(case.game.seats)]
    rest = [
        state.acting(),
        state.due(),
        state.settled(),
        state.foreseeable(),
        state.open(),
        state.outcome(),
        state.reveals,
    ]
    told_as_numbers = [numbers(state, seat) for seat in range(case.game.seats)]
    return plain([told, state.position(), seen, legal, words, refused, rest, told_as_numbers])


def random_games(case: Case) -> Iterator[str]:
    """A digest of each of some random games; the last breaks off when enough was seen."""
    plies = 0
    while plies < PLIES:
        state = case.game.start(f"fingerprint {plies}")
        report = state.report = Report()
        chance = Rng(f"play {plies}")
        digest = sha256(everything(case, state, report))
        while not state.over() and plies < PLIES:
            random_action(state, chance)
            plies += 1
            digest.update(everything(case, state, report))
            for viewer in case.viewers:
                digest.update(plain(state.guess(viewer, chance).position()))
                digest.update(plain(case.game.imagine(state.knowledge(viewer), chance).position()))
        yield digest.hexdigest()


def bot_game(case: Case) -> str:
    state = case.game.start("bots")
    players = [player(BOTS[seat % len(BOTS)], case.game, f"bot {seat}") for seat in range(case.game.seats)]
    digest = sha256()
    for number in range(BOT_ACTIONS):
        seats = state.to_act()
        if not seats:
            break
        seat = seats[number % len(seats)]
        action = players[seat].choose(case.game.imagine(state.knowledge(seat), Rng("ask")), seat)
        digest.update(f"{seat} {case.game.write(action)} {players[seat].reaction(Rng('ask'))}\n".encode())
        state.play(seat, action)
        state.wait()
    return digest.hexdigest()


def bot_match(case: Case) -> str:
    """A whole game by the laboratory's loop, against the clock where there is one."""
    result = play_game(case.game, [BOTS[seat % len(BOTS)] for seat in range(case.game.seats)], "match")
    return f"{result.scores} {result.actions}"


def analysed(case: Case) -> str:
    """What an analyst says of a situation and of two actions in it."""
    state, analyst = case.walked(1, 6), Analyst(case.game, 100)
    seats = state.to_act()
    if not seats:
        return ""
    actions = state.actions(seats[0])
    options = analyst.options(state, seats[0], 6, "options")
    found = analyst.compared(state, seats[0], actions[0], actions[-1], 4, "compared")
    told = [(one.action, one.tries, one.chance) for one in options]
    return f"{analyst.worth(state, 6, 'worth')} {told} {found.first} {found.second} {found.noise}"


def lesson(case: Case) -> str:
    """What a network learns from one game of students, and what a search that half relies on it hopes for."""
    encoding = case.game.encoding()
    if encoding is None or case.number > 0:
        return ""
    network = Network.untrained(encoding, 3, Rng("lesson"))
    kept = study_games(case.game, network, None, 2, "lesson", 0, 1)
    Learner(network, 0.05).study(kept, Rng("order"))
    network.share = 0.5
    thinker, state = MctsPlayer(case.game, "taught", 6, network=network), case.game.start("taught")
    seat = state.to_act()[0]
    chosen = thinker.choose(state.guess(seat, Rng("taught")), seat)
    return sha256(repr([network.weights(), kept.size, chosen, thinker.hope()]).encode()).hexdigest()


def batches(case: Case) -> str:
    """What learners see of games side by side: with every seat asked, and with one among bots."""
    encoding = case.game.encoding()
    if encoding is None:
        return ""
    digest = sha256()
    for bots, seat in (([], EVERYBODY), (around(case.game, 1, "greedy"), 1)):
        batch = Batch([course(case.game, bots) for _ in range(2)], encoding, seat)
        batch.rng = Rng("sample")
        batch.begin(["first", "second"], vec[u8]([1, 1]))
        for _ in range(BATCH_STEPS):
            batch.sample()
            batch.step(batch.sampled)
            for array in (batch.numbers, batch.masks, batch.asked, batch.rewards, batch.gains, batch.ended):
                digest.update(bytes(memoryview(array)))
    return digest.hexdigest()


def main(names: list[str]) -> None:
    games = {}
    for case in suite().cases:
        if case.box.name in names:
            games[case.name] = [*random_games(case), bot_game(case), bot_match(case), analysed(case), lesson(case)]
            games[case.name].append(batches(case))
    print(json.dumps({"compiled": not contract.__file__.endswith(".py"), "games": games}))


if __name__ == "__main__":
    main(sys.argv[1:])
