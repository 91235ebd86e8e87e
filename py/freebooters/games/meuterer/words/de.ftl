meuterer-title = Meuterer
meuterer-tagline = Verkauf teuer, segle weit und traue niemandem an Bord.
meuterer-about = Ein Handelsschiff umsegelt zwölf Inseln, und alle an Bord wollen verkaufen. Spiel deine Waren offen aus oder halte sie zurück: Was du behältst, lenkt das Schiff. Wer passt, wählt heimlich eine Rolle, und wenn die Rollen aufgedeckt werden, ist vielleicht ein Meuterer dabei. Ein Kartenspiel von Marcel-André Casasola Merkle für drei oder vier.

## Before the game

meuterer-option-pirate = Der Pirat
meuterer-option-pirate-false = Ohne Pirat
    .hint = Ruhige See: Das Handelsschiff segelt allein.
meuterer-option-pirate-true = Mit Pirat
    .hint = Ein zweites Schiff und eine Karte, die alle um ihre ausgelegten Waren bringen kann.
meuterer-option-islands = Die Inseln
meuterer-option-islands-random = Inseln gemischt
    .hint = Wie im Regelheft: jedes Mal ein neuer Kreis.
meuterer-option-islands-printed = Inseln wie abgebildet
    .hint = In der Reihenfolge der Abbildung im Regelheft, immer gleich.
meuterer-option-open_conflict = Konfliktkarten
meuterer-option-open_conflict-false = Offene Konfliktkarten zählen nicht
    .hint = Wie im Regelheft: In einer Meuterei zählen nur die zurückbehaltenen.
meuterer-option-open_conflict-true = Offene Konfliktkarten kämpfen mit
    .hint = In einer Meuterei zählen auch die, die Kapitän, Maat, Meuterer und Schiffsjunge ausgespielt haben.
meuterer-rules-2 = Nach einer gelungenen Meuterei entscheidet der neue Kapitän zuerst, was er wo verkauft, nicht mehr der alte (ME-9).

## Cards, roles, islands

meuterer-ruby = Rubine
meuterer-salt = Salz
meuterer-wine = Wein
meuterer-cloth = Tuch
meuterer-grain = Korn
meuterer-conflict = Konflikt
meuterer-pirate = Pirat
meuterer-one-conflict = eine Konfliktkarte
meuterer-one-pirate = den Piraten
meuterer-any = Waren aller Art
meuterer-captain = Kapitän
meuterer-mutineer = Meuterer
meuterer-boy = Schiffsjunge
meuterer-mate = Maat
meuterer-merchant = Händler
meuterer-loader = Lademeister
meuterer-short-captain = Kapitän
meuterer-short-mutineer = Meuterer
meuterer-short-boy = Junge
meuterer-short-mate = Maat
meuterer-short-merchant = Händler
meuterer-short-loader = Lademstr.
meuterer-hochland = Hochland
meuterer-piratennest = Piratennest
meuterer-eisfelsen = Eisfelsen
meuterer-fingerhut = Fingerhut
meuterer-gruenland = Grünland
meuterer-sommerland = Sommerland
meuterer-rotes-riff = Rotes Riff
meuterer-sandkap = Sandkap
meuterer-kalte-klippe = Kalte Klippe
meuterer-frosthoehle = Frosthöhle
meuterer-karge-zunge = Karge Zunge
meuterer-affeninsel = Affeninsel

meuterer-does-mutineer = Steuert dorthin, wohin die behaltenen Karten führen. Gelingt die Meuterei: der Schiffswert und das Kapitänsamt.
meuterer-does-boy = Legt Konfliktkarten für die Meuterei. Gelingt sie: 2 Punkte.
meuterer-does-mate =
    { $pouch ->
        [unset] Verstärkt die Seite des Kapitäns um 1. Bleibt der Kapitän: 1 Punkt und den Beutel.
        [0] Verstärkt die Seite des Kapitäns um 1. Bleibt der Kapitän: 1 Punkt.
       *[other] Verstärkt die Seite des Kapitäns um 1. Bleibt der Kapitän: 1 Punkt und die { $pouch } aus dem Beutel.
    }
meuterer-does-merchant = Bekommt, wenn er auf einer Insel vorn liegt, auch bei Gleichstand den vollen Preis.
meuterer-does-loader =
    { $last ->
        [yes] Nichts: Nach der letzten Runde zieht niemand.
       *[no] Zieht am Ende der Runde drei Karten mehr und sucht aus, was bleibt.
    }
meuterer-does-mutineer-for = Steuert { $island } an. Gelingt die Meuterei: { $worth } Punkte für das Schiff und das Kapitänsamt.
meuterer-does-brief = { $brief }.
meuterer-brief-deposed = Verliert das Schiff
meuterer-brief-mutineer = Will Schiff und Kapitänsamt
meuterer-brief-boy = Hilft dem Meuterer, für 2 Punkte
meuterer-brief-mate =
    { $points ->
        [one] Hilft dem Kapitän, für 1 Punkt
       *[other] Hilft dem Kapitän, für { $points } Punkte
    }
meuterer-brief-merchant = Bester Preis auch im Gleichstand
meuterer-brief-loader =
    { $last ->
        [yes] Nichts: Keiner zieht mehr
       *[no] 3 Karten mehr zur Auswahl
    }
meuterer-brief-vain = Bekommt nichts dafür
meuterer-bound = Nach { $island }, Wert { $worth }
meuterer-bound-short = { $island } ({ $worth })
meuterer-does-captain =
    { $pouch ->
        [unset] Steuert das Schiff mit den behaltenen Karten. Gelingt keine Meuterei: der Schiffswert, abzüglich des Beutels für einen Maat.
        [0] Steuert das Schiff mit den behaltenen Karten. Gelingt keine Meuterei: der Schiffswert.
       *[other] Steuert das Schiff mit den behaltenen Karten. Gelingt keine Meuterei: der Schiffswert, abzüglich { $pouch } für einen Maat.
    }

## The rules

meuterer-primer-goal = Ein Handelsschiff segelt rund um zwölf Inseln. Punkte bringt es, Waren zu verkaufen, wo es anlegt, und das Schiff dorthin zu bringen, wo es viel wert ist: als Kapitän oder als Meuterer, der an dessen Stelle tritt. Die meisten Punkte gewinnen, nach neun Runden zu dritt, nach acht zu viert.
    .title = Das Ziel
meuterer-primer-islands = Jede Insel kauft eine Ware, zwei kaufen alle. Ihre drei Zahlen sind die Punkte: für die Person, die dort allein am meisten verkauft, für jede von zweien im Gleichstand, für jede von dreien. Die Zahl auf der Fahne sagt, was es wert ist, das Schiff hierher zu bringen.
    .title = Die Inseln
meuterer-primer-cards = Zuerst verspricht der Kapitän dem Maat Punkte, 0 bis 3 aus dem Beutel. Dann spielt man, vom Kapitän an immer reihum, eine Karte offen aus oder passt. Was offen liegt, lässt sich verkaufen. Was du beim Passen behältst, hat einen anderen Nutzen.
    .title = Waren auslegen
meuterer-primer-course = Passt der Kapitän, steuern seine behaltenen Karten das Schiff: so viele Inseln im Uhrzeigersinn, wie es Karten sind. Ein siegreicher Meuterer steuert mit denen, die er behalten hat. So ist jede Karte entweder Ware oder Fahrt.
    .title = Was du behältst, steuert
meuterer-primer-roles = Wer passt, nimmt heimlich eine der Rollen, die noch da sind; nur der Kapitän nicht. Meuterer: meutert. Schiffsjunge: hilft dem Meuterer. Maat: hilft dem Kapitän. Händler: verkauft auch im Gleichstand zum besten Preis. Lademeister: zieht drei Karten mehr und sucht aus.
    .title = Die Rollen
