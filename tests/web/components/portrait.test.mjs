import assert from "node:assert/strict";
import { test } from "node:test";

/** As much of an element as drawings need. */
class Element {
  attributes = {};
  children = [];
  setAttribute(name, value) {
    this.attributes[name] = value;
  }
  replaceChildren(...children) {
    this.children = children;
  }
  get all() {
    return [this, ...this.children.flatMap((each) => each.all ?? [])];
  }
  /** Those of a class. */
  of(look) {
    return this.all.filter((each) => each.attributes.class?.split(" ").includes(look));
  }
}

document.createElement = document.createElementNS = () => new Element();

const { portrait } = await import("../../../web/components/portrait.ts");
const { starRating } = await import("../../../web/features/lobby/star-rating.ts");
const { COLOURS, FRIEND, HUMAN, LEVELS } = await import("../../../web/model/setup.ts");

test("everybody who can sit at a table has a face of their own", () => {
  const faces = [HUMAN, FRIEND, ...LEVELS].map((who) => JSON.stringify(portrait(who, "red")));
  assert.equal(new Set(faces).size, faces.length);
});

test("a seat is known by its colour and by its shape", () => {
  const faces = COLOURS.map((colour) => portrait(HUMAN, colour));
  const shapes = faces.map((face) => face.of("portrait-sign")[0].attributes.d);
  assert.equal(new Set(shapes).size, COLOURS.length);
  COLOURS.forEach((colour, at) => assert.equal(faces[at].of(`emblem-${colour}`).length, 1));
});

test("stars say in words how many there are", () => {
  const stars = starRating({ t: (key, { count, all }) => `${key} ${count}/${all}` }, 2, 5);
  assert.equal(stars.attributes["aria-label"], "lobby-stars 2/5");
  assert.equal(stars.of("is-won").length, 2);
  assert.equal(stars.of("star").length, 5);
});
