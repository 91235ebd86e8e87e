/** Where the page lies: what it fetches is beside it, whichever of its scripts asks. */

export const BASE = new URL(".", document.baseURI);
