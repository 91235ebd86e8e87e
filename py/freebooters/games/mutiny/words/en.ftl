mutiny-title = Mutiny
mutiny-tagline = Choose your captain in secret, arm his men, and be rich when he wins.
mutiny-about =
    A ship makes for the treasure island, and aboard two men want to command it: Captain Valverde and Ramon Diaz. You knock at the cabins of thirteen pirates for gold, weapons and whispers, and in secret you swear to one of the two.

    Then the mutiny breaks out. In five duels of sailors everybody lays cards face down and nobody knows who has helped whom. Of all who stood by the winner, the richest wins.

## Pirates

mutiny-pirate-valverde = Valverde
mutiny-pirate-diaz = Diaz
mutiny-pirate-crackpott = Crackpott
mutiny-pirate-tembo = Tembo
mutiny-pirate-wessel = Wessel-Jan
mutiny-pirate-nero = Dean Nero
mutiny-pirate-pang = Pang
mutiny-pirate-chang = Chang Ye
mutiny-pirate-sate = Sate
mutiny-pirate-bijoux = Bijoux
mutiny-pirate-ojo = Ojo
mutiny-pirate-cambivalute = Cambivalute
mutiny-pirate-ghost = The ghost
mutiny-power-valverde = Take a gold card and a coin
mutiny-power-diaz = See a gold and a combat card, keep one
mutiny-power-crackpott = Take two combat cards
mutiny-power-tembo = See two combat cards, keep one
mutiny-power-wessel = Swap up to 3 combat cards
mutiny-power-nero = Trade up to 3 cards for coins, or back
mutiny-power-pang = Take a combat card or a coin
mutiny-power-chang = Steal a coin from somebody
mutiny-power-sate = Her coins grow while you pass by
mutiny-power-bijoux = Swear; later change sides, or bluff
mutiny-power-ojo = Swear; later see another’s side
mutiny-power-cambivalute = Place sailors; later see a pair
# Rule: MU-5
mutiny-power-ghost = Your turn ends with nothing
mutiny-brief-valverde = Gold card + coin
mutiny-brief-diaz = Gold or combat
mutiny-brief-crackpott = Two combat cards
mutiny-brief-tembo = Best of two cards
mutiny-brief-wessel = Swap cards
mutiny-brief-nero = Cards ⇄ coins
mutiny-brief-pang = Card or coin
mutiny-brief-chang = Steal a coin
mutiny-brief-sate = Growing purse
mutiny-brief-bijoux = Swear or bluff
mutiny-brief-ojo = Swear or spy
mutiny-brief-cambivalute = Two sailors
# Rule: MU-5
mutiny-brief-ghost = Nothing
mutiny-side-valverde = Captain Valverde
mutiny-side-diaz = Ramon Diaz
mutiny-pink = pink
mutiny-grey = grey
# True: named-card
mutiny-card =
    { $colour ->
        [pink] Pink { $value }
       *[grey] Grey { $value }
    }
# True: named-card
mutiny-gold = Gold { $value }
mutiny-seat = { $seat }

## The rules

mutiny-primer-goal = A ship is making for a mutiny: Captain Valverde (pink) against Ramon Diaz (grey). Swear to one of them in secret, arm his sailors, and gather gold. Only those who stood by the winner can win, and among them the richest does.
    .title = The goal
mutiny-primer-doors = The dealer lays out pirates face down, each in a cabin: three more than there are players. On your turn take a pirate who lies face up, or knock: the next cabin opens, and you take that pirate or knock again. Each does one thing for you: gold, combat cards, coins, an oath, a theft. If the ghost opens, your turn is over with nothing.
    .title = Take or knock
mutiny-primer-ship = When everybody has had a pirate, the ship sails one space for every cabin that is still closed. A storm makes one pirate seasick: that one sits in the lifeboat for a while. At the crossed sabres the mutiny starts, earlier if a supply runs out.
    .title = The ship sails
mutiny-primer-oath = Only Bijoux and Ojo take your oath. Whoever has never sworn when the mutiny starts is out and cannot win. With Bijoux you may change sides later, or only pretend to; with Ojo you may look at the oath of somebody else.
    .title = Swear
mutiny-primer-mutiny = The mutiny is fought in five duels, A to E. In each of them one sailor stands for Valverde and one for Diaz. Cambivalute lets you place sailors beforehand, and know them. The side that first wins three duels wins the mutiny.
    .title = The mutiny
mutiny-primer-duels = In every round of a duel all lay one card face down; the cards are shuffled and shown. Pink cards strengthen Valverde’s sailor, grey ones Diaz’s. From the second round on you may lay your monkey instead and leave the duel. When all have left, the higher total wins. Cards laid are gone; with none left in a first round you are out of the game. So keep one for each duel.
    .title = Duels
mutiny-primer-end = After the mutiny all oaths are revealed. If nobody still in the game stood by the winner, everybody loses. Otherwise, of those who did, whoever has the most gold wins, gold cards and coins together.
    .title = The end
mutiny-rule-mu-1 =
    Each player starts with a grey and a pink combat card of value 1, both allegiance cards, a monkey and one coin. The other combat cards lie face down on the volcano island, the gold cards on the treasure island; the other coins are the bank on the coin island. Everybody’s coins lie open, cards face down. Ten sailors worth 1 to 10 are shuffled, and nobody has seen them.

    With two players the ship sets sail at the volcano island, with three at the treasure island, with four at the coin island. The first dealer is drawn by lot.
    .title = Setting up
    .ruling = By the rulebook the oldest player deals first; here it is drawn by lot.
mutiny-rule-mu-2 =
    In every round the dealer lays a row of pirates face down, each in a cabin: three more than there are players. From the dealer clockwise, each player uses exactly one pirate.
    .title = A row of cabins
mutiny-rule-mu-3 =
    On your turn you either take a pirate who already lies face up, or you knock and the next cabin is opened. After knocking you may take only the pirate you have just met, or knock again. You must take the pirate of the last cabin. If no cabin is closed any more, you must take a face-up pirate.
    .title = Take or knock
mutiny-rule-mu-4 =
    A pirate who has been taken is out for the rest of the round.
    .title = Used pirates
mutiny-rule-mu-5 =
    If you open the ghost’s cabin, your turn is over, with nothing. The ghost then leaves the row.
    .title = The ghost
    .ruling = The ghost leaves the row.
mutiny-rule-mu-6 =
    After the last player the ship sails one space for every cabin that is still closed, 0 to 3. The player to the dealer’s left deals the next round, with the whole crew.
    .title = The ship sails
mutiny-rule-mu-7 =
    If the ship reaches or crosses a storm, one pirate drawn by lot gets seasick and goes to the lifeboat before the next row is laid; the one who sat there comes back and does not get seasick again in this storm. From then on twelve pirates are in play. A storm on the last stretch before the mutiny has no effect.
    .title = Storms
    .ruling = A storm on the last stretch has no effect, whatever starts the mutiny.
mutiny-rule-mu-8 =
    The mutiny starts when the ship reaches the crossed sabres, and also when at the end of a round the combat cards, the gold cards or the coins of the bank have run out.
    .title = When the mutiny starts
    .ruling = The rulebook says once that supplies that run out start the mutiny at the end of the round, and once that they do so immediately. Here the round is played to its end.