meuterer-primer-mutiny =
    Gibt es einen Meuterer, entscheiden Konfliktkarten, { $open_conflict ->
        [true] behaltene wie offene
       *[false] aber nur behaltene
    }: Kapitän und Maat, der 1 zählt, gegen Meuterer und Schiffsjunge; bei Gleichstand gewinnen die Meuterer. Ein Kapitän, der bleibt, bekommt den Schiffswert seines Ziels und zahlt den Beutel dem Maat, der noch 1 Punkt dazubekommt; ein siegreicher Meuterer bekommt den Wert seines Ziels und ist Kapitän, der Schiffsjunge bekommt 2 Punkte.
    .title = Meuterei
meuterer-primer-sales = Dann kaufen die Insel, bei der das Schiff liegt, und die, von der es kam. Nun segelt es zu seinem Ziel, alle ziehen auf fünf Karten nach, und die nächste Runde beginnt{ $pirate ->
        [true] . Die Piratenkarte kann alles verderben: Trifft das Piratenschiff auf das Handelsschiff, sind die ausgelegten Waren von allen verloren.
       *[false] .
    }
    .title = Verkauf
meuterer-rule-me-1 =
    { $islands ->
        [printed] Die zwölf Inseln liegen im Kreis, im Uhrzeigersinn in dieser Reihenfolge: { meuterer-hochland }, { meuterer-frosthoehle }, { meuterer-gruenland }, { meuterer-karge-zunge }, { meuterer-eisfelsen }, { meuterer-affeninsel }, { meuterer-kalte-klippe }, { meuterer-sommerland }, { meuterer-rotes-riff }, { meuterer-piratennest }, { meuterer-fingerhut }, { meuterer-sandkap }.
       *[random] Die zwölf Inseln liegen in zufälliger Reihenfolge im Kreis.
    } Das Handelsschiff beginnt bei { meuterer-hochland }, der anfangs einzigen aktiven Insel. Alle haben fünf Warenkarten auf der Hand, der Rest ist der Stapel. Das Los bestimmt, wer Kapitän ist.

    Gespielt werden neun Runden zu dritt, acht zu viert.

    Jede Insel zeigt, welche Ware sie kauft und wie viele Punkte es dafür gibt: links für die meisten Karten allein, in der Mitte für jeden von zweien im Gleichstand, rechts für jeden von dreien. Auf einer Fahne steht, was es wert ist, das Schiff hierher zu bringen.
    .title = Die Inseln und das Schiff
meuterer-rule-me-2 =
    Jede Runde beginnt mit dem Beutel: Der Kapitän verspricht dem Maat offen 0, 1, 2 oder 3 Punkte für seine Treue.
    .title = Der Beutel
meuterer-rule-me-3 =
    Vom Kapitän an im Uhrzeigersinn, immer reihum, spielt man entweder eine Karte offen aus oder passt. Jede Karte ist erlaubt, auch eine unverkäufliche, auch eine Konfliktkarte. Wer keine Karten mehr hat, muss passen.

    Wer gepasst hat, ist in dieser Phase fertig. Die behaltenen Karten liegen verdeckt, ihre Zahl ist allen bekannt.
    .title = Waren auslegen
meuterer-rule-me-4 =
    Passt der Kapitän, wird sein Ziel angesagt: so viele Inseln im Uhrzeigersinn, wie er Karten behalten hat. Ohne Karten bleibt das Schiff, wo es ist, und der Schiffswert zählt dort noch einmal.

    Alle anderen passen, legen ab, was sie behalten, und sehen sich erst dann die verbliebenen Rollen an. Sie nehmen heimlich eine; die übrigen kommen verdeckt zurück.
    .title = Passen und eine Rolle nehmen
meuterer-rule-me-5 =
    Haben alle gepasst, werden die Rollen aufgedeckt. Gibt es einen Meuterer, so steht auch sein Ziel fest: so viele Inseln im Uhrzeigersinn, wie er beim Passen Karten behalten hat. Beide Ziele können dieselbe Insel sein.

    Meuterer: will durch Meuterei Kapitän werden. Schiffsjunge: hilft dem Meuterer. Maat: hilft dem Kapitän. Händler: verkauft zum besten Preis. Lademeister: zieht drei Karten mehr und sucht aus.
    .title = Die Rollen
meuterer-rule-me-6 =
    Zur Meuterei kommt es nur mit einem Meuterer. Kapitän, Maat, Meuterer und Schiffsjunge werden vom Kapitän an im Uhrzeigersinn je einmal gefragt und legen offen beliebig viele der Konfliktkarten, die sie behalten haben: Kapitän und Maat für den Kapitän, Meuterer und Schiffsjunge für die Meuterei. { $open_conflict ->
        [true] Vorher ausgespielte Konfliktkarten zählen mit: Die, die bei diesen vieren offen liegen, kämpfen für deren Seite.
       *[false] Vorher ausgespielte Konfliktkarten zählen nicht.
    } Händler und Lademeister halten sich heraus.

    Ein Maat bringt der Seite des Kapitäns 1 dazu. Die stärkere Seite gewinnt, bei Gleichstand die Meuterer.
    .title = Meuterei
    .ruling = Das Regelheft sagt nicht, wie oft gefragt wird. Hier wird jeder einmal gefragt, auch ohne Konfliktkarten: Übergangen zu werden würde etwas verraten. Deutsche und dänische Quellen zählen offene Konfliktkarten mit, das Regelheft nicht; darum die Option.
meuterer-rule-me-7 =
    Bleibt der Kapitän, weil niemand gemeutert hat oder die Meuterei abgewehrt ist, so bekommt er den Schiffswert seines Ziels und der Maat 1 Punkt und den Beutel. Den Beutel bezahlt der Kapitän von seinen Punkten, die dabei unter null fallen können; ohne Maat behält er ihn. Alle Punkte sind allen bekannt.

    Gelingt die Meuterei, so bekommt der Meuterer den Schiffswert seines Ziels und ist sofort Kapitän; der Schiffsjunge bekommt 2 Punkte. Kapitän und Maat gehen leer aus.
    .title = Punkte für die Mannschaft
meuterer-rule-me-8 =
    Dann wird jede aktive Insel für sich gewertet: die, bei der das Schiff liegt, und die, von der es kam. Wer dort die meisten Karten einer Sorte verkauft, die die Insel kauft, bekommt den linken Wert; im Gleichstand von zweien bekommt jeder den mittleren, von dreien den rechten, von vieren bekommt niemand etwas.

    Ein Händler im Gleichstand bekommt trotzdem den linken Wert; die anderen bekommen den Wert für alle im Gleichstand, den Händler mitgezählt. Auf einer Insel verkauft jeder nur eine Sorte. { $pirate ->
        [true] Konfliktkarten und der Pirat sind keine Waren.
       *[false] Konfliktkarten sind keine Waren.
    }
    .title = Punkte für Waren
    .ruling = Was die bekommen, die mit dem Händler im Gleichstand sind, und dass er auch im Gleichstand von vieren bezahlt wird.
meuterer-rule-me-9 =
    Keine Karte wird zweimal verkauft, aber eine Sorte lässt sich auf beide Inseln verteilen: von vier Korn zwei hier, zwei dort. Ist ein Angebot auf allen aktiven Inseln zugleich so groß wie möglich, gilt es von selbst. Sonst entscheidet man offen und reihum, vom Kapitän an, nach einer gelungenen Meuterei vom neuen: welche Sorte, wie viele, auf welcher Insel, je Insel höchstens einmal.
    .title = Was man wo verkauft
    .ruling = Nach einer Meuterei entscheidet der neue Kapitän zuerst. Ein solches Angebot gilt von selbst; von mehreren das der zuerst genannten Ware: Rubine, Salz, Wein, Tuch, Korn, zuerst für die Insel des Schiffs.
