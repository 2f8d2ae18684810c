// A page to test scripts on, without a browser: it has elements and events, but neither layout nor motion.

import { parseHTML } from "linkedom";

const KNOWN = {
  room: "r1",
  game: "claim",
  language: "en",
  seat: 0,
  drawn: 7,
  status: "running",
  fingerprint: "",
  words: {
    you: "you",
    "points-one": "{points} point",
    "points-other": "{points} points",
    hello: "Hello, {name}!",
  },
  headings: { "The bid": ["/rules#bid", "The bid"] },
};

/**
 * Make this page the one that scripts see. Call it before they are imported: some look at the page at once.
 * @param {string} body
 */
export function openPage(body = "") {
  const known = JSON.stringify(KNOWN);
  const script = `<script id="known" type="application/json">${known}</script>`;
  const { window } = parseHTML(`<html><head></head><body>${body}${script}</body></html>`);
  const names = ["document", "DOMParser", "Element", "HTMLElement", "SVGElement", "Event"];
  for (const name of names) globalThis[name] = window[name];
  for (const name of ["Button", "Input", "Form"])
    globalThis[`HTML${name}Element`] = window[`HTML${name}Element`];
  // linkedom makes none of these
  for (const name of ["Details", "Dialog"]) globalThis[`HTML${name}Element`] = window.HTMLElement;
  Object.defineProperty(window.document, "hidden", { value: false, configurable: true });
  window.document.activeElement = window.document.body;
  globalThis.matchMedia = () => ({ matches: false, addEventListener: () => {} });
  globalThis.localStorage = makeStorage();
  return window.document;
}

/** Where a browser keeps what it is told to; `isFull` = it keeps nothing. */
export function makeStorage() {
  const kept = new Map();
  return {
    isFull: false,
    getItem: (key) => kept.get(key) ?? null,
    setItem(key, value) {
      if (this.isFull) throw new Error("full");
      kept.set(key, value);
    },
  };
}

/** A function that remembers what it was called with. */
export function makeSpy(answer = undefined) {
  const spy = (...words) => {
    spy.calls.push(words);
    return answer;
  };
  spy.calls = [];
  return spy;
}