mutiny-rule-mu-10 =
    Take the top gold card, then one coin from the bank. When supplies run short, every pirate gives what is left.
    .title = Captain Valverde
    .ruling = What happens when supplies run short.
mutiny-rule-mu-11 =
    Look at the top gold card and the top combat card. Keep one; the other goes face down under its pile.
    .title = Ramon Diaz
mutiny-rule-mu-12 =
    Take the two top combat cards.
    .title = Crackpott
mutiny-rule-mu-13 =
    Look at the two top combat cards. Keep one; the other goes under the pile.
    .title = Tembo
mutiny-rule-mu-14 =
    Put up to three of your combat cards under the pile, then draw as many.
    .title = Wessel-Jan
mutiny-rule-mu-15 =
    Trade up to three times, one by one, in one direction only: a combat card for a coin, or a coin for a combat card. Values do not count, and gold cards cannot be traded. Cards you give go under the pile.
    .title = Dean Nero
mutiny-rule-mu-16 =
    Take the top combat card or one coin.
    .title = Pang
mutiny-rule-mu-17 =
    Steal one coin from an opponent of your choice, never a gold card. You must if somebody has a coin.
    .title = Chang Ye
    .ruling = You must steal if you can.
mutiny-rule-mu-18 =
    Take one coin, and one more for each player who has ended a turn without taking Sate since she was opened this round. The coins stay in the bank until somebody takes Sate; at the end of the round the offer lapses.
    .title = Sate
    .ruling = The coins stay in the bank, and the offer lapses at the end of the round.
mutiny-rule-mu-19 =
    If you have not sworn yet, choose a side in secret. If you have, change it or only pretend to: the others cannot tell which.
    .title = Bijoux
mutiny-rule-mu-20 =
    If you have not sworn yet, you may choose a side in secret. If you have, you may look at the allegiance of another player who has sworn.
    .title = Ojo
mutiny-rule-mu-21 =
    Draw two sailors, look at them, and put one on each side of the first free duel. When all five duels are taken, look at one pair instead and exchange the two or not; everybody sees whether they were exchanged, nobody else their values.
    .title = Cambivalute
    .ruling = You must look at a pair when all duels are taken, and everybody sees whether the two were exchanged.
mutiny-rule-mu-30 =
    Anyone who has never sworn is out and cannot win; their coins can still be stolen. Free duels get the sailors that are left, unseen. Allegiances stay secret.
    .title = The mutiny breaks out
    .ruling = Coins of players who are out can still be stolen.
mutiny-rule-mu-31 =
    The duels A to E are fought in order. The first side to win three takes the mutiny. A duel starts by turning up its two sailors.
    .title = Five duels
mutiny-rule-mu-32 =
    In each round of a duel everybody still in it lays one card face down. The cards are shuffled and then shown, so nobody learns who laid which. A pink card adds its value to Valverde’s sailor, a grey one to Diaz’s.
    .title = Laying cards
mutiny-rule-mu-33 =
    From the second round on you may lay your monkey instead and leave this duel. If you have no combat card left, you must. If that happens in the first round of a duel, you are out of the game: keep a card for each duel.
    .title = The monkey
mutiny-rule-mu-34 =
    A single monkey laid in the second round steals one coin from a player its owner chooses, or nothing if nobody else has one. If several are laid in that round, each earns one coin from the bank. Later monkeys earn nothing.
    .title = What monkeys earn
    .ruling = A single monkey earns nothing where nobody else has a coin.
mutiny-rule-mu-35 =
    If the bank cannot pay all monkeys, everybody who has a coin first pays one into it, players who are out too. If it is still short, it pays clockwise from the left of the last dealer while it lasts.
    .title = An empty bank
    .ruling = Players who are out pay too; and who is paid if the bank is still short.
mutiny-rule-mu-36 =
    The duel ends when everybody in it has laid the monkey. The higher total of sailor and cards wins; in a tie the side with more from cards. Cards that were laid leave the game, monkeys return. If nobody is left in the game, it ends and everybody has lost.
    .title = The end of a duel
    .ruling = What happens if nobody is left in the game.
mutiny-rule-mu-40 =
    All allegiances are revealed. Only players still in the game can win. If none of them stood by the winner, everybody loses. One who did wins. Among several, whoever has the most gold wins, gold cards and coins together; then the higher sum of unplayed combat cards of the winner’s colour. If that is equal too, they share the victory.
    .title = Who wins
    .ruling = Where gold is equal, the values of the cards are added up.
mutiny-box =
    A board with the ship’s route, three islands and the places of five duels; a ship; 10 sailors of the values 1 to 10; 13 pirate cards.

    For each of four players two allegiance cards and a monkey.

    40 combat cards of the values 1 to 3 in pink and grey, 18 gold cards of the values 1 to 3, 30 coins.
    .ours =
        How many cards there are of each value. Of the combat cards in each colour ten 1s, six 2s and four 3s; of the gold cards six each of 1, 2 and 3.

        The route: the ship sets sail 18 spaces before the mutiny with two players, 13 with three and 10 with four. The storms are 8, 5 and 2 spaces before it.
mutiny-pad = Write down the gold of those who stood by the winning side: coins and the values of gold cards. Whoever has most wins.
mutiny-figure-knock = Anne knocks at the first cabin and meets Crackpott. She may take him, or knock at the next cabin and leave him to the others.
mutiny-figure-choice = Anne is the last of this round: she takes Bijoux, who lies face up, or knocks at one more cabin. Two pirates have been taken already.
mutiny-figure-ghost = Anne has met Sate, but knocks once more: the ghost. Her turn is over with nothing, and Sate is there for the others.
mutiny-figure-storm = Three cabins have stayed closed, so the ship sails three spaces, across a storm: Wessel-Jan is seasick and goes to the lifeboat.
mutiny-figure-oath = Bijoux takes Anne’s oath: to Captain Valverde or to Ramon Diaz. Nobody else sees to whom.
mutiny-figure-sailors = Cambivalute has shown Jack the sailors 9 and 4. He puts the 9 on Valverde’s side of duel A, the 4 on that of Diaz. Only he knows them.
mutiny-figure-sides = Duel A begins: Valverde’s sailor is worth 4, that of Diaz 7. The discs above will show who has won how many duels.
mutiny-figure-laid = A pink 3, a grey 2 and a grey 1 have been laid, nobody knows by whom: Valverde’s side has 7 now, that of Diaz 10.
mutiny-figure-monkey = Anne’s monkey was laid in the second round, the only one: it steals a coin from a player she chooses.
mutiny-figure-won = All have laid their monkeys: Diaz wins duel A by 11 to 9. Duel B begins with the next two sailors.
mutiny-rules-2 = The ship sets sail 13 spaces before the mutiny with three players and 10 with four, no longer 15 and 12; the storms are 8, 5 and 2 spaces before it, no longer 10, 6 and 2.

## What happened

# True: dealer = $seat
mutiny-log-started = { $seat } deals first.
    .seat = You deal first.
mutiny-log-dealt = { $seat } lays out { $cabins } cabins.
    .seat = You lay out { $cabins } cabins.
# True: closed-before = $closed
mutiny-log-opened =
    { $seat } knocks. { $pirate } opens the door; { $closed ->
        [0] no cabin is
        [one] one cabin is
       *[other] { $closed } cabins are
    } still closed.
    .seat =
        You knock. { $pirate } opens the door; { $closed ->
            [0] no cabin is
            [one] one cabin is
           *[other] { $closed } cabins are
        } still closed.
