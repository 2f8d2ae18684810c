"""The short rules of a game: its help, heading by heading, and all its pieces."""

from __future__ import annotations

from functools import lru_cache

from boomtown.core.svg import Markup, Scene, el, together
from boomtown.core.text import Text
from boomtown.games import GAMES, game_parts, text_of
from boomtown.server.web.pages.cards import cover
from boomtown.server.web.pages.frame import page, words_of
from boomtown.server.web.pages.html import paragraphs, tag
from boomtown.server.web.people import Viewer


def rules(viewer: Viewer, game: str) -> str:
    """All headings on one page; the anchor of each is its slug."""
    text, own = words_of(viewer), text_of(game, viewer.language)
    title = text.say("rules-title", game=own.title())
    sheet = pieces(game, own.language)
    sections = help_sections(own) + [variants(text, own, game), gallery(text, sheet)]
    said = [tag("p", own.introduction(), class_="lead"), tag("p", text.say("rules-note"), class_="help")]
    opening = tag("div", tag("div", tag("h1", own.title()), *said), cover(game), class_="opening")
    shown = tag("article", *sections, class_="prose")
    columns = tag("div", contents(text, own, game), shown, class_="rules")
    main = tag("main", opening, columns, id="main", class_="wrap")
    crumb, here = tag("b", own.title()), f"/rules/{game}"
    return page(viewer, title, main, styles=["rules.css"], crumb=crumb, here=here, game=game)


def help_sections(own: Text) -> list[Markup]:
    """One section for each heading of the rulebook."""
    sections = []
    for heading, slug in own.words.headings.items():
        title, said = own.help(heading)
        sections.append(tag("section", tag("h2", title, id=slug), paragraphs(said)))
    return sections


def contents(text: Text, own: Text, game: str) -> Markup:
    """What there is to read; with several games also the way to the others."""
    links = [
        tag("li", tag("a", own.help(heading)[0], href=f"#{slug}"))
        for heading, slug in own.words.headings.items()
    ]
    if GAMES[game].variants:
        links.append(tag("li", tag("a", text.say("rules-variants"), href="#variants")))
    links.append(tag("li", tag("a", text.say("rules-pieces"), href="#pieces")))
    others = [
        tag("li", tag("a", text_of(name, text.language).title(), href=f"/rules/{name}"))
        for name in GAMES
        if name != game
    ]
    games = [tag("p", text.say("rules-games"), class_="label"), tag("ul", *others)] if others else []
    label = text.say("rules-contents")
    listed = [tag("p", label, class_="label", aria_hidden="true"), tag("ul", *links)]
    return tag("nav", *listed, *games, aria_label=label, class_="contents")


def variants(text: Text, own: Text, game: str) -> Markup | None:
    """What can be chosen before a game."""
    told: dict[str, str] = {}  # what choices of one kind have in common is told once
    for variant in GAMES[game].variants:
        said = [own.variant(word) for word in variant.words()]
        if variant.choices and len({explanation for _, explanation in said}) == 1:
            name, explanation = said[0]
            if explanation not in told.values():
                told[name.rpartition(":")[0].rstrip()] = explanation
        else:
            told.update(said)
    if not told:
        return None
    listed = [tag("h3", name) + paragraphs(said) for name, said in told.items()]
    return tag("section", tag("h2", text.say("rules-variants"), id="variants"), *listed)


def gallery(text: Text, sheets: Markup) -> Markup:
    """Every piece, drawn."""
    return tag("section", tag("h2", text.say("rules-pieces"), id="pieces"), sheets, class_="pieces")


@lru_cache(maxsize=16)
def pieces(game: str, language: str) -> Markup:
    """The sheets of the gallery as pictures; marks on the table explain themselves."""
    sheets = game_parts(game).ui.draw_gallery(text_of(game, language))
    return together(figure(sheet) for name, sheet in sheets.items() if name != "marks")


def figure(sheet: Scene) -> Markup:
    """One sheet, as wide as it needs to be."""
    inside = together(node.svg for section in sheet.sections for node in sheet.of(section))
    box = " ".join(f"{size:g}" for size in sheet.box)
    drawn = el("svg", inside, viewBox=box, role="group", aria_label=sheet.title, width=sheet.box[2])
    return tag("div", drawn, class_="sheet", tabindex=0, role="region", aria_label=sheet.title)
