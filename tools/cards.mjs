// node cards.mjs PAGE BUNDLE ROOMS, ROOMS being JSON as in the page: prints the cards of the games as
// HTML, as the page's own script (BUNDLE, with `gameCard`, `Preferences` and `Words`) makes them in English for a
// new visitor. They are in the document, so that they are there before any script has arrived.
import { readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";

const [page, bundle, told] = process.argv.slice(2);
const BASE = "http://page/";
const EMPTY = new Set(["img"]);
const SIGNS = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text) => text.replace(/[&<>"]/g, (sign) => SIGNS[sign]);

/** As much of an element as `web/components/dom.js` needs; its text is its HTML. */
class Element {
  constructor(tag) {
    this.tag = tag;
    this.attributes = new Map();
    this.children = [];
  }

  get textContent() {
    return this.children.map((child) => child.textContent ?? child).join("");
  }

  getAttribute(name) {
    return this.attributes.get(name) ?? null;
  }

  setAttribute(name, value) {
    this.attributes.set(name, value.replace(BASE, ""));
  }

  addEventListener() {}

  replaceChildren(...children) {
    this.children = children;
  }

  toString() {
    const stated = [...this.attributes].map(([name, value]) => ` ${name}="${escaped(value)}"`);
    const start = `<${this.tag}${stated.join("")}>`;
    if (EMPTY.has(this.tag)) return start;
    const inside = this.children.map((child) =>
      typeof child === "string" ? escaped(child) : String(child),
    );
    return `${start}${inside.join("")}</${this.tag}>`;
  }
}

function stand(name, value) {
  Object.defineProperty(globalThis, name, { value, configurable: true });
}

stand("document", {
  baseURI: BASE,
  getElementById: () => null,
  createElement: (tag) => new Element(tag),
  createElementNS: (_, tag) => new Element(tag),
});
stand("navigator", { languages: ["en"] });
stand("fetch", async (address) => {
  const name = String(address).replace(BASE, "");
  return new Response(await readFile(path.join(page, name)));
});

const { gameCard, Preferences, Words } = await import(pathToFileURL(bundle).href);
const rooms = JSON.parse(told);
const words = new Words();
await words.use("en", rooms, null);
const preferences = new Preferences(null);
const app = { words, rooms, preferences };
console.log(rooms.map((room) => String(gameCard(app, room))).join("\n"));
