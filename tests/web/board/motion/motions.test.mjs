import assert from "node:assert/strict";
import { test } from "node:test";

import { motionsOf } from "../../../../web/board/motion/motions.js";
import { plan } from "../../../../web/board/motion/plan.js";
import { blank, glide, lookAt, lookOf, paceOf } from "../../../../web/board/motion/tween.js";

const card = (id, place, rest = {}) => ({
  id,
  kind: "box",
  at: place,
  size: [40, 60],
  skin: "card",
  ...rest,
});
const print = (id, place) => ({ id, kind: "sprite", at: place, size: [20, 20], skin: "a/b" });
const scene = (...nodes) => ({ height: 600, nodes });
const between = (before, after) => motionsOf(plan(scene(...before), scene(...after)), 1);
const at = (motion, time) => {
  const look = blank();
  return { isSeen: lookAt(motion, time, look), ...look };
};
const near = (expected, found) =>
  assert.ok(Math.abs(expected - found) < 1e-6, `${found}, not ${expected}`);

test("gliding begins at nothing, ends at all, and is half way in the middle", () => {
  near(0, glide(0));
  near(0.5, glide(0.5));
  near(1, glide(1));
});

test("slower speeds take longer and off takes no time", () => {
  assert.equal(0, paceOf("off"));
  assert.ok(paceOf("fast") < paceOf("normal") && paceOf("normal") < paceOf("slow"));
});

test("a scene that stays has no motions", () => {
  const still = between([card("a", [100, 300])], [card("a", [100, 300])]);
  assert.deepEqual({ motions: [], total: 0 }, still);
});

test("a flight leaves from where the thing was and lands where it is, over a bow", () => {
  const { motions, total } = between([card("a", [100, 300])], [card("a", [700, 300])]);
  assert.equal(1, motions.length);
  const [motion] = motions;
  assert.ok(motion.arc > 0);
  near(100, at(motion, 0).x);
  near(0, at(motion, 0).lift);
  const middle = at(motion, total / 2);
  near(400, middle.x);
  near(300 - motion.arc, middle.y);
  near(1, middle.lift);
  near(700, at(motion, total).x);
  near(300, at(motion, total).y);
  near(0, at(motion, total).lift);
});

test("a short way is a slide, flat on the table", () => {
  const [motion] = between([card("a", [100, 300])], [card("a", [130, 300])]).motions;
  assert.equal(0, motion.arc);
});

test("a flight along the upper edge stays on the table", () => {
  const [motion] = between([card("a", [100, 60])], [card("a", [700, 60])]).motions;
  assert.ok(60 - motion.arc - 30 > 0);
});

test("turning takes the shorter way round", () => {
  const turned = (turn) => card("a", [100, 300], { turn });
  const [motion] = between([turned(350)], [turned(10)]).motions;
  near(360, at(motion, motion.duration / 2).turn);
});

test("a flip shows one face, then the other, thin in the middle", () => {
  const hidden = card("a", [100, 300], { state: ["back"] });
  const { motions, total } = between([card("a", [100, 300])], [hidden]);
  const [face, back] = motions;
  assert.deepEqual([true, false], [at(face, total * 0.4).isSeen, at(back, total * 0.4).isSeen]);
  assert.deepEqual([false, true], [at(face, total * 0.6).isSeen, at(back, total * 0.6).isSeen]);
  assert.ok(at(face, total * 0.499).squash < 0.05);
  near(1, at(back, total).squash);
});

test("other words fade into each other", () => {
  const text = (words) => ({ id: "t", kind: "text", at: [10, 10], size: [0, 12], text: words });
  const { motions, total } = between([text("1")], [text("2")]);
  assert.deepEqual(["1", "2"], motions.map(({ node }) => node.text));
  assert.deepEqual([1, 0], motions.map((motion) => at(motion, 0).alpha));
  assert.deepEqual([0, 1], motions.map((motion) => at(motion, total).alpha));
});

test("what is born from nothing fades in, what dies fades out", () => {
  const [birth] = between([], [card("a", [100, 300])]).motions;
  assert.deepEqual([0, 1], [at(birth, 0).alpha, at(birth, birth.duration).alpha]);
  const [death] = between([card("a", [100, 300])], []).motions;
  assert.deepEqual([1, 0], [at(death, 0).alpha, at(death, death.duration).alpha]);
});

test("several cards from one pile start one after another, each with its print", () => {
  const pile = card("pile", [500, 300]);
  const born = [
    card("a", [100, 500], { was: "pile" }),
    print("a-print", [100, 500]),
    card("b", [200, 500], { was: "pile" }),
    print("b-print", [200, 500]),
  ];
  const { motions } = between([pile], [pile, ...born]);
  const delay = Object.fromEntries(motions.map(({ node, delay: after }) => [node.id, after]));
  assert.equal(0, delay.a);
  assert.ok(delay.b > delay.a);
  assert.equal(delay.a, delay["a-print"]);
  assert.equal(delay.b, delay["b-print"]);
  const print0 = motions.find(({ node }) => node.id === "a-print");
  near(500, at(print0, 0).x);
  near(300, at(print0, 0).y);
});

