## Was jeder einfache Tisch sagt

plain-shelf = Spiele von ein paar Minuten, deren Regeln auf eine Seite passen. Wer so eine Seite schreibt, kann eins hinzufügen.
plain-table = Der Tisch
plain-seat = { $seat }
plain-fact = { $row }: { $value }
plain-common = { $row }: { $value }
plain-theirs = { $seat }: { $row }: { $value }
plain-hidden =
    { $seat }: { $row }: { $count ->
        [one] eine verdeckte Karte
       *[other] { $count } verdeckte Karten
    }
plain-lane = { $seat }: { $row }: { $value } von { $most }
plain-card = { $value }
plain-press = { $row }: { $value }

## Was er von einem Spiel ohne eigene Worte sagt

plain-row = { $name }
plain-key = { $name }
plain-do = { $name } { $rest }
plain-log = { $seat }: { $name } { $rest }
plain-log-nobody = { $name } { $rest }
plain-goal = Die höchste Zahl gewinnt: { $rest }
plain-prompt = Du bist am Zug
