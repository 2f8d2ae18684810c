### Carcassonne: Gold Rush, in Dutch.

-gold-rush = Carcassonne: Goudkoorts

gold-rush-title = { -gold-rush }
gold-rush-introduction =
    Tegel voor tegel ontstaat een stukje Wilde Westen: bergen, prairies, spoorlijnen en steden. Zet je cowboys
    waar ze punten opleveren en zet je tent op een veelbelovende berg om naar goud te graven, ook als die
    berg in andere handen is. Wie na de laatste tegel de meeste punten heeft, wint { -gold-rush }.

gold-rush-variant-no-farmers = Zonder boeren
    .explanation =
        Op de prairies worden geen cowboys gezet en de prairies leveren niets op. Aan te raden voor je eerste
        partij.
gold-rush-variant-first-seat = Wie begint: de eerste plaats
    .explanation = Wie op plaats 1 zit, is als eerste aan de beurt; spreek samen af wie dat is.
gold-rush-variant-first-lot = Wie begint: loting
    .explanation = Het lot bepaalt wie als eerste aan de beurt is. Elke plaats maakt evenveel kans.

## Components

gold-rush-name-cowboy = cowboy
gold-rush-name-railwayman = spoorman
gold-rush-name-gold-miner = goudzoeker
gold-rush-name-merchant = handelaar
gold-rush-name-farmer = boer
gold-rush-name-tent = tent

## Parts of sentences

# A mining token by what it shows.
gold-rush-token = { $nuggets ->
    [0] gruis
    [one] { $nuggets } goudklompje
   *[other] { $nuggets } goudklompjes
}
gold-rush-start-tile = op de starttegel

# What a tile shows at a side: "toont een berg". $land is mountain, railroad or prairie.
gold-rush-land = { $land ->
    [mountain] een berg
    [railroad] een spoorlijn
   *[prairie] prairie
}
# One of several: "a mountain at the north side".
gold-rush-needed = { $land } { $side }

# Where a cowboy is on a tile: a side, the city, or half of a side, left or right as seen from the middle.
gold-rush-spot = { $spot ->
    [n] aan de noordkant
    [e] aan de oostkant
    [s] aan de zuidkant
    [w] aan de westkant
    [city] in de stad
    [nl] aan de noordkant, westelijke helft
    [nr] aan de noordkant, oostelijke helft
    [el] aan de oostkant, noordelijke helft
    [er] aan de oostkant, zuidelijke helft
    [sl] aan de zuidkant, oostelijke helft
    [sr] aan de zuidkant, westelijke helft
    [wl] aan de westkant, zuidelijke helft
   *[wr] aan de westkant, noordelijke helft
}

# The name of a tile is a row of these.
gold-rush-tile-and = { $one }; { $two }
gold-rush-tile-plain = alleen prairie
gold-rush-tile-mountain = { $count ->
    [4] berg aan alle kanten
   *[other] berg in het { $sides }
} ({ $nuggets ->
    [one] { $nuggets } goudklompje
   *[other] { $nuggets } goudklompjes
})
gold-rush-tile-hub = { $hub ->
    [city] stad
   *[junction] knooppunt
} met spoorlijnen { $count ->
    [4] aan alle kanten
   *[other] in het { $sides }
}
gold-rush-tile-railroad = spoorlijn van { $start } naar { $end }{ $locomotives ->
    [0] {""}
    [one] {" "}met een locomotief
   *[other] {" "}met { $locomotives } locomotieven
}
gold-rush-tile-tunnel = spoorlijn van { $start } de berg in{ $locomotives ->
    [0] {""}
    [one] {" "}met een locomotief
   *[other] {" "}met { $locomotives } locomotieven
}
gold-rush-tile-tipis = { $tipis ->
    [one] tipikamp
   *[other] { $tipis } tipikampen
} in het { $sides }
gold-rush-tile-horses = { $horses ->
    [one] wilde paarden
   *[other] { $horses } kuddes wilde paarden
} in het { $sides }

## Actions

gold-rush-action-draw = Pak de tegel: { $tile }
gold-rush-action-token = Draai een fiche om: { $token }
gold-rush-action-place = Leg de tegel { $place }, bovenkant { $side }
    .group = Tegel leggen
    .short = Leg { $place }
