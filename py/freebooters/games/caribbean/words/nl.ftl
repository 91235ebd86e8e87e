caribbean-title = Caribbean
caribbean-tagline = Zes schepen die van niemand zijn: koop de bemanning om en breng de schat thuis.
caribbean-about =
    Zes piratenschepen kruisen door de Caribische Zee, en geen ervan is van jou. Wie een bemanning de meeste vaten rum stuurt, voert er die dag het bevel: om een haven te plunderen, een ander schip te beroven of een kist een schuilplaats binnen te smokkelen.

    Iedereen biedt in het geheim op alle zes schepen tegelijk, met dezelfde zeven kaarten. De kist die je vandaag laadt, vaart morgen misschien voor een ander.

## Options

caribbean-option-surcharge = Ingezette reserve
caribbean-option-surcharge-false = Reserve beslist
    .hint = Een ingezette reservekaart beslist een gelijk bod en doet verder niets.
caribbean-option-surcharge-true = Reserve geeft stappen
    .hint = Een reservekaart die het gelijke bod wint, telt met haar vaten ook mee voor de stappen.
caribbean-rules-2 = De kaart eindigt bij de punt van Florida, en twee schepen kunnen geen haven meer afsluiten: Veracruz, Campeche, Havana, Belize, Santiago de Cuba, Port-au-Prince en enkele wateren grenzen aan andere (KA-6).

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
caribbean-area-pbe = Portobelo
caribbean-area-tru = Trujillo
caribbean-area-bel = Belize
caribbean-area-g1 = Golf van Campeche
caribbean-area-g2 = Westelijke Golf
caribbean-area-g3 = Campechebank
caribbean-area-g4 = Midden van de Golf
caribbean-area-g5 = Yucatánplat
caribbean-area-g6 = Oostelijke Golf
caribbean-area-g7 = Dry Tortugas
caribbean-area-g8 = Straat Yucatán
caribbean-area-b1 = Straat Florida
caribbean-area-b2 = Grote Bahamabank
caribbean-area-b3 = Oude Bahamakanaal
caribbean-area-b4 = Exumasont
caribbean-area-b5 = Raggedeilanden
caribbean-area-b6 = Caicoseilanden
caribbean-area-b7 = Zilverbank
caribbean-area-b8 = Baai van Samaná
caribbean-area-b9 = Sargassozee
caribbean-area-b10 = Puerto Ricotrog
caribbean-area-c1 = Kaaimantrog
caribbean-area-c2 = Golf van Batabanó
caribbean-area-c3 = Grand Cayman
caribbean-area-c4 = Manzanillodiepte
caribbean-area-c5 = Pedrobank
caribbean-area-c6 = Windwardpassage
caribbean-area-c7 = Jamaicakanaal
caribbean-area-h1 = Cozumelrif
caribbean-area-h2 = Zwaneneilanden
caribbean-area-h3 = Muskietenbank
caribbean-area-h4 = Providencia
caribbean-area-h5 = Albuquerquecays
caribbean-area-h6 = Muskietengolf
caribbean-area-m1 = Colombiaans Bekken
caribbean-area-m2 = Navassazee
caribbean-area-m3 = Beatarug
caribbean-area-m4 = Zuidwestbekken
caribbean-area-m5 = Guajiradiepte
caribbean-area-m6 = Venezolaans Bekken
caribbean-area-m7 = Monapassage
caribbean-area-w1 = Saint Croix
caribbean-area-w2 = Anegadapassage
caribbean-area-w3 = Montserrat
caribbean-area-w4 = Avesrug
caribbean-area-w5 = Grenadines
caribbean-area-w6 = Margarita
caribbean-area-w7 = Curaçao
caribbean-area-w8 = Los Roques

## The rules

caribbean-primer-goal = Zes schepen kruisen in de Cariben, en geen ervan is van jou. Laat ze kisten uit de havens naar jouw drie schuilplaatsen brengen. Heeft aan het eind van een ronde iemand genoeg dubloenen, 62.000 met twee spelers, 41.000 met drie, 31.000 met vier, dan eindigt het spel en wint de rijkste.
    .title = Het doel
caribbean-primer-bids = Iedereen heeft dezelfde zeven kaarten: steekpenningen van 0 tot 5 vaten rum, en een dief. Elke ronde leggen alle spelers tegelijk gedekt een kaart op elk van de zes schepen. De zevende kaart is de reserve.
    .title = Bieden
caribbean-primer-control =
    De schepen varen na elkaar, van A tot F. De kaarten van een schip worden omgedraaid, en wie als enige het hoogste bod heeft, voert het bevel. Het schip vaart zoveel stappen als dat bod vaten telt, min één voor elke dief van een ander. Een dief voert nooit het bevel. Zijn de hoogste biedingen gelijk, dan mogen die spelers met hun reserve verhogen{ $surcharge ->
        [true] , waarvan de vaten dan ook als stappen tellen
       *[false] { "" }
    }; beslist ook dat niet, dan blijft het schip liggen.
    .title = Wie het bevel voert
caribbean-primer-sailing = Een stap leidt naar een gebied dat aan het eigen gebied grenst. Waar een ander schip ligt, kom je niet door: schepen versperren elkaar de weg.
    .title = Varen
caribbean-primer-chests = Een schip draagt hoogstens één kist. Voor, tussen en na de stappen mag het handelen: de open kist laden van de haven waar het ligt, wat meteen 2.000 oplevert; is het leeg, de kist stelen van een schip in een aangrenzend gebied; kisten ruilen; of zijn kist overdragen aan een leeg schip ernaast.
    .title = Kisten
caribbean-primer-secure = Waar een schuilplaats ligt, kan de kist worden veiliggesteld. De hele waarde gaat naar de eigenaar van de schuilplaats, wie er ook het bevel voert. Laat dus gerust anderen laden, en voer het bevel als het erop aankomt.
    .title = Naar de schuilplaats
caribbean-primer-end = Na alle zes schepen is de ronde voorbij. Heeft nog niemand genoeg, dan komen er, zolang ze er zijn, twee kisten bij in hun steden, neemt iedereen zijn zeven kaarten terug en begint de volgende ronde. Ronde 30 is de laatste.
    .title = Het einde van een ronde
