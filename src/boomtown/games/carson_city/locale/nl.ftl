### Carson City, in Dutch.

-carson-city = Carson City

carson-city-title = { -carson-city }
carson-city-introduction =
    Midden in de woestijn van Nevada ontstaat een stad. Elke ronde staat een ander personage je bij, en dan
    rijden je cowboys uit: voor loon en wegen, voor de beste percelen, voor ranches, mijnen en saloons. Willen
    twee spelers hetzelfde, dan beslist een duel, en cowboys die je achter de hand houdt maken je sterker.
    Bouw waar bergen en huizen je gebouwen rijk maken, zet je geld op tijd om in punten, en wees na vier
    rondes de voornaamste inwoner van { -carson-city }.

## Variants

carson-city-variant-personalities-yellow = Personages: gele kanten
    .explanation = Alle personages hebben hun gewone vaardigheden. Aan te raden voor je eerste partijen.
carson-city-variant-personalities-red = Personages: rode kanten
    .explanation =
        Alle personages hebben hun andere vaardigheden: veel daarvan werken pas aan het eind van de ronde.
carson-city-variant-personalities-random = Personages: willekeurige kanten
    .explanation = Vóór de partij beslist het toeval voor elk personage of de gele of de rode kant geldt.

carson-city-variant-red-sheriff = Rode Sheriff
    .explanation =
        Wie de Sheriff neemt, valt niemand aan en gaat nergens bij een ander staan waar een duel zou volgen,
        maar krijgt 3 punten voor elk verloren duel. Geldlimiet $ 20.
carson-city-variant-red-banker = Rode Bankier
    .explanation =
        Aan het eind van de ronde verkoopt de Bankier 3 punten voor $ 3, 5 voor $ 12 of 7 voor $ 25.
        Geldlimiet $ 60.
carson-city-variant-red-grocer = Rode Kruidenier
    .explanation =
        De Kruidenier geeft meteen $ 8, of aan het eind van de ronde een punt voor elk van je huizen; ranches,
        hotels en kerken tellen niet mee. Geldlimiet $ 60.
carson-city-variant-red-road-worker = Rode Wegwerker
    .explanation =
        Voor $ 5 haalt de Wegwerker een gebouw naar keuze van het actiespoor, om meteen te bouwen of te
        bewaren. Geldlimiet $ 30.
carson-city-variant-red-settler = Rode Kolonist
    .explanation =
        De Kolonist geeft meteen $ 8, of aan het eind van de ronde $ 1 voor elk van je bergen (een punt, als
        jullie dat ook kiezen). Geldlimiet $ 20.
carson-city-variant-red-captain = Rode Kapitein
    .explanation =
        De Kapitein verkoopt een revolver voor $ 3 of twee voor $ 9, en die houd je. Geldlimiet $ 20.
carson-city-variant-red-mercenary = Rode Huurling
    .explanation = De Huurling levert deze ronde 2 punten vuurkracht op in plaats van 3, maar je mag $ 30 houden.

carson-city-variant-might-is-right = Het recht van de sterkste
    .explanation =
        Geen dobbelstenen in duels: iedereen kiest in het geheim een duelfiche van 0 tot en met 5. Vanaf drie
        spelers worden de fiches willekeurig verdeeld, en zwakke fiches worden met geld goedgemaakt.
carson-city-variant-carson-river = Carson River
    .explanation =
        Een rivier stroomt door de stad. Niemand kan haar bezitten of bebouwen, ranches en mijnen profiteren
        ervan, en percelen aan een brug zijn aan het eind meer waard.
carson-city-variant-course-usual = Rivier: de gereconstrueerde loop
    .explanation =
        Met de Carson River: ze stroomt ongeveer zoals op de achterkant van het bord. Er was geen afbeelding
        van, dus is haar loop gereconstrueerd.
carson-city-variant-course-random = Rivier: een willekeurige loop
    .explanation =
        Met de Carson River: het toeval legt een loop van 3 tot 15 percelen. Lange rivieren laten minder
        bergen over.
carson-city-variant-course-laid = Rivier: een eigen loop
    .explanation =
        Met de Carson River: de eerste speler legt haar van rand tot rand, 3 tot 15 percelen lang. Lange
        rivieren laten minder bergen over.
carson-city-variant-kit-carson = Kit Carson
    .explanation =
        Iedereen plaatst en verplaatst cowboys tegelijk. Wie vroeg stopt, wordt aan het eind van het spel
        beloond.

carson-city-variant-starting-revolver = Een revolver bij de start
    .explanation = Iedereen begint met een revolver, zoals in sommige uitgaven van de regels.
carson-city-variant-kept-tiles-wait = Bewaarde gebouwen wachten een ronde
    .explanation =
        Een gekocht en bewaard gebouw kan niet al na het bouwen van dezelfde ronde worden neergezet, maar
        vanaf de volgende.
carson-city-variant-settler-points = De rode Kolonist geeft punten
    .explanation =
        Waar met de rode kant van de Kolonist wordt gespeeld, geeft die een punt voor elk van je bergen in
        plaats van $ 1: misschien is er een dollarteken in de regels verdwaald.
carson-city-variant-bonus-each-turn = Kit Carsons bonus elke ronde
    .explanation = Met Kit Carson wordt vroeg stoppen na elke ronde beloond, niet alleen na de laatste.
carson-city-variant-unlimited-roads = Wegen zonder eind
    .explanation = Er zijn altijd genoeg wegen. Anders zitten er maar 25 in de doos, en op is op.

## Components

carson-city-name-ranch = Ranch
carson-city-name-mine = Mijn
carson-city-name-drugstore = Drogist
carson-city-name-bank = Bank
carson-city-name-saloon = Saloon
carson-city-name-hotel = Hotel
carson-city-name-church = Kerk
carson-city-name-prison = Gevangenis

carson-city-name-sheriff = Sheriff
carson-city-name-banker = Bankier
carson-city-name-grocer = Kruidenier
carson-city-name-road-worker = Wegwerker
carson-city-name-settler = Kolonist
carson-city-name-captain = Kapitein
carson-city-name-mercenary = Huurling

carson-city-name-house = Huis
carson-city-name-mountain = Berg
carson-city-name-river = Carson River
carson-city-name-cowboy = Cowboy
carson-city-name-white-cowboy = Witte cowboy
carson-city-name-revolver = Revolver
carson-city-name-three-guns = Drie revolvers
carson-city-name-road = Weg
carson-city-name-bridge = Brug
carson-city-name-property-tile = Eigendomstegel
carson-city-name-duel-tile = Duelfiche
carson-city-name-turn-counter = Rondeteller

## Parts of sentences

# A building: "koopt een saloon"; `the` as in "bewaart de saloon", `all` as in "je saloons".
# $kind is unknown on a button away from a table.
carson-city-building = { $kind ->
    [ranch] een ranch
    [mine] een mijn
    [drugstore] een drogist
    [bank] een bank
    [saloon] een saloon
    [hotel] een hotel
    [church] een kerk
    [prison] een gevangenis
   *[unknown] een gebouw
}
    .the = { $kind ->
        [ranch] de ranch
        [mine] de mijn
        [drugstore] de drogist
        [bank] de bank
        [saloon] de saloon
        [hotel] het hotel
        [church] de kerk
        [prison] de gevangenis
       *[unknown] het gebouw
    }
    .all = { $kind ->
        [ranch] ranches
        [mine] mijnen
        [drugstore] drogisten
        [bank] banken
        [saloon] saloons
        [hotel] hotels
        [church] kerken
       *[prison] gevangenissen
    }

# A personality: "de Sheriff"; `object` as in "kiest de Sheriff", `name` stands alone.
carson-city-person = { $card ->
    [sheriff] de Sheriff
    [banker] de Bankier
    [grocer] de Kruidenier
    [road-worker] de Wegwerker
    [settler] de Kolonist
    [captain] de Kapitein
   *[mercenary] de Huurling
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
    [house] {" "}(huis)
    [mountain] {" "}(berg)
    [river] {" "}(rivier)
    [ranch] {" "}(ranch)
    [mine] {" "}(mijn)
    [drugstore] {" "}(drogist)
    [bank] {" "}(bank)
    [saloon] {" "}(saloon)
    [hotel] {" "}(hotel)
    [church] {" "}(kerk)
   *[prison] {" "}(gevangenis)
}

# A side of a parcel, where roads lie; $side is n, e, s or w.
carson-city-edge = { $side ->
    [n] noordkant van { $parcel }
    [e] oostkant van { $parcel }
    [s] zuidkant van { $parcel }
   *[w] westkant van { $parcel }
}

# Where a cowboy stands. `off` as in "neemt een cowboy terug van …", `over` as in "een duel om …".
carson-city-on-square = op het vak ‘{ $place }’
    .off = van het vak ‘{ $place }’
    .over = om het vak ‘{ $place }’
carson-city-on-parcel = op { $place }
    .off = van { $place }
    .over = om { $place }

