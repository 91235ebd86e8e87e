cartagena-title = Cartagena
cartagena-tagline = Sneak your whole crew through the winding passage and be first to cast off.
cartagena-about =
    A crew has broken out of the fortress of Cartagena, and a boat is waiting. Every card you play sends a pirate leaping to the next free symbol of its kind; the more crowded the passage, the longer the leap.

    New cards come only to those who fall back to a companion or a rival. When to run and when to retreat is the whole art, and it takes a minute to learn.

## Choosing a variant

cartagena-option-variant = Variant
cartagena-option-variant-jamaica = Jamaica
    .hint = Hands are secret and cards come from a face-down pile: some luck, some bluff.
cartagena-option-variant-tortuga = Tortuga
    .hint = All hands lie open, and so do the next cards to be drawn: nothing but planning.
cartagena-option-variant-hispaniola = Hispaniola
    .hint = Hands are secret, but the next cards to be drawn lie open: watch who takes what.
cartagena-option-variant-basic = Jungle, short
    .hint = The basic game of 2014: four pirates, thirty spaces, two moves a turn, secret hands.
cartagena-option-variant-advanced = Jungle, long
    .hint = The advanced game of 2014: five pirates, thirty-six spaces, three moves a turn, secret hands.

cartagena-rules-2 = Whoever has no card and no way back draws one card at any move, no longer at the first one of a turn only (CA-8).

## Symbols

cartagena-bottle = bottle
cartagena-pistol = pistol
cartagena-hat = hat
cartagena-skull = skull
cartagena-dagger = dagger
cartagena-key = key
cartagena-keys = bunch of keys
cartagena-grapple = grappling hook
cartagena-lantern = lantern
cartagena-telescope = spyglass

## The rules

cartagena-primer-goal =
    You lead a crew of { $variant ->
        [basic] four pirates out of the jungle
        [advanced] five pirates out of the jungle
       *[other] six pirates out of the fortress
    }. Whoever has the whole crew in the boat first casts off and wins.
    .title = The goal
cartagena-primer-way =
    All pirates begin at the start. A winding passage of { $variant ->
        [basic] thirty
       *[other] thirty-six
    } spaces leads from there to the boat. Each space bears one of six symbols, and so does every card. You begin with { $variant ->
        [basic] five or six
        [advanced] five or six
       *[other] six
    } cards.
    .title = The way
cartagena-primer-turn =
    On your turn you make { $variant ->
        [basic] one or two
       *[other] one, two or three
    } moves. The first you must make, then you may stop. A move is one of two things: play a card to run forward, or fall back to draw cards. Mix them as you like, with one pirate or with several.
    .title = Your turn
cartagena-primer-cards =
    Play a card and choose one of your pirates. It runs ahead to the next space with the symbol of the card on which nobody stands. Spaces with that symbol that are taken are leapt over, so a crowd in front of you carries you far. If no free one is left ahead, the pirate leaps straight into the boat.
    .title = Forward with a card
cartagena-primer-retreat =
    Playing cards brings none back. You only gain cards by falling back: one of your pirates goes back to the nearest space behind it where one or two pirates stand, yours or anybody’s. You draw one card for each pirate who stood there. Three pirates fill a space; it is passed over. Nobody falls back as far as the start.
    .title = Back for cards
cartagena-primer-draw =
    { $variant ->
        [tortuga] You draw from an open row, always the next card in the direction of the arrow. All hands lie open too: nothing is hidden, so plan.
        [hispaniola] You draw from an open row, always the next card in the direction of the arrow, and everybody sees what you take. The rest of your hand is secret.
       *[other] You draw from the face-down pile, and hands are secret.
    }
    .title = Drawing
cartagena-primer-end =
    The game ends the moment a crew is complete in the boat. Until then, leave nobody behind: a lonely straggler needs many cards, while pirates close together are something to leap over and to fall back to, for you and for everybody else.
    .title = Casting off
