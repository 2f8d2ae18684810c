carson-city-title = Carson City
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

## Scene

# tabs and headings: short
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
carson-city-scene-open-estates = Open the list of everybody's estates
carson-city-scene-your-reserve = Your reserve
carson-city-scene-on-the-table = On the table
carson-city-scene-winner = The winner
carson-city-scene-duel-for = Duel: { $place }
carson-city-scene-choose-one = How many victory points?

# figures
carson-city-scene-dollars = ${ $dollars }
carson-city-scene-gain = +${ $dollars }
carson-city-scene-odds = { $percent } % chance
carson-city-scene-points = { $points } VP

# the town; $place is a parcel such as c3
carson-city-scene-what-free = free land
carson-city-scene-what-house = House
carson-city-scene-what-mountain = Mountain
carson-city-scene-what-river = Carson River
carson-city-scene-parcel = { $place }: { $what }
carson-city-scene-parcel-of = { $place }: { $what }, property of { $name }
carson-city-scene-estate = { $place }: { $what } of { $name }, income ${ $dollars }
carson-city-scene-estate-guarded = { $place }: { $what } of { $name }, income ${ $dollars }; a church protects it
carson-city-scene-estate-safe = { $place }: { $what } of { $name }; nobody can attack it
carson-city-scene-road = Road at { $edge }
carson-city-scene-bridge = Bridge at { $edge }
carson-city-scene-cowboys-there = { $cowboys ->
    [one] Cowboy of { $name } on { $place }
   *[other] { $cowboys } cowboys of { $name } on { $place }
}
carson-city-scene-sheriff-there = The white cowboy of { $name } on { $place }
carson-city-scene-duel-there = There will be a duel on { $place }
carson-city-scene-with-effect = { $action } ({ $effect })
carson-city-scene-effect-price = price ${ $dollars }
carson-city-scene-effect-worth = worth ${ $dollars }
carson-city-scene-effect-attack = an attack for ${ $dollars }
carson-city-scene-effect-defend = to defend it
carson-city-scene-effect-income = income ${ $dollars }
carson-city-scene-effect-gain = your estates earn ${ $dollars } more
carson-city-scene-effect-ask = { $name } must agree

# the squares of the track: title (short), .figures (very short), .note (very short, may be empty), .rule (a sentence)
carson-city-scene-turn-short = turn
carson-city-scene-turn = Turn { $turn } of { $turns }
carson-city-scene-now = Being performed now: { $square }
carson-city-scene-closed = closed
carson-city-scene-closed-rule = { $rule } This square is closed.
carson-city-scene-no-tile = empty
carson-city-scene-site = Construction: { $what } for ${ $dollars }
carson-city-scene-site-empty = Construction for ${ $dollars }: no building is left here
carson-city-scene-square-wages = Wages
    .figures = $4
    .note = each
    .rule = $4 for each of your cowboys here. Any number may come.
carson-city-scene-square-ammunition = Ammunition
    .figures = +3
    .note = {""}
    .rule = Three guns until the end of the turn: firepower +3.
carson-city-scene-square-three-roads = Three roads
    .figures = 3
    .note = {""}
    .rule = Three roads for your reserve.
carson-city-scene-square-roads = Roads
    .figures = 1
    .note = each
    .rule = One road for each of your cowboys here. Any number may come.
carson-city-scene-square-parcel-purchase = Parcels
    .figures = {""}
    .note = duels first
    .rule = After the duels for them, cowboys on free parcels buy these. Nobody stands here.
carson-city-scene-square-construction-12 = Construction $12
carson-city-scene-square-construction-10 = Construction $10
carson-city-scene-square-construction-8 = Construction $8
carson-city-scene-square-construction-6 = Construction $6
carson-city-scene-square-construction-5 = Construction $5
carson-city-scene-square-construction-4 = Construction $4
carson-city-scene-square-construction-3 = Construction $3
carson-city-scene-square-parcels-income = Parcels
    .figures = $2
    .note = each
    .rule = $2 for each parcel you own.