gold-rush-action-cowboy = { $role ->
    [railwayman] Spoorman op de spoorlijn { $spot }
    [gold-miner] Goudzoeker op de berg { $spot }
    [merchant] Handelaar { $spot }
    [farmer] Boer op de prairie { $spot }
   *[cowboy] Cowboy op de nieuwe tegel { $spot }
}
    .group = Cowboy neerzetten
    .short = { $role ->
        [railwayman] Spoorman neerzetten
        [gold-miner] Goudzoeker neerzetten
        [merchant] Handelaar neerzetten
        [farmer] Boer neerzetten
       *[cowboy] Cowboy neerzetten
    }
gold-rush-action-tent = Zet je tent op: { $place }, berg { $side }
    .group = Tent opzetten
    .short = Tent hier opzetten
gold-rush-action-mine = Graaf naar goud: pak het bovenste fiche van de berg met je tent
    .group = Naar goud graven
gold-rush-action-pass = Doe deze beurt niets meer
    .group = Verder niets doen
gold-rush-action-begin = { $player } begint

## Prompts

gold-rush-prompt-draw-first-seat = Wie begint?
    .hint = Het lot beslist; elke plaats maakt evenveel kans.
gold-rush-prompt-draw-tile = Pak een landtegel.
    .hint = { $tiles ->
        [one] Er ligt nog { $tiles } tegel op de stapels.
       *[other] Er liggen nog { $tiles } tegels op de stapels.
    }
gold-rush-prompt-place-tile = Leg je tegel aan: { $tile }.
    .hint = Hij moet een tegel op de kaart raken, en elke kant moet doorgaan met wat daar ligt.
gold-rush-prompt-choose-action = Zet een cowboy neer, zet je tent op, graaf naar goud of doe niets meer.
    .hint = { $cowboys ->
        [0] Je hebt geen cowboy meer over
        [one] Je hebt nog { $cowboys } cowboy over
       *[other] Je hebt nog { $cowboys } cowboys over
    }{ $tokens ->
        [0] .
        [one] {" "}en op de berg met je tent ligt { $tokens } mijnfiche.
       *[other] {" "}en op de berg met je tent liggen { $tokens } mijnfiches.
    }
gold-rush-prompt-take-token = Pak het bovenste mijnfiche van de berg met de tent.
    .hint = Alleen de eigenaar mag het bekijken.
gold-rush-prompt-share-tokens = Deel het volgende mijnfiche van de voltooide berg uit.
    .hint = Het gaat naar wie daar de meeste goudzoekers heeft; bij gelijke stand pak je om de beurt.

## Events

gold-rush-event-begins = Het lot valt op { $name }, die begint.
gold-rush-event-tile-drawn = { $name } pakt een tegel: { $tile }.
gold-rush-event-tile-discarded =
    { $name } pakt een tegel die nergens past, en die gaat uit het spel: { $tile }.
gold-rush-event-tile-placed = { $name } legt de tegel { $place }: { $tile }.
gold-rush-event-tokens-placed = { $tokens ->
    [one] Er komt { $tokens } mijnfiche
   *[other] Er komen { $tokens } mijnfiches
} op de berg ({ $place }); de stapel telt er nu { $pile }.
gold-rush-event-cowboy-placed = { $name } zet { $role ->
    [railwayman] een spoorman
    [gold-miner] een goudzoeker
    [merchant] een handelaar
   *[farmer] een boer
} neer { $spot } ({ $place }).
gold-rush-event-cowboy-returned = { $name } krijgt { $role ->
    [railwayman] een spoorman
    [gold-miner] een goudzoeker
    [merchant] een handelaar
   *[farmer] een boer
} terug ({ $place }).
gold-rush-event-tent-pitched = { $name } zet de tent op ({ $place }).
gold-rush-event-tent-moved = { $name } verplaatst de tent ({ $place }).
gold-rush-event-tent-returned = De berg is voltooid en { $name } krijgt de tent terug ({ $place }).
gold-rush-event-token-taken = { $name } pakt een mijnfiche ({ $place }). { $pile ->
    [0] De stapel daar is op.
    [one] Daar blijft er { $pile } liggen.
   *[other] Daar blijven er { $pile } liggen.
}
gold-rush-event-token-seen = Je nieuwe mijnfiche toont { $nuggets ->
    [0] niets dan gruis.
    [one] { $nuggets } goudklompje.
   *[other] { $nuggets } goudklompjes.
}
gold-rush-event-mountain-unclaimed =
    Een berg is voltooid zonder één enkele goudzoeker ({ $place }). { $tokens ->
    [0] Er lagen geen mijnfiches meer.
    [one] Het laatste mijnfiche gaat uit het spel.
   *[other] De { $tokens } mijnfiches gaan uit het spel.
}
gold-rush-event-passed = { $name } doet deze beurt niets meer.
gold-rush-event-final-scoring =
    De tegels zijn op: de eindtelling begint. Tenten en de mijnfiches die nog op bergen liggen, worden
    weggehaald.
