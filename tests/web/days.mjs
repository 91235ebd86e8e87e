// node days.mjs ROOMS DATE...: the deals of those days, one a line; ROOMS is JSON as in the page.
import { dealOf } from "../../web/model/daily-calendar.js";

const [rooms, ...dates] = process.argv.slice(2);
for (const date of dates) {
  const { seat, level, start } = dealOf(JSON.parse(rooms), date);
  const options = Object.entries(start.options).map(([name, choice]) => `${name}=${choice}`);
  const { game, seats, seed } = start;
  console.log([date, game, ...options, seats.length, `seat ${seat}`, level, seed].join(" "));
}
