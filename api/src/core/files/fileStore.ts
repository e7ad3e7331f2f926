import path from "node:path";
import { type Readable, Transform } from "node:stream";
import type { Language } from "@kindling/contract";
import { Refusal } from "../errors.ts";
import { say } from "../say.ts";

/** A file that was kept: what its content is, never what its name claims. */
export interface StoredUpload {
  readonly key: string;
  readonly name: string;
  readonly mime: string;
  readonly size: number;
}

export type LimitFor = (extension: string) => { types: string[]; max_mb: number } | undefined;

/** The key of a file, else a new one, and the field that a refusal names, else `file`. */
type KeepAs = { readonly key?: string | undefined; readonly field?: string };

/** How a file is opened that a browser fetches elsewhere. */
interface LinkedFile {
  readonly type: string;
  readonly disposition: string;
}

/** Where uploaded files live: a folder, or a bucket of an object store. */
export interface FileStore {
  /** Where that is, for an operator; without a secret. */
  readonly place: string;
  /** Keeps a stream whose content is of a kind that `limitFor` takes, which is asked for "" if nobody knows the kind. */
  keep(from: Readable, name: string, limitFor: LimitFor, say: Language, as?: KeepAs): Promise<StoredUpload>;
  /** Opens a kept file, or a part of it; undefined when there is none. */
  open(
    key: string,
    range?: { start: number; end: number },
  ): Promise<{ stream: Readable; size: number } | undefined>;
  remove(key: string): Promise<void>;
  /** Looks through an upload that isn't kept, where there is something to look with. */
  readonly check?: (content: Buffer, field: string, language: Language) => Promise<void>;
  /** What doesn't answer now, so that uploads are refused; undefined if they need nothing else. */
  readonly missing?: () => Promise<string[]>;
  /** Where browsers fetch files themselves, and the address of one for an hour or so; only if they may. */
  readonly links?: { readonly origin: string; to(key: string, as: LinkedFile): Promise<string> };
  /** Lists all that is kept, and what was left half-written, whose name is its key and `.part`. */
  list(): AsyncIterable<{ readonly name: string; readonly modified: Date }>;
}

const sniffBytes = 4100;

/** A file's own name, without folders and without signs that no name has. */
export function plainName(name: string): string {
  return path.basename(name.replaceAll(/\p{Cc}/gu, "").toWellFormed()).slice(0, 200);
}

/** A transform that rejects files of a wrong type or size, and afterwards tells what came through. */
export function judging(limitFor: LimitFor, language: Language) {
  let head = Buffer.alloc(0);
  let size = 0;
  let kind: { mime: string; max_mb: number } | undefined;
  const refused = () =>
    new Refusal(
      "unsupportedType",
      say[language].unsupported("JPEG, PNG, WebP, GIF, MP4, WebM, MOV, PDF, DOCX, PPTX, XLSX, MP3, M4A, WAV"),
    );
  const tooLarge = () =>
    kind && size > kind.max_mb * 2 ** 20
      ? new Refusal("tooLarge", say[language].tooLarge(kind.max_mb))
      : null;
  const judge = async () => {
    // Few processes ever take a file.
    const { fileTypeFromBuffer } = await import("file-type");
    const type = await fileTypeFromBuffer(head);
    const limit = limitFor(type?.ext ?? "");
    if (!limit) throw refused();
    kind = { mime: type?.mime ?? "application/octet-stream", max_mb: limit.max_mb };
  };
  const transform = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (kind) return done(tooLarge(), chunk);
      head = Buffer.concat([head, chunk]);
      if (head.length < sniffBytes) return done();
      judge().then(() => done(tooLarge(), head), done);
    },
    flush(done) {
      if (kind) return done();
      judge().then(() => done(null, head), done);
    },
  });
  return {
    transform,
    verdict() {
      if (!kind) throw refused();
      return { mime: kind.mime, size };
    },
  };
}
