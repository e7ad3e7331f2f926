import { activityTypes, userActivityReport } from "@kindling/contract";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { randomly } from "../../../test/randomly.ts";
import { readPdf } from "../../../test/readPdf.ts";
import { readCsvRows } from "../../core/spreadsheets/csv.ts";

const { app, db, call, signInAs, make } = await buildApp({ brandName: "Lantern Schools" });
const { below, oneOf, someOf, chance } = randomly(7);
const staff = await signInAs("Super Admin", { first_name: "=1+1", last_name: '+Plus, "Q"' });

const many = <T>(count: number, one: (place: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, place) => one(place)));

const districts = await many(3, (place) => make.district({ name: `District ${place}` }));
const providers = await many(3, (place) =>
  make.provider({ name: `Provider ${place}`, district_ids: [districts[place]?.id ?? 0] }),
);
const sites = await many(8, (place) =>
  make.site({
    name: `Site ${place}`,
    provider_id: oneOf(providers).id,
    district_id: chance(0.8) ? oneOf(districts).id : null,
    ...(place === 7 && { archived_at: "2026-09-01" }),
  }),
);
const sessions = await many(3, (place) =>
  make.session({ name: `Session ${place}`, start: `202${place}-01-01`, end: `202${place}-02-01` }),
);
const roles = ["Instructor", "Instructor", "Instructor", "Site Leader", "Provider Leader", "admin"] as const;
const lastNames = ["Ortiz", "Adams", "Zola", "O'Neil", "Müller", "ortiz"];
const people = await many(40, (place) => {
  const role = oneOf(roles);
  const isAtSites = role === "Instructor" || role === "Site Leader";
  return make.user({
    role,
    first_name: oneOf(["Ana", "Ben", "Zoë", "王"]),
    last_name: oneOf(lastNames),
    email: `Person${place}@school.example`,
    is_active: chance(0.8),
    school_ids: isAtSites ? someOf(sites, 3).map(({ id }) => id) : [],
    provider_id: role === "Provider Leader" ? oneOf(providers).id : null,
    grade: role === "Instructor" && chance(0.6) ? oneOf(["PK", "K", "3"]) : null,
    ...(chance(0.2) && { archived_at: "2026-09-02" }),
    ...(chance(0.7) && { last_login_at: `2026-0${1 + below(9)}-1${below(10)}T0${below(10)}:30:00Z` }),
  });
});
const kinds = ["mindfulOpen", "kinesthetic", "quiz", "nomination"] as const;
const items = await many(30, (place): Promise<{ id: number }> => make[kinds[place % 4] ?? "quiz"]());
for (const who of people) {
  for (const item of someOf(items, 8)) {
    const place = {
      user_id: who.id,
      school_id: oneOf(sites).id,
      session_id: chance(0.8) ? oneOf(sessions).id : null,
    };
    await make.response({ ...place, object_id: item.id });
    await sql`insert into point_entries (user_id, school_id, session_id, response_id, type, title, points)
      values (${place.user_id}, ${place.school_id}, ${place.session_id}, 1, 'x', 'x', ${below(25) - 5})`.execute(
      db,
    );
  }
  // What is no activity counts for no activity.
  await make.response({ type: "trait", object_id: 1, user_id: who.id, school_id: oneOf(sites).id });
}

interface Raw {
  users: {
    id: number;
    first_name: string;
    last_name: string;
    email: string;
    role: string;
    grade: string | null;
    provider_id: number | null;
    is_active: boolean;
    archived_at: Date | null;
    last_login_at: string | null;
  }[];
  links: { user_id: number; school_id: number }[];
  sites: {
    id: number;
    name: string;
    provider_id: number;
    district_id: number | null;
    archived_at: string | null;
  }[];
  reaches: { provider_id: number; district_id: number }[];
  providers: { id: number; name: string }[];
  districts: { id: number; name: string }[];
  responses: { user_id: number; session_id: number | null; type: string }[];
  entries: { user_id: number; session_id: number | null; points: number }[];
}

