promise-chance = le hasard
promise-spectator = un spectateur
promise-move = { $who } : { $action }
promise-after-none = Cela se voit avant le premier coup.
promise-after-all = { $count ->
    [one] Cela se voit après un coup :
   *[other] Cela se voit après { $count } coups :
}
promise-after-last = Cela se voit après { $count } coups, dont voici les derniers :
promise-raised = La salle s’interrompt : { $error } ({ $place }).
promise-changes = { $method } modifie l’état : `{ $slot }` est différent ensuite.

promise-replay-state = Les mêmes coups mènent à un autre état : `{ $slot }` diffère. apply() se sert-il du hasard, ou de quelque chose hors de l’état ?
promise-replay-view = Quand on rejoue les mêmes coups, { $who } voit autre chose dans `{ $field }`.
promise-replay-events = Quand on rejoue les mêmes coups, d’autres événements sont racontés.
promise-replay-drawn = Un journal relu fait de nouveau appel au hasard au lieu de reprendre ce qui a été tiré.
promise-replay-goes-on = Le journal d’une partie finie mène à une partie qui continue.
promise-replay-shared = Le générateur aléatoire commun à tout le programme est utilisé ; seul celui que reçoit draw() est permis.
promise-traits-drawn = Selon `traits`, rien n’est laissé au hasard, mais le hasard agit.
promise-traits-undrawn = Selon `traits`, le hasard agit, mais ce n’est jamais le cas.
promise-draw-outcome = draw() prend `{ $action }`, que legal() n’annonce pas.
promise-draw-again = Avec la même chance, draw() prend `{ $action }` puis `{ $other }` : il dépend d’autre chose que de son générateur.
promise-draw-weight = draw() prend `{ $found }` là où les poids de outcomes() mènent à `{ $wanted }`.
promise-draw-asks = draw() interroge son générateur { $count } fois ; une seule est permise.

promise-copy-type = copy() donne `{ $found }` au lieu de `{ $wanted }`.
promise-copy-loses = copy() oublie `{ $slot }`.
promise-copy-differs = Une copie n’est pas comme l’original : `{ $slot }` diffère.
promise-copy-unequal = Une copie n’est pas égale à l’original, bien que tous les champs le soient : que contient key() ?
promise-copy-shares = copy() partage `{ $slot }` : modifier l’un modifierait l’autre.
promise-copy-changes = Un état a changé quand on a continué à jouer un autre : copy() partage `{ $slot }`.
promise-copy-shared = Le jeu modifie quelque chose que toutes les copies partagent ; on y arrive par `{ $slot }`.
promise-derived = `{ $slot }` ne découle pas du reste de l’état : c’est { $found }, ce devrait être { $wanted }.
promise-key-leaves-out = key() oublie `{ $slot }` : des états qui y diffèrent passent pour égaux.
promise-key-idle = `{ $slot }` est le même dans tous les états : aucun n’en a besoin.

promise-play-raised = La partie s’interrompt : { $error } ({ $place }).
promise-legal-raised = { $who } peut faire `{ $action }`, mais cela s’interrompt : { $error } ({ $place }).
promise-legal-none = { $who } doit agir, mais legal() ne propose rien.
promise-legal-many = { $who } a { $count } choix à la fois ; { $most } au plus sont permis.
promise-legal-plain = `{ $action }` n’est pas une action : il faut un tuple de mots et de nombres entiers, le verbe d’abord.
promise-legal-twice = legal() annonce `{ $action }` deux fois ; doit agir : { $who }.
promise-legal-again = legal() annonce autre chose quand on l’interroge de nouveau ; doit agir : { $who }.
promise-legal-idle = { $who } peut faire `{ $action }`, mais cela ne change rien.
promise-legal-leads = { $who } peut faire `{ $action }` ; ensuite { $other } doit agir, mais legal() ne propose rien.
promise-legal-knows = Ce que { $who } peut faire dépend de quelque chose qui est caché à cette place.
promise-actions-twice = actions() n’annonce rien, ou deux fois la même action.
promise-actions-change = actions() annonce autre chose quand on l’interroge de nouveau.
promise-actions-miss = `{ $action }` est possible, mais actions() ne l’annonce pas.
promise-outcomes-legal = outcomes() et legal() n’annoncent pas la même chose dans le même ordre.
promise-outcomes-weight = outcomes() donne à `{ $action }` le poids { $weight } ; un poids est un nombre entier à partir de 1.
promise-act-seats = to_act() donne { $found } : il faut des places de cette table, chacune une fois, ou le hasard seul.
promise-listen-events = Le même coup raconte d’autres événements la seconde fois.
promise-listen-state = Ce qui arrive dépend de ce que quelqu’un écoute les événements ou non : `{ $slot }` diffère.
promise-refuse-not = { $who } ne peut pas faire `{ $action }`, et pourtant ce n’est pas refusé.
promise-refuse-turn = `{ $action }` est exécuté pour une place dont ce n’est pas le tour.
promise-refuse-changes = Une action refusée a changé quelque chose.

