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
bots-warming-up = The bots are warming up. They think slowly for a minute or two.
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
campaigns = Your campaigns
campaign-won = { $step } of { $of } won
campaign-on = Go on
campaign-done = All won! Play again
turn-yours = Your turn
turn-asked = You are asked
turn-live = The game is on
turn-of = { $player } to play
forget-table = Remove { $title } from this list
forget-ask = Forget this table?
forget-ask-text = You will lose your seat.
forget = Forget
keep = Keep
forgotten = { $title } is no longer in the list.
notice-heading = Thank you to those who made these games
notice-text = Ludothèque is an independent, unofficial implementation of the published rules. None of the authors’ or publishers’ art or text is used: words and pictures here are our own.
credits = { $authors } (design), { $development ->
    [true] { $developers } (development),{" "}
   *[other] {""}
}{ $illustrators } (illustration), { $publishers } (publisher).
credits-unnamed = not named
credits-nobody = its rulebook names nobody; whoever made it is thanked all the same.

## Trouble

trouble-no-page = This page is not on the shelf
trouble-no-page-text = The address leads nowhere. Perhaps a letter was lost on the way.
trouble-no-table = There is no such table
trouble-no-table-text = It may have been cleared away, or the link is not complete.
trouble-no-key = This table is closed to you
trouble-no-key-text = You need a link to a seat, or a link to watch. Ask the person who set up the table.
trouble-taken = Somebody sits there already
trouble-taken-text = This invitation has been used, and works only once. If it was you: go back to the browser in which you sat down, and take the link to your seat from “{ seats-and-links }”. If it was not, ask for a new table.
trouble-no-game = There is no such game
trouble-no-game-text = No box of that name stands on the shelf.
trouble-coming = This box is still being made
trouble-coming-text = It cannot be played yet. Another one surely can.
trouble-unreadable = This table can no longer be opened
trouble-unreadable-text = It was played by rules that this game room does not have.
trouble-offline = The game room does not answer
trouble-offline-text = The game room does not answer. Check that it is running and that you are connected.
trouble-other = Something went wrong
trouble-other-text = That should not have happened. Nothing of your game is lost.

## Setting up a table

setup-title = Set up a table: { $title }
quick = Quick choices
quick-bot = Against a bot
quick-bots = Against bots
quick-friend = With a friend by link
quick-friends = With friends by link
quick-sofa = All on this device
quick-watch = Watch bots play
how-many = How many players
seat-number = Seat { $seat }
begins = begins
who = Who sits here
who-me = Me, on this device
who-open = A friend, by link
who-easy = Bot, easy
who-normal = Bot, normal
who-hard = Bot, hard
name = Name
start = Start
own-components = Play with your own components
own-components-text = Do you own the printed game? Copy the component file, put in what is printed, and play with it. If something in it does not fit together, you are told what and where.
own-components-file = Download the standard file
own-components-pick = Your component file (.toml)
own-components-chosen = { $file } will be used.
own-components-play = Play with your own file

## The table

name-bot = Bot { $seat }
name-bot-role = { $role } (bot)
name-player = Player { $seat }
name-open = Seat { $seat }
bot-level = { $level ->
    [easy] easy bot
    [hard] hard bot
   *[normal] normal bot
}
you = (you)
players = Players
seat-open = waiting for somebody
seat-waiting = leaves you room
seat-thinking = is thinking…
seat-person = a person, at the table
seat-away = is away
seat-turn = to play
seat-asked = to answer
board = Board
plain-act = It is your turn. Choose from the list of actions.
plain-wait = { $player } is to act.
plain-over = The game is over.
plain-players = What each player has
plain-unknown = hidden
plain-nobody = nobody
plain-yes = yes
plain-no = no
tools = Around the game
actions = What you can do
actions-count = { $count ->
    [0] What you can do: nothing now
    [one] What you can do: 1 action
   *[other] What you can do: { $count } actions
}
actions-none = Nothing to do for now.
log = The game so far
log-veil = What came before is left to your memory. After the end everything can be read again.
log-empty = Nothing has happened yet.
log-undo = { $player } takes it back.
asked-you = It is not your turn, but this is for you to decide.
asked-of = Out of turn: { $player } decides.
asked-other = Waiting for { $player }.
asked-away = { $seconds ->
    [one] { $player } is asked and is away: in 1 second a bot answers.
   *[other] { $player } is asked and is away: in { $seconds } seconds a bot answers.
}
asked-bot = { $player } is away: a bot is about to answer.
stood-in = { $player } was away: a bot answered, this once.
bots-wait = The bots let you go first.
nudge = Bots, go on
together = Choose together
together-first = This is everybody’s choice. Make a proposal.
together-text = It is done as soon as everybody agrees.
together-left = { $seconds ->
    [one] In 1 second most voices decide.
   *[other] In { $seconds } seconds most voices decide.
}
agree = Agree
agree-to = Agree: { $action }
undo = Take back
undo-of = Take back ({ $player })
hint = Hint
hint-thinking = Thinking…
hint-is = The bot would: { $action }
hinted = hint
finish = Finish fast
look-back = Look back
looking-back = You are looking back. The game waits for you.
looking-back-live = You are looking back. The game goes on!
rules = Rules
rules-of = Rules of { $title }
rules-page = All rules on one page
seats-and-links = Seats and links
notify = Notify me
reconnecting = The connection is lost. Reconnecting… nothing of your game is lost.
invite = Invitation
invite-text = Send this link to whoever should sit opposite.
invite-texts = Send each of these links to one of your friends.
level = Strength
hand-over = Let a bot play
take-back = Play again myself
open-seat = Let somebody sit here
links = Links
link-seat = Link for seat { $seat }
link-watch = Link to watch
link-mine = My seat on another device
links-text = Whoever has a link can use it. Keep the link to your own seat to yourself.
copy = Copy
copied = Copied
share = Share
curtain-title = { $player }, it is up to you
curtain-asked = { $player }, you are asked
curtain-text = What comes now is for { $player } alone. Everybody else, please look away.
curtain-open = I am { $player }, show me
coach = Lesson
lesson-step = Lesson { $step } of { $of }
lesson-next = Go on
play-real = Play a real game
why-legal = You can do that now.
miss = Missed! { $why }
miss-of = { $player }: { $told }
rule-open = Open rule { $rule } in the rules

