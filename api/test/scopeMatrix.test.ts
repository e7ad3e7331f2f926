import { allEndpoints, type Endpoint, mayCall, type OutsideRole } from "@kindling/contract";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { buildApp, type TestApp } from "./buildApp.ts";
import type { SignedIn } from "./signInAs.ts";

const kit = await buildApp();
const { call, make } = kit;

/** A provider with a site, its district and its people: what one leader has in reach and another has not. */
async function makePlace({ make, signInAs, db }: TestApp) {
  const district = await make.district();
  const provider = await make.provider();
  const site = await make.site({ provider_id: provider.id, district_id: district.id });
  const school_ids = [site.id];
  const leaders = {
    "Provider Leader": await signInAs("Provider Leader", { provider_id: provider.id }),
    "Site Leader": await signInAs("Site Leader", { school_ids }),
  };
  const teacher = await signInAs("Instructor", { school_ids });
  const importOf = async (user: SignedIn) => {
    const { rows } = await sql<{ id: number }>`insert into imports (user_id, entity, file_name, mode)
      values (${user.id}, 'user', 'people.csv', 'create') returning id`.execute(db);
    return rows[0]?.id ?? 0;
  };
  const imports = {
    "Provider Leader": await importOf(leaders["Provider Leader"]),
    "Site Leader": await importOf(leaders["Site Leader"]),
  };
  // What leaders see of their own place only, by resource: one row of each.
  const rows: Readonly<Record<string, number>> = {
    user: teacher.id,
    site: site.id,
    provider: provider.id,
    district: district.id,
  };
  return { district, provider, site, leaders, teacher, imports, rows };
}

type Place = Awaited<ReturnType<typeof makePlace>>;
type Leader = keyof Place["leaders"];

const own = await makePlace(kit);
const foreign = await makePlace(kit);
/** What leaders see all of, by resource: one row of each. */
const shared = {
  category: (await make.category()).id,
  charity: (await make.charity()).id,
  level: (await make.level()).id,
  program: (await make.program()).id,
  session: (await make.session()).id,
  sessionTheme: (await make.sessionTheme()).id,
  trait: (await make.trait()).id,
};
const archived = {
  user: (await make.user({ school_ids: [own.site.id], archived_at: "2026-09-01" })).id,
  site: (await make.site({ provider_id: own.provider.id, archived_at: "2026-09-01" })).id,
};

/** The row of a place that a call can name; undefined when all leaders see the same rows of it. */
function rowOf({ name }: Endpoint, place: Place, leader: Leader): number | undefined {
  const [thing = ""] = name.split(".");
  if (name === "user.update.site-leader") return place.leaders["Site Leader"].id;
  return thing === "import" ? place.imports[leader] : place.rows[thing];
}

const hasRow = (endpoint: Endpoint) =>
  rowOf(endpoint, own, "Site Leader") !== undefined || endpoint.name.replace(/\..*/, "") in shared;

const leaders: Leader[] = ["Provider Leader", "Site Leader"];
const admits = (endpoint: Endpoint, role: OutsideRole) =>
  endpoint.access.kind === "granted" && mayCall(endpoint.access, { role, groups: [], newLogin: false });
const naming = allEndpoints.filter(({ path }) => path.includes("/:id"));

const statusOf = async (endpoint: Endpoint, as: SignedIn, id: number) => {
  const body = endpoint.method === "GET" || endpoint.method === "DELETE" ? {} : { body: {} };
  return (await call(endpoint, { as, params: { id }, ...body })).status;
};

