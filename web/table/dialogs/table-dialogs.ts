/** The dialogs over a table. */

import type { TableSession } from "../session/session.js";

/** Makes it and opens it. */
type MakeDialog = () => HTMLDialogElement;

export class TableDialogs {
  open: { element: HTMLDialogElement; make: MakeDialog; lasts: boolean }[] = [];

  constructor(session: TableSession) {
    session.watch(
      () => [],
      (isReworded) => isReworded && this.#reword(),
    );
  }

  /** `lasts`: whatever happens on the table. */
  show(make: MakeDialog, lasts = false) {
    this.open.push({ element: make(), make, lasts });
  }

  /** Closes those that belonged to the moment that has passed. */
  pass() {
    const passing = this.open.filter(({ lasts }) => !lasts);
    this.open = this.open.filter(({ lasts }) => lasts);
    for (const { element } of passing) element.close();
  }

  /** Makes those that are open again, in the language that is spoken now. */
  #reword() {
    const focused = document.activeElement?.id;
    for (const { element, make, lasts } of this.open.splice(0)) {
      if (!element.open) continue;
      element.close();
      this.show(make, lasts);
    }
    if (focused) document.getElementById(focused)?.focus();
  }

  close() {
    for (const { element } of this.open.splice(0)) element.close();
  }
}
