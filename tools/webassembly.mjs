/**
 * Makes a WebAssembly program smaller without moving anything in it: every function, table entry and
 * address keeps its number. What cannot be read is an error: then the build ends.
 */

const { subarray } = Uint8Array.prototype;
const SECTION = { custom: 0, import: 2, global: 6, export: 7, start: 8, elements: 9, code: 10 };
const KIND = { function: 0, table: 1, memory: 2, global: 3, tag: 4 };
/** Symbols of functions of other programs: a variable each, which the loader would fill. */
const FOREIGN = "GOT.func";
/** A variable that may change, and begins as 0: no function. */
const NOTHING = Uint8Array.of(0x7f, 1, 0x41, 0, 0x0b);
/** What is left of a function that is never called. */
const NEVER = Uint8Array.of(3, 0, 0, 0x0b);

/** Reads numbers, names and instructions. */
class Reader {
  constructor(bytes, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }

  byte() {
    return this.bytes[this.at++];
  }

  /** An unsigned number; of a signed one only its end matters here. */
  number() {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = this.byte();
      value += (byte & 127) * scale;
      if (byte < 128) return value;
    }
  }

  numbers(count) {
    for (let each = 0; each < count; each += 1) this.number();
  }

  name() {
    const length = this.number();
    this.at += length;
    return new TextDecoder().decode(subarray.call(this.bytes, this.at - length, this.at));
  }

  /** A list; what `read` makes of each entry. */
  list(read) {
    return Array.from({ length: this.number() }, () => read(this));
  }

  type() {
    const byte = this.byte();
    if (byte === 0x63 || byte === 0x64) this.number();
  }

  limits() {
    const flags = this.byte();
    this.numbers(flags & 1 ? 2 : 1);
  }

  /**
   * Instructions until the end of a body that ends there, or (null) of one expression; tells the
   * numbers of functions and variables in them.
   */
  instructions(end, onFunction, onVariable) {
    for (let depth = 0; end === null || this.at < end; ) {
      const code = this.byte();
      if (code === 0x0b && depth === 0 && end === null) return;
      if (code === 0x0b || code === 0x18) depth -= 1;
      if ((code >= 0x02 && code <= 0x04) || code === 0x06 || code === 0x1f) depth += 1;
      if (code === 0x10 || code === 0x12 || code === 0xd2) onFunction(this.number());
      else if (code === 0x23 || code === 0x24) onVariable(this.number());
      else this.#operands(code);
    }
  }

  #operands(code) {
    if (code <= 0x01 || code === 0x05 || code === 0x0b || code === 0x0f || code === 0x0a) return;
    if (code >= 0x45 && code <= 0xc4) return;
    if (code === 0x19 || code === 0x1a || code === 0x1b || code === 0xd1) return;
    if (code === 0x0e) this.numbers(this.number() + 1);
    else if (code === 0x1c) this.list(() => this.type());
    else if (code === 0x1f) this.#handlers();
    else if (code === 0x11 || code === 0x13) this.numbers(2);
    else if (code >= 0x28 && code <= 0x3e) this.numbers(2);
    else if (code === 0x43) this.at += 4;
    else if (code === 0x44) this.at += 8;
    else if (code === 0xfc) this.#bulk();
    else if (ONE.has(code)) this.number();
    else throw new Error(`instruction ${code.toString(16)} at ${this.at} is not known`);
  }

  #handlers() {
    this.number();
    this.list(() => this.numbers(this.byte() < 2 ? 2 : 1));
  }

  #bulk() {
    const code = this.number();
    if (code < 8) return;
    if (code > 17) throw new Error(`instruction fc ${code} at ${this.at} is not known`);
    this.numbers([8, 10, 12, 14].includes(code) ? 2 : 1);
  }
}

/** Instructions with one number behind them. */
const ONE = new Set([
  0x02, 0x03, 0x04, 0x06, 0x07, 0x08, 0x09, 0x0c, 0x0d, 0x14, 0x15, 0x18, 0x20, 0x21, 0x22, 0x25,
  0x26, 0x3f, 0x40, 0x41, 0x42, 0xd0,
]);

/** The sections by kind: where each begins and ends. */
function sections(bytes) {
  const reader = new Reader(bytes, 8);
  const found = [];
  while (reader.at < bytes.length) {
    const id = reader.byte();
    const length = reader.number();
    found.push({ id, start: reader.at, end: reader.at + length });
    reader.at += length;
  }
  return found;
}

function entries(bytes, { start }, read) {
  const reader = new Reader(bytes, start);
  return reader.list(() => {
    const from = reader.at;
    const said = read(reader);
    return { ...said, bytes: subarray.call(bytes, from, reader.at) };
  });
}

