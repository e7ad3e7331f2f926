import { sponsorEndpoints, sponsorReceiptEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { rows } from "../src/core/database.ts";
import type { TestApp } from "./buildApp.ts";
import { winPoints } from "./winPoints.ts";

/** A program with a session, classes that chose charities, and staff who keep sponsors. */
export async function sponsorWorld({ call, db, make, signInAs }: TestApp) {
  const staff = await signInAs("admin", { user_type: ["Charities"] });
  const program = await make.program();
  const session = await make.session({ program_id: program.id, start: "2026-09-01", end: "2026-10-10" });

  /** A class of a provider of its own; without a charity it hasn't chosen. */
  async function makeClass(charity_id?: number, of: { provider_id?: number } = {}) {
    const provider_id = of.provider_id ?? (await make.provider()).id;
    const site = await make.site({ program_id: program.id, provider_id });
    const teacher = await signInAs("Instructor", { school_ids: [site.id], grade: "3" });
    const place = { user_id: teacher.id, school_id: site.id, session_id: session.id };
    const choice = charity_id ? await make.charityChoice({ ...place, charity_id }) : undefined;
    const win = (points: number, day = "2026-09-10") => winPoints(db, place, points, day);
    return { provider_id, site, teacher, place, choice, win };
  }

  const funding = async () => (await call(sponsorEndpoints.funding, { as: staff })).body.data;
  const fundingOf = async (pledge: { readonly id: number }) =>
    (await funding()).pledges.find(({ id }) => id === pledge.id);
  const receive = (pledge: { readonly id: number }, amount_cents: number, more: object = {}) =>
    call(sponsorReceiptEndpoints.create, {
      as: staff,
      body: {
        pledge_id: pledge.id,
        amount_cents,
        received_on: "2026-09-12",
        method: "check",
        ...more,
      } as never,
    });

  /** What the ledger holds for a pledge, by account. */
  const accounts = async (pledge: { readonly id: number }) =>
    Object.fromEntries(
      (
        await rows<{ account: string; amount: number }>(
          db,
          sql`select account, sum(amount)::int as amount from ledger_postings where pledge_id = ${pledge.id}
            group by 1 having sum(amount) <> 0`,
        )
      ).map(({ account, amount }) => [account, amount]),
    );

  return { staff, program, session, makeClass, funding, fundingOf, receive, accounts };
}