/** All rows as they lie in the tables. */
async function readRaw(): Promise<Raw> {
  const all = async <T>(table: string) =>
    (await sql<{ row: T }>`select to_jsonb(t) as row from ${sql.table(table)} t`.execute(db)).rows.map(
      ({ row }) => row,
    );
  return {
    users: await all("users"),
    links: await all("user_schools"),
    sites: await all("sites"),
    reaches: await all("provider_districts"),
    providers: await all("providers"),
    districts: await all("districts"),
    responses: await all("responses"),
    entries: await all("point_entries"),
  };
}

interface Filters {
  sessions?: number[];
  districts?: number[];
  schools?: number[];
}

const nameOf = (things: readonly { id: number; name?: string }[], id: number | null) =>
  things.find((each) => each.id === id)?.name;
const listed = (names: readonly (string | undefined)[]) =>
  [...new Set(names.filter((name) => name !== undefined))].sort(compare).join(", ") || null;
const activityKeys = new Set<string>(Object.values(activityTypes).map(({ key }) => key));
const clock = new Intl.DateTimeFormat("sv", {
  timeZone: "America/New_York",
  dateStyle: "short",
  timeStyle: "short",
});
// As the database orders names: by the root of the Unicode collation, equal ones by their signs.
const collator = new Intl.Collator("en");
const compare = (a: string, b: string) => collator.compare(a, b) || (a < b ? -1 : a > b ? 1 : 0);

/** The report as the rows have it, worked out without the database. */
async function expected(filters: Filters) {
  const raw = await readRaw();
  const open = raw.sites.filter((site) => site.archived_at === null);
  const inSessions = ({ session_id }: { session_id: number | null }) =>
    !filters.sessions || (session_id !== null && filters.sessions.includes(session_id));
  const placesOf = (user: Raw["users"][number]) => {
    const leads = user.role === "Provider Leader";
    return {
      own: open.filter(({ id }) =>
        raw.links.some((link) => link.user_id === user.id && link.school_id === id),
      ),
      led: leads ? open.filter((site) => site.provider_id === user.provider_id) : [],
      reached: leads ? raw.reaches.filter((each) => each.provider_id === user.provider_id) : [],
    };
  };
  const belongs = (user: Raw["users"][number]) => {
    const { own, led, reached } = placesOf(user);
    const found = [...own, ...led];
    const { districts: wanted, schools } = filters;
    return (
      (!wanted ||
        [...found, ...reached].some(
          (each) => each.district_id !== null && wanted.includes(each.district_id),
        )) &&
      (!schools || found.some(({ id }) => schools.includes(id)))
    );
  };
  return raw.users
    .filter((user) => user.archived_at === null && belongs(user))
    .sort((a, b) => compare(a.last_name, b.last_name) || compare(a.first_name, b.first_name) || a.id - b.id)
    .map((user) => {
      const { own, led, reached } = placesOf(user);
      const ofProvider = own.map((site) => nameOf(raw.providers, site.provider_id));
      return [
        user.first_name,
        user.last_name,
        user.email,
        user.role,
        nameOf(raw.providers, user.provider_id) ?? listed(ofProvider),
        listed([...own, ...led, ...reached].map(({ district_id }) => nameOf(raw.districts, district_id))),
        led.length > 0
          ? "All sites"
          : own
              .map(({ name }) => name)
              .sort(compare)
              .join(", ") || null,
        user.grade,
        user.last_login_at === null ? null : clock.format(new Date(user.last_login_at)),
        raw.responses.filter(
          (each) => each.user_id === user.id && activityKeys.has(each.type) && inSessions(each),
        ).length,
        raw.entries
          .filter((each) => each.user_id === user.id && inSessions(each))
          .reduce((sum, { points }) => sum + points, 0),
        user.is_active ? "Active" : "Inactive",
      ];
    });
}

async function csv(query: object = {}, headers = {}) {
  const answer = await call(userActivityReport.download, { as: staff, query, headers });
  expect(answer.status).toBe(200);
  const [head, ...rows] = await readCsvRows(answer.bytes);
  return { ...answer, head, rows };
}

