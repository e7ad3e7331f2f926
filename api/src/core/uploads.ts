import type {} from "@fastify/multipart";
import type { Language } from "@kindling/contract";
import type { FastifyRequest } from "fastify";
import { Refusal } from "./errors.ts";
import type { FileStore, StoredUpload } from "./fileStore.ts";
import { say } from "./say.ts";
import { importLimit, limitFor } from "./uploadLimits.ts";

/** One file of a multipart body: kept in the file store, or held in memory when the call imports it. */
export interface Upload {
  readonly name: string;
  readonly stored?: StoredUpload;
  readonly content?: Buffer;
}

/** A multipart body, read to its end. */
export interface MultipartBody {
  /** What was typed, by field; a field may be sent several times. */
  readonly fields: Map<string, string[]>;
  readonly uploads: Map<string, Upload>;
}

/**
 * Reads a multipart body. Files of `fileFields` go to the store and stand in the body as `{ fileKey }`; with
 * `inMemory` they are held for an import to parse. Nothing is left in the store when the reading fails.
 */
export async function readMultipart(
  request: FastifyRequest,
  fileFields: readonly string[],
  inMemory: boolean,
  files: FileStore,
  language: Language,
): Promise<MultipartBody> {
  const body: MultipartBody = { fields: new Map(), uploads: new Map() };
  try {
    for await (const part of request.parts({
      limits: { files: 10, fields: 200, fieldSize: 1_000_000, fileSize: 500 * 2 ** 20 },
    })) {
      if (part.type === "field") {
        body.fields.set(part.fieldname, [...(body.fields.get(part.fieldname) ?? []), String(part.value)]);
      } else if (!fileFields.includes(part.fieldname)) {
        part.file.resume();
      } else if (inMemory) {
        body.uploads.set(part.fieldname, { name: part.filename, content: await gather(part.file, language) });
      } else {
        const stored = await files.keep(part.file, part.filename, limitFor, language);
        body.uploads.set(part.fieldname, { name: part.filename, stored });
      }
    }
  } catch (error) {
    await discard(body, files);
    if (error instanceof Refusal) throw error;
    throw new Refusal("malformed", say[language].malformedUpload);
  }
  return body;
}

/** Removes from the store what a refused call had sent. */
export async function discard(
  body: { uploads: ReadonlyMap<string, Upload> },
  files: FileStore,
): Promise<void> {
  await Promise.all(
    [...body.uploads.values()].flatMap(({ stored }) => (stored ? [files.remove(stored.key)] : [])),
  );
}

async function gather(stream: NodeJS.ReadableStream, language: Language): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    const piece = Buffer.from(chunk);
    size += piece.length;
    if (size > importLimit.max_mb * 2 ** 20)
      throw new Refusal("tooLarge", say[language].tooLarge(importLimit.max_mb));
    chunks.push(piece);
  }
  return Buffer.concat(chunks);
}
