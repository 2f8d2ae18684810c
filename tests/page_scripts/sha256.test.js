import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { parseHex, sha256, toHex } from "../../src/boomtown/server/web/static/table/sha256.js";

test("the hash is SHA-256, whatever the length, with the edges of its blocks", () => {
  for (const length of [0, 1, 16, 32, 54, 55, 56, 57, 63, 64, 65, 119, 120, 200]) {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 37 + length) % 256);
    assert.equal(sha256(bytes), createHash("sha256").update(bytes).digest("hex"), `${length} bytes`);
  }
});

test("hexadecimal digits and bytes stand for each other", () => {
  assert.equal(toHex([0, 9, 171, 255]), "0009abff");
  assert.deepEqual([...parseHex("0009abff")], [0, 9, 171, 255]);
  assert.deepEqual([...parseHex("")], []);
});
