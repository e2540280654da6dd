### Star Connection : Phantom - Raiders Rush en français. Le `.the` d’une chose est la chose telle qu’elle s’écrit dans une phrase, avec son article.

title = Star Connection : Phantom - Raiders Rush
blurb = Filez de système en système, équipez-vous, bluffez et battez-vous pour des cristaux. Mais la fortune ne suffit pas : il vous faut aussi le Phantom à vos côtés.

## Les aventuriers

adventurer-crimson = Garance Hull
    .the = Garance Hull, à bord du vaisseau carmin
adventurer-crimson-about = Une pilleuse d’épaves qui règle toutes les disputes à plein gaz.
adventurer-amber = Le vieil Ambroise
    .the = le vieil Ambroise, à bord du vaisseau ambre
adventurer-amber-about = Prend sa retraite depuis trente ans. Un dernier filon et il arrête, juré.
adventurer-jade = Kiro-9
    .the = Kiro-9, à bord du vaisseau jade
adventurer-jade-about = Un robot de fret qui a signé lui-même son bon de sortie. Il recompte tout.
adventurer-azure = Nima Sorel
    .the = Nima Sorel, à bord du vaisseau azur
adventurer-azure-about = Une cartographe qui a effacé sa planète de toutes les cartes, et qui vend le chemin.
adventurer-violet = Vesper Quill
    .the = Vesper Quill, à bord du vaisseau violet
adventurer-violet-about = Une cantatrice en cavale. Le vaisseau est volé, les bravos jamais.

## L’équipement

kind-drill = foreuse
    .the = la foreuse
kind-thruster = propulseur
    .the = le propulseur
kind-cannon = canon
    .the = le canon
kind-shield = bouclier
    .the = le bouclier
kind-scanner = scanner
    .the = le scanner
kind-galaxol = Galaxol
    .the = un Galaxol
kind-hidden = carte cachée
    .the = une carte cachée

## Les aventures, et ce que fait chacune

adventure-exploration = Exploration
    .the = l’exploration
adventure-exploration-does = Gagne les cristaux indiqués sur la carte.
adventure-resupply = Réapprovisionnement
    .the = le réapprovisionnement
adventure-resupply-does = Rejoue aussitôt toute une phase d’équipement.
adventure-drone = Drone chapardeur
    .the = le drone chapardeur
adventure-drone-does = Vole deux cristaux, ou deux cartes au hasard, chez un ou plusieurs rivaux.
adventure-ambush = Embuscade
    .the = l’embuscade
adventure-ambush-does = Chaque rival perd un cristal.
adventure-mine = Mine dérivante
    .the = la Mine
adventure-mine-does = Refile la Mine à un rival, qui la lance : ou elle explose et lui coûte deux cristaux, ou il la refile à son tour.
adventure-blobulopode = Blobulopode
    .the = le Blobulopode
adventure-blobulopode-does = Adopte-le et gagne un cristal. À chaque tour il t’en rapporte un autre, ou s’évade vers ta gauche.
adventure-titans = Titans
    .the = les Titans
adventure-titans-does = Chaque rival défausse un 7 ou un 8, ou te donne un cristal.
adventure-allegiance = Allégeance à Phantom
    .the = l’allégeance à Phantom
adventure-allegiance-does = Où qu’il soit, le Phantom te rejoint, et tu gagnes un cristal.
adventure-asteroids = Champ d’astéroïdes
    .the = le champ d’astéroïdes
adventure-asteroids-does = Tourne la carte stellaire d’autant de crans que tu veux. Tu peux ensuite vivre une aventure de plus, là où tu te trouves.
adventure-black-market = Marché noir
    .the = le marché noir
adventure-black-market-does = À garder. Le premier que tu possèdes donne 1 cristal, le deuxième 2, le troisième 4, les suivants 6.
adventure-informer = Indic’
    .the = l’Indic’
adventure-informer-does = À garder. Dès que tu en as deux, lance le dé : c’est le nombre de cristaux du trésor.
adventure-shao-naal = Shao’Naal
    .the = Shao’Naal
adventure-shao-naal-does = À garder. Une fois par combat, tu peux faire relancer son dé à ton rival.
adventure-safe = Coffre fort
    .the = le coffre fort
adventure-safe-does = À garder. Tes cristaux du moment y sont à l’abri pour de bon : nul ne peut te les prendre, et ils comptent.

## Ce que l’on peut faire

