### Arkade en français. Le `.the` d’une chose est la chose telle qu’elle s’écrit dans une phrase, avec son article.

title = Arkade
blurb = Un duel comme au temps des salles d’arcade : des soucoupes de toutes les couleurs descendent, un vaisseau seul leur tire dessus. Au tour par tour, ou tous les deux à la fois.
handicap = { $seat ->
    [0] { $count ->
        [one] { $count } pépite de moins pour le Défenseur
       *[other] { $count } pépites de moins pour le Défenseur
    }
   *[other] { $count ->
        [one] { $count } pépite de plus
       *[other] { $count } pépites de plus
    }
}

role-0 = Alien
    .the = l’Alien
    .about = Veut poser une seule soucoupe. Deux dés les font avancer, couleur par couleur ; les cases encadrées donnent des tuiles qui les accélèrent, les réparent ou bloquent le vaisseau.
role-1 = Défenseur
    .the = le Défenseur
    .about = Veut toutes les abattre avant. Un dé déplace le vaisseau, l’autre tire ; les pépites l’emmènent plus loin, et chaque paire abattue d’une couleur rapporte une tuile.
# En arcade, personne ne commence.
begins = { $mode ->
    [arcade] { "" }
   *[other] commence
}

## Couleurs, soucoupes et autres choses

colour-green = vert
colour-orange = orange
colour-purple = violet

saucer-green = soucoupe verte
    .the = la soucoupe verte
saucer-orange = soucoupe orange
    .the = la soucoupe orange
saucer-purple = soucoupe violette
    .the = la soucoupe violette

thing-asteroid = astéroïde
    .the = l’astéroïde
thing-field = champ magnétique
    .the = le champ magnétique
thing-tower = mini-tour
    .the = la mini-tour

## Les tuiles, et ce qu’elles font

tile-life = vie en plus
tile-life-does = La soucoupe qui l’a déclenchée survivra à un tir.
tile-engine = moteur
tile-engine-does = La soucoupe qui l’a déclenchée avance encore d’une case, quelle qu’en soit la couleur, si elle est libre.
tile-rift = faille
tile-rift-does = Une soucoupe qui a le champ libre rejoint la ligne de celle qui l’a déclenchée.
tile-nugget = pépite perdue
tile-nugget-does = Une pépite de moins pour le Défenseur.
tile-repair = réparation
tile-repair-does = Une soucoupe perdue revient sur la première ligne.
tile-reactor = réacteur
tile-reactor-does = Le vaisseau est cloué sur place, sauf si le dé montre 1 ou { $columns } : alors il doit y aller.

tile-ammo = super munition
tile-ammo-does = À garder : un tir de plus de cette couleur, qu’aucune vie en plus n’arrête.
tile-asteroid = astéroïde
tile-asteroid-does = Barre une case. Pour s’en défaire, l’Alien doit sacrifier une soucoupe.
tile-nugget-1 = mine (+1 pépite)
tile-nugget-1-does = Le Défenseur trouve une pépite.
tile-nugget-2 = mine (+2 pépites)
tile-nugget-2-does = Le Défenseur trouve deux pépites.
tile-field = champ magnétique
tile-field-does = Barre une case, jusqu’à ce qu’une soucoupe voisine le coupe avec un dé.
tile-comet-1 = comète (1 case)
tile-comet-1-does = Une soucoupe recule d’une case.
tile-comet-2 = comète (2 cases)
tile-comet-2-does = Une soucoupe recule de deux cases.
tile-tower = mini-tour
tile-tower-does = Un second canon, sur la dernière ligne, jusqu’à la fin.
tile-gps = GPS
tile-gps-does = À garder : une fois, le vaisseau va sur la case de son choix.

## Les options

option-mode = Mode
option-mode-strategy = Stratégie : chacun son tour
option-mode-arcade = Arcade : tous les deux à la fois, en temps réel
option-side = Face du plateau
option-side-classic = classique
option-side-advanced = avancée : plus dure pour l’Alien
option-layout = Soucoupes
option-layout-base = disposition de base
option-layout-simplified = couleurs alignées : plus facile pour l’Alien
option-nuggets = Pépites
option-nuggets-4 = 4 : difficile pour le Défenseur
option-nuggets-6 = 6 : normal
option-nuggets-8 = 8 : facile pour le Défenseur
option-throws = Lancers par tour
option-throws-3 = jusqu’à 3
option-throws-2 = jusqu’à 2 : plus dur pour tout le monde
option-tiles = Tuiles Pouvoir
option-tiles-true = avec
option-tiles-false = sans

## Ce que l’on peut faire

action-ready = C’est bon pour moi !
action-throw = { $dice ->
    [first] Relancer le premier dé
    [second] Relancer le second dé
    [fire] Relancer le dé de tir
    [movement] Relancer le dé de déplacement
   *[both] Lancer les deux dés
}
action-keep = Garder ces dés
action-move = Déplacer { $the-saucer } de { $from } à { $to }
action-stop = S’arrêter en { $cell } et prendre le bonus
action-sacrifice = Sacrifier { $the-saucer } en { $cell } pour faire sauter l’astéroïde
action-clear = Couper le champ magnétique en { $cell }
action-rift = Envoyer { $the-saucer } de { $cell } dans la faille
action-repair = Remettre { $the-saucer } en jeu, en { $cell }
action-fly = Aller à la case { $column }
action-shoot = Tirer en { $colour } dans la colonne { $column }
action-blast = Tirer une super munition, en { $colour }, dans la colonne { $column }
action-nugget = { $way ->
    [left] Dépenser une pépite : une case à gauche
   *[right] Dépenser une pépite : une case à droite
}
action-gps = Aller à la case { $column } par GPS
action-asteroid = Poser l’astéroïde en { $cell }
action-field = Poser le champ magnétique en { $cell }
action-tower = Bâtir la mini-tour dans la colonne { $column }
action-comet = Faire reculer { $the-saucer } de { $cell }
action-end = Finir le tour

