caribbean-title = Caribbean
caribbean-tagline = Six ships nobody owns: bribe their crews and bring the treasure home.
caribbean-about =
    Six pirate ships cruise the Caribbean, and none of them is yours. Whoever sends a crew the most barrels of rum commands it for the day: to raid a port, to rob another ship, to slip a chest into a hideout.

    Everybody bids in secret for all six ships at once, with the same seven cards. The chest you load today may sail for somebody else tomorrow.

## Options

caribbean-option-surcharge = Raised spare
caribbean-option-surcharge-false = Spare breaks ties
    .hint = A spare that is raised decides a tie and does no more.
caribbean-option-surcharge-true = Spare adds steps
    .hint = A spare that wins a tie also adds its barrels to the steps.
caribbean-rules-2 = The chart ends at the tip of Florida, and no two ships can close off a port any more: Veracruz, Campeche, Havana, Belize, Santiago de Cuba, Port-au-Prince and some waters have other borders (KA-6).

## Ships

caribbean-ship-arriba = Arriba
caribbean-ship-bravo = Bravo
caribbean-ship-caribic = Caribic
caribbean-ship-diabolo = Diabolo
caribbean-ship-evita = Evita
caribbean-ship-fuego = Fuego

## Towns and waters

caribbean-area-ver = Veracruz
caribbean-area-cam = Campeche
caribbean-area-hav = Havana
caribbean-area-nas = Nassau
caribbean-area-scu = Santiago de Cuba
caribbean-area-pro = Port Royal
caribbean-area-pap = Port-au-Prince
caribbean-area-sdo = Santo Domingo
caribbean-area-sju = San Juan
caribbean-area-ftr = Martinique
caribbean-area-ccs = Caracas
caribbean-area-mar = Maracaibo
caribbean-area-ctg = Cartagena
caribbean-area-pbe = Puerto Bello
caribbean-area-tru = Trujillo
caribbean-area-bel = Belize
caribbean-area-g1 = Bay of Campeche
caribbean-area-g2 = Western Gulf
caribbean-area-g3 = Campeche Bank
caribbean-area-g4 = Central Gulf
caribbean-area-g5 = Yucatán Shelf
caribbean-area-g6 = Eastern Gulf
caribbean-area-g7 = Dry Tortugas
caribbean-area-g8 = Yucatán Channel
caribbean-area-b1 = Florida Straits
caribbean-area-b2 = Great Bahama Bank
caribbean-area-b3 = Old Bahama Channel
caribbean-area-b4 = Exuma Sound
caribbean-area-b5 = Ragged Islands
caribbean-area-b6 = Caicos
caribbean-area-b7 = Silver Bank
caribbean-area-b8 = Samaná Bay
caribbean-area-b9 = Sargasso Sea
caribbean-area-b10 = Puerto Rico Trench
caribbean-area-c1 = Cayman Trench
caribbean-area-c2 = Gulf of Batabanó
caribbean-area-c3 = Grand Cayman
caribbean-area-c4 = Manzanillo Deep
caribbean-area-c5 = Pedro Bank
caribbean-area-c6 = Windward Passage
caribbean-area-c7 = Jamaica Channel
caribbean-area-h1 = Cozumel Reef
caribbean-area-h2 = Swan Islands
caribbean-area-h3 = Mosquito Bank
caribbean-area-h4 = Providencia
caribbean-area-h5 = Albuquerque Cays
caribbean-area-h6 = Mosquito Gulf
caribbean-area-m1 = Colombian Basin
caribbean-area-m2 = Navassa Sea
caribbean-area-m3 = Beata Ridge
caribbean-area-m4 = Southwest Basin
caribbean-area-m5 = Guajira Deep
caribbean-area-m6 = Venezuelan Basin
caribbean-area-m7 = Mona Passage
caribbean-area-w1 = Saint Croix
caribbean-area-w2 = Anegada Passage
caribbean-area-w3 = Montserrat
caribbean-area-w4 = Aves Ridge
caribbean-area-w5 = Grenadines
caribbean-area-w6 = Margarita
caribbean-area-w7 = Curaçao
caribbean-area-w8 = Los Roques

## The rules

caribbean-primer-goal = Six ships cruise the Caribbean, and none of them is yours. Have them carry chests from the ports to your three hideouts. The game ends after a round in which somebody has enough doubloons, 62,000 with two players, 41,000 with three, 31,000 with four: then the richest wins.
    .title = The goal
caribbean-primer-bids = Everybody holds the same seven cards: bribes of 0 to 5 barrels of rum, and a thief. In every round all lay one card face down on each of the six ships, at the same time. The seventh card is the spare.
    .title = Laying bids
caribbean-primer-control =
    The ships sail one after another, A to F. The cards on a ship are turned up, and the single highest bribe controls it. It sails as many steps as the bribe has barrels, less one for each thief of another player. A thief never controls. If the highest bribes are equal, those players may raise with their spare{ $surcharge ->
        [true] , whose barrels then count as steps too
       *[false] { "" }
    }; if that does not decide it, the ship stays where it is.
    .title = Who controls a ship
caribbean-primer-sailing = A step leads to an area that touches the ship’s own. Where another ship lies there is no way through, so ships block each other.
    .title = Sailing
caribbean-primer-chests = A ship carries one chest at most. Before, between and after its steps it may act: load the open chest of the port it is in, which brings the controller 2,000 at once; if it is empty, steal the chest of a ship in a bordering area; exchange chests; or hand its chest to an empty ship beside it.
    .title = Chests
caribbean-primer-secure = Where a hideout lies the chest can be secured. Its whole value goes to the owner of the hideout, no matter who controls the ship. So let others load, and be the one who controls the ship when it counts.
    .title = Into the hideout
caribbean-primer-end = After all six ships the round is over. If nobody has enough yet, two more chests are put into their towns while there are any, all take back their seven cards, and the next round begins. Round 30 is the last.
    .title = The end of a round
