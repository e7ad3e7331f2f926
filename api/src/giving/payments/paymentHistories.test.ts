import {
  charityChoiceEndpoints,
  classDonationEndpoints,
  paymentEndpoints,
  paymentRunEndpoints,
  sessionClosingEndpoints,
} from "@kindling/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { ledgerDifferences } from "../../../test/ledgerDifferences.ts";
import { randomly } from "../../../test/randomly.ts";
import { winPoints } from "../../../test/winPoints.ts";
import { rows } from "../../core/database.ts";

const { call, db, make, services, signInAs } = await buildApp();
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
      const { body: made, status } = await call(classDonationEndpoints.create, { as: teacher, body });
      if (status !== 201) return;
      return call(classDonationEndpoints.update, {
        as: oneOf(staff),
        params: { id: made.data.id },
        body: { status: "verified" },
      });
    },
    async win() {
      await winPoints(db, oneOf(classes).place, below(4) === 0 ? -3 : 5).catch((error: Error) => {
        if (!error.message.includes("is closed")) throw error;
      });
    },
    // The session is still on, so it is closed past the call, which would refuse that.
    async close() {
      if (below(4) > 0) return;
      await sql`update sessions set closed_at = now() where id = ${session.id} and closed_at is null`.execute(
        db,
      );
    },
    reopen,
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

const reopen = () =>
  call(sessionClosingEndpoints.reopen, {
    as: staff[0] ?? null,
    params: session,
    body: { reason: "A late check" },
  });

/** Unpaid donations that aren't for the charity that their class has chosen. */
const notAsChosen = () =>
  rows(
    db,
    sql`select d.id, d.charity_id, h.charity_id as chosen_id from class_donations d
        left join charity_choices h on (h.user_id, h.school_id, h.session_id) = (d.user_id, d.school_id, d.session_id)
      where d.payment_id is null and d.status in ('counted', 'verified') and d.charity_id <> h.charity_id`,
  );

test("four who donate, choose, propose, send, reverse, close and reopen at once contradict each other nowhere", async () => {
  for (const round of [1, 2, 3]) {
    await Promise.all([1, 2, 3, 4].map((client) => work(round * 100 + client, 60)));
    await reopen();
    expect(await ledgerDifferences(services)).toEqual([]);
    expect(await notAsChosen()).toEqual([]);
  }
  const kinds = await rows<{ kind: string }>(db, sql`select distinct kind from ledger_entries`);
  expect(kinds.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["payment_left_out", "payment_sent"]));
}, 120_000);
