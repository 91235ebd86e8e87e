/** A checksum of what stands in a link. */

/** CRC-16 of CCITT, beginning with 1; as engine/links.py has it. Of a text and of bytes behind it. */
export function checksum(text: string, bytes: Iterable<number> = []) {
  let sum = 1;
  for (const byte of [...new TextEncoder().encode(text), ...bytes]) {
    sum ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) sum = ((sum << 1) ^ (sum & 0x8000 ? 0x1021 : 0)) & 0xffff;
  }
  return sum;
}