gold-rush-event-won = { $winners ->
    [one] { $name } wint met { points }!
   *[other] Gedeelde overwinning voor { $name } met { points }!
}

## Score lines

gold-rush-score-railroad = { $name } krijgt { points } voor een voltooide spoorlijn van { $tiles ->
    [one] { $tiles } tegel
   *[other] { $tiles } tegels
} ({ $place }){ $locomotives ->
    [0] .
    [one] , verdubbeld door de enige locomotief.
   *[other] ; { $locomotives } locomotieven verdubbelen niet.
}
    .category = Spoorlijnen
gold-rush-score-city = { $name } krijgt { points } voor een voltooide stad met { $railroads ->
    [one] { $railroads } spoorlijn
   *[other] { $railroads } spoorlijnen
} ({ $place }).
    .category = Steden
gold-rush-score-mountain = { $name } krijgt { points } voor een voltooide berg met { $nuggets ->
    [one] { $nuggets } goudklompje
   *[other] { $nuggets } goudklompjes
} ({ $place }).
    .category = Bergen
gold-rush-score-incomplete-mountain = { $name } krijgt { points } voor een onvoltooide berg met { $nuggets ->
    [one] { $nuggets } goudklompje
   *[other] { $nuggets } goudklompjes
} ({ $place }).
    .category = Onvoltooide bergen
gold-rush-score-incomplete-railroad =
    { $name } krijgt { points } voor een onvoltooide spoorlijn van { $tiles ->
    [one] { $tiles } tegel
   *[other] { $tiles } tegels
} ({ $place }).
    .category = Onvoltooide spoorlijnen
gold-rush-score-incomplete-city = { $name } krijgt { points } voor een onvoltooide stad met { $railroads ->
    [one] { $railroads } voltooide spoorlijn
   *[other] { $railroads } voltooide spoorlijnen
} ({ $place }).
    .category = Onvoltooide steden
gold-rush-score-prairie = { $name } krijgt { points } voor een prairie: { $tipis ->
    [0] geen tipikamp
    [one] { $tipis } tipikamp
   *[other] { $tipis } tipikampen
}, { $horses ->
    [0] geen wilde paarden
    [one] { $horses } kudde wilde paarden
   *[other] { $horses } kuddes wilde paarden
} ({ $place }).
    .category = Prairies
gold-rush-score-gold = { $name } draait { $tokens ->
    [one] { $tokens } mijnfiche
   *[other] { $tokens } mijnfiches
} om en krijgt { points }.
    .category = Goud

## Why not

gold-rush-reason-begin-first = Eerst bepaalt het lot wie er begint.
gold-rush-reason-no-such-seat = Daar zit niemand: deze tafel heeft minder plaatsen.
gold-rush-reason-draw-first = Eerst wordt een landtegel gepakt.
gold-rush-reason-none-left = Daarvan is er geen meer over.
gold-rush-reason-place-first = Leg eerst de tegel aan die je hebt gepakt.
gold-rush-reason-square-taken = Daar ligt al een tegel.
gold-rush-reason-not-adjacent =
    De tegel moet met een hele kant aan een tegel op de kaart liggen; een hoek is niet genoeg.
gold-rush-reason-fits-in-no-turn =
    Hoe je de tegel ook draait, hij past hier niet: dit vak vraagt om { $needed }.
gold-rush-reason-does-not-continue =
    Met de bovenkant { $top } past de tegel niet { $side }: hij toont daar { $shown }, maar de buurtegel toont
    { $there }. Anders gedraaid past hij op dit vak.
gold-rush-reason-same-turn =
    Zo gedraaid ziet de tegel er net zo uit als met de bovenkant { $side }; kies liever dat.
gold-rush-reason-choose-action =
    Nu mag je een cowboy neerzetten, je tent opzetten, naar goud graven of niets meer doen.
