mutiny-title = Die Meuterei
mutiny-tagline = Wähle heimlich deine Seite, bewaffne ihre Leute und sei reich, wenn sie siegt.
mutiny-about =
    Ein Schiff segelt zur Schatzinsel, und zwei Männer an Bord wollen das Kommando: Kapitän Valverde und Ramon Diaz. Du klopfst an die Kajüten von dreizehn Piraten, holst dir Gold, Waffen und Geheimnisse und schwörst einem der beiden heimlich die Treue.

    Dann bricht die Meuterei los. In fünf Duellen der Matrosen legen alle verdeckt Karten, und niemand erfährt, wer wem geholfen hat. Von allen, die zum Sieger standen, gewinnt, wer am reichsten ist.

## Pirates

mutiny-pirate-valverde = Valverde
mutiny-pirate-diaz = Diaz
mutiny-pirate-crackpott = Crackpott
mutiny-pirate-tembo = Tembo
mutiny-pirate-wessel = Wessel-Jan
mutiny-pirate-nero = Dean Nero
mutiny-pirate-pang = Pang
mutiny-pirate-chang = Chang Ye
mutiny-pirate-sate = Sate
mutiny-pirate-bijoux = Bijoux
mutiny-pirate-ojo = Ojo
mutiny-pirate-cambivalute = Cambivalute
mutiny-pirate-ghost = Geist
mutiny-power-valverde = Eine Goldkarte und eine Münze
mutiny-power-diaz = Gold und Kampf ansehen, 1 behalten
mutiny-power-crackpott = Zwei Kampfkarten
mutiny-power-tembo = 2 Kampfkarten ansehen, 1 behalten
mutiny-power-wessel = Bis zu 3 Kampfkarten tauschen
mutiny-power-nero = Bis zu 3 Karten oder Münzen tauschen
mutiny-power-pang = Eine Kampfkarte oder eine Münze
mutiny-power-chang = Jemandem eine Münze stehlen
mutiny-power-sate = Beutel wächst, wenn man vorbeigeht
mutiny-power-bijoux = Schwören; später wechseln oder bluffen
mutiny-power-ojo = Schwören; später jemanden ausspähen
mutiny-power-cambivalute = Matrosen aufstellen; später ansehen
mutiny-power-ghost = Dein Zug endet mit leeren Händen
mutiny-brief-valverde = Goldkarte + Münze
mutiny-brief-diaz = Gold oder Kampf
mutiny-brief-crackpott = Zwei Kampfkarten
mutiny-brief-tembo = 1 von 2 Karten
mutiny-brief-wessel = Karten tauschen
mutiny-brief-nero = Karten ⇄ Münzen
mutiny-brief-pang = Karte oder Münze
mutiny-brief-chang = Münze stehlen
mutiny-brief-sate = Beutel wächst
mutiny-brief-bijoux = Schwören, bluffen
mutiny-brief-ojo = Schwören, spähen
mutiny-brief-cambivalute = Zwei Matrosen
mutiny-brief-ghost = Nichts
mutiny-side-valverde = Kapitän Valverde
mutiny-side-diaz = Ramon Diaz
mutiny-pink = Rosa
mutiny-grey = Grau
mutiny-card =
    { $colour ->
        [pink] Rosa { $value }
       *[grey] Grau { $value }
    }
mutiny-gold = Gold { $value }
mutiny-seat = { $seat }

## The rules

mutiny-primer-goal = Ein Schiff steuert auf eine Meuterei zu: Kapitän Valverde (rosa) gegen Ramon Diaz (grau). Schwöre heimlich einem der beiden, bewaffne seine Matrosen und sammle Gold. Gewinnen kann nur, wer zum Sieger stand, und unter diesen gewinnt, wer am reichsten ist.
    .title = Das Ziel
mutiny-primer-doors = Der Geber legt Piraten verdeckt aus, jeden in seiner Kajüte: drei mehr, als Spieler mitmachen. Bist du am Zug, nimmst du einen Piraten, der offen liegt, oder du klopfst: Die nächste Kajüte öffnet sich, und du nimmst diesen Piraten oder klopfst weiter. Jeder tut etwas für dich: Gold, Kampfkarten, Münzen, ein Schwur, ein Diebstahl. Öffnet der Geist, ist dein Zug vorbei, und du bekommst nichts.
    .title = Nehmen oder klopfen
mutiny-primer-ship = Haben alle einen Piraten gehabt, segelt das Schiff für jede noch geschlossene Kajüte ein Feld weiter. Ein Sturm macht einen Piraten seekrank; der sitzt eine Weile im Rettungsboot. Bei den gekreuzten Säbeln beginnt die Meuterei, oder schon früher, wenn ein Vorrat aufgebraucht ist.
    .title = Das Schiff segelt
mutiny-primer-oath = Nur Bijoux und Ojo nehmen dir den Schwur ab. Wer bei Beginn der Meuterei nie geschworen hat, scheidet aus und kann nicht gewinnen. Mit Bijoux darfst du später die Seite wechseln oder nur so tun; mit Ojo darfst du dir ansehen, wem jemand geschworen hat.
    .title = Schwören
mutiny-primer-mutiny = Die Meuterei wird in fünf Duellen entschieden, A bis E. In jedem steht ein Matrose für Valverde und einer für Diaz. Cambivalute lässt dich schon vorher Matrosen aufstellen, und dann kennst du sie. Die Seite, die zuerst drei Duelle gewinnt, siegt in der Meuterei.
    .title = Die Meuterei
mutiny-primer-duels = In jeder Runde eines Duells legen alle verdeckt eine Karte; die Karten werden gemischt und gezeigt. Rosa Karten stärken Valverdes Matrosen, graue den von Diaz. Ab der zweiten Runde darfst du stattdessen dein Äffchen legen und das Duell verlassen. Sind alle fort, gewinnt die höhere Summe. Gelegte Karten sind weg; wer in einer ersten Runde keine mehr hat, scheidet aus. Behalte also für jedes Duell eine.
    .title = Duelle
mutiny-primer-end = Nach der Meuterei werden alle Gesinnungen aufgedeckt. Stand niemand, der noch im Spiel ist, zum Sieger, verlieren alle. Sonst gewinnt von denen, die zu ihm standen, wer das meiste Gold hat, Goldkarten und Münzen zusammen.
    .title = Das Ende
mutiny-rule-mu-1 =
    Alle beginnen mit einer grauen und einer rosa Kampfkarte vom Wert 1, beiden Gesinnungskarten, einem Äffchen und einer Münze. Die übrigen Kampfkarten liegen verdeckt auf der Vulkaninsel, die Goldkarten auf der Schatzinsel; die übrigen Münzen bilden die Bank auf der Münzinsel. Alle haben ihre Münzen offen vor sich, ihre Karten verdeckt. Zehn Matrosen mit den Werten 1 bis 10 sind gemischt, niemand hat sie gesehen.

    Zu zweit sticht das Schiff an der Vulkaninsel in See, zu dritt an der Schatzinsel, zu viert an der Münzinsel. Wer zuerst gibt, entscheidet das Los.
    .title = Aufbruch
    .ruling = Nach dem Regelheft gibt zuerst, wer am ältesten ist; hier entscheidet das Los.
mutiny-rule-mu-2 =
    In jeder Runde legt der Geber eine Reihe Piraten verdeckt aus, jeden in seiner Kajüte: drei mehr, als Spieler mitmachen. Vom Geber an nutzt jeder im Uhrzeigersinn genau einen Piraten.
    .title = Die Kajütenreihe
mutiny-rule-mu-3 =
    Bist du am Zug, nimmst du einen Piraten, der schon offen liegt, oder du klopfst, und die nächste Kajüte öffnet sich. Nach dem Klopfen darfst du nur den Piraten nehmen, den du gerade getroffen hast, oder weiterklopfen. Den Piraten der letzten Kajüte musst du nehmen. Ist keine Kajüte mehr geschlossen, musst du einen offenen Piraten nehmen.
    .title = Nehmen oder klopfen
mutiny-rule-mu-4 =
    Ein Pirat, der genommen wurde, fällt für den Rest der Runde aus.
    .title = Benutzte Piraten
mutiny-rule-mu-5 =
    Wer die Kajüte des Geistes öffnet, beendet sofort seinen Zug und bekommt nichts. Der Geist verlässt dann die Reihe.
    .title = Der Geist
    .ruling = Der Geist verlässt die Reihe.
mutiny-rule-mu-6 =
    Nach dem letzten Spieler segelt das Schiff für jede noch geschlossene Kajüte ein Feld weiter, also 0 bis 3. Wer links vom Geber sitzt, gibt die nächste Runde, mit der ganzen Mannschaft.
    .title = Das Schiff segelt
