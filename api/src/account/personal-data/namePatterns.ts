import type { KnownAs } from "./namesOf.ts";

/** Regular expressions of PostgreSQL that find a person in texts, and plain beginnings to look for first. */
export interface NamePatterns {
  readonly fullName: string;
  readonly email: string;
  /** Finds each name by itself too; for texts that are theirs. */
  readonly own: string;
  readonly likeNames: readonly string[];
  readonly likeEmails: readonly string[];
}

/** Shorter names are no more than syllables of other words. */
const shortest = 3;

const literal = (text: string) =>
  text.replaceAll(/[^\p{L}\p{N}\s]/gu, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s+`);
/** As a text stands by itself and inside JSON. */
const spellings = (text: string) => [...new Set([text, JSON.stringify(text).slice(1, -1)])];
const anyOf = (texts: readonly string[]) => texts.flatMap(spellings).map(literal).join("|");

/** A word of its own; inside JSON one may stand right after the sign of a new line. */
const whole = (inner: string) => String.raw`(?:(?<![[:alnum:]])|(?<=\\[nrt]))(?:${inner})(?![[:alnum:]])`;
const wholeEmail = (inner: string) =>
  String.raw`(?:(?<![[:alnum:]._%+-])|(?<=\\[nrt]))(?:${inner})(?![[:alnum:]-]|\.[[:alnum:]])`;
const like = (text: string) =>
  spellings(text).map((each) => `%${each.replaceAll(/[%_\\]/g, String.raw`\$&`)}%`);

const partsOf = (name: string) => [name, ...name.split(/[\s-]+/)];

export function namePatterns({ names, emails }: KnownAs): NamePatterns {
  const full = names.flatMap(({ first, last }) => [`${first} ${last}`, `${last}, ${first}`]);
  // Each part of a double name as well.
  const single = [...new Set(names.flatMap(({ first, last }) => [first, last].flatMap(partsOf)))].filter(
    ({ length }) => length >= shortest,
  );
  const capitals = [...single, ...single.map((name) => name.toUpperCase())];
  const own = [whole(anyOf([...full, ...capitals])), wholeEmail(anyOf(emails))];
  return {
    fullName: whole(anyOf(full)),
    email: wholeEmail(anyOf(emails)),
    own: own.join("|"),
    likeNames: full.flatMap(like),
    likeEmails: emails.flatMap(like),
  };
}