caribbean-rule-ka-1 =
    Zestien steden bezitten elk een kist met 4.000 tot 8.000 dubloenen. Zes door het lot bepaalde kisten liggen vanaf het begin open in hun stad; de andere tien wachten gedekt in vijf stapels van twee.

    Iedereen heeft drie schuilplaatsen op de kaart, die als set worden geloot; sets die niemand heeft doen niet mee en hun wateren zijn gewone zee. De zes schepen beginnen in gelote gebieden. Iedereen begint zonder geld; wat ieder heeft, kan iedereen zien.
    .title = Opbouw
    .ruling = De regels zeggen niet hoe de schuilplaatsen worden verdeeld; hier beslist het lot, en wat niemand heeft is gewone zee. Het geld raakt nooit op en ligt open.
caribbean-rule-ka-2 =
    Iedereen heeft dezelfde zeven kaarten: steekpenningen van 0, 1, 2, 3, 4 en 5 vaten rum, en één dief. Elke ronde leggen alle spelers in het geheim en tegelijk één kaart op elk van de zes schepen. De zevende blijft als reserve in de hand.
    .title = Bieden
caribbean-rule-ka-3 =
    De schepen varen na elkaar: Arriba, Bravo, Caribic, Diabolo, Evita, Fuego. Is een schip aan de beurt, dan worden alle kaarten erop omgedraaid. Wie als enige het hoogste bod heeft, voert het bevel.

    Een dief voert nooit het bevel. Heeft iedereen een dief gestuurd, dan doet niemand het.
    .title = Wie het bevel voert
    .ruling = Een dief voert nooit het bevel, ook niet onder louter dieven.
caribbean-rule-ka-4 =
    Delen meerdere spelers het hoogste bod, dan mag ieder van hen die de reserve nog heeft er in het geheim mee verhogen of passen; de antwoorden worden tegelijk getoond. Een ingezette kaart telt haar getal, passen telt 0 en verslaat een ingezette dief. Wie geen reserve meer heeft, past.

    Staat er nu iemand alleen bovenaan, dan voert die het bevel. Anders doet niemand het en blijft het schip liggen. Een ingezette reserve is getoond en voor deze ronde verbruikt, ook als ze niets opleverde. Een reserve die niet is ingezet blijft verborgen. Een dief uit de reserve steelt niets.
    .title = Gelijk bod en reserve
    .ruling = Dat in het geheim wordt geantwoord, dat wie geen reserve heeft past, wat passen telt, dat een reserve die niet is ingezet verborgen blijft, en dat een dief uit de reserve geen gelijk bod wint en geen stap kost.
caribbean-rule-ka-5 =
    Het schip mag zoveel stappen varen als het bod vaten telt, min één voor elke dief die anderen erop hebben gezet, maar nooit minder dan nul. { $surcharge ->
        [true] Heeft de reserve een gelijk bod gewonnen, dan tellen haar vaten mee.
       *[false] De reserve beslist alleen het gelijke bod; haar vaten tellen niet.
    }
    .title = Hoe ver het vaart
    .ruling = De regels zeggen niet of de reserve ook stappen oplevert; daar is de optie voor.
caribbean-rule-ka-6 =
    Een stap leidt naar een aangrenzend gebied. Gebieden grenzen aan elkaar waar ze elkaar raken; riffen en land houden ze gescheiden. Een gebied met een ander schip erin kan niet worden binnengevaren of doorkruist. Een schip mag terugkeren naar een gebied dat het heeft verlaten.

    Ook zonder stappen mag er worden gehandeld waar het schip ligt. Is er niets te doen, dan gaat het vanzelf voor anker.
    .title = Varen
    .ruling = Een gebied met een schip is voor andere gesloten, een schip mag terugkeren, ook zonder stappen mag worden gehandeld, en een schip dat niets kan doen gaat vanzelf voor anker.
caribbean-rule-ka-7 =
    Voor, tussen en na de stappen mag een schip zo vaak handelen als het wil, en niets is verplicht. Het draagt hoogstens één kist.

    Laden: de open kist van de haven waar het schip ligt. Wie het bevel voert, krijgt meteen 2.000 dubloenen. Stelen: een leeg schip neemt de kist van een schip in een aangrenzend gebied. Ruilen: de kist aan boord tegen die van een schip in een aangrenzend gebied, of tegen een open kist in een haven waar het schip ligt of waaraan het grenst; dat levert geen geld op, en de achtergelaten kist kan later worden geplunderd. Overdragen: de kist aan een leeg schip in een aangrenzend gebied.

    Veiligstellen: in het gebied van een schuilplaats wordt de kist aan boord in veiligheid gebracht, en de hele waarde gaat naar de eigenaar van de schuilplaats, wie dat ook is. Dat kan ook via een leeg schip in een aangrenzend gebied dat bij een schuilplaats ligt: de kist is veilig op het moment van de overdracht. Een ruil stelt nooit veilig.

    Binnen de beurt van één schip kan een kist niet terug naar een ander schip of een haven die hij in die beurt heeft verlaten, behalve om meteen te worden veiliggesteld.
    .title = Wat een schip kan doen
    .ruling = Ook in de haven waar het schip ligt mag worden geruild. Een ruil levert geen geld op en stelt nooit veilig; een in de haven gelaten kist kan opnieuw worden geladen, weer voor 2.000. Via een ander schip wordt alleen veiliggesteld als het leeg is. Een kist kan binnen een beurt niet terug: anders kon een beurt eindeloos duren.
caribbean-rule-ka-8 =
    Een veiliggestelde kist gaat gesloten terug naar de eigen stad en doet niet meer mee. Hij laat alleen zien dat de stad geplunderd is.
    .title = Veilige kisten
caribbean-rule-ka-9 =
    Na alle zes schepen is de ronde voorbij. Heeft iemand met twee spelers 62.000, met drie 41.000 of met vier 31.000 dubloenen, dan is het spel afgelopen; het eindigt ook na ronde 30. Wie het meeste heeft, wint; bij gelijke stand wordt de overwinning gedeeld.

    Anders komen de twee kisten van de volgende stapel open in hun steden, zolang er stapels zijn. Iedereen neemt alle kaarten terug en de volgende ronde begint.
    .title = Einde van de ronde, einde van het spel
    .ruling = De gedeelde overwinning, en het einde na ronde 30: anders kon een spel eindeloos duren.
