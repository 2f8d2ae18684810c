"""Addresses as pictures for the camera of a phone."""

from __future__ import annotations

import segno

from boomtown.core.svg import Markup
from boomtown.server.web.pages.html import tag


def qr(address: str, label: str) -> Markup:
    """A QR code, dark on light by day and night; the label says what it leads to."""
    code = segno.make(address, error="m", micro=False)
    drawn = Markup(code.svg_inline(omitsize=True, border=3, dark="#2b2018", light="#fffaf0", svgclass="qr"))
    return tag("span", drawn, role="img", aria_label=label, class_="qr-frame")
