cartagena-title = Cartagena
cartagena-tagline = Loods je hele bemanning door de kronkelende gang en gooi als eerste de trossen los.
cartagena-about =
    Een bemanning is uit het fort van Cartagena ontsnapt en er ligt een sloep klaar. Met elke kaart die je speelt springt een piraat naar het volgende vrije symbool van die soort; hoe voller de gang, hoe verder de sprong.

    Nieuwe kaarten krijg je alleen door terug te gaan naar een maat of een rivaal. Weten wanneer je rent en wanneer je wijkt, dat is de hele kunst, en je leert het in een minuut.

## Een variant kiezen

cartagena-option-variant = Variant
cartagena-option-variant-jamaica = Jamaica
    .hint = Handkaarten zijn geheim en je trekt van een gesloten stapel: wat geluk, wat bluf.
cartagena-option-variant-tortuga = Tortuga
    .hint = Alle kaarten liggen open, ook de volgende die getrokken worden: een kwestie van plannen.
cartagena-option-variant-hispaniola = Hispaniola
    .hint = Handkaarten zijn geheim, maar de volgende te trekken kaarten liggen open: let op wie wat pakt.
cartagena-option-variant-basic = Oerwoud, kort
    .hint = Het basisspel van 2014: vier piraten, dertig velden, twee zetten per beurt, geheime kaarten.
cartagena-option-variant-advanced = Oerwoud, lang
    .hint = Het spel voor gevorderden van 2014: vijf piraten, zesendertig velden, drie zetten per beurt, geheime kaarten.

cartagena-rules-2 = Wie geen kaart en geen weg terug heeft, trekt bij elke zet een kaart, niet meer alleen bij de eerste van een beurt (CA-8).

## Symbolen

cartagena-bottle = fles
cartagena-pistol = pistool
cartagena-hat = hoed
cartagena-skull = doodskop
cartagena-dagger = dolk
cartagena-key = sleutel
cartagena-keys = sleutelbos
cartagena-grapple = enterhaak
cartagena-lantern = lantaarn
cartagena-telescope = verrekijker

## De regels

cartagena-primer-goal =
    Je leidt een bemanning van { $variant ->
        [basic] vier piraten uit het oerwoud
        [advanced] vijf piraten uit het oerwoud
       *[other] zes piraten uit het fort
    }. Wie als eerste de hele bemanning in de sloep heeft, gooit de trossen los en wint.
    .title = Het doel
cartagena-primer-way =
    Alle piraten beginnen bij de start. Vandaar leidt een kronkelende gang van { $variant ->
        [basic] dertig
       *[other] zesendertig
    } velden naar de sloep. Op elk veld staat een van zes symbolen, op elke kaart ook. Je begint met { $variant ->
        [basic] vijf of zes
        [advanced] vijf of zes
       *[other] zes
    } kaarten.
    .title = De weg
cartagena-primer-turn =
    In je beurt doe je { $variant ->
        [basic] één of twee
       *[other] één, twee of drie
    } zetten. De eerste is verplicht, daarna mag je stoppen. Een zet is een van twee dingen: een kaart spelen om vooruit te rennen, of je terugtrekken om kaarten te krijgen. Combineer ze zoals je wilt, met één piraat of met meer.
    .title = Je beurt
cartagena-primer-cards =
    Speel een kaart en kies een van je piraten. Hij rent vooruit naar het eerstvolgende veld met het symbool van de kaart waar niemand staat. Bezette velden met dat symbool slaat hij over: hoe drukker het voor je is, hoe verder je komt. Is er vóór hem geen meer vrij, dan springt hij meteen in de sloep.
    .title = Vooruit met een kaart
cartagena-primer-retreat =
    Een gespeelde kaart ben je kwijt. Nieuwe krijg je alleen door je terug te trekken: een van je piraten gaat terug naar het dichtstbijzijnde veld achter hem waar één of twee piraten staan, van jou of van een ander. Voor elke piraat die daar stond trek je een kaart. Een veld met drie piraten is vol en wordt overgeslagen. Niemand gaat terug tot de start.
    .title = Terug voor kaarten
cartagena-primer-draw =
    { $variant ->
        [tortuga] Je trekt uit een open rij, altijd de volgende kaart in de richting van de pijl. Ook alle handkaarten liggen open: niets is verborgen, dus plan vooruit.
        [hispaniola] Je trekt uit een open rij, altijd de volgende kaart in de richting van de pijl, en iedereen ziet wat je pakt. De rest van je hand is geheim.
       *[other] Je trekt van de gesloten stapel, en handkaarten zijn geheim.
    }
    .title = Kaarten trekken
cartagena-primer-end =
    Het spel is afgelopen zodra een bemanning voltallig in de sloep zit. Laat tot dan niemand achter: een eenzame achterblijver kost veel kaarten, terwijl piraten die dicht bij elkaar staan goed zijn om over te springen en op terug te vallen, voor jou en voor alle anderen.
    .title = Trossen los
