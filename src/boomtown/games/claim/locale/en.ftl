### Claim, in English.

claim-title = Claim
claim-introduction =
    Fifteen claims lie in a face-down pile, and the stamp on the back of each gives away half of what it hides. Round
    after round everybody secretly bids a card for the uppermost claim. The highest card takes it, and its owner has a
    look at the next one. Whoever has the most points after seven rounds wins.

## Components

claim-name-creek = creek
claim-name-gulch = gulch
claim-name-vein = vein
claim-name-lode = lode
claim-name-water = water stamp
claim-name-rock = rock stamp
claim-name-bid-card = bid card

## Parts of sentences

# One claim of some kind. $claim is creek, gulch, vein or lode.
claim-one = { $claim ->
    [creek] a creek
    [gulch] a gulch
    [vein] a vein
   *[lode] a lode
}
claim-worth = { claim-one } ({ points })
claim-either = { $one } or { $two }

# $stamp is water or rock.
claim-with-stamp = { $stamp ->
    [water] the water stamp
   *[rock] the rock stamp
}

## Actions

claim-action-stamp = Show the back of the next claim: { claim-with-stamp }
claim-action-bid = Bid the { $card }
    .group = Bid a card
claim-action-stake = Turn the claim over: { claim-one }
claim-action-scout = Look at the next claim: { claim-one }

## Prompts

claim-prompt-survey = Show the back of the uppermost claim.
    .hint = Everybody sees its stamp.
claim-prompt-secret-bid = Choose a card to bid.
    .hint = The claim is { $claims }. { $rounds ->
        [one] This is the last round.
       *[other] { $rounds } rounds are left with this one.
    }
claim-prompt-reveal-bids = Turn over the claim and all bids.
    .hint = The highest card takes the claim.
claim-prompt-scout = Look at the next claim and put it back.
    .hint = Only the one who has taken a claim may see it.

## Events

claim-event-surveyed = The next claim bears { claim-with-stamp }.
claim-event-bid = { $name } bids a card face down.
claim-event-tied = The highest cards are equal, so { claim-one } goes under the pile.
claim-event-scouted = { $name } secretly looks at the next claim.
claim-event-seen = The next claim is { claim-one }. Only you know.
claim-event-won = { $winners ->
    [one] { $name } wins with { points }!
   *[other] { $name } shares the victory with { points }!
}

## Score lines

claim-score-won = { $name } takes { claim-one } with the { $card } and scores { points }.
    .category = Claims

## Why not

claim-reason-survey-first = First everybody sees the stamp on the back of the next claim.
claim-reason-bid-now = Now everybody bids a card.
claim-reason-card-spent = You have already spent your { $card }; each card is bid only once.
claim-reason-reveal-first = First the claim is turned over.
claim-reason-scout-first = First whoever took the claim looks at the next one.
claim-reason-none-left = No claim of this kind can lie on top of the pile.

## Rules help

claim-help-survey =
    The 15 claims are shuffled into a face-down pile: 5 creeks worth 1 point, 4 gulches worth 2, 3 veins worth 4 and 3
    lodes worth 7. Creeks and veins bear the water stamp on their backs, gulches and lodes the rock stamp. Each of the
    seven rounds begins with a look at the stamp of the uppermost claim.
    .title = The survey
claim-help-bid =
    Everybody holds the bid cards 1 to 7 and bids one of them face down, all at the same time. Spent cards do not come
    back, so each card is bid exactly once in a game.
    .title = The bid
claim-help-reveal =
    The claim and all bids are turned over. The highest card takes the claim and scores its points. If the highest cards
    are equal, nobody takes it, and it goes under the pile.
    .title = The reveal
claim-help-scout =
    Whoever has taken a claim secretly looks at the next one and puts it back on the pile. After the last round nobody
    looks.
    .title = The scout
claim-help-end =
    The game ends after seven rounds. Whoever has the most points wins, and tied players share the victory.
    .title = The end

## Scene

claim-scene-top = Pile
claim-scene-claims = Claims
claim-scene-cards = Everybody’s cards
claim-scene-hand = Your bid cards
claim-scene-players = Players
claim-scene-round = Round { $round } of { $rounds }
claim-scene-pile = { $cards ->
    [one] { $cards } claim in the pile
   *[other] { $cards } claims in the pile
}
claim-scene-known = Only you know it
claim-scene-scouted = { $name } knows it
claim-scene-under = Under the pile
claim-scene-taken = Taken so far
claim-scene-bid-none = { $name } has not bid yet
claim-scene-bid-hidden = { $name } has bid face down
claim-scene-bid-own = You bid the { $card }
claim-scene-player = { $name }: { points }. { $bid }.
claim-scene-you = you
claim-scene-winner = winner
