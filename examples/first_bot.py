"""A bot of one's own: it plays each of its actions out a few times, at random, and takes the one that fares best.

ludotheque contest laaancez first_bot.py:Sampler easy --games 20 --jobs 2
"""

import ludotheque

PLAYOUTS = 3


class Sampler(ludotheque.Player):
    """Knows the rules and nothing else, so it plays every game."""

    def choose(self, imagined: ludotheque.State, seat: int) -> int:
        actions = imagined.actions(seat)
        if len(actions) == 1:
            return actions[0]
        return max(actions, key=lambda action: self.worth(imagined, seat, action))

    def worth(self, imagined: ludotheque.State, seat: int, action: int) -> float:
        """What comes of an action, each time in another world that fits what the seat knows."""
        total = 0.0
        for _ in range(PLAYOUTS):
            world = imagined.guess(seat, self.rng)
            world.play(seat, action)
            ludotheque.play(world, self.anybody(), str(self.rng.word()))
            total += world.score(seat)
        return total

    def anybody(self) -> list[ludotheque.Player]:
        """Players who take whatever comes; the chance that they use is ours, so that our seed decides all."""
        return [ludotheque.player("random", self.game, str(self.rng.word())) for _ in range(self.game.seats)]


if __name__ == "__main__":
    print(ludotheque.contest("laaancez", Sampler, "random", games=4))
