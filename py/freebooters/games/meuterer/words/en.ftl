meuterer-title = Meuterer
meuterer-tagline = Sell dear, sail far, and trust nobody aboard.
meuterer-about = A merchantman sails round twelve islands, and everybody aboard wants to sell. Play your goods face up or keep them back: what you keep steers the ship. Whoever passes picks a role in secret, and when the roles are turned up there may be a mutineer among them. A card game by Marcel-André Casasola Merkle for three or four.

## Before the game

meuterer-option-pirate = The pirate
meuterer-option-pirate-false = Without the pirate
    .hint = Calm waters: the merchantman sails alone.
meuterer-option-pirate-true = With the pirate
    .hint = A second ship and one card that may cost everybody the goods laid out.
meuterer-option-islands = The islands
meuterer-option-islands-random = Islands shuffled
    .hint = As the rulebook has it: a new circle every time.
meuterer-option-islands-printed = Islands as printed
    .hint = The order in the rulebook’s diagram, the same every time.
meuterer-option-open_conflict = Conflict cards
meuterer-option-open_conflict-false = Open conflict cards do not count
    .hint = As the rulebook has it: in a mutiny only those kept back count.
meuterer-option-open_conflict-true = Open conflict cards fight too
    .hint = In a mutiny those that captain, mate, mutineer and cabin boy have played count as well.
meuterer-rules-2 = After a mutiny that was won, the new captain decides first what to sell where, no longer the old one (ME-9).

## Cards, roles, islands

meuterer-ruby = rubies
meuterer-salt = salt
meuterer-wine = wine
meuterer-cloth = cloth
meuterer-grain = grain
meuterer-conflict = conflict
meuterer-pirate = pirate
meuterer-one-conflict = a conflict card
meuterer-one-pirate = the pirate
meuterer-any = goods of any kind
meuterer-captain = Captain
meuterer-mutineer = Mutineer
meuterer-boy = Cabin boy
meuterer-mate = Mate
meuterer-merchant = Merchant
meuterer-loader = Stevedore
meuterer-short-captain = Captain
meuterer-short-mutineer = Mutineer
meuterer-short-boy = Boy
meuterer-short-mate = Mate
meuterer-short-merchant = Merchant
meuterer-short-loader = Stevedore
meuterer-hochland = Highland
meuterer-piratennest = Pirates’ Nest
meuterer-eisfelsen = Ice Rock
meuterer-fingerhut = Thimble
meuterer-gruenland = Meadowland
meuterer-sommerland = Summerland
meuterer-rotes-riff = Red Reef
meuterer-sandkap = Sandy Cape
meuterer-kalte-klippe = Cold Cliff
meuterer-frosthoehle = Frost Cave
meuterer-karge-zunge = Barren Spit
meuterer-affeninsel = Monkey Island

# Rule: ME-7
meuterer-does-mutineer = Steers where the kept cards lead. If the mutiny wins: the ship value, and the captain’s place.
# Rule: ME-7
meuterer-does-boy = Lays conflict cards for the mutiny. If it wins: 2 points.
# True: pouch = $pouch
meuterer-does-mate =
    { $pouch ->
        [unset] Adds 1 strength to the captain’s side. If the captain stays: 1 point and the pouch.
        [0] Adds 1 strength to the captain’s side. If the captain stays: 1 point.
       *[other] Adds 1 strength to the captain’s side. If the captain stays: 1 point and the { $pouch } from the pouch.
    }
# Rule: ME-8
meuterer-does-merchant = Gets the full price for the lead on an island, even when tied.
# True: last-round = $last
meuterer-does-loader =
    { $last ->
        [yes] Nothing: after the last round nobody draws.
       *[no] Draws three cards more at the end of the round and chooses which to keep.
    }
# True: steered = $island; worth = $worth
meuterer-does-mutineer-for = Steers for { $island }. If the mutiny wins: { $worth } points for the ship, and the captain’s place.
meuterer-does-brief = { $brief }.
meuterer-brief-deposed = Loses the ship
meuterer-brief-mutineer = Revolts for ship and captaincy
meuterer-brief-boy = Helps the mutineer, for 2 points
# True: mate-gets = $points
meuterer-brief-mate =
    { $points ->
        [one] Helps the captain, for 1 point
       *[other] Helps the captain, for { $points } points
    }
meuterer-brief-merchant = Best price even when tied
# True: last-round = $last
meuterer-brief-loader =
    { $last ->
        [yes] Nothing: nobody draws any more
       *[no] 3 more cards to choose from
    }
meuterer-brief-vain = Gets nothing for it
# True: bound-of-seat = $island; worth-named = $worth
meuterer-bound = For { $island }, worth { $worth }
# True: bound-of-seat = $island; worth-named = $worth
meuterer-bound-short = { $island } ({ $worth })
# True: pouch = $pouch
meuterer-does-captain =
    { $pouch ->
        [unset] Steers the ship by the cards kept. Without a successful mutiny: the ship value, less the pouch for a mate.
        [0] Steers the ship by the cards kept. Without a successful mutiny: the ship value.
       *[other] Steers the ship by the cards kept. Without a successful mutiny: the ship value, less { $pouch } for a mate.
    }

## The rules

meuterer-primer-goal = A merchantman sails around twelve islands. You earn points by selling goods where it calls, and by bringing the ship where it is worth much: as captain, or as a mutineer who takes the captain’s place. Most points win after nine rounds with three players, eight with four.
    .title = The goal
meuterer-primer-islands = Every island buys goods of one kind, two of them all kinds. Its three numbers are the points for whoever sells most there, for each of two who are tied, for each of three. The number on the flag is what bringing the ship there is worth.
    .title = The islands
meuterer-primer-cards = First the captain promises points to the mate, 0 to 3 from the pouch. Then, starting with the captain, turn after turn, everybody plays one card face up or passes. What lies face up can be sold. What you keep when you pass has another use.
    .title = Cards on deck
meuterer-primer-course = When the captain passes, the cards kept steer the ship: as many islands clockwise as there are cards. A mutineer who wins steers by the cards the mutineer has kept. So every card is either goods or a step.
    .title = What you keep steers
meuterer-primer-roles = Whoever passes, except the captain, takes one of the roles still there, in secret. Mutineer: revolts. Cabin boy: helps the mutineer. Mate: helps the captain. Merchant: sells at the best price even when tied. Stevedore: draws three cards more and chooses.
    .title = Roles
meuterer-primer-mutiny =
    If there is a mutineer, conflict cards decide, { $open_conflict ->
        [true] both kept and face up
       *[false] but only those that were kept
    }: captain and mate, who counts 1, against mutineer and cabin boy; a tie goes to the mutineers. A captain who stays gets the ship value of the destination and pays the pouch to the mate, who gets 1 point besides; a mutineer who wins gets the value of the other destination and is captain, the cabin boy gets 2 points.
    .title = Mutiny
