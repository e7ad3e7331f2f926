import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { sql } from "kysely";
import { type Db, first } from "../../core/database.ts";
import { invalid } from "../../core/errors.ts";
import type { FileStore } from "../../core/files/fileStore.ts";
import { redrawLogo } from "./redrawLogo.ts";
import type { SetUpSay } from "./setUpSay.ts";

/** As many bytes as the picture may have, and as many pixels as it keeps on its longer side. */
const [most, edge] = [2 ** 20, 1000];

/** The kinds of picture that browsers show and that can be drawn anew. Drawings (SVG) aren't: they can hold scripts. */
const taken = new Set(["image/png", "image/jpeg", "image/webp"]);

/**
 * Reads a picture that the person has uploaded as a logo, drawn anew by our own code: at most 1,000 pixels wide and high, without
 * metadata. Everybody sees a logo, so nothing that classes keep and nothing of other people becomes one.
 * @throws Refusal at `logo_key` if it isn't such an upload, or is too large, of another kind or damaged.
 */
export async function readLogo(
  db: Db,
  files: FileStore,
  key: string,
  uploader: number,
  speak: SetUpSay,
): Promise<{ readonly content: Buffer; readonly type: string; readonly hash: string }> {
  const stored = await first<{ mime: string; size: number; may: boolean }>(
    db,
    sql`select mime, size::int as size, guard is null and coalesce(user_id = ${uploader}, false) as may
      from files where key = ${key} for share`,
  );
  if (stored && !stored.may) throw invalid("logo_key", speak.logoElsewhere);
  const isTaken = stored && taken.has(stored.mime) && stored.size <= most;
  const opened = isTaken ? await files.open(key) : undefined;
  if (!opened) throw invalid("logo_key", speak.logo);
  const uploaded = await buffer(opened.stream);
  const drawn = await redrawLogo(uploaded, edge).catch(() => undefined);
  if (!drawn) throw invalid("logo_key", speak.logoDamaged);
  return { ...drawn, hash: createHash("sha256").update(drawn.content).digest("hex").slice(0, 16) };
}