# The squares of the action track. On the track itself stand `title` (12 letters), `figures` (5) and `note` (9);
# `effect` follows the name on a button, and `rule` tells all.
carson-city-square = { $square ->
    [wages] Loon
    [ammunition] Munitie
    [three-roads] Drie wegen
    [roads] Wegen
    [parcel-purchase] Percelen kopen
    [construction-12] Bouwen voor $ 12
    [construction-10] Bouwen voor $ 10
    [construction-8] Bouwen voor $ 8
    [construction-6] Bouwen voor $ 6
    [construction-5] Bouwen voor $ 5
    [construction-4] Bouwen voor $ 4
    [construction-3] Bouwen voor $ 3
    [parcels-income] Geld voor percelen
    [cowboy-income] Geld voor cowboys
    [gambling] Gokken
    [estate-income] Inkomsten van gebouwen
    [parcels-points] Punten voor percelen
    [cowboy-points] Punten voor cowboys
    [estate-points] Punten voor gebouwen
    [points-5] Punten voor $ 5
    [points-4] Punten voor $ 4
    [points-3] Punten voor $ 3
   *[points-2] Punten voor $ 2
}
    .effect = { $square ->
        [wages] $ 4 voor elk van je cowboys daar
        [ammunition] vuurkracht +3
        [three-roads] voor je voorraad
        [roads] een voor elk van je cowboys daar
        [parcels-income] $ 2 per perceel
        [cowboy-income] $ 2 per punt vuurkracht
        [gambling] twee dobbelstenen in dollars
        [parcels-points] een per twee percelen
        [cowboy-points] een per twee punten vuurkracht
        [estate-points] een per gebouw
       *[points] zoveel je wilt
    }
    .title = { $square ->
        [wages] Loon
        [ammunition] Munitie
        [three-roads] Drie wegen
        [roads] Wegen
        [parcel-purchase] Percelen
        [parcels-income] Percelen
        [cowboy-income] Vuurkracht
        [gambling] Gokken
        [estate-income] Inkomsten
        [parcels-points] Percelen
        [cowboy-points] Vuurkracht
        [estate-points] Gebouwen
       *[points] Punten
    }
    .figures = { $square ->
        [wages] $ 4
        [ammunition] +3
        [three-roads] 3
        [roads] 1
        [parcels-income] $ 2
        [cowboy-income] $ 2
        [gambling] $2–12
        [parcels-points] ½ pt
        [cowboy-points] ½ pt
        [estate-points] 1 pt
       *[other] {""}
    }
    .note = { $square ->
        [wages] elk
        [roads] elk
        [parcel-purchase] eerst duels
        [parcels-income] elk
        [cowboy-income] elk
        [estate-income] eerst duels
        [parcels-points] elk
        [cowboy-points] elk
        [estate-points] elk
        [points-5] per punt
        [points-4] per punt
        [points-3] per punt
        [points-2] per punt
       *[other] {""}
    }
    .rule = { $square ->
        [wages] $ 4 voor elk van je cowboys hier. Er mogen er zoveel komen als je wilt.
        [ammunition] Drie revolvers tot het eind van de ronde: vuurkracht +3.
        [three-roads] Drie wegen voor je voorraad.
        [roads] Een weg voor elk van je cowboys hier. Er mogen er zoveel komen als je wilt.
        [parcel-purchase]
            Na de duels erom kopen cowboys de percelen zonder eigenaar waarop ze staan. Hier staat niemand.
        [parcels-income] $ 2 voor elk perceel dat je bezit.
        [cowboy-income] $ 2 voor elk punt van je vuurkracht.
        [gambling] Gooi twee dobbelstenen en neem hun totaal in dollars.
        [estate-income] Na de duels erom leveren alle gebouwen geld op. Hier staat niemand.
        [parcels-points] Een punt voor elke twee percelen die je bezit.
        [cowboy-points] Een punt voor elke twee punten van je vuurkracht.
        [estate-points] Een punt voor elk van je gebouwen in de stad.
        [points-5] Koop zoveel punten als je wilt voor $ 5 per stuk.
        [points-4] Koop zoveel punten als je wilt voor $ 4 per stuk.
        [points-3] Koop zoveel punten als je wilt voor $ 3 per stuk.
       *[points-2] Koop zoveel punten als je wilt voor $ 2 per stuk.
    }
# A construction square with the building that lies there.
carson-city-square-with = { $square } ({ $what ->
    [ranch] ranch
    [mine] mijn
    [drugstore] drogist
    [bank] bank
    [saloon] saloon
    [hotel] hotel
    [church] kerk
   *[prison] gevangenis
})

# What a personality does, a few words for the card (18 letters); `rule` tells all of it (100 letters). The red
# Settler $pays dollars or, if the table has chosen so, points.
carson-city-power = { $card ->
    [sheriff] { $side ->
        [red] 3 pt per nederlaag
       *[yellow] witte cowboy
    }
    [banker] { $side ->
        [red] verkoopt punten
       *[yellow] meteen $ 9
    }
    [grocer] { $side ->
        [red] $ 8 of huizen
       *[yellow] $ 8 of dubbel
    }
    [road-worker] { $side ->
        [red] gebouw voor $ 5
       *[yellow] 2 wegen, ½ prijs
    }
    [settler] { $side ->
        [red] $ 8 of bergen
       *[yellow] gratis perceel
    }
    [captain] { $side ->
        [red] verkoopt revolvers
       *[yellow] huurt cowboys
    }
   *[mercenary] { $side ->
        [red] vuurkracht +2
       *[yellow] vuurkracht +3
    }
}
    .rule = { $card ->
        [sheriff] { $side ->
            [red] Je mag niet aanvallen en nergens een duel uitlokken. Elk verloren duel levert 3 punten op.
           *[yellow] De witte cowboy gaat naar een lege plek. Niemand kan hem daar uitdagen; hij valt nooit aan.
        }
        [banker] { $side ->
            [red] Koop aan het eind van de ronde 3 punten voor $ 3, 5 voor $ 12 of 7 voor $ 25.
           *[yellow] Je krijgt meteen $ 9.
        }
        [grocer] { $side ->
            [red] Meteen $ 8, of aan het eind van de ronde een punt per huis (niet voor ranch, hotel of kerk).
           *[yellow] $ 8, of deze ronde dubbele inkomsten voor al je gebouwen van één soort.
        }
        [road-worker] { $side ->
            [red] Neem voor $ 5 een gebouw naar keuze van het actiespoor, om te bouwen of te bewaren.
           *[yellow] Je krijgt twee wegen, en gebouwen kosten je de halve prijs.
        }
        [settler] { $side ->
            [red] { $pays ->
                [points] Meteen $ 8, of aan het eind van de ronde een punt voor elk van je bergen.
               *[dollars] Meteen $ 8, of aan het eind van de ronde $ 1 voor elk van je bergen.
            }
           *[yellow] Je krijgt gratis een perceel dat van niemand is.
        }
        [captain] { $side ->
            [red] Koop een revolver voor $ 3 of twee voor $ 9.
           *[yellow] Huur één cowboy voor $ 1, twee voor $ 4 of drie voor $ 9.
        }
       *[mercenary] { $side ->
            [red] Je vuurkracht is deze ronde 2 hoger.
           *[yellow] Je vuurkracht is deze ronde 3 hoger.
        }
    }

# What a building earns and needs, for the list of all buildings; $river is yes where one flows.
carson-city-income = { $kind ->
    [ranch]
        $ 1 voor elk perceel eromheen zonder huis, berg of gebouw, minstens $ 1. Telt voor je gebouwen als
        huis. Levert een revolver op. Heeft geen weg nodig.
    [mine]
        $ 3 voor elke berg eromheen die van jou of van niemand is{ $river ->
            [yes] , en $ 3 meer aan de rivier
           *[no] {""}
        }. Levert een revolver op. Heeft geen weg nodig.
    [drugstore]
        $ 3 voor elk huis eromheen dat van jou of van niemand is, en $ 3 voor elke ranch die je in de stad
        hebt. Brengt een huis mee.
    [bank]
        $ 3 voor elk huis eromheen dat van jou of van niemand is, en $ 3 voor elke mijn die je in de stad
        hebt. Brengt een huis mee.
    [saloon] $ 5 voor elk huis eromheen dat van jou of van niemand is. Brengt een huis mee.
    [hotel] Altijd $ 6. Telt als twee huizen voor je gebouwen. Brengt een huis mee.
    [church] Geen inkomsten. Beschermt je gebouwen eromheen en telt voor die als huis. Brengt een huis mee.
   *[prison] Geen inkomsten. Levert twee revolvers op. Kan niet worden aangevallen. Brengt een huis mee.
}

## Actions

carson-city-action-side = Leg de { $side ->
    [red] rode
   *[yellow] gele
} kant boven
carson-city-action-centre = Het centrum van de stad: witte dobbelsteen { $white }, zwarte { $black }
carson-city-action-mountain = Een berg: witte dobbelsteen { $white }, zwarte { $black }
carson-city-action-order = De volgende in de speelvolgorde: { $player }
carson-city-action-draw = Trek { carson-city-building }
carson-city-action-roll = Gooi een { $face }
carson-city-action-deal = Deel duelfiche { $value } uit
carson-city-action-river = Laat de rivier over { $parcel } stromen
    .group = De rivier leggen
carson-city-action-claim = Neem { $parcel } in bezit
    .group = Een perceel nemen
carson-city-action-choose = Kies { carson-city-person.object }
    .group = Een personage kiezen
carson-city-action-take = Neem de $ 8
    .group = De $ 8 nemen
carson-city-action-wait = Wacht op wat de kaart later biedt
    .group = Wachten
    .short = Wachten
carson-city-action-double = Verdubbel de inkomsten van je { carson-city-building.all }{ $dollars ->
    [0] {""}
   *[other] : $ { $dollars } meer
}
    .group = Inkomsten verdubbelen
carson-city-action-hire = { $cowboys ->
    [one] Huur { $cowboys } cowboy voor $ { $dollars }
   *[other] Huur { $cowboys } cowboys voor $ { $dollars }
}
    .group = Cowboys huren