mutiny-rule-mu-7 =
    Erreicht oder durchquert das Schiff einen Sturm, wird ein ausgeloster Pirat seekrank: Bevor die nächste Reihe ausliegt, kommt er ins Rettungsboot, und wer dort saß, kehrt zurück und wird in diesem Sturm nicht noch einmal seekrank. Von da an sind zwölf Piraten im Spiel. Ein Sturm auf dem letzten Stück vor der Meuterei bleibt ohne Folgen.
    .title = Stürme
    .ruling = Ein Sturm auf dem letzten Stück bleibt ohne Folgen, wodurch auch immer die Meuterei beginnt.
mutiny-rule-mu-8 =
    Die Meuterei beginnt, wenn das Schiff die gekreuzten Säbel erreicht, und auch, wenn am Ende einer Runde die Kampfkarten, die Goldkarten oder die Münzen der Bank aufgebraucht sind.
    .title = Wann die Meuterei beginnt
    .ruling = Ist ein Vorrat aufgebraucht, beginnt die Meuterei nach einer Stelle des Regelhefts am Ende der Runde, nach einer anderen sofort. Hier wird die Runde zu Ende gespielt.
mutiny-rule-mu-10 =
    Nimm die oberste Goldkarte, dann eine Münze aus der Bank. Reicht der Vorrat nicht, gibt jeder Pirat, was noch da ist.
    .title = Kapitän Valverde
    .ruling = Was gilt, wenn ein Vorrat nicht reicht.
mutiny-rule-mu-11 =
    Sieh dir die oberste Goldkarte und die oberste Kampfkarte an. Behalte eine; die andere kommt verdeckt unter ihren Stapel.
    .title = Ramon Diaz
mutiny-rule-mu-12 =
    Nimm die beiden obersten Kampfkarten.
    .title = Crackpott
mutiny-rule-mu-13 =
    Sieh dir die beiden obersten Kampfkarten an. Behalte eine; die andere kommt unter den Stapel.
    .title = Tembo
mutiny-rule-mu-14 =
    Lege bis zu drei deiner Kampfkarten unter den Stapel und ziehe dann ebenso viele.
    .title = Wessel-Jan
mutiny-rule-mu-15 =
    Tausche bis zu dreimal, einzeln und nur in einer Richtung: eine Kampfkarte gegen eine Münze oder eine Münze gegen eine Kampfkarte. Die Werte zählen nicht, Goldkarten sind ausgeschlossen. Abgegebene Karten kommen unter den Stapel.
    .title = Dean Nero
mutiny-rule-mu-16 =
    Nimm die oberste Kampfkarte oder eine Münze.
    .title = Pang
mutiny-rule-mu-17 =
    Stiehl einem Mitspieler deiner Wahl eine Münze, nie eine Goldkarte. Hat jemand eine Münze, musst du.
    .title = Chang Ye
    .ruling = Wer stehlen kann, muss stehlen.
mutiny-rule-mu-18 =
    Nimm eine Münze und eine weitere für jeden Spieler, der einen Zug beendet hat, ohne Sate zu nehmen, seit sie in dieser Runde offen liegt. Die Münzen bleiben in der Bank, bis jemand Sate nimmt; am Ende der Runde verfällt das Angebot.
    .title = Sate
    .ruling = Die Münzen bleiben in der Bank, und am Ende der Runde verfällt das Angebot.
mutiny-rule-mu-19 =
    Hast du noch nicht geschworen, wähle heimlich eine Seite. Hast du schon, dann wechsle sie oder tu nur so: Die anderen sehen keinen Unterschied.
    .title = Bijoux
mutiny-rule-mu-20 =
    Hast du noch nicht geschworen, darfst du heimlich eine Seite wählen. Hast du schon, darfst du dir die Gesinnung eines Mitspielers ansehen, der geschworen hat.
    .title = Ojo
mutiny-rule-mu-21 =
    Ziehe zwei Matrosen, sieh sie dir an und stelle auf jede Seite des ersten freien Duells einen. Sind alle fünf Duelle besetzt, sieh dir stattdessen ein Paar an und vertausche die beiden oder nicht; alle sehen, ob vertauscht wurde, aber nicht die Werte.
    .title = Cambivalute
    .ruling = Sind alle Duelle besetzt, muss man sich ein Paar ansehen, und alle sehen, ob vertauscht wurde.
mutiny-rule-mu-30 =
    Wer nie geschworen hat, ist ausgeschieden und kann nicht gewinnen; bestohlen werden kann er weiterhin. Freie Duelle werden ungesehen mit den restlichen Matrosen besetzt. Die Gesinnungen bleiben geheim.
    .title = Die Meuterei bricht los
    .ruling = Auch wer ausgeschieden ist, kann bestohlen werden.
mutiny-rule-mu-31 =
    Die Duelle A bis E werden der Reihe nach ausgetragen. Die Seite, die zuerst drei gewinnt, siegt in der Meuterei. Ein Duell beginnt damit, dass beide Matrosen aufgedeckt werden.
    .title = Fünf Duelle
mutiny-rule-mu-32 =
    In jeder Runde eines Duells legt jeder, der noch dabei ist, verdeckt eine Karte. Die Karten werden gemischt und dann gezeigt; so erfährt niemand, von wem welche stammt. Eine rosa Karte stärkt Valverdes Matrosen um ihren Wert, eine graue den von Diaz.
    .title = Karten legen
mutiny-rule-mu-33 =
    Ab der zweiten Runde darfst du stattdessen dein Äffchen legen und dieses Duell verlassen. Ohne Kampfkarte musst du es. Trifft dich das in der ersten Runde eines Duells, scheidest du aus dem Spiel aus: Behalte für jedes Duell eine Karte.
    .title = Das Äffchen
mutiny-rule-mu-34 =
    Ein Äffchen, das in der zweiten Runde allein gelegt wird, stiehlt eine Münze: Wem, bestimmt, wer es gelegt hat; hat sonst niemand eine, stiehlt es nichts. Werden dort mehrere gelegt, bringt jedes eine Münze aus der Bank. Später bringen Äffchen nichts mehr.
    .title = Was Äffchen einbringen
    .ruling = Ein einzelnes Äffchen bringt nichts ein, wenn sonst niemand eine Münze hat.
mutiny-rule-mu-35 =
    Kann die Bank nicht alle Äffchen bezahlen, zahlt zuerst jeder, der eine Münze hat, eine ein, auch wer ausgeschieden ist. Reicht es immer noch nicht, zahlt sie im Uhrzeigersinn, beginnend links vom letzten Geber, solange sie kann.
    .title = Leere Bank
    .ruling = Auch wer ausgeschieden ist, zahlt; und wer bezahlt wird, wenn die Bank immer noch nicht reicht.
mutiny-rule-mu-36 =
    Das Duell endet, wenn alle Beteiligten ihr Äffchen gelegt haben. Die höhere Summe aus Matrose und Karten gewinnt; bei Gleichstand die Seite mit der höheren Kartensumme. Gelegte Karten sind aus dem Spiel, Äffchen kehren zurück. Ist niemand mehr im Spiel, endet es, und alle haben verloren.
    .title = Das Ende eines Duells
    .ruling = Was gilt, wenn niemand mehr im Spiel ist.
mutiny-rule-mu-40 =
    Alle Gesinnungen werden aufgedeckt. Gewinnen kann nur, wer noch im Spiel ist. Stand von diesen niemand zum Sieger, verlieren alle. Stand genau einer zu ihm, gewinnt er. Unter mehreren gewinnt, wer das meiste Gold hat, Goldkarten und Münzen zusammen; dann die höhere Summe übriger Kampfkarten in der Farbe des Siegers. Ist auch die gleich, teilen sie sich den Sieg.
    .title = Wer gewinnt
    .ruling = Bei gleichem Gold werden die Werte der Karten zusammengezählt.
mutiny-box =
    Ein Spielplan mit der Route des Schiffs, drei Inseln und den Plätzen für fünf Duelle; ein Schiff; 10 Matrosen mit den Werten 1 bis 10; 13 Piratenkarten.

    Für jeden von vier Spielern zwei Gesinnungskarten und ein Äffchen.

    40 Kampfkarten mit den Werten 1 bis 3 in Rosa und Grau, 18 Goldkarten mit den Werten 1 bis 3, 30 Münzen.
    .ours =
        Wie viele Karten es von jedem Wert gibt. Kampfkarten in jeder Farbe: zehn mit 1, sechs mit 2, vier mit 3. Goldkarten: je sechs mit 1, 2 und 3.

        Die Route: Zu zweit sticht das Schiff 18 Felder vor der Meuterei in See, zu dritt 13, zu viert 10. Die Stürme liegen 8, 5 und 2 Felder davor.
