import {
  classDonationEndpoints,
  type Endpoint,
  hasSums,
  listEndpoints,
  sumColumns,
  sumsEndpoint,
  userEndpoints,
} from "@kindling/contract";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { openLogin, type SignedIn } from "../../../test/signInAs.ts";
import { sole, transaction } from "../../core/database.ts";
import { tokenKit } from "../../core/server/tokens.ts";
import { fillDemo } from "../../demo/fillDemo.ts";

const { db, call, services } = await buildApp();
await transaction(db, (tx) =>
  fillDemo(tx, {
    files: services.files,
    today: "2026-09-15",
    timeZone: "America/New_York",
    seed: 11,
    passwordHash: "hash",
  }),
);

async function signedIn(name: string): Promise<SignedIn> {
  const found = sql`select id from users where email = ${`${name}@kindling.example`}`;
  return openLogin(db, tokenKit(services.secret), (await sole<{ id: number }>(db, found)).id);
}
const [staff, leader] = [await signedIn("super"), await signedIn("site")];

type Row = Readonly<Record<string, unknown>>;

/** All rows of a list, read page by page. */
async function rowsOf(list: Endpoint, as: SignedIn, query: object): Promise<Row[]> {
  const all: Row[] = [];
  for (let page = 0; ; page++) {
    const { body } = await call(list, { as, query: { ...query, page, rows: 100 } });
    const { data, meta } = body as unknown as { data: Row[]; meta: { total: number } };
    all.push(...data);
    if (data.length === 0 || all.length >= meta.total) return all;
  }
}

async function sumsOf(list: Endpoint, as: SignedIn, query: object): Promise<Row> {
  const { status, body } = await call(sumsEndpoint(list) as Endpoint, { as, query });
  expect(status).toBe(200);
  return (body as unknown as { data: Row }).data;
}

/** What the columns of rows come to, without those that the list's totals leave out. */
function addUp(list: Endpoint, rows: readonly Row[]): Row {
  return Object.fromEntries(
    sumColumns(list).map(({ key, adds }) => {
      const left = adds?.as === "sum" ? adds.leftOut : undefined;
      const isLeft = (row: Row) =>
        left !== undefined &&
        (left.words ? left.words.includes(String(row[left.field])) : row[left.field] !== null);
      return [key, rows.reduce((sum, row) => sum + (isLeft(row) ? 0 : Number(row[key] ?? 0)), 0)];
    }),
  );
}

describe("GET /things/sums", () => {
  const lists = listEndpoints.filter(hasSums);

  test.each(lists.map((list) => [list.name, list] as const))("%s: adds up all rows", async (_name, list) => {
    expect(sumColumns(list).length).toBeGreaterThan(0);
    expect(await sumsOf(list, staff, {})).toEqual(addUp(list, await rowsOf(list, staff, {})));
  });

  test("narrows by filters and search, and by the caller's scope", async () => {
    const { list } = userEndpoints;
    const all = await sumsOf(list, staff, { role: "Instructor" });
    for (const [as, query] of [
      [staff, { role: "Instructor", grade: "3" }],
      [staff, { role: "Instructor", search: "an" }],
      [leader, { role: "Instructor" }],
    ] as const) {
      const sums = await sumsOf(list, as, query);
      expect(sums).toEqual(addUp(list, await rowsOf(list, as, query)));
      expect(Number(sums["points"])).toBeGreaterThan(0);
      expect(Number(sums["points"])).toBeLessThan(Number(all["points"]));
    }
  });

  test("leaves out held and void donations", async () => {
    const { list } = classDonationEndpoints;
    const voided = await rowsOf(list, staff, { status: "void" });
    expect(voided.length).toBeGreaterThan(0);
    expect(await sumsOf(list, staff, { status: "void" })).toEqual({ amount_cents: 0 });
  });

  test("refuses what the list refuses", async () => {
    const sums = sumsEndpoint(userEndpoints.list) as Endpoint;
    const asked = { as: staff, query: { color: "red" } };
    expect((await call(sums, asked)).status).toBe(422);
    expect((await call(sums, {})).status).toBe(401);
  });
});
