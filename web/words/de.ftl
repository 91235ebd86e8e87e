### Die Seite um die Spiele herum. Jedes Spiel bringt seine eigenen Texte mit.

## Überall

shell-title = Freebooters — Piraten-Brettspiele
shell-skip = Zum Inhalt springen
shell-said-of = { $of }: { $said }
shell-nav = Hauptmenü
shell-nav-saves = Gespeicherte Spiele
shell-nav-settings = Einstellungen
shell-nav-credits = Dank und Lizenzen
shell-nav-demo = Eine Vorführung ansehen
shell-nav-workshop = Regelwerkstatt. Ändere ein Spiel und spiel es sofort.
shell-home = Startseite
shell-close = Schließen
shell-retry = Noch einmal versuchen
shell-failed = Ein Teil der Seite konnte nicht geladen werden. Prüfe die Verbindung und versuche es noch einmal.
shell-progress = Vorbereitung
shell-stage-download = Die Spiele-Engine wird geladen …
shell-stage-quiet = Die Spiele-Engine hat noch nicht geantwortet. Ändert sich das nicht, hindert etwas diese Seite daran, sie zu starten: eine Erweiterung oder eine strenge Einstellung des Browsers. Mach für diese Seite eine Ausnahme oder nimm einen anderen Browser.
shell-stage-bytes = Die Spiele-Engine lädt: { $loaded } von { $total } MB
shell-stage-unpack = Die Spiele-Engine wird entpackt …
shell-stage-start = Die Mannschaft wird geweckt …
shell-stage-install = Die Spiele werden ausgepackt …
shell-ready = Alles klar zum Spielen.
shell-ready-offline = Alles klar zum Spielen, auch offline.
seat-number = Spieler { $number }
setup-summary =
    { $bots ->
        [0]
            { $humans ->
                [one] ein Spieler
               *[other] { $humans } Spieler an einem Bildschirm
            }
       *[other]
            { $humans ->
                [0] { $bots } Computergegner; du siehst zu
                [1]
                    { $bots ->
                        [one] du gegen einen Gegner
                       *[other] du gegen { $bots } Gegner
                    }
               *[other]
                    { $bots ->
                        [one] { $humans } Spieler und ein Gegner
                       *[other] { $humans } Spieler und { $bots } Gegner
                    }
            }
    }

## Startseite

home-title = Piratenspiele, klar zum Auslaufen
home-lead = Brettspiele um Piraten, Schätze und Meuterei, direkt im Browser: allein gegen schlaue Gegner oder mit Freunden, an einem Bildschirm oder jeder am eigenen.
home-promise-free = Ohne Installation, ohne Konto, ohne Werbung
home-promise-offline = Läuft nach dem ersten Besuch auch offline
home-promise-file = Alles in dieser einen Datei, ganz ohne Netz
home-promise-private = Deine Spiele bleiben auf deinem Gerät
home-noscript = Freebooters braucht JavaScript, um die Karten zu geben. Bitte schalte es ein und lade die Seite neu.
home-games = Wähle deine Reise
home-take = Zum Mitnehmen
home-take-about = Die ganze Seite als eine Datei von { $megabytes } MB: speichern und im Browser öffnen, wo du auch bist, ganz ohne Netz.
home-take-button = Datei herunterladen
home-footer = Frei und kostenlos, von Spielern für Spieler. Mit keinem Verlag verbunden.
home-seats = { $least }–{ $most } Spieler
home-rules = Regeln
home-play = Jetzt spielen
home-setup = Spieler wählen
home-friends = Mit Freunden spielen
home-first =
    { $coach ->
        [muted]
            { $bots ->
                [1] Deine erste Partie: ein Leichtmatrose
                [2] Deine erste Partie: zwei Leichtmatrosen
               *[other] Deine erste Partie: { $bots } Leichtmatrosen
            }
       *[on]
            { $bots ->
                [1] Deine erste Partie: ein Leichtmatrose, mit dem Lotsen
                [2] Deine erste Partie: zwei Leichtmatrosen, mit dem Lotsen
               *[other] Deine erste Partie: { $bots } Leichtmatrosen, mit dem Lotsen
            }
    }
home-learn = In drei Minuten lernen
home-continue = Mach weiter, wo du warst
home-continue-button = Weiterspielen
home-update = Eine neue Version von Freebooters ist da.
home-update-use = Jetzt verwenden
home-update-unsaved = Die neue Version wartet: In einem deiner Tabs ist ein Spiel, das auf diesem Gerät nicht gespeichert ist. Speichere es dort erst als Datei.
home-update-silent = Die neue Version wartet: Freebooters ist noch in einem anderen Tab offen, der nicht antwortet. Schließe ihn und versuche es noch einmal.

## Vorbereitung

lobby-seats = Wie viele spielen?
lobby-name = Name
lobby-who = Wer spielt
lobby-human = Mensch
lobby-bot = Computer: { $level }
lobby-colour = Farbe und Form
lobby-colour-shape = { $colour }, { $shape }
lobby-colours-hint = Jeder hat eine eigene Farbe und Form; wählst du eine vergebene, werden die beiden getauscht.
lobby-fine = Feinheiten
lobby-more = Mehr
lobby-seed = Startwert
lobby-seed-hint = Derselbe Startwert gibt wieder dieselben Karten. Leer lassen für ein neues Spiel.
lobby-reset = Zurück zum Vorschlag
lobby-measured = Wie stark sie sind, gemessen
lobby-rating =
    { $others ->
        [1] Gewinnt { $share } % gegen { $level }
       *[other] Gewinnt { $share } % gegen { $others } × { $level }
    }
lobby-rating-sure = { $games } Partien: { $low }–{ $high } %
lobby-rating-even = bei gleicher Stärke { $even } %
lobby-ratings-here = Gezählt in Turnieren an genau so einem Tisch. Hinter jedem Anteil steht das Vertrauensintervall; die Balken zeigen, wie weit jede Stärke voraus ist.
lobby-ratings-all = Gezählt in Turnieren zu { $seats }, alle Varianten zusammen. Hinter jedem Anteil steht das Vertrauensintervall; die Balken zeigen, wie weit jede Stärke voraus ist.
lobby-stars = { $count } von { $all } Sternen
level-deckhand = Leichtmatrose
    .hint = Zum ersten Mal auf See: übersieht vieles und hat keinen Plan. Gut, um die Regeln kennenzulernen.
level-sailor = Matrose
    .hint = Denkt seinen ganzen Zug durch und weiß, was er wert ist.
level-helmsman = Rudergänger
    .hint = Fragt sich auch, was die anderen als Nächstes tun.
level-navigator = Navigator
    .hint = Schaut mehrere Züge voraus und rechnet mit dem, was er nicht sieht.
level-commodore = Kommodore
    .hint = Nimmt sich ein paar Sekunden und schenkt nichts her. Für alle, die auch gern einmal verlieren.
colour-red = Rot
colour-blue = Blau
colour-yellow = Gelb
colour-green = Grün
colour-violet = Violett
shape-circle = Kreis
shape-square = Quadrat
shape-triangle = Dreieck
shape-diamond = Raute
shape-star = Stern

## Tisch

table-prompt-over = Das Spiel ist aus.
table-prompt-wait = Jetzt am Zug: { $seats }.
seats-and = { $first } und { $last }
seats-more = { $first }, { $next }
table-orders = Was zu tun ist
table-actions = Aktionen
table-usable = Auf dem Tisch, zuerst was sich nutzen lässt
table-rest = Was sonst auf dem Tisch liegt
table-brings = { $label }. { $gain }
table-ways = { $count } Möglichkeiten. Wähle eine.
table-elsewhere = Das geht: { $label }. Tippe dafür auf das, was leuchtet.
table-useless = Damit lässt sich jetzt nichts tun. { $prompt }
table-undo = Zurücknehmen
table-undo-practice = Zurücknehmen (Übung)
table-skip = Vorspulen
table-clear = Auswahl aufheben
table-take-back = Leeren
table-missing =
    { $count ->
        [0] Alle Plätze sind belegt.
        [one] Ein Platz ist noch leer.
       *[other] { $count } Plätze sind noch leer.
    }
table-hand = Wieder aufnehmen
table-laid = { $item }, gelegt auf: { $place }
table-left = { $item }, übrig
table-place-empty = { $place }, leer
table-place-filled = { $place }: { $item }
table-again = Noch einmal
table-result = Ergebnis
table-restart = Von vorn beginnen
table-new = Neues Spiel
table-menu = Menü
table-save-file = Als Datei speichern
table-stored = Alles ist wieder gespeichert.
table-unsaved = Der letzte Zug ist nicht gespeichert.
table-unsaved-notes = Deine Notizen sind nicht gespeichert.
mend-engine = Die Spiele-Engine ist stehen geblieben. Sie wird neu gestartet, und die Partie geht von selbst weiter.
mend-back = Die Spiele-Engine läuft wieder, und die Partie geht weiter.
mend-again = Die Spiele-Engine läuft wieder. Dein letzter Zug kam nicht mehr an: Mach ihn noch einmal.
mend-failed = Die Spiele-Engine bleibt immer wieder stehen. Was gespeichert ist, bleibt erhalten.
mend-bot = { $name } hat den Faden verloren und überlegt noch einmal.
table-side = Neben dem Spielplan
tools-undo = Zurück
tools-clear = Leeren
tools-replay = Nochmal
table-replay = Nochmal zeigen, was seit deinem Zug geschehen ist
table-tools = Tipp, Zurück und Nochmal
rail-you = Du
scores-title = Punkte
scores-decided = (hat entschieden)
scores-round = Runde
scores-rounds = Runde für Runde
table-players = Spieler
table-log = Verlauf
table-rules = Regeln
table-rule = Regel { $rule }
table-you = du
table-turn = am Zug
table-thinking = überlegt …
table-thinking-long = { $name } überlegt
table-thinking-voice = { $name } überlegt. Umschalt und Eingabe: jetzt ziehen.
table-aboard = Deine Wahl ist gemerkt. Deine Mannschaft kommt an Bord: { $share } %
table-aboard-voice = Deine Wahl ist gemerkt. Deine Mannschaft kommt an Bord.
table-early-why = Das lässt sich sagen, sobald deine Mannschaft an Bord ist.
table-now = Zieh jetzt
log-you = Du
log-between = { $told }, { $more }
log-more = { $told } und { $more }
parts-more = { $told }; { $more }
log-times =
    { $told }, { $count ->
        [2] zweimal
       *[other] { $count }-mal
    }.
log-left =
    { $count ->
        [one] Eine frühere Zeile steht im Verlauf.
       *[other] { $count } frühere Zeilen stehen im Verlauf.
    }
log-undo = { $seat } nimmt einen Zug zurück.
    .seat = Du nimmst einen Zug zurück.
log-since = Seit deinem Zug
log-setup = Aufbau: { $count } Zeilen
lookback-title = Rückblick
lookback-earlier = Früher
lookback-later = Später
lookback-return = Zurück zum Spiel
lookback-result = Zurück zum Ergebnis
lookback-branch = Ab hier weiterspielen
lookback-branch-hint = Als neues Spiel, neu gemischt; dieses bleibt.
replay-move = Zug { $number } von { $all }
replay-slider = Stelle im Spiel
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo: { $speed }-fach
replay-eyes = Mit wessen Augen
replay-eyes-of = Sicht von { $name }
    .name = Deine Sicht
replay-spectator = Zuschauer
replay-deal = Dieselben Karten spielen
replay-share = Spiel teilen
replay-keep = Kopie behalten
replay-kept = Liegt jetzt auf diesem Gerät bei den gespeicherten Spielen.
replay-turn-earlier = Einen Zug zurück
replay-turn-later = Einen Zug weiter
replay-all = Alle Hände
replay-noted = { $move }. Notiz: { $note }
margin-hands = Alle Hände
margin-nothing = nichts verdeckt
margin-note = Notiz zu diesem Moment
margin-write = Notiz schreiben
margin-change = Notiz ändern
margin-keep = Speichern
margin-drop = Abbrechen
margin-asking = Ein starker Gegner prüft die Entscheidung …
margin-no-reason = Hier hatte niemand eine Wahl.
margin-later = Die Gründe stehen hier, sobald das Spiel zu Ende ist.
margin-chance = Davor hatte { $name } eine Gewinnchance von { $chance }.
    .name = Davor hattest du eine Gewinnchance von { $chance }.
picture-title = Bild dieses Moments
picture-save = Bild speichern
share-title = Spiel teilen
share-lead = Das ganze Spiel steckt in diesem Link. Wer ihn öffnet, kann es Zug für Zug ansehen.
share-link = Link
share-names = Mit den Namen der Spieler
share-copy = Kopieren
share-hand = Senden …
share-copied = Der Link ist kopiert.
share-by-hand = Der Link ist markiert: Kopiere ihn.
share-text = Kopiere diesen Text
share-embed = Code zum Einbetten kopieren
share-embedded = Der Code ist kopiert: Füge ihn in deine Seite ein.
share-paste = Wer Freebooters hat, öffnet diesen Link unter „Gespeicherte Spiele“.
embed-open = In Freebooters öffnen
embed-workshop = Geänderte Regeln werden nicht innerhalb einer anderen Seite geöffnet.
follow-title = In einem anderen Tab geöffnet
follow-about = Dieser Tab zeigt, was dort geschieht.
follow-take = Hier spielen
follow-stale = Das Spiel war in einem anderen Tab schon weiter: So steht es dort. Der letzte Zug von hier zählt nicht.
curtain-heading = Gib das Gerät an { $name } weiter
curtain-hint = Was die anderen haben, bleibt verborgen. Heb den Vorhang, wenn sonst niemand hinsieht.
curtain-lift = Ich bin { $name } — zeig meine Karten
result-you = Du gewinnst!
result-other = Anderes Spiel
result-close = Den Tisch ansehen
result-winner = { $name } gewinnt
result-shared = { $names } teilen sich den Sieg
result-lost = Alle haben verloren
result-board = Rückblick
result-watch = Ansehen
result-share = Teilen

