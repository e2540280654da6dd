"""Monte Carlo tree search over what seats know: turns, secret choices, chance, hidden things, any number of seats.

One simulation imagines a state that fits what the searching seat knows and plays it to the end. Each acting seat
decides by the statistics of its own knowledge, so nobody is steered by what it cannot see: of two choices made in
secret at the same time, one is played after the other, yet chosen without it. Chance and transpositions need nothing
of their own, since a node is found by its key. Each seat counts its own score, so rivals and partners are alike to it.
Time goes by only while nobody can act: who hesitates in a timed game is for the match to find out, not for the search.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.contract import Game, State
from ludotheque.core.hashing import mixed
from ludotheque.core.interrupts import heed_interrupts
from ludotheque.core.types import Floats, Ints, ints
from ludotheque.search.network import Network
from ludotheque.search.numbering import NONE
from ludotheque.search.player import Player
from ludotheque.search.playout import GLANCES, Playout
from ludotheque.search.ranking import Ranking
from ludotheque.search.samples import UNKNOWN
from ludotheque.search.tree import Tree
from ludotheque.search.turns import next_to_act

BREATH: Final[i64] = 15
"""Ctrl-C is heeded after every 16 simulations: at any time, as people see it, and search does not feel it."""


@final
class MctsPlayer(Player):
    """Thinks for a fixed number of simulations, never by the clock: the same seed gives the same game everywhere."""

    def __init__(
        self,
        game: Game,
        seed: str,
        simulations: i64,
        curiosity: float = 0.5,
        opening: float = 1.0,
        foresight: bool = False,
        network: Network | None = None,
        conviction: float = 1.0,
        glances: i64 = GLANCES,
    ) -> None:
        super().__init__(game, seed)
        self.foresight: bool = foresight
        """Whether it takes what it is shown for true, the chance to come too: no player, but a measure of luck."""
        self.simulations: i64 = simulations
        self.ranking = Ranking(game.heuristic())
        self.conviction: float = conviction
        """How many times less than the game's heuristic itself it doubts the weights."""
        self.doubt: float = game.heuristic().doubt() / conviction
        self.network = network
        """What has learnt to judge situations, if anything has."""
        self.playout = Playout(game, glances, network)
        self.tree = Tree(curiosity, opening, self.doubt > 0.0)
        self.scores: Floats = vec[float]([0.0] * game.seats)
        self.path_nodes: Ints = ints(64)
        self.path_edges: Ints = ints(64)
        self.path_seats: Ints = ints(64)
        self.depth: i64 = 0
        self.exploring: bool = True
        """Whether simulations find out what is good; otherwise all play what was found, to see what that comes to.

        Where choices are secret, or hands are, that is to go on as before: what was tried in turn is best mixed so.
        """

    def choose(self, imagined: State, seat: i64) -> i64:
        self.tree.clear()
        root = self.expand(imagined, seat, known(imagined, seat))
        if self.tree.width[root] > 1 and not imagined.settled():
            for number in range(self.simulations):
                if number & BREATH == BREATH:
                    heed_interrupts()
                self.simulate(imagined.clone() if self.foresight else imagined.guess(seat, self.rng), seat)
        return self.tree.action[self.tree.most_tried(root)]

    def hope(self) -> float:
        """What the action chosen last promised its seat; `UNKNOWN` if there was no other."""
        edge: i64 = self.tree.most_tried(0)
        return self.tree.gained[edge] / float(self.tree.tried[edge]) if self.tree.tried[edge] > 0 else UNKNOWN

    def simulate(self, state: State, seat: i64) -> None:
        """Descend by the statistics to a node that is new, play on from there, and credit every edge on the way."""
        self.depth = 0
        new = False
        while not new and not state.settled():
            key: i64 = known(state, seat)
            node: i64 = self.tree.find(key)
            if node == NONE:
                node = self.expand(state, seat, key)
                new = self.tree.width[node] > 1
            certain = not self.exploring and state.open()
            edge: i64 = self.tree.most_tried(node) if certain else self.tree.pick(node)
            self.step(node, edge, seat)
            state.apply(seat, self.tree.action[edge])
            state.wait()
            awaited: i64 = state.awaited()
            if awaited != 0:
                seat = next_to_act(awaited, seat, self.game.seats)
        self.playout.finish(state, seat, self.rng)
        self.credit(state)

    def expand(self, state: State, seat: i64, key: i64) -> i64:
        """A new node with the seat's actions, the most promising first, without those that are another's twin."""
        self.ranking.fill(state, seat, self.rng)
        node: i64 = self.tree.add_node(key, self.ranking.head())
        if self.doubt > 0.0:
            self.ranking.share(self.doubt)
        for index in range(self.ranking.size):
            self.tree.add_edge(node, self.ranking.actions[index], self.ranking.shares[index])
        return node

    def step(self, node: i64, edge: i64, seat: i64) -> None:
        if self.depth == len(self.path_nodes):
            self.path_nodes = doubled(self.path_nodes)
            self.path_edges = doubled(self.path_edges)
            self.path_seats = doubled(self.path_seats)
        self.path_nodes[self.depth] = node
        self.path_edges[self.depth] = edge
        self.path_seats[self.depth] = seat
        self.depth += 1

    def credit(self, state: State) -> None:
        self.playout.scores(state, self.scores)
        for step in range(self.depth):
            self.tree.credit(self.path_nodes[step], self.path_edges[step], self.scores[self.path_seats[step]])

    def __reduce__(self) -> tuple[object, ...]:
        """The tree is not kept: it is grown anew for every action."""
        tree = self.tree
        made = (self.game, "", self.simulations, tree.curiosity, tree.opening, self.foresight, self.network)
        return MctsPlayer, (*made, self.conviction, self.playout.glances), (self.habits(), None)


def known(state: State, seat: i64) -> i64:
    """The key of a decision: who decides, and knowing what."""
    return mixed(state.key(seat), seat)


def doubled(items: Ints) -> Ints:
    """The same array with room for as much again."""
    size: i64 = len(items)
    more = ints(2 * size)
    for index in range(size):
        more[index] = items[index]
    return more
