cartagena-title = Cartagena
cartagena-tagline = Schleuse deine ganze Mannschaft durch den verwinkelten Gang und lege als Erster ab.
cartagena-about =
    Eine Mannschaft ist aus der Festung von Cartagena ausgebrochen, und ein Boot wartet. Mit jeder Karte, die du spielst, springt ein Pirat auf das nächste freie Zeichen ihrer Art; je voller der Gang, desto weiter der Sprung.

    Neue Karten bekommt nur, wer zu einem Gefährten oder Gegner zurückweicht. Wann man rennt und wann man zurückweicht, das ist die ganze Kunst, und gelernt ist sie in einer Minute.

## Variante wählen

cartagena-option-variant = Variante
cartagena-option-variant-jamaica = Jamaika
    .hint = Die Karten auf der Hand sind geheim, gezogen wird vom verdeckten Stapel: etwas Glück, etwas Bluff.
cartagena-option-variant-tortuga = Tortuga
    .hint = Alle Karten liegen offen, auch die, die als Nächstes gezogen werden: Hier zählt allein der Plan.
cartagena-option-variant-hispaniola = Hispaniola
    .hint = Die Karten auf der Hand sind geheim, die nächsten vom Vorrat aber liegen offen: Merke dir, wer was nimmt.
cartagena-option-variant-basic = Dschungel, kurz
    .hint = Das Grundspiel von 2014: vier Piraten, dreißig Felder, zwei Aktionen je Zug, geheime Karten.
cartagena-option-variant-advanced = Dschungel, lang
    .hint = Das Spiel für Geübte von 2014: fünf Piraten, sechsunddreißig Felder, drei Aktionen je Zug, geheime Karten.

cartagena-rules-2 = Wer keine Karte und keinen Weg zurück hat, zieht bei jeder Aktion eine Karte, nicht mehr nur bei der ersten im Zug (CA-8).

## Zeichen

cartagena-bottle = Flasche
cartagena-pistol = Pistole
cartagena-hat = Hut
cartagena-skull = Totenkopf
cartagena-dagger = Dolch
cartagena-key = Schlüssel
cartagena-keys = Schlüsselbund
cartagena-grapple = Enterhaken
cartagena-lantern = Laterne
cartagena-telescope = Fernrohr

## Die Regeln

cartagena-primer-goal =
    Du führst eine Mannschaft von { $variant ->
        [basic] vier Piraten aus dem Dschungel
        [advanced] fünf Piraten aus dem Dschungel
       *[other] sechs Piraten aus der Festung
    }. Wer zuerst die ganze Mannschaft im Boot hat, legt ab und gewinnt.
    .title = Das Ziel
cartagena-primer-way =
    Alle Piraten beginnen am Start. Von dort führt ein verwinkelter Gang aus { $variant ->
        [basic] dreißig
       *[other] sechsunddreißig
    } Feldern zum Boot. Jedes Feld trägt eines von sechs Zeichen, jede Karte auch. Du beginnst mit { $variant ->
        [basic] fünf oder sechs
        [advanced] fünf oder sechs
       *[other] sechs
    } Karten.
    .title = Der Weg
cartagena-primer-turn =
    In deinem Zug hast du { $variant ->
        [basic] eine oder zwei
       *[other] eine, zwei oder drei
    } Aktionen. Die erste ist Pflicht, danach darfst du aufhören. Eine Aktion ist eins von beiden: mit einer Karte vorwärts laufen oder zurückweichen, um Karten zu bekommen. Mische beides, wie du willst, mit einem Piraten oder mit mehreren.
    .title = Dein Zug
cartagena-primer-cards =
    Spiele eine Karte und wähle einen deiner Piraten. Er läuft vor bis zum nächsten Feld mit dem Zeichen der Karte, auf dem niemand steht. Besetzte Felder mit diesem Zeichen überspringt er; ein Gedränge vor dir bringt dich also weit. Ist vor ihm keines mehr frei, springt er geradewegs ins Boot.
    .title = Vorwärts mit einer Karte
cartagena-primer-retreat =
    Gespielte Karten sind weg. Neue gibt es nur für den Rückzug: Einer deiner Piraten geht zurück auf das nächste Feld hinter ihm, auf dem ein oder zwei Piraten stehen, deine oder fremde. Für jeden, der dort stand, ziehst du eine Karte. Ein Feld mit dreien ist voll und wird übergangen. Bis zum Start weicht niemand zurück.
    .title = Zurück für Karten
cartagena-primer-draw =
    { $variant ->
        [tortuga] Gezogen wird aus einer offenen Reihe, immer die nächste Karte in Pfeilrichtung. Auch alle Handkarten liegen offen: Nichts ist verborgen, also plane.
        [hispaniola] Gezogen wird aus einer offenen Reihe, immer die nächste Karte in Pfeilrichtung, und alle sehen, was du nimmst. Der Rest deiner Hand ist geheim.
       *[other] Gezogen wird vom verdeckten Stapel, und die Karten auf der Hand sind geheim.
    }
    .title = Karten ziehen
cartagena-primer-end =
    Das Spiel endet, sobald eine Mannschaft vollzählig im Boot ist. Lass bis dahin niemanden zurück: Ein einsamer Nachzügler kostet viele Karten, während Piraten, die nah beieinander stehen, zum Überspringen taugen und zum Zurückweichen, dir und allen anderen.
    .title = Leinen los
