### De pagina om de spellen heen. Elk spel brengt zijn eigen teksten mee.

## Overal

shell-title = Freebooters — piratenbordspellen
shell-skip = Naar de inhoud
shell-said-of = { $of }: { $said }
shell-nav = Hoofdmenu
shell-nav-saves = Bewaarde spellen
shell-nav-settings = Instellingen
shell-nav-credits = Dank en licenties
shell-nav-demo = Een demonstratie bekijken
shell-nav-workshop = Regelwerkplaats. Verander een spel en speel het meteen.
shell-home = Startpagina
shell-close = Sluiten
shell-retry = Opnieuw proberen
shell-failed = Een deel van de pagina kon niet worden geladen. Controleer je verbinding en probeer het opnieuw.
shell-progress = Voorbereiding
shell-stage-download = De spelmotor wordt geladen…
shell-stage-quiet = De spelmotor heeft nog niet geantwoord. Verandert dat niet, dan verhindert iets dat deze pagina hem start: een extensie of een strenge instelling van de browser. Maak een uitzondering voor deze pagina of neem een andere browser.
shell-stage-bytes = De spelmotor laadt: { $loaded } van { $total } MB
shell-stage-unpack = De spelmotor wordt uitgepakt…
shell-stage-start = De bemanning wordt gewekt…
shell-stage-install = De spellen worden uitgepakt…
shell-ready = Klaar om te spelen.
shell-ready-offline = Klaar om te spelen, ook offline.
seat-number = Speler { $number }
setup-summary =
    { $bots ->
        [0]
            { $humans ->
                [one] één speler
               *[other] { $humans } spelers rond één scherm
            }
       *[other]
            { $humans ->
                [0] { $bots } computerspelers; jij kijkt toe
                [1]
                    { $bots ->
                        [one] jij tegen één tegenstander
                       *[other] jij tegen { $bots } tegenstanders
                    }
               *[other]
                    { $bots ->
                        [one] { $humans } spelers en één tegenstander
                       *[other] { $humans } spelers en { $bots } tegenstanders
                    }
            }
    }

## Begin

home-title = Piratenspellen, klaar om uit te varen
home-lead = Bordspellen vol piraten, schatten en muiterij, gewoon in je browser: alleen tegen sluwe tegenstanders of met vrienden, rond één scherm of ieder op een eigen scherm.
home-promise-free = Geen installatie, geen account, geen reclame
home-promise-offline = Werkt na het eerste bezoek ook offline
home-promise-file = Alles in dit ene bestand, geen netwerk nodig
home-promise-private = Je spellen blijven op je eigen apparaat
home-noscript = Freebooters heeft JavaScript nodig om de kaarten te delen. Zet het aan en laad de pagina opnieuw.
home-games = Kies je reis
home-take = Neem het mee
home-take-about = De hele pagina als één bestand van { $megabytes } MB: sla het op en open het in een browser, waar je ook bent, zonder netwerk.
home-take-button = Bestand downloaden
home-footer = Vrij en gratis, door spelers voor spelers. Niet verbonden met een uitgever.
home-seats = { $least }–{ $most } spelers
home-rules = Regels
home-play = Nu spelen
home-setup = Spelers kiezen
home-friends = Met vrienden spelen
home-first =
    { $coach ->
        [muted]
            { $bots ->
                [1] Je eerste spel: één lichtmatroos
                [2] Je eerste spel: twee lichtmatrozen
               *[other] Je eerste spel: { $bots } lichtmatrozen
            }
       *[on]
            { $bots ->
                [1] Je eerste spel: één lichtmatroos, met de loods
                [2] Je eerste spel: twee lichtmatrozen, met de loods
               *[other] Je eerste spel: { $bots } lichtmatrozen, met de loods
            }
    }
home-learn = In drie minuten leren
home-continue = Ga verder waar je was
home-continue-button = Verder spelen
home-update = Er is een nieuwe versie van Freebooters.
home-update-use = Nu gebruiken
home-update-unsaved = De nieuwe versie wacht: in een van je tabbladen is een spel dat niet op dit apparaat is bewaard. Bewaar het daar eerst als bestand.
home-update-silent = De nieuwe versie wacht: Freebooters is nog open in een ander tabblad dat niet reageert. Sluit dat tabblad en probeer het opnieuw.

## Klaarzetten

lobby-seats = Met hoeveel spelen jullie?
lobby-name = Naam
lobby-who = Wie speelt
lobby-human = Mens
lobby-bot = Computer: { $level }
lobby-colour = Kleur en vorm
lobby-colour-shape = { $colour }, { $shape }
lobby-colours-hint = Iedereen heeft een eigen kleur en vorm; kies je er een die bezet is, dan ruilen de twee.
lobby-fine = Details
lobby-more = Meer
lobby-seed = Startgetal
lobby-seed-hint = Hetzelfde startgetal deelt weer dezelfde kaarten. Laat het leeg voor een nieuw spel.
lobby-reset = Terug naar het voorstel
lobby-measured = Hoe sterk ze zijn, gemeten
lobby-rating =
    { $others ->
        [1] Wint { $share }% tegen { $level }
       *[other] Wint { $share }% tegen { $others } × { $level }
    }
lobby-rating-sure = { $games } spellen: { $low }–{ $high }%
lobby-rating-even = bij gelijke sterkte { $even }%
lobby-ratings-here = Geteld in toernooien aan precies zo’n tafel. Achter elk aandeel staat het betrouwbaarheidsinterval; de balken tonen hoe ver elk niveau voorligt.
lobby-ratings-all = Geteld in toernooien met { $seats }, alle varianten samen. Achter elk aandeel staat het betrouwbaarheidsinterval; de balken tonen hoe ver elk niveau voorligt.
lobby-stars = { $count } van { $all } sterren
level-deckhand = Lichtmatroos
    .hint = Voor het eerst op zee: ziet veel over het hoofd en heeft geen plan. Fijn om de regels te leren.
level-sailor = Matroos
    .hint = Denkt zijn hele beurt door en weet wat een zet waard is.
level-helmsman = Roerganger
    .hint = Vraagt zich ook af wat de anderen gaan doen.
level-navigator = Navigator
    .hint = Kijkt een paar beurten vooruit en rekent met wat hij niet ziet.
level-commodore = Commodore
    .hint = Neemt een paar seconden en geeft niets cadeau. Voor wie ook graag eens verliest.
colour-red = Rood
colour-blue = Blauw
colour-yellow = Geel
colour-green = Groen
colour-violet = Paars
shape-circle = cirkel
shape-square = vierkant
shape-triangle = driehoek
shape-diamond = ruit
shape-star = ster

## Tafel

table-prompt-over = Het spel is afgelopen.
table-prompt-wait = Aan de beurt: { $seats }.
seats-and = { $first } en { $last }
seats-more = { $first }, { $next }
table-orders = Wat er te doen is
table-actions = Acties
table-usable = Op tafel, eerst wat je kunt gebruiken
table-rest = Wat er verder op tafel ligt
table-brings = { $label }. { $gain }
table-ways = { $count } mogelijkheden. Kies er een.
table-elsewhere = Dat kan: { $label }. Druk daarvoor op wat oplicht.
table-useless = Daar kun je nu niets mee. { $prompt }
table-undo = Terugnemen
table-undo-practice = Terugnemen (oefening)
table-skip = Doorspoelen
table-clear = Keuze wissen
table-take-back = Leegmaken
table-missing =
    { $count ->
        [0] Alle plaatsen zijn gevuld.
        [one] Eén plaats is nog leeg.
       *[other] { $count } plaatsen zijn nog leeg.
    }
table-hand = Weer opnemen
table-laid = { $item }, gelegd op: { $place }
table-left = { $item }, over
table-place-empty = { $place }, leeg
table-place-filled = { $place }: { $item }
table-again = Nog een keer
table-result = Uitslag
table-restart = Opnieuw beginnen
table-new = Nieuw spel
table-menu = Menu
table-save-file = Bewaren als bestand
table-stored = Alles is weer bewaard.
table-unsaved = De laatste zet is niet bewaard.
table-unsaved-notes = Je notities zijn niet bewaard.
mend-engine = De spelmotor is gestopt. Hij wordt opnieuw gestart en het spel gaat vanzelf verder.
mend-back = De spelmotor draait weer en het spel gaat verder.
mend-again = De spelmotor draait weer. Je laatste zet kwam niet meer aan: doe hem nog eens.
mend-failed = De spelmotor stopt steeds weer. Wat is opgeslagen, blijft bewaard.
mend-bot = { $name } is de draad kwijt en denkt opnieuw na.
table-side = Naast het bord
tools-undo = Terug
tools-clear = Wissen
tools-replay = Opnieuw
table-replay = Opnieuw tonen wat er sinds je beurt is gebeurd
table-tools = Tip, terug en opnieuw
rail-you = Jij
scores-title = Punten
scores-decided = (gaf de doorslag)
scores-round = Ronde
scores-rounds = Ronde voor ronde
table-players = Spelers
table-log = Verslag
table-rules = Regels
table-rule = Regel { $rule }
table-you = jij
table-turn = aan de beurt
table-thinking = denkt na…
table-thinking-long = { $name } denkt na
table-thinking-voice = { $name } denkt na. Shift en Enter: nu zetten.
table-aboard = Je keuze is bewaard. Je bemanning komt aan boord: { $share }%
table-aboard-voice = Je keuze is bewaard. Je bemanning komt aan boord.
table-early-why = Dat kan worden verteld zodra je bemanning aan boord is.
table-now = Nu zetten
log-you = Je
log-between = { $told }, { $more }
log-more = { $told } en { $more }
parts-more = { $told }; { $more }
log-times =
    { $told }, { $count ->
        [2] twee keer
       *[other] { $count } keer
    }.
log-left =
    { $count ->
        [one] Er staat nog één eerdere regel in het verslag.
       *[other] Er staan nog { $count } eerdere regels in het verslag.
    }
log-undo = { $seat } neemt een zet terug.
    .seat = Je neemt een zet terug.
log-since = Sinds je beurt
log-setup = Opbouw: { $count } regels
lookback-title = Terugblik
lookback-earlier = Eerder
lookback-later = Later
lookback-return = Terug naar nu
lookback-result = Terug naar de uitslag
lookback-branch = Vanaf hier verder spelen
lookback-branch-hint = Een nieuw spel, opnieuw geschud; dit spel blijft.
replay-move = Zet { $number } van { $all }
replay-slider = Moment in het spel
replay-play = Afspelen
replay-pause = Pauze
replay-speed = Snelheid: { $speed } keer
replay-eyes = Door wiens ogen
replay-eyes-of = Gezien door { $name }
    .name = Gezien door jou
replay-spectator = Als toeschouwer
replay-deal = Dit spel zelf spelen
replay-share = Spel delen
replay-keep = Kopie bewaren
replay-kept = Bewaard bij ‘Bewaarde spellen’, op dit apparaat.
replay-turn-earlier = Een beurt terug
replay-turn-later = Een beurt verder
replay-all = Alle handen
replay-noted = { $move }. Notitie: { $note }
margin-hands = Alle handen
margin-nothing = niets verborgen
margin-note = Notitie bij dit moment
margin-write = Notitie schrijven
margin-change = Notitie wijzigen
margin-keep = Bewaren
margin-drop = Annuleren
margin-asking = Een sterke tegenstander bekijkt de keuze…
margin-no-reason = Niemand had hier een keuze.
margin-later = De redenen staan hier zodra het spel voorbij is.
margin-chance = Vlak ervoor had { $name } { $chance } kans om te winnen.
    .name = Vlak ervoor had je { $chance } kans om te winnen.
