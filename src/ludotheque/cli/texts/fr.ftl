### Ce que la ligne de commande dit autour d’une partie, en français.

cli-player = Joueur { $number }
cli-bot = Robot { $number } ({ $level })
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
reason-chances = Car il gagne { $with } parties sur 100, contre { $without } pour « { $other } ».
reason-proven = Car il gagne à coup sûr, quoi que fassent les autres.
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
