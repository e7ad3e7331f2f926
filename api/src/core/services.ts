import type { Db } from "./database.ts";
import type { Entity } from "./entities/entity.ts";
import type { FileStore } from "./files/fileStore.ts";
import type { Storage } from "./files/storage.ts";
import type { Settings } from "./settings.ts";

/** Runs what only reads, and may run it a second time. */
export type ReadOnly = <T>(read: (db: Db) => Promise<T>) => Promise<T>;

/** What the running server hands to every call. */
export interface Services {
  readonly db: Db;
  /** Reads from a replica of the database, where there is one. */
  readonly readElsewhere?: ReadOnly | undefined;
  readonly settings: Settings;
  readonly files: FileStore;
  /** Whether there is room to write. */
  readonly storage: Storage;
  /** Every entity by its resource's name: references in bodies and imports are resolved through it. */
  readonly entities: ReadonlyMap<string, Entity>;
  /** The clock; tests set their own. */
  readonly now: () => Date;
  /** The secret that signs tokens. */
  readonly secret: string;
}

const calendars = new Map<string, Intl.DateTimeFormat>();

/** The calendar date in the organization's time zone. */
export function todayIn(timeZone: string, now: Date): string {
  // Making one takes longer than most calls.
  const calendar =
    calendars.get(timeZone) ?? new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" });
  calendars.set(timeZone, calendar);
  return calendar.format(now);
}