describe.each(leaders)("a %s", (leader) => {
  const as = own.leaders[leader];

  test.each(naming.filter((endpoint) => admits(endpoint, leader) && hasRow(endpoint)))(
    "$method $path finds a row in reach, and answers 404 for a foreign, an archived and a missing one",
    async (endpoint) => {
      const [thing = ""] = endpoint.name.split(".");
      const mine = rowOf(endpoint, own, leader) ?? shared[thing as keyof typeof shared];
      expect([200, 409, 422]).toContain(await statusOf(endpoint, as, mine));
      const theirs = rowOf(endpoint, foreign, leader);
      const gone = archived[thing as keyof typeof archived];
      for (const id of [theirs, gone, 2_000_000_000]) {
        if (id !== undefined) expect([id, await statusOf(endpoint, as, id)]).toEqual([id, 404]);
      }
    },
  );

  const lists = allEndpoints.filter(
    (endpoint) =>
      admits(endpoint, leader) && Object.keys(own.rows).some((thing) => endpoint.name === `${thing}.list`),
  );
  test.each(lists)("$method $path shows no foreign row, whatever filter asks for it", async (endpoint) => {
    const [thing = ""] = endpoint.name.split(".");
    const people = Object.values(foreign.leaders).map(({ id }) => id);
    const strangers = [foreign.rows[thing], ...(thing === "user" ? people : [])];
    const asked: Record<string, number> = {
      providers: foreign.provider.id,
      schools: foreign.site.id,
      districts: foreign.district.id,
      district_ids: foreign.district.id,
    };
    const filters = Object.entries(asked).filter(
      ([name]) => name in ((endpoint.query as { shape?: object }).shape ?? {}),
    );
    for (const query of [{ rows: 100 }, ...filters.map(([name, value]) => ({ [name]: value }))]) {
      const { body } = await call(endpoint, { as, query });
      const { data, meta } = body as unknown as { data: { id: number }[]; meta: { total: number } };
      expect(data.filter(({ id }) => strangers.includes(id))).toEqual([]);
      expect(meta.total).toBe("rows" in query ? data.length : 0);
    }
  });

  const references: [name: string, field: string, value: unknown][] = [
    ["user.register.instructor", "school_ids", [foreign.site.id]],
    ["user.register.site-leader", "school_ids", [own.site.id, foreign.site.id]],
    ["user.update.instructor", "school_ids", [foreign.site.id]],
    ["user.update.site-leader", "school_ids", [foreign.site.id]],
    ["user.resetAll", "ids", [foreign.teacher.id]],
    ["site.create", "provider_id", foreign.provider.id],
    ["site.create", "district_id", foreign.district.id],
    ["site.create", "admin_id", foreign.teacher.id],
    ["site.update", "provider_id", foreign.provider.id],
    ["site.update", "district_id", foreign.district.id],
    ["site.update", "admin_id", foreign.teacher.id],
  ];
  const sendable = references.flatMap(([name, field, value]) => {
    const endpoint = allEndpoints.find((each) => each.name === name);
    return endpoint && admits(endpoint, leader) ? [{ endpoint, name, field, value }] : [];
  });
  test.each(sendable)(
    "$name refuses a foreign row in $field with 422 there",
    async ({ endpoint, field, value }) => {
      const sound = {
        first_name: "Eva",
        last_name: "Marin",
        email: `eva${String(Math.random())}@people.example`,
        school_ids: [own.site.id],
        name: "Sound",
        provider_id: own.provider.id,
        program_id: shared.program,
      };
      const isNew = endpoint.method === "POST";
      const { status, body } = await call(endpoint, {
        as,
        params: { id: rowOf(endpoint, own, leader) ?? 0 },
        body: { ...(isNew ? sound : {}), [field]: value },
      });
      expect([status, body.errors?.map(({ path }) => path)]).toEqual([422, [field]]);
    },
  );
});

describe("an Instructor", () => {
  test.each([
    ["GET", "instructor.curriculumData"],
    ["GET", "teacherPoint.get"],
    ["POST", "instructor.answerForm"],
  ])("%s %s refuses a site that is not theirs with 422 at school_id", async (method, name) => {
    const endpoint = allEndpoints.find((each) => each.name === name) as Endpoint;
    const item = await make.mindfulOpen();
    const as = await kit.signInAs("Instructor");
    for (const school_id of [foreign.site.id, archived.site, 2_000_000_000]) {
      const body = { school_id, object_id: item.id, answers: {} };
      const sent = method === "GET" ? { query: { school_id } } : { body };
      const answer = await call(endpoint, { as, ...sent });
      expect([answer.status, answer.body.errors?.map(({ path }) => path)]).toEqual([422, ["school_id"]]);
    }
  });
});

test("every call that leaders may make on a row is walked through here with rows of its own", () => {
  const walked = naming.filter((endpoint) => leaders.some((leader) => admits(endpoint, leader)));
  const without = walked.filter((endpoint) => !hasRow(endpoint));
  expect(
    without.map(({ name }) => name),
    "calls that want a row of their resource: in `rows` if leaders see only those of their place, else in `shared`",
  ).toEqual([]);
  expect(walked.length).toBeGreaterThan(15);
});