mutiny-pad = Notiert das Gold derer, die zur siegreichen Seite standen: Münzen und die Werte der Goldkarten. Wer am meisten hat, gewinnt.
mutiny-figure-knock = Anne klopft an der ersten Kajüte und trifft Crackpott. Sie darf ihn nehmen oder weiterklopfen und ihn den anderen lassen.
mutiny-figure-choice = Anne ist die Letzte in dieser Runde: Sie nimmt Bijoux, die offen liegt, oder klopft an einer weiteren Kajüte. Zwei Piraten sind schon genommen.
mutiny-figure-ghost = Anne hat Sate getroffen, klopft aber noch einmal: der Geist. Ihr Zug ist vorbei, sie bekommt nichts, und Sate bleibt den anderen.
mutiny-figure-storm = Drei Kajüten sind zugeblieben, also segelt das Schiff drei Felder weit und durch einen Sturm: Wessel-Jan wird seekrank und kommt ins Rettungsboot.
mutiny-figure-oath = Bijoux nimmt Anne den Schwur ab: auf Kapitän Valverde oder auf Ramon Diaz. Auf wen, sieht sonst niemand.
mutiny-figure-sailors = Cambivalute hat Jack die Matrosen 9 und 4 gezeigt. Er stellt in Duell A die 9 auf Valverdes Seite und die 4 auf die von Diaz. Nur er kennt sie.
mutiny-figure-sides = Duell A beginnt: Valverdes Matrose hat den Wert 4, der von Diaz 7. Die Scheiben darüber zeigen, wer wie viele Duelle gewonnen hat.
mutiny-figure-laid = Eine rosa 3, eine graue 2 und eine graue 1 liegen da, niemand weiß, von wem: Valverdes Seite hat jetzt 7, die von Diaz 10.
mutiny-figure-monkey = Annes Äffchen ist in der zweiten Runde das einzige: Es stiehlt eine Münze, und bei wem, bestimmt Anne.
mutiny-figure-won = Alle haben ihr Äffchen gelegt: Diaz gewinnt Duell A mit 11 zu 9. Duell B beginnt mit den nächsten beiden Matrosen.
mutiny-rules-2 = Das Schiff sticht zu dritt 13 und zu viert 10 Felder vor der Meuterei in See, nicht mehr 15 und 12; die Stürme liegen 8, 5 und 2 Felder davor, nicht mehr 10, 6 und 2.

## What happened

mutiny-log-started = { $seat } gibt zuerst.
    .seat = Du gibst zuerst.
mutiny-log-dealt = { $seat } legt { $cabins } Kajüten aus.
    .seat = Du legst { $cabins } Kajüten aus.
mutiny-log-opened =
    { $seat } klopft und trifft: { $pirate }. { $closed ->
        [0] Keine Kajüte ist mehr
        [1] Eine Kajüte ist noch
       *[other] { $closed } Kajüten sind noch
    } geschlossen.
    .seat =
        Du klopfst und triffst: { $pirate }. { $closed ->
            [0] Keine Kajüte ist mehr
            [1] Eine Kajüte ist noch
           *[other] { $closed } Kajüten sind noch
        } geschlossen.
mutiny-log-frightened = { $seat } flieht mit leeren Händen vor dem Geist.
    .seat = Du fliehst mit leeren Händen vor dem Geist.
mutiny-log-took = { $seat } nimmt { $pirate }.
    .seat = Du nimmst { $pirate }.
mutiny-log-idle = { $pirate } kann für { $seat } nichts tun.
    .seat = { $pirate } kann für dich nichts tun.
mutiny-log-idle-monkey = Das Äffchen von { $seat } findet keine Münze zum Stehlen.
    .seat = Dein Äffchen findet keine Münze zum Stehlen.
mutiny-log-drew =
    { $seat } zieht { $pile ->
        [gold] eine Goldkarte
       *[combat] eine Kampfkarte
    }.
    .seat =
        Du ziehst { $pile ->
            [gold] eine Goldkarte
           *[combat] eine Kampfkarte
        }.
mutiny-log-drew-known = { $seat } zieht: { $card }.
    .seat = Du ziehst: { $card }.
mutiny-log-kept =
    { $seat } behält { $pile ->
        [gold] die Goldkarte
       *[combat] eine Kampfkarte
    }.
    .seat =
        Du behältst { $pile ->
            [gold] die Goldkarte
           *[combat] eine Kampfkarte
        }.
mutiny-log-kept-known = { $seat } behält: { $card }.
    .seat = Du behältst: { $card }.
mutiny-log-buried =
    { $seat } legt eine Karte unter { $pile ->
        [gold] den Goldstapel
       *[combat] den Kampfstapel
    }.
    .seat =
        Du legst eine Karte unter { $pile ->
            [gold] den Goldstapel
           *[combat] den Kampfstapel
        }.
mutiny-log-buried-known = { $seat } legt unter den Stapel: { $card }.
    .seat = Du legst unter den Stapel: { $card }.
mutiny-log-earned =
    { $seat } bekommt { $coins ->
        [1] eine Münze
       *[other] { $coins } Münzen
    } aus der Bank.
    .seat =
        Du bekommst { $coins ->
            [1] eine Münze
           *[other] { $coins } Münzen
        } aus der Bank.
mutiny-log-bought = { $seat } zahlt eine Münze für eine Kampfkarte.
    .seat = Du zahlst eine Münze für eine Kampfkarte.
mutiny-log-scarce =
    { $supply ->
        [combat] Im Stapel ist nur noch eine Kampfkarte
        [gold] Im Stapel ist nur noch eine Goldkarte
       *[bank] In der Bank ist nur noch eine Münze
    }.
mutiny-log-emptied =
    { $supply ->
        [combat] Die Kampfkarten sind aufgebraucht
        [gold] Die Goldkarten sind aufgebraucht
       *[bank] Die Bank ist leer
    }: Nach der Runde droht Meuterei.
mutiny-log-lacking =
    { $supply ->
        [combat] Keine Kampfkarte
        [gold] Keine Goldkarte
       *[bank] Keine Münze
    } mehr für { $seat }.
    .seat =
        { $supply ->
            [combat] Keine Kampfkarte
            [gold] Keine Goldkarte
           *[bank] Keine Münze
        } mehr für dich.
mutiny-log-stopped =
    { $count ->
        [0] { $seat } verzichtet auf { $pirate }.
        [1] { $seat } tauscht mit { $pirate } nur einmal.
       *[other] { $seat } tauscht mit { $pirate } nur { $count }-mal.
    }
    .seat =
        { $count ->
            [0] Du verzichtest auf { $pirate }.
            [1] Du tauschst mit { $pirate } nur einmal.
           *[other] Du tauschst mit { $pirate } nur { $count }-mal.
        }
mutiny-log-robbed = { $seat } stiehlt { $victim } eine Münze.
    .seat = Du stiehlst { $victim } eine Münze.
    .victim = { $seat } stiehlt dir eine Münze.
mutiny-log-swore =
    { $again ->
        [0] { $seat } schwört heimlich einer Seite die Treue.
       *[other] { $seat } hat die Seite gewechselt – oder blufft.
    }
    .seat =
        { $again ->
            [0] Du schwörst heimlich einer Seite die Treue.
           *[other] Du hast die Seite gewechselt – oder bluffst.
        }
mutiny-log-swore-known =
    { $again ->
        [0] { $seat } schwört heimlich die Treue: { $side }.
       *[other] { $seat } steht jetzt auf dieser Seite: { $side }.
    }
    .seat =
        { $again ->
            [0] Du schwörst heimlich die Treue: { $side }.
           *[other] Du stehst jetzt auf dieser Seite: { $side }.
        }
mutiny-log-peeked = { $seat } sieht sich die Gesinnung von { $other } an.
    .seat = Du siehst dir die Gesinnung von { $other } an.
    .other = { $seat } sieht sich deine Gesinnung an.
mutiny-log-peeked-known = { $seat } sieht die Gesinnung von { $other }: { $side }.
    .seat = Du siehst die Gesinnung von { $other }: { $side }.
    .other = { $seat } sieht deine Gesinnung: { $side }.
mutiny-log-placed = { $seat } stellt zwei Matrosen für Duell { $letter } auf.
    .seat = Du stellst zwei Matrosen für Duell { $letter } auf.
