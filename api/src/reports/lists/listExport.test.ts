import {
  auditLogEndpoints,
  classDonationEndpoints,
  type Endpoint,
  exportEndpoint,
  importEndpoints,
  listColumns,
  listEndpoints,
  listWords,
  mayCall,
  type Page,
  placeOverviewEndpoints,
  providerEndpoints,
  type ReportColumn,
  siteEndpoints,
  userEndpoints,
} from "@kindling/contract";
import { readXlsx } from "hucre/xlsx";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { openLogin, type SignedIn } from "../../../test/signInAs.ts";
import { sole, transaction } from "../../core/database.ts";
import { tokenKit } from "../../core/server/tokens.ts";
import { readCsvRows } from "../../core/spreadsheets/csv.ts";
import { fillDemo } from "../../demo/fillDemo.ts";

const { db, call, services } = await buildApp();
const timeZone = "America/New_York";
await transaction(db, (tx) =>
  fillDemo(tx, { files: services.files, today: "2026-09-15", timeZone, seed: 11, passwordHash: "hash" }),
);
await sql`insert into imports (user_id, entity, file_name, mode, state, total, created)
  select id, 'user', name, 'upsert', 'done', 3, 2 from users, unnest(array['one.csv', '=two.csv']) name
  where email in ('super@kindling.example', 'provider@kindling.example')`.execute(db);
await sql`insert into security_log (kind, account_id, actor_id, address) select 'password_set', u.id, s.id, '10.0.0.' || u.id
  from users u, users s where u.role = 'Instructor' and u.id < 60 and s.email = 'super@kindling.example'`.execute(
  db,
);

async function signedIn(name: string): Promise<SignedIn> {
  const found = sql`select id from users where email = ${`${name}@kindling.example`}`;
  return openLogin(db, tokenKit(services.secret), (await sole<{ id: number }>(db, found)).id);
}

const people = {
  super: await signedIn("super"),
  provider: await signedIn("provider"),
  site: await signedIn("site"),
  teacher: await signedIn("teacher"),
};
const [schoolId = 0] = people.site.schoolIds;
await call(siteEndpoints.update, {
  as: people.super,
  params: { id: schoolId },
  body: { address: "1 Elm Street" },
});
const params = { id: people.site.id, object_id: schoolId };

const isPaged = ({ name }: Endpoint) => name !== "instructor.nominees";

type Row = Readonly<Record<string, unknown>>;

/** All rows that a list answers, page by page. */
async function paged(list: Endpoint, as: SignedIn, query: object = {}): Promise<Row[]> {
  const all: Row[] = [];
  for (let page = 0; ; page += 1) {
    const { status, body } = await call(list, {
      as,
      params,
      query: isPaged(list) ? { ...query, page, rows: 100 } : query,
    });
    expect(status, list.name).toBe(200);
    const { data, meta } = body as unknown as Partial<Page<Row>>;
    all.push(...(data ?? []));
    if (all.length >= (meta?.total ?? 0)) return all;
  }
}

/** Rows of an exported file by column key; empty cells are empty strings. */
async function exported(list: Endpoint, as: SignedIn, query: object = {}, columns = listColumns(list)) {
  const { status, bytes } = await call(exportEndpoint(list) as Endpoint, { as, params, query });
  expect(status, list.name).toBe(200);
  const [heading, ...lines] = await readCsvRows(bytes);
  expect(heading).toEqual(columns.map(({ labels }) => labels.en));
  return lines.map((line) => Object.fromEntries(columns.map(({ key }, at) => [key, line[at]])));
}

const nameOf = (value: unknown): string => {
  const { name, label, question } = value as Row;
  return String(name ?? label ?? question ?? value);
};

const answered = (value: unknown): string => {
  const { label, value: given } = value as {
    label: string;
    value: string | number | boolean | string[] | null;
  };
  const said = typeof given === "boolean" ? (given ? "Yes" : "No") : (given ?? "–");
  return `${label}: ${Array.isArray(said) ? said.join(", ") : String(said)}`;
};

