/** What somebody asks for at a table: dialogs, and the analysis of a game that is over. It comes later than the table. */

export { Analysis } from "../../analysis/analysis-panel.js";
export { openKeys } from "../../features/settings/key-list.js";
export { openMenu } from "./menu.js";
export { openPicture } from "./board-picture.js";
export { openSharing } from "./share-link.js";
export { openTrial } from "../../analysis/retry.js";