meuterer-rule-me-10 =
    Alle Inseln außer der, bei der das Schiff gerade liegt, werden passiv. Dann segelt das Schiff zum Ziel dessen, der nun Kapitän ist, und diese Insel wird aktiv. So sind zwei Inseln aktiv, oder nur eine, wenn das Schiff geblieben ist.

    Hochland und Piratennest kaufen Waren aller Art.
    .title = Das Schiff segelt
meuterer-rule-me-11 =
    Alle offenen Karten werden abgelegt, auch die aus dem Kampf, die behaltenen kommen zurück auf die Hand. Vom Kapitän an im Uhrzeigersinn ziehen alle auf fünf Karten nach.

    Der Lademeister zieht drei Karten mehr als nötig, behält von den gezogenen so viele wie nötig und legt die anderen drei in der gezogenen Reihenfolge unter den Stapel: alle drei, wenn er keine braucht. Wird eine Karte gebraucht und der Stapel ist leer, werden die abgelegten Karten zum neuen Stapel gemischt.
    .title = Neue Karten
    .ruling = In welcher Reihenfolge die drei Karten unter den Stapel kommen, dass der Lademeister sie auch mit fünf Handkarten zieht, und dass erst gemischt wird, wenn eine Karte gebraucht wird, auch mitten im Ziehen.
meuterer-rule-me-12 =
    Die Rollen kommen zurück in die Mitte, und die nächste Runde beginnt. Nach der Wertung der letzten Runde ist das Spiel aus: Die meisten Punkte gewinnen, bei Gleichstand teilt man sich den Sieg.
    .title = Das Ende
    .ruling = Dass man sich bei Gleichstand den Sieg teilt.
meuterer-rule-me-13 =
    { $pirate ->
        [true]
            Mit Pirat ist eine Karte mehr im Stapel, und das Piratenschiff liegt beim Piratennest. Wer die Piratenkarte ausspielt, zieht das Piratenschiff gegen den Uhrzeigersinn um so viele Inseln, wie er noch Karten auf der Hand hat; ohne Karten bleibt es liegen.

            Erreicht oder passiert es die Insel des Handelsschiffs, werden sofort alle offenen Karten abgelegt, die von allen, auch die Piratenkarte und die Karten derer, die schon gepasst haben. Die Insel, die es verlässt, zählt nicht. Danach geht es weiter. Trifft das Handelsschiff auf seiner eigenen Fahrt das Piratenschiff, geschieht nichts. Auf der Hand behalten zählt der Pirat als Karte; verkaufen oder kämpfen kann er nicht.
       *[false] { "" }
    }
    .title = Der Pirat
    .ruling = Ohne Karten auf der Hand geschieht nichts, auch wo beide Schiffe beieinanderliegen. Die Insel, die es verlässt, zählt nicht, und es fährt stets zu Ende.
meuterer-box =
    2 Kapitänskarten, für einen Beutel von 0 bis 3 Punkten. 5 Rollen: Meuterer, Schiffsjunge, Maat, Händler, Lademeister. 2 Fahrtzielkarten, eine für den Kapitän und eine für den Meuterer. 2 Schiffe: das Handelsschiff und das Piratenschiff.

    36 Warenkarten: 4 Rubine, 5 Salz, 6 Wein, 7 Tuch, 8 Korn, 6 Konflikt; mit Pirat 1 Piratenkarte mehr.

    12 Inseln, wie im Folgenden: die Punkte für einen allein, für jeden von zweien, für jeden von dreien, und der Schiffswert.

    Waren aller Art: { meuterer-hochland } 4, 3, 2, Schiff 5; { meuterer-piratennest } 4, 3, 2, Schiff 5.

    Rubine: { meuterer-eisfelsen } 6, 4, 3, Schiff 5; { meuterer-fingerhut } 2, 1, 0, Schiff 2.

    Salz: { meuterer-gruenland } 5, 3, 2, Schiff 4; { meuterer-sommerland } 3, 1, 1, Schiff 2.

    Wein: { meuterer-rotes-riff } 4, 2, 2, Schiff 3; { meuterer-sandkap } 4, 2, 1, Schiff 3.

    Tuch: { meuterer-kalte-klippe } 5, 2, 2, Schiff 4; { meuterer-frosthoehle } 3, 2, 1, Schiff 3.

    Korn: { meuterer-karge-zunge } 6, 3, 2, Schiff 4; { meuterer-affeninsel } 2, 1, 1, Schiff 2.

    All das ist veröffentlicht.
meuterer-pad = Neun Runden zu dritt, acht zu viert. Die meisten Punkte gewinnen.
meuterer-figure-circle = In jeder Partie liegen die Inseln anders. Das Schiff ist bei { meuterer-hochland }, der anfangs einzigen aktiven Insel.
meuterer-figure-circle-printed = Die Inseln in der abgebildeten Reihenfolge. Das Schiff ist bei { meuterer-hochland }, der anfangs einzigen aktiven Insel.
meuterer-figure-island = { meuterer-karge-zunge } kauft Korn: 6 Punkte, wenn jemand allein am meisten verkauft, 3 für jeden von zweien, 2 für jeden von dreien. Das Schiff hierher zu bringen ist 4 wert.
meuterer-figure-pouch = Kapitänin Anne hat 1 Punkt in den Beutel getan, für den Maat, der zu ihr steht.
meuterer-figure-deck = Kapitänin Anne hat zwei Tuch ausgelegt und noch drei Karten auf der Hand. Die anderen haben gepasst, je vier Karten behalten und Rollen genommen. So wie es steht, bringt Annes Tuch 4 Punkte.
meuterer-figure-course = Anne passt und behält drei Karten, also segelt das Schiff drei Inseln weiter. Aktiv sind nun diese Insel und die, von der es kam.
meuterer-figure-roles = Anne passt und sieht die Rollen, die noch da sind: Der Maat ist schon vergeben.
meuterer-figure-fight = Kapitänin Grace hat eine Konfliktkarte gelegt, ihr Maat Jack zählt 1. Mit zwei Konfliktkarten zieht Anne, die Meuterin, gleich, und bei Gleichstand gewinnen die Meuterer.
meuterer-figure-pirates = Anne spielt die Piratenkarte und hat noch zwei Karten: Das Piratenschiff segelt zwei Inseln weiter, gegen den Uhrzeigersinn.

## What happened

meuterer-log-appointed = Das Los macht { $seat } zum Kapitän.
    .seat = Das Los macht dich zum Kapitän.
meuterer-log-dealt = { $seat } bekommt { $card }.
    .seat = Du bekommst { $card }.
meuterer-log-began = Runde { $round }: Kapitän ist { $captain }.
    .captain = Runde { $round }: Kapitän bist du.
