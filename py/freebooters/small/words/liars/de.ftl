liars-title = Lügenwürfel
liars-tagline = Verdeckte Würfel, kühne Gebote: Wem glaubst du?
liars-about =
    Alle würfeln mit drei Würfeln und verdecken sie. Reihum bietest du, wie viele Würfel mit einer Zahl auf dem ganzen Tisch liegen, jedes Gebot höher als das letzte, oder du zweifelst es an.

    Dann werden alle Würfel gezeigt. Wer unrecht hatte, verliert einen Würfel; wer als Letzter Würfel hat, gewinnt.

liars-prompt =
    { $count ->
        [0] Biete, wie viele Würfel einer Zahl auf dem Tisch liegen.
       *[other] Zweifle das letzte Gebot an, oder biete höher, wenn du kannst.
    }
liars-goal = Behalte als Letzter Würfel.
liars-row-left = Würfel übrig
liars-row-dice = Würfel
liars-row-count = Gebot: wie viele
liars-row-face = Gebot: Zahl
liars-key-count = Wie viele
liars-key-face = Welche Zahl
liars-do-bid = { $a } × { $b } bieten
liars-do-doubt = Anzweifeln

liars-log-bid = { $seat } bietet { $count } × { $face }.
    .seat = Du bietest { $count } × { $face }.
liars-log-doubted = { $seat } zweifelt: Es sind { $there } × { $face }.
    .seat = Du zweifelst: Es sind { $there } × { $face }.
liars-log-lost =
    { $seat } verliert { $count ->
        [one] einen Würfel
       *[other] { $count } Würfel
    }.
    .seat =
        Du verlierst { $count ->
            [one] einen Würfel
           *[other] { $count } Würfel
        }.
liars-log-showed = { $seat } zeigt { $dice }.
    .seat = Du zeigst { $dice }.
liars-log-out = { $seat } hat keine Würfel mehr.
    .seat = Du hast keine Würfel mehr.

liars-primer-goal = Wer als Letzter noch Würfel hat, gewinnt.
    .title = Das Ziel
liars-primer-turn = Biete höher als vor dir, oder zweifle. Du siehst nur deine eigenen Würfel.
    .title = Dein Zug
liars-rule-ld-1 = Alle haben drei Würfel, werfen sie zusammen und sehen sie sich heimlich an. Sie zählen für den ganzen Tisch.
    .title = Würfeln
liars-rule-ld-2 = Ein Gebot sagt, wie viele Würfel mit einer Zahl daliegen, deine mitgezählt. Das nächste muss mehr Würfel nennen oder gleich viele mit einer höheren Zahl.
    .title = Bieten
liars-rule-ld-3 = Wer das letzte Gebot nicht glaubt, zweifelt es an, und alle Würfel werden gezeigt. Sind es so viele oder mehr, verliert der Zweifler einen Würfel, sonst der Bieter. Wer verloren hat, beginnt die nächste Runde.
    .title = Zweifeln
liars-box = Drei Würfel für jeden.
