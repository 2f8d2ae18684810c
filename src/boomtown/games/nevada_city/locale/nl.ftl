### Nevada City, in Dutch.

-nevada-city = Nevada City

nevada-city-title = { -nevada-city }
nevada-city-introduction =
    Zilver in de heuvels heeft van een kamp een boomtown gemaakt. Leid een van de families die de stad hebben
    gesticht: bewerk je mijnen, boerderijen en ranches, neem arbeiders in dienst en laat ze trouwen, bouw
    saloons, winkels en een operahuis en voer contracten uit voor de groeiende stad, terwijl branden, droogte
    en bandieten toeslaan. Wie na vier jaar, met z’n tweeën na vijf, de meeste punten heeft, wordt
    burgemeester van { -nevada-city }.

nevada-city-variant-first-game = Eerste partij
    .explanation =
        De gebeurtenissen met het opschrift ‘Not First’ blijven in de doos: belasting, griep, de mars tegen de
        saloons, nieuwe contracten per besluit en de bankpaniek. Aanbevolen als iemand aan tafel nieuw is.
nevada-city-variant-extra-buildings = Extra gebouwen
    .explanation =
        Zes gebouwkaarten erbij: de dokter, de stallen en de begrafenisondernemer, en de legerwinkel, het
        cavaleriehotel en het capitool, die in de plaats komen van gedrukte gebouwen.
nevada-city-variant-poker = Pokerkaarten
    .explanation = Beide saloons krijgen een speeltafel: zet geld in tegen het huis, de hoogste kaart wint.
nevada-city-variant-gunslinging = Doel ‘Schietkunst’
    .explanation =
        Bij de doelen zit ook de schietkunst. Met z’n tweeën of drieën ligt er vanaf het begin een doel
        open, en er wordt er een meer geteld dan anders.
nevada-city-variant-extra-events = Extra gebeurtenissen
    .explanation =
        Een whiskysmokkelaar, een pokertoernooi en twee afvalligen kunnen bij de gebeurtenissen opduiken.
nevada-city-variant-troublemakers = Onruststokers
    .explanation =
        Arbeiders die niemand in dienst heeft genomen, beginnen aan het eind van het jaar te schieten. Om de
        beurt moet iedereen een familielid tegen een van hen sturen.
nevada-city-variant-cubes-one-of-each = Blokjes: van elk één meer
    .explanation =
        Er gaat van zilver, oogst en vee één blokje meer in de zak: opbrengsten en prijzen wisselen sterker.
nevada-city-variant-cubes-one-grey = Blokjes: één grijs
    .explanation = Er gaat één grijs blokje in de zak. Op een tabel neemt het een plek in en telt het niet.
nevada-city-variant-cubes-two-grey = Blokjes: twee grijze
    .explanation = Er gaan twee grijze blokjes in de zak. Op een tabel nemen ze een plek in en tellen ze niet.
nevada-city-variant-children-swap = Kinderen: ruilen
    .explanation =
        Vóór het eerste jaar mag iedereen de eigen zoon of dochter ruilen voor een van vier extra kinderen, te
        beginnen rechts van de sheriff en tegen de klok in.
nevada-city-variant-children-newcomer = Kinderen: één meer
    .explanation =
        De extra kinderen mogen als extra familielid worden genomen, een steun voor nieuwelingen: meer
        fiches en een bruiloft meer.

## Components

nevada-city-name-marker = actiefiche
nevada-city-name-sheriffs-badge = sheriffster
nevada-city-name-deputys-badge = ster van de hulpsheriff
nevada-city-name-homestead = hoeve
nevada-city-name-event-card = gebeurteniskaart

# $card is the id of a building; $name what its file calls it, for cards of somebody’s own.
nevada-city-building = { $card ->
    [bank] Bank
    [city-hall] Stadhuis
    [trading-post] Handelspost
    [hotel] Hotel
    [assayer] Essayeur
    [market] Markt
    [stock-yards] Veemarkt
    [sheriff] Sheriffkantoor
    [blacksmith] Smidse
    [saw-mill] Zagerij
    [brick-oven] Steenoven
    [leadbricks] Leadbricks Winkel
    [saddlery] Zadelmakerij
    [belles-saloon] Belles Saloon
    [hardnails] Hardnails Winkel
    [masonoaks] Masonoaks Winkel
    [fire-house] Brandweerkazerne
    [soup-kitchen] Gaarkeuken
    [pharmacist] Apotheek
    [wine-and-roses] Saloon Wijn & Rozen
    [post-office] Postkantoor
    [tobacconist] Tabakswinkel
    [newspaper] Krant
    [boarding-house] Pension
    [bordello] Bordeel
    [opera-house] Operahuis
    [doctor] Dokter
    [stables] Stallen
    [undertaker] Begrafenisondernemer
    [military-store] Legerwinkel
    [cavalry-hotel] Cavaleriehotel
    [capitol] Capitool
   *[other] { $name }
}
nevada-city-contract = { $card ->
    [town-well] Stadsput
    [schoolhouse] Schoolgebouw
    [boardwalks] Plankenstoepen
    [jail-cells] Gevangeniscellen
    [water-tower] Watertoren
    [street-lamps] Straatlantaarns
    [founders-statue] Standbeeld van de stichters
    [courthouse-clock] Klok van het gerechtsgebouw
    [army-contract] Legercontract
    [survey-camp-rations] Proviand voor de landmeters
    [bullion-shipment] Zilvertransport
    [seed-exchange] Zaadbeurs
    [breeding-stock] Fokvee
    [new-shaft] Nieuwe schacht
    [harvest-wagon] Oogstwagen
    [trail-drive] Veetrek
    [barn-dance] Schuurbal
    [travelling-circus] Rondreizend circus
    [whiskey-order] Whiskybestelling
    [independence-day-picnic] Picknick op Onafhankelijkheidsdag
    [saloon-piano] Saloonpiano
    [grand-ball] Groot bal
    [horse-race] Paardenrennen
    [melodrama-troupe] Toneelgezelschap
    [apprentice-smith] In de leer bij de smid
    [apprentice-carpenter] In de leer bij de timmerman
    [apprentice-mason] In de leer bij de metselaar
    [river-bridge] Rivierbrug
    [chapel] Kapel
    [wagon-works] Wagenmakerij
    [smelter-stack] Smeltoven
    [stage-depot] Postkoetsstation
    [silversmith] Zilversmid
    [tannery] Leerlooierij
    [flour-mill] Korenmolen
    [mining-shares] Mijnaandelen
    [freight-company] Vrachtbedrijf
    [patent-remedy] Wondermiddel
    [cigar-import] Sigarenimport
    [line-of-credit] Kredietlijn
   *[other] { $name }
}
nevada-city-event = { $card ->
    [silver-discovered] Zilver ontdekt!
    [fertile-fields] Vruchtbare akkers
    [mild-winter] Zachte winter
    [land-rush] Stormloop op land
    [freight-wagons-arrive] De vrachtkarren komen aan
    [town-meeting] Burgervergadering
    [drought] Droogte
    [famine] Hongersnood
    [bandits] Bandieten
    [fire-at-the-hotel] Brand in het hotel
    [fire-at-the-trading-post] Brand in de handelspost
    [fire-at-city-hall] Brand in het stadhuis
    [fire-on-main-street] Brand in de hoofdstraat
    [cave-in] Mijninstorting
    [stampede] Op hol geslagen vee
    [stagecoach-arrives] De postkoets komt aan
    [cattle-buyers] Veekopers
    [silver-fever] Zilverkoorts
    [tax-collector] Belastinginner
    [influenza] Griep
    [temperance-march] Mars van de geheelonthouders
    [territorial-ruling] Besluit van het territorium
    [bank-panic] Bankpaniek
    [whiskey-runner] Whiskysmokkelaar
    [poker-tournament] Pokertoernooi
    [renegade-gun-2] Afvallige
    [renegade-gun-3] Afvallige
   *[other] { $name }
}
nevada-city-goal = { $card ->
    [land-baron] Landbaron
    [town-builder] Stedenbouwer
    [dealmaker] Zakeninstinct
    [well-heeled] Welgesteld
    [full-storehouse] Vol pakhuis
    [bountiful-homestead] Rijke hoeve
    [extended-family] Grote familie
    [master-of-trades] Meester in alle vakken
    [gunslinging] Schietkunst
   *[other] { $name }
}
# What a worker does for a living.
nevada-city-trade = { $card ->
    [dutch-vandermeer] meestersmid
    [marisol-vega] bouwmeester
    [ah-lun] bruggentimmerman
    [nell-farrow] steenhouwster
    [pike-dolan] mijnwerker
    [susannah-grice] kolonist
    [teodoro-ruiz] hoofdvaquero
    [ingrid-solberg] melkster
    [jed-crocker] goudzoeker
    [harriet-moss] fruitplukster
    [lonnie-briggs] koeherder
    [kate-dunleavy] hoefsmid
    [clem-ottaway] timmerman
    [pearl-ibsen] metselaar
    [isaac-tull] veedrijver
    [dora-finch] klerk van het mijnkantoor
    [amos-reddy] wagenmaker
    [esther-cobb] ovenmeester
    [walt-sorrel] groevewerker
    [mae-whitlock] voorvrouw
    [one-eye-royce] zwerver
    [cora-slade] scherpschutter
    [benny-hart] loopjongen
    [flora-nye] winkelmeisje
    [rafe-colby] manusje-van-alles
    [lucinda-gale] koetsier
   *[other] { $name }
}
nevada-city-gunfight = Vuurgevecht

## Parts of sentences