mutiny-log-placed-known = { $seat } stellt die Matrosen für Duell { $letter } auf: Rosa { $pink }, Grau { $grey }.
    .seat = Du stellst die Matrosen für Duell { $letter } auf: Rosa { $pink }, Grau { $grey }.
mutiny-log-inspected = { $seat } sieht sich die Matrosen von Duell { $letter } an.
    .seat = Du siehst dir die Matrosen von Duell { $letter } an.
mutiny-log-inspected-known = { $seat } sieht die Matrosen von Duell { $letter }: Rosa { $pink }, Grau { $grey }.
    .seat = Du siehst die Matrosen von Duell { $letter }: Rosa { $pink }, Grau { $grey }.
mutiny-log-swapped = { $seat } vertauscht die Matrosen von Duell { $letter }.
    .seat = Du vertauschst die Matrosen von Duell { $letter }.
mutiny-log-swapped-known = { $seat } vertauscht die Matrosen von Duell { $letter }: jetzt Rosa { $pink }, Grau { $grey }.
    .seat = Du vertauschst die Matrosen von Duell { $letter }: jetzt Rosa { $pink }, Grau { $grey }.
mutiny-log-stood = { $seat } lässt die Matrosen von Duell { $letter } stehen.
    .seat = Du lässt die Matrosen von Duell { $letter } stehen.
mutiny-log-sweetened =
    Sate bietet jetzt { $coins ->
        [0] keine Münze
        [1] eine Münze
       *[other] { $coins } Münzen
    }.
mutiny-log-sailed =
    { $cells ->
        [0] Alle Kajüten sind offen: Das Schiff bleibt, wo es ist.
        [1] Das Schiff segelt ein Feld; noch { $to }.
       *[other] Das Schiff segelt { $cells } Felder; noch { $to }.
    }
mutiny-log-storm = Das Schiff gerät in einen Sturm!
mutiny-log-seasick = Seekrank: { $pirate } muss ins Rettungsboot.
mutiny-log-seasick-again = Seekrank: { $pirate } muss ins Rettungsboot, { $recovered } kehrt zurück.
mutiny-log-mutiny =
    { $cause ->
        [combat] Die Kampfkarten sind aufgebraucht
        [gold] Die Goldkarten sind aufgebraucht
        [bank] Die Bank ist leer
       *[island] Das Schiff erreicht die gekreuzten Säbel
    }: Meuterei!
mutiny-log-excluded = { $seat } hat nie geschworen und ist ausgeschieden.
    .seat = Du hast nie geschworen und bist ausgeschieden.
mutiny-log-duel = Duell { $letter }: { $pink } für Valverde gegen { $grey } für Diaz.
mutiny-log-turned = Eine Karte wird aufgedeckt.
mutiny-log-turned-known = Aufgedeckt: { $card }. Es steht { $pink } zu { $grey }.
mutiny-log-withdrew = Das Äffchen von { $seat } verlässt Duell { $letter }.
    .seat = Dein Äffchen verlässt Duell { $letter }.
mutiny-log-eliminated = { $seat } hat keine Karte mehr für Duell { $letter } und scheidet aus.
    .seat = Du hast keine Karte mehr für Duell { $letter } und scheidest aus.
mutiny-log-levy =
    { $bank ->
        [0] Die Bank hat keine Münze
        [1] Die Bank hat eine Münze
       *[other] Die Bank hat { $bank } Münzen
    } für { $monkeys } Äffchen: Wer eine Münze hat, zahlt eine ein.
mutiny-log-levied = { $seat } zahlt eine Münze in die Bank.
    .seat = Du zahlst eine Münze in die Bank.
mutiny-log-decided =
    { $tie ->
        [0] Duell { $letter } endet { $pink } zu { $grey }: { $side } gewinnt.
       *[other] Duell { $letter } endet { $pink } zu { $grey }; dank der Karten gewinnt { $side }.
    }
mutiny-log-taken = Gewonnene Duelle: { $pink } zu { $grey }. { $side } siegt in der Meuterei.
mutiny-log-unmasked = Gesinnung von { $seat }: { $side }.
    .seat = Deine Gesinnung: { $side }.
mutiny-log-counted = { $seat } hat Gold im Wert von { $gold }.
    .seat = Du hast Gold im Wert von { $gold }.
mutiny-log-compared = { $seat } hat für die Siegerseite noch Kampfkarten im Wert von { $strength }.
    .seat = Du hast für die Siegerseite noch Kampfkarten im Wert von { $strength }.
mutiny-log-won =
    { $shared ->
        [0] { $seat } gewinnt!
       *[other] { $seat } hat Anteil am Sieg.
    }
    .seat =
        { $shared ->
            [0] Du gewinnst!
           *[other] Du hast Anteil am Sieg.
        }
mutiny-log-lost = Alle haben verloren.

## What you are asked

mutiny-prompt-turn =
    { $closed ->
        [0] Keine Kajüte ist mehr geschlossen: Nimm einen der offenen Piraten.
       *[other]
            { $open ->
                [0] Noch liegt niemand offen: Klopfe an, um einen Piraten zu treffen.
               *[other] Nimm einen offenen Piraten, oder klopfe und triff einen neuen.
            }
    }
mutiny-prompt-opened =
    { $closed ->
        [0] Das war die letzte Kajüte: Du musst { $pirate } nehmen.
       *[other] { $pirate } nehmen oder weiterklopfen? Wen du stehen lässt, bekommst du diesmal nicht.
    }
mutiny-prompt-diaz = Ramon Diaz zeigt dir beide: Welche Karte behältst du?
mutiny-prompt-tembo = Tembo zeigt dir diese Karten: Welche behältst du?
mutiny-prompt-only = { $pirate } kann dir nur diese Karte zeigen: Behalte sie.
mutiny-prompt-wessel =
    { $left ->
        [1] Lege eine Kampfkarte unter den Stapel oder höre auf; du ziehst gleich viele neue.
       *[other] Lege bis zu { $left } Kampfkarten unter den Stapel; du ziehst gleich viele neue.
    }
mutiny-prompt-nero =
    { $way ->
        [sell] Eine Kampfkarte für eine Münze verkaufen oder aufhören?
        [buy] Eine Kampfkarte für eine Münze kaufen oder aufhören?
       *[none] Eine Kampfkarte für eine Münze verkaufen oder am Vulkan eine kaufen?
    } Höchstens { $left } Mal.
mutiny-prompt-pang =
    { $only ->
        [combat] Die Bank ist leer: Nimm eine Kampfkarte.
        [coin] Keine Kampfkarten mehr: Nimm eine Münze.
       *[none] Eine Kampfkarte für die Duelle nehmen oder eine Münze?
    }
mutiny-prompt-chang = Wem stiehlst du eine Münze?
mutiny-prompt-bijoux =
    { $sworn ->
        [yes] Seite wechseln oder dieselbe noch einmal wählen und bluffen? Niemand sieht es.
       *[no] Wem schwörst du heimlich die Treue? Nur auf seiner Seite kannst du gewinnen.
    }
mutiny-prompt-ojo =
    { $sworn ->
        [yes] Wessen Gesinnung willst du sehen?
       *[no] Wem schwörst du heimlich die Treue – oder wartest du? Du gewinnst nur mit ihm.
    }
mutiny-prompt-place = Welcher der beiden Matrosen kämpft für wen? Nur du kennst sie.
mutiny-prompt-inspect = Alle Duelle sind besetzt: Welches Paar siehst du dir an?
mutiny-prompt-swap = Duell { $letter }: die beiden Matrosen vertauschen oder stehen lassen?
mutiny-prompt-fight =
    { $cards ->
        [0]
            { $round ->
                [1] Du hast keine Karte für Duell { $letter }: Dein Äffchen muss gehen, du scheidest aus.
               *[other] Du hast keine Karte mehr: Dein Äffchen verlässt Duell { $letter }.
            }
       *[other]
            { $round ->
                [1] Duell { $letter }: Lege eine Kampfkarte, rosa oder grau. Niemand sieht, von wem sie ist.
                [2] Lege noch eine Kampfkarte oder steig mit dem Äffchen aus, vielleicht für eine Münze.
               *[other] Lege noch eine Kampfkarte oder verlass das Duell mit deinem Äffchen.
            }
    }
mutiny-prompt-last = Deine letzte Karte: Liegt sie, scheidest du bei noch einem Duell aus. Oder lege das Äffchen.
mutiny-prompt-monkey = Dein Äffchen stiehlt eine Münze: wem?
mutiny-meanwhile-door = Die Tür geht knarrend auf …
mutiny-meanwhile-duel = Die Karten werden aufgedeckt …
mutiny-wait-turn = { $seat } entscheidet: Pirat nehmen oder klopfen.
mutiny-wait-pirate = { $seat } entscheidet über { $pirate }.
mutiny-wait-rob = Das Äffchen von { $seat } sucht ein Opfer.
mutiny-wait-fight =
    { $count ->
        [one] { $seats } muss noch eine Karte legen.
       *[other] { $seats } müssen noch eine Karte legen.
    }