carson-city-action-arm = { $revolvers ->
    [one] Koop { $revolvers } revolver voor $ { $dollars }
   *[other] Koop { $revolvers } revolvers voor $ { $dollars }
}
    .group = Revolvers kopen
carson-city-action-bundle = Koop { points } bij de Bankier voor $ { $dollars }
    .group = Punten kopen
carson-city-action-fetch = Neem voor $ 5 { carson-city-building.the } van het vak van $ { $dollars }
    .group = Een gebouw nemen
carson-city-action-cowboy = Plaats een cowboy { $place }{ $effect ->
    [none] {""}
   *[other] : { $effect }
}
    .group = Een cowboy plaatsen
    .short = Cowboy { $place }
carson-city-action-sheriff = Plaats de witte cowboy { $place }{ $effect ->
    [none] {""}
   *[other] : { $effect }
}
    .group = De witte cowboy plaatsen
    .short = Witte cowboy { $place }
carson-city-action-lift = Neem je cowboy terug { $place }
    .group = Een cowboy terugnemen
carson-city-action-recall = Neem de witte cowboy terug
    .group = De witte cowboy terugnemen
carson-city-action-pass = Pas: plaats deze ronde geen cowboys meer
    .group = Passen
    .short = Passen
carson-city-action-duel = Vecht nu het duel { $place } uit
    .group = Een duel kiezen
    .short = Duel { $place }
carson-city-action-play = Speel duelfiche { $value }
    .group = Een duelfiche spelen
carson-city-action-purchase = Koop { $parcel }{ $dollars ->
    [0] {""}
   *[other] {" "}voor $ { $dollars }
}
    .group = Een perceel kopen
carson-city-action-buy = Koop het gebouw
    .group = Het gebouw kopen
carson-city-action-build = Bouw { carson-city-building.the } op { $parcel }{ $house ->
    [no] {" "}(geen plaats voor het huis)
   *[yes] {""}
}
    .group = Bouwen
    .short = Op { $parcel } bouwen
carson-city-action-road = { $way ->
    [bridge] Bouw een brug van twee wegen: { $edge }
   *[road] Leg een weg: { $edge }
}
    .group = Een weg leggen
carson-city-action-house = Zet het huis op { $parcel }
    .group = Het huis plaatsen
carson-city-action-keep = Bewaar het gebouw voor later
    .group = Het gebouw bewaren
carson-city-action-raise = Bouw nu { carson-city-building.the } uit je voorraad
    .group = Bouwen wat je hebt bewaard
carson-city-action-agree = Stem in met het huis
    .group = Instemmen
carson-city-action-refuse = Weiger het huis
    .group = Weigeren
carson-city-action-points = { $points ->
    [0] { $dollars ->
        [0] Koop geen punten
       *[other] Lever $ { $dollars } in voor niets
    }
   *[other] Koop { points }{ $dollars ->
        [0] {""}
       *[other] {" "}voor $ { $dollars }
    }
}
    .group = Punten kopen
carson-city-action-decline = Nee, bedankt: koop niets
    .group = Niets kopen
carson-city-action-done = Niets meer hiervan
    .group = Niets meer
carson-city-action-guns = Neem de drie revolvers
    .group = De revolvers nemen
carson-city-action-leave = Laat de drie revolvers liggen
    .group = De revolvers laten liggen

## Prompts

carson-city-prompt-turn-card = { carson-city-person.name }: welke kant ligt boven?
    .hint = Zo blijft de kaart het hele spel liggen.
carson-city-prompt-lay-river = { $length ->
    [0] Waar stroomt de rivier het bord op?
   *[other] Waar stroomt de rivier verder?
}
    .hint = { $length ->
        [0] Ze begint aan de rand van het bord.
        [one]
            Er ligt { $length } perceel. De rivier moet met 3 tot 15 percelen weer de rand bereiken en mag
            zichzelf nooit raken.
       *[other]
            Er liggen { $length } percelen. De rivier moet met 3 tot 15 percelen weer de rand bereiken en mag
            zichzelf nooit raken.
    }
carson-city-prompt-deal-duel-tile = Deel een duelfiche uit.
    .hint = { $left ->
        [one] Het is het laatste voor deze speler.
       *[other] Er komen er nog { $left } voor deze speler.
    }
carson-city-prompt-draw-building = Trek een gebouw uit de zak.
    .hint = Het komt op het goedkoopste lege bouwvak.
carson-city-prompt-roll-centre = Gooi de dobbelstenen voor het centrum van de stad.
    .hint = De witte dobbelsteen geeft de kolom, de zwarte de rij. Daar komt een huis met vier wegen.
carson-city-prompt-roll-mountain = Gooi de dobbelstenen voor een berg.
    .hint = { $left ->
        [one] Het is de laatste.
       *[other] Er komen er nog { $left }.
    }
carson-city-prompt-draw-order = Wie is de volgende in de speelvolgorde?
    .hint = Voor de eerste ronde wordt geloot; later bepaalt iedereen de volgorde door te passen.
carson-city-prompt-claim-first-parcel = { $number ->
    [1] Kies je eerste perceel.
   *[other] Kies je tweede perceel.
}
    .hint = Elk perceel is te krijgen, met of zonder berg, zelfs het centrum van de stad.{ $river ->
        [yes] {" "}Alleen de rivier blijft van niemand.
       *[no] {""}
    }
carson-city-prompt-choose-personality = Kies een personage voor deze ronde.
    .hint =
        Lage nummers plaatsen hun cowboys het eerst. Het bedrag op de kaart mag je aan het eind van de ronde
        houden.
carson-city-prompt-take-money-or-wait = { carson-city-person.name }: neem je nu $ 8, of wacht je?
    .hint = { $later ->
        [double]
            Als je wacht, mag je bij de inkomsten van gebouwen alsnog de $ 8 nemen, of de inkomsten van één
            soort van je gebouwen verdubbelen.
        [houses]
            Als je wacht, levert elk van je huizen aan het eind van de ronde een punt op; ranches, hotels en
            kerken tellen niet mee.
        [mountain-points] Als je wacht, levert elk van je bergen aan het eind van de ronde een punt op.
       *[mountains] Als je wacht, levert elk van je bergen aan het eind van de ronde $ 1 op.
    }
carson-city-prompt-settle-parcel = Kies een perceel: je krijgt het van de Kolonist.
    .hint = { $river ->
        [yes] Elk perceel dat van niemand is, wat er ook op ligt; alleen de rivier blijft van niemand.
       *[no] Elk perceel dat van niemand is, wat er ook op ligt.
    }
carson-city-prompt-hire-cowboys = Hoeveel cowboys huur je?
    .hint = Je hebt $ { $money }. De Kapitein vraagt $ 1 voor één, $ 4 voor twee en $ 9 voor drie.
carson-city-prompt-buy-revolvers = Hoeveel revolvers koop je?
    .hint =
        Je hebt $ { $money }. De Kapitein vraagt $ 3 voor één en $ 9 voor twee, en ze zijn van jou tot het
        eind.
carson-city-prompt-fetch-building = Welk gebouw haalt de Wegwerker voor je?
    .hint =
        Je hebt $ { $money }, en elk gebouw van het actiespoor kost $ 5. Je mag het meteen bouwen of bewaren.
carson-city-prompt-place-cowboy = Plaats een cowboy, of pas.
    .hint = { $cowboys ->
        [0] Alleen de witte cowboy is nog in je voorraad.
        [one] Je hebt { $cowboys } cowboy in je voorraad.
       *[other] Je hebt { $cowboys } cowboys in je voorraad.
    } Cowboys die je achter de hand houdt, zijn vuurkracht; wie vroeg past, wint bij gelijke stand en kiest de
    volgende ronde vroeg.
carson-city-prompt-place-together = { $who ->
    [all] Plaats cowboys of neem ze terug, of stop.
   *[first] Plaats de eerste cowboy: dan mag iedereen beginnen.
}
    .hint =
        Iedereen handelt tegelijk. Wie stopt, is klaar voor deze ronde, en wie het eerst stopt, staat vooraan.
carson-city-prompt-roll-die = Gooi een dobbelsteen voor het duel { $place }.
    .hint = De worp wordt bij de vuurkracht opgeteld.
carson-city-prompt-play-duel-tiles = Kies een duelfiche voor het duel { $place }.
    .hint = Het wordt bij je vuurkracht opgeteld. Iedereen laat zijn fiche tegelijk zien.
carson-city-prompt-redraw-duel-tile = Trek een van de gespeelde duelfiches.
    .hint = { $left ->
        [one] Het is het laatste.
       *[other] Er komen er nog { $left }.
    }
carson-city-prompt-choose-duel = { $what ->
    [buildings] Welk duel om een gebouw komt nu?
   *[parcels] Welk duel om een perceel komt nu?
}
    .hint = Wie verliest, neemt de cowboy terug en is sterker in het volgende duel.
carson-city-prompt-take-guns = Neem je de drie revolvers?
    .hint = { $who ->
        [red-sheriff]
            Je vuurkracht zou tot het eind van de ronde 3 hoger zijn, en er wacht je nog een duel: verlies je
            het, dan krijg je 3 punten en je cowboy terug.
       *[other]
            Je vuurkracht zou tot het eind van de ronde 3 hoger zijn, en er wacht je nog een duel. Wie het
            liever verliest en zo de cowboy terugkrijgt, mag de revolvers laten liggen.
    }
