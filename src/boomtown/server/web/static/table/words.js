// What the page says, in the reader's language, and what the server has told with the page.

/** @type {{room: string, game: string, language: string, seat: number, drawn: number, status: string,
 *   fingerprint: string, words: Record<string, string>, headings: Record<string, [string, string]>}} */
export const known = JSON.parse(document.getElementById("known")?.textContent ?? "{}");

const plural = new Intl.PluralRules(known.language);

/**
 * A sentence, with what belongs into its gaps.
 * @param {string} word
 * @param {Record<string, string | number>} [gaps]
 */
export function say(word, gaps = {}) {
  const sentence = known.words[word] ?? word;
  return sentence.replace(/\{(\w+)\}/g, (gap, name) => (name in gaps ? String(gaps[name]) : gap));
}

/** A number of points, in words. @param {number} count */
export function sayPoints(count) {
  return say(plural.select(Math.abs(count)) === "one" ? "points-one" : "points-other", { points: count });
}

/** A number that shows its sign. @param {number} count */
export function formatSigned(count) {
  return count > 0 ? `+${count}` : count < 0 ? `−${-count}` : "0";
}
