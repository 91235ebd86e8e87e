meuterer-title = Meuterer
meuterer-tagline = Verkoop duur, vaar ver en vertrouw niemand aan boord.
meuterer-about = Een koopvaarder zeilt langs twaalf eilanden, en iedereen aan boord wil verkopen. Speel je waren open uit of houd ze achter: wat je houdt, bepaalt de koers. Wie past, kiest in het geheim een rol, en als de rollen worden omgedraaid, zit er misschien een muiter tussen. Een kaartspel van Marcel-André Casasola Merkle voor drie of vier.

## Before the game

meuterer-option-pirate = De piraat
meuterer-option-pirate-false = Zonder piraat
    .hint = Kalme zee: de koopvaarder zeilt alleen.
meuterer-option-pirate-true = Met piraat
    .hint = Een tweede schip en een kaart die iedereen zijn uitgelegde waren kan kosten.
meuterer-option-islands = De eilanden
meuterer-option-islands-random = Eilanden geschud
    .hint = Zoals in de spelregels: elke keer een nieuwe kring.
meuterer-option-islands-printed = Eilanden zoals afgebeeld
    .hint = In de volgorde van de afbeelding in de spelregels, steeds dezelfde.
meuterer-option-open_conflict = Conflictkaarten
meuterer-option-open_conflict-false = Open conflictkaarten tellen niet
    .hint = Zoals in de spelregels: bij muiterij tellen alleen de kaarten die je hebt gehouden.
meuterer-option-open_conflict-true = Open conflictkaarten vechten mee
    .hint = Bij muiterij tellen ook de kaarten mee die kapitein, stuurman, muiter en scheepsjongen hebben gespeeld.
meuterer-rules-2 = Na een geslaagde muiterij beslist de nieuwe kapitein als eerste wat hij waar verkoopt, niet meer de oude (ME-9).

## Cards, roles, islands

meuterer-ruby = robijnen
meuterer-salt = zout
meuterer-wine = wijn
meuterer-cloth = laken
meuterer-grain = graan
meuterer-conflict = conflict
meuterer-pirate = piraat
meuterer-one-conflict = een conflictkaart
meuterer-one-pirate = de piraat
meuterer-any = waren van elke soort
meuterer-captain = Kapitein
meuterer-mutineer = Muiter
meuterer-boy = Scheepsjongen
meuterer-mate = Stuurman
meuterer-merchant = Koopman
meuterer-loader = Sjouwer
meuterer-short-captain = Kapitein
meuterer-short-mutineer = Muiter
meuterer-short-boy = Jongen
meuterer-short-mate = Stuurman
meuterer-short-merchant = Koopman
meuterer-short-loader = Sjouwer
meuterer-hochland = Hoogland
meuterer-piratennest = Piratennest
meuterer-eisfelsen = IJsrots
meuterer-fingerhut = Vingerhoed
meuterer-gruenland = Weideland
meuterer-sommerland = Zomerland
meuterer-rotes-riff = Rood Rif
meuterer-sandkap = Zandkaap
meuterer-kalte-klippe = Koude Klip
meuterer-frosthoehle = Vorstgrot
meuterer-karge-zunge = Schrale Tong
meuterer-affeninsel = Apeneiland

meuterer-does-mutineer = Stuurt waarheen de gehouden kaarten leiden. Slaagt de muiterij: de scheepswaarde en de plaats van de kapitein.
meuterer-does-boy = Legt conflictkaarten voor de muiterij. Slaagt die: 2 punten.
meuterer-does-mate =
    { $pouch ->
        [unset] Versterkt de kant van de kapitein met 1. Blijft de kapitein: 1 punt en de buidel.
        [0] Versterkt de kant van de kapitein met 1. Blijft de kapitein: 1 punt.
       *[other] Versterkt de kant van de kapitein met 1. Blijft de kapitein: 1 punt en de { $pouch } uit de buidel.
    }
meuterer-does-merchant = Krijgt aan kop op een eiland de volle prijs, ook bij gelijke stand.
meuterer-does-loader =
    { $last ->
        [yes] Niets: na de laatste ronde trekt niemand.
       *[no] Trekt aan het eind van de ronde drie kaarten meer en kiest wat blijft.
    }
meuterer-does-mutineer-for = Zet koers naar { $island }. Als de muiterij slaagt: { $worth } punten voor het schip, en de plaats van de kapitein.
meuterer-does-brief = { $brief }.
meuterer-brief-deposed = Verliest het schip
meuterer-brief-mutineer = Wil het schip en het gezag
meuterer-brief-boy = Helpt de muiter, voor 2 punten
meuterer-brief-mate =
    { $points ->
        [one] Helpt de kapitein, voor 1 punt
       *[other] Helpt de kapitein, voor { $points } punten
    }
meuterer-brief-merchant = Beste prijs, ook samen aan kop
meuterer-brief-loader =
    { $last ->
        [yes] Niets: niemand trekt meer
       *[no] 3 extra kaarten ter keuze
    }
meuterer-brief-vain = Krijgt er niets voor
meuterer-bound = Naar { $island }, waarde { $worth }
meuterer-bound-short = { $island } ({ $worth })
meuterer-does-captain =
    { $pouch ->
        [unset] Stuurt het schip met de gehouden kaarten. Slaagt er geen muiterij: de scheepswaarde, min de buidel voor een stuurman.
        [0] Stuurt het schip met de gehouden kaarten. Slaagt er geen muiterij: de scheepswaarde.
       *[other] Stuurt het schip met de gehouden kaarten. Slaagt er geen muiterij: de scheepswaarde, min { $pouch } voor een stuurman.
    }

## The rules

meuterer-primer-goal = Een koopvaarder zeilt langs twaalf eilanden. Punten krijg je door waren te verkopen waar hij aanlegt, en door het schip te brengen waar het veel waard is: als kapitein, of als muiter die zijn plaats inneemt. Wie na negen rondes (met drie spelers) of acht (met vier) de meeste punten heeft, wint.
    .title = Het doel
meuterer-primer-islands = Elk eiland koopt één soort waren, twee kopen alles. De drie getallen zijn de punten voor wie er in zijn eentje de meeste verkoopt, voor elk van twee die gelijk staan, voor elk van drie. Het getal op de vlag zegt wat het waard is het schip hierheen te brengen.
    .title = De eilanden
meuterer-primer-cards = Eerst belooft de kapitein de stuurman punten, 0 tot 3 uit de buidel. Dan speel je, vanaf de kapitein en beurt na beurt, een kaart open uit of je past. Wat open ligt, kan worden verkocht. Wat je bij het passen houdt, dient een ander doel.
    .title = Waren uitleggen
meuterer-primer-course = Past de kapitein, dan sturen zijn gehouden kaarten het schip: zoveel eilanden met de klok mee als het er zijn. Een muiter die wint, stuurt met de kaarten die hij heeft gehouden. Zo is elke kaart koopwaar of een stap van de reis.
    .title = Wat je houdt, stuurt
meuterer-primer-roles = Wie past, behalve de kapitein, neemt in het geheim een van de rollen die er nog zijn. Muiter: komt in opstand. Scheepsjongen: helpt de muiter. Stuurman: helpt de kapitein. Koopman: verkoopt ook bij gelijke stand tegen de beste prijs. Sjouwer: trekt drie kaarten meer en kiest.
    .title = De rollen
