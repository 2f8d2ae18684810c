### Carcassonne: Gold Rush, in English.

-gold-rush = Carcassonne: Gold Rush

gold-rush-title = { -gold-rush }
gold-rush-introduction =
    Tile by tile, a corner of the Wild West takes shape: mountains, prairies, railroads and cities. Post your
    cowboys where they will earn points, and pitch your tent on a promising mountain to dig for gold, even if
    the mountain is in other hands. Whoever has the most points after the last tile wins { -gold-rush }.

gold-rush-variant-no-farmers = Without farmers
    .explanation =
        No cowboys are placed on the prairies, and the prairies are not scored. Recommended for your first
        game.
gold-rush-variant-first-seat = Who begins: the first seat
    .explanation = The player in seat 1 takes the first turn; settle among yourselves who sits there.
gold-rush-variant-first-lot = Who begins: by lot
    .explanation = Chance decides who takes the first turn. Every seat is equally likely.

## Components

gold-rush-name-cowboy = cowboy
gold-rush-name-railwayman = railwayman
gold-rush-name-gold-miner = gold miner
gold-rush-name-merchant = merchant
gold-rush-name-farmer = farmer
gold-rush-name-tent = tent

## Parts of sentences

# A mining token by what it shows.
gold-rush-token = { $nuggets ->
    [0] gravel
    [one] { $nuggets } nugget
   *[other] { $nuggets } nuggets
}
gold-rush-start-tile = on the start tile

# What a tile shows at a side: "shows a mountain". $land is mountain, railroad or prairie.
gold-rush-land = { $land ->
    [mountain] a mountain
    [railroad] a railroad
   *[prairie] prairie
}
# One of several: "a mountain at the north side".
gold-rush-needed = { $land } { $side }

# Where a cowboy is on a tile: a side, the city, or half of a side, left or right as seen from the middle.
gold-rush-spot = { $spot ->
    [n] at the north side
    [e] at the east side
    [s] at the south side
    [w] at the west side
    [city] in the city
    [nl] at the north side, western half
    [nr] at the north side, eastern half
    [el] at the east side, northern half
    [er] at the east side, southern half
    [sl] at the south side, eastern half
    [sr] at the south side, western half
    [wl] at the west side, southern half
   *[wr] at the west side, northern half
}

# The name of a tile is a row of these.
gold-rush-tile-and = { $one }; { $two }
gold-rush-tile-plain = nothing but prairie
gold-rush-tile-mountain = { $count ->
    [4] mountain on all sides
   *[other] mountain in the { $sides }
} ({ $nuggets ->
    [one] { $nuggets } nugget
   *[other] { $nuggets } nuggets
})
gold-rush-tile-hub = { $hub ->
    [city] city
   *[junction] junction
} with railroads { $count ->
    [4] on all sides
   *[other] in the { $sides }
}
gold-rush-tile-railroad = railroad from { $start } to { $end }{ $locomotives ->
    [0] {""}
    [one] {" "}with a locomotive
   *[other] {" "}with { $locomotives } locomotives
}
gold-rush-tile-tunnel = railroad from the { $start } into the mountain{ $locomotives ->
    [0] {""}
    [one] {" "}with a locomotive
   *[other] {" "}with { $locomotives } locomotives
}
gold-rush-tile-tipis = { $tipis ->
    [one] tipi camp
   *[other] { $tipis } tipi camps
} in the { $sides }
gold-rush-tile-horses = { $horses ->
    [one] wild horses
   *[other] { $horses } herds of wild horses
} in the { $sides }

## Actions

gold-rush-action-draw = Draw the tile: { $tile }
gold-rush-action-token = Turn up a token: { $token }
gold-rush-action-place = Place the tile { $place }, top { $side }
    .group = Place the tile
    .short = Lay it { $place }
gold-rush-action-cowboy = { $role ->
    [railwayman] Railwayman on the railroad { $spot }
    [gold-miner] Gold miner on the mountain { $spot }
    [merchant] Merchant { $spot }
    [farmer] Farmer on the prairie { $spot }
   *[cowboy] Cowboy on the new tile { $spot }
}
    .group = Place a cowboy
    .short = { $role ->
        [railwayman] Place a railwayman
        [gold-miner] Place a gold miner
        [merchant] Place a merchant
        [farmer] Place a farmer
       *[cowboy] Place a cowboy
    }
