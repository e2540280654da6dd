### Arkade in English. The `.the` of a thing is the thing as it stands inside a sentence.

title = Arkade
blurb = A duel from the golden age of arcades: saucers of every colour creep down the screen, and one lone ship fires back. Turn by turn, or both at once.
handicap = { $seat ->
    [0] { $count ->
        [one] 1 nugget fewer for the Defender
       *[other] { $count } nuggets fewer for the Defender
    }
   *[other] { $count ->
        [one] 1 more nugget
       *[other] { $count } more nuggets
    }
}

role-0 = Alien
    .the = the Alien
    .about = Wants to land a single saucer. Two dice move the saucers, colour by colour; framed cells give tiles that speed them up, repair them or jam the ship.
role-1 = Defender
    .the = the Defender
    .about = Wants to shoot them all down first. One die moves the ship, the other fires; nuggets take it further, and every second hit of a colour earns a tile.
# In the arcade nobody begins.
begins = { $mode ->
    [arcade] { "" }
   *[other] begins
}

## Colours, saucers and other things

colour-green = green
colour-orange = orange
colour-purple = purple

saucer-green = green saucer
    .the = the green saucer
saucer-orange = orange saucer
    .the = the orange saucer
saucer-purple = purple saucer
    .the = the purple saucer

thing-asteroid = asteroid
    .the = the asteroid
thing-field = magnetic field
    .the = the magnetic field
thing-tower = mini tower
    .the = the mini tower

## Power tiles, and what each does

tile-life = extra life
tile-life-does = The saucer that set it off survives one hit.
tile-engine = engine
tile-engine-does = The saucer that set it off goes one cell further, whatever the colour, if that cell is free.
tile-rift = rift
tile-rift-does = A saucer with a clear way catches up with the one that set it off, on the same line.
tile-nugget = lost nugget
tile-nugget-does = The Defender loses a nugget.
tile-repair = repair
tile-repair-does = A lost saucer comes back on to the first line.
tile-reactor = reactor
tile-reactor-does = The ship is stuck, unless the die shows 1 or { $columns }: then it has to go there.

tile-ammo = super ammo
tile-ammo-does = Keep it: one more shot of this colour, which no extra life stops.
tile-asteroid = asteroid
tile-asteroid-does = Blocks a cell. The Alien has to sacrifice a saucer to get rid of it.
tile-nugget-1 = mine (+1 nugget)
tile-nugget-1-does = The Defender finds a nugget.
tile-nugget-2 = mine (+2 nuggets)
tile-nugget-2-does = The Defender finds two nuggets.
tile-field = magnetic field
tile-field-does = Blocks a cell, until a saucer beside it switches it off with a die.
tile-comet-1 = comet (1 cell)
tile-comet-1-does = A saucer is pushed back one cell.
tile-comet-2 = comet (2 cells)
tile-comet-2-does = A saucer is pushed back two cells.
tile-tower = mini tower
tile-tower-does = A second gun, on the last line, for the rest of the game.
tile-gps = GPS
tile-gps-does = Keep it: once, the ship flies to any cell.

## Options

option-mode = Mode
option-mode-strategy = Strategy: turn by turn
option-mode-arcade = Arcade: both at once, in real time
option-side = Side of the board
option-side-classic = classic
option-side-advanced = advanced: harder for the Alien
option-layout = Saucers
option-layout-base = base layout
option-layout-simplified = colours in columns: easier for the Alien
option-nuggets = Nuggets
option-nuggets-4 = 4: hard for the Defender
option-nuggets-6 = 6: normal
option-nuggets-8 = 8: easy for the Defender
option-throws = Throws per turn
option-throws-3 = up to 3
option-throws-2 = up to 2: harder for both
option-tiles = Power tiles
option-tiles-true = with
option-tiles-false = without

## What one can do

action-ready = Ready!
action-throw = { $dice ->
    [first] Throw the first die again
    [second] Throw the second die again
    [fire] Throw the fire die again
    [movement] Throw the movement die again
   *[both] Throw both dice
}
action-keep = Keep these dice
action-move = Move { $the-saucer } from { $from } to { $to }
action-stop = Stop on { $cell } and take the bonus
action-sacrifice = Sacrifice { $the-saucer } on { $cell } to blow up the asteroid
action-clear = Switch off the magnetic field on { $cell }
action-rift = Send { $the-saucer } on { $cell } through the rift
action-repair = Bring back { $the-saucer } on { $cell }
action-fly = Fly to cell { $column }
action-shoot = Fire { $colour } in column { $column }
action-blast = Fire { $colour } super ammo in column { $column }
action-nugget = { $way ->
    [left] Spend a nugget: one cell to the left
   *[right] Spend a nugget: one cell to the right
}
action-gps = Fly to cell { $column } by GPS
action-asteroid = Put the asteroid on { $cell }
action-field = Put the magnetic field on { $cell }
action-tower = Build the mini tower in column { $column }
action-comet = Push back { $the-saucer } on { $cell }
action-end = End the turn

