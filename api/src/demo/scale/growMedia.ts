import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { sql } from "kysely";
import { type Db, rows } from "../../core/database.ts";
import type { FileStore } from "../../core/files/fileStore.ts";
import { limitFor } from "../../core/files/uploadLimits.ts";
import { insertLinks, insertRows } from "../shared/insertRows.ts";
import { mixed } from "./mixed.ts";

/** Of so many classes, one has shared a photo. */
const classesAPhoto = 10;
const kept = 500;

interface Sharer {
  readonly user_id: number;
  readonly school_id: number;
  readonly at: string;
  readonly place: number;
}

/** Adds photos of classes, small copies of the demo program's. */
export async function growMedia(tx: Db, files: FileStore, today: string): Promise<void> {
  const shots = await rows<{ thumb: string; name: string; caption: string | null }>(
    tx,
    sql`select t.thumb, f.name, t.caption from teacher_media t join files f on f.key = t.file
      where f.mime like 'image/%' and t.thumb is not null order by t.id`,
  );
  const pictures = await Promise.all(
    shots.map(async (shot) => ({ ...shot, content: await readAll(files, shot.thumb) })),
  );
  const at = sql`${today}::date - 1 - (${mixed(sql`n`, 80)} % 130)::int + make_interval(hours => 9 + (${mixed(sql`n`, 81)} % 6)::int)`;
  const sharers = await rows<Sharer>(
    tx,
    sql`select user_id, school_id, ((${at})::timestamptz)::text as at, n as place from scale_classes
      where n % ${classesAPhoto}::int = 1 order by 3, n`,
  );
  for (let first = 0; first < sharers.length; first += kept) {
    const made = await Promise.all(
      sharers.slice(first, first + kept).map(async ({ user_id, school_id, at: moment, place }) => {
        const { name, caption, content } = pictures[place % pictures.length] as (typeof pictures)[number];
        const keep = async (part: string) => {
          const key = createHash("sha256")
            .update(`kindling scale media ${place} ${part}`)
            .digest("base64url");
          const file = await files.keep(Readable.from([content]), name, limitFor, "en", {
            key: key.slice(0, 32),
          });
          return { ...file, user_id, created_at: moment, guard: "signed" };
        };
        const [file, thumb] = await Promise.all([keep("file"), keep("thumb")]);
        const row = { user_id, school_id, file: file.key, thumb: thumb.key, caption };
        return { files: [file, thumb], row: { ...row, created_at: moment, updated_at: moment } };
      }),
    );
    await insertLinks(
      tx,
      "files",
      made.flatMap((one) => one.files),
    );
    await insertRows(
      tx,
      "teacher_media",
      made.map(({ row }) => row),
    );
  }
}

async function readAll(files: FileStore, key: string): Promise<Buffer> {
  const opened = await files.open(key);
  if (!opened) throw new Error(`The demo program has no file ${key}`);
  return buffer(opened.stream);
}
