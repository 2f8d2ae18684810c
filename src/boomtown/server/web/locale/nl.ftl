### The pages themselves, in Dutch.

## Frame

skip = Naar de inhoud
tools = Hulpmiddelen
tool-me = Je naam en instellingen
tool-rules = Spelregels
tool-settings = Instellingen
tool-language = Taal: { $name }
tool-night = Nacht aanzetten
tool-noon = Middag aanzetten
guest = Gast
footer-line = Vrije software op je eigen server: geen accounts, geen reclame.
footer-about = Over Boomtown

## Bots

# $bot is the id of a kind of bot.
bot-name = { $bot ->
    [greenhorn] Groentje
    [deputy] Hulpsheriff
    [greedy] Hulpsheriff
    [sheriff] Sheriff
    [marshal] Marshal
    [uniform] Toeval
    [search] Zoeker
   *[other] { $bot }
}
bot-greenhorn = Bot: Groentje
    .style = Net uit de postkoets: speelt verstandig, maar ziet dingen over het hoofd en vergist zich.
bot-deputy = Bot: Hulpsheriff
    .style = Pakt wat snel iets oplevert en geeft niets weg. Een goede tegenstander na een paar partijen.
bot-sheriff = Bot: Sheriff
    .style = Denkt een paar zetten vooruit, ongeveer een seconde lang. Vergeeft niet veel.
bot-marshal = Bot: Marshal
    .style = De sterkste: denkt ongeveer vijf seconden na. Voor wie verslagen wil worden.

## Times

ago-now = zojuist
ago-minutes = { $count } min geleden
ago-hours = { $count ->
    [one] 1 uur geleden
   *[other] { $count } uur geleden
}
ago-days = { $count ->
    [one] gisteren
   *[other] { $count } dagen geleden
}

## Lobby

lobby-title = Lobby
lobby-line = Spellen uit het Wilde Westen aan je eigen tafel. Neem vrienden mee, of schuif aan bij de bots.
lobby-continue = Verder spelen: { $title }
lobby-games = Spellen
lobby-newcomer = Nieuw hier? Leer { $game } in vijf minuten
lobby-learn = Leren spelen
lobby-play = Nu spelen
lobby-new = Nieuwe tafel
lobby-against = Tegen
lobby-opponents = Tegenstanders
lobby-minutes = ongeveer { $minutes } min
lobby-weight = { $weight ->
    [light] makkelijk
    [medium] gemiddeld
   *[heavy] pittig
}
lobby-warming = De bots warmen op: de regels worden gecompileerd, daarna denken ze sneller.
lobby-compiled = De bots zijn opgewarmd: ze denken met gecompileerde regels.
lobby-rules = Spelregels
lobby-players = { $fewest }–{ $most } spelers
lobby-yours = Jouw tafels
lobby-running = { $count ->
    [one] 1 partij bezig
   *[other] { $count } partijen bezig
}
lobby-yours-more = Al mijn tafels: { $count }
lobby-yours-none = Je zit nog aan geen enkele tafel. Speel meteen, of open een tafel en nodig vrienden uit.
lobby-open = Open tafels
lobby-open-help = op deze server
lobby-open-none = Er is geen tafel die op spelers wacht. Open er zelf een en vink ‘In de lobby tonen’ aan.
lobby-watch = Om te bekijken
lobby-watch-none = Op dit moment speelt niemand in het openbaar.
lobby-sit = Aanschuiven
lobby-look = Kijken
lobby-again = Terugkijken
row-your-turn = Jouw beurt
row-waits-for = { $name } is aan de beurt
row-waits-for-several = { $count } spelers zijn aan de beurt
row-free = { $count ->
    [one] 1 plaats vrij
   *[other] { $count } plaatsen vrij
}
row-over = afgelopen, { $scores }
row-stopped = kan onder de huidige regels niet verder
row-people = Aan tafel: { $names }
row-bot = { $name } (bot)
row-nobody = een vrije plaats
import-title = Verslag inlezen
import-help = Het verslag van een partij wordt hier een tafel: kijk het terug, of speel verder vanaf elke zet.
import-text = Tekst van het verslag
import-file = Of kies een bestand
import-go = Inlezen
imported-title = Ingelezen

## New table

