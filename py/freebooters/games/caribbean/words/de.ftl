caribbean-title = Karibik
caribbean-tagline = Sechs Schiffe, die niemandem gehören: Bestich die Mannschaften und bring die Schätze heim.
caribbean-about =
    Sechs Piratenschiffe kreuzen durch die Karibik, und keines gehört dir. Wer einer Mannschaft die meisten Rumfässer schickt, befehligt sie für einen Tag: um einen Hafen zu plündern, ein anderes Schiff auszurauben oder eine Truhe in ein Versteck zu schaffen.

    Alle bieten geheim auf alle sechs Schiffe zugleich, mit denselben sieben Karten. Die Truhe, die du heute lädst, segelt morgen vielleicht für jemand anderen.

## Options

caribbean-option-surcharge = Nachgelegte Reserve
caribbean-option-surcharge-false = Reserve löst das Patt
    .hint = Eine nachgelegte Reservekarte entscheidet ein Patt, mehr nicht.
caribbean-option-surcharge-true = Reserve bringt Schritte
    .hint = Eine Reservekarte, die das Patt gewinnt, zählt mit ihren Fässern auch bei den Schritten.
caribbean-rules-2 = Die Karte endet an der Spitze Floridas, und zwei Schiffe können keinen Hafen mehr absperren: Veracruz, Campeche, Havanna, Belize, Santiago de Cuba, Port-au-Prince und einige Gewässer grenzen an andere (KA-6).

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
caribbean-area-hav = Havanna
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
caribbean-area-g1 = Bucht von Campeche
caribbean-area-g2 = Westlicher Golf
caribbean-area-g3 = Campeche-Bank
caribbean-area-g4 = Mittlerer Golf
caribbean-area-g5 = Yucatán-Schelf
caribbean-area-g6 = Östlicher Golf
caribbean-area-g7 = Dry Tortugas
caribbean-area-g8 = Yucatánstraße
caribbean-area-b1 = Floridastraße
caribbean-area-b2 = Große Bahamabank
caribbean-area-b3 = Alter Bahamakanal
caribbean-area-b4 = Exuma-Sund
caribbean-area-b5 = Ragged-Inseln
caribbean-area-b6 = Caicos-Inseln
caribbean-area-b7 = Silberbank
caribbean-area-b8 = Bucht von Samaná
caribbean-area-b9 = Sargassosee
caribbean-area-b10 = Puerto-Rico-Graben
caribbean-area-c1 = Kaimangraben
caribbean-area-c2 = Golf von Batabanó
caribbean-area-c3 = Grand Cayman
caribbean-area-c4 = Manzanillo-Tief
caribbean-area-c5 = Pedro-Bank
caribbean-area-c6 = Windward-Passage
caribbean-area-c7 = Jamaikakanal
caribbean-area-h1 = Cozumel-Riff
caribbean-area-h2 = Schwaneninseln
caribbean-area-h3 = Moskitobank
caribbean-area-h4 = Providencia
caribbean-area-h5 = Albuquerque-Cays
caribbean-area-h6 = Moskitogolf
caribbean-area-m1 = Kolumbianisches Becken
caribbean-area-m2 = Navassa-See
caribbean-area-m3 = Beata-Rücken
caribbean-area-m4 = Südwestbecken
caribbean-area-m5 = Guajira-Tief
caribbean-area-m6 = Venezolanisches Becken
caribbean-area-m7 = Mona-Passage
caribbean-area-w1 = Saint Croix
caribbean-area-w2 = Anegada-Passage
caribbean-area-w3 = Montserrat
caribbean-area-w4 = Aves-Rücken
caribbean-area-w5 = Grenadinen
caribbean-area-w6 = Margarita
caribbean-area-w7 = Curaçao
caribbean-area-w8 = Los Roques

## The rules

caribbean-primer-goal = Sechs Schiffe kreuzen in der Karibik, und keines gehört dir. Lass sie Truhen aus den Häfen in deine drei Verstecke bringen. Hat am Ende einer Runde jemand genug Dublonen, 62.000 zu zweit, 41.000 zu dritt, 31.000 zu viert, endet das Spiel, und wer die meisten hat, gewinnt.
    .title = Das Ziel
caribbean-primer-bids = Alle haben dieselben sieben Karten: Bestechungen mit 0 bis 5 Rumfässern und einen Dieb. In jeder Runde legen alle gleichzeitig verdeckt je eine Karte auf jedes der sechs Schiffe. Die siebte Karte ist die Reserve.
    .title = Bieten
caribbean-primer-control =
    Die Schiffe segeln nacheinander, von A bis F. Die Karten eines Schiffs werden aufgedeckt, und wer allein am höchsten bestochen hat, befehligt es. Es segelt so viele Schritte, wie die Bestechung Fässer hat, einen weniger für jeden Dieb eines anderen. Ein Dieb befehligt nie. Sind die höchsten Bestechungen gleich, dürfen diese Spieler ihre Reserve nachlegen{ $surcharge ->
        [true] , deren Fässer dann auch als Schritte zählen
       *[false] { "" }
    }; entscheidet auch das nicht, bleibt das Schiff liegen.
    .title = Wer ein Schiff befehligt
caribbean-primer-sailing = Ein Schritt führt in ein Feld, das an das eigene grenzt. Wo ein anderes Schiff liegt, geht es nicht hindurch: Schiffe versperren einander den Weg.
    .title = Segeln
caribbean-primer-chests = Ein Schiff trägt höchstens eine Truhe. Vor, zwischen und nach den Schritten darf es handeln: die offene Truhe des Hafens laden, in dem es liegt, das bringt sofort 2.000; ist es leer, die Truhe eines Schiffs im Nachbarfeld stehlen; Truhen tauschen; oder seine Truhe einem leeren Schiff nebenan übergeben.
    .title = Truhen
caribbean-primer-secure = Wo ein Versteck liegt, kann die Truhe gesichert werden. Ihr ganzer Wert geht an die Person, der das Versteck gehört, ganz gleich, wer das Schiff befehligt. Lass also ruhig andere laden und befehlige das Schiff, wenn es darauf ankommt.
    .title = Ins Versteck
caribbean-primer-end = Nach allen sechs Schiffen ist die Runde vorbei. Hat noch niemand genug, kommen zwei weitere Truhen in ihre Städte, solange es welche gibt, alle nehmen ihre sieben Karten zurück, und die nächste Runde beginnt. Runde 30 ist die letzte.
    .title = Das Ende der Runde