## What happened

event-ready = { $player } is ready.
event-countdown = Both are ready. Hands off until the signal…
event-go = Go!
event-tossed = { $player } throws the dice.
event-thrown = { $throw ->
    [0] { $player } gets { $first } and { $second }.
    [1] { $player } throws { $first } and { $second }.
   *[other] { $player } throws again: { $first } and { $second }.
}
event-kept = { $player } keeps these dice.
event-ended = { $player } ends the turn.
event-moved = { $by ->
    [engine] Full throttle: { $the-saucer } darts from { $from } to { $to }.
    [rift] Through the rift, { $the-saucer } leaps from { $from } to { $to }.
   *[die] { $player } moves { $the-saucer } from { $from } to { $to }.
}
event-bonus = Bonus on { $cell }! { $player } turns over a tile: { $tile }.
event-life = An extra life for { $the-saucer } on { $cell }.
event-nugget-lost = { $left ->
    [0] { $player } loses the last nugget.
   *[other] { $player } loses a nugget, { $left } left.
}
event-repaired = { $player } brings back { $the-saucer } on { $cell }.
event-reactor-hit = The reactor is hit: { $player } has lost control of the ship.
event-no-effect = No effect: the tile “{ $tile }” is of no use this time.
event-lost-bonus = The saucer is gone from { $cell }: no bonus for { $player }.
event-sacrificed = { $player } sacrifices { $the-saucer } on { $cell }: the asteroid on { $asteroid } bursts.
event-cleared = { $player } switches off the magnetic field on { $cell }.
event-flew = { $by ->
    [nugget] { $player } spends a nugget and moves to cell { $to }, { $left ->
        [0] none left
       *[other] { $left } left
    }.
    [gps] { $player } follows the GPS to cell { $to }.
    [reactor] The faulty reactor drags { $player } to cell { $to }.
   *[die] { $player } flies from cell { $from } to cell { $to }.
}
event-fired = { $ammo ->
    [true] { $from ->
        [tower] Pewww! The tower fires super ammo in column { $column }.
       *[ship] Pewww! { $player } fires super ammo in column { $column }.
    }
   *[false] { $from ->
        [tower] Pewww! The tower fires { $colour } in column { $column }.
       *[ship] Pewww! { $player } fires { $colour } in column { $column }.
    }
}
event-eliminated = Hit: { $the-saucer } on { $cell } is gone.
event-life-lost = Hit: { $the-saucer } on { $cell } loses its extra life, but holds on.
event-power = That makes a pair! { $player } turns over a tile: { $tile }.
event-placed = { $player } puts { $the-thing } on { $cell }.
event-pushed = A comet passes: { $the-saucer } is pushed back from { $from } to { $to }.
event-nuggets-found = { $count ->
    [one] { $player } finds a nugget and now has { $left }.
   *[other] { $player } finds { $count } nuggets and now has { $left }.
}
event-tile-kept = { $player } keeps the tile “{ $tile }” for later.
event-released = The reactor works again: { $player } is free to move.
event-won = { $how ->
    [landed] A saucer is on the last line: { $player } wins!
    [sacrificed-last] The last saucer is gone, sacrificed: { $player } wins!
   *[wiped-out] Not a saucer left in the sky: { $player } wins!
}
event-drawn = Neither side gives way: the game is a draw.

## Why not

