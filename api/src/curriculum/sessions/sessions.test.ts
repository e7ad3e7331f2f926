import { sessionEndpoints, sessions } from "@kindling/contract";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { describeCrud } from "../../../test/describeCrud.ts";

const kit = await buildApp();
const { call, make, signInAs } = kit;
const [program, other] = [await make.program({ name: "Kind" }), await make.program({ name: "Other" })];
const [level, otherLevel] = [await make.level(), await make.level()];
const [trait, otherTrait] = [await make.trait(), await make.trait()];
const theme = await make.sessionTheme();
const charity = await make.charity();
const withTheme = await make.session();
await make.sessionTheme({ session_id: withTheme.id });
const withItem = await make.session();
await make.mindfulOpen({ session_id: withItem.id });

const dayAfter = (date: string, days: number) =>
  new Date(Date.parse(`${date}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** Ten days that no other number of this file has. */
const days = (n: number) => ({
  start: dayAfter("2028-01-01", n * 10),
  end: dayAfter("2028-01-01", n * 10 + 9),
});

describeCrud(kit, sessions, {
  endpoints: sessionEndpoints,
  body: (n) => ({
    name: `Session ${String(n).padStart(4, "0")}`,
    ...days(n),
    program_id: program.id,
    puzzle_type: "crossword",
    level_id: level.id,
    trait_id: trait.id,
    theme_id: theme.id,
    charity_ids: [charity.id],
  }),
  change: {
    body: { puzzle_type: "", charity_ids: [], theme_id: null },
    row: { puzzle_type: null, charities: [], theme: null },
  },
  search: [
    { text: "Springtime", hit: { name: "Springtime" } },
    { text: "other", hit: { program_id: other.id } },
  ],
  filters: {
    programs: { value: other.id, hit: { program_id: other.id }, miss: {} },
    levels: { value: otherLevel.id, hit: { level_id: otherLevel.id }, miss: {} },
    traits: { value: otherTrait.id, hit: { trait_id: otherTrait.id }, miss: {} },
    span: { value: ["past", "current"], hit: { start: "2026-09-15", end: "2026-09-15" }, miss: {} },
    from: {
      value: "2027-01-20",
      hit: { start: "2027-01-10", end: "2027-01-20" },
      miss: { start: "2027-01-01", end: "2027-01-09" },
    },
    to: {
      value: "2025-01-10",
      hit: { start: "2025-01-10", end: "2025-01-20" },
      miss: { start: "2025-01-21", end: "2025-01-29" },
    },
  },
  inUse: [
    { id: withTheme.id, by: "1 Session Theme" },
    { id: withItem.id, by: "1 Mindfulness Open Form" },
  ],
});

describe("POST /session/add", () => {
  const add = async (start: string, end: string, program_id: number) => {
    const as = await signInAs("admin", { user_type: ["Curriculum"] });
    return call(sessionEndpoints.create, { as, body: { name: `${start}`, start, end, program_id } });
  };

  test.each([
    ["2026-03-10", "2026-03-20"],
    ["2026-03-20", "2026-03-25"],
    ["2026-03-01", "2026-03-10"],
    ["2026-03-12", "2026-03-13"],
    ["2026-03-01", "2026-03-31"],
  ])("refuses %s to %s beside a session of the same program from 10 to 20 March", async (start, end) => {
    const { id } = await make.program();
    await make.session({ name: "March", program_id: id, start: "2026-03-10", end: "2026-03-20" });
    const { status, body } = await add(start, end, id);
    expect(status).toBe(422);
    expect(body.errors?.[0]).toMatchObject({ path: "start", msg: expect.stringContaining("“March”") });
    expect((await add(start, end, (await make.program()).id)).status).toBe(201);
  });

  test.each([
    ["2026-03-01", "2026-03-09"],
    ["2026-03-21", "2026-03-31"],
  ])("takes %s to %s beside it", async (start, end) => {
    const { id } = await make.program();
    await make.session({ program_id: id, start: "2026-03-10", end: "2026-03-20" });
    expect((await add(start, end, id)).status).toBe(201);
  });

  test("takes one of two that would overlap each other, added at the same moment", async () => {
    const { id } = await make.program();
    const answers = await Promise.all([
      add("2026-05-01", "2026-05-10", id),
      add("2026-05-10", "2026-05-20", id),
      add("2026-05-08", "2026-05-12", id),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
  });

  test("refuses an end before its start, at the end", async () => {
    const { status, body } = await add("2026-05-10", "2026-05-09", (await make.program()).id);
    expect([status, body.errors?.[0]?.path]).toEqual([422, "end"]);
  });

  test("refuses a date that is none in words", async () => {
    const { status, body } = await add("2026-02-30", "soon", (await make.program()).id);
    expect(status).toBe(422);
    expect(body.errors).toEqual([
      { path: "start", msg: "Start must be a date such as 2026-09-01" },
      { path: "end", msg: "End must be a date such as 2026-09-01" },
    ]);
  });
});

describe("PATCH /session/update/{id}", () => {
  test("holds a moved session against its neighbors, and not against itself", async () => {
    const as = await signInAs("Super Admin");
    const { id } = await make.program();
    const first = await make.session({ program_id: id, start: "2026-03-01", end: "2026-03-10" });
    await make.session({ program_id: id, start: "2026-03-11", end: "2026-03-20" });
    const patch = (body: object) =>
      call(sessionEndpoints.update, { as, params: { id: first.id }, body: { ...body } });
    expect((await patch({ start: "2026-02-20" })).status).toBe(200);
    expect((await patch({ end: "2026-03-11" })).status).toBe(422);
    expect((await patch({ end: "2026-02-19" })).body.errors?.[0]?.path).toBe("end");
    const free = await make.program();
    expect((await patch({ end: "2026-03-11", program_id: free.id })).status).toBe(200);
    expect((await patch({ program_id: id })).body.errors?.[0]?.path).toBe("start");
  });
});

describe("GET /session", () => {
  test("tells by the organization's own calendar whether a session is past, current or coming", async () => {
    const as = await signInAs("Super Admin");
    const { id } = await make.program();
    const session = await make.session({ program_id: id, start: "2026-11-02", end: "2026-11-03" });
    const span = async (moment: string) => {
      kit.setNow(moment);
      return (await call(sessionEndpoints.get, { as, params: { id: session.id } })).body.data.span;
    };
    // New York is five hours behind UTC from 1 November 2026 on.
    expect(await span("2026-11-02T04:59:59Z")).toBe("coming");
    expect(await span("2026-11-02T05:00:00Z")).toBe("current");
    expect(await span("2026-11-04T04:59:59Z")).toBe("current");
    expect(await span("2026-11-04T05:00:00Z")).toBe("past");
    kit.setNow("2026-09-15");
  });
});
