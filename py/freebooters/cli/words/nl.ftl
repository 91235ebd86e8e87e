terminal-name = { $who } { $number }
terminal-player = Speler
terminal-turn = { $seat }: { $prompt }
terminal-ask = { $count ->
    [1] 1, of t tafel · u terug · q stoppen:
   *[other] 1 tot en met { $count }, of t tafel · u terug · q stoppen:
}
terminal-help = Typ het nummer van een keuze, t voor wat er op tafel ligt, u om terug te nemen of q om te stoppen.
terminal-curtain = Nu speelt { $seat }. Geef het scherm door en druk dan op Enter.
terminal-left = Het spel is verlaten.
terminal-saved = Bewaard: { $file }
terminal-unfinished = Het spel is nog niet afgelopen.
terminal-so-far = Het spel is nog niet afgelopen: zo staat het er tot nu toe voor.
terminal-chances = De kans om te winnen bij elke beslissing
terminal-percent = { $number }%
terminal-no-turning = Er was geen kantelpunt.
terminal-line = { $name }: { $text }
terminal-span-now = { $name }: { $start } aan het begin, { $result } nu
terminal-standing = { $rank }. { $name }: { $standing }
terminal-rule = { $text } (regel { $rule })
terminal-check-held = { $setting }: { $games ->
    [one] één spel, niets gebroken
   *[other] { $games } spellen, niets gebroken
}
terminal-check-broken = { $setting }:
terminal-check-again = { $setting }: hier is hetzelfde gebroken
terminal-check-all = { $games ->
    [one] In één spel werd elke belofte gehouden.
   *[other] In { $games } spellen werd elke belofte gehouden.
}
terminal-promise = Belofte { $number }: { $text }
terminal-error-seat = ‘{ $who }’ kan hier niet zitten; mogelijk zijn { $known }.
terminal-error-missing = Het bestand { $file } bestaat niet.
terminal-error-folder = { $file } is een map, geen bestand.
terminal-error-no-folder = De map { $folder } bestaat niet.
terminal-error-read = { $file } kan niet worden gelezen.
terminal-error-text = { $file } is geen tekst.
terminal-error-file = { $file }: { $text }
terminal-error-system = Het systeem weigert: { $reason }
terminal-error-write = { $file } kan niet worden geschreven.
terminal-arena-played = { $games ->
    [one] { $over } van { $games } partij gespeeld.
   *[other] { $over } van { $games } partijen gespeeld.
}
terminal-learned = { $rounds ->
    [one] { $round } van { $rounds } ronde geleerd.
   *[other] { $round } van { $rounds } rondes geleerd.
}
terminal-error-results = { $file } bevat geen uitslagen van de arena (regel { $line }).
terminal-error-results-seed = { $file } is gespeeld met het startgetal ‘{ $found }’, niet met ‘{ $wanted }’.
terminal-error-results-rules = { $file } bevat partijen van { $game } volgens andere regels. Begin een nieuw bestand.
terminal-error-backend = ‘{ $backend }’ is niet te gebruiken: { $reason }
terminal-error-promises = { $count ->
    [one] Er is één ding gebroken.
   *[other] Er zijn { $count } dingen gebroken.
}
terminal-error-field = Geen van die spellen is voor zoveel spelers bedoeld.
terminal-error-played = { $file } bevat geen van die spellen.
terminal-error-rivals = Er valt niemand te vergelijken: noem twee niveaus.
terminal-error-learn = ‘{ $game }’ is geen spel dat leert; mogelijk zijn { $known }.
terminal-error-learn-set = { $game } heeft geen set gewichten ‘{ $name }’; mogelijk zijn { $known }.
terminal-error-learn-which = { $game } heeft meerdere sets gewichten; kies er een met --set: { $known }.
terminal-error-learn-way = De set { $name } wordt niet geleerd met ‘{ $way }’; mogelijk: { $known }.
