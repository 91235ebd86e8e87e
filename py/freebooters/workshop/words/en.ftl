workshop-fault-python = Python says: { $said }
workshop-fault-endless = The rules were still busy after 2 seconds and were stopped here. Does something in this loop change?
workshop-fault-memory = This needs more memory than a game may have.
workshop-fault-recursion = This function calls itself again and again.
workshop-fault-method = The rules have no method { $method }.
workshop-fault-module = There is no module { $module } here.
workshop-fault-game = The text makes no `game`: it ends with game = plain_game(…).
workshop-fault-id = The game calls itself “{ $found }”; here it has to be “{ $wanted }”.
workshop-fault-name = Neither a game nor one of its files can be called “{ $name }”.
workshop-fault-size = A game has at most { $letters } letters.
workshop-fault-table = The game shows a table that this page cannot draw.
workshop-fault-stopped = The game did not answer and was stopped.
workshop-no-wall = This browser cannot wall rules off from your games, so they are not run here.
workshop-no-frame = The part of this page that walls rules off did not come. If you are offline, go online and open this again.
