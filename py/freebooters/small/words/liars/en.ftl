liars-title = Liar’s dice
liars-tagline = Hidden dice, bold bids: whom do you believe?
liars-about =
    Everybody rolls three dice and hides them. In turn you bid how many dice of one face lie on the whole table, each bid higher than the last, or you doubt it.

    Then all dice are shown. Whoever was wrong loses a die; the last one with dice wins.

# True: bid = $count
liars-prompt =
    { $count ->
        [0] Bid how many dice of one face lie on the table.
       *[other] Doubt the last bid, or bid higher if you can.
    }
# True: seats-with-dice > 1
liars-goal = Be the last one who still has dice.
# Rule: LD-3
liars-row-left = Dice left
liars-row-dice = Dice
liars-row-count = Bid: how many
liars-row-face = Bid: face
liars-key-count = How many
liars-key-face = Which face
liars-do-bid = Bid { $a } × { $b }
liars-do-doubt = Doubt

# True: bid = $count; face = $face
liars-log-bid = { $seat } bids { $count } × { $face }.
    .seat = You bid { $count } × { $face }.
# True: there = $there; face-doubted = $face
liars-log-doubted = { $seat } doubts: there are { $there } × { $face }.
    .seat = You doubt: there are { $there } × { $face }.
# True: loser = $seat; lost = $count
liars-log-lost =
    { $seat } loses { $count ->
        [one] a die
       *[other] { $count } dice
    }.
    .seat =
        You lose { $count ->
            [one] a die
           *[other] { $count } dice
        }.
# True: dice = $dice
liars-log-showed = { $seat } shows { $dice }.
    .seat = You show { $dice }.
# True: dice-left = 0
liars-log-out = { $seat } has no dice left.
    .seat = You have no dice left.

liars-primer-goal = Be the last one who still has dice.
    .title = The goal
liars-primer-turn = Bid higher than the last one, or doubt. You see your own dice alone.
    .title = Your turn
liars-rule-ld-1 = Everybody has three dice, rolls all of them and looks at them in secret. They count for the whole table.
    .title = Rolling
liars-rule-ld-2 = A bid says how many dice of one face lie there, yours among them. The next one must name more dice, or as many of a higher face.
    .title = Bidding
liars-rule-ld-3 = Whoever does not believe the last bid doubts it, and all dice are shown. If there are as many or more, the doubter loses a die; if not, the bidder does. The loser begins the next round.
    .title = Doubting
liars-box = Three dice for each player.
