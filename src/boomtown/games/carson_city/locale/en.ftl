### Carson City, in English.

-carson-city = Carson City

carson-city-title = { -carson-city }
carson-city-introduction =
    A town is born in the desert of Nevada. Every turn a personality lends you a hand, and then your cowboys
    ride out: for wages and roads, for the best parcels, for ranches, mines and saloons. Where two of you want
    the same, a duel decides, and cowboys you have held back make you stronger. Build where mountains and
    houses make your buildings rich, turn money into victory points in good time, and after four turns be the
    leading citizen of { -carson-city }.

## Variants

carson-city-variant-personalities-yellow = Personalities: yellow sides
    .explanation = All personalities have their usual powers. Recommended for your first games.
carson-city-variant-personalities-red = Personalities: red sides
    .explanation = All personalities have their other powers: many of them wait until the end of the turn.
carson-city-variant-personalities-random = Personalities: sides by chance
    .explanation =
        For each personality, chance decides before the game whether it shows its yellow or its red side.

carson-city-variant-red-sheriff = Red Sheriff
    .explanation =
        Whoever takes the Sheriff attacks nobody and joins nobody where a duel would follow, but gets 3 points
        for every duel lost. Cash limit $20.
carson-city-variant-red-banker = Red Banker
    .explanation =
        At the end of the turn the Banker sells 3 points for $3, 5 for $12 or 7 for $25. Cash limit $60.
carson-city-variant-red-grocer = Red Grocer
    .explanation =
        The Grocer gives $8 at once, or at the end of the turn a point for each of your houses; ranches,
        hotels and churches do not count. Cash limit $60.
carson-city-variant-red-road-worker = Red Road Worker
    .explanation =
        For $5 the Road Worker takes any building off the track for you, to build it at once or to keep it.
        Cash limit $30.
carson-city-variant-red-settler = Red Settler
    .explanation =
        The Settler gives $8 at once, or at the end of the turn $1 for each of your mountains (a point, if you
        choose that as well). Cash limit $20.
carson-city-variant-red-captain = Red Captain
    .explanation = The Captain sells a revolver for $3 or two for $9, and you keep them. Cash limit $20.
carson-city-variant-red-mercenary = Red Mercenary
    .explanation = The Mercenary brings 2 points of firepower for the turn, not 3, but lets you keep $30.

carson-city-variant-might-is-right = Might is right
    .explanation =
        No dice in duels: everybody secretly chooses a duel tile worth 0 to 5. With three or more players the
        tiles are dealt at random, and weak tiles are made up for with money.
carson-city-variant-carson-river = Carson River
    .explanation =
        A river runs through the town. Nobody can own or build on it, ranches and mines profit from it, and
        parcels at a bridge are worth more at the end.
carson-city-variant-course-usual = River: the reconstructed course
    .explanation =
        With the Carson River, it flows about as on the back of the board: no picture of it was at hand, so
        its course is reconstructed.
carson-city-variant-course-random = River: a course by chance
    .explanation =
        With the Carson River, chance lays a course of 3 to 15 parcels. Long rivers leave fewer mountains.
carson-city-variant-course-laid = River: a course of your own
    .explanation =
        With the Carson River, the first player lays it from rim to rim, 3 to 15 parcels long. Long rivers
        leave fewer mountains.
carson-city-variant-kit-carson = Kit Carson
    .explanation =
        Everybody places and moves cowboys at the same time. Whoever stops early is rewarded at the end of the
        game.

carson-city-variant-starting-revolver = A revolver to start with
    .explanation = Everybody starts with a revolver, as some editions of the rules have it.
carson-city-variant-kept-tiles-wait = Kept buildings wait a turn
    .explanation =
        A building bought and kept cannot be built at the end of the same turn’s construction, but from the
        next turn on.
carson-city-variant-settler-points = The red Settler gives points
    .explanation =
        Where the red side of the Settler is played, it gives a point for each of your mountains, not $1:
        perhaps a dollar sign has slipped into the rules.
carson-city-variant-bonus-each-turn = Kit Carson’s bonus every turn
    .explanation = With Kit Carson, stopping early is rewarded after every turn, not only after the last.
carson-city-variant-unlimited-roads = Roads without end
    .explanation =
        There are always enough roads. Otherwise only 25 are in the box, and when they are gone, they are
        gone.

## Components

carson-city-name-ranch = Ranch
carson-city-name-mine = Mine
carson-city-name-drugstore = Drugstore
carson-city-name-bank = Bank
carson-city-name-saloon = Saloon
carson-city-name-hotel = Hotel
carson-city-name-church = Church
carson-city-name-prison = Prison

carson-city-name-sheriff = Sheriff
carson-city-name-banker = Banker
carson-city-name-grocer = Grocer
carson-city-name-road-worker = Road Worker
carson-city-name-settler = Settler
carson-city-name-captain = Captain
carson-city-name-mercenary = Mercenary

carson-city-name-house = House
carson-city-name-mountain = Mountain
carson-city-name-river = Carson River
carson-city-name-cowboy = Cowboy
carson-city-name-white-cowboy = White cowboy
carson-city-name-revolver = Revolver
carson-city-name-three-guns = Three guns
carson-city-name-road = Road
carson-city-name-bridge = Bridge
carson-city-name-property-tile = Property tile
carson-city-name-duel-tile = Duel tile
carson-city-name-turn-counter = Turn counter

## Parts of sentences

# A building: "buys a saloon"; `the` as in "keeps the saloon", `all` as in "the income of all your saloons".
# $kind is unknown on a button away from a table.
carson-city-building = { $kind ->
    [ranch] a ranch
    [mine] a mine
    [drugstore] a drugstore
    [bank] a bank
    [saloon] a saloon
    [hotel] a hotel
    [church] a church
    [prison] a prison
   *[unknown] a building
}
    .the = { $kind ->
        [ranch] the ranch
        [mine] the mine
        [drugstore] the drugstore
        [bank] the bank
        [saloon] the saloon
        [hotel] the hotel
        [church] the church
        [prison] the prison
       *[unknown] the building
    }
    .all = { $kind ->
        [ranch] ranches
        [mine] mines
        [drugstore] drugstores
        [bank] banks
        [saloon] saloons
        [hotel] hotels
        [church] churches
       *[prison] prisons
    }

# A personality: "the Sheriff"; `object` as in "chooses the Sheriff", `name` stands alone.
carson-city-person = { $card ->
    [sheriff] the Sheriff
    [banker] the Banker
    [grocer] the Grocer
    [road-worker] the Road Worker
    [settler] the Settler
    [captain] the Captain
   *[mercenary] the Mercenary
}
    .object = { carson-city-person }
    .name = { $card ->
        [sheriff] { carson-city-name-sheriff }
        [banker] { carson-city-name-banker }
        [grocer] { carson-city-name-grocer }
        [road-worker] { carson-city-name-road-worker }
        [settler] { carson-city-name-settler }
        [captain] { carson-city-name-captain }
       *[mercenary] { carson-city-name-mercenary }
    }

# A parcel with what lies on it: "c3 (saloon)".
carson-city-parcel = { $parcel }{ $what ->
    [free] {""}
    [house] {" "}(house)
    [mountain] {" "}(mountain)
    [river] {" "}(river)
    [ranch] {" "}(ranch)
    [mine] {" "}(mine)
    [drugstore] {" "}(drugstore)
    [bank] {" "}(bank)
    [saloon] {" "}(saloon)
    [hotel] {" "}(hotel)
    [church] {" "}(church)
   *[prison] {" "}(prison)
}

# A side of a parcel, where roads lie; $side is n, e, s or w.
carson-city-edge = { $side ->
    [n] north side of { $parcel }
    [e] east side of { $parcel }
    [s] south side of { $parcel }
   *[w] west side of { $parcel }
}