caribbean-rule-ka-1 =
    Sixteen towns each own a chest of 4,000 to 8,000 doubloons. Six chests, drawn by lot, lie face up in their towns from the start; the other ten wait face down in five stacks of two.

    Everybody has three hideouts on the chart, in a set drawn by lot; sets nobody has are left out and their waters are plain sea. The six ships begin in areas drawn by lot. Everybody begins with no money; what each has, all can see.
    .title = Setting up
    .ruling = The rulebook does not say how hideouts are given out; here they are drawn by lot, and those nobody has are plain sea. Money never runs out, and it is open.
caribbean-rule-ka-2 =
    Everybody holds the same seven cards: bribes of 0, 1, 2, 3, 4 and 5 barrels of rum, and one thief. In every round all players secretly lay one card on each of the six ships, all at the same time. The seventh card stays in hand as the spare.
    .title = Laying bids
caribbean-rule-ka-3 =
    The ships sail one after another: Arriba, Bravo, Caribic, Diabolo, Evita, Fuego. When a ship’s turn comes, all cards on it are turned up. Whoever has the single highest bribe controls it.

    A thief never controls a ship. If everybody has sent a thief, nobody does.
    .title = Who controls a ship
    .ruling = A thief never controls a ship, even where all the others are thieves too.
caribbean-rule-ka-4 =
    If several players share the highest bribe, each of them who still has the spare may raise with it or decline, in secret; the answers are shown at the same time. A raised card counts its number, declining counts 0 and beats a raised thief. Those without a spare count as declining.

    If one of them is now alone at the top, that player controls the ship. Otherwise nobody does, and it stays where it is. A spare that was raised is shown and spent for this round, even if it was in vain. One that was not raised stays hidden. A thief raised from the spare steals nothing.
    .title = Ties and the spare
    .ruling = That answers are secret and whoever has no spare declines, what declining counts, that a spare not raised stays hidden, and that a thief from the spare neither wins a tie nor takes a step away.
caribbean-rule-ka-5 =
    The ship may sail as many steps as the controller’s bribe has barrels, less one for every thief that others have sent to it, but never fewer than zero. { $surcharge ->
        [true] Where the spare has won a tie, its barrels are added.
       *[false] The spare only breaks a tie; its barrels do not count.
    }
    .title = How far it sails
    .ruling = The rulebook does not say whether the spare adds steps; that is what the option is for.
caribbean-rule-ka-6 =
    A step leads to a bordering area. Areas border where they touch; reefs and land keep them apart. An area with another ship in it can be neither entered nor crossed. A ship may come back to an area it has left.

    Even without a step the controller may act where the ship lies. If nothing can be done, the ship drops anchor by itself.
    .title = Sailing
    .ruling = An area with a ship in it is closed to others, a ship may come back, a controller without steps may still act, and a ship that can do nothing anchors by itself.
caribbean-rule-ka-7 =
    Before, between and after its steps a ship may act as often as it likes, and it never has to. It carries one chest at most.

    Load: take the face-up chest of the port whose area the ship is in. The controller gets 2,000 doubloons at once. Steal: an empty ship takes the chest of a ship in a bordering area. Exchange: swap the chest aboard for that of a ship in a bordering area, or for a face-up chest in a port the ship is in or borders; this brings no money, and the chest left in port may be raided later. Hand over: give the chest to an empty ship in a bordering area.

    Secure: in the area of a hideout the chest aboard is brought to safety, and its whole value goes to the owner of the hideout, whoever that is. This also works through an empty ship in a bordering area that lies at a hideout: the chest is secured in the moment it is handed over. An exchange never secures.

    Within one ship’s turn a chest cannot go back to another ship or a port that it has left in that turn, except to be secured on the spot.
    .title = What a ship can do
    .ruling = A chest may also be exchanged in the port where the ship lies. An exchange brings no money and never secures; a chest left in port can be loaded anew, for 2,000 again. Through another ship a chest is secured only if that is empty. A chest cannot go back within a turn: otherwise a turn might never end.
caribbean-rule-ka-8 =
    A chest that has been secured goes back to its own town, closed, and takes no further part. It only shows that the town has been plundered.
    .title = Secured chests
caribbean-rule-ka-9 =
    After all six ships the round is over. If somebody has 62,000 doubloons with two players, 41,000 with three or 31,000 with four, the game ends; it also ends after round 30. Whoever has the most wins; if several do, they share the victory.

    Otherwise the two chests of the next stack are put face up in their towns, as long as there are stacks. Everybody takes back all cards, and the next round begins.
    .title = End of the round, end of the game
    .ruling = That equals share the victory, and that the game ends after round 30: else it might never end.
caribbean-box =
    A chart with 16 ports, 12 hideouts and 6 places for ships; 6 ships; 16 chests, worth 4,000 to 8,000 doubloons.

    For each of four players seven cards: bribes of 0 to 5 barrels and one thief, and a stand to lay them out. 35 coins of 1,000, 5,000 and 10,000.
    .ours =
        The chart: where its 62 areas lie, what borders on what, the places of hideouts and ships, and six of the sixteen names: Veracruz, Campeche, Nassau, Port Royal, Cartagena and Belize. It is drawn on the real coasts and balanced by playing it many times.

        The value of each chest, 91,000 in all. Of 4,000: Port Royal, Caracas, Cartagena, Puerto Bello. Of 5,000: Campeche, Santo Domingo, Martinique, Maracaibo. Of 6,000: Havana, Santiago de Cuba, Trujillo. Of 7,000: Nassau, Port-au-Prince, Belize. Of 8,000: Veracruz, San Juan.