cartagena-rule-ca-1 =
    Ein Gang aus nummerierten Feldern windet sich vom Start bis zum Boot. Er wird durch das Los aus Teilstücken zu je sechs Feldern zusammengesetzt, und jedes Teilstück trägt alle sechs Zeichen genau einmal. So gleicht keine Partie der anderen.

    { $variant ->
        [basic] Der Gang beginnt an einem Lager im Dschungel. Er hat dreißig Felder, und jede Mannschaft hat vier Piraten.
        [advanced] Der Gang beginnt an einem Lager im Dschungel. Er hat sechsunddreißig Felder, und jede Mannschaft hat fünf Piraten.
       *[other] Der Gang ist ein Tunnel, der in der Festung beginnt. Er hat sechsunddreißig Felder, und jede Mannschaft hat sechs Piraten.
    }

    Alle Piraten beginnen am Start.
    .title = Der Weg zum Boot
    .ruling =
        { $variant ->
            [basic] Nach der Spielregel liegen fünf oder sechs Teilstücke in beliebiger Reihenfolge; auch welche Seite oben liegt, bestimmt das Los.
            [advanced] Nach der Spielregel liegen fünf oder sechs Teilstücke in beliebiger Reihenfolge; auch welche Seite oben liegt, bestimmt das Los.
           *[other] Die Spielregel lässt offen, wie die Teilstücke liegen; Reihenfolge und Richtung bestimmt das Los.
        }
cartagena-rule-ca-2 =
    { $variant ->
        [basic] Wer anfängt, beginnt mit sechs Karten, alle anderen mit fünf.
        [advanced] Wer anfängt, beginnt mit sechs Karten, alle anderen mit fünf.
       *[other] Alle beginnen mit sechs Karten.
    } Den Anfang bestimmt das Los, dann geht es im Uhrzeigersinn weiter.

    In deinem Zug führst du { $variant ->
        [basic] eine oder zwei Aktionen
       *[other] eine, zwei oder drei Aktionen
    } aus. Die erste ist Pflicht, danach darfst du deinen Zug jederzeit beenden. Eine Aktion heißt: entweder eine Karte spielen (CA-3) oder einen Piraten zurückweichen lassen (CA-4). Beides darfst du beliebig mischen, auch mit demselben Piraten.

    Nach der letzten Aktion endet dein Zug von selbst, sobald deine Karten gezogen sind.
    .title = Dein Zug
    .ruling =
        { $variant ->
            [basic] Nach dem Regelheft beginnt der Älteste; hier entscheidet das Los.
            [advanced] Nach dem Regelheft beginnt der Älteste; hier entscheidet das Los.
           *[other] Nach der Spielregel beginnt, wer am meisten einem Piraten gleicht; hier entscheidet das Los.
        }
cartagena-rule-ca-3 =
    Lege eine Karte ab und nimm einen deiner Piraten, der noch nicht im Boot ist. Er läuft vor bis zum nächsten Feld mit dem Zeichen der Karte, auf dem niemand steht.

    Felder mit diesem Zeichen, auf denen Piraten stehen, ob deine oder fremde, werden übersprungen. Ist vor ihm keines mehr frei, springt der Pirat geradewegs ins Boot.
    .title = Eine Karte spielen
cartagena-rule-ca-4 =
    Nimm einen deiner Piraten von einem Feld oder aus dem Boot und stelle ihn zurück auf das nächste Feld hinter ihm, auf dem ein oder zwei Piraten stehen, egal wessen. Du ziehst so viele Karten, wie dort Piraten standen: eine oder zwei. So kommt man an Karten.

    Leere Felder und Felder mit drei Piraten werden übergangen, aber das erste Feld mit einem oder zwei Piraten hält ihn auf. Piraten auf dem Feld, das er verlässt, zählen nicht. Zum Start weicht niemand zurück: Liegt kein solches Feld hinter ihm, kann der Pirat nicht zurück.
    .title = Zurückweichen und Karten ziehen
    .ruling =
        { $variant ->
            [basic] { "" }
            [advanced] { "" }
           *[other] Ob ein Pirat aus dem Boot zurückdarf, sagt das Regelheft nicht. In der Ausgabe von 2014 darf er es, also auch hier.
        }
cartagena-rule-ca-5 =
    Auf einem Feld stehen nie mehr als drei Piraten. Start und Boot fassen beliebig viele.
    .title = Höchstens drei auf einem Feld
cartagena-rule-ca-6 =
    Von jedem Zeichen gibt es { $variant ->
        [basic] fünfzehn
        [advanced] fünfzehn
       *[other] siebzehn
    } Karten. Wird eine Karte gebraucht und der Stapel ist leer, so werden die abgelegten Karten gemischt und bilden den neuen Stapel, auch zwischen den beiden Karten eines Rückzugs.

    Ist beides leer, ziehst du, was da ist, vielleicht also nichts. Zurückweichen darfst du trotzdem.
    .title = Wenn der Stapel zu Ende geht
    .ruling = Man darf auch zurückweichen, wenn es nichts mehr zu ziehen gibt.
