# Les textes du client. Ceux d’un jeu sont dans son propre dossier.

skip = Aller au contenu
home-link = Ludothèque : vers l’étagère
language = Langue
theme = Couleurs : { $theme ->
    [light] claires
    [dark] sombres
   *[other] celles du système
}
sound = Son
close = Fermer
loading = Un instant…
bots-warming-up = Les robots s’échauffent. Pendant une minute ou deux, ils réfléchissent lentement.
try-again = Réessayer
to-the-shelf = Vers l’étagère

## Accueil

home-title = Ludothèque : des jeux de société à jouer
home-heading = On joue à quoi ?
home-lead = Prends une boîte sur l’étagère. Joue tout de suite avec un robot, envoie un lien à quelqu’un, ou partage un seul appareil. Aucun compte à créer.
shelf = L’étagère
shelf-empty = L’étagère est vide.
coming = Bientôt
coming-text = Cette boîte est encore à l’atelier. Elle s’ouvrira bientôt ici.
fact-players = { $least ->
    [one] { $most ->
        [one] { $most } joueur
       *[other] 1 à { $most } joueurs
    }
   *[other] { $most ->
        [2] 2 joueurs
       *[other] { $least } à { $most } joueurs
    }
}
fact-age = dès { $age } ans
fact-minutes = { $minutes } min
play = Jouer
play-text = Contre un robot de force normale, maintenant.
learn = Apprendre en jouant
other-ways = Entre amis, sur un seul appareil, autres robots…
read-rules = Lire les règles
tables-running = Tes tables
tables-ended = Parties finies
campaigns = Tes campagnes
campaign-won = Niveaux gagnés : { $step } sur { $of }
campaign-on = Continuer
campaign-done = Tout est gagné ! Rejouer
turn-yours = À toi de jouer
turn-asked = À toi de répondre
turn-live = La partie est lancée
tables-ended-count = Parties finies ({ $count })
open-record = Ouvrir une partie enregistrée
open-record-text = Une partie enregistrée dans un fichier .ludo, ici ou ailleurs : choisis-le ou dépose-le ici pour la revoir.
played-none = Aucune partie n’a encore été jouée jusqu’au bout sur cet appareil.
played-scores = Avec les mêmes personnes
played-score = { $others } : { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}, { $lost ->
    [one] { $lost } perdue
   *[other] { $lost } perdues
}{ $drawn ->
    [0] {""}
    [one] , { $drawn } nulle
   *[other] , { $drawn } nulles
}
played-won = gagnée
played-lost = perdue
played-drawn = nulle
played-watched = regardée
played-with = avec { $others }
deals = Donne du jour
deals-text = Une donne par jeu, la même pour tout le monde aujourd’hui. Un seul essai : ton résultat s’affiche ensuite à côté de celui des robots à ta place, et de tous ceux qui l’ont jouée ici.
deals-look = La revoir
deal-of = La donne du { $day }
deal-others = { $others ->
    [0] Personne d’autre ne l’a encore jouée ici.
    [1] Une autre personne l’a jouée ici : { $better ->
        [0] { $same ->
            [0] moins bien que toi
           *[other] comme toi
        }
       *[other] mieux que toi
    }.
   *[other] { $others } autres personnes l’ont jouée ici : { $better ->
        [0] aucune n’a fait mieux
        [1] une a fait mieux
       *[other] { $better } ont fait mieux
    }, { $same ->
        [0] aucune n’a fait comme toi
        [1] une a fait comme toi
       *[other] { $same } ont fait comme toi
    }.
}
deal-bots = À ta place, avec la même donne :
deal-bots-play = Les robots jouent la même donne à ta place…
deal-bot = { $came ->
    [won] le { $bot } a gagné
    [lost] le { $bot } a perdu
   *[drawn] le { $bot } a fait match nul
}
deal-not-counted = Elle ne compte pas : il y avait à la table d’autres joueurs que ceux de la donne.
deal-line = { $title }, la donne du { $day } : { $came }. À ma place, { $bots }. Ludothèque
deal-line-alone = { $title }, la donne du { $day } : { $came }. Ludothèque
take = Emporter mes tables
take-text = Tes places ne sont gardées que sur cet appareil. Tu peux les emporter sur un autre, sans créer de compte. Quiconque voit le code ou le fichier peut jouer à ta place.
take-code = { $count ->
    [one] Ta table en cours, pour l’appareil photo de l’autre appareil
   *[other] Tes { $count } tables en cours, pour l’appareil photo de l’autre appareil
}
take-none = Il n’y a aucune table en cours à emporter.
take-file = Toutes tes tables dans un fichier
take-save = Enregistrer le fichier
take-read = Lire un fichier
take-ask = { $count ->
    [one] Ajouter une table à celles de cet appareil ?
   *[other] Ajouter { $count } tables à celles de cet appareil ?
}
take-yes = Oui, ajouter
take-no = Non
take-wrong = Ce n’est ni un fichier ni un code de tables de la Ludothèque. Rien n’a été changé.
turn-of = On attend : { $player }
forget-table = Retirer { $title } de cette liste
forget-ask = Oublier cette table ?
forget-ask-text = Tu y perdras ta place.
forget = Oublier
keep = Garder
forgotten = { $title } n’est plus dans la liste.
notice-heading = Merci à celles et ceux qui ont fait ces jeux
notice-text = Ludothèque est une réalisation indépendante et non officielle des règles publiées. Aucune image ni aucun texte des auteurs ou des éditeurs n’y figure : les mots et les dessins sont les nôtres.
credits = { $authors } (création), { $development ->
    [true] { $developers } (développement),{" "}
   *[other] {""}
}{ $illustrators } (illustration), { $publishers } (édition).
credits-unnamed = anonyme
credits-nobody = son livret ne nomme personne ; merci tout de même à qui l’a fait.

