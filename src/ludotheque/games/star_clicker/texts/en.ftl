### Star Clicker in English. The `.the` of a thing is the thing as it stands inside a sentence.

title = Star Clicker
blurb = Save the planet together, with a cockpit whose buttons nobody has labelled. Press, watch what happens, remember, and hope the Creepers are slower than you.
handicap = { $count ->
    [one] 1 more energy to start with
   *[other] { $count } more energies to start with
}

# Nobody begins: the order is free.
begins = { "" }

## Options

option-level = Level
option-level-1 = 1: initiation
option-level-2 = 2: with the pilots’ powers
option-level-3 = 3: with bugs and double attacks
option-level-4 = 4: probes too, and a success rating
option-notebook = Notebook
option-notebook-false = no: remember your buttons
option-notebook-true = yes: what was seen stays noted
option-colours = Ships
option-colours-yellow-blue = yellow and blue
option-colours-yellow-green = yellow and green
option-colours-yellow-violet = yellow and violet
option-colours-blue-green = blue and green
option-colours-blue-violet = blue and violet
option-colours-green-violet = green and violet
option-colours-yellow-blue-green = yellow, blue and green
option-colours-yellow-blue-violet = yellow, blue and violet
option-colours-yellow-green-violet = yellow, green and violet
option-colours-blue-green-violet = blue, green and violet
option-colours-yellow-blue-green-violet = all four

## Things

button-fire-yellow = yellow fire
    .the = the yellow fire button
button-fire-blue = blue fire
    .the = the blue fire button
button-fire-green = green fire
    .the = the green fire button
button-fire-violet = violet fire
    .the = the violet fire button
button-propulsion-yellow = yellow propulsion
    .the = the yellow propulsion button
button-propulsion-blue = blue propulsion
    .the = the blue propulsion button
button-propulsion-green = green propulsion
    .the = the green propulsion button
button-propulsion-violet = violet propulsion
    .the = the violet propulsion button
button-replicator = replicator
    .the = the replicator
tile-jammer = jammer
    .the = the jammer
tile-probe = probe
    .the = the probe
tile-energy = energy reserve
    .the = the energy reserve
tile-accelerator = accelerator
    .the = the accelerator
tile-empty = empty
    .the = the empty cell
tile-hidden = hidden tile
    .the = the hidden tile
ship-yellow = yellow ship
    .the = the yellow ship
ship-blue = blue ship
    .the = the blue ship
ship-green = green ship
    .the = the green ship
ship-violet = violet ship
    .the = the violet ship
floppy-ion-guns = ion guns
floppy-attack = Creeperian attack
floppy-outage = power outage
floppy-problem = technical problem
floppy-double-attack = double Creeperian attack
floppy-ion-rays = ion rays
floppy-bug = computer bug

## What one can do

action-press = Press button { $place } (group { $group })
action-buy = Pay 2 energy for one more press
action-copy = Copy: { $name }
action-go = Fly only as far as the button says
action-further = { $steps ->
    [one] Pay 1 energy to fly 1 step further
   *[other] Pay 1 energy to fly { $steps } steps further
}
action-destroy = Pay 1 energy to destroy { $the-name } on { $cell }
action-reveal = Pay 1 energy to turn up the tile on { $cell }
action-push = Pay 1 energy to push back the Creeper on { $cell } (line { $line })
action-show = Pay 1 energy to show your button { $place } and button { $other-place } of { $the-name }
action-rays = Let the ion rays shuffle group { $group }
action-done = Done for this round

## What happened