caribbean-box =
    Een kaart met 16 havens, 12 schuilplaatsen en 6 plaatsen voor schepen; 6 schepen; 16 kisten van 4.000 tot 8.000 dubloenen.

    Voor elk van vier spelers zeven kaarten: steekpenningen van 0 tot 5 vaten en één dief, met een houder om ze in te leggen. 35 munten van 1.000, 5.000 en 10.000.
    .ours =
        De kaart: waar haar 62 gebieden liggen, wat waaraan grenst, de plaatsen van schuilplaatsen en schepen, en zes van de zestien namen: Veracruz, Campeche, Nassau, Port Royal, Cartagena en Belize. Ze volgt de echte kusten en is in vele spellen in evenwicht gebracht.

        De waarde van elke kist, samen 91.000. Van 4.000: Port Royal, Caracas, Cartagena, Portobelo. Van 5.000: Campeche, Santo Domingo, Martinique, Maracaibo. Van 6.000: Havana, Santiago de Cuba, Trujillo. Van 7.000: Nassau, Port-au-Prince, Belize. Van 8.000: Veracruz, San Juan.
caribbean-pad = Het spel eindigt na een ronde waarin iemand 62.000 dubloenen (met twee spelers), 41.000 (met drie) of 31.000 (met vier) heeft. De rijkste wint.
caribbean-figure-chart = De kaart voor de eerste ronde: zes schepen, zes open kisten en schuilplaatsen in de kleuren van drie spelers. Het getal bij een kist is de waarde in duizenden.
caribbean-figure-bids = Anne (rood) heeft op elk schip een kaart gelegd; de 3 is haar reserve. De Arriba is aan de beurt, dus liggen alle kaarten erop open. De andere blijven verborgen tot hun schip aan de beurt is.
caribbean-figure-control = Annes 5 is op de Arriba het hoogste bod: zij voert het bevel. De dief van Grace kost een van de vijf stappen.
caribbean-figure-tie = Anne en Grace hebben allebei een 4 op de Caribic gelegd. Anne verhoogt met haar reserve, Grace past: Anne voert het bevel, en haar reserve is verbruikt.
caribbean-figure-steps = De Arriba mag vier stappen varen. De getallen zeggen hoeveel ervan naar elk gebied leiden.
caribbean-figure-load = De Arriba ligt in San Juan. Anne laadt de kist, die 8.000 waard is, en krijgt meteen 2.000.
caribbean-figure-steal = De Caribic ligt nu naast de Bravo en is leeg: ze steelt de kist van de Bravo.
caribbean-figure-secure = De Arriba bereikt een schuilplaats van Anne en stelt de kist veilig: Anne krijgt de 8.000. De gesloten kist gaat terug naar San Juan.

## What happened

caribbean-log-coloured = Schuilplaatsen van { $seat }: { $first }, { $second }, { $third }.
    .seat = Jouw schuilplaatsen: { $first }, { $second }, { $third }.
caribbean-log-uncovered = In { $chest } is een kist met { $value } dubloenen gezien.
caribbean-log-berthed = { $ship } begint hier: { $area }.
caribbean-log-began =
    Ronde { $round }{ $last ->
        [0] {""}
       *[other] {" "}van { $last }
    }: de biedingen worden gelegd.
caribbean-log-laid = { $seat } heeft op elk schip geboden.
    .seat = Je hebt op elk schip geboden.
caribbean-log-shown =
    { $ship }: { $count ->
        [2] { $first }, { $second }
        [3] { $first }, { $second }, { $third }
       *[4] { $first }, { $second }, { $third }, { $fourth }
    }.
caribbean-log-card =
    { $seat } { $card ->
        [-1] dief
       *[other] { $card }
    }
caribbean-log-declined = { $seat } past
    .seat = jij past
caribbean-log-tied =
    Gelijk bod op { $ship }: { $count ->
        [2] { $first } en { $second }
        [3] { $first }, { $second } en { $third }
       *[4] { $first }, { $second }, { $third } en { $fourth }
    }.
caribbean-log-raised =
    Reserves voor { $ship }: { $count ->
        [2] { $first }, { $second }
        [3] { $first }, { $second }, { $third }
       *[4] { $first }, { $second }, { $third }, { $fourth }
    }.
caribbean-log-adrift-thieves = Niets dan dieven: niemand vaart met { $ship }.
caribbean-log-adrift-tie = Het blijft gelijk: niemand vaart met { $ship }.
caribbean-log-controlled =
    { $seat } neemt { $ship } met { $bid }{ $spare ->
        [0] {""}
       *[other] {" "}en een reserve van { $spare }
    }{ $thieves ->
        [0] {""}
        [one] , één dief aan boord
       *[other] , { $thieves } dieven aan boord
    }: { $steps ->
        [0] geen stap
        [one] één stap
       *[other] { $steps } stappen
    }.
    .seat =
        Je neemt { $ship } met { $bid }{ $spare ->
            [0] {""}
           *[other] {" "}en een reserve van { $spare }
        }{ $thieves ->
            [0] {""}
            [one] , één dief aan boord
           *[other] , { $thieves } dieven aan boord
        }: { $steps ->
            [0] geen stap
            [one] één stap
           *[other] { $steps } stappen
        }.
caribbean-log-sailed = { $ship } vaart van { $from } naar { $to }.
caribbean-log-loaded = { $seat } laadt de kist van { $chest } op { $ship }: +{ $money }.
    .seat = Je laadt de kist van { $chest } op { $ship }: +{ $money }.
caribbean-log-stole = { $ship } berooft { $victim } van de kist van { $chest }.
caribbean-log-exchanged = { $ship } geeft { $other } de kist van { $gave } voor die van { $got }.
caribbean-log-traded = { $ship } laat de kist van { $gave } in { $port } en neemt die van { $got }.
caribbean-log-handed = { $ship } draagt de kist van { $chest } over aan { $other }.
caribbean-log-secured = { $seat } stelt de kist van { $chest }{ $by } veilig in de schuilplaats van { $owner } ({ $area }): +{ $value } voor { $owner }.
    .seat = Je stelt de kist van { $chest }{ $by } veilig in de schuilplaats van { $owner } ({ $area }): +{ $value } voor { $owner }.
    .owner = { $seat } stelt de kist van { $chest }{ $by } veilig in jouw schuilplaats ({ $area }): +{ $value } voor jou.
caribbean-log-secured-own = { $seat } stelt de kist van { $chest }{ $by } veilig in de eigen schuilplaats ({ $area }): +{ $value }.
    .seat = Je stelt de kist van { $chest }{ $by } veilig in je eigen schuilplaats ({ $area }): +{ $value }.