caribbean-rule-ka-1 =
    Sechzehn Städte besitzen je eine Truhe mit 4.000 bis 8.000 Dublonen. Sechs ausgeloste Truhen liegen von Beginn an offen in ihren Städten; die anderen zehn warten verdeckt in fünf Stapeln zu je zwei.

    Alle haben drei Verstecke auf der Karte, die als Satz ausgelost werden; Sätze, die niemand hat, bleiben weg, und ihre Gewässer sind gewöhnliche See. Die sechs Schiffe beginnen in ausgelosten Feldern. Alle beginnen ohne Geld; wer wie viel hat, sehen alle.
    .title = Aufbau
    .ruling = Wie die Verstecke verteilt werden, sagt das Regelheft nicht; hier entscheidet das Los, und wo niemand eins hat, ist See. Das Geld geht nie aus und liegt offen.
caribbean-rule-ka-2 =
    Alle haben dieselben sieben Karten: Bestechungen mit 0, 1, 2, 3, 4 und 5 Rumfässern und einen Dieb. In jeder Runde legen alle geheim und gleichzeitig je eine Karte auf jedes der sechs Schiffe. Die siebte bleibt als Reserve in der Hand.
    .title = Bieten
caribbean-rule-ka-3 =
    Die Schiffe sind nacheinander an der Reihe: Arriba, Bravo, Caribic, Diabolo, Evita, Fuego. Ist ein Schiff dran, werden alle Karten darauf aufgedeckt. Wer allein am höchsten bestochen hat, befehligt es.

    Ein Dieb befehligt nie. Haben alle einen Dieb geschickt, befehligt niemand das Schiff.
    .title = Wer ein Schiff befehligt
    .ruling = Ein Dieb befehligt nie ein Schiff, auch nicht unter lauter Dieben.
caribbean-rule-ka-4 =
    Teilen sich mehrere die höchste Bestechung, dürfen alle von ihnen, die ihre Reserve noch haben, sie geheim nachlegen oder verzichten; die Antworten werden gleichzeitig gezeigt. Eine nachgelegte Karte zählt ihre Zahl, Verzicht zählt 0 und schlägt einen nachgelegten Dieb. Wer keine Reserve mehr hat, verzichtet damit.

    Liegt nun jemand allein vorn, befehligt diese Person das Schiff. Sonst tut es niemand, und das Schiff bleibt liegen. Eine nachgelegte Reserve ist gezeigt und für die Runde verbraucht, auch wenn sie nichts genützt hat. Eine nicht nachgelegte bleibt verdeckt. Ein Dieb aus der Reserve stiehlt nichts.
    .title = Patt und Reserve
    .ruling = Dass geheim geantwortet wird, dass verzichtet, wer keine Reserve hat, was ein Verzicht zählt, dass eine nicht nachgelegte Reserve verdeckt bleibt und dass ein Dieb aus der Reserve weder ein Patt gewinnt noch einen Schritt kostet.
caribbean-rule-ka-5 =
    Das Schiff darf so viele Schritte segeln, wie die Bestechung Fässer hat, für jeden Dieb der anderen einen weniger, aber nie weniger als keinen. { $surcharge ->
        [true] Hat die Reserve ein Patt gewonnen, zählen ihre Fässer mit.
       *[false] Die Reserve entscheidet nur das Patt; ihre Fässer zählen nicht.
    }
    .title = Wie weit es segelt
    .ruling = Ob die Reserve auch Schritte bringt, sagt das Regelheft nicht; dafür gibt es die Option.
caribbean-rule-ka-6 =
    Ein Schritt führt in ein angrenzendes Feld. Felder grenzen aneinander, wo sie sich berühren; Riffe und Land trennen sie. Ein Feld mit einem anderen Schiff kann weder angelaufen noch durchquert werden. In ein verlassenes Feld darf ein Schiff zurückkehren.

    Auch ohne Schritte darf gehandelt werden, wo das Schiff liegt. Ist nichts möglich, ankert es von selbst.
    .title = Segeln
    .ruling = Ein Feld mit einem Schiff ist für andere gesperrt, ein Schiff darf zurückkehren, auch ohne Schritte darf gehandelt werden, und kann ein Schiff nichts tun, ankert es von selbst.
caribbean-rule-ka-7 =
    Vor, zwischen und nach den Schritten darf ein Schiff beliebig oft handeln, und nichts davon ist Pflicht. Es trägt höchstens eine Truhe.

    Laden: die offene Truhe des Hafens, in dessen Feld das Schiff liegt. Wer es befehligt, erhält sofort 2.000 Dublonen. Stehlen: Ein leeres Schiff nimmt die Truhe eines Schiffs in einem angrenzenden Feld. Tauschen: die Truhe an Bord gegen die eines Schiffs in einem angrenzenden Feld oder gegen eine offene Truhe in einem Hafen, in dem das Schiff liegt oder an den es grenzt; das bringt kein Geld, und die zurückgelassene Truhe kann später geplündert werden. Übergeben: die Truhe an ein leeres Schiff in einem angrenzenden Feld.

    Sichern: Im Feld eines Verstecks wird die Truhe an Bord in Sicherheit gebracht, und ihr ganzer Wert geht an die Person, der das Versteck gehört. Das geht auch über ein leeres Schiff in einem angrenzenden Feld, das an einem Versteck liegt: Die Truhe ist im Augenblick der Übergabe gesichert. Ein Tausch sichert nie.

    Innerhalb des Zugs eines Schiffs kann eine Truhe nicht auf ein anderes Schiff oder in einen Hafen zurück, den sie in diesem Zug verlassen hat, außer um sofort gesichert zu werden.
    .title = Was ein Schiff tun kann
    .ruling = Auch im Hafen, in dem das Schiff liegt, darf getauscht werden. Ein Tausch bringt kein Geld und sichert nie; eine im Hafen gelassene Truhe kann neu geladen werden, wieder für 2.000. Über ein anderes Schiff wird nur gesichert, wenn es leer ist. Eine Truhe kann im selben Zug nicht zurück: Sonst könnte ein Zug endlos dauern.
caribbean-rule-ka-8 =
    Eine gesicherte Truhe kommt geschlossen in ihre Stadt zurück und spielt nicht mehr mit. Sie zeigt nur, dass die Stadt geplündert ist.
    .title = Gesicherte Truhen
caribbean-rule-ka-9 =
    Nach allen sechs Schiffen ist die Runde vorbei. Hat jemand zu zweit 62.000, zu dritt 41.000 oder zu viert 31.000 Dublonen, endet das Spiel; es endet auch nach Runde 30. Wer am meisten hat, gewinnt; bei Gleichstand ist der Sieg geteilt.

    Sonst kommen die zwei Truhen des nächsten Stapels offen in ihre Städte, solange es Stapel gibt. Alle nehmen ihre Karten zurück, und die nächste Runde beginnt.
    .title = Ende der Runde, Ende des Spiels
    .ruling = Der geteilte Sieg, und das Ende nach Runde 30: Sonst könnte ein Spiel endlos dauern.
