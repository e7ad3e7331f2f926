import { charityChoiceEndpoints, classDonationEndpoints, givingEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { paymentWorld } from "../../../test/paymentWorld.ts";
import { rows } from "../../core/database.ts";

const kit = await buildApp();
const { call, db } = kit;
const { approver, approved, donation, makeGiving, send, verified } = await paymentWorld(kit);

const choose = (id: number, body: object) =>
  call(charityChoiceEndpoints.update, { as: approver, params: { id }, body });
const lastOf = async (id: number) =>
  (await call(classDonationEndpoints.history, { as: approver, params: { id } })).body.data.at(-1);

describe("PATCH /charityAsso/update/{id} with another charity", () => {
  test.each([
    ["the reason that is given", { reason: "Wrong box ticked" }, "Wrong box ticked"],
    ["one of its own where none is given", {}, "The class's charity was changed."],
  ])("keeps %s with the ledger and in the history of each donation that moves", async (_, more, reason) => {
    const giving = await makeGiving();
    const { charity: other } = await makeGiving();
    const id = await verified(giving.elm, 700);
    expect((await choose(giving.elm.choice.id, { charity_id: other.id, ...more })).status).toBe(200);
    expect(await lastOf(id)).toMatchObject({
      user: { id: approver.id },
      event: "moved",
      changes: [{ field: "charity", from: giving.charity.name, to: other.name }],
      reason,
    });
    const entries = await rows(
      db,
      sql`select kind, reason from ledger_entries where donation_id = ${id} order by id desc limit 2`,
    );
    expect(entries).toEqual([
      { kind: "donation_corrected", reason },
      { kind: "donation_reversed", reason },
    ]);
  });

  test("tells class, story and staff which charity keeps what was paid", async () => {
    const { giving, ids, run, payment } = await approved();
    const { charity: other } = await makeGiving();
    await send(run.id, [{ id: payment.id }]);
    await choose(giving.elm.choice.id, { charity_id: other.id });
    const { charity } = giving;
    // $10.00 brought in and 20 points.
    const paid = [{ charity: { id: charity.id, name: charity.name }, paid_cents: 1100 }];
    const query = { school_id: giving.elm.site.id };
    const as = giving.elm.teacher;
    const choices = await call(givingEndpoints.choices, { as, query });
    expect(choices.body.data).toMatchObject([{ charity: { id: other.id }, paid_elsewhere: paid }]);
    const story = await call(givingEndpoints.story, { as, query });
    expect(story.body.data).toMatchObject({ charity: { id: other.id }, paid_elsewhere: paid });
    const { body } = await call(charityChoiceEndpoints.get, { as: approver, params: giving.elm.choice });
    expect(body.data.paid_elsewhere).toEqual(paid);
    expect(await donation(ids[0] ?? 0)).toMatchObject({
      charity: { id: charity.id },
      chosen_since: { id: other.id, name: other.name },
    });
    expect(await donation(ids[1] ?? 0)).toMatchObject({ chosen_since: null });
    const kept = await call(charityChoiceEndpoints.get, { as: approver, params: giving.oak.choice });
    expect(kept.body.data.paid_elsewhere).toEqual([]);
  });
});
