### Star Connection: Phantom - Raiders Rush in English. The `.the` of a thing is the thing as it stands inside a sentence.

title = Star Connection: Phantom - Raiders Rush
blurb = Race around a ring of star systems, load up, bluff and fight for crystals. But wealth alone is not enough: you also need the Phantom on your side.
handicap = { $count ->
    [one] 1 more crystal to start with
   *[other] { $count } more crystals to start with
}

## Adventurers

adventurer-crimson = Garance Hull
    .the = Garance Hull, in the crimson ship
adventurer-crimson-about = A salvage diver who settles every argument at full thrust.
adventurer-amber = Old Ambrose
    .the = Old Ambrose, in the amber ship
adventurer-amber-about = Has been about to retire for thirty years. One last vein, then he stops. Promised.
adventurer-jade = Kiro-9
    .the = Kiro-9, in the jade ship
adventurer-jade-about = A cargo robot that signed its own release papers. It counts everything twice.
adventurer-azure = Nima Sorel
    .the = Nima Sorel, in the azure ship
adventurer-azure-about = A mapmaker who erased her home planet from every chart, and sells the way there.
adventurer-violet = Vesper Quill
    .the = Vesper Quill, in the violet ship
adventurer-violet-about = An opera singer on the run. The ship is stolen, the applause never was.

## Equipment

kind-drill = drill
    .the = the drill
kind-thruster = thruster
    .the = the thruster
kind-cannon = cannon
    .the = the cannon
kind-shield = shield
    .the = the shield
kind-scanner = scanner
    .the = the scanner
kind-galaxol = Galaxol
    .the = a Galaxol
kind-card = card
    .the = a card

## Adventures, and what each does

adventure-exploration = Exploration
    .the = the exploration
adventure-exploration-does = Gain the crystals shown on the card.
adventure-resupply = Resupply
    .the = the resupply
adventure-resupply-does = Have another whole equipment phase, right now.
adventure-drone = Thieving drone
    .the = the thieving drone
adventure-drone-does = Steal two crystals, or two cards at random, from one or more rivals.
adventure-ambush = Ambush
    .the = the ambush
adventure-ambush-does = Every rival loses a crystal.
adventure-mine = Mine
    .the = the Mine
adventure-mine-does = Hand the Mine to a rival, who tosses it: either it blows up and costs two crystals, or it is handed on.
adventure-blobulopode = Blobulopode
    .the = the Blobulopode
adventure-blobulopode-does = Adopt it and gain a crystal. Every turn it either earns you another or slips away to your left.
adventure-titans = Titans
    .the = the Titans
adventure-titans-does = Every rival discards a card of value { $titans-least } or more, or gives you a crystal.
adventure-allegiance = Allegiance to the Phantom
    .the = the allegiance to the Phantom
adventure-allegiance-does = The Phantom joins you, wherever it was, and you gain a crystal.
adventure-asteroids = Asteroid field
    .the = the asteroid field
adventure-asteroids-does = Turn the map as far as you like. You may then take on one more adventure, where you are now.
adventure-black-market = Black market
    .the = the black market
adventure-black-market-does = Keep it. It gives crystals, for the first you own, the second and so on: { $market-steps }; any further one as many as the last.
adventure-informer = Informer
    .the = the informer
adventure-informer-does = Keep it. With two of them, throw the die: it says how many crystals the treasure holds.
adventure-shao-naal = Shao’Naal
    .the = Shao’Naal
adventure-shao-naal-does = Keep it. Once in every fight, you may make your rival throw again.
adventure-safe = Safe
    .the = the safe
adventure-safe-does = Keep it. The crystals you have now are locked away for good: nobody can take them, and they count.

## What one can do

action-adventurer = Be { $the-name }
action-berth = Start at system { $system }
action-pass = { $phase ->
    [equipment] Pass: no equipment
   *[adventure] Pass: no adventure
}
action-take = Take all of hold { $hold }
action-turn = Turn up the top card
action-place = Put it into hold { $hold }
action-bury = { $card ->
    [GA] Put a Galaxol A under the pile
    [GB] Put a Galaxol B under the pile
   *[other] Put { $the-name } { $value } under the pile
}
action-stay = Stay where you are
action-fly = { $rival ->
    [-1] { $cost ->
        [0] Fly to system { $system }
        [one] Fly to system { $system } for 1 card
       *[other] Fly to system { $system } for { $cost } cards
    }
   *[other] { $cost ->
        [0] Fly to system { $system } and attack { $rival }
        [one] Fly to system { $system } for 1 card and attack { $rival }
       *[other] Fly to system { $system } for { $cost } cards and attack { $rival }
    }
}
action-pay = { $card ->
    [GA] Pay with a Galaxol A
    [GB] Pay with a Galaxol B
   *[other] Pay with { $the-name } { $value }
}
action-live = Take on the adventure here: { $name }
action-commit = { $card ->
    [GA] Commit a Galaxol A
    [GB] Commit a Galaxol B
   *[other] Commit { $the-name } { $value }
}
action-bare = Fight without a card
action-rethrow = Make { $rival } throw again
action-accept = Let { $rival }’s throw stand
action-steal = { $sort ->
    [crystals] Steal a crystal from { $rival }
   *[cards] Steal a card from { $rival }
}
action-hand = Hand the Mine to { $rival }
action-discard = { $card ->
    [GA] Discard a Galaxol A
    [GB] Discard a Galaxol B
   *[other] Discard { $the-name } { $value }
}
action-give = Give { $rival } a crystal
action-rotate = { $notches ->
    [one] Turn the map by 1 notch
   *[other] Turn the map by { $notches } notches
}

## What happened

