### Carson City: The Card Game, in Dutch.

-card-game = Carson City: het kaartspel

card-game-title = { -card-game }
card-game-introduction =
    Iedereen bouwt een eigen stad. Ronde na ronde liggen er een personage en een handvol terreinkaarten open,
    en iedereen biedt in het geheim een veilingkaart: de hoogste kiest het eerst, en een gespeelde kaart is
    weg voor de rest van het tijdperk. Pas je terrein slim in elkaar, bedek wat leeg is, breng mijnen naar de
    bergen en saloons naar de huizen. Na twee tijdperken van negen rondes wint de welvarendste stad
    { -card-game }.

## Variants

# Who plays along when there are fewer people.
card-game-variant-players-4 = Minstens 4 aan tafel
    .explanation = Zijn er minder mensen, dan vullen virtuele spelers de tafel aan tot vier.
card-game-variant-players-5 = Minstens 5 aan tafel
    .explanation =
        Zijn er minder mensen, dan vullen virtuele spelers de tafel aan tot vijf. Elke ronde komen er vijf
        terreinkaarten open.
card-game-variant-players-6 = 6 aan tafel
    .explanation =
        Virtuele spelers vullen de tafel aan tot zes. Elke ronde komen er vijf terreinkaarten open, en er
        blijft er geen over.

card-game-level-novice = Veilingkaarten 1 tot en met 9, net als iedereen. Aan te raden voor je eerste partij.
card-game-level-intermediate = Veilingkaarten 2 tot en met 10: een 10 in plaats van de 1.
card-game-level-expert = Veilingkaarten 3 tot en met 11: een 10 en een 11 in plaats van de 1 en de 2.

card-game-variant-virtual-1-novice = Cyrus, eerste virtuele speler: beginner
    .explanation = { card-game-level-novice }
card-game-variant-virtual-1-intermediate = Cyrus, eerste virtuele speler: gevorderd
    .explanation = { card-game-level-intermediate }
card-game-variant-virtual-1-expert = Cyrus, eerste virtuele speler: expert
    .explanation = { card-game-level-expert }
card-game-variant-virtual-2-novice = Bessie, tweede virtuele speler: beginner
    .explanation = { card-game-level-novice }
card-game-variant-virtual-2-intermediate = Bessie, tweede virtuele speler: gevorderd
    .explanation = { card-game-level-intermediate }
card-game-variant-virtual-2-expert = Bessie, tweede virtuele speler: expert
    .explanation = { card-game-level-expert }
card-game-variant-virtual-3-novice = Jedediah, derde virtuele speler: beginner
    .explanation = { card-game-level-novice }
card-game-variant-virtual-3-intermediate = Jedediah, derde virtuele speler: gevorderd
    .explanation = { card-game-level-intermediate }
card-game-variant-virtual-3-expert = Jedediah, derde virtuele speler: expert
    .explanation = { card-game-level-expert }
card-game-variant-virtual-4-novice = Mabel, vierde virtuele speler: beginner
    .explanation = { card-game-level-novice }
card-game-variant-virtual-4-intermediate = Mabel, vierde virtuele speler: gevorderd
    .explanation = { card-game-level-intermediate }
card-game-variant-virtual-4-expert = Mabel, vierde virtuele speler: expert
    .explanation = { card-game-level-expert }
card-game-variant-virtual-5-novice = Rufus, vijfde virtuele speler: beginner
    .explanation = { card-game-level-novice }
card-game-variant-virtual-5-intermediate = Rufus, vijfde virtuele speler: gevorderd
    .explanation = { card-game-level-intermediate }
card-game-variant-virtual-5-expert = Rufus, vijfde virtuele speler: expert
    .explanation = { card-game-level-expert }

# Who has which auction cards: before the colon the label of a menu, after it a choice.
card-game-variant-suit = Symbool van speler { $player }: { $suit ->
    [any] maakt niet uit
    [hat] { seat-hat }
    [star] { seat-star }
    [cactus] { seat-cactus }
    [boot] { seat-boot }
    [horseshoe] { seat-horseshoe }
   *[cow] { seat-cow }
}
    .explanation =
        Symbolen beslissen bij een gelijke stand: de achterkant van het bovenste personage geeft de volgorde.
        Wie niets kiest, krijgt het eerste vrije symbool. Geteld worden eerst de plaatsen aan tafel,
        dan de virtuele spelers.

card-game-variant-houses-first = Meer huizen, minder bergen
    .explanation =
        Tijdperk I telt 32 huizen en 18 bergen, tijdperk II 12 huizen en 18 bergen: zo kun je de lijst van
        gebouwen ook lezen. Twaalf terreinkaarten zien er anders uit.
card-game-variant-editor-one-sign = De Uitgever telt één teken per personage
    .explanation =
        De Dokter en de Helden dragen beide tekens, maar leveren de Uitgever elk maar 4 punten op, geen 5.
card-game-variant-city-hall-others-only = Het stadhuis telt alleen andere gebouwen
    .explanation = Het stadhuis geeft een punt voor elk ander gebouw, maar niet voor zichzelf.
card-game-variant-lawyer-with-boosts = De Advocaat gunt anderen hun moment
    .explanation =
        Wie de Advocaat heeft ingezet, mag in dezelfde ronde nog Helden, Wapensmid, Huurling en Dokter
        inzetten, al is de veilingkaart verloren; de Dagloner niet, want zijn kaart zou overblijven.
card-game-variant-prison-at-once = Een nieuwe gevangenis werkt meteen
    .explanation =
        Een kaart met een gevangenis mag al tijdens het leggen bandieten bedekken; anders mogen pas latere
        kaarten dat.
card-game-variant-character-last = Het personage ligt achteraan
    .explanation =
        Het personage ligt het verst van de stapels. Bij gelijke aantrekkingskracht nemen virtuele spelers dan
        liever terrein.
card-game-variant-paperboy-at-once = De Krantenjongen rent meteen
    .explanation =
        De Krantenjongen haalt een ander personage zodra hij wordt genomen, niet pas aan het eind van het
        spel.
