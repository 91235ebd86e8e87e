import assert from "node:assert/strict";
import { test } from "node:test";

class CSSMediaRule {
  constructor(mediaText, cssRules = []) {
    this.media = { mediaText };
    this.cssRules = cssRules;
  }
}
globalThis.CSSMediaRule = CSSMediaRule;

const script = "../../../web/page/text-size.js";
const { forText, setText } = await import(script);
const later = await import(`${script}?later`);

/** The root of a document with these style sheets. */
function root(...styleSheets) {
  const properties = new Map();
  const documentElement = {
    dataset: {},
    style: { fontSize: "", setProperty: (name, value) => properties.set(name, value) },
  };
  globalThis.document = { documentElement, styleSheets };
  return { ...documentElement, properties };
}

test("text of the usual size leaves the document as it is", () => {
  const rule = new CSSMediaRule("(min-width: 900px)");
  const { style, properties, dataset } = root({ cssRules: [rule] });
  setText({ text: 100, spacing: "normal" });
  assert.deepEqual(["", "1", "normal"], [style.fontSize, properties.get("--text"), dataset.spacing]);
  assert.equal("(min-width: 900px)", rule.media.mediaText);
  assert.ok(!("large" in dataset));
});

test("larger text has the layout of a screen as much smaller", () => {
  const inner = new CSSMediaRule("(max-height: 680px)");
  const outer = new CSSMediaRule("(min-width: 600.5px) and (orientation: portrait)", [inner]);
  const { style, properties, dataset } = root({ cssRules: [{}, outer] });
  setText({ text: 150, spacing: "wide" });
  assert.deepEqual(["150%", "1.5", "wide"], [style.fontSize, properties.get("--text"), dataset.spacing]);
  assert.equal("(min-width: 900.75px) and (orientation: portrait)", outer.media.mediaText);
  assert.equal("(max-height: 1020px)", inner.media.mediaText);
  assert.ok("large" in dataset);
  setText({ text: 100, spacing: "wide" });
  assert.ok(!("large" in dataset));
});

test("text that is changed again begins from what the style sheets say", () => {
  const rule = new CSSMediaRule("(min-width: 900px)");
  root({ cssRules: [rule] });
  for (const text of [200, 125, 100]) setText({ text, spacing: "normal" });
  assert.equal("(min-width: 900px)", rule.media.mediaText);
});

test("the script in the document and the rest of the page enlarge what is written once", () => {
  const rule = new CSSMediaRule("(min-width: 900px)");
  root({ cssRules: [rule] });
  setText({ text: 200, spacing: "normal" });
  later.setText({ text: 200, spacing: "normal" });
  assert.equal("(min-width: 1800px)", rule.media.mediaText);
});

test("conditions without widths are left alone", () => {
  const rule = new CSSMediaRule("(prefers-reduced-motion: reduce)");
  root({ cssRules: [rule] });
  setText({ text: 200, spacing: "normal" });
  assert.equal("(prefers-reduced-motion: reduce)", rule.media.mediaText);
});

test("scripts ask for the widths that style sheets mean", () => {
  root();
  setText({ text: 150, spacing: "normal" });
  assert.equal("(min-width: 1350px)", forText("(min-width: 900px)"));
  setText({ text: 100, spacing: "normal" });
  assert.equal("(min-width: 900px)", forText("(min-width: 900px)"));
});