## Ce qui s’est passé

event-ready = { $player } attend le signal.
event-countdown = Tout le monde est en place. On attend le signal…
event-go = C’est parti !
event-tossed = { $player } lance les dés.
event-thrown = { $throw ->
    [0] { $player } obtient { $first } et { $second }.
    [1] { $player } lance les dés : { $first } et { $second }.
   *[other] { $player } relance : { $first } et { $second }.
}
event-kept = { $player } garde ces dés.
event-ended = { $player } finit son tour.
event-moved = { $by ->
    [engine] Moteurs à fond, { $the-saucer } file de { $from } à { $to }.
    [rift] Par la faille, { $the-saucer } bondit de { $from } à { $to }.
   *[die] { $player } déplace { $the-saucer } de { $from } à { $to }.
}
event-bonus = Bonus en { $cell } ! { $player } retourne une tuile : { $tile }.
event-life = Une vie en plus pour { $the-saucer } en { $cell }.
event-nugget-lost = { $left ->
    [0] { $player } perd sa dernière pépite.
   *[other] { $player } perd une pépite, il en reste { $left }.
}
event-repaired = { $player } remet { $the-saucer } en jeu, en { $cell }.
event-reactor-hit = Réacteur touché : { $player } ne maîtrise plus son vaisseau.
event-no-effect = Sans effet : la tuile « { $tile } » ne sert à rien cette fois.
event-lost-bonus = La soucoupe n’est plus en { $cell } : pas de bonus pour { $player }.
event-sacrificed = { $player } sacrifie { $the-saucer } en { $cell } : l’astéroïde en { $asteroid } vole en éclats.
event-cleared = { $player } coupe le champ magnétique en { $cell }.
event-flew = { $by ->
    [nugget] { $player } dépense une pépite et passe à la case { $to } ; { $left ->
        [0] c’était la dernière
       *[other] il en reste { $left }
    }.
    [gps] { $player } suit son GPS jusqu’à la case { $to }.
    [reactor] Le réacteur en panne emporte { $player } à la case { $to }.
   *[die] { $player } vole de la case { $from } à la case { $to }.
}
event-fired = { $ammo ->
    [true] { $from ->
        [tower] Piouuu ! La tour tire une super munition dans la colonne { $column }.
       *[ship] Piouuu ! { $player } tire une super munition dans la colonne { $column }.
    }
   *[false] { $from ->
        [tower] Piouuu ! La tour tire en { $colour } dans la colonne { $column }.
       *[ship] Piouuu ! { $player } tire en { $colour } dans la colonne { $column }.
    }
}
event-eliminated = Touché : { $the-saucer } en { $cell } est éliminée.
event-life-lost = Touché : { $the-saucer } en { $cell } perd sa vie en plus, mais tient bon.
event-power = Ça fait une paire ! { $player } retourne une tuile : { $tile }.
event-placed = { $player } pose { $the-thing } en { $cell }.
event-pushed = Une comète passe : { $the-saucer } recule de { $from } à { $to }.
event-nuggets-found = { $count ->
    [one] { $player } trouve une pépite et en a maintenant { $left }.
   *[other] { $player } trouve { $count } pépites et en a maintenant { $left }.
}
event-tile-kept = { $player } garde la tuile « { $tile } » pour plus tard.
event-released = Le réacteur repart : { $player } retrouve ses commandes.
event-won = { $how ->
    [landed] Une soucoupe est sur la dernière ligne : { $player } remporte la partie !
    [sacrificed-last] La dernière soucoupe s’est sacrifiée : { $player } remporte la partie !
   *[wiped-out] Plus une soucoupe dans le ciel : { $player } remporte la partie !
}
event-drawn = Personne ne cède : partie nulle.

## Pourquoi pas

