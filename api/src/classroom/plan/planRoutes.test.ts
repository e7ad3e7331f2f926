import { weekPlanEndpoints as calls, type PlanSlot } from "@kindling/contract";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import type { SignedIn } from "../../../test/signInAs.ts";
import { rows } from "../../core/database.ts";

const { call, db, make, signInAs, app, setNow } = await buildApp();

const today = "2026-09-15";

/** A class of its own program, with an opening, an activity and a closing open to it alone. */
async function makeClass() {
  const program = await make.program();
  const site = await make.site({ program_id: program.id });
  const session = await make.session({ program_id: program.id });
  const teacher = await signInAs("Instructor", { school_ids: [site.id], grade: "3" });
  const mine = { session_id: session.id };
  const own = {
    opening: await make.mindfulOpen({ ...mine, title: "Candle" }),
    activity: await make.playActivity({ ...mine, title: "Swap hats" }),
    closing: await make.mindfulClose({ ...mine, title: "Thank you circle" }),
  };
  return { teacher, site, session, own, mine };
}

const read = async (as: SignedIn) => (await call(calls.plan, { as })).body.data;
const slotOf = async (as: SignedIn, slot: PlanSlot, index = 0) =>
  (await read(as)).days[index]?.slots.find((each) => each.slot === slot);
const titles = async (as: SignedIn, index = 0) =>
  (await read(as)).days[index]?.slots.map(({ item }) => item?.title ?? null);

describe("GET /instructor/plan", () => {
  test("plans five school days from what the class sees", async () => {
    const { teacher } = await makeClass();
    const { days } = await read(teacher);
    expect(days.map(({ day }) => day)).toEqual([
      today,
      "2026-09-16",
      "2026-09-17",
      "2026-09-18",
      "2026-09-21",
    ]);
    expect(await titles(teacher)).toEqual(["Candle", "Swap hats", "Thank you circle"]);
  });

  test("leaves out drafts, what is inactive, other grades and programs, and days outside the dates", async () => {
    const { teacher, mine } = await makeClass();
    const level = await make.level({ grade: ["7"] });
    const first = { ...mine, end: "2026-09-16" };
    await make.mindfulOpen({ ...first, title: "Draft", is_approved: false });
    await make.mindfulOpen({ ...first, title: "Inactive", is_active: false });
    await make.mindfulOpen({ ...first, title: "Grade 7", level_id: level.id });
    await make.mindfulOpen({ end: "2026-09-16", title: "Elsewhere", session_id: (await make.session()).id });
    await make.mindfulOpen({ ...mine, title: "Later", start: "2026-09-16", end: "2026-09-17" });
    const openings = (await read(teacher)).days.map(({ slots }) => slots[0]?.item?.title);
    expect(openings).toEqual(["Candle", "Later", "Candle", "Candle", "Candle"]);
  });

  test("keeps a done item in its day, and offers what was missed on the next school day", async () => {
    const { teacher, site, own, mine } = await makeClass();
    await make.mindfulOpen({ ...mine, title: "Second", start: "2026-09-02" });
    await make.response({
      type: "mindfulness_matters_open_form",
      object_id: own.opening.id,
      user_id: teacher.id,
      school_id: site.id,
      created_at: `${today}T14:00:00Z`,
    });
    expect(await slotOf(teacher, "opening")).toMatchObject({ item: { title: "Candle" }, is_done: true });
    expect(await slotOf(teacher, "activity")).toMatchObject({ is_done: false });
    expect((await read(teacher)).streak).toEqual({ days: 1, this_week: 1 });
    setNow("2026-09-16");
    expect(await titles(teacher)).toEqual(["Second", "Swap hats", "Thank you circle"]);
    setNow(today);
  });

  test("judges days in the organization's time zone", async () => {
    const { teacher, site, own } = await makeClass();
    await make.response({
      type: "mindfulness_matters_open_form",
      object_id: own.opening.id,
      user_id: teacher.id,
      school_id: site.id,
      // In New York it is still the evening of the 14th.
      created_at: `${today}T02:00:00Z`,
    });
    expect(await slotOf(teacher, "opening")).toMatchObject({ is_done: false });
  });
});

