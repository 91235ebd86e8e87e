mutiny-title = De Muiterij
mutiny-tagline = Kies in het geheim partij, bewapen de mannen van je kant en wees rijk als ze winnen.
mutiny-about =
    Een schip koerst naar het schateiland, en twee mannen aan boord willen het bevel: kapitein Valverde en Ramon Diaz. Je klopt aan bij de hutten van dertien piraten voor goud, wapens en geheimen, en zweert in het geheim trouw aan een van beiden.

    Dan breekt de muiterij uit. In vijf duels tussen matrozen legt iedereen gedekt kaarten, en niemand weet wie wie heeft geholpen. Van allen die achter de winnaar stonden, wint de rijkste.

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
mutiny-pirate-ghost = Het spook
mutiny-power-valverde = Een goudkaart en een munt
mutiny-power-diaz = Goud en gevecht bekijken, 1 houden
mutiny-power-crackpott = Twee gevechtskaarten
mutiny-power-tembo = 2 gevechtskaarten bekijken, 1 houden
mutiny-power-wessel = Maximaal 3 gevechtskaarten ruilen
mutiny-power-nero = Max. 3 kaarten ⇄ munten ruilen
mutiny-power-pang = Een gevechtskaart of een munt
mutiny-power-chang = Een munt stelen van iemand
mutiny-power-sate = Haar buidel groeit als je voorbijgaat
mutiny-power-bijoux = Trouw zweren; later wisselen, bluffen
mutiny-power-ojo = Trouw zweren; later iemand bespieden
mutiny-power-cambivalute = Matrozen opstellen; later bekijken
mutiny-power-ghost = Beurt voorbij, met lege handen
mutiny-brief-valverde = Goudkaart + munt
mutiny-brief-diaz = Goud of gevecht
mutiny-brief-crackpott = Twee kaarten
mutiny-brief-tembo = 1 van 2 kaarten
mutiny-brief-wessel = Kaarten ruilen
mutiny-brief-nero = Kaarten ⇄ munten
mutiny-brief-pang = Kaart of munt
mutiny-brief-chang = Munt stelen
mutiny-brief-sate = Groeiende buidel
mutiny-brief-bijoux = Zweren, bluffen
mutiny-brief-ojo = Zweren, spieden
mutiny-brief-cambivalute = Twee matrozen
mutiny-brief-ghost = Niets
mutiny-side-valverde = Kapitein Valverde
mutiny-side-diaz = Ramon Diaz
mutiny-pink = roze
mutiny-grey = grijs
mutiny-card =
    { $colour ->
        [pink] Roze { $value }
       *[grey] Grijs { $value }
    }
mutiny-gold = Goud { $value }
mutiny-seat = { $seat }

## The rules

mutiny-primer-goal = Een schip koerst af op een muiterij: kapitein Valverde (roze) tegen Ramon Diaz (grijs). Zweer een van de twee in het geheim trouw, bewapen zijn matrozen en verzamel goud. Alleen wie achter de winnaar stond kan winnen, en van hen wint de rijkste.
    .title = Het doel
mutiny-primer-doors = De deler legt piraten gedekt neer, elk in een hut: drie meer dan er spelers zijn. In je beurt neem je een piraat die open ligt, of je klopt aan: de volgende hut gaat open, en je neemt die piraat of klopt opnieuw. Elke piraat doet iets voor je: goud, gevechtskaarten, munten, een eed, een diefstal. Doet het spook open, dan is je beurt voorbij en krijg je niets.
    .title = Nemen of kloppen
mutiny-primer-ship = Heeft iedereen een piraat gehad, dan vaart het schip één vak voor elke hut die nog gesloten is. Een storm maakt een piraat zeeziek; die zit een tijdje in de reddingsboot. Bij de gekruiste sabels begint de muiterij, of eerder als een voorraad op is.
    .title = Het schip vaart
mutiny-primer-oath = Alleen bij Bijoux en Ojo kun je trouw zweren. Wie dat nog niet heeft gedaan als de muiterij begint, ligt eruit en kan niet winnen. Met Bijoux mag je later van kant wisselen, of doen alsof; met Ojo mag je zien aan wie iemand trouw heeft gezworen.
    .title = Trouw zweren
mutiny-primer-mutiny = De muiterij wordt in vijf duels uitgevochten, A tot en met E. In elk duel staat één matroos voor Valverde en één voor Diaz. Met Cambivalute zet je vooraf matrozen neer, en dan ken je ze. De kant die het eerst drie duels wint, wint de muiterij.
    .title = De muiterij
mutiny-primer-duels = In elke ronde van een duel legt iedereen gedekt een kaart; de kaarten worden geschud en getoond. Roze kaarten versterken Valverdes matroos, grijze die van Diaz. Vanaf de tweede ronde mag je in plaats daarvan je aap leggen en het duel verlaten. Is iedereen weg, dan wint het hoogste totaal. Gelegde kaarten ben je kwijt; wie er in een eerste ronde geen meer heeft, ligt uit het spel. Bewaar dus voor elk duel een kaart.
    .title = Duels
mutiny-primer-end = Na de muiterij worden alle loyaliteitskaarten getoond. Stond niemand die nog in het spel is achter de winnaar, dan verliest iedereen. Anders wint van wie achter hem stond degene met het meeste goud, goudkaarten en munten samen.
    .title = Het einde
mutiny-rule-mu-1 =
    Iedereen begint met een grijze en een roze gevechtskaart van waarde 1, beide loyaliteitskaarten, een aap en één munt. De overige gevechtskaarten liggen gedekt op het vulkaaneiland, de goudkaarten op het schateiland; de overige munten vormen de bank op het munteneiland. Ieders munten liggen open, de kaarten gedekt. Tien matrozen met de waarden 1 tot en met 10 zijn gehusseld, niemand heeft ze gezien.

    Met twee spelers vertrekt het schip bij het vulkaaneiland, met drie bij het schateiland, met vier bij het munteneiland. De eerste deler wordt door loting bepaald.
    .title = Vertrek
    .ruling = Volgens de regels deelt de oudste als eerste; hier beslist het lot.
mutiny-rule-mu-2 =
    In elke ronde legt de deler gedekt een rij piraten neer, elk in een hut: drie meer dan er spelers zijn. Vanaf de deler met de klok mee gebruikt iedereen precies één piraat.
    .title = De rij hutten
mutiny-rule-mu-3 =
    In je beurt neem je een piraat die al open ligt, of je klopt aan en de volgende hut gaat open. Na het kloppen mag je alleen de piraat nemen die je net hebt ontmoet, of opnieuw kloppen. De piraat uit de laatste hut moet je nemen. Is er geen gesloten hut meer, dan moet je een open piraat nemen.
    .title = Nemen of kloppen
mutiny-rule-mu-4 =
    Een piraat die genomen is, doet de rest van de ronde niet meer mee.
    .title = Gebruikte piraten
mutiny-rule-mu-5 =
    Wie de hut van het spook opent, is meteen klaar met zijn beurt en krijgt niets. Het spook verlaat daarna de rij.
    .title = Het spook
    .ruling = Het spook verlaat de rij.
mutiny-rule-mu-6 =
    Na de laatste speler vaart het schip één vak voor elke hut die nog gesloten is, dus 0 tot en met 3. De speler links van de deler deelt de volgende ronde, met de hele bemanning.
    .title = Het schip vaart
mutiny-rule-mu-7 =
    Bereikt of passeert het schip een storm, dan wordt een door loting bepaalde piraat zeeziek: voordat de volgende rij ligt, gaat hij naar de reddingsboot, en wie daar zat komt terug en wordt in deze storm niet opnieuw zeeziek. Vanaf dan doen twaalf piraten mee. Een storm op het laatste stuk voor de muiterij heeft geen gevolg.
    .title = Stormen
    .ruling = Een storm op het laatste stuk heeft geen gevolg, waardoor de muiterij ook begint.
