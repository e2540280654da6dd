# The texts of the client. Texts of a game are in its own folder.

skip = Skip to the content
home-link = Ludothèque: to the shelf
language = Language
theme = Colours: { $theme ->
    [light] light
    [dark] dark
   *[other] as the system
}
sound = Sound
close = Close
loading = One moment…
try-again = Try again
to-the-shelf = To the shelf

## Home

home-title = Ludothèque: board games to play
home-heading = What shall we play?
home-lead = Take a box from the shelf. Play a bot at once, share a link with a friend, or pass one device around. No account needed.
shelf = The shelf
shelf-empty = The shelf is empty.
coming = Coming
coming-text = This box is still being made. It will open here soon.
fact-players = { $least ->
    [one] { $most ->
        [one] 1 player
       *[other] 1–{ $most } players
    }
   *[other] { $most ->
        [2] 2 players
       *[other] { $least }–{ $most } players
    }
}
fact-age = age { $age }+
fact-minutes = { $minutes } min
play = Play
play-text = Against a bot of normal strength, now.
learn = Learn it by playing
other-ways = Friends, sofa, other bots…
read-rules = Read the rules
tables-running = Your tables
tables-ended = Finished games
turn-yours = Your turn
turn-of = { $player } to play
forget-table = Remove { $title } from this list
trouble-setup = The table could not be set up: { $reason }
notice-heading = Thank you to those who made these games
notice-text = Ludothèque is an independent, unofficial implementation of the published rules. None of the authors' or publishers' art or text is used: words and pictures here are our own.
credits = { $authors } (design), { $illustrators } (illustration), { $publishers } (publisher).
credits-unnamed = not named
credits-nobody = its rulebook names nobody; whoever made it is thanked all the same.

## Trouble

trouble-no-page = This page is not on the shelf
trouble-no-page-text = The address leads nowhere. Perhaps a letter was lost on the way.
trouble-no-table = There is no such table
trouble-no-table-text = It may have been cleared away, or the link is not complete.
trouble-no-key = This table is closed to you
trouble-no-key-text = You need a link to a seat, or a link to watch. Ask the person who set up the table.
trouble-no-game = There is no such game
trouble-no-game-text = No box of that name stands on the shelf.
trouble-not-ready = This box is still being made
trouble-not-ready-text = It cannot be played yet. Another one surely can.
trouble-offline = The game room does not answer
trouble-offline-text = The game room does not answer. Check that it is running and that you are connected.
trouble-other = Something went wrong
trouble-other-text = That should not have happened. Nothing of your game is lost.
