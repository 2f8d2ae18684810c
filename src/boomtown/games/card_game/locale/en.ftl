### Carson City: The Card Game, in English.

-card-game = Carson City: The Card Game

card-game-title = { -card-game }
card-game-introduction =
    Everybody builds a city of their own. Round after round a character and a handful of terrain cards lie on
    offer, and everybody secretly bids an auction card: the highest chooses first, and a spent card is gone
    for the rest of the era. Fit the terrain together, cover what is empty, bring Mines to the Mountains and
    Saloons to the Houses. After two eras of nine rounds the wealthiest city wins { -card-game }.

## Variants

# Who plays along when there are fewer people.
card-game-variant-players-4 = At least 4 players
    .explanation = With fewer people, virtual players fill the table up to four.
card-game-variant-players-5 = At least 5 players
    .explanation =
        With fewer people, virtual players fill the table up to five. Five terrain cards are revealed in each
        round.
card-game-variant-players-6 = 6 players
    .explanation =
        Virtual players fill the table up to six. Five terrain cards are revealed in each round, and none is
        left over.

card-game-level-novice = Auction cards 1 to 9, like everybody else. Recommended for your first game.
card-game-level-intermediate = Auction cards 2 to 10: a 10 instead of the 1.
card-game-level-expert = Auction cards 3 to 11: a 10 and an 11 instead of the 1 and the 2.

card-game-variant-virtual-1-novice = Cyrus, the first virtual player: novice
    .explanation = { card-game-level-novice }
card-game-variant-virtual-1-intermediate = Cyrus, the first virtual player: intermediate
    .explanation = { card-game-level-intermediate }
card-game-variant-virtual-1-expert = Cyrus, the first virtual player: expert
    .explanation = { card-game-level-expert }
card-game-variant-virtual-2-novice = Bessie, the second virtual player: novice
    .explanation = { card-game-level-novice }
card-game-variant-virtual-2-intermediate = Bessie, the second virtual player: intermediate
    .explanation = { card-game-level-intermediate }
card-game-variant-virtual-2-expert = Bessie, the second virtual player: expert
    .explanation = { card-game-level-expert }
card-game-variant-virtual-3-novice = Jedediah, the third virtual player: novice
    .explanation = { card-game-level-novice }
card-game-variant-virtual-3-intermediate = Jedediah, the third virtual player: intermediate
    .explanation = { card-game-level-intermediate }
card-game-variant-virtual-3-expert = Jedediah, the third virtual player: expert
    .explanation = { card-game-level-expert }
card-game-variant-virtual-4-novice = Mabel, the fourth virtual player: novice
    .explanation = { card-game-level-novice }
card-game-variant-virtual-4-intermediate = Mabel, the fourth virtual player: intermediate
    .explanation = { card-game-level-intermediate }
card-game-variant-virtual-4-expert = Mabel, the fourth virtual player: expert
    .explanation = { card-game-level-expert }
card-game-variant-virtual-5-novice = Rufus, the fifth virtual player: novice
    .explanation = { card-game-level-novice }
card-game-variant-virtual-5-intermediate = Rufus, the fifth virtual player: intermediate
    .explanation = { card-game-level-intermediate }
card-game-variant-virtual-5-expert = Rufus, the fifth virtual player: expert
    .explanation = { card-game-level-expert }

# Who has which auction cards: before the colon the label of a menu, after it a choice.
card-game-variant-suit = Suit of player { $player }: { $suit ->
    [any] any
    [hat] { seat-hat }
    [star] { seat-star }
    [cactus] { seat-cactus }
    [boot] { seat-boot }
    [horseshoe] { seat-horseshoe }
   *[cow] { seat-cow }
}
    .explanation =
        Suits decide ties: the back of the uppermost character ranks them. Whoever chooses none gets the
        first suit that is left. The seats are the first players, virtual players follow.

card-game-variant-houses-first = More Houses, fewer Mountains
    .explanation =
        Era I has 32 Houses and 18 Mountains, era II 12 Houses and 18 Mountains: the other way to read the
        list of buildings. Twelve terrain cards look different.
card-game-variant-editor-one-sign = The Editor counts one sign per character
    .explanation = The Doctor and the Heroes bear both signs but bring the Editor only 4 points each, not 5.
card-game-variant-city-hall-others-only = City Hall counts other buildings only
    .explanation = City Hall gives a point for every other building, but none for itself.
card-game-variant-lawyer-with-boosts = The Lawyer leaves the others their moment
    .explanation =
        Whoever has used the Lawyer may still use Heroes, Gunsmith, Mercenary and Doctor in the same round,
        although the auction card is lost; but not the Day Labourer, whose extra card would be left over.
card-game-variant-prison-at-once = A new Prison works at once
    .explanation =
        A card with a Prison may cover outlaws while it is being placed; otherwise only later cards may.
card-game-variant-character-last = The character lies at the far end
    .explanation =
        The character lies farthest from the piles. Of cards with equal appeal, virtual players then prefer
        terrain.
card-game-variant-paperboy-at-once = The Paperboy runs at once
    .explanation = The Paperboy fetches another character when taken, not at the end of the game.