caribbean-box =
    Eine Karte mit 16 Häfen, 12 Verstecken und 6 Plätzen für Schiffe; 6 Schiffe; 16 Truhen im Wert von 4.000 bis 8.000 Dublonen.

    Für jede der vier Farben sieben Karten: Bestechungen mit 0 bis 5 Fässern und ein Dieb, dazu ein Ständer, um sie auszulegen. 35 Münzen zu 1.000, 5.000 und 10.000.
    .ours =
        Die Karte: wo ihre 62 Felder liegen, was woran grenzt, die Plätze der Verstecke und Schiffe und sechs der sechzehn Namen: Veracruz, Campeche, Nassau, Port Royal, Cartagena und Belize. Sie folgt den wirklichen Küsten und ist in vielen Partien ausgewogen worden.

        Der Wert jeder Truhe, zusammen 91.000. Je 4.000: Port Royal, Caracas, Cartagena, Portobelo. Je 5.000: Campeche, Santo Domingo, Martinique, Maracaibo. Je 6.000: Havanna, Santiago de Cuba, Trujillo. Je 7.000: Nassau, Port-au-Prince, Belize. Je 8.000: Veracruz, San Juan.
caribbean-pad = Das Spiel endet mit der Runde, nach der jemand 62.000 Dublonen (zu zweit), 41.000 (zu dritt) oder 31.000 (zu viert) hat. Wer die meisten hat, gewinnt.
caribbean-figure-chart = Die Karte vor der ersten Runde: sechs Schiffe, sechs offene Truhen und Verstecke in den Farben von drei Spielern. Die Zahl an einer Truhe ist ihr Wert in Tausend.
caribbean-figure-bids = Anne (rot) hat auf jedes Schiff eine Karte gelegt; die 3 ist ihre Reserve. Die Arriba ist dran, also liegen alle Karten darauf offen. Die übrigen bleiben verdeckt, bis ihr Schiff an der Reihe ist.
caribbean-figure-control = Annes 5 ist auf der Arriba die höchste Bestechung: Sie befehligt das Schiff. Der Dieb von Grace kostet einen der fünf Schritte.
caribbean-figure-tie = Anne und Grace haben beide eine 4 auf die Caribic gelegt. Anne legt ihre Reserve nach, Grace verzichtet: Anne befehligt das Schiff, und ihre Reserve ist verbraucht.
caribbean-figure-steps = Die Arriba darf vier Schritte segeln. Die Zahlen sagen, wie viele davon in jedes Feld führen.
caribbean-figure-load = Die Arriba liegt in San Juan. Anne lädt die Truhe, die 8.000 wert ist, und bekommt sofort 2.000.
caribbean-figure-steal = Die Caribic liegt nun neben der Bravo und ist leer: Sie stiehlt die Truhe an Bord der Bravo.
caribbean-figure-secure = Die Arriba erreicht ein Versteck von Anne und sichert die Truhe: Anne bekommt ihre 8.000. Die geschlossene Truhe kommt zurück nach San Juan.

## What happened

caribbean-log-coloured = Verstecke von { $seat }: { $first }, { $second }, { $third }.
    .seat = Deine Verstecke: { $first }, { $second }, { $third }.
caribbean-log-uncovered = In { $chest } wird eine Truhe mit { $value } Dublonen gesichtet.
caribbean-log-berthed = { $ship } beginnt hier: { $area }.
caribbean-log-began =
    Runde { $round }{ $last ->
        [0] {""}
       *[other] {" "}von { $last }
    }: Die Gebote werden gelegt.
caribbean-log-laid = { $seat } hat auf alle Schiffe geboten.
    .seat = Du hast auf alle Schiffe geboten.
caribbean-log-shown =
    { $ship }: { $count ->
        [2] { $first }, { $second }
        [3] { $first }, { $second }, { $third }
       *[4] { $first }, { $second }, { $third }, { $fourth }
    }.
caribbean-log-card =
    { $seat } { $card ->
        [-1] Dieb
       *[other] { $card }
    }
caribbean-log-declined = { $seat } verzichtet
    .seat = du verzichtest
caribbean-log-tied =
    Patt um { $ship }: { $count ->
        [2] { $first } und { $second }
        [3] { $first }, { $second } und { $third }
       *[4] { $first }, { $second }, { $third } und { $fourth }
    }.
caribbean-log-raised =
    Reserven für { $ship }: { $count ->
        [2] { $first }, { $second }
        [3] { $first }, { $second }, { $third }
       *[4] { $first }, { $second }, { $third }, { $fourth }
    }.
caribbean-log-adrift-thieves = Nichts als Diebe: Niemand segelt { $ship }.
caribbean-log-adrift-tie = Es bleibt beim Patt: Niemand segelt { $ship }.
caribbean-log-controlled =
    { $seat } übernimmt { $ship } mit { $bid }{ $spare ->
        [0] {""}
       *[other] {" "}und einer Reserve von { $spare }
    }{ $thieves ->
        [0] {""}
        [one] , ein Dieb an Bord
       *[other] , { $thieves } Diebe an Bord
    }: { $steps ->
        [0] kein Schritt
        [one] ein Schritt
       *[other] { $steps } Schritte
    }.
    .seat =
        Du übernimmst { $ship } mit { $bid }{ $spare ->
            [0] {""}
           *[other] {" "}und einer Reserve von { $spare }
        }{ $thieves ->
            [0] {""}
            [one] , ein Dieb an Bord
           *[other] , { $thieves } Diebe an Bord
        }: { $steps ->
            [0] kein Schritt
            [one] ein Schritt
           *[other] { $steps } Schritte
        }.
caribbean-log-sailed = { $ship } fährt von { $from } nach { $to }.
caribbean-log-loaded = { $seat } lädt die Truhe von { $chest } auf { $ship }: +{ $money }.
    .seat = Du lädst die Truhe von { $chest } auf { $ship }: +{ $money }.
caribbean-log-stole = { $ship } raubt { $victim } die Truhe von { $chest }.
caribbean-log-exchanged = { $ship } gibt { $other } die Truhe von { $gave } für die von { $got }.
caribbean-log-traded = { $ship } lässt die Truhe von { $gave } in { $port } und nimmt die von { $got }.
caribbean-log-handed = { $ship } übergibt { $other } die Truhe von { $chest }.
caribbean-log-secured = { $seat } sichert die Truhe von { $chest }{ $by } im Versteck von { $owner } ({ $area }): +{ $value } für { $owner }.
    .seat = Du sicherst die Truhe von { $chest }{ $by } im Versteck von { $owner } ({ $area }): +{ $value } für { $owner }.
    .owner = { $seat } sichert die Truhe von { $chest }{ $by } in deinem Versteck ({ $area }): +{ $value } für dich.
