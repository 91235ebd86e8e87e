// Prints what of the records and results made of tables, which a file holds, does not fit: nothing.

import { readFileSync } from "node:fs";

import { fault } from "../../web/kit/shape.js";
import { RESULT, SAVE } from "../../web/model/stored-shapes.js";
import { resultOf } from "../../web/model/statistics.js";
import { recordOf } from "../../web/model/save-record.js";

const [, , file] = process.argv;
let results = 0;
for (const { table, text, motives } of JSON.parse(readFileSync(file, "utf-8"))) {
  const record = recordOf("one", table, text, null);
  record.sayings = motives.map((motive, at) => [at, { seat: 0, motive }]);
  const result = resultOf("one", table, Date.now());
  results += result ? 1 : 0;
  const faults = [fault(SAVE, structuredClone(record)), result && fault(RESULT, structuredClone(result))];
  for (const place of faults) if (place !== null) console.log(`${table.game} ${JSON.stringify(table.options)} ${place}`);
}
console.log(results);