caribbean-pad = The game ends with a round after which somebody has 62,000 doubloons (two players), 41,000 (three) or 31,000 (four). The richest wins.
caribbean-figure-chart = The chart before the first round: six ships, six open chests, and hideouts in the colours of three players. The number on a chest is its value in thousands.
caribbean-figure-bids = Anne (red) has laid a card on every ship; the 3 is her spare. Arriba’s turn has come, so all cards on it are open. The others stay hidden until it is their ship’s turn.
caribbean-figure-control = Anne’s 5 is the highest bribe on Arriba: she controls it. Grace’s thief takes one of the five steps away.
caribbean-figure-tie = Anne and Grace have both laid a 4 on Caribic. Anne raises with her spare, Grace declines: Anne controls the ship, and her spare is spent.
caribbean-figure-steps = Arriba may sail four steps. The numbers tell how many of them lead to each area.
caribbean-figure-load = Arriba lies at San Juan. Anne loads the chest, which is worth 8,000, and gets 2,000 at once.
caribbean-figure-steal = Caribic has come to lie beside Bravo and is empty: it steals the chest from Bravo.
caribbean-figure-secure = Arriba reaches one of Anne’s hideouts and secures the chest: she gets its 8,000. The closed chest goes back to San Juan.

## What happened

caribbean-log-coloured = { $seat } hides out at { $first }, { $second } and { $third }.
    .seat = Your hideouts are { $first }, { $second } and { $third }.
caribbean-log-uncovered = A chest of { $value } doubloons is sighted in { $chest }.
caribbean-log-berthed = { $ship } starts at { $area }.
# True: round = $round; last-told = $last
caribbean-log-began =
    Round { $round }{ $last ->
        [0] {""}
       *[other] {" "}of { $last }
    } begins: the bids are laid.
# True: cards-laid = 6
caribbean-log-laid = { $seat } has laid a card on every ship.
    .seat = You have laid a card on every ship.
caribbean-log-shown =
    { $ship }: { $count ->
        [2] { $first }, { $second }
        [3] { $first }, { $second }, { $third }
       *[4] { $first }, { $second }, { $third }, { $fourth }
    }.
# True: shown-card = $card
caribbean-log-card =
    { $seat } { $card ->
        [-1] thief
       *[other] { $card }
    }
# True: spare-kept
caribbean-log-declined = { $seat } declines
    .seat = you decline
caribbean-log-tied =
    Tie for { $ship }: { $count ->
        [2] { $first } and { $second }
        [3] { $first }, { $second } and { $third }
       *[4] { $first }, { $second }, { $third } and { $fourth }
    }.
caribbean-log-raised =
    Spares for { $ship }: { $count ->
        [2] { $first }, { $second }
        [3] { $first }, { $second }, { $third }
       *[4] { $first }, { $second }, { $third }, { $fourth }
    }.
# True: bid = -1
caribbean-log-adrift-thieves = Nothing but thieves: nobody sails { $ship }.
# True: tie-winner = None
caribbean-log-adrift-tie = The tie stands: nobody sails { $ship }.
# True: takes = $seat; bid = $bid; spare-adds = $spare; thieves = $thieves; steps-given = $steps
caribbean-log-controlled =
    { $seat } takes { $ship } with { $bid }{ $spare ->
        [0] {""}
       *[other] {" "}and a spare of { $spare }
    }{ $thieves ->
        [0] {""}
        [one] , one thief aboard
       *[other] , { $thieves } thieves aboard
    }: { $steps ->
        [0] no steps
        [one] one step
       *[other] { $steps } steps
    }.
    .seat =
        You take { $ship } with { $bid }{ $spare ->
            [0] {""}
           *[other] {" "}and a spare of { $spare }
        }{ $thieves ->
            [0] {""}
            [one] , one thief aboard
           *[other] , { $thieves } thieves aboard
        }: { $steps ->
            [0] no steps
            [one] one step
           *[other] { $steps } steps
        }.
caribbean-log-sailed = { $ship } sails from { $from } to { $to }.
# True: paid = $money; paid-to = $seat
caribbean-log-loaded = { $seat } loads the chest of { $chest } onto { $ship }: +{ $money }.
    .seat = You load the chest of { $chest } onto { $ship }: +{ $money }.
caribbean-log-stole = { $ship } robs { $victim } of the chest of { $chest }.
caribbean-log-exchanged = { $ship } gives { $other } the chest of { $gave } for that of { $got }.
caribbean-log-traded = { $ship } leaves the chest of { $gave } in { $port } and takes that of { $got }.
caribbean-log-handed = { $ship } hands the chest of { $chest } to { $other }.
# True: paid = $value; paid-to = $owner; secures = $seat; secured-at = $area; secured-through = $by
caribbean-log-secured = { $seat } secures the chest of { $chest }{ $by } at { $owner }’s hideout ({ $area }): +{ $value } for { $owner }.
    .seat = You secure the chest of { $chest }{ $by } at { $owner }’s hideout ({ $area }): +{ $value } for { $owner }.
    .owner = { $seat } secures the chest of { $chest }{ $by } at your hideout ({ $area }): +{ $value } for you.
# True: paid = $value; paid-to = $seat; secures = $seat; secured-at = $area; secured-through = $by
caribbean-log-secured-own = { $seat } secures the chest of { $chest }{ $by } at home ({ $area }): +{ $value }.
    .seat = You secure the chest of { $chest }{ $by } at home ({ $area }): +{ $value }.
caribbean-log-secured-by = {" "}through { $ship }
caribbean-log-anchored = { $ship } drops anchor: { $area }.
# True: richest = $first; winners = $count; richest-money = $money; enough
caribbean-log-won-goal =
    { $count ->
        [one] { $first } wins
        [2] { $first } and { $second } share the victory
        [3] { $first }, { $second } and { $third } share the victory
       *[4] { $first }, { $second }, { $third } and { $fourth } share the victory
    } with { $money } doubloons!
    .first =
        { $count ->
            [one] You win
            [2] { $first } and { $second } share the victory
            [3] { $first }, { $second } and { $third } share the victory
           *[4] { $first }, { $second }, { $third } and { $fourth } share the victory
        } with { $money } doubloons!
    .second = { caribbean-log-won-goal.first }
    .third = { caribbean-log-won-goal.first }
    .fourth = { caribbean-log-won-goal.first }
