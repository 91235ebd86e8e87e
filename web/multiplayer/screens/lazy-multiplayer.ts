/** The part of the script for games with friends elsewhere, which comes when somebody plays one. */

import { Lazy } from "../../kit/lazy.js";

export const together = new Lazy(() => import("./multiplayer-screens.js"));