meuterer-primer-mutiny =
    Is er een muiter, dan beslissen conflictkaarten, { $open_conflict ->
        [true] gehouden en open
       *[false] maar alleen de gehouden
    }: kapitein en stuurman, die 1 telt, tegen muiter en scheepsjongen; bij gelijke stand winnen de muiters. Een kapitein die blijft, krijgt de scheepswaarde van zijn bestemming en betaalt de buidel aan de stuurman, die ook nog 1 punt krijgt; een muiter die wint, krijgt de waarde van zijn bestemming en is kapitein, de scheepsjongen krijgt 2 punten.
    .title = Muiterij
meuterer-primer-sales = Daarna kopen het eiland waar het schip ligt en dat waar het vandaan kwam. Dan vaart het naar zijn bestemming, vult iedereen aan tot vijf kaarten en begint de volgende ronde{ $pirate ->
        [true] . De piratenkaart kan alles bederven: treft het piratenschip de koopvaarder, dan is iedereen zijn uitgelegde waren kwijt.
       *[false] .
    }
    .title = Verkoop
meuterer-rule-me-1 =
    { $islands ->
        [printed] De twaalf eilanden liggen in een kring, met de klok mee in deze volgorde: { meuterer-hochland }, { meuterer-frosthoehle }, { meuterer-gruenland }, { meuterer-karge-zunge }, { meuterer-eisfelsen }, { meuterer-affeninsel }, { meuterer-kalte-klippe }, { meuterer-sommerland }, { meuterer-rotes-riff }, { meuterer-piratennest }, { meuterer-fingerhut }, { meuterer-sandkap }.
       *[random] De twaalf eilanden liggen in willekeurige volgorde in een kring.
    } De koopvaarder begint bij { meuterer-hochland }, in het begin het enige actieve eiland. Iedereen heeft vijf warenkaarten in de hand, de rest is de stapel. Het lot wijst de kapitein aan.

    Met drie spelers duurt het spel negen rondes, met vier acht.

    Elk eiland toont welke waren het koopt en hoeveel punten dat oplevert: links voor wie er in zijn eentje de meeste verkoopt, in het midden voor elk van twee die gelijk staan, rechts voor elk van drie. Op een vlag staat wat het waard is het schip hierheen te brengen.
    .title = De eilanden en het schip
meuterer-rule-me-2 =
    Elke ronde begint met de buidel: de kapitein belooft de stuurman openlijk 0, 1, 2 of 3 punten voor zijn trouw.
    .title = De buidel
meuterer-rule-me-3 =
    Vanaf de kapitein met de klok mee, beurt na beurt, speel je een kaart open uit of je past. Elke kaart mag, ook een die nergens te verkopen is, ook een conflictkaart. Zonder kaarten moet je passen.

    Wie heeft gepast, is in deze fase klaar. De gehouden kaarten liggen gedekt, hun aantal is voor iedereen bekend.
    .title = Waren uitleggen
meuterer-rule-me-4 =
    Past de kapitein, dan wordt zijn bestemming genoemd: zoveel eilanden met de klok mee als hij kaarten heeft gehouden. Zonder kaarten blijft het schip liggen, en telt de scheepswaarde daar nog eens.

    Alle anderen passen, leggen weg wat ze houden en bekijken pas dan de rollen die er nog zijn. Ze nemen er in het geheim een; de rest gaat gedekt terug.
    .title = Passen en een rol nemen
meuterer-rule-me-5 =
    Als iedereen heeft gepast, worden de rollen omgedraaid. Is er een muiter, dan staat ook diens bestemming vast: zoveel eilanden met de klok mee als hij bij het passen kaarten heeft gehouden. Beide bestemmingen kunnen hetzelfde eiland zijn.

    Muiter: wil door muiterij kapitein worden. Scheepsjongen: helpt de muiter. Stuurman: helpt de kapitein. Koopman: verkoopt tegen de beste prijs. Sjouwer: trekt drie kaarten meer en kiest.
    .title = De rollen
meuterer-rule-me-6 =
    Alleen met een muiter komt het tot muiterij. Kapitein, stuurman, muiter en scheepsjongen worden vanaf de kapitein met de klok mee elk één keer gevraagd en leggen open zoveel als ze willen van de conflictkaarten die ze hebben gehouden: kapitein en stuurman voor de kapitein, muiter en scheepsjongen voor de muiterij. { $open_conflict ->
        [true] Eerder gespeelde conflictkaarten tellen mee: de kaarten die bij deze vier open liggen, vechten voor hun kant.
       *[false] Eerder gespeelde conflictkaarten tellen niet.
    } Koopman en sjouwer blijven erbuiten.

    Een stuurman telt 1 voor de kant van de kapitein. De sterkste kant wint, bij gelijke stand de muiters.
    .title = Muiterij
    .ruling = De spelregels zeggen niet hoe vaak er wordt gevraagd. Hier is dat elk één keer, ook zonder conflictkaarten: overgeslagen worden zou te veel verraden. Duitse en Deense bronnen tellen open conflictkaarten mee, de spelregels niet; vandaar de optie.
meuterer-rule-me-7 =
    Blijft de kapitein, omdat niemand muitte of omdat de muiterij mislukte, dan krijgt hij de scheepswaarde van zijn bestemming en de stuurman 1 punt en de buidel. De kapitein betaalt de buidel van zijn eigen punten, ook als hij daardoor onder nul komt; zonder stuurman houdt hij die. Ieders punten zijn voor iedereen bekend.

    Slaagt de muiterij, dan krijgt de muiter de scheepswaarde van zijn bestemming en is hij meteen kapitein; de scheepsjongen krijgt 2 punten. Kapitein en stuurman krijgen niets.
    .title = Punten voor de bemanning
meuterer-rule-me-8 =
    Daarna telt elk actief eiland apart: waar het schip ligt en waar het vandaan kwam. Wie daar de meeste kaarten verkoopt van één soort die het eiland koopt, krijgt de linker waarde; staan er twee gelijk, dan krijgt elk de middelste, bij drie de rechter, bij vier niemand iets.

    Een koopman die gelijk staat, krijgt toch de linker waarde; de anderen krijgen de waarde voor allen die gelijk staan, de koopman meegeteld. Op één eiland verkoopt iedereen maar één soort. { $pirate ->
        [true] Conflictkaarten en de piraat zijn geen waren.
       *[false] Conflictkaarten zijn geen waren.
    }
    .title = Punten voor waren
    .ruling = Wat zij krijgen die met de koopman gelijk staan, en dat hij ook wordt betaald als er vier gelijk staan.
meuterer-rule-me-9 =
    Geen kaart wordt twee keer verkocht, maar één soort mag over beide eilanden worden verdeeld: van vier graan twee hier en twee daar. Is een aanbod op alle actieve eilanden tegelijk zo groot mogelijk, dan geldt het vanzelf. Anders beslissen de spelers open en om de beurt, vanaf de kapitein, na een geslaagde muiterij vanaf de nieuwe: welke soort, hoeveel en op welk eiland, hoogstens één keer per eiland.
    .title = Wat verkoop je waar
    .ruling = Na een muiterij beslist de nieuwe kapitein als eerste. Zo’n aanbod geldt vanzelf; van meerdere dat van de waren die het eerst worden genoemd: robijnen, zout, wijn, laken, graan, eerst voor het eiland van het schip.
