import {
  activityKinds,
  activityTypes,
  curriculumReport,
  curriculumStandards,
  giverTv,
  traits,
} from "@kindling/contract";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../test/buildApp.ts";
import { randomly } from "../../test/randomly.ts";
import { readXlsxRows } from "../core/spreadsheets/xlsx.ts";

const viewers = ["standards@school.example", "leader@school.example", "provider@school.example"];
const { db, call, signInAs, make } = await buildApp({ curriculumStandardsViewers: viewers });

const random = randomly(7);
const standards = [null, "SEL.1", "SEL.2", "Math.K.3", "", "ELA.9"];

const providers = [await make.provider(), await make.provider()];
const sites = await Promise.all(
  [0, 0, 1].map((provider) => make.site({ provider_id: providers[provider]?.id ?? 0 })),
);
const levels = [await make.level({ name: "Lower" }), await make.level({ name: "Upper" })];
const madeTraits = await Promise.all(
  ["Kindness", "Courage", "Honesty"].map((title, at) =>
    make.trait({ title, level_id: at < 2 ? levels[at]?.id : null, start: `2026-0${at + 5}-01` }),
  ),
);
const themes = [await make.sessionTheme({ session_theme: "Harvest" }), await make.sessionTheme()];
const episodes = await Promise.all(
  Array.from({ length: 5 }, (_, at) =>
    make.giverTv({
      name: `Episode ${at}`,
      trait_id: random.oneOf(madeTraits).id,
      start: at % 2 ? "2026-09-02" : null,
      end: at % 2 ? "2026-09-20" : null,
    }),
  ),
);
const items: { id: number; type: string; [field: string]: unknown }[] = [];
for (let count = 0; count < 60; count += 1) {
  const kind = random.oneOf(activityKinds);
  const item = {
    title: `Item ${random.below(40)}, "${count}"`,
    start: `2026-0${1 + random.below(9)}-0${1 + random.below(9)}`,
    end: "2026-12-01",
    level_id: random.oneOf([null, ...levels.map(({ id }) => id)]),
    trait_id: random.oneOf([null, ...madeTraits.map(({ id }) => id)]),
    session_theme_id: random.oneOf([null, ...themes.map(({ id }) => id)]),
    standard_1: random.oneOf(standards),
    standard_2: random.oneOf(standards),
    is_approved: random.below(2) === 0,
    is_active: random.below(3) > 0,
  };
  const { id } = await make[kind](item);
  items.push({ ...item, id, type: activityTypes[kind].key });
}
const teachers = await Promise.all(
  sites.map(({ id }) => make.user({ role: "Instructor", school_ids: [id] })),
);
const answers: { type: string; object_id: number; site: number }[] = [];
for (const item of [...items, ...items.slice(0, 30)]) {
  const site = random.below(sites.length);
  const type = item.type;
  if (answers.some((each) => each.object_id === item.id && each.site === site)) continue;
  answers.push({ type, object_id: item.id, site });
  await make.response({
    type,
    object_id: item.id,
    user_id: teachers[site]?.id ?? 0,
    school_id: sites[site]?.id ?? 0,
  });
}
// An answer to something else of the same number is no answer to an item.
await sql`insert into responses (type, object_id, user_id, school_id, answers)
  values ('trait', ${items[0]?.id}, ${teachers[0]?.id}, ${sites[0]?.id}, '{}')`.execute(db);

const staff = await signInAs("admin", { user_type: ["Curriculum"] });
const nameOf = (list: readonly { id: number; [field: string]: unknown }[], id: unknown, field: string) =>
  (list.find((each) => each.id === id)?.[field] as string | undefined) ?? null;

const typeNames = new Map([
  ...Object.values(activityTypes).map(({ key, labels }) => [key, labels.en.one] as const),
  ["trait", traits.labels.en.one],
  ["giver_tv", giverTv.labels.en.one],
]);
const order = [...typeNames.values()];