new-title = Nieuwe tafel
new-name = Je naam
new-name-help = Zodat de anderen weten wie je bent. Je kunt hem altijd veranderen.
new-count = Hoeveel spelers?
new-who = Wie speelt er?
new-who-help = Open plaatsen wachten op je vrienden. Het spel begint zodra er niemand meer ontbreekt.
new-seat = Plaats { $number }: { $symbol }
new-kind-me = Ik
new-kind-here = Iemand anders op dit apparaat
new-kind-open = Open, voor een vriend
new-here-name = Naam van de persoon op dit apparaat
new-variants = Varianten
new-more = Nog { $count } varianten
new-table = De tafel
new-table-name = Naam van de tafel
new-table-name-help = Als je niets invult, wordt er een naam bedacht.
new-absence = Wachten op wie afwezig is
new-absence-minutes =
    { $minutes ->
        [one] een minuut
       *[other] { $minutes } minuten
    }
new-absence-help = Iedereen krijgt het te zien. Daarna mag een bot invallen, en wie terugkomt neemt zijn plaats weer in.
new-public = In de lobby tonen
new-public-help =
    Iedereen op deze server kan de tafel vinden, aanschuiven of kijken. Anders kan dat alleen met de link.
new-go = Tafel openen

## Settings

me-title = Instellingen
me-about = Jij
me-name = Naam
me-name-help = Zo zien de anderen je. Hoogstens 24 tekens.
me-new =
    Je bent hier te gast. Zodra je aan een tafel aanschuift of een naam bewaart, onthoudt dit apparaat wie je
    bent.
me-language = Taal
me-theme = Licht
me-theme-system = Zoals het systeem
me-theme-noon = Middag
me-theme-night = Nacht
me-save = Bewaren
me-devices = Een ander apparaat
me-devices-help =
    Met een link neem je jezelf en je tafels mee naar een ander apparaat, zoals je telefoon. Dit apparaat
    blijft ook van jou.
me-make-link = Link maken
me-link = Jouw link
me-link-warning =
    Wie deze link als eerste opent, speelt onder jouw naam. Hij werkt één keer,
    binnen 15 minuten: geef hem niet door.
me-link-scan = Scan dit met je telefoon
devices-title = Je apparaten
devices-help = Ze kunnen allemaal onder jouw naam spelen. Trek in wat je niet kent of niet meer gebruikt.
devices-seen = laatst gebruikt
devices-since = toegevoegd
devices-this = Dit apparaat
devices-revoke = Intrekken
devices-revoke-this = { $device } intrekken
devices-link = Een link die nog niemand heeft geopend
devices-program = Een programma
devices-browser = { $browser } op { $system }
devices-unknown = Een onbekend apparaat
devices-expires =
    { $count ->
        [one] Hij werkt nog één minuut.
       *[other] Hij werkt nog { $count } minuten.
    }
me-forget = Dit apparaat vergeten
me-forget-help =
    Dit apparaat kent je dan niet meer. Zonder link naar een ander apparaat kan niemand je plaatsen nog
    innemen.
me-forget-go = Vergeet me hier
link-title = Ben jij dit?
link-help =
    Met deze link speel je hier onder je eigen naam verder, aan al je tafels. Hij werkt
    één keer, binnen 15 minuten.
link-known = Tot nu toe heet je op dit apparaat { $name }. Die naam en de bijbehorende tafels blijven achter.
link-go = Ja, dat ben ik
link-no = Nee, naar de lobby

## Rules

rules-title = Spelregels van { $game }
rules-games = Spellen
rules-contents = Inhoud
rules-note = Een korte hulp in onze eigen woorden. Ze vervangt de spelregels in de doos niet.
rules-variants = Varianten
rules-pieces = Al het materiaal

## About

about-title = Over Boomtown
about-lead =
    Boomtown is een vrije speeltafel voor vier bordspellen uit het Wilde Westen: met vrienden in de browser,
    tegen bots of samen op één apparaat.
about-fans = Los van de uitgevers
about-fans-text =
    Dit is een bewerking door liefhebbers, zonder band met de uitgevers. De namen en de spellen zijn van hun
    eigenaars; auteurs en uitgevers hebben geen deel aan dit project en bevelen het niet aan. Alle teksten en
    tekeningen zijn van ons, niets komt uit de spelregels of het materiaal. Vind je de spellen hier leuk,
    koop ze dan: niets gaat boven hout en karton op een echte tafel.
about-yours = Je eigen server
about-yours-text =
    Geen accounts, geen reclame, geen trackers. Een gast is een naam en een cookie. De pagina vraagt niets aan
    een andere computer, en je partijen blijven op deze server.
about-credits = Werk van anderen
about-icons = Pictogrammen
about-icons-text =
    Van game-icons.net, licentie CC BY 3.0. De tekeningen zijn onveranderd en nemen de kleuren van de pagina
    aan.
