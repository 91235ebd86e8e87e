/** Games by post as a device keeps them. */

export const BYTES = Uint8Array.of(1, 2, 3, 4);
/** A friend's. */
export const GAME = {
  id: "01020304-1",
  game: "cartagena",
  options: { variant: "tortuga" },
  seats: [
    { name: "Annika", colour: "red", who: "human" },
    { name: "", colour: "blue", who: "friend" },
  ],
  table: BYTES,
  keys: { publicKey: {}, privateKey: {} },
  share: "0".repeat(32),
  created: 1e12,
  updated: 1e12,
  turn: "theirs",
  waits: [0],
  arrived: [{ seat: 1, number: 3, plain: BYTES, isRequest: false }],
  shown: null,
  dealing: null,
  seated: { seat: 1, dealer: BYTES, acceptance: "cartagena.AbC", kept: "{}", number: 2, answer: "", when: 0, opened: BYTES },
};
/** That of whoever deals. */
export const DEALT = {
  ...GAME,
  id: "01020304",
  seated: null,
  dealing: { save: "0a1b", friends: [{ seat: 1, invitation: "cartagena.AbC", key: BYTES, share: "", sent: 0, when: 0 }] },
};
