"""What search remembers: for each seat's knowledge, how the actions it allows have fared. Flat arrays, used again.

A node is found by the key of what its seat knows, so one node serves all states that the seat cannot tell apart, and
all ways to get there. By the contract, equal knowledge has the same legal actions: a node lists them once.
"""

from math import log, sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.core.types import Floats, Ints, ints
from ludotheque.search.numbering import Numbering

TRUST: Final[float] = 0.3
"""How far the share that an action deserves outweighs how it has fared."""


@final
@mypyc_attr(acyclic=True)
class Tree:
    """Nodes with edges: node `n` owns `width[n]` edges from `first[n]` on, the most promising first."""

    def __init__(self, curiosity: float, opening: float, shared: bool = False) -> None:
        self.shared: bool = shared
        """Whether edges are picked by the share they deserve; otherwise they open in their order."""
        self.trust: float = TRUST
        self.curiosity: float = curiosity
        self.opening: float = opening
        """How fast a node opens its less promising edges with the root of its visits."""
        self.numbering = Numbering()
        self.first: Ints = ints(0)
        self.width: Ints = ints(0)
        self.head: Ints = ints(0)
        """How many edges are equally promising and open from the beginning."""
        self.visits: Ints = ints(0)
        self.edges: i64 = 0
        self.action: Ints = ints(0)
        self.tried: Ints = ints(0)
        self.gained: Floats = vec[float]([])
        self.share: Floats = vec[float]([])

    def clear(self) -> None:
        """Forget everything."""
        self.numbering.clear()
        self.edges = 0

    def find(self, key: i64) -> i64:
        """The node of a key, or `NONE`."""
        return self.numbering.find(key)

    def add_node(self, key: i64, head: i64) -> i64:
        """A new node, without edges yet."""
        node: i64 = self.numbering.add(key)
        if node == len(self.first):
            self.first = append(self.first, self.edges)
            self.width = append(self.width, 0)
            self.head = append(self.head, head)
            self.visits = append(self.visits, 0)
        else:
            self.first[node] = self.edges
            self.width[node] = 0
            self.head[node] = head
            self.visits[node] = 0
        return node

    def add_edge(self, node: i64, action: i64, share: float = 0.0) -> None:
        """One more action for the newest node, less promising than those before it."""
        edge: i64 = self.edges
        if edge == len(self.action):
            self.action = append(self.action, action)
            self.tried = append(self.tried, 0)
            self.gained = append(self.gained, 0.0)
            self.share = append(self.share, share)
        else:
            self.action[edge] = action
            self.tried[edge] = 0
            self.gained[edge] = 0.0
            self.share[edge] = share
        self.edges += 1
        self.width[node] += 1

    def open_width(self, node: i64) -> i64:
        """How many edges are looked at so far: the best from the beginning, then more and more."""
        width: i64 = self.width[node]
        open_now: i64 = self.head[node] + i64(self.opening * sqrt(float(self.visits[node])))
        return open_now if open_now < width else width

    def pick(self, node: i64) -> i64:
        """The edge to try next."""
        return self.most_deserving(node) if self.shared else self.most_hopeful(node)

    def most_hopeful(self, node: i64) -> i64:
        """One not tried yet, else the upper confidence bound decides."""
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

    def most_deserving(self, node: i64) -> i64:
        """How it has fared, and the share that it deserves beyond its trials; untried, it fares as the others do."""
        start: i64 = self.first[node]
        end: i64 = start + self.width[node]
        visits: i64 = self.visits[node]
        best: i64 = start
        if visits == 0:
            return best
        gained: float = 0.0
        for edge in range(start, end):
            gained += self.gained[edge]
        average: float = gained / float(visits)
        spread: float = self.trust * sqrt(float(visits))
        highest: float = -1.0
        for edge in range(start, end):
            tried: i64 = self.tried[edge]
            fared: float = self.gained[edge] / float(tried) if tried > 0 else average
            bound: float = fared + spread * self.share[edge] / float(tried + 1)
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
