/** People passing by a demo: whether they touch anything, and that the first touch only takes over. */

/** Keys by which nobody means to play. */
const IDLE = new Set(["Tab", "Shift", "Control", "Alt", "AltGraph", "Meta", "Escape", "CapsLock"]);
const FUNCTION = /^(F\d+|Audio.*|Media.*|Brightness.*)$/;

/** What follows a press, and must not reach the table that has just been taken over. */
const AFTER = /** @type {const} */ (["pointerup", "mousedown", "mouseup", "click"]);

export class Visitors {
  /**
   * @param {AbortSignal} signal
   * @param {object} act
   * @param {() => boolean} act.isShown whether bots play
   * @param {(element: Element) => boolean} act.isOwn whether it can be pressed then
   * @param {(isKey: boolean) => void} act.take somebody touches anything else then
   * @param {() => void} act.move somebody is there
   */
  constructor(signal, { isShown, isOwn, take, move }) {
    /** When something was touched last, in milliseconds. */
    this.last = performance.now();
    /** Whether the press under way has taken over. */
    this.isTaking = false;
    const how = { capture: true, signal };
    const owns = (/** @type {Event} */ { target }) => target instanceof Element && isOwn(target);
    const touch = () => {
      this.touch();
      move();
    };
    const stop = (/** @type {Event} */ event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    document.addEventListener(
      "pointerdown",
      (event) => {
        touch();
        this.isTaking = isShown() && !owns(event);
        if (!this.isTaking) return;
        stop(event);
        take(false);
      },
      how,
    );
    for (const kind of AFTER)
      document.addEventListener(kind, (event) => void (this.isTaking && stop(event)), how);
    document.addEventListener(
      "keydown",
      (event) => {
        touch();
        this.isTaking = false;
        if (!isShown() || isIdle(event) || (owns(event) && isPress(event))) return;
        stop(event);
        take(true);
      },
      how,
    );
    for (const kind of ["pointermove", "wheel"])
      document.addEventListener(kind, touch, { ...how, passive: true });
  }

  /** Counts as a touch. */
  touch() {
    this.last = performance.now();
  }

  /** Seconds since something was touched. */
  get since() {
    return (performance.now() - this.last) / 1000;
  }
}

/** @param {KeyboardEvent} event */
function isIdle({ altKey, ctrlKey, key, metaKey }) {
  return altKey || ctrlKey || metaKey || IDLE.has(key) || FUNCTION.test(key);
}

/** @param {KeyboardEvent} event */
function isPress({ key }) {
  return key === "Enter" || key === " ";
}
