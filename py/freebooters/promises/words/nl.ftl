promise-chance = het toeval
promise-spectator = een toeschouwer
promise-move = { $who }: { $action }
promise-after-none = Dat blijkt vóór de eerste zet.
promise-after-all = { $count ->
    [one] Dat blijkt na één zet:
   *[other] Dat blijkt na { $count } zetten:
}
promise-after-last = Dat blijkt na { $count } zetten, waarvan dit de laatste zijn:
promise-raised = De kamer breekt af met { $error } ({ $place }).
promise-changes = { $method } verandert de toestand: `{ $slot }` is daarna anders.

promise-replay-state = Dezelfde zetten leiden tot een andere toestand: `{ $slot }` is anders. Gebruikt apply() het toeval, of iets buiten de toestand?
promise-replay-view = Als dezelfde zetten opnieuw worden gedaan, ziet { $who } iets anders in `{ $field }`.
promise-replay-events = Als dezelfde zetten opnieuw worden gedaan, worden andere gebeurtenissen verteld.
promise-replay-drawn = Een verslag dat opnieuw wordt gelezen, laat het toeval opnieuw beslissen in plaats van te nemen wat getrokken was.
promise-replay-goes-on = Het verslag van een afgelopen spel leidt tot een spel dat doorgaat.
promise-replay-shared = De toevalsgenerator die het hele programma deelt, wordt gebruikt; alleen die welke draw() krijgt, mag.
promise-traits-drawn = Volgens `traits` is er geen toeval, maar het toeval handelt wel.
promise-traits-undrawn = Volgens `traits` is er toeval, maar het handelt nooit.
promise-draw-outcome = draw() neemt `{ $action }`, dat legal() niet noemt.
promise-draw-again = Bij hetzelfde geluk neemt draw() eerst `{ $action }` en dan `{ $other }`: het hangt van meer af dan zijn generator.
promise-draw-weight = draw() neemt `{ $found }` waar de gewichten van outcomes() tot `{ $wanted }` leiden.
promise-draw-asks = draw() vraagt zijn generator { $count } keer; één keer mag.

promise-copy-type = copy() geeft `{ $found }` in plaats van `{ $wanted }`.
promise-copy-loses = copy() laat `{ $slot }` weg.
promise-copy-differs = Een kopie is niet als het origineel: `{ $slot }` is anders.
promise-copy-unequal = Een kopie is niet gelijk aan het origineel, hoewel alle slots dat zijn: wat staat er in key()?
promise-copy-shares = copy() deelt `{ $slot }`: wie het ene verandert, verandert het andere mee.
promise-copy-changes = Een toestand veranderde toen een andere werd doorgespeeld: copy() deelt `{ $slot }`.
promise-copy-shared = Het spel verandert iets dat alle kopieën delen; het is te bereiken via `{ $slot }`.
promise-derived = `{ $slot }` volgt niet uit de rest van de toestand: het is { $found } en zou { $wanted } moeten zijn.
promise-key-leaves-out = key() laat `{ $slot }` weg: toestanden die daarin verschillen, gelden als gelijk.
promise-key-idle = `{ $slot }` is in alle toestanden hetzelfde: geen toestand heeft het nodig.

promise-play-raised = Het spel breekt af met { $error } ({ $place }).
promise-legal-raised = { $who } mag `{ $action }`, maar dat breekt af met { $error } ({ $place }).
promise-legal-none = { $who } is aan zet, maar legal() biedt niets aan.
promise-legal-many = { $who } heeft { $count } keuzes tegelijk; hoogstens { $most } mogen er zijn.
promise-legal-plain = `{ $action }` is geen actie: dat is een tuple van woorden en hele getallen, het werkwoord eerst.
promise-legal-twice = { $who } krijgt `{ $action }` twee keer aangeboden.
promise-legal-again = { $who } krijgt iets anders aangeboden als legal() nog eens wordt gevraagd.
promise-legal-idle = { $who } mag `{ $action }`, maar dat verandert niets.
promise-legal-leads = { $who } mag `{ $action }`; daarna is { $other } aan zet, maar legal() biedt niets aan.
promise-legal-knows = Wat { $who } mag, hangt af van iets dat voor die plaats verborgen is.
promise-actions-twice = actions() noemt niets, of twee keer dezelfde actie.
promise-actions-change = actions() noemt iets anders als het nog eens wordt gevraagd.
promise-actions-miss = `{ $action }` is mogelijk, maar actions() noemt het niet.
promise-outcomes-legal = outcomes() en legal() noemen niet hetzelfde in dezelfde volgorde.
promise-outcomes-weight = outcomes() geeft `{ $action }` het gewicht { $weight }; een gewicht is een heel getal vanaf 1.
promise-act-seats = to_act() geeft { $found }: het moeten plaatsen van deze tafel zijn, elk één keer, of alleen het toeval.
promise-listen-events = Dezelfde zet vertelt de tweede keer andere gebeurtenissen.
promise-listen-state = Wat er gebeurt, hangt ervan af of iemand naar de gebeurtenissen luistert: `{ $slot }` is anders.
promise-refuse-not = { $who } mag `{ $action }` niet, en toch wordt het niet geweigerd.
promise-refuse-turn = `{ $action }` wordt uitgevoerd voor een plaats die niet aan zet is.
promise-refuse-changes = Een geweigerde actie heeft iets veranderd.

