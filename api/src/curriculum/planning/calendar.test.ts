import { curriculumCalendarEndpoints } from "@kindling/contract";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { wholeSession } from "../../../test/wholeSession.ts";

const kit = await buildApp();
const { call, make, signInAs } = kit;
const staff = await signInAs("admin", { user_type: ["Curriculum"] });
const program = await make.program({ name: "In School" });
const calendar = (query: object) =>
  call(curriculumCalendarEndpoints.calendar, {
    as: staff,
    query: { from: "2026-07-01", to: "2027-06-30", ...query },
  });

describe("GET /curriculum/calendar", () => {
  test("answers everything that touches the days, in rows that name level, program and session", async () => {
    const level = await make.level({ name: "Lower", grade: ["1", "2"] });
    const { session, theme, first, trait } = await wholeSession(kit, "Calendar");
    const draft = await make.puzzle({
      level_id: level.id,
      is_approved: false,
      start: "2026-12-01",
      end: "2026-12-05",
    });
    await make.puzzle({ title: "Long ago", start: "2025-01-01", end: "2025-02-01" });
    const { status, body } = await calendar({});
    expect(status).toBe(200);
    const found = (kind: string, id: number) =>
      body.data.items.find((each) => each.kind === kind && each.id === id);
    expect(found("session", session.id)).toMatchObject({
      state: "live",
      program: { id: session.program_id },
    });
    expect(found("sessionTheme", theme.id)).toMatchObject({
      session: { id: session.id },
      shown: { end: "2026-09-25" },
    });
    expect(found("trait", trait.id)).toMatchObject({ program: null, state: "live" });
    expect(found("kinesthetic", first.id)).toMatchObject({ session: { id: session.id }, state: "live" });
    expect(found("puzzle", draft.id)).toMatchObject({
      state: "draft",
      level: { id: level.id, name: "Lower" },
    });
    expect(body.data.items.map(({ title }) => title)).not.toContain("Long ago");
    expect(body.data.today).toBe("2026-09-15");
  });

  test("is narrowed to levels, programs and kinds, keeping what is for all", async () => {
    const [mine, theirs] = [await make.level(), await make.level()];
    const own = await make.playActivity({ level_id: mine.id });
    const foreign = await make.playActivity({ level_id: theirs.id });
    const forAll = await make.playActivity();
    const { program: apart, second } = await wholeSession(kit, "Apart");
    const idsOf = async (query: object) =>
      (await calendar(query)).body.data.items
        .filter(({ kind }) => kind === "playActivity")
        .map(({ id }) => id);
    const byLevel = await idsOf({ levels: mine.id, types: "playActivity,trait" });
    expect(byLevel).toEqual(expect.arrayContaining([own.id, forAll.id]));
    expect(byLevel).not.toContain(foreign.id);
    expect(await idsOf({ programs: apart.id })).toContain(second.id);
    expect(await idsOf({ programs: program.id })).not.toContain(second.id);
    expect((await calendar({ types: "trait" })).body.data.items.every(({ kind }) => kind === "trait")).toBe(
      true,
    );
  });

  test("names gaps and overlaps from today on, also those between a session before and one after the days", async () => {
    const own = await make.program();
    const trait = { level_id: (await make.level()).id };
    await make.session({ program_id: own.id, start: "2026-10-01", end: "2026-10-30" });
    await make.session({ program_id: own.id, start: "2026-11-16", end: "2026-12-18" });
    const doubled = [await make.trait(trait), await make.trait({ ...trait, end: "2026-10-30" })];
    const query = { from: "2026-11-02", to: "2026-11-08", programs: own.id };
    const { body } = await calendar(query);
    expect(body.data.findings.filter(({ kind }) => kind === "sessionGap")).toMatchObject([
      { start: "2026-10-31", end: "2026-11-15", days: 10, programs: [{ id: own.id }] },
    ]);
    const overlap = (await calendar({ levels: trait.level_id })).body.data.findings.find(
      (each) =>
        each.kind === "traitOverlap" && each.items.some(({ id }) => id === doubled[0]?.id && doubled[1]),
    );
    expect(overlap).toMatchObject({ start: "2026-09-15", end: "2026-09-30", level: { id: trait.level_id } });
  });

  test("refuses days in the wrong order, too many, and what it does not know", async () => {
    for (const [query, path] of [
      [{ from: "2027-07-01" }, "to"],
      [{ from: "2020-01-01" }, "to"],
      [{ types: "homework" }, "types"],
      [{ sort: "id" }, "sort"],
    ] as const) {
      const { status, body } = await calendar(query);
      expect([status, body.errors?.[0]?.path]).toEqual([422, path]);
    }
  });
});
