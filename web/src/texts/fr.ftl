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
bots-warming-up = Les robots s’échauffent. Ils réfléchissent lentement une minute ou deux.
try-again = Réessayer
to-the-shelf = Vers l’étagère

## Accueil

home-title = Ludothèque : des jeux de société à jouer
home-heading = On joue à quoi ?
home-lead = Prends une boîte sur l’étagère. Joue tout de suite contre un robot, envoie un lien à quelqu’un, ou partage un seul appareil. Aucun compte à créer.
shelf = L’étagère
shelf-empty = L’étagère est vide.
coming = Bientôt
coming-text = Cette boîte est encore à l’atelier. Elle s’ouvrira bientôt ici.
fact-players = { $least ->
    [one] { $most ->
        [one] 1 joueur
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
other-ways = À deux, sur un canapé, autres robots…
read-rules = Lire les règles
tables-running = Tes tables
tables-ended = Parties finies
campaigns = Vos campagnes
campaign-won = { $step } sur { $of } gagnés
campaign-on = Continuer
campaign-done = Tout est gagné ! Rejouer
turn-yours = À toi de jouer
turn-asked = À toi de répondre
turn-live = La partie est lancée
turn-of = Au tour de { $player }
forget-table = Retirer { $title } de cette liste
forget-ask = Oublier cette table ?
forget-ask-text = Tu y perdras ta place.
forget = Oublier
keep = Garder
forgotten = { $title } n’est plus dans la liste.
notice-heading = Merci à ceux qui ont fait ces jeux
notice-text = Ludothèque est une réalisation indépendante et non officielle des règles publiées. Aucune image ni aucun texte des auteurs ou des éditeurs n’y figure : les mots et les dessins sont les nôtres.
credits = { $authors } (création), { $development ->
    [true] { $developers } (développement),{" "}
   *[other] {""}
}{ $illustrators } (illustration), { $publishers } (édition).
credits-unnamed = sans nom
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
trouble-coming-text = On ne peut pas encore y jouer. Une autre, sûrement.
trouble-unreadable = Cette table ne peut plus être ouverte
trouble-unreadable-text = Elle a été jouée avec des règles que cette salle de jeu n’a pas.
trouble-offline = La salle de jeu ne répond pas
trouble-offline-text = La salle de jeu ne répond pas. Vérifie qu’elle tourne et que ton appareil est connecté.
trouble-other = Quelque chose s’est mal passé
trouble-other-text = Cela n’aurait pas dû arriver. Rien de ta partie n’est perdu.

## Préparer une table

setup-title = Préparer une table : { $title }
quick = Choix rapides
quick-bot = Contre un robot
quick-bots = Contre des robots
quick-friend = Avec quelqu’un, par un lien
quick-friends = Avec des amis, par des liens
quick-sofa = Tous sur cet appareil
quick-watch = Regarder des robots
how-many = Nombre de joueurs
seat-number = Place { $seat }
begins = commence
who = Qui s’assoit ici
who-me = Moi, sur cet appareil
who-open = Quelqu’un, par un lien
who-easy = Robot facile
who-normal = Robot normal
who-hard = Robot fort
name = Nom
start = Commencer
own-components = Jouer avec ton propre matériel
own-components-text = Tu as le jeu imprimé ? Copie le fichier de matériel, mets-y ce qui est imprimé, et joue avec. Si quelque chose ne va pas ensemble, on te dit quoi et où.
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
   *[normal] robot normal
}
you = (toi)
players = Joueurs
seat-open = on attend quelqu’un
seat-waiting = vous attend
seat-thinking = réfléchit…
seat-person = une personne, à la table
seat-away = absent
seat-turn = doit jouer
seat-asked = doit répondre
board = Plateau
plain-act = C’est à toi. Choisis dans la liste des actions.
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
    [0] Ce que tu peux faire : rien pour l’instant
    [one] Ce que tu peux faire : 1 action
   *[other] Ce que tu peux faire : { $count } actions
}
actions-none = Rien à faire pour l’instant.
log = La partie jusqu’ici
log-veil = Ce qui précède est confié à votre mémoire. Après la fin, tout pourra être relu.
log-empty = Il ne s’est encore rien passé.
log-undo = { $player } revient en arrière.
asked-you = Ce n’est pas ton tour, mais c’est toi qui décides.
asked-of = Hors de son tour, { $player } décide.
asked-other = On attend { $player }.
asked-away = { $seconds ->
    [one] On attend { $player }, qui n’est pas là : dans { $seconds } seconde un robot répondra.
   *[other] On attend { $player }, qui n’est pas là : dans { $seconds } secondes un robot répondra.
}
asked-bot = { $player } n’est pas là : un robot va répondre.
stood-in = { $player } n’était pas là : un robot a répondu, pour cette fois.
bots-wait = Les robots attendent.
nudge = Robots, à vous
together = Choisissez ensemble
together-first = C’est le choix de tout le monde. Faites une proposition.
together-text = C’est fait dès que tout le monde est d’accord.
together-left = { $seconds ->
    [one] Dans 1 seconde, la majorité décide.
   *[other] Dans { $seconds } secondes, la majorité décide.
}
agree = D’accord
agree-to = D’accord : { $action }
undo = Annuler
undo-of = Annuler ({ $player })
hint = Conseil
hint-thinking = Je réfléchis…
hint-is = Le robot ferait : { $action }
hinted = conseil
finish = Finir vite
look-back = Revoir
looking-back = Tu revois la partie. Elle t’attend.
looking-back-live = Tu revois la partie. Elle continue !
rules = Règles
rules-of = Règles de { $title }
rules-page = Toutes les règles sur une page
seats-and-links = Places, liens
notify = Me prévenir
reconnecting = Connexion perdue. On se reconnecte… rien de ta partie n’est perdu.
invite = Invitation
invite-text = Envoie ce lien à la personne qui jouera en face.
invite-texts = Envoie chacun de ces liens à une personne.
level = Force
hand-over = Laisser jouer un robot
take-back = Rejouer moi-même
open-seat = Laisser quelqu’un s’asseoir ici
links = Liens
link-seat = Lien de la place { $seat }
link-watch = Lien pour regarder
link-mine = Ma place sur un autre appareil
links-text = Qui a un lien peut s’en servir. Garde pour toi celui de ta place.
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