## Tipps, Gründe, Analyse

hint-button = Tipp
hint-title = Tipp
hint-close = Tipp schließen
hint-closed = Der Tipp ist geschlossen.
hint-waits = Erst denken die Gegner …
hint-thinks = Denkt über das nach, was du weißt …
hint-only = Du kannst nur eines tun:
hint-none = Dazu lässt sich nichts sagen.
hint-again = Das würde geschehen. Tippe noch einmal, um es zu tun.
hint-chance = Gewinnchance
hint-odds = der Fälle
hint-best = Am besten: { $label }
hint-sure = das Beste
hint-lay = Die Karten so legen
hint-legend = Gewinnchance, wie ein starker Gegner sie mit deinem Wissen sieht.
hint-legend-odds = Das darf nicht vorherzusehen sein: So oft würde ein starker Gegner es tun.
hint-legend-sure = Was ein starker Gegner tun würde. Chancen wägt er hier nicht ab.
hint-legend-row = Die beste von einigen guten Möglichkeiten, die durchgespielt wurden; andere sind vielleicht ebenso gut. Du kannst sie noch ändern.
why-button = Warum?
why-label = Warum? { $line }
why-taken = getan
why-chances = Gewinnchance, wie dieser Gegner sie mit seinem Wissen sah.
why-odds = Er hat gelost, damit es niemand vorhersieht; daneben steht, wie wahrscheinlich jede Möglichkeit war.
why-sure = Was ihm lieber war. Chancen wog er hier nicht ab.
analysis-title = Analyse
analysis-lead = Wie die Gewinnchancen im Lauf des Spiels standen, beurteilt mit dem, was die Beteiligten jeweils wussten.
analysis-start = Spiel analysieren
analysis-stop = Anhalten
analysis-go-on = Weiter
analysis-progress = { $all ->
    [one] { $done } von { $all } Entscheidung beurteilt
   *[other] { $done } von { $all } Entscheidungen beurteilt
}
analysis-told =
    Das Spiel ist analysiert. { $count ->
        [0] Es gab keinen Wendepunkt.
        [one] Es gab einen Wendepunkt.
       *[other] Es gab { $count } Wendepunkte.
    }
analysis-turns = Wendepunkte
analysis-chart = Diagramm: die Gewinnchancen aller im Lauf des Spiels. Dieselben Zahlen stehen in der Tabelle darunter.
analysis-glance = Gestrichelt: auf den ersten Blick
analysis-numbers = Alle Zahlen
analysis-before = Vor
analysis-seat = Wer
analysis-chance = Chance
analysis-change = { $name }: von { $before } auf { $after }
analysis-better = Lieber: { $label }
summary-luck =
    { $luck ->
        [little] ; Glück spielte kaum mit.
        [good] ; Glück brachte { $fortune } Punkte.
        [bad] ; Pech kostete { $fortune } Punkte.
       *[unknown] .
    }
summary-lost-mistake = { $seat } verlor am meisten mit „{ $label }“: { $points } Punkte Gewinnchance{ summary-luck }
    .seat = Du hast am meisten mit „{ $label }“ verloren: { $points } Punkte Gewinnchance{ summary-luck }
summary-lost-turn = { $seat } verlor das Spiel am Wendepunkt { $number }, von { $before } % auf { $after } %{ summary-luck }
    .seat = Du hast das Spiel am Wendepunkt { $number } verloren, von { $before } % auf { $after } %{ summary-luck }
summary-won-turn = { $seat } gewann das Spiel am Wendepunkt { $number }, von { $before } % auf { $after } %{ summary-luck }
    .seat = Du hast das Spiel am Wendepunkt { $number } gewonnen, von { $before } % auf { $after } %{ summary-luck }
summary-lost-luck = { $seat } verlor durch Pech: { $points } Punkte.
    .seat = Du hast durch Pech verloren: { $points } Punkte.
summary-won-luck = { $seat } gewann durch Glück: { $points } Punkte.
    .seat = Du hast durch Glück gewonnen: { $points } Punkte.
summary-lost-play = { $seat } verlor durch eigene Entscheidungen: { $points } Punkte{ summary-luck }
    .seat = Du hast durch eigene Entscheidungen verloren: { $points } Punkte{ summary-luck }
summary-won-play = { $seat } gewann durch eigene Entscheidungen: { $points } Punkte{ summary-luck }
    .seat = Du hast durch eigene Entscheidungen gewonnen: { $points } Punkte{ summary-luck }
summary-lost-others = { $seat } verlor durch das, was die anderen taten: { $points } Punkte{ summary-luck }
    .seat = Du hast durch das verloren, was die anderen taten: { $points } Punkte{ summary-luck }
summary-won-others = { $seat } gewann durch das, was die anderen verschenkten: { $points } Punkte{ summary-luck }
    .seat = Du hast durch das gewonnen, was die anderen verschenkten: { $points } Punkte{ summary-luck }
summary-lost-stroke = { $seat } verlor das Spiel auf einen Schlag, von { $before } % auf { $after } %{ summary-luck }
    .seat = Du hast das Spiel auf einen Schlag verloren, von { $before } % auf { $after } %{ summary-luck }
summary-won-stroke = { $seat } gewann das Spiel auf einen Schlag, von { $before } % auf { $after } %{ summary-luck }
    .seat = Du hast das Spiel auf einen Schlag gewonnen, von { $before } % auf { $after } %{ summary-luck }
summary-lost-steps = { $seat } verlor das Spiel Schritt für Schritt, von { $before } % zu Beginn{ summary-luck }
    .seat = Du hast das Spiel Schritt für Schritt verloren, von { $before } % zu Beginn{ summary-luck }
summary-won-steps = { $seat } gewann das Spiel Schritt für Schritt, von { $before } % zu Beginn{ summary-luck }
    .seat = Du hast das Spiel Schritt für Schritt gewonnen, von { $before } % zu Beginn{ summary-luck }
summary-nothing = Was die Chancen von { $names } verändert hat, lässt sich nicht sicher sagen.
summary-none = Was dieses Spiel entschieden hat, lässt sich nicht sicher sagen.
luck-title = Glück und Können
luck-progress = Glück und Können: { $done }
luck-lead = Was die Gewinnchancen verändert hat, in Prozentpunkten. Hinter ± steht, wie genau das ist; was kleiner ist, lässt sich nicht sicher sagen.
luck-span = { $start } zu Beginn, { $result } am Ende
luck-luck = Glück
luck-play = Eigene Entscheidungen
luck-others = Entscheidungen anderer
luck-rest = Unvorhergesehen
luck-unsure = Nicht zu trennen
luck-sure = { $change } ± { $error }
luck-close = nicht sicher zu sagen
luck-note = Entscheidungen werden daran gemessen, was gutes Spiel in demselben Moment erwarten lässt. Was geheime Entscheidungen erst gemeinsam bewirken, lässt sich niemandem zuschreiben: Es gilt als unvorhergesehen, wie alles, was die Schätzung nicht kommen sah. Über 100 hinaus heißt: Die Schätzung schwankte stark.
mistakes-title = Die teuersten Entscheidungen
mistakes-lead = Sie haben die meisten Prozentpunkte Gewinnchance gekostet, und zwar deutlich: zweimal neu beurteilt mit dem, was damals bekannt war.
mistakes-none = Keine Entscheidung fällt deutlich auf: Was vielleicht verschenkt wurde, liegt unter dem, was sich sicher sagen lässt.
mistakes-cost = { $cost } ± { $error } Punkte
mistakes-taken = Gespielt: { $label }
mistakes-again = Noch einmal versuchen
mistakes-again-named = Noch einmal versuchen: { $label }
trial-title = Noch einmal versucht
trial-same = Das wurde auch im Spiel gemacht.
trial-best = Das ist das Beste, was die Analyse gefunden hat.
trial-better = Das ist besser als das, was im Spiel gemacht wurde.
trial-worse = Das ist schlechter als das, was im Spiel gemacht wurde.
trial-close = Ob das besser ist als im Spiel, lässt sich nicht sicher sagen.
trial-unknown = Das hat die Analyse kaum betrachtet; sie kann es nicht beurteilen.
trial-now = Jetzt
trial-then = Im Spiel
trial-found = Bestes
trial-note = Gewinnchancen; Unterschiede bis { $error } % besagen nichts. Dieser Versuch zählt in keiner Bilanz.
trial-on = Weiterspielen
trial-undo = Etwas anderes versuchen
trial-back = Zurück zum Spiel
analysis-closer = Die teuersten Entscheidungen werden noch einmal angesehen

## Vorführung

demo-title = Vorführung
demo-begin = { $game }: Der Computer spielt gegen sich selbst.
demo-next = Als Nächstes: { $game }
demo-play = Mitspielen
demo-full = Vollbild
demo-chance = Gewinnchance: { $chance }
demo-turn = Wenn du magst, bist du dran: Du spielst anstelle von { $name }.
demo-warning =
    { $seconds ->
        [one] Noch da? In einer Sekunde geht die Vorführung weiter.
       *[other] Noch da? In { $seconds } Sekunden geht die Vorführung weiter.
    }
demo-again = Neues Spiel
demo-back = Zurück zur Vorführung

## Aufgaben

puzzle-heading = Aufgaben
puzzle-lead = Momente aus echten Partien, in denen eine Aktion klar die beste ist. Du siehst, was dieser Spieler sah.
puzzle-broken = Ergebnisse von Aufgaben, die sich nicht lesen lassen
puzzle-solved = { $solved } von { $all } gelöst
puzzle-rating = Deine Wertung: { $rating }
puzzle-go = Lösen
puzzle-name = Aufgabe
puzzle-number = { $number } von { $all }
puzzle-say = Du bist am Zug, und eine Aktion ist klar die beste. Welche?
puzzle-left =
    { $count ->
        [one] Noch ein Versuch.
       *[other] Noch { $count } Versuche.
    }
puzzle-worse = { $label }: Etwas anderes ist klar besser.
puzzle-worse-why = { $label } ({ $reason }): Etwas anderes ist klar besser.
puzzle-right = Gelöst!
puzzle-shown = Die Lösung:
puzzle-best = { $label }.
puzzle-best-why = { $label }. { $reason }.
puzzle-chances = Damit gewinnst du von hier aus { $best } der Partien, mit der nächstbesten Aktion { $second }.
puzzle-next = Nächste Aufgabe
puzzle-again = Diese Aufgabe noch einmal
puzzle-leave = Aufgabe verlassen
puzzle-show = Lösung zeigen

## Gespeicherte Spiele

saves-heading = Gespeicherte Spiele
saves-about = Jeder Zug wird sofort auf diesem Gerät gespeichert. Um ein Spiel auf Dauer zu behalten oder mitzunehmen, speichere es als Datei.
saves-none = Noch keine gespeicherten Spiele.
saves-broken = Ein gespeichertes Spiel, das sich nicht lesen lässt
saves-begun = Läuft noch
saves-over = Beendet
saves-branch = ab Zug { $move } des Spiels vom { $when }
saves-resume = Weiterspielen
saves-look = Ansehen
saves-find = Suchen nach Name, Spiel oder Datum
saves-found =
    { $count ->
        [0] Nichts gefunden.
        [one] Ein Spiel gefunden.
       *[other] { $count } Spiele gefunden.
    }
saves-outcome =
    { $winners ->
        [0] Alle haben verloren.
        [one] { $names } gewann{ $scored ->
            [yes] {" "}mit { $score }
           *[no] {""}
        } in { $turns ->
            [one] einem Zug
           *[other] { $turns } Zügen
        }.
       *[other] { $names } gewannen{ $scored ->
            [yes] {" "}mit { $score }
           *[no] {""}
        } in { $turns ->
            [one] einem Zug
           *[other] { $turns } Zügen
        }.
    }
saves-day = Partie des Tages.
saves-same-deal = Dieselben Karten wie im Spiel vom { $when }.
saves-rename = Diesem Spiel einen Namen geben
saves-name-it = Speichern
saves-delete = Löschen
saves-deleted = { $game } wurde gelöscht.
saves-bring-back = Rückgängig
stored-wrong = Fehlt darin oder ist falsch: { $part }.
stored-deleted = Was sich nicht lesen ließ, wurde gelöscht.
stores-newer = In diesem Browser liegen Spiele einer neueren Version dieser Seite: Lade sie neu. Bis dahin wird nichts gespeichert; speichere dein Spiel als Datei, um es zu behalten.
shared-heading = Mit dieser Seite geteilt
shared-nothing = In dem, was geteilt wurde, ist kein Spiel und kein Link zu einem. Falls du die Seite neu geladen hast: Was du nicht übernimmst, wird nicht aufgehoben.
shared-foreign = Eine Seite einer anderen Website wollte etwas übergeben. Nichts davon wurde übernommen.
shared-large = Was geteilt wurde, ist zu groß: höchstens { $most } MB.
shared-broken = Was geteilt wurde, ist nicht lesbar.
shared-refused = Nichts von dem, was geteilt wurde, lässt sich öffnen.
offer-title = Auf diesem Gerät speichern?
offer-shared = Ein anderes Programm hat das mit der Seite geteilt:
offer-opened = Dein Gerät hat das mit der Seite geöffnet:
offer-dropped = Das hast du hier abgelegt:
offer-results =
    { $count ->
        [one] Ein Ergebnis für deine Bilanz
       *[other] { $count } Ergebnisse für deine Bilanz
    }