test("the print of a card that turns over is seen only with its face", () => {
  const before = [card("pile", [500, 300], { state: ["back"] })];
  const after = [card("a", [100, 300], { was: "pile" }), print("a-print", [104, 300])];
  const { motions, total } = between(before, after);
  const mark = motions.find(({ node }) => node.id === "a-print");
  assert.equal(false, at(mark, total * 0.3).isSeen);
  assert.equal(true, at(mark, total * 0.7).isSeen);
  const face = motions.find(({ node, half }) => node.id === "a" && half === "second");
  assert.equal(face.arc, mark.arc);
  const squash = at(mark, total * 0.7).squash;
  near(at(face, total * 0.7).x + 4 * squash, at(mark, total * 0.7).x);
});

test("the print of a played card goes with it", () => {
  const before = [card("hand", [100, 500]), print("hand-print", [100, 500])];
  const other = { ...print("discard-print", [700, 300]), skin: "a/c" };
  const after = [card("discard", [700, 300], { was: "hand" }), other];
  const { motions, total } = between(before, after);
  const gone = motions.find(({ node }) => node.id === "hand-print");
  near(700, at(gone, total).x);
  near(0, at(gone, total).alpha);
  const come = motions.find(({ node }) => node.id === "discard-print");
  near(100, at(come, 0).x);
  near(1, at(come, 0).alpha);
});

test("what is printed alike before and after is seen once on its way, wherever on the card it is", () => {
  const number = (id, place, height) => ({ id, kind: "text", at: place, size: [0, height], text: "2" });
  const hand = (id, x) => [card(id, [x, 500]), number(`${id}-number`, [x - 10, 480], 30), print(`${id}-print`, [x - 10, 510])];
  const pile = (id, was, y) => {
    const thing = card(id, [700, y], { was, size: [80, 120] });
    return [thing, number(`${id}-number`, [700, y - 30], 20), print(`${id}-print`, [700, y + 20])];
  };
  const before = [...hand("one", 100), ...hand("two", 200)];
  const after = [...pile("first", "one", 100), ...pile("next", "two", 300)];
  const { motions, total } = between(before, after);
  assert.deepEqual(after.map(({ id }) => id), motions.map(({ node }) => node.id));

  const of = (id) => motions.find(({ node }) => node.id === id);
  assert.equal(of("next").delay, of("next-number").delay);
  assert.ok(of("next").delay > 0);
  for (const [id, old, place] of [["first", "one", 90], ["next", "two", 190]]) {
    assert.equal(of(id).arc, of(`${id}-print`).arc);
    const { alpha, h, x, y } = at(of(`${id}-number`), 0);
    assert.deepEqual([1, 30, place, 480], [alpha, h, x, y], old);
    near(20, at(of(`${id}-number`), total).h);
    near(700, at(of(`${id}-print`), total).x);
  }
});

test("what is printed alike on a card that turns over is not seen through its back", () => {
  const before = [card("hand", [100, 500]), print("hand-print", [100, 500])];
  const back = card("discard", [700, 300], { was: "hand", skin: "card-back" });
  const { motions, total } = between(before, [back, print("discard-print", [700, 300])]);
  const prints = motions.filter(({ node }) => node.kind === "sprite");
  assert.deepEqual([false, true], prints.map((motion) => at(motion, total * 0.4).isSeen));
});

test("the print of a card that waits for its turn waits with it", () => {
  const hand = [card("one", [100, 500]), card("two", [200, 500]), print("two-print", [200, 500])];
  const first = card("first", [600, 100], { was: "one" });
  const next = card("next", [700, 300], { was: "two" });
  const { motions } = between(hand, [first, next]);
  const delayOf = (id) => motions.find(({ node }) => node.id === id).delay;
  assert.ok(delayOf("next") > 0);
  assert.equal(delayOf("next"), delayOf("two-print"));
});

test("words that come out of a thing keep their own size", () => {
  const words = { id: "t", kind: "text", at: [700, 300], size: [0, 14], text: "+1", was: "a" };
  const before = [card("a", [100, 300])];
  const { motions } = between(before, [card("a", [100, 300]), words]);
  const motion = motions.find(({ node }) => node.id === "t");
  near(14, at(motion, 0).h);
  near(100, at(motion, 0).x);
});

test("motions start where things are seen now", () => {
  const a = card("a", [100, 300]);
  const b = card("a", [700, 300]);
  const held = { ...lookOf(a), x: 400, lift: 1 };
  const [motion] = motionsOf(plan(scene(a), scene(b)), 1, () => held).motions;
  near(400, at(motion, 0).x);
  near(1, at(motion, 0).lift);
});

test("dimmed nodes are half seen, chosen ones lifted", () => {
  assert.ok(lookOf(card("a", [0, 0], { state: ["dim"] })).alpha < 0.6);
  assert.equal(1, lookOf(card("a", [0, 0], { state: ["chosen"] })).lift);
});

test("a thing grows as it comes and shrinks as it goes; a sheet under a large part of the table only fades", () => {
  const sheet = card("sheet", [500, 300], { size: [900, 400] });
  const both = [card("a", [100, 300]), sheet];
  for (const [before, after] of [[[], both], [both, []]]) {
    const [small, large] = between(before, after).motions.map((motion) => at(motion, 0.5 * motion.duration));
    assert.ok(small.w < 40 && small.h < 60);
    assert.deepEqual([900, 400], [large.w, large.h]);
    near(0.5, large.alpha);
  }
});
