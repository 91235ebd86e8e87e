/** A part of a screen that is made once somebody wants it, as its script comes only then. */

export class LatePart<Script, Part> {
  declare come: () => Promise<Script | null>;
  declare make: (script: Script) => Part;
  /** What has been made. */
  here: Part | null = null;

  /** `come`: the script; null where it cannot be had, or is not wanted any more. */
  constructor(come: () => Promise<Script | null>, make: (script: Script) => Part) {
    this.come = come;
    this.make = make;
  }

  /** It, made at most once; null without its script. */
  async want() {
    const script = this.here ? null : await this.come();
    if (script) this.here ??= this.make(script);
    return this.here;
  }
}
