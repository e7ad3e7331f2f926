/** Stands where a student's name was, as where its term is over. */
const noName = "–";

/** Shorter parts of a name are words of a language as well: "de", "la". */
const shortest = 3;

const words = /[\p{L}\p{M}\p{N}]+/gu;
const plain = (word: string) => word.normalize("NFC").toLowerCase();

/** The answers of a nomination without its student's first and last name, also where they stand alone or in capitals. */
export function withoutStudent(
  answers: Readonly<Record<string, unknown>>,
  names: readonly (string | null)[],
): Readonly<Record<string, unknown>> {
  const known = names.filter((name) => name !== null);
  const parts = new Set(
    known
      .flatMap((name) => name.match(words) ?? [])
      .filter(({ length }) => length >= shortest)
      .map(plain),
  );
  const hide = (word: string) => (parts.has(plain(word)) || known.includes(word) ? noName : word);
  if (known.length === 0) return answers;
  return Object.fromEntries(
    Object.entries(answers).map(([id, value]) => [
      id,
      typeof value === "string" ? value.replaceAll(words, hide) : value,
    ]),
  );
}