card-game-variant-outlaws-never-on-outlaws = Nooit bandieten op bandieten
    .explanation =
        Bandieten mogen nooit door bandieten worden bedekt, ook niet met de Sheriff of een gevangenis.

## Components

card-game-name-empty = leeg perceel
card-game-name-house = huis
card-game-name-townhouse = herenhuis
card-game-name-mountain = berg
card-game-name-mine = mijn
card-game-name-ranch = ranch
card-game-name-blacksmith = smederij
card-game-name-drugstore = drogist
card-game-name-bank = bank
card-game-name-saloon = saloon
card-game-name-hotel = hotel
card-game-name-general-store = general store
card-game-name-church = kerk
card-game-name-prison = gevangenis
card-game-name-city-hall = stadhuis
card-game-name-outlaws = bandieten

card-game-name-cowboy = Cowboy
card-game-name-auctioneer = Veilingmeester
card-game-name-settler = Kolonist
card-game-name-captain = Kapitein
card-game-name-singer = Zangeres
card-game-name-lawyer = Advocaat
card-game-name-banker = Bankier
card-game-name-governor = Gouverneur
card-game-name-doctor = Dokter
card-game-name-heroes = Helden
card-game-name-teacher = Onderwijzeres
card-game-name-editor = Uitgever
card-game-name-grocer = Kruidenier
card-game-name-day-labourer = Dagloner
card-game-name-paperboy = Krantenjongen
card-game-name-sheriff = Sheriff
card-game-name-guide = Gids
card-game-name-prospector = Goudzoeker
card-game-name-gunsmith = Wapensmid
card-game-name-mercenary = Huurling
card-game-name-undertaker = Doodgraver

card-game-name-terrain-card = terreinkaart
card-game-name-character-card = personagekaart
card-game-name-auction-card = veilingkaart

## Parts of sentences

card-game-skull = doodshoofd

# Elements of one kind on a terrain card: "mijn en 2 bergen".
card-game-some = { $element ->
    [house] { $count ->
        [one] huis
       *[other] { $count } huizen
    }
    [townhouse] { $count ->
        [one] herenhuis
       *[other] { $count } herenhuizen
    }
    [mountain] { $count ->
        [one] berg
       *[other] { $count } bergen
    }
    [mine] { $count ->
        [one] mijn
       *[other] { $count } mijnen
    }
    [ranch] { $count ->
        [one] ranch
       *[other] { $count } ranches
    }
    [blacksmith] { $count ->
        [one] smederij
       *[other] { $count } smederijen
    }
    [drugstore] { $count ->
        [one] drogist
       *[other] { $count } drogisten
    }
    [bank] { $count ->
        [one] bank
       *[other] { $count } banken
    }
    [saloon] { $count ->
        [one] saloon
       *[other] { $count } saloons
    }
    [hotel] { $count ->
        [one] hotel
       *[other] { $count } hotels
    }
    [general-store] { $count ->
        [one] general store
       *[other] { $count } general stores
    }
    [church] { $count ->
        [one] kerk
       *[other] { $count } kerken
    }
    [prison] { $count ->
        [one] gevangenis
       *[other] { $count } gevangenissen
    }
    [city-hall] stadhuis
   *[outlaws] { $count ->
        [one] bandieten
       *[other] { $count } groepen bandieten
    }
}

# What an element is called after "it would cover".
card-game-an-element = { $element ->
    [house] een huis
    [townhouse] een herenhuis
    [mountain] een berg
    [mine] een mijn
    [ranch] een ranch
    [blacksmith] een smederij
    [drugstore] een drogist
    [bank] een bank
    [saloon] een saloon
    [hotel] een hotel
    [general-store] een general store
    [church] een kerk
    [prison] een gevangenis
    [city-hall] het stadhuis
   *[outlaws] bandieten
}

# One element of a terrain card and its corner: "mijn linksboven".
card-game-parcel = { $element } { $corner ->
    [nw] linksboven
    [ne] rechtsboven
    [sw] linksonder
   *[se] rechtsonder
}
card-game-terrain-of-era = { $card } (tijdperk { $era })
card-game-terrain-at = { $card }, { $place }

# Where a card lies in a city: "Leg de kaart op rij 3, kolom 2". Counted from the top left of the city.
card-game-place = { $above ->
    [0] op rij { $row }
    [one] { $above } rij boven de eerste
   *[other] { $above } rijen boven de eerste
}, { $left ->
    [0] kolom { $column }
    [one] { $left } kolom links van de eerste
   *[other] { $left } kolommen links van de eerste
}
card-game-first-place = als eerste van de stad
card-game-cell = op { $cell }

