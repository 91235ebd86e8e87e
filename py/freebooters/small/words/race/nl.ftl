race-title = Race naar Tortuga
race-tagline = Eén dobbelsteen, één schip: vaar door en trotseer de storm, of gooi het anker uit.
race-about =
    De dobbelsteen rolt, en zo ver vaart je schip. Dan kies je: doorvaren, of ankeren en houden wat je hebt. Met een 1 komt de storm, en die blaast je terug naar waar je beurt begon.

    Kom je bij een ander schip, dan drijft dat terug naar de laatste haven. Wie het eerst in Tortuga is, wint.

race-prompt = Doorvaren of hier ankeren?
race-goal = Bereik als eerste Tortuga.
race-first-change = Het getal in regel { $line } zegt hoe lang de race is. Maak er 12 van.
race-row-places = Plaats
race-do-roll = Doorvaren
race-do-anchor = Ankeren

race-log-sailed = { $seat } gooit { $number } en vaart naar { $place }.
    .seat = Je gooit { $number } en vaart naar { $place }.
race-log-stormed = { $seat } komt in de storm en is terug op { $place }.
    .seat = Je komt in de storm en bent terug op { $place }.
race-log-drifted = { $seat } drijft terug naar { $place }.
    .seat = Je drijft terug naar { $place }.
race-log-anchored = { $seat } gaat voor anker op { $place }.
    .seat = Je gaat voor anker op { $place }.
race-log-arrived = { $seat } is in Tortuga.
    .seat = Je bent in Tortuga.

race-primer-goal = Vaar als eerste de 30 plaatsen naar Tortuga.
    .title = Het doel
race-primer-turn = Gooi zo vaak als je durft. Ga voor anker voordat de storm komt.
    .title = Je beurt
race-rule-rt-1 = Elke beurt begint met een worp. Zoveel plaatsen vaart je schip.
    .title = Varen
race-rule-rt-2 = Een 1 is de storm: die blaast je terug naar waar je beurt begon, en je beurt is voorbij.
    .title = De storm
race-rule-rt-3 = Na elke andere worp mag je doorvaren of ankeren: dan eindigt je beurt en houd je je plaats.
    .title = Doorvaren of ankeren
race-rule-rt-4 = Komt je schip bij een ander, dan drijft dat terug naar de laatste haven. Havens liggen op 0, 10 en 20; daar liggen schepen naast elkaar.
    .title = Ontmoetingen
race-box = Een dobbelsteen, en een schip voor elke speler.

    Een weg van 30 plaatsen.