mutiny-rule-mu-8 =
    De muiterij begint als het schip de gekruiste sabels bereikt, en ook als aan het eind van een ronde de gevechtskaarten, de goudkaarten of de munten van de bank op zijn.
    .title = Wanneer de muiterij begint
    .ruling = Is een voorraad op, dan begint de muiterij volgens de ene zin van de regels aan het eind van de ronde, volgens de andere meteen. Hier wordt de ronde uitgespeeld.
mutiny-rule-mu-10 =
    Neem de bovenste goudkaart, daarna een munt uit de bank. Is de voorraad te klein, dan geeft elke piraat wat er nog is.
    .title = Kapitein Valverde
    .ruling = Wat er gebeurt als een voorraad te klein is.
mutiny-rule-mu-11 =
    Bekijk de bovenste goudkaart en de bovenste gevechtskaart. Houd er één; de andere gaat gedekt terug onder de stapel.
    .title = Ramon Diaz
mutiny-rule-mu-12 =
    Neem de twee bovenste gevechtskaarten.
    .title = Crackpott
mutiny-rule-mu-13 =
    Bekijk de twee bovenste gevechtskaarten. Houd er één; de andere gaat onder de stapel.
    .title = Tembo
mutiny-rule-mu-14 =
    Leg maximaal drie van je gevechtskaarten onder de stapel en trek er dan evenveel.
    .title = Wessel-Jan
mutiny-rule-mu-15 =
    Ruil maximaal drie keer, één voor één en maar in één richting: een gevechtskaart voor een munt, of een munt voor een gevechtskaart. Waarden tellen niet, goudkaarten zijn uitgesloten. Ingeleverde kaarten gaan onder de stapel.
    .title = Dean Nero
mutiny-rule-mu-16 =
    Neem de bovenste gevechtskaart of een munt.
    .title = Pang
mutiny-rule-mu-17 =
    Steel een munt van een tegenstander naar keuze, nooit een goudkaart. Heeft iemand een munt, dan moet het.
    .title = Chang Ye
    .ruling = Je moet stelen als het kan.
mutiny-rule-mu-18 =
    Neem een munt, en één extra voor elke speler die een beurt beëindigde zonder Sate te nemen sinds ze deze ronde open ligt. De munten blijven in de bank tot iemand Sate neemt; aan het eind van de ronde vervalt het aanbod.
    .title = Sate
    .ruling = De munten blijven in de bank, en aan het eind van de ronde vervalt het aanbod.
mutiny-rule-mu-19 =
    Heb je nog niet gezworen, kies dan in het geheim een kant. Anders wissel je, of doe je alsof: de anderen zien het verschil niet.
    .title = Bijoux
mutiny-rule-mu-20 =
    Heb je nog niet gezworen, dan mag je in het geheim een kant kiezen. Anders mag je de loyaliteit bekijken van een tegenstander die gezworen heeft.
    .title = Ojo
mutiny-rule-mu-21 =
    Trek twee matrozen, bekijk ze en zet aan elke kant van het eerste vrije duel er een. Zijn alle vijf duels bezet, bekijk dan een paar en verwissel de twee of niet; iedereen ziet of er verwisseld is, maar niet de waarden.
    .title = Cambivalute
    .ruling = Als alle duels bezet zijn, moet je een paar bekijken, en iedereen ziet of er verwisseld is.
mutiny-rule-mu-30 =
    Wie nooit gezworen heeft, ligt eruit en kan niet winnen; munten van hem stelen kan nog wel. Vrije duels krijgen ongezien de overige matrozen. Ieders loyaliteit blijft geheim.
    .title = De muiterij breekt uit
    .ruling = Van wie eruit ligt, kan nog gestolen worden.
mutiny-rule-mu-31 =
    De duels A tot en met E worden op volgorde uitgevochten. De kant die er het eerst drie wint, wint de muiterij. Een duel begint met het onthullen van beide matrozen.
    .title = Vijf duels
mutiny-rule-mu-32 =
    In elke ronde van een duel legt iedereen die nog meedoet gedekt één kaart. De kaarten worden geschud en dan getoond; zo weet niemand van wie welke is. De waarde van een roze kaart telt bij Valverdes matroos, die van een grijze bij de matroos van Diaz.
    .title = Kaarten leggen
mutiny-rule-mu-33 =
    Vanaf de tweede ronde mag je in plaats daarvan je aap leggen en dit duel verlaten. Zonder gevechtskaart moet het. Gebeurt dat in de eerste ronde van een duel, dan lig je uit het spel: bewaar voor elk duel een kaart.
    .title = De aap
mutiny-rule-mu-34 =
    Een aap die in de tweede ronde als enige gelegd wordt, steelt een munt van een speler naar keuze van zijn baas, of niets als niemand anders er een heeft. Zijn het er meer, dan levert elk een munt uit de bank op. Later leveren apen niets meer op.
    .title = Wat apen opleveren
    .ruling = Een enkele aap levert niets op als niemand anders een munt heeft.
mutiny-rule-mu-35 =
    Kan de bank niet alle apen betalen, dan stort eerst iedereen die een munt heeft er een, ook wie eruit ligt. Is dat nog te weinig, dan betaalt ze met de klok mee, te beginnen links van de laatste deler, zolang ze kan.
    .title = Een lege bank
    .ruling = Ook wie eruit ligt betaalt; en wie betaald wordt als de bank nog te weinig heeft.
mutiny-rule-mu-36 =
    Het duel is voorbij als alle deelnemers hun aap hebben gelegd. Het hoogste totaal van matroos en kaarten wint; bij gelijke stand de kant met de hoogste som aan kaarten. Gelegde kaarten gaan uit het spel, apen keren terug. Is niemand meer in het spel, dan eindigt het en heeft iedereen verloren.
    .title = Het einde van een duel
    .ruling = Wat er gebeurt als niemand meer in het spel is.
mutiny-rule-mu-40 =
    Alle loyaliteitskaarten worden getoond. Alleen wie nog in het spel is kan winnen. Stond van hen niemand achter de winnaar, dan verliest iedereen. Stond er één achter, dan wint die. Zijn het er meer, dan wint wie het meeste goud heeft, goudkaarten en munten samen; daarna de hoogste som aan overgebleven gevechtskaarten in de kleur van de winnaar. Is ook die gelijk, dan delen ze de overwinning.
    .title = Wie wint
    .ruling = Bij gelijk goud worden de waarden van de kaarten opgeteld.
mutiny-box =
    Een bord met de route van het schip, drie eilanden en de plaatsen van vijf duels; een schip; 10 matrozen met de waarden 1 tot en met 10; 13 piratenkaarten.

    Voor elk van de vier spelers twee loyaliteitskaarten en een aap.

    40 gevechtskaarten met de waarden 1 tot en met 3 in roze en grijs, 18 goudkaarten met de waarden 1 tot en met 3, 30 munten.
    .ours =
        Hoeveel kaarten er van elke waarde zijn. Gevechtskaarten in elke kleur: tien van 1, zes van 2 en vier van 3. Goudkaarten: zes van 1, zes van 2 en zes van 3.

        De route: met twee spelers vertrekt het schip 18 vakken voor de muiterij, met drie 13 en met vier 10. De stormen liggen er 8, 5 en 2 vakken voor.