picture-title = Afbeelding van dit moment
picture-save = Afbeelding opslaan
share-title = Spel delen
share-lead = Het hele spel zit in deze link. Wie hem opent, kan het zet voor zet bekijken.
share-link = Link
share-names = Met de namen van de spelers
share-copy = Kopiëren
share-hand = Versturen…
share-copied = De link is gekopieerd.
share-by-hand = De link is geselecteerd: kopieer hem.
share-text = Kopieer deze tekst
share-embed = Insluitcode kopiëren
share-embedded = De code is gekopieerd: plak hem in je pagina.
share-paste = Wie Freebooters heeft, opent deze link onder ‘Bewaarde spellen’.
embed-open = Openen in Freebooters
embed-workshop = Gewijzigde spelregels worden niet binnen een andere pagina geopend.
follow-title = Open in een ander tabblad
follow-about = Dit tabblad laat zien wat daar gebeurt.
follow-take = Hier spelen
follow-stale = Het spel was in een ander tabblad al verder: zo staat het daar. De laatste zet van hier telt niet.
curtain-heading = Geef het apparaat aan { $name }
curtain-hint = Wat de anderen hebben, blijft verborgen. Haal het doek op als er niemand anders kijkt.
curtain-lift = Ik ben { $name } — toon mijn kaarten
result-you = Jij wint!
result-other = Ander spel
result-close = De tafel bekijken
result-winner = { $name } wint
result-shared = { $names } delen de overwinning
result-lost = Iedereen heeft verloren
result-board = Terugkijken
result-watch = Bekijken
result-share = Delen

## Tips, redenen, analyse

hint-button = Tip
hint-title = Tip
hint-close = Tip sluiten
hint-closed = De tip is gesloten.
hint-waits = Eerst denken de tegenstanders…
hint-thinks = Denkt na over wat jij weet…
hint-only = Je kunt maar één ding doen:
hint-none = Hierover valt niets te zeggen.
hint-again = Dit zou er gebeuren. Tik nog eens om het te doen.
hint-chance = kans om te winnen
hint-odds = van de gevallen
hint-best = Het beste: { $label }
hint-sure = het beste
hint-lay = De kaarten zo leggen
hint-legend = Kans om te winnen, zoals een sterke tegenstander die ziet met wat jij weet.
hint-legend-odds = Dit mag niet te voorzien zijn: zo vaak zou een sterke tegenstander het doen.
hint-legend-sure = Wat een sterke tegenstander zou doen. Kansen weegt hij hier niet af.
hint-legend-row = De beste van enkele goede manieren die zijn uitgeprobeerd; andere zijn misschien even goed. Je kunt er nog iets aan veranderen.
why-button = Waarom?
why-label = Waarom? { $line }
why-taken = gedaan
why-chances = Kans om te winnen, zoals deze tegenstander die zag met wat hij wist.
why-odds = Hij heeft geloot om onvoorspelbaar te blijven; ernaast staat hoe waarschijnlijk elke mogelijkheid was.
why-sure = Wat hem het liefst was. Kansen woog hij hier niet af.
analysis-title = Analyse
analysis-lead = Ieders kans om te winnen in de loop van het spel, beoordeeld naar wat die speler toen wist.
analysis-start = Spel analyseren
analysis-stop = Stoppen
analysis-go-on = Verder
analysis-progress = { $all ->
    [one] { $done } van { $all } beslissing beoordeeld
   *[other] { $done } van { $all } beslissingen beoordeeld
}
analysis-told =
    Het spel is geanalyseerd. { $count ->
        [0] Er was geen kantelpunt.
        [one] Er was één kantelpunt.
       *[other] Er waren { $count } kantelpunten.
    }
analysis-turns = Kantelpunten
analysis-chart = Grafiek: ieders kans om te winnen in de loop van het spel. Dezelfde getallen staan in de tabel eronder.
analysis-glance = Stippellijn: op het eerste gezicht
analysis-numbers = Alle getallen
analysis-before = Vóór
analysis-seat = Speler
analysis-chance = Kans
analysis-change = { $name }: van { $before } naar { $after }
analysis-better = Liever: { $label }
summary-luck =
    { $luck ->
        [little] ; geluk deed er nauwelijks toe.
        [good] ; geluk leverde { $fortune } punten op.
        [bad] ; pech kostte { $fortune } punten.
       *[unknown] .
    }
summary-lost-mistake = { $seat } verloor het meest met “{ $label }”: { $points } punten winstkans{ summary-luck }
    .seat = Je verloor het meest met “{ $label }”: { $points } punten winstkans{ summary-luck }
summary-lost-turn = { $seat } verloor het bij keerpunt { $number }, van { $before }% naar { $after }%{ summary-luck }
    .seat = Je verloor het bij keerpunt { $number }, van { $before }% naar { $after }%{ summary-luck }
summary-won-turn = { $seat } won het bij keerpunt { $number }, van { $before }% naar { $after }%{ summary-luck }
    .seat = Je won het bij keerpunt { $number }, van { $before }% naar { $after }%{ summary-luck }
summary-lost-luck = { $seat } verloor door pech: { $points } punten.
    .seat = Je verloor door pech: { $points } punten.
summary-won-luck = { $seat } won door geluk: { $points } punten.
    .seat = Je won door geluk: { $points } punten.
summary-lost-play = { $seat } verloor door eigen beslissingen: { $points } punten{ summary-luck }
    .seat = Je verloor door je eigen beslissingen: { $points } punten{ summary-luck }
summary-won-play = { $seat } won door eigen beslissingen: { $points } punten{ summary-luck }
    .seat = Je won door je eigen beslissingen: { $points } punten{ summary-luck }
summary-lost-others = { $seat } verloor door wat de anderen deden: { $points } punten{ summary-luck }
    .seat = Je verloor door wat de anderen deden: { $points } punten{ summary-luck }
summary-won-others = { $seat } won door wat de anderen weggaven: { $points } punten{ summary-luck }
    .seat = Je won door wat de anderen weggaven: { $points } punten{ summary-luck }
summary-lost-stroke = { $seat } verloor het in één klap, van { $before }% naar { $after }%{ summary-luck }
    .seat = Je verloor het in één klap, van { $before }% naar { $after }%{ summary-luck }
summary-won-stroke = { $seat } won het in één klap, van { $before }% naar { $after }%{ summary-luck }
    .seat = Je won het in één klap, van { $before }% naar { $after }%{ summary-luck }
summary-lost-steps = { $seat } verloor het stap voor stap, van { $before }% aan het begin{ summary-luck }
    .seat = Je verloor het stap voor stap, van { $before }% aan het begin{ summary-luck }
summary-won-steps = { $seat } won het stap voor stap, van { $before }% aan het begin{ summary-luck }
    .seat = Je won het stap voor stap, van { $before }% aan het begin{ summary-luck }
summary-nothing = Wat de kansen van { $names } veranderde, valt niet met zekerheid te zeggen.
summary-none = Wat dit spel heeft beslist, valt niet met zekerheid te zeggen.
luck-title = Geluk en kunde
luck-progress = Geluk en kunde: { $done }
luck-lead = Wat ieders kans om te winnen heeft veranderd, in procentpunten. Achter ± staat hoe zeker dat is; wat kleiner is, valt niet met zekerheid te zeggen.
luck-span = { $start } aan het begin, { $result } aan het eind
luck-luck = Geluk
luck-play = Eigen beslissingen
luck-others = Die van anderen
luck-rest = Onvoorzien
luck-unsure = Niet te scheiden
luck-sure = { $change } ± { $error }
luck-close = niet zeker te zeggen
luck-note = Beslissingen worden vergeleken met wat je op dat moment van een goede speler mag verwachten. Wat geheime keuzes pas samen teweegbrengen, is aan niemand toe te schrijven: het geldt als onvoorzien, net als alles wat de schatting niet zag aankomen. Verder dan 100 betekent dat de schatting sterk schommelde.
mistakes-title = De duurste beslissingen
mistakes-lead = Ze hebben duidelijk de meeste procentpunten gekost: twee keer opnieuw beoordeeld, met wat toen bekend was.
mistakes-none = Geen beslissing springt er duidelijk uit: wat er misschien is weggegeven, valt niet met zekerheid te zeggen.
mistakes-cost = { $cost } ± { $error } punten
mistakes-taken = Gespeeld: { $label }
mistakes-again = Opnieuw proberen
mistakes-again-named = Opnieuw proberen: { $label }
trial-title = Opnieuw geprobeerd
trial-same = Dat is ook in het spel gespeeld.
trial-best = Dat is het beste wat de analyse heeft gevonden.
trial-better = Dat is beter dan wat in het spel is gespeeld.
trial-worse = Dat is slechter dan wat in het spel is gespeeld.
trial-close = Of dat beter is dan in het spel, valt niet met zekerheid te zeggen.
trial-unknown = Daar heeft de analyse nauwelijks naar gekeken; ze kan het niet beoordelen.
trial-now = Nu
trial-then = In het spel
trial-found = Beste
trial-note = Kansen om te winnen; verschillen tot { $error }% zeggen niets. Deze poging telt in geen enkel overzicht mee.
trial-on = Verder spelen
trial-undo = Iets anders proberen
trial-back = Terug naar het spel
analysis-closer = De duurste beslissingen worden nog eens bekeken

## Demonstratie

demo-title = Demonstratie
demo-begin = { $game }: de computer speelt tegen zichzelf.
demo-next = Hierna: { $game }
demo-play = Meespelen
demo-full = Volledig scherm
demo-chance = Winstkans: { $chance }
demo-turn = Jouw beurt, als je wilt: je speelt in plaats van { $name }.
demo-warning =
    { $seconds ->
        [one] Ben je er nog? Over één seconde gaat de demonstratie verder.
       *[other] Ben je er nog? Over { $seconds } seconden gaat de demonstratie verder.
    }
demo-again = Nieuw spel
demo-back = Terug naar de demonstratie

## Puzzels

puzzle-heading = Puzzels
puzzle-lead = Momenten uit echte spellen waarin één actie duidelijk de beste is. Je ziet wat die speler zag.
puzzle-broken = Puzzelresultaten die niet kunnen worden gelezen
puzzle-solved = { $solved } van { $all } opgelost
puzzle-rating = Je rating: { $rating }
puzzle-go = Oplossen
puzzle-name = Puzzel
puzzle-number = { $number } van { $all }
puzzle-say = Je bent aan de beurt, en één actie is duidelijk de beste. Welke?
puzzle-left =
    { $count ->
        [one] Nog één poging.
       *[other] Nog { $count } pogingen.
    }
puzzle-worse = { $label }: iets anders is duidelijk beter.
puzzle-worse-why = { $label } ({ $reason }): iets anders is duidelijk beter.
puzzle-right = Opgelost!
puzzle-shown = Het antwoord:
puzzle-best = { $label }.
puzzle-best-why = { $label }. { $reason }.
puzzle-chances = Hiermee win je vanaf hier { $best } van de spellen, met de op één na beste actie { $second }.
puzzle-next = Volgende puzzel
puzzle-again = Deze puzzel opnieuw
puzzle-leave = Puzzel verlaten
puzzle-show = Antwoord tonen

## Bewaarde spellen

saves-heading = Bewaarde spellen
saves-about = Elke zet wordt meteen op dit apparaat bewaard. Wil je een spel voorgoed houden of meenemen, bewaar het dan als bestand.
saves-none = Nog geen bewaarde spellen.
saves-broken = Een bewaard spel dat niet kan worden gelezen
saves-begun = Nog bezig
saves-over = Afgelopen
saves-branch = vanaf zet { $move } van het spel van { $when }
saves-resume = Verder spelen
saves-look = Bekijken
saves-find = Zoeken op naam, spel of datum
saves-found =
    { $count ->
        [0] Niets gevonden.
        [one] Eén spel gevonden.
       *[other] { $count } spellen gevonden.
    }
saves-outcome =
    { $winners ->
        [0] Iedereen heeft verloren.
        [one] { $names } won{ $scored ->
            [yes] {" "}met { $score }
           *[no] {""}
        } in { $turns ->
            [one] één beurt
           *[other] { $turns } beurten
        }.
       *[other] { $names } wonnen{ $scored ->
            [yes] {" "}met { $score }
           *[no] {""}
        } in { $turns ->
            [one] één beurt
           *[other] { $turns } beurten
        }.
    }
saves-day = Spel van de dag.
saves-same-deal = Dezelfde kaarten als in het spel van { $when }.
saves-rename = Geef dit spel een naam
saves-name-it = Bewaren
saves-delete = Verwijderen
saves-deleted = { $game } is verwijderd.
saves-bring-back = Ongedaan maken
stored-wrong = Ontbreekt of klopt niet: { $part }.
stored-deleted = Wat niet kon worden gelezen, is verwijderd.
stores-newer = In deze browser staan spellen van een nieuwere versie van deze pagina: laad hem opnieuw. Tot dan wordt er niets bewaard; bewaar je spel als bestand om het te houden.
shared-heading = Met deze pagina gedeeld
shared-nothing = In wat er gedeeld is, zit geen spel en geen link naar een spel. Heb je de pagina opnieuw geladen? Wat je niet bewaart, verdwijnt.
shared-foreign = Een pagina van een andere site wilde iets overdragen. Er is niets van bewaard.
shared-large = Wat er gedeeld is, is te groot: hooguit { $most } MB.
shared-broken = Wat er gedeeld is, is niet te lezen.
shared-refused = Niets van wat er gedeeld is, kan worden geopend.
offer-title = Op dit apparaat bewaren?
offer-shared = Een ander programma heeft dit met de pagina gedeeld:
offer-opened = Je apparaat heeft dit met de pagina geopend:
offer-dropped = Je hebt dit hier neergezet:
offer-results =
    { $count ->
        [one] Eén resultaat
       *[other] { $count } resultaten
    }
