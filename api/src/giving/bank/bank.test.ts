import {
  auditLogEndpoints,
  bankStatementEndpoints as bank,
  bankLineEndpoints as lines,
  paymentEndpoints,
} from "@kindling/contract";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { bankWorld, fileOf, type Row } from "../../../test/bankWorld.ts";
import { buildApp } from "../../../test/buildApp.ts";
import { csv } from "../../../test/importing.ts";
import { paymentWorld } from "../../../test/paymentWorld.ts";

const kit = await buildApp();
const { call } = kit;
const world = await paymentWorld(kit);
const { proposer, approver, makeGiving, verified, paymentsOf } = world;
const { upload, take, sent, payment, confirm } = bankWorld(kit, world);

describe("a bank's file", () => {
  test("is read without keeping anything, then taken over with what a person said of its columns", async () => {
    const odd = csv([
      ["When", "What", "How much"],
      ["01/02/2026", "Rent", "-5,00"],
      ["03/04/2026", "Fee", "-1,25"],
    ]);
    const seen = (await upload(odd, {}, bank.read)).body as unknown as {
      data: { missing: string[]; layout: object; header: string[] };
    };
    expect([seen.data.missing, seen.data.header]).toEqual([[], ["When", "What", "How much"]]);
    const layout = { ...seen.data.layout, date_order: "mdy" };
    const taken = await upload(odd, { account: "Odd", layout, opening_cents: 1000, closing_cents: 375 });
    expect(taken.body).toMatchObject({
      message: "2 lines taken",
      data: [
        {
          account: "Odd",
          from_on: "2026-01-02",
          to_on: "2026-03-04",
          line_count: 2,
          open_count: 2,
          opening_cents: 1000,
          out_cents: 625,
        },
      ],
    });
    const again = (await upload(odd.replace("Rent", "Rents"), {}, bank.read)).body as unknown as {
      data: object;
    };
    expect(again.data).toMatchObject({
      is_remembered: true,
      from_on: "2026-01-02",
      layout: { date_order: "mdy" },
    });
    const list = await call(bank.list, { as: proposer, query: { account: "Odd" } });
    expect(list.body.meta.total).toBe(1);
  });

  test("is refused as a whole with each row that can't be read", async () => {
    const bad = await upload(
      fileOf([
        ["2026-09-01", "A", "-1.00"],
        ["2026-09-32", "B", "x"],
      ]),
    );
    expect([bad.status, bad.body.message, bad.body.errors]).toEqual([
      422,
      "2 cells can't be read. Nothing was taken.",
      [
        expect.objectContaining({ row: 3, column: "Date", value: "2026-09-32" }),
        expect.objectContaining({ row: 3, column: "Amount", value: "x" }),
      ],
    ]);
    const nameless = await upload(fileOf([["2026-09-01", "A", "-1.00"]]), {});
    expect([nameless.status, nameless.body.errors?.[0]?.path]).toEqual([422, "account"]);
    const untold = await upload("Alpha,Beta\nx,y\n");
    expect([untold.status, untold.body.errors?.[0]?.path]).toEqual([422, "layout"]);
    const none = await call(bank.create, { as: proposer, body: { account: "A" } as never });
    expect([none.status, none.body.errors?.[0]?.path]).toEqual([422, "file"]);
  });

  test("adds only lines that no earlier file brought, however often a line occurs", async () => {
    const account = "Overlap";
    const coffee: Row = ["2026-09-02", "Coffee", "-4.00"];
    expect((await upload(fileOf([coffee, coffee]), { account })).status).toBe(201);
    const same = await upload(fileOf([coffee, coffee]), { account });
    expect([same.status, same.body.message]).toEqual([
      409,
      "All lines of this file were taken before. Nothing was added.",
    ]);
    const more = await upload(fileOf([coffee, coffee, coffee, ["2026-09-03", "Tea", "-3.00"]]), { account });
    expect(more.body).toMatchObject({
      message: "2 lines taken, 2 known from an earlier file",
      data: [{ line_count: 2, known_count: 2 }],
    });
    expect((await upload(fileOf([coffee]), { account: "Another" })).status).toBe(201);
    const together = await Promise.all(
      [1, 2, 3].map(() => upload(fileOf([["2026-09-09", "Once", "-1.00"]]), { account })),
    );
    expect(together.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  test("can be removed until something of it was decided", async () => {
    const { id, all } = await take([["2026-09-02", "Rent", "-800.00"]]);
    const [rent] = all;
    await call(lines.notOurs, { as: proposer, params: { id: rent?.id ?? 0 }, body: { note: "Rent" } });
    await call(lines.undo, { as: proposer, params: { id: rent?.id ?? 0 }, body: {} });
    expect((await call(bank.discard, { as: proposer, params: { id } })).status).toBe(409);
    const other = await take([["2026-09-02", "Rent", "-800.00"]]);
    expect((await call(bank.discard, { as: proposer, params: { id: other.id } })).status).toBe(200);
    expect((await call(bank.get, { as: proposer, params: { id: other.id } })).status).toBe(404);
  });
});

describe("a line", () => {
  test("with reference and amount of a payment is matched, and confirmed marks it as seen", async () => {
    const { id, donated_cents, earned_cents } = await sent();
    expect([donated_cents, earned_cents]).toEqual([1250, 150]);
    const { all, read } = await take([
      ["2026-09-18", `ACH KIN-${id}`, "-14.00"],
      ["2026-09-19", "RENT", "-800.00"],
    ]);
    const [line, rent] = all;
    expect([line?.state, line?.proposal?.things[0]?.id, line?.proposal?.reasons]).toEqual([
      "matched",
      id,
      [`The reference KIN-${id} is in the text`, "Same amount", "3 days later"],
    ]);
    expect(rent).toMatchObject({ state: "unmatched", proposal: null });
    expect((await payment(id)).seen_on).toBeNull();
    const { matched, counts } = await read();
    expect([matched, counts]).toEqual([
      [line?.id],
      { matched: 1, probable: 0, unmatched: 1, confirmed: 0, not_ours: 0 },
    ]);
    const done = await call(lines.confirmMatched, {
      as: proposer,
      body: { lines: [line?.id ?? 0, rent?.id ?? 0] },
    });
    expect(done.body).toMatchObject({ data: { confirmed: 1, left: 1 }, message: "1 line confirmed" });
    expect(await payment(id)).toMatchObject({ seen_on: "2026-09-18", total_cents: 1400, state: "sent" });
    const audit = await call(auditLogEndpoints.list, {
      as: await kit.signInAs("Super Admin"),
      query: { entity: "bankLine", order: "desc", sort: "id" } as never,
    });
    expect(JSON.stringify(audit.body.data[0])).toContain(`Payment ${id}`);
    const undone = await call(lines.undo, {
      as: approver,
      params: { id: line?.id ?? 0 },
      body: { note: "Wrong run" },
    });
    expect(undone.body.data).toMatchObject({
      state: "matched",
      decision: null,
      history: [
        { kind: "confirmed", undone_note: "Wrong run", undone_by: { id: approver.id }, things: [{ id }] },
      ],
    });
    expect((await payment(id)).seen_on).toBeNull();
  });

  test("of another amount needs its difference said, a part leaves the rest open", async () => {
    const { id } = await sent();
    const { all } = await take([
      ["2026-09-18", `KIN-${id} less`, "-9.00"],
      ["2026-09-20", `KIN-${id} rest`, "-5.00"],
      ["2026-09-21", "too much", "-20.00"],
    ]);
    const [part, rest, more] = all.map((line) => line.id) as [number, number, number];
    const things = [{ kind: "payment", id }];
    const bare = await confirm(part, { things });
    expect([bare.status, bare.body.errors]).toEqual([
      422,
      [
        {
          path: "difference",
          msg: "The amounts differ by $5.00. Say whether it is a fee, a part, or something else.",
        },
      ],
    ]);
    expect((await confirm(more, { things, difference: "partial" })).body.errors?.[0]?.path).toBe(
      "difference",
    );
    expect((await confirm(more, { things, difference: "other" })).body.errors?.[0]?.path).toBe("note");
    expect(
      (await confirm(part, { things: [{ kind: "payment", id, cents: 1401 }], difference: "fee" })).body
        .errors?.[0]?.path,
    ).toBe("things");
    expect((await confirm(part, { things, difference: "partial" })).status).toBe(200);
    expect((await payment(id)).seen_on).toBeNull();
    expect((await confirm(rest, { things, difference: "fee" })).body.errors?.[0]?.path).toBe("difference");
    expect((await confirm(rest, { things })).body.data.decision).toMatchObject({
      difference: null,
      things: [{ id, cents: 500 }],
    });
    expect((await payment(id)).seen_on).toBe("2026-09-20");
    const gone = await confirm(more, { things, difference: "fee" });
    expect([gone.status, gone.body.errors?.[0]?.path]).toEqual([422, "things"]);
  });

  test("is a fee apart, or several payments together", async () => {
    const [one, two] = [await sent("Check 501"), await sent("Check 502")];
    const { all } = await take([["2026-09-18", "TRANSFERS", "-28.35"]]);
    const id = all[0]?.id ?? 0;
    const things = [one, two].map((each) => ({ kind: "payment", id: each.id }));
    expect((await confirm(id, { things: [...things, things[0]] })).body.errors?.[0]?.path).toBe("things");
    expect((await confirm(id, { things: [{ kind: "donation", id: 1 }] })).body.errors?.[0]?.path).toBe(
      "things",
    );
    const done = await confirm(id, { things, difference: "fee" });
    expect(done.body.data).toMatchObject({
      state: "confirmed",
      decision: {
        difference: "fee",
        difference_cents: 35,
        things: [
          { id: one.id, cents: 1400 },
          { id: two.id, cents: 1400 },
        ],
      },
    });
    expect((await payment(two.id)).seen_on).toBe("2026-09-18");
  });

  test("can be set aside with a note, and is decided by one of two people at once", async () => {
    const { id } = await sent();
    const { all } = await take([
      ["2026-09-18", `KIN-${id}`, "-14.00"],
      ["2026-09-18", "Rent", "-800.00"],
      ["2026-09-19", `Again KIN-${id}`, "-14.00"],
    ]);
    const [line, rent, twin] = all.map((each) => each.id) as [number, number, number];
    const bare = await call(lines.notOurs, { as: proposer, params: { id: rent }, body: { note: " " } });
    expect([bare.status, bare.body.errors?.[0]?.path]).toEqual([422, "note"]);
    const aside = await call(lines.notOurs, {
      as: proposer,
      params: { id: rent },
      body: { note: "Our rent" },
    });
    expect(aside.body.data).toMatchObject({ state: "not_ours", decision: { note: "Our rent", things: [] } });
    const things = [{ kind: "payment", id }];
    const both = await Promise.all([confirm(line, { things }), confirm(line, { things }, approver)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await confirm(twin, { things })).status).toBe(422);
    expect((await call(lines.undo, { as: proposer, params: { id: twin }, body: {} })).status).toBe(409);
    const two = await sent("Check 777");
    const { all: more } = await take([
      ["2026-09-18", "a", "-14.00"],
      ["2026-09-19", "b", "-14.00"],
    ]);
    const race = await Promise.all(
      more.map((each, at) =>
        confirm(each.id, { things: [{ kind: "payment", id: two.id }] }, at ? approver : proposer),
      ),
    );
    expect(race.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  test("that came in is probably donations of a site, confirmed only by a person", async () => {
    const giving = await makeGiving();
    const first = await verified(giving.elm, 71_00);
    const second = await verified(giving.elm, 13_37);
    const { all, read } = await take([["2026-09-14", `DEPOSIT ${giving.elm.site.name}`, "84.37"]]);
    const [line] = all;
    expect([line?.state, line?.proposal?.things.map(({ id }) => id)]).toEqual(["probable", [first, second]]);
    expect(line?.proposal?.reasons[0]).toBe(`2 donations of ${giving.elm.site.name} add up to it`);
    const none = await call(lines.confirmMatched, { as: proposer, body: { lines: [line?.id ?? 0] } });
    expect(none.body.data.confirmed).toBe(0);
    await confirm(line?.id ?? 0, { things: [first, second].map((id) => ({ kind: "donation", id })) });
    expect((await read({ state: ["confirmed"] })).total).toBe(1);
  });

  test("offers what it could be, and finds more by name or number", async () => {
    const paid = await sent("Check 888");
    const { all } = await take([["2026-09-18", "?", "-13.99"]]);
    const id = all[0]?.id ?? 0;
    const found = async (search?: string) =>
      (
        await call(lines.candidates, { as: proposer, params: { id }, query: search ? { search } : {} })
      ).body.data.map((thing) => thing.id);
    expect(await found()).toContain(paid.id);
    expect(await found(`kin-${paid.id}`)).toEqual([paid.id]);
    expect(await found("Check 888")).toEqual([paid.id]);
    expect(await found("Nobody at all")).toEqual([]);
  });

  test("is told in the file of the result", async () => {
    const paid = await sent("Check 909");
    const { id, all } = await take([
      ["2026-09-18", `KIN-${paid.id}`, "-14.00"],
      ["2026-09-19", "=Rent", "-1.00"].map((cell) => cell.replace("=", "")) as unknown as Row,
    ]);
    await confirm(all[0]?.id ?? 0, { things: [{ kind: "payment", id: paid.id }] });
    const { text } = await call(bank.result, { as: proposer, params: { id } });
    const [, first, second] = text.split("\r\n");
    expect(first).toMatch(new RegExp(`^2026-09-18,-14,KIN-${paid.id},,,Confirmed,Payment,KIN-${paid.id},`));
    expect(second).toMatch(/^2026-09-19,-1,Rent,,,Unmatched,,,,/);
  });
});

test("payments that weren't seen for ten days are listed", async () => {
  const paid = await sent("Check 1001");
  await sql`update payments set sent_on = '2026-08-01' where id = ${paid.id}`.execute(kit.db);
  const unseen = async () =>
    (
      await call(paymentEndpoints.list, { as: proposer, query: { is_unseen: true as never, rows: 100 } })
    ).body.data.map((each) => each.id);
  expect(await unseen()).toContain(paid.id);
  const { all } = await take([["2026-09-18", `KIN-${paid.id}`, "-14.00"]]);
  await confirm(all[0]?.id ?? 0, { things: [{ kind: "payment", id: paid.id }] });
  expect(await unseen()).not.toContain(paid.id);
  expect((await paymentsOf(paid.run.id))[0]?.seen_on).toBe("2026-09-18");
});
