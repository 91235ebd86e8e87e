/** One screen at a time: mounting it, its title, its focus, its language. */

import { make } from "./dom.js";
import { hash, linkIn, parse } from "./route.js";

/** @import {Words} from "../words.js" */
/** @import {App, MakeScreen, Route, Screen} from "./types.js" */

export class Screens {
  /**
   * @param {HTMLElement} main
   * @param {Words} words
   * @param {Record<Route["screen"], MakeScreen<any>>} makers
   */
  constructor(main, words, makers) {
    this.main = main;
    this.words = words;
    this.makers = makers;
    /** @type {App | null} */
    this.app = null;
    /** @type {Screen | null} */
    this.screen = null;
    /** Aborts when the screen is closed. */
    this.closing = new AbortController();
    /** @type {Route} */
    this.route = { screen: "home" };
  }

  /** @param {App} app */
  begin(app) {
    this.app = app;
    window.addEventListener("hashchange", () => this.#follow());
    this.words.addEventListener("change", () => this.#speak());
    this.#mount(parse(location.hash) ?? this.route);
  }

  /** @param {Route} route */
  go(route) {
    const wanted = hash(route);
    if (location.hash === wanted) this.#follow();
    else location.hash = wanted;
  }

  #follow() {
    const route = this.app?.stand.embedded ? this.route : parse(location.hash);
    if (!route) return;
    this.#mount(route);
    window.scrollTo(0, 0);
    this.screen?.heading.focus({ preventScroll: true });
  }

  /** @param {Route} wanted */
  #mount(wanted) {
    if (!this.app) return;
    const { embedded, kiosk } = this.app.stand;
    const route = embedded ? embedOf(location.hash) : kiosk ? demoOf(wanted) : wanted;
    this.closing.abort();
    this.closing = new AbortController();
    this.route = route;
    document.body.dataset.screen = route.screen;
    this.screen = this.makers[route.screen](this.app, route, this.closing.signal);
    this.main.replaceChildren(this.screen.element);
    this.#entitle();
  }

  /** Renews every text. A screen that cannot do so in place is made anew, its focus kept. */
  #speak() {
    if (!this.screen) return;
    if (this.screen.speak) this.screen.speak();
    else {
      const focused = document.activeElement;
      const caret = focused instanceof HTMLInputElement ? focused.selectionStart : null;
      const { scrollX, scrollY } = window;
      this.#mount(this.route);
      const again = focused?.id ? document.getElementById(focused.id) : null;
      again?.focus({ preventScroll: true });
      if (again instanceof HTMLInputElement && caret !== null)
        again.setSelectionRange(caret, caret);
      window.scrollTo(scrollX, scrollY);
    }
    this.#entitle();
  }

  #entitle() {
    entitle(this.screen?.title() || null, this.words);
  }
}

/**
 * Where a stand leads: it shows the demo and nothing else.
 * @param {Route} route
 * @returns {Route}
 */
function demoOf(route) {
  return route.screen === "demo" ? route : { screen: "demo", game: null };
}

/**
 * What a frame shows: the game in its address.
 * @param {string} hash
 * @returns {Route}
 */
function embedOf(hash) {
  return { screen: "embed", link: linkIn(hash) ?? "" };
}

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