carson-city-scene-square-cowboy-income = Firepower
    .figures = $2
    .note = each
    .rule = $2 for each point of your firepower.
carson-city-scene-square-gambling = Gambling
    .figures = $2–12
    .note = {""}
    .rule = Roll two dice and take their sum in dollars.
carson-city-scene-square-estate-income = Estates pay
    .figures = {""}
    .note = duels first
    .rule = After the duels for them, all buildings pay. Nobody stands here.
carson-city-scene-square-parcels-points = Parcels
    .figures = ½ VP
    .note = each
    .rule = One victory point for two parcels you own.
carson-city-scene-square-cowboy-points = Firepower
    .figures = ½ VP
    .note = each
    .rule = One victory point for two points of your firepower.
carson-city-scene-square-estate-points = Buildings
    .figures = 1 VP
    .note = each
    .rule = One victory point for each of your buildings in town.
carson-city-scene-square-points-5 = Buy points
    .note = a VP
    .rule = Buy any number of victory points for $5 each.
carson-city-scene-square-points-4 = Buy points
    .note = a VP
    .rule = Buy any number of victory points for $4 each.
carson-city-scene-square-points-3 = Buy points
    .note = a VP
    .rule = Buy any number of victory points for $3 each.
carson-city-scene-square-points-2 = Buy points
    .note = a VP
    .rule = Buy any number of victory points for $2 each.

# personalities: a few words for the card, .rule tells all of it
carson-city-scene-card = { $number }. { $card }: { $rule } Cash limit ${ $dollars }.
carson-city-scene-card-taken = { $number }. { $card } of { $name }: { $rule } Cash limit ${ $dollars }.
carson-city-scene-keep = keep ${ $dollars }
carson-city-scene-card-sheriff-yellow = white cowboy
    .rule = You get the white cowboy. Nobody can join him, and he never fights.
carson-city-scene-card-sheriff-red = 3 VP a lost duel
    .rule = You attack nobody, but each duel you lose brings 3 victory points.
carson-city-scene-card-banker-yellow = $9 at once
    .rule = You get $9 at once.
carson-city-scene-card-banker-red = sells points
    .rule = At the end of the turn buy 3 victory points for $3, 5 for $12 or 7 for $25.
carson-city-scene-card-grocer-yellow = $8 or double
    .rule = $8, or double income for all your buildings of one kind this turn.
carson-city-scene-card-grocer-red = $8 or houses
    .rule = $8 at once, or at the end of the turn a victory point for each of your houses.
carson-city-scene-card-road-worker-yellow = 2 roads, ½ price
    .rule = You get two roads, and buildings cost you half the price.
carson-city-scene-card-road-worker-red = a building for $5
    .rule = Take any building off the track for $5, to build or to keep it.
carson-city-scene-card-settler-yellow = a free parcel
    .rule = You get a parcel that belongs to nobody, for nothing.
carson-city-scene-card-settler-red = $8 or mountains
    .rule = $8 at once, or at the end of the turn $1 for each of your mountains.
carson-city-scene-card-captain-yellow = hires cowboys
    .rule = Hire one cowboy for $1, two for $4 or three for $9.
carson-city-scene-card-captain-red = sells revolvers
    .rule = Buy a revolver for $3 or two for $9.
carson-city-scene-card-mercenary-yellow = firepower +3
    .rule = Your firepower is 3 higher in this turn.
carson-city-scene-card-mercenary-red = firepower +2
    .rule = Your firepower is 2 higher in this turn.
carson-city-scene-placing-order = Placing
carson-city-scene-passing-order = Passed
carson-city-scene-choosing-order = Choosing
carson-city-scene-nobody-yet = nobody yet
carson-city-scene-orders = Order of placing: { $placing }. Order of passing: { $passing }.

