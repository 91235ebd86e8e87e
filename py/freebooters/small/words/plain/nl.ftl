## Wat elke eenvoudige tafel zegt

plain-shelf = Spellen van een paar minuten, waarvan de regels op één pagina passen. Wie zo’n pagina schrijft, kan er een toevoegen.
plain-table = De tafel
plain-seat = { $seat }
plain-fact = { $row }: { $value }
plain-common = { $row }: { $value }
plain-theirs = { $seat }: { $row }: { $value }
plain-hidden =
    { $seat }: { $row }: { $count ->
        [one] één gedekte kaart
       *[other] { $count } gedekte kaarten
    }
plain-lane = { $seat }: { $row }: { $value } van { $most }
plain-card = { $value }
plain-press = { $row }: { $value }

## Wat ze zegt van een spel zonder eigen woorden

plain-row = { $name }
plain-key = { $name }
plain-do = { $name } { $rest }
plain-log = { $seat }: { $name } { $rest }
plain-log-nobody = { $name } { $rest }
plain-goal = Het hoogste getal wint: { $rest }
plain-prompt = Jij bent aan de beurt
