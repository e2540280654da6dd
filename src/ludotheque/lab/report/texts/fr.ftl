### Ce que disent les rapports pour créateurs, en français.

report-title = { $game } : rapport pour créateurs
report-about = { $games } parties entre robots de niveau { $bots }, { $seats ->
    *[other] { $seats } joueurs
}, graine { $seed } ; fichier de matériel { $components }, version { $rules } des règles, Ludothèque { $version }.
report-options = Options : { $options }.
report-short = En bref
report-seat = Place { $number }
report-crew = L’équipage

short-even = Aucune place ne gagne plus ou moins souvent que le hasard ne l’explique.
short-seat = { $seat } : { $rate } des parties gagnées (de { $low } à { $high }), alors que sa part serait de { $fair }.
short-crew = L’équipage gagne { $rate } des parties (de { $low } à { $high }).
short-draws = { $rate } des parties sont nulles (de { $low } à { $high }).
short-length = Une partie compte { $actions } actions, dont { $decisions } sont un choix, entre { $choices } possibilités en moyenne.
short-decided = Elle est décidée, en moyenne, quand { $share } en sont joués ; on change de favori { $leads } fois.
short-crew-decided = Elle est décidée, en moyenne, quand { $share } en sont joués.
short-causes = De tout ce qui a changé les chances, { $luck } tiennent au hasard, { $decisions } à des décisions qui n’étaient pas les meilleures, { $secrets } à ce qui était caché.
short-causes-timed = De tout ce qui a changé les chances, { $luck } tiennent au hasard, { $decisions } à des décisions qui n’étaient pas les meilleures, { $secrets } à ce qui était caché, { $time } au temps passé.
short-more = { $group }, { $thing } : qui s’en est servi { $often } a gagné plus souvent, de { $gain } points (de { $low } à { $high }).
short-less = { $group }, { $thing } : qui s’en est servi { $often } a gagné moins souvent, de { $gain } points (de { $low } à { $high }).
short-no-thing = Rien dans la boîte ne va avec la victoire ou la défaite au-delà de ce que le hasard explique.
short-never = Jamais vu : { $count ->
    [one] { $count } sorte d’événement
   *[other] { $count } sortes d’événements
} sur { $all }.
often-once = au moins une fois
often-least = au moins { $least } fois

compare-title = L’autre fichier à côté de celui-ci
compare-about = Les mêmes { $games } donnes avec le fichier de matériel { $other } au lieu de { $components }. Des { $count } chiffres comparés, voici ceux qui diffèrent au-delà du bruit ; tous pris ensemble, un rapport en nomme un à tort 5 fois sur 100.
compare-none = Des { $count } chiffres comparés sur les mêmes donnes, aucun ne diffère au-delà du bruit.
compare-changed = Ce que dit l’autre fichier
compare-all = Tous les chiffres comparés
compare-things = De combien de points a gagné plus souvent qui s’en est servi, dans les deux fichiers
compare-rose = { $what } : { $after } au lieu de { $before } (de { $low } à { $high } de plus).
compare-fell = { $what } : { $after } au lieu de { $before } (de { $low } à { $high } de moins).
compare-seat = { $seat } gagne
compare-draws = parties nulles
compare-length = actions par partie
compare-decisions = choix par partie
compare-choices = possibilités par choix
compare-clock = secondes à l’horloge
compare-use = { $group }, { $thing } : emplois par partie
compare-figure = { $figure }, tous ensemble

vary-title = Ce que change { $path }
vary-about = Chaque valeur joue les mêmes { $games } donnes.
vary-chart = La part des parties gagnées, selon { $path }, avec les intervalles qui contiennent la vérité 95 fois sur 100.
vary-length = Actions par partie, selon { $path }
vary-impossible = { $value } : impossible. { $problem }

seats-title = Qui gagne
seats-chart = La part des parties que gagne chaque place, avec l’intervalle qui contient la vérité 95 fois sur 100 ; le tireté est la part équitable.
crew-chart = La part des parties que gagne l’équipage, avec l’intervalle qui contient la vérité 95 fois sur 100.
length-title = Combien de temps, et combien de choix
length-chart = Le nombre d’actions d’une partie : la barre en contient huit sur dix, le trait toutes, la marque est la moyenne.
tension-title = Combien de temps tout reste ouvert
tension-chart = La chance de qui gagne à la fin, en moyenne, de la donne à la fin de la partie.
tension-about = D’après { $reviews ->
    [one] { $reviews } partie analysée
   *[other] { $reviews } parties analysées
} avec { $depth } simulations par chance. Une partie est décidée dès que la chance du gagnant ne redescend plus sous 90 %. Hasard, décisions et secrets sont comptés autant que de telles analyses peuvent les distinguer.
tension-decided = décidée après telle part de la partie
tension-leads = changements de favori
tension-behind = le plus grand retard du gagnant
skill-title = Hasard et savoir-faire
skill-chart = De tout ce qui a changé les chances : hasard, décisions, secrets et temps.
skill-luck = hasard
skill-decisions = décisions
skill-secrets = secrets
skill-time = temps
ladder-title = L’échelle des niveaux
ladder-chart = Combien de fois chaque niveau bat celui d’en dessous ; le tireté est la part d’un égal.
ladder-crew-chart = Combien de fois gagne un équipage de chaque niveau.
ladder-against = { $bot } contre { $other }
things-title = Ce qu’il y a dans la boîte
things-about = Ce qui va avec chaque élément pour qui s’en est servi, à la même place. Ce n’est pas la preuve qu’il fait gagner : qui gagne a peut-être eu plus de temps pour s’en servir. Une marque est pleine quand, tout pris ensemble, il n’y a pas de doute.
things-chart = { $group } : de combien de points qui s’en est servi a gagné plus ou moins souvent que les autres, avec des intervalles à 95 %.
figures-title = À quoi reviennent les parties
never-title = Les règles qui ne servent jamais
never-none = Tous les événements sont arrivés, et toutes les actions ont été jouées.
never-events = Ceci n’est arrivé dans aucune partie :
never-verbs = Personne n’a jamais joué ces actions : { $verbs }.
never-all = Tout ce qui est arrivé, et combien de fois
made-title = Comment ceci a été fait
made-command = Pour retrouver ces chiffres : { $command }
made-bots = Les robots jouent comme avec le fichier de base. Un matériel très différent est jugé avec de vieux yeux : entraîne des robots pour lui (ludotheque train), et fais-les jouer.

head-seat = place
head-won = gagné
head-interval = 95 %
head-fair = équitable
head-what = chiffre
head-mean = moyenne
head-bot = robots
head-games = parties
head-thing = élément
head-uses = emplois par partie
head-users = des places
head-often = employé
head-gain = gagne plus souvent
head-figure = chiffre
head-all = tous
head-winners = gagnants
head-others = les autres
head-event = événement
head-share = dans tant de parties
head-times = fois par partie
head-before = ce fichier
head-after = l’autre
head-change = écart
head-beyond = au-delà du bruit
head-path = endroit
head-part = part de la partie
head-chance = chance
head-value = valeur
head-draws = nulles
head-length = actions
head-cause = cause
yes = oui
