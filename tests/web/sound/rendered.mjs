/** Works out what is to be heard of a plan, sample by sample, as a browser would, and how loud that is. */

import { gains } from "./studio.mjs";

const RATE = 44100;
/** Seconds over which an ear sums up how loud something is. */
const EAR = 0.125;
/** Corners in hertz below which an ear hears less and less: those of the A curve. */
const DEAF = [20.6, 20.6, 107.7, 737.9];
/** By how much the A curve is raised, to be 1 at a kilohertz. */
const RAISED = 1.259;

/** All of the sources together, for some seconds. */
export function rendered(sources, seconds) {
  const heard = new Float64Array(seconds * RATE);
  for (const source of sources) {
    const from = Math.round(source.begins * RATE);
    const to = Math.min(heard.length, Math.round(source.ends * RATE));
    const hum = source.rest.buffer ? noise() : tone(source);
    const filters = chain(source).filter(({ rest }) => rest?.type).map(filtered);
    const shares = gains(source);
    for (let at = from; at < to; at += 1) {
      const time = at / RATE;
      const sound = filters.reduce((value, filter) => filter(value, time), hum(time));
      heard[at] += shares.reduce((value, gain) => value * valueAt(gain, time), sound);
    }
  }
  return heard;
}

/** How loud samples are to an ear where they are loudest, in decibels. */
export function loudness(samples) {
  const heard = DEAF.reduce(higher, samples);
  const span = Math.round(EAR * RATE);
  let [most, sum] = [0, 0];
  heard.forEach((value, at) => {
    const gone = at < span ? 0 : heard[at - span];
    sum += value * value - gone * gone;
    most = Math.max(most, sum);
  });
  return 10 * Math.log10((RAISED * RAISED * most) / span);
}

function chain(source) {
  const found = [];
  for (let node = source.into; node; node = node.into) found.push(node);
  return found;
}

/** The value that is planned for a time. */
function valueAt({ plan, value }, time) {
  let [now, since] = [value, 0];
  for (const [at, [how, goal, when, pace]] of plan.entries()) {
    if (how === "ramp" || how === "glide") {
      const done = Math.min(1, Math.max(0, (time - since) / (when - since)));
      now = how === "ramp" ? now + (goal - now) * done : now * (goal / now) ** done;
      since = when;
    } else if (time >= when) {
      const until = Math.min(time, plan[at + 1]?.[2] ?? time);
      now = how === "set" ? goal : goal + (now - goal) * Math.exp((when - until) / pace);
      since = how === "set" ? when : until;
    }
    if (time < when) break;
  }
  return now;
}

/** Always the same noise, so that what is measured is the same too. */
function noise() {
  let state = 1;
  return () => {
    state = (state * 48271) % 2147483647;
    return (2 * state) / 2147483647 - 1;
  };
}

function tone({ frequency, rest: { type = "sine" } }) {
  let phase = 0;
  return (time) => {
    phase = (phase + valueAt(frequency, time) / RATE) % 1;
    return type === "sawtooth" ? 2 * ((phase + 0.5) % 1) - 1 : Math.sin(2 * Math.PI * phase);
  };
}

/** A filter of second order, as Web Audio's: a low pass's `Q` is in decibels. */
function filtered({ frequency, rest: { Q, type } }) {
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return (x, time) => {
    const turn = (2 * Math.PI * valueAt(frequency, time)) / RATE;
    const [sine, cosine] = [Math.sin(turn), Math.cos(turn)];
    const width = sine / (2 * (type === "lowpass" ? 10 ** (Q / 20) : Q));
    const [b0, b1, b2] =
      type === "lowpass" ? [(1 - cosine) / 2, 1 - cosine, (1 - cosine) / 2] : [width, 0, -width];
    const y = (b0 * x + b1 * x1 + b2 * x2 + 2 * cosine * y1 - (1 - width) * y2) / (1 + width);
    [x2, x1, y2, y1] = [x1, x, y1, y];
    return y;
  };
}

/** What is left of samples above a corner. */
function higher(samples, corner) {
  const share = 1 / (1 + (2 * Math.PI * corner) / RATE);
  let [before, left] = [0, 0];
  return samples.map((value) => {
    left = share * (left + value - before);
    before = value;
    return left;
  });
}