event-joined = { $player } is { $the-name }.
event-berthed = { $player } starts at system { $system }.
event-laid = A new adventure at system { $system }: { $name }.
event-turn = Round { $round }: { $player } to play.
event-phantom-pays = { $count ->
    [0] The Phantom would pay { $player }, but the reserve is empty.
   *[other] The Phantom brings { $player } a crystal.
}
event-passed = { $phase ->
    [equipment] { $player } takes no equipment.
    [move] { $player } stays put.
   *[adventure] { $player } leaves the adventure alone.
}
event-revealed = { $card ->
    [GA] { $player } turns up a Galaxol for hold A.
    [GB] { $player } turns up a Galaxol for hold B.
   *[other] { $player } turns up { $the-name } { $value }.
}
event-placed = { $card ->
    [GA] The Galaxol goes into hold A.
    [GB] The Galaxol goes into hold B.
   *[other] { $player } stows { $the-name } { $value } in hold { $hold }.
}
event-overload = { $card ->
    [GA] Overload! { $player } keeps the Galaxol, and the holds stay as they are.
    [GB] Overload! { $player } keeps the Galaxol, and the holds stay as they are.
   *[other] Overload! { $player } keeps { $the-name } { $value }, and the holds stay as they are.
}
event-took = { $count ->
    [one] { $player } empties hold { $hold }: 1 card.
   *[other] { $player } empties hold { $hold }: { $count } cards.
}
event-buried = { $value ->
    [0] Too many cards: { $player } puts one under the pile.
   *[other] { $card ->
        [GA] Too many cards: { $player } puts a Galaxol under the pile.
        [GB] Too many cards: { $player } puts a Galaxol under the pile.
       *[other] Too many cards: { $player } puts { $the-name } { $value } under the pile.
    }
}
event-reshuffled = Used equipment is shuffled into a new pile.
event-deck-reshuffled = Past adventures are shuffled into a new deck.
event-flew = { $route ->
    [red-glix] { $player } leaves Red-Glix for system { $to }.
    [one] { $player } takes the fast route from system { $from } to system { $to }.
    [two] { $player } takes the double route from system { $from } to system { $to }.
    [three] { $player } takes the triple route from system { $from } to system { $to }.
   *[free] { $player } flies from system { $from } to system { $to }.
}
event-paid = { $card ->
    [GA] { $player } pays with a Galaxol.
    [GB] { $player } pays with a Galaxol.
   *[other] { $player } pays with { $the-name } { $value }.
}
event-challenged = To arms! { $player } attacks { $rival } at system { $system }.
event-decided = { $player } has decided.
event-committed = { $card ->
    [true] { $player } fights with a card face down.
   *[false] { $player } fights without a card.
}
event-threw = { $again ->
    [true] { $phantom ->
        [true] Shao’Naal insists: { $player } throws again, and it is the Phantom!
       *[false] Shao’Naal insists: { $player } throws again, and it is { $face }.
    }
   *[false] { $phantom ->
        [true] { $player } throws the Phantom!
       *[false] { $player } throws { $face }.
    }
}
event-rethrow = Will Shao’Naal step in? { $player } may make { $rival } throw again.
event-accepted = { $player } lets { $rival }’s throw stand.
event-shown = { $card ->
    [GA] { $player } shows a Galaxol: { $value }.
    [GB] { $player } shows a Galaxol: { $value }.
   *[other] { $player } shows { $the-name } { $value }.
}
event-total = { $phantom ->
    [0] { $player } has a strength of { $total }.
   *[other] { $player } has a strength of { $total }, the Phantom included.
}
event-tied = { $total } all, a tie: the dice fly again.
event-won-fight = { $how ->
    [phantom] The Phantom decides: { $player } beats { $rival } on the spot.
   *[strength] { $player } beats { $rival }.
}
event-takes-cards = { $own ->
    [true] { $value ->
        [0] { $player } takes back the card of the fight.
       *[other] { $card ->
            [GA] { $player } takes back a Galaxol.
            [GB] { $player } takes back a Galaxol.
           *[other] { $player } takes back { $the-name } { $value }.
        }
    }
   *[false] { $value ->
        [0] { $player } gets the card that { $rival } fought with.
       *[other] { $card ->
            [GA] { $player } gets the card that { $rival } fought with: a Galaxol.
            [GB] { $player } gets the card that { $rival } fought with: a Galaxol.
           *[other] { $player } gets the card that { $rival } fought with: { $the-name } { $value }.
        }
    }
}
event-exiled = { $player } drifts off to Red-Glix.
event-phantom-to = { $rival ->
    [-1] The Phantom steps out of the shadows and joins { $player }.
   *[other] The Phantom leaves { $rival } and joins { $player }.
}
event-lived = { $player } takes on an adventure: { $name }.
event-gained = { $count ->
    [0] The reserve is empty: nothing for { $player }.
    [one] { $player } gains a crystal.
   *[other] { $player } gains { $count } crystals.
}
event-lost = { $count ->
    [0] { $player } has no crystal to lose.
    [one] { $player } loses a crystal.
   *[other] { $player } loses { $count } crystals.
}
event-named = { $sort ->
    [crystals] { $player } sends the drone to { $rival }, for a crystal.
   *[cards] { $player } sends the drone to { $rival }, for a card.
}
event-stolen = { $sort ->
    [crystals] { $player } steals a crystal from { $rival }.
   *[cards] { $value ->
        [0] { $player } steals a card from { $rival }.
       *[other] { $card ->
            [GA] { $player } steals a card from { $rival }: a Galaxol.
            [GB] { $player } steals a card from { $rival }: a Galaxol.
           *[other] { $player } steals a card from { $rival }: { $the-name } { $value }.
        }
    }
}
event-mine-to = { $rival ->
    [-1] The Mine drifts towards { $player }.
   *[other] { $rival } hands { $player } the Mine.
}
event-mine-tossed = { $explodes ->
    [true] Boom! The Mine blows up in { $player }’s face.
   *[false] Tick, tick… The Mine holds, and { $player } breathes again.
}
event-blob-to = { $rival ->
    [-1] { $player } adopts the Blobulopode.
   *[other] { $count ->
        [0] The Blobulopode leaves { $rival } and snuggles up to { $player }.
       *[other] The Blobulopode leaves { $rival } and snuggles up to { $player }, with a crystal between its teeth.
    }
}
event-blob-tossed = { $stays ->
    [true] The Blobulopode likes it here: it stays with { $player }.
   *[false] The Blobulopode slips through { $player }’s fingers.
}
event-titans-asked = The Titans stop { $player }: a card of value { $titans-least } or more for them, or a crystal for { $rival }.
event-titans-discarded = { $card ->
    [GA] { $player } throws a Galaxol to the Titans.
    [GB] { $player } throws a Galaxol to the Titans.
   *[other] { $player } throws { $the-name } { $value } to the Titans.
}
event-titans-given = { $player } gives { $rival } a crystal.
event-titans-nothing = The Titans find nothing to take from { $player }.
event-rotated = { $notches ->
    [one] { $player } turns the map by 1 notch.
   *[other] { $player } turns the map by { $notches } notches.
}
event-kept = { $player } keeps a card: { $name }.
event-informers = { $phantom ->
    [true] Two informers, one treasure! { $player } throws for it: the Phantom, so { $face }.
   *[false] Two informers, one treasure! { $player } throws for it: { $face }.
}
event-secured = { $count ->
    [0] { $player } opens a safe, with nothing to put into it.
    [one] { $player } locks a crystal away.
   *[other] { $player } locks { $count } crystals away.
}
event-discarded = The adventure is over: { $name }.
event-nothing = Nothing comes of it for { $player }.
event-won = With { $crystals } crystals and the Phantom, { $player } wins!

