import {
  allEndpoints,
  type Endpoint,
  fieldMeta,
  mayCall,
  type OutsideRole,
  type RoleName,
} from "@kindling/contract";
import { type RawBuilder, sql } from "kysely";
import { afterEach, describe, expect, test } from "vitest";
import type { z } from "zod";
import { sole } from "../src/core/database.ts";
import { buildApp, type TestApp } from "./buildApp.ts";
import { makeLiveRows } from "./makeLiveRows.ts";
import { makeReply } from "./makeReply.ts";
import { makeNominationForm } from "./quizzes.ts";
import type { SignedIn } from "./signInAs.ts";

/** Leaders of the own place who can open the report for named accounts. */
const viewer = (name: string, role: string) => `${name}.${role}@leaders.example`.toLowerCase();

const kit = await buildApp({
  curriculumStandardsViewers: [viewer("Hometown", "provider"), viewer("Hometown", "site")],
});
const { call, make, signInAs, db } = kit;

/** What every name at the foreign place holds, so that an answer which mentions any of it gives itself away. */
const mark = "Elsewhereburg";
/** A provider with a site, its district and its people: what one person has in reach and another has not. */
async function makePlace({ make, signInAs, db }: TestApp, name: string) {
  const district = await make.district({ name: `${name} District` });
  const provider = await make.provider({ name: `${name} Provider` });
  const site = await make.site({
    name: `${name} Site`,
    provider_id: provider.id,
    district_id: district.id,
  });
  const school_ids = [site.id];
  const people: Record<OutsideRole, SignedIn> = {
    "Provider Leader": await signInAs("Provider Leader", {
      provider_id: provider.id,
      last_name: name,
      email: viewer(name, "provider"),
    }),
    "Site Leader": await signInAs("Site Leader", {
      school_ids,
      last_name: name,
      email: viewer(name, "site"),
    }),
    Instructor: await signInAs("Instructor", { school_ids, last_name: name }),
  };
  const item = await make.mindfulOpen();
  // A user whose logins may be ended.
  const teacher = await signInAs("Instructor", { school_ids, last_name: name });
  await make.response({ object_id: item.id, user_id: teacher.id, school_id: site.id });
  const photo = await make.teacherMedia({ user_id: people.Instructor.id, school_id: site.id });
  const idOf = async (query: RawBuilder<unknown>) => (await sole<{ id: number }>(db, query)).id;
  const consent = await idOf(sql`select c.id from media_consents c join files f on f.id = c.file_id
    join teacher_media m on m.file = f.key where m.id = ${photo.id}`);
  const byLeader = async (own: (owner: SignedIn) => Promise<number>) => ({
    "Provider Leader": await own(people["Provider Leader"]),
    "Site Leader": await own(people["Site Leader"]),
    Instructor: 0,
  });
  // What leaders see of their own only, by resource.
  const owned: Readonly<Record<string, Readonly<Record<OutsideRole, number>>>> = {
    import: await byLeader(({ id }) =>
      idOf(sql`insert into imports (user_id, entity, file_name, mode)
        values (${id}, 'user', ${`${name}.csv`}, 'create') returning id`),
    ),
    savedReport: await byLeader(async ({ id }) => (await make.savedReport({ owner_id: id, name })).id),
    savedView: await byLeader(({ id }) =>
      idOf(sql`insert into saved_views (owner_id, screen, name, query)
        values (${id}, '/school', ${name}, '') returning id`),
    ),
  };
  const { id: session_id } = await make.session({ program_id: site.program_id });
  const giving = { user_id: people.Instructor.id, school_id: site.id, session_id };
  const choice = await make.charityChoice(giving);
  const donation = await make.classDonation({ ...giving, charity_id: choice.charity_id });
  const goal = await idOf(sql`insert into teacher_goals (user_id, school_id, session_id, goal_cents)
    values (${giving.user_id}, ${site.id}, ${session_id}, 5000) returning id`);
  const given = { ...giving, charity_id: choice.charity_id };
  const { thankYou, reply } = await makeReply(db, given, name);
  // What leaders see of their own place only, by resource: one row of each.
  const rows: Readonly<Record<string, number>> = {
    user: teacher.id,
    site: site.id,
    ...(await makeLiveRows(db, people.Instructor, site.id)),
    provider: provider.id,
    district: district.id,
    charityChoice: choice.id,
    classDonation: donation.id,
    teacherGoal: goal,
    teacherMedia: photo.id,
    mediaConsent: consent,
    thankYou: thankYou.id,
    thankYouReply: reply.id,
  };
  const form = await makeNominationForm(db, 1);
  await sql`insert into nomination_sites (nomination_id, site_id) values (${form.id}, ${site.id})`.execute(
    db,
  );
  const nominated = { object_id: form.id, user_id: people.Instructor.id, school_id: site.id };
  const student = { student_first_name: name, student_last_name: name };
  const nomination = await make.response({ ...nominated, ...student });
  // What single calls name, where other calls of the same thing name another.
  const named: Readonly<Record<string, number>> = {
    "instructor.nomineesOfForm": form.id,
    "instructor.certificate": nomination.id,
    "instructor.replyToThankYou": thankYou.id,
    "instructor.withdrawReply": thankYou.id,
    "nominationResponse.certificates": form.id,
    "nominationResponse.certificate": nomination.id,
  };
  return { district, provider, site, people, owned, rows, named };
}

