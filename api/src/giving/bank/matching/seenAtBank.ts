import type { BankThing } from "@kindling/contract";
import { sql } from "kysely";
import type { Sql } from "../../../core/entities/entity.ts";

/** Matches (`m`) of decisions that count, with their lines (`l`). */
const matches = (kind: BankThing, id: Sql) => sql`from bank_matches m
  join bank_decisions d on d.id = m.decision_id and d.undone_at is null join bank_lines l on l.id = d.line_id
  where m.kind = ${sql.lit(kind)} and m.thing_id = ${id}`;

/** How much of something lines were confirmed as, in cents. */
export const seenCents = (kind: BankThing, id: Sql): Sql =>
  sql`(select coalesce(sum(m.cents), 0)::bigint ${matches(kind, id)})`;

/** The day on which all of it was seen at the bank; null before. */
export const seenOn = (kind: BankThing, id: Sql, cents: Sql): Sql =>
  sql`(select max(l.booked_on) ${matches(kind, id)} having sum(m.cents) >= ${cents})`;
