### What the command line says around a game in English.

cli-player = Player { $number }
cli-bot = Bot { $number } ({ $level })
cli-undo = { $player } takes back the last action.
cli-absent = { $player } is away: a bot answers.
cli-late = { $player } has no time left: a bot decides.
cli-forfeit-resigned = { $player } gives up.
cli-forfeit-time = { $player } has no time left and loses.
cli-propose = { $player } proposes: { $action }
cli-decide = What most proposed is done.
cli-seat-person = { $name } takes seat { $number }.
cli-seat-bot = A bot ({ $level }) takes seat { $number }.
cli-seat-open = Seat { $number } is open.
cli-result = Result: { $scores }
cli-unfinished = The game is not finished.
cli-version = version { $version } of the rules
cli-seed = Seed { $seed }
cli-verified = Verified: the seed, { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
} and the result are as recorded.
cli-to-act = { $player } may
cli-over = The game is over.
cli-hint = A bot would: { $action }
reason-because = { $sure ->
    [true] Because { $why } for “{ $other }”.
   *[false] Because on average { $why } for “{ $other }”.
}
reason-chances = Because it wins { $with } games in 100, against { $without } for “{ $other }”.
reason-proven = Because it wins for certain, whatever anybody does.
reason-alike = “{ $other }” looks just as good.
reason-only = Nothing else can be done.
cli-components-good = { $file } is a component file of { $game }, good for version { $version } of its rules.
cli-components-standard = It plays exactly like the standard one.
cli-components-differ = { $count ->
    [one] It differs from the standard one at 1 place:
   *[other] It differs from the standard one at { $count } places:
}
cli-sit-seated = Seated at seat { $number }. The link of this seat is now { $link }
cli-sit-away = The line is broken; trying again.
cli-sit-back = Back at the table.
cli-sit-fault = The bot has failed and is asked again: it { $told }
cli-sit-over = The game is over. Scores, seat by seat: { $scores }

# Playing in the terminal.

play-welcome = { $title } · you are { $name }, with { $others }.
play-ask = Your choice ({ $help } helps):
play-help =
    A number, or { $example }: do it.
    { $help } and an action: whether the rules allow it.
    { $board }: draw the table again. { $rules }: read the rules. { $undo }: take your last action back.
    { $wait }: let the others act first. { $quit }: leave.
play-allowed = { $line }: { $action } That is allowed now.
play-no-number = Choose a number from 1 to { $most }.
play-no-action = “{ $line }” is no action of this game. Choose one by its number, or type { $help }.
play-no-undo = There is nothing of yours that can be taken back now.
play-no-wait = Nobody else can act now.
play-remember = Remember what you see, then press Enter.
play-bot-failed = { $bot } has failed: { $why }
play-left = You have left the table. See you soon!
play-won = You win!
play-lost = You lose. Another game?
play-shared = A draw.
play-kept = The record is in { $file }.
play-word-board = board
play-word-rules = rules
play-word-undo = undo
play-word-wait = wait
play-word-quit = quit

# A game on the shelf.

shelf-players = Players
shelf-age = From the age of
shelf-minutes = Minutes
shelf-rules = Version of the rules
shelf-by = By
shelf-bots = Bots
shelf-together = All win or lose together
shelf-timed = In real time
shelf-always = always
shelf-options = Options (--option NAME=VALUE)
shelf-default = default
shelf-only = only with { $with }
shelf-otherwise = { $default } with { $with }
shelf-seats = for { $count ->
    [one] 1 player
   *[other] { $count } players
}
shelf-handicap = for mixed ages: what seat { $number } is given

# Other machines that work.

cli-cluster-jobs = --jobs is for processes of this machine, --cluster for those of others: take one of them
cli-cluster-extra = --cluster needs Dask: install ludotheque with the extra `cluster`
cli-cluster-address = --cluster { $address } is no address of a cluster; write it as { $example }
cli-cluster-silent = no scheduler of Dask answers at { $address }; start it with `dask scheduler`
cli-cluster-empty = the cluster at { $address } has no workers; start some with `dask worker { $address }`
cli-cluster-others = every machine of a cluster needs ludotheque { $version }, as here; { $detail }
cli-cluster-deaths = the same work has killed several workers of the cluster at { $address }: { $detail }
cli-cluster-lost = the cluster at { $address } went away in the middle of the work
