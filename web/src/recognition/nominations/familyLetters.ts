import { answeredTypes, type ClassroomItem, type Language, languages } from "@kindling/contract";
import { classroomAreas } from "../../classroom/classroomAreas.ts";

const { key } = answeredTypes.familyConnection;
const area = classroomAreas.find(({ types }) => types.includes(key));

export function letterOf(item: ClassroomItem): Readonly<Record<string, string>> | undefined {
  const { letter } = item.details;
  if (item.type !== key || typeof letter !== "object" || letter === null) return undefined;
  const written = Object.entries(letter).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string" && entry[1].trim() !== "",
  );
  return written.length > 0 ? Object.fromEntries(written) : undefined;
}

/** The languages that a letter is written in. */
export function languagesOf(letter: Readonly<Record<string, string>>): Language[] {
  return languages.filter((language) => letter[language]);
}

/** Where the family connections are listed; with an item's id, its letter in a language. */
export const familyPath = area?.path ?? "";
export const letterPath = (id: number, language: Language) =>
  `${familyPath}/${id}/letter?language=${language}`;