refusal-over = The game is over. Start a new one to play again.
refusal-drawn = The game has ended in a draw. Start a new one to play again.
refusal-not-your-turn = It is the other side’s turn. Yours comes as soon as that one ends.
refusal-aliens-only = Only the Alien does that. You fly the ship: move it and fire.
refusal-defenders-only = Only the Defender does that. You lead the saucers: move them.
refusal-choose-first = A choice is waiting for you. Make it first; then the game goes on.
refusal-stop-or-not = Your saucer has come to a bonus cell. First say whether it stops there or goes on.
refusal-no-bonus-to-answer = No tile of yours asks for that now. It is the answer to a tile that a bonus cell has just turned.
refusal-no-pair-to-answer = No tile of yours asks for that now. It is the answer to a tile that a pair has just turned.
refusal-not-started = The game has not started yet. Wait for the signal.
refusal-already-ready = You are ready already. The countdown runs as soon as the other side is too.
refusal-started = The game is on: nobody has to get ready any more. Throw!
refusal-no-signal = In strategy mode there is no signal to wait for. Just play when it is your turn.
refusal-no-turns = In arcade mode there is no turn to end and there are no dice to keep. Throw again whenever you like.
refusal-alien-throws-both = The first throw of a turn is of both dice. One alone can be thrown again afterwards.
refusal-defender-throws-both = A turn begins with a throw of both dice, for firing and for moving. One alone can be thrown again afterwards.
refusal-always-both = In arcade mode both dice are always thrown together.
refusal-alien-has-thrown = These dice stand: they were kept, or there is no throw left. Use them, or end the turn.
refusal-defender-has-thrown = These dice stand: they were kept, or there is no throw left. Fly and fire with them, or end the turn.
refusal-alien-keeps-first = You may still throw. Keep these dice first; then you can end the turn.
refusal-defender-keeps-first = You may still throw. Keep these dice first; then fly, fire, or end the turn.
refusal-dice-falling = The dice are still in the air. Wait until they land.
refusal-throw-first = There are no dice to use yet. Throw them first.
refusal-not-final = You may still throw. Keep these dice first; then they can be used.
refusal-die-used = That die has been used already. Each works once a turn.
refusal-die-used-in-arcade = That die has been used already. Throw again to use it once more.
refusal-no-saucer = No saucer stands where it could make that move. A saucer goes on to the cell right ahead of it or beside it.
refusal-diagonally = A saucer moves one cell at a time, straight ahead or to the side.
refusal-backwards = A saucer never moves back. It goes ahead or to the side.
refusal-occupied = That cell is taken. A saucer needs a free one.
refusal-no-die-of-that-colour = No unused die shows the colour of that cell. Enter a cell whose colour a die shows.
refusal-saucer-stays = This saucer has set off a bonus, so no die moves it again for now. Move another one.
refusal-none-to-sacrifice = There is no saucer to sacrifice there. It has to stand just before an asteroid.
refusal-no-asteroid-ahead = There is no asteroid right ahead of this saucer. Only a saucer just before one can be sacrificed.
refusal-no-field = There is no magnetic field on that cell.
refusal-no-saucer-beside = No saucer is next to this magnetic field. Bring one beside it first.
refusal-no-clearing-die = No unused die shows the colour that switches off a magnetic field.
refusal-none-for-rift = There is no saucer on that cell. Choose one to send through the rift.
refusal-not-behind = This saucer is not behind the line of the bonus cell. Choose one further back.
refusal-rift-blocked = Something stands in this saucer’s way. The rift is for one whose column is clear up to that line.
refusal-none-lost = No saucer of that colour is off the board. Choose one that was lost.
refusal-repair-taken = A repaired saucer comes back on to a free cell of the first line. Choose one of those.
refusal-ship-is-there = The ship is on that cell already. Choose another one, or stay.
refusal-die-shows-its-cell = The die shows the cell where the ship is already. It may just as well stay.
refusal-ship-held = The reactor is damaged: the ship does not move for now. You can still fire.
refusal-ship-held-in-arcade = The reactor holds the ship for now. Throw again; you can still fire.
refusal-must-obey = The reactor is damaged and the die shows 1 or { $columns }, so the ship has to go there. Fly before you end the turn.
refusal-no-nugget = You have no nugget left.
refusal-edge = The ship is at the edge: there is no cell on that side.
refusal-no-gps = You have no GPS tile to use.
refusal-not-covered = Neither the ship nor a tower is in that column. Fly there first.
refusal-empty-column = There is no saucer in that column to hit.
refusal-wrong-colour = The first saucer of that column is not of the shot’s colour. Look for one that is.
refusal-no-ammo = You have no super ammo of that colour.
refusal-ammo-too-early = You may still throw. Keep your dice first; then super ammo can be fired.
refusal-cell-taken = There is something on that cell already. Choose an empty one.
refusal-bonus-cell = Bonus cells stay free of obstacles. Choose another cell.
refusal-none-for-comet = There is no saucer on that cell. Choose one that the comet pushes back.
refusal-cannot-go-back = This saucer cannot go back: something is right behind it, or it is on the first line. Choose another one.

## The rules, section by section

section-goal = The goal
section-set-up = Before the game
section-alien = The Alien’s turn
section-bonus = Bonus cells
section-alien-tiles = The Alien’s tiles
section-defender = The Defender’s turn
section-pairs = Pairs
section-defender-tiles = The Defender’s tiles
section-arcade = Arcade mode
section-variants = Easier, harder, louder

## Rules (R) and rulings (A) in our own words

