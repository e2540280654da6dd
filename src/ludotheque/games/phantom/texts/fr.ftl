title = Star Connection : Phantom - Raiders Rush
blurb = Filez de système en système, équipez-vous, bluffez et battez-vous pour des cristaux. Mais la fortune ne suffit pas : il vous faut aussi le Phantom à vos côtés.
