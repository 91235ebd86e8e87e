race-title = Wettfahrt nach Tortuga
race-tagline = Ein Würfel, ein Schiff: Segle weiter und trotze dem Sturm, oder wirf Anker.
race-about =
    Der Würfel rollt, und so weit segelt dein Schiff. Dann entscheidest du: weitersegeln oder ankern und behalten, was du hast. Mit einer 1 kommt der Sturm und bläst dich zurück, wo dein Zug begann.

    Wer auf ein anderes Schiff trifft, lässt es bis zum letzten Hafen zurücktreiben. Wer zuerst in Tortuga ist, gewinnt.

race-prompt = Weitersegeln oder hier ankern?
race-goal = Erreiche als Erster Tortuga.
race-first-change = Die Zahl in Zeile { $line } sagt, wie lang die Strecke ist. Mach 12 daraus.
race-row-places = Ort
race-do-roll = Weitersegeln
race-do-anchor = Ankern

race-log-sailed = { $seat } würfelt { $number } und segelt auf { $place }.
    .seat = Du würfelst { $number } und segelst auf { $place }.
race-log-stormed = { $seat } gerät in den Sturm und ist zurück auf { $place }.
    .seat = Du gerätst in den Sturm und bist zurück auf { $place }.
race-log-drifted = { $seat } treibt zurück auf { $place }.
    .seat = Du treibst zurück auf { $place }.
race-log-anchored = { $seat } ankert auf { $place }.
    .seat = Du ankerst auf { $place }.
race-log-arrived = { $seat } ist in Tortuga.
    .seat = Du bist in Tortuga.

race-primer-goal = Segle als Erster die 30 Felder bis Tortuga.
    .title = Das Ziel
race-primer-turn = Würfle, so oft du dich traust. Ankere, bevor der Sturm kommt.
    .title = Dein Zug
race-rule-rt-1 = Jeder Zug beginnt mit einem Wurf. So viele Felder segelt dein Schiff.
    .title = Segeln
race-rule-rt-2 = Eine 1 ist der Sturm: Er bläst dich zurück, wo dein Zug begann, und dein Zug ist vorbei.
    .title = Der Sturm
race-rule-rt-3 = Nach jedem anderen Wurf darfst du weitersegeln oder ankern: Dann endet dein Zug, und du behältst deinen Ort.
    .title = Weitersegeln oder ankern
race-rule-rt-4 = Trifft dein Schiff auf ein anderes, so treibt jenes zum letzten Hafen zurück. Häfen liegen bei 0, 10 und 20; dort liegen Schiffe nebeneinander.
    .title = Begegnungen
race-box = Ein Würfel und ein Schiff für jeden.

    Ein Weg von 30 Feldern.
