promise-chance = der Zufall
promise-spectator = ein Zuschauer
promise-move = { $who }: { $action }
promise-after-none = Das zeigt sich vor dem ersten Zug.
promise-after-all = { $count ->
    [one] Das zeigt sich nach einem Zug:
   *[other] Das zeigt sich nach { $count } Zügen:
}
promise-after-last = Das zeigt sich nach { $count } Zügen, deren letzte sind:
promise-raised = Der Raum bricht ab mit { $error } ({ $place }).
promise-changes = { $method } ändert den Zustand: `{ $slot }` ist danach anders.

promise-replay-state = Dieselben Züge führen zu einem anderen Zustand: `{ $slot }` ist anders. Benutzt apply() den Zufall oder etwas außerhalb des Zustands?
promise-replay-view = Werden dieselben Züge noch einmal gemacht, sieht { $who } etwas anderes in `{ $field }`.
promise-replay-events = Werden dieselben Züge noch einmal gemacht, werden andere Ereignisse erzählt.
promise-replay-drawn = Wird ein Verlauf noch einmal gelesen, entscheidet der Zufall neu, statt dass gilt, was gezogen wurde.
promise-replay-goes-on = Der Verlauf einer beendeten Partie führt zu einer, die weitergeht.
promise-replay-shared = Der Zufallsgenerator, den das ganze Programm teilt, wird benutzt; erlaubt ist nur der, den draw() bekommt.
promise-traits-drawn = Laut `traits` gibt es keinen Zufall, aber der Zufall handelt.
promise-traits-undrawn = Laut `traits` gibt es Zufall, aber er handelt nie.
promise-draw-outcome = draw() nimmt `{ $action }`, was legal() nicht nennt.
promise-draw-again = Bei gleichem Glück nimmt draw() erst `{ $action }`, dann `{ $other }`: Es hängt von mehr als seinem Generator ab.
promise-draw-weight = draw() nimmt `{ $found }`, wo die Gewichte von outcomes() zu `{ $wanted }` führen.
promise-draw-asks = draw() fragt seinen Generator { $count }-mal; einmal ist erlaubt.

promise-copy-type = copy() liefert `{ $found }` statt `{ $wanted }`.
promise-copy-loses = copy() lässt `{ $slot }` aus.
promise-copy-differs = Eine Kopie ist nicht wie ihr Original: `{ $slot }` ist anders.
promise-copy-unequal = Eine Kopie gleicht nicht ihrem Original, obwohl alle Slots gleich sind: Was steht in key()?
promise-copy-shares = copy() teilt `{ $slot }`: Wird das eine geändert, ändert sich das andere mit.
promise-copy-changes = Ein Zustand hat sich geändert, als ein anderer weitergespielt wurde: copy() teilt `{ $slot }`.
promise-copy-shared = Das Spiel ändert etwas, das alle Kopien teilen; man erreicht es über `{ $slot }`.
promise-derived = `{ $slot }` folgt nicht aus dem Rest des Zustands: Es ist { $found } und müsste { $wanted } sein.
promise-key-leaves-out = key() lässt `{ $slot }` aus: Zustände, die sich darin unterscheiden, gelten als gleich.
promise-key-idle = `{ $slot }` ist in allen Zuständen gleich: Kein Zustand braucht es.

promise-play-raised = Die Partie bricht ab mit { $error } ({ $place }).
promise-legal-raised = { $who } darf `{ $action }`, aber das bricht ab mit { $error } ({ $place }).
promise-legal-none = { $who } ist am Zug, aber legal() bietet nichts an.
promise-legal-many = { $who } hat { $count } Möglichkeiten zugleich; höchstens { $most } sind erlaubt.
promise-legal-plain = `{ $action }` ist keine Aktion: Das ist ein Tupel aus Wörtern und ganzen Zahlen, das Verb zuerst.
promise-legal-twice = legal() nennt `{ $action }` zweimal; am Zug ist { $who }.
promise-legal-again = legal() nennt beim zweiten Fragen etwas anderes; am Zug ist { $who }.
promise-legal-idle = { $who } darf `{ $action }`, aber das ändert nichts.
promise-legal-leads = { $who } darf `{ $action }`; danach ist { $other } am Zug, aber legal() bietet nichts an.
promise-legal-knows = Was { $who } darf, hängt von etwas ab, das diesem Platz verborgen ist.
promise-actions-twice = actions() nennt nichts oder dieselbe Aktion zweimal.
promise-actions-change = actions() nennt beim zweiten Fragen etwas anderes.
promise-actions-miss = `{ $action }` ist möglich, aber actions() nennt es nicht.
promise-outcomes-legal = outcomes() und legal() nennen nicht dasselbe in derselben Reihenfolge.
promise-outcomes-weight = outcomes() gibt `{ $action }` das Gewicht { $weight }; ein Gewicht ist eine ganze Zahl ab 1.
promise-act-seats = to_act() liefert { $found }: Es sind Plätze dieses Tisches, jeder einmal, oder der Zufall allein.
promise-listen-events = Derselbe Zug erzählt beim zweiten Mal andere Ereignisse.
promise-listen-state = Was geschieht, hängt davon ab, ob jemand den Ereignissen zuhört: `{ $slot }` ist anders.
promise-refuse-not = { $who } darf `{ $action }` nicht, und doch wird es nicht abgelehnt.
promise-refuse-turn = `{ $action }` wird für einen Platz ausgeführt, der nicht am Zug ist.
promise-refuse-changes = Eine abgelehnte Aktion hat etwas geändert.