meuterer-log-promised =
    { $seat } verspricht dem Maat { $points ->
        [0] nichts
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
    .seat =
        Du versprichst dem Maat { $points ->
            [0] nichts
            [one] 1 Punkt
           *[other] { $points } Punkte
        }.
meuterer-log-played = { $seat } spielt { $card }.
    .seat = Du spielst { $card }.
meuterer-log-prowled-sails = Das Piratenschiff zieht von { $from } nach { $to }.
meuterer-log-prowled-stays = Das Piratenschiff bleibt bei { $to }.
meuterer-log-robbed =
    { $seat } lässt die Piraten an Bord: { $count ->
        [one] Die einzige offene Karte ist weg
       *[other] Alle { $count } offenen Karten sind weg
    }.
    .seat =
        Du lässt die Piraten an Bord: { $count ->
            [one] Die einzige offene Karte ist weg
           *[other] Alle { $count } offenen Karten sind weg
        }.
meuterer-log-passed =
    { $seat } passt und behält { $kept ->
        [0] keine Karte
        [one] 1 Karte
       *[other] { $kept } Karten
    }.
    .seat =
        Du passt und behältst { $kept ->
            [0] keine Karte
            [one] 1 Karte
           *[other] { $kept } Karten
        }.
meuterer-log-looked =
    { $seat } findet vor: { $count ->
        [1] { $first }
        [2] { $first }, { $second }
        [3] { $first }, { $second }, { $third }
        [4] { $first }, { $second }, { $third }, { $fourth }
       *[5] { $first }, { $second }, { $third }, { $fourth }, { $fifth }
    }.
    .seat =
        Du findest vor: { $count ->
            [1] { $first }
            [2] { $first }, { $second }
            [3] { $first }, { $second }, { $third }
            [4] { $first }, { $second }, { $third }, { $fourth }
           *[5] { $first }, { $second }, { $third }, { $fourth }, { $fifth }
        }.
meuterer-log-chose = { $seat } nimmt eine Rolle.
    .seat = Du nimmst eine Rolle.
meuterer-log-chose-own = { $seat } nimmt die Rolle { $role }.
    .seat = Du nimmst die Rolle { $role }.
meuterer-log-announced =
    { $side ->
        [captain] { $seat } sagt { $island } als Ziel an (Wert { $worth }).
       *[mutineer] Als Meuterer steuert { $seat } { $island } an (Wert { $worth }).
    }
    .seat =
        { $side ->
            [captain] Du sagst { $island } als Ziel an (Wert { $worth }).
           *[mutineer] Als Meuterer steuerst du { $island } an (Wert { $worth }).
        }
meuterer-log-role = { $seat } ({ $role })
meuterer-log-counted = Offene Konfliktkarten kämpfen mit: { $captain } für den Kapitän, { $mutiny } für die Meuterei.
meuterer-log-revealed =
    Die Rollen: { $count ->
        [2] { $first }, { $second }
       *[3] { $first }, { $second }, { $third }
    }.
meuterer-log-fought =
    { $seat } legt { $count ->
        [0] keine Konfliktkarte
        [one] 1 Konfliktkarte
       *[other] { $count } Konfliktkarten
    } { $side ->
        [captain] für den Kapitän
       *[mutiny] für die Meuterei
    }.
    .seat =
        Du legst { $count ->
            [0] keine Konfliktkarte
            [one] 1 Konfliktkarte
           *[other] { $count } Konfliktkarten
        } { $side ->
            [captain] für den Kapitän
           *[mutiny] für die Meuterei
        }.
meuterer-log-resolved-captain =
    Die Meuterei scheitert, { $captain } zu { $mutiny }{ $mate ->
        [yes] , die 1 des Maats mitgezählt
       *[no] {""}
    }.
meuterer-log-resolved-mutiny =
    Die Meuterei gelingt, { $mutiny } zu { $captain }{ $mate ->
        [yes] , die 1 des Maats mitgezählt
       *[no] {""}
    }{ $tie ->
        [yes] : Bei Gleichstand gewinnen die Meuterer
       *[no] {""}
    }.
meuterer-log-deposed = { $by } löst { $seat } als Kapitän ab.
    .by = Du löst { $seat } als Kapitän ab.
    .seat = { $by } löst dich als Kapitän ab.
meuterer-log-scored-ship = { $seat } bekommt { $points } für das Schiff: { $island }.
    .seat = Du bekommst { $points } für das Schiff: { $island }.
meuterer-log-scored-pouch = { $seat } zahlt dem Maat { $points } aus dem Beutel.
    .seat = Du zahlst dem Maat { $points } aus dem Beutel.
meuterer-log-scored-mate = { $seat } bekommt { $points } als Maat.
    .seat = Du bekommst { $points } als Maat.
meuterer-log-scored-boy = { $seat } bekommt { $points } als Schiffsjunge.
    .seat = Du bekommst { $points } als Schiffsjunge.
meuterer-log-offered = { $seat } bietet { $count } × { $kind } an: { $island }.
    .seat = Du bietest { $count } × { $kind } an: { $island }.
meuterer-log-declined = { $seat } bietet nichts mehr an.
    .seat = Du bietest nichts mehr an.
meuterer-log-sold =
    { $seat } verkauft { $count } × { $kind }, { $island }{ $tied ->
        [1] {""}
       *[other] , { $tied } gleichauf vorn{ $full ->
            [yes] , zum vollen Preis des Händlers
           *[no] {""}
        }
    }: +{ $points }.
    .seat =
        Du verkaufst { $count } × { $kind }, { $island }{ $tied ->
            [1] {""}
           *[other] , { $tied } gleichauf vorn{ $full ->
                [yes] , zum vollen Preis des Händlers
               *[no] {""}
            }
        }: +{ $points }.
meuterer-log-sailed-sails = { $seat } bringt das Schiff von { $from } nach { $to }.
    .seat = Du bringst das Schiff von { $from } nach { $to }.
meuterer-log-sailed-stays = { $seat } lässt das Schiff liegen: { $to }.
    .seat = Du lässt das Schiff liegen: { $to }.
meuterer-log-drew = { $seat } zieht { $card }.
    .seat = Du ziehst { $card }.
meuterer-log-hauled = { meuterer-log-drew }
    .seat = { meuterer-log-drew.seat }
meuterer-log-kept = { $seat } behält { $card }.
    .seat = Du behältst { $card }.
meuterer-log-buried = { $seat } legt { $count } Karten unter den Stapel.
    .seat = Du legst { $count } Karten unter den Stapel.
meuterer-log-buried-own =
    { $seat } legt { $count ->
        [1] { $first }
        [2] { $first }, { $second }
       *[3] { $first }, { $second }, { $third }
    } unter den Stapel.
    .seat =
        Du legst { $count ->
            [1] { $first }
            [2] { $first }, { $second }
           *[3] { $first }, { $second }, { $third }
        } unter den Stapel.
meuterer-log-shuffled = { $count } abgelegte Karten werden zum neuen Stapel gemischt.
meuterer-log-won =
    { $count ->
        [one] { $first } gewinnt
        [2] { $first } und { $second } teilen sich den Sieg
        [3] { $first }, { $second } und { $third } teilen sich den Sieg
       *[4] { $first }, { $second }, { $third } und { $fourth } teilen sich den Sieg
    } mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }!
    .first =
        { $count ->
            [one] Du gewinnst
            [2] { $first } und { $second } teilt euch den Sieg
            [3] { $first }, { $second } und { $third } teilt euch den Sieg
           *[4] { $first }, { $second }, { $third } und { $fourth } teilt euch den Sieg
        } mit { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkten
        }!
    .second = { meuterer-log-won.first }
    .third = { meuterer-log-won.first }
    .fourth = { meuterer-log-won.first }

## What you are asked

meuterer-prompt-pouch = Kapitän, wie viele deiner Punkte versprichst du dem, der dein Maat wird?
meuterer-prompt-fight =
    { $count ->
        [0] Meuterei! Als { $role } hast du keine Konfliktkarte behalten: Lege keine.
       *[other] Meuterei! Lege als { $role } Konfliktkarten { $side ->
            [captain] für den Kapitän
           *[mutiny] gegen den Kapitän
        }, oder keine.
    }
meuterer-prompt-fight-captain =
    { $count ->
        [0] Meuterei! Als Kapitän hast du keine Konfliktkarte behalten: Lege keine.
       *[other] Meuterei! Lege Konfliktkarten, um Kapitän zu bleiben, oder keine.
    }
meuterer-prompt-captain =
    { $kept ->
        [0] Keine Karten mehr: Passe; dein Ziel ist { $island }, wo ihr liegt.
        [one] Spiel deine letzte Karte aus oder passe: Mit ihr steuerst du { $island } an.
       *[other] Spiel eine Karte aus oder passe: Mit { $kept } behaltenen Karten steuerst du { $island } an.
    }
