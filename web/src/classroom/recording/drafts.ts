import { readStored, writeStored } from "../../core/storage.ts";
import type { AnswerFile } from "../sending/answerFile.ts";
import type { Answers } from "./answers.ts";

export const draftsKey = "answerDrafts";

/** What a class has begun to answer, and the numbers it gave last, by a name made of person, site and item. */
interface Drafts {
  readonly answers: Readonly<Record<string, Answers>>;
  readonly numbers: Readonly<Record<string, number>>;
  readonly files: Readonly<Record<string, readonly AnswerFile[]>>;
}

/** Whose draft of what. */
export interface DraftOf {
  readonly owner: string;
  readonly site: number;
  readonly type: string;
  readonly item: number;
}

const nameOf = ({ owner, site, type, item }: DraftOf) => `${owner}/${site}/${type}/${item}`;
const numberOf = ({ owner, site }: DraftOf, question: string) => `${owner}/${site}/${question}`;

function read(): Drafts {
  try {
    const drafts = JSON.parse(readStored("local", draftsKey) ?? "{}") as Partial<Drafts> | null;
    return { answers: drafts?.answers ?? {}, numbers: drafts?.numbers ?? {}, files: drafts?.files ?? {} };
  } catch {
    return { answers: {}, numbers: {}, files: {} };
  }
}

const write = (drafts: Drafts) => writeStored("local", draftsKey, JSON.stringify(drafts));

export function readDraft(of: DraftOf): Answers {
  return read().answers[nameOf(of)] ?? {};
}

export function keepDraft(of: DraftOf, answers: Answers): void {
  const drafts = read();
  write({ ...drafts, answers: { ...drafts.answers, [nameOf(of)]: answers } });
}

export function dropDraft(of: DraftOf): void {
  const drafts = read();
  const { [nameOf(of)]: _, ...answers } = drafts.answers;
  const { [nameOf(of)]: __, ...files } = drafts.files;
  write({ ...drafts, answers, files });
}

export function readFiles(of: DraftOf): readonly AnswerFile[] {
  return read().files[nameOf(of)] ?? [];
}

export function keepFiles(of: DraftOf, files: readonly AnswerFile[]): void {
  const drafts = read();
  write({ ...drafts, files: { ...drafts.files, [nameOf(of)]: files } });
}

export function draftedFiles(): AnswerFile[] {
  return Object.values(read().files).flat();
}

/** The number a class gave to the same question last time, such as how many it is. */
export function readLastNumber(of: DraftOf, question: string): number | undefined {
  return read().numbers[numberOf(of, question)];
}

export function keepLastNumber(of: DraftOf, question: string, value: number): void {
  const drafts = read();
  write({ ...drafts, numbers: { ...drafts.numbers, [numberOf(of, question)]: value } });
}

export function clearDrafts(): void {
  writeStored("local", draftsKey, null);
}