cartagena-rule-ca-1 =
    A passage of numbered spaces winds from the start to the boat. It is put together by lot from segments of six spaces, and each segment bears all six symbols once, so no two games are alike.

    { $variant ->
        [basic] The passage begins at a camp in the jungle. It has thirty spaces, and every crew has four pirates.
        [advanced] The passage begins at a camp in the jungle. It has thirty-six spaces, and every crew has five pirates.
       *[other] The passage is a tunnel that begins in the fortress. It has thirty-six spaces, and every crew has six pirates.
    }

    All pirates begin at the start.
    .title = The way to the boat
    .ruling =
        { $variant ->
            [basic] The rulebook lays five or six segments in any order; which side lies up is drawn by lot as well.
            [advanced] The rulebook lays five or six segments in any order; which side lies up is drawn by lot as well.
           *[other] The rulebook leaves open how the segments are joined; order and direction are drawn by lot.
        }
cartagena-rule-ca-2 =
    { $variant ->
        [basic] The start player begins with six cards, all others with five.
        [advanced] The start player begins with six cards, all others with five.
       *[other] Everyone begins with six cards.
    } Who starts is drawn by lot, and play goes clockwise.

    On your turn you make { $variant ->
        [basic] one or two moves
       *[other] one, two or three moves
    }. The first one you must make; after it you may stop whenever you like. A move is either playing a card (CA-3) or retreating a pirate (CA-4). You may mix the two in any order and use the same pirate again.

    After your last move the turn passes on by itself, once your cards are drawn.
    .title = Your turn
    .ruling =
        { $variant ->
            [basic] By the rulebook the oldest player starts; here it is drawn by lot.
            [advanced] By the rulebook the oldest player starts; here it is drawn by lot.
           *[other] By the rulebook whoever looks most like a pirate starts; here it is drawn by lot.
        }
cartagena-rule-ca-3 =
    Discard a card and take one of your pirates that is not aboard yet. It runs ahead to the next space with the symbol of the card on which nobody stands.

    Spaces with that symbol where pirates stand, yours or anybody else’s, are leapt over. If no free one is left ahead, the pirate leaps straight into the boat.
    .title = Playing a card
cartagena-rule-ca-4 =
    Take one of your pirates from a space or from the boat and move it back to the nearest space behind it where one or two pirates stand, no matter whose. You draw as many cards as pirates were standing there: one or two. This is how cards are gained.

    Empty spaces and spaces with three pirates are passed over, but the first space with one or two pirates stops the retreat. Pirates on the space it leaves do not count. Nobody retreats to the start: a pirate with no such space behind it cannot retreat.
    .title = Retreating and drawing
    .ruling =
        { $variant ->
            [basic] { "" }
            [advanced] { "" }
           *[other] The rulebook does not say whether a pirate may come back from the boat. In the edition of 2014 it may, and so it may here.
        }
cartagena-rule-ca-5 =
    There are never more than three pirates on one space. The start and the boat hold any number.
    .title = Three to a space
cartagena-rule-ca-6 =
    There are { $variant ->
        [basic] fifteen
        [advanced] fifteen
       *[other] seventeen
    } cards of every symbol. When a card is needed and the pile is empty, the discards are shuffled and become the new pile, even between the two cards of one retreat.

    If both are empty, you draw what there is, perhaps nothing. The retreat is allowed all the same.
    .title = When the pile runs out
    .ruling = A retreat stays legal even when there is nothing left to draw.
cartagena-rule-ca-7 =
    { $variant ->
        [tortuga]
            Twelve cards lie face up in a row, and cards are drawn from it. You always take the next one in the direction of the arrow; there is no picking and choosing.

            As soon as the last card is taken a new row of twelve is laid out, even in the middle of a draw. If the pile holds fewer than twelve, the discards are shuffled to complete the row; if that is still not enough, the row is shorter. If there is nothing to lay out, a row is laid as soon as a card is needed again.
        [hispaniola]
            Twelve cards lie face up in a row, and cards are drawn from it. You always take the next one in the direction of the arrow; there is no picking and choosing.

            As soon as the last card is taken a new row of twelve is laid out, even in the middle of a draw. If the pile holds fewer than twelve, the discards are shuffled to complete the row; if that is still not enough, the row is shorter. If there is nothing to lay out, a row is laid as soon as a card is needed again.
       *[other] { "" }
    }
    .title = The open row
    .ruling = The rulebook only says that a used-up row is replaced. When exactly that happens, and what happens when cards run short, is our decision.