event-pressed = { $player } presses button { $place }: { $name }.
event-in-vain = { $why ->
    [outage] Nothing happens: the power is out.
    [problem] Nothing happens: a technical problem has switched this button off.
    [broken] Nothing happens: this replicator is broken.
    [nothing] Nothing happens: there is no button to copy.
   *[hemmed-in] { $player } cannot move: every other cell of the row is taken.
}
event-power-back = { $player } has found a replicator: the power is back!
event-copied = { $player } copies { $the-name }.
event-fired = { $hit ->
    [creeper] { $player } fires from { $from } and hits a Creeper on { $to }.
    [planet] Oops! { $player } fires from { $from } and hits the planet.
    [ship] Oops! { $player } fires from { $from } and hits a friend on { $to }.
   *[edge] { $player } fires from { $from } into the void.
}
event-creeper-destroyed = The Creeper on line { $line } is gone: 1 energy for { $player }.
event-energy-lost = { $player } loses 1 energy.
event-shield-lost = { $left ->
    [0] The last shield is gone.
    [one] The planet loses a shield. Only 1 is left!
   *[other] The planet loses a shield. { $left } are left.
}
event-flew = { $player } flies from { $from } to { $to }.
event-accelerated = The accelerator hurls { $player } from { $from } to { $to }.
event-turned = Tile turned up on { $cell }: { $name }.
event-energy-found = { $player } finds 1 energy on { $cell }.
event-energy-none = There is no energy left to take on { $cell }.
event-jammer-destroyed = { $player } destroys a jammer of sector { $sector }: { $count } of 8.
event-neutralised = Both jammers of the sector are gone: no new Creeper will come down line { $line }.
event-probe-destroyed = { $player } destroys the probe on { $cell }: { $count ->
    [one] 1 probe so far
   *[other] { $count } probes so far
}.
event-bought = { $player } pays 2 energy for one more press.
event-power = { $colour ->
    [yellow] { $player } uses Lily’s power.
    [blue] { $player } uses Wendy’s power.
    [green] { $player } uses Max’s power.
   *[violet] { $player } uses Brian’s power.
}
event-pushed-back = The Creeper on line { $line } is pushed back from { $from } to { $to }.
event-shown = { $player }’s button { $place } is shown: { $name }.
event-done = { $player } is done.
event-hidden = All buttons are turned face down again. Did you memorise them?
event-floppy = { $kind ->
    [ion-guns] The Creepers insert a floppy disk: ion guns on group { $group }!
    [attack] The Creepers insert a floppy disk: Creeperian attack!
    [outage] The Creepers insert a floppy disk: power outage!
    [problem] The Creepers insert a floppy disk: technical problem!
    [double-attack] The Creepers insert a floppy disk: double Creeperian attack!
    [ion-rays] The Creepers insert a floppy disk: ion rays!
   *[bug] The Creepers insert a floppy disk: computer bug!
}
event-reshuffled = The floppy disks are shuffled into a new deck of { $cards }.
event-shuffled = On every dashboard the buttons of group { $group } are shuffled.
event-rays = { $player } points the ion rays at group { $group }.
event-outage = The lights go out: next round, buttons do nothing until a replicator is pressed.
event-problem = Next round, { $the-name } does nothing.
event-bug = { $player }’s replicator is broken for good.
event-bug-none = No replicator is left to break.
event-attack = { $strength ->
    [one] General attack! The nearest Creeper advances.
   *[other] General attack! Up to { $strength } Creepers advance, the nearest first.
}
event-attack-none = General attack! But there is no Creeper on the board to advance.
event-probe-calls = A ship stands on a probe: line { $line } is called in.
event-creeper-moved = { $jumped ->
    [0] The Creeper on line { $line } advances to { $to }.
   *[other] The Creeper on line { $line } jumps over a ship to { $to }.
}
event-creeper-landed = { $jumped ->
    [0] The Creeper on line { $line } reaches the planet!
   *[other] The Creeper on line { $line } jumps over a ship and reaches the planet!
}
event-creeper-arrived = A Creeper from stack { $stack } appears on { $cell }, line { $line }.
event-line-silent = Line { $line } is neutralised: nothing comes.
event-stack-empty = Stack { $stack } of the mothership is empty.
event-round = Round { $number }.
event-won = { $rating ->
    [0] The last jammer is destroyed: the planet is saved!
    [2] The planet is saved, if only just: 2 probes destroyed. Somebody was in a hurry to get home.
    [3] The planet is saved: 3 probes destroyed. A decent job, with room above it.
    [4] The planet is saved: 4 probes destroyed. Mission done, and done well.
    [5] The planet is saved: 5 probes destroyed. Real pilots are growing up here!
    [6] The planet is saved: 6 probes destroyed. Faultless, and still home before supper.
   *[other] The planet is saved: { $rating } probes destroyed. Your parents may retire!
}
event-lost = { $how ->
    [shields] Without its last shield the planet falls. The game is lost.
   *[stack] The last stack of the mothership is empty: too many Creepers. The game is lost.
}

## Why not