offer-results-of = { $game }: { $count }
offer-unkept = Nichts davon wird gespeichert, bevor du es übernimmst. Spiele kommen zu deinen gespeicherten Spielen, Ergebnisse in deine Bilanz.
offer-take = Übernehmen
offer-leave = Nicht übernehmen
saves-import = Datei öffnen …
saves-paste = Link zu einem Spiel
saves-watch = Ansehen
saves-import-hint = Oder zieh ein gespeichertes Spiel hierher.
saves-refused = { $file } wurde nicht geöffnet. { $reason }
saves-forgotten = Seit über einer Woche nicht geöffnet. Wird der Platz knapp, darf der Browser es löschen; als Datei bleibt es.
saves-forgotten-all =
    { $count ->
        [one] Ein gespeichertes Spiel ist seit über einer Woche nicht geöffnet worden. Wird der Platz knapp, darf der Browser es löschen; als Datei bleibt es.
       *[other] { $count } gespeicherte Spiele sind seit über einer Woche nicht geöffnet worden. Wird der Platz knapp, darf der Browser sie löschen; als Dateien bleiben sie.
    }

## Partien: des Tages, noch einmal, versiegelt

day-title = Partie des Tages
day-about = Jeden Tag eine Partie, für alle dieselbe. Der erste Versuch zählt; danach siehst du, was der Kommodore aus denselben Karten macht.
day-against = du gegen { $crew }
day-once = Der erste Versuch zählt. Du kannst unterbrechen und später weiterspielen.
day-begun = Du bist mittendrin.
day-given-up = Du hast sie aufgegeben, und das war der Versuch, der zählt. Zur Übung kannst du sie trotzdem spielen.
day-none = Heute gibt es keine Partie.
day-play = Partie des Tages spielen
day-resume = Partie des Tages fortsetzen
day-look = Deine Partie ansehen
day-practise = Zur Übung spielen
day-calendar = Kalender
day-streak =
    { $now ->
        [0] Längste Serie: { $most ->
            [one] ein Tag.
           *[other] { $most } Tage nacheinander.
        }
        [1] Längste Serie: { $most ->
            [one] ein Tag.
           *[other] { $most } Tage nacheinander.
        }
       *[other] { $now } Tage nacheinander; am meisten bisher: { $most }.
    }
day-month-before = Früherer Monat
day-month-after = Späterer Monat
day-medals = Tage nacheinander
day-medal =
    { $won ->
        [yes] { $count } Tage nacheinander
       *[no] { $count } Tage nacheinander: noch nicht
    }
day-missed = nicht gespielt
day-told = { $game }, { $date }: { $how }
day-how =
    { $won ->
        [yes] gewonnen in { $turns ->
            [one] einem Zug
           *[other] { $turns } Zügen
        }
       *[no] Platz { $rank } nach { $turns ->
            [one] einem Zug
           *[other] { $turns } Zügen
        }
    }{ $rival ->
        [none] .
        [needed] , der Kommodore brauchte { $rivalTurns }.
        [won] , der Kommodore gewann in { $rivalTurns ->
            [one] einem Zug
           *[other] { $rivalTurns } Zügen
        }.
       *[lost] , der Kommodore kam auf Platz { $rivalRank }.
    }
day-share = Ergebnis teilen
day-copied = Dein Ergebnis ist kopiert.
day-rival-plays =
    { $turns ->
        [0] Der Kommodore setzt sich an dieselben Karten …
       *[other] Der Kommodore spielt dieselben Karten: Zug { $turns } …
    }
day-rival-stop = Den Kommodore anhalten
day-rival-again = Den Kommodore spielen lassen
crew-deckhand =
    { $count ->
        [1] einen Leichtmatrosen
        [2] zwei Leichtmatrosen
        [3] drei Leichtmatrosen
       *[other] { $count } Leichtmatrosen
    }
crew-sailor =
    { $count ->
        [1] einen Matrosen
        [2] zwei Matrosen
        [3] drei Matrosen
       *[other] { $count } Matrosen
    }
crew-helmsman =
    { $count ->
        [1] einen Rudergänger
        [2] zwei Rudergänger
        [3] drei Rudergänger
       *[other] { $count } Rudergänger
    }
crew-navigator =
    { $count ->
        [1] einen Navigator
        [2] zwei Navigatoren
        [3] drei Navigatoren
       *[other] { $count } Navigatoren
    }
crew-commodore =
    { $count ->
        [1] einen Kommodore
        [2] zwei Kommodore
        [3] drei Kommodore
       *[other] { $count } Kommodore
    }
deal-title = Diese Partie
deal-practised = Ein Zug wurde zur Übung oder auf Rat des Lotsen zurückgenommen, oder jemand anderes hat übernommen: Diese Partie zählt nicht in der Bilanz.
deal-compared = Beim ersten Mal: { $first }. Jetzt: { $now }.
deal-placed =
    Platz { $rank }{ $scored ->
        [yes] {" "}mit { $score }
       *[no] {""}
    }
deal-winner =
    { $scored ->
        [yes] { $name } gewann mit { $score }
       *[no] { $name } gewann
    }
deal-again = Dieselben Karten noch einmal
deal-more = Mehr
deal-seat = Dein Platz
deal-seat-same = Platz { $number }, wie zuvor
deal-seat-other = Platz { $number }
seal-closed = Die Karten sind versiegelt:
seal-over = Das Siegel dieser Karten:
seal-about = Ein Fingerabdruck (SHA-256) von allem, woraus der Zufall folgt: Spiel, Variante, Spielerzahl und ein geheimer Startwert. Er steht von Anfang an hier. Ist die Partie zu Ende, wird der Startwert verraten, und du kannst prüfen, dass niemand ihn unterwegs geändert hat.
seal-check = Siegel prüfen
seal-found =
    { $found ->
        [right] Das Siegel passt, und aus dem Startwert folgt alles, was der Zufall getan hat ({ $drawn }-mal).
        [chance] Das Siegel passt, aber aus dem Startwert folgt etwas anderes als das, was der Zufall in Eintrag { $entry } des Verlaufs getan hat.
       *[seed] Das Siegel passt nicht: Das sind nicht die Karten, die versiegelt wurden.
    }
seal-text = Das war versiegelt:

## Die Bilanz

record-title = Deine Bilanz
record-about = Wie die Partien auf diesem Gerät ausgegangen sind, für alle, die hier gespielt haben. Gleiche Karten zählen nur einmal.
record-none = Hier wurde noch keine Partie zu Ende gespielt.
record-broken = Ein Ergebnis, das sich nicht lesen lässt
record-unstored = Ergebnisse lassen sich hier gerade nicht speichern: Sie bleiben nur, solange diese Seite offen ist.
record-you = Du
record-nameless = Ohne Namen
record-column-game = Spiel
record-column-against = Gegner
record-column-played = Gespielt
record-column-won = Gewonnen
record-column-streak = Siege nacheinander
record-column-fastest = Schnellster Sieg
record-column-longest = Längste Partie
record-medals = Siege nacheinander
record-medal =
    { $won ->
        [yes] { $count } Siege nacheinander
       *[no] { $count } Siege nacheinander: noch nicht
    }
record-seats = zu { $seats ->
        [2] zweit
        [3] dritt
        [4] viert
       *[other] fünft
    }
record-against-mixed = Gemischte Mannschaft
record-against-human = Menschen
record-won = { $won } ({ $share } %)
record-streak = { $now } (Rekord: { $most })
record-turns =
    { $turns ->
        [one] ein Zug
       *[other] { $turns } Züge
    }
record-rating =
    { $game }: { $points } Punkte, mit 95 % Sicherheit zwischen { $low } und { $high }, nach { $games ->
        [one] einer Partie
       *[other] { $games } Partien
    } gegen vermessene Gegner. Die nächstliegende Stufe: { $level }.
record-delete = Bilanz löschen
record-deleted = Die Bilanz wurde gelöscht.
record-imported =
    { $count ->
        [one] Ein Ergebnis wurde gelesen.
       *[other] { $count } Ergebnisse wurden gelesen.
    }
record-imported-broken =
    { $count ->
        [one] Eines ließ sich nicht lesen.
       *[other] { $count } ließen sich nicht lesen.
    }
record-how = Wie gezählt wird
record-how-counts = Eine Partie zählt, wenn sie hier zu Ende geht, und zwar beim ersten Mal, dass diese Karten gespielt werden. Nicht gezählt werden Partien, in denen ein Zug zur Übung oder auf Rat des Lotsen zurückgenommen wurde, Partien, die an einem früheren Moment weitergehen, und solche, deren Ergebnis mit einer Datei kam.
record-how-rating = Punkte sind Elo-Punkte: Der Leichtmatrose hat 0, und wer 400 Punkte mehr hat als ein anderer, gewinnt zehn von elf Partien. Die Stufen wurden in Turnieren vermessen. Allein aus deinen Partien gegen sie folgt, wie wahrscheinlich jede Punktzahl für dich ist; angegeben sind das Mittel und der Bereich, der 95 % umfasst. Vor der ersten Partie gilt alles vom Leichtmatrosen bis zum Kommodore als möglich.

## Einstellungen

settings-heading = Einstellungen
settings-look = Aussehen
settings-pace = Tempo
settings-heard = Ton
settings-broken = Daten, die sich nicht lesen lassen
settings-language = Sprache
settings-theme = Farben
settings-theme-system = System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-theme-contrast = Hoher Kontrast
settings-text = Textgröße
settings-text-hint = Das gilt für alle Seiten und für den Spieltisch. Mit großem Text sieht man auf kleinen Bildschirmen den ganzen Tisch, indem man scrollt.
settings-spacing = Buchstabenabstand
settings-spacing-normal = Normal
settings-spacing-wide = Weit
settings-speed = Animation
settings-speed-slow = Langsam
settings-speed-normal = Normal
settings-speed-fast = Schnell
settings-speed-off = Aus
settings-speed-hint = Auch, wie lange Gegner vor ihrem Zug warten. Wünscht dein System weniger Bewegung, fliegt nichts umher.
settings-captions = Unter dem Spielplan sagen, was geschieht
settings-forced = Gibt es nur eine Möglichkeit, wird sie für mich gespielt; sonst werde ich gefragt
settings-sound = Töne
sound-on = Töne an
sound-off = Töne aus
settings-music = Musik
settings-volume = Lautstärke
settings-nudge = Vibrieren, wenn du am Zug bist
settings-spoken = Züge vorlesen
settings-spoken-hint = So, wie der Verlauf sie erzählt, mit einer Stimme dieses Geräts; der Lautsprecher und M schalten auch sie stumm. Still, solange sich in einem Spiel mit verdeckten Karten mehrere einen Bildschirm teilen.
settings-spoken-none = Dieser Browser hat auf diesem Gerät keine deutsche Stimme: Vorlesen ist nicht möglich.
settings-sound-hint = Eine Glocke läutet, wenn du am Zug bist. Was zu hören ist, steht auch im Verlauf.
settings-music-hint = Jedes Spiel hat eine kurze Melodie, wenn es beginnt und wenn es vorbei ist. Sie schweigt, während vorgelesen wird und wenn die Seite nicht zu sehen ist.
settings-badge = Ein Punkt am Symbol, solange die Partie des Tages noch aussteht
settings-hands = So ziehst du
settings-hands-touch = Tippen, klicken oder ziehen: erst, was du benutzt, dann, wohin es soll. Alles Benutzbare leuchtet; tippe auf anderes, um zu erfahren, warum es nicht geht.
settings-letters = Einzelne Tasten sind Befehle (1–9, E, H, M, N, P, R, U, Leertaste, ?)
keys-heading = Tasten
keys-walk = über den Spielplan wandern (Tab führt hin)
keys-ends = zum ersten oder letzten Element
keys-next = zum nächsten oder vorigen benutzbaren Element
keys-step = dasselbe, von überall auf der Seite
keys-number = eines der ersten neun benutzbaren Elemente drücken; ihre Nummern stehen dann dort
keys-pick = wählen oder ziehen
keys-drop = die Auswahl aufheben
keys-end = den Zug beenden, bestätigen, was ausgelegt ist, oder die einzige Möglichkeit nehmen
keys-undo = zurücknehmen oder die Auswahl aufheben
keys-replay = noch einmal zeigen, was seit deinem Zug geschehen ist
keys-what = was das ist; sonst: diese Tasten
keys-hint = einen Tipp erfragen
keys-sound = Töne an oder aus
keys-hurry = einen Gegner sofort ziehen lassen
keys-skip = sofort zeigen, was sich bewegt
keys-space = Leertaste
keys-log = Im Verlauf und im Rückblick blättern die Pfeiltasten durch das Spiel, im Rückblick Bild auf und Bild ab von Zug zu Zug. Der Verlauf zeigt an, was seit deinem Zug geschehen ist; auf dem Tisch sind das die Spuren. Ein Knopf im Verlauf klappt den Aufbau auf.
keys-reader = Solange ein Screenreader vorliest, behält er Buchstaben und Pfeile für sich, etwa H für die nächste Überschrift. Zum Spielen braucht es keinen Buchstaben: Für Tipps und Töne gibt es Knöpfe. Auf dem Tisch, wohin Tab führt, gehören die Tasten wieder der Seite.