# Where a cowboy stands. `off` as in "takes a cowboy back from Wages", `over` as in "a duel for Wages".
carson-city-on-square = on { $place }
    .off = from { $place }
    .over = for { $place }
carson-city-on-parcel = on { $place }
    .off = from { $place }
    .over = for { $place }

# The squares of the action track. On the track itself stand `title` (12 letters), `figures` (5) and `note` (9);
# `effect` follows the name on a button, and `rule` tells all.
carson-city-square = { $square ->
    [wages] Wages
    [ammunition] Ammunition
    [three-roads] Three roads
    [roads] Roads
    [parcel-purchase] Parcel purchase
    [construction-12] Construction at $12
    [construction-10] Construction at $10
    [construction-8] Construction at $8
    [construction-6] Construction at $6
    [construction-5] Construction at $5
    [construction-4] Construction at $4
    [construction-3] Construction at $3
    [parcels-income] Parcels income
    [cowboy-income] Cowboy income
    [gambling] Gambling
    [estate-income] Estate income
    [parcels-points] Points for parcels
    [cowboy-points] Points for cowboys
    [estate-points] Points for buildings
    [points-5] Points at $5
    [points-4] Points at $4
    [points-3] Points at $3
   *[points-2] Points at $2
}
    .effect = { $square ->
        [wages] $4 for each of your cowboys there
        [ammunition] firepower +3
        [three-roads] for your reserve
        [roads] one for each of your cowboys there
        [parcels-income] $2 for each parcel
        [cowboy-income] $2 for each point of firepower
        [gambling] two dice in dollars
        [parcels-points] one for two parcels
        [cowboy-points] one for two points of firepower
        [estate-points] one for each building
       *[points] as many as you like
    }
    .title = { $square ->
        [wages] Wages
        [ammunition] Ammunition
        [three-roads] Three roads
        [roads] Roads
        [parcel-purchase] Parcels
        [parcels-income] Parcels
        [cowboy-income] Firepower
        [gambling] Gambling
        [estate-income] Estates pay
        [parcels-points] Parcels
        [cowboy-points] Firepower
        [estate-points] Buildings
       *[points] Buy points
    }
    .figures = { $square ->
        [wages] $4
        [ammunition] +3
        [three-roads] 3
        [roads] 1
        [parcels-income] $2
        [cowboy-income] $2
        [gambling] $2–12
        [parcels-points] ½ VP
        [cowboy-points] ½ VP
        [estate-points] 1 VP
       *[other] {""}
    }
    .note = { $square ->
        [wages] each
        [roads] each
        [parcel-purchase] duels first
        [parcels-income] each
        [cowboy-income] each
        [estate-income] duels first
        [parcels-points] each
        [cowboy-points] each
        [estate-points] each
        [points-5] a VP
        [points-4] a VP
        [points-3] a VP
        [points-2] a VP
       *[other] {""}
    }
    .rule = { $square ->
        [wages] $4 for each of your cowboys here. Any number may come.
        [ammunition] Three guns until the end of the turn: firepower +3.
        [three-roads] Three roads for your reserve.
        [roads] One road for each of your cowboys here. Any number may come.
        [parcel-purchase]
            After the duels for them, cowboys on parcels nobody owns buy these. Nobody stands here.
        [parcels-income] $2 for each parcel you own.
        [cowboy-income] $2 for each point of your firepower.
        [gambling] Roll two dice and take their sum in dollars.
        [estate-income] After the duels for them, all buildings pay. Nobody stands here.
        [parcels-points] One victory point for two parcels you own.
        [cowboy-points] One victory point for two points of your firepower.
        [estate-points] One victory point for each of your buildings in town.
        [points-5] Buy any number of victory points for $5 each.
        [points-4] Buy any number of victory points for $4 each.
        [points-3] Buy any number of victory points for $3 each.
       *[points-2] Buy any number of victory points for $2 each.
    }
# A construction square with the building that lies there.
carson-city-square-with = { $square } ({ $what ->
    [ranch] ranch
    [mine] mine
    [drugstore] drugstore
    [bank] bank
    [saloon] saloon
    [hotel] hotel
    [church] church
   *[prison] prison
})

# What a personality does, a few words for the card (18 letters); `rule` tells all of it (100 letters). The red
# Settler $pays dollars or, if the table has chosen so, points.
carson-city-power = { $card ->
    [sheriff] { $side ->
        [red] 3 VP a lost duel
       *[yellow] white cowboy
    }
    [banker] { $side ->
        [red] sells points
       *[yellow] $9 at once
    }
    [grocer] { $side ->
        [red] $8 or houses
       *[yellow] $8 or double
    }
    [road-worker] { $side ->
        [red] a building for $5
       *[yellow] 2 roads, ½ price
    }
    [settler] { $side ->
        [red] $8 or mountains
       *[yellow] a free parcel
    }
    [captain] { $side ->
        [red] sells revolvers
       *[yellow] hires cowboys
    }
   *[mercenary] { $side ->
        [red] firepower +2
       *[yellow] firepower +3
    }
}
    .rule = { $card ->
        [sheriff] { $side ->
            [red] You may not attack, nor join others where it means a duel. Each duel you lose brings 3 points.
           *[yellow] The white cowboy goes where nobody stands. No one can challenge him there, and he never attacks.
        }
        [banker] { $side ->
            [red] At the end of the turn buy 3 victory points for $3, 5 for $12 or 7 for $25.
           *[yellow] You get $9 at once.
        }
        [grocer] { $side ->
            [red] $8 at once, or at the turn’s end a point per house of yours (no ranches, hotels or churches).
           *[yellow] $8, or double income for all your buildings of one kind this turn.
        }
        [road-worker] { $side ->
            [red] Take any building off the track for $5, to build or to keep it.
           *[yellow] You get two roads, and buildings cost you half the price.
        }
        [settler] { $side ->
            [red] { $pays ->
                [points] $8 at once, or at the end of the turn a victory point for each of your mountains.
               *[dollars] $8 at once, or at the end of the turn $1 for each of your mountains.
            }
           *[yellow] You get a parcel that belongs to nobody, for nothing.
        }
        [captain] { $side ->
            [red] Buy a revolver for $3 or two for $9.
           *[yellow] Hire one cowboy for $1, two for $4 or three for $9.
        }
       *[mercenary] { $side ->
            [red] Your firepower is 2 higher in this turn.
           *[yellow] Your firepower is 3 higher in this turn.
        }
    }

# What a building earns and needs, for the list of all buildings; $river is yes where one flows.
carson-city-income = { $kind ->
    [ranch]
        $1 for each parcel around it without house, mountain or building, at least $1. Counts as a house for
        your buildings. Brings a revolver. Needs no road.
    [mine]
        $3 for each mountain around it that is yours or nobody’s{ $river ->
            [yes] , and $3 more at the river
           *[no] {""}
        }. Brings a revolver. Needs no road.
    [drugstore]
        $3 for each house around it that is yours or nobody’s, and $3 for each ranch you have anywhere. Comes
        with a house.
    [bank]
        $3 for each house around it that is yours or nobody’s, and $3 for each mine you have anywhere. Comes
        with a house.
    [saloon] $5 for each house around it that is yours or nobody’s. Comes with a house.
    [hotel] $6, always. Counts as two houses for your buildings. Comes with a house.
    [church]
        No income. It protects your buildings around it and counts as a house for them. Comes with a house.
   *[prison] No income. Brings two revolvers. Nobody can attack it. Comes with a house.
}

## Actions

carson-city-action-side = Turn the { $side ->
    [red] red
   *[yellow] yellow
} side up
carson-city-action-centre = The centre of the town: white die { $white }, black die { $black }
carson-city-action-mountain = A mountain: white die { $white }, black die { $black }
carson-city-action-order = Next in the turn order: { $player }
carson-city-action-draw = Draw { carson-city-building }
carson-city-action-roll = Roll a { $face }
carson-city-action-deal = Deal the duel tile { $value }
carson-city-action-river = Let the river flow over { $parcel }
    .group = Lay the river
