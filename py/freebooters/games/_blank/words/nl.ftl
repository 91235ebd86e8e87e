blank-title = Blank
blank-tagline = Ieder één verborgen kaart en één kans om te ruilen.
blank-about = Is je kaart goed genoeg, of ruil je hem voor een onbekende? De hoogste kaart wint.

blank-option-copies = De kaarten
blank-option-copies-1 = Eén van elk
    .hint = Negen kaarten in totaal: wie de negen heeft, is niet te verslaan.
blank-option-copies-2 = Twee van elk
    .hint = Achttien kaarten in totaal: de beste kaart kan twee keer in handen zijn.

blank-table = De tafel: stapel, aflegstapel en een kaart voor iedereen
blank-seat = { $seat }
blank-card = { $seat }: de { $card }
blank-held = de { $card }
blank-hidden = { $seat }: een verborgen kaart
blank-pile = { $count ->
    [0] De stapel is leeg
    [one] Stapel: { $count } kaart
   *[other] Stapel: { $count } kaarten
}
blank-discards = { $count ->
    [0] Aflegstapel: nog leeg
    [one] Aflegstapel: { $count } kaart
   *[other] Aflegstapel: { $count } kaarten
}

blank-prompt = Houd je kaart of ruil hem één keer voor een kaart van de stapel.
blank-prompt-highest = Je hebt de hoogste kaart van het spel. Houd hem.
blank-do-keep = De { $card } houden
blank-do-swap = De { $card } ruilen
blank-gain = Je legt je kaart open af en krijgt een andere.
blank-refuse-highest = Een { $card } wordt nooit geruild: er is geen hogere kaart.
blank-fact-choosing = moet nog kiezen
blank-fact-chosen = heeft gekozen

blank-log-dealt = { $seat } krijgt een kaart.
    .seat = Je krijgt een kaart.
blank-log-dealt-open = { $seat } krijgt de { $card }.
    .seat = Je krijgt de { $card }.
blank-log-kept = { $seat } houdt de kaart.
    .seat = Je houdt je kaart.
blank-log-swapped = { $seat } ruilt de { $card }.
    .seat = Je ruilt de { $card }.
blank-log-shown = { $seat } toont de { $card }.
    .seat = Je toont de { $card }.
blank-goal = De hoogste kaart wint; er is geen hogere dan { $card }.
blank-column-card = Kaart
blank-why = { $winners ->
    [1] { $seat } wint met de { $card }, de hoogste kaart.
   *[other] { $winners } spelers delen de overwinning: elk heeft een { $card }.
}
    .seat =
        { $winners ->
            [1] Je wint met de { $card }, de hoogste kaart.
           *[other] { $winners } spelers delen de overwinning: elk heeft een { $card }.
        }
blank-card-pile = Stapel kaarten
blank-left = kaarten over
blank-standing = had de { $card }

blank-primer-goal = Wie aan het eind de hoogste kaart heeft, wint.
    .title = Het doel
blank-primer-turn = Iedereen kiest één keer: de verborgen kaart houden, of hem open afleggen en een andere krijgen.
    .title = Je beurt
blank-rule-bl-1 =
    Er zijn kaarten van 1 tot en met 9, van elk { $copies ->
        [1] één
       *[2] twee
    }. Iedereen krijgt er één en houdt die verborgen.
    .title = De kaarten
blank-rule-bl-2 = Met de klok mee kiest iedereen één keer. Wie houdt, doet verder niets. Wie ruilt, legt de kaart open op de aflegstapel en krijgt een andere, opnieuw verborgen.
    .title = Houden of ruilen
blank-rule-bl-3 = Een negen mag niet worden geruild.
    .title = De negen
blank-rule-bl-4 = Als iedereen heeft gekozen, worden de kaarten getoond. De hoogste wint; gelijke kaarten delen de overwinning.
    .title = Het einde
blank-box =
    Kaarten van 1 tot en met 9, elk één of twee keer.
blank-pad = De hoogste kaart wint.
blank-figure-swap = Anne ruilt haar 3, zichtbaar voor iedereen. Ze krijgt de 9, die alleen zij ziet.

## Wat ervoor pleit

blank-reason-keep = De { $card } ligt boven het gemiddelde
blank-reason-swap = De { $card } is niet beter dan het gemiddelde

## Spelend leren

blank-lesson-goal = Doel: de hoogste kaart.

blank-lesson-swap-title = Eén kaart, één ruil
blank-lesson-swap-trade-say = Je hebt de 3, en de meeste kaarten zijn beter. Ruil hem.
blank-lesson-swap-trade-done = De 9, en hoger is er niet: die verslaat de 8 van Grace.
blank-lesson-swap-trade-else-1 = Je mag hem houden. Maar een 3 wint zelden: probeer de ruil.
blank-lesson-swap-on = Nu een heel spel.

## The coach of the first game

blank-coach-choice = Je kiest één keer: je kaart houden, of ruilen voor een van de stapel.
blank-coach-nine = Niets verslaat een negen. Houd hem en wacht op de anderen.
