liars-title = Blufdobbelen
liars-tagline = Verborgen dobbelstenen, gewaagde biedingen: wie geloof je?
liars-about =
    Iedereen gooit drie dobbelstenen en verbergt ze. Om de beurt bied je hoeveel stenen met één getal er op de hele tafel liggen, elk bod hoger dan het vorige, of je gelooft het niet.

    Dan worden alle stenen getoond. Wie ongelijk had, verliest een steen; wie als laatste stenen heeft, wint.

liars-prompt =
    { $count ->
        [0] Bied hoeveel dobbelstenen met hetzelfde getal er op tafel liggen.
       *[other] Geloof het laatste bod niet, of bied hoger als je kunt.
    }
liars-goal = Houd als laatste dobbelstenen over.
liars-row-left = Stenen over
liars-row-dice = Stenen
liars-row-count = Bod: hoeveel
liars-row-face = Bod: getal
liars-key-count = Hoeveel
liars-key-face = Welk getal
liars-do-bid = { $a } × { $b } bieden
liars-do-doubt = Niet geloven

liars-log-bid = { $seat } biedt { $count } × { $face }.
    .seat = Je biedt { $count } × { $face }.
liars-log-doubted = { $seat } gelooft het niet: er zijn { $there } × { $face }.
    .seat = Je gelooft het niet: er zijn { $there } × { $face }.
liars-log-lost =
    { $seat } verliest { $count ->
        [one] een steen
       *[other] { $count } stenen
    }.
    .seat =
        Je verliest { $count ->
            [one] een steen
           *[other] { $count } stenen
        }.
liars-log-showed = { $seat } toont { $dice }.
    .seat = Je toont { $dice }.
liars-log-out = { $seat } heeft geen stenen meer.
    .seat = Je hebt geen stenen meer.

liars-primer-goal = Houd als laatste dobbelstenen over.
    .title = Het doel
liars-primer-turn = Bied hoger dan de vorige, of geloof het niet. Je ziet alleen je eigen stenen.
    .title = Je beurt
liars-rule-ld-1 = Iedereen heeft drie dobbelstenen, gooit ze allemaal en bekijkt ze in het geheim. Ze tellen voor de hele tafel.
    .title = Gooien
liars-rule-ld-2 = Een bod zegt hoeveel stenen met één getal er liggen, de jouwe meegeteld. Het volgende moet meer stenen noemen, of evenveel met een hoger getal.
    .title = Bieden
liars-rule-ld-3 = Wie het laatste bod niet gelooft, zegt dat, en alle stenen worden getoond. Zijn het er zoveel of meer, dan verliest wie het niet geloofde een steen; anders de bieder. De verliezer begint de volgende ronde.
    .title = Niet geloven
liars-box = Drie dobbelstenen voor elke speler.
