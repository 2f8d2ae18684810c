### Nevada City, in English.

-nevada-city = Nevada City

nevada-city-title = { -nevada-city }
nevada-city-introduction =
    Silver in the hills has turned a camp into a boomtown. Lead one of its founding families: work your mines,
    farms and ranches, hire and marry workers, raise saloons, stores and an opera house, and fulfil contracts
    for the growing town, while fires, droughts and bandits do their worst. After four years, five with two
    players, whoever has the most points becomes mayor of { -nevada-city }.

nevada-city-variant-first-game = First game
    .explanation =
        The events marked “Not First” stay in the box: taxes, influenza, the march on the saloons, new
        contracts by decree, the bank panic. Recommended if anybody at the table is new.
nevada-city-variant-extra-buildings = Extra buildings
    .explanation =
        Six more building cards: Doctor, Stables and Undertaker, and the Military Store, the Cavalry Hotel and
        the Capitol, which take the place of buildings printed on the board.
nevada-city-variant-poker = Poker deck
    .explanation = Both saloons get a gambling table: stake money against the house, the higher card wins.
nevada-city-variant-gunslinging = Gunslinging goal
    .explanation =
        The goals include Gunslinging. With two or three players one goal lies face up from the start, and one
        more than usual is scored.
nevada-city-variant-extra-events = Extra events
    .explanation = The Whiskey Runner, a Poker Tournament and two Renegades may turn up among the events.
nevada-city-variant-troublemakers = Troublemakers
    .explanation =
        Workers whom nobody has hired start shooting at the end of the year. Each player in turn must send a
        family member to face one of them.
nevada-city-variant-cubes-one-of-each = Cubes: one more of each
    .explanation =
        One more cube each of silver, crops and livestock goes into the bag: production and prices vary more.
nevada-city-variant-cubes-one-grey = Cubes: one grey
    .explanation = One grey cube goes into the bag. On a chart it takes up a space and counts for nothing.
nevada-city-variant-cubes-two-grey = Cubes: two grey
    .explanation = Two grey cubes go into the bag. On a chart they take up a space and count for nothing.
nevada-city-variant-children-swap = Children: exchange
    .explanation =
        Before the first year each player may exchange the own son or daughter for one of four additional
        children, starting on the Sheriff’s right and going counter-clockwise.
nevada-city-variant-children-newcomer = Children: one more
    .explanation =
        The additional children may be taken as one more member of a family, a help for newcomers: more
        markers, and one more wedding.

## Components

nevada-city-name-marker = action marker
nevada-city-name-sheriffs-badge = Sheriff’s badge
nevada-city-name-deputys-badge = Deputy’s badge
nevada-city-name-homestead = Homestead
nevada-city-name-event-card = event card

# $card is the id of a building; $name what its file calls it, for cards of somebody’s own.
nevada-city-building = { $card ->
    [bank] Bank
    [city-hall] City Hall
    [trading-post] Trading Post
    [hotel] Hotel
    [assayer] Assayer
    [market] Market
    [stock-yards] Stock Yards
    [sheriff] Sheriff
    [blacksmith] Blacksmith
    [saw-mill] Saw Mill
    [brick-oven] Brick Oven
    [leadbricks] Leadbrick’s General Store
    [saddlery] Saddlery
    [belles-saloon] Belle’s Saloon
    [hardnails] Hardnail’s General Store
    [masonoaks] Masonoak’s General Store
    [fire-house] Fire House
    [soup-kitchen] Soup Kitchen
    [pharmacist] Pharmacist
    [wine-and-roses] Wine & Roses Saloon
    [post-office] Post Office
    [tobacconist] Tobacconist
    [newspaper] Newspaper
    [boarding-house] Boarding House
    [bordello] Bordello
    [opera-house] Opera House
    [doctor] Doctor
    [stables] Stables
    [undertaker] Undertaker
    [military-store] Military Store
    [cavalry-hotel] Cavalry Hotel
    [capitol] Capitol
   *[other] { $name }
}
nevada-city-contract = { $card ->
    [town-well] Town Well
    [schoolhouse] Schoolhouse
    [boardwalks] Boardwalks
    [jail-cells] Jail Cells
    [water-tower] Water Tower
    [street-lamps] Street Lamps
    [founders-statue] Founders’ Statue
    [courthouse-clock] Courthouse Clock
    [army-contract] Army Contract
    [survey-camp-rations] Survey Camp Rations
    [bullion-shipment] Bullion Shipment
    [seed-exchange] Seed Exchange
    [breeding-stock] Breeding Stock
    [new-shaft] New Shaft
    [harvest-wagon] Harvest Wagon
    [trail-drive] Trail Drive
    [barn-dance] Barn Dance
    [travelling-circus] Travelling Circus
    [whiskey-order] Whiskey Order
    [independence-day-picnic] Independence Day Picnic
    [saloon-piano] Saloon Piano
    [grand-ball] Grand Ball
    [horse-race] Horse Race
    [melodrama-troupe] Melodrama Troupe
    [apprentice-smith] Apprentice Smith
    [apprentice-carpenter] Apprentice Carpenter
    [apprentice-mason] Apprentice Mason
    [river-bridge] River Bridge
    [chapel] Chapel
    [wagon-works] Wagon Works
    [smelter-stack] Smelter Stack
    [stage-depot] Stage Depot
    [silversmith] Silversmith
    [tannery] Tannery
    [flour-mill] Flour Mill
    [mining-shares] Mining Shares
    [freight-company] Freight Company
    [patent-remedy] Patent Remedy
    [cigar-import] Cigar Import
    [line-of-credit] Line of Credit
   *[other] { $name }
}
nevada-city-event = { $card ->
    [silver-discovered] Silver Discovered!
    [fertile-fields] Fertile Fields
    [mild-winter] Mild Winter
    [land-rush] Land Rush
    [freight-wagons-arrive] Freight Wagons Arrive
    [town-meeting] Town Meeting
    [drought] Drought
    [famine] Famine
    [bandits] Bandits
    [fire-at-the-hotel] Fire at the Hotel
    [fire-at-the-trading-post] Fire at the Trading Post
    [fire-at-city-hall] Fire at City Hall
    [fire-on-main-street] Fire on Main Street
    [cave-in] Cave-In
    [stampede] Stampede
    [stagecoach-arrives] Stagecoach Arrives
    [cattle-buyers] Cattle Buyers
    [silver-fever] Silver Fever
    [tax-collector] Tax Collector
    [influenza] Influenza
    [temperance-march] Temperance March
    [territorial-ruling] Territorial Ruling
    [bank-panic] Bank Panic
    [whiskey-runner] Whiskey Runner
    [poker-tournament] Poker Tournament
    [renegade-gun-2] Renegade
    [renegade-gun-3] Renegade
   *[other] { $name }
}
nevada-city-goal = { $card ->
    [land-baron] Land Baron
    [town-builder] Town Builder
    [dealmaker] Dealmaker
    [well-heeled] Well Heeled
    [full-storehouse] Full Storehouse
    [bountiful-homestead] Bountiful Homestead
    [extended-family] Extended Family
    [master-of-trades] Master of Trades
    [gunslinging] Gunslinging
   *[other] { $name }
}
# What a worker does for a living.
nevada-city-trade = { $card ->
    [dutch-vandermeer] Master Smith
    [marisol-vega] Master Builder
    [ah-lun] Bridge Carpenter
    [nell-farrow] Stonecutter
    [pike-dolan] Hard-Rock Miner
    [susannah-grice] Homesteader
    [teodoro-ruiz] Head Vaquero
    [ingrid-solberg] Dairywoman
    [jed-crocker] Prospector
    [harriet-moss] Orchard Hand
    [lonnie-briggs] Cowhand
    [kate-dunleavy] Farrier
    [clem-ottaway] Framer
    [pearl-ibsen] Bricklayer
    [isaac-tull] Drover
    [dora-finch] Claim Clerk
    [amos-reddy] Wheelwright
    [esther-cobb] Kiln Keeper
    [walt-sorrel] Quarryman
    [mae-whitlock] Ranch Forewoman
    [one-eye-royce] Drifter
    [cora-slade] Sharpshooter
    [benny-hart] Errand Boy
    [flora-nye] Shop Girl
    [rafe-colby] Jack of Trades
    [lucinda-gale] Wagon Driver
   *[other] { $name }
}
nevada-city-gunfight = Gunfight

## Parts of sentences

