// What the person asks of the server; what it refuses is told.

import { Refusal } from "./socket.js";
import { showToast } from "./toast.js";
import { say } from "./words.js";

/** @import { Request, Socket } from "./socket.js" */

export class Requests {
  /** @param {Pick<Socket, "ask">} socket */
  constructor(socket) {
    this.socket = socket;
  }

  /** Ask and get the answer; who asked learns of a refusal, too. @param {Request} message */
  async ask(message) {
    try {
      return await this.socket.ask(message);
    } catch (problem) {
      showRefusal(problem);
      throw problem;
    }
  }

  /** Ask where nothing depends on the answer. @param {Request} message */
  async send(message) {
    await this.ask(message).catch(() => {});
  }
}

/** @param {unknown} problem */
export function showRefusal(problem) {
  if (problem instanceof Refusal) showToast(problem.message, { heading: problem.heading, isBad: true });
  else showToast(say("lost"), { isBad: true });
}
