import { Readable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { type RawBuilder, sql } from "kysely";
import { type Db, first } from "../../core/database.ts";
import { limitFor } from "../../core/files/uploadLimits.ts";
import type { Services } from "../../core/services.ts";
import { pictureFetcher } from "./fetchPicture.ts";
import { fitPicture } from "./fitPicture.ts";

/** Rows with an `address` each, which may be that of a picture that others keep, and may be null. */
export type PictureSource = RawBuilder<{ address: string | null }>;

/** As wide and high as a copy is at most. */
const edge = 2000;

/** So many copies are made at once: each may take 15 MB, and what its pixels take. */
const atOnce = 4;

// Connections to us are few in a browser: a slow server elsewhere must not hold them.
const mostWaitMs = 2000;
const aMonth = 30 * 86_400_000;
const anHour = 3_600_000;

/** Copies of pictures that rows name by outside addresses. */
export interface OutsidePictures {
  /** Returns the key of a copy, made now if there was none; undefined if there is none, or none yet. */
  copyOf(address: string): Promise<string | undefined>;
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
  const fetchPicture = pictureFetcher(settings.pictureNetworks ?? []);
  const ending = new AbortController();
  const underWay = new Map<string, Promise<string | undefined>>();
  const lanes = Array.from({ length: atOnce }, () => Promise.resolve<unknown>(undefined));
  let turn = 0;
  const later = (ms: number) => new Date(now().getTime() + ms);

  /** Says that this process makes the copy, for an hour; false if it isn't due, or no row names it. */
  async function claim(address: string): Promise<boolean> {
    const claimed = await first(
      db,
      sql`insert into outside_pictures (address, due_at)
        select address, ${later(anHour)}::timestamptz from ${namedIn(sources)} n where address = ${address} limit 1
        on conflict (address) do update set due_at = excluded.due_at where outside_pictures.due_at <= ${now()}
        returning address`,
    );
    return claimed !== undefined;
  }

  async function make(address: string): Promise<string | undefined> {
    try {
      const picture = await fitPicture(await fetchPicture(address, ending.signal), edge);
      const content = Readable.from([await picture.webp({ quality: 82 }).toBuffer()]);
      const { key, name, mime, size } = await files.keep(content, "picture.webp", limitFor, "en");
      await sql`with made as (insert into files (key, name, mime, size) values (${key}, ${name}, ${mime}, ${size}) returning key)
        update outside_pictures set file = made.key, due_at = ${later(aMonth)} from made where address = ${address}`.execute(
        db,
      );
      return key;
    } catch (error) {
      if (!ending.signal.aborted) onError(error, address);
      return undefined;
    }
  }

  /** Makes a copy behind what its lane has to do. */
  function makeInTurn(address: string): Promise<string | undefined> {
    const lane = turn++ % atOnce;
    const made = Promise.resolve(lanes[lane]).then(() => make(address));
    lanes[lane] = made;
    return made;
  }

  async function find(address: string): Promise<string | undefined> {
    const known = await first<{ file: string | null; is_due: boolean }>(
      db,
      sql`select file, due_at <= ${now()} as is_due from outside_pictures where address = ${address}`,
    );
    const isMine = known?.is_due !== false && (await claim(address));
    const made = isMine ? makeInTurn(address) : undefined;
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
    stop: () => ending.abort(),
  };
}

/** Forgets the copies of pictures that no row names any more; their files are swept like all that nothing refers to. */
export async function forgetPictures(db: Db, sources: readonly PictureSource[]): Promise<void> {
  await sql`delete from outside_pictures p
    where not exists (select from ${namedIn(sources)} n where n.address = p.address)`.execute(db);
}