caribbean-log-secured-own = { $seat } sichert die Truhe von { $chest }{ $by } im eigenen Versteck ({ $area }): +{ $value }.
    .seat = Du sicherst die Truhe von { $chest }{ $by } im eigenen Versteck ({ $area }): +{ $value }.
caribbean-log-secured-by = {" "}über die { $ship }
caribbean-log-anchored = { $ship } ankert: { $area }.
caribbean-log-won-goal =
    { $count ->
        [one] { $first } gewinnt
        [2] { $first } und { $second } teilen sich den Sieg
        [3] { $first }, { $second } und { $third } teilen sich den Sieg
       *[4] { $first }, { $second }, { $third } und { $fourth } teilen sich den Sieg
    } mit { $money } Dublonen!
    .first =
        { $count ->
            [one] Du gewinnst
            [2] { $first } und { $second } teilt euch den Sieg
            [3] { $first }, { $second } und { $third } teilt euch den Sieg
           *[4] { $first }, { $second }, { $third } und { $fourth } teilt euch den Sieg
        } mit { $money } Dublonen!
    .second = { caribbean-log-won-goal.first }
    .third = { caribbean-log-won-goal.first }
    .fourth = { caribbean-log-won-goal.first }
caribbean-log-won-rounds =
    Runde { $last } war die letzte: { $count ->
        [one] { $first } gewinnt
        [2] { $first } und { $second } teilen sich den Sieg
        [3] { $first }, { $second } und { $third } teilen sich den Sieg
       *[4] { $first }, { $second }, { $third } und { $fourth } teilen sich den Sieg
    } mit { $money } Dublonen.
    .first =
        Runde { $last } war die letzte: { $count ->
            [one] du gewinnst
            [2] { $first } und { $second } teilt euch den Sieg
            [3] { $first }, { $second } und { $third } teilt euch den Sieg
           *[4] { $first }, { $second }, { $third } und { $fourth } teilt euch den Sieg
        } mit { $money } Dublonen.
    .second = { caribbean-log-won-rounds.first }
    .third = { caribbean-log-won-rounds.first }
    .fourth = { caribbean-log-won-rounds.first }

## What you are asked
caribbean-prompt-bid = Lege auf jedes Schiff eine Karte: Wer am höchsten bietet, segelt es. Die siebte ist Reserve.
caribbean-prompt-tie = Patt um { $ship } bei { $card }: deine Reserve ({ $spare ->
        [-1] den Dieb
       *[other] { $spare }
    }) nachlegen oder verzichten?
caribbean-prompt-sail =
    Du segelst { $ship }, { $steps ->
        [one] noch ein Schritt
       *[other] noch { $steps } Schritte
    }: Fahr weiter{ $deed ->
        [load] , lade die Truhe
        [steal] , beraube ein Schiff
        [exchange] , tausche Truhen
        [hand] , übergib die Truhe
        [secure] , sichere die Truhe
        [several] , nutze eine Truhe
       *[none] {""}
    } oder ankere.
caribbean-prompt-act =
    Du segelst { $ship }, ohne weiterzukommen: { $deed ->
        [load] Lade die Truhe hier
        [steal] Beraube ein Schiff nebenan
        [exchange] Tausche die Truhe an Bord
        [hand] Übergib die Truhe
        [secure] Sichere die Truhe
        [several] Nutze eine Truhe
       *[none] Hier ist nichts zu tun
    } oder ankere.
caribbean-wait-bid =
    { $count ->
        [one] { $seats } legt Gebote.
       *[other] { $seats } legen Gebote.
    }
caribbean-wait-tie =
    { $count ->
        [one] Patt um { $ship }: { $seats } legt nach oder verzichtet.
       *[other] Patt um { $ship }: { $seats } legen nach oder verzichten.
    }
caribbean-wait-sail =
    { $seat } segelt { $ship }: { $steps ->
        [0] kein Schritt mehr.
        [one] noch ein Schritt.
       *[other] noch { $steps } Schritte.
    }
caribbean-goal = Ab { $money } Dublonen siegt, wer am meisten hat
caribbean-goal-you = Ab { $money } siegt, wer am meisten hat; du: { $owned }
caribbean-goal-reached = { $money } erreicht: Diese Runde entscheidet
caribbean-goal-reached-you = { $money } erreicht: letzte Runde; du hast { $owned }
caribbean-goal-last = Letzte Runde: Danach siegt, wer am meisten hat
caribbean-goal-last-you = Letzte Runde: Geld entscheidet; du hast { $owned }

## What you can do

caribbean-hand = Deine Hand
caribbean-arrangement-confirm = Gebote abgeben
caribbean-arrangement-again = Wie letzte Runde
caribbean-choice-bid =
    { $card ->
        [-1] Den Dieb zu { $ship } schicken
        [one] { $ship } ein Fass schicken
       *[other] { $ship } { $card } Fässer schicken
    }
caribbean-choice-raise =
    { $card ->
        [-1] Den Dieb nachlegen
       *[other] { $card } nachlegen
    }
caribbean-choice-decline = Verzichten
caribbean-choice-sail = Kurs: { $area }
caribbean-choice-load = Die Truhe von { $chest } laden
caribbean-choice-steal = { $ship } die Truhe von { $chest } ({ $value }) stehlen
caribbean-choice-exchange = Mit { $ship } tauschen: { $gave } ({ $less }) gegen { $got } ({ $more })
caribbean-choice-exchange-port = In { $port } tauschen: { $gave } ({ $less }) gegen { $got } ({ $more })
caribbean-choice-hand = { $ship } die Truhe von { $chest } übergeben
caribbean-choice-hand-secure = Die Truhe von { $chest } über { $ship } für { $seat } sichern
    .seat = Die Truhe von { $chest } über { $ship } für dich sichern
caribbean-choice-secure = Die Truhe von { $chest } für { $seat } sichern
    .seat = Die Truhe von { $chest } für dich sichern
caribbean-choice-anchor = Ankern
caribbean-gain-sail =
    { $steps ->
        [0] danach kein Schritt mehr
        [one] danach noch ein Schritt
       *[other] danach noch { $steps } Schritte
    }
caribbean-gain-own = +{ $money } für dich
caribbean-gain-other = +{ $money } für { $seat }
caribbean-short-raise =
    { $card ->
        [-1] Dieb nachlegen
       *[other] { $card } nachlegen
    }