## Regeln und Dank

rules-heading = Regeln von { $game }
rules-short = Das Spiel in Kürze
rules-contents = Inhalt
rules-all = Alle Regeln
rules-switched = Diese Regel gehört zu „{ $variant }“. Die Seite zeigt jetzt diese Variante.
rules-missing = Die Regeln lassen sich gerade nicht laden.
rules-before = vorher
rules-after = nachher
rules-play = Spiel vorbereiten
rules-box = Was in der Schachtel ist
rules-ruling = Unsere Regelung:
rules-ours = Nicht veröffentlicht, daher von uns:
credits-heading = Dank und Lizenzen
credits-about = Die Spiele in Freebooters wurden von anderen erfunden. Die Regeln stehen hier in unseren eigenen Worten, und jedes Bild ist für diese Seite gezeichnet. Was auf Plänen und Karten gedruckt und nie veröffentlicht wurde, haben wir rekonstruiert; die Regelseite jedes Spiels sagt, was das ist und welche Regelungen von uns sind. Mit Autoren oder Verlagen ist Freebooters nicht verbunden.
credits-buy = Gefällt dir ein Spiel, dann kauf dir das Original in der Schachtel: Nichts geht über einen Tisch, echte Karten und gute Gesellschaft.
credits-games = Die Spiele
credits-designer = Von { $designer }
credits-libraries = Gebaut mit
credits-use-python = Python im Browser
credits-use-install = installiert die Spiele-Engine, wenn der schnelle Start misslingt
credits-use-words = die Sprachen
credits-use-codes = die Codes der Einladungen
credits-use-font = die Überschriften
credits-licence = Lizenz: { $licence }
credits-deals = Eine erste Partie, die du beginnst, bevor die Spiele-Engine da ist, fängt mit einem von sechzehn zufällig gezogenen Anfängen je Spiel an. Sie kommen wieder vor; jeder zählt in deiner Bilanz nur einmal.
credits-own = Freebooters selbst ist freie Software unter der MIT-Lizenz.

## Paper

print-rules = Regeln drucken
print-pad = Punktezettel drucken
print-pad-heading = Punktezettel: { $game }
print-puzzles = Aufgaben drucken
print-puzzles-heading = Aufgaben: { $game }
print-puzzle-seat = Du bist { $colour }.
print-solutions = Lösungen
print-player = Name
print-players = Es spielten
print-date = Datum
print-winner = Gewonnen hat
print-round = Runde { $number }
print-game = Partie { $number }
print-total = Summe
print-failed = Das lässt sich gerade nicht drucken: Ein Teil der Seite konnte nicht geladen werden.

## Wenn etwas schiefgeht

missing-game = Dieses Spiel gibt es nicht
missing-game-hint = Dieser Link fragt nach einem Spiel namens „{ $name }“, das es hier nicht gibt. Vielleicht wurde der Link unterwegs abgeschnitten. Alle Spiele stehen auf der Startseite.
missing-save = Dieses Spiel ist nicht hier
missing-save-hint = Es wurde gelöscht oder in einem anderen Browser gespielt. Hast du es als Datei gespeichert, dann öffne sie unter Gespeicherte Spiele.
missing-connection = Dieser Browser kann die Geräte deiner Freunde nicht erreichen
missing-connection-hint = Ihm fehlt WebRTC, oder es ist abgeschaltet. Schalte es ein oder öffne diese Seite in einem anderen Browser; an einem gemeinsamen Gerät könnt ihr auch hier spielen.
missing-part = Diese Seite konnte nicht geladen werden
missing-part-hint = Eine ihrer Dateien ist nicht angekommen: Vielleicht bist du offline, oder es gibt eine neue Version. Versuche es noch einmal, sobald du verbunden bist.
missing-disk = Der Speicher des Browsers antwortet nicht
missing-disk-hint = Gespeicherte Spiele lassen sich gerade nicht lesen; neue kannst du trotzdem spielen. Hilft auch ein neuer Versuch nicht, starte den Browser neu.
missing-canvas = Dieser Browser kann den Tisch nicht zeichnen
missing-canvas-hint = Ihm fehlt der Speicher für Bilder, oder eine Erweiterung oder eine strenge Einstellung verbietet das Zeichnen. Schließe andere Tabs, erlaube es für diese Seite oder nimm einen anderen Browser, und versuche es noch einmal.
missing-newer = Dieses Spiel gehört zu einer neueren Version dieser Seite
missing-newer-hint = Lade die Seite neu, um es zu öffnen. Bis dahin wird nichts gespeichert; speichere neue Spiele als Datei.
missing-broken = Dieses Spiel lässt sich nicht öffnen
missing-link = Dieser Link zeigt kein Spiel
missing-long = Dieser Link ist nicht lesbar
missing-puzzle = Diese Aufgabe gibt es nicht
missing-puzzle-hint = Dieser Link fragt nach einer Aufgabe namens „{ $name }“, die es hier nicht gibt. Vielleicht wurde der Link unterwegs abgeschnitten.
missing-rule = Diese Regel gibt es nicht
missing-rule-hint = Dieser Link fragt nach einer Regel namens „{ $name }“, die es hier nicht gibt. Vielleicht wurde der Link unterwegs abgeschnitten.
missing-day = Diesen Tag gibt es nicht
missing-day-hint = Dieser Link fragt nach der Partie des Tages „{ $name }“. Nur die von heute kann gespielt werden.
missing-rest = Dieser Link ist unvollständig
missing-rest-hint = Sein Ende fehlt: Vielleicht wurde er unterwegs abgeschnitten oder auf mehrere Zeilen verteilt. Kopiere ihn ganz, oder bitte noch einmal darum.
closed-about = Dieses Spiel ist gerade geschlossen: Ein Teil davon konnte nicht geladen werden.
table-pictures = Einige Bilder dieses Spiels konnten nicht geladen werden.
crash-heading = Mann über Bord!
crash-report = Bericht
crash-copy = Bericht kopieren
crash-copied = Der Bericht wurde kopiert.
crash-reload = Seite neu laden
error-crash = Freebooters hat einen Fehler gemacht. Dein Spiel ist bis zum letzten Zug gespeichert. Bitte schicke diesen Bericht an die Macher.
error-bot = Der Gegner hat den Faden verloren.
error-early-table = Die Spiele-Engine zeigt einen anderen Tisch als den, den du gesehen hast. Das Spiel geht mit dem weiter, was du jetzt siehst.
error-early-left = Ein anderer Tab spielt dieses Spiel jetzt; was du hier gewählt hattest, wurde nicht gespielt.
error-engine-lost = Die Spiele-Engine ist stehen geblieben und wird neu gestartet. Versuche es gleich noch einmal.
error-engine-gone = Die Spiele-Engine bleibt immer wieder stehen. Versuche es noch einmal oder lade die Seite neu; was gespeichert ist, bleibt erhalten.
error-storage = Dieser Browser lässt uns keine Spiele speichern, oder sein Speicher ist voll. Du kannst weiterspielen; speichere das Spiel als Datei, um es zu behalten.
error-no-wasm = Dieser Browser lässt die Seite kein WebAssembly verwenden, das die Spiele-Engine braucht: Es ist abgeschaltet, oder eine Erweiterung, ein strenger Modus oder eine Vorgabe des Webservers verbietet es. Erlaube es für diese Seite oder nimm einen anderen Browser.
error-memory = Für die Spiele-Engine reicht der Arbeitsspeicher nicht. Schließe andere Tabs und Programme und versuche es noch einmal; hilft das nicht, starte den Browser neu.
error-fetch = { $file } konnte nicht geladen werden. Prüfe die Verbindung und versuche es noch einmal.
error-fetch-status = Der Webserver hat { $file } nicht herausgegeben (Fehler { $status }). Versuche es später noch einmal.
error-file = { $file } ist nicht die Datei, die hierher gehört: Vielleicht wird die Seite gerade erneuert, oder dein Netz verlangt erst eine Anmeldung. Versuche es in einer Weile noch einmal.
error-mime = Der Webserver schickt { $file } mit dem falschen Typ ({ $type }). Wer diese Seite betreibt, muss .mjs-Dateien als text/javascript ausliefern.
error-silent = Der Start scheint festzuhängen. Prüfe die Verbindung und versuche es noch einmal; hilft das nicht, nimm einen anderen Browser.
error-silent-file = Der Start scheint festzuhängen. Schließe andere Tabs und Programme und versuche es noch einmal; hilft das nicht, öffne die Datei in einem anderen Browser.
error-worker = Das Skript der Spiele-Engine ließ sich nicht starten. Lade die Seite neu; hilft das nicht, nimm einen anderen Browser. { $detail }
error-worker-blocked = Etwas hindert diese Seite daran, ihre Spiele-Engine zu starten: eine Erweiterung, eine strenge Einstellung des Browsers oder eine Vorgabe des Webservers. Mach für diese Seite eine Ausnahme oder nimm einen anderen Browser. { $detail }
error-start = Die Spiele-Engine ist nicht gestartet. Versuche es noch einmal; hilft das nicht, nimm einen anderen Browser. ({ $detail })
error-illegal = Das geht hier nicht.
error-stale = Das Spiel ist inzwischen weitergegangen.
error-not-your-turn = Jetzt am Zug: { $seats }.
error-over = Das Spiel ist aus.
error-not-over = Das lässt sich erst sagen, wenn das Spiel vorbei ist.
error-undo = Es gibt nichts zurückzunehmen: Jemand hat seitdem etwas Neues erfahren.
error-save-large = Die Datei ist zu groß für ein gespeichertes Spiel, das höchstens { $most } MB hat.
error-save-unread = Die Datei lässt sich nicht lesen.
error-save-json = Die Datei ist beschädigt oder kein gespeichertes Spiel.
error-save-foreign = Die Datei ist kein Spiel von Freebooters.
error-save-version = Die Datei hat ein Format ({ $format }), das diese Version nicht lesen kann.
error-save-rules = Das Spiel folgt Version { $found } der Regeln; hier gilt Version { $known }.
error-save-rules-changed = Diese Partie „{ $game }“ folgt Version { $found } der Regeln und kann nicht fortgesetzt werden; hier gilt Version { $known }. Was sich geändert hat: { $changed }
error-save-changes = { $first } { $later }
error-save-game = Das Spiel „{ $game }“ ist hier unbekannt.
error-save-field = Die Datei ist beschädigt: „{ $field }“ fehlt oder ist falsch.
error-save-broken = Die Datei ist beschädigt: Eintrag { $entry } des Verlaufs ist kein erlaubter Zug.
error-puzzle = Diese Aufgabe gehört zu einer anderen Fassung des Spiels.
error-link-broken = Der Link ist unvollständig oder falsch abgetippt.
error-link-too-long = Der Link ist zu lang: Er hat { $found } Zeichen, ein solcher Link hat höchstens { $most }. Vielleicht wurde noch etwas dahinter eingefügt.
error-link-old = Der Link stammt von einer älteren Version dieser Seite, die Links anders schrieb.
error-link-version = Der Link stammt von einer neueren Version dieser Seite. Lade die Seite neu, um diese Version zu bekommen.
error-link-move = Der Link ist beschädigt: Zug { $entry } seines Spiels ist nicht erlaubt.
error-link-long = Dieses Spiel ist zu lang für einen Link. Speichere es stattdessen als Datei.
error-letter = Der Brief ist beschädigt: „{ $field }“ fehlt oder ist falsch.
error-letter-game = Der Brief gehört nicht zu { $game }.
error-letter-option = Der Brief gehört zu einer anderen Partie: Dort ist „{ $option }“ anders gewählt.
error-letter-seats = Der Brief gehört zu einer anderen Partie: Dort spielen mehr oder weniger Leute mit.
error-option = „{ $value }“ ist für „{ $option }“ nicht möglich.
error-option-missing = „{ $option }“ muss gewählt werden.
error-seats = Zu { $seats } geht das nicht; das Spiel ist für { $least } bis { $most } Spieler.
error-seed = Ein Startwert hat höchstens { $most } Zeichen.
error-chair = Die Plätze passen nicht zum Spiel.
error-chair-colour = Die Farbe „{ $colour }“ ist unbekannt oder doppelt vergeben.
error-chair-name = Der Name eines Spielers ist zu lang.
error-chair-who = „{ $who }“ ist weder ein Mensch noch eine Spielstärke.
error-game = Ein Spiel „{ $game }“ gibt es nicht.
error-command = Seite und Engine verstehen einander nicht ({ $command } { $field }). Bitte lade die Seite neu.