# True: richest = $first; winners = $count; richest-money = $money; round = $last; last-round = $last
caribbean-log-won-rounds =
    Round { $last } was the last: { $count ->
        [one] { $first } wins
        [2] { $first } and { $second } share the victory
        [3] { $first }, { $second } and { $third } share the victory
       *[4] { $first }, { $second }, { $third } and { $fourth } share the victory
    } with { $money } doubloons.
    .first =
        Round { $last } was the last: { $count ->
            [one] you win
            [2] { $first } and { $second } share the victory
            [3] { $first }, { $second } and { $third } share the victory
           *[4] { $first }, { $second }, { $third } and { $fourth } share the victory
        } with { $money } doubloons.
    .second = { caribbean-log-won-rounds.first }
    .third = { caribbean-log-won-rounds.first }
    .fourth = { caribbean-log-won-rounds.first }

## What you are asked
# Rule: KA-3
caribbean-prompt-bid = Lay one card on each ship: the highest bid sails it. The seventh is your spare.
# True: tied; bid = $card; spare = $spare
caribbean-prompt-tie = Tie for { $ship } at { $card }: raise with your spare ({ $spare ->
        [-1] the thief
       *[other] { $spare }
    }), or decline?
# True: can-sail; steps = $steps; deed = $deed
caribbean-prompt-sail =
    You sail { $ship }, { $steps ->
        [one] one step
       *[other] { $steps } steps
    } left: sail on{ $deed ->
        [load] , load the chest
        [steal] , rob a ship
        [exchange] , swap chests
        [hand] , hand over the chest
        [secure] , secure the chest
        [several] , use a chest
       *[none] {""}
    }, or drop anchor.
# True: can-sail = False; deed = $deed
caribbean-prompt-act =
    You sail { $ship }, but cannot move: { $deed ->
        [load] load the chest here
        [steal] rob a ship beside you
        [exchange] swap the chest aboard
        [hand] hand over the chest
        [secure] secure the chest
        [several] use a chest
       *[none] nothing to do
    }, or drop anchor.
caribbean-wait-bid =
    { $count ->
        [one] { $seats } is laying bids.
       *[other] { $seats } are laying bids.
    }
caribbean-wait-tie =
    { $count ->
        [one] Tie for { $ship }: { $seats } raises or declines.
       *[other] Tie for { $ship }: { $seats } raise or decline.
    }
# True: controller = $seat; steps = $steps
caribbean-wait-sail =
    { $seat } sails { $ship }: { $steps ->
        [0] no steps left.
        [one] one step left.
       *[other] { $steps } steps left.
    }
# True: goal = $money; enough = False; is-last-round = False
caribbean-goal = Once one has { $money } doubloons, the richest wins
# True: goal = $money; enough = False; is-last-round = False; owned = $owned
caribbean-goal-you = At { $money } the richest wins; you have { $owned }
# True: enough; goal = $money
caribbean-goal-reached = { $money } reached: the richest after this round wins
# True: enough; goal = $money; owned = $owned
caribbean-goal-reached-you = { $money } reached: last round; you have { $owned }
# True: enough = False; is-last-round
caribbean-goal-last = Last round: whoever is richest after it wins
# True: enough = False; is-last-round; owned = $owned
caribbean-goal-last-you = Last round: the richest wins; you have { $owned }

## What you can do

caribbean-hand = Your hand
caribbean-arrangement-confirm = Send the bids
caribbean-arrangement-again = As last round
caribbean-choice-bid =
    { $card ->
        [-1] Send the thief to { $ship }
        [one] Send one barrel to { $ship }
       *[other] Send { $card } barrels to { $ship }
    }
caribbean-choice-raise =
    { $card ->
        [-1] Raise with the thief
       *[other] Raise with { $card }
    }
caribbean-choice-decline = Decline
caribbean-choice-sail = Sail: { $area }
caribbean-choice-load = Load the chest of { $chest }
caribbean-choice-steal = Steal the chest of { $chest } ({ $value }) from { $ship }
caribbean-choice-exchange = Exchange with { $ship }: { $gave } ({ $less }) for { $got } ({ $more })
caribbean-choice-exchange-port = Exchange in { $port }: { $gave } ({ $less }) for { $got } ({ $more })
caribbean-choice-hand = Hand the chest of { $chest } to { $ship }
caribbean-choice-hand-secure = Secure the chest of { $chest } through { $ship } for { $seat }
    .seat = Secure the chest of { $chest } through { $ship } for yourself
caribbean-choice-secure = Secure the chest of { $chest } for { $seat }
    .seat = Secure the chest of { $chest } for yourself
caribbean-choice-anchor = Drop anchor
# True: steps-after = $steps
caribbean-gain-sail =
    { $steps ->
        [0] no steps left then
        [one] one step left then
       *[other] { $steps } steps left then
    }
# True: paid = $money; pays-reader
caribbean-gain-own = +{ $money } for you
# True: paid = $money; paid-to = $seat
caribbean-gain-other = +{ $money } for { $seat }
caribbean-short-raise =
    { $card ->
        [-1] Raise: thief
       *[other] Raise with { $card }
    }
caribbean-short-load = Load it
caribbean-short-steal = Rob { $ship }
caribbean-short-swap = Swap: { $ship }
caribbean-short-swap-port = Swap for { $money }
caribbean-short-hand = Give to { $ship }
caribbean-short-secure = Secure it
caribbean-short-secure-by = Secure: { $ship }
# Rule: KA-4
# True: spare = $card; surcharge = $surcharge
caribbean-gain-raise =
    { $card ->
        [-1] a thief raised counts less than declining; the spare is spent
       *[other] counts { $card }{ $surcharge ->
            [true] , in steps too if it wins
           *[false] {""}
        }; the spare is then spent
    }