cartagena-rule-ca-1 =
    Een gang van genummerde velden kronkelt van de start naar de sloep. Hij wordt door het lot samengesteld uit stukken van zes velden, en op elk stuk staan alle zes de symbolen één keer. Zo is geen spel hetzelfde.

    { $variant ->
        [basic] De gang begint bij een kamp in het oerwoud. Hij telt dertig velden, en elke bemanning heeft vier piraten.
        [advanced] De gang begint bij een kamp in het oerwoud. Hij telt zesendertig velden, en elke bemanning heeft vijf piraten.
       *[other] De gang is een tunnel die in het fort begint. Hij telt zesendertig velden, en elke bemanning heeft zes piraten.
    }

    Alle piraten beginnen bij de start.
    .title = De weg naar de sloep
    .ruling =
        { $variant ->
            [basic] De spelregels leggen vijf of zes stukken in willekeurige volgorde; ook welke kant boven ligt, bepaalt het lot.
            [advanced] De spelregels leggen vijf of zes stukken in willekeurige volgorde; ook welke kant boven ligt, bepaalt het lot.
           *[other] De spelregels laten open hoe de stukken liggen; volgorde en richting bepaalt het lot.
        }
cartagena-rule-ca-2 =
    { $variant ->
        [basic] De startspeler begint met zes kaarten, de anderen met vijf.
        [advanced] De startspeler begint met zes kaarten, de anderen met vijf.
       *[other] Iedereen begint met zes kaarten.
    } Het lot bepaalt wie begint, daarna gaat het met de klok mee.

    In je beurt doe je { $variant ->
        [basic] één of twee zetten
       *[other] één, twee of drie zetten
    }. De eerste is verplicht; daarna mag je stoppen wanneer je wilt. Een zet is een kaart spelen (CA-3) of een piraat terugtrekken (CA-4). Je mag die naar believen combineren, ook met dezelfde piraat.

    Na je laatste zet gaat de beurt vanzelf door, zodra je kaarten getrokken zijn.
    .title = Je beurt
    .ruling =
        { $variant ->
            [basic] Volgens de regels begint de oudste; hier beslist het lot.
            [advanced] Volgens de regels begint de oudste; hier beslist het lot.
           *[other] Volgens de spelregels begint wie het meest op een piraat lijkt; hier beslist het lot.
        }
cartagena-rule-ca-3 =
    Leg een kaart af en neem een van je piraten die nog niet aan boord is. Hij rent vooruit naar het eerstvolgende veld met het symbool van de kaart waar niemand staat.

    Velden met dat symbool waar piraten staan, van jou of van een ander, worden overgeslagen. Is er vóór hem geen meer vrij, dan springt de piraat meteen in de sloep.
    .title = Een kaart spelen
cartagena-rule-ca-4 =
    Neem een van je piraten van een veld of uit de sloep en zet hem terug op het dichtstbijzijnde veld achter hem waar één of twee piraten staan, van wie dan ook. Je trekt zoveel kaarten als daar piraten stonden: één of twee. Zo kom je aan kaarten.

    Lege velden en velden met drie piraten worden overgeslagen, maar het eerste veld met één of twee piraten houdt hem tegen. Piraten op het veld dat hij verlaat tellen niet mee. Terug naar de start kan niet: ligt er geen geschikt veld achter hem, dan kan de piraat niet terug.
    .title = Terugtrekken en kaarten trekken
    .ruling =
        { $variant ->
            [basic] { "" }
            [advanced] { "" }
           *[other] De regels zeggen niet of een piraat uit de sloep mag terugkomen. In de uitgave van 2014 mag het, en dus ook hier.
        }
cartagena-rule-ca-5 =
    Er staan nooit meer dan drie piraten op één veld. De start en de sloep kennen geen grens.
    .title = Drie per veld
cartagena-rule-ca-6 =
    Van elk symbool zijn er { $variant ->
        [basic] vijftien
        [advanced] vijftien
       *[other] zeventien
    } kaarten. Is er een kaart nodig en is de stapel leeg, dan worden de afgelegde kaarten geschud tot een nieuwe stapel, ook tussen de twee kaarten van één keer terugtrekken.

    Zijn beide leeg, dan trek je wat er is, misschien niets. Terugtrekken mag toch.
    .title = Als de stapel opraakt
    .ruling = Je mag je ook terugtrekken als er niets meer te trekken is.
