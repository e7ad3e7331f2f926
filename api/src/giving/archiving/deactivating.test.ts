import { classDonationEndpoints, siteEndpoints, userEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { csv, importing } from "../../../test/importing.ts";
import { ledgerDifferences } from "../../../test/ledgerDifferences.ts";
import { paymentWorld } from "../../../test/paymentWorld.ts";
import { rows } from "../../core/database.ts";

const kit = await buildApp();
const { call, db, make, services, signInAs } = kit;
const { approver: all, dueOf, withOpenMoney } = await paymentWorld(kit);
const people = await signInAs("admin", { user_type: ["Constituents"] });
const money = await signInAs("admin", { user_type: ["Constituents", "Charities"] });
const reason = "The school has no class this year";

const open = {
  unverified: 1,
  unverified_cents: 700,
  closed: 0,
  closed_cents: 0,
  verified: 1,
  verified_cents: 1000,
  earned_cents: 100,
};
const figures = "donations not verified: 1 ($7.00), verified donations: 1 ($10.00), earned: $1.00";
const kept = { open_money: `Stays due, as nothing was decided: ${figures}` };

type Way = (
  id: number,
  body: object,
  as?: typeof money,
) => Promise<{
  readonly status: number;
  readonly body: { readonly message?: string; readonly errors?: readonly { readonly path?: string }[] };
}>;
const flip: Way = (id, body, as = money) => call(siteEndpoints.toggleStatus, { as, params: { id }, body });
const changeSite: Way = (id, body, as = money) =>
  call(siteEndpoints.update, { as, params: { id }, body: { is_active: false, ...body } });
const changeTeacher: Way = (id, body, as = money) =>
  call(userEndpoints.updateInstructor, { as, params: { id }, body: { is_active: false, ...body } });

/** The ways of setting a site or a teacher inactive, for a class with $10 verified, $7 counted and 20 points. */
const kinds = {
  site: {
    idOf: ({ elm }: Giving) => elm.site.id,
    words: `This site has money that isn't paid: ${figures}. Decide what becomes of it.`,
    get: siteEndpoints.get,
    bulk: (ids: readonly number[], more: object = {}, as = money) =>
      call(siteEndpoints.bulk, { as, body: { action: "deactivate", ids: [...ids], ...more } }),
  },
  user: {
    idOf: ({ elm }: Giving) => elm.teacher.id,
    words: `Their classes have money that isn't paid: ${figures}. Decide what becomes of it.`,
    get: userEndpoints.get,
    bulk: (ids: readonly number[], more: object = {}, as = money) =>
      call(userEndpoints.bulk, { as, body: { action: "deactivate", ids: [...ids], ...more } }),
  },
};
type Giving = Awaited<ReturnType<typeof withOpenMoney>>;
type Kind = keyof typeof kinds;

const isActive = async (kind: Kind, id: number) =>
  ((await call(kinds[kind].get, { as: all, params: { id } })).body as { data: { is_active: boolean } }).data
    .is_active;
const statusesOf = async ({ elm }: Giving) =>
  (
    await call(classDonationEndpoints.list, { as: all, query: { users: String(elm.teacher.id) as never } })
  ).body.data
    .map(({ status, note }) => [status, note])
    .toSorted();
const logOf = (kind: Kind, id: number) =>
  rows<{ reason: string | null; after: object }>(
    db,
    sql`select reason, after from audit_log where entity = ${kind} and entity_id = ${id} and action <> 'create' order by id`,
  );
const isDue = async (giving: Giving) => {
  expect(await dueOf(giving)).toMatchObject({ donated_cents: 1000, earned_cents: 100 });
  expect(await ledgerDifferences(services)).toEqual([]);
};

const singly: readonly { name: string; kind: Kind; way: Way }[] = [
  { name: "PATCH /school/toggleStatus", kind: "site", way: flip },
  { name: "PATCH /school/update", kind: "site", way: changeSite },
  { name: "PATCH /user/update/instructor", kind: "user", way: changeTeacher },
];

test.each(singly)("$name without a decision keeps the money due, and the audit log says so", async (one) => {
  const giving = await withOpenMoney();
  const id = kinds[one.kind].idOf(giving);
  expect((await one.way(id, {}, people)).status).toBe(200);
  expect(await isActive(one.kind, id)).toBe(false);
  expect(await logOf(one.kind, id)).toEqual(
    expect.arrayContaining([{ reason: null, after: kept }]) as unknown,
  );
  await isDue(giving);
});

test.each(singly)("$name asks, if wanted, while money is open, and changes nothing", async (one) => {
  const giving = await withOpenMoney();
  const { idOf, words } = kinds[one.kind];
  const refused = await one.way(idOf(giving), { open_money: "ask" });
  expect([refused.status, refused.body]).toMatchObject([409, { message: words, data: { open_money: open } }]);
  expect(await isActive(one.kind, idOf(giving))).toBe(true);
  expect(await logOf(one.kind, idOf(giving))).toEqual([]);
});

test.each(singly)("$name keeps or voids as is decided, with the reason", async (one) => {
  const [giving, voided] = [await withOpenMoney(), await withOpenMoney()];
  const { idOf } = kinds[one.kind];
  const [id, other] = [idOf(giving), idOf(voided)];
  expect((await one.way(id, { open_money: "keep", reason }, people)).status).toBe(200);
  expect((await logOf(one.kind, id)).map((entry) => entry.reason)).toEqual([reason]);
  expect((await statusesOf(giving)).map(([status]) => status)).toEqual(["counted", "verified"]);
  const notTheirs = await one.way(other, { open_money: "void", reason }, people);
  expect([notTheirs.status, notTheirs.body.errors?.[0]?.path]).toEqual([403, "open_money"]);
  const unsaid = await one.way(other, { open_money: "void", reason: " " });
  expect([unsaid.status, unsaid.body.errors?.[0]?.path]).toEqual([422, "reason"]);
  expect(await isActive(one.kind, other)).toBe(true);
  expect((await one.way(other, { open_money: "void", reason })).status).toBe(200);
  expect(await statusesOf(voided)).toContainEqual(["void", reason]);
  const idle = await one.way(other, { open_money: "void", reason, is_active: true });
  expect([idle.status, idle.body.errors?.[0]?.path]).toEqual([422, "open_money"]);
  for (const each of [giving, voided]) await isDue(each);
});

test.each(Object.keys(kinds) as Kind[])(
  "POST /%s/bulk asks, and takes one decision for all",
  async (kind) => {
    const { bulk, idOf, words } = kinds[kind];
    const [one, other, kept] = [await withOpenMoney(), await withOpenMoney(), await withOpenMoney()];
    const free = kind === "site" ? await make.site() : await make.user({ school_ids: [one.elm.site.id] });
    const ids = [idOf(one), idOf(other)];
    const asked = await bulk([...ids, free.id], { open_money: "ask" });
    const skipped = ids.map((id) => ({ id, msg: words, data: { open_money: open } }));
    expect(asked.body.data).toMatchObject({ done: 1, ids: [free.id], skipped });
    expect((await bulk(ids, { open_money: "keep" })).body.errors?.[0]?.path).toBe("reason");
    expect((await bulk(ids, { open_money: "void", reason })).body.data).toMatchObject({
      done: 2,
      skipped: [],
    });
    for (const each of [one, other]) expect(await statusesOf(each)).toContainEqual(["void", reason]);
    expect((await bulk([idOf(kept)], { open_money: "keep", reason }, people)).body.data.done).toBe(1);
    await isDue(kept);
  },
);

test("POST /school/bulk without a decision skips sites with open money", async () => {
  const giving = await withOpenMoney();
  const { bulk, idOf, words } = kinds.site;
  const { data } = (await bulk([idOf(giving)])).body;
  expect(data).toMatchObject({ done: 0, skipped: [{ msg: words, data: { open_money: open } }] });
});

test("POST /user/bulk without a decision keeps each one's money due, and says so of each", async () => {
  const [one, other] = [await withOpenMoney(), await withOpenMoney()];
  const { bulk, idOf } = kinds.user;
  const free = await make.user({ school_ids: [one.elm.site.id] });
  expect((await bulk([idOf(one), idOf(other), free.id])).body.data.done).toBe(3);
  for (const giving of [one, other])
    expect((await logOf("user", idOf(giving))).filter(({ after }) => "open_money" in after)).toEqual([
      { reason: null, after: kept },
    ]);
  expect((await logOf("user", free.id)).map(({ after }) => Object.keys(after))).toEqual([["is_active"]]);
});

test("an import that sets a site inactive keeps its money due, and the audit log says so", async () => {
  const giving = await withOpenMoney();
  const { id, name } = (await call(siteEndpoints.get, { as: all, params: giving.elm.site })).body.data;
  const { name: provider } = (await call(siteEndpoints.get, { as: all, params: { id } })).body.data.provider;
  const table = csv([
    ["Name", "Provider", "Active"],
    [name, provider, "no"],
  ]);
  const imported = await importing(kit).figures(siteEndpoints.import, table, {
    as: all,
    query: { mode: "upsert", confirm: true },
  });
  expect(imported.figures).toEqual([0, 1, 0]);
  expect(await logOf("site", id)).toContainEqual({ reason: null, after: kept });
});

test("what is open at a site is told to who may change it", async () => {
  const giving = await withOpenMoney();
  const { site } = giving.elm;
  const leader = await signInAs("Site Leader", { school_ids: [site.id] });
  const other = await signInAs("Site Leader", { school_ids: [giving.oak.site.id] });
  const openOf = (as = people) => call(siteEndpoints.openMoney, { as, params: { id: site.id } });
  expect((await openOf()).body.data).toEqual(open);
  expect((await openOf(leader)).body.data).toEqual(open);
  expect((await openOf(other)).status).toBe(404);
});

test("activating again, and a teacher without money, ask nothing", async () => {
  const giving = await withOpenMoney();
  const { site } = giving.elm;
  await flip(site.id, { open_money: "keep", reason });
  expect((await flip(site.id, { open_money: "ask" })).status).toBe(200);
  expect(await isActive("site", site.id)).toBe(true);
  const free = await make.user({ school_ids: [site.id] });
  const off = { is_active: false, open_money: "ask" } as const;
  expect((await call(userEndpoints.updateInstructor, { as: people, params: free, body: off })).status).toBe(
    200,
  );
});