# A character in a sentence; `object` is used after "neemt", "zet … in" and "haalt".
card-game-person = { $character ->
    [cowboy] de Cowboy
    [auctioneer] de Veilingmeester
    [settler] de Kolonist
    [captain] de Kapitein
    [singer] de Zangeres
    [lawyer] de Advocaat
    [banker] de Bankier
    [governor] de Gouverneur
    [doctor] de Dokter
    [heroes] de Helden
    [teacher] de Onderwijzeres
    [editor] de Uitgever
    [grocer] de Kruidenier
    [day-labourer] de Dagloner
    [paperboy] de Krantenjongen
    [sheriff] de Sheriff
    [guide] de Gids
    [prospector] de Goudzoeker
    [gunsmith] de Wapensmid
    [mercenary] de Huurling
   *[undertaker] de Doodgraver
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
    [cowboy] 3 punten voor elke ranch in je stad.
    [auctioneer]
        Telkens als je iets kiest, mag je een terreinkaart uit je stad verkopen: hooguit drie, elk voor 7
        punten. De kaart moet vlak liggen, zonder een andere te overlappen, en de stad moet één geheel
        blijven.
    [settler] 1 punt voor elk leeg perceel naast een ranch; elk perceel telt één keer.
    [captain] 6 punten. Je stad mag 9 rijen of 9 kolommen hebben in plaats van 8.
    [singer] Evenveel punten als je beste saloon.
    [lawyer]
        Eén keer per tijdperk, vóór het bieden: neem meteen een kaart. Je legt nog wel een veilingkaart af,
        maar zonder effect, en je neemt deze ronde geen andere kaart.
    [banker] 4 punten voor elke bank in je stad.
    [governor]
        Eén keer per spel, vóór het bieden: er komt een terreinkaart bij, en je neemt meteen een kaart. Je
        gewone beurt volgt nog.
    [doctor] 5 punten. Eén keer per tijdperk, als de veilingkaarten open liggen: die van jou telt 2 meer.
    [heroes] 6 punten. Eén keer per tijdperk, vóór het bieden: je veilingkaart telt 3 meer.
    [teacher] 1 punt voor elk huis en 2 voor elk herenhuis en elk hotel in je stad.
    [editor]
        1 punt voor elk van je personages met een dollarteken, ook de Uitgever, en 4 punten voor elk met een
        pijl.
    [editor-one-sign]
        4 punten voor elk van je personages met een pijl, en 1 punt voor elk met alleen een dollarteken, ook
        de Uitgever.
    [grocer] 4 punten voor elke drogist in je stad.
    [day-labourer]
        Eén keer per tijdperk, vóór het bieden: er komt een terreinkaart bij, en in je beurt neem je twee
        kaarten.
    [paperboy]
        3 punten. Aan het eind van het spel, vóór de telling, mag je nog een personage halen: een dat niemand
        heeft genomen.
    [paperboy-at-once]
        3 punten. Zodra je hem neemt, mag je nog een personage halen: een dat niemand heeft genomen, behalve
        het bovenste van de stapel.
    [sheriff]
        3 punten voor elke gevangenis in je stad. Bandieten kosten je niets, en hun percelen tellen als leeg.
    [guide]
        Een half punt voor elk perceel zonder terreinkaart, in totaal naar boven afgerond: je stad heeft
        plaats voor 64 percelen, of 72 met de Kapitein.
    [prospector] 1 punt voor elke berg en elke mijn in je stad.
    [gunsmith] Eén keer per tijdperk, vóór het bieden: je veilingkaart telt 6 meer.
    [mercenary] Eén keer per tijdperk, als de veilingkaarten open liggen: die van jou telt 5 meer.
   *[undertaker] 2 punten voor elk van je personages, ook de Doodgraver.
}
    .short = { $character ->
        [cowboy] 3 per ranch
        [auctioneer] tot 3 kaarten verkopen, elk 7
        [settler] 1 per leeg perceel bij ranch
        [captain] 6, stad tot 8 × 9
        [singer] nog eens de beste saloon
        [lawyer] meteen 1 kaart
        [banker] 4 per bank
        [governor] 1 erbij, 1 nemen
        [doctor] 5, en bod +2
        [heroes] 6, en bod +3
        [teacher] 1 per huis
        [editor] 1 per $, 4 per pijl
        [grocer] 4 per drogist
        [day-labourer] 1 erbij, 2 nemen
        [paperboy] 3, haal er 1 bij
        [sheriff] 3 per gevangenis, tamme bandieten
        [guide] ½ per vrij perceel
        [prospector] 1 per berg en mijn
        [gunsmith] bod +6
        [mercenary] bod +5
       *[undertaker] 2 per personage
    }

# What happens when a character with an arrow is used; `short` stands on a button.
card-game-ability = { $character ->
    [governor]
        Er komt een terreinkaart bij, en je neemt meteen een kaart; je gewone beurt volgt nog. Slechts één
        keer per spel.
    [lawyer] Je neemt meteen een kaart, maar je veilingkaart is verloren: deze ronde neem je geen andere.
    [day-labourer] Er komt een terreinkaart bij, en in je beurt neem je twee kaarten.
    [heroes] De veilingkaart die je gaat spelen telt 3 meer.
    [gunsmith] De veilingkaart die je gaat spelen telt 6 meer.
    [mercenary] De veilingkaart die je hebt gespeeld telt 5 meer.
   *[doctor] De veilingkaart die je hebt gespeeld telt 2 meer.
}
    .short = { $character ->
        [governor] een kaart erbij en meteen een nemen
        [lawyer] meteen een kaart nemen, zonder beurt
        [day-labourer] een kaart erbij en in de beurt twee nemen
        [heroes] 3 meer voor de veilingkaart
        [gunsmith] 6 meer voor de veilingkaart
        [mercenary] 5 meer voor de veilingkaart
       *[doctor] 2 meer voor de veilingkaart
    }

## Actions

card-game-action-back = Toon de achterkant van het volgende personage: { $back }
card-game-action-reveal = Draai het personage om: { card-game-person.name }
card-game-action-draw = Draai de terreinkaart om: { $card }
card-game-action-turn = Draai de { $value } om
card-game-action-use = Zet { card-game-person.object } in: { card-game-ability.short }
    .group = Personage inzetten
card-game-action-decline = Zie ervan af
    .group = Ervan afzien
card-game-action-bid = Speel de { $value }
    .group = Veilingkaart spelen
card-game-action-take = { $kind ->
    [terrain] Neem het terrein: { $card }
    [misfit] Neem het terrein, dat nergens in je stad past: { $card }
   *[character] Neem { $card }
}
    .group = Kaart nemen
    .short = { $kind ->
        [character] Dit personage nemen
       *[other] Dit terrein nemen
    }
card-game-action-place = Leg de kaart { $place }{ $covered ->
    [0] {""}
    [one] , over { $covered } perceel
   *[other] , over { $covered } percelen
}
    .group = Kaart leggen
    .short = { $covered ->
        [0] Hier leggen
       *[other] Hier leggen, over { $covered }
    }
card-game-action-aside = Leg de kaart opzij, want die past nergens
    .group = Kaart opzij leggen
card-game-action-sell = Verkoop voor 7 punten: { $card }
    .group = Verkopen met de Veilingmeester
