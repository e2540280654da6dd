title = Star Clicker
blurb = Sauvez la planète ensemble, aux commandes d’un cockpit dont personne n’a étiqueté les boutons. Appuyez, regardez, retenez, et gare aux Creepers.
