import type { Db } from "../../core/database.ts";
import type { FileStore } from "../../core/files/fileStore.ts";
import type { Calendar } from "./calendar.ts";

/** What filling in the demo program works with. Moments without a zone are those of the organization's time zone. */
export interface DemoRun {
  readonly tx: Db;
  readonly files: FileStore;
  readonly calendar: Calendar;
  readonly seed: number;
  /** The hash of the one password that all of its people share. */
  readonly passwordHash: string;
  /** The moment at which what was always there was set up. */
  readonly begun: string;
}
