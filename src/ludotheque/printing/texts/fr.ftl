### Ce que dit chaque boîte imprimée, en français.

cover = à imprimer
inside = Dans cette boîte
make = Comment la fabriquer
make-1 = Imprime à 100 %, sans ajuster à la page : la règle ci-dessous doit mesurer 50 mm.
make-2 = Papier épais, de 160 à 250 g, pour les plateaux, les cartes et les tuiles ; papier ordinaire pour le reste.
make-3 = Les dos suivent les faces sur la page d’après. Imprime recto verso, en retournant sur le grand côté ; ou imprime les faces seules et colle les dos.
make-4 = Coupe le long des traits fins : d’abord d’un bord à l’autre, de repère en repère, puis pièce par pièce. Les pièces rondes se découpent le long de leur bord.
make-5 = Dés : découpe le patron avec ses languettes, plie selon les pointillés, colle les languettes grises à l’intérieur.
ruler = 50 mm, si tout va bien
page = p.
back = dos
rules = Les règles en bref
aid = Aide de jeu
ships = Vaisseaux
players = { $least ->
    *[other] de { $least } à { $most } joueurs
}
players-just = { $count } joueurs
minutes = { $minutes } min
age = dès { $age } ans
credits-authors = de { $names }
credits-developers = développement : { $names }
credits-illustrators = images du jeu édité : { $names }
credits-publishers = édité par { $names }
credits-nobody = Le livret que nous avons ne nomme personne ; que l’auteur de ce jeu soit remercié quand même.
provenance-standard = Fait par Ludothèque { $version } d’après le fichier de matériel de base de { $game }, version { $rules } des règles. Dessins et textes sont les nôtres ; quand nous ne savons pas ce qui est imprimé dans le jeu édité, le fichier de matériel le dit.
provenance-own = Fait par Ludothèque { $version } d’après un fichier de matériel personnel (SHA-256 { $hash }…) pour { $game }, version { $rules } des règles. Dessins et textes sont les nôtres.
