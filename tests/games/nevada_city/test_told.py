"""What a table tells, line by line: who did what, with whom, where, and for how much."""

from collections.abc import Callable, Iterable

from boomtown.core.record import Table
from boomtown.core.text import Text
from boomtown.games.nevada_city import NEVADA_CITY
from boomtown.games.nevada_city.rules.state import NevadaCityState
from boomtown.games.nevada_city.ui.text import WORDS
from tests.games.nevada_city.tables import (
    employ,
    give,
    go_on,
    hold,
    lazily,
    lend,
    site,
    stand,
    table,
    to_step,
    to_year,
)

NAMES = ["Ann", "Ben", "Cleo", "Dan"]
EN = Text(WORDS, "en")
JANE = "0 activate jane-ticktok"

Made = Table[NevadaCityState]


def log(made: Made) -> list[str]:
    return [EN.event(event, NAMES) for move in made.events for event in move]


def told(made: Made, *moves: str) -> list[str]:
    """What is told while these moves are made."""
    before = len(log(made))
    return log(go_on(made, *moves))[before:]


def at_event(
    event: str,
    *moves: str,
    seats: int = 2,
    variants: Iterable[str] = (),
    first: Callable[[Made], object] = lambda _: None,
) -> list[str]:
    """What is told of the first event of 1856, once it has been revealed."""
    made = to_year(table(seats=seats, variants=variants), 1856)
    first(made)
    revealed, *lines = told(made, f"* reveal {event}", *moves)
    assert revealed.startswith("Event: ")
    return lines


def test_setting_up() -> None:
    """Rules: "Basic setup", p. 17."""
    lines = log(table())
    assert [line for line in lines if not line.startswith("Your goal: ")] == [
        "Ann begins with this building: Sheriff.",
        "Ann scores 1 point for the start building: Sheriff.",
        "Ann is Sheriff and begins the first year.",
        "Ben begins with this building: Assayer.",
        "Ben scores 4 points for the start building: Assayer.",
        "Ann leads the family Ticktok.",
        "Ann scores 2 points for 1 mine.",
        "Ann scores 4 points for 2 farms.",
        "Ann scores 4 points for 2 ranches.",
        "Ben leads the family Whine.",
        "Ben scores 4 points for 2 mines.",
        "Ben scores 2 points for 1 farm.",
        "Ben scores 4 points for 2 ranches.",
        "New on display: Army Contract.",
        "New on display: Town Well.",
        "New on display: Silversmith.",
        "New on display: Barn Dance.",
        "A cube for production: crops.",
        "A cube for production: livestock.",
        "A cube for market value: silver.",
        "A cube for market value: crops.",
        "A cube for market value: crops.",
        "A cube for market value: crops.",
        "A cube for market value: livestock.",
        "Ann gets a goal, face down.",
        "Ann gets a goal, face down.",
        "Ben gets a goal, face down.",
        "Ben gets a goal, face down.",
        "Ann keeps one goal.",
        "Ben keeps one goal.",
        "The year 1855 begins.",
        "Dutch Vandermeer comes to town looking for work.",
        "Marisol Vega comes to town looking for work.",
        "One-Eye Royce comes to town looking for work.",
        "Round 1.",
        lines[-1],
    ]
    assert lines[-1].startswith(
        "Event: Freight Wagons Arrive – Trading Post: each good bought there costs $1 less"
    )


def test_each_player_is_told_the_own_goals() -> None:
    """Rules: "Goal cards", p. 3; "Basic setup", p. 17."""
    made = table()
    seen = [event for move in made.events for event in move if event.name == "nevada-city-event-goal-seen"]
    assert [(event.audience, EN.event(event, NAMES).split(".")[0]) for event in seen] == [
        (0, "Your goal: Land Baron"),
        (0, "Your goal: Town Builder"),
        (1, "Your goal: Dealmaker"),
        (1, "Your goal: Well Heeled"),
    ]


def test_additional_children() -> None:
    """Rules: "Play the advanced game", p. 18. Ruling R34. Ruling R38."""
    dealt = ("* deal sheriff", "* deal assayer", "0 family ticktok", "1 family whine")
    swapping, adopting = (
        go_on(Table(NEVADA_CITY, 2, frozenset({variant})), *dealt)
        for variant in ("children=swap", "children=newcomer")
    )
    assert told(swapping, "1 swap daughter cousin-gus", "0 done") == [
        "In the family of Ben, Cousin Gus takes the place of Sybil Whine."
    ]
    assert told(adopting, "0 adopt cousin-opal", "1 done") == ["Cousin Opal joins the family of Ann."]