meuterer-prompt-play =
    { $kept ->
        [0] Keine Karten mehr: Passe und nimm eine Rolle.
        [one] Spiel deine letzte Karte, oder passe, behalte sie und nimm eine Rolle.
       *[other] Spiel eine Karte, oder passe, behalte { $kept } und nimm eine Rolle.
    }
meuterer-prompt-role =
    { $count ->
        [0] Nimm heimlich eine Rolle. Noch sind alle fünf da.
        [1] Nimm heimlich eine Rolle. Vor dir weg: { $first }.
       *[2] Nimm heimlich eine Rolle. Vor dir weg: { $first }, { $second }.
    }
meuterer-prompt-sell = Verkaufe Waren an eine aktive Insel.
meuterer-prompt-keep =
    { $count ->
        [one] Behalte eine der gezogenen Karten.
       *[other] Behalte { $count } der gezogenen Karten.
    }
meuterer-meanwhile-draw = Die Hände werden aufgefüllt …
meuterer-waiting =
    { $moment ->
        [pouch] { $seat } füllt den Beutel.
        [goods] { $seat } spielt eine Karte oder passt.
        [role] { $seat } hat gepasst und nimmt eine Rolle.
        [mutiny] Meuterei: { $seat } darf Konfliktkarten legen.
        [sale] { $seat } entscheidet, was wo verkauft wird.
       *[other] { $seat } wählt unter den gezogenen Karten.
    }

## What you can do

meuterer-choice-pouch =
    { $points ->
        [0] Nichts versprechen
        [one] 1 Punkt versprechen
       *[other] { $points } Punkte versprechen
    }
meuterer-choice-play = { $card } ausspielen
meuterer-choice-pass =
    { $kept ->
        [0] Passen
        [one] Passen, 1 Karte behalten
       *[other] Passen, { $kept } Karten behalten
    }
meuterer-choice-role = { $role } nehmen
meuterer-choice-fight =
    { $count ->
        [0] Keine Konfliktkarte legen
        [one] 1 Konfliktkarte legen
       *[other] { $count } Konfliktkarten legen
    }
meuterer-choice-sell = { $count } × { $card } verkaufen: { $island }
meuterer-choice-done = Nichts mehr verkaufen
meuterer-choice-keep = { $card } behalten
meuterer-gain-pouch =
    { $points ->
        [one] bleibst du Kapitän, bekommt ein Maat insgesamt 1 Punkt
       *[other] bleibst du Kapitän, bekommt ein Maat insgesamt { $points } Punkte
    }
meuterer-gain-stands =
    { $island }, { $count } × { $card }: { $leads ->
        [alone] allein vorn, +{ $points }
        [full] gleichauf vorn, zum vollen Preis des Händlers, +{ $points }
        [tied] gleichauf vorn, +{ $points }
        [least] gleichauf vorn oder besser, mindestens +{ $points }
        [maybe] im Rückstand, außer andere verkaufen anderswo
       *[no] im Rückstand
    }
meuterer-gain-both =
    { $first }{ $either ->
        [yes] , oder
       *[no] ;
    } { $second }
meuterer-gain-so-far = bisher { $stands }
meuterer-gain-unsold = keine aktive Insel kauft das
meuterer-gain-conflict =
    { $open ->
        [yes] kann in einer Meuterei auch offen kämpfen
       *[no] kämpft in einer Meuterei nur, wenn du sie behältst
    }
meuterer-gain-pirate =
    { $steps ->
        [0] das Piratenschiff bleibt liegen
       *[other] das Piratenschiff segelt nach { $island } und { $robs ->
            [yes] raubt alles an Deck
           *[no] beraubt niemanden
        }
    }
meuterer-gain-mutineer = du steuerst { $island } an, Schiffswert { $worth }
meuterer-gain-fight = Kapitän { $captain }, Meuterei { $mutiny }
meuterer-gain-pass =
    { $side ->
        [captain] du steuerst { $island } an, Schiffswert { $worth }
       *[mutineer] dann nimmst du heimlich eine Rolle; ein Meuterer würde { $island } ansteuern, Schiffswert { $worth }
    }
meuterer-gain-done = du verzichtest auf das, was du noch anbieten könntest
meuterer-short-pouch =
    { $points ->
        [0] Nichts
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
meuterer-short-play = { $card } spielen
meuterer-short-pass =
    { $kept ->
        [0] Passen
       *[other] Passen mit { $kept }
    }
meuterer-short-fight =
    { $count ->
        [0] Keine legen
        [one] 1 Karte
       *[other] { $count } Karten
    }
meuterer-short-sell = { $count } × { $card }
meuterer-short-done = Nichts mehr
meuterer-goal =
    { $state ->
        [start] Nach { $rounds } Runden gewinnen die meisten Punkte
        [ahead] Die meisten Punkte nach { $rounds } Runden: Du führst mit { $mine }
        [level] Die meisten Punkte nach { $rounds } Runden: gleichauf mit { $mine }
        [behind] Die meisten Punkte nach { $rounds } Runden: du { $mine }, vorn { $best }
        [leader] Die meisten Punkte: { $seat } führt mit { $best }
       *[tied] Die meisten Punkte nach { $rounds } Runden: vorn { $best }
    }
meuterer-sheet-ship = Schiff
meuterer-sheet-sold = Waren
meuterer-sheet-crew = Rollen
meuterer-sheet-pouch = Beutel
meuterer-sheet-sum = Punkte
meuterer-sheet-goods = { $kind }, { $island }
meuterer-why =
    { $winners ->
        [1] { $first } gewinnt mit { $points } Punkten, { $ahead } mehr als { $second }: { $ship } für das Schiff, { $sold } für Waren{ $rest ->
                [0] { "" }
               *[other] , { $rest } für den Rest
            }.
        [2] { $first } und { $second } teilen sich den Sieg mit je { $points } Punkten.
       *[other] { $winners } Spieler teilen sich den Sieg mit je { $points } Punkten.
    }
    .first =
        { $winners ->
            [1] Du gewinnst mit { $points } Punkten, { $ahead } mehr als { $second }: { $ship } für das Schiff, { $sold } für Waren{ $rest ->
                [0] { "" }
               *[other] , { $rest } für den Rest
            }.
            [2] { $first } und { $second } teilt euch den Sieg mit je { $points } Punkten.
           *[other] { $winners } Spieler teilen sich den Sieg mit je { $points } Punkten.
        }
    .second =
        { $winners ->
            [1] { $first } gewinnt mit { $points } Punkten, { $ahead } mehr als { $second }: { $ship } für das Schiff, { $sold } für Waren{ $rest ->
                [0] { "" }
               *[other] , { $rest } für den Rest
            }.
            [2] { $first } und { $second } teilt euch den Sieg mit je { $points } Punkten.
           *[other] { $winners } Spieler teilen sich den Sieg mit je { $points } Punkten.
        }

## What lies on the table

meuterer-scene =
    { $round ->
        [0] Meuterer, vor der ersten Runde
       *[other] Meuterer, Runde { $round } von { $rounds }
    }
meuterer-seat = { $seat }
meuterer-round =
    { $round ->
        [0] Aufbau
       *[other] Runde { $round } von { $rounds }
    }
meuterer-outcome =
    { $outcome ->
        [won] Meuterei gelungen
        [beaten] Meuterei abgewehrt
       *[none] Keine Meuterei
    }
meuterer-hand-yours = Deine Hand
meuterer-hand-empty = Keine Handkarten
meuterer-hand-hidden = Alle Handkarten sind verdeckt
meuterer-hand-goods = Was { $seat } noch verkaufen kann
    .seat = Was du noch verkaufen kannst
meuterer-node-island =
    { $island }, { $active ->
        [yes] aktiv
       *[no] passiv
    }. Kauft { $goods }: allein { $sole }, zu zweit { $two }, zu dritt { $three }. Schiffswert { $worth }.{ $here ->
        [ship] {" "}Hier liegt das Schiff.
        [pirate] {" "}Hier liegt das Piratenschiff.
        [both] {" "}Hier liegen Schiff und Piratenschiff.
       *[none] {""}
    }{ $bound ->
        [captain] {" "}Ziel des Kapitäns.
        [mutineer] {" "}Ziel des Meuterers.
        [both] {" "}Ziel von Kapitän und Meuterer.
       *[none] {""}
    }{ $steps ->
        [0] {""}
        [one] {" "}1 Insel vor dem Schiff.
       *[other] {" "}{ $steps } Inseln vor dem Schiff.
    }{ $leaders ->
        [0] {""}
        [1] {" "}Vorn: { $first } mit { $most }.
        [2] {" "}Vorn: { $first } und { $second } mit { $most }.
        [3] {" "}Vorn: { $first }, { $second } und { $third } mit { $most }.
       *[4] {" "}Vorn: { $first }, { $second }, { $third } und { $fourth } mit { $most }.
    }
meuterer-node-role =
    { $role }{ $state ->
        [gone] , vor deiner Wahl schon weg
        [open] , bei deiner Wahl noch da
        [own] , deine Rolle
        [taken] : { $holder }
        [free] , von niemandem genommen
       *[unknown] {""}
    }. { $does }
meuterer-nobody = niemand
meuterer-node-seat =
    { $seat }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }{ $status ->
        [captain] , Kapitän
       *[none] {""}
    }{ $known ->
        [yes] , { $role }
       *[no] {""}
    }. { $shown ->
        [no] Nichts offen
       *[yes] Offen{ $ruby ->
            [0] {""}
           *[other] , Rubine { $ruby }
        }{ $salt ->
            [0] {""}
           *[other] , Salz { $salt }
        }{ $wine ->
            [0] {""}
           *[other] , Wein { $wine }
        }{ $cloth ->
            [0] {""}
           *[other] , Tuch { $cloth }
        }{ $grain ->
            [0] {""}
           *[other] , Korn { $grain }
        }{ $conflict ->
            [0] {""}
           *[other] , Konflikt { $conflict }
        }{ $pirate ->
            [0] {""}
           *[other] , Pirat { $pirate }
        }
    }. { $passed ->
        [yes] Hat gepasst, behalten
       *[no] Auf der Hand
    }: { $cards }.{ $summed ->
        [yes] {" "}Letzte Wertung: { $gained }.
       *[no] {""}
    }