## Ennuis

trouble-no-page = Cette page n’est pas sur l’étagère
trouble-no-page-text = L’adresse ne mène nulle part. Une lettre s’est peut-être perdue en route.
trouble-no-table = Cette table n’existe pas
trouble-no-table-text = Elle a peut-être été rangée, ou le lien n’est pas complet.
trouble-no-key = Cette table t’est fermée
trouble-no-key-text = Il te faut le lien d’une place, ou un lien pour regarder. Demande-le à la personne qui a préparé la table.
trouble-taken = La place est déjà prise
trouble-taken-text = Cette invitation a déjà servi, et ne sert qu’une fois. Si c’était toi : retourne dans le navigateur où tu jouais et prends le lien de ta place dans « { seats-and-links } ». Sinon, demande une nouvelle table.
trouble-no-game = Ce jeu n’existe pas
trouble-no-game-text = Aucune boîte de ce nom sur l’étagère.
trouble-coming = Cette boîte est encore à l’atelier
trouble-coming-text = On ne peut pas encore y jouer. D’autres t’attendent sur l’étagère.
trouble-no-puzzles = Pas de problèmes
trouble-no-puzzles-text = Personne n’a encore cherché de problèmes pour ce jeu.
trouble-unreadable = Cette table ne peut plus être ouverte
trouble-unreadable-text = Elle a été jouée avec des règles que cette salle de jeu n’a pas.
trouble-offline = La salle de jeu ne répond pas.
trouble-offline-text = Elle fait peut-être une pause, ou la connexion est coupée. La page continue de frapper à la porte et reprend toute seule dès qu’on lui ouvre. Rien de tes parties n’est perdu.
trouble-other = Quelque chose s’est mal passé
trouble-other-text = Cela n’aurait pas dû arriver. Rien de ta partie n’est perdu.

## Préparer une table