cartagena-rule-ca-8 =
    If it is your move and you have no card and no pirate that can retreat, you draw one card, and your turn is over. You may not do so at any other time. After a first move you may also end your turn without drawing. If there is no card to draw, you pass.
    .title = No card and no way back
    .ruling =
        { $variant ->
            [basic] The Dutch rulebook allows the card, the French one gives it; after a first move you may do without it here.
            [advanced] The Dutch rulebook allows the card, the French one gives it; after a first move you may do without it here.
           *[other] This rule of the edition of 2014 holds here too.
        }
cartagena-rule-ca-9 =
    The moment one crew is complete in the boat the game ends, and that player has won.

    The others are ranked by their pirates aboard, and if those are equal by how far all their pirates have come.
    .title = Casting off
    .ruling = The rulebook names the winner alone; how the others are ranked is our decision.
cartagena-rule-ca-10 =
    How many cards everyone holds is always open to see. So is what lies among the discards.

    { $variant ->
        [tortuga] All hands lie face up.
        [hispaniola] Hands are secret. Cards taken from the open row are seen by all, though: the table keeps showing those that you know of.
       *[other] Hands are secret. Cards are drawn from the face-down pile, so nobody knows what you draw.
    }
    .title = What is open and what is secret
    .ruling =
        { $variant ->
            [basic] That everybody may look through the discards is our decision.
            [advanced] That everybody may look through the discards is our decision.
           *[other] That hands are counted and discards looked through by everybody is our decision.
        }
cartagena-box =
    { $variant ->
        [basic] Six segments of six spaces, different on front and back; a start and a boat; 90 cards, 15 each of bottle, bunch of keys, pistol, grappling hook, lantern and spyglass; 25 pirates, five in each of five colours. The short game leaves one segment and a pirate of each colour in the box.
        [advanced] Six segments of six spaces, different on front and back; a start and a boat; 90 cards, 15 each of bottle, bunch of keys, pistol, grappling hook, lantern and spyglass; 25 pirates, five in each of five colours.
       *[other] Six segments of six spaces, the same on both sides; a boat; 102 cards, 17 each of bottle, pistol, hat, skull, dagger and key; a card with an arrow for the open row; 30 pirates, six in each of five colours. The order of the symbols on the segments is the published one.
    }
    .ours =
        { $variant ->
            [basic] The order of the symbols on the segments. Over all twelve sides every symbol stands exactly twice on each of the six places.
            [advanced] The order of the symbols on the segments. Over all twelve sides every symbol stands exactly twice on each of the six places.
            [hispaniola] Hispaniola is not in the rulebook: it is the way the game is often played online, hands secret and the row open.
           *[other] { "" }
        }
cartagena-pad = Whoever has the whole crew in the boat first wins; nothing else is scored.
cartagena-figure-way = The tunnel from the fortress to the boat: thirty-six spaces.
cartagena-figure-way-basic = The jungle from the camp to the boat: thirty spaces in the short game.
cartagena-figure-way-advanced = The jungle from the camp to the boat: thirty-six spaces in the long game.
cartagena-figure-leap = Anne’s red pirate stands on space 4 and runs with the symbol of space 5. Grace stands there, so Anne’s pirate leaps on to space 7, the next one with that symbol.
cartagena-figure-retreat = Anne’s pirate falls back from space 7. The nearest space with one or two pirates is space 5, where two of Grace’s stand: Anne draws two cards.
cartagena-figure-full = Grace’s blue pirate falls back from space 6. Space 5 holds three, space 4 none: both are passed over. One stands on space 3, so Grace draws one card.
cartagena-figure-row = A retreat to one pirate: Anne takes the next card of the row, the key.
cartagena-figure-aboard = No free pistol is left ahead of the pirate: it leaps into the boat. Anne’s crew is complete, and she wins.
cartagena-figure-boards = No free lantern is left ahead of the pirate: it leaps straight into the boat.
cartagena-figure-open-hands = In Tortuga everybody sees Grace’s cards (above) and Anne’s.
cartagena-figure-known-hands = Grace has taken a key from the open row. Anne’s table keeps showing that Grace has it.
cartagena-figure-supply = The face-down pile, and beside it the discards of every symbol, open to all.

## What happened

cartagena-log-laid = The passage is laid: { $cells } spaces.
cartagena-log-started = { $seat } is to start.
    .seat = You are to start.
