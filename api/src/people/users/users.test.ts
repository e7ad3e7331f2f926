import {
  accountEndpoints,
  allEndpoints,
  userActivityEndpoints,
  userEndpoints,
  users,
} from "@kindling/contract";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { describeCrud } from "../../../test/describeCrud.ts";

const kit = await buildApp();
const { call, make, signInAs, db } = kit;
const [north, south] = [await make.district(), await make.district()];
const [site, other] = [
  await make.site({ name: "Lincoln", district_id: north.id }),
  await make.site({ name: "Mapleton", district_id: south.id }),
];
const leader = await make.user({ role: "Site Leader", school_ids: [site.id], last_name: "Zapata" });
const staff = await signInAs("Super Admin");
const newcomer = await make.user({ school_ids: [site.id] });
const regular = await make.user({ school_ids: [site.id], last_login_at: "2026-09-01T12:00:00Z" });

describeCrud(kit, users, {
  said: {
    added: "Instructor added successfully",
    updated: "Instructor updated successfully!",
    addedInSpanish: "Docente: agregado correctamente",
  },
  endpoints: {
    list: userEndpoints.list,
    get: userEndpoints.get,
    create: userEndpoints.registerInstructor,
    update: userEndpoints.updateInstructor,
    remove: userEndpoints.remove,
  },
  body: (n) => ({
    first_name: n % 2 ? "Ana" : "Bea",
    last_name: `Lopez ${String(n).padStart(4, "0")}`,
    email: `teacher${n}@school.example`,
    school_ids: [site.id],
    grade: n % 3 ? "3" : "",
    is_active: true,
    external_id: `T-${n}`,
  }),
  change: {
    body: { grade: "K", school_ids: [other.id] },
    row: {
      grade: "K",
      school: [{ id: other.id, name: "Mapleton" }],
      provider: { id: other.provider_id, name: expect.any(String) as string },
      school_leader: null,
    },
  },
  search: [
    { text: "Fernanda", hit: { first_name: "Fernanda" } },
    { text: "quiroga", hit: { last_name: "Quiroga" } },
    { text: "maria del mar", hit: { first_name: "Maria", last_name: "Del Mar" } },
    { text: "odd.address@", hit: { email: "odd.address@school.example" } },
  ],
  filters: {
    role: { value: ["Site Leader", "admin"], hit: leader.id, miss: staff.id },
    districts: {
      value: [south.id],
      hit: { school_ids: [other.id, site.id] },
      miss: { school_ids: [site.id] },
    },
    providers: { value: other.provider_id, hit: { school_ids: [other.id] }, miss: { school_ids: [site.id] } },
    schools: { value: [other.id], hit: { school_ids: [site.id, other.id] }, miss: { school_ids: [site.id] } },
    programs: {
      value: [Number(other.program_id)],
      hit: { school_ids: [site.id, other.id] },
      miss: { school_ids: [site.id] },
    },
    grade: { value: ["K", "12"], hit: { grade: "12" }, miss: { grade: "1" } },
    has_signed_in: { value: false, hit: newcomer.id, miss: regular.id },
    is_active: { value: false, hit: { is_active: false }, miss: { is_active: true } },
  },
  unique: ["email", "external_id"],
});

const person = (n: string) => ({ first_name: "Eva", last_name: "Marin", email: `${n}@people.example` });

