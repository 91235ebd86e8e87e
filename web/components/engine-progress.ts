/** How far the engine's start is, shown where one already reads and chooses. */

import { fill, make } from "./dom.js";
import { icon } from "./icons.js";
import { fraction, sentence } from "../engine/progress.js";
import type { App } from "../types/page.js";

/** A start that is quicker than this shows no progress at all. */
const TIME_LIMIT = 400;

/**
 * A live notice of the start, once anybody has asked for the engine: a bar with words, then that
 * all is ready, or what went wrong and a button to try again. `signal` ends it.
 */
export function loading(app: App, signal: AbortSignal) {
  const { engine, updates, words } = app;
  const text = make("p", { class: "loading-text" });
  const bar = make("progress", {
    class: "loading-bar",
    max: 1,
    "aria-label": words.t("shell-progress"),
  });
  const element = make("div", { class: "loading", hidden: true });
  let isSlow = engine.ready;

  function show() {
    const { report } = engine;
    const failed = report.stage === "error";
    element.hidden = !engine.isWanted || !(isSlow || failed);
    if (element.hidden) return;
    bar.value = fraction(report);
    text.textContent = words.say(report.stage === "ready" ? readiness() : sentence(report));
    element.dataset.stage = report.stage;
    element.role = failed ? "alert" : null;
    if (failed) {
      fill(element, icon("warning"), text, retry());
    } else if (report.stage === "ready") {
      fill(element, icon("check"), text);
    } else if (bar.parentNode !== element) {
      fill(element, text, bar);
    }
  }

  function readiness() {
    return { key: updates.stored ? "shell-ready-offline" : "shell-ready" };
  }

  function retry() {
    return make(
      "button",
      { class: "button", type: "button", on: { click: () => engine.start() } },
      words.t("shell-retry"),
    );
  }

  setTimeout(() => {
    isSlow = true;
    show();
  }, TIME_LIMIT);
  engine.addEventListener("progress", show, { signal });
  updates.addEventListener("change", show, { signal });
  show();
  return element;
}