meuterer-rule-me-10 =
    Alle eilanden behalve dat waar het schip nu ligt, worden passief. Dan zeilt het schip naar de bestemming van wie nu kapitein is, en dat eiland wordt actief. Zo zijn er twee eilanden actief, of maar één als het schip bleef.

    { meuterer-hochland } en { meuterer-piratennest } kopen waren van elke soort.
    .title = Het schip vaart
meuterer-rule-me-11 =
    Alle open kaarten gaan op de aflegstapel, ook die uit het gevecht, de gehouden kaarten terug in de hand. Vanaf de kapitein met de klok mee vult iedereen aan tot vijf kaarten.

    De sjouwer trekt drie kaarten meer dan nodig, houdt er van de getrokken kaarten zoveel als nodig en legt de andere drie in de getrokken volgorde onder de stapel: alle drie, als hij er geen nodig heeft. Is er een kaart nodig en is de stapel leeg, dan worden de afgelegde kaarten tot een nieuwe stapel geschud.
    .title = Nieuwe kaarten
    .ruling = In welke volgorde de drie kaarten onder de stapel gaan, dat de sjouwer ze ook met vijf kaarten in de hand trekt, en dat er pas wordt geschud als er een kaart nodig is, ook midden in het trekken.
meuterer-rule-me-12 =
    De rollen gaan terug naar het midden en de volgende ronde begint. Na de punten van de laatste ronde is het spel uit: wie de meeste punten heeft, wint, en wie gelijk staat, deelt de overwinning.
    .title = Het einde
    .ruling = Dat wie gelijk staat, de overwinning deelt.
meuterer-rule-me-13 =
    { $pirate ->
        [true]
            Met piraat zit er een kaart meer in de stapel en ligt het piratenschip bij { meuterer-piratennest }. Wie de piratenkaart speelt, zet het piratenschip tegen de klok in zoveel eilanden verder als hij nog kaarten in de hand heeft; zonder kaarten blijft het liggen.

            Bereikt of passeert het het eiland van de koopvaarder, dan worden meteen alle open kaarten afgelegd, die van iedereen, ook de piratenkaart en de kaarten van wie al heeft gepast. Het eiland dat het verlaat, telt niet. Daarna gaat het spel verder. Komt de koopvaarder op zijn eigen tocht het piratenschip tegen, dan gebeurt er niets. In de hand gehouden telt de piraat als kaart; verkopen of vechten kan hij niet.
       *[false] { "" }
    }
    .title = De piraat
    .ruling = Zonder kaarten in de hand gebeurt er niets, ook waar de twee schepen bij elkaar liggen. Het eiland dat het verlaat, telt niet, en het vaart altijd tot het eind.
meuterer-box =
    2 kapiteinskaarten, voor een buidel van 0 tot 3 punten. 5 rollen: muiter, scheepsjongen, stuurman, koopman, sjouwer. 2 bestemmingskaarten, een voor de kapitein en een voor de muiter. 2 schepen: de koopvaarder en het piratenschip.

    36 warenkaarten: 4 robijnen, 5 zout, 6 wijn, 7 laken, 8 graan, 6 conflict; met piraat 1 piratenkaart meer.

    12 eilanden, en wel deze: de punten voor wie alleen aan kop gaat, voor elk van twee, voor elk van drie, en de scheepswaarde.

    Waren van elke soort: { meuterer-hochland } 4, 3, 2, schip 5; { meuterer-piratennest } 4, 3, 2, schip 5.

    Robijnen: { meuterer-eisfelsen } 6, 4, 3, schip 5; { meuterer-fingerhut } 2, 1, 0, schip 2.

    Zout: { meuterer-gruenland } 5, 3, 2, schip 4; { meuterer-sommerland } 3, 1, 1, schip 2.

    Wijn: { meuterer-rotes-riff } 4, 2, 2, schip 3; { meuterer-sandkap } 4, 2, 1, schip 3.

    Laken: { meuterer-kalte-klippe } 5, 2, 2, schip 4; { meuterer-frosthoehle } 3, 2, 1, schip 3.

    Graan: { meuterer-karge-zunge } 6, 3, 2, schip 4; { meuterer-affeninsel } 2, 1, 1, schip 2.

    Dit alles is gepubliceerd. In de doos hebben de eilanden Duitse namen; de Nederlandse zijn van ons.
meuterer-pad = Negen rondes met drie spelers, acht met vier. De meeste punten winnen.
meuterer-figure-circle = In elk spel liggen de eilanden anders. Het schip is bij { meuterer-hochland }, in het begin het enige actieve eiland.
meuterer-figure-circle-printed = De eilanden in de afgebeelde volgorde. Het schip is bij { meuterer-hochland }, in het begin het enige actieve eiland.
meuterer-figure-island = { meuterer-karge-zunge } koopt graan: 6 punten voor wie er in zijn eentje de meeste verkoopt, 3 voor elk van twee, 2 voor elk van drie. Het schip hierheen brengen is 4 waard.
meuterer-figure-pouch = Kapitein Anne heeft 1 punt in de buidel gedaan, voor de stuurman die haar trouw blijft.
meuterer-figure-deck = Kapitein Anne heeft twee laken uitgelegd en nog drie kaarten in de hand. De anderen hebben gepast, elk vier kaarten gehouden en een rol genomen. Zoals het staat, levert haar laken 4 punten op.
meuterer-figure-course = Anne past en houdt drie kaarten, dus vaart het schip drie eilanden verder. Actief zijn nu dat eiland en het eiland waar het vandaan kwam.
meuterer-figure-roles = Anne past en ziet de rollen die er nog zijn: de stuurman is al genomen.
meuterer-figure-fight = Kapitein Grace heeft een conflictkaart gelegd, haar stuurman Jack telt 1. Met twee conflictkaarten komt Anne, de muiter, gelijk, en bij gelijke stand winnen de muiters.
meuterer-figure-pirates = Anne speelt de piratenkaart en heeft nog twee kaarten: het piratenschip vaart twee eilanden verder, tegen de klok in.

## What happened

meuterer-log-appointed = Het lot wijst { $seat } aan als kapitein.
    .seat = Het lot wijst jou aan als kapitein.
meuterer-log-dealt = { $seat } krijgt { $card }.
    .seat = Je krijgt { $card }.
meuterer-log-began = Ronde { $round }: { $captain } is kapitein.
    .captain = Ronde { $round }: jij bent kapitein.
meuterer-log-promised =
    { $seat } belooft de stuurman { $points ->
        [0] niets
        [one] 1 punt
       *[other] { $points } punten
    }.
    .seat =
        Je belooft de stuurman { $points ->
            [0] niets
            [one] 1 punt
           *[other] { $points } punten
        }.
meuterer-log-played = { $seat } speelt { $card }.
    .seat = Je speelt { $card }.
meuterer-log-prowled-sails = Het piratenschip zwerft van { $from } naar { $to }.
meuterer-log-prowled-stays = Het piratenschip blijft bij { $to }.
meuterer-log-robbed =
    { $seat } laat de piraten aan boord: { $count ->
        [one] de enige open kaart is weg
       *[other] alle { $count } open kaarten zijn weg
    }.
    .seat =
        Je laat de piraten aan boord: { $count ->
            [one] de enige open kaart is weg
           *[other] alle { $count } open kaarten zijn weg
        }.
meuterer-log-passed =
    { $seat } past en houdt { $kept ->
        [0] geen kaart
        [one] 1 kaart
       *[other] { $kept } kaarten
    }.
    .seat =
        Je past en houdt { $kept ->
            [0] geen kaart
            [one] 1 kaart
           *[other] { $kept } kaarten
        }.