promise-imagine-view = Wat { $who } ziet, is niet voor te stellen: `{ $field }` komt terug als { $found } in plaats van { $wanted }.
promise-imagine-turn = In de toestand die imagine() maakt van wat { $who } ziet, zijn anderen aan zet.
promise-imagine-again = Van hetzelfde zicht maakt imagine() bij hetzelfde geluk twee toestanden: `{ $slot }` is anders.
promise-imagine-changes = imagine() verandert waar het van uitgaat: `{ $field }` was { $wanted } en is daarna { $found }.
promise-hidden-none = Volgens `traits` is er iets verborgen, maar voor niemand is iets verborgen.
promise-hidden-some = Volgens `traits` is er niets verborgen, maar iets is het wel.
promise-hidden-event = Wat { $who } te horen krijgt, hangt af van iets verborgens: de gebeurtenis `{ $kind }` is anders.
promise-hidden-view = Wat { $who } ziet, hangt af van iets verborgens: `{ $field }` is anders.
promise-hidden-picture = Wat { $who } te zien krijgt, hangt af van iets verborgens: { $part } is anders.
promise-mask-view = Als { $who } iets doet, hoort { $observer } van mask() alleen `{ $look }`, maar `{ $field }` in het zicht toont welke actie het was.
promise-mask-event = Als { $who } iets doet, hoort { $observer } van mask() alleen `{ $look }`, maar de gebeurtenis `{ $kind }` toont welke actie het was.
promise-mask-more = Als { $who } iets doet, hoort { $observer } van mask() of het `{ $look }` of `{ $other }` is, hoewel verder niets zichtbaars ze onderscheidt.
promise-mask-own = { $who } doet `{ $action }`, maar mask() toont die plaats alleen `{ $look }`.
promise-mask-cuts = mask() maakt van `{ $action }` `{ $look }`; het mag alleen het eind afsnijden.
promise-secret = Wat { $who } in het geheim kiest, blijkt voordat iedereen gekozen heeft: { $observer } ziet het in `{ $field }`.
promise-beat-ahead = Een tussenbeeld verraadt wat pas later wordt verteld; { $who } zou het zien.

promise-census = Het aantal van “{ $what }” was { $before } en is nu { $now }.
promise-census-empty = census() telt niets, of iets waarvan er geen is.
promise-census-imagined = In de toestand die imagine() maakt van wat { $who } ziet, is het aantal van “{ $what }” { $now } in plaats van { $before }.
promise-told-census = Als `{ $kind }` wordt verteld, is het aantal van “{ $what }” { $now } in plaats van { $before }: eerst doen, dan vertellen.
promise-told-derived = Als `{ $kind }` wordt verteld, is `{ $slot }` { $found } en zou het { $wanted } moeten zijn: eerst doen, dan vertellen.
promise-told-last = Na de laatste gebeurtenis, `{ $kind }`, verandert de toestand nog: `{ $slot }` is anders. Eerst doen, dan vertellen.
promise-beat-never = De schilder laat een tussenbeeld eindigen met `{ $kind }`, maar zo’n gebeurtenis wordt nooit verteld.

