/** The part of the script for games with friends elsewhere, which comes when somebody plays one. */

import { Late } from "../../late.js";

export const together = new Late(() => import("./screens.js"));