caribbean-log-secured-by = {" "}via { $ship }
caribbean-log-anchored = { $ship } gaat voor anker: { $area }.
caribbean-log-won-goal =
    { $count ->
        [one] { $first } wint
        [2] { $first } en { $second } delen de overwinning
        [3] { $first }, { $second } en { $third } delen de overwinning
       *[4] { $first }, { $second }, { $third } en { $fourth } delen de overwinning
    } met { $money } dubloenen!
    .first =
        { $count ->
            [one] Je wint
            [2] { $first } en { $second } delen de overwinning
            [3] { $first }, { $second } en { $third } delen de overwinning
           *[4] { $first }, { $second }, { $third } en { $fourth } delen de overwinning
        } met { $money } dubloenen!
    .second = { caribbean-log-won-goal.first }
    .third = { caribbean-log-won-goal.first }
    .fourth = { caribbean-log-won-goal.first }
caribbean-log-won-rounds =
    Ronde { $last } was de laatste: { $count ->
        [one] { $first } wint
        [2] { $first } en { $second } delen de overwinning
        [3] { $first }, { $second } en { $third } delen de overwinning
       *[4] { $first }, { $second }, { $third } en { $fourth } delen de overwinning
    } met { $money } dubloenen.
    .first =
        Ronde { $last } was de laatste: { $count ->
            [one] je wint
            [2] { $first } en { $second } delen de overwinning
            [3] { $first }, { $second } en { $third } delen de overwinning
           *[4] { $first }, { $second }, { $third } en { $fourth } delen de overwinning
        } met { $money } dubloenen.
    .second = { caribbean-log-won-rounds.first }
    .third = { caribbean-log-won-rounds.first }
    .fourth = { caribbean-log-won-rounds.first }

## What you are asked
caribbean-prompt-bid = Leg op elk schip een kaart: het hoogste bod vaart ermee. De zevende is je reserve.
caribbean-prompt-tie = Gelijk bod op { $ship } met { $card }: verhogen met je reserve ({ $spare ->
        [-1] de dief
       *[other] { $spare }
    }), of passen?
caribbean-prompt-sail =
    Je vaart met { $ship }, { $steps ->
        [one] nog één stap
       *[other] nog { $steps } stappen
    }: vaar verder{ $deed ->
        [load] , laad de kist
        [steal] , beroof een schip
        [exchange] , ruil kisten
        [hand] , draag de kist over
        [secure] , stel de kist veilig
        [several] , gebruik een kist
       *[none] {""}
    } of ga voor anker.
caribbean-prompt-act =
    Je vaart met { $ship }, maar komt niet verder: { $deed ->
        [load] laad de kist hier
        [steal] beroof een schip ernaast
        [exchange] ruil de kist aan boord
        [hand] draag de kist over
        [secure] stel de kist veilig
        [several] gebruik een kist
       *[none] niets te doen
    }, of ga voor anker.
caribbean-wait-bid =
    { $count ->
        [one] { $seats } legt biedingen.
       *[other] { $seats } leggen biedingen.
    }
caribbean-wait-tie =
    { $count ->
        [one] Gelijk bod op { $ship }: { $seats } verhoogt of past.
       *[other] Gelijk bod op { $ship }: { $seats } verhogen of passen.
    }
caribbean-wait-sail =
    { $seat } vaart met { $ship }: { $steps ->
        [0] geen stap meer.
        [one] nog één stap.
       *[other] nog { $steps } stappen.
    }
caribbean-goal = Bij { $money } dubloenen wint de rijkste
caribbean-goal-you = Bij { $money } wint de rijkste; jij hebt { $owned }
caribbean-goal-reached = { $money } bereikt: na deze ronde wint de rijkste
caribbean-goal-reached-you = { $money } bereikt: laatste ronde; jij hebt { $owned }
caribbean-goal-last = Laatste ronde: daarna wint de rijkste
caribbean-goal-last-you = Laatste ronde: de rijkste wint; jij hebt { $owned }

## What you can do

caribbean-hand = Je hand
caribbean-arrangement-confirm = Biedingen versturen
caribbean-arrangement-again = Zoals vorige ronde
caribbean-choice-bid =
    { $card ->
        [-1] Stuur de dief naar { $ship }
        [one] Stuur één vat naar { $ship }
       *[other] Stuur { $card } vaten naar { $ship }
    }
caribbean-choice-raise =
    { $card ->
        [-1] Verhoog met de dief
       *[other] Verhoog met { $card }
    }
caribbean-choice-decline = Passen
caribbean-choice-sail = Koers: { $area }
caribbean-choice-load = Laad de kist van { $chest }
caribbean-choice-steal = Steel de kist van { $chest } ({ $value }) van { $ship }
caribbean-choice-exchange = Ruil met { $ship }: { $gave } ({ $less }) voor { $got } ({ $more })
caribbean-choice-exchange-port = Ruil in { $port }: { $gave } ({ $less }) voor { $got } ({ $more })
caribbean-choice-hand = Draag de kist van { $chest } over aan { $ship }
caribbean-choice-hand-secure = Stel de kist van { $chest } via { $ship } veilig voor { $seat }
    .seat = Stel de kist van { $chest } via { $ship } veilig voor jezelf
caribbean-choice-secure = Stel de kist van { $chest } veilig voor { $seat }
    .seat = Stel de kist van { $chest } veilig voor jezelf
caribbean-choice-anchor = Ankeren
caribbean-gain-sail =
    { $steps ->
        [0] daarna geen stap meer
        [one] daarna nog één stap
       *[other] daarna nog { $steps } stappen
    }
caribbean-gain-own = +{ $money } voor jou
caribbean-gain-other = +{ $money } voor { $seat }
caribbean-short-raise =
    { $card ->
        [-1] Verhoog: dief
       *[other] Verhoog met { $card }
    }
caribbean-short-load = Laden
caribbean-short-steal = Beroof { $ship }
caribbean-short-swap = Ruil: { $ship }
caribbean-short-swap-port = Ruil: { $money }
caribbean-short-hand = Aan { $ship }
caribbean-short-secure = Veiligstellen
caribbean-short-secure-by = Veilig: { $ship }
caribbean-gain-raise =
    { $card ->
        [-1] een dief telt minder dan passen; de reserve is op
       *[other] telt { $card }{ $surcharge ->
            [true] , bij winst ook als stappen
           *[false] {""}
        }; daarna is de reserve op
    }