carson-city-action-claim = Take { $parcel } as your own
    .group = Take a parcel
carson-city-action-choose = Choose { carson-city-person.object }
    .group = Choose a personality
carson-city-action-take = Take the $8
    .group = Take the $8
carson-city-action-wait = Wait for what the card offers later
    .group = Wait
    .short = Wait
carson-city-action-double = Double the income of your { carson-city-building.all }{ $dollars ->
    [0] {""}
   *[other] : ${ $dollars } more
}
    .group = Double an income
carson-city-action-hire = { $cowboys ->
    [one] Hire { $cowboys } cowboy for ${ $dollars }
   *[other] Hire { $cowboys } cowboys for ${ $dollars }
}
    .group = Hire cowboys
carson-city-action-arm = { $revolvers ->
    [one] Buy { $revolvers } revolver for ${ $dollars }
   *[other] Buy { $revolvers } revolvers for ${ $dollars }
}
    .group = Buy revolvers
carson-city-action-bundle = Buy { points } from the Banker for ${ $dollars }
    .group = Buy points
carson-city-action-fetch = Take { carson-city-building.the } off the ${ $dollars } square for $5
    .group = Take a building
carson-city-action-cowboy = Place a cowboy { $place }{ $effect ->
    [none] {""}
   *[other] : { $effect }
}
    .group = Place a cowboy
    .short = Cowboy { $place }
carson-city-action-sheriff = Place the white cowboy { $place }{ $effect ->
    [none] {""}
   *[other] : { $effect }
}
    .group = Place the white cowboy
    .short = White cowboy { $place }
carson-city-action-lift = Take your cowboy back { $place }
    .group = Take a cowboy back
carson-city-action-recall = Take the white cowboy back
    .group = Take the white cowboy back
carson-city-action-pass = Pass: place no more cowboys this turn
    .group = Pass
    .short = Pass
carson-city-action-duel = Fight the duel { $place } next
    .group = Choose a duel
    .short = Fight { $place }
carson-city-action-play = Play the duel tile { $value }
    .group = Play a duel tile
carson-city-action-purchase = Buy { $parcel }{ $dollars ->
    [0] {""}
   *[other] {" "}for ${ $dollars }
}
    .group = Buy a parcel
carson-city-action-buy = Buy the building
    .group = Buy the building
carson-city-action-build = Build { carson-city-building.the } on { $parcel }{ $house ->
    [no] {" "}(no place for its house)
   *[yes] {""}
}
    .group = Build
    .short = Build on { $parcel }
carson-city-action-road = { $way ->
    [bridge] Build a bridge of two roads: { $edge }
   *[road] Lay a road: { $edge }
}
    .group = Lay a road
carson-city-action-house = Put the house on { $parcel }
    .group = Place the house
carson-city-action-keep = Keep the building for later
    .group = Keep the building
carson-city-action-raise = Build { carson-city-building.the } you have kept
    .group = Build what you have kept
carson-city-action-agree = Agree to the house
    .group = Agree
carson-city-action-refuse = Refuse the house
    .group = Refuse
carson-city-action-points = { $points ->
    [0] { $dollars ->
        [0] Buy no points
       *[other] Give up ${ $dollars } for nothing
    }
   *[other] Buy { points }{ $dollars ->
        [0] {""}
       *[other] {" "}for ${ $dollars }
    }
}
    .group = Buy points
carson-city-action-decline = No, thanks: buy nothing
    .group = Buy nothing
carson-city-action-done = Nothing more of this
    .group = Nothing more
carson-city-action-guns = Take the three guns
    .group = Take the guns
carson-city-action-leave = Leave the three guns
    .group = Leave the guns

## Prompts

carson-city-prompt-turn-card = Which side of { carson-city-person.object } lies up?
    .hint = It stays like this for the whole game.
carson-city-prompt-lay-river = { $length ->
    [0] Where does the river enter the board?
   *[other] Where does the river flow on?
}
    .hint = { $length ->
        [0] It begins at the rim of the board.
        [one]
            { $length } parcel is laid. It must reach the rim again with 3 to 15 parcels and never touch
            itself.
       *[other]
            { $length } parcels are laid. It must reach the rim again with 3 to 15 parcels and never touch
            itself.
    }
carson-city-prompt-deal-duel-tile = Deal a duel tile.
    .hint = { $left ->
        [one] It is the last one for this player.
       *[other] { $left } are still to come for this player.
    }
carson-city-prompt-draw-building = Draw a building from the bag.
    .hint = It lies on the cheapest construction square that is empty.
carson-city-prompt-roll-centre = Roll the dice for the centre of the town.
    .hint = The white die tells the column, the black one the row. A house with four roads will stand there.
carson-city-prompt-roll-mountain = Roll the dice for a mountain.
    .hint = { $left ->
        [one] It is the last one.
       *[other] { $left } are still to come.
    }
carson-city-prompt-draw-order = Who is next in the turn order?
    .hint = The order is drawn for the first turn; later everybody decides it by passing.
carson-city-prompt-claim-first-parcel = { $number ->
    [1] Choose your first parcel.
   *[other] Choose your second parcel.
}
    .hint = Any parcel is free to take, with or without a mountain, even the centre of the town.{ $river ->
        [yes] {" "}Only the river stays nobody’s.
       *[no] {""}
    }
carson-city-prompt-choose-personality = Choose a personality for this turn.
    .hint = Low numbers place cowboys first. The sum on the card is what you may keep at the end of the turn.
carson-city-prompt-take-money-or-wait = Take $8 from { carson-city-person.object } now, or wait?
    .hint = { $later ->
        [double]
            If you wait, you may still take the $8 at estate income, or double the income of one kind of your
            buildings.
        [houses]
            If you wait, each of your houses brings a point at the end of the turn; ranches, hotels and
            churches do not count.
        [mountain-points] If you wait, each of your mountains brings a point at the end of the turn.
       *[mountains] If you wait, each of your mountains brings $1 at the end of the turn.
    }
carson-city-prompt-settle-parcel = Choose a parcel: the Settler gives it to you.
    .hint = { $river ->
        [yes] Any parcel that belongs to nobody, whatever lies on it; only the river stays nobody’s.
       *[no] Any parcel that belongs to nobody, whatever lies on it.
    }
carson-city-prompt-hire-cowboys = How many cowboys do you hire?
    .hint = You have ${ $money }. The Captain asks $1 for one, $4 for two and $9 for three.
carson-city-prompt-buy-revolvers = How many revolvers do you buy?
    .hint = You have ${ $money }. The Captain asks $3 for one and $9 for two, and they are yours to the end.
carson-city-prompt-fetch-building = Which building does the Road Worker take for you?
    .hint = You have ${ $money }, and any building of the track costs $5. You may build it at once or keep it.
carson-city-prompt-place-cowboy = Place a cowboy, or pass.
    .hint = { $cowboys ->
        [0] Only the white cowboy is left in your reserve.
        [one] You have { $cowboys } cowboy in reserve.
       *[other] You have { $cowboys } cowboys in reserve.
    } Cowboys you hold back are firepower, and whoever passes early wins ties and chooses early next turn.
carson-city-prompt-place-together = { $who ->
    [all] Place cowboys or take them back, or stop.
   *[first] Place the first cowboy: then everybody may begin.
}
    .hint = All act at the same time. Whoever stops is out for this turn, and the first to stop comes first.
carson-city-prompt-roll-die = Roll a die for the duel { $place }.
    .hint = The die is added to the firepower.
carson-city-prompt-play-duel-tiles = Choose a duel tile for the duel { $place }.
    .hint = It is added to your firepower. All show their tiles at the same time.
carson-city-prompt-redraw-duel-tile = Draw a duel tile from those that have been played.
    .hint = { $left ->
        [one] It is the last one.
       *[other] { $left } are still to come.
    }
