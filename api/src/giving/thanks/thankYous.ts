import {
  isStaff,
  type thankYous as resource,
  type ThankYouState,
  type ThankYouStep,
  thankYous,
} from "@kindling/contract";
import { sql } from "kysely";
import type { z } from "zod";
import type { Db } from "../../core/database.ts";
import { first } from "../../core/database.ts";
import {
  always,
  anyOf,
  type Context,
  type Draft,
  defineEntity,
  plain,
  refer,
  type Sql,
  stored,
} from "../../core/entities/entity.ts";
import { invalid } from "../../core/errors.ts";
import { fileColumn } from "../../core/files/fileColumn.ts";
import { classIdOf } from "../../people/measures/givingMeasures.ts";
import { person } from "../../people/shared/personName.ts";
import { sitesInReach } from "../../people/shared/reach.ts";
import { thankYouSay } from "./thankYouSay.ts";

export type ThankYouRow = z.output<typeof resource.row>;

/** What staff can do with a thank-you in a state. */
const stepsIn: Readonly<Record<ThankYouState, readonly ThankYouStep[]>> = {
  invited: ["send_again", "revoke"],
  waiting: ["approve", "send_back", "decline"],
  sent_back: ["send_again", "decline"],
  approved: ["publish", "withdraw"],
  declined: ["approve"],
  withdrawn: ["approve"],
  revoked: ["send_again"],
};

/** What can be done with one that the public page shows. */
const inPublic: readonly ThankYouStep[] = ["unpublish", "withdraw"];

/** Balances (`b`) of classes that gave to the charity of a thank-you (`t`): in its session, or in all and by now. */
export const givenFor: Sql = sql`class_balances b join ledger_charities k on k.id = b.charity_id
  where k.charity_id = t.charity_id and (t.session_id is null or b.session_id = t.session_id)
    and b.account not in ('activities', 'gifts') and b.amount > 0
    and (t.session_id is not null or (select sum(n.amount * coalesce(n.rate_cents, 1)) from class_balances n
      join ledger_charities m on m.id = n.charity_id where m.charity_id = t.charity_id
        and (n.user_id, n.school_id) = (b.user_id, b.school_id) and n.account not in ('activities', 'gifts')) > 0)`;

/** Makes the files of thank-yous readable by signed addresses, or by none. */
async function guardFiles(db: Db, ids: readonly number[], guard: "signed" | "closed"): Promise<void> {
  await sql`update files f set guard = ${guard} from thank_yous t
    where t.id = any(${ids}::int[]) and f.key in (t.photo, t.thumb, t.film)`.execute(db);
}

/** Completes an invitation from its contact. */
async function checkContact(db: Db, draft: Draft, { language }: Context): Promise<void> {
  const contact = await first<{ name: string; email: string | null; charity_id: number | null }>(
    db,
    sql`select concat_ws(' ', first_name, last_name) as name, email::text as email, charity_id from contacts
      where id = ${draft["contact_id"]}`,
  );
  const say = thankYouSay[language];
  if (!contact?.charity_id) throw invalid("contact_id", say.noCharity);
  if (!contact.email) throw invalid("contact_id", say.noEmail);
  const { name, email, charity_id } = contact;
  Object.assign(draft, { contact_name: name, email, charity_id });
}

/** Staff see all thank-yous; leaders those that were approved for a class at one of their sites. */
export const thankYou = defineEntity(thankYous, {
  table: "thank_yous",
  from: sql`thank_yous t left join charities c on c.id = t.charity_id left join sessions x on x.id = t.session_id
    left join users u on u.id = t.decided_by`,
  columns: ({ caller }) => {
    const forStaff = (column: Sql) => (isStaff(caller) ? column : sql`null`);
    return {
      ...stored,
      ...plain("state", "words", "signed_as", "for_public", "posted_at", "decided_at"),
      charity: refer("c"),
      session: refer("x"),
      contact: forStaff(
        sql`case when t.contact_id is not null then jsonb_build_object('id', t.contact_id, 'name', t.contact_name) end`,
      ),
      email: forStaff(sql`t.email::text`),
      reason: forStaff(sql`t.reason`),
      photo: fileColumn(sql`t.photo`),
      thumb: fileColumn(sql`t.thumb`),
      film: fileColumn(sql`t.film`),
      classes: sql`(select count(distinct ${classIdOf("b")})::int from ${givenFor})`,
      expires_at: sql`case when t.state in ('invited', 'waiting', 'sent_back') then t.expires_at end`,
      decided_by: forStaff(person("u")),
      next: isStaff(caller)
        ? sql`case when t.for_public then ${JSON.stringify(inPublic)}::jsonb else ${JSON.stringify(stepsIn)}::jsonb -> t.state end`
        : sql`'[]'::jsonb`,
    };
  },
  filters: {
    charities: (ids) => anyOf(sql`t.charity_id`, ids),
    sessions: (ids) => anyOf(sql`t.session_id`, ids),
    state: (states) => anyOf(sql`t.state`, states, "text"),
  },
  search: [sql`t.words`, sql`t.signed_as`, sql`c.name::text`, sql`t.contact_name`],
  sorts: { charity: sql`c.name`, session: sql`x.start` },
  scope: ({ caller }) => {
    const reach = sitesInReach(caller, sql`b.school_id`);
    return reach ? sql`(t.state = 'approved' and exists (select from ${givenFor} and ${reach}))` : always;
  },
  secret: ["token_hash"],
  called: ({ charity, session }) => (session ? `${charity.name}, ${session.name}` : charity.name),
  parts: { name: sql`(select n.name::text from charities n where n.id = t.charity_id)` },
  async check(db, draft, context, current) {
    if (!current) await checkContact(db, draft, context);
  },
  checkRemoval: (db, removed) =>
    guardFiles(
      db,
      removed.map(({ id }) => id),
      "closed",
    ),
  checkRestore: (db, ids) => guardFiles(db, ids, "signed"),
});
