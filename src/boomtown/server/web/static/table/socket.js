// The socket of the table: it comes back by itself, and a move is sent again until it is answered.

import { toHex } from "./sha256.js";
import { known } from "./words.js";

/** @import { Asking, Done, Presence, Sorry, Telling, Update } from "messages" */
/**
 * What the page can ask: a message of the server's types, without its id, which is given here.
 * @typedef {Asking extends infer M ? M extends {id: string} ? Omit<M, "id"> : never : never} Request
 */
/**
 * @typedef {object} Asked what waits for its answer
 * @property {Request & {id: string}} message
 * @property {(done: Done) => void} resolve
 * @property {(problem: Error) => void} reject
 * @property {number} timer
 */

const SHORTEST = 500; // ms before the first new try
const LONGEST = 12_000;
const PATIENCE = 9_000; // ms without an answer to a move: the connection is taken for dead
const MOST_TROUBLES = 4; // then the page no longer asks for everything anew

/** Something nobody else will think of; also where there is no secure context. */
function makeId() {
  return toHex(crypto.getRandomValues(new Uint8Array(12)));
}

export class Refusal extends Error {
  /** @param {Sorry} sorry */
  constructor(sorry) {
    super(sorry.text);
    this.heading = sorry.heading;
    this.reason = sorry.reason;
  }
}

export class Socket {
  /**
   * @param {{update: (update: Update) => void, presence: (presence: Presence) => void,
   *   state: (state: "open" | "lost") => void, sorry: (sorry: Sorry) => void,
   *   trouble: () => void}} on `sorry` answers nothing that was asked here
   */
  constructor(on) {
    this.on = on;
    /** @type {Map<string, Asked>} */
    this.waiting = new Map();
    this.tries = 0;
    this.seat = known.seat;
    this.drawn = known.drawn;
    this.troubles = 0;
    /** @type {WebSocket | null} */
    this.connection = null;
    this.timer = 0;
  }

  get isOpen() {
    return this.connection?.readyState === WebSocket.OPEN;
  }

  open() {
    clearTimeout(this.timer);
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const connection = new WebSocket(`${scheme}//${location.host}/table/${known.room}/socket`);
    this.connection = connection;
    connection.addEventListener("open", () => {
      this.tries = 0;
      this.greet();
      for (const asked of this.waiting.values()) this.post(asked.message);
      this.on.state("open");
    });
    connection.addEventListener("message", (event) => this.receive(event.data));
    connection.addEventListener("close", () => {
      if (connection === this.connection) this.waitToReopen();
    });
  }

  /** Try again at once: the network or the person is back. */
  reopenNow() {
    if (this.connection && this.connection.readyState > WebSocket.OPEN) this.open();
  }

  /** The connection is lost: say so, and try again after a pause that grows. */
  waitToReopen() {
    this.on.state("lost");
    for (const [id, asked] of this.waiting) {
      if (asked.message.do === "act") continue; // it is sent again, and counts once
      this.waiting.delete(id);
      asked.reject(new Error("lost"));
    }
    const wait = Math.min(LONGEST, SHORTEST * 2 ** this.tries) * (0.6 + 0.8 * Math.random());
    this.tries += 1;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.open(), wait);
  }

  /** Say which seat is shown; everything comes anew, but for a scene that is on the page already. */
  greet() {
    this.post({ do: "hello", seat: this.seat, language: known.language, drawn: this.drawn });
    this.drawn = -1;
  }

  /** @param {Asking} message */
  post(message) {
    if (this.isOpen) this.connection?.send(JSON.stringify(message));
  }

  /**
   * Ask, and get the answer.
   * @param {Request} message
   * @returns {Promise<Done>}
   */
  ask(message) {
    const sent = { ...message, id: makeId() };
    const isMove = message.do === "act";
    if (!this.isOpen && !isMove) return Promise.reject(new Error("lost"));
    return new Promise((resolve, reject) => {
      const timer = isMove ? setInterval(() => this.connection?.close(), PATIENCE) : 0;
      this.waiting.set(sent.id, { message: sent, resolve, reject, timer });
      this.post(sent);
    });
  }

  /** @param {string} raw */
  receive(raw) {
    try {
      /** @type {Telling} */
      const message = JSON.parse(raw);
      if (message.tell === "update") this.on.update(message);
      else if (message.tell === "presence") this.on.presence(message);
      else if (message.tell === "done") this.takeAsked(message.id)?.resolve(message);
      else if (message.tell === "sorry") {
        const asked = this.takeAsked(message.id);
        if (asked) asked.reject(new Refusal(message));
        else this.on.sorry(message);
      } else throw new TypeError(`the server sends something unknown: ${raw.slice(0, 100)}`);
    } catch (problem) {
      this.recover(problem);
    }
  }

  /** What was asked with this id: now it is answered. @param {string} id */
  takeAsked(id) {
    const asked = this.waiting.get(id);
    this.waiting.delete(id);
    clearInterval(asked?.timer);
    return asked;
  }

  /**
   * Something did not make sense: say so, and ask for everything anew; not for ever.
   * @param {unknown} problem
   */
  recover(problem) {
    console.error("boomtown:", problem);
    this.troubles += 1;
    this.on.trouble();
    if (this.troubles < MOST_TROUBLES) setTimeout(() => this.greet(), 400 * this.troubles);
  }
}
