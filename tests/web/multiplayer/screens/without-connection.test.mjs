import assert from "node:assert/strict";
import { test } from "node:test";

/** As much of an element as a screen that says what is missing needs. */
class Thing {
  children = [];
  setAttribute() {}
  replaceChildren(...children) {
    this.children = children;
  }

  get textContent() {
    return this.children.map((each) => each.textContent ?? each).join(" ");
  }
}

globalThis.document = Object.assign(new EventTarget(), { baseURI: "http://host/", getElementById: () => null, createElement: () => new Thing() });

globalThis.matchMedia = () => ({ matches: false, addEventListener() {} });

const { inviteScreen } = await import("../../../../web/multiplayer/screens/invite-page.js");
const { joinScreen } = await import("../../../../web/multiplayer/screens/joining/join-page.js");

/** All that a screen may ask before it knows whether devices can be connected at all. */
const APP = { words: { t: (key) => key } };

for (const [what, screen] of Object.entries({
  "a host’s": () => inviteScreen(APP, { save: "0a1b2c3d4e5f6a7b" }),
  "a guest’s": () => joinScreen(APP, { invite: "anything" }),
}))
  test(`where a browser connects no devices, as WebKitGTK, ${what} screen says so and asks for nothing else`, () => {
    assert.equal(typeof RTCPeerConnection, "undefined");
    const { element, title } = screen();
    assert.equal(title(), "missing-connection");
    assert.match(element.textContent, /missing-connection-hint/);
  });