R1 = The Alien wants one saucer on the last line. The Defender wants to shoot them all down first.
R2 = There are two ways to play. In strategy mode you take turns and think; in arcade mode both play at once, fast and short.
R3 = The Alien’s { $saucers } saucers fill { $saucer-lines ->
        [one] the first line
       *[other] the first { $saucer-lines } lines
    }, hearts down, in the base layout.
R4 = In the simplified layout, saucers of a colour stand behind each other. That makes the Alien’s life easier.
R5 = In strategy mode the Alien has { $alien-hand ->
        [one] 1 tile
       *[other] { $alien-hand } tiles
    }, drawn at random and left face down. The others stay in the box.
R6 = The ship starts on cell 1. The Defender has 4 nuggets (hard), 6 (normal) or 8 (easy).
R7 = In strategy mode the Defender has { $defender-hands ->
        [one] 1 tile
       *[other] { $defender-hands } tiles
    } drawn at random, { $defender-hand } of each colour. The others stay in the box.
R8 = In strategy mode the two sides take turns. The Alien begins.
R9 = The Alien throws two dice, then may throw one or both again, twice at most. Only what the dice show in the end counts.
R10 = A saucer moves on to the next cell ahead or beside it, if a die shows the colour of that cell.
R11 = A saucer never moves diagonally or back, never jumps over another, and never enters a cell that is taken.
R12 = The Alien may move two saucers one cell each, one saucer two cells, or leave dice unused.
R13 = A framed cell is a bonus cell. When a saucer of the frame’s colour stops right there, the Alien turns over one of the tiles drawn at the start, at random, carries it out at once and discards it.
R14 = A tile that cannot do anything has no effect. One saucer may set off several bonus cells.
R15 = The Defender throws the fire die and the movement die, and may throw again as the Alien does. Then the ship moves and fires, in whichever order suits.
R16 = The movement die takes the ship to the cell of that number. It may also stay where it is.
R17 = At any moment of their own turn the Defender may spend nuggets. Each moves the ship to a neighbouring cell and is then discarded.
R18 = A shot hits if it has the colour of the first saucer in the ship’s column. That saucer leaves the board, or loses its extra life if it has one.
R19 = For every second saucer of a colour that is shot down, the Defender turns over a tile of that colour, carries it out and discards it.
R20 = The Defender wins as soon as no saucer is left on the board.
R21 = The Alien wins as soon as a saucer is on the last line.
R22 = In arcade mode both sides play at the same time from the signal on. Nobody waits for anybody.
R23 = In arcade mode the Alien throws, uses both dice, one or none, and throws again, without a break.
R24 = In arcade mode the Defender does the same with the fire and movement dice, and may spend nuggets at any moment.
R25 = Arcade mode is normally played without tiles.
R26 = Asteroid: the Defender puts it on any cell that is not a bonus cell. No saucer can cross it, but shots can. The Alien may sacrifice the saucer just before it: both then leave the board.
R27 = Magnetic field: the Defender puts it on any cell that is not a bonus cell, and no saucer can enter. To remove it, the Alien needs a saucer next to it and a die that shows { $clearing }. Entering the freed cell takes another die, of its own colour.
R28 = Mini tower: it stands on a cell of the last line for the rest of the game and blocks it. The Defender may fire from it as from a second ship, all along its column.
R29 = Mine: the Defender gets one or two more nuggets, as the tile says.
R30 = Comet: the Defender pushes a saucer back by one or two cells, as the tile says.
R31 = Super ammo: the Defender keeps it for one more shot of its colour, on top of that of the die. It destroys even a saucer with an extra life.
R32 = GPS: the Defender keeps it and may use it at any moment to move the ship to any cell, on top of the move of the die. So the ship may move twice in one turn.
R33 = Extra life: the saucer that set it off turns its heart up. The next hit only turns it down again; the one after that destroys it.
R34 = Engine: the saucer that set it off goes one cell further ahead, if that cell is free.
R35 = Rift: a saucer that the Alien chooses flies straight ahead along a clear way (no saucer may stand in front of it in its column) to the line of the saucer on the bonus cell. If it sets off another bonus there, that is a combo.
R36 = Lost nugget: the Defender loses one nugget.
R37 = Repair: a saucer that was lost comes back on to a free cell of the first line. With none lost, or no free cell, nothing happens.
R38 = Reactor: the ship is stuck for the Defender’s next turn. Only a 1 or a { $columns } of the movement die moves it, and then it must go there. After that turn it flies as before.
R39 = Too hard? Strategy mode can do without tiles. Too easy? Add the tiles to arcade mode, or make do with two throws a turn in strategy mode.
R40 = A shot is not silent. Say “pewww” when you fire!
R41 = A grown-up against a child? A grown-up Defender takes 4 or 6 nuggets while the child has the classic side and the simplified layout. A grown-up Alien takes the advanced side and the base layout while the child has 8 nuggets.

