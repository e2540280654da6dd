### What a review says in English, on the command line and at the table. Points are hundredths of a whole game.

review-title = { $game }: the game looked back at
review-crew = The crew
review-luck-good = { $player }: lucky, { $count ->
    [one] { $luck } point
   *[other] { $luck } points
} (give or take { $noise }).
review-luck-bad = { $player }: unlucky, { $count ->
    [one] { $luck } point
   *[other] { $luck } points
} (give or take { $noise }).
review-luck-even = { $player }: neither lucky nor unlucky, as far as { $noise ->
    [one] { $noise } point
   *[other] { $noise } points
} can tell.
review-mistakes = { $mistakes ->
    [0] { $player }: no mistake that the search could see.
    [one] { $player }: one mistake cost { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }.
   *[other] { $player }: { $mistakes } mistakes cost { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    } together.
}
review-mistake = { $player }: { $taken } Better: { $best } That cost { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
} (give or take { $noise }).
review-why = A hint would have told { $player }: { $why }
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
}. What is smaller than its noise is not called a mistake.
