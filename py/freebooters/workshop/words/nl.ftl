workshop-fault-python = Python meldt: { $said }
workshop-fault-endless = De regels waren na 2 seconden nog bezig en zijn hier gestopt. Verandert er iets in deze lus?
workshop-fault-memory = Hiervoor is meer geheugen nodig dan een spel mag hebben.
workshop-fault-recursion = Deze functie roept zichzelf steeds opnieuw aan.
workshop-fault-method = De regels missen de methode { $method }.
workshop-fault-module = Een module { $module } is hier niet.
workshop-fault-game = De tekst levert geen `game` op: hij eindigt met game = plain_game(…).
workshop-fault-id = Het spel noemt zichzelf ‘{ $found }’; hier moet het ‘{ $wanted }’ heten.
workshop-fault-name = Een spel of een van zijn bestanden kan niet ‘{ $name }’ heten.
workshop-fault-size = Een spel heeft hooguit { $letters } tekens.
workshop-fault-table = Het spel toont een tafel die deze pagina niet kan tekenen.
workshop-fault-stopped = Het spel antwoordde niet meer en is gestopt.
workshop-no-wall = Deze browser kan regels niet afschermen van je spellen; daarom worden ze hier niet uitgevoerd.
workshop-no-frame = Het deel van deze pagina dat spelregels afschermt, is niet aangekomen. Ben je offline, ga dan online en open dit opnieuw.