refusal-over = La partie est finie. Pour rejouer, commence une nouvelle partie.
refusal-drawn = La partie s’est finie sur une nulle. Pour rejouer, commence une nouvelle partie.
refusal-not-your-turn = C’est à l’autre camp de jouer. Ton tour vient juste après.
refusal-aliens-only = Ça, seul l’Alien peut le faire. Toi, tu pilotes le vaisseau : déplace-le et tire.
refusal-defenders-only = Ça, seul le Défenseur peut le faire. Toi, tu mènes les soucoupes : déplace-les.
refusal-choose-first = Un choix t’attend. Fais-le d’abord, et la partie continue.
refusal-stop-or-not = Ta soucoupe est sur une case bonus. Dis d’abord si elle s’y arrête ou si elle continue.
refusal-no-bonus-to-answer = Aucune de tes tuiles ne demande cela maintenant. C’est la réponse à une tuile qu’une case bonus vient de faire retourner.
refusal-no-pair-to-answer = Aucune de tes tuiles ne demande cela maintenant. C’est la réponse à une tuile qu’une paire vient de faire retourner.
refusal-not-started = La partie n’a pas commencé. Attends le signal.
refusal-already-ready = C’est noté, on n’attend plus que l’autre camp. Le décompte suivra.
refusal-started = La partie est lancée : plus besoin de se mettre en place. Lance tes dés !
refusal-no-signal = En mode stratégie, il n’y a pas de signal à attendre. Joue simplement à ton tour.
refusal-no-turns = En mode arcade, il n’y a pas de tour à finir ni de dés à garder. Relance quand tu veux.
refusal-alien-throws-both = Le premier lancer d’un tour se fait avec les deux dés. Ensuite, on peut en relancer un seul.
refusal-defender-throws-both = Un tour commence par un lancer des deux dés, tir et déplacement. Ensuite, on peut en relancer un seul.
refusal-always-both = En mode arcade, les deux dés se lancent toujours ensemble.
refusal-alien-has-thrown = Ces dés sont définitifs : ils ont été gardés, ou il ne reste plus de lancer. Sers-t’en, ou finis ton tour.
refusal-defender-has-thrown = Ces dés sont définitifs : ils ont été gardés, ou il ne reste plus de lancer. Déplace-toi et tire, ou finis ton tour.
refusal-alien-keeps-first = Tu peux encore relancer. Garde d’abord ces dés, et tu pourras finir ton tour.
refusal-defender-keeps-first = Tu peux encore relancer. Garde d’abord ces dés, puis déplace-toi, tire, ou finis ton tour.
refusal-dice-falling = Les dés sont encore en l’air. Attends qu’ils tombent.
refusal-throw-first = Il n’y a pas encore de dés à jouer. Lance-les d’abord.
refusal-not-final = Tu peux encore relancer. Garde d’abord ces dés, et tu pourras t’en servir.
refusal-die-used = Ce dé a déjà servi. Chacun sert une fois par tour.
refusal-die-used-in-arcade = Ce dé a déjà servi. Relance pour t’en resservir.
refusal-no-saucer = Aucune soucoupe n’est placée pour faire ce pas. Une soucoupe va sur la case juste devant elle ou à côté.
refusal-diagonally = Une soucoupe avance d’une case à la fois, tout droit ou sur le côté.
refusal-backwards = Une soucoupe ne recule jamais. Elle va devant elle ou sur le côté.
refusal-occupied = Cette case est prise. Il faut une case libre à la soucoupe.
refusal-no-die-of-that-colour = Aucun dé disponible n’a la couleur de cette case. Va sur une case dont un dé montre la couleur.
refusal-saucer-stays = Cette soucoupe a déclenché un bonus : aucun dé ne la déplace plus pour le moment. Bouges-en une autre.
refusal-none-to-sacrifice = Il n’y a pas de soucoupe à sacrifier là. Il en faut une juste avant un astéroïde.
refusal-no-asteroid-ahead = Il n’y a pas d’astéroïde juste devant cette soucoupe. On n’en sacrifie une que si elle se trouve juste avant un astéroïde.
refusal-no-field = Il n’y a pas de champ magnétique sur cette case.
refusal-no-saucer-beside = Aucune soucoupe n’est à côté de ce champ magnétique. Amènes-en une d’abord.
refusal-no-clearing-die = Aucun dé disponible n’a la couleur qui coupe un champ magnétique.
refusal-none-for-rift = Il n’y a pas de soucoupe sur cette case. Choisis-en une à envoyer dans la faille.
refusal-not-behind = Cette soucoupe n’est pas en arrière de la ligne du bonus. Choisis-en une plus loin derrière.
refusal-rift-blocked = Quelque chose barre la route à cette soucoupe. Pour la faille, la colonne doit être libre jusqu’à cette ligne.
refusal-none-lost = Aucune soucoupe de cette couleur n’est hors jeu. Choisis-en une qui a été perdue.
refusal-repair-taken = Une soucoupe réparée revient sur une case libre de la première ligne. Choisis l’une d’elles.
refusal-ship-is-there = Le vaisseau est déjà sur cette case. Choisis-en une autre, ou reste là.
refusal-die-shows-its-cell = Le dé montre la case où se trouve déjà le vaisseau. Autant y rester.
refusal-ship-held = Le réacteur est touché : le vaisseau ne bouge pas pour le moment. Tu peux quand même tirer.
refusal-ship-held-in-arcade = Le réacteur retient le vaisseau pour le moment. Relance ; tu peux quand même tirer.
refusal-must-obey = Le réacteur est touché et le dé montre 1 ou { $columns } : le vaisseau doit y aller. Déplace-le avant de finir ton tour.
refusal-no-nugget = Tu n’as plus de pépite.
refusal-edge = Le vaisseau est au bord : il n’y a pas de case de ce côté.
refusal-no-gps = Tu n’as pas de tuile GPS.
refusal-not-covered = Ni le vaisseau ni une tour n’est dans cette colonne. Vas-y d’abord.
refusal-empty-column = Il n’y a pas de soucoupe à toucher dans cette colonne.
refusal-wrong-colour = La première soucoupe de cette colonne n’a pas la couleur du tir. Cherches-en une de sa couleur.
refusal-no-ammo = Tu n’as pas de super munition de cette couleur.
refusal-ammo-too-early = Tu peux encore relancer. Garde d’abord tes dés, et tu pourras tirer une super munition.
refusal-cell-taken = Il y a déjà quelque chose sur cette case. Choisis-en une vide.
refusal-bonus-cell = Les cases bonus restent sans obstacle. Choisis une autre case.
refusal-none-for-comet = Il n’y a pas de soucoupe sur cette case. Choisis-en une que la comète repoussera.
refusal-cannot-go-back = Cette soucoupe ne peut pas reculer : quelque chose est juste derrière, ou elle est sur la première ligne. Choisis-en une autre.

## Les règles, section par section

section-goal = Le but
section-set-up = Avant de jouer
section-alien = Le tour de l’Alien
section-bonus = Les cases bonus
section-alien-tiles = Les tuiles de l’Alien
section-defender = Le tour du Défenseur
section-pairs = Les paires
section-defender-tiles = Les tuiles du Défenseur
section-arcade = Le mode arcade
section-variants = Plus facile, plus dur, plus bruyant

## Règles (R) et précisions (A), avec nos propres mots

R1 = L’Alien veut poser une soucoupe sur la dernière ligne. Le Défenseur veut les abattre toutes avant.
R2 = Il y a deux façons de jouer. En mode stratégie, on joue chacun son tour et on réfléchit ; en mode arcade, on joue tous les deux à la fois, et ça va vite.
R3 = Les { $saucers } soucoupes de l’Alien remplissent { $saucer-lines ->
        [one] la première ligne
       *[other] les { $saucer-lines } premières lignes
    }, cœur caché, dans la disposition de base.
