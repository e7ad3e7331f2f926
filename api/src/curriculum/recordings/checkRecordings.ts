import { fileUrl, type Language, type QuestionRecording, recordingLimits } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, rows } from "../../core/database.ts";
import { invalid } from "../../core/errors.ts";
import { recordingsSay } from "./recordingsSay.ts";

/**
 * Checks that recordings are files of ours with sound, and not too large.
 * @throws Refusal invalid at the entry of `path`.
 */
export async function checkRecordings(
  db: Db,
  path: string,
  recordings: readonly QuestionRecording[] | null | undefined,
  language: Language,
): Promise<void> {
  if (!recordings || recordings.length === 0) return;
  const say = recordingsSay[language];
  const start = fileUrl("").length;
  const keys = recordings.map(({ url }) => url.slice(start));
  const files = await rows<{ key: string; mime: string; size: number }>(
    db,
    sql`select key, mime, size from files where key = any(${keys}::text[])`,
  );
  for (const [index, key] of keys.entries()) {
    const at = `${path}.${index}.url`;
    const file = files.find((each) => each.key === key);
    if (!file) throw invalid(at, say.gone);
    if (!file.mime.startsWith("audio/")) throw invalid(at, say.noSound);
    if (file.size > recordingLimits.max_mb * 2 ** 20) throw invalid(at, say.tooLarge);
  }
}