refusal-over = The planet is saved, and the game is over. Start a new one to play again.
refusal-over-shot = A shot took the planet’s last shield: the game is lost. Start a new one to play again.
refusal-over-landed = A Creeper took the planet’s last shield: the game is lost. Start a new one to play again.
refusal-over-stacks = The fourth stack of the mothership is empty: the game is lost. Start a new one to play again.
refusal-copy-first = A replicator is at work: its pilot chooses what to copy before anything else happens.
refusal-further-first = Max is about to fly: he says how far before anything else happens.
refusal-rays-first = The ion rays come first: choose together which group they shuffle.
refusal-nothing-to-copy = Only a replicator copies. Press yours first.
refusal-not-visible = This button cannot be copied. Choose one that lies face up on another pilot’s dashboard and is not switched off.
refusal-nothing-to-lengthen = Only Max answers this, when one of his propulsions is about to work.
refusal-no-rays = There are no ion rays now. They come with a floppy disk.
refusal-no-press-left = You have made your presses. For 2 energy you can buy one more, once a round.
refusal-already-visible = This button lies face up already. Press one that is face down.
refusal-bought-already = You have already bought a press. It is once a round.
refusal-buy-energy = One more press costs 2 energy, and you do not have that much.
refusal-nothing-to-destroy = There is nothing to destroy where your ship stands. Fly onto a jammer first.
refusal-probe-holds = Probes can be destroyed at level 4 only. Better leave this one before the Creepers come.
refusal-destroy-energy = Destroying a jammer costs 1 energy, and you have none. A Creeper you shoot down gives you one.
refusal-probe-energy = Destroying a probe costs 1 energy, and you have none. A Creeper you shoot down gives you one.
refusal-last-jammer = The last jammer holds until two probes are destroyed.
refusal-no-powers = Pilots have no powers at level 1. They come with level 2.
refusal-not-lily = Only Lily, in the yellow ship, turns up tiles from afar.
refusal-not-wendy = Only Wendy, in the blue ship, pushes Creepers back.
refusal-not-brian = Only Brian, in the violet ship, shows buttons.
refusal-power-used = You have already used your power. It is back in the next round.
refusal-power-energy = A power costs 1 energy, and you have none.
refusal-no-hidden-tile = There is no hidden tile on this cell. Choose one that lies face down.
refusal-under-creeper = A Creeper sits on this tile. Choose another one.
refusal-no-creeper = There is no Creeper on this line. Choose a line that has one.
refusal-no-room-behind = There is no free cell behind this Creeper, and it cannot be pushed off the board.
refusal-absent-pilot = Nobody flies this ship today. Choose a button of a pilot who is here.
refusal-shown-openly = That button lies face up for all to see. Choose two that are face down.
refusal-press-first = You still have to press a button before you are done.
refusal-done-already = You have said so. The round goes on as soon as everybody is done.

## The rules, section by section

section-goal = The goal
section-setup = Setting up
section-round = A round
section-pressing = Pressing buttons
section-fire = Fire
section-propulsion = Propulsion
section-replicator = The replicator
section-tiles = Tiles
section-jammers = Jammers
section-creepers = The Creepers’ phase
section-attack = General attacks
section-floppies = Floppy disks
section-powers = From level 2: powers
section-level-3 = From level 3: bugs and rays
section-level-4 = Level 4: probes

## Rules (R) in our own words