about-icons-by = { $author }
about-fonts = Lettertypen
about-fonts-text = Onder de SIL Open Font License 1.1.
about-font-by = { $font } van { $author }
about-licence = Licentie
about-licence-text =
    Boomtown is vrije software onder de Apache License 2.0. Wat hier niet genoemd wordt, is door dit project
    getekend en geschreven.

## What is not possible

away-title = De stad antwoordt niet
away-text = De server van deze pagina is niet bereikbaar. Draait hij, en zit je in zijn netwerk? Je spellen zijn veilig: alles wat bevestigd is, is daar opgeslagen.
away-again = Opnieuw proberen

sorry-title = Dat lukte niet
sorry-back = Naar de lobby
sorry-already-asked = Er staat nog een andere vraag open. Wacht tot iedereen heeft geantwoord.
sorry-chat-empty = Er staat nog niets: schrijf eerst iets.
sorry-chat-too-long = Dat is te lang voor de chat. Zeg het in een paar kortere berichten.
sorry-foreign-form = Dit kwam van een pagina van een andere site, daarom is er niets gebeurd.
sorry-form-too-large = Dat is te veel tegelijk. Er is niets bewaard.
sorry-message-bad = De server heeft dat niet begrepen. Laad de pagina opnieuw en probeer het nog eens.
sorry-message-too-large = Dat bericht is te groot. Er is niets veranderd.
sorry-no-such-bot = Er is geen bot met die naam.
sorry-no-such-device = Zo’n apparaat heb je niet meer.
sorry-no-such-link = Deze link werkt niet meer. Maak op het andere apparaat een nieuwe.
sorry-no-such-page = Hier is niets. Misschien is het adres niet volledig.
sorry-no-such-table = Deze tafel bestaat niet. Misschien is de link niet volledig.
sorry-no-token = Deze aanroep heeft een token nodig. Vraag er eerst een aan en stuur het mee.
sorry-not-begun = Het spel is nog niet begonnen.
sorry-not-over = Het spel is nog bezig. Dit kan pas na afloop.
sorry-not-your-seat = Je zit daar niet, dus dat kun je niet doen.
sorry-not-this-step = Eén ding tegelijk.
sorry-nothing-asked = Er valt niets meer te beantwoorden.
sorry-undo-over = Het spel is afgelopen en alles ligt open, dus er kan niets meer worden teruggenomen. Vanuit elke stand kun je aan een nieuwe tafel verder spelen.
sorry-revoked = Dit apparaat is afgemeld en is hier nu onbekend. Laad de pagina opnieuw.
sorry-not-away = Deze speler is er, of is nog niet lang genoeg weg. Een bot mag pas invallen na de tijd die iedereen te zien krijgt.
sorry-undo-away = Een bot valt in voor iemand die nu niet gevraagd kan worden, dus je kunt alleen je eigen laatste zet terugnemen.
sorry-read-only =
    Deze tafel is onder andere regels begonnen. Je kunt hem bekijken, maar niemand kan verder spelen.
sorry-seat-taken = Deze plaats is niet meer vrij.
sorry-cannot-save = Dat kon niet worden opgeslagen, dus er is niets veranderd. Is de schijf vol? Probeer het nog eens.
sorry-not-readable = De database antwoordt nu even niet. Er is niets verloren; we blijven het proberen.
sorry-quarantined = Deze tafel is onleesbaar en is apart gezet. Er is niets gewist, en de beheerder weet ervan.
sorry-share-early = Aandelen in de trekkingen worden getoond als alle plaatsen bezet zijn.
sorry-share-late = Voor dit aandeel in de trekkingen is het te laat.
sorry-share-wrong = Dit is niet het aandeel waarvan de vingerafdruk is getoond.
sorry-stale = Intussen is er aan tafel iets anders gebeurd. Kijk nog eens en kies opnieuw.
sorry-too-fast = Dat ging erg snel. Wacht even en probeer het opnieuw.
sorry-chat-closed = Deze tafel is gesloten, dus niemand kan hier nog schrijven.
sorry-chat-muted = De eigenaar van deze tafel heeft je het zwijgen opgelegd, dus je kunt hier niet schrijven.
sorry-chat-not-seated = Alleen wie aan deze tafel zit, kan hier schrijven.
sorry-failed = Er is iets misgegaan op de server. Probeer het zo meteen nog eens.
sorry-nobody-there = Daar zit geen mens.
sorry-not-owner = Dat kan alleen wie deze tafel heeft geopend.
sorry-not-yourself = Bij jezelf gaat dat niet. Je kunt wel de tafel verlaten.
sorry-removed-here = Je bent van deze tafel verwijderd, dus je kunt hier niet opnieuw gaan zitten.
sorry-table-closed = Deze tafel is gesloten: alleen wie er al zit, kan hem zien.
sorry-too-many-tables = Je hebt heel veel onvoltooide spellen. Maak er eerst een paar af of verlaat ze.
sorry-too-slow = Dit kwam te langzaam, dus de server wachtte niet langer. Er is niets veranderd.
sorry-wrong-method = Dit adres bestaat, maar het neemt geen verzoeken van deze soort aan.
sorry-wrong-type = Dit is verstuurd in een formaat dat hier niet wordt begrepen. Er is niets veranderd.
sorry-no-answer = Niemand heeft op tijd een antwoord gevonden. Probeer het nog eens.
sorry-why-nothing = Alleen naar een eigen keuze van een bot kun je vragen.
sorry-why-secret = Dat zou iets geheims verraden. Vraag het nog eens als het spel is afgelopen.

