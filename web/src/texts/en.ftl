# The texts of the client. Texts of a game are in its own folder.

skip = Skip to the content
home-link = Ludothèque: to the shelf
language = Language
theme = Colours: { $theme ->
    [light] light
    [dark] dark
   *[other] those of your system
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
home-lead = Take a box from the shelf. Play a bot right away, send somebody a link, or share one device. No account needed.
shelf = The shelf
shelf-empty = The shelf is empty.
coming = Coming soon
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
other-ways = Friends, one device, other bots…
read-rules = Read the rules
tables-running = Your tables
tables-ended = Finished games
campaigns = Your campaigns
campaign-won = Levels won: { $step } of { $of }
campaign-on = Go on
campaign-done = All won! Play again
turn-yours = Your turn
turn-asked = You have to answer
turn-live = The game is on
tables-ended-count = Finished games ({ $count })
open-record = Open a record file
open-record-text = A game that was saved as a .ludo file, here or elsewhere: choose it, or drop it here, and look back at it.
played-none = No game has been played to its end on this device yet.
played-scores = With the same people
played-score = { $others }: { $won } won, { $lost } lost{ $drawn ->
    [0] {""}
   *[other] , { $drawn } drawn
}
played-won = won
played-lost = lost
played-drawn = drawn
played-watched = watched
played-with = with { $others }
deals = Deal of the day
deals-text = One deal for each game, the same for everybody today. One try: then your result stands beside those of the bots on your seat, and of all who played it here.
deals-look = Look at it
deal-of = The deal of { $day }
deal-others = { $others ->
    [0] Nobody else has played it here yet.
    [one] One other person has played it here: { $better ->
        [0] { $same ->
            [0] worse than you
           *[other] just like you
        }
       *[other] better than you
    }.
   *[other] { $others } others have played it here: { $better ->
        [0] nobody did better than you
       *[other] { $better } did better than you
    }, { $same ->
        [0] nobody just as well
       *[other] { $same } just as well
    }.
}
deal-bots = On your seat, with the same deal:
deal-bots-play = Bots are playing the same deal on your seat…
deal-bot = { $came ->
    [won] the { $bot } won
    [lost] the { $bot } lost
   *[drawn] the { $bot } drew
}
deal-not-counted = It does not count: others sat at the table than those of the deal.
deal-line = { $title }, the deal of { $day }: { $came }. On my seat, { $bots }. Ludothèque
deal-line-alone = { $title }, the deal of { $day }: { $came }. Ludothèque
take = Take my tables along
take-text = Your seats are kept on this device alone. You can take them along to another one, without an account. Whoever sees the code or the file can play in your place.
take-code = { $count ->
    [one] Your running table, for the camera of the other device
   *[other] Your { $count } running tables, for the camera of the other device
}
take-none = There is no running table to take along.
take-file = All your tables as a file
take-save = Save the file
take-read = Read a file
take-ask = { $count ->
    [one] Add one table to those on this device?
   *[other] Add { $count } tables to those on this device?
}
take-yes = Yes, add
take-no = No
take-wrong = This is neither a file nor a code with tables of Ludothèque. Nothing was changed.
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
trouble-coming-text = It cannot be played yet. Others are waiting on the shelf.
trouble-no-puzzles = No puzzles
trouble-no-puzzles-text = Nobody has looked for puzzles of this game yet.
trouble-unreadable = This table can no longer be opened
trouble-unreadable-text = It was played by rules that this game room does not have.
trouble-offline = The game room does not answer.
trouble-offline-text = It may be taking a break, or the connection is lost. This page keeps knocking and goes on by itself as soon as the door opens. Your games are safe.
trouble-other = Something went wrong
trouble-other-text = That should not have happened. Your game is safe.

## Setting up a table

setup-title = Set up a table
setup-title-of = Set up a table: { $title }
quick = Quick choices
quick-bot = Against a bot
quick-bots = Against bots
quick-with-bot = With a bot
quick-with-bots = With bots
how-many-are = { $count ->
    [one] 1 player
   *[other] { $count } players
}
my-side = My side
handicap = A helping hand
handicap-none = none
handicap-given = A helping hand: { $what }
set-up-more = More: names, seats, options
play-text-with = With a bot of normal strength, now.
quick-friend = With a friend, by link
quick-friends = With friends, by link
quick-sofa = All on this device
quick-watch = Watch bots play
how-many = How many players
seat-number = Seat { $seat }
begins = begins
who = Who sits here?
who-me = Me, on this device
who-open = A friend, by link
who-easy = Easy bot
who-normal = Normal bot
who-hard = Hard bot
who-master = Master bot
name = Name
start = Start
clock-choice = Clock
clock-per = Thinking time
clock-per-none = no limit
clock-per-decision = for each decision
clock-per-game = for the whole game
clock-seconds = How long
clock-day = one day
clock-increment = After each decision
clock-increment-of = + { $seconds } s
clock-zero = When time runs out
clock-zero-once = a bot decides, this once
clock-zero-seat = a bot plays on until the player is back
clock-zero-lose = whoever has no time left loses
clock-text = The clock runs only for people who have to decide. If somebody loses the connection, it stands still for half a minute.
own-components = Play with your own components
own-components-text = Do you own the printed game? Copy the component file, put in what is printed, and play with it. If something does not fit together, you are told what and where.
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
    [master] master bot
    [normal] normal bot
   *[other] bot
}
you = (you)
players = Players
seat-open = waiting for somebody
seat-waiting = waiting
seat-forfeited = forfeited
seat-thinking = is thinking…
seat-person = a person, at the table
seat-away = is away
seat-turn = to play
seat-asked = to answer
board = Board
plain-act = It is your turn: choose what to do.
plain-wait = { $player } has to play.
plain-over = The game is over.
plain-players = What each player has
plain-unknown = hidden
plain-nobody = nobody
plain-yes = yes
plain-no = no
tools = Around the game
actions = What you can do
actions-count = { $count ->
    [0] Actions
    [one] 1 action
   *[other] { $count } actions
}
actions-none = Nothing to do for now.
log-short = Log
log = The game so far
log-veil = What came before is left to your memory. After the end everything can be read again.
log-empty = Nothing has happened yet.
log-undo = { $player } takes back the last action.
log-resigned = { $player } gives up.
log-time = { $player } has run out of time and loses.
log-late = Time is up: a bot decided for { $player }.
log-sits-person = { $player } sits down at seat { $seat }.
log-sits-open = Seat { $seat } is open again.
log-sits-bot = { $level ->
    [easy] An easy bot plays for { $player } now.
    [hard] A hard bot plays for { $player } now.
    [master] A master bot plays for { $player } now.
   *[normal] A normal bot plays for { $player } now.
}
log-named = At seat { $seat }: { $player }.
asked-you = Yours to answer, out of turn.
asked-of = Out of turn: { $player } decides.
asked-other = Waiting for { $player }.
asked-away = { $seconds ->
    [one] Waiting for { $player }, who is away: a bot will answer in 1 second.
   *[other] Waiting for { $player }, who is away: a bot will answer in { $seconds } seconds.
}
asked-bot = { $player } is away: a bot is about to answer.
stood-in = { $player } was away: a bot answered, this once.
waited-you = you
waits-for = Waiting for { $players }.
bots-wait = The bots are waiting for { $players }.
bots-wait-you = The bots are waiting for you.
skip-play = Skip
proposals = proposed
proposal-of = { $player }: { $action }
menu = Menu
panel = Actions or result, log and talk
actions-short = Actions
see-board = See the board
result = Result
nudge = Bots, go ahead
together = Choose together
together-first = This is everybody’s choice. Make a proposal.
together-text = It is done as soon as everybody agrees.
together-left = { $seconds ->
    [one] In 1 second the majority decides.
   *[other] In { $seconds } seconds the majority decides.
}
agree = Agree
agree-to = Agree: { $action }
undo = Take back
undo-of = Take back ({ $player })
hint = Hint
hint-thinking = Thinking…
hint-is = The bot would: { $action }
hinted = hint
reason-because = { $sure ->
    [true] Because { $why } for “{ $other }”.
   *[false] Because on average { $why } for “{ $other }”.
}
reason-chances = Because it wins { $with } games in 100, against { $without } for “{ $other }”.
reason-proven = Because it wins for certain, whatever anybody does.
reason-alike = “{ $other }” looks just as good.
reason-only = Nothing else can be done.
finish = Finish quickly
look-back = Look back
looking-back = You are looking back.
looking-back-live = You are looking back. The game goes on!
resign = Give up
resign-of = { $player } gives up
resign-not = Play on
resign-text = You lose, however the game goes on. A bot takes your seat for good, and the others play on.
resign-text-two = The game ends at once, and { $player } wins.
pace = Pace of the bots
pace-slow = slow
pace-normal = normal
pace-quick = quick
rules = Rules
rules-of = Rules of { $title }
rules-page = All rules on one page, with pictures
seats-and-links = Seats and links
notify = Notify me
clock = Time left: { $time }
clock-still = The clock stands still: { $time } left
clock-left = { $seconds ->
    [one] 1 second left!
   *[other] { $seconds } seconds left!
}
clock-left-of = { $seconds ->
    [one] { $player }: 1 second left!
   *[other] { $player }: { $seconds } seconds left!
}
clock-waits = { $seconds ->
    [one] { $player } has lost the connection: the clock stands still for 1 second more.
   *[other] { $player } has lost the connection: the clock stands still for { $seconds } seconds more.
}
reconnecting = The connection is lost. Reconnecting… your game is safe.
invite = Invitation
invite-text = Send this link to the person who will play with you.
invite-texts = Send each of these links to one person.
level = Strength
hand-over = Let a bot play
take-back = Play myself again
take-back-short = I am back
open-seat = Let somebody sit here
links = Links
link-seat = Link for seat { $seat }
link-watch = Link to watch
link-mine = My seat on another device
links-text = Whoever has a link can use it. Keep the link to your own seat to yourself.
seat-of = Seat { $seat }: { $player }
join-heading = You are invited to play { $title }
join-free = This seat is free
join-name = Your name
join-sit = Sit down here
join-sit-at = Sit down at seat { $seat }
join-watch = Only watch
qr-code = QR code
link-network = This is the address on your local network: it works for devices on the same network.
link-only-here = This link works only on this computer. To let in phones and friends on your network, start the room like this:
reopen = Give the seat to somebody else
reopen-ask = Whoever sits there has to leave, and you get a new link for this seat.
reopen-yes = Free the seat
copy = Copy
copied = Copied
share = Share
curtain-title = { $player }, it is your turn
curtain-asked = { $player }, you have to answer
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