card-game-variant-outlaws-never-on-outlaws = Outlaws never on outlaws
    .explanation =
        Outlaws may never be covered by outlaws, not even with the Sheriff or a Prison.

## Components

card-game-name-empty = empty parcel
card-game-name-house = House
card-game-name-townhouse = Townhouse
card-game-name-mountain = Mountain
card-game-name-mine = Mine
card-game-name-ranch = Ranch
card-game-name-blacksmith = Blacksmith
card-game-name-drugstore = Drugstore
card-game-name-bank = Bank
card-game-name-saloon = Saloon
card-game-name-hotel = Hotel
card-game-name-general-store = General Store
card-game-name-church = Church
card-game-name-prison = Prison
card-game-name-city-hall = City Hall
card-game-name-outlaws = outlaws

card-game-name-cowboy = Cowboy
card-game-name-auctioneer = Auctioneer
card-game-name-settler = Settler
card-game-name-captain = Captain
card-game-name-singer = Singer
card-game-name-lawyer = Lawyer
card-game-name-banker = Banker
card-game-name-governor = Governor
card-game-name-doctor = Doctor
card-game-name-heroes = Heroes
card-game-name-teacher = Teacher
card-game-name-editor = Editor
card-game-name-grocer = Grocer
card-game-name-day-labourer = Day Labourer
card-game-name-paperboy = Paperboy
card-game-name-sheriff = Sheriff
card-game-name-guide = Guide
card-game-name-prospector = Prospector
card-game-name-gunsmith = Gunsmith
card-game-name-mercenary = Mercenary
card-game-name-undertaker = Undertaker

card-game-name-terrain-card = terrain card
card-game-name-character-card = character card
card-game-name-auction-card = auction card

## Parts of sentences

card-game-skull = skull

# Elements of one kind on a terrain card: "Mine and 2 Mountains".
card-game-some = { $element ->
    [house] { $count ->
        [one] House
       *[other] { $count } Houses
    }
    [townhouse] { $count ->
        [one] Townhouse
       *[other] { $count } Townhouses
    }
    [mountain] { $count ->
        [one] Mountain
       *[other] { $count } Mountains
    }
    [mine] { $count ->
        [one] Mine
       *[other] { $count } Mines
    }
    [ranch] { $count ->
        [one] Ranch
       *[other] { $count } Ranches
    }
    [blacksmith] { $count ->
        [one] Blacksmith
       *[other] { $count } Blacksmiths
    }
    [drugstore] { $count ->
        [one] Drugstore
       *[other] { $count } Drugstores
    }
    [bank] { $count ->
        [one] Bank
       *[other] { $count } Banks
    }
    [saloon] { $count ->
        [one] Saloon
       *[other] { $count } Saloons
    }
    [hotel] { $count ->
        [one] Hotel
       *[other] { $count } Hotels
    }
    [general-store] { $count ->
        [one] General Store
       *[other] { $count } General Stores
    }
    [church] { $count ->
        [one] Church
       *[other] { $count } Churches
    }
    [prison] { $count ->
        [one] Prison
       *[other] { $count } Prisons
    }
    [city-hall] City Hall
   *[outlaws] { $count ->
        [one] outlaws
       *[other] { $count } groups of outlaws
    }
}

# What an element is called after "it would cover".
card-game-an-element = { $element ->
    [house] a House
    [townhouse] a Townhouse
    [mountain] a Mountain
    [mine] a Mine
    [ranch] a Ranch
    [blacksmith] a Blacksmith
    [drugstore] a Drugstore
    [bank] a Bank
    [saloon] a Saloon
    [hotel] a Hotel
    [general-store] a General Store
    [church] a Church
    [prison] a Prison
    [city-hall] City Hall
   *[outlaws] outlaws
}

# One element of a terrain card and its corner: "Mine top left".
card-game-parcel = { $element } { $corner ->
    [nw] top left
    [ne] top right
    [sw] bottom left
   *[se] bottom right
}
card-game-terrain-of-era = { $card } (era { $era })
card-game-terrain-at = { $card }, { $place }

# Where a card lies in a city: "Place the card at row 3, column 2". Counted from the top left of the city.
card-game-place = { $above ->
    [0] at row { $row }
    [one] { $above } row above the first
   *[other] { $above } rows above the first
}, { $left ->
    [0] column { $column }
    [one] { $left } column left of the first
   *[other] { $left } columns left of the first
}
card-game-first-place = as the first of the city
card-game-cell = at { $cell }