/** The Curriculum Report from the raw rows. */
function expected(levelIds?: readonly number[]) {
  const ofActivities = items.map((item) => ({ ...item, by: item["level_id"] }));
  const ofTraits = madeTraits.map((trait) => ({
    ...trait,
    type: "trait",
    by: trait.level_id,
    trait_id: null,
  }));
  const ofEpisodes = episodes.map((episode) => {
    const trait = madeTraits.find(({ id }) => id === episode.trait_id);
    return {
      ...episode,
      type: "giver_tv",
      title: episode.name,
      by: trait?.level_id,
      start: episode.start ?? trait?.start,
      end: episode.end ?? trait?.end,
    };
  });
  const all = [...ofActivities, ...ofTraits, ...ofEpisodes] as { type: string; [field: string]: unknown }[];
  const rows = all
    .filter(({ by }) => !levelIds || levelIds.includes(by as number))
    .map((item) => [
      typeNames.get(item.type) ?? "",
      item["title"],
      nameOf(levels, item["by"], "name"),
      nameOf(madeTraits, item["trait_id"], "title"),
      nameOf(themes, item["session_theme_id"], "session_theme"),
      item["start"],
      item["end"],
      item["standard_1"] ?? null,
      item["standard_2"] ?? null,
      item["is_approved"] ?? null,
      item["is_active"] ?? null,
    ]);
  return rows.toSorted(
    (a, b) =>
      order.indexOf(String(a[0])) - order.indexOf(String(b[0])) ||
      String(a[5]).localeCompare(String(b[5])) ||
      (String(a[1]) < String(b[1]) ? -1 : 1),
  );
}

/** CSV lines; no cell contains a line break. */
const linesOf = (text: string) =>
  text
    .replace(/^\ufeff/, "")
    .trimEnd()
    .split("\r\n")
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
        ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? "",
      ),
    );

const spell = (cell: unknown) => (typeof cell === "boolean" ? (cell ? "Yes" : "No") : (cell ?? ""));

describe("GET /report/curriculum", () => {
  test("tells every activity, trait and episode, cell by cell", async () => {
    const { status, text, headers } = await call(curriculumReport.download, { as: staff });
    expect(status).toBe(200);
    expect(headers["content-disposition"]).toMatch(/^attachment; filename="Curriculum Report.csv"/);
    const [headings, ...rows] = linesOf(text);
    expect(headings?.join()).toBe(
      "Type,Title,Level,Trait,Session Theme,Start,End,Standard 1,Standard 2,Approved,Active",
    );
    expect(rows).toEqual(expected().map((row) => row.map(spell)));
  });

  test("narrows by levels, a trait's episodes with it; All and nothing mean all", async () => {
    const titles = async (query: object) =>
      linesOf((await call(curriculumReport.download, { as: staff, query })).text)
        .slice(1)
        .map((row) => row[1]);
    const [lower, upper] = levels.map(({ id }) => id) as [number, number];
    const of = (ids?: number[]) => expected(ids).map((row) => row[1]);
    expect(await titles({ level: [lower] })).toEqual(of([lower]));
    expect(await titles({ level: [lower, upper] })).toEqual(of([lower, upper]));
    expect(await titles({ level: "All" })).toEqual(of());
    expect(of([lower]).some((title) => String(title).startsWith("Episode"))).toBe(true);
  });

  test("refuses a column that it does not have, naming those to choose from", async () => {
    const { status, body } = await call(curriculumReport.preview, {
      as: staff,
      query: { fields: "title,nothing" },
    });
    expect(status).toBe(422);
    const msg = `Fields must be one of: ${curriculumReport.columns.map(({ key }) => key).join(", ")}`;
    expect(body).toMatchObject({ errors: [{ msg, path: "fields" }] });
  });

  test("has the columns that are chosen, and says what its first rows and its chart show", async () => {
    const query = { fields: ["title", "approved"] };
    const { text } = await call(curriculumReport.download, { as: staff, query });
    expect(linesOf(text)).toEqual([
      ["Title", "Approved"],
      ...expected().map((row) => [spell(row[1]), spell(row[9])]),
    ]);
    const { body } = await call(curriculumReport.preview, { as: staff });
    expect(body.data.rows).toEqual(expected().slice(0, 25));
    expect(body.data.total).toBe(68);
    const counts = Object.fromEntries(
      body.data.chart.labels.map((label, at) => [label, body.data.chart.series[0]?.values[at]]),
    );
    expect(counts["GiverTV Episode"]).toBe(5);
    expect(Object.values(counts).reduce((sum: number, each) => sum + (each ?? 0), 0)).toBe(68);
  });

  test("speaks Spanish to who does", async () => {
    const { text } = await call(curriculumReport.download, {
      as: staff,
      headers: { "accept-language": "es" },
    });
    expect(linesOf(text)[0]?.slice(0, 3)).toEqual(["Tipo", "Título", "Nivel"]);
    expect(text).toContain("Episodio de GiverTV");
    expect(text).toMatch(/,(Sí|No),(Sí|No)\r\n/);
  });
});