def test_work_claims_and_passing() -> None:
    """Rules: "Take actions", p. 7; "Use City Hall to claim a building or property", p. 9."""
    assert told(table(), JANE, "0 work mine 1", "0 use city-hall-claim2", "0 claim blacksmith", "0 pass") == [
        "Ann plays with Jane Ticktok.",
        "Ann works 1 mine and gets 1 silver.",
        "Ann sends Jane Ticktok here: City Hall 1.",
        "Ann pays the Bank $2.",
        "Ann claims a building: Blacksmith.",
        "Ann passes 1 marker of Jane Ticktok.",
    ]
    assert told(table(JANE), "0 use city-hall-claim2", "0 settle farm")[2:] == [
        "Ann claims a farm for $2.",
        "Ann scores 2 points for 1 farm.",
    ]


def test_buying_and_selling() -> None:
    """Rules: "Trading Post", p. 12; "Assayer, Market, Stock Yards", p. 13; "Pharmacist", p. 14."""
    assert told(give(table(JANE, seats=3), 0, crops=2), "0 use market-sell-bulk", "0 sell 2") == [
        "Ann sends Jane Ticktok here: Market 2.",
        "Ann pays Cleo $1.",
        "Ann sells 2 crops for $6.",
    ]
    assert told(table(JANE), "0 use trading-post-buy1", "0 take iron", "0 take lumber", "0 done") == [
        "Ann sends Jane Ticktok here: Trading Post 1.",
        "Ann buys 1 iron for $1.",
        "Ann buys 1 lumber for $1.",
    ]
    brewing = stand(give(table(JANE), 0, iron=1), "pharmacist", 1)
    assert told(brewing, "0 use pharmacist-brew1", "0 pay iron", "0 done")[1:] == [
        "Ann pays Ben $1.",
        "Ann swaps 1 iron for 1 spirits.",
    ]
    assert told(stand(table(JANE), "brick-oven", 1), "0 use brick-oven-two")[1:] == [
        "Ann pays Ben $1.",
        "Ann gets 2 brick.",
    ]
    bundle = ("0 use hardnails-buy1", "0 take spirits", "0 take spirits", "0 take lumber")
    assert told(stand(table(JANE), "hardnails", 1), *bundle) == [
        "Ann sends Jane Ticktok here: Hardnail’s General Store 1.",
        "Ann pays Ben $2.",
        "Ann gets 1 spirits.",
        "Ann gets 1 spirits.",
        "Ann gets 1 lumber.",
    ]
    assert told(stand(table(JANE), "newspaper", 1), "0 use newspaper-press1", "0 publish 2", "0 done")[
        1:
    ] == [
        "Ann pays Ben $1.",
        "Ann buys 2 points at the Newspaper.",
    ]


def test_workers_badge_and_loans() -> None:
    """Rules: "Hotel", p. 12; "Sheriff", p. 13; "Bank", p. 12."""
    assert told(table(JANE), "0 use hotel-hire1", "0 hire one-eye-royce") == [
        "Ann sends Jane Ticktok here: Hotel 1.",
        "Ann pays the Bank $3.",
        "Ann hires One-Eye Royce for $1.",
    ]
    assert told(table(JANE), "0 use sheriff-deputy", "0 badge", "0 reserve town-well", "* offer chapel") == [
        "Ann sends Jane Ticktok here: Sheriff 1.",
        "Ann takes the Deputy’s badge and will be Sheriff next year.",
        "Ann reserves a contract: Town Well.",
        "New on display: Chapel.",
    ]
    assert told(table(JANE), "0 use bank-loan", "0 repay") == [
        "Ann sends Jane Ticktok here: Bank 1.",
        "Ann borrows $5; a marker of Jane Ticktok goes to the Bank.",
        "Ann pays back a loan.",
    ]


