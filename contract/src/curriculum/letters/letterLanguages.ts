import type { Language } from "../../core/language.ts";

/** A language that families read, by its BCP 47 tag and its own name. */
export interface LetterLanguage {
  readonly tag: string;
  readonly name: string;
}

/** The languages of letters beside the portal's own, by their English names; paper has the signs of all. */
// cspell:disable
export const letterLanguages = [
  { tag: "sq", name: "Shqip" },
  { tag: "am", name: "አማርኛ" },
  { tag: "ar", name: "العربية" },
  { tag: "hy", name: "Հայերեն" },
  { tag: "bn", name: "বাংলা" },
  { tag: "bs", name: "Bosanski" },
  { tag: "pt", name: "Português" },
  { tag: "chk", name: "Chuuk" },
  { tag: "zh-Hans", name: "简体中文" },
  { tag: "zh-Hant", name: "繁體中文" },
  { tag: "prs", name: "دری" },
  { tag: "fil", name: "Filipino" },
  { tag: "fr", name: "Français" },
  { tag: "ka", name: "ქართული" },
  { tag: "de", name: "Deutsch" },
  { tag: "el", name: "Ελληνικά" },
  { tag: "gu", name: "ગુજરાતી" },
  { tag: "ht", name: "Kreyòl Ayisyen" },
  { tag: "ha", name: "Hausa" },
  { tag: "he", name: "עברית" },
  { tag: "hi", name: "हिन्दी" },
  { tag: "hmn", name: "Hmoob" },
  { tag: "ilo", name: "Ilokano" },
  { tag: "it", name: "Italiano" },
  { tag: "ja", name: "日本語" },
  { tag: "km", name: "ខ្មែរ" },
  { tag: "quc", name: "Kʼicheʼ" },
  { tag: "rw", name: "Ikinyarwanda" },
  { tag: "ko", name: "한국어" },
  { tag: "mam", name: "Mam" },
  { tag: "mh", name: "Kajin M̧ajeļ" },
  { tag: "mn", name: "Монгол" },
  { tag: "ne", name: "नेपाली" },
  { tag: "om", name: "Afaan Oromoo" },
  { tag: "ps", name: "پښتو" },
  { tag: "fa", name: "فارسی" },
  { tag: "pl", name: "Polski" },
  { tag: "pa", name: "ਪੰਜਾਬੀ" },
  { tag: "ro", name: "Română" },
  { tag: "ru", name: "Русский" },
  { tag: "sm", name: "Gagana Samoa" },
  { tag: "so", name: "Soomaali" },
  { tag: "sw", name: "Kiswahili" },
  { tag: "ta", name: "தமிழ்" },
  { tag: "th", name: "ไทย" },
  { tag: "ti", name: "ትግርኛ" },
  { tag: "tr", name: "Türkçe" },
  { tag: "uk", name: "Українська" },
  { tag: "ur", name: "اردو" },
  { tag: "uz", name: "Oʻzbekcha" },
  { tag: "vi", name: "Tiếng Việt" },
  { tag: "yo", name: "Yorùbá" },
] as const satisfies readonly LetterLanguage[];
// cspell:enable

export type LetterTag = (typeof letterLanguages)[number]["tag"];

/** A language in which a letter may be printed: the portal's own, or one in which staff wrote it. */
export type PaperLanguage = Language | LetterTag;

export const letterTags = letterLanguages.map(({ tag }) => tag) as [LetterTag, ...LetterTag[]];

const ownNames: Readonly<Record<Language, string>> = { en: "English", es: "Español" };

/** Returns what a language calls itself. */
export function languageName(tag: PaperLanguage): string {
  const found = letterLanguages.find((each) => each.tag === tag);
  return found?.name ?? ownNames[tag as Language];
}

const rightToLeft: readonly string[] = ["ar", "fa", "he", "prs", "ps", "ur"] satisfies LetterTag[];

/** Returns how lines in a language run. */
export function directionOf(tag: PaperLanguage): "ltr" | "rtl" {
  return rightToLeft.includes(tag) ? "rtl" : "ltr";
}

/** The writings that paper has signs of. */
const scripts =
  "Latin Greek Cyrillic Arabic Hebrew Devanagari Thai Ethiopic Georgian Armenian Bengali Tamil Gujarati Gurmukhi Khmer " +
  "Han Hiragana Katakana Hangul Common Inherited";
const classes = scripts.split(" ").map((script) => `\\p{Script=${script}}`);
const printable = new RegExp(`[${classes.join("")}]`, "u");

/** Returns the letters of a text that paper has no signs of, each once. */
export function unprintableLetters(text: string): string[] {
  const letters = Array.from(text.normalize("NFC")).filter((sign) => /[\p{L}\p{M}\p{N}]/u.test(sign));
  return [...new Set(letters.filter((sign) => !printable.test(sign)))];
}