cartagena-rule-ca-7 =
    { $variant ->
        [tortuga]
            Twaalf kaarten liggen open in een rij en daaruit wordt getrokken. Je neemt altijd de volgende in de richting van de pijl; kiezen mag niet.

            Is de laatste kaart gepakt, dan wordt meteen een nieuwe rij van twaalf gelegd, ook midden in het trekken. Heeft de stapel er minder dan twaalf, dan worden de afgelegde kaarten geschud om de rij aan te vullen; is dat nog te weinig, dan is de rij korter. Is er niets om te leggen, dan komt er pas een rij als er weer een kaart nodig is.
        [hispaniola]
            Twaalf kaarten liggen open in een rij en daaruit wordt getrokken. Je neemt altijd de volgende in de richting van de pijl; kiezen mag niet.

            Is de laatste kaart gepakt, dan wordt meteen een nieuwe rij van twaalf gelegd, ook midden in het trekken. Heeft de stapel er minder dan twaalf, dan worden de afgelegde kaarten geschud om de rij aan te vullen; is dat nog te weinig, dan is de rij korter. Is er niets om te leggen, dan komt er pas een rij als er weer een kaart nodig is.
       *[other] { "" }
    }
    .title = De open rij
    .ruling = De regels zeggen alleen dat een lege rij wordt vervangen. Wanneer precies, en wat er gebeurt bij te weinig kaarten, hebben wij bepaald.
cartagena-rule-ca-8 =
    Ben je aan zet en heb je geen kaart en geen piraat die terug kan, dan trek je één kaart en is je beurt voorbij. Op elk ander moment mag dat niet. Na een eerste zet mag je je beurt ook beëindigen zonder te trekken. Is er geen kaart te trekken, dan pas je.
    .title = Geen kaart en geen weg terug
    .ruling =
        { $variant ->
            [basic] De Nederlandse spelregels staan de kaart toe, de Franse geven hem; na een eerste zet mag je er hier van afzien.
            [advanced] De Nederlandse spelregels staan de kaart toe, de Franse geven hem; na een eerste zet mag je er hier van afzien.
           *[other] Deze regel van de uitgave van 2014 geldt ook hier.
        }
cartagena-rule-ca-9 =
    Zodra een bemanning voltallig in de sloep zit, is het spel afgelopen en heeft die speler gewonnen.

    De anderen worden gerangschikt naar hun piraten aan boord en bij gelijke stand naar hoe ver al hun piraten samen gekomen zijn.
    .title = Trossen los
    .ruling = De spelregels noemen alleen de winnaar; hoe de anderen gerangschikt worden, hebben wij besloten.
cartagena-rule-ca-10 =
    Hoeveel kaarten iedereen heeft is altijd te zien, en ook wat er is afgelegd.

    { $variant ->
        [tortuga] Alle handkaarten liggen open.
        [hispaniola] Handkaarten zijn geheim. Wat iemand uit de open rij pakt ziet wel iedereen: de tafel blijft de kaarten tonen waar je van weet.
       *[other] Handkaarten zijn geheim. Je trekt van de gesloten stapel, dus niemand weet wat je trekt.
    }
    .title = Wat open is en wat geheim
    .ruling =
        { $variant ->
            [basic] Dat iedereen de afgelegde kaarten mag bekijken, hebben wij besloten.
            [advanced] Dat iedereen de afgelegde kaarten mag bekijken, hebben wij besloten.
           *[other] Dat iedereen de handkaarten mag tellen en de afgelegde mag bekijken, hebben wij besloten.
        }
cartagena-box =
    { $variant ->
        [basic] Zes stukken van zes velden, voor en achter verschillend; een start en een sloep; 90 kaarten, 15 van elk: fles, sleutelbos, pistool, enterhaak, lantaarn en verrekijker; 25 piraten, vijf in elk van vijf kleuren. In het korte spel blijven één stuk en van elke kleur één piraat in de doos.
        [advanced] Zes stukken van zes velden, voor en achter verschillend; een start en een sloep; 90 kaarten, 15 van elk: fles, sleutelbos, pistool, enterhaak, lantaarn en verrekijker; 25 piraten, vijf in elk van vijf kleuren.
       *[other] Zes stukken van zes velden, aan beide kanten gelijk; een sloep; 102 kaarten, 17 van elk: fles, pistool, hoed, doodskop, dolk en sleutel; een kaart met een pijl voor de open rij; 30 piraten, zes in elk van vijf kleuren. De volgorde van de symbolen op de stukken is de gepubliceerde.
    }
    .ours =
        { $variant ->
            [basic] De volgorde van de symbolen op de stukken. Over alle twaalf kanten staat elk symbool precies twee keer op elk van de zes plaatsen.
            [advanced] De volgorde van de symbolen op de stukken. Over alle twaalf kanten staat elk symbool precies twee keer op elk van de zes plaatsen.
            [hispaniola] Hispaniola staat niet in het regelboekje: zo wordt het spel online vaak gespeeld, met geheime handen en een open rij.
           *[other] { "" }
        }
