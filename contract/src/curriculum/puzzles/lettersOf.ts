/** The letters that puzzles are made of: a child in either language finds them on one sheet. */
export const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** Letters that no accent explains, as they are spelled without them. */
const spelled: Readonly<Record<string, string>> = { Æ: "AE", Œ: "OE", Ø: "O", Ł: "L", Đ: "D" };

function letterOf(sign: string): string {
  if (sign === "Ñ") return sign;
  const bare = sign.normalize("NFD").replaceAll(/\p{M}/gu, "");
  return /^[A-Z]$/.test(bare) ? bare : (spelled[sign] ?? "");
}

const signsOf = (word: string) => Array.from(word.normalize("NFC").toUpperCase());

/**
 * The letters of a word as a puzzle writes them: capitals from A to Z and Ñ. Accents fall away ("corazón" is
 * CORAZON) as they do on printed puzzles, but an Ñ is a letter of its own; spaces, hyphens and other signs are
 * left out.
 */
export function lettersOf(word: string): string {
  return signsOf(word).map(letterOf).join("");
}

/** The letters and figures of a word that a puzzle can't write, such as 7 or Ж; none in most words. */
export function strangeSignsOf(word: string): string {
  return signsOf(word)
    .filter((sign) => /[\p{L}\p{N}]/u.test(sign) && letterOf(sign) === "")
    .join("");
}