offer-results-of = { $game }: { $count }
offer-unkept = Er wordt niets bewaard voordat jij daarvoor kiest. Spellen komen bij je bewaarde spellen, resultaten bij jouw resultaten.
offer-take = Bewaren
offer-leave = Niet bewaren
saves-import = Bestand openen…
saves-paste = Link naar een spel
saves-watch = Bekijken
saves-import-hint = Of sleep een bewaard spel hierheen.
saves-refused = { $file } is niet geopend. { $reason }
saves-forgotten = Al meer dan een week niet geopend. Als de ruimte krap wordt, mag de browser het wissen; als bestand blijft het.
saves-forgotten-all =
    { $count ->
        [one] Eén bewaard spel is al meer dan een week niet geopend. Als de ruimte krap wordt, mag de browser het wissen; als bestand blijft het.
       *[other] { $count } bewaarde spellen zijn al meer dan een week niet geopend. Als de ruimte krap wordt, mag de browser ze wissen; als bestanden blijven ze.
    }

## Spellen: van de dag, nog eens, verzegeld

day-title = Spel van de dag
day-about = Elke dag één spel, voor iedereen hetzelfde. De eerste poging telt; daarna zie je wat de commodore met dezelfde kaarten doet.
day-against = jij tegen { $crew }
day-once = De eerste poging telt. Je kunt onderbreken en later verdergaan.
day-begun = Je zit er middenin.
day-given-up = Je hebt het opgegeven, en dat was de poging die telt. Je kunt het nog wel spelen om te oefenen.
day-none = Er is vandaag geen spel.
day-play = Speel het spel van de dag
day-resume = Ga verder met het spel van de dag
day-look = Bekijk je spel
day-practise = Speel het om te oefenen
day-calendar = Kalender
day-streak =
    { $now ->
        [0] Langste reeks: { $most ->
            [one] één dag.
           *[other] { $most } dagen achter elkaar.
        }
        [1] Langste reeks: { $most ->
            [one] één dag.
           *[other] { $most } dagen achter elkaar.
        }
       *[other] { $now } dagen achter elkaar; het meeste tot nu toe: { $most }.
    }
day-month-before = Eerdere maand
day-month-after = Latere maand
day-medals = Dagen achter elkaar
day-medal =
    { $won ->
        [yes] { $count } dagen achter elkaar
       *[no] { $count } dagen achter elkaar: nog niet
    }
day-missed = niet gespeeld
day-told = { $game }, { $date }: { $how }
day-how =
    { $won ->
        [yes] gewonnen in { $turns ->
            [one] één beurt
           *[other] { $turns } beurten
        }
       *[no] { $rank }e na { $turns ->
            [one] één beurt
           *[other] { $turns } beurten
        }
    }{ $rival ->
        [none] .
        [needed] , de commodore had er { $rivalTurns } nodig.
        [won] , de commodore won in { $rivalTurns ->
            [one] één beurt
           *[other] { $rivalTurns } beurten
        }.
       *[lost] , de commodore werd { $rivalRank }e.
    }
day-share = Resultaat delen
day-copied = Je resultaat is gekopieerd.
day-rival-plays =
    { $turns ->
        [0] De commodore schuift aan bij dezelfde kaarten…
       *[other] De commodore speelt met dezelfde kaarten: beurt { $turns }…
    }
day-rival-stop = De commodore stoppen
day-rival-again = De commodore laten spelen
crew-deckhand =
    { $count ->
        [1] één lichtmatroos
        [2] twee lichtmatrozen
        [3] drie lichtmatrozen
       *[other] { $count } lichtmatrozen
    }
crew-sailor =
    { $count ->
        [1] één matroos
        [2] twee matrozen
        [3] drie matrozen
       *[other] { $count } matrozen
    }
crew-helmsman =
    { $count ->
        [1] één roerganger
        [2] twee roergangers
        [3] drie roergangers
       *[other] { $count } roergangers
    }
crew-navigator =
    { $count ->
        [1] één navigator
        [2] twee navigators
        [3] drie navigators
       *[other] { $count } navigators
    }
crew-commodore =
    { $count ->
        [1] één commodore
        [2] twee commodores
        [3] drie commodores
       *[other] { $count } commodores
    }
deal-title = Dit spel
deal-practised = Er is een zet teruggenomen om te oefenen of op raad van de loods, of iemand anders is aangeschoven: dit spel telt niet mee.
deal-compared = De eerste keer: { $first }. Nu: { $now }.
deal-placed =
    { $rank }e{ $scored ->
        [yes] {" "}met { $score }
       *[no] {""}
    }
deal-winner =
    { $scored ->
        [yes] { $name } won met { $score }
       *[no] { $name } won
    }
deal-again = Nog eens met dezelfde kaarten
deal-more = Meer
deal-seat = Jouw plaats
deal-seat-same = Plaats { $number }, net als eerst
deal-seat-other = Plaats { $number }
seal-closed = Dit spel is verzegeld:
seal-over = Het zegel van dit spel:
seal-about = Een vingerafdruk (SHA-256) van alles waaruit het toeval volgt: het spel, de variant, het aantal spelers en een geheim startgetal. Hij staat hier vanaf het begin. Is het spel afgelopen, dan wordt het startgetal bekendgemaakt en kun je nagaan dat niemand het onderweg heeft veranderd.
seal-check = Zegel controleren
seal-found =
    { $found ->
        [right] Het zegel klopt, en uit het startgetal volgt alles wat het toeval heeft gedaan ({ $drawn } keer).
        [chance] Het zegel klopt, maar uit het startgetal volgt iets anders dan wat het toeval in regel { $entry } van het verslag heeft gedaan.
       *[seed] Het zegel klopt niet: dit is niet wat er verzegeld was.
    }
seal-text = Dit was verzegeld:

## De resultaten

record-title = Jouw resultaten
record-about = Hoe de spellen op dit apparaat zijn afgelopen, voor iedereen die hier heeft gespeeld. Dezelfde kaarten tellen één keer.
record-none = Er is hier nog geen spel uitgespeeld.
record-broken = Een resultaat dat niet kan worden gelezen
record-unstored = Resultaten kunnen hier nu niet worden bewaard: ze blijven alleen zolang deze pagina open is.
record-you = Jij
record-nameless = Zonder naam
record-column-game = Spel
record-column-against = Tegenstanders
record-column-played = Gespeeld
record-column-won = Gewonnen
record-column-streak = Achter elkaar gewonnen
record-column-fastest = Snelste winst
record-column-longest = Langste spel
record-medals = Keer achter elkaar gewonnen
record-medal =
    { $won ->
        [yes] { $count } keer achter elkaar gewonnen
       *[no] { $count } keer achter elkaar gewonnen: nog niet
    }
record-seats = { $seats } spelers
record-against-mixed = Gemengde bemanning
record-against-human = Mensen
record-won = { $won } ({ $share }%)
record-streak = { $now } (record: { $most })
record-turns =
    { $turns ->
        [one] één beurt
       *[other] { $turns } beurten
    }
record-rating =
    { $game }: { $points } punten, met 95% zekerheid tussen { $low } en { $high }, na { $games ->
        [one] één spel
       *[other] { $games } spellen
    } tegen gemeten tegenstanders. Het dichtstbijzijnde niveau: { $level }.
record-delete = Resultaten verwijderen
record-deleted = De resultaten zijn verwijderd.
record-imported =
    { $count ->
        [one] Eén resultaat is gelezen.
       *[other] { $count } resultaten zijn gelezen.
    }
record-imported-broken =
    { $count ->
        [one] Eén kon niet worden gelezen.
       *[other] { $count } konden niet worden gelezen.
    }
record-how = Hoe er wordt geteld
record-how-counts = Een spel telt als het hier tot een einde komt, de eerste keer dat deze kaarten worden gespeeld. Niet mee tellen spellen waarin een zet is teruggenomen om te oefenen of op raad van de loods, spellen die vanaf een eerder moment verdergaan en spellen waarvan het resultaat uit een bestand komt.
record-how-rating = Punten zijn Elo-punten: de lichtmatroos heeft er 0, en wie er 400 meer heeft dan een ander wint tien van de elf spellen. De niveaus zijn in toernooien gemeten. Alleen uit jouw spellen tegen hen volgt hoe waarschijnlijk elk aantal punten voor jou is; vermeld staan het gemiddelde en het gebied waarin 95% ligt. Vóór het eerste spel geldt alles van lichtmatroos tot commodore als mogelijk.

## Instellingen

settings-heading = Instellingen
settings-look = Uiterlijk
settings-pace = Tempo
settings-heard = Geluid
settings-broken = Gegevens die niet kunnen worden gelezen
settings-language = Taal
settings-theme = Kleuren
settings-theme-system = Systeem
settings-theme-light = Licht
settings-theme-dark = Donker
settings-theme-contrast = Hoog contrast
settings-text = Tekstgrootte
settings-text-hint = Dit geldt voor de pagina’s en voor de tafels. Met grote tekst schuif je op een klein scherm over de tafel.
settings-spacing = Letterafstand
settings-spacing-normal = Normaal
settings-spacing-wide = Ruim
settings-speed = Animatie
settings-speed-slow = Langzaam
settings-speed-normal = Normaal
settings-speed-fast = Snel
settings-speed-off = Uit
settings-speed-hint = Ook hoelang tegenstanders wachten voor hun zet. Vraagt je systeem om minder beweging, dan vliegt er niets rond.
settings-captions = Onder het bord zeggen wat er gebeurt
settings-forced = Is er maar één keuze, dan wordt die voor mij gespeeld; anders word ik gevraagd
settings-sound = Geluid
sound-on = Geluid aan
sound-off = Geluid uit
settings-music = Muziek
settings-volume = Volume
settings-nudge = Trillen als je aan de beurt bent
settings-spoken = Zetten voorlezen
settings-spoken-hint = Zoals het verslag ze vertelt, met een stem van dit apparaat; de luidspreker en M zetten ook die uit. Stil zolang meerdere mensen één scherm delen in een spel met gesloten kaarten.
settings-spoken-none = Deze browser heeft op dit apparaat geen Nederlandse stem: voorlezen kan niet.
settings-sound-hint = Er luidt een bel als je aan de beurt bent. Alles wat je hoort, staat ook in het verslag.
settings-music-hint = Elk spel heeft een kort wijsje, voor het begin en voor het einde. Het zwijgt terwijl er wordt voorgelezen en als de pagina niet te zien is.
settings-badge = Een stip op het pictogram zolang het spel van de dag nog te spelen is
settings-hands = Zo doe je een zet
settings-hands-touch = Tikken, klikken of slepen: eerst wat je gebruikt, dan waar het heen gaat. Alles wat bruikbaar is, licht op; tik op iets anders en je hoort waarom het niet kan.
settings-letters = Losse toetsen zijn opdrachten (1–9, E, H, M, N, P, R, U, spatie, ?)
keys-heading = Toetsen
keys-walk = over het bord lopen (Tab gaat erheen)
keys-ends = naar het eerste of laatste
keys-next = naar het volgende of vorige dat bruikbaar is
keys-step = hetzelfde, vanaf elke plek op de pagina
keys-number = een van de eerste negen bruikbare dingen kiezen; de nummers staan er dan bij
keys-pick = kiezen, of de zet doen
keys-drop = de keuze wissen
keys-end = de beurt beëindigen, bevestigen wat er ligt of de enige keuze nemen
keys-undo = terugnemen, of loslaten wat gekozen is
keys-replay = nog eens tonen wat er sinds je beurt is gebeurd
keys-what = wat dit is; elders: deze toetsen
keys-hint = om een tip vragen
keys-sound = geluid aan of uit
keys-hurry = een tegenstander meteen laten zetten
keys-skip = meteen tonen wat beweegt
keys-space = Spatie
keys-log = In het verslag en in de terugblik lopen de pijltjes door het spel; in de terugblik gaan PgUp en PgDn van beurt naar beurt. Het verslag geeft aan wat er sinds je beurt is gebeurd; op het bord zijn dat de sporen. Een knop in het verslag klapt de opbouw uit.
keys-reader = Zolang een schermlezer voorleest, houdt die letters en pijlen voor zichzelf, zoals H voor de volgende kop. Om te spelen is geen letter nodig: voor tips en geluid zijn er knoppen. Op de tafel, waar Tab naartoe leidt, zijn de toetsen weer van de pagina.