## Questions to everybody

ask-bot = { $name } vraagt: mag de bot ‘{ bot-name }’ voor { $absent } verder spelen?
ask-undo = { $moves ->
    [one] { $name } vraagt: mag de laatste zet worden teruggenomen?
   *[other] { $name } vraagt: mogen de laatste { $moves } zetten worden teruggenomen?
}

## Table page

# Regions and tabs
table-prompt = Wat te doen
table-scene = Tafel
table-players = Spelers
table-side = Logboek, chat en tafel
table-log = Logboek
table-chat = Chat
table-about = Tafel
table-show-again = Sinds mijn laatste beurt
table-close = Sluiten
table-talk = Logboek en chat

# Players
table-you = jij
table-bot = bot
table-virtual = virtueel
table-away = afwezig
table-to-act = aan de beurt
table-pts = ptn
table-live = { $points } als het spel nu eindigde
table-bot-for = Een bot laten spelen voor { $name }

# Choosing
table-your-turn = Jij bent aan de beurt
table-turn = Draaien
table-next = Volgende plek
table-next-choice = Volgende keuze
table-undo = Terugnemen
table-undo-ask = Terugname vragen
table-all = Alle keuzes: { $count }
table-chosen = Nog een keer drukken of Enter bevestigt.
table-worth = { $points } voor { $name }
table-hint = Tip
table-hint-is = De sheriff zou kiezen: { $label }
table-hint-better = Ongeveer { $points } beter dan: { $other }.
table-hint-alike = Ongeveer even goed als: { $other }.
table-hint-only = Iets anders valt er niet te kiezen.
table-lead-ahead = Dat zou aan het eind ongeveer { $points } voorsprong moeten geven.
table-lead-behind = Dat zou aan het eind ongeveer { $points } achterstand moeten geven.
table-lead-level = Dat zou aan het eind ongeveer gelijk moeten uitkomen.
table-thinking = De sheriff denkt erover na …
table-inspect-brings = Zou opleveren: { $points }
table-inspect-choose = Druk om te kiezen.
table-not-now = Nu niet: alleen wat turquoise is kun je kiezen.
table-sending = Een ogenblik …
table-warn = Dit kun je niet alleen terugnemen.
table-warn-text = Het onthult iets verborgens, of daarna is iemand anders aan de beurt.
table-do-it = Doen
table-cancel = Annuleren

# Why a bot did something
table-why = Waarom?
table-why-of = Waarom? { $text }
table-why-title = Waarom deed { $name } dat?
table-why-wait = De sheriff denkt erover na …
table-why-lead = Hoe ver { $name } na elke keuze aan het eind voor zou liggen, in punten:
table-why-chosen = gekozen
table-why-single = Iets anders viel er niet te kiezen.
table-why-others = { $count ->
    [one] Nog een keuze zag er slechter uit.
   *[other] { $count } andere keuzes zagen er slechter uit.
}
table-why-asker = Beoordeeld naar wat je vóór deze zet kon weten.
table-why-open = Het spel is afgelopen: beoordeeld naar wat { $name } vóór deze zet kon weten.

# Camera
table-zoom-in = Inzoomen
table-zoom-out = Uitzoomen
table-fit = Alles tonen
table-camera = Beeld
table-parts = Delen van de tafel
table-to-choose = { $title }: { $count } te kiezen