## What you can do

mutiny-choice-knock = An die nächste Kajüte klopfen
mutiny-gain-knock =
    { $unseen ->
        [1] nur ein Pirat ist noch ungesehen
       *[other] einer von { $unseen } ungesehenen Piraten{ $ghost ->
            [yes] , auch der Geist
           *[no] , der Geist ist nicht dabei
        }
    }
mutiny-choice-take = { $pirate } nehmen
mutiny-gain-sate =
    { $coins ->
        [1] eine Münze
       *[other] { $coins } Münzen
    }
mutiny-gain-only =
    { $what ->
        [gold] nur eine Goldkarte
        [combat] nur eine Kampfkarte
        [coin] nur eine Münze
        [pair] zwei Matrosen ansehen, vertauschen oder nicht
       *[nothing] im Moment nichts
    }
mutiny-gain-exchanges = höchstens { $most } Mal tauschen
mutiny-gain-rob =
    { $coins ->
        [1] die einzige Münze
       *[other] eine von { $coins } Münzen
    }
mutiny-choice-keep = Behalten: { $card }
mutiny-choice-keep-gold = Die Goldkarte vom Wert { $value } behalten
mutiny-choice-return = Unter den Stapel: { $card }
mutiny-choice-sell = Für eine Münze verkaufen: { $card }
mutiny-choice-buy = Eine Kampfkarte für eine Münze kaufen
mutiny-choice-choose =
    { $gift ->
        [coin] Eine Münze nehmen
       *[combat] Eine Kampfkarte nehmen
    }
mutiny-choice-rob = { $seat } eine Münze stehlen
mutiny-choice-peek = Die Gesinnung von { $seat } ansehen
mutiny-choice-swear =
    { $kind ->
        [bluff] Bluffen und bleiben: { $side }
        [change] Die Seite wechseln: { $side }
       *[first] Treue schwören: { $side }
    }
mutiny-choice-place = Rosa { $pink }, Grau { $grey }
mutiny-choice-inspect = Die Matrosen von Duell { $letter } ansehen
mutiny-choice-swap = Die beiden Matrosen vertauschen
mutiny-choice-leave = Stehen lassen
mutiny-choice-fight = Legen: { $card }
mutiny-choice-monkey = Das Äffchen legen
mutiny-gain-monkey =
    { $round ->
        [1] du scheidest aus
        [2] du verlässt dieses Duell und bekommst vielleicht eine Münze
       *[other] du verlässt dieses Duell
    }
mutiny-choice-done =
    { $pirate ->
        [wessel]
            { $count ->
                [0] Nichts tauschen
               *[other] Tausch beenden und { $count } ziehen
            }
        [nero]
            { $count ->
                [0] Nichts tauschen
               *[other] Tausch beenden
            }
       *[ojo]
            { $sworn ->
                [no] Mit dem Schwur warten
               *[yes] Verzichten
            }
    }

## What lies on the table

mutiny-scene =
    { $phase ->
        [voyage]
            { $cells ->
                [1] Die Fahrt, ein Feld vor der Meuterei
               *[other] Die Fahrt, { $cells } Felder vor der Meuterei
            }
        [mutiny] Die Meuterei
       *[over] Die Meuterei ist vorbei
    }
mutiny-pile-combat = { $count } Kampfkarten
mutiny-pile-gold = { $count } Goldkarten
mutiny-bank = { $count } Münzen
mutiny-seasick = Seekrank im Rettungsboot: { $pirate }
mutiny-seasick-nobody = Das Rettungsboot ist leer
mutiny-cabins-wait = Die nächste Reihe wird gelegt
mutiny-knock = Klopfen
mutiny-legend =
    Hinter { $closed ->
        [1] einer Tür
       *[other] { $closed } Türen
    }: { $unseen } möglich
mutiny-legend-ghost = Geist: je Tür 1 von { $unseen }
mutiny-legend-safe = Hinter keiner Tür ist der Geist
mutiny-tray-where =
    { $pirate ->
        [cambivalute] Wähle oben den Buchstaben eines Duells
       *[wessel] Wähle Karten aus deiner Hand
    }
mutiny-tray-trade =
    { $way ->
        [sell] Verkaufe Karten aus der Hand
        [buy] Kaufe Karten am Vulkan
       *[none] Verkaufe Karten aus der Hand oder kaufe am Vulkan
    }
mutiny-offer-combat = Kampfkarte
mutiny-offer-coin = Eine Münze
mutiny-way-leave = Stehen lassen
mutiny-way-swap = Vertauschen
mutiny-hand = Deine Hand
mutiny-later = Später: fünf Duelle
mutiny-later-short = Später:
mutiny-title-facing = Die Matrosen treten vor
mutiny-title-duel = Duell { $letter }, Runde { $round }
mutiny-title-taken = { $side } siegt
mutiny-title-nobody = Niemand ist übrig
mutiny-title-lost = Alle verlieren
mutiny-sum = { $sailor } + { $cards } aus Karten
mutiny-middle-laid = Gelegt: { $count } von { $all }
mutiny-middle-shown = Runde { $round }: die Karten, gemischt
mutiny-middle-facing = Zu den Waffen!
mutiny-decided = Duell { $letter }: { $side }
mutiny-masked =
    { $sworn ->
        [yes] Noch maskiert
       *[no] Nie geschworen
    }
mutiny-finale-outcome =
    { $outcome ->
        [won] Gewonnen
        [out] Ausgeschieden
       *[lost] Verloren
    }
mutiny-finale-gold = Gold: { $gold }
mutiny-finale-coins =
    { $coins ->
        [1] eine Münze
       *[other] { $coins } Münzen
    }, { $cards ->
        [1] eine Goldkarte
       *[other] { $cards } Goldkarten
    }
mutiny-node-pile-combat = Kampfstapel auf der Vulkaninsel: noch { $count }. Ist er am Ende einer Runde leer, beginnt die Meuterei.
mutiny-node-pile-gold = Goldstapel auf der Schatzinsel: noch { $count }. Ist er am Ende einer Runde leer, beginnt die Meuterei.
mutiny-node-bank = Bank auf der Münzinsel: noch { $count }. Ist sie am Ende einer Runde der Fahrt leer, beginnt die Meuterei.
mutiny-node-storm = Ein Sturm, { $cells } Felder vor der Meuterei
mutiny-node-sabres =
    Gekreuzte Säbel, wo die Meuterei beginnt: { $cells ->
        [1] noch ein Feld
       *[other] noch { $cells } Felder
    }
mutiny-node-ship =
    Das Schiff, { $cells ->
        [1] ein Feld
       *[other] { $cells } Felder
    } vor der Meuterei; { $storms ->
        [0] kein Sturm voraus
        [1] ein Sturm voraus, Abstand { $next }
       *[other] { $storms } Stürme voraus, Abstand zum nächsten { $next }
    }
mutiny-node-door =
    { $closed ->
        [1] Die letzte geschlossene Kajüte
       *[other] Die nächste von { $closed } geschlossenen Kajüten
    }, mögliche Piraten: { $unseen }
mutiny-node-pirate =
    { $pirate }, offen: { $power }{ $coins ->
        [0] { "" }
       *[other] ; Münzen: { $coins }
    }
mutiny-node-crew =
    { $pirate }, { $state ->
        [used] in dieser Runde nicht mehr da
        [seasick] seekrank im Rettungsboot
        [unseen] vielleicht hinter einer Tür
       *[aside] an Bord
    }: { $power }
mutiny-node-pair =
    Duell { $letter }{ $fought ->
        [past] , schon ausgetragen
        [now] , wird ausgetragen
       *[ahead] { "" }
    }: rosa Matrose { $pink }, grauer Matrose { $grey }{ $known }
mutiny-node-pair-hidden = Duell { $letter }: zwei Matrosen, die du nicht gesehen hast{ $known }
mutiny-node-pair-empty = Duell { $letter }: noch keine Matrosen
mutiny-node-way = Rosa Matrose { $pink }, grauer Matrose { $grey }
mutiny-node-card =
    { $card }: { $count ->
        [0] hast du nicht
        [1] hast du einmal
       *[other] hast du { $count }-mal
    }
mutiny-node-monkey = Dein Äffchen
mutiny-node-gold =
    { $cards ->
        [0] Du hast keine Goldkarte
        [1] Deine Goldkarte vom Wert { $value }
       *[other] Deine { $cards } Goldkarten, zusammen { $value } wert
    }
