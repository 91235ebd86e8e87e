// What code of others tries in a worker, wherever that runs: each attempt resolves if it gets through. `HOST`: the
// address of the page; `BAIT`: a name under which it keeps things; `NAMES`: the attempts that are made, null: all.
const ELSEWHERE = HOST.replace("127.0.0.1", "localhost");
const settled = (target, good, bad) =>
  new Promise((resolve, reject) => {
    for (const each of good) target.addEventListener(each, () => resolve(each));
    for (const each of bad) target.addEventListener(each, () => reject(new Error(each)));
  });
const trusted = (address, name = "freebooters") => {
  try {
    return self.trustedTypes?.createPolicy(name, { createScriptURL: (each) => each }).createScriptURL(address) ?? address;
  } catch (error) {
    if (name === "freebooters") return trusted(address, `nested${Math.random()}`.replace(".", ""));
    throw error;
  }
};
const nested = (address) => {
  const worker = new Worker(trusted(address));
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => (data === "done" ? resolve(data) : reject(new Error(data)));
    worker.onerror = () => reject(new Error("no worker"));
  });
};
const dataOf = (text) => `data:text/javascript,${encodeURIComponent(text)}`;
const blobOf = (text) => URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
const asking = `fetch("${HOST}leak-nested", { mode: "no-cors" }).then(() => postMessage("done"), (error) => postMessage(String(error)))`;
const importing = `try { importScripts("${HOST}leak-scripts"); postMessage("done"); } catch (error) { postMessage(String(error)); }`;
const ATTEMPTS = {
  "ask the host": () => fetch(`${HOST}leak-fetch`),
  "ask the host without reading": () => fetch(`${HOST}leak-opaque`, { mode: "no-cors" }),
  "ask the host the old way": () => {
    const request = new XMLHttpRequest();
    request.open("GET", `${HOST}leak-old`, false);
    request.send();
    return request.status;
  },
  "ask elsewhere": () => fetch(`${ELSEWHERE}leak-elsewhere`, { mode: "no-cors" }),
  "ask an address of its own text": () => fetch("data:,x"),
  "ask for a font": () => new FontFace("bait", `url(${HOST}leak-font)`).load(),
  "open a socket": () => settled(new WebSocket(`${HOST.replace("http", "ws")}leak-socket`), ["open"], ["error", "close"]),
  "listen to events": () => settled(new EventSource(`${HOST}leak-events`), ["open"], ["error"]),
  "import from the host": () => import(`${HOST}leak-import`),
  "import what imports from the host": () => import(blobOf(`import "${HOST}leak-blob"`)),
  "open a transport": () => new WebTransport("https://127.0.0.1:1/").ready,
  "call a device": () => new RTCPeerConnection(),
  "ask in a worker of its own": () => nested(dataOf(asking)),
  "ask in a worker of a blob": () => nested(blobOf(asking)),
  "import in a worker of its own": () => nested(dataOf(importing)),
  "work in a worker of a blob": () => nested(blobOf('postMessage("done")')),
  "make a policy of its own": () => trustedTypes.createPolicy("another", {}),
  "read the database": () => settled(indexedDB.open(BAIT), ["success", "upgradeneeded"], ["error", "blocked"]),
  "list databases": () => indexedDB.databases(),
  "list caches": () => caches.keys(),
  "read the caches": async () => (await caches.match(`${HOST}bait`)).text(),
  "open the folder": () => navigator.storage.getDirectory(),
  "see the locks": () => navigator.locks.query(),
  "read cookies": () => cookieStore.getAll(),
  "see the document": () => document.title,
  "speak to other tabs": () => {
    new BroadcastChannel(BAIT).postMessage("from inside");
    return "sent";
  },
  "speak to the page": () => {
    postMessage({ ready: true });
    for (let id = 1; id < 100; id += 1) postMessage({ id, text: "forged" });
    postMessage({ ended: true });
    return "sent";
  },
  "speak through another's door": () => MessagePort.prototype.postMessage.call(self, { ended: true }),
};
const PATIENCE = 1500;
/** With these the place itself would go away. */
const MOVES = [];
