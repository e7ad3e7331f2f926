import {
  auditLogEndpoints,
  classroomEndpoints,
  mediaConsentEndpoints,
  pdfFormResponseEndpoints,
  retentionKinds,
  retentionTerms,
  teacherMediaEndpoints,
} from "@kindling/contract";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../test/buildApp.ts";
import { phonePhoto } from "../../test/media.ts";
import type { SignedIn } from "../../test/signInAs.ts";
import { keepTerms } from "../account/retention/keepTerms.ts";
import { retentionRules } from "../retentionRules.ts";

const { app, call, db, make, services, setNow, signInAs } = await buildApp();
const site = await make.site({ name: "Lincoln" });
const teacher = await signInAs("Instructor", { school_ids: [site.id], first_name: "Ana" });
const colleague = await signInAs("Instructor", { school_ids: [site.id] });
const leader = await signInAs("Site Leader", { school_ids: [site.id] });
const elsewhere = await signInAs("Site Leader");
const keeper = await signInAs("admin", { user_type: ["Teacher Media Uploads"] });
const photo = await phonePhoto();
const noon = (day: string) => `${day}T17:00:00Z`;
const families = { consent: "families", consent_by: "School office", consent_until: "2027-06-30" } as const;

const send = (body: object = {}, as = teacher) =>
  call(teacherMediaEndpoints.create, {
    as,
    body: { school_id: site.id, ...body },
    file: { name: "kites.jpg", content: photo },
  });
const added = async (body: object = {}, as = teacher) => (await send(body, as)).body.data;
const consents = async (as: SignedIn, query: object = {}) =>
  (await call(mediaConsentEndpoints.list, { as, query: { rows: 100, ...query } })).body.data;
const idsIn = async (as: SignedIn, query: object = {}) => (await consents(as, query)).map(({ id }) => id);
const bulk = async (as: SignedIn, body: object) => {
  const answer = await call(mediaConsentEndpoints.bulk, { as, body: body as never });
  return { status: answer.status, ...answer.body };
};
const withdraw = (as: SignedIn, id: number, reason?: string) =>
  bulk(as, { action: "withdraw", ids: [id], reason });
const seen = async (as: SignedIn) =>
  (await call(teacherMediaEndpoints.list, { as, query: { rows: 100 } })).body.data.map(({ id }) => id);
const statusOf = async (url: string | null) => (await app.inject(url ?? "")).statusCode;

describe("POST /teacherMedia/add", () => {
  test("records the consent that is sent, and who recorded it; without it there is none", async () => {
    setNow(noon("2026-11-26"));
    const [given, plain] = [await added(families), await added()];
    expect(given.consent).toEqual({ id: expect.any(Number) as number, ...families });
    expect(plain.consent).toMatchObject({ consent: null, consent_by: null, consent_until: null });
    const [row] = (await consents(teacher)).filter(({ medium_id }) => medium_id === given.id);
    expect(row).toMatchObject({
      ...families,
      file_name: "kites.jpg",
      place: "gallery",
      state: "valid",
      school: { name: "Lincoln" },
      recorded_by: { id: teacher.id },
      withdrawn_at: null,
    });
    expect(await idsIn(keeper, { state: "none" })).toContain(plain.consent.id);
    const root = await signInAs("Super Admin");
    const query = { entity: "mediaConsent", entity_id: given.consent.id };
    const [entry] = (await call(auditLogEndpoints.list, { as: root, query })).body.data;
    expect(entry).toMatchObject({ action: "update", user: { id: teacher.id }, after: families });
  });

  test.each([
    [{ consent: "families" }, "consent_by"],
    [{ consent_by: "Ida" }, "consent"],
    [{ ...families, consent_until: "2026-11-25" }, "consent_until"],
    [{ consent: "somebody" }, "consent"],
  ])("refuses a consent that lacks something, at its field", async (body, path) => {
    setNow(noon("2026-11-26"));
    const { status, body: answer } = await send(body);
    expect([status, answer.errors?.[0]?.path]).toEqual([422, path]);
  });
});

