### Star Clicker en français. Le `.the` d’une chose est la chose telle qu’elle s’écrit dans une phrase, avec son article.

title = Star Clicker
blurb = Sauvez la planète ensemble, aux commandes d’un cockpit dont personne n’a étiqueté les boutons. Appuyez, regardez, retenez, et gare aux Creepers.
handicap = { $count ->
    [one] { $count } unité d’énergie de plus au départ
   *[other] { $count } unités d’énergie de plus au départ
}

# Personne ne commence : l’ordre est libre.
begins = { "" }

## Les options

option-level = Niveau
option-level-1 = 1 : initiation
option-level-2 = 2 : avec les pouvoirs des pilotes
option-level-3 = 3 : avec bugs et doubles attaques
option-level-4 = 4 : les sondes aussi, et une note à la clé
option-notebook = Carnet de bord
option-notebook-false = non : de mémoire
option-notebook-true = oui : ce qui a été vu reste noté
option-colours = Vaisseaux
option-colours-yellow-blue = jaune et bleu
option-colours-yellow-green = jaune et vert
option-colours-yellow-violet = jaune et violet
option-colours-blue-green = bleu et vert
option-colours-blue-violet = bleu et violet
option-colours-green-violet = vert et violet
option-colours-yellow-blue-green = jaune, bleu et vert
option-colours-yellow-blue-violet = jaune, bleu et violet
option-colours-yellow-green-violet = jaune, vert et violet
option-colours-blue-green-violet = bleu, vert et violet
option-colours-yellow-blue-green-violet = les quatre

## Les choses

button-fire-yellow = tir jaune
    .the = le tir jaune
button-fire-blue = tir bleu
    .the = le tir bleu
button-fire-green = tir vert
    .the = le tir vert
button-fire-violet = tir violet
    .the = le tir violet
button-propulsion-yellow = propulsion jaune
    .the = la propulsion jaune
button-propulsion-blue = propulsion bleue
    .the = la propulsion bleue
button-propulsion-green = propulsion verte
    .the = la propulsion verte
button-propulsion-violet = propulsion violette
    .the = la propulsion violette
button-replicator = replicator
    .the = le replicator
tile-jammer = brouilleur
    .the = le brouilleur
tile-probe = sonde
    .the = la sonde
tile-energy = réserve d’énergie
    .the = la réserve d’énergie
tile-accelerator = accélérateur
    .the = l’accélérateur
tile-empty = vide
    .the = la case vide
tile-hidden = tuile cachée
    .the = la tuile cachée
ship-yellow = vaisseau jaune
    .the = le vaisseau jaune
ship-blue = vaisseau bleu
    .the = le vaisseau bleu
ship-green = vaisseau vert
    .the = le vaisseau vert
ship-violet = vaisseau violet
    .the = le vaisseau violet
floppy-ion-guns = canons ioniques
floppy-attack = attaque creepérienne
floppy-outage = panne de courant
floppy-problem = problème technique
floppy-double-attack = double attaque creepérienne
floppy-ion-rays = rayons ioniques
floppy-bug = bug informatique

## Ce que l’on peut faire

action-press = Appuyer sur le bouton { $place } (groupe { $group })
action-buy = Payer 2 unités d’énergie pour un appui de plus
action-copy = Copier : { $name }
action-go = Voler comme l’indique le bouton, sans plus
action-further = { $steps ->
    [one] Payer 1 énergie pour aller { $steps } pas plus loin
   *[other] Payer 1 énergie pour aller { $steps } pas plus loin
}
action-destroy = Payer 1 énergie pour détruire { $the-name } en { $cell }
action-reveal = Payer 1 énergie pour révéler la tuile en { $cell }
action-push = Payer 1 énergie pour repousser le Creeper en { $cell } (ligne { $line })
action-show = Payer 1 énergie pour montrer ton bouton { $place } et le bouton { $other-place } de { $the-name }
action-rays = Braquer les rayons ioniques sur le groupe { $group }
action-done = C’est tout pour ce tour

## Ce qui s’est passé