mutiny-node-oath =
    Deine Gesinnung: { $oath ->
        [valverde] Kapitän Valverde
       *[diaz] Ramon Diaz
    }

## How far it is

mutiny-goal-voyage =
    { $cells ->
        [1]
            { $state ->
                [sworn] Meuterei in 1 Feld: 3 Duelle, dann das meiste Gold
                [unsworn] Schwöre vor der Meuterei die Treue: noch ein Feld
               *[watching] Meuterei in einem Feld; dann entscheiden 3 Duelle
            }
       *[other]
            { $state ->
                [sworn] Meuterei in { $cells } Feldern: 3 Duelle, dann das meiste Gold
                [unsworn] Schwöre vor der Meuterei die Treue: noch { $cells } Felder
               *[watching] Meuterei in { $cells } Feldern; dann entscheiden 3 Duelle
            }
    }
mutiny-goal-last =
    { $state ->
        [unsworn] Schwöre! Meuterei in
       *[sworn] Meuterei in
    } { $cells ->
        [1] 1 Feld
       *[other] { $cells } Feldern
    } oder { $state ->
        [unsworn] { "" }
       *[sworn] mit der{ " " }
    }letzte{ $state ->
        [unsworn] r
       *[sworn] n
    } { $supply ->
        [combat] Kampfkarte
        [gold] Goldkarte
       *[bank] Münze
    }
mutiny-goal-empty =
    { $supply ->
        [combat] Keine Kampfkarten mehr
        [gold] Keine Goldkarten mehr
       *[bank] Die Bank ist leer
    }: { $state ->
        [unsworn] Schwöre in dieser Runde!
       *[sworn] nach der Runde droht Meuterei
    }
mutiny-goal-starts = Die Meuterei beginnt
mutiny-goal-mutiny = 3 Duelle für { $side }, bisher { $won }; dann das meiste Gold
mutiny-goal-watching = 3 Duelle: Valverde { $pink }, Diaz { $grey }; dann das meiste Gold
mutiny-goal-out = Du bist ausgeschieden. Duelle: Valverde { $pink }, Diaz { $grey }
mutiny-goal-decided = Duelle: Valverde { $pink }, Diaz { $grey }; jetzt fallen die Masken

## The score sheet

mutiny-column-coins = Münzen
mutiny-column-cards = Gold­karten
mutiny-column-side = Seite
mutiny-column-left = Karten übrig
mutiny-sheet-side =
    { $side ->
        [valverde] Valverde
       *[diaz] Diaz
    }{ $out ->
        [yes] { " " }(ausge­schieden)
       *[no] { "" }
    }
mutiny-sheet-left =
    { $stronger ->
        [yes] stärker
       *[no] schwächer
    }
mutiny-column-gold = Gold
mutiny-column-combat = Kampf­karten
mutiny-why-nobody =
    Alle verlieren: { $sworn ->
        [0] Niemand hatte geschworen
       *[other] Niemand, der geschworen hatte, hatte noch eine Karte
    }.
mutiny-why-lost =
    Die Seite von { $side } gewann drei Duelle, aber { $out ->
        [0] niemand stand zu ihr
       *[other] wer zu ihr stand, war ausgeschieden
    }: Alle verlieren.
mutiny-why-alone =
    Die Seite von { $side } gewann drei Duelle, und { $out ->
        [0] nur { $seat } stand zu ihr
       *[other] von denen, die zu ihr standen, war nur { $seat } noch im Spiel
    }: Das Gold wird nicht gezählt.
    .seat =
        Die Seite von { $side } gewann drei Duelle, und { $out ->
            [0] nur du standest zu ihr
           *[other] von denen, die zu ihr standen, warst nur du noch im Spiel
        }: Das Gold wird nicht gezählt.
mutiny-why-gold =
    Die Seite von { $side } gewann drei Duelle, und { $out ->
        [0] dort hat { $seat }
       *[other] von allen dort, die noch im Spiel waren, hat { $seat }
    } das meiste Gold: { $gold } zu { $second }.
    .seat =
        Die Seite von { $side } gewann drei Duelle, und { $out ->
            [0] dort hast du
           *[other] von allen dort, die noch im Spiel waren, hast du
        } das meiste Gold: { $gold } zu { $second }.
mutiny-why-cards =
    Die Seite von { $side } gewann drei Duelle; bei je { $gold } Gold hat { $seat } die stärkeren { $colour ->
        [pink] rosa
       *[grey] grauen
    } Karten übrig.
    .seat =
        Die Seite von { $side } gewann drei Duelle; bei je { $gold } Gold hast du die stärkeren { $colour ->
            [pink] rosa
           *[grey] grauen
        } Karten übrig.
mutiny-why-shared =
    Die Seite von { $side } gewann drei Duelle; mit je { $gold } Gold und gleich starken { $colour ->
        [pink] rosa
       *[grey] grauen
    } Karten siegen { $winners } gemeinsam.

## Short words for buttons

mutiny-short-buy = Karte kaufen
mutiny-short-monkey = Das Äffchen
mutiny-short-done =
    { $pirate ->
        [wessel]
            { $count ->
                [0] Nichts tauschen
               *[other] { $count } ziehen
            }
        [nero]
            { $count ->
                [0] Nichts tauschen
               *[other] Tausch beenden
            }
       *[ojo]
            { $sworn ->
                [no] Abwarten
               *[yes] Verzichten
            }
    }
mutiny-gain-card = +{ $points } für { $side } in einem Duell
mutiny-gain-last = { $gain }; deine letzte Karte: Kommt noch ein Duell, scheidest du aus
mutiny-gain-oath = deine Kampfkarten für ihn: zusammen { $points }

## Short words on the table

mutiny-dealer = { $seat } gibt
    .seat = Du gibst
mutiny-legend-short = { $closed } zu, { $unseen } möglich
mutiny-legend-ghost-short = Geist: 1 von { $unseen }
mutiny-legend-safe-short = Kein Geist
mutiny-tray-monkey = Stiehlt jemandem eine Münze
mutiny-sum-short = { $sailor } + { $cards }
mutiny-fact-dealer = gibt diese Reihe
mutiny-fact-left = hat dieses Duell mit dem Äffchen verlassen
mutiny-fact-laid = hat eine Karte gelegt

## What screen readers say of it

mutiny-known =
    { $count ->
        [0] { "" }
        [1] ; { $seat1 } kennt sie
        [2] ; { $seat1 } und { $seat2 } kennen sie
       *[other] ; { $seat1 }, { $seat2 } und { $seat3 } kennen sie
    }
mutiny-node-dealer = { $seat } gibt diese Reihe und spielt zuerst
    .seat = Du gibst diese Reihe und spielst zuerst
mutiny-node-scores = Gewonnene Duelle: Valverde { $pink }, Diaz { $grey }; drei entscheiden die Meuterei
mutiny-node-wing =
    { $side }{ $known ->
        [no] { "" }
       *[yes] : { $total }, Matrose { $sailor } und Karten { $cards }
    }
mutiny-node-fighter =
    { $seat }: { $state ->
        [laid] hat eine Karte gelegt
        [out] hat das Duell mit dem Äffchen verlassen
       *[open] hat noch keine Karte gelegt
    }
    .seat =
        { $state ->
            [laid] Du hast eine Karte gelegt
            [out] Du hast das Duell mit dem Äffchen verlassen
           *[open] Du hast noch keine Karte gelegt
        }
mutiny-node-unmasked =
    { $seat }: { $side }; { $gold }{ $settled ->
        [yes] . { $outcome }
       *[no] {""}
    }

## What the cards beside things say

mutiny-whereabouts =
    { $state ->
        [used] Schon genommen: in dieser Runde nicht mehr da.
        [seasick] Seekrank im Rettungsboot.
        [open] Liegt offen in einer Kajüte.
        [unseen] Vielleicht hinter einer der geschlossenen Türen.
        [acting] Ist gerade an der Reihe.
       *[aside] An Bord; die nächste Reihe liegt noch nicht aus.
    }