mutiny-pad = Noteer het goud van wie aan de winnende kant stond: munten en de waarden van de goudkaarten. Wie het meeste heeft, wint.
mutiny-figure-knock = Anne klopt aan bij de eerste hut en ontmoet Crackpott. Ze mag hem nemen, of verder kloppen en hem aan de anderen laten.
mutiny-figure-choice = Anne is de laatste in deze ronde: ze neemt Bijoux, die open ligt, of klopt bij nog een hut aan. Twee piraten zijn al genomen.
mutiny-figure-ghost = Anne heeft Sate ontmoet, maar klopt nog eens: het spook. Haar beurt is voorbij, ze krijgt niets, en Sate ligt open voor de anderen.
mutiny-figure-storm = Drie hutten zijn dicht gebleven, dus vaart het schip drie vakken, door een storm heen: Wessel-Jan wordt zeeziek en gaat naar de reddingsboot.
mutiny-figure-oath = Bij Bijoux zweert Anne trouw: aan kapitein Valverde of aan Ramon Diaz. Aan wie, ziet niemand anders.
mutiny-figure-sailors = Cambivalute heeft Jack de matrozen 9 en 4 laten zien. Hij zet in duel A de 9 aan de kant van Valverde en de 4 aan die van Diaz. Alleen hij kent ze.
mutiny-figure-sides = Duel A begint: Valverdes matroos is 4 waard, die van Diaz 7. De schijven erboven laten zien wie hoeveel duels heeft gewonnen.
mutiny-figure-laid = Er zijn een roze 3, een grijze 2 en een grijze 1 gelegd, niemand weet door wie: Valverdes kant heeft nu 7, die van Diaz 10.
mutiny-figure-monkey = Annes aap is de enige die in de tweede ronde is gelegd: hij steelt een munt van een speler die zij kiest.
mutiny-figure-won = Iedereen heeft zijn aap gelegd: Diaz wint duel A met 11 tegen 9. Duel B begint met de volgende twee matrozen.
mutiny-rules-2 = Het schip vertrekt met drie spelers 13 en met vier 10 vakken voor de muiterij, niet meer 15 en 12; de stormen liggen er 8, 5 en 2 vakken voor, niet meer 10, 6 en 2.

## What happened

mutiny-log-started = { $seat } deelt als eerste.
    .seat = Je deelt als eerste.
mutiny-log-dealt = { $seat } legt { $cabins } hutten klaar.
    .seat = Je legt { $cabins } hutten klaar.
mutiny-log-opened =
    { $pirate } doet open voor { $seat }. { $closed ->
        [0] Er is geen hut meer
        [1] Er is nog één hut
       *[other] Er zijn nog { $closed } hutten
    } gesloten.
    .seat =
        { $pirate } doet open voor jou. { $closed ->
            [0] Er is geen hut meer
            [1] Er is nog één hut
           *[other] Er zijn nog { $closed } hutten
        } gesloten.
mutiny-log-frightened = { $seat } vlucht met lege handen voor het spook.
    .seat = Je vlucht met lege handen voor het spook.
mutiny-log-took = { $seat } neemt { $pirate }.
    .seat = Je neemt { $pirate }.
mutiny-log-idle = { $pirate } kan niets doen voor { $seat }.
    .seat = { $pirate } kan niets voor je doen.
mutiny-log-idle-monkey = De aap van { $seat } vindt geen munt om te stelen.
    .seat = Je aap vindt geen munt om te stelen.
mutiny-log-drew =
    { $seat } trekt { $pile ->
        [gold] een goudkaart
       *[combat] een gevechtskaart
    }.
    .seat =
        Je trekt { $pile ->
            [gold] een goudkaart
           *[combat] een gevechtskaart
        }.
mutiny-log-drew-known = { $seat } trekt: { $card }.
    .seat = Je trekt: { $card }.
mutiny-log-kept =
    { $seat } houdt { $pile ->
        [gold] de goudkaart
       *[combat] een gevechtskaart
    }.
    .seat =
        Je houdt { $pile ->
            [gold] de goudkaart
           *[combat] een gevechtskaart
        }.
mutiny-log-kept-known = { $seat } houdt: { $card }.
    .seat = Je houdt: { $card }.
mutiny-log-buried =
    { $seat } legt een kaart onder { $pile ->
        [gold] de goudstapel
       *[combat] de gevechtsstapel
    }.
    .seat =
        Je legt een kaart onder { $pile ->
            [gold] de goudstapel
           *[combat] de gevechtsstapel
        }.
mutiny-log-buried-known = { $seat } legt onder de stapel: { $card }.
    .seat = Je legt onder de stapel: { $card }.
mutiny-log-earned =
    { $seat } krijgt { $coins ->
        [1] een munt
       *[other] { $coins } munten
    } uit de bank.
    .seat =
        Je krijgt { $coins ->
            [1] een munt
           *[other] { $coins } munten
        } uit de bank.
mutiny-log-bought = { $seat } betaalt een munt voor een gevechtskaart.
    .seat = Je betaalt een munt voor een gevechtskaart.
mutiny-log-scarce =
    { $supply ->
        [combat] Er is nog maar één gevechtskaart
        [gold] Er is nog maar één goudkaart
       *[bank] Er is nog maar één munt in de bank
    }.
mutiny-log-emptied =
    { $supply ->
        [combat] De gevechtskaarten zijn op
        [gold] De goudkaarten zijn op
       *[bank] De bank is leeg
    }: muiterij dreigt na deze ronde.
mutiny-log-lacking =
    { $supply ->
        [combat] Geen gevechtskaart
        [gold] Geen goudkaart
       *[bank] Geen munt
    } meer voor { $seat }.
    .seat =
        { $supply ->
            [combat] Geen gevechtskaart
            [gold] Geen goudkaart
           *[bank] Geen munt
        } meer voor jou.
mutiny-log-stopped =
    { $count ->
        [0] { $seat } ziet af van { $pirate }.
        [1] { $seat } stopt na één ruil met { $pirate }.
       *[other] { $seat } stopt na { $count } keer ruilen met { $pirate }.
    }
    .seat =
        { $count ->
            [0] Je ziet af van { $pirate }.
            [1] Je stopt na één ruil met { $pirate }.
           *[other] Je stopt na { $count } keer ruilen met { $pirate }.
        }
mutiny-log-robbed = { $seat } steelt een munt van { $victim }.
    .seat = Je steelt een munt van { $victim }.
    .victim = { $seat } steelt een munt van je.
mutiny-log-swore =
    { $again ->
        [0] { $seat } zweert in het geheim trouw.
       *[other] { $seat } is van kant gewisseld, of bluft.
    }
    .seat =
        { $again ->
            [0] Je zweert in het geheim trouw.
           *[other] Je bent van kant gewisseld, of bluft.
        }
mutiny-log-swore-known =
    { $again ->
        [0] { $seat } zweert in het geheim trouw aan { $side }.
       *[other] { $seat } staat nu achter { $side }.
    }
    .seat =
        { $again ->
            [0] Je zweert in het geheim trouw aan { $side }.
           *[other] Je staat nu achter { $side }.
        }
mutiny-log-peeked = { $seat } bekijkt de loyaliteit van { $other }.
    .seat = Je bekijkt de loyaliteit van { $other }.
    .other = { $seat } bekijkt je loyaliteit.
mutiny-log-peeked-known = { $seat } ziet dat { $other } achter { $side } staat.
    .seat = Je ziet dat { $other } achter { $side } staat.
    .other = { $seat } ziet dat je achter { $side } staat.
mutiny-log-placed = { $seat } stelt twee matrozen op voor duel { $letter }.
    .seat = Je stelt twee matrozen op voor duel { $letter }.
mutiny-log-placed-known = { $seat } stelt de matrozen op voor duel { $letter }: roze { $pink }, grijs { $grey }.
    .seat = Je stelt de matrozen op voor duel { $letter }: roze { $pink }, grijs { $grey }.
mutiny-log-inspected = { $seat } bekijkt de matrozen van duel { $letter }.
    .seat = Je bekijkt de matrozen van duel { $letter }.
mutiny-log-inspected-known = { $seat } ziet de matrozen van duel { $letter }: roze { $pink }, grijs { $grey }.
    .seat = Je ziet de matrozen van duel { $letter }: roze { $pink }, grijs { $grey }.
mutiny-log-swapped = { $seat } verwisselt de matrozen van duel { $letter }.
    .seat = Je verwisselt de matrozen van duel { $letter }.