R1 = Every pilot takes a colour, with its dashboard, nine buttons and a ship. The ship starts on the planet, on the cell of its colour; the dashboard lies on that side of the board.
R2 = Buttons lie in three groups of three. The three of each group are mixed face down and put on the three places of that group, and nobody looks.
R3 = Every pilot starts with 1 energy.
R4 = The { $tiles } tiles are sorted by their backs into five zones, mixed, and laid face down on the cells of their zone.
R5 = 4 shields protect the centre of the planet.
R6 = { $first-cells ->
    [none] At first there is no Creeper on the board.
    [corners] One Creeper waits in each corner of the board.
   *[others] One Creeper waits on the first cell of each of these lines: { $first-lines }.
}
R7 = The mothership of the level says how many Creepers each of its four stacks has. All other tokens are energy, in a common reserve.
R8 = The deck has all floppy disks of level 1, { $basic-floppies } of them, and six of level 2, drawn at random, all shuffled together and face down.
R9 = You win or lose together. Find and destroy the eight jammers around the planet, and keep the Creepers away from it.
R10 = A round has two phases: first the pilots’, then the Creepers’.
R11 = In the pilots’ phase everyone has to press two buttons: to press is to turn face up. Who presses when is up to you.
R12 = What a button does happens at once, and to the end, before anybody presses the next.
R13 = A button that lies face up cannot be pressed.
R14 = Once a round, a pilot may pay 2 energy to press one more button.
R15 = A dashboard has four buttons for fire, four for propulsion and a replicator. Fire and propulsion always go towards the edge of their own colour.
R16 = Fire: your ship shoots straight ahead, over empty cells, until the shot hits something.
R17 = At the edge of the board the shot is lost.
R18 = A Creeper that is hit is destroyed: its token becomes 1 energy of yours.
R19 = If the shot hits the planet, a shield is gone. Without the last one the game is lost.
R20 = A friend’s ship that is hit costs its pilot 1 energy; without any, nothing happens.
R21 = Propulsion: your ship goes one cell towards the edge of the button’s colour.
R22 = A ship that leaves the board comes back in on the other side.
R23 = A move skips cells with a ship, cells with a Creeper, the centre of the planet and revealed accelerators.
R24 = Arriving on a hidden tile turns it up, and it takes effect.
R25 = Replicator: do what one visible button of another pilot does. It is compulsory, and a replicator cannot be copied. If there is nothing to copy, nothing happens.
R26 = Empty tile: it goes back into the box, and the cell is plain space from now on.
R27 = Accelerator: whoever turns it up goes on one more cell. Once revealed, it is skipped.
R28 = Energy reserve: take 1 energy every time you arrive there.
R29 = Probe: a ship that is still there when the Creepers’ phase begins calls in reinforcements.
R30 = Jammer: while you are on it you may pay 1 energy to destroy it. The tile goes to the edge of its sector, and the cell is plain space.
R31 = Without energy you cannot destroy a jammer; it waits for you until you have some.
R32 = Sectors 2, 4, 6 and 8 have two jammers each.
R33 = The moment the eighth jammer is destroyed, you have won.
R34 = When all presses are made, the phase ends. Memorise your buttons: they are turned face down where they lie.
R35 = Creepers’ phase: the old floppy disk is discarded and a new one drawn. First it takes effect, then Creepers advance.
R36 = A floppy disk names five of the eight assault lines. The top one, with the probe, counts only if a ship stands on a probe.
R37 = Of the other four, as many are activated, one by one from the top, as there are pilots.
R38 = A line with a Creeper: it moves one cell towards the planet and skips ships. Tiles mean nothing to Creepers.
R39 = A Creeper that reaches the centre leaves the game and takes a shield with it. Without the last shield the game is lost.
R40 = A line without a Creeper: one from the leftmost stack comes to its first cell, or, if a ship is there, to the next free one.
R41 = If a stack was emptied, a general attack follows as soon as the floppy disk is completely resolved.
R42 = Its strength is printed where the stack was. For each point the Creeper nearest the planet moves one cell towards it.
R43 = Of Creepers at equal distance, the one on the line with the lowest number moves.
R44 = No Creeper moves twice in one attack. Points left over when all have moved are lost.
R45 = When the fourth stack is empty, the game is lost on the spot.
R46 = Level 2 has a mothership of its own, and every pilot has a power: once a round, for 1 energy.
R47 = Lily (yellow) turns up a tile anywhere, if no Creeper is on it. An empty one goes into the box.
R48 = Wendy (blue) pushes a Creeper back one cell on its line, over ships if need be, but never off the board.
R49 = Max (green) makes one of his moves one or two cells longer. Only where he ends up counts; the rest is flown over.
R50 = Brian (violet) picks one of his own buttons and one of another pilot’s. Both are revealed to all, and straight away turned face down again.
R51 = Level 3 has a mothership of its own. Its deck has all floppy disks of level 1, { $basic-floppies } of them, and six drawn from those of levels 2 and 3 together.
R52 = The broken-replicator tokens of the pilots who play are mixed face down.
R53 = Level 4 has a mothership of its own, and the deck and the tokens of level 3.
R54 = Once both jammers of a sector are destroyed, the line through its middle is neutralised: no new Creeper comes there. One that is there already still advances.
R55 = At level 4 you may, standing on a probe, pay 1 energy to destroy it.
R56 = The eighth jammer cannot be destroyed before two probes are.
R57 = How well you won depends on the probes you destroyed, from 2 to { $probes }.
R58 = Ion guns: everyone mixes the three buttons of the group shown, and puts them back face down.
R59 = Creeperian attack: at once, a general attack of strength 1.
R60 = Power outage: in the next round buttons do nothing until a replicator is revealed. That one does nothing else, but from then on all buttons work.
R61 = Technical problem: for all of the next round the button shown does nothing, and it cannot be copied.
R62 = Double Creeperian attack: at once, a general attack of strength 2.
R63 = Ion rays: choose a group together. Everyone mixes its three buttons and puts them back face down, unseen.
R64 = Computer bug: a random token names a pilot whose replicator works no more. It can still end a power outage.

## Rulings (S) in our own words

