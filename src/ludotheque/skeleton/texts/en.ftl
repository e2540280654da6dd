title = Stones
blurb = A heap of stones, two players: who takes the last one?

section-play = How it is played
R1 = { $heap } stones lie on a heap. The players take turns.
R2 = Whose turn it is takes from 1 to { $most } stones, never more than there are.
R3 = Whoever takes the last stone wins.

diagram-last = Five stones are left. Take one, and four remain: whatever your rival takes of them, the rest is yours.

action-take = { $stones ->
    [one] Take a stone
   *[other] Take { $stones } stones
}
event-took = { $stones ->
    [one] { $player } takes a stone: { $left } left.
   *[other] { $player } takes { $stones } stones: { $left } left.
}
event-won = { $player } has taken the last stone, and wins!

reason-last = the other may take the last stone { $with } times in 100, against { $without }

refusal-over = The game is over.
refusal-not-your-turn = It is not your turn.
refusal-too-many = There are not that many stones.

figure-taken = Stones taken
figure-turns = Turns

component-heap = Stones on the heap
component-most = Stones at once, at most

field-stones = Stones on the heap
field-turn = Whose turn it is