describe("GET /mediaConsent", () => {
  test("lists a teacher's own, a leader's sites', all for staff; by state", async () => {
    setNow(noon("2026-11-26"));
    const states = {
      none: {},
      valid: { consent: "none_shown" },
      soon: { ...families, consent_until: "2026-12-26" },
      expired: { ...families, consent_until: "2026-11-26" },
    };
    const ids: Record<string, number> = {};
    for (const [state, body] of Object.entries(states)) ids[state] = (await added(body)).consent.id;
    setNow(noon("2026-11-27"));
    for (const [state, id] of Object.entries(ids)) {
      expect(await idsIn(teacher, { state })).toContain(id);
      for (const who of [leader, keeper]) expect(await idsIn(who)).toContain(id);
      for (const who of [colleague, elsewhere]) expect(await idsIn(who)).not.toContain(id);
    }
    expect(await idsIn(keeper, { state: "soon" })).toEqual([ids["soon"]]);
    const hidden = (await consents(keeper, { state: "expired" })).find(({ id }) => id === ids["expired"]);
    expect(hidden?.file_name).toBeNull();
  });
});

describe("POST /mediaConsent/bulk", () => {
  test("withdrawing hides a photo at once, also from links already handed out", async () => {
    setNow(noon("2026-11-26"));
    for (const who of [teacher, leader, keeper]) {
      const medium = await added(families);
      const { id } = medium.consent;
      expect([await statusOf(medium.url), await statusOf(medium.thumb_url)]).toEqual([200, 200]);
      const { status, message } = await withdraw(who, id, "The family asked");
      expect([status, message]).toEqual([200, expect.stringMatching(/^Withdrew consent: Lincoln, /)]);
      expect([await statusOf(medium.url), await statusOf(medium.thumb_url)]).toEqual([404, 404]);
      for (const as of [teacher, leader, keeper]) expect(await seen(as)).not.toContain(medium.id);
      const get = await call(teacherMediaEndpoints.get, { as: keeper, params: { id: medium.id } });
      expect(get.status).toBe(404);
      const [row] = (await consents(keeper, { state: "withdrawn" })).filter((each) => each.id === id);
      expect(row).toMatchObject({ reason: "The family asked", withdrawn_by: { id: who.id } });
      expect((await withdraw(who, id)).data.skipped).toEqual([
        { id, msg: "Its consent is already withdrawn" },
      ]);
    }
  });

  test("a deleted photo that is restored stays hidden", async () => {
    const medium = await added();
    await call(teacherMediaEndpoints.remove, { as: teacher, params: { id: medium.id } });
    expect(await idsIn(teacher)).not.toContain(medium.consent.id);
    await call(teacherMediaEndpoints.bulk, { as: teacher, body: { action: "restore", ids: [medium.id] } });
    await withdraw(teacher, medium.consent.id);
    await sql`update files set guard = 'signed' where key = ${medium.file.fileKey}`.execute(db);
    expect(await statusOf(medium.url)).toBe(404);
  });

  test("takes all files of a class at once, and nobody else's", async () => {
    const [mine, theirs] = [await added(), await added({}, colleague)];
    const filter = { users: [teacher.id], schools: [site.id], state: ["none"] };
    const expected = (await consents(leader, { users: teacher.id, schools: site.id, state: "none" })).length;
    const { data } = await bulk(leader, { action: "withdraw", filter, expected });
    expect(data.done).toBe(expected);
    expect([await statusOf(mine.url), await statusOf(theirs.url)]).toEqual([404, 200]);
    const stranger = await withdraw(elsewhere, theirs.consent.id);
    expect([stranger.data.done, stranger.data.skipped[0]?.msg]).toEqual([0, "Photo Consent was not found"]);
    expect((await withdraw(teacher, theirs.consent.id)).data.done).toBe(0);
  });

  test("records consent later; after a withdrawal only staff do, and the photo is back", async () => {
    setNow(noon("2026-11-26"));
    const medium = await added();
    const { id } = medium.consent;
    const record = (as: SignedIn, body: object = families) =>
      bulk(as, { action: "record", ids: [id], ...body });
    expect((await record(teacher, { consent: "school" })).errors?.[0]?.path).toBe("consent_by");
    expect((await record(teacher, {})).errors?.[0]?.path).toBe("consent");
    expect((await record(leader)).data.done).toBe(1);
    await withdraw(teacher, id);
    expect((await record(teacher)).data).toMatchObject({ done: 0 });
    expect(await statusOf(medium.url)).toBe(404);
    expect((await record(keeper)).data.done).toBe(1);
    expect([await statusOf(medium.url), await seen(teacher)]).toEqual([
      200,
      expect.arrayContaining([medium.id]),
    ]);
  });
});