## Regels en dank

rules-heading = Regels van { $game }
rules-short = Het spel in het kort
rules-contents = Inhoud
rules-all = Alle regels
rules-switched = Deze regel hoort bij ‘{ $variant }’. De pagina toont nu die variant.
rules-missing = De regels kunnen nu niet worden geladen.
rules-before = voor
rules-after = na
rules-play = Spel klaarzetten
rules-box = Wat er in de doos zit
rules-ruling = Onze uitleg:
rules-ours = Nooit gepubliceerd, dus van ons:
credits-heading = Dank en licenties
credits-about = De spellen in Freebooters zijn door anderen bedacht. De regels staan hier in onze eigen woorden en elke tekening is voor deze pagina gemaakt. Wat op borden en kaarten staat en nooit is gepubliceerd, hebben wij gereconstrueerd; de regelpagina van elk spel zegt wat dat is en welke uitleg van ons is. Freebooters is niet verbonden met de auteurs of uitgevers.
credits-buy = Bevalt een spel je, koop dan het echte spel in de doos: er gaat niets boven een tafel, echte kaarten en goed gezelschap.
credits-games = De spellen
credits-designer = Bedacht door { $designer }
credits-libraries = Gebouwd met
credits-use-python = Python in de browser
credits-use-install = installeert de spelmotor als de snelle start mislukt
credits-use-words = de talen
credits-use-codes = de codes van uitnodigingen
credits-use-font = de koppen
credits-licence = Licentie: { $licence }
credits-deals = Een eerste spel dat je start voordat de spelmotor er is, begint met een van zestien willekeurig getrokken beginsituaties per spel. Ze komen terug; elke telt maar één keer mee in je resultaten.
credits-own = Freebooters zelf is vrije software onder de MIT-licentie.

## Paper

print-rules = Regels afdrukken
print-pad = Scoreblad afdrukken
print-pad-heading = Scoreblad: { $game }
print-puzzles = Puzzels afdrukken
print-puzzles-heading = Puzzels: { $game }
print-puzzle-seat = Je bent { $colour }.
print-solutions = Oplossingen
print-player = Naam
print-players = Spelers
print-date = Datum
print-winner = Winnaar
print-round = Ronde { $number }
print-game = Partij { $number }
print-total = Totaal
print-failed = Dit kan nu niet worden afgedrukt: een deel van de pagina kon niet worden geladen.

## Als er iets misgaat

missing-game = Dit spel bestaat niet
missing-game-hint = Deze link vraagt om een spel met de naam ‘{ $name }’, dat hier niet is. Misschien is de link onderweg afgekapt. Alle spellen staan op de beginpagina.
missing-save = Dit spel is hier niet
missing-save-hint = Het is verwijderd of in een andere browser gespeeld. Heb je het als bestand bewaard, open dat dan onder Bewaarde spellen.
missing-connection = Deze browser kan de apparaten van je vrienden niet bereiken
missing-connection-hint = Hij heeft geen WebRTC, of het staat uit. Zet het aan of open deze pagina in een andere browser; aan één apparaat kunnen jullie hier wel spelen.
missing-part = Deze pagina kon niet worden geladen
missing-part-hint = Een van de bestanden is niet aangekomen: misschien ben je offline, of er is een nieuwe versie. Probeer het opnieuw zodra je verbinding hebt.
missing-disk = De opslag van de browser antwoordt niet
missing-disk-hint = Bewaarde spellen kunnen nu niet worden gelezen; nieuwe kun je gewoon spelen. Helpt opnieuw proberen niet, start de browser dan opnieuw op.
missing-canvas = Deze browser kan de tafel niet tekenen
missing-canvas-hint = Hij heeft geen geheugen meer voor afbeeldingen, of een extensie of een strenge instelling verbiedt het tekenen. Sluit andere tabbladen, sta het voor deze pagina toe of gebruik een andere browser, en probeer het opnieuw.
missing-newer = Dit spel hoort bij een nieuwere versie van deze pagina
missing-newer-hint = Laad de pagina opnieuw om het te openen. Tot dan wordt er niets bewaard; bewaar nieuwe spellen als bestand.
missing-broken = Dit spel kan niet worden geopend
missing-link = Deze link toont geen spel
missing-long = Deze link is niet te lezen
missing-puzzle = Die puzzel bestaat niet
missing-puzzle-hint = Deze link vraagt om een puzzel met de naam ‘{ $name }’, die hier niet is. Misschien is de link onderweg afgekapt.
missing-rule = Die regel bestaat niet
missing-rule-hint = Deze link vraagt om een regel met de naam ‘{ $name }’, die hier niet is. Misschien is de link onderweg afgekapt.
missing-day = Die dag bestaat niet
missing-day-hint = Deze link vraagt om het spel van de dag van ‘{ $name }’. Alleen dat van vandaag kan worden gespeeld.
missing-rest = Deze link is onvolledig
missing-rest-hint = Het einde ontbreekt: misschien is hij onderweg afgekapt of over meerdere regels verdeeld. Kopieer hem helemaal, of vraag er nog eens om.
closed-about = Dit spel is even gesloten: een deel ervan kon niet worden geladen.
table-pictures = Sommige afbeeldingen van dit spel konden niet worden geladen.
crash-heading = Man overboord!
crash-report = Foutrapport
crash-copy = Rapport kopiëren
crash-copied = Het rapport is gekopieerd.
crash-reload = Pagina opnieuw laden
error-crash = Freebooters heeft een fout gemaakt. Je spel is tot en met de laatste zet bewaard. Stuur dit rapport alsjeblieft naar de makers.
error-bot = De tegenstander is de draad kwijt.
error-early-table = De spelmotor toont een andere tafel dan die je zag. Het spel gaat verder met wat je nu ziet.
error-early-left = Een ander tabblad speelt dit spel nu; wat je hier gekozen had, is niet gespeeld.
error-engine-lost = De spelmotor is gestopt en wordt opnieuw gestart. Probeer het zo nog eens.
error-engine-gone = De spelmotor stopt steeds weer. Probeer het opnieuw of laad de pagina opnieuw; wat is opgeslagen, blijft bewaard.
error-storage = Deze browser laat ons geen spellen bewaren, of zijn opslag is vol. Je kunt doorspelen; bewaar het spel als bestand om het te houden.
error-no-wasm = Deze browser laat de pagina geen WebAssembly gebruiken, en dat heeft de spelmotor nodig: het staat uit, of een extensie, een strenge modus of een regel van de webserver verbiedt het. Sta het toe voor deze pagina of neem een andere browser.
error-memory = Er is te weinig geheugen voor de spelmotor. Sluit andere tabbladen en programma’s en probeer het opnieuw; helpt dat niet, start dan de browser opnieuw.
error-fetch = { $file } kon niet worden geladen. Controleer je verbinding en probeer het opnieuw.
error-fetch-status = De webserver gaf { $file } niet af (fout { $status }). Probeer het later opnieuw.
error-file = { $file } is niet het bestand dat hier hoort: misschien wordt de site net bijgewerkt, of moet je eerst inloggen op je netwerk. Probeer het over een tijdje opnieuw.
error-mime = De webserver stuurt { $file } met het verkeerde type ({ $type }). Wie deze site beheert, moet .mjs-bestanden als text/javascript leveren.
error-silent = De start lijkt vast te zitten. Controleer je verbinding en probeer het opnieuw; helpt dat niet, neem dan een andere browser.
error-silent-file = De start lijkt vast te zitten. Sluit andere tabbladen en programma’s en probeer het opnieuw; helpt dat niet, open het bestand dan in een andere browser.
error-worker = Het script van de spelmotor kon niet starten. Laad de pagina opnieuw; helpt dat niet, neem dan een andere browser. { $detail }
error-worker-blocked = Iets verhindert dat deze pagina haar spelmotor start: een extensie, een strenge instelling van de browser of een regel van de webserver. Maak een uitzondering voor deze pagina of neem een andere browser. { $detail }
error-start = De spelmotor is niet gestart. Probeer het opnieuw; helpt dat niet, neem dan een andere browser. ({ $detail })
error-illegal = Dat kan hier niet.
error-stale = Het spel is intussen verdergegaan.
error-not-your-turn = Aan de beurt: { $seats }.
error-over = Het spel is afgelopen.
error-not-over = Dat kan pas gezegd worden als het spel voorbij is.
error-undo = Er valt niets terug te nemen: iemand weet sindsdien iets nieuws.
error-save-large = Het bestand is te groot voor een bewaard spel, dat hoogstens { $most } MB telt.
error-save-unread = Het bestand kan niet worden gelezen.
error-save-json = Het bestand is beschadigd of geen bewaard spel.
error-save-foreign = Het bestand is geen spel van Freebooters.
error-save-version = Het bestand heeft een formaat ({ $format }) dat deze versie niet kan lezen.
error-save-rules = Het spel volgt versie { $found } van de regels; hier geldt versie { $known }.
error-save-rules-changed = Dit spel { $game } volgt versie { $found } van de regels en kan niet verder worden gespeeld: hier geldt versie { $known }. Wat er is veranderd: { $changed }
error-save-changes = { $first } { $later }
error-save-game = Het spel ‘{ $game }’ is hier onbekend.
error-save-field = Het bestand is beschadigd: ‘{ $field }’ ontbreekt of klopt niet.
error-save-broken = Het bestand is beschadigd: regel { $entry } van het verslag is geen toegestane zet.
error-puzzle = Deze puzzel hoort bij een andere versie van het spel.
error-link-broken = De link is onvolledig of verkeerd overgetypt.
error-link-too-long = De link is te lang: hij heeft { $found } tekens, en zo’n link heeft er hoogstens { $most }. Misschien is er nog iets achter geplakt.
error-link-old = Deze link komt van een oudere versie van deze pagina, die links anders schreef.
error-link-version = Deze link komt van een nieuwere versie van deze pagina. Laad de pagina opnieuw om die te krijgen.
error-link-move = De link is beschadigd: zet { $entry } van dit spel is niet toegestaan.
error-link-long = Dit spel is te lang voor een link. Bewaar het als bestand.
error-letter = De brief is beschadigd: ‘{ $field }’ ontbreekt of klopt niet.
error-letter-game = De brief hoort niet bij { $game }.
error-letter-option = De brief hoort bij een andere partij: daar is ‘{ $option }’ anders gekozen.
error-letter-seats = De brief hoort bij een andere partij: daar doen meer of minder spelers mee.
error-option = ‘{ $value }’ kan niet voor ‘{ $option }’.
error-option-missing = ‘{ $option }’ moet gekozen worden.
error-seats = Met { $seats } gaat het niet; het spel is voor { $least } tot { $most } spelers.
error-seed = Een startgetal telt hoogstens { $most } tekens.
error-chair = De plaatsen passen niet bij het spel.
error-chair-colour = De kleur ‘{ $colour }’ is onbekend of dubbel bezet.
error-chair-name = De naam van een speler is te lang.
error-chair-who = ‘{ $who }’ is geen mens en geen speelsterkte.
error-game = Er is geen spel ‘{ $game }’.
error-command = De pagina en de spelmotor begrijpen elkaar niet ({ $command } { $field }). Laad de pagina opnieuw.

learn-title = { $game } leren
learn-step = { $number } van { $steps }
learn-coach = De loods
learn-skip = Stap overslaan
learn-again = Opnieuw beginnen
learn-leave = Les verlaten
learn-show = Laat het zien
learn-go-on = Verder
learn-next = Volgende les
learn-play = Een heel spel spelen
learn-play-on = Vanaf hier verder spelen
learn-learnt = klaar
learn-lessons = Spelenderwijs leren
missing-lesson = Die les bestaat niet
missing-lesson-hint = Deze link vraagt om een les met de naam ‘{ $name }’, die hier niet is. Misschien is de link onderweg afgekapt. Alle lessen staan op de pagina’s van hun spellen.