/** What stands behind the name of an import of each kind. */
const DESCRIPTION = {
  [KIND.function]: (reader) => reader.number(),
  [KIND.table](reader) {
    reader.type();
    reader.limits();
  },
  [KIND.memory]: (reader) => reader.limits(),
  [KIND.global](reader) {
    reader.type();
    reader.byte();
  },
  [KIND.tag](reader) {
    reader.byte();
    reader.number();
  },
};

function imported(reader) {
  const [module, name] = [reader.name(), reader.name()];
  const kind = reader.byte();
  DESCRIPTION[kind](reader);
  return { module, name, kind };
}

function exported(reader) {
  const name = reader.name();
  return { name, kind: reader.byte(), index: reader.number() };
}

/** The names that a program takes from the script around it, without functions of other programs. */
export function importsOf(bytes) {
  const section = sections(bytes).find(({ id }) => id === SECTION.import);
  return entries(bytes, section, imported).filter(({ module }) => module !== FOREIGN).map(({ name }) => name);
}

/**
 * The program, giving only the exports that are wanted, without the bodies of functions that nothing
 * calls then, and without asking for functions of other programs, which these alone call.
 */
export function slimmed(bytes, isWanted) {
  const all = sections(bytes);
  const of = (kind) => all.find(({ id }) => id === SECTION[kind]);
  const imports = entries(bytes, of("import"), imported);
  const foreign = imports.filter(({ kind }) => kind === KIND.global);
  const exports = entries(bytes, of("export"), exported).filter(({ name }) => isWanted(name));
  const own = imports.filter(({ kind }) => kind === KIND.function).length;
  const bodies = entries(bytes, of("code"), (reader) => {
    const end = reader.number() + reader.at;
    const from = reader.at;
    reader.at = end;
    return { from, end };
  });
  const { functions, variables } = reachable(bytes, { of, exports, own, bodies });
  for (const [at, { module, name }] of foreign.entries())
    if (module !== FOREIGN || variables.has(at)) throw new Error(`${name} would be missed`);
  const kept = bodies.map((body, at) => (functions.has(own + at) ? body.bytes : NEVER));
  const globals = new Reader(bytes, of("global").start);
  const count = globals.number();
  const made = {
    [SECTION.import]: list(imports.filter((each) => !foreign.includes(each)).map((each) => each.bytes)),
    [SECTION.global]: [
      ...list(foreign.map(() => NOTHING), count),
      subarray.call(bytes, globals.at, of("global").end),
    ],
    [SECTION.export]: list(exports.map((each) => each.bytes)),
    [SECTION.code]: list(kept),
  };
  const parts = [subarray.call(bytes, 0, 8)];
  for (const { id, start, end } of all) {
    const content = Buffer.concat(made[id] ?? [subarray.call(bytes, start, end)]);
    parts.push(Uint8Array.of(id), number(content.length), content);
  }
  return Buffer.concat(parts);
}

/** The numbers of the functions that may be called, and of the variables that these use. */
function reachable(bytes, { of, exports, own, bodies }) {
  const functions = new Set();
  const variables = new Set();
  const waiting = [];
  const reach = (index) => {
    if (functions.has(index)) return;
    functions.add(index);
    if (index >= own) waiting.push(bodies[index - own]);
  };
  const use = (index) => variables.add(index);
  for (const { kind, index } of exports) {
    if (kind === KIND.function) reach(index);
    if (kind === KIND.global) use(index);
  }
  if (of("start")) reach(new Reader(bytes, of("start").start).number());
  new Reader(bytes, of("elements").start).list((reader) => {
    if (reader.number() !== 0) throw new Error("elements of a form that is not known");
    reader.instructions(null, reach, use);
    reader.list(() => reach(reader.number()));
  });
  new Reader(bytes, of("global").start).list((reader) => {
    reader.type();
    reader.byte();
    reader.instructions(null, reach, use);
  });
  while (waiting.length > 0) {
    const { from, end } = waiting.pop();
    const reader = new Reader(bytes, from);
    reader.list(() => {
      reader.number();
      reader.type();
    });
    reader.instructions(end, reach, use);
  }
  return { functions, variables };
}

/** `more`: entries that follow behind these. */
function list(parts, more = 0) {
  return [number(parts.length + more), ...parts];
}

function number(value) {
  const bytes = [];
  do {
    bytes.push((value % 128) | (value > 127 ? 128 : 0));
    value = Math.floor(value / 128);
  } while (value > 0);
  return Uint8Array.from(bytes);
}
