"""What came of a ladder: a document, lines for people, and a page for the docs."""

from __future__ import annotations

import platform
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from boomtown.lab.bench.machine import commit, processor
from boomtown.lab.game_series import Thought
from boomtown.lab.ladder import one_to_one, places
from boomtown.lab.matches import Match
from boomtown.lab.ratings import Meeting, rate_games
from boomtown.terminal import rows

Table = list[tuple[str, ...]]


def document_of(
    contests: Sequence[Match], settings: Mapping[str, Any], target: float | None
) -> dict[str, Any]:
    """Make the document of a ladder."""
    return {
        **settings,
        "fair_share": round(1 / contests[0].series.seats, 4),
        "compiled": form_of(contests),
        "commit": commit(),
        "python": platform.python_version(),
        "cpu": processor(),
        "pairs": [pair_of(contest, target) for contest in contests],
        "bots": bots_of(contests),
    }


def form_of(contests: Iterable[Match]) -> bool | None:
    """Tell whether the rules ran compiled; None if they did in some games only."""
    forms = {outcome.is_compiled for contest in contests for outcome in contest.counted}
    return forms.pop() if len(forms) == 1 else None


def pair_of(contest: Match, target: float | None) -> dict[str, Any]:
    """Tell how a pair stands."""
    tally, seats = contest.tally, contest.series.seats
    low, high = tally.interval()
    return {
        "stronger": contest.pair.stronger,
        "weaker": contest.pair.weaker,
        "games": tally.games,
        "wins": round(float(tally.wins), 3),
        "share": round(tally.share, 4),
        "interval": [round(low, 4), round(high, 4)],
        "times_fair": round(tally.share * seats, 2),
        "one_to_one": round(one_to_one(tally.share, seats), 4),
        "fair": tally.side_of(1 / seats),
        "target": None if target is None else tally.side_of(target),
        "mean_scores": [mean_score(contest, name) for name in contest.pair],
        "seed": contest.series.seed,
    }


def mean_score(contest: Match, name: str) -> float:
    """Give the mean score of a player in the games of a pair."""
    points = [
        outcome.scores[seat]
        for outcome in contest.counted
        for seat, other in enumerate(contest.series.bots_in(outcome.number))
        if other == name
    ]
    return round(sum(points) / len(points), 2)


def bots_of(contests: Sequence[Match]) -> list[dict[str, Any]]:
    """Tell of each player its rating and how long it thinks, the best first."""
    names = list(dict.fromkeys(name for contest in contests for name in reversed(contest.pair)))
    ratings = rate_games(names, meetings(contests))
    found = []
    for name in sorted(names, key=lambda name: -ratings[name].strength):
        thought = thought_of(name, contests)
        found.append(
            {
                "name": name,
                "rating": round(ratings[name].strength, 2),
                "doubt": round(ratings[name].doubt, 2),
                "decisions": thought.decisions,
                "milliseconds": round(1000 * thought.seconds / max(1, thought.decisions), 3),
            }
        )
    return found


def meetings(contests: Sequence[Match]) -> list[Meeting]:
    """List all games that count: all pairs' first ones, then all second ones, whoever finished first."""
    found = []
    for number in range(max(contest.games for contest in contests)):
        for contest in contests:
            if number < contest.games:
                outcome, names = contest.outcomes[number], contest.series.bots_in(number)
                found.append(Meeting(names, places(len(names), outcome.scores, outcome.winners)))
    return found


def thought_of(name: str, contests: Iterable[Match]) -> Thought:
    """Add up what a player has thought."""
    thoughts = [
        outcome.thoughts.get(name, Thought(0, 0.0)) for contest in contests for outcome in contest.counted
    ]
    return Thought(sum(each.decisions for each in thoughts), sum(each.seconds for each in thoughts))


# for people


def title_of(document: Mapping[str, Any]) -> str:
    """Say what was played."""
    variants = ", ".join(document["variants"]) or "no variants"
    return f"{document['game']}, {document['seats']} seats, {variants}, seed {document['seed']}"