setup-title = Préparer une table
setup-title-of = Préparer une table : { $title }
quick = Choix rapides
quick-bot = Contre un robot
quick-bots = Contre des robots
quick-with-bot = Avec un robot
quick-with-bots = Avec des robots
how-many-are = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
my-side = Mon camp
handicap = Coup de pouce
handicap-none = aucun
handicap-given = Coup de pouce : { $what }
set-up-more = Autres réglages : noms, places, options
play-text-with = Avec un robot de force normale, maintenant.
quick-friend = Avec quelqu’un, par un lien
quick-friends = Avec des amis, par des liens
quick-sofa = Tous sur cet appareil
quick-watch = Regarder des robots
how-many = Nombre de joueurs
seat-number = Place { $seat }
begins = commence
who = Qui s’assoit ici ?
who-me = Moi, sur cet appareil
who-open = Quelqu’un, par un lien
who-easy = Robot facile
who-normal = Robot normal
who-hard = Robot fort
who-master = Robot maître
name = Nom
start = Commencer
clock-choice = Horloge
clock-per = Temps de réflexion
clock-per-none = sans limite
clock-per-decision = pour chaque décision
clock-per-game = pour toute la partie
clock-seconds = Durée
clock-day = un jour
clock-increment = Après chaque décision
clock-increment-of = + { $seconds } s
clock-zero = Quand le temps est écoulé
clock-zero-once = un robot décide, pour cette fois
clock-zero-seat = un robot joue jusqu’au retour de la personne
clock-zero-lose = la partie est perdue pour qui n’a plus de temps
clock-text = L’horloge ne tourne que pour ceux qui doivent décider. Si quelqu’un perd la connexion, elle s’arrête pendant une demi-minute.
own-components = Jouer avec ton propre matériel
own-components-text = Tu as le jeu imprimé ? Copie le fichier de matériel, mets-y ce qui est imprimé, et joue avec. Si quelque chose ne va pas, on te dit quoi et où.
own-components-file = Télécharger le fichier standard
own-components-pick = Ton fichier de matériel (.toml)
own-components-chosen = { $file } sera utilisé.
own-components-play = Jouer avec ton fichier

## La table