caribbean-gain-decline = counts 0; you keep the spare
# True: steps = $steps
caribbean-gain-anchor =
    { $steps ->
        [0] ends the turn
        [one] one step unused
       *[other] { $steps } steps unused
    }
# True: aboard-after = $money; paid = 0
caribbean-gain-steal = { $money } doubloons aboard
# True: paid = 0
caribbean-gain-hand = the chest changes ships; no money
# True: aboard-more = $money; aboard-sign = $sign; paid = 0
caribbean-gain-swap =
    { $sign ->
        [more] { $money } more aboard
        [less] { $money } less aboard
       *[same] the same value aboard
    }

## What lies on the table

caribbean-scene =
    { $round ->
        [0] Chart of the Caribbean, setting up
       *[other] Chart of the Caribbean, round { $round }
    }
# True: gained = $money
caribbean-gain = +{ $money }
# True: round = $round; last-told = $last
caribbean-round =
    { $round ->
        [0] Setting up
       *[other] Round { $round }{ $last ->
            [0] {""}
           *[other] {" "}of { $last }
        }
    }
# True: port = $port; steps-there = $steps; town-value = $value
caribbean-node-area =
    { $area }{ $port ->
        [closed] , port, a chest of { $value } still hidden
        [out] , port
        [secured] , port, plundered
       *[sea] {""}
    }{ $steps ->
        [0] {""}
        [one] , one step
       *[other] , { $steps } steps
    }
# True: chest-in = $area; port = $port; chest-value = $value
caribbean-node-chest =
    Chest of { $chest }, { $value } doubloons, ashore in { $area }{ $port ->
        [secured] , a plundered port
       *[other] {""}
    }
# True: chest-in = $ship; chest-value = $value
caribbean-node-cargo = Chest of { $chest }, { $value } doubloons, aboard { $ship }
# True: hideout-of = $seat
caribbean-node-hideout = Hideout of { $seat }: { $area }
    .seat = Your hideout: { $area }
# True: ship-at = $area; ship-carries = $value
caribbean-node-ship =
    { $value ->
        [0] { $ship }, empty: { $area }
       *[other] { $ship }, chest of { $chest } ({ $value }) aboard: { $area }
    }
caribbean-node-berth = Berth of { $ship }
# True: card-here = $card
caribbean-node-card =
    { $card ->
        [-1] Thief
        [one] Bribe of one barrel
       *[other] Bribe of { $card } barrels
    }
caribbean-seat = { $seat }
# True: row-money = $money
caribbean-owned = { $money }
# True: row-money = $money
caribbean-node-treasure = { $seat }: { $money } doubloons
# True: row-money = $money; row-raided = $raided; row-brought = $brought
caribbean-card-treasure = { $money } doubloons: { $raided } by raids, { $brought } for chests that came home.
caribbean-card-treasure-more = Came home: { $list }
caribbean-card-treasure-name = The booty
caribbean-scene-treasure = What everybody has won
caribbean-scene-bids = The bids of round { $round }
# True: round = $round
caribbean-round-brief = Round { $round }
caribbean-spare = Spare
caribbean-spare-of = Spare of { $seat }
    .seat = Your spare
# True: spare-of-seat = $card; spare-spent = $spent
caribbean-spare-seen =
    Spare of { $seat }: { $card ->
        [hidden] hidden
        [-1] thief
       *[other] { $card }
    }{ $spent ->
        [yes] , raised for { $ship }
       *[no] {""}
    }
    .seat =
        Your spare: { $card ->
            [hidden] hidden
            [-1] thief
           *[other] { $card }
        }{ $spent ->
            [yes] , raised for { $ship }
           *[no] {""}
        }
caribbean-node-spare = Your spare: { $card }
caribbean-held-bid = { $ship }: { $card }
caribbean-held-spare = Spare: { $card }
caribbean-held-answer =
    { $answer ->
        [raise] raises
       *[decline] declines
    }
# True: round = $round; last-told = $last; chests-to-come = $chests
caribbean-node-round =
    { caribbean-round }. { $chests ->
        [0] No more chests will come
       *[other] { $chests } chests are still to come
    }
# True: seen-card = $card
caribbean-sent =
    { $seat } { $card ->
        [hidden] hidden
        [-1] thief
       *[other] { $card }
    }
caribbean-sent-to = Bids for { $ship }: { $list }
# True: tie-winner = $seat
caribbean-tie-won = Tie, spares: { $list }. { $seat } sails
    .seat = Tie, spares: { $list }. You sail
# True: tie-winner = None
caribbean-tie-stood = Tie, spares: { $list }. Nobody sails
caribbean-outcome-nobody = nobody
caribbean-outcome-tie = Tie
caribbean-outcome-offers = Tie { $offers }
# True: steps-given = $steps
caribbean-outcome-steps =
    { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }
# True: thieves = $thieves
caribbean-outcome-thieves =
    { $bid } − { $thieves ->
        [one] 1 thief
       *[other] { $thieves } thieves
    }
caribbean-list = { $first }, { $rest }
caribbean-more = { $first }. { $more }
caribbean-borders = Borders: { $list }
caribbean-border =
    { $area } { $way ->
        [n] north
        [ne] north-east
        [e] east
        [se] south-east
        [s] south
        [sw] south-west
        [w] west
       *[nw] north-west
    }
caribbean-beside = { $first } ({ $there })
# True: beside-ship = $value
caribbean-there-chest = chest of { $value }
caribbean-there-hideout = hideout of { $seat }
    .seat = your hideout
# True: some-near
caribbean-nearby =
    { $chest ->
        [none] Nearest chests: { $list }
       *[some] Nearest hideouts: { $list }
    }
