title = Arkade
blurb = Un duel comme au temps des salles d’arcade : des soucoupes de toutes les couleurs descendent, un vaisseau seul leur tire dessus. Au tour par tour, ou tous les deux à la fois.
