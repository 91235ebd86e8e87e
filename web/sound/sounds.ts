/**
 * The page's sounds, made by Web Audio when they are wanted first: there are no files to be fetched.
 * Where a browser has no Web Audio, or does not allow it yet, nothing is heard.
 */

export type SoundName = "bell" | "card" | "coin" | "wave" | "wood";

/** Seconds between two sounds of one moment. */
const GAP = 0.11;
/** So many sounds are heard of one moment. */
const MOST = 4;
/** How loud the loudest volume is. */
const LOUDEST = 0.7;

/** The partial tones of a bell: pitch, loudness and seconds that it rings, each in proportion. */
const BELL = [
  [0.5, 0.35, 1],
  [1, 1, 0.9],
  [1.19, 0.5, 0.6],
  [1.56, 0.3, 0.45],
  [2, 0.45, 0.35],
  [2.66, 0.2, 0.25],
];
const COIN = [
  [1, 1, 1],
  [1.51, 0.6, 0.7],
  [2.76, 0.35, 0.4],
];

export class Sounds {
  context: AudioContext | null = null;
  out: GainNode | null = null;
  noise: AudioBuffer | null = null;

  /**
   * Lets these be heard one after the other; the same one twice in a row once. `volume`: from 0 to
   * 1.
   */
  play(names: SoundName[], volume: number) {
    const heard = names.filter((name, at) => name !== names[at - 1]).slice(-MOST);
    // A browser allows sounds only after a press; before one it would report them as errors.
    if (heard.length === 0 || volume <= 0 || !navigator.userActivation?.hasBeenActive) return;
    // To open the sound keeps the page busy: what belongs to the first one is painted before.
    if (this.context) this.#let(heard, volume);
    else requestAnimationFrame(() => setTimeout(() => this.#let(heard, volume)));
  }

  #let(names: SoundName[], volume: number) {
    const context = this.#open();
    if (!context || !this.out) return;
    this.out.gain.value = LOUDEST * volume * volume; // as loud as half a slider seems to be
    for (const [at, name] of names.entries()) this.#sound(name, context.currentTime + at * GAP);
  }

  close() {
    void this.context?.close().catch(() => {});
    this.context = null;
  }

  #open() {
    if (!this.context && typeof AudioContext === "function") {
      this.context = new AudioContext();
      this.out = this.context.createGain();
      this.out.connect(this.context.destination);
      this.noise = noise(this.context);
    }
    if (this.context?.state === "suspended") void this.context.resume().catch(() => {});
    return this.context;
  }

  #sound(name: SoundName, at: number) {
    switch (name) {
      case "bell":
        return this.#ring(BELL, 620, 0.16, 1.6, at);
      case "coin":
        this.#ring(COIN, 2350, 0.12, 0.3, at);
        return this.#ring(COIN, 2790, 0.1, 0.4, at + 0.055);
      case "card":
        return this.#rush("highpass", [1800, 5200, 3600], 0.16, [0.012, 0.09], at);
      case "wave":
        return this.#rush("lowpass", [260, 950, 220], 0.3, [0.5, 1], at);
      case "wood":
        this.#rush("bandpass", [900, 620, 500], 0.5, [0.003, 0.05], at);
        return this.#ring([[1, 1, 1]], 165, 0.4, 0.09, at);
    }
  }

  /** Tones that begin at once and fade. `pitch`: in hertz. `length`: in seconds. */
  #ring(partials: number[][], pitch: number, loudness: number, length: number, at: number) {
    for (const [ratio = 1, share = 1, part = 1] of partials) {
      const tone = new OscillatorNode(this.#context, { frequency: pitch * ratio });
      const end = at + length * part;
      tone.connect(this.#fading(loudness * share, 0.004, at, end));
      tone.start(at);
      tone.stop(end);
    }
  }

  /**
   * A rush of noise that is filtered at one pitch after the other. `pitches`: in hertz: at first,
   * at its loudest, at last. `lengths`: in seconds: until it is loudest, and from then on.
   */
  #rush(
    type: BiquadFilterType,
    [first, middle, last]: [number, number, number],
    loudness: number,
    [rise, fall]: [number, number],
    at: number,
  ) {
    const context = this.#context;
    const rush = new AudioBufferSourceNode(context, { buffer: this.noise, loop: true });
    const filter = new BiquadFilterNode(context, { type, frequency: first, Q: 0.9 });
    const end = at + rise + fall;
    filter.frequency.setValueAtTime(first, at);
    filter.frequency.exponentialRampToValueAtTime(middle, at + rise);
    filter.frequency.exponentialRampToValueAtTime(last, end);
    rush.connect(filter).connect(this.#fading(loudness, rise, at, end));
    rush.start(at);
    rush.stop(end);
  }

  #fading(loudness: number, rise: number, at: number, end: number) {
    const gain = new GainNode(this.#context, { gain: 0 });
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(loudness, at + rise);
    gain.gain.setTargetAtTime(0, at + rise, (end - at - rise) / 4);
    gain.connect(this.out as GainNode);
    return gain;
  }

  get #context() {
    return this.context as AudioContext;
  }
}

/** A second of noise, in which every pitch is as loud as any other. */
function noise(context: AudioContext) {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = 2 * Math.random() - 1;
  return buffer;
}