meuterer-log-looked =
    { $seat } treft aan: { $count ->
        [1] { $first }
        [2] { $first }, { $second }
        [3] { $first }, { $second }, { $third }
        [4] { $first }, { $second }, { $third }, { $fourth }
       *[5] { $first }, { $second }, { $third }, { $fourth }, { $fifth }
    }.
    .seat =
        Je treft aan: { $count ->
            [1] { $first }
            [2] { $first }, { $second }
            [3] { $first }, { $second }, { $third }
            [4] { $first }, { $second }, { $third }, { $fourth }
           *[5] { $first }, { $second }, { $third }, { $fourth }, { $fifth }
        }.
meuterer-log-chose = { $seat } neemt een rol.
    .seat = Je neemt een rol.
meuterer-log-chose-own = { $seat } neemt de rol { $role }.
    .seat = Je neemt de rol { $role }.
meuterer-log-announced =
    { $side ->
        [captain] { $seat } noemt { $island } als bestemming (waarde { $worth }).
       *[mutineer] Als muiter zet { $seat } koers naar { $island } (waarde { $worth }).
    }
    .seat =
        { $side ->
            [captain] Je noemt { $island } als bestemming (waarde { $worth }).
           *[mutineer] Als muiter zet je koers naar { $island } (waarde { $worth }).
        }
meuterer-log-role = { $seat } ({ $role })
meuterer-log-counted = Open conflictkaarten vechten mee: { $captain } voor de kapitein, { $mutiny } voor de muiterij.
meuterer-log-revealed =
    De rollen: { $count ->
        [2] { $first }, { $second }
       *[3] { $first }, { $second }, { $third }
    }.
meuterer-log-fought =
    { $seat } legt { $count ->
        [0] geen conflictkaart
        [one] 1 conflictkaart
       *[other] { $count } conflictkaarten
    } { $side ->
        [captain] voor de kapitein
       *[mutiny] voor de muiterij
    }.
    .seat =
        Je legt { $count ->
            [0] geen conflictkaart
            [one] 1 conflictkaart
           *[other] { $count } conflictkaarten
        } { $side ->
            [captain] voor de kapitein
           *[mutiny] voor de muiterij
        }.
meuterer-log-resolved-captain =
    De muiterij mislukt, { $captain } tegen { $mutiny }{ $mate ->
        [yes] , met de 1 van de stuurman
       *[no] {""}
    }.
meuterer-log-resolved-mutiny =
    De muiterij slaagt, { $mutiny } tegen { $captain }{ $mate ->
        [yes] , met de 1 van de stuurman
       *[no] {""}
    }{ $tie ->
        [yes] : bij gelijke stand winnen de muiters
       *[no] {""}
    }.
meuterer-log-deposed = { $by } neemt als kapitein de plaats van { $seat } in.
    .by = Je neemt als kapitein de plaats van { $seat } in.
    .seat = { $by } neemt als kapitein jouw plaats in.
meuterer-log-scored-ship = { $seat } krijgt { $points } voor het schip bij { $island }.
    .seat = Je krijgt { $points } voor het schip bij { $island }.
meuterer-log-scored-pouch = { $seat } betaalt de stuurman { $points } uit de buidel.
    .seat = Je betaalt de stuurman { $points } uit de buidel.
meuterer-log-scored-mate = { $seat } krijgt { $points } als stuurman.
    .seat = Je krijgt { $points } als stuurman.
meuterer-log-scored-boy = { $seat } krijgt { $points } als scheepsjongen.
    .seat = Je krijgt { $points } als scheepsjongen.
meuterer-log-offered = { $seat } biedt { $count } × { $kind } aan bij { $island }.
    .seat = Je biedt { $count } × { $kind } aan bij { $island }.
meuterer-log-declined = { $seat } biedt niets meer aan.
    .seat = Je biedt niets meer aan.
meuterer-log-sold =
    { $seat } verkoopt { $count } × { $kind } bij { $island }{ $tied ->
        [1] {""}
       *[other] , { $tied } samen aan kop{ $full ->
            [yes] , tegen de volle prijs van de koopman
           *[no] {""}
        }
    }: +{ $points }.
    .seat =
        Je verkoopt { $count } × { $kind } bij { $island }{ $tied ->
            [1] {""}
           *[other] , { $tied } samen aan kop{ $full ->
                [yes] , tegen de volle prijs van de koopman
               *[no] {""}
            }
        }: +{ $points }.
meuterer-log-sailed-sails = { $seat } brengt het schip van { $from } naar { $to }.
    .seat = Je brengt het schip van { $from } naar { $to }.
meuterer-log-sailed-stays = { $seat } houdt het schip bij { $to }.
    .seat = Je houdt het schip bij { $to }.
meuterer-log-drew = { $seat } trekt { $card }.
    .seat = Je trekt { $card }.
meuterer-log-hauled = { meuterer-log-drew }
    .seat = { meuterer-log-drew.seat }
meuterer-log-kept = { $seat } houdt { $card }.
    .seat = Je houdt { $card }.
meuterer-log-buried = { $seat } legt { $count } kaarten onder de stapel.
    .seat = Je legt { $count } kaarten onder de stapel.
meuterer-log-buried-own =
    { $seat } legt { $count ->
        [1] { $first }
        [2] { $first }, { $second }
       *[3] { $first }, { $second }, { $third }
    } onder de stapel.
    .seat =
        Je legt { $count ->
            [1] { $first }
            [2] { $first }, { $second }
           *[3] { $first }, { $second }, { $third }
        } onder de stapel.
meuterer-log-shuffled = { $count } afgelegde kaarten worden tot een nieuwe stapel geschud.
meuterer-log-won =
    { $count ->
        [one] { $first } wint
        [2] { $first } en { $second } delen de overwinning
        [3] { $first }, { $second } en { $third } delen de overwinning
       *[4] { $first }, { $second }, { $third } en { $fourth } delen de overwinning
    } met { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }!
    .first =
        { $count ->
            [one] Je wint
            [2] { $first } en { $second } delen de overwinning
            [3] { $first }, { $second } en { $third } delen de overwinning
           *[4] { $first }, { $second }, { $third } en { $fourth } delen de overwinning
        } met { $points ->
            [one] 1 punt
           *[other] { $points } punten
        }!
    .second = { meuterer-log-won.first }
    .third = { meuterer-log-won.first }
    .fourth = { meuterer-log-won.first }

## What you are asked

meuterer-prompt-pouch = Kapitein, hoeveel van je punten beloof je aan wie jouw stuurman wordt?
meuterer-prompt-fight =
    { $count ->
        [0] Muiterij! Als { $role } heb je geen conflictkaart gehouden: leg er geen.
       *[other] Muiterij! Leg als { $role } conflictkaarten { $side ->
            [captain] voor de kapitein
           *[mutiny] tegen de kapitein
        }, of geen.
    }
meuterer-prompt-fight-captain =
    { $count ->
        [0] Muiterij! Als kapitein heb je geen conflictkaart gehouden: leg er geen.
       *[other] Muiterij! Leg conflictkaarten om kapitein te blijven, of geen.
    }
meuterer-prompt-captain =
    { $kept ->
        [0] Geen kaarten meer: pas; je bestemming is { $island }, waar je ligt.
        [one] Speel je laatste kaart, of pas: met die kaart zet je koers naar { $island }.
       *[other] Speel een kaart, of pas: met { $kept } gehouden kaarten zet je koers naar { $island }.
    }