test("a consent that has ended is lost by itself, and nothing is erased before terms are confirmed", async () => {
  // Before and after midnight in New York, within the life of one link.
  setNow("2026-11-27T04:50:00Z");
  const medium = await added({ ...families, consent_until: "2026-11-26" });
  expect([await statusOf(medium.url), await statusOf(medium.thumb_url)]).toEqual([200, 200]);
  setNow("2026-11-27T05:10:00Z");
  expect(await seen(teacher)).not.toContain(medium.id);
  expect([await statusOf(medium.url), await statusOf(medium.thumb_url)]).toEqual([404, 404]);
  await keepTerms(db, services, retentionRules);
  expect(await idsIn(keeper, { state: "expired" })).toContain(medium.consent.id);
});

test("files of a response: recorded with it, hidden and erased after their term, the response stays", async () => {
  setNow(noon("2026-11-26"));
  const activity = await make.kinesthetic({ end: "2027-01-31" });
  const file = await call(classroomEndpoints.answerFile, {
    as: teacher,
    file: { name: "walk.jpg", content: photo },
  });
  const { fileKey, url } = file.body.data;
  const body = {
    school_id: site.id,
    object_id: activity.id,
    answers: { students: 20 },
    files: [{ fileKey }],
  };
  const wrong = await call(classroomEndpoints.answerPdf, {
    as: teacher,
    body: { ...body, consent: "school" },
  });
  expect([wrong.status, wrong.body.errors?.[0]?.path]).toEqual([422, "consent_by"]);
  const answer = await call(classroomEndpoints.answerPdf, { as: teacher, body: { ...body, ...families } });
  expect(answer.status).toBe(201);
  const row = (await consents(leader)).find(({ file_name }) => file_name === "walk.jpg");
  expect(row).toMatchObject({ ...families, place: "response", medium_id: null });
  const files = async () => {
    const as = await signInAs("Super Admin");
    const found = await call(pdfFormResponseEndpoints.list, { as, query: { schools: [site.id] } });
    return found.body.data.find(({ id }) => id === answer.body.data.id)?.files.length;
  };
  expect([await files(), await statusOf(url)]).toEqual([1, 200]);
  await withdraw(leader, row?.id ?? 0);
  expect([await files(), await statusOf(url)]).toEqual([0, 404]);

  const terms = Object.fromEntries(retentionKinds.map((kind) => [kind, retentionTerms[kind].usual]));
  await sql`update retention set terms = ${JSON.stringify(terms)}, confirmed_at = now()`.execute(db);
  const kept = async () => (await idsIn(keeper)).includes(row?.id ?? 0);
  setNow(noon("2026-12-25"));
  await keepTerms(db, services, retentionRules);
  expect(await kept()).toBe(true);
  setNow(noon("2026-12-27"));
  await keepTerms(db, services, retentionRules);
  const { rows } = await sql`select guard from files where key = ${fileKey}`.execute(db);
  expect([await kept(), await files(), rows]).toEqual([false, 0, [{ guard: "closed" }]]);
});