carson-city-prompt-purchase-parcels = Koop de percelen waarop je cowboys staan.
    .hint = Je hebt $ { $money }. Cowboys op percelen die je niet koopt, gaan naar de algemene voorraad.
carson-city-prompt-construct-building = Koop je { carson-city-building.the } voor $ { $dollars }?
    .hint = Je hebt $ { $money }. Je mag meteen bouwen of het gebouw voor later bewaren.
carson-city-prompt-build-building = Waar bouw je { carson-city-building.the }?
    .hint = { $needs ->
        [no] Op een leeg perceel van jou, ook zonder weg. Je mag het gebouw ook bewaren.
       *[yes] Op een leeg perceel van jou dat door een weg wordt geraakt. { $roads ->
            [0] Je hebt geen weg om te leggen.
            [one] Je mag eerst { $roads } weg leggen.
           *[other] Je mag eerst hooguit { $roads } wegen leggen.
        }
    }
carson-city-prompt-place-house = Waar komt het huis dat bij { carson-city-building.the } hoort?
    .hint =
        Op een leeg perceel dat door een weg wordt geraakt. Op een perceel van niemand helpt het alle gebouwen
        eromheen, anders alleen die van de eigenaar. { $roads ->
        [0] Je hebt geen weg om te leggen.
        [one] Je mag eerst { $roads } weg leggen.
       *[other] Je mag eerst hooguit { $roads } wegen leggen.
    }
carson-city-prompt-ask-owner = Mag er een huis op je perceel { $parcel } worden gebouwd?
    .hint =
        Het zou je gebouwen eromheen helpen en aan het eind 2 punten waard zijn. Een weigering geldt voor dit
        perceel; voor een ander kan het je nog worden gevraagd.
carson-city-prompt-place-kept-buildings = Bouw je een van de gebouwen die je bewaart?
    .hint = De bouwvakken van deze ronde zijn afgehandeld; nu zijn bewaarde gebouwen aan de beurt.
carson-city-prompt-gamble = { $first ->
    [0] Gooi de eerste dobbelsteen.
   *[other] Gooi de tweede dobbelsteen; de eerste toont een { $first }.
}
    .hint = De som van beide dobbelstenen wordt in dollars uitbetaald.
carson-city-prompt-double-income = Neem je $ 8, of verdubbel je de inkomsten van één soort van je gebouwen?
    .hint = Wordt een verdubbeld gebouw beroofd, dan krijgen de rover en jij allebei de gewone inkomsten.
carson-city-prompt-buy-points = Hoeveel punten koop je?
    .hint = Elk punt kost $ { $dollars }, en je hebt $ { $money }.
carson-city-prompt-buy-bundle = Koop je punten bij de Bankier?
    .hint = Je hebt $ { $money }. De Bankier verkoopt één keer 3 punten voor $ 3, 5 voor $ 12 of 7 voor $ 25.
carson-city-prompt-keep-to-limit = Hoeveel punten koop je aan het eind van de ronde?
    .hint = { $must ->
        [0]
            Je hebt $ { $money } en mag $ { $limit } houden. Elke $ 10 die je uitgeeft is een punt, en de rest
            houd je.
       *[other]
            Je hebt $ { $money } en mag $ { $limit } houden, dus moet er minstens $ { $must } weg. Elke volle
            $ 10 is een punt; wat daaronder blijft, gaat verloren.
    }
carson-city-prompt-lay-roads = Leg wegen en bruggen, of laat het hierbij.
    .hint = { $roads ->
        [one] Je hebt { $roads } weg.
       *[other] Je hebt { $roads } wegen.
    } Een brug kost er twee.

## Events

carson-city-event-side-turned = { carson-city-person.name }: de { $side ->
    [red] rode
   *[yellow] gele
} kant ligt boven.
carson-city-event-river-laid = De rivier stroomt over { $parcel }.
carson-city-event-river-done = De rivier heeft haar loop over { $parcels } percelen gevonden.
carson-city-event-tile-dealt = { $name } krijgt een duelfiche en heeft er nu { $tiles }.
carson-city-event-tile-seen = Je nieuwe duelfiche toont een { $value }.
carson-city-event-total-announced =
    { $name } heeft duelfiches ter waarde van { $total } en begint met $ { $dollars }.
carson-city-event-building-drawn = Te koop voor $ { $dollars }: { carson-city-building }.
carson-city-event-centre = De stad begint op { $parcel }: een huis met aan elke kant een weg.
carson-city-event-mountain = Op { $parcel } verrijst een berg.
carson-city-event-order-drawn = { $name } staat in de eerste ronde op plaats { $place }.
carson-city-event-claimed = { $parcel } is van { $name }.
carson-city-event-turn-began = Ronde { $turn } van 4 begint.
carson-city-event-chosen = { $name } kiest { carson-city-person.object } ({ carson-city-power }).
carson-city-event-money-taken = { $name } krijgt $ { $dollars } van { carson-city-person.object }.
carson-city-event-waited = { $name } neemt de $ 8 niet en wacht op wat { carson-city-person } later biedt.
carson-city-event-sheriff-received = { $name } krijgt de witte cowboy.
carson-city-event-worker-roads = { $roads ->
    [0] Er is geen weg meer over voor { $name }.
    [one] { $name } krijgt van de Wegwerker de laatste weg.
   *[other] { $name } krijgt { $roads } wegen van de Wegwerker.
}
carson-city-event-hired = { $name } huurt { $cowboys ->
    [one] { $cowboys } cowboy
   *[other] { $cowboys } cowboys
} voor $ { $dollars }.
carson-city-event-armed = { $name } koopt { $revolvers ->
    [one] { $revolvers } revolver
   *[other] { $revolvers } revolvers
} voor $ { $dollars }.
carson-city-event-fetched =
    { $name } laat de Wegwerker voor $ { $dollars } { carson-city-building } van het actiespoor halen.
carson-city-event-declined = { $name } koopt niets.
carson-city-event-order-changed = De nummers op de kaarten bepalen in welke volgorde cowboys worden geplaatst.
carson-city-event-cowboy-placed = { $name } plaatst een cowboy { $place }.
carson-city-event-sheriff-placed = { $name } plaatst de witte cowboy { $place }.
carson-city-event-cowboy-lifted = { $name } neemt een cowboy terug { $place }.
carson-city-event-sheriff-lifted = { $name } neemt de witte cowboy terug { $place }.
carson-city-event-passed = { $name } past als { $place ->
    [1] eerste.
    [2] tweede.
    [3] derde.
    [4] vierde.
   *[5] vijfde.
}
carson-city-event-duel-began = { $duellists ->
    [2] Twee cowboys staan tegenover elkaar: een duel { $place }.
    [3] Drie cowboys vechten een duel { $place }.
    [4] Vier cowboys vechten een duel { $place }.
   *[5] Vijf cowboys vechten een duel { $place }.
}
carson-city-event-die-rolled = { $name } gooit een { $face }: met vuurkracht { $firepower } is dat { $total }.
carson-city-event-tile-laid = { $name } heeft een duelfiche gekozen.
carson-city-event-tile-shown =
    { $name } toont een { $value }: met vuurkracht { $firepower } is dat { $total }.
carson-city-event-duel-lost = { $name } verliest het duel en neemt de cowboy terug.
carson-city-event-duel-won = { $name } wint het duel { $place } met { $total }.
carson-city-event-wages = { $name } krijgt $ { $dollars } loon voor { $cowboys ->
    [one] { $cowboys } cowboy.
   *[other] { $cowboys } cowboys.
}
carson-city-event-guns-taken = { $name } neemt de drie revolvers: vuurkracht +3 tot het eind van de ronde.
carson-city-event-guns-left = { $name } laat de drie revolvers liggen.
carson-city-event-roads-taken = { $roads ->
    [0] Er is geen weg meer over voor { $name }.
    [one] { $name } krijgt { $roads } weg.
   *[other] { $name } krijgt { $roads } wegen.
}
carson-city-event-parcel-bought = { $name } koopt { $parcel } voor $ { $dollars }.
carson-city-event-building-bought = { $name } koopt { carson-city-building } voor $ { $dollars }.
carson-city-event-not-performed = { $name } koopt niets: { $square }.
carson-city-event-building-placed = { $name } bouwt { carson-city-building } op { $parcel }.
carson-city-event-building-kept = { $name } bewaart { carson-city-building.the } voor later.
carson-city-event-house-asked = { $name } vraagt of er een huis op { $parcel } mag komen.
carson-city-event-house-agreed = { $name } stemt in met een huis op { $parcel }.
carson-city-event-house-refused = { $name } wil geen huis op { $parcel }.
carson-city-event-house-placed = { $name } zet een huis op { $parcel }.
carson-city-event-road-laid = { $way ->
    [bridge] { $name } bouwt een brug ({ $edge }).
   *[road] { $name } legt een weg ({ $edge }).
}
carson-city-event-attack-cancelled = De nieuwe kerk beschermt { $parcel }, en { $name } neemt de cowboy terug.
carson-city-event-parcels-income = { $name } krijgt $ { $dollars } voor { $parcels ->
    [one] { $parcels } perceel.
   *[other] { $parcels } percelen.
}
carson-city-event-cowboy-income = { $name } krijgt $ { $dollars } voor vuurkracht { $firepower }.
carson-city-event-gambled = { $name } gooit een { $first } en een { $second } en krijgt $ { $dollars }.
carson-city-event-doubled =
    { $name } laat de Kruidenier de inkomsten van alle eigen { carson-city-building.all } verdubbelen.