carson-city-prompt-choose-duel = { $what ->
    [buildings] Which duel for a building is fought next?
   *[parcels] Which duel for a parcel is fought next?
}
    .hint = Whoever loses takes the cowboy back and is stronger in the next duel.
carson-city-prompt-take-guns = Do you take the three guns?
    .hint = { $who ->
        [red-sheriff]
            Your firepower would be 3 higher until the end of the turn, and a duel is still ahead of you:
            losing it brings you 3 points and your cowboy back.
       *[other]
            Your firepower would be 3 higher until the end of the turn, and a duel is still ahead of you.
            Whoever would rather lose it, to take the cowboy back, may leave the guns.
    }
carson-city-prompt-purchase-parcels = Buy the parcels on which your cowboys stand.
    .hint = You have ${ $money }. Cowboys on parcels you do not buy go to the general reserve.
carson-city-prompt-construct-building = Buy { carson-city-building.the } for ${ $dollars }?
    .hint = You have ${ $money }. You may build it at once or keep it for later.
carson-city-prompt-build-building = Where do you build { carson-city-building.the }?
    .hint = { $needs ->
        [no] On any parcel of yours that is empty. It needs no road. You may also keep it for later.
       *[yes] On an empty parcel of yours that a road reaches. { $roads ->
            [0] You have no road to lay.
            [one] You may lay { $roads } road first.
           *[other] You may lay up to { $roads } roads first.
        }
    }
carson-city-prompt-place-house = Where does the house go that comes with { carson-city-building.the }?
    .hint =
        On an empty parcel that a road reaches. On nobody’s parcel it helps all buildings around it, on an
        owned one only its owner’s. { $roads ->
        [0] You have no road to lay.
        [one] You may lay { $roads } road first.
       *[other] You may lay up to { $roads } roads first.
    }
carson-city-prompt-ask-owner = May a house be built on your parcel { $parcel }?
    .hint =
        It would help your buildings around it and be worth 2 points at the end. A refusal holds for this
        parcel; you may still be asked for another one.
carson-city-prompt-place-kept-buildings = Do you build one of the buildings you keep?
    .hint = Construction is over for this turn; now is the time for kept buildings.
carson-city-prompt-gamble = { $first ->
    [0] Roll the first die.
   *[other] Roll the second die; the first shows a { $first }.
}
    .hint = The sum of both dice is paid in dollars.
carson-city-prompt-double-income = Take $8, or double the income of one kind of your buildings?
    .hint = If a doubled building is robbed, the robber and you both get its usual income.
carson-city-prompt-buy-points = How many points do you buy?
    .hint = Each costs ${ $dollars }, and you have ${ $money }.
carson-city-prompt-buy-bundle = Do you buy points from the Banker?
    .hint = You have ${ $money }. The Banker sells 3 points for $3, 5 for $12 or 7 for $25, once.
carson-city-prompt-keep-to-limit = How many points do you buy at the end of the turn?
    .hint = { $must ->
        [0]
            You have ${ $money } and may keep ${ $limit }. Every $10 you spend is a point, and you keep the
            rest.
       *[other]
            You have ${ $money } and may keep ${ $limit }, so at least ${ $must } must be spent. Every full
            $10 spent is a point; smaller change is lost.
    }
carson-city-prompt-lay-roads = Lay roads and bridges, or leave it at that.
    .hint = { $roads ->
        [one] You have { $roads } road.
       *[other] You have { $roads } roads.
    } A bridge takes two.

## Events

carson-city-event-side-turned = { carson-city-person.name }: the { $side ->
    [red] red
   *[yellow] yellow
} side lies up.
carson-city-event-river-laid = The river flows over { $parcel }.
carson-city-event-river-done = The river has found its course over { $parcels } parcels.
carson-city-event-tile-dealt = { $name } gets a duel tile and holds { $tiles } now.
carson-city-event-tile-seen = Your new duel tile shows a { $value }.
carson-city-event-total-announced = { $name } has duel tiles worth { $total } and starts with ${ $dollars }.
carson-city-event-building-drawn = For sale at ${ $dollars }: { carson-city-building }.
carson-city-event-centre = The town begins on { $parcel }: a house with a road on every side.
carson-city-event-mountain = A mountain rises on { $parcel }.
carson-city-event-order-drawn = { $name } is drawn { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[5] fifth
} for the turn order.
carson-city-event-claimed = { $parcel } belongs to { $name }.
carson-city-event-turn-began = Turn { $turn } of 4 begins.
carson-city-event-chosen = { $name } chooses { carson-city-person.object } ({ carson-city-power }).
carson-city-event-money-taken = { $name } gets ${ $dollars } from { carson-city-person.object }.
carson-city-event-waited =
    { $name } does not take the $8 and waits for what { carson-city-person } offers later.
carson-city-event-sheriff-received = { $name } gets the white cowboy.
carson-city-event-worker-roads = { $roads ->
    [0] No road is left for { $name }.
    [one] { $name } gets the last road from the Road Worker.
   *[other] { $name } gets { $roads } roads from the Road Worker.
}
carson-city-event-hired = { $name } hires { $cowboys ->
    [one] { $cowboys } cowboy
   *[other] { $cowboys } cowboys
} for ${ $dollars }.
carson-city-event-armed = { $name } buys { $revolvers ->
    [one] { $revolvers } revolver
   *[other] { $revolvers } revolvers
} for ${ $dollars }.
carson-city-event-fetched =
    { $name } has the Road Worker take { carson-city-building } off the track for ${ $dollars }.
carson-city-event-declined = { $name } buys nothing.
carson-city-event-order-changed = The numbers on the cards tell in which order cowboys are placed.
carson-city-event-cowboy-placed = { $name } places a cowboy { $place }.
carson-city-event-sheriff-placed = { $name } places the white cowboy { $place }.
carson-city-event-cowboy-lifted = { $name } takes a cowboy back { $place }.
carson-city-event-sheriff-lifted = { $name } takes the white cowboy back { $place }.
carson-city-event-passed = { $name } is the { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[5] fifth
} to pass.
carson-city-event-duel-began = { $duellists ->
    [2] Two cowboys face each other { $place }.
    [3] Three cowboys fight a duel { $place }.
    [4] Four cowboys fight a duel { $place }.
   *[5] Five cowboys fight a duel { $place }.
}
carson-city-event-die-rolled =
    { $name } rolls a { $face }: with firepower { $firepower } that makes { $total }.
carson-city-event-tile-laid = { $name } has chosen a duel tile.
carson-city-event-tile-shown =
    { $name } shows a { $value }: with firepower { $firepower } that makes { $total }.