## Revoir

step = Étape
step-of = Étape { $step } sur { $of }
step-first = Première étape
step-previous = Étape précédente
step-next = Étape suivante
step-last = Dernière étape
step-play = Lecture
step-pause = Pause
moment-of = { $moment } sur { $of }
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
end-won-all = Vous avez gagné, tous ensemble !
again = Rejouer
again-join = Vers la partie suivante
next-level = Niveau suivant
campaign-step = Niveau { $step } sur { $of }
record = Enregistrer la partie
seed-heading = Était-ce honnête ?
seed-text = Tout le hasard de cette partie vient d’une seule graine. Son empreinte était affichée dès la première étape : personne n’a donc pu la choisir après coup. Le fichier de la partie contient les deux, et « ludotheque replay --verify » les vérifie.
seed = Graine
seed-hash = Empreinte de la graine
seed-hash-is = Empreinte de la graine : { $hash }…
older-rules = Cette table a commencé avec la version { $version } des règles et continue ainsi ; les nouvelles tables suivent la version { $newest }.

## Erreurs à la table

error-lesson = La leçon demande autre chose pour l’instant. Relis-la, elle dit quoi faire.
error-nothing-to-undo = Rien ne peut être annulé : quelque chose a été appris depuis, ou ce n’était pas à toi.
error-not-settled = L’issue est encore ouverte, on ne peut donc pas finir vite.
error-over = La partie est finie.
error-memory = Tant que la partie dure, c’est à vous de retenir ce qui fut vu.
error-not-your-seat = Ce n’est pas ta place.
error-not-your-turn = Ce n’est pas ton tour.
error-bot-seat = Un robot joue à cette place. Reprends-la d’abord.
error-stale = La partie a continué entre-temps. Réessaie.
error-unavailable = Cela n’a pas marché cette fois. Réessaie.
error-busy = Une chose à la fois : c’est déjà en route.
error-name = Ce nom ne convient pas. Au plus 24 caractères ordinaires, s’il te plaît.
error-rate = Moins vite : trop de demandes à la fois.
error-full = Il n’y a plus de place pour l’instant. Réessaie plus tard.
error-offline = La salle de jeu ne répond pas. Réessaie.
error-other = Cela n’a pas marché : { $message }

## Touches

keys = Touches
keys-board = Sur le plateau
keys-text = Dans la liste des actions, tape les cases d’une action pour la trouver : a1, puis b2.
keys-on = Les lettres servent de raccourcis
key-actions = vers la liste des actions
key-move = parcourir la liste
key-act = le faire
key-hint = demander un conseil
key-undo = annuler
key-rules = ouvrir les règles
key-look = revoir la partie, et revenir
key-step = avancer ou reculer en revoyant la partie
key-play = lecture ou pause en revoyant la partie
key-speed = plus vite ou plus lentement
key-leave = fermer, ou revenir à la partie
key-help = cette liste

## Page des règles

rules-intro = Les règles (R) sont celles du livret, dans nos mots. Les décisions (L et d’autres lettres) sont les nôtres, là où le livret ne dit rien.
provenance = D’où vient le matériel
provenance-text = Certaines pages d’un jeu imprimé sont des images que nous n’avons pas. Ce qui est marqué « reconstruit » est notre supposition, choisie pour que le jeu soit bon.
provenance-part = Partie
provenance-value = Valeur
provenance-origin = Origine
provenance-rulebook = livret
provenance-inferred = déduit
provenance-reconstructed = reconstruit

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