cartagena-pad = Wie zijn hele bemanning het eerst in de sloep heeft, wint; verder wordt er niets geteld.
cartagena-figure-way = De tunnel van het fort naar de sloep: zesendertig velden.
cartagena-figure-way-basic = Het oerwoud van het kamp naar de sloep: dertig velden in het korte spel.
cartagena-figure-way-advanced = Het oerwoud van het kamp naar de sloep: zesendertig velden in het lange spel.
cartagena-figure-leap = Annes rode piraat staat op veld 4 en rent met de kaart van veld 5. Daar staat Grace, dus springt hij door naar veld 7, het volgende met dat symbool.
cartagena-figure-retreat = Annes piraat trekt zich terug van veld 7. Het dichtstbijzijnde veld met één of twee piraten is veld 5, waar er twee van Grace staan: Anne trekt twee kaarten.
cartagena-figure-full = De blauwe piraat van Grace trekt zich terug van veld 6. Op veld 5 staan er drie, op veld 4 geen: beide worden overgeslagen. Op veld 3 staat er één, dus trekt Grace één kaart.
cartagena-figure-row = Terug naar één piraat: Anne pakt de volgende kaart van de rij, de sleutel.
cartagena-figure-aboard = Vóór de piraat is geen pistool meer vrij: hij springt in de sloep. Annes bemanning is voltallig, en ze wint.
cartagena-figure-boards = Vóór de piraat is geen lantaarn meer vrij: hij springt meteen in de sloep.
cartagena-figure-open-hands = In Tortuga ziet iedereen de kaarten van Grace (boven) en die van Anne.
cartagena-figure-known-hands = Grace heeft een sleutel uit de open rij gepakt. Annes tafel blijft tonen dat Grace die heeft.
cartagena-figure-supply = De gesloten stapel en daarnaast, voor iedereen zichtbaar, de afgelegde kaarten van elk symbool.

## Wat er gebeurde

cartagena-log-laid = De gang ligt klaar: { $cells } velden.
cartagena-log-started = { $seat } begint.
    .seat = Je begint.
cartagena-log-dealt =
    { $count ->
        [one] { $seat } krijgt één kaart.
       *[other] { $seat } krijgt { $count } kaarten.
    }
    .seat =
        { $count ->
            [one] Je krijgt één kaart.
           *[other] Je krijgt { $count } kaarten.
        }
cartagena-log-row =
    { $count ->
        [one] Er komt een rij van één kaart.
       *[other] Er komt een rij van { $count } kaarten.
    }
cartagena-log-played =
    { $from ->
        [0] { $seat } speelt { $symbol }: van de start naar veld { $to }.
       *[other] { $seat } speelt { $symbol }: van veld { $from } naar veld { $to }.
    }
    .seat =
        { $from ->
            [0] Je speelt { $symbol }: van de start naar veld { $to }.
           *[other] Je speelt { $symbol }: van veld { $from } naar veld { $to }.
        }
cartagena-log-boarded =
    { $from ->
        [0] { $seat } speelt { $symbol }: van de start meteen in de sloep.
       *[other] { $seat } speelt { $symbol }: van veld { $from } in de sloep.
    }
    .seat =
        { $from ->
            [0] Je speelt { $symbol }: van de start meteen in de sloep.
           *[other] Je speelt { $symbol }: van veld { $from } in de sloep.
        }
cartagena-log-retreated =
    { $at ->
        [boat] { $seat } trekt zich terug uit de sloep naar veld { $to }
       *[cell] { $seat } trekt zich terug van veld { $from } naar veld { $to }
    } { $count ->
        [0] zonder te trekken.
        [one] voor één kaart.
       *[other] voor { $count } kaarten.
    }
    .seat =
        { $at ->
            [boat] Je trekt je terug uit de sloep naar veld { $to }
           *[cell] Je trekt je terug van veld { $from } naar veld { $to }
        } { $count ->
            [0] zonder te trekken.
            [one] voor één kaart.
           *[other] voor { $count } kaarten.
        }
cartagena-log-drew = { $seat } trekt een kaart.
    .seat = Je trekt een kaart.
cartagena-log-drew-card = { $seat } trekt { $symbol }.
    .seat = Je trekt { $symbol }.
cartagena-log-shuffled =
    { $count ->
        [one] De enige afgelegde kaart wordt de nieuwe stapel.
       *[other] { $count } afgelegde kaarten worden geschud tot een nieuwe stapel.
    }
cartagena-log-ended = { $seat } beëindigt de beurt.
    .seat = Je beëindigt je beurt.
cartagena-log-helped = { $seat } heeft geen kaart en geen weg terug en trekt er één.
    .seat = Je hebt geen kaart en geen weg terug en trekt er één.
cartagena-log-passed = { $seat } moet passen.
    .seat = Je moet passen.
