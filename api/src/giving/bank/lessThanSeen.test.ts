import { classDonationEndpoints, bankLineEndpoints as lines } from "@kindling/contract";
import { describe, expect, test } from "vitest";
import { bankWorld } from "../../../test/bankWorld.ts";
import { buildApp } from "../../../test/buildApp.ts";
import { ledgerDifferences } from "../../../test/ledgerDifferences.ts";
import { paymentWorld } from "../../../test/paymentWorld.ts";

const kit = await buildApp();
const { call } = kit;
const world = await paymentWorld(kit);
const { take, confirm } = bankWorld(kit, world);

/** A donation of $18.00 that a class counted, and the line of the bank that it is. */
async function deposited() {
  const { elm } = await world.makeGiving();
  const body = { school_id: elm.site.id, amount_cents: 18_00, donated_on: "2026-09-10" };
  const { id } = (await call(classDonationEndpoints.create, { as: elm.teacher, body })).body.data;
  const { all } = await take([["2026-09-14", "DEPOSIT", "18.00"]]);
  const line = all[0]?.id ?? 0;
  const correct = (amount_cents: number) =>
    call(classDonationEndpoints.update, { as: elm.teacher, params: { id }, body: { amount_cents } });
  const see = () => confirm(line, { things: [{ kind: "donation", id }] });
  const undo = () => call(lines.undo, { as: world.proposer, params: { id: line }, body: {} });
  return { correct, see, undo };
}

describe("a counted donation that the bank has had", () => {
  test("can be corrected to more, and to less only once its line is open again", async () => {
    const { correct, see, undo } = await deposited();
    await see();
    const refused = await correct(13);
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      [
        {
          path: "amount_cents",
          msg: "The bank has had $18.00 of this donation, so it can't be less. If that is wrong, ask your program team to undo it on the bank statement.",
        },
      ],
    ]);
    expect((await correct(19_00)).status).toBe(200);
    expect((await correct(18_00)).status).toBe(200);
    await undo();
    expect((await correct(13)).status).toBe(200);
    expect(await ledgerDifferences(kit.services)).toEqual([]);
  });

  test("is seen for no more than it is, also if both happen at once", async () => {
    for (let round = 0; round < 8; round += 1) {
      const { correct, see } = await deposited();
      const answers = await Promise.all([see(), correct(13)]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    }
    expect(await ledgerDifferences(kit.services)).toEqual([]);
  });
});
