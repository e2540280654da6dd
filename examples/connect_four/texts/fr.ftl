title = Puissance 4
blurb = Glisse tes jetons dans la grille, et sois le premier à en aligner assez.

section-play = Comment on joue
R1 = On joue à tour de rôle ; le premier joue les rouges.
R2 = Un jeton tombe à la plus basse place libre de sa colonne. Une colonne pleine n’en prend plus.
R3 = Qui aligne le premier { $row } jetons à soi gagne : debout, en travers ou de biais.
R4 = Si la grille est pleine sans qu’il y en ait, personne n’a gagné.

diagram-aslant = Trois jetons rouges sont de biais. Un de plus dans la colonne 4, et c’est gagné.

action-drop = Glisser un jeton dans la colonne { $column }
event-dropped = { $player } glisse un jeton dans la colonne { $column }.
event-won = { $player } aligne { $row } jetons et gagne !
event-full = La grille est pleine : partie nulle.

reason-own-threats = tu auras { $with ->
    [one] { $with } alignement
   *[other] { $with } alignements
} à un jeton près, contre { $without }
reason-rival-threats = l’adversaire aura { $with ->
    [one] { $with } alignement
   *[other] { $with } alignements
} à un jeton près, contre { $without }
reason-own-rows = tu pourras encore faire { $with ->
    [one] { $with } alignement
   *[other] { $with } alignements
}, contre { $without }
reason-rival-rows = l’adversaire pourra encore faire { $with ->
    [one] { $with } alignement
   *[other] { $with } alignements
}, contre { $without }

refusal-over = La partie est finie.
refusal-not-your-turn = Ce n’est pas ton tour.
refusal-column-full = Cette colonne est pleine.

component-columns = Colonnes
component-rows = Rangées
component-row = Jetons alignés qui gagnent

role-0 = Rouge
role-1 = Jaune

field-board = La grille
field-turn = À qui de jouer
field-winner = Qui a gagné
value-red = R
value-yellow = J
