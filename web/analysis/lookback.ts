/** What a table has of its game's past: the player of moments; and once it is over, how it went. */

import { Analysis } from "./analysis-panel.js";
import { GameReview } from "./game-review.js";
import { ReplayBar } from "./replay-bar.js";
import type { TableSession } from "../table/session/session.js";
import type { App } from "../types/page.js";

/** What else can be done with a moment. */
interface Deeds {
  share: () => void;
  picture: () => void;
  result: () => void;
}

export class Lookback {
  declare review: GameReview;
  declare replayBar: ReplayBar;

  /** `host` is filled with the analysis; `look` shows a moment of it; `signal` ends it. */
  constructor(
    app: App,
    session: TableSession,
    { deeds, host, look }: { deeds: Deeds; host: HTMLElement; look: (position: number) => void },
    signal: AbortSignal,
  ) {
    this.review = new GameReview(app, session);
    const take = () => session.table && this.review.take(session.table);
    take();
    session.when(() => [session.table], take);
    signal.addEventListener("abort", () => this.review.stop());
    new Analysis(app, session, this.review, host, look);
    this.replayBar = new ReplayBar(app, session, this.review, deeds);
    this.replayBar.listen(signal);
  }
}