S1 = Any pilot who still has a press may press next; the order is free, from press to press. The extra press can be bought at any moment between two effects, even before the compulsory ones, and once paid for it must be made. A button pressed in vain counts. The phase ends when nobody owes a press and everybody has said “done”; any other action cancels every “done”.
S2 = A pressed button stays visible until the phase ends. Then it is hidden, and the program shows it to nobody: this is a memory game. Only a table that chose the notebook is shown what was seen since a group was last shuffled. What Brian shows counts as seen. Pilots may tell each other anything.
S3 = A shot flies over empty cells, tiles and the planet’s outer cells. It stops at the first Creeper, ship, planet centre or edge, and it does not come back in on the other side.
S4 = If every other cell of the row is skipped, the ship stays and does not arrive anywhere. Once a ship has left its cell, that cell is free like any other, and coming back to it is an arrival.
S5 = An accelerator that is turned up sends the ship on by one cell, which is resolved in turn, be it another accelerator. An energy reserve gives 1 energy on every arrival, if the common reserve has one. A tile under a Creeper stays as it is. Only arriving ships turn tiles up.
S6 = Destroying, powers and the extra press have their time in the pilots’ phase, between two effects, whoever pressed last, even before the first press or during an outage. From the moment a button is turned up until its effect is over, choices included, nobody does anything else.
S7 = Energy that is spent, or lost to a friend’s shot, returns to the reserve. A friend’s shot stops at the ship even if its pilot has nothing to lose. A Creeper that reaches the planet is out of the game. No token is ever created or lost; a pilot may hold any amount of energy.
S8 = A line never has two Creepers: the one there moves, or else a new one comes. { $first-cells ->
    [none] At first there is none.
   *[others] The first ones stand on lines { $first-lines }.
} Creepers skip ships in general attacks as well, so that a ship on its start cell lets the Creeper in front of it land on the planet. If ships fill the whole line ahead, a Creeper, moving or new, reaches the planet.
S9 = New Creepers come from the leftmost stack that has any, those called by a probe too. Each stack that a floppy disk has emptied causes its general attack, in order, after that floppy disk. { $rules-version ->
    [1] Emptying the fourth stack loses at once, before anything that was still to come.
   *[other] Emptying the fourth stack loses at once, before anything that was still to come: its last Creeper no longer reaches the planet and takes no shield, and it is for the stacks that the game is lost.
}
S10 = In a general attack, nearest means fewest cells to go on the line, ships not subtracted. The attack of a floppy disk and that of a stack are two attacks. Creepers that have only just arrived take part.
S11 = The effect of the floppy disk comes first, an attack included; then the probe’s line, once, if any ship stands on a probe; then one line for each pilot.
S12 = Ion guns and ion rays shuffle the group on every pilot’s dashboard, in secret. The group for ion rays is a common choice: everybody may propose, and it is settled when all people agree, or by majority when the time to decide is up, the first proposal winning ties.
S13 = An outage or a technical problem lasts for the next pilots’ phase. In an outage a button is turned up and does nothing, until anyone’s replicator, even a broken one, is pressed. Earlier presses are not made good; a second replicator works as usual. Powers, destroying and buying are not buttons and always work. A technical problem holds for all pilots.
S14 = You copy a visible button of another pilot, no replicator, and not the one with the technical problem. A button that did nothing when pressed may be copied. The copy works with your own ship, and Max may lengthen a copied move.
S15 = The token of a computer bug is drawn from those still face down. The replicator does nothing for the rest of the game, except to end an outage. With no token left, nothing happens.
S16 = A tile that Lily turns up has no effect on anybody. Wendy cannot choose a Creeper with no free cell behind it; she may push it over any ship, her own included. Max decides once a propulsion of his, pressed or copied, is turned up and works, before his ship leaves. Each step skips cells as usual; what he flies over is neither turned up nor gives energy; an accelerator turned up at the end still gives its cell; saying no keeps the power. Brian chooses buttons that lie face down; what lies face up is in everybody’s sight already. What he shows is not pressed: it ends no outage and cannot be copied. Both rulebooks say “revealed” of his buttons and of what ends an outage, but they say it of pressed buttons too, and we take it that an outage needs a press.
S17 = To a neutralised line no Creeper comes, not even for a probe, and no other line takes its place. With fewer than two destroyed probes the eighth jammer holds. Where a probe was destroyed, plain space is left. Only a victory has a rating.
S18 = When the deck is empty, the discards are shuffled into a new one, the last floppy disk included. Everybody may look through the discards.
S19 = With fewer than four pilots the other ships, and their tokens, stay in the box. Their start cells are plain cells of the planet; all edges and lines stay in use. One person may fly several ships, and bots may fly any.
S20 = You may choose any level; to have won the one before is only a recommendation. Level 2 uses the deck of level 1.
S21 = For shots, moves and Creepers, “the planet” is its centre. The planet’s other cells are ordinary cells without tiles.

## Words of the component file

component-board = board
component-rows = rows
component-lines = lines
component-number = number
component-cells = cells
component-creeper = a Creeper at the start
component-ships = ships
component-colour = colour
component-edge = edge
component-start = starts on
component-tiles = tiles
component-zone = zone
component-jammer = jammers
component-probe = probes
component-energy = energy
component-accelerator = accelerators
component-empty = empty
component-groups = groups of buttons
component-buttons = buttons
component-tokens = tokens
component-motherships = mothership
component-level = level
component-stacks = stacks
component-strengths = strengths
component-floppies = floppy disks
component-kind = effect
component-group = group
component-button = button

## Board

