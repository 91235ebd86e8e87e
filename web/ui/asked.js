/** The dialogs that somebody asks for at a table. They come later than the table. */

export { openKeys } from "./keys.js";
export { openMenu } from "./menu.js";
export { openPicture } from "./picture.js";
export { openSharing } from "./sharing.js";
export { openTrial } from "./trial.js";
