/** The writings that certificates have letters of; see `faces.ts` of the server. */
const known =
  /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Thai}\p{Script=Ethiopic}\p{Script=Georgian}\p{Script=Armenian}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Khmer}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\P{L}]*$/u;

/** Whether a certificate can say a name; where it can't, it leaves the line free to be written by hand. */
export const canBePrinted = (name: string): boolean => known.test(name);