cartagena-rule-ca-7 =
    { $variant ->
        [tortuga]
            Zwölf Karten liegen offen in einer Reihe, und aus ihr wird gezogen. Man nimmt immer die nächste in Pfeilrichtung; aussuchen darf man nicht.

            Ist die letzte Karte genommen, wird sofort eine neue Reihe von zwölf Karten ausgelegt, auch mitten im Ziehen. Hat der Stapel weniger als zwölf, werden die abgelegten Karten gemischt und die Reihe ergänzt; reicht auch das nicht, bleibt sie kürzer. Ist gar nichts da, wird erst ausgelegt, wenn wieder eine Karte gebraucht wird.
        [hispaniola]
            Zwölf Karten liegen offen in einer Reihe, und aus ihr wird gezogen. Man nimmt immer die nächste in Pfeilrichtung; aussuchen darf man nicht.

            Ist die letzte Karte genommen, wird sofort eine neue Reihe von zwölf Karten ausgelegt, auch mitten im Ziehen. Hat der Stapel weniger als zwölf, werden die abgelegten Karten gemischt und die Reihe ergänzt; reicht auch das nicht, bleibt sie kürzer. Ist gar nichts da, wird erst ausgelegt, wenn wieder eine Karte gebraucht wird.
       *[other] { "" }
    }
    .title = Die offene Reihe
    .ruling = Das Regelheft sagt nur, dass eine verbrauchte Reihe ersetzt wird. Wann genau das geschieht und was bei Kartenmangel gilt, haben wir festgelegt.
cartagena-rule-ca-8 =
    Bist du am Zug und hast keine Karte und keinen Piraten, der zurückkann, so ziehst du eine Karte, und dein Zug ist vorbei. Sonst darfst du das nie. Nach einer ersten Aktion darfst du deinen Zug auch beenden, ohne zu ziehen. Gibt es keine Karte zu ziehen, passt du.
    .title = Keine Karte und kein Weg zurück
    .ruling =
        { $variant ->
            [basic] Die niederländische Spielregel erlaubt die Karte, die französische gibt sie; nach einer ersten Aktion kannst du hier auf sie verzichten.
            [advanced] Die niederländische Spielregel erlaubt die Karte, die französische gibt sie; nach einer ersten Aktion kannst du hier auf sie verzichten.
           *[other] Diese Regel der Ausgabe von 2014 gilt auch hier.
        }
cartagena-rule-ca-9 =
    Sobald eine Mannschaft vollzählig im Boot ist, endet das Spiel, und wer sie führt, hat gewonnen.

    Die anderen werden nach ihren Piraten im Boot gereiht, bei Gleichstand danach, wie weit alle ihre Piraten zusammen gekommen sind.
    .title = Leinen los
    .ruling = Die Spielregel nennt nur, wer gewinnt; wie die anderen gereiht werden, ist unsere Entscheidung.
cartagena-rule-ca-10 =
    Wie viele Karten jemand hat, dürfen immer alle sehen, ebenso, was abgelegt ist.

    { $variant ->
        [tortuga] Alle Karten liegen offen.
        [hispaniola] Die Karten auf der Hand sind geheim. Was aus der offenen Reihe genommen wird, sehen aber alle: Der Tisch zeigt weiterhin die Karten, von denen du weißt.
       *[other] Die Karten auf der Hand sind geheim. Gezogen wird vom verdeckten Stapel, so dass niemand weiß, was du ziehst.
    }
    .title = Was offen ist und was geheim
    .ruling =
        { $variant ->
            [basic] Dass alle die abgelegten Karten durchsehen dürfen, ist unsere Entscheidung.
            [advanced] Dass alle die abgelegten Karten durchsehen dürfen, ist unsere Entscheidung.
           *[other] Dass alle die Handkarten zählen und die abgelegten durchsehen dürfen, ist unsere Entscheidung.
        }
cartagena-box =
    { $variant ->
        [basic] Sechs Teilstücke zu sechs Feldern, vorn und hinten verschieden; ein Start und ein Boot; 90 Karten, je 15 mit Flasche, Schlüsselbund, Pistole, Enterhaken, Laterne und Fernrohr; 25 Piraten, je fünf in fünf Farben. Im kurzen Spiel bleiben ein Teilstück und von jeder Farbe ein Pirat in der Schachtel.
        [advanced] Sechs Teilstücke zu sechs Feldern, vorn und hinten verschieden; ein Start und ein Boot; 90 Karten, je 15 mit Flasche, Schlüsselbund, Pistole, Enterhaken, Laterne und Fernrohr; 25 Piraten, je fünf in fünf Farben.
       *[other] Sechs Teilstücke zu sechs Feldern, auf beiden Seiten gleich; ein Boot; 102 Karten, je 17 mit Flasche, Pistole, Hut, Totenkopf, Dolch und Schlüssel; eine Karte mit Pfeil für die offene Reihe; 30 Piraten, je sechs in fünf Farben. Die Reihenfolge der Zeichen auf den Teilstücken ist die veröffentlichte.
    }
    .ours =
        { $variant ->
            [basic] Die Reihenfolge der Zeichen auf den Teilstücken. Über alle zwölf Seiten steht jedes Zeichen an jeder der sechs Stellen genau zweimal.
            [advanced] Die Reihenfolge der Zeichen auf den Teilstücken. Über alle zwölf Seiten steht jedes Zeichen an jeder der sechs Stellen genau zweimal.
            [hispaniola] Hispaniola steht nicht im Regelheft: So wird das Spiel im Netz oft gespielt, mit geheimen Karten und offener Reihe.
           *[other] { "" }
        }