# True: near-value = $value; near-steps = $steps; near-way = $way; near-rank < 3
caribbean-nearby-chest =
    { $chest } ({ $value }) { $steps ->
        [0] here
        [one] one step { $way ->
                [n] north
                [ne] north-east
                [e] east
                [se] south-east
                [s] south
                [sw] south-west
                [w] west
               *[nw] north-west
            }
       *[other] { $steps } steps { $way ->
                [n] north
                [ne] north-east
                [e] east
                [se] south-east
                [s] south
                [sw] south-west
                [w] west
               *[nw] north-west
            }
    }
# True: near-owner = $seat; near-steps = $steps; near-way = $way
caribbean-nearby-hideout =
    { $seat } ({ $area }) { $steps ->
        [0] here
        [one] one step { $way ->
                [n] north
                [ne] north-east
                [e] east
                [se] south-east
                [s] south
                [sw] south-west
                [w] west
               *[nw] north-west
            }
       *[other] { $steps } steps { $way ->
                [n] north
                [ne] north-east
                [e] east
                [se] south-east
                [s] south
                [sw] south-west
                [w] west
               *[nw] north-west
            }
    }

## About a player

caribbean-fact-money = { $money } doubloons
caribbean-fact-hideouts = Hideouts: { $first }, { $second }, { $third }
caribbean-standing = { $money } doubloons
caribbean-fact-asked = asked whether to raise
caribbean-fact-answered = has answered

## Where the points come from

caribbean-column-raids = Raids
caribbean-column-chests = Hideouts
caribbean-column-money = Doubloons
caribbean-sheet-raids =
    { $count ->
        [one] 1 raid
       *[other] { $count } raids
    }
caribbean-sheet-chest = chest of { $chest }
# True: richest = $first; winners = $count; richest-money = $money; goal = $goal; enough
caribbean-why-goal =
    { $count ->
        [one] { $first } wins
        [2] { $first } and { $second } share the victory
        [3] { $first }, { $second } and { $third } share the victory
       *[4] { $first }, { $second }, { $third } and { $fourth } share the victory
    } with { $money } doubloons, the most: { $goal } end the game.
    .first =
        { $count ->
            [one] You win
            [2] { $first } and { $second } share the victory
            [3] { $first }, { $second } and { $third } share the victory
           *[4] { $first }, { $second }, { $third } and { $fourth } share the victory
        } with { $money } doubloons, the most: { $goal } end the game.
    .second = { caribbean-why-goal.first }
    .third = { caribbean-why-goal.first }
    .fourth = { caribbean-why-goal.first }
# True: richest = $first; winners = $count; richest-money = $money; round = $last; enough = False
caribbean-why-rounds =
    { $count ->
        [one] { $first } wins
        [2] { $first } and { $second } share the victory
        [3] { $first }, { $second } and { $third } share the victory
       *[4] { $first }, { $second }, { $third } and { $fourth } share the victory
    } with { $money } doubloons, the most after round { $last }, the last.
    .first =
        { $count ->
            [one] You win
            [2] { $first } and { $second } share the victory
            [3] { $first }, { $second } and { $third } share the victory
           *[4] { $first }, { $second }, { $third } and { $fourth } share the victory
        } with { $money } doubloons, the most after round { $last }, the last.
    .second = { caribbean-why-rounds.first }
    .third = { caribbean-why-rounds.first }
    .fourth = { caribbean-why-rounds.first }

## What a card says

caribbean-card-value = doubloons in the chest
# True: chest-ashore
caribbean-card-raid = at once for loading it
caribbean-card-steps = steps away
# True: sailed
caribbean-card-steps-left = steps left
# Rule: KA-9
caribbean-card-stacks = chests still to come
# True: port = $port; steps-there = $steps
caribbean-card-area =
    { $port ->
        [closed] A port; its chest is still hidden.
        [out] A port; its chest is in play.
        [secured] A plundered port; its own chest is out of the game.
       *[sea] { $steps ->
            [0] Open water.
            [1] The ship in turn can sail here at once.
           *[other] The ship in turn can get here.
        }
    }
# Rule: KA-6
caribbean-card-area-more = A step leads to a bordering area. Where a ship lies, no other can enter or pass.
caribbean-card-chest = Chest of { $chest }
# True: chest-in = $area; port = $port
caribbean-card-ashore =
    Ashore in { $area }{ $port ->
        [secured] , a plundered port
       *[other] {""}
    }: an empty ship in this port can load it.
# True: chest-in = $ship
caribbean-card-aboard = Aboard { $ship }: an empty ship beside it can steal it.
# Rule: KA-7
caribbean-card-chest-more = Brought to a hideout, its whole value goes to the hideout’s owner.
caribbean-card-hideout = Hideout of { $seat }
    .seat = Your hideout
# True: hideout-of = $seat
caribbean-card-hideout-now = { $area }: a chest secured here pays { $seat } its whole value.
    .seat = { $area }: a chest secured here pays you its whole value.
caribbean-card-hideout-more = Whoever sails the ship may do it, and so may a ship beside an empty one lying here.
# True: controller = $seat
caribbean-card-ship-sailed = { $seat } sails it now.
    .seat = You sail it now.
caribbean-card-ship-empty = At { $area }, with an empty hold.
caribbean-card-ship-laden = At { $area }, with the chest of { $chest } aboard.
caribbean-card-bids = Bids for { $ship }
# Rule: KA-3
caribbean-card-bids-now = Whoever sends { $ship } the single highest bid sails it this round.
# Rule: KA-5
# True: surcharge = $surcharge
caribbean-card-bids-more =
    It sails as many steps as the bid has barrels, { $surcharge ->
        [true] with those of a spare that wins a tie, less
       *[false] less
    } one for every thief.
# Rule: KA-5
# True: card = $card
caribbean-card-bribe =
    If it is the single highest, the ship is yours, { $card ->
        [0] but for no step.
        [one] for one step, less one for every thief.
       *[other] for { $card } steps, less one for every thief.
    }
