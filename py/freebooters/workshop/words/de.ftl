workshop-fault-python = Python meldet: { $said }
workshop-fault-endless = Die Regeln rechneten nach 2 Sekunden noch und wurden hier angehalten. Ändert sich in dieser Schleife etwas?
workshop-fault-memory = Dafür bräuchte es mehr Speicher, als ein Spiel haben darf.
workshop-fault-recursion = Diese Funktion ruft sich immer wieder selbst auf.
workshop-fault-method = Den Regeln fehlt die Methode { $method }.
workshop-fault-module = Ein Modul { $module } gibt es hier nicht.
workshop-fault-game = Der Text ergibt kein `game`: Er endet mit game = plain_game(…).
workshop-fault-id = Das Spiel nennt sich „{ $found }“; hier muss es „{ $wanted }“ heißen.
workshop-fault-name = Weder ein Spiel noch eine seiner Dateien kann „{ $name }“ heißen.
workshop-fault-size = Ein Spiel hat höchstens { $letters } Zeichen.
workshop-fault-table = Das Spiel zeigt einen Tisch, den diese Seite nicht zeichnen kann.
workshop-fault-stopped = Das Spiel antwortete nicht mehr und wurde angehalten.
workshop-no-wall = Dieser Browser kann Regeln nicht von deinen Spielen abschirmen; darum laufen sie hier nicht.
workshop-no-frame = Der Teil dieser Seite, der Regeln abschirmt, ist nicht angekommen. Wenn du offline bist, geh online und öffne das hier noch einmal.
