/** What somebody asks for at a table: dialogs, and the analysis of a game that is over. It comes later than the table. */

export { Analysis } from "./analysis.js";
export { openKeys } from "./keys.js";
export { openMenu } from "./menu.js";
export { openPicture } from "./picture.js";
export { openSharing } from "./sharing.js";
export { openTrial } from "./trial.js";