# True: unchanged
mutiny-log-frightened = { $seat } flees from the ghost with nothing.
    .seat = You flee from the ghost with nothing.
mutiny-log-took = { $seat } takes { $pirate }.
    .seat = You take { $pirate }.
# True: unchanged
mutiny-log-idle = { $pirate } can do nothing for { $seat }.
    .seat = { $pirate } can do nothing for you.
# True: coins-elsewhere = 0
mutiny-log-idle-monkey = { $seat }’s monkey finds no coin to steal.
    .seat = Your monkey finds no coin to steal.
mutiny-log-drew =
    { $seat } draws { $pile ->
        [gold] a gold card
       *[combat] a combat card
    }.
    .seat =
        You draw { $pile ->
            [gold] a gold card
           *[combat] a combat card
        }.
mutiny-log-drew-known = { $seat } draws: { $card }.
    .seat = You draw: { $card }.
mutiny-log-kept =
    { $seat } keeps { $pile ->
        [gold] the gold card
       *[combat] a combat card
    }.
    .seat =
        You keep { $pile ->
            [gold] the gold card
           *[combat] a combat card
        }.
mutiny-log-kept-known = { $seat } keeps: { $card }.
    .seat = You keep: { $card }.
mutiny-log-buried =
    { $seat } puts a card under { $pile ->
        [gold] the gold pile
       *[combat] the combat pile
    }.
    .seat =
        You put a card under { $pile ->
            [gold] the gold pile
           *[combat] the combat pile
        }.
mutiny-log-buried-known = { $seat } puts under the pile: { $card }.
    .seat = You put under the pile: { $card }.
mutiny-log-earned =
    { $seat } gets { $coins ->
        [one] one coin
       *[other] { $coins } coins
    } from the bank.
    .seat =
        You get { $coins ->
            [one] one coin
           *[other] { $coins } coins
        } from the bank.
mutiny-log-bought = { $seat } pays a coin for a combat card.
    .seat = You pay a coin for a combat card.
# True: left = 1
mutiny-log-scarce =
    { $supply ->
        [combat] Only one combat card is left in the pile
        [gold] Only one gold card is left in the pile
       *[bank] Only one coin is left in the bank
    }.
# True: left = 0
mutiny-log-emptied =
    { $supply ->
        [combat] The combat cards have run out
        [gold] The gold cards have run out
       *[bank] The bank has run out of coins
    }: mutiny due after this round.
# True: left = 0
mutiny-log-lacking =
    { $supply ->
        [combat] No combat card
        [gold] No gold card
       *[bank] No coin
    } is left for { $seat }.
    .seat =
        { $supply ->
            [combat] No combat card
            [gold] No gold card
           *[bank] No coin
        } is left for you.
mutiny-log-stopped =
    { $count ->
        [0] { $seat } makes no use of { $pirate }.
        [one] { $seat } stops after one exchange with { $pirate }.
       *[other] { $seat } stops after { $count } exchanges with { $pirate }.
    }
    .seat =
        { $count ->
            [0] You make no use of { $pirate }.
            [one] You stop after one exchange with { $pirate }.
           *[other] You stop after { $count } exchanges with { $pirate }.
        }
mutiny-log-robbed = { $seat } steals a coin from { $victim }.
    .seat = You steal a coin from { $victim }.
    .victim = { $seat } steals a coin from you.
mutiny-log-swore =
    { $again ->
        [0] { $seat } swears allegiance in secret.
       *[other] { $seat } has changed sides, or bluffs.
    }
    .seat =
        { $again ->
            [0] You swear allegiance in secret.
           *[other] You have changed sides, or bluff.
        }
mutiny-log-swore-known =
    { $again ->
        [0] { $seat } secretly swears to { $side }.
       *[other] { $seat } now stands by { $side }.
    }
    .seat =
        { $again ->
            [0] You secretly swear to { $side }.
           *[other] You now stand by { $side }.
        }
mutiny-log-peeked = { $seat } looks at the allegiance of { $other }.
    .seat = You look at the allegiance of { $other }.
    .other = { $seat } looks at your allegiance.
mutiny-log-peeked-known = { $seat } sees that { $other } stands by { $side }.
    .seat = You see that { $other } stands by { $side }.
    .other = { $seat } sees that you stand by { $side }.
mutiny-log-placed = { $seat } places two sailors for duel { $letter }.
    .seat = You place two sailors for duel { $letter }.
mutiny-log-placed-known = { $seat } places sailors for duel { $letter }: pink { $pink }, grey { $grey }.
    .seat = You place sailors for duel { $letter }: pink { $pink }, grey { $grey }.
mutiny-log-inspected = { $seat } looks at the sailors of duel { $letter }.
    .seat = You look at the sailors of duel { $letter }.
mutiny-log-inspected-known = { $seat } sees the sailors of duel { $letter }: pink { $pink }, grey { $grey }.
    .seat = You see the sailors of duel { $letter }: pink { $pink }, grey { $grey }.
mutiny-log-swapped = { $seat } exchanges the sailors of duel { $letter }.
    .seat = You exchange the sailors of duel { $letter }.
mutiny-log-swapped-known = { $seat } exchanges the sailors of duel { $letter }: now pink { $pink }, grey { $grey }.
    .seat = You exchange the sailors of duel { $letter }: now pink { $pink }, grey { $grey }.
mutiny-log-stood = { $seat } leaves the sailors of duel { $letter } where they stand.
    .seat = You leave the sailors of duel { $letter } where they stand.
# True: sate-pays = $coins
mutiny-log-sweetened =
    Sate now offers { $coins ->
        [0] no coin
        [one] one coin
       *[other] { $coins } coins
    }.
# True: cells = $to; sailed = $cells
mutiny-log-sailed =
    { $cells ->
        [0] Every cabin is open: the ship stays where it is.
        [one] The ship sails one space; { $to } to go.
       *[other] The ship sails { $cells } spaces; { $to } to go.
    }
mutiny-log-storm = The ship gets into a storm!
mutiny-log-seasick = { $pirate } is seasick and goes to the lifeboat.
mutiny-log-seasick-again = { $pirate } is seasick and goes to the lifeboat. { $recovered } comes back.
# True: cause = $cause
mutiny-log-mutiny =
    { $cause ->
        [combat] The combat cards have run out
        [gold] The gold cards have run out
        [bank] The bank has run out of coins
       *[island] The ship reaches the crossed sabres
    }: mutiny!
# True: seat-sworn = False; seat-out
mutiny-log-excluded = { $seat } has never sworn and is out.
    .seat = You have never sworn and are out.
mutiny-log-duel = Duel { $letter }: { $pink } for Valverde against { $grey } for Diaz.
mutiny-log-turned = A card is turned up.
mutiny-log-turned-known = { $card } is turned up: { $pink } to { $grey }.
mutiny-log-withdrew = { $seat }’s monkey leaves duel { $letter }.
    .seat = Your monkey leaves duel { $letter }.
# True: hand-of-seat = 0; seat-out
mutiny-log-eliminated = { $seat } has no card left for duel { $letter } and is out of the game.
    .seat = You have no card left for duel { $letter } and are out of the game.