## Talking

talk = Talk
talk-unread = Talk: { $count } new
talk-empty = Nobody has said anything yet.
talk-phrases = Say something
talk-words = Your own words
talk-send = Send
talk-listen = Only those who play can talk; you can listen.
talk-free = Free text
talk-muting = { $count ->
    [0] Mute somebody
    [one] Muted: 1 person
   *[other] Muted: { $count } people
}
talk-mute = Mute { $player }
said = { $player } says: { $words }
points = ☞ { $thing }
pointed = { $player } points at { $thing }.
point = Point at something
point-now = Tap what you mean.
point-nothing = You cannot point at that. Try something else.
point-not = Cancel

## Looking back

step = Step
step-of = Step { $step } of { $of }
step-before = Before step { $step }
step-first = First step
step-previous = Previous step
step-next = Next step
step-last = Last step
step-play = Play
step-pause = Pause
moment-of = { $moment } of { $of }
moment-before = Before { $moment }
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
standings = Standings
end-won-all = You have won, all together!
again = Play again
again-join = To the next game
next-level = Next level
campaign-step = Level { $step } of { $of }
record = Save the record
end-won-crew = { $players } win together!
end-drawn = A draw: nobody wins.
end-after-steps = { $count ->
    [one] After 1 step.
   *[other] After { $count } steps.
}
end-after-time = After { $time }.
figures = The figures of this game
figures-failed = The figures are not available just now.
share-title = Share this game
share-line = { $title } – { $verdict } { $players }, { $day }, at the { $house }.
share-picture = The card of this game, with what the text below says and its main figures
share-text = The text to go with it
share-drawing = Drawing the card…
share-save = Save the picture
share-copy = Copy the text
share-copy-refused = The browser does not allow copying. The text is selected: copy it yourself.
share-failed = The card cannot be drawn on this device. The text below can be shared all the same.
share-refused = This device could not share it. Save the picture and send it yourself.
house = Ludothèque
seed-heading = Was it fair?
seed-text = All the chance in this game comes from one seed. Its hash was shown from the first step on, so nobody could choose the seed afterwards. The record holds both, and “ludotheque replay --verify” checks them.
seed = Seed
seed-hash = Hash of the seed
seed-hash-is = Hash of the seed: { $hash }…
older-rules = This table began with version { $version } of the rules and keeps to it; new tables follow version { $newest }.