meuterer-primer-sales = Then the islands buy where the ship is and where it came from. Now it sails to its destination, everybody draws up to five cards, and the next round begins{ $pirate ->
        [true] . The pirate card can spoil it all: where the pirate ship meets the merchantman, everybody’s goods on deck are lost.
       *[false] .
    }
    .title = Sales
meuterer-rule-me-1 =
    { $islands ->
        [printed] The twelve islands lie in a circle, clockwise in this order: { meuterer-hochland }, { meuterer-frosthoehle }, { meuterer-gruenland }, { meuterer-karge-zunge }, { meuterer-eisfelsen }, { meuterer-affeninsel }, { meuterer-kalte-klippe }, { meuterer-sommerland }, { meuterer-rotes-riff }, { meuterer-piratennest }, { meuterer-fingerhut }, { meuterer-sandkap }.
       *[random] The twelve islands lie in a circle, in random order.
    } The merchantman starts at { meuterer-hochland }, the only active island at first. Every player holds five goods cards; the rest are the pile. One player, drawn by lot, is captain.

    The game lasts nine rounds with three players and eight with four.

    Every island tells which goods it buys, the points for the player who sells most there (left), for each of two who are tied (middle), for each of three (right), and on a flag what it is worth to bring the ship there.
    .title = The islands and the ship
meuterer-rule-me-2 =
    Every round begins with the captain’s pouch: for everybody to see, the captain promises the mate 0, 1, 2 or 3 points for standing by.
    .title = The pouch
meuterer-rule-me-3 =
    From the captain clockwise, turn after turn, everybody either plays one card face up or passes. Any card may be played, even one that sells nowhere, even a conflict card. Without cards you have to pass.

    Whoever has passed is out of this phase. The cards kept lie face down, and their number is open to all.
    .title = Goods on deck
meuterer-rule-me-4 =
    When the captain passes, the captain’s destination is announced: as many islands clockwise as cards were kept. With none the ship stays where it is, which pays its ship value once more.

    Everybody else passes, lays down what is kept, and only then looks at the roles still there and takes one in secret. The others are put back face down.
    .title = Passing and taking a role
meuterer-rule-me-5 =
    Once all have passed, the roles are turned up. If there is a mutineer, the mutineer’s destination is shown too: as many islands clockwise as cards were kept when passing. Both destinations may be the same island.

    Mutineer: starts a mutiny, to become captain. Cabin boy: helps the mutineer. Mate: helps the captain. Merchant: sells at the best price. Stevedore: draws three cards more and chooses.
    .title = The roles
meuterer-rule-me-6 =
    There is a mutiny only if there is a mutineer. Captain, mate, mutineer and cabin boy are asked once each, from the captain clockwise, and openly lay as many conflict cards as they like from those they kept: captain and mate for the captain, mutineer and cabin boy for the mutiny. { $open_conflict ->
        [true] Conflict cards played earlier count too: those that these four have face up fight for their side.
       *[false] Conflict cards played earlier do not count.
    } Merchant and stevedore stay out of it.

    A mate adds 1 to the captain’s side. The stronger side wins, and a tie goes to the mutineers.
    .title = Mutiny
    .ruling = The rulebook does not say how often anyone is asked. Here it is once each, also without conflict cards: to be passed over would tell. German and Danish sources count conflict cards face up, the rulebook does not; hence the option.
meuterer-rule-me-7 =
    If the captain stays, because nobody mutinied or the mutiny was put down, the captain gets the ship value of the captain’s destination, and the mate 1 point and the pouch. The pouch is paid out of the captain’s points, which may fall below zero; without a mate it is kept. Everybody’s points are open to all.

    If the mutiny wins, the mutineer gets the ship value of the mutineer’s destination and becomes captain at once; the cabin boy gets 2 points. Captain and mate get nothing.
    .title = Points for the crew
meuterer-rule-me-8 =
    Then each active island is scored by itself: where the ship lies, and where it came from. Whoever sells most cards of one kind that the island buys gets the left value; two who are tied get the middle one each, three the right one, four nothing.

    A merchant who is tied gets the left value all the same; the others get the value for all who are tied, the merchant included. On one island everybody sells one kind only. { $pirate ->
        [true] Conflict cards and the pirate are no goods.
       *[false] Conflict cards are no goods.
    }
    .title = Points for goods
    .ruling = What those get who are tied with the merchant, and that the merchant is paid even where four are tied.
meuterer-rule-me-9 =
    Nobody sells a card twice, but one kind may be split over both islands: of four grain, two here and two there. If one offer is as large as can be on every active island at once, it is made by itself. Otherwise the players decide, openly and in turn from the captain, after a mutiny that was won from the new one: which kind, how many, on which island, once per island at most.
    .title = What to sell where
    .ruling = After a mutiny the new captain decides first. Such an offer is made by itself; of several, the one of goods named first: rubies, salt, wine, cloth, grain, first for the ship’s island.
meuterer-rule-me-10 =
    Every island except the one where the ship now lies turns passive. Then the ship sails to the destination of whoever is captain now, and that island turns active. So two islands are active, or one if the ship stayed.

    { meuterer-hochland } and { meuterer-piratennest } buy goods of every kind.
    .title = The ship sails
meuterer-rule-me-11 =
    All cards lying face up are discarded, also those that fought, and those kept go back to hand. From the captain clockwise everybody draws up to five.

    The stevedore draws three cards more than needed, keeps as many as needed of those drawn and puts the other three under the pile, in the order drawn: all three, if no card is needed. When a card is needed and the pile is empty, the discards are shuffled into a new one.
    .title = New cards
    .ruling = In which order the three cards go under the pile, that a stevedore draws them even with five cards in hand, and that the discards are shuffled only when a card is needed, even in the middle of drawing.
meuterer-rule-me-12 =
    The roles go back to the middle and the next round begins. After the points of the last round the game is over: most points win, and those who are tied share the victory.
    .title = The end
    .ruling = That those who are tied share the victory.
meuterer-rule-me-13 =
    { $pirate ->
        [true]
            With the pirate, one more card is in the pile, and the pirate ship lies at { meuterer-piratennest }. Whoever plays the pirate card moves the pirate ship anticlockwise by the number of cards left in hand; with none it stays.

            If it passes or reaches the island of the merchantman, all cards lying face up are discarded at once, everybody’s, the pirate card too, even those of players who have passed. The island it leaves does not count. Then play goes on. When the merchantman meets the pirate ship on its own way, nothing happens. Kept in hand, the pirate counts as a card; it can neither be sold nor fight.
       *[false] { "" }
    }
    .title = The pirate
    .ruling = With no card left nothing happens, even where the two ships lie together. The island it leaves does not count, and it always sails to its end.