gold-rush-action-tent = Pitch your tent { $place }, on the mountain { $side }
    .group = Pitch the tent
    .short = Pitch the tent here
gold-rush-action-mine = Mine for gold: take the top token from the mountain with your tent
    .group = Mine for gold
gold-rush-action-pass = Do nothing more this turn
    .group = Do nothing more
gold-rush-action-begin = { $player } begins

## Prompts

gold-rush-prompt-draw-first-seat = Who begins?
    .hint = The lot decides; every seat is equally likely.
gold-rush-prompt-draw-tile = Draw a land tile.
    .hint = { $tiles ->
        [one] { $tiles } tile is left in the piles.
       *[other] { $tiles } tiles are left in the piles.
    }
gold-rush-prompt-place-tile = Place your tile: { $tile }.
    .hint = It must touch a tile on the map, and every side must continue what it meets.
gold-rush-prompt-choose-action = Place a cowboy, pitch your tent, mine for gold, or do nothing more.
    .hint = { $cowboys ->
        [0] You have no cowboy left
        [one] You have { $cowboys } cowboy left
       *[other] You have { $cowboys } cowboys left
    }{ $tokens ->
        [0] .
        [one] , and { $tokens } token lies on the mountain with your tent.
       *[other] , and { $tokens } tokens lie on the mountain with your tent.
    }
gold-rush-prompt-take-token = Take the top token from the mountain with the tent.
    .hint = Only its owner may look at it.
gold-rush-prompt-share-tokens = Hand out the next token of the completed mountain.
    .hint = It goes to whoever has the most gold miners there; tied players take turns.

## Events

gold-rush-event-begins = The lot falls on { $name }, who begins.
gold-rush-event-tile-drawn = { $name } draws a tile: { $tile }.
gold-rush-event-tile-discarded = { $name } draws a tile that fits nowhere, and it leaves the game: { $tile }.
gold-rush-event-tile-placed = { $name } places the tile { $place }: { $tile }.
gold-rush-event-tokens-placed = { $tokens ->
    [one] { $tokens } mining token goes
   *[other] { $tokens } mining tokens go
} on the mountain ({ $place }), whose pile now counts { $pile }.
gold-rush-event-cowboy-placed = { $name } places { $role ->
    [railwayman] a railwayman
    [gold-miner] a gold miner
    [merchant] a merchant
   *[farmer] a farmer
} { $spot } ({ $place }).
gold-rush-event-cowboy-returned = { $name } gets { $role ->
    [railwayman] a railwayman
    [gold-miner] a gold miner
    [merchant] a merchant
   *[farmer] a farmer
} back ({ $place }).
gold-rush-event-tent-pitched = { $name } pitches a tent ({ $place }).
gold-rush-event-tent-moved = { $name } moves the tent ({ $place }).
gold-rush-event-tent-returned = The mountain is complete, and { $name } gets the tent back ({ $place }).
gold-rush-event-token-taken = { $name } takes a mining token ({ $place }). { $pile ->
    [0] The pile there is used up.
    [one] { $pile } is left there.
   *[other] { $pile } are left there.
}
gold-rush-event-token-seen = Your new token shows { $nuggets ->
    [0] nothing but gravel.
    [one] { $nuggets } nugget.
   *[other] { $nuggets } nuggets.
}
gold-rush-event-mountain-unclaimed =
    A mountain is complete without a single gold miner ({ $place }). { $tokens ->
    [0] No tokens were left on it.
    [one] Its last token leaves the game.
   *[other] Its { $tokens } tokens leave the game.
}
gold-rush-event-passed = { $name } does nothing more this turn.
gold-rush-event-final-scoring =
    No tiles are left: the final scoring begins. Tents and the tokens still on mountains are removed.
gold-rush-event-won = { $winners ->
    [one] { $name } wins with { points }!
   *[other] A shared victory for { $name } with { points }!
}

## Score lines

