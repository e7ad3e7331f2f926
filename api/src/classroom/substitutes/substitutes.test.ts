import {
  accountEndpoints,
  activityFormResponseEndpoints,
  allEndpoints,
  auditLogEndpoints,
  substituteEndpoints as calls,
  classroomEndpoints,
  liveEndpoints,
  loginEndpoints,
  type MadeSubstitute,
  securityLogEndpoints,
  userEndpoints,
} from "@kindling/contract";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import type { SignedIn } from "../../../test/signInAs.ts";
import { isForSubstitutes } from "../../account/substitutes/guardSubstitutes.ts";
import { rows, sole } from "../../core/database.ts";
import { settleRefusals } from "../../people/security/noteRefusal.ts";

const { app, call, make, signInAs, db, setNow } = await buildApp();
// Links begin and end by the clock of the database.
setNow(new Date().toISOString());
const staff = await signInAs("Super Admin");
const program = await make.program();
const [site, other] = [
  await make.site({ program_id: program.id }),
  await make.site({ program_id: program.id }),
];

/** An activity that is open whatever day it is. */
const always = { start: "2020-01-01", end: "2099-12-31", questions: [] };
const teacherAt = (...school_ids: number[]) =>
  signInAs("Instructor", { school_ids, grade: "3", first_name: "Ana", last_name: "Ortiz" });
const ill = () => teacherAt(site.id, other.id);

async function makeLink(as: SignedIn, day?: string): Promise<MadeSubstitute> {
  const { status, body } = await call(calls.makeOwn, { as, body: { school_id: site.id, day } });
  expect(status).toBe(201);
  return body.data;
}

const tokenOf = ({ url }: MadeSubstitute) => new URL(url).hash.slice("#s.".length);
const enter = (link: MadeSubstitute, pin = link.pin) =>
  call(calls.enter, { body: { token: tokenOf(link), pin } });

async function substituteOf(teacher: SignedIn, link?: MadeSubstitute): Promise<SignedIn> {
  const { status, body } = await enter(link ?? (await makeLink(teacher)));
  expect(status).toBe(200);
  return { ...teacher, token: body.data.token };
}

const statusOf = async (as: SignedIn) => (await call(accountEndpoints.me, { as })).status;
const record = (as: SignedIn, school_id: number, object_id: number) =>
  call(classroomEndpoints.answerForm, { as, body: { school_id, object_id, answers: {} } });
/** What an entry of the audit log tells of a link. */
const whatOf = (after: object) =>
  ["substitute_day", "substitute_entered", "substitute_ended"].find((name) => name in after);
const wrongOf = ({ pin }: MadeSubstitute) => (pin === "000000" ? "000001" : "000000");

describe("a substitute", () => {
  test("enters by link and PIN, sees one class under no account's email, and records for it", async () => {
    const teacher = await ill();
    const link = await makeLink(teacher);
    expect([link.pin.length, link.teacher, link.site]).toEqual([6, "Ana Ortiz", site.name]);
    const read = await call(calls.read, { body: { token: tokenOf(link) } });
    expect(read.body.data).toEqual({ day: link.day, state: "open" });
    const as = await substituteOf(teacher, link);
    const me = (await call(accountEndpoints.me, { as })).body.data;
    expect([me.schools.map(({ id }) => id), me.email, me.new_login]).toEqual([
      [site.id],
      `substitute-${link.id}`,
      false,
    ]);
    expect(me.substitute_until).toMatch(/^\d{4}-/);
    expect(me.permissions.filter((name) => !isForSubstitutes({ name }))).toEqual([]);
    const item = await make.mindfulOpen(always);
    expect((await record(as, other.id, item.id)).body.errors?.map(({ path }) => path)).toEqual(["school_id"]);
    const { status, body } = await record(as, site.id, item.id);
    expect(status).toBe(201);
    const { body: listed } = await call(activityFormResponseEndpoints.list, {
      as: staff,
      query: { object_id: item.id },
    });
    expect(listed.data.map((row) => [row.id, row.substitute_link, row.last_name])).toEqual([
      [body.data.id, link.id, "Ortiz"],
    ]);
    await record(teacher, site.id, (await make.mindfulOpen(always)).id);
    const kept = await rows(
      db,
      sql`select substitute_link from responses where user_id = ${teacher.id} order by id`,
    );
    expect(kept).toEqual([{ substitute_link: link.id }, { substitute_link: null }]);
    const own = await call(calls.own, { as: teacher, query: { school_id: site.id } });
    expect(own.body.data.map(({ id, responses, state }) => [id, responses, state])).toEqual([
      [link.id, 1, "open"],
    ]);
  });

  test("is refused every call but those of teaching and recording", async () => {
    const as = await substituteOf(await ill());
    const open = allEndpoints.filter(isForSubstitutes);
    expect(open.length).toBe(26);
    const others = allEndpoints.filter(
      (endpoint) => !isForSubstitutes(endpoint) && endpoint.access.kind !== "public",
    );
    expect(others.length).toBeGreaterThan(400);
    const admitted: string[] = [];
    for (const { name, method, path, searches } of others) {
      const url = `/api${path.replaceAll(/:\w+/g, "1")}`;
      const headers = { authorization: `Bearer ${as.token}` };
      const statuses = [(await app.inject({ method, url, headers })).statusCode];
      if (searches)
        statuses.push(
          (await app.inject({ method: "POST", url: `${url}/search`, headers, payload: {} })).statusCode,
        );
      if (statuses.some((status) => status !== 403)) admitted.push(name);
    }
    expect(admitted).toEqual([]);
    for (const { name, method, path } of open.filter((endpoint) => endpoint.name !== "auth.logout")) {
      const url = `/api${path.replaceAll(/:\w+/g, "1")}`;
      const { statusCode } = await app.inject({
        method,
        url,
        headers: { authorization: `Bearer ${as.token}` },
      });
      expect([name, statusCode === 403]).toEqual([name, false]);
    }
    const refused = await call(loginEndpoints.endOwn, { as, body: {} });
    expect(refused.body.message).toBe("A substitute can teach and record for this class, and nothing else.");
  });

  test("doesn't reach a live room at the teacher's other site", async () => {
    const teacher = await ill();
    const room = (await call(liveEndpoints.open, { as: teacher, body: { school_id: other.id } })).body.data;
    const as = await substituteOf(teacher);
    expect((await call(liveEndpoints.room, { as, params: { id: room.id } })).status).toBe(404);
    expect((await call(liveEndpoints.room, { as: teacher, params: { id: room.id } })).status).toBe(200);
  });

  test("ends alone with a sign-out, and ends nothing of the teacher's", async () => {
    const teacher = await ill();
    const as = await substituteOf(teacher);
    const logins = (await call(loginEndpoints.own, { as: teacher })).body.data;
    expect(logins.map(({ by_substitute }) => by_substitute)).toEqual([true, false]);
    expect((await call(accountEndpoints.logout, { as })).status).toBe(200);
    expect([await statusOf(as), await statusOf(teacher)]).toEqual([401, 200]);
    const { last } = await sole<{ last: string | null }>(
      db,
      sql`select last_login_at as last from users where id = ${teacher.id}`,
    );
    expect(last).toBeNull();
  });
});

