import { useCallback, useEffect, useRef, useState } from "react";
import { useLanguage } from "../../core/language.ts";

interface Heard {
  readonly isFinal: boolean;
  readonly 0?: { readonly transcript: string };
}

/** What of a browser's speech recognition is used; it has no types of its own. */
interface Recognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: { readonly resultIndex: number; readonly results: ArrayLike<Heard> }) => void) | null;
  onerror: ((event: { readonly error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
}

type Recognizer = new () => Recognition;

/** The browser's speech recognition; null where it has none. */
export function findRecognizer(): Recognizer | null {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as {
    SpeechRecognition?: Recognizer;
    webkitSpeechRecognition?: Recognizer;
  };
  return SpeechRecognition ?? webkitSpeechRecognition ?? null;
}

/** Why nothing was heard. */
export type DictationFault = "notAllowed" | "offline" | "failed";

const faults: Readonly<Record<string, DictationFault | null>> = {
  "not-allowed": "notAllowed",
  "service-not-allowed": "notAllowed",
  "audio-capture": "notAllowed",
  network: "offline",
  // A pause, or the button that ends it, is no fault.
  "no-speech": null,
  aborted: null,
};

const locales = { en: "en-US", es: "es-US" } as const;

/** Speech as text, off until `start` is called; each piece that was understood goes to `onHeard`. */
export function useDictation(onHeard: (text: string) => void) {
  const language = useLanguage();
  const running = useRef<Recognition | null>(null);
  const [isListening, setListening] = useState(false);
  const [fault, setFault] = useState<DictationFault | null>(null);
  const heard = useRef(onHeard);
  useEffect(() => {
    heard.current = onHeard;
  }, [onHeard]);
  useEffect(() => () => running.current?.abort(), []);

  const start = useCallback(() => {
    const Found = findRecognizer();
    if (!Found || running.current) return;
    const recognition = new Found();
    recognition.lang = locales[language];
    recognition.continuous = true;
    recognition.interimResults = false;
    recognition.onresult = ({ resultIndex, results }) => {
      for (let at = resultIndex; at < results.length; at += 1) {
        const result = results[at];
        const text = result?.isFinal ? result[0]?.transcript.trim() : "";
        if (text) heard.current(text);
      }
    };
    recognition.onerror = ({ error }) => setFault(error in faults ? (faults[error] ?? null) : "failed");
    recognition.onend = () => {
      running.current = null;
      setListening(false);
    };
    running.current = recognition;
    setFault(null);
    setListening(true);
    recognition.start();
  }, [language]);
  const stop = useCallback(() => running.current?.stop(), []);
  return { isListening, fault, start, stop };
}