mutiny-number-left = übrig
mutiny-number-offered = Münzen im Beutel
mutiny-number-held = in der Hand
mutiny-number-sailor = Matrose von { $side }
mutiny-number-cards = aus Karten
mutiny-number-total = zusammen
mutiny-number-cells = Felder bis zur Meuterei
mutiny-number-unseen = mögliche Piraten
mutiny-number-worth = Gold zusammen
mutiny-name-pile-combat = Vulkaninsel: Kampfkarten
mutiny-about-pile-combat = Kampfkarten entscheiden die Duelle. Ist der Stapel am Ende einer Runde leer, beginnt die Meuterei.
mutiny-name-pile-gold = Schatzinsel: Goldkarten
mutiny-about-pile-gold = Jede ist am Ende 1 bis 3 Gold wert. Ist der Stapel am Ende einer Runde leer, beginnt die Meuterei.
mutiny-name-bank = Münzinsel: die Bank
mutiny-about-bank = Eine Münze ist ein Gold wert. Ist die Bank am Ende einer Runde der Fahrt leer, beginnt die Meuterei.
mutiny-name-sabres = Die gekreuzten Säbel
mutiny-about-sabres = Kommt das Schiff hier an, beginnt die Meuterei: Fünf Duelle entscheiden, wer das Kommando hat.
mutiny-name-ship = Das Schiff
mutiny-about-ship = Am Ende einer Runde segelt es für jede noch geschlossene Kajüte ein Feld weiter.
mutiny-name-storm = Ein Sturm
mutiny-about-storm = Erreicht ihn das Schiff, wird ein ausgeloster Pirat seekrank und kommt ins Rettungsboot.
mutiny-name-lifeboat = Das Rettungsboot
mutiny-about-lifeboat = Wer darin sitzt, wird bis zum nächsten Sturm nicht ausgelegt.
mutiny-name-door = Eine geschlossene Kajüte
mutiny-about-door = Klopfen öffnet sie. Danach darf man nur diesen Piraten nehmen oder die nächste Kajüte öffnen.
mutiny-name-doorway = Eine leere Kajüte
mutiny-about-doorway = Ihr Pirat wurde genommen und fällt für den Rest der Runde aus.
mutiny-name-dealer = Wer gibt
mutiny-about-dealer = Gibt die Reihe und spielt zuerst. Nach dem Letzten segelt das Schiff, und wer links sitzt, gibt die nächste.
mutiny-name-duel = Duell { $letter }
mutiny-about-duel = Matrose und Karten jeder Seite zählen zusammen; die höhere Summe gewinnt. Drei Duelle entscheiden.
mutiny-name-monkey = Das Äffchen
mutiny-about-monkey = Ab der zweiten Runde eines Duells kann man es statt einer Karte legen und aussteigen. In der zweiten Runde bringt es vielleicht eine Münze.
mutiny-name-gold-card = Goldkarten
mutiny-about-gold-card = Sie zählen mit den Münzen: Von allen auf der siegreichen Seite, die noch im Spiel sind, gewinnt der reichste.
mutiny-name-oath = Gesinnung
mutiny-about-oath = Geschworen wird bei Bijoux oder Ojo. Gewinnen kann nur, wer zur siegreichen Seite steht; ohne Schwur scheidet man aus.
mutiny-about-card = Stärkt in einem Duell den Matrosen von { $side } um { $value }. Niemand erfährt, von wem sie kam.
mutiny-about-wing = Die höhere Summe aus Matrose und Karten gewinnt; bei Gleichstand die höhere Kartensumme.
mutiny-name-scores = Gewonnene Duelle
mutiny-about-scores = Die Seite, die zuerst drei gewinnt, siegt in der Meuterei.
mutiny-name-laid = Gelegte Karten
mutiny-about-laid = Alle legen verdeckt; die Karten werden gemischt und dann gezeigt, so erfährt niemand, von wem welche ist.
mutiny-name-unmasked = { $seat }
mutiny-about-unmasked = Von allen auf der siegreichen Seite, die noch im Spiel sind, gewinnt, wer das meiste Gold hat.

## About a player

mutiny-fact-coins =
    { $coins ->
        [1] eine Münze
       *[other] { $coins } Münzen
    }
mutiny-fact-gold =
    { $cards ->
        [1] eine Goldkarte
       *[other] { $cards } Goldkarten
    }
mutiny-fact-combat =
    { $cards ->
        [1] eine Kampfkarte
       *[other] { $cards } Kampfkarten
    }
mutiny-fact-unsworn = noch nicht geschworen
mutiny-fact-sworn = hat heimlich geschworen
mutiny-fact-sworn-to = steht zu { $side }
mutiny-fact-out = ausgeschieden
mutiny-held-card = { $count } × { $card }
mutiny-held-gold =
    { $cards ->
        [1] eine Goldkarte vom Wert { $value }
       *[other] { $cards } Goldkarten, zusammen { $value } wert
    }
mutiny-held-laid = hat gelegt: { $card }
mutiny-held-monkey = hat das Äffchen gelegt
mutiny-held-sailors = kennt die Matrosen von Duell { $letter }: Rosa { $pink }, Grau { $grey }
mutiny-standing =
    { $side }, { $coins ->
        [1] eine Münze
       *[other] { $coins } Münzen
    }
mutiny-standing-none =
    nie geschworen, { $coins ->
        [1] eine Münze
       *[other] { $coins } Münzen
    }

## Why not

mutiny-refuse-compulsory = Verzichten geht hier nicht; wähle.
mutiny-refuse-moment =
    { $asked ->
        [turn] Karten, Münzen und Duelle gibt es bei den Piraten: Nimm einen, der offen liegt, oder klopfe.
        [lay] Lege jetzt eine deiner Kampfkarten oder das Äffchen.
        [rob] Wähle, wem die Münze gestohlen wird.
        [swear] Wähle zuerst einen der beiden Kapitäne.
        [return] Wähle Kampfkarten aus deiner Hand oder höre auf.
        [choose-gift] Wähle die Kampfkarte oder die Münze.
        [trade] Wähle Kampfkarten aus deiner Hand oder höre auf.
       *[other] Antworte zuerst dem Piraten: Wähle etwas von dem, was er zeigt.
    }
mutiny-refuse-no-cabin = Alle Kajüten sind offen; es gibt keine Tür mehr zum Anklopfen.
mutiny-refuse-used = { $pirate } war schon an der Reihe und fällt für diese Runde aus.
mutiny-refuse-seasick = { $pirate } sitzt seekrank im Rettungsboot.
mutiny-refuse-passed-by = Nach dem Klopfen darfst du nur den Piraten nehmen, den du gerade getroffen hast, nicht { $pirate }.
mutiny-refuse-not-open = { $pirate } liegt nicht offen – vielleicht hinter einer der Türen?
mutiny-refuse-monkey-first = In der ersten Runde eines Duells bleibt das Äffchen bei dir, solange du eine Karte hast.
mutiny-refuse-direction = Dean Nero tauscht nur in einer Richtung, und du hast andersherum begonnen.
mutiny-refuse-no-pile = Der Kampfstapel ist leer.
mutiny-refuse-no-coin = Du hast keine Münze zum Bezahlen.
mutiny-refuse-no-card = Diese Karte hast du nicht: { $colour } { $value }.
mutiny-refuse-no-bank = Die Bank hat keine Münze mehr.
mutiny-refuse-not-looked = Wähle unter dem, was dir gezeigt wurde.
mutiny-refuse-self = Das bist du selbst; wähle jemand anderen.
mutiny-refuse-poor = { $seat } hat keine Münze.
mutiny-refuse-undeclared = { $seat } hat noch nicht geschworen; da gibt es nichts zu sehen.

## Was dafür spricht

mutiny-reason-oath = Ein Schwur zur rechten Zeit: Wer bis zur Meuterei keinen leistet, scheidet aus
mutiny-reason-gold = Mehr Gold: Auf der Seite der Sieger gewinnt, wer am reichsten ist
mutiny-reason-cards = Mehr Kampfkarten für die Duelle
mutiny-reason-choice = Gold oder Karten, je nachdem, was mehr fehlt
mutiny-reason-swap = Aus Karten der anderen Seite können bessere werden
mutiny-reason-trade = Aus Karten werden Münzen, oder umgekehrt
mutiny-reason-bluff = Die Seite lässt sich noch wechseln oder ein Wechsel vortäuschen
mutiny-reason-spy = Zeigt, auf welcher Seite jemand steht
mutiny-reason-sailors = Matrosen lassen sich zum eigenen Vorteil aufstellen
mutiny-reason-knock = Hinter den Türen wartet wahrscheinlich jemand Besseres
mutiny-reason-side =
    { $points ->
        [one] Die stärkeren Karten helfen dieser Seite: ein Punkt
       *[other] Die stärkeren Karten helfen dieser Seite: { $points } Punkte
    }
mutiny-reason-friend = Auch { $seat } steht auf dieser Seite
    .seat = Auch du stehst auf dieser Seite
mutiny-reason-unknown-side = Auf welcher Seite { $seat } steht, ist noch nicht bekannt
    .seat = Auf welcher Seite du stehst, ist noch nicht bekannt