meuterer-box =
    2 captain cards, for a pouch of 0 to 3 points. 5 roles: mutineer, cabin boy, mate, merchant, stevedore. 2 destination cards, one for the captain and one for the mutineer. 2 ships: the merchantman and the pirate ship.

    36 goods cards: 4 rubies, 5 salt, 6 wine, 7 cloth, 8 grain, 6 conflict; with the pirate 1 pirate card more.

    12 islands, as in the lines that follow: the points for one who leads, for each of two, for each of three, and the ship value.

    Goods of any kind: { meuterer-hochland } 4, 3, 2, ship 5; { meuterer-piratennest } 4, 3, 2, ship 5.

    Rubies: { meuterer-eisfelsen } 6, 4, 3, ship 5; { meuterer-fingerhut } 2, 1, 0, ship 2.

    Salt: { meuterer-gruenland } 5, 3, 2, ship 4; { meuterer-sommerland } 3, 1, 1, ship 2.

    Wine: { meuterer-rotes-riff } 4, 2, 2, ship 3; { meuterer-sandkap } 4, 2, 1, ship 3.

    Cloth: { meuterer-kalte-klippe } 5, 2, 2, ship 4; { meuterer-frosthoehle } 3, 2, 1, ship 3.

    Grain: { meuterer-karge-zunge } 6, 3, 2, ship 4; { meuterer-affeninsel } 2, 1, 1, ship 2.

    All of this is published. The islands have German names in the box; the English ones are ours.
meuterer-pad = Nine rounds with three players, eight with four. Most points win.
meuterer-figure-circle = The islands lie in another order in every game. The ship is at { meuterer-hochland }, the one island active at first.
meuterer-figure-circle-printed = The islands in their printed order. The ship is at { meuterer-hochland }, the one island active at first.
meuterer-figure-island = { meuterer-karge-zunge } buys grain: 6 points for whoever sells most, 3 for each of two, 2 for each of three. To bring the ship there is worth 4.
meuterer-figure-pouch = Anne, the captain, has put 1 point into the pouch for whoever stands by her as mate.
meuterer-figure-deck = Anne, the captain, has two cloth on deck and holds three more cards. The others have passed, keep four cards each, and have taken roles. As it stands her cloth will bring 4 points.
meuterer-figure-course = Anne passes and keeps three cards, so the ship sails three islands on. Now that island is active, and the one it came from.
meuterer-figure-roles = Anne passes and sees the roles still there: the mate has been taken.
meuterer-figure-fight = Captain Grace has laid a conflict card, her mate Jack counts 1. With two conflict cards Anne, the mutineer, draws level, and a tie goes to the mutineers.
meuterer-figure-pirates = Anne plays the pirate card and has two cards left: the pirate ship sails two islands on, anticlockwise.

## What happened

meuterer-log-appointed = { $seat } is captain by lot.
    .seat = You are captain by lot.
meuterer-log-dealt = { $seat } is dealt { $card }.
    .seat = You are dealt { $card }.
# True: round = $round; captain = $captain
meuterer-log-began = Round { $round }: { $captain } is captain.
    .captain = Round { $round }: you are captain.
# True: pouch = $points
meuterer-log-promised =
    { $seat } promises the mate { $points ->
        [0] nothing
        [one] 1 point
       *[other] { $points } points
    }.
    .seat =
        You promise the mate { $points ->
            [0] nothing
            [one] 1 point
           *[other] { $points } points
        }.
meuterer-log-played = { $seat } plays { $card }.
    .seat = You play { $card }.
meuterer-log-prowled-sails = The pirate ship prowls from { $from } to { $to }.
meuterer-log-prowled-stays = The pirate ship stays at { $to }.
# True: robbed = $count
meuterer-log-robbed =
    { $seat } lets the pirates aboard: { $count ->
        [one] the one card on deck is gone
       *[other] all { $count } cards on deck are gone
    }.
    .seat =
        You let the pirates aboard: { $count ->
            [one] the one card on deck is gone
           *[other] all { $count } cards on deck are gone
        }.
# True: kept = $kept
meuterer-log-passed =
    { $seat } passes and keeps { $kept ->
        [0] no card
        [one] 1 card
       *[other] { $kept } cards
    }.
    .seat =
        You pass and keep { $kept ->
            [0] no card
            [one] 1 card
           *[other] { $kept } cards
        }.
meuterer-log-looked =
    { $seat } finds { $count ->
        [1] { $first }
        [2] { $first }, { $second }
        [3] { $first }, { $second }, { $third }
        [4] { $first }, { $second }, { $third }, { $fourth }
       *[5] { $first }, { $second }, { $third }, { $fourth }, { $fifth }
    }.
    .seat =
        You find { $count ->
            [1] { $first }
            [2] { $first }, { $second }
            [3] { $first }, { $second }, { $third }
            [4] { $first }, { $second }, { $third }, { $fourth }
           *[5] { $first }, { $second }, { $third }, { $fourth }, { $fifth }
        }.
meuterer-log-chose = { $seat } takes a role.
    .seat = You take a role.
meuterer-log-chose-own = { $seat } takes the role { $role }.
    .seat = You take the role { $role }.
# True: bound = $island; worth-there = $worth
meuterer-log-announced =
    { $side ->
        [captain] { $seat } announces { $island } as the destination (worth { $worth }).
       *[mutineer] As mutineer, { $seat } is bound for { $island } (worth { $worth }).
    }
    .seat =
        { $side ->
            [captain] You announce { $island } as the destination (worth { $worth }).
           *[mutineer] As mutineer, you are bound for { $island } (worth { $worth }).
        }
meuterer-log-role = { $seat } ({ $role })
# True: open-for-captain = $captain; open-for-mutiny = $mutiny
meuterer-log-counted = Conflict cards face up fight too: { $captain } for the captain, { $mutiny } for the mutiny.
meuterer-log-revealed =
    The roles: { $count ->
        [2] { $first }, { $second }
       *[3] { $first }, { $second }, { $third }
    }.
meuterer-log-fought =
    { $seat } lays { $count ->
        [0] no conflict card
        [one] 1 conflict card
       *[other] { $count } conflict cards
    } { $side ->
        [captain] for the captain
       *[mutiny] for the mutiny
    }.
    .seat =
        You lay { $count ->
            [0] no conflict card
            [one] 1 conflict card
           *[other] { $count } conflict cards
        } { $side ->
            [captain] for the captain
           *[mutiny] for the mutiny
        }.
# True: captain-side = $captain; mutiny-side = $mutiny; with-mate = $mate
meuterer-log-resolved-captain =
    The mutiny is put down, { $captain } to { $mutiny }{ $mate ->
        [yes] , the mate’s 1 included
       *[no] {""}
    }.
# True: captain-side = $captain; mutiny-side = $mutiny; with-mate = $mate; tie = $tie
meuterer-log-resolved-mutiny =
    The mutiny wins, { $mutiny } to { $captain }{ $mate ->
        [yes] , the mate’s 1 included
       *[no] {""}
    }{ $tie ->
        [yes] : a tie goes to the mutineers
       *[no] {""}
    }.