type Place = Awaited<ReturnType<typeof makePlace>>;

const own = await makePlace(kit, "Hometown");
const foreign = await makePlace(kit, mark);

/** One row per resource that all callers see. */
const shared = {
  category: (await make.category()).id,
  charity: (await make.charity()).id,
  level: (await make.level()).id,
  program: (await make.program()).id,
  session: (await make.session()).id,
  sessionTheme: (await make.sessionTheme()).id,
  standard: (await make.standard()).id,
  trait: (await make.trait()).id,
};
const archived = {
  user: (await make.user({ school_ids: [own.site.id], archived_at: "2026-09-01" })).id,
  site: (await make.site({ provider_id: own.provider.id, archived_at: "2026-09-01" })).id,
};

const missing = 2_000_000_000;
// A deactivated site must not end logins, and a photo may have been deleted.
afterEach(() => sql`update sites set is_active = true`.execute(db));
afterEach(() => sql`update teacher_media set archived_at = null`.execute(db));
const run = (statement: RawBuilder<unknown>) => statement.execute(db);
afterEach(async () => {
  for (const { people, owned } of [own, foreign])
    for (const role of ["Provider Leader", "Site Leader"] as const) {
      await run(sql`insert into saved_reports (id, owner_id, report, name) overriding system value
        values (${owned["savedReport"]?.[role]}, ${people[role].id}, 'activitySummary', 'Saved')
        on conflict (id) do update set archived_at = null`);
      await run(sql`insert into saved_views (id, owner_id, screen, name, query) overriding system value
        values (${owned["savedView"]?.[role]}, ${people[role].id}, '/school', 'Saved', '') on conflict (id) do nothing`);
    }
});

/** The row of a place by what it is; undefined when everyone sees the same rows of it. */
function rowOf(thing: string, place: Place, role: OutsideRole): number | undefined {
  return place.owned[thing]?.[role] ?? place.rows[thing];
}

/** The row of a place that a call names. */
function rowNamedBy({ name }: Endpoint, place: Place, role: OutsideRole): number | undefined {
  if (name === "user.update.site-leader") return place.people["Site Leader"].id;
  return place.named[name] ?? rowOf(name.split(".")[0] ?? "", place, role);
}

const hasRow = (endpoint: Endpoint, role: OutsideRole) =>
  rowNamedBy(endpoint, own, role) !== undefined || endpoint.name.replace(/\..*/, "") in shared;

const roles: OutsideRole[] = ["Provider Leader", "Site Leader", "Instructor"];
const admits = (endpoint: Endpoint, role: OutsideRole) =>
  endpoint.access.kind === "granted" && mayCall(endpoint.access, { role, groups: [], newLogin: false });
const isNaming = ({ path }: Endpoint) => path.includes("/:id");
const writes = ({ method }: Endpoint) => method === "POST" || method === "PATCH";

const statusOf = async (endpoint: Endpoint, as: SignedIn, id: number) =>
  (await call(endpoint, { as, params: { id }, ...(writes(endpoint) ? { body: {} } : {}) })).status;

type Shape = Readonly<Record<string, z.ZodType>>;
const shapeOf = (schema: unknown) => (schema as { shape?: Shape }).shape ?? {};

/** What a filter or a field holds by its name, where its schema doesn't say. */
const heldByName: Readonly<Record<string, string>> = {
  providers: "provider",
  provider_id: "provider",
  schools: "site",
  school_id: "site",
  districts: "district",
  district_ids: "district",
  users: "user",
};

/** Fields of bodies that hold ids without saying whose: what they hold, and what has to go with them. */
const bare: Readonly<Record<string, { thing: string; sound?: object }>> = {
  "instructor.replyToThankYou school_id": { thing: "site", sound: { words: "Hi", consent: "nobody_named" } },
  "user.resetAll ids": { thing: "user" },
  "user.entity.resetPasswords object_id": { thing: "site", sound: { entity: "school" } },
  "savedReport.create recipient_ids": { thing: "user", sound: { report: "activitySummary" } },
  "savedReport.update recipient_ids": { thing: "user" },
  "instructor.swapPlan school_id": { thing: "site", sound: { day: "2026-09-15", slot: "opening" } },
  "savedView.setDefault id": { thing: "savedView", sound: { screen: "/school" } },
};

