/**
 * Where the page's own files are: beside the document, on its host; or in the document, if that is
 * the whole page (`tools/single.py`). Then each has an element with its contents as base64; all but
 * pictures are packed.
 */

import { BASE } from "../kit/base-url.js";
import { data } from "../kit/document-data.js";
import { unpacked } from "./gunzip.js";
import { shared } from "../kit/shared-globals.js";
import type { Packed, RuntimeFiles } from "../types/workers.js";

/** Files that have come within another one, by name. */
export const enclosed: Map<string, string> = new Map();

/** `name`: from where the page lies. */
function elementOf(name: string) {
  return document.getElementById(`file:${name}`);
}

/** The document's own copy of a file, packed; null if it has none. Its text is dropped then. */
function copyOf(name: string) {
  const copies = (shared.copies ??= new Map());
  const element = elementOf(name);
  if (element) {
    const type = element.dataset.type ?? "";
    copies.set(name, { bytes: bytesOf(element.textContent), type });
    element.remove();
  }
  return copies.get(name) ?? null;
}

/** The answer to a request for a file. `settings`: for a host. */
export async function request(address: URL, settings?: RequestInit): Promise<Response> {
  const name = nameOf(address);
  const text = enclosed.get(name);
  if (text) return new Response(text);
  const copy = copyOf(name);
  if (copy) return unpacked(copy);
  const asked = shared.asked?.get(address.href);
  shared.asked?.delete(address.href); // it can be read once
  const isAnswer = asked && (settings?.cache ?? "default") === "default";
  return isAnswer ? asked : fetch(address, settings);
}

/** Asks for files before the script has arrived that will `request` them. */
export function askEarly(addresses: URL[]) {
  shared.asked = new Map();
  for (const address of addresses) {
    if (isHere(nameOf(address))) continue;
    const answer = fetch(address).then(whole);
    answer.catch(() => {}); // whoever requests the file is told
    shared.asked.set(address.href, answer);
  }
}

/** An answer that has come to its end: by the time that it is wanted nothing of it is waited for. */
async function whole(response: Response) {
  const { headers, status } = response;
  return new Response(await response.blob(), { headers, status });
}

/** A picture's address, for elements that show it. `name`: from where the page lies. */
export function pictureAddress(name: string) {
  const element = elementOf(name);
  return element
    ? `data:${element.dataset.type};base64,${element.textContent}`
    : new URL(name, BASE).href;
}

/** Whether the document contains the file. */
export function isHere(name: string) {
  return Boolean(elementOf(name) ?? shared.copies?.has(name));
}

export function runtimeFiles(): RuntimeFiles {
  return data("runtime");
}

/** A hash of the rules and painters of all games: pages with the same one paint the same. */
export function paintersHash() {
  return runtimeFiles().unpacked["package.bin"] ?? "";
}

/** What the workers need to know of the runtime's files. */
export function runtime() {
  const files = runtimeFiles();
  const copies: Record<string, Packed> = {};
  for (const name of Object.keys(files.sizes)) {
    const copy = copyOf(`runtime/${name}`);
    if (copy) copies[name] = copy;
  }
  const store = `freebooters ${BASE.href} ${files.version}`; // as in sw.js
  return { base: new URL("runtime/", BASE).href, files, copies, store };
}

function nameOf({ href }: URL) {
  return href.startsWith(BASE.href) ? href.slice(BASE.href.length) : "";
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const own: { fromBase64?: (text: string) => Uint8Array<ArrayBuffer> } = Uint8Array as any;
  return own.fromBase64?.(base64) ?? Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));
}
