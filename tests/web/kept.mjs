// Rows as the page's stores keep them.

const SEATS = [
  { name: "Anne", colour: "red", who: "human" },
  { name: "Grace", colour: "blue", who: "sailor" },
];

/** A saved game. */
export function saveOf(change = {}) {
  return {
    id: "one",
    game: "cartagena",
    text: '{"log":[]}',
    options: { variant: "tortuga" },
    seats: SEATS,
    position: 3,
    over: false,
    created: 900,
    updated: 1000,
    ...change,
  };
}

/** How it came out. */
export function outcomeOf(change = {}) {
  return { ranks: [1, 2], turns: [11, 10], scores: ["31", 7], unit: { key: "cartagena-unit" }, ...change };
}

/** A result that counts. */
export function resultOf(change = {}) {
  return {
    id: "one",
    game: "cartagena",
    options: { variant: "tortuga" },
    seats: SEATS,
    ...outcomeOf(),
    seal: "0".repeat(64),
    day: null,
    counts: true,
    when: 1e12,
    ...change,
  };
}

/** A storage of the browser that holds these texts. */
export function storageOf(entries) {
  const texts = new Map(Object.entries(entries));
  return {
    get length() {
      return texts.size;
    },
    key: (at) => [...texts.keys()][at] ?? null,
    getItem: (name) => texts.get(name) ?? null,
    setItem: (name, text) => void texts.set(name, `${text}`),
    removeItem: (name) => void texts.delete(name),
  };
}
