// WebRTC without a network: connections of one process find each other by their descriptions, and what
// they say waits in the air until a test lets it through, in the order of each channel.

import { createHash } from "node:crypto";

/** Of the certificate of that connection. @param {string} name */
function fingerprint(name) {
  const digits = createHash("sha256").update(name).digest("hex").toUpperCase();
  return digits.match(/../g).join(":");
}

/** What is under way from one channel to another; `null` at the end closes the other one. */
class Way {
  constructor(from, to) {
    Object.assign(this, { from, to, frames: [], held: 0 });
  }

  /** What is under way there as the one at that place, if it is a whole message, is said twice. @param {number} at */
  repeat(at) {
    const isWhole = (frame) => frame && frame[0] >= 2;
    const [before, frame] = [this.frames[at - 1], this.frames[at]];
    if (isWhole(frame) && (before === undefined || isWhole(before))) this.frames.splice(at, 0, frame);
  }

  /** Lets through what was said first. */
  step() {
    const frame = this.frames.shift();
    if (this.to.readyState === "closed") return;
    if (frame === null) this.to.end();
    else this.to.onmessage?.({ data: frame.buffer });
  }
}

class Channel {
  constructor() {
    this.readyState = "connecting";
    /** @type {Way | null} */
    this.way = null;
  }

  send(frame) {
    if (this.readyState !== "open") throw new Error("not open");
    this.said?.(frame);
    this.way?.frames.push(Uint8Array.from(frame));
  }

  end() {
    if (this.readyState === "closed") return;
    this.readyState = "closed";
    this.onclose?.();
  }
}

export class Air {
  constructor() {
    /** @type {Way[]} */
    this.ways = [];
    /** Connections that are open, by their user names in descriptions. */
    this.connections = new Map();
    this.made = 0;
    const air = this;
    globalThis.navigator ??= { userAgent: "" };
    globalThis.RTCPeerConnection = class extends EventTarget {
      constructor() {
        super();
        this.name = `user${String(++air.made).padStart(8, "0")}`;
        this.iceGatheringState = "complete";
        this.iceConnectionState = "new";
        air.connections.set(this.name, this);
      }

      createDataChannel() {
        this.channel = new Channel();
        this.channel.said = (frame) => air.said(this.name, frame);
        return this.channel;
      }

      get localDescription() {
        const print = fingerprint(this.name);
        const lines = [`a=ice-ufrag:${this.name}`, `a=ice-pwd:${"p".repeat(24)}`, `a=fingerprint:sha-256 ${print}`];
        return { sdp: lines.join("\r\n") };
      }

      async createOffer() {
        return { type: "offer", sdp: "" };
      }

      async createAnswer() {
        return { type: "answer", sdp: "" };
      }

      async setLocalDescription() {}

      async setRemoteDescription({ type, sdp }) {
        const said = (name) => new RegExp(`^a=${name}:(.*)$`, "m").exec(sdp)?.[1]?.trim();
        const other = said("ice-ufrag");
        // A browser connects with nobody who has another certificate.
        if (said("fingerprint") !== `sha-256 ${fingerprint(other)}`) return;
        if (type === "answer") air.join(this, air.connections.get(other));
      }

      close() {
        air.connections.delete(this.name);
        if (this.channel.readyState === "closed") return;
        this.channel.readyState = "closed";
        this.channel.way?.frames.push(null);
      }
    };
  }

  /** Something is said on a connection. @param {string} name @param {Uint8Array} frame */
  said(name, frame) {}

  join(one, other) {
    if (!other) return;
    for (const [from, to] of [[one, other], [other, one]]) {
      from.channel.way = new Way(from.channel, to.channel);
      this.ways.push(from.channel.way);
    }
    for (const { channel } of [one, other]) channel.readyState = "open";
    for (const { channel } of [one, other]) channel.onopen?.();
  }

  /** Ways on which something can come through now. */
  get open() {
    this.ways = this.ways.filter(({ frames, from }) => frames.length > 0 || from.readyState !== "closed");
    return this.ways.filter(({ frames, held }) => frames.length > 0 && held === 0);
  }

  /** Nothing is connected any more. */
  end() {
    for (const { channel } of [...this.connections.values()]) channel.onclose?.();
    this.connections.clear();
  }

  /** That connection breaks: of what was under way the first `kept` frames of each side still come. */
  cut(channel, kept) {
    for (const way of this.ways.filter(({ from, to }) => from === channel || to === channel)) {
      way.frames.length = Math.min(kept, way.frames.length);
      way.frames.push(null);
      way.held = 0;
    }
  }
}
