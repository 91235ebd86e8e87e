/** The screens with a table at which one does something other than to play a game. */

export { demoScreen } from "../features/demo/demo.js";
export { embedScreen } from "../features/demo/embed.js";
export { learnScreen } from "../features/learn/lesson-table.js";
export { puzzleScreen, puzzlesScreen } from "../features/learn/puzzle-table.js";
export { watchScreen } from "../features/demo/watch-link.js";