## De loods van het eerste spel

coach-mute = De loods laten zwijgen
coach-switch = De loods geeft raad

## Samen: vrienden op hun eigen apparaat

lobby-friend = Vriend op eigen apparaat
lobby-invite = Vrienden uitnodigen
lobby-post = Per post spelen
lobby-post-not = Niet per post: { $game } zou te veel brieven vergen.
invite-title = Nodig je vrienden uit
invite-here = op dit apparaat
invite-first = 1. De uitnodiging openen
invite-first-about = Laat de code met de camera scannen of stuur de link. Hij is voor één persoon.
invite-near =
    { $switch ->
        [no] Dit werkt op dezelfde wifi.
       *[yes] Dit werkt op dezelfde wifi. Zet voor vrienden elders ‘Online’ aan.
    }
invite-code = Uitnodiging als QR-code
invite-link = Uitnodiging
invite-told = Je bent uitgenodigd om mee te spelen
invite-second = 2. Het antwoord komt terug
invite-second-about = Daarna toont het andere apparaat zelf een code. Scan die hier, of plak het antwoord dat je krijgt. Op de link van het antwoord tikken mag ook.
invite-scan = Antwoord scannen
invite-paste = Antwoord plakken
invite-no-reply = Dit is geen antwoord op een uitnodiging.
invite-other-reply = Dit antwoord hoort bij een andere uitnodiging. Laat de code hierboven nog eens zien.
invite-old-guest = Op het andere apparaat staat een oudere versie van de pagina. Die moet daar opnieuw worden geladen; daarna geldt deze nieuwe uitnodiging.
invite-old-host = Deze pagina is ouder dan die op het andere apparaat. Laad haar hier opnieuw en nodig dan nog eens uit.
invite-connecting = Verbinden…
invite-renewed = Het antwoord heeft tot nu toe geen verbinding opgeleverd. De uitnodiging hierboven is een nieuwe.
invite-trouble = Tot nu toe geen verbinding. Dit kan in de weg zitten:
invite-show = Uitnodiging
invite-bot = Bot laten spelen
invite-again = { $name } uitnodigen
invite-deal = Delen
invite-missing =
    { $count ->
        [one] Er ontbreekt nog één persoon.
       *[other] Er ontbreken nog { $count } personen.
    }
invite-complete = Iedereen is er.
invite-honest = Dit apparaat deelt en kent elke kaart, zoals een deler die zelf meespeelt. Niemand kan ongemerkt de kaarten of een zet veranderen: aan het eind kan elk apparaat het hele spel controleren. Strenger? Geef elke plaats aan een vriend: dan is dit apparaat alleen de tafel.
invite-table = Niemand speelt op dit apparaat: het is een groot scherm voor iedereen. Is er gedeeld, dan blijft dat zo: elke plaats is dan van iemand anders.
screen-only = Dit apparaat toont alleen de tafel, groot
screen-play = Toch op dit apparaat meespelen
screen-join = Scan dit om mee te spelen of mee te kijken.
hand-first-table =
    { $more ->
        [yes] Meer keuzes: tafel tonen
       *[no] Tafel tonen
    }
hand-first-hand = Terug naar mijn kaarten
waiting-title =
    { $count ->
        [-1] Wachten op { $names }
        [0] Een tafel is klaar: iedereen is er
        [one] Wachten op een vriend
       *[other] Wachten op { $count } vrienden
    }
waiting-more =
    { $count ->
        [one] nog een vriend
       *[other] nog { $count } vrienden
    }
waiting-back = Terug naar de tafel
waiting-leave = Opgeven
seat-title = Terug naar de tafel van { $host }
seat-by-hand = Je plaats blijft voor je vrij. Vraag om een nieuwe uitnodiging: ‘Terug naar de tafel’ scant die of neemt de link aan.
waiting-left = { $game }: de tafel wacht niet meer.
waiting-online = De tafel heeft op je gewacht. Links die je verstuurd hebt, werken nog.
waiting-by-hand = De tafel heeft op je gewacht. Eerdere uitnodigingen gelden niet meer: laat je vrienden de nieuwe zien. Wie er al was, heeft zijn plaats nog.
presence-vacant = nog niet uitgenodigd
presence-invited = uitgenodigd
presence-here = aanwezig
presence-away = afwezig
presence-gone = geen verbinding
presence-cut = De verbinding is weg. Vraag om een nieuwe uitnodiging om je plaats terug te krijgen.
presence-host-away = Het apparaat dat deelt is even niet bereikbaar. Zodra het terug is, gaat het spel verder.
presence-host-pause = De tafel staat niet open op het apparaat dat deelt. Zodra ze openstaat, gaat het spel verder.
presence-missing =
    { $count ->
        [one] { $names } is er even niet.
       *[other] { $names } zijn er even niet.
    }
presence-invite = { $name } opnieuw uitnodigen
presence-bot = Bot voor { $name }
sealed-waiting =
    { $count ->
        [0] Gedekt neergelegd.
       *[other]
            { $laid ->
                [yes] Gedekt neergelegd. Wachten op { $names }.
               *[no] Wachten op { $names }.
            }
    }
sealed-change = Anders kiezen
handover-here = Op dit apparaat verder spelen
handover-title = Het spel gaat hier verder
handover-about = Het apparaat dat deelde, is weg. Het heeft bij jullie allemaal een kopie van het spel achtergelaten, die niemand alleen kan openen. Nodig uit wie er nog is: als iedereen het goedvindt, gaat het spel vanaf dit apparaat verder. Vanaf dan kent dit apparaat alle kaarten, zoals een deler die zelf meespeelt.
handover-missing =
    { $count ->
        [one] Eén van jullie moet het nog goedvinden.
       *[other] { $count } van jullie moeten het nog goedvinden.
    }
handover-ready = Iedereen vindt het goed.
handover-go = Verder spelen
handover-broken = De kopie kan niet worden geopend: een deel van de sleutel hoort bij een ander spel.
handover-ask =
    { $named ->
        [yes] { $host } wil verder met het spel
       *[no] Je vriend wil verder met het spel
    }
handover-ask-about = Het apparaat dat deelde, is weg. Als iedereen het goedvindt, gaat het spel vanaf dit andere apparaat verder; dat kent vanaf dan alle kaarten.
handover-agree = Akkoord
handover-none = Dit apparaat heeft geen deel van de sleutel van dat spel; het kan daar niet verdergaan.
move-title = Verder op een ander apparaat
move-about = Je speelt daar verder waar je nu bent, en dit apparaat stopt. Wat je hebt gekozen maar nog niet bevestigd, gaat niet mee.
move-preparing = Het apparaat dat deelt wordt gevraagd…
move-first = 1. De link openen op het andere apparaat
move-online = De link openen op het andere apparaat
move-first-about = Scan de code daar, of stuur jezelf de link. Hij is alleen voor jou: wie hem heeft, heeft jouw plaats.
move-code = Je plaats als QR-code
move-link = Link naar je plaats
move-second = 2. Het antwoord komt hier terug
move-second-about = Daarna toont het andere apparaat zelf een code. Scan die hier, of plak het antwoord.
move-other-reply = Dit antwoord hoort bij een andere plaats. Open de link hierboven nog eens op het andere apparaat.
move-here = Je plaats gaat naar dit apparaat; het andere stopt.
talk-title = Iets zeggen
talk-waiting = Doe rustig aan, maar de anderen wachten op je.
talk-said = { $name }: { $words }
talk-mute = Niet meer horen
talk-unmute = Iedereen weer horen
talk-wish = Mag ik dat terugnemen?
talk-wish-about = Je laatste zet wordt teruggenomen als iedereen het goedvindt.
talk-ballot = { $name } wil de laatste zet terugnemen
talk-grant = Akkoord
talk-deny = Nee
talk-granted = Iedereen vindt het goed: de zet is teruggenomen.
talk-denied = Niet iedereen vindt het goed: de zet blijft staan.
audit-title = Ging alles eerlijk?
audit-about = Je apparaat kent de regels. Het kan het hele spel nagaan: of de kaarten kwamen zoals jullie ze samen hebben getrokken, of elke zet erin staat zoals hij is gedaan, en of je te zien kreeg wat er echt lag.
audit-check = Spel controleren
audit-starting = Het spel wordt geopend…
audit-comparing = Vergelijkt wat je te zien kreeg: { $done } van { $all }
audit-right = Gecontroleerd: er is niets veranderd.
audit-lawful = De regels zijn gevolgd: kaarten en zetten zijn zoals ze zijn getrokken en gedaan.
audit-painters = Of je te zien kreeg wat er lag, kon niet worden vergeleken: het apparaat dat heeft gedeeld heeft een andere versie van deze pagina.
audit-wrong = Er klopt iets niet.
audit-place = Dat moment tonen
audit-failed = Het spel kon niet worden gecontroleerd. Is het apparaat dat heeft gedeeld er nog?
audit-same = Lees elkaar deze drie woorden voor. Zijn ze overal hetzelfde, dan heeft iedereen hetzelfde spel gezien:
audit-words = { $first } · { $second } · { $third }
audit-list = anker papegaai maan vat kompas dolfijn lantaarn eiland parel kanon touw ster schildpad kroon trommel sleutel walvis kaars veer fles brug wolk ladder spiegel palmboom vlag konijn bel zwaard wiel appel spook toren slang tuin hamer peper roos zeil haai lepel storm tijger trompet viool raam wolf kasteel kers koffie krab draak arend vuur fluit vos geit handschoen haven hoed honing koning citroen leeuw
audit-drawing = De kaarten worden samen getrokken…
audit-dealt =
    { $count ->
        [one] Dit spel is één keer gedeeld.
       *[other] Tot dit spel is er { $count } keer gedeeld.
    }
audit-dealt-before =
    { $count ->
        [one] Hier is je al één keer gedeeld, en dat spel kwam niet tot een einde.
       *[other] Hier is je al { $count } keer gedeeld, en geen van die spellen kwam tot een einde.
    }
audit-none = De apparaten hebben deze kaarten niet samen getrokken: of het toeval was, weet niemand.
audit-share =
    { $dealer ->
        [yes] Het apparaat dat heeft gedeeld, heeft iets anders getrokken dan het van tevoren had vastgelegd.
       *[no] Wat { $seat } heeft getrokken, is niet wat dat apparaat van tevoren had vastgelegd.
    }
audit-own-share = Wat jouw apparaat voor de kaarten heeft getrokken, is door iets anders vervangen.
audit-commitments = De kaarten komen niet uit wat iedereen van tevoren had vastgelegd.
audit-seed = De kaarten komen niet uit wat jullie samen hebben getrokken.
audit-sealed = Dit zijn andere kaarten dan die bij het begin zijn verzegeld.
audit-illegal = Regel { $entry } van het verslag is tegen de spelregels.
audit-chance = In regel { $entry } van het verslag besliste niet het toeval: dit volgt niet uit het startgetal.
audit-unfinished = Het geopende spel heeft geen einde.
audit-forged = Regel { $entry } van het verslag staat op jouw naam, maar dat heb jij niet gedaan.
audit-left-out = Wat je in regel { $entry } van het verslag hebt gedaan, ontbreekt.
audit-undone = In regel { $entry } van het verslag is iets teruggenomen waarmee niet iedereen had ingestemd.
audit-unsigned = In regel { $entry } van het verslag zou { $seat } het goed hebben gevonden dat iets werd teruggenomen, maar de handtekening is niet van het apparaat van { $seat }.
audit-unsealed = Wat { $seat } vanaf regel { $entry } van het verslag tegelijk met anderen koos, is niet wat van tevoren was verzegeld.
audit-resealed = Voor wat { $seat } vanaf regel { $entry } van het verslag tegelijk met anderen koos, zijn je twee verschillende zegels genoemd.
audit-letter = Brief nummer { $number } vertelde iets anders dan wat er is gebeurd.
audit-letter-twice = Brief nummer { $number } kwam twee keer en vertelde telkens iets anders.
audit-record = Er is iets teruggenomen dat niet is vastgelegd.
audit-picture = In regel { $entry } van het verslag kreeg je iets anders te zien dan er echt lag.
audit-without-share = Je was er niet toen er werd gedeeld: dat het toeval was, weten alleen de anderen.
audit-since = Je apparaat weet pas vanaf regel { $entry } van het verslag wat je te zien kreeg.
audit-void =
    { $count ->
        [one] Eén verzegelde keuze is nooit geopend: iemand anders nam die plaats over.
       *[other] { $count } verzegelde keuzes zijn nooit geopend: iemand anders nam die plaatsen over.
    }