cartagena-log-dealt =
    { $count ->
        [one] { $seat } is dealt one card.
       *[other] { $seat } is dealt { $count } cards.
    }
    .seat =
        { $count ->
            [one] You are dealt one card.
           *[other] You are dealt { $count } cards.
        }
cartagena-log-row =
    { $count ->
        [one] A row of one card is laid out.
       *[other] A row of { $count } cards is laid out.
    }
cartagena-log-played =
    { $from ->
        [0] { $seat } plays { $symbol }: from the start to space { $to }.
       *[other] { $seat } plays { $symbol }: from space { $from } to space { $to }.
    }
    .seat =
        { $from ->
            [0] You play { $symbol }: from the start to space { $to }.
           *[other] You play { $symbol }: from space { $from } to space { $to }.
        }
cartagena-log-boarded =
    { $from ->
        [0] { $seat } plays { $symbol }: from the start straight into the boat.
       *[other] { $seat } plays { $symbol }: from space { $from } into the boat.
    }
    .seat =
        { $from ->
            [0] You play { $symbol }: from the start straight into the boat.
           *[other] You play { $symbol }: from space { $from } into the boat.
        }
# True: drew = $count
cartagena-log-retreated =
    { $at ->
        [boat] { $seat } retreats from the boat to space { $to }
       *[cell] { $seat } retreats from space { $from } to space { $to }
    } { $count ->
        [0] without drawing.
        [one] for one card.
       *[other] for { $count } cards.
    }
    .seat =
        { $at ->
            [boat] You retreat from the boat to space { $to }
           *[cell] You retreat from space { $from } to space { $to }
        } { $count ->
            [0] without drawing.
            [one] for one card.
           *[other] for { $count } cards.
        }
cartagena-log-drew = { $seat } draws a card.
    .seat = You draw a card.
cartagena-log-drew-card = { $seat } draws { $symbol }.
    .seat = You draw { $symbol }.
cartagena-log-shuffled =
    { $count ->
        [one] The one discard becomes the new pile.
       *[other] { $count } discards are shuffled into a new pile.
    }
cartagena-log-ended = { $seat } ends the turn.
    .seat = You end your turn.
cartagena-log-helped = { $seat } has no card and no way back, and draws one.
    .seat = You have no card and no way back, and draw one.
cartagena-log-passed = { $seat } has to pass.
    .seat = You have to pass.
cartagena-log-won = { $seat } has the whole crew aboard and casts off!
    .seat = You have your whole crew aboard and cast off!

## What you are asked

# True: moves = $moves; ways = $way
cartagena-prompt-first =
    { $way ->
        [play] Pick a card and the pirate to run with it
        [retreat] Pick a pirate to retreat and draw cards
       *[both] Pick a card and a pirate to run, or a pirate to retreat
    }. { $moves ->
        [one] One move left.
       *[other] { $moves } moves left.
    }
# True: moves = $moves; ways = $way
cartagena-prompt-move =
    { $way ->
        [play] Play a card, or end your turn.
        [retreat] Retreat, or end your turn.
       *[both] Play a card, retreat, or end your turn.
    } { $moves ->
        [one] One move left.
       *[other] { $moves } moves left.
    }
# True: ways = none; drawable = 0
cartagena-prompt-end = There is nothing more you can do: end your turn.
# True: ways = none; drawable > 0
cartagena-prompt-draw =
    You have no card and no way back: { $when ->
        [first] draw one card.
       *[move] draw one card, or end your turn.
    }
# True: ways = none; drawable = 0
cartagena-prompt-pass = You have no card and no way back, and none is left to draw: pass.

## What you can do

# True: action-leads = $to
cartagena-choice-play =
    Play { $symbol }: pirate { $at ->
        [start] from the start
       *[cell] from space { $cell }
    } { $goal ->
        [boat] into the boat
       *[cell] to space { $to }
    }
# True: draws = $count; action-leads = $to
cartagena-choice-retreat =
    Retreat { $at ->
        [boat] from the boat
       *[cell] from space { $cell }
    } to space { $to } { $count ->
        [0] without drawing
        [one] and draw one card
       *[other] and draw { $count } cards
    }