name-bot = Robot { $seat }
name-bot-role = { $role } (robot)
name-player = Joueur { $seat }
name-open = Place { $seat }
bot-level = { $level ->
    [easy] robot facile
    [hard] robot fort
    [master] robot maître
    [normal] robot normal
   *[other] robot
}
you = (toi)
players = Joueurs
seat-open = on attend quelqu’un
seat-waiting = attend
seat-forfeited = forfait
seat-thinking = réfléchit…
seat-person = une personne, à la table
seat-away = n’est pas là
seat-turn = doit jouer
seat-asked = doit répondre
board = Plateau
plain-act = C’est à toi : choisis quoi faire.
plain-wait = { $player } doit jouer.
plain-over = La partie est finie.
plain-players = Ce qu’a chaque joueur
plain-unknown = caché
plain-nobody = personne
plain-yes = oui
plain-no = non
tools = Autour de la partie
actions = Ce que tu peux faire
actions-count = { $count ->
    [0] Actions
    [one] { $count } action
   *[other] { $count } actions
}
actions-none = Rien à faire pour l’instant.
log-short = Journal
log = La partie jusqu’ici
log-veil = Ce qui précède est confié à votre mémoire. Après la fin, tout pourra être relu.
log-empty = Il ne s’est encore rien passé.
log-undo = { $player } revient en arrière.
log-resigned = { $player } abandonne.
log-time = { $player } n’a plus de temps et perd la partie.
log-late = Temps écoulé : un robot a décidé pour { $player }.
log-sits-person = { $player } s’installe à la place { $seat }.
log-sits-open = La place { $seat } est de nouveau libre.
log-sits-bot = { $level ->
    [easy] Un robot facile joue désormais pour { $player }.
    [hard] Un robot fort joue désormais pour { $player }.
    [master] Un robot maître joue désormais pour { $player }.
   *[normal] Un robot normal joue désormais pour { $player }.
}
log-named = À la place { $seat } : { $player }.
asked-you = À toi de répondre, hors de ton tour.
asked-of = Hors de son tour, { $player } décide.
asked-other = On attend { $player }.
asked-away = { $seconds ->
    [one] On attend { $player }, qui n’est pas là : dans { $seconds } seconde un robot répondra.
   *[other] On attend { $player }, qui n’est pas là : dans { $seconds } secondes un robot répondra.
}
asked-bot = { $player } n’est pas là : un robot va répondre.
stood-in = { $player } n’était pas là : un robot a répondu, pour cette fois.
waited-you = toi
waits-for = On attend : { $players }.
bots-wait = Les robots attendent : { $players }.
bots-wait-you = Les robots t’attendent.
skip-play = Passer
proposals = en débat
proposal-of = { $player } : { $action }
menu = Menu
panel = Actions ou résultat, journal et discussion
actions-short = Actions
see-board = Voir le plateau
result = Résultat
nudge = Robots, à vous
together = Choisissez ensemble
together-first = C’est le choix de tout le monde. Faites une proposition.
together-text = C’est fait dès que tout le monde est d’accord.
together-left = { $seconds ->
    [one] Dans { $seconds } seconde, la majorité décide.
   *[other] Dans { $seconds } secondes, la majorité décide.
}
agree = D’accord
agree-to = D’accord : { $action }
undo = Annuler
undo-of = Annuler ({ $player })
hint = Conseil
hint-thinking = Je réfléchis…
hint-is = Le robot ferait : { $action }
hinted = conseil
reason-because = { $sure ->
    [true] Car { $why } pour « { $other } ».
   *[false] Car en moyenne { $why } pour « { $other } ».
}
reason-chances = Car on gagne { $with } parties sur 100, contre { $without } pour « { $other } ».
reason-proven = Car on gagne à coup sûr, quoi que fassent les autres.
reason-alike = « { $other } » paraît tout aussi bon.
reason-only = Il n’y a rien d’autre à faire.
finish = Finir vite
look-back = Revoir
looking-back = Tu revois la partie.
looking-back-live = Tu revois la partie. Elle continue !
resign = Abandonner
resign-of = { $player } abandonne
resign-not = Continuer à jouer
resign-text = Tu perds, quelle que soit la suite. Un robot prend ta place pour de bon, et les autres continuent.
resign-text-two = La partie s’arrête aussitôt, et { $player } gagne.
pace = Rythme des robots
pace-slow = lent
pace-normal = normal
pace-quick = rapide
rules = Règles
rules-of = Règles de { $title }
rules-page = Toutes les règles sur une page, avec des images
seats-and-links = Places, liens
notify = Me prévenir
clock = Temps restant : { $time }
clock-still = L’horloge est arrêtée : il reste { $time }
clock-left = { $seconds ->
    [one] Plus que { $seconds } seconde !
   *[other] Plus que { $seconds } secondes !
}
clock-left-of = { $seconds ->
    [one] { $player } : plus que { $seconds } seconde !
   *[other] { $player } : plus que { $seconds } secondes !
}
clock-waits = { $seconds ->
    [one] { $player } a perdu la connexion : l’horloge attend encore { $seconds } seconde.
   *[other] { $player } a perdu la connexion : l’horloge attend encore { $seconds } secondes.
}
reconnecting = Connexion perdue. On se reconnecte… rien de ta partie n’est perdu.
invite = Invitation
invite-text = Envoie ce lien à la personne qui jouera avec toi.
invite-texts = Envoie chacun de ces liens à une personne.
level = Force
hand-over = Laisser jouer un robot
take-back = Rejouer moi-même
take-back-short = Je reprends
open-seat = Laisser quelqu’un s’asseoir ici
links = Liens
link-seat = Lien de la place { $seat }
link-watch = Lien pour regarder
link-mine = Ma place sur un autre appareil
links-text = Qui a un lien peut s’en servir. Garde pour toi celui de ta place.
seat-of = Place { $seat } : { $player }
join-heading = On t’invite à jouer à { $title }
join-free = Cette place est libre
join-name = Ton nom
join-sit = S’asseoir ici
join-sit-at = S’asseoir à la place { $seat }
join-watch = Seulement regarder
qr-code = QR code
link-network = C’est l’adresse dans ton réseau local : elle marche pour les appareils du même réseau.
link-only-here = Ce lien ne marche que sur cet ordinateur. Pour accueillir les téléphones et les amis de ton réseau, ouvre la salle ainsi :
reopen = Donner la place à quelqu’un d’autre
reopen-ask = La personne assise là doit partir, et tu reçois un nouveau lien pour cette place.
reopen-yes = Libérer la place
copy = Copier
copied = Copié
share = Partager
curtain-title = { $player }, à toi
curtain-asked = { $player }, à toi de répondre
curtain-text = La suite ne regarde que { $player }. Les autres, détournez les yeux, s’il vous plaît.
curtain-open = C’est moi, { $player } : montre
coach = Leçon
lesson-step = Leçon { $step } sur { $of }
lesson-next = Continuer
play-real = Jouer une vraie partie
why-legal = Tu peux le faire maintenant.
miss = Raté ! { $why }
miss-of = { $player } : { $told }
rule-open = Ouvrir la règle { $rule }