meuterer-role-unknown = Rolle unbekannt
meuterer-node-pouch =
    { $points ->
        [0] Beutel: nichts
        [one] Beutel: 1 Punkt
       *[other] Beutel: { $points } Punkte
    }
meuterer-node-card =
    { $card }{ $count ->
        [one] {""}
       *[other] , { $count } Karten
    }{ $saleable ->
        [yes] , auf einer aktiven Insel verkäuflich
       *[no] {""}
    }
meuterer-node-fight =
    { $count ->
        [one] 1 Konfliktkarte legen
       *[other] { $count } Konfliktkarten legen
    }
meuterer-node-drawn = Gezogen: { $card }
meuterer-node-offer = { $count } × { $card }
meuterer-moment-mutiny = Meuterei!
meuterer-moment-sale = Der Verkauf
meuterer-term =
    { $leaders ->
        [1] allein
        [2] zu 2
       *[3] zu 3
    }
meuterer-column-role = Rolle
meuterer-column-deck = An Deck
meuterer-column-kept = Karten
meuterer-column-round = Punkte in Runde { $round }
meuterer-column-round-short = Runde { $round }
meuterer-legend = Waren: { meuterer-legend-short }
meuterer-legend-short = allein · zu 2 · zu 3
meuterer-stock-pouch = für den Maat
meuterer-stock-pouch-short = Maat
meuterer-stock-hand = im Stapel
meuterer-stock-hand-short = Stapel
meuterer-side-captain = Kapitänsseite
meuterer-finale = Die Fahrt ist zu Ende
meuterer-laid-none = Noch keine
meuterer-side-mate = Kapitänsseite, Maat 1
meuterer-side-mutiny = Meuterei
meuterer-hand =
    { $moment ->
        [fight] Nur Konfliktkarten kämpfen
       *[kept] Diese Karten behältst du
    }
meuterer-course = { $kept } behalten: { $island } ({ $worth })
meuterer-course-short = { $kept } behalten: { $island }
meuterer-course-role = { $kept } behalten: geheime Rolle
meuterer-hand-drawn =
    { $count ->
        [0] Die Karten mit Goldrand kommen unter den Stapel
        [one] Behalte 1 der Karten mit Goldrand
       *[other] Behalte { $count } der Karten mit Goldrand
    }
meuterer-hand-keep =
    { $count ->
        [0] Unter den Stapel
       *[other] Behalte { $count }
    }
meuterer-node-ship = Das Schiff liegt bei { $island }.
meuterer-node-pirate-ship = Das Piratenschiff liegt bei { $island }.
meuterer-node-stock-pouch =
    { $count ->
        [0] Der Kapitän hat dem Maat nichts versprochen
        [one] Der Kapitän hat dem Maat 1 Punkt versprochen
       *[other] Der Kapitän hat dem Maat { $count } Punkte versprochen
    }
meuterer-node-stock-hand =
    { $count ->
        [one] 1 Karte im Stapel
       *[other] { $count } Karten im Stapel
    }
meuterer-node-strength =
    Kapitänsseite { $captain }{ $mate ->
        [yes] , die 1 des Maats mitgezählt
       *[no] {""}
    }, Meuterei { $mutiny }. Bei Gleichstand siegen die Meuterer.
meuterer-node-shown = { $seat }: { $role }. { $brief }

## What things are

meuterer-name-ship = Das Handelsschiff
meuterer-name-pirate-ship = Das Piratenschiff
meuterer-name-pile = Der Stapel
meuterer-name-strength = Stärke
meuterer-explain-island =
    { $active ->
        [yes] Aktiv: Sie kauft { $goods }.
       *[no] Passiv: Sie kauft jetzt nichts.
    } { $here ->
        [ship] Ohne behaltene Karte bleibt das Schiff hier.
        [near] { $steps ->
            [one] 1 behaltene Karte steuert hierher.
           *[other] { $steps } behaltene Karten steuern hierher.
        }
       *[far] Zu weit für eine Runde.
    }
meuterer-explain-leaders =
    { $leaders ->
        [0] Hier führt niemand.
        [1] Vorn: { $first } mit { $most }.
        [2] Vorn: { $first } und { $second } mit je { $most }.
        [3] Vorn: { $first }, { $second } und { $third } mit je { $most }.
       *[4] Vorn: { $first }, { $second }, { $third } und { $fourth } mit je { $most }.
    }{ $full ->
        [yes] {" "}Zum vollen Preis, als Händler: { $merchant }.
       *[no] {""}
    }
meuterer-explain-ship = Es fährt im Uhrzeigersinn so viele Inseln weiter, wie der Kapitän oder ein siegreicher Meuterer Karten behält.
meuterer-explain-pirate-ship = Wer den Piraten ausspielt, zieht es gegen den Uhrzeigersinn, um so viele Inseln, wie er noch Karten hat. Trifft es das Handelsschiff, sind alle offenen Karten verloren.
meuterer-explain-role =
    { $state ->
        [gone] Vor deiner Wahl schon weg.
        [open] Als du dran warst, war sie noch da.
        [own] Das ist deine Rolle.
        [taken] Diese Rolle ist vergeben.
        [free] In dieser Runde nahm sie niemand.
       *[unknown] { "" }
    }