action-adventurer = Devenir { $the-name }
action-berth = Partir du système { $system }
action-pass = Passer
action-take = Prendre toute la soute { $hold }
action-turn = Retourner la première carte
action-place = La charger dans la soute { $hold }
action-bury = { $card ->
    [GA] Glisser un Galaxol A sous la pioche
    [GB] Glisser un Galaxol B sous la pioche
   *[other] Glisser { $the-name } { $value } sous la pioche
}
action-stay = Rester sur place
action-fly = { $fight ->
    [true] { $cost ->
        [0] Voler vers le système { $system } et attaquer
        [one] Voler vers le système { $system } pour 1 carte et attaquer
       *[other] Voler vers le système { $system } pour { $cost } cartes et attaquer
    }
   *[false] { $cost ->
        [0] Voler vers le système { $system }
        [one] Voler vers le système { $system } pour 1 carte
       *[other] Voler vers le système { $system } pour { $cost } cartes
    }
}
action-pay = { $card ->
    [GA] Payer avec un Galaxol A
    [GB] Payer avec un Galaxol B
   *[other] Payer avec { $the-name } { $value }
}
action-live = Vivre l’aventure d’ici : { $name }
action-commit = { $card ->
    [GA] Engager un Galaxol A
    [GB] Engager un Galaxol B
   *[other] Engager { $the-name } { $value }
}
action-bare = Combattre sans carte
action-rethrow = Faire relancer le rival
action-accept = Laisser ce lancer
action-steal = { $sort ->
    [crystals] Voler un cristal à { $rival }
   *[cards] Voler une carte à { $rival }
}
action-hand = Refiler la Mine à { $rival }
action-discard = Défausser { $the-name } { $value }
action-give = Donner un cristal
action-rotate = { $notches ->
    [one] Tourner la carte stellaire de 1 cran
   *[other] Tourner la carte stellaire de { $notches } crans
}

## Ce qui s’est passé

