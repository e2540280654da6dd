title = Cailloux
blurb = Un tas de cailloux, deux joueurs : qui prendra le dernier ?

section-play = Comment on joue
R1 = { $heap } cailloux forment un tas. Les joueurs jouent à tour de rôle.
R2 = À son tour, on prend de 1 à { $most } cailloux, jamais plus qu’il n’y en a.
R3 = Qui prend le dernier caillou gagne.

diagram-last = Il reste cinq cailloux. Prends-en un, il en restera quatre : quoi que prenne l’autre, le reste est à toi.

action-take = { $stones ->
    [one] Prendre un caillou
   *[other] Prendre { $stones } cailloux
}
event-took = { $stones ->
    [one] { $player } prend un caillou, reste { $left }.
   *[other] { $player } prend { $stones } cailloux, reste { $left }.
}
event-won = { $player } a pris le dernier caillou et gagne !

reason-last = l’autre pourra prendre le dernier caillou { $with } fois sur 100, contre { $without }

refusal-over = La partie est finie.
refusal-not-your-turn = Ce n’est pas ton tour.
refusal-too-many = Il n’y a pas autant de cailloux.

figure-taken = Cailloux pris
figure-turns = Tours

component-heap = Cailloux du tas
component-most = Cailloux à la fois, au plus

field-stones = Cailloux du tas
field-turn = À qui de jouer