caribbean-short-load = Laden
caribbean-short-steal = { $ship } berauben
caribbean-short-swap = Tausch: { $ship }
caribbean-short-swap-port = Tausch: { $money }
caribbean-short-hand = An { $ship }
caribbean-short-secure = Sichern
caribbean-short-secure-by = Sichern: { $ship }
caribbean-gain-raise =
    { $card ->
        [-1] ein Dieb zählt weniger als Verzichten; die Reserve ist verbraucht
       *[other] zählt { $card }{ $surcharge ->
            [true] , beim Sieg auch als Schritte
           *[false] {""}
        }; die Reserve ist danach verbraucht
    }
caribbean-gain-decline = zählt 0; du behältst die Reserve
caribbean-gain-anchor =
    { $steps ->
        [0] beendet den Zug
        [one] ein Schritt verfällt
       *[other] { $steps } Schritte verfallen
    }
caribbean-gain-steal = { $money } Dublonen an Bord
caribbean-gain-hand = die Truhe wechselt das Schiff; kein Geld
caribbean-gain-swap =
    { $sign ->
        [more] { $money } mehr an Bord
        [less] { $money } weniger an Bord
       *[same] gleich viel an Bord
    }

## What lies on the table

caribbean-scene =
    { $round ->
        [0] Seekarte der Karibik, Aufbau
       *[other] Seekarte der Karibik, Runde { $round }
    }
caribbean-gain = +{ $money }
caribbean-round =
    { $round ->
        [0] Aufbau
       *[other] Runde { $round }{ $last ->
            [0] {""}
           *[other] {" "}von { $last }
        }
    }
caribbean-node-area =
    { $area }{ $port ->
        [closed] , Hafen, eine Truhe mit { $value } noch verborgen
        [out] , Hafen
        [secured] , Hafen, geplündert
       *[sea] {""}
    }{ $steps ->
        [0] {""}
        [one] , ein Schritt
       *[other] , { $steps } Schritte
    }
caribbean-node-chest =
    Truhe von { $chest }, { $value } Dublonen, an Land in { $area }{ $port ->
        [secured] , einem geplünderten Hafen
       *[other] {""}
    }
caribbean-node-cargo = Truhe von { $chest }, { $value } Dublonen, an Bord von { $ship }
caribbean-node-hideout = Versteck von { $seat }: { $area }
    .seat = Dein Versteck: { $area }
caribbean-node-ship =
    { $value ->
        [0] { $ship }, leer: { $area }
       *[other] { $ship }, mit der Truhe von { $chest } ({ $value }): { $area }
    }
caribbean-node-berth = Liegeplatz von { $ship }
caribbean-node-card =
    { $card ->
        [-1] Dieb
        [one] Bestechung mit einem Fass
       *[other] Bestechung mit { $card } Fässern
    }
caribbean-seat = { $seat }
caribbean-owned = { $money }
caribbean-node-treasure = { $seat }: { $money } Dublonen
caribbean-card-treasure = { $money } Dublonen: { $raided } durch Überfälle, { $brought } für heimgekehrte Truhen.
caribbean-card-treasure-more = Heimgekehrt: { $list }
caribbean-card-treasure-name = Die Beute
caribbean-scene-treasure = Was jeder erbeutet hat
caribbean-scene-bids = Die Gebote der Runde { $round }
caribbean-round-brief = Runde { $round }
caribbean-spare = Reserve
caribbean-spare-of = Reserve von { $seat }
    .seat = Deine Reserve
caribbean-spare-seen =
    Reserve von { $seat }: { $card ->
        [hidden] verdeckt
        [-1] Dieb
       *[other] { $card }
    }{ $spent ->
        [yes] , nachgelegt für { $ship }
       *[no] {""}
    }
    .seat =
        Deine Reserve: { $card ->
            [hidden] verdeckt
            [-1] Dieb
           *[other] { $card }
        }{ $spent ->
            [yes] , nachgelegt für { $ship }
           *[no] {""}
        }
caribbean-node-spare = Deine Reserve: { $card }
caribbean-held-bid = { $ship }: { $card }
caribbean-held-spare = Reserve: { $card }
caribbean-held-answer =
    { $answer ->
        [raise] legt nach
       *[decline] verzichtet
    }
caribbean-node-round =
    { caribbean-round }. { $chests ->
        [0] Es kommen keine Truhen mehr
       *[other] { $chests } Truhen kommen noch
    }
caribbean-sent =
    { $seat } { $card ->
        [hidden] verdeckt
        [-1] Dieb
       *[other] { $card }
    }
caribbean-sent-to = Gebote für { $ship }: { $list }
caribbean-tie-won = Patt, Reserven: { $list }. { $seat } segelt
    .seat = Patt, Reserven: { $list }. Du segelst
caribbean-tie-stood = Patt, Reserven: { $list }. Niemand segelt
caribbean-outcome-nobody = niemand
caribbean-outcome-tie = Patt
caribbean-outcome-offers = Patt { $offers }
caribbean-outcome-steps =
    { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }
caribbean-outcome-thieves =
    { $bid } − { $thieves ->
        [one] 1 Dieb
       *[other] { $thieves } Diebe
    }
caribbean-list = { $first }, { $rest }
caribbean-more = { $first }. { $more }
caribbean-borders = Grenzt an: { $list }
caribbean-border =
    { $area } { $way ->
        [n] im Norden
        [ne] im Nordosten
        [e] im Osten
        [se] im Südosten
        [s] im Süden
        [sw] im Südwesten
        [w] im Westen
       *[nw] im Nordwesten
    }
caribbean-beside = { $first } ({ $there })
caribbean-there-chest = Truhe mit { $value }
caribbean-there-hideout = Versteck von { $seat }
    .seat = dein Versteck
caribbean-nearby =
    { $chest ->
        [none] Nächste Truhen: { $list }
       *[some] Nächste Verstecke: { $list }
    }
caribbean-nearby-chest =
    { $chest } ({ $value }) { $steps ->
        [0] hier
        [one] ein Schritt { $way ->
                [n] nach Norden
                [ne] nach Nordosten
                [e] nach Osten
                [se] nach Südosten
                [s] nach Süden
                [sw] nach Südwesten
                [w] nach Westen
               *[nw] nach Nordwesten
            }
       *[other] { $steps } Schritte { $way ->
                [n] nach Norden
                [ne] nach Nordosten
                [e] nach Osten
                [se] nach Südosten
                [s] nach Süden
                [sw] nach Südwesten
                [w] nach Westen
               *[nw] nach Nordwesten
            }
    }
caribbean-nearby-hideout =
    { $seat } ({ $area }) { $steps ->
        [0] hier
        [one] ein Schritt { $way ->
                [n] nach Norden
                [ne] nach Nordosten
                [e] nach Osten
                [se] nach Südosten
                [s] nach Süden
                [sw] nach Südwesten
                [w] nach Westen
               *[nw] nach Nordwesten
            }
       *[other] { $steps } Schritte { $way ->
                [n] nach Norden
                [ne] nach Nordosten
                [e] nach Osten
                [se] nach Südosten
                [s] nach Süden
                [sw] nach Südwesten
                [w] nach Westen
               *[nw] nach Nordwesten
            }
    }