meuterer-explain-seat =
    { $status ->
        [captain] Kapitän und am Steuer.
        [role] In dieser Runde { $role }.
        [choosing] Hat gepasst und nimmt eine Rolle.
        [hidden] Hat gepasst und heimlich eine Rolle genommen.
        [deposed] Kapitän bis zur Meuterei.
       *[none] Hat noch nicht gepasst.
    }
meuterer-explain-kept = Behaltene Karten bleiben verdeckt. Die des Kapitäns und des Meuterers steuern; Konfliktkarten können kämpfen.
meuterer-explain-held = Handkarten sind verdeckt; Waren an Deck stehen zum Verkauf.
meuterer-explain-conflict =
    Lässt sich nicht verkaufen. In einer Meuterei kann die Karte kämpfen, { $open ->
        [yes] behalten wie offen
       *[no] aber nur behalten
    }.
meuterer-explain-pirate = Ausgespielt bewegt er das Piratenschiff, das alles an Deck rauben kann.
meuterer-explain-unsold = Keine aktive Insel kauft das gerade.
meuterer-explain-sold =
    { $count ->
        [1] { $first } kauft das.
       *[2] { $first } und { $last } kaufen das.
    }
meuterer-explain-keep = Bei Kapitän und Meuterer steuert jede behaltene Karte eine Insel weiter.
meuterer-explain-promise = Wer Kapitän bleibt, zahlt das einem Maat; ohne Maat behält er es.
meuterer-explain-pouch = Ein Maat verstärkt die Kapitänsseite in einer Meuterei um 1. Je mehr im Beutel ist, desto eher findet sich einer.
meuterer-explain-pile = Zwischen den Runden ziehen alle daraus auf fünf Karten nach. Ist er leer, wird die Ablage gemischt.
meuterer-explain-strength =
    Gelegte { $open ->
        [yes] und offene Konfliktkarten
       *[no] Konfliktkarten
    }, und 1 für einen Maat. Die stärkere Seite siegt, bei Gleichstand die Meuterer.
meuterer-number-alone = allein vorn
meuterer-number-two = zu zweit vorn
meuterer-number-three = zu dritt vorn
meuterer-number-ship = für das Schiff
meuterer-number-boy = wenn sie gelingt
meuterer-number-mate = für einen Maat, bleibt der Kapitän
meuterer-number-strength = Stärke
meuterer-number-of-mate = davon vom Maat
meuterer-number-loader = Karten zur Auswahl
meuterer-number-kept = behalten
meuterer-number-held = auf der Hand
meuterer-number-would =
    { $either ->
        [yes] entweder: { $island }
       *[no] bekäme: { $island }
    }
meuterer-number-box = im ganzen Spiel
meuterer-number-pile = zu ziehen
meuterer-number-discards = abgelegt
meuterer-number-loyal = Kapitänsseite
meuterer-number-rebel = Meuterei
meuterer-number-gain-ship = das Schiff bei { $island }
meuterer-number-gain-pouch = der Beutel
meuterer-number-gain-mate = als Maat
meuterer-number-gain-boy = als Schiffsjunge
meuterer-number-gain-sold = verkauft auf { $island }

## About a player

meuterer-fact-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
meuterer-fact-held =
    { $count ->
        [one] 1 Handkarte
       *[other] { $count } Handkarten
    }
meuterer-fact-kept =
    { $count ->
        [0] keine Karte behalten
        [one] 1 Karte behalten
       *[other] { $count } Karten behalten
    }
meuterer-standing =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }

## Why not

meuterer-refuse-pouch = In den Beutel kommen 0 bis { $most } Punkte.
meuterer-refuse-passed = Du hast gepasst: In dieser Runde spielst du nichts mehr aus.
meuterer-refuse-empty = Du hast keine Karten mehr und musst passen.
meuterer-refuse-no-card = Diese Karte hast du nicht: { $card }.
meuterer-refuse-captain = Der Kapitän nimmt keine Rolle.
meuterer-refuse-role-gone = Diese Rolle ist nicht mehr da: { $role }.
meuterer-refuse-pass-first = Erst passen, dann eine Rolle nehmen, vielleicht { $role }.
meuterer-refuse-conflict =
    { $held ->
        [0] Du hast keine Konfliktkarte behalten.
        [one] Du hast nur eine Konfliktkarte behalten.
       *[other] Du hast nur { $held } Konfliktkarten behalten.
    }
meuterer-refuse-passive = { $island } ist passiv; verkauft wird nur auf aktiven Inseln.
meuterer-refuse-unsaleable = Das ist unverkäuflich: { $card }.
meuterer-refuse-wrong-goods = { $island } kauft das nicht: { $card }.
meuterer-refuse-offered = Auf dieser Insel hast du schon etwas angeboten: { $island }.
meuterer-refuse-too-many = So viel liegt davon nicht mehr offen bei dir: { $card }.
meuterer-refuse-not-drawn = Diese Karte hast du nicht gezogen: { $card }.
meuterer-refuse-moment-pouch = Zuerst füllt der Kapitän den Beutel.
meuterer-refuse-moment-play = Jetzt werden Waren ausgelegt: Spiel eine Karte aus oder passe.
meuterer-refuse-moment-role = Du hast gepasst: Nimm jetzt eine Rolle.
meuterer-refuse-moment-fight = Es ist Meuterei: Lege Konfliktkarten, oder keine.
meuterer-refuse-moment-sell = Jetzt wird verkauft: Wähle Waren und eine aktive Insel.
meuterer-refuse-moment-keep = Wähle jetzt, welche der gezogenen Karten du behältst.

## Was dafür spricht

meuterer-reason-pouch =
    { $points ->
        [0] Nichts wird verschenkt
        [one] Ein Punkt lockt vielleicht einen Maat
       *[other] { $points } Punkte locken vielleicht einen Maat
    }
meuterer-reason-leads = Allein in Führung: { $island }
meuterer-reason-level = Zieht mit der Führung gleich: { $island }
meuterer-reason-goods = Eine mehr zu verkaufen: { $island }
meuterer-reason-sheds = Niemand kauft sie jetzt: Platz für eine frische Karte
meuterer-reason-robs = Das Piratenschiff raubt alles, was offen liegt
meuterer-reason-steers = Steuert an: { $island }
meuterer-reason-first = Noch sind alle Rollen da
meuterer-reason-armed =
    { $count ->
        [one] Behält eine Konfliktkarte für den Kampf
       *[other] Behält { $count } Konfliktkarten für den Kampf
    }
meuterer-reason-mutineer = Eine Meuterei kann gelingen
meuterer-reason-boy = 2 Punkte, wenn eine Meuterei gelingt
meuterer-reason-mate =
    { $points ->
        [one] Ein Punkt, wenn der Kapitän sich hält
       *[other] { $points } Punkte, wenn der Kapitän sich hält
    }
meuterer-reason-merchant = Verkauft zum vollen Preis, auch bei geteilter Führung
meuterer-reason-loader = Zieht mehr Karten und behält die besten
meuterer-reason-ahead = Reicht fürs Erste: { $mine } zu { $theirs }
meuterer-reason-saves = Spart Konfliktkarten für einen anderen Kampf
meuterer-reason-reserve = Mehr als jetzt nötig: Andere können noch legen
meuterer-reason-sale =
    { $points ->
        [one] Mindestens ein Punkt: { $island }
       *[other] Mindestens { $points } Punkte: { $island }
    }
meuterer-reason-conflict = Kann in der nächsten Meuterei zählen
meuterer-reason-market = Nächste Runde verkäuflich: { $island }

## Beim Spielen lernen

meuterer-lesson-goal = Ziel: die meisten Punkte nach neun Runden.