carson-city-event-duel-lost = { $name } loses the duel and takes the cowboy back.
carson-city-event-duel-won = { $name } wins the duel { $place } with { $total }.
carson-city-event-wages = { $name } gets ${ $dollars } in wages for { $cowboys ->
    [one] { $cowboys } cowboy.
   *[other] { $cowboys } cowboys.
}
carson-city-event-guns-taken = { $name } takes the three guns: firepower +3 until the end of the turn.
carson-city-event-guns-left = { $name } leaves the three guns where they are.
carson-city-event-roads-taken = { $roads ->
    [0] No road is left for { $name }.
    [one] { $name } gets { $roads } road.
   *[other] { $name } gets { $roads } roads.
}
carson-city-event-parcel-bought = { $name } buys { $parcel } for ${ $dollars }.
carson-city-event-building-bought = { $name } buys { carson-city-building } for ${ $dollars }.
carson-city-event-not-performed = { $name } buys nothing: { $square }.
carson-city-event-building-placed = { $name } builds { carson-city-building } on { $parcel }.
carson-city-event-building-kept = { $name } keeps { carson-city-building.the } for later.
carson-city-event-house-asked = { $name } asks whether a house may go on { $parcel }.
carson-city-event-house-agreed = { $name } agrees to a house on { $parcel }.
carson-city-event-house-refused = { $name } wants no house on { $parcel }.
carson-city-event-house-placed = { $name } puts a house on { $parcel }.
carson-city-event-road-laid = { $way ->
    [bridge] { $name } builds a bridge ({ $edge }).
   *[road] { $name } lays a road ({ $edge }).
}
carson-city-event-attack-cancelled = The new church protects { $parcel }, and { $name } takes the cowboy back.
carson-city-event-parcels-income = { $name } gets ${ $dollars } for { $parcels ->
    [one] { $parcels } parcel.
   *[other] { $parcels } parcels.
}
carson-city-event-cowboy-income = { $name } gets ${ $dollars } for firepower { $firepower }.
carson-city-event-gambled = { $name } rolls a { $first } and a { $second } and gets ${ $dollars }.
carson-city-event-doubled = { $name } has the Grocer double the income of { carson-city-building.all }.
carson-city-event-estate-income = { $name } earns ${ $dollars } on { $parcel }.
carson-city-event-robbed = { $dollars ->
    [0] { $name } robs { $parcel }, but there is nothing to take.
   *[other] { $name } robs { $parcel } of ${ $dollars }.
}
carson-city-event-settler-income = { $dollars ->
    [0] { $name } has no mountain, and the Settler pays nothing.
   *[other] { $name } gets ${ $dollars } from the Settler for mountains.
}
carson-city-event-turn-ended = Turn { $turn } is over.{ $dollars ->
    [0] {""}
   *[other] {" "}From now on no more points are sold for ${ $dollars }.
}
carson-city-event-cowboys-received = { $cowboys ->
    [0] { $name } gets no new cowboy: all ten are there.
    [one] { $name } gets { $cowboys } new cowboy.
   *[other] { $name } gets { $cowboys } new cowboys.
}
carson-city-event-track-shifted = The buildings nobody bought move on to cheaper squares.
carson-city-event-won = { $name } wins with { points }!

## Score lines

carson-city-score-lost-duel = { $name } scores { points } for the lost duel, thanks to the Sheriff.
    .category = Lost duels
carson-city-score-parcels = { $name } scores { points } for { $parcels ->
    [one] { $parcels } parcel.
   *[other] { $parcels } parcels.
}
    .category = Parcels
carson-city-score-cowboys = { $name } scores { points } for firepower { $firepower }.
    .category = Firepower
carson-city-score-buildings = { $name } scores { points } for { $buildings ->
    [one] { $buildings } building.
   *[other] { $buildings } buildings.
}
    .category = Buildings
carson-city-score-bought = { $name } buys { points } for ${ $dollars }.
    .category = Bought on the track
carson-city-score-banker = { $name } buys { points } from the Banker for ${ $dollars }.
    .category = Banker
carson-city-score-grocer = { $name } scores { points } with the Grocer for { $houses ->
    [one] { $houses } house.
   *[other] { $houses } houses.
}
    .category = Grocer
carson-city-score-settler = { $name } scores { points } with the Settler for { $mountains ->
    [one] { $mountains } mountain.
   *[other] { $mountains } mountains.
}
    .category = Settler
carson-city-score-cash-limit = { $name } spends ${ $dollars } at the end of the turn and scores { points }.
    .category = Cash limit
carson-city-score-kit-carson = { $name } scores { points } for stopping before { $behind ->
    [one] { $behind } other player.
   *[other] { $behind } other players.
}
    .category = Kit Carson
carson-city-score-estates = { $name } scores { points } for { $buildings ->
    [0] no building
    [one] { $buildings } building
   *[other] { $buildings } buildings
}, { $houses ->
    [0] no house
    [one] { $houses } house
   *[other] { $houses } houses
} and { $mountains ->
    [0] no mountain.
    [one] { $mountains } mountain.
   *[other] { $mountains } mountains.
}
    .category = Estates at the end
carson-city-score-bridges = { $name } scores { points } more for { $parcels ->
    [one] { $parcels } parcel at a bridge.
   *[other] { $parcels } parcels at bridges.
}
    .category = Bridges
carson-city-score-money = { $name } turns the last ${ $dollars } into { points }.
    .category = Money at the end

## Why not

carson-city-reason-side-first = First the side of a card is decided.
carson-city-reason-centre-first = First the dice tell where the town begins.
carson-city-reason-mountain-first = First the mountains find their places.
carson-city-reason-order-first = First the turn order is drawn.
carson-city-reason-draw-first = First a building is drawn from the bag.
carson-city-reason-deal-first = First a duel tile is dealt.
carson-city-reason-roll-first = First a die is rolled.
carson-city-reason-river-first = First the river is laid.
carson-city-reason-claim-first = First choose a parcel that belongs to nobody.
carson-city-reason-choose-first = First choose a personality.
carson-city-reason-take-or-wait = First decide: the $8 now, or what the card offers later.
carson-city-reason-hire-first = First the Captain asks whether you hire cowboys.
carson-city-reason-arm-first = First the Captain asks whether you buy revolvers.
carson-city-reason-fetch-first = First choose a building for the Road Worker to take, or none.
carson-city-reason-place-first = Now place a cowboy from your reserve, or pass.
carson-city-reason-duel-first = First choose which duel is fought next.
carson-city-reason-play-first = First choose a duel tile.
carson-city-reason-purchase-first = Now buy the parcels on which your cowboys stand, or leave it at that.
carson-city-reason-guns-first = First decide whether you take the three guns.
carson-city-reason-buy-first = First decide whether you buy this building.
carson-city-reason-build-first = First build what you have bought, or keep it for later.
carson-city-reason-house-first =
    First find a place for the house that comes with your building, or keep the building.
carson-city-reason-answer-first = First say whether the house may go on your parcel.
carson-city-reason-raise-first = Now you may build what you have kept, or leave it at that.
carson-city-reason-double-first = First take the $8, or choose which income the Grocer doubles.
carson-city-reason-points-first = First say how many points you buy.
carson-city-reason-bundle-first = First the Banker asks whether you buy points.
carson-city-reason-limit-first = First say how much you spend on points at the end of the turn.
carson-city-reason-road-first = Now you may lay roads, or leave it at that.
carson-city-reason-no-money = This costs ${ $dollars }, and you have ${ $money }.
carson-city-reason-above-limit =
    You may keep only ${ $limit } at the end of this turn, so you must spend more.
carson-city-reason-none-left = None of these is left.
carson-city-reason-no-such-seat = Nobody sits there.
carson-city-reason-has-place = This player already has a place in the turn order.
carson-city-reason-river = The river flows there: nobody can own such a parcel or build on it.
carson-city-reason-river-there = The river flows there already.
carson-city-reason-occupied = Something already lies on this parcel.
carson-city-reason-building-goes-there = Your building itself goes there: its house needs another parcel.
carson-city-reason-parcel-owned = This parcel belongs to somebody already.
carson-city-reason-card-taken = Somebody else has chosen this personality for this turn.
carson-city-reason-river-too-short = A river has at least 3 parcels.
carson-city-reason-river-not-at-rim = The river begins and ends at the rim of the board.
carson-city-reason-river-flows-on = The river goes on beside its last parcel, side by side.
carson-city-reason-river-touches-itself =
    The river must not touch itself: here it would flow beside an earlier parcel.
carson-city-reason-river-cannot-leave =
    From there the river could not reach the rim with the 15 parcels it has.
carson-city-reason-no-cowboy-left = There are not enough cowboys left for this.
carson-city-reason-no-sheriff = Only whoever has chosen the Sheriff has the white cowboy.
carson-city-reason-sheriff-placed = The white cowboy is already on the board.
carson-city-reason-stand-on-the-board =
    This square is only a reminder. Place your cowboy on the parcel or the building itself.
