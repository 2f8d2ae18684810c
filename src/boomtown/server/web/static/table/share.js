// This device's share of the draws: its hash is shown while seats are free, the share itself when none is.
// What the others showed before is kept, so that the device can tell at the end whether everything fits.

import { parseHex, sha256, toHex } from "./sha256.js";

/** @import { Update } from "messages" */
/** @import { Request } from "./socket.js" */
/**
 * @typedef {{share: string, fingerprint: string, seen: string[]}} Kept `seen` are all hashes before the first
 *   share
 */
/** @typedef {Pick<Update, "seats" | "commitment" | "commitments" | "shares" | "is_gathering">} Gathering */
/** @typedef {Pick<Update, "secret" | "commitments" | "shares">} Revealed */

/** @param {string} room */
function keyOf(room) {
  return `boomtown-share-${room}`;
}

/** @param {string} room @returns {Kept | null} */
function recall(room) {
  try {
    return JSON.parse(localStorage.getItem(keyOf(room)) ?? "null");
  } catch {
    return null;
  }
}

/** @param {string} room @param {Kept} kept */
function keep(room, kept) {
  try {
    localStorage.setItem(keyOf(room), JSON.stringify(kept));
    return true;
  } catch {
    return false; // what cannot be kept could not be shown after the next page: no share then
  }
}

/**
 * The hash of the share of this device, which is made if there is none yet; "" if it cannot be kept.
 * @param {string} room
 * @param {string} fingerprint of the table's secret: the share is made once that is known
 */
export function makeCommitment(room, fingerprint) {
  const known = recall(room);
  const kept = known ?? { share: toHex(crypto.getRandomValues(new Uint8Array(16))), fingerprint, seen: [] };
  return known || keep(room, kept) ? sha256(parseHex(kept.share)) : "";
}

/**
 * What this device is to say now about its shares: messages for the server.
 * @param {string} room
 * @param {Gathering} update
 * @returns {Extract<Request, {do: "commit" | "reveal"}>[]}
 */
export function listShareMessages(room, update) {
  const own = makeCommitment(room, update.commitment);
  if (!own || !update.seats.length) return [];
  if (!update.is_gathering) {
    const isShown = update.seats.some((seat) => update.commitments[seat]);
    return isShown ? [] : [{ do: "commit", seat: update.seats[0], commitment: own }];
  }
  const kept = recall(room);
  const seats = update.seats.filter((seat) => update.commitments[seat] === own && !update.shares[seat]);
  if (!seats.length || kept?.fingerprint !== update.commitment) return [];
  if (!kept.seen.length) keep(room, { ...kept, seen: update.commitments });
  return seats.map((seat) => ({ do: "reveal", seat, share: kept.share }));
}

/**
 * At the end: whether the secret and all shares are those that were promised.
 * @param {string} room
 * @param {Revealed} update
 * @returns {"fits" | "left-out" | "wrong" | ""}
 */
export function judgeDraws(room, update) {
  const kept = recall(room);
  if (!kept || !update.secret) return "";
  if (sha256(parseHex(update.secret)) !== kept.fingerprint) return "wrong";
  const isPromised = kept.seen.length > 0 || update.commitments.includes(sha256(parseHex(kept.share)));
  if (!update.shares.includes(kept.share)) return isPromised ? "left-out" : "";
  const fits = update.shares.every((share, seat) => !share || sha256(parseHex(share)) === kept.seen[seat]);
  return fits ? "fits" : "wrong";
}