mutiny-log-swapped-known = { $seat } verwisselt de matrozen van duel { $letter }: nu roze { $pink }, grijs { $grey }.
    .seat = Je verwisselt de matrozen van duel { $letter }: nu roze { $pink }, grijs { $grey }.
mutiny-log-stood = { $seat } laat de matrozen van duel { $letter } staan.
    .seat = Je laat de matrozen van duel { $letter } staan.
mutiny-log-sweetened =
    Sate biedt nu { $coins ->
        [0] geen munt
        [1] een munt
       *[other] { $coins } munten
    }.
mutiny-log-sailed =
    { $cells ->
        [0] Alle hutten zijn open: het schip blijft waar het is.
        [1] Het schip vaart één vak; nog { $to } te gaan.
       *[other] Het schip vaart { $cells } vakken; nog { $to } te gaan.
    }
mutiny-log-storm = Het schip komt in een storm terecht!
mutiny-log-seasick = { $pirate } is zeeziek en gaat naar de reddingsboot.
mutiny-log-seasick-again = { $pirate } is zeeziek en gaat naar de reddingsboot. { $recovered } komt terug.
mutiny-log-mutiny =
    { $cause ->
        [combat] De gevechtskaarten zijn op
        [gold] De goudkaarten zijn op
        [bank] De bank is leeg
       *[island] Het schip bereikt de gekruiste sabels
    }: muiterij!
mutiny-log-excluded = { $seat } heeft nooit gezworen en ligt eruit.
    .seat = Je hebt nooit gezworen en ligt eruit.
mutiny-log-duel = Duel { $letter }: { $pink } voor Valverde tegen { $grey } voor Diaz.
mutiny-log-turned = Er wordt een kaart omgedraaid.
mutiny-log-turned-known = Omgedraaid: { $card }. Het staat { $pink } tegen { $grey }.
mutiny-log-withdrew = De aap van { $seat } verlaat duel { $letter }.
    .seat = Je aap verlaat duel { $letter }.
mutiny-log-eliminated = { $seat } heeft geen kaart meer voor duel { $letter } en ligt uit het spel.
    .seat = Je hebt geen kaart meer voor duel { $letter } en ligt uit het spel.
mutiny-log-levy =
    { $bank ->
        [0] De bank heeft geen munt
        [1] De bank heeft één munt
       *[other] De bank heeft { $bank } munten
    } voor { $monkeys } apen: wie een munt heeft, stort er een.
mutiny-log-levied = { $seat } stort een munt in de bank.
    .seat = Je stort een munt in de bank.
mutiny-log-decided =
    { $tie ->
        [0] Duel { $letter } eindigt { $pink } tegen { $grey }: { $side } wint.
       *[other] Duel { $letter } eindigt { $pink } tegen { $grey }; dankzij de kaarten wint { $side }.
    }
mutiny-log-taken = Gewonnen duels: { $pink } tegen { $grey }. { $side } wint de muiterij.
mutiny-log-unmasked = { $seat } stond achter { $side }.
    .seat = Je stond achter { $side }.
mutiny-log-counted = { $seat } heeft { $gold } aan goud.
    .seat = Je hebt { $gold } aan goud.
mutiny-log-compared = { $seat } heeft voor de winnende kant nog gevechtskaarten ter waarde van { $strength }.
    .seat = Je hebt voor de winnende kant nog gevechtskaarten ter waarde van { $strength }.
mutiny-log-won =
    { $shared ->
        [0] { $seat } wint!
       *[other] { $seat } deelt de overwinning.
    }
    .seat =
        { $shared ->
            [0] Je wint!
           *[other] Je deelt de overwinning.
        }
mutiny-log-lost = Iedereen heeft verloren.

## What you are asked

mutiny-prompt-turn =
    { $closed ->
        [0] Er is geen gesloten hut meer: neem een van de open piraten.
       *[other]
            { $open ->
                [0] Er ligt nog niemand open: klop aan om een piraat te ontmoeten.
               *[other] Neem een open piraat, of klop aan om een andere te ontmoeten.
            }
    }
mutiny-prompt-opened =
    { $closed ->
        [0] Dat was de laatste hut: je moet { $pirate } nemen.
       *[other] { $pirate } nemen, of opnieuw kloppen? Wie je laat gaan, ben je deze beurt kwijt.
    }
mutiny-prompt-diaz = Ramon Diaz laat je beide zien: welke kaart houd je?
mutiny-prompt-tembo = Tembo laat je deze kaarten zien: welke houd je?
mutiny-prompt-only = { $pirate } heeft alleen deze kaart te tonen: houd die.
mutiny-prompt-wessel =
    { $left ->
        [1] Leg één gevechtskaart onder de stapel, of stop; je trekt er evenveel.
       *[other] Leg maximaal { $left } gevechtskaarten onder de stapel; je trekt er evenveel.
    }
mutiny-prompt-nero =
    { $way ->
        [sell] Een gevechtskaart verkopen voor een munt, of stoppen?
        [buy] Een gevechtskaart kopen voor een munt, of stoppen?
       *[none] Een gevechtskaart verkopen voor een munt, of er een kopen bij de vulkaan?
    } Maximaal { $left } keer.
mutiny-prompt-pang =
    { $only ->
        [combat] De bank is leeg: neem een gevechtskaart.
        [coin] Geen gevechtskaarten meer: neem een munt.
       *[none] Een gevechtskaart voor de duels nemen, of een munt?
    }
mutiny-prompt-chang = Van wie steel je een munt?
mutiny-prompt-bijoux =
    { $sworn ->
        [yes] Van kant wisselen, of dezelfde opnieuw kiezen en bluffen? Niemand ziet het.
       *[no] Aan wie zweer je in het geheim trouw? Je wint alleen aan zijn kant.
    }
mutiny-prompt-ojo =
    { $sworn ->
        [yes] Wiens loyaliteit wil je zien?
       *[no] Aan wie zweer je in het geheim trouw, of wacht je? Je wint alleen met hem.
    }
mutiny-prompt-place = Welke van de twee matrozen vecht voor wie? Alleen jij kent ze.
mutiny-prompt-inspect = Alle duels zijn bezet: welk paar bekijk je?
mutiny-prompt-swap = Duel { $letter }: de twee matrozen verwisselen of laten staan?
mutiny-prompt-fight =
    { $cards ->
        [0]
            { $round ->
                [1] Je hebt geen kaart voor duel { $letter }: je aap moet gaan, en jij ligt uit het spel.
               *[other] Je hebt geen kaart meer: je aap verlaat duel { $letter }.
            }
       *[other]
            { $round ->
                [1] Duel { $letter }: leg een gevechtskaart, roze of grijs. Niemand weet dat die van jou is.
                [2] Leg nog een gevechtskaart, of je aap om te vertrekken; misschien verdient hij een munt.
               *[other] Leg nog een gevechtskaart, of je aap om dit duel te verlaten.
            }
    }
mutiny-prompt-last = Je laatste kaart: ligt die, dan lig je eruit als er nog een duel komt. Of leg je aap.
mutiny-prompt-monkey = Je aap steelt een munt: van wie?
mutiny-meanwhile-door = De deur gaat krakend open…
mutiny-meanwhile-duel = De kaarten worden omgedraaid…
mutiny-wait-turn = { $seat } kiest: een piraat nemen of kloppen.
mutiny-wait-pirate = { $seat } beslist over { $pirate }.
mutiny-wait-rob = De aap van { $seat } zoekt een slachtoffer.
mutiny-wait-fight =
    { $count ->
        [one] { $seats } moet nog een kaart leggen.
       *[other] { $seats } moeten nog een kaart leggen.
    }

## What you can do

mutiny-choice-knock = Aankloppen bij de volgende hut
mutiny-gain-knock =
    { $unseen ->
        [1] maar één piraat is nog niet gezien
       *[other] een van { $unseen } piraten die nog niet gezien zijn{ $ghost ->
            [yes] , ook het spook
           *[no] , het spook is er niet bij
        }
    }
