import { useSyncExternalStore } from "react";

/** The accents that families and teachers in the United States expect, the best first. */
const accents: Readonly<Record<string, readonly string[]>> = {
  en: ["en-us", "en-ca", "en-gb"],
  es: ["es-us", "es-mx", "es-419"],
};

const tagOf = ({ lang }: SpeechSynthesisVoice) => lang.toLowerCase().replaceAll("_", "-");

/** Returns what speaks on this device; null where the browser can't. */
export function speechOfDevice(): SpeechSynthesis | null {
  return "speechSynthesis" in window ? window.speechSynthesis : null;
}

/**
 * Returns the voice of a device that reads a language best; null if none speaks it. Voices of the device come first:
 * others send the text away, are silent offline, and don't tell which word they speak.
 */
export function voiceFor(
  voices: readonly SpeechSynthesisVoice[],
  language: string,
): SpeechSynthesisVoice | null {
  const wanted = language.toLowerCase();
  const base = wanted.split("-")[0] ?? wanted;
  const order = [...(wanted === base ? [] : [wanted]), ...(accents[base] ?? [])];
  const rank = (voice: SpeechSynthesisVoice) => {
    const place = order.indexOf(tagOf(voice));
    return (voice.localService ? 0 : 100) + (place < 0 ? order.length : place);
  };
  const able = voices.filter((voice) => tagOf(voice).split("-")[0] === base);
  return able.toSorted((one, other) => rank(one) - rank(other))[0] ?? null;
}

function listen(changed: () => void): () => void {
  const speech = speechOfDevice();
  speech?.addEventListener?.("voiceschanged", changed);
  return () => speech?.removeEventListener?.("voiceschanged", changed);
}

/** Tells whether this device has any voice; browsers find theirs only after a while. */
export function useHasVoices(): boolean {
  return useSyncExternalStore(listen, () => (speechOfDevice()?.getVoices().length ?? 0) > 0);
}