promise-imagine-view = Was { $who } sieht, lässt sich nicht vorstellen: `{ $field }` kommt als { $found } zurück statt als { $wanted }.
promise-imagine-turn = Im Zustand, den imagine() aus dem macht, was { $who } sieht, sind andere am Zug.
promise-imagine-again = Aus derselben Sicht macht imagine() bei gleichem Glück zwei Zustände: `{ $slot }` ist anders.
promise-imagine-changes = imagine() ändert, wovon es ausgeht: `{ $field }` war { $wanted } und ist danach { $found }.
promise-hidden-none = Laut `traits` ist etwas verborgen, aber niemandem ist etwas verborgen.
promise-hidden-some = Laut `traits` ist nichts verborgen, aber etwas ist es.
promise-hidden-event = Was { $who } erfährt, hängt von Verborgenem ab: Das Ereignis `{ $kind }` ist anders.
promise-hidden-view = Was { $who } sieht, hängt von Verborgenem ab: `{ $field }` ist anders.
promise-hidden-picture = Was { $who } gezeigt bekommt, hängt von Verborgenem ab: { $part } ist anders.
promise-mask-view = Handelt { $who }, erfährt { $observer } von mask() nur `{ $look }`, aber `{ $field }` in der Sicht zeigt, welche Aktion es war.
promise-mask-event = Handelt { $who }, erfährt { $observer } von mask() nur `{ $look }`, aber das Ereignis `{ $kind }` zeigt, welche Aktion es war.
promise-mask-more = Handelt { $who }, erfährt { $observer } von mask(), ob es `{ $look }` oder `{ $other }` ist, obwohl sonst nichts Sichtbares sie unterscheidet.
promise-mask-own = { $who } tut `{ $action }`, aber mask() zeigt diesem Platz nur `{ $look }`.
promise-mask-cuts = mask() macht aus `{ $action }` `{ $look }`; es darf nur das Ende abschneiden.
promise-secret = Was { $who } geheim wählt, zeigt sich, bevor alle gewählt haben: { $observer } sieht es in `{ $field }`.
promise-beat-ahead = Ein Zwischenbild verrät, was erst später erzählt wird; { $who } würde es sehen.

promise-census = Die Zahl von „{ $what }“ war { $before } und ist jetzt { $now }.
promise-census-empty = census() zählt nichts, oder etwas, wovon es nichts gibt.
promise-census-imagined = Im Zustand, den imagine() aus dem macht, was { $who } sieht, ist die Zahl von „{ $what }“ { $now } statt { $before }.
promise-told-census = Wenn `{ $kind }` erzählt wird, ist die Zahl von „{ $what }“ { $now } statt { $before }: erst handeln, dann erzählen.
promise-told-derived = Wenn `{ $kind }` erzählt wird, ist `{ $slot }` { $found } und müsste { $wanted } sein: erst handeln, dann erzählen.
promise-told-last = Nach dem letzten Ereignis, `{ $kind }`, ändert sich der Zustand noch: `{ $slot }` ist anders. Erst handeln, dann erzählen.
promise-beat-never = Der Maler lässt ein Zwischenbild mit `{ $kind }` enden, aber kein solches Ereignis wird erzählt.

promise-commits-legal = { $who } darf `{ $action }` zugleich mit anderen wählen, aber nicht mehr, sobald diese gewählt haben.
promise-commits-state = Wählen mehrere zugleich, kommt es darauf an, wer zuerst kam: `{ $slot }` ist anders.
promise-commits-view = Wählen mehrere zugleich, kommt es darauf an, wer zuerst kam: Was man sieht oder wer am Zug ist, ist anders.
promise-traits-together = Laut `traits` wählen nie mehrere zugleich, aber sie tun es.
promise-traits-apart = Laut `traits` wählen mehrere zugleich, aber sie tun es nie.

