import { isStaff, type ReplyState, type ReplyStep, thankYouReplies } from "@kindling/contract";
import { sql } from "kysely";
import { always, anyOf, defineEntity, plain, refer, type Sql, stored } from "../../core/entities/entity.ts";
import { person } from "../../people/shared/personName.ts";
import { sitesInReach } from "../../people/shared/reach.ts";

/** What staff can do with a reply in a state. */
const stepsIn: Readonly<Record<ReplyState, readonly ReplyStep[]>> = {
  waiting: ["approve", "send_back", "decline"],
  sent_back: ["decline", "withdraw"],
  approved: ["withdraw"],
  declined: ["approve"],
  withdrawn: [],
};

/** Whether a reply (`alias`) names students whose families' consent has ended by a day. */
export const isConsentOver = (alias: string, today: string) =>
  sql`coalesce(${sql.ref(`${alias}.consent_until`)} < ${today}::date, false)`;

/** Replies of classes: staff see all, leaders those of their sites. */
export const thankYouReply = defineEntity(thankYouReplies, {
  table: "thank_you_replies",
  from: sql`thank_you_replies t left join thank_yous y on y.id = t.thank_you_id left join charities c on c.id = y.charity_id
    left join sessions x on x.id = y.session_id left join users u on u.id = t.user_id left join sites s on s.id = t.school_id
    left join users n on n.id = t.confirmed_by left join users d on d.id = t.decided_by`,
  columns: ({ caller }) => {
    const forStaff = (column: Sql) => (isStaff(caller) ? column : sql`null`);
    return {
      ...stored,
      ...plain("state", "words", "consent", "consent_by", "consent_until", "confirmed_at", "decided_at"),
      charity: refer("c"),
      session: refer("x"),
      user: person("u"),
      school: refer("s"),
      confirmed_by: person("n"),
      reason: forStaff(sql`t.reason`),
      decided_by: forStaff(person("d")),
      next: isStaff(caller) ? sql`${JSON.stringify(stepsIn)}::jsonb -> t.state` : sql`'[]'::jsonb`,
    };
  },
  filters: {
    charities: (ids) => anyOf(sql`y.charity_id`, ids),
    schools: (ids) => anyOf(sql`t.school_id`, ids),
    state: (states) => anyOf(sql`t.state`, states, "text"),
  },
  search: [sql`t.words`, sql`c.name::text`, sql`s.name::text`],
  sorts: { charity: sql`c.name`, school: sql`s.name` },
  scope: ({ caller }) => sitesInReach(caller, sql`t.school_id`) ?? always,
  // They may name students, and would outlive their consent in the audit log.
  secret: ["words", "reason"],
  parts: {
    name: sql`(select n.name::text from thank_yous o join charities n on n.id = o.charity_id where o.id = t.thank_you_id)`,
  },
});