R4 = Dans la disposition simplifiée, les soucoupes d’une même couleur se suivent en colonne. L’Alien a la vie plus facile.
R5 = En mode stratégie, l’Alien a { $alien-hand ->
        [one] { $alien-hand } tuile, tirée au hasard et laissée
       *[other] { $alien-hand } tuiles, tirées au hasard et laissées
    } face cachée. Les autres restent dans la boîte.
R6 = Le vaisseau part de la case 1. Le Défenseur reçoit 4 pépites (difficile), 6 (normal) ou 8 (facile).
R7 = En mode stratégie, le Défenseur a { $defender-hands ->
        [one] { $defender-hands } tuile tirée
       *[other] { $defender-hands } tuiles tirées
    } au hasard, { $defender-hand } par couleur. Les autres restent dans la boîte.
R8 = En mode stratégie, on joue chacun son tour. L’Alien ouvre le jeu.
R9 = L’Alien lance deux dés, puis peut en relancer un ou deux, à deux reprises au plus. Seul compte ce qu’ils montrent à la fin.
R10 = Une soucoupe passe sur la case voisine, devant ou à côté, si un dé montre la couleur de cette case.
R11 = Une soucoupe ne va jamais en diagonale ni en arrière, n’en saute jamais une autre et n’entre jamais sur une case prise.
R12 = L’Alien peut bouger deux soucoupes d’une case, une même soucoupe de deux cases, ou laisser des dés de côté.
R13 = Une case encadrée est une case bonus. Quand une soucoupe de la couleur du cadre y termine son mouvement, l’Alien retourne au hasard une des tuiles tirées au début, l’applique aussitôt et la défausse.
R14 = Une tuile qui ne peut rien faire est sans effet. Une soucoupe peut déclencher plusieurs cases bonus.
R15 = Le Défenseur lance le dé de tir et le dé de déplacement, et peut relancer comme l’Alien. Ensuite le vaisseau bouge et tire, dans l’ordre qu’il veut.
R16 = Le dé de déplacement mène le vaisseau à la case de ce numéro. On peut aussi rester où l’on est.
R17 = Le Défenseur peut dépenser des pépites quand il veut pendant son tour. Chacune mène le vaisseau à une case voisine, puis elle est défaussée.
R18 = Un tir touche s’il a la couleur de la première soucoupe dans la colonne du vaisseau. Elle quitte le plateau, ou perd sa vie en plus si elle en a une.
R19 = Toutes les deux soucoupes abattues d’une même couleur, le Défenseur retourne une tuile de cette couleur, l’applique et la défausse.
R20 = Dès qu’il n’y a plus une soucoupe sur le plateau, le Défenseur a gagné.
R21 = Dès qu’une soucoupe est sur la dernière ligne, l’Alien a gagné.
R22 = En mode arcade, tout le monde joue en même temps à partir du signal. Personne n’attend personne.
R23 = En mode arcade, l’Alien lance, se sert des deux dés, d’un seul ou d’aucun, et relance, sans s’arrêter.
R24 = En mode arcade, le Défenseur fait de même avec le dé de tir et celui de déplacement. Ses pépites se dépensent quand il veut.
R25 = Le mode arcade se joue normalement sans tuiles.
R26 = Astéroïde : le Défenseur le pose sur n’importe quelle case qui n’est pas une case bonus. Aucune soucoupe ne le franchit ; les tirs, eux, passent. L’Alien peut sacrifier la soucoupe qui se trouve juste avant lui : elle disparaît du plateau, et l’astéroïde avec elle.
R27 = Champ magnétique : le Défenseur le pose sur n’importe quelle case qui n’est pas une case bonus, et aucune soucoupe n’y entre. Pour le retirer, il faut à l’Alien une soucoupe juste à côté et un dé { $clearing }. Entrer ensuite sur la case demande un autre dé, de la couleur de cette case.
R28 = Mini-tour : elle occupe une case de la dernière ligne jusqu’à la fin et en barre l’accès. Le Défenseur peut tirer de là comme d’un second vaisseau, tout le long de la colonne.
R29 = Mine : le Défenseur reçoit une ou deux pépites de plus, selon la tuile.
R30 = Comète : le Défenseur repousse une soucoupe d’une ou deux cases, selon la tuile.
R31 = Super munition : le Défenseur la garde pour un tir de plus, de sa couleur, en plus de celui du dé. Elle détruit même une soucoupe qui a une vie en plus.
R32 = GPS : le Défenseur le garde et peut s’en servir à n’importe quel moment pour mener le vaisseau à la case de son choix, en plus du déplacement du dé. Le vaisseau peut donc bouger deux fois en un tour.
R33 = Vie en plus : la soucoupe qui l’a déclenchée montre son cœur. Le prochain tir ne fait que le cacher ; le suivant la détruit.
R34 = Moteur : la soucoupe qui l’a déclenché avance encore d’une case, si celle-ci est libre.
R35 = Faille : une soucoupe au choix de l’Alien file tout droit, la voie libre (pas de soucoupe devant elle dans sa colonne), jusqu’à la ligne de celle qui est sur la case bonus. Si elle tombe à son tour sur un bonus, c’est un combo.
R36 = Pépite perdue : le Défenseur perd une pépite.
R37 = Réparation : une soucoupe perdue revient sur une case libre de la première ligne. S’il n’en manque aucune, ou s’il n’y a pas de place, il ne se passe rien.
R38 = Réacteur : au prochain tour du Défenseur, le vaisseau est bloqué. Seul un 1 ou un { $columns } au dé de déplacement le fait bouger, et il doit alors y aller. Après ce tour, il vole comme avant.
R39 = Trop dur ? En mode stratégie, on peut se passer des tuiles. Trop facile ? On ajoute les tuiles au mode arcade, ou on se contente de deux lancers par tour en mode stratégie.
R40 = Un tir, ça s’entend. Fais « piouuu » quand tu tires !
R41 = Un grand contre un petit ? Si le grand est le Défenseur, il prend 4 ou 6 pépites, et le petit joue sur la face classique avec la disposition simplifiée. Si le grand est l’Alien, il joue sur la face avancée avec la disposition de base, et le petit prend 8 pépites.

