/** Before the deal: invitations that go out, and who has accepted. */

import { button } from "../../components/controls.js";
import { about, make, restateEach } from "../../components/dom.js";
import { seatRow } from "../../multiplayer/screens/seat-row.js";
import { textField } from "../../components/text-field.js";
import { tell, tellingLine } from "../../components/telling.js";
import { isolated } from "../../i18n/safe-text.js";
import { newId } from "../../kit/ids.js";
import { LONGEST_NAME, cleanName } from "../../model/player-name.js";
import { FRIEND, HUMAN } from "../../model/setup.js";
import { page, saying } from "../../page/page-title.js";
import { roomIn, send } from "./message.js";
import { dealOf, reinvited } from "./new-post-game.js";
import { pasting } from "./pasting.js";
import { nameAt, titleOf } from "./post-words.js";
import type { Correspondent, PostGame } from "../../model/post-game.js";
import type { PostGames } from "../../post/post-games.js";
import type { App } from "../../types/page.js";

/** `says`: what has come; "": nothing. `dealt`: the game begins. */
export function invitingPage(app: App, games: PostGames, begun: PostGame, says: string, dealt: (game: PostGame) => void) {
  const { words } = app;
  let game = begun;
  /** Resolves once invitations say what whoever invites is called. */
  let named: Promise<void> = Promise.resolve();
  const seats = make("ol", { class: "invite-seats" });
  const told = tellingLine("invite-says");
  const deal = button(words.t("invite-deal"), () => void begin(), { look: "primary large", sign: "play", id: "post-deal" });
  const paste = pasting(app);
  show();
  if (says) told.textContent = `${says} ${told.textContent}`;
  const shown = page(
    words.t("post-invite-title"),
    "together",
    make("p", { class: "tagline" }, titleOf(app, game)),
    make("p", {}, words.t("post-invite-about")),
    naming(),
    seats,
    make("div", { class: "invite-go" }, deal, told),
    paste,
    make("p", { class: "fine" }, words.t("post-honest")),
  );
  return says ? saying(shown, told) : shown;

  function show() {
    // Orca is silent at the next Tab if the text before what it leads to is another one just then.
    restateEach(seats, game.seats.map((_, seat) => entry(seat)), false);
    const missing = friends().filter(({ share }) => !share).length;
    deal.disabled = missing > 0;
    tell(told, words.t(missing > 0 ? "post-invite-missing" : "post-invite-complete", { count: missing }));
  }

  /** What friends read of whoever invites, as long as nothing is sent. */
  function naming() {
    const own = game.seats.findIndex(({ who }) => who === HUMAN);
    if (own < 0 || friends().some(({ when }) => when > 0)) return null;
    const rename = async (typed: string) => {
      const name = cleanName(typed);
      const named = game.seats.map((each, at) => (at === own ? { ...each, name } : each));
      game = (await games.change(game.id, () => ({ seats: named }))) ?? game;
      const again = await reinvited(app.engine, game);
      game = (await games.change(game.id, () => again)) ?? game;
      show();
    };
    const field = textField(
      { id: "post-name", value: game.seats[own]?.name ?? "", autocomplete: "nickname", spellcheck: "false", dir: "auto", on: { change: ({ target }) => (named = rename((target.value = cleanName(target.value)))) } },
      LONGEST_NAME,
    );
    return make("div", { class: "field" }, make("label", { for: "post-name" }, words.t("join-name")), field);
  }

  function friends() {
    return game.dealing?.friends ?? [];
  }

  function entry(seat: number) {
    const { colour, name, who } = game.seats[seat] ?? { name: "", colour: "red", who: HUMAN };
    const friend = who === FRIEND ? friends().find((each) => each.seat === seat) : undefined;
    const isHere = !friend || Boolean(friend.share);
    const state = friend ? (friend.share ? "post-accepted" : friend.when ? "post-invited" : "post-not-invited") : who === HUMAN ? "invite-here" : `level-${who}`;
    const shown = { name: isolated(name), colour, presence: isHere ? ("here" as const) : null };
    const makeOne = () => seatRow(app, seat, shown, words.t(state), friend && !friend.share && ask(friend));
    return { says: `${name} ${state}`, makeOne };
  }

  function ask(friend: Correspondent) {
    const { seat, when } = friend;
    const look = when ? "" : "primary";
    const one = button(words.t(when ? "post-invite-again" : "post-invite"), () => void invite(seat), { sign: "share", look, id: `post-invite-${seat}` });
    return about(one, nameAt(app, game.seats, seat));
  }

  async function invite(seat: number) {
    await named;
    const invitation = friends().find((each) => each.seat === seat)?.invitation ?? "";
    const line = words.t("post-line-invitation", { game: words.gameTitle(game.game) });
    if (!(await send(app, line, invitation))) return;
    game = (await games.change(game.id, sentBy(seat))) ?? game;
    show();
  }

  async function begin() {
    const save = newId();
    const next = await games.change(game.id, ({ dealing }) => ({ dealing: dealing && { ...dealing, save } }));
    if (!next) {
      told.textContent = words.t("error-storage");
      return;
    }
    app.pendingGames.ask(save, dealOf(next, roomIn(next.game)));
    app.saves.persist();
    dealt(next);
  }
}

function sentBy(seat: number) {
  return ({ dealing }: PostGame): Partial<PostGame> => ({
    turn: "theirs",
    dealing: dealing && { ...dealing, friends: dealing.friends.map((each) => (each.seat === seat ? { ...each, when: Date.now() } : each)) },
  });
}