## Why not

refusal-over = The game is over. Start a new one to play again.
refusal-not-your-turn = It is somebody else’s turn. Yours will come.
refusal-decided-already = You have decided. The fight begins as soon as your rival has, too.
refusal-wait-for-rethrow = Shao’Naal may still step in. Wait for whoever has it.
refusal-wait-for-titans = The Titans are asking somebody else first. Wait for the answer.
refusal-wait-for-mine = Somebody has the Mine to hand on. Wait until it is gone.
refusal-adventurer-first = First choose your adventurer.
refusal-berth-first = First choose the system where your ship starts.
refusal-equipment-phase = This is your equipment phase: turn up a card, take a hold, or pass.
refusal-place-first = The card you turned up wants a hold. First choose A or B.
refusal-bury-first = { $hand-limit ->
    [one] You have more than 1 card. First choose one to go under the pile.
   *[other] You have more than { $hand-limit } cards. First choose one to go under the pile.
}
refusal-move-phase = This is the time to fly. Choose a system, or stay.
refusal-fare-first = Your flight is not paid for yet. First choose a card to pay with.
refusal-fight-first = There is a fight. First commit a card, or none.
refusal-rethrow-first = The die has fallen. First say whether your rival throws again.
refusal-adventure-phase = This is your adventure phase: take on the adventure here, or pass.
refusal-cost-first = The adventure is not paid for yet. First choose a card to pay with.
refusal-steal-first = Your drone is on its way. First say what it steals, and from whom.
refusal-hand-first = The Mine is ticking. First hand it to somebody.
refusal-titans-first = The Titans are waiting. First discard a card of value { $titans-least } or more, or give a crystal.
refusal-rotate-first = You are in an asteroid field. First turn the map.
refusal-adventurer-taken = Somebody else has chosen this adventurer. Choose one who is still free.
refusal-system-taken = There is a ship at this system. Start where nobody is.
refusal-no-such-system = This side of the map has no such system.
refusal-surplus-not-in-hand = You do not have that card. Choose one from your hand to go under the pile.
refusal-fare-not-in-hand = You do not have that card. Pay for the route with one from your hand.
refusal-committed-not-in-hand = You do not have that card. Fight with one from your hand, or with none.
refusal-cost-not-in-hand = You do not have that card. Pay for the adventure with one from your hand.
refusal-discard-not-in-hand = You do not have that card. Discard one from your hand, or give a crystal.
refusal-cannot-pass-now = You have turned up a card, so you can no longer pass. Take a hold, or turn up another while there is room.
refusal-hold-empty = There is nothing in that hold. Take the other one, or turn up a card.
refusal-holds-full = Both holds are full, and you have turned up a card already. Take one of the holds.
refusal-nothing-to-turn = There is no card left to turn up. Take a hold, or pass.
refusal-must-leave = You cannot stay at Red-Glix. Fly to any system: it is free.
refusal-already-there = You are there already. Choose another system, or stay.
refusal-no-route = No route leads there from your system. Choose a system that is linked with it.
refusal-fare-too-high = You do not have enough cards for that route. Take one that costs less.
refusal-no-adventure = There is no adventure to take on here.
refusal-cannot-pay = Your hand cannot pay for this adventure. Get its equipment first; Galaxols help.
refusal-wrong-kind = That is not what the adventure asks for. Pay with the kind that is shown, or with a Galaxol.
refusal-galaxol-only = Only a Galaxol is accepted here.
refusal-galaxol-needed-later = You need that Galaxol for another symbol of this adventure. Pay this one with a card of its own kind.
refusal-no-such-player = Nobody at this table has that number. Choose a rival to steal from.
refusal-no-such-receiver = Nobody at this table has that number. Choose somebody to hand the Mine to.
refusal-steal-from-rivals = Your drone steals from your rivals, not from you.
refusal-other-sort = Your drone has begun with the other sort. It steals either crystals or cards, not some of each.
refusal-nothing-to-steal = There is nothing of that sort to steal from this player. Choose somebody who has some.
refusal-hand-to-rivals = The Mine goes to another player. Choose one of them.
refusal-too-weak = The Titans want a card of value { $titans-least } or more. Discard one of those, or give a crystal.
refusal-no-crystal = You have no unprotected crystal to give. Discard a card of value { $titans-least } or more.
refusal-too-far = The map turns by one notch at least, and by less than a full turn.