cartagena-choice-end = End turn
cartagena-choice-draw = Draw one card
cartagena-choice-pass = Pass
cartagena-short-play =
    { $at ->
        [start] Start
       *[cell] { $cell }
    } { $goal ->
        [boat] to boat
       *[cell] to { $to }
    }
# True: draws = $count
cartagena-short-retreat =
    { $at ->
        [boat] Boat
       *[cell] { $cell }
    } { $count ->
        [0] back to { $to }
       *[other] back: +{ $count }
    }
cartagena-short-end = End turn
cartagena-short-draw = Draw one card
cartagena-short-pass = Pass
# True: runs = $count
cartagena-gain-run =
    { $count ->
        [one] Runs one space
       *[other] Runs { $count } spaces
    }
# True: boards; aboard-after = $count; crew = $all
cartagena-gain-aboard = Reaches the boat: { $count } of { $all } aboard
# True: moves = $count
cartagena-gain-end =
    { $count ->
        [one] Gives up one move
       *[other] Gives up { $count } moves
    }
# True: draws = 1; first-drawn = $first
cartagena-gain-one = Draws { $first }
# True: draws = 2; first-drawn = $first; second-drawn = $second
cartagena-gain-two = Draws { $first } and { $second }
# True: draws = 2; first-drawn = $first; row = 1
cartagena-gain-new-row = Draws { $first } and the first card of a new row
# True: draws = $count; faces-seen = 0
cartagena-gain-draw =
    { $count ->
        [0] Draws nothing: no card is left
        [one] Draws one card
       *[other] Draws { $count } cards
    }

## What lies on the table

cartagena-scene = The table of Cartagena, { $variant }
cartagena-caption-row = Open row
cartagena-caption-discards = Discards
cartagena-caption-hand = Your hand
cartagena-caption-others = Other hands
# True: hand = 0
cartagena-caption-no-cards = No cards left
# True: standing-here = $count
cartagena-node-start =
    Start: { $count ->
        [0] no pirates
        [one] one pirate
       *[other] { $count } pirates
    }
# True: standing-here = $count
cartagena-node-boat =
    Boat: { $count ->
        [0] no pirates aboard
        [one] one pirate aboard
       *[other] { $count } pirates aboard
    }
# True: place = $cell; symbol = $symbol; standing-here = $count; named-here
cartagena-node-cell =
    Space { $cell }, { $symbol }: { $count ->
        [0] free
        [1] { $first }
        [2] { $first }, { $second }
       *[other] { $first }, { $second }, { $third }
    }
# True: pirates-there = $count
cartagena-node-pirate =
    { $seat }: { $count ->
        [one] pirate
       *[other] { $count } pirates
    } { $at ->
        [start] at the start
        [boat] in the boat
       *[cell] on space { $cell }
    }
# True: pirates-there = $count
cartagena-node-own =
    { $count ->
        [one] Your pirate
       *[other] Your { $count } pirates
    } { $at ->
        [start] at the start
        [boat] in the boat
       *[cell] on space { $cell }
    }
# True: falls-to = $to; falls-for = $count
cartagena-node-back =
    { $pirate }. Way back: space { $to }, { $count ->
        [0] no card
        [one] one card
       *[other] { $count } cards
    }
# True: cards-of-seat = $count
cartagena-node-hand =
    { $seat }: { $count ->
        [0] no cards
        [one] one card
       *[other] { $count } cards
    }
# True: cards-shown = $count
cartagena-node-card =
    { $count ->
        [one] { $symbol }, one card
       *[other] { $symbol }, { $count } cards
    }
# True: hidden = $hidden; each-shown
cartagena-node-known =
    { $hand }{ $count-one ->
        [0] {""}
       *[other] , { $one } { $count-one }
    }{ $count-two ->
        [0] {""}
       *[other] , { $two } { $count-two }
    }{ $count-three ->
        [0] {""}
       *[other] , { $three } { $count-three }
    }{ $count-four ->
        [0] {""}
       *[other] , { $four } { $count-four }
    }{ $count-five ->
        [0] {""}
       *[other] , { $five } { $count-five }
    }{ $count-six ->
        [0] {""}
       *[other] , { $six } { $count-six }
    }{ $hidden ->
        [0] {""}
       *[other] , hidden { $hidden }
    }