learn-title = { $game } lernen
learn-step = { $number } von { $steps }
learn-coach = Der Lotse
learn-skip = Schritt überspringen
learn-again = Von vorn
learn-leave = Lektion verlassen
learn-show = Zeig es mir
learn-go-on = Weiter
learn-next = Nächste Lektion
learn-play = Eine ganze Partie spielen
learn-play-on = Von hier weiterspielen
learn-learnt = geschafft
learn-lessons = Spielend lernen
missing-lesson = Diese Lektion gibt es nicht
missing-lesson-hint = Dieser Link fragt nach einer Lektion namens „{ $name }“, die es hier nicht gibt. Vielleicht wurde der Link unterwegs abgeschnitten. Alle Lektionen stehen auf den Seiten ihrer Spiele.

## Der Lotse der ersten Partie

coach-mute = Lotsen stumm schalten
coach-switch = Der Lotse gibt Rat

## Zusammen: Freunde an eigenen Geräten

lobby-friend = Freund am eigenen Gerät
lobby-invite = Freunde einladen
lobby-post = Per Post spielen
lobby-post-not = Nicht per Post: { $game } bräuchte zu viele Briefe.
invite-title = Lade deine Freunde ein
invite-here = an diesem Gerät
invite-first = 1. Die Einladung öffnen
invite-first-about = Lass den Code mit der Kamera scannen oder schick den Link. Er gilt für eine Person.
invite-near =
    { $switch ->
        [no] Das geht im selben WLAN.
       *[yes] Das geht im selben WLAN. Für Freunde anderswo schalte „Online“ ein.
    }
invite-code = Einladung als QR-Code
invite-link = Einladung
invite-told = Du bist zu einer Partie eingeladen
invite-second = 2. Die Antwort kommt zurück
invite-second-about = Danach zeigt das andere Gerät selbst einen Code. Scanne ihn hier oder füge die Antwort ein, die du bekommst. Ein Tipp auf den Link der Antwort genügt auch.
invite-scan = Antwort scannen
invite-paste = Antwort einfügen
invite-no-reply = Das ist keine Antwort auf eine Einladung.
invite-other-reply = Diese Antwort gehört zu einer anderen Einladung. Zeig den Code oben noch einmal.
invite-old-guest = Auf dem anderen Gerät ist eine ältere Version der Seite. Sie muss dort neu geladen werden; danach gilt diese neue Einladung.
invite-old-host = Diese Seite ist älter als die auf dem anderen Gerät. Lade sie hier neu und lade dann noch einmal ein.
invite-connecting = Verbindung wird aufgebaut …
invite-renewed = Die Antwort hat bisher zu keiner Verbindung geführt. Die Einladung oben ist eine neue.
invite-trouble = Bisher keine Verbindung. Daran kann es liegen:
invite-show = Einladung
invite-bot = Bot spielen lassen
invite-again = { $name } einladen
invite-deal = Austeilen
invite-missing =
    { $count ->
        [one] Eine Person fehlt noch.
       *[other] { $count } Personen fehlen noch.
    }
invite-complete = Alle sind da.
invite-honest = Dieses Gerät teilt aus und kennt jede Karte, wie ein Geber, der selbst mitspielt. Niemand kann unbemerkt die Karten oder einen Zug ändern: Am Ende kann jedes Gerät das ganze Spiel prüfen. Strenger gefällig? Gib jeden Platz einem Freund: Dann ist dieses Gerät nur der Tisch.
invite-table = An diesem Gerät spielt niemand: Es ist ein großer Bildschirm für alle. Ist ausgeteilt, bleibt es dabei: Dann gehört jeder Platz jemand anderem.
screen-only = Dieses Gerät zeigt nur den Tisch, groß
screen-play = Doch an diesem Gerät mitspielen
screen-join = Zum Mitspielen oder Zuschauen scannen.
hand-first-table =
    { $more ->
        [yes] Mehr Auswahl: Tisch zeigen
       *[no] Tisch zeigen
    }
hand-first-hand = Zurück zu meinen Karten
waiting-title =
    { $count ->
        [-1] Warten auf { $names }
        [0] Ein Tisch ist bereit: Alle sind da
        [one] Warten auf einen Freund
       *[other] Warten auf { $count } Freunde
    }
waiting-more =
    { $count ->
        [one] einen weiteren Freund
       *[other] { $count } weitere Freunde
    }
waiting-back = Zurück zum Tisch
waiting-leave = Aufgeben
seat-title = Zurück an den Tisch von { $host }
seat-by-hand = Dein Platz bleibt dir erhalten. Bitte um eine neue Einladung: „Zurück zum Tisch“ scannt sie oder nimmt ihren Link.
waiting-left = { $game }: Der Tisch wartet nicht mehr.
waiting-online = Der Tisch hat auf dich gewartet. Links, die du verschickt hast, gelten noch.
waiting-by-hand = Der Tisch hat auf dich gewartet. Frühere Einladungen gelten nicht mehr: Zeig deinen Freunden die neuen. Wer schon da war, hat seinen Platz noch.
presence-vacant = noch nicht eingeladen
presence-invited = eingeladen
presence-here = da
presence-away = abwesend
presence-gone = getrennt
presence-cut = Die Verbindung ist abgebrochen. Bitte um eine neue Einladung, dann hast du deinen Platz wieder.
presence-host-away = Das Gerät, das austeilt, ist gerade nicht erreichbar. Sobald es zurück ist, geht es weiter.
presence-host-pause = Auf dem Gerät, das austeilt, ist der Tisch gerade nicht offen. Sobald er es ist, geht es weiter.
presence-missing =
    { $count ->
        [one] { $names } ist gerade nicht da.
       *[other] { $names } sind gerade nicht da.
    }
presence-invite = { $name } neu einladen
presence-bot = Bot für { $name }
sealed-waiting =
    { $count ->
        [0] Verdeckt gelegt.
       *[other]
            { $laid ->
                [yes] Verdeckt gelegt. Noch dran: { $names }.
               *[no] Noch dran: { $names }.
            }
    }
sealed-change = Anders wählen
handover-here = Auf diesem Gerät weiterspielen
handover-title = Hier geht es weiter
handover-about = Das Gerät, das ausgeteilt hat, ist weg. Es hat bei euch allen eine Kopie der Partie gelassen, die niemand allein öffnen kann. Lade ein, wer noch da ist: Wenn alle zustimmen, geht die Partie von diesem Gerät aus weiter. Von da an kennt dieses Gerät alle Karten, wie ein Geber, der selbst mitspielt.
handover-missing =
    { $count ->
        [one] Eine Zustimmung fehlt noch.
       *[other] { $count } Zustimmungen fehlen noch.
    }
handover-ready = Alle haben zugestimmt.
handover-go = Weiterspielen
handover-broken = Die Kopie lässt sich nicht öffnen: Ein Teil des Schlüssels gehört zu einer anderen Partie.
handover-ask =
    { $named ->
        [yes] { $host } möchte die Partie fortsetzen
       *[no] Dein Freund möchte die Partie fortsetzen
    }
handover-ask-about = Das Gerät, das ausgeteilt hat, ist weg. Wenn alle zustimmen, geht die Partie von diesem anderen Gerät aus weiter; es kennt von da an alle Karten.
handover-agree = Zustimmen
handover-none = Dieses Gerät hat keinen Teil des Schlüssels zu dieser Partie; sie kann dort nicht weitergehen.
move-title = Auf ein anderes Gerät wechseln
move-about = Du spielst dort weiter, wo du gerade bist, und dieses Gerät hört auf. Was du gewählt, aber noch nicht bestätigt hast, kommt nicht mit.
move-preparing = Das Gerät, das gibt, wird gefragt …
move-first = 1. Den Link auf dem anderen Gerät öffnen
move-online = Den Link auf dem anderen Gerät öffnen
move-first-about = Scanne den Code dort oder schick dir den Link. Er ist nur für dich: Wer ihn hat, hat deinen Platz.
move-code = Dein Platz als QR-Code
move-link = Link zu deinem Platz
move-second = 2. Die Antwort kommt hierher zurück
move-second-about = Danach zeigt das andere Gerät selbst einen Code. Scanne ihn hier oder füge die Antwort ein.
move-other-reply = Diese Antwort gehört zu einem anderen Platz. Öffne den Link oben noch einmal auf dem anderen Gerät.
move-here = Dein Platz wechselt auf dieses Gerät; das andere hört auf.
talk-title = Etwas sagen
talk-waiting = Keine Eile, aber die anderen warten auf dich.
talk-said = { $name }: { $words }
talk-mute = Stumm schalten
talk-unmute = Alle wieder hören
talk-wish = Darf ich das zurücknehmen?
talk-wish-about = Dein letzter Zug wird zurückgenommen, wenn alle zustimmen.
talk-ballot = { $name } möchte den letzten Zug zurücknehmen
talk-grant = Einverstanden
talk-deny = Nein
talk-granted = Alle sind einverstanden: Der Zug ist zurückgenommen.
talk-denied = Nicht alle sind einverstanden: Der Zug gilt.
audit-title = Ging alles mit rechten Dingen zu?
audit-about = Dein Gerät kennt die Regeln. Es kann das ganze Spiel durchgehen: ob die Karten so kamen, wie ihr sie gemeinsam gezogen habt, ob jeder Zug so im Spiel steht, wie er gemacht wurde, und ob dir gezeigt wurde, was wirklich da war.
audit-check = Spiel prüfen
audit-starting = Das Spiel wird geöffnet …
audit-comparing = Vergleicht, was dir gezeigt wurde: { $done } von { $all }
audit-right = Geprüft: Nichts wurde verändert.
audit-lawful = Die Regeln wurden eingehalten: Karten und Züge sind so, wie sie gezogen und gemacht wurden.
audit-painters = Ob dir gezeigt wurde, was da war, ließ sich nicht vergleichen: Das Gerät, das ausgeteilt hat, zeigt eine andere Version dieser Seite.
audit-wrong = Da stimmt etwas nicht.
audit-place = Diesen Moment zeigen
audit-failed = Das Spiel ließ sich nicht prüfen. Ist das Gerät, das ausgeteilt hat, noch da?
audit-same = Lest euch diese drei Wörter vor. Sind es überall dieselben, wurde allen dasselbe Spiel erzählt:
audit-words = { $first } · { $second } · { $third }
audit-list = Anker Papagei Mond Fass Kompass Delfin Laterne Insel Perle Kanone Seil Stern Schildkröte Krone Trommel Schlüssel Wal Kerze Feder Flasche Brücke Wolke Leiter Spiegel Palme Flagge Kaninchen Glocke Schwert Rad Apfel Gespenst Turm Schlange Garten Hammer Pfeffer Rose Segel Hai Löffel Sturm Tiger Trompete Geige Fenster Wolf Burg Kirsche Kaffee Krabbe Drache Adler Feuer Flöte Fuchs Ziege Handschuh Hafen Hut Honig König Zitrone Löwe
audit-drawing = Alle losen die Karten aus …
audit-dealt =
    { $count ->
        [one] Dieses Spiel wurde einmal ausgeteilt.
       *[other] Bis zu diesem Spiel wurde { $count }-mal ausgeteilt.
    }
audit-dealt-before =
    { $count ->
        [one] Hier wurde dir schon einmal ausgeteilt, ohne dass das Spiel zu Ende ging.
       *[other] Hier wurde dir schon { $count }-mal ausgeteilt, ohne dass eines der Spiele zu Ende ging.
    }
audit-none = Die Geräte haben diese Karten nicht gemeinsam gezogen. Ob es Zufall war, weiß niemand.
audit-share =
    { $dealer ->
        [yes] Das Gerät, das ausgeteilt hat, hat etwas anderes gezogen, als es vorher zugesagt hatte.
       *[no] Was { $seat } gezogen hat, ist nicht das, was dieses Gerät vorher zugesagt hatte.
    }
audit-own-share = Was dein Gerät für die Karten gezogen hat, wurde durch etwas anderes ersetzt.
audit-commitments = Die Karten stammen nicht aus dem, was alle vorher zugesagt hatten.
audit-seed = Die Karten stammen nicht aus dem, was ihr gemeinsam gezogen habt.
audit-sealed = Das sind andere Karten als die, die am Anfang versiegelt wurden.
audit-illegal = Eintrag { $entry } des Verlaufs verstößt gegen die Regeln.
audit-chance = In Eintrag { $entry } des Verlaufs hat nicht der Zufall entschieden: Das folgt nicht aus dem Startwert.
audit-unfinished = Das geöffnete Spiel hat kein Ende.
audit-forged = Eintrag { $entry } des Verlaufs steht unter deinem Namen, aber du warst das nicht.
audit-left-out = Was du in Eintrag { $entry } des Verlaufs getan hast, fehlt.
audit-undone = In Eintrag { $entry } des Verlaufs wurde etwas zurückgenommen, ohne dass alle einverstanden waren.
audit-unsigned = In Eintrag { $entry } des Verlaufs soll { $seat } mit dem Zurücknehmen einverstanden gewesen sein, aber die Unterschrift ist nicht die des Geräts von { $seat }.
audit-unsealed = Was { $seat } ab Eintrag { $entry } des Verlaufs zugleich mit anderen gewählt hat, ist nicht das, was vorher versiegelt war.
audit-resealed = Für das, was { $seat } ab Eintrag { $entry } des Verlaufs zugleich mit anderen gewählt hat, wurden dir zwei verschiedene Siegel genannt.
audit-letter = Brief Nummer { $number } hat etwas anderes erzählt, als geschehen ist.
audit-letter-twice = Brief Nummer { $number } kam zweimal und erzählte jedes Mal etwas anderes.
audit-record = Es wurde etwas zurückgenommen, was nicht verzeichnet ist.
audit-picture = In Eintrag { $entry } des Verlaufs wurde dir etwas anderes gezeigt, als wirklich da war.
audit-without-share = Du warst nicht da, als ausgeteilt wurde: Dass es Zufall war, wissen nur die anderen.
audit-since = Dein Gerät weiß erst ab Eintrag { $entry } des Verlaufs, was ihm gezeigt wurde.
audit-void =
    { $count ->
        [one] Eine versiegelte Wahl wurde nie geöffnet: Jemand anders hat den Platz übernommen.
       *[other] { $count } versiegelte Entscheidungen wurden nie geöffnet: Jemand anders hat die Plätze übernommen.
    }
