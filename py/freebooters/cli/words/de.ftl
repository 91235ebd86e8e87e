terminal-name = { $who } { $number }
terminal-player = Spieler
terminal-turn = { $seat }: { $prompt }
terminal-ask = { $count ->
    [1] 1, oder t Tisch · u zurück · q aufhören:
   *[other] 1 bis { $count }, oder t Tisch · u zurück · q aufhören:
}
terminal-help = Tippe die Nummer einer Wahl, t für das, was auf dem Tisch liegt, u zum Zurücknehmen oder q zum Aufhören.
terminal-curtain = Jetzt spielt { $seat }. Gib den Bildschirm weiter und drücke dann die Eingabetaste.
terminal-left = Das Spiel wurde verlassen.
terminal-saved = Gespeichert: { $file }
terminal-unfinished = Das Spiel ist noch nicht zu Ende.
terminal-so-far = Das Spiel ist noch nicht zu Ende: So steht es bisher.
terminal-chances = Die Gewinnchancen bei jeder Entscheidung
terminal-percent = { $number } %
terminal-no-turning = Es gab keinen Wendepunkt.
terminal-line = { $name }: { $text }
terminal-span-now = { $name }: { $start } zu Beginn, { $result } jetzt
terminal-standing = { $rank }. { $name }: { $standing }
terminal-rule = { $text } (Regel { $rule })
terminal-check-held = { $setting }: { $games ->
    [one] eine Partie, nichts gebrochen
   *[other] { $games } Partien, nichts gebrochen
}
terminal-check-broken = { $setting }:
terminal-check-again = { $setting }: hier ist dasselbe gebrochen
terminal-check-all = { $games ->
    [one] In einer Partie wurde jedes Versprechen gehalten.
   *[other] In { $games } Partien wurde jedes Versprechen gehalten.
}
terminal-promise = Versprechen { $number }: { $text }
terminal-error-seat = „{ $who }“ kann hier nicht sitzen; möglich sind { $known }.
terminal-error-missing = Die Datei { $file } gibt es nicht.
terminal-error-folder = { $file } ist ein Ordner, keine Datei.
terminal-error-no-folder = Den Ordner { $folder } gibt es nicht.
terminal-error-read = { $file } lässt sich nicht lesen.
terminal-error-text = { $file } ist kein Text.
terminal-error-file = { $file }: { $text }
terminal-error-system = Das System verweigert es: { $reason }
terminal-error-write = { $file } lässt sich nicht schreiben.
terminal-arena-played = { $games ->
    [one] { $over } von { $games } Spiel gespielt.
   *[other] { $over } von { $games } Spielen gespielt.
}
terminal-learned = { $rounds ->
    [one] { $round } von { $rounds } Runde gelernt.
   *[other] { $round } von { $rounds } Runden gelernt.
}
terminal-error-results = { $file } enthält keine Ergebnisse der Arena (Zeile { $line }).
terminal-error-results-seed = { $file } wurde mit dem Startwert „{ $found }“ gespielt, nicht mit „{ $wanted }“.
terminal-error-results-rules = { $file } enthält Spiele von { $game } nach anderen Regeln. Beginne eine neue Datei.
terminal-error-backend = „{ $backend }“ lässt sich nicht verwenden: { $reason }
terminal-error-promises = { $count ->
    [one] Eine Sache ist gebrochen.
   *[other] { $count } Dinge sind gebrochen.
}
terminal-error-field = Keines dieser Spiele ist für so viele Personen gemacht.
terminal-error-played = { $file } enthält keines dieser Spiele.
terminal-error-rivals = Es gibt niemanden zu vergleichen: Nenne zwei Stufen.
terminal-error-learn = „{ $game }“ ist kein Spiel, das lernt; möglich sind { $known }.
terminal-error-learn-set = { $game } hat keinen Satz Gewichte „{ $name }“; möglich sind { $known }.
terminal-error-learn-which = { $game } hat mehrere Sätze Gewichte; wähle einen mit --set: { $known }.
terminal-error-learn-way = Der Satz { $name } wird nicht durch „{ $way }“ gelernt; möglich: { $known }.