meuterer-prompt-play =
    { $kept ->
        [0] Geen kaarten meer: pas en neem een rol.
        [one] Speel je laatste kaart, of pas, houd hem en neem een rol.
       *[other] Speel een kaart, of pas, houd je { $kept } kaarten en neem een rol.
    }
meuterer-prompt-role =
    { $count ->
        [0] Neem in het geheim een rol. Alle vijf zijn er nog.
        [1] Neem in het geheim een rol. Al weg vóór jou: { $first }.
       *[2] Neem in het geheim een rol. Al weg vóór jou: { $first }, { $second }.
    }
meuterer-prompt-sell = Verkoop waren aan een actief eiland.
meuterer-prompt-keep =
    { $count ->
        [one] Houd een van de getrokken kaarten.
       *[other] Houd { $count } van de getrokken kaarten.
    }
meuterer-meanwhile-draw = De handen worden aangevuld…
meuterer-waiting =
    { $moment ->
        [pouch] { $seat } vult de buidel.
        [goods] { $seat } speelt een kaart of past.
        [role] { $seat } heeft gepast en neemt een rol.
        [mutiny] Muiterij: { $seat } mag conflictkaarten leggen.
        [sale] { $seat } beslist wat waar wordt verkocht.
       *[other] { $seat } kiest uit de getrokken kaarten.
    }

## What you can do

meuterer-choice-pouch =
    { $points ->
        [0] Niets beloven
        [one] 1 punt beloven
       *[other] { $points } punten beloven
    }
meuterer-choice-play = Speel { $card }
meuterer-choice-pass =
    { $kept ->
        [0] Passen
        [one] Passen, 1 kaart houden
       *[other] Passen, { $kept } kaarten houden
    }
meuterer-choice-role = Neem { $role }
meuterer-choice-fight =
    { $count ->
        [0] Geen conflictkaart leggen
        [one] 1 conflictkaart leggen
       *[other] { $count } conflictkaarten leggen
    }
meuterer-choice-sell = Verkoop { $count } × { $card } bij { $island }
meuterer-choice-done = Niets meer verkopen
meuterer-choice-keep = Houd { $card }
meuterer-gain-pouch =
    { $points ->
        [one] blijf je kapitein, dan krijgt een stuurman in totaal 1 punt
       *[other] blijf je kapitein, dan krijgt een stuurman in totaal { $points } punten
    }
meuterer-gain-stands =
    { $island }, { $count } × { $card }: { $leads ->
        [alone] alleen aan kop, +{ $points }
        [full] samen aan kop, tegen de volle prijs van de koopman, +{ $points }
        [tied] samen aan kop, +{ $points }
        [least] samen aan kop of beter, minstens +{ $points }
        [maybe] op achterstand, tenzij anderen elders verkopen
       *[no] op achterstand
    }
meuterer-gain-both =
    { $first }{ $either ->
        [yes] , of
       *[no] ;
    } { $second }
meuterer-gain-so-far = tot nu toe { $stands }
meuterer-gain-unsold = geen actief eiland koopt dit
meuterer-gain-conflict =
    { $open ->
        [yes] kan ook open meevechten in een muiterij
       *[no] vecht alleen mee in een muiterij als je hem houdt
    }
meuterer-gain-pirate =
    { $steps ->
        [0] het piratenschip blijft liggen
       *[other] het piratenschip vaart naar { $island } en { $robs ->
            [yes] rooft alles aan dek
           *[no] berooft niemand
        }
    }
meuterer-gain-mutineer = je zet koers naar { $island }, scheepswaarde { $worth }
meuterer-gain-fight = kapitein { $captain }, muiterij { $mutiny }
meuterer-gain-pass =
    { $side ->
        [captain] je zet koers naar { $island }, scheepswaarde { $worth }
       *[mutineer] dan neem je in het geheim een rol; een muiter zou koers zetten naar { $island }, scheepswaarde { $worth }
    }
meuterer-gain-done = je ziet af van wat je nog kon aanbieden
meuterer-short-pouch =
    { $points ->
        [0] Niets
        [one] 1 punt
       *[other] { $points } punten
    }
meuterer-short-play = Speel { $card }
meuterer-short-pass =
    { $kept ->
        [0] Passen
       *[other] Passen met { $kept }
    }
meuterer-short-fight =
    { $count ->
        [0] Geen leggen
        [one] 1 kaart
       *[other] { $count } kaarten
    }
meuterer-short-sell = { $count } × { $card }
meuterer-short-done = Niets meer
meuterer-goal =
    { $state ->
        [start] De meeste punten na { $rounds } rondes winnen
        [ahead] De meeste punten na { $rounds } rondes: jij staat voor met { $mine }
        [level] De meeste punten na { $rounds } rondes: samen aan kop, { $mine }
        [behind] De meeste punten na { $rounds } rondes: jij { $mine }, beste { $best }
        [leader] De meeste punten: { $seat } staat voor met { $best }
       *[tied] De meeste punten na { $rounds } rondes: beste { $best }
    }
meuterer-sheet-ship = Schip
meuterer-sheet-sold = Waren
meuterer-sheet-crew = Rollen
meuterer-sheet-pouch = Buidel
meuterer-sheet-sum = Punten
meuterer-sheet-goods = { $kind }, { $island }
meuterer-why =
    { $winners ->
        [1] { $first } wint met { $points } punten, { $ahead } meer dan { $second }: { $ship } voor het schip, { $sold } voor waren{ $rest ->
                [0] { "" }
               *[other] , { $rest } voor de rest
            }.
        [2] { $first } en { $second } delen de overwinning met elk { $points } punten.
       *[other] { $winners } spelers delen de overwinning met elk { $points } punten.
    }
    .first =
        { $winners ->
            [1] Je wint met { $points } punten, { $ahead } meer dan { $second }: { $ship } voor het schip, { $sold } voor waren{ $rest ->
                [0] { "" }
               *[other] , { $rest } voor de rest
            }.
            [2] { $first } en { $second } delen de overwinning met elk { $points } punten.
           *[other] { $winners } spelers delen de overwinning met elk { $points } punten.
        }
    .second =
        { $winners ->
            [1] { $first } wint met { $points } punten, { $ahead } meer dan { $second }: { $ship } voor het schip, { $sold } voor waren{ $rest ->
                [0] { "" }
               *[other] , { $rest } voor de rest
            }.
            [2] { $first } en { $second } delen de overwinning met elk { $points } punten.
           *[other] { $winners } spelers delen de overwinning met elk { $points } punten.
        }

## What lies on the table

meuterer-scene =
    { $round ->
        [0] Meuterer, vóór de eerste ronde
       *[other] Meuterer, ronde { $round } van { $rounds }
    }
meuterer-seat = { $seat }
meuterer-round =
    { $round ->
        [0] Opbouw
       *[other] Ronde { $round } van { $rounds }
    }
meuterer-outcome =
    { $outcome ->
        [won] De muiterij slaagde
        [beaten] De muiterij mislukte
       *[none] Geen muiterij
    }
meuterer-hand-yours = Je hand
meuterer-hand-empty = Geen handkaarten
meuterer-hand-hidden = Ieders kaarten zijn gedekt
meuterer-hand-goods = Wat { $seat } nog kan verkopen
    .seat = Wat je nog kunt verkopen