# True: captain-before = $seat; mutineer = $by
meuterer-log-deposed = { $by } takes { $seat }’s place as captain.
    .by = You take { $seat }’s place as captain.
    .seat = { $by } takes your place as captain.
# True: worth-there = $points
meuterer-log-scored-ship = { $seat } gets { $points } for the ship at { $island }.
    .seat = You get { $points } for the ship at { $island }.
# True: pouch-paid = $points
meuterer-log-scored-pouch = { $seat } pays the mate { $points } from the pouch.
    .seat = You pay the mate { $points } from the pouch.
# True: mate = $seat; mate-paid = $points
meuterer-log-scored-mate = { $seat } gets { $points } as mate.
    .seat = You get { $points } as mate.
# True: boy = $seat; boy-paid = $points
meuterer-log-scored-boy = { $seat } gets { $points } as cabin boy.
    .seat = You get { $points } as cabin boy.
meuterer-log-offered = { $seat } offers { $count } × { $kind } on { $island }.
    .seat = You offer { $count } × { $kind } on { $island }.
# True: decider = $seat
meuterer-log-declined = { $seat } offers nothing more.
    .seat = You offer nothing more.
# True: sold-tied = $tied; sold-full = $full; sold-price = $points
meuterer-log-sold =
    { $seat } sells { $count } × { $kind } on { $island }{ $tied ->
        [1] {""}
       *[other] , one of { $tied } in the lead{ $full ->
            [yes] , at the merchant’s full price
           *[no] {""}
        }
    }: +{ $points }.
    .seat =
        You sell { $count } × { $kind } on { $island }{ $tied ->
            [1] {""}
           *[other] , one of { $tied } in the lead{ $full ->
                [yes] , at the merchant’s full price
               *[no] {""}
            }
        }: +{ $points }.
meuterer-log-sailed-sails = { $seat } sails the ship from { $from } to { $to }.
    .seat = You sail the ship from { $from } to { $to }.
meuterer-log-sailed-stays = { $seat } keeps the ship at { $to }.
    .seat = You keep the ship at { $to }.
meuterer-log-drew = { $seat } draws { $card }.
    .seat = You draw { $card }.
meuterer-log-hauled = { meuterer-log-drew }
    .seat = { meuterer-log-drew.seat }
meuterer-log-kept = { $seat } keeps { $card }.
    .seat = You keep { $card }.
# True: buried = $count
meuterer-log-buried = { $seat } puts { $count } cards under the pile.
    .seat = You put { $count } cards under the pile.
meuterer-log-buried-own =
    { $seat } puts { $count ->
        [1] { $first }
        [2] { $first }, { $second }
       *[3] { $first }, { $second }, { $third }
    } under the pile.
    .seat =
        You put { $count ->
            [1] { $first }
            [2] { $first }, { $second }
           *[3] { $first }, { $second }, { $third }
        } under the pile.
# True: shuffled = $count
meuterer-log-shuffled = { $count } discarded cards are shuffled into a new pile.
# True: winners = $count; best = $points
meuterer-log-won =
    { $count ->
        [one] { $first } wins
        [2] { $first } and { $second } share the victory
        [3] { $first }, { $second } and { $third } share the victory
       *[4] { $first }, { $second }, { $third } and { $fourth } share the victory
    } with { $points ->
        [one] 1 point
       *[other] { $points } points
    }!
    .first =
        { $count ->
            [one] You win
            [2] { $first } and { $second } share the victory
            [3] { $first }, { $second } and { $third } share the victory
           *[4] { $first }, { $second }, { $third } and { $fourth } share the victory
        } with { $points ->
            [one] 1 point
           *[other] { $points } points
        }!
    .second = { meuterer-log-won.first }
    .third = { meuterer-log-won.first }
    .fourth = { meuterer-log-won.first }

## What you are asked

meuterer-prompt-pouch = Captain, how many of your points do you promise whoever becomes your mate?
# True: kept-conflict = $count; side = $side
meuterer-prompt-fight =
    { $count ->
        [0] Mutiny! As { $role } you kept no conflict card: lay none.
       *[other] Mutiny! As { $role }, lay conflict cards { $side ->
            [captain] for the captain
           *[mutiny] against the captain
        }, or none.
    }
# True: is-captain; kept-conflict = $count
meuterer-prompt-fight-captain =
    { $count ->
        [0] Mutiny! As captain you kept no conflict card: lay none.
       *[other] Mutiny! Lay conflict cards to stay captain, or none.
    }
# True: is-captain; hand = $kept; steered = $island
meuterer-prompt-captain =
    { $kept ->
        [0] No cards left: pass, and steer for { $island }, where you lie.
        [one] Play your last card, or pass: with it you steer for { $island }.
       *[other] Play a card, or pass: with { $kept } cards kept you steer for { $island }.
    }
# True: hand = $kept
meuterer-prompt-play =
    { $kept ->
        [0] No cards left: pass, and take a role.
        [one] Play your last card, or pass, keep it, and take a role.
       *[other] Play a card, or pass, keep your { $kept } cards, and take a role.
    }
# True: roles-gone = $count
meuterer-prompt-role =
    { $count ->
        [0] Take a role in secret. All five are still there.
        [1] Take a role in secret. Gone before you: { $first }.
       *[2] Take a role in secret. Gone before you: { $first }, { $second }.
    }
meuterer-prompt-sell = Sell goods to an active island.
# True: to-keep = $count
meuterer-prompt-keep =
    { $count ->
        [one] Keep one of the cards drawn.
       *[other] Keep { $count } of the cards drawn.
    }
meuterer-meanwhile-draw = The hands are filled up…
meuterer-waiting =
    { $moment ->
        [pouch] { $seat } fills the pouch.
        [goods] { $seat } plays a card or passes.
        [role] { $seat } has passed and takes a role.
        [mutiny] Mutiny: { $seat } may lay conflict cards.
        [sale] { $seat } decides what to sell where.
       *[other] { $seat } chooses among the cards drawn.
    }

## What you can do

# True: chosen = $points
meuterer-choice-pouch =
    { $points ->
        [0] Promise nothing
        [one] Promise 1 point
       *[other] Promise { $points } points
    }
meuterer-choice-play = Play { $card }
meuterer-choice-pass =
    { $kept ->
        [0] Pass
        [one] Pass, keep 1 card
       *[other] Pass, keep { $kept } cards
    }
meuterer-choice-role = Take { $role }
# True: chosen = $count
meuterer-choice-fight =
    { $count ->
        [0] Lay no conflict card
        [one] Lay 1 conflict card
       *[other] Lay { $count } conflict cards
    }
