/** Workers as a page sees them, for tests without a browser. */

/** Those that were started, in order. */
export const started = [];

/** One that keeps what it is told. */
export class FakeWorker {
  constructor(_address, { name }) {
    this.number = started.push(this) - 1;
    this.heard = [];
    this.isEnded = false;
    if (name) queueMicrotask(() => this.postMessage(JSON.parse(name)));
  }
  postMessage(order) {
    this.heard.push(order);
  }
  terminate() {
    this.isEnded = true;
  }
}
