blank-title = Blank
blank-tagline = One hidden card each, one chance to swap it.
blank-about = Is your card good enough, or do you trade it for one you have not seen? The highest card wins.

blank-option-copies = The cards
blank-option-copies-1 = One of each
    .hint = Nine cards in all: whoever holds the nine cannot be beaten.
blank-option-copies-2 = Two of each
    .hint = Eighteen cards in all: the best card may be held twice.

blank-table = The table: pile, discards, and a card for everybody
blank-seat = { $seat }
# True: card-of-seat = $card
blank-card = { $seat }: the { $card }
blank-held = the { $card }
blank-hidden = { $seat }: a hidden card
# True: pile = $count
blank-pile = { $count ->
    [0] The pile is empty
    [one] Pile: { $count } card
   *[other] Pile: { $count } cards
}
# True: discards = $count
blank-discards = { $count ->
    [0] Discards: none yet
    [one] Discards: { $count } card
   *[other] Discards: { $count } cards
}

blank-prompt = Keep your card, or swap it once for a card from the pile.
# True: hand = 9
blank-prompt-highest = You hold the highest card there is. Keep it.
blank-do-keep = Keep the { $card }
blank-do-swap = Swap the { $card }
# Rule: BL-2
blank-gain = You discard your card for all to see and are dealt another.
# True: hand = 9; hand = $card
blank-refuse-highest = A { $card } is never swapped: there is no higher card.
blank-fact-choosing = has yet to choose
blank-fact-chosen = has chosen

blank-log-dealt = { $seat } is dealt a card.
    .seat = You are dealt a card.
blank-log-dealt-open = { $seat } is dealt the { $card }.
    .seat = You are dealt the { $card }.
blank-log-kept = { $seat } keeps the card.
    .seat = You keep your card.
blank-log-swapped = { $seat } swaps the { $card }.
    .seat = You swap the { $card }.
blank-log-shown = { $seat } shows the { $card }.
    .seat = You show the { $card }.
# True: highest-card = $card
blank-goal = The highest card wins; there is none above { $card }.
blank-column-card = Card
# True: wins = $seat; winning-card = $card; winners = $winners
blank-why = { $winners ->
    [1] { $seat } wins with the { $card }, the highest card.
   *[other] { $winners } players share the victory, each with the { $card }.
}
    .seat =
        { $winners ->
            [1] You win with the { $card }, the highest card.
           *[other] { $winners } players share the victory, each with the { $card }.
        }
blank-card-pile = Pile of cards
# Rule: BL-2
blank-left = cards left
blank-standing = held the { $card }

blank-primer-goal = Whoever holds the highest card at the end wins.
    .title = The goal
blank-primer-turn = Everybody chooses once: keep the hidden card, or discard it for all to see and be dealt another.
    .title = Your turn
blank-rule-bl-1 =
    There are cards from 1 to 9, { $copies ->
        [1] one
       *[2] two
    } of each. Everybody is dealt one and keeps it hidden.
    .title = The cards
blank-rule-bl-2 = Clockwise, everybody chooses once. Whoever keeps does nothing more. Whoever swaps lays the card on the discards for all to see and is dealt another, hidden again.
    .title = Keep or swap
blank-rule-bl-3 = A nine may not be swapped.
    .title = The nine
blank-rule-bl-4 = When all have chosen, the cards are shown. The highest wins; equal cards share the victory.
    .title = The end
blank-box =
    Cards from 1 to 9, each of them once or twice.
blank-pad = The highest card wins.
blank-figure-swap = Anne swaps her 3, seen by all. She is dealt the 9, which only she sees.

## What speaks for it

# True: hand > 5
blank-reason-keep = The { $card } is above the average
# True: hand < 6
blank-reason-swap = The { $card } is no better than the average

## Learning by playing

blank-lesson-goal = Goal: the highest card.

blank-lesson-swap-title = One card, one swap
blank-lesson-swap-trade-say = You hold the 3, and most cards are better. Swap it.
blank-lesson-swap-trade-done = The 9, and no card is higher: it beats Grace’s 8.
blank-lesson-swap-trade-else-1 = You may keep it. But a 3 seldom wins: try the swap.
blank-lesson-swap-on = Now a whole game.

## The coach of the first game

blank-coach-choice = You choose once: keep your card, or swap it for one from the pile.
blank-coach-nine = Nothing beats a nine. Keep it, and wait for the others.