audit-stood-in =
    { $count ->
        [one] Er is één zet voor je gedaan terwijl je weg was, of door jou op een ander apparaat.
       *[other] Er zijn { $count } zetten voor je gedaan terwijl je weg was, of door jou op een ander apparaat.
    }
audit-agreed =
    { $count ->
        [one] Eén zet is teruggenomen, en jij vond dat goed.
       *[other] { $count } zetten zijn teruggenomen, en jij vond dat goed.
    }
audit-signed =
    { $count ->
        [one] { $seat } vond het goed dat in regel { $entries } van het verslag iets werd teruggenomen: het apparaat van { $seat } heeft dat ondertekend.
       *[other] { $seat } vond het goed dat in de regels { $entries } van het verslag iets werd teruggenomen: het apparaat van { $seat } heeft dat ondertekend.
    }
audit-missed =
    { $count ->
        [one] Eén zet is teruggenomen terwijl je weg of op een ander apparaat was.
       *[other] { $count } zetten zijn teruggenomen terwijl je weg of op een ander apparaat was.
    }
say-ahoy = Ahoi!
say-luck = Goede vaart!
say-well = Goed gespeeld!
say-thanks = Bedankt!
say-oops = Oeps!
say-ouch = Au!
say-haha = Haha!
say-hm = Hm…
say-moment = Een ogenblikje.
say-go = Jouw beurt!
say-never = Dat zet ik je betaald!
say-arr = Arrr!
access-prompt = Je browser vraagt misschien of deze pagina apparaten in je netwerk mag bereiken. Sta dat toe: zo vinden jullie apparaten elkaar.
access-denied = Je browser moet deze pagina weghouden van apparaten in je netwerk. Sta de toegang toe in de instellingen van de pagina, anders komt er geen verbinding.
join-heading =
    { $named ->
        [no] Je bent uitgenodigd voor { $game }
       *[other] { $host } nodigt je uit voor { $game }
    }
join-name = Je naam
join-button = Meespelen
join-about = Het spel draait op het andere apparaat; hier wordt niets geïnstalleerd en er komt geen server aan te pas.
join-honest =
    { $named ->
        [no] Het apparaat dat je heeft uitgenodigd deelt en kent elke kaart.
       *[yes] Het apparaat van { $host } deelt en kent elke kaart, zoals een deler die zelf meespeelt.
    } Niemand kan ongemerkt de kaarten of een zet veranderen: aan het eind kan jouw apparaat het hele spel controleren.
join-back = Je hebt al een plaats aan deze tafel.
join-preparing = Het antwoord wordt voorbereid…
join-reply = Nu moet je antwoord nog terug
join-reply-about = Houd deze code voor de camera van het andere apparaat, of stuur de link terug. Laat deze pagina open.
join-reply-link = Antwoord
join-told = Mijn antwoord op je uitnodiging
join-waiting =
    { $named ->
        [no] Je zit aan tafel. Het spel begint zodra er gedeeld is.
       *[other] Je zit aan tafel. { $host } deelt zodra iedereen er is.
    }
join-gone = De verbinding is weg. Vraag om een nieuwe uitnodiging; je plaats blijft voor je vrij.
join-scan = Nieuwe uitnodiging scannen
join-paste = Nieuwe uitnodiging plakken
join-again = Het apparaat dat deelt begint het volgende spel.
join-broken = Deze uitnodiging is niet te lezen
join-broken-about = Misschien is de link onvolledig of komt hij van een andere versie van de pagina. Vraag om een nieuwe.
join-trouble = Nog geen verbinding. Als het antwoord is aangekomen, kan dit in de weg zitten:
join-trouble-network = Beide apparaten moeten op dezelfde wifi zitten.
join-trouble-isolated = Gastnetwerken houden apparaten vaak uit elkaar. De hotspot van een telefoon werkt wel.
join-trouble-permission = De browser vraagt misschien of de pagina apparaten in je netwerk mag bereiken: sta dat toe.
join-trouble-browser = Vanuit een berichtenapp lukt het vaak niet: open de uitnodiging in je browser.
join-trouble-late = Alle plaatsen bezet? Meekijken kan via de link van de tafel (Online).
reply-title = Antwoord op een uitnodiging
reply-code = Antwoord als QR-code
reply-delivering = De tafel wordt in deze browser gezocht…
reply-taken = Klaar: je vriend komt eraan. Ga terug naar het tabblad met je tafel.
reply-void = De tafel staat hier open, maar die uitnodiging geldt niet meer. Laat een nieuwe zien.
reply-nobody = Deze tafel staat niet open in deze browser. Houd de code voor het apparaat dat uitnodigde, of stuur de link daarheen.
scan-asking = De browser vraagt of de camera gebruikt mag worden.
scan-looking = Houd de code voor de camera.
scan-refused = De camera is niet te gebruiken. Plak in plaats daarvan de link.
join-painters = Het apparaat dat deelt heeft een andere versie van deze pagina. Jullie kunnen spelen; maar of je te zien krijgt wat er ligt, kan aan het eind alleen worden nagegaan als beide pagina’s vóór het delen opnieuw worden geladen.
together-old-guest = Je pagina is een oudere versie. Laad haar opnieuw en vraag dan om een nieuwe uitnodiging.
together-old-host = Het apparaat dat je uitnodigde heeft een oudere versie van de pagina. Die moet daar opnieuw worden geladen.
online-title = Online
online-details = Vrienden elders: wat servers te weten komen
online-about = Vrienden kunnen ook van elders meespelen, en de link is genoeg: niemand hoeft een antwoord terug te brengen. Jullie apparaten vinden elkaar via een server op internet en praten daarna rechtstreeks met elkaar. Wat elke server te weten komt:
online-learns-relay = Ontmoetingspunt, { $hosts }: dat jullie apparaten elkaar vinden, wanneer, en hun internetadressen. Nooit namen, kaarten of zetten: wat het doorgeeft is versleuteld.
online-learns-stun = STUN, { $hosts }: het internetadres van elk apparaat.
online-learns-turn = TURN, { $hosts }: vinden twee apparaten geen rechtstreekse weg, dan geeft hij alles versleuteld door en weet hij hun adressen en hoeveel het is.
online-insecure = Online kan alleen als deze pagina via https komt. Hier kwam ze via gewoon http.
online-nowhere = Vanaf hier is geen ontmoetingspunt bereikbaar. Kijk of je online bent en laad de pagina opnieuw, of vraag om een uitnodiging die er geen nodig heeft.
online-connecting = Het ontmoetingspunt wordt gezocht…
online-open = Het ontmoetingspunt is klaar. Wie de uitnodiging opent, komt meteen binnen.
online-failed = Geen ontmoetingspunt is bereikbaar; geprobeerd: { $hosts }. De pagina blijft het proberen. Blijft het zo, open dan ‘Met de hand’ onder de uitnodiging op het apparaat dat uitnodigt: het antwoord gaat dan met de hand terug.
invite-online = De uitnodiging openen
invite-online-about = Laat de code met de camera scannen of stuur de link. Hij is voor één persoon en brengt die ook terug als de verbinding wegvalt.
invite-all = De uitnodiging openen
invite-all-about = Laat iedereen de code met de camera scannen of stuur de link, ook naar een groep. Wie hem opent, krijgt de volgende vrije plaats en komt daar terug als de verbinding wegvalt.
invite-blocked = Iemand heeft aangeklopt, maar er komt geen verbinding door. Dit kan in de weg zitten:
invite-carry = Met de hand, zonder ontmoetingspunt
invite-carry-about =
    { $far ->
        [no] Voor een vriend op dezelfde wifi van wie het apparaat het ontmoetingspunt niet bereikt: stuur deze link, het antwoord moet dan bij jou terugkomen.
       *[yes] Voor een vriend van wie het apparaat het ontmoetingspunt niet bereikt: stuur deze link, het antwoord moet dan bij jou terugkomen. Het werkt ook van elders, als beide netwerken een rechtstreekse verbinding toelaten.
    }
invite-carry-code = Uitnodiging met de hand als QR-code
invite-carry-link = Uitnodiging met de hand
join-online-about = Het spel draait op het andere apparaat; hier wordt niets geïnstalleerd. Een server op internet brengt jullie apparaten bij elkaar. Wat elke server te weten komt:
join-far-about = Het spel draait op het andere apparaat; hier wordt niets geïnstalleerd. Om elkaar ook van ver te vinden, vragen de twee apparaten aan servers op internet hoe ze te bereiken zijn. Wat elke server te weten komt:
join-online-connecting = Het ontmoetingspunt wordt gezocht…
join-online-waiting =
    { $named ->
        [no] Je bent bij het ontmoetingspunt. Je komt binnen zodra de tafel openstaat op het apparaat dat uitnodigt.
       *[yes] Je bent bij het ontmoetingspunt. Je komt binnen zodra de tafel bij { $host } openstaat.
    }
join-online-long = Nog steeds niemand. Misschien slaapt het andere apparaat of toont het een andere pagina, of is het spel begonnen en zijn alle plaatsen bezet. Zit je al aan deze tafel, in een ander tabblad of op een ander apparaat, sluit die daar dan; op een nieuw apparaat heb je een nieuwe uitnodiging nodig.
join-online-answered = Verbinden…
join-online-stuck =
    { $named ->
        [no] Het andere apparaat heeft geantwoord, maar er komt geen verbinding. Dit kan in de weg zitten:
       *[yes] Het apparaat van { $host } heeft geantwoord, maar er komt geen verbinding. Dit kan in de weg zitten:
    }
join-online-failed = Je kunt ook om een uitnodiging met de hand vragen, zonder ontmoetingspunt.
join-online-again = Opnieuw proberen
join-trouble-mobile = Mobiele netwerken laten vaak geen rechtstreekse verbinding toe. Wifi helpt, of een TURN-server van wie deze pagina aanbiedt.
join-trouble-hand = ‘Met de hand’ hierboven is een andere manier.
presence-returning = De verbinding is weg. Zodra het apparaat dat deelt bereikbaar is, ben je terug aan tafel.
together-moved = Je speelt verder op een ander apparaat, of in een ander tabblad. Om hier terug te komen, kies je daar ‘Verder op een ander apparaat’.
together-taken = Op deze plaats zit al iemand, op een ander apparaat. Vraag om een nieuwe uitnodiging.
together-full = Alle plaatsen zijn bezet. Vraag om de plaats van een bot, of om het volgende spel mee te doen.
together-other-host = Het apparaat dat antwoordde, is niet dat waar deze tafel van is. Vraag om een nieuwe uitnodiging.
together-unwatched = Aan deze tafel kan niemand meer meekijken.
call-turn = Jij bent aan de beurt.
call-dealt = De kaarten zijn gedeeld.
call-came =
    { $count ->
        [one] { $names } is er.
       *[other] { $names } zijn er.
    }
notify-label = Geef een melding als er iemand komt of als ik aan de beurt ben, terwijl dit tabblad op de achtergrond is
notify-refused = De browser staat hier geen meldingen toe. De titel van het tabblad zegt het.
watch-about =
    { $named ->
        [no] Je kunt meekijken: je ziet wat iedereen mag zien, en niemands hand. Het wordt eerst aan wie deelt gevraagd.
       *[other] Je kunt meekijken: je ziet wat iedereen mag zien, en niemands hand. Het wordt eerst aan { $host } gevraagd.
    }
watch-ask = Meekijken
watch-only = Alleen meekijken
watch-waiting =
    { $named ->
        [no] Aan wie deelt wordt gevraagd of je mag meekijken.
       *[other] Aan { $host } wordt gevraagd of je mag meekijken.
    }
watch-here = Je kijkt mee.
watch-stop = Niet meer meekijken
watch-large = Grote letters, voor de televisie
watch-somebody = Iemand
watch-asks = { $name } wil graag meekijken, zonder plaats. Niemands hand is daar te zien.
watch-allow = Laten meekijken
watch-deny = Nee
watch-watching =
    { $count ->
        [one] { $names } kijkt mee.
       *[other] { $names } kijken mee.
    }

## Warnings of the coach after a decision

