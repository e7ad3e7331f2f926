/** What a resource can belong to (docs/architecture.md). */
export const subjects = [
  "people",
  "account",
  "curriculum",
  "classroom",
  "giving",
  "recognition",
  "media",
  "leads",
  "reports",
] as const;

export type Subject = (typeof subjects)[number];

/** A resource's name in every spelling that its files need. */
export interface Names {
  /** The subject it belongs to, which is its folder in contract and api: people. */
  readonly subject: Subject;
  /** As people say it: "Reading Room", "Reading Rooms". */
  readonly one: string;
  readonly many: string;
  /** readingRoom, readingRooms, ReadingRoom, ReadingRooms. */
  readonly singular: string;
  readonly plural: string;
  readonly pascal: string;
  readonly pascalPlural: string;
  /** reading-rooms: its folder in the web and its path on the screen. */
  readonly kebab: string;
  /** reading_rooms: its table. */
  readonly table: string;
  /** The number of its migration: 003. */
  readonly migration: string;
}

const wordsOf = (text: string) =>
  text
    .trim()
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((word) => word.toLowerCase());
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const pascalOf = (text: string) => wordsOf(text).map(capital).join("");
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Spells the two names in every way that the files need. */
export function namesOf(subject: Subject, one: string, many: string, migration: string): Names {
  return {
    subject,
    one,
    many,
    singular: lowerFirst(pascalOf(one)),
    plural: lowerFirst(pascalOf(many)),
    pascal: pascalOf(one),
    pascalPlural: pascalOf(many),
    kebab: wordsOf(many).join("-"),
    table: wordsOf(many).join("_"),
    migration,
  };
}
