import { createHash, type Hash } from "node:crypto";
import { Readable } from "node:stream";
import type {} from "@fastify/multipart";
import type { Language } from "@kindling/contract";
import type { FastifyRequest } from "fastify";
import { invalid, Refusal } from "../errors.ts";
import { say } from "../say.ts";
import { type FileStore, plainName, type StoredUpload } from "./fileStore.ts";
import { importLimit, largestUpload, limitFor } from "./uploadLimits.ts";

/** One file of a multipart body: kept in the file store, or held in memory when the call imports it. */
export interface Upload {
  readonly name: string;
  readonly stored?: StoredUpload;
  readonly content?: Buffer;
  /** A hash of the content. */
  readonly hash: string;
}

/** Whether a form is being sent; known from the first, while Fastify's own answer comes with the body. */
export const sendsForm = ({ headers }: FastifyRequest) =>
  /^multipart\/form-data/i.test(headers["content-type"] ?? "");

/** A multipart body, read to its end. */
export interface MultipartBody {
  /** What was typed, by field; a field may be sent several times. */
  readonly fields: Map<string, string[]>;
  /** The files by field; several in one only where the call takes a list there. */
  readonly uploads: Map<string, Upload[]>;
}

/**
 * Reads a multipart body. Files go to the store as `{ fileKey }`, or stay in memory for imports. If reading fails,
 * the store is cleaned up.
 */
export async function readMultipart(
  request: FastifyRequest,
  fileFields: { readonly names: readonly string[]; takesSeveral(field: string): boolean },
  inMemory: boolean,
  files: FileStore,
  language: Language,
): Promise<MultipartBody> {
  const body: MultipartBody = { fields: new Map(), uploads: new Map() };
  // All fields together may be as long as any other body.
  const most = request.server.initialConfig.bodyLimit ?? 0;
  let typed = 0;
  try {
    for await (const part of request.parts({
      limits: { files: 10, fields: 200, fieldSize: most, fileSize: largestUpload },
    })) {
      if (part.type === "field") {
        typed += String(part.value).length;
        if (typed >= most) throw new Refusal("tooLarge", say[language].bodyTooLarge);
        body.fields.set(part.fieldname, [...(body.fields.get(part.fieldname) ?? []), String(part.value)]);
        continue;
      }
      const { fieldname, filename } = part;
      const sent = body.uploads.get(fieldname) ?? [];
      if (!fileFields.names.includes(fieldname)) {
        part.file.resume();
        continue;
      }
      if (sent.length > 0 && !fileFields.takesSeveral(fieldname)) {
        throw invalid(fieldname, say[language].oneFile);
      }
      const sum = createHash("sha256");
      const file = Readable.from(summed(part.file, sum), { objectMode: false });
      const kept = inMemory
        ? { name: plainName(filename), content: await gather(file, language) }
        : {
            name: filename,
            stored: await files.keep(file, filename, limitFor, language, { field: fieldname }),
          };
      if (kept.content) await files.check?.(kept.content, fieldname, language);
      body.uploads.set(fieldname, [...sent, { ...kept, hash: sum.digest("base64url") }]);
    }
  } catch (error) {
    await discard(body, files);
    throw isBadForm(error) ? new Refusal("malformed", say[language].malformedUpload) : error;
  }
  return body;
}

/** Whether it is the form that is broken, or was never sent to its end, rather than something of ours. */
function isBadForm(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof Refusal) return false;
  const { code } = error as { code?: unknown };
  if (typeof code === "string") return /^FST_|^ERR_STREAM_PREMATURE_CLOSE$|^ECONNRESET$/.test(code);
  // The parser of forms throws plain errors; a bug of ours would be a TypeError or its like.
  return error.constructor === Error;
}

/** Removes from the store what a refused call had sent. */
export async function discard(
  body: { uploads: ReadonlyMap<string, readonly Upload[]> },
  files: FileStore,
): Promise<void> {
  await Promise.all(
    [...body.uploads.values()].flat().flatMap(({ stored }) => (stored ? [files.remove(stored.key)] : [])),
  );
}

async function* summed(stream: AsyncIterable<Buffer>, sum: Hash): AsyncGenerator<Buffer> {
  for await (const chunk of stream) {
    sum.update(chunk);
    yield chunk;
  }
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
