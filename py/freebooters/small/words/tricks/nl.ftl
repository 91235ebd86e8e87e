tricks-title = Drie slagen
tricks-tagline = Vijf kaarten elk, en drie slagen om te winnen.
tricks-about =
    Iedereen krijgt vijf kaarten in drie kleuren. Eén speler komt uit, de anderen bekennen kleur als ze kunnen, en de hoogste kaart van die kleur haalt de slag. Wie hem haalt, komt daarna uit.

    Wie het eerst drie slagen heeft, wint. Of leg allemaal tegelijk een kaart gedekt neer, en de hoogste wint.

tricks-option-order = Kaarten spelen
tricks-option-order-turns = Om de beurt
    .hint = Eén speler komt uit, de anderen bekennen kleur als ze kunnen.
tricks-option-order-once = Allemaal tegelijk
    .hint = Iedereen legt een kaart gedekt neer; de hoogste van alle haalt de slag.

tricks-prompt = Speel een kaart uit je hand.
tricks-goal =
    { $tricks ->
        [one] De eerste slag wint.
        [other] Wie als eerste { $tricks } slagen heeft wint, anders de meeste.
       *[none] Wie als eerste genoeg heeft wint, anders de meeste.
    }
tricks-row-taken = Slagen
tricks-row-hands = Hand
tricks-row-laid = Gespeeld
tricks-do-play = { $a } spelen

tricks-log-played = { $seat } speelt { $card }.
    .seat = Je speelt { $card }.
tricks-log-taken = { $seat } haalt de slag met { $card }.
    .seat = Je haalt de slag met { $card }.

tricks-primer-goal = Haal eerder dan de anderen drie slagen.
    .title = Het doel
tricks-primer-turn = Speel een kaart. De beste haalt de slag, en wie die speelde, komt uit.
    .title = Een slag
tricks-rule-tt-1 = Er zijn kaarten van 1 tot en met 7 in drie kleuren: klaveren, harten en schoppen. Iedereen krijgt er vijf; de rest blijft gedekt.
    .title = De kaarten
tricks-rule-tt-2 =
    { $order ->
        [once] Iedereen legt tegelijk een kaart gedekt neer, en dan worden ze getoond. Het hoogste getal haalt de slag; bij gelijke getallen slaan schoppen harten, en harten klaveren.
       *[turns] Eén speler komt uit met een kaart naar keuze. De anderen bekennen kleur als ze kunnen; anders spelen ze wat ze willen. De hoogste kaart van de uitgekomen kleur haalt de slag, en wie die speelde, komt daarna uit.
    }
    .title = Een slag
tricks-rule-tt-3 = Wie het eerst drie slagen heeft, wint. Zijn de kaarten eerder op, dan wint wie de meeste slagen heeft; bij gelijke stand wordt de overwinning gedeeld.
    .title = Het einde
tricks-box = Kaarten van 1 tot en met 7 in drie kleuren.