gold-rush-score-railroad = { $name } scores { points } for a completed railroad of { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
} ({ $place }){ $locomotives ->
    [0] .
    [one] , doubled by its only locomotive.
   *[other] ; { $locomotives } locomotives do not double it.
}
    .category = Railroads
gold-rush-score-city = { $name } scores { points } for a completed city with { $railroads ->
    [one] { $railroads } railroad
   *[other] { $railroads } railroads
} ({ $place }).
    .category = Cities
gold-rush-score-mountain = { $name } scores { points } for a completed mountain with { $nuggets ->
    [one] { $nuggets } nugget
   *[other] { $nuggets } nuggets
} ({ $place }).
    .category = Mountains
gold-rush-score-incomplete-mountain =
    { $name } scores { points } for an unfinished mountain with { $nuggets ->
    [one] { $nuggets } nugget
   *[other] { $nuggets } nuggets
} ({ $place }).
    .category = Unfinished mountains
gold-rush-score-incomplete-railroad = { $name } scores { points } for an unfinished railroad of { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
} ({ $place }).
    .category = Unfinished railroads
gold-rush-score-incomplete-city = { $name } scores { points } for an unfinished city with { $railroads ->
    [one] { $railroads } completed railroad
   *[other] { $railroads } completed railroads
} ({ $place }).
    .category = Unfinished cities
gold-rush-score-prairie = { $name } scores { points } for a prairie with { $tipis ->
    [0] no tipi camp
    [one] { $tipis } tipi camp
   *[other] { $tipis } tipi camps
} and { $horses ->
    [0] no wild horses
    [one] { $horses } herd of wild horses
   *[other] { $horses } herds of wild horses
} ({ $place }).
    .category = Prairies
gold-rush-score-gold = { $name } turns over { $tokens ->
    [one] { $tokens } mining token
   *[other] { $tokens } mining tokens
} and scores { points }.
    .category = Gold

## Why not

gold-rush-reason-begin-first = First the lot decides who begins.
gold-rush-reason-no-such-seat = Nobody sits there: this table has fewer seats.
gold-rush-reason-draw-first = First a land tile is drawn.
gold-rush-reason-none-left = None of these is left.
gold-rush-reason-place-first = First place the tile you have drawn.
gold-rush-reason-square-taken = A tile already lies there.
gold-rush-reason-not-adjacent =
    The tile must share a side with a tile on the map; touching at a corner is not enough.
gold-rush-reason-fits-in-no-turn =
    However you turn the tile, it does not fit here: this square needs { $needed }.
gold-rush-reason-does-not-continue =
    With its top { $top } the tile does not fit { $side }: there it shows { $shown }, but its neighbour
    shows { $there }. Turned another way it fits on this square.
gold-rush-reason-same-turn =
    Turned this way the tile looks the same as with its top { $side }; choose that instead.
gold-rush-reason-choose-action =
    Now you may place a cowboy, pitch your tent, mine for gold, or do nothing more.
gold-rush-reason-no-cowboy-left =
    All your cowboys are out. { $others ->
    [0] They are farmers, and farmers stay until the end of the game.
   *[other] { $farmers ->
        [0] They return
        [one] Your farmer stays until the end of the game; the others return
       *[other] Your farmers stay until the end of the game; the others return
    } when their railroad, mountain or city is completed.
}
gold-rush-reason-nothing-there = There is nothing on the new tile at that spot for a cowboy to stand on.
gold-rush-reason-no-farmers = This game is played without farmers, so cowboys cannot go on the prairie.
gold-rush-reason-other-spot = This is the same feature as { $spot }; choose that spot.
gold-rush-reason-feature-occupied =
    A cowboy, yours or another player’s, is already on this feature, even if on a different tile.
gold-rush-reason-no-tile-there = There is no tile where you want to pitch your tent.
gold-rush-reason-no-mountain-there = A tent stands on a mountain, and that side of the tile shows none.
gold-rush-reason-mountain-complete = This mountain is complete, and a tent needs one that is still growing.
gold-rush-reason-tent-there = A tent already stands on this part of the mountain. Other parts may be free.
gold-rush-reason-cowboy-there = A gold miner stands on this part of the mountain. Other parts may be free.
gold-rush-reason-no-tent = To mine for gold you need a tent on a mountain, and yours is in your supply.
gold-rush-reason-pile-empty = No tokens are left on the mountain with your tent.
gold-rush-reason-token-first = First the mining token is taken.

