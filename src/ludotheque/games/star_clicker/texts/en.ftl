title = Star Clicker
blurb = Save the planet together, with a cockpit whose buttons nobody has labelled. Press, watch what happens, remember, and hope the Creepers are slower than you.
