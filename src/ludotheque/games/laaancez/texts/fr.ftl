### Laaancez ! en français. Le `.the` d’un objet est l’objet tel qu’il s’écrit dans une phrase, avec son article.

title = Laaancez !
blurb = Lance le dé, recrute une armée d’objets de Noël, puis jette-la ligne après ligne sur la feuille d’en face. La première bougie qui s’éteint a perdu !
handicap = { $count ->
    [one] { $count } cœur de plus à la bougie
   *[other] { $count } cœurs de plus à la bougie
}

## Les objets

object-snowball = boule de neige
    .the = la boule de neige
object-star = étoile
    .the = l’étoile
object-shield = bouclier
    .the = le bouclier
object-hat = bonnet de Noël
    .the = le bonnet de Noël
object-sugar = sucre d’orge
    .the = le sucre d’orge
object-gift = cadeau
    .the = le cadeau
object-bauble = boule de Noël
    .the = la boule de Noël
object-gingerbread = bonhomme en pain d’épices
    .the = le bonhomme en pain d’épices
object-fir = sapin
    .the = le sapin
object-candle = bougie
    .the = la bougie
object-damage = +1 dégât
    .the = +1 dégât

## Ce que l’on peut faire

action-roll = Lancer le dé
action-pass = Passer : aucune des deux options n’est possible
action-copy = Copier { $the-object } en { $cell }
action-tick = Renforcer { $the-object } en { $cell } : { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}
action-throw = Lancer { $the-object } ({ $from }) sur { $the-target } ({ $to }) : { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}

## Ce qui s’est passé

event-rolled = { $player } lance le dé et obtient un { $die }.
event-chose = { $player } a choisi.
event-chose-this = { $verb ->
    [copy] En secret, { $player } choisit de copier { $the-object } en { $cell }.
    [tick] En secret, { $player } choisit de renforcer { $the-object } en { $cell } : { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    }.
   *[pass] { $player } ne peut que passer.
}
event-copy-done = { $player } copie { $the-object } en { $cell }.
event-tick-done = { $player } renforce { $the-object } en { $cell } : { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}.
event-pass-done = { $player } passe.
event-combat = Une feuille est complète. Au combat !
event-thrown = { $player } lance { $the-object } ({ $from }) sur { $the-target } ({ $to }) : { $lost ->
    [one] { $lost } cœur barré
   *[other] { $lost } cœurs barrés
}, { $left ->
    [0] il n’en reste aucun
   *[other] il en reste { $left }
}.
event-destroyed = { $player } perd { $the-object } en { $cell }.
event-folded = { $line ->
    [a] { $player } replie sa première ligne.
    [b] { $player } replie sa deuxième ligne.
    [c] { $player } replie sa troisième ligne.
    [d] { $player } replie sa quatrième ligne.
   *[other] { $player } replie la ligne { $line }.
}
event-on-candle = { $player } n’a plus que sa bougie !
event-won = La bougie s’éteint : { $player } remporte la partie !

## Pourquoi pas

