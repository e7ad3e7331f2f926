import {
  adjustmentEndpoints,
  classDonationEndpoints,
  givingDashboardEndpoints,
  paymentEndpoints,
  paymentRunEndpoints as runs,
  sessionClosingEndpoints,
} from "@kindling/contract";
import { sql } from "kysely";
import { expect } from "vitest";
import { sole } from "../src/core/database.ts";
import type { TestApp } from "./buildApp.ts";
import { ledgerDifferences } from "./ledgerDifferences.ts";
import { paymentWorld } from "./paymentWorld.ts";

export const why = "The class had decided otherwise";
export type Charity = { readonly id: number };

/** Classes of closed sessions, whose giving goes to other charities. */
export async function elsewhereWorld(kit: TestApp) {
  const { call, db, make, services, signInAs } = kit;
  const world = await paymentWorld(kit);
  const { proposer: staff, approver, makeGiving, verified, win, propose, paymentsOf } = world;

  const clean = async () => expect(await ledgerDifferences(services)).toEqual([]);

  /** A closed session in which a class gave $10 verified and $7 counted and earned 20 points; and the next one, which runs. */
  async function closedWorld() {
    kit.setNow("2026-09-15");
    const giving = await makeGiving();
    const { site, teacher } = giving.elm;
    const sure = await verified(giving.elm, 1000);
    const body = { school_id: site.id, amount_cents: 700, donated_on: "2026-09-10" };
    const { id: counted } = (await call(classDonationEndpoints.create, { as: teacher, body })).body.data;
    await win(giving.elm, giving.session, 20);
    const { program_id } = await sole<{ program_id: number }>(
      db,
      sql`select program_id from sessions where id = ${giving.session.id}`,
    );
    const place = { user_id: teacher.id, school_id: site.id };
    const lone = await signInAs("Instructor", { school_ids: [site.id] });
    await win({ teacher: lone, site }, giving.session, 9);
    kit.setNow("2026-11-22");
    const params = { id: giving.session.id };
    const note = { accept: ["unverified" as const, "undecided" as const], note: "Late" };
    expect((await call(sessionClosingEndpoints.close, { as: staff, params, body: note })).status).toBe(200);
    const next = await make.session({ name: "Winter", program_id, start: "2026-11-01", end: "2026-12-20" });
    const other = await make.charity();
    const third = await make.charity();
    return {
      giving,
      sure,
      counted,
      next,
      other,
      third,
      place,
      lone: { user_id: lone.id, school_id: site.id },
    };
  }

  type World = Awaited<ReturnType<typeof closedWorld>>;

  const give = ({ giving, place }: World, to: Charity, more: object = {}, as = staff) =>
    call(adjustmentEndpoints.charity, {
      as,
      params: { id: giving.session.id },
      body: { ...place, charity_id: to.id, reason: why, ...more },
    });
  const reverse = (id: number) =>
    call(adjustmentEndpoints.reverse, { as: staff, params: { id }, body: { reason: "Not so" } });
  const adjust = (id: number, amount_cents: number) =>
    call(adjustmentEndpoints.donation, {
      as: staff,
      params: { id },
      body: { amount_cents, reason: "Miscounted" },
    });
  const verify = (id: number) =>
    call(adjustmentEndpoints.verify, { as: staff, params: { id }, body: { reason: "It came" } });

  /** What charities have of a session: points, donated, verified. */
  async function figures(session: { id: number }, ...charities: readonly Charity[]) {
    return Promise.all(
      charities.map(async ({ id }) => {
        const query = { sessions: String(session.id), charities: String(id) } as never;
        const { totals } = (await call(givingDashboardEndpoints.get, { as: staff, query })).body.data;
        return [totals.points, totals.donated_cents, totals.verified_cents];
      }),
    );
  }

  /** What charities could be paid: donated, earned. */
  async function due(...charities: readonly Charity[]) {
    const { data } = (await call(paymentEndpoints.due, { as: staff })).body;
    return charities.map(({ id }) => {
      const found = data.find(({ charity }) => charity.id === id);
      return found ? [found.donated_cents, found.points] : null;
    });
  }

  async function statementOf(id: number) {
    const { events } = (await call(sessionClosingEndpoints.get, { as: staff, params: { id } })).body.data;
    const params = { id: events[0]?.id ?? 0 };
    return [events[0]?.sha256, (await call(sessionClosingEndpoints.statement, { as: staff, params })).body];
  }

  async function pay(filter: object) {
    const run = (await propose(filter)).body.data;
    await call(runs.approve, { as: approver, params: { id: run.id } });
    const payments = (await paymentsOf(run.id)).map(({ id }) => ({ id }));
    const body = { method: "check" as const, sent_on: "2026-11-22", payments };
    expect((await call(runs.send, { as: staff, params: { id: run.id }, body })).status).toBe(200);
    return payments.map(({ id }) => id);
  }

  const adjustmentsOf = async ({ giving }: World) =>
    (await call(adjustmentEndpoints.all, { as: staff, params: { id: giving.session.id } })).body.data
      .adjustments;
  return {
    staff,
    approver,
    propose,
    step: world.step,
    closedWorld,
    clean,
    give,
    reverse,
    adjust,
    verify,
    figures,
    due,
    statementOf,
    pay,
    adjustmentsOf,
  };
}