caribbean-gain-decline = telt 0; je houdt de reserve
caribbean-gain-anchor =
    { $steps ->
        [0] beëindigt de beurt
        [one] één stap vervalt
       *[other] { $steps } stappen vervallen
    }
caribbean-gain-steal = { $money } dubloenen aan boord
caribbean-gain-hand = de kist wisselt van schip; geen geld
caribbean-gain-swap =
    { $sign ->
        [more] { $money } meer aan boord
        [less] { $money } minder aan boord
       *[same] evenveel aan boord
    }

## What lies on the table

caribbean-scene =
    { $round ->
        [0] Zeekaart van de Cariben, opbouw
       *[other] Zeekaart van de Cariben, ronde { $round }
    }
caribbean-gain = +{ $money }
caribbean-round =
    { $round ->
        [0] Opbouw
       *[other] Ronde { $round }{ $last ->
            [0] {""}
           *[other] {" "}van { $last }
        }
    }
caribbean-node-area =
    { $area }{ $port ->
        [closed] , haven, een kist van { $value } nog verborgen
        [out] , haven
        [secured] , haven, geplunderd
       *[sea] {""}
    }{ $steps ->
        [0] {""}
        [one] , één stap
       *[other] , { $steps } stappen
    }
caribbean-node-chest =
    Kist van { $chest }, { $value } dubloenen, aan wal in { $area }{ $port ->
        [secured] , een geplunderde haven
       *[other] {""}
    }
caribbean-node-cargo = Kist van { $chest }, { $value } dubloenen, aan boord van { $ship }
caribbean-node-hideout = Schuilplaats van { $seat }: { $area }
    .seat = Jouw schuilplaats: { $area }
caribbean-node-ship =
    { $value ->
        [0] { $ship }, leeg: { $area }
       *[other] { $ship }, met de kist van { $chest } ({ $value }): { $area }
    }
caribbean-node-berth = Ligplaats van { $ship }
caribbean-node-card =
    { $card ->
        [-1] Dief
        [one] Steekpenning van één vat
       *[other] Steekpenning van { $card } vaten
    }
caribbean-seat = { $seat }
caribbean-owned = { $money }
caribbean-node-treasure = { $seat }: { $money } dubloenen
caribbean-card-treasure = { $money } dubloenen: { $raided } door plundering, { $brought } voor kisten die thuiskwamen.
caribbean-card-treasure-more = Thuisgekomen: { $list }
caribbean-card-treasure-name = De buit
caribbean-scene-treasure = Wat iedereen heeft buitgemaakt
caribbean-scene-bids = De biedingen van ronde { $round }
caribbean-round-brief = Ronde { $round }
caribbean-spare = Reserve
caribbean-spare-of = Reserve van { $seat }
    .seat = Jouw reserve
caribbean-spare-seen =
    Reserve van { $seat }: { $card ->
        [hidden] verborgen
        [-1] dief
       *[other] { $card }
    }{ $spent ->
        [yes] , ingezet voor { $ship }
       *[no] {""}
    }
    .seat =
        Jouw reserve: { $card ->
            [hidden] verborgen
            [-1] dief
           *[other] { $card }
        }{ $spent ->
            [yes] , ingezet voor { $ship }
           *[no] {""}
        }
caribbean-node-spare = Je reserve: { $card }
caribbean-held-bid = { $ship }: { $card }
caribbean-held-spare = Reserve: { $card }
caribbean-held-answer =
    { $answer ->
        [raise] verhoogt
       *[decline] past
    }
caribbean-node-round =
    { caribbean-round }. { $chests ->
        [0] Er komen geen kisten meer
       *[other] Er komen nog { $chests } kisten
    }
caribbean-sent =
    { $seat } { $card ->
        [hidden] verborgen
        [-1] dief
       *[other] { $card }
    }
caribbean-sent-to = Biedingen voor { $ship }: { $list }
caribbean-tie-won = Gelijk, reserves: { $list }. { $seat } voert het bevel
    .seat = Gelijk, reserves: { $list }. Jij voert het bevel
caribbean-tie-stood = Gelijk, reserves: { $list }. Niemand voert het bevel
caribbean-outcome-nobody = niemand
caribbean-outcome-tie = Gelijk
caribbean-outcome-offers = Gelijk { $offers }
caribbean-outcome-steps =
    { $steps ->
        [one] 1 stap
       *[other] { $steps } stappen
    }
caribbean-outcome-thieves =
    { $bid } − { $thieves ->
        [one] 1 dief
       *[other] { $thieves } dieven
    }
caribbean-list = { $first }, { $rest }
caribbean-more = { $first }. { $more }
caribbean-borders = Grenst aan: { $list }
caribbean-border =
    { $area } { $way ->
        [n] ten noorden
        [ne] ten noordoosten
        [e] ten oosten
        [se] ten zuidoosten
        [s] ten zuiden
        [sw] ten zuidwesten
        [w] ten westen
       *[nw] ten noordwesten
    }
caribbean-beside = { $first } ({ $there })
caribbean-there-chest = kist met { $value }
caribbean-there-hideout = schuilplaats van { $seat }
    .seat = jouw schuilplaats
caribbean-nearby =
    { $chest ->
        [none] Dichtstbijzijnde kisten: { $list }
       *[some] Dichtstbijzijnde schuilplaatsen: { $list }
    }
caribbean-nearby-chest =
    { $chest } ({ $value }) { $steps ->
        [0] hier
        [one] één stap { $way ->
                [n] naar het noorden
                [ne] naar het noordoosten
                [e] naar het oosten
                [se] naar het zuidoosten
                [s] naar het zuiden
                [sw] naar het zuidwesten
                [w] naar het westen
               *[nw] naar het noordwesten
            }
       *[other] { $steps } stappen { $way ->
                [n] naar het noorden
                [ne] naar het noordoosten
                [e] naar het oosten
                [se] naar het zuidoosten
                [s] naar het zuiden
                [sw] naar het zuidwesten
                [w] naar het westen
               *[nw] naar het noordwesten
            }
    }