carson-city-event-estate-income = { $name } verdient $ { $dollars } op { $parcel }.
carson-city-event-robbed = { $dollars ->
    [0] { $name } berooft { $parcel }, maar er valt niets te halen.
   *[other] { $name } berooft { $parcel } van $ { $dollars }.
}
carson-city-event-settler-income = { $dollars ->
    [0] { $name } heeft geen berg, en de Kolonist betaalt niets.
   *[other] { $name } krijgt $ { $dollars } van de Kolonist voor bergen.
}
carson-city-event-turn-ended = Ronde { $turn } is voorbij.{ $dollars ->
    [0] {""}
   *[other] {" "}Voor $ { $dollars } zijn er vanaf nu geen punten meer te koop.
}
carson-city-event-cowboys-received = { $cowboys ->
    [0] { $name } krijgt geen nieuwe cowboy: alle tien zijn er al.
    [one] { $name } krijgt { $cowboys } nieuwe cowboy.
   *[other] { $name } krijgt { $cowboys } nieuwe cowboys.
}
carson-city-event-track-shifted = De gebouwen die niemand heeft gekocht, schuiven door naar goedkopere vakken.
carson-city-event-won = { $name } wint met { points }!

## Score lines

carson-city-score-lost-duel = { $name } scoort dankzij de Sheriff { points } voor het verloren duel.
    .category = Verloren duels
carson-city-score-parcels = { $name } scoort { points } voor { $parcels ->
    [one] { $parcels } perceel.
   *[other] { $parcels } percelen.
}
    .category = Percelen
carson-city-score-cowboys = { $name } scoort { points } voor vuurkracht { $firepower }.
    .category = Vuurkracht
carson-city-score-buildings = { $name } scoort { points } voor { $buildings ->
    [one] { $buildings } gebouw.
   *[other] { $buildings } gebouwen.
}
    .category = Gebouwen
carson-city-score-bought = { $name } koopt { points } voor $ { $dollars }.
    .category = Gekocht op het actiespoor
carson-city-score-banker = { $name } koopt { points } bij de Bankier voor $ { $dollars }.
    .category = Bankier
carson-city-score-grocer = { $name } scoort met de Kruidenier { points } voor { $houses ->
    [one] { $houses } huis.
   *[other] { $houses } huizen.
}
    .category = Kruidenier
carson-city-score-settler = { $name } scoort met de Kolonist { points } voor { $mountains ->
    [one] { $mountains } berg.
   *[other] { $mountains } bergen.
}
    .category = Kolonist
carson-city-score-cash-limit =
    { $name } geeft aan het eind van de ronde $ { $dollars } uit en scoort { points }.
    .category = Geldlimiet
carson-city-score-kit-carson = { $name } scoort { points } door eerder te stoppen dan { $behind ->
    [one] { $behind } andere speler.
   *[other] { $behind } andere spelers.
}
    .category = Kit Carson
carson-city-score-estates = { $name } scoort { points } voor { $buildings ->
    [0] geen gebouw
    [one] { $buildings } gebouw
   *[other] { $buildings } gebouwen
}, { $houses ->
    [0] geen huis
    [one] { $houses } huis
   *[other] { $houses } huizen
} en { $mountains ->
    [0] geen berg.
    [one] { $mountains } berg.
   *[other] { $mountains } bergen.
}
    .category = Bezit aan het eind
carson-city-score-bridges = { $name } scoort nog { points } voor { $parcels ->
    [one] { $parcels } perceel aan een brug.
   *[other] { $parcels } percelen aan bruggen.
}
    .category = Bruggen
carson-city-score-money = { $name } zet de laatste $ { $dollars } om in { points }.
    .category = Geld aan het eind

## Why not

carson-city-reason-side-first = Eerst wordt de kant van een kaart bepaald.
carson-city-reason-centre-first = Eerst wijzen de dobbelstenen aan waar de stad begint.
carson-city-reason-mountain-first = Eerst krijgen de bergen hun plaats.
carson-city-reason-order-first = Eerst wordt om de speelvolgorde geloot.
carson-city-reason-draw-first = Eerst wordt er een gebouw uit de zak getrokken.
carson-city-reason-deal-first = Eerst wordt er een duelfiche uitgedeeld.
carson-city-reason-roll-first = Eerst wordt er een dobbelsteen gegooid.
carson-city-reason-river-first = Eerst wordt de rivier gelegd.
carson-city-reason-claim-first = Kies eerst een perceel dat van niemand is.
carson-city-reason-choose-first = Kies eerst een personage.
carson-city-reason-take-or-wait = Beslis eerst: nu de $ 8, of wat de kaart later biedt.
carson-city-reason-hire-first = Eerst vraagt de Kapitein of je cowboys huurt.
carson-city-reason-arm-first = Eerst vraagt de Kapitein of je revolvers koopt.
carson-city-reason-fetch-first = Kies eerst een gebouw dat de Wegwerker voor je haalt, of geen.
carson-city-reason-place-first = Plaats nu een cowboy uit je voorraad, of pas.
carson-city-reason-duel-first = Kies eerst welk duel nu komt.
carson-city-reason-play-first = Kies eerst een duelfiche.
carson-city-reason-purchase-first = Koop nu de percelen waarop je cowboys staan, of laat het hierbij.
carson-city-reason-guns-first = Beslis eerst of je de drie revolvers neemt.
carson-city-reason-buy-first = Beslis eerst of je dit gebouw koopt.
carson-city-reason-build-first = Bouw eerst wat je hebt gekocht, of bewaar het voor later.
carson-city-reason-house-first =
    Zoek eerst een plek voor het huis dat je gebouw meebrengt, of bewaar het gebouw.
carson-city-reason-answer-first = Zeg eerst of het huis op je perceel mag.
carson-city-reason-raise-first = Nu mag je bouwen wat je hebt bewaard, of het hierbij laten.
carson-city-reason-double-first = Neem eerst de $ 8, of kies welke inkomsten de Kruidenier verdubbelt.
carson-city-reason-points-first = Zeg eerst hoeveel punten je koopt.
carson-city-reason-bundle-first = Eerst vraagt de Bankier of je punten koopt.
carson-city-reason-limit-first = Zeg eerst hoeveel je aan het eind van de ronde aan punten uitgeeft.
carson-city-reason-road-first = Nu mag je wegen leggen, of het hierbij laten.
carson-city-reason-no-money = Dit kost $ { $dollars }, en je hebt $ { $money }.
carson-city-reason-above-limit =
    Je mag aan het eind van deze ronde maar $ { $limit } houden, dus je moet meer uitgeven.
carson-city-reason-none-left = Hiervan is er geen meer over.
carson-city-reason-no-such-seat = Daar zit niemand.
carson-city-reason-has-place = Deze speler heeft al een plaats in de speelvolgorde.
carson-city-reason-river = Daar stroomt de rivier: niemand kan zo’n perceel bezitten of bebouwen.
carson-city-reason-river-there = Daar stroomt de rivier al.
carson-city-reason-occupied = Op dit perceel ligt al iets.
carson-city-reason-building-goes-there =
    Daar komt je gebouw zelf: het huis heeft een ander perceel nodig.
carson-city-reason-parcel-owned = Dit perceel is al van iemand.
carson-city-reason-card-taken = Iemand anders heeft dit personage voor deze ronde gekozen.
carson-city-reason-river-too-short = Een rivier telt minstens 3 percelen.
carson-city-reason-river-not-at-rim = De rivier begint en eindigt aan de rand van het bord.
carson-city-reason-river-flows-on = De rivier gaat verder naast haar laatste perceel, kant aan kant.
carson-city-reason-river-touches-itself =
    De rivier mag zichzelf niet raken: hier zou ze langs een eerder perceel stromen.
carson-city-reason-river-cannot-leave =
    Vandaar zou de rivier met haar 15 percelen de rand niet meer kunnen bereiken.
carson-city-reason-no-cowboy-left = Daarvoor zijn er niet genoeg cowboys over.
carson-city-reason-no-sheriff = Alleen wie de Sheriff heeft gekozen, heeft de witte cowboy.
carson-city-reason-sheriff-placed = De witte cowboy staat al op het bord.
carson-city-reason-stand-on-the-board =
    Dit vak is alleen een geheugensteun. Plaats je cowboy op het perceel of het gebouw zelf.
carson-city-reason-square-closed = De rondeteller heeft dit vak voor de rest van het spel gesloten.
carson-city-reason-no-building-there = Op dit vak ligt geen gebouw.
carson-city-reason-no-property-tile =
    Je hebt 12 eigendomstegels, en die zijn allemaal gebruikt of beloofd: meer percelen kun je niet bezitten.
carson-city-reason-own-parcel = Dit perceel is van jou, en er staat geen gebouw op om te verdedigen.
carson-city-reason-never-attacked = Kerken en gevangenissen worden nooit aangevallen.
carson-city-reason-church-protects =
    Ernaast staat een kerk van dezelfde eigenaar, en die beschermt dit gebouw.
carson-city-reason-sheriff-never-attacks = De witte cowboy valt niemand aan.
carson-city-reason-peaceful =
    Met de rode kant van de Sheriff val je niemand aan en daag je niemand uit tot een duel.
