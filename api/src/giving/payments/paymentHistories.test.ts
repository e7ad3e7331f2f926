import {
  charityChoiceEndpoints,
  classDonationEndpoints,
  paymentEndpoints,
  paymentRunEndpoints,
} from "@kindling/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { randomly } from "../../../test/randomly.ts";
import { winPoints } from "../../../test/winPoints.ts";
import { rows } from "../../core/database.ts";

const { call, db, make, signInAs } = await buildApp();
const runs = paymentRunEndpoints;

const program = await make.program();
const session = await make.session({ program_id: program.id, start: "2026-09-01", end: "2026-10-10" });
const charities = [await make.charity(), await make.charity(), await make.charity()].map(({ id }) => id);
const staff = [await signInAs("Super Admin"), await signInAs("admin", { user_type: ["Charities"] })];
const classes = await Promise.all(
  [0, 1, 2, 3].map(async (each) => {
    const site = await make.site({ program_id: program.id });
    const teacher = await signInAs("Instructor", { school_ids: [site.id] });
    const place = { user_id: teacher.id, school_id: site.id, session_id: session.id };
    const choice = await make.charityChoice({ ...place, charity_id: charities[each % 3] ?? 0 });
    return { teacher, site, place, choice };
  }),
);

/** What may become of payments, by their state. */
const stepsFrom = {
  proposed: ["approve", "approve", "approve", "approve", "leave out", "cancel"],
  approved: ["send", "send", "send", "send", "leave out", "cancel"],
  sent: ["reverse"],
} as const;

/** One client that does random things with the classes' money; nothing it does may fail but by a refusal. */
async function work(seed: number, steps: number): Promise<void> {
  const { below, oneOf } = randomly(seed);
  const known = (table: string, condition = sql`true`) =>
    rows<{ id: number; run_id: number; state: keyof typeof stepsFrom }>(
      db,
      sql`select * from ${sql.table(table)} where ${condition} order by id`,
    );
  const deeds = {
    async donate() {
      const { teacher, site } = oneOf(classes);
      const body = { school_id: site.id, amount_cents: 1 + below(5000), donated_on: "2026-09-10" };
      const { body: made } = await call(classDonationEndpoints.create, { as: teacher, body });
      return call(classDonationEndpoints.update, {
        as: oneOf(staff),
        params: { id: made.data.id },
        body: { status: "verified" },
      });
    },
    async win() {
      await winPoints(db, oneOf(classes).place, below(4) === 0 ? -3 : 5);
    },
    choose: () =>
      call(charityChoiceEndpoints.update, {
        as: oneOf(staff),
        params: { id: oneOf(classes).choice.id },
        body: { charity_id: oneOf(charities) },
      }),
    async settle() {
      const donations = await known("class_donations");
      if (donations.length === 0) return;
      const { id } = oneOf(donations);
      const status = oneOf(["verified", "paid", "void"] as const);
      return call(classDonationEndpoints.update, { as: oneOf(staff), params: { id }, body: { status } });
    },
    propose: () => {
      const narrowed = below(2) === 0 ? { charities: [oneOf(charities)] } : {};
      return call(runs.create, { as: oneOf(staff), body: { name: `Run ${below(100)}`, ...narrowed } });
    },
    async step() {
      const live = await known("payments", sql`state in ('proposed', 'approved', 'sent')`);
      if (live.length === 0) return;
      const { id, run_id, state } = oneOf(live);
      const to = { as: oneOf(staff), params: { id: run_id } };
      switch (oneOf<string>(stepsFrom[state])) {
        case "leave out":
          return call(runs.leaveOut, { ...to, body: { payments: [id] } });
        case "cancel":
          return call(runs.cancel, { ...to, body: { reason: "Not now" } });
        case "reverse":
          return call(paymentEndpoints.reverse, { ...to, params: { id }, body: { reason: "Came back" } });
        case "approve":
          return call(runs.approve, to);
        default: {
          const body = { method: "check" as const, sent_on: "2026-09-15", payments: [{ id }] };
          return call(runs.send, { ...to, body });
        }
      }
    },
  };
  const all = [...Object.values(deeds), deeds.step, deeds.step];
  for (let each = 0; each < steps; each += 1) {
    const answer = await oneOf(all)();
    if (answer) expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(500);
  }
}

