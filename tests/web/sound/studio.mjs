/** What passes for a device's sound: it notes what is to be heard, when, and how loud. */

export class Param {
  constructor(value) {
    this.value = value;
    /** What was planned: [how, value, time]. */
    this.plan = [];
  }

  setValueAtTime(...plan) {
    this.plan.push(["set", ...plan]);
  }

  linearRampToValueAtTime(...plan) {
    this.plan.push(["ramp", ...plan]);
  }

  exponentialRampToValueAtTime(...plan) {
    this.plan.push(["glide", ...plan]);
  }

  setTargetAtTime(...plan) {
    this.plan.push(["target", ...plan]);
  }

  /** The highest it gets. */
  get most() {
    return Math.max(this.value, ...this.plan.map(([, value]) => value));
  }

  /** Where it is bound for at last. */
  get last() {
    return this.plan.at(-1)?.[1] ?? this.value;
  }
}

class AudioNode {
  constructor(context) {
    this.context = context;
  }

  connect(into) {
    this.into = into;
    return into;
  }
}

class Source extends AudioNode {
  constructor(context, { frequency = 0, ...rest } = {}) {
    super(context);
    this.frequency = new Param(frequency);
    this.rest = rest;
    context.sources.push(this);
  }

  setPeriodicWave(wave) {
    this.wave = wave;
  }

  start(time) {
    this.begins = time;
  }

  stop(time) {
    this.ends = time;
  }
}

export class Context {
  /** All there are. */
  static all = [];
  sources = [];
  currentTime = 0;
  sampleRate = 100;
  state = "running";
  destination = new AudioNode(this);

  constructor() {
    Context.all.push(this);
  }

  createBuffer(_, length) {
    const samples = new Float32Array(length);
    return { getChannelData: () => samples };
  }

  createPeriodicWave(real, imag) {
    return [...real, ...imag];
  }
}

/** Lets what makes sounds find these instead of a browser's. */
export function equip() {
  Context.all = [];
  Object.assign(globalThis, {
    AudioContext: Context,
    OscillatorNode: Source,
    AudioBufferSourceNode: Source,
    GainNode: class extends AudioNode {
      constructor(context, { gain = 1 } = {}) {
        super(context);
        this.gain = new Param(gain);
      }
    },
    BiquadFilterNode: class extends AudioNode {
      constructor(context, { frequency = 0, ...rest } = {}) {
        super(context);
        this.frequency = new Param(frequency);
        this.rest = rest;
      }
    },
  });
}

/** The gains that something that sounds goes through. @returns {Param[]} */
export function gains(source) {
  const found = [];
  for (let node = source; node; node = node.into) if (node.gain) found.push(node.gain);
  return found;
}