cartagena-log-won = { $seat } heeft de hele bemanning aan boord en gooit de trossen los!
    .seat = Je hebt je hele bemanning aan boord en gooit de trossen los!

## Wat er gevraagd wordt

cartagena-prompt-first =
    { $way ->
        [play] Kies een kaart en de piraat die rent
        [retreat] Kies een piraat die teruggaat voor kaarten
       *[both] Kies een kaart en een piraat, of een piraat die teruggaat
    }. { $moves ->
        [one] Nog één zet.
       *[other] Nog { $moves } zetten.
    }
cartagena-prompt-move =
    { $way ->
        [play] Speel een kaart of beëindig je beurt.
        [retreat] Ga terug of beëindig je beurt.
       *[both] Speel een kaart, ga terug of beëindig je beurt.
    } { $moves ->
        [one] Nog één zet.
       *[other] Nog { $moves } zetten.
    }
cartagena-prompt-end = Meer kun je niet doen: beëindig je beurt.
cartagena-prompt-draw =
    Je hebt geen kaart en geen weg terug: { $when ->
        [first] trek één kaart.
       *[move] trek één kaart of beëindig je beurt.
    }
cartagena-prompt-pass = Je hebt geen kaart en geen weg terug en er is niets te trekken: pas.

## Wat je kunt doen

cartagena-choice-play =
    Speel { $symbol }: piraat { $at ->
        [start] van de start
       *[cell] van veld { $cell }
    } { $goal ->
        [boat] in de sloep
       *[cell] naar veld { $to }
    }
cartagena-choice-retreat =
    Terug { $at ->
        [boat] uit de sloep
       *[cell] van veld { $cell }
    } naar veld { $to } { $count ->
        [0] zonder te trekken
        [one] en één kaart trekken
       *[other] en { $count } kaarten trekken
    }
cartagena-choice-end = Beurt beëindigen
cartagena-choice-draw = Eén kaart trekken
cartagena-choice-pass = Passen
cartagena-short-play =
    { $at ->
        [start] Start
       *[cell] { $cell }
    } { $goal ->
        [boat] in sloep
       *[cell] naar { $to }
    }
cartagena-short-retreat =
    { $at ->
        [boat] Sloep
       *[cell] { $cell }
    } { $count ->
        [0] terug naar { $to }
       *[other] terug: +{ $count }
    }
cartagena-short-end = Beurt beëindigen
cartagena-short-draw = Kaart trekken
cartagena-short-pass = Passen
cartagena-gain-run =
    { $count ->
        [one] Rent één veld
       *[other] Rent { $count } velden
    }
cartagena-gain-aboard = Bereikt de sloep: { $count } van { $all } aan boord
cartagena-gain-end =
    { $count ->
        [one] Ziet af van één zet
       *[other] Ziet af van { $count } zetten
    }
cartagena-gain-one = Trekt { $first }
cartagena-gain-two = Trekt { $first } en { $second }
cartagena-gain-new-row = Trekt { $first } en de eerste kaart van een nieuwe rij
cartagena-gain-draw =
    { $count ->
        [0] Trekt niets: er is geen kaart meer
        [one] Trekt één kaart
       *[other] Trekt { $count } kaarten
    }

## Wat er op tafel ligt

cartagena-scene = De tafel van Cartagena, { $variant }
cartagena-caption-row = Open rij
cartagena-caption-discards = Afgelegd
cartagena-caption-hand = Jouw hand
cartagena-caption-others = Andere handen
cartagena-caption-no-cards = Geen kaarten meer
cartagena-node-start =
    Start: { $count ->
        [0] geen piraten
        [one] één piraat
       *[other] { $count } piraten
    }
cartagena-node-boat =
    Sloep: { $count ->
        [0] geen piraten aan boord
        [one] één piraat aan boord
       *[other] { $count } piraten aan boord
    }
cartagena-node-cell =
    Veld { $cell }, { $symbol }: { $count ->
        [0] vrij
        [1] { $first }
        [2] { $first }, { $second }
       *[other] { $first }, { $second }, { $third }
    }
cartagena-node-pirate =
    { $seat }: { $count ->
        [one] piraat
       *[other] { $count } piraten
    } { $at ->
        [start] bij de start
        [boat] in de sloep
       *[cell] op veld { $cell }
    }
cartagena-node-own =
    { $count ->
        [one] Jouw piraat
       *[other] Jouw { $count } piraten
    } { $at ->
        [start] bij de start
        [boat] in de sloep
       *[cell] op veld { $cell }
    }
cartagena-node-back =
    { $pirate }. Weg terug: veld { $to }, { $count ->
        [0] geen kaart
        [one] één kaart
       *[other] { $count } kaarten
    }
cartagena-node-hand =
    { $seat }: { $count ->
        [0] geen kaarten
        [one] één kaart
       *[other] { $count } kaarten
    }