audit-stood-in =
    { $count ->
        [one] Ein Zug wurde für dich gemacht, während du weg warst, oder von dir an einem anderen Gerät.
       *[other] { $count } Züge wurden für dich gemacht, während du weg warst, oder von dir an einem anderen Gerät.
    }
audit-agreed =
    { $count ->
        [one] Ein Zug wurde zurückgenommen, und du warst einverstanden.
       *[other] { $count } Züge wurden zurückgenommen, und du warst einverstanden.
    }
audit-signed =
    { $count ->
        [one] { $seat } war einverstanden, dass in Eintrag { $entries } des Verlaufs etwas zurückgenommen wurde: Das Gerät von { $seat } hat es unterschrieben.
       *[other] { $seat } war einverstanden, dass in den Einträgen { $entries } des Verlaufs etwas zurückgenommen wurde: Das Gerät von { $seat } hat es unterschrieben.
    }
audit-missed =
    { $count ->
        [one] Ein Zug wurde zurückgenommen, während du weg oder an einem anderen Gerät warst.
       *[other] { $count } Züge wurden zurückgenommen, während du weg oder an einem anderen Gerät warst.
    }
say-ahoy = Ahoi!
say-luck = Viel Glück!
say-well = Gut gespielt!
say-thanks = Danke!
say-oops = Hoppla!
say-ouch = Autsch!
say-haha = Haha!
say-hm = Hm …
say-moment = Einen Moment, bitte.
say-go = Du bist dran!
say-never = Das büßt du mir!
say-arr = Arrr!
access-prompt = Der Browser fragt vielleicht, ob diese Seite Geräte in deinem Netz erreichen darf. Erlaube es: So finden eure Geräte einander.
access-denied = Der Browser soll diese Seite von Geräten in deinem Netz fernhalten. Erlaube den Zugriff in den Einstellungen der Seite, sonst kommt keine Verbindung zustande.
join-heading =
    { $named ->
        [no] Du bist zu { $game } eingeladen
       *[other] { $host } lädt dich zu { $game } ein
    }
join-name = Dein Name
join-button = Mitspielen
join-about = Das Spiel läuft auf dem anderen Gerät; hier wird nichts installiert, und kein Server ist beteiligt.
join-honest =
    { $named ->
        [no] Das Gerät, das dich eingeladen hat, teilt aus und kennt jede Karte.
       *[yes] Das Gerät von { $host } teilt aus und kennt jede Karte, wie ein Geber, der selbst mitspielt.
    } Niemand kann unbemerkt die Karten oder einen Zug ändern: Am Ende kann dein Gerät das ganze Spiel prüfen.
join-back = Du hast an diesem Tisch schon einen Platz.
join-preparing = Die Antwort wird vorbereitet …
join-reply = Jetzt muss deine Antwort zurück
join-reply-about = Halte diesen Code vor die Kamera des anderen Geräts oder schick den Link zurück. Lass diese Seite offen.
join-reply-link = Antwort
join-told = Meine Antwort auf deine Einladung
join-waiting =
    { $named ->
        [no] Du sitzt am Tisch. Es geht los, sobald ausgeteilt ist.
       *[other] Du sitzt am Tisch. { $host } teilt aus, sobald alle da sind.
    }
join-gone = Die Verbindung ist abgebrochen. Bitte um eine neue Einladung; dein Platz bleibt dir erhalten.
join-scan = Neue Einladung scannen
join-paste = Neue Einladung einfügen
join-again = Die nächste Partie beginnt das Gerät, das austeilt.
join-broken = Diese Einladung ist nicht lesbar
join-broken-about = Vielleicht ist der Link unvollständig oder stammt aus einer anderen Version der Seite. Bitte um einen neuen.
join-trouble = Noch keine Verbindung. Wenn die Antwort angekommen ist, kann es daran liegen:
join-trouble-network = Beide Geräte müssen im selben WLAN sein.
join-trouble-isolated = Gastnetze trennen Geräte oft voneinander. Der Hotspot eines Handys funktioniert.
join-trouble-permission = Der Browser fragt vielleicht, ob die Seite Geräte in deinem Netz erreichen darf: Erlaube es.
join-trouble-browser = Aus einem Messenger heraus klappt es oft nicht: Öffne die Einladung in deinem Browser.
join-trouble-late = Alle Plätze vergeben? Zuschauen geht mit dem Link des Tisches (Online).
reply-title = Antwort auf eine Einladung
reply-code = Antwort als QR-Code
reply-delivering = Der Tisch wird in diesem Browser gesucht …
reply-taken = Fertig: Gleich ist dein Mitspieler da. Geh zurück zum Tab mit deinem Tisch.
reply-void = Der Tisch ist hier offen, aber diese Einladung gilt nicht mehr. Zeig eine neue.
reply-nobody = In diesem Browser ist dieser Tisch nicht offen. Halte den Code vor das Gerät, das eingeladen hat, oder schick den Link dorthin.
scan-asking = Der Browser fragt, ob er die Kamera benutzen darf.
scan-looking = Halte den Code vor die Kamera.
scan-refused = Die Kamera lässt sich nicht benutzen. Füge stattdessen den Link ein.
join-painters = Das Gerät, das austeilt, zeigt eine andere Version dieser Seite. Ihr könnt spielen; ob dir gezeigt wird, was da ist, lässt sich am Ende aber nur prüfen, wenn beide Seiten vor dem Austeilen neu geladen werden.
together-old-guest = Deine Seite ist eine ältere Version. Lade sie neu und bitte dann um eine neue Einladung.
together-old-host = Das Gerät, das dich eingeladen hat, zeigt eine ältere Version der Seite. Sie muss dort neu geladen werden.
online-title = Online
online-details = Freunde anderswo: was Server erfahren
online-about = Freunde können auch von anderswo mitspielen, und der Link allein genügt: Niemand muss eine Antwort zurückbringen. Eure Geräte treffen sich bei einem Server im Internet und reden dann direkt miteinander. Was jeder Server erfährt:
online-learns-relay = Treffpunkt, { $hosts }: dass eure Geräte sich treffen, wann, und ihre Internetadressen. Nie Namen, Karten oder Züge: Was er weitergibt, ist verschlüsselt.
online-learns-stun = STUN, { $hosts }: die Internetadresse jedes Geräts.
online-learns-turn = TURN, { $hosts }: Finden zwei Geräte keinen direkten Weg, gibt er alles zwischen ihnen verschlüsselt weiter und erfährt ihre Adressen und wie viel es ist.
online-insecure = Online geht nur, wenn diese Seite über https kommt. Hier kam sie über einfaches http.
online-nowhere = Von hier aus ist kein Treffpunkt erreichbar. Prüfe, ob du online bist, und lade die Seite neu, oder bitte um eine Einladung, die keinen braucht.
online-connecting = Der Treffpunkt wird gesucht …
online-open = Der Treffpunkt ist bereit. Wer die Einladung öffnet, kommt direkt herein.
online-failed = Kein Treffpunkt ist erreichbar; versucht: { $hosts }. Die Seite versucht es weiter. Bleibt es so, öffne auf dem einladenden Gerät unter der Einladung „Von Hand“: Dann wird die Antwort überbracht.
invite-online = Die Einladung öffnen
invite-online-about = Lass den Code mit der Kamera scannen oder schick den Link. Er gilt für eine Person und bringt sie auch zurück, wenn die Verbindung abbricht.
invite-all = Die Einladung öffnen
invite-all-about = Lass alle den Code mit der Kamera scannen oder schick den Link, auch in eine Gruppe. Wer ihn öffnet, bekommt den nächsten freien Platz und findet dorthin zurück, wenn die Verbindung abbricht.
invite-blocked = Jemand hat angeklopft, aber keine Verbindung kommt durch. Daran kann es liegen:
invite-carry = Von Hand, ohne Treffpunkt
invite-carry-about =
    { $far ->
        [no] Für Freunde im selben WLAN, deren Gerät den Treffpunkt nicht erreicht: Schick ihnen diesen Link, und ihre Antwort muss zu dir zurück.
       *[yes] Für Freunde, deren Gerät den Treffpunkt nicht erreicht: Schick ihnen diesen Link, und ihre Antwort muss zu dir zurück. Das geht auch von anderswo, wenn beide Netze eine direkte Verbindung zulassen.
    }
invite-carry-code = Einladung von Hand als QR-Code
invite-carry-link = Einladung von Hand
join-online-about = Das Spiel läuft auf dem anderen Gerät; hier wird nichts installiert. Ein Server im Internet bringt eure Geräte zusammen. Was jeder Server erfährt:
join-far-about = Das Spiel läuft auf dem anderen Gerät; hier wird nichts installiert. Damit sich die beiden Geräte auch aus der Ferne finden, fragen sie Server im Internet, wie sie zu erreichen sind. Was jeder Server erfährt:
join-online-connecting = Der Treffpunkt wird gesucht …
join-online-waiting =
    { $named ->
        [no] Du bist am Treffpunkt. Sobald das einladende Gerät den Tisch offen hat, kommst du herein.
       *[yes] Du bist am Treffpunkt. Sobald { $host } den Tisch offen hat, kommst du herein.
    }
join-online-long = Noch ist niemand da. Vielleicht schläft das andere Gerät oder zeigt eine andere Seite, oder das Spiel läuft schon und alle Plätze sind besetzt. Falls du schon an diesem Tisch sitzt, in einem anderen Tab oder an einem anderen Gerät, schließe ihn dort; an einem neuen Gerät brauchst du eine neue Einladung.
join-online-answered = Verbindung wird aufgebaut …
join-online-stuck =
    { $named ->
        [no] Das andere Gerät hat geantwortet, aber es kommt keine Verbindung zustande. Daran kann es liegen:
       *[yes] Das Gerät von { $host } hat geantwortet, aber es kommt keine Verbindung zustande. Daran kann es liegen:
    }
join-online-failed = Du kannst auch um eine Einladung von Hand bitten, ohne Treffpunkt.
join-online-again = Noch einmal versuchen
join-trouble-mobile = Mobilfunknetze lassen oft keine direkte Verbindung zu. Ein WLAN hilft, oder ein TURN-Server des Betreibers dieser Seite.
join-trouble-hand = „Von Hand“ weiter oben ist ein anderer Weg.
presence-returning = Die Verbindung ist abgebrochen. Sobald das Gerät, das austeilt, erreichbar ist, bist du wieder am Tisch.
together-moved = Du spielst auf einem anderen Gerät oder in einem anderen Tab weiter. Um hierher zurückzukommen, wähle dort „Auf ein anderes Gerät wechseln“.
together-taken = Auf diesem Platz sitzt schon jemand, an einem anderen Gerät. Bitte um eine neue Einladung.
together-full = Alle Plätze sind besetzt. Bitte darum, den Platz eines Bots zu bekommen oder beim nächsten Spiel mitzumachen.
together-other-host = Das Gerät, das geantwortet hat, ist nicht das, an dessen Tisch du eingeladen bist. Bitte um eine neue Einladung.
together-unwatched = An diesem Tisch kann sonst niemand mehr zuschauen.
call-turn = Du bist am Zug.
call-dealt = Die Karten sind ausgeteilt.
call-came =
    { $count ->
        [one] { $names } ist da.
       *[other] { $names } sind da.
    }
notify-label = Benachrichtige mich, wenn jemand kommt oder ich am Zug bin, während dieser Tab im Hintergrund ist
notify-refused = Der Browser erlaubt hier keine Benachrichtigungen. Der Titel des Tabs sagt es.
watch-about =
    { $named ->
        [no] Du kannst zuschauen: Du siehst, was alle sehen dürfen, und niemandes Hand. Wer austeilt, wird erst gefragt.
       *[other] Du kannst zuschauen: Du siehst, was alle sehen dürfen, und niemandes Hand. { $host } wird erst gefragt.
    }
watch-ask = Zuschauen
watch-only = Nur zuschauen
watch-waiting =
    { $named ->
        [no] Wer austeilt, wird gefragt, ob du zuschauen darfst.
       *[other] { $host } wird gefragt, ob du zuschauen darfst.
    }
watch-here = Du schaust zu.
watch-stop = Nicht mehr zuschauen
watch-large = Große Schrift, für den Fernseher
watch-somebody = Jemand
watch-asks = { $name } möchte zuschauen, ohne Platz. Dort ist niemandes Hand zu sehen.
watch-allow = Zuschauen lassen
watch-deny = Nein
watch-watching =
    { $count ->
        [one] { $names } schaut zu.
       *[other] { $names } schauen zu.
    }

