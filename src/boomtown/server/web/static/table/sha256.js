// SHA-256 of a few bytes. The browser's own is missing on pages without TLS, as in a home network.

const PRIMES = listPrimes(64);
const START = PRIMES.slice(0, 8).map((prime) => takeFraction(Math.sqrt(prime)));
const ROUNDS = PRIMES.map((prime) => takeFraction(Math.cbrt(prime)));

/** @param {number} count */
function listPrimes(count) {
  /** @type {number[]} */
  const primes = [];
  for (let number = 2; primes.length < count; number += 1) {
    if (primes.every((prime) => number % prime)) primes.push(number);
  }
  return primes;
}

/** The first 32 bits after the point. @param {number} root */
function takeFraction(root) {
  return Math.floor((root - Math.floor(root)) * 2 ** 32);
}

/** @param {number} word @param {number} bits */
function rotate(word, bits) {
  return (word >>> bits) | (word << (32 - bits));
}

/** Bytes as hexadecimal digits. @param {Iterable<number>} bytes */
export function toHex(bytes) {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The bytes that hexadecimal digits stand for. @param {string} digits */
export function parseHex(digits) {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** The hash in hexadecimal. @param {Uint8Array} bytes */
export function sha256(bytes) {
  const blocks = Math.ceil((bytes.length + 9) / 64);
  const padded = new DataView(new ArrayBuffer(blocks * 64));
  for (const [at, byte] of bytes.entries()) padded.setUint8(at, byte);
  padded.setUint8(bytes.length, 0x80);
  padded.setUint32(blocks * 64 - 4, bytes.length * 8);
  let state = START;
  for (let block = 0; block < blocks; block += 1) {
    const words = Array.from({ length: 16 }, (_, at) => padded.getUint32(block * 64 + at * 4));
    for (let at = 16; at < 64; at += 1) {
      const [late, early] = [words[at - 2], words[at - 15]];
      const second = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
      const first = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
      words.push((words[at - 16] + first + words[at - 7] + second) >>> 0);
    }
    let [a, b, c, d, e, f, g, h] = state;
    for (let at = 0; at < 64; at += 1) {
      const second = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
      const one = (h + second + ((e & f) ^ (~e & g)) + ROUNDS[at] + words[at]) >>> 0;
      const first = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
      const two = (first + ((a & b) ^ (a & c) ^ (b & c))) >>> 0;
      [a, b, c, d, e, f, g, h] = [(one + two) >>> 0, a, b, c, (d + one) >>> 0, e, f, g];
    }
    const after = [a, b, c, d, e, f, g, h];
    state = state.map((word, at) => (word + after[at]) >>> 0);
  }
  return state.map((word) => word.toString(16).padStart(8, "0")).join("");
}
