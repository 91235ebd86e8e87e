/** SHA-256 (FIPS 180-4). The browser's own answers later, and only to pages that came over HTTPS. */

const PRIMES = primes(64);

/** The first bits of the fractional parts of the roots of primes. */
const fractions = (root: number) =>
  PRIMES.map((prime) => ((prime ** (1 / root) % 1) * 2 ** 32) | 0);

const ROUNDS = Int32Array.from(fractions(3));
const BEGIN = fractions(2).slice(0, 8);

/** Of a text in UTF-8, as 64 hexadecimal digits. */
export function sha256(text: string) {
  const hash = mixed(new TextEncoder().encode(text));
  return [...hash].map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

/** Of bytes, as 32 bytes. */
export function digest(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const found = new DataView(new ArrayBuffer(32));
  mixed(bytes).forEach((word, place) => found.setInt32(place * 4, word));
  return new Uint8Array(found.buffer);
}

/** The eight words of the hash. */
function mixed(bytes: Uint8Array) {
  const hash = Int32Array.from(BEGIN);
  const words = padded(bytes);
  const schedule = new Int32Array(64);
  for (let block = 0; block < words.length; block += 16) mix(hash, words, block, schedule);
  return hash;
}

/** Whole blocks of 16 words: the bytes, a bit that ends them, and how many bits they were. */
function padded(bytes: Uint8Array) {
  const whole = new Uint8Array((((bytes.length + 8) >> 6) + 1) * 64);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  const view = new DataView(whole.buffer);
  const words = new Int32Array(whole.length / 4);
  for (let at = 0; at < words.length; at += 1) words[at] = view.getInt32(at * 4);
  words[words.length - 1] = bytes.length * 8;
  return words;
}

/** `hash` is changed. `block`: where it begins in `words`. `schedule`: room for 64 words. */
function mix(hash: Int32Array, words: Int32Array, block: number, schedule: Int32Array) {
  for (let place = 0; place < 16; place += 1) schedule[place] = words[block + place] ?? 0;
  for (let place = 16; place < 64; place += 1) {
    const near = schedule[place - 2] ?? 0;
    const far = schedule[place - 15] ?? 0;
    const one = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
    const other = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
    schedule[place] = (schedule[place - 16] ?? 0) + one + (schedule[place - 7] ?? 0) + other;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let place = 0; place < 64; place += 1) {
    const high = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const chosen = (e & f) ^ (~e & g);
    const first = (h + high + chosen + (ROUNDS[place] ?? 0) + (schedule[place] ?? 0)) | 0;
    const low = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const most = (a & b) ^ (a & c) ^ (b & c);
    // One by one: a list of eight would be made for each of them.
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + low + most) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((word, place) => (hash[place] = (hash[place] ?? 0) + word));
}

/** `by`: bits to the right. */
function turned(word: number, by: number) {
  return (word >>> by) | (word << (32 - by));
}

function primes(count: number) {
  const found: number[] = [];
  for (let number = 2; found.length < count; number += 1)
    if (found.every((prime) => number % prime !== 0)) found.push(number);
  return found;
}