event-first = C’est { $player } qui commence.
event-joined = { $player } sera { $the-name }.
event-berthed = { $player } part du système { $system }.
event-laid = Une aventure attend au système { $system } : { $name }.
event-dealt = { $card ->
    [hidden] { $player } pioche une carte en secret.
    [GA] { $player } pioche une carte en secret : un Galaxol.
    [GB] { $player } pioche une carte en secret : un Galaxol.
   *[other] { $player } pioche une carte en secret : { $the-name } { $value }.
}
event-turn = Manche { $round } : à { $player } de jouer.
event-phantom-pays = { $count ->
    [0] Le Phantom voudrait payer { $player }, mais la réserve est vide.
   *[other] Le Phantom apporte un cristal à { $player }.
}
event-passed = { $phase ->
    [equipment] { $player } ne prend pas d’équipement.
    [move] { $player } reste sur place.
   *[adventure] { $player } laisse passer l’aventure.
}
event-revealed = { $card ->
    [GA] { $player } retourne un Galaxol, pour la soute A.
    [GB] { $player } retourne un Galaxol, pour la soute B.
   *[other] { $player } retourne { $the-name } { $value }.
}
event-placed = { $card ->
    [GA] Le Galaxol va dans la soute A.
    [GB] Le Galaxol va dans la soute B.
   *[other] { $player } charge { $the-name } { $value } dans la soute { $hold }.
}
event-overload = { $card ->
    [GA] Surcharge ! { $player } garde le Galaxol, et les soutes restent telles quelles.
    [GB] Surcharge ! { $player } garde le Galaxol, et les soutes restent telles quelles.
   *[other] Surcharge ! { $player } garde { $the-name } { $value }, et les soutes restent telles quelles.
}
event-took = { $count ->
    [one] { $player } vide la soute { $hold } : 1 carte.
   *[other] { $player } vide la soute { $hold } : { $count } cartes.
}
event-buried = { $card ->
    [hidden] Trop de cartes ! { $player } glisse une carte sous la pioche.
    [GA] Trop de cartes ! { $player } glisse un Galaxol sous la pioche.
    [GB] Trop de cartes ! { $player } glisse un Galaxol sous la pioche.
   *[other] Trop de cartes ! { $player } glisse { $the-name } { $value } sous la pioche.
}
event-reshuffled = L’équipement défaussé est mélangé : voilà une nouvelle pioche.
event-deck-reshuffled = Les aventures passées sont mélangées : voilà une nouvelle pioche.
event-flew = { $route ->
    [red-glix] { $player } quitte Red-Glix pour le système { $to }.
    [one] { $player } prend la route rapide du système { $from } au système { $to }.
    [two] { $player } prend la route double du système { $from } au système { $to }.
   *[free] { $player } vole du système { $from } au système { $to }.
}
event-paid = { $card ->
    [GA] { $player } paie avec un Galaxol.
    [GB] { $player } paie avec un Galaxol.
   *[other] { $player } paie avec { $the-name } { $value }.
}
event-challenged = Aux armes ! { $player } attaque { $rival } au système { $system }.
event-decided = { $player } a fait son choix.
event-committed = { $card ->
    [true] { $player } engage une carte, face cachée.
   *[false] { $player } se bat sans carte.
}
event-threw = { $again ->
    [true] { $face ->
        [6] { $player } relance le dé : le Phantom !
       *[other] { $player } relance le dé : { $face }.
    }
   *[false] { $face ->
        [6] { $player } lance le dé : le Phantom !
       *[other] { $player } lance le dé : { $face }.
    }
}
event-rethrow = Shao’Naal s’en mêle : { $player } fait relancer { $rival }.
event-accepted = { $player } laisse ce lancer.
event-shown = { $card ->
    [GA] { $player } dévoile un Galaxol : 1.
    [GB] { $player } dévoile un Galaxol : 1.
   *[other] { $player } dévoile { $the-name } { $value }.
}
event-total = Force de { $player } : { $total }.
event-tied = Égalité : on relance les dés.
event-won-fight = { $how ->
    [phantom] Le Phantom a tranché : { $player } bat { $rival } sur-le-champ.
   *[strength] { $player } bat { $rival }.
}
event-takes-cards = { $count ->
    [one] { $player } ramasse la carte du combat.
   *[other] { $player } ramasse les deux cartes du combat.
}
event-exiled = { $player } dérive jusqu’à Red-Glix.
event-phantom-to = { $rival ->
    [-1] Le Phantom sort de l’ombre et rejoint { $player }.
   *[other] Le Phantom abandonne { $rival } et rejoint { $player }.
}
event-lived = { $player } vit une aventure : { $name }.
event-gained = { $count ->
    [0] La réserve est vide : rien pour { $player }.
    [one] { $player } gagne un cristal.
   *[other] { $player } gagne { $count } cristaux.
}
event-lost = { $count ->
    [0] { $player } n’a pas de cristal à perdre.
    [one] { $player } perd un cristal.
   *[other] { $player } perd { $count } cristaux.
}
event-stolen = { $sort ->
    [crystals] { $player } chipe un cristal à { $rival }.
   *[cards] { $card ->
        [hidden] { $player } chipe une carte à { $rival }.
        [GA] { $player } chipe une carte à { $rival } : un Galaxol.
        [GB] { $player } chipe une carte à { $rival } : un Galaxol.
       *[other] { $player } chipe une carte à { $rival } : { $the-name } { $value }.
    }
}
event-mine-to = { $rival ->
    [-1] La Mine dérive vers { $player }.
   *[other] { $rival } refile la Mine à { $player }.
}
event-mine-tossed = { $explodes ->
    [true] Boum ! La Mine explose au nez de { $player }.
   *[false] Tic, tac… La Mine n’explose pas, et { $player } respire.
}
event-blob-to = { $rival ->
    [-1] { $player } adopte le Blobulopode.
   *[other] Le Blobulopode quitte { $rival } pour se blottir contre { $player }.
}
event-blob-tossed = { $stays ->
    [true] Le Blobulopode se plaît chez { $player } : il reste.
   *[false] Le Blobulopode file entre les doigts de { $player }.
}
event-titans-asked = Les Titans arrêtent { $player } : un 7, un 8, ou un cristal.
event-titans-discarded = { $player } jette { $the-name } { $value } aux Titans.
event-titans-given = { $player } donne un cristal à { $rival }.
event-titans-nothing = Les Titans n’ont rien à prendre à { $player }.
event-rotated = { $notches ->
    [one] { $player } tourne la carte stellaire de 1 cran.
   *[other] { $player } tourne la carte stellaire de { $notches } crans.
}
event-kept = { $player } garde une carte : { $name }.
event-informers = { $face ->
    [6] Deux Indic’, un trésor ! { $player } lance le dé : le Phantom, donc 6.
   *[other] Deux Indic’, un trésor ! { $player } lance le dé : { $face }.
}
event-secured = { $count ->
    [0] { $player } ouvre un coffre fort, mais n’a rien à y mettre.
    [one] { $player } met un cristal au coffre.
   *[other] { $player } met { $count } cristaux au coffre.
}
event-discarded = L’aventure est finie : { $name }.
event-nothing = Rien à en tirer pour { $player }.
event-won = Le Phantom à ses côtés et des cristaux plein la soute : { $player } remporte la partie !

