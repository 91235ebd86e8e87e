/** The screens on which one reads and chooses. They come later than the first. */

export { canBadge, keepBadge } from "./badge.js";
export { creditsScreen } from "./credits.js";
export { dayScreen } from "./days.js";
export { lobbyScreen } from "./lobby.js";
export { openLaunched, receivedScreen } from "./received.js";
export { recordScreen } from "./records.js";
export { rulesScreen } from "./rules.js";
export { settingsScreen } from "./settings.js";
export { shelfScreen } from "./shelf.js";