cartagena-node-card =
    { $count ->
        [one] { $symbol }, één kaart
       *[other] { $symbol }, { $count } kaarten
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
       *[other] , verborgen { $hidden }
    }
cartagena-node-next =
    { $count ->
        [one] Teruggaan en trekken. Laatste in de rij: { $symbol }
       *[other] Teruggaan en trekken. Volgende van { $count } in de rij: { $symbol }
    }
cartagena-node-row = Open rij, plaats { $place }: { $symbol }
cartagena-node-draw =
    { $count ->
        [0] Teruggaan en trekken. De stapel is leeg
        [one] Teruggaan en trekken. Eén kaart op de stapel
       *[other] Teruggaan en trekken. { $count } kaarten op de stapel
    }
cartagena-node-pile =
    { $count ->
        [0] De stapel is leeg
        [one] Stapel: één kaart
       *[other] Stapel: { $count } kaarten
    }
cartagena-node-discard =
    { $count ->
        [0] Afgelegd, { $symbol }: geen
       *[other] Afgelegd, { $symbol }: { $count }
    }
cartagena-node-discards =
    Aflegstapel: { $count ->
        [0] leeg
       *[other] { $count } ({ $one } { $count-one }, { $two } { $count-two }, { $three } { $count-three }, { $four } { $count-four }, { $five } { $count-five }, { $six } { $count-six })
    }

## Wat de kaart naast een ding zegt

cartagena-card-start = Start
cartagena-now-start = Hier beginnen alle bemanningen. Hierheen terug kan niemand.
cartagena-card-boat = Sloep
cartagena-now-boat = Wie als eerste alle { $all } piraten aan boord heeft, wint. Ook hiervandaan kan een piraat terug voor kaarten.
cartagena-number-seat = { $seat }
cartagena-card-cell = Veld { $cell }: { $symbol }
cartagena-now-cell =
    { $count ->
        [0] Vrij: een kaart met dit symbool kan hierheen leiden. Een terugtocht slaat het over.
        [1] Een terugtocht eindigt hier en levert één kaart op. Kaarten springen eroverheen.
        [2] Een terugtocht eindigt hier en levert twee kaarten op. Kaarten springen eroverheen.
       *[other] Vol met drie piraten: vooruit en terug wordt het overgeslagen.
    }
cartagena-now-retreat =
    Gaat terug naar veld { $to } en trekt { $count ->
        [0] geen kaart.
        [one] één kaart.
       *[other] { $count } kaarten.
    }
cartagena-now-stuck = Kan niet terug: op geen veld erachter staan één of twee piraten.
cartagena-more-pirate = Een kaart brengt hem naar het volgende vrije veld met dat symbool, of anders in de sloep.
cartagena-now-other = Kaarten springen eroverheen. Waar er één of twee staan, eindigt een terugtocht met kaarten.
cartagena-now-card = Brengt een van je piraten naar het volgende vrije veld met dit symbool: { $symbol }.
cartagena-number-way =
    { $at ->
        [start] Van de start
       *[cell] Van veld { $cell }
    } { $goal ->
        [boat] in de sloep
       *[cell] naar veld { $to }
    }
cartagena-card-next = Volgende kaart: { $symbol }
cartagena-now-next = Wie als volgende trekt, pakt hem.
cartagena-now-row =
    Hij komt na { $count ->
        [one] de kaart ervoor.
       *[other] de { $count } kaarten ervoor.
    }
cartagena-more-row = Kaarten gaan op volgorde, kiezen mag niet.
cartagena-card-pile = Stapel
cartagena-now-pile =
    { $source ->
        [row] Is de open rij op, dan komt er een nieuwe van af.
       *[pile] Kaarten worden er ongezien van getrokken.
    }
cartagena-number-pile = kaarten
cartagena-more-pile = Is hij leeg als er een kaart nodig is, dan worden de afgelegde kaarten een nieuwe stapel.
cartagena-card-discards = Aflegstapel
cartagena-now-discards = Gespeelde kaarten. Elk symbool komt { $copies } keer voor.
cartagena-card-hand = Hand van { $seat }
    .seat = Jouw hand
cartagena-now-hand =
    { $known ->
        [all] Iedereen kent al deze kaarten.
        [some] Kaarten uit de open rij zijn bekend, de andere verborgen.
       *[none] Deze kaarten zijn verborgen.
    }
cartagena-number-hidden = verborgen

## Over iemand aan tafel

cartagena-fact-aboard = { $count } van { $all } aan boord
cartagena-fact-cards =
    { $count ->
        [0] geen kaarten
        [one] één kaart
       *[other] { $count } kaarten
    }
cartagena-fact-moves =
    { $count ->
        [one] nog één zet
       *[other] nog { $count } zetten
    }
