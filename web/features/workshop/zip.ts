/** Files in one, as a zip that packs nothing. Pure. */

/** The first day that a zip can name: the same files give the same bytes. */
const DAY = 0x21;

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;

/** Names and texts are UTF-8. */
const UTF8 = 0x0800;

/** `files`: texts by their names, with `/` between folders. */
export function zip(files: Readonly<Record<string, string>>): Blob {
  const encoder = new TextEncoder();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const list: Uint8Array<ArrayBuffer>[] = [];
  let at = 0;
  for (const [file, text] of Object.entries(files)) {
    const [name, content] = [encoder.encode(file), encoder.encode(text)];
    const facts = [
      ...[two(UTF8), two(0), two(0), two(DAY)],
      ...[four(crc(content)), four(content.length), four(content.length), two(name.length), two(0)],
    ];
    const head = bytes(four(LOCAL), two(20), ...facts, [...name]);
    parts.push(head, content);
    list.push(bytes(four(CENTRAL), two(20), two(20), ...facts, two(0), two(0), two(0), four(0), four(at), [...name]));
    at += head.length + content.length;
  }
  const count = list.length;
  const size = list.reduce((sum, { length }) => sum + length, 0);
  const end = bytes(four(END), two(0), two(0), two(count), two(count), four(size), four(at), two(0));
  return new Blob([...parts, ...list, end], { type: "application/zip" });
}

function bytes(...parts: number[][]) {
  return Uint8Array.from(parts.flat());
}

function two(value: number) {
  return [value & 255, (value >> 8) & 255];
}

function four(value: number) {
  return [...two(value), ...two(value >>> 16)];
}

/** CRC-32. */
function crc(content: Uint8Array) {
  let sum = -1;
  for (const byte of content) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}