# True: monkeys = $monkeys; bank-before = $bank
mutiny-log-levy =
    { $bank ->
        [0] The bank has no coin
        [one] The bank has one coin
       *[other] The bank has { $bank } coins
    } for { $monkeys } monkeys: all who have a coin pay one in.
mutiny-log-levied = { $seat } pays a coin into the bank.
    .seat = You pay a coin into the bank.
mutiny-log-decided =
    { $tie ->
        [0] Duel { $letter } ends { $pink } to { $grey }: { $side } wins.
       *[other] Duel { $letter } ends { $pink } to { $grey }; by the cards, { $side } wins.
    }
# True: pink-wins = $pink; grey-wins = $grey
mutiny-log-taken = Duels won: { $pink } to { $grey }. { $side } takes the mutiny.
mutiny-log-unmasked = { $seat } stood by { $side }.
    .seat = You stood by { $side }.
mutiny-log-counted = { $seat } has { $gold } in gold.
    .seat = You have { $gold } in gold.
# True: strength = $strength
mutiny-log-compared = { $seat } has combat cards worth { $strength } left for the winning side.
    .seat = You have combat cards worth { $strength } left for the winning side.
mutiny-log-won =
    { $shared ->
        [0] { $seat } wins!
       *[other] { $seat } shares the victory.
    }
    .seat =
        { $shared ->
            [0] You win!
           *[other] You share the victory.
        }
# True: winners = 0
mutiny-log-lost = Everybody has lost.

## What you are asked

# True: closed = $closed; open = $open
mutiny-prompt-turn =
    { $closed ->
        [0] No cabin is closed any more: take one of the pirates face up.
       *[other]
            { $open ->
                [0] Nobody is face up yet: knock at a cabin to meet a pirate.
               *[other] Take one of the pirates face up, or knock to meet another.
            }
    }
# True: closed = $closed
mutiny-prompt-opened =
    { $closed ->
        [0] That was the last cabin: you must take { $pirate }.
       *[other] Take { $pirate }, or knock again? Whoever you pass by is lost to you this turn.
    }
# True: looked = 2
mutiny-prompt-diaz = Ramon Diaz shows you both: which card do you keep?
mutiny-prompt-tembo = Tembo shows you these: which one do you keep?
# True: looked = 1
mutiny-prompt-only = { $pirate } has only this card to show you: keep it.
# True: exchanges-left = $left
mutiny-prompt-wessel =
    { $left ->
        [one] Put one combat card under the pile, or stop; you draw as many as you put there.
       *[other] Put up to { $left } combat cards under the pile; you draw as many as you put there.
    }
# True: exchanges-left = $left; trade-way = $way
mutiny-prompt-nero =
    { $way ->
        [sell] Sell a combat card for a coin, or stop?
        [buy] Buy a combat card for a coin, or stop?
       *[none] Sell a combat card for a coin, or buy one at the volcano for a coin?
    } { $left ->
        [one] One trade at most.
       *[other] { $left } trades at most.
    }
# True: only-gift = $only
mutiny-prompt-pang =
    { $only ->
        [combat] The bank is empty: take a combat card.
        [coin] The combat pile is empty: take a coin.
       *[none] Take a combat card for the duels, or a coin?
    }
mutiny-prompt-chang = Who do you steal a coin from?
# Rule: MU-19
mutiny-prompt-bijoux =
    { $sworn ->
        [yes] Change sides, or choose the same again and bluff? Nobody can tell.
       *[no] Which captain do you swear to in secret? You can win only on his side.
    }
# Rule: MU-30
mutiny-prompt-ojo =
    { $sworn ->
        [yes] Whose allegiance do you want to see?
       *[no] Which captain do you swear to in secret, or do you wait? You win only on his side.
    }
# True: looked = 2
mutiny-prompt-place = Which of the two sailors stands for whom? Only you know them.
# True: free-duels = 0
mutiny-prompt-inspect = All duels are taken: which pair do you look at?
mutiny-prompt-swap = Duel { $letter }: exchange the two sailors, or leave them?
# True: hand = $cards; round = $round; letter = $letter
mutiny-prompt-fight =
    { $cards ->
        [0]
            { $round ->
                [1] You have no card left for duel { $letter }: your monkey must go, and you are out.
               *[other] You have no card left: your monkey leaves duel { $letter }.
            }
       *[other]
            { $round ->
                [1] Duel { $letter }: lay a combat card, pink or grey. Nobody learns that it is yours.
                [2] Lay another combat card, or your monkey to leave; it may earn a coin now.
               *[other] Lay another combat card, or your monkey to leave the duel.
            }
    }
# True: hand = 1; duel < 5; round > 1
mutiny-prompt-last = Your last card: once laid, you are out if another duel comes. Or lay your monkey.
mutiny-prompt-monkey = Your monkey steals a coin: from whom?
mutiny-meanwhile-door = The door creaks open…
mutiny-meanwhile-duel = The cards are turned up…
mutiny-wait-turn = { $seat } chooses: take a pirate or knock.
mutiny-wait-pirate = { $seat } decides what { $pirate } does.
mutiny-wait-rob = { $seat }’s monkey looks for somebody to steal from.
mutiny-wait-fight =
    { $count ->
        [one] { $seats } has yet to lay a card.
       *[other] { $seats } have yet to lay a card.
    }

## What you can do

mutiny-choice-knock = Knock at the next cabin
# True: unseen = $unseen; ghost-unseen = $ghost
mutiny-gain-knock =
    { $unseen ->
        [one] only one pirate has not been seen
       *[other] one of { $unseen } unseen pirates{ $ghost ->
            [yes] , the ghost among them
           *[no] ; the ghost is not among them
        }
    }
mutiny-choice-take = Take { $pirate }
# True: paid = $coins
mutiny-gain-sate =
    { $coins ->
        [one] one coin
       *[other] { $coins } coins
    }
# True: gift = $what
mutiny-gain-only =
    { $what ->
        [gold] only a gold card
        [combat] only one combat card
        [coin] only a coin
        [pair] look at two sailors, exchange them or not
       *[nothing] nothing now
    }
# True: exchanges = $most
mutiny-gain-exchanges =
    { $most ->
        [one] one exchange at most
       *[other] { $most } exchanges at most
    }
# True: coins-of-victim = $coins; paid = 1
mutiny-gain-rob =
    { $coins ->
        [one] the only coin there
       *[other] one of { $coins } coins
    }
mutiny-choice-keep = Keep: { $card }
mutiny-choice-keep-gold = Keep the gold card worth { $value }
mutiny-choice-return = Put under the pile: { $card }
mutiny-choice-sell = Sell for a coin: { $card }
mutiny-choice-buy = Buy a combat card for a coin
mutiny-choice-choose =
    { $gift ->
        [coin] Take a coin
       *[combat] Take a combat card
    }
mutiny-choice-rob = Steal a coin from { $seat }
mutiny-choice-peek = Look at the allegiance of { $seat }
mutiny-choice-swear =
    { $kind ->
        [bluff] Bluff and stay with { $side }
        [change] Change to { $side }
       *[first] Swear to { $side }
    }
