import { classroomEndpoints, type Grade, grades, resourceEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { buildApp } from "../../test/buildApp.ts";

const kit = await buildApp();
const { call, make, signInAs } = kit;

/** The same figures on every run (mulberry32). */
function randomly(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    chance: (share: number) => next() < share,
    below: (count: number) => Math.floor(next() * count),
    one: <T>(list: readonly T[]) => list[Math.floor(next() * list.length)] as T,
  };
}

const random = randomly(2026);
const day = (number: number) => new Date(Date.UTC(2026, 8, 1 + number)).toISOString().slice(0, 10);

interface Item {
  readonly id: number;
  readonly start: string;
  readonly end: string;
  readonly is_active: boolean;
  readonly is_approved: boolean;
  readonly level: { readonly grade?: readonly Grade[] } | undefined;
  readonly session: { readonly program_id?: number } | undefined;
  readonly theme: Readonly<Record<"display_start" | "display_end", string>> | undefined;
}

/** A span of dates within September. */
function span() {
  const start = random.below(20);
  return { start: day(start), end: day(start + 3 + random.below(12)) };
}

test("a preview and GET /instructor/curriculum-data agree with the rules on every date, grade and program", async () => {
  const staff = await signInAs("admin", { user_type: ["Curriculum"] });
  const programs = await Promise.all([1, 2].map(() => make.program()));
  const sites = await Promise.all(programs.map(({ id }) => make.site({ program_id: id })));
  const levels = [];
  for (let count = 0; count < 3; count++) {
    levels.push(await make.level({ grade: grades.filter(() => random.chance(0.3)) }));
  }
  const sessions = await Promise.all(programs.map(({ id }) => make.session({ program_id: id })));
  const themes = [];
  for (let count = 0; count < 4; count++) {
    const { start, end } = span();
    const shown = { display_start: start, display_end: end };
    // Its own dates are narrower: those it is shown on decide.
    themes.push({ ...shown, id: (await make.sessionTheme({ start, end: start, ...shown })).id });
  }
  const items: Item[] = [];
  for (let count = 0; count < 20; count++) {
    const fields = {
      ...span(),
      level: random.one([undefined, undefined, ...levels]),
      session: random.one([undefined, ...sessions]),
      theme: random.one([undefined, undefined, ...themes]),
      is_active: random.chance(0.9),
      is_approved: random.chance(0.9),
    };
    const { level, session, theme, ...columns } = fields;
    const references = {
      level_id: level?.id ?? null,
      session_id: session?.id ?? null,
      session_theme_id: theme?.id ?? null,
    };
    items.push({ ...fields, id: (await make.mindfulOpen({ ...columns, ...references })).id });
  }

  /** The rule of domain.md section 4, once more and independently. */
  const isSeen = (item: Item, date: string, grade: Grade, programId: number) =>
    item.is_active &&
    item.is_approved &&
    item.start <= date &&
    date <= item.end &&
    (!item.theme || (item.theme.display_start <= date && date <= item.theme.display_end)) &&
    (!item.level || Boolean(item.level.grade?.includes(grade))) &&
    (!item.session || item.session.program_id === programId);

  let seenInAll = 0;
  for (let round = 0; round < 16; round++) {
    const [date, grade, place] = [day(random.below(26)), random.one(grades), random.below(2)];
    const [program, school] = [programs[place]?.id ?? 0, sites[place]?.id ?? 0];
    const expected = items.filter((item) => isSeen(item, date, grade, program)).map(({ id }) => id);
    const teacher = await signInAs("Instructor", { school_ids: [school], grade });
    kit.setNow(date);
    const { body } = await call(classroomEndpoints.curriculumData, { as: teacher });
    expect(body.data.map(({ id }) => id).sort((a, b) => a - b)).toEqual(expected);
    kit.setNow("2026-01-01");
    for (const { id } of items) {
      const query = { date, grade, program_id: program };
      const preview = await call(resourceEndpoints.mindfulOpen.preview, { as: staff, params: { id }, query });
      const { seen, why, item } = preview.body.data;
      expect({ id, seen }).toEqual({ id, seen: expected.includes(id) });
      expect(why.length === 0).toBe(seen);
      if (seen) expect(item).toEqual(body.data.find((each) => each.id === id));
    }
    seenInAll += expected.length;
  }
  // The test needs some visible items.
  expect(seenInAll).toBeGreaterThan(15);
});

test("GET /mindfulOpen/{id}/preview says every reason why a class does not see an item, in the caller's language", async () => {
  const staff = await signInAs("Super Admin");
  const level = await make.level({ grade: ["1"] });
  const session = await make.session();
  const theme = await make.sessionTheme({ start: "2026-09-01", end: "2026-09-02" });
  const { id } = await make.mindfulOpen({
    start: "2026-09-01",
    end: "2026-09-10",
    level_id: level.id,
    session_id: session.id,
    session_theme_id: theme.id,
    is_active: false,
    is_approved: false,
  });
  const query = { date: "2026-09-11", grade: "2", program_id: (await make.program()).id };
  const { body } = await call(resourceEndpoints.mindfulOpen.preview, { as: staff, params: { id }, query });
  expect(body.data).toMatchObject({
    seen: false,
    why: [
      "It's inactive",
      "It isn't approved yet",
      "It has ended",
      "Its theme isn't shown on this date",
      "Its level doesn't include this grade",
      "Its session belongs to another program",
    ],
  });
  const headers = { "accept-language": "es" };
  const spanish = await call(resourceEndpoints.mindfulOpen.preview, {
    as: staff,
    params: { id },
    query,
    headers,
  });
  expect(spanish.body.data.why[0]).toBe("No está activa");
  const missing = await call(resourceEndpoints.mindfulOpen.preview, { as: staff, params: { id: 999_999 } });
  expect(missing.status).toBe(404);
});

test("GET /mindfulOpen/{id}/preview knows nothing of an item of another type", async () => {
  const staff = await signInAs("Super Admin");
  const { id } = await make.mindfulOpen({});
  await sql`update activities set type = 'puzzle_form' where id = ${id}`.execute(kit.db);
  const { status } = await call(resourceEndpoints.mindfulOpen.preview, { as: staff, params: { id } });
  expect(status).toBe(404);
});
