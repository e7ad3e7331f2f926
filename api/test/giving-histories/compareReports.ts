import { charityEarning, charityReport, charitySchoolEarning } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, rows } from "../../src/core/database.ts";
import { readCsvRows } from "../../src/core/spreadsheets/csv.ts";
import type { SignedIn } from "../signInAs.ts";
import { type Compared, inCents, same, sitesOf, sumOf } from "./compared.ts";
import { readWorkbook } from "./readWorkbook.ts";
import { type Line, narrowed, sumLines } from "./recompute.ts";

const sumAt = (table: readonly (readonly unknown[])[], at: number) => sumOf(table, (row) => inCents(row[at]));

/** What rows are called today, by table and id. */
async function readNames(db: Db) {
  const found = await rows<{ of: string; id: number; name: string }>(
    db,
    sql`select 'site' as of, id, name::text from sites union all select 'charity', id, name::text from charities
      union all select 'session', id, name from sessions union all select 'teacher', id, first_name || ' ' || last_name from users`,
  );
  const names = new Map(found.map(({ of, id, name }) => [`${of} ${id}`, name]));
  return (of: string, id: number | null) => names.get(`${of} ${id}`) ?? "";
}

/** The distribution by provider: its subtotals, and each site by itself. */
export async function compareDistribution(
  compared: Compared,
  as: SignedIn,
  lines: readonly Line[],
): Promise<void> {
  const { frame, kit } = compared;
  const query = { sessions: frame.sessions.map(({ id }) => id) };
  const table = await readWorkbook((await kit.call(charitySchoolEarning.download, { as, query })).bytes);
  const told = (some: readonly (readonly string[])[]) => [4, 5, 6, 7].map((at) => sumAt(some, at));
  const expected = (some: readonly Line[]) => {
    const { points, earned_cents, donated_cents, total_cents } = sumLines(some);
    return [points * 100, earned_cents, donated_cents, total_cents];
  };
  const name = "Charity Distribution by Provider";
  same(name, told(table.filter((row) => row[1] === "Provider subtotal")), expected(lines));
  const named = await readNames(kit.db);
  const bySite = Map.groupBy(table, (row) => row[1]);
  for (const id of sitesOf(compared)) {
    const own = bySite.get(named("site", id)) ?? [];
    same(`${name}, a site`, told(own), expected(narrowed(lines, { schools: [id] })));
  }
}

/** Reports that only the program team may open. */
export async function compareTeamReports(compared: Compared, lines: readonly Line[]): Promise<void> {
  const { call, db } = compared.kit;
  const as = compared.team.chief;
  const query = { sessions: compared.frame.sessions.map(({ id }) => id) };
  const known = narrowed(lines, query);
  const charity = (await readCsvRows((await call(charityReport.download, { as, query })).bytes)).slice(1);
  const sums = sumLines(known.filter(({ charity_id }) => charity_id !== null));
  same(
    "Charity Report",
    [5, 6, 7, 8].map((at) => sumAt(charity, at)),
    [sums.points * 100, sums.earned_cents, sums.donated_cents, sums.total_cents],
  );
  // As it was, a class whose site moved has a row for each provider.
  const today = { ...query, structure: "today" };
  const earning = await readWorkbook((await call(charityEarning.download, { as, query: today })).bytes);
  const named = await readNames(db);
  const figuresOf = ({ points, earned, donated }: Line) => [points, earned, donated, earned + donated];
  const unchosen = ({ is_late }: Line) => (is_late ? "Chosen after closing" : "Not yet chosen");
  const textOf = (line: Line) =>
    [
      line.charity_id === null ? unchosen(line) : named("charity", line.charity_id),
      named("site", line.school_id),
      named("teacher", line.user_id),
      named("session", line.session_id),
      ...figuresOf(line),
    ].join(", ");
  const told = earning
    .slice(1)
    .filter((row) => row[3])
    .map((row) => [row[0], ...row.slice(2, 5), Number(row[5]), ...row.slice(6, 9).map(inCents)].join(", "));
  // What came to nothing has a row if the class chose the charity, and else if its accounts still hold something.
  const some = (texts: readonly string[]) =>
    texts.filter((text) => !text.endsWith(", 0, 0, 0, 0")).toSorted();
  same("Charity Earning Report", some(told), some(known.map(textOf)));
  const empty = known.filter((line) => figuresOf(line).every((figure) => figure === 0));
  const emptyTold = told.length - some(told).length;
  const chosen = empty.filter(({ chose }) => chose).length;
  same("its empty rows", emptyTold >= chosen && emptyTold <= empty.length, true);
}
