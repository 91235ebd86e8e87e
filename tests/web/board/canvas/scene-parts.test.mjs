import assert from "node:assert/strict";
import { test } from "node:test";

import { drawingOf } from "../../../../web/board/canvas/scene-parts.js";

test("a room's drawings are read once, each by its name", async (t) => {
  const drawings = { skull: "<svg>skull</svg>", key: "<svg>key</svg>" };
  const parts = JSON.stringify({ drawings, boards: {} });
  const fetched = t.mock.method(globalThis, "fetch", async () => new Response(parts));

  assert.equal("<svg>skull</svg>", await drawingOf("cartagena/skull"));
  assert.equal("<svg>key</svg>", await drawingOf("cartagena/key"));
  assert.equal(1, fetched.mock.callCount());
  const address = String(fetched.mock.calls[0].arguments[0]);
  assert.ok(address.endsWith("/rooms/cartagena/table.json"), address);
});

test("what is no drawing's name is refused, and asks for nothing outside the rooms", async (t) => {
  const fetched = t.mock.method(globalThis, "fetch", async () => new Response('{"drawings": {}, "boards": {}}'));
  const names = ["", "skull", "../../../secret", "a/b/c", "a/../b", "A/b", "a/b.svg", "https://x/y"];
  for (const name of names) await assert.rejects(drawingOf(name), /no drawing has the name/, name);
  assert.equal(0, fetched.mock.callCount());
  await assert.rejects(drawingOf("meuterer/nothing"), /no drawing has the name/);
});
