### What all games share, in German.

## Seats

seat-hat = Hut
seat-star = Stern
seat-cactus = Kaktus
seat-boot = Stiefel
seat-horseshoe = Hufeisen
seat-cow = Rind
chance = Zufall
spectator = Zuschauer

## Prompts of those who are not asked

prompt-game-over = Das Spiel ist zu Ende.
prompt-chance = Der Zufall entscheidet.
prompt-waiting = Die anderen sind am Zug.
prompt-waiting-for = { $name } ist am Zug.

## Why something was refused

not-your-turn = Du bist nicht am Zug.
game-over = Das Spiel ist zu Ende: Es gibt nichts mehr zu tun.
no-such-action = Diese Aktion gibt es in diesem Spiel nicht.
no-such-seat-count = Dieses Spiel ist für { $fewest } bis { $most } Personen.
no-such-variant = Diese Variante gibt es in diesem Spiel nicht.
variant-twice = Lege jede Variante nur auf eine Weise fest.
variants-exclude = Diese Varianten passen nicht zusammen.
variant-needs-another =
    Eine dieser Varianten bewirkt ohne eine andere nichts: Ihre Erklärung sagt, welche noch fehlt.
no-such-game = Ein Spiel dieses Namens gibt es nicht.
bad-record = Das ist keine Aufzeichnung einer Partie, oder einer ihrer Züge ist nicht erlaubt.
no-such-move = So viele Züge hat die Aufzeichnung nicht.
nothing-to-undo = Es gibt keinen Zug, den du zurücknehmen kannst.

## Parts of sentences

points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
list-next = { $items }, { $next }
list-last = { $items } und { $last }
way-north = { $steps } nördlich
way-east = { $steps } östlich
way-south = { $steps } südlich
way-west = { $steps } westlich

# $side is n, e, s or w. `listed` is one of several in a row: "im Norden, Osten und Westen".
side = { $side ->
    [n] Norden
    [e] Osten
    [s] Süden
   *[w] Westen
}
    .listed = { $side ->
        [n] Norden
        [e] Osten
        [s] Süden
       *[w] Westen
    }
    .toward = { $side ->
        [n] nach Norden
        [e] nach Osten
        [s] nach Süden
       *[w] nach Westen
    }
    .at = { $side ->
        [n] an der Nordseite
        [e] an der Ostseite
        [s] an der Südseite
       *[w] an der Westseite
    }
