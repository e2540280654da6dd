"""What Arkade says besides what every game does."""

from ludotheque.contract.texts import RandomActions, Spoken, words
from ludotheque.games.arkade.tiles import ALIEN_KINDS, DEFENDER_KINDS

COLOURS = words("green orange purple")

SPOKEN = Spoken(
    rules={"R": 41, "A": 30},
    verbs=words(
        "ready throw keep move stop sacrifice clear rift repair fly shoot blast nugget gps asteroid field tower comet "
        "end"
    ),
    events=words(
        "thrown kept ended moved bonus life repaired reactor-hit no-effect sacrificed cleared flew fired eliminated "
        "life-lost power placed pushed nuggets-found tile-kept released won ready countdown go tossed"
    ),
    rare=words("nugget-lost lost-bonus drawn"),
    things=[
        *("role-0", "role-1"),
        *(f"{kind}-{colour}" for kind in ("colour", "saucer", "object") for colour in COLOURS),
        *(f"thing-{thing}" for thing in ("asteroid", "field", "tower")),
        *(f"tile-{tile}{more}" for tile in [*ALIEN_KINDS.listed, *DEFENDER_KINDS.listed] for more in ("", "-does")),
        *(f"object-{tile}" for tile in DEFENDER_KINDS.listed),
    ],
    played=[RandomActions(16000), RandomActions(3000, options={"mode": "arcade", "tiles": True})],
)