gold-rush-reason-no-cowboy-left =
    Al je cowboys zijn al neergezet. { $others ->
    [0] Het zijn boeren, en die blijven tot het einde van de partij.
   *[other] { $farmers ->
        [0] Ze komen terug
        [one] Je boer blijft tot het einde van de partij; de anderen komen terug
       *[other] Je boeren blijven tot het einde van de partij; de anderen komen terug
    } zodra hun spoorlijn, berg of stad voltooid is.
}
gold-rush-reason-nothing-there = Op die plek van de nieuwe tegel is er niets waar een cowboy op kan staan.
gold-rush-reason-no-farmers = Deze partij wordt zonder boeren gespeeld, dus mag er geen cowboy op de prairie.
gold-rush-reason-other-spot = Dit is hetzelfde als { $spot }; kies die plek.
gold-rush-reason-feature-occupied =
    Hier is al een cowboy, van jou of van een ander, al is het op een andere tegel.
gold-rush-reason-no-tile-there = Waar je je tent wilt opzetten, ligt geen tegel.
gold-rush-reason-no-mountain-there = Een tent staat op een berg, en die kant van de tegel toont er geen.
gold-rush-reason-mountain-complete = Deze berg is voltooid; een tent heeft er een nodig die nog groeit.
gold-rush-reason-tent-there = Op dit deel van de berg staat al een tent. Misschien zijn andere delen nog vrij.
gold-rush-reason-cowboy-there =
    Op dit deel van de berg staat een goudzoeker. Misschien zijn andere delen nog vrij.
gold-rush-reason-no-tent = Om naar goud te graven moet je tent op een berg staan, maar die is in je voorraad.
gold-rush-reason-pile-empty = Op de berg met je tent liggen geen mijnfiches meer.
gold-rush-reason-token-first = Eerst wordt het mijnfiche gepakt.

## The picture

gold-rush-scene-map = Kaart
gold-rush-scene-players = Spelers
gold-rush-scene-hand = Hand
gold-rush-scene-tile = Tegel { $place }: { $tile }
gold-rush-scene-last-tile = Het laatst gelegd door { $name }
gold-rush-scene-dead-square = Geen van de resterende tegels past hier
gold-rush-scene-cowboy = { $name }: { $role ->
    [railwayman] spoorman
    [gold-miner] goudzoeker
    [merchant] handelaar
   *[farmer] boer
} ({ $place })
gold-rush-scene-tent = { $name }: tent ({ $place })
gold-rush-scene-pile = { $tokens ->
    [one] { $tokens } mijnfiche
   *[other] { $tokens } mijnfiches
} ({ $place })
gold-rush-scene-place-here = Leg de tegel { $place }{ $turns ->
    [one] {""}
   *[other] ; { $turns } standen mogelijk
}
gold-rush-scene-player = { $name }: { points }, { $cowboys ->
    [0] geen cowboy
    [one] nog { $cowboys } cowboy
   *[other] nog { $cowboys } cowboys
} in voorraad, tent { $tent }, { $tokens ->
    [one] { $tokens } mijnfiche
   *[other] { $tokens } mijnfiches
}
gold-rush-scene-player-to-move = { gold-rush-scene-player }; aan de beurt
gold-rush-scene-you = jij
gold-rush-scene-winner = winnaar
# Whether a tent is in the supply or on a mountain: "tent klaar".
gold-rush-scene-tent-ready = klaar
gold-rush-scene-tent-pitched = opgezet
# Right after the figure, very short.
gold-rush-scene-points = ptn
gold-rush-scene-gold-worth = waarde { $points }
gold-rush-scene-tiles-left = { $tiles ->
    [one] Nog { $tiles } tegel
   *[other] Nog { $tiles } tegels
}
gold-rush-scene-in-your-hand = In je hand
gold-rush-scene-in-hand-of = { $name } legt aan
gold-rush-scene-your-new-tile = Je tegel
gold-rush-scene-new-tile-of = { $name } kiest
gold-rush-scene-turn-left = Tegel naar links draaien
gold-rush-scene-turn-right = Tegel naar rechts draaien
gold-rush-scene-mine = Naar goud graven
gold-rush-scene-pass = Niets meer
gold-rush-scene-winners = { $seats ->
    [one] Winnaar
   *[other] Winnaars
}
gold-rush-scene-gallery-tiles = Landtegels
gold-rush-scene-gallery-pieces = Cowboys en tenten
gold-rush-scene-gallery-tokens = Mijnfiches
gold-rush-scene-gallery-marks = Tekens op de kaart