def test_another_players_space_is_copied() -> None:
    """Rules: "Tobacconist", p. 14."""
    made = stand(table(JANE, "0 use city-hall-claim2", "0 settle mine", "0 pass"), "tobacconist", 0)
    go_on(made, "1 activate wendell-whine")
    assert told(made, "1 use tobacconist-cigar1", "1 copy city-hall-claim2", "1 claim saw-mill") == [
        "Ben sends Wendell Whine here: Tobacconist 1.",
        "Ben pays Ann $1.",
        "Ben uses the same space as another player: City Hall 1.",
        "Ben pays the Bank $2.",
        "Ben claims a building: Saw Mill.",
    ]


def test_construction() -> None:
    """Rules: "Construction", p. 9; "Replacement buildings", p. 18."""
    made = site(give(table(variants=["extra-buildings"]), 0, iron=3, lumber=1, brick=1), "military-store", 0)
    go_on(made, "0 activate silas-ticktok")
    assert told(made, "0 build military-store", *["0 pay iron"] * 3, "0 pay lumber", "0 pay brick") == [
        "Ann sends Silas Ticktok to a building site: Military Store.",
        "Skill adds 1 lumber.",
        "Ann brings 1 iron.",
        "Ann brings 1 iron.",
        "Ann brings 1 iron.",
        "Ann brings 1 lumber.",
        "Ann brings 1 brick.",
        "Ann finishes a building: Military Store.",
        "Ann scores 9 points for a finished building: Military Store.",
        "Trading Post makes way for a new building: Military Store.",
    ]


def test_contracts() -> None:
    """Rules: "Work on a reserved contract", p. 10; "Complete a contract", p. 10."""
    learning = hold(give(table(JANE), 0, crops=4), 0, "seed-exchange")
    assert told(learning, "0 advance seed-exchange", *["0 pay crops"] * 4) == [
        "Ann has Jane Ticktok work on a contract: Seed Exchange.",
        *["Ann brings 1 crop."] * 4,
        "Jane Ticktok completes a contract for Ann: Seed Exchange.",
        "Ann scores 3 points for a contract: Seed Exchange.",
        "Jane Ticktok (Ann) learns farming.",
    ]
    shares = give(
        table(JANE, contracts=("mining-shares", "town-well", "silversmith", "barn-dance")), 0, silver=3
    )
    assert told(shares, "0 use sheriff-deputy", "0 complete mining-shares", "* offer chapel")[1:] == [
        "Jane Ticktok completes a contract for Ann: Mining Shares.",
        "Ann scores 3 points for a contract: Mining Shares.",
        "Ann is rewarded with $3.",
        "New on display: Chapel.",
    ]
    cells = give(
        table(JANE, contracts=("jail-cells", "town-well", "silversmith", "barn-dance")), 0, iron=9, brick=9
    )
    assert told(cells, "0 use bank-civic", "0 complete jail-cells", "* offer chapel")[2:] == [
        "Jane Ticktok completes a contract for Ann: Jail Cells.",
        "Ann scores 5 points for a contract: Jail Cells.",
        "Ann scores 2 points because the own building is listed on a contract: Jail Cells.",
        "New on display: Chapel.",
    ]


def test_what_is_looked_at_and_replaced() -> None:
    """Rules: "Saddlery", p. 13; "Post Office", p. 14; "Hotel", p. 12."""
    made = stand(table(JANE, seats=4), "saddlery", 1)
    lines = told(made, "0 use saddlery-look1", "* look chapel", "* look tannery", "* look grand-ball")
    assert [line.split(".")[0] for line in lines[1:]] == [
        "Ann pays Ben $1",
        "Ann looks at the top contracts of the deck",
        "You see the contract Chapel",
        "You see the contract Tannery",
        "You see the contract Grand Ball",
    ]
    assert told(made, "0 reserve tannery", "0 top chapel", "0 under grand-ball") == [
        "Ann reserves a contract: Tannery.",
        "Ann puts a contract back on the deck.",
        "Ann puts a contract under the deck.",
    ]
    other = stand(table(JANE, seats=4), "post-office", 1)
    cards = [f"* offer {card}" for card in ("chapel", "tannery", "grand-ball", "cigar-import")]
    assert told(other, "0 use post-office-mail1", *cards)[1:] == [
        "Ann pays Ben $2.",
        "All contracts on display go under the deck.",
        "New on display: Chapel.",
        "New on display: Tannery.",
        "New on display: Grand Ball.",
        "New on display: Cigar Import.",
    ]
    order = ("mild-winter", "land-rush", "bandits", "famine", "drought")
    looking = told(
        table(JANE),
        "0 use hotel-decide-events",
        *(f"* peek {event}" for event in ("fertile-fields", *order)),
        *(f"0 lay {event}" for event in order),
    )
    assert [line.split(" – ")[0] for line in looking] == [
        "Ann sends Jane Ticktok here: Hotel 5.",
        "You see the event Fertile Fields",
        "You see the event Mild Winter",
        "You see the event Land Rush",
        "You see the event Bandits",
        "You see the event Famine",
        "You see the event Drought",
        "Ann looks at the events to come.",
        "Ann has laid the events anew.",
    ]