event-pressed = { $player } appuie sur le bouton { $place } : { $name }.
event-in-vain = { $why ->
    [outage] Rien ne se passe : le courant est coupé.
    [problem] Rien ne se passe : ce bouton est en dérangement.
    [broken] Rien ne se passe : ce replicator est en panne.
    [nothing] Rien ne se passe : il n’y a aucun bouton à copier.
   *[hemmed-in] { $player } ne peut pas bouger : toutes les autres cases de la rangée sont prises.
}
event-power-back = { $player } a trouvé un replicator : le courant revient !
event-copied = { $player } copie { $the-name }.
event-fired = { $hit ->
    [creeper] { $player } tire depuis { $from } et touche un Creeper en { $to }.
    [planet] Oups ! { $player } tire depuis { $from } et touche la planète.
    [ship] Oups ! { $player } tire depuis { $from } et touche un vaisseau ami en { $to }.
   *[edge] { $player } tire depuis { $from } dans le vide.
}
event-creeper-destroyed = Le Creeper de la ligne { $line } n’est plus : 1 énergie pour { $player }.
event-energy-lost = { $player } perd 1 énergie.
event-shield-lost = { $left ->
    [0] Le dernier bouclier a cédé.
    [one] La planète perd un bouclier. Il n’en reste qu’un !
   *[other] La planète perd un bouclier. Il en reste { $left }.
}
event-flew = { $player } vole de { $from } à { $to }.
event-accelerated = L’accélérateur emporte { $player } de { $from } à { $to }.
event-turned = Tuile révélée en { $cell } : { $name }.
event-energy-found = { $player } trouve 1 énergie en { $cell }.
event-energy-none = Il n’y a plus d’énergie à prendre en { $cell }.
event-jammer-destroyed = { $player } détruit un brouilleur du secteur { $sector } : { $count } sur 8.
event-neutralised = Ce secteur n’a plus de brouilleur : aucun nouveau Creeper ne viendra par la ligne { $line }.
event-probe-destroyed = { $player } détruit la sonde en { $cell } : { $count ->
    [one] { $count } sonde détruite jusqu’ici
   *[other] { $count } sondes détruites jusqu’ici
}.
event-bought = { $player } paie 2 unités d’énergie pour un appui de plus.
event-power = { $colour ->
    [yellow] { $player } utilise le pouvoir de Lily.
    [blue] { $player } utilise le pouvoir de Wendy.
    [green] { $player } utilise le pouvoir de Max.
   *[violet] { $player } utilise le pouvoir de Brian.
}
event-pushed-back = Le Creeper de la ligne { $line } est repoussé de { $from } à { $to }.
event-shown = Le bouton { $place } de { $player } est montré : { $name }.
event-done = { $player } a terminé.
event-hidden = Tous les boutons sont de nouveau face cachée. Bien mémorisés ?
event-floppy = { $kind ->
    [ion-guns] Les Creepers insèrent une disquette : canons ioniques sur le groupe { $group } !
    [attack] Les Creepers insèrent une disquette : attaque creepérienne !
    [outage] Les Creepers insèrent une disquette : panne de courant !
    [problem] Les Creepers insèrent une disquette : problème technique !
    [double-attack] Les Creepers insèrent une disquette : double attaque creepérienne !
    [ion-rays] Les Creepers insèrent une disquette : rayons ioniques !
   *[bug] Les Creepers insèrent une disquette : bug informatique !
}
event-reshuffled = Les disquettes défaussées forment une nouvelle pile de { $cards }.
event-shuffled = Chez tout le monde, les boutons du groupe { $group } sont mélangés.
event-rays = { $player } braque les rayons ioniques sur le groupe { $group }.
event-outage = Tout s’éteint : au prochain tour, les boutons ne font rien tant que personne n’appuie sur un replicator.
event-problem = Au prochain tour, { $the-name } ne fera rien.
event-bug = Le replicator de { $player } est en panne pour de bon.
event-bug-none = Il ne reste aucun replicator à mettre en panne.
event-attack = { $strength ->
    [one] Attaque générale ! Le Creeper le plus proche avance.
   *[other] Attaque générale ! Jusqu’à { $strength } Creepers avancent, les plus proches d’abord.
}
event-attack-none = Attaque générale ! Mais il n’y a aucun Creeper sur le plateau pour avancer.
event-probe-calls = Un vaisseau est sur une sonde : la ligne { $line } est appelée en renfort.
event-creeper-moved = { $jumped ->
    [0] Le Creeper de la ligne { $line } avance en { $to }.
   *[other] Le Creeper de la ligne { $line } saute par-dessus un vaisseau, jusqu’en { $to }.
}
event-creeper-landed = { $jumped ->
    [0] Le Creeper de la ligne { $line } atteint la planète !
   *[other] Le Creeper de la ligne { $line } saute par-dessus un vaisseau et atteint la planète !
}
event-creeper-arrived = Un Creeper de la pile { $stack } surgit en { $cell }, sur la ligne { $line }.
event-line-silent = La ligne { $line } est neutralisée : rien ne vient.
event-stack-empty = La pile { $stack } du vaisseau-mère est vide.
event-round = Tour { $number }.
event-won = { $rating ->
    [0] Le dernier brouilleur est détruit : la planète est sauvée !
    [2] La planète est sauvée, de justesse : 2 sondes détruites. Quelqu’un avait hâte de rentrer.
    [3] La planète est sauvée : 3 sondes détruites. Du travail honnête, avec de la marge.
    [4] La planète est sauvée : 4 sondes détruites. Le contrat est rempli, et bien rempli.
    [5] La planète est sauvée : 5 sondes détruites. De vrais as sont en train de grandir !
    [6] La planète est sauvée : 6 sondes détruites. Un sans-faute, et de retour avant le dîner.
   *[other] La planète est sauvée : { $rating } sondes détruites. Vos parents peuvent raccrocher !
}
event-lost = { $how ->
    [shields] Sans son dernier bouclier, la planète tombe. La partie est perdue.
   *[stack] La dernière pile du vaisseau-mère est vide : les Creepers sont trop nombreux. La partie est perdue.
}

## Pourquoi non

refusal-over = La planète est sauvée, et la partie est finie. Pour rejouer, commence une nouvelle partie.
refusal-over-shot = Un tir a emporté le dernier bouclier de la planète : la partie est perdue. Pour rejouer, commence une nouvelle partie.
refusal-over-landed = Un Creeper a emporté le dernier bouclier de la planète : la partie est perdue. Pour rejouer, commence une nouvelle partie.
refusal-over-stacks = La quatrième pile du vaisseau-mère est vide : la partie est perdue. Pour rejouer, commence une nouvelle partie.
refusal-copy-first = Un replicator est à l’œuvre : on choisit d’abord ce qu’il copie.
refusal-further-first = Max va décoller : il dit d’abord jusqu’où il va.
refusal-rays-first = D’abord les rayons ioniques : choisissez ensemble le groupe qu’ils mélangent.
refusal-nothing-to-copy = Seul un replicator copie. Appuie d’abord sur le tien.
refusal-not-visible = Ce bouton ne peut pas être copié. Choisis-en un qui est face visible sur un autre tableau de bord, et qui n’est pas en dérangement.
refusal-nothing-to-lengthen = Seul Max y répond, au moment où l’une de ses propulsions va agir.
refusal-no-rays = Il n’y a pas de rayons ioniques en ce moment. C’est une disquette qui les apporte.
refusal-no-press-left = Tu as fait tes appuis. Pour 2 unités d’énergie, tu peux en acheter un de plus, une fois par tour.
refusal-already-visible = Ce bouton est déjà face visible. Appuie sur un bouton face cachée.
refusal-bought-already = Tu as déjà acheté un appui. C’est une fois par tour.
refusal-buy-energy = Un appui de plus coûte 2 unités d’énergie, et tu ne les as pas.
refusal-nothing-to-destroy = Il n’y a rien à détruire sous ton vaisseau. Va d’abord sur un brouilleur.
refusal-probe-holds = Une sonde ne se détruit qu’au niveau 4. Mieux vaut la quitter avant l’arrivée des Creepers.
refusal-destroy-energy = Détruire un brouilleur coûte 1 énergie, et tu n’en as pas. Un Creeper abattu t’en rapporte une.
refusal-probe-energy = Détruire une sonde coûte 1 énergie, et tu n’en as pas. Un Creeper abattu t’en rapporte une.
refusal-last-jammer = Le dernier brouilleur résiste tant que deux sondes ne sont pas détruites.
refusal-no-powers = Au niveau 1, les pilotes n’ont pas de pouvoir. Ils viennent avec le niveau 2.
refusal-not-lily = Seule Lily, dans le vaisseau jaune, révèle des tuiles à distance.
refusal-not-wendy = Seule Wendy, dans le vaisseau bleu, repousse les Creepers.
refusal-not-brian = Seul Brian, dans le vaisseau violet, montre des boutons.
refusal-power-used = Tu as déjà utilisé ton pouvoir. Il revient au prochain tour.
refusal-power-energy = Un pouvoir coûte 1 énergie, et tu n’en as pas.
refusal-no-hidden-tile = Il n’y a pas de tuile cachée sur cette case. Choisis-en une qui est face cachée.
refusal-under-creeper = Un Creeper est posé sur cette tuile. Choisis-en une autre.
refusal-no-creeper = Il n’y a pas de Creeper sur cette ligne. Choisis une ligne qui en a un.
refusal-no-room-behind = Il n’y a pas de case libre derrière ce Creeper, et il ne peut pas sortir du plateau.
refusal-absent-pilot = Personne ne pilote ce vaisseau aujourd’hui. Choisis un bouton de quelqu’un qui joue.
refusal-shown-openly = Ce bouton-là est visible de tous. Choisis deux boutons face cachée.
refusal-press-first = Il te reste un appui à faire avant d’avoir terminé.
refusal-done-already = C’est dit. Le tour continue dès que tout le monde a terminé.