## Parler

talk = Parler
talk-unread = Parler : { $count } à lire
talk-empty = Personne n’a encore rien dit.
talk-phrases = Dire quelque chose
talk-words = Tes propres mots
talk-send = Envoyer
talk-listen = Seules les personnes qui jouent peuvent parler ; toi, tu écoutes.
talk-free = Texte libre
talk-muting = { $count ->
    [0] Mettre quelqu’un en sourdine
    [one] { $count } personne en sourdine
   *[other] { $count } personnes en sourdine
}
talk-mute = { $player } en sourdine
said = { $player } dit : { $words }
points = ☞ { $thing }
pointed = { $player } montre { $thing }.
point = Montrer du doigt
point-now = Touche ce que tu veux montrer.
point-nothing = Cela ne peut pas être montré. Essaie autre chose.
point-not = Renoncer

## Revoir

step = Étape
step-of = Étape { $step } sur { $of }
step-before = Avant l’étape { $step }
step-first = Première étape
step-previous = Étape précédente
step-next = Étape suivante
step-last = Dernière étape
step-play = Lecture
step-pause = Pause
moment-of = { $moment } sur { $of }
moment-before = Avant { $moment }
speed = Vitesse
speed-times = { $speed }×
perspective-all = tout le monde
perspective = Vu par
play-on = Continuer à partir d’ici
play-on-text = Une nouvelle table commence à cette étape. Ce que tu ne pouvais pas savoir est redistribué ; cette partie-ci reste telle quelle.
back-to-game = Retour à la partie

## La fin

end-won-you = Tu as gagné !
end-won = { $player } a gagné !
end-shared = Victoire partagée : { $players }
end-lost-all = Cette fois, c’est le jeu qui gagne.
standings = Le classement
end-won-all = Vous avez gagné, tous ensemble !
again = Rejouer
again-join = Vers la partie suivante
next-level = Niveau suivant
campaign-step = Niveau { $step } sur { $of }
record = Enregistrer la partie
end-won-crew = { $players } ont gagné ensemble !
end-drawn = Partie nulle : personne ne gagne.
end-after-steps = { $count ->
    [one] Après { $count } étape.
   *[other] Après { $count } étapes.
}
end-after-time = Après { $time }.
figures = Les chiffres de cette partie
figures-failed = Les chiffres ne sont pas disponibles pour l’instant.
share-title = Partager cette partie
share-line = { $title } – { $verdict } { $players }, le { $day }, à la { $house }.
share-picture = La carte de cette partie, avec ce que dit le texte ci-dessous et les principaux chiffres
share-text = Le texte qui va avec
share-drawing = La carte se dessine…
share-save = Enregistrer l’image
share-copy = Copier le texte
share-copy-refused = Le navigateur ne permet pas de copier. Le texte est sélectionné : copie-le toi-même.
share-failed = Cet appareil ne peut pas dessiner la carte. Le texte ci-dessous peut quand même être partagé.
share-refused = Cet appareil n’a pas pu partager. Enregistre l’image et envoie-la toi-même.
house = Ludothèque
seed-heading = Était-ce honnête ?
seed-text = Tout le hasard de cette partie vient d’une seule graine. Son empreinte était affichée dès la première étape : personne n’a donc pu la choisir après coup. Le fichier de la partie contient les deux, et « ludotheque replay --verify » les vérifie.
seed = Graine
seed-hash = Empreinte de la graine
seed-hash-is = Empreinte de la graine : { $hash }…
older-rules = Cette table a commencé avec la version { $version } des règles et continue ainsi ; les nouvelles tables suivent la version { $newest }.

## Erreurs à la table