cartagena-pad = Wer die ganze Mannschaft zuerst im Boot hat, gewinnt; sonst wird nichts gezählt.
cartagena-figure-way = Der Tunnel von der Festung bis zum Boot: sechsunddreißig Felder.
cartagena-figure-way-basic = Der Dschungel vom Lager bis zum Boot: dreißig Felder im kurzen Spiel.
cartagena-figure-way-advanced = Der Dschungel vom Lager bis zum Boot: sechsunddreißig Felder im langen Spiel.
cartagena-figure-leap = Annes roter Pirat steht auf Feld 4 und läuft mit der Karte von Feld 5. Dort steht Grace, also springt er weiter auf Feld 7, das nächste mit diesem Zeichen.
cartagena-figure-retreat = Annes Pirat weicht von Feld 7 zurück. Das nächste Feld mit einem oder zwei Piraten ist Feld 5, wo zwei von Grace stehen: Anne zieht zwei Karten.
cartagena-figure-full = Graces blauer Pirat weicht von Feld 6 zurück. Auf Feld 5 stehen drei, auf Feld 4 keiner: Beide werden übergangen. Auf Feld 3 steht einer, also zieht Grace eine Karte.
cartagena-figure-row = Ein Rückzug zu einem Piraten: Anne nimmt die nächste Karte der Reihe, den Schlüssel.
cartagena-figure-aboard = Vor dem Piraten ist keine Pistole mehr frei: Er springt ins Boot. Annes Mannschaft ist vollzählig, und sie gewinnt.
cartagena-figure-boards = Vor dem Piraten ist keine Laterne mehr frei: Er springt geradewegs ins Boot.
cartagena-figure-open-hands = In Tortuga sehen alle die Karten von Grace (oben) und von Anne.
cartagena-figure-known-hands = Grace hat einen Schlüssel aus der offenen Reihe genommen. Annes Tisch zeigt weiterhin, dass Grace ihn hat.
cartagena-figure-supply = Der verdeckte Stapel und daneben, für alle sichtbar, die abgelegten Karten jedes Zeichens.

## Was geschehen ist

cartagena-log-laid = Der Gang ist ausgelegt: { $cells } Felder.
cartagena-log-started = { $seat } beginnt.
    .seat = Du beginnst.
cartagena-log-dealt =
    { $count ->
        [one] { $seat } bekommt eine Karte.
       *[other] { $seat } bekommt { $count } Karten.
    }
    .seat =
        { $count ->
            [one] Du bekommst eine Karte.
           *[other] Du bekommst { $count } Karten.
        }
cartagena-log-row =
    { $count ->
        [one] Eine Reihe aus einer Karte wird ausgelegt.
       *[other] Eine Reihe von { $count } Karten wird ausgelegt.
    }
cartagena-log-played =
    { $from ->
        [0] { $seat } spielt { $symbol }: vom Start auf Feld { $to }.
       *[other] { $seat } spielt { $symbol }: von Feld { $from } auf Feld { $to }.
    }
    .seat =
        { $from ->
            [0] Du spielst { $symbol }: vom Start auf Feld { $to }.
           *[other] Du spielst { $symbol }: von Feld { $from } auf Feld { $to }.
        }
cartagena-log-boarded =
    { $from ->
        [0] { $seat } spielt { $symbol }: vom Start geradewegs ins Boot.
       *[other] { $seat } spielt { $symbol }: von Feld { $from } ins Boot.
    }
    .seat =
        { $from ->
            [0] Du spielst { $symbol }: vom Start geradewegs ins Boot.
           *[other] Du spielst { $symbol }: von Feld { $from } ins Boot.
        }
cartagena-log-retreated =
    { $at ->
        [boat] { $seat } weicht aus dem Boot auf Feld { $to } zurück
       *[cell] { $seat } weicht von Feld { $from } auf Feld { $to } zurück
    }, { $count ->
        [0] ohne zu ziehen.
        [one] für eine Karte.
       *[other] für { $count } Karten.
    }
    .seat =
        { $at ->
            [boat] Du weichst aus dem Boot auf Feld { $to } zurück
           *[cell] Du weichst von Feld { $from } auf Feld { $to } zurück
        }, { $count ->
            [0] ohne zu ziehen.
            [one] für eine Karte.
           *[other] für { $count } Karten.
        }
cartagena-log-drew = { $seat } zieht eine Karte.
    .seat = Du ziehst eine Karte.
cartagena-log-drew-card = { $seat } zieht { $symbol }.
    .seat = Du ziehst { $symbol }.
cartagena-log-shuffled =
    { $count ->
        [one] Die eine abgelegte Karte wird zum neuen Stapel.
       *[other] { $count } abgelegte Karten werden zum neuen Stapel gemischt.
    }
cartagena-log-ended = { $seat } beendet den Zug.
    .seat = Du beendest deinen Zug.