meuterer-choice-sell = Sell { $count } × { $card } on { $island }
# True: can-sell
meuterer-choice-done = Sell nothing more
meuterer-choice-keep = Keep { $card }
# True: mate-would-get = $points
meuterer-gain-pouch =
    { $points ->
        [one] if you stay captain, a mate gets 1 point in all
       *[other] if you stay captain, a mate gets { $points } points in all
    }
# True: stands-with = $count; is-sold; leads = $leads; paid-at-least = $points
meuterer-gain-stands =
    { $island }, { $count } × { $card }: { $leads ->
        [alone] alone in the lead, +{ $points }
        [full] tied for the lead, at the merchant’s full price, +{ $points }
        [tied] tied for the lead, +{ $points }
        [least] tied for the lead or better, at least +{ $points }
        [maybe] behind, unless others sell elsewhere
       *[no] behind
    }
# True: either = $either
meuterer-gain-both =
    { $first }{ $either ->
        [yes] , or
       *[no] ;
    } { $second }
meuterer-gain-so-far = so far { $stands }
meuterer-gain-unsold = no active island buys this
# True: open = $open
meuterer-gain-conflict =
    { $open ->
        [yes] may fight in a mutiny, face up too
       *[no] fights in a mutiny only if you keep it
    }
# True: steps-of-pirate = $steps; pirate-goes = $island; robs = $robs
meuterer-gain-pirate =
    { $steps ->
        [0] the pirate ship stays where it is
       *[other] the pirate ship sails to { $island } and { $robs ->
            [yes] robs everything on deck
           *[no] robs nobody
        }
    }
# True: steered = $island; worth = $worth
meuterer-gain-mutineer = you steer for { $island }, ship value { $worth }
# True: captain-would-be = $captain; mutiny-would-be = $mutiny
meuterer-gain-fight = captain { $captain }, mutiny { $mutiny }
# True: steers-as = $side; steered = $island; worth = $worth
meuterer-gain-pass =
    { $side ->
        [captain] you steer for { $island }, ship value { $worth }
       *[mutineer] then you take a role in secret; a mutineer would steer for { $island }, ship value { $worth }
    }
# True: can-sell
meuterer-gain-done = you give up what you could still offer
# True: chosen = $points
meuterer-short-pouch =
    { $points ->
        [0] Nothing
        [one] 1 point
       *[other] { $points } points
    }
meuterer-short-play = Play { $card }
meuterer-short-pass =
    { $kept ->
        [0] Pass
       *[other] Pass, keep { $kept }
    }
# True: chosen = $count
meuterer-short-fight =
    { $count ->
        [0] Lay none
        [one] 1 card
       *[other] { $count } cards
    }
meuterer-short-sell = { $count } × { $card }
meuterer-short-done = Sell no more
# True: rounds = $rounds; mine = $mine; best = $best; standing = $state; first = $seat
meuterer-goal =
    { $state ->
        [start] Most points after { $rounds } rounds win
        [ahead] Most points after { $rounds } rounds win: you lead with { $mine }
        [level] Most points after { $rounds } rounds win: { $mine }, tied first
        [behind] Most points after { $rounds } rounds win: you { $mine }, best { $best }
        [leader] Most points win: { $seat } leads with { $best }
       *[tied] Most points after { $rounds } rounds win: best { $best }
    }
meuterer-sheet-ship = Ship
meuterer-sheet-sold = Goods
meuterer-sheet-crew = Crew
meuterer-sheet-pouch = Pouch
meuterer-sheet-sum = Points
meuterer-sheet-goods = { $kind }, { $island }
# True: winners = $winners; first = $first; second = $second; best = $points; points-ahead = $ahead
# True: for-the-ship = $ship; for-goods = $sold; for-the-rest = $rest
meuterer-why =
    { $winners ->
        [1] { $first } wins with { $points } points, { $ahead } more than { $second }: { $ship } for the ship, { $sold } for goods{ $rest ->
                [0] { "" }
               *[other] , { $rest } for the rest
            }.
        [2] { $first } and { $second } share the victory with { $points } points each.
       *[other] { $winners } players share the victory with { $points } points each.
    }
    .first =
        { $winners ->
            [1] You win with { $points } points, { $ahead } more than { $second }: { $ship } for the ship, { $sold } for goods{ $rest ->
                [0] { "" }
               *[other] , { $rest } for the rest
            }.
            [2] { $first } and { $second } share the victory with { $points } points each.
           *[other] { $winners } players share the victory with { $points } points each.
        }
    .second =
        { $winners ->
            [1] { $first } wins with { $points } points, { $ahead } more than { $second }: { $ship } for the ship, { $sold } for goods{ $rest ->
                [0] { "" }
               *[other] , { $rest } for the rest
            }.
            [2] { $first } and { $second } share the victory with { $points } points each.
           *[other] { $winners } players share the victory with { $points } points each.
        }

## What lies on the table

meuterer-scene =
    { $round ->
        [0] Meuterer, before the first round
       *[other] Meuterer, round { $round } of { $rounds }
    }
meuterer-seat = { $seat }
# True: round = $round; rounds = $rounds
meuterer-round =
    { $round ->
        [0] Setting up
       *[other] Round { $round } of { $rounds }
    }
# True: outcome = $outcome
meuterer-outcome =
    { $outcome ->
        [won] The mutiny wins
        [beaten] The mutiny fails
       *[none] No mutiny
    }
meuterer-hand-yours = Your hand
meuterer-hand-empty = No cards in hand
# True: watches
meuterer-hand-hidden = Everybody’s cards are hidden
# True: sells = $seat
meuterer-hand-goods = Goods { $seat } can still sell
    .seat = Goods you can still sell
# True: is-active = $active; goods = $goods; price-1 = $sole; price-2 = $two; price-3 = $three; ship-value = $worth; here = $here; steps = $steps; leaders = $leaders; most = $most
meuterer-node-island =
    { $island }, { $active ->
        [yes] active
       *[no] passive
    }. Buys { $goods }: { $sole } alone, { $two } for two, { $three } for three. Ship value { $worth }.{ $here ->
        [ship] {" "}The ship lies here.
        [pirate] {" "}The pirate ship lies here.
        [both] {" "}The ship and the pirate ship lie here.
       *[none] {""}
    }{ $bound ->
        [captain] {" "}The captain’s destination.
        [mutineer] {" "}The mutineer’s destination.
        [both] {" "}Destination of captain and mutineer.
       *[none] {""}
    }{ $steps ->
        [0] {""}
        [one] {" "}1 island ahead of the ship.
       *[other] {" "}{ $steps } islands ahead of the ship.
    }{ $leaders ->
        [0] {""}
        [1] {" "}In the lead: { $first } with { $most }.
        [2] {" "}In the lead: { $first } and { $second } with { $most }.
        [3] {" "}In the lead: { $first }, { $second } and { $third } with { $most }.
       *[4] {" "}In the lead: { $first }, { $second }, { $third } and { $fourth } with { $most }.
    }
