/** Where the page's folder is, whichever of its scripts this one has become a part of. */

export const BASE = new URL("../", import.meta.url);