cartagena-log-helped = { $seat } hat keine Karte und keinen Weg zurück und zieht eine.
    .seat = Du hast keine Karte und keinen Weg zurück und ziehst eine.
cartagena-log-passed = { $seat } muss passen.
    .seat = Du musst passen.
cartagena-log-won = { $seat } hat die ganze Mannschaft im Boot und legt ab!
    .seat = Du hast deine ganze Mannschaft im Boot und legst ab!

## Was gefragt ist

cartagena-prompt-first =
    { $way ->
        [play] Wähle eine Karte und den Piraten, der läuft
        [retreat] Wähle einen Piraten, der zurückweicht und Karten holt
       *[both] Wähle Karte und Piraten, oder wer zurückweicht
    }. { $moves ->
        [one] Noch eine Aktion.
       *[other] Noch { $moves } Aktionen.
    }
cartagena-prompt-move =
    { $way ->
        [play] Spiele eine Karte oder beende deinen Zug.
        [retreat] Weiche zurück oder beende deinen Zug.
       *[both] Spiele eine Karte, weiche zurück oder beende deinen Zug.
    } { $moves ->
        [one] Noch eine Aktion.
       *[other] Noch { $moves } Aktionen.
    }
cartagena-prompt-end = Mehr kannst du nicht tun: Beende deinen Zug.
cartagena-prompt-draw =
    Du hast keine Karte und keinen Weg zurück: { $when ->
        [first] Ziehe eine Karte.
       *[move] Ziehe eine Karte oder beende deinen Zug.
    }
cartagena-prompt-pass = Keine Karte, kein Weg zurück, und zu ziehen gibt es nichts: Passe.

## Was möglich ist

cartagena-choice-play =
    { $symbol } spielen: Pirat { $at ->
        [start] vom Start
       *[cell] von Feld { $cell }
    } { $goal ->
        [boat] ins Boot
       *[cell] auf Feld { $to }
    }
cartagena-choice-retreat =
    { $at ->
        [boat] Aus dem Boot
       *[cell] Von Feld { $cell }
    } auf Feld { $to } zurückweichen{ $count ->
        [0] , ohne zu ziehen
        [one] {" "}und eine Karte ziehen
       *[other] {" "}und { $count } Karten ziehen
    }
cartagena-choice-end = Zug beenden
cartagena-choice-draw = Eine Karte ziehen
cartagena-choice-pass = Passen
cartagena-short-play =
    { $at ->
        [start] Start
       *[cell] { $cell }
    } { $goal ->
        [boat] ins Boot
       *[cell] auf { $to }
    }
cartagena-short-retreat =
    { $at ->
        [boat] Boot
       *[cell] { $cell }
    } { $count ->
        [0] zurück auf { $to }
       *[other] zurück: +{ $count }
    }
cartagena-short-end = Zug beenden
cartagena-short-draw = Karte ziehen
cartagena-short-pass = Passen
cartagena-gain-run =
    { $count ->
        [one] Läuft ein Feld weit
       *[other] Läuft { $count } Felder weit
    }
cartagena-gain-aboard = Erreicht das Boot: { $count } von { $all } an Bord
cartagena-gain-end =
    { $count ->
        [one] Verzichtet auf eine Aktion
       *[other] Verzichtet auf { $count } Aktionen
    }
cartagena-gain-one = Bringt { $first }
cartagena-gain-two = Bringt { $first } und { $second }
cartagena-gain-new-row = Bringt { $first } und die erste Karte einer neuen Reihe
cartagena-gain-draw =
    { $count ->
        [0] Bringt nichts: Es ist keine Karte mehr da
        [one] Bringt eine Karte
       *[other] Bringt { $count } Karten
    }

## Was auf dem Tisch liegt

cartagena-scene = Der Tisch von Cartagena, { $variant }
cartagena-caption-row = Offene Reihe
cartagena-caption-discards = Ablage
cartagena-caption-hand = Deine Hand
cartagena-caption-others = Andere Hände
cartagena-caption-no-cards = Keine Karten mehr
cartagena-node-start =
    Start: { $count ->
        [0] keine Piraten
        [one] ein Pirat
       *[other] { $count } Piraten
    }
cartagena-node-boat =
    Boot: { $count ->
        [0] keine Piraten an Bord
        [one] ein Pirat an Bord
       *[other] { $count } Piraten an Bord
    }
cartagena-node-cell =
    Feld { $cell }, { $symbol }: { $count ->
        [0] frei
        [1] { $first }
        [2] { $first }, { $second }
       *[other] { $first }, { $second }, { $third }
    }
cartagena-node-pirate =
    { $seat }: { $count ->
        [one] Pirat
       *[other] { $count } Piraten
    } { $at ->
        [start] am Start
        [boat] im Boot
       *[cell] auf Feld { $cell }
    }
cartagena-node-own =
    { $count ->
        [one] Dein Pirat
       *[other] Deine { $count } Piraten
    } { $at ->
        [start] am Start
        [boat] im Boot
       *[cell] auf Feld { $cell }
    }
cartagena-node-back =
    { $pirate }. Weg zurück: Feld { $to }, { $count ->
        [0] keine Karte
        [one] eine Karte
       *[other] { $count } Karten
    }