A1 = Ahead means towards the last line. The cell entered must hold no saucer, asteroid, magnetic field or tower. Each step takes one die.
A2 = After the first throw, the Alien throws either die or both again, or keeps them. Then each die is used once at most, in any order and for any saucer. The player says when the turn is over.
A3 = When a saucer comes to a bonus cell of its colour and could go on with the second die, while a tile is left, the Alien chooses: stop and take the bonus, or go on with that die and do without. Using the die for anything else means stopping.
A4 = With no tile left, a bonus cell does nothing. A saucer that a tile brings to a bonus cell of its colour sets it off as well.
A5 = An extra life does nothing for a saucer that has one. The engine ignores colours. The rift is for a saucer further back, in a column that is clear up to that line. A lost nugget needs a nugget to lose. For a repair, the Alien chooses both saucer and cell.
A6 = With a damaged reactor, nuggets and GPS move nothing during that turn. If the movement die finally shows 1 or { $columns }, the ship has to go there, before or after firing, and that is its only move; if it is there already, it has obeyed. Firing is free all the same.
A7 = After the last throw the Defender may make one move and fire one shot by the dice, in either order, or leave them. Then the Defender ends the turn.
A8 = A shot comes from the ship or from a tower and meets the saucer nearest to the Defender in that column. Asteroids and magnetic fields do not stop it. Super ammo ignores an extra life.
A9 = The tile is turned at once, in the middle of the turn, each time the count of saucers of a colour shot down becomes even.
A10 = Asteroids and magnetic fields go on any empty cell, the first and last lines included, but on no bonus cell of the side in play. A comet pushes a saucer that can go back, straight back in its column, as far as the way is free; it sets off no bonus there. A tower needs a free cell of the last line.
A11 = On their own turn, also before and between throws, the Alien may sacrifice a saucer that stands just before an asteroid in the same column; no die is needed. A magnetic field is removed after the last throw, with a saucer beside, ahead of or behind it. A sacrifice does not count for a pair; that of the last saucer loses the game.
A12 = The game ends on the spot, also in the middle of a turn, and whether a die or a tile brought the saucer there.
A13 = In arcade mode there are no turns: everybody throws at their own pace and uses each die of the last throw once at most. Whoever acts first comes first. The Alien’s dice fall for { $alien-fall } s, the Defender’s for { $defender-fall } s, for bots as for people.
A14 = How a damaged reactor works in arcade mode is explained in A27.
A15 = After { $most-turns } turns of both sides together, or { $most-throws } throws in arcade mode, the game is a draw. People hardly ever get that far.
A16 = A saucer that has set off a bonus is not moved by a die again this turn; in arcade mode, not before the next throw. A tile may still move it.
A17 = Everybody throws at least once. In strategy mode no die is used before the last throw. A die left lying keeps its result and may still be thrown again later.
A18 = Effects are compulsory and come before anything else that player does. A choice without a possible answer has no effect, and the tile is spent. A combo starts when the effect before it is done.
A19 = A bonus cell works every time a saucer of its colour stops on it, even the same one. Staying there, or being pushed there by a comet, sets off nothing.
A20 = In strategy mode super ammo is fired after the last throw, before or after the shot of the die, and as many as you have, also those of this very turn. In arcade mode it may be fired at any moment.
A21 = Cells 1 and { $columns } are not neighbours. Nuggets and GPS must take the ship to another cell. In strategy mode they are for the Defender’s own turn, before, between and after throws, but not while a choice is open. (A GPS may be used at any moment, says its rule; but the two moves in one turn that it goes on to speak of are those of the Defender’s own.)
A22 = Saucers shot down are counted for the whole game; a repair takes none off the count, and a lost extra life adds none. When the last saucer falls, the game is over and no tile is turned.
A23 = An extra life does not save a sacrificed saucer. A repair brings back any lost saucer, shot or sacrificed, without an extra life.
A24 = Saucers, asteroids, magnetic fields and towers all block the way of engine and rift. The rift leads to the line of the bonus cell. Saucers beyond that line do not matter: what has to be clear is the way, and it ends there.
A25 = A tower covers its column at once, saucers that are there already included. The fire die gives one shot a throw, from the ship or from a tower.
A26 = In arcade mode both dice are always thrown together, and what was not used is lost. While they fall, nuggets, GPS and kept tiles may be used.
A27 = In arcade mode a damaged reactor holds the ship, nuggets and GPS included. A thrown 1 or { $columns } takes the ship there at once, and it moves no more before the next throw. { $rules-version ->
        [1] If the third throw is neither, the ship is free and may use that die.
       *[other] If the third throw is neither, the ship does not move with it either, nor by nuggets or GPS; the next throw is free, whatever it shows.
    }
