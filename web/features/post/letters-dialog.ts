/** What is asked for seldom at the table that deals: taking back, a bot in a friend's seat, when letters went out, and a file of the game. */

import { button } from "../../components/controls.js";
import { dialog, openModal } from "../../components/dialog.js";
import { make } from "../../components/dom.js";
import { dateAndTime } from "../../i18n/date-and-time.js";
import { FRIEND, LEVELS } from "../../model/setup.js";
import { nameAt } from "./post-words.js";
import type { DealerTable } from "./dealer-table.js";

/** The level of a bot that takes a friend's seat. */
const LEVEL = LEVELS[1];

export function openLetters(post: DealerTable) {
  const { app, game, letters, table } = post;
  const { words } = app;
  const { table: laid } = table.session;
  const box = dialog({ title: words.t("post-letters"), closeLabel: words.t("shell-close") }, ...(letters?.friends ?? []).map(row), own(), filing());
  openModal(box);

  function act(label: string, change: () => Promise<void>) {
    return button(label, () => {
      box.close();
      void change();
    });
  }

  function back(seat: number, name: string) {
    return act(words.t("post-ask-back", { name }), () => post.change({ do: "ask_back", seat }));
  }

  function own() {
    const seat = laid?.viewer ?? null;
    if (seat === null || laid?.over || letters?.asking) return null;
    return make("section", { class: "panel" }, make("p", {}, words.t("post-back-about")), make("div", { class: "dialog-buttons" }, back(seat, nameAt(app, game.seats, seat))));
  }

  function filing() {
    return make("section", { class: "panel" }, make("p", {}, words.t("post-file-about")), make("div", { class: "dialog-buttons" }, act(words.t("table-save-file"), () => post.file())));
  }

  function row({ away, number, seat }: { away: boolean; number: number; seat: number }) {
    const name = nameAt(app, game.seats, seat);
    const sent = game.dealing?.friends.find((each) => each.seat === seat);
    const give = (who: string) => () => post.change({ do: "give", seat, who });
    return make(
      "section",
      { class: "panel" },
      make("h3", {}, name),
      make("p", { class: "fine" }, sent?.when ? words.t("post-sent-at", { number, when: dateAndTime(words, sent.when) }) : words.t("post-sent-never")),
      !laid?.over &&
        make(
          "div",
          { class: "dialog-buttons" },
          act(words.t(away ? "post-give-back" : "post-give", { name }), give(away ? FRIEND : LEVEL)),
          !letters?.asking && !away && back(seat, name),
        ),
    );
  }
}