## The picture

gold-rush-scene-map = Map
gold-rush-scene-players = Players
gold-rush-scene-hand = Hand
gold-rush-scene-tile = Tile { $place }: { $tile }
gold-rush-scene-last-tile = { $name } placed this tile last
gold-rush-scene-dead-square = No tile that is left fits here
gold-rush-scene-cowboy = { $name }: { $role ->
    [railwayman] railwayman
    [gold-miner] gold miner
    [merchant] merchant
   *[farmer] farmer
} ({ $place })
gold-rush-scene-tent = { $name }: tent ({ $place })
gold-rush-scene-pile = { $tokens ->
    [one] { $tokens } mining token
   *[other] { $tokens } mining tokens
} ({ $place })
gold-rush-scene-place-here = Place the tile { $place }{ $turns ->
    [one] {""}
   *[other] ; { $turns } ways to turn it
}
gold-rush-scene-player = { $name }: { points }, { $cowboys ->
    [one] { $cowboys } cowboy
   *[other] { $cowboys } cowboys
} left, tent { $tent }, { $tokens ->
    [one] { $tokens } mining token
   *[other] { $tokens } mining tokens
}
gold-rush-scene-player-to-move = { gold-rush-scene-player }; it is this player’s turn
gold-rush-scene-you = you
gold-rush-scene-winner = winner
# Whether a tent is in the supply or on a mountain: "tent ready".
gold-rush-scene-tent-ready = ready
gold-rush-scene-tent-pitched = pitched
# Right after the figure, very short.
gold-rush-scene-points = pts
gold-rush-scene-gold-worth = worth { $points }
gold-rush-scene-tiles-left = { $tiles ->
    [one] { $tiles } tile left
   *[other] { $tiles } tiles left
}
gold-rush-scene-in-your-hand = In your hand
gold-rush-scene-in-hand-of = { $name }’s turn
gold-rush-scene-your-new-tile = Your tile
gold-rush-scene-new-tile-of = { $name }’s tile
gold-rush-scene-turn-left = Turn the tile to the left
gold-rush-scene-turn-right = Turn the tile to the right
gold-rush-scene-mine = Mine for gold
gold-rush-scene-pass = Do nothing more
gold-rush-scene-winners = { $seats ->
    [one] Winner
   *[other] Winners
}
gold-rush-scene-gallery-tiles = Land tiles
gold-rush-scene-gallery-pieces = Cowboys and tents
gold-rush-scene-gallery-tokens = Mining tokens
gold-rush-scene-gallery-marks = Marks on the map

## Rules help

gold-rush-help-components =
    The box holds 72 land tiles, one of them the start tile, 63 mining tokens, and a tent and cowboys for
    every player. The tiles show railroads, some with a locomotive, mountains with nuggets, prairies with tipi
    camps or herds of wild horses, and cities. The hidden side of a token shows 1, 2, 3 or 5 nuggets, or
    gravel.
    .title = The components
gold-rush-help-goal =
    Together you lay out a landscape of railroads, mountains, cities and prairies, and everybody places
    cowboys on it to earn points. Gold can be dug from any mountain, whoever holds it. When all tiles are
    placed and everything is scored, the player with the most points wins.
    .title = Aim of the game
gold-rush-help-preparation =
    The start tile lies in the middle of the table with one mining token face down on its mountain. All other
    tiles wait face down in piles. Each player has four cowboys to place and one tent.
    .title = Preparation
gold-rush-help-playing =
    Play goes clockwise. On your turn you draw a tile and must place it. Then you may do one of three things,
    or none: place a cowboy on that tile, pitch or move your tent, or take a token from the mountain with your
    tent. Last of all, every railroad, mountain and city that your tile has completed is scored.
    .title = Playing the game
gold-rush-help-land-tile =
    Place the tile you draw so that at least one of its sides touches a tile on the map; a corner is not
    enough. At every side that touches, railroad must meet railroad, mountain must meet mountain, and prairie
    must meet prairie. A tile that fits nowhere leaves the game, and you draw another.
    .title = 1. Draw and place a tile