def test_gambling() -> None:
    """Rules: "Belle's, Wine & Roses Saloons", p. 14; "Play the advanced game", p. 18."""
    made = stand(table(JANE, variants=["poker"]), "belles-saloon", 1)
    assert told(made, "0 use belles-saloon-gamble", "0 stake 3", "* card 5", "* card 4")[1:] == [
        "Ann pays Ben $1.",
        "Ann holds: 5.",
        "Ann stakes $3. Own card: 5; the house: 4.",
        "Ann wins $3.",
    ]
    again = stand(table(JANE, variants=["poker"]), "belles-saloon", 1)
    assert told(again, "0 use belles-saloon-gamble", "0 stake 3", "* card a", "* card joker")[2:] == [
        "Ann holds: ace.",
        "Ann stakes $3. Own card: ace; the house: joker.",
        "Ann loses $3.",
    ]


def test_events_that_give_and_take() -> None:
    """Rules: "Check for events", p. 7; "Event cards", p. 3."""
    assert at_event("town-meeting", "0 take brick", "1 take iron") == [
        "Ann takes 1 brick (Town Meeting).",
        "Ben takes 1 iron (Town Meeting).",
    ]
    assert at_event("bandits", "0 spend clara-ticktok", first=lambda made: give(made, 0, money=1)) == [
        "Ann borrows $5; a marker of Clara Ticktok goes to the Bank.",
        "Ann pays the Bank $3 (Bandits).",
        "Ben pays the Bank $3 (Bandits).",
    ]
    assert at_event("bandits", "0 repay", first=lambda made: give(lend(made, 0, 1), 0, money=9)) == [
        "Ann pays back a loan.",
        "Ann pays the Bank $3 (Bandits).",
        "Ben pays the Bank $3 (Bandits).",
    ]
    assert at_event("famine", first=lambda made: give(give(made, 0, crops=1), 1, crops=3)) == [
        "Ben loses 2 crops.",
        "Ann loses 1 crop.",
        "Ann pays the Bank $2 (Famine).",
    ]
    assert at_event("influenza", "0 spend clara-ticktok", "1 spend sybil-whine") == [
        "Ann gives up a marker of Clara Ticktok until next year (Influenza).",
        "Ben gives up a marker of Sybil Whine until next year (Influenza).",
    ]
    assert at_event("territorial-ruling") == ["All contracts on display go under the deck."]
    assert at_event("stagecoach-arrives", "* arrive rafe-colby", "* arrive harriet-moss") == [
        "Rafe Colby comes to town looking for work.",
        "Harriet Moss comes to town looking for work.",
    ]
    silver = table(JANE, event="silver-discovered")
    assert told(silver, "0 extra silver-discovered") == [
        "Ann lets Jane Ticktok use the event (Silver Discovered!).",
        "Ann gets 1 silver.",
    ]