# A character in a sentence; `object` is used after "take", "use" and "fetch".
card-game-person = { $character ->
    [cowboy] the Cowboy
    [auctioneer] the Auctioneer
    [settler] the Settler
    [captain] the Captain
    [singer] the Singer
    [lawyer] the Lawyer
    [banker] the Banker
    [governor] the Governor
    [doctor] the Doctor
    [heroes] the Heroes
    [teacher] the Teacher
    [editor] the Editor
    [grocer] the Grocer
    [day-labourer] the Day Labourer
    [paperboy] the Paperboy
    [sheriff] the Sheriff
    [guide] the Guide
    [prospector] the Prospector
    [gunsmith] the Gunsmith
    [mercenary] the Mercenary
   *[undertaker] the Undertaker
}
    .object = { card-game-person }
    .name = { $character ->
        [cowboy] { card-game-name-cowboy }
        [auctioneer] { card-game-name-auctioneer }
        [settler] { card-game-name-settler }
        [captain] { card-game-name-captain }
        [singer] { card-game-name-singer }
        [lawyer] { card-game-name-lawyer }
        [banker] { card-game-name-banker }
        [governor] { card-game-name-governor }
        [doctor] { card-game-name-doctor }
        [heroes] { card-game-name-heroes }
        [teacher] { card-game-name-teacher }
        [editor] { card-game-name-editor }
        [grocer] { card-game-name-grocer }
        [day-labourer] { card-game-name-day-labourer }
        [paperboy] { card-game-name-paperboy }
        [sheriff] { card-game-name-sheriff }
        [guide] { card-game-name-guide }
        [prospector] { card-game-name-prospector }
        [gunsmith] { card-game-name-gunsmith }
        [mercenary] { card-game-name-mercenary }
       *[undertaker] { card-game-name-undertaker }
    }
card-game-person-with-effect = { card-game-person.object }: { card-game-effect.short }

# What a character does; `short` stands on the card, in two lines of about eighteen letters, with an arrow in one.
card-game-effect = { $character ->
    [cowboy] 3 points for each Ranch in your city.
    [auctioneer]
        Whenever you choose something, you may sell a terrain card from your city: up to three, 7 points each.
        It must lie flat, without overlapping another, and the city must stay in one piece.
    [settler] 1 point for each empty parcel next to a Ranch; each parcel counts once.
    [captain] 6 points. Your city may have 9 rows or 9 columns instead of 8.
    [singer] As many points as your best Saloon.
    [lawyer]
        Once per era, before the bids: take a card at once. You still discard an auction card, but it has no
        effect, and you take no other card in this round.
    [banker] 4 points for each Bank in your city.
    [governor]
        Once per game, before the bids: one more terrain card is revealed, and you take a card at once. Your
        normal turn still follows.
    [doctor] 5 points. Once per era, after the auction cards are shown: add 2 to yours.
    [heroes] 6 points. Once per era, before the bids: add 3 to the auction card you will play.
    [teacher] 1 point for each House and 2 for each Townhouse and each Hotel in your city.
    [editor]
        1 point for each of your characters with a dollar sign, the Editor included, and 4 points for each
        with an arrow.
    [editor-one-sign]
        4 points for each of your characters with an arrow, and 1 point for each with a dollar sign only, the
        Editor included.
    [grocer] 4 points for each Drugstore in your city.
    [day-labourer]
        Once per era, before the bids: one more terrain card is revealed, and you take two cards on your turn.
    [paperboy]
        3 points. At the end of the game, before the scoring, you may fetch one more character: any that
        nobody has taken.
    [paperboy-at-once]
        3 points. As soon as you take it, you may fetch one more character: any that nobody has taken, except
        the one on top of the pile.
    [sheriff]
        3 points for each Prison in your city. Outlaws cost you nothing, and their parcels count as empty.
    [guide]
        Half a point for each parcel without a terrain card, rounded up in all: your city has room for 64
        parcels, or 72 with the Captain.
    [prospector] 1 point for each Mountain and each Mine in your city.
    [gunsmith] Once per era, before the bids: add 6 to the auction card you will play.
    [mercenary] Once per era, after the auction cards are shown: add 5 to yours.
   *[undertaker] 2 points for each of your characters, the Undertaker included.
}
    .short = { $character ->
        [cowboy] 3 per Ranch
        [auctioneer] sell up to 3 cards, 7 each
        [settler] 1 per empty parcel by a Ranch
        [captain] 6, city up to 8 × 9
        [singer] the best Saloon once more
        [lawyer] take 1 at once
        [banker] 4 per Bank
        [governor] reveal 1, take 1
        [doctor] 5, and bid +2
        [heroes] 6, and bid +3
        [teacher] 1 per House
        [editor] $ 1, arrow 4
        [grocer] 4 per Drugstore
        [day-labourer] reveal 1, take 2
        [paperboy] 3, fetch 1 more
        [sheriff] 3 per Prison, outlaws tamed
        [guide] ½ per free parcel
        [prospector] 1 per Mountain and Mine
        [gunsmith] bid +6
        [mercenary] bid +5
       *[undertaker] 2 per character
    }

# What happens when a character with an arrow is used; `short` stands on a button.
card-game-ability = { $character ->
    [governor]
        One more terrain card is revealed, and you take a card at once; your normal turn still follows. Only
        once per game.
    [lawyer] You take a card at once, but your auction card is lost: you take no other card in this round.
    [day-labourer] One more terrain card is revealed, and on your turn you take two cards.
    [heroes] They add 3 to the auction card you are going to play.
    [gunsmith] It adds 6 to the auction card you are going to play.
    [mercenary] It adds 5 to the auction card you have played.
   *[doctor] It adds 2 to the auction card you have played.
}
    .short = { $character ->
        [governor] one more card on offer, and one to take at once
        [lawyer] a card to take at once, but no turn
        [day-labourer] one more card on offer, and two to take
        [heroes] 3 more for the auction card
        [gunsmith] 6 more for the auction card
        [mercenary] 5 more for the auction card
       *[doctor] 2 more for the auction card
    }

