/** Where rules and their table lie: beside each other, or on a phone one at a time. */

import { fill, make, setAttribute } from "../../components/dom.js";
import { icon } from "../../components/icons.js";
import { pictureAddress } from "../../net/files.js";
import { headOf } from "../../page/page-title.js";
import { hash } from "../../page/router.js";
import type { IconName } from "../../components/icons.js";
import type { App } from "../../types/page.js";

export interface Acts {
  dice: () => void;
  stop: () => void;
  share: () => void;
  /** Of a game from somebody else. */
  keep: (button: HTMLButtonElement) => void;
}

export function signed(sign: IconName, text: string, click: () => void) {
  return make("button", { class: "button", type: "button", on: { click } }, icon(sign), make("span", {}, text));
}

export class RulesScreen {
  declare app: App;
  declare heading: HTMLHeadingElement;
  declare head: HTMLElement;
  declare place: HTMLElement;
  declare tabs: Record<"table" | "rules", HTMLButtonElement>;
  declare element: HTMLElement;

  /** `isForeign`: the game comes from somebody else. `acts`: what can be done. `rules`: what lies beside the table. */
  constructor(app: App, title: string, isForeign: boolean, acts: Acts, ...rules: HTMLElement[]) {
    const { words } = app;
    this.app = app;
    this.heading = make("h1", {}, title);
    this.head = headOf(this.heading);
    this.place = make("div", { class: "workshop-table" }, make("p", { role: "status" }, words.t("workshop-starting")));
    const tab = (which: "table" | "rules", said: string) =>
      make("button", { class: "workshop-tab", type: "button", on: { click: () => this.turnTo(which) } }, said);
    this.tabs = { table: tab("table", words.t("workshop-tab-table")), rules: tab("rules", words.t("workshop-tab-rules")) };
    const stop = signed("pause", words.t("workshop-stop"), acts.stop);
    this.element = make(
      "div",
      { class: "workshop-both" },
      make(
        "header",
        { class: "workshop-bar" },
        make(
          "a",
          { class: "table-home", href: hash({ screen: "workshop", rules: null }), "aria-label": words.t("workshop-title") },
          make("img", { src: pictureAddress("web/art/logo.svg"), alt: "", width: 32, height: 32 }),
        ),
        this.head,
        signed("refresh", words.t("workshop-dice"), acts.dice),
        !isForeign && stop,
        signed("share", words.t("workshop-share"), acts.share),
      ),
      isForeign && this.#band(stop, acts),
      make("div", { class: "workshop-tabs", role: "group", "aria-label": words.t("workshop-title") }, this.tabs.table, this.tabs.rules),
      make("div", { class: "workshop-sides" }, this.place, make("div", { class: "workshop-rules" }, ...rules)),
    );
    this.turnTo(isForeign ? "table" : "rules");
  }

  /** Over the table as long as something of somebody else runs. */
  #band(stop: HTMLElement, acts: Acts) {
    const { words } = this.app;
    const keep = signed("chest", words.t("workshop-keep"), () => acts.keep(keep));
    const said = words.t("workshop-band");
    return make("div", { class: "workshop-band", role: "region", "aria-label": said }, make("p", {}, said), stop, keep);
  }

  /** On a phone there is room for one of them. */
  turnTo(which: "table" | "rules") {
    setAttribute(this.element, "data-side", which);
    for (const [name, button] of Object.entries(this.tabs))
      button.setAttribute("aria-pressed", String(name === which));
    if (which === "table") fill(this.tabs.table, this.app.words.t("workshop-tab-table"));
  }

  /** The table was dealt anew; where it is not seen, its tab says so. */
  dealt() {
    if (this.element.dataset.side === "table") return;
    const { words } = this.app;
    const dot = make("span", { class: "workshop-dot" }, make("span", { class: "unseen" }, words.t("workshop-anew")));
    fill(this.tabs.table, words.t("workshop-tab-table"), " ", dot);
  }
}
