"""Pages promise and show their shares of the draws by themselves, and say at the end whether everything fits."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.playing import open_table
from tests.browser.test_games import sit_down

JUDGED = """async ([update, changes]) => {
  const script = document.querySelector('script[src$="table/main.js"]').src;
  const { judgeDraws } = await import(script.replace("main.js", "share.js"));
  const room = location.pathname.split("/").pop();
  return judgeDraws(room, { ...update, ...changes });
}"""


def test_two_pages_add_their_shares_and_check_them(visit: Callable[..., Page]) -> None:
    one, other = visit(reduced_motion="reduce"), visit(reduced_motion="reduce")
    path = open_table(one, ["me", "open"], game="gold-rush")
    table = path.replace("/table/", "/api/tables/")
    expect(one.locator(".chairs")).to_be_visible()
    for _ in range(100):
        if one.request.get(table).json()["commitments"][0]:
            break
        one.wait_for_timeout(50)
    sit_down(other, path, "Ben")
    for page in (one, other):
        page.locator("#prompt").wait_for()
    told: dict[str, Any] = one.request.get(table).json()
    assert [len(share) for share in told["shares"]] == [32, 32]
    assert told["shares"][0] in one.content()
    kept = one.evaluate(
        "() => JSON.parse(localStorage.getItem('boomtown-share-' + location.pathname.split('/').pop()))"
    )
    assert (kept["share"], kept["fingerprint"], kept["seen"]) == (
        told["shares"][0],
        told["commitment"],
        told["commitments"],
    )

    # the end, as the server would tell it: the hash of this secret is not the one that was promised
    secret = "00" * 32
    update = {"secret": secret, "shares": told["shares"], "commitments": told["commitments"]}
    assert one.evaluate(JUDGED, [update, {}]) == "wrong"
    zeros = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"  # the SHA-256 of 32 zero bytes
    one.evaluate(
        """(fingerprint) => {
          const key = "boomtown-share-" + location.pathname.split("/").pop();
          localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key)), fingerprint }));
        }""",
        zeros,
    )
    assert one.evaluate(JUDGED, [update, {}]) == "fits"
    assert one.evaluate(JUDGED, [update, {"shares": [told["shares"][0], "ab" * 16]}]) == "wrong"
    assert one.evaluate(JUDGED, [update, {"shares": ["", told["shares"][1]]}]) == "left-out"
    assert one.evaluate(JUDGED, [update, {"secret": ""}]) == ""
