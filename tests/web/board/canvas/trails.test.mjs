/** Trails: in order, fading, and never over what is written or what can be pressed. */

import assert from "node:assert/strict";
import { test } from "node:test";

const { layTrails } = await import("../../../../web/board/canvas/trails.js");
const { overlaps } = await import("../../../../web/board/canvas/geometry.js");

const SIZE = [40, 40];

/** Something lies at every place where these tests let something go, by the id `ship`. */
const THERE = [{ node: box("ship", 0, 0), order: 0, texts: [], look: {} }];

function move(from, to, seat = 0, node = "ship") {
  return { position: 1, seat, parts: [{ node, from, to, size: SIZE }] };
}

function words(text, x, y) {
  const node = { id: text, kind: "text", at: [x, y], size: [0, 14] };
  return { node, order: 0, texts: [text], look: {} };
}

function box(id, x, y) {
  return { id, kind: "box", at: [x, y], size: SIZE };
}

function badgesOf({ trails }) {
  return trails.map(({ badge }) => badge && { x: badge[0] - 11, y: badge[1] - 11, w: 22, h: 22 });
}

test("the later a move, the stronger its trail, and it has the next number", () => {
  const { trails } = layTrails(
    [move([100, 100], [300, 100]), move([100, 200], [300, 200]), move([100, 300], [300, 300])],
    THERE,
    [],
    1,
    600,
  );

  assert.deepEqual(
    trails.map(({ order }) => order),
    [1, 2, 3],
  );
  assert.ok(trails[0].strength < trails[1].strength && trails[1].strength < trails[2].strength);
  assert.equal(trails[2].strength, 1);
});

test("one move alone has no number, as there is no order", () => {
  const { trails } = layTrails([move([100, 100], [300, 100])], THERE, [], 1, 600);

  assert.equal(trails[0].order, null);
  assert.notEqual(trails[0].badge, null);
});

test("what is written and what can be pressed is left free by trails and by their numbers", () => {
  const written = [words("Havana", 200, 88), words("7", 150, 92)];
  const items = [...THERE, ...written];
  const pressed = box("card", 240, 90);
  const laid = layTrails([move([100, 100], [300, 100])], items, [pressed], 1, 600);

  for (const { node } of written)
    assert.ok(laid.kept.some(({ x, y, w, h }) => x <= node.at[0] && node.at[0] <= x + w && y <= node.at[1] && node.at[1] <= y + h));
  assert.ok(laid.kept.some(({ x, w }) => x < 220 && x + w > 260), "with some room around it");
  for (const badge of badgesOf(laid))
    assert.ok(badge === null || !laid.kept.some((other) => overlaps(badge, other)));
});

test("the numbers of two moves on one way do not lie on each other", () => {
  const laid = layTrails([move([100, 100], [400, 100]), move([100, 100], [400, 100])], THERE, [], 1, 600);
  const [one, other] = badgesOf(laid);

  assert.ok(one && other && !overlaps(one, other));
});

test("where nothing is free on a line its number stands beside it", () => {
  const shore = { id: "shore", kind: "zone", at: [200, 282], size: [160, 20] };
  const laid = layTrails([move([100, 300], [300, 300]), move([100, 100], [300, 100])], THERE, [shore], 1, 600);
  const [badge] = badgesOf(laid);

  assert.ok(badge && !laid.kept.some((other) => overlaps(badge, other)));
  assert.ok(Math.abs(badge.y + 11 - 300) < 50, `it stands at ${badge.y}`);
});

test("the number of what has moved stands on its line, and not beside what has come with it", () => {
  const picture = (x) => ({ id: `at ${x}`, kind: "sprite", at: [x, 100], size: [70, 70] });
  const items = [
    ...THERE,
    ...[100, 160, 220, 280].map((x) => ({ node: picture(x), order: 0, texts: [], look: {} })),
  ];
  const come = { node: "ship", from: null, to: [500, 400], size: [60, 60] };
  const played = move([100, 100], [300, 100]);
  const { trails } = layTrails([{ ...played, parts: [...played.parts, come] }], items, [], 1, 600);

  assert.equal(trails[0].rings.length, 1);
  assert.ok(trails[0].badge[0] < 320 && trails[0].badge[1] < 200);
});