## Actions

card-game-action-back = Show the back of the next character: { $back }
card-game-action-reveal = Turn up the character: { card-game-person.name }
card-game-action-draw = Turn up the terrain card: { $card }
card-game-action-turn = Turn up the { $value }
card-game-action-use = Use { card-game-person.object }: { card-game-ability.short }
    .group = Use the character
card-game-action-decline = Do without
    .group = Do without
card-game-action-bid = Play the { $value }
    .group = Play an auction card
card-game-action-take = { $kind ->
    [terrain] Take the terrain: { $card }
    [misfit] Take the terrain, which fits nowhere in your city: { $card }
   *[character] Take { $card }
}
    .group = Take a card
    .short = { $kind ->
        [character] Take the character
       *[other] Take the terrain
    }
card-game-action-place = Place the card { $place }{ $covered ->
    [0] {""}
    [one] , covering { $covered } parcel
   *[other] , covering { $covered } parcels
}
    .group = Place the card
    .short = { $covered ->
        [0] Lay it here
       *[other] Lay it here, covering { $covered }
    }
card-game-action-aside = Set the card aside, since it fits nowhere
    .group = Set the card aside
card-game-action-sell = Sell for 7 points: { $card }
    .group = Sell with the Auctioneer
card-game-action-fetch = Fetch { $card }
    .group = Fetch a character
    .short = Fetch the character
card-game-action-done = Sell nothing more
    .group = Sell nothing more

## Prompts

card-game-prompt-cut-pile = Cut the pile of characters.
    .hint = Everybody sees the back of the card on top.
card-game-prompt-reveal-character = Turn up the next character.
    .hint = It lies on offer, nearest to the piles.
card-game-prompt-see-back = Look at the back of the next character.
    .hint = It shows who wins ties, or a skull: then this character takes the place of the one on offer.
card-game-prompt-reveal-terrain = Turn up a terrain card.
    .hint = { $cards ->
        [one] It is the last one to come now.
       *[other] { $cards } more are to come now, this one included.
    }
card-game-prompt-use-character = Do you use { card-game-person.object } now?
    .hint = { card-game-ability }
card-game-prompt-choose-bid = Choose an auction card.
    .hint =
        All cards are shown at once, and the highest takes first. A card you play is gone for the rest of the
        era.
card-game-prompt-turn-cards = Turn up a card for each virtual player.
    .hint = Their stacks are shuffled; only what has been turned up is known.
card-game-prompt-take-card = { $by ->
    [governor] Take a card at once: the Governor allows it.
    [lawyer] Take a card at once: the Lawyer allows it.
   *[turn] { $cards ->
        [one] It is your turn: take a card.
       *[other] It is your turn: take the first of { $cards } cards.
    }
}
    .hint =
        Terrain is placed in your city straight away; a character stays with you until the end of the game.
card-game-prompt-place-card = Place the terrain in your city: { $card }.
    .hint = { $spots ->
        [0] It fits nowhere.
        [one] There is { $spots } place for it.
       *[other] There are { $spots } places for it.
    } It must share a side with your city or lie on it. Only what is empty may be covered, the same by the
    same, or a House by a Townhouse.
card-game-prompt-fetch-character = Which character does the Paperboy fetch?
    .hint = Any that nobody has taken: those that were left over and those still in the pile.
card-game-prompt-sell-before-scoring = Does the Auctioneer sell anything before the scoring?
    .hint = Each card sold gives 7 points but is missing in your city. You may sell three in the whole game.

## Events

card-game-event-pile-cut = The pile of characters is cut; on top lies { $kind ->
    [skull] a skull.
   *[order] the order { $back }.
}
card-game-event-round-began = Era { $era }, round { $round } of 9.
card-game-event-character-revealed = On offer: { card-game-person } ({ card-game-effect.short }).
card-game-event-back-seen = { $kind ->
    [skull] The next character shows a skull.
   *[order] Ties now go in the order { $back }.
}
card-game-event-skull = So { card-game-person } { $character ->
    [heroes] go
   *[other] goes
} under the pile, and the next character is turned up.
card-game-event-terrain-revealed = On offer: { $card } (appeal { $appeal }).
card-game-event-terrain-added = { $name } brings one more card on offer: { $card } (appeal { $appeal }).
card-game-event-character-used = { $name } uses { card-game-person.object }: { card-game-ability.short }.
card-game-event-character-declined = { $name } does not use { card-game-person.object } for now.
card-game-event-bid = { $name } has chosen an auction card.
card-game-event-bid-shown = { $name } shows the { $value }.
card-game-event-bid-wasted = { $name } discards the { $value }, having used the Lawyer.
card-game-event-card-turned = { $name } turns up the { $value }.
card-game-event-tie-won = { $name } wins the tie at { $value }.
card-game-event-terrain-taken = { $name } takes the terrain card: { $card }.
card-game-event-character-taken = { $name } takes { card-game-person.object }.
card-game-event-placed = { $name } places the card { $place }: { $card }{ $covered ->
    [0] .
    [one] , covering { $covered } parcel.
   *[other] , covering { $covered } parcels.
}
card-game-event-set-aside = { $name } has no room for the card and sets it aside: { $card }.
card-game-event-sold = { $name } sells a card with the Auctioneer ({ $count } of 3): { $card }.
card-game-event-terrain-removed = Nobody took it, so it leaves the game: { $card }.
card-game-event-character-removed = Nobody took { card-game-person.object }, and the card leaves the game.
card-game-event-era-changed =
    Era II begins. Everybody takes back all auction cards, and used characters are ready again, except the
    Governor.
