"""The coach's page: how far the work is, then the graph, what cost most, and all decisions of a seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from boomtown.bots.coach import BLUNDER, FINE, MISTAKE, SLIP, tally
from boomtown.bots.judgement import Judgement
from boomtown.core.svg import Markup
from boomtown.core.text import Text
from boomtown.games import text_of
from boomtown.server.bots.coach_worker import Remark
from boomtown.server.tables.session import TableSession
from boomtown.server.web.pages.coach_graph import graph, mark
from boomtown.server.web.pages.coach_words import points, signed_points
from boomtown.server.web.pages.frame import page, words_of
from boomtown.server.web.pages.html import badge, pictogram, tag
from boomtown.server.web.people import Viewer

if TYPE_CHECKING:
    from boomtown.server.bots.coach import Job

WORST: Final = 5  # decisions told first
WORDS: Final = {FINE: "coach-fine", SLIP: "coach-slip", MISTAKE: "coach-mistake", BLUNDER: "coach-blunder"}
COUNTS: Final = {
    FINE: "coach-fine-count",
    SLIP: "coach-slip-count",
    MISTAKE: "coach-mistake-count",
    BLUNDER: "coach-blunder-count",
}


def coach(viewer: Viewer, live: TableSession, job: Job) -> str:
    """What the coach has to say of a seat, or how far the work is."""
    text = words_of(viewer)
    path = f"/table/{live.room.id}"
    own = text_of(live.room.game, viewer.language)
    title = text.say("coach-title", game=own.title())
    back = tag("a", text.say("coach-back"), class_="btn ghost", href=path)
    status = tag("p", say_progress(text, job), role="status", id="coach-status", class_="lead")
    part = tag("div", *content(text, live, job), id="coach-part", data_waiting=job.is_waiting)
    main = tag(
        "main",
        tag("h1", title),
        seats(viewer, live, job, text, path),
        status,
        part,
        tag("p", back, class_="acts"),
        id="main",
        class_="wrap narrow coach",
    )
    crumb = tag("a", live.room.title, href=path)
    return page(
        viewer,
        title,
        main,
        scripts=["coach.js"] if job.is_waiting else [],
        styles=["coach.css"],
        crumb=crumb,
        here=f"{path}/coach?seat={job.seat}",
        game=live.room.game,
    )


def seats(viewer: Viewer, live: TableSession, job: Job, text: Text, path: str) -> Markup | None:
    """Whose decisions they are; who sat at several seats chooses between them."""
    own = live.seats_of(viewer.id)
    if len(own) < 2:
        return None
    links = [
        tag(
            "a",
            badge(live.symbols[seat], 22),
            live.chairs[seat].name,
            class_="btn small",
            href=f"{path}/coach?seat={seat}",
            aria_current="page" if seat == job.seat else None,
        )
        for seat in own
    ]
    return tag("nav", *links, class_="coach-seats", aria_label=text.say("coach-seats"))


def say_progress(text: Text, job: Job) -> str:
    """How far the work is, in a sentence."""
    if job.has_failed:
        return text.say("coach-failed")
    if job.total is None:
        return text.say("coach-beginning")
    if not job.is_done:
        return text.say("coach-working", done=len(job.remarks), total=job.total)
    if job.total == 0:
        return text.say("coach-none")
    return text.say("coach-done", decisions=job.total)


def content(text: Text, live: TableSession, job: Job) -> list[Markup]:
    """What can be shown now."""
    if not job.is_done:
        return [wait_notice(text, job)]
    if not job.remarks:
        return []
    lessons = [remark.lesson for remark in job.remarks]
    counts = tally(job.seat, lessons)
    worst = sorted(
        (remark for remark in job.remarks if remark.lesson.verdict != FINE),
        key=lambda remark: (-remark.lesson.loss, remark.lesson.at),
    )[:WORST]
    tiles = [
        tag("div", tag("dt", text.say(COUNTS[verdict])), tag("dd", mark(verdict), str(count)))
        for verdict, count in counts.verdicts.items()
    ]
    lost = tag("div", tag("dt", text.say("coach-lost")), tag("dd", points(text, counts.loss)))
    summary = tag("dl", *tiles, lost, class_="coach-counts")
    drawn = graph(text, lessons, final_lead(live, job.seat))
    return [
        tag("section", summary, drawn, class_="box"),
        tag("section", tag("h2", text.say("coach-worst")), *costly(text, live, worst), class_="box"),
        tag(
            "section",
            tag("h2", text.say("coach-all")),
            decisions_table(text, live, job.remarks),
            class_="box",
        ),
        tag("p", text.say("coach-how"), class_="quiet coach-how"),
    ]


def wait_notice(text: Text, job: Job) -> Markup:
    """How far it is, and how to look again without a script."""
    bar = Markup("")
    if not job.has_failed:
        label = text.say("coach-progress")
        bar = tag("progress", max=max(1, job.total or 1), value=len(job.remarks), aria_label=label)
    again = tag("a", text.say("coach-again"), class_="btn", href=f"?seat={job.seat}")
    return tag("div", bar, tag("p", again, class_="acts"), class_="box")


def costly(text: Text, live: TableSession, worst: Sequence[Remark]) -> list[Markup]:
    """What cost most, the worst first."""
    if not worst:
        return [tag("p", text.say("coach-nothing"))]
    entries = [
        tag(
            "li",
            tag("p", verdict_said(text, remark), " ", replay_link(text, live, remark), class_="coach-head"),
            tag(
                "p",
                text.say("coach-chosen", choice=choice_words(text, remark)),
                " ",
                lead_of(text, remark.lesson.chosen),
            ),
            better_list(text, remark),
        )
        for remark in worst
    ]
    return [tag("ol", *entries, class_="coach-worst")]


def decisions_table(text: Text, live: TableSession, remarks: Sequence[Remark]) -> Markup:
    """Every decision in order of play."""
    columns = ("coach-move", "coach-choice", "coach-difference", "coach-lead")
    head = tag("thead", tag("tr", *(tag("th", text.say(name), scope="col") for name in columns)))
    rows = []
    for remark in remarks:
        lesson = remark.lesson
        better = better_list(text, remark) if lesson.verdict != FINE else None
        rows.append(
            tag(
                "tr",
                tag("th", replay_link(text, live, remark, is_short=True), scope="row"),
                tag("td", choice_words(text, remark), better),
                tag("td", verdict_said(text, remark)),
                tag("td", signed_points(text, lesson.chosen.lead), class_="num"),
            )
        )
    caption = tag("caption", text.say("coach-all"), class_="unseen")
    return tag("table", caption, head, tag("tbody", *rows), class_="coach-table")


# words


def choice_words(text: Text, remark: Remark) -> str:
    """The choice in words."""
    return remark.said[remark.lesson.chosen.action][text.language]


def better_list(text: Text, remark: Remark) -> Markup:
    """The better ones with their leads."""

    def entry(option: Judgement) -> Markup:
        return tag("li", remark.said[option.action][text.language], " ", lead_of(text, option))

    label = tag("span", text.say("coach-better"), class_="label")
    return tag("div", label, tag("ul", *map(entry, remark.lesson.better)), class_="coach-better")


def lead_of(text: Text, option: Judgement) -> Markup:
    """The lead that an option promises, in brackets."""
    return tag("span", text.say("coach-lead-of", points=signed_points(text, option.lead)), class_="quiet")


def verdict_said(text: Text, remark: Remark) -> Markup:
    """The verdict, and what it cost."""
    lesson = remark.lesson
    word = tag("span", text.say(WORDS[lesson.verdict]), class_=f"verdict verdict-{lesson.verdict}")
    if lesson.verdict == FINE:
        return mark(lesson.verdict) + word
    cost = text.say("coach-cost", points=points(text, lesson.loss))
    return mark(lesson.verdict) + word + " " + tag("span", cost, class_="cost")


def replay_link(text: Text, live: TableSession, remark: Remark, is_short: bool = False) -> Markup:
    """To the table as it was before the decision."""
    move = remark.lesson.at + 1
    label = text.say("coach-see", move=str(move))
    href = f"/table/{live.room.id}?at={remark.lesson.at}"
    if is_short:
        return tag("a", str(move), href=href, aria_label=label)
    return tag("a", pictogram("spyglass", 16), " ", label, href=href)


def final_lead(live: TableSession, seat: int) -> int:
    """How far the seat was ahead of its best rival in the end."""
    scores = live.require_table().record.scores
    others = [score for player, score in enumerate(scores) if player != seat]
    return scores[seat] - max(others, default=0)