## Errors at the table

error-bad-record = This file is not the record of a game. ({ $message })
error-foreign-record = This record is of a game, or of a version of its rules, that is not here.
error-altered-record = This record does not lead to what it says: something in it was changed. ({ $message })
error-unfinished-record = The game of this record is not over. Only finished games can be opened.
error-long-record = This file is too long to be the record of a game.
error-lesson = The lesson asks for something else now. Read it again, it says what to do.
error-nothing-to-undo = Nothing can be taken back: something hidden has come to light since, or it was not your action.
error-not-settled = The outcome is still open, so the game cannot be finished quickly.
error-over = The game is over.
error-memory = While the game lasts, it is up to you to remember what was seen.
error-not-your-seat = This is not your seat.
error-not-your-turn = It is not your turn.
error-bot-seat = A bot plays this seat. Take it back first.
error-stale = The game went on in the meantime. Try again.
error-unavailable = That did not work just now. Try again.
error-busy = One thing at a time: that is already under way.
error-name = This name cannot be used. Up to 24 ordinary characters, please.
error-rate = A little slower, please: that was a lot at once. Try again in a moment.
error-full = There is no room for more just now. Try again later.
error-not-host = Only the person who set up the table can do that.
error-no-rivals = You play together here: there is nobody to give up to.
error-forfeited = This seat has lost already; a bot plays on there.
error-no-phrase = That cannot be said at this table.
error-no-target = You cannot point at that: not everybody sees it.
error-no-talk = At this table only the ready-made phrases can be said. The person who set up the table can allow more.
error-text = There is nothing to read in that. Up to 200 characters, please.
error-clock = This game cannot be played with such a clock.
error-bad-message = The game room did not understand. Reload the page and try again.
error-bad-notation = This game knows no such action.
error-bad-request = The game room did not understand. Reload the page and try again.
error-components = The component file does not fit together. { $message }
error-options = These options do not go together. Choose others.
error-too-large = That is too much at once.
error-not-common = This is not everybody’s choice.
error-no-proposal = Nothing has been proposed yet.
error-no-lesson = There is no lesson here.
error-tutorial = That cannot be done in a lesson.
error-no-tutorial = There are no lessons for this game.
error-no-diagram = There is no such picture in the rules of this game.
error-running = Wait until the game is over: what is hidden would come out.
error-no-step = There is no such step, or it may not be looked at.
error-no-such-seat = There is no such seat.
error-no-game = No box of that name stands on the shelf.
error-no-table = There is no such table.
error-no-deal = This table does not play the deal of a day.
error-no-puzzles = There are no puzzles for this game.
error-no-language = There are no texts in that language: French and English are there.
error-no-clock = No clock runs in this game.
error-no-time = This game is played against the clock: the moment is missing.
error-too-late = The moment for that has passed.
error-no-key = This link does not open that.
error-taken = Somebody sits there already.
error-coming = This box is still being made.
error-unreadable = This table was played by rules that this game room does not have.
error-origin = This page comes from somewhere else. Open it from the game room itself.
error-storage-full = This browser has no more room: that was not kept, and nothing has changed. Save finished games as files and forget them here, or free some room on this device; then try again.
error-no-such-address = There is no such page here.
error-offline = The game room does not answer. Try again.
error-other = That did not work: { $message }

