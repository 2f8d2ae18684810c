import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { parseHex, sha256 } from "../../src/boomtown/server/web/static/table/sha256.js";
import {
  judgeDraws,
  listShareMessages,
  makeCommitment,
} from "../../src/boomtown/server/web/static/table/share.js";
import { makeStorage } from "./page.js";

const SECRET = "00".repeat(16);
const FINGERPRINT = sha256(parseHex(SECRET));
const OTHER_SHARE = "22".repeat(16);
const OTHER = sha256(parseHex(OTHER_SHARE));

beforeEach(() => {
  globalThis.localStorage = makeStorage();
});

function gather(changes) {
  const before = { seats: [0], commitment: FINGERPRINT, commitments: ["", ""], shares: ["", ""] };
  return { ...before, is_gathering: false, ...changes };
}

/** Play the part of a table at which this device has shown its share; gives that share. */
function playFairly() {
  const own = makeCommitment("r1", FINGERPRINT);
  const [{ share }] = listShareMessages("r1", gather({ is_gathering: true, commitments: [own, OTHER] }));
  return share;
}

test("a device makes one share for each table and shows the same hash of it every time", () => {
  const first = makeCommitment("r1", FINGERPRINT);
  assert.match(first, /^[0-9a-f]{64}$/);
  assert.equal(makeCommitment("r1", FINGERPRINT), first);
  assert.notEqual(makeCommitment("r2", FINGERPRINT), first);
});

test("a device that can keep nothing takes no part", () => {
  localStorage.isFull = true;
  assert.equal(makeCommitment("r1", FINGERPRINT), "");
  assert.deepEqual(listShareMessages("r1", gather()), []);
});

test("while seats are free the hash is shown once, for the first own seat", () => {
  const own = makeCommitment("r1", FINGERPRINT);
  const wanted = [{ do: "commit", seat: 2, commitment: own }];
  assert.deepEqual(listShareMessages("r1", gather({ seats: [2, 3] })), wanted);
  assert.deepEqual(listShareMessages("r1", gather({ commitments: [own, ""] })), []);
  assert.deepEqual(listShareMessages("r1", gather({ seats: [] })), [], "a spectator shows nothing");
});

test("the share itself is shown only when all seats are taken, and only behind the own hash", () => {
  const own = makeCommitment("r1", FINGERPRINT);
  const [message, ...more] = listShareMessages(
    "r1",
    gather({ is_gathering: true, commitments: [own, OTHER] }),
  );
  assert.deepEqual(more, []);
  assert.equal(message.do, "reveal");
  assert.equal(sha256(parseHex(message.share)), own);
  const shown = gather({ is_gathering: true, commitments: [own, OTHER], shares: [message.share, ""] });
  assert.deepEqual(listShareMessages("r1", shown), []);
  const foreign = gather({ is_gathering: true, commitments: [OTHER, own] });
  assert.deepEqual(listShareMessages("r1", foreign), [], "at seat 0 somebody else's hash was shown");
});

test("no share is shown to a server that has changed its secret meanwhile", () => {
  const own = makeCommitment("r1", FINGERPRINT);
  const changed = gather({ is_gathering: true, commitment: OTHER, commitments: [own, OTHER] });
  assert.deepEqual(listShareMessages("r1", changed), []);
});

test("draws fit if secret and shares are those that were promised", () => {
  const share = playFairly();
  const end = {
    secret: SECRET,
    commitments: [makeCommitment("r1", ""), OTHER],
    shares: [share, OTHER_SHARE],
  };
  assert.equal(judgeDraws("r1", end), "fits");
  assert.equal(judgeDraws("r1", { ...end, secret: "" }), "", "the game is not over");
  assert.equal(judgeDraws("r1", { ...end, secret: "11".repeat(16) }), "wrong");
  assert.equal(judgeDraws("r1", { ...end, shares: [share, "33".repeat(16)] }), "wrong");
  assert.equal(judgeDraws("r1", { ...end, shares: ["", OTHER_SHARE] }), "left-out");
  assert.equal(judgeDraws("r2", end), "", "a device that had no share cannot tell");
});