describe("a substitute link", () => {
  test("is for today or one of the next 14 days, and opens on its day alone", async () => {
    const teacher = await ill();
    const { today, last, beyond } = await sole<{ today: string; last: string; beyond: string }>(
      db,
      sql`select d::text as today, (d + 14)::text as last, (d + 15)::text as beyond
        from (select (now() at time zone 'America/New_York')::date as d) t`,
    );
    for (const day of ["2020-01-01", beyond]) {
      const { status, body } = await call(calls.makeOwn, { as: teacher, body: { school_id: site.id, day } });
      expect([status, body.errors?.[0]?.path]).toEqual([422, "day"]);
    }
    expect((await makeLink(teacher, today)).day).toBe(today);
    const early = await makeLink(teacher, last);
    const refused = await enter(early);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      "This link doesn't work yet. Open it on the day you teach.",
    ]);
  });

  test("ends at the end of its day: the very next call is refused", async () => {
    const teacher = await ill();
    const link = await makeLink(teacher);
    const as = await substituteOf(teacher, link);
    const { isMidnight } = await sole<{ isMidnight: boolean }>(
      db,
      sql`select (ends_at at time zone 'America/New_York')::time = '00:00' and ends_at > now() as "isMidnight"
        from substitute_links where id = ${link.id}`,
    );
    expect(isMidnight).toBe(true);
    await sql`update substitute_links set ends_at = now() where id = ${link.id}`.execute(db);
    expect([await statusOf(as), (await enter(link)).status]).toEqual([401, 409]);
    expect((await call(calls.read, { body: { token: tokenOf(link) } })).body.data.state).toBe("over");
  });

  test("ends by a tap of the teacher, of a leader in reach, or of staff", async () => {
    const leader = await signInAs("Site Leader", { school_ids: [site.id] });
    const foreign = await signInAs("Site Leader", { school_ids: [(await make.site()).id] });
    const teacher = await teacherAt(site.id);
    const params = { id: teacher.id };
    for (const end of [
      (link: number) => call(calls.endOwn, { as: teacher, body: { link } }),
      (link: number) => call(calls.end, { as: leader, params, body: { link } }),
      (link: number) => call(calls.end, { as: staff, params, body: { link } }),
    ]) {
      const link = await makeLink(teacher);
      const as = await substituteOf(teacher, link);
      const stranger = await call(calls.end, { as: foreign, params, body: { link: link.id } });
      expect(stranger.status).toBe(404);
      const colleague = await call(calls.endOwn, { as: await ill(), body: { link: link.id } });
      expect([colleague.status, await statusOf(as)]).toEqual([422, 200]);
      expect((await end(link.id)).status).toBe(200);
      expect([await statusOf(as), (await enter(link)).status]).toEqual([401, 409]);
      expect((await end(link.id)).status).toBe(409);
    }
  });

  test("is made by a leader for a site in reach, and for a teacher who teaches there", async () => {
    const leader = await signInAs("Site Leader", { school_ids: [site.id] });
    const teacher = await teacherAt(site.id);
    const params = { id: teacher.id };
    const made = await call(calls.make, { as: leader, params, body: { school_id: site.id } });
    expect(made.status).toBe(201);
    const as = await substituteOf(teacher, made.body.data);
    expect(await statusOf(as)).toBe(200);
    const listed = await call(calls.list, { as: leader, params });
    expect(listed.body.data.map(({ id, state }) => [id, state])).toEqual([[made.body.data.id, "open"]]);
    for (const who of [leader, staff]) {
      const { status, body } = await call(calls.make, { as: who, params, body: { school_id: other.id } });
      expect([status, body.errors?.[0]?.path]).toEqual([422, "school_id"]);
    }
  });

  test("ends with the teacher's access: at a lost site, switched off, deleted; and stays ended", async () => {
    for (const shut of [
      (id: number) =>
        call(userEndpoints.updateInstructor, {
          as: staff,
          params: { id },
          body: { school_ids: [other.id] } as never,
        }),
      (id: number) =>
        call(userEndpoints.updateInstructor, {
          as: staff,
          params: { id },
          body: { is_active: false } as never,
        }),
      (id: number) => call(userEndpoints.remove, { as: staff, params: { id } }),
    ]) {
      const teacher = await ill();
      const link = await makeLink(teacher);
      const as = await substituteOf(teacher, link);
      expect((await shut(teacher.id)).status).toBe(200);
      expect([await statusOf(as), (await enter(link)).status]).toEqual([401, 409]);
      const { ended } = await sole<{ ended: boolean }>(
        db,
        sql`select ended_at is not null as ended from substitute_links where id = ${link.id}`,
      );
      expect(ended).toBe(true);
    }
  });

  test("ends after 5 wrong PINs, also at one moment; its maker gets an email", async () => {
    const teacher = await ill();
    const link = await makeLink(teacher);
    const as = await substituteOf(teacher, link);
    const first = await enter(link, wrongOf(link));
    expect([first.status, first.body.errors?.[0]]).toEqual([
      422,
      { path: "pin", msg: "Wrong PIN. Check it and try again. 4 tries are left." },
    ]);
    const tries = await Promise.all(Array.from({ length: 8 }, () => enter(link, wrongOf(link))));
    const statuses = tries.map(({ status }) => status).sort();
    expect(statuses.slice(0, 3)).toEqual([409, 409, 409]);
    expect(statuses.filter((status) => status === 422).length).toBe(3);
    expect([await statusOf(as), (await enter(link)).status]).toEqual([401, 409]);
    const mails = await rows<{ user_id: number; data: unknown }>(
      db,
      sql`select user_id, data from mails where kind = 'substitute_locked' and user_id = ${teacher.id}`,
    );
    expect(mails).toEqual([{ user_id: teacher.id, data: { site: site.name, day: link.day } }]);
  });

  test("is unknown with another token, and neither token nor PIN is kept", async () => {
    const teacher = await ill();
    const link = await makeLink(teacher);
    expect((await call(calls.enter, { body: { token: "nothing", pin: "123456" } })).status).toBe(404);
    const { kept } = await sole<{ kept: string }>(
      db,
      sql`select (select string_agg(k::text, ' ') from substitute_links k)
        || coalesce((select string_agg(i::text, ' ') from idempotency_keys i), '')
        || (select string_agg(a::text, ' ') from audit_log a) as kept`,
    );
    expect(kept).not.toContain(tokenOf(link));
    expect(kept).not.toMatch(new RegExp(`\\b${link.pin}\\b`));
  });

  test("is in the audit log and the security log: made, entered first, ended, and by wrong PINs", async () => {
    const teacher = await ill();
    const [tapped, guessed] = [await makeLink(teacher), await makeLink(teacher)];
    await enter(tapped);
    await enter(tapped);
    await call(calls.endOwn, { as: teacher, body: { link: tapped.id } });
    for (let nth = 0; nth < 5; nth += 1) await enter(guessed, wrongOf(guessed));
    const { body } = await call(auditLogEndpoints.list, {
      as: staff,
      query: { entity: "user", entity_id: teacher.id },
    });
    const told = body.data
      .filter(({ after }) => after && "substitute_link" in after)
      .map(({ user, after }) => [user?.id ?? null, after?.["substitute_link"], whatOf(after ?? {})]);
    expect(told).toEqual([
      [teacher.id, tapped.id, "substitute_day"],
      [teacher.id, guessed.id, "substitute_day"],
      [null, tapped.id, "substitute_entered"],
      [teacher.id, tapped.id, "substitute_ended"],
      [null, guessed.id, "substitute_ended"],
    ]);
    await settleRefusals(db);
    const events = await call(securityLogEndpoints.list, { as: staff, query: { rows: 100 } });
    const kinds = events.body.data
      .filter(({ account }) => account?.id === teacher.id)
      .map(({ kind }) => kind);
    expect(new Set(kinds)).toEqual(
      new Set(["substitute_made", "substitute_entered", "substitute_ended", "substitute_refused"]),
    );
  });
});