card-game-action-fetch = Haal { $card }
    .group = Personage halen
    .short = Dit personage halen
card-game-action-done = Verkoop niets meer
    .group = Niets meer verkopen

## Prompts

card-game-prompt-cut-pile = Coupeer de stapel personages.
    .hint = Iedereen ziet de achterkant van de bovenste kaart.
card-game-prompt-reveal-character = Draai het volgende personage om.
    .hint = Het ligt open, het dichtst bij de stapels.
card-game-prompt-see-back = Kijk naar de achterkant van het volgende personage.
    .hint =
        Die toont wie bij gelijke stand wint, of een doodshoofd: dan komt dit personage in de plaats van dat
        wat openligt.
card-game-prompt-reveal-terrain = Draai een terreinkaart om.
    .hint = { $cards ->
        [one] Het is de laatste die nu komt.
       *[other] Met deze komen er nu nog { $cards }.
    }
card-game-prompt-use-character = Zet je { card-game-person.object } nu in?
    .hint = { card-game-ability }
card-game-prompt-choose-bid = Kies een veilingkaart.
    .hint =
        Alle kaarten worden tegelijk getoond, en de hoogste kiest het eerst. Wat je speelt, is weg voor de
        rest van het tijdperk.
card-game-prompt-turn-cards = Draai voor elke virtuele speler een kaart om.
    .hint = Hun stapels zijn geschud; bekend is alleen wat al is omgedraaid.
card-game-prompt-take-card = { $by ->
    [governor] Neem meteen een kaart, dankzij de Gouverneur.
    [lawyer] Neem meteen een kaart, dankzij de Advocaat.
   *[turn] { $cards ->
        [one] Je bent aan de beurt: neem een kaart.
       *[other] Je bent aan de beurt: neem de eerste van { $cards } kaarten.
    }
}
    .hint = Terrein leg je meteen in je stad; een personage blijft bij je tot het eind van het spel.
card-game-prompt-place-card = Leg het terrein in je stad: { $card }.
    .hint = { $spots ->
        [0] Het past nergens.
        [one] Er is { $spots } plek voor.
       *[other] Er zijn { $spots } plekken voor.
    } Het moet met een kant aan je stad grenzen of erop liggen. Bedekt mag alleen worden wat leeg is, gelijk
    door gelijk, of een huis door een herenhuis.
card-game-prompt-fetch-character = Welk personage haalt de Krantenjongen?
    .hint = Elk personage dat niemand heeft genomen: wat overbleef en wat nog in de stapel ligt.
card-game-prompt-sell-before-scoring = Verkoopt de Veilingmeester nog iets vóór de telling?
    .hint =
        Elke verkochte kaart levert 7 punten op, maar ontbreekt in je stad. In het hele spel mag je er drie
        verkopen.

## Events

card-game-event-pile-cut = De stapel personages wordt gecoupeerd; bovenop ligt { $kind ->
    [skull] een doodshoofd.
   *[order] de volgorde { $back }.
}
card-game-event-round-began = Tijdperk { $era }, ronde { $round } van 9.
card-game-event-character-revealed = Er ligt open: { card-game-person } ({ card-game-effect.short }).
card-game-event-back-seen = { $kind ->
    [skull] Het volgende personage toont een doodshoofd.
   *[order] Bij gelijke stand geldt nu de volgorde { $back }.
}
card-game-event-skull = Dus { $character ->
    [heroes] gaan
   *[other] gaat
} { card-game-person } onder de stapel, en het volgende personage wordt omgedraaid.
card-game-event-terrain-revealed = Er ligt open: { $card } (aantrekkingskracht { $appeal }).
card-game-event-terrain-added = { $name } brengt er een kaart bij: { $card } (aantrekkingskracht { $appeal }).
card-game-event-character-used = { $name } zet { card-game-person.object } in: { card-game-ability.short }.
card-game-event-character-declined = { $name } zet { card-game-person.object } voorlopig niet in.
card-game-event-bid = { $name } heeft een veilingkaart gekozen.
card-game-event-bid-shown = { $name } toont de { $value }.
card-game-event-bid-wasted = { $name } heeft de Advocaat ingezet en legt de { $value } zonder effect af.
card-game-event-card-turned = { $name } draait de { $value } om.
card-game-event-tie-won = { $name } wint de gelijke stand op { $value }.
card-game-event-terrain-taken = { $name } neemt de terreinkaart: { $card }.
card-game-event-character-taken = { $name } neemt { card-game-person.object }.
card-game-event-placed = { $name } legt de kaart { $place }: { $card }{ $covered ->
    [0] .
    [one] , over { $covered } perceel.
   *[other] , over { $covered } percelen.
}
card-game-event-set-aside = { $name } heeft geen plek voor de kaart en legt die opzij: { $card }.
card-game-event-sold = { $name } verkoopt een kaart met de Veilingmeester ({ $count } van 3): { $card }.
card-game-event-terrain-removed = Niemand nam deze kaart, dus gaat die uit het spel: { $card }.
card-game-event-character-removed = Niemand nam { card-game-person.object }, en de kaart gaat uit het spel.
card-game-event-era-changed =
    Tijdperk II begint. Iedereen neemt alle veilingkaarten terug, en ingezette personages zijn weer klaar,
    behalve de Gouverneur.
card-game-event-fetched = { $name } laat de Krantenjongen { card-game-person.object } halen.
card-game-event-not-fetched = { $name } laat de Krantenjongen niemand halen.
card-game-event-sales-over = { $name } verkoopt niets meer.
card-game-event-final-scoring = Beide tijdperken zijn voorbij: de eindtelling begint.
card-game-event-won = { $winners ->
    [one] { $name } wint met { points }!
   *[other] Gedeelde overwinning voor { $name } met { points }!
}

## Score lines

card-game-score-ranch = { $name } krijgt { points } voor lege percelen naast { $count ->
    [one] { $count } ranch.
   *[other] { $count } ranches.
}
    .category = Ranches