## The rules, section by section

section-goal = The goal
section-setup = Setting up
section-turn = A turn
section-equipment = The equipment phase
section-movement = Movement
section-combat = Combat
section-phantom = The Phantom
section-adventure = The adventure phase
section-adventures = Adventures, one by one
section-kept = Adventures that you keep
section-secrets = What is open, what is secret

## Rules (R) in our own words

R1 = The side of the star map depends on the number of players: a ring of { $systems-2 } systems for 2, of { $systems-3 } for 3, of { $systems-4 } for 4, of { $systems-5 } for 5. In its middle is Red-Glix, a space station.
R2 = The equipment is shuffled into a pile, face down on the dock. Each of its holds, A and B, gets one open card.
R3 = { $crystals-start ->
    [one] You start with 1 crystal of dacidium and one card that only you have seen.
   *[other] You start with { $crystals-start } crystals of dacidium and one card that only you have seen.
}
R4 = You choose an adventurer who is still free and put the ship of that colour on a system where nobody is yet.
R5 = Beside each system lies an adventure, drawn at random.
R6 = One of you begins.
R7 = To win, you need enough crystals and the Phantom, both at once, at the end of a turn of your own.
R8 = It takes { $target-2 } crystals for 2 players, { $target-3 } for 3, { $target-4 } for 4 and { $target-5 } for 5.
R9 = A turn has three phases, in this order: equipment; movement and combat; adventure. Then the player on your left has theirs.
R10 = You may pass on a phase, or on all of them.
R11 = Equipment: take every card of one hold, A or B, and go on to the next phase.
R12 = Or try for more: turn up the top card of the pile and put it into a hold of your choice.
R13 = A hold carries { $hold-limit } points of load at most. What a card weighs is its value.
R14 = A card that fits into neither hold is an overload: you get that card and nothing else, the holds stay as they are, and the next phase begins.
R15 = While a hold has room you may turn up another and another, until you take a hold or overload.
R16 = A Galaxol shows the hold it goes into, A or B. You cannot choose.
R17 = Then your hand is cut to { $hand-limit ->
    [one] 1 card
   *[other] { $hand-limit } cards
}; the surplus goes under the pile.
R18 = What lies in the holds stays there for the next player.
R19 = Movement: fly your ship along one route, to a system it leads to.
R20 = A direct route (dotted) is free. A fast route (one line) costs a card of your choice, a double one (two lines) costs two{ $dearest-route ->
    [3] , a triple one (three lines) three
   *[other] {""}
}.
R21 = If you begin your turn at Red-Glix you have to fly out, free of charge, to whatever system you like.
R22 = Nobody there? Then your adventure phase begins.
R23 = A rival is there? Then you fight.
R24 = If you stay where you are, your adventure phase begins as well.
R25 = Combat: whoever came last is the attacker, the other one defends the system.
R26 = Each of you has a die, and may put one card from your hand in front of you, face down.
R27 = The attacker throws. A Phantom wins on the spot. Otherwise the attacker’s card is shown, and its value added to the die.
R28 = Now the defender throws: a Phantom wins on the spot, otherwise die and card are added up in the same way.
R29 = Whoever has the Phantom already is stronger by 1.
R30 = The higher sum wins.
R31 = On a tie, both dice are thrown again.
R32 = Whoever is beaten picks up both cards of the fight and withdraws to Red-Glix.
R33 = A beaten attacker’s turn is over. A victorious one goes on to the adventure phase.
R34 = The winner gets the Phantom, no matter who had it, and 1 crystal from the reserve.
R35 = A winner who had the Phantom anyway gets no crystal.
R36 = Begin your turn with the Phantom, and you gain 1 crystal.
R37 = When you are alone at a system you may take on the adventure that lies there.
R38 = Spend the equipment shown at the top of the card, take the card and carry it out.
R39 = A Galaxol is a joker: it stands in for any equipment. Where a Galaxol is asked for, only a Galaxol will do.
R40 = Crystals that you gain come from the reserve.
R41 = An adventure with a blue frame is discarded when your turn ends; one with a pink frame is yours to keep.
R42 = You take on one adventure a turn, no more.
R43 = Exploration: gain as many crystals as the card shows.
R44 = Resupply: you have a second equipment phase.
R45 = Thieving drone: steal 2 crystals, or 2 cards from hands, from a single rival or from several.
R46 = Ambush: every rival puts 1 crystal back.
R47 = Mine: give the Mine to a player, who tosses it. If it explodes, they lose 2 crystals and the Mine is gone. If not, they pass it to somebody who tosses it at the start of their next turn, and so on.
R48 = Blobulopode: take the token and 1 crystal. At the start of your next turn, toss it. If it stays, you gain 1 more crystal and keep it; if it escapes, it goes to your left neighbour, with a crystal of yours.
R49 = Titans: every rival discards a card of value { $titans-least } or more from their hand, or gives you a crystal.
R50 = Allegiance: the Phantom comes to you, and you gain 1 crystal.
R51 = Asteroid field: turn the star map by one notch or more. Then you may take on the adventure that has come to your system.
R52 = Black market: gain crystals by how many of these cards you own now.
R53 = Informer: two of them lead to a treasure. Throw a die and gain as many crystals, from { $die-least } to { $die-most }. One of the two is discarded, the other stays with you.
R54 = Shao’Naal: in a fight you may have your rival’s die thrown again, once.
R55 = Safe: all your crystals go on to this card, out of reach for the rest of the game. What you gain later is not protected.
R56 = The game goes on, turn by turn, until somebody wins.

