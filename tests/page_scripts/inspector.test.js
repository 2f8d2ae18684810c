import assert from "node:assert/strict";
import { test } from "node:test";
import { openPage } from "./page.js";

openPage("<div id=over></div>");
const { splitLabel } = await import("../../src/boomtown/server/web/static/table/inspector.js");

test("a label is a name and then what is said of it", () => {
  assert.deepEqual(splitLabel("Market: sell up to 3 crops"), { title: "Market", text: "Sell up to 3 crops" });
  assert.deepEqual(splitLabel("Mine, for $4"), { title: "Mine", text: "For $4" });
  assert.deepEqual(splitLabel("Ferme\u00a0: 2 récoltes"), { title: "Ferme", text: "2 récoltes" });
  assert.deepEqual(splitLabel("A mountain"), { title: "A mountain", text: "" });
});
