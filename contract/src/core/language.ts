/** The first is the default. */
export const languages = ["en", "es"] as const;

export type Language = (typeof languages)[number];

/** A text in every language. */
export type Localized<T = string> = Readonly<Record<Language, T>>;

/** Locales for formatting numbers, money, dates and lists. */
export const locales: Localized = { en: "en-US", es: "es-US" };