error-bad-record = Ce fichier n’est pas l’enregistrement d’une partie. ({ $message })
error-foreign-record = Cet enregistrement est celui d’un jeu, ou d’une version de ses règles, qui n’est pas ici.
error-altered-record = Cet enregistrement ne mène pas à ce qu’il annonce : quelque chose y a été changé. ({ $message })
error-unfinished-record = La partie de cet enregistrement n’est pas finie. On ne peut ouvrir que des parties finies.
error-long-record = Ce fichier est trop long pour être l’enregistrement d’une partie.
error-lesson = La leçon demande autre chose pour l’instant. Relis-la, elle dit quoi faire.
error-nothing-to-undo = Rien ne peut être annulé : quelque chose de caché a été dévoilé depuis, ou ce n’était pas ton action.
error-not-settled = L’issue est encore ouverte, on ne peut donc pas finir vite.
error-over = La partie est finie.
error-memory = Tant que la partie dure, c’est à vous de retenir ce qui a été vu.
error-not-your-seat = Ce n’est pas ta place.
error-not-your-turn = Ce n’est pas ton tour.
error-bot-seat = Un robot joue à cette place. Reprends-la d’abord.
error-stale = La partie a continué entre-temps. Réessaie.
error-unavailable = Cela n’a pas marché cette fois. Réessaie.
error-busy = Une chose à la fois : c’est déjà en route.
error-name = Ce nom ne convient pas. Au plus 24 caractères ordinaires, s’il te plaît.
error-rate = Un peu moins vite, s’il te plaît : cela fait beaucoup d’un coup. Réessaie dans un instant.
error-full = Il n’y a plus de place pour l’instant. Réessaie plus tard.
error-not-host = Seule la personne qui a préparé la table peut le faire.
error-no-rivals = Ici vous jouez ensemble : il n’y a personne à qui céder la victoire.
error-forfeited = Cette place a déjà perdu ; un robot y joue.
error-no-phrase = Cela ne se dit pas à cette table.
error-no-target = Cela ne peut pas être montré : tout le monde ne le voit pas.
error-no-talk = À cette table, on ne dit que les phrases toutes prêtes. La personne qui a préparé la table peut permettre davantage.
error-text = Il n’y a rien à lire là-dedans. Au plus 200 caractères, s’il te plaît.
error-clock = Ce jeu ne se joue pas avec une telle horloge.
error-bad-message = La salle de jeu n’a pas compris. Recharge la page et réessaie.
error-bad-notation = Ce jeu ne connaît pas cette action.
error-bad-request = La salle de jeu n’a pas compris. Recharge la page et réessaie.
error-components = Quelque chose ne va pas dans le fichier de matériel. { $message }
error-options = Ces options ne vont pas ensemble. Choisis-en d’autres.
error-too-large = C’est trop à la fois.
error-not-common = Ce n’est pas un choix commun.
error-no-proposal = Rien n’a encore été proposé.
error-no-lesson = Il n’y a pas de leçon ici.
error-tutorial = Cela ne se fait pas dans une leçon.
error-no-tutorial = Il n’y a pas de leçons pour ce jeu.
error-no-diagram = Cette image n’existe pas dans les règles de ce jeu.
error-running = Attends la fin de la partie : ce qui est caché serait connu.
error-no-step = Cette étape n’existe pas, ou ne peut pas être revue.
error-no-such-seat = Cette place n’existe pas.
error-no-game = Aucune boîte de ce nom n’est sur l’étagère.
error-no-table = Cette table n’existe pas.
error-no-deal = Cette table ne joue pas la donne du jour.
error-no-puzzles = Il n’y a pas de problèmes pour ce jeu.
error-no-language = Il n’y a pas de textes dans cette langue : il y a le français et l’anglais.
error-no-clock = Aucune horloge ne tourne dans cette partie.
error-no-time = Cette partie se joue contre la montre : il manque le moment.
error-too-late = Le moment pour cela est passé.
error-no-key = Ce lien n’ouvre pas cela.
error-taken = Quelqu’un est déjà assis là.
error-coming = Cette boîte est encore en préparation.
error-unreadable = Cette table suit des règles que cette salle de jeu n’a pas.
error-origin = Cette page vient d’ailleurs. Ouvre-la depuis la salle de jeu elle-même.
error-storage-full = Ce navigateur n’a plus de place : cela n’a pas été gardé, et rien n’a changé. Enregistre des parties finies dans des fichiers et oublie-les ici, ou libère de la place sur cet appareil ; puis réessaie.
error-no-such-address = Cette page n’existe pas ici.
error-offline = La salle de jeu ne répond pas. Réessaie.
error-other = Cela n’a pas marché : { $message }