test("where there is no room for a number there is none", () => {
  const laid = layTrails(
    [move([100, 300], [160, 300])],
    THERE,
    [
      { id: "shore", kind: "zone", at: [50, 300], size: [80, 600] },
      { id: "sea", kind: "zone", at: [555, 300], size: [890, 600] },
    ],
    1,
    600,
  );

  assert.deepEqual(badgesOf(laid), [null]);
});

function come(to, size = SIZE) {
  return { position: 1, seat: null, parts: [{ node: "ship", from: null, to, size }] };
}

test("what has come without a way has a ring, and its number at a corner on the table", () => {
  const { trails } = layTrails([come([50, 300], [100, 80])], THERE, [], 1, 600);

  assert.deepEqual(trails[0].lines, []);
  assert.deepEqual(trails[0].rings, [{ x: 0, y: 260, w: 100, h: 80 }]);
  assert.deepEqual(trails[0].badge, [100, 260]);
});

/** The number of something small that has come, where these lie beside it. */
function inRow(...others) {
  const items = [...THERE, ...others.map((node) => ({ node, order: 0, texts: [node.id], look: {} }))];
  return badgesOf(layTrails([come([500, 300])], items, [], 1, 600))[0];
}

/** Whether it hides no more than a corner of that, and touches the ring around it. */
function isAtCorner(badge, [x, y]) {
  const half = SIZE[0] / 2;
  const ring = { x: x - half - 3, y: y - half - 3, w: 2 * half + 6, h: 2 * half + 6 };
  return overlaps(badge, ring) && !overlaps(badge, { x: x - half + 4, y: y - half + 4, w: 2 * half - 8, h: 2 * half - 8 });
}

test("the number of something small that has come stands out over a corner of its ring", () => {
  assert.ok(isAtCorner(inRow(), [500, 300]));
});

test("in a row of small things a number stands at the corner where it covers none", () => {
  const pictures = [460, 540].map((x) => ({ id: `at ${x}`, kind: "sprite", at: [x, x === 460 ? 300 : 280], size: SIZE }));
  const badge = inRow(...pictures);

  assert.ok(isAtCorner(badge, [500, 300]));
  assert.ok(badge.x > 500 && badge.y > 300, "under the higher picture");
});

test("where all corners of a ring reach into other rows its number stands in its own", () => {
  const row = (y) => [460, 540].map((x) => ({ id: `at ${x} ${y}`, kind: "sprite", at: [x, y], size: SIZE }));
  const { x, y, h } = inRow(...row(262), ...row(338));

  assert.equal(y + h / 2, 300);
  assert.ok(x > 520, `it stands at ${x}`);
});

test("a number stands beside no count, where both would be read as one", () => {
  const counts = [472, 522].map((x) => ({ id: "×2", kind: "text", at: [x + 7, 300], size: [14, 16], align: "left" }));
  const badge = inRow(...counts);

  assert.ok(badge && isAtCorner(badge, [500, 300]));
  for (const { at } of counts) assert.ok(!overlaps(badge, { x: at[0] - 7, y: at[1] - 8, w: 20, h: 16 }));
});

test("what one seat has laid on one pile has one ring and one number, that of the last", () => {
  const laid = (x, seat) => ({ ...come([x, 300]), seat });
  const { trails } = layTrails([laid(200, 0), laid(200, 1), laid(200, 0), laid(400, 0)], THERE, [], 1, 600);

  assert.deepEqual(
    trails.map(({ seat, rings: [ring], order }) => [seat, ring.x, order]),
    [
      [1, 180, 1],
      [0, 180, 2],
      [0, 380, 3],
    ],
  );
});

test("numbers are as high as the smallest letters of the table", () => {
  const moves = [move([100, 100], [300, 100])];
  const titled = [24, 15, 20].map((high) => ({ node: { ...words("Havana", 600, 500).node, size: [0, high] }, order: 0, texts: ["Havana"], look: {} }));

  assert.equal(layTrails(moves, [...THERE, ...titled], [], 1, 600).letters, 15);
  assert.equal(layTrails(moves, THERE, [], 2, 600).letters, 26);
});

test("where a line's number cannot but cover a picture it covers as little as it can", () => {
  const tile = { id: "tile", kind: "sprite", at: [266, 300], size: [60, 76] };
  const items = [...THERE, { node: tile, order: 0, texts: [], look: {} }];
  const walls = [225, 375].map((y) => ({ id: `wall-${y}`, kind: "zone", at: [250, y], size: [500, 60] }));
  const { trails } = layTrails([move([200, 300], [350, 300])], items, walls, 1, 600);
  const [x] = trails[0].badge;

  assert.ok(Math.abs(x - 266) > 30, `it stands at ${trails[0].badge}`);
});

