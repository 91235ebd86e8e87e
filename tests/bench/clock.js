/**
 * The page's clock, so that a whole game takes seconds, and the same ones on every machine: it stands
 * while somebody here is asked and everything has been seen, and while a worker or a picture is waited
 * for; else it leaps to whatever is due next, once somebody has been asked. So neither computing nor painting takes time.
 *
 * `window.waited` tells milliseconds since somebody here was asked first: for how long things `moved`, for
 * how long nothing did, `still`, and for how long workers computed, by a real clock, whether things
 * moved meanwhile or not.
 */
{
  const FRAME = 1000 / 60;
  /** Later than that nothing is leapt to: it may be a limit, and what comes before it be under way. */
  const FARTHEST = 3000;
  const ASKED = ".tool-hint:not([aria-disabled])";

  const waited = (window.waited = { moved: 0, still: 0, computed: 0 });
  const timers = new Map();
  const computing = new Map();
  const reality = performance.now.bind(performance);
  const wait = window.setTimeout;
  const stopWaiting = window.clearTimeout;
  let frames = new Map();
  let count = 1_000_000; // other than the browser's own
  let clock = reality();
  let seen = clock;
  let framed = 0;
  let hasBegun = false;

  performance.now = () => clock;
  window.setTimeout = (act, time = 0, ...given) => {
    timers.set(++count, { at: clock + Math.max(0, time), act: () => act(...given) });
    return count;
  };
  window.clearTimeout = (id) => timers.delete(id) || stopWaiting.call(window, id);
  window.requestAnimationFrame = (act) => {
    frames.set(++count, act);
    return count;
  };
  window.cancelAnimationFrame = (id) => frames.delete(id);

  window.Worker = class extends Worker {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", ({ data }) => "text" in data && computing.delete(data.id));
    }

    postMessage(message, ...rest) {
      if ("cancel" in message) {
        for (const [id, isBot] of computing) if (isBot && id <= message.cancel) computing.delete(id);
      } else if ("id" in message) computing.set(message.id, "worker" in message);
      super.postMessage(message, ...rest);
    }
  };

  const { decode } = HTMLImageElement.prototype;
  HTMLImageElement.prototype.decode = function () {
    computing.set(this, false);
    return decode.call(this).finally(() => computing.delete(this));
  };

  const has = (selector) => document.querySelector(selector) !== null;

  /** When the next thing is due; null where nothing is soon. */
  function next() {
    const first = Math.min(...[...timers.values()].map(({ at }) => at));
    const at = frames.size > 0 ? Math.min(framed + FRAME, first) : first;
    return at < clock + FARTHEST ? Math.max(at, clock) : null;
  }

  /** Counts time. */
  function add(kind, time) {
    if (hasBegun && !has(".result")) waited[kind] += time;
  }

  function paint() {
    framed = clock;
    const due = frames;
    frames = new Map();
    for (const act of due.values()) act(clock);
  }

  function turn() {
    const since = reality() - seen;
    seen += since;
    const isAsked = has(ASKED);
    hasBegun ||= isAsked;
    const due = next();
    if (computing.size > 0) add("computed", since);
    else if (isAsked || due === null) paint();
    else if (!hasBegun) {
      clock += since; // a file is being opened, which no worker knows of
      if (clock >= framed + FRAME) paint();
    } else {
      add(frames.size > 0 ? "moved" : "still", due - clock);
      clock = due;
      if (clock >= framed + FRAME) paint();
    }
    for (const [id, { at, act }] of [...timers]) if (at <= clock && timers.delete(id)) act();
  }

  /** Resolves when somebody here is asked and what was done before has been answered, or at the end. */
  waited.asked = async () => {
    while (computing.size > 0 || !(has(ASKED) || has(".result")))
      await new Promise((go) => wait.call(window, go, FRAME));
  };

  // Messages come between two turns.
  (function again() {
    turn();
    wait.call(window, again);
  })();
}