/** Id fields visible to everyone or checked through another field; bulk `ids` have their own tests. */
const harmless = new Set(["external_id", "object_id", "question_id", "ids"]);

/** A body that every call takes which refers to a place; calls pass over what they don't know. */
const sound = () => ({
  first_name: "Eva",
  last_name: "Marin",
  email: `eva${String(Math.random())}@people.example`,
  name: `Sound ${String(Math.random())}`,
  school_ids: [own.site.id],
  school_id: own.site.id,
  provider_id: own.provider.id,
  program_id: shared.program,
  object_id: missing,
  answers: {},
  kind: "trait",
  student_first_name: "Mina",
  student_last_name: "Park",
  charity_id: shared.charity,
  amount_cents: 500,
  donated_on: "2026-09-10",
  goal_cents: 5000,
  file: { fileKey: "a file that is not there" },
});

describe.each(roles)("%s: rows by id", (role) => {
  const as = own.people[role];
  const naming = allEndpoints.filter((endpoint) => isNaming(endpoint) && admits(endpoint, role));

  test.each(naming.filter((endpoint) => hasRow(endpoint, role)))(
    "$method $path finds a row in reach, and answers 404 for a foreign, an archived and a missing one",
    async (endpoint) => {
      const [thing = ""] = endpoint.name.split(".");
      const mine = rowNamedBy(endpoint, own, role) ?? shared[thing as keyof typeof shared];
      expect([200, 409, 422]).toContain(await statusOf(endpoint, as, mine));
      const theirs = rowNamedBy(endpoint, foreign, role);
      const gone = archived[thing as keyof typeof archived];
      for (const id of [theirs, gone, missing]) {
        if (id !== undefined) expect([id, await statusOf(endpoint, as, id)]).toEqual([id, 404]);
      }
    },
  );

  test("leave no call out", () => {
    const without = naming.filter((endpoint) => !hasRow(endpoint, role));
    expect(
      without.map(({ name }) => name),
      "calls that want a row of their resource: in `rows` if leaders see only those of their place, else in `shared`",
    ).toEqual([]);
    if (role !== "Instructor") expect(naming.length).toBeGreaterThan(15);
  });
});

describe.each(roles)("%s: lists and filters", (role) => {
  const as = own.people[role];
  const lists = allEndpoints.filter(
    (endpoint) => endpoint.method === "GET" && !endpoint.path.includes("/:") && admits(endpoint, role),
  );

  test.each(lists)(
    "$method $path tells nothing of a foreign place, whatever filter asks for it",
    async (endpoint) => {
      const fields = Object.keys(shapeOf(endpoint.query));
      const part = fields.includes("slot") ? { day: "2026-09-15", slot: "opening" } : {};
      const needed = fields.includes("school_id") ? { school_id: own.site.id, ...part } : part;
      const unfiltered = await call(endpoint, { as, query: needed });
      expect([200, 422]).toContain(unfiltered.status);
      expect(unfiltered.text).not.toContain(mark);
      for (const field of fields) {
        const asked = rowOf(heldByName[field] ?? "", foreign, role);
        if (asked === undefined) continue;
        const { status, text, body } = await call(endpoint, { as, query: { ...needed, [field]: asked } });
        expect(text).not.toContain(mark);
        const { meta } = body as { meta?: { total: number } };
        if (status === 200) expect([field, meta?.total ?? 0]).toEqual([field, 0]);
        else expect([status, body.errors?.map(({ path }) => path)]).toEqual([422, [field]]);
      }
    },
  );

  test("show what is in reach, all of it", async () => {
    const plain = lists.filter(({ name }) => Object.keys(own.rows).some((thing) => name === `${thing}.list`));
    for (const endpoint of plain) {
      const { body } = await call(endpoint, { as, query: { rows: 100 } });
      const { data, meta } = body as unknown as { data: { id: number }[]; meta: { total: number } };
      expect(data.map(({ id }) => id)).toContain(rowNamedBy(endpoint, own, role));
      expect(meta.total).toBe(data.length);
    }
    expect(plain.length).toBeGreaterThanOrEqual(role === "Instructor" ? 0 : 4);
  });
});