warn-legend = Waarschuwen na een beslissing
warn-off = Geen waarschuwing
warn-big = Grote fouten
    .hint = Vanaf { $points } procentpunten winstkans
warn-clear = Alle duidelijke fouten
    .hint = Vanaf { $points } procentpunten winstkans
warn-about = Alleen als je in je eentje tegen de computer speelt. Voordat iemand anders aan de beurt komt, zegt de loods wat beter was geweest, op grond van wat jij weet, en biedt hij één keer aan de beslissing terug te nemen; dan telt het spel niet mee. Wat niet met zekerheid te zeggen is, blijft ongezegd.
warn-looks = De loods kijkt er even naar…
warn-said = ‘{ $label }’ kost { $cost } ± { $error } procentpunten winstkans.
warn-better = Beter: { $label }.
warn-better-why = Beter: { $label }. { $reason }.
warn-again = Je hebt deze beslissing al één keer teruggenomen.
warn-seen = Er is iets nieuws bekend geworden; daarom neemt de loods de beslissing niet terug.
warn-back = Terugnemen
warn-stay = Zo laten

## Een clubavond: dezelfde partijen voor iedereen

small-title = Kleine spellen

club-title = Clubavond
club-about = Eén code deelt iedereen dezelfde kaarten, elk op een eigen apparaat, en de uitslagen worden vergeleken. Voor een club, een klas, een stand; zonder netwerk.
club-result = Je uitslag

contest-about = Iedereen speelt alleen tegen dezelfde bots. Je krijgt een code om op te hangen of door te geven, en verzamelt de uitslagen.
contest-against = jij tegen { $crew }
contest-deals =
    { $count ->
        [one] één partij
       *[other] { $count } partijen
    }
contest-own = Clubavonden die je organiseert
contest-joined = Clubavonden waaraan je meedoet
contest-join = Meedoen
contest-code-typed = Code van de clubavond, twaalf tekens
contest-open = Openen
contest-new = Een clubavond organiseren
contest-draw = Partijen loten
contest-game = Spel
contest-seats = Plaatsen aan tafel
contest-level = Niveau van de bots
contest-number = Partijen
contest-title = Titel
contest-title-hint = Die staat boven aan het blad. Hij mag leeg blijven.
contest-word-new = Woord bij het begin
contest-word-new-hint = Als er een is, volgen de kaarten eruit: voordat je het zegt, kan niemand vooruitkijken. Het mag leeg blijven.
contest-everybody = Iedereen speelt met dezelfde kaarten tegen dezelfde bots. Je eerste poging telt.
contest-name = Je naam
contest-word = Het woord dat gezegd is
contest-deal = Partij { $number }
contest-try = Poging { $tries } op dit apparaat
contest-play = Spelen
contest-name-missing = Schrijf eerst je naam.
contest-word-missing = Schrijf eerst het woord dat gezegd is.
contest-result = Je uitslag
contest-result-about = Laat je uitslag aan het eind zien aan degene die ze verzamelt, of stuur hem op. De hele partij zit erin.
contest-result-code = QR-code van je uitslag
contest-result-link = Link van je uitslag
contest-typed = Om over te typen, als geen van beide gaat:
contest-again = Nog eens spelen, als volgende poging
contest-send-all = Alle uitslagen sturen
contest-hand-out = Uitdelen
contest-hand-out-about = Laat deze code zien of geef de link door. Wie later komt, begint later.
contest-deal-code = QR-code van de clubavond
contest-deal-link = Link van de clubavond
contest-code-told = Om in te typen onder ‘Clubavond’:
contest-print-sheet = Aanplakblad afdrukken
contest-print-worksheet = Werkblad afdrukken
contest-take-part = Zelf meedoen
contest-collect = Verzamelen
contest-collect-about = Alleen jij ziet de tabel. Scan de codes, plak een willekeurige tekst met uitslagen, of open bestanden; je kunt ze ook op deze pagina slepen.
contest-scan = Uitslagen scannen
contest-files = Tekstbestanden openen
contest-paste = Uitslagen plakken, zoveel je wilt
contest-add = Toevoegen
contest-honest = Veranderde partijen, andere kaarten en bots die met opzet slecht spelen vallen op. Wie op twee apparaten twee keer speelt, of een ander programma raadpleegt, valt niet op.
contest-claimer = Naam
contest-claim = Code van een uitslag, twaalf tekens
contest-claim-add = Code toevoegen
contest-offered =
    { $from ->
        [dropped] Je hebt hier neergezet:
       *[opened] De link bevat
    } { $count ->
        [one] één uitslag
       *[other] { $count } uitslagen
    } ({ $names }). Er wordt niets bewaard voordat jij daarvoor kiest.
contest-news =
    { $count ->
        [one] Eén uitslag
       *[other] { $count } uitslagen
    }{ $twice ->
        [0] .
        [one] ; één was er al.
       *[other] ; { $twice } waren er al.
    }
contest-nothing = Er zit geen uitslag in.
contest-refused = { $text } is overgeslagen: { $reason }
contest-progress = Volgens de regels gecontroleerd: alle. Met de bots: { $done } van { $due }.
contest-csv = Tabel als bestand (CSV)
contest-print = Afdrukken
contest-share = Link naar de hele tabel kopiëren
contest-total = Alle partijen
contest-of = { $points } van { $most }
contest-first = eerste
contest-claimed = ingetypt, niet gecontroleerd
contest-contradicted = ingetypt; de ingeleverde partij zegt iets anders
contest-by-rules = volgens de regels
contest-by-bots = gecontroleerd
contest-strange =
    { $count ->
        [one] Plaats { $seat } speelt anders bij zet { $entry }.
       *[other] Plaats { $seat } speelt anders bij zet { $entry }, de bots in totaal { $count } keer.
    }
contest-twin = Zet voor zet dezelfde partij als die van { $name }.
contest-later = Een andere poging onder deze naam telt.
contest-remove = Uitslag weghalen:
contest-column-deal = Partij
contest-column-place = Plaats
contest-column-name = Naam
contest-column-rank = Rang
contest-column-score = Punten in het spel
contest-column-points = Matchpunten
contest-column-most = Matchpunten maximaal
contest-column-turns = Beurten
contest-column-try = Poging
contest-column-checked = Gecontroleerd
contest-column-luck = Geluk
contest-column-play = Spel
contest-column-result = Uitslag
contest-column-deals = Partijen
contest-word-said = Voordat je begint, wordt er een woord gezegd: schrijf het op als ernaar gevraagd wordt.
contest-sheet-code = Open de link met de camera, of typ deze code:
contest-sheet-typed = In te typen onder ‘Clubavond’ op { $address }.
contest-file-about = Deze pagina is als bestand geopend, dus is er geen link. Wie het bestand ook heeft, typt de code. Wie later komt, begint later.
contest-file-code = Open het bestand van Freebooters, kies ‘Clubavond’ en typ deze code:
contest-worksheet-lesson = Eerst: een les
contest-worksheet-lesson-about = Speel de les van { $game } tot het eind.
contest-worksheet-puzzles = Dan: twee puzzels
contest-worksheet-deal = Tot slot: dezelfde partij voor iedereen
contest-worksheet-result = Code van je uitslag:

error-contest = Zo’n clubavond bestaat niet.
error-code-length = Een code heeft { $signs } tekens; deze heeft er { $found }.
error-code-sign = In codes komt geen ‘{ $sign }’ voor.
error-code-wrong = Een teken van deze code klopt niet, of er zijn er twee verwisseld.
error-code-version = Deze code is van een andere versie van de pagina. Laad haar opnieuw om de nieuwste te krijgen.
error-code-edition = Deze code hoort bij andere regels of andere bots. Iedereen heeft dezelfde versie van de pagina nodig: laad haar opnieuw.
error-result-other = Dit is een uitslag van een andere clubavond.
error-result-word = Deze partij is met een ander woord gespeeld.
error-result-chance = Vanaf regel { $entry } van het verslag zijn de kaarten niet die van de partij.

## De regelwerkplaats, die met haar schermen komt

workshop-title = Regelwerkplaats
workshop-lead = De regels van een klein spel als tekst, met de tafel ernaast. Verander een regel, en er wordt meteen opnieuw gedeeld volgens jouw regels.
workshop-choose = Wat wil je veranderen?
workshop-begin = Begin hier
workshop-change = Regels veranderen
workshop-lines = { $lines } regels Python
workshop-blank = Sjabloon
workshop-blank-about = Munten uit een kist: het kortste spel van allemaal, om er een eigen spel van te maken.
workshop-open-file = Bestand openen
workshop-yours = Jouw spellen
workshop-delete = Verwijderen
workshop-deleted = { $name } is verwijderd.
workshop-file = Opslaan als bestand
workshop-missing = Dit spel staat niet op dit apparaat.
workshop-starting = De tafel wordt klaargezet…
workshop-tab-table = Tafel
workshop-tab-rules = Regels
workshop-anew = opnieuw gedeeld
workshop-text = Regels van { $name }
workshop-indent = Inspringen
workshop-outdent = Terugspringen
workshop-signs = Tekens
workshop-try = Probeer regel { $line }:
workshop-go = Naar regel { $line }
workshop-dice = Andere dobbelstenen
workshop-stop = Stoppen
workshop-share = Delen
workshop-dealt =
    { $moves ->
        [0] Opnieuw gedeeld, dezelfde dobbelstenen.
        [one] Opnieuw gedeeld, dezelfde dobbelstenen. Je zet is opnieuw gedaan.
       *[other] Opnieuw gedeeld, dezelfde dobbelstenen. Je { $moves } zetten zijn opnieuw gedaan.
    }
workshop-dealt-some = Opnieuw gedeeld, dezelfde dobbelstenen. { $kept } van je { $moves } zetten zijn opnieuw gedaan; de volgende mag niet van jouw regels.
workshop-fault-line = Regel { $line }: { $message }
workshop-still = De tafel toont nog je regels van zonet.
workshop-examining = Er wordt gekeken of alle beloften standhouden…
workshop-hold =
    { $games ->
        [one] Alle beloften houden stand (één partij gespeeld).
       *[other] Alle beloften houden stand ({ $games } partijen gespeeld).
    }
workshop-broken = Een belofte is gebroken.
workshop-itself = Het spel zegt over zichzelf:
workshop-promise = Belofte { $number }: { $message }
workshop-show = Laat zien
workshop-shown = Op dit moment is het te zien.
workshop-back = Terug naar mijn partij
workshop-stopped = Gestopt. Verander iets, of start het opnieuw.
workshop-lost = Dit duurde te lang en is gestopt. Verandert er iets in een lus?
workshop-again = Opnieuw starten
workshop-link = Link naar jouw spel
workshop-name = Naam van jouw spel
workshop-share-about = In deze link zitten jouw regels. Wie hem opent, speelt jouw spel; verder wordt er niemand iets gestuurd.
workshop-share-long = Deze regels zijn te lang voor een link. Sla ze op als bestand en stuur dat.
workshop-real = Er een echt spel van maken
workshop-real-about = Voor wie het wil bijdragen: sla het op als bestand. In een checkout van Freebooters maakt dit er, met een korte naam van jezelf, een spel van:
workshop-sent = Iemand stuurt je een spel
workshop-sent-lines =
    { $lines ->
        [0] Het heeft de regels van { $game }, onveranderd.
        [one] Eén regel is anders dan bij { $game }.
       *[other] { $lines } regels zijn anders dan bij { $game }.
    }
workshop-differs = Regels die anders zijn
workshop-sent-wall = Het draait achter een muur: het kan de processor van dit apparaat gebruiken en verder niets, niet je spellen en niet het netwerk. De woorden erin zijn van de afzender, niet van ons.
workshop-play = Spelen
workshop-read = Eerst de regels lezen
workshop-band = Een spel uit een link
workshop-keep = Kopie bewaren
workshop-kept = Bewaard bij jouw spellen in de werkplaats.
workshop-unkept = Het kon niet worden bewaard: de opslag van dit apparaat is vol of antwoordt niet. Onder ‘Delen’ kun je het als bestand opslaan.
workshop-wrong = Dit spel kan niet worden geopend
workshop-wrong-damaged = Er ontbreekt een deel, of het is onderweg veranderd. Vraag er nog eens om.
workshop-wrong-newer = Het is met een nieuwere versie van deze pagina gemaakt. Laad de pagina opnieuw en probeer het dan nog eens.
workshop-wrong-base = Het is gemaakt van een andere versie van het spel dan deze pagina heeft, en de veranderingen passen hier niet. Vraag het als bestand.
workshop-wrong-foreign = In dit bestand zit geen spel van de werkplaats.
workshop-wrong-large = Dit bestand is te groot voor een spel van de werkplaats.

