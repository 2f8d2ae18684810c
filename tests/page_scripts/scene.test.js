import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { openPage } from "./page.js";

const BODY = `<svg class="board-svg" viewBox="0 0 100 50" data-section="town"><g data-layer="land"></g></svg>
  <div id="trays"></div><div id="drawers"></div><div id="people"></div>`;
const SHEET = `<svg class="board-svg sheet" data-sheet="0 0 300 200"></svg>
  <div id="trays"></div><div id="drawers"></div><div id="people"></div>`;
openPage(BODY);
const { Scene } = await import("../../src/boomtown/server/web/static/table/scene.js");
const { morph, parseSvg } = await import("../../src/boomtown/server/web/static/table/morph.js");

const TOWN = { name: "town", title: "Town", box: [0, 0, 100, 50], layers: ["land"] };
let document;
let scene;

function makeScene(body) {
  document = openPage(body);
  const places = { trays: "trays", drawers: "drawers", people: "people" };
  for (const [name, id] of Object.entries(places)) places[name] = document.getElementById(id);
  return new Scene(document.querySelector(".board-svg"), places);
}

beforeEach(() => {
  scene = makeScene(BODY);
});

function makeFrame(put, changes = {}) {
  const nodes = put.map(([key, after, svg, layer = "land"]) => ({ key, layer, after, svg }));
  return { full: false, drop: [], put: nodes, parts: [TOWN], lines: [], sheet: null, ...changes };
}

function tile(key, extra = "") {
  return `<rect data-key="${key}"${extra}/>`;
}

function keys() {
  return [...scene.layers.get("land").children].map((node) => node.dataset.key);
}

test("nodes come in the order that the frame says", () => {
  scene.apply(
    makeFrame([
      ["a", "", tile("a")],
      ["b", "a", tile("b")],
    ]),
    true,
  );
  scene.apply(makeFrame([["c", "a", tile("c")]]), true);
  assert.deepEqual(keys(), ["a", "c", "b"]);
  scene.apply(makeFrame([["b", "", tile("b")]]), true);
  assert.deepEqual(keys(), ["b", "a", "c"]);
});

test("what is dropped goes; a full frame drops what it does not name", () => {
  scene.apply(
    makeFrame([
      ["a", "", tile("a")],
      ["b", "a", tile("b")],
      ["c", "b", tile("c")],
    ]),
    true,
  );
  scene.apply(makeFrame([], { drop: ["b", "never-there"] }), true);
  assert.deepEqual(keys(), ["a", "c"]);
  scene.apply(makeFrame([["c", "", tile("c")]], { full: true }), true);
  assert.deepEqual(keys(), ["c"]);
});

test("a node that changes stays the same element, and only what has changed is told", () => {
  scene.apply(
    makeFrame([
      ["a", "", tile("a", ' x="1"')],
      ["b", "a", tile("b")],
    ]),
    true,
  );
  const before = scene.nodes.get("a");
  const changed = scene.apply(
    makeFrame([
      ["a", "", tile("a", ' x="2"')],
      ["b", "a", tile("b")],
    ]),
    true,
  );
  assert.equal(scene.nodes.get("a"), before);
  assert.equal(before.getAttribute("x"), "2");
  assert.deepEqual(changed, [before]);
});

test("what can be chosen, and what only decorates, is no news", () => {
  const changed = scene.apply(
    makeFrame([
      ["a", "", tile("a", ' data-action="pass"')],
      ["b", "a", tile("b", ' aria-hidden="true"')],
    ]),
    true,
  );
  assert.deepEqual(changed, []);
});

test("a frame that makes no sense is refused: an unknown layer, an unknown neighbour, no SVG", () => {
  assert.throws(() => scene.apply(makeFrame([["a", "", tile("a"), "sky"]]), true), /unknown layer sky/);
  assert.throws(() => scene.apply(makeFrame([["a", "b", tile("a")]]), true), /unknown b/);
  assert.throws(() => parseSvg("just words"), SyntaxError);
});

test("sections come and go: trays, a wide one below, the players, drawers", () => {
  const hand = { name: "hand", title: "Hand", box: [0, 0, 100, 20], layers: ["cards"] };
  const bank = { name: "bank", title: "Bank", box: [0, 0, 100, 90], layers: ["coins"] };
  const people = { name: "players", title: "Players", box: [0, 0, 10, 10], layers: ["faces"] };
  const map = { name: "map", title: "Map", box: [0, 0, 10, 10], layers: ["roads"], is_drawer: true };
  scene.apply(makeFrame([["a", "", tile("a"), "cards"]], { parts: [TOWN, hand, bank, people, map] }), true);
  const trays = [...scene.trays.children].map((tray) => [
    tray.className,
    tray.firstElementChild.dataset.section,
  ]);
  assert.deepEqual(trays, [
    ["tray wide", "hand"],
    ["tray", "bank"],
  ]);
  assert.equal(scene.people.firstElementChild.dataset.section, "players");
  assert.equal(scene.drawers.querySelector("h2").textContent, "Map");
  assert.equal(scene.nodes.get("a").closest("svg").dataset.section, "hand");
  scene.apply(makeFrame([], { parts: [TOWN, bank] }), true);
  assert.deepEqual(
    scene.listRoots().map((root) => root.dataset.section),
    ["town", "bank"],
  );
  assert.equal(scene.trays.children.length + scene.drawers.children.length, 1);
});

test("of a sheet one section can be shown alone, with those that belong below it side by side", () => {
  scene = makeScene(SHEET);
  const make = (name, place, below) => {
    return { name, title: name, box: [0, 0, 10, 10], layers: [name], place, transform: `scale(2)`, below };
  };
  const parts = [make("town", [10, 20, 100, 50], ["hand", "bank"]), make("hand", [0, 100, 60, 30])];
  parts.push(make("bank", [200, 100, 70, 40]), make("map", [150, 0, 150, 90]));
  scene.apply(makeFrame([], { parts, sheet: [0, 0, 300, 200] }), true);
  assert.deepEqual(scene.box, [0, 0, 300, 200]);
  scene.showSection("town");
  const closed = scene.listGroups().filter((root) => root.classList.contains("closed"));
  assert.deepEqual(
    closed.map((root) => root.dataset.section),
    ["map"],
  );
  const transforms = scene.listGroups().map((root) => root.getAttribute("transform"));
  assert.deepEqual(transforms.slice(0, 3), [
    "scale(2)",
    "translate(10 -22) scale(2)",
    "translate(-122 -22) scale(2)",
  ]);
  assert.deepEqual(scene.box, [10, 20, 138, 98]);
  scene.showSection(null);
  assert.ok(scene.listGroups().every((root) => root.getAttribute("transform") === "scale(2)"));
  assert.deepEqual(scene.box, [0, 0, 300, 200]);
});

test("an element becomes another one and keeps what is the same of it", () => {
  const old = parseSvg('<g id="one" x="1"><rect width="1"/><text>Ann</text><circle/></g>');
  const [rect, text] = old.children;
  morph(old, parseSvg('<g id="one" fill="red"><rect width="2"/><text>Ben</text></g>'));
  assert.deepEqual([old.hasAttribute("x"), old.getAttribute("fill")], [false, "red"]);
  assert.equal(old.children.length, 2);
  assert.equal(old.children[0], rect);
  assert.equal(rect.getAttribute("width"), "2");
  assert.deepEqual([old.children[1], text.textContent], [text, "Ben"]);
  morph(old, parseSvg('<g id="one"><path/><text>Ben</text></g>'));
  assert.equal(old.firstElementChild.nodeName.toLowerCase(), "path", "another kind of element is replaced");
});
