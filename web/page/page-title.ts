/** Plain pages, and what the browser calls the page. */

import { make } from "../components/dom.js";
import type { Words } from "../i18n/words.js";

/** Names the page in the browser's own bars. `title`: null: the page as a whole. */
export function entitle(title: string | null, words: Words) {
  document.title = title ? `${title} — Freebooters` : words.t("shell-title");
}

/** A plain page: a heading and its sections in a readable column. */
export function page(
  title: string,
  look: string,
  ...children: (Node | string | null | false)[]
): { element: HTMLElement; heading: HTMLElement; title: () => string } {
  const heading = make("h1", { tabindex: -1 }, title);
  const element = make("div", { class: `page ${look}` }, heading, ...children);
  return { element, heading, title: () => title };
}
