import { standardEndpoints, standards } from "@kindling/contract";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../test/buildApp.ts";
import { describeCrud } from "../../test/describeCrud.ts";
import { csv, importing } from "../../test/importing.ts";

const kit = await buildApp();
const { call, signInAs } = kit;
const { badCells, figures } = importing(kit);
const staff = await signInAs("admin", { user_type: ["Curriculum"] });
const guid = (n: number) => `6b6bc2f4-0c5c-4c3e-9d0e-${String(n).padStart(12, "0")}`;

describeCrud(kit, standards, {
  endpoints: standardEndpoints,
  body: (n) => ({
    framework: "State Health",
    code: `H.${n}`,
    statement: "Asks for help",
    grades: ["3"],
    case_identifier: guid(n),
  }),
  change: {
    body: { grades: [], case_identifier: "" },
    row: { grades: [], case_identifier: null },
  },
  search: [
    { text: "Gratefulness", hit: { statement: "Shows gratefulness daily" } },
    { text: "XX-9", hit: { code: "XX-9" } },
  ],
  filters: { grade: { value: "K", hit: { grades: ["K", "1"] }, miss: { grades: ["3"] } } },
});

describe("GET /standard", () => {
  const find = async (search: string) => {
    const query = { search, sort: "name", rows: 100 };
    return (await call(standardEndpoints.list, { as: staff, query })).body;
  };

  test("ships the five competencies of CASEL and what belongs to each", async () => {
    const { data, meta } = await find("CASEL");
    expect(meta.total).toBe(45);
    const whole = data.filter(({ code }) => !code.includes("."));
    expect(whole.map(({ statement }) => statement)).toEqual([
      "Responsible decision-making",
      "Relationship skills",
      "Self-awareness",
      "Self-management",
      "Social awareness",
    ]);
    expect(data.every(({ ships }) => ships)).toBe(true);
  });

  test("finds one by its code, and names it as an activity carries it", async () => {
    const { data } = await find("casel sa.1");
    expect(data.map(({ name }) => name)).toEqual(["CASEL SA.1 Identifying emotions"]);
  });

  test("lets nobody change or delete what ships", async () => {
    const [row] = (await find("casel sa.1")).data;
    expect(row?.can).toEqual([]);
    const params = { id: row?.id ?? 0 };
    const body = { statement: "Mine" };
    expect((await call(standardEndpoints.update, { as: staff, params, body })).status).toBe(403);
    expect((await call(standardEndpoints.remove, { as: staff, params })).status).toBe(403);
  });
});

describe("POST /standard/add", () => {
  const add = (more: object) =>
    call(standardEndpoints.create, {
      as: staff,
      body: { framework: "State Arts", code: "A.1", statement: "Draws feelings", ...more },
    });

  test("takes a code once within a framework, whatever its case, and again in another", async () => {
    expect((await add({})).status).toBe(201);
    const twice = await add({ code: "a.1" });
    expect([twice.status, twice.body.errors?.[0]?.path]).toEqual([409, "code"]);
    expect((await add({ framework: "State Music" })).status).toBe(201);
  });

  test("takes of a CASE address the GUID, and nothing that is none", async () => {
    const address = `https://case.example/ims/case/v1p0/CFItems/${guid(77_001).toUpperCase()}`;
    const { body } = await add({ code: "A.2", case_identifier: address });
    expect(body.data.case_identifier).toBe(guid(77_001));
    const wrong = await add({ code: "A.3", case_identifier: "A.3" });
    expect([wrong.status, wrong.body.errors?.[0]?.path]).toEqual([422, "case_identifier"]);
  });
});

describe("POST /standard/bulkImport", () => {
  const as = staff;
  const query = { mode: "upsert" };
  const header = ["Framework", "Code", "Statement", "Grades", "CASE identifier"];
  const send = (rows: readonly (readonly string[])[]) =>
    figures(standardEndpoints.import, csv([header, ...rows]), { as, query });

  test("knows a row by its CASE identifier, else by framework and code", async () => {
    const id = guid(88_001);
    await send([
      ["State PE", "P.1", "Moves with care", "K;1", id],
      ["State PE", "P.2", "Plays fair", "", ""],
    ]);
    const again = await send([
      ["State PE", "P.1.1", "Moves with care", "K;1", `https://case.example/CFItems/${id.toUpperCase()}`],
      ["State PE", "p.2", "Plays fair and kind", "", ""],
      ["State PE", "P.3", "Rests", "", ""],
    ]);
    expect(again.figures).toEqual([1, 2, 0]);
    const { data } = (await call(standardEndpoints.list, { as, query: { search: "State PE", sort: "code" } }))
      .body;
    expect(data.map(({ code, statement }) => [code, statement])).toEqual([
      ["P.1.1", "Moves with care"],
      ["p.2", "Plays fair and kind"],
      ["P.3", "Rests"],
    ]);
  });

  test("refuses to change what ships", async () => {
    const file = csv([header, ["CASEL", "SA.1", "Mine", "", ""]]);
    const bad = await badCells(standardEndpoints.import, file, { as, query });
    expect(bad.map(([row, column]) => [row, column])).toEqual([[2, "Framework"]]);
  });

  test("answers today's own rows so that they change nothing when they come back", async () => {
    const current = await call(standardEndpoints.importTemplate, { as, query: { current: true } });
    expect(current.text).not.toContain("CASEL");
    const { figures: done, total } = await figures(standardEndpoints.import, current.text, { as, query });
    expect(done).toEqual([0, 0, total]);
  });
});
