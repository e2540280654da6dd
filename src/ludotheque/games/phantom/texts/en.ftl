title = Star Connection: Phantom - Raiders Rush
blurb = Race around a ring of star systems, load up, bluff and fight for crystals. But wealth alone is not enough: you also need the Phantom on your side.
