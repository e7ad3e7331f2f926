import type { RetentionKind } from "@kindling/contract";
import type { Db } from "../../core/database.ts";
import type { Sql } from "../../core/entities/entity.ts";
import type { Services } from "../../core/services.ts";

export type Keeping = Pick<Services, "settings" | "files" | "now" | "entities">;

/** How one kind of data ends when its term is over. */
export interface RetentionRule {
  readonly kind: RetentionKind;
  /** The rows before a moment, each with `id`, `name` (in words, or null) and `at`. */
  due(before: Sql): Sql;
  /** Removes some of them, in the transaction of the batch. */
  remove(tx: Db, ids: readonly number[], services: Keeping, before: Sql): Promise<void>;
  /** How many at once; 500 unless told. */
  readonly batch?: number;
}
