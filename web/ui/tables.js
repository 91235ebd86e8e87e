/** The screens with a table at which one does something other than to play a game. */

export { demoScreen } from "./demo.js";
export { embedScreen } from "./embed.js";
export { learnScreen } from "./learn.js";
export { puzzleScreen, puzzlesScreen } from "./puzzles.js";
export { watchScreen } from "./watch.js";