mutiny-choice-take = { $pirate } nemen
mutiny-gain-sate =
    { $coins ->
        [1] een munt
       *[other] { $coins } munten
    }
mutiny-gain-only =
    { $what ->
        [gold] alleen een goudkaart
        [combat] alleen één gevechtskaart
        [coin] alleen een munt
        [pair] twee matrozen bekijken, verwisselen of niet
       *[nothing] nu niets
    }
mutiny-gain-exchanges = maximaal { $most } keer ruilen
mutiny-gain-rob =
    { $coins ->
        [1] de enige munt
       *[other] een van { $coins } munten
    }
mutiny-choice-keep = Houden: { $card }
mutiny-choice-keep-gold = De goudkaart van { $value } houden
mutiny-choice-return = Onder de stapel: { $card }
mutiny-choice-sell = Verkopen voor een munt: { $card }
mutiny-choice-buy = Een gevechtskaart kopen voor een munt
mutiny-choice-choose =
    { $gift ->
        [coin] Een munt nemen
       *[combat] Een gevechtskaart nemen
    }
mutiny-choice-rob = Een munt stelen van { $seat }
mutiny-choice-peek = De loyaliteit van { $seat } bekijken
mutiny-choice-swear =
    { $kind ->
        [bluff] Bluffen en bij { $side } blijven
        [change] Overlopen naar { $side }
       *[first] Trouw zweren aan { $side }
    }
mutiny-choice-place = Roze { $pink }, grijs { $grey }
mutiny-choice-inspect = De matrozen van duel { $letter } bekijken
mutiny-choice-swap = De twee matrozen verwisselen
mutiny-choice-leave = Laten staan
mutiny-choice-fight = Leggen: { $card }
mutiny-choice-monkey = Je aap leggen
mutiny-gain-monkey =
    { $round ->
        [1] je ligt uit het spel
        [2] je verlaat dit duel en krijgt misschien een munt
       *[other] je verlaat dit duel
    }
mutiny-choice-done =
    { $pirate ->
        [wessel]
            { $count ->
                [0] Niets ruilen
               *[other] Stoppen en { $count } trekken
            }
        [nero]
            { $count ->
                [0] Niets ruilen
               *[other] Stoppen met ruilen
            }
       *[ojo]
            { $sworn ->
                [no] Wachten met de eed
               *[yes] Ervan afzien
            }
    }

## What lies on the table

mutiny-scene =
    { $phase ->
        [voyage]
            { $cells ->
                [1] De reis, één vak voor de muiterij
               *[other] De reis, { $cells } vakken voor de muiterij
            }
        [mutiny] De muiterij
       *[over] De muiterij is voorbij
    }
mutiny-pile-combat = { $count } gevechtskaarten
mutiny-pile-gold = { $count } goudkaarten
mutiny-bank = { $count } munten
mutiny-seasick = Zeeziek in de reddingsboot: { $pirate }
mutiny-seasick-nobody = De reddingsboot is leeg
mutiny-cabins-wait = De volgende rij wordt gelegd
mutiny-knock = Klop aan
mutiny-legend =
    Achter { $closed ->
        [1] één deur
       *[other] { $closed } deuren
    }: { $unseen } mogelijk
mutiny-legend-ghost = Spook: 1 op { $unseen } per deur
mutiny-legend-safe = Het spook zit achter geen enkele deur
mutiny-tray-where =
    { $pirate ->
        [cambivalute] Kies bovenaan de letter van een duel
       *[wessel] Kies kaarten uit je hand
    }
mutiny-tray-trade =
    { $way ->
        [sell] Verkoop kaarten uit je hand
        [buy] Koop kaarten bij de vulkaan
       *[none] Verkoop kaarten uit je hand, of koop bij de vulkaan
    }
mutiny-offer-combat = Gevechtskaart
mutiny-offer-coin = Een munt
mutiny-way-leave = Laten staan
mutiny-way-swap = Verwisselen
mutiny-hand = Je hand
mutiny-later = Later: vijf duels
mutiny-later-short = Later:
mutiny-title-facing = De matrozen treden naar voren
mutiny-title-duel = Duel { $letter }, ronde { $round }
mutiny-title-taken = { $side } wint
mutiny-title-nobody = Niemand is over
mutiny-title-lost = Iedereen verliest
mutiny-sum = { $sailor } + { $cards } uit kaarten
mutiny-middle-laid = Gelegd: { $count } van { $all }
mutiny-middle-shown = Ronde { $round }: de kaarten, geschud
mutiny-middle-facing = Te wapen!
mutiny-decided = Duel { $letter }: { $side }
mutiny-masked =
    { $sworn ->
        [yes] Nog gemaskerd
       *[no] Nooit gezworen
    }
mutiny-finale-outcome =
    { $outcome ->
        [won] Gewonnen
        [out] Uit het spel
       *[lost] Verloren
    }
mutiny-finale-gold = Goud: { $gold }
mutiny-finale-coins =
    { $coins ->
        [1] één munt
       *[other] { $coins } munten
    }, { $cards ->
        [1] één goudkaart
       *[other] { $cards } goudkaarten
    }
mutiny-node-pile-combat = Gevechtsstapel op het vulkaaneiland: nog { $count }. Is die leeg aan het eind van een ronde, dan begint de muiterij.
mutiny-node-pile-gold = Goudstapel op het schateiland: nog { $count }. Is die leeg aan het eind van een ronde, dan begint de muiterij.
mutiny-node-bank = Bank op het munteneiland: nog { $count }. Is die leeg aan het eind van een ronde van de reis, dan begint de muiterij.
mutiny-node-storm = Een storm, { $cells } vakken voor de muiterij
mutiny-node-sabres =
    Gekruiste sabels, waar de muiterij begint: nog { $cells ->
        [1] één vak
       *[other] { $cells } vakken
    }
mutiny-node-ship =
    Het schip, { $cells ->
        [1] één vak
       *[other] { $cells } vakken
    } voor de muiterij; { $storms ->
        [0] geen storm op komst
        [1] één storm op komst, afstand { $next }
       *[other] { $storms } stormen op komst, afstand tot de eerste { $next }
    }
mutiny-node-door =
    { $closed ->
        [1] De laatste gesloten hut
       *[other] De volgende van { $closed } gesloten hutten
    }, mogelijke piraten: { $unseen }
mutiny-node-pirate =
    { $pirate }, open: { $power }{ $coins ->
        [0] { "" }
       *[other] ; munten: { $coins }
    }
mutiny-node-crew =
    { $pirate }, { $state ->
        [used] deze ronde niet meer beschikbaar
        [seasick] zeeziek in de reddingsboot
        [unseen] misschien achter een deur
       *[aside] aan boord
    }: { $power }
mutiny-node-pair =
    Duel { $letter }{ $fought ->
        [past] , al uitgevochten
        [now] , wordt uitgevochten
       *[ahead] { "" }
    }: roze matroos { $pink }, grijze matroos { $grey }{ $known }
mutiny-node-pair-hidden = Duel { $letter }: twee matrozen die je niet hebt gezien{ $known }
mutiny-node-pair-empty = Duel { $letter }: nog geen matrozen
mutiny-node-way = Roze matroos { $pink }, grijze matroos { $grey }
mutiny-node-card =
    { $card }: { $count ->
        [0] die heb je niet
        [1] daarvan heb je er één
       *[other] daarvan heb je er { $count }
    }
mutiny-node-monkey = Je aap
mutiny-node-gold =
    { $cards ->
        [0] Je hebt geen goudkaart
        [1] Je goudkaart, waard { $value }
       *[other] Je { $cards } goudkaarten, samen { $value } waard
    }
mutiny-node-oath =
    Je loyaliteit: { $oath ->
        [valverde] kapitein Valverde
       *[diaz] Ramon Diaz
    }

## How far it is