# Rule: KA-5
caribbean-card-thief = It never wins a ship, but takes a step from whoever does.
# Rule: KA-9
caribbean-card-laid = Each card lies on one ship; all come back for the next round.
# Rule: KA-4
caribbean-card-spare = The seventh card: it can break a tie for a ship, once.
# Rule: KA-4
# True: surcharge = $surcharge
caribbean-card-spare-more =
    Declining counts 0. A spare that was raised is spent for this round.{ $surcharge ->
        [true] {" "}If it wins, its barrels count as steps too.
       *[false] {""}
    }
# True: stacks = $stacks; stack-size = $size
caribbean-card-round =
    { $stacks ->
        [0] All chests have been sighted.
       *[other] After each round { $size } more chests are sighted, as long as there are any.
    }
# Rule: KA-9
# True: last-round = $last
caribbean-card-round-more = After a round in which somebody reaches the goal the richest wins. Round { $last } is the last: else a game might never end.

## Why not

# True: tied
caribbean-refuse-answer = There is a tie: raise with your spare, or decline.
# True: bidding
caribbean-refuse-bidding = Bids are being laid: one card on every ship.
# True: bidding = False
caribbean-refuse-not-bidding = The bids are laid; now the ships sail.
# True: tied = False
caribbean-refuse-no-tie = There is no tie to break.
# True: next-ship = $ship
caribbean-refuse-bid-order = Cards are laid in the order of the ships; { $ship } is next.
# True: has-laid
caribbean-refuse-card-laid =
    { $card ->
        [-1] You have laid your thief already.
       *[other] You have laid your { $card } already.
    }
# True: borders = False
caribbean-refuse-no-border = “{ $from }” and “{ $to }” do not border each other.
# True: ship-in-the-way = $ship
caribbean-refuse-occupied = { $ship } lies there; an area with a ship in it can be neither entered nor crossed.
# True: steps = 0
caribbean-refuse-no-steps = The ship has no steps left.
# True: aboard = $chest
caribbean-refuse-laden = The ship carries the chest of { $chest } already; there is no room for another.
caribbean-refuse-empty = { $ship } carries no chest.
caribbean-refuse-full = { $ship } carries a chest already.
caribbean-refuse-no-chest-here = No chest to be loaded lies here: { $area }.
caribbean-refuse-no-chest-there = No chest lies face up there: { $area }.
caribbean-refuse-port-far = The ship is neither in this port’s area nor in one that borders it: { $area }.
caribbean-refuse-port-left = The chest of { $chest } has been in { $area } this turn; it cannot go back.
caribbean-refuse-itself = { $ship } itself is in turn.
caribbean-refuse-ship-far = { $ship } does not lie in a bordering area.
caribbean-refuse-ship-left = The chest of { $chest } has been aboard { $ship } this turn; it cannot go back.
caribbean-refuse-no-hideout = There is no hideout here: { $area }.

## What speaks for it

caribbean-reason-bid-best = { $ship } looks best this round
caribbean-reason-bid-good = Much can be had with { $ship }
caribbean-reason-bid-low = Little can be had with { $ship }
caribbean-reason-bid-thief = The thief slows { $ship }, with which others could do much harm
caribbean-reason-raise = { $ship } is worth more than the spare
caribbean-reason-decline = The spare is worth more than { $ship }
caribbean-reason-home =
    { $steps ->
        [0] The chest of { $chest } reaches home
        [one] The chest of { $chest } comes nearer to home: one step to go
       *[other] The chest of { $chest } comes nearer to home: { $steps } steps to go
    }
caribbean-reason-away = Takes the chest of { $chest } away from { $seat }’s hideout
    .seat = Takes the chest of { $chest } away from your hideout
caribbean-reason-towards = On the way to the chest of { $chest } ({ $value })
caribbean-reason-load = { $money } doubloons at once, and a chest aboard
caribbean-reason-rob = Takes { $value } doubloons from near { $seat }’s hideout
    .seat = Takes { $value } doubloons from near your hideout
caribbean-reason-booty = A chest of { $value } doubloons comes aboard
caribbean-reason-dearer = { $more } doubloons aboard instead of { $less }
caribbean-reason-nearer = { $ship } lies nearer to home
caribbean-reason-safe = { $value } doubloons brought to safety
caribbean-reason-wait =
    The chest of { $chest } is well placed here, { $steps ->
        [0] at home
        [one] one step from home
       *[other] { $steps } steps from home
    }

## Learning by playing

caribbean-lesson-goal = Goal: the most doubloons once somebody has 41,000. Your hideouts bring them.
caribbean-lesson-off-course = She may sail there, but then her steps fall short. Follow the light.
caribbean-lesson-too-early = Not yet: she has steps left, and there is a chest to be had.

caribbean-lesson-haul-title = Port, chest, hideout
caribbean-lesson-haul-out-say = The ships belong to nobody. Your bribe of 5 was the highest: now sail Arriba towards { caribbean-area-sju }.
caribbean-lesson-haul-out-done = A bribe of 5 is worth five steps. Grace’s thief aboard has cost you one: four left.
caribbean-lesson-haul-out-else-1 = That is your hideout, but she carries nothing yet. First the chest of { caribbean-area-sju }.
caribbean-lesson-haul-port-say = A chest of 8,000 lies in { caribbean-area-sju }. Sail in.
caribbean-lesson-haul-load-say = Take the chest aboard. That costs no step.
caribbean-lesson-haul-load-done = 2,000 at once for the raid. The big money waits at home.
caribbean-lesson-haul-load-else-1 = Not without the chest you came for.
caribbean-lesson-haul-home-say = Two steps are left, and your hideout at Montserrat is two away. Bring it home.
caribbean-lesson-haul-home-else-2 = If she stays here, the others may take her and the chest.
caribbean-lesson-haul-hideout-say = One more step, into your own hideout.
caribbean-lesson-haul-hideout-else-1 = That was the last step, and the chest would stay at sea.
caribbean-lesson-haul-secure-say = Carry the chest ashore.
caribbean-lesson-haul-secure-done = 8,000 to the owner of the hideout, whoever sails. You have 10,000.
caribbean-lesson-haul-secure-else-1 = First the chest: secured here, it pays you 8,000.
caribbean-lesson-haul-on = What wins: a chest brought to your own hideout, like this one: 2,000 in port and 8,000 at home. Next: a tie, and another crew’s chest.