# True: row = $count; symbol-in-row = $symbol
cartagena-node-next =
    { $count ->
        [one] Retreat and draw. Last in the row: { $symbol }
       *[other] Retreat and draw. Next of { $count } in the row: { $symbol }
    }
# True: place-in-row = $place; symbol-in-row = $symbol
cartagena-node-row = Open row, place { $place }: { $symbol }
# True: pile = $count
cartagena-node-draw =
    { $count ->
        [0] Retreat and draw. The pile is empty
        [one] Retreat and draw. One card in the pile
       *[other] Retreat and draw. { $count } cards in the pile
    }
# True: pile = $count
cartagena-node-pile =
    { $count ->
        [0] The pile is empty
        [one] Pile: one card
       *[other] Pile: { $count } cards
    }
# True: discarded = $count
cartagena-node-discard =
    { $count ->
        [0] Discarded { $symbol }: none
       *[other] Discarded { $symbol }: { $count }
    }
# True: discards = $count; each-discarded
cartagena-node-discards =
    Discards: { $count ->
        [0] none
       *[other] { $count } ({ $one } { $count-one }, { $two } { $count-two }, { $three } { $count-three }, { $four } { $count-four }, { $five } { $count-five }, { $six } { $count-six })
    }

## What the card beside a thing says

cartagena-card-start = Start
# Rule: CA-4
cartagena-now-start = All crews begin here. Nobody can fall back to it.
cartagena-card-boat = Boat
# True: crew = $all
cartagena-now-boat = Whoever first has all { $all } pirates aboard wins. A pirate can come back from here for cards.
cartagena-number-seat = { $seat }
cartagena-card-cell = Space { $cell }: { $symbol }
# True: standing-here = $count
cartagena-now-cell =
    { $count ->
        [0] Free: a card with its symbol can take a pirate here. Retreats pass over it.
        [1] A retreat that gets here ends and draws one card. Cards leap over it.
        [2] A retreat that gets here ends and draws two cards. Cards leap over it.
       *[other] Full with three pirates: cards and retreats pass over it.
    }
# True: falls-to = $to; falls-for = $count
cartagena-now-retreat =
    Falls back to space { $to } and draws { $count ->
        [0] no card.
        [one] one card.
       *[other] { $count } cards.
    }
# True: falls-to = None
cartagena-now-stuck = Cannot fall back: no space behind it holds one or two pirates.
cartagena-more-pirate = A card sends it to the next free space with that symbol, or else into the boat.
cartagena-now-other = Cards leap over it. Where one or two stand, a retreat stops and draws cards.
cartagena-now-card = Sends one of your pirates to the next free space with this symbol: { $symbol }.
# True: card-leads = $to; can-play
cartagena-number-way =
    { $at ->
        [start] Start
       *[cell] Space { $cell }
    } to { $goal ->
        [boat] the boat
       *[cell] space { $to }
    }
cartagena-card-next = Next card: { $symbol }
cartagena-now-next = Whoever draws next takes it.
# True: cards-before = $count
cartagena-now-row =
    Its turn comes after { $count ->
        [one] the card before it.
       *[other] the { $count } cards before it.
    }
# Rule: CA-7
cartagena-more-row = Cards are taken in order, never chosen.
cartagena-card-pile = Pile
cartagena-now-pile =
    { $source ->
        [row] A new row is laid from it when the open row is used up.
       *[pile] Cards are drawn from it, unseen.
    }
cartagena-number-pile = cards
cartagena-more-pile = When a card is needed and it is empty, the discards are shuffled into a new one.
cartagena-card-discards = Discards
# True: copies = $copies
cartagena-now-discards = Cards that have been played. Each symbol is on { $copies } cards.
cartagena-card-hand = Hand of { $seat }
    .seat = Your hand
# True: hand-is-known = $known
cartagena-now-hand =
    { $known ->
        [all] All these cards are known to everybody.
        [some] Cards taken from the open row are known, the others are hidden.
       *[none] These cards are hidden.
    }
cartagena-number-hidden = hidden

## About a player

cartagena-fact-aboard = { $count } of { $all } aboard
cartagena-fact-cards =
    { $count ->
        [0] no cards
        [one] one card
       *[other] { $count } cards
    }
# True: moves = $count
cartagena-fact-moves =
    { $count ->
        [one] one move left
       *[other] { $count } moves left
    }
