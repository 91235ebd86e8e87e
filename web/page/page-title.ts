/** Plain pages, and what the browser calls the page. */

import { fresh, make } from "../components/dom.js";
import type { Words } from "../i18n/words.js";

/** Names the page in the browser's own bars. `title`: null: the page as a whole. */
export function entitle(title: string | null, words: Words) {
  document.title = title ? `${title} — Freebooters` : words.t("shell-title");
}

/**
 * The head of a screen that begins with its heading: a group that is named by it, for the focus. Orca says
 * nothing of a heading that is the first text: it has come there by itself when all else went.
 */
export function headOf(heading: HTMLHeadingElement): HTMLElement {
  heading.id = fresh("heading");
  return make(
    "div",
    { class: "page-head", role: "group", tabindex: -1, "aria-labelledby": heading.id },
    heading,
  );
}

/** A plain page: a heading, in its head, and its sections in a readable column. */
export function page(
  title: string,
  look: string,
  ...children: (Node | string | null | false)[]
): { element: HTMLElement; heading: HTMLElement; head: HTMLElement; title: () => string } {
  const heading = make("h1", {}, title);
  const head = headOf(heading);
  const element = make("div", { class: `page ${look}` }, head, ...children);
  return { element, heading, head, title: () => title };
}

/** What a plain page has to say is read out with its name, where that has the focus: it was there before anybody listens. */
export function saying<Shown extends { head: HTMLElement }>(shown: Shown, told: HTMLElement): Shown {
  told.id ||= fresh("told");
  shown.head.setAttribute("aria-describedby", told.id);
  return shown;
}