carson-city-reason-square-closed = The turn counter has closed this square for the rest of the game.
carson-city-reason-no-building-there = No building lies on this square.
carson-city-reason-no-property-tile =
    You have 12 property tiles, and all of them are taken or promised: you cannot own more parcels.
carson-city-reason-own-parcel = This parcel is yours, and there is no building on it to defend.
carson-city-reason-never-attacked = Churches and prisons are never attacked.
carson-city-reason-church-protects = A church of its owner stands beside this building and protects it.
carson-city-reason-sheriff-never-attacks = The white cowboy attacks nobody.
carson-city-reason-peaceful =
    With the red side of the Sheriff you attack nobody and challenge nobody to a duel.
carson-city-reason-sheriff-needs-room = The white cowboy goes only where no other cowboy stands.
carson-city-reason-sheriff-there = The white cowboy stands there, and nobody challenges him.
carson-city-reason-already-there = You already have a cowboy there, and a second one would bring nothing.
carson-city-reason-none-to-lift = You have no cowboy there to take back.
carson-city-reason-lifted-enough = You have taken back ten cowboys this turn, and that is the limit.
carson-city-reason-nobody-fights = There is no duel to fight there.
carson-city-reason-no-such-tile = You do not have this duel tile.
carson-city-reason-no-cowboy-there = You can buy only parcels on which your cowboy stands.
carson-city-reason-not-your-parcel = You can build only on your own parcels.
carson-city-reason-not-reached = No road touches a corner of this parcel yet.
carson-city-reason-needs-no-road = Ranches and mines need no road, so none is laid for them.
carson-city-reason-house-refused = The owner of this parcel has refused the house.
carson-city-reason-road-there = A road already lies there.
carson-city-reason-road-not-joined = A new road must continue one that lies on the board.
carson-city-reason-no-road-left = You have no road left in your reserve.
carson-city-reason-bridge-takes-two = A bridge takes two roads, and you have only one.
carson-city-reason-not-kept = You keep no building of this kind.
carson-city-reason-set-aside =
    You have put this building back. You may try again as soon as a road, a house or a building has been
    placed, or in the next turn.
carson-city-reason-from-next-turn =
    You bought this building only now. At this table it can be built from the next turn on.
carson-city-reason-no-income = Churches and prisons earn nothing that could be doubled.
carson-city-reason-none-built = You have no building of this kind in town.


## The picture

# Tabs and headings: short.
carson-city-scene-town = Town
carson-city-scene-track = Track
carson-city-scene-people = People
carson-city-scene-mine = Mine
carson-city-scene-players = Players
carson-city-scene-personalities = Personalities
carson-city-scene-both-sides = Both sides
carson-city-scene-open-cards = Open the list of personalities with both sides of each card
carson-city-scene-stock = All buildings
carson-city-scene-open-stock = Open the list of all buildings
carson-city-scene-all-estates = All estates
carson-city-scene-open-estates = Open the list of everybody’s estates
carson-city-scene-your-reserve = Your reserve
carson-city-scene-on-the-table = On the table
carson-city-scene-winner = The winner
carson-city-scene-duel-for = Duel: { $place }
carson-city-scene-choose-one = How many victory points?
carson-city-scene-label = { $what }: { $told }

# Figures: VP is short for victory points.
carson-city-scene-dollars = ${ $dollars }
carson-city-scene-gain = +${ $dollars }
carson-city-scene-odds = { $percent } % chance
carson-city-scene-points = { $points } VP

# The town; $place is a parcel such as c3.
carson-city-scene-free = free land
carson-city-scene-parcel = { $place }: { $what }
carson-city-scene-parcel-of = { $place }: { $what }, property of { $name }
carson-city-scene-estate = { $place }: { $what } of { $name }, income ${ $dollars }
carson-city-scene-estate-guarded =
    { $place }: { $what } of { $name }, income ${ $dollars }; a church protects it
carson-city-scene-estate-safe = { $place }: { $what } of { $name }; nobody can attack it
carson-city-scene-road = Road, { $edge }
carson-city-scene-bridge = Bridge, { $edge }
carson-city-scene-cowboys-there = { $cowboys ->
    [one] Cowboy of { $name } on { $place }
   *[other] { $cowboys } cowboys of { $name } on { $place }
}
carson-city-scene-sheriff-there = The white cowboy of { $name } on { $place }
carson-city-scene-duel-there = There will be a duel on { $place }
# An action with what it means: "Place a cowboy on c3: price $4".
carson-city-scene-with-effect = { $action }: { $effect }
carson-city-scene-effect-price = price ${ $dollars }
carson-city-scene-effect-worth = worth ${ $dollars }
carson-city-scene-effect-attack = an attack for ${ $dollars }
carson-city-scene-effect-defend = to defend it
carson-city-scene-effect-income = income ${ $dollars }
carson-city-scene-effect-gain = your estates earn ${ $dollars } more
carson-city-scene-effect-ask = { $name } must agree

# The track.
carson-city-scene-turn-short = turn
carson-city-scene-turn = Turn { $turn } of { $turns }
carson-city-scene-now = Being performed now: { $square }
carson-city-scene-closed = closed
carson-city-scene-closed-rule = { $rule } This square is closed.
carson-city-scene-no-tile = empty
carson-city-scene-site = Construction: { $what } for ${ $dollars }
carson-city-scene-site-empty = Construction for ${ $dollars }: no building is left here

# Personalities.
carson-city-scene-card = { $number }. { $card }: { $rule } Cash limit ${ $dollars }.
carson-city-scene-card-taken =
    { $number }. { $card }, chosen by { $name }: { $rule } Cash limit ${ $dollars }.
carson-city-scene-keep = keep ${ $dollars }
carson-city-scene-placing-order = Placing
carson-city-scene-passing-order = Passed
carson-city-scene-choosing-order = Choosing
carson-city-scene-nobody-yet = nobody yet
carson-city-scene-orders = Order of placing: { $placing }. Order of passing: { $passing }.

# The reserve.
carson-city-scene-cowboys = { $cowboys ->
    [one] { $cowboys } cowboy
   *[other] { $cowboys } cowboys
}
carson-city-scene-revolvers = { $revolvers ->
    [one] { $revolvers } revolver
   *[other] { $revolvers } revolvers
}
carson-city-scene-roads = { $roads ->
    [one] { $roads } road
   *[other] { $roads } roads
}
carson-city-scene-cash = ${ $dollars }
carson-city-scene-cash-of = ${ $dollars }, limit { $limit }
carson-city-scene-duel-tiles = tiles
carson-city-scene-duel-tiles-label = { $tiles ->
    [one] { $tiles } duel tile
   *[other] { $tiles } duel tiles
}
carson-city-scene-kept = To build
carson-city-scene-kept-none = nothing kept
carson-city-scene-kept-label = Buildings you keep: { $tiles }
carson-city-scene-estate-now = Estates earn
carson-city-scene-firepower = firepower { $firepower }
carson-city-scene-firepower-label =
    Firepower { $firepower }: { carson-city-scene-cowboys } in reserve and { carson-city-scene-revolvers }
carson-city-scene-firepower-more =
    Firepower { $firepower }: { carson-city-scene-cowboys } in reserve, { carson-city-scene-revolvers } and
    { $more } more for this turn
carson-city-scene-duellist = { $name } fights for { $place } with firepower { $firepower }
carson-city-scene-houses-left = { $houses ->
    [one] { $houses } house left
   *[other] { $houses } houses left
}
carson-city-scene-roads-left = { $roads ->
    [one] { $roads } road left
   *[other] { $roads } roads left
}
carson-city-scene-buildings-left = { $buildings } in the bag

