import { type Language, locales } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, first, sole } from "../../core/database.ts";
import type { Context } from "../../core/entities/entity.ts";
import { Refusal } from "../../core/errors.ts";
import { say } from "../../core/say.ts";
import { dayOf } from "../../people/measures/classMeasures.ts";
import { sessionsSay } from "./sessionsSay.ts";

/** A session as it is, and what becomes of it. */
interface Move {
  readonly current: {
    readonly id: number;
    readonly name: string;
    readonly start: string;
    readonly end: string;
    readonly program: { readonly id: number };
    readonly closed_at: string | null;
  };
  readonly program: number | undefined;
  readonly start: string | undefined;
  readonly end: string | undefined;
}

interface Counts {
  readonly donations: number;
  readonly responses: number;
}

/**
 * Checks that points and donations stay in the session of their day. It locks the session, so that none are added meanwhile.
 * @throws Refusal conflict if it is closed, for another program, or for dates that leave out or take in what has been posted.
 */
export async function checkMoney(
  db: Db,
  { current, program, start, end }: Move,
  { language, timeZone }: Context,
): Promise<void> {
  const isElsewhere = program !== current.program.id;
  if (!isElsewhere && start === current.start && end === current.end) return;
  if (current.closed_at) throw new Refusal("conflict", say[language].closed(current.name));
  await first(db, sql`select from sessions where id = ${current.id} for update`);
  const { classes } = await sole<{ classes: number }>(
    db,
    sql`select count(distinct (user_id, school_id))::int as classes from class_balances where session_id = ${current.id}`,
  );
  if (classes === 0) return;
  const text = sessionsSay[language];
  if (isElsewhere) throw new Refusal("conflict", text.programKept(current.name, classes));
  const within = sql`between ${start}::date and ${end}::date`;
  const day = dayOf(sql`r.created_at`, { timeZone });
  const left = await sole<Counts>(
    db,
    sql`select (select count(*)::int from class_donations d where d.session_id = ${current.id} and d.status <> 'void'
          and d.donated_on not ${within}) as donations,
        (select count(*)::int from responses r where r.session_id = ${current.id} and r.points <> 0
          and ${day} not ${within}) as responses`,
  );
  if (left.donations + left.responses > 0)
    throw new Refusal("conflict", text.leftOut(current.name, inWords(left, language)));
  const { taken } = await sole<{ taken: number }>(
    db,
    sql`select count(*)::int as taken from responses r join sites s on s.id = r.school_id
      where r.session_id is null and s.program_id = ${program} and r.points <> 0 and ${day} ${within}
        and ${day} not between ${current.start}::date and ${current.end}::date`,
  );
  if (taken > 0) throw new Refusal("conflict", text.takenIn(current.name, taken));
}

/** "3 donations and 12 responses", without what there is none of. */
function inWords({ donations, responses }: Counts, language: Language): string {
  const { donationsOf, responsesOf } = sessionsSay[language];
  const parts = [donations && donationsOf(donations), responses && responsesOf(responses)];
  return new Intl.ListFormat(locales[language]).format(parts.filter((part) => typeof part === "string"));
}