carson-city-reason-sheriff-needs-room = De witte cowboy gaat alleen naar een plek zonder andere cowboys.
carson-city-reason-sheriff-there = Daar staat de witte cowboy, en niemand daagt hem uit.
carson-city-reason-already-there = Je hebt daar al een cowboy, en een tweede zou niets opleveren.
carson-city-reason-none-to-lift = Je hebt daar geen cowboy om terug te nemen.
carson-city-reason-lifted-enough = Je hebt deze ronde al tien cowboys teruggenomen, en meer mag niet.
carson-city-reason-nobody-fights = Daar valt geen duel te vechten.
carson-city-reason-no-such-tile = Dit duelfiche heb je niet.
carson-city-reason-no-cowboy-there = Je kunt alleen percelen kopen waarop je cowboy staat.
carson-city-reason-not-your-parcel = Je kunt alleen op je eigen percelen bouwen.
carson-city-reason-not-reached = Er raakt nog geen weg een hoek van dit perceel.
carson-city-reason-needs-no-road = Ranches en mijnen hebben geen weg nodig, dus wordt er voor hen geen gelegd.
carson-city-reason-house-refused = De eigenaar van dit perceel heeft het huis geweigerd.
carson-city-reason-road-there = Daar ligt al een weg.
carson-city-reason-road-not-joined = Een nieuwe weg moet aansluiten op een weg die al op het bord ligt.
carson-city-reason-no-road-left = Je hebt geen weg meer in je voorraad.
carson-city-reason-bridge-takes-two = Een brug kost twee wegen, en je hebt er maar één.
carson-city-reason-not-kept = Je bewaart geen gebouw van deze soort.
carson-city-reason-set-aside =
    Je hebt dit gebouw teruggelegd. Je mag het opnieuw proberen zodra er een weg, een huis of een gebouw bij
    is gekomen, of in de volgende ronde.
carson-city-reason-from-next-turn =
    Je hebt dit gebouw nu pas gekocht. Aan deze tafel kan het vanaf de volgende ronde worden gebouwd.
carson-city-reason-no-income = Kerken en gevangenissen leveren niets op dat verdubbeld kan worden.
carson-city-reason-none-built = Je hebt geen gebouw van deze soort in de stad.

## The picture

# Tabs and headings: short.
carson-city-scene-town = Stad
carson-city-scene-track = Acties
carson-city-scene-people = Kaarten
carson-city-scene-mine = Voorraad
carson-city-scene-players = Spelers
carson-city-scene-personalities = Personages
carson-city-scene-both-sides = Beide kanten
carson-city-scene-open-cards = Open de lijst van personages met beide kanten van elke kaart
carson-city-scene-stock = Alle gebouwen
carson-city-scene-open-stock = Open de lijst van alle gebouwen
carson-city-scene-all-estates = Ieders bezit
carson-city-scene-open-estates = Open de lijst met ieders bezit
carson-city-scene-your-reserve = Je voorraad
carson-city-scene-on-the-table = Op tafel
carson-city-scene-winner = De winnaar
carson-city-scene-duel-for = Duel: { $place }
carson-city-scene-choose-one = Hoeveel punten?
carson-city-scene-label = { $what }: { $told }

# Figures: pt is short for points.
carson-city-scene-dollars = $ { $dollars }
carson-city-scene-gain = +$ { $dollars }
carson-city-scene-odds = { $percent }% kans
carson-city-scene-points = { $points } pt

# The town; $place is a parcel such as c3.
carson-city-scene-free = vrij land
carson-city-scene-parcel = { $place }: { $what }
carson-city-scene-parcel-of = { $place }: { $what }, eigendom van { $name }
carson-city-scene-estate = { $place }: { $what } van { $name }, inkomsten $ { $dollars }
carson-city-scene-estate-guarded =
    { $place }: { $what } van { $name }, inkomsten $ { $dollars }; beschermd door een kerk
carson-city-scene-estate-safe = { $place }: { $what } van { $name }; kan niet worden aangevallen
carson-city-scene-road = Weg, { $edge }
carson-city-scene-bridge = Brug, { $edge }
carson-city-scene-cowboys-there = { $cowboys ->
    [one] Cowboy van { $name }: { $place }
   *[other] { $cowboys } cowboys van { $name }: { $place }
}
carson-city-scene-sheriff-there = De witte cowboy van { $name }: { $place }
carson-city-scene-duel-there = Hier komt een duel: { $place }
# An action with what it means: "Plaats een cowboy op c3: prijs $ 4".
carson-city-scene-with-effect = { $action }: { $effect }
carson-city-scene-effect-price = prijs $ { $dollars }
carson-city-scene-effect-worth = $ { $dollars } waard
carson-city-scene-effect-attack = een aanval om $ { $dollars }
carson-city-scene-effect-defend = om het te verdedigen
carson-city-scene-effect-income = inkomsten $ { $dollars }
carson-city-scene-effect-gain = je gebouwen verdienen $ { $dollars } meer
carson-city-scene-effect-ask = { $name } moet instemmen

# The track.
carson-city-scene-turn-short = rnd
carson-city-scene-turn = Ronde { $turn } van { $turns }
carson-city-scene-now = Nu aan de beurt: { $square }
carson-city-scene-closed = dicht
carson-city-scene-closed-rule = { $rule } Dit vak is gesloten.
carson-city-scene-no-tile = leeg
carson-city-scene-site = Bouwen: { $what } voor $ { $dollars }
carson-city-scene-site-empty = Bouwen voor $ { $dollars }: hier ligt geen gebouw meer

# Personalities.
carson-city-scene-card = { $number }. { $card }: { $rule } Geldlimiet $ { $dollars }.
carson-city-scene-card-taken =
    { $number }. { $card }, gekozen door { $name }: { $rule } Geldlimiet $ { $dollars }.
carson-city-scene-keep = tot $ { $dollars }
carson-city-scene-placing-order = Plaatsen
carson-city-scene-passing-order = Gepast
carson-city-scene-choosing-order = Kiezen
carson-city-scene-nobody-yet = nog niemand
carson-city-scene-orders = Volgorde van plaatsen: { $placing }. Volgorde van passen: { $passing }.

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
    [one] { $roads } weg
   *[other] { $roads } wegen
}
carson-city-scene-cash = $ { $dollars }
carson-city-scene-cash-of = $ { $dollars }, limiet { $limit }
carson-city-scene-duel-tiles = fiches
carson-city-scene-duel-tiles-label = { $tiles ->
    [one] { $tiles } duelfiche
   *[other] { $tiles } duelfiches
}
carson-city-scene-kept = Te bouwen
carson-city-scene-kept-none = niets bewaard
carson-city-scene-kept-label = Gebouwen die je bewaart: { $tiles }
carson-city-scene-estate-now = Inkomsten
carson-city-scene-firepower = vuurkracht { $firepower }
carson-city-scene-firepower-label =
    Vuurkracht { $firepower }: { carson-city-scene-cowboys } in voorraad en { carson-city-scene-revolvers }
carson-city-scene-firepower-more =
    Vuurkracht { $firepower }: { carson-city-scene-cowboys } in voorraad, { carson-city-scene-revolvers } en
    deze ronde { $more } meer
carson-city-scene-duellist = { $name } vecht met vuurkracht { $firepower }: { $place }
carson-city-scene-houses-left = { $houses ->
    [one] nog { $houses } huis
   *[other] nog { $houses } huizen
}
carson-city-scene-roads-left = { $roads ->
    [one] nog { $roads } weg
   *[other] nog { $roads } wegen
}
carson-city-scene-buildings-left = { $buildings } in de zak

# On buttons: short.
carson-city-scene-do = { $verb ->
    [pass] Passen
    [recall] Sheriff terugroepen
    [wait] Wachten
    [keep] Bewaren
    [agree] Instemmen
    [refuse] Weigeren
    [decline] Nee, bedankt
    [guns] Revolvers nemen
    [leave] Laten liggen
   *[done] Klaar
}
carson-city-scene-do-take = $ { $dollars } nemen
carson-city-scene-do-buy = Kopen: $ { $dollars }
carson-city-scene-do-hire = { carson-city-scene-cowboys }
carson-city-scene-do-arm = { carson-city-scene-revolvers }
carson-city-scene-do-points = { $points } pt
carson-city-scene-do-double = Verdubbelen
carson-city-scene-do-duel = Duel om { $place }

# Lists that open.
carson-city-scene-owns = { $parcels ->
    [one] { $parcels } perceel
   *[other] { $parcels } percelen
}, { $houses ->
    [one] { $houses } huis
   *[other] { $houses } huizen
}, { $mountains ->
    [one] { $mountains } berg
   *[other] { $mountains } bergen
}
carson-city-scene-at-the-end = Aan het eind { $points } pt waard
carson-city-scene-tiles-of = Van { $all }: { $bag } in de zak, { $track } te koop, { $built } gebouwd

# A player for screen readers; a list of what else they have may follow.
carson-city-scene-player =
    { $name } heeft $ { $dollars }, { carson-city-scene-cowboys } in voorraad, vuurkracht { $firepower },
    { $parcels ->
    [one] { $parcels } perceel
   *[other] { $parcels } percelen
} en { carson-city-scene-roads }.
carson-city-scene-has-guns = drie revolvers
carson-city-scene-keeps = { $tiles ->
    [one] bewaart { $tiles } gebouw
   *[other] bewaart { $tiles } gebouwen
}

carson-city-scene-gallery = { $sheet ->
    [buildings] Gebouwen
    [pieces] Speelstukken
    [track] Het actiespoor
    [personalities] Personages
   *[marks] Tekens
}

## Rules help