# On buttons: short.
carson-city-scene-do = { $verb ->
    [pass] Pass
    [recall] Call the sheriff back
    [wait] Wait
    [keep] Keep the tile
    [agree] Agree
    [refuse] Refuse
    [decline] No, thanks
    [guns] Take the guns
    [leave] Leave the guns
   *[done] Done
}
carson-city-scene-do-take = Take ${ $dollars }
carson-city-scene-do-buy = Buy for ${ $dollars }
carson-city-scene-do-hire = { carson-city-scene-cowboys }
carson-city-scene-do-arm = { carson-city-scene-revolvers }
carson-city-scene-do-points = { $points } VP
carson-city-scene-do-double = Double
carson-city-scene-do-duel = Duel on { $place }

# Lists that open.
carson-city-scene-owns = { $parcels ->
    [one] { $parcels } parcel
   *[other] { $parcels } parcels
}, { $houses ->
    [one] { $houses } house
   *[other] { $houses } houses
}, { $mountains ->
    [one] { $mountains } mountain
   *[other] { $mountains } mountains
}
carson-city-scene-at-the-end = Worth { $points } VP at the end
carson-city-scene-tiles-of = Of { $all }: { $bag } in the bag, { $track } for sale, { $built } built

# A player for screen readers; a list of what else they have may follow.
carson-city-scene-player =
    { $name } has ${ $dollars }, { carson-city-scene-cowboys } in reserve, firepower { $firepower },
    { $parcels ->
    [one] { $parcels } parcel
   *[other] { $parcels } parcels
} and { carson-city-scene-roads }.
carson-city-scene-has-guns = three guns
carson-city-scene-keeps = { $tiles ->
    [one] keeps { $tiles } building
   *[other] keeps { $tiles } buildings
}

carson-city-scene-gallery = { $sheet ->
    [buildings] Buildings
    [pieces] Pieces
    [track] The action track
    [personalities] Personalities
   *[marks] Marks
}

## Rules help

carson-city-help-contents =
    The board shows 64 parcels of land and the action track. There are 30 buildings, 20 houses, 9 mountains
    and 25 roads; revolvers and a chip with three guns; seven personality cards with a yellow and a red side;
    30 duel tiles for a variant. Everybody has 10 cowboys and 12 property tiles, and one white cowboy serves
    the Sheriff.
    .title = What is in the box
carson-city-help-setup =
    Everybody starts with $15, a road and three cowboys. Dice tell where the first house stands, with a road
    on each of its sides, and where nine mountains rise. Ranches and mines are for sale at $3 and $10 and at
    $4 and $12, other buildings are drawn for the squares between. The first turn order is drawn too. In this
    order everybody takes a parcel, then in reverse order a second one.
    .title = Setting up
carson-city-help-playing =
    The game has four turns. In each of them everybody chooses a personality, then cowboys are placed one by
    one, then all actions are performed in the order of the track, with duels where several want the same, and
    at last the turn is brought to an end: cash limits, new cowboys, new buildings.
    .title = Four turns of four phases
carson-city-help-choice =
    Whoever passed first in the turn before chooses first. Each personality can be chosen by one player a
    turn, and all seven are on offer again in the next. The card gives you a power and a cash limit, and its
    number decides the order of placing: the lowest number begins.
    .title = 1. Choosing a personality
carson-city-help-placement =
    In turn you place one cowboy from your reserve or pass. A cowboy may stand on an action square, on a
    parcel nobody owns, on somebody’s building to attack it, or on your own building to defend it. Others may
    be there already: then there will be a duel. Whoever passes places no more this turn, but the first to
    pass is first in ties and in the next choice.
    .title = 2. Placing cowboys
carson-city-help-duels =
    The actions are performed from the first square of the track to the last. If several players stand on the
    same spot, they fight a duel: everybody adds a die to their firepower, the cowboys left in reserve and the
    revolvers. The highest total wins, in a tie whoever passed earlier. The winner may perform the action, and
    that cowboy is spent. The losers take theirs back, which makes them stronger in the next duel.
    .title = 3. Actions and duels
carson-city-help-end-of-turn =
    The turn counter closes the cheapest square for buying points. Everybody gets new cowboys, four after the
    first turn and five after the second and third, ten in all. Money above your cash limit must be spent:
    every full $10 brings a point, and you may spend more at this price. Unsold buildings slide to cheaper
    squares, and new ones are drawn for the dear ones.
    .title = 4. The end of a turn
carson-city-help-actions =
    Nobody has to perform an action, even after a duel that was won for it, and without the money you cannot.
    The cowboy is spent all the same. You are asked wherever declining can be of use. Squares where nobody
    stands are passed over; parcels are bought and buildings pay in every turn.
    .title = The actions
carson-city-help-ammunition =
    Take the chip with the three guns. Until the end of the turn your firepower is 3 higher: in every duel
    that follows and on the squares that pay for firepower. If a duel is ahead of you, you may leave the guns:
    whoever loses takes the cowboy back, and with the red Sheriff that even brings points.
    .title = Ammunition
carson-city-help-wages =
    You get $4 for each of your cowboys on this square. There is no duel here: everybody may come, with as
    many cowboys as they like.
    .title = Wages
carson-city-help-roads =
    The larger square brings three roads to one player, after a duel if need be. On the smaller square there
    is no duel, and every cowboy brings a road. Roads wait in your reserve until you lay them for a building,
    a house or a bridge. A new road must continue one that lies on the board, and once laid it serves
    everybody.
    .title = Roads
carson-city-help-parcel-purchase =
    A cowboy on a parcel that nobody owns may buy it now. It costs $1, and $1 more for every building, house
    or mountain on it or around it, diagonals included. Where several cowboys want the same parcel, they fight
    a duel first; of several duels, whoever passed first of those involved says which comes next.
    .title = Buying parcels
carson-city-help-building-construction =
    On each construction square one player may buy the building for the price below it. It goes on an empty
    parcel of your own that a road reaches, that is, touches at a corner; ranches and mines need no road. Most
    buildings come with a house, which needs an empty parcel with a road too: your own, nobody’s, or somebody
    else’s if they agree. What you do not build at once you keep, and you can build it when construction is
    over in this or a later turn.
    .title = Building
carson-city-help-parcels-income =
    The winner of this square gets $2 for every parcel they own, whether something is built on it or not.
    .title = Income from parcels
carson-city-help-cowboy-income =
    The winner of this square gets $2 for every point of firepower: cowboys in reserve, revolvers, the three
    guns and the Mercenary all count.
    .title = Income from cowboys
carson-city-help-gambling-income =
    The winner of this square rolls two dice and gets as many dollars as they show together: something between
    $2 and $12.
    .title = Gambling
carson-city-help-estate-income =
    Every building in town pays its owner; nobody needs a cowboy for that. If your cowboy stands on somebody
    else’s building and no duel throws him out, you take half of its income, rounded down. A cowboy of the
    owner can defend it. Houses and mountains help the buildings beside them if they belong to nobody or to
    the owner of the building.
    .title = Income from buildings
carson-city-help-parcels-victory-points =
    The winner of this square scores half a point for every parcel they own, rounded down in total.
    .title = Points for parcels
carson-city-help-cowboy-victory-points =
    The winner of this square scores half a point for every point of firepower, rounded down in total.
    .title = Points for cowboys
carson-city-help-estate-victory-points =
    The winner of this square scores a point for each of their buildings in town. Houses, mountains and kept
    buildings do not count.
    .title = Points for buildings
carson-city-help-buying-victory-points =
    On these squares one player may buy as many points as they can pay. In the first turn a point can cost as
    little as $2; then the turn counter closes the cheapest square after every turn, until in the fourth only
    the $5 square is left.
    .title = Buying points
carson-city-help-ending =
    After the fourth turn and its cash limits, every parcel of yours with a building, a house or a mountain is
    worth 2 points, and the rest of your money buys a point for every $6. Empty parcels and kept buildings are
    worth nothing. The most points win; in a tie, whoever passed earlier in the last turn.
    .title = The end of the game
