import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { sql } from "kysely";
import { type Db, first } from "../../core/database.ts";
import { invalid } from "../../core/errors.ts";
import type { FileStore } from "../../core/files/fileStore.ts";
import type { SetUpSay } from "./setUpSay.ts";

const most = 2 ** 20;

/** The kinds of picture that screens and papers take, and how their files end. */
const types: Readonly<Record<string, string>> = {
  "image/png": "png",
  "image/jpeg": "jpg",
  "image/webp": "webp",
};

/**
 * Reads an uploaded picture as a logo.
 * @throws Refusal at `logo_key` if there is none, or it is too large or of another kind.
 */
export async function readLogo(
  db: Db,
  files: FileStore,
  key: string,
  speak: SetUpSay,
): Promise<{ readonly content: Buffer; readonly type: string; readonly hash: string }> {
  const stored = await first<{ mime: string; size: number }>(
    db,
    sql`select mime, size::int as size from files where key = ${key}`,
  );
  const type = stored && types[stored.mime];
  const opened = type && stored.size <= most ? await files.open(key) : undefined;
  if (!type || !opened) throw invalid("logo_key", speak.logo);
  const content = await buffer(opened.stream);
  return { content, type, hash: createHash("sha256").update(content).digest("hex").slice(0, 16) };
}