caribbean-nearby-hideout =
    { $seat } ({ $area }) { $steps ->
        [0] hier
        [one] één stap { $way ->
                [n] naar het noorden
                [ne] naar het noordoosten
                [e] naar het oosten
                [se] naar het zuidoosten
                [s] naar het zuiden
                [sw] naar het zuidwesten
                [w] naar het westen
               *[nw] naar het noordwesten
            }
       *[other] { $steps } stappen { $way ->
                [n] naar het noorden
                [ne] naar het noordoosten
                [e] naar het oosten
                [se] naar het zuidoosten
                [s] naar het zuiden
                [sw] naar het zuidwesten
                [w] naar het westen
               *[nw] naar het noordwesten
            }
    }

## About a player

caribbean-fact-money = { $money } dubloenen
caribbean-fact-hideouts = Schuilplaatsen: { $first }, { $second }, { $third }
caribbean-standing = { $money } dubloenen
caribbean-fact-asked = moet verhogen of passen
caribbean-fact-answered = heeft geantwoord

## Where the points come from

caribbean-column-raids = Plundering
caribbean-column-chests = Schuilplaats
caribbean-column-money = Dubloenen
caribbean-sheet-raids =
    { $count ->
        [one] 1 plundering
       *[other] { $count } plunderingen
    }
caribbean-sheet-chest = kist van { $chest }
caribbean-why-goal =
    { $count ->
        [one] { $first } wint
        [2] { $first } en { $second } delen de overwinning
        [3] { $first }, { $second } en { $third } delen de overwinning
       *[4] { $first }, { $second }, { $third } en { $fourth } delen de overwinning
    } met { $money } dubloenen, de meeste: bij { $goal } eindigt het spel.
    .first =
        { $count ->
            [one] Je wint
            [2] { $first } en { $second } delen de overwinning
            [3] { $first }, { $second } en { $third } delen de overwinning
           *[4] { $first }, { $second }, { $third } en { $fourth } delen de overwinning
        } met { $money } dubloenen, de meeste: bij { $goal } eindigt het spel.
    .second = { caribbean-why-goal.first }
    .third = { caribbean-why-goal.first }
    .fourth = { caribbean-why-goal.first }
caribbean-why-rounds =
    { $count ->
        [one] { $first } wint
        [2] { $first } en { $second } delen de overwinning
        [3] { $first }, { $second } en { $third } delen de overwinning
       *[4] { $first }, { $second }, { $third } en { $fourth } delen de overwinning
    } met { $money } dubloenen, de meeste na ronde { $last }, de laatste.
    .first =
        { $count ->
            [one] Je wint
            [2] { $first } en { $second } delen de overwinning
            [3] { $first }, { $second } en { $third } delen de overwinning
           *[4] { $first }, { $second }, { $third } en { $fourth } delen de overwinning
        } met { $money } dubloenen, de meeste na ronde { $last }, de laatste.
    .second = { caribbean-why-rounds.first }
    .third = { caribbean-why-rounds.first }
    .fourth = { caribbean-why-rounds.first }

## What a card says

caribbean-card-value = dubloenen in de kist
caribbean-card-raid = meteen voor het laden
caribbean-card-steps = stappen ver
caribbean-card-steps-left = stappen over
caribbean-card-stacks = kisten komen nog
caribbean-card-area =
    { $port ->
        [closed] Een haven; de kist is nog verborgen.
        [out] Een haven; de kist is in het spel.
        [secured] Een geplunderde haven; de eigen kist is uit het spel.
       *[sea] { $steps ->
            [0] Open water.
            [1] Het schip aan de beurt kan hier meteen heen.
           *[other] Het schip aan de beurt kan hier komen.
        }
    }
caribbean-card-area-more = Een stap leidt naar een aangrenzend gebied. Waar een schip ligt, kan geen ander in of door.
caribbean-card-chest = Kist van { $chest }
caribbean-card-ashore =
    Aan wal in { $area }{ $port ->
        [secured] , een geplunderde haven
       *[other] {""}
    }: een leeg schip in deze haven kan hem laden.
caribbean-card-aboard = Aan boord van { $ship }: een leeg schip ernaast kan hem stelen.
caribbean-card-chest-more = In een schuilplaats gaat de hele waarde naar de eigenaar ervan.
caribbean-card-hideout = Schuilplaats van { $seat }
    .seat = Jouw schuilplaats
caribbean-card-hideout-now = { $area }: een kist die hier wordt veiliggesteld, levert { $seat } de hele waarde op.
    .seat = { $area }: een kist die hier wordt veiliggesteld, levert jou de hele waarde op.
caribbean-card-hideout-more = Dat mag wie met het schip vaart, ook van ernaast via een leeg schip dat hier ligt.
caribbean-card-ship-sailed = { $seat } vaart er nu mee.
    .seat = Jij vaart er nu mee.
caribbean-card-ship-empty = Ligt leeg: { $area }.
caribbean-card-ship-laden = Ligt met de kist van { $chest }: { $area }.
caribbean-card-bids = Biedingen voor { $ship }
caribbean-card-bids-now = Wie { $ship } als enige het hoogste bod stuurt, vaart er deze ronde mee.
caribbean-card-bids-more =
    Het vaart zoveel stappen als het bod vaten heeft, { $surcharge ->
        [true] met die van een reserve die een gelijk bod wint, voor
       *[false] voor
    } elke dief één minder.
caribbean-card-bribe =
    Is het als enige het hoogste, dan is het schip van jou, { $card ->
        [0] maar zonder stap.
        [one] voor één stap, één minder voor elke dief.
       *[other] voor { $card } stappen, één minder voor elke dief.
    }
caribbean-card-thief = Hij wint nooit een schip, maar neemt de winnaar een stap af.
caribbean-card-laid = Elke kaart ligt op één schip; voor de volgende ronde komen ze allemaal terug.
caribbean-card-spare = De zevende kaart: die kan bij een gelijk bod één keer worden ingezet.
caribbean-card-spare-more =
    Passen telt 0. Een ingezette reserve is voor deze ronde op.{ $surcharge ->
        [true] {" "}Wint ze, dan tellen haar vaten ook als stappen.
       *[false] {""}
    }
caribbean-card-round =
    { $stacks ->
        [0] Alle kisten zijn ontdekt.
       *[other] Na elke ronde worden er nog { $size } kisten ontdekt, zolang er zijn.
    }
caribbean-card-round-more = Na de ronde waarin iemand het doel haalt, wint de rijkste. Ronde { $last } is de laatste: anders kon een spel eindeloos duren.

## Why not

