### What a review says in English, on the command line and on its page.

review-title = { $game }: the game looked back at
review-crew = The crew
review-percent = { $percent }%
review-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
review-doubt = {" "}(give or take { $noise })
review-luck-good = { $player }: lucky, { $luck }{ $doubt }.
review-luck-bad = { $player }: unlucky, { $luck }{ $doubt }.
review-luck-even = { $player }: neither lucky nor unlucky{ $doubt }.
review-luck-untold = { $player }: no luck, good or bad, that could be told.
review-came-of-secret = { $player }: { $change } by what was hidden.
review-came-of-time = { $player }: { $change } by time that went by.
review-came-of-forfeit = { $player }: { $change } because somebody gave up or ran out of time.
review-mistakes = { $mistakes ->
    [0] { $player }: no mistake that the search could see.
    [one] { $player }: one mistake cost { $cost }.
   *[other] { $player }: { $mistakes } mistakes cost { $cost } together.
}
review-mistake = { $player }: { $taken } Better: { $best } That cost { $cost }{ $doubt }.
review-why = As a hint would have said: “{ $why }”
review-acted = { $player }: { $action }
review-curve = Chances to win, step by step
review-totals = What it came to
review-list = Mistakes
review-turning = Turning points
review-turned = Step { $step }: { $what }
review-player = Player
review-luck = Luck
review-decisions = Own decisions
review-others = Others’ decisions
review-secret = Secrets
review-time = Time
review-forfeit = Giving up
review-step = Step
review-deal = The game is laid out.
review-tick = Time goes by.
review-gave-up = { $player } gives up or has no time left.
review-depth = Every chance is estimated from { $depth ->
    [one] { $depth } simulation
   *[other] { $depth } simulations
}. 1% is one game won out of a hundred: from 60% to 40% is −20%. What is smaller than its noise is not called a mistake.
