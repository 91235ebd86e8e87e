import assert from "node:assert/strict";
import { test } from "node:test";

import { EMBLEMS } from "../../../../web/board/canvas/emblem-shapes.js";
import { createSprites, dressed, extentOf } from "../../../../web/board/canvas/sprites.js";

const svg = (inside, attributes = 'viewBox="0 0 80 100"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;
const bare = { tint: null, emblem: null };

test("the tint takes the place of currentColor, everywhere", () => {
  const text = dressed(svg('<path fill="currentColor" stroke="currentColor"/>'), {
    tint: "rgb(1, 2, 3)",
    emblem: null,
  });
  assert.equal(2, text.split("rgb(1, 2, 3)").length - 1);
  assert.ok(!text.includes("currentColor"));
});

test("without a tint currentColor stays", () => {
  assert.ok(dressed(svg('<path fill="currentColor"/>'), bare).includes("currentColor"));
});

test("a seat's sign takes the emblem's place and keeps its transform", () => {
  const forms = [
    '<g data-emblem/>',
    '<g data-emblem="" transform="translate(40 79)"/>',
    '<g transform="translate(40 79)" data-emblem=""></g>',
  ];
  for (const [shape, outline] of Object.entries(EMBLEMS)) {
    for (const form of forms) {
      const text = dressed(svg(form), { tint: "red", emblem: shape });
      assert.ok(text.includes(`d="${outline}"`), text);
      const isMoved = form.includes("translate(40 79)");
      assert.equal(isMoved, text.includes('transform="translate(40 79)"'));
      assert.match(text, /<g [^>]*data-emblem[^>]*><path [^>]*\/><\/g>/);
    }
  }
});

test("without a seat the emblem's place is left empty", () => {
  const text = dressed(svg('<g data-emblem="" transform="scale(2)"/>'), bare);
  assert.ok(!text.includes("data-emblem"));
});

test("other groups are left alone", () => {
  const text = svg('<g id="data"><g data-emblem=""/><path d="M0 0"/></g>');
  assert.ok(dressed(text, { tint: null, emblem: "star" }).endsWith('<path d="M0 0"/></g></svg>'));
});

test("every drawing gets a width and a height, from its own measures", () => {
  assert.match(dressed(svg(""), bare), /^<svg width="80" height="100" /);
  const sized = svg("", 'width="3" height="4" viewBox="0 0 30 40"');
  assert.match(dressed(sized, bare), /^<svg width="30" height="40" [^>]*viewBox="0 0 30 40">/);
  assert.equal(1, dressed(sized, bare).split(" width=").length - 1);
});

test("measures come from the viewBox, else from width and height", () => {
  assert.deepEqual({ width: 80, height: 100, stretches: false }, extentOf(svg("")));
  const sized = svg("", 'width="7" height="9px"');
  assert.deepEqual({ width: 7, height: 9, stretches: false }, extentOf(sized));
  assert.deepEqual({ width: 100, height: 100, stretches: false }, extentOf(svg("", "")));
  const stretched = svg("", 'viewBox="0,0,5,6" preserveAspectRatio="none"');
  assert.deepEqual({ width: 5, height: 6, stretches: true }, extentOf(stretched));
});

test("two tables share a drawing; what failed is fetched anew for the next one", async (t) => {
  let made = 0;
  globalThis.Image = class {
    constructor() {
      made += 1;
    }
    async decode() {}
  };
  const silenced = t.mock.method(console, "error", () => {});
  const art = JSON.stringify({ drawings: { skull: svg("") }, boards: {} });
  const answers = [404, 404, 200].map((status) => new Response(art, { status }));
  const fetched = t.mock.method(globalThis, "fetch", async () => answers.shift());
  const sprite = async () => {
    const sprites = createSprites(() => {});
    sprites.get("cartagena/skull", "red", null);
    await sprites.settled();
    return sprites.get("cartagena/skull", "red", null);
  };

  assert.equal("missing", await sprite());
  const drawing = await sprite();
  assert.equal(drawing, await sprite());
  assert.deepEqual([3, 1, 1], [fetched.mock.callCount(), made, silenced.mock.callCount()]);
  delete globalThis.Image;
});