# True: pink-after = $pink; grey-after = $grey
mutiny-choice-place = Pink { $pink }, grey { $grey }
mutiny-choice-inspect = Look at the sailors of duel { $letter }
mutiny-choice-swap = Exchange the two sailors
mutiny-choice-leave = Leave them as they stand
mutiny-choice-fight = Lay: { $card }
mutiny-choice-monkey = Lay your monkey
# True: round = $round
mutiny-gain-monkey =
    { $round ->
        [1] you are out of the game
        [2] you leave this duel and may earn a coin
       *[other] you leave this duel
    }
# True: exchanges-made = $count
mutiny-choice-done =
    { $pirate ->
        [wessel]
            { $count ->
                [0] Swap nothing
               *[other] Stop and draw { $count }
            }
        [nero]
            { $count ->
                [0] Trade nothing
               *[other] Stop trading
            }
       *[ojo]
            { $sworn ->
                [no] Wait with the oath
               *[yes] Do without
            }
    }

## What lies on the table

mutiny-scene =
    { $phase ->
        [voyage]
            { $cells ->
                [one] The voyage, one space before the mutiny
               *[other] The voyage, { $cells } spaces before the mutiny
            }
        [mutiny] The mutiny
       *[over] The mutiny is over
    }
# True: pile-of-combat = $count
mutiny-pile-combat = { $count } combat cards
# True: pile-of-gold = $count
mutiny-pile-gold = { $count } gold cards
# True: pile-of-bank = $count
mutiny-bank = { $count } coins
# True: lifeboat = $pirate
mutiny-seasick = In the lifeboat, seasick: { $pirate }
# True: lifeboat = None
mutiny-seasick-nobody = The lifeboat is empty
mutiny-cabins-wait = The next row is dealt
mutiny-knock = Knock
# True: closed = $closed; unseen = $unseen
mutiny-legend =
    Behind { $closed ->
        [one] one door
       *[other] { $closed } doors
    }: { $unseen } possible
# True: ghost-unseen = yes; unseen = $unseen
mutiny-legend-ghost = Ghost: 1 in { $unseen } a door
# True: ghost-unseen = no
mutiny-legend-safe = The ghost is not behind a door
mutiny-tray-where =
    { $pirate ->
        [cambivalute] Choose a duel by its letter, above
       *[wessel] Choose cards in your hand
    }
# True: trade-way = $way
mutiny-tray-trade =
    { $way ->
        [sell] Sell cards from your hand
        [buy] Buy cards at the volcano
       *[none] Sell cards from your hand, or buy at the volcano
    }
mutiny-offer-combat = Combat card
mutiny-offer-coin = A coin
mutiny-way-leave = Leave
mutiny-way-swap = Exchange
mutiny-hand = Your hand
mutiny-later = Later: five duels
mutiny-later-short = Later:
mutiny-title-facing = The sailors step forward
# True: letter = $letter; round = $round
mutiny-title-duel = Duel { $letter }, round { $round }
# True: winning-captain = $side
mutiny-title-taken = { $side } takes the mutiny
mutiny-title-nobody = Nobody is left
# True: winners = 0
mutiny-title-lost = Everybody loses
# True: wing-sailor = $sailor; wing-cards = $cards
mutiny-sum = { $sailor } + { $cards } from cards
# True: laid = $count; fighting = $all
mutiny-middle-laid = Cards laid: { $count } of { $all }
# True: round-shown = $round
mutiny-middle-shown = Round { $round }: the cards, shuffled
mutiny-middle-facing = To arms!
mutiny-decided = Duel { $letter }: { $side }
# True: finale-sworn = $sworn
mutiny-masked =
    { $sworn ->
        [yes] Still masked
       *[no] Never sworn
    }
# True: outcome = $outcome
mutiny-finale-outcome =
    { $outcome ->
        [won] Won
        [out] Out
       *[lost] Lost
    }
# True: finale-gold = $gold
mutiny-finale-gold = Gold: { $gold }
# True: finale-coins = $coins; finale-gold-cards = $cards
mutiny-finale-coins =
    { $coins ->
        [one] one coin
       *[other] { $coins } coins
    }, { $cards ->
        [one] one gold card
       *[other] { $cards } gold cards
    }
# True: pile-of-combat = $count
mutiny-node-pile-combat = Combat pile on the volcano island: { $count } left. If it is empty at the end of a round, the mutiny starts.
# True: pile-of-gold = $count
mutiny-node-pile-gold = Gold pile on the treasure island: { $count } left. If it is empty at the end of a round, the mutiny starts.
# True: pile-of-bank = $count
mutiny-node-bank = Bank on the coin island: { $count } left. If it is empty at the end of a round of the voyage, the mutiny starts.
# True: storm = $cells
mutiny-node-storm = A storm, { $cells } spaces before the mutiny
# True: cells = $cells
mutiny-node-sabres =
    Crossed sabres, where the mutiny starts: { $cells ->
        [one] one space
       *[other] { $cells } spaces
    } away
# True: cells = $cells; storms = $storms; next-storm = $next
mutiny-node-ship =
    The ship, { $cells ->
        [one] one space
       *[other] { $cells } spaces
    } before the mutiny; { $storms ->
        [0] no storm ahead
        [one] one storm ahead, distance { $next }
       *[other] { $storms } storms ahead, distance to the next { $next }
    }
# True: closed = $closed; unseen = $unseen
mutiny-node-door =
    { $closed ->
        [one] The last closed cabin
       *[other] The next of { $closed } closed cabins
    }, { $unseen } pirates may be in it
# True: offered = $coins
mutiny-node-pirate =
    { $pirate }, face up: { $power }{ $coins ->
        [0] { "" }
       *[other] ; coins offered: { $coins }
    }
# True: whereabouts = $state
mutiny-node-crew =
    { $pirate }, { $state ->
        [used] out for this round
        [seasick] seasick in the lifeboat
        [unseen] perhaps behind a door
       *[aside] aboard
    }: { $power }
# True: pink = $pink; grey = $grey; fought = $fought
mutiny-node-pair =
    Duel { $letter }{ $fought ->
        [past] , fought already
        [now] , being fought
       *[ahead] { "" }
    }: pink sailor { $pink }, grey sailor { $grey }{ $known }
# True: pair-stands
mutiny-node-pair-hidden = Duel { $letter }: two sailors you have not seen{ $known }
# True: pair-stands = False
mutiny-node-pair-empty = Duel { $letter }: no sailors yet
mutiny-node-way = Pink sailor { $pink }, grey sailor { $grey }
# True: cards-like-it = $count
mutiny-node-card =
    { $card }: { $count ->
        [0] you have none
        [one] you have one
       *[other] you have { $count }
    }
mutiny-node-monkey = Your monkey
# True: gold-cards = $cards; gold-value = $value
mutiny-node-gold =
    { $cards ->
        [0] You have no gold card
        [one] Your gold card, worth { $value }
       *[other] Your { $cards } gold cards, worth { $value } together
    }
# True: oath = $oath
mutiny-node-oath =
    Your allegiance: { $oath ->
        [valverde] Captain Valverde
       *[diaz] Ramon Diaz
    }

## How far it is

# True: cells = $cells; state = $state; empty = None
mutiny-goal-voyage =
    { $cells ->
        [one]
            { $state ->
                [sworn] Mutiny in one space: win 3 duels, have the most gold
                [unsworn] Swear to a captain before the mutiny, in one space
               *[watching] Mutiny in one space; then 3 duels won decide
            }
       *[other]
            { $state ->
                [sworn] Mutiny in { $cells } spaces: win 3 duels, have the most gold
                [unsworn] Swear to a captain before the mutiny, in { $cells } spaces
               *[watching] Mutiny in { $cells } spaces; then 3 duels won decide
            }
    }