def test_fires() -> None:
    """Rules: "Fire House", p. 13. Ruling R22."""
    help_out = ("0 spend clara-ticktok", "1 spend sybil-whine")
    assert at_event("fire-at-the-hotel", *help_out, "0 activate silas-ticktok", "0 repair hotel") == [
        "Fire (Fire at the Hotel)! This building is burning: Hotel. Without a fire brigade it is damaged: nobody may "
        "use it until it is repaired or the year ends.",
        "Ann gives up a marker of Clara Ticktok until next year (Fire at the Hotel).",
        "Ben gives up a marker of Sybil Whine until next year (Fire at the Hotel).",
        "Ann plays with Silas Ticktok.",
        "Ann has Silas Ticktok repair a building: Hotel.",
        "Ann scores 1 point for a repair: Hotel.",
    ]

    def brigade(*moves: str) -> list[str]:
        return at_event("fire-at-the-hotel", *moves, seats=3, first=lambda made: stand(made, "fire-house", 1))

    assert brigade("1 spend sybil-whine") == [
        "Fire (Fire at the Hotel)! This building is burning: Hotel. The fire brigade saves it from damage.",
        "Ben sends Sybil Whine to the fire (Fire House); everybody else pays for it.",
        "Ann pays Ben $4 (Fire at the Hotel).",
        "Cleo pays Ben $4 (Fire at the Hotel).",
    ]
    assert brigade("1 done", "0 spend clara-ticktok", "2 spend hester-drywell")[1:] == [
        "Ben sends nobody to the fire; all others must help.",
        "Ann gives up a marker of Clara Ticktok until next year (Fire at the Hotel).",
        "Cleo gives up a marker of Hester Drywell until next year (Fire at the Hotel).",
    ]


def test_fights_with_outsiders() -> None:
    """Rules: "Play the advanced game", p. 18; "Doctor", p. 18; "Undertaker", p. 18."""
    fight = ("0 fight ezra-ticktok", "* card 4", "* card 5", "1 fight sybil-whine", "* card 6", "* card 2")
    assert at_event("whiskey-runner", *fight, variants=["extra-events"]) == [
        "Ezra Ticktok (Ann) faces an opponent with gun 1.",
        "The opponent draws: 4.",
        "Ann draws: 5. Card and gun together are ahead by 2.",
        "Ezra Ticktok (Ann) wins the fight.",
        "Ann gets 2 spirits.",
        "Sybil Whine (Ben) faces an opponent with gun 1.",
        "The opponent draws: 6.",
        "Ben draws: 2. Card and gun together are behind by 4.",
        "Sybil Whine (Ben) loses the fight.",
        "Sybil Whine (Ben) is wounded and loses a marker until next year.",
    ]
    tie = ("0 fight ezra-ticktok", "* card 5", "* card 4", "1 done")
    assert at_event("whiskey-runner", *tie, variants=["extra-events"])[2:] == [
        "Ann draws: 4. Card and gun together are level.",
        "The fight of Ezra Ticktok (Ann) ends in a tie.",
        "Ezra Ticktok (Ann) is wounded and loses a marker until next year.",
    ]
    variants = ["extra-events", "extra-buildings"]
    heal = ("0 fight ezra-ticktok", "* card 6", "* card 2", "0 heal lumber")
    owner = ("1 fight barnaby-whine", "* card 6", "* card 2")
    lines = at_event(
        "whiskey-runner", *heal, *owner, variants=variants, first=lambda made: stand(made, "doctor", 1)
    )
    assert (lines[4], lines[-1]) == (
        "Ann pays the Doctor 1 lumber, and Ezra Ticktok keeps the marker.",
        "The Doctor heals Barnaby Whine (Ben) for nothing.",
    )
    kill = ("0 fight ezra-ticktok", "* card 3", "* card 4")
    buried = at_event(
        "renegade-gun-2", *kill, variants=variants, first=lambda made: stand(made, "undertaker", 1)
    )
    assert buried[3:] == [
        "Ezra Ticktok (Ann) wins the fight.",
        "Ann scores 2 points for a fight won (Renegade I).",
        "The outsider dies.",
        "Ben gets $4.",
        "Ben has seen to the burial (Undertaker).",
    ]


def test_fights_with_troublemakers() -> None:
    """Rules: "Play the advanced game", p. 18."""
    made = to_step(table(variants=["troublemakers"]), "FaceTroublemaker")
    assert told(made, "0 fight ezra-ticktok", "* card 2", "* card 6") == [
        "Ezra Ticktok (Ann) faces One-Eye Royce, with gun 4.",
        "The opponent draws: 2.",
        "Ann draws: 6. Card and gun together are ahead by 2.",
        "Ezra Ticktok (Ann) wins the fight.",
        "Ann scores 1 point for stopping a troublemaker.",
        "One-Eye Royce dies and leaves the game.",
    ]