## Looking back

step = Step
step-of = Step { $step } of { $of }
step-first = First step
step-previous = Previous step
step-next = Next step
step-last = Last step
step-play = Play
step-pause = Pause
moment-of = { $moment } of { $of }
speed = Speed
speed-times = { $speed }×
perspective = Seen by
perspective-all = everybody
play-on = Play on from here
play-on-text = A new table begins at this step. What you could not know is dealt afresh; this game stays as it is.
back-to-game = Back to the game

## The end

end-won-you = You win!
end-won = { $player } wins!
end-shared = Shared victory: { $players }
end-lost-all = The game wins this time.
standings = How everybody stands
end-won-all = You have won, all together!
again = Play again
again-join = To the next game
next-level = Next level
campaign-step = Level { $step } of { $of }
record = Save the record
seed-heading = Was it fair?
seed-text = All chance of this game comes from one seed. Its hash was shown from the first step on, so nobody could choose the seed afterwards. The record holds both, and “ludotheque replay --verify” checks them.
seed = Seed
seed-hash = Hash of the seed
seed-hash-is = Hash of the seed: { $hash }…
older-rules = This table began with version { $version } of the rules and goes on by it; new tables are played by version { $newest }.

## Errors at the table

error-lesson = The lesson asks for something else now. Read it again, it says what to do.
error-nothing-to-undo = Nothing can be taken back now: something was learned since, or it was not yours.
error-not-settled = The outcome is still open, so it cannot be finished fast.
error-over = The game is over.
error-memory = While the game runs, what was seen is for you to remember.
error-not-your-seat = This is not your seat.
error-not-your-turn = It is not your turn.
error-bot-seat = A bot plays this seat. Take it back first.
error-stale = The game went on in the meantime. Try again.
error-unavailable = That did not work just now. Try again.
error-busy = One thing at a time: that is already under way.
error-name = This name cannot be used. Up to 24 ordinary characters, please.
error-rate = Slower, please: too much at once.
error-full = There is no room for more just now. Try again later.
error-offline = The game room does not answer. Try again.
error-other = That did not work: { $message }

## Keys

keys = Keys
keys-board = On the board
keys-text = In the list of actions, type the places of an action to find it: a1, then b2.
keys-on = Letters work as shortcuts
key-actions = to the list of actions
key-move = move through the list
key-act = do it
key-hint = ask for a hint
key-undo = take back
key-rules = open the rules
key-look = look back, and return
key-step = step through the game while looking back
key-play = play or pause while looking back
key-speed = faster or slower
key-leave = close, or return to the game
key-help = this list

## Rules page

rules-intro = Rules (R) are the printed ones in our own words. Rulings (L and other letters) are our decisions where the print is silent.
provenance = Where the parts come from
provenance-text = Some pages of a printed game are pictures that we do not have. Parts marked “reconstructed” are our own guess, chosen so that the game plays well.
provenance-part = Part
provenance-value = Value
provenance-origin = Origin
provenance-rulebook = rulebook
provenance-inferred = inferred
provenance-reconstructed = reconstructed

## Quick phrases

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-your-turn = Your turn.
phrase-one-moment = One moment…
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-oops = Oops!
phrase-yes = Yes
phrase-no = No
phrase-another-game = Another game?
phrase-bye = See you soon!
