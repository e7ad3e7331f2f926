/** The languages the portal speaks, the default first. Adding one is one entry here and one file in each room. */
export const languages = ["en", "es"] as const;

export type Language = (typeof languages)[number];

/** A text in every language the portal speaks. */
export type Localized<T = string> = Readonly<Record<Language, T>>;