## Rulings (P) in our own words

P1 = Lots are drawn for who begins. Hold A gets its card, then hold B. Then, in turn order, everybody gets crystals and a card; then, in turn order again, an adventurer and a free system. Only then are the adventures laid.
P2 = A turn begins in this order: the Phantom’s crystal; then the Mine is tossed by whoever was handed it; then the Blobulopode by its keeper. So the Mine can blow up the crystal that the Phantom has just brought.
P3 = Only a hold with cards in it can be taken. If a card fits into one hold only, it goes there by itself. { $rules-version ->
    [1] Once you have turned up a card you cannot pass any more: turn up another or take a hold. You may turn up a card even if both holds are full.
   *[other] Once you have turned up a card you cannot pass any more: take a hold, or turn up another, as long as a hold carries less than { $hold-limit }. The first card of a phase may be turned up even if both holds are full.
} Whenever the phase ends, also by passing, the hand is cut to { $hand-limit }: surplus cards go face down under the pile, each below the one before.
P4 = Spent equipment is discarded, and shuffled into a new pile only when a card is to be turned up and there is none. Surplus cards put under an empty pile are the pile. If there is neither pile nor discards, nothing can be turned up.
P5 = If a Galaxol for the other hold comes up while the holds are set up, it goes under the pile and another card is drawn.
P6 = One flight a turn at most, paid with any cards; they are gone before a fight begins. Nobody flies to Red-Glix of their own will, and nobody fights there: any number of ships may be there. From Red-Glix you may fly to a rival’s system too. Flying to a rival is always a fight, with cards or without.
P7 = Attacker and defender decide secretly and at the same time; then all can see who fights with a card. A Phantom shows no card. The 1 is for whoever had the Phantom when the fight began, attacker or defender. After a tie the attacker throws first again, with the same cards, and a Phantom still wins on the spot.
P8 = Shao’Naal stays with you after use, and works in attack and in defence: right after your rival’s throw, before a card is shown or a Phantom wins. Once a fight, however many you own and however often it is tied. The new throw stands. Both of you may use one.
P9 = The loser gets the winner’s card as well, even if it was never shown. Cards from a fight, or from anywhere else, may take a hand beyond { $hand-limit } until an equipment phase ends.
P10 = An adventure may be taken on where you have stayed or arrived, even if it does nothing. One card for each symbol, of its kind and of any value, or a Galaxol; no paying too much. The empty place gets a new adventure before the effect. When the deck runs out, the discards are shuffled. The Mine and the Blobulopode have blue frames. You are asked even if you cannot pay: a phase passed for you would tell the others.
P11 = The thief first says what and from whom, then takes. If all rivals together have fewer than two, the thief takes what there is; with nothing to take, nothing happens. Cards are drawn at random, in turn order from the thief, and only thief and victim see them. Safes stay shut.
P12 = Ambush, Mine and Titans touch crystals outside a safe only, and no more than there are; being at Red-Glix does not help. The Titans ask the rivals in turn order, from the left. Whoever has a crystal and a card is always asked, even if only one answer is left: not asking would tell. Whoever has neither a high card nor a crystal is left alone.
P13 = The card gives the Mine to a rival, who tosses at once. If it holds, it goes to any other player, even the one it came from, and is tossed at the start of that player’s turn. If somebody has the Mine already when the card is played, it is taken from them and starts anew.
P14 = The crystal that goes along with an escaping Blobulopode is one outside a safe, if there is one. The neighbour tosses at the start of their own turn. If somebody has the Blobulopode when the card is played, only the token moves; its new keeper gains 1 crystal from the reserve, even if it was theirs before.
P15 = The map turns by at least one notch and by less than a full turn, and ships turn with it; nobody fights. The adventure that comes to you is in addition to the one of the turn, at its usual cost, if you like. If it is an asteroid field again, you may go on in the same way.
P16 = Crystals in a safe count for victory. A second safe takes in what is unprotected then.
P17 = With the second informer you throw at once, and a Phantom is { $die-phantom }. You discard the new one and keep the old one, so that every further informer pays too.
P18 = The second equipment phase comes at once, with its cut to { $hand-limit }, and then your turn ends.
P19 = An empty reserve pays what it has. There are { $crystals-all } crystals, and none is ever lost.
P20 = Only the player whose turn is ending can win. If you reach the goal in somebody else’s turn, you have to hold on to it until your own ends.
P21 = Open to all: crystals, safes, kept adventures, tokens, holds, adventures, both discard piles, and how many cards a hand or pile has. A card in a hand is known to those who saw it get there: to all from a hold, from an overload, or if it was shown in a fight; to the two fighters only, if it was the winner’s and never shown; to thief and victim only, from a drone. The program marks known cards. When a card leaves a hand unseen, the marks on that hand are gone for whoever did not see it.
P22 = Allegiance gives its crystal even if you have the Phantom already.
P23 = There is no last round: you play until somebody has won.

## Words of the component file

