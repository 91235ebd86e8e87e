/**
 * What is news in a description of a connection: of an SDP text of 700 to 900 bytes only the
 * certificate's fingerprint, the two credentials and the addresses; all else is the same for every
 * data channel. Some 90 bytes. Pure.
 */

import { Malformed, Reader, Writer, hex } from "../bytes.js";

type Kind = "offer" | "answer";

/** How addresses were found, by their number in a packet. */
const TYPES = ["host", "srflx", "relay"] as const;

/** The preference of each, as RFC 8445 recommends. */
const PREFERENCE = { host: 126, srflx: 100, relay: 0 };

/** Kinds of addresses: `<uuid>.local`, IPv4, IPv6. */
const [NAMED, FOUR, SIX] = [0, 4, 6];

/** So many addresses are sent at most. */
const MOST = 6;

/** So many of them lie beyond the own network. */
const MOST_FAR = 4;

/** What credentials consist of, by RFC 8839: the characters of base64. */
const SIXTYFOUR = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const SIXTEEN = "0123456789abcdef";

/** How a credential is written, by the two highest bits of its first byte. */
const ALPHABETS = [SIXTYFOUR, SIXTEEN];
const LONGEST_CREDENTIAL = 63;

const FINGERPRINT = 32;
const UUID = /^([0-9a-f]{8})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{12})\.local$/;
const LINE = "\r\n";

/** `sdp`: a description whose addresses have been gathered. */
export function pack(sdp: string): Uint8Array<ArrayBuffer> {
  const writer = new Writer();
  const fingerprint = line(sdp, "fingerprint");
  if (!/^sha-256 ([0-9A-F]{2}:){31}[0-9A-F]{2}$/i.test(fingerprint))
    throw new Malformed("fingerprint");
  writer.raw(fingerprint.slice(8).split(":").map(hexadecimal));
  credential(writer, line(sdp, "ice-ufrag"));
  credential(writer, line(sdp, "ice-pwd"));
  for (const { type, address, port } of chosen(addresses(sdp))) {
    writer.byte((TYPES.indexOf(type) << 4) | address.kind);
    writer.raw(address.bytes);
    writer.raw([port >> 8, port]);
  }
  return writer.done();
}

/**
 * `kind`: of description it is to become. Returns an SDP text that Chromium and Firefox accept;
 * `Malformed` if it is none.
 */
export function unpack(packet: Uint8Array, kind: Kind): string {
  const reader = new Reader(packet);
  const fingerprint = (hex(reader.raw(FINGERPRINT)).toUpperCase().match(/../g) ?? []).join(":");
  const user = credentialOf(reader, 4);
  const password = credentialOf(reader, 22);
  const candidates: string[] = [];
  while (reader.left > 0) {
    if (candidates.length === MOST) throw new Malformed("too many addresses");
    candidates.push(candidateOf(reader, candidates.length));
  }
  return [
    "v=0",
    "o=- 1 2 IN IP4 127.0.0.1",
    "s=-",
    "t=0 0",
    "a=group:BUNDLE 0",
    "a=msid-semantic: WMS",
    "m=application 9 UDP/DTLS/SCTP webrtc-datachannel",
    "c=IN IP4 0.0.0.0",
    ...candidates,
    `a=ice-ufrag:${user}`,
    `a=ice-pwd:${password}`,
    "a=ice-options:trickle",
    `a=fingerprint:sha-256 ${fingerprint}`,
    `a=setup:${kind === "offer" ? "actpass" : "active"}`,
    "a=mid:0",
    "a=sctp-port:5000",
    "a=max-message-size:262144",
    "",
  ].join(LINE);
}

/** Of the certificate, by which the other side knows that it is connected with this one. */
export function fingerprintIn(packet: Uint8Array) {
  return packet.slice(0, FINGERPRINT);
}

function line(sdp: string, name: string) {
  const found = new RegExp(`^a=${name}:(.*)$`, "m").exec(sdp)?.[1]?.trim();
  if (!found) throw new Malformed(name);
  return found;
}

function addresses(sdp: string) {
  const found = [];
  for (const [, text = "", port = "", type] of sdp.matchAll(
    /^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ (\S+)/gim,
  )) {
    const address = addressOf(text);
    const known = TYPES.find((each) => each === type);
    if (address && known) found.push({ type: known, address, port: Number(port) });
  }
  return found;
}