A1 = Devant, c’est vers la dernière ligne. La case où l’on entre ne doit contenir ni soucoupe, ni astéroïde, ni champ magnétique, ni tour. Chaque pas demande un dé.
A2 = Après le premier lancer, l’Alien relance l’un des dés ou les deux, ou les garde. Ensuite chaque dé sert une fois au plus, dans n’importe quel ordre et pour n’importe quelle soucoupe. C’est l’Alien qui dit quand son tour est fini.
A3 = Quand une soucoupe arrive sur une case bonus de sa couleur, qu’elle pourrait continuer avec le second dé et qu’il reste une tuile, l’Alien choisit : s’arrêter et prendre le bonus, ou continuer avec ce dé et s’en passer. Se servir du dé pour autre chose, c’est s’arrêter.
A4 = Quand il ne reste plus de tuile, une case bonus ne fait rien. Une soucoupe qu’une tuile amène sur une case bonus de sa couleur la déclenche aussi.
A5 = Une vie en plus ne change rien pour une soucoupe qui en a déjà une. Le moteur ignore les couleurs. La faille est pour une soucoupe plus en arrière, dont la colonne est libre jusqu’à cette ligne. Pour perdre une pépite, il faut en avoir une. Pour une réparation, l’Alien choisit la soucoupe et la case.
A6 = Tant que le réacteur est touché, pépites et GPS ne déplacent rien. Si le dé de déplacement montre à la fin 1 ou { $columns }, le vaisseau doit y aller, avant ou après le tir, et ne bouge pas autrement ; s’il y est déjà, c’est fait. On tire comme d’habitude.
A7 = Après le dernier lancer, le Défenseur peut faire un déplacement et un tir avec les dés, dans l’ordre qu’il veut, ou les laisser. Ensuite il met fin à son tour.
A8 = Un tir part du vaisseau ou d’une tour et atteint la soucoupe de cette colonne la plus proche du Défenseur. Astéroïdes et champs magnétiques ne l’arrêtent pas. La super munition ne tient pas compte de la vie en plus.
A9 = La tuile est retournée sur-le-champ, au milieu du tour, chaque fois que le nombre de soucoupes abattues d’une couleur devient pair.
A10 = Un astéroïde ou un champ magnétique va sur n’importe quelle case vide, première et dernière lignes comprises, sauf une case bonus de la face jouée. Une comète repousse une soucoupe qui peut reculer, tout droit dans sa colonne, aussi loin que la voie est libre ; elle n’y déclenche aucun bonus. Une tour demande une case libre de la dernière ligne.
A11 = Pendant son tour, même avant et entre les lancers, l’Alien peut sacrifier une soucoupe placée juste avant un astéroïde, dans la même colonne ; il ne faut pas de dé. Un champ magnétique se retire après le dernier lancer, avec une soucoupe à côté, devant ou derrière. Un sacrifice ne compte pas pour une paire ; celui de la dernière soucoupe fait perdre la partie.
A12 = La partie s’arrête à l’instant même, y compris au milieu d’un tour, que la soucoupe soit arrivée grâce à un dé ou à une tuile.
A13 = En mode arcade, il n’y a pas de tours : on lance à son propre rythme et chaque dé du dernier lancer sert une fois au plus. Qui agit en premier passe en premier. Les dés de l’Alien tombent en { $alien-fall } s, ceux du Défenseur en { $defender-fall } s, pour les robots comme pour les gens.
A14 = L’effet d’un réacteur touché en mode arcade est expliqué en A27.
A15 = Après { $most-turns } tours des deux camps réunis, ou { $most-throws } lancers en mode arcade, la partie est nulle. Entre humains, on n’en arrive presque jamais là.
A16 = Une soucoupe qui a déclenché un bonus n’est plus déplacée par un dé ce tour-ci ; en mode arcade, pas avant le prochain lancer. Une tuile peut encore la déplacer.
A17 = On lance toujours au moins une fois. En mode stratégie, aucun dé ne sert avant le dernier lancer. Un dé qu’on ne relance pas garde son résultat et peut être relancé plus tard.
A18 = Les effets sont obligatoires et passent avant tout ce que ce joueur fait d’autre. Un choix sans réponse possible est sans effet, et la tuile est perdue. Un combo commence une fois terminé l’effet qui l’amène.
A19 = Une case bonus fonctionne chaque fois qu’une soucoupe de sa couleur s’y arrête, même si c’est la même. Y rester, ou y être repoussée par une comète, ne déclenche rien.
A20 = En mode stratégie, une super munition se tire après le dernier lancer, avant ou après le tir du dé, et autant qu’on en a, y compris celles de ce tour. En mode arcade, elle se tire n’importe quand.
A21 = Les cases 1 et { $columns } ne sont pas voisines. Pépites et GPS doivent mener le vaisseau à une autre case. En mode stratégie, le Défenseur s’en sert à son tour seulement, avant, entre et après les lancers, mais pas tant qu’un choix est ouvert. (La règle du GPS dit bien « à n’importe quel moment », mais les deux déplacements en un tour dont elle parle ensuite sont ceux de son propre tour.)
A22 = Les soucoupes abattues se comptent sur toute la partie ; une réparation n’en retire aucune, une vie perdue n’en ajoute pas. Quand tombe la dernière soucoupe, la partie est finie et aucune tuile n’est retournée.
A23 = Une vie en plus ne sauve pas une soucoupe sacrifiée. Une réparation ramène n’importe quelle soucoupe perdue, abattue ou sacrifiée, sans vie en plus.
A24 = Soucoupes, astéroïdes, champs magnétiques et tours barrent tous la route au moteur et à la faille. La faille mène à la ligne de la case bonus. Les soucoupes au-delà de cette ligne ne comptent pas : c’est la voie qui doit être libre, et elle s’arrête là.
A25 = Une tour couvre aussitôt sa colonne, y compris les soucoupes qui s’y trouvent déjà. Le dé de tir donne un seul tir par lancer, du vaisseau ou d’une tour.
A26 = En mode arcade, on lance toujours les deux dés ensemble, et ce qui n’a pas servi est perdu. Pendant qu’ils tombent, pépites, GPS et tuiles gardées restent utilisables.
A27 = En mode arcade, un réacteur touché retient le vaisseau, pépites et GPS compris. Un 1 ou un { $columns } l’y emmène aussitôt, et il ne bouge plus avant le prochain lancer. { $rules-version ->
        [1] Si le troisième lancer ne donne ni l’un ni l’autre, le vaisseau est libre et peut se servir de ce dé.
       *[other] Si le troisième lancer ne donne ni l’un ni l’autre, le vaisseau ne bouge pas non plus avec ce dé, ni avec pépites ou GPS ; le lancer suivant est libre, quoi qu’il montre.
    }