caribbean-refuse-answer = Het staat gelijk: verhoog met je reserve, of pas.
caribbean-refuse-bidding = Er wordt geboden: op elk schip een kaart.
caribbean-refuse-not-bidding = De biedingen liggen; nu varen de schepen.
caribbean-refuse-no-tie = Er is geen gelijk bod te beslissen.
caribbean-refuse-bid-order = De kaarten worden in de volgorde van de schepen gelegd; { $ship } is het volgende.
caribbean-refuse-card-laid =
    { $card ->
        [-1] Je dief heb je al gelegd.
       *[other] Je { $card } heb je al gelegd.
    }
caribbean-refuse-no-border = ‘{ $from }’ en ‘{ $to }’ grenzen niet aan elkaar.
caribbean-refuse-occupied = Daar ligt { $ship }; een gebied met een schip erin kan niet worden binnengevaren of doorkruist.
caribbean-refuse-no-steps = Het schip heeft geen stappen meer.
caribbean-refuse-laden = Het schip draagt al de kist van { $chest }; voor een tweede is geen plaats.
caribbean-refuse-empty = { $ship } draagt geen kist.
caribbean-refuse-full = { $ship } draagt al een kist.
caribbean-refuse-no-chest-here = Hier ligt geen kist om te laden: { $area }.
caribbean-refuse-no-chest-there = Daar ligt geen open kist: { $area }.
caribbean-refuse-port-far = Het schip ligt niet in het gebied van deze haven en ook niet ernaast: { $area }.
caribbean-refuse-port-left = De kist van { $chest } is deze beurt al in { $area } geweest; hij kan niet terug.
caribbean-refuse-itself = { $ship } is zelf aan de beurt.
caribbean-refuse-ship-far = { $ship } ligt niet in een aangrenzend gebied.
caribbean-refuse-ship-left = De kist van { $chest } is deze beurt al aan boord van { $ship } geweest; hij kan niet terug.
caribbean-refuse-no-hideout = Hier is geen schuilplaats: { $area }.

## Wat ervoor pleit

caribbean-reason-bid-best = { $ship } lijkt deze ronde het best
caribbean-reason-bid-good = Met { $ship } is veel te halen
caribbean-reason-bid-low = Met { $ship } is weinig te halen
caribbean-reason-bid-thief = De dief remt { $ship }, waarmee anderen veel schade kunnen aanrichten
caribbean-reason-raise = { $ship } is meer waard dan de reserve
caribbean-reason-decline = De reserve is meer waard dan { $ship }
caribbean-reason-home =
    { $steps ->
        [0] De kist van { $chest } bereikt de eigen schuilplaats
        [one] De kist van { $chest } komt dichter bij de eigen schuilplaats: nog één stap
       *[other] De kist van { $chest } komt dichter bij de eigen schuilplaats: nog { $steps } stappen
    }
caribbean-reason-away = Brengt de kist van { $chest } weg van de schuilplaats van { $seat }
    .seat = Brengt de kist van { $chest } weg van jouw schuilplaats
caribbean-reason-towards = Op weg naar de kist van { $chest } ({ $value })
caribbean-reason-load = { $money } dubloenen meteen, en een kist aan boord
caribbean-reason-rob = Haalt { $value } dubloenen weg bij de schuilplaats van { $seat }
    .seat = Haalt { $value } dubloenen weg bij jouw schuilplaats
caribbean-reason-booty = Een kist met { $value } dubloenen komt aan boord
caribbean-reason-dearer = { $more } dubloenen aan boord in plaats van { $less }
caribbean-reason-nearer = { $ship } ligt dichter bij de eigen schuilplaats
caribbean-reason-safe = { $value } dubloenen in veiligheid
caribbean-reason-wait =
    De kist van { $chest } ligt hier goed, { $steps ->
        [0] in de eigen schuilplaats
        [one] één stap van de eigen schuilplaats
       *[other] { $steps } stappen van de eigen schuilplaats
    }

## Spelend leren

caribbean-lesson-goal = Doel: de meeste dubloenen zodra iemand er 41.000 heeft. Kisten in je schuilplaatsen brengen ze op.
caribbean-lesson-off-course = Daar mag ze heen, maar dan komt ze stappen tekort. Volg het licht.
caribbean-lesson-too-early = Nog niet: ze heeft nog stappen, en er is een kist te halen.

caribbean-lesson-haul-title = Haven, kist, schuilplaats
caribbean-lesson-haul-out-say = De schepen zijn van niemand. Jouw steekpenning van 5 was de hoogste: vaar nu met de Arriba richting { caribbean-area-sju }.
caribbean-lesson-haul-out-done = 5 vaten zijn vijf stappen. De dief van Grace heeft je er één gekost: vier.
caribbean-lesson-haul-out-else-1 = Dat is je schuilplaats, maar ze heeft nog niets aan boord. Eerst de kist van { caribbean-area-sju }.
caribbean-lesson-haul-port-say = In { caribbean-area-sju } ligt een kist van 8.000. Vaar binnen.
caribbean-lesson-haul-load-say = Neem de kist aan boord. Dat kost geen stap.
caribbean-lesson-haul-load-done = Meteen 2.000 voor de plundering. Het grote geld krijg je in de schuilplaats.
caribbean-lesson-haul-load-else-1 = Niet zonder de kist waarvoor je kwam.
caribbean-lesson-haul-home-say = Je hebt nog twee stappen, en je schuilplaats bij Montserrat is er twee ver. Breng hem thuis.
caribbean-lesson-haul-home-else-2 = Blijft ze hier, dan kunnen anderen haar pakken, met kist en al.
caribbean-lesson-haul-hideout-say = Nog één stap, je eigen schuilplaats in.
caribbean-lesson-haul-hideout-else-1 = Dat is de laatste stap, en dan blijft de kist op zee.
caribbean-lesson-haul-secure-say = Stel de kist veilig.
caribbean-lesson-haul-secure-done = 8.000 voor de eigenaar van de schuilplaats, wie er ook vaart. Je hebt 10.000.
caribbean-lesson-haul-secure-else-1 = Eerst de kist: hier veilig levert hij je 8.000 op.
caribbean-lesson-haul-on = Zo win je: kisten naar je eigen schuilplaats brengen, zoals deze: 2.000 in de haven en 8.000 thuis. Hierna: gelijk bod, en andermans kist.