# True: cells = $cells; state = $state; empty = None; left = 1
mutiny-goal-last =
    { $state ->
        [unsworn] Swear!{ " " }
       *[sworn] { "" }
    }Mutiny in { $cells ->
        [one] one space
       *[other] { $cells } spaces
    }, or with the last { $supply ->
        [combat] combat card
        [gold] gold card
       *[bank] coin
    }
# True: empty = $supply; state-this-round = $state
mutiny-goal-empty =
    { $state ->
        [unsworn] Swear!{ " " }
       *[sworn] { "" }
    }{ $supply ->
        [combat] No combat cards left
        [gold] No gold cards left
       *[bank] No coins in the bank
    }: mutiny due after this round
mutiny-goal-starts = The mutiny starts
# True: own-side = $side; own-wins = $won
mutiny-goal-mutiny = 3 duels for { $side }, { $won } won so far; then the most gold
# True: pink-wins = $pink; grey-wins = $grey
mutiny-goal-watching = 3 duels win: Valverde { $pink }, Diaz { $grey }; then the most gold
# True: out; pink-wins = $pink; grey-wins = $grey
mutiny-goal-out = You are out of the game. Duels: Valverde { $pink }, Diaz { $grey }
# True: pink-wins = $pink; grey-wins = $grey
mutiny-goal-decided = Duels: Valverde { $pink }, Diaz { $grey }; now the masks come off

## The score sheet

mutiny-column-coins = Coins
mutiny-column-cards = Gold cards
mutiny-column-side = Side
mutiny-column-left = Cards left
mutiny-sheet-side =
    { $side ->
        [valverde] Valverde
       *[diaz] Diaz
    }{ $out ->
        [yes] { " " }(out)
       *[no] { "" }
    }
mutiny-sheet-left =
    { $stronger ->
        [yes] stronger
       *[no] weaker
    }
mutiny-column-gold = Gold
mutiny-column-combat = Combat cards
# True: sworn-seats = $sworn; armed-when-sworn = 0
mutiny-why-nobody =
    Everybody loses: { $sworn ->
        [0] nobody had sworn to a captain
       *[other] nobody who had sworn had a card left
    }.
# True: winning-side = $side; allies = 0; out-allies = $out
mutiny-why-lost =
    { $side }’s side won three duels, but { $out ->
        [0] nobody stood by it
       *[other] all who stood by it were out of the game
    }: everybody loses.
# True: winning-side = $side; allies = 1; ally = $seat; out-allies = $out
mutiny-why-alone =
    { $side }’s side won three duels, and { $out ->
        [0] only { $seat } stood by it
       *[other] of those who stood by it only { $seat } was still in the game
    }: no gold is counted.
    .seat =
        { $side }’s side won three duels, and { $out ->
            [0] only you stood by it
           *[other] of those who stood by it only you were still in the game
        }: no gold is counted.
# True: winning-side = $side; richest = $seat; most-gold = $gold; second-gold = $second; out-allies = $out
mutiny-why-gold =
    { $side }’s side won three duels, and { $out ->
        [0] there
       *[other] of those there still in the game
    } { $seat } has the most gold: { $gold } to { $second }.
    .seat =
        { $side }’s side won three duels, and { $out ->
            [0] there
           *[other] of those there still in the game
        } you have the most gold: { $gold } to { $second }.
# True: winning-side = $side; strongest = $seat; most-gold = $gold; winning-colour = $colour
mutiny-why-cards =
    { $side }’s side won three duels; with { $gold } gold each, { $seat } has the stronger { $colour ->
        [pink] pink
       *[grey] grey
    } cards left.
    .seat =
        { $side }’s side won three duels; with { $gold } gold each, you have the stronger { $colour ->
            [pink] pink
           *[grey] grey
        } cards left.
# True: winning-side = $side; sharing = $winners; most-gold = $gold; winning-colour = $colour
mutiny-why-shared =
    { $side }’s side won three duels; { $winners } players share the victory with { $gold } gold and equal { $colour ->
        [pink] pink
       *[grey] grey
    } cards.

## Short words for buttons

mutiny-short-buy = Buy a card
mutiny-short-monkey = The monkey
# True: exchanges-made = $count
mutiny-short-done =
    { $pirate ->
        [wessel]
            { $count ->
                [0] Swap nothing
               *[other] Draw { $count }
            }
        [nero]
            { $count ->
                [0] Trade nothing
               *[other] Stop trading
            }
       *[ojo]
            { $sworn ->
                [no] Wait
               *[yes] Do without
            }
    }
# True: card-value = $points; card-side = $side
mutiny-gain-card = +{ $points } for { $side } in a duel
# True: hand = 1; duel < 5
mutiny-gain-last = { $gain }; your last card: if another duel comes, you are out
# True: oath-points = $points
mutiny-gain-oath = your combat cards for him: { $points } in all

## Short words on the table

# True: dealer = $seat
mutiny-dealer = { $seat } deals
    .seat = You deal
# True: closed = $closed; unseen = $unseen
mutiny-legend-short = { $closed } shut, { $unseen } possible
# True: ghost-unseen = yes; unseen = $unseen
mutiny-legend-ghost-short = Ghost: 1 in { $unseen }
# True: ghost-unseen = no
mutiny-legend-safe-short = No ghost
mutiny-tray-monkey = Steals a coin from somebody
# True: wing-sailor = $sailor; wing-cards = $cards
mutiny-sum-short = { $sailor } + { $cards }
mutiny-fact-dealer = deals this row
# True: fights = False
mutiny-fact-left = has left this duel with the monkey
mutiny-fact-laid = has laid a card

## What screen readers say of it

# True: knowers = $count
mutiny-known =
    { $count ->
        [0] { "" }
        [one] ; { $seat1 } knows them
        [2] ; { $seat1 } and { $seat2 } know them
       *[other] ; { $seat1 }, { $seat2 } and { $seat3 } know them
    }
# True: dealer = $seat
mutiny-node-dealer = { $seat } deals this row and plays first
    .seat = You deal this row and play first
# True: pink-wins = $pink; grey-wins = $grey
mutiny-node-scores = Duels won: Valverde { $pink }, Diaz { $grey }; three take the mutiny
# True: wing-total = $total; wing-sailor = $sailor; wing-cards = $cards
mutiny-node-wing =
    { $side }{ $known ->
        [no] { "" }
       *[yes] : { $total }, the sailor { $sailor } and cards { $cards }
    }
# True: fighter
mutiny-node-fighter =
    { $seat }: { $state ->
        [laid] has laid a card
        [out] has left the duel with the monkey
       *[open] has not laid a card yet
    }
    .seat =
        { $state ->
            [laid] You have laid a card
            [out] You have left the duel with your monkey
           *[open] You have not laid a card yet
        }
mutiny-node-unmasked =
    { $seat }: { $side }; { $gold }{ $settled ->
        [yes] . { $outcome }
       *[no] {""}
    }

## What the cards beside things say

# True: whereabouts = $state
mutiny-whereabouts =
    { $state ->
        [used] Has been taken: out for this round.
        [seasick] Seasick in the lifeboat.
        [open] Lies face up in a cabin.
        [unseen] May be behind one of the closed doors.
        [acting] Is carrying out this power now.
       *[aside] Aboard; the next row is not dealt yet.
    }