# Questions
table-yes = Akkoord
table-no = Weigeren
table-asked = De anderen moeten nog antwoorden.

# Words of the page to people
table-rule = Lees de regel
table-lost = De verbinding is verbroken. Nieuwe poging …
table-back-again = Weer verbonden.
table-trouble = De pagina begreep de server niet en vraagt alles opnieuw op.
table-absence =
    { $minutes ->
        [0] Afwezig. Een bot mag nu invallen.
        [one] Afwezig. Over een minuut mag een bot invallen.
       *[other] Afwezig. Over { $minutes } minuten mag een bot invallen.
    }
table-come-back = Je plaats weer innemen
table-read-only =
    Deze tafel is onder andere regels begonnen. Je kunt kijken, maar niemand kan verder spelen.
table-copied = Gekopieerd
table-new = nieuw

# Chat
table-say = Zeg iets tegen de tafel
table-send = Versturen
table-silent = Nog niemand heeft iets gezegd.

# The owner of a table
chat-was-muted = { $name } mag niet meer schrijven.
chat-was-unmuted = { $name } mag weer schrijven.
chat-was-removed = { $name } is van de tafel verwijderd.
chat-was-closed = De tafel is nu gesloten: niemand kan er nog bij komen, meekijken of schrijven.
table-muted = stil
table-mute = { $name } het zwijgen opleggen
table-unmute = { $name } weer laten schrijven
table-remove = { $name } verwijderen
table-remove-help = Wie verwijderd is, kan niet meer aan deze tafel gaan zitten. Is het spel bezig, dan speelt een bot verder.
table-shut = De tafel sluiten
table-shut-help = Niemand kan er nog bij komen zitten, meekijken of schrijven. Wie hier zit, speelt verder. Dit kan niet ongedaan worden gemaakt.
table-cannot-say = Je kunt hier alleen lezen

# Replay
table-replay = Terugkijken
table-move-of = Zet { $at } van { $moves }
table-first = Naar het begin
table-back = Eén zet terug
table-play = Afspelen
table-pause = Pauze
table-forward = Eén zet vooruit
table-last = Naar het einde
table-speed = Tempo
table-now = Terug naar het spel
table-link-here = Kopieer een link naar deze zet
table-branch = Vanaf hier verder spelen
table-record = Verslag bewaren
table-picture = Afbeelding

# End of the game
table-results = Uitslag
table-see-table = Bekijk de tafel
table-you-win = Jij wint!
table-wins = { $name } wint!
table-shared = Een gedeelde overwinning!
table-ahead = { $points }, { $ahead } meer dan { $name }
table-level = Elk { $points }
table-where = Waar de punten vandaan kwamen
table-kind = Soort punten
table-total = Totaal
table-again = Nog een keer
table-new-table = Nieuwe tafel
table-lobby = Terug naar de lobby

# The table itself
table-invite = Link voor vrienden
table-invite-help = Wie hem opent, kan meekijken of een vrije plaats nemen.
table-copy = Kopiëren
table-leave = De tafel verlaten
table-leave-help = Een bot speelt voor je verder.
table-fair = Eerlijke trekkingen
table-fair-before =
    Alle trekkingen komen uit een geheim van deze tafel en uit aandelen die de apparaten van de spelers hebben
    toegevoegd. De vingerafdruk van het geheim staat vanaf het begin vast, die van de aandelen voordat het eerste
    wordt getoond; aan het einde wordt het geheim getoond, en dan kan iedereen elke trekking nagaan.
table-fair-after = Het geheim, waarmee elke trekking kan worden nagegaan:
table-fair-shares = Aandelen van de spelers:
table-fair-none = geen
table-fair-fits = Het aandeel van dit apparaat zit erbij, en alles klopt met wat het vóór het spel heeft gezien.
table-fair-left-out = Het aandeel van dit apparaat zit er niet bij: het kwam te laat of werd weggelaten.
table-fair-wrong = Let op: geheim of aandelen zijn niet die waarvan dit apparaat vóór het spel de vingerafdrukken zag.
table-fingerprint = Vingerafdruk van het geheim

# Settings of the table
table-settings = Instellingen van de tafel
table-one-click = Eén klik speelt meteen
table-one-click-help = Zonder eerst te kiezen en dan te bevestigen.
table-warn-me = Waarschuw me voor wat ik niet kan terugnemen
table-calm = Geen beweging
table-calm-help = Wat nieuw is, wordt in plaats daarvan gemarkeerd.
table-keys = Sneltoetsen
table-keys-help = Cijfers drukken op de knoppen; Q, E, U, H en andere werken zonder klik.
table-pace = Wat er gebeurt, wordt getoond
table-pace-calm = rustig
table-pace-brisk = vlot
table-pace-at-once = meteen
table-theme = Licht
table-theme-noon = Middag
table-theme-night = Nacht
table-theme-system = Zoals het systeem
table-more-settings = Naam, taal en apparaten

