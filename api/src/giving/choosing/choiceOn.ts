import { sql } from "kysely";
import { type Db, first } from "../../core/database.ts";
import type { Context } from "../../core/entities/entity.ts";
import { invalid, Refusal } from "../../core/errors.ts";
import type { ClassPlace } from "../../people/namedClass.ts";
import { givingSay } from "../givingSay.ts";

/**
 * Locks the choices of a donation's class until the transaction ends: before the donation itself, as who changes a choice
 * does it.
 */
export async function holdChoices(db: Db, donationId: number): Promise<void> {
  await sql`select from charity_choices h where (h.user_id, h.school_id) =
    (select d.user_id, d.school_id from class_donations d where d.id = ${donationId}) order by h.id for share`.execute(
    db,
  );
}

/**
 * Returns the charity choice for a donation date, locked until the transaction ends.
 * @throws Refusal invalid at `donated_on` for a future date, a closed session or one without a choice; conflict if the class
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
  const choice = await first<{ session_id: number; charity_id: number; closed: string | null }>(
    db,
    sql`select h.session_id, h.charity_id, case when x.closed_at is not null then x.name end as closed from charity_choices h join sessions x on x.id = h.session_id
        join sites s on s.id = h.school_id
      where ${ofClass} and ${day}::date between x.start and x."end"
      order by x.program_id = s.program_id desc, x.start desc limit 1 for share of h for key share of x`,
  );
  if (choice?.closed) throw invalid("donated_on", text.closedThen(choice.closed));
  if (choice) return { session_id: choice.session_id, charity_id: choice.charity_id };
  const chosen = await first(db, sql`select from charity_choices h where ${ofClass} limit 1`);
  throw chosen ? invalid("donated_on", text.noChoiceThen) : new Refusal("conflict", text.noChoice);
}