component-equipment = equipment
component-kind = kind
component-values = values
component-galaxols = Galaxols
component-hold = hold
component-cards = cards
component-limits = limits
component-hand = hand
component-crystals = crystals
component-all = in all
component-start = to start with
component-targets = needed to win
component-players = players
component-maps = star map
component-systems = systems
component-routes = cards for a route, by distance
component-die = die
component-faces = faces
component-phantom = the Phantom’s face
component-tokens = tokens
component-sides = sides
component-unlucky = unlucky
component-titans = least value for the Titans
component-market = black market
component-adventurers = adventurers
component-adventures = adventures
component-cost = cost
component-copies = copies

object-drill = { kind-drill }
object-thruster = { kind-thruster }
object-cannon = { kind-cannon }
object-shield = { kind-shield }
object-scanner = { kind-scanner }
object-exploration = { adventure-exploration }
object-resupply = { adventure-resupply }
object-drone = { adventure-drone }
object-ambush = { adventure-ambush }
object-mine = { adventure-mine }
object-blobulopode = { adventure-blobulopode }
object-titans = { adventure-titans }
object-allegiance = { adventure-allegiance }
object-asteroids = { adventure-asteroids }
object-black-market = { adventure-black-market }
object-informer = { adventure-informer }
object-shao-naal = { adventure-shao-naal }
object-safe = { adventure-safe }
object-crimson = { adventurer-crimson }
object-amber = { adventurer-amber }
object-jade = { adventurer-jade }
object-azure = { adventurer-azure }
object-violet = { adventurer-violet }

object-DT = { kind-drill } + { kind-thruster }
object-TC = { kind-thruster } + { kind-cannon }
object-CS = { kind-cannon } + { kind-shield }
object-SN = { kind-shield } + { kind-scanner }
object-ND = { kind-scanner } + { kind-drill }
object-DD = { kind-drill } + { kind-drill }
object-TT = { kind-thruster } + { kind-thruster }
object-CC = { kind-cannon } + { kind-cannon }
object-SS = { kind-shield } + { kind-shield }
object-NN = { kind-scanner } + { kind-scanner }
object-DTC = { kind-drill } + { kind-thruster } + { kind-cannon }
object-TCS = { kind-thruster } + { kind-cannon } + { kind-shield }
object-CSN = { kind-cannon } + { kind-shield } + { kind-scanner }
object-SND = { kind-shield } + { kind-scanner } + { kind-drill }
object-NDT = { kind-scanner } + { kind-drill } + { kind-thruster }
object-T = { kind-thruster }
object-S = { kind-shield }
object-N = { kind-scanner }
object-NT = { kind-scanner } + { kind-thruster }
object-NC = { kind-scanner } + { kind-cannon }
object-NS = { kind-scanner } + { kind-shield }
object-C = { kind-cannon }
object-D = { kind-drill }
object-CD = { kind-cannon } + { kind-drill }
object-SD = { kind-shield } + { kind-drill }
object-CT = { kind-cannon } + { kind-thruster }
object-G = { kind-galaxol }
object-TS = { kind-thruster } + { kind-shield }
object-GS = { kind-galaxol } + { kind-shield }
object-GD = { kind-galaxol } + { kind-drill }

## The board

board-letter-D = D
board-letter-T = T
board-letter-C = C
board-letter-S = S
board-letter-N = N
board-letter-G = G

board-prompt-adventurer = Who will you be? Choose an adventurer.
board-prompt-adventurer-other = { $player } chooses an adventurer.
board-prompt-berth = Where do you start? Choose a free system.
board-prompt-berth-other = { $player } chooses a system to start from.
board-prompt-equipment = Equip your ship: take a hold, turn up a card, or pass.
board-prompt-equipment-more = Turn up another card, or take a hold.
board-prompt-equipment-last = No further card can be turned up: take a hold.
board-prompt-equipment-other = { $player } is at the dock.
board-prompt-place = It fits in both holds. Which one?
board-prompt-place-other = { $player } chooses a hold for the card.
board-prompt-cut = Too many cards: put one under the pile. The next goes below it.
board-prompt-cut-other = { $player } puts surplus cards under the pile.
board-prompt-move = Fly along a route, or stay. A rival means a fight.
board-prompt-leave = You must leave Red-Glix: fly to any system, for free.
board-prompt-move-other = { $player } chooses where to fly.
board-prompt-fare = { $count ->
    [one] Pay the fare: one more card of your choice.
   *[other] Pay the fare: { $count } cards of your choice.
}
board-prompt-fare-other = { $player } pays for the route.
board-prompt-fight = Fight against { $player }! Commit a card face down, or none.
board-prompt-fight-other = Waiting for { $player }, who decides in secret.
board-prompt-fight-both = { $player } and { $rival } decide in secret.
board-prompt-dice = The dice decide.
board-prompt-fought = The fight is over.
board-prompt-rethrow = Shao’Naal: do you make { $player } throw again?
board-prompt-rethrow-other = Waiting for { $player }: will Shao’Naal step in?
board-prompt-adventure = Take on the adventure of your system, or pass.
board-prompt-adventure-dear = Your hand cannot pay for the adventure here: pass.
board-prompt-adventure-other = { $player } looks at the adventure.
board-prompt-cost = { $count ->
    [one] Pay for the adventure: one more card.
   *[other] Pay for the adventure: { $count } more cards.
}
board-prompt-cost-other = { $player } pays for an adventure.
board-prompt-steal = { $count ->
    [one] Thieving drone: one more to steal. From whom?
   *[other] Thieving drone: { $count } to steal. What, and from whom?
}
board-prompt-steal-other = { $player } sends out a thieving drone.
board-prompt-hand = The Mine is ticking. Who gets it next?
board-prompt-hand-other = Waiting for { $player }, who hands on the Mine.
board-prompt-titans = Titans! Discard a card of { $titans-least } or more, or give a crystal.
board-prompt-titans-other = Waiting for { $player }, stopped by the Titans.
board-prompt-rotate = Turn the map: tap the adventure that you want to find.
board-prompt-rotate-other = { $player } is about to turn the map.
board-prompt-won = Victory! The crystals and the Phantom are yours.
board-prompt-over = { $player } has the crystals and the Phantom, and wins.

