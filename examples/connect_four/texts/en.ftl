title = Connect Four
blurb = Drop your discs into the grid, and be the first with a whole row of them.

section-play = How it is played
R1 = The players take turns; the first plays red.
R2 = A disc falls to the lowest free place of its column. A full column takes no more.
R3 = Whoever first has { $row } own discs in a row wins: upright, across or aslant.
R4 = If the grid is full without such a row, nobody has won.

diagram-aslant = Three red discs lie aslant. One more in column 4 completes the row, and wins.

action-drop = Drop a disc into column { $column }
event-dropped = { $player } drops a disc into column { $column }.
event-won = { $player } has { $row } in a row, and wins!
event-full = The grid is full: a draw.

reason-own-threats = you will have { $with ->
    [one] { $with } row
   *[other] { $with } rows
} that want one disc, against { $without }
reason-rival-threats = the rival will have { $with ->
    [one] { $with } row
   *[other] { $with } rows
} that want one disc, against { $without }
reason-own-rows = you will still be able to make { $with ->
    [one] { $with } row
   *[other] { $with } rows
}, against { $without }
reason-rival-rows = the rival will still be able to make { $with ->
    [one] { $with } row
   *[other] { $with } rows
}, against { $without }

refusal-over = The game is over.
refusal-not-your-turn = It is not your turn.
refusal-column-full = That column is full.

component-columns = Columns
component-rows = Rows
component-row = Discs in a row that win

role-0 = Red
role-1 = Yellow

field-board = The grid
field-turn = Whose turn it is
field-winner = Who has won
value-red = R
value-yellow = Y
