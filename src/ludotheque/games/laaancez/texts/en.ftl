### Laaancez ! in English. An object's `.the` is the object as it stands inside a sentence.

title = Laaancez !
blurb = Roll the die, recruit an army of Christmas objects, then throw it line by line at the sheet opposite. The first candle to go out loses!
handicap = { $count ->
    [one] 1 more heart on the candle
   *[other] { $count } more hearts on the candle
}

## Objects

object-snowball = snowball
    .the = the snowball
object-star = star
    .the = the star
object-shield = shield
    .the = the shield
object-hat = Santa hat
    .the = the Santa hat
object-sugar = barley sugar
    .the = the barley sugar
object-gift = gift
    .the = the gift
object-bauble = bauble
    .the = the bauble
object-gingerbread = gingerbread man
    .the = the gingerbread man
object-fir = fir tree
    .the = the fir tree
object-candle = candle
    .the = the candle
object-damage = +1 damage
    .the = +1 damage

## What one can do

action-roll = Roll the die
action-pass = Pass: neither option is possible
action-copy = Copy { $the-object } into { $cell }
action-tick = Raise { $the-object } in { $cell } to { $damage } damage
action-throw = Throw { $the-object } ({ $from }) at { $the-target } ({ $to }): { $damage } damage

## What happened

event-rolled = { $player } rolls a { $die }.
event-chose = { $player } has chosen.
event-chose-this = { $verb ->
    [copy] { $player } secretly chooses to copy { $the-object } into { $cell }.
    [tick] { $player } secretly chooses to raise { $the-object } in { $cell } to { $damage } damage.
   *[pass] { $player } can only pass.
}
event-copy-done = { $player } copies { $the-object } into { $cell }.
event-tick-done = { $player } raises { $the-object } in { $cell } to { $damage } damage.
event-pass-done = { $player } passes.
event-combat = A sheet is complete. To battle!
event-thrown = { $player } throws { $the-object } ({ $from }) at { $the-target } ({ $to }): { $lost ->
    [one] 1 heart crossed out
   *[other] { $lost } hearts crossed out
}, { $left ->
    [0] none left
   *[other] { $left } left
}.
event-destroyed = { $player } loses { $the-object } in { $cell }.
event-folded = { $line ->
    [a] { $player } folds the first line away.
    [b] { $player } folds the second line away.
    [c] { $player } folds the third line away.
    [d] { $player } folds the fourth line away.
   *[other] { $player } folds line { $line } away.
}
event-on-candle = { $player } has only the candle left!
event-won = The candle is out: { $player } wins!

## Why not

refusal-over = The game is over: one of the candles is out. Start a new game to play again.
refusal-not-the-roller = It is your rival’s turn to roll. You choose as soon as the die has fallen.
refusal-roll-first = There is no result to choose from yet. The die has to be rolled first.
refusal-already-chosen = You have chosen already. Both choices are revealed as soon as your rival has chosen too.
refusal-choose-first = The die is rolled already. Make your choice first.
refusal-fighting = Recruiting is over, because a sheet is complete. From now on, objects are thrown.
refusal-recruiting = Throwing begins when a sheet is complete. For now, recruit.
refusal-not-your-throw = It is your rival’s turn to throw. Yours comes right after.
refusal-not-offered = The die does not offer this object. Only the options of its result can be chosen.
refusal-candle-cell = This is the candle’s place. Copy the object into a free cell of the other lines.
refusal-cell-taken = There is an object in this cell already. Choose a free one.
refusal-tick-not-offered = This result of the die offers no +1 damage. Choose one of the two objects it shows.
refusal-tick-candle = The candle’s damage never changes. +1 damage is for an object that you have recruited.
refusal-tick-hole = There is no object in this cell. +1 damage is for an object that you have recruited.
refusal-tick-limit = This object has reached its highest damage. +1 damage is for an object that still has an empty box.
refusal-must-choose = You can carry out at least one of the two options, so you have to choose one.
refusal-must-throw = Nobody passes in combat. Throw an object of your fighting line.
refusal-thrower-off-line = This cell is not on your fighting line. Throw an object from that line.
refusal-thrower-gone = There is nothing left to throw in this cell. Choose an object that still has hearts.
refusal-thrower-harmless = An object with 0 damage cannot be thrown. Choose one with at least 1 damage.
refusal-target-off-line = This cell is not on the line facing you. Aim at your rival’s fighting line.
refusal-target-gone = There is nothing left to hit in this cell. Aim at an object that still has hearts.
refusal-target-protected = A shield next to this object protects it. Destroy the shield first, or aim elsewhere.

