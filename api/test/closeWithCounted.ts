import { classDonationEndpoints, sessionClosingEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { expect } from "vitest";
import { sole } from "../src/core/database.ts";
import type { TestApp } from "./buildApp.ts";
import type { paymentWorld } from "./paymentWorld.ts";

/** A closed session in which a class gave $7 that nobody verified and $10 that is verified; and the next one, which runs. */
export async function closeWithCounted(
  { call, db, make, setNow }: TestApp,
  { proposer: staff, makeGiving, verified }: Awaited<ReturnType<typeof paymentWorld>>,
) {
  setNow("2026-09-15");
  const giving = await makeGiving();
  const { site, teacher } = giving.elm;
  const body = { school_id: site.id, amount_cents: 700, donated_on: "2026-09-10" };
  const { id } = (await call(classDonationEndpoints.create, { as: teacher, body })).body.data;
  const sure = await verified(giving.oak, 1000);
  setNow("2026-11-22");
  const params = { id: giving.session.id };
  const note = { accept: ["unverified" as const], note: "Late" };
  expect((await call(sessionClosingEndpoints.close, { as: staff, params, body: note })).status).toBe(200);
  const { program_id } = await sole<{ program_id: number }>(
    db,
    sql`select program_id from sessions where id = ${giving.session.id}`,
  );
  const next = await make.session({ name: "Winter", program_id, start: "2026-11-01", end: "2026-12-20" });
  return { giving, id, sure, next };
}