## Keys

keys = Keys
keys-board = On the board
keys-text = In the list of actions, type the places of an action to find it: a1, then b2.
keys-on = Letters work as shortcuts
cap-enter = Enter
cap-space = Space
cap-escape = Esc
key-actions = to the list of actions
key-move = move through the list
key-act = do the chosen action
key-hint = ask for a hint
key-undo = take back
key-rules = open the rules
key-talk = talk
key-point = point at something; then Enter on it
key-look = look back, and return
key-step = step through the game while looking back
key-play = play or pause while looking back
key-speed = faster or slower
key-leave = close, or return to the game
key-help = this list

## Rules page

rules-intro = { $letter ->
    [none] These are the rules, in our own words.
   *[other] Rules (R) are those of the rulebook, in our own words. Rulings ({ $letter }) are our own decisions, where the rulebook is silent.
}
contents = Contents
search = Search
search-rules = Find a rule
search-found = { $count ->
    [0] no rule found
    [one] 1 rule found
   *[other] { $count } rules found
}
search-nothing = Nothing in these rules about “{ $query }”. Another word, perhaps?
search-all = Show all rules
diagram-try = Try it
provenance = Where the parts come from
provenance-text = Some pages of a printed game are pictures that we do not have. Parts marked “reconstructed” are our own guess, chosen so that the game plays well.
provenance-part = Part
provenance-value = Value
provenance-origin = Origin
provenance-rulebook = rulebook
provenance-inferred = inferred
provenance-reconstructed = reconstructed

## The big screen