board-map = Star map
board-cell = Cell { $cell }
board-planet = { $shields ->
    [0] the planet, without a shield
    [one] the planet, with its last shield
   *[other] the planet, { $shields } shields
}
board-hidden = hidden tile of sector { $sector }
board-hidden-zone = hidden tile of the star zone
board-creeper = Creeper on line { $line }
board-lands = lands on the planet at its next step
board-lands-over = would jump over the ships in front of it and land on the planet
board-can-press = can be pressed
board-can-answer = answer
board-can-power = can be chosen
board-can-destroy = you can destroy this
board-held = chosen
board-button = Button { $place }
board-button-of = Button { $place } of { $the-ship }
board-face-down = face down
board-noted = noted: { $button }
board-never = never seen, perhaps { $thing }
board-later = still face down: { $thing }
board-dashboard = { $name }’s dashboard, { $ship }
board-group = Group { $group }: { $buttons }
board-energy = { $count } energy
board-broken = broken replicator
board-is-done = done
board-owes = { $count ->
    [0] no press left to make
    [one] 1 press to make
   *[other] { $count } presses to make
}
board-cost = costs { $count } energy
board-destroy = Destroy
board-destroy-probe = Destroy probe
board-power-reveal = Scan
board-power-push = Push back
board-power-further = Fly further
board-power-show = Show two
board-buy = +1 press
board-done = Done
board-tip-destroy = Destroy the jammer under your ship, at level 4 also a probe. Costs 1 energy, and no press.
board-tip-buy = One more press in this round, for 2 energy. Once a round; it must then be made.
board-tip-done = Your presses are made, and you have had a good look: your buttons are turned face down when everybody is done.
board-tip-reveal = Lily’s power: for 1 energy, turn up a hidden tile anywhere. Once a round.
board-tip-push = Wendy’s power: for 1 energy, push a Creeper back one cell on its line. Once a round.
board-tip-further = Max’s power: for 1 energy, fly one or two cells further. You are asked when a propulsion is about to work.
board-tip-show = Brian’s power: for 1 energy, show everybody one of your buttons and one of another pilot’s. Once a round.
board-ask-copy = Replicator! Which button do you copy?
board-ask-further = Fly further than the button says?
board-ask-rays = Ion rays! Agree on one group: it will be shuffled on every dashboard.
board-go = No further
board-further = +{ $steps }
board-outage = Power outage: nothing works until somebody presses a replicator.
board-problem = Technical problem: { $the-button } does nothing this round.
board-aim-reveal = Choose a hidden tile to turn up.
board-aim-push = Choose a Creeper to push back.
board-aim-show = Choose one of your own buttons and one of another pilot’s.
board-remember = Remember it!
board-shown = { $name }, button { $place }: { $button }.
board-jump = { $count ->
    [one] At its next step the Creeper on { $cells } jumps over the ships and lands!
   *[other] At their next step the Creepers on { $cells } jump over the ships and land!
}
board-on-probe = A ship stands on a probe. If it stays, one more line attacks.
board-round = Round { $round }
board-goal = { $done } of { $of } jammers destroyed
board-probes = { $count ->
    [one] 1 probe destroyed, at least 2 needed
    [0] no probe destroyed, at least 2 needed
   *[other] { $count } probes destroyed
}
board-shields = { $count ->
    [one] 1 shield left
   *[other] { $count } shields left
}
board-reserve = { $count } energy in the reserve
board-mothership = Mothership
board-stack = { $last ->
    [yes] Last stack: { $count ->
        [one] 1 Creeper
       *[other] { $count } Creepers
    }; empty, the game is lost
   *[no] Stack { $stack }: { $count ->
        [one] 1 Creeper
       *[other] { $count } Creepers
    }; empty, a general attack of strength { $strength }
}
board-drive = Floppy disk
board-lines = Lines of this floppy disk
board-lines-why = { $count ->
    [one] The first line is activated. Line { $probe } too, if a ship stands on a probe.
   *[other] The first { $count } lines are activated, one after the other; before them line { $probe }, if a ship stands on a probe.
}
board-probe-line = line { $line }, if a ship stands on a probe
board-no-floppy = The drive is empty
board-no-floppy-why = The Creepers insert one when everybody is done: an effect, then { $count ->
    [one] a line on which they advance
   *[other] { $count } lines on which they advance
}.
board-unseen = { $count ->
    [one] 1 still in the deck: what may come
   *[other] { $count } still in the deck: what may come
}
board-discards = { $count ->
    [0] none played before
    [one] 1 played before
   *[other] { $count } played before
}
board-none = none
board-effect-ion-guns = Group { $group } is shuffled on every dashboard.
board-effect-attack = The Creeper nearest the planet advances at once.
board-effect-outage = Buttons do nothing until a replicator is pressed.
board-effect-problem = For a round this button does nothing: { $button }.
board-effect-double-attack = The two Creepers nearest the planet advance at once.
board-effect-ion-rays = One group, chosen together, is shuffled on every dashboard.
board-effect-bug = One pilot’s replicator breaks for good.
board-left = Tiles, and what still lies hidden
board-zone = star zone
board-sector = sector { $sector }
board-tile-jammer = Find all eight. Stand on one and pay 1 energy to destroy it.
board-tile-probe = Do not stay: it calls in one more line.
board-tile-energy = 1 energy whenever you arrive.
board-tile-accelerator = Hurls you one cell on. Later it is skipped.
board-won = The planet is saved!
board-lost = The planet has fallen…
board-rating = { $count } of { $probes } probes destroyed
board-never-why = Dashed: never seen. It might have been like this.
board-sheet-crew = The crew’s buttons
board-sheet-enemy = Mothership, floppy disks and hidden tiles
board-sheet-notices = Do not forget
board-notices = { $count ->
    [one] 1 notice: show it
   *[other] { $count } notices: show them all
}
board-attack = General attack!
board-attack-none = General attack! But there is no Creeper.
board-jammers = Sector { $sector }: { $count } of 2 jammers destroyed
board-line = { $state ->
    [called] Line { $line }, called by the floppy disk
    [probed] Line { $line }, called only by a probe
    [silent] Line { $line }, neutralised
   *[quiet] Line { $line }
}
board-prompt-won = All eight jammers are destroyed. Well flown, everybody!
board-prompt-lost = The Creepers have won this time.
board-prompt-rays = Ion rays: choose together which group is shuffled.
board-prompt-copy = Which pressed button does your replicator copy?
board-prompt-copy-other = { $player } chooses what the replicator copies.
board-prompt-further = Will you fly further than the button says?
board-prompt-further-other = { $player } chooses how far to fly.
board-prompt-pilots = Round { $round }: the pilots press their buttons.
board-prompt-press = { $owes ->
    [one] Press one more button, whenever you like.
   *[other] Press { $owes } buttons. Each pilot plays whenever they like.
}
board-prompt-outage = No power! Press, and hope for a replicator.
board-prompt-jammer = You are on a jammer: destroy it now, for 1 energy?
board-prompt-done = Memorise your buttons, then say that you are done.
board-prompt-waiting = { $count ->
    [one] You are done. One pilot is still at it.
   *[other] You are done. { $count } pilots are still at it.
}
board-key-press = press a button, or answer the replicator
board-key-destroy = destroy the jammer or the probe under the ship
board-key-buy = buy one more press
board-key-done = say that you are done
board-key-power = take up your power, or put it away
board-key-further = how many cells further Max flies
board-key-rays = propose a group for the ion rays
board-key-map = move around the map
board-key-ship = go to your next ship