refusal-over = La partie est finie : l’une des bougies est éteinte. Pour rejouer, commence une nouvelle partie.
refusal-not-the-roller = Cette fois, c’est en face qu’on lance le dé. Tu choisiras dès qu’il sera tombé.
refusal-roll-first = Il n’y a pas encore de résultat : il faut d’abord lancer le dé.
refusal-already-chosen = Tu as déjà choisi. Les deux choix seront révélés dès qu’on aura choisi en face.
refusal-choose-first = Le dé est déjà lancé. Fais d’abord ton choix.
refusal-fighting = Le recrutement est fini, car une feuille est complète. À partir de maintenant, on lance les objets.
refusal-recruiting = On ne lance les objets qu’une fois une feuille complète. Pour l’instant, recrute.
refusal-not-your-throw = C’est à ton rival de lancer. Ton tour vient juste après.
refusal-not-offered = Le dé ne propose pas cet objet. Seules les options de son résultat peuvent être choisies.
refusal-candle-cell = Cette place est celle de la bougie. Copie l’objet dans une case libre des autres lignes.
refusal-cell-taken = Il y a déjà un objet dans cette case. Choisis-en une libre.
refusal-tick-not-offered = Ce résultat ne propose pas de dégât en plus. Choisis l’un des deux objets qu’il montre.
refusal-tick-candle = Les dégâts de la bougie ne changent jamais. +1 dégât se coche sur un objet que tu as recruté.
refusal-tick-hole = Il n’y a pas d’objet dans cette case. +1 dégât se coche sur un objet que tu as recruté.
refusal-tick-limit = Cet objet est déjà au maximum de ses dégâts. +1 dégât se coche sur un objet qui a encore une case vide.
refusal-must-choose = Au moins une des deux options est possible : il faut en choisir une.
refusal-must-throw = Au combat, on ne passe pas. Lance un objet de ta ligne de combat.
refusal-thrower-off-line = Cette case n’est pas sur ta ligne de combat. Lance un objet de cette ligne.
refusal-thrower-gone = Il n’y a plus rien à lancer dans cette case. Choisis un objet qui a encore des cœurs.
refusal-thrower-harmless = Un objet à 0 dégât ne se lance pas. Choisis-en un qui inflige au moins 1 dégât.
refusal-target-off-line = Cette case n’est pas sur la ligne qui te fait face. Vise la ligne adverse qui combat.
refusal-target-gone = Il n’y a plus rien à toucher dans cette case. Vise un objet qui a encore des cœurs.
refusal-target-protected = Un bouclier voisin protège cet objet. Détruis d’abord le bouclier, ou vise ailleurs.

## Le plateau

board-sheet = Feuille de { $player }
board-line = Ligne { $line }
board-line-fighting = Ligne { $line }, au combat
board-line-candle = Ligne { $line }, la bougie
board-folded = Ligne { $line }, pliée
board-cell = { $cell }, { $object }, { $hearts ->
    [one] { $hearts } cœur
   *[other] { $hearts } cœurs
} sur { $most }, dégâts { $damage } sur { $limit }
board-cell-free = { $cell }, libre
board-cell-hole = { $cell }, case vide
board-cell-destroyed = { $cell }, { $object }, hors de combat
board-protected = sous la protection d’un bouclier
board-can-throw = à lancer
board-can-hit = cible possible
board-can-copy = place possible
board-can-tick = +1 dégât possible
board-held = en main
board-pencilled = au crayon : { $object }
board-pencilled-tick = au crayon : un dégât de plus
board-die = Le dé montre { $die }
board-die-idle = Le dé
board-die-roll = Lance ! Le dé t’attend
board-roll = Lance !
board-options = Les deux options
board-option = { $object }, { $hearts ->
    [one] { $hearts } cœur
   *[other] { $hearts } cœurs
}, dégâts { $damage } sur { $limit }
board-option-protects = { $object }, { $hearts ->
    [one] { $hearts } cœur
   *[other] { $hearts } cœurs
}, protège ses voisins
board-option-damage = +1 dégât pour l’un de tes objets
board-option-impossible = impossible pour le moment
board-damage = +1 dégât
board-pass = Passer
board-pass-why = Aucune des deux options n’est possible
board-sealed = { $player } a choisi
board-thinking = { $player } réfléchit
board-battle = Combat
board-winner = Victoire
board-loser = Bougie éteinte
board-prompt-roll = À toi de lancer le dé.
board-prompt-rolls = { $player } va lancer le dé.
board-prompt-choose = Choisis une option et sa case, en secret jusqu’à la révélation.
board-prompt-chosen = Ton choix est fait. On attend { $player }.
board-prompt-choosing = On choisit en secret, des deux côtés.
board-prompt-throw = À toi : choisis un objet de ta ligne de combat, puis sa cible en face.
board-prompt-throws = { $player } vise…
board-prompt-won = La bougie d’en face est éteinte. C’est gagné !
board-prompt-lost = Ta bougie est éteinte : { $player } remporte la partie. On remet ça ?
board-prompt-over = La bougie est éteinte : { $player } remporte la partie.
board-die-table = Ce qu’offre chaque résultat du dé
board-die-face = { $die } : { $options }

## Les règles, section par section

