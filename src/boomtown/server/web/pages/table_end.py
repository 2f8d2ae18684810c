"""The result of a game: room for the winner, the bars and the reckoning, which the script fills."""

from __future__ import annotations

from random import Random
from typing import Final

from boomtown.core.svg import Markup, el, together
from boomtown.core.text import Text
from boomtown.look.buildings import building
from boomtown.look.icons import icon
from boomtown.server.web.pages.html import tag

WIDE: Final = 560
HIGH: Final = 176
TOWN: Final = ("house", "saloon", "hotel", "church", "store", "townhouse")
PAINTS: Final = ("barn", "gold", "sky", "mint", "rose")


def banner() -> Markup:
    """Prairie, confetti and laurels; the winner's cowboy is put among them."""
    by_lot = Random(2)
    ground = el("rect", width=WIDE, height=HIGH, fill="var(--prairie)")
    hill = el("path", d=f"M0 138Q140 118 300 132T{WIDE} 124V{HIGH}H0z", fill="var(--prairie-2)")
    confetti = []
    for _ in range(40):
        x = by_lot.randint(10, WIDE - 10)
        y = by_lot.randint(4, 84 if x < 180 else 18)  # the words stay free
        paint, turn = by_lot.choice(PAINTS), by_lot.randint(0, 180)
        confetti.append(
            el(
                "rect",
                x=x,
                y=y,
                width=7,
                height=4,
                rx=1,
                fill=f"var(--{paint})",
                transform=f"rotate({turn} {x} {y})",
            )
        )
    town = [building(kind, 214 + 58 * place, HIGH - 80, 58) for place, kind in enumerate(TOWN)]
    wreath = icon("laurels", 92, 94, 150, "var(--good)")
    place = el("g", id="winner-figure", transform="translate(44 36)")
    return el(
        "svg",
        ground,
        hill,
        together(town),
        together(confetti),
        wreath,
        place,
        class_="win-art",
        viewBox=f"0 0 {WIDE} {HIGH}",
        preserveAspectRatio="xMinYMid slice",
        aria_hidden="true",
    )


def result(text: Text) -> Markup:
    """The sheet over the board once the game is over."""
    return tag(
        "div",
        tag(
            "section",
            banner(),
            tag("div", tag("h2", id="winner-title"), tag("p", id="winner-text"), class_="win-words"),
            class_="box win",
        ),
        tag(
            "section",
            tag("h2", text.say("table-where")),
            tag("div", id="bars", class_="bars"),
            class_="box",
        ),
        tag("section", tag("div", id="reckoning", tabindex="0"), class_="box reckoning-box"),
        tag("div", id="end-acts", class_="acts end-acts"),
        id="end",
        class_="end",
        role="group",
        tabindex="-1",
        aria_label=text.say("table-results"),
        hidden=True,
    )