cartagena-node-hand =
    { $seat }: { $count ->
        [0] keine Karten
        [one] eine Karte
       *[other] { $count } Karten
    }
cartagena-node-card =
    { $count ->
        [one] { $symbol }, eine Karte
       *[other] { $symbol }, { $count } Karten
    }
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
       *[other] , verdeckt { $hidden }
    }
cartagena-node-next =
    { $count ->
        [one] Zurückweichen und ziehen. Letzte Karte der Reihe: { $symbol }
       *[other] Zurückweichen und ziehen. Nächste von { $count } in der Reihe: { $symbol }
    }
cartagena-node-row = Offene Reihe, Platz { $place }: { $symbol }
cartagena-node-draw =
    { $count ->
        [0] Zurückweichen und ziehen. Der Stapel ist leer
        [one] Zurückweichen und ziehen. Eine Karte im Stapel
       *[other] Zurückweichen und ziehen. { $count } Karten im Stapel
    }
cartagena-node-pile =
    { $count ->
        [0] Der Stapel ist leer
        [one] Stapel: eine Karte
       *[other] Stapel: { $count } Karten
    }
cartagena-node-discard =
    { $count ->
        [0] Abgelegt, { $symbol }: keine
       *[other] Abgelegt, { $symbol }: { $count }
    }
cartagena-node-discards =
    Ablage: { $count ->
        [0] leer
       *[other] { $count } ({ $one } { $count-one }, { $two } { $count-two }, { $three } { $count-three }, { $four } { $count-four }, { $five } { $count-five }, { $six } { $count-six })
    }

## Was die Karte neben einer Sache sagt

cartagena-card-start = Start
cartagena-now-start = Hier beginnen alle Mannschaften. Zurückweichen kann hierher niemand.
cartagena-card-boat = Boot
cartagena-now-boat = Wer zuerst alle { $all } Piraten an Bord hat, gewinnt. Auch von hier kann ein Pirat für Karten zurückweichen.
cartagena-number-seat = { $seat }
cartagena-card-cell = Feld { $cell }: { $symbol }
cartagena-now-cell =
    { $count ->
        [0] Frei: Eine Karte mit diesem Zeichen kann hierher führen. Ein Rückzug geht darüber hinweg.
        [1] Ein Rückzug endet hier und bringt eine Karte. Karten überspringen das Feld.
        [2] Ein Rückzug endet hier und bringt zwei Karten. Karten überspringen das Feld.
       *[other] Mit drei Piraten voll: Vor und zurück geht es darüber hinweg.
    }
cartagena-now-retreat =
    Weicht auf Feld { $to } zurück { $count ->
        [0] und zieht nichts.
        [one] und zieht eine Karte.
       *[other] und zieht { $count } Karten.
    }
cartagena-now-stuck = Kann nicht zurück: Auf keinem Feld dahinter stehen ein oder zwei Piraten.
cartagena-more-pirate = Eine Karte bringt ihn auf das nächste freie Feld mit ihrem Zeichen, sonst ins Boot.
cartagena-now-other = Karten überspringen ihn. Wo ein oder zwei stehen, endet ein Rückzug und bringt Karten.
cartagena-now-card = Bringt einen deiner Piraten auf das nächste freie Feld mit diesem Zeichen: { $symbol }.
cartagena-number-way =
    { $at ->
        [start] Vom Start
       *[cell] Von Feld { $cell }
    } { $goal ->
        [boat] ins Boot
       *[cell] auf Feld { $to }
    }
cartagena-card-next = Nächste Karte: { $symbol }
cartagena-now-next = Wer als Nächstes zieht, nimmt sie.
cartagena-now-row =
    Sie kommt nach { $count ->
        [one] der Karte davor.
       *[other] den { $count } Karten davor.
    }
cartagena-more-row = Genommen wird der Reihe nach, nie nach Wahl.
cartagena-card-pile = Stapel
cartagena-now-pile =
    { $source ->
        [row] Ist die offene Reihe aufgebraucht, wird daraus eine neue ausgelegt.
       *[pile] Karten werden verdeckt davon gezogen.
    }
cartagena-number-pile = Karten
cartagena-more-pile = Ist er leer, wenn eine Karte gebraucht wird, werden die abgelegten Karten zu einem neuen gemischt.
cartagena-card-discards = Ablage
cartagena-now-discards = Gespielte Karten. Jedes Zeichen gibt es { $copies }-mal.
cartagena-card-hand = Hand von { $seat }
    .seat = Deine Hand
cartagena-now-hand =
    { $known ->
        [all] Alle diese Karten sind allen bekannt.
        [some] Aus der offenen Reihe genommene Karten sind bekannt, die übrigen verdeckt.
       *[none] Diese Karten sind verdeckt.
    }
cartagena-number-hidden = verdeckt

## Zu jemandem am Tisch

cartagena-fact-aboard = { $count } von { $all } im Boot
cartagena-fact-cards =
    { $count ->
        [0] keine Karten
        [one] eine Karte
       *[other] { $count } Karten
    }
cartagena-fact-moves =
    { $count ->
        [one] noch eine Aktion
       *[other] noch { $count } Aktionen
    }