## The board

board-sheet = { $player }’s sheet
board-line = Line { $line }
board-line-fighting = Line { $line }, fighting
board-line-candle = Line { $line }, the candle
board-folded = Line { $line }, folded away
board-cell = { $cell }, { $object }, { $hearts } of { $most ->
    [one] 1 heart
   *[other] { $most } hearts
}, damage { $damage } of { $limit }
board-cell-free = { $cell }, free
board-cell-hole = { $cell }, empty
board-cell-destroyed = { $cell }, { $object }, destroyed
board-protected = protected by a shield
board-can-throw = can be thrown
board-can-hit = can be hit
board-can-copy = can go here
board-can-tick = can get one more damage
board-held = picked
board-pencilled = pencilled in: { $object }
board-pencilled-tick = pencilled in: one more damage
board-die = The die shows { $die }
board-die-idle = The die
board-die-roll = Roll! The die is waiting
board-roll = Roll!
board-options = The two options
board-option = { $object }, { $hearts ->
    [one] 1 heart
   *[other] { $hearts } hearts
}, damage { $damage } of { $limit }
board-option-protects = { $object }, { $hearts ->
    [one] 1 heart
   *[other] { $hearts } hearts
}, protects its neighbours
board-option-damage = +1 damage for one of your objects
board-option-impossible = not possible now
board-damage = +1 damage
board-pass = Pass
board-pass-why = Neither option is possible
board-sealed = { $player } has chosen
board-thinking = { $player } is choosing
board-battle = Battle
board-winner = Winner
board-loser = Candle out
board-prompt-roll = Your turn to roll the die.
board-prompt-rolls = { $player } is about to roll.
board-prompt-choose = Choose an option and its cell. It stays secret until the reveal.
board-prompt-chosen = You have chosen. Waiting for { $player }.
board-prompt-choosing = Both players choose in secret.
board-prompt-throw = Your turn: pick an object of your fighting line, then its target opposite.
board-prompt-throws = { $player } is taking aim.
board-prompt-won = You put the candle out. You win!
board-prompt-lost = Your candle is out: { $player } wins. Another game?
board-prompt-over = The candle is out: { $player } wins.
board-die-table = What each result of the die offers
board-die-face = { $die }: { $options }

## The rules, section by section

section-goal = The goal
section-objects = The objects
section-recruiting = Recruiting
section-shields = Shields
section-end-of-recruiting = When recruiting ends
section-throwing = Combat: throwing
section-lines = Combat: losing a line
section-candle = The candle

## Rules (R) and rulings (L) in our own words