mutiny-reason-rob = Niemand sonst hat mehr Münzen als { $seat }
mutiny-reason-own-card = Zählt { $value } für die eigene Seite
mutiny-reason-foreign-card = Diese Karte zählt für die andere Seite
mutiny-reason-unknown-pair = Dieses Paar ist noch nicht bekannt
mutiny-reason-pair = Bringt der eigenen Seite in Duell { $letter } { $lead } Vorsprung
mutiny-reason-feint = Bleibt im Duell und spart die Karten der eigenen Seite
mutiny-reason-ahead = Bringt die eigene Seite um { $lead } in Führung, ohne die Karten der anderen
mutiny-reason-closer =
    { $gap ->
        [0] Gleicht aus, ohne die Karten der anderen
       *[other] Die stärkste Karte: danach noch { $gap } Rückstand
    }
mutiny-reason-monkey = Spart die Karten für die kommenden Duelle

## Beim Spielen lernen

mutiny-lesson-goal = Ziel: auf der siegreichen Seite stehen und dort am reichsten sein.

mutiny-lesson-doors-title = Nehmen oder klopfen
mutiny-lesson-doors-knock-say = Hinter jeder Tür wartet ein Pirat, der eines für dich tut. Klopf an.
mutiny-lesson-doors-take-say = Crackpott! Er bringt dir zwei Kampfkarten: Nimm ihn.
mutiny-lesson-doors-take-done = Jetzt die anderen. Jede Tür, die zubleibt, bringt das Schiff der Meuterei ein Feld näher.
mutiny-lesson-doors-take-else-1 = Du darfst weiterklopfen. Doch dann ist er für dich verloren, und ohne Kampfkarten scheidest du aus.
mutiny-lesson-doors-bijoux-say = Bart ließ Bijoux liegen, und bei ihr schwört man. Wer nie schwört, kann nicht gewinnen: Nimm sie.
mutiny-lesson-doors-bijoux-else-1 = Nicht jetzt. Nur bei Bijoux und Ojo kannst du schwören, und wer weiß, wann sie wiederkommen.
mutiny-lesson-doors-swear-say = Heimlich: Kapitän Valverde, rosa, oder Ramon Diaz, grau? Du hast mehr Grau; wähle.
mutiny-lesson-doors-swear-done = Deine Seite kennst nur du. Mit Bijoux kannst du später wechseln, oder nur so tun.
mutiny-lesson-doors-luck-say = Zwei Piraten liegen offen, drei Türen sind zu. Dahinter wartet Besseres oder der Geist: Klopf ausnahmsweise an.
mutiny-lesson-doors-luck-else-1 = Sicher, und oft klug. Aber schau dir einmal an, was Klopfen bringen kann.
mutiny-lesson-doors-greed-say = Sate: eine einzige Münze. Klopf noch einmal und hoffe auf Besseres.
mutiny-lesson-doors-greed-done = Der Geist! Dein Zug ist vorbei, du gehst leer aus; und Bart nimmt Sate, die 1 mehr zahlt, weil du sie hast liegen lassen.
mutiny-lesson-doors-greed-else-1 = Eine Münze ist eine Münze, und meist nimmt man sie. Aber sei ausnahmsweise gierig.
mutiny-lesson-doors-on = Auf der siegreichen Seite gewinnt, wer am reichsten ist: 6 Gold schlagen die 4 eines Verbündeten, und 20 bei den Verlierern zählen nichts. Als Nächstes: die Meuterei.

mutiny-lesson-duels-title = Fünf Duelle
mutiny-lesson-duels-first-card-say = Meuterei: Drei Duelle entscheiden, und du bist auf der Seite von Grau. Grau führt 7 zu 4; leg trotzdem eine Karte, die graue 1.
mutiny-lesson-duels-first-card-done = Die Karten werden gemischt, dann gezeigt. Niemand erfährt, wer welche legte.
mutiny-lesson-duels-first-card-else-1 = Sie zählt für Grau. Doch vier Duelle können noch kommen: Spar dir die starken auf.
mutiny-lesson-duels-first-card-else-2 = Das hilft Rosa: ein andermal ein schöner Bluff. Heute hilf deiner eigenen Seite.
mutiny-lesson-duels-monkey-say = Grau führt mit 3. Ab Runde 2 darfst du mit dem Äffchen aussteigen; geht es jetzt als einziges, stiehlt es eine Münze: Leg es.
mutiny-lesson-duels-monkey-done = Nur dein Äffchen ist gegangen.
mutiny-lesson-duels-monkey-else-1 = Du darfst Grau weiter stärken. Doch der Vorsprung reicht vielleicht schon, und eine Münze wartet.
mutiny-lesson-duels-monkey-else-2 = Das würde der anderen Seite helfen. Lass das Äffchen gehen.
mutiny-lesson-duels-rob-say = Wen bestiehlt es? Münzen zählen erst ganz am Ende, und nur auf der Siegerseite.
mutiny-lesson-duels-rob-done = Duell A geht mit 11 zu 9 an Grau.
mutiny-lesson-duels-lost-cause-say = Duell B: 9 zu 3 gegen dich. Eine Karte musst du legen: Gib eine her, die du nicht brauchst.
mutiny-lesson-duels-lost-cause-else-1 = Sechs Punkte Rückstand sind viel. Spar dein Grau für ein Duell, das du gewinnen kannst; leg Rosa.
mutiny-lesson-duels-lost-cause-else-2 = Rosa ist richtig, doch die 1 reicht: Spar dir die stärkere für einen Bluff auf.
mutiny-lesson-duels-leave-say = Und jetzt raus, bevor es mehr kostet.
mutiny-lesson-duels-leave-done = Alle drei gingen zugleich: je eine Münze aus der Bank. Eins zu eins; zwei weitere entscheiden.
mutiny-lesson-duels-leave-else-1 = Keine Karten mehr für ein verlorenes Duell: Wer in Runde 1 eines späteren Duells keine hat, scheidet aus.
mutiny-lesson-duels-on = Gewinnt Grau drei Duelle, gewinnt der Reichste der Grauen: 7 Gold schlagen graue 5 und sogar rosa 20. Die letzten Duelle spielst du selbst; wer sonst noch grau ist, weiß niemand.

## The coach of the first game

mutiny-coach-knock = Nimm einen offenen Piraten oder klopfe. Nach dem Klopfen darfst du nur nehmen, wer öffnet, oder weiterklopfen.
mutiny-coach-unsworn = Du hast noch nicht geschworen. Nimm vor der Meuterei Bijoux oder Ojo, sonst kannst du nicht gewinnen.
mutiny-coach-diaz = Eine der beiden gehört dir. Gold macht dich reich, Kampfkarten lassen deine Seite siegen.
mutiny-coach-cambivalute = Zwei Matrosen für das nächste freie Duell, und nur du kennst sie. Der stärkere gehört auf deine Seite.
mutiny-coach-bluff = Bleib bei deiner Seite oder wechsle sie: Für die anderen sieht beides gleich aus.
mutiny-coach-peek = Sieh nach, auf welcher Seite jemand steht. Auch ein reicher Verbündeter ist ein Rivale: Von den Siegern gewinnt nur der reichste.
mutiny-coach-duel = In der ersten Runde eines Duells legen alle eine Karte. Sie werden gemischt, also erfährt niemand, welche deine ist.
mutiny-coach-monkey = Jetzt kann sich das Äffchen lohnen: Allein stiehlt es eine Münze, bei mehreren zahlt die Bank. Später bringt es nichts mehr.
mutiny-coach-ghosted = Der Geist hat dich einen Zug gekostet. In jeder neuen Reihe kann er wieder warten, außer er ist seekrank.
mutiny-coach-ghost-odds = Unter den Türen steht, wie wahrscheinlich der Geist ist. Liegt jemand Nützliches offen, überleg es dir zweimal.
mutiny-coach-few-cards = Du hast wenige Kampfkarten. Jedes Duell kostet mindestens eine, und ohne scheidest du aus.
mutiny-coach-storm = Sturm! Ein Pirat ist seekrank und sitzt bis zum nächsten Sturm im Rettungsboot.
mutiny-coach-scarce = Ein Vorrat ist fast leer. Ist einer am Ende einer Runde leer, beginnt die Meuterei, wo das Schiff auch ist.
mutiny-coach-emptied = Ein Vorrat ist aufgebraucht. Ist er am Ende dieser Runde leer, beginnt die Meuterei.
mutiny-coach-last-card = Du hast nur noch eine Kampfkarte. Ist sie gelegt, scheidest du aus, falls noch ein Duell kommt.