gold-rush-help-mining-tokens =
    Every nugget symbol on the new tile brings one mining token, face down, to the mountain it is printed on.
    All tokens of a mountain form one pile; when a tile joins two mountains, their piles become one. A token
    shows 1, 2, 3 or 5 nuggets, or worthless gravel.
    .title = Placing mining tokens
gold-rush-help-cowboy =
    You may place one cowboy from your supply on a single feature of the tile you have just placed: as a
    railwayman on a railroad, a gold miner on a mountain, a merchant in a city, or a farmer on a prairie. The
    whole feature, on all its tiles, must be free of cowboys, your own included. Tents do not matter. If your
    supply is empty, you must wait until a cowboy returns.
    .title = 2a. Place a cowboy
gold-rush-help-tent =
    Instead of placing a cowboy you may pitch your tent on a mountain, or move it to another one, on any tile
    of the map. The mountain must not be complete, and the part of it on that tile must hold neither cowboy
    nor tent. What stands on the rest of the mountain is of no importance.
    .title = 2b. Pitch a tent
gold-rush-help-mine =
    If you place no cowboy and leave your tent where it is, you may take the top token from the mountain with
    your tent. It does not matter who else is on that mountain. Keep the token face down; you alone may look
    at it, and it counts only at the end of the game. You may even mine a mountain that your tile has just
    completed.
    .title = 2c. Mine for gold
gold-rush-help-evaluating =
    At the end of your turn everything that your new tile has completed is scored, no matter whose cowboys are
    on it. Railroads come first, then cities, then mountains. Only after that do the cowboys return to their
    owners.
    .title = 3. Scoring what is complete
gold-rush-help-railroad =
    A railroad is complete when both its ends stop at a junction, a city or a mountain, or when it runs in a
    circle. It gives 1 point for each tile it runs over. A tile that it touches twice counts once.
    .title = A completed railroad
gold-rush-help-locomotives =
    Exactly one locomotive on a completed railroad doubles its points. Without a locomotive, or with two or
    more of them, nothing is doubled.
    .title = Locomotives
gold-rush-help-scoreboard =
    Points are added to your score as soon as they are earned, and the score has no upper limit. Gold is the
    exception: what your mining tokens are worth remains your secret and is added only at the end.
    .title = The score
gold-rush-help-multiple-cowboys =
    When tiles join railroads, mountains or prairies that were separate, several cowboys can end up on the
    same feature. Whoever has the most cowboys there scores alone. Players who are tied for the most all score
    in full.
    .title = Several cowboys on one feature
gold-rush-help-mountain =
    A mountain is complete when it has no open side and no gap. Whoever has the most gold miners there takes
    all remaining tokens and scores 1 point for each nugget symbol printed on the mountain. Tied players take
    the tokens one by one, clockwise from the player whose turn it is, and each scores in full. Tents do not
    count and go back to their owners. If there is no gold miner, the tokens leave the game.
    .title = A completed mountain
gold-rush-help-city =
    A city is complete when every track that leaves it is part of a completed railroad. Its merchant scores 3
    points for each of these railroads. A railroad that comes back to the same city counts once.
    .title = A completed city
gold-rush-help-returning =
    Cowboys on completed railroads, mountains and cities return to their owners after scoring and can be used
    again from the next turn on. So a cowboy can be placed on a feature that your tile has just completed,
    score at once and come straight back. Farmers stay until the end of the game.
    .title = Cowboys return
gold-rush-help-prairies =
    A cowboy on a prairie is a farmer: it lies down, stays there until the end of the game and scores only
    then. Railroads, mountains and the edge of the map divide one prairie from another, and tracks that end in
    a city, a junction or a mountain divide them too. In a game without farmers all of this is left out.
    .title = The prairies
gold-rush-help-ending =
    The game ends with the turn in which the last tile is placed. Then unfinished railroads, mountains and
    cities are scored, then the farmers, and last of all the gold everybody has collected.
    .title = End of the game
