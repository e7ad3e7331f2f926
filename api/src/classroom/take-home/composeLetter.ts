import {
  greets,
  type Language,
  type LetterTag,
  languages,
  letterTags,
  letterWords,
  type PaperLanguage,
  locales as portalLocales,
} from "@kindling/contract";
import type { Week } from "./readTakeHome.ts";
import type { PaperLetter } from "./takeHomeJob.ts";
import { takeHomeSay } from "./takeHomeSay.ts";

const isOwn = (tag: PaperLanguage): tag is Language => (languages as readonly string[]).includes(tag);

/** The locales of paper: those of the portal, and of every further language its tag. */
const locales: Readonly<Record<PaperLanguage, string>> = {
  ...(Object.fromEntries(letterTags.map((tag) => [tag, tag])) as Record<LetterTag, string>),
  ...portalLocales,
};

/** A date as people write it who read a language; calendars of their own aside. */
function dateIn(tag: PaperLanguage, date: string): string {
  return new Intl.DateTimeFormat([locales[tag], locales.en], {
    dateStyle: "long",
    timeZone: "UTC",
    calendar: "gregory",
  }).format(new Date(date));
}

const paragraphsOf = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

/** A week's letter in a language: as staff wrote it, else a short one of ours; undefined where there is neither. */
export function composeLetter(week: Week, language: PaperLanguage, teacher: string): PaperLetter | undefined {
  const { about, films, letter } = week;
  const frame = { language, teacher, date: dateIn(language, week.from), films, prompt: null };
  if (!isOwn(language)) {
    const found = week.further.find((each) => each.language === language);
    return (
      found && { ...frame, title: found.title || about?.title || "", paragraphs: paragraphsOf(found.text) }
    );
  }
  const text = letter[language];
  if (!text) {
    const say = takeHomeSay[language].letter;
    const subject = about?.title ?? null;
    const paragraphs = [say.greeting, say.about(subject), say.things, say.thanks];
    return { ...frame, title: say.title(subject), paragraphs };
  }
  const written = paragraphsOf(text);
  const paragraphs = greets(written[0] ?? "") ? written : [letterWords[language].greeting, ...written];
  // The prompt exists only in the letter's first language.
  const isFirst = languages.find((each) => letter[each]) === language;
  return { ...frame, title: about?.title ?? "", paragraphs, prompt: isFirst ? week.prompt : null };
}
