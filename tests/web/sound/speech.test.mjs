import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { Speech, voiceFor } from "../../../web/sound/speech.js";

globalThis.SpeechSynthesisUtterance = class extends EventTarget {
  constructor(text) {
    super();
    this.text = text;
  }
};

const voice = (lang, { localService = true, voiceURI = "", ...rest } = {}) => ({ lang, localService, voiceURI, ...rest });
const VOICES = [
  voice("de-DE", { localService: false, name: "far" }),
  voice("de_AT", { name: "first" }),
  voice("de-DE", { name: "own", default: true }),
  voice("en-GB", { name: "english" }),
];

/** A synthesis that notes what it is given, and speaks until it is told to end. */
class Synthesis extends EventTarget {
  spoken = [];
  cancelled = 0;
  current = null;
  getVoices() {
    return VOICES;
  }
  speak(utterance) {
    assert.equal(this.current, null, "one text at a time");
    this.current = utterance;
    this.spoken.push(utterance.text);
  }
  cancel() {
    this.cancelled += 1;
    this.end("error");
  }
  end(how = "end") {
    const ended = this.current;
    this.current = null;
    ended?.dispatchEvent(new Event(how));
  }
}

let synthesis;
beforeEach(() => {
  synthesis = new Synthesis();
  globalThis.speechSynthesis = synthesis;
});

test("a language is spoken by the device's own voice for it, which the device prefers", () => {
  assert.equal("own", voiceFor(synthesis, "de").name);
  assert.equal("english", voiceFor(synthesis, "en").name);
});

test("a tag may be written as systems write it", () => {
  const own = { getVoices: () => [voice("de_AT", { name: "first" })] };
  assert.equal("first", voiceFor(own, "de").name);
});

test("no voice of a server is taken, to which every word would be sent", () => {
  const far = { getVoices: () => VOICES.filter(({ localService }) => !localService) };
  assert.equal(null, voiceFor(far, "de"));
});

test("Firefox says of Linux's own voices that they are of a server", () => {
  const far = { localService: false, voiceURI: "urn:moz-tts:speechd:own?de" };
  const own = { getVoices: () => [voice("de", { ...far, name: "own" })] };
  assert.equal("own", voiceFor(own, "de").name);
});

test("it is known whether there is a voice for a language", () => {
  const speech = new Speech();
  assert.deepEqual([true, false], ["de", "nl"].map((language) => speech.speaks(language)));
  globalThis.speechSynthesis = undefined;
  assert.equal(false, speech.speaks("de"));
});

test("texts are spoken one after another, each once, in the language's voice", () => {
  const speech = new Speech();
  speech.say(["one", "two"], "de", 0.5);
  assert.deepEqual(["one"], synthesis.spoken);
  assert.deepEqual(["own", "de-DE", 0.5], ["voice", "lang", "volume"].map((name) => synthesis.current[name].name ?? synthesis.current[name]));
  speech.say(["three"], "de", 0.5);
  for (let count = 0; count < 4; count += 1) synthesis.end();
  assert.deepEqual(["one", "two", "three"], synthesis.spoken);
});

test("what is stopped is not spoken on, and what comes then is", () => {
  const speech = new Speech();
  speech.say(["one", "two"], "de", 1);
  speech.stop();
  speech.stop();
  assert.equal(1, synthesis.cancelled);
  speech.say(["three"], "de", 1);
  synthesis.end();
  assert.deepEqual(["one", "three"], synthesis.spoken);
});

test("what was stopped may come to its end late: what is spoken by then goes on", () => {
  const speech = new Speech();
  speech.say(["one"], "de", 1);
  const stopped = synthesis.current;
  synthesis.cancel = () => (synthesis.current = null);
  speech.stop();
  speech.say(["two", "three"], "de", 1);
  stopped.dispatchEvent(new Event("error"));
  assert.deepEqual(["one", "two"], synthesis.spoken);
});

test("whoever mutes it in the middle of a text hears no more of it", () => {
  const speech = new Speech();
  speech.say(["one", "two"], "de", 1);
  speech.mute(true);
  assert.equal(1, synthesis.cancelled);
  assert.deepEqual(["one"], synthesis.spoken);
  assert.equal(false, speech.isSpeaking);
});

test("a text that cannot be spoken does not keep back the next", () => {
  const speech = new Speech();
  speech.say(["one", "two"], "de", 1);
  synthesis.end("error");
  assert.deepEqual(["one", "two"], synthesis.spoken);
});

test("of very many texts that wait the last are spoken", () => {
  const speech = new Speech();
  speech.say(Array.from({ length: 40 }, (_, at) => String(at)), "de", 1);
  for (let count = 0; count < 40; count += 1) synthesis.end();
  assert.deepEqual(["28", "39"], [synthesis.spoken[0], synthesis.spoken.at(-1)]);
  assert.equal(12, synthesis.spoken.length);
});

test("nothing is spoken while it is muted, without a volume or without a voice", () => {
  const speech = new Speech();
  speech.say(["one"], "nl", 1);
  speech.say(["one"], "de", 0);
  speech.mute(true);
  speech.say(["one"], "de", 1);
  assert.deepEqual([], synthesis.spoken);
  speech.mute(false);
  speech.say(["two"], "de", 1);
  assert.deepEqual(["two"], synthesis.spoken);
});

test("whoever listens hears when something begins to be said, and when there is nothing more to say", () => {
  const speech = new Speech();
  const told = [];
  speech.addEventListener("change", () => told.push(speech.isSpeaking));
  speech.say(["One.", "Two."], "de", 1);
  assert.deepEqual([true], told);
  synthesis.end();
  assert.deepEqual([true], told);
  synthesis.end();
  assert.deepEqual([true, false], told);
  speech.say(["Three."], "de", 1);
  speech.stop();
  assert.deepEqual([true, false, true, false], told);
});