## Rules help

gold-rush-help-components =
    In de doos zitten 72 landtegels, waaronder de starttegel, 63 mijnfiches, en voor iedereen een tent en
    cowboys. De tegels tonen spoorlijnen, soms met een locomotief, bergen met goudklompjes, prairies met
    tipikampen of kuddes wilde paarden, en steden. De verborgen kant van een fiche toont 1, 2, 3 of 5
    goudklompjes, of gruis.
    .title = Het spelmateriaal
gold-rush-help-goal =
    Samen leggen jullie een landschap van spoorlijnen, bergen, steden en prairies, en iedereen zet er cowboys
    op om punten te verdienen. Naar goud graven kan op elke berg, van wie die ook is. Als alle tegels liggen
    en alles geteld is, wint wie de meeste punten heeft.
    .title = Doel van het spel
gold-rush-help-preparation =
    De starttegel ligt midden op tafel, met één gedekt mijnfiche op de berg. Alle andere tegels liggen gedekt
    klaar op stapels. Iedereen heeft vier cowboys om neer te zetten en één tent.
    .title = Voorbereiding
gold-rush-help-playing =
    Er wordt met de klok mee gespeeld. In je beurt pak je een tegel, en die moet je aanleggen. Daarna mag je
    één van drie dingen doen, of geen: een cowboy op die tegel zetten, je tent opzetten of verplaatsen, of een
    mijnfiche pakken van de berg met je tent. Tot slot wordt elke spoorlijn, berg en stad geteld die door jouw
    tegel voltooid is.
    .title = Verloop van het spel
gold-rush-help-land-tile =
    Leg de tegel zo aan dat minstens één kant aan een tegel op de kaart ligt; een hoek is niet genoeg. Aan
    elke gezamenlijke kant moet spoorlijn op spoorlijn, berg op berg en prairie op prairie aansluiten. Een
    tegel die nergens past, gaat uit het spel, en je pakt een nieuwe.
    .title = 1. Een tegel pakken en aanleggen
gold-rush-help-mining-tokens =
    Elk symbool van een goudklompje op de nieuwe tegel brengt één gedekt mijnfiche naar de berg waarop het
    staat. Alle fiches van een berg vormen één stapel; verbindt een tegel twee bergen, dan worden hun stapels
    er één. Een fiche toont 1, 2, 3 of 5 goudklompjes, of waardeloos gruis.
    .title = Mijnfiches neerleggen
gold-rush-help-cowboy =
    Je mag één cowboy uit je voorraad op de tegel zetten die je net hebt aangelegd: als spoorman op een
    spoorlijn, als goudzoeker op een berg, als handelaar in een stad of als boer op een prairie. Op de hele
    spoorlijn, berg of prairie mag nog geen cowboy staan, ook geen eigen. Tenten tellen niet mee. Is je
    voorraad leeg, dan moet je wachten tot er een cowboy terugkomt.
    .title = 2a. Een cowboy neerzetten
gold-rush-help-tent =
    In plaats van een cowboy neer te zetten mag je je tent op een berg opzetten of naar een andere verplaatsen,
    op welke tegel van de kaart dan ook. De berg mag niet voltooid zijn, en op het deel van de berg op die
    tegel mag geen cowboy en geen tent staan. Wat er op de rest van de berg staat, maakt niet uit.
    .title = 2b. De tent opzetten
gold-rush-help-mine =
    Als je geen cowboy neerzet en je tent laat staan, mag je het bovenste mijnfiche pakken van de berg met je
    tent. Het maakt niet uit wie er nog meer op die berg staat. Leg het fiche gedekt voor je neer; alleen jij
    mag het bekijken, en het telt pas aan het einde van het spel. Ook op een berg die jouw tegel net heeft
    voltooid, mag je nog graven.
    .title = 2c. Naar goud graven
gold-rush-help-evaluating =
    Aan het einde van je beurt wordt alles geteld wat jouw nieuwe tegel heeft voltooid, van wie de cowboys
    daar ook zijn: eerst spoorlijnen, dan steden, dan bergen. Pas daarna gaan de cowboys terug naar hun
    eigenaars.
    .title = 3. Tellen wat voltooid is
