/** The small games, which come when somebody wants one. */

export { addSmall } from "../features/small/small-rooms.js";
export { smallScreen } from "../features/small/small-page.js";