section-goal = Le but
section-objects = Les objets
section-recruiting = Le recrutement
section-shields = Les boucliers
section-end-of-recruiting = Quand le recrutement s’arrête
section-throwing = Le combat : lancer
section-lines = Le combat : perdre une ligne
section-candle = La bougie

## Règles (R) et précisions (L), avec nos propres mots

R1 = Deux camps, deux bougies : éteins celle d’en face avant de perdre la tienne.
R2 = La partie a deux phases. On recrute d’abord des objets sur sa feuille, puis les deux feuilles s’affrontent.
R3 = Chaque objet a des cœurs et des dégâts. Les cœurs disent ce qu’il peut encaisser : leur nombre n’augmente jamais. Les dégâts disent combien de cœurs il fait barrer quand on le lance.
R4 = Les dégâts montent case par case, au plus jusqu’à la limite de l’objet. Cette limite dépend de l’objet.
R5 = On lance le dé chacun son tour ; le joueur 1 commence. Chaque résultat vaut pour les deux camps, qui jouent en même temps.
R6 = Tout résultat offre deux options, et chacun en prend une. Soit on copie un objet proposé, soit, lorsque le résultat offre +1 dégât, on coche un dégât de plus sur un objet déjà recruté.
R7 = Une feuille compte, de l’avant vers le fond, des lignes de { $rows } cases, puis la bougie, seule. Un nouvel objet se dessine dans la case vide de son choix.
R8 = Un bouclier protège son voisin direct de gauche et son voisin direct de droite.
R9 = Le recrutement s’arrête dès qu’une feuille a un objet dans chaque case, que l’autre soit remplie ou non. Les dégâts restés à cocher ne comptent pas.
R10 = Au combat, les premières lignes se font face. On joue chacun son tour ; le joueur 1 commence. À son tour, on lance un objet de sa ligne sur l’objet de son choix dans la ligne d’en face.
R11 = La cible perd un cœur par dégât reçu. Si les dégâts atteignent ou dépassent les cœurs qui lui restaient, elle est détruite ; sinon, elle continue avec moins de cœurs.
R12 = Un objet à 0 dégât ne se lance pas.
R13 = Tant qu’un bouclier tient debout, ses voisins sont hors d’atteinte : c’est lui qu’il faut détruire d’abord. Les objets ainsi protégés peuvent quand même être lancés.
R14 = On perd la bataille d’une ligne quand tous ses objets sont détruits, ou quand ceux qui restent sont tous à 0 dégât.
R15 = Qui perd une ligne la replie sous sa feuille. La ligne suivante prend sa place, face à la ligne adverse.
R16 = Quand il ne reste que la bougie, elle peut encore attaquer, avec { $candle-damage ->
    [one] { $candle-damage } dégât
   *[other] { $candle-damage } dégâts
}. Qui détruit la bougie d’en face gagne sur-le-champ.

