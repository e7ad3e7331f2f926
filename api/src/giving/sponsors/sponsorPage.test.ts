import { sponsorPageEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { sponsorWorld } from "../../../test/sponsorWorld.ts";
import { rows } from "../../core/database.ts";
import type { Drawn } from "./drawnBy.ts";
import { tellable } from "./sponsorPage.ts";

const kit = await buildApp();
const { call, db, make } = kit;
const { staff, makeClass, receive } = await sponsorWorld(kit);
const sponsor = await make.sponsor({ name: "Harbor Light", email: "maria@harbor.example" });
const [food, books] = [await make.charity({ name: "Food Bank" }), await make.charity({ name: "Open Books" })];
const pledge = await make.pledge({ sponsor_id: sponsor.id, name: "School year", amount_cents: 2000 });
await receive(pledge, 500);
for (let each = 0; each < 4; each += 1) await (await makeClass(food.id)).win(10);

const link = async (expires_on = "2026-12-31") =>
  (await call(sponsorPageEndpoints.makeLink, { as: staff, params: { id: sponsor.id }, body: { expires_on } }))
    .body.data;
const photo = "a".repeat(24);
await sql`insert into files (key, name, mime, size) values (${photo}, 'meal.jpg', 'image/jpeg', 1)`.execute(
  db,
);
/** Has a charity thank, as staff approved it. */
const thank = ({ id }: { id: number }, words: string, isPublic: boolean, thumb: string | null = null) =>
  sql`insert into thank_yous (charity_id, contact_name, email, state, words, signed_as, thumb, for_public, posted_at, decided_at)
    values (${id}, 'Ida Holm', 'ida@charity.example', 'approved', ${words}, 'Ida Holm', ${thumb}, ${isPublic}, now(), now())`.execute(
    db,
  );
const visit = (token: string) => call(sponsorPageEndpoints.visit, { params: { token } });
const links = async () =>
  (await call(sponsorPageEndpoints.links, { as: staff, params: { id: sponsor.id } })).body.data;

describe("a sponsor's private page", () => {
  test("tells figures of classes only where there are five of them, and no names of people", async () => {
    const { token } = await link();
    expect((await visit(token)).body.data).toEqual({
      name: "Harbor Light",
      since: "2026-09-01",
      pledged_cents: 2000,
      received_cents: 500,
      classes: null,
      activities: null,
      drawn_cents: null,
      charities: [],
      thank_yous: [],
      pledges: [
        {
          name: "School year",
          from_on: "2026-09-01",
          until_on: null,
          pledged_cents: 2000,
          point_cents: null,
          received_cents: 500,
        },
      ],
    });
    await thank(food, "Warm meals for all", true, photo);
    expect((await visit(token)).body.data.thank_yous).toEqual([]);
    await (await makeClass(food.id)).win(10);
    await thank(food, "Between us", false);
    await thank(books, "Of another charity", true);
    const told = await visit(token);
    expect(told.body.data.thank_yous).toEqual([
      { charity: "Food Bank", words: "Warm meals for all", photo: expect.stringMatching(/[?&]sign=/) },
    ]);
    expect(JSON.stringify(told.body)).not.toContain("Ida");
    expect(told.body.data).toMatchObject({
      classes: 5,
      activities: 5,
      drawn_cents: 250,
      charities: [{ name: "Food Bank", cents: 250 }],
    });
    // One class of another charity: what it drew would be the difference.
    await (await makeClass(books.id)).win(10);
    const { status, body, headers } = await visit(token);
    expect([status, headers["cache-control"], headers["x-robots-tag"]]).toEqual([
      200,
      "no-store",
      "noindex, nofollow",
    ]);
    expect(body.data).toMatchObject({ classes: 6, drawn_cents: 300, charities: [], thank_yous: [] });
    expect(JSON.stringify(body)).not.toMatch(/Lopez|maria/);
  });

  test("is found by its link alone, of which only a hash is kept", async () => {
    const { token } = await link();
    expect(token).toMatch(/^[\w-]{43}$/);
    const kept = await rows<{ row: string }>(db, sql`select l::text as row from sponsor_links l`);
    expect(kept.some(({ row }) => row.includes(token))).toBe(false);
    const logged = await rows<{ row: string }>(
      db,
      sql`select a::text as row from audit_log a union all select k::text from idempotency_keys k`,
    );
    expect(logged.some(({ row }) => row.includes(token))).toBe(false);
    for (const other of [`${token}x`, token.slice(1), "1"]) expect((await visit(other)).status).toBe(404);
    expect((await links())[0]).toMatchObject({ works: true, opened_at: null });
    expect((await visit(token)).status).toBe(200);
    expect((await links())[0]?.opened_at).not.toBeNull();
  });

  test("ends with its link, which is revoked or expires", async () => {
    const [first, second] = [await link(), await link("2026-09-15")];
    const revoke = (id: number) => call(sponsorPageEndpoints.revokeLink, { as: staff, params: { id } });
    expect((await revoke(first.id)).body.data).toMatchObject({ works: false });
    expect((await visit(first.token)).status).toBe(404);
    expect((await revoke(999_999)).status).toBe(404);
    expect((await visit(second.token)).status).toBe(200);
    await sql`update sponsor_links set expires_on = '2026-09-14' where id = ${second.id}`.execute(db);
    expect((await visit(second.token)).status).toBe(404);
    const body = { expires_on: "2026-09-14" };
    const late = await call(sponsorPageEndpoints.makeLink, { as: staff, params: { id: sponsor.id }, body });
    expect(late.body).toMatchObject({ errors: [{ path: "expires_on" }] });
  });

  test("is refused to an address that asks too often", async () => {
    await sql`delete from sponsor_visits`.execute(db);
    await sql`insert into sponsor_visits (address) select '127.0.0.1' from generate_series(1, 59)`.execute(
      db,
    );
    const { token } = await link();
    expect((await visit(token)).status).toBe(200);
    const { status, headers } = await visit(token);
    expect([status, headers["retry-after"]]).toEqual([429, "900"]);
    await sql`update sponsor_visits set at = now() - interval '16 minutes'`.execute(db);
    expect((await visit(token)).status).toBe(200);
  });
});

test("charities are told until those left out are five classes too", () => {
  const of = (name: string, classes: number): Drawn => ({
    pledge: null,
    by: "charity",
    name,
    classes,
    activities: 1,
    points: 1,
    cents: classes * 10,
  });
  const told = (...charities: Drawn[]) => tellable(charities, of("all", 99)).map(({ name }) => name);
  expect(told(of("A", 9), of("B", 6), of("C", 5))).toEqual(["A", "B", "C"]);
  expect(told(of("A", 9), of("B", 6), of("C", 2))).toEqual(["A"]);
  expect(told(of("A", 9), of("B", 3), of("C", 2))).toEqual(["A"]);
  expect(told(of("A", 9), of("B", 2))).toEqual([]);
});