# True: role-told = $state
meuterer-node-role =
    { $role }{ $state ->
        [gone] , gone before your turn
        [open] , still there on your turn
        [own] , yours
        [taken] : { $holder }
        [free] , taken by nobody
       *[unknown] {""}
    }. { $does }
# True: held-by-nobody
meuterer-nobody = nobody
# True: points-of-row = $points; cards-of-row = $cards; shows-all
meuterer-node-seat =
    { $seat }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $status ->
        [captain] , captain
       *[none] {""}
    }{ $known ->
        [yes] , { $role }
       *[no] {""}
    }. { $shown ->
        [no] Nothing face up
       *[yes] Face up{ $ruby ->
            [0] {""}
           *[other] , rubies { $ruby }
        }{ $salt ->
            [0] {""}
           *[other] , salt { $salt }
        }{ $wine ->
            [0] {""}
           *[other] , wine { $wine }
        }{ $cloth ->
            [0] {""}
           *[other] , cloth { $cloth }
        }{ $grain ->
            [0] {""}
           *[other] , grain { $grain }
        }{ $conflict ->
            [0] {""}
           *[other] , conflict { $conflict }
        }{ $pirate ->
            [0] {""}
           *[other] , pirate { $pirate }
        }
    }. { $passed ->
        [yes] Passed, kept
       *[no] In hand
    }: { $cards }.{ $summed ->
        [yes] {" "}Last scoring: { $gained }.
       *[no] {""}
    }
meuterer-role-unknown = role unknown
# True: pouch-shown = $points
meuterer-node-pouch =
    { $points ->
        [0] Pouch: nothing
        [one] Pouch: 1 point
       *[other] Pouch: { $points } points
    }
# True: of-kind = $count
meuterer-node-card =
    { $card }{ $count ->
        [one] {""}
       *[other] , { $count } cards
    }{ $saleable ->
        [yes] , sells on an active island
       *[no] {""}
    }
# True: may-lay = $count
meuterer-node-fight =
    { $count ->
        [one] Lay 1 conflict card
       *[other] Lay { $count } conflict cards
    }
meuterer-node-drawn = Drawn: { $card }
# True: may-offer = $count
meuterer-node-offer = { $count } × { $card }
meuterer-moment-mutiny = Mutiny!
meuterer-moment-sale = The sale
# Rule: ME-8
meuterer-term =
    { $leaders ->
        [1] alone
        [2] of 2
       *[3] of 3
    }
meuterer-column-role = Role
meuterer-column-deck = On deck
meuterer-column-kept = Cards
# True: scored-round = $round
meuterer-column-round = Points in round { $round }
# True: scored-round = $round
meuterer-column-round-short = Round { $round }
meuterer-legend = Goods: { meuterer-legend-short }
# Rule: ME-8
meuterer-legend-short = alone · of 2 · of 3
meuterer-stock-pouch = for the mate
meuterer-stock-pouch-short = mate
meuterer-stock-hand = in the pile
meuterer-stock-hand-short = pile
meuterer-side-captain = Captain’s side
meuterer-finale = The voyage is over
meuterer-laid-none = No conflict card yet
meuterer-side-mate = Captain’s side, mate 1
meuterer-side-mutiny = Mutiny
# Rule: ME-6
meuterer-hand =
    { $moment ->
        [fight] Only conflict cards fight
       *[kept] The cards you keep
    }
# True: is-captain; hand = $kept; steered = $island; worth = $worth
meuterer-course = { $kept } kept: { $island } ({ $worth })
# True: is-captain; hand = $kept; steered = $island
meuterer-course-short = { $kept } kept: { $island }
# True: is-captain = False; hand = $kept
meuterer-course-role = { $kept } kept: a secret role
# True: to-keep = $count
meuterer-hand-drawn =
    { $count ->
        [0] The cards edged in gold go under the pile
        [one] Keep 1 of the cards edged in gold
       *[other] Keep { $count } of the cards edged in gold
    }
# True: to-keep = $count
meuterer-hand-keep =
    { $count ->
        [0] Under the pile
       *[other] Keep { $count }
    }
# True: ship-at = $island
meuterer-node-ship = The ship lies at { $island }.
# True: pirate-at = $island
meuterer-node-pirate-ship = The pirate ship lies at { $island }.
# True: pouch-shown = $count
meuterer-node-stock-pouch =
    { $count ->
        [0] The captain promised the mate nothing
        [one] The captain promised the mate 1 point
       *[other] The captain promised the mate { $count } points
    }
# True: pile = $count
meuterer-node-stock-hand =
    { $count ->
        [one] 1 card in the pile
       *[other] { $count } cards in the pile
    }
# True: captain-now = $captain; mutiny-now = $mutiny; mate-now = $mate
meuterer-node-strength =
    Captain’s side { $captain }{ $mate ->
        [yes] , the mate’s 1 included
       *[no] {""}
    }, mutiny { $mutiny }. A tie goes to the mutineers.
meuterer-node-shown = { $seat }: { $role }. { $brief }

## What things are

meuterer-name-ship = The merchantman
meuterer-name-pirate-ship = The pirate ship
meuterer-name-pile = The pile
meuterer-name-strength = Strength
# True: is-active = $active; goods = $goods; steps = $steps
meuterer-explain-island =
    { $active ->
        [yes] Active: it buys { $goods }.
       *[no] Passive: it buys nothing now.
    } { $here ->
        [ship] With no card kept, the ship stays here.
        [near] { $steps ->
            [one] 1 card kept steers here.
           *[other] { $steps } cards kept steer here.
        }
       *[far] Too far ahead for one round.
    }
# True: leaders = $leaders; most = $most; full = $full; merchant = $merchant
# True: leader-1 = $first; leader-2 = $second; leader-3 = $third; leader-4 = $fourth
meuterer-explain-leaders =
    { $leaders ->
        [0] Nobody leads here.
        [1] In the lead: { $first } with { $most }.
        [2] In the lead: { $first } and { $second } with { $most } each.
        [3] In the lead: { $first }, { $second } and { $third } with { $most } each.
       *[4] In the lead: { $first }, { $second }, { $third } and { $fourth } with { $most } each.
    }{ $full ->
        [yes] {" "}Full price, as merchant: { $merchant }.
       *[no] {""}
    }
meuterer-explain-ship = It sails as many islands clockwise as cards are kept by the captain, or by a mutineer who wins.
# Rule: ME-13
meuterer-explain-pirate-ship = Whoever plays the pirate moves it anticlockwise by the cards left in hand. If it meets the merchantman, all cards face up are lost.
# True: role-state = $state
meuterer-explain-role =
    { $state ->
        [gone] Gone before you chose.
        [open] It was still there on your turn.
        [own] This is your role.
        [taken] Somebody has this role.
        [free] Nobody took it this round.
       *[unknown] { "" }
    }