## Warnings of the coach after a decision

warn-legend = Warnung nach einer Entscheidung
warn-off = Keine Warnung
warn-big = Große Fehler
    .hint = Ab { $points } Prozentpunkten Gewinnchance
warn-clear = Alle klaren Fehler
    .hint = Ab { $points } Prozentpunkten Gewinnchance
warn-about = Nur wenn du allein gegen den Computer spielst. Bevor jemand anderes zieht, sagt der Lotse, was besser gewesen wäre, nach dem, was du weißt, und bietet einmal an, die Entscheidung zurückzunehmen; dann zählt die Partie nicht in der Bilanz. Was sich nicht sicher sagen lässt, bleibt ungesagt.
warn-looks = Der Lotse sieht es sich an …
warn-said = „{ $label }“ kostet { $cost } ± { $error } Prozentpunkte Gewinnchance.
warn-better = Besser: { $label }.
warn-better-why = Besser: { $label }. { $reason }.
warn-again = Diese Entscheidung hast du schon einmal zurückgenommen.
warn-seen = Dabei ist etwas Neues bekannt geworden, deshalb nimmt der Lotse sie nicht zurück.
warn-back = Zurücknehmen
warn-stay = Dabei bleiben

## Ein Spielabend: dieselben Partien für beliebig viele

small-title = Kleine Spiele

club-title = Spielabend
club-about = Ein Code teilt allen dieselben Karten aus, jedem am eigenen Gerät, und die Ergebnisse werden verglichen. Für einen Verein, eine Klasse, einen Stand; ganz ohne Netz.
club-result = Dein Ergebnis

contest-about = Alle spielen allein gegen dieselben Bots. Du bekommst einen Code zum Aushängen oder Weitergeben und sammelst die Ergebnisse ein.
contest-against = du gegen { $crew }
contest-deals =
    { $count ->
        [one] eine Partie
       *[other] { $count } Partien
    }
contest-own = Spielabende, die du ausrichtest
contest-joined = Spielabende, an denen du teilnimmst
contest-join = Teilnehmen
contest-code-typed = Code des Spielabends, zwölf Zeichen
contest-open = Öffnen
contest-new = Einen Spielabend ausrichten
contest-draw = Partien auslosen
contest-game = Spiel
contest-seats = Plätze am Tisch
contest-level = Stärke der Bots
contest-number = Partien
contest-title = Titel
contest-title-hint = Er steht oben auf dem Blatt. Er darf leer bleiben.
contest-word-new = Wort zum Beginn
contest-word-new-hint = Wenn es eines gibt, folgen die Karten daraus: Bevor du es sagst, kann niemand vorausschauen. Es darf leer bleiben.
contest-everybody = Alle spielen mit denselben Karten gegen dieselben Bots. Dein erster Versuch zählt.
contest-name = Dein Name
contest-word = Das Wort, das gesagt wurde
contest-deal = Partie { $number }
contest-try = Versuch { $tries } auf diesem Gerät
contest-play = Spielen
contest-name-missing = Schreib zuerst deinen Namen.
contest-word-missing = Schreib zuerst das Wort, das gesagt wurde.
contest-result = Dein Ergebnis
contest-result-about = Zeige oder schicke dein Ergebnis am Ende der Person, die sie einsammelt. Die ganze Partie steckt darin.
contest-result-code = QR-Code deines Ergebnisses
contest-result-link = Link deines Ergebnisses
contest-typed = Zum Abtippen, wo beides nicht geht:
contest-again = Noch einmal spielen, als weiterer Versuch
contest-send-all = Alle Ergebnisse senden
contest-hand-out = Austeilen
contest-hand-out-about = Zeige diesen Code oder gib den Link weiter. Wer später kommt, beginnt später.
contest-deal-code = QR-Code des Spielabends
contest-deal-link = Link des Spielabends
contest-code-told = Zum Eintippen unter „Spielabend“:
contest-print-sheet = Aushang drucken
contest-print-worksheet = Arbeitsblatt drucken
contest-take-part = Selbst teilnehmen
contest-collect = Einsammeln
contest-collect-about = Die Tabelle siehst nur du. Scanne die Codes, füge irgendeinen Text mit Ergebnissen ein oder öffne Dateien; du kannst sie auch auf diese Seite ziehen.
contest-scan = Ergebnisse scannen
contest-files = Textdateien öffnen
contest-paste = Ergebnisse einfügen, beliebig viele
contest-add = Hinzufügen
contest-honest = Veränderte Partien, andere Karten und Bots, die absichtlich schlecht spielen, fallen auf. Wer auf zwei Geräten zweimal spielt oder ein anderes Programm fragt, fällt nicht auf.
contest-claimer = Name
contest-claim = Code eines Ergebnisses, zwölf Zeichen
contest-claim-add = Code hinzufügen
contest-offered =
    { $from ->
        [dropped] Du hast hier abgelegt:
       *[opened] Der Link bringt mit:
    } { $count ->
        [one] ein Ergebnis
       *[other] { $count } Ergebnisse
    } ({ $names }). Nichts wird gespeichert, bevor du es übernimmst.
contest-news =
    { $count ->
        [one] Ein Ergebnis
       *[other] { $count } Ergebnisse
    }{ $twice ->
        [0] .
        [one] ; eines war schon da.
       *[other] ; { $twice } waren schon da.
    }
contest-nothing = Darin ist kein Ergebnis.
contest-refused = { $text } wird ausgelassen: { $reason }
contest-progress = Nach den Regeln geprüft: alle. Mit den Bots: { $done } von { $due }.
contest-csv = Tabelle als Datei (CSV)
contest-print = Drucken
contest-share = Link zur ganzen Tabelle kopieren
contest-total = Alle Partien
contest-of = { $points } von { $most }
contest-first = erster
contest-claimed = eingetippt, nicht geprüft
contest-contradicted = eingetippt; die abgegebene Partie sagt etwas anderes
contest-by-rules = nach den Regeln
contest-by-bots = geprüft
contest-strange =
    { $count ->
        [one] Platz { $seat } zieht anders bei Zug { $entry }.
       *[other] Platz { $seat } zieht anders bei Zug { $entry }, die Bots insgesamt { $count }-mal.
    }
contest-twin = Zug für Zug dieselbe Partie wie die von { $name }.
contest-later = Ein anderer Versuch unter diesem Namen zählt.
contest-remove = Ergebnis wegnehmen:
contest-column-deal = Partie
contest-column-place = Platz
contest-column-name = Name
contest-column-rank = Rang
contest-column-score = Punkte im Spiel
contest-column-points = Matchpunkte
contest-column-most = Höchstens mögliche Matchpunkte
contest-column-turns = Züge
contest-column-try = Versuch
contest-column-checked = Geprüft
contest-column-luck = Glück
contest-column-play = Können
contest-column-result = Ergebnis
contest-column-deals = Partien
contest-word-said = Bevor es losgeht, wird ein Wort gesagt: Schreib es auf, wenn danach gefragt wird.
contest-sheet-code = Öffne den Link mit der Kamera oder tippe diesen Code:
contest-sheet-typed = Einzutippen unter „Spielabend“ auf { $address }.
contest-file-about = Diese Seite wurde als Datei geöffnet, deshalb gibt es keinen Link. Wer die Datei auch hat, tippt den Code. Wer später kommt, fängt später an.
contest-file-code = Öffne die Datei von Freebooters, wähle „Spielabend“ und tippe diesen Code:
contest-worksheet-lesson = Zuerst: eine Lektion
contest-worksheet-lesson-about = Spiele die Lektion zu { $game } bis zum Ende.
contest-worksheet-puzzles = Dann: zwei Aufgaben
contest-worksheet-deal = Zuletzt: dieselbe Partie für alle
contest-worksheet-result = Code deines Ergebnisses:

error-contest = So einen Spielabend gibt es nicht.
error-code-length = Ein Code hat { $signs } Zeichen, dieser hat { $found }.
error-code-sign = In Codes gibt es kein „{ $sign }“.
error-code-wrong = Ein Zeichen dieses Codes stimmt nicht, oder zwei sind vertauscht.
error-code-version = Dieser Code stammt von einer anderen Version der Seite. Lade sie neu, um die neueste zu bekommen.
error-code-edition = Dieser Code gehört zu anderen Regeln oder anderen Bots. Alle brauchen dieselbe Version der Seite: Lade sie neu.
error-result-other = Das ist ein Ergebnis eines anderen Spielabends.
error-result-word = Diese Partie wurde mit einem anderen Wort gespielt.
error-result-chance = Ab Eintrag { $entry } des Protokolls sind die Karten nicht die der Partie.

## Die Regelwerkstatt, die mit ihren Seiten kommt

workshop-title = Regelwerkstatt
workshop-lead = Die Regeln eines kleinen Spiels als Text, daneben sein Tisch. Ändere eine Zeile, und es wird sofort nach deinen Regeln neu ausgeteilt.
workshop-choose = Was möchtest du ändern?
workshop-begin = Fang hier an
workshop-change = Regeln ändern
workshop-lines = { $lines } Zeilen Python
workshop-blank = Vorlage
workshop-blank-about = Münzen aus einer Truhe: das kürzeste Spiel von allen, um daraus ein eigenes zu machen.
workshop-open-file = Datei öffnen
workshop-yours = Deine Spiele
workshop-delete = Löschen
workshop-deleted = { $name } ist gelöscht.
workshop-file = Als Datei speichern
workshop-missing = Dieses Spiel gibt es auf diesem Gerät nicht.
workshop-starting = Der Tisch wird aufgebaut …
workshop-tab-table = Tisch
workshop-tab-rules = Regeln
workshop-anew = neu ausgeteilt
workshop-text = Regeln von { $name }
workshop-indent = Einrücken
workshop-outdent = Ausrücken
workshop-signs = Zeichen
workshop-try = Probier Zeile { $line }:
workshop-go = Zu Zeile { $line }
workshop-dice = Andere Würfel
workshop-stop = Anhalten
workshop-share = Teilen
workshop-dealt =
    { $moves ->
        [0] Neu ausgeteilt, gleiche Würfel.
        [one] Neu ausgeteilt, gleiche Würfel. Dein Zug wurde wiederholt.
       *[other] Neu ausgeteilt, gleiche Würfel. Deine { $moves } Züge wurden wiederholt.
    }
workshop-dealt-some = Neu ausgeteilt, gleiche Würfel. { $kept } deiner { $moves } Züge wurden wiederholt; den nächsten erlauben deine Regeln nicht.
workshop-fault-line = Zeile { $line }: { $message }
workshop-still = Der Tisch zeigt noch deine Regeln von eben.
workshop-examining = Es wird geprüft, ob alle Versprechen halten …
workshop-hold =
    { $games ->
        [one] Alle Versprechen halten (eine Partie gespielt).
       *[other] Alle Versprechen halten ({ $games } Partien gespielt).
    }
workshop-broken = Ein Versprechen ist gebrochen.
workshop-itself = Das Spiel sagt über sich selbst:
workshop-promise = Versprechen { $number }: { $message }
workshop-show = Zeig es mir
workshop-shown = In diesem Moment zeigt es sich.
workshop-back = Zurück zu meiner Partie
workshop-stopped = Angehalten. Ändere etwas, oder starte es noch einmal.
workshop-lost = Das lief zu lange und wurde angehalten. Ändert sich in einer Schleife etwas?
workshop-again = Noch einmal starten
workshop-link = Link zu deinem Spiel
workshop-name = Name deines Spiels
workshop-share-about = In diesem Link stecken deine Regeln. Wer ihn öffnet, spielt dein Spiel; sonst wird niemandem etwas geschickt.
workshop-share-long = Für einen Link sind diese Regeln zu lang. Speichere sie als Datei und verschicke die.
workshop-real = Ein richtiges Spiel daraus machen
workshop-real-about = Für alle, die es beitragen möchten: Speichere es als Datei. In einem Checkout von Freebooters macht dies, mit einem eigenen kurzen Namen, ein Spiel daraus:
workshop-sent = Jemand schickt dir ein Spiel
workshop-sent-lines =
    { $lines ->
        [0] Es hat die Regeln von { $game }, unverändert.
        [one] Eine Zeile ist anders als bei { $game }.
       *[other] { $lines } Zeilen sind anders als bei { $game }.
    }
workshop-differs = Zeilen, die anders sind
workshop-sent-wall = Es läuft hinter einer Wand: Es kann den Prozessor dieses Geräts benutzen und sonst nichts, weder deine Spiele noch das Netz. Die Worte darin sind die des Absenders, nicht unsere.
workshop-play = Spielen
workshop-read = Erst die Regeln lesen
workshop-band = Ein Spiel aus einem Link
workshop-keep = Kopie behalten
workshop-kept = Liegt jetzt bei deinen Spielen in der Werkstatt.
workshop-unkept = Es ließ sich nicht behalten: Der Speicher dieses Geräts ist voll oder antwortet nicht. Unter „Teilen“ lässt es sich als Datei speichern.
workshop-wrong = Dieses Spiel lässt sich nicht öffnen
workshop-wrong-damaged = Ein Teil fehlt oder hat sich unterwegs verändert. Lass es dir noch einmal schicken.
workshop-wrong-newer = Es stammt aus einer neueren Version dieser Seite. Lade die Seite neu und versuch es dann noch einmal.
workshop-wrong-base = Es wurde aus einer anderen Fassung des Spiels gemacht, als diese Seite sie hat, und seine Änderungen passen hier nicht. Lass es dir als Datei schicken.
workshop-wrong-foreign = In dieser Datei ist kein Spiel der Werkstatt.
workshop-wrong-large = Diese Datei ist zu groß für ein Spiel der Werkstatt.