board-map = Star map
board-system = System { $system }
board-at = at system { $system }
board-ship = ship: { $name }
board-red-glix = { $count ->
    [0] Red-Glix station, nobody there
    [one] Red-Glix station, 1 ship
   *[other] Red-Glix station, { $count } ships
}
board-adventure = { $count ->
    [0] { $name }, costs { $cost }
    [one] { $name }, costs { $cost }, brings 1 crystal
   *[other] { $name }, costs { $cost }, brings { $count } crystals
}
board-no-adventure = No adventure at system { $system } yet
board-target = To win: { $target } crystals and the Phantom at the end of your turn
board-round = Round { $round }
board-reserve = { $count ->
    [one] 1 crystal in the reserve
   *[other] { $count } crystals in the reserve
}
board-reserve-short = left
board-deck = { $count ->
    [one] Adventures: 1 card in the deck
   *[other] Adventures: { $count } cards in the deck
}
board-past = { $count ->
    [0] No adventure has been discarded.
    [one] 1 adventure has been discarded:
   *[other] { $count } adventures have been discarded:
}

board-dock = Loading dock
board-pile = { $count ->
    [one] Equipment pile: 1 card
   *[other] Equipment pile: { $count } cards
}
board-piles = Piles and discards
board-under = { $count ->
    [0] Nothing was put under it.
    [one] At the bottom, 1 card put there by a player.
   *[other] At the bottom, { $count } cards put there by players.
}
board-discards = { $count ->
    [0] Discards: none
    [one] Discards: 1 card
   *[other] Discards: { $count } cards
}
board-discards-short = discards:
board-hold = Hold { $hold }, load { $load } of { $limit }: { $cards }
board-none = none

board-card = { $name } { $value }
board-galaxol = Galaxol { $hold }
board-card-hidden = card face down
board-hand = { $count ->
    [one] Your hand: 1 card, at most { $limit } when you leave the dock
   *[other] Your hand: { $count } cards, at most { $limit } when you leave the dock
}
board-hand-empty = Your hand is empty.
board-owed = Still to pay: { $cost }

board-free = free
board-can-fly = { $cost ->
    [0] fly there for free
    [one] fly there for 1 card
   *[other] fly there for { $cost } cards
}
board-can-berth = start here
board-can-stay = stay here
board-can-live = take on its adventure
board-can-turn = turn up the top card
board-can-take = take all
board-can-place = put the card here
board-can-pay = pay with it
board-can-commit = commit it
board-can-bury = put it under the pile
board-can-discard = discard it
board-can-hand = Hand over the Mine
board-steal-crystal = a crystal
board-steal-card = a card

board-players = Players
board-news = something has changed
board-player = { $name }: { $count ->
    [one] 1 crystal
   *[other] { $count } crystals
}, { $hand ->
    [one] 1 card
   *[other] { $hand } cards
}
board-crystals = { $safe ->
    [0] { $count } of { $target } crystals
   *[other] { $count } crystals and { $safe } in a safe, of { $target }
}
board-has-phantom = with the Phantom
board-rival-hand = { $count ->
    [0] No cards in hand
    [one] 1 card in hand; known: { $cards }
   *[other] { $count } cards in hand; known: { $cards }
}
board-low = { $count ->
    [one] 1 unknown card is below { $titans-least }
   *[other] { $count } unknown cards are below { $titans-least }
}

board-cost = Cost:
board-is-kept = Pink frame: you keep this card.
board-is-spent = Blue frame: discarded at the end of the turn.
board-joker = A Galaxol can stand in for any other kind.
board-card-about = It pays for the symbol { $name } in an adventure, or for one card of a fare. In a fight its value is added to the die; in a hold it weighs as much.
board-galaxol-about = It pays for any symbol of an adventure, or for one card of a fare. It is loaded into hold { $hold } alone. In a fight and in a hold it counts { $value }.
board-live = Take it on: pay { $cost }

board-fight = Fight at system { $system }
board-attacker = attacks
board-defender = defends
board-fight-rule = Die plus card: the stronger wins. The Phantom’s face wins at once.
board-fight-deciding = decides in secret…
board-fight-decided = has decided
board-fight-bare = no card
board-fight-no-card = no card yet
board-fight-asked = Throw again?
board-die = { $face ->
    [0] die not thrown yet
   *[other] die: { $face }
}
board-die-phantom = die: the Phantom
board-won = { $player } wins!
board-lost = Your ship drifts on among the stars.
board-standing = { $phantom ->
    [true] { $count ->
        [one] 1 crystal and the Phantom
       *[other] { $count } crystals and the Phantom
    }
   *[false] { $count ->
        [one] 1 crystal
       *[other] { $count } crystals
    }
}

board-key-number = The system, the card in your hand or the answer with this number
board-key-turn = Turn up a card
board-key-pass = Pass, stay, fight without a card, give a crystal, let a throw stand
board-key-live = Take on the adventure, or make the rival throw again
board-key-details = What the adventure of your system does
board-key-arrows = On to the next system, adventure, card or answer

## The pictures of the rules page

