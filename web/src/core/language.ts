import type { Language } from "@kindling/contract";
import { locales } from "@kindling/contract/language";
import i18next from "i18next";
import { useTranslation } from "react-i18next";
import { start } from "../texts/i18next.ts";
import type { Texts } from "../texts/spell.ts";
import { readStored, storedKeys, writeStored } from "./storage.ts";

/** The languages to choose from, each by its own name. */
export const languageNames: Readonly<Record<Language, string>> = { en: "English", es: "Español" };

const files = import.meta.glob<Texts>(["../locales/*/*.json", "!**/{basics,sheets}*"], { import: "default" });

/** Why namespaces could not be loaded, by their name. */
const failures = new Map<string, Error>();

/** Loads a namespace of a language when a screen first needs it; one that is not written yet is empty. */
async function loadTexts(language: string, namespace: string): Promise<Texts> {
  try {
    return (await files[`../locales/${language}/${namespace}.json`]?.()) ?? {};
  } catch (error) {
    failures.set(namespace, error as Error);
    return {};
  }
}

/**
 * What is shown for a text that is missing, never its key: the words of the key. Where the namespace could not be
 * loaded, the screen breaks instead, and its error page says why.
 */
export function standInFor(fullKey: string, given?: string): string {
  const [namespace = "", key = ""] = fullKey.split(":");
  const failure = failures.get(namespace);
  if (failure) throw failure;
  const last = key.split(".").at(-1) ?? "";
  const words = last
    .replace(/_(?:one|many|other)$/, "")
    .replaceAll(/_|(?<=[a-z])(?=[A-Z])/g, " ")
    .toLowerCase();
  return given ?? words.charAt(0).toUpperCase() + words.slice(1);
}

const isLanguage = (text: string | null | undefined): text is Language =>
  text !== null && text !== undefined && Object.hasOwn(languageNames, text);

function firstLanguage(): Language {
  const asked = navigator.languages.map((tag) => tag.slice(0, 2));
  return [readStored("local", storedKeys.language), ...asked].find(isLanguage) ?? "en";
}

/** The language in use now, or at the start the one that is being loaded. */
export function readLanguage(): Language {
  return isLanguage(i18next.language) ? i18next.language : firstLanguage();
}

i18next.on("languageChanged", () => {
  document.documentElement.lang = readLanguage();
});

/** Settles when the texts every screen needs are there. */
export const languageReady: Promise<unknown> = start({
  language: firstLanguage(),
  // `account` is loaded too, so that the sign-in page appears at once.
  namespaces: ["app", "account"],
  defaultNamespace: "app",
  load: loadTexts,
  parseMissingKeyHandler: standInFor,
});

/** Has texts fetched that are needed soon, while those of every screen are still on their way. */
export const fetchTexts = (namespace: string) => files[`../locales/${readLanguage()}/${namespace}.json`]?.();

/** Changes the language and remembers it. */
export async function setLanguage(language: Language): Promise<void> {
  writeStored("local", storedKeys.language, language);
  await i18next.changeLanguage(language);
}

export function useLanguage(): Language {
  const { i18n } = useTranslation("app");
  return isLanguage(i18n.language) ? i18n.language : "en";
}

/** Makes formats of a language; its formatters are made once, which takes far longer than using them. */
function makeFormats(language: Language) {
  const dayIn = (dateStyle: "short" | "medium" | "long") =>
    new Intl.DateTimeFormat(locales[language], { dateStyle, timeZone: "UTC" });
  const days = { short: dayIn("short"), medium: dayIn("medium"), long: dayIn("long") };
  const moments = new Intl.DateTimeFormat(locales[language], { dateStyle: "medium", timeStyle: "short" });
  const numbers = new Intl.NumberFormat(locales[language]);
  const amounts = new Intl.NumberFormat(locales[language], { style: "currency", currency: "USD" });
  const spell = (text: string, at: Date, format: Intl.DateTimeFormat) =>
    Number.isNaN(at.getTime()) ? text : format.format(at);
  return {
    /** A calendar date (`YYYY-MM-DD`). */
    date: (date: string, style: keyof typeof days = "medium") =>
      spell(date, new Date(`${date.slice(0, 10)}T00:00:00Z`), days[style]),
    /** A moment (ISO 8601) as date and time where the reader is. */
    moment: (moment: string) => spell(moment, new Date(moment), moments),
    number: (value: number) => numbers.format(value),
    /** A share, from 0 to 1. */
    percent: (share: number, maximumFractionDigits = 0) =>
      new Intl.NumberFormat(locales[language], { style: "percent", maximumFractionDigits }).format(share),
    /** An amount in cents. */
    money: (cents: number) => amounts.format(cents / 100),
  };
}

const formats: Partial<Record<Language, ReturnType<typeof makeFormats>>> = {};

export function useFormat() {
  const language = useLanguage();
  return (formats[language] ??= makeFormats(language));
}
