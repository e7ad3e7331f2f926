import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { tempFolder } from "../../test/backups.ts";
import { randomly } from "../../test/randomly.ts";
import { openArchive, writeArchive } from "./archive.ts";
import { damaged } from "./backupError.ts";
import { fileLine, type Manifest, type PartEnd, writeManifest, writePart } from "./records.ts";

const folder = await tempFolder();
const seed = 20_261_124;
const { below } = randomly(seed);
const key = "a key of these tests";
const told = { made_at: "2026-09-15T16:00:00.000Z", portal: "v1.0.94", migration: "060_sign_ins_confirmed" };

// Random bytes, which nothing packs, so that they fill several chunks.
const content = Buffer.from(Array.from({ length: 150_000 }, () => below(256)));

async function* inPieces(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += 50_000) yield bytes.subarray(at, at + 50_000);
}

async function* records(): AsyncGenerator<Buffer, void> {
  const table: PartEnd = yield* writePart({ table: "t", columns: ["id"] }, inPieces(content), () => 7);
  const file: PartEnd = yield* writePart({ file: "f" }, inPieces(content.subarray(9)));
  const manifest: Manifest = {
    migrations: ["001"],
    tables: [{ table: "t", rows: 7, sha256: table.sha256 }],
    sequences: [],
    files: {
      count: 1,
      bytes: file.bytes,
      sha256: createHash("sha256").update(fileLine("f", file.sha256)).digest("hex"),
      missing: [],
    },
  };
  yield* writeManifest(manifest);
}

/** What an archive holds, by the name of each part. */
async function read(place: string, secret?: string) {
  const archive = await openArchive(place, secret);
  const parts = new Map<string, Buffer>();
  try {
    await archive.read(
      async (head, chunks) => {
        const held: Buffer[] = [];
        for (;;) {
          const next = await chunks.next();
          if (next.done) {
            parts.set("table" in head ? head.table : head.file, Buffer.concat(held));
            return next.value;
          }
          held.push(next.value);
        }
      },
      () => {},
    );
  } finally {
    await archive.close();
  }
  return parts;
}

async function archiveOf(name: string, secret?: string) {
  const place = join(folder, name);
  await writeArchive(place, told, secret, records());
  return { place, bytes: await readFile(place) };
}

const [plain, locked] = await Promise.all([archiveOf("plain"), archiveOf("locked", key)]);

async function readBytes(bytes: Buffer, secret?: string) {
  const place = join(folder, "changed");
  await writeFile(place, bytes);
  return read(place, secret);
}

/** The refusal of bytes that were changed; a header that says something else is no backup, or of another key. */
const refusal =
  /is damaged or incomplete, so nothing was restored|isn't a backup of Kindling|with another key/;

const flipped = (bytes: Buffer, at: number) => {
  const copy = Buffer.from(bytes);
  copy.writeUInt8(copy.readUInt8(at) ^ (1 << below(8)), at);
  return copy;
};

describe.each([
  ["without a key", plain, undefined, 60],
  ["with a key", locked, key, 12],
] as const)("an archive %s", (_name, { place, bytes }, secret, times) => {
  test("gives back what was written, and leaves no half-written file", async () => {
    const parts = await read(place, secret);
    expect([parts.get("t")?.equals(content), parts.get("f")?.equals(content.subarray(9))]).toEqual([
      true,
      true,
    ]);
    expect((await readdir(folder)).filter((name) => name.endsWith(".part"))).toEqual([]);
  });

  test("is refused with one bit changed anywhere", async () => {
    for (let turn = 0; turn < times; turn += 1) {
      const at = turn % 3 === 0 ? below(300) : below(bytes.length);
      await expect(readBytes(flipped(bytes, at), secret), `byte ${at}, seed ${seed}`).rejects.toThrow(
        refusal,
      );
    }
  });

  test("is refused when it was cut off, also between two chunks, or something follows", async () => {
    const mark = secret ? 16 : 32;
    const start = bytes.length - ((bytes.length - 1) % 1000);
    const cuts = [
      0,
      10,
      40,
      200,
      start,
      bytes.length - 1,
      ...Array.from({ length: times / 4 }, () => below(bytes.length)),
    ];
    for (const at of cuts)
      await expect(readBytes(bytes.subarray(0, at), secret), `cut at ${at}, seed ${seed}`).rejects.toThrow(
        refusal,
      );
    // The header's length is what is left after whole chunks and the last one.
    const header = bytes.indexOf("}") + 1 + 32;
    const chunk = 64 * 1024 + mark;
    await expect(readBytes(bytes.subarray(0, header + chunk), secret)).rejects.toThrow(refusal);
    await expect(readBytes(Buffer.concat([bytes, Buffer.alloc(1)]), secret)).rejects.toThrow(refusal);
  });

  test("is refused with two chunks in the other order", async () => {
    const header = bytes.indexOf("}") + 1 + 32;
    const chunk = 64 * 1024 + (secret ? 16 : 32);
    const [one, two] = [header, header + chunk].map((at) => bytes.subarray(at, at + chunk));
    const swapped = [bytes.subarray(0, header), two, one, bytes.subarray(header + 2 * chunk)] as Buffer[];
    await expect(readBytes(Buffer.concat(swapped), secret)).rejects.toThrow(damaged(join(folder, "changed")));
  });
});

describe("openArchive", () => {
  test("names a wrong key, a missing one, a missing file and one of something else", async () => {
    await expect(read(locked.place, "another key than that")).rejects.toThrow(
      `${locked.place} was encrypted with another key than the one in BACKUP_KEY.`,
    );
    await expect(read(locked.place)).rejects.toThrow(
      `${locked.place} is encrypted. Set BACKUP_KEY to the key that it was made with.`,
    );
    await expect(read(join(folder, "none"))).rejects.toThrow("/none (ENOENT).");
    await expect(readBytes(Buffer.from("A photo, not a backup"))).rejects.toThrow(
      "isn't a backup of Kindling",
    );
  });

  test("refuses a format of a later version, whatever else it tells", async () => {
    const text = JSON.stringify({ format: 2, portal: "v2.0.0", all: "new" });
    const length = Buffer.alloc(4);
    length.writeUInt32BE(text.length);
    const head = Buffer.concat([Buffer.from("Kindling backup\n"), length, Buffer.from(text)]);
    const sealed = Buffer.concat([head, createHash("sha256").update(head).digest()]);
    await expect(readBytes(sealed)).rejects.toThrow(
      "was made by a later version of Kindling (v2.0.0). Restore it with that version.",
    );
  });

  test("doesn't show what an encrypted backup holds", async () => {
    expect(plain.bytes.includes(told.migration) && locked.bytes.includes(told.migration)).toBe(true);
    expect(locked.bytes.includes(content.subarray(0, 64))).toBe(false);
    expect(plain.bytes.includes(content.subarray(1000, 1064))).toBe(true);
  });

  test("writeArchive replaces no backup", async () => {
    await expect(writeArchive(plain.place, told, undefined, records())).rejects.toThrow("is there already.");
    expect((await readFile(plain.place)).equals(plain.bytes)).toBe(true);
  });
});