# True: seat-status = $status
meuterer-explain-seat =
    { $status ->
        [captain] Captain, who steers the ship.
        [role] { $role } this round.
        [choosing] Has passed and takes a role.
        [hidden] Has passed and taken a role in secret.
        [deposed] Captain until the mutiny.
       *[none] Has not passed yet.
    }
# Rule: ME-4
meuterer-explain-kept = Kept cards stay face down. The captain’s and the mutineer’s steer; conflict cards may fight.
meuterer-explain-held = Cards in hand are hidden; goods on deck are for sale.
# True: open = $open
meuterer-explain-conflict =
    It cannot be sold. In a mutiny it may fight, { $open ->
        [yes] kept or face up
       *[no] but only if kept
    }.
meuterer-explain-pirate = Played, it moves the pirate ship, which may rob everything on deck.
meuterer-explain-unsold = No active island buys it now.
# True: bought-where = $count; buyer = $first; buyer-other = $last
meuterer-explain-sold =
    { $count ->
        [1] { $first } buys it.
       *[2] { $first } and { $last } buy it.
    }
# Rule: ME-4
meuterer-explain-keep = For captain and mutineer, each card kept steers one island further.
# Rule: ME-7
meuterer-explain-promise = A captain who stays captain pays this to a mate; without one it is kept.
meuterer-explain-pouch = A mate adds 1 to the captain’s side in a mutiny. The more in the pouch, the likelier somebody is mate.
# Rule: ME-11
meuterer-explain-pile = Between rounds everybody draws up to five cards from it. When it is empty, the discards are shuffled.
# True: open = $open
meuterer-explain-strength =
    Conflict cards laid{ $open ->
        [yes] {" "}or face up
       *[no] {""}
    }, and 1 for a mate. The stronger side wins; a tie goes to the mutineers.
# Rule: ME-8
meuterer-number-alone = alone in the lead
meuterer-number-two = each of two
meuterer-number-three = each of three
meuterer-number-ship = for the ship
meuterer-number-boy = if the mutiny wins
meuterer-number-mate = for a mate if the captain stays
meuterer-number-strength = strength
meuterer-number-of-mate = of these the mate’s
meuterer-number-loader = cards to choose from
meuterer-number-kept = kept
meuterer-number-held = in hand
meuterer-number-would =
    { $either ->
        [yes] either this: { $island }
       *[no] would get: { $island }
    }
meuterer-number-box = in the box
meuterer-number-pile = to draw
meuterer-number-discards = discarded
meuterer-number-loyal = captain’s side
meuterer-number-rebel = mutiny
meuterer-number-gain-ship = the ship at { $island }
meuterer-number-gain-pouch = the pouch
meuterer-number-gain-mate = as mate
meuterer-number-gain-boy = as cabin boy
meuterer-number-gain-sold = sold on { $island }

## About a player

# True: mine = $points
meuterer-fact-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
# True: hand = $count
meuterer-fact-held =
    { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
# True: hand = $count
meuterer-fact-kept =
    { $count ->
        [0] kept no cards
        [one] kept 1 card
       *[other] kept { $count } cards
    }
# True: mine = $points
meuterer-standing =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }

## Why not

# True: phase = pouch; most-promised = $most
meuterer-refuse-pouch = The pouch holds between 0 and { $most } points.
# True: has-passed
meuterer-refuse-passed = You have passed: no more cards this round.
# True: hand = 0
meuterer-refuse-empty = You have no cards left and have to pass.
# True: named-in-hand = 0
meuterer-refuse-no-card = You do not hold that card: { $card }.
# True: is-captain
meuterer-refuse-captain = The captain takes no role.
# True: named-role-gone
meuterer-refuse-role-gone = That role is no longer there: { $role }.
# True: has-passed = False
meuterer-refuse-pass-first = Pass first; then you may take a role, perhaps { $role }.
# True: kept-conflict = $held
meuterer-refuse-conflict =
    { $held ->
        [0] You kept no conflict card.
        [one] You kept only one conflict card.
       *[other] You kept only { $held } conflict cards.
    }
# True: named-active = False
meuterer-refuse-passive = { $island } is passive; goods are sold on active islands only.
meuterer-refuse-unsaleable = This cannot be sold: { $card }.
meuterer-refuse-wrong-goods = { $island } does not buy { $card }.
meuterer-refuse-offered = You have already made your offer on { $island }.
# True: has-so-many = False
meuterer-refuse-too-many = You do not have that many left face up: { $card }.
meuterer-refuse-not-drawn = You have not drawn that card: { $card }.
# True: phase = pouch
meuterer-refuse-moment-pouch = First the captain fills the pouch.
# True: phase = play
meuterer-refuse-moment-play = Now goods are played: play a card or pass.
# True: has-passed
meuterer-refuse-moment-role = You have passed: now take a role.
# True: phase = fight
meuterer-refuse-moment-fight = It is a mutiny: lay conflict cards, or none.
# True: phase = sell
meuterer-refuse-moment-sell = Now goods are sold: choose goods and an active island.
# True: phase = keep
meuterer-refuse-moment-keep = Now choose which of the cards drawn to keep.

## What speaks for it

# True: chosen = $points
meuterer-reason-pouch =
    { $points ->
        [0] Nothing is given away
        [one] One point may win over a mate
       *[other] { $points } points may win over a mate
    }
# True: leads = alone
meuterer-reason-leads = Alone in the lead here: { $island }
# True: level
meuterer-reason-level = Draws level with the lead: { $island }
meuterer-reason-goods = One more to sell: { $island }
# True: bought-where = 0; last-round = no
meuterer-reason-sheds = Nobody buys it now: room for a fresh card
# True: robs = yes
meuterer-reason-robs = The pirate ship robs everything that lies open
# True: is-captain; steered = $island
meuterer-reason-steers = Steers for { $island }
# True: roles-gone = 0
meuterer-reason-first = All the roles are still there
# True: kept-conflict = $count
meuterer-reason-armed =
    { $count ->
        [one] Keeps a conflict card for the fight
       *[other] Keeps { $count } conflict cards for the fight
    }
meuterer-reason-mutineer = A mutiny may succeed
meuterer-reason-boy = 2 points if a mutiny succeeds
# True: mate-gets = $points
meuterer-reason-mate =
    { $points ->
        [one] A point if the captain holds out
       *[other] { $points } points if the captain holds out
    }
meuterer-reason-merchant = Sells at the full price even where the lead is shared
# True: last-round = no
meuterer-reason-loader = Draws more cards and keeps the best
# True: own-would-be = $mine; theirs-would-be = $theirs; holds
meuterer-reason-ahead = Enough for now: { $mine } to { $theirs }
# True: kept-conflict > 0; last-round = no
meuterer-reason-saves = Saves conflict cards for another fight
# True: answered; holds
meuterer-reason-reserve = More than needed now: others may still lay some
# True: paid-at-least = $points
meuterer-reason-sale =
    { $points ->
        [one] At least one point: { $island }
       *[other] At least { $points } points: { $island }
    }