## About a player

caribbean-fact-money = { $money } Dublonen
caribbean-fact-hideouts = Verstecke: { $first }, { $second }, { $third }
caribbean-standing = { $money } Dublonen
caribbean-fact-asked = ist gefragt: nachlegen oder verzichten
caribbean-fact-answered = hat geantwortet

## Where the points come from

caribbean-column-raids = Überfälle
caribbean-column-chests = Verstecke
caribbean-column-money = Dublonen
caribbean-sheet-raids =
    { $count ->
        [one] 1 Überfall
       *[other] { $count } Überfälle
    }
caribbean-sheet-chest = Truhe von { $chest }
caribbean-why-goal =
    { $count ->
        [one] { $first } gewinnt
        [2] { $first } und { $second } teilen sich den Sieg
        [3] { $first }, { $second } und { $third } teilen sich den Sieg
       *[4] { $first }, { $second }, { $third } und { $fourth } teilen sich den Sieg
    } mit { $money } Dublonen, den meisten: Bei { $goal } endet das Spiel.
    .first =
        { $count ->
            [one] Du gewinnst
            [2] { $first } und { $second } teilt euch den Sieg
            [3] { $first }, { $second } und { $third } teilt euch den Sieg
           *[4] { $first }, { $second }, { $third } und { $fourth } teilt euch den Sieg
        } mit { $money } Dublonen, den meisten: Bei { $goal } endet das Spiel.
    .second = { caribbean-why-goal.first }
    .third = { caribbean-why-goal.first }
    .fourth = { caribbean-why-goal.first }
caribbean-why-rounds =
    { $count ->
        [one] { $first } gewinnt
        [2] { $first } und { $second } teilen sich den Sieg
        [3] { $first }, { $second } und { $third } teilen sich den Sieg
       *[4] { $first }, { $second }, { $third } und { $fourth } teilen sich den Sieg
    } mit { $money } Dublonen, den meisten nach Runde { $last }, der letzten.
    .first =
        { $count ->
            [one] Du gewinnst
            [2] { $first } und { $second } teilt euch den Sieg
            [3] { $first }, { $second } und { $third } teilt euch den Sieg
           *[4] { $first }, { $second }, { $third } und { $fourth } teilt euch den Sieg
        } mit { $money } Dublonen, den meisten nach Runde { $last }, der letzten.
    .second = { caribbean-why-rounds.first }
    .third = { caribbean-why-rounds.first }
    .fourth = { caribbean-why-rounds.first }

## What a card says

caribbean-card-value = Dublonen in der Truhe
caribbean-card-raid = sofort fürs Laden
caribbean-card-steps = Schritte entfernt
caribbean-card-steps-left = Schritte übrig
caribbean-card-stacks = Truhen kommen noch
caribbean-card-area =
    { $port ->
        [closed] Ein Hafen; seine Truhe ist noch verborgen.
        [out] Ein Hafen; seine Truhe ist im Spiel.
        [secured] Ein geplünderter Hafen; seine eigene Truhe ist aus dem Spiel.
       *[sea] { $steps ->
            [0] Freies Wasser.
            [1] Das Schiff am Zug kann sofort hierher.
           *[other] Das Schiff am Zug kann bis hierher kommen.
        }
    }
caribbean-card-area-more = Ein Schritt führt in ein angrenzendes Feld. Wo ein Schiff liegt, kommt kein anderes hinein oder hindurch.
caribbean-card-chest = Truhe von { $chest }
caribbean-card-ashore =
    An Land in { $area }{ $port ->
        [secured] , einem geplünderten Hafen
       *[other] {""}
    }: Ein leeres Schiff in diesem Hafen kann sie laden.
caribbean-card-aboard = An Bord von { $ship }: Ein leeres Schiff nebenan kann sie stehlen.
caribbean-card-chest-more = In einem Versteck bringt sie ihren ganzen Wert dem, dem es gehört.
caribbean-card-hideout = Versteck von { $seat }
    .seat = Dein Versteck
caribbean-card-hideout-now = { $area }: Eine hier gesicherte Truhe bringt { $seat } ihren ganzen Wert.
    .seat = { $area }: Eine hier gesicherte Truhe bringt dir ihren ganzen Wert.
caribbean-card-hideout-more = Das darf, wer das Schiff segelt, auch von nebenan über ein leeres Schiff, das hier liegt.
caribbean-card-ship-sailed = { $seat } segelt es jetzt.
    .seat = Du segelst es jetzt.
caribbean-card-ship-empty = Liegt leer: { $area }.
caribbean-card-ship-laden = Liegt mit der Truhe von { $chest }: { $area }.
caribbean-card-bids = Gebote für { $ship }
caribbean-card-bids-now = Wer { $ship } allein das höchste Gebot schickt, segelt es in dieser Runde.
caribbean-card-bids-more =
    Es fährt so viele Schritte, wie das Gebot Fässer hat, { $surcharge ->
        [true] samt denen einer Reserve, die ein Patt gewinnt, für
       *[false] für
    } jeden Dieb einen weniger.
caribbean-card-bribe =
    Ist es allein das höchste Gebot, gehört das Schiff dir, { $card ->
        [0] doch ohne Schritt.
        [one] für einen Schritt, einen weniger für jeden Dieb.
       *[other] für { $card } Schritte, einen weniger für jeden Dieb.
    }
caribbean-card-thief = Er gewinnt nie ein Schiff, nimmt aber dem, der es gewinnt, einen Schritt.
caribbean-card-laid = Jede Karte liegt auf einem Schiff; zur nächsten Runde kommen alle zurück.
caribbean-card-spare = Die siebte Karte: Sie kann bei einem Patt einmal nachgelegt werden.
caribbean-card-spare-more =
    Verzichten zählt 0. Eine nachgelegte Reserve ist für diese Runde verbraucht.{ $surcharge ->
        [true] {" "}Gewinnt sie, zählen ihre Fässer auch als Schritte.
       *[false] {""}
    }
caribbean-card-round =
    { $stacks ->
        [0] Alle Truhen sind entdeckt.
       *[other] Nach jeder Runde werden { $size } weitere Truhen entdeckt, solange es welche gibt.
    }
caribbean-card-round-more = Nach der Runde, in der jemand das Ziel erreicht, siegt, wer am meisten hat. Runde { $last } ist die letzte: Sonst könnte ein Spiel endlos dauern.

## Why not