gold-rush-help-railroad =
    Een spoorlijn is voltooid als beide uiteinden stoppen bij een knooppunt, een stad of een berg, of als hij
    een kring vormt. Hij levert 1 punt op voor elke tegel waar hij overheen loopt. Een tegel die hij twee keer
    raakt, telt één keer.
    .title = Een voltooide spoorlijn
gold-rush-help-locomotives =
    Precies één locomotief op een voltooide spoorlijn verdubbelt de punten. Zonder locomotief, of met twee of
    meer, wordt er niets verdubbeld.
    .title = Locomotieven
gold-rush-help-scoreboard =
    Punten komen meteen bij je score zodra je ze verdient, en een bovengrens is er niet. Alleen met goud gaat
    het anders: wat je mijnfiches waard zijn, blijft je geheim en telt pas aan het einde.
    .title = De score
gold-rush-help-multiple-cowboys =
    Als tegels losse spoorlijnen, bergen of prairies met elkaar verbinden, kunnen er meerdere cowboys bij
    elkaar komen. Wie er de meeste heeft, krijgt de punten alleen. Bij gelijke stand krijgt iedereen met de
    meeste het volle aantal.
    .title = Meerdere cowboys bij elkaar
gold-rush-help-mountain =
    Een berg is voltooid als hij geen open kant en geen gat meer heeft. Wie er de meeste goudzoekers heeft,
    pakt alle fiches die er nog liggen en krijgt 1 punt voor elk symbool van een goudklompje op de berg. Bij
    gelijke stand pakken de betrokkenen de fiches een voor een, met de klok mee vanaf wie aan de beurt is, en
    krijgt ieder het volle aantal punten. Tenten tellen niet mee en gaan terug. Zonder goudzoeker gaan de
    fiches uit het spel.
    .title = Een voltooide berg
gold-rush-help-city =
    Een stad is voltooid als elk spoor dat eruit vertrekt bij een voltooide spoorlijn hoort. De handelaar
    krijgt 3 punten voor elk van die spoorlijnen. Een spoorlijn die bij dezelfde stad terugkomt, telt één
    keer.
    .title = Een voltooide stad
gold-rush-help-returning =
    Cowboys op voltooide spoorlijnen, op voltooide bergen en in voltooide steden gaan na het tellen terug naar
    hun eigenaars en zijn vanaf de volgende beurt weer te gebruiken. Zo kun je een cowboy zetten op iets wat
    jouw tegel net heeft voltooid: hij scoort meteen en komt direct terug. Boeren blijven tot het einde van
    het spel.
    .title = Cowboys komen terug
gold-rush-help-prairies =
    Een cowboy op een prairie is een boer: hij gaat liggen, blijft tot het einde van het spel en scoort pas
    dan. Spoorlijnen, bergen en de rand van de kaart scheiden de prairies, net als spoor dat in een stad, een
    knooppunt of een berg eindigt. In een spel zonder boeren vervalt dit alles.
    .title = De prairies
gold-rush-help-ending =
    Het spel eindigt met de beurt waarin de laatste tegel wordt gelegd. Dan worden onvoltooide spoorlijnen,
    bergen en steden geteld, daarna de boeren en ten slotte het goud dat iedereen heeft verzameld.
    .title = Einde van het spel
gold-rush-help-incomplete =
    Eerst worden alle tenten en alle mijnfiches van de bergen gehaald. Een onvoltooide berg levert 1 punt op
    per symbool van een goudklompje, een onvoltooide spoorlijn 1 punt per tegel, wat er ook aan locomotieven
    op staat. De handelaar in een onvoltooide stad krijgt 3 punten voor elke voltooide spoorlijn die erheen
    leidt. Meerderheid en gelijke stand gelden als altijd.
    .title = Wat niet voltooid is
gold-rush-help-farmers =
    Wie op een prairie de meeste boeren heeft, krijgt 2 punten voor elk tipikamp en 4 punten voor elke kudde
    wilde paarden die er staat. Bij gelijke stand krijgt iedereen met de meeste het volle aantal.
    .title = De boeren tellen
gold-rush-help-gold =
    Iedereen draait zijn verzamelde mijnfiches om en krijgt 1 punt voor elk goudklompje; gruis is niets waard.
    Wie nu de meeste punten heeft, wint, en bij gelijke stand wordt de overwinning gedeeld.
    .title = Het goud tellen