diagram-goal = Enough crystals, and the Phantom as well: whoever ends their own turn like this has won.
diagram-holds = The drill that was just turned up weighs 4, and would fit into either hold. The fuller they are, the nearer the overload.
diagram-routes = The neighbouring systems are free. The next but one costs a card, the one opposite two. And at system 5 there is a rival: whoever flies there fights.
diagram-red-glix = A beaten ship withdraws to Red-Glix. From there it has to fly out in its next turn, free of charge, wherever it likes.
diagram-fight = One card, face down, then the die: the higher sum wins. Your rival has the Phantom, which counts for 1 more. Your cannon 7 will make up for that.
diagram-adventure = Alone at this system, you may take on its adventure. It asks for a drill and a thruster: the drill is in your hand, and the Galaxol stands in for the thruster.
diagram-drone = The drone steals two crystals or two cards, from one rival or from several. What lies in a safe is out of its reach.

## The first game

lesson-1 = Welcome, raider! You fly the jade ship, your rival the crimson one. Whoever ends a turn of their own with 21 crystals and the Phantom wins. It takes both!
lesson-2 = A turn begins at the dock. You could take all of hold A, or all of hold B, and fly off. But how about a little more? Turn up the top card of the pile.
lesson-3 = A drill 4! No hold may have more than 10 points. A has 5 and B has 6, so it fits in both. Put it into the hold that you are going to take: A.
lesson-4 = One more? Careful: a card that fits into neither hold is an overload. You would get it alone, and leave both holds to your rival. Enough is enough: take hold A.
lesson-5 = Time to fly. Dotted routes, to the neighbours, are free. A single line costs a card, a double one two. At system 3 an exploration is worth 2 crystals: fly there!
lesson-6 = The fare is one card of your choice. High cards are good in a fight, so pay with a weak one that you need for nothing else: the shield 2.
lesson-7 = Nobody here but you, so you may take on the adventure. At its top is what it costs: a drill and a thruster. Off you go!
lesson-8 = First the drill. Any drill will do, whatever its value. Pay with your drill 4.
lesson-9 = Now a thruster, and you have none. But you have a Galaxol, and that stands in for any equipment. Pay with it!
lesson-9-gained = Two crystals for you! One adventure a turn, no more: your turn is over.
lesson-10 = A few rounds later. Your rival has won the Phantom in a fight: it brings a crystal at the start of each of their turns. Enough! Fly to system 4 and attack.
lesson-11 = A fight! In secret, each of you adds a card to the die, or none. Your rival also adds 1 for the Phantom. Go all in: commit your cannon 7.
lesson-11-won = 10 to 8, you win: a crystal and, better still, the Phantom! Your rival picks up both cards and withdraws to Red-Glix. A Phantom on a die would have won at once.
lesson-12 = The winner’s turn goes on: take on the adventure of this system.
lesson-13 = The black market wants a Galaxol and nothing else. Its frame is pink, so you keep the card: the first gives 1 crystal, the next would give 2, then 4, then 6. Pay!
lesson-14 = Near the end: you have 20 crystals, and your rival has the Phantom again. Allegiance, the adventure here, brings it to you, and a crystal on top. Take it on!
lesson-15 = Your last Galaxol, well spent. Pay!
lesson-16 = 21 crystals and the Phantom: you win! One last piece of advice: keep a good card in hand. If you are attacked, you choose it in your rival’s turn.

## Quick phrases

phrase-bluffing = Are you bluffing?
phrase-hands-off = Hands off my crystals!
phrase-come-and-fight = Come and fight!
phrase-not-me = Not me: go for the leader!
phrase-nearly-there = Careful, somebody is about to win!
phrase-nice-haul = Nice haul!
phrase-remember-this = I will remember that…
phrase-phantom-with-me = The Phantom is with me!

## The figures of a game

figure-fights-won = Fights won
figure-fights-lost = Fights lost
figure-phantoms-thrown = Phantoms thrown
figure-adventures = Adventures taken on
figure-from-exploration = Crystals from explorations
figure-from-phantom = Crystals from the Phantom
figure-from-fight = Crystals from fights
figure-from-allegiance = Crystals from allegiance
figure-from-black-market = Crystals from the black market
figure-from-informer = Crystals from informers
figure-from-blobulopode = Crystals from the Blobulopode
figure-from-drone = Crystals stolen by drone
figure-from-titans = Crystals thanks to the Titans
figure-crystals-lost = Crystals lost
figure-crystals-robbed = Crystals taken by rivals
figure-rounds = Rounds

## Why this action: what follows “because”, up to the comparison

reason-crystals = you will have { $with ->
    [one] { $with } crystal
   *[other] { $with } crystals
}, against { $without }
reason-rival-crystals = the richest rival will have { $with ->
    [one] { $with } crystal
   *[other] { $with } crystals
}, against { $without }
reason-phantom = you will have the Phantom { $with } times in 100, against { $without }
reason-cards = you will have { $with ->
    [one] { $with } card
   *[other] { $with } cards
} in hand, against { $without }
reason-best-card = your best card will count { $with }, against { $without }
reason-kept = you will keep { $with ->
    [one] { $with } adventure card
   *[other] { $with } adventure cards
}, against { $without }
reason-safe = you will have { $with ->
    [one] { $with } crystal
   *[other] { $with } crystals
} in the safe, against { $without }
reason-mine = you will have the Mine { $with } times in 100, against { $without }
reason-exile = you will be at Red-Glix { $with } times in 100, against { $without }

## What people point at

target-target = what it takes to win
target-reserve = the reserve of crystals
target-deck = the deck of adventures
target-red-glix = Red-Glix station
target-pile = the equipment pile
target-discards = the discards
target-hold = hold { $hold }
target-player = { $player }
target-ship = { $player }’s ship
target-system = system { $number }
target-slot = adventure space { $number }