## Les règles, partie par partie

section-goal = Le but
section-setup = La mise en place
section-turn = Un tour
section-equipment = La phase Équipement
section-movement = Le déplacement
section-combat = Le combat
section-phantom = Le Phantom
section-adventure = La phase Aventure
section-adventures = Les aventures, une par une
section-kept = Les aventures que l’on garde
section-secrets = Ce qui se voit, ce qui se cache

## Les règles (R) dans nos mots

R1 = La carte stellaire a deux faces : un anneau de six systèmes à 2 ou 3 joueurs, de huit à 4 ou 5. Au milieu se trouve Red-Glix, une station spatiale.
R2 = L’équipement, mélangé, forme une pioche face cachée sur le dock. Chacune des soutes, A et B, reçoit une carte visible.
R3 = On débute avec 2 cristaux de dacidium et une carte que l’on est seul à connaître.
R4 = On choisit un aventurier et on pose le vaisseau de sa couleur sur un système encore inoccupé.
R5 = À côté de chaque système se trouve une aventure tirée au sort.
R6 = L’un de vous commence.
R7 = Pour gagner, il faut assez de cristaux et le Phantom, les deux à la fois, quand s’achève l’un de ses propres tours.
R8 = Il en faut 21 à 2 joueurs, 19 à 3, 17 à 4 et 15 à 5.
R9 = Un tour a trois phases, dans cet ordre : équipement ; déplacement et combat ; aventure. Puis vient le tour du voisin de gauche.
R10 = On peut passer une phase, ou même toutes.
R11 = Équipement : on prend toutes les cartes d’une soute, A ou B, et la phase est finie.
R12 = Ou bien on tente mieux : on retourne la première carte de la pioche et on la charge dans l’une des soutes, au choix.
R13 = Une soute porte 10 points de charge au plus. Une carte pèse autant que sa valeur.
R14 = Une carte qui ne tient dans aucune soute, c’est la surcharge : on la prend, elle seule, on ne touche pas aux soutes, et la phase est finie.
R15 = Tant que ça tient, on peut en retourner une autre, puis une autre, jusqu’à prendre une soute ou finir en surcharge.
R16 = Un Galaxol porte la lettre de sa soute, A ou B : il n’y a pas à choisir.
R17 = Ensuite, on ne garde que sept cartes ; les autres vont sous la pioche.
R18 = Ce qui est chargé au dock y reste pour le joueur suivant.
R19 = Déplacement : le vaisseau suit une seule route, jusqu’au système où elle mène.
R20 = Une route directe (pointillés) ne coûte rien. Une route rapide (un trait) coûte une carte au choix, une route double (deux traits) en coûte deux.
R21 = Qui commence son tour à Red-Glix doit en repartir, gratuitement, vers n’importe quel système.
R22 = Personne sur place ? La phase Aventure commence.
R23 = Un rival sur place ? On se bat.
R24 = Qui reste où il est passe aussi à la phase Aventure.
R25 = Combat : le dernier venu attaque, l’autre défend le système.
R26 = Chacun a un dé, et peut poser devant soi une carte de sa main, face cachée.
R27 = L’attaquant lance. Un Phantom, et il gagne sur-le-champ. Sinon, sa carte est dévoilée et s’ajoute au dé.
R28 = Au défenseur de lancer : un Phantom, et il gagne sur-le-champ. Sinon, dé et carte s’ajoutent de même.
R29 = Qui a déjà le Phantom est plus fort de 1.
R30 = Le plus grand total l’emporte.
R31 = À égalité, on relance les deux dés.
R32 = Le vaincu ramasse les deux cartes du combat et se replie à Red-Glix.
R33 = Un attaquant vaincu a fini son tour. S’il gagne, la phase Aventure l’attend.
R34 = Le vainqueur reçoit le Phantom, peu importe qui l’avait, et 1 cristal de la réserve.
R35 = S’il avait déjà le Phantom, pas de cristal.
R36 = Commencer son tour avec le Phantom rapporte 1 cristal.
R37 = Seul sur un système, on peut vivre l’aventure qui s’y trouve.
R38 = On dépense l’équipement affiché dans le coin de la carte, on la prend, et on fait ce qu’elle dit.
R39 = Un Galaxol est un joker : il tient lieu de n’importe quel équipement. Mais là où l’on réclame un Galaxol, rien d’autre ne convient.
R40 = Les cristaux gagnés viennent de la réserve.
R41 = Une aventure à cadre bleu est défaussée quand le tour s’achève ; une aventure à cadre rose, on la garde.
R42 = On vit une aventure par tour, pas plus.
R43 = Exploration : on gagne autant de cristaux que la carte en montre.
R44 = Réapprovisionnement : une seconde phase Équipement.
R45 = Drone chapardeur : on vole 2 cristaux, ou 2 cartes en main, à un seul rival ou à plusieurs.
R46 = Embuscade : chaque rival rend 1 cristal à la réserve.
R47 = Mine : on la donne à quelqu’un, qui la lance. Si elle explose, il perd 2 cristaux et la Mine disparaît. Sinon il la refile à quelqu’un qui la lancera en commençant son prochain tour, et ainsi de suite.
R48 = Blobulopode : on prend le jeton et 1 cristal. En commençant son tour suivant, on le lance. S’il reste, encore 1 cristal, et on le garde ; s’il s’évade, il file chez le voisin de gauche avec un de nos cristaux.
R49 = Titans : chaque rival défausse une carte de valeur 7 ou 8, ou donne un cristal.
R50 = Allégeance : le Phantom vient à nous, et l’on gagne 1 cristal.
R51 = Champ d’astéroïdes : on tourne la carte stellaire d’un cran ou plus. On peut alors vivre l’aventure arrivée devant son système.
R52 = Marché noir : on gagne des cristaux, selon le nombre de ces cartes que l’on a désormais.
R53 = Indic’ : à deux, ils mènent à un trésor. On lance un dé et l’on gagne autant de cristaux, de 1 à 6. L’un est défaussé, l’autre reste.
R54 = Shao’Naal : en combat, on peut faire relancer son dé au rival, une fois.
R55 = Coffre fort : on y pose tous ses cristaux, hors d’atteinte pour le reste de la partie. Ceux que l’on gagne plus tard n’y sont pas.
R56 = Et l’on continue, tour après tour, jusqu’à ce que quelqu’un gagne.

