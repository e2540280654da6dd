# Les textes du client. Ceux d'un jeu sont dans son propre dossier.

skip = Aller au contenu
home-link = Ludothèque : vers l’étagère
language = Langue
theme = Couleurs : { $theme ->
    [light] claires
    [dark] sombres
   *[other] celles du système
}
sound = Son
close = Fermer
loading = Un instant…
try-again = Réessayer
to-the-shelf = Vers l’étagère

## Accueil

home-title = Ludothèque : des jeux de société à jouer
home-heading = On joue à quoi ?
home-lead = Prenez une boîte sur l’étagère. Jouez tout de suite contre un robot, envoyez un lien à quelqu’un, ou partagez un seul appareil. Aucun compte à créer.
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
tables-running = Vos tables
tables-ended = Parties finies
turn-yours = À vous de jouer
turn-of = Au tour de { $player }
forget-table = Retirer { $title } de cette liste
trouble-setup = La table n’a pas pu être préparée : { $reason }
notice-heading = Merci à ceux qui ont fait ces jeux
notice-text = Ludothèque est une réalisation indépendante et non officielle des règles publiées. Aucune image ni aucun texte des auteurs ou des éditeurs n’y figure : les mots et les dessins sont les nôtres.
credits = { $authors } (création), { $illustrators } (illustration), { $publishers } (édition).
credits-unnamed = sans nom
credits-nobody = son livret ne nomme personne ; merci tout de même à qui l’a fait.

## Ennuis

trouble-no-page = Cette page n’est pas sur l’étagère
trouble-no-page-text = L’adresse ne mène nulle part. Une lettre s’est peut-être perdue en route.
trouble-no-table = Cette table n’existe pas
trouble-no-table-text = Elle a peut-être été rangée, ou le lien n’est pas complet.
trouble-no-key = Cette table vous est fermée
trouble-no-key-text = Il vous faut le lien d’une place, ou un lien pour regarder. Demandez-le à la personne qui a préparé la table.
trouble-no-game = Ce jeu n’existe pas
trouble-no-game-text = Aucune boîte de ce nom sur l’étagère.
trouble-not-ready = Cette boîte est encore à l’atelier
trouble-not-ready-text = On ne peut pas encore y jouer. Une autre, sûrement.
trouble-offline = La salle de jeu ne répond pas
trouble-offline-text = La salle de jeu ne répond pas. Vérifiez qu’elle tourne et que vous êtes connecté.
trouble-other = Quelque chose s’est mal passé
trouble-other-text = Cela n’aurait pas dû arriver. Rien de votre partie n’est perdu.
