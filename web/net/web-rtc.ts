/** Connections between devices. */

/** Whether this browser has any: some builds lack them, and some settings and extensions take them away. */
export function canConnect() {
  return typeof RTCPeerConnection === "function";
}