carson-city-help-contents =
    Het bord toont 64 percelen en het actiespoor. Er zijn 30 gebouwen, 20 huizen, 9 bergen en 25 wegen,
    revolvers en een fiche met drie revolvers, zeven personagekaarten met een gele en een rode kant, en 30
    duelfiches voor een variant. Iedereen heeft 10 cowboys en 12 eigendomstegels, en een witte cowboy dient de
    Sheriff.
    .title = Het spelmateriaal
carson-city-help-setup =
    Iedereen begint met $ 15, een weg en drie cowboys. Dobbelstenen wijzen aan waar het eerste huis staat, met
    aan elke kant een weg, en waar negen bergen verrijzen. Ranches zijn te koop voor $ 3 en $ 10, mijnen voor
    $ 4 en $ 12; voor de vakken daartussen worden andere gebouwen getrokken. Ook om de eerste speelvolgorde
    wordt geloot. In die volgorde neemt iedereen een perceel, daarna in omgekeerde volgorde een tweede.
    .title = Voorbereiding
carson-city-help-playing =
    Het spel telt vier rondes. In elke ronde kiest iedereen een personage, dan worden om de beurt cowboys
    geplaatst, en dan worden alle acties uitgevoerd in de volgorde van het actiespoor, met duels waar meer
    spelers hetzelfde willen. Tot slot volgen de geldlimiet, nieuwe cowboys en nieuwe gebouwen.
    .title = Vier rondes van vier fasen
carson-city-help-choice =
    Wie in de vorige ronde het eerst paste, kiest het eerst. Elk personage kan per ronde maar één keer worden
    gekozen, en in de volgende liggen ze alle zeven weer klaar. De kaart geeft je een vaardigheid en een
    geldlimiet, en het nummer bepaalt de volgorde van plaatsen: het laagste begint.
    .title = 1. Een personage kiezen
carson-city-help-placement =
    Als je aan de beurt bent, plaats je een cowboy uit je voorraad of pas je. Een cowboy kan op een actievak
    staan, op een perceel zonder eigenaar, op het gebouw van een ander om het aan te vallen, of op een eigen
    gebouw om het te verdedigen. Staan er al anderen, dan komt er een duel. Wie past, plaatst deze ronde niets
    meer, maar wie het eerst past, gaat voor bij gelijke stand en bij de volgende keuze.
    .title = 2. Cowboys plaatsen
carson-city-help-duels =
    De acties worden uitgevoerd van het eerste vak van het spoor tot het laatste. Staan er meer spelers op
    dezelfde plek, dan vechten ze een duel: iedereen telt een dobbelsteen op bij de eigen vuurkracht, dat zijn
    de cowboys in voorraad en de revolvers. Het hoogste totaal wint, bij gelijke stand wie eerder heeft
    gepast. De winnaar mag de actie uitvoeren, en die cowboy is verbruikt. De verliezers nemen hun cowboy
    terug en zijn sterker in het volgende duel.
    .title = 3. Acties en duels
carson-city-help-end-of-turn =
    De rondeteller sluit het goedkoopste vak voor punten. Iedereen krijgt nieuwe cowboys, vier na de eerste
    ronde en vijf na de tweede en de derde, samen hooguit tien. Geld boven je limiet moet worden uitgegeven:
    elke volle $ 10 is een punt, en voor die prijs mag je ook meer uitgeven. Onverkochte gebouwen schuiven
    naar goedkopere vakken, en voor de dure worden nieuwe getrokken.
    .title = 4. Het eind van een ronde
carson-city-help-actions =
    Niemand hoeft een actie uit te voeren, ook niet na een gewonnen duel, en zonder geld gaat het niet. De
    cowboy is dan toch verbruikt. Overal waar afzien van de actie nut kan hebben, wordt het je gevraagd.
    Vakken waar niemand staat, worden overgeslagen; percelen kopen en inkomsten van gebouwen zijn er elke
    ronde.
    .title = De acties
carson-city-help-ammunition =
    Neem het fiche met de drie revolvers. Tot het eind van de ronde is je vuurkracht 3 hoger: in elk duel dat
    volgt en op de vakken die vuurkracht belonen. Wacht je nog een duel, dan mag je de revolvers laten liggen:
    wie verliest, neemt zijn cowboy terug, en met de rode Sheriff levert dat zelfs punten op.
    .title = Munitie
carson-city-help-wages =
    Je krijgt $ 4 voor elk van je cowboys op dit vak. Hier is geen duel: iedereen mag komen, met zoveel
    cowboys als gewenst.
    .title = Loon
carson-city-help-roads =
    Het grote vak geeft één speler drie wegen, zo nodig na een duel. Op het kleine vak is geen duel, en elke
    cowboy brengt een weg. Wegen liggen in je voorraad tot je ze legt voor een gebouw, een huis of een brug.
    Een nieuwe weg moet aansluiten op een weg die er al ligt, en eenmaal gelegd is hij van iedereen.
    .title = Wegen
carson-city-help-parcel-purchase =
    Een cowboy op een perceel zonder eigenaar mag het nu kopen. Het kost $ 1, plus $ 1 voor elk gebouw, huis
    of elke berg erop of eromheen, ook schuin. Willen meer cowboys hetzelfde perceel, dan vechten ze eerst een
    duel. Bij meer duels bepaalt wie van alle betrokkenen het eerst heeft gepast welk duel nu komt.
    .title = Percelen kopen
carson-city-help-building-construction =
    Op elk bouwvak mag één speler het gebouw kopen voor de prijs eronder. Het komt op een eigen leeg perceel
    waarvan een weg een hoek raakt; ranches en mijnen hebben geen weg nodig. De meeste gebouwen brengen een
    huis mee, dat ook een leeg perceel met een weg nodig heeft: van jou, van niemand, of van een ander die het
    goedvindt. Wat je niet meteen bouwt, bewaar je; bouwen kan dan na de bouwvakken van deze of een latere
    ronde.
    .title = Bouwen
carson-city-help-parcels-income =
    De winnaar van dit vak krijgt $ 2 voor elk eigen perceel, of er nu iets op staat of niet.
    .title = Geld voor percelen
carson-city-help-cowboy-income =
    De winnaar van dit vak krijgt $ 2 voor elk punt vuurkracht: cowboys in voorraad, revolvers, het fiche met
    drie revolvers en de Huurling tellen allemaal mee.
    .title = Geld voor cowboys
carson-city-help-gambling-income =
    De winnaar van dit vak gooit twee dobbelstenen en krijgt hun totaal in dollars: tussen $ 2 en $ 12.
    .title = Gokken
carson-city-help-estate-income =
    Elk gebouw in de stad levert de eigenaar geld op; daar is geen cowboy voor nodig. Staat jouw cowboy op het
    gebouw van een ander en verjaagt geen duel hem, dan neem je de helft van de inkomsten, naar beneden
    afgerond. Een cowboy van de eigenaar kan het verdedigen. Huizen en bergen helpen de gebouwen ernaast als
    ze van niemand zijn of van dezelfde eigenaar.
    .title = Inkomsten van gebouwen
carson-city-help-parcels-victory-points =
    De winnaar van dit vak scoort een half punt voor elk eigen perceel, samen naar beneden afgerond.
    .title = Punten voor percelen
carson-city-help-cowboy-victory-points =
    De winnaar van dit vak scoort een half punt voor elk punt vuurkracht, samen naar beneden afgerond.
    .title = Punten voor cowboys
carson-city-help-estate-victory-points =
    De winnaar van dit vak scoort een punt voor elk eigen gebouw in de stad. Huizen, bergen en bewaarde
    gebouwen tellen niet.
    .title = Punten voor gebouwen
carson-city-help-buying-victory-points =
    Op deze vakken mag één speler zoveel punten kopen als het geld toelaat. In de eerste ronde kost een punt
    soms maar $ 2; daarna sluit de rondeteller na elke ronde het goedkoopste vak, tot in de vierde alleen dat
    van $ 5 open is.
    .title = Punten kopen
carson-city-help-ending =
    Na de vierde ronde en haar geldlimiet is elk van je percelen met een gebouw, een huis of een berg 2 punten
    waard, en levert de rest van je geld een punt per $ 6 op. Lege percelen en bewaarde gebouwen zijn niets
    waard. De meeste punten winnen; bij gelijke stand wint wie in de laatste ronde eerder heeft gepast.
    .title = Het eind van het spel
carson-city-help-buildings =
    Er zijn acht soorten gebouwen. Wat ze opleveren, hangt af van de acht percelen eromheen, ook schuin, en
    wordt elke ronde opnieuw geteld. Sommige brengen revolvers voor de rest van het spel, sommige tellen als
    huis voor andere gebouwen. Alle behalve de ranch en de mijn hebben een weg nodig en brengen een huis mee.
    .title = De gebouwen
carson-city-help-house =
    Huizen koop je niet: ze komen mee met andere gebouwen. Een huis staat op een leeg perceel dat door een weg
    wordt geraakt, levert zelf niets op en maakt drogisten, banken en saloons ernaast rijker. Op een perceel
    van niemand dient het iedereen, en het perceel kan met huis en al nog worden gekocht.
    .title = Huis
carson-city-help-bank =
    Een bank levert $ 3 op voor elk huis ernaast dat van jou of van niemand is, en $ 3 voor elke mijn die je
    ergens in de stad hebt. Ze heeft een weg nodig en brengt een huis mee.
    .title = Bank
carson-city-help-ranch =
    Een ranch levert $ 1 op voor elk vrij perceel eromheen, van wie het ook is, en nooit minder dan $ 1. Hij
    telt als huis voor je andere gebouwen en brengt een revolver. Hij heeft geen weg nodig.
    .title = Ranch
