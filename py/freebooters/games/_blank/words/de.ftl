blank-title = Blank
blank-tagline = Für jeden eine verdeckte Karte und eine Gelegenheit zum Tauschen.
blank-about = Ist deine Karte gut genug, oder tauschst du sie gegen eine unbekannte? Die höchste Karte gewinnt.

blank-option-copies = Die Karten
blank-option-copies-1 = Eine von jeder
    .hint = Neun Karten im Ganzen: Wer die Neun hält, ist nicht zu schlagen.
blank-option-copies-2 = Zwei von jeder
    .hint = Achtzehn Karten im Ganzen: Die beste Karte kann zweimal vergeben sein.

blank-table = Der Tisch: Stapel, Ablage und eine Karte für jeden
blank-seat = { $seat }
blank-card = { $seat }: die { $card }
blank-held = die { $card }
blank-hidden = { $seat }: eine verdeckte Karte
blank-pile = { $count ->
    [0] Der Stapel ist leer
    [one] Stapel: { $count } Karte
   *[other] Stapel: { $count } Karten
}
blank-discards = { $count ->
    [0] Ablage: noch leer
    [one] Ablage: { $count } Karte
   *[other] Ablage: { $count } Karten
}

blank-prompt = Behalte deine Karte oder tausche sie einmal gegen eine Karte vom Stapel.
blank-prompt-highest = Du hältst die höchste Karte im Spiel. Behalte sie.
blank-do-keep = Die { $card } behalten
blank-do-swap = Die { $card } tauschen
blank-gain = Du legst deine Karte offen ab und bekommst eine andere.
blank-refuse-highest = Eine { $card } wird nie getauscht: Es gibt keine höhere Karte.
blank-fact-choosing = muss noch wählen
blank-fact-chosen = hat gewählt

blank-log-dealt = { $seat } bekommt eine Karte.
    .seat = Du bekommst eine Karte.
blank-log-dealt-open = { $seat } bekommt die { $card }.
    .seat = Du bekommst die { $card }.
blank-log-kept = { $seat } behält die Karte.
    .seat = Du behältst deine Karte.
blank-log-swapped = { $seat } tauscht die { $card }.
    .seat = Du tauschst die { $card }.
blank-log-shown = { $seat } zeigt die { $card }.
    .seat = Du zeigst die { $card }.
blank-goal = Die höchste Karte gewinnt; keine ist höher als { $card }.
blank-column-card = Karte
blank-why = { $winners ->
    [1] { $seat } gewinnt mit der { $card }, der höchsten Karte.
   *[other] { $winners } teilen sich den Sieg: Jeder hält eine { $card }.
}
    .seat =
        { $winners ->
            [1] Du gewinnst mit der { $card }, der höchsten Karte.
           *[other] { $winners } teilen sich den Sieg: Jeder hält eine { $card }.
        }
blank-card-pile = Kartenstapel
blank-left = Karten übrig
blank-standing = hielt die { $card }

blank-primer-goal = Wer am Ende die höchste Karte hat, gewinnt.
    .title = Das Ziel
blank-primer-turn = Alle entscheiden einmal: die verdeckte Karte behalten oder sie offen ablegen und eine andere bekommen.
    .title = Dein Zug
blank-rule-bl-1 =
    Es gibt Karten von 1 bis 9, jede { $copies ->
        [1] einmal
       *[2] zweimal
    }. Alle bekommen eine und halten sie verdeckt.
    .title = Die Karten
blank-rule-bl-2 = Im Uhrzeigersinn wählt jeder einmal. Wer behält, tut weiter nichts. Wer tauscht, legt die Karte offen auf die Ablage und bekommt eine andere, wieder verdeckt.
    .title = Behalten oder tauschen
blank-rule-bl-3 = Eine Neun darf nicht getauscht werden.
    .title = Die Neun
blank-rule-bl-4 = Haben alle gewählt, werden die Karten gezeigt. Die höchste gewinnt; gleiche Karten teilen sich den Sieg.
    .title = Das Ende
blank-box =
    Karten von 1 bis 9, jede einmal oder zweimal.
blank-pad = Die höchste Karte gewinnt.
blank-figure-swap = Anne tauscht ihre 3 vor aller Augen. Dafür bekommt sie die 9, die nur sie sieht.

## Was dafür spricht

blank-reason-keep = Die { $card } liegt über dem Durchschnitt
blank-reason-swap = Die { $card } ist nicht besser als der Durchschnitt

## Beim Spielen lernen

blank-lesson-goal = Ziel: die höchste Karte.

blank-lesson-swap-title = Eine Karte, ein Tausch
blank-lesson-swap-trade-say = Du hast die 3, und die meisten Karten sind besser. Tausche sie.
blank-lesson-swap-trade-done = Die 9, und höher ist keine: Sie schlägt die 8 von Grace.
blank-lesson-swap-trade-else-1 = Du darfst sie behalten. Doch eine 3 gewinnt selten: Probier den Tausch.
blank-lesson-swap-on = Jetzt eine ganze Partie.

## The coach of the first game

blank-coach-choice = Du entscheidest einmal: deine Karte behalten oder gegen eine vom Stapel tauschen.
blank-coach-nine = Nichts schlägt eine Neun. Behalte sie und warte auf die anderen.