## Les règles, partie par partie

section-goal = Le but
section-setup = La mise en place
section-round = Un tour de jeu
section-pressing = Appuyer sur les boutons
section-fire = Les tirs
section-propulsion = Les propulsions
section-replicator = Le replicator
section-tiles = Les tuiles
section-jammers = Les brouilleurs
section-creepers = La phase des Creepers
section-attack = Les attaques générales
section-floppies = Les disquettes
section-powers = Dès le niveau 2 : les pouvoirs
section-level-3 = Dès le niveau 3 : bugs et rayons
section-level-4 = Niveau 4 : les sondes

## Les règles (R) dans nos mots

R1 = Chaque pilote prend une couleur, avec son tableau de bord, neuf boutons et un vaisseau. Le vaisseau part de la planète, sur la case de sa couleur ; le tableau de bord se pose de ce côté du plateau.
R2 = Les boutons vont par trois, en trois groupes. On mélange face cachée les trois d’un groupe, on les pose au hasard sur les trois places de ce groupe, et personne ne regarde.
R3 = Chaque pilote commence avec 1 énergie.
R4 = Les { $tiles } tuiles se trient par leur dos en cinq zones, se mélangent et se posent face cachée sur les cases de leur zone.
R5 = 4 boucliers protègent le centre de la planète.
R6 = { $first-cells ->
    [none] Au début, il n’y a aucun Creeper sur le plateau.
    [corners] Un Creeper attend dans chaque coin du plateau.
   *[others] Un Creeper attend sur la première case de chacune de ces lignes : { $first-lines }.
}
R7 = Le vaisseau-mère du niveau dit combien de Creepers compte chacune de ses quatre piles. Tous les autres jetons sont de l’énergie, en réserve commune.
R8 = La pile contient toutes les disquettes de niveau 1, au nombre de { $basic-floppies }, et six de niveau 2 tirées au sort, mélangées et face cachée.
R9 = On gagne ou on perd ensemble. Trouvez et détruisez les huit brouilleurs autour de la planète, et tenez-en les Creepers à distance.
R10 = Un tour a deux phases : celle des pilotes, puis celle des Creepers.
R11 = Pendant la phase des pilotes, chacun doit appuyer sur deux boutons : appuyer, c’est mettre face visible. Qui appuie quand, c’est à vous de voir.
R12 = L’effet d’un bouton se produit aussitôt, et jusqu’au bout, avant que quiconque n’appuie sur le suivant.
R13 = On n’appuie pas sur un bouton qui est face visible.
R14 = Une fois par tour, chaque pilote peut payer 2 unités d’énergie pour appuyer sur un bouton de plus.
R15 = Un tableau de bord a quatre boutons de tir, quatre de propulsion et un replicator. Tirs et propulsions vont toujours vers le bord de leur couleur.
R16 = Tir : le vaisseau tire droit devant, par-dessus les cases vides, jusqu’à ce que le tir rencontre quelque chose.
R17 = Au bord du plateau, le tir est perdu.
R18 = Un Creeper touché est détruit : son jeton devient 1 énergie pour qui a tiré.
R19 = Si le tir touche la planète, un bouclier disparaît. Sans le dernier, la partie est perdue.
R20 = Un vaisseau ami touché coûte 1 énergie à son pilote ; s’il n’en a pas, il ne se passe rien.
R21 = Propulsion : le vaisseau va d’une case vers le bord de la couleur du bouton.
R22 = Qui sort du plateau y rentre par l’autre côté.
R23 = En chemin, on saute les vaisseaux, les Creepers, le centre de la planète et les accélérateurs révélés.
R24 = Arriver sur une tuile cachée la révèle, et elle fait effet.
R25 = Replicator : on fait ce que fait un bouton visible d’un autre pilote. C’est obligatoire, et un replicator ne se copie pas. Sans rien à copier, il ne se passe rien.
R26 = Tuile vide : elle retourne dans la boîte, et la case n’est plus que de l’espace.
R27 = Accélérateur : qui le révèle continue d’une case. Une fois révélé, on le saute.
R28 = Réserve d’énergie : on y prend 1 énergie à chaque arrivée.
R29 = Sonde : un vaisseau qui s’y trouve encore quand vient la phase des Creepers attire des renforts.
R30 = Brouilleur : quand on est dessus, on peut payer 1 énergie pour le détruire. La tuile va au bord de son secteur, et la case n’est plus que de l’espace.
R31 = Sans énergie, on ne détruit pas de brouilleur ; il attend que l’on en ait.
R32 = Les secteurs 2, 4, 6 et 8 ont chacun deux brouilleurs.
R33 = À l’instant où le huitième brouilleur est détruit, c’est gagné.
R34 = Quand tous les appuis sont faits, la phase est finie. Mémorisez vos boutons : ils se retournent face cachée, sans changer de place.
R35 = Phase des Creepers : on défausse l’ancienne disquette et on en pioche une nouvelle. D’abord son effet, puis les Creepers avancent.
R36 = Une disquette nomme cinq des huit lignes d’assaut. Celle du haut, à la sonde, ne compte que si un vaisseau est sur une sonde.
R37 = Des quatre autres, on en active, une à une et de haut en bas, autant qu’il y a de pilotes.
R38 = Ligne avec un Creeper : il va d’une case vers la planète, en sautant les vaisseaux. Les tuiles ne lui font rien.
R39 = Un Creeper qui atteint le centre quitte le jeu et emporte un bouclier. Sans le dernier bouclier, la partie est perdue.
R40 = Ligne sans Creeper : il en vient un, de la pile la plus à gauche, sur la première case ou, si un vaisseau l’occupe, sur la prochaine case libre.
R41 = Si une pile a été vidée, une attaque générale suit dès que la disquette est entièrement résolue.
R42 = Sa force est imprimée là où était la pile. Pour chaque point, le Creeper le plus près de la planète s’en approche d’une case.
R43 = À distance égale, c’est celui dont la ligne a le plus petit numéro.
R44 = Aucun Creeper n’avance deux fois dans la même attaque. Quand tous ont avancé, les points qui restent sont perdus.
R45 = Quand la quatrième pile est vide, la partie est perdue sur-le-champ.
R46 = Le niveau 2 a son vaisseau-mère, et chaque pilote un pouvoir : une fois par tour, pour 1 énergie.
R47 = Lily (jaune) révèle une tuile n’importe où, si aucun Creeper n’est dessus. Vide, elle va dans la boîte.
R48 = Wendy (bleu) repousse un Creeper d’une case en arrière sur sa ligne, par-dessus des vaisseaux s’il le faut, mais jamais hors du plateau.
R49 = Max (vert) prolonge l’un de ses déplacements d’une ou deux cases. Seule compte celle où il finit ; les autres, il les survole.
R50 = Brian (violet) choisit l’un de ses boutons et l’un de ceux d’un autre pilote. Tous deux sont révélés à tout le monde, puis aussitôt retournés face cachée.
R51 = Le niveau 3 a son vaisseau-mère. Sa pile contient toutes les disquettes de niveau 1, au nombre de { $basic-floppies }, et six autres, tirées parmi celles des niveaux 2 et 3 réunies.
R52 = On mélange face cachée les jetons « replicator en panne » des pilotes qui jouent.
R53 = Le niveau 4 a son vaisseau-mère, avec la pile et les jetons du niveau 3.
R54 = Une fois détruits les deux brouilleurs d’un secteur, la ligne qui le traverse est neutralisée : aucun nouveau Creeper n’y vient. Celui qui y est déjà avance encore.
R55 = Au niveau 4, sur une sonde, on peut payer 1 énergie pour la détruire.
R56 = Le huitième brouilleur ne peut être détruit qu’après deux sondes.
R57 = La qualité de la victoire dépend des sondes détruites, de 2 à { $probes }.
R58 = Canons ioniques : chacun mélange ses trois boutons du groupe montré et les repose face cachée.
R59 = Attaque creepérienne : aussitôt, une attaque générale de force 1.
R60 = Panne de courant : au prochain tour, les boutons ne font rien jusqu’à ce qu’un replicator soit révélé. Celui-là ne fait rien d’autre, mais dès lors tous les boutons marchent.
R61 = Problème technique : pendant tout le prochain tour, le bouton montré ne fait rien, et on ne peut pas le copier.
R62 = Double attaque creepérienne : aussitôt, une attaque générale de force 2.
R63 = Rayons ioniques : choisissez ensemble un groupe. Chacun en mélange les trois boutons et les repose face cachée, sans regarder.
R64 = Bug informatique : un jeton tiré au sort désigne un pilote dont le replicator ne marche plus. Il peut encore mettre fin à une panne de courant.

