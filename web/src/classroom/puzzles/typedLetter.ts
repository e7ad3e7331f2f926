import { lettersOf } from "@kindling/contract";

/** The letter of a puzzle that a key types, without its accent; null for every other key. */
export function typedLetter(key: string): string | null {
  const letters = lettersOf(key);
  return Array.from(key.normalize("NFC")).length === 1 && letters.length === 1 ? letters : null;
}
