import { sql } from "kysely";
import { type Db, first } from "../../core/database.ts";
import { always, type Context, type Sql } from "../../core/entities/entity.ts";
import { invalid, Refusal } from "../../core/errors.ts";
import type { ClassPlace } from "../../people/namedClass.ts";
import { givingSay } from "../givingSay.ts";

/** That the session read as `x` is not closed: donations may still be entered for it. */
const isOpen: Sql = always;

/**
 * Returns the charity choice for a donation date, locked until the transaction ends.
 * @throws Refusal invalid at `donated_on` for a future date or a session without a choice; conflict if the class
 * never chose.
 */
export async function choiceOn(
  db: Db,
  { userId, schoolId }: ClassPlace,
  day: string,
  { today, language }: Context,
): Promise<{ session_id: number; charity_id: number }> {
  const text = givingSay[language];
  if (day > today) throw invalid("donated_on", text.inFuture);
  const ofClass = sql`h.user_id = ${userId} and h.school_id = ${schoolId}`;
  const choice = await first<{ session_id: number; charity_id: number }>(
    db,
    sql`select h.session_id, h.charity_id from charity_choices h join sessions x on x.id = h.session_id
        join sites s on s.id = h.school_id
      where ${ofClass} and ${day}::date between x.start and x."end" and ${isOpen}
      order by x.program_id = s.program_id desc, x.start desc limit 1 for share of h for key share of x`,
  );
  if (choice) return choice;
  const chosen = await first(db, sql`select from charity_choices h where ${ofClass} limit 1`);
  throw chosen ? invalid("donated_on", text.noChoiceThen) : new Refusal("conflict", text.noChoice);
}