caribbean-lesson-theft-title = A tie, and a theft
caribbean-lesson-theft-tie-say = Caribic: you and Grace both bid 4. Your seventh card, the spare, breaks ties: raise with it.
caribbean-lesson-theft-tie-done = Grace declines. She is yours, for four steps: the spare breaks the tie but adds none.
caribbean-lesson-theft-tie-else-1 = You may save it for a later tie. But if neither raises, nobody sails, and Grace’s chest gets away.
caribbean-lesson-theft-chase-say = Grace’s Bravo carries a chest from { caribbean-area-pbe }, and you may take it from a bordering area. After her!
caribbean-lesson-theft-beside-say = One area more and you lie beside her.
caribbean-lesson-theft-beside-else-1 = Bravo is in reach from there as well, but not your hideout afterwards.
caribbean-lesson-theft-steal-say = Take it. No step, no card, no fight.
caribbean-lesson-theft-steal-done = A chest at sea belongs to whoever holds the ship. Only a hideout is safe.
caribbean-lesson-theft-steal-else-1 = First the chest: you lie right beside her.
caribbean-lesson-theft-pass-say = Your hideout in the Mosquito Gulf is two steps away. No ship may sail through another, so go by { caribbean-area-pbe }.
caribbean-lesson-theft-hideout-say = And in.
caribbean-lesson-theft-secure-say = Ashore with it.
caribbean-lesson-theft-secure-done = Now watch Diabolo: your thief aboard costs Anne a step, and she ends one short of her hideout.
caribbean-lesson-theft-secure-else-1 = Secure it first: 4,000 for you.
caribbean-lesson-theft-on = What wins: chests that others fetch and you bring home, like Grace’s for 4,000. Next: your own bids.

caribbean-lesson-bids-title = Seven cards, six ships
caribbean-lesson-bids-lay-say = Your bids now: one secret card a ship. Arriba lies at your hideout, one step from { caribbean-area-ftr }’s chest: give her 2 or more.
caribbean-lesson-bids-lay-say-2 = Next, Bravo: two steps from the chest of { caribbean-area-ctg }. Any card you like.
caribbean-lesson-bids-lay-say-3 = Caribic lies at your hideout, also two steps from { caribbean-area-ctg }. A high card may well get her.
caribbean-lesson-bids-lay-say-4 = Diabolo carries 7,000: one step to Anne’s hideout, four to yours. She is worth your highest card.
caribbean-lesson-bids-lay-say-5 = Evita is far from every chest. A low card will do, or the thief.
caribbean-lesson-bids-lay-say-6 = Fuego lies at Anne’s hideout, one step from { caribbean-area-ver }’s chest: Anne will bid high. Save your good cards.
caribbean-lesson-bids-lay-say-all = Every ship has a card, and the seventh is your spare. Change what you like, then send the bids.
caribbean-lesson-bids-lay-done = All cards are turned up, ship by ship. Yours is the highest on Arriba.
caribbean-lesson-bids-lay-else-1 = There and back is two steps, and the card is the number of steps. At least 2 on Arriba.
caribbean-lesson-bids-out-say = To { caribbean-area-ftr }.
caribbean-lesson-bids-load-say = You know what to do.
caribbean-lesson-bids-load-else-1 = Load the chest first.
caribbean-lesson-bids-back-say = And home again.
caribbean-lesson-bids-secure-say = Secure it.
caribbean-lesson-bids-secure-done = 7,000 for one card. Where others bid low, a 2 is enough: save the high ones.
caribbean-lesson-bids-secure-else-1 = Secure the chest before you anchor.
caribbean-lesson-bids-secure-else-2 = She is home. Secure the chest first.
caribbean-lesson-bids-on = What wins: your bids where a chest lies near your own hideout, like 7,000 from { caribbean-area-ftr }. Halfway to 41,000: play on, and mind Diabolo.

## The coach of the first game

caribbean-coach-bid = Each barrel on the winning card is one step. Your thief takes one off whoever sails that ship.
caribbean-coach-yours = The ship is yours until you drop anchor. Loading, stealing and securing cost no steps.
caribbean-coach-hand-secure = An empty ship next to yours lies at a hideout. Hand the chest over, and that hideout’s owner has it at once.
# True: chest-beside
caribbean-coach-steal = There is a chest aboard the ship next to yours. Take it: nobody can refuse.
# Rule: KA-4
# True: tied
caribbean-coach-tie = A tie: raise with your spare, or let it go. If nobody comes out alone on top, the ship stays where it is.
# Rule: KA-6
# True: steps = 0
caribbean-coach-no-steps = No steps left. But where it lies, the ship may still load, steal or secure.
# True: stacks = 0; closed-chests = 0
caribbean-coach-no-chests = No new chests will come. What is on the chart now is all there is.
caribbean-coach-others-profit = A secured chest pays the hideout’s owner, whoever brings it. Send your thief to a ship that is nearly there.
caribbean-coach-order = Ships sail in order, from Arriba to Fuego: what an early one steals, a later one can take back.
caribbean-coach-hand = You may hand the chest to an empty ship next to yours, best to one that sails later and on which you bid high.
caribbean-coach-exchange = Your hold is full, but you may exchange your chest for another nearby, aboard a ship or in a port.
caribbean-coach-blocked = Ships block the way, but chests get past them: an empty ship next to yours can take your chest over.