R1 = Two players, two candles: put out your rival’s before you lose your own.
R2 = The game has two phases. First you recruit objects on your sheet, then the two sheets fight.
R3 = Every object has hearts and damage. Hearts are what it can take: they never go up. Damage is how many hearts it crosses out when it is thrown.
R4 = Damage can be raised one box at a time, up to the limit of the object. The limit differs from object to object.
R5 = The players take turns to roll the die, player 1 first. Each result is for both players, who act on it at the same time.
R6 = Each result offers two options, and each player takes one of them. Either you copy an object it shows, or, where the result offers +1 damage, you tick one more damage on an object that you recruited earlier.
R7 = From front to back a sheet has lines of { $rows } cells, then the candle alone. A new object goes into whichever empty cell you like.
R8 = A shield protects the object right beside it on the left and the one right beside it on the right.
R9 = Recruiting stops as soon as one sheet has an object in every cell, however full the other is. Damage boxes left empty do not matter.
R10 = In combat the front lines face each other. The players take turns, player 1 first. On your turn you throw one object of your line at any object of the line opposite.
R11 = The target loses a heart for each point of damage. If the damage is at least the hearts it had left, it is destroyed; otherwise it fights on with fewer hearts.
R12 = An object with 0 damage cannot be thrown.
R13 = While a shield stands, its neighbours cannot be hit: it has to be destroyed first. Objects under its protection can still be thrown.
R14 = You lose the battle of a line once all its objects are destroyed, or once every object left on it has 0 damage.
R15 = Whoever loses a line folds it under the sheet. The next line comes up and faces the line opposite.
R16 = When only the candle is left, it can still attack, with { $candle-damage } damage. Whoever destroys the rival’s candle wins on the spot.

L1 = Both players choose at the same time, object and cell included. You see only whether your rival has chosen. The two choices are revealed and carried out together. Apart from that, sheets are open to all.
L2 = A copied object goes into any free cell in front of the candle. The candle’s cell is never free.
L3 = +1 damage ticks one damage on any recruited object of your own that is below its limit, never on the candle. That a 4 in the printed game offers it, and for any object, is our reading of the rulebook’s example.
L4 = Choosing is compulsory. An option that you cannot carry out cannot be chosen.
L5 = Recruiting ends after the roll that completes at least one sheet. Both choices of that roll count. Either player may be left with holes.
L6 = Player 1 throws first. Then the players alternate, even after a line is folded.
L7 = A line is lost as soon as it has no living object with at least 1 damage; holes count as destroyed objects. Both players’ lines are checked when combat starts and after every throw, and each new line is checked too, so that a sheet may fold several times in a row. The candle’s line is never folded.
L8 = You throw a living object with at least 1 damage from your current line. You aim at a living, unprotected object of your rival’s current line; objects with 0 damage can be aimed at too.
L9 = A living shield protects the cells directly left and right of it on its line. Those two cells only: a hole or a destroyed object is not skipped. A shield itself can always be hit, even next to another shield. A protected object may be thrown. In a component file of your own, any object can be made to protect its neighbours.
L10 = Lost hearts stay lost. Whoever wins a line fights on with what is left of their own.
L11 = The candle can be thrown, with { $candle-damage } damage, and stays like any other object. Whoever destroys the rival’s candle wins at once.
L12 = Player 1 rolls first, then the players alternate. Rolling is the roller’s own action: the die does not roll by itself.
L13 = A thrown object stays on its sheet and can be thrown again on any later turn. Throwing is compulsory, and it is always possible.
L14 = Damage beyond the target’s last heart is lost. It does not pass on to another object.
L15 = A player who can carry out neither option passes. With the standard components this never happens.
L16 = A folded line is out of the game, together with the objects on it that are still alive.
L17 = One roll may complete both sheets. Both players may have to fold when combat starts; player 1 still throws first.
L18 = Player 1’s candle has { $first-candle ->
    [one] 1 heart
   *[other] { $first-candle } hearts
}, player 2’s { $second-candle }. What the printed sheets say is lost, so we chose: where player 2’s has more, that makes up for throwing second.

## The pictures of the rules page

diagram-sheet = Your sheet, below: the lines in the order in which they will fight, and the candle last of all. The die offers two objects; one of them goes into whichever empty cell you like.
diagram-damage = The die offers a gift or +1 damage. The hat, the star and the fir tree still have empty boxes to tick. The barley sugar is full, and a shield has none.
diagram-shield = The shield opposite covers its two neighbours: hat and star cannot be hit before it falls. The gift, the bauble and the shield itself can.
diagram-throw = Three boxes are ticked on your barley sugar, so it crosses out three hearts. The fir tree opposite has four: it would hold on, with a single heart.
diagram-line = Of this line only the star can still be thrown, since a shield does no damage. Destroy the star, and the whole line is lost: it is folded away, shield included.
diagram-candle = Nothing but the candle is left opposite, and it has two hearts. Your fir tree does 3 damage: throw it, and you have won.

