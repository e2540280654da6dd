### Star Connection : Phantom - Raiders Rush en français. Le `.the` d’une chose est la chose telle qu’elle s’écrit dans une phrase, avec son article.

title = Star Connection : Phantom - Raiders Rush
blurb = File de système en système, équipe-toi, bluffe et bats-toi pour des cristaux. Mais la fortune ne suffit pas : il te faut aussi le Phantom à tes côtés.
handicap = { $count ->
    [one] { $count } cristal de plus au départ
   *[other] { $count } cristaux de plus au départ
}

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
kind-card = carte
    .the = une carte

## Les aventures, et ce que fait chacune

adventure-exploration = Exploration
    .the = l’exploration
adventure-exploration-does = Gagne les cristaux indiqués sur la carte.
adventure-resupply = Réapprovision{"\u00AD"}nement
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
adventure-titans-does = Chaque rival défausse une carte de valeur { $titans-least } ou plus, ou te donne un cristal.
adventure-allegiance = Allégeance à Phantom
    .the = l’allégeance à Phantom
adventure-allegiance-does = Où qu’il soit, le Phantom te rejoint, et tu gagnes un cristal.
adventure-asteroids = Champ d’astéroïdes
    .the = le champ d’astéroïdes
adventure-asteroids-does = Tourne la carte stellaire d’autant de crans que tu veux. Tu peux ensuite vivre une aventure de plus, là où tu te trouves.
adventure-black-market = Marché noir
    .the = le marché noir
