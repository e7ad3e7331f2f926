import type { Passage } from "./passages.ts";
import { type Stretch, sentencesOf } from "./sentences.ts";
import { voiceFor } from "./voices.ts";

/** Why nothing is heard: no voice of the language, or the browser doesn't speak. */
export type SpeechTrouble = "noVoice" | "failed" | "notAllowed";

export interface SpeechHooks {
  /** A passage's sentence begins. */
  onSentence(passage: Passage, sentence: Stretch): void;
  /** A word begins, by its place in the passage's text; never called by voices that don't tell. */
  onWord(passage: Passage, word: Stretch): void;
  /** All was said, or something went wrong. */
  onEnd(trouble: SpeechTrouble | null): void;
}

/** Something that is being read aloud. */
export interface Speech {
  /** Ends it, without a call of `onEnd`. */
  stop(): void;
  /** Goes on at another pace, from the beginning of the sentence. */
  setRate(rate: number): void;
}

/** How long a voice may take to begin, in milliseconds. */
const mostSilent = 6000;

/** The length of the word at a place, for browsers that tell only where it begins. */
const wordLength = (text: string, at: number) =>
  /^[\p{L}\p{M}\p{N}'’-]+/u.exec(text.slice(at))?.[0].length ?? 1;

/** Reads passages aloud, sentence by sentence. A rate of 1 is the voice's own pace. */
export function speakPassages(
  speech: SpeechSynthesis,
  passages: readonly Passage[],
  firstRate: number,
  hooks: SpeechHooks,
): Speech {
  const voices = speech.getVoices();
  // Words of a language that nothing here speaks are left out, unless it is all there is.
  const parts = passages.flatMap((passage) => {
    const voice = voiceFor(voices, passage.language);
    if (!voice) return [];
    return sentencesOf(passage.text, passage.language).map((sentence) => ({ passage, sentence, voice }));
  });
  let rate = firstRate;
  let at = 0;
  // Browsers forget an utterance that nothing refers to, and its events with it.
  let current: SpeechSynthesisUtterance | null = null;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  function silence() {
    clearTimeout(waiting);
    current = null;
    if (speech.speaking || speech.pending) speech.cancel();
  }

  function end(trouble: SpeechTrouble | null) {
    silence();
    hooks.onEnd(trouble);
  }

  function say() {
    const part = parts[at];
    if (!part) return end(parts.length === 0 && passages.length > 0 ? "noVoice" : null);
    const { passage, sentence, voice } = part;
    const utterance = new SpeechSynthesisUtterance(passage.text.slice(sentence.start, sentence.end));
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.rate = rate;
    const only = (run: () => void) => () => {
      if (current === utterance) run();
    };
    utterance.onstart = only(() => clearTimeout(waiting));
    utterance.onend = only(() => {
      at += 1;
      say();
    });
    utterance.onboundary = (event) => {
      if (current !== utterance || (event.name && event.name !== "word")) return;
      const start = sentence.start + event.charIndex;
      const length = event.charLength || wordLength(passage.text, start);
      hooks.onWord(passage, { start, end: Math.min(start + length, sentence.end) });
    };
    utterance.onerror = ({ error }) => {
      if (current === utterance) end(error === "not-allowed" ? "notAllowed" : "failed");
    };
    current = utterance;
    clearTimeout(waiting);
    waiting = setTimeout(() => end("failed"), mostSilent);
    hooks.onSentence(passage, sentence);
    speech.speak(utterance);
  }

  /** Some browsers lose what they are given right after a cancel. */
  function sayAnew() {
    const hadToStop = speech.speaking || speech.pending;
    silence();
    if (hadToStop) waiting = setTimeout(say);
    else say();
  }

  speech.resume();
  sayAnew();
  return {
    stop: silence,
    setRate: (next) => {
      rate = next;
      sayAnew();
    },
  };
}