card-game-score-mine = { $name } krijgt { points } voor bergen naast { $count ->
    [one] { $count } mijn.
   *[other] { $count } mijnen.
}
    .category = Mijnen
card-game-score-drugstore = { $name } krijgt { points } voor huizen naast { $count ->
    [one] { $count } drogist.
   *[other] { $count } drogisten.
}
    .category = Drogisten
card-game-score-bank = { $name } krijgt { points } voor huizen naast { $count ->
    [one] { $count } bank.
   *[other] { $count } banken.
}
    .category = Banken
card-game-score-saloon = { $name } krijgt { points } voor huizen naast { $count ->
    [one] { $count } saloon.
   *[other] { $count } saloons.
}
    .category = Saloons
card-game-score-store = { $name } krijgt { points } voor huizen naast { $count ->
    [one] de general store of het stadhuis.
   *[other] general stores en stadhuis, samen { $count }.
}
    .category = General stores en stadhuis
card-game-score-per-ranch = { $name } krijgt { points } voor { $count ->
    [one] { $count } ranch
   *[other] { $count } ranches
} in de stad, met { $buildings ->
    [one] { $buildings } drogist of smederij.
   *[other] { $buildings } drogisten en smederijen.
}
    .category = Ranches in de stad
card-game-score-per-mine = { $name } krijgt { points } voor { $count ->
    [one] { $count } mijn
   *[other] { $count } mijnen
} in de stad, met { $buildings ->
    [one] { $buildings } bank of smederij.
   *[other] { $buildings } banken en smederijen.
}
    .category = Mijnen in de stad
card-game-score-per-house = { $name } krijgt { points } voor { $count ->
    [one] { $count } huis
   *[other] { $count } huizen
} in de stad, met { $buildings ->
    [one] { $buildings } kerk of general store.
   *[other] { $buildings } kerken en general stores.
}
    .category = Huizen in de stad
card-game-score-hotel = { $name } krijgt { points } voor { $count ->
    [one] { $count } hotel.
   *[other] { $count } hotels.
}
    .category = Hotels
card-game-score-city-hall = { $name } krijgt { points } voor het stadhuis en { $count ->
    [one] { $count } gebouw in de stad.
   *[other] { $count } gebouwen in de stad.
}
    .category = Gebouwen voor het stadhuis
card-game-score-outlaws = { $name } verliest { $lost } punten door { $count ->
    [one] { $count } groep bandieten.
   *[other] { $count } groepen bandieten.
}
    .category = Bandieten
card-game-score-character = { $name } krijgt { points } voor { card-game-person.object }.
    .category = Personages
card-game-score-sold = { $name } krijgt { points } voor { $count ->
    [one] { $count } verkochte kaart.
   *[other] { $count } verkochte kaarten.
}
    .category = Verkochte kaarten
card-game-score-appeal = { $name } krijgt { points } voor de aantrekkingskracht van { $count ->
    [one] { $count } kaart.
   *[other] { $count } kaarten.
}
    .category = Aantrekkingskracht

## Why not

card-game-reason-cut-first = Eerst wordt de stapel personages gecoupeerd.
card-game-reason-reveal-first = Eerst wordt het volgende personage omgedraaid.
card-game-reason-back-first = Eerst ziet iedereen de achterkant van het volgende personage.
card-game-reason-draw-first = Eerst wordt een terreinkaart omgedraaid.
card-game-reason-turn-first = Eerst draaien de virtuele spelers hun veilingkaarten om.
card-game-reason-cannot-come =
    Deze kaart kan nu niet komen: die is al gezien, of ligt niet in deze stapel.
card-game-reason-use-or-decline =
    Dit is het moment om { card-game-person.object } in te zetten, of ervan af te zien.
card-game-reason-other-character =
    Personages worden in een vaste volgorde ingezet. Nu kun je { card-game-person.object } inzetten.
card-game-reason-not-your-character = Je hebt { card-game-person.object } niet.
card-game-reason-character-used = Je hebt { card-game-person.object } in dit tijdperk al ingezet.
card-game-reason-governor-used = De Gouverneur werkt één keer per spel, en je hebt hem al ingezet.
card-game-reason-rounds-over =
    De laatste ronde is voorbij: je kunt { card-game-person.object } niet meer inzetten.
card-game-reason-no-turn =
    Je hebt de Advocaat ingezet en komt deze ronde niet meer aan de beurt: het heeft geen zin om
    { card-game-person.object } in te zetten.
card-game-reason-after-bids =
    Je kunt { card-game-person.object } pas inzetten als de veilingkaarten zijn getoond.
card-game-reason-before-bids =
    Je kunt { card-game-person.object } alleen inzetten voordat de veilingkaarten worden gekozen.
card-game-reason-moment-passed = Deze ronde is het moment om { card-game-person.object } in te zetten voorbij.
card-game-reason-bid-now = Nu kiest iedereen een veilingkaart.
card-game-reason-card-used = { $era ->
    [1]
        Je { $value } heb je in dit tijdperk al gespeeld. Alle kaarten komen terug in je hand als tijdperk II
        begint.
   *[other] Je { $value } heb je in dit tijdperk al gespeeld, en het is het laatste: de kaart komt niet terug.
}
card-game-reason-take-now = Je bent aan de beurt om een open kaart te nemen; niemand mag weigeren.
card-game-reason-not-on-offer = Deze kaart ligt niet open.
card-game-reason-place-now = Leg eerst de terreinkaart die je hebt genomen.
card-game-reason-first-card = De eerste kaart van een stad ligt in het midden; de stad groeit eromheen.
card-game-reason-too-large = { $side ->
    [9] Met de Kapitein mag je stad 9 rijen of 9 kolommen hebben, maar niet allebei en niet meer.
   *[other] Een stad heeft hooguit 8 rijen en 8 kolommen percelen, en deze kaart zou uitsteken.
}
card-game-reason-not-joined =
    De kaart moet met de kant van een perceel aan je stad grenzen of erop liggen; een hoek is niet genoeg.
