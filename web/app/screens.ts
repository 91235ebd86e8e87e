/** One screen at a time: mounting it, its title, its focus, its language. */

import { loadAgain } from "../kit/lazy.js";
import { missingScreen } from "../page/not-found.js";
import { entitle } from "../page/page-title.js";
import { hash, here, neededRooms } from "../page/router.js";
import type { Words } from "../i18n/words.js";
import type { Lazy } from "../kit/lazy.js";
import type { App, LaunchMode, MakeScreen, Route, Screen } from "../types/page.js";

export class Screens {
  declare main: HTMLElement;
  declare words: Words;
  declare launchMode: LaunchMode;
  declare makers: Record<Route["screen"], Lazy<MakeScreen<any>>>;
  app: App | null = null;
  screen: Screen | null = null;
  /** Aborts when the screen is closed. */
  closing = new AbortController();
  route: Route = { screen: "home" };
  /** The one that is to be shown. */
  declare wanted: Route;

  constructor(
    main: HTMLElement,
    words: Words,
    launchMode: LaunchMode,
    makers: Record<Route["screen"], Lazy<MakeScreen<any>>>,
  ) {
    this.main = main;
    this.words = words;
    this.launchMode = launchMode;
    this.makers = makers;
    this.wanted = this.route;
  }

  /** Asks for the script of the first screen, which may come beside the words. */
  ask() {
    const { screen } = this.#within(here() ?? this.route);
    this.makers[screen].come().catch(() => {}); // `#open` asks again
  }

  begin(app: App) {
    this.app = app;
    window.addEventListener("hashchange", () => this.#follow());
    this.words.addEventListener("change", () => this.#reword());
    this.#show(here() ?? this.route);
  }

  go(route: Route) {
    const wanted = hash(route);
    if (location.hash === wanted) this.#follow();
    else location.hash = wanted;
  }

  #follow() {
    const route = this.launchMode.embedded ? this.route : here();
    if (route) this.#show(route, true);
  }

  /** `isNew`: one has gone to it from another screen. */
  #show(route: Route, isNew = false) {
    this.#open(route, isNew).catch(reportError);
  }

  /** What is shown for it here. */
  #within(route: Route) {
    const { embedded, kiosk } = this.launchMode;
    return embedded ? { screen: "embed" as const, link: location.hash } : kiosk ? demoOf(route) : route;
  }

  /** Shows a screen once its script and its rooms' words are here, unless another one is wanted by then. */
  async #open(wanted: Route, isNew: boolean) {
    const route = this.#within(wanted);
    this.wanted = route;
    const maker = this.makers[route.screen];
    // The screen says that it is missing, the console why.
    if (!maker.here) await maker.come().catch((error) => console.error(error));
    const game = gameOf(route);
    if (game) await this.app?.wantRoom(game);
    if (this.words.lacks(neededRooms(route))) await this.words.wantAll();
    if (this.wanted !== route) return;
    this.#mount(route);
    if (!isNew) return;
    window.scrollTo(0, 0);
    let { screen } = this;
    await screen?.named; // a heading that says nothing yet would be read out
    // With words that have come meanwhile it was made anew.
    while (this.route === route && this.screen !== screen) {
      ({ screen } = this);
      await screen?.named;
    }
    if (this.screen === screen) (screen?.head ?? screen?.heading)?.focus({ preventScroll: true });
  }

  #mount(route: Route) {
    if (!this.app) return;
    this.closing.abort();
    this.closing = new AbortController();
    this.route = route;
    document.body.dataset.screen = route.screen;
    const maker = this.makers[route.screen].here;
    this.screen = maker
      ? maker(this.app, route, this.closing.signal)
      : missingScreen(this.app, "missing-part", { retry: () => void loadAgain() });
    this.main.replaceChildren(this.screen.element);
    this.#entitle();
  }

  /** Renews every text. A screen that does not do so itself is made anew, its focus kept. */
  #reword() {
    if (!this.screen) return;
    if (!this.screen.isLasting) {
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

/** Where a stand leads: it shows the demo and nothing else. */
function demoOf(route: Route): Route {
  return route.screen === "demo" ? route : { screen: "demo", game: null };
}

/** The game for which a screen asks, if it asks for one. */
function gameOf(route: Route | { screen: "embed"; link: string }) {
  if ("link" in route) return /([a-z_][a-z0-9_]{0,39})\./.exec(route.link)?.[1];
  return "game" in route ? route.game : undefined;
}