A28 = In arcade mode a choice holds up only the player who has to make it. If the saucer that could stop or go on is shot or pushed away first, its bonus is lost.
A29 = In arcade mode an action counts from the moment it arrives. If it is no longer possible by then, it is refused and costs nothing. A shot goes up its column and hits the saucer of its colour that is first at that moment.
A30 = Nobody sees the tiles that are face down or in the box. Everybody sees the colours of the Defender’s tiles.

## The pictures of the rules page

diagram-last-line = One step from victory: the orange die takes this saucer to the orange cell ahead, on the last line.
diagram-throw = The first throw: purple and orange. The Alien may keep both, or throw again whatever does not suit, one die or both.
diagram-move = With a purple and a green die, the marked saucer may go ahead to the purple cell, or sideways to the green one on its left. On its right the way is taken.
diagram-bonus = An orange saucer on an orange frame. Stop here and turn over a tile, or go on with the other die and do without?
diagram-flight = The movement die shows 4: the ship may fly to cell 4. A nugget takes it one cell further, left or right: on 5 it would face the orange saucer.
diagram-shot = The fire die is purple, and so is the first saucer in the ship’s column: a hit. Those behind it are out of reach for now.
diagram-obstacles = Three things in the way. The asteroid goes if the saucer before it is sacrificed. The magnetic field is cleared by a die of its colour, from a saucer beside it. The mini tower stays, and shoots.
diagram-arcade = Arcade mode: when both sides are ready the countdown starts, and then everybody throws and plays at once.

## The first game

lesson-1 = Welcome! The saucers are yours. Bring one down to the last line and you win, unless the ship shoots them all first. A turn begins with the dice: throw them!
lesson-2 = A die lets a saucer enter a cell of its colour. Purple opens c4 to the saucer on b4; for d4, the next cell, you need green. Tap the second die, then throw that one again.
lesson-2-wrong = The purple is just right, so keep it. Tap the second die first, then throw: that one alone flies again.
lesson-3 = Green! You could throw once more, but these two are perfect. Keep them: dice are used only when you are done throwing.
lesson-4 = Off you go. The purple die takes the saucer on b4 one cell ahead: tap it, then c4.
lesson-5 = A die for each step, and any saucer may take it. Let the same one go on to d4, with the green die. Never diagonally, never back, never on to a taken cell.
lesson-6 = A few turns later. A saucer that stops on a frame of its own colour turns over one of your tiles. Yours is orange, like the frame on d5 and one of your dice: go there.
lesson-7 = Now choose: the purple die could take this saucer on, but then there is no bonus. Stop here, and see what the tile brings!
lesson-8 = The engine: one cell ahead, for free! After its bonus a saucer rests, so no die moves it again this turn. You need not use every die. End your turn.
lesson-9 = Change sides: the ship is yours. Shoot every saucer down before one gets through! For the one on e5 the fire die must be orange. Tap the fire die, then throw it again.
lesson-9-wrong = The movement die is good as it is. Tap the fire die first, then throw: that one alone flies again.
lesson-10 = Orange, and that was your third throw: the dice stand. Use them in whichever order you like. First fly to cell 4, where the movement die leads.
lesson-11 = One cell short! That is what nuggets are for: each moves the ship to the next cell, at any moment of your turn. Spend one and go right.
lesson-12 = Look up your column: only the first saucer can be hit, and only by its own colour. It is orange, like your shot. Fire!
lesson-13 = Pewww! The second orange one: each pair of a colour turns over a tile of that colour. A comet! It pushes a saucer two cells back: send back the one on f1, the nearest.
lesson-14 = Let’s skip to the end. One saucer is left, a single step from the last line, right above your ship. And the fire die shows its colour. You know what to do!
lesson-15 = Not a saucer left: you win. Well played! That was strategy mode. In arcade mode both sides throw, move and fire at once, as fast as they can.

## Words of the component file

component-colours = colours
component-board = board
component-columns = columns
component-rows = lines
component-cells = cells
component-sides = sides
component-classic = classic
component-advanced = advanced
component-bonus = bonus cells
component-layouts = layouts
component-base = base
component-simplified = simplified
component-saucers = saucers
component-dice = dice
component-alien = Alien
component-defender = Defender
component-fire = fire
component-movement = movement
component-faces = faces
component-nuggets = nuggets
component-clearing = against a magnetic field
component-colour = colour
component-tiles = tiles
component-hand = drawn at the start
component-life = { tile-life }
component-engine = { tile-engine }
component-rift = { tile-rift }
component-nugget = { tile-nugget }
component-repair = { tile-repair }
component-reactor = { tile-reactor }
component-green = { colour-green }
component-orange = { colour-orange }
component-purple = { colour-purple }
component-kinds = kinds
component-time = how long dice fall, in milliseconds
component-countdown = countdown
component-limits = a draw after
component-turns = turns
component-throws = throws