describe.each(roles)("%s: references in bodies", (role) => {
  const as = own.people[role];
  const fields = allEndpoints
    .filter((endpoint) => writes(endpoint) && admits(endpoint, role))
    .flatMap((endpoint) =>
      Object.entries(shapeOf(endpoint.body)).map(([field, schema]) => {
        const known = bare[`${endpoint.name} ${field}`];
        const meta = fieldMeta(schema);
        const thing = known?.thing ?? meta?.refersTo;
        const holdsSeveral = meta?.kind === "references" || (known !== undefined && field.endsWith("ids"));
        return { endpoint, name: endpoint.name, field, thing, holdsSeveral, extra: known?.sound ?? {} };
      }),
    );
  const guarded = fields.filter(
    ({ thing }) => thing !== undefined && rowOf(thing, foreign, role) !== undefined,
  );

  test.each(guarded)(
    "$name refuses a foreign row in $field with 422 there",
    async ({ endpoint, field, thing = "", holdsSeveral, extra }) => {
      const theirs = rowOf(thing, foreign, role) ?? 0;
      const value = holdsSeveral ? [theirs] : theirs;
      const isNew = endpoint.method === "POST";
      const { status, body } = await call(endpoint, {
        as,
        params: { id: rowNamedBy(endpoint, own, role) ?? 0 },
        body: { ...(isNew ? sound() : {}), ...extra, [field]: value },
      });
      expect([status, body.errors?.map(({ path }) => path)]).toEqual([422, [field]]);
    },
  );

  test("leave no field that holds ids out", () => {
    const without = fields.filter(
      ({ field, thing }) => /(^|_)ids?$/.test(field) && thing === undefined && !harmless.has(field),
    );
    expect(without.map(({ name, field }) => `${name} ${field}`)).toEqual([]);
    expect(guarded.length).toBeGreaterThan(0);
  });
});

describe("an Instructor", () => {
  test.each([
    ["GET", "instructor.curriculumData"],
    ["GET", "instructor.announcements"],
    ["GET", "teacherPoint.get"],
    ["GET", "genericTeacher.ofSite"],
    ["GET", "instructor.trait"],
    ["GET", "instructor.nominationForms"],
    ["GET", "instructor.nominees"],
    ["GET", "instructor.nomineesOfForm"],
    ["POST", "instructor.answerForm"],
    ["POST", "instructor.answerPdf"],
    ["POST", "instructor.answerTrait"],
    ["POST", "instructor.answerQuiz"],
    ["POST", "instructor.answerNomination"],
    ["GET", "instructor.charityChoices"],
    ["GET", "instructor.charityList"],
    ["GET", "instructor.checkVoting"],
    ["GET", "instructor.sessionStory"],
    ["POST", "instructor.selectCharity"],
    ["GET", "classDonation.list"],
    ["POST", "classDonation.create"],
    ["GET", "teacherGoal.get"],
    ["POST", "teacherGoal.create"],
    ["POST", "teacherMedia.create"],
  ])("%s %s refuses a site that is not theirs, or is closed, with 422 at school_id", async (method, name) => {
    const endpoint = allEndpoints.find((each) => each.name === name) as Endpoint;
    const item = await make.mindfulOpen();
    const { id: provider_id } = await make.provider({ is_active: false });
    const closed = [(await make.site({ is_active: false })).id, (await make.site({ provider_id })).id];
    const as = await kit.signInAs("Instructor", { school_ids: [(await make.site()).id, ...closed] });
    for (const school_id of [foreign.site.id, archived.site, 2_000_000_000, ...closed]) {
      const body = { ...sound(), school_id, object_id: item.id };
      const sent = method === "GET" ? { params: { id: item.id }, query: { school_id } } : { body };
      const answer = await call(endpoint, { as, ...sent });
      expect([answer.status, answer.body.errors?.map(({ path }) => path)]).toEqual([422, ["school_id"]]);
    }
  });
});

describe("staff restricted by groups", () => {
  const changing = allEndpoints.filter(
    ({ name, path }) =>
      /^user\.(?!.*\.?(?:get|activity|openMoney)$)/.test(name) && /^(?!\/user\/me\/).*\/:id/.test(path),
  );

  test.each(changing)("$method $path is refused on a Super Admin and on an admin", async (endpoint) => {
    const staff: [RoleName, SignedIn][] = [
      ["Super Admin", await signInAs("Super Admin")],
      ["admin", await signInAs("admin", { user_type: ["Reports"] })],
    ];
    for (const callerRole of ["Super Admin", "admin"] as const) {
      const as = await signInAs(callerRole, { user_type: ["Constituents"] });
      for (const [role, { id }] of staff) {
        const body = writes(endpoint) ? { body: { password: "a fine long password" } } : {};
        const { status } = await call(endpoint, { as, params: { id }, ...body });
        // The calls of another kind of account don't know these people at all.
        const expected =
          endpoint.name.startsWith("user.update.") && !endpoint.name.endsWith("admin") ? 404 : 403;
        expect([callerRole, role, status]).toEqual([callerRole, role, expected]);
      }
    }
  });
});
