### What every printed box says in English.

cover = print and play
inside = In this box
make = How to make it
make-1 = Print at 100 %, not fitted to the page: the ruler below must measure 50 mm.
make-2 = Thick paper, 160 to 250 g, for boards, cards and tiles; plain paper for the rest.
make-3 = A page of backs follows its fronts. Print both sides, turned over along the long edge; or print the fronts alone and glue the backs on.
make-4 = Cut along the thin lines: first right across the page from tick to tick, then piece by piece. Round pieces are cut round their edge.
make-5 = Dice: cut out the net with its tabs, fold along the dashed lines, glue the grey tabs inside.
ruler = 50 mm, if all went well
page = p.
back = backs
rules = The rules in short
aid = Player aid
ships = Ships
players = { $least ->
    *[other] { $least } to { $most } players
}
players-just = { $count } players
minutes = { $minutes } min
age = age { $age } and up
credits-authors = by { $names }
credits-developers = development: { $names }
credits-illustrators = pictures of the published game: { $names }
credits-publishers = published by { $names }
credits-nobody = The rulebook that we have names nobody; whoever made this game is thanked all the same.
provenance-standard = Made by Ludothèque { $version } from the standard component file of { $game }, version { $rules } of the rules. All drawings and words are our own; where what is printed in the published game is not known to us, the component file says so.
provenance-own = Made by Ludothèque { $version } from a component file of one’s own (SHA-256 { $hash }…) for { $game }, version { $rules } of the rules. All drawings and words are our own.