card-game-reason-covers =
    Hier zou de kaart { card-game-an-element } bedekken. Je mag alleen bedekken wat leeg is, iets met
    hetzelfde, of een huis met een herenhuis.
card-game-reason-covers-outlaws =
    Bandieten mag je alleen bedekken als je de Sheriff of een gevangenis in je stad hebt.
card-game-reason-outlaws-on-outlaws =
    Aan deze tafel bedekken bandieten nooit andere bandieten, ook niet met de Sheriff of een gevangenis.
card-game-reason-must-place = De kaart past in je stad, dus moet je hem leggen.
card-game-reason-no-auctioneer = Alleen wie de Veilingmeester heeft, mag terreinkaarten verkopen.
card-game-reason-three-sold = De Veilingmeester verkoopt drie kaarten per spel, en die heb je al verkocht.
card-game-reason-not-in-city = Deze kaart ligt niet in je stad.
card-game-reason-overlaps =
    Verkopen kan alleen een kaart die vlak ligt: hij mag geen andere bedekken en niet bedekt zijn, ook niet
    voor een deel.
card-game-reason-splits-city =
    Zonder deze kaart zou je stad uiteenvallen; alles moet kant aan kant blijven samenhangen.
card-game-reason-fetch-or-decline = Nu mag de Krantenjongen een personage halen, of je ziet ervan af.
card-game-reason-not-free =
    De Krantenjongen haalt alleen wat niemand heeft genomen: dit personage is al bij iemand, ligt open of ligt
    boven op de stapel.
card-game-reason-sell-or-done = Nu mag de Veilingmeester nog kaarten verkopen, of je verkoopt niets meer.
card-game-reason-suit-twice =
    Twee spelers hebben hetzelfde symbool gekozen; ieder heeft een eigen symbool nodig.

## The picture

# Tabs of a narrow screen: one word.
card-game-scene-tab-city = Stad
card-game-scene-tab-offer = Aanbod
card-game-scene-tab-hand = Hand
card-game-scene-tab-points = Punten
card-game-scene-tab-people = Mensen
card-game-scene-era = Tijdperk { $era }
card-game-scene-round = { $era } · ronde { $round } van { $rounds }
card-game-scene-over = Het spel is afgelopen
card-game-scene-your-city = Je stad
card-game-scene-city-of = Stad van { $name }
card-game-scene-cards-of = Kaarten van { $name }
card-game-scene-no-city = Hier ligt nog geen kaart
card-game-scene-size = { $rows } × { $columns } percelen
card-game-scene-card = { $card }, aantrekkingskracht { $appeal }
card-game-scene-card-covered = { $card }, deels bedekt
# On buttons, with room for 26 letters.
card-game-scene-aside = Opzij leggen
card-game-scene-done = Niets meer verkopen
card-game-scene-decline = Nu niet
card-game-scene-fetch-nobody = Niemand halen
# Heading over the cards that can be taken (22 letters).
card-game-scene-on-offer = Aanbod
# Labels of the piles, for screen readers.
card-game-scene-terrain-left = { $cards ->
    [one] Nog { $cards } terreinkaart
   *[other] Nog { $cards } terreinkaarten
}
card-game-scene-characters-left = { $cards ->
    [one] Nog { $cards } personage
   *[other] Nog { $cards } personages
}
# Beside the piles, over the players' symbols in the order of ties (13 letters).
card-game-scene-ties = Gelijke stand
card-game-scene-tie-order = Volgorde bij gelijke stand: { $names }
# On the card that is being placed (14 letters), and its label.
card-game-scene-in-hand = in de hand
card-game-scene-to-place = { $name } legt: { $card }
# Heading over all auction cards of this round (22 letters).
card-game-scene-bids = Biedingen
card-game-scene-bid = { $name }: veilingkaart { $value }{ $boost ->
    [0] {""}
   *[other] , verhoogd met { $boost }
}
card-game-scene-bid-none = { $name }: nog geen veilingkaart
card-game-scene-bid-hidden = { $name }: een veilingkaart, gedekt
# After a bid: "Anna: veilingkaart 5, heeft een kaart genomen".
card-game-scene-has-taken = heeft een kaart genomen
card-game-scene-winners = { $players ->
    [one] Winnaar
   *[other] Winnaars
}
# Heading over one's auction cards (30 letters), and at its right end (28 letters).
card-game-scene-your-hand = Je veilingkaarten
card-game-scene-hand-of = Veilingkaarten van { $name }
card-game-scene-auction-cards = Veilingkaarten
card-game-scene-rounds-left = { $rounds ->
    [one] { $era }: laatste ronde
   *[other] { $era }: nog { $rounds } rondes
}
card-game-scene-auction = Veilingkaart { $value }
# After "Veilingkaart 5": it is chosen for this round; it has been used in this era.
card-game-scene-chosen = gekozen, gedekt
card-game-scene-used = gespeeld
# Heading over the points by kind of building (18 letters), and its label: "Nu 67 punten, bank: 12, mijn: 8".
card-game-scene-how = Wat de stad geeft
card-game-scene-points-now = { $points ->
    [one] Nu { $points } punt
   *[other] Nu { $points } punten
}
card-game-scene-pays = { $what }: { $points }
# Headings over characters (24 letters).
card-game-scene-people = Personages
card-game-scene-your-characters = Je personages
card-game-scene-characters-of = Personages van { $name }
card-game-scene-no-characters = Nog geen personages
card-game-scene-others = Rond de tafel
# Label of a character card; the effect is a whole sentence with its full stop.
card-game-scene-character = { $name } (aantrekkingskracht { $appeal }): { $effect }
# On a character card (17 letters): when it can be used; that it was.
card-game-scene-before-bids = vóór het bieden
card-game-scene-after-bids = na het bieden
card-game-scene-at-end = aan het eind
card-game-scene-when-taken = bij het nemen
card-game-scene-used-this-era = al ingezet
# At the end of a character's label.
card-game-scene-ready = klaar
# Below the name of a virtual player (24 letters).
card-game-scene-virtual = virtueel · { $strength }
card-game-scene-novice = beginner
card-game-scene-intermediate = gevorderd
card-game-scene-expert = expert
# A player for screen readers; the names of characters may follow after a colon.
card-game-scene-player = { $name }: { points }, { $cards ->
    [one] { $cards } terreinkaart
   *[other] { $cards } terreinkaarten
}, { $bids ->
    [one] nog { $bids } veilingkaart
   *[other] nog { $bids } veilingkaarten
}, { $characters ->
    [0] geen personages
    [one] { $characters } personage
   *[other] { $characters } personages
}
card-game-scene-gallery-terrain = Terreinkaarten
card-game-scene-gallery-elements = Wat percelen tonen
card-game-scene-gallery-characters = Personages en hun achterkanten
card-game-scene-gallery-auction = Veilingkaarten
card-game-scene-gallery-marks = Tekens op tafel