gold-rush-help-incomplete =
    First all tents and all tokens still on mountains are removed. An unfinished mountain gives 1 point for
    each nugget symbol, an unfinished railroad 1 point for each tile, without regard to locomotives. A
    merchant in an unfinished city scores 3 points for each completed railroad that leads there. Majorities
    and ties count as usual.
    .title = Unfinished features
gold-rush-help-farmers =
    Whoever has the most farmers on a prairie scores 2 points for each tipi camp and 4 points for each herd of
    wild horses on it. Tied players all score in full.
    .title = Scoring the farmers
gold-rush-help-gold =
    Everybody turns over the mining tokens they have collected and scores 1 point for each nugget on them;
    gravel is worth nothing. Whoever now has the most points wins, and tied players share the victory.
    .title = Scoring the gold
gold-rush-help-overview =
    The gallery shows every kind of land tile and mining token and how many of each there are. The start tile
    looks like some of the others. Whatever has been neither placed nor discarded is still in the piles, so
    you can work out which tiles may come.

    What the printed rules state is certain: 72 tiles with the start tile, 63 tokens, and which values tokens
    have. The picture with all tiles was not to be found, so what each tile shows, how often it comes, and how
    many tokens have which value is reconstructed and may differ from your box.
    .title = All tiles and tokens
gold-rush-help-scoring =
    A completed railroad gives 1 point per tile, or 2 with exactly one locomotive; a completed mountain 1 per
    nugget symbol and its remaining tokens; a completed city 3 per railroad. At the end, an unfinished
    railroad gives 1 per tile, a mountain 1 per nugget symbol, and a city 3 per completed railroad. A prairie
    gives 2 per tipi camp and 4 per herd, and gold 1 per nugget.
    .title = Scoring in short
gold-rush-help-turn =
    Draw a tile and place it; its nugget symbols bring mining tokens. Then do one of these, or nothing: place
    a cowboy on the tile, pitch or move your tent, or take a token from the mountain with your tent. Finally,
    score what the tile has completed and take those cowboys back.
    .title = A turn in short

## First game: guide.toml

gold-rush-guide-welcome =
    Howdy! Tile by tile, a corner of the West grows from this one: mountains, prairie, railroads. I will
    walk you through your first turns.
gold-rush-guide-first-tile =
    Each turn you draw a tile and lay it. Yours shows a junction: lay it on the lit square. Click there, or
    press Enter.
    .brought =
        It fits. Wherever tiles touch, track must meet track, mountain meet mountain and prairie meet
        prairie.
gold-rush-guide-railwayman =
    Now you may put a cowboy on your new tile. Make him a railwayman on the track that leads west.
    .brought =
        This railroad is yours. It scores when both its ends are closed; the junction closes one of them.
gold-rush-guide-mountain =
    Your rival has put a gold miner on the mountain. Four mining tokens lie there face down, gold or gravel.
    They go to whoever has most miners there when prairie surrounds it.
gold-rush-guide-longer =
    A straight track with a locomotive: lay it on the open end of your railroad, in the west.
    .brought = Three tiles already. If this locomotive remains the only one, the railroad counts double.
gold-rush-guide-tent =
    Instead of placing a cowboy you may pitch your tent. Put it on the start tile, on your rival’s mountain:
    a tent may dig anywhere.
    .brought = On later turns you can dig there, whoever owns the mountain.
gold-rush-guide-finish =
    This track runs into a mountain. Lay it in the far west, and both ends of your railroad are closed.
    .brought = Four tiles, one locomotive. First comes your action, then the scoring.
gold-rush-guide-mine = For your action, mine for gold: take the top token from the mountain with your tent.
    .brought =
        Three nuggets: 3 points at the end, and only you know it. The railroad paid 4 tiles × 2 = 8 points,
        and your railwayman is back.
gold-rush-guide-city = A city! Tracks end there, too. Lay it at the east side of your junction.
    .brought = The short railroad between junction and city is complete at once.
gold-rush-guide-merchant =
    Put a merchant in the city. Once all its railroads are complete, he earns 3 points for each of them.
    .brought = One of three is complete already.
gold-rush-guide-end =
    That is all you need. Unfinished things still bring a little at the end, then everybody’s gold is
    counted. Most points win!
