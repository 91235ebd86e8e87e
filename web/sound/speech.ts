/**
 * Words spoken by the browser, one text after another. Only by voices of the device itself: others are
 * those of a server, to which every word would be sent.
 */

/** So many texts wait to be spoken; of more, the oldest are left out: nobody hears them in time. */
const MOST = 12;

/** How the addresses of voices begin that are Linux's own, which Firefox takes for those of a server. */
const OF_LINUX = "urn:moz-tts:speechd:";

type Voices = Pick<SpeechSynthesis, "getVoices">;

/** Dispatches "change" when it begins to speak, and when it has nothing more to say. */
export class Speech extends EventTarget {
  /** Until it is unmuted, or the page is loaded again. */
  isMuted = false;
  #waiting: SpeechSynthesisUtterance[] = [];
  #current: SpeechSynthesisUtterance | null = null;

  /** Whether something is being said. */
  get isSpeaking() {
    return this.#current !== null;
  }

  get #synthesis(): SpeechSynthesis | null {
    return globalThis.speechSynthesis ?? null;
  }

  /** Whether there is a voice for a language, as `de`; it may come later: see `watch`. */
  speaks(language: string) {
    return this.#synthesis !== null && voiceFor(this.#synthesis, language) !== null;
  }

  /** Calls `show` when there may be other voices. */
  watch(show: () => void, signal: AbortSignal) {
    this.#synthesis?.addEventListener?.("voiceschanged", show, { signal });
  }

  /** Speaks texts after what is spoken already. `volume`: from 0 to 1. */
  say(texts: string[], language: string, volume: number) {
    const synthesis = this.#synthesis;
    const voice = synthesis && voiceFor(synthesis, language);
    if (!voice || this.isMuted || volume <= 0) return;
    for (const text of texts) {
      const utterance = new SpeechSynthesisUtterance(text);
      utterance.voice = voice;
      utterance.lang = voice.lang;
      utterance.volume = volume;
      this.#waiting.push(utterance);
    }
    this.#waiting.splice(0, this.#waiting.length - MOST);
    if (!this.#current) this.#next();
  }

  /** Speaks no more, nor what waits. */
  stop() {
    this.#waiting = [];
    if (!this.#current) return;
    this.#turnTo(null);
    this.#synthesis?.cancel();
  }

  mute(isMuted: boolean) {
    this.isMuted = isMuted;
    if (isMuted) this.stop();
  }

  #next() {
    const utterance = this.#waiting.shift() ?? null;
    this.#turnTo(utterance);
    if (!utterance) return;
    // What was stopped ends too, but later.
    const end = () => this.#current === utterance && this.#next();
    utterance.addEventListener("end", end);
    utterance.addEventListener("error", end);
    this.#synthesis?.speak(utterance);
  }

  #turnTo(utterance: SpeechSynthesisUtterance | null) {
    const was = this.isSpeaking;
    this.#current = utterance;
    if (this.isSpeaking !== was) this.dispatchEvent(new Event("change"));
  }
}

/** The device's voice for a language, its own choice before others; null where there is none. */
export function voiceFor(synthesis: Voices, language: string): SpeechSynthesisVoice | null {
  const voices = synthesis
    .getVoices()
    .filter((voice) => isOwn(voice) && languageOf(voice.lang) === language);
  return voices.find((voice) => voice.default) ?? voices[0] ?? null;
}

/** Whether it is of the device itself. */
function isOwn({ localService, voiceURI }: SpeechSynthesisVoice) {
  return localService || voiceURI.startsWith(OF_LINUX);
}

function languageOf(tag: string) {
  return tag.split(/[-_]/)[0]?.toLowerCase();
}
