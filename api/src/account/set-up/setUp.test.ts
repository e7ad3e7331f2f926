import { readFile } from "node:fs/promises";
import { join } from "node:path";
import {
  accountEndpoints,
  contrastOf,
  fileEndpoints,
  setUpEndpoints,
  systemEndpoints,
} from "@kindling/contract";
import { sql } from "kysely";
import sharp from "sharp";
import { beforeEach, describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { winPoints } from "../../../test/winPoints.ts";
import { sole } from "../../core/database.ts";
import { openLedger } from "../../giving/ledger/openLedger.ts";
import { accentOf, followOrganization, readChanges } from "./followOrganization.ts";
import { lookLink } from "./look.ts";
import { readBrand } from "./readBrand.ts";

const kit = await buildApp();
const { call, db, services, signInAs } = kit;
const boss = await signInAs("Super Admin");

const read = async () => (await call(setUpEndpoints.get, { as: boss })).body.data;
const save = (body: object, version?: number) =>
  call(setUpEndpoints.save, {
    as: boss,
    body,
    headers: version ? { "if-match": `"${version}"` } : {},
  });
const stateOf = async (step: string) => (await read()).steps.find((each) => each.step === step)?.state;
const constants = async () => (await call(systemEndpoints.constants)).body.data;

beforeEach(async () => {
  const body = {
    name: null,
    time_zone: null,
    school_year_start: null,
    accent: null,
    logo_key: null,
    skipped: [],
    finished: false,
  };
  await save(body);
});

describe("GET /setUp", () => {
  test("begins with the settings of the installation and every step open", async () => {
    const found = await read();
    expect(found).toMatchObject({
      name: "Kindling",
      time_zone: "America/New_York",
      school_year_start: "08-01",
    });
    expect(found.steps.filter(({ state }) => state !== "open")).toEqual([]);
    expect([found.finished_at, found.program, found.time_zone_is_fixed]).toEqual([null, null, false]);
  });

  test("counts as done what is there already", async () => {
    const own = await buildApp({ brandName: "Lantern Schools", timeZone: "America/Chicago" });
    await own.make.session();
    await own.signInAs("Instructor");
    const { body } = await own.call(setUpEndpoints.get, { as: await own.signInAs("Super Admin") });
    expect(body.data.steps.filter(({ state }) => state !== "done").map(({ step }) => step)).toEqual([
      "look",
      "school_year",
    ]);
    expect(body.data.program).toMatchObject({ id: expect.any(Number) as number });
  });
});

describe("PATCH /setUp", () => {
  test("has every screen follow at once, and the settings of the installation again when emptied", async () => {
    await save({ name: " Lantern Schools ", time_zone: "America/Denver", school_year_start: "09-05" });
    expect(await constants()).toMatchObject({
      brand: { name: "Lantern Schools" },
      time_zone: "America/Denver",
      school_year_start: "09-05",
    });
    expect([await stateOf("organization"), await stateOf("time_zone"), await stateOf("program")]).toEqual([
      "done",
      "done",
      "open",
    ]);
    await save({ name: "" });
    expect((await constants()).brand.name).toBe("Kindling");
    expect(await stateOf("organization")).toBe("open");
  });

  test("is followed by other processes, and by the ledger's days at the next start", async () => {
    const dataDir = join(kit.folder, "other");
    const other = await followOrganization({ ...services.settings, dataDir, timeZone: "Europe/Madrid" }, db);
    await save({ time_zone: "America/Denver" });
    expect(other.timeZone).toBe("Europe/Madrid");
    (await readChanges(other, db))();
    expect(other.timeZone).toBe("America/Denver");
    const zone = async () =>
      (await sole<{ zone: string }>(db, sql`select time_zone as zone from ledger_settings`)).zone;
    await openLedger(db, other);
    expect(await zone()).toBe("America/Denver");
    await save({ time_zone: "America/Phoenix" });
    expect(await zone()).toBe("America/Phoenix");
  });

  test("skips steps and takes them up again", async () => {
    await save({ skipped: ["session", "site"] });
    expect([await stateOf("session"), await stateOf("site"), await stateOf("program")]).toEqual([
      "skipped",
      "skipped",
      "open",
    ]);
    await save({ skipped: ["site"] });
    expect(await stateOf("session")).toBe("open");
  });

  test.each([
    ["time_zone", "Mars/Olympus", "Choose a time zone from the list."],
    ["school_year_start", "02-30", "Choose a month and a day that every year has."],
    ["school_year_start", "8-1", "Choose a month and a day that every year has."],
  ])("refuses %s %s in words", async (field, value, msg) => {
    const { status, body } = await save({ [field]: value });
    expect([status, body.errors]).toEqual([422, [{ path: field, msg }]]);
  });

  test("refuses what is behind, and keeps what somebody else has set", async () => {
    const { version } = await read();
    await save({ name: "Lantern Schools" });
    expect((await save({ name: "Other" }, version)).status).toBe(412);
    expect((await read()).name).toBe("Lantern Schools");
  });

  test("is told by the audit log", async () => {
    await save({ name: "Lantern Schools", skipped: ["people"] });
    const entry = await sole<{ after: object; user_id: number }>(
      db,
      sql`select after, user_id from audit_log where entity = 'organization' order by id desc limit 1`,
    );
    expect(entry).toEqual({ user_id: boss.id, after: { name: "Lantern Schools", skipped: ["people"] } });
  });

  test("keeps the time zone once the ledger has entries", async () => {
    const own = await buildApp();
    const as = await own.signInAs("Super Admin");
    const teacher = await own.signInAs("Instructor");
    await openLedger(own.db, own.services.settings);
    await winPoints(
      own.db,
      { user_id: teacher.id, school_id: teacher.schoolIds[0] ?? 0, session_id: null },
      5,
    );
    const { status, body } = await own.call(setUpEndpoints.save, { as, body: { time_zone: "Asia/Tokyo" } });
    expect([status, body.message]).toEqual([
      409,
      "The time zone can't change any more: the days of recorded activities were counted in it.",
    ]);
    expect((await own.call(setUpEndpoints.get, { as })).body.data).toMatchObject({
      time_zone: "America/New_York",
      time_zone_is_fixed: true,
    });
    expect((await own.call(setUpEndpoints.save, { as, body: { name: "Lantern" } })).status).toBe(200);
  });
});

describe("the look of PATCH /setUp", () => {
  const upload = async (name: string, content: Buffer) =>
    (await call(fileEndpoints.upload, { as: boss, file: { name, content } })).body.data.fileKey;
  const picture = () => sharp({ create: { width: 60, height: 20, channels: 3, background: "#1a5fb4" } });
  const look = async () => (await call(systemEndpoints.look)).text;

  test("puts an accent color over the theme's on every page, lighter in the dark one", async () => {
    expect(await look()).toBe("");
    expect((await save({ accent: "#1A5FB4" })).status).toBe(200);
    expect(await stateOf("look")).toBe("done");
    const rules = await look();
    expect(rules).toMatch(/^html:root:root\{--k-palette-primary-main:#1a5fb4;/);
    const bright = /dark"\]\{--k-palette-primary-main:(#\w{6})/.exec(rules)?.[1] ?? "";
    expect(contrastOf(bright, "#2d2634")).toBeGreaterThanOrEqual(4.5);
    expect(lookLink(accentOf(services.settings))).toContain("/api/system/look.css?of=1a5fb4");
    await save({ accent: null });
    expect([await look(), lookLink(accentOf(services.settings))]).toEqual(["", ""]);
  });

  test("refuses a color that can't be read, and takes the one that it suggests", async () => {
    const { status, body } = await save({ accent: "#ffd400" });
    const msg = body.errors?.[0]?.msg ?? "";
    expect([status, body.errors?.[0]?.path]).toEqual([422, "accent"]);
    expect(msg).toMatch(
      /^This color's contrast is 1\.\d:1, too low to read\. Use at least 4\.5:1, such as #\w{6}\.$/,
    );
    expect((await save({ accent: /such as (#\w{6})/.exec(msg)?.[1] })).status).toBe(200);
    expect((await save({ accent: "blue" })).body.errors?.[0]?.msg).toBe("Enter a color such as #1a5fb4.");
  });

  test("takes an uploaded logo, for screens and paper, and forgets it when it is removed", async () => {
    const content = await picture().png().toBuffer();
    await save({ logo_key: await upload("logo.png", content) });
    const { logo } = (await constants()).brand;
    expect(logo).toMatch(/^\/api\/system\/logo\?of=\w{16}$/);
    const answer = await call(systemEndpoints.logo, { query: { of: logo?.split("=")[1] } });
    expect(answer.headers["content-type"]).toBe("image/png");
    expect((await readBrand(services.settings)).logo).toMatch(/^data:image\/png;base64,/);
    expect((await read()).logo).toEqual({ url: logo, is_own: true });
    const later = await followOrganization(
      { ...services.settings, dataDir: join(kit.folder, "machine") },
      db,
    );
    expect((await readFile(later.brandLogo ?? "")).equals(answer.bytes)).toBe(true);
    await save({ logo_key: null });
    expect([(await constants()).brand.logo, (await read()).logo]).toEqual([null, null]);
  });

  test.each([
    ["a document", async () => upload("a.pdf", Buffer.from("%PDF-1.4\n%%EOF"))],
    [
      "a large picture",
      async () => upload("a.png", await picture().resize(1200, 1200).png({ compressionLevel: 0 }).toBuffer()),
    ],
    ["no file", async () => "no-such-key-as-this-one"],
  ])("refuses %s as a logo", async (_what, key) => {
    const { status, body } = await save({ logo_key: await key() });
    expect([status, body.errors]).toEqual([
      422,
      [{ path: "logo_key", msg: "Choose a PNG, JPEG or WebP picture of up to 1 MB." }],
    ]);
  });
});

describe("who is led to setting up", () => {
  const leads = async (role: "Super Admin" | "admin" | "Site Leader", particulars = {}) =>
    (await call(accountEndpoints.me, { as: await signInAs(role, particulars) })).body.data.sets_up;

  test("unrestricted Super Admins, until it is finished", async () => {
    expect(await leads("Super Admin")).toBe(true);
    expect(await leads("Super Admin", { user_type: ["Charities"] })).toBeUndefined();
    expect(await leads("admin", { user_type: ["Charities"] })).toBeUndefined();
    expect(await leads("Site Leader")).toBeUndefined();
    const { body } = await save({ finished: true });
    expect([body.message, body.data.finished_at]).toEqual(["Setup finished", services.now().toISOString()]);
    expect(await leads("Super Admin")).toBeUndefined();
  });

  test("nobody where the demo program is", async () => {
    await sql`update organization set demo_added_at = now()`.execute(db);
    expect(await leads("Super Admin")).toBeUndefined();
    await sql`update organization set demo_added_at = null`.execute(db);
  });
});