cartagena-goal = Wer zuerst alle { $all } Piraten im Boot hat, gewinnt.
cartagena-goal-own = Bring als Erster alle { $all } Piraten ins Boot: Du hast { $count }.
cartagena-column-start = Start
cartagena-column-passage = Gang
cartagena-column-spaces = Felder
cartagena-column-aboard = An Bord
cartagena-why =
    { $winner } hat alle { $all } Piraten an Bord; { $rivals ->
        [0] sonst hat es noch keiner ins Boot geschafft
        [1] { $seat } folgt mit { $count }
       *[other] { $rivals } andere folgen mit je { $count }
    }.
    .winner =
        Du hast alle { $all } Piraten an Bord; { $rivals ->
            [0] sonst hat es noch keiner ins Boot geschafft
            [1] { $seat } folgt mit { $count }
           *[other] { $rivals } andere folgen mit je { $count }
        }.
    .seat =
        { $winner } hat alle { $all } Piraten an Bord; { $rivals ->
            [0] sonst hat es noch keiner ins Boot geschafft
            [1] du folgst mit { $count }
           *[other] { $rivals } andere folgen mit je { $count }
        }.
cartagena-standing = { $count } von { $all } Piraten im Boot

## Warum nicht

cartagena-refuse-no-card = Du hast keine Karte mit diesem Zeichen: { $symbol }.
cartagena-refuse-no-pirate = Dort steht keiner deiner Piraten.
cartagena-refuse-boat-play = Wer im Boot sitzt, ist am Ziel; von dort geht es nur zurück.
cartagena-refuse-start-pirate = Vom Start aus geht es nicht weiter zurück.
cartagena-refuse-no-target = Hinter diesem Piraten liegt kein Feld mit einem oder zwei Piraten; er kann nicht zurück.
cartagena-refuse-must-move = Führe mindestens eine Aktion aus, bevor du deinen Zug beendest.
cartagena-refuse-draw-only = Eine Karte ziehen, ohne zurückzuweichen, darfst du nur, wenn du keine Karte und keinen Weg zurück hast.
cartagena-refuse-run = Genau dorthin führt keine Karte: Ein Pirat läuft auf das nächste freie Feld mit dem Zeichen der Karte.
cartagena-refuse-fall = Wer zurückweicht, landet auf dem nächsten Feld dahinter mit einem oder zwei Piraten, nicht dort.

## Was dafür spricht

cartagena-reason-wins = Bringt den letzten Piraten ins Boot und gewinnt
cartagena-reason-aboard = Bringt einen Piraten ins Boot: { $count } von { $all }
cartagena-reason-far = Der weiteste Sprung: { $steps } Felder
cartagena-reason-straggler = Holt den Piraten nach, der am weitesten zurückliegt
cartagena-reason-cards =
    { $count ->
        [one] Eine Karte
       *[other] { $count } Karten
    } für { $steps ->
        [one] ein einziges Feld zurück
       *[other] { $steps } Felder zurück
    }
cartagena-reason-refill =
    { $count ->
        [one] Bringt eine Karte auf die leere Hand
       *[other] Bringt { $count } Karten auf die leere Hand
    }
cartagena-reason-keep = Spart die Karten auf: Keine springt jetzt weit

## Beim Spielen lernen

cartagena-lesson-goal = Ziel: alle sechs Piraten ins Boot.

cartagena-lesson-there-and-back-title = Vor und zurück
cartagena-lesson-there-and-back-leap-say = Deine sechs Piraten fliehen zum Boot. Wähle einen Totenkopf, dann einen Piraten in der Festung.
cartagena-lesson-there-and-back-leap-done = Er rennt bis zum ersten Totenkopf auf dem Weg.
cartagena-lesson-there-and-back-leap-else-1 = Jede Karte wirkt so. Aber du hast zwei Totenköpfe: Fang mit einem davon an.
cartagena-lesson-there-and-back-leapfrog-say = Jetzt der andere Totenkopf, wieder aus der Festung. Schau, wie weit er führt.
cartagena-lesson-there-and-back-leapfrog-done = Besetzte Felder werden übersprungen. Freund und Feind verkürzen dir den Weg.
cartagena-lesson-there-and-back-leapfrog-else-1 = Auch er könnte weiter. Lass ihn stehen: Gleich brauchst du ihn.
cartagena-lesson-there-and-back-leapfrog-else-2 = Erlaubt, doch der Totenkopf führt gerade weiter. Probier ihn.
cartagena-lesson-there-and-back-leapfrog-else-3 = Du darfst aufhören, hast aber noch zwei Aktionen. Nutze sie.
cartagena-lesson-there-and-back-back-say = Rennen kostet Karten, und von selbst kommt keine. Wähle den Piraten auf 12, dann die nächste Karte der Reihe: Er weicht zurück.
cartagena-lesson-there-and-back-back-done = Zurück zum nächsten Feld mit ein oder zwei Piraten: Einer stand da, also eine Karte. So kommt man zu Karten.
cartagena-lesson-there-and-back-back-else-1 = Das kostet noch eine Karte. Verdien dir eine: Schick den Piraten auf 12 zurück.
cartagena-lesson-there-and-back-back-else-2 = Eine Aktion hast du noch, und mit ihr kannst du eine Karte holen.
cartagena-lesson-there-and-back-rivals-say = Grace tat dasselbe; zwei ihrer Piraten stehen auf 6, einem Schlüsselfeld. Spiel deinen Schlüssel über sie hinweg.
cartagena-lesson-there-and-back-rivals-done = Über beide hinweg, auf 9.
cartagena-lesson-there-and-back-rivals-else-1 = Möglich, doch der Schlüssel springt über beide Gegner. Spiel den.
cartagena-lesson-there-and-back-two-cards-say = Hinter dir auf 6 stehen zwei Piraten: der beste Platz zum Zurückweichen. Los.
cartagena-lesson-there-and-back-two-cards-done = Zwei Piraten, zwei Karten, egal wessen. Bei dreien auf einem Feld gibt es nichts.
cartagena-lesson-there-and-back-two-cards-else-1 = Später. Hol dir erst zwei Karten bei den Gegnern auf 6.
cartagena-lesson-there-and-back-two-cards-else-2 = Du hast noch zwei Aktionen, und zwei Karten warten auf dich.
cartagena-lesson-there-and-back-free-say = Eine Aktion hast du noch: Mach, was du magst, oder beende deinen Zug.
cartagena-lesson-there-and-back-free-done = Das ist ganz Cartagena. So gewinnt man: wenige Schritte zurück für zwei Karten, wie du von 9 auf 6.
cartagena-lesson-there-and-back-on = Spiel von hier gegen Grace weiter. Auch sie fängt gerade erst an.