## The pictures of the rules page

diagram-buttons = Three groups of three buttons, face down. The small signs tell what a group holds, but not which button is which.
diagram-fire = Where would each shot go? Yellow hits a Creeper, violet is lost at the edge, blue hits a friend, and green hits your own planet!
diagram-propulsion = Yellow propulsion would lead off the board, and back in at the bottom. Blue propulsion would skip the Creeper, and come in again on the left.
diagram-replicator = Your replicator does what a visible button of another pilot does, but with your ship. Here: shoot, or fly, towards the violet edge.
diagram-jammer = A jammer, and energy to spare: 1 energy destroys it, without any press. Around it lie the other kinds of tiles: energy reserve, probe, accelerator.
diagram-creepers = Creepers skip ships. This one would jump over yours, straight on to the planet: shoot it, or get out of its way so that it needs another step.
diagram-powers = From level 2 each pilot has a power. Wendy, in the blue ship, pushes a Creeper back on its line: this one, before it comes too close.

## The first game

lesson-1 = Welcome aboard! Eight jammers are hidden under the tiles around the planet. Destroy them all, before the Creepers wear down its four shields. Yours is the yellow ship.
lesson-2 = Nine buttons, and nobody knows which is which, only what each group holds: A has yellow fire, green fire and blue propulsion, in any order. Go on, press button 2!
lesson-2-wrong = Hold on! Some of these buttons are shots, and green fire would hit your own planet, right behind you. Begin with button 2.
lesson-3 = Yellow fire! A shot flies straight towards the edge of its colour and hits the first thing in its way: here a Creeper, which gave you 1 energy.
lesson-3-danger = But beware: green fire would have hit your own planet and cost a shield, and a friend who is hit loses energy. Before you press, look where each shot of the group would go!
lesson-4 = Each of you presses two buttons a round, in any order; your friend has begun too. In group C the only shot is violet, and on that side nobody is in its way. Try button 8.
lesson-4-wrong = Careful: group A still hides green fire, with the planet behind you. In group C nothing can go wrong: button 8.
lesson-5 = Yellow propulsion: one cell towards the yellow edge. Arriving on a hidden tile turns it up, and it is a jammer! You are right on it: 1 energy destroys it, and you have 2.
lesson-5-wrong = Not now: you stand on a jammer and have the energy for it. Destroying it needs no press.
lesson-6 = One of eight! Remember now: button 2 is yellow fire, button 8 yellow propulsion. When the round ends they are turned down, and nobody will tell you again. Then say you are done.
lesson-7 = Now the Creepers insert a floppy disk. This one has shuffled everybody’s group A, so forget button 2!
lesson-7-lines = Then it names a line for each pilot. On line 8, which was empty, a new Creeper came out of the mothership. On line 1 there was one already: it has moved on.
lesson-7-stacks = Watch the stacks of the mothership: when one runs out, a general attack follows. When the last one runs out, you have lost.
lesson-8 = Round two, all face down. You are on b4 and want one cell further towards the yellow edge. Group C was not shuffled: which of its buttons was yellow propulsion?
lesson-8-wrong = Not that one: you have never seen it at work. Think back: which button took you on to the jammer?
lesson-9 = What a memory! And an energy reserve: 1 energy whenever somebody arrives. You have 2 now. Once a round, 2 energy buy one more press. Buy it!
lesson-9-wrong = Buy first: with only one press left you would be stuck on the way.
lesson-10 = Your friend has just flown towards the violet edge; that button is still face up. And one button of group B is your replicator. Press button 4 and see.
lesson-10-wrong = What your friend has pressed can be copied in this round only. Look for your replicator: button 4.
lesson-11 = There it is! The replicator does what a visible button of another pilot does, but with your own ship. Copy the violet propulsion.
lesson-12 = Oh dear, a probe. A ship that stands on one when the Creepers move calls in one more line. Away from here! You bought a press: use it on button 9.
lesson-12-wrong = You must get off this probe, and a shot does not move you. Button 9 it is.
lesson-13 = Green propulsion, on to an accelerator, which hurled you one cell further: it always does that to whoever turns it up.
lesson-13-jump = But look: Creepers jump over ships! The one on b2 would jump over you and land on the planet. Shoot it soon, or move out of its way so that it needs one more step.
lesson-14 = Let’s skip to the end. Seven jammers are gone, two shields are left, and you stand on the eighth with 1 energy. Destroying needs no button. You know what to do!
lesson-14-wrong = No need to press: you stand on the last jammer, and you can pay. Destroy it, and the game is won.
lesson-15 = The planet is saved! Later levels bring a power for every pilot, nastier floppy disks, and probes to hunt down. Talk to each other, and remember together!