promise-commits-legal = { $who } mag `{ $action }` tegelijk met anderen kiezen, maar niet meer zodra zij gekozen hebben.
promise-commits-state = Als er meer tegelijk kiezen, maakt het uit wie de eerste was: `{ $slot }` is anders.
promise-commits-view = Als er meer tegelijk kiezen, maakt het uit wie de eerste was: wat men ziet of wie aan zet is, is anders.
promise-traits-together = Volgens `traits` kiezen er nooit meer tegelijk, maar dat gebeurt wel.
promise-traits-apart = Volgens `traits` kiezen er meer tegelijk, maar dat gebeurt nooit.

promise-endings-late = Een spel op goed geluk is na { $longest } zetten niet afgelopen, het meeste dat `longest` toestaat.
promise-endings-returns = returns() geeft { $found }; het moet een getal van 0 tot 1 zijn voor elk van { $seats } plaatsen.
promise-endings-ranks = ranks() geeft { $found }: een rang is één hoger dan het aantal betere plaatsen; heeft iedereen verloren, dan is hij 2.
promise-endings-order = ranks() geeft { $ranks }, maar volgens returns(), { $returns }, is de volgorde anders.

promise-json-type = view() geeft `{ $found }`, niet wat `view_type` zegt.
promise-json-view = Wat { $who } ziet, is niet als JSON te schrijven: { $error }.
promise-json-another = Wat { $who } ziet, is iets anders als het als JSON is geschreven en gelezen: `{ $field }` is anders. Staat er een lijst waar een tuple hoort?
promise-json-event = Wat de gebeurtenis `{ $kind }` vertelt, is te veranderen of is geen JSON. Staat er een lijst waar een tuple hoort?
promise-json-frozen = Een zicht is te veranderen: de dataclass moet `frozen` zijn.
promise-save-loses = Een bewaard en geladen spel is een ander: { $part } is anders.
promise-save-again = Een bewaard en geladen spel geeft een andere tekst als het nog eens wordt bewaard.
promise-save-goes-on = Een bewaard en geladen spel gaat anders verder.
promise-link-loses = Een spel dat door een link ging, is een ander: { $part } is anders.
promise-link-seed = De link naar een spel dat doorgaat, verraadt het startgetal.
promise-link-room = Wat het startgetal toch al beslist, maakt de link niet korter.

promise-choice-action = { $who } heeft keuzes waarvan de acties niet die van legal() in dezelfde volgorde zijn.
promise-choice-missing = { $who } mag `{ $action }`, maar `{ $token }` ligt niet op tafel ({ $frame }).
promise-choice-picks = Wie op tafel `{ $action }` heeft aangewezen, kan nog `{ $other }` bedoelen: alles wat daarvoor wordt aangeraakt, hoort ook bij het andere.
promise-choice-label = `{ $action }` en `{ $other }` heten hetzelfde.
promise-choice-twice = Voor `{ $action }` moet hetzelfde twee keer worden aangeraakt.
promise-choice-attempt = Wat is aangeraakt ({ $picks }), staat voor `{ $action }`, maar attempt() leest { $found }.
promise-choice-no-action = Van { $picks } maakt attempt() { $found }, en dat is geen actie.
promise-lay-incomplete = Een schikking is niet te voltooien: er moeten plaatsen zijn, en niet minder dingen dan plaatsen.
promise-lay-tokens = Plaatsen en dingen van een schikking hebben dezelfde aanduiding.
promise-lay-words = Twee dingen van een schikking hebben hetzelfde woord.
promise-lay-place = De plaats `{ $token }` van een schikking ligt niet op tafel.
promise-lay-item = Het ding `{ $token }` van een schikking is op tafel niet één ding.
promise-lay-names = Twee dingen van een schikking heten hetzelfde.
promise-lay-rest = De tafel heeft geen plaats voor wat er van een schikking overblijft.
promise-lay-illegal = Een volledige schikking wordt geweigerd: `{ $action }` mag niet op zijn beurt.

promise-words-none = `{ $said }` wordt gezegd, maar { $file } heeft er geen woorden voor.
promise-words-part = `{ $said }` bestaat in { $file } niet uit dezelfde delen als in het Engels: `{ $part }` staat maar aan één kant.

promise-scene-twice = Twee knopen van een scène hebben de naam `{ $id }`.
promise-scene-nodes = Een scène heeft { $count } knopen; hoogstens { $most } mogen er zijn, en minstens één.
promise-scene-bytes = Een scène neemt { $count } bytes; hoogstens { $most } mogen het er zijn.
promise-scene-named = Iets verborgens heet op tafel naar wat het is: { $who } zou het aan de namen kunnen aflezen.