cartagena-goal = Wie als eerste alle { $all } piraten aan boord heeft, wint.
cartagena-goal-own = Breng als eerste alle { $all } piraten aan boord: je hebt er { $count }.
cartagena-column-start = Start
cartagena-column-passage = Gang
cartagena-column-spaces = Velden
cartagena-column-aboard = Aan boord
cartagena-why =
    { $winner } heeft alle { $all } piraten aan boord; { $rivals ->
        [0] verder heeft niemand er één
        [1] { $seat } volgt met { $count }
       *[other] { $rivals } anderen volgen met elk { $count }
    }.
    .winner =
        Je hebt alle { $all } piraten aan boord; { $rivals ->
            [0] verder heeft niemand er één
            [1] { $seat } volgt met { $count }
           *[other] { $rivals } anderen volgen met elk { $count }
        }.
    .seat =
        { $winner } heeft alle { $all } piraten aan boord; { $rivals ->
            [0] verder heeft niemand er één
            [1] jij volgt met { $count }
           *[other] { $rivals } anderen volgen met elk { $count }
        }.
cartagena-standing = { $count } van { $all } piraten aan boord

## Waarom niet

cartagena-refuse-no-card = Je hebt geen kaart met dit symbool: { $symbol }.
cartagena-refuse-no-pirate = Daar staat geen piraat van jou.
cartagena-refuse-boat-play = Een piraat in de sloep is er al; hij kan alleen terug.
cartagena-refuse-start-pirate = Vanaf de start kun je niet verder terug.
cartagena-refuse-no-target = Achter deze piraat ligt geen veld met één of twee piraten; hij kan niet terug.
cartagena-refuse-must-move = Doe minstens één zet voordat je je beurt beëindigt.
cartagena-refuse-draw-only = Een kaart trekken zonder terug te gaan mag alleen als je geen kaart en geen weg terug hebt.
cartagena-refuse-run = Precies daarheen brengt geen kaart: een piraat rent naar het volgende vrije veld met het symbool van de kaart.
cartagena-refuse-fall = Wie teruggaat, komt op het dichtstbijzijnde veld erachter met één of twee piraten, niet daar.

## Wat ervoor pleit

cartagena-reason-wins = Brengt de laatste piraat aan boord en wint
cartagena-reason-aboard = Brengt een piraat aan boord: { $count } van { $all }
cartagena-reason-far = De verste sprong die er is: { $steps } velden
cartagena-reason-straggler = Haalt de piraat bij die het verst achterligt
cartagena-reason-cards =
    { $count ->
        [one] Eén kaart
       *[other] { $count } kaarten
    } voor { $steps ->
        [one] maar één veld terug
       *[other] { $steps } velden terug
    }
cartagena-reason-refill =
    { $count ->
        [one] Vult een lege hand met één kaart
       *[other] Vult een lege hand met { $count } kaarten
    }
cartagena-reason-keep = Spaart de kaarten: geen ervan springt nu ver

## Spelend leren

cartagena-lesson-goal = Doel: al je zes piraten in de sloep.

cartagena-lesson-there-and-back-title = Vooruit en terug
cartagena-lesson-there-and-back-leap-say = Je zes piraten vluchten naar de sloep. Kies een doodskop en daarna een piraat in het fort.
cartagena-lesson-there-and-back-leap-done = Hij rent naar de eerste doodskop op zijn weg.
cartagena-lesson-there-and-back-leap-else-1 = Zo werkt elke kaart. Maar je hebt twee doodskoppen: begin met een daarvan.
cartagena-lesson-there-and-back-leapfrog-say = Nu de andere doodskop, weer vanuit het fort. Kijk hoe ver die komt.
cartagena-lesson-there-and-back-leapfrog-done = Bezette velden worden overgeslagen. Vriend en vijand maken je weg korter.
cartagena-lesson-there-and-back-leapfrog-else-1 = Hij kan ook verder. Laat hem staan: zo meteen heb je hem nodig.
cartagena-lesson-there-and-back-leapfrog-else-2 = Mag, maar de doodskop brengt je nu verder. Probeer maar.
cartagena-lesson-there-and-back-leapfrog-else-3 = Je mag stoppen, maar je hebt nog twee zetten. Gebruik ze.
cartagena-lesson-there-and-back-back-say = Rennen kost kaarten, en vanzelf komt er geen. Kies de piraat op 12, dan de volgende kaart in de rij: hij trekt zich terug.
cartagena-lesson-there-and-back-back-done = Terug naar het eerste veld met één of twee piraten: er stond er één, dus één kaart. Zo kom je aan kaarten.
cartagena-lesson-there-and-back-back-else-1 = Dat kost weer een kaart. Verdien er nu een: stuur de piraat op 12 terug.
cartagena-lesson-there-and-back-back-else-2 = Je hebt nog één zet, en daarmee kun je een kaart halen.
cartagena-lesson-there-and-back-rivals-say = Grace deed hetzelfde; twee van haar piraten staan op 6, een sleutelveld. Speel je sleutel, dan kom je erlangs.
cartagena-lesson-there-and-back-rivals-done = Over allebei heen, naar 9.
cartagena-lesson-there-and-back-rivals-else-1 = Kan, maar de sleutel springt over beide rivalen. Speel die.
cartagena-lesson-there-and-back-two-cards-say = Achter je staan twee piraten op 6: de beste plek om je terug te trekken. Toe maar.
cartagena-lesson-there-and-back-two-cards-done = Twee piraten, twee kaarten, van wie ze ook zijn. Bij drie op een veld valt niets te halen.
cartagena-lesson-there-and-back-two-cards-else-1 = Straks. Haal eerst twee kaarten bij de rivalen op 6.
cartagena-lesson-there-and-back-two-cards-else-2 = Je hebt nog twee zetten, en er wachten twee kaarten.
cartagena-lesson-there-and-back-free-say = Je hebt nog één zet: doe wat je wilt, of beëindig je beurt.
cartagena-lesson-there-and-back-free-done = Dat is heel Cartagena. Zo win je: een paar stappen terug voor twee kaarten, zoals jij van 9 naar 6.
cartagena-lesson-there-and-back-on = Speel hiervandaan verder tegen Grace. Zij begint ook net.

