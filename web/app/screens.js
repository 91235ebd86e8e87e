/** One screen at a time: mounting it, its title, its focus, its language. */

import { loadAgain } from "../kit/lazy.js";
import { missingScreen } from "../page/not-found.js";
import { entitle } from "../page/page-title.js";
import { hash, linkIn, parse } from "../page/router.js";

/** @import {Lazy} from "../kit/lazy.js" */
/** @import {Words} from "../i18n/words.js" */
/** @import {App, MakeScreen, Route, Screen, LaunchMode} from "../types/page.js" */

export class Screens {
  /**
   * @param {HTMLElement} main
   * @param {Words} words
   * @param {LaunchMode} launchMode
   * @param {Record<Route["screen"], Lazy<MakeScreen<any>>>} makers
   */
  constructor(main, words, launchMode, makers) {
    this.main = main;
    this.words = words;
    this.launchMode = launchMode;
    this.makers = makers;
    /** @type {App | null} */
    this.app = null;
    /** @type {Screen | null} */
    this.screen = null;
    /** Aborts when the screen is closed. */
    this.closing = new AbortController();
    /** @type {Route} */
    this.route = { screen: "home" };
    /** The one that is to be shown. @type {Route} */
    this.wanted = this.route;
  }

  /** Asks for the script of the first screen, which may come beside the words. */
  ask() {
    const { screen } = this.#within(parse(location.hash) ?? this.route);
    this.makers[screen].come().catch(() => {}); // the screen says so
  }

  /** @param {App} app */
  begin(app) {
    this.app = app;
    window.addEventListener("hashchange", () => this.#follow());
    this.words.addEventListener("change", () => this.#speak());
    this.#show(parse(location.hash) ?? this.route);
  }

  /** @param {Route} route */
  go(route) {
    const wanted = hash(route);
    if (location.hash === wanted) this.#follow();
    else location.hash = wanted;
  }

  #follow() {
    const route = this.launchMode.embedded ? this.route : parse(location.hash);
    if (route) this.#show(route, true);
  }

  /** @param {Route} route @param {boolean} [isNew] one has gone to it from another screen */
  #show(route, isNew = false) {
    this.#open(route, isNew).catch(reportError);
  }

  /** What is shown for it here. @param {Route} route */
  #within(route) {
    const { embedded, kiosk } = this.launchMode;
    return embedded ? embedOf(location.hash) : kiosk ? demoOf(route) : route;
  }

  /**
   * Shows a screen once its script is here, unless another one is wanted by then.
   * @param {Route} wanted
   * @param {boolean} isNew
   */
  async #open(wanted, isNew) {
    const route = this.#within(wanted);
    this.wanted = route;
    const maker = this.makers[route.screen];
    if (!maker.here) await maker.come().catch(() => {}); // the screen says so
    if (this.wanted !== route) return;
    this.#mount(route);
    if (!isNew) return;
    window.scrollTo(0, 0);
    const { screen } = this;
    await screen?.named; // a heading that says nothing yet would be read out
    if (this.screen === screen) screen?.heading.focus({ preventScroll: true });
  }

  /** @param {Route} route */
  #mount(route) {
    if (!this.app) return;
    this.closing.abort();
    this.closing = new AbortController();
    this.route = route;
    document.body.dataset.screen = route.screen;
    const { here } = this.makers[route.screen];
    this.screen = here
      ? here(this.app, route, this.closing.signal)
      : missingScreen(this.app, "missing-part", () => void loadAgain());
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