promise-imagine-view = Ce que voit { $who } ne peut pas être imaginé : `{ $field }` revient comme { $found } au lieu de { $wanted }.
promise-imagine-turn = Dans l’état que imagine() tire de ce que voit { $who }, d’autres doivent agir.
promise-imagine-again = De la même vue et avec la même chance, imagine() tire deux états : `{ $slot }` diffère.
promise-imagine-changes = imagine() modifie ce dont il part : `{ $field }` était { $wanted } et devient { $found }.
promise-hidden-none = Selon `traits`, des choses sont cachées, mais rien ne l’est pour personne.
promise-hidden-some = Selon `traits`, rien n’est caché, mais quelque chose l’est.
promise-hidden-event = Ce qu’apprend { $who } dépend de quelque chose de caché : l’événement `{ $kind }` diffère.
promise-hidden-view = Ce que voit { $who } dépend de quelque chose de caché : `{ $field }` diffère.
promise-hidden-picture = Ce que la table montre dépend de quelque chose de caché : { $part } diffère. Regarde : { $who }.
promise-mask-view = Quand { $who } agit, mask() n’annonce que `{ $look }`, mais `{ $field }` dans la vue montre quelle action c’était. Regarde : { $observer }.
promise-mask-event = Quand { $who } agit, mask() n’annonce que `{ $look }`, mais l’événement `{ $kind }` montre quelle action c’était. Regarde : { $observer }.
promise-mask-more = Quand { $who } agit, mask() annonce si c’est `{ $look }` ou `{ $other }`, bien que rien d’autre de visible ne les distingue. Regarde : { $observer }.
promise-mask-own = { $who } fait `{ $action }`, mais mask() ne montre à cette place que `{ $look }`.
promise-mask-cuts = mask() fait `{ $look }` de `{ $action }` ; il ne peut que couper la fin.
promise-secret = Ce que { $who } choisit en secret se voit avant que tous aient choisi : { $observer } le voit dans `{ $field }`.
promise-beat-ahead = Une image intermédiaire trahit ce qui n’est raconté que plus tard ; { $who } le verrait.

promise-census = Le nombre de « { $what } » était { $before }, il est maintenant { $now }.
promise-census-empty = census() ne compte rien, ou compte quelque chose qui n’existe pas.
promise-census-imagined = Dans l’état que imagine() tire de ce que voit { $who }, le nombre de « { $what } » est { $now } au lieu de { $before }.
promise-told-census = Quand `{ $kind }` est raconté, le nombre de « { $what } » est { $now } au lieu de { $before } : agir d’abord, raconter ensuite.
promise-told-derived = Quand `{ $kind }` est raconté, `{ $slot }` est { $found } et devrait être { $wanted } : agir d’abord, raconter ensuite.
promise-told-last = L’état change encore après le dernier événement, `{ $kind }` : `{ $slot }` diffère. Agir d’abord, raconter ensuite.
promise-beat-never = Le peintre termine une image intermédiaire par `{ $kind }`, mais aucun événement de ce genre n’est raconté.

promise-commits-legal = { $who } peut choisir `{ $action }` en même temps que d’autres, mais plus une fois qu’ils ont choisi.
promise-commits-state = Quand plusieurs choisissent à la fois, le premier à le faire compte : `{ $slot }` diffère.
promise-commits-view = Quand plusieurs choisissent à la fois, le premier à le faire compte : ce qu’on voit ou qui doit agir diffère.
promise-traits-together = Selon `traits`, jamais plusieurs ne choisissent à la fois, mais c’est le cas.
promise-traits-apart = Selon `traits`, plusieurs choisissent à la fois, mais ce n’est jamais le cas.