mutiny-goal-voyage =
    { $cells ->
        [1]
            { $state ->
                [sworn] Muiterij over één vak: 3 duels, dan het meeste goud
                [unsworn] Zweer trouw aan een kapitein: muiterij over één vak
               *[watching] Muiterij over één vak; daarna beslissen 3 duels
            }
       *[other]
            { $state ->
                [sworn] Muiterij over { $cells } vakken: 3 duels, dan het meeste goud
                [unsworn] Zweer trouw aan een kapitein: muiterij over { $cells } vakken
               *[watching] Muiterij over { $cells } vakken; daarna beslissen 3 duels
            }
    }
mutiny-goal-last =
    { $state ->
        [unsworn] Zweer trouw: nog
       *[sworn] Muiterij over
    } { $cells ->
        [1] één vak
       *[other] { $cells } vakken
    } of { $state ->
        [unsworn] { "" }
       *[sworn] bij{ " " }
    }de laatste { $supply ->
        [combat] gevechtskaart
        [gold] goudkaart
       *[bank] munt
    }
mutiny-goal-empty =
    { $supply ->
        [combat] Geen gevechtskaarten meer
        [gold] Geen goudkaarten meer
       *[bank] De bank is leeg
    }: { $state ->
        [unsworn] zweer trouw in deze ronde
       *[sworn] muiterij dreigt na deze ronde
    }
mutiny-goal-starts = De muiterij begint
mutiny-goal-mutiny = 3 duels voor { $side }, nu { $won }; daarna het meeste goud
mutiny-goal-watching = 3 duels: Valverde { $pink }, Diaz { $grey }; daarna het meeste goud
mutiny-goal-out = Je ligt uit het spel. Duels: Valverde { $pink }, Diaz { $grey }
mutiny-goal-decided = Duels: Valverde { $pink }, Diaz { $grey }; nu gaan de maskers af

## The score sheet

mutiny-column-coins = Munten
mutiny-column-cards = Goud­kaarten
mutiny-column-side = Kant
mutiny-column-left = Kaarten over
mutiny-sheet-side =
    { $side ->
        [valverde] Valverde
       *[diaz] Diaz
    }{ $out ->
        [yes] { " " }(uit het spel)
       *[no] { "" }
    }
mutiny-sheet-left =
    { $stronger ->
        [yes] sterker
       *[no] zwakker
    }
mutiny-column-gold = Goud
mutiny-column-combat = Gevechts­kaarten
mutiny-why-nobody =
    Iedereen verliest: { $sworn ->
        [0] niemand had trouw gezworen
       *[other] niemand die trouw had gezworen, had nog een kaart
    }.
mutiny-why-lost =
    De kant van { $side } won drie duels, maar { $out ->
        [0] niemand stond erachter
       *[other] wie erachter stond, lag uit het spel
    }: iedereen verliest.
mutiny-why-alone =
    De kant van { $side } won drie duels, en { $out ->
        [0] alleen { $seat } stond erachter
       *[other] van wie erachter stond was alleen { $seat } nog in het spel
    }: het goud wordt niet geteld.
    .seat =
        De kant van { $side } won drie duels, en { $out ->
            [0] alleen jij stond erachter
           *[other] van wie erachter stond was alleen jij nog in het spel
        }: het goud wordt niet geteld.
mutiny-why-gold =
    De kant van { $side } won drie duels, en { $out ->
        [0] daar heeft { $seat }
       *[other] van wie daar nog in het spel was, heeft { $seat }
    } het meeste goud: { $gold } tegen { $second }.
    .seat =
        De kant van { $side } won drie duels, en { $out ->
            [0] daar heb jij
           *[other] van wie daar nog in het spel was, heb jij
        } het meeste goud: { $gold } tegen { $second }.
mutiny-why-cards =
    De kant van { $side } won drie duels; bij gelijk goud ({ $gold }) houdt { $seat } de sterkste { $colour ->
        [pink] roze
       *[grey] grijze
    } kaarten over.
    .seat =
        De kant van { $side } won drie duels; bij gelijk goud ({ $gold }) houd jij de sterkste { $colour ->
            [pink] roze
           *[grey] grijze
        } kaarten over.
mutiny-why-shared =
    De kant van { $side } won drie duels; { $winners } spelers delen de overwinning, met elk { $gold } goud en even sterke { $colour ->
        [pink] roze
       *[grey] grijze
    } kaarten.

## Short words for buttons

mutiny-short-buy = Kaart kopen
mutiny-short-monkey = De aap
mutiny-short-done =
    { $pirate ->
        [wessel]
            { $count ->
                [0] Niets ruilen
               *[other] { $count } trekken
            }
        [nero]
            { $count ->
                [0] Niets ruilen
               *[other] Stoppen
            }
       *[ojo]
            { $sworn ->
                [no] Afwachten
               *[yes] Niets doen
            }
    }
mutiny-gain-card = +{ $points } voor { $side } in een duel
mutiny-gain-last = { $gain }; je laatste kaart: komt er nog een duel, dan lig je eruit
mutiny-gain-oath = jouw gevechtskaarten voor hem: samen { $points }

## Short words on the table

mutiny-dealer = { $seat } deelt
    .seat = Je deelt
mutiny-legend-short = { $closed } dicht, { $unseen } mogelijk
mutiny-legend-ghost-short = Spook: 1 op { $unseen }
mutiny-legend-safe-short = Geen spook
mutiny-tray-monkey = Steelt een munt van iemand
mutiny-sum-short = { $sailor } + { $cards }
mutiny-fact-dealer = deelt deze rij
mutiny-fact-left = heeft dit duel met de aap verlaten
mutiny-fact-laid = heeft een kaart gelegd

## What screen readers say of it

mutiny-known =
    { $count ->
        [0] { "" }
        [1] ; { $seat1 } kent ze
        [2] ; { $seat1 } en { $seat2 } kennen ze
       *[other] ; { $seat1 }, { $seat2 } en { $seat3 } kennen ze
    }
mutiny-node-dealer = { $seat } deelt deze rij en speelt als eerste
    .seat = Je deelt deze rij en speelt als eerste
mutiny-node-scores = Gewonnen duels: Valverde { $pink }, Diaz { $grey }; drie beslissen de muiterij
mutiny-node-wing =
    { $side }{ $known ->
        [no] { "" }
       *[yes] : { $total }, matroos { $sailor } en kaarten { $cards }
    }
mutiny-node-fighter =
    { $seat }: { $state ->
        [laid] heeft een kaart gelegd
        [out] heeft het duel met de aap verlaten
       *[open] heeft nog geen kaart gelegd
    }
    .seat =
        { $state ->
            [laid] Je hebt een kaart gelegd
            [out] Je hebt het duel met de aap verlaten
           *[open] Je hebt nog geen kaart gelegd
        }
mutiny-node-unmasked =
    { $seat }: { $side }; { $gold }{ $settled ->
        [yes] . { $outcome }
       *[no] {""}
    }

## What the cards beside things say

mutiny-whereabouts =
    { $state ->
        [used] Al genomen: deze ronde niet meer beschikbaar.
        [seasick] Zeeziek in de reddingsboot.
        [open] Ligt open in een hut.
        [unseen] Misschien achter een van de gesloten deuren.
        [acting] Is nu aan het werk.
       *[aside] Aan boord; de volgende rij is nog niet gelegd.
    }
