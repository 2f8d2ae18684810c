"""The games of the lobby: a card for each that can be played, and a word about those to come."""

from __future__ import annotations

from functools import cache
from typing import Final

from boomtown.core.svg import Markup, Value, el, together
from boomtown.core.text import Text
from boomtown.games import GAMES, game_parts, text_of
from boomtown.look.buildings import building
from boomtown.look.lettering import words
from boomtown.look.pieces import cowboy
from boomtown.look.seats import SEATS
from boomtown.look.skyline import wayside
from boomtown.server.web.pages.html import pictogram, tag

PLAY_FORM: Final = "play"  # the id of the form that knows the level of the bots
COMING: Final = ("carson-city", "card-game", "nevada-city")  # until each is one of GAMES


@cache
def cover(game: str) -> Markup:
    """The picture of a game: its own cover, else a lonely place."""
    look: Value = "xMidYMid slice"
    draw_cover = game_parts(game).ui.draw_cover
    if draw_cover is None:
        return el(
            "svg",
            wayside(),
            class_="cover",
            viewBox="0 0 420 150",
            preserveAspectRatio=look,
            aria_hidden="true",
        )
    scene = draw_cover(text_of(game))
    inside = together(node.svg for section in scene.sections for node in scene.of(section))
    box = " ".join(f"{size:g}" for size in scene.box)
    return el("svg", inside, class_="cover", viewBox=box, preserveAspectRatio=look, aria_hidden="true")


def play_button(game: str, label: str, look: str) -> Markup:
    """One click: a game against bots, as the form with the levels says."""
    return tag("button", label, class_=f"btn {look}", form=PLAY_FORM, formaction=f"/play/{game}")


def card(text: Text, game: str) -> Markup:
    """What the game is, in two lines and three facts, and the ways to play it."""
    rules, own, parts = GAMES[game], text_of(game, text.language), game_parts(game)
    facts = [
        pictogram("person", 17),
        tag("b", text.say("lobby-players", fewest=int(rules.fewest), most=int(rules.most))),
    ]
    if parts.minutes:
        facts += [pictogram("sun", 15), tag("span", text.say("lobby-minutes", minutes=parts.minutes))]
    if parts.weight:
        facts += [tag("span", text.say("lobby-weight", weight=parts.weight), class_="weight")]
    ways = tag(
        "div",
        play_button(game, text.say("lobby-play"), "main"),
        tag("a", text.say("lobby-new"), class_="btn", href=f"/new/{game}"),
        tag("a", text.say("lobby-rules"), class_="btn ghost", href=f"/rules/{game}"),
        class_="ways",
    )
    introduction = own.introduction()
    content = [
        tag("h3", own.title()),
        tag("p", introduction, class_="quiet introduction", title=introduction),
        tag("p", *facts, class_="facts"),
        ways,
    ]
    return tag("article", cover(game), tag("div", *content, class_="card-body"), class_="card")


def coming_games(text: Text) -> Markup | None:
    """The games that are on their way."""
    names = [name for name in COMING if name not in GAMES]
    if not names:
        return None
    rows = [
        tag(
            "li",
            PICTURES[name](),
            tag(
                "div",
                tag("b", text.say(f"coming-{name}")),
                tag("span", text.say(f"coming-{name}.line"), class_="quiet"),
            ),
        )
        for name in names
    ]
    return tag("aside", tag("h3", text.say("lobby-coming")), tag("ul", *rows), class_="box coming")


def _small(ground: str, *parts: Markup) -> Markup:
    paper = el("rect", width=120, height=84, fill=ground)
    return el("svg", paper, *parts, class_="thumb", viewBox="0 0 120 84", aria_hidden="true")


def _carson_city() -> Markup:
    """Two parcels beside a road, and somebody who wants one of them."""
    road = el("path", d="M0 70H120M60 0V84", stroke="var(--trail)", stroke_width=9)
    edge = el("path", d="M0 70H120M60 0V84", stroke="var(--trail-edge)", stroke_width=12)
    parcels = el(
        "rect", x=4, y=4, width=48, height=58, rx=5, fill="none", stroke=SEATS[0].color, stroke_width=4
    )
    houses = building("saloon", 3, 4, 50) + building("bank", 67, 4, 50)
    return _small("var(--prairie)", edge, road, parcels, houses, cowboy(SEATS[2], 92, 62, 34))


def _card_game() -> Markup:
    """Two land cards, one over the other."""
    cards = []
    for x, y, appeal, kinds in ((5, 5, 5, ("house", "mine")), (48, 24, 7, ("townhouse", "store"))):
        rim = el("rect", x=x, y=y, width=66, height=66, rx=6, fill="var(--keyline)", stroke="var(--outline)")
        land = el("rect", x=x + 4, y=y + 4, width=58, height=58, rx=3, fill="var(--prairie)")
        plots = building(kinds[0], x + 2, y + 2, 30) + building(kinds[1], x + 34, y + 34, 30)
        figure = el("circle", cx=x + 33, cy=y + 33, r=10, fill="var(--bar)") + words(
            str(appeal), x + 33, y + 38, 14, "slab", "var(--bar-ink)", "middle"
        )
        cards.append(rim + land + plots + figure)
    return _small("var(--void)", *cards)


def _nevada_city() -> Markup:
    """A street."""
    street = el("rect", y=62, width=120, height=22, fill="var(--trail)")
    houses = building("drugstore", -8, 12, 60) + building("hotel", 34, 12, 60) + building("store", 78, 12, 60)
    return _small("var(--plaza)", street, houses, cowboy(SEATS[1], 66, 64, 30))


PICTURES: Final = {"carson-city": _carson_city, "card-game": _card_game, "nevada-city": _nevada_city}
