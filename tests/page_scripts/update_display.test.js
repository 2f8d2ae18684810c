import assert from "node:assert/strict";
import { test } from "node:test";
import { makeSpy, openPage } from "./page.js";

openPage();
const { UpdateDisplay } = await import("../../src/boomtown/server/web/static/table/update_display.js");

const AWAY = { seat: 1, is_here: false, absence: "Away", is_replaceable: true };

function makeUpdate() {
  const players = [0, 1].map((seat) => ({ seat, name: `P${seat}`, is_here: true, absence: "" }));
  return { players, status: "running", seats: [0], seat: 0, is_owner: true, is_fresh: true };
}

test("who has gone is shown as away, and nothing flies in anew", () => {
  const players = { show: makeSpy() };
  const latest = { update: makeUpdate() };
  new UpdateDisplay({ latest, players }).showPresence([{ ...AWAY, seat: 0, is_here: true }, AWAY]);
  const [[shown, how]] = players.show.calls;
  assert.deepEqual(
    shown.map((player) => [player.name, player.is_here, player.absence]),
    [
      ["P0", true, "Away"],
      ["P1", false, "Away"],
    ],
  );
  assert.equal(how.mayReplace, true);
  assert.equal(latest.update.players[1].is_replaceable, true);
});

test("who comes or goes before the table is shown is remembered until it is", () => {
  const display = new UpdateDisplay({ latest: { update: null }, players: { show: makeSpy() } });
  display.showPresence([{ ...AWAY, seat: 0, is_here: true }, AWAY]);
  assert.equal(display.addPresence(makeUpdate()).players[1].is_here, false);
});
