import { publicPageEndpoints, thankYouEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { paymentWorld } from "../../../test/paymentWorld.ts";
import { shownOf } from "./publicFigures.ts";
import { forgetPublicPage } from "./publicPageRoutes.ts";

const kit = await buildApp({ appUrl: "https://portal.example" });
const { app, call, db, make, services, setNow } = kit;
const world = await paymentWorld(kit);
const { proposer: staff } = world;
setNow("2026-09-20T15:00:00Z");

const save = (body: object) => call(publicPageEndpoints.save, { as: staff, body: { ...body } });
const visit = (path = "/impact", headers: Record<string, string> = {}) => app.inject({ url: path, headers });

/** As many classes as asked, each of which gave $10 to a charity in a session of its own program. */
async function classesGave(count: number) {
  const { charity, session, elm } = await world.makeGiving();
  const program = await sql<{
    id: number;
  }>`select program_id as id from sessions where id = ${session.id}`.execute(db);
  for (let index = 0; index < count; index++) {
    const site = await make.site({ program_id: program.rows[0]?.id ?? 0 });
    const teacher = await make.user({ role: "Instructor", school_ids: [site.id] });
    const place = { user_id: teacher.id, school_id: site.id, session_id: session.id };
    await make.charityChoice({ ...place, charity_id: charity.id });
    await make.classDonation({
      ...place,
      charity_id: charity.id,
      amount_cents: 1000,
      donated_on: "2026-09-10",
    });
  }
  return { charity, session, elm };
}

beforeEach(() => forgetPublicPage(services));

describe("shownOf", () => {
  const counted = (value: number, classes: number) => ({ value, classes });
  test.each([
    ["enough everywhere", [100, 20], [40, 8], [60, 12], { session: 40, all_time: 100 }],
    ["too few in all", [100, 4], [40, 2], [60, 2], { session: null, all_time: null }],
    ["too few in the session", [100, 9], [40, 4], [60, 6], { session: null, all_time: 100 }],
    ["too few but the session's", [100, 9], [40, 8], [60, 4], { session: null, all_time: 100 }],
    ["nothing but the session's", [40, 8], [40, 8], [0, 0], { session: 40, all_time: 40 }],
  ] as const)("%s", (_, [all, inAll], [now, inNow], [rest, inRest], expected) => {
    expect(
      shownOf({ all: counted(all, inAll), now: counted(now, inNow), rest: counted(rest, inRest) }),
    ).toEqual(expected);
  });
});

describe("GET /impact", () => {
  test("answers 404 in words, in the reader's language, while it is off", async () => {
    const answer = await visit("/impact", { "accept-language": "es-US" });
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([404, "text/html; charset=utf-8"]);
    expect(answer.body).toContain("Esta página no es pública");
    expect(answer.body).toContain('<html lang="es">');
  });

  test("shows nothing of four classes, and sums of five", async () => {
    const { charity, elm } = await classesGave(4);
    await save({ is_on: true });
    const few = (await visit()).body;
    expect(few).not.toContain("$40.00");
    expect(few).not.toContain(charity.name);
    await world.verified(elm, 1550);
    await save({});
    const { body, statusCode } = await visit();
    expect(statusCode).toBe(200);
    expect(body).toContain("$55.50");
    expect(body).toContain(String(charity["name"]));
  });

  test("can be framed anywhere, runs no script, is cached and says when nothing has changed", async () => {
    const { headers, body } = await visit("/impact?embed");
    expect(headers["content-security-policy"]).toContain("frame-ancestors *");
    expect(headers["x-frame-options"]).toBeUndefined();
    expect(body).not.toMatch(/<script|<header/);
    expect(headers["cache-control"]).toBe("public, max-age=300");
    const again = await visit("/impact?embed", { "if-none-match": String(headers["etag"]) });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    expect((await visit("/log-in")).headers["content-security-policy"]).toContain("frame-ancestors 'self'");
    const spanish = await visit("/impact?lang=es&embed");
    expect(spanish.headers["etag"]).not.toBe(headers["etag"]);
    expect(Buffer.byteLength((await visit()).body)).toBeLessThan(60_000);
  });

  test("escapes what staff write, and leaves out what they don't show", async () => {
    await save({ title_en: "Kind <b>classes</b>", intro_en: null, shows: ["all_time"] });
    const { body } = await visit();
    expect(body).toContain("Kind &lt;b&gt;classes&lt;/b&gt;");
    expect(body).toContain("So far");
    expect(body).not.toContain("This session");
    await save({ shows: ["session", "all_time", "charities", "thank_yous"] });
  });

  test("shows thank-yous that staff publish, without who signed, until they are withdrawn", async () => {
    const { charity, elm } = await classesGave(4);
    const { rows } = await sql<{ id: number }>`insert into thank_yous
      (charity_id, contact_name, email, state, words, signed_as, posted_at, decided_at)
      values (${charity.id}, 'Ida Holm', 'ida@charity.example', 'approved', 'Warm words', 'Ida Holm', now(), now()) returning id`.execute(
      db,
    );
    const step = (name: string, reason?: string) =>
      call(thankYouEndpoints.step, {
        as: staff,
        params: { id: rows[0]?.id ?? 0 },
        body: { step: name, reason },
      });
    await save({});
    expect((await visit()).body).not.toContain("Warm words");
    expect((await step("publish")).body.data).toMatchObject({ for_public: true });
    // Four classes gave to the charity, then five.
    expect((await visit()).body).not.toContain("Warm words");
    await world.verified(elm, 1550);
    await save({});
    const shown = (await visit()).body;
    expect(shown).toContain("Warm words");
    expect(shown).not.toContain("Ida");
    await step("withdraw", "A mistake");
    expect((await visit()).body).not.toContain("Warm words");
    await step("approve");
    expect((await visit()).body).not.toContain("Warm words");
  });

  test("stops an address after 120 requests in a minute", async () => {
    const answers = await Promise.all(
      Array.from({ length: 125 }, () => app.inject({ url: "/impact", remoteAddress: "203.0.113.9" })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 429).length).toBeGreaterThan(0);
  });
});

test("GET /publicPage/preview shows the page while it is off", async () => {
  await save({ is_on: false });
  expect((await visit()).statusCode).toBe(404);
  const { body } = await call(publicPageEndpoints.preview, { as: staff, query: { language: "es" } });
  expect(body.data.html).toContain('<html lang="es">');
});