object-green = { colour-green }
object-orange = { colour-orange }
object-purple = { colour-purple }
object-ammo = { tile-ammo }
object-asteroid = { tile-asteroid }
object-nugget-1 = { tile-nugget-1 }
object-nugget-2 = { tile-nugget-2 }
object-field = { tile-field }
object-comet-1 = { tile-comet-1 }
object-comet-2 = { tile-comet-2 }
object-tower = { tile-tower }
object-gps = { tile-gps }

## Board

board-screen = The board
board-console = { $seat ->
    [0] The Alien’s side
   *[other] The Defender’s side
}
board-cell = { $cell }, { $colour } cell
board-cell-bonus = { $colour } bonus
board-life = extra life
board-spent = no die moves it again for now
board-can-take = can be picked
board-can-go = can be entered
board-can-answer = can be chosen
board-can-crash = can be blown up
board-can-clear = can be switched off
board-can-aim = a shot hits here
board-can-fly = the ship can go here
board-can-spend = a nugget takes the ship here
board-held = picked
board-zone-name = The ship’s cells
board-zone = The ship’s cell { $column }
board-ship = the ship is here
board-first = first in line: { $saucer }
board-reactor = HELD
board-dice = { $seat ->
    [0] The Alien’s dice
   *[other] The Defender’s dice
}
board-die-alien = The Alien’s die { $number }
board-die-fire = Fire die
board-die-movement = Movement die
board-die-none = not thrown
board-die-used = used
board-die-again = will be thrown again
board-throw = Throw
board-throw-again = Throw again
board-throw-one = Throw this die
board-keep = Keep
board-end = End turn
board-stop = Stop
board-ready = Ready!
board-is-ready = Ready
board-fly = Fly
board-fire = Fire!
board-nugget-left = Spend a nugget: one cell to the left
board-nugget-right = Spend a nugget: one cell to the right
board-nuggets = { $count ->
    [one] 1 nugget
   *[other] { $count } nuggets
}
board-ammo = Super ammo, { $colour }
board-gps = { $count ->
    [one] GPS
   *[other] GPS, { $count } of them
}
board-tiles = { $left ->
    [one] The Alien’s tiles: 1 left
   *[other] The Alien’s tiles: { $left } left
}
board-later = still face down: { $tiles }
board-never = dashed, never turned over, so they might have been: { $tiles }
board-score = { $colour }: { $out } off the board
board-score-tiles = { $colour }: { $out } off the board, { $left ->
    [0] no tile left
    [one] 1 tile left
   *[other] { $left } tiles left
}, { $more ->
    [one] 1 more hit turns over a tile
   *[other] { $more } more hits turn over a tile
}
board-flying = { $count ->
    [one] 1 saucer on the board
   *[other] { $count } saucers on the board
}
board-round = Round { $round }
board-turn = Turn the Alien’s side round
board-get-ready = GET READY
board-go = GO!
board-look = Look closer
board-won = VICTORY!
board-lost = DEFEAT
board-game-over = GAME OVER
board-over-alien = { $player } has landed. The Earth is theirs.
board-over-defender = { $player } has saved the Earth!
board-over-draw = A draw: nobody gives way.

board-ask-stop = Stop on { $what } for the bonus, or go on?
board-ask-rift = A rift! Choose the saucer that leaps to line { $what }.
board-ask-repair = Repaired! Choose a saucer, then a cell of line a.
board-ask-asteroid = Put the asteroid on a free cell.
board-ask-field = Put the magnetic field on a free cell.
board-ask-tower = Build the tower on a free cell of the last line.
board-ask-comet = { $what ->
    [1] A comet! Choose the saucer that goes back one cell.
   *[other] A comet! Choose the saucer that goes back { $what } cells.
}