card-game-event-fetched = { $name } sends the Paperboy for { card-game-person.object }.
card-game-event-not-fetched = { $name } has the Paperboy fetch nobody.
card-game-event-sales-over = { $name } sells nothing more.
card-game-event-final-scoring = Both eras are over: the final scoring begins.
card-game-event-won = { $winners ->
    [one] { $name } wins with { points }!
   *[other] A shared victory for { $name } with { points }!
}

## Score lines

card-game-score-ranch = { $name } scores { points } for empty parcels next to { $count ->
    [one] { $count } Ranch.
   *[other] { $count } Ranches.
}
    .category = Ranches
card-game-score-mine = { $name } scores { points } for Mountains next to { $count ->
    [one] { $count } Mine.
   *[other] { $count } Mines.
}
    .category = Mines
card-game-score-drugstore = { $name } scores { points } for Houses next to { $count ->
    [one] { $count } Drugstore.
   *[other] { $count } Drugstores.
}
    .category = Drugstores
card-game-score-bank = { $name } scores { points } for Houses next to { $count ->
    [one] { $count } Bank.
   *[other] { $count } Banks.
}
    .category = Banks
card-game-score-saloon = { $name } scores { points } for Houses next to { $count ->
    [one] { $count } Saloon.
   *[other] { $count } Saloons.
}
    .category = Saloons
card-game-score-store = { $name } scores { points } for Houses next to { $count ->
    [one] a General Store or City Hall.
   *[other] { $count } General Stores and City Hall together.
}
    .category = General Stores and City Hall
card-game-score-per-ranch = { $name } scores { points } for { $count ->
    [one] { $count } Ranch
   *[other] { $count } Ranches
} in the city{ $buildings ->
    [one] , with { $buildings } Drugstore or Blacksmith.
   *[other] , with { $buildings } Drugstores and Blacksmiths.
}
    .category = Ranches in the city
card-game-score-per-mine = { $name } scores { points } for { $count ->
    [one] { $count } Mine
   *[other] { $count } Mines
} in the city{ $buildings ->
    [one] , with { $buildings } Bank or Blacksmith.
   *[other] , with { $buildings } Banks and Blacksmiths.
}
    .category = Mines in the city
card-game-score-per-house = { $name } scores { points } for { $count ->
    [one] { $count } House
   *[other] { $count } Houses
} in the city{ $buildings ->
    [one] , with { $buildings } Church or General Store.
   *[other] , with { $buildings } Churches and General Stores.
}
    .category = Houses in the city
card-game-score-hotel = { $name } scores { points } for { $count ->
    [one] { $count } Hotel.
   *[other] { $count } Hotels.
}
    .category = Hotels
card-game-score-city-hall = { $name } scores { points } for City Hall and { $count ->
    [one] { $count } building in the city.
   *[other] { $count } buildings in the city.
}
    .category = Buildings for City Hall
card-game-score-outlaws = { $name } loses { $lost } points to { $count ->
    [one] { $count } group of outlaws.
   *[other] { $count } groups of outlaws.
}
    .category = Outlaws
card-game-score-character = { $name } scores { points } for { card-game-person.object }.
    .category = Characters
card-game-score-sold = { $name } scores { points } for { $count ->
    [one] { $count } card
   *[other] { $count } cards
} sold by the Auctioneer.
    .category = Cards sold
card-game-score-appeal = { $name } scores { points } for the appeal of { $count ->
    [one] { $count } card.
   *[other] { $count } cards.
}
    .category = Appeal

## Why not

card-game-reason-cut-first = First the pile of characters is cut.
card-game-reason-reveal-first = First the next character is turned up.
card-game-reason-back-first = First everybody sees the back of the next character.
card-game-reason-draw-first = First a terrain card is turned up.
card-game-reason-turn-first = First the virtual players turn up their auction cards.
card-game-reason-cannot-come = This card cannot come now: it has already been seen, or it is not in this pile.
card-game-reason-use-or-decline = Now is the moment of { card-game-person }: use the card or do without.
card-game-reason-other-character =
    Characters are used in a fixed order, and now it is the turn of { card-game-person }.
card-game-reason-not-your-character = You do not have { card-game-person.object }.
card-game-reason-character-used = You have already used { card-game-person.object } in this era.
card-game-reason-governor-used = The Governor works once per game, and you have already used it.
card-game-reason-rounds-over = The last round is over, and { card-game-person } can no longer be used.
card-game-reason-no-turn =
    You have used the Lawyer and have no turn in this round, so { card-game-person } would have no effect.