mutiny-number-left = over
mutiny-number-offered = munten in de buidel
mutiny-number-held = in de hand
mutiny-number-sailor = matroos van { $side }
mutiny-number-cards = uit kaarten
mutiny-number-total = samen
mutiny-number-cells = vakken tot de muiterij
mutiny-number-unseen = mogelijke piraten
mutiny-number-worth = goud samen
mutiny-name-pile-combat = Vulkaaneiland: gevechtskaarten
mutiny-about-pile-combat = Gevechtskaarten beslissen de duels. Is de stapel aan het eind van een ronde leeg, dan begint de muiterij.
mutiny-name-pile-gold = Schateiland: goudkaarten
mutiny-about-pile-gold = Elk is aan het eind 1 tot en met 3 goud waard. Is de stapel aan het eind van een ronde leeg, dan begint de muiterij.
mutiny-name-bank = Munteneiland: de bank
mutiny-about-bank = Een munt is één goud waard. Is de bank aan het eind van een ronde van de reis leeg, dan begint de muiterij.
mutiny-name-sabres = De gekruiste sabels
mutiny-about-sabres = Komt het schip hier aan, dan begint de muiterij: vijf duels beslissen wie het bevel krijgt.
mutiny-name-ship = Het schip
mutiny-about-ship = Aan het eind van een ronde vaart het één vak verder per hut die nog gesloten is.
mutiny-name-storm = Een storm
mutiny-about-storm = Bereikt het schip hem, dan wordt een door het lot gekozen piraat zeeziek en gaat naar de reddingsboot.
mutiny-name-lifeboat = De reddingsboot
mutiny-about-lifeboat = Wie erin zit, doet niet mee tot de volgende storm.
mutiny-name-door = Een gesloten hut
mutiny-about-door = Wie klopt, opent hem. Daarna mag alleen die piraat genomen worden, of de volgende hut geopend.
mutiny-name-doorway = Een lege hut
mutiny-about-doorway = De piraat is genomen en doet de rest van de ronde niet meer mee.
mutiny-name-dealer = De deler
mutiny-about-dealer = Legt de rij en speelt als eerste. Na de laatste speler vaart het schip, en de speler links deelt de volgende.
mutiny-name-duel = Duel { $letter }
mutiny-about-duel = Matroos en kaarten van elke kant tellen samen; het hoogste totaal wint. Drie duels beslissen.
mutiny-name-monkey = De aap
mutiny-about-monkey = Vanaf de tweede ronde van een duel kan hij in plaats van een kaart gelegd worden, om te vertrekken. In de tweede ronde levert hij misschien een munt op.
mutiny-name-gold-card = Goudkaarten
mutiny-about-gold-card = Ze tellen mee met de munten: van wie nog in het spel is aan de winnende kant wint de rijkste.
mutiny-name-oath = Loyaliteit
mutiny-about-oath = Zweren kan bij Bijoux of Ojo. Alleen wie aan de winnende kant staat, kan winnen; wie niet zweert, ligt eruit.
mutiny-about-card = Telt { $value } op bij de matroos van { $side } in een duel. Niemand weet wie hem heeft gelegd.
mutiny-about-wing = Het hoogste totaal van matroos en kaarten wint; bij gelijke stand de kant met meer uit kaarten.
mutiny-name-scores = Gewonnen duels
mutiny-about-scores = De kant die er het eerst drie wint, wint de muiterij.
mutiny-name-laid = Gelegde kaarten
mutiny-about-laid = Iedereen legt gedekt; de kaarten worden geschud en dan getoond, zodat niemand weet van wie welke is.
mutiny-name-unmasked = { $seat }
mutiny-about-unmasked = Van wie nog in het spel is aan de winnende kant wint wie het meeste goud heeft.

## About a player

mutiny-fact-coins =
    { $coins ->
        [1] één munt
       *[other] { $coins } munten
    }
mutiny-fact-gold =
    { $cards ->
        [1] één goudkaart
       *[other] { $cards } goudkaarten
    }
mutiny-fact-combat =
    { $cards ->
        [1] één gevechtskaart
       *[other] { $cards } gevechtskaarten
    }
mutiny-fact-unsworn = nog niet gezworen
mutiny-fact-sworn = heeft in het geheim gezworen
mutiny-fact-sworn-to = staat achter { $side }
mutiny-fact-out = uit het spel
mutiny-held-card = { $count } × { $card }
mutiny-held-gold =
    { $cards ->
        [1] één goudkaart, waard { $value }
       *[other] { $cards } goudkaarten, samen { $value } waard
    }
mutiny-held-laid = heeft gelegd: { $card }
mutiny-held-monkey = heeft de aap gelegd
mutiny-held-sailors = kent de matrozen van duel { $letter }: roze { $pink }, grijs { $grey }
mutiny-standing =
    { $side }, { $coins ->
        [1] één munt
       *[other] { $coins } munten
    }
mutiny-standing-none =
    nooit gezworen, { $coins ->
        [1] één munt
       *[other] { $coins } munten
    }

## Why not

mutiny-refuse-compulsory = Hier kun je er niet van afzien; kies.
mutiny-refuse-moment =
    { $asked ->
        [turn] Kaarten, munten en duels krijg je van de piraten: neem er een die open ligt, of klop aan.
        [lay] Leg nu een van je gevechtskaarten, of de aap.
        [rob] Kies van wie de munt gestolen wordt.
        [swear] Kies eerst een van de twee kapiteins.
        [return] Kies gevechtskaarten uit je hand, of stop.
        [choose-gift] Kies de gevechtskaart of de munt.
        [trade] Kies gevechtskaarten uit je hand, of stop.
       *[other] Antwoord eerst de piraat: kies uit wat hij laat zien.
    }
mutiny-refuse-no-cabin = Alle hutten zijn open; er is geen deur meer om aan te kloppen.
mutiny-refuse-used = { $pirate } is al gebruikt en doet deze ronde niet meer mee.
mutiny-refuse-seasick = { $pirate } zit zeeziek in de reddingsboot.
mutiny-refuse-passed-by = Na het kloppen mag je alleen de piraat nemen die je net hebt ontmoet, niet { $pirate }.
mutiny-refuse-not-open = { $pirate } ligt niet open; misschien achter een van de deuren?
mutiny-refuse-monkey-first = In de eerste ronde van een duel blijft de aap bij je zolang je een kaart hebt.
mutiny-refuse-direction = Dean Nero ruilt maar in één richting, en jij bent andersom begonnen.
mutiny-refuse-no-pile = De gevechtsstapel is leeg.
mutiny-refuse-no-coin = Je hebt geen munt om te betalen.
mutiny-refuse-no-card = Die kaart heb je niet: { $colour } { $value }.
mutiny-refuse-no-bank = De bank heeft geen munten meer.
mutiny-refuse-not-looked = Kies uit wat je te zien kreeg.
mutiny-refuse-self = Dat ben jij; kies iemand anders.
mutiny-refuse-poor = { $seat } heeft geen munt.
mutiny-refuse-undeclared = { $seat } heeft nog niet gezworen; er is niets te zien.

## Wat ervoor pleit

mutiny-reason-oath = Een eed op tijd: wie bij het begin van de muiterij niet gezworen heeft, ligt eruit
mutiny-reason-gold = Meer goud: aan de winnende kant wint de rijkste
mutiny-reason-cards = Meer gevechtskaarten voor de duels
mutiny-reason-choice = Goud of kaarten, wat het meest nodig is
mutiny-reason-swap = Kaarten van de andere kant kunnen plaatsmaken voor betere
mutiny-reason-trade = Kaarten worden munten, of andersom
mutiny-reason-bluff = Van kant wisselen kan nog, of doen alsof
mutiny-reason-spy = Laat zien aan wiens kant iemand staat
mutiny-reason-sailors = Matrozen kunnen in het eigen voordeel worden opgesteld
mutiny-reason-knock = Achter de deuren wacht waarschijnlijk iemand beters
mutiny-reason-side =
    { $points ->
        [one] De sterkste kaarten zijn van deze kant: één punt
       *[other] De sterkste kaarten zijn van deze kant: { $points } punten
    }
mutiny-reason-friend = Ook { $seat } staat aan deze kant
    .seat = Ook jij staat aan deze kant
mutiny-reason-unknown-side = Aan welke kant { $seat } staat, is nog niet bekend
    .seat = Aan welke kant jij staat, is nog niet bekend
