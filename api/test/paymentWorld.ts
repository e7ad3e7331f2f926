import { classDonationEndpoints, paymentEndpoints, paymentRunEndpoints as runs } from "@kindling/contract";
import { sql } from "kysely";
import { rows } from "../src/core/database.ts";
import type { TestApp } from "./buildApp.ts";
import type { SignedIn } from "./signInAs.ts";
import { winPoints } from "./winPoints.ts";

interface Place {
  readonly teacher: SignedIn;
  readonly site: { readonly id: number };
}
interface ToCharity {
  readonly charity: { readonly id: number };
}

/** Two people who pay charities, and what they pay them from. */
export async function paymentWorld({ call, db, make, signInAs }: TestApp) {
  const proposer = await signInAs("admin", { user_type: ["Charities"] });
  const approver = await signInAs("Super Admin");

  /** A charity with two classes at different sites that chose it, in a session of its own. */
  async function makeGiving() {
    const program = await make.program();
    const provider = await make.provider();
    const charity = await make.charity({ address: "12 Elm Street\nBoston, MA" });
    const session = await make.session({ program_id: program.id, start: "2026-09-01", end: "2026-10-10" });
    const place = async (name: string) => {
      const site = await make.site({
        program_id: program.id,
        provider_id: provider.id,
        name: `${name} ${program.id}`,
      });
      const teacher = await signInAs("Instructor", { school_ids: [site.id], grade: "3" });
      const choice = await make.charityChoice({
        user_id: teacher.id,
        school_id: site.id,
        session_id: session.id,
        charity_id: charity.id,
      });
      return { site, teacher, choice };
    };
    const [elm, oak] = [await place("Elm School"), await place("Oak School")];
    return { charity, session, elm, oak, filter: { charities: [charity.id] } };
  }

  const win = ({ teacher, site }: Place, session: { id: number }, points: number) =>
    winPoints(db, { user_id: teacher.id, school_id: site.id, session_id: session.id }, points);
  const step = (id: number, status: string, as = approver, more: object = {}) =>
    call(classDonationEndpoints.update, { as, params: { id }, body: { status, ...more } as never });

  /** A donation that staff have verified. */
  async function verified({ teacher, site }: Place, amount_cents: number): Promise<number> {
    const body = { school_id: site.id, amount_cents, donated_on: "2026-09-10" };
    const { id } = (await call(classDonationEndpoints.create, { as: teacher, body })).body.data;
    await step(id, "verified");
    return id;
  }

  /** A charity whose first class has $10 verified, $7 counted and 20 points for it. */
  async function withOpenMoney() {
    const giving = await makeGiving();
    const { site, teacher } = giving.elm;
    await verified(giving.elm, 1000);
    await win(giving.elm, giving.session, 20);
    const body = { school_id: site.id, amount_cents: 700, donated_on: "2026-09-10" };
    const counted = (await call(classDonationEndpoints.create, { as: teacher, body })).body.data;
    return { ...giving, counted };
  }

  const propose = (body: object, as: SignedIn = proposer) =>
    call(runs.create, { as, body: { name: "September", ...body } });
  const dueOf = async ({ charity }: ToCharity) =>
    (await call(paymentEndpoints.due, { as: proposer })).body.data.find(
      (each) => each.charity.id === charity.id,
    );
  const paymentsOf = async (run: number) =>
    (await call(paymentEndpoints.list, { as: proposer, query: { runs: String(run) as never } })).body.data;
  const donation = async (id: number) =>
    (
      await call(classDonationEndpoints.list, {
        as: approver,
        query: { sort: "id", order: "desc", rows: 100 },
      })
    ).body.data.find((row) => row.id === id);
  const send = (run: number, payments: readonly object[], more: object = {}) =>
    call(runs.send, {
      as: proposer,
      params: { id: run },
      body: { method: "check", sent_on: "2026-09-15", payments, ...more } as never,
    });

  /** What the ledger holds for a charity, by account and unit. */
  const accounts = async ({ charity }: ToCharity) =>
    Object.fromEntries(
      (
        await rows<{ account: string; amount: number }>(
          db,
          sql`select b.unit || ' ' || b.account as account, sum(b.amount)::int as amount from class_balances b
              join ledger_charities k on k.id = b.charity_id
            where k.charity_id = ${charity.id} and b.account <> 'gifts' group by 1 having sum(b.amount) <> 0 order by 1`,
        )
      ).map(({ account, amount }) => [account, amount]),
    );

  /** Two sites with $12.50 donated and 30 points, proposed and approved. */
  async function approved() {
    const giving = await makeGiving();
    const ids = [await verified(giving.elm, 1000), await verified(giving.oak, 250)];
    await win(giving.elm, giving.session, 20);
    await win(giving.oak, giving.session, 10);
    const run = (await propose(giving.filter)).body.data;
    await call(runs.approve, { as: approver, params: { id: run.id } });
    const [payment] = await paymentsOf(run.id);
    if (!payment) throw new Error("The run has no payment");
    return { giving, ids, run, payment };
  }

  return {
    proposer,
    approver,
    makeGiving,
    win,
    step,
    verified,
    propose,
    dueOf,
    paymentsOf,
    donation,
    send,
    accounts,
    approved,
    withOpenMoney,
  };
}
