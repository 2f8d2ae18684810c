// This device's share of the draws: made here, its hash shown while seats are free, the share itself when none is.
// What the others showed before is kept, so that the device can tell at the end whether everything fits.

import { bytesOf, hex, sha256 } from "./sha256.js";

/** @typedef {{share: string, fingerprint: string, seen: string[]}} Kept: `seen` are all hashes before the first share */

const keyOf = (room) => `boomtown-share-${room}`;

/** @returns {Kept | null} */
function recall(room) {
  try {
    return JSON.parse(localStorage.getItem(keyOf(room)) ?? "null");
  } catch {
    return null;
  }
}

function keep(room, kept) {
  try {
    localStorage.setItem(keyOf(room), JSON.stringify(kept));
    return true;
  } catch {
    return false; // what cannot be kept could not be shown after the next page: no share then
  }
}

/** The hash of the share of this device, made when the fingerprint of the table's secret is known; "" without one. */
export function commitmentFor(room, fingerprint) {
  const known = recall(room);
  const kept = known ?? { share: hex(crypto.getRandomValues(new Uint8Array(16))), fingerprint, seen: [] };
  return known || keep(room, kept) ? sha256(bytesOf(kept.share)) : "";
}

/** What this device is to say now about its shares: messages for the server. */
export function shareMessages(room, update) {
  const own = commitmentFor(room, update.commitment);
  if (!own || !update.seats.length) return [];
  if (!update.is_gathering) {
    const isShown = update.seats.some((seat) => update.commitments[seat]);
    return isShown ? [] : [{ do: "commit", seat: update.seats[0], commitment: own }];
  }
  const kept = recall(room);
  const seats = update.seats.filter((seat) => update.commitments[seat] === own && !update.shares[seat]);
  if (!seats.length || kept.fingerprint !== update.commitment) return [];
  if (!kept.seen.length) keep(room, { ...kept, seen: update.commitments });
  return seats.map((seat) => ({ do: "reveal", seat, share: kept.share }));
}

/** At the end: whether the secret and all shares are those that were promised. @returns {"fits" | "left-out" | "wrong" | ""} */
export function judge(room, update) {
  const kept = recall(room);
  if (!kept || !update.secret) return "";
  if (sha256(bytesOf(update.secret)) !== kept.fingerprint) return "wrong";
  const isPromised = kept.seen.length > 0 || update.commitments.includes(sha256(bytesOf(kept.share)));
  if (!update.shares.includes(kept.share)) return isPromised ? "left-out" : "";
  const fits = update.shares.every((share, seat) => !share || sha256(bytesOf(share)) === kept.seen[seat]);
  return fits ? "fits" : "wrong";
}
