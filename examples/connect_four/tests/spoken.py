"""What Connect Four says besides what every game does."""

from ludotheque.contract.texts import Spoken

SPOKEN = Spoken(rules={"R": 4}, verbs=["drop"], events=["dropped", "won"], rare=["full"])
