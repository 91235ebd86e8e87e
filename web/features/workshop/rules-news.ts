/** What is told beside rules: what was dealt, what is at fault, whether the promises hold. */

import { button } from "../../components/controls.js";
import { fill, fresh, make } from "../../components/dom.js";
import { Voice } from "../../components/voice.js";
import type { Child } from "../../components/dom.js";
import type { App } from "../../types/page.js";
import type { Fault, Finding } from "../../workshop/types.js";

/** Findings that are shown at most: a game that breaks one promise often breaks many. */
const MOST = 4;

/** What can be done about it. */
export interface Remedies {
  goTo: (line: number, column: number) => void;
  /** Deals the reader's own game anew. */
  goOn: () => void;
  /** Shows the moment of a finding. */
  show: (finding: Finding) => void;
}

/** `signal`: nothing is said after it. */
export function rulesNews({ words }: Pick<App, "words">, isForeign: boolean, remedies: Remedies, signal: AbortSignal) {
  /** What is said of somebody else's game is said by that game. */
  const itself = isForeign ? `${words.t("workshop-itself")} ` : "";
  const fault = make("div", { id: fresh("fault"), class: "workshop-fault" });
  const dealt = make("p");
  const promises = make("p", { class: "fine" });
  const findings = make("ul", { class: "workshop-findings" });
  const voice = new Voice(signal);
  const element = make("div", { class: "workshop-news" }, fault, dealt, promises, findings, voice.element);
  const heard = new Map<Element, string>();
  let count = 0;

  /** To those who listen, each thing once, however often it is found. `sort`: what it is. */
  function say(place: Element, text: string, sort = text) {
    if (text && heard.get(place) !== sort) voice.tell(text);
    heard.set(place, sort);
  }

  function tell(said: string, more: Child = null) {
    fill(dealt, said, more && " ", more);
    say(dealt, said);
  }

  function trouble(said: string, still: string, remedy: Child) {
    tell("");
    fill(fault, make("div", {}, make("p", {}, said), still && make("p", { class: "fine" }, still)), remedy);
    say(fault, `${said} ${still}`);
  }

  /** What was found belongs to an earlier text. */
  function forget() {
    count = 0;
    fill(findings);
    fill(promises);
  }

  function shown(finding: Finding, said: string) {
    const [heading = "", ...moves] = finding.moves.map((each) => words.say(each));
    const after = make("ol", {}, ...moves.map((each) => make("li", {}, each)));
    return make(
      "li",
      {},
      make("p", {}, said),
      moves.length > 0 && make("details", {}, make("summary", {}, heading), after),
      moves.length > 0 && button(words.t("workshop-show"), () => remedies.show(finding), { sign: "eye" }),
    );
  }

  return {
    element,
    fault,
    voice,
    forget,

    /** Where it is, and what the table shows meanwhile. `isStill`: there is one. */
    fail({ column, line, message }: Fault, isStill: boolean) {
      const said = line ? words.t("workshop-fault-line", { line, message }) : words.say(message);
      const go = line > 0 && button(words.t("workshop-go", { line }), () => remedies.goTo(line, column), { sign: "pen" });
      trouble(said, isStill ? words.t("workshop-still") : "", go);
    },

    /** What ran has ended. */
    end(key: "workshop-stopped" | "workshop-lost") {
      forget();
      trouble(words.t(key), "", button(words.t("workshop-again"), remedies.goOn, { sign: "refresh" }));
    },

    /** Nothing is at fault. */
    mend() {
      fill(fault);
      say(fault, "");
    },

    /** It was dealt, and so many of the reader's moves made again. */
    deal({ kept, of }: { kept: number; of: number }) {
      tell(kept === of ? words.t("workshop-dealt", { moves: of }) : words.t("workshop-dealt-some", { kept, moves: of }));
    },

    /** The moment of a finding is on the table. */
    moment() {
      tell(words.t("workshop-shown"), button(words.t("workshop-back"), remedies.goOn, { sign: "undo" }));
      element.scrollTop = 0; // the finding was pressed, which may stand far below
    },

    examine() {
      promises.textContent = words.t("workshop-examining");
    },

    find(finding: Finding) {
      const said = words.t("workshop-promise", { number: finding.promise, message: finding.message });
      promises.textContent = itself + words.t("workshop-broken");
      count += 1;
      if (count <= MOST) findings.append(shown(finding, said));
      if (count === 1) say(promises, `${promises.textContent} ${said}`);
    },

    /** So many games were played; unless something was found, nothing is broken in them. */
    hold(games: number) {
      if (count > 0) return;
      promises.textContent = games > 0 ? itself + words.t("workshop-hold", { games }) : "";
      say(promises, promises.textContent, "workshop-hold");
    },
  };
}
