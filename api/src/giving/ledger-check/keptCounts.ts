import type { LedgerFigure } from "@kindling/contract";
import { sql } from "kysely";
import type { Sql } from "../../core/entities/entity.ts";

/** Rows of a table that are counted as they are written. */
export interface KeptCount {
  readonly figure: LedgerFigure;
  readonly table: string;
  readonly counts: string;
  readonly columns: readonly string[];
  /** Which of them are counted together. */
  readonly by: readonly (readonly string[])[];
  readonly cents?: string;
  readonly where?: Sql;
}

/** All of them; the lists take their totals from there. */
export const keptCounts: readonly KeptCount[] = [
  {
    figure: "responses",
    table: "responses",
    counts: "response_counts",
    columns: ["school_id", "type", "session_id", "grade"],
    by: [
      ["school_id", "type", "session_id"],
      ["type", "session_id", "grade"],
    ],
  },
  {
    figure: "responses",
    table: "responses",
    counts: "response_item_counts",
    columns: ["type", "object_id"],
    by: [["type", "object_id"]],
  },
  {
    figure: "donations",
    table: "class_donations",
    counts: "class_donation_counts",
    columns: ["school_id", "session_id", "charity_id", "status"],
    by: [
      ["school_id", "session_id", "charity_id", "status"],
      ["session_id", "charity_id", "status"],
    ],
    cents: "amount_cents",
  },
  {
    figure: "choices",
    table: "charity_choices",
    counts: "charity_choice_counts",
    columns: ["school_id", "session_id", "charity_id"],
    by: [
      ["school_id", "session_id", "charity_id"],
      ["session_id", "charity_id"],
    ],
  },
  {
    figure: "people",
    table: "users",
    counts: "user_counts",
    columns: ["role", "is_active"],
    by: [["role", "is_active"]],
    where: sql`archived_at is null`,
  },
];