nevada-city-or = { $items } or { $last }
nevada-city-and-or = { $one } and/or { $two }
nevada-city-in-order = first { $one }, then { $two } (one of the two is enough)
nevada-city-nothing = nothing
nevada-city-dollars = ${ $dollars }
nevada-city-good = { $good ->
    [silver] silver
    [crops] crops
    [livestock] livestock
    [iron] iron
    [lumber] lumber
    [brick] brick
    [spirits] spirits
    [entertainment] entertainment
    [money] money
   *[vp] points
}
nevada-city-goods = { $good ->
    [silver] { $count } silver
    [crops] { $count ->
        [one] { $count } crop
       *[other] { $count } crops
    }
    [livestock] { $count } livestock
    [iron] { $count } iron
    [lumber] { $count } lumber
    [brick] { $count } brick
    [spirits] { $count } spirits
    [entertainment] { $count } entertainment
    [money] ${ $count }
   *[vp] { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
}
nevada-city-tiles = { $property ->
    [mine] { $count ->
        [one] { $count } mine
       *[other] { $count } mines
    }
    [farm] { $count ->
        [one] { $count } farm
       *[other] { $count } farms
    }
   *[ranch] { $count ->
        [one] { $count } ranch
       *[other] { $count } ranches
    }
}
# $count is the number of icons.
nevada-city-skill = { $count ->
    [one] {""}
   *[other] { $count } ×{" "}
}{ $skill ->
    [mining] mining
    [farming] farming
    [ranching] ranching
    [blacksmithing] blacksmithing
    [carpentry] carpentry
   *[masonry] masonry
}
# The kind of a contract: "a civic contract", "a civic or production contract".
nevada-city-colour = { $colour ->
    [civic] civic
    [production] production
    [entertainment] entertainment
    [construction] construction
   *[commerce] commerce
}
nevada-city-poker-card = { $card ->
    [a] ace
    [joker] joker
   *[other] { $card }
}
# A space by its building; $number is 0 if there is only one.
nevada-city-space = { $building }{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}
nevada-city-fee = { $amount ->
    [0] no fee
   *[other] { $payee ->
        [bank] { nevada-city-dollars } to the Bank
        [sheriff-badge] { nevada-city-dollars } to the Sheriff
       *[owner] { nevada-city-dollars } to the owner
    }
}
nevada-city-space-rules = { $space }: { $effects } ({ $fee })
nevada-city-limit = { $limit ->
    [octagon] {" "}[any number of markers]
    [brown] {" "}[four players only]
   *[poker] {" "}[with the poker deck only]
}
nevada-city-building-figures = { $cost } to build, { points }
nevada-city-replaces = Takes the place of: { $building }
nevada-city-person-rules = { $person } ({ $markers ->
    [one] { $markers } marker
   *[other] { $markers } markers
}; { $skilled ->
    [no] no skills
   *[yes] { $skills }
}; gun { $gun })
nevada-city-worker-rules = { $rules }, { $trade }, salary { $salary }
nevada-city-family-rules = { $family }: { $extra } more; { $members }
nevada-city-contract-rules = Needs { $needs }, brings { points } ({ $colour } contract).
nevada-city-contract-building = { $more ->
    [0] If this building is finished, its owner scores 2 points: { $building }.
   *[other] With this building finished it brings { $built } points, and the building’s owner scores 2: { $building }.
}
nevada-city-contract-reward = It also brings { $goods }.
nevada-city-contract-skill = The character who completes it learns { $skill }.
nevada-city-metric = { $metric ->
    [properties] mines, farms and ranches
    [buildings] finished buildings
    [contracts] completed contracts
    [money] dollars
    [commodities] commodities
    [resources] silver, crops and livestock
    [married] workers married into the family
    [skills] skill icons of the family
   *[gunslinging] gunslinging of the whole family
}
nevada-city-goal-rules =
    What counts: { $counted }. The first places score { $levels } points; tied players share, and whoever has
    none scores nothing.
nevada-city-sale = { $goods } for { $brings }
nevada-city-repair = costs { $goods }, { points }
# $place is the number of an event space; 7 is the top of the deck.
nevada-city-place-of-event = { $place ->
    [7] the top of the deck
   *[other] event space { $place }
}
nevada-city-next = { $items }; { $next }

## What spaces do, as a request in the middle of a line

nevada-city-effect-gain = take { $goods }
nevada-city-effect-buy = buy up to { $most } at { $price } each: { $goods }
nevada-city-effect-bundle = take { $count }, at least { $kinds } kinds: { $goods }
nevada-city-effect-sell = sell up to { $most } { $resource } { $known ->
    [yes] at { $price } each
   *[no] at market value{ $extra ->
        [0] {""}
       *[other] {" "}and { $bonus } more each
    }
}
nevada-city-effect-exchange = swap { $most ->
    [0] any number
   *[other] up to { $most }
} of { $goods } for as many { $into }
nevada-city-effect-contract = { $way ->
    [look] look at the top { $look } contracts of the deck and reserve or complete one
    [refresh] replace all contracts on display, then reserve or complete one
   *[display] reserve or complete { $any ->
        [yes] any contract
       *[no] a contract ({ $colours })
    }
}
nevada-city-effect-claim = claim { $pick ->
    [either] a building or a property
    [building] a building
    [property] a property
   *[both] a building and a property
}
nevada-city-effect-hire = hire a worker { $source ->
    [display] on display
   *[discard] who has left town
}, salary to { $payee ->
    [owner] the owner
   *[bank] the Bank
}
nevada-city-effect-deputy = take the Deputy’s badge
nevada-city-effect-arrange = look at the events still to come and at one more, and lay them in any order
nevada-city-effect-loan = borrow { $receive }; the marker stays until { $repay } are paid back
nevada-city-effect-copy = use a space where another player’s marker stands, at its own fee
nevada-city-effect-points = buy up to { $most } points at { $price } each
nevada-city-effect-gamble = stake up to { $stake }; a win pays { $pays ->
    [one] the stake
   *[other] { $pays } times the stake
}, with the joker { $joker } times

## What buildings do without a marker

nevada-city-passive-fire-brigade =
    At a fire the owner may send a marker; then every other player pays the owner { $fee }. Otherwise every
    other player must send a marker. Either way nothing is damaged.
nevada-city-passive-per-unhired = At the end of a year the owner gets { $goods } for each worker nobody has hired.
nevada-city-passive-over-unhired =
    At the end of a year the owner gets { $goods } if more than { $over ->
    [one] { $over } worker
   *[other] { $over } workers
} found no work.
nevada-city-passive-heal =
    Whoever is wounded may pay the owner { $commodities ->
    [one] { $commodities } commodity
   *[other] { $commodities } commodities
} and keep the marker. The owner’s own wounds are healed for nothing.
nevada-city-passive-death = Whenever somebody dies, the owner gets { $goods } from the Bank.

## What events do

nevada-city-lasts = { $lasts ->
    [year] In force until the end of this year.
   *[now] This happens once, now.
}
nevada-city-happens-gain =
    Each player, clockwise from the Sheriff, takes { $count ->
    [one] { $count } commodity
   *[other] { $count } commodities
} from the supply: { $goods }.
nevada-city-happens-pay = 
    Each player pays the Bank { $per ->
    [building] { $amount } for each building card they own, start buildings and unfinished ones included
   *[player] { $amount }
}. Whoever is short must borrow, with a marker still on a character for each loan; when no loan is possible
    they pay what they have, and that is all.
nevada-city-happens-lose = 
    Each player loses { $goods }, or what they have of it{ $short ->
    [0] . Nothing is due for what is missing.
   *[other] , and pays the Bank { $fine } for each that is missing. Whoever is short of money must borrow, with a
    marker still on a character for each loan; when no loan is possible they pay what they have, and that is all.
}
nevada-city-happens-markers =
    Each player moves { $count ->
    [one] { $count } marker
   *[other] { $count } markers
} still on a character to the Homestead, from characters of their choice; it is back next year. Whoever has
    none left loses none.
nevada-city-happens-production =
    Whenever { $property ->
    [mine] a mine
    [farm] a farm
   *[ranch] a ranch
} is worked, it yields { $goods } { $way ->
    [more] more
   *[less] less, but never less than 0
}. This goes for every player.
nevada-city-happens-sale =
    Whenever { $goods } is sold, it brings { $amount } { $way ->
    [more] more
   *[less] less, but never less than 0
}. This goes for every player.
nevada-city-happens-fee = { $building }: { $effect ->
    [buy] each good bought there costs { $amount } { $way ->
        [more] more.
       *[less] less, but never less than 0.
    }
    [claim] the fee for claiming a building or a property is { $amount } { $way ->
        [more] higher.
       *[less] lower, but never below 0.
    } The price of the property itself stays the same.
   *[other] the fee of these spaces is { $amount } { $way ->
        [more] higher.
       *[less] lower, but never below 0.
    }
} This goes for every player, and also for a building that takes its place.
nevada-city-happens-loan = 
    A loan pays out { $amount } { $way ->
    [more] more
   *[less] less, but never less than 0
}, for every player; what must be paid back stays the same.
nevada-city-happens-extra =
    As one of its actions, a character may place a marker on this card and take { $goods } from the supply{ $count ->
    [one] , once this year.
   *[other] , { $count } times this year.
} Any number of characters of every player may do so.
nevada-city-happens-close =
    No space of these buildings may be used by anybody: { $buildings }. They may still be claimed and built.
nevada-city-happens-fire = { $where ->
    [highest] The finished building card with the most points that belongs to a player is on fire; among equals,
    chance decides.
   *[named] On fire: { $building }, or the building that has taken its place.
}
nevada-city-happens-brigade =
    If the fire brigade has a finished building ({ $building }), its owner may move a marker there, and every
    other player pays the owner { $fee }. If the owner does not, every other player must move a marker there.
    Either way nothing is damaged.
nevada-city-happens-damage =
    Without a fire brigade every player moves one marker from a character to the Homestead until next year,
    and the building is damaged: nobody may use it until the year ends, or until somebody repairs it with a
    marker and { $goods } and scores { points }. Whoever has no marker left on a character moves none.
nevada-city-happens-contracts =
    All contracts on display go under the deck, and new ones are dealt. Reserved contracts stay with their owners.
nevada-city-happens-workers = { $count ->
    [one] { $count } more worker comes
   *[other] { $count } more workers come
} to town and can be hired.
nevada-city-happens-showdown = 
    Clockwise from the Sheriff, each player { $optional ->
    [yes] may send
   *[no] must send
} one character, with or without markers, against an outsider with gun { $gun }. Both draw a poker card, and card
    plus gun decides. Whoever wins takes { $prize }. Whoever loses or ties is wounded: a marker of this character,
    or else of another of the same player, goes to the Homestead until next year, unless the Doctor helps. { $deadly ->
    [yes] An outsider who loses or ties dies{ $until ->
        [killed] , and then nobody else has to fight.
       *[all] .
    }
   *[no] The outsider meets every player in turn.
}
nevada-city-happens-poker =
    Clockwise from the Sheriff, each player may put { $ante } into the pot and gets a poker card. Then each may
    pay { $redraw } into the pot for another card, once. The highest card takes the pot and { $prize }. With
    fewer than two players the stakes are returned.

## Actions

nevada-city-action-deal = Deal: { $building }
nevada-city-action-cube = Draw a cube: { $cube ->
    [silver] silver
    [crops] crops
    [livestock] livestock
   *[grey] grey
}
nevada-city-action-arrive = Comes to town: { $worker }
nevada-city-action-offer = Comes on display: { $contract }
nevada-city-action-look = Look at: { $contract }
nevada-city-action-reveal = Turn over: { $event }
nevada-city-action-peek = Look at: { $event }
nevada-city-action-goal = Goal: { $goal }
nevada-city-action-bank = The Bank takes: { $building }
nevada-city-action-burn = On fire: { $building }
nevada-city-action-card = Poker card: { $card }
nevada-city-action-family = { $family }
    .group = Choose a family
nevada-city-action-swap = Exchange your { $child ->
    [son] son
   *[daughter] daughter
} for { $person }
    .group = Exchange a child
nevada-city-action-adopt = Take into the family: { $person }
    .group = Take one more child
nevada-city-action-keep = Keep { $goal }. { $rules }
    .group = Keep a goal
    .short = Keep { $goal }
nevada-city-action-activate = { $person }
    .group = Choose a character
    .short = Choose this character
nevada-city-action-work = Work { nevada-city-tiles }{ $known ->
    [yes] : { $harvest } each
   *[no] {""}
}
    .group = Work your properties
    .short = Work { nevada-city-tiles }
nevada-city-action-use = { $space }
    .group = Use a building
    .short = Use { $building }
nevada-city-action-build = Build: { $building } (still needs { $needs })
    .group = Construct
    .short = Build { $building }
nevada-city-action-advance = Work on the contract { $contract } (still needs { $needs })
    .group = Work on a contract
    .short = Work on { $contract }
nevada-city-action-extra = Take { $rules } ({ $event })
    .group = Use the event
    .short = Take { $rules }
nevada-city-action-repair = Repair: { $building } ({ $rules })
    .group = Repair
    .short = Repair { $building }
nevada-city-action-pass = Pass: give up the markers this character has left
    .group = Pass
    .short = Pass
nevada-city-action-done = { $what ->
    [pay] Pay now
   *[other] No more of this
}
    .group = No more
nevada-city-action-repay = Pay back a loan
    .group = Pay back a loan
nevada-city-action-take = { $priced ->
    [yes] Buy { $goods } for { $price }
   *[no] Take { $goods }
}
    .group = Take goods
nevada-city-action-pay = Give { $goods }
    .group = Give goods
nevada-city-action-stand-in = Give 1 entertainment instead of { $good }
    .group = Give entertainment instead
nevada-city-action-sell = Sell { $sale }
    .group = Sell
nevada-city-action-publish = Buy { points }
    .group = Buy points
nevada-city-action-stake = Stake { $stake }
    .group = Gamble
nevada-city-action-claim = Claim { $building }: { $figures }
    .group = Claim a building
    .short = Claim { $building }
nevada-city-action-settle = Claim { $property ->
    [mine] a mine
    [farm] a farm
   *[ranch] a ranch
} for { $price }
    .group = Claim a property
nevada-city-action-hire = Hire { $worker }
    .group = Hire a worker
    .short = Hire { $name }
nevada-city-action-reserve = Reserve { $contract }. { $rules }
    .group = Reserve a contract
    .short = Reserve { $contract }
nevada-city-action-complete = Complete at once: { $contract }. { $rules }
    .group = Complete a contract
    .short = Complete { $contract }
nevada-city-action-top = Put back on the deck: { $contract }
    .group = Put back on the deck
nevada-city-action-under = Put under the deck: { $contract }
    .group = Put under the deck
nevada-city-action-lay = Lay here: { $event }
    .group = Lay an event
    .short = Lay { $event }
nevada-city-action-badge = { $coming ->
    [yes] Take the Deputy’s badge: you are Sheriff next year
   *[no] Take the Deputy’s badge; this is the last year, so it brings nothing
}
    .group = Deputy’s badge
    .short = Deputy’s badge
nevada-city-action-copy = Use like the other player: { $space }
    .group = Use an occupied space
    .short = Use { $building }
nevada-city-action-spend = A marker of { $person }
    .group = Give up a marker
nevada-city-action-fight = { $person } fights (gun { $gun })
    .group = Send somebody to fight
nevada-city-action-heal = Pay the Doctor { $goods } and keep the marker
    .group = Pay the Doctor
nevada-city-action-ante = Join the tournament
    .group = Join the tournament
nevada-city-action-redraw = Pay for another card
    .group = Another card
nevada-city-action-idle = { $person } starts the year one marker short
    .group = Leave an action space empty
    .short = { $person }
nevada-city-action-marry = { $child } marries { $worker }
    .group = Hold a wedding

## Prompts

nevada-city-prompt-deal-start-buildings = Deal a start building.
    .hint = Whoever gets the Sheriff begins the first year.
nevada-city-prompt-choose-family = Choose your family.
    .hint = Its members bring markers, skills and two more properties.
nevada-city-prompt-swap-child = Exchange your son or your daughter for an additional child, or keep both.
    .hint = The child you give up leaves the game.
nevada-city-prompt-adopt-child = Take one more child into your family, or none.
    .hint = It brings its own markers and skills, and may marry.
nevada-city-prompt-draw-cubes = Draw a cube for the charts.
    .hint = { $left ->
        [one] { $left } cube is still to come.
       *[other] { $left } cubes are still to come.
    }
nevada-city-prompt-fill-display = Deal a contract.
    .hint = Four contracts lie on display.
nevada-city-prompt-deal-goals = Deal a goal, face down.
    .hint = Everybody gets two and keeps one.
nevada-city-prompt-turn-up-goal = Turn over a goal for all to see.
    .hint = It is scored at the end of the game.
nevada-city-prompt-keep-goal = Keep one of your two goals.
    .hint = It is scored at the end, for everybody. Until then only you know it; the other leaves the game.
nevada-city-prompt-receive-workers = Reveal a worker.
    .hint = { $left ->
        [one] { $left } worker is still to come.
       *[other] { $left } workers are still to come.
    }
nevada-city-prompt-reveal-event = Turn over the event of round { $round }.
    .hint = It is resolved before anybody acts.
nevada-city-prompt-take-commodities = { $event }: take a commodity of your choice.
    .hint = { $left ->
        [one] You may take { $left } more.
       *[other] You may take { $left } more.
    }
nevada-city-prompt-pay-for-event = { $ask ->
    [repay] { $event }: you must pay. Do you pay back a loan first?
    [both] { $event }: you are short of money. Pay back a loan first, or whose marker goes to the Bank for another?
   *[borrow] { $event }: you are short of money. Whose marker goes to the Bank for a loan?
}
    .hint = { $ask ->
        [repay] You owe { $amount }. Whoever has too little left, and no marker to borrow with, pays only what is there.
       *[borrow] You owe { $amount }. The marker stays at the Bank until the loan is paid back.
    }
nevada-city-prompt-lose-markers = { $event }: whose marker do you give up?
    .hint = { $left ->
        [one] { $left } marker goes to your Homestead and is back next year.
       *[other] { $left } markers go to your Homestead and are back next year.
    }
nevada-city-prompt-choose-burning = { $event }: which of the equal buildings burns?
    .hint = Chance decides.
nevada-city-prompt-call-fire-brigade = { $event }: { $building } is burning. Send a marker from your Fire House?
    .hint = If you do, every other player pays you { $fee }. If not, every other player must send a marker.
nevada-city-prompt-showdown = { $event }: who fights for you?
    .hint = { $rules }
nevada-city-prompt-draw-for-outsider = { $event }: { $who ->
    [worker] draw a card for { $opponent }, who fights against { $person }.
   *[outsider] draw a card for the opponent of { $person }.
}
    .hint = It is added to gun { $gun }.
nevada-city-prompt-draw-for-character = { $event }: draw a card for { $person }.
    .hint = { $who ->
        [worker] { $opponent } has gun { $gun }.
       *[outsider] The opponent has gun { $gun }.
    }
nevada-city-prompt-suffer-wound = { $person } is wounded. Pay the Doctor, or lose a marker?
    .hint = A lost marker is back next year.
nevada-city-prompt-ante-up = { $event }: do you join?
    .hint = { $rules }
nevada-city-prompt-deal-poker = Deal a card for the tournament.
    .hint = One card, face up, to everybody who has paid.
nevada-city-prompt-redraw-poker = { $event }: pay for another card, or keep yours?
    .hint = The new card counts, even if it is lower.
nevada-city-prompt-draw-again = Draw another card.
    .hint = It takes the place of the first.
nevada-city-prompt-bank-builds = The Bank takes a building.
    .hint = Of the buildings nobody has claimed, the one with the most points.
nevada-city-prompt-choose-character = Choose a character.
    .hint = It uses or passes all its markers now. Your other characters have their turns in later rounds.
nevada-city-prompt-use-markers = { $markers ->
    [0] { $person } has used all markers. Do you pay back a loan?
   *[other] What does { $person } do?
}
    .hint = { $markers ->
        [0] You may also do so later: before an event takes money, and at the end of the year.
        [one] { $markers } marker left. This character may act only once a year at each building.
       *[other] { $markers } markers left. This character may act only once a year at each building.
    }
nevada-city-prompt-visit-space = { $ask ->
    [sell] { $space }: how many does { $person } sell?
    [buy] { $space }: what does { $person } buy?
    [bundle] { $space }: what does { $person } take first?
    [exchange] { $space }: what does { $person } give?
    [contract] { $space }: which contract?
    [claim] { $space }: what does { $person } claim?
    [hire] { $space }: whom do you hire?
    [deputy] { $space }: does { $person } take the badge?
    [copy-space] { $space }: which occupied space does { $person } use?
    [buy-vp] { $space }: how many points do you buy?
    [gamble] { $space }: how much does { $person } stake?
    [points-first] { $space }: points first, then a contract. What does { $person } do?
   *[several] { $space }: what does { $person } do?
}
    .hint = Here you { $effects }.
nevada-city-prompt-buy-more = Buy another one?
    .hint = { $left ->
        [one] You may buy { $left } more.
       *[other] You may buy up to { $left } more.
    }
nevada-city-prompt-take-bundle = What else do you take?
    .hint = { $left ->
        [one] { $left } more, and there must be different kinds.
       *[other] { $left } more, and there must be different kinds.
    }
nevada-city-prompt-swap-more = Swap another one?
    .hint = One for one, as often as you like.
nevada-city-prompt-claim-property = Which property do you claim?
    .hint = Its price goes to the Bank; it scores at once.
nevada-city-prompt-look-at-contracts = Look at the next contract of the deck.
    .hint = Nobody else sees it.
nevada-city-prompt-return-contracts = Put the other contracts back: on the deck or under it?
    .hint = Nobody else sees which goes where.
nevada-city-prompt-deliver-to-building = What do you bring to the site? { $building }
    .hint = Still needed: { $needs }. What you bring stays there.
nevada-city-prompt-deliver-to-contract = What do you deliver for { $contract }?
    .hint = Still needed: { $needs }. What you deliver stays on the card.
nevada-city-prompt-peek-at-events = Look at the next event.
    .hint = Nobody else sees it.
nevada-city-prompt-lay-events = Which event goes on { $place }?
    .hint = Events on spaces are turned over in the round of their number.
nevada-city-prompt-draw-stake = Draw your card.
    .hint = The stake is { $stake }.
nevada-city-prompt-draw-house = Draw the card of the house.
    .hint = The stake is { $stake }, your card: { $card }.
nevada-city-prompt-return-markers = Pay back loans before the new year?
    .hint = For each loan that stays, one action space of your characters is left empty next year.
nevada-city-prompt-leave-idle = Which character starts the year one marker short?
    .hint = { $left ->
        [one] { $left } loan is not paid back.
       *[other] { $left } loans are not paid back.
    }
nevada-city-prompt-face-troublemaker = { $person } makes trouble, with gun { $gun }. Which of your family fights?
    .hint =
        Card plus gun decides. If you win, you score { points }. Whoever loses or ties is wounded: one marker less
        next year; a troublemaker who does dies.
nevada-city-prompt-hold-weddings = Is there a wedding?
    .hint = It costs 2 spirits and any 2 of silver, crops and livestock. Workers who do not marry leave.
nevada-city-prompt-pay-wedding = What do you give for the wedding feast?
    .hint = { $left ->
        [one] { $left } more resource is needed.
       *[other] { $left } more resources are needed.
    }
nevada-city-prompt-turn-over-goal = Turn over the goal that lay face down.
    .hint = It is scored like the others.

## Events

nevada-city-event-dealt = { $name } begins with this building: { $building }.
nevada-city-event-badge-taken = { $name } is Sheriff and begins the first year.
nevada-city-event-family-chosen = { $name } leads the family { $family }.
nevada-city-event-child-swapped = In the family of { $name }, { $new } takes the place of { $old }.
nevada-city-event-child-adopted = { $person } joins the family of { $name }.
nevada-city-event-cube-drawn = A cube for { $chart ->
    [production] production
   *[market] market value
}: { $cube ->
    [silver] silver
    [crops] crops
    [livestock] livestock
   *[grey] grey, which counts for nothing
}.
nevada-city-event-contract-offered = New on display: { $contract }.
nevada-city-event-goal-dealt = { $name } gets a goal, face down.
nevada-city-event-goal-seen = Your goal: { $goal }. { $rules }
nevada-city-event-goal-turned-up = A goal is turned over for all to see: { $goal }. { $rules }
nevada-city-event-goal-kept = { $name } keeps one goal.
nevada-city-event-year-began = The year { $year } begins.
nevada-city-event-worker-arrived = { $person } comes to town looking for work.
nevada-city-event-round-began = Round { $round }.
nevada-city-event-event-revealed = Event: { $event } – { $rules }
nevada-city-event-commodity-taken = { $name } takes { $goods } ({ $event }).
nevada-city-event-paid-for-event = { $dollars ->
    [0] { $name } has nothing to pay with ({ $event }).
   *[other] { $name } pays { $payee ->
        [bank] the Bank
       *[player] { $other }
    } { nevada-city-dollars } ({ $event }).
}
nevada-city-event-lost-goods = { $name } loses { nevada-city-goods }.
nevada-city-event-marker-lost = { $name } gives up a marker of { $person } until next year ({ $event }).
nevada-city-event-loan-taken = { $name } borrows { $amount }; a marker of { $person } goes to the Bank.
nevada-city-event-loan-repaid = { $name } pays back a loan.
nevada-city-event-building-burnt = Fire ({ $event })! This building is burning: { $building }. { $brigade ->
    [yes] The fire brigade saves it from damage.
   *[no] Without a fire brigade it is damaged: nobody may use it until it is repaired or the year ends.
}
nevada-city-event-brigade-sent =
    { $name } sends { $person } to the fire ({ $building }); everybody else pays for it.
nevada-city-event-brigade-stayed = { $name } sends nobody to the fire; all others must help.
nevada-city-event-contracts-replaced = All contracts on display go under the deck.
nevada-city-event-fight-began = { $person } ({ $name }) faces { $who ->
    [worker] { $opponent }, with gun { $gun }.
   *[outsider] an opponent with gun { $gun }.
}
nevada-city-event-outsider-drew = The opponent draws: { $card }.
nevada-city-event-character-drew = { $name } draws: { $card }. Card and gun together are { $result ->
    [ahead] ahead by { $by }.
    [behind] behind by { $by }.
   *[level] level.
}
nevada-city-event-fight-won = { $person } ({ $name }) wins the fight.
nevada-city-event-fight-lost = { $person } ({ $name }) loses the fight.
nevada-city-event-fight-tied = The fight of { $person } ({ $name }) ends in a tie.
nevada-city-event-outsider-died = { $who ->
    [worker] { $person } dies and leaves the game.
   *[outsider] The outsider dies.
}
nevada-city-event-wounded = { $person } ({ $name }) is wounded and loses a marker until next year.
nevada-city-event-healed = { $paid ->
    [none] The Doctor heals { $person } ({ $name }) for nothing.
   *[other] { $name } pays the Doctor { $good }, and { $person } keeps the marker.
}
nevada-city-event-undertaker-paid = { $name } has seen to the burial ({ $building }).
nevada-city-event-ante-paid = { $name } puts { $amount } into the pot.
nevada-city-event-poker-card = { $name } holds: { $card }.
nevada-city-event-pot-won = { $name } takes the pot of { $amount }.
nevada-city-event-pot-void = Fewer than two want to play: the tournament is off.
nevada-city-event-bank-built = The Bank puts up a building: { $building }.
nevada-city-event-character-chosen = { $name } plays with { $person }.
nevada-city-event-passed = { $name } passes { $count ->
    [one] { $count } marker
   *[other] { $count } markers
} of { $person }.
nevada-city-event-worked = { $name } works { $property ->
    [mine] { $tiles ->
        [one] { $tiles } mine
       *[other] { $tiles } mines
    }
    [farm] { $tiles ->
        [one] { $tiles } farm
       *[other] { $tiles } farms
    }
   *[ranch] { $tiles ->
        [one] { $tiles } ranch
       *[other] { $tiles } ranches
    }
} and gets { nevada-city-goods }.
nevada-city-event-space-used = { $name } sends { $person } here: { $space }.
nevada-city-event-fee-paid = { $name } pays { $payee ->
    [bank] the Bank
   *[player] { $other }
} { $amount }.
nevada-city-event-goods-gained = { $name } gets { nevada-city-goods }.
nevada-city-event-bought = { $name } buys { $goods } for { $price }.
nevada-city-event-sold = { $name } sells { nevada-city-goods } for { $price }.
nevada-city-event-swapped = { $name } swaps { $goods } for { $into }.
nevada-city-event-building-claimed = { $name } claims a building: { $building }.
nevada-city-event-property-claimed = { $name } claims { $property ->
    [mine] a mine
    [farm] a farm
   *[ranch] a ranch
} for { $price }.
nevada-city-event-hired = { $name } hires { $person } for { $salary }.
nevada-city-event-badge-of-deputy = { $coming ->
    [yes] { $name } takes the Deputy’s badge and will be Sheriff next year.
   *[no] { $name } takes the Deputy’s badge.
}
nevada-city-event-events-peeked = { $name } looks at the events to come.
nevada-city-event-event-seen = You see the event { $event } – { $rules }
nevada-city-event-events-arranged = { $name } has laid the events anew.
nevada-city-event-contract-reserved = { $name } reserves a contract: { $contract }.
nevada-city-event-contracts-looked-at = { $name } looks at the top contracts of the deck.
nevada-city-event-contract-seen = You see the contract { $contract }. { $rules }
nevada-city-event-contract-returned = { $name } puts a contract { $end ->
    [top] back on the deck
   *[under] under the deck
}.
nevada-city-event-construction = { $name } sends { $person } to a building site: { $building }.
nevada-city-event-skill-delivered = Skill adds { nevada-city-goods }.
nevada-city-event-token-delivered = { $name } brings { $goods }.
nevada-city-event-building-finished = { $name } finishes a building: { $building }.
nevada-city-event-building-replaced = { $old } makes way for a new building: { $new }.
nevada-city-event-contract-advanced = { $name } has { $person } work on a contract: { $contract }.
nevada-city-event-contract-completed = { $person } completes a contract for { $name }: { $contract }.
nevada-city-event-reward = { $name } is rewarded with { nevada-city-goods }.
nevada-city-event-skill-learned = { $person } ({ $name }) learns { $skill }.
nevada-city-event-space-copied = { $name } uses the same space as another player: { $space }.
nevada-city-event-gambled = { $name } stakes { $stake }. Own card: { $card }; the house: { $house }.
nevada-city-event-gamble-won = { $name } wins { $amount }.
nevada-city-event-gamble-lost = { $name } loses { $amount }.
nevada-city-event-extra-action = { $name } lets { $person } use the event ({ $event }).
nevada-city-event-repaired = { $name } has { $person } repair a building: { $building }.
nevada-city-event-unhired-income = { $count ->
    [one] { $count } worker found no work, which pays off for { $name }: { $building }.
   *[other] { $count } workers found no work, which pays off for { $name }: { $building }.
}
nevada-city-event-year-ended = The year { $year } ends.
nevada-city-event-badge-passed = { $name } is the new Sheriff and begins next year.
nevada-city-event-markers-returned = { $name } puts all markers back on the characters.
nevada-city-event-left-idle = Because of a loan, { $person } ({ $name }) starts the year one marker short.
nevada-city-event-wed = Wedding in the family of { $name }: { $child } and { $worker }.
nevada-city-event-released = { $person } leaves the service of { $name }.
nevada-city-event-game-ended = { $reason ->
    [plots] Every plot of the town is taken: the game ends.
   *[years] The last year is over: the game ends.
}
nevada-city-event-goal-scored = Goal: { $goal } ({ $counted }).
nevada-city-event-won = { $winners ->
    [one] { $name } wins with { points } and becomes mayor!
   *[other] A shared victory for { $name } with { points }!
}
nevada-city-event-wedding-paid = { $name } gives { $goods } for the feast.
nevada-city-event-events-ended =
    All events of the year are over: prices, yields and closed or damaged buildings are as before.

## Score lines

nevada-city-score-start-building = { $name } scores { points } for the start building: { $building }.
    .category = Start building
nevada-city-score-property = { $name } scores { points } for { nevada-city-tiles }.
    .category = Properties
nevada-city-score-building = { $name } scores { points } for a finished building: { $building }.
    .category = Buildings
nevada-city-score-contract = { $name } scores { points } for a contract: { $contract }.
    .category = Contracts
nevada-city-score-contract-building =
    { $name } scores { points } because the own building is listed on a contract: { $contract }.
    .category = Listed buildings
nevada-city-score-published = { $name } buys { points } at the Newspaper.
    .category = Bought points
nevada-city-score-repair = { $name } scores { points } for a repair: { $building }.
    .category = Repairs
nevada-city-score-unhired = { $name } scores { points } because workers found no work ({ $building }).
    .category = Lodging
nevada-city-score-fight = { $who ->
    [troublemaker] { $name } scores { points } for stopping a troublemaker.
   *[event] { $name } scores { points } for a fight won ({ $event }).
}
    .category = Gunfights
nevada-city-score-poker = { $name } scores { points } for the highest card ({ $event }).
    .category = Poker
nevada-city-score-extra = { $name } scores { points } ({ $event }).
    .category = Events
nevada-city-score-goal = { $name } scores { points } for a goal, with { $amount }: { $goal }.
    .category = Goals
nevada-city-score-death = { $name } scores { points } for a burial ({ $building }).
    .category = Burials

## Why not

nevada-city-reason-adopt-or-not = Now take one of the additional children, or none.
nevada-city-reason-all-worked =
    You do not have so many tiles of this kind left to work. Each can be worked once a year.
nevada-city-reason-already-married = This child is married already.
nevada-city-reason-ante-or-not = Now decide whether you join the tournament.
nevada-city-reason-been-here =
    This character has already acted here this year. Each of your characters may act once a year at each
    place.
nevada-city-reason-borrowed-to-pay = This money was borrowed to pay for the event; pay back loans later.
nevada-city-reason-brown-space = Spaces with brown numbers are used with four players only.
nevada-city-reason-building-first =
    This space is for a building. If it brings a property too, that comes after the building.
nevada-city-reason-child-taken = Another family has this child.
nevada-city-reason-choose-action = Now use a marker of the active character, pay back a loan, or pass.
nevada-city-reason-choose-character = First choose the character whose markers you use this round.
nevada-city-reason-choose-family = First choose a family.
nevada-city-reason-choose-fighter = Now choose who fights.
nevada-city-reason-claim-property = Now claim the property that comes with the building.
nevada-city-reason-closed = An event has closed this building until the end of the year.
nevada-city-reason-commodities-only = It must be a commodity: iron, lumber, brick, spirits or entertainment.
nevada-city-reason-damaged =
    A fire has damaged this building. It can be used when somebody has repaired it, or next year.
nevada-city-reason-draw-first = Chance decides first.
nevada-city-reason-family-only = It must be a member of your family, not a hired worker.
nevada-city-reason-family-taken = Another player leads this family.
nevada-city-reason-has-badge = You have the Deputy’s badge already.
nevada-city-reason-heal-or-not = Now pay the Doctor with a commodity, or accept the wound.
nevada-city-reason-homestead-full = Your Homestead has no room for another property.
nevada-city-reason-keep-goal = First keep one of your two goals.
nevada-city-reason-later-year = This building can be claimed only from a later year on.
nevada-city-reason-lay-events = Now lay the events in your hand face down on their places.
nevada-city-reason-leave-idle =
    Now choose the family member who starts the year one marker short because of a loan.
nevada-city-reason-marry-or-not = Now hold a wedding, or let your workers go.
nevada-city-reason-must-fight = Nobody may stay out of this fight. Choose who fights for you.
nevada-city-reason-no-contract = No contract that you could take here is to be had.
nevada-city-reason-no-credit =
    The Bank lends you no more: you have as many loans as your family has action spaces.
nevada-city-reason-no-event = There is no event to look at, neither on the board nor in the deck.
nevada-city-reason-no-goods = You do not have the goods for this.
nevada-city-reason-no-loan = You have no loan to pay back.
nevada-city-reason-no-marker = This character has no marker left.
nevada-city-reason-no-money = You are { $missing } short for this, fees included.
nevada-city-reason-no-plot = Every plot of the town is taken, so no more buildings can be claimed.
nevada-city-reason-no-poker-deck = Gambling is part of the variant with the poker deck.
nevada-city-reason-no-property = You have no property of this kind.
nevada-city-reason-no-site = This building is not under construction.
nevada-city-reason-no-skill =
    A marker works one property, and one more for each icon of the skill. This character does not have so
    many.
nevada-city-reason-no-slot = All three places at your Homestead are taken by workers and contracts.
nevada-city-reason-no-stand-in =
    Entertainment may stand in for other commodities only, not for silver, crops, livestock or money.
nevada-city-reason-no-tile = No tile of this kind is left.
nevada-city-reason-no-use-for-loan =
    In the middle of an action you may borrow only for a contract that has just come to light and for which
    you lack nothing but money.
nevada-city-reason-nobody-there = To copy a space you need another player’s marker on it, and there is none.
nevada-city-reason-nobody-to-hire = There is nobody to hire here.
nevada-city-reason-none-left = This one cannot come now.
nevada-city-reason-not-all-goods =
    To complete a contract at once you must pay everything it needs, skills of the character included.
nevada-city-reason-not-at-this-space = This space does not offer that, or not any more.
nevada-city-reason-not-built = This building is not finished, so it cannot be used.
nevada-city-reason-not-damaged = This building is not damaged.
nevada-city-reason-not-employed = This worker is not in your service.
nevada-city-reason-not-for-claim =
    This building cannot be claimed: somebody has it, or it is not part of this game.
nevada-city-reason-not-for-hire = This worker cannot be hired here.
nevada-city-reason-not-in-force = No event of this name allows an action now.
nevada-city-reason-not-in-hand = This event is not in your hand.
nevada-city-reason-not-looked-at = This is none of the contracts you are looking at.
nevada-city-reason-not-needed = That is not needed here, or no more of it.
nevada-city-reason-not-on-offer = This contract is not on offer here.
nevada-city-reason-not-reserved = You have not reserved this contract.
nevada-city-reason-not-sold-here = This good is not sold here.
nevada-city-reason-not-swapped-here = This good is not taken in exchange here.
nevada-city-reason-not-your-goal = This is not one of your two goals.
nevada-city-reason-not-yours = This is not yours.
nevada-city-reason-nothing-to-add =
    This character can bring nothing that is still needed, neither from your Homestead nor by skill.
nevada-city-reason-nothing-to-claim = There is nothing you could claim here.
nevada-city-reason-nothing-to-copy = No space with another player’s marker is open to this character.
nevada-city-reason-one-contract = Each character may deal with only one contract a year.
nevada-city-reason-pay-goods = Now choose which good you give.
nevada-city-reason-pay-or-repay = Now pay what the event demands, or first pay back a loan.
nevada-city-reason-pay-the-good-first =
    You have this good yourself, so there is no need for entertainment in its place.
nevada-city-reason-property-only = This space is for properties only.
nevada-city-reason-redraw-or-not = Now pay for another card, or keep yours.
nevada-city-reason-repay-or-not = Now pay back a loan, or leave the marker at the Bank.
nevada-city-reason-replaced = This building has been replaced by another: { $building }.
nevada-city-reason-resources-only = It must be silver, crops or livestock.
nevada-city-reason-return-contracts = First put the other contracts back, on the deck or under it.
nevada-city-reason-same-sex = The rules marry a son to a woman and a daughter to a man.
nevada-city-reason-something-first = A marker was placed for this: something must happen here first.
nevada-city-reason-space-taken = A marker stands on this space already.
nevada-city-reason-spend-marker = Now choose the character who gives up a marker.
nevada-city-reason-swap-or-not = Now exchange a child, or keep both.
nevada-city-reason-take-goods = Now choose which good you take.
nevada-city-reason-too-few-kinds =
    You must take goods of different kinds; with this one there would be too few kinds.
nevada-city-reason-too-many = This space does not allow so many.
nevada-city-reason-two-in-work =
    You have two buildings under construction. Finish one before you claim another.
nevada-city-reason-wrong-colour = This space is for contracts of another kind.

## Rules help
nevada-city-help-parts =
    The town has a board with four buildings printed on it, building cards of four years, families and
    workers, contracts in five kinds, events, goals, and 72 property tiles. Goods, money and markers are not
    limited.
    .title = The parts
nevada-city-help-homestead =
    Your Homestead holds your mines, farms and ranches and stores your goods without limit. Below it are
    three places for cards: hired workers and reserved contracts in any mix. When all three are taken, you
    can neither hire nor reserve.
    .title = The Homestead
nevada-city-help-skills =
    Each icon of mining, farming or ranching lets a character work one more property of that kind with the
    same marker. Each icon of blacksmithing, carpentry or masonry adds one iron, lumber or brick from the
    supply when the character builds or works on a contract.
    .title = Skills
nevada-city-help-goals =
    At the start you get two goals and keep one of them secretly. What everybody keeps is scored at the end
    of the game, for all players alike: a goal counts something, such as finished buildings, and pays the
    first places.
    .title = Goals
nevada-city-help-event-cards =
    An event either happens at once and is over, or it is in force until the end of the year: it changes
    yields, prices or fees, closes buildings, or offers an action of its own. The text of each event says
    which.
    .title = Event cards
nevada-city-help-charts =
    Cubes on two charts show how the economy stands this year. Each cube of a resource on the production
    chart means one token from every tile worked; each on the market chart means a dollar for every token
    sold.
    .title = Yields and prices
nevada-city-help-aim =
    Each player leads a family in a young town. Properties, buildings, contracts and goals bring points.
    After the last year, whoever has the most points becomes mayor; if players are tied, the most silver,
    crops and livestock decide.
    .title = Aim of the game
nevada-city-help-summary =
    A year begins with new events, buildings and workers. Then come action rounds: an event, and one
    character of each player, until no markers are left. At the end incomes are paid, events end, prices
    change, markers return, and workers marry or leave.
    .title = A year in short
nevada-city-help-new-year =
    Before the first round the event spaces are filled, this year’s buildings can be claimed from now on,
    workers whom nobody hired leave town, and new workers arrive: one more than there are players.
    .title = The new year
nevada-city-help-events =
    In the first year an event lies face down on each of the six event spaces, later on spaces 1, 3, 5 and
    6. The number of a space is the round in which its event is turned over.
    .title = Laying out the events
nevada-city-help-buildings =
    Each building card bears a year. From that year on it can be claimed, and whatever nobody has claimed
    stays available. There are no new buildings after 1857. You may look through the available cards at any
    time.
    .title = Buildings of the year
nevada-city-help-workers =
    Every year new workers come to town, one more than there are players, and can be hired at the Hotel.
    Those nobody hires leave when the next year begins; some buildings let you hire them even then.
    .title = Workers
nevada-city-help-rounds =
    A year is played in rounds. In each round every player uses all the markers of one character. Rounds go
    on as long as anybody has a character with markers; whoever has none left waits for the next year.
    .title = Action rounds
nevada-city-help-check-events =
    If an event lies on the space of this round, it is turned over and resolved before anybody acts. It
    takes only markers still on characters; they lie at the Homestead until next year. Whoever cannot pay
    must borrow with such markers; whoever has none pays what they can.
    .title = The event of the round
nevada-city-help-actions =
    Clockwise from the Sheriff, each player chooses one character with markers and uses them all, one action
    for each. You may pass with any that are left. A character acts in one round of the year only.
    .title = Taking actions
nevada-city-help-farm =
    A marker works one of your farms, and one more for each farming icon of the character. Each brings as
    many crops as the production chart shows. A farm can be worked once a year, by anybody of yours, skilled
    or not.
    .title = Work a farm
nevada-city-help-ranch =
    A marker works one of your ranches, and one more for each ranching icon of the character. Each brings as
    much livestock as the production chart shows. A ranch can be worked once a year.
    .title = Work a ranch
nevada-city-help-mine =
    A marker works one of your mines, and one more for each mining icon of the character. Each brings as
    much silver as the production chart shows. A mine can be worked once a year.
    .title = Work a mine
nevada-city-help-use =
    A marker goes to a free space of a finished building; octagons take any number. Pay the fee to the
    owner, out of the proceeds if you like; in your own building you pay none. Each character may act only
    once a year at each building. Brown spaces are for four players.
    .title = Use a building
nevada-city-help-claiming =
    At City Hall a marker and the fee of the space get you either a building card, placed unfinished on a
    free plot, or a mine for $1, a farm for $2 or a ranch for $3 more, worth 2 points at once. You may have
    two buildings under construction at most.
    .title = Claim a building or a property
nevada-city-help-construction =
    A marker goes to an unfinished building of yours. The trade skills of the character add tokens from the
    supply, and you may bring any goods from your Homestead that the building still needs. Entertainment may
    stand in for what you lack.
    .title = Construction
nevada-city-help-finishing =
    A building may take several actions, rounds or years, but each character builds at it only once a year.
    As soon as everything is there, it is finished: you score its points, and all may use it. Whoever
    finished it cannot use it this year with the same character.
    .title = Finishing a building
nevada-city-help-reserve =
    On a contract space you take a contract on display of the right kind to a free place at your Homestead;
    another is dealt at once. Each character may deal with one contract a year, and a reserved contract is
    never given back.
    .title = Reserve a contract
nevada-city-help-advance =
    With a marker placed at your Homestead, a character delivers any goods that one of your reserved
    contracts needs; trade skills help. What is delivered stays on the card until everything is there, and
    then the contract is scored.
    .title = Work on a contract
nevada-city-help-complete =
    On a contract space you may also pay everything a contract needs at once; then it takes no place at your
    Homestead. A completed contract brings points, more if the building it lists is finished, whose owner
    then scores 2. Some bring goods, or teach the character a skill.
    .title = Complete a contract
nevada-city-help-cleanup =
    When nobody has markers left, the year ends, in this order: incomes of buildings, end of the events, a
    check whether the game is over, new cubes, the Sheriff’s badge, the return of markers, and weddings or
    goodbyes of the workers.
    .title = The end of a year
nevada-city-help-year-end-income =
    Some buildings earn something when the year ends, depending on how many workers nobody has hired. Only
    finished buildings count, and those of the Bank bring nobody anything.
    .title = Incomes at the end of a year
nevada-city-help-end-of-events =
    Whatever was in force ends with the year, and events that were not turned over are discarded unseen.
    Closed buildings open again, and damage by fire is gone.
    .title = Events end
nevada-city-help-end-check =
    The game ends after the last year, or earlier if every plot of the town holds a building card at the end
    of a year, finished or not. Then the goals are scored; there are no more weddings.
    .title = Is the game over?
nevada-city-help-new-cubes =
    All cubes come off the charts. The fixed ones are placed again, then two are drawn from the bag for
    production and five for market value. What is plentiful yields more; what is wanted sells for more.
    .title = New cubes
nevada-city-help-start-player =
    Whoever holds the Deputy’s badge takes the Sheriff’s badge and begins next year; the Deputy’s badge goes
    back to the board. If nobody took it, the Sheriff stays the same.
    .title = The next Sheriff
nevada-city-help-markers-return =
    All markers go back to their characters, but not those at the Bank for loans: you may pay loans back
    now. For each one that stays, an action space of your family is left empty next year; you choose it
    after the weddings, so it may be that of a worker just married.
    .title = Markers return
nevada-city-help-weddings =
    At the end of the year your workers leave, unless they marry: each single son and daughter may marry one
    worker of the other sex. A wedding costs 2 spirits and any 2 of silver, crops and livestock. The worker
    then belongs to the family for good, without salary and without taking a place.
    .title = Weddings and goodbyes
nevada-city-help-ending =
    All goals are turned over and scored by everybody. Tied players share the points of the places they
    take, rounded down; whoever has nothing of what is counted scores nothing. The most points win, then the
    most silver, crops and livestock; if that is equal too, the victory is shared.
    .title = End of the game
nevada-city-help-bank =
    A marker at the Bank is a loan. It may be paid back at any time with $5: in your turn, before an event
    takes money from you, and at the end of the year; the marker is free again next year. A loan that is
    still open then costs one of your family an action. There is also a space for a civic contract.
    .title = Bank
nevada-city-help-city-hall =
    Here you claim buildings and properties, for the fee of the space; a property also costs its price. The
    dearest space takes any number of markers. There is also a space for a civic contract.
    .title = City Hall
nevada-city-help-trading-post =
    Buy up to three commodities in any mix, at $2 each, whichever of the spaces you use. The number of
    spaces is limited, so come in time.
    .title = Trading Post
nevada-city-help-hotel =
    Hire a worker on display for the fee of the space and the salary. The worker takes a place at your
    Homestead and can act in a later round of the same year. On the Decide Events space you look at the
    events still to come and at one more, and lay them in any order, one on the deck.
    .title = Hotel
nevada-city-help-selling =
    Sell silver at the Assayer, crops at the Market, livestock at the Stock Yards, at market value. Each
    space has a limit, and some pay a bonus for each unit. Each of the three also has a space for a
    contract.
    .title = Assayer, Market, Stock Yards
nevada-city-help-sheriff =
    One space brings the Deputy’s badge and/or a contract of any kind, in any order, for $2 to the building’s
    owner; money that a contract brings may pay the fee, then the badge comes after it. The other hires a
    worker who has left town, for the salary and $4 to whoever is Sheriff now; the Sheriff pays no $4.
    .title = Sheriff
nevada-city-help-fire-house =
    At a fire the owner of the finished Fire House may send a marker, and everybody else pays $4; otherwise
    everybody else must send a marker. Nothing burns down then. Without a Fire House all send a marker, and
    the building is damaged: closed until the year ends or somebody repairs it for a point.
    .title = Fire House
nevada-city-help-unhired =
    Both look after workers whom nobody hired. At the end of each year the Soup Kitchen pays its owner $5
    for each of them; the Boarding House brings its owner 3 points if there is more than one.
    .title = Soup Kitchen, Boarding House
nevada-city-help-trades =
    Pay the fee to the owner and take the iron, brick or lumber of the space from the supply; the dearer the
    space, the more you get. Each also has a space for a construction contract.
    .title = Blacksmith, Brick Oven, Saw Mill
nevada-city-help-general-stores =
    For $2 in all you take three commodities out of the three kinds each store sells. They must be of at
    least two kinds. The money goes to the owner of the store.
    .title = General Stores
nevada-city-help-saddlery =
    Look at the top three contracts of the deck. You may reserve or complete one of them; each of the others
    goes back face down, on top of the deck or under it, as you like.
    .title = Saddlery
nevada-city-help-pharmacist =
    For $1 to the owner you may swap any number of your lumber, brick and iron for the same number of
    spirits, one for one.
    .title = Pharmacist
nevada-city-help-post-office =
    For $2 to the owner all contracts on display go under the deck and new ones are dealt. Then you may
    reserve or complete any one of them.
    .title = Post Office
nevada-city-help-tobacconist =
    For $1 to the owner you use a space on which another player’s marker stands, without a second marker,
    and pay that space’s own fee. It counts as the character’s action at that building too. Loans cannot be
    copied.
    .title = Tobacconist
nevada-city-help-newspaper =
    For $1 you may first buy up to 5 points at $1 each, and then take any contract; at least one of the two
    must happen, and after the contract there are no more points. All the money goes to the owner. The owner
    pays no $1, and pays the Bank for points.
    .title = Newspaper
nevada-city-help-saloons =
    Pay the owner and take spirits or entertainment. Each saloon has a space for an entertainment contract
    and, with the poker deck, a table for gambling: stake up to $5; the higher card wins the stake, the
    joker double, and otherwise it is lost.
    .title = The saloons
nevada-city-help-shows =
    Pay the fee to the owner and take the spirits or entertainment of the space from the supply.
    Entertainment may stand in for any other commodity.
    .title = Bordello, Opera House
nevada-city-help-example =
    Some events offer an action for the rest of the year: with Silver Discovered! each character may once
    place a marker on the card and take a silver. Any number of markers fits there.
    .title = An event as an action
nevada-city-help-two-players =
    Two players play five years and get $5 more at the start. The Bank owns the Market and the Stock Yards,
    some buildings are left out, and in rounds 3 and 4 of every year the Bank takes the unclaimed building
    with the most points, which stands finished at once.
    .title = With two players
nevada-city-help-fine-points =
    Entertainment may stand in for iron, lumber, brick or spirits, never for silver, crops or livestock. A
    loan in your turn uses a marker of the active character, even in the middle of an action that has just
    brought contracts to light; a loan forced by an event may use any marker still on a character. Fees at
    buildings of the Bank go to the Bank.
    .title = Fine points
nevada-city-help-setup =
    Everybody starts with a mine, a farm and a ranch holding one token each, one of every commodity, a
    finished start building and a family, whose Pa brings two more properties. The owner of the Sheriff
    begins with $8; the others, clockwise, have a dollar more each. Four of the six start events come first.
    .title = Setup
nevada-city-help-advanced-parts =
    For the advanced game there are six more buildings, four more events, a ninth goal, four additional sons
    and daughters, more cubes, and a poker deck of seven cards: 2 to 6, ace and joker, the joker being the
    highest.
    .title = More parts for the advanced game
nevada-city-help-advanced =
    Each option is chosen on its own: extra buildings, the poker deck, the Gunslinging goal, extra events,
    troublemakers, more cubes, more children. In a gunfight both sides draw a poker card and add it to their
    gun; the lower total takes a wound, a tie wounds both. A wound costs a marker until next year; a
    troublemaker dies of it.
    .title = The advanced game
nevada-city-help-replacements =
    Three of the extra buildings take the place of printed ones. They are claimed like others but wait
    beside the Homestead and need no plot. When one is finished, it stands in the old building’s place, and
    the markers there move to it.
    .title = Replacement buildings
nevada-city-help-capitol =
    It replaces City Hall. Pay its owner $1 to claim a building, $1 to claim a property, or $3 for both.
    These spaces take any number of markers; the space for a civic contract takes one.
    .title = Capitol
nevada-city-help-cavalry-hotel =
    It replaces the Hotel. Hiring costs only $2, paid to its owner, and the salary still goes to the Bank.
    It has no space for deciding events.
    .title = Cavalry Hotel
nevada-city-help-military-store =
    It replaces the Trading Post and sells the same commodities for $1 each, up to three. The money goes to
    its owner; the owner pays the Bank.
    .title = Military Store
nevada-city-help-doctor =
    Once finished, the Doctor is always at work: whoever is wounded may pay the owner one commodity instead
    of losing a marker. The owner’s own characters are healed for nothing.
    .title = Doctor
nevada-city-help-undertaker =
    Whenever an outsider or a troublemaker dies, the Bank pays the owner of the finished Undertaker $4. A
    building of the Bank earns nobody anything.
    .title = Undertaker
nevada-city-help-stables =
    Here you hire a worker who has left town. There is no fee, and the salary goes to the owner of the
    Stables; the owner hiring here pays it to the Bank.
    .title = Stables

## Scene

nevada-city-scene-tab-town = Town
nevada-city-scene-tab-market = Market
nevada-city-scene-tab-homestead = Homestead
nevada-city-scene-tab-year = Year
nevada-city-scene-tab-goals = Goals
nevada-city-scene-main-street = Main Street
nevada-city-scene-plots = { $taken } of { $plots } plots taken
nevada-city-scene-you-build = you build
nevada-city-scene-in-work = in work
nevada-city-scene-to-claim = to claim
nevada-city-scene-burnt = damaged
nevada-city-scene-closed = closed
nevada-city-scene-free = free
# building: its name; owner: bank, nobody or player; name: of the player; tag: e.g. “to claim” or a year, tagged: yes or no
nevada-city-scene-building =
    { $building }{ $owner ->
        [bank] , owned by the Bank
        [player] , owned by { $name }
       *[nobody] { "" }
    }{ $tagged ->
        [yes] , { $tag }
       *[no] { "" }
    }. { $rules }
nevada-city-scene-markers-of = { $name } { $count }
nevada-city-scene-markers-at = Markers at { $building }: { $markers }
# any card (contract, event, goal) with what it says
nevada-city-scene-card = { $card }: { $rules }
nevada-city-scene-contracts = Contracts
nevada-city-scene-in-deck = { $count } in the deck
nevada-city-scene-for-hire = For hire
# a small button that opens the list of workers who left town or died
nevada-city-scene-left-town = left town: { $count }
nevada-city-scene-left-town-title = Workers who have left town
nevada-city-scene-nobody-left = Nobody has left town yet.
nevada-city-scene-nobody-for-hire = Nobody is in town.
# on the two halves of a contract: what is done with it
nevada-city-scene-contract-way =
    { $way ->
        [reserve] Reserve
        [complete] Complete
        [top] On top
       *[under] Under
    }
nevada-city-scene-round =
    { $round ->
        [0] start
       *[other] round { $round }
    }
nevada-city-scene-year-of = year { $year } of { $years }
nevada-city-scene-sheriff = Sheriff: { $name }
nevada-city-scene-deputy = { $coming ->
    [yes] next year’s Sheriff: { $name }
   *[no] Deputy: { $name }
}
nevada-city-scene-no-events = No more events this year
nevada-city-scene-event-face-down = An event, face down, for round { $round }
nevada-city-scene-event-known = You know the event of round { $round }: { $event }
nevada-city-scene-all-events = All events
nevada-city-scene-production = Production
nevada-city-scene-market = Market value
nevada-city-scene-production-of =
    { $good ->
        [silver] Each mine yields { $count } silver
        [crops] Each farm yields { $count } crops
       *[livestock] Each ranch yields { $count } livestock
    } ({ $cubes } on the chart, events { $more })
nevada-city-scene-market-of =
    { $good ->
        [silver] Silver
        [crops] Crops
       *[livestock] Livestock
    } sells for ${ $count } ({ $cubes } on the chart, events { $more })
nevada-city-scene-role =
    { $role ->
        [pa] Pa
        [ma] Ma
        [son] Son
       *[daughter] Daughter
    }
# below the name of the character whose turn it is
nevada-city-scene-acting = acting
nevada-city-scene-homestead = { $family } homestead
nevada-city-scene-home-of = Homestead of { $name }
nevada-city-scene-loans =
    { $count ->
        [one] { $count } loan
       *[other] { $count } loans
    }
nevada-city-scene-slots = Workers and contracts
nevada-city-scene-free-slot = free slot
nevada-city-scene-land = Land
nevada-city-scene-land-of = { $tiles } of { $spaces }
nevada-city-scene-tile =
    { $property ->
        [mine] Mine
        [farm] Farm
       *[ranch] Ranch
    }{ $worked ->
        [yes] , worked this year
       *[no] { "" }
    }
nevada-city-scene-looked-at = Contracts you look at
nevada-city-scene-events-in-hand = Events to lay anew
nevada-city-scene-goals = Goals
nevada-city-scene-no-goals = You know no goal.
nevada-city-scene-goal-amount = { $name } { $count }
nevada-city-scene-goal-now = { $goal } Now: { $amounts }
nevada-city-scene-last-card = last card: { $card }
nevada-city-scene-pot = pot ${ $dollars }
nevada-city-scene-poker-of = { $name }: { $card }
nevada-city-scene-completed = Completed contracts
# badge: sheriff, deputy or none
nevada-city-scene-about =
    { $chosen ->
        [yes] { $family } family
       *[no] No family yet
    }{ $badge ->
        [sheriff] , Sheriff
        [deputy] , next year’s Sheriff
        [last-deputy] , Deputy
       *[none] { "" }
    }: ${ $money }, { $goods } goods, { $markers ->
        [one] { $markers } marker left
       *[other] { $markers } markers left
    }, { $buildings ->
        [one] { $buildings } building
       *[other] { $buildings } buildings
    }, { $contracts ->
        [one] { $contracts } contract
       *[other] { $contracts } contracts
    }{ $loans ->
        [0] { "" }
        [one] , { $loans } loan
       *[other] , { $loans } loans
    }
nevada-city-scene-gallery-buildings = Buildings
nevada-city-scene-gallery-sites = Building sites
nevada-city-scene-gallery-contracts = Contracts
nevada-city-scene-gallery-people = People
nevada-city-scene-gallery-events = Events
nevada-city-scene-gallery-pieces = Pieces and marks

## First game: guide.toml

nevada-city-guide-welcome =
    Welcome to Nevada City! You lead a family that works its land, trades in town and fills contracts. There
    is much to see here; we take it step by step.
nevada-city-guide-family =
    Choose your family. The Muleskins own ranches, and ranches give livestock: take them.
    .brought =
        Four people now work for you, with three ranches, a mine and a farm. Each of these is worth 2
        points.
nevada-city-guide-goal =
    Two secret goals, of which you keep one. Land Baron rewards mines, farms and ranches: that suits you.
    .brought = Nobody else sees your goal. It is scored at the end of the game.
nevada-city-guide-event =
    Each round begins with an event. This one is kind: everybody takes something. Take lumber, which many
    contracts need.
    .brought = Now the characters come into play.
nevada-city-guide-character =
    Each round you play one of your people. Choose Temperance: she has two markers, and each of them is an
    action.
    .brought = It is her turn. First the land, then the town.
nevada-city-guide-ranch = With her first marker she works a ranch.
    .brought = Three livestock! This year a ranch gives that many; cubes settle it anew every year.
nevada-city-guide-stock-yards =
    The Breeding Stock contract asks for exactly three livestock. With her second marker she goes to the
    Stock Yards, where such contracts are filled.
    .brought = The space is taken, and $1 is paid for its use.
nevada-city-guide-contract = Complete the contract at once: hand over three livestock.
    .brought =
        2 points, and Temperance has learned ranching. Your rival has hired a worker and bought a ranch.
nevada-city-guide-rounds =
    A new round, a new event. Temperance has done her work for this year; your other people are still fresh.
nevada-city-guide-second-character = Choose Gideon, who has three markers.
    .brought = His turn.
nevada-city-guide-second-ranch = You need money, too. Work another of your ranches: each works once a year.
    .brought = Three livestock once more.
nevada-city-guide-market =
    Sell them at the Stock Yards: on this space up to three of them at a bonus, for $3 each.
    .brought = A space is open to one character a year: whoever comes first has it.
nevada-city-guide-sale = Sell all three.
    .brought = $9 in your purse. With money you hire workers and claim buildings and land.
nevada-city-guide-end =
    Gideon has one marker left, and the choice is yours. When all are done the year ends; points come from
    land, buildings, contracts and goals. Good luck!
