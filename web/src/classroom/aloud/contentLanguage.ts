import type { ClassroomItem, Language } from "@kindling/contract";

/** Words that are frequent in one language and no words of the other. */
const frequent: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    "the and of to you your is are it we our what how who with for this that can they do at on my or be one when".split(
      " ",
    ),
  ),
  es: new Set(
    "el la los las de del que y en un una con por para es son su sus se lo al tu tus como cuando".split(" "),
  ),
};

const spanishLetters = /[\u00e1\u00e9\u00ed\u00f3\u00fa\u00f1]/;

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return /^(?:https?:|\/)/.test(value) ? [] : [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** Returns the language that most of a text's words are of; `otherwise` if they don't tell. */
export function languageOf(text: string, otherwise: Language): Language {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const count = (language: Language) => words.filter((word) => frequent[language].has(word)).length;
  const spanish = count("es") + words.filter((word) => spanishLetters.test(word)).length;
  const english = count("en");
  return spanish === english ? otherwise : spanish > english ? "es" : "en";
}

/** Returns the language that an item is written in; `otherwise` if its words don't tell. Letters say theirs themselves. */
export function contentLanguage(item: ClassroomItem, otherwise: Language): Language {
  const { letter: _, ...details } = item.details;
  return languageOf([item.title, item.instructions ?? "", ...textsIn(details)].join(" "), otherwise);
}