caribbean-refuse-answer = Es gibt ein Patt: Lege deine Reserve nach oder verzichte.
caribbean-refuse-bidding = Jetzt wird geboten: auf jedes Schiff eine Karte.
caribbean-refuse-not-bidding = Die Gebote liegen; jetzt segeln die Schiffe.
caribbean-refuse-no-tie = Es gibt kein Patt zu entscheiden.
caribbean-refuse-bid-order = Die Karten werden in der Reihenfolge der Schiffe gelegt; { $ship } ist das nächste.
caribbean-refuse-card-laid =
    { $card ->
        [-1] Deinen Dieb hast du schon gelegt.
       *[other] Deine { $card } hast du schon gelegt.
    }
caribbean-refuse-no-border = „{ $from }“ und „{ $to }“ grenzen nicht aneinander.
caribbean-refuse-occupied = Dort liegt { $ship }; ein Feld mit einem Schiff kann weder angelaufen noch durchquert werden.
caribbean-refuse-no-steps = Das Schiff hat keinen Schritt mehr.
caribbean-refuse-laden = Das Schiff trägt schon die Truhe von { $chest }; für eine zweite ist kein Platz.
caribbean-refuse-empty = { $ship } trägt keine Truhe.
caribbean-refuse-full = { $ship } trägt schon eine Truhe.
caribbean-refuse-no-chest-here = Hier liegt keine Truhe zum Laden: { $area }.
caribbean-refuse-no-chest-there = Dort liegt keine offene Truhe: { $area }.
caribbean-refuse-port-far = Das Schiff liegt weder im Feld dieses Hafens noch in einem angrenzenden: { $area }.
caribbean-refuse-port-left = Die Truhe von { $chest } war in diesem Zug schon in { $area }; sie kann nicht zurück.
caribbean-refuse-itself = { $ship } ist selbst an der Reihe.
caribbean-refuse-ship-far = { $ship } liegt nicht in einem angrenzenden Feld.
caribbean-refuse-ship-left = Die Truhe von { $chest } war in diesem Zug schon auf { $ship }; sie kann nicht zurück.
caribbean-refuse-no-hideout = Hier ist kein Versteck: { $area }.

## Was dafür spricht

caribbean-reason-bid-best = { $ship } sieht in dieser Runde am besten aus
caribbean-reason-bid-good = Mit { $ship } ist viel zu holen
caribbean-reason-bid-low = Mit { $ship } ist wenig zu holen
caribbean-reason-bid-thief = Der Dieb bremst { $ship }, mit der andere viel Schaden anrichten könnten
caribbean-reason-raise = { $ship } ist mehr wert als die Reserve
caribbean-reason-decline = Die Reserve ist mehr wert als { $ship }
caribbean-reason-home =
    { $steps ->
        [0] Die Truhe von { $chest } erreicht das eigene Versteck
        [one] Die Truhe von { $chest } kommt dem eigenen Versteck näher: noch ein Schritt
       *[other] Die Truhe von { $chest } kommt dem eigenen Versteck näher: noch { $steps } Schritte
    }
caribbean-reason-away = Bringt die Truhe von { $chest } fort vom Versteck von { $seat }
    .seat = Bringt die Truhe von { $chest } fort von deinem Versteck
caribbean-reason-towards = Auf dem Weg zur Truhe von { $chest } ({ $value })
caribbean-reason-load = { $money } Dublonen sofort, und eine Truhe an Bord
caribbean-reason-rob = Holt { $value } Dublonen vom Versteck von { $seat } weg
    .seat = Holt { $value } Dublonen von deinem Versteck weg
caribbean-reason-booty = Eine Truhe mit { $value } Dublonen kommt an Bord
caribbean-reason-dearer = { $more } statt { $less } Dublonen an Bord
caribbean-reason-nearer = { $ship } liegt näher am eigenen Versteck
caribbean-reason-safe = { $value } Dublonen in Sicherheit
caribbean-reason-wait =
    Die Truhe von { $chest } liegt hier gut, { $steps ->
        [0] im eigenen Versteck
        [one] einen Schritt vom eigenen Versteck
       *[other] { $steps } Schritte vom eigenen Versteck
    }

## Beim Spielen lernen

caribbean-lesson-goal = Ziel: die meisten Dublonen, sobald jemand 41.000 hat. Truhen in deinen Verstecken bringen sie.
caribbean-lesson-off-course = Dorthin darf sie, doch dann reichen die Schritte nicht. Folge dem Licht.
caribbean-lesson-too-early = Noch nicht: Sie hat noch Schritte, und eine Truhe wartet.

caribbean-lesson-haul-title = Hafen, Truhe, Versteck
caribbean-lesson-haul-out-say = Die Schiffe gehören niemandem. Deine Bestechung von 5 war die höchste: Segle die Arriba jetzt Richtung { caribbean-area-sju }.
caribbean-lesson-haul-out-done = 5 Fässer sind fünf Schritte. Der Dieb von Grace hat dich einen gekostet: vier.
caribbean-lesson-haul-out-else-1 = Das ist dein Versteck, doch noch trägt sie nichts. Erst die Truhe von { caribbean-area-sju }.
caribbean-lesson-haul-port-say = In { caribbean-area-sju } liegt eine Truhe von 8.000. Lauf ein.
caribbean-lesson-haul-load-say = Nimm die Truhe an Bord. Das kostet keinen Schritt.
caribbean-lesson-haul-load-done = 2.000 sofort für den Überfall. Das große Geld gibt es im Versteck.
caribbean-lesson-haul-load-else-1 = Nicht ohne die Truhe, wegen der du gekommen bist.
caribbean-lesson-haul-home-say = Zwei Schritte sind übrig, und dein Versteck bei Montserrat ist zwei entfernt. Bring sie heim.
caribbean-lesson-haul-home-else-2 = Bleibt sie hier, können andere sie samt der Truhe holen.
caribbean-lesson-haul-hideout-say = Noch ein Schritt, in dein eigenes Versteck.
caribbean-lesson-haul-hideout-else-1 = Das wäre der letzte Schritt, und die Truhe bliebe auf See.
caribbean-lesson-haul-secure-say = Sichere die Truhe.
caribbean-lesson-haul-secure-done = 8.000 für den Besitzer des Verstecks, wer auch immer segelt. Du hast 10.000.
caribbean-lesson-haul-secure-else-1 = Erst die Truhe: Hier gesichert, bringt sie dir 8.000.
caribbean-lesson-haul-on = So gewinnt man: Truhen ins eigene Versteck bringen, wie diese: 2.000 im Hafen und 8.000 daheim. Als Nächstes: ein Patt, und eine fremde Truhe.

