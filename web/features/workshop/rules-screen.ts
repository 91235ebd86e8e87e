/** Where rules and their table lie: beside each other, or on a phone one at a time. */

import { button } from "../../components/controls.js";
import { fill, make, setAttribute } from "../../components/dom.js";
import { tellingLine } from "../../components/telling.js";
import { headOf } from "../../page/page-title.js";
import { hash } from "../../page/router.js";
import { homeLink } from "../../table/chrome/header.js";
import type { IconName } from "../../components/icons.js";
import type { App } from "../../types/page.js";

type Side = "table" | "rules";

interface Acts {
  dice: () => void;
  stop: () => void;
  share: () => void;
  /** Of a game from somebody else; whether it is kept. */
  keep: () => Promise<boolean>;
}

/** `isForeign`: the game comes from somebody else. `acts`: what can be done. `rules`: what lies beside the table. */
export function rulesScreen({ words }: App, title: string, isForeign: boolean, acts: Acts, ...rules: HTMLElement[]) {
  const act = (sign: IconName, said: string, click: () => void) => button(make("span", {}, said), click, { sign });
  const tab = (which: Side, said: string) =>
    make("button", { class: "workshop-tab", type: "button", on: { click: () => turnTo(which) } }, said);
  const tabs = { table: tab("table", words.t("workshop-tab-table")), rules: tab("rules", words.t("workshop-tab-rules")) };
  const heading = make("h1", {}, title);
  const head = headOf(heading);
  const place = make("div", { class: "workshop-table" }, tellingLine(null, words.t("workshop-starting")));
  const stop = act("pause", words.t("workshop-stop"), acts.stop);
  const element = make(
    "div",
    { class: "workshop-both" },
    make(
      "header",
      { class: "workshop-bar" },
      homeLink(hash({ screen: "workshop", rules: null }), words.t("workshop-title")),
      head,
      act("refresh", words.t("workshop-dice"), acts.dice),
      !isForeign && stop,
      act("share", words.t("workshop-share"), acts.share),
    ),
    isForeign && band(),
    make("div", { class: "workshop-tabs", role: "group", "aria-label": words.t("workshop-title") }, tabs.table, tabs.rules),
    make("div", { class: "workshop-sides" }, place, make("div", { class: "workshop-rules" }, ...rules)),
  );
  turnTo(isForeign ? "table" : "rules");
  return { element, heading, head, place, turnTo, dealt };

  /** Over the table as long as something of somebody else runs. */
  function band() {
    const said = words.t("workshop-band");
    const keep = act("chest", words.t("workshop-keep"), async () => (keep.hidden = await acts.keep()));
    return make("div", { class: "workshop-band", role: "region", "aria-label": said }, make("p", {}, said), stop, keep);
  }

  /** On a phone there is room for one of them. */
  function turnTo(side: Side) {
    setAttribute(element, "data-side", side);
    for (const [name, each] of Object.entries(tabs)) each.setAttribute("aria-pressed", String(name === side));
    if (side === "table") fill(tabs.table, words.t("workshop-tab-table"));
  }

  /** The table was dealt anew; where it is not seen, its tab says so. */
  function dealt() {
    if (element.dataset.side === "table") return;
    const dot = make("span", { class: "workshop-dot" }, make("span", { class: "unseen" }, words.t("workshop-anew")));
    fill(tabs.table, words.t("workshop-tab-table"), " ", dot);
  }
}
