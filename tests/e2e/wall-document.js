// What code of others would try if it ever came into the document in the frame. `HOST`, `BAIT`: as in wall.js;
// `NAMES`: the attempts that are made, null: all.
const ELSEWHERE = HOST.replace("127.0.0.1", "localhost");
const put = (name, properties) => {
  const element = Object.assign(document.createElement(name), properties);
  document.body.append(element);
  return new Promise((resolve, reject) => {
    element.onload = resolve;
    element.onerror = () => reject(new Error("refused"));
  });
};
const ATTEMPTS = {
  "read the page": () => parent.document.title,
  "read what the page keeps": () => localStorage[BAIT].length,
  "read cookies": () => document.cookie,
  "open a database": () => indexedDB.open(BAIT),
  "list caches": () => caches.keys(),
  "stay as a service worker": () => navigator.serviceWorker.register("sw.js"),
  "ask the host": () => fetch(`${HOST}leak-fetch`, { mode: "no-cors" }),
  "leave a word with the host": () => {
    if (!navigator.sendBeacon(`${HOST}leak-beacon`)) throw new Error("refused");
    return new Promise(() => {});
  },
  "ask for a picture": () => put("img", { src: `${HOST}leak-picture` }),
  "ask for a style": () => put("link", { rel: "stylesheet", href: `${HOST}leak-style` }),
  "ask for a script": () => put("script", { src: `${HOST}leak-script` }),
  "show a page within": () => put("iframe", { src: `${HOST}leak-frame` }).then(() => new Promise(() => {})),
  "run a text": () => new Promise((resolve) => setTimeout(resolve)).then(() => eval("1")),
  "write markup": () => {
    document.createElement("p").innerHTML = "<b>bold</b>";
  },
  "make a policy of its own": () => trustedTypes.createPolicy("another", {}),
  "move its base": () => {
    const base = document.head.appendChild(Object.assign(document.createElement("base"), { href: `${HOST}base/` }));
    const isMoved = document.baseURI === base.href;
    base.remove();
    if (!isMoved) throw new Error("refused");
  },
  "submit a form": () => {
    const form = Object.assign(document.createElement("form"), { action: `${HOST}leak-form`, target: "_self" });
    document.body.append(form);
    form.submit();
    return new Promise(() => {});
  },
  "open a window": () => {
    if (!open(`${HOST}leak-window`)) throw new Error("refused");
  },
  "ask a question": () => {
    if (!confirm(BAIT)) throw new Error("refused");
  },
  "save a file": () => {
    Object.assign(document.createElement("a"), { href: "data:,x", download: "bait.txt" }).click();
    return new Promise(() => {});
  },
  "lead the page elsewhere": () => {
    top.location.href = `${HOST}leak-top`;
    return new Promise(() => {});
  },
  "lead itself elsewhere": () => {
    location.href = `${ELSEWHERE}leak-itself`;
    return new Promise(() => {});
  },
};
const PATIENCE = 700;
/** With these the document goes away. */
const MOVES = ["submit a form", "lead the page elsewhere", "lead itself elsewhere"];