## Les décisions (S) dans nos mots

S1 = Qui a encore un appui peut appuyer ; l’ordre est libre, d’un appui à l’autre. L’appui de plus s’achète à tout moment entre deux effets, même avant les appuis obligatoires ; une fois payé, il doit être fait. Un appui pour rien compte. La phase finit quand plus personne ne doit d’appui et que chacun a dit « terminé » ; toute autre action annule tous les « terminé ».
S2 = Un bouton sur lequel on a appuyé reste visible jusqu’à la fin de la phase. Ensuite il est caché, et le programme ne le montre à personne : c’est un jeu de mémoire. Seule une table qui a choisi le carnet de bord revoit ce qui a été vu depuis le dernier mélange d’un groupe. Ce que montre Brian compte comme vu. Les pilotes peuvent tout se dire.
S3 = Un tir passe par-dessus les cases vides, les tuiles et les cases extérieures de la planète. Il s’arrête au premier Creeper, au premier vaisseau, au centre de la planète ou au bord, et ne rentre pas de l’autre côté.
S4 = Si toutes les autres cases de la rangée sont sautées, le vaisseau reste sur place et n’arrive nulle part. Dès qu’il a quitté sa case, elle est libre comme une autre, et y revenir est une arrivée.
S5 = Un accélérateur que l’on révèle envoie le vaisseau une case plus loin ; celle-ci est résolue à son tour, même si c’en est un autre. Une réserve donne 1 énergie à chaque arrivée, s’il en reste en commun. Une tuile sous un Creeper reste telle quelle. Seuls les vaisseaux révèlent des tuiles en arrivant.
S6 = Détruire, user d’un pouvoir ou acheter un appui se fait pendant la phase des pilotes, entre deux effets, qui que ce soit qui ait appuyé, même avant le premier appui ou pendant une panne. Du moment où un bouton est révélé jusqu’à la fin de son effet, choix compris, personne ne fait rien d’autre.
S7 = L’énergie dépensée, ou perdue par un tir ami, retourne à la réserve. Un tir ami s’arrête au vaisseau, même si son pilote n’a rien à perdre. Un Creeper qui atteint la planète sort du jeu. Aucun jeton n’apparaît ni ne se perd ; on peut avoir autant d’énergie que l’on veut.
S8 = Une ligne n’a jamais deux Creepers : celui qui y est avance, sinon il en vient un. { $first-cells ->
    [none] Au début, il n’y en a aucun.
   *[others] Les premiers sont ceux des lignes { $first-lines }.
} Les Creepers sautent les vaisseaux aussi lors des attaques générales : un vaisseau sur sa case de départ laisse donc le Creeper qui est devant lui atteindre la planète. Si des vaisseaux occupent tout le reste de la ligne, le Creeper, en marche ou nouveau, atteint la planète.
S9 = Les nouveaux Creepers viennent de la pile non vide la plus à gauche, ceux qu’appelle une sonde aussi. Chaque pile vidée par une disquette cause son attaque générale, dans l’ordre, après cette disquette. { $rules-version ->
    [1] Vider la quatrième pile fait perdre aussitôt, avant tout ce qui devait encore venir.
   *[other] Vider la quatrième pile fait perdre aussitôt, avant tout ce qui devait encore venir : son dernier Creeper n’atteint plus la planète et n’emporte aucun bouclier, et c’est à cause des piles que la partie est perdue.
}
S10 = Dans une attaque générale, le plus proche est celui qui a le moins de cases à parcourir sur sa ligne, vaisseaux compris. L’attaque d’une disquette et celle d’une pile sont deux attaques. Les Creepers qui viennent d’arriver y prennent part.
S11 = L’effet de la disquette passe en premier, attaque comprise ; puis la ligne de la sonde, une fois, si un vaisseau est sur une sonde ; puis une ligne par pilote.
S12 = Canons et rayons ioniques mélangent le groupe sur tous les tableaux de bord, en secret. Le groupe des rayons ioniques est un choix commun : tout le monde peut proposer ; c’est décidé quand toutes les personnes sont d’accord, ou à la majorité quand le temps est écoulé, la première proposition l’emportant en cas d’égalité.
S13 = Une panne ou un problème technique dure pendant la prochaine phase des pilotes. Pendant une panne, un bouton est révélé et ne fait rien, jusqu’à ce que quelqu’un appuie sur un replicator, même en panne. Les appuis d’avant ne sont pas rattrapés ; un deuxième replicator marche normalement. Pouvoirs, destruction et achat ne sont pas des boutons et marchent toujours. Un problème technique vaut pour tous les pilotes.
S14 = On copie un bouton visible d’un autre pilote, ni replicator ni bouton en dérangement. Un bouton qui n’a rien fait quand on a appuyé dessus peut être copié. La copie agit avec son propre vaisseau, et Max peut prolonger une propulsion copiée.
S15 = Le jeton d’un bug informatique est tiré parmi ceux qui restent face cachée. Ce replicator ne fait plus rien jusqu’au bout, sauf mettre fin à une panne. S’il ne reste aucun jeton, rien ne se passe.
S16 = Une tuile que Lily révèle n’agit sur personne. Wendy ne peut pas choisir un Creeper sans case libre derrière lui ; elle peut le pousser par-dessus n’importe quel vaisseau, le sien compris. Max décide quand l’une de ses propulsions, la sienne ou une copie, est révélée et marche, avant que son vaisseau ne parte. Chaque pas saute les cases comme d’habitude ; ce qu’il survole n’est pas révélé et ne donne pas d’énergie ; un accélérateur révélé à la fin donne quand même sa case ; dire non garde le pouvoir. Brian choisit des boutons qui sont face cachée ; ce qui est face visible, tout le monde le voit déjà. Montrer n’est pas appuyer : cela ne met fin à aucune panne et ne se copie pas. Les deux livrets disent « révélé » de ses boutons comme de ce qui met fin à une panne, mais ils le disent aussi des boutons sur lesquels on appuie, et nous comprenons qu’une panne demande un appui.
S17 = Sur une ligne neutralisée aucun Creeper n’arrive, pas même appelé par une sonde, et aucune autre ligne ne la remplace. Avec moins de deux sondes détruites, le huitième brouilleur résiste. Là où une sonde a été détruite, il reste une case vide ordinaire. Seule une victoire a une note.
S18 = Quand la pile de disquettes est vide, la défausse est mélangée et forme la nouvelle, dernière disquette comprise. Tout le monde peut regarder la défausse.
S19 = À moins de quatre pilotes, les autres vaisseaux et leurs jetons restent dans la boîte. Leurs cases de départ sont des cases ordinaires de la planète ; tous les bords et toutes les lignes servent. Une personne peut piloter plusieurs vaisseaux, et les robots n’importe lequel.
S20 = On choisit le niveau que l’on veut ; avoir gagné le précédent n’est qu’un conseil. Le niveau 2 prend la pile du niveau 1.
S21 = Pour les tirs, les déplacements et les Creepers, « la planète » est son centre. Ses autres cases sont des cases ordinaires, sans tuile.

