### What all games share, in English.

## Seats

seat-hat = Hat
seat-star = Star
seat-cactus = Cactus
seat-boot = Boot
seat-horseshoe = Horseshoe
seat-cow = Cow
chance = Chance
spectator = Spectator

## Prompts of those who are not asked

prompt-game-over = The game is over.
prompt-chance = Chance decides.
prompt-waiting = The others are choosing.
prompt-waiting-for = { $name } is choosing.

## Why something was refused

not-your-turn = It is not your turn.
game-over = The game is over: nothing more can be done.
no-such-action = This game has no such action.
no-such-seat-count = This game is for { $fewest } to { $most } players.
no-such-variant = This game has no such variant.
variant-twice = Choose each variant only one way.
variants-exclude = These variants do not go together.
variant-needs-another =
    One of these variants does nothing without another one: its explanation says which one is missing.
no-such-game = There is no game of this name.
bad-record = This is not a record of a game, or one of its moves is not allowed.
no-such-move = The record does not have that many moves.
nothing-to-undo = There is no move of yours to take back.

## Parts of sentences

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
list-next = { $items }, { $next }
list-last = { $items } and { $last }
way-north = { $steps } north
way-east = { $steps } east
way-south = { $steps } south
way-west = { $steps } west

# $side is n, e, s or w. `listed` is one of several in a row: "in the north, east and west".
side = { $side ->
    [n] north
    [e] east
    [s] south
   *[w] west
}
    .listed = { $side ->
        [n] north
        [e] east
        [s] south
       *[w] west
    }
    .toward = { $side ->
        [n] to the north
        [e] to the east
        [s] to the south
       *[w] to the west
    }
    .at = { $side ->
        [n] at the north side
        [e] at the east side
        [s] at the south side
       *[w] at the west side
    }