cartagena-lesson-cast-off-title = Terug om te winnen
cartagena-lesson-cast-off-back-say = Vijf zijn aan boord en je kunt winnen. Je ene pistool brengt de laatste maar tot 32; en als hij eerst teruggaat?
cartagena-lesson-cast-off-back-done = Twee rivalen op 27, twee kaarten: een pistool en een hoed.
cartagena-lesson-cast-off-back-else-1 = Hij stopt op 32, je hand is leeg en hij is niet aan boord. Kijk naar de volgende twee kaarten in de rij.
cartagena-lesson-cast-off-back-else-2 = Zelfs uit de sloep mag je terug. Maar dan missen er twee, en je hebt nog maar twee zetten.
cartagena-lesson-cast-off-run-say = Nu twee pistolen, en nog één vrij pistoolveld voor je. Rennen.
cartagena-lesson-cast-off-run-else-1 = De hoed stopt op 30, en dan is één pistool niet genoeg. Eerst het pistool.
cartagena-lesson-cast-off-run-else-2 = Eén keer terug was goed; nu vooruit.
cartagena-lesson-cast-off-run-else-3 = Niet stoppen: je hebt nog twee zetten, en daarmee win je.
cartagena-lesson-cast-off-aboard-say = Voor hem ligt geen pistoolveld meer. Wat doet het tweede?
cartagena-lesson-cast-off-aboard-done = Geen vrij veld, dus zó de sloep in. Allemaal aan boord: je wint!
cartagena-lesson-cast-off-aboard-else-1 = De hoed vindt nog een vrij veld, op 33. Het pistool niet: dat brengt hem in de sloep.
cartagena-lesson-cast-off-aboard-else-2 = Een kaart erbij, maar geen zet meer om hem te spelen. Speel het pistool.
cartagena-lesson-cast-off-aboard-else-3 = Eén kaart scheidt je van de sloep.
cartagena-lesson-cast-off-on = Zo win je: weten voor welke kaart er geen veld meer vrij is, zoals voorbij 32 voor je tweede pistool. Nu een heel spel, vanaf het fort.

## The coach of the first game

cartagena-coach-first-turn = Je hebt per beurt meerdere zetten: met kaarten ga je vooruit, met terugtrekken krijg je nieuwe kaarten. Combineer ze zoals je wilt.
cartagena-coach-leap = Bezette velden met het symbool worden overgeslagen. Met dezelfde kaart komt je volgende piraat dus verder.
cartagena-coach-last-card = Nog één kaart. Trek je nu terug: met een lege hand kun je niets anders meer.
cartagena-coach-first-aboard = Een piraat aan boord! Ligt er vooraan geen vrij veld meer met dat symbool, dan brengt de kaart een piraat zo in de sloep.
cartagena-coach-rival-retreats = Een rivaal trok zich terug voor kaarten. Dat kun jij ook: waar één piraat staat, krijg je één kaart, waar er twee staan, twee.
cartagena-coach-row-ends = Er ligt nog één kaart in de rij. Zodra die gepakt is, komt er een nieuwe rij.
cartagena-coach-from-boat = Zelfs uit de sloep mag een piraat terug: soms zijn twee kaarten dat waard.
cartagena-coach-stop = Je hoeft niet al je zetten te doen. Een kaart die je bewaart, springt volgende beurt misschien verder.
cartagena-coach-no-retreat = Een piraat trekt zich alleen terug naar één of twee andere achter hem. Laat dus onderweg een achterhoede staan.
