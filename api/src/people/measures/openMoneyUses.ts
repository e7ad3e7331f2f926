import type { Language, Reference, UsedBy } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, rows } from "../../core/database.ts";
import { refer, type Sql } from "../../core/entities/entity.ts";
import { personName } from "../shared/personName.ts";
import { choiceCalled, donationCalled } from "./givingCalled.ts";
import { isToVerify } from "./toVerify.ts";

interface Named {
  readonly id: number;
  readonly count: number;
  readonly full_name: string;
  readonly school: Reference;
  readonly charity: Reference;
}

/** How many of each kind are named. */
const named = 3;

const withNames = (table: Sql, more: Sql, where: Sql) => sql`
  select t.id, count(*) over ()::int as count, ${personName("u")} as full_name, ${refer("s")} as school, ${refer("c")} as charity, ${more}
  from ${table} t join users u on u.id = t.user_id join sites s on s.id = t.school_id join charities c on c.id = t.charity_id
    join sessions x on x.id = t.session_id
  where ${where} order by t.id limit ${named}`;

function usesOf<R extends Named>(resource: string, found: readonly R[], call: (row: R) => string): UsedBy[] {
  const [first] = found;
  return first
    ? [{ resource, count: first.count, rows: found.map((row) => ({ id: row.id, name: call(row) })) }]
    : [];
}

/**
 * What of classes isn't paid, as a refusal lists it: donations, and choices with points.
 * @param of which of them, by the table's alias.
 */
export async function usesOfOpenMoney(
  db: Db,
  of: (alias: string) => Sql,
  language: Language,
): Promise<UsedBy[]> {
  const donations = await rows<Named & { donated_on: string; amount_cents: number }>(
    db,
    withNames(
      sql`class_donations`,
      sql`t.donated_on, t.amount_cents`,
      sql`${of("t")} and (t.status in ('held', 'verified') or ${isToVerify("t")})
        and not exists (select from adjustments a where a.id = t.adjustment_id and a.purpose = 'charity')`,
    ),
  );
  const choices = await rows<Named & { session: Reference }>(
    db,
    withNames(
      sql`charity_choices`,
      sql`${refer("x")} as session`,
      sql`${of("t")} and exists (select from class_balances b where b.unit = 'points' and b.account in ('payable', 'in_payment')
        and b.amount <> 0 and (b.user_id, b.school_id, b.session_id) = (t.user_id, t.school_id, t.session_id))`,
    ),
  );
  return [
    ...usesOf("classDonation", donations, (row) => donationCalled(row, language)),
    ...usesOf("charityChoice", choices, choiceCalled),
  ];
}