caribbean-lesson-theft-title = Gelijk bod en diefstal
caribbean-lesson-theft-tie-say = Caribic: jij en Grace boden allebei 4. De zevende kaart, de reserve, beslist bij gelijk bod: verhoog ermee.
caribbean-lesson-theft-tie-done = Grace past. Het schip is van jou, voor vier stappen: de reserve voegt er geen toe.
caribbean-lesson-theft-tie-else-1 = Je mag hem bewaren. Maar verhoogt niemand, dan vaart niemand, en de kist van Grace ontkomt.
caribbean-lesson-theft-chase-say = De Bravo van Grace heeft een kist uit { caribbean-area-pbe }, en vanuit een gebied ernaast mag je die stelen. Erachteraan!
caribbean-lesson-theft-beside-say = Nog één gebied, en je ligt ernaast.
caribbean-lesson-theft-beside-else-1 = Ook daar kun je bij de Bravo, maar daarna niet meer bij je schuilplaats.
caribbean-lesson-theft-steal-say = Pak hem. Geen stap, geen kaart, geen gevecht.
caribbean-lesson-theft-steal-done = Op zee is een kist van wie het schip heeft. Veilig is alleen een schuilplaats.
caribbean-lesson-theft-steal-else-1 = Eerst de kist: je ligt er vlak naast.
caribbean-lesson-theft-pass-say = Je schuilplaats in de Muskietengolf is twee stappen ver. Door een schip heen kan niet: vaar via { caribbean-area-pbe }.
caribbean-lesson-theft-hideout-say = En naar binnen.
caribbean-lesson-theft-secure-say = Aan land ermee.
caribbean-lesson-theft-secure-done = Kijk naar de Diabolo: jouw dief kost Anne een stap, en precies die komt ze tekort tot haar schuilplaats.
caribbean-lesson-theft-secure-else-1 = Stel hem eerst veilig: 4.000 voor jou.
caribbean-lesson-theft-on = Zo win je: thuisbrengen wat anderen ophalen, zoals de kist van Grace voor 4.000. Hierna: je eigen biedingen.

caribbean-lesson-bids-title = Zeven kaarten, zes schepen
caribbean-lesson-bids-lay-say = Nu bied jij: in het geheim één kaart op elk schip. De kist van { caribbean-area-ftr } ligt één stap van de Arriba en je schuilplaats: geef haar 2 of meer.
caribbean-lesson-bids-lay-say-2 = Nu de Bravo: twee stappen van de kist van { caribbean-area-ctg }. Neem welke kaart je wilt.
caribbean-lesson-bids-lay-say-3 = De Caribic ligt in jouw schuilplaats, ook twee stappen van { caribbean-area-ctg }. Een hoge kaart kan genoeg zijn.
caribbean-lesson-bids-lay-say-4 = De Diabolo heeft 7.000 aan boord: één stap naar Annes schuilplaats, vier naar de jouwe. Ze is je hoogste kaart waard.
caribbean-lesson-bids-lay-say-5 = De Evita is ver van elke kist. Een lage kaart is genoeg, of de dief.
caribbean-lesson-bids-lay-say-6 = De Fuego ligt in Annes schuilplaats, één stap van de kist van { caribbean-area-ver }: Anne biedt hoog. Spaar je goede kaarten.
caribbean-lesson-bids-lay-say-all = Elk schip heeft een kaart, de zevende is je reserve. Verander wat je wilt en verstuur dan de biedingen.
caribbean-lesson-bids-lay-done = Schip voor schip worden de kaarten getoond. Op de Arriba is de jouwe de hoogste.
caribbean-lesson-bids-lay-else-1 = Heen en terug is twee stappen, en de kaart is het aantal stappen. Minstens 2 op de Arriba.
caribbean-lesson-bids-out-say = Naar { caribbean-area-ftr }.
caribbean-lesson-bids-load-say = Je weet wat je te doen staat.
caribbean-lesson-bids-load-else-1 = Laad eerst de kist.
caribbean-lesson-bids-back-say = En weer naar huis.
caribbean-lesson-bids-secure-say = Stel hem veilig.
caribbean-lesson-bids-secure-done = 7.000 voor één kaart. Bieden anderen weinig, dan is een 2 genoeg: spaar je hoge kaarten.
caribbean-lesson-bids-secure-else-1 = Stel de kist veilig voor je ankert.
caribbean-lesson-bids-secure-else-2 = Ze is thuis. Stel eerst de kist veilig.
caribbean-lesson-bids-on = Zo win je: bieden waar een kist dicht bij je eigen schuilplaats ligt, zoals 7.000 uit { caribbean-area-ftr }. Halverwege de 41.000: speel verder, en let op de Diabolo.

## The coach of the first game

caribbean-coach-bid = Elk vat op de winnende kaart is één stap. Jouw dief neemt er één af van wie met dat schip vaart.
caribbean-coach-yours = Het schip is van jou tot je ankert. Laden, stelen en veiligstellen kosten geen stappen.
caribbean-coach-hand-secure = Naast je ligt een leeg schip bij een schuilplaats. Draag de kist over, en de eigenaar van die schuilplaats heeft hem meteen.
caribbean-coach-steal = Op het schip naast je ligt een kist. Grijp je kans: niemand kan het je beletten.
caribbean-coach-tie = Gelijk bod: verhoog met je reserve of pas. Staat daarna niemand alleen bovenaan, dan blijft het schip liggen.
caribbean-coach-no-steps = Geen stappen meer. Maar waar het schip ligt, mag het nog laden, stelen of veiligstellen.
caribbean-coach-no-chests = Er komen geen nieuwe kisten meer. Wat nu op de kaart ligt, is alles.
caribbean-coach-others-profit = Een kist levert de eigenaar van de schuilplaats geld op, wie hem ook brengt. Stuur je dief naar een schip dat er bijna is.
caribbean-coach-order = De schepen varen op volgorde, van Arriba tot Fuego: wat een vroeg schip steelt, kan een later schip terughalen.
caribbean-coach-hand = Je mag de kist aan een leeg schip naast je geven, liefst een dat later vaart en waarop je hoog hebt geboden.
caribbean-coach-exchange = Je ruim is vol, maar je mag je kist ruilen tegen een andere vlakbij, op een schip of in een haven.
caribbean-coach-blocked = Schepen versperren de weg, maar kisten komen erlangs: een leeg schip naast je kan de jouwe overnemen.