## Les mots du fichier de matériel

component-board = plateau
component-rows = rangées
component-lines = lignes
component-number = numéro
component-cells = cases
component-creeper = un Creeper au début
component-ships = vaisseaux
component-colour = couleur
component-edge = bord
component-start = part de
component-tiles = tuiles
component-zone = zone
component-jammer = brouilleurs
component-probe = sondes
component-energy = énergie
component-accelerator = accélérateurs
component-empty = vides
component-groups = groupes de boutons
component-buttons = boutons
component-tokens = jetons
component-motherships = vaisseau-mère
component-level = niveau
component-stacks = piles
component-strengths = forces
component-floppies = disquettes
component-kind = effet
component-group = groupe
component-button = bouton

## Le plateau

board-map = Carte des étoiles
board-cell = Case { $cell }
board-planet = { $shields ->
    [0] la planète, sans bouclier
    [one] la planète, avec son dernier bouclier
   *[other] la planète, { $shields } boucliers
}
board-hidden = tuile cachée du secteur { $sector }
board-hidden-zone = tuile cachée de la zone étoilée
board-creeper = Creeper de la ligne { $line }
board-lands = atteindra la planète à son prochain pas
board-lands-over = sauterait les vaisseaux devant lui et atteindrait la planète
board-can-press = on peut appuyer dessus
board-can-answer = réponse
board-can-power = peut être choisi
board-can-destroy = tu peux le détruire
board-held = choisi
board-button = Bouton { $place }
board-button-of = Bouton { $place } de { $the-ship }
board-face-down = face cachée
board-noted = noté : { $button }
board-never = jamais vu, peut-être { $thing }
board-later = encore face cachée : { $thing }
board-dashboard = Tableau de bord de { $name }, { $ship }
board-group = Groupe { $group } : { $buttons }
board-energy = { $count ->
    [one] { $count } unité d’énergie
   *[other] { $count } unités d’énergie
}
board-broken = replicator en panne
board-is-done = terminé
board-owes = { $count ->
    [0] aucun appui à faire
    [one] 1 appui à faire
   *[other] { $count } appuis à faire
}
board-cost = { $count ->
    [one] coûte { $count } unité d’énergie
   *[other] coûte { $count } unités d’énergie
}
board-destroy = Détruire
board-destroy-probe = Détruire la sonde
board-power-reveal = Scanner
board-power-push = Repousser
board-power-further = Aller plus loin
board-power-show = Montrer
board-buy = +1 appui
board-done = Terminé
board-tip-destroy = Détruit le brouilleur sous ton vaisseau, au niveau 4 aussi une sonde. Coûte 1 énergie, et aucun appui.
board-tip-buy = Un appui de plus pendant ce tour, pour 2 unités d’énergie. Une fois par tour ; il faut ensuite le faire.
board-tip-done = Tes appuis sont faits et tu as bien regardé : tes boutons sont retournés quand tout le monde a terminé.
board-tip-reveal = Le pouvoir de Lily : pour 1 énergie, révèle une tuile cachée n’importe où. Une fois par tour.
board-tip-push = Le pouvoir de Wendy : pour 1 énergie, repousse un Creeper d’une case sur sa ligne. Une fois par tour.
board-tip-further = Le pouvoir de Max : pour 1 énergie, vole une ou deux cases plus loin. On te le demande quand une propulsion va agir.
board-tip-show = Le pouvoir de Brian : pour 1 énergie, montre à tout le monde un de tes boutons et un bouton d’un autre pilote. Une fois par tour.
board-ask-copy = Replicator ! Quel bouton copies-tu ?
board-ask-further = Voler plus loin que ne le dit le bouton ?
board-ask-rays = Rayons ioniques ! Mettez-vous d’accord sur un groupe : il sera mélangé chez tout le monde.
board-go = Pas plus loin
board-further = +{ $steps }
board-outage = Panne de courant : rien ne marche tant que personne n’a appuyé sur un replicator.
board-problem = Problème technique : { $the-button } ne fait rien pendant ce tour.
board-aim-reveal = Choisis une tuile cachée à révéler.
board-aim-push = Choisis un Creeper à repousser.
board-aim-show = Choisis un de tes boutons et un bouton d’un autre pilote.
board-remember = À retenir !
board-shown = { $name }, bouton { $place } : { $button }.
board-jump = { $count ->
    [one] Au prochain pas, le Creeper en { $cells } saute les vaisseaux et touche la planète !
   *[other] Au prochain pas, les Creepers en { $cells } sautent les vaisseaux et touchent la planète !
}
board-on-probe = Un vaisseau est sur une sonde. S’il y reste, une ligne de plus attaque.
board-round = Tour { $round }
board-goal = Brouilleurs détruits : { $done } sur { $of }
board-probes = { $count ->
    [0] aucune sonde détruite, il en faut au moins 2
    [one] 1 sonde détruite, il en faut au moins 2
   *[other] { $count } sondes détruites
}
board-shields = { $count ->
    [one] { $count } bouclier restant
   *[other] { $count } boucliers restants
}
board-reserve = { $count ->
    [one] { $count } unité d’énergie en réserve
   *[other] { $count } unités d’énergie en réserve
}
board-mothership = Vaisseau-mère
board-stack = { $last ->
    [yes] Dernière pile : { $count ->
        [one] { $count } Creeper
       *[other] { $count } Creepers
    } ; vide, la partie est perdue
   *[no] Pile { $stack } : { $count ->
        [one] { $count } Creeper
       *[other] { $count } Creepers
    } ; vide, une attaque générale de force { $strength }
}
board-drive = Disquette
board-lines = Lignes de cette disquette
board-lines-why = { $count ->
    [one] La première ligne est activée, et la ligne { $probe } si un vaisseau est sur une sonde.
   *[other] Les { $count } premières lignes sont activées l’une après l’autre ; avant elles la ligne { $probe }, si un vaisseau est sur une sonde.
}
board-probe-line = ligne { $line }, si un vaisseau est sur une sonde
board-no-floppy = Le lecteur est vide
board-no-floppy-why = Les Creepers en insèrent une quand tout le monde a terminé : un effet, puis { $count ->
    [one] une ligne où ils avancent
   *[other] { $count } lignes où ils avancent
}.
board-unseen = { $count ->
    [one] encore { $count } dans la pile : ce qui peut venir
   *[other] encore { $count } dans la pile : ce qui peut venir
}
board-discards = { $count ->
    [0] aucune jouée avant
    [one] { $count } jouée avant
   *[other] { $count } jouées avant
}
board-none = aucune
board-effect-ion-guns = Le groupe { $group } est mélangé sur chaque tableau de bord.
board-effect-attack = Le Creeper le plus proche de la planète avance aussitôt.
board-effect-outage = Les boutons ne font rien tant que personne n’appuie sur un replicator.
board-effect-problem = Pendant un tour, ce bouton ne fait rien : { $button }.
board-effect-double-attack = Les deux Creepers les plus proches de la planète avancent aussitôt.
board-effect-ion-rays = Un groupe, choisi ensemble, est mélangé sur chaque tableau de bord.
board-effect-bug = Le replicator d’un pilote tombe en panne pour de bon.
board-left = Les tuiles, et ce qui reste caché
board-zone = zone étoilée
board-sector = secteur { $sector }
board-tile-jammer = Trouvez les huit. Arrête-toi dessus et paie 1 énergie pour le détruire.
board-tile-probe = N’y reste pas : elle appelle une ligne de plus.
board-tile-energy = 1 énergie à chaque arrivée.
board-tile-accelerator = Il te projette une case plus loin. Ensuite, on le saute.
board-won = La planète est sauvée !
board-lost = La planète est tombée…
board-rating = Sondes détruites : { $count } sur { $probes }
board-never-why = En pointillé : jamais vu. Cela aurait pu être ainsi.
board-sheet-crew = Les boutons de l’équipage
board-sheet-enemy = Vaisseau-mère, disquettes et tuiles cachées
board-sheet-notices = À ne pas oublier
board-notices = { $count ->
    [one] { $count } avis : le montrer
   *[other] { $count } avis : tout montrer
}
board-attack = Attaque générale !
board-attack-none = Attaque générale ! Mais il n’y a pas de Creeper.
board-jammers = Secteur { $sector }, brouilleurs détruits : { $count } sur 2
board-line = { $state ->
    [called] Ligne { $line }, appelée par la disquette
    [probed] Ligne { $line }, appelée seulement par une sonde
    [silent] Ligne { $line }, neutralisée
   *[quiet] Ligne { $line }
}
board-prompt-won = Les huit brouilleurs sont détruits. Bravo à tous les pilotes !
board-prompt-lost = Cette fois, les Creepers ont gagné.
board-prompt-rays = Rayons ioniques : choisissez ensemble le groupe à mélanger.
board-prompt-copy = Quel bouton visible ton replicator copie-t-il ?
board-prompt-copy-other = { $player } choisit ce que copie le replicator.
board-prompt-further = Veux-tu voler plus loin que ne le dit le bouton ?
board-prompt-further-other = { $player } choisit jusqu’où voler.
board-prompt-pilots = Tour { $round } : les pilotes appuient sur leurs boutons.
board-prompt-press = { $owes ->
    [one] Appuie encore sur un bouton, quand tu veux.
   *[other] Appuie sur { $owes } boutons : chaque pilote joue quand il veut.
}
board-prompt-outage = Plus de courant ! Appuie, en espérant un replicator.
board-prompt-jammer = Tu es sur un brouilleur : le détruire maintenant, pour 1 énergie ?
board-prompt-done = Mémorise tes boutons, puis dis que tu as terminé.
board-prompt-waiting = { $count ->
    [one] Tu as terminé. Un pilote est encore à l’œuvre.
   *[other] Tu as terminé. { $count } pilotes sont encore à l’œuvre.
}
board-key-press = appuyer sur un bouton, ou répondre au replicator
board-key-destroy = détruire le brouilleur ou la sonde sous le vaisseau
board-key-buy = acheter un appui de plus
board-key-done = dire qu’on a terminé
board-key-power = prendre ou ranger ton pouvoir
board-key-further = de combien de cases Max vole plus loin
board-key-rays = proposer un groupe pour les rayons ioniques
board-key-map = parcourir la carte
board-key-ship = passer au vaisseau suivant