meuterer-reason-conflict = May count in the next mutiny
meuterer-reason-market = Can be sold next round: { $island }

## Learning by playing

meuterer-lesson-goal = Goal: the most points after nine rounds.

meuterer-lesson-captain-title = What you keep steers
meuterer-lesson-captain-offer-say = { meuterer-hochland }, where the ship lies, buys everything, and pays 4 to whoever shows most of a kind. Play one cloth.
meuterer-lesson-captain-offer-done = One card each: all three are level, and the price for three is 2.
meuterer-lesson-captain-offer-else-1 = Grain would sell here, too. But keep it; you will see what for.
meuterer-lesson-captain-offer-else-2 = Passing is for good. First offer something to sell.
meuterer-lesson-captain-lead-say = Only whoever shows most of one kind sells: 4 points alone, 3 each if two are level. Show your second cloth.
meuterer-lesson-captain-lead-done = The others have passed and taken their roles in secret.
meuterer-lesson-captain-lead-else-1 = With one cloth and one grain you do not lead. With two cloth you do.
meuterer-lesson-captain-lead-else-2 = You are level with both others: 2 points. With one more cloth it is 4.
meuterer-lesson-captain-course-say = Each card you keep steers one island on. Three grain lead to { meuterer-karge-zunge }, where grain sells for 6: pass and keep them.
meuterer-lesson-captain-course-done = 7 points: 4 for the ship’s new stop, 4 for cloth, 1 paid to your mate. And here your grain is worth 6.
meuterer-lesson-captain-course-else-1 = Then you keep two and steer for { meuterer-gruenland }, which buys salt. Keep all three.
meuterer-lesson-captain-pouch-say = Bart was mate and stood by you, for the point you had promised. You are captain again: promise 1 to the next mate.
meuterer-lesson-captain-pouch-else-1 = You may be stingy. But hardly anybody will stand by you for nothing; promise 1.
meuterer-lesson-captain-pouch-else-2 = Generous, and you pay it. For today 1 is enough.
meuterer-lesson-captain-on = What wins: to sell alone where the ship lies, and to sail where your next goods sell, as your grain does now. Next: somebody else is captain.

meuterer-lesson-mutiny-title = Mutiny!
meuterer-lesson-mutiny-offer-say = Bart is captain. You hold rubies and conflict cards: play only the salt.
meuterer-lesson-mutiny-offer-else-1 = A ruby sells here. But for far more on { meuterer-eisfelsen }, and you are going there.
meuterer-lesson-mutiny-offer-else-2 = Played now, it is lost: conflict cards fight only if you keep them.
meuterer-lesson-mutiny-offer-else-3 = Five kept cards steer for { meuterer-affeninsel }, and that buys grain. First the salt: then it is { meuterer-eisfelsen }.
meuterer-lesson-mutiny-pass-say = Four kept cards lead to { meuterer-eisfelsen }: rubies for 6. But only captains steer, or whoever overthrows them: pass.
meuterer-lesson-mutiny-pass-else-1 = Then three are left, and they lead to { meuterer-karge-zunge }. Rubies sell on { meuterer-eisfelsen }: pass now.
meuterer-lesson-mutiny-pass-else-2 = You are about to need it.
meuterer-lesson-mutiny-role-say = Whoever passes takes a role in secret; the mate is gone already. Take the Mutineer.
meuterer-lesson-mutiny-role-done = Roles are shown: mutiny! Grace is mate, which is worth 1 for the captain.
meuterer-lesson-mutiny-role-else-1 = The cabin boy earns 2, but only if somebody else mutinies. Here nobody would.
meuterer-lesson-mutiny-role-else-2 = The merchant gets the best price when tied. But today there is a ship to be had.
meuterer-lesson-mutiny-role-else-3 = The stevedore chooses among more cards. But today there is a ship to be had.
meuterer-lesson-mutiny-fight-say = Bart laid one conflict card; with the mate that is 2. Lay both of yours: a tie is enough.
meuterer-lesson-mutiny-fight-done = 2 to 2, and ties go to the mutineers. You are captain and score { meuterer-eisfelsen }’s 5; Bart and Grace get nothing for the voyage.
meuterer-lesson-mutiny-fight-else-1 = Fewer than 2, and the captain stays where he is.
meuterer-lesson-mutiny-pouch-say = Your ship now, and your pouch. Promise what you like.
meuterer-lesson-mutiny-ruby-say = And here are the buyers for your rubies: 6 for whoever leads.
meuterer-lesson-mutiny-ruby-else-1 = That sells at { meuterer-hochland } at best, for 4. A ruby sells here for 6.
meuterer-lesson-mutiny-ruby-else-2 = Not before you have shown a ruby.
meuterer-lesson-mutiny-on = What wins: points for the ship and the best price besides, like your 5 for { meuterer-eisfelsen } and now the rubies. Play on!

## The coach of the first game

# True: is-captain
meuterer-coach-pouch = You are captain. Your promise costs you points only if there is a mate and you stay captain.
# True: is-captain
meuterer-coach-course = As captain you steer by what you keep: with three cards kept, for the third island ahead. Only a mutiny can stop you.
meuterer-coach-deck = Goods you play can be sold where they are bought. Those you keep stay yours, and steer the ship for captain and mutineer.
# True: kept-conflict > 0
meuterer-coach-fight = You can lay only conflict cards that you kept. A tie goes to the mutineers, so the captain’s side needs one more.
# True: roles-gone = 0; next-finds = 4
meuterer-coach-first-role = You choose first, from all five roles. Whoever chooses next finds four, and so knows which one you took.
# True: pouch > 1
meuterer-coach-mate = There is a lot in the pouch: if the captain stays, the mate gets it and 1 point more.
# Rule: ME-9
meuterer-coach-sell-choice = No card is sold twice, even where both islands would buy it. Choose where it pays best.
meuterer-coach-loader = As stevedore you keep the best of what you drew. Think of what the islands ahead will buy.
# True: last-round = yes
meuterer-coach-last-round = The last round. Cards you keep still steer, but will never be sold.
# True: is-captain; hand = 1
meuterer-coach-stay = If you play your last card too, you keep the ship here, and this island’s ship value is yours unless a mutiny wins.
# True: active = 2
meuterer-coach-two-active = Two islands buy now: the one where the ship lies, and the one it came from.
# True: open = no
meuterer-coach-conflict-held = Conflict cards fight only if you keep them. Laid open they count for nothing.
# True: captain-mutinied
meuterer-coach-deposed = The mutiny won: the mutineer is captain now, and stays so until another mutiny wins.
