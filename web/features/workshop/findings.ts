/** What the promises say of a game, beside it. */

import { fill, make } from "../../components/dom.js";
import { icon } from "../../components/icons.js";
import type { Message } from "../../types/engine.js";
import type { App } from "../../types/page.js";
import type { Entry, Finding } from "../../workshop/types.js";

/** What the promises themselves say, in the terminal too. */
const SAID = { all: "promise-after-all", chance: "promise-chance", last: "promise-after-last", move: "promise-move" };

/** So many moves before a finding are told. */
const LAST = 8;

/** Findings that are shown at most: a game that breaks one promise often breaks many. */
const MOST = 4;

export class Findings {
  declare app: App;
  /** Shows the moment of a finding. */
  declare show: (finding: Finding) => void;
  count = 0;
  element = make("ul", { class: "workshop-findings" });

  constructor(app: App, show: (finding: Finding) => void) {
    this.app = app;
    this.show = show;
  }

  clear() {
    this.count = 0;
    fill(this.element);
  }

  /** Whether it is the first one. */
  add(finding: Finding) {
    this.count += 1;
    if (this.count <= MOST) this.element.append(this.#item(finding));
    return this.count === 1;
  }

  said({ message, promise }: Finding) {
    return this.app.words.t("workshop-promise", { number: promise, message });
  }

  #item(finding: Finding) {
    const { words } = this.app;
    const { log } = finding;
    return make(
      "li",
      {},
      make("p", {}, this.said(finding)),
      log.length > 0 && this.#moves(log),
      log.length > 0 &&
        make(
          "button",
          { class: "button", type: "button", on: { click: () => this.show(finding) } },
          icon("eye"),
          words.t("workshop-show"),
        ),
    );
  }

  #moves(log: Entry[]) {
    const { words } = this.app;
    const last = log.slice(-LAST).map(([seat, action]) => {
      const who: Message | { seat: number } = seat < 0 ? { key: SAID.chance } : { seat };
      return words.t(SAID.move, { who, action: action.join(" ") });
    });
    const heading = words.t(last.length === log.length ? SAID.all : SAID.last, { count: log.length });
    return make(
      "details",
      {},
      make("summary", {}, heading),
      make("ol", {}, ...last.map((each) => make("li", {}, each))),
    );
  }
}
