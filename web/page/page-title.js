/** Plain pages, and what the browser calls the page. */

import { make } from "../components/dom.js";

/** @import {Words} from "../i18n/words.js" */

/**
 * Names the page in the browser's own bars.
 * @param {string | null} title null: the page as a whole
 * @param {Words} words
 */
export function entitle(title, words) {
  document.title = title ? `${title} — Freebooters` : words.t("shell-title");
}

/**
 * A plain page: a heading and its sections in a readable column.
 * @param {string} title
 * @param {string} look
 * @param {...(Node | string | null | false)} children
 * @returns {{element: HTMLElement, heading: HTMLElement, title: () => string}}
 */
export function page(title, look, ...children) {
  const heading = make("h1", { tabindex: -1 }, title);
  const element = make("div", { class: `page ${look}` }, heading, ...children);
  return { element, heading, title: () => title };
}