# True: crew = $all
cartagena-goal = The first with all { $all } pirates in the boat wins.
# True: crew = $all; aboard = $count
cartagena-goal-own = Get all { $all } pirates into the boat first: you have { $count }.
cartagena-column-start = Start
cartagena-column-passage = Passage
cartagena-column-spaces = Spaces run
cartagena-column-aboard = Aboard
# True: winner = $winner; crew = $all; nearest = $count; as-near = $rivals; is-nearest
cartagena-why =
    { $winner } has all { $all } pirates aboard; { $rivals ->
        [0] nobody else has a single one there
        [1] { $seat } follows with { $count }
       *[other] { $rivals } others follow with { $count } each
    }.
    .winner =
        You have all { $all } pirates aboard; { $rivals ->
            [0] nobody else has a single one there
            [1] { $seat } follows with { $count }
           *[other] { $rivals } others follow with { $count } each
        }.
    .seat =
        { $winner } has all { $all } pirates aboard; { $rivals ->
            [0] nobody else has a single one there
            [1] you follow with { $count }
           *[other] { $rivals } others follow with { $count } each
        }.
cartagena-standing = { $count } of { $all } pirates aboard

## Why not

# True: cards-held = 0
cartagena-refuse-no-card = You have no card with this symbol: { $symbol }.
# True: mine-there = 0
cartagena-refuse-no-pirate = None of your pirates is there.
cartagena-refuse-boat-play = A pirate in the boat has arrived; it can only retreat.
cartagena-refuse-start-pirate = A pirate at the start has nowhere to retreat to.
# True: action-leads = None
cartagena-refuse-no-target = No space behind this pirate holds one or two pirates, so it cannot retreat.
cartagena-refuse-must-move = Make at least one move before you end your turn.
# Rule: CA-8
cartagena-refuse-draw-only = You may draw a card without retreating only when you have no card and no way back.
cartagena-refuse-run = No card takes a pirate just there: it runs to the next free space with the card’s symbol.
cartagena-refuse-fall = A retreat ends on the nearest space behind with one or two pirates, not there.

## What speaks for it

# True: wins-by-it
cartagena-reason-wins = Brings the last pirate aboard and wins
# True: boards; aboard-after = $count; crew = $all
cartagena-reason-aboard = Brings a pirate aboard: { $count } of { $all }
# True: runs = $steps; longest-run = $steps
cartagena-reason-far = The longest leap there is: { $steps } spaces
cartagena-reason-straggler = Brings up the pirate farthest behind
# True: draws = $count; falls = $steps
cartagena-reason-cards =
    { $count ->
        [one] One card
       *[other] { $count } cards
    } for { $steps ->
        [one] a single space back
       *[other] { $steps } spaces back
    }
# True: draws = $count; hand = 0
cartagena-reason-refill =
    { $count ->
        [one] Brings a card into an empty hand
       *[other] Brings { $count } cards into an empty hand
    }
# True: longest-run < 6; hand > 0
cartagena-reason-keep = Saves the cards: none makes a long leap now

## Learning by playing

cartagena-lesson-goal = Goal: all six of your pirates in the boat.