meuterer-node-island =
    { $island }, { $active ->
        [yes] actief
       *[no] passief
    }. Koopt { $goods }: alleen { $sole }, met twee { $two }, met drie { $three }. Scheepswaarde { $worth }.{ $here ->
        [ship] {" "}Hier ligt het schip.
        [pirate] {" "}Hier ligt het piratenschip.
        [both] {" "}Hier liggen het schip en het piratenschip.
       *[none] {""}
    }{ $bound ->
        [captain] {" "}Bestemming van de kapitein.
        [mutineer] {" "}Bestemming van de muiter.
        [both] {" "}Bestemming van kapitein en muiter.
       *[none] {""}
    }{ $steps ->
        [0] {""}
        [one] {" "}1 eiland voor het schip uit.
       *[other] {" "}{ $steps } eilanden voor het schip uit.
    }{ $leaders ->
        [0] {""}
        [1] {" "}Aan kop: { $first } met { $most }.
        [2] {" "}Aan kop: { $first } en { $second } met { $most }.
        [3] {" "}Aan kop: { $first }, { $second } en { $third } met { $most }.
       *[4] {" "}Aan kop: { $first }, { $second }, { $third } en { $fourth } met { $most }.
    }
meuterer-node-role =
    { $role }{ $state ->
        [gone] , al weg voor jouw keuze
        [open] , nog over bij jouw keuze
        [own] , jouw rol
        [taken] : { $holder }
        [free] , door niemand genomen
       *[unknown] {""}
    }. { $does }
meuterer-nobody = niemand
meuterer-node-seat =
    { $seat }, { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }{ $status ->
        [captain] , kapitein
       *[none] {""}
    }{ $known ->
        [yes] , { $role }
       *[no] {""}
    }. { $shown ->
        [no] Niets open
       *[yes] Open{ $ruby ->
            [0] {""}
           *[other] , robijnen { $ruby }
        }{ $salt ->
            [0] {""}
           *[other] , zout { $salt }
        }{ $wine ->
            [0] {""}
           *[other] , wijn { $wine }
        }{ $cloth ->
            [0] {""}
           *[other] , laken { $cloth }
        }{ $grain ->
            [0] {""}
           *[other] , graan { $grain }
        }{ $conflict ->
            [0] {""}
           *[other] , conflict { $conflict }
        }{ $pirate ->
            [0] {""}
           *[other] , piraat { $pirate }
        }
    }. { $passed ->
        [yes] Gepast, gehouden
       *[no] In de hand
    }: { $cards }.{ $summed ->
        [yes] {" "}Laatste telling: { $gained }.
       *[no] {""}
    }
meuterer-role-unknown = rol onbekend
meuterer-node-pouch =
    { $points ->
        [0] Buidel: niets
        [one] Buidel: 1 punt
       *[other] Buidel: { $points } punten
    }
meuterer-node-card =
    { $card }{ $count ->
        [one] {""}
       *[other] , { $count } kaarten
    }{ $saleable ->
        [yes] , te verkopen op een actief eiland
       *[no] {""}
    }
meuterer-node-fight =
    { $count ->
        [one] 1 conflictkaart leggen
       *[other] { $count } conflictkaarten leggen
    }
meuterer-node-drawn = Getrokken: { $card }
meuterer-node-offer = { $count } × { $card }
meuterer-moment-mutiny = Muiterij!
meuterer-moment-sale = De verkoop
meuterer-term =
    { $leaders ->
        [1] alleen
        [2] met 2
       *[3] met 3
    }
meuterer-column-role = Rol
meuterer-column-deck = Aan dek
meuterer-column-kept = Hand
meuterer-column-round = Punten in ronde { $round }
meuterer-column-round-short = Ronde { $round }
meuterer-legend = Waren: { meuterer-legend-short }
meuterer-legend-short = alleen, met 2, met 3
meuterer-stock-pouch = voor de stuurman
meuterer-stock-pouch-short = buidel
meuterer-stock-hand = in de stapel
meuterer-stock-hand-short = stapel
meuterer-side-captain = Kant kapitein
meuterer-finale = De reis is voorbij
meuterer-laid-none = Nog geen conflict
meuterer-side-mate = Kapitein, stuurman 1
meuterer-side-mutiny = Muiterij
meuterer-hand =
    { $moment ->
        [fight] Alleen conflictkaarten vechten
       *[kept] De kaarten die je houdt
    }
meuterer-course = { $kept } houden: { $island } ({ $worth })
meuterer-course-short = { $kept } houden: { $island }
meuterer-course-role = { $kept } houden: een geheime rol
meuterer-hand-drawn =
    { $count ->
        [0] De kaarten met gouden rand gaan onder de stapel
        [one] Houd 1 van de kaarten met gouden rand
       *[other] Houd { $count } van de kaarten met gouden rand
    }
meuterer-hand-keep =
    { $count ->
        [0] Onder de stapel
       *[other] Houd { $count }
    }
meuterer-node-ship = Het schip ligt bij { $island }.
meuterer-node-pirate-ship = Het piratenschip ligt bij { $island }.
meuterer-node-stock-pouch =
    { $count ->
        [0] De kapitein heeft de stuurman niets beloofd
        [one] De kapitein heeft de stuurman 1 punt beloofd
       *[other] De kapitein heeft de stuurman { $count } punten beloofd
    }
meuterer-node-stock-hand =
    { $count ->
        [one] 1 kaart in de stapel
       *[other] { $count } kaarten in de stapel
    }
meuterer-node-strength =
    Kant van de kapitein { $captain }{ $mate ->
        [yes] , met de 1 van de stuurman
       *[no] {""}
    }, muiterij { $mutiny }. Bij gelijke stand winnen de muiters.
meuterer-node-shown = { $seat }: { $role }. { $brief }

## What things are

meuterer-name-ship = De koopvaarder
meuterer-name-pirate-ship = Het piratenschip
meuterer-name-pile = De stapel
meuterer-name-strength = Kracht
meuterer-explain-island =
    { $active ->
        [yes] Actief: het koopt { $goods }.
       *[no] Passief: het koopt nu niets.
    } { $here ->
        [ship] Zonder gehouden kaart blijft het schip hier.
        [near] { $steps ->
            [one] 1 gehouden kaart brengt het schip hierheen.
           *[other] { $steps } gehouden kaarten brengen het schip hierheen.
        }
       *[far] Te ver voor één ronde.
    }
meuterer-explain-leaders =
    { $leaders ->
        [0] Niemand staat hier aan kop.
        [1] Aan kop: { $first } met { $most }.
        [2] Aan kop: { $first } en { $second } met elk { $most }.
        [3] Aan kop: { $first }, { $second } en { $third } met elk { $most }.
       *[4] Aan kop: { $first }, { $second }, { $third } en { $fourth } met elk { $most }.
    }{ $full ->
        [yes] {" "}Tegen de volle prijs, als koopman: { $merchant }.
       *[no] {""}
    }
meuterer-explain-ship = Het vaart met de klok mee zoveel eilanden verder als de kapitein, of een muiter die wint, kaarten houdt.
meuterer-explain-pirate-ship = Wie de piraat speelt, laat het tegen de klok in zoveel eilanden varen als er nog kaarten in de hand zijn. Treft het de koopvaarder, dan zijn alle open kaarten weg.
meuterer-explain-role =
    { $state ->
        [gone] Al weg voor je koos.
        [open] Was er nog bij jouw beurt.
        [own] Dit is jouw rol.
        [taken] Iemand heeft deze rol.
        [free] Niemand nam hem deze ronde.
       *[unknown] { "" }
    }
