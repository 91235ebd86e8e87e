/** People passing by a demo: whether they touch anything, and that the first touch only takes over. */

/** Keys by which nobody means to play. */
const IDLE = new Set(["Tab", "Shift", "Control", "Alt", "AltGraph", "Meta", "Escape", "CapsLock"]);
const FUNCTION = /^(F\d+|Audio.*|Media.*|Brightness.*)$/;

/** What follows a press, and must not reach the table that has just been taken over. */
const AFTER = ["pointerup", "mousedown", "mouseup", "click"] as const;

export class Visitors {
  /** When something was touched last, in milliseconds. */
  declare last: number;
  /** Whether the press under way has taken over. */
  isTaking = false;

  constructor(signal: AbortSignal, { isShown, isOwn, take, move }: {
  /** Whether bots play. */
  isShown: () => boolean;
  /** Whether it can be pressed then. */
  isOwn: (element: Element) => boolean;
  /** Somebody touches anything else then. */
  take: (isKey: boolean) => void;
  /** Somebody is there. */
  move: () => void;
}) {
    this.last = performance.now();
    const how = { capture: true, signal };
    const owns = ({ target }: Event) => target instanceof Element && isOwn(target);
    const touch = () => {
      this.touch();
      move();
    };
    const stop = (event: Event) => {
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

function isIdle({ altKey, ctrlKey, key, metaKey }: KeyboardEvent) {
  return altKey || ctrlKey || metaKey || IDLE.has(key) || FUNCTION.test(key);
}

function isPress({ key }: KeyboardEvent) {
  return key === "Enter" || key === " ";
}
