import { createHash } from "node:crypto";
import { z } from "zod";

type Bytes = AsyncIterable<Buffer>;

/** What an archive has of a table or an uploaded file. */
const partHead = z.union([
  z.object({ table: z.string(), columns: z.array(z.string()) }),
  z.object({ file: z.string() }),
]);
const partEnd = z.object({ bytes: z.number(), sha256: z.string(), rows: z.number().optional() });

export type PartHead = z.infer<typeof partHead>;
export type PartEnd = z.infer<typeof partEnd>;

/** The last record of an archive: what has to be in it, and what isn't rows. */
const manifest = z.object({
  migrations: z.array(z.string()),
  tables: z.array(z.object({ table: z.string(), rows: z.number(), sha256: z.string() })),
  /** The value that each sequence went on from. */
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
  files: z.object({
    count: z.number(),
    bytes: z.number(),
    /** Of the keys and checksums of all files, in their order. */
    sha256: z.string(),
    /** The keys of files that the database names and that weren't there. */
    missing: z.array(z.string()),
  }),
  /** The generated token secret; encrypted backups alone have it. */
  tokenSecret: z.string().optional(),
});

export type Manifest = z.infer<typeof manifest>;

const kinds = { head: 1, data: 2, end: 3, manifest: 4 } as const;

const prefixSize = 5;

function* framed(kind: number, payload: Buffer): Generator<Buffer> {
  const prefix = Buffer.alloc(prefixSize);
  prefix.writeUInt8(kind);
  prefix.writeUInt32BE(payload.length, 1);
  yield prefix;
  yield payload;
}

const framedJson = (kind: number, value: unknown) => framed(kind, Buffer.from(JSON.stringify(value)));

/** A part as bytes of an archive; `rowsOf` is asked once all is read. Returns what the part's end tells. */
export async function* writePart(
  head: PartHead,
  content: Bytes,
  rowsOf?: () => number,
): AsyncGenerator<Buffer, PartEnd> {
  yield* framedJson(kinds.head, head);
  const hash = createHash("sha256");
  let bytes = 0;
  for await (const chunk of content) {
    hash.update(chunk);
    bytes += chunk.length;
    yield* framed(kinds.data, chunk);
  }
  const end: PartEnd = { bytes, sha256: hash.digest("hex"), ...(rowsOf && { rows: rowsOf() }) };
  yield* framedJson(kinds.end, end);
  return end;
}

/** The manifest as the last bytes of an archive. */
export const writeManifest = (value: Manifest) => framedJson(kinds.manifest, value);

/** What a reader of an archive does with a part: it has to take the content to its end, which answers what it was. */
export type TakePart = (head: PartHead, content: AsyncGenerator<Buffer, PartEnd>) => Promise<PartEnd>;

/** Takes a part's content without doing anything with it. */
export async function skipContent(content: AsyncGenerator<Buffer, PartEnd>): Promise<PartEnd> {
  for (;;) {
    const next = await content.next();
    if (next.done) return next.value;
  }
}

/**
 * Reads the records of an archive, hands over each part, and returns the manifest.
 * @throws if a checksum or the manifest doesn't fit what was read.
 */
export async function readRecords(bytes: Bytes, take: TakePart): Promise<Manifest> {
  const records = recordsOf(bytes);
  const tables: Manifest["tables"] = [];
  const files = { count: 0, bytes: 0, hash: createHash("sha256") };
  let whole: Manifest | undefined;
  for await (const { kind, payload } of records) {
    if (whole) throw new Error("Something follows the manifest");
    if (kind === kinds.manifest) {
      const told = manifest.parse(JSON.parse(payload.toString()));
      const read = { count: files.count, bytes: files.bytes, sha256: files.hash.digest("hex") };
      const isWhole =
        JSON.stringify(told.tables) === JSON.stringify(tables) &&
        JSON.stringify({ ...told.files, missing: undefined }) === JSON.stringify(read);
      if (!isWhole) throw new Error("The manifest names other parts");
      whole = told;
      continue;
    }
    if (kind !== kinds.head) throw new Error("A part has no beginning");
    const head = partHead.parse(JSON.parse(payload.toString()));
    const { rows = 0, bytes: size, sha256 } = await take(head, contentOf(records));
    if ("table" in head) tables.push({ table: head.table, rows, sha256 });
    else {
      files.count += 1;
      files.bytes += size;
      files.hash.update(fileLine(head.file, sha256));
    }
  }
  if (!whole) throw new Error("The archive ends before its manifest");
  return whole;
}

/** What the manifest's checksum of all files is made of. */
export const fileLine = (key: string, sha256: string) => `${key} ${sha256}\n`;

type Records = AsyncGenerator<{ readonly kind: number; readonly payload: Buffer }, void>;

async function* contentOf(records: Records): AsyncGenerator<Buffer, PartEnd> {
  const hash = createHash("sha256");
  let bytes = 0;
  for (;;) {
    const { value, done } = await records.next();
    if (done) throw new Error("A part has no end");
    if (value.kind === kinds.end) {
      const end = partEnd.parse(JSON.parse(value.payload.toString()));
      if (end.bytes !== bytes || end.sha256 !== hash.digest("hex"))
        throw new Error("A part has another checksum");
      return end;
    }
    if (value.kind !== kinds.data) throw new Error("A part has no end");
    hash.update(value.payload);
    bytes += value.payload.length;
    yield value.payload;
  }
}

async function* recordsOf(bytes: Bytes): Records {
  let held: Buffer = Buffer.alloc(0);
  for await (const more of bytes) {
    held = Buffer.concat([held, more]);
    let at = 0;
    while (held.length - at >= prefixSize) {
      const end = at + prefixSize + held.readUInt32BE(at + 1);
      if (end > held.length) break;
      yield { kind: held.readUInt8(at), payload: held.subarray(at + prefixSize, end) };
      at = end;
    }
    held = held.subarray(at);
  }
  if (held.length > 0) throw new Error("The last record is cut off");
}
