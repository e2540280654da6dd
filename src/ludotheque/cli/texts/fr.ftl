### Ce que la ligne de commande dit autour d’une partie, en français.

cli-player = Joueur { $number }
cli-bot = Robot { $number } ({ $level ->
    [easy] facile
    [hard] fort
    [master] maître
   *[other] { $level }
})
cli-undo = { $player } revient en arrière.
cli-absent = { $player } n’est pas là : un robot répond.
cli-late = { $player } n’a plus de temps : un robot décide.
cli-forfeit-resigned = { $player } abandonne.
cli-forfeit-time = { $player } n’a plus de temps et perd la partie.
cli-propose = { $player } propose : { $action }
cli-decide = On fait ce que la plupart ont proposé.
cli-seat-person = { $name } prend la place { $number }.
cli-seat-bot = Un robot ({ $level }) prend la place { $number }.
cli-seat-open = La place { $number } est libre.
cli-result = Résultat : { $scores }
cli-unfinished = La partie n’est pas finie.
cli-version = version { $version } des règles
cli-seed = Graine { $seed }
cli-verified = Vérifié : la graine, { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
} et le résultat sont conformes.
cli-to-act = { $player } peut
cli-over = La partie est finie.
cli-hint = Un robot ferait : { $action }
reason-because = { $sure ->
    [true] Car { $why } pour « { $other } ».
   *[false] Car en moyenne { $why } pour « { $other } ».
}
reason-chances = Car on gagne { $with } parties sur 100, contre { $without } pour « { $other } ».
reason-proven = Car on gagne à coup sûr, quoi que fassent les autres.
reason-alike = « { $other } » paraît tout aussi bon.
reason-only = Il n’y a rien d’autre à faire.
cli-components-good = { $file } est un fichier de matériel de { $game }, valable pour la version { $version } de ses règles.
cli-components-standard = Il se joue exactement comme le fichier de base.
cli-components-differ = { $count ->
    [one] Il diffère du fichier de base à { $count } endroit :
   *[other] Il diffère du fichier de base à { $count } endroits :
}
cli-sit-seated = Assis à la place { $number }. Le lien de cette place est maintenant { $link }
cli-sit-away = La liaison est coupée ; nouvel essai.
cli-sit-back = De retour à la table.
cli-sit-fault = Le robot a failli, on lui redemande : { $told }
cli-sit-over = La partie est finie. Scores, place par place : { $scores }

# Jouer dans le terminal.

play-welcome = { $title } · tu es { $name }, avec { $others }.
play-ask = Ton choix ({ $help } pour de l’aide) :
play-help =
    Un numéro, ou { $example } : joue l’action.
    { $help } suivi d’une action : les règles la permettent-elles ?
    { $board } : redessine la table. { $rules } : lis les règles. { $undo } : reprends ta dernière action.
    { $wait } : laisse d’abord jouer les autres. { $quit } : quitte la table.
play-allowed = { $line } : { $action } C’est permis maintenant.
play-no-number = Choisis un numéro de 1 à { $most }.
play-no-action = « { $line } » n’est pas une action de ce jeu. Choisis-en une par son numéro, ou tape { $help }.
play-no-undo = Tu n’as rien à reprendre pour le moment.
play-no-wait = Personne d’autre ne peut jouer maintenant.
play-remember = Retiens ce que tu vois, puis appuie sur Entrée.
play-bot-failed = { $bot } a échoué : { $why }
play-left = Tu as quitté la table. À bientôt !
play-won = Tu gagnes !
play-lost = Tu perds. Une autre partie ?
play-shared = Égalité.
play-kept = La partie est enregistrée dans { $file }.
play-word-board = plateau
play-word-rules = règles
play-word-undo = annuler
play-word-wait = attendre
play-word-quit = quitter

# Un jeu de l’étagère.

shelf-players = Joueurs
shelf-age = À partir de (âge)
shelf-minutes = Minutes
shelf-rules = Version des règles
shelf-by = Par
shelf-bots = Robots
shelf-together = On gagne ou on perd ensemble
shelf-timed = En temps réel
shelf-always = toujours
shelf-options = Options (--option NOM=VALEUR)
shelf-default = par défaut
shelf-only = seulement avec { $with }
shelf-otherwise = { $default } avec { $with }
shelf-seats = à { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
shelf-handicap = pour les âges mêlés : ce que reçoit la place { $number }

# D’autres machines qui travaillent.

cli-cluster-jobs = --jobs, ce sont des processus de cette machine, --cluster ceux d’autres machines : choisissez l’un des deux
cli-cluster-extra = --cluster a besoin de Dask : installez ludotheque avec l’extra `cluster`
cli-cluster-address = --cluster { $address } n’est pas l’adresse d’une grappe ; écrivez-la comme { $example }
cli-cluster-silent = aucun ordonnanceur Dask ne répond à { $address } ; lancez-le avec `dask scheduler`
cli-cluster-empty = la grappe { $address } n’a personne pour travailler ; lancez des « workers » avec `dask worker { $address }`
cli-cluster-others = toutes les machines d’une grappe ont besoin de ludotheque { $version }, comme ici ; { $detail }
cli-cluster-deaths = le même travail a fait tomber plusieurs « workers » de la grappe { $address } : { $detail }
cli-cluster-lost = la grappe { $address } a disparu au milieu du travail
