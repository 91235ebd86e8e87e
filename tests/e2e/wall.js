// What code of others tries, wherever it runs: each attempt resolves if it gets through. `URL`: of the page's host;
// `bait`: a name under which the page keeps things.
const ELSEWHERE = HOST.replace("127.0.0.1", "localhost");
const settled = (target, good, bad) =>
  new Promise((resolve, reject) => {
    for (const each of good) target.addEventListener(each, () => resolve(each));
    for (const each of bad) target.addEventListener(each, () => reject(new Error(each)));
  });
const nested = (address) => {
  const policy = self.trustedTypes?.createPolicy(`nested${Math.random()}`.replace(".", ""), { createScriptURL: (each) => each });
  const worker = new Worker(policy ? policy.createScriptURL(address) : address);
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => (data === "done" ? resolve(data) : reject(new Error(data)));
    worker.onerror = () => reject(new Error("no worker"));
  });
};
const asking = `fetch("${HOST}leak?nested", { mode: "no-cors" }).then(() => postMessage("done"), (error) => postMessage(String(error)))`;
const ATTEMPTS = {
  "ask the host": () => fetch(`${HOST}leak?fetch`),
  "ask the host without reading": () => fetch(`${HOST}leak?opaque`, { mode: "no-cors" }),
  "ask the host the old way": () => {
    const request = new XMLHttpRequest();
    request.open("GET", `${HOST}leak?old`, false);
    request.send();
    return request.status;
  },
  "ask elsewhere": () => fetch(`${ELSEWHERE}leak?elsewhere`, { mode: "no-cors" }),
  "ask an address of its own text": () => fetch("data:,x"),
  "open a socket": () => settled(new WebSocket(`${HOST.replace("http", "ws")}leak?socket`), ["open"], ["error", "close"]),
  "listen to events": () => settled(new EventSource(`${HOST}leak?events`), ["open"], ["error"]),
  "import from the host": () => import(`${HOST}leak?import`),
  "open a transport": () => new WebTransport("https://127.0.0.1:1/").ready,
  "call a device": () => new RTCPeerConnection(),
  "ask in a worker of its own": () => nested(`data:text/javascript,${encodeURIComponent(asking)}`),
  "ask in a worker of a blob": () => nested(URL.createObjectURL(new Blob([asking], { type: "text/javascript" }))),
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
    postMessage({ id: 999, text: "forged", isDone: true });
    postMessage({ ended: true });
    return "sent";
  },
};
const late = () => new Promise((_, reject) => setTimeout(reject, 1500, new Error("nothing came")));
const tried = Object.entries(ATTEMPTS).map(async ([name, attempt]) => {
  try {
    await Promise.race([(async () => attempt())(), late()]);
    return [name, "got through"];
  } catch (error) {
    return [name, String(error).slice(0, 120)];
  }
});
return Object.fromEntries(await Promise.all(tried));