mutiny-reason-rob = Niemand anders heeft meer munten dan { $seat }
mutiny-reason-own-card = Telt { $value } voor de eigen kant
mutiny-reason-foreign-card = Deze kaart telt voor de andere kant
mutiny-reason-unknown-pair = Dit paar is nog niet bekend
mutiny-reason-pair = Geeft de eigen kant { $lead } voorsprong in duel { $letter }
mutiny-reason-feint = Blijft in het duel en spaart de kaarten van de eigen kant
mutiny-reason-ahead = Brengt de eigen kant { $lead } voor, zonder de kaarten van de anderen
mutiny-reason-closer =
    { $gap ->
        [0] Komt gelijk, zonder de kaarten van de anderen
       *[other] De sterkste kaart: daarna nog { $gap } achter
    }
mutiny-reason-monkey = Spaart de kaarten voor de komende duels

## Spelend leren

mutiny-lesson-goal = Doel: aan de winnende kant staan en daar de rijkste zijn.

mutiny-lesson-doors-title = Nemen of kloppen
mutiny-lesson-doors-knock-say = Achter elke deur wacht een piraat die één ding voor je doet. Klop aan.
mutiny-lesson-doors-take-say = Crackpott! Hij geeft je twee gevechtskaarten: neem hem.
mutiny-lesson-doors-take-done = Nu de anderen. Elke deur die dicht blijft, brengt het schip één vak dichter bij de muiterij.
mutiny-lesson-doors-take-else-1 = Je mag doorkloppen. Maar dan ben je hem kwijt, en zonder gevechtskaarten lig je eruit.
mutiny-lesson-doors-bijoux-say = Bart liet Bijoux liggen, en bij haar zweer je trouw. Wie nooit zweert, kan niet winnen: neem haar.
mutiny-lesson-doors-bijoux-else-1 = Niet nu. Alleen bij Bijoux en Ojo kun je zweren, en wie weet wanneer die weer langskomen.
mutiny-lesson-doors-swear-say = In het geheim: kapitein Valverde, roze, of Ramon Diaz, grijs? Jij hebt meer grijs; kies.
mutiny-lesson-doors-swear-done = Alleen jij kent je kant. Met Bijoux kun je later wisselen, of doen alsof.
mutiny-lesson-doors-luck-say = Twee piraten liggen open, drie deuren zijn dicht. Daarachter zit iets beters, of het spook: klop deze ene keer.
mutiny-lesson-doors-luck-else-1 = Veilig, en vaak verstandig. Maar kijk nu eens wat kloppen kan opleveren.
mutiny-lesson-doors-greed-say = Sate: maar één munt. Klop nog eens en hoop op beter.
mutiny-lesson-doors-greed-done = Het spook! Je beurt is voorbij en je krijgt niets; Bart neemt Sate, die 1 meer geeft omdat jij haar liet gaan.
mutiny-lesson-doors-greed-else-1 = Een munt is een munt, en meestal neem je die. Maar wees nu eens hebberig.
mutiny-lesson-doors-on = Aan de winnende kant wint wie het rijkst is: 6 goud verslaat de 4 van een bondgenoot, en 20 aan de verliezende kant telt niet. Hierna, aan het eind van zo’n reis: de muiterij.

mutiny-lesson-duels-title = Vijf duels
mutiny-lesson-duels-first-card-say = Muiterij: drie duels beslissen, en jij hoort bij grijs. Grijs staat met 7–4 voor; leg toch een kaart, de grijze 1.
mutiny-lesson-duels-first-card-done = De kaarten worden geschud en dan getoond. Niemand weet wie welke legde.
mutiny-lesson-duels-first-card-else-1 = Die telt voor grijs. Maar er kunnen nog vier duels komen: spaar de sterke.
mutiny-lesson-duels-first-card-else-2 = Dat helpt roze: een mooie bluf voor later. Help nu je eigen kant.
mutiny-lesson-duels-monkey-say = Grijs staat 3 voor. Vanaf ronde 2 mag je je aap leggen en vertrekken; gaat hij nu als enige, dan steelt hij een munt: leg hem.
mutiny-lesson-duels-monkey-done = Alleen jouw aap is vertrokken.
mutiny-lesson-duels-monkey-else-1 = Je mag grijs nog sterker maken. Maar je voorsprong is misschien genoeg, en er wacht een munt.
mutiny-lesson-duels-monkey-else-2 = Dat helpt de andere kant. Laat de aap gaan.
mutiny-lesson-duels-rob-say = Van wie steelt hij? Munten tellen pas helemaal aan het eind, en alleen aan de winnende kant.
mutiny-lesson-duels-rob-done = Duel A gaat met 11–9 naar grijs.
mutiny-lesson-duels-lost-cause-say = Duel B: 9–3 tegen je. Je moet een kaart leggen: neem er een die je kunt missen.
mutiny-lesson-duels-lost-cause-else-1 = Zes punten achter is veel. Spaar je grijs voor een duel dat je kunt winnen; leg roze.
mutiny-lesson-duels-lost-cause-else-2 = Roze is goed, maar de 1 is genoeg: bewaar de sterkere voor een bluf.
mutiny-lesson-duels-leave-say = En nu weg, voordat het meer kost.
mutiny-lesson-duels-leave-done = Alle drie gingen tegelijk: elk een munt uit de bank. Het staat 1–1; nog twee duels beslissen het.
mutiny-lesson-duels-leave-else-1 = Geen kaarten meer voor een verloren duel: wie in ronde 1 van een later duel geen kaart heeft, ligt eruit.
mutiny-lesson-duels-on = Wint grijs drie duels, dan wint de rijkste van grijs: 7 goud verslaat een grijze 5 en zelfs een roze 20. De laatste duels speel je zelf; niemand weet wie er nog meer bij grijs hoort.

## The coach of the first game

mutiny-coach-knock = Neem een piraat die open ligt, of klop aan. Na het kloppen mag je alleen nemen wie opendoet, of opnieuw kloppen.
mutiny-coach-unsworn = Je hebt nog niet gezworen. Neem vóór de muiterij Bijoux of Ojo, anders kun je niet winnen.
mutiny-coach-diaz = Een van de twee is voor jou. Goud maakt je rijk, gevechtskaarten laten je kant winnen.
mutiny-coach-cambivalute = Twee matrozen voor het eerste vrije duel, en alleen jij kent ze. De sterkste hoort aan jouw kant.
mutiny-coach-bluff = Blijf bij je kant of wissel van kant: de anderen zien het verschil niet.
mutiny-coach-peek = Kijk aan welke kant iemand staat. Een rijke bondgenoot is ook een rivaal: aan de winnende kant wint alleen de rijkste.
mutiny-coach-duel = In de eerste ronde van een duel legt iedereen een kaart. Ze worden geschud, dus niemand weet welke van jou is.
mutiny-coach-monkey = Nu kan je aap iets opleveren: als enige steelt hij een munt, zijn er meer, dan betaalt de bank. Later levert hij niets meer op.
mutiny-coach-ghosted = Het spook heeft je een beurt gekost. In elke nieuwe rij kan het weer wachten, tenzij het zeeziek is.
mutiny-coach-ghost-odds = Onder de deuren staat hoe groot de kans op het spook is. Ligt er iemand nuttigs open, denk dan twee keer na.
mutiny-coach-few-cards = Je hebt weinig gevechtskaarten. Elk duel kost er minstens één, en zonder lig je uit het spel.
mutiny-coach-storm = Storm! Eén piraat is zeeziek en zit tot de volgende storm in de reddingsboot.
mutiny-coach-scarce = Een voorraad is bijna leeg. Is er een leeg aan het eind van een ronde, dan begint de muiterij, waar het schip ook is.
mutiny-coach-emptied = Een voorraad is op. Is hij leeg aan het eind van deze ronde, dan begint de muiterij.
mutiny-coach-last-card = Je hebt nog één gevechtskaart. Is die gelegd, dan lig je eruit als er nog een duel komt.
