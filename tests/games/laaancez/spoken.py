"""What Laaancez ! says besides what every game does."""

from ludotheque.contract.texts import RandomActions, Spoken, words

OBJECTS = words("snowball star shield hat sugar gift bauble gingerbread fir")

SPOKEN = Spoken(
    rules={"R": 16, "L": 18},
    verbs=words("roll pass copy tick throw"),
    events=words("rolled chose chose-this copy-done tick-done combat thrown destroyed folded on-candle won"),
    rare=["pass-done"],
    things=[f"object-{name}" for name in [*OBJECTS, "candle", "damage"]],
    played=[RandomActions(1200)],
)