## Quick phrases

phrase-me-first = Wait, let me go first.
phrase-you-first = You go first.
phrase-i-remember = I remember this button.
phrase-i-forgot = I have forgotten what is there.
phrase-fire = Fire!
phrase-hold-fire = Hold your fire, I am in the way!
phrase-jammer-there = There is a jammer over there.
phrase-save-energy = Save your energy.
phrase-creeper-near = A Creeper is close to the planet!
phrase-copy-mine = Copy my button.
phrase-use-power = Use your power.
phrase-all-done = I am done. What about you?

## The figures of a game

figure-jammers = Jammers destroyed
figure-creepers = Creepers shot down
figure-probes = Probes destroyed
figure-presses = Buttons pressed
figure-finds = Presses that hit or found something
figure-in-vain = Presses in vain
figure-friendly-fire = Shots at friends or the planet
figure-tiles = Tiles turned up
figure-energy-gained = Energy gained
figure-energy-gone = Energy spent or lost
figure-shields-lost = Shields lost
figure-rounds = Rounds

## Why this action: what follows “because”, up to the comparison

reason-shields = the planet will have { $with ->
    [one] { $with } shield
   *[other] { $with } shields
} left, instead of { $without }
reason-jammers = there will be { $with ->
    [one] { $with } jammer
   *[other] { $with } jammers
} left to destroy, instead of { $without }
reason-found = you will have found { $with ->
    [one] { $with } jammer
   *[other] { $with } jammers
}, instead of { $without }
reason-landing = there will be { $with ->
    [one] { $with } Creeper
   *[other] { $with } Creepers
} one step from the planet, instead of { $without }
reason-creepers = there will be { $with ->
    [one] { $with } Creeper
   *[other] { $with } Creepers
} on the board, instead of { $without }
reason-unsearched = there will be { $with ->
    [one] { $with } tile
   *[other] { $with } tiles
} left to search for jammers, instead of { $without }
reason-probes = you will have destroyed { $with ->
    [one] { $with } probe
   *[other] { $with } probes
}, instead of { $without }
reason-energy = you will have { $with } energy between you, instead of { $without }
reason-buttons = you will have seen { $with ->
    [one] { $with } button
   *[other] { $with } buttons
}, instead of { $without }
reason-way = your ship will be { $with ->
    [one] { $with } cell
   *[other] { $with } cells
} from a jammer or a tile to search, instead of { $without }

## What people point at

target-cell = cell { $cell }
target-planet = the planet
target-shields = the shields
target-jammers = the jammers destroyed so far
target-jammers-of = the jammers of sector { $sector }
target-mothership = the mothership
target-floppy = the floppy disk
target-ship = { $the-ship }
target-energy = the energy of { $the-ship }
target-group = group { $group }
target-line = line { $line }
target-creeper = the Creeper on line { $line }
target-button = button { $place } of { $the-ship }