## Rules help

card-game-help-materials =
    Er zijn 96 terreinkaarten, 48 voor elk tijdperk, 21 personages en veilingkaarten met zes symbolen: hoed,
    ster, cactus, laars, hoefijzer en koe. Een terreinkaart toont vier percelen, leeg of met een gebouw, een
    berg of bandieten. Het getal op terrein en personages is hun aantrekkingskracht: hoe graag virtuele
    spelers ze willen.
    .title = De kaarten
card-game-help-goal =
    Bouw de welvarendste stad. Gebouwen leveren punten op, de meeste voor wat ernaast ligt of voor wat er
    verder in de stad is, en ook sommige personages leveren punten op. Wie na twee tijdperken de meeste punten
    heeft, wint.
    .title = Doel van het spel
card-game-help-setup =
    De terreinkaarten van elk tijdperk en de personages worden tot stapels geschud, en de stapel personages
    wordt gecoupeerd. Iedereen kiest een symbool en heeft de veilingkaarten 1 tot en met 9 daarvan. Er doen er
    minstens vier mee: virtuele spelers vullen de tafel aan, en het kunnen er zes worden. De veilingkaarten
    van een virtuele speler vormen een geschudde stapel.
    .title = Voorbereiding
card-game-help-strength =
    Voor elke virtuele speler kies je hoe sterk die is. Een beginner heeft de veilingkaarten 1 tot en met 9,
    een gevorderde 2 tot en met 10 en een expert 3 tot en met 11. Voor een eerste partij zijn beginners
    precies goed.
    .title = Hoe sterk virtuele spelers zijn
card-game-help-advice =
    Een stad heeft concurrentie nodig: vul de tafel altijd aan met virtuele spelers die tegen je op kunnen.
    Zodra winnen gemakkelijk wordt, maak je ze sterker of voeg je er een toe, tot zes spelers in totaal.
    .title = Goede tegenstanders
card-game-help-playing =
    Elk van de twee tijdperken heeft negen rondes. In een ronde komen een personage en vier terreinkaarten
    open, met vijf of zes spelers vijf. Iedereen kiest in het geheim een veilingkaart, en alle worden tegelijk
    getoond. Van hoog naar laag neemt iedereen een kaart: terrein leg je meteen in je stad, een personage
    blijft bij je. De veilingkaarten zijn voor dit tijdperk verbruikt, en wat overblijft gaat uit het spel.
    Voor tijdperk II neemt iedereen alle veilingkaarten terug, en ingezette personages zijn weer klaar,
    behalve de Gouverneur.
    .title = Een ronde
card-game-help-tiebreaker =
    Zijn veilingkaarten gelijk, dan beslist de achterkant van het bovenste personage in de stapel. Die toont
    alle zes symbolen: het bovenste is het sterkst, het onderste het zwakst. De volgorde wisselt van ronde tot
    ronde.
    .title = Gelijke stand
card-game-help-virtual-players =
    Virtuele spelers draaien de bovenste kaart van hun stapel om en nemen de kaart met de grootste
    aantrekkingskracht, van gelijke die het dichtst bij de stapels ligt. Ze bouwen geen stad en zetten geen
    personages in. Aan het eind telt de aantrekkingskracht van al hun kaarten, en ze kunnen best winnen.
    .title = Virtuele spelers
card-game-help-using-characters =
    Personages met een pijl worden in een vaste volgorde ingezet. Vóór het bieden: Gouverneur, Advocaat,
    Dagloner, Helden, Wapensmid. Als de veilingkaarten open liggen: Huurling, Dokter. Niemand hoeft een
    personage in te zetten. Elk werkt één keer per tijdperk en wordt dan dwars gelegd; de Gouverneur werkt één
    keer per spel.
    .title = Personages inzetten
card-game-help-skull =
    Toont het bovenste personage in de stapel een doodshoofd nadat er een personage is omgedraaid, dan gaat
    het omgedraaide onder de stapel en komt dat met het doodshoofd in de plaats. Zo gaat het door tot er boven
    op de stapel geen doodshoofd meer ligt.
    .title = Doodshoofden
card-game-help-round-example =
    Twee virtuele spelers hebben de hoogste kaarten omgedraaid. De eerste neemt de kaart met de grootste
    aantrekkingskracht, van twee gelijke die het dichtst bij de stapels ligt; de tweede neemt de andere. Twee
    mensen hebben allebei een 5 gespeeld: wiens symbool het hoogst op de stapel personages staat, kiest eerst,
    en de laatste neemt een van de twee kaarten die er nog liggen.
    .title = Voorbeeld: het eind van een ronde
card-game-help-building =
    Een stad heeft hooguit 8 rijen en 8 kolommen percelen. Een nieuwe kaart moet met de kant van minstens één
    perceel aansluiten; die wordt nooit gedraaid en nooit onder een andere geschoven. Hij mag lege percelen
    bedekken. Verder mag een gebouw bedekt worden door hetzelfde gebouw, een berg door een berg, een huis door
    een huis of een herenhuis, en bandieten als je de Sheriff of een gevangenis hebt. Alleen wat bovenop ligt
    telt. Een kaart die nergens past, gaat opzij.
    .title = De stad bouwen