## Les décisions (P) dans nos mots

P1 = On tire au sort qui commence. La soute A reçoit sa carte, puis la soute B. Ensuite, dans l’ordre du tour, chacun reçoit ses cristaux et une carte ; puis, dans le même ordre, prend un aventurier et un système libre. Alors seulement on pose les aventures.
P2 = Un tour commence dans cet ordre : le cristal du Phantom ; puis la Mine, lancée par qui l’a reçue ; puis le Blobulopode, lancé par qui le garde. La Mine peut donc emporter le cristal que le Phantom vient d’apporter.
P3 = On ne prend qu’une soute qui n’est pas vide. Une carte qui ne tient que dans une soute y va d’elle-même. Après avoir retourné une carte, on ne peut plus passer : on en retourne une autre ou on prend une soute. On peut en retourner une même quand les deux soutes sont pleines. Quand la phase finit, même en passant, la main est ramenée à sept : le surplus va face cachée sous la pioche, chaque carte sous la précédente.
P4 = L’équipement dépensé va à la défausse ; on ne la mélange en une nouvelle pioche que s’il faut retourner une carte et qu’il n’y en a plus. Du surplus glissé sous une pioche vide devient la pioche. Sans pioche ni défausse, on ne peut rien retourner.
P5 = À la mise en place, un Galaxol destiné à l’autre soute va sous la pioche, et on tire une autre carte.
P6 = Un vol par tour au plus, payé avec les cartes que l’on veut ; elles sont parties avant le combat. On ne va pas à Red-Glix de son plein gré, et l’on ne s’y bat pas : les vaisseaux y tiennent à plusieurs. De Red-Glix, on peut aussi rejoindre un système occupé. Rejoindre un rival, c’est toujours se battre, avec ou sans cartes.
P7 = Les deux décident en secret et en même temps ; ensuite tout le monde sait qui a engagé une carte. Un Phantom ne dévoile aucune carte. Le 1 revient à qui avait le Phantom au début du combat, en attaque ou en défense. Après une égalité, l’attaquant relance en premier, avec les mêmes cartes, et un Phantom gagne toujours sur-le-champ.
P8 = Shao’Naal reste après usage et sert en attaque comme en défense : juste après le lancer du rival, avant qu’une carte soit dévoilée ou qu’un Phantom l’emporte. Une fois par combat, quel que soit le nombre de cartes ou d’égalités. Le nouveau lancer compte. Les deux combattants peuvent s’en servir.
P9 = Le vaincu reçoit aussi la carte du vainqueur, même jamais dévoilée. Les cartes d’un combat, ou d’ailleurs, peuvent porter une main au-delà de sept jusqu’à la fin d’une phase Équipement.
P10 = On peut vivre une aventure là où l’on est resté ou arrivé, même si elle ne fait rien. Une carte par symbole, de n’importe quelle valeur, et pas une de plus. La place vide reçoit une nouvelle aventure avant l’effet. Quand la pioche est épuisée, on mélange la défausse. Mine et Blobulopode ont un cadre bleu. La question est posée même à qui ne peut pas payer : passer à sa place en dirait trop.
P11 = On annonce d’abord quoi et à qui, puis on prend. Si les rivaux réunis ont moins de deux, on prend ce qu’il y a ; s’ils n’ont rien, il ne se passe rien. Les cartes sont tirées au hasard, dans l’ordre du tour à partir du voleur ; seuls le voleur et sa victime les voient. Les coffres restent fermés.
P12 = Embuscade, Mine et Titans ne touchent que les cristaux hors coffre, et pas plus qu’il n’y en a ; Red-Glix ne met pas à l’abri. Les Titans questionnent les rivaux dans l’ordre du tour, à partir de la gauche. Qui a un cristal et une carte est toujours questionné, même s’il ne reste qu’une réponse : s’en abstenir en dirait trop. Qui n’a ni grosse carte ni cristal est laissé en paix.
P13 = La carte donne la Mine à un rival, qui la lance aussitôt. Si elle n’explose pas, il la refile à qui il veut, même à celui dont elle vient ; elle sera lancée quand commence le tour de celui-là. Si quelqu’un a déjà la Mine quand on vit la carte, elle lui est reprise et tout recommence.
P14 = Le cristal qui part avec un Blobulopode évadé est pris hors coffre, s’il y en a. Le voisin lance le jeton en commençant son propre tour. Si quelqu’un a déjà le Blobulopode quand on vit la carte, seul le jeton change de place ; son nouveau gardien gagne 1 cristal de la réserve, même s’il l’avait déjà.
P15 = La carte tourne d’un cran au moins et de moins d’un tour complet, les vaisseaux avec elle ; personne ne se bat. L’aventure qui arrive s’ajoute à celle du tour, au prix habituel, si l’on veut. Si c’est encore un champ d’astéroïdes, on peut recommencer de même.
P16 = Les cristaux d’un coffre comptent pour la victoire. Un second coffre reçoit ce qui n’est pas protégé à ce moment.
P17 = Dès le deuxième Indic’, on lance le dé ; un Phantom vaut 6. On défausse le nouveau et on garde l’ancien, si bien que chaque Indic’ suivant paie aussi.
P18 = La seconde phase Équipement a lieu aussitôt, avec son retour à sept cartes ; puis le tour s’achève.
P19 = Une réserve vide paie ce qu’elle a. Il y a 72 cristaux, et aucun ne se perd.
P20 = Seul peut gagner celui dont le tour s’achève. Qui atteint le but pendant le tour d’un autre doit tenir jusqu’à la fin du sien.
P21 = Visibles de tous : cristaux, coffres, aventures gardées, jetons, soutes, aventures, les deux défausses, et le nombre de cartes d’une main ou d’une pioche. Une carte en main est connue de qui l’a vue arriver : de tous, si elle vient d’une soute, d’une surcharge, ou si elle a été dévoilée en combat ; des deux combattants seulement, si c’est celle du vainqueur et qu’elle n’a pas été dévoilée ; du voleur et de sa victime seulement, avec un drone. Le programme marque les cartes connues. Quand une carte quitte une main sans être vue, les marques de cette main s’effacent pour qui ne l’a pas vue.
P22 = L’allégeance donne son cristal même à qui a déjà le Phantom.
P23 = Il n’y a pas de dernière manche : on joue jusqu’à ce que quelqu’un ait gagné.
