/** Includes Ñ so that puzzles work in English and Spanish. */
export const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** Letters that removing accents doesn't cover. */
const spelled: Readonly<Record<string, string>> = { Æ: "AE", Œ: "OE", Ø: "O", Ł: "L", Đ: "D" };

function letterOf(sign: string): string {
  if (sign === "Ñ") return sign;
  const bare = sign.normalize("NFD").replaceAll(/\p{M}/gu, "");
  return /^[A-Z]$/.test(bare) ? bare : (spelled[sign] ?? "");
}

const signsOf = (word: string) => Array.from(word.normalize("NFC").toUpperCase());

/**
 * Converts a word to capitals A to Z and Ñ. Accents are removed except on Ñ; spaces, hyphens and other signs are
 * dropped.
 */
export function lettersOf(word: string): string {
  return signsOf(word).map(letterOf).join("");
}

/** The characters a puzzle can't use, such as 7 or Ж. */
export function strangeSignsOf(word: string): string {
  return signsOf(word)
    .filter((sign) => /[\p{L}\p{N}]/u.test(sign) && letterOf(sign) === "")
    .join("");
}
