/** The theme. Each theme is a style sheet; choosing one overrules the system's setting. */

import type { Preferences } from "../storage/preferences.js";

const DARK = "(prefers-color-scheme: dark)";
const CONTRAST = "(prefers-contrast: more)";
const FORCED = "(forced-colors: active)";
const NEVER = "not all";

type Named = Preferences["values"]["theme"];

/** Paper is light. */
const SEEN = "screen and ";

/** When a style sheet is there, as media queries. */
interface Sheet {
  /** The theme it belongs to. */
  theme: Named;
  /** Where nobody has chosen a theme. */
  asked: string;
  /** Where its theme was chosen. */
  chosen: string;
  /** Where another was chosen. */
  always: string;
}

/**
 * The later over the earlier. Where the system chooses the colours, those that are left to us stand
 * out as far as they can, whatever was chosen.
 */
export const SHEETS: Record<string, Sheet> = {
  dark: { theme: "dark", asked: SEEN + DARK, chosen: "screen", always: NEVER },
  contrast: { theme: "contrast", asked: `${CONTRAST}, ${FORCED}`, chosen: "all", always: FORCED },
  "contrast-dark": {
    theme: "contrast",
    asked: `${SEEN}${DARK} and ${CONTRAST}, ${SEEN}${DARK} and ${FORCED}`,
    // Black on white for whoever chose it, unless the system asks for the same in the dark.
    chosen: `${SEEN}${DARK} and ${CONTRAST}, ${SEEN}${DARK} and ${FORCED}`,
    always: `${SEEN}${DARK} and ${FORCED}`,
  },
};

/** When a sheet is there, as a media query. `chosen`: the theme in the settings. */
export function mediaOf(sheet: string, chosen: Named) {
  const found = SHEETS[sheet];
  if (!found) return NEVER;
  if (chosen === "system") return found.asked;
  return chosen === found.theme ? found.chosen : found.always;
}

/** Dispatches "change" when the colours have changed. */
export class Theme extends EventTarget {
  declare preferences: Preferences;

  constructor(preferences: Preferences) {
    super();
    this.preferences = preferences;
    preferences.addEventListener("change", (event) => {
      if ((event as CustomEvent).detail === "theme") this.apply();
    });
    for (const query of [DARK, CONTRAST, FORCED]) {
      matchMedia(query).addEventListener("change", () => this.apply());
    }
    this.apply();
  }

  apply() {
    const { theme } = this.preferences.values;
    for (const sheet of sheets()) sheet.media = mediaOf(sheet.dataset.themeSheet ?? "", theme);
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
  if (matchMedia(CONTRAST).matches) return "contrast";
  return matchMedia(DARK).matches ? "dark" : "light";
}
