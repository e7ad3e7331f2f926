import { classDonations } from "@kindling/contract";
import { sql } from "kysely";
import { notify } from "../../account/notifications/notify.ts";
import { staffWith } from "../../account/notifications/staffWith.ts";
import { always, anyOf, defineEntity, plain, refer, type Sql, stored } from "../../core/entities/entity.ts";
import { donationCalled } from "../../people/measures/givingCalled.ts";
import { classCalled, classSessionOf, isOf } from "../../people/measures/givingMeasures.ts";
import { countsToVerify, hasStatus, isForCharity } from "../../people/measures/toVerify.ts";
import { countsByPlace } from "../../people/shared/countsByPlace.ts";
import { givingInNameOrder } from "../../people/shared/inNameOrder.ts";
import { namedRows, namedUsers, person, personName } from "../../people/shared/personName.ts";
import { givingInReach, ofSites } from "../../people/shared/reach.ts";
import { told } from "../adjusting/readAdjustments.ts";
import { isCorrectable, nextStatuses } from "./donationStatuses.ts";

const fullName = personName("u");

/** Whether a donation (`t`), or the one that it adjusts, was given to another charity. */
const isGivenElsewhere: Sql = sql`exists (select from adjustments a where a.purpose = 'charity'
  and a.donation_id = coalesce((select b.donation_id from adjustments b where b.id = t.adjustment_id), t.id))`;

/** What a caller may make of a donation (`t`) now, as an array of statuses. */
const next = (role: Parameters<typeof nextStatuses>[0]): Sql => {
  const cases = Object.entries(nextStatuses(role)).map(
    ([status, others]) => sql`when ${status} then ${JSON.stringify(others)}::jsonb`,
  );
  const all = sql`case t.status ${sql.join(cases, sql` `)} end`;
  // Money of a closed session, and what was adjusted, can only be paid; what another charity has since, only with its other halves.
  return sql`case when t.payment_id is not null or ${isGivenElsewhere} then '[]'::jsonb when x.closed_at is null and t.adjustment_id is null then ${all}
    when (${all}) ? 'paid' then '["paid"]'::jsonb else '[]'::jsonb end`;
};

const keptCounts = countsByPlace("class_donation_counts", ["sessions", "charities", "status"]);

export const classDonation = defineEntity(classDonations, {
  table: "class_donations",
  secret: ["chosen_session_id", "adjustment_id"],
  from: sql`class_donations t left join users u on u.id = t.user_id left join sites s on s.id = t.school_id
    left join providers p on p.id = s.provider_id left join districts d on d.id = s.district_id
    left join charities c on c.id = t.charity_id left join sessions x on x.id = t.session_id
    left join users v on v.id = t.verified_by left join payments y on y.id = t.payment_id
    left join payment_runs r on r.id = y.run_id`,
  columns: ({ caller }) => ({
    ...stored,
    ...plain("amount_cents", "donated_on", "note", "status", "verified_at"),
    full_name: fullName,
    user: person("u"),
    provider: refer("p"),
    district: refer("d"),
    school: refer("s"),
    charity: refer("c"),
    session: refer("x"),
    verified_by: person("v"),
    payment: sql`case when y.id is not null then jsonb_build_object('id', y.id, 'name', r.name) end`,
    chosen_since: sql`(select ${refer("n")} from charity_choices h join charities n on n.id = h.charity_id
      where ${isOf("h", classSessionOf("t"))} and h.charity_id <> t.charity_id)`,
    next: next(caller.role),
    is_closed: sql`x.closed_at is not null`,
    adjustments: sql`(select coalesce(jsonb_agg(jsonb_build_object('kind', case a.purpose when 'verification' then
          case when a.reverses_id is null then 'verified' else 'unverified' end when 'charity' then
          case when a.reverses_id is null then 'charity' else 'charity_back' end else 'amount' end,
        'charity', ${refer("n")}, 'on', a.effective_on, 'cents', a.amount_cents, 'reason', a.reason) order by a.id), '[]')
      from adjustments a join adjustments w on w.id = coalesce(a.reverses_id, a.id)
        join charities n on n.id = case when a.purpose = 'charity' and a.reverses_id is not null
          then (select h.charity_id from adjustments h where h.id = w.counterpart_id) else a.charity_id end
      where a.donation_id = t.id and ${told})`,
    adjusts: sql`(select jsonb_build_object('id', o.id, 'donated_on', o.donated_on, 'amount_cents', o.amount_cents,
        'session', ${refer("z")}, 'reason', a.reason)
      from adjustments a join class_donations o on o.id = a.donation_id join sessions z on z.id = o.session_id
      where a.id = t.adjustment_id)`,
  }),
  filters: {
    school_id: (id) => sql`t.school_id = ${id}`,
    providers: (ids) => ofSites(anyOf(sql`provider_id`, ids)),
    districts: (ids) => ofSites(anyOf(sql`district_id`, ids)),
    schools: (ids) => anyOf(sql`t.school_id`, ids),
    charities: (ids, _, given) => isForCharity(ids, given?.status),
    sessions: (ids) => anyOf(sql`t.session_id`, ids),
    users: (ids) => anyOf(sql`t.user_id`, ids),
    status: hasStatus,
    from: (date) => sql`t.donated_on >= ${date}::date`,
    to: (date) => sql`t.donated_on <= ${date}::date`,
  },
  search: [
    namedUsers(sql`t.user_id`),
    namedRows(sql`t.school_id`, "sites"),
    namedRows(sql`t.charity_id`, "charities"),
    sql`t.note`,
  ],
  ordered: givingInNameOrder("class_donations"),
  sorts: {
    full_name: fullName,
    provider: sql`p.name`,
    school: sql`s.name`,
    charity: sql`c.name`,
    session: sql`x.name`,
  },
  counts(asked, context) {
    const kept = keptCounts?.(asked, context);
    return kept && asked.includes("status") ? countsToVerify(kept) : kept;
  },
  scope: ({ caller }) => {
    const reach = givingInReach(caller, sql`t.school_id`) ?? always;
    return caller.role === "Instructor" ? sql`t.user_id = ${caller.id} and ${reach}` : reach;
  },
  called: donationCalled,
  parts: { name: classCalled },
  async saved(db, { ids, drafts }, { caller }) {
    for (const [index, thing] of ids.entries()) {
      if (drafts[index]?.["status"] !== "held") continue;
      const people = staffWith("Charities", caller);
      await notify(db, { kind: "approval", topic: "held_donation", thing, people });
    }
  },
  permits: ({ status, is_closed, adjusts }) => isCorrectable(status) && !is_closed && !adjusts,
});
