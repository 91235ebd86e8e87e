import type { Node } from "../../types/engine.js";

/**
 * Mouse, pen and touch over the table: taps, drags and hovering.
 * A tap acts when the pointer is let go over the thing it was put on, and on nothing else. A live
 * thing can be dragged instead. The page scrolls under a finger unless it was put on a live thing.
 */
export interface Aimed {
  node: Node;
  token: string;
}

interface Watch {
  /** Client coordinates. */
  aim: (x: number, y: number, isTouch: boolean, target: EventTarget | null) => Aimed | null;
  isLive: (token: string) => boolean;
  /** The pointer was put down; true if that only ended a motion. */
  onDown: () => boolean;
  onTap: (aimed: Aimed) => void;
  /** A tap on nothing. */
  onEmpty: (x: number, y: number, isTouch: boolean) => void;
  /** It has stayed there for a while. */
  onRest: (x: number, y: number, isTouch: boolean) => void;
  /** It moves on, or was put down. */
  onStir: () => void;
  onHover: (aimed: Aimed | null) => void;
  /** A drag begins. */
  onLift: (aimed: Aimed) => void;
  /** Moved that far from where it was put down, in CSS pixels; now at client x, y. */
  onDrag: (dx: number, dy: number, x: number, y: number, isTouch: boolean) => void;
  onDrop: (x: number, y: number, isTouch: boolean) => void;
  /** The drag ends where it began. */
  onAbort: () => void;
}

/** How far a pointer may stray before a tap becomes a drag, CSS pixels. */
const SLOP = { mouse: 5, pen: 8, touch: 11 };
/** Milliseconds for which a mouse rests on a thing, or a finger, until that asks what it is. */
const REST = { mouse: 600, touch: 450 };
/** A click this soon after our own handling of its pointer is the same press. */
const SAME_PRESS = 500;

/** Stops watching. */
export function watchPointer(host: HTMLElement, watch: Watch): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let gesture: {
    id: number;
    x: number;
    y: number;
    slop: number;
    isTouch: boolean;
    aimed: Aimed | null;
    isDragging: boolean;
    isSpent: boolean;
  } | null = null;
  let handledAt = -Infinity;
  let resting: ReturnType<typeof setTimeout> | undefined;

  function wait(event: PointerEvent, isTouch: boolean) {
    clearTimeout(resting);
    const { clientX, clientY } = event;
    resting = setTimeout(
      () => {
        if (isTouch && gesture) gesture.isSpent = true;
        watch.onRest(clientX, clientY, isTouch);
      },
      isTouch ? REST.touch : REST.mouse,
    );
  }

  function down(event: PointerEvent) {
    if (gesture || !event.isPrimary || event.button !== 0) return;
    const isTouch = event.pointerType === "touch";
    const aimed = watch.aim(event.clientX, event.clientY, isTouch, event.target);
    const endedMotion = watch.onDown();
    const slop = SLOP[event.pointerType as keyof typeof SLOP] ?? SLOP.mouse;
    gesture = {
      id: event.pointerId,
      x: event.clientX,
      y: event.clientY,
      slop,
      isTouch,
      aimed,
      isDragging: false,
      isSpent: endedMotion && !(aimed && watch.isLive(aimed.token)),
    };
    stir();
    if (isTouch) wait(event, true);
    watchRest();
  }

  function move(event: PointerEvent) {
    if (!gesture || event.pointerId !== gesture.id) return;
    const { aimed, isTouch } = gesture;
    const dx = event.clientX - gesture.x;
    const dy = event.clientY - gesture.y;
    if (Math.hypot(dx, dy) > gesture.slop) clearTimeout(resting);
    const isDraggable = aimed !== null && !gesture.isSpent && watch.isLive(aimed.token);
    if (!gesture.isDragging && isDraggable && Math.hypot(dx, dy) > gesture.slop) {
      gesture.isDragging = true;
      watch.onLift(aimed);
    }
    if (gesture?.isDragging) watch.onDrag(dx, dy, event.clientX, event.clientY, isTouch);
  }

  function up(event: PointerEvent) {
    if (!gesture || event.pointerId !== gesture.id) return;
    const { aimed, isDragging, isSpent, isTouch } = gesture;
    const strayed = Math.hypot(event.clientX - gesture.x, event.clientY - gesture.y) > gesture.slop;
    finish();
    handledAt = event.timeStamp;
    if (isDragging) {
      watch.onDrop(event.clientX, event.clientY, isTouch);
      return;
    }
    const isInside = event.target instanceof Element && host.contains(event.target);
    if (isSpent || !isInside) return;
    const over = watch.aim(event.clientX, event.clientY, isTouch, event.target);
    if (aimed && over?.token === aimed.token) watch.onTap(aimed);
    else if (!aimed && !over && !strayed) watch.onEmpty(event.clientX, event.clientY, isTouch);
  }

  function cancel(event: Event) {
    if (!gesture) return;
    if (event instanceof PointerEvent && event.pointerId !== gesture.id) return;
    if (event instanceof KeyboardEvent && event.key !== "Escape") return;
    const { isDragging } = gesture;
    finish();
    if (isDragging) watch.onAbort();
  }

  let rest = new AbortController();
  /** A gesture goes on wherever the pointer goes. */
  function watchRest() {
    rest = new AbortController();
    const options = { signal: rest.signal, capture: true };
    window.addEventListener("pointermove", move, options);
    window.addEventListener("pointerup", up, options);
    window.addEventListener("pointercancel", cancel, options);
    window.addEventListener("blur", cancel, options);
    window.addEventListener("keydown", cancel, options);
  }

  function finish() {
    clearTimeout(resting);
    gesture = null;
    rest.abort();
  }

  function hover(event: PointerEvent) {
    if (gesture || event.pointerType === "touch") return;
    watch.onHover(watch.aim(event.clientX, event.clientY, false, event.target));
    if (event.movementX === 0 && event.movementY === 0) return;
    stir();
    wait(event, false);
  }

  function stir() {
    clearTimeout(resting);
    watch.onStir();
  }

  function leave() {
    stir();
    watch.onHover(null);
  }

  host.addEventListener("pointerdown", down, { signal });
  host.addEventListener("pointermove", hover, { signal });
  host.addEventListener("pointerleave", leave, { signal });
  // The focus follows the thing that was meant, not the button that happens to lie there.
  host.addEventListener("mousedown", (event) => event.preventDefault(), { signal });
  host.addEventListener("contextmenu", (event) => gesture && event.preventDefault(), { signal });
  host.addEventListener(
    "touchstart",
    (event) => {
      const touch = event.touches.length === 1 ? event.touches[0] : null;
      const aimed = touch && watch.aim(touch.clientX, touch.clientY, true, event.target);
      if (aimed && watch.isLive(aimed.token) && event.cancelable) event.preventDefault();
    },
    { signal, passive: false },
  );
  host.addEventListener(
    "click",
    (event) => {
      if (event.timeStamp - handledAt > SAME_PRESS || event.detail === 0) return;
      handledAt = -Infinity;
      event.stopPropagation();
    },
    { signal, capture: true },
  );

  return () => {
    finish();
    ending.abort();
  };
}
