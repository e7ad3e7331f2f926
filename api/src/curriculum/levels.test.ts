import { levelEndpoints, levels } from "@kindling/contract";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../test/buildApp.ts";
import { describeCrud } from "../../test/describeCrud.ts";

const kit = await buildApp();
const inProgram = await kit.make.level();
await kit.make.program({ level_id: inProgram.id });
const inTrait = await kit.make.level();
await kit.make.trait({ level_id: inTrait.id });

describeCrud(kit, levels, {
  endpoints: levelEndpoints,
  body: (n) => ({ name: `Level ${String(n).padStart(4, "0")}`, grade: ["4", "5"] }),
  change: { body: { grade: ["PK", "K"] }, row: { grade: ["PK", "K"] } },
  search: [{ text: "Kinder", hit: { name: "Kinder" } }],
  filters: { grade: { value: "12", hit: { grade: ["11", "12"] }, miss: { grade: ["1", "2"] } } },
  unique: ["name"],
  inUse: [
    { id: inProgram.id, by: "1 Program" },
    { id: inTrait.id, by: "1 Character Trait" },
  ],
});

describe("POST /level/add", () => {
  test.each([
    [[], /^Grades is required$/],
    [["13"], /^Grades must be one of: /],
  ])("refuses grades %j in words", async (grade, msg) => {
    const as = await kit.signInAs("Super Admin");
    const { status, body } = await kit.call(levelEndpoints.create, { as, body: { name: "Odd", grade } });
    expect(status).toBe(422);
    expect(body.message).toMatch(msg);
  });
});

describe("GET /level/list", () => {
  test("answers those holding the grade, by name, and all when none is named", async () => {
    const as = await kit.signInAs("Site Leader");
    await kit.make.level({ name: "B seniors", grade: ["10", "11"] });
    await kit.make.level({ name: "a seniors", grade: ["10"] });
    const named = async (query: object) =>
      (await kit.call(levelEndpoints.byGrade, { as, query: { ...query } })).body.data.map(({ name }) => name);
    expect(await named({ grade: "10" })).toEqual(["a seniors", "B seniors"]);
    expect(await named({})).toEqual(expect.arrayContaining(["a seniors", inProgram.name]));
  });
});
