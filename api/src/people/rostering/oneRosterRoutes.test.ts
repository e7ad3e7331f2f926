import { sessionEndpoints, siteEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { org, person, rosterKit, term } from "../../../test/roster.ts";

const kit = await buildApp();
const { call, make, signInAs, db } = kit;
const { staff, provider, program, send, findUser, findSite, counts, district } = await rosterKit(kit);
const kindsOf = (body: { data: { kinds?: { entity: string; created: number; updated: number }[] } }) =>
  Object.fromEntries((body.data.kinds ?? []).map((kind) => [kind.entity, [kind.created, kind.updated]]));

describe("POST /import/oneRoster", () => {
  test("takes the places, the staff and the terms of a 1.1 export, and no student", async () => {
    const { n, orgs, users } = district();
    const { status, body } = await send({
      "orgs.csv": orgs,
      "users.csv": users,
      "classes.csv": [{ sourcedId: "C1", title: "Class" }],
      "enrollments.csv": [{ sourcedId: "E1", userSourcedId: `P${n}` }],
      "academicSessions.csv": [
        term(`Y${n}`, "schoolYear", "2026-27", "2026-08-01", "2027-06-30"),
        term(`Q${n}1`, "gradingPeriod", "Quarter 1", "2026-08-20", "2026-10-15"),
        term(`Q${n}2`, "gradingPeriod", "Quarter 2", "2026-10-15", "2026-12-20"),
      ],
    });
    expect([status, body.errors]).toEqual([200, undefined]);
    expect(kindsOf(body)).toEqual({ district: [1, 0], site: [2, 0], user: [2, 0], session: [2, 0] });
    expect(body.data).toMatchObject({ total: 7, created: 7, updated: 0, unchanged: 0 });
    expect(await findSite(`Oak ${n}`)).toMatchObject({
      external_id: `S${n}a`,
      provider: { id: provider.id },
      program: { id: program.id },
      district: { name: `District ${n}` },
    });
    expect(await findUser(`t${n}@roster.example`)).toMatchObject({
      role: { name: "Instructor" },
      grade: "3",
      external_id: `T${n}`,
      school: [{ name: `Elm ${n}` }, { name: `Oak ${n}` }],
    });
    expect(await findUser(`a${n}@roster.example`)).toMatchObject({ role: { name: "Site Leader" } });
    const sessions = await call(sessionEndpoints.list, {
      as: staff,
      query: { programs: program.id, sort: "start" },
    });
    expect(sessions.body.data.map(({ name, start, end }) => [name, start, end])).toEqual([
      ["Quarter 1", "2026-08-20", "2026-10-14"],
      ["Quarter 2", "2026-10-15", "2026-12-20"],
    ]);
    expect(body.data.notes?.map(({ file, msg }) => [file, msg])).toEqual([
      ["orgs.csv", "Skipped: 1 row that isn't a district or school"],
      ["users.csv", "Skipped and not stored: 2 people who aren't teachers or site leaders"],
      ["academicSessions.csv", "Skipped: 1 academic session. Only the shortest kind is imported."],
    ]);
  });

  test("keeps nothing about a student, in the database or the answer", async () => {
    const { orgs, users } = district();
    const { body } = await send({ "orgs.csv": orgs, "users.csv": users });
    expect(JSON.stringify(body)).not.toContain("Secret");
    const tables = await sql<{ name: string }>`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
    for (const { name } of tables.rows) {
      const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(name)} t
        where t::text ~ 'Secret|p\\d+@roster|g\\d+@roster'`.execute(db);
      expect([name, rows[0]?.n]).toEqual([name, 0]);
    }
  });

  test("reads roles.csv of a 1.2 export, main role first, those that are over left out", async () => {
    const { n, orgs } = district();
    const people = [`T${n}`, `L${n}`, `M${n}`, `O${n}`, `N${n}`].map((id) => {
      const { role, orgSourcedIds, ...rest } = person(id, "", "");
      return { ...rest, userMasterIdentifier: "" };
    });
    const held = (user: string, role: string, school: string, more = {}) => ({
      sourcedId: `${user}-${role}-${school}`,
      status: "",
      userSourcedId: user,
      roleType: "primary",
      role,
      beginDate: "",
      endDate: "",
      orgSourcedId: school,
      ...more,
    });
    const { status, body } = await send({
      "export/orgs.csv": orgs,
      "export/users.csv": people,
      "export/roles.csv": [
        held(`T${n}`, "teacher", `S${n}a`),
        held(`T${n}`, "teacher", `S${n}b`, { roleType: "secondary" }),
        held(`L${n}`, "teacher", `S${n}b`, { roleType: "secondary" }),
        held(`L${n}`, "principal", `S${n}a`),
        held(`M${n}`, "siteAdministrator", `S${n}b`),
        held(`O${n}`, "teacher", `S${n}a`, { endDate: "2026-06-30" }),
        held(`N${n}`, "student", `S${n}a`),
      ],
    });
    expect([status, body.errors]).toEqual([200, undefined]);
    expect(kindsOf(body)).toMatchObject({ user: [3, 0] });
    const shown = await Promise.all([`t${n}`, `l${n}`, `m${n}`].map((each) => findUser(`${each}@roster`)));
    expect(shown.map((user) => [user?.role.name, user?.school.map(({ name }) => name)])).toEqual([
      ["Instructor", [`Elm ${n}`, `Oak ${n}`]],
      ["Site Leader", [`Oak ${n}`]],
      ["Site Leader", [`Elm ${n}`]],
    ]);
  });

  test("changes nothing when the same export comes again", async () => {
    const { n, orgs, users } = district();
    const q = term(`R${n}`, "term", `Repeat ${n}`, `20${30 + n}-01-10`, `20${30 + n}-03-01`);
    const tables = { "orgs.csv": orgs, "users.csv": users, "academicSessions.csv": [q] };
    await send(tables);
    const { body } = await send(tables);
    expect(body.data).toMatchObject({ total: 6, created: 0, updated: 0, unchanged: 6 });
  });

  test("finds what is here already by its name or address, and gives it the roster's id", async () => {
    const { n, orgs, users } = district();
    const site = await make.site({ name: `OAK ${n}`, provider_id: provider.id, program_id: program.id });
    const other = await make.site({ name: `After school ${n}` });
    const user = await make.user({ email: `T${n}@Roster.example`, school_ids: [other.id], grade: "5" });
    const { body } = await send({ "orgs.csv": orgs, "users.csv": users }, { query: { confirm: true } });
    expect(kindsOf(body)).toMatchObject({ site: [1, 1], user: [1, 1] });
    expect(await findSite(`Oak ${n}`)).toMatchObject({ id: site.id, external_id: `S${n}a` });
    const found = await findUser(`t${n}@roster`);
    expect(found).toMatchObject({ id: user.id, external_id: `T${n}`, grade: "3" });
    // A site that the roster does not speak of stays theirs.
    expect(found?.school.map(({ name }) => name)).toEqual([`After school ${n}`, `Elm ${n}`, `Oak ${n}`]);
  });

  test("leaves alone people who have another role here", async () => {
    const { n, orgs, users } = district();
    await make.user({ email: `a${n}@roster.example`, role: "Super Admin", first_name: "Root" });
    const { status, body } = await send({ "orgs.csv": orgs, "users.csv": users });
    expect(status).toBe(200);
    expect(await findUser(`a${n}@roster`)).toMatchObject({
      first_name: "Root",
      role: { name: "Super Admin" },
    });
    expect(body.data.notes?.map(({ msg }) => msg)).toContain(
      "Skipped: 1 person who already has another role here",
    );
  });

  test("deactivates who is disabled or deleted there, and makes nobody for it", async () => {
    const { n, orgs, users } = district();
    await send({ "orgs.csv": orgs, "users.csv": users });
    const { status, body } = await send(
      {
        "orgs.csv": [{ sourcedId: `S${n}b`, status: "tobedeleted", name: "", type: "school" }],
        "users.csv": [
          {
            sourcedId: `T${n}`,
            status: "tobedeleted",
            role: "teacher",
            givenName: "",
            familyName: "",
            email: "",
          },
          person(`A${n}`, "administrator", `S${n}a`, { enabledUser: "false" }),
          person(`X${n}`, "teacher", `S${n}a`, { enabledUser: "false" }),
        ],
      },
      { query: { confirm: true } },
    );
    expect([status, body.errors]).toEqual([200, undefined]);
    expect(await findUser(`t${n}@roster`)).toMatchObject({ is_active: false, first_name: `Given T${n}` });
    expect(await findUser(`a${n}@roster`)).toMatchObject({ is_active: false });
    expect(await findUser(`x${n}@roster`)).toBeUndefined();
    expect(await findSite(`Elm ${n}`)).toMatchObject({ is_active: false });
  });

  test("refuses as a whole, naming file, row, column and value of every bad row", async () => {
    const { n, orgs, users } = district();
    const before = await counts();
    const { status, body } = await send({
      "orgs.csv": [
        ...orgs,
        org(`S${n}c`, "school", "", `D${n}`),
        org(`S${n}d`, "school", "Lost", "D-nowhere"),
      ],
      "users.csv": [
        ...users,
        person(`B${n}`, "teacher", `S${n}a`, { email: "no address" }),
        person(`C${n}`, "teacher", "S-nowhere"),
        person("", "teacher", `S${n}a`),
        person(`E${n}`, "teacher", `S${n}c`),
      ],
      "academicSessions.csv": [term(`B${n}`, "term", "Bad", "soon", "later")],
    });
    expect(status).toBe(422);
    expect(body.errors?.map(({ file, row, column, value }) => [file, row, column, value])).toEqual([
      ["orgs.csv", 7, "parentSourcedId", "D-nowhere"],
      ["orgs.csv", 6, "name", ""],
      ["users.csv", 7, "orgSourcedIds", "S-nowhere"],
      ["users.csv", 8, "sourcedId", ""],
      ["users.csv", 6, "email", "no address"],
      ["academicSessions.csv", 2, "startDate", "soon"],
      ["academicSessions.csv", 2, "endDate", "later"],
    ]);
    expect(await counts()).toEqual(before);
  });

  test("checks all and writes nothing in a dry run", async () => {
    const { orgs, users } = district();
    const before = await counts();
    const { body } = await send({ "orgs.csv": orgs, "users.csv": users }, { query: { dry_run: true } });
    expect(body.data).toMatchObject({ total: 5, created: 5 });
    expect(body.data).not.toHaveProperty("import_id");
    expect(await counts()).toEqual(before);
  });

  test("asks before it deactivates or moves over a tenth of what stands", async () => {
    const { n, orgs, users } = district();
    await send({ "orgs.csv": orgs, "users.csv": users });
    const others = (await call(siteEndpoints.list, { as: staff, query: { rows: 1 } })).body.meta.total;
    const gone = (await call(siteEndpoints.list, { as: staff, query: { rows: 100 } })).body.data.filter(
      ({ external_id }) => external_id,
    );
    expect(gone.length * 10).toBeGreaterThan(others);
    const tables = {
      "orgs.csv": gone.map((site) =>
        org(site.external_id ?? "", "school", site.name, "", { status: "tobedeleted" }),
      ),
    };
    const before = await counts();
    const { status, body } = await send(tables);
    expect([status, body.errors?.[0]?.path]).toEqual([409, "confirm"]);
    expect(await counts()).toEqual(before);
    expect(await findSite(`Oak ${n}`)).toMatchObject({ is_active: true });
  });

  test("passes a term over that overlaps another session of the program, and names it", async () => {
    const own = await make.program();
    await make.session({ name: "Planned", program_id: own.id, start: "2027-01-01", end: "2027-02-10" });
    const { n, orgs } = district();
    const body = { provider_id: provider.id, program_id: own.id };
    const periods = [
      term(`Q${n}1`, "term", "Winter", "2027-02-01", "2027-03-10"),
      term(`Q${n}2`, "term", "Spring", "2027-03-11", "2027-05-01"),
    ];
    const first = await send({ "orgs.csv": orgs, "academicSessions.csv": periods }, { body });
    expect([first.status, kindsOf(first.body)["session"]]).toEqual([200, [1, 0]]);
    expect(first.body.data.notes?.find(({ file }) => file === "academicSessions.csv")).toMatchObject({
      row: 2,
      value: "Winter",
      msg: expect.stringContaining("Planned") as string,
    });
  });

  test("lists the first 1,000 terms it passes over, and counts them all", async () => {
    const own = await make.program();
    await make.session({ name: "Planned", program_id: own.id, start: "2027-01-01", end: "2027-02-10" });
    const { n, orgs } = district();
    const periods = Array.from({ length: 1002 }, (_, place) =>
      term(`L${n}-${place}`, "term", `Term ${place}`, "2027-02-01", "2027-02-10"),
    );
    const body = { provider_id: provider.id, program_id: own.id };
    const sent = await send({ "orgs.csv": orgs, "academicSessions.csv": periods }, { body });
    expect([sent.status, sent.body.data.notes?.length, sent.body.data.note_count]).toEqual([200, 1000, 1003]);
  });

  test.each([
    ["orgs.csv", "name", 200],
    ["orgs.csv", "sourcedId", 100],
    ["users.csv", "givenName", 100],
    ["users.csv", "familyName", 100],
    ["users.csv", "email", 254],
    ["users.csv", "sourcedId", 100],
    ["academicSessions.csv", "title", 200],
    ["academicSessions.csv", "sourcedId", 100],
  ] as const)(
    "names row, column and limit of a text that is too long: %s, %s",
    async (file, column, limit) => {
      const { n, orgs, users } = district();
      const periods = [term(`TL${n}`, "term", `Long ${n}`, "2030-02-01", "2030-03-10")];
      const tables = { "orgs.csv": orgs, "users.csv": users, "academicSessions.csv": periods };
      const text = `${"x".repeat(1000)}@roster.example`;
      const [first, ...others] = tables[file];
      const { status, body } = await send({ ...tables, [file]: [{ ...first, [column]: text }, ...others] });
      expect(status).toBe(422);
      expect(body.errors).toContainEqual(
        expect.objectContaining({
          file,
          row: 2,
          column,
          value: `${text.slice(0, 200)}…`,
          msg: expect.stringContaining(`at most ${limit} characters`),
        }),
      );
    },
  );

  test("shows no more of a place that is not there than its first characters", async () => {
    const { n, users } = district();
    const orgs = [org(`SN${n}`, "school", `Nowhere ${n}`, "y".repeat(5000))];
    const { body } = await send({ "orgs.csv": orgs, "users.csv": users.slice(2) });
    expect(body.errors?.[0]).toMatchObject({ file: "orgs.csv", row: 2, column: "parentSourcedId" });
    expect(body.errors?.[0]?.msg).toBe(`“${"y".repeat(200)}…” wasn't found in Districts.`);
  });

  test("moves a calendar that overlaps itself on the way", async () => {
    const own = await make.program();
    const { n, orgs } = district();
    const body = { provider_id: provider.id, program_id: own.id };
    const dates = (one: [string, string], two: [string, string]) => ({
      "orgs.csv": orgs,
      "academicSessions.csv": [term(`M${n}1`, "term", "One", ...one), term(`M${n}2`, "term", "Two", ...two)],
    });
    await send(dates(["2026-09-01", "2026-10-10"], ["2026-10-11", "2026-11-20"]), { body });
    const later = dates(["2026-09-08", "2026-10-17"], ["2026-10-18", "2026-11-27"]);
    const { status, body: answer } = await send(later, { body });
    expect([status, kindsOf(answer)["session"]]).toEqual([200, [0, 2]]);
  });

  test("takes sessions only from people with the Curriculum permission", async () => {
    const as = await signInAs("admin", { user_type: ["Constituents"] });
    const { n, orgs } = district();
    const periods = [term(`N${n}`, "term", "Not theirs", "2029-02-01", "2029-03-10")];
    const { status, body } = await send({ "orgs.csv": orgs, "academicSessions.csv": periods }, { as });
    expect(status).toBe(200);
    expect(kindsOf(body)).not.toHaveProperty("session");
    expect(body.data.notes?.at(-1)?.msg).toMatch(/Curriculum permission/);
  });

  test("refuses a provider or program that is not there, and their absence", async () => {
    const { orgs } = district();
    const wrong = await send(
      { "orgs.csv": orgs },
      { body: { provider_id: 2_000_000, program_id: program.id } },
    );
    expect([wrong.status, wrong.body.errors?.[0]?.path]).toEqual([422, "provider_id"]);
    const none = await send({ "orgs.csv": orgs }, { body: {} });
    expect(none.body.errors?.map(({ path }) => path)).toEqual(["provider_id", "program_id"]);
  });

  test("answers a repeat of the same key with the first answer, and imports once", async () => {
    const { orgs, users } = district();
    const headers = { "idempotency-key": "a roster once" };
    const tables = { "orgs.csv": orgs, "users.csv": users };
    const [one, two] = await Promise.all([send(tables, { headers }), send(tables, { headers })]);
    expect(one.body.data).toEqual(two.body.data);
    const before = await counts();
    expect((await send(tables, { headers })).body.data).toEqual(one.body.data);
    expect(await counts()).toEqual(before);
  });
});
