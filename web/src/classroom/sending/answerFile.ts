import { newKey } from "../../core/newKey.ts";

/** A file of an answer. Until it is uploaded, `fileContents` stores its content under its ID. */
export interface AnswerFile {
  /** Also the Idempotency-Key of its upload, so that the server stores it once. */
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly size: number;
  /** Null until uploaded. */
  readonly fileKey: string | null;
  /** When it was uploaded, in milliseconds since 1970. */
  readonly sentAt: number | null;
  readonly refused: string | null;
}

/** The server deletes unused files after a day; older files are sent again. */
const holdsFor = 20 * 3600 * 1000;

export function newAnswerFile({ name, type, size }: File): AnswerFile {
  return { id: newKey(), name, type, size, fileKey: null, sentAt: null, refused: null };
}

/** Whether a file must be uploaded, for the first time or again. */
export function mustBeSent({ fileKey, sentAt, refused }: AnswerFile, now: number): boolean {
  return refused === null && (fileKey === null || now - (sentAt ?? 0) > holdsFor);
}

/** The uploaded files, as the call that records the answer takes them. */
export function sentFiles(files: readonly AnswerFile[]): { fileKey: string }[] {
  return files.flatMap(({ fileKey, refused }) => (fileKey && refused === null ? [{ fileKey }] : []));
}