# the reserve
carson-city-scene-cowboys = { $cowboys ->
    [one] 1 cowboy
   *[other] { $cowboys } cowboys
}
carson-city-scene-revolvers = { $revolvers ->
    [one] 1 revolver
   *[other] { $revolvers } revolvers
}
carson-city-scene-roads = { $roads ->
    [one] 1 road
   *[other] { $roads } roads
}
carson-city-scene-cash = ${ $dollars }
carson-city-scene-cash-of = ${ $dollars }, limit { $limit }
carson-city-scene-duel-tiles = tiles
carson-city-scene-duel-tiles-label = { $tiles ->
    [one] 1 duel tile
   *[other] { $tiles } duel tiles
}
carson-city-scene-kept = To build
carson-city-scene-kept-none = nothing kept
carson-city-scene-kept-label = Buildings you keep: { $tiles }
carson-city-scene-estate-now = Estates earn
carson-city-scene-firepower = firepower { $firepower }
carson-city-scene-firepower-label = Firepower { $firepower }: { $cowboys } cowboys in reserve and { $revolvers } revolvers
carson-city-scene-firepower-more = Firepower { $firepower }: { $cowboys } cowboys in reserve, { $revolvers } revolvers and { $more } more for this turn
carson-city-scene-duellist = { $name } fights for { $place } with firepower { $firepower }
carson-city-scene-houses-left = { $houses ->
    [one] 1 house left
   *[other] { $houses } houses left
}
carson-city-scene-roads-left = { $roads ->
    [one] 1 road left
   *[other] { $roads } roads left
}
carson-city-scene-buildings-left = { $buildings } in the bag

# buttons: short
carson-city-scene-do-pass = Pass
carson-city-scene-do-recall = Call the sheriff back
carson-city-scene-do-wait = Wait
carson-city-scene-do-keep = Keep the tile
carson-city-scene-do-agree = Agree
carson-city-scene-do-refuse = Refuse
carson-city-scene-do-decline = No, thanks
carson-city-scene-do-done = Done
carson-city-scene-do-take = Take ${ $dollars }
carson-city-scene-do-buy = Buy for ${ $dollars }
carson-city-scene-do-hire = { $cowboys ->
    [one] 1 cowboy
   *[other] { $cowboys } cowboys
}
carson-city-scene-do-arm = { $revolvers ->
    [one] 1 revolver
   *[other] { $revolvers } revolvers
}
carson-city-scene-do-points = { $points } VP
carson-city-scene-do-double = Double
carson-city-scene-do-duel = Duel on { $place }

# drawers
carson-city-scene-owns = { $parcels } parcels, { $houses } houses, { $mountains } mountains
carson-city-scene-at-the-end = Worth { $points } VP at the end
carson-city-scene-tiles-of = Of { $all }: { $bag } in the bag, { $track } for sale, { $built } built
carson-city-scene-building-ranch = $1 for each parcel around it without house, mountain or building, at least $1. Counts as a house. Brings a revolver. Needs no road.
carson-city-scene-building-mine = $3 for each mountain around it. Brings a revolver. Needs no road.
carson-city-scene-building-drugstore = $3 for each house around it, and $3 for each ranch you have anywhere. Comes with a house.
carson-city-scene-building-bank = $3 for each house around it, and $3 for each mine you have anywhere. Comes with a house.
carson-city-scene-building-saloon = $5 for each house around it. Comes with a house.
carson-city-scene-building-hotel = $6, always. Counts as two houses. Comes with a house.
carson-city-scene-building-church = No income. It protects your buildings around it. Counts as a house. Comes with a house.
carson-city-scene-building-prison = No income. Brings two revolvers. Nobody can attack it. Comes with a house.

# players
carson-city-scene-player = { $name } has ${ $dollars }, { $cowboys } cowboys in reserve, firepower { $firepower }, { $parcels } parcels and { $roads } roads.
carson-city-scene-has-guns = three guns
carson-city-scene-keeps = { $tiles ->
    [one] keeps 1 building
   *[other] keeps { $tiles } buildings
}

# gallery
carson-city-scene-gallery-buildings = Buildings
carson-city-scene-gallery-pieces = Pieces
carson-city-scene-gallery-track = The action track
carson-city-scene-gallery-personalities = Personalities
carson-city-scene-gallery-marks = Marks