meuterer-explain-seat =
    { $status ->
        [captain] Kapitein, aan het roer.
        [role] Deze ronde { $role }.
        [choosing] Heeft gepast en neemt een rol.
        [hidden] Heeft gepast en in het geheim een rol genomen.
        [deposed] Kapitein tot aan de muiterij.
       *[none] Heeft nog niet gepast.
    }
meuterer-explain-kept = Gehouden kaarten blijven gedekt. Die van kapitein en muiter sturen; conflictkaarten kunnen vechten.
meuterer-explain-held = Handkaarten zijn gedekt; waren aan dek zijn te koop.
meuterer-explain-conflict =
    Niet te verkopen. In een muiterij kan de kaart vechten, { $open ->
        [yes] gehouden of open
       *[no] maar alleen gehouden
    }.
meuterer-explain-pirate = Gespeeld verplaatst hij het piratenschip, dat alles aan dek kan roven.
meuterer-explain-unsold = Geen actief eiland koopt dit nu.
meuterer-explain-sold =
    { $count ->
        [1] { $first } koopt dit.
       *[2] { $first } en { $last } kopen dit.
    }
meuterer-explain-keep = Bij kapitein en muiter stuurt elke gehouden kaart een eiland verder.
meuterer-explain-promise = Wie kapitein blijft, betaalt dit aan een stuurman; zonder stuurman houdt hij het.
meuterer-explain-pouch = Een stuurman versterkt de kant van de kapitein in een muiterij met 1. Hoe meer in de buidel, hoe eerder iemand stuurman wordt.
meuterer-explain-pile = Tussen de rondes vult iedereen hieruit aan tot vijf kaarten. Is hij leeg, dan wordt de aflegstapel geschud.
meuterer-explain-strength =
    Gelegde { $open ->
        [yes] en open conflictkaarten
       *[no] conflictkaarten
    }, en 1 voor een stuurman. De sterkste kant wint; bij gelijke stand de muiters.
meuterer-number-alone = alleen aan kop
meuterer-number-two = met twee aan kop
meuterer-number-three = met drie aan kop
meuterer-number-ship = voor het schip
meuterer-number-boy = als die slaagt
meuterer-number-mate = voor een stuurman als de kapitein blijft
meuterer-number-strength = kracht
meuterer-number-of-mate = waarvan van de stuurman
meuterer-number-loader = kaarten ter keuze
meuterer-number-kept = gehouden
meuterer-number-held = in de hand
meuterer-number-would =
    { $either ->
        [yes] of dit: { $island }
       *[no] zou krijgen: { $island }
    }
meuterer-number-box = in het spel
meuterer-number-pile = te trekken
meuterer-number-discards = afgelegd
meuterer-number-loyal = kant kapitein
meuterer-number-rebel = muiterij
meuterer-number-gain-ship = het schip bij { $island }
meuterer-number-gain-pouch = de buidel
meuterer-number-gain-mate = als stuurman
meuterer-number-gain-boy = als scheepsjongen
meuterer-number-gain-sold = verkocht bij { $island }

## About a player

