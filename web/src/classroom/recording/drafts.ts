import { readStored, writeStored } from "../../core/storage.ts";
import type { Answers } from "./answers.ts";

const key = "answerDrafts";

/** What a class has begun to answer, and the numbers it gave last, by a name made of person, site and item. */
interface Drafts {
  readonly answers: Readonly<Record<string, Answers>>;
  readonly numbers: Readonly<Record<string, number>>;
}

/** Whose draft of what. */
export interface DraftOf {
  readonly owner: string;
  readonly site: number;
  readonly type: string;
  readonly item: number;
}

const nameOf = ({ owner, site, type, item }: DraftOf) => `${owner}/${site}/${type}/${item}`;
const numberOf = ({ owner, site }: DraftOf, label: string) => `${owner}/${site}/${label}`;

function read(): Drafts {
  try {
    const drafts = JSON.parse(readStored("local", key) ?? "{}") as Partial<Drafts> | null;
    return { answers: drafts?.answers ?? {}, numbers: drafts?.numbers ?? {} };
  } catch {
    return { answers: {}, numbers: {} };
  }
}

const write = (drafts: Drafts) => writeStored("local", key, JSON.stringify(drafts));

/** The answers begun for an item; none when nothing was begun. */
export function readDraft(of: DraftOf): Answers {
  return read().answers[nameOf(of)] ?? {};
}

/** Keeps the answers begun for an item. */
export function keepDraft(of: DraftOf, answers: Answers): void {
  const drafts = read();
  write({ ...drafts, answers: { ...drafts.answers, [nameOf(of)]: answers } });
}

/** Forgets the draft of an item that has been answered. */
export function dropDraft(of: DraftOf): void {
  const drafts = read();
  const { [nameOf(of)]: _, ...answers } = drafts.answers;
  write({ ...drafts, answers });
}

/** The number a class gave to the same question last time, such as how many it is. */
export function readLastNumber(of: DraftOf, label: string): number | undefined {
  return read().numbers[numberOf(of, label)];
}

/** Remembers the number a class gave to a question. */
export function keepLastNumber(of: DraftOf, label: string, value: number): void {
  const drafts = read();
  write({ ...drafts, numbers: { ...drafts.numbers, [numberOf(of, label)]: value } });
}

/** Forgets every draft, as at sign-out. */
export function clearDrafts(): void {
  writeStored("local", key, null);
}