def form_said(document: Mapping[str, Any]) -> str:
    """Say in which form the rules ran."""
    return {True: "compiled", False: "plain", None: "partly compiled"}[document["compiled"]]


def pair_table(document: Mapping[str, Any]) -> Table:
    """Put the pairs into a table."""
    has_target = document["target"] is not None
    heading = (
        "stronger",
        "weaker",
        "games",
        "wins",
        "95 % interval",
        "fair",
        "times fair",
        "one to one",
        "points",
        "result",
    )
    found: Table = [heading]
    for pair in document["pairs"]:
        low, high = pair["interval"]
        found.append(
            (
                pair["stronger"],
                pair["weaker"],
                str(pair["games"]),
                percent(pair["share"]),
                f"{percent(low)} to {percent(high)}",
                percent(document["fair_share"]),
                f"{pair['times_fair']:.2f}",
                percent(pair["one_to_one"]),
                " : ".join(f"{score:.1f}" for score in pair["mean_scores"]),
                result_of(pair, document["target"]) if has_target else clear(pair["fair"], "the fair share"),
            )
        )
    return found


def percent(share: float) -> str:
    """Give a share in words."""
    return f"{100 * share:.1f} %"


def clear(side: str, mark: str) -> str:
    """Say on which side of a mark the interval lies."""
    return {"above": f"above {mark}", "below": f"below {mark}", "around": "open"}[side]


def result_of(pair: Mapping[str, Any], target: float) -> str:
    """Say whether a pair has met its target, and whether the interval is clear of it."""
    is_met = "met" if pair["share"] >= target else "missed"
    return f"target {percent(target)} {is_met}{'' if pair['target'] == 'around' else ', clearly'}"


def bot_table(document: Mapping[str, Any]) -> Table:
    """Put the players into a table."""
    found: Table = [("bot", "rating", "doubt", "decisions", "time per move")]
    for bot in document["bots"]:
        cells = (bot["name"], f"{bot['rating']:.1f}", f"{bot['doubt']:.1f}", str(bot["decisions"]))
        found.append((*cells, time_of(bot["milliseconds"])))
    return found


def lines_of(document: Mapping[str, Any]) -> list[str]:
    """Put a ladder into lines for a terminal."""
    return [
        f"{title_of(document)}, budget {document['budget']:g}",
        "",
        *rows(pair_table(document)),
        "",
        *rows(bot_table(document)),
        "",
        f"The rules ran {form_said(document)}.",
    ]


def page_of(document: Mapping[str, Any], command: str) -> str:
    """Put a ladder into a page for the docs."""
    versions = [f"commit {document['commit'] or 'unknown'}"]
    if document["begun_at"] not in (None, document["commit"]):
        versions.append(f"begun at commit {document['begun_at']}")
    versions += [f"Python {document['python']}", document["cpu"], f"the rules ran {form_said(document)}"]
    return "\n".join(
        [
            f"# {title_of(document)}",
            "",
            f"Made by `{command}`; budget {document['budget']:g} of the levels',",
            f"{', '.join(versions)}. [How it is measured](../ladder.md).",
            "",
            *markdown(pair_table(document)),
            "",
            *markdown(bot_table(document)),
            "",
        ]
    )


def markdown(table: Table) -> list[str]:
    """Put a table into Markdown; a star is a star."""
    lines = ["| " + " | ".join(cell.replace("*", "\\*") for cell in row) + " |" for row in table]
    return [lines[0], "|" + "---|" * len(table[0]), *lines[1:]]


def time_of(milliseconds: float) -> str:
    """A time for people.

    >>> time_of(0.3732), time_of(19.14), time_of(999.7), time_of(1661.0)
    ('0.373 ms', '19.1 ms', '1.00 s', '1.66 s')
    """
    return f"{milliseconds:.3g} ms" if milliseconds < 999.5 else f"{milliseconds / 1000:.2f} s"