adventure-black-market-does = À garder. Donne des cristaux, pour le premier que tu possèdes, le deuxième et ainsi de suite : { $market-steps } ; les suivants autant que le dernier.
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
action-berth = Partir du système { $system }
action-pass = { $phase ->
    [equipment] Passer : pas d’équipement
   *[adventure] Passer : pas d’aventure
}
action-take = Prendre tout le contenu de la soute { $hold }
action-turn = Retourner la première carte
action-place = La charger dans la soute { $hold }
action-bury = { $card ->
    [GA] Glisser un Galaxol A sous la pioche
    [GB] Glisser un Galaxol B sous la pioche
   *[other] Glisser { $the-name } { $value } sous la pioche
}
action-stay = Rester sur place
action-fly = { $rival ->
    [-1] { $cost ->
        [0] Voler vers le système { $system }
        [one] Voler vers le système { $system } pour 1 carte
       *[other] Voler vers le système { $system } pour { $cost } cartes
    }
   *[other] { $cost ->
        [0] Voler vers le système { $system } et attaquer { $rival }
        [one] Voler vers le système { $system } pour 1 carte et attaquer { $rival }
       *[other] Voler vers le système { $system } pour { $cost } cartes et attaquer { $rival }
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
action-rethrow = Faire relancer { $rival }
action-accept = Ne pas faire relancer { $rival }
action-steal = { $sort ->
    [crystals] Voler un cristal à { $rival }
   *[cards] Voler une carte à { $rival }
}
action-hand = Refiler la Mine à { $rival }
action-discard = { $card ->
    [GA] Défausser un Galaxol A
    [GB] Défausser un Galaxol B
   *[other] Défausser { $the-name } { $value }
}
action-give = Donner un cristal à { $rival }
action-rotate = { $notches ->
    [one] Tourner la carte stellaire de { $notches } cran
   *[other] Tourner la carte stellaire de { $notches } crans
}

## Ce qui s’est passé

event-joined = { $player } sera { $the-name }.
event-berthed = { $player } part du système { $system }.
event-laid = Nouvelle aventure au système { $system } : { $name }.
event-turn = Tour { $round } : à { $player } de jouer.
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
   *[other] { $player } charge { $the-name } { $value } dans la soute { $hold }.
}
event-overload = { $card ->
    [GA] Surcharge ! { $player } garde le Galaxol, et les soutes restent telles quelles.
    [GB] Surcharge ! { $player } garde le Galaxol, et les soutes restent telles quelles.
   *[other] Surcharge ! { $player } garde { $the-name } { $value }, et les soutes restent telles quelles.
}
event-took = { $count ->
    [one] { $player } vide la soute { $hold } : { $count } carte.
   *[other] { $player } vide la soute { $hold } : { $count } cartes.
}
event-buried = { $value ->
    [0] Trop de cartes ! { $player } en glisse une sous la pioche.
   *[other] { $card ->
        [GA] Trop de cartes ! { $player } glisse un Galaxol sous la pioche.
        [GB] Trop de cartes ! { $player } glisse un Galaxol sous la pioche.
       *[other] Trop de cartes ! { $player } glisse { $the-name } { $value } sous la pioche.
    }
}
event-reshuffled = L’équipement défaussé est mélangé : voilà une nouvelle pioche.
event-deck-reshuffled = Les aventures passées sont mélangées : voilà une nouvelle pioche.
event-flew = { $route ->
    [red-glix] { $player } quitte Red-Glix pour le système { $to }.
    [one] { $player } prend la route rapide du système { $from } au système { $to }.
    [two] { $player } prend la route double du système { $from } au système { $to }.
    [three] { $player } prend la route triple du système { $from } au système { $to }.
   *[free] { $player } vole du système { $from } au système { $to }.
}
event-paid = { $card ->
    [GA] { $player } paie avec un Galaxol.
    [GB] { $player } paie avec un Galaxol.
   *[other] { $player } paie avec { $the-name } { $value }.
}
event-challenged = Aux armes ! { $player } attaque { $rival } au système { $system }.
event-decided = { $player } a fait son choix.
event-committed = { $card ->
    [true] { $player } engage une carte, face cachée.
   *[false] { $player } se bat sans carte.
}
event-threw = { $again ->
    [true] { $phantom ->
        [true] Shao’Naal insiste : { $player } relance le dé, et c’est le Phantom !
       *[false] Shao’Naal insiste : { $player } relance le dé, et c’est { $face }.
    }
   *[false] { $phantom ->
        [true] { $player } lance le dé : le Phantom !
       *[false] { $player } lance le dé : { $face }.
    }
}
event-rethrow = Shao’Naal va-t-il s’en mêler ? { $player } peut faire relancer { $rival }.
event-accepted = { $player } ne fait pas relancer { $rival }.
event-shown = { $card ->
    [GA] { $player } dévoile un Galaxol : { $value }.
    [GB] { $player } dévoile un Galaxol : { $value }.
   *[other] { $player } dévoile { $the-name } { $value }.
}
event-total = { $phantom ->
    [0] { $player } totalise { $total }.
   *[other] { $player } totalise { $total }, Phantom compris.
}
event-tied = { $total } partout, égalité : on relance les dés.
event-won-fight = { $how ->
    [phantom] Le Phantom a tranché : { $player } bat { $rival } sur-le-champ.
   *[strength] { $player } bat { $rival }.
}
event-takes-cards = { $own ->
    [true] { $value ->
        [0] { $player } reprend en main la carte du combat.
       *[other] { $card ->
            [GA] { $player } reprend en main un Galaxol.
            [GB] { $player } reprend en main un Galaxol.
           *[other] { $player } reprend en main { $the-name } { $value }.
        }
    }
   *[false] { $value ->
        [0] { $player } hérite de la carte engagée par { $rival }.
       *[other] { $card ->
            [GA] { $player } hérite de la carte engagée par { $rival } : un Galaxol.
            [GB] { $player } hérite de la carte engagée par { $rival } : un Galaxol.
           *[other] { $player } hérite de la carte engagée par { $rival } : { $the-name } { $value }.
        }
    }
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
event-named = { $sort ->
    [crystals] { $player } envoie son drone chez { $rival }, pour un cristal.
   *[cards] { $player } envoie son drone chez { $rival }, pour une carte.
}
event-stolen = { $sort ->
    [crystals] { $player } chipe un cristal à { $rival }.
   *[cards] { $value ->
        [0] { $player } chipe une carte à { $rival }.
       *[other] { $card ->
            [GA] { $player } chipe une carte à { $rival } : un Galaxol.
            [GB] { $player } chipe une carte à { $rival } : un Galaxol.
           *[other] { $player } chipe une carte à { $rival } : { $the-name } { $value }.
        }
    }
}
event-mine-to = { $rival ->
    [-1] La Mine dérive vers { $player }.
   *[other] { $rival } refile la Mine à { $player }.
}
event-mine-tossed = { $explodes ->
    [true] Boum ! La Mine explose, et { $player } trinque.
   *[false] Tic, tac… La Mine n’explose pas, et { $player } respire.
}
event-blob-to = { $rival ->
    [-1] { $player } adopte le Blobulopode.
   *[other] { $count ->
        [0] Le Blobulopode quitte { $rival } pour se blottir contre { $player }.
       *[other] Le Blobulopode quitte { $rival } pour se blottir contre { $player }, un cristal entre les dents.
    }
}
event-blob-tossed = { $stays ->
    [true] Le Blobulopode se plaît chez { $player } : il reste.
   *[false] Le Blobulopode fausse compagnie à { $player }.
}
event-titans-asked = Les Titans arrêtent { $player } : une carte de valeur { $titans-least } ou plus pour eux, ou un cristal pour { $rival }.
event-titans-discarded = { $card ->
    [GA] { $player } jette un Galaxol aux Titans.
    [GB] { $player } jette un Galaxol aux Titans.
   *[other] { $player } jette { $the-name } { $value } aux Titans.
}
event-titans-given = { $player } donne un cristal à { $rival }.
event-titans-nothing = Les Titans n’ont rien à prendre à { $player }.
event-rotated = { $notches ->
    [one] { $player } tourne la carte stellaire de { $notches } cran.
   *[other] { $player } tourne la carte stellaire de { $notches } crans.
}
event-kept = { $player } garde une carte : { $name }.
event-informers = { $phantom ->
    [true] Deux Indic’, un trésor ! { $player } lance le dé : le Phantom, donc { $face }.
   *[false] Deux Indic’, un trésor ! { $player } lance le dé : { $face }.
}
event-secured = { $count ->
    [0] { $player } ouvre un coffre fort, mais n’a rien à y mettre.
    [one] { $player } met un cristal au coffre.
   *[other] { $player } met { $count } cristaux au coffre.
}
event-discarded = L’aventure est finie : { $name }.
event-nothing = Rien à en tirer pour { $player }.
event-won = Avec { $crystals } cristaux et le Phantom, { $player } remporte la partie !

## Pourquoi non

refusal-over = La partie est finie. Pour rejouer, commence une nouvelle partie.
refusal-not-your-turn = C’est à quelqu’un d’autre de jouer. Ton tour viendra.
refusal-decided-already = Tu as fait ton choix. Le combat commence dès que ton rival a fait le sien.
refusal-wait-for-rethrow = Shao’Naal peut encore s’en mêler. Attends que l’autre camp se décide.
refusal-wait-for-titans = Les Titans s’adressent d’abord à quelqu’un d’autre. Attends sa réponse.
refusal-wait-for-mine = Quelqu’un doit d’abord refiler la Mine. Attends un peu.
refusal-adventurer-first = Choisis d’abord ton aventurier.
refusal-berth-first = Choisis d’abord le système d’où part ton vaisseau.
refusal-equipment-phase = C’est ta phase Équipement : retourne une carte, prends une soute ou passe.
refusal-place-first = La carte retournée attend sa soute. Choisis d’abord A ou B.
refusal-bury-first = { $hand-limit ->
    [one] Tu as plus de { $hand-limit } carte. Choisis d’abord celle qui va sous la pioche.
   *[other] Tu as plus de { $hand-limit } cartes. Choisis d’abord celle qui va sous la pioche.
}
refusal-move-phase = C’est le moment de voler. Choisis un système, ou reste sur place.
refusal-fare-first = Ton trajet n’est pas encore payé. Choisis d’abord une carte pour le payer.
refusal-fight-first = C’est l’heure du combat. Engage d’abord une carte, ou aucune.
refusal-rethrow-first = Le dé est tombé. Dis d’abord si ton rival doit relancer.
refusal-adventure-phase = C’est ta phase Aventure : vis l’aventure d’ici, ou passe.
refusal-cost-first = L’aventure n’est pas encore payée. Choisis d’abord une carte pour la payer.
refusal-steal-first = Ton drone est en route. Dis d’abord ce qu’il vole, et à qui.
refusal-hand-first = La Mine fait tic-tac. Refile-la d’abord à quelqu’un.
refusal-titans-first = Les Titans attendent. Défausse d’abord une carte de valeur { $titans-least } ou plus, ou donne un cristal.
refusal-rotate-first = Te voilà dans un champ d’astéroïdes. Tourne d’abord la carte stellaire.
refusal-adventurer-taken = Cet aventurier est déjà pris. Choisis-en un qui est libre.
refusal-system-taken = Un vaisseau s’y trouve déjà. Pars d’un système inoccupé.
refusal-no-such-system = Ce système n’existe pas sur cette face de la carte.
refusal-surplus-not-in-hand = Tu n’as pas cette carte. Choisis-en une de ta main pour la glisser sous la pioche.
refusal-fare-not-in-hand = Tu n’as pas cette carte. Paie la route avec une carte de ta main.
refusal-committed-not-in-hand = Tu n’as pas cette carte. Engages-en une de ta main, ou aucune.
refusal-cost-not-in-hand = Tu n’as pas cette carte. Paie l’aventure avec une carte de ta main.
refusal-discard-not-in-hand = Tu n’as pas cette carte. Défausses-en une de ta main, ou donne un cristal.
refusal-cannot-pass-now = Tu as retourné une carte : impossible de passer. Prends une soute, ou retournes-en une autre tant qu’il y a de la place.
refusal-hold-empty = Cette soute est vide. Prends l’autre, ou retourne une carte.
refusal-holds-full = Les deux soutes sont pleines, et tu as déjà retourné une carte. Prends l’une des soutes.
refusal-nothing-to-turn = Il n’y a plus de carte à retourner. Prends une soute, ou passe.
refusal-must-leave = On ne reste pas à Red-Glix. Vole vers n’importe quel système : c’est gratuit.
refusal-already-there = Tu y es déjà. Choisis un autre système, ou reste sur place.
refusal-no-route = Aucune route n’y mène depuis ton système. Choisis-en un qui lui est relié.
refusal-fare-too-high = Tu n’as pas assez de cartes pour cette route. Prends-en une moins chère.
refusal-no-adventure = Il n’y a pas d’aventure à vivre ici.
refusal-cannot-pay = Ta main ne suffit pas pour cette aventure. Trouve d’abord l’équipement demandé ; un Galaxol peut aider.
refusal-wrong-kind = L’aventure demande autre chose. Paie avec l’équipement affiché, ou avec un Galaxol.
refusal-galaxol-only = Ici, seul un Galaxol est accepté.
refusal-galaxol-needed-later = Ce Galaxol te servira pour un autre symbole de cette aventure. Paie celui-ci avec une carte de son espèce.
refusal-no-such-player = Personne à cette table n’a ce numéro. Choisis l’un de tes rivaux à voler.
refusal-no-such-receiver = Personne à cette table n’a ce numéro. Choisis quelqu’un à qui refiler la Mine.
refusal-steal-from-rivals = Ton drone vole tes rivaux, pas toi.
refusal-other-sort = Ton drone a commencé par autre chose. Il vole des cristaux ou des cartes, pas un peu des deux.
refusal-nothing-to-steal = Il n’y a rien de tel à prendre à ce joueur. Choisis quelqu’un qui en a.
refusal-hand-to-rivals = La Mine va à quelqu’un d’autre. Choisis à qui.
refusal-too-weak = Les Titans veulent une carte de valeur { $titans-least } ou plus. Défausses-en une, ou donne un cristal.
refusal-no-crystal = Tu n’as pas de cristal hors coffre à donner. Défausse une carte de valeur { $titans-least } ou plus.
refusal-too-far = La carte stellaire tourne d’au moins un cran, et de moins d’un tour complet.

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

R1 = La face de la carte stellaire dépend du nombre de joueurs : un anneau de { $systems-2 } systèmes à 2, de { $systems-3 } à 3, de { $systems-4 } à 4, de { $systems-5 } à 5. Au milieu se trouve Red-Glix, une station spatiale.
R2 = L’équipement, mélangé, forme une pioche face cachée sur le dock. Chacune des soutes, A et B, reçoit une carte visible.
R3 = { $crystals-start ->
    [one] On débute avec { $crystals-start } cristal de dacidium et une carte que personne d’autre ne connaît.
   *[other] On débute avec { $crystals-start } cristaux de dacidium et une carte que personne d’autre ne connaît.
}
R4 = On choisit un aventurier encore libre et on pose le vaisseau de sa couleur sur un système encore inoccupé.
R5 = À côté de chaque système se trouve une aventure tirée au sort.
R6 = L’un de vous commence.
R7 = Pour gagner, il faut assez de cristaux et le Phantom, les deux à la fois, quand s’achève l’un de ses propres tours.
R8 = Il en faut { $target-2 } à 2 joueurs, { $target-3 } à 3, { $target-4 } à 4 et { $target-5 } à 5.
R9 = Un tour a trois phases, dans cet ordre : équipement ; déplacement et combat ; aventure. Puis vient le tour du voisin de gauche.
R10 = On peut passer une phase, ou même toutes.
R11 = Équipement : on prend toutes les cartes d’une soute, A ou B, et la phase est finie.
R12 = Ou bien on tente mieux : on retourne la première carte de la pioche et on la charge dans l’une des soutes, au choix.
R13 = Une soute porte { $hold-limit } points de charge au plus. Une carte pèse autant que sa valeur.
R14 = Une carte qui ne tient dans aucune soute, c’est la surcharge : on la prend, elle seule, on ne touche pas aux soutes, et la phase est finie.
R15 = Tant qu’une soute n’est pas pleine, on peut en retourner une autre, puis une autre, jusqu’à prendre une soute ou finir en surcharge.
R16 = Un Galaxol porte la lettre de sa soute, A ou B : il n’y a pas à choisir.
R17 = Ensuite, on ne garde en main que { $hand-limit ->
    [one] { $hand-limit } carte
   *[other] { $hand-limit } cartes
} ; les autres vont sous la pioche.
R18 = Ce qui est chargé au dock y reste pour le joueur suivant.
R19 = Déplacement : le vaisseau suit une seule route, jusqu’au système où elle mène.
R20 = Une route directe (pointillés) ne coûte rien. Une route rapide (un trait) coûte une carte au choix, une route double (deux traits) en coûte deux{ $dearest-route ->
    [3] , une route triple (trois traits) trois
   *[other] {""}
}.
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
R38 = On dépense l’équipement affiché en haut de la carte, on prend celle-ci, et on fait ce qu’elle dit.
R39 = Un Galaxol est un joker : il tient lieu de n’importe quel équipement. Mais là où l’on réclame un Galaxol, rien d’autre ne convient.
R40 = Les cristaux gagnés viennent de la réserve.
R41 = Une aventure à cadre bleu est défaussée quand le tour s’achève ; une aventure à cadre rose, on la garde.
R42 = On vit une aventure par tour, pas plus.
R43 = Exploration : on gagne autant de cristaux que la carte en montre.
R44 = Réapprovisionnement : une seconde phase Équipement.
R45 = Drone chapardeur : on vole 2 cristaux, ou 2 cartes en main, à un seul rival ou à plusieurs.
R46 = Embuscade : chaque rival rend 1 cristal à la réserve.
R47 = Mine : on la donne à quelqu’un, qui la lance. Si elle explose, il perd 2 cristaux et la Mine disparaît. Sinon il la refile à quelqu’un qui la lancera en commençant son prochain tour, et ainsi de suite.
R48 = Blobulopode : on prend le jeton et 1 cristal. En commençant son tour suivant, on le lance. S’il reste, encore 1 cristal, et on le garde ; s’il s’évade, il file chez le voisin de gauche et lui apporte un cristal pris à celui qu’il quitte.
R49 = Titans : chaque rival défausse une carte de sa main, de valeur { $titans-least } ou plus, ou donne un cristal.
R50 = Allégeance : on reçoit le Phantom, et 1 cristal.
R51 = Champ d’astéroïdes : on tourne la carte stellaire d’un cran ou plus. On peut alors vivre l’aventure arrivée devant son système.
R52 = Marché noir : on gagne des cristaux, selon le nombre de ces cartes que l’on a désormais.
R53 = Indic’ : à deux, ils mènent à un trésor. On lance un dé et l’on gagne autant de cristaux, de { $die-least } à { $die-most }. L’un est défaussé, l’autre reste.
R54 = Shao’Naal : en combat, on peut faire relancer son dé au rival, une fois.
R55 = Coffre fort : on y pose tous ses cristaux, hors d’atteinte pour le reste de la partie. Ceux que l’on gagne plus tard n’y sont pas.
R56 = Et l’on continue, tour après tour, jusqu’à ce que quelqu’un gagne.

## Les décisions (P) dans nos mots

P1 = On tire au sort qui commence. La soute A reçoit sa carte, puis la soute B. Ensuite, dans l’ordre du tour, chacun reçoit ses cristaux et une carte ; puis, dans le même ordre, prend un aventurier et un système libre. Alors seulement on pose les aventures.
P2 = Un tour commence dans cet ordre : le cristal du Phantom ; puis la Mine, lancée par qui l’a reçue ; puis le Blobulopode, lancé par qui le garde. La Mine peut donc emporter le cristal que le Phantom vient d’apporter.
P3 = On ne prend qu’une soute qui n’est pas vide. Une carte qui ne tient que dans une soute y va d’elle-même. { $rules-version ->
    [1] Après avoir retourné une carte, on ne peut plus passer : on en retourne une autre ou on prend une soute. On peut en retourner une même quand les deux soutes sont pleines.
   *[other] Après avoir retourné une carte, on ne peut plus passer : on prend une soute, ou on en retourne une autre tant qu’une soute porte moins de { $hold-limit }. La première carte d’une phase peut être retournée même quand les deux soutes sont pleines.
} Quand la phase finit, même en passant, la main est ramenée à { $hand-limit } : le surplus va face cachée sous la pioche, chaque carte sous la précédente.
P4 = L’équipement dépensé va à la défausse ; on ne la mélange en une nouvelle pioche que s’il faut retourner une carte et qu’il n’y en a plus. Du surplus glissé sous une pioche vide devient la pioche. Sans pioche ni défausse, on ne peut rien retourner.
P5 = À la mise en place, un Galaxol destiné à l’autre soute va sous la pioche, et on tire une autre carte.
P6 = Un vol par tour au plus, payé avec les cartes que l’on veut ; elles sont parties avant le combat. On ne va pas à Red-Glix de son plein gré, et l’on ne s’y bat pas : les vaisseaux y tiennent à plusieurs. De Red-Glix, on peut aussi rejoindre un système occupé. Rejoindre un rival, c’est toujours se battre, avec ou sans cartes.
P7 = Les deux décident en secret et en même temps ; ensuite tout le monde sait qui a engagé une carte. Un Phantom ne dévoile aucune carte. Le 1 revient à qui avait le Phantom au début du combat, en attaque ou en défense. Après une égalité, l’attaquant relance en premier, avec les mêmes cartes, et un Phantom gagne toujours sur-le-champ.
P8 = Shao’Naal reste après usage et sert en attaque comme en défense : juste après le lancer du rival, avant qu’une carte soit dévoilée ou qu’un Phantom l’emporte. Une fois par combat, quel que soit le nombre de cartes ou d’égalités. Le nouveau lancer compte. Les deux combattants peuvent s’en servir.
P9 = Le vaincu reçoit aussi la carte du vainqueur, même jamais dévoilée. Les cartes d’un combat, ou d’ailleurs, peuvent porter une main au-delà de { $hand-limit } jusqu’à la fin d’une phase Équipement.
P10 = On peut vivre une aventure là où l’on est resté ou arrivé, même si elle ne fait rien. Une carte par symbole, de son espèce et de n’importe quelle valeur, ou un Galaxol, et pas une de plus. La place vide reçoit une nouvelle aventure avant l’effet. Quand la pioche est épuisée, on mélange la défausse. Mine et Blobulopode ont un cadre bleu. La question est posée même à qui ne peut pas payer : passer à sa place en dirait trop.
P11 = On annonce d’abord quoi et à qui, puis on prend. Si les rivaux réunis en ont moins de deux, on prend ce qu’il y a ; s’ils n’ont rien, il ne se passe rien. Les cartes sont tirées au hasard, dans l’ordre du tour à partir du voleur ; seuls le voleur et sa victime les voient. Les coffres restent fermés.
P12 = Embuscade, Mine et Titans ne touchent que les cristaux hors coffre, et pas plus qu’il n’y en a ; Red-Glix ne met pas à l’abri. Les Titans interrogent les rivaux dans l’ordre du tour, à partir de la gauche. Qui a un cristal et une carte est toujours interrogé, même s’il ne reste qu’une réponse : s’en abstenir en dirait trop. Qui n’a ni grosse carte ni cristal est laissé en paix.
P13 = La carte donne la Mine à un rival, qui la lance aussitôt. Si elle n’explose pas, il la refile à qui il veut, même à celui dont elle vient ; elle sera lancée quand commence le tour de celui-là. Si quelqu’un a déjà la Mine quand on vit la carte, elle lui est reprise et tout recommence.
P14 = Le cristal qui part avec un Blobulopode évadé est pris hors coffre, s’il y en a. Le voisin lance le jeton en commençant son propre tour. Si quelqu’un a déjà le Blobulopode quand on vit la carte, seul le jeton change de place ; son nouveau gardien gagne 1 cristal de la réserve, même s’il l’avait déjà.
P15 = La carte tourne d’un cran au moins et de moins d’un tour complet, les vaisseaux avec elle ; personne ne se bat. L’aventure qui arrive s’ajoute à celle du tour, au prix habituel, si l’on veut. Si c’est encore un champ d’astéroïdes, on peut recommencer de même.
P16 = Les cristaux d’un coffre comptent pour la victoire. Un second coffre reçoit ce qui n’est pas protégé à ce moment.
P17 = Dès le deuxième Indic’, on lance le dé ; un Phantom vaut { $die-phantom }. On défausse le nouveau et on garde l’ancien, si bien que chaque Indic’ suivant paie aussi.
P18 = La seconde phase Équipement a lieu aussitôt, avec sa main ramenée à { $hand-limit } ; puis le tour s’achève.
P19 = Une réserve vide paie ce qu’elle a. Il y a { $crystals-all } cristaux, et aucun ne se perd.
P20 = Seul peut gagner celui dont le tour s’achève. Qui atteint le but pendant le tour d’un autre doit tenir jusqu’à la fin du sien.
P21 = Visibles de tous : cristaux, coffres, aventures gardées, jetons, soutes, aventures, les deux défausses, et le nombre de cartes d’une main ou d’une pioche. Une carte en main est connue de qui l’a vue arriver : de tous, si elle vient d’une soute, d’une surcharge, ou si elle a été dévoilée en combat ; des deux combattants seulement, si c’est celle du vainqueur et qu’elle n’a pas été dévoilée ; du voleur et de sa victime seulement, avec un drone. Le programme marque les cartes connues. Quand une carte quitte une main sans être vue, les marques de cette main s’effacent pour qui ne l’a pas vue.
P22 = L’allégeance donne son cristal même à qui a déjà le Phantom.
P23 = Il n’y a pas de dernier tour : on joue jusqu’à ce que quelqu’un ait gagné.

## Les mots du fichier de matériel

component-equipment = équipement
component-kind = sorte
component-values = valeurs
component-galaxols = Galaxols
component-hold = soute
component-cards = cartes
component-limits = limites
component-hand = main
component-crystals = cristaux
component-all = en tout
component-start = au départ
component-targets = pour gagner
component-players = joueurs
component-maps = carte stellaire
component-systems = systèmes
component-routes = cartes par route, selon la distance
component-die = dé
component-faces = faces
component-phantom = face du Phantom
component-tokens = jetons
component-sides = côtés
component-unlucky = malchanceux
component-titans = valeur minimale pour les Titans
component-market = marché noir
component-adventurers = aventuriers
component-adventures = aventures
component-cost = coût
component-copies = exemplaires

object-drill = { kind-drill }
object-thruster = { kind-thruster }
object-cannon = { kind-cannon }
object-shield = { kind-shield }
object-scanner = { kind-scanner }
object-exploration = { adventure-exploration }
object-resupply = { adventure-resupply }
object-drone = { adventure-drone }
object-ambush = { adventure-ambush }
object-mine = { adventure-mine }
object-blobulopode = { adventure-blobulopode }
object-titans = { adventure-titans }
object-allegiance = { adventure-allegiance }
object-asteroids = { adventure-asteroids }
object-black-market = { adventure-black-market }
object-informer = { adventure-informer }
object-shao-naal = { adventure-shao-naal }
object-safe = { adventure-safe }
object-crimson = { adventurer-crimson }
object-amber = { adventurer-amber }
object-jade = { adventurer-jade }
object-azure = { adventurer-azure }
object-violet = { adventurer-violet }

object-DT = { kind-drill } + { kind-thruster }
object-TC = { kind-thruster } + { kind-cannon }
object-CS = { kind-cannon } + { kind-shield }
object-SN = { kind-shield } + { kind-scanner }
object-ND = { kind-scanner } + { kind-drill }
object-DD = { kind-drill } + { kind-drill }
object-TT = { kind-thruster } + { kind-thruster }
object-CC = { kind-cannon } + { kind-cannon }
object-SS = { kind-shield } + { kind-shield }
object-NN = { kind-scanner } + { kind-scanner }
object-DTC = { kind-drill } + { kind-thruster } + { kind-cannon }
object-TCS = { kind-thruster } + { kind-cannon } + { kind-shield }
object-CSN = { kind-cannon } + { kind-shield } + { kind-scanner }
object-SND = { kind-shield } + { kind-scanner } + { kind-drill }
object-NDT = { kind-scanner } + { kind-drill } + { kind-thruster }
object-T = { kind-thruster }
object-S = { kind-shield }
object-N = { kind-scanner }
object-NT = { kind-scanner } + { kind-thruster }
object-NC = { kind-scanner } + { kind-cannon }
object-NS = { kind-scanner } + { kind-shield }
object-C = { kind-cannon }
object-D = { kind-drill }
object-CD = { kind-cannon } + { kind-drill }
object-SD = { kind-shield } + { kind-drill }
object-CT = { kind-cannon } + { kind-thruster }
object-G = { kind-galaxol }
object-TS = { kind-thruster } + { kind-shield }
object-GS = { kind-galaxol } + { kind-shield }
object-GD = { kind-galaxol } + { kind-drill }

## Le plateau

board-letter-D = F
board-letter-T = P
board-letter-C = C
board-letter-S = B
board-letter-N = S
board-letter-G = G

board-prompt-adventurer = Qui seras-tu ? Choisis un aventurier.
board-prompt-adventurer-other = { $player } choisit un aventurier.
board-prompt-berth = D’où pars-tu ? Choisis un système libre.
board-prompt-berth-other = { $player } choisit son système de départ.
board-prompt-equipment = Équipe-toi : prends une soute, retourne une carte, ou passe.
board-prompt-equipment-more = Retourne encore une carte, ou prends une soute.
board-prompt-equipment-last = Plus de carte à retourner : prends une soute.
board-prompt-equipment-other = { $player } est au dock.
board-prompt-place = Elle tient dans les deux soutes. Laquelle ?
board-prompt-place-other = { $player } choisit une soute pour la carte.
board-prompt-cut = Trop de cartes : glisses-en une sous la pioche. La suivante ira encore dessous.
board-prompt-cut-other = { $player } glisse son surplus sous la pioche.
board-prompt-move = Prends une route, ou reste. Aller chez un rival, c’est se battre.
board-prompt-leave = Il faut quitter Red-Glix : vole où tu veux, c’est gratuit.
board-prompt-move-other = { $player } choisit sa route.
board-prompt-fare = { $count ->
    [one] Paie la route : encore une carte, au choix.
   *[other] Paie la route : { $count } cartes, au choix.
}
board-prompt-fare-other = { $player } paie sa route.
board-prompt-fight = Combat contre { $player } ! Engage une carte face cachée, ou aucune.
board-prompt-fight-other = On attend { $player }, qui décide en secret.
board-prompt-fight-both = { $player } et { $rival } décident en secret.
board-prompt-dice = Les dés décident.
board-prompt-fought = Le combat est terminé.
board-prompt-rethrow = Shao’Naal : fais-tu relancer { $player } ?
board-prompt-rethrow-other = On attend { $player } : Shao’Naal va-t-il s’en mêler ?
board-prompt-adventure = Vis l’aventure de ton système, ou passe.
board-prompt-adventure-dear = Tu n’as pas de quoi vivre l’aventure d’ici : passe.
board-prompt-adventure-other = { $player } examine l’aventure.
board-prompt-cost = { $count ->
    [one] Paie l’aventure : encore une carte.
   *[other] Paie l’aventure : encore { $count } cartes.
}
board-prompt-cost-other = { $player } paie une aventure.
board-prompt-steal = { $count ->
    [one] Drone chapardeur : encore un vol. À qui ?
   *[other] Drone chapardeur : { $count } vols. Quoi, et à qui ?
}
board-prompt-steal-other = { $player } envoie un drone chapardeur.
board-prompt-hand = La Mine fait tic-tac. À qui la refiles-tu ?
board-prompt-hand-other = On attend { $player }, qui doit refiler la Mine.
board-prompt-titans = Les Titans ! Défausse une carte de { $titans-least } ou plus, ou donne un cristal.
board-prompt-titans-other = On attend { $player }, face aux Titans.
board-prompt-rotate = Tourne la carte stellaire : touche l’aventure que tu veux trouver.
board-prompt-rotate-other = { $player } s’apprête à tourner la carte stellaire.
board-prompt-won = Victoire ! À toi les cristaux et le Phantom.
board-prompt-over = { $player } a les cristaux et le Phantom : partie gagnée.

board-map = Carte stellaire
board-system = Système { $system }
board-at = au système { $system }
board-ship = vaisseau : { $name }
board-red-glix = { $count ->
    [0] Station Red-Glix, personne
    [one] Station Red-Glix, 1 vaisseau
   *[other] Station Red-Glix, { $count } vaisseaux
}
board-adventure = { $count ->
    [0] { $name }, coûte { $cost }
    [one] { $name }, coûte { $cost }, rapporte { $count } cristal
   *[other] { $name }, coûte { $cost }, rapporte { $count } cristaux
}
board-no-adventure = Pas encore d’aventure au système { $system }
board-target = Pour gagner : { $target } cristaux et le Phantom à la fin de ton tour
board-round = Tour { $round }
board-reserve = { $count ->
    [one] { $count } cristal dans la réserve
   *[other] { $count } cristaux dans la réserve
}
board-reserve-short = en réserve
board-deck = { $count ->
    [one] Aventures : { $count } carte dans la pioche
   *[other] Aventures : { $count } cartes dans la pioche
}
board-past = { $count ->
    [0] Aucune aventure n’a été défaussée.
    [one] { $count } aventure a été défaussée :
   *[other] { $count } aventures ont été défaussées :
}

board-dock = Dock de chargement
board-pile = { $count ->
    [one] Pioche d’équipement : { $count } carte
   *[other] Pioche d’équipement : { $count } cartes
}
board-piles = Pioches et défausses
board-under = { $count ->
    [0] Rien n’a été glissé dessous.
    [one] Tout au fond, 1 carte glissée par quelqu’un.
   *[other] Tout au fond, { $count } cartes glissées par les joueurs.
}
board-discards = { $count ->
    [0] Défausse : aucune carte
    [one] Défausse : 1 carte
   *[other] Défausse : { $count } cartes
}
board-discards-short = défausse :
board-hold = Soute { $hold }, charge { $load } sur { $limit } : { $cards }
board-none = rien

board-card = { $name } { $value }
board-galaxol = Galaxol { $hold }
board-card-hidden = carte face cachée
board-hand = { $count ->
    [one] Ta main : { $count } carte, { $limit } au plus en quittant le dock
   *[other] Ta main : { $count } cartes, { $limit } au plus en quittant le dock
}
board-hand-empty = Ta main est vide.
board-owed = Reste à payer : { $cost }

board-free = libre
board-can-fly = { $cost ->
    [0] y voler gratuitement
    [one] y voler pour 1 carte
   *[other] y voler pour { $cost } cartes
}
board-can-berth = partir d’ici
board-can-stay = rester ici
board-can-live = vivre son aventure
board-can-turn = retourner la première carte
board-can-take = tout prendre
board-can-place = y charger la carte
board-can-pay = payer avec
board-can-commit = l’engager
board-can-bury = la glisser sous la pioche
board-can-discard = la défausser
board-can-hand = Lui refiler la Mine
board-steal-crystal = un cristal
board-steal-card = une carte

board-players = Joueurs
board-news = il y a du nouveau
board-player = { $name } : { $count ->
    [one] { $count } cristal
   *[other] { $count } cristaux
}, { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
}
board-crystals = { $safe ->
    [0] { $count } sur { $target } cristaux
   *[other] { $count } et { $safe } au coffre, sur { $target } cristaux
}
board-has-phantom = avec le Phantom
board-rival-hand = { $count ->
    [0] Pas de carte en main
    [one] { $count } carte en main, dont on connaît : { $cards }
   *[other] { $count } cartes en main, dont on connaît : { $cards }
}
board-low = { $count ->
    [one] { $count } carte inconnue vaut moins de { $titans-least }
   *[other] { $count } cartes inconnues valent moins de { $titans-least }
}

board-cost = Coût :
board-is-kept = Cadre rose : tu gardes cette carte.
board-is-spent = Cadre bleu : défaussée à la fin du tour.
board-joker = Un Galaxol peut remplacer n’importe quel équipement.
board-card-about = Elle paie le symbole { $name } d’une aventure, ou une carte de route. En combat, sa valeur s’ajoute au dé ; dans une soute, elle pèse autant.
board-galaxol-about = Il paie n’importe quel symbole d’une aventure, ou une carte de route. Il ne se charge que dans la soute { $hold }. En combat comme en soute, il vaut { $value }.
board-live = La vivre : payer { $cost }

board-fight = Combat au système { $system }
board-attacker = attaque
board-defender = défend
board-fight-rule = Dé plus carte : le plus fort gagne. Le visage du Phantom gagne aussitôt.
board-fight-deciding = décide en secret…
board-fight-decided = a fait son choix
board-fight-bare = sans carte
board-fight-no-card = pas encore de carte
board-fight-asked = Faire relancer ?
board-die = { $face ->
    [0] dé pas encore lancé
   *[other] dé : { $face }
}
board-die-phantom = dé : le Phantom
board-won = Victoire pour { $player } !
board-lost = Ton vaisseau dérive parmi les étoiles.
board-standing = { $phantom ->
    [true] { $count ->
        [one] { $count } cristal et le Phantom
       *[other] { $count } cristaux et le Phantom
    }
   *[false] { $count ->
        [one] { $count } cristal
       *[other] { $count } cristaux
    }
}

board-key-number = Le système, la carte en main ou la réponse de ce numéro
board-key-turn = Retourner une carte
board-key-pass = Passer, rester, combattre sans carte, donner un cristal, laisser le lancer
board-key-live = Vivre l’aventure, ou faire relancer le rival
board-key-details = Ce que fait l’aventure de ton système
board-key-arrows = Vers le système, l’aventure, la carte ou la réponse d’à côté

## Les images de la page des règles

diagram-goal = Assez de cristaux, et le Phantom en plus : qui finit son propre tour ainsi a gagné.
diagram-holds = La foreuse tout juste retournée pèse 4, et tiendrait dans les deux soutes. Plus elles sont pleines, plus la surcharge est proche.
diagram-routes = Aller à un système voisin est gratuit. Celui d’après coûte une carte, celui d’en face deux. Et au système 5 il y a un rival : qui s’y rend se bat.
diagram-red-glix = Un vaisseau battu se replie sur Red-Glix. De là, il doit repartir à son tour suivant, gratuitement et où il veut.
diagram-fight = Une carte, face cachée, puis le dé : la plus forte somme l’emporte. Ton rival a le Phantom, qui compte pour 1 de plus. Ton canon 7 compensera.
diagram-adventure = Sans rival sur ce système, tu peux vivre son aventure. Elle demande une foreuse et un propulseur : la foreuse est dans ta main, et le Galaxol remplace le propulseur.
diagram-drone = Le drone vole deux cristaux ou deux cartes, à un seul rival ou à plusieurs. Ce qui est dans un coffre est hors de sa portée.

## La première partie

lesson-1 = Bienvenue dans la course ! Tu pilotes le vaisseau jade, ton rival le carmin. Gagne qui termine un de ses tours avec 21 cristaux et le Phantom. Il faut les deux !
lesson-2 = Un tour commence au dock. Tu pourrais prendre toute la soute A, ou toute la B, et filer. Mais pourquoi pas un peu plus ? Retourne la première carte de la pioche.
lesson-3 = Une foreuse 4 ! Aucune soute ne dépasse 10 points : A en a 5, B en a 6, elle tient dans les deux. Charge-la dans celle que tu vas prendre, la A.
lesson-4 = Encore une ? Prudence : une carte qui ne tient nulle part, c’est la surcharge. Tu n’aurais qu’elle, et ton rival les soutes. Sachons nous arrêter : prends la A.
lesson-5 = En vol ! En pointillés, vers les voisins, c’est gratuit. Un trait coûte une carte, un double trait deux. Au système 3, une exploration vaut 2 cristaux : vas-y !
lesson-6 = Le trajet coûte une carte de ton choix. Les fortes servent au combat : paie avec une faible, qui ne te sert à rien d’autre, le bouclier 2.
lesson-7 = Personne ici à part toi : tu peux vivre l’aventure. En haut de la carte, tu lis ce qu’elle coûte : une foreuse et un propulseur. C’est parti !
lesson-8 = D’abord la foreuse. N’importe laquelle convient, quelle que soit sa valeur. Paie avec ta foreuse 4.
lesson-9 = Et maintenant un propulseur… que tu n’as pas. Mais tu as un Galaxol, et il tient lieu de n’importe quel équipement. Paie avec !
lesson-9-gained = Deux cristaux pour toi ! Une aventure par tour, pas plus : ton tour est fini.
lesson-10 = Quelques tours plus tard. Ton rival a gagné le Phantom au combat : un cristal au début de chacun de ses tours. Ça suffit ! Vole vers le système 4 et attaque.
lesson-11 = Un combat ! En secret, chacun ajoute une carte à son dé, ou aucune. Ton rival ajoute aussi 1 pour le Phantom. Mets le paquet : engage ton canon 7.
lesson-11-won = 10 à 8, gagné : un cristal et, mieux encore, le Phantom ! Ton rival ramasse les deux cartes et se replie à Red-Glix. Un Phantom au dé aurait gagné d’office.
lesson-12 = Pour qui gagne, le tour continue : vis l’aventure de ce système.
lesson-13 = Le marché noir veut un Galaxol et rien d’autre. Son cadre est rose, tu gardes la carte : la première donne 1 cristal, la suivante 2, puis 4, puis 6. Paie !
lesson-14 = Vers la fin : tu as 20 cristaux, et ton rival a repris le Phantom. L’allégeance, l’aventure d’ici, te l’amène, avec un cristal en prime. Vis-la !
lesson-15 = Ton dernier Galaxol, bien dépensé. Paie !
lesson-16 = 21 cristaux et le Phantom : c’est gagné ! Un dernier conseil : garde une bonne carte en main. Si l’on t’attaque, tu la choisis pendant le tour du rival.

## Phrases toutes prêtes

phrase-bluffing = Tu bluffes ?
phrase-hands-off = Bas les pattes, ce sont mes cristaux !
phrase-come-and-fight = Viens donc te battre !
phrase-not-me = Pas moi, vise plutôt la tête du classement !
phrase-nearly-there = Attention, quelqu’un est près de gagner !
phrase-nice-haul = Belle prise !
phrase-remember-this = Je m’en souviendrai…
phrase-phantom-with-me = Le Phantom est avec moi !

## Les chiffres d’une partie

figure-fights-won = Combats gagnés
figure-fights-lost = Combats perdus
figure-phantoms-thrown = Phantoms obtenus au dé
figure-adventures = Aventures vécues
figure-from-exploration = Cristaux des explorations
figure-from-phantom = Cristaux du Phantom
figure-from-fight = Cristaux des combats
figure-from-allegiance = Cristaux des allégeances
figure-from-black-market = Cristaux du marché noir
figure-from-informer = Cristaux des Indic’
figure-from-blobulopode = Cristaux du Blobulopode
figure-from-drone = Cristaux volés par drone
figure-from-titans = Cristaux grâce aux Titans
figure-crystals-lost = Cristaux perdus
figure-crystals-robbed = Cristaux pris par des rivaux
figure-rounds = Tours

## Pourquoi ce coup : la suite de « car », jusqu’à la comparaison

reason-crystals = tu auras { $with ->
    [one] { $with } cristal
   *[other] { $with } cristaux
}, contre { $without }
reason-rival-crystals = le rival le plus riche aura { $with ->
    [one] { $with } cristal
   *[other] { $with } cristaux
}, contre { $without }
reason-phantom = tu auras le Phantom { $with } fois sur 100, contre { $without }
reason-cards = tu auras { $with ->
    [one] { $with } carte
   *[other] { $with } cartes
} en main, contre { $without }
reason-best-card = ta meilleure carte vaudra { $with }, contre { $without }
reason-kept = tu garderas { $with ->
    [one] { $with } carte
   *[other] { $with } cartes
} d’aventure, contre { $without }
reason-safe = tu auras { $with ->
    [one] { $with } cristal
   *[other] { $with } cristaux
} au coffre, contre { $without }
reason-mine = tu auras la Mine { $with } fois sur 100, contre { $without }
reason-exile = tu seras à Red-Glix { $with } fois sur 100, contre { $without }

## Ce qu’on montre du doigt

target-target = ce qu’il faut pour gagner
target-reserve = la réserve de cristaux
target-deck = la pioche d’aventures
target-red-glix = la station Red-Glix
target-pile = la pioche d’équipement
target-discards = la défausse
target-hold = la soute { $hold }
target-player = { $player }
target-ship = le vaisseau ({ $player })
target-system = le système { $number }
target-slot = l’aventure de l’emplacement { $number }
