/** Whether what happens is heard and felt on this device: as was chosen, or as it suits. */

import type { Preferences } from "../storage/preferences.js";

const CALM = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether sounds are to be heard: as was chosen, or else where motion is not reduced. */
export function isLoud({ values }: Preferences) {
  return values.sound ?? !CALM.matches;
}

/** Whether tunes are to be heard: where sounds are, if that was chosen. */
export function isMusical(preferences: Preferences) {
  return preferences.values.music && isLoud(preferences);
}

/** Whether the device is to be felt, as for sounds. */
export function isFelt({ values }: Preferences) {
  return values.nudge ?? !CALM.matches;
}

/** Whether the device can be felt. */
export function canNudge() {
  return typeof navigator.vibrate === "function";
}
