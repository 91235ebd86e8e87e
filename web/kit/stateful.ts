/** What is in one state after the other. */

/** Dispatches "state" when that changes. */
export class Stateful<State> extends EventTarget {
  declare state: State;

  constructor(state: State) {
    super();
    this.state = state;
  }

  become(state: State) {
    if (this.state === state) return;
    this.state = state;
    this.dispatchEvent(new Event("state"));
  }
}
