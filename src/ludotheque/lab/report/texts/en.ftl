### What reports for designers say in English.

report-title = { $game }: a report for designers
report-about = { $games } games between bots of the level { $bots }, { $seats ->
    *[other] { $seats } players
}, seed { $seed }; component file { $components }, version { $rules } of the rules, Ludothèque { $version }.
report-options = Options: { $options }.
report-short = In short
report-seat = Seat { $number }
report-crew = The crew

short-even = No seat wins more or less often than chance explains.
short-seat = { $seat } wins { $rate } of the games ({ $low } to { $high }), where { $fair } would be its share.
short-crew = The crew wins { $rate } of the games ({ $low } to { $high }).
short-draws = { $rate } of the games end in a draw ({ $low } to { $high }).
short-length = A game takes { $actions } actions, { $decisions } of them a choice, among { $choices } on average.
short-decided = It is decided, on average, when { $share } of it is played; the lead changes hands { $leads } times.
short-crew-decided = It is decided, on average, when { $share } of it is played.
short-causes = Of all that changed chances, { $luck } was luck, { $decisions } decisions that were not the best, { $secrets } things hidden.
short-causes-timed = Of all that changed chances, { $luck } was luck, { $decisions } decisions that were not the best, { $secrets } things hidden, { $time } time gone by.
short-more = { $group }, { $thing }: those who used it { $often } won { $gain } points more often ({ $low } to { $high }).
short-less = { $group }, { $thing }: those who used it { $often } won { $gain } points less often ({ $low } to { $high }).
short-no-thing = Nothing in the box goes with winning or losing beyond what chance explains.
short-never = Never seen: { $count ->
    [one] 1 kind of event
   *[other] { $count } kinds of events
} of { $all }.
often-once = at all
often-least = at least { $least } times

compare-title = The other file beside this one
compare-about = The same { $games } deals with the component file { $other } instead of { $components }. Of { $count } figures that were compared, the following differ beyond noise; all of them taken together, a report names one by mistake in 5 of 100.
compare-none = Of { $count } figures that were compared over the same deals, none differs beyond noise.
compare-changed = What stands in the other file
compare-all = All figures that were compared
compare-things = By how many points those won more often who used a thing, in both files
compare-rose = { $what }: { $after } instead of { $before } ({ $low } to { $high } more).
compare-fell = { $what }: { $after } instead of { $before } ({ $low } to { $high } less).
compare-seat = { $seat } wins
compare-draws = draws
compare-length = actions in a game
compare-decisions = choices in a game
compare-choices = possibilities at a choice
compare-clock = seconds on the clock
compare-use = { $group }, { $thing }: uses in a game
compare-figure = { $figure }, all together

vary-title = What { $path } changes
vary-about = Every value plays the same { $games } deals.
vary-chart = The share of the games that is won, by { $path }, with the intervals that hold the truth 95 times in 100.
vary-length = Actions in a game, by { $path }
vary-impossible = { $value }: not possible. { $problem }

seats-title = Who wins
seats-chart = The share of the games that each seat wins, with the interval that holds the truth 95 times in 100; the dashed line is a fair share.
crew-chart = The share of the games that the crew wins, with the interval that holds the truth 95 times in 100.
length-title = How long it is, and how much there is to choose
length-chart = How many actions games take: the bar holds eight games in ten, the line all of them, the mark is the mean.
tension-title = How it stays open
tension-chart = The chance of whoever wins in the end, on average, from the deal to the end of the game.
tension-about = From { $reviews ->
    [one] 1 game
   *[other] { $reviews } games
} reviewed with { $depth } simulations for each chance. A game counts as decided from where the winner’s chance never falls below 90 % again. Luck, decisions and secrets are counted as far as such reviews can tell them.
tension-decided = decided after so much of the game
tension-leads = changes of the lead
tension-behind = how far behind the winner was, at worst
skill-title = Luck and skill
skill-chart = Of all that changed chances: luck, decisions, secrets and time.
skill-luck = luck
skill-decisions = decisions
skill-secrets = secrets
skill-time = time
ladder-title = The ladder of skill
ladder-chart = How often each level wins against the one below it; the dashed line is the share of an equal.
ladder-crew-chart = How often a crew of each level wins.
ladder-against = { $bot } against { $other }
things-title = What is in the box
things-about = What each thing goes with for those who used it, at the same seat. That is no proof that it made them win: the winners may have had more time to use it. A mark is filled where all things taken together leave no doubt.
things-chart = { $group }: by how much those who used a thing won more or less often than the others, in points, with 95 % intervals.
figures-title = What games come to
never-title = Rules that never fire
never-none = Every kind of event happened, and every kind of action was played.
never-events = These happened in none of the games:
never-verbs = Nobody ever played these actions: { $verbs }.
never-all = Everything that happened, and how often
made-title = How this was made
made-command = The same figures again: { $command }
made-bots = Bots play it as they play the standard file. Components far from it are judged with old eyes: train bots for them (ludotheque train), and let those play.

head-seat = seat
head-won = won
head-interval = 95 %
head-fair = fair
head-what = figure
head-mean = mean
head-bot = bots
head-games = games
head-thing = thing
head-uses = uses in a game
head-users = of seats
head-often = used
head-gain = won more often
head-figure = figure
head-all = all
head-winners = winners
head-others = the others
head-event = event
head-share = in so many games
head-times = times in a game
head-before = this file
head-after = the other
head-change = change
head-beyond = beyond noise
head-path = place
head-part = part of the game
head-chance = chance
head-value = value
head-draws = draws
head-length = actions
head-cause = cause
yes = yes
