import { Readable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { type RawBuilder, sql } from "kysely";
import pLimit from "p-limit";
import { type Db, first } from "../../core/database.ts";
import { limitFor } from "../../core/files/uploadLimits.ts";
import type { Services } from "../../core/services.ts";
import { pictureFetcher } from "./fetchPicture.ts";
import { fitPicture } from "./fitPicture.ts";

/** Rows with an `address` each, which may be that of a picture that others keep, and may be null. */
export type PictureSource = RawBuilder<{ address: string | null }>;

/** As wide and high as a copy is at most, in pixels, and as many pixels as what is copied may have. */
const [edge, mostPixels] = [2000, 30e6];
/** So many pictures of up to 15 MB are held at once; one at a time is drawn. */
const mostHeld = 4;

// Connections to us are few in a browser: a slow server elsewhere must not hold them.
const mostWaitMs = 2000;
const aMonth = 30 * 86_400_000;
const anHour = 3_600_000;
/** Longer than a copy takes. One whose process ended is made by the next that is asked after it. */
const aTurn = 120_000;
/** The longest address that the table's index takes, in bytes. */
const longestAddress = 2500;

/** Copies of pictures that rows name by outside addresses. */
export interface OutsidePictures {
  /** Returns the key of a copy, made now if there was none; undefined if there is none, or none yet. */
  copyOf(address: string): Promise<string | undefined>;
  /** Says that a copy's file is gone, so that it is made anew. */
  lost(address: string): Promise<void>;
  /** Ends what is being fetched. */
  stop(): void;
}

const namedIn = (sources: readonly PictureSource[]) =>
  sql<{ address: string | null }>`(${sql.join(sources, sql` union all `)})`;

/**
 * Keeps a copy of each picture that rows name by an outside address, so that browsers ask nobody else. A copy is made
 * when it is first wanted, and anew after a month; what can't be fetched is tried again after an hour.
 */
export function outsidePictures(
  { db, files, settings, now }: Pick<Services, "db" | "files" | "settings" | "now">,
  sources: readonly PictureSource[],
  onError: (error: unknown, address: string) => void,
): OutsidePictures {
  const fetchPicture = pictureFetcher(settings.pictureNetworks ?? [], settings.pictureHosts);
  const [held, drawn] = [pLimit(mostHeld), pLimit(1)];
  const ending = new AbortController();
  const underWay = new Map<string, Promise<string | undefined>>();
  const later = (ms: number) => new Date(now().getTime() + ms);
  const put = (address: string, due: number) =>
    sql`update outside_pictures set due_at = ${later(due)} where address = ${address}`.execute(db);

  /** Says that this process makes the copy; false if it isn't due, or no row names it. */
  async function claim(address: string): Promise<boolean> {
    const claimed = await first(
      db,
      sql`insert into outside_pictures (address, due_at)
        select address, ${later(aTurn)}::timestamptz from ${namedIn(sources)} n where address = ${address} limit 1
        on conflict (address) do update set due_at = excluded.due_at where outside_pictures.due_at <= ${now()}
        returning address`,
    );
    return claimed !== undefined;
  }

  async function make(address: string): Promise<string> {
    await put(address, aTurn);
    const fetched = await fetchPicture(address, ending.signal);
    const content = await drawn(async () => {
      const picture = await fitPicture(fetched, edge, mostPixels);
      return picture.webp({ quality: 82 }).toBuffer();
    });
    const from = Readable.from([content]);
    const { key, name, mime, size } = await files.keep(from, "picture.webp", limitFor, "en");
    await sql`with made as (insert into files (key, name, mime, size) values (${key}, ${name}, ${mime}, ${size}) returning key)
      update outside_pictures set file = made.key, due_at = ${later(aMonth)} from made where address = ${address}`.execute(
      db,
    );
    return key;
  }

  async function tryToMake(address: string): Promise<string | undefined> {
    try {
      return await held(() => make(address));
    } catch (error) {
      if (ending.signal.aborted) return undefined;
      onError(error, address);
      await put(address, anHour).catch((failed: unknown) => onError(failed, address));
      return undefined;
    }
  }

  async function find(address: string): Promise<string | undefined> {
    if (Buffer.byteLength(address) > longestAddress) return undefined;
    const known = await first<{ file: string | null; is_due: boolean }>(
      db,
      sql`select file, due_at <= ${now()} as is_due from outside_pictures where address = ${address}`,
    );
    const isMine = known?.is_due !== false && (await claim(address));
    const made = isMine ? tryToMake(address) : undefined;
    return known?.file ?? made;
  }

  function findOnce(address: string): Promise<string | undefined> {
    const begun = underWay.get(address) ?? find(address).finally(() => underWay.delete(address));
    underWay.set(address, begun);
    return begun;
  }

  return {
    copyOf: (address) =>
      Promise.race([findOnce(address), pause<undefined>(mostWaitMs, undefined, { ref: false })]),
    async lost(address) {
      await sql`update outside_pictures set file = null, due_at = ${now()} where address = ${address}`.execute(
        db,
      );
    },
    stop: () => ending.abort(),
  };
}

/** Forgets the copies of pictures that no row names any more; their files are swept like all that nothing refers to. */
export async function forgetPictures(db: Db, sources: readonly PictureSource[]): Promise<void> {
  await sql`delete from outside_pictures p
    where not exists (select from ${namedIn(sources)} n where n.address = p.address)`.execute(db);
}