meuterer-lesson-captain-title = Was du behältst, steuert
meuterer-lesson-captain-offer-say = { meuterer-hochland }, wo das Schiff liegt, kauft alles und zahlt 4, wenn du am meisten von einer Sorte zeigst. Spiel ein Tuch aus.
meuterer-lesson-captain-offer-done = Je eine Karte: Ihr seid zu dritt gleichauf, und der Preis zu dritt ist 2.
meuterer-lesson-captain-offer-else-1 = Auch Korn ließe sich hier verkaufen. Aber behalte es; du siehst gleich, wozu.
meuterer-lesson-captain-offer-else-2 = Gepasst ist gepasst. Biete erst etwas zum Verkauf an.
meuterer-lesson-captain-lead-say = Nur wer am meisten von einer Sorte zeigt, verkauft: allein 4 Punkte, zu zweit je 3. Zeig dein zweites Tuch.
meuterer-lesson-captain-lead-done = Die anderen haben gepasst und heimlich Rollen genommen.
meuterer-lesson-captain-lead-else-1 = Mit einem Tuch und einem Korn führst du nicht. Mit zwei Tuch schon.
meuterer-lesson-captain-lead-else-2 = Ihr seid zu dritt gleichauf: 2 Punkte. Mit noch einem Tuch sind es 4.
meuterer-lesson-captain-course-say = Jede behaltene Karte steuert eine Insel weiter. Drei Korn führen zur Kargen Zunge, die für Korn 6 zahlt: Passe und behalte sie.
meuterer-lesson-captain-course-done = 7 Punkte: 4 für das Ziel des Schiffs, 4 für Tuch, 1 an den Maat. Und hier bringt dein Korn 6.
meuterer-lesson-captain-course-else-1 = Dann behältst du zwei und steuerst { meuterer-gruenland } an, das Salz kauft. Behalte alle drei.
meuterer-lesson-captain-pouch-say = Bart war Maat und stand dir bei, für den versprochenen Punkt. Du bist wieder Kapitän: Versprich dem nächsten Maat 1.
meuterer-lesson-captain-pouch-else-1 = Du darfst geizig sein. Doch umsonst findet sich kaum ein Maat; versprich 1.
meuterer-lesson-captain-pouch-else-2 = Großzügig, und du zahlst es. Für heute reicht 1.
meuterer-lesson-captain-on = So gewinnt man: allein verkaufen, wo das Schiff liegt, und hinfahren, wo die nächste Ware zählt, wie jetzt dein Korn. Als Nächstes ist jemand anders Kapitän.

meuterer-lesson-mutiny-title = Meuterei!
meuterer-lesson-mutiny-offer-say = Bart ist Kapitän. Du hast Rubine und Konfliktkarten: Spiel nur das Salz aus.
meuterer-lesson-mutiny-offer-else-1 = Auch hier wird ein Rubin gekauft. Doch { meuterer-eisfelsen } zahlt viel mehr, und dahin willst du.
meuterer-lesson-mutiny-offer-else-2 = Jetzt ausgespielt ist sie weg: Konfliktkarten kämpfen nur, wenn du sie behältst.
meuterer-lesson-mutiny-offer-else-3 = Fünf behaltene Karten führen zur { meuterer-affeninsel }, die Korn kauft. Erst das Salz: Dann ist es { meuterer-eisfelsen }.
meuterer-lesson-mutiny-pass-say = Vier behaltene Karten führen nach { meuterer-eisfelsen }: Rubine für 6. Doch es steuert nur der Kapitän, oder wer ihn stürzt: Passe.
meuterer-lesson-mutiny-pass-else-1 = Dann bleiben drei, und die führen zur Kargen Zunge. Rubine kauft { meuterer-eisfelsen }: Passe jetzt.
meuterer-lesson-mutiny-pass-else-2 = Die brauchst du gleich.
meuterer-lesson-mutiny-role-say = Wer passt, nimmt heimlich eine Rolle; der Maat ist schon weg. Nimm den Meuterer.
meuterer-lesson-mutiny-role-done = Die Rollen liegen offen: Meuterei! Grace ist Maat, das zählt 1 für den Kapitän.
meuterer-lesson-mutiny-role-else-1 = Der Schiffsjunge bekommt 2, aber nur, wenn ein anderer meutert. Hier würde es niemand tun.
meuterer-lesson-mutiny-role-else-2 = Der Händler bekommt bei Gleichstand den besten Preis. Heute ist aber ein Schiff zu haben.
meuterer-lesson-mutiny-role-else-3 = Der Lademeister wählt aus mehr Karten aus. Heute ist aber ein Schiff zu haben.
meuterer-lesson-mutiny-fight-say = Bart hat eine Konfliktkarte gelegt, mit dem Maat macht das 2. Leg deine beiden: Gleichstand genügt.
meuterer-lesson-mutiny-fight-done = 2 zu 2, und bei Gleichstand gewinnen die Meuterer. Du bist Kapitän und bekommst 5 für { meuterer-eisfelsen }; Bart und Grace bringt die Fahrt nichts.
meuterer-lesson-mutiny-fight-else-1 = Mit weniger als 2 bleibt der Kapitän, wo er ist.
meuterer-lesson-mutiny-pouch-say = Jetzt gehören Schiff und Beutel dir. Versprich, so viel du magst.
meuterer-lesson-mutiny-ruby-say = Und hier sind die Käufer für deine Rubine: 6 für den, der führt.
meuterer-lesson-mutiny-ruby-else-1 = Das bringt bestenfalls 4 bei { meuterer-hochland }. Ein Rubin bringt hier 6.
meuterer-lesson-mutiny-ruby-else-2 = Nicht, bevor du einen Rubin gezeigt hast.
meuterer-lesson-mutiny-on = So gewinnt man: Punkte für das Schiff und dazu der beste Preis, wie deine 5 für { meuterer-eisfelsen } und nun die Rubine. Spiel weiter!

## The coach of the first game

meuterer-coach-pouch = Du bist Kapitän. Dein Versprechen kostet dich nur dann Punkte, wenn es einen Maat gibt und du Kapitän bleibst.
meuterer-coach-course = Als Kapitän steuerst du mit dem, was du behältst: mit drei Karten zur dritten Insel voraus. Nur eine Meuterei kann dich hindern.
meuterer-coach-deck = Ausgespielte Waren kannst du verkaufen, wo man sie kauft. Behaltene bleiben dir; bei Kapitän und Meuterer steuern sie das Schiff.
meuterer-coach-fight = Legen kannst du nur Konfliktkarten, die du behalten hast. Bei Gleichstand gewinnen die Meuterer: Die Kapitänsseite braucht eine mehr.
meuterer-coach-first-role = Du wählst zuerst, aus allen fünf Rollen. Wer als Nächstes wählt, findet vier vor und weiß so, welche du genommen hast.
meuterer-coach-mate = Im Beutel ist viel: Bleibt der Kapitän, bekommt der Maat das und 1 Punkt dazu.
meuterer-coach-sell-choice = Keine Karte wird zweimal verkauft, auch wenn beide Inseln sie kaufen würden. Wähle, wo sie mehr einbringt.
meuterer-coach-loader = Als Lademeister behältst du die besten der gezogenen Karten. Denk daran, was die nächsten Inseln kaufen.
meuterer-coach-last-round = Die letzte Runde. Behaltene Karten steuern noch, werden aber nie mehr verkauft.
meuterer-coach-stay = Spielst du auch die letzte Karte, hältst du das Schiff hier, und der Schiffswert dieser Insel ist deiner, wenn keine Meuterei gelingt.
meuterer-coach-two-active = Jetzt kaufen zwei Inseln: die, bei der das Schiff liegt, und die, von der es kam.
meuterer-coach-conflict-held = Konfliktkarten kämpfen nur, wenn du sie behältst. Offen ausgespielt zählen sie nichts.
meuterer-coach-deposed = Die Meuterei ist gelungen: Der Meuterer ist nun Kapitän und bleibt es, bis wieder eine gelingt.
