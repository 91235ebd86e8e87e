/** What is told beside rules: what was dealt, what is at fault, whether the promises hold. */

import { fill, fresh, make } from "../../components/dom.js";
import { Voice } from "../../components/voice.js";
import { Findings } from "./findings.js";
import type { Child } from "../../components/dom.js";
import type { App } from "../../types/page.js";
import type { Fault, Finding } from "../../workshop/types.js";

/** What can be done about it; each makes something to press. */
export interface Remedies {
  goTo: (line: number, column: number) => HTMLElement;
  again: () => HTMLElement;
  back: () => HTMLElement;
  show: (finding: Finding) => void;
}

export class RulesNews {
  declare app: App;
  declare remedies: Remedies;
  declare findings: Findings;
  /** What is said of somebody else's game is said by that game. */
  declare itself: string;
  declare element: HTMLDivElement;
  fault = make("div", { id: fresh("fault"), class: "workshop-fault" });
  dealt = make("p");
  promises = make("p", { class: "fine" });
  declare voice: Voice;
  #heard = new Map<Element, string>();

  /** `signal`: nothing is said after it. */
  constructor(app: App, isForeign: boolean, remedies: Remedies, signal: AbortSignal) {
    this.app = app;
    this.remedies = remedies;
    this.itself = isForeign ? `${app.words.t("workshop-itself")} ` : "";
    this.voice = new Voice(signal);
    this.findings = new Findings(app, remedies.show);
    const { dealt, fault, findings, promises, voice } = this;
    this.element = make("div", { class: "workshop-news" }, fault, dealt, promises, findings.element, voice.element);
  }

  /** To those who listen, each thing once, however often it is found. `sort`: what it is. */
  #say(place: Element, text: string, sort = text) {
    if (text && this.#heard.get(place) !== sort) this.voice.tell(text);
    this.#heard.set(place, sort);
  }

  /** Where it is, and what the table shows meanwhile. `isStill`: there is one. */
  fail({ column, line, message }: Fault, isStill: boolean) {
    const { words } = this.app;
    const said = line ? words.t("workshop-fault-line", { line, message }) : words.say(message);
    const still = isStill ? words.t("workshop-still") : "";
    this.#trouble(`${said} ${still}`, line > 0 && this.remedies.goTo(line, column), said, still);
  }

  /** What ran has ended. */
  end(key: "workshop-stopped" | "workshop-lost") {
    const said = this.app.words.t(key);
    this.forget();
    this.#trouble(said, this.remedies.again(), said);
  }

  #trouble(text: string, remedy: Child, said: string, still = "") {
    this.#tell("");
    fill(this.fault, make("div", {}, make("p", {}, said), still && make("p", { class: "fine" }, still)), remedy);
    this.#say(this.fault, text);
  }

  /** Nothing is at fault. */
  mend() {
    fill(this.fault);
    this.#say(this.fault, "");
  }

  #tell(said: string, more: Child = null) {
    fill(this.dealt, said, more && " ", more);
    this.#say(this.dealt, said);
  }

  /** It was dealt, and so many of the reader's moves made again. */
  deal({ kept, of }: { kept: number; of: number }) {
    const { words } = this.app;
    this.#tell(kept === of ? words.t("workshop-dealt", { moves: of }) : words.t("workshop-dealt-some", { kept, moves: of }));
  }

  /** The moment of a finding is on the table. */
  moment() {
    this.#tell(this.app.words.t("workshop-shown"), this.remedies.back());
  }

  /** What was found belongs to an earlier text. */
  forget() {
    this.findings.clear();
    fill(this.promises);
  }

  examine() {
    this.promises.textContent = this.app.words.t("workshop-examining");
  }

  find(finding: Finding) {
    const { words } = this.app;
    this.promises.textContent = this.itself + words.t("workshop-broken");
    const isFirst = this.findings.add(finding);
    if (isFirst) this.#say(this.promises, `${this.promises.textContent} ${this.findings.said(finding)}`);
  }

  /** Nothing is broken, in so many games. */
  hold(games: number) {
    this.promises.textContent = games > 0 ? this.itself + this.app.words.t("workshop-hold", { games }) : "";
    this.#say(this.promises, this.promises.textContent, "workshop-hold");
  }
}