# Rule: MU-8
mutiny-number-left = left
mutiny-number-offered = coins offered
mutiny-number-held = in the hand
mutiny-number-sailor = sailor of { $side }
mutiny-number-cards = from cards
# Rule: MU-36
mutiny-number-total = in all
mutiny-number-cells = spaces before the mutiny
mutiny-number-unseen = pirates possible
mutiny-number-worth = gold together
mutiny-name-pile-combat = Volcano island: combat cards
mutiny-about-pile-combat = Combat cards decide the duels. If the pile is empty at the end of a round, the mutiny starts.
mutiny-name-pile-gold = Treasure island: gold cards
mutiny-about-pile-gold = Each is worth 1 to 3 gold at the end. If the pile is empty at the end of a round, the mutiny starts.
mutiny-name-bank = Coin island: the bank
mutiny-about-bank = A coin is worth one gold. If the bank is empty at the end of a round of the voyage, the mutiny starts.
mutiny-name-sabres = The crossed sabres
mutiny-about-sabres = When the ship arrives here, the mutiny starts: five duels decide who commands.
mutiny-name-ship = The ship
# Rule: MU-6
mutiny-about-ship = At the end of a round it sails one space for every cabin that is still closed.
mutiny-name-storm = A storm
mutiny-about-storm = When the ship reaches it, a pirate drawn by lot gets seasick and goes to the lifeboat.
mutiny-name-lifeboat = The lifeboat
mutiny-about-lifeboat = Whoever sits in it is not dealt until the next storm.
mutiny-name-door = A closed cabin
# Rule: MU-3
mutiny-about-door = Knocking opens it. After that only the pirate just met may be taken, or the next cabin opened.
mutiny-name-doorway = An empty cabin
mutiny-about-doorway = Its pirate has been taken and is out for the rest of the round.
mutiny-name-dealer = The dealer
# Rule: MU-2
mutiny-about-dealer = Deals the row and plays first. After the last player the ship sails, and the next to the left deals.
mutiny-name-duel = Duel { $letter }
mutiny-about-duel = Sailor and cards of each side are added up; the higher total wins. Three duels win the mutiny.
mutiny-name-monkey = The monkey
mutiny-about-monkey = From the second round of a duel on it may be laid instead of a card, to leave the duel. In the second round it may earn a coin.
mutiny-name-gold-card = Gold cards
# Rule: MU-40
mutiny-about-gold-card = They count with the coins: of all still in the game on the winning side the richest wins.
mutiny-name-oath = Allegiance
# Rule: MU-30
mutiny-about-oath = Sworn with Bijoux or Ojo. Only players on the side that wins the mutiny can win; anyone never sworn is out.
# True: card-value = $value
mutiny-about-card = Adds { $value } to the sailor of { $side } in a duel. Nobody learns who laid it.
mutiny-about-wing = The higher total of sailor and cards wins the duel; in a tie the side with more from cards.
mutiny-name-scores = Duels won
# Rule: MU-31
mutiny-about-scores = The side that first wins three takes the mutiny.
mutiny-name-laid = Cards laid in the duel
# Rule: MU-32
mutiny-about-laid = All lay face down; the cards are shuffled and then shown, so nobody learns who laid which.
mutiny-name-unmasked = { $seat }
# Rule: MU-40
mutiny-about-unmasked = Of all still in the game on the side that won the mutiny, the one with the most gold wins.

## About a player

mutiny-fact-coins =
    { $coins ->
        [one] one coin
       *[other] { $coins } coins
    }
mutiny-fact-gold =
    { $cards ->
        [one] one gold card
       *[other] { $cards } gold cards
    }
mutiny-fact-combat =
    { $cards ->
        [one] one combat card
       *[other] { $cards } combat cards
    }
mutiny-fact-unsworn = not sworn yet
mutiny-fact-sworn = has sworn in secret
mutiny-fact-sworn-to = stands by { $side }
# True: out
mutiny-fact-out = out of the game
mutiny-held-card = { $count } × { $card }
mutiny-held-gold =
    { $cards ->
        [1] one gold card, worth { $value }
       *[other] { $cards } gold cards, worth { $value } together
    }
mutiny-held-laid = has laid: { $card }
mutiny-held-monkey = has laid the monkey
mutiny-held-sailors = knows the sailors of duel { $letter }: pink { $pink }, grey { $grey }
mutiny-standing =
    { $side }, { $coins ->
        [one] one coin
       *[other] { $coins } coins
    }
# True: sworn = False; own-coins = $coins
mutiny-standing-none =
    never sworn, { $coins ->
        [one] one coin
       *[other] { $coins } coins
    }

## Why not

mutiny-refuse-compulsory = You have to choose something here.
# True: asked = $asked
mutiny-refuse-moment =
    { $asked ->
        [turn] Cards, coins and duels come with the pirates: take one who lies face up, or knock.
        [lay] Lay one of your combat cards now, or the monkey.
        [rob] Choose whose coin is stolen.
        [swear] Choose one of the two captains first.
        [return] Choose combat cards from your hand, or stop.
        [choose-gift] Choose the combat card or the coin.
        [trade] Choose combat cards from your hand, or stop.
       *[other] Answer the pirate first: choose one of the things shown.
    }
# True: closed = 0
mutiny-refuse-no-cabin = All cabins are open; there is no door to knock at.
# True: has-been-used
mutiny-refuse-used = { $pirate } has been used already and is out for this round.
# True: lifeboat = $pirate
mutiny-refuse-seasick = { $pirate } is seasick in the lifeboat.
# True: was-passed-by
mutiny-refuse-passed-by = After knocking you may take only the pirate just met; you passed by { $pirate }.
# True: is-open = False
mutiny-refuse-not-open = { $pirate } does not lie face up; perhaps behind one of the doors?
# True: round = 1; hand > 0
mutiny-refuse-monkey-first = In the first round of a duel the monkey stays with you while you have a card.
# Rule: MU-15
mutiny-refuse-direction = Dean Nero trades in one direction only, and you have begun the other way.
# True: pile-of-combat = 0
mutiny-refuse-no-pile = The combat pile is empty.
# True: own-coins = 0
mutiny-refuse-no-coin = You have no coin to pay with.
# True: cards-named = 0
mutiny-refuse-no-card = You have no such card: { $colour } { $value }.
# True: pile-of-bank = 0
mutiny-refuse-no-bank = The bank has no coin left.
mutiny-refuse-not-looked = Choose from what you have been shown.
mutiny-refuse-self = That is you; choose somebody else.
# True: coins-of-seat = 0
mutiny-refuse-poor = { $seat } has no coin.
# True: seat-sworn = False
mutiny-refuse-undeclared = { $seat } has not sworn yet; there is nothing to see.

## What speaks for it

mutiny-reason-oath = An oath in time: whoever has not sworn when the mutiny begins is out
mutiny-reason-gold = More gold: on the winning side the richest wins
mutiny-reason-cards = More combat cards for the duels
mutiny-reason-choice = Gold or cards, whichever is needed more
mutiny-reason-swap = Cards of the other side can become better ones
mutiny-reason-trade = Cards become coins, or coins cards
# Rule: MU-19
mutiny-reason-bluff = The side can still be changed, or a change feigned
mutiny-reason-spy = Shows whose side another player is on
mutiny-reason-sailors = Sailors can be set to suit one’s own side
mutiny-reason-knock = Somebody better is likely behind the doors
mutiny-reason-side =
    { $points ->
        [one] The stronger cards are for this side: one point
       *[other] The stronger cards are for this side: { $points } points
    }