carson-city-help-saloon =
    Een saloon levert $ 5 op voor elk huis ernaast dat van jou of van niemand is. Hij heeft een weg nodig en
    brengt zelf een huis mee.
    .title = Saloon
carson-city-help-hotel =
    Een hotel levert altijd $ 6 op, en het telt als twee huizen voor je drogisten, banken en saloons ernaast.
    Het heeft een weg nodig en brengt een huis mee.
    .title = Hotel
carson-city-help-drugstore =
    Een drogist levert $ 3 op voor elk huis ernaast dat van jou of van niemand is, en $ 3 voor elke ranch die
    je ergens in de stad hebt. Een eigen ranch er vlak naast telt voor allebei. Hij heeft een weg nodig en
    brengt een huis mee.
    .title = Drogist
carson-city-help-church =
    Een kerk levert niets op, maar niemand kan haar of je gebouwen eromheen aanvallen. Bouw je haar naast een
    gebouw dat wordt aangevallen, dan nemen de aanvallers hun cowboys terug. Ze telt voor je gebouwen als huis,
    heeft een weg nodig en brengt een huis mee.
    .title = Kerk
carson-city-help-mine =
    Een mijn levert $ 3 op voor elke berg ernaast die van jou of van niemand is. Ze brengt een revolver en
    heeft geen weg nodig. Meer mijnen mogen van dezelfde berg profiteren.
    .title = Mijn
carson-city-help-prison =
    Een gevangenis levert niets op en kan niet worden aangevallen. Ze brengt twee revolvers, heeft een weg
    nodig en brengt een huis mee.
    .title = Gevangenis
carson-city-help-personalities =
    Elk personage heeft een gele en een rode kant met verschillende vaardigheden. Neem in je eerste partijen
    de gele; later kun je naar believen mengen of het aan het toeval overlaten. De geldlimiet van je personage
    zegt hoeveel geld je aan het eind van de ronde mag houden.
    .title = De personages
carson-city-help-sheriff =
    Nummer 1, geldlimiet $ 20. De gele Sheriff geeft je deze ronde de witte cowboy: hij gaat alleen naar een
    plek zonder cowboys, niemand kan hem daar uitdagen, en hij valt niemand aan; alleen bij loon en wegen
    mogen anderen erbij komen staan. Met de rode Sheriff mag je niemand aanvallen en nergens bij een ander
    gaan staan waar een duel zou volgen, maar elk duel dat je verliest levert 3 punten op.
    .title = De Sheriff
carson-city-help-road-worker =
    Nummer 4, geldlimiet $ 30. De gele Wegwerker geeft je meteen twee wegen, en gebouwen kosten je de halve
    prijs, naar boven afgerond. De rode haalt voor $ 5 een gebouw naar keuze van het actiespoor, om meteen te
    bouwen of te bewaren; de andere schuiven door, en er wordt een nieuw getrokken.
    .title = De Wegwerker
carson-city-help-settler =
    Nummer 5. De gele Kolonist, geldlimiet $ 30, geeft je een perceel dat van niemand is. De rode, geldlimiet
    $ 20, geeft meteen $ 8, of aan het eind van de ronde $ 1 (aan sommige tafels een punt) voor elk van je
    bergen.
    .title = De Kolonist
carson-city-help-banker =
    Nummer 2. De gele Bankier, geldlimiet $ 120, geeft je meteen $ 9. De rode, geldlimiet $ 60, verkoopt aan
    het eind van de ronde punten: 3 voor $ 3, 5 voor $ 12 of 7 voor $ 25.
    .title = De Bankier
carson-city-help-captain =
    Nummer 6. Bij de gele Kapitein, geldlimiet $ 25, huur je één cowboy voor $ 1, twee voor $ 4 of drie voor
    $ 9. De rode, geldlimiet $ 20, verkoopt een revolver voor $ 3 of twee voor $ 9, voor de rest van het spel.
    .title = De Kapitein
carson-city-help-grocer =
    Nummer 3, geldlimiet $ 60. De gele Kruidenier geeft $ 8, meteen of bij de inkomsten van gebouwen, of
    verdubbelt dan wat al je gebouwen van één soort opleveren. Wordt zo’n gebouw beroofd, dan krijgen rover en
    eigenaar allebei de gewone inkomsten. De rode geeft meteen $ 8, of aan het eind van de ronde een punt voor
    elk van je huizen; ranches, hotels en kerken tellen niet mee.
    .title = De Kruidenier
carson-city-help-mercenary =
    Nummer 7. De gele Huurling, geldlimiet $ 20, verhoogt je vuurkracht deze ronde met 3. De rode, geldlimiet
    $ 30, verhoogt die met 2.
    .title = De Huurling
carson-city-help-variants =
    Drie varianten veranderen het spel en gaan samen zoals je wilt: duelfiches in plaats van dobbelstenen, een
    rivier door de stad, en allemaal tegelijk plaatsen. Verder kunnen enkele onduidelijke regels anders worden
    gespeeld; wie de tafel opent, kiest.
    .title = Varianten
carson-city-help-might-is-right =
    Duels worden gevochten met fiches van 0 tot en met 5 in plaats van dobbelstenen, in het geheim gekozen en
    samen getoond. Met z’n tweeën heeft ieder er één van elke waarde en $ 15. Met meer spelers krijgt iedereen
    zes fiches, noemt het totaal en begint met $ 30 min dat totaal. Gespeelde fiches vormen een voorraad; wie
    er geen meer heeft, trekt er drie uit. Bij het gokken blijven de dobbelstenen.
    .title = Het recht van de sterkste
carson-city-help-carson-river =
    Niemand kan rivierpercelen kopen of bebouwen, en er zijn minder bergen: zes bij de loop van het bord, die
    hier is gereconstrueerd omdat er geen afbeelding was. Voor een ranch is de rivier vrij land, en een mijn
    ernaast levert $ 3 meer op. Oversteken kost twee wegen van dezelfde speler: dat is een brug. Aan het eind
    is een perceel met een gebouw, huis of berg dat een brug raakt 3 punten waard in plaats van 2.
    .title = De Carson River
carson-city-help-kit-carson =
    Zodra de eerste speler een cowboy heeft geplaatst, plaatst iedereen tegelijk en mag cowboys ook
    terugnemen, tot tien keer per ronde. Wie stopt, neemt de volgende plaats op het spoor en is klaar voor
    deze ronde. Aan het eind van het spel scoort iedereen een punt voor elke speler die verder naar achteren
    op het spoor staat.
    .title = Kit Carson

## Eerste spel: guide.toml

carson-city-guide-welcome =
    Welkom in Carson City, nu nog één huis in de woestijn. In vier rondes koop je land, bouw je erop en
    verdien je geld en punten. Je cowboys doen het werk.
carson-city-guide-parcel =
    Eerst krijg je een perceel cadeau. Neem het verlichte: vier bergen raken het, ook schuin. Daar loont een
    mijn.
    .brought = Het is van jou. Je tegenstander heeft er twee genomen, nu ben jij weer.
carson-city-guide-second-parcel =
    Je tweede perceel: neem dat eronder, naast het huis. Daar loopt een weg langs, en die hebben de meeste
    gebouwen nodig.
    .brought = Het land is verdeeld, de eerste ronde begint.
carson-city-guide-mercenary =
    Elke ronde kiest iedereen een personage met een kracht. Neem de Huurling: in duels geeft hij je 3
    vuurkracht extra.
    .brought =
        Je tegenstander nam de Kolonist, die met zijn lagere nummer eerder plaatst. Hij wil de mijn van $ 4!
carson-city-guide-track =
    Langs dit spoor worden de acties na elkaar uitgevoerd. Op een bouwvak mag één cowboy het gebouw kopen;
    staan er twee spelers, dan komt er een duel.
carson-city-guide-rival =
    Die mijn wil jij ook. Zet een cowboy naast die van je tegenstander: dat wordt een duel.
    .brought = Je tegenstander haalt loon.
carson-city-guide-wages = Bij het loon is er nooit een duel: $ 4 voor elke cowboy van jou. Zet er een neer.
    .brought = Je hebt nog één cowboy in voorraad.
carson-city-guide-pass =
    Houd je laatste cowboy: in voorraad telt hij als 1 vuurkracht. Pas. Wie het eerst past, kiest de
    volgende ronde het eerst.
    .brought = Duel gewonnen! Je gooide 3, en met 3 van de Huurling en 1 van je cowboy is dat 7, tegen 6.
carson-city-guide-buy = De mijn is nu alleen voor jou te koop. Koop haar voor $ 4.
    .brought = Gekocht. De verliezer neemt zijn cowboy terug en is de volgende keer sterker.
carson-city-guide-build = Bouw haar op je perceel tussen de bergen. Een mijn heeft geen weg nodig.
    .brought = Je mijn levert $ 3 op voor elk van de vier bergen: $ 12, elke ronde weer!
carson-city-guide-limit =
    Je hebt $ 27, maar de Huurling laat je er maar $ 20 houden. Elke $ 10 die je uitgeeft, levert 1 punt op:
    koop er een.
    .brought = Een punt, en $ 17 voor de volgende ronde. Er zijn ook nieuwe cowboys.
carson-city-guide-end =
    Zo gaat het vier rondes lang. Aan het eind levert elk bebouwd perceel 2 punten op, en geld 1 punt per $
    6. Jij kiest nu het eerst. Veel plezier!
