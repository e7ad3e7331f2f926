import {
  activityDetails,
  activityResponses,
  givingEndpoints,
  userActivityEndpoints,
} from "@kindling/contract";
import { sql } from "kysely";
import { rows } from "../../src/core/database.ts";
import { compareAdded } from "./compareAdded.ts";
import { type Compared, same, sitesOf, sumOf } from "./compared.ts";
import { everyRow } from "./everyRow.ts";
import { responseLists } from "./historyAnswers.ts";
import { readWorkbook } from "./readWorkbook.ts";
import { type Facts, type Line, narrowed, winnings } from "./recompute.ts";

/** Activity Detail and Activity Responses: a row for each response, with its points. */
async function compareReports(compared: Compared, { responses }: Facts): Promise<void> {
  const { frame, kit, team } = compared;
  const schools = sitesOf(compared);
  const [session] = frame.sessions;
  const sites = await rows<{ id: number; name: string }>(
    kit.db,
    sql`select id, name::text from sites where id = any(${schools}::int[])`,
  );
  const names = new Map(sites.map(({ id, name }) => [id, name]));
  for (const sessions of [undefined, [session?.id ?? 0]]) {
    const own = responses.filter(({ session_id }) => !sessions || sessions.some((id) => id === session_id));
    const expected = [own.length, sumOf(own, ({ points }) => points)];
    const query = { schools, ...(sessions ? { sessions } : {}) };
    for (const report of [activityDetails, activityResponses]) {
      const { bytes } = await kit.call(report.download, { as: team.chief, query });
      const [heading = [], ...lines] = await readWorkbook(bytes);
      const at = heading.indexOf("Points");
      // Below the rows lies an empty one, then the total.
      const told = lines.slice(0, -2);
      const points = sumOf(told, (row) => Number(row[at]));
      const site = heading.indexOf("Site");
      const bySite = Map.groupBy(told, (row) => row[site] ?? "");
      same(
        `${report.name}, by site`,
        [...bySite].map(([name, all]) => [name, all.length, sumOf(all, (row) => Number(row[at]))]).toSorted(),
        [...Map.groupBy(own, ({ school_id }) => names.get(school_id) ?? "")]
          .map(([name, all]) => [name, all.length, sumOf(all, (each) => each.points)])
          .toSorted(),
      );
      same(report.name, [told.length, points, Number(lines.at(-1)?.[at])], [...expected, points]);
    }
  }
}

/** Lists of responses, and what is added up above them. */
async function compareResponseLists(compared: Compared, { responses }: Facts): Promise<void> {
  const { call } = compared.kit;
  const asked = { as: compared.team.chief, query: { schools: sitesOf(compared) } };
  let [rows, points] = [0, 0];
  for (const endpoints of responseLists) {
    const listed = await everyRow(call, endpoints.list, asked);
    const listedPoints = sumOf(listed, (each) => each.points);
    const own = responses.filter(endpoints.holds);
    same(endpoints.list.name, [listed.length, listedPoints], [own.length, sumOf(own, (each) => each.points)]);
    await compareAdded(compared, endpoints.list, asked, {
      rows: own.length,
      points: listedPoints,
      ...(endpoints.list.name === "quizAnswer.list" && {
        right_answers: sumOf(own, (each) => each.right_answers ?? 0),
        asked: sumOf(own, (each) => each.asked ?? 0),
      }),
    });
    const { data } = (await call(endpoints.summary, asked)).body;
    same("summary of responses", [data.responses, data.points], [listed.length, listedPoints]);
    rows += listed.length;
    points += listedPoints;
  }
  same("lists of responses", [rows, points], [responses.length, sumOf(responses, (each) => each.points)]);
}

/** What a person's page says that they did, and what a class reads about each of its choices. */
async function compareTeachers(
  compared: Compared,
  lines: readonly Line[],
  { responses }: Facts,
): Promise<void> {
  const { call } = compared.kit;
  for (const { classes } of compared.worlds) {
    const [{ teacher } = raise()] = classes;
    const params = { id: teacher.id };
    const { data } = (await call(userActivityEndpoints.get, { as: compared.team.chief, params })).body;
    same(
      "a person's activity",
      [data.responses, sumOf(data.types, ({ count }) => count)],
      Array<number>(2).fill(responses.filter(({ user_id }) => user_id === teacher.id).length),
    );
    const choices = await call(givingEndpoints.choices, { as: teacher, query: {} });
    // A deactivated teacher sees nothing.
    if (choices.status !== 200) continue;
    for (const { school, session, points, earned_cents, donated_cents, verified_cents } of choices.body
      .data) {
      const place = { users: [teacher.id], schools: [school.id], sessions: [session.id] };
      const told = { points, earned_cents, donated_cents, verified_cents };
      same("a class's choice", told, winnings(narrowed(lines, place)));
    }
  }
}

/** Compares what lists and reports of responses tell. */
export async function compareActivities(
  compared: Compared,
  lines: readonly Line[],
  facts: Facts,
): Promise<void> {
  await compareReports(compared, facts);
  await compareResponseLists(compared, facts);
  await compareTeachers(compared, lines, facts);
}

function raise(): never {
  throw new Error("A history has no class");
}
