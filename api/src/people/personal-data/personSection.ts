import type { Db } from "../../core/database.ts";
import type { Sql } from "../../core/entities/entity.ts";

/** A person who is being erased. */
export interface ErasedPerson {
  readonly id: number;
  /** What they are called from now on, and the address in place of their own. */
  readonly placeholder: string;
  readonly placeholderEmail: string;
  /** All emails they ever had here, in lower case. */
  readonly emails: readonly string[];
  /** Finds their names, each by itself too, in texts that belong to them. */
  readonly ownWords: string;
  /** Whether photos, videos and attached files go too. */
  readonly erasesMedia: boolean;
}

/** English and Spanish. */
type Words = readonly [en: string, es: string];

/** One kind of data about a person: how it is exported, and what an erasure does to it. */
export interface PersonSection {
  /** Names its files in the export. */
  readonly name: string;
  readonly title: Words;
  /** Its columns in order. */
  readonly columns: Readonly<Record<string, Words>>;
  /** Its rows, newest first. */
  rows(userId: number): Sql;
  /** The keys and names of stored files that belong to it, as they are shown on a day. */
  files?(userId: number, today: string): Sql;
  /** Whether rows go, stay without the person, or one of both as staff choose. */
  readonly erasure: "gone" | "unnamed" | "chosen";
  erase?(tx: Db, person: ErasedPerson): Promise<void>;
}