card-game-reason-after-bids = You can use { card-game-person.object } only after the auction cards are shown.
card-game-reason-before-bids =
    You can use { card-game-person.object } only before the auction cards are chosen.
card-game-reason-moment-passed = In this round the moment to use { card-game-person.object } has passed.
card-game-reason-bid-now = Now everybody chooses an auction card.
card-game-reason-card-used = { $era ->
    [1] You have already played your { $value } in this era. All cards return to your hand when era II begins.
   *[other] You have already played your { $value } in this era, the last one: it does not come back.
}
card-game-reason-take-now = It is your turn to take a card from the offer; nobody may refuse.
card-game-reason-not-on-offer = This card does not lie on offer.
card-game-reason-place-now = First place the terrain card you have taken.
card-game-reason-first-card = The first card of a city lies in the middle; the city grows around it.
card-game-reason-too-large = { $side ->
    [9] With the Captain your city may have 9 rows or 9 columns, but not both, and no more.
   *[other] A city has at most 8 rows and 8 columns of parcels, and this card would stick out.
}
card-game-reason-not-joined =
    The card must share the side of a parcel with your city, or lie on it; touching at a corner is not enough.
card-game-reason-covers =
    Here the card would cover { card-game-an-element }. Only what is empty may be covered, or the same by the
    same, or a House by a Townhouse.
card-game-reason-covers-outlaws =
    Outlaws can be covered only if you have the Sheriff or a Prison in your city.
card-game-reason-outlaws-on-outlaws =
    At this table outlaws never cover outlaws, not even with the Sheriff or a Prison.
card-game-reason-must-place = The card fits into your city, so it must be placed.
card-game-reason-no-auctioneer = Only whoever has the Auctioneer may sell terrain cards.
card-game-reason-three-sold = The Auctioneer sells three cards in a game, and you have sold them.
card-game-reason-not-in-city = This card does not lie in your city.
card-game-reason-overlaps =
    Only a card that lies flat can be sold: it may neither cover another card nor be covered, not even in
    part.
card-game-reason-splits-city = Without this card your city would fall apart; it must stay joined by sides.
card-game-reason-fetch-or-decline = Now the Paperboy may fetch a character, or you do without.
card-game-reason-not-free =
    The Paperboy fetches only what nobody has taken: this character is with somebody, on offer or on top of
    the pile.
card-game-reason-sell-or-done = Now the Auctioneer may still sell cards, or you sell nothing more.
card-game-reason-suit-twice = Two players have chosen the same suit; each needs one of their own.

## The picture

# Tabs of a narrow screen: one word.
card-game-scene-tab-city = City
card-game-scene-tab-offer = Offer
card-game-scene-tab-hand = Hand
card-game-scene-tab-points = Points
card-game-scene-tab-people = People
card-game-scene-era = Era { $era }
card-game-scene-round = { $era } · round { $round } of { $rounds }
card-game-scene-over = The game is over
card-game-scene-your-city = Your city
card-game-scene-city-of = { $name }’s city
card-game-scene-cards-of = { $name }’s cards
card-game-scene-no-city = No card lies here yet
card-game-scene-size = { $rows } × { $columns } parcels
card-game-scene-card = { $card }, appeal { $appeal }
card-game-scene-card-covered = { $card }, partly covered
# On buttons, with room for 26 letters.
card-game-scene-aside = Set it aside
card-game-scene-done = Sell nothing more
card-game-scene-decline = Not now
card-game-scene-fetch-nobody = Fetch nobody
# Heading over the cards that can be taken (22 letters).
card-game-scene-on-offer = On offer
# Labels of the piles, for screen readers.
card-game-scene-terrain-left = { $cards ->
    [one] { $cards } terrain card left
   *[other] { $cards } terrain cards left
}
card-game-scene-characters-left = { $cards ->
    [one] { $cards } character left
   *[other] { $cards } characters left
}
# Beside the piles, over the players' symbols in the order of ties (13 letters).
card-game-scene-ties = Ties
card-game-scene-tie-order = Order of ties: { $names }
# On the card that is being placed (14 letters), and its label.
card-game-scene-in-hand = in hand
card-game-scene-to-place = { $name } is placing: { $card }
# Heading over all auction cards of this round (22 letters).
card-game-scene-bids = Bids
card-game-scene-bid = { $name }: auction card { $value }{ $boost ->
    [0] {""}
   *[other] , raised by { $boost }
}
card-game-scene-bid-none = { $name }: no auction card yet
card-game-scene-bid-hidden = { $name }: an auction card, face down
# After a bid: "Anna: auction card 5, has taken a card".
card-game-scene-has-taken = has taken a card
card-game-scene-winners = { $players ->
    [one] Winner
   *[other] Winners
}
# Heading over one's auction cards (30 letters), and at its right end (28 letters).
card-game-scene-your-hand = Your auction cards
card-game-scene-hand-of = { $name }’s auction cards
card-game-scene-auction-cards = Auction cards
card-game-scene-rounds-left = { $rounds ->
    [one] last round in { $era }
   *[other] { $rounds } rounds left in { $era }
}
card-game-scene-auction = Auction card { $value }
# After "Auction card 5": it is chosen for this round; it has been used in this era.
card-game-scene-chosen = chosen, face down
card-game-scene-used = used
# Heading over the points by kind of building (18 letters), and its label: "67 points now, Bank: 12, Mine: 8".
card-game-scene-how = How the city pays
card-game-scene-points-now = { $points ->
    [one] { $points } point now
   *[other] { $points } points now
}
card-game-scene-pays = { $what }: { $points }
# Headings over characters (24 letters).
card-game-scene-people = Characters
card-game-scene-your-characters = Your characters
card-game-scene-characters-of = { $name }’s characters
card-game-scene-no-characters = No characters yet
card-game-scene-others = Around the table
# Label of a character card; the effect is a whole sentence with its full stop.
card-game-scene-character = { $name } (appeal { $appeal }): { $effect }
# On a character card (17 letters): when it can be used; that it was.
card-game-scene-before-bids = before the bids
card-game-scene-after-bids = after the bids
card-game-scene-at-end = at the end
card-game-scene-when-taken = when taken
card-game-scene-used-this-era = already used
# At the end of a character's label.
card-game-scene-ready = ready
# Below the name of a virtual player (24 letters).
card-game-scene-virtual = virtual · { $strength }
card-game-scene-novice = novice
card-game-scene-intermediate = intermediate
card-game-scene-expert = expert
# A player for screen readers; the names of characters may follow after a colon.
card-game-scene-player = { $name }: { points }, { $cards ->
    [one] { $cards } terrain card
   *[other] { $cards } terrain cards
}, { $bids ->
    [one] { $bids } auction card left
   *[other] { $bids } auction cards left
}, { $characters ->
    [0] no characters
    [one] { $characters } character
   *[other] { $characters } characters
}
card-game-scene-gallery-terrain = Terrain cards
card-game-scene-gallery-elements = What parcels show
card-game-scene-gallery-characters = Characters and their backs
card-game-scene-gallery-auction = Auction cards
card-game-scene-gallery-marks = Marks on the table

