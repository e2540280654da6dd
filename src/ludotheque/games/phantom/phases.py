"""Every phase of Phantom by its number: the one place where rules, plain data and checks look one up."""

from typing import Final

from librt.vecs import vec

from ludotheque.games.phantom.adventures import Adventuring, PayingCost, Rotating
from ludotheque.games.phantom.drone import Stealing
from ludotheque.games.phantom.equipment import Burying, Equipping, Placing
from ludotheque.games.phantom.fight import Committing, Rethrowing
from ludotheque.games.phantom.moves import Moving, PayingFare
from ludotheque.games.phantom.setting_up import Berthing, Choosing
from ludotheque.games.phantom.situation import Phase
from ludotheque.games.phantom.titans import FacingTitans
from ludotheque.games.phantom.turns import Handing, Over

IN_ORDER: Final[list[Phase]] = [
    *(Choosing(), Berthing()),
    *(Equipping(), Placing(), Burying()),
    *(Moving(), PayingFare(), Committing(), Rethrowing()),
    *(Adventuring(), PayingCost(), Stealing(), Handing(), FacingTitans(), Rotating()),
    Over(),
]
BY_PHASE: Final = vec[Phase](IN_ORDER)
"""In the order of `situation.PHASES`."""
