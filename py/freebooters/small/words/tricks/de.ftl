tricks-title = Drei Stiche
tricks-tagline = Fünf Karten für jeden, und drei Stiche zum Sieg.
tricks-about =
    Alle bekommen fünf Karten in drei Farben. Einer spielt aus, die anderen bedienen die Farbe, wenn sie können, und die höchste Karte dieser Farbe macht den Stich. Wer ihn macht, spielt als Nächster aus.

    Wer zuerst drei Stiche hat, gewinnt. Oder alle legen zugleich eine Karte verdeckt, und die höchste gewinnt.

tricks-option-order = Karten spielen
tricks-option-order-turns = Reihum
    .hint = Einer spielt aus, die anderen bedienen, wenn sie können.
tricks-option-order-once = Alle zugleich
    .hint = Alle legen eine Karte verdeckt; die höchste von allen macht den Stich.

tricks-prompt = Spiele eine Karte aus deiner Hand.
tricks-goal =
    { $tricks ->
        [one] Der erste Stich gewinnt.
        [other] { $tricks } Stiche zuerst gewinnen, sonst die meisten.
       *[none] Genug Stiche zuerst gewinnen, sonst die meisten.
    }
tricks-row-taken = Stiche
tricks-row-hands = Hand
tricks-row-laid = Gespielt
tricks-do-play = { $a } spielen

tricks-log-played = { $seat } spielt { $card }.
    .seat = Du spielst { $card }.
tricks-log-taken = { $seat } macht den Stich mit { $card }.
    .seat = Du machst den Stich mit { $card }.

tricks-primer-goal = Mache vor den anderen drei Stiche.
    .title = Das Ziel
tricks-primer-turn = Spiele eine Karte. Die beste macht den Stich, und wer sie gespielt hat, spielt aus.
    .title = Ein Stich
tricks-rule-tt-1 = Es gibt Karten von 1 bis 7 in drei Farben, Kreuz, Herz und Pik. Alle bekommen fünf; der Rest bleibt verdeckt.
    .title = Die Karten
tricks-rule-tt-2 =
    { $order ->
        [once] Alle legen zugleich eine Karte verdeckt, dann werden alle gezeigt. Die höchste Zahl macht den Stich; bei gleichen schlägt Pik Herz, und Herz schlägt Kreuz.
       *[turns] Einer spielt eine beliebige Karte aus. Die anderen bedienen die Farbe, wenn sie können; sonst spielen sie, was sie wollen. Die höchste Karte der ausgespielten Farbe macht den Stich, und wer sie gespielt hat, spielt als Nächster aus.
    }
    .title = Ein Stich
tricks-rule-tt-3 = Wer zuerst drei Stiche hat, gewinnt. Sind die Karten vorher zu Ende, gewinnt, wer die meisten hat; bei Gleichstand wird der Sieg geteilt.
    .title = Das Ende
tricks-box = Karten von 1 bis 7 in drei Farben.
