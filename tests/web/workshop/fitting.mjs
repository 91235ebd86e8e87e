// node fitting.mjs FILE: how many answers there are in a file, a game, a command and its answer per line, and those that could
// not be shown.
import { readFileSync } from "node:fs";

import { fittingAnswer } from "../../../web/workshop/table-shape.js";

const lines = readFileSync(process.argv[2], "utf8").trim().split("\n").map((line) => JSON.parse(line));
const unfit = lines.filter(([game, command, answer]) => !fittingAnswer(answer, game, command));
console.log(JSON.stringify({ count: lines.length, unfit: unfit.slice(0, 3) }));
