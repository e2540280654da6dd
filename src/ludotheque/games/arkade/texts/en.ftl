title = Arkade
blurb = A duel from the golden age of arcades: saucers of every colour creep down the screen, and one lone ship fires back. Turn by turn, or both at once.