const written = (cells: readonly (string | number | null)[]) => cells.map((cell) => String(cell ?? ""));
const idsOf = (things: readonly { id: number }[]) => things.map(({ id }) => id);

describe("GET /report/userActivity", () => {
  test("has a row for everybody with an account, as the tables have it, cell by cell", async () => {
    const want = await expected({});
    const { rows, head } = await csv();
    expect(head).toEqual([
      "First Name",
      "Last Name",
      "Email",
      "Role",
      "Provider",
      "District",
      "Site",
      "Grade",
      "Last Login",
      "Activities Completed",
      "Points",
      "Status",
    ]);
    expect(want.length).toBeGreaterThan(25);
    expect(rows).toEqual(want.map(written));
  });

  test("narrows people by places and what they did by sessions, in any mixture", async () => {
    const seen = new Set<number>();
    for (let round = 0; round < 25; round += 1) {
      const filters: Filters = {
        ...(chance(0.5) && { sessions: idsOf(someOf(sessions, 2)) }),
        ...(chance(0.5) && { districts: idsOf(someOf(districts, 2)) }),
        ...(chance(0.5) && { schools: idsOf(someOf(sites, 3)) }),
      };
      for (const name of ["sessions", "districts", "schools"] as const)
        if (filters[name]?.length === 0) delete filters[name];
      const want = await expected(filters);
      const { rows } = await csv(filters);
      expect([filters, rows]).toEqual([filters, want.map(written)]);
      const { body } = await call(userActivityReport.preview, { as: staff, query: filters });
      expect(body.data.rows).toEqual(want.slice(0, 25));
      expect(body.data.total).toBe(want.length);
      seen.add(want.length);
    }
    // The mixtures were no empty ones, and not the same again and again.
    expect(seen.size).toBeGreaterThan(5);
  });

  test("is a CSV file that spreadsheets read: its name, UTF-8 with a mark, lines and quotes, no formulas", async () => {
    const { headers, bytes } = await csv();
    expect(headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(headers["content-disposition"]).toMatch(/^attachment; filename="User Activity Report.csv"/);
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const text = bytes.toString("utf8");
    expect(text).toContain(`'=1+1,"'+Plus, ""Q""",`);
    expect(text.split("\r\n").at(-1)).toBe("");
    expect(text.replaceAll("\r\n", "")).not.toContain("\n");
  });

  test("has the columns that were chosen, in the order of the choice, and speaks Spanish", async () => {
    const { head, rows } = await csv({ fields: "points,last_name" }, { "accept-language": "es" });
    expect(head).toEqual(["Puntos", "Apellidos"]);
    const want = await expected({});
    expect(rows).toEqual(want.map((row) => written([row[10] ?? null, row[1] ?? null])));
    const all = await csv({}, { "accept-language": "es" });
    expect(new Set(all.rows.map((row) => row[3]))).toContain("Docente");
    expect(all.rows.find((row) => row[3] === "Responsable de proveedor")?.[6]).toBe("Todos los planteles");
    expect(new Set(all.rows.map((row) => row[11]))).toEqual(new Set(["Activo", "Inactivo"]));
  });

  test("refuses what it has no column or filter for, naming it", async () => {
    for (const query of [
      { fields: "shoe_size" },
      { districts: "north" },
      { format: "xlsx" },
      { color: "red" },
    ]) {
      const { status, body } = await call(userActivityReport.download, { as: staff, query: query as object });
      expect([query, status]).toEqual([query, 422]);
      expect(JSON.stringify(body.errors)).toContain(Object.keys(query)[0]);
    }
  });

  test("is for staff with Reports alone", async () => {
    const status = async (as: Parameters<typeof call>[1]) =>
      (await call(userActivityReport.download, as)).status;
    expect(await status({})).toBe(401);
    expect(await status({ as: await signInAs("admin", { user_type: ["Reports"] }) })).toBe(200);
    expect(await status({ as: await signInAs("admin", { user_type: ["Constituents"] }) })).toBe(403);
    expect(await status({ as: await signInAs("Provider Leader") })).toBe(403);
  });

  test("counts in its chart what the rows say, by provider", async () => {
    const filters = { sessions: [sessions[0]?.id ?? 0] };
    const sums = new Map<string, number>();
    for (const row of await expected(filters))
      if (row[4]) sums.set(String(row[4]), (sums.get(String(row[4])) ?? 0) + Number(row[9]));
    const { body } = await call(userActivityReport.preview, { as: staff, query: filters });
    const { labels, series } = body.data.chart;
    const want = [...sums].sort((a, b) => b[1] - a[1] || compare(a[0], b[0])).slice(0, 12);
    expect(labels.map((label, place) => [label, series[0]?.values[place]])).toEqual(want);
  });
});

describe("GET /report/userActivity?format=pdf", () => {
  const pdf = async (query: object = {}, headers: Record<string, string> = {}) => {
    const answer = await call(userActivityReport.download, {
      as: staff,
      query: { format: "pdf", ...query },
      headers,
    });
    expect(answer.status).toBe(200);
    return { headers: answer.headers, ...(await readPdf(answer.bytes)) };
  };

  test("stands on landscape Letter: header, headings, every row, number of the page and totals", async () => {
    const { pages, title, language, headers } = await pdf();
    expect(headers["content-type"]).toBe("application/pdf");
    expect(headers["content-disposition"]).toMatch(/filename="User Activity Report.pdf"/);
    expect([title, language]).toEqual(["User Activity Report", "en"]);
    expect(pages.length).toBeGreaterThan(1);
    const want = await expected({});
    for (const [place, { text, width, height, missing }] of pages.entries()) {
      expect([width, height, missing]).toEqual([792, 612, 0]);
      for (const words of [
        "User Activity Report",
        "Lantern Schools",
        "All users, all sessions",
        "First Name",
        "September 15, 2026",
      ])
        expect(text).toContain(words);
      expect(text).toContain(`Page ${place + 1} of ${pages.length}`);
    }
    const whole = pages
      .map(({ text }) => text)
      .join("")
      .replace(/\s/g, "");
    for (const row of want) expect(whole).toContain(String(row[2]).replace(/\s/g, ""));
    const sum = (column: number) => want.reduce((total, row) => total + Number(row[column]), 0);
    const figure = new Intl.NumberFormat("en");
    const last = pages.at(-1)?.text ?? "";
    expect(last).toContain(`Users: ${want.length}`);
    expect(last).toContain(`Activities Completed: ${figure.format(sum(9))}`);
    expect(last).toContain(`Points: ${figure.format(sum(10))}`);
  });

  test("says in words what it is narrowed to, and has the columns that were chosen", async () => {
    const filters = { sessions: idsOf(sessions.slice(0, 2)), schools: idsOf(sites.slice(0, 6)) };
    const { pages } = await pdf({ ...filters, fields: "last_name,points" });
    const [first] = pages;
    expect(first?.text).toContain("Sessions: Session 0, Session 1");
    expect(first?.text).toContain("Sites: Site 0, Site 1, Site 2, Site 3 and 2 more");
    expect(first?.text).toContain("Last Name");
    expect(first?.text).not.toContain("Email");
    expect(pages.at(-1)?.text).toContain(`Users: ${(await expected(filters)).length}`);
  });

  test("speaks Spanish, and says when there is nothing", async () => {
    const nowhere = await make.district({ name: "Nowhere" });
    const { pages, language } = await pdf({ districts: [nowhere.id] }, { "accept-language": "es" });
    expect(language).toBe("es");
    expect(pages).toHaveLength(1);
    for (const words of [
      "Distritos: Nowhere",
      "Página 1 de 1",
      "Ninguna fila",
      "Usuarios: 0",
      "15 de septiembre de 2026",
    ])
      expect(pages[0]?.text).toContain(words);
  });

  test("refuses before it sends anything", async () => {
    const answer = await app.inject("/api/report/userActivity?format=pdf");
    expect(answer.statusCode).toBe(401);
  });
});