meuterer-fact-points =
    { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
meuterer-fact-held =
    { $count ->
        [one] 1 kaart in de hand
       *[other] { $count } kaarten in de hand
    }
meuterer-fact-kept =
    { $count ->
        [0] geen kaart gehouden
        [one] 1 kaart gehouden
       *[other] { $count } kaarten gehouden
    }
meuterer-standing =
    { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }

## Why not

meuterer-refuse-pouch = In de buidel gaan 0 tot { $most } punten.
meuterer-refuse-passed = Je hebt gepast: deze ronde speel je niets meer uit.
meuterer-refuse-empty = Je hebt geen kaarten meer en moet passen.
meuterer-refuse-no-card = Die kaart heb je niet: { $card }.
meuterer-refuse-captain = De kapitein neemt geen rol.
meuterer-refuse-role-gone = Die rol is er niet meer: { $role }.
meuterer-refuse-pass-first = Eerst passen; daarna kun je een rol nemen, misschien { $role }.
meuterer-refuse-conflict =
    { $held ->
        [0] Je hebt geen conflictkaart gehouden.
        [one] Je hebt maar één conflictkaart gehouden.
       *[other] Je hebt maar { $held } conflictkaarten gehouden.
    }
meuterer-refuse-passive = { $island } is passief; verkopen kan alleen op actieve eilanden.
meuterer-refuse-unsaleable = Dit is niet te verkopen: { $card }.
meuterer-refuse-wrong-goods = { $island } koopt dit niet: { $card }.
meuterer-refuse-offered = Bij { $island } heb je al iets aangeboden.
meuterer-refuse-too-many = Zoveel ligt er niet meer open bij je: { $card }.
meuterer-refuse-not-drawn = Die kaart heb je niet getrokken: { $card }.
meuterer-refuse-moment-pouch = Eerst vult de kapitein de buidel.
meuterer-refuse-moment-play = Nu worden waren uitgelegd: speel een kaart of pas.
meuterer-refuse-moment-role = Je hebt gepast: neem nu een rol.
meuterer-refuse-moment-fight = Het is muiterij: leg conflictkaarten, of geen.
meuterer-refuse-moment-sell = Nu wordt er verkocht: kies waren en een actief eiland.
meuterer-refuse-moment-keep = Kies nu welke van de getrokken kaarten je houdt.

## Wat ervoor pleit

meuterer-reason-pouch =
    { $points ->
        [0] Er wordt niets weggegeven
        [one] Eén punt lokt misschien een stuurman
       *[other] { $points } punten lokken misschien een stuurman
    }
meuterer-reason-leads = Alleen aan kop: { $island }
meuterer-reason-level = Komt gelijk met de koploper: { $island }
meuterer-reason-goods = Eén meer te verkopen: { $island }
meuterer-reason-sheds = Niemand koopt hem nu: plaats voor een nieuwe kaart
meuterer-reason-robs = Het piratenschip rooft alles wat open ligt
meuterer-reason-steers = Zet koers naar { $island }
meuterer-reason-first = Alle rollen zijn er nog
meuterer-reason-armed =
    { $count ->
        [one] Houdt één conflictkaart voor het gevecht
       *[other] Houdt { $count } conflictkaarten voor het gevecht
    }
meuterer-reason-mutineer = Een muiterij kan slagen
meuterer-reason-boy = 2 punten als een muiterij slaagt
meuterer-reason-mate =
    { $points ->
        [one] Eén punt als de kapitein standhoudt
       *[other] { $points } punten als de kapitein standhoudt
    }
meuterer-reason-merchant = Verkoopt tegen de volle prijs, ook bij gelijke stand
meuterer-reason-loader = Trekt meer kaarten en houdt de beste
meuterer-reason-ahead = Genoeg voor nu: { $mine } tegen { $theirs }
meuterer-reason-saves = Spaart conflictkaarten voor een ander gevecht
meuterer-reason-reserve = Meer dan nu nodig: anderen kunnen nog leggen
meuterer-reason-sale =
    { $points ->
        [one] Minstens één punt: { $island }
       *[other] Minstens { $points } punten: { $island }
    }
meuterer-reason-conflict = Kan in de volgende muiterij tellen
meuterer-reason-market = Volgende ronde te verkopen: { $island }

## Spelend leren

meuterer-lesson-goal = Doel: de meeste punten na negen rondes.

meuterer-lesson-captain-title = Wat je houdt, stuurt
meuterer-lesson-captain-offer-say = { meuterer-hochland }, waar het schip ligt, koopt alles en betaalt 4 aan wie het meeste van één soort toont. Speel één laken.
meuterer-lesson-captain-offer-done = Elk één kaart: jullie staan met z’n drieën gelijk, en de prijs met z’n drieën is 2.
meuterer-lesson-captain-offer-else-1 = Graan kun je hier ook verkopen. Maar houd het; je ziet zo waarvoor.
meuterer-lesson-captain-offer-else-2 = Passen is definitief. Bied eerst iets te koop aan.
meuterer-lesson-captain-lead-say = Alleen wie het meeste van één soort toont, verkoopt: in je eentje 4 punten, met z’n tweeën elk 3. Toon je tweede laken.
meuterer-lesson-captain-lead-done = De anderen hebben gepast en in het geheim een rol genomen.
meuterer-lesson-captain-lead-else-1 = Met één laken en één graan sta je niet aan kop. Met twee laken wel.
meuterer-lesson-captain-lead-else-2 = Jullie staan met z’n drieën gelijk: 2 punten. Met nog een laken zijn het er 4.
meuterer-lesson-captain-course-say = Elke kaart die je houdt, stuurt één eiland verder. Drie graan brengen je naar { meuterer-karge-zunge }, waar graan 6 opbrengt: pas en houd ze.
meuterer-lesson-captain-course-done = 7 punten: 4 voor de bestemming, 4 voor laken, 1 aan je stuurman. En hier brengt je graan 6 op.
meuterer-lesson-captain-course-else-1 = Dan houd je er twee en zet je koers naar { meuterer-gruenland }, dat zout koopt. Houd ze alle drie.
meuterer-lesson-captain-pouch-say = Bart was stuurman en steunde je, voor het beloofde punt. Je bent weer kapitein: beloof de volgende stuurman 1.
meuterer-lesson-captain-pouch-else-1 = Je mag gierig zijn. Maar voor niets vind je zelden een stuurman; beloof 1.
meuterer-lesson-captain-pouch-else-2 = Gul, en jij betaalt het. Voor vandaag is 1 genoeg.
meuterer-lesson-captain-on = Zo win je: alleen verkopen waar het schip ligt, en varen naar waar je volgende waren in trek zijn, zoals nu je graan. Hierna is iemand anders kapitein.

meuterer-lesson-mutiny-title = Muiterij!
meuterer-lesson-mutiny-offer-say = Bart is kapitein. Je hebt robijnen en conflictkaarten: speel alleen het zout.
meuterer-lesson-mutiny-offer-else-1 = Een robijn kun je hier verkopen. Maar { meuterer-eisfelsen } betaalt veel meer, en daar ga je heen.
meuterer-lesson-mutiny-offer-else-2 = Nu gespeeld is hij weg: conflictkaarten vechten alleen als je ze houdt.
meuterer-lesson-mutiny-offer-else-3 = Vijf gehouden kaarten leiden naar { meuterer-affeninsel }, dat graan koopt. Eerst het zout: dan is het { meuterer-eisfelsen }.
meuterer-lesson-mutiny-pass-say = Vier gehouden kaarten leiden naar { meuterer-eisfelsen }: robijnen voor 6. Maar alleen de kapitein stuurt, of wie hem afzet: pas.
meuterer-lesson-mutiny-pass-else-1 = Dan houd je er drie, en die leiden naar { meuterer-karge-zunge }. Robijnen verkoop je bij { meuterer-eisfelsen }: pas nu.
meuterer-lesson-mutiny-pass-else-2 = Die heb je zo nodig.
meuterer-lesson-mutiny-role-say = Wie past, neemt in het geheim een rol; de stuurman is al weg. Neem de Muiter.
meuterer-lesson-mutiny-role-done = De rollen liggen open: muiterij! Grace is stuurman, dat telt 1 voor de kapitein.
meuterer-lesson-mutiny-role-else-1 = De scheepsjongen krijgt 2, maar alleen als een ander muit. Hier doet niemand dat.
meuterer-lesson-mutiny-role-else-2 = De koopman krijgt bij gelijke stand de beste prijs. Maar vandaag valt er een schip te halen.
meuterer-lesson-mutiny-role-else-3 = De sjouwer kiest uit meer kaarten. Maar vandaag valt er een schip te halen.
meuterer-lesson-mutiny-fight-say = Bart legde één conflictkaart; met de stuurman is dat 2. Leg allebei de jouwe: gelijk is genoeg.
meuterer-lesson-mutiny-fight-done = 2 tegen 2, en bij gelijke stand winnen de muiters. Je bent kapitein en krijgt de 5 van { meuterer-eisfelsen }; Bart en Grace levert de reis niets op.
meuterer-lesson-mutiny-fight-else-1 = Met minder dan 2 blijft de kapitein zitten.
meuterer-lesson-mutiny-pouch-say = Nu is het jouw schip en jouw buidel. Beloof zoveel je wilt.
meuterer-lesson-mutiny-ruby-say = En hier zijn de kopers voor je robijnen: 6 voor wie de meeste heeft.
meuterer-lesson-mutiny-ruby-else-1 = Dat levert hoogstens 4 op bij { meuterer-hochland }. Een robijn hier 6.
meuterer-lesson-mutiny-ruby-else-2 = Niet voor je een robijn hebt getoond.
meuterer-lesson-mutiny-on = Zo win je: punten voor het schip en de beste prijs erbij, zoals je 5 voor { meuterer-eisfelsen } en nu de robijnen. Speel verder!

## The coach of the first game

meuterer-coach-pouch = Je bent kapitein. Je belofte kost je alleen punten als er een stuurman is en jij kapitein blijft.
meuterer-coach-course = Als kapitein stuur je met wat je houdt: met drie kaarten naar het derde eiland vooruit. Alleen een muiterij houdt je tegen.
meuterer-coach-deck = Gespeelde waren verkoop je waar ze worden gekocht. Gehouden waren blijven van jou; bij kapitein en muiter sturen ze het schip.
meuterer-coach-fight = Je kunt alleen conflictkaarten leggen die je hebt gehouden. Bij gelijke stand winnen de muiters: de kapitein heeft er één meer nodig.
meuterer-coach-first-role = Jij kiest als eerste, uit alle vijf rollen. Wie na jou kiest, vindt er vier en weet dus welke jij nam.
meuterer-coach-mate = Er zit veel in de buidel: blijft de kapitein, dan krijgt de stuurman dat en 1 punt erbij.
meuterer-coach-sell-choice = Geen kaart wordt twee keer verkocht, ook als beide eilanden haar kopen. Kies waar ze het meeste opbrengt.
meuterer-coach-loader = Als sjouwer houd je de beste van de getrokken kaarten. Denk aan wat de volgende eilanden kopen.
meuterer-coach-last-round = De laatste ronde. Gehouden kaarten sturen nog, maar worden nooit meer verkocht.
meuterer-coach-stay = Speel je ook je laatste kaart, dan houd je het schip hier en krijg je de scheepswaarde van dit eiland, tenzij een muiterij slaagt.
meuterer-coach-two-active = Nu kopen twee eilanden: waar het schip ligt, en waar het vandaan kwam.
meuterer-coach-conflict-held = Conflictkaarten vechten alleen als je ze houdt. Open gespeeld tellen ze niet.
meuterer-coach-deposed = De muiterij is geslaagd: de muiter is nu kapitein, en blijft dat tot er weer een slaagt.