mutiny-reason-friend = { $seat } is on this side too
    .seat = You are on this side too
mutiny-reason-unknown-side = Whose side { $seat } is on is not known yet
    .seat = Whose side you are on is not known yet
# True: victim-is-richest
mutiny-reason-rob = Nobody else has more coins than { $seat }
mutiny-reason-own-card = Counts { $value } for one’s own side
mutiny-reason-foreign-card = This card counts for the other side
mutiny-reason-unknown-pair = This pair is not known yet
mutiny-reason-pair = Gives one’s own side a lead of { $lead } in duel { $letter }
mutiny-reason-feint = Stays in the duel and saves the cards of one’s own side
mutiny-reason-ahead = Brings one’s own side { $lead } ahead, before the others’ cards
mutiny-reason-closer =
    { $gap ->
        [0] Draws level, before the others’ cards
       *[other] The strongest card: { $gap } behind after it
    }
mutiny-reason-monkey = Saves the cards for the duels to come

## Learning by playing

mutiny-lesson-goal = Goal: stand with the winning side, and be the richest there.

mutiny-lesson-doors-title = Take or knock
mutiny-lesson-doors-knock-say = Behind every door waits a pirate who does one thing for you. Knock.
mutiny-lesson-doors-take-say = Crackpott! He hands you two combat cards: take him.
mutiny-lesson-doors-take-done = Now the others. Every door left closed moves the ship one space towards the mutiny.
mutiny-lesson-doors-take-else-1 = You may knock again for somebody better. But then he is lost to you, and without combat cards you will be out.
mutiny-lesson-doors-bijoux-say = Bart passed Bijoux by, so she lies face up; with her you swear. Who never swears cannot win: take her.
mutiny-lesson-doors-bijoux-else-1 = Not now. Only Bijoux and Ojo let you swear, and who knows when they come by again.
mutiny-lesson-doors-swear-say = In secret: Captain Valverde, whose colour is pink, or Ramon Diaz, grey? You hold more grey; choose.
mutiny-lesson-doors-swear-done = Nobody knows your side but you. With Bijoux you may change it later, or only pretend to.
mutiny-lesson-doors-luck-say = Two pirates lie face up, three doors are shut. Behind them may be better, or the ghost: knock just this once.
mutiny-lesson-doors-luck-else-1 = Safe, and often wise. But see for once what a knock can bring.
mutiny-lesson-doors-greed-say = Sate: a single coin. Knock again, and hope for better.
mutiny-lesson-doors-greed-done = The ghost! Your turn is over, with nothing; and Bart takes Sate, who pays 1 more because you passed her by.
mutiny-lesson-doors-greed-else-1 = A coin is a coin, and taking it is usually right. But be greedy this once.
mutiny-lesson-doors-on = The richest on the winning side wins: 6 gold beat an ally’s 4, and 20 on the losing side count for nothing. Next, at the end of such a voyage: the mutiny.

mutiny-lesson-duels-title = Five duels
mutiny-lesson-duels-first-card-say = Mutiny: three duels win it, and you stand with grey. Grey leads 7 to 4; lay a card all the same, your grey 1.
mutiny-lesson-duels-first-card-done = The cards are shuffled before they are shown. Nobody learns who laid which.
mutiny-lesson-duels-first-card-else-1 = It counts for grey. But four more duels may come: save the strong ones.
mutiny-lesson-duels-first-card-else-2 = That helps pink: a fine bluff some day. Today help your own side.
mutiny-lesson-duels-monkey-say = Grey leads by 3. From round 2 on you may lay your monkey and leave; if it leaves alone now, it steals a coin: lay it.
mutiny-lesson-duels-monkey-done = Your monkey was the only one to leave.
mutiny-lesson-duels-monkey-else-1 = You may strengthen grey further. But your lead may well be enough, and a coin is waiting.
mutiny-lesson-duels-monkey-else-2 = That would help the other side. Let the monkey go.
mutiny-lesson-duels-rob-say = From whom does it steal? Coins count only at the very end, and only on the winning side.
mutiny-lesson-duels-rob-done = Duel A goes to grey, 11 to 9.
mutiny-lesson-duels-lost-cause-say = Duel B: 9 to 3 against you. A card must be laid, so spend one you do not need.
mutiny-lesson-duels-lost-cause-else-1 = Six behind is a long way. Keep your grey for a duel that can be won; lay pink.
mutiny-lesson-duels-lost-cause-else-2 = Pink is right, but the 1 is enough: keep the stronger one for a bluff.
mutiny-lesson-duels-leave-say = Now leave, before it costs more.
mutiny-lesson-duels-leave-done = All three left together: a coin each from the bank. One duel each; two more decide it.
mutiny-lesson-duels-leave-else-1 = No more cards for a lost duel: without one left in round 1 of a later duel you are out of the game.
mutiny-lesson-duels-on = If grey wins three duels, the richest of the greys wins: 7 gold beat a grey 5, and any pink 20. The last duels are yours; nobody knows who else is grey.

## The coach of the first game

# Rule: MU-3
mutiny-coach-knock = Take a pirate who lies open, or knock. After knocking you may take only whoever opens, or knock again.
# True: sworn = False
mutiny-coach-unsworn = You have not sworn yet. Take Bijoux or Ojo before the mutiny, or you cannot win.
# True: looked = 2
mutiny-coach-diaz = One of the two is yours. Gold makes you rich, combat cards make your side win.
# True: looked = 2
mutiny-coach-cambivalute = Two sailors for the next free duel, and only you know them. The stronger one belongs on your side.
# Rule: MU-19
mutiny-coach-bluff = Keep your side or change it: to the others both look the same.
# Rule: MU-40
mutiny-coach-peek = See whose side somebody is on. A rich ally is a rival too: of the winning side, only the richest wins.
# Rule: MU-32
mutiny-coach-duel = In a duel’s first round everybody lays a card. They are shuffled, so nobody learns which one is yours.
# Rule: MU-34
mutiny-coach-monkey = Now your monkey can earn something: alone it steals a coin, with others each gets one from the bank. Later, nothing.
# Rule: MU-5
mutiny-coach-ghosted = The ghost cost you a turn. In every new row it may be waiting again, unless it is seasick.
mutiny-coach-ghost-odds = Under the doors you can read how likely the ghost is. If somebody useful lies open, think twice.
# True: hand < 4
mutiny-coach-few-cards = You hold few combat cards. Every duel costs you at least one, and without one you are out of the game.
mutiny-coach-storm = A storm! One pirate is seasick and sits in the lifeboat until the next storm.
# True: supply-least < 5
mutiny-coach-scarce = A supply is nearly empty. If one is empty at the end of a round, the mutiny starts, wherever the ship is.
# Rule: MU-8
mutiny-coach-emptied = A supply has run out. If it is empty when this round ends, the mutiny starts.
# True: hand = 1; duel < 5
mutiny-coach-last-card = You hold your last combat card. Once it is laid you have none for another duel, and are out if one comes.