## Spellen per post, die met hun schermen komen

post-title = Spellen per post
post-lead = Elke zet is een link die jullie elkaar via een willekeurige berichtendienst sturen, ieder wanneer het uitkomt. Niets wordt ergens anders bewaard dan op jullie eigen apparaten.
post-insecure = Voor spellen per post moet de pagina via https geopend zijn: anders versleutelt de browser niets. Open deze pagina via haar https-adres.
post-copied = Gekopieerd. Plak het in een bericht.
post-paste = Plak een bericht of een link
post-go = Naar het spel
post-all = Naar de spellen
post-to-table = Naar de tafel
post-opening = De brief wordt geopend…
post-last-seen = De tafel zoals je die het laatst zag.
post-remove = Verwijderen
post-removed = { $game }: verwijderd, met de sleutels.
post-deleted = De brieven van dit spel zijn hier verwijderd, met hun sleutels: je kunt niemand meer schrijven.
post-turns =
    { $count ->
        [0] Spellen per post
        [one] Jij bent aan de beurt in één spel per post
       *[other] Jij bent aan de beurt in { $count } spellen per post
    }
post-standing-over = Het spel is afgelopen.
post-standing-begun = Begonnen op { $when }; er is nog niemand uitgenodigd.
post-standing-invited =
    { $count ->
        [one] Uitgenodigd op { $when }. Er ontbreekt één toezegging.
       *[other] Uitgenodigd op { $when }. Er ontbreken { $count } toezeggingen.
    }
post-standing-complete = Iedereen heeft toegezegd; er is nog niet gedeeld.
post-standing-moved = Je speelt het verder op een ander apparaat.
post-standing-own = Jij bent aan de beurt.
post-standing-theirs = Wachten op { $names }.
post-since = Laatst verstuurd: { $when }. Misschien stuur je het nog eens.
post-invite-title = Per post uitnodigen
post-invite-about = Jullie sturen elkaar links via een willekeurige berichtendienst, ieder wanneer het uitkomt. Elke uitnodiging is voor één persoon; komt er een toezegging terug, open die dan hier.
post-invite = Uitnodiging sturen
post-invite-again = Nog eens sturen
post-not-invited = nog niet uitgenodigd
post-invited = uitgenodigd
post-accepted = heeft toegezegd
post-invite-missing =
    { $count ->
        [one] Er ontbreekt nog één toezegging.
       *[other] Er ontbreken nog { $count } toezeggingen.
    }
post-invite-complete = Iedereen heeft toegezegd.
post-honest = Dit apparaat deelt en kent alle kaarten, als een deler die zelf meespeelt. Aan het eind kan het spel worden gecontroleerd.
post-has-accepted = { $name } heeft toegezegd.
post-accepted-again = { $name } had al toegezegd: er verandert niets.
post-accepted-late = { $name } heeft te laat toegezegd: er is al gedeeld.
post-accepted-twice = Ook { $name } heeft toegezegd, met de uitnodiging waarop { $other } toezegde. Vraag na voor wie die bedoeld was.
post-accept-other = { $name } krijgt de plaats
post-own = Dit is je eigen uitnodiging. Stuur hem naar je vriend.
post-accept-title = { $game } per post
post-accept-about = { $name } nodigt je uit voor { $game } per post. Jullie sturen elkaar links via een willekeurige berichtendienst. Niets wordt ergens anders bewaard dan op jullie eigen apparaten.
post-accept = Toezeggen en versturen
post-accept-again = Toezegging nog eens sturen
post-accept-unsent = Je hebt de plaats genomen. Stuur { $name } de toezegging, het antwoord op de uitnodiging.
post-honest-friend = Het apparaat van { $name } deelt en kent alle kaarten, als een deler die zelf meespeelt. Aan het eind kan het spel worden gecontroleerd. Open elke brief in deze browser: alleen die heeft de sleutel.
post-has-written = Brief { $number }: { $name } heeft gespeeld.
post-has-answered = { $name } heeft geantwoord.
post-letter-wrong = De brief van { $name } kon niet worden geopend. { $why }
post-send-answer = Antwoord sturen
post-ready = Je antwoord is klaar. Tot je het verstuurt, kun je anders kiezen.
post-drawn = Stuur je antwoord: de volgende brief vertelt wat er getrokken wordt, en je beurt gaat verder.
post-sent = Verstuurd. Wachten op { $name }.
post-answered = Je hebt deze brief beantwoord. Het antwoord nog eens sturen?
post-again = Nog eens sturen
post-newest = Naar de nieuwste brief
post-backs = { $name } wil de laatste zet van { $names } terugnemen.
post-backs-own = { $name } wil de eigen laatste zet terugnemen.
post-backs-yours = { $name } wil jouw laatste zet terugnemen.
post-backs-on = Als je doorspeelt, ga je akkoord.
post-yes = Ik ga akkoord
post-no = Ik ga niet akkoord
post-found-older = Er is een nieuwere brief gekomen. Zo stond het toen.
post-found-otherwise = Het apparaat van { $name } heeft brief { $number } twee keer verschillend verteld. Dat is genoteerd voor de controle aan het eind.
post-found-whole = Brief { $number } gaat verder op een brief die dit apparaat niet heeft. Vraag { $name } hem volledig te sturen.
post-ask-whole = Om de volledige brief vragen
post-found-moved = Je speelt dit spel nu op een ander apparaat.
post-found-none = Niets te doen tot { $name } de eerste brief schrijft.
post-send-letter = Brief { $number } naar { $name } sturen
post-letter-to = Brief { $number } naar { $name }
post-again-to =
    { $count ->
        [one] Nog eens sturen
       *[other] Nog eens naar { $name } sturen
    }
post-letter-ready = Stuur de brief: het gaat verder met { $name }.
post-ask-ready = Stuur de brief die { $name } om akkoord vraagt.
post-asked = Wachten op akkoord van { $name }.
post-asked-on = Wachten op akkoord van { $name }. Je kunt verder spelen; bij een nee telt dat niet.
post-stop-asking = Toch niet
post-send-opened = Ter controle sturen
post-move-about = Je speelt daar verder waar je nu bent, en dit apparaat stopt. Wat je hebt gekozen maar nog niet verstuurd, gaat niet mee.
post-move-secret = In de link zit de sleutel van je brieven: wie hem heeft, kan in jouw naam spelen. Stuur hem alleen naar jezelf.
post-move-make = Link maken
post-move-stopped = Dit apparaat is gestopt: het opent en beantwoordt geen brieven van dit spel meer.
post-move-back = Toch hier verder spelen
post-move-back-about = Alleen als je daar nog niet verder hebt gespeeld: anders antwoorden beide apparaten, en het eerste antwoord telt.
post-move-go = Hier verder spelen
post-move-ask = Je speelt als { $name }, met { $names }. Het spel gaat naar dit apparaat; het andere is gestopt.
post-move-yours = Ben je niet { $name }? Dan is deze link niet voor jou, en iemand moet weten dat hij verkeerd terechtkwam.
post-move-wrong = Deze link kon niet worden geopend. { $why }
post-move-here = Dit spel staat al op dit apparaat, en niet minder ver: er verandert niets.
post-move-others = Deze link brengt de plaats van een vriend in { $game } naar een ander apparaat van hem of haar. Hij is niet voor dit apparaat, dat deelt.
post-move-bare = Voor de nieuwste brief was in de link geen plaats. Open hier de nieuwste brief van { $name }; ontbreekt de vorige, vraag dan om de volledige brief.
post-check = Spel controleren
post-checking = Het hele spel wordt vergeleken met wat dit apparaat heeft gezien…
post-letters = Brieven
post-sent-at = Brief { $number }; laatst verstuurd: { $when }
post-sent-never = Er is nog niets verstuurd.
post-give = Een bot voor { $name } laten spelen
post-give-back = { $name } weer laten spelen
post-ask-back = Laatste zet van { $name } terugnemen
post-back-about = Is een brief verstuurd, dan wordt wat erin staat alleen teruggenomen als iedereen akkoord gaat: de volgende brief vraagt het aan iedereen.
post-file-about = Met een bestand gaat het spel verder op een ander apparaat, of hier als de browser het heeft gewist. Wie het bestand heeft, kan alle kaarten zien en jouw brieven schrijven.
post-file-risk = Verstuurd. Wachten op { $name }. Bewaar een bestand: deze browser kan het spel wissen.
post-file-ask =
    { $count ->
        [one] In dit bestand staat het spel met { $names } zoals het was op { $when }, na één brief van jou.
       *[other] In dit bestand staat het spel met { $names } zoals het was op { $when }, na { $count } brieven van jou.
    }
post-file-one = Speel het maar op één apparaat verder.
post-file-replaces = Het spel op dit apparaat is minder ver en wordt vervangen.
post-file-old = Het spel op dit apparaat is verder: er verandert niets.
post-file-since = Is het sindsdien verdergegaan? Open de antwoorden die zijn gekomen op volgorde en kies wat je hebt gekozen. Dan komen dezelfde brieven eruit. Andere brieven merken de apparaten van je vrienden op.
post-file-none = Er zit geen spel per post in.
post-file-damaged = Het bestand is niet volledig of is veranderd.
post-file-newer = Het komt van een nieuwere versie van deze pagina. Laad de pagina opnieuw en probeer het nog eens.
post-told-part =
    { $counted ->
        [one] Maar één van je { $count } keuzes kon zoals het aan tafel stond.
       *[other] { $counted } van je { $count } keuzes konden zoals het aan tafel stond.
    }
post-told-away = Intussen heeft een bot voor je gespeeld.
post-told-left-out =
    { $count ->
        [one] Voor één oudere regel van het verslag was in de brief geen plaats: die komt met het hele spel.
       *[other] Voor { $count } oudere regels van het verslag was in de brief geen plaats: die komen met het hele spel.
    }
post-taken-played = { $name } heeft geantwoord.
post-taken-part =
    { $counted ->
        [one] Maar één van de { $count } keuzes van { $name } kon zoals het aan tafel stond; de volgende brief vraagt naar de rest.
       *[other] { $counted } van de { $count } keuzes van { $name } konden zoals het aan tafel stond; de volgende brief vraagt naar de rest.
    }
post-taken-agreed = { $name } gaat akkoord.
post-taken-again = Het antwoord van { $name } was er al: er verandert niets.
post-taken-differs = { $name } heeft twee keer verschillend geantwoord. Het eerste antwoord telt.
post-taken-late = Het antwoord van { $name } komt te laat: de brief waarop het slaat, geldt niet meer.
post-taken-ahead = { $name } antwoordt op een brief die dit apparaat niet heeft verstuurd: het spel ging elders verder, of vanaf een oudere kopie.
post-taken-illegal = Wat { $name } stuurde, is geen antwoord. Vraag er nog eens om.
post-taken-refused = { $name } gaat niet akkoord: er wordt niets teruggenomen.
post-taken-whole = { $name } heeft de volledige brief nodig. Stuur hem nog eens.
post-fault-cut = Deze link is niet compleet. Kopieer het hele bericht en plak het hier.
post-fault-altered = Deze link is onderweg veranderd. Kopieer het hele bericht en plak het hier, of vraag er nog eens om.
post-fault-older = Deze link komt van een oudere versie van deze pagina. Vraag er nog eens om.
post-fault-newer = Deze link komt van een nieuwere versie van deze pagina. Laad de pagina opnieuw en probeer het nog eens.
post-fault-none = In deze tekst zit geen brief.
post-stranger = Deze brief van { $game } is voor de plaats van iemand anders, of voor een andere browser. Is hij van jou, open hem dan waar je hebt toegezegd: plak hem daar.
post-line-invitation = { $game } per post: speel je mee?
post-line-acceptance = { $game } per post: { $name } doet mee
post-line-letter = { $game }, brief { $number }: jij bent aan de beurt, { $name }
post-line-told = { $game }, brief { $number } voor { $name }
post-line-answer = { $game }: antwoord op brief { $number }
post-line-no = { $game }: nee op brief { $number }
post-line-whole = { $game }: stuur brief { $number } volledig
post-line-opened = { $game }: het hele spel ter controle
