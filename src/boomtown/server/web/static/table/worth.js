// What an option would be worth, as far as the seat can know: asked for what is pointed at, and remembered.

export class Worth {
  /** @param {(action: string) => Promise<{points: number[] | null}>} inquire of the server */
  constructor(inquire) {
    this.inquire = inquire;
    /** @type {Map<string, Promise<number[] | null>>} */
    this.known = new Map();
    this.timer = 0;
  }

  /** Another decision: nothing of the old one holds. */
  forget() {
    this.known.clear();
    clearTimeout(this.timer);
  }

  /**
   * @param {string} action
   * @param {number} delay in ms; who only passes by asks nothing
   * @returns {Promise<number[] | null>}
   */
  ask(action, delay) {
    const there = this.known.get(action);
    if (there) return there;
    clearTimeout(this.timer);
    return new Promise((resolve) => {
      this.timer = setTimeout(() => {
        const answer = this.inquire(action).then(
          (done) => done.points ?? null,
          () => null,
        );
        this.known.set(action, answer);
        resolve(answer);
      }, delay);
    });
  }
}