test("a way whose number has no room leaves no gap in the numbers", () => {
  const walls = [150, 250].map((x) => words("0123456789", x, 300));
  const crowd = walls.map(({ node, ...rest }) => ({ ...rest, node: { ...node, size: [100, 200] } }));
  const { trails } = layTrails(
    [move([100, 100], [300, 100]), come([200, 300]), move([500, 400], [700, 400])],
    [...THERE, ...crowd],
    [],
    1,
    600,
  );

  assert.deepEqual(
    trails.map(({ order }) => order),
    [1, null, 2],
  );
});

test("a line ends at the edge of the thing that has moved", () => {
  const { trails } = layTrails([move([100, 300], [300, 300])], THERE, [], 1, 600);
  const [, , [x]] = trails[0].lines[0];

  assert.ok(x < 290 && x > 270);
});

test("steps by which one thing goes on are one way, with one number and one head", () => {
  const { trails } = layTrails(
    [move([100, 100], [300, 100]), move([300, 100], [300, 300]), move([500, 100], [500, 300])],
    THERE,
    [],
    1,
    600,
  );

  assert.deepEqual(
    trails.map(({ ends, lines, order }) => [lines.length, ends.size, order]),
    [
      [2, 1, 1],
      [1, 1, 2],
    ],
  );
  assert.ok(trails[0].ends.has(trails[0].lines[1]), "where it lies now");
});

test("what another seat moves on, or what moves together with something, is a way of its own", () => {
  const together = { ...move([300, 100], [300, 300]), seat: 1 };
  together.parts = [...together.parts, ...move([600, 100], [600, 300]).parts];
  const moves = [move([100, 100], [300, 100]), together, move([300, 300], [500, 300], 1)];

  assert.equal(layTrails(moves, THERE, [], 1, 600).trails.length, 3);
});

test("what was carried on by a card is one way too, with a ring around every card", () => {
  const steps = [move([100, 100], [300, 100]), move([300, 100], [300, 300])];
  for (const [at, { parts }] of steps.entries())
    parts.push({ node: "card", from: null, to: [600 + 100 * at, 500], size: SIZE });
  const [way, ...others] = layTrails(steps, [...THERE, { ...THERE[0], node: box("card", 0, 0) }], [], 1, 600).trails;

  assert.deepEqual([way.lines.length, way.ends.size, way.rings.length, others.length], [2, 1, 2, 0]);
});

test("what is not on the table any more leaves no trail, and those after it no gap in their numbers", () => {
  const gone = move([100, 500], [300, 500], 0, "overlay");
  const { trails } = layTrails(
    [gone, move([100, 100], [300, 100]), move([100, 300], [300, 300])],
    THERE,
    [],
    1,
    600,
  );

  assert.deepEqual(
    trails.map(({ order }) => order),
    [1, 2],
  );
});

test("a line to what can be pressed ends before it, so that its head is seen", () => {
  const { trails } = layTrails([move([100, 300], [500, 300])], THERE, [box("ship", 500, 300)], 1, 600);
  const [line] = trails[0].lines;

  assert.ok(line[2][0] < 475 && line[2][0] > 440, `it ends at ${line[2][0]}`);
});

test("a ring around what can be pressed would not be seen, and has no number", () => {
  const ring = { position: 1, seat: 0, parts: [{ node: "ship", from: null, to: [500, 300], size: SIZE }] };
  const { trails } = layTrails([ring, move([100, 100], [300, 100])], THERE, [box("ship", 500, 300)], 1, 600);

  assert.deepEqual(
    trails.map(({ order, rings }) => [order, rings.length]),
    [[null, 0]],
  );
});

test("a line from what can be pressed now is seen where it goes on from there", () => {
  const { trails } = layTrails([move([100, 100], [300, 100])], THERE, [box("card", 100, 100)], 1, 600);

  assert.equal(trails.length, 1);
});

test("the number of a short line stands beside it, so that its head is seen", () => {
  const [short, long] = [140, 400].map(
    (x) => layTrails([move([100, 300], [x, 300])], THERE, [], 1, 600).trails[0],
  );

  assert.ok(short.badge[1] < 300 - 11, `it stands at ${short.badge}`);
  assert.ok(Math.abs(long.badge[1] - 300) < 50 && Math.abs(long.badge[0] - 250) < 25);
});
