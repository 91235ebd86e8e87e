/**
 * The script of `meet.html`, the only document that asks relays for anything. It lies in a frame of the
 * page, with an origin of its own: it can read nothing of the page, and gets no key, no name and no
 * card, only topics and what is sealed.
 */

import { Relay } from "./relay.js";
import { Signer } from "./signer.js";
import type { Order, Report } from "./meeting-frame.js";

/** Milliseconds out of sight after which connections that seem open may not be. */
const ASLEEP = 30_000;

window.addEventListener("message", ({ data, ports, source }) => {
  const [port] = ports;
  if (source === window.parent && port && Array.isArray(data)) begin(data, port);
});

/** `addresses`: of relays. `port`: to the page. */
function begin(addresses: string[], port: MessagePort) {
  const signer = new Signer();
  const relays = addresses.map((address) => new Relay(address));
  const tell = (report: Report) => port.postMessage(report);
  for (const relay of relays) {
    relay.addEventListener("state", () => {
      const states = relays.map(({ state }) => state);
      tell({ t: "state", states, met: relay.state === "open" ? relay.address : null });
    });
    relay.addEventListener("heard", (event) =>
      tell({ t: "heard", ...(event as CustomEvent).detail }),
    );
  }
  port.onmessage = async ({ data }: MessageEvent<Order>) => {
    if (data.do === "listen") for (const relay of relays) relay.listen(data.topics);
    else {
      const event = await signer.event(data.topic, data.content, Math.floor(Date.now() / 1000));
      for (const relay of relays)
        if (data.to.includes(relay.address)) relay.send(event);
    }
  };
  const again = () => {
    for (const relay of relays) relay.again();
  };
  let hidden = 0;
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) hidden = performance.now();
    else if (performance.now() - hidden > ASLEEP) again();
  });
  window.addEventListener("online", again);
}
