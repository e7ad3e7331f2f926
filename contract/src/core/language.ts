/** The languages the portal speaks, the default first. Adding one is one entry here and one file in each room. */
export const languages = ["en", "es"] as const;

export type Language = (typeof languages)[number];

/** A text in every language the portal speaks. */
export type Localized<T = string> = Readonly<Record<Language, T>>;

/** The locale that numbers, money, dates and lists are formatted in, by language: that of the United States. */
export const locales: Localized = { en: "en-US", es: "es-US" };
