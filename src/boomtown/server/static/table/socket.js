// The socket of the table: it comes back by itself, and a move is sent again until the server has answered it.

import { known } from "./words.js";

const SHORTEST = 500; // ms before the first new try
const LONGEST = 12_000;
const PATIENCE = 9_000; // ms without an answer to a move: the connection is taken for dead

/** @returns {string} something nobody else will think of; also where there is no secure context */
function newId() {
  return [...crypto.getRandomValues(new Uint8Array(12))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}

export class Refusal extends Error {
  /** @param {{text: string, heading: string, reason: string}} sorry */
  constructor(sorry) {
    super(sorry.text);
    this.heading = sorry.heading;
    this.reason = sorry.reason;
  }
}

export class Socket {
  /**
   * @param {{update: (update: any) => void, state: (state: "open" | "lost") => void,
   *   sorry: (sorry: any) => void, trouble: () => void}} told
   */
  constructor(told) {
    this.told = told;
    /** @type {Map<string, {message: any, resolve: Function, reject: Function, timer: number}>} */
    this.waiting = new Map();
    this.tries = 0;
    this.seat = known.seat;
    this.drawn = known.drawn;
    this.troubles = 0;
    /** @type {WebSocket | null} */
    this.socket = null;
    this.timer = 0;
  }

  get isOpen() {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  open() {
    clearTimeout(this.timer);
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/table/${known.room}/socket`);
    this.socket = socket;
    socket.addEventListener("open", () => {
      this.tries = 0;
      this.greet();
      for (const asked of this.waiting.values()) this.post(asked.message);
      this.told.state("open");
    });
    socket.addEventListener("message", (event) => this.hear(event.data));
    socket.addEventListener("close", () => {
      if (socket === this.socket) this.lose();
    });
  }

  /** Try again at once: the network or the person is back. */
  hurry() {
    if (this.socket && this.socket.readyState > WebSocket.OPEN) this.open();
  }

  lose() {
    this.told.state("lost");
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

  post(message) {
    if (this.isOpen) this.socket?.send(JSON.stringify(message));
  }

  /**
   * Ask, and get the answer.
   * @param {Record<string, unknown>} message
   * @returns {Promise<any>}
   */
  ask(message) {
    const sent = { ...message, id: newId() };
    const isMove = message.do === "act";
    if (!this.isOpen && !isMove) return Promise.reject(new Error("lost"));
    return new Promise((resolve, reject) => {
      const timer = isMove ? setInterval(() => this.socket?.close(), PATIENCE) : 0;
      this.waiting.set(sent.id, { message: sent, resolve, reject, timer });
      this.post(sent);
    });
  }

  hear(raw) {
    try {
      const message = JSON.parse(raw);
      if (message.tell === "update") this.told.update(message);
      else if (message.tell === "done") this.answer(message, (asked) => asked.resolve(message));
      else if (message.tell === "sorry") {
        if (!this.answer(message, (asked) => asked.reject(new Refusal(message)))) this.told.sorry(message);
      } else throw new TypeError(`the server tells ${message.tell}`);
    } catch (problem) {
      this.stumble(problem);
    }
  }

  /** Something did not make sense: say so, and ask for everything anew; not for ever. */
  stumble(problem) {
    console.error("boomtown:", problem);
    this.troubles += 1;
    this.told.trouble();
    if (this.troubles < 4) setTimeout(() => this.greet(), 400 * this.troubles);
  }

  answer(message, settle) {
    const asked = this.waiting.get(message.id);
    if (!asked) return false;
    this.waiting.delete(message.id);
    clearInterval(asked.timer);
    settle(asked);
    return true;
  }
}
