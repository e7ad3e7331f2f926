import { newKey } from "../../core/newKey.ts";

/** A file that belongs to an answer; its content lies apart, under its id, until the server has it. */
export interface AnswerFile {
  /** Made once; its upload goes under this key, so that the server keeps it once. */
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly size: number;
  /** The server's key of the file, once uploaded. */
  readonly fileKey: string | null;
  /** When the server took it, in milliseconds since 1970. */
  readonly sentAt: number | null;
  readonly refused: string | null;
}

/** The server deletes unused files after a day; older files are sent again. */
const holdsFor = 20 * 3600 * 1000;

export function newAnswerFile({ name, type, size }: File): AnswerFile {
  return { id: newKey(), name, type, size, fileKey: null, sentAt: null, refused: null };
}

/** Whether a file still has to be sent, as far as the server takes it at all. */
export function mustBeSent({ fileKey, sentAt, refused }: AnswerFile, now: number): boolean {
  return refused === null && (fileKey === null || now - (sentAt ?? 0) > holdsFor);
}

/** The files as a report names them: those that the server has. */
export function sentFiles(files: readonly AnswerFile[]): { fileKey: string }[] {
  return files.flatMap(({ fileKey, refused }) => (fileKey && refused === null ? [{ fileKey }] : []));
}
