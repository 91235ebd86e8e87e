/** Sounds from tables: what is heard of a material, and of a tune. Whatever context there is makes them. */

import { INSTRUMENTS } from "./instruments.js";
import type { Tune } from "../types/engine.js";
import type { Tuned } from "./instruments.js";
import type { Layer, Rush, Tone } from "./materials.js";

/** Where sounds are made. */
export interface Studio {
  context: BaseAudioContext;
  /** What they go through. */
  out: AudioNode;
  noise: AudioBuffer;
}

/** What sounds, and can be stopped. */
export type Source = AudioScheduledSourceNode;

const CONCERT_PITCH = 440;
const CONCERT_A = 69;
const RISE = 0.004;
/** A part fades to a third in this share of its length: at its end nothing is left to be heard. */
const FADING = 5;
/** How much of the time of a note it is held. */
const HELD = 0.94;

/** A second of noise, in which every pitch is as loud as any other. */
export function noiseOf(context: BaseAudioContext) {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = 2 * Math.random() - 1;
  return buffer;
}

/** Lets what is made of a material be heard. `at`: when, in seconds of the context. */
export function touch(studio: Studio, layers: readonly Layer[], at: number): Source[] {
  return layers.flatMap((layer) =>
    Array.from({ length: layer.times ?? 1 }, (_, time) => {
      const start = at + (layer.at ?? 0) + time * (layer.every ?? 0);
      const height = (layer.step ?? 1) ** time;
      return "tone" in layer ? tones(studio, layer, start, height) : [rush(studio, layer, start, height)];
    }).flat(),
  );
}

/** Plays a tune from `at` on. */
export function play(studio: Studio, { tempo, voices }: Tune, at: number): Source[] {
  const eighth = 60 / tempo;
  return voices.flatMap(({ instrument, notes }) => {
    const how = INSTRUMENTS[instrument];
    const found: Source[] = [];
    const sing = "struck" in how ? null : singer(studio, how);
    for (let index = 0, start = at; index < notes.length; index += 2) {
      const [pitch = 0, length = 0] = notes.slice(index, index + 2);
      if (pitch && "struck" in how) found.push(...touch(studio, how.struck, start));
      else if (pitch && sing) found.push(...sing(hertz(pitch), start, length * eighth));
      start += length * eighth;
    }
    return found;
  });
}

/** How long a tune takes, in seconds; its last tones ring on for a moment. */
export function lengthOf({ tempo, voices }: Tune) {
  const eighths = voices.map(({ notes }) =>
    notes.reduce((sum, value, index) => (index % 2 ? sum + value : sum), 0),
  );
  return (Math.max(...eighths) * 60) / tempo;
}

function hertz(pitch: number) {
  return CONCERT_PITCH * 2 ** ((pitch - CONCERT_A) / 12);
}

/** What plays one note after another on an instrument. */
function singer({ context, out }: Studio, how: Tuned) {
  const overtones = Float32Array.from([0, ...how.partials]);
  const wave = context.createPeriodicWave(new Float32Array(overtones.length), overtones);
  const filter = new BiquadFilterNode(context, { type: "lowpass", frequency: how.bright, Q: 0.4 });
  filter.connect(out);
  const reeds = how.beating ? [-how.beating / 2, how.beating / 2] : [0];
  return (frequency: number, start: number, length: number): Source[] => {
    const end = start + length * HELD;
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(how.level / reeds.length, start + how.rise);
    gain.gain.setTargetAtTime(0, start + how.rise, how.ring);
    gain.gain.setTargetAtTime(0, end, how.release);
    gain.connect(filter);
    return reeds.map((detune) => {
      const tone = new OscillatorNode(context, { frequency, detune });
      tone.setPeriodicWave(wave);
      return sounding(tone, gain, start, end + FADING * how.release);
    });
  };
}

function tones({ context, out }: Studio, layer: Tone, start: number, height: number) {
  const [first, last = first] = layer.tone;
  return (layer.partials ?? [[1, 1, 1]]).map(([pitch, share, part]) => {
    const length = layer.length * part;
    const tone = new OscillatorNode(context, { type: layer.wave ?? "sine", frequency: first * pitch * height });
    if (last !== first) {
      tone.frequency.setValueAtTime(first * pitch * height, start);
      tone.frequency.exponentialRampToValueAtTime(last * pitch * height, start + length);
    }
    const gain = fading(context, out, { ...layer, level: layer.level * share, length }, start);
    if (layer.through === undefined) return sounding(tone, gain, start, start + length);
    const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: layer.through, Q: 1.6 });
    filter.connect(gain);
    return sounding(tone, filter, start, start + length);
  });
}

function rush({ context, out, noise }: Studio, layer: Rush, start: number, height: number) {
  const [first, middle, last] = layer.rush.map((pitch) => pitch * height) as Rush["rush"];
  const { filter: type, narrow = 0.9, rise = RISE, length } = layer;
  const source = new AudioBufferSourceNode(context, { buffer: noise, loop: true });
  const filter = new BiquadFilterNode(context, { type, frequency: first, Q: narrow });
  filter.frequency.setValueAtTime(first, start);
  filter.frequency.exponentialRampToValueAtTime(middle, start + rise);
  filter.frequency.exponentialRampToValueAtTime(last, start + length);
  filter.connect(fading(context, out, layer, start));
  return sounding(source, filter, start, start + length);
}

function fading(context: BaseAudioContext, out: AudioNode, { level, rise = RISE, length }: Layer, start: number) {
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(level, start + rise);
  gain.gain.setTargetAtTime(0, start + rise, (length - rise) / FADING);
  gain.connect(out);
  return gain;
}

function sounding(source: Source, into: AudioNode, start: number, end: number) {
  source.connect(into);
  source.start(start);
  source.stop(end);
  return source;
}