/** Where the ledger, the payments and the donations contradict each other. */
const contradictions = () =>
  rows<{ what: string }>(
    db,
    sql`with posted as (
        select p.unit, p.account, p.user_id, k.charity_id, sum(p.amount)::int as amount
        from ledger_postings p left join ledger_charities k on k.id = p.charity_id group by 1, 2, 3, 4),
      told as (
        select 'cents' as unit, status as account, user_id, charity_id, sum(amount_cents)::int as amount
        from class_donations where status in ('verified', 'paid') group by 2, 3, 4
        union all
        select 'points', case p.state when 'sent' then 'paid' else 'in_payment' end, i.user_id, p.charity_id, sum(i.points)::int
        from payment_items i join payments p on p.id = i.payment_id
        where p.state in ('proposed', 'approved', 'sent') group by 2, 3, 4)
      select format('%s %s of user %s for charity %s', unit, account, user_id, charity_id) as what from (
        select * from told where amount <> 0
        union all
        select unit, account, user_id, charity_id, -amount from posted where (unit, account) in
          (('cents', 'verified'), ('cents', 'paid'), ('points', 'in_payment'), ('points', 'paid'))) x
      group by unit, account, user_id, charity_id having sum(amount) <> 0
      union all
      select format('points of user %s', user_id) from (
        select user_id, amount from posted where unit = 'points' and account <> 'activities'
        union all select user_id, -points from point_entries) x group by user_id having sum(amount) <> 0
      union all
      select format('points of user %s for a charity not chosen', b.user_id)
      from class_balances b join ledger_charities k on k.id = b.charity_id
        join charity_choices h on (h.user_id, h.school_id, h.session_id) = (b.user_id, b.school_id, b.session_id)
      where b.account = 'payable' and b.amount <> 0 and k.charity_id <> h.charity_id
      union all
      select format('donation %s: %s of %s, chosen %s, payment %s %s of %s', d.id, d.status, d.charity_id, h.charity_id, p.id, p.state, p.charity_id) from class_donations d left join payments p on p.id = d.payment_id
        left join charity_choices h on (h.user_id, h.school_id, h.session_id) = (d.user_id, d.school_id, d.session_id)
      where (d.payment_id is not null and (p.charity_id <> d.charity_id
          or (d.status, p.state) not in (('verified', 'proposed'), ('verified', 'approved'), ('paid', 'sent'))))
        or (d.payment_id is null and d.status in ('counted', 'verified') and d.charity_id <> h.charity_id)
      union all
      select format('payment %s', p.id) from payments p
        left join payment_items i on i.payment_id = p.id left join class_donations d on d.id = i.donation_id and d.payment_id = p.id
      group by p.id having p.donated_cents <> coalesce(sum(i.cents) filter (where i.donation_id is not null), 0)
        or p.earned_cents <> coalesce(sum(i.cents) filter (where i.donation_id is null), 0)
        or (p.state in ('proposed', 'approved', 'sent') and count(i.donation_id) <> count(d.id))`,
  );

test("four who donate, choose, propose, send and reverse at once contradict each other nowhere", async () => {
  for (const round of [1, 2, 3]) {
    await Promise.all([1, 2, 3, 4].map((client) => work(round * 100 + client, 60)));
    expect(await contradictions()).toEqual([]);
  }
  const kinds = await rows<{ kind: string }>(db, sql`select distinct kind from ledger_entries`);
  expect(kinds.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["payment_left_out", "payment_sent"]));
}, 120_000);