look-table = Table
look-hand = Hand
look-screen = Big screen
screen-join = Point your phone at the code to sit down.
screen-hand = Only my hand, on this device
screen-ask-host = The host has the link to a big screen, and opens it for everybody: ask them.
full-screen = Full screen

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

## The review

review = Review
review-wait = Going through the game…
review-failed = There is no review just now.
review-chances = Chance of winning
review-start = Move along the curve, or choose a point below.
review-curve = Chance of winning, step by step
review-at = { $place }: { $chances }
review-chance-of = { $player } { $chance }%
review-crew = The crew
review-the-crew = the crew
review-deal = The game is dealt.
review-tick = Time goes by.
review-taken = { $player }: { $action }
review-better = Better: { $action } ({ $change })
review-why = As a hint would have said: “{ $why }”
review-by-luck = { $change } for { $player } by luck
review-by-decision = { $change } for { $player } by this decision
review-by-secret = { $change } for { $player } by what was hidden
review-by-time = { $change } for { $player } by time gone by
review-by-forfeit = { $change } for { $player } by giving up
review-still = Nothing changed here.
review-turning = Turning points
review-step = Step { $step }
review-point = { $place }, { $player }: { $change }
review-better-ones = There was something better
review-totals = What it came to
review-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
review-luck-good = Lucky: chance gave { $amount }.
review-luck-bad = Unlucky: chance took { $amount }.
review-luck-even = Neither lucky nor unlucky.
review-mistakes = { $mistakes ->
    [one] One decision cost { $amount }.
   *[other] { $mistakes } decisions cost { $amount } together.
}
review-flawless = No decision that was clearly wrong.
review-secret = What was hidden: { $change }.
review-time = Time gone by: { $change }.
review-forfeit = Giving up: { $change }.
review-honest = Each chance is estimated by playing on many times (depth: { $depth }). 1% is one game won out of a hundred: from 60% to 40% is −20%. What cannot be told from noise is not called a mistake.
percent = { $number }%

puzzles = Puzzles
puzzles-of = Puzzles of { $title }
puzzles-text = Situations from games between bots. One action is clearly the best for what you know: find it. Once they are here they need no network.
puzzle-standing = { $solved } solved, { $missed } to try again. In a row: { $streak }, record: { $best }.
puzzle-standing-new = Not tried yet.
puzzle-level = Level { $level }
puzzle-level-all = All levels
puzzle-level-choice = How difficult
puzzle-streak = In a row: { $streak }.
puzzle-ask = You are { $player }. What is best?
puzzle-right = Right!
puzzle-wrong = Not the best.
puzzle-cost = { $action } (wins { $count } in 100 fewer)
puzzle-try = Try something else, or see the answer.
puzzle-answer = The answer:
puzzle-others = What the others cost
puzzle-chance = The answer wins { $count } games in 100.
puzzle-again = Only the first try counts: this one will come again.
puzzle-known = You have solved this one before: it is not counted again.
puzzle-row-over = Your row ends at { $count }.
puzzles-solved = All puzzles of this game are solved!
puzzles-solved-level = All puzzles of this level are solved!
puzzles-solved-next = You can go through them again; then nothing is counted. Or take another game.
puzzles-solved-next-level = Go on with the other levels, or through these again; then nothing is counted.
puzzles-again = Again, without counting
puzzle-refused = That is not possible now.
puzzle-show = Answer
puzzle-next = Next
puzzle-count = { $solved } of { $count } solved.

## A room in this browser alone

alone-lead = Take a box from the shelf. Play a bot right away, or share this device. No account, no server: once it is here, it needs no network.
alone-download = Fetching the game room: { $percent } %
alone-start = Opening the game room: { $percent } %
alone-ready = The game room is open.
alone-failed-fetch = The game room could not be fetched. Is this device online? It is tried again as soon as it is.
alone-failed-storage = This browser keeps nothing for this page, so no table can be opened. Is it a private window, or is the data of sites blocked? If a newer version of these games was open meanwhile, reload this page.
alone-failed-start = The game room came, but cannot be opened in this browser: { $reason }
alone-newer = A newer version of these games is here. A game that is going on keeps its rules.
alone-reload = Take it
alone-links = This game room is in your browser alone, so it has no links for friends and other devices. Play together on this device, or with bots; for links, somebody opens a room with a server on a computer:
alone-levels = Stronger bots would think for too long in a browser. A room with a server has them.
alone-take = Your games are kept in this browser and nowhere else. A game that is over can be saved as a file, and opened on any device.
alone-forget = It is in this browser alone, and will be gone for good.