L1 = On choisit en même temps des deux côtés, objet et case compris. On voit seulement si l’autre a choisi. Les deux choix sont révélés et appliqués ensemble. Pour le reste, les feuilles sont visibles de tous.
L2 = Un objet copié va dans n’importe quelle case libre devant la bougie. La case de la bougie n’est jamais libre.
L3 = Avec +1 dégât, on coche un dégât sur l’un de ses propres objets recrutés, s’il est sous sa limite ; jamais sur la bougie. Que le résultat 4 de la boîte l’offre, et pour n’importe quel objet, c’est ainsi que nous lisons l’exemple de la règle.
L4 = Choisir est obligatoire. Une option que l’on ne peut pas appliquer ne peut pas être choisie.
L5 = Le recrutement s’arrête après le lancer de dé qui complète au moins une feuille. Les deux choix faits sur ce lancer comptent. Chacun peut se retrouver avec des cases vides.
L6 = Le joueur 1 lance en premier. Ensuite on alterne, même après un pli.
L7 = Une ligne est perdue dès qu’elle n’a plus d’objet en vie à 1 dégât ou plus ; les cases vides comptent comme des objets détruits. On le vérifie dans les deux camps au début du combat et après chaque objet lancé, puis pour chaque nouvelle ligne : une feuille peut donc se plier plusieurs fois de suite. La ligne de la bougie ne se plie jamais.
L8 = On lance un objet en vie, à 1 dégât ou plus, de sa ligne de combat. On vise un objet en vie et non protégé de la ligne adverse qui combat ; un objet à 0 dégât peut être visé.
L9 = Un bouclier en vie protège les cases juste à sa gauche et juste à sa droite, sur sa ligne. Ces deux cases seulement : une case vide ou un objet détruit ne se saute pas. Le bouclier lui-même peut toujours être visé, même à côté d’un autre bouclier. Un objet protégé peut être lancé. Avec ton propre fichier de matériel, n’importe quel objet peut donner cette protection.
L10 = Les cœurs perdus le restent. Qui gagne une ligne continue avec ce qui reste de la sienne.
L11 = La bougie peut être lancée, avec { $candle-damage ->
    [one] { $candle-damage } dégât
   *[other] { $candle-damage } dégâts
}, et reste en place comme tout objet. Qui détruit la bougie adverse gagne aussitôt.
L12 = Le joueur 1 lance le dé en premier, puis on alterne. Lancer le dé est une action : il ne part pas tout seul.
L13 = Un objet lancé reste sur sa feuille et peut être relancé à n’importe quel tour suivant. Lancer est obligatoire, et toujours possible.
L14 = Les dégâts en trop sont perdus. Ils ne passent pas à un autre objet.
L15 = Qui ne peut appliquer aucune des deux options passe. Avec le matériel de la boîte, cela n’arrive jamais.
L16 = Une ligne pliée est hors jeu, y compris ses objets encore en vie.
L17 = Un même lancer de dé peut compléter les deux feuilles. Au début du combat, les deux camps peuvent devoir plier ; le joueur 1 lance quand même en premier.
L18 = La bougie du joueur 1 a { $first-candle ->
    [one] { $first-candle } cœur
   *[other] { $first-candle } cœurs
}, celle du joueur 2 { $second-candle }. Ce qu’indiquent les feuilles imprimées est perdu, alors nous avons choisi : quand celle du joueur 2 en a plus, c’est pour compenser le fait de lancer en second.

## Les images de la page des règles

diagram-sheet = Ta feuille, en bas : les lignes dans l’ordre où elles se battront, et la bougie tout au fond. Le dé propose deux objets ; l’un d’eux va dans la case vide de ton choix.
diagram-damage = Le dé propose un cadeau ou +1 dégât. Le bonnet, l’étoile et le sapin ont encore des cases à cocher. Le sucre d’orge est au complet, et un bouclier n’en a pas.
diagram-shield = Le bouclier d’en face couvre ses deux voisins : impossible de toucher le bonnet et l’étoile avant qu’il tombe. Le cadeau, la boule et le bouclier lui-même, si.
diagram-throw = Trois cases sont cochées sur ton sucre d’orge : il barre trois cœurs. Le sapin d’en face en a quatre : il tiendrait, avec un seul cœur.
diagram-line = De cette ligne, seule l’étoile peut encore être lancée, car un bouclier ne fait pas de dégâts. Détruis l’étoile, et toute la ligne est perdue : on la replie, bouclier compris.
diagram-candle = En face, il ne reste que la bougie, et elle a deux cœurs. Ton sapin fait trois dégâts : lance-le, et c’est gagné.

## La première partie