## The first game

lesson-1 = Welcome! Put out the candle opposite before yours goes out, and you win. First you recruit objects, then you throw them. It all starts with the die: tap it!
lesson-2 = A 3 offers two objects. Hearts are what an object can take, boxes the damage it deals. Tap the one you like best, then a3, in the middle of your first line.
lesson-3 = Choices are always revealed together. Your rival has rolled a 4 and already chosen, in secret. Make your object stronger: tap +1 damage, then your object.
lesson-4 = That one will hurt! Hearts never go up, but damage can, up to the limit of the object. Your turn to roll again.
lesson-5 = A 2: the shield! It cannot be thrown, but it protects the objects right on its left and right. Put it beside your object, in a2 or a4.
lesson-6 = Let’s jump ahead: one free cell is left, and the die shows 6. Copy the fir tree into d3. A full sheet ends the recruiting, even if the other has holes.
lesson-7 = To battle! The first lines face each other and you begin. Throw your Santa hat (a1), which does 2 damage, at the gift opposite (a1).
lesson-8 = The gift had 3 hearts and lost 2. Your rival struck back. What you throw stays on your sheet: tap any object of yours, then that gift again, to finish it off.
lesson-9 = Now the star in a4? Try to aim at it… Not possible: the shield in a3 protects its two neighbours as long as it stands. So hit the shield!
lesson-10 = A few throws later, the star is the last object opposite that still fights, and its shield is gone. Hit it: a line with nothing left to throw is lost.
lesson-11 = Your rival has folded that line away, and the next steps up. You go on with what is left of yours: lost hearts never come back!
lesson-12 = Let’s skip to the end. On the last line before your rival’s candle, a single snowball is holding out. Knock it over.
lesson-13 = Only the candle is left, and it strikes back, with 1 damage. It has { $second-candle } hearts, and your bauble in c2 does 4 damage. You know what to do!
lesson-14 = The candle is out, and you win on the spot. Well played! You know the whole game now. Ready for a real one?

## Words of the component file

component-sheet = sheet
component-rows = lines of
component-candle = candle
component-hearts = hearts
component-second = player 2’s hearts
component-damage = damage
component-objects = object
component-limit = up to
component-protects = protects its neighbours
component-die = die
component-options = offers

## Quick phrases

phrase-throw = Throooow!
phrase-nice-throw = Nice throw!
phrase-not-my-candle = Not my candle!
phrase-that-hurt = Ouch, that hurt!
phrase-lucky-die = What a roll!
phrase-revenge = My revenge will be terrible!
phrase-what-an-army = What an army!

## The figures of a game

figure-hearts = Hearts crossed out
figure-destroyed = Objects destroyed
figure-throws = Throws
figure-hardest = Most hearts in one throw
figure-copied = Objects copied
figure-ticked = Damage boxes ticked
figure-passed = Passes

## Why this action: what follows “because”, up to the comparison

reason-rival-lines = the rival will have { $with ->
    [one] { $with } line
   *[other] { $with } lines
} left, against { $without }
reason-own-lines = you will have { $with ->
    [one] { $with } line
   *[other] { $with } lines
} left, against { $without }
reason-own-throws = the hardest throws of your lines will do { $with } damage in all, against { $without }
reason-rival-throws = the hardest throws of the rival’s lines will do { $with } damage in all, against { $without }
reason-sheltered = your shields will shelter { $with } damage, against { $without }
reason-own-hearts = you will have { $with ->
    [one] { $with } heart
   *[other] { $with } hearts
} on your sheet, against { $without }
reason-rival-hearts = the rival will have { $with ->
    [one] { $with } heart
   *[other] { $with } hearts
} on their sheet, against { $without }

## What people point at

target-die = the die
target-sheet = { $player }’s sheet
target-candle = { $player }’s candle
target-cell = { $cell } on { $player }’s sheet
