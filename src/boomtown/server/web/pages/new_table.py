"""The form for a new table. It works without a script: seats beyond the chosen number are not looked at."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from itertools import groupby
from typing import Any, Final

from boomtown.core.step import Game, Variant
from boomtown.core.svg import Markup
from boomtown.core.text import Text
from boomtown.games import GAMES, text_of
from boomtown.server.tables.session import ABSENCE
from boomtown.server.web.pages.frame import page, words_of
from boomtown.server.web.pages.html import badge, tag, together
from boomtown.server.web.pages.levels import level_faces, level_list, level_options
from boomtown.server.web.pages.naming import table_title
from boomtown.server.web.pages.portraits import portraits
from boomtown.server.web.people import LONGEST_NAME, Viewer

MANY_TICKS: Final = 3
ABSENCES: Final = (2, 5, 10, 30, 60, 240)  # minutes to choose from


def new_table(viewer: Viewer, game: str, suggested: frozenset[str]) -> str:
    """Who plays, by which rules, and who may come."""
    text, own, rules = words_of(viewer), text_of(game, viewer.language), GAMES[game]
    parts = [
        who_am_i(text) if viewer.person is None else None,
        how_many(text, rules),
        who_plays(text, rules, viewer),
        variants(text, own, rules, suggested) if rules.variants else None,
        the_table(text),
        tag("p", tag("button", text.say("new-go"), class_="btn main wide"), class_="acts"),
    ]
    form = tag("form", *parts, method="post", action=f"/new/{game}", class_="new")
    heading = [tag("h1", text.say("new-title")), tag("p", own.title(), class_="lead")]
    main = tag("main", *heading, form, id="main", class_="wrap narrow")
    crumb = tag("b", own.title())
    here = f"/new/{game}"
    return page(
        viewer,
        text.say("new-title"),
        main,
        styles=["forms.css", "levels.css"],
        crumb=crumb,
        here=here,
        game=game,
    )


def part(legend: str, *content: Markup | None) -> Markup:
    """A group of questions on paper."""
    return tag("fieldset", tag("legend", legend), *content, class_="box")


def who_am_i(text: Text) -> Markup:
    """A guest may say a name at once."""
    field = tag(
        "input",
        id="name",
        name="name",
        maxlength=LONGEST_NAME,
        autocomplete="nickname",
        aria_describedby="name-help",
    )
    label = tag("label", text.say("new-name"), for_="name", class_="legend")
    return tag(
        "div",
        label,
        field,
        tag("p", text.say("new-name-help"), class_="help", id="name-help"),
        class_="box field",
    )


def how_many(text: Text, rules: Game[Any]) -> Markup:
    """The number of seats."""
    fewest, most = int(rules.fewest), int(rules.most)
    usual = min(max(3, fewest), most)
    chips = [
        tag(
            "label",
            tag(
                "input", type="radio", name="seats", value=count, id=f"seats-{count}", checked=count == usual
            ),
            tag("span", str(count)),
            class_="chip",
        )
        for count in range(fewest, most + 1)
    ]
    return part(text.say("new-count"), tag("div", *chips, class_="chips"))


def who_plays(text: Text, rules: Game[Any], viewer: Viewer) -> Markup:
    """A row for every seat there can be."""
    rows = [seat_row(text, seat, viewer) for seat in range(int(rules.most))]
    return part(
        text.say("new-who"),
        tag("p", text.say("new-who-help"), class_="help"),
        tag("ol", *rows, class_="places"),
        level_list(text),
        portraits(),
    )


def seat_row(text: Text, seat: int, viewer: Viewer) -> Markup:
    """Who sits here."""
    chosen = "me" if seat == 0 else "open"
    kinds = {
        "me": text.say("new-kind-me"),
        "open": text.say("new-kind-open"),
        "here": text.say("new-kind-here"),
    }
    if viewer.person is not None:
        kinds["me"] = f"{kinds['me']} ({viewer.person.name})"
    options = [tag("option", said, value=kind, selected=kind == chosen) for kind, said in kinds.items()]
    options += level_options(text)
    label = text.say("new-seat", number=seat + 1, symbol=text.seat(seat))
    name = tag(
        "span",
        tag("label", text.say("new-here-name"), for_=f"name{seat}", class_="unseen"),
        tag(
            "input",
            id=f"name{seat}",
            name=f"name{seat}",
            maxlength=LONGEST_NAME,
            autocomplete="off",
            placeholder=text.say("new-here-name"),
        ),
        class_="here-name",
    )
    return tag(
        "li",
        badge(seat, 36),
        tag("label", label, for_=f"seat{seat}"),
        tag(
            "span",
            tag("select", *options, id=f"seat{seat}", name=f"seat{seat}"),
            level_faces(),
            class_="kind",
        ),
        name,
        class_="place",
    )


def variants(text: Text, own: Text, rules: Game[Any], suggested: frozenset[str]) -> Markup:
    """The choices of the game, each with its explanation; many boxes to tick stay folded up."""
    menus = [variant for variant in rules.variants if variant.choices]
    ways = [
        alike_ways(own, explanation, alike)
        if explanation
        else together(variant_ways(own, one) for one in alike)
        for explanation, alike in groupby(menus, partial(shared_explanation, own))
    ]
    words = [variant for variant in rules.variants if not variant.choices]
    plain = [
        tick(f"variant-{variant.name}", *own.variant(variant.name), variant.name in suggested)
        for variant in words
        if variant.is_for_newcomers
    ]
    ticks = [
        tick(f"variant-{variant.name}", *own.variant(variant.name))
        for variant in words
        if not variant.is_for_newcomers
    ]
    if len(ticks) > MANY_TICKS:
        summary = tag("summary", text.say("new-more", count=len(ticks)))
        ticks = [tag("details", summary, *ticks, class_="more")]
    return part(text.say("new-variants"), *plain, *ways, *ticks)


def shared_explanation(own: Text, variant: Variant) -> str:
    """What all choices of a variant say about themselves, if it is the same."""
    said = {own.variant(word)[1] for word in variant.words()}
    return said.pop() if len(said) == 1 else ""


def alike_ways(own: Text, explanation: str, alike: Iterable[Variant]) -> Markup:
    """Menus of one kind side by side; what they mean is said once."""
    menus = [variant_ways(own, variant, is_explained=False) for variant in alike]
    return tag("div", *menus, tag("p", explanation, class_="help"), class_="alike")


def variant_ways(own: Text, variant: Variant, is_explained: bool = True) -> Markup:
    """One of several ways: what their names have in common is the label."""
    said = [own.variant(word) for word in variant.words()]
    heads = {name.rpartition(":")[0].rstrip() for name, _ in said}
    shared = heads.pop() if len(heads) == 1 else ""
    options = [
        tag(
            "option",
            (name.rpartition(":")[2].lstrip() if shared else name)
            + (f" – {explanation}" if is_explained else ""),
            value=choice,
            selected=choice == variant.default,
        )
        for (name, explanation), choice in zip(said, variant.choices, strict=True)
    ]
    field = f"variant-{variant.name}"
    select = tag("select", *options, id=field, name=field, aria_label=None if shared else said[0][0])
    label = tag("label", shared, for_=field) if shared else None
    return tag("div", label, select, class_="field", data_variant=variant.name)


def tick(name: str, label: str, explanation: str, is_ticked: bool = False) -> Markup:
    """A box to tick with an explanation."""
    said = tag("span", tag("b", label), tag("span", explanation, class_="help"))
    return tag(
        "label",
        tag("input", type="checkbox", name=name, value="on", checked=is_ticked),
        said,
        class_="choice",
    )


def the_table(text: Text) -> Markup:
    """Its name, and whether it stands in the lobby."""
    field = tag(
        "div",
        tag("label", text.say("new-table-name"), for_="title"),
        tag(
            "input",
            id="title",
            name="title",
            maxlength=LONGEST_NAME,
            placeholder=table_title(),
            autocomplete="off",
            aria_describedby="title-help",
        ),
        tag("p", text.say("new-table-name-help"), class_="help", id="title-help"),
        class_="field",
    )
    public = tick("public", text.say("new-public"), text.say("new-public-help"))
    return part(text.say("new-table"), field, absence(text), public)


def absence(text: Text) -> Markup:
    """How long somebody who is away is waited for until a bot may stand in."""
    choices = [
        tag(
            "option",
            text.say("new-absence-minutes", minutes=minutes),
            value=minutes,
            selected=minutes == ABSENCE,
        )
        for minutes in ABSENCES
    ]
    return tag(
        "div",
        tag("label", text.say("new-absence"), for_="absence"),
        tag("select", *choices, name="absence", id="absence", aria_describedby="absence-help"),
        tag("p", text.say("new-absence-help"), class_="help", id="absence-help"),
        class_="field",
    )
