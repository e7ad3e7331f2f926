import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { roleNames, systemEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../test/buildApp.ts";
import { hashPassword } from "./passwords/passwords.ts";

const { call, db, signInAs } = await buildApp({
  brandName: "Ember Hill",
  timeZone: "America/Chicago",
});
await sql`update point_rates set cents = 7`.execute(db);

describe("GET /system/constants", () => {
  const constants = async (language = "en") => {
    const { status, body } = await call(systemEndpoints.constants, {
      headers: { "accept-language": language },
    });
    expect(status).toBe(200);
    return body.data;
  };

  test("answers anybody with what the settings say", async () => {
    expect(await constants()).toMatchObject({
      version: "v1.0.94",
      brand: { name: "Ember Hill", logo: null },
      demo: false,
      point_value_cents: 7,
      time_zone: "America/Chicago",
      upload_limits: {
        images: { max_mb: 15 },
        video: { max_mb: 500 },
        imports: { types: ["csv", "xlsx"], max_mb: 20 },
      },
    });
  });

  test("lists the words the specification fixes", async () => {
    const data = await constants();
    expect(data.grades).toEqual(["PK", "K", ...Array.from({ length: 12 }, (_, i) => String(i + 1))]);
    expect(data.roles.map((role) => role.name)).toEqual([...roleNames]);
    expect(data.page_categories).toHaveLength(11);
    expect(data.page_categories).toContain("ANNOUNCMENTS");
    expect(data.lead_statuses).toEqual([
      "New",
      "Contacted",
      "Nurture",
      "Qualified",
      "Converted",
      "Unqualified",
      "Junk",
    ]);
    expect(data.puzzle_types).toEqual(["word_search", "word_scramble", "crossword", "jigsaw"]);
    expect(data.math_ops).toEqual(["add", "subtract", "multiply", "divide"]);
    const points = Object.fromEntries(data.activity_types.map(({ key, points }) => [key, points]));
    expect(points).toEqual({
      mindfulness_matters_open_form: 5,
      mindfulness_matters_close_form: 5,
      student_nomination_form: 10,
      puzzle_form: 10,
      kinesthetic_activity: 15,
      project_based_learning_activity: 25,
      peer_to_peer_connection_activity: 15,
      family_connection_activity: 15,
      play_activity: 10,
      lesson_plan_activity: 20,
      quiz_question: 10,
    });
  });

  test("names countries and activity types in the caller's language, in its order", async () => {
    const [english, spanish] = [await constants(), await constants("es-MX,es;q=0.9")];
    const named = (data: typeof english, code: string) =>
      data.countries.find(({ key }) => key === code)?.label;
    expect([named(english, "DE"), named(spanish, "DE")]).toEqual(["Germany", "Alemania"]);
    expect(english.countries).toHaveLength(249);
    expect(new Set(english.countries.map(({ key }) => key)).size).toBe(249);
    // No country shows its bare code.
    expect(spanish.countries.filter(({ key, label }) => key === label)).toEqual([]);
    expect(english.countries[0]?.label).toBe("Afghanistan");
    const type = (data: typeof english) =>
      data.activity_types.find(({ key }) => key === "play_activity")?.label;
    expect([type(english), type(spanish)]).toEqual(["Play Activity", "Juego"]);
  });

  test("lists the states of the United States, Canada and Mexico", async () => {
    const { states } = await constants();
    expect(
      Object.fromEntries(Object.entries(states).map(([country, list]) => [country, list.length])),
    ).toEqual({
      US: 52,
      CA: 13,
      MX: 32,
    });
    expect(states["US"]).toContainEqual({ key: "NY", label: "New York" });
  });
});

test("GET /system/roles lists the roles for signed-in people", async () => {
  expect((await call(systemEndpoints.roles)).status).toBe(401);
  const { body } = await call(systemEndpoints.roles, { as: await signInAs("Instructor") });
  expect(body.data).toEqual(roleNames.map((name, index) => ({ id: index + 1, name })));
});

describe("the demo banner", async () => {
  const demo = await buildApp({ seed: "demo" });
  const own = await buildApp({ seed: "none" });
  const shows = async () => (await demo.call(systemEndpoints.constants)).body.data.demo;

  test("shows only while an account of the demo program has the password that everybody knows", async () => {
    expect(await shows()).toBe(false);
    const set = async (email: string, password: string) =>
      sql`update users set password_hash = ${await hashPassword(password)} where email = ${email}`.execute(
        demo.db,
      );
    await demo.make.user({ email: "super@kindling.example", role: "Super Admin" });
    await set("super@kindling.example", "kindling-demo-2026");

    // The result is cached for a minute.
    expect(await shows()).toBe(false);
    demo.setNow("2026-09-15T16:01:30Z");
    expect(await shows()).toBe(true);

    await set("super@kindling.example", "a password of their own");
    expect(await shows()).toBe(true);
    demo.setNow("2026-09-15T16:03:00Z");
    expect(await shows()).toBe(false);
  });

  test("never shows where the organization is not the demo's", async () => {
    await own.make.user({ email: "super@kindling.example", role: "Super Admin" });
    await sql`update users set password_hash = ${await hashPassword("kindling-demo-2026")}`.execute(own.db);
    expect((await own.call(systemEndpoints.constants)).body.data.demo).toBe(false);
  });
});

describe("GET /system/logo", async () => {
  const brandLogo = join(await mkdtemp(join(tmpdir(), "kindling-logo-")), "our logo.svg");
  const own = await buildApp({ brandLogo });
  const elsewhere = await buildApp({ brandLogo: "https://example.org/logo.svg" });

  test("is not there without a logo, and neither is it for one that lies elsewhere", async () => {
    expect((await call(systemEndpoints.logo)).status).toBe(404);
    const { body } = await elsewhere.call(systemEndpoints.constants);
    expect(body.data.brand.logo).toBe("https://example.org/logo.svg");
    expect((await elsewhere.call(systemEndpoints.logo)).status).toBe(404);
  });

  test("sends the file that the settings name, without telling where it lies", async () => {
    await writeFile(brandLogo, "<svg/>");
    const { body } = await own.call(systemEndpoints.constants);
    expect(body.data.brand.logo).toBe("/api/system/logo");
    const { status, text, headers } = await own.call(systemEndpoints.logo);
    expect([status, text, headers["content-type"]]).toEqual([200, "<svg/>", "image/svg+xml"]);
    expect(headers["content-security-policy"]).toContain("sandbox");
    await rm(dirname(brandLogo), { recursive: true });
    expect((await own.call(systemEndpoints.logo)).status).toBe(404);
  });
});
