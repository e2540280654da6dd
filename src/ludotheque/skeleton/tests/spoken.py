"""What the game says besides what every game does."""

from ludotheque.contract.texts import Spoken

SPOKEN = Spoken(rules={"R": 3}, verbs=["take"], events=["took", "won"])