cartagena-lesson-there-and-back-title = There and back
cartagena-lesson-there-and-back-leap-say = Your six pirates flee to the boat. Choose a skull card, then a pirate in the fortress.
cartagena-lesson-there-and-back-leap-done = He runs to the first skull on his way.
cartagena-lesson-there-and-back-leap-else-1 = Every card works like this. But you hold two skulls: begin with one of them.
cartagena-lesson-there-and-back-leapfrog-say = Now the other skull, again from the fortress. See how far it goes.
cartagena-lesson-there-and-back-leapfrog-done = Spaces where somebody stands are leapt over. Friends and rivals make your path shorter.
cartagena-lesson-there-and-back-leapfrog-else-1 = He could run on, too. Leave him where he is: you will need him in a moment.
cartagena-lesson-there-and-back-leapfrog-else-2 = Allowed, but the skull goes farther just now. Try it.
cartagena-lesson-there-and-back-leapfrog-else-3 = You may stop here, but you have two moves left. Use them.
cartagena-lesson-there-and-back-back-say = Running costs cards, and none come by themselves. Choose your pirate on 12, then the next card in the row: he falls back.
cartagena-lesson-there-and-back-back-done = Back to the nearest space with one pirate or two: one pirate there, so one card. That is how cards are earned.
cartagena-lesson-there-and-back-back-else-1 = That spends another card. This time earn one: send your pirate on 12 back.
cartagena-lesson-there-and-back-back-else-2 = One move is left, and with it you can earn a card.
cartagena-lesson-there-and-back-rivals-say = Grace did the same; two of hers stand on 6, a key. Play your key past them.
cartagena-lesson-there-and-back-rivals-done = Over both of them, on to 9.
cartagena-lesson-there-and-back-rivals-else-1 = Possible, but the key leaps over both rivals. Play that one.
cartagena-lesson-there-and-back-two-cards-say = Two pirates stand behind you on 6: the best place to fall back to. Go.
cartagena-lesson-there-and-back-two-cards-done = Two pirates, two cards, whoever they belong to. With three on a space there is nothing to be had.
cartagena-lesson-there-and-back-two-cards-else-1 = Later. First fetch two cards from the rivals on 6.
cartagena-lesson-there-and-back-two-cards-else-2 = Two moves are left, and two cards wait for you.
cartagena-lesson-there-and-back-free-say = One move is left: use it as you like, or end your turn.
cartagena-lesson-there-and-back-free-done = That is all of Cartagena. What wins: retreats that cost few steps and bring two cards, like yours from 9 to 6.
cartagena-lesson-there-and-back-on = Play on from here against Grace. She is new to this, too.

cartagena-lesson-cast-off-title = Back to win
cartagena-lesson-cast-off-back-say = Five are aboard, and you can win now. Your one pistol takes the last man only to 32; what if he goes back first?
cartagena-lesson-cast-off-back-done = Two rivals on 27, two cards: a pistol and a hat.
cartagena-lesson-cast-off-back-else-1 = He stops on 32, your hand is empty, and he is not aboard. Look at the next two cards in the row.
cartagena-lesson-cast-off-back-else-2 = Even from the boat one may fall back. But then two are missing, and you have only two moves left for them.
cartagena-lesson-cast-off-run-say = Two pistols now, and one pistol space free ahead. Run.
cartagena-lesson-cast-off-run-else-1 = The hat stops on 30, and from there one pistol is not enough. Pistol first.
cartagena-lesson-cast-off-run-else-2 = Once back was right; now forward.
cartagena-lesson-cast-off-run-else-3 = Do not stop: two moves are left, and with them you win.
cartagena-lesson-cast-off-aboard-say = No pistol space is left ahead of him. What will the second one do?
cartagena-lesson-cast-off-aboard-done = No free space, so straight into the boat. All aboard: you win!
cartagena-lesson-cast-off-aboard-else-1 = The hat finds a free space on 33. The pistol finds none: it carries him into the boat.
cartagena-lesson-cast-off-aboard-else-2 = One more card, but no move to use it. Play the pistol.
cartagena-lesson-cast-off-aboard-else-3 = One card is between you and the boat.
cartagena-lesson-cast-off-on = What wins: knowing which card has no free space left ahead, like your second pistol beyond 32. Now a whole game, from the fortress.

## The coach of the first game

cartagena-coach-first-turn = You have several moves a turn: cards take your pirates forward, retreats bring new cards. Mix the two as you like.
cartagena-coach-leap = Taken spaces with the card’s symbol are leapt over. So the same card again carries your next pirate farther.
# True: hand = 1
cartagena-coach-last-card = One card left. Retreat while you still have it: an empty hand leaves you nothing but retreats.
# True: aboard > 0
cartagena-coach-first-aboard = A pirate aboard! With no free space of its symbol left ahead, a card takes a pirate straight into the boat.
cartagena-coach-rival-retreats = A rival retreated for cards. You can too: a space where one pirate stands brings one card, with two pirates it is two.
# True: row = 1; drawable > 1
cartagena-coach-row-ends = One card is left in the row. As soon as it is taken, a new row is laid out.
cartagena-coach-from-boat = Even a pirate in the boat may retreat: now and then two cards are worth it.
# Rule: CA-2
cartagena-coach-stop = You need not use every move. A card you keep may make a longer leap next turn.
cartagena-coach-no-retreat = A pirate retreats only to one or two others behind it. So leave a rearguard on the way.
