"""The games of the lobby: a card for each, with its cover, facts, and the ways to play it."""

from __future__ import annotations

from functools import cache
from typing import Final

from boomtown.core.svg import Markup, Value, el, together
from boomtown.core.text import Text
from boomtown.games import GAMES, game_parts, text_of
from boomtown.look.skyline import wayside
from boomtown.server.web.pages.html import pictogram, tag

PLAY_FORM: Final = "play"  # the id of the form that knows the level of the bots


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


def learn_button(game: str, label: str, look: str) -> Markup | None:
    """A first game with a guide, if the game has one."""
    if game_parts(game).guide is None:
        return None
    return tag("button", label, class_=f"btn {look}", form=PLAY_FORM, formaction=f"/learn/{game}")


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
        learn_button(game, text.say("lobby-learn"), "ghost"),
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
