tricks-title = Three tricks
tricks-tagline = Five cards each, and three tricks to win.
tricks-about =
    Everybody is dealt five cards of three suits. One leads a card, the others follow the suit if they can, and the highest card of that suit takes the trick. Who takes it leads the next one.

    The first with three tricks wins. Or lay all cards at once, face down, and let the highest win.

tricks-option-order = Playing cards
tricks-option-order-turns = In turn
    .hint = One leads, the others follow suit if they can.
tricks-option-order-once = All at once
    .hint = Everybody lays a card face down; the highest of all takes the trick.

tricks-prompt = Play a card of your hand.
# True: tricks-to-win = $tricks; is-won = False
tricks-goal =
    { $tricks ->
        [one] The first trick wins.
        [other] The first with { $tricks } tricks wins, else whoever has most.
       *[none] The first with enough wins, else whoever has most.
    }
tricks-row-taken = Tricks
tricks-row-hands = Hand
tricks-row-laid = Played
tricks-do-play = Play { $a }

# True: had
tricks-log-played = { $seat } plays { $card }.
    .seat = You play { $card }.
# True: takes = $seat; best-card = $card
tricks-log-taken = { $seat } takes the trick with { $card }.
    .seat = You take the trick with { $card }.

tricks-primer-goal = Take three tricks before the others.
    .title = The goal
tricks-primer-turn = Play a card. The best one takes the trick, and whoever has played it leads.
    .title = A trick
tricks-rule-tt-1 = There are cards of 1 to 7 in three suits, clubs, hearts and spades. Everybody is dealt five; the rest stays hidden.
    .title = The cards
tricks-rule-tt-2 =
    { $order ->
        [once] All lay a card face down at the same time, and then all are shown. The highest number takes the trick; among equal ones spades beat hearts, and hearts beat clubs.
       *[turns] One leads any card. The others follow the suit if they can; if not, they play what they like. The highest card of the suit that was led takes the trick, and whoever has played it leads the next one.
    }
    .title = A trick
tricks-rule-tt-3 = The first with three tricks wins. If the cards run out before, whoever has most tricks wins; equal ones share the victory.
    .title = The end
tricks-box = Cards of 1 to 7 in three suits.