promise-endings-late = Eine Partie nach Zufall ist nach { $longest } Zügen nicht vorbei, mehr erlaubt `longest` nicht.
promise-endings-returns = returns() liefert { $found }; es muss eine Zahl von 0 bis 1 für jeden von { $seats } Plätzen sein.
promise-endings-ranks = ranks() liefert { $found }: Ein Rang ist um eins höher als die Zahl der besseren Plätze; haben alle verloren, ist er 2.
promise-endings-order = ranks() liefert { $ranks }, aber nach returns(), { $returns }, ist die Reihenfolge eine andere.

promise-json-type = view() liefert `{ $found }`, nicht was `view_type` sagt.
promise-json-view = Was { $who } sieht, lässt sich nicht als JSON schreiben: { $error }.
promise-json-another = Was { $who } sieht, ist etwas anderes, wenn es als JSON geschrieben und gelesen wurde: `{ $field }` ist anders. Steht eine Liste, wo ein Tupel hingehört?
promise-json-event = Was das Ereignis `{ $kind }` erzählt, lässt sich ändern oder ist kein JSON. Steht eine Liste, wo ein Tupel hingehört?
promise-json-frozen = Eine Sicht lässt sich ändern: Ihre Dataclass muss `frozen` sein.
promise-save-loses = Eine gespeicherte und geladene Partie ist eine andere: { $part } ist anders.
promise-save-again = Eine gespeicherte und geladene Partie ergibt beim nächsten Speichern einen anderen Text.
promise-save-goes-on = Eine gespeicherte und geladene Partie geht anders weiter.
promise-link-loses = Eine Partie, die durch einen Link ging, ist eine andere: { $part } ist anders.
promise-link-seed = Der Link zu einer Partie, die weitergeht, verrät ihren Startwert.
promise-link-room = Was der Startwert ohnehin entscheidet, macht den Link nicht kürzer.

promise-choice-action = { $who } hat Möglichkeiten, deren Aktionen nicht die von legal() in derselben Reihenfolge sind.
promise-choice-missing = { $who } darf `{ $action }`, aber `{ $token }` ist nicht auf dem Tisch ({ $frame }).
promise-choice-picks = Wer auf dem Tisch `{ $action }` gewählt hat, kann noch `{ $other }` meinen: Alles, was dafür gedrückt wird, gehört auch dazu.
promise-choice-label = `{ $action }` und `{ $other }` heißen gleich.
promise-choice-twice = Für `{ $action }` muss dasselbe zweimal gedrückt werden.
promise-choice-attempt = Was gedrückt wurde ({ $picks }), steht für `{ $action }`, aber attempt() liest { $found }.
promise-choice-no-action = Aus { $picks } macht attempt() { $found }, was keine Aktion ist.
promise-lay-incomplete = Eine Anordnung lässt sich nicht vollenden: Sie braucht Plätze und nicht weniger Dinge als Plätze.
promise-lay-tokens = Plätze und Dinge einer Anordnung haben dieselbe Bezeichnung.
promise-lay-words = Zwei Dinge einer Anordnung haben dasselbe Wort.
promise-lay-place = Der Platz `{ $token }` einer Anordnung ist nicht auf dem Tisch.
promise-lay-item = Das Ding `{ $token }` einer Anordnung ist auf dem Tisch nicht ein Ding.
promise-lay-names = Zwei Dinge einer Anordnung heißen gleich.
promise-lay-rest = Was von einer Anordnung übrig bleibt, hat auf dem Tisch keinen Platz.
promise-lay-illegal = Eine vollständige Anordnung wird abgelehnt: `{ $action }` ist zu seiner Zeit nicht erlaubt.

promise-words-none = `{ $said }` wird gesagt, aber { $file } hat keine Wörter dafür.
promise-words-part = `{ $said }` besteht in { $file } nicht aus denselben Teilen wie auf Englisch: `{ $part }` gibt es nur auf einer Seite.

promise-scene-twice = Zwei Knoten einer Szene haben die Kennung `{ $id }`.
promise-scene-nodes = Eine Szene hat { $count } Knoten; höchstens { $most } sind erlaubt, mindestens einer.
promise-scene-bytes = Eine Szene braucht { $count } Bytes; höchstens { $most } sind erlaubt.
promise-scene-named = Etwas Verborgenes heißt auf dem Tisch nach dem, was es ist: { $who } könnte es an den Kennungen ablesen.
