"""What Phantom says besides what every game does."""

import msgspec

from ludotheque.contract.texts import RandomActions, Spoken, words
from ludotheque.games.phantom import BOX

COLOURS = words("crimson amber jade azure violet")
EQUIPMENT = words("drill thruster cannon shield scanner")
ADVENTURES = words(
    "exploration resupply drone ambush mine blobulopode titans allegiance asteroids black-market informer "
    "shao-naal safe"
)
COSTS = sorted({adventure["cost"] for adventure in msgspec.toml.decode(BOX.standard_components())["adventures"]})

SPOKEN = Spoken(
    rules={"R": 56, "P": 23},
    verbs=words(
        "adventurer berth pass take turn place bury stay fly pay live commit bare rethrow accept steal hand discard "
        "give rotate"
    ),
    events=words(
        "joined berthed laid turn phantom-pays passed revealed placed overload took buried reshuffled flew paid "
        "challenged decided committed threw rethrow accepted shown total tied won-fight takes-cards exiled phantom-to "
        "lived gained lost named stolen mine-to mine-tossed blob-to blob-tossed titans-asked titans-discarded "
        "titans-given rotated kept informers secured discarded won"
    ),
    rare=words("deck-reshuffled nothing titans-nothing"),
    things=[
        *(f"adventurer-{colour}{more}" for colour in COLOURS for more in ("", "-about")),
        *(f"kind-{kind}" for kind in [*EQUIPMENT, "galaxol", "card"]),
        *(f"adventure-{kind}{more}" for kind in ADVENTURES for more in ("", "-does")),
        *(f"object-{name}" for name in [*EQUIPMENT, *ADVENTURES, *COLOURS, *COSTS]),
    ],
    played=[RandomActions(3500, seats) for seats in (2, 3, 5)],
)