## Touches

keys = Touches
keys-board = Sur le plateau
keys-text = Dans la liste des actions, tape les cases d’une action pour la trouver : a1, puis b2.
keys-on = Les lettres servent de raccourcis
cap-enter = Entrée
cap-space = Espace
cap-escape = Échap
key-actions = vers la liste des actions
key-move = parcourir la liste
key-act = faire l’action choisie
key-hint = demander un conseil
key-undo = annuler
key-rules = ouvrir les règles
key-talk = parler
key-point = montrer quelque chose, puis Entrée dessus
key-look = revoir la partie, et revenir
key-step = avancer ou reculer en revoyant la partie
key-play = lecture ou pause en revoyant la partie
key-speed = plus vite ou plus lentement
key-leave = fermer, ou revenir à la partie
key-help = cette liste

## Page des règles

rules-intro = { $letter ->
    [none] Voici les règles, avec nos propres mots.
   *[other] Les règles (R) sont celles du livret, avec nos propres mots. Les précisions ({ $letter }) sont de nous, là où le livret ne dit rien.
}
contents = Sommaire
search = Chercher
search-rules = Chercher une règle
search-found = { $count ->
    [0] aucune règle trouvée
    [one] 1 règle trouvée
   *[other] { $count } règles trouvées
}
search-nothing = Rien dans ces règles sur « { $query } ». Un autre mot, peut-être ?
search-all = Afficher toutes les règles
diagram-try = Essayer
provenance = D’où vient le matériel
provenance-text = Certaines pages d’un jeu imprimé sont des images que nous n’avons pas. Ce qui est marqué « reconstruit » est notre supposition, choisie pour que le jeu soit bon.
provenance-part = Partie
provenance-value = Valeur
provenance-origin = Origine
provenance-rulebook = livret
provenance-inferred = déduit
provenance-reconstructed = reconstruit

## Le grand écran

look-table = Table
look-hand = Main
look-screen = Grand écran
screen-join = Vise le code avec ton téléphone pour t’asseoir.
screen-hand = Ma main seule, sur cet appareil
screen-ask-host = C’est l’hôte qui a le lien du grand écran, pour tout le monde : demande-le-lui.
full-screen = Plein écran

## Phrases toutes prêtes

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-your-turn = C’est à toi.
phrase-one-moment = Un instant…
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-sorry = Pardon !
phrase-oops = Oups !
phrase-yes = Oui
phrase-no = Non
phrase-another-game = Encore une partie ?
phrase-bye = À bientôt !

## L’analyse

review = Analyse
review-wait = La partie est passée en revue…
review-failed = Pas d’analyse pour l’instant.
review-chances = Chances de gagner
review-start = Déplace-toi sur la courbe, ou choisis un point plus bas.
review-curve = Chances de gagner, coup par coup
review-at = { $place } : { $chances }
review-chance-of = { $player } { $chance } %
review-crew = L’équipage
review-the-crew = l’équipage
review-deal = La partie est mise en place.
review-tick = Le temps passe.
review-taken = { $player } : { $action }
review-better = Mieux : { $action } ({ $change })
review-why = Comme l’aurait dit un conseil : « { $why } »
review-by-luck = { $change } pour { $player } par la chance
review-by-decision = { $change } pour { $player } par cette décision
review-by-secret = { $change } pour { $player } par ce qui était caché
review-by-time = { $change } pour { $player } par le temps écoulé
review-by-forfeit = { $change } pour { $player } par l’abandon
review-still = Rien n’a changé ici.
review-turning = Tournants
review-step = Étape { $step }
review-point = { $place }, { $player } : { $change }
review-better-ones = Il y avait mieux
review-totals = Le bilan
review-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
review-luck-good = Chance : le hasard a donné { $amount }.
review-luck-bad = Malchance : le hasard a pris { $amount }.
review-luck-even = Ni chance ni malchance.
review-mistakes = { $mistakes ->
    [one] Une décision a coûté { $amount }.
   *[other] { $mistakes } décisions ont coûté ensemble { $amount }.
}
review-flawless = Aucune décision clairement mauvaise.
review-secret = Ce qui était caché : { $change }.
review-time = Le temps écoulé : { $change }.
review-forfeit = L’abandon : { $change }.
review-honest = Chaque chance est estimée en jouant la suite bien des fois (profondeur : { $depth }). 1 % est une partie gagnée sur cent : de 60 % à 40 %, c’est −20 %. Ce qui ne se distingue pas du bruit n’est pas appelé une erreur.
percent = { $number } %

