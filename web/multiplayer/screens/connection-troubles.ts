/** What is said of a connection that does not come, or may not. */

import { localAccess } from "../protocol/links/local-network-permission.js";
import { fill, make } from "../../components/dom.js";
import type { App } from "../../types/page.js";

/** Milliseconds after which a connection should have come. */
export const PATIENCE = 20_000;

/**
 * Says after a while what may be in the way of devices in one network, unless nobody waits any
 * more. `element`: where that is said. `key`: of the message before. `isAwaited`: whether somebody
 * still waits. `more`: what else may be in the way.
 */
export function tellLater(app: App, element: Element, key: string, isAwaited: () => boolean, more: string[] = []) {
  return setTimeout(() => {
    if (!isAwaited()) return;
    const list = troubles(app, ["network", "isolated", "browser", ...more]);
    fill(element, make("p", {}, app.words.t(key)), list);
  }, PATIENCE);
}

/**
 * What may be in the way. First comes the browser's permission, where it asks for one and has not been
 * told yes: without it a connection neither comes nor fails.
 */
export function troubles({ words }: App, keys: string[]) {
  const says = (text: string) => make("li", {}, text);
  const list = make("ul", {}, ...keys.map((key) => says(words.t(`join-trouble-${key}`))));
  void localAccess().then((state) => {
    if (state === "prompt") list.prepend(says(words.t("join-trouble-permission")));
    else if (state === "denied") list.prepend(says(words.t("access-denied")));
  });
  return list;
}

/** Before it is needed: a sentence where the browser asks for that permission, or has been told no; empty elsewhere. */
export function accessNote({ words }: App) {
  const element = make("p", { class: "fine", hidden: true });
  void localAccess().then((state) => {
    element.hidden = state !== "prompt" && state !== "denied";
    if (!element.hidden) element.textContent = words.t(state === "denied" ? "access-denied" : "access-prompt");
  });
  return element;
}