cartagena-lesson-cast-off-title = Zurück zum Sieg
cartagena-lesson-cast-off-back-say = Fünf sind an Bord, und du kannst gewinnen. Die eine Pistole bringt den letzten nur auf 32; und wenn er erst zurückgeht?
cartagena-lesson-cast-off-back-done = Zwei Gegner auf 27, zwei Karten: eine Pistole und ein Hut.
cartagena-lesson-cast-off-back-else-1 = Er hält auf 32, deine Hand ist leer und er nicht an Bord. Sieh dir die nächsten zwei Karten der Reihe an.
cartagena-lesson-cast-off-back-else-2 = Sogar aus dem Boot darf man zurück. Dann fehlen aber zwei, und du hast nur noch zwei Aktionen.
cartagena-lesson-cast-off-run-say = Jetzt hast du zwei Pistolen, und vorn ist noch ein Pistolenfeld frei. Lauf.
cartagena-lesson-cast-off-run-else-1 = Der Hut hält auf 30, und von da reicht eine Pistole nicht. Erst die Pistole.
cartagena-lesson-cast-off-run-else-2 = Einmal zurück war richtig; jetzt nach vorn.
cartagena-lesson-cast-off-run-else-3 = Hör nicht auf: Du hast noch zwei Aktionen, und mit ihnen gewinnst du.
cartagena-lesson-cast-off-aboard-say = Vor ihm ist kein Pistolenfeld mehr. Was bewirkt die zweite?
cartagena-lesson-cast-off-aboard-done = Kein freies Feld, also gleich ins Boot. Alle an Bord: Du gewinnst!
cartagena-lesson-cast-off-aboard-else-1 = Der Hut findet noch ein freies Feld, die 33. Die Pistole findet keins: Sie führt ins Boot.
cartagena-lesson-cast-off-aboard-else-2 = Eine Karte mehr, aber keine Aktion mehr, um sie zu spielen. Spiel die Pistole.
cartagena-lesson-cast-off-aboard-else-3 = Nur eine Karte trennt dich noch vom Boot.
cartagena-lesson-cast-off-on = So gewinnt man: wissen, für welche Karte vorn kein Feld mehr frei ist, wie hinter 32 für deine zweite Pistole. Jetzt eine ganze Partie, von der Festung an.

## The coach of the first game

cartagena-coach-first-turn = Du hast mehrere Aktionen je Zug: Karten bringen deine Piraten voran, Rückzüge bringen neue Karten. Kombiniere beides, wie du willst.
cartagena-coach-leap = Besetzte Felder mit dem Zeichen der Karte werden übersprungen. Dieselbe Karte trägt den nächsten Piraten also weiter.
cartagena-coach-last-card = Nur noch eine Karte. Weiche jetzt zurück: Mit leerer Hand bleibt dir nichts anderes.
cartagena-coach-first-aboard = Ein Pirat ist im Boot! Liegt vorn kein freies Feld mit ihrem Zeichen mehr, führt eine Karte geradewegs ins Boot.
cartagena-coach-rival-retreats = Ein Gegner ist für Karten zurückgewichen. Das kannst du auch: Wo ein Pirat steht, gibt es eine Karte, wo zwei stehen, zwei.
cartagena-coach-row-ends = Noch eine Karte liegt in der Reihe. Sobald sie genommen ist, wird eine neue ausgelegt.
cartagena-coach-from-boat = Sogar aus dem Boot darf ein Pirat zurück: Manchmal sind zwei Karten das wert.
cartagena-coach-stop = Du musst nicht alle Aktionen nutzen. Eine Karte, die du behältst, springt im nächsten Zug vielleicht weiter.
cartagena-coach-no-retreat = Ein Pirat weicht nur zu einem oder zwei anderen hinter ihm zurück. Lass darum unterwegs eine Nachhut stehen.
