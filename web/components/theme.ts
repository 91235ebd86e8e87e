/** The theme. Each theme is a style sheet; choosing one overrules the system's setting. */

import type { Preferences } from "../storage/preferences.js";

const QUERIES = { dark: "(prefers-color-scheme: dark)", contrast: "(prefers-contrast: more)" };
const NEVER = "not all";

/** Dispatches "change" when the colours have changed. */
export class Theme extends EventTarget {
  declare preferences: Preferences;

  constructor(preferences: Preferences) {
    super();
    this.preferences = preferences;
    preferences.addEventListener("change", (event) => {
      if ((event as CustomEvent).detail === "theme") this.apply();
    });
    for (const query of Object.values(QUERIES)) {
      matchMedia(query).addEventListener("change", () => this.apply());
    }
    this.apply();
  }

  apply() {
    const { theme } = this.preferences.values;
    for (const sheet of sheets()) {
      const name = sheet.dataset.themeSheet as keyof typeof QUERIES;
      sheet.media = theme === "system" ? QUERIES[name] : theme === name ? "all" : NEVER;
    }
    document.documentElement.dataset.theme = theme === "system" ? preferred() : theme;
    this.#tint();
    this.dispatchEvent(new Event("change"));
  }

  /** Gives the browser's own bars the colour of the paper. */
  #tint() {
    const paper = getComputedStyle(document.documentElement).getPropertyValue("--t-paper").trim();
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
      meta.setAttribute("content", paper);
    }
  }
}

function sheets(): NodeListOf<HTMLLinkElement | HTMLStyleElement> {
  return document.querySelectorAll("[data-theme-sheet]");
}

function preferred() {
  if (matchMedia(QUERIES.contrast).matches) return "contrast";
  return matchMedia(QUERIES.dark).matches ? "dark" : "light";
}