## Rules help

card-game-help-materials =
    There are 96 terrain cards, 48 for each era, 21 characters, and auction cards in six suits: Hat, Star,
    Cactus, Boot, Horseshoe and Cow. A terrain card shows four parcels, each empty or with a building, a
    Mountain or outlaws. The figure on a terrain card or character is its appeal: how much virtual players
    want it.
    .title = The cards
card-game-help-goal =
    Build the wealthiest city. Its buildings give points, most of them for what lies next to them or for what
    else there is in the city, and some of your characters give points too. Whoever has the most points after
    two eras wins.
    .title = Aim of the game
card-game-help-setup =
    The terrain cards of each era and the characters are shuffled into piles, and the pile of characters is
    cut. Each player chooses a suit and has its auction cards from 1 to 9. At least four take part: virtual
    players fill the table, and more of them can join up to six. A virtual player’s auction cards form a
    shuffled stack.
    .title = Preparation
card-game-help-strength =
    For each virtual player you choose how strong it is. A novice has the auction cards 1 to 9, an
    intermediate one 2 to 10 and an expert 3 to 11. For a first game novices are just right.
    .title = How strong virtual players are
card-game-help-advice =
    A city needs rivals: always fill the table with virtual players that are a match for you. As soon as
    winning becomes easy, make them stronger or add another one, up to six players in all.
    .title = Good rivals
card-game-help-playing =
    Each of the two eras has nine rounds. In a round a character and four terrain cards are revealed, five
    with five or six players. Everybody secretly chooses an auction card, and all are shown at once. From the
    highest to the lowest, everybody takes a card: terrain is placed in the city at once, a character stays
    with its owner. The auction cards are used up for this era, and a card that is left over leaves the game.
    For era II everybody takes back all auction cards, and used characters are ready again, except the
    Governor.
    .title = A round
card-game-help-tiebreaker =
    If auction cards are equal, the back of the uppermost character in the pile decides. It shows all six
    suits: the one at the top is the strongest, the one at the bottom the weakest. The order changes from
    round to round.
    .title = Ties
card-game-help-virtual-players =
    A virtual player turns up the top card of its stack and takes the card with the highest appeal, of equal
    ones the one nearest to the piles. It builds no city and uses no characters. In the end it scores the
    appeal of all its cards, and it may well win.
    .title = Virtual players
card-game-help-using-characters =
    Characters with an arrow are used in a fixed order. Before the bids: Governor, Lawyer, Day Labourer,
    Heroes, Gunsmith. After the auction cards are shown: Mercenary, Doctor. Nobody has to use a character.
    Each works once per era and is then turned sideways; the Governor works once per game.
    .title = Using characters
card-game-help-skull =
    If the uppermost character in the pile shows a skull after a character has been revealed, the revealed one
    goes under the pile and the one with the skull takes its place. This goes on until the top of the pile
    shows no skull.
    .title = Skulls