A28 = En mode arcade, un choix ne retient que celui qui doit le faire. Si la soucoupe qui pouvait s’arrêter ou continuer est abattue ou repoussée entre-temps, son bonus est perdu.
A29 = En mode arcade, une action compte au moment où elle arrive. Si elle n’est alors plus possible, elle est refusée et ne coûte rien. Un tir remonte sa colonne et touche la soucoupe de sa couleur qui s’y trouve alors la première.
A30 = Personne ne voit les tuiles face cachée ni celles de la boîte. Les couleurs des tuiles du Défenseur, tout le monde les voit.

## Les images de la page des règles

diagram-last-line = À un pas de la victoire : le dé orange mène cette soucoupe sur la case orange devant elle, sur la dernière ligne.
diagram-throw = Le premier lancer : violet et orange. L’Alien peut tout garder, ou relancer ce qui ne lui convient pas, un dé ou les deux.
diagram-move = Avec un dé violet et un dé vert, la soucoupe marquée peut avancer sur la case violette, ou se décaler à gauche sur la verte. À droite, la place est prise.
diagram-bonus = Une soucoupe orange sur un cadre orange. S’arrêter là et retourner une tuile, ou continuer avec l’autre dé et y renoncer ?
diagram-flight = Le dé de déplacement montre 4 : le vaisseau peut voler jusqu’à la case 4. Une pépite le mène une case plus loin, à gauche ou à droite : en 5, il serait face à la soucoupe orange.
diagram-shot = Le dé de tir est violet, comme la première soucoupe de la colonne du vaisseau : touché. Celles de derrière sont hors d’atteinte pour l’instant.
diagram-obstacles = Trois obstacles. L’astéroïde disparaît si l’on sacrifie la soucoupe qui est juste avant lui. Le champ magnétique se coupe avec un dé de sa couleur, depuis une case voisine. La mini-tour reste, et elle tire.
diagram-arcade = Le mode arcade : quand les deux camps sont prêts, le décompte part, puis tout le monde lance et joue en même temps.

## La première partie

lesson-1 = Bienvenue ! Les soucoupes sont à toi. Amènes-en une sur la dernière ligne et tu gagnes, si le vaisseau ne les abat pas toutes avant. Lance les dés !
lesson-2 = Un dé fait entrer une soucoupe sur une case de sa couleur. Le violet ouvre c4 à celle de b4 ; pour d4, la suivante, il faut du vert. Touche le second dé, puis relance.
lesson-2-wrong = Le violet est parfait, garde-le. Touche d’abord le second dé, puis relance : lui seul repart.
lesson-3 = Vert ! Tu pourrais relancer encore une fois, mais ces deux-là sont parfaits. Garde-les : les dés servent une fois les lancers finis.
lesson-4 = En route ! Avec le dé violet, la soucoupe de b4 avance d’une case : touche-la, puis c4.
lesson-5 = Un dé par pas, pour n’importe quelle soucoupe. Que la même aille en d4, avec le dé vert. Jamais en diagonale, ni en arrière, ni sur une case prise.
lesson-6 = Quelques tours plus tard. Une soucoupe arrêtée sur un cadre de sa couleur retourne une tuile. La tienne est orange, comme le cadre de d5 et un de tes dés : vas-y.
lesson-7 = À toi de choisir : le dé violet pourrait l’emmener plus loin, mais adieu le bonus. Arrête-toi là, et voyons ce que cache la tuile !
lesson-8 = Le moteur : une case de plus, cadeau ! Après son bonus, une soucoupe se repose jusqu’au prochain tour. Rien n’oblige à jouer tous les dés. Finis ton tour.
lesson-9 = Change de camp : à toi le vaisseau. Abats toutes les soucoupes avant qu’une ne passe ! Pour celle de e5, il faut un tir orange. Touche le dé de tir, puis relance.
lesson-9-wrong = Le dé de déplacement est bien comme il est. Touche d’abord le dé de tir, puis relance : lui seul repart.
lesson-10 = Orange ! Et c’était ton troisième lancer : les dés ne bougent plus. Joue-les dans l’ordre que tu veux. Vole d’abord à la case 4, où mène le dé.
lesson-11 = Il manque une case ! C’est à ça que servent les pépites : chacune décale le vaisseau d’une case, à tout moment de ton tour. Va à droite.
lesson-12 = Regarde ta colonne : seule la première soucoupe peut être touchée, et seulement par un tir de sa couleur. Elle est orange, comme ton dé. Feu !
lesson-13 = Piouuu ! La seconde orange : chaque paire d’une couleur retourne une tuile de cette couleur. Une comète ! Elle fait reculer de deux cases : renvoie celle de f1.
lesson-14 = Filons vers la fin. Il reste une soucoupe, à un pas de la dernière ligne, juste au-dessus du vaisseau. Et le dé de tir a sa couleur. Tu sais quoi faire !
lesson-15 = Plus une soucoupe : c’est gagné. Bravo ! C’était le mode stratégie. En mode arcade, on lance, on bouge et on tire en même temps, le plus vite possible.

