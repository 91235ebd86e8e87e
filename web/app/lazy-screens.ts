/** The screens on which one reads and chooses. They come later than the first. */

export { canBadge, keepBadge } from "../features/daily/app-badge.js";
export { creditsScreen } from "../features/credits/credits.js";
export { damagedScreen } from "../page/damaged-link.js";
export { dayScreen } from "../features/daily/daily-page.js";
export { lobbyScreen } from "../features/lobby/lobby.js";
export { openLaunched, receivedScreen } from "../features/saves/share-target.js";
export { recordScreen } from "../features/statistics/statistics-page.js";
export { rulesScreen } from "../features/rules/rules-page.js";
export { settingsScreen } from "../features/settings/settings-page.js";
export { shelfScreen } from "../features/saves/saves-page.js";