card-game-help-round-example =
    Two virtual players have turned up the highest cards. The first takes the card with the highest appeal, of
    two equal ones the one nearest to the piles; the second takes the other. Two people have both played a 5:
    the suit that stands higher on the pile of characters chooses next, and the last takes one of the two
    cards that remain.
    .title = Example: the end of a round
card-game-help-building =
    A city has at most 8 rows and 8 columns of parcels. A new card must be joined to it by the side of at
    least one parcel; it is never turned and never slid under another. It may cover empty parcels. Besides, a
    building may be covered by the same building, a Mountain by a Mountain, a House by a House or a Townhouse,
    and outlaws if you have the Sheriff or a Prison. Only what lies on top counts. A card that fits nowhere is
    set aside.
    .title = Building the city
card-game-help-placement-example =
    A city shows a Mine, a Prison and four Mountains. A card with a Mine may lie beside it, where the new Mine
    meets many Mountains; it may lie so that its Mountain covers another Mountain. It may not touch the city
    at a corner only, and it may not cover the Prison.
    .title = Example: placing a card
card-game-help-end =
    After the ninth round of era II the Paperboy may fetch a character, and the Auctioneer may sell for the
    last time. Then everybody adds up the points for buildings and characters, and virtual players score too.
    Whoever has the most points wins, person or virtual player; tied players share the victory.
    .title = End of the game
card-game-help-scoring =
    First come the buildings, line by line, then the characters. Parcels are next to each other at their sides
    and corners. A Townhouse or a Hotel counts as two Houses. Empty is only what a terrain card shows as
    empty, never the bare table; with the Sheriff or a Prison, parcels with outlaws are empty too.
    .title = Scoring a city
card-game-help-virtual-scoring =
    A virtual player scores the appeal of all the terrain cards and characters it has collected, and nothing
    else. Its characters have no effect.
    .title = Scoring virtual players
card-game-help-characters =
    Characters with a dollar sign give points at the end of the game or help in other ways while you have
    them. Those with an arrow can be used once per era; they are turned sideways and stand up again when era
    II begins. Several of them can raise the same auction card.
    .title = Characters
card-game-help-each-character =
    Points at the end: Cowboy, Banker and Grocer for buildings, Teacher for Houses, Prospector for Mountains
    and Mines, Settler for empty parcels by Ranches, Guide for free room, Singer for the best Saloon,
    Undertaker and Editor for characters, Captain, Doctor, Heroes and Paperboy a fixed sum, Sheriff for
    Prisons. The Auctioneer sells cards, the Captain enlarges the city, the Sheriff tames outlaws. Gunsmith,
    Mercenary, Heroes and Doctor raise your bid; Governor, Lawyer and Day Labourer bring cards. The gallery
    tells what each one does.
    .title = Each character
card-game-help-buildings =
    For each neighbour: Ranch 1 per empty parcel, Mine 2 per Mountain, Saloon 2 per House, Drugstore, Bank,
    General Store and City Hall 1 per House. For the whole city: Drugstore and Blacksmith 1 per Ranch, Bank
    and Blacksmith 1 per Mine, Church and General Store 1 per House, City Hall 1 per building that is no House
    or Townhouse. Each Hotel gives 3. Each group of outlaws costs 6, unless you have the Sheriff or a Prison;
    then its parcel counts as empty.
    .title = Points for buildings

## First game: guide.toml

card-game-guide-welcome =
    Welcome! Everybody builds a city of their own. Each round offers one character and four terrain cards,
    and each player gets one of these cards.
card-game-guide-mine =
    Look at this card: its mine will pay 2 points for every mountain next to it, corners included. Two are
    there already.
card-game-guide-first-bid =
    Auction cards decide who chooses first. You have 1 to 9, each for one round only. Bid the 6.
    .brought = Everybody has shown a card: yours is the highest, so you choose first.
card-game-guide-first-card = Take the card with the mine.
    .brought = It is yours.
card-game-guide-first-place = Now lay it: it is the first card of your city.
    .brought =
        Mine and two mountains: 4 points already. The others took theirs, and what was left over is gone.
card-game-guide-virtual =
    Two of your rivals are virtual. They turn up any auction card and take whatever has the highest figure,
    its appeal. That can be foreseen.
card-game-guide-high-bid =
    The Prospector pays a point for each of your mountains and mines. His appeal is 6: others want him too.
    Bid your 9.
    .brought = Nobody beats a 9. But it is spent until the second era.
card-game-guide-prospector = Take the Prospector.
    .brought = He stays with you to the end of the game and counts each mountain and mine you add.
card-game-guide-low-bid =
    Three mountains are on offer, but two cards have more appeal and will go first. So save your good cards:
    bid the 2.
    .brought = It worked: the others went for the cards with more appeal.
card-game-guide-mountains = And still the three mountains are there. Take them.
    .brought = The last player gets what remains.
card-game-guide-build =
    Lay the card left of your mine, so that mountains touch it. Cards are never turned, and may cover empty
    parcels only.
    .brought =
        Now four mountains touch the mine: 8 points. The Prospector adds 6, and all that for a 6, a 9 and a
        2.
card-game-guide-end =
    After nine rounds you get your auction cards back for the second era; then points are counted. The rest
    you will see as you go. Have fun!