promise-endings-late = Une partie au hasard n’est pas finie après { $longest } coups, le plus que permet `longest`.
promise-endings-returns = returns() donne { $found } ; il faut un nombre de 0 à 1 pour chacune des { $seats } places.
promise-endings-ranks = ranks() donne { $found } : un rang dépasse de un le nombre de places meilleures ; si tous ont perdu, c’est 2.
promise-endings-order = ranks() donne { $ranks }, mais selon returns(), { $returns }, l’ordre est autre.

promise-json-type = view() donne `{ $found }`, et non ce que dit `view_type`.
promise-json-view = Ce que voit { $who } ne peut pas s’écrire en JSON : { $error }.
promise-json-another = Ce que voit { $who } est autre chose une fois écrit en JSON et relu : `{ $field }` diffère. Y a-t-il une liste là où il faut un tuple ?
promise-json-event = Ce que raconte l’événement `{ $kind }` peut être modifié ou n’est pas du JSON. Y a-t-il une liste là où il faut un tuple ?
promise-json-frozen = Une vue peut être modifiée : sa dataclass doit être `frozen`.
promise-save-loses = Une partie enregistrée puis chargée en est une autre : { $part } diffère.
promise-save-again = Une partie enregistrée puis chargée donne un autre texte quand on l’enregistre de nouveau.
promise-save-goes-on = Une partie enregistrée puis chargée continue autrement.
promise-link-loses = Une partie passée par un lien en est une autre : { $part } diffère.
promise-link-seed = Le lien d’une partie qui continue trahit sa graine.
promise-link-room = Ce que la graine décide de toute façon ne raccourcit pas le lien.

promise-choice-action = { $who } a des choix dont les actions ne sont pas celles de legal() dans le même ordre.
promise-choice-missing = { $who } peut faire `{ $action }`, mais `{ $token }` n’est pas sur la table ({ $frame }).
promise-choice-picks = Qui a désigné `{ $action }` sur la table peut encore vouloir `{ $other }` : tout ce qu’il faut toucher pour l’un sert aussi à l’autre.
promise-choice-label = `{ $action }` et `{ $other }` portent le même nom.
promise-choice-twice = Pour `{ $action }`, il faudrait toucher deux fois la même chose.
promise-choice-attempt = Ce qui est touché ({ $picks }) représente `{ $action }`, mais attempt() lit { $found }.
promise-choice-no-action = De ce qui est touché ({ $picks }), attempt() fait { $found }, qui n’est pas une action.
promise-lay-incomplete = Un arrangement ne peut pas être achevé : il faut des emplacements, et au moins autant d’objets.
promise-lay-tokens = Des emplacements et des objets d’un arrangement ont la même marque.
promise-lay-words = Deux objets d’un arrangement ont le même mot.
promise-lay-place = L’emplacement `{ $token }` d’un arrangement n’est pas sur la table.
promise-lay-item = L’objet `{ $token }` d’un arrangement n’est pas une seule chose sur la table.
promise-lay-names = Deux choses d’un arrangement portent le même nom.
promise-lay-rest = La table n’a pas de place pour ce qui reste d’un arrangement.
promise-lay-illegal = Un arrangement complet est refusé : `{ $action }` n’est pas permis à son tour.

promise-words-none = `{ $said }` est dit, mais { $file } n’a pas de mots pour cela.
promise-words-part = `{ $said }` n’a pas les mêmes parties dans { $file } qu’en anglais : `{ $part }` n’existe que d’un côté.

promise-scene-twice = Deux nœuds d’une scène ont l’identifiant `{ $id }`.
promise-scene-nodes = Une scène a { $count } nœuds ; { $most } au plus sont permis, et un au moins.
promise-scene-bytes = Une scène prend { $count } octets ; { $most } au plus sont permis.
promise-scene-named = Quelque chose de caché est nommé sur la table par ce que c’est : { $who } pourrait le lire dans les identifiants.