board-prompt-ready = Press Ready. When both of you have, the countdown starts.
board-prompt-gathering = Both players press Ready, then the countdown starts.
board-prompt-waiting = You are ready. Your rival is not, yet.
board-prompt-countdown = Hands off the dice… the signal comes in a moment.
board-prompt-race = Both play at once: throw, act, throw again!
board-prompt-race-0 = Throw, move your saucers, throw again. Reach the last line!
board-prompt-race-1 = Throw, fly, fire, throw again. Leave no saucer!
board-prompt-throw = Your turn: throw your dice.
board-prompt-again = Keep these dice, or throw again: both, or the one you tap.
board-prompt-move = Pick a saucer, then a cell of a die’s colour.
board-prompt-shoot = Fly and fire, in either order. Then end your turn.
board-prompt-turn-0 = { $player } moves the saucers.
board-prompt-turn-1 = { $player } flies the ship.
board-prompt-choosing = { $player } has a choice to make.
board-prompt-draw = A draw: this duel could go on for ever.
board-prompt-landed = A saucer has landed: { $player } wins.
board-prompt-landed-won = A saucer has landed. The Earth is yours!
board-prompt-landed-lost = A saucer has landed. The Earth is lost… Another game?
board-prompt-saved = No saucer is left: { $player } wins.
board-prompt-saved-won = No saucer is left. You have saved the Earth!
board-prompt-saved-lost = No saucer is left. The Earth holds out… Another game?

board-keys = Keys
board-key-throw = throw
board-key-die = choose a die
board-key-keep = keep
board-key-end = end turn
board-key-board = move around the board
board-key-choose = choose a saucer, or move the one you hold
board-key-take = take, let go, stop
board-key-fly = fly
board-key-fire = fire
board-key-shoot = fire in a column
board-key-nugget = nugget
board-key-blast = super ammo
board-key-gps = GPS

## Quick phrases

phrase-here-they-come = Here they come!
phrase-one-less = One saucer down!
phrase-so-close = One cell short!
phrase-missed-me = Missed me!
phrase-what-dice = What dice!
phrase-full-throttle = Full throttle!
phrase-game-over-soon = It is nearly game over for you!

## The figures of a game

figure-shot-down = Saucers shot down
figure-furthest = Furthest line reached
figure-throws = Throws of the dice
figure-moves = Moves of saucers
figure-tiles = Tiles turned over
figure-lives-shot = Extra lives shot away
figure-super-ammo = Super ammo fired
figure-pushed-back = Saucers pushed back
figure-nuggets-spent = Nuggets spent
figure-nuggets-found = Nuggets found
figure-nuggets-lost = Nuggets lost
figure-sacrificed = Saucers sacrificed
figure-repaired = Saucers repaired

## Why this action: what follows “because”, up to the comparison

reason-alien-saucers = you will have { $with ->
    [one] { $with } saucer
   *[other] { $with } saucers
} on the board, against { $without }
reason-alien-nearest = your foremost saucer will be { $with ->
    [one] { $with } cell
   *[other] { $with } cells
} from the last line, against { $without }
reason-alien-unguarded = your foremost saucer that no ship or tower faces will be { $with ->
    [one] { $with } cell
   *[other] { $with } cells
} from the last line, against { $without }
reason-alien-steps = your saucers will have { $with ->
    [one] { $with } cell
   *[other] { $with } cells
} to go, all together, against { $without }
reason-alien-lives = your saucers will have { $with ->
    [one] { $with } extra life
   *[other] { $with } extra lives
}, against { $without }
reason-alien-nuggets = the Defender will have { $with ->
    [one] { $with } nugget
   *[other] { $with } nuggets
}, against { $without }
reason-alien-tiles = you will have { $with ->
    [one] { $with } tile
   *[other] { $with } tiles
} left to turn, against { $without }
reason-ship-saucers = there will be { $with ->
    [one] { $with } saucer
   *[other] { $with } saucers
} left on the board, against { $without }
reason-ship-nearest = the foremost saucer will be { $with ->
    [one] { $with } cell
   *[other] { $with } cells
} from the last line, against { $without }
reason-ship-unguarded = the foremost saucer that no ship or tower faces will be { $with ->
    [one] { $with } cell
   *[other] { $with } cells
} from the last line, against { $without }
reason-ship-lives = the saucers will have { $with ->
    [one] { $with } extra life
   *[other] { $with } extra lives
}, against { $without }
reason-ship-nuggets = you will have { $with ->
    [one] { $with } nugget
   *[other] { $with } nuggets
}, against { $without }
reason-ship-kept = you will keep { $with ->
    [one] { $with } tile
   *[other] { $with } tiles
} for later, against { $without }
reason-ship-obstacles = there will be { $with ->
    [one] { $with } obstacle
   *[other] { $with } obstacles
} on the board, against { $without }

## What people point at

target-cell = cell { $cell }
target-zone = the ship’s cell { $column }
target-line = line { $line }
target-ship = the ship
target-nuggets = the nuggets
target-out = the saucers off the board
target-tiles-0 = the Alien’s tiles
target-tiles-1 = the Defender’s tiles
target-die-0 = the Alien’s die { $number }
target-die-1 = the { $number ->
    [1] fire die
   *[other] movement die
}
