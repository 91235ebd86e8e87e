/**
 * Starts the worker with what the address asks for, and shows its one answer as the page's text:
 * JSON, or what went wrong.
 */

const worker = new Worker("worker.js", { type: "module" });
worker.onmessage = ({ data }) => show(data);
worker.onerror = ({ message }) => show({ error: message });
worker.postMessage(Object.fromEntries(new URLSearchParams(location.search)));

/** @param {{figures?: string, error?: string}} answer */
function show({ figures, error }) {
  const output = document.createElement("output");
  output.className = error === undefined ? "figures" : "error";
  output.textContent = error ?? figures ?? "";
  document.body.append(output);
}