card-game-help-placement-example =
    Een stad toont een mijn, een gevangenis en vier bergen. Een kaart met een mijn mag ernaast liggen, waar de
    nieuwe mijn veel bergen raakt; hij mag ook zo liggen dat zijn berg een andere berg bedekt. Hij mag de stad
    niet enkel met een hoek raken en de gevangenis niet bedekken.
    .title = Voorbeeld: een kaart leggen
card-game-help-end =
    Na de negende ronde van tijdperk II mag de Krantenjongen een personage halen en de Veilingmeester een
    laatste keer verkopen. Daarna telt iedereen de punten voor gebouwen en personages op, en ook virtuele
    spelers krijgen punten. De meeste punten winnen, van een mens of een virtuele speler; bij gelijke stand
    wordt de overwinning gedeeld.
    .title = Einde van het spel
card-game-help-scoring =
    Eerst komen de gebouwen, regel voor regel, dan de personages. Percelen liggen naast elkaar aan hun kanten
    en hoeken. Een herenhuis of hotel telt als twee huizen. Leeg is alleen wat een terreinkaart leeg toont,
    nooit de kale tafel; met de Sheriff of een gevangenis zijn percelen met bandieten ook leeg.
    .title = De telling van een stad
card-game-help-virtual-scoring =
    Virtuele spelers krijgen de aantrekkingskracht van alle terreinkaarten en personages die ze hebben
    verzameld, en verder niets. Hun personages hebben geen effect.
    .title = De telling van virtuele spelers
card-game-help-characters =
    Personages met een dollarteken leveren aan het eind punten op of helpen op een andere manier zolang je ze
    hebt. Die met een pijl kun je één keer per tijdperk inzetten; ze worden dwars gelegd en staan bij het
    begin van tijdperk II weer op. Meerdere kunnen dezelfde veilingkaart verhogen.
    .title = Personages
card-game-help-each-character =
    Punten aan het eind: Cowboy, Bankier en Kruidenier voor gebouwen, Onderwijzeres voor huizen, Goudzoeker
    voor bergen en mijnen, Kolonist voor lege percelen bij ranches, Gids voor vrije ruimte, Zangeres voor de
    beste saloon, Doodgraver en Uitgever voor personages, Sheriff voor gevangenissen; Kapitein, Dokter, Helden
    en Krantenjongen een vast bedrag. De Veilingmeester verkoopt kaarten, de Kapitein vergroot de stad, de
    Sheriff temt bandieten. Wapensmid, Huurling, Helden en Dokter verhogen je bod; Gouverneur, Advocaat en
    Dagloner brengen kaarten. De galerij vertelt wat ieder precies doet.
    .title = Elk personage
card-game-help-buildings =
    Voor elke buur: ranch 1 per leeg perceel, mijn 2 per berg, saloon 2 per huis; drogist, bank, general store
    en stadhuis 1 per huis. Voor de hele stad: drogist en smederij 1 per ranch, bank en smederij 1 per mijn,
    kerk en general store 1 per huis, stadhuis 1 per gebouw dat geen huis of herenhuis is. Elk hotel geeft 3.
    Elke groep bandieten kost 6, behalve met de Sheriff of een gevangenis; dan telt hun perceel als leeg.
    .title = Punten voor gebouwen

## Eerste spel: guide.toml

card-game-guide-welcome =
    Welkom! Hier bouwt iedereen aan een eigen stad. Elke ronde biedt een personage en vier terreinkaarten,
    en iedereen krijgt een van die kaarten.
card-game-guide-mine =
    Kijk naar deze kaart: de mijn levert 2 punten op voor elke berg ernaast, ook schuin. Er zijn er al twee.
card-game-guide-first-bid =
    Veilingkaarten bepalen wie het eerst kiest. Je hebt 1 tot en met 9, elk voor maar één ronde. Bied de 6.
    .brought = Iedereen heeft een kaart getoond: de jouwe is de hoogste, dus jij kiest het eerst.
card-game-guide-first-card = Neem de kaart met de mijn.
    .brought = Ze is van jou.
card-game-guide-first-place = Leg haar nu neer: het is de eerste kaart van je stad.
    .brought = Een mijn en twee bergen: al 4 punten. Ook de anderen hebben genomen, en wat overbleef is weg.
card-game-guide-virtual =
    Twee van je rivalen zijn virtueel. Ze draaien zomaar een veilingkaart om en nemen wat het hoogste getal
    draagt, de aantrekkingskracht. Dat is te voorzien.
card-game-guide-high-bid =
    De Goudzoeker levert 1 punt op voor elke berg en mijn van jou. Zijn aantrekkingskracht is 6: ook anderen
    willen hem. Bied je 9.
    .brought = Niemand verslaat een 9. Maar hij is verbruikt tot het tweede tijdperk.
card-game-guide-prospector = Neem de Goudzoeker.
    .brought = Hij blijft tot het eind bij je en telt elke berg en mijn die er nog bij komt.
card-game-guide-low-bid =
    Er liggen drie bergen open, maar twee kaarten trekken meer en gaan eerst weg. Spaar dus je goede
    kaarten: bied de 2.
    .brought = Het is gelukt: de anderen namen de kaarten die meer trekken.
card-game-guide-mountains = En de drie bergen liggen er nog. Neem ze.
    .brought = Wie het laatst kiest, krijgt wat er overblijft.
card-game-guide-build =
    Leg de kaart links van je mijn, zodat bergen haar raken. Kaarten draai je nooit, en je mag alleen lege
    percelen bedekken.
    .brought =
        Nu raken vier bergen de mijn: 8 punten. De Goudzoeker voegt er 6 toe, en dat alles voor een 6, een 9
        en een 2.
card-game-guide-end =
    Na negen rondes krijg je je veilingkaarten terug voor het tweede tijdperk, daarna worden de punten
    geteld. De rest zie je vanzelf. Veel plezier!
