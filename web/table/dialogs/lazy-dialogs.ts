/**
 * What somebody asks for at a table: dialogs, hints, explanations, rules and scores, past moments; and
 * what comes once a game is over. It comes later than the table.
 */

export { DealReport } from "./deal-report.js";
export { ExplanationBox } from "../panels/explanation.js";
export { HintPanel } from "../panels/hints.js";
export { Lookback } from "../../analysis/lookback.js";
export { Rulebook } from "../../features/rules/rulebook.js";
export { flourish, openResult } from "./result.js";
export { openKeys } from "../../features/settings/key-list.js";
export { openMenu } from "./menu.js";
export { openPicture } from "./board-picture.js";
export { openSharing } from "./share-link.js";
export { openTrial } from "../../analysis/retry.js";
export { rulesPrinter } from "../../features/rules/print-rules.js";
export { scoreTables } from "../panels/score-sheet.js";