## Les images de la page des règles

diagram-buttons = Trois groupes de trois boutons, face cachée. Les petits signes disent ce que contient un groupe, mais pas quel bouton est lequel.
diagram-fire = Où irait chaque tir ? Le jaune touche un Creeper, le violet se perd au bord, le bleu touche un ami, et le vert ta propre planète !
diagram-propulsion = La propulsion jaune ferait sortir du plateau et revenir par le bas. La propulsion bleue sauterait le Creeper et ferait revenir par la gauche.
diagram-replicator = Ton replicator fait ce que fait un bouton visible d’un autre pilote, mais avec ton vaisseau. Ici : tirer, ou voler, vers le bord violet.
diagram-jammer = Un brouilleur, et de l’énergie en poche : 1 énergie le détruit, sans aucun appui. Autour, les autres sortes de tuiles : réserve d’énergie, sonde, accélérateur.
diagram-creepers = Les Creepers sautent les vaisseaux. Celui-ci passerait par-dessus le tien et toucherait la planète : abats-le, ou écarte-toi pour qu’il lui faille un pas de plus.
diagram-powers = Dès le niveau 2, chaque pilote a un pouvoir. Wendy, dans le vaisseau bleu, repousse un Creeper sur sa ligne : celui-ci, avant qu’il soit trop près.