lesson-1 = Bienvenue ! Éteins la bougie d’en face avant que la tienne ne s’éteigne, et tu gagnes. D’abord tu recrutes des objets, ensuite tu les lances. Touche le dé !
lesson-2 = Le 3 propose deux objets. Les cœurs : ce qu’il encaisse. Les cases : les dégâts qu’il inflige. Touche celui qui te plaît, puis a3, au milieu de ta première ligne.
lesson-3 = Les choix sont toujours révélés ensemble. En face, le dé a donné 4, et le choix est déjà fait, en secret. Renforce ton objet : touche +1 dégât, puis ton objet.
lesson-4 = Celui-là va faire mal ! Les cœurs n’augmentent jamais ; les dégâts, si, jusqu’à la limite de l’objet. À toi de relancer le dé.
lesson-5 = Un 2 : le bouclier ! Il ne se lance pas, mais il protège ses voisins de gauche et de droite. Place-le à côté de ton objet, en a2 ou en a4.
lesson-6 = Avançons un peu : il reste une case libre, et le dé montre 6. Copie le sapin en d3. Une feuille pleine met fin au recrutement, même si l’autre a des trous.
lesson-7 = Au combat ! Les premières lignes se font face et tu commences. Lance ton bonnet (a1), qui a 2 dégâts, sur le cadeau d’en face (a1).
lesson-8 = Le cadeau avait 3 cœurs, il en a perdu 2. En face, on a riposté. Ce que tu lances reste sur ta feuille : touche un de tes objets, puis ce cadeau, pour l’achever.
lesson-9 = Et l’étoile en a4 ? Essaie de la viser… Impossible : tant qu’il tient, le bouclier en a3 protège ses deux voisins. Alors, sus au bouclier !
lesson-10 = Quelques lancers plus tard, l’étoile est la dernière à se battre en face, et sans bouclier. Touche-la : une ligne qui n’a plus rien à lancer est perdue.
lesson-11 = En face, cette ligne est repliée, et la suivante s’avance. Toi, tu continues avec ce qu’il te reste : les cœurs perdus ne reviennent jamais !
lesson-12 = Filons vers la fin. Sur la dernière ligne avant la bougie d’en face, une boule de neige résiste, toute seule. Renverse-la.
lesson-13 = Il ne reste que la bougie, et elle se défend, avec 1 dégât. Elle a { $second-candle } cœurs, et ta boule de Noël en c2 inflige 4 dégâts. Tu sais quoi faire !
lesson-14 = La bougie est éteinte : c’est gagné, sur-le-champ. Bravo ! Tu connais tout le jeu. Envie d’une vraie partie ?

## Les mots du fichier de matériel

component-sheet = feuille
component-rows = lignes de
component-candle = bougie
component-hearts = cœurs
component-second = cœurs du joueur 2
component-damage = dégâts
component-objects = objet
component-limit = au plus
component-protects = protège ses voisins
component-die = dé
component-options = propose

## Phrases toutes prêtes

phrase-throw = Laaancez !
phrase-nice-throw = Beau lancer !
phrase-not-my-candle = Pas ma bougie !
phrase-that-hurt = Aïe, ça fait mal !
phrase-lucky-die = Quel coup de dé !
phrase-revenge = Ma vengeance sera terrible !
phrase-what-an-army = Quelle armée !

## Les chiffres d’une partie

figure-hearts = Cœurs barrés
figure-destroyed = Objets détruits
figure-throws = Lancers
figure-hardest = Cœurs du plus beau lancer
figure-copied = Objets copiés
figure-ticked = Dégâts cochés
figure-passed = Tours passés

## Pourquoi ce coup : la suite de « car », jusqu’à la comparaison

reason-rival-lines = l’adversaire aura encore { $with ->
    [one] { $with } ligne
   *[other] { $with } lignes
}, contre { $without }
reason-own-lines = tu auras encore { $with ->
    [one] { $with } ligne
   *[other] { $with } lignes
}, contre { $without }
reason-own-throws = les meilleurs lancers de tes lignes feront { $with ->
    [one] { $with } dégât
   *[other] { $with } dégâts
} en tout, contre { $without }
reason-rival-throws = les meilleurs lancers d’en face feront { $with ->
    [one] { $with } dégât
   *[other] { $with } dégâts
} en tout, contre { $without }
reason-sheltered = tes boucliers abriteront { $with ->
    [one] { $with } dégât
   *[other] { $with } dégâts
}, contre { $without }
reason-own-hearts = tu auras { $with ->
    [one] { $with } cœur
   *[other] { $with } cœurs
} sur ta feuille, contre { $without }
reason-rival-hearts = l’adversaire aura { $with ->
    [one] { $with } cœur
   *[other] { $with } cœurs
} sur sa feuille, contre { $without }

## Ce qu’on montre du doigt

target-die = le dé
target-sheet = la feuille de { $player }
target-candle = la bougie de { $player }
target-cell = { $cell } chez { $player }