describe("POST /instructor/plan/swap", () => {
  const swap = (as: SignedIn, body: object, key?: string) =>
    call(calls.swapPlan, {
      as,
      body: body as never,
      ...(key ? { headers: { "idempotency-key": key } } : {}),
    });

  test("puts another item into the day, again if sent twice, and returns to the calendar's", async () => {
    const { teacher, site, mine } = await makeClass();
    const other = await make.puzzle({ ...mine, title: "Word search" });
    const place = { school_id: site.id, day: today, slot: "activity" };
    const choices = await call(calls.planChoices, { as: teacher, query: { day: today, slot: "activity" } });
    const listed = choices.body.data.map(({ title }) => title);
    expect(listed).toHaveLength(1);
    const [choice] = choices.body.data;
    expect(["Word search", "Swap hats"]).toContain(choice?.title);
    const chosen = { ...place, type: choice?.type, object_id: choice?.id };
    for (const answer of [await swap(teacher, chosen), await swap(teacher, chosen)]) {
      const [first] = answer.body.data.days;
      expect(first?.slots[1]).toMatchObject({ item: { id: choice?.id }, is_swapped: true });
    }
    expect(other.id).toBeGreaterThan(0);
    expect(await rows(db, sql`select 1 from plan_swaps where user_id = ${teacher.id}`)).toHaveLength(1);
    expect((await slotOf(teacher, "activity"))?.item?.title).toBe(choice?.title);
    const { body } = await swap(teacher, place);
    expect(body.data.days[0]?.slots[1]).toMatchObject({ is_swapped: false });
  });

  test("refuses what isn't open for the class, of another slot, or of a day that isn't planned", async () => {
    const { teacher, site, own, mine } = await makeClass();
    const closed = await make.playActivity({ ...mine, end: "2026-09-10" });
    const place = { school_id: site.id, day: today, slot: "activity" };
    const play = "play_activity";
    const open = "mindfulness_matters_open_form";
    const paths = async (body: object) => {
      const answer = await swap(teacher, body);
      return [answer.status, answer.body.errors?.map(({ path }) => path)];
    };
    expect(await paths({ ...place, type: play, object_id: closed.id })).toEqual([422, ["object_id"]]);
    expect(await paths({ ...place, type: open, object_id: own.opening.id })).toEqual([422, ["object_id"]]);
    const weekend = { ...place, day: "2026-09-20" };
    expect(await paths({ ...weekend, type: play, object_id: own.activity.id })).toEqual([422, ["day"]]);
    const { status } = await call(calls.planChoices, {
      as: teacher,
      query: { day: "2026-09-20", slot: "activity" },
    });
    expect(status).toBe(422);
  });

  test("changes the plan of this class only", async () => {
    const { teacher, site, mine } = await makeClass();
    const colleague = await signInAs("Instructor", { school_ids: [site.id] });
    const other = await make.mindfulOpen({ ...mine, title: "Other" });
    const type = "mindfulness_matters_open_form";
    await swap(teacher, { school_id: site.id, day: today, slot: "opening", type, object_id: other.id });
    expect((await slotOf(teacher, "opening"))?.item?.title).toBe("Other");
    expect((await slotOf(colleague, "opening"))?.item?.title).toBe("Candle");
  });
});

describe("the calendar link", () => {
  const add = async (as: SignedIn, site: { id: number }) =>
    (await call(calls.makeCalendar, { as, body: { school_id: site.id } })).body.data.url;
  const open = (url: string) => app.inject({ method: "GET", url: new URL(url).pathname });

  test("answers without a sign-in, with titles and no names", async () => {
    const { teacher, site } = await makeClass();
    const url = await add(teacher, site);
    const answer = await open(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toContain("text/calendar");
    expect(answer.headers["cache-control"]).toBe("private, max-age=3600");
    expect(answer.body.match(/BEGIN:VEVENT/g)).toHaveLength(5);
    expect(answer.body.replaceAll("\r\n ", "")).toContain("SUMMARY:Candle · Swap hats · Thank you circle");
    const { first_name, last_name } = (
      await rows<Record<string, string>>(
        db,
        sql`select first_name, last_name from users where id = ${teacher.id}`,
      )
    )[0] as { first_name: string; last_name: string };
    for (const name of [first_name, last_name]) expect(answer.body).not.toContain(name);
  });

  test("is kept as a hash, never for a repeat, and ends when renewed, ended, or its teacher leaves", async () => {
    const { teacher, site } = await makeClass();
    const old = await add(teacher, site);
    const token = old.replace(/^.*\/|\.ics$/g, "");
    const kept = await rows<{ text: string }>(
      db,
      sql`select token_hash as text from calendar_links union all select body::text from idempotency_keys
        union all select after::text from audit_log`,
    );
    expect(kept.some(({ text }) => text?.includes(token))).toBe(false);
    const url = await add(teacher, site);
    expect((await open(old)).statusCode).toBe(404);
    expect((await open(url)).statusCode).toBe(200);
    const since = async () => (await call(calls.calendar, { as: teacher })).body.data.since;
    expect(await since()).not.toBeNull();
    await sql`update users set is_active = false where id = ${teacher.id}`.execute(db);
    expect((await open(url)).statusCode).toBe(404);
    await sql`update users set is_active = true where id = ${teacher.id}`.execute(db);
    expect((await open(url)).statusCode).toBe(200);
    const again = await signInAs("Instructor", { school_ids: [site.id] });
    expect((await call(calls.endCalendar, { as: again, body: { school_id: site.id } })).status).toBe(200);
    expect((await open(url)).statusCode).toBe(200);
    await call(calls.endCalendar, { as: teacher, body: { school_id: site.id } });
    expect((await open(url)).statusCode).toBe(404);
    const log = await rows<{ before: unknown; after: unknown }>(
      db,
      sql`select before, after from audit_log where entity = 'user' and entity_id = ${teacher.id} and after ? 'calendar_link' order by id`,
    );
    expect(log).toHaveLength(3);
  });

  test("slows down guesses, and not those who have a link", async () => {
    const { teacher, site } = await makeClass();
    const url = await add(teacher, site);
    const guess = () => app.inject({ method: "GET", url: "/api/calendar/guess.ics" });
    const statuses: number[] = [];
    for (let nth = 0; nth < 60; nth++) statuses.push((await guess()).statusCode);
    expect(statuses[0]).toBe(404);
    expect(statuses.at(-1)).toBe(429);
    expect((await open(url)).statusCode).toBe(200);
  });
});