/** A cell as a workbook is read. */
const spelled = (cell: unknown) => (typeof cell === "number" ? String(cell) : ((cell ?? "") as string));

/** The Standards Report from the raw rows, of what was answered at some sites. */
function taught(at: readonly number[]) {
  const rows = items.flatMap((item) =>
    [...new Set([item["standard_1"], item["standard_2"]])]
      .filter(Boolean)
      .map((standard) => [
        standard,
        typeNames.get(item.type) ?? "",
        item["title"],
        nameOf(levels, item["level_id"], "name"),
        nameOf(madeTraits, item["trait_id"], "title"),
        nameOf(themes, item["session_theme_id"], "session_theme"),
        answers.filter(
          (each) => each.object_id === item.id && each.type === item.type && at.includes(each.site),
        ).length,
      ]),
  );
  return rows.toSorted(
    (a, b) =>
      String(a[0]).localeCompare(String(b[0])) ||
      order.indexOf(String(a[1])) - order.indexOf(String(b[1])) ||
      (String(a[2]) < String(b[2]) ? -1 : 1),
  );
}

describe("GET /report/curriculumSTD", () => {
  test("tells a named account every standard that an item names, and how often it was taught", async () => {
    const as = await signInAs("Super Admin", { email: "Standards@School.example" });
    const { status, bytes, headers } = await call(curriculumStandards.download, { as });
    expect(status).toBe(200);
    expect(headers["content-disposition"]).toMatch(
      /^attachment; filename="Curriculum Standards Report.xlsx"/,
    );
    const [headings, ...rows] = await readXlsxRows(bytes);
    expect(headings).toEqual([
      "Standard",
      "Type",
      "Title",
      "Level",
      "Trait",
      "Session Theme",
      "Times Taught",
    ]);
    expect(rows).toEqual(taught([0, 1, 2]).map((row) => row.map((cell) => spelled(cell))));
    const { body } = await call(curriculumStandards.preview, { as });
    expect(body.data.total).toBe(rows.length);
    const most = Math.max(...[...Map.groupBy(taught([0, 1, 2]), ([standard]) => standard)].map(sumOf));
    expect(body.data.chart.series[0]?.values[0]).toBe(most);
  });

  test("tells leaders who are named what was taught at their own sites", async () => {
    const leader = { email: "leader@school.example", school_ids: [sites[1]?.id ?? 0] };
    const provider = { email: "provider@school.example", provider_id: providers[0]?.id ?? 0 };
    const rows = async (as: Parameters<typeof call>[1]) =>
      (await readXlsxRows((await call(curriculumStandards.download, as)).bytes)).slice(1);
    const asText = (at: number[]) => taught(at).map((row) => row.map((cell) => spelled(cell)));
    expect(await rows({ as: await signInAs("Site Leader", leader) })).toEqual(asText([1]));
    expect(await rows({ as: await signInAs("Provider Leader", provider) })).toEqual(asText([0, 1]));
  });

  test("is refused to everybody else, whatever their role", async () => {
    const others = [
      await signInAs("Super Admin"),
      staff,
      await signInAs("admin", { user_type: ["Reports"] }),
      await signInAs("Provider Leader", { provider_id: providers[0]?.id ?? 0 }),
      await signInAs("Site Leader", { school_ids: [sites[0]?.id ?? 0] }),
      await signInAs("Instructor", { school_ids: [sites[0]?.id ?? 0] }),
    ];
    for (const as of others)
      for (const endpoint of [curriculumStandards.download, curriculumStandards.preview])
        expect((await call(endpoint, { as })).status).toBe(403);
  });
});

function sumOf([, rows]: readonly [unknown, readonly (readonly unknown[])[]]) {
  return rows.reduce((sum, row) => sum + Number(row[6]), 0);
}