## La première partie

lesson-1 = Bienvenue à bord ! Huit brouilleurs sont cachés autour de la planète. Détruis-les tous, avant que les Creepers n’usent ses quatre boucliers. Ton vaisseau est le jaune.
lesson-2 = Neuf boutons, et nul ne sait lequel fait quoi. On sait juste ce que contient un groupe : le A a le tir jaune, le tir vert et la propulsion bleue. Appuie sur le 2 !
lesson-2-wrong = Attends ! Certains de ces boutons tirent, et le tir vert toucherait ta propre planète, juste derrière toi. Commence par le bouton 2.
lesson-3 = Le tir jaune ! Un tir file droit vers le bord de sa couleur et touche ce qu’il rencontre en premier : ici un Creeper, qui te donne 1 énergie.
lesson-3-danger = Mais gare : le tir vert aurait touché ta planète et coûté un bouclier, et un ami touché perd de l’énergie. Avant d’appuyer, regarde où irait chaque tir du groupe !
lesson-4 = Chacun appuie deux fois par tour, dans l’ordre qu’on veut ; ton ami a commencé aussi. Dans le groupe C, le seul tir est violet, et la voie est libre. Essaie le 8.
lesson-4-wrong = Prudence : le groupe A cache encore le tir vert, et la planète est derrière toi. Dans le groupe C, rien à craindre : le bouton 8.
lesson-5 = La propulsion jaune : une case vers le bord jaune. Arriver sur une tuile la retourne, et c’est un brouilleur ! Détruis-le : cela coûte 1 énergie, et tu en as 2.
lesson-5-wrong = Pas maintenant : tu es sur un brouilleur et tu as l’énergie qu’il faut. Le détruire ne demande aucun appui.
lesson-6 = Et d’un ! Retiens bien : le 2 est le tir jaune, le 8 la propulsion jaune. À la fin du tour ils sont cachés, et personne ne te le redira. Puis dis que tu as terminé.
lesson-7 = Aux Creepers ! Ils insèrent une disquette. Celle-ci a mélangé le groupe A de tout le monde : oublie donc le bouton 2 !
lesson-7-lines = Puis elle nomme une ligne par pilote. Sur la ligne 8, vide, un Creeper est sorti du vaisseau-mère. Sur la ligne 1, il y en avait déjà un : il a avancé.
lesson-7-stacks = Surveille les piles du vaisseau-mère : quand l’une est vide, une attaque générale suit. Quand la dernière est vide, c’est perdu.
lesson-8 = Deuxième tour, tout est caché. Tu es en b4 et tu veux avancer encore vers le bord jaune. Le groupe C n’a pas été mélangé : où était la propulsion jaune ?
lesson-8-wrong = Pas celui-là : tu ne l’as jamais vu à l’œuvre. Souviens-toi : quel bouton a mené ton vaisseau sur le brouilleur ?
lesson-9 = Quelle mémoire ! Et une réserve d’énergie : 1 énergie à chaque arrivée. Tu en as 2. Une fois par tour, 2 unités d’énergie paient un appui de plus. Achète-le !
lesson-9-wrong = Achète d’abord : avec un seul appui, tu resterais en chemin.
lesson-10 = Ton ami vient de voler vers le bord violet ; ce bouton est encore visible. Or un bouton du groupe B est ton replicator. Appuie sur le 4, pour voir.
lesson-10-wrong = Le bouton de ton ami ne se copie que pendant ce tour. Cherche ton replicator : le bouton 4.
lesson-11 = Le voilà ! Le replicator fait ce que fait un bouton visible d’un autre pilote, mais avec ton vaisseau. Copie la propulsion violette.
lesson-12 = Aïe, une sonde. Un vaisseau qui s’y trouve quand les Creepers avancent appelle une ligne de plus. Filons ! Il te reste un appui : le bouton 9.
lesson-12-wrong = Il faut quitter cette sonde, et un tir ne te fait pas avancer. Appuie sur le bouton 9.
lesson-13 = La propulsion verte, jusqu’à un accélérateur qui a projeté ton vaisseau une case plus loin : c’est ce qui arrive à qui le retourne.
lesson-13-jump = Mais attention : les Creepers sautent les vaisseaux ! Celui de b2 passerait par-dessus toi et toucherait la planète. Abats-le vite, ou écarte-toi.
lesson-14 = Passons à la fin. Sept brouilleurs sont détruits, il reste deux boucliers, et tu es sur le huitième, avec 1 énergie. Pas besoin de bouton : tu sais quoi faire !
lesson-14-wrong = Inutile d’appuyer : tu es sur le dernier brouilleur et tu peux payer. Détruis-le, et c’est gagné.
lesson-15 = La planète est sauvée ! Les niveaux suivants apportent un pouvoir à chacun, des disquettes plus méchantes et des sondes à traquer. Retenez ensemble !