gold-rush-help-overview =
    De galerij toont elke soort landtegel en mijnfiche en hoeveel er daarvan zijn. De starttegel ziet eruit
    als een paar andere. Wat niet gelegd is en niet uit het spel is, zit nog in de stapels; zo kun je nagaan
    welke tegels er nog kunnen komen.

    Zeker is wat de gedrukte regels noemen: 72 tegels met de starttegel, 63 fiches en welke waarden er zijn.
    De afbeelding met alle tegels was niet te vinden. Wat elke tegel toont, hoe vaak die voorkomt en hoeveel
    fiches welke waarde hebben, is daarom gereconstrueerd en kan afwijken van je doos.
    .title = Alle tegels en fiches
gold-rush-help-scoring =
    Een voltooide spoorlijn levert 1 punt per tegel op, of 2 met precies één locomotief; een voltooide berg 1
    per symbool van een goudklompje en de fiches die er nog liggen; een voltooide stad 3 per spoorlijn. Aan
    het einde levert een onvoltooide spoorlijn 1 per tegel op, een berg 1 per symbool en een stad 3 per
    voltooide spoorlijn. Een prairie levert 2 per tipikamp en 4 per kudde op, en goud 1 per klompje.
    .title = De telling in het kort
gold-rush-help-turn =
    Pak een tegel en leg hem aan; de symbolen van goudklompjes erop brengen mijnfiches. Doe dan één van deze
    dingen, of niets: zet een cowboy op de tegel, zet je tent op of verplaats die, of pak een fiche van de
    berg met je tent. Tot slot wordt geteld wat de tegel heeft voltooid, en de cowboys daar komen terug.
    .title = Een beurt in het kort

## Eerste spel: guide.toml

gold-rush-guide-welcome =
    Welkom! Tegel voor tegel groeit hiervandaan een stukje Wilde Westen: bergen, prairie, spoorlijnen. Ik
    help je door je eerste beurten.
gold-rush-guide-first-tile =
    Elke beurt trek je een tegel en leg je die aan. De jouwe toont een knooppunt: leg hem op het verlichte
    vak. Klik erop of druk op Enter.
    .brought =
        Hij past. Waar tegels elkaar raken, moet spoor op spoor, berg op berg en prairie op prairie
        aansluiten.
gold-rush-guide-railwayman =
    Nu mag je een cowboy op je nieuwe tegel zetten. Maak er een spoorman van, op het spoor naar het westen.
    .brought =
        Deze spoorlijn is van jou. Ze telt zodra beide uiteinden dicht zijn; het knooppunt sluit er al één.
gold-rush-guide-mountain =
    Je tegenstander heeft een goudzoeker op de berg gezet. Er liggen vier gedekte mijnfiches, goud of gruis.
    Ligt er rondom prairie, dan gaan ze naar wie daar de meeste goudzoekers heeft.
gold-rush-guide-longer =
    Een recht spoor met een locomotief: leg het in het westen aan het open eind van je spoorlijn.
    .brought = Al drie tegels. Blijft dit de enige locomotief, dan telt de spoorlijn dubbel.
gold-rush-guide-tent =
    In plaats van een cowboy te zetten mag je je tent opzetten. Zet hem op de starttegel, op de berg van je
    tegenstander: een tent graaft overal.
    .brought = In latere beurten kun je daar graven, van wie de berg ook is.
gold-rush-guide-finish =
    Dit spoor loopt een berg in. Leg het helemaal in het westen, dan zijn beide uiteinden van je spoorlijn
    dicht.
    .brought = Vier tegels, één locomotief. Eerst komt je actie, dan de telling.
gold-rush-guide-mine = Graaf als actie naar goud: pak het bovenste mijnfiche van de berg met je tent.
    .brought =
        Drie klompjes: 3 punten aan het eind, en alleen jij weet het. De spoorlijn bracht 4 tegels × 2 = 8
        punten op, en je spoorman is terug.
gold-rush-guide-city = Een stad! Ook daar eindigen sporen. Leg haar aan de oostkant van je knooppunt.
    .brought = De korte spoorlijn tussen knooppunt en stad is meteen af.
gold-rush-guide-merchant =
    Zet een handelaar in de stad. Zijn al haar spoorlijnen af, dan levert elk daarvan hem 3 punten op.
    .brought = Eén van de drie is al af.
gold-rush-guide-end =
    Meer hoef je niet te weten. Aan het eind levert ook wat niet af is nog iets op, dan wordt het goud
    geteld. De meeste punten winnen!