describe("POST /auth/register/…", () => {
  test("makes each kind of account with its role, place and invitation", async () => {
    const provider_id = Number(site.provider_id);
    const school_ids = [other.id, site.id];
    for (const [endpoint, more, expected] of [
      [
        userEndpoints.registerAdmin,
        { user_type: ["Reports"] },
        { role: { name: "admin" }, user_type: ["Reports"] },
      ],
      [
        userEndpoints.registerAdmin,
        { role: "Super Admin" },
        { role: { name: "Super Admin" }, user_type: [] },
      ],
      [
        userEndpoints.registerProviderLeader,
        { provider_id },
        { role: { name: "Provider Leader" }, provider: { id: provider_id } },
      ],
      [userEndpoints.registerSiteLeader, { school_ids }, { role: { name: "Site Leader" } }],
      [
        userEndpoints.registerInstructor,
        { school_ids, grade: "3" },
        { role: { name: "Instructor" }, grade: "3", school_leader: { id: leader.id, name: "Ana Zapata" } },
      ],
    ] as const) {
      const email = `kind${String(Math.random())}@people.example`;
      const answer = await call(endpoint, { as: staff, body: { ...person("x"), email, ...more } });
      expect(answer.status).toBe(201);
      expect(answer.body.data).toMatchObject({ ...expected, new_login: true, is_active: true, points: 0 });
      if ("school_ids" in more) {
        expect(answer.body.data.school.map(({ name }) => name)).toEqual(["Lincoln", "Mapleton"]);
      }
      const { rows } =
        await sql`select kind, address, language from mails where user_id = ${answer.body.data.id}`.execute(
          db,
        );
      expect(rows).toEqual([{ kind: "invitation", address: email, language: "en" }]);
    }
  });

  test("says what kind of account was added, and calls nobody a Super Admin who is none", async () => {
    const said = async (email: string, role: "Super Admin" | "admin") => {
      const body = { first_name: "Cora", last_name: "Curry", email, role, user_type: ["Reports" as const] };
      return (await call(userEndpoints.registerAdmin, { as: staff, body })).body.message;
    };
    expect(await said("cora@a.example", "Super Admin")).toBe("Super Admin added successfully");
    expect(await said("dora@a.example", "admin")).toBe("User added successfully");
  });

  test("numbers the roles as GET /system/roles does", async () => {
    const { body } = await call(userEndpoints.list, { as: staff, query: { rows: 100 } });
    const ids = new Map(body.data.map(({ role }) => [role.name, role.id]));
    expect(ids.get("Super Admin")).toBe(1);
    expect(ids.get("Site Leader")).toBe(4);
    expect(ids.get("Instructor")).toBe(5);
  });

  test("never tells a password or its hash", async () => {
    const { id } = await make.user({ password_hash: "secret-hash" });
    const { text } = await call(userEndpoints.get, { as: staff, params: { id } });
    await call(userEndpoints.remove, { as: staff, params: { id } });
    const { rows } = await sql`select before from audit_log where entity_id = ${id}`.execute(db);
    expect(text + JSON.stringify(rows)).not.toMatch(/password|secret-hash/);
    expect(rows).toHaveLength(1);
  });

  test("treats an email in other case as the same", async () => {
    const school_ids = [site.id];
    const body = { ...person("same"), school_ids };
    expect((await call(userEndpoints.registerInstructor, { as: staff, body })).status).toBe(201);
    const again = { ...body, email: "SAME@People.Example" };
    expect((await call(userEndpoints.registerInstructor, { as: staff, body: again })).status).toBe(409);
  });

  test("takes one of two with the same email at the same moment", async () => {
    const body = { ...person("race"), school_ids: [site.id] };
    const answers = await Promise.all(
      [1, 2].map(() => call(userEndpoints.registerInstructor, { as: staff, body })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  test.each([
    ["first_name", "x".repeat(101), "First Name can have at most 100 characters"],
    ["email", "ana at school", "Email must be an email address such as name@school.org"],
    ["school_ids", [], "Sites is required"],
    ["grade", "13", expect.stringMatching(/^Grade must be one of: /)],
    ["is_active", "yes", "Active must be yes or no"],
  ])("refuses a wrong %s at its field, in words", async (field, value, msg) => {
    const body = { ...person("wrong"), school_ids: [site.id], [field]: value };
    const answer = await call(userEndpoints.registerInstructor, { as: staff, body });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual([{ path: field, msg }]);
  });
});

describe("PATCH /user/update/…", () => {
  test("answers 404 for somebody of another kind", async () => {
    const params = { id: leader.id };
    for (const endpoint of [
      userEndpoints.updateAdmin,
      userEndpoints.updateInstructor,
      userEndpoints.updateProviderLeader,
    ]) {
      expect((await call(endpoint, { as: staff, params, body: { first_name: "X" } })).status).toBe(404);
    }
    const own = await call(userEndpoints.updateSiteLeader, {
      as: staff,
      params,
      body: { first_name: "Ana" },
    });
    expect(own.status).toBe(200);
  });

  test("does not let a body change the role of a leader or an instructor", async () => {
    const body = {
      role: "Super Admin",
      user_type: ["Reports"],
      provider_id: 1,
      password_hash: "x",
      points: 9,
    };
    const params = { id: leader.id };
    const answer = await call(userEndpoints.updateSiteLeader, { as: staff, params, body });
    expect(answer.body.data).toMatchObject({ role: { name: "Site Leader" }, user_type: [], points: 0 });
  });
});

describe("GET /user", () => {
  test("shows leaders their people, who they may change, and other leaders, who they may not", async () => {
    const provider = await make.provider();
    const mine = await make.site({ provider_id: provider.id });
    const [teacher, chief, fellow] = [
      await make.user({ school_ids: [mine.id] }),
      await make.user({ role: "Site Leader", school_ids: [mine.id] }),
      await make.user({ role: "Provider Leader", provider_id: provider.id }),
    ];
    await make.user({ school_ids: [mine.id], archived_at: "2026-09-01" });
    const asProvider = await signInAs("Provider Leader", { provider_id: provider.id });
    const asSite = await signInAs("Site Leader", { school_ids: [mine.id] });
    const seen = async (as: typeof asSite) => {
      const { data, meta } = (await call(userEndpoints.list, { as })).body;
      expect(meta.total).toBe(data.length);
      return Object.fromEntries(data.map(({ id, can }) => [id, can]));
    };
    expect(await seen(asProvider)).toEqual({
      [teacher.id]: ["update"],
      [chief.id]: ["update"],
      [asSite.id]: ["update"],
      [fellow.id]: [],
      [asProvider.id]: [],
    });
    expect(await seen(asSite)).toEqual({
      [teacher.id]: ["update"],
      [chief.id]: [],
      [asSite.id]: [],
      [fellow.id]: [],
      [asProvider.id]: [],
    });
  });
});

describe("a Site Leader and the leaders they turn to", async () => {
  const provider = await make.provider({ name: "Bright Futures" });
  const mine = await make.site({ name: "Oak Hill", provider_id: provider.id });
  const beside = await make.site({ name: "Pine Ridge", provider_id: provider.id });
  const as = await signInAs("Site Leader", { school_ids: [mine.id] });
  const chief = await make.user({
    role: "Site Leader",
    first_name: "Carla",
    last_name: "Chief",
    email: "chief@leaders.example",
    school_ids: [mine.id, beside.id],
    external_id: "HR-77",
    grade: "5",
    points: 40,
    new_login: true,
    last_login_at: "2026-09-01T12:00:00Z",
  });
  const head = await make.user({ role: "Provider Leader", provider_id: provider.id, last_login_at: null });
  const [elsewhere, away, gone] = [
    await make.user({ role: "Site Leader", school_ids: [beside.id] }),
    await make.user({ role: "Provider Leader", provider_id: (await make.provider()).id }),
    await make.user({ role: "Site Leader", school_ids: [mine.id], is_active: false }),
  ];
  const teacher = await make.user({ school_ids: [mine.id], last_login_at: null });
  const idsOf = async (query: object) =>
    (await call(userEndpoints.list, { as, query })).body.data.map(({ id }) => id);

  test("GET /user/{id} tells their name, email and sites, and nothing else of them", async () => {
    const { body } = await call(userEndpoints.get, { as, params: { id: chief.id } });
    expect(body.data).toMatchObject({
      name: "Carla Chief",
      email: "chief@leaders.example",
      school: [
        { id: mine.id, name: "Oak Hill" },
        { id: beside.id, name: "Pine Ridge" },
      ],
      provider: { id: provider.id, name: "Bright Futures" },
      is_active: true,
      grade: null,
      external_id: null,
      points: 0,
      last_login_at: null,
      new_login: false,
      school_leader: null,
      can: [],
    });
    const { status } = await call(userActivityEndpoints.get, { as, params: { id: chief.id } });
    expect(status).toBe(404);
  });

  test("GET /user leaves out the leaders of other sites and providers, and who is deactivated", async () => {
    expect(await idsOf({ role: "Site Leader" })).toEqual([as.id, chief.id]);
    expect(await idsOf({ role: "Provider Leader" })).toEqual([head.id]);
    for (const { id } of [elsewhere, away, gone])
      expect((await call(userEndpoints.get, { as, params: { id } })).status).toBe(404);
  });

  test("GET /user does not let a filter, a sort or an export tell what the row does not", async () => {
    for (const has_signed_in of [true, false])
      expect(await idsOf({ role: "Site Leader,Provider Leader", has_signed_in })).toEqual([]);
    expect(await idsOf({ has_signed_in: false })).toEqual([teacher.id]);
    expect(await idsOf({ grade: "5" })).toEqual([]);
    for (const sort of ["last_login_at", "points", "grade"] as const) {
      const query = { role: "Site Leader,Provider Leader", sort, order: "desc" };
      // Equal values are ordered by id.
      expect(await idsOf(query)).toEqual([head.id, chief.id, as.id]);
    }
    const list = allEndpoints.find(({ name }) => name === "user.list.export");
    const query = { role: "Site Leader", fields: "name,external_id,last_login_at" };
    const { text } = await call(list ?? userEndpoints.list, { as, query });
    expect(text).toContain("Carla Chief");
    expect(text).not.toMatch(/HR-77|2026-09-01/);
  });

  test("every change of them is refused", async () => {
    const params = { id: chief.id };
    const body = { last_name: "Taken", email: "taken@leaders.example" };
    const calls = [
      call(userEndpoints.updateSiteLeader, { as, params, body }),
      call(userEndpoints.updateInstructor, { as, params, body }),
      call(userEndpoints.remove, { as, params }),
      call(accountEndpoints.changePassword, { as, params, body: { password: "a new pass phrase" } }),
    ];
    for (const { status } of await Promise.all(calls)) expect([403, 404]).toContain(status);
    const mailed = await call(accountEndpoints.resetAll, { as, body: { ids: [chief.id] } });
    expect(mailed.status).toBe(422);
    await call(accountEndpoints.resetPasswords, { as, body: { entity: "school", object_id: mine.id } });
    const { rows: mails } = await sql`select 1 from mails where user_id in (${chief.id}, ${head.id})
      and kind = 'password_wanted'`.execute(db);
    expect(mails).toEqual([]);
    const { body: after } = await call(userEndpoints.get, { as, params });
    expect(after.data).toMatchObject({ last_name: "Chief", email: "chief@leaders.example" });
  });
});