const countries = new Intl.DisplayNames("en", { type: "region" });

/** What a cell is to say of a value, worked out from the value alone. */
function inWords(key: string, value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value === "number") return key.endsWith("_cents") ? (value / 100).toFixed(2) : String(value);
  if (key === "answers") return (value as unknown[]).map(answered).join("\n");
  if (Array.isArray(value)) return value.map(nameOf).join(", ");
  const text = typeof value === "string" ? value : nameOf(value);
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)) {
    const [date, time] = new Date(text).toLocaleString("en-CA", { timeZone, hourCycle: "h23" }).split(", ");
    return `${date} ${time?.slice(0, 5)}`;
  }
  if (key === "country") return countries.of(text) ?? "";
  return listWords[key]?.en[text] ?? text;
}

const formatted = new Set(["content", "instructions", "description"]);
const inOneLine = (text: string) =>
  text
    .replaceAll(/<\/?(?:p|h\d|li|ul|ol|br|hr|blockquote)\b[^>]*>/g, " ")
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/g, " ")
    .trim();

/** Cells with more than their own value; other tests cover them. */
const toldOtherwise = new Set([
  "auditLog.list entity",
  "auditLog.list after",
  "import.list entity",
  "securityLog.list kind",
  "securityLog.list facts",
]);

function expected(list: Endpoint, columns: readonly ReportColumn[], row: Row) {
  return Object.fromEntries(
    columns.flatMap(({ key }) => {
      if (toldOtherwise.has(`${list.name} ${key}`)) return [];
      const text = inWords(key, row[key]);
      return [[key, formatted.has(key) ? inOneLine(text) : text]];
    }),
  );
}

/** In the demo program every site's administrator is its only leader. */
const alike = new Set(["site.list leaders", "thankYou.list signed_as"]);