# Help
table-help = Toetsen en aanraking
table-help-choose = Kies in het beeld of met een knop; kies nog een keer om te bevestigen
table-help-digits = Op een knop van de vraag drukken
table-help-arrows = Langs alles wat gekozen kan worden
table-help-enter = Kiezen, dan bevestigen
table-help-escape = De keuze laten vallen
table-help-turn = Draaien
table-help-undo = Terugnemen
table-help-hint = Tip
table-help-zoom = Inzoomen, uitzoomen, alles tonen
table-help-regions = Van het ene deel van de pagina naar het volgende
table-help-touch =
    Tik om te kiezen, tik nog een keer om te bevestigen; sleep om te schuiven, knijp om te zoomen, houd vast voor uitleg

# Several people at one device
table-curtain = Geef het apparaat aan { $name }
table-curtain-help = De tafel is bedekt, zodat niemand ziet wat { $name } weet.
table-curtain-go = Ik ben { $name }

# Waiting for players
table-waiting = Wachten op spelers
table-waiting-help = Het spel begint zodra alle plaatsen bezet zijn.
table-gathering = Alle plaatsen zijn bezet: de apparaten van de spelers voegen hun aandeel in de trekkingen toe. Het spel begint zo.
table-seats = Plaatsen
table-free = Vrije plaats
table-sit = Hier zitten
table-bot-here = Zet hier een bot neer
table-bot-level = Niveau van de bot
table-name = Je naam
table-scan = Of scan dit met een telefoon:
table-leave-seat = Opstaan

# De coach
coach-link = Coach
coach-title = Coach: { $game }
coach-back = Terug naar de tafel
coach-seats = Plaatsen
coach-beginning = De Sheriff bekijkt je partij zo meteen.
coach-working = De Sheriff bekijkt je partij: { $done } van { $total } beslissingen.
coach-progress = Voortgang
coach-again = Nog eens kijken
coach-failed = De Sheriff is hier niet uitgekomen. Kijk nog eens.
coach-none = In deze partij viel er niets te beslissen.
coach-done =
    { $decisions ->
        [one] De Sheriff heeft je enige beslissing bekeken.
       *[other] De Sheriff heeft je { $decisions } beslissingen bekeken.
    }
coach-fine = goed
coach-slip = slordigheid
coach-mistake = fout
coach-blunder = grove fout
coach-fine-count = Goed
coach-slip-count = Slordigheden
coach-mistake-count = Fouten
coach-blunder-count = Grove fouten
coach-lost = Weggegeven punten
coach-graph = Je verwachte voorsprong tijdens de partij: { $first } punten na de eerste beslissing, { $last } aan het einde
coach-graph-caption = Je verwachte voorsprong in punten, beslissing na beslissing. Tekens staan waar het iets heeft gekost.
coach-cost = { $points } punten
coach-worst = Wat het meeste heeft gekost
coach-nothing = Niets wat de Sheriff beter had gedaan.
coach-chosen = Je keuze: { $choice }
coach-better = Beter:
coach-lead-of = (voorsprong { $points })
coach-see = Bekijk de tafel vóór zet { $move }
coach-all = Alle beslissingen
coach-move = Zet
coach-choice = Keuze
coach-difference = Verschil
coach-lead = Voorsprong
coach-how = Elke beslissing wordt alleen beoordeeld naar wat je toen kon weten. De voorsprong is de verwachte afstand tot je
    beste rivaal aan het einde, het verschil wat de beste keuze daaraan had toegevoegd. Beide zijn schattingen.

## De gids van een eerste spel

guide-title = Eerste spel
guide-region = Gids
guide-step = Stap { $number } van { $of }
guide-over = De les is voorbij
guide-free = Nu is het spel aan jou. Wanneer je maar wilt, laat ik je drie goede ideeën zien.
guide-next = Verder
guide-ideas = Drie ideeën
guide-leave = Les verlaten
idea-alike = ongeveer even goed
idea-less = ongeveer { $points } minder
table-ideas-wait = Even nadenken …
table-fair-guide = Deze tafel begon als les: de eerste trekkingen lagen vast. Alle latere komen uit de vingerafdruk.