puzzles = Problèmes
puzzles-of = Problèmes de { $title }
puzzles-text = Des situations tirées de parties entre robots. Une seule action est nettement la meilleure, d’après ce que tu sais : trouve-la. Une fois chargés, les problèmes se passent de réseau.
puzzle-standing = Résolus : { $solved }, à refaire : { $missed }. D’affilée : { $streak }, record : { $best }.
puzzle-standing-new = Pas encore essayé.
puzzle-level = Niveau { $level }
puzzle-level-all = Tous les niveaux
puzzle-level-choice = Difficulté
puzzle-streak = D’affilée : { $streak }.
puzzle-ask = Tu es { $player }. Que vaut-il mieux faire ?
puzzle-right = Bravo !
puzzle-wrong = Il y a mieux.
puzzle-cost = { $action } ({ $count ->
    [one] { $count } partie gagnée de moins
   *[other] { $count } parties gagnées de moins
} sur 100)
puzzle-try = Essaie autre chose, ou regarde la réponse.
puzzle-answer = La réponse :
puzzle-others = Coût des autres
puzzle-chance = Sur 100 parties, la réponse en gagne { $count }.
puzzle-again = Seul le premier essai compte : ce problème reviendra.
puzzle-known = Tu l’avais déjà résolu : il ne compte pas deux fois.
puzzle-row-over = Ta série s’arrête à { $count }.
puzzles-solved = Tous les problèmes de ce jeu sont résolus !
puzzles-solved-level = Tous les problèmes de ce niveau sont résolus !
puzzles-solved-next = Tu peux les refaire, sans que rien ne compte, ou choisir un autre jeu.
puzzles-solved-next-level = Continue avec les autres niveaux, ou refais ceux-ci, sans que rien ne compte.
puzzles-again = Refaire sans compter
puzzle-refused = Ce n’est pas possible maintenant.
puzzle-show = Réponse
puzzle-next = Suivant
puzzle-count = Résolus : { $solved } sur { $count }.

## Une salle dans ce seul navigateur

alone-lead = Prends une boîte sur l’étagère. Joue tout de suite contre un robot, ou à plusieurs sur cet appareil. Ni compte, ni serveur : une fois là, la salle n’a plus besoin du réseau.
alone-download = La salle de jeu arrive : { $percent } %
alone-start = La salle de jeu s’ouvre : { $percent } %
alone-ready = La salle de jeu est ouverte.
alone-failed-fetch = La salle de jeu n’a pas pu être chargée. Cet appareil est-il en ligne ? Un nouvel essai se fera dès qu’il le sera.
alone-failed-storage = Ce navigateur ne garde rien pour cette page : aucune table ne peut s’ouvrir. Est-ce une fenêtre privée, ou les données des sites sont-elles bloquées ? Si une version plus récente de ces jeux a été ouverte entre-temps, recharge cette page.
alone-failed-start = La salle de jeu est là, mais ne s’ouvre pas dans ce navigateur : { $reason }
alone-newer = Une version plus récente de ces jeux est là. Une partie en cours garde ses règles.
alone-reload = La prendre
alone-links = Cette salle de jeu est dans ton navigateur et nulle part ailleurs : elle n’a pas de liens pour tes amis ni pour d’autres appareils. Jouez ensemble sur cet appareil, ou avec des robots ; pour des liens, quelqu’un ouvre une salle avec un serveur sur un ordinateur :
alone-levels = Des robots plus forts réfléchiraient trop longtemps dans un navigateur. Une salle avec un serveur les a.
alone-take = Tes parties sont gardées dans ce navigateur et nulle part ailleurs. Une partie finie peut être enregistrée dans un fichier, puis ouverte sur n’importe quel appareil.
alone-forget = Elle n’est que dans ce navigateur, et sera perdue pour de bon.
