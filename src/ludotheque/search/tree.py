"""What search remembers: for each seat's knowledge, how the actions it allows have fared. Flat arrays, used again.

A node is found by the key of what its seat knows, so one node serves all states that the seat cannot tell apart, and
all ways to get there. By the contract, equal knowledge has the same legal actions: a node lists them once.
"""

from math import log, sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.core.actions import Actions
from ludotheque.core.chance import Rng, ints
from ludotheque.core.types import Floats, Ints

NONE: Final[i64] = -1


@final
@mypyc_attr(acyclic=True)
class Tree:
    """Nodes with edges: node `n` owns `width[n]` edges from `first[n]` on, the most promising first."""

    def __init__(self, curiosity: float, opening: float) -> None:
        self.curiosity: float = curiosity
        self.opening: float = opening
        """How fast a node opens its less promising edges: all at once for 0, with the root of its visits otherwise."""
        self.keys: Ints = ints(2)
        self.found: Ints = ints(2, NONE)
        self.nodes: i64 = 0
        self.first: Ints = ints(0)
        self.width: Ints = ints(0)
        self.visits: Ints = ints(0)
        self.edges: i64 = 0
        self.action: Ints = ints(0)
        self.weight: Ints = ints(0)
        self.tried: Ints = ints(0)
        self.gained: Floats = vec[float]([])

    def clear(self, nodes: i64) -> None:
        """Forget everything and make room for so many nodes."""
        size: i64 = 64
        while size < 2 * nodes:
            size *= 2
        self.keys = ints(size)
        self.found = ints(size, NONE)
        self.nodes = 0
        self.edges = 0

    def find(self, key: i64) -> i64:
        """The node of a key, or `NONE`."""
        return self.found[self.slot(key)]

    def slot(self, key: i64) -> i64:
        mask: i64 = len(self.keys) - 1
        slot: i64 = key & mask
        while self.found[slot] != NONE and self.keys[slot] != key:
            slot = (slot + 1) & mask
        return slot

    def add_node(self, key: i64) -> i64:
        """A new node, without edges yet."""
        node: i64 = self.nodes
        if 2 * (node + 1) > len(self.keys):
            self.spread()
        slot = self.slot(key)
        self.keys[slot] = key
        self.found[slot] = node
        if node == len(self.first):
            self.first = append(self.first, self.edges)
            self.width = append(self.width, 0)
            self.visits = append(self.visits, 0)
        else:
            self.first[node] = self.edges
            self.width[node] = 0
            self.visits[node] = 0
        self.nodes += 1
        return node

    def spread(self) -> None:
        """Twice the room for keys."""
        keys = self.keys
        found = self.found
        self.keys = ints(2 * len(keys))
        self.found = ints(2 * len(found), NONE)
        for old in range(len(keys)):
            if found[old] != NONE:
                slot = self.slot(keys[old])
                self.keys[slot] = keys[old]
                self.found[slot] = found[old]

    def add_edge(self, node: i64, action: i64, weight: i64) -> None:
        """One more action for the newest node, put where its weight belongs; equals stay in the order they came."""
        if self.edges == len(self.action):
            self.action = append(self.action, action)
            self.weight = append(self.weight, weight)
            self.tried = append(self.tried, 0)
            self.gained = append(self.gained, 0.0)
        place: i64 = self.edges
        while place > self.first[node] and self.weight[place - 1] < weight:
            self.action[place] = self.action[place - 1]
            self.weight[place] = self.weight[place - 1]
            place -= 1
        self.action[place] = action
        self.weight[place] = weight
        self.tried[self.edges] = 0
        self.gained[self.edges] = 0.0
        self.edges += 1
        self.width[node] += 1

    def open_width(self, node: i64) -> i64:
        """How many edges are looked at so far: more with every visit, the first two always."""
        width: i64 = self.width[node]
        if self.opening == 0.0:
            return width
        open_now: i64 = 2 + i64(self.opening * sqrt(float(self.visits[node])))
        return open_now if open_now < width else width

    def pick(self, node: i64) -> i64:
        """The edge to try next: one not tried yet, else the upper confidence bound decides."""
        start: i64 = self.first[node]
        best: i64 = start
        highest: float = -1.0
        spread: float = self.curiosity * sqrt(log(float(self.visits[node] + 1)))
        for edge in range(start, start + self.open_width(node)):
            tried: i64 = self.tried[edge]
            if tried == 0:
                return edge
            count: float = float(tried)
            bound: float = self.gained[edge] / count + spread / sqrt(count)
            if bound > highest:
                highest = bound
                best = edge
        return best

    def credit(self, node: i64, edge: i64, score: float) -> None:
        """Remember what an edge led to."""
        self.visits[node] += 1
        self.tried[edge] += 1
        self.gained[edge] += score

    def most_tried(self, node: i64) -> i64:
        """The edge that search came back to most often."""
        start: i64 = self.first[node]
        best: i64 = start
        for edge in range(start, start + self.width[node]):
            if self.tried[edge] > self.tried[best]:
                best = edge
        return best


def shuffled(actions: Actions, rng: Rng) -> None:
    """Put the actions into an order by chance."""
    last: i64 = actions.size - 1
    while last > 0:
        other: i64 = rng.below(last + 1)
        held: i64 = actions.items[last]
        actions.items[last] = actions.items[other]
        actions.items[other] = held
        last -= 1