def test_a_tournament() -> None:
    """Rules: "Play the advanced game", p. 18. Ruling R39."""
    play = ("0 ante", "1 done", "2 ante", "* card a", "* card 6", "0 done", "2 redraw", "* card joker")
    assert at_event("poker-tournament", *play, seats=3, variants=["extra-events"]) == [
        "Ann puts $3 into the pot.",
        "Cleo puts $3 into the pot.",
        "Ann holds: ace.",
        "Cleo holds: 6.",
        "Cleo puts $1 into the pot.",
        "Cleo holds: joker.",
        "Cleo takes the pot of $7.",
        "Cleo scores 2 points for the highest card (Poker Tournament).",
    ]
    assert at_event("poker-tournament", "0 ante", "1 done", variants=["extra-events"]) == [
        "Ann puts $3 into the pot.",
        "Fewer than two want to play: the tournament is off.",
    ]


def test_the_bank_builds() -> None:
    """Rules: "Two-player game", p. 16. Ruling R5."""
    assert (
        told(to_step(table(), "BankBuilds"), "* bank saw-mill")[0] == "The Bank puts up a building: Saw Mill."
    )


def test_the_end_of_a_year() -> None:
    """Rules: "Cleanup", p. 11; "Soup Kitchen, Boarding House", p. 13."""
    made = table(
        JANE, "0 use bank-loan", "0 pass", "1 activate wendell-whine", "1 use sheriff-deputy", "1 badge"
    )
    employ(employ(go_on(made, "1 done"), 0, "harriet-moss"), 0, "benny-hart")
    give(made, 0, spirits=2, silver=2, crops=0, livestock=0, money=0)
    to_step(stand(stand(made, "soup-kitchen", 1), "boarding-house", 0), "HoldWeddings")
    go_on(made, "0 marry ezra-ticktok harriet-moss")
    go_on(to_step(made, "LeaveIdle"), "0 idle harriet-moss")
    lines = log(to_year(made, 1856))
    after = [
        line for line in lines[lines.index("The year 1855 ends.") :] if not line.startswith("A cube for ")
    ]
    assert after == [
        "The year 1855 ends.",
        "3 workers found no work, which pays off for Ben: Soup Kitchen.",
        "Ben gets $15.",
        "3 workers found no work, which pays off for Ann: Boarding House.",
        "Ann scores 3 points because workers found no work (Boarding House).",
        "All events of the year are over: prices, yields and closed or damaged buildings are as before.",
        "Ben is the new Sheriff and begins next year.",
        "Ben puts all markers back on the characters.",
        "Ann puts all markers back on the characters.",
        "Wedding in the family of Ann: Ezra Ticktok and Harriet Moss.",
        "Ann gives 1 silver for the feast.",
        "Ann gives 1 silver for the feast.",
        "Benny Hart leaves the service of Ann.",
        "Because of a loan, Harriet Moss (Ann) starts the year one marker short.",
        "The year 1856 begins.",
        "Ah Lun comes to town looking for work.",
        "Nell Farrow comes to town looking for work.",
        "Pike Dolan comes to town looking for work.",
        "Round 1.",
    ]


def test_the_end_of_the_game() -> None:
    """Rules: "End of game", p. 12."""
    lines = log(lazily(to_year(table(seats=3), 1858), lambda _: False))
    ending = [line.split(".")[0] for line in lines[lines.index("The last year is over: the game ends.") :]]
    assert ending == [
        "The last year is over: the game ends",
        "A goal is turned over for all to see: Extended Family",
        "Goal: Land Baron (mines, farms and ranches)",
        "Ann scores 5 points for a goal, with 5: Land Baron",
        "Ben scores 5 points for a goal, with 5: Land Baron",
        "Cleo scores 5 points for a goal, with 5: Land Baron",
        "Goal: Dealmaker (completed contracts)",
        "Goal: Full Storehouse (commodities)",
        "Ann scores 5 points for a goal, with 6: Full Storehouse",
        "Ben scores 5 points for a goal, with 6: Full Storehouse",
        "Cleo scores 5 points for a goal, with 6: Full Storehouse",
        "Goal: Extended Family (workers married into the family)",
        "A shared victory for Ben with 24 points!",
        "A shared victory for Cleo with 24 points!",
    ]
    made = table(seats=3)
    made.state.plots_taken = made.state.plots
    assert "Every plot of the town is taken: the game ends." in log(lazily(made, lambda _: False))
