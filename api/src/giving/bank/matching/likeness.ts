/** The words of a text in capital letters and digits, without accents. */
function wordsOf(text: string): string[] {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toUpperCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Words of names that say nothing of whose they are. */
const common = new Set(
  wordsOf(
    "the of for and in to at inc co a de la el los las del y para por foundation fund fundación fondo school escuela",
  ),
);

/** A text of a bank as its words, made once for many questions. */
export interface BankText {
  readonly words: readonly string[];
  readonly joined: string;
  /** Its numbers without leading zeros. */
  readonly numbers: ReadonlySet<string>;
}

export function bankText(...texts: readonly (string | null)[]): BankText {
  const words = texts.flatMap((text) => wordsOf(text ?? ""));
  const numbers = words.flatMap((word) => (/^\d+$/.test(word) ? [word.replace(/^0+/, "")] : []));
  return { words, joined: ` ${words.join(" ")} `, numbers: new Set(numbers) };
}

/** Whether a text names a reference: as it is, or its only number if it has at least three digits. */
export function namesMark({ joined, numbers, words }: BankText, mark: string): boolean {
  const own = wordsOf(mark);
  if (own.length === 0 || own.join("").length < 3) return false;
  if (joined.includes(` ${own.join(" ")} `) || words.includes(own.join(""))) return true;
  // A prefix such as KIN- tells that the number alone isn't meant.
  if (own.length > 1 && /^KIN$/.test(own[0] ?? "")) return false;
  const digits = own.join(" ").match(/\d+/g) ?? [];
  const [number = ""] = digits;
  return digits.length === 1 && number.length >= 3 && numbers.has(number.replace(/^0+/, ""));
}

/** Words of which a text has at least one if it names a reference. */
export function markKeys(mark: string): string[] {
  const own = wordsOf(mark);
  const number = own.join(" ").match(/\d+/)?.[0].replace(/^0+/, "");
  return [own.at(-1), own.join(""), number].filter((key): key is string => Boolean(key));
}

/** How much alike two words are, from 0 to 1; banks cut names off. */
function alike(word: string, other: string): number {
  if (word === other) return 1;
  const [short, long] = word.length < other.length ? [word, other] : [other, word];
  if (short.length >= 4 && long.startsWith(short)) return 0.8;
  if (short.length < 5) return 0;
  const pairsOf = (text: string) =>
    Array.from({ length: text.length - 1 }, (_, at) => text.slice(at, at + 2));
  const others = pairsOf(other);
  const pairs = pairsOf(word);
  let shared = 0;
  for (const pair of pairs) {
    const at = others.indexOf(pair);
    if (at < 0) continue;
    others.splice(at, 1);
    shared += 1;
  }
  const dice = (2 * shared) / (word.length + other.length - 2);
  return dice >= 0.7 ? 0.6 : 0;
}

/** How much of a name a bank's text has, from 0 to 1; long words weigh more. */
export function nameShare({ words }: BankText, name: string): number {
  const all = wordsOf(name);
  const telling = all.filter((word) => word.length > 1 && !common.has(word));
  const own = telling.length > 0 ? telling : all;
  const weight = own.reduce((sum, word) => sum + word.length, 0);
  if (weight === 0) return 0;
  const found = own.reduce(
    (sum, word) => sum + word.length * words.reduce((best, other) => Math.max(best, alike(word, other)), 0),
    0,
  );
  return found / weight;
}
