### What all games share, in Dutch.

## Seats

seat-hat = Hoed
seat-star = Ster
seat-cactus = Cactus
seat-boot = Laars
seat-horseshoe = Hoefijzer
seat-cow = Koe
chance = Toeval
spectator = Toeschouwer

## Prompts of those who are not asked

prompt-game-over = Het spel is afgelopen.
prompt-chance = Het toeval beslist.
prompt-waiting = De anderen zijn aan de beurt.
prompt-waiting-for = { $name } is aan de beurt.

## Why something was refused

not-your-turn = Je bent niet aan de beurt.
game-over = Het spel is afgelopen: er valt niets meer te doen.
no-such-action = Die actie bestaat niet in dit spel.
no-such-seat-count = Dit spel is voor { $fewest } tot { $most } spelers.
no-such-variant = Die variant bestaat niet in dit spel.
variant-twice = Kies elke variant maar op één manier.
variants-exclude = Deze varianten gaan niet samen.
variant-needs-another =
    Een van deze varianten doet niets zonder een andere: de uitleg erbij zegt welke er ontbreekt.
no-such-game = Er is geen spel met die naam.
bad-record = Dit is geen verslag van een partij, of een van de zetten is niet toegestaan.
no-such-move = Zo veel zetten heeft het verslag niet.
nothing-to-undo = Er is geen zet die je kunt terugnemen.

## Parts of sentences

points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
list-next = { $items }, { $next }
list-last = { $items } en { $last }
way-north = { $steps } noordelijk
way-east = { $steps } oostelijk
way-south = { $steps } zuidelijk
way-west = { $steps } westelijk

# $side is n, e, s or w. `listed` is one of several in a row: "in het noorden, oosten en westen".
side = { $side ->
    [n] het noorden
    [e] het oosten
    [s] het zuiden
   *[w] het westen
}
    .listed = { $side ->
        [n] noorden
        [e] oosten
        [s] zuiden
       *[w] westen
    }
    .toward = { $side ->
        [n] naar het noorden
        [e] naar het oosten
        [s] naar het zuiden
       *[w] naar het westen
    }
    .at = { $side ->
        [n] aan de noordkant
        [e] aan de oostkant
        [s] aan de zuidkant
       *[w] aan de westkant
    }
