import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { checksum } from "../../../web/kit/checksum.js";
import { toText } from "../../../web/kit/base64.js";
import { isSent, isWholeGame, linkIn, replyIn } from "../../../web/page/link-reader.js";
import { hash, parse } from "../../../web/page/router.js";
import { KINDS, written } from "../../../web/post/envelope.js";
import { inviteText, mark, replyText, ticketText } from "../../../web/multiplayer/protocol/seats/invite-links.js";

const GAMES = JSON.parse(readFileSync(new URL("links.json", import.meta.url), "utf8"));

const ROOMS = ["caribbean", "cartagena", "meuterer", "mutiny"].map((id) => ({
  id,
  lessons: [{ id: "first" }, { id: "first-mate" }],
  puzzles: 5,
}));

/** The same numbers in every run, from 0 to below 1. */
function lots(seed) {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

const bytes = (count, next) => Uint8Array.from({ length: count }, () => Math.floor(next() * 256));

/** Invitations and replies whose packets are made of anything. */
function ofFriends(seed) {
  const next = lots(seed);
  const [table, key, ticket] = [bytes(16, next), bytes(16, next), bytes(16, next)];
  const packet = bytes(60 + Math.floor(next() * 90), next);
  const to = { table, seat: seed % 5, game: ROOMS[seed % 4].id, host: ["", "Anne", "Émile 🏴‍☠️"][seed % 3], ticket: null };
  const byHand = inviteText({ ...to, packet, key: null });
  return [
    { screen: "join", invite: byHand },
    { screen: "join", invite: inviteText({ ...to, packet: null, key }) },
    { screen: "join", invite: ticketText(byHand, ticket) },
    { screen: "reply", reply: replyText({ table, seat: to.seat, invitation: mark(packet), packet }) },
  ];
}

/** A name, and a text of so many bytes with its checksum: the engine lets none end with a sign. */
function whole(name, count) {
  const body = bytes(count, lots(count));
  const sum = checksum(name, body);
  return `${name}.${toText(Uint8Array.from([sum >> 8, sum & 255, ...body]))}`;
}

/** A letter of so many bytes. */
function letter(game, count) {
  const next = lots(count);
  const head = { game, kind: KINDS[count % KINDS.length], table: bytes(4, next), seat: count % 5, number: count };
  return written(head, bytes(count, next));
}

/** Those that know whether they are whole. */
const WITH_TEXT = [
  ...GAMES.map((link) => ({ screen: "watch", link })),
  ...[60, 150].map((count) => ({ screen: "result", result: whole("0002t1x4vxg7", count) })),
  { screen: "workshop", rules: whole("race", 240) },
  ...[30, 130, 480].map((count) => ({ screen: "post", letter: letter(count % 4 ? "cartagena" : "caribbean", count) })),
  ...Array.from({ length: 4 }, (_, seed) => ofFriends(seed + 1)).flat(),
];
const NAMED = [
  { screen: "saves" },
  { screen: "settings" },
  { screen: "credits" },
  { screen: "record" },
  { screen: "puzzles" },
  { screen: "day", day: null },
  { screen: "day", day: "2026-11-27" },
  { screen: "demo", game: null },
  { screen: "demo", game: "mutiny" },
  { screen: "lobby", game: "cartagena" },
  { screen: "rules", game: "meuterer", rule: null },
  { screen: "rules", game: "caribbean", rule: "kb-12" },
  { screen: "learn", game: "cartagena", lesson: null },
  { screen: "learn", game: "cartagena", lesson: "first-mate" },
  { screen: "puzzle", game: "cartagena", puzzle: null },
  { screen: "puzzle", game: "cartagena", puzzle: "78ebece3" },
  { screen: "table", save: "0a1b2c3d4e5f6a7b" },
  { screen: "invite", save: "7b6a5f4e3d2c1b0a" },
  { screen: "club" },
  { screen: "small" },
  { screen: "workshop", rules: null },
  { screen: "post", letter: null },
  { screen: "post", letter: "0a1b2c3d" },
  { screen: "post", letter: "0a1b2c3d-2" },
  { screen: "deal", code: "0002t1x4vxg7", about: null },
  { screen: "collect", code: "0002t1x4vxg7", about: null },
];
const EVERY = [...WITH_TEXT, ...NAMED];

const PAGES = ["https://someone.example/", "https://some-one.example/a_b/~c/index.html", "file:///C:/pirates/freebooters.html"];

const behind = (...signs) => signs.map((sign) => (link) => `${link}${sign}`);
const encode = (letters) => (link) => link.replace(letters, (letter) => (letter < "\x80" ? `%${letter.charCodeAt(0).toString(16).padStart(2, "0")}` : encodeURIComponent(letter)));
/** Every character that is no letter or digit. */
const SIGNS = /[^A-Za-z0-9%]/gu;

/** Those letters as in mail. */
const printable = (letters) => (link) => encode(letters)(link).replace(/%([0-9a-f]{2})/gi, (_, hex) => `=${hex.toUpperCase()}`);

const base64 = (text) => Buffer.from(text).toString("base64");

/** Signs by their names in HTML. */
const ENTITIES = { "#": "num", "/": "sol", ".": "period", _: "lowbar", "-": "hyphen" };

/** What programs and people do to links, without breaking them apart. */
const DAMAGES = {
  "nothing": [(link) => link],
  "punctuation behind it": behind(".", ",", ")", "»", "”", "’", ">", "]", "…", "...", "!", "?", ";", ":", '"', "'", ").", "”,", ">>", " »", "”)", "،", "。", "）"),
  "what is to be counted behind it": behind("&fbclid=IwAR0_x-Y9", "?utm_source=a&utm_medium=b", "&amp;utm_source=a", "?fbclid=1#x", "/?utm_source=a", "#:~:text=pirates"),
  "what is to be counted before it": [(link) => link.replace(/(?<!&)#/, "?fbclid=IwAR0_x-Y9.z&utm_source=a/b#")],
  "what is to be counted before its names": ["#?utm_source=a&utm_medium=b/", "#utm_source=a&utm_medium=b-c/", "#utm_source=a//"].map((sign) => (link) => link.replace("#/", sign)),
  "no slash before its names": [(link) => link.replace(/#\/(?=[^/]+\/)/, "#")],
  "a slash behind it": behind("/", "//"),
  "all signs encoded": [encode(SIGNS), (link) => encode(/%/g)(encode(SIGNS)(link)), (link) => encode(/%/g)(encode(/%/g)(encode(SIGNS)(link)))],
  "what stands behind # encoded": [(link) => link.replace(/#.*/, (part) => `#${encode(SIGNS)(part.slice(1))}`), (link) => link.replace(/#.*/, (part) => `#${encode(/%/g)(encode(SIGNS)(part.slice(1)))}`)],
  "# encoded": ["%23", "%2523", "&#35;", "#%23"].map((sign) => (link) => link.replace(/(?<!&)#/, sign)),
  "a whole address in another": [(link) => `https://l.example/l.php?u=${encodeURIComponent(link)}&h=AT0_-x`, (link) => `https://l.example/url?q=${encodeURIComponent(encodeURIComponent(link))}&sa=D`],
  "slashes as in JSON": [(link) => link.replaceAll("/", "\\/")],
  "brackets around it": [(link) => `<${link}>`, (link) => `[${link}]`, (link) => `(${link})`, (link) => `«${link}»`, (link) => `“${link}”`],
  "markup around it": [(link) => `[a game](${link})`, (link) => `[${link}](${link})`, (link) => `<a href="${link}">x</a>`, (link) => `**${link}**`, (link) => `\`${link}\``, (link) => `_${link}_`, (link) => `![x](${link} "title")`],
  "words around it": [(link) => `Freebooters\n${link}`, (link) => `Look at this #pirates game: ${link}`, (link) => `${link}\nSent from my phone`, (link) => `${link} is a great game, isn’t it`, (link) => `  ${link}\r\n\r\n-- \r\nAnne`, (link) => `Freebooters.\r\n\r\n${link}\r\n`],
  "invisible characters in it": [(link) => [...link].join("\u00ad"), (link) => [...link].join("\u200b"), (link) => `\ufeff${link}\u200d`, (link) => link.replaceAll("/", "/\u2060"), (link) => [...link].join("\ufe0e"), (link) => link.replace(/(#.*)/, (part) => [...part].join("%C2%AD"))],
  "what word processors make of its signs": [
    ...["\u2010", "\u2011", "\u2212"].map((sign) => (link) => link.replaceAll("-", sign)),
    ...["\u2044", "\u2215"].map((sign) => (link) => link.replaceAll("/", sign)),
    (link) => link.replaceAll("--", "—"),
    (link) => link.replaceAll("--", "–"),
    (link) => link.replace(/[#/._-]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
  ],
  "an emoji behind it": ["🏴‍☠️", "👍🏽", "❤️", "☠", "1️⃣", "#⃣", "™", "⚓︎", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"].flatMap((sign) => [(link) => `${link}${sign}`, (link) => `${link} ${sign} wow`, (link) => `${sign}${link}`]),
  "signs as in quoted-printable": [SIGNS, /[#/]/g, /[#_.-]/g].flatMap((signs) => [(link) => printable(signs)(link), (link) => `<a href=3D"${printable(signs)(link)}">`]).concat(behind("=20\r\nNext line", "=E2=80=8B", "=")),
  "signs as in markup or a script": [
    (link) => link.replace(/[_#.-]/g, "\\$&"),
    (link) => link.replace(/[#/._-]/g, (sign) => `&amp;#${sign.charCodeAt(0)};`),
    ...["\\u00", "\\x", "%u00"].map((start) => (link) => link.replace(/[#/._-]/g, (sign) => `${start}${sign.charCodeAt(0).toString(16)}`)),
    (link) => link.replace(/[#/._-]/g, (sign) => `&${ENTITIES[sign]};`),
    (link) => [...link].join("&shy;"),
  ],
  "what mail servers put around it": [
    (link) => `https://x.safelinks.protection.outlook.com/?url=${encodeURIComponent(link)}&data=05%7C01%7Canne%40x.example&reserved=0`,
    (link) => `https://x.r.eu-west-1.awstrack.me/L0/${encodeURIComponent(link)}/1/0102018f-6a7b_c-000000/Ab-9_x=412`,
    (link) => `https://urldefense.com/v3/__${link.replace("#", "*")}__;Iw!!AbC!x$`,
    (link) => `https://urldefense.proofpoint.com/v2/url?u=${encode(SIGNS)(link.replace(/[_-]/g, encode(/./))).replace(/%2f/gi, "_").replace(/%([0-9a-f]{2})/gi, (_, hex) => `-${hex.toUpperCase()}`)}&d=DwMF&c=x`,
  ],
  "all of it in base64 in another": [
    (link) => `https://x.protection.sophos.com/?d=someone.example&u=${base64(link)}&p=m&t=abc`,
    (link) => `https://click.example/?url=${encodeURIComponent(base64(link))}`,
    (link) => `https://click.example/r/${base64(link).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}?s=1`,
  ],
  "what terminals and other pages put into it": [
    (link) => `\x1b]8;;${link}\x07Freebooters\x1b]8;;\x07`,
    (link) => `\x1b[34m${link}\x1b[0m`,
    (link) => link.replace("#/", "#!/"),
    (link) => link.replace("#/", "#./"),
  ],
  "blanks before it": [(link) => `\u00a0\t ${link}\u3000`, (link) => `%20${link}%20`],
};

/** What is guessed where there is no link as it stands, one at a time. */
const GUESSED = new Set(["what is to be counted before its names", "no slash before its names", "what word processors make of its signs", "signs as in quoted-printable", "what mail servers put around it", "all of it in base64 in another"].map((what) => DAMAGES[what]));

/** Breaks lines after so many characters, by that sign. */
const wrap = (length, sign) => (link) => link.replace(new RegExp(`.{${length}}(?=.)`, "g"), (line) => `${line}${sign}`);
const BREAKS = ["\n", "\r\n", " ", "=\n", "=\r\n", "\n> ", "\n  ", "%0A", "%20", "\u2028", "= ", "\n| ", "\n# ", "\n// ", "\n> # ", "\n * ", "\\\n", "<br>\n", "<wbr>"];

function says(text, route) {
  const found = linkIn(text, ROOMS);
  assert.deepEqual(found, route, `${JSON.stringify(text)} led to ${JSON.stringify(found)}`);
}

for (const [what, damages] of Object.entries(DAMAGES)) {
  test(`every link leads where it should, with ${what}`, () => {
    for (const route of EVERY)
      for (const page of PAGES) for (const damage of damages) says(damage(`${page}${hash(route)}`), route);
  });
}

test("every link leads where it should, with two damages at once", () => {
  const kinds = Object.values(DAMAGES);
  const next = lots(5);
  const any = (list) => list[Math.floor(next() * list.length)];
  for (const route of EVERY)
    for (let times = 0; times < 40; times += 1) {
      const [kind, another] = [any(kinds), any(kinds)];
      if (kind === another || (GUESSED.has(kind) && GUESSED.has(another))) continue;
      const [one, other] = [any(kind), any(another)];
      const inner = one(`${PAGES[0]}${hash(route)}`);
      if (inner.includes(" ") || /[<>"\n]/.test(inner)) continue; // words around what was encoded as a whole
      says(other(inner), route);
    }
});

test("a link that knows whether it is whole leads where it should, wherever its lines are broken", () => {
  for (const route of WITH_TEXT)
    for (const sign of BREAKS)
      for (const length of [9, 40, 72]) {
        const link = wrap(length, sign)(`${PAGES[0]}${hash(route)}`);
        says(link, route);
        says(`Freebooters\n${link}\nDo you see what I have done there\nAnne`, route);
      }
});

test("a short link leads where it should when its line is broken at any place", () => {
  for (const route of NAMED) {
    const link = `${PAGES[0]}${hash(route)}`;
    for (let at = link.indexOf("#"); at < link.length; at += 1)
      for (const sign of BREAKS) {
        // The beginning of one may be another one: /day and /day/2026-11-27, kb-1 and kb-12.
        const broken = `${link.slice(0, at)}${sign}${link.slice(at)}`;
        says(broken, route);
      }
  }
});

test("the number of the next line is no part of a link", () => {
  for (const route of EVERY.filter(({ screen }) => screen !== "workshop"))
    for (const next of ["\n2. another", "\r\n3) another", " 4️⃣"]) says(`1. ${PAGES[0]}${hash(route)}${next}`, route);
});

test("a game in a frame's address, and its text alone, lead to the game", () => {
  for (const link of GAMES) {
    const route = { screen: "watch", link };
    for (const text of [link, `#${link}`, `embed.html#${link}.`, ` ${link}\n`, `<${link}>`, `see ${link}, please`, wrap(30, "\n")(link)])
      says(text, route);
  }
});

test("whatever was damaged in an address that is opened, it is not taken for another one", () => {
  for (const route of EVERY)
    for (const damage of Object.values(DAMAGES).flat()) {
      if (damage("").includes("\n")) continue; // an address is one line
      if (!/#|%23|%2523/.test(damage("#"))) continue; // nothing of it would be an address of ours
      const url = new URL(damage(`#x${hash(route)}`).replace(/^[^#]*#x/, "#").replace(/^#*/, "#"), PAGES[0]);
      const found = parse(url.hash, url.search);
      says(found.screen === "damaged" ? found.text : hash(found), route);
    }
});

test("an encoded # is found where browsers have put it", () => {
  const url = new URL("https://someone.example/?utm_source=a%23%2Frules%2Fcartagena");
  const { screen, text } = parse(url.hash, url.search);
  assert.equal(screen, "damaged");
  says(text, { screen: "rules", game: "cartagena", rule: null });
});

test("a link that is cut off leads to words that say so, never to another game or home", () => {
  const screens = new Set(["incomplete", "unknown", "watch", "join", "reply", "lobby", "result", "workshop", "post"]);
  for (const route of WITH_TEXT) {
    const address = `${PAGES[0]}${hash(route)}`;
    for (let end = address.indexOf("#") + 3; end < address.length; end += 1) {
      const found = linkIn(address.slice(0, end), ROOMS);
      assert.ok(screens.has(found?.screen), address.slice(0, end));
      assert.notDeepEqual(found, route);
      const { link, result, rules } = found;
      for (const text of [link, result, rules]) assert.ok(!text || !isWholeGame(text), text);
      if (found.screen === "lobby") assert.ok(ROOMS.every(({ id }) => id !== found.game), found.game);
    }
  }
});

for (const address of ["#/watch", "#/watch/", "#/watch/cart", "#/watch/cartagena", "#/join/", "#/reply", "#/rules/", "#/rules", "#/table/", "#/learn.", "#/join/?fbclid=x"])
  test(`${address} is incomplete`, () => {
    const found = parse(address);
    assert.equal(found.screen, "damaged");
    says(found.text, { screen: "incomplete" });
  });

for (const [address, what, name] of [
  ["#/skull%20duggery", "game", "skull duggery"],
  ["#/%3Cimg%20src=x%20onerror=alert(1)%3E", "game", "<img src=x onerror=alert(1)>"],
  ["#/caf%C3%A9", "game", "café"],
  ["#/rules/Karib%C3%AFk", "game", "Karibïk"],
  ["#/learn/cartagena/the%20first", "lesson", "the first"],
  ["#/puzzles/cartagena/a%20b", "puzzle", "a b"],
  ["#/rules/cartagena/the%20third", "rule", "the third"],
  ["#/day/27.%20November", "day", "27. November"],
  ["#/table/%E0%A4%A", "save", "E0%A4%A"],
])
  test(`${address} names a ${what} that cannot be here`, () => {
    const found = parse(address);
    assert.equal(found.screen, "damaged");
    says(found.text, { screen: "unknown", what, name });
  });

for (const [text, route] of [
  ["https://x.example/#/skullduggery, great", { screen: "lobby", game: "skullduggery" }],
  ["https://x.example/#/rules/skullduggery.", { screen: "rules", game: "skullduggery", rule: null }],
  ["#/learn/cartagena/second?x", { screen: "learn", game: "cartagena", lesson: "second" }],
  ["skullduggery.AbCdEfGhIjKlMnOpQrStUv", { screen: "unknown", what: "game", name: "skullduggery" }],
])
  test(`${text} asks for something that is not here, by its name`, () => says(text, route));

test("of several links the first that is whole is meant", () => {
  const [game] = GAMES;
  says(`https://x.example/#/watch/${game.slice(0, -3)} no, https://x.example/#/watch/${game} and #/mutiny`, { screen: "watch", link: game });
});

for (const text of ["", "hello", "a b.c d", "what is this?", "C# and F# are languages", "#pirates #1", "someone.example", "https://x.example/", "cartagena", "5 / 6 #"])
  test(`there is no link in “${text}”`, () => says(text, null));

for (const text of ["https://x.example/#/", "https://x.example/#/.", "#/?fbclid=x", "(https://x.example/#/)"])
  test(`${text} leads home`, () => says(text, { screen: "home" }));

test("a reply is found as a link and as its text alone, whatever stands around it", () => {
  for (const { reply } of WITH_TEXT.filter(({ screen }) => screen === "reply")) {
    const route = { screen: "reply", reply };
    for (const text of [reply, `https://x.example/#/reply/${reply}`, `${reply}.`, `My reply:\n${reply}\nAnne`, wrap(40, "\n")(reply), encode(/[-_]/g)(reply)])
      assert.deepEqual(replyIn(text, ROOMS), route, text);
    assert.deepEqual(replyIn(reply.slice(0, -9), ROOMS), { screen: "reply", reply: reply.slice(0, -9) });
  }
});

test("what is another link, or none, is no reply", () => {
  for (const text of ["", "hello", "This is a longer sentence that somebody has pasted here", ...EVERY.filter(({ screen }) => screen !== "reply").map(hash)])
    assert.equal(replyIn(text, ROOMS), null, text);
});

test("a link that is too long says so, and by how much", () => {
  says(`cartagena.${"A".repeat(99_990)}`, { screen: "long", found: 100_000, most: 16_000 });
  says(`https://x.example/#/join/${"A".repeat(1001)}.`, { screen: "long", found: 1001, most: 1000 });
  assert.deepEqual(replyIn(`#/reply/${"A".repeat(1001)}`, ROOMS), { screen: "long", found: 1001, most: 1000 });
});

test("a book is looked through without an end to it", () => {
  for (const text of ["a ".repeat(200_000), "#/".repeat(100_000), "ab".repeat(100_000), `#/watch/cartagena.${"A ".repeat(50_000)}`, "%25".repeat(200_000), "x.".repeat(100_000)])
    linkIn(text, ROOMS);
});

test("what is one’s own is not opened because another program says so", () => {
  for (const screen of ["settings", "saves", "table", "invite", "record", "home", "shared", "unknown", "incomplete"])
    assert.ok(!isSent({ screen }), screen);
  for (const screen of ["watch", "join", "reply", "lobby"]) assert.ok(isSent({ screen }), screen);
  assert.ok(!isSent(null));
});