## Les mots du fichier de matériel

component-colours = couleurs
component-board = plateau
component-columns = colonnes
component-rows = lignes
component-cells = cases
component-sides = faces
component-classic = classique
component-advanced = avancée
component-bonus = cases bonus
component-layouts = dispositions
component-base = de base
component-simplified = simplifiée
component-saucers = soucoupes
component-dice = dés
component-alien = Alien
component-defender = Défenseur
component-fire = tir
component-movement = déplacement
component-faces = faces
component-nuggets = pépites
component-clearing = contre un champ magnétique
component-colour = couleur
component-tiles = tuiles
component-hand = à tirer au départ
component-life = { tile-life }
component-engine = { tile-engine }
component-rift = { tile-rift }
component-nugget = { tile-nugget }
component-repair = { tile-repair }
component-reactor = { tile-reactor }
component-green = { colour-green }
component-orange = { colour-orange }
component-purple = { colour-purple }
component-kinds = sortes
component-time = chute des dés, en millisecondes
component-countdown = décompte
component-limits = partie nulle après
component-turns = tours
component-throws = lancers

object-green = { colour-green }
object-orange = { colour-orange }
object-purple = { colour-purple }
object-ammo = { tile-ammo }
object-asteroid = { tile-asteroid }
object-nugget-1 = { tile-nugget-1 }
object-nugget-2 = { tile-nugget-2 }
object-field = { tile-field }
object-comet-1 = { tile-comet-1 }
object-comet-2 = { tile-comet-2 }
object-tower = { tile-tower }
object-gps = { tile-gps }

## Le plateau

board-screen = Le plateau
board-console = { $seat ->
    [0] Le côté de l’Alien
   *[other] Le côté du Défenseur
}
board-cell = case { $cell }, fond { $colour }
board-cell-bonus = bonus { $colour }
board-life = vie en plus
board-spent = aucun dé ne la déplace plus pour l’instant
board-can-take = peut être choisie
board-can-go = on peut y aller
board-can-answer = peut être choisie
board-can-crash = peut être détruit
board-can-clear = peut être coupé
board-can-aim = un tir touche ici
board-can-fly = le vaisseau peut y aller
board-can-spend = une pépite y mène le vaisseau
board-held = choisie
board-zone-name = Les cases du vaisseau
board-zone = Case { $column } du vaisseau
board-ship = le vaisseau est ici
board-first = la première ici : { $saucer }
board-reactor = BLOQUÉ
board-dice = { $seat ->
    [0] Les dés de l’Alien
   *[other] Les dés du Défenseur
}
board-die-alien = Dé { $number } de l’Alien
board-die-fire = Dé de tir
board-die-movement = Dé de déplacement
board-die-none = pas lancé
board-die-used = utilisé
board-die-again = sera relancé
board-throw = Lancer
board-throw-again = Relancer
board-throw-one = Relancer ce dé
board-keep = Garder
board-end = Fin du tour
board-stop = S’arrêter
board-ready = C’est bon !
board-is-ready = En place
board-fly = Voler
board-fire = Feu !
board-nugget-left = Dépenser une pépite : une case à gauche
board-nugget-right = Dépenser une pépite : une case à droite
board-nuggets = { $count ->
    [one] { $count } pépite
   *[other] { $count } pépites
}
board-ammo = Super munition, { $colour }
board-gps = { $count ->
    [one] GPS
   *[other] GPS, il y en a { $count }
}
board-tiles = { $left ->
    [one] Les tuiles de l’Alien : il en reste { $left }
   *[other] Les tuiles de l’Alien : il en reste { $left }
}
board-later = encore face cachée : { $tiles }
board-never = en pointillé, jamais retournées, peut-être : { $tiles }
board-score = { $colour } : { $out } hors du plateau
board-score-tiles = { $colour } : { $out } hors du plateau, { $left ->
    [0] plus de tuile
    [one] { $left } tuile restante
   *[other] { $left } tuiles restantes
}, { $more ->
    [one] encore { $more } touchée pour retourner une tuile
   *[other] encore { $more } touchées pour retourner une tuile
}
board-flying = { $count ->
    [one] { $count } soucoupe sur le plateau
   *[other] { $count } soucoupes sur le plateau
}
board-round = Tour { $round }
board-turn = Tourner le côté de l’Alien
board-get-ready = EN PLACE…
board-go = C’EST PARTI !
board-look = Regarder de plus près
board-won = VICTOIRE !
board-lost = PERDU
board-game-over = PARTIE FINIE
board-over-alien = { $player } a atterri. La Terre change de mains.
board-over-defender = { $player } a sauvé la Terre !
board-over-draw = Partie nulle : personne ne cède.

board-ask-stop = S’arrêter en { $what } pour le bonus, ou continuer ?
board-ask-rift = Une faille ! Quelle soucoupe bondit sur la ligne { $what } ?
board-ask-repair = Réparée ! Choisis une soucoupe, puis une case de la ligne a.
board-ask-asteroid = Pose l’astéroïde sur une case libre.
board-ask-field = Pose le champ magnétique sur une case libre.
board-ask-tower = Bâtis la mini-tour sur une case libre de la dernière ligne.
board-ask-comet = { $what ->
    [1] Une comète ! Choisis la soucoupe qui recule d’une case.
   *[other] Une comète ! Choisis la soucoupe qui recule de { $what } cases.
}