## Phrases toutes prêtes

phrase-me-first = Attendez, je joue d’abord.
phrase-you-first = Vas-y, je joue après toi.
phrase-i-remember = Je me souviens de ce bouton.
phrase-i-forgot = J’ai oublié ce qu’il y a là.
phrase-fire = Tire !
phrase-hold-fire = Ne tire pas, je suis devant !
phrase-jammer-there = Il y a un brouilleur là.
phrase-save-energy = Garde ton énergie.
phrase-creeper-near = Un Creeper est tout près de la planète !
phrase-copy-mine = Copie mon bouton.
phrase-use-power = Sers-toi de ton pouvoir.
phrase-all-done = J’ai fini, et vous ?

## Les chiffres d’une partie

figure-jammers = Brouilleurs détruits
figure-creepers = Creepers abattus
figure-probes = Sondes détruites
figure-presses = Appuis
figure-finds = Appuis fructueux
figure-in-vain = Appuis sans effet
figure-friendly-fire = Tirs sur un ami ou la planète
figure-tiles = Tuiles révélées
figure-energy-gained = Énergies gagnées
figure-energy-gone = Énergies dépensées ou perdues
figure-shields-lost = Boucliers perdus
figure-rounds = Tours

## Pourquoi ce coup : la suite de « car », jusqu’à la comparaison

reason-shields = la planète aura encore { $with ->
    [one] { $with } bouclier
   *[other] { $with } boucliers
}, au lieu de { $without }
reason-jammers = il restera { $with ->
    [one] { $with } brouilleur
   *[other] { $with } brouilleurs
} à détruire, au lieu de { $without }
reason-found = vous aurez trouvé { $with ->
    [one] { $with } brouilleur
   *[other] { $with } brouilleurs
}, au lieu de { $without }
reason-landing = il y aura { $with ->
    [one] { $with } Creeper
   *[other] { $with } Creepers
} à un pas de la planète, au lieu de { $without }
reason-creepers = il y aura { $with ->
    [one] { $with } Creeper
   *[other] { $with } Creepers
} sur le plateau, au lieu de { $without }
reason-unsearched = il restera { $with ->
    [one] { $with } tuile
   *[other] { $with } tuiles
} où chercher des brouilleurs, au lieu de { $without }
reason-probes = vous aurez détruit { $with ->
    [one] { $with } sonde
   *[other] { $with } sondes
}, au lieu de { $without }
reason-energy = vous aurez { $with ->
    [one] { $with } énergie
   *[other] { $with } énergies
} à vous tous, au lieu de { $without }
reason-buttons = vous aurez vu { $with ->
    [one] { $with } bouton
   *[other] { $with } boutons
}, au lieu de { $without }
reason-way = ton vaisseau sera à { $with ->
    [one] { $with } case
   *[other] { $with } cases
} d’un brouilleur ou d’une tuile où chercher, au lieu de { $without }

## Ce qu’on montre du doigt

target-cell = la case { $cell }
target-planet = la planète
target-shields = les boucliers
target-jammers = les brouilleurs détruits
target-jammers-of = les brouilleurs du secteur { $sector }
target-mothership = le vaisseau-mère
target-floppy = la disquette
target-ship = { $the-ship }
target-energy = l’énergie de { $the-ship }
target-group = le groupe { $group }
target-line = la ligne { $line }
target-creeper = le Creeper de la ligne { $line }
target-button = le bouton { $place } de { $the-ship }