carson-city-help-buildings =
    There are eight kinds of buildings. What they earn depends on the eight parcels around them, diagonals
    included, and is counted afresh every turn. Some bring revolvers for the rest of the game, and some count
    as houses for other buildings. All but ranch and mine need a road and come with a house.
    .title = The buildings
carson-city-help-house =
    Houses are not bought: they come with other buildings. A house stands on an empty parcel that a road
    reaches, earns nothing itself and makes drugstores, banks and saloons beside it richer. On a parcel that
    nobody owns it serves everybody, and the parcel can still be bought with it.
    .title = House
carson-city-help-bank =
    A bank earns $3 for every house beside it that is yours or nobody’s, and $3 for every mine you have
    anywhere in town. It needs a road and comes with a house.
    .title = Bank
carson-city-help-ranch =
    A ranch earns $1 for every free parcel around it, whoever owns it, and never less than $1. It counts as a
    house for your other buildings and brings a revolver. It needs no road.
    .title = Ranch
carson-city-help-saloon =
    A saloon earns $5 for every house beside it that is yours or nobody’s. It needs a road and comes with a
    house of its own.
    .title = Saloon
carson-city-help-hotel =
    A hotel always earns $6, and it counts as two houses for your drugstores, banks and saloons beside it. It
    needs a road and comes with a house.
    .title = Hotel
carson-city-help-drugstore =
    A drugstore earns $3 for every house beside it that is yours or nobody’s, and $3 for every ranch you have
    anywhere in town. A ranch of yours right beside it counts for both. It needs a road and comes with a
    house.
    .title = Drugstore
carson-city-help-church =
    A church earns nothing, but nobody can attack it or your buildings around it. When you build one beside a
    building under attack, the attackers take their cowboys back. It counts as a house for your buildings,
    needs a road and comes with a house.
    .title = Church
carson-city-help-mine =
    A mine earns $3 for every mountain beside it that is yours or nobody’s. It brings a revolver and needs no
    road. Several mines may profit from the same mountain.
    .title = Mine
carson-city-help-prison =
    A prison earns nothing and cannot be attacked. It brings two revolvers, needs a road and comes with a
    house.
    .title = Prison
carson-city-help-personalities =
    Every personality has a yellow and a red side with different powers. For your first games choose the
    yellow ones; later you can mix them as you like or leave it to chance. The cash limit of your personality
    says how much money you may keep at the end of the turn.
    .title = The personalities
carson-city-help-sheriff =
    Number 1, cash limit $20. The yellow Sheriff gives you the white cowboy for this turn: he goes only where
    no cowboy stands, nobody can challenge him there, and he attacks nobody; only at wages and roads others
    may join him. With the red Sheriff you may attack nobody and join nobody where a duel would follow, but
    every duel you lose brings 3 points.
    .title = The Sheriff
carson-city-help-road-worker =
    Number 4, cash limit $30. The yellow Road Worker gives you two roads at once, and buildings cost you half
    the price, rounded up. The red one takes any building off the track for $5, to be built at once or kept;
    the other buildings move up, and a new one is drawn.
    .title = The Road Worker
carson-city-help-settler =
    Number 5. The yellow Settler, cash limit $30, gives you a parcel that belongs to nobody. The red one, cash
    limit $20, gives $8 at once, or at the end of the turn $1 (at some tables a point) for each of your
    mountains.
    .title = The Settler
carson-city-help-banker =
    Number 2. The yellow Banker, cash limit $120, gives you $9 at once. The red one, cash limit $60, sells
    points at the end of the turn: 3 for $3, 5 for $12 or 7 for $25.
    .title = The Banker
carson-city-help-captain =
    Number 6. The yellow Captain, cash limit $25, lets you hire one more cowboy for $1, two for $4 or three
    for $9. The red one, cash limit $20, sells a revolver for $3 or two for $9, for the rest of the game.
    .title = The Captain
carson-city-help-grocer =
    Number 3, cash limit $60. The yellow Grocer gives $8, at once or at estate income, or then doubles what
    all your buildings of one kind earn. If such a building is robbed, robber and owner both get its usual
    income. The red one gives $8 at once, or at the end of the turn a point for each of your houses; ranches,
    hotels and churches do not count.
    .title = The Grocer
carson-city-help-mercenary =
    Number 7. The yellow Mercenary, cash limit $20, raises your firepower by 3 for this turn. The red one,
    cash limit $30, raises it by 2.
    .title = The Mercenary
carson-city-help-variants =
    Three variants change the game and go together as you like: duel tiles in place of dice, a river through
    the town, and placing all at the same time. Besides, some unclear rules can be played in another way;
    whoever opens the table chooses.
    .title = Variants
carson-city-help-might-is-right =
    Duels are fought with tiles from 0 to 5 in place of dice, chosen in secret and shown together. Two players
    have one of each and $15. With more players six tiles are dealt to everybody; they tell their total and
    start with $30 less that total. Played tiles form a stock, and whoever has none left draws three from it.
    Gambling keeps its dice.
    .title = Might is right
carson-city-help-carson-river =
    Nobody can buy river parcels or build there, and there are fewer mountains: six with the course of the
    board, which is reconstructed here, as no picture was at hand. For a ranch the river is free land, and a
    mine beside it earns $3 more. Where the river is crossed, the crossing takes two roads of the same player
    and is called a bridge. At the end a parcel with a building, house or mountain that touches a bridge is
    worth 3 points, not 2.
    .title = The Carson River
carson-city-help-kit-carson =
    As soon as the first player has placed a cowboy, all place at the same time and may take cowboys back, up
    to ten times a turn. Whoever stops takes the next place on the track and is out for this turn. At the end
    of the game everybody scores a point for each player further back on the track.
    .title = Kit Carson

## First game: guide.toml

carson-city-guide-welcome =
    Welcome to Carson City, a single house in the desert as yet. In four turns you buy land, build on it and
    earn money and points. Your cowboys do the work.
carson-city-guide-parcel =
    First you get a parcel for nothing. Take the lit one: four mountains touch it, corners included. That is
    the place for a mine.
    .brought = Yours. Your rival has taken two, now it is your turn again.
carson-city-guide-second-parcel =
    Your second parcel: take the one below it, beside the house. There a road passes, which most buildings
    need.
    .brought = The land is shared out, and the first turn begins.
carson-city-guide-mercenary =
    In each turn everybody picks a personality with a power. Take the Mercenary: in duels he gives you 3
    firepower more.
    .brought =
        Your rival took the Settler, whose lower number lets him place first. He wants the mine for $4!
carson-city-guide-track =
    Along this track the actions are done one after the other. On a construction square one cowboy may buy
    the building; if two players stand there, they fight.
carson-city-guide-rival = You want that mine, too. Place a cowboy beside your rival’s: that means a duel.
    .brought = Your rival goes for wages.
carson-city-guide-wages = At the wages there is never a duel: $4 for each of your cowboys. Place one there.
    .brought = One cowboy is still in your reserve.
carson-city-guide-pass =
    Keep your last cowboy: whoever stays in reserve adds 1 to your firepower. Pass. The first to pass
    chooses first next turn.
    .brought = Duel won! You rolled 3, and 3 for the Mercenary and 1 for your cowboy made 7, against a 6.
carson-city-guide-buy = The mine is for sale to you alone. Buy it for $4.
    .brought = Bought. The loser takes his cowboy back and is stronger next time.
carson-city-guide-build = Build it on your parcel among the mountains. A mine needs no road.
    .brought = Your mine earns $3 for each of four mountains: $12, every turn!
carson-city-guide-limit =
    You have $27, but the Mercenary lets you keep only $20. Every $10 you spend brings a point: buy one.
    .brought = A point, and $17 for the next turn. New cowboys have come, too.
carson-city-guide-end =
    So it goes for four turns. At the end built-up parcels bring 2 points each, and money a point for $6.
    Choose first now, and have fun!
