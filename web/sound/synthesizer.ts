/**
 * Makes the page's sounds, and plays the rooms' tunes. It comes when something is to be heard first.
 * Where a browser has no Web Audio, nothing is heard.
 */

import { tableParts } from "../board/canvas/scene-parts.js";
import { isMusical } from "./feedback.js";
import { ENDINGS } from "./instruments.js";
import { MATERIALS } from "./materials.js";
import { noiseOf, play, touch } from "./synthesis.js";
import type { Preferences } from "../storage/preferences.js";
import type { SoundName } from "./sounds.js";
import type { Speech } from "./speech.js";
import type { Source, Studio } from "./synthesis.js";

/** Seconds between two sounds of one moment. */
const GAP = 0.11;
/** So many sounds are heard of one moment. */
const MOST = 4;
/** How loud the loudest volume is. */
const LOUDEST = 0.7;
/** Seconds in which a tune fades to a third. */
const FADE = 0.08;

interface Playing {
  gain: GainNode;
  sources: Source[];
}

export class Synthesizer {
  declare preferences: Preferences;
  declare speech: Speech;
  #context: AudioContext | null = null;
  #studio: (Studio & { out: GainNode }) | null = null;
  #playing: Playing | null = null;

  constructor(preferences: Preferences, speech: Speech) {
    this.preferences = preferences;
    this.speech = speech;
    preferences.addEventListener("change", () => this.#heed());
    speech.addEventListener("change", () => this.#yield());
    document.addEventListener("visibilitychange", () => document.hidden && this.silence());
  }

  /** Lets these be heard one after the other; the same one twice in a row once. */
  touch(names: readonly SoundName[]) {
    const studio = this.#open();
    if (!studio) return;
    const heard = names.filter((name, at) => name !== names[at - 1]).slice(-MOST);
    for (const [at, name] of heard.entries()) {
      const start = studio.context.currentTime + at * GAP;
      if (name === "won" || name === "lost") play(studio, ENDINGS[name], start);
      else touch(studio, MATERIALS[name], start);
    }
  }

  /** Plays a room's tune once, `after` so many seconds, until `signal`. Rejects if it cannot be had. */
  async play(room: string, signal: AbortSignal, after: number) {
    const { tune } = await tableParts(room);
    if (!tune || signal.aborted || document.hidden || !isMusical(this.preferences)) return;
    this.silence();
    const studio = this.#open();
    if (!studio) return;
    const { context, noise } = studio;
    const gain = new GainNode(context, { gain: this.#share });
    gain.connect(studio.out);
    const sources = play({ context, noise, out: gain }, tune, context.currentTime + after);
    const playing = { gain, sources };
    this.#playing = playing;
    signal.addEventListener("abort", () => this.#playing === playing && this.silence());
  }

  /** Ends the tune that is played. */
  silence() {
    const { context } = this.#studio ?? {};
    if (!this.#playing || !context) return;
    const { gain, sources } = this.#playing;
    this.#playing = null;
    gain.gain.setTargetAtTime(0, context.currentTime, FADE);
    for (const source of sources) source.stop(context.currentTime + 5 * FADE);
  }

  /** Nothing is played beside what is read aloud. */
  get #share() {
    return this.speech.isSpeaking ? 0 : 1;
  }

  #yield() {
    const { context } = this.#studio ?? {};
    if (context) this.#playing?.gain.gain.setTargetAtTime(this.#share, context.currentTime, FADE);
  }

  /** What is played gets as loud as is chosen now, or ends. */
  #heed() {
    if (this.#studio) this.#studio.out.gain.value = this.#loudness;
    if (!isMusical(this.preferences)) this.silence();
  }

  get #loudness() {
    const volume = this.preferences.values.volume / 100;
    return LOUDEST * volume * volume; // as loud as half a slider seems to be
  }

  #open() {
    if (!this.#context && typeof AudioContext === "function") {
      const context = new AudioContext();
      const out = new GainNode(context, { gain: this.#loudness });
      out.connect(context.destination);
      this.#context = context;
      this.#studio = { context, out, noise: noiseOf(context) };
    }
    if (this.#context?.state === "suspended") void this.#context.resume().catch(() => {});
    return this.#studio;
  }
}