## Partien per Post, die mit ihren Seiten kommen

post-title = Partien per Post
post-lead = Jeder Zug ist ein Link, den ihr einander über einen beliebigen Messenger schickt, jeder, wann er Zeit hat. Nichts wird irgendwo anders gespeichert als auf euren eigenen Geräten.
post-insecure = Partien per Post brauchen eine Seite, die über https kam: Sonst verschlüsselt der Browser nichts. Öffne diese Seite unter ihrer https-Adresse.
post-copied = Kopiert. Füge es in eine Nachricht ein.
post-paste = Nachricht oder Link einfügen
post-go = Zur Partie
post-all = Zu den Partien
post-to-table = Zum Tisch
post-opening = Der Brief wird geöffnet…
post-last-seen = Der Tisch, wie du ihn zuletzt gesehen hast.
post-remove = Löschen
post-removed = { $game }: gelöscht, mit den Schlüsseln.
post-deleted = Die Briefe dieser Partie wurden hier gelöscht, mit ihren Schlüsseln: Es kann niemandem mehr geschrieben werden.
post-turns =
    { $count ->
        [0] Partien per Post
        [one] In einer Partie per Post bist du dran
       *[other] In { $count } Partien per Post bist du dran
    }
post-standing-over = Die Partie ist zu Ende.
post-standing-begun = Begonnen am { $when }; noch ist niemand eingeladen.
post-standing-invited =
    { $count ->
        [one] Eingeladen am { $when }. Eine Zusage fehlt.
       *[other] Eingeladen am { $when }. { $count } Zusagen fehlen.
    }
post-standing-complete = Alle haben zugesagt; ausgeteilt ist noch nicht.
post-standing-moved = Du spielst sie auf einem anderen Gerät weiter.
post-standing-own = Du bist dran.
post-standing-theirs = Warten auf { $names }.
post-since = Zuletzt verschickt: { $when }. Vielleicht schickst du es noch einmal.
post-invite-title = Per Post einladen
post-invite-about = Ihr schickt einander Links über einen beliebigen Messenger, jeder, wann er Zeit hat. Jede Einladung ist für eine Person; wenn eine Zusage kommt, öffne sie hier.
post-invite = Einladung schicken
post-invite-again = Noch einmal schicken
post-not-invited = noch nicht eingeladen
post-invited = eingeladen
post-accepted = hat zugesagt
post-invite-missing =
    { $count ->
        [one] Eine Zusage fehlt noch.
       *[other] { $count } Zusagen fehlen noch.
    }
post-invite-complete = Alle haben zugesagt.
post-honest = Dieses Gerät teilt aus und kennt alle Karten, wie ein Geber, der mitspielt. Am Ende lässt sich die Partie prüfen.
post-has-accepted = { $name } hat zugesagt.
post-accepted-again = { $name } hatte schon zugesagt: Es bleibt alles, wie es ist.
post-accepted-late = { $name } hat zu spät zugesagt: Diese Partie ist schon ausgeteilt.
post-accepted-twice = Auch { $name } hat zugesagt, mit der Einladung, auf die { $other } zugesagt hat. Frag nach, für wen sie gedacht war.
post-accept-other = { $name } bekommt den Platz
post-own = Das ist deine eigene Einladung. Schick sie deinem Freund.
post-accept-title = { $game } per Post
post-accept-about = { $name } lädt dich zu { $game } per Post ein. Ihr schickt einander Links über einen beliebigen Messenger. Nichts wird irgendwo anders gespeichert als auf euren eigenen Geräten.
post-accept = Zusage schicken
post-accept-again = Zusage noch einmal schicken
post-accept-unsent = Du hast den Platz genommen. Schick { $name } die Zusage, die Antwort auf die Einladung.
post-honest-friend = Das Gerät von { $name } teilt aus und kennt alle Karten, wie ein Geber, der mitspielt. Am Ende lässt sich die Partie prüfen. Öffne jeden Brief in diesem Browser: Nur er hat den Schlüssel.
post-has-written = Brief { $number }: { $name } hat gespielt.
post-has-answered = { $name } hat geantwortet.
post-letter-wrong = Der Brief von { $name } ließ sich nicht öffnen. { $why }
post-send-answer = Antwort schicken
post-ready = Deine Antwort ist fertig. Bis du sie abschickst, kannst du anders wählen.
post-drawn = Schick deine Antwort: Der nächste Brief sagt, was gezogen wird, und dein Zug geht weiter.
post-sent = Abgeschickt. Warten auf { $name }.
post-answered = Du hast diesen Brief beantwortet. Die Antwort noch einmal schicken?
post-again = Noch einmal schicken
post-newest = Zum neuesten Brief
post-backs = { $name } möchte den letzten Zug von { $names } zurücknehmen.
post-backs-own = { $name } möchte den eigenen letzten Zug zurücknehmen.
post-backs-yours = { $name } möchte deinen letzten Zug zurücknehmen.
post-backs-on = Wenn du weiterspielst, stimmst du zu.
post-yes = Ich stimme zu
post-no = Ich stimme nicht zu
post-found-older = Ein neuerer Brief ist gekommen. So stand es damals.
post-found-otherwise = Das Gerät von { $name } hat Brief { $number } zweimal verschieden erzählt. Das ist für die Prüfung am Ende notiert.
post-found-whole = Brief { $number } schließt an einen an, den dieses Gerät nicht hat. Bitte { $name }, ihn ganz zu schicken.
post-ask-whole = Um den ganzen Brief bitten
post-found-moved = Du spielst diese Partie jetzt auf einem anderen Gerät.
post-found-none = Nichts zu tun, bis { $name } den ersten Brief schreibt.
post-send-letter = Brief { $number } an { $name } schicken
post-letter-to = Brief { $number } an { $name }
post-again-to =
    { $count ->
        [one] Noch einmal schicken
       *[other] Noch einmal an { $name } schicken
    }
post-letter-ready = Schick den Brief ab: Es geht mit { $name } weiter.
post-ask-ready = Schick den Brief, der { $name } um Zustimmung bittet.
post-asked = Warten auf die Zustimmung von { $name }.
post-asked-on = Warten auf die Zustimmung von { $name }. Du kannst weiterspielen; bei einem Nein zählt das nicht.
post-stop-asking = Doch nicht
post-send-opened = Zum Prüfen schicken
post-move-about = Du spielst dort weiter, wo du gerade bist, und dieses Gerät hört auf. Was du gewählt, aber noch nicht abgeschickt hast, kommt nicht mit.
post-move-secret = Im Link steckt der Schlüssel zu deinen Briefen: Wer ihn hat, kann in deinem Namen spielen. Schick ihn nur dir selbst.
post-move-make = Link erstellen
post-move-stopped = Dieses Gerät hat aufgehört: Es öffnet und beantwortet keine Briefe dieser Partie mehr.
post-move-back = Doch hier weiterspielen
post-move-back-about = Nur wenn du drüben noch nicht weitergespielt hast: Sonst antworten beide Geräte, und die erste Antwort zählt.
post-move-go = Hier weiterspielen
post-move-ask = Du spielst als { $name }, mit { $names }. Die Partie wechselt auf dieses Gerät; das andere hat aufgehört.
post-move-yours = Du bist nicht { $name }? Dann ist dieser Link nicht für dich, und jemand sollte wissen, dass er in falsche Hände kam.
post-move-wrong = Dieser Link ließ sich nicht öffnen. { $why }
post-move-here = Diese Partie ist schon auf diesem Gerät, und nicht weniger weit: Es bleibt alles, wie es ist.
post-move-others = Dieser Link bringt den Platz eines Freundes in { $game } auf ein anderes seiner Geräte. Für dieses hier, das austeilt, ist er nicht.
post-move-bare = Für den neuesten Brief war im Link kein Platz. Öffne hier den neuesten Brief von { $name }; fehlt dazu der vorige, bitte um den ganzen.
post-check = Partie prüfen
post-checking = Die ganze Partie wird mit dem verglichen, was dieses Gerät gesehen hat…
post-letters = Briefe
post-sent-at = Brief { $number }; zuletzt verschickt: { $when }
post-sent-never = Noch nichts verschickt.
post-give = Einen Bot für { $name } spielen lassen
post-give-back = { $name } wieder spielen lassen
post-ask-back = Letzten Zug von { $name } zurücknehmen
post-back-about = Was in einem abgeschickten Brief steht, wird nur zurückgenommen, wenn alle zustimmen. Der nächste Brief fragt jeden.
post-file-about = Mit einer Datei geht die Partie auf einem anderen Gerät weiter, oder hier, falls der Browser sie gelöscht hat. Wer die Datei hat, kann alle Karten sehen und deine Briefe schreiben.
post-file-risk = Abgeschickt. Warten auf { $name }. Sichere die Partie: Dieser Browser könnte sie löschen.
post-file-ask =
    { $count ->
        [one] In dieser Datei steht die Partie mit { $names }, wie sie am { $when } war, nach einem Brief von dir.
       *[other] In dieser Datei steht die Partie mit { $names }, wie sie am { $when } war, nach { $count } Briefen von dir.
    }
post-file-one = Spiel sie nur auf einem Gerät weiter.
post-file-replaces = Die Partie auf diesem Gerät ist nicht so weit und wird ersetzt.
post-file-old = Die Partie auf diesem Gerät ist weiter: Es bleibt alles, wie es ist.
post-file-since = Falls sie seither weiterging: Öffne die Antworten, die gekommen sind, der Reihe nach und wähle, was du gewählt hast. Dann kommen dieselben Briefe heraus. Andere Briefe bemerken die Geräte deiner Freunde.
post-file-none = Darin ist keine Partie per Post.
post-file-damaged = Die Datei ist nicht vollständig oder wurde verändert.
post-file-newer = Sie stammt von einer neueren Version dieser Seite. Lade die Seite neu und versuch es noch einmal.
post-told-part =
    { $counted ->
        [one] Nur eine deiner { $count } Entscheidungen war möglich, wie es am Tisch stand.
       *[other] { $counted } deiner { $count } Entscheidungen waren möglich, wie es am Tisch stand.
    }
post-told-away = Inzwischen hat ein Bot für dich gespielt.
post-told-left-out =
    { $count ->
        [one] Für einen älteren Eintrag des Verlaufs war im Brief kein Platz: Er kommt mit der ganzen Partie.
       *[other] Für { $count } ältere Einträge des Verlaufs war im Brief kein Platz: Sie kommen mit der ganzen Partie.
    }
post-taken-played = { $name } hat geantwortet.
post-taken-part =
    { $counted ->
        [one] Nur eine von { $count } Entscheidungen von { $name } war möglich, wie es am Tisch stand; nach dem Rest fragt der nächste Brief.
       *[other] { $counted } von { $count } Entscheidungen von { $name } waren möglich, wie es am Tisch stand; nach dem Rest fragt der nächste Brief.
    }
post-taken-agreed = { $name } stimmt zu.
post-taken-again = Die Antwort von { $name } war schon da: Es bleibt alles, wie es ist.
post-taken-differs = { $name } hat zweimal verschieden geantwortet. Die erste Antwort zählt.
post-taken-late = Die Antwort von { $name } kommt zu spät: Der Brief dazu gilt nicht mehr.
post-taken-ahead = { $name } antwortet auf einen Brief, den dieses Gerät nicht verschickt hat: Die Partie ging anderswo weiter, oder ab einer älteren Kopie.
post-taken-illegal = Was { $name } geschickt hat, ist keine Antwort. Bitte noch einmal darum.
post-taken-refused = { $name } stimmt nicht zu: Nichts wird zurückgenommen.
post-taken-whole = { $name } braucht den ganzen Brief. Schick ihn noch einmal.
post-fault-cut = Dieser Link ist unvollständig. Kopiere die ganze Nachricht und füge sie hier ein.
post-fault-altered = Dieser Link hat sich unterwegs verändert. Kopiere die ganze Nachricht und füge sie hier ein, oder bitte noch einmal darum.
post-fault-older = Dieser Link stammt von einer älteren Version dieser Seite. Bitte noch einmal darum.
post-fault-newer = Dieser Link stammt von einer neueren Version dieser Seite. Lade die Seite neu und versuch es noch einmal.
post-fault-none = In diesem Text ist kein Brief.
post-stranger = Dieser Brief zu { $game } ist für den Platz von jemand anderem oder für einen anderen Browser. Ist es deiner, öffne ihn dort, wo du zugesagt hast: Kopiere ihn dorthin.
post-line-invitation = { $game } per Post: Spielst du mit?
post-line-acceptance = { $game } per Post: { $name } sagt zu
post-line-letter = { $game }, Brief { $number }: Du bist dran, { $name }
post-line-told = { $game }, Brief { $number } für { $name }
post-line-answer = { $game }: Antwort auf Brief { $number }
post-line-no = { $game }: Nein zu Brief { $number }
post-line-whole = { $game }: Bitte schick Brief { $number } ganz
post-line-opened = { $game }: die ganze Partie zum Prüfen