/** The addresses that are sent: those beyond the own network come last and must not be cut off. */
function chosen<T extends { type: typeof TYPES[number] }>(all: T[]): T[] {
  const far = all.filter(({ type }) => type !== "host").slice(-MOST_FAR);
  return [...all.filter(({ type }) => type === "host").slice(0, MOST - far.length), ...far];
}

function addressOf(text: string): { kind: number; bytes: number[] } | null {
  const named = UUID.exec(text);
  if (named) return { kind: NAMED, bytes: bytesOf(named.slice(1).join("")) };
  if (/^\d+(\.\d+){3}$/.test(text)) return { kind: FOUR, bytes: text.split(".").map(Number) };
  return text.includes(":") ? { kind: SIX, bytes: sixteen(text) } : null;
}

/** `digits`: two for each byte. */
function bytesOf(digits: string) {
  return (digits.match(/../g) ?? []).map(hexadecimal);
}

/** The bytes of an IPv6 address. */
function sixteen(text: string) {
  const [left = "", right] = text.split("::");
  const groups = (part: string | undefined) => (part ? part.split(":") : []);
  const [first, last] = [groups(left), groups(right)];
  const none = right === undefined ? 0 : 8 - first.length - last.length;
  return [...first, ...Array(none).fill("0"), ...last].flatMap((group) => {
    const value = hexadecimal(group);
    return [value >> 8, value & 255];
  });
}

function candidateOf(reader: Reader, index: number) {
  const sort = reader.byte();
  const type = TYPES[sort >> 4];
  if (!type) throw new Malformed("address type");
  const address = textOf(reader, sort & 15);
  const [high = 0, low = 0] = reader.raw(2);
  const priority = PREFERENCE[type] * 2 ** 24 + (65535 - index) * 2 ** 8 + 255;
  const behind = type === "host" ? "" : " raddr 0.0.0.0 rport 0";
  const port = high * 256 + low;
  return `a=candidate:${index + 1} 1 udp ${priority} ${address} ${port} typ ${type}${behind}`;
}

function textOf(reader: Reader, kind: number) {
  if (kind === FOUR) return [...reader.raw(4)].join(".");
  const isNamed = kind === NAMED;
  if (!isNamed && kind !== SIX) throw new Malformed("address kind");
  const digits = hex(reader.raw(16));
  if (!isNamed) return (digits.match(/.{4}/g) ?? []).join(":");
  return `${digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-")}.local`;
}

/** Writes a credential as a number in its alphabet's base: 18 bytes for 24 characters. */
function credential(writer: Writer, text: string) {
  const narrow = [...ALPHABETS.keys()].reverse();
  const which = narrow.find((each) => [...text].every((one) => ALPHABETS[each]?.includes(one)));
  const alphabet = ALPHABETS[which ?? -1];
  if (!alphabet || which === undefined || text.length > LONGEST_CREDENTIAL)
    throw new Malformed("credential");
  writer.byte((which << 6) | text.length);
  const bits = Math.log2(alphabet.length);
  const digits = [...text].map((each) => alphabet.indexOf(each).toString(2).padStart(bits, "0"));
  for (const eight of digits.join("").match(/.{1,8}/g) ?? [])
    writer.byte(parseInt(eight.padEnd(8, "0"), 2));
}

/** `least`: characters, by RFC 8839. */
function credentialOf(reader: Reader, least: number) {
  const head = reader.byte();
  const alphabet = ALPHABETS[head >> 6];
  const length = head & LONGEST_CREDENTIAL;
  if (!alphabet || length < least) throw new Malformed("credential");
  const bits = Math.log2(alphabet.length);
  const bytes = [...reader.raw(Math.ceil((length * bits) / 8))];
  const digits = bytes.map((byte) => byte.toString(2).padStart(8, "0")).join("");
  const at = (index: number) =>
    alphabet[parseInt(digits.slice(index * bits, (index + 1) * bits), 2)] ?? "";
  return Array.from({ length }, (_, index) => at(index)).join("");
}

function hexadecimal(digits: string) {
  return parseInt(digits, 16);
}
