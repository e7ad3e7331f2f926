import {
  type Adds,
  type Endpoint,
  exportEndpoint,
  listColumns,
  listEndpoints,
  listTotals,
  listWords,
  mayCall,
  type ReportColumn,
  reports,
} from "@kindling/contract";
import { readXlsx } from "hucre/xlsx";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../test/buildApp.ts";
import { openLogin, type SignedIn } from "../../test/signInAs.ts";
import { sole, transaction } from "../core/database.ts";
import { tokenKit } from "../core/server/tokens.ts";
import { fillDemo } from "../demo/fillDemo.ts";

const { db, call, services } = await buildApp({
  curriculumStandardsViewers: ["super@kindling.example"],
});
await transaction(db, (tx) =>
  fillDemo(tx, {
    files: services.files,
    today: "2026-09-15",
    timeZone: "America/New_York",
    seed: 11,
    passwordHash: "hash",
  }),
);

async function signedIn(name: string): Promise<SignedIn> {
  const found = sql`select id from users where email = ${`${name}@kindling.example`}`;
  return openLogin(db, tokenKit(services.secret), (await sole<{ id: number }>(db, found)).id);
}
const [staff, leader, teacher] = [await signedIn("super"), await signedIn("site"), await signedIn("teacher")];

type Cell = string | number | boolean | Date | null | undefined;

/** A written workbook, opened again: its rows, what follows the empty row below them, and its sheet about them. */
async function workbook(endpoint: Endpoint, as: SignedIn, query: object) {
  const params = { id: leader.id, object_id: leader.schoolIds[0] ?? 0 };
  const { status, bytes } = await call(endpoint, { as, params, query });
  expect(status, endpoint.name).toBe(200);
  const [data, about] = (await readXlsx(bytes)).sheets;
  const [heading = [], ...lines] = (data?.rows ?? []) as Cell[][];
  const filtered = Number(/\d+$/.exec(data?.autoFilter?.range ?? "")?.[0] ?? 0) - 1;
  const below = lines
    .slice(filtered)
    .filter((line) => line.some((cell) => cell !== null && cell !== undefined));
  return { heading, rows: lines.slice(0, filtered), below, about: (about?.rows ?? []) as Cell[][] };
}

type Column = Pick<ReportColumn, "key" | "kind" | "labels"> & { readonly adds?: Adds };

/** The total of a column, worked out from the rows as they were written; dollars where it is money. */
function totalOf(columns: readonly Column[], at: number, rows: readonly Cell[][]): number | undefined {
  const { adds } = columns[at] as Column;
  const place = (key: string) => columns.findIndex((column) => column.key === key);
  if (adds?.as === "share") {
    const weights = rows.map((row) => (typeof row[at] === "number" ? Number(row[place(adds.of)]) : 0));
    const parts = rows.map((row, nth) => Number(row[at] ?? 0) * (weights[nth] ?? 0));
    return parts.reduce((sum, part) => sum + part, 0) / weights.reduce((sum, weight) => sum + weight, 0);
  }
  const { field = "", words } = adds?.leftOut ?? {};
  const spelled = words?.map((word) => listWords[field]?.en[word] ?? word);
  const counted = rows.filter((row) => {
    const cell = row[place(field)] ?? null;
    return !field || (spelled ? !spelled.includes(String(cell)) : cell === null);
  });
  return counted.reduce((sum, row) => sum + Number(row[at] ?? 0), 0);
}

const named = ({ about }: { readonly about: readonly Cell[][] }) => about.map(([name]) => name);

/** That each column that can be added up has its total below the rows, and no other has one. */
function expectTotals(columns: readonly Column[], { rows, below }: Awaited<ReturnType<typeof workbook>>) {
  expect(rows.length).toBeGreaterThan(0);
  const [total = []] = below;
  expect(below).toHaveLength(columns.some(({ adds }) => adds) ? 1 : 0);
  for (const [at, { key, kind, adds }] of columns.entries()) {
    if (!adds)
      expect(kind === "text" ? (total[at] ?? "Grand total") : (total[at] ?? null), key).toBe(
        kind === "text" ? "Grand total" : null,
      );
    else expect(total[at], key).toBeCloseTo(totalOf(columns, at, rows) as number, 4);
  }
}

describe("workbooks of reports", () => {
  const asXlsx = Object.values(reports).filter(({ formats }) =>
    (formats as readonly string[]).includes("xlsx"),
  );
  test.each(asXlsx.map((report) => [report.fileName, report] as const))(
    "%s: what can be added up is, below the rows",
    async (_name, report) => {
      const query = report.formats.length > 1 ? { format: "xlsx" } : {};
      const found = await workbook(report.download, staff, query);
      const { heading, rows, below } = found;
      expect(named(found)).toEqual(
        expect.arrayContaining(["Report", "Period", "Filters", "Time zone", "Created at"]),
      );
      const columns = heading.flatMap((label): Column[] => {
        const known = report.columns.find(({ labels }) => labels.en === label);
        return [known ?? { key: String(label), kind: "text", labels: { en: "", es: "" } }];
      });
      if (report.name !== "charitySchoolEarning") return expectTotals(columns, found);
      // Its subtotals and total come from the database, since a class counts once.
      const [total] = below.slice(-1);
      for (const [at, { adds, key }] of columns.entries()) {
        if (!adds) continue;
        expect(total?.[at], key).toBeCloseTo(totalOf(columns, at, rows) as number, 4);
        const subtotals = below.slice(0, -1).map((row) => Number(row[at]));
        expect(
          subtotals.reduce((sum, each) => sum + each, 0),
          key,
        ).toBeCloseTo(Number(total?.[at]), 4);
      }
      return undefined;
    },
  );
});

describe("workbooks of lists", () => {
  const holder = ({ access }: Endpoint) =>
    [staff, teacher].find(({ role }) => mayCall(access, { role, groups: [], newLogin: false }));
  const lists = listEndpoints.flatMap((list) => {
    const as = holder(list);
    return as ? [[list.name, list, as] as const] : [];
  });
  test.each(lists)("%s: what can be added up is, below the rows", async (name, list, as) => {
    const found = await workbook(exportEndpoint(list) as Endpoint, as, { format: "xlsx" });
    expect(named(found)).toEqual(
      expect.arrayContaining(["List", "Period", "Filters", "Time zone", "Created at"]),
    );
    if (found.rows.length > 0) expectTotals(listColumns(list), found);
    else expect(listTotals[name] && found.below).toEqual(listTotals[name] && []);
  });

  test("tell what they were narrowed to, and what totals leave out", async () => {
    const list = listEndpoints.find(({ name }) => name === "classDonation.list") as Endpoint;
    const query = {
      format: "xlsx",
      status: "void,verified",
      from: "2025-01-01",
      search: "a",
      fields: "full_name,amount_cents",
    };
    const { about, rows, below } = await workbook(exportEndpoint(list) as Endpoint, staff, query);
    expect(about.slice(1, 8)).toEqual([
      ["List", "Donations"],
      ["Period", "2025-01-01 – …"],
      ["Filters", "Search: a"],
      ["Filters", "Status: Void, Verified"],
      ["Totals", "Without held and void donations"],
      ["Time zone", "America/New_York"],
      ["Created at", expect.anything()],
    ]);
    // The status isn't among the columns, and yet void donations aren't in the total.
    const all = rows.reduce((sum, [, amount]) => sum + Number(amount), 0);
    expect(below[0]?.[0]).toBe("Grand total");
    expect(Number(below[0]?.[1])).toBeLessThan(all);
  });
});
