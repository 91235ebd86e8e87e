import assert from "node:assert/strict";
import { test } from "node:test";

import { Preferences } from "../../../../web/storage/preferences.js";

globalThis.matchMedia = () => ({ matches: false });

const { SoundButton } = await import("../../../../web/table/chrome/sound-button.js");

/** The loudspeaker of a table where these preferences were chosen. */
function loudspeaker(chosen) {
  const preferences = new Preferences(null);
  for (const [name, value] of Object.entries(chosen)) preferences.set(name, value);
  const speech = {
    isMuted: false,
    mute(isMuted) {
      this.isMuted = isMuted;
    },
  };
  // Without the element, for which there is no document.
  const button = Object.assign(Object.create(SoundButton.prototype), { app: { preferences, speech } });
  return { preferences, speech, button };
}

test("one press silences sounds and the voice, the next lets both be heard", () => {
  const { preferences, speech, button } = loudspeaker({ sound: true, spoken: true });
  button.toggle();
  assert.deepEqual([false, true, false], [preferences.values.sound, speech.isMuted, button.isAudible]);
  button.toggle();
  assert.deepEqual([true, false, true], [preferences.values.sound, speech.isMuted, button.isAudible]);
});

test("where only the voice is heard, the press silences it", () => {
  const { preferences, speech, button } = loudspeaker({ sound: false, spoken: true });
  assert.equal(true, button.isAudible);
  button.toggle();
  assert.deepEqual([false, true, false], [preferences.values.sound, speech.isMuted, button.isAudible]);
});

test("that moves are read aloud stays chosen while it is silent", () => {
  const { preferences, button } = loudspeaker({ sound: true, spoken: true });
  button.toggle();
  assert.equal(true, preferences.values.spoken);
});
