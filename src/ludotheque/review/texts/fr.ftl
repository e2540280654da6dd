### Ce que dit une relecture en français, en ligne de commande et sur sa page.

review-title = { $game } : la partie relue
review-crew = L’équipe
review-percent = { $percent } %
review-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
review-doubt = {" "}(à { $noise } près)
review-luck-good = { $player } : de la chance, { $luck }{ $doubt }.
review-luck-bad = { $player } : de la malchance, { $luck }{ $doubt }.
review-luck-even = { $player } : ni chance ni malchance{ $doubt }.
review-luck-untold = { $player } : ni chance ni malchance que l’on puisse mesurer.
review-came-of-secret = { $player } : { $change } par ce qui était caché.
review-came-of-time = { $player } : { $change } par le temps passé.
review-came-of-forfeit = { $player } : { $change } parce que quelqu’un a abandonné ou n’avait plus de temps.
review-mistakes = { $mistakes ->
    [0] { $player } : aucune erreur que la recherche ait pu voir.
    [one] { $player } : une erreur a coûté { $cost }.
   *[other] { $player } : { $mistakes } erreurs ont coûté { $cost } en tout.
}
review-mistake = { $player } : { $taken } Mieux : { $best } Cela a coûté { $cost }{ $doubt }.
review-why = Comme l’aurait dit un conseil : « { $why } »
review-acted = { $player } : { $action }
review-curve = Les chances de gagner, coup après coup
review-totals = Le bilan
review-list = Les erreurs
review-turning = Les tournants
review-turned = Coup { $step } : { $what }
review-player = Joueur
review-luck = Chance
review-decisions = Ses décisions
review-others = Décisions des autres
review-secret = Secrets
review-time = Temps
review-forfeit = Abandons
review-step = Coup
review-deal = La partie est mise en place.
review-tick = Le temps passe.
review-gave-up = { $player } abandonne ou n’a plus de temps.
review-depth = Chaque chance est estimée par { $depth ->
    [one] { $depth } simulation
   *[other] { $depth } simulations
}. 1 % est une partie gagnée sur cent : de 60 % à 40 %, c’est −20 %. Ce qui est plus petit que son incertitude n’est pas appelé une erreur.
