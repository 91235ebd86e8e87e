/** Why the engine has not done something, in words. */

import type { Crash, Failure } from "../types/engine.js";
import type { Words } from "./words.js";

export function failureText(words: Pick<Words, "say" | "t">, answer: Failure | Crash) {
  return "error" in answer ? words.say(answer.error) : words.t("error-crash");
}
