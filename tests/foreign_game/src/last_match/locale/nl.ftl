### Last Match, in Dutch.

last-match-title = De laatste lucifer
last-match-introduction =
    Op de toog van de saloon ligt een rij lucifers. Om de beurt neemt iedereen er een, twee of drie, en wie de laatste
    krijgt, wint.
last-match-name-match = lucifer
last-match-matches = { $matches ->
    [one] één lucifer
   *[other] { $matches } lucifers
}
last-match-action-row = Leg { last-match-matches } neer
last-match-action-take = Neem { last-match-matches }
    .group = Lucifers nemen
last-match-prompt-lay-row = Leg een rij lucifers neer.
    .hint = Het zijn er 10, 11 of 12.
last-match-prompt-take-matches = Neem een, twee of drie lucifers.
    .hint = De laatste wint.
last-match-event-laid = De rij: { last-match-matches }.
last-match-event-took = { $name } neemt { last-match-matches }.
last-match-score-last = { $name } neemt de laatste lucifer en scoort { points }.
    .category = Laatste lucifer
last-match-reason-row-first = Eerst wordt de rij neergelegd.
last-match-reason-take-now = Nu worden er lucifers genomen.
last-match-reason-too-few = Er is nog maar { last-match-matches } over.
last-match-help-row = Een worp bepaalt of er 10, 11 of 12 lucifers in de rij liggen.
    .title = De rij
last-match-help-turn = Neem een, twee of drie lucifers; daarna is de volgende aan de beurt.
    .title = De beurt
last-match-help-end = Wie de laatste lucifer neemt, scoort een punt en wint.
    .title = Het einde
last-match-scene-row = Rij