caribbean-lesson-theft-title = Ein Patt und ein Diebstahl
caribbean-lesson-theft-tie-say = Caribic: Du und Grace habt je 4 geboten. Die siebte Karte, die Reserve, entscheidet ein Patt: Leg sie nach.
caribbean-lesson-theft-tie-done = Grace verzichtet. Das Schiff gehört dir, für vier Schritte: Die Reserve bringt keinen dazu.
caribbean-lesson-theft-tie-else-1 = Du darfst sie aufsparen. Legt aber niemand nach, segelt niemand, und die Truhe von Grace entkommt.
caribbean-lesson-theft-chase-say = Die Bravo von Grace trägt eine Truhe aus { caribbean-area-pbe }, und von nebenan darfst du sie stehlen. Hinterher!
caribbean-lesson-theft-beside-say = Noch ein Feld, und du liegst neben ihr.
caribbean-lesson-theft-beside-else-1 = Auch von dort erreichst du die Bravo, danach aber nicht dein Versteck.
caribbean-lesson-theft-steal-say = Nimm sie. Kein Schritt, keine Karte, kein Kampf.
caribbean-lesson-theft-steal-done = Auf See gehört eine Truhe dem, der das Schiff hat. Sicher ist sie nur im Versteck.
caribbean-lesson-theft-steal-else-1 = Erst die Truhe: Du liegst direkt daneben.
caribbean-lesson-theft-pass-say = Dein Versteck im Moskitogolf ist zwei Schritte entfernt. Durch ein Schiff kommt keins: Nimm den Weg über { caribbean-area-pbe }.
caribbean-lesson-theft-hideout-say = Und hinein.
caribbean-lesson-theft-secure-say = An Land damit.
caribbean-lesson-theft-secure-done = Sieh dir die Diabolo an: Dein Dieb kostet Anne einen Schritt, und genau der fehlt ihr bis zum Versteck.
caribbean-lesson-theft-secure-else-1 = Sichere sie erst: 4.000 für dich.
caribbean-lesson-theft-on = So gewinnt man: heimbringen, was andere holen, wie die Truhe von Grace für 4.000. Als Nächstes: deine eigenen Gebote.

caribbean-lesson-bids-title = Sieben Karten, sechs Schiffe
caribbean-lesson-bids-lay-say = Jetzt bietest du: heimlich eine Karte je Schiff. Die Arriba liegt in deinem Versteck, einen Schritt vor { caribbean-area-ftr }s Truhe: Gib ihr 2 oder mehr.
caribbean-lesson-bids-lay-say-2 = Als Nächstes die Bravo: zwei Schritte vor der Truhe von { caribbean-area-ctg }. Nimm eine beliebige Karte.
caribbean-lesson-bids-lay-say-3 = Die Caribic liegt in deinem Versteck, auch zwei Schritte vor { caribbean-area-ctg }. Eine hohe Karte könnte reichen.
caribbean-lesson-bids-lay-say-4 = Die Diabolo trägt 7.000: ein Schritt zu Annes Versteck, vier zu deinem. Sie ist deine höchste Karte wert.
caribbean-lesson-bids-lay-say-5 = Die Evita ist weit weg von jeder Truhe. Eine niedrige Karte genügt, oder der Dieb.
caribbean-lesson-bids-lay-say-6 = Die Fuego liegt in Annes Versteck, einen Schritt vor { caribbean-area-ver }s Truhe: Anne bietet hoch. Spar dir gute Karten.
caribbean-lesson-bids-lay-say-all = Jedes Schiff hat eine Karte, die siebte ist deine Reserve. Ändere, was du willst, dann gib die Gebote ab.
caribbean-lesson-bids-lay-done = Schiff für Schiff wird aufgedeckt. Auf der Arriba ist deine Karte die höchste.
caribbean-lesson-bids-lay-else-1 = Hin und zurück sind zwei Schritte, und die Karte ist die Zahl der Schritte. Mindestens 2 auf die Arriba.
caribbean-lesson-bids-out-say = Nach { caribbean-area-ftr }.
caribbean-lesson-bids-load-say = Du weißt, was zu tun ist.
caribbean-lesson-bids-load-else-1 = Lade erst die Truhe.
caribbean-lesson-bids-back-say = Und wieder heim.
caribbean-lesson-bids-secure-say = Sichere sie.
caribbean-lesson-bids-secure-done = 7.000 für eine Karte. Bieten andere wenig, reicht eine 2: Spar dir die hohen.
caribbean-lesson-bids-secure-else-1 = Sichere die Truhe, bevor du ankerst.
caribbean-lesson-bids-secure-else-2 = Sie ist daheim. Sichere erst die Truhe.
caribbean-lesson-bids-on = So gewinnt man: dort bieten, wo eine Truhe nah am eigenen Versteck liegt, wie 7.000 aus { caribbean-area-ftr }. Die Hälfte von 41.000 ist geschafft: Spiel weiter, und achte auf die Diabolo.

## The coach of the first game

caribbean-coach-bid = Jedes Fass auf der Siegerkarte ist ein Schritt. Dein Dieb nimmt dem, der das Schiff befehligt, einen weg.
caribbean-coach-yours = Das Schiff gehorcht dir, bis du ankerst. Laden, Stehlen und Sichern kosten keine Schritte.
caribbean-coach-hand-secure = Nebenan liegt ein leeres Schiff an einem Versteck. Übergib ihm die Truhe, und wem das Versteck gehört, der hat sie sofort.
caribbean-coach-steal = Auf dem Schiff nebenan liegt eine Truhe. Nimm sie dir: Niemand kann es dir verwehren.
caribbean-coach-tie = Patt: Lege deine Reserve nach oder verzichte. Liegt danach niemand allein vorn, bleibt das Schiff liegen.
caribbean-coach-no-steps = Keine Schritte mehr. Aber wo das Schiff liegt, darf es noch laden, stehlen oder sichern.
caribbean-coach-no-chests = Neue Truhen kommen keine mehr. Was jetzt auf der Karte liegt, ist alles.
caribbean-coach-others-profit = Eine gesicherte Truhe zahlt sich für den Besitzer des Verstecks aus, egal, wer sie bringt. Schick deinen Dieb auf ein Schiff, das fast dort ist.
caribbean-coach-order = Die Schiffe fahren der Reihe nach, von Arriba bis Fuego: Was ein frühes stiehlt, kann ein späteres zurückholen.
caribbean-coach-hand = Du darfst die Truhe einem leeren Schiff nebenan geben, am besten einem, das später fährt und auf das du hoch geboten hast.
caribbean-coach-exchange = Dein Laderaum ist voll, aber du darfst deine Truhe gegen eine andere in der Nähe tauschen, auf einem Schiff oder im Hafen.
caribbean-coach-blocked = Schiffe versperren den Weg, aber Truhen kommen vorbei: Ein leeres Schiff nebenan kann deine übernehmen.
