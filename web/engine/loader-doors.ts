/** What the interpreter's own loader gets from this worker, and what it does not tell itself. */

import { LackError, isOutOfMemory } from "./start-fault.js";

/**
 * Makes the loader use what is being fetched. It has no option for a compiled program, so the two
 * functions it calls are replaced in this worker. `name`: of the program. `files`: by address.
 *
 * Rejects with what the loader throws where nobody hears it, because it would go on waiting: it only
 * notes that the program cannot be made an instance of.
 */
export function serve(
  name: string,
  program: Promise<WebAssembly.Module>,
  files: Record<string, Promise<ArrayBuffer>>,
): Promise<never> {
  const network = self.fetch.bind(self);
  self.fetch = async (resource, settings) => {
    const address = resource instanceof Request ? resource.url : String(resource);
    if (address.endsWith(name)) return new Response();
    const bytes = await files[address];
    return bytes ? new Response(bytes) : network(resource, settings);
  };
  return new Promise((_, reject) => {
    WebAssembly.instantiateStreaming = async (_response, imports) => {
      const module = await program;
      try {
        return { module, instance: await WebAssembly.instantiate(module, imports) };
      } catch (error) {
        // The program's memory is as large in every way to start.
        reject(isOutOfMemory(error) ? new LackError("error-memory", error) : error);
        throw error;
      }
    };
    self.addEventListener("unhandledrejection", ({ reason }) => reject(reason));
  });
}
