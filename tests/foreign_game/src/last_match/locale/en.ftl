### Last Match, in English.

last-match-title = Last Match
last-match-introduction =
    A row of matches lies on the counter of the saloon. In turn everybody takes one, two or three of them, and whoever
    gets the last one wins.
last-match-name-match = match
last-match-matches = { $matches ->
    [one] one match
   *[other] { $matches } matches
}
last-match-action-row = Lay { last-match-matches }
last-match-action-take = Take { last-match-matches }
    .group = Take matches
last-match-prompt-lay-row = Lay a row of matches.
    .hint = There are 10, 11 or 12.
last-match-prompt-take-matches = Take one, two or three matches.
    .hint = The last one wins.
last-match-event-laid = { last-match-matches } lie in a row.
last-match-event-took = { $name } takes { last-match-matches }.
last-match-score-last = { $name } takes the last match and scores { points }.
    .category = Last match
last-match-reason-row-first = First the row is laid.
last-match-reason-take-now = Now matches are taken.
last-match-reason-too-few = There are only { last-match-matches } left.
last-match-help-row = A roll decides whether 10, 11 or 12 matches lie in a row.
    .title = The row
last-match-help-turn = Take one, two or three matches; then it is the next player’s turn.
    .title = The turn
last-match-help-end = Whoever takes the last match scores one point and wins.
    .title = The end
last-match-scene-row = Row