board-prompt-ready = En place ? Appuie sur « C’est bon ! ».
board-prompt-gathering = Quand les deux camps sont en place, le décompte part.
board-prompt-waiting = Tu es en place. En face, pas encore.
board-prompt-countdown = On ne touche pas aux dés… le signal arrive.
board-prompt-race = Tous les deux à la fois : on lance, on joue, on relance !
board-prompt-race-0 = Lance, avance, relance. Cap sur la dernière ligne !
board-prompt-race-1 = Lance, vole, tire, relance. Pas une ne doit rester !
board-prompt-throw = À toi : lance tes dés.
board-prompt-again = Garde ces dés ou relance : les deux, ou celui que tu touches.
board-prompt-move = Choisis une soucoupe, puis une case de la couleur d’un dé.
board-prompt-shoot = Vole et tire, dans l’ordre que tu veux. Ensuite, finis ton tour.
board-prompt-turn-0 = { $player } déplace les soucoupes.
board-prompt-turn-1 = { $player } pilote le vaisseau.
board-prompt-choosing = { $player } a un choix à faire.
board-prompt-draw = Partie nulle : ce duel pourrait durer toujours.
board-prompt-landed = Une soucoupe a atterri : { $player } remporte la partie.
board-prompt-landed-won = Une soucoupe a atterri. La Terre est à toi !
board-prompt-landed-lost = Une soucoupe a atterri. La Terre est perdue… On remet ça ?
board-prompt-saved = Plus une soucoupe : { $player } remporte la partie.
board-prompt-saved-won = Plus une soucoupe. Tu as sauvé la Terre !
board-prompt-saved-lost = Plus une soucoupe. La Terre tient bon… On remet ça ?

board-keys = Touches
board-key-throw = lancer
board-key-die = choisir un dé
board-key-keep = garder
board-key-end = fin du tour
board-key-board = parcourir le plateau
board-key-choose = choisir une soucoupe, ou déplacer celle que l’on tient
board-key-take = prendre, lâcher, s’arrêter
board-key-fly = voler
board-key-fire = feu
board-key-shoot = tirer dans une colonne
board-key-nugget = pépite
board-key-blast = super munition
board-key-gps = GPS

## Phrases toutes prêtes

phrase-here-they-come = Les voilà !
phrase-one-less = Et une soucoupe de moins !
phrase-so-close = À une case près !
phrase-missed-me = Raté !
phrase-what-dice = Quels dés !
phrase-full-throttle = Pleins gaz !
phrase-game-over-soon = Ça sent la fin pour toi !

## Les chiffres d’une partie

figure-shot-down = Soucoupes abattues
figure-furthest = Ligne la plus lointaine atteinte
figure-throws = Lancers de dés
figure-moves = Déplacements de soucoupes
figure-tiles = Tuiles retournées
figure-lives-shot = Vies en plus touchées
figure-super-ammo = Super munitions tirées
figure-pushed-back = Soucoupes repoussées
figure-nuggets-spent = Pépites dépensées
figure-nuggets-found = Pépites trouvées
figure-nuggets-lost = Pépites perdues
figure-sacrificed = Soucoupes sacrifiées
figure-repaired = Soucoupes réparées

## Pourquoi ce coup : la suite de « car », jusqu’à la comparaison

reason-alien-saucers = tu auras { $with ->
    [one] { $with } soucoupe
   *[other] { $with } soucoupes
} sur le plateau, contre { $without }
reason-alien-nearest = ta première soucoupe sera à { $with ->
    [one] { $with } case
   *[other] { $with } cases
} de la dernière ligne, contre { $without }
reason-alien-unguarded = ta première soucoupe sans rien devant elle, ni vaisseau ni tour, sera à { $with ->
    [one] { $with } case
   *[other] { $with } cases
} de la dernière ligne, contre { $without }
reason-alien-steps = il restera { $with ->
    [one] { $with } case
   *[other] { $with } cases
} à faire à tes soucoupes, en tout, contre { $without }
reason-alien-lives = tes soucoupes auront { $with ->
    [one] { $with } vie
   *[other] { $with } vies
} en plus, contre { $without }
reason-alien-nuggets = le Défenseur aura { $with ->
    [one] { $with } pépite
   *[other] { $with } pépites
}, contre { $without }
reason-alien-tiles = il te restera { $with ->
    [one] { $with } tuile
   *[other] { $with } tuiles
} à retourner, contre { $without }
reason-ship-saucers = il restera { $with ->
    [one] { $with } soucoupe
   *[other] { $with } soucoupes
} sur le plateau, contre { $without }
reason-ship-nearest = la première soucoupe sera à { $with ->
    [one] { $with } case
   *[other] { $with } cases
} de la dernière ligne, contre { $without }
reason-ship-unguarded = la première soucoupe à qui ni vaisseau ni tour ne fait face sera à { $with ->
    [one] { $with } case
   *[other] { $with } cases
} de la dernière ligne, contre { $without }
reason-ship-lives = les soucoupes auront { $with ->
    [one] { $with } vie
   *[other] { $with } vies
} en plus, contre { $without }
reason-ship-nuggets = tu auras { $with ->
    [one] { $with } pépite
   *[other] { $with } pépites
}, contre { $without }
reason-ship-kept = tu garderas { $with ->
    [one] { $with } tuile
   *[other] { $with } tuiles
} pour plus tard, contre { $without }
reason-ship-obstacles = il y aura { $with ->
    [one] { $with } obstacle
   *[other] { $with } obstacles
} sur le plateau, contre { $without }

## Ce qu’on montre du doigt

target-cell = la case { $cell }
target-zone = la case { $column } du vaisseau
target-line = la ligne { $line }
target-ship = le vaisseau
target-nuggets = les pépites
target-out = les soucoupes hors du plateau
target-tiles-0 = les tuiles de l’Alien
target-tiles-1 = les tuiles du Défenseur
target-die-0 = le dé { $number } de l’Alien
target-die-1 = le { $number ->
    [1] dé de tir
   *[other] dé de déplacement
}