const shown = (list: Endpoint, row: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(
    Object.entries(row).flatMap(([key, text = ""]) =>
      toldOtherwise.has(`${list.name} ${key}`) ? [] : [[key, formatted.has(key) ? inOneLine(text) : text]],
    ),
  );

/** Compares an exported file with the list's pages, cell by cell. */
async function compare(list: Endpoint, as: SignedIn, query: object = {}) {
  const rows = await paged(list, as, query);
  const file = await exported(list, as, query);
  const columns = listColumns(list);
  expect(file.map((row) => shown(list, row))).toEqual(rows.map((row) => expected(list, columns, row)));
  return rows.length;
}

/** What narrows the longest lists, so that they are read in a moment. */
const narrowed: Readonly<Record<string, object>> = {
  "activityFormResponse.list": { grade: "3" },
  // The exports of this test are told there, too.
  "securityLog.list": { kind: "password_set" },
  "classDonation.list": { status: "verified,paid", sort: "amount_cents", order: "desc" },
};

describe("the file of a list", () => {
  const forStaff = listEndpoints.filter(({ access }) =>
    mayCall(access, { role: "Super Admin", groups: [], newLogin: false }),
  );
  test.each(forStaff.map((list) => [list.name, list] as const))(
    "%s has what its pages answer to a Super Admin",
    async (name, list) => {
      expect(listColumns(list).length).toBeGreaterThan(2);
      expect(await compare(list, people.super, narrowed[name])).toBeGreaterThan(0);
    },
  );

  test.each(forStaff.map((list) => [list.name, list] as const))(
    "%s shows nothing in two columns",
    async (name, list) => {
      const file = await exported(list, people.super, narrowed[name]);
      const told = listColumns(list).flatMap(({ key, kind }) => {
        const cells = file.map((row) => row[key] ?? "");
        // Only texts that differ between rows prove which cell is which.
        return kind === "text" && !alike.has(`${name} ${key}`) && new Set(cells).size > 2
          ? [{ key, cells: cells.join("\n") }]
          : [];
      });
      const twice = [...Map.groupBy(told, ({ cells }) => cells).values()].filter(({ length }) => length > 1);
      expect(twice.map((same) => same.map(({ key }) => key))).toEqual([]);
    },
  );

  const leaders = (["provider", "site", "teacher"] as const).flatMap((name) => {
    const identity = { role: people[name].role, groups: [], newLogin: false };
    return listEndpoints
      .filter(({ access }) => mayCall(access, identity))
      .map((list) => [name, list.name, list] as const);
  });
  test.each(leaders)("for %s: %s has what its pages answer to them and no more", async (who, name, list) => {
    // Nobody can manage their own sign-ins there.
    if (name === "user.logins" && who === "site") return;
    await compare(list, people[who], name === "classDonation.list" ? { school_id: schoolId } : {});
  });

  test("is narrowed, searched and sorted as the list is, and has the columns that are asked for in their order", async () => {
    const list = userEndpoints.list;
    const [provider] = await paged(providerEndpoints.list, people.super);
    const query = {
      providers: provider?.["id"],
      role: "Instructor",
      search: "an",
      sort: "last_name",
      order: "desc",
    };
    const rows = await paged(list, people.super, query);
    expect(rows.length).toBeGreaterThan(3);
    const keys = ["school", "email", "last_login_at", "is_active"];
    const columns = keys.flatMap((key) => listColumns(list).find((column) => column.key === key) ?? []);
    const file = await exported(list, people.super, { ...query, fields: keys.join() }, columns);
    expect(file).toEqual(rows.map((row) => expected(list, columns, row)));
  });

  test("holds single rows when these are asked for", async () => {
    const [first, , third] = await paged(siteEndpoints.list, people.super);
    const ids = [third?.["id"], first?.["id"]].join();
    const file = await exported(siteEndpoints.list, people.super, { ids });
    expect(file.map(({ name }) => name)).toEqual([first?.["name"], third?.["name"]]);
    // Of what a leader does not see there is nothing, named or not.
    const seen = (await paged(siteEndpoints.list, people.site)).map(({ id }) => String(id));
    const all = (await paged(siteEndpoints.list, people.super)).map(({ id }) => id).join();
    const own = await exported(siteEndpoints.list, people.site, { ids: all });
    expect(own.map(({ id }) => id)).toEqual(seen);
  });

  test("is a workbook with real numbers, dates and money where that is asked for", async () => {
    const query = { format: "xlsx", fields: "full_name,amount_cents,donated_on,verified_at,status", ids: "" };
    const [row] = await paged(classDonationEndpoints.list, people.super, { status: "verified" });
    const { bytes, headers } = await call(exportEndpoint(classDonationEndpoints.list), {
      as: people.super,
      query: { ...query, status: "verified" },
    });
    expect(headers["content-disposition"]).toContain('filename="Donations.xlsx"');
    const [sheet] = (await readXlsx(bytes)).sheets;
    expect(sheet?.name).toBe("Donations");
    const [heading, line] = sheet?.rows ?? [];
    expect(heading).toEqual(["Teacher", "Amount", "Donated On", "Verified", "Status"]);
    expect(line?.slice(0, 2)).toEqual([row?.["full_name"], Number(row?.["amount_cents"]) / 100]);
    expect(line?.[2]).toEqual(new Date(`${row?.["donated_on"] as string}T00:00:00Z`));
    expect(line?.[4]).toBe("Verified");
  });

  test("speaks the reader's language", async () => {
    const { headers, bytes } = await call(exportEndpoint(userEndpoints.list), {
      as: people.super,
      query: { fields: "first_name,role,is_active", ids: String(people.site.id) },
      headers: { "accept-language": "es" },
    });
    expect(headers["content-disposition"]).toContain('filename="Usuarios.csv"');
    expect(await readCsvRows(bytes)).toEqual([
      ["Nombre", "Rol", "Activo"],
      ["Ruth", "Responsable de plantel", "Sí"],
    ]);
  });

  test("runs no formula", async () => {
    const { text } = await call(exportEndpoint(importEndpoints.list), {
      as: people.super,
      query: { fields: "file_name", search: "two" },
    });
    expect(text.split("\r\n").slice(1, 2)).toEqual(["'=two.csv"]);
  });

  test("has its headings when nothing is found", async () => {
    expect(await exported(siteEndpoints.list, people.super, { search: "there is no such site" })).toEqual([]);
    expect(await exported(siteEndpoints.list, people.super, { ids: "999999999" })).toEqual([]);
    const { bytes } = await call(exportEndpoint(siteEndpoints.list), {
      as: people.super,
      query: { format: "xlsx", fields: "name,site_number", search: "there is no such site" },
    });
    const [sheet] = (await readXlsx(bytes)).sheets;
    expect([sheet?.rows, sheet?.autoFilter?.range]).toEqual([[["Name", "Site Number"]], "A1:B1"]);
  });

  test("has all columns when none are named, and one row of one column when that is all there is", async () => {
    const [first] = await paged(siteEndpoints.list, people.super);
    const ids = String(first?.["id"]);
    expect(await exported(siteEndpoints.list, people.super, { ids, fields: "" })).toHaveLength(1);
    const name = listColumns(siteEndpoints.list).filter(({ key }) => key === "name");
    const file = await exported(siteEndpoints.list, people.super, { ids, fields: "name,name" }, name);
    expect(file).toEqual([{ name: first?.["name"] }]);
  });

  test("tells of a change what was changed, and of what", async () => {
    const [site] = await paged(siteEndpoints.list, people.super);
    await call(siteEndpoints.update, {
      as: people.super,
      params: { id: Number(site?.["id"]) },
      body: { name: "Renamed", address: "2 Elm Street" },
    });
    const keys = ["entity", "name", "action", "after", "user"];
    const columns = keys.flatMap(
      (key) => listColumns(auditLogEndpoints.list).find((each) => each.key === key) ?? [],
    );
    const query = { fields: keys.join(), sort: "at", order: "desc" };
    const [latest] = await exported(auditLogEndpoints.list, people.super, query, columns);
    expect(latest).toMatchObject({
      entity: "Site",
      name: "Renamed",
      action: "Changed",
      user: "Amara Lindqvist",
    });
    expect(latest?.["after"]?.split(", ")).toEqual(expect.arrayContaining(["Name", "Address"]));
    const [past] = await exported(importEndpoints.list, people.super);
    expect(past).toMatchObject({ entity: "Users", state: "Done" });
  });

  test.each([
    ["fields", { fields: "name,password_hash" }],
    ["fields", { fields: "," }],
    ["secret", { secret: "1" }],
    ["page", { page: 1 }],
    ["format", { format: "pdf" }],
    ["sort", { sort: "password_hash" }],
    ["ids", { ids: "one" }],
  ])("is refused for an unknown %s", async (field, query) => {
    const { status, body } = await call(exportEndpoint(siteEndpoints.list), { as: people.super, query });
    expect(status).toBe(422);
    expect(body.errors?.[0]?.path?.split(".")[0]).toBe(field);
    expect(body.errors?.[0]?.msg).not.toBe("");
  });

  test("is refused as the list is: of a site out of reach, and of what is not for them", async () => {
    const foreign = await sole<{ id: number }>(
      db,
      sql`select id from sites where not (id = any(${people.site.schoolIds}::int[])) order by id limit 1`,
    );
    const users = exportEndpoint(placeOverviewEndpoints.siteUsers);
    const elsewhere = { as: people.site, params: { object_id: foreign.id } };
    expect((await call(users, elsewhere)).status).toBe(404);
    const donations = exportEndpoint(classDonationEndpoints.list);
    const query = { school_id: foreign.id };
    expect((await call(donations, { as: people.teacher, query })).status).toBe(422);
    expect((await call(exportEndpoint(userEndpoints.list), { as: people.teacher })).status).toBe(403);
    expect((await call(exportEndpoint(siteEndpoints.list))).status).toBe(401);
  });
});