nevada-city-or = { $items } of { $last }
nevada-city-and-or = { $one } en/of { $two }
nevada-city-in-order = eerst { $one }, dan { $two } (een van beide is genoeg)
nevada-city-nothing = niets
nevada-city-dollars = $ { $dollars }
nevada-city-good = { $good ->
    [silver] zilver
    [crops] oogst
    [livestock] vee
    [iron] ijzer
    [lumber] hout
    [brick] baksteen
    [spirits] drank
    [entertainment] vermaak
    [money] geld
   *[vp] punten
}
nevada-city-goods = { $good ->
    [silver] { $count } zilver
    [crops] { $count } oogst
    [livestock] { $count } vee
    [iron] { $count } ijzer
    [lumber] { $count } hout
    [brick] { $count ->
        [one] { $count } baksteen
       *[other] { $count } bakstenen
    }
    [spirits] { $count } drank
    [entertainment] { $count } vermaak
    [money] $ { $count }
   *[vp] { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }
}
nevada-city-tiles = { $property ->
    [mine] { $count ->
        [one] { $count } mijn
       *[other] { $count } mijnen
    }
    [farm] { $count ->
        [one] { $count } boerderij
       *[other] { $count } boerderijen
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
    [mining] mijnbouw
    [farming] akkerbouw
    [ranching] veeteelt
    [blacksmithing] smeden
    [carpentry] timmeren
   *[masonry] metselen
}
# The kind of a contract, in the middle of a line: "contract (stad of handel)".
nevada-city-colour = { $colour ->
    [civic] stad
    [production] productie
    [entertainment] vermaak
    [construction] bouw
   *[commerce] handel
}
nevada-city-poker-card = { $card ->
    [a] aas
    [joker] joker
   *[other] { $card }
}
# A space by its building; $number is 0 if there is only one.
nevada-city-space = { $building }{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}
nevada-city-fee = { $amount ->
    [0] gratis
   *[other] { $payee ->
        [bank] { nevada-city-dollars } aan de bank
        [sheriff-badge] { nevada-city-dollars } aan de sheriff
       *[owner] { nevada-city-dollars } aan de eigenaar
    }
}
nevada-city-space-rules = { $space }: { $effects } ({ $fee })
nevada-city-limit = { $limit ->
    [octagon] {" "}[elk aantal fiches]
    [brown] {" "}[alleen met z’n vieren]
   *[poker] {" "}[alleen met de pokerkaarten]
}
nevada-city-building-figures = bouw: { $cost }; { points }
nevada-city-replaces = Komt in de plaats van: { $building }
nevada-city-person-rules = { $person } ({ $markers ->
    [one] { $markers } fiche
   *[other] { $markers } fiches
}; { $skilled ->
    [no] geen vaardigheid
   *[yes] { $skills }
}; schietkunst { $gun })
nevada-city-worker-rules = { $rules }, { $trade }, loon { $salary }
nevada-city-family-rules = { $family }: { $extra } erbij; { $members }
nevada-city-contract-rules = Vraagt { $needs }, geeft { points } (soort: { $colour }).
nevada-city-contract-building = { $more ->
    [0] Is dit gebouw klaar, dan krijgt de eigenaar 2 punten: { $building }.
   *[other] Is dit gebouw klaar, dan geeft het contract { $built } punten en krijgt de eigenaar er 2: { $building }.
}
nevada-city-contract-reward = Het geeft ook { $goods }.
nevada-city-contract-skill = Het personage dat het uitvoert, leert { $skill }.
nevada-city-metric = { $metric ->
    [properties] mijnen, boerderijen en ranches
    [buildings] voltooide gebouwen
    [contracts] uitgevoerde contracten
    [money] dollars
    [commodities] handelsgoederen
    [resources] zilver, oogst en vee
    [married] arbeiders die in de familie zijn getrouwd
    [skills] vaardigheden van de familie
   *[gunslinging] schietkunst van de hele familie
}
nevada-city-goal-rules =
    Wat telt: { $counted }. De eerste plaatsen geven { $levels } punten; bij gelijke stand wordt gedeeld, en
    wie er geen heeft, krijgt niets.
nevada-city-sale = { $goods } voor { $brings }
nevada-city-repair = kost { $goods }, { points }
# $place is the number of an event space; 7 is the top of the deck.
nevada-city-place-of-event = { $place ->
    [7] de stapel
   *[other] gebeurtenisvak { $place }
}
nevada-city-next = { $items }; { $next }

## What spaces do, as a request in the middle of a line

nevada-city-effect-gain = neem { $goods }
nevada-city-effect-buy = koop er tot { $most } voor { $price } per stuk: { $goods }
nevada-city-effect-bundle = neem er { $count }, minstens { $kinds } soorten: { $goods }
nevada-city-effect-sell = verkoop tot { $most } { $resource } { $known ->
    [yes] voor { $price } per stuk
   *[no] tegen de marktprijs{ $extra ->
        [0] {""}
       *[other] {" "}plus { $bonus } per stuk
    }
}
nevada-city-effect-exchange = ruil { $most ->
    [0] zoveel je wilt
   *[other] tot { $most }
} ({ $goods }) voor evenveel { $into }
nevada-city-effect-contract = { $way ->
    [look] bekijk de bovenste { $look } contracten van de stapel en reserveer er een of voer er een uit
    [refresh] vervang alle open contracten, en reserveer er dan een of voer er een uit
   *[display] reserveer { $any ->
        [yes] een contract naar keuze
       *[no] een contract ({ $colours })
    } of voer het uit
}
nevada-city-effect-claim = claim { $pick ->
    [either] een gebouw of een perceel
    [building] een gebouw
    [property] een perceel
   *[both] een gebouw en een perceel
}
nevada-city-effect-hire = neem iemand in dienst die { $source ->
    [display] in de stad is
   *[discard] de stad heeft verlaten
}, loon aan { $payee ->
    [owner] de eigenaar
   *[bank] de bank
}
nevada-city-effect-deputy = neem de ster van de hulpsheriff
nevada-city-effect-arrange = bekijk de komende gebeurtenissen en nog een, en leg ze in de volgorde die je wilt
nevada-city-effect-loan = leen { $receive }; het fiche blijft tot { $repay } is terugbetaald
nevada-city-effect-copy = gebruik een vak waar een fiche van een ander ligt, tegen het eigen tarief
nevada-city-effect-points = koop tot { $most } punten voor { $price } per stuk
nevada-city-effect-gamble = zet tot { $stake } in; winst levert { $pays ->
    [one] de inzet op
   *[other] { $pays } keer de inzet op
}, met de joker { $joker } keer

## What buildings do without a marker

nevada-city-passive-fire-brigade =
    Bij brand mag de eigenaar een fiche sturen; dan betalen alle anderen de eigenaar { $fee }. Anders moeten
    alle anderen een fiche sturen. In beide gevallen is er geen schade.
nevada-city-passive-per-unhired =
    Aan het eind van het jaar krijgt de eigenaar { $goods } voor elke arbeider die niemand in dienst heeft
    genomen.
nevada-city-passive-over-unhired =
    Aan het eind van het jaar krijgt de eigenaar { $goods } als er meer dan { $over ->
    [one] { $over } arbeider zonder werk is gebleven.
   *[other] { $over } arbeiders zonder werk zijn gebleven.
}
nevada-city-passive-heal =
    Wie gewond raakt, mag de eigenaar { $commodities ->
    [one] { $commodities } handelsgoed
   *[other] { $commodities } handelsgoederen
} betalen en het fiche houden. De eigenaar zelf betaalt niets.
nevada-city-passive-death = Telkens als iemand sterft, krijgt de eigenaar { $goods } van de bank.

## What events do

nevada-city-lasts = { $lasts ->
    [year] Geldt tot het eind van dit jaar.
   *[now] Dit gebeurt één keer, nu meteen.
}
nevada-city-happens-gain =
    Met de klok mee vanaf de sheriff neemt iedereen { $count ->
    [one] { $count } handelsgoed
   *[other] { $count } handelsgoederen
} uit de voorraad: { $goods }.
nevada-city-happens-pay = 
    Iedereen betaalt de bank { $per ->
    [building] { $amount } voor elke eigen gebouwkaart, ook startgebouwen en onvoltooide
   *[player] { $amount }
}. Wie geld tekortkomt, moet lenen, telkens met een fiche dat nog op een personage ligt; kan er niet meer worden
    geleend, dan betaal je wat je hebt, en meer niet.
nevada-city-happens-lose = 
    Iedereen verliest { $goods }, of wat er daarvan is{ $short ->
    [0] . Voor wat ontbreekt, is niets verschuldigd.
   *[other] , en betaalt de bank { $fine } voor elk ontbrekend stuk. Wie geld tekortkomt, moet lenen, telkens met
    een fiche dat nog op een personage ligt; kan er niet meer worden geleend, dan betaal je wat je hebt, en
    meer niet.
}
nevada-city-happens-markers =
    Iedereen legt { $count ->
    [one] { $count } fiche dat nog op een personage ligt, naar keuze, op de eigen hoeve; volgend jaar is het terug.
   *[other] { $count } fiches die nog op personages liggen, naar keuze, op de eigen hoeve; volgend jaar zijn ze terug.
} Wie er geen meer heeft, verliest niets.
nevada-city-happens-production =
    Elke { $property ->
    [mine] mijn
    [farm] boerderij
   *[ranch] ranch
} die wordt bewerkt, levert { $goods } { $way ->
    [more] meer op
   *[less] minder op, maar nooit minder dan 0
}. Dit geldt voor iedereen.
nevada-city-happens-sale =
    Bij verkoop brengt { $goods } { $amount } { $way ->
    [more] meer op
   *[less] minder op, maar nooit minder dan 0
}. Dit geldt voor iedereen.
nevada-city-happens-fee = { $building }: { $effect ->
    [buy] elk handelsgoed dat daar wordt gekocht, kost { $amount } { $way ->
        [more] meer.
       *[less] minder, maar nooit minder dan 0.
    }
    [claim] het tarief om een gebouw of een perceel te claimen is { $amount } { $way ->
        [more] hoger.
       *[less] lager, maar nooit onder 0.
    } De prijs van het perceel zelf blijft gelijk.
   *[other] het tarief van deze vakken is { $amount } { $way ->
        [more] hoger.
       *[less] lager, maar nooit onder 0.
    }
} Dit geldt voor iedereen, en ook voor een gebouw dat ervoor in de plaats komt.
nevada-city-happens-loan = 
    Een lening levert iedereen { $amount } { $way ->
    [more] meer op
   *[less] minder op, maar nooit minder dan 0
}; wat je terugbetaalt, blijft gelijk.
nevada-city-happens-extra =
    Als een van zijn acties mag een personage een fiche op deze kaart leggen en { $goods } uit de voorraad
    nemen, { $count ->
    [one] één keer dit jaar.
   *[other] { $count } keer dit jaar.
} Een onbeperkt aantal personages van alle families mag dat doen.
nevada-city-happens-close =
    Niemand mag een vak van deze gebouwen gebruiken: { $buildings }. Claimen en bouwen mag wel.
nevada-city-happens-fire = { $where ->
    [highest] De voltooide gebouwkaart met de meeste punten die niet van de bank is, staat in brand; bij gelijke
    stand beslist het toeval.
   *[named] In brand: { $building }, of het gebouw dat ervoor in de plaats is gekomen.
}
nevada-city-happens-brigade =
    Heeft de brandweer een voltooid gebouw ({ $building }), dan mag de eigenaar er een fiche heen leggen, en
    alle anderen betalen de eigenaar { $fee }. Doet de eigenaar dat niet, dan moeten alle anderen er een
    fiche heen leggen. In beide gevallen is er geen schade.
nevada-city-happens-damage =
    Zonder brandweer legt iedereen één fiche van een personage tot volgend jaar op de eigen hoeve, en het
    gebouw is beschadigd: niemand mag het gebruiken tot het jaar voorbij is, of tot iemand het met een fiche
    en { $goods } repareert en { points } krijgt. Wie geen fiche meer op een personage heeft, legt er geen.
nevada-city-happens-contracts =
    Alle open contracten gaan onder de stapel, en er komen nieuwe. Gereserveerde contracten blijven liggen.
nevada-city-happens-workers = { $count ->
    [one] { $count } arbeider meer komt
   *[other] { $count } arbeiders meer komen
} naar de stad en { $count ->
    [one] kan
   *[other] kunnen
} in dienst worden genomen.
nevada-city-happens-showdown = 
    Met de klok mee vanaf de sheriff { $optional ->
    [yes] mag
   *[no] moet
} iedereen één personage, met of zonder fiches, tegen een vreemdeling met schietkunst { $gun } sturen. Beiden
    trekken een pokerkaart; kaart plus schietkunst beslist. Wie wint, krijgt { $prize }. Wie verliest of
    gelijkspeelt, is gewond: een fiche van dit personage, of anders van een ander uit dezelfde familie, gaat
    tot volgend jaar naar de hoeve, tenzij de dokter helpt. { $deadly ->
    [yes] Een vreemdeling die verliest of gelijkspeelt, sterft{ $until ->
        [killed] , en dan hoeft niemand meer te vechten.
       *[all] .
    }
   *[no] De vreemdeling neemt het om de beurt tegen iedereen op.
}
nevada-city-happens-poker =
    Met de klok mee vanaf de sheriff mag iedereen { $ante } in de pot leggen en krijgt dan een pokerkaart.
    Daarna mag iedereen één keer { $redraw } in de pot leggen voor een andere kaart. De hoogste kaart wint
    de pot en { $prize }. Doen er minder dan twee mee, dan gaan de inzetten terug.

## Actions

nevada-city-action-deal = Deel uit: { $building }
nevada-city-action-cube = Trek een blokje: { $cube ->
    [silver] zilver
    [crops] oogst
    [livestock] vee
   *[grey] grijs
}
nevada-city-action-arrive = Komt naar de stad: { $worker }
nevada-city-action-offer = Nieuw open contract: { $contract }
nevada-city-action-look = Bekijk het contract: { $contract }
nevada-city-action-reveal = Draai om: { $event }
nevada-city-action-peek = Bekijk de gebeurtenis: { $event }
nevada-city-action-goal = Doel: { $goal }
nevada-city-action-bank = De bank neemt: { $building }
nevada-city-action-burn = In brand: { $building }
nevada-city-action-card = Pokerkaart: { $card }
nevada-city-action-family = { $family }
    .group = Familie kiezen
nevada-city-action-swap = Ruil je { $child ->
    [son] zoon
   *[daughter] dochter
} voor { $person }
    .group = Kind ruilen
nevada-city-action-adopt = Neem op in de familie: { $person }
    .group = Een kind meer
nevada-city-action-keep = Houd: { $goal }. { $rules }
    .group = Doel houden
    .short = { $goal } houden
nevada-city-action-activate = { $person }
    .group = Personage kiezen
    .short = Dit personage kiezen
nevada-city-action-work = Bewerk { nevada-city-tiles }{ $known ->
    [yes] : elk { $harvest }
   *[no] {""}
}
    .group = Percelen bewerken
    .short = Bewerk { nevada-city-tiles }
nevada-city-action-use = { $space }
    .group = Gebouw gebruiken
    .short = Gebruik { $building }
nevada-city-action-build = Bouw: { $building } (nog nodig: { $needs })
    .group = Bouwen
    .short = Bouw { $building }
nevada-city-action-advance = Werk aan het contract { $contract } (nog nodig: { $needs })
    .group = Aan een contract werken
    .short = Werk aan { $contract }
nevada-city-action-extra = Neem { $rules } ({ $event })
    .group = Gebeurtenis gebruiken
    .short = Neem { $rules }
nevada-city-action-repair = Repareer: { $building } ({ $rules })
    .group = Repareren
    .short = Repareer { $building }
nevada-city-action-pass = Pas: geef de resterende fiches van dit personage op
    .group = Passen
    .short = Passen
nevada-city-action-done = { $what ->
    [pay] Betaal nu
   *[other] Niets meer hiervan
}
    .group = Klaar
nevada-city-action-repay = Betaal een lening terug
    .group = Lening terugbetalen
nevada-city-action-take = { $priced ->
    [yes] Koop { $goods } voor { $price }
   *[no] Neem { $goods }
}
    .group = Goederen nemen
nevada-city-action-pay = Geef { $goods }
    .group = Goederen geven
nevada-city-action-stand-in = Geef 1 vermaak in plaats van { $good }
    .group = Vermaak in de plaats
nevada-city-action-sell = Verkoop { $sale }
    .group = Verkopen
nevada-city-action-publish = Koop { points }
    .group = Punten kopen
nevada-city-action-stake = Zet { $stake } in
    .group = Gokken
nevada-city-action-claim = Claim: { $building } ({ $figures })
    .group = Gebouw claimen
    .short = Claim { $building }
nevada-city-action-settle = Claim een { $property ->
    [mine] mijn
    [farm] boerderij
   *[ranch] ranch
} voor { $price }
    .group = Perceel claimen
nevada-city-action-hire = Neem in dienst: { $worker }
    .group = In dienst nemen
    .short = { $name } in dienst nemen
nevada-city-action-reserve = Reserveer: { $contract }. { $rules }
    .group = Contract reserveren
    .short = Reserveer { $contract }
nevada-city-action-complete = Voer meteen uit: { $contract }. { $rules }
    .group = Contract uitvoeren
    .short = Voer { $contract } uit
nevada-city-action-top = Leg terug op de stapel: { $contract }
    .group = Terug op de stapel
nevada-city-action-under = Leg onder de stapel: { $contract }
    .group = Onder de stapel
nevada-city-action-lay = Leg hier: { $event }
    .group = Gebeurtenis neerleggen
    .short = { $event } neerleggen
nevada-city-action-badge = { $coming ->
    [yes] Neem de ster van de hulpsheriff: volgend jaar ben jij sheriff
   *[no] Neem de ster van de hulpsheriff; in het laatste jaar levert die niets meer op
}
    .group = Ster van de hulpsheriff
    .short = Ster van de hulpsheriff
nevada-city-action-copy = Gebruik ook: { $space }
    .group = Bezet vak gebruiken
    .short = Gebruik { $building }
nevada-city-action-spend = Een fiche van { $person }
    .group = Fiche afstaan
nevada-city-action-fight = { $person } vecht (schietkunst { $gun })
    .group = Laten vechten
nevada-city-action-heal = Betaal de dokter { $goods } en houd het fiche
    .group = Dokter betalen
nevada-city-action-ante = Doe mee aan het toernooi
    .group = Meedoen
nevada-city-action-redraw = Betaal voor een andere kaart
    .group = Andere kaart
nevada-city-action-idle = { $person } begint het jaar met een fiche minder
    .group = Actievak leeg laten
    .short = { $person }
nevada-city-action-marry = { $child } trouwt met { $worker }
    .group = Bruiloft vieren

## Prompts

nevada-city-prompt-deal-start-buildings = Deel een startgebouw uit.
    .hint = Wie het sheriffkantoor krijgt, begint het eerste jaar.
nevada-city-prompt-choose-family = Kies je familie.
    .hint = De leden brengen fiches, vaardigheden en twee extra percelen mee.
nevada-city-prompt-swap-child = Ruil je zoon of je dochter voor een extra kind, of houd ze allebei.
    .hint = Het kind dat je weggeeft, gaat uit het spel.
nevada-city-prompt-adopt-child = Neem nog een kind op in je familie, of geen.
    .hint = Het brengt eigen fiches en vaardigheden mee en mag trouwen.
nevada-city-prompt-draw-cubes = Trek een blokje voor de tabellen.
    .hint = { $left ->
        [one] Er komt nog { $left } blokje.
       *[other] Er komen nog { $left } blokjes.
    }
nevada-city-prompt-fill-display = Draai een contract om.
    .hint = Er liggen vier contracten open.
nevada-city-prompt-deal-goals = Deel een doel uit, gedekt.
    .hint = Iedereen krijgt er twee en houdt er een.
nevada-city-prompt-turn-up-goal = Draai een doel om voor iedereen.
    .hint = Het wordt aan het eind van het spel geteld.
nevada-city-prompt-keep-goal = Houd een van je twee doelen.
    .hint = Het telt aan het eind voor iedereen. Tot dan ken alleen jij het; het andere gaat uit het spel.
nevada-city-prompt-receive-workers = Draai een arbeider om.
    .hint = { $left ->
        [one] Er komt nog { $left } arbeider.
       *[other] Er komen nog { $left } arbeiders.
    }
nevada-city-prompt-reveal-event = Draai de gebeurtenis van ronde { $round } om.
    .hint = Ze wordt afgehandeld voordat iemand iets doet.
nevada-city-prompt-take-commodities = { $event }: neem een handelsgoed naar keuze.
    .hint = { $left ->
        [one] Je mag er nog { $left } nemen.
       *[other] Je mag er nog { $left } nemen.
    }
nevada-city-prompt-pay-for-event = { $ask ->
    [repay] { $event }: je moet betalen. Betaal je eerst een lening terug?
    [both] { $event }: je komt geld tekort. Betaal je eerst een lening terug, of wiens fiche gaat naar de bank voor nog een?
   *[borrow] { $event }: je komt geld tekort. Wiens fiche gaat naar de bank voor een lening?
}
    .hint = { $ask ->
        [repay] Je bent { $amount } schuldig. Wie daarna te weinig heeft en geen fiche meer om te lenen, betaalt alleen wat er is.
       *[borrow] Je bent { $amount } schuldig. Het fiche blijft bij de bank tot de lening is terugbetaald.
    }
nevada-city-prompt-lose-markers = { $event }: wiens fiche sta je af?
    .hint = { $left ->
        [one] { $left } fiche gaat naar je hoeve en is volgend jaar terug.
       *[other] { $left } fiches gaan naar je hoeve en zijn volgend jaar terug.
    }
nevada-city-prompt-choose-burning = { $event }: welk van de gelijke gebouwen brandt?
    .hint = Het toeval beslist.
nevada-city-prompt-call-fire-brigade = { $event }: { $building } brandt. Stuur je een fiche vanuit je kazerne?
    .hint = Zo ja, dan betalen alle anderen jou { $fee }. Zo niet, dan moeten alle anderen een fiche sturen.
nevada-city-prompt-showdown = { $event }: wie vecht er voor jou?
    .hint = { $rules }
nevada-city-prompt-draw-for-outsider = { $event }: { $who ->
    [worker] trek een kaart voor { $opponent } tegen { $person }.
   *[outsider] trek een kaart voor de tegenstander van { $person }.
}
    .hint = De waarde wordt opgeteld bij schietkunst { $gun }.
nevada-city-prompt-draw-for-character = { $event }: trek een kaart voor { $person }.
    .hint = { $who ->
        [worker] { $opponent } heeft schietkunst { $gun }.
       *[outsider] De tegenstander heeft schietkunst { $gun }.
    }
nevada-city-prompt-suffer-wound = { $person } is gewond. Betaal je de dokter, of verlies je een fiche?
    .hint = Een verloren fiche is volgend jaar terug.
nevada-city-prompt-ante-up = { $event }: doe je mee?
    .hint = { $rules }
nevada-city-prompt-deal-poker = Deel een kaart uit voor het toernooi.
    .hint = Eén open kaart voor iedereen die heeft betaald.
nevada-city-prompt-redraw-poker = { $event }: betaal je voor een andere kaart, of houd je de jouwe?
    .hint = De nieuwe kaart telt, ook als ze lager is.
nevada-city-prompt-draw-again = Trek een andere kaart.
    .hint = Ze komt in de plaats van de eerste.
nevada-city-prompt-bank-builds = De bank neemt een gebouw.
    .hint = Van de gebouwen die niemand heeft geclaimd, dat met de meeste punten.
nevada-city-prompt-choose-character = Kies een personage.
    .hint = Het gebruikt nu al zijn fiches, of past. Je andere personages komen in latere rondes aan de beurt.
nevada-city-prompt-use-markers = { $markers ->
    [0] { $person } heeft alle fiches gebruikt. Betaal je een lening terug?
   *[other] Wat doet { $person }?
}
    .hint = { $markers ->
        [0] Dat kan ook later: voordat een gebeurtenis geld neemt, en aan het eind van het jaar.
        [one] Nog { $markers } fiche. Dit personage mag bij elk gebouw maar één keer per jaar iets doen.
       *[other] Nog { $markers } fiches. Dit personage mag bij elk gebouw maar één keer per jaar iets doen.
    }
nevada-city-prompt-visit-space = { $ask ->
    [sell] { $space }: hoeveel verkoopt { $person }?
    [buy] { $space }: wat koopt { $person }?
    [bundle] { $space }: wat neemt { $person } eerst?
    [exchange] { $space }: wat geeft { $person }?
    [contract] { $space }: welk contract?
    [claim] { $space }: wat claimt { $person }?
    [hire] { $space }: wie neem je in dienst?
    [deputy] { $space }: neemt { $person } de ster?
    [copy-space] { $space }: welk bezet vak gebruikt { $person }?
    [buy-vp] { $space }: hoeveel punten koop je?
    [gamble] { $space }: hoeveel zet { $person } in?
    [points-first] { $space }: eerst punten, dan een contract. Wat doet { $person }?
   *[several] { $space }: wat doet { $person }?
}
    .hint = Hier geldt: { $effects }.
nevada-city-prompt-buy-more = Nog iets kopen?
    .hint = { $left ->
        [one] Je mag er nog { $left } kopen.
       *[other] Je mag er nog hoogstens { $left } kopen.
    }
nevada-city-prompt-take-bundle = Wat neem je nog meer?
    .hint = Nog { $left }, en het moeten verschillende soorten zijn.
nevada-city-prompt-swap-more = Nog iets ruilen?
    .hint = Eén tegen één, zo vaak je wilt.
nevada-city-prompt-claim-property = Welk perceel claim je?
    .hint = De prijs gaat naar de bank; de punten krijg je meteen.
nevada-city-prompt-look-at-contracts = Bekijk het volgende contract van de stapel.
    .hint = Niemand anders ziet het.
nevada-city-prompt-return-contracts = Leg de andere contracten terug: op de stapel of eronder?
    .hint = Niemand anders ziet welk contract waarheen gaat.
nevada-city-prompt-deliver-to-building = Wat breng je naar de bouwplaats? { $building }
    .hint = Nog nodig: { $needs }. Wat je brengt, blijft daar liggen.
nevada-city-prompt-deliver-to-contract = Wat lever je voor het contract { $contract }?
    .hint = Nog nodig: { $needs }. Wat je levert, blijft op de kaart liggen.
nevada-city-prompt-peek-at-events = Bekijk de volgende gebeurtenis.
    .hint = Niemand anders krijgt die te zien.
nevada-city-prompt-lay-events = Welke gebeurtenis gaat op { $place }?
    .hint = Een gebeurtenis wordt omgedraaid in de ronde met het nummer van haar vak.
nevada-city-prompt-draw-stake = Trek je kaart.
    .hint = De inzet is { $stake }.
nevada-city-prompt-draw-house = Trek de kaart van het huis.
    .hint = De inzet is { $stake }, jouw kaart: { $card }.
nevada-city-prompt-return-markers = Betaal je vóór het nieuwe jaar leningen terug?
    .hint = Voor elke lening die blijft, is volgend jaar een actievak van je personages leeg.
nevada-city-prompt-leave-idle = Welk personage begint het jaar met een fiche minder?
    .hint = { $left ->
        [one] { $left } lening is niet terugbetaald.
       *[other] { $left } leningen zijn niet terugbetaald.
    }
nevada-city-prompt-face-troublemaker = { $person } zoekt ruzie, met schietkunst { $gun }. Wie uit je familie vecht er?
    .hint =
        Kaart plus schietkunst beslist. Winnen levert { points } op. Wie van je familie verliest of
        gelijkspeelt, raakt gewond en heeft volgend jaar een fiche minder; een onruststoker sterft eraan.
nevada-city-prompt-hold-weddings = Is er een bruiloft?
    .hint =
        Die kost 2 drank en twee grondstoffen naar keuze: zilver, oogst of vee. Arbeiders die niet trouwen,
        vertrekken.
nevada-city-prompt-pay-wedding = Wat geef je voor het bruiloftsfeest?
    .hint = { $left ->
        [one] Nog { $left } grondstof nodig.
       *[other] Nog { $left } grondstoffen nodig.
    }
nevada-city-prompt-turn-over-goal = Draai het doel om dat gedekt lag.
    .hint = Het wordt geteld zoals de andere.

## Events

nevada-city-event-dealt = { $name } begint met dit gebouw: { $building }.
nevada-city-event-badge-taken = { $name } is sheriff en begint het eerste jaar.
nevada-city-event-family-chosen = { $name } leidt de familie { $family }.
nevada-city-event-child-swapped = In de familie van { $name } komt { $new } in de plaats van { $old }.
nevada-city-event-child-adopted = { $person } komt in de familie van { $name }.
nevada-city-event-cube-drawn = Een blokje voor { $chart ->
    [production] de opbrengsten
   *[market] de marktprijzen
}: { $cube ->
    [silver] zilver
    [crops] oogst
    [livestock] vee
   *[grey] grijs, het telt niet
}.
nevada-city-event-contract-offered = Nieuw open contract: { $contract }.
nevada-city-event-goal-dealt = { $name } krijgt een doel, gedekt.
nevada-city-event-goal-seen = Jouw doel: { $goal }. { $rules }
nevada-city-event-goal-turned-up = Een doel wordt voor iedereen opengelegd: { $goal }. { $rules }
nevada-city-event-goal-kept = { $name } houdt een doel.
nevada-city-event-year-began = Het jaar { $year } begint.
nevada-city-event-worker-arrived = { $person } komt naar de stad en zoekt werk.
nevada-city-event-round-began = Ronde { $round }.
nevada-city-event-event-revealed = Gebeurtenis: { $event } – { $rules }
nevada-city-event-commodity-taken = { $name } neemt { $goods } ({ $event }).
nevada-city-event-paid-for-event = { $dollars ->
    [0] { $name } heeft niets om te betalen ({ $event }).
   *[other] { $name } betaalt { nevada-city-dollars } aan { $payee ->
        [bank] de bank
       *[player] { $other }
    } ({ $event }).
}
nevada-city-event-lost-goods = { $name } verliest { nevada-city-goods }.
nevada-city-event-marker-lost = { $name } staat tot volgend jaar een fiche van { $person } af ({ $event }).
nevada-city-event-loan-taken = { $name } leent { $amount }; een fiche van { $person } gaat naar de bank.
nevada-city-event-loan-repaid = { $name } betaalt een lening terug.
nevada-city-event-building-burnt = Brand ({ $event })! Dit gebouw staat in brand: { $building }. { $brigade ->
    [yes] De brandweer behoedt het voor schade.
   *[no] Zonder brandweer raakt het beschadigd: niemand mag het gebruiken tot het gerepareerd is of het jaar eindigt.
}
nevada-city-event-brigade-sent =
    { $name } stuurt { $person } naar de brand ({ $building }); alle anderen betalen ervoor.
nevada-city-event-brigade-stayed = { $name } stuurt niemand naar de brand; alle anderen moeten helpen.
nevada-city-event-contracts-replaced = Alle open contracten gaan onder de stapel.
nevada-city-event-fight-began = { $person } ({ $name }) neemt het op tegen { $who ->
    [worker] { $opponent } (schietkunst { $gun }).
   *[outsider] een tegenstander met schietkunst { $gun }.
}
nevada-city-event-outsider-drew = De tegenstander trekt: { $card }.
nevada-city-event-character-drew = { $name } trekt: { $card }. Kaart plus schietkunst: { $result ->
    [ahead] { $by } voor.
    [behind] { $by } achter.
   *[level] gelijk.
}
nevada-city-event-fight-won = { $person } ({ $name }) wint het gevecht.
nevada-city-event-fight-lost = { $person } ({ $name }) verliest het gevecht.
nevada-city-event-fight-tied = Het gevecht van { $person } ({ $name }) eindigt onbeslist.
nevada-city-event-outsider-died = { $who ->
    [worker] { $person } sterft en verlaat het spel.
   *[outsider] De vreemdeling sterft.
}
nevada-city-event-wounded = { $person } ({ $name }) is gewond en verliest tot volgend jaar een fiche.
nevada-city-event-healed = { $paid ->
    [none] De dokter geneest { $person } ({ $name }) gratis.
   *[other] { $name } betaalt de dokter { $good }, en { $person } houdt het fiche.
}
nevada-city-event-undertaker-paid = { $name } heeft voor de begrafenis gezorgd ({ $building }).
nevada-city-event-ante-paid = { $name } legt { $amount } in de pot.
nevada-city-event-poker-card = { $name } heeft: { $card }.
nevada-city-event-pot-won = { $name } wint de pot van { $amount }.
nevada-city-event-pot-void = Er willen er minder dan twee spelen: het toernooi gaat niet door.
nevada-city-event-bank-built = De bank zet een gebouw neer: { $building }.
nevada-city-event-character-chosen = { $name } speelt met { $person }.
nevada-city-event-passed = { $name } past met { $count ->
    [one] { $count } fiche
   *[other] { $count } fiches
} van { $person }.
nevada-city-event-worked = { $name } bewerkt { $property ->
    [mine] { $tiles ->
        [one] { $tiles } mijn
       *[other] { $tiles } mijnen
    }
    [farm] { $tiles ->
        [one] { $tiles } boerderij
       *[other] { $tiles } boerderijen
    }
   *[ranch] { $tiles ->
        [one] { $tiles } ranch
       *[other] { $tiles } ranches
    }
} en krijgt { nevada-city-goods }.
nevada-city-event-space-used = { $name } stuurt { $person } hierheen: { $space }.
nevada-city-event-fee-paid = { $name } betaalt { $amount } aan { $payee ->
    [bank] de bank
   *[player] { $other }
}.
nevada-city-event-goods-gained = { $name } krijgt { nevada-city-goods }.
nevada-city-event-bought = { $name } koopt { $goods } voor { $price }.
nevada-city-event-sold = { $name } verkoopt { nevada-city-goods } voor { $price }.
nevada-city-event-swapped = { $name } ruilt { $goods } voor { $into }.
nevada-city-event-building-claimed = { $name } claimt een gebouw: { $building }.
nevada-city-event-property-claimed = { $name } claimt een { $property ->
    [mine] mijn
    [farm] boerderij
   *[ranch] ranch
} voor { $price }.
nevada-city-event-hired = { $name } neemt { $person } in dienst voor { $salary }.
nevada-city-event-badge-of-deputy = { $coming ->
    [yes] { $name } neemt de ster van de hulpsheriff en is volgend jaar sheriff.
   *[no] { $name } neemt de ster van de hulpsheriff.
}
nevada-city-event-events-peeked = { $name } bekijkt de komende gebeurtenissen.
nevada-city-event-event-seen = Je ziet de gebeurtenis { $event } – { $rules }
nevada-city-event-events-arranged = { $name } heeft de gebeurtenissen opnieuw neergelegd.
nevada-city-event-contract-reserved = { $name } reserveert een contract: { $contract }.
nevada-city-event-contracts-looked-at = { $name } bekijkt de bovenste contracten van de stapel.
nevada-city-event-contract-seen = Je ziet het contract { $contract }. { $rules }
nevada-city-event-contract-returned = { $name } legt een contract { $end ->
    [top] terug op de stapel
   *[under] onder de stapel
}.
nevada-city-event-construction = { $name } stuurt { $person } naar een bouwplaats: { $building }.
nevada-city-event-skill-delivered = De vaardigheid voegt { nevada-city-goods } toe.
nevada-city-event-token-delivered = { $name } brengt { $goods }.
nevada-city-event-building-finished = { $name } voltooit een gebouw: { $building }.
nevada-city-event-building-replaced = { $old } maakt plaats voor een nieuw gebouw: { $new }.
nevada-city-event-contract-advanced = { $name } laat { $person } aan een contract werken: { $contract }.
nevada-city-event-contract-completed = { $person } voert een contract uit voor { $name }: { $contract }.
nevada-city-event-reward = { $name } krijgt als beloning { nevada-city-goods }.
nevada-city-event-skill-learned = { $person } ({ $name }) leert { $skill }.
nevada-city-event-space-copied = { $name } gebruikt ook een bezet vak: { $space }.
nevada-city-event-gambled = { $name } zet { $stake } in. Eigen kaart: { $card }; het huis: { $house }.
nevada-city-event-gamble-won = { $name } wint { $amount }.
nevada-city-event-gamble-lost = { $name } verliest { $amount }.
nevada-city-event-extra-action = { $name } laat { $person } de gebeurtenis { $event } gebruiken.
nevada-city-event-repaired = { $name } laat { $person } een gebouw repareren: { $building }.
nevada-city-event-unhired-income = { $count ->
    [one] { $count } arbeider bleef zonder werk, en { $name } profiteert: { $building }.
   *[other] { $count } arbeiders bleven zonder werk, en { $name } profiteert: { $building }.
}
nevada-city-event-year-ended = Het jaar { $year } is voorbij.
nevada-city-event-badge-passed = { $name } is de nieuwe sheriff en begint het volgende jaar.
nevada-city-event-markers-returned = { $name } legt alle fiches terug op de personages.
nevada-city-event-left-idle = Vanwege een lening begint { $person } ({ $name }) het jaar met een fiche minder.
nevada-city-event-wed = Bruiloft in de familie van { $name }: { $child } en { $worker }.
nevada-city-event-released = { $person } verlaat de dienst van { $name }.
nevada-city-event-game-ended = { $reason ->
    [plots] Elke kavel van de stad is bezet: het spel is afgelopen.
   *[years] Het laatste jaar is voorbij: het spel is afgelopen.
}
nevada-city-event-goal-scored = Doel: { $goal } ({ $counted }).
nevada-city-event-won = { $winners ->
    [one] { $name } wint met { points } en wordt burgemeester!
   *[other] Gedeelde overwinning voor { $name } met { points }!
}
nevada-city-event-wedding-paid = { $name } geeft { $goods } voor het feest.
nevada-city-event-events-ended =
    Alle gebeurtenissen van het jaar zijn voorbij: prijzen, opbrengsten en gesloten of beschadigde gebouwen
    zijn weer als voorheen.

## Score lines

nevada-city-score-start-building = { $name } krijgt { points } voor het startgebouw: { $building }.
    .category = Startgebouw
nevada-city-score-property = { $name } krijgt { points } voor { nevada-city-tiles }.
    .category = Percelen
nevada-city-score-building = { $name } krijgt { points } voor een voltooid gebouw: { $building }.
    .category = Gebouwen
nevada-city-score-contract = { $name } krijgt { points } voor een contract: { $contract }.
    .category = Contracten
nevada-city-score-contract-building =
    { $name } krijgt { points } omdat het eigen gebouw op een contract staat: { $contract }.
    .category = Genoemde gebouwen
nevada-city-score-published = { $name } koopt { points } bij de krant.
    .category = Gekochte punten
nevada-city-score-repair = { $name } krijgt { points } voor een reparatie: { $building }.
    .category = Reparaties
nevada-city-score-unhired = { $name } krijgt { points } omdat er mensen zonder werk bleven ({ $building }).
    .category = Onderdak
nevada-city-score-fight = { $who ->
    [troublemaker] { $name } krijgt { points } voor een uitgeschakelde onruststoker.
   *[event] { $name } krijgt { points } voor een gewonnen gevecht ({ $event }).
}
    .category = Vuurgevechten
nevada-city-score-poker = { $name } krijgt { points } voor de hoogste kaart ({ $event }).
    .category = Poker
nevada-city-score-extra = { $name } krijgt { points } ({ $event }).
    .category = Gebeurtenissen
nevada-city-score-goal = { $name } krijgt { points } voor een doel, met { $amount }: { $goal }.
    .category = Doelen
nevada-city-score-death = { $name } krijgt { points } voor een begrafenis ({ $building }).
    .category = Begrafenissen

## Why not

nevada-city-reason-adopt-or-not = Neem nu een van de extra kinderen, of geen.
nevada-city-reason-all-worked =
    Zoveel tegels van deze soort heb je niet meer te bewerken. Elke tegel kan één keer per jaar worden bewerkt.
nevada-city-reason-already-married = Dit kind is al getrouwd.
nevada-city-reason-ante-or-not = Beslis nu of je meedoet aan het toernooi.
nevada-city-reason-been-here =
    Dit personage heeft hier dit jaar al iets gedaan. Elk van je personages mag op elke plek één keer per
    jaar iets doen.
nevada-city-reason-borrowed-to-pay = Dit geld is geleend om de gebeurtenis te betalen; betaal leningen later terug.
nevada-city-reason-brown-space = Vakken met bruine cijfers worden alleen met z’n vieren gebruikt.
nevada-city-reason-building-first =
    Dit vak is voor een gebouw. Geeft het ook een perceel, dan komt dat daarna.
nevada-city-reason-child-taken = Dit kind zit al in een andere familie.
nevada-city-reason-choose-action =
    Gebruik nu een fiche van het personage dat aan de beurt is, betaal een lening terug, of pas.
nevada-city-reason-choose-character = Kies eerst het personage waarvan je deze ronde de fiches gebruikt.
nevada-city-reason-choose-family = Kies eerst een familie.
nevada-city-reason-choose-fighter = Kies nu wie er vecht.
nevada-city-reason-claim-property = Claim nu het perceel dat bij het gebouw hoort.
nevada-city-reason-closed = Een gebeurtenis heeft dit gebouw gesloten tot het eind van het jaar.
nevada-city-reason-commodities-only = Het moet een handelsgoed zijn: ijzer, hout, baksteen, drank of vermaak.
nevada-city-reason-damaged =
    Brand heeft dit gebouw beschadigd. Het kan worden gebruikt als iemand het heeft gerepareerd, of volgend
    jaar.
nevada-city-reason-draw-first = Eerst beslist het toeval.
nevada-city-reason-family-only = Het moet een lid van je familie zijn, geen arbeider in dienst.
nevada-city-reason-family-taken = Iemand anders leidt deze familie.
nevada-city-reason-has-badge = Je hebt de ster van de hulpsheriff al.
nevada-city-reason-heal-or-not = Betaal nu de dokter met een handelsgoed, of aanvaard de wond.
nevada-city-reason-homestead-full = Op je hoeve is geen plaats meer voor een perceel.
nevada-city-reason-keep-goal = Houd eerst een van je twee doelen.
nevada-city-reason-later-year = Dit gebouw kan pas vanaf een later jaar worden geclaimd.
nevada-city-reason-lay-events = Leg nu de gebeurtenissen uit je hand gedekt op hun plaats.
nevada-city-reason-leave-idle = Kies nu het familielid dat vanwege een lening met een fiche minder begint.
nevada-city-reason-marry-or-not = Vier nu een bruiloft, of laat je arbeiders gaan.
nevada-city-reason-must-fight = Niemand mag dit gevecht ontlopen. Kies wie er voor jou vecht.
nevada-city-reason-no-contract = Er is hier geen contract dat je zou kunnen nemen.
nevada-city-reason-no-credit =
    De bank leent je niets meer: je hebt zoveel leningen als je familie actievakken heeft.
nevada-city-reason-no-event = Er is geen gebeurtenis om te bekijken, niet op het bord en niet in de stapel.
nevada-city-reason-no-goods = Je hebt de goederen hiervoor niet.
nevada-city-reason-no-loan = Je hebt geen lening om terug te betalen.
nevada-city-reason-no-marker = Dit personage heeft geen fiche meer.
nevada-city-reason-no-money = Je komt hiervoor { $missing } tekort, tarieven meegerekend.
nevada-city-reason-no-plot =
    Elke kavel van de stad is bezet, dus er kunnen geen gebouwen meer worden geclaimd.
nevada-city-reason-no-poker-deck = Gokken hoort bij de variant met de pokerkaarten.
nevada-city-reason-no-property = Je hebt geen perceel van deze soort.
nevada-city-reason-no-site = Dit gebouw is niet in aanbouw.
nevada-city-reason-no-skill =
    Een fiche bewerkt één perceel, en één meer per symbool van de vaardigheid. Zoveel heeft dit personage
    er niet.
nevada-city-reason-no-slot = Alle drie de plekken bij je hoeve zijn bezet door arbeiders en contracten.
nevada-city-reason-no-stand-in = Vermaak vervangt alleen andere handelsgoederen, geen zilver, oogst, vee of geld.
nevada-city-reason-no-tile = Er is geen tegel van deze soort meer.
nevada-city-reason-no-use-for-loan =
    Midden in een actie mag je alleen lenen voor een contract dat net is omgedraaid en waarvoor je alleen nog
    geld tekortkomt.
nevada-city-reason-nobody-there =
    Om een vak ook te gebruiken, moet er een fiche van een ander liggen, en dat is niet zo.
nevada-city-reason-nobody-to-hire = Er is hier niemand om in dienst te nemen.
nevada-city-reason-none-left = Dit kan nu niet komen.
nevada-city-reason-not-all-goods =
    Om een contract meteen uit te voeren, moet je alles betalen wat het vraagt; vaardigheden van het
    personage tellen mee.
nevada-city-reason-not-at-this-space = Dat biedt dit vak niet, of niet meer.
nevada-city-reason-not-built = Dit gebouw is niet voltooid en kan niet worden gebruikt.
nevada-city-reason-not-damaged = Dit gebouw is niet beschadigd.
nevada-city-reason-not-employed = Deze arbeider is niet bij jou in dienst.
nevada-city-reason-not-for-claim =
    Dit gebouw is niet te claimen: iemand heeft het al, of het hoort niet bij deze partij.
nevada-city-reason-not-for-hire = Deze arbeider kan hier niet in dienst worden genomen.
nevada-city-reason-not-in-force = Geen gebeurtenis met deze naam laat nu een actie toe.
nevada-city-reason-not-in-hand = Deze gebeurtenis heb je niet in de hand.
nevada-city-reason-not-looked-at = Dit is geen van de contracten die je bekijkt.
nevada-city-reason-not-needed = Dat is hier niet nodig, of niet meer ervan.
nevada-city-reason-not-on-offer = Dit contract wordt hier niet aangeboden.
nevada-city-reason-not-reserved = Je hebt dit contract niet gereserveerd.
nevada-city-reason-not-sold-here = Dit goed wordt hier niet verkocht.
nevada-city-reason-not-swapped-here = Dit goed wordt hier niet geruild.
nevada-city-reason-not-your-goal = Dit is geen van je twee doelen.
nevada-city-reason-not-yours = Dit is niet van jou.
nevada-city-reason-nothing-to-add =
    Dit personage kan niets brengen van wat nog nodig is, niet van de hoeve en niet met vaardigheden.
nevada-city-reason-nothing-to-claim = Hier is niets wat je zou kunnen claimen.
nevada-city-reason-nothing-to-copy = Geen vak met een fiche van een ander staat open voor dit personage.
nevada-city-reason-one-contract = Elk personage mag zich per jaar met maar één contract bezighouden.
nevada-city-reason-pay-goods = Kies nu wat je geeft.
nevada-city-reason-pay-or-repay = Betaal nu wat de gebeurtenis eist, of betaal eerst een lening terug.
nevada-city-reason-pay-the-good-first = Je hebt dit goed zelf, dus vermaak in de plaats is niet nodig.
nevada-city-reason-property-only = Dit vak is alleen voor percelen.
nevada-city-reason-redraw-or-not = Betaal nu voor een andere kaart, of houd de jouwe.
nevada-city-reason-repay-or-not = Betaal nu een lening terug, of laat het fiche bij de bank.
nevada-city-reason-replaced = Dit gebouw is vervangen door een ander: { $building }.
nevada-city-reason-resources-only = Het moet zilver, oogst of vee zijn.
nevada-city-reason-return-contracts = Leg eerst de andere contracten terug, op de stapel of eronder.
nevada-city-reason-same-sex = Volgens de regels trouwt een zoon met een vrouw en een dochter met een man.
nevada-city-reason-something-first = Daarvoor ligt hier een fiche: er moet eerst iets gebeuren.
nevada-city-reason-space-taken = Op dit vak ligt al een fiche.
nevada-city-reason-spend-marker = Kies nu het personage dat een fiche afstaat.
nevada-city-reason-swap-or-not = Ruil nu een kind, of houd ze allebei.
nevada-city-reason-take-goods = Kies nu welk goed je neemt.
nevada-city-reason-too-few-kinds = Je moet verschillende soorten nemen; zo zouden het er te weinig zijn.
nevada-city-reason-too-many = Zoveel staat dit vak niet toe.
nevada-city-reason-two-in-work =
    Je hebt twee gebouwen in aanbouw. Voltooi er een voordat je een ander claimt.
nevada-city-reason-wrong-colour = Dit vak is voor contracten van een andere soort.

## Rules help
nevada-city-help-parts =
    Bij de stad horen een bord met vier gedrukte gebouwen, gebouwkaarten uit vier jaren, families en
    arbeiders, contracten in vijf soorten, gebeurtenissen, doelen en 72 perceeltegels. Goederen, geld en
    fiches zijn niet beperkt.
    .title = Het materiaal
nevada-city-help-homestead =
    Op je hoeve liggen je mijnen, boerderijen en ranches, en je kunt er onbeperkt goederen bewaren.
    Eronder is plaats voor drie kaarten: arbeiders in dienst en gereserveerde contracten, hoe je maar wilt.
    Zijn alle drie de plekken bezet, dan kun je niemand in dienst nemen en niets reserveren.
    .title = De hoeve
nevada-city-help-skills =
    Elk symbool mijnbouw, akkerbouw of veeteelt laat een personage met hetzelfde fiche één perceel van die
    soort meer bewerken. Elk symbool smeden, timmeren of metselen voegt één ijzer, hout of baksteen uit de
    voorraad toe als het personage bouwt of aan een contract werkt.
    .title = Vaardigheden
nevada-city-help-goals =
    Aan het begin krijg je twee doelen en houd je er in het geheim één. Alle doelen die jullie houden,
    tellen aan het eind voor iedereen: een doel telt iets, bijvoorbeeld voltooide gebouwen, en beloont de
    eerste plaatsen.
    .title = Doelen
nevada-city-help-event-cards =
    Een gebeurtenis gebeurt meteen en is dan voorbij, of ze geldt tot het eind van het jaar: ze verandert
    opbrengsten, prijzen of tarieven, sluit gebouwen of biedt een eigen actie. De tekst van elke gebeurtenis
    zegt welke.
    .title = Gebeurteniskaarten
nevada-city-help-charts =
    Blokjes op twee tabellen tonen hoe de economie er dit jaar voorstaat. Elk blokje van een grondstof op de
    opbrengsttabel betekent één stuk van elke bewerkte tegel; elk blokje op de markttabel één dollar per
    verkocht stuk.
    .title = Opbrengsten en prijzen
nevada-city-help-aim =
    Iedereen leidt een familie in een jonge stad. Percelen, gebouwen, contracten en doelen leveren
    punten op. Na het laatste jaar wordt burgemeester wie de meeste heeft; bij gelijke stand beslist wie het
    meeste zilver, oogst en vee heeft.
    .title = Doel van het spel
nevada-city-help-summary =
    Een jaar begint met nieuwe gebeurtenissen, gebouwen en arbeiders. Dan volgen actierondes: een
    gebeurtenis en van elke familie één personage, tot er geen fiches meer zijn. Aan het eind zijn er
    inkomsten, eindigen gebeurtenissen, veranderen prijzen, komen fiches terug, en trouwen of vertrekken
    arbeiders.
    .title = Een jaar in het kort
nevada-city-help-new-year =
    Vóór de eerste ronde worden de gebeurtenisvakken gevuld, zijn de gebouwen van dit jaar te claimen,
    vertrekken arbeiders die niemand in dienst nam, en komen er nieuwe: één meer dan er mensen meespelen.
    .title = Het nieuwe jaar
nevada-city-help-events =
    In het eerste jaar ligt er op elk van de zes vakken een gebeurtenis, gedekt; later alleen op de vakken
    1, 3, 5 en 6. Het nummer van een vak is de ronde waarin de gebeurtenis wordt omgedraaid.
    .title = Gebeurtenissen klaarleggen
nevada-city-help-buildings =
    Elke gebouwkaart draagt een jaar. Vanaf dat jaar is ze te claimen, en wat niemand claimt, blijft
    beschikbaar. Na 1857 komen er geen nieuwe gebouwen. De beschikbare kaarten mag je altijd bekijken.
    .title = Gebouwen van het jaar
nevada-city-help-workers =
    Elk jaar komen er nieuwe arbeiders naar de stad, één meer dan er mensen meespelen, en die kun je in het
    hotel in dienst nemen. Wie door niemand in dienst is genomen, vertrekt als het volgende jaar begint; bij
    sommige gebouwen kun je zulke arbeiders ook dan nog in dienst nemen.
    .title = Arbeiders
nevada-city-help-rounds =
    Een jaar wordt in rondes gespeeld. In elke ronde gebruikt iedereen alle fiches van één personage. Dat
    gaat door zolang iemand een personage met fiches heeft; wie er geen meer heeft, wacht op het volgende
    jaar.
    .title = Actierondes
nevada-city-help-check-events =
    Ligt er een gebeurtenis op het vak van deze ronde, dan wordt ze omgedraaid en afgehandeld voordat iemand
    iets doet. Ze neemt alleen fiches die nog op personages liggen; die liggen tot volgend jaar op de hoeve.
    Wie niet kan betalen, moet met zulke fiches lenen; wie er geen heeft, betaalt wat kan.
    .title = De gebeurtenis van de ronde
nevada-city-help-actions =
    Met de klok mee vanaf de sheriff kiest iedereen een personage met fiches en gebruikt ze allemaal, één
    actie per fiche. Met wat overblijft, mag je passen. Een personage komt per jaar maar in één ronde aan de
    beurt.
    .title = Acties
nevada-city-help-farm =
    Een fiche bewerkt een van je boerderijen, en één meer per symbool akkerbouw van het personage. Elke
    boerderij geeft zoveel oogst als de opbrengsttabel toont. Een boerderij kan één keer per jaar worden
    bewerkt, door elk van je personages, met of zonder vaardigheid.
    .title = Een boerderij bewerken
nevada-city-help-ranch =
    Een fiche bewerkt een van je ranches, en één meer per symbool veeteelt van het personage. Elke ranch
    geeft zoveel vee als de opbrengsttabel toont. Een ranch kan één keer per jaar worden bewerkt.
    .title = Een ranch bewerken
nevada-city-help-mine =
    Een fiche bewerkt een van je mijnen, en één meer per symbool mijnbouw van het personage. Elke mijn geeft
    zoveel zilver als de opbrengsttabel toont. Een mijn kan één keer per jaar worden bewerkt.
    .title = Een mijn bewerken
nevada-city-help-use =
    Een fiche gaat naar een vrij vak van een voltooid gebouw; op achthoeken passen er zoveel als je wilt.
    Betaal het tarief aan de eigenaar, desnoods uit de opbrengst; in je eigen gebouw betaal je niets. Elk
    personage mag bij elk gebouw maar één keer per jaar iets doen. Bruine vakken zijn voor vier spelers.
    .title = Een gebouw gebruiken
nevada-city-help-claiming =
    In het stadhuis krijg je voor een fiche en het tarief van het vak een gebouwkaart, die onvoltooid op een
    vrije kavel komt, of voor nog eens $ 1 een mijn, $ 2 een boerderij of $ 3 een ranch, meteen 2 punten
    waard. Je mag hoogstens twee gebouwen in aanbouw hebben.
    .title = Een gebouw of perceel claimen
nevada-city-help-construction =
    Een fiche gaat naar een van je onvoltooide gebouwen. De vaardigheden van het personage voegen
    handelsgoederen uit de voorraad toe, en van je hoeve mag je alles brengen wat nog nodig is. Vermaak kan
    vervangen wat je niet hebt.
    .title = Bouwen
nevada-city-help-finishing =
    Een gebouw kan meerdere acties, rondes of jaren kosten, maar elk personage bouwt er maar één keer per
    jaar aan. Zodra alles er is, is het klaar: je krijgt de punten, en iedereen mag het gebruiken. Het
    personage dat het voltooit, kan het dat jaar niet ook nog gebruiken.
    .title = Een gebouw voltooien
nevada-city-help-reserve =
    Op een contractvak neem je een open contract van de juiste soort naar een vrije plek bij je hoeve; er
    komt meteen een nieuw. Elk personage houdt zich per jaar met één contract bezig, en een gereserveerd
    contract geef je nooit terug.
    .title = Een contract reserveren
nevada-city-help-advance =
    Met een fiche op je hoeve levert een personage goederen die een van je gereserveerde contracten nodig
    heeft; vaardigheden helpen mee. Wat geleverd is, blijft op de kaart tot alles er is, en dan telt het
    contract.
    .title = Aan een contract werken
nevada-city-help-complete =
    Op een contractvak mag je ook alles wat een contract vraagt in één keer betalen; dan neemt het geen plek
    in. Een uitgevoerd contract geeft punten, soms meer als het genoemde gebouw klaar is; de eigenaar
    daarvan krijgt er dan 2. Sommige geven goederen of leren het personage een vaardigheid.
    .title = Een contract uitvoeren
nevada-city-help-cleanup =
    Als niemand meer fiches heeft, eindigt het jaar, in deze volgorde: inkomsten van gebouwen, einde van de
    gebeurtenissen, controle of het spel voorbij is, nieuwe blokjes, de sheriffster, terugkeer van de
    fiches, bruiloft of afscheid van de arbeiders.
    .title = Het eind van een jaar
nevada-city-help-year-end-income =
    Sommige gebouwen brengen aan het eind van het jaar iets op, afhankelijk van hoeveel arbeiders niemand in
    dienst nam. Alleen voltooide gebouwen tellen, en die van de bank leveren niemand iets op.
    .title = Inkomsten aan het eind van het jaar
nevada-city-help-end-of-events =
    Wat van kracht was, eindigt met het jaar, en gebeurtenissen die niet zijn omgedraaid, gaan ongezien weg.
    Gesloten gebouwen gaan weer open, en brandschade is verdwenen.
    .title = Gebeurtenissen eindigen
nevada-city-help-end-check =
    Het spel eindigt na het laatste jaar, of eerder als er aan het eind van een jaar op elke kavel een
    gebouwkaart ligt, voltooid of niet. Dan worden de doelen geteld; bruiloften zijn er niet meer.
    .title = Is het spel afgelopen?
nevada-city-help-new-cubes =
    Alle blokjes gaan van de tabellen. De vaste komen terug, dan worden er twee uit de zak getrokken voor de
    opbrengsten en vijf voor de prijzen. Zo verandert elk jaar wat de moeite waard is.
    .title = Nieuwe blokjes
nevada-city-help-start-player =
    Wie de ster van de hulpsheriff heeft, neemt de sheriffster en begint het volgende jaar; de ster van de
    hulpsheriff gaat terug naar het bord. Heeft niemand hem genomen, dan blijft de sheriff dezelfde.
    .title = De volgende sheriff
nevada-city-help-markers-return =
    Alle fiches gaan terug naar hun personages, behalve die voor leningen bij de bank: leningen mag je nu
    terugbetalen. Voor elke lening die blijft, is volgend jaar een actievak van je familie leeg; je kiest het
    na de bruiloften, dus het mag ook dat van een pas getrouwde arbeider zijn.
    .title = Fiches komen terug
nevada-city-help-weddings =
    Aan het eind van het jaar vertrekken je arbeiders, tenzij ze trouwen: elke ongetrouwde zoon en dochter
    mag met één arbeider van het andere geslacht trouwen. Een bruiloft kost 2 drank en twee grondstoffen
    naar keuze. De arbeider hoort dan voorgoed bij de familie, zonder loon en zonder een plek in te nemen.
    .title = Bruiloften en afscheid
nevada-city-help-ending =
    Alle doelen worden omgedraaid en tellen voor iedereen. Bij gelijke stand worden de punten van de
    plaatsen gedeeld, naar beneden afgerond; wie er niets van heeft, krijgt niets. De meeste punten winnen,
    dan het meeste zilver, oogst en vee; is ook dat gelijk, dan wordt de overwinning gedeeld.
    .title = Einde van het spel
nevada-city-help-bank =
    Een fiche bij de bank is een lening. Je mag die altijd terugbetalen, met $ 5: in je beurt, voordat je
    voor een gebeurtenis betaalt, en aan het eind van het jaar; het fiche is volgend jaar weer vrij. Een
    lening die dan nog openstaat, kost iemand uit je familie een actie. Er is ook een vak voor een
    stadscontract.
    .title = Bank
nevada-city-help-city-hall =
    Hier claim je gebouwen en percelen tegen het tarief van het vak; een perceel kost ook nog zijn
    prijs. Op het duurste vak passen zoveel fiches als je wilt. Er is ook een vak voor een stadscontract.
    .title = Stadhuis
nevada-city-help-trading-post =
    Koop tot drie handelsgoederen naar keuze voor $ 2 per stuk, op welk vak je ook staat. Het aantal vakken is
    beperkt, dus kom op tijd.
    .title = Handelspost
nevada-city-help-hotel =
    Neem voor het tarief van het vak en het loon iemand in dienst die in de stad is. De arbeider neemt een
    plek bij je hoeve in en kan in een latere ronde van hetzelfde jaar iets doen. Op het vak voor
    gebeurtenissen bekijk je de komende en nog een, en leg je ze naar keuze neer, één op de stapel.
    .title = Hotel
nevada-city-help-selling =
    Verkoop zilver bij de essayeur, oogst op de markt en vee op de veemarkt, tegen de marktprijs. Elk vak
    heeft een grens, en sommige betalen een toeslag per stuk. Alle drie hebben ook een vak voor een
    contract.
    .title = Essayeur, markt, veemarkt
nevada-city-help-sheriff =
    Het ene vak geeft voor $ 2 aan de eigenaar de ster van de hulpsheriff en/of een contract naar keuze, in
    de volgorde die je wilt; betaalt pas het geld van een contract het tarief, dan komt de ster daarna. Op
    het andere neem je iemand in dienst die de stad heeft verlaten, voor het loon en $ 4 aan wie nu sheriff
    is; de sheriff zelf betaalt die $ 4 niet.
    .title = Sheriffkantoor
nevada-city-help-fire-house =
    Bij brand mag de eigenaar van de voltooide kazerne een fiche sturen, en alle anderen betalen $ 4; anders
    moeten alle anderen een fiche sturen. Er is dan geen schade. Zonder kazerne sturen allen een fiche, en
    het gebouw is beschadigd: gesloten tot het jaar voorbij is of tot iemand het voor een punt repareert.
    .title = Brandweerkazerne
nevada-city-help-unhired =
    Beide zorgen voor arbeiders die niemand in dienst nam. Aan het eind van elk jaar levert de gaarkeuken de
    eigenaar $ 5 op voor elk van hen, het pension 3 punten als het er meer dan één zijn.
    .title = Gaarkeuken, pension
nevada-city-help-trades =
    Betaal het tarief aan de eigenaar en neem het ijzer, baksteen of hout van het vak uit de voorraad; hoe
    duurder het vak, hoe meer. Alle drie hebben ook een vak voor een bouwcontract.
    .title = Smidse, steenoven, zagerij
nevada-city-help-general-stores =
    Voor in totaal $ 2 neem je drie handelsgoederen uit de drie soorten die de winkel verkoopt. Het moeten
    minstens twee soorten zijn. Het geld gaat naar de eigenaar.
    .title = Winkels
nevada-city-help-saddlery =
    Bekijk de bovenste drie contracten van de stapel. Je mag er een reserveren of uitvoeren; de andere leg
    je gedekt terug, elk naar keuze op de stapel of eronder.
    .title = Zadelmakerij
nevada-city-help-pharmacist =
    Voor $ 1 aan de eigenaar mag je zoveel hout, baksteen en ijzer als je wilt ruilen voor evenveel drank, één
    tegen één.
    .title = Apotheek
nevada-city-help-post-office =
    Voor $ 2 aan de eigenaar gaan alle open contracten onder de stapel en komen er nieuwe. Dan mag je er een
    reserveren of uitvoeren.
    .title = Postkantoor
nevada-city-help-tobacconist =
    Voor $ 1 aan de eigenaar gebruik je een vak waarop een fiche van een ander ligt, zonder tweede fiche, en
    betaal je ook het tarief van dat vak. Het telt ook als de actie van het personage bij dat gebouw.
    Leningen kunnen zo niet.
    .title = Tabakswinkel
nevada-city-help-newspaper =
    Voor $ 1 mag je eerst tot 5 punten kopen voor $ 1 per stuk, en daarna een contract naar keuze nemen;
    minstens een van beide moet gebeuren, en na het contract zijn er geen punten meer. Al het geld gaat naar
    de eigenaar. De eigenaar zelf betaalt die $ 1 niet en koopt punten van de bank.
    .title = Krant
nevada-city-help-saloons =
    Betaal de eigenaar en neem drank of vermaak. Elke saloon heeft een vak voor een vermaakcontract en, met
    de pokerkaarten, een speeltafel: zet tot $ 5 in; de hoogste kaart wint de inzet, de joker het dubbele,
    en anders ben je hem kwijt.
    .title = De saloons
nevada-city-help-shows =
    Betaal het tarief aan de eigenaar en neem de drank of het vermaak van het vak uit de voorraad. Vermaak
    kan elk ander handelsgoed vervangen.
    .title = Bordeel, operahuis
nevada-city-help-example =
    Sommige gebeurtenissen bieden voor de rest van het jaar een actie: als er zilver is ontdekt, mag elk
    personage één keer een fiche op de kaart leggen en één zilver nemen. Er passen zoveel fiches als je
    wilt.
    .title = Een gebeurtenis als actie
nevada-city-help-two-players =
    Met z’n tweeën speel je vijf jaar en heb je aan het begin $ 5 meer. De markt en de veemarkt zijn van de
    bank, enkele gebouwen ontbreken, en in ronde 3 en 4 van elk jaar neemt de bank het vrije gebouw met de
    meeste punten, dat meteen voltooid is.
    .title = Met z’n tweeën
nevada-city-help-fine-points =
    Vermaak vervangt ijzer, hout, baksteen of drank, nooit zilver, oogst of vee. Een lening in je beurt neemt
    een fiche van het actieve personage, ook midden in een actie die net contracten heeft omgedraaid; een
    lening die een gebeurtenis afdwingt, een fiche naar keuze dat nog op een personage ligt. Tarieven bij
    gebouwen van de bank gaan naar de bank.
    .title = Fijne kneepjes
nevada-city-help-setup =
    Iedereen begint met een mijn, een boerderij en een ranch met elk één stuk erop, één handelsgoed van elke
    soort, een voltooid startgebouw en een familie, waarvan pa twee extra percelen meebrengt. Wie het
    sheriffkantoor heeft, begint met $ 8; de anderen hebben met de klok mee telkens een dollar meer. Vier
    van de zes startgebeurtenissen komen eerst.
    .title = Voorbereiding
nevada-city-help-advanced-parts =
    Voor gevorderden zijn er zes gebouwen meer, vier gebeurtenissen meer, een negende doel, vier extra zonen
    en dochters, meer blokjes en zeven pokerkaarten: 2 tot en met 6, aas en joker, waarbij de joker de
    hoogste is.
    .title = Extra materiaal voor gevorderden
nevada-city-help-advanced =
    Elke mogelijkheid kies je apart: extra gebouwen, pokerkaarten, het doel schietkunst, extra
    gebeurtenissen, onruststokers, meer blokjes, meer kinderen. In een vuurgevecht trekken beide kanten een
    pokerkaart en tellen er hun schietkunst bij; het laagste totaal loopt een wond op, bij gelijk allebei.
    Een wond kost tot volgend jaar een fiche; een onruststoker sterft eraan.
    .title = Het spel voor gevorderden
nevada-city-help-replacements =
    Drie van de extra gebouwen komen in de plaats van gedrukte. Je claimt ze zoals andere, maar ze wachten
    naast de hoeve en hebben geen kavel nodig. Is er een voltooid, dan komt het op de plaats van het oude,
    en de fiches daar verhuizen mee.
    .title = Vervangende gebouwen
nevada-city-help-capitol =
    Het vervangt het stadhuis. Betaal de eigenaar $ 1 voor een gebouw, $ 1 voor een perceel, of $ 3 voor
    allebei. Op deze vakken passen zoveel fiches als je wilt, op het vak voor het stadscontract één.
    .title = Capitool
nevada-city-help-cavalry-hotel =
    Het vervangt het hotel. In dienst nemen kost er maar $ 2, voor de eigenaar, en het loon gaat nog steeds
    naar de bank. Een vak om over gebeurtenissen te beslissen heeft het niet.
    .title = Cavaleriehotel
nevada-city-help-military-store =
    Hij vervangt de handelspost en verkoopt dezelfde handelsgoederen voor $ 1 per stuk, tot drie. Het geld
    gaat naar de eigenaar; die betaalt zelf aan de bank.
    .title = Legerwinkel
nevada-city-help-doctor =
    Is het gebouw voltooid, dan helpt de dokter altijd: wie gewond raakt, mag de eigenaar een handelsgoed
    betalen in plaats van een fiche te verliezen. De eigen personages van de eigenaar geneest hij gratis.
    .title = Dokter
nevada-city-help-undertaker =
    Telkens als een vreemdeling of onruststoker sterft, betaalt de bank $ 4 aan de eigenaar van de voltooide
    begrafenisonderneming. Een gebouw van de bank levert niemand iets op.
    .title = Begrafenisondernemer
nevada-city-help-stables =
    Hier neem je iemand in dienst die de stad heeft verlaten. Er is geen tarief, en het loon gaat naar de
    eigenaar van de stallen; neemt die zelf iemand in dienst, dan gaat het naar de bank.
    .title = Stallen

## Scene

nevada-city-scene-tab-town = Stad
nevada-city-scene-tab-market = Markt
nevada-city-scene-tab-homestead = Hoeve
nevada-city-scene-tab-year = Jaar
nevada-city-scene-tab-goals = Doelen
nevada-city-scene-main-street = Hoofdstraat
nevada-city-scene-plots = { $taken } van { $plots } kavels bezet
nevada-city-scene-you-build = jij bouwt
nevada-city-scene-in-work = in aanbouw
nevada-city-scene-to-claim = te claimen
nevada-city-scene-burnt = schade
nevada-city-scene-closed = dicht
nevada-city-scene-free = gratis
nevada-city-scene-building =
    { $building }{ $owner ->
        [bank] , van de Bank
        [player] , van { $name }
       *[nobody] { "" }
    }{ $tagged ->
        [yes] , { $tag }
       *[no] { "" }
    }. { $rules }
nevada-city-scene-markers-of = { $name } { $count }
nevada-city-scene-markers-at = Fiches bij { $building }: { $markers }
nevada-city-scene-card = { $card }: { $rules }
nevada-city-scene-contracts = Contracten
nevada-city-scene-in-deck = { $count } in de stapel
nevada-city-scene-for-hire = Werkzoekenden
nevada-city-scene-left-town = vertrokken: { $count }
nevada-city-scene-left-town-title = Vertrokken arbeiders
nevada-city-scene-nobody-left = Nog niemand is vertrokken.
nevada-city-scene-nobody-for-hire = Er is niemand in de stad.
nevada-city-scene-contract-way =
    { $way ->
        [reserve] Reserveren
        [complete] Uitvoeren
        [top] Bovenop
       *[under] Onderop
    }
nevada-city-scene-round =
    { $round ->
        [0] begin
       *[other] ronde { $round }
    }
nevada-city-scene-year-of = jaar { $year } van { $years }
nevada-city-scene-sheriff = Sheriff: { $name }
nevada-city-scene-deputy = { $coming ->
    [yes] sheriff van volgend jaar: { $name }
   *[no] hulpsheriff: { $name }
}
nevada-city-scene-no-events = Dit jaar geen gebeurtenis meer
nevada-city-scene-event-face-down = Een gedekte gebeurtenis voor ronde { $round }
nevada-city-scene-event-known = Je kent de gebeurtenis van ronde { $round }: { $event }
nevada-city-scene-all-events = Alle gebeurtenissen
nevada-city-scene-production = Opbrengst
nevada-city-scene-market = Marktprijs
nevada-city-scene-production-of =
    { $good ->
        [silver] Elke mijn geeft { $count } zilver
        [crops] Elke boerderij geeft { $count } oogst
       *[livestock] Elke ranch geeft { $count } vee
    } ({ $cubes } op de tabel, gebeurtenissen { $more })
nevada-city-scene-market-of =
    { $good ->
        [silver] Zilver
        [crops] Oogst
       *[livestock] Vee
    } brengt $ { $count } op ({ $cubes } op de tabel, gebeurtenissen { $more })
nevada-city-scene-role =
    { $role ->
        [pa] Pa
        [ma] Ma
        [son] Zoon
       *[daughter] Dochter
    }
nevada-city-scene-acting = aan zet
nevada-city-scene-homestead = Familie { $family }
nevada-city-scene-home-of = Hoeve van { $name }
nevada-city-scene-loans =
    { $count ->
        [one] { $count } lening
       *[other] { $count } leningen
    }
nevada-city-scene-slots = Arbeiders en contracten
nevada-city-scene-free-slot = vrije plek
nevada-city-scene-land = Land
nevada-city-scene-land-of = { $tiles } van { $spaces }
nevada-city-scene-tile =
    { $property ->
        [mine] Mijn
        [farm] Boerderij
       *[ranch] Ranch
    }{ $worked ->
        [yes] , dit jaar bewerkt
       *[no] { "" }
    }
nevada-city-scene-looked-at = Contracten die je bekijkt
nevada-city-scene-events-in-hand = Gebeurtenissen om neer te leggen
nevada-city-scene-goals = Doelen
nevada-city-scene-no-goals = Je kent geen doel.
nevada-city-scene-goal-amount = { $name } { $count }
nevada-city-scene-goal-now = { $goal } Nu: { $amounts }
nevada-city-scene-last-card = laatste kaart: { $card }
nevada-city-scene-pot = pot $ { $dollars }
nevada-city-scene-poker-of = { $name }: { $card }
nevada-city-scene-completed = Uitgevoerde contracten
nevada-city-scene-about =
    { $chosen ->
        [yes] Familie { $family }
       *[no] Nog geen familie
    }{ $badge ->
        [sheriff] , sheriff
        [deputy] , volgend jaar sheriff
        [last-deputy] , hulpsheriff
       *[none] { "" }
    }: $ { $money }, { $goods } goederen, nog { $markers ->
        [one] { $markers } fiche
       *[other] { $markers } fiches
    }, { $buildings ->
        [one] { $buildings } gebouw
       *[other] { $buildings } gebouwen
    }, { $contracts ->
        [one] { $contracts } contract
       *[other] { $contracts } contracten
    }{ $loans ->
        [0] { "" }
        [one] , { $loans } lening
       *[other] , { $loans } leningen
    }
nevada-city-scene-gallery-buildings = Gebouwen
nevada-city-scene-gallery-sites = Bouwplaatsen
nevada-city-scene-gallery-contracts = Contracten
nevada-city-scene-gallery-people = Mensen
nevada-city-scene-gallery-events = Gebeurtenissen
nevada-city-scene-gallery-pieces = Speelmateriaal en tekens

## Eerste spel: guide.toml

nevada-city-guide-welcome =
    Welkom in Nevada City! Je leidt een familie die haar land bewerkt, in de stad handelt en contracten
    uitvoert. Er is hier veel te zien; we gaan stap voor stap.
nevada-city-guide-family = Kies je familie. De Muleskins hebben ranches, en ranches geven vee: neem hen.
    .brought =
        Vier personages werken nu voor je, met drie ranches, een mijn en een boerderij. Elk daarvan is 2
        punten waard.
nevada-city-guide-goal =
    Twee geheime doelen, waarvan je er een houdt. De Landbaron beloont mijnen, boerderijen en ranches: dat
    past bij je.
    .brought = Niemand anders ziet je doel. Het telt aan het eind van het spel.
nevada-city-guide-event =
    Elke ronde begint met een gebeurtenis. Deze is gul: iedereen pakt iets. Neem hout, dat hebben veel
    contracten nodig.
    .brought = Nu komen de personages in het spel.
nevada-city-guide-character =
    Elke ronde speel je een van je personages. Kies Temperance: ze heeft twee fiches, en elk daarvan is een
    actie.
    .brought = Ze is aan de beurt. Eerst het land, dan de stad.
nevada-city-guide-ranch = Met haar eerste fiche bewerkt ze een ranch.
    .brought = Drie vee! Zoveel geeft een ranch dit jaar; blokjes bepalen het elk jaar opnieuw.
nevada-city-guide-stock-yards =
    Het contract Fokvee vraagt precies drie vee. Met haar tweede fiche gaat ze naar de Veemarkt, waar je
    zulke contracten uitvoert.
    .brought = Het vak is bezet, en er is $ 1 voor betaald.
nevada-city-guide-contract = Voer het contract meteen uit: lever drie vee in.
    .brought =
        2 punten, en Temperance heeft veeteelt geleerd. Je tegenstander heeft iemand ingehuurd en een ranch
        gekocht.
nevada-city-guide-rounds =
    Een nieuwe ronde, een nieuwe gebeurtenis. Temperance is klaar voor dit jaar; je andere personages zijn
    nog fris.
nevada-city-guide-second-character = Kies Gideon, die drie fiches heeft.
    .brought = Hij is aan de beurt.
nevada-city-guide-second-ranch =
    Je hebt ook geld nodig. Bewerk een andere ranch: elke ranch werkt één keer per jaar.
    .brought = Opnieuw drie vee.
nevada-city-guide-market =
    Verkoop het op de Veemarkt: op dit vak tot drie stuks met een toeslag, voor $ 3 per stuk.
    .brought = Een vak is per jaar voor één personage: wie het eerst komt, heeft het.
nevada-city-guide-sale = Verkoop alle drie.
    .brought = $ 9 in de kas. Met geld huur je mensen in en claim je gebouwen en land.
nevada-city-guide-end =
    Gideon heeft nog één fiche over, de keus is aan jou. Is iedereen klaar, dan eindigt het jaar; land,
    gebouwen, contracten en doelen leveren punten op. Succes!
