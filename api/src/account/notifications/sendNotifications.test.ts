import {
  leadEndpoints,
  mailStopEndpoints,
  notificationDays,
  notificationEndpoints,
  personalDataEndpoints,
} from "@kindling/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { notificationsWorld } from "../../../test/notificationsWorld.ts";
import type { SignedIn } from "../../../test/signInAs.ts";
import { rows } from "../../core/database.ts";
import type { Context } from "../../core/entities/entity.ts";
import type { Letter } from "../../core/mail/transport.ts";
import { notifyOfDrafts } from "../../curriculum/activities/draftTopics.ts";
import { unzip } from "../../people/rostering/unzip.ts";
import { sweepNotifications } from "./sendNotifications.ts";

const kit = await buildApp();
const { app, call, db, make, setNow, signInAs } = kit;
const world = await notificationsWorld(kit);
const {
  clear,
  constituents,
  delivered,
  director,
  far,
  latest,
  leader,
  provider,
  set,
  site,
  stranger,
  teacher,
  told,
  work,
} = world;

/** A Thursday and the Monday after it, both after six in the morning in New York. */
const [start, monday] = ["2026-09-17T11:00:00Z", "2026-09-21T11:00:00Z"];

let count = 0;
const ask = () =>
  call(leadEndpoints.create, {
    body: {
      first_name: "Ida",
      last_name: "Holm",
      email: `ida${++count}@asking.example`,
      organization: `School ${count}`,
    },
  });
/** Tells people of an import that they made, which has no email of its own. */
const finishImport = async (...made: SignedIn[]) => {
  for (const { id } of made)
    await sql`insert into imports (user_id, entity, file_name, mode, state, total) values (${id}, 'district', 'a.csv', 'create', 'writing', 3)`.execute(
      db,
    );
  await sql`update imports set state = 'done' where state = 'writing'`.execute(db);
};
const recipientsOf = (letters: readonly Letter[]) => letters.map(({ to }) => to).sort();
const noSummary = (...all: SignedIn[]) =>
  Promise.all(
    all.map((as) => call(notificationEndpoints.save, { as, body: { kinds: [], weekly_summary: false } })),
  );

beforeEach(async () => {
  await clear();
  setNow(start);
});

describe("settings of notifications", () => {
  test("name the kinds of one's own permissions, with what is usual", async () => {
    const settings = async (as: SignedIn) => (await call(notificationEndpoints.settings, { as })).body.data;
    const kindsOf = async (as: SignedIn) => (await settings(as)).kinds.map(({ kind }) => kind);
    expect(await kindsOf(director)).toEqual([
      "approval",
      "lead",
      "nudge",
      "report",
      "import",
      "ledger",
      "mail",
    ]);
    expect(await kindsOf(leader)).toEqual(["nudge", "report", "import", "mail"]);
    expect(await kindsOf(world.curriculum)).toEqual(["approval", "nudge", "report", "import"]);
    expect((await settings(leader)).weekly_summary).toBe(true);
    expect((await settings(constituents)).weekly_summary).toBeNull();
    expect((await settings(constituents)).kinds.find(({ kind }) => kind === "lead")).toEqual({
      kind: "lead",
      in_portal: true,
      mail: "at_once",
    });
  });

  test("are kept for each kind, and leave out kinds that aren't one's own", async () => {
    const answer = await set(leader, "import", "weekly", false);
    expect([answer.status, answer.body.message]).toEqual([200, "Notification settings saved"]);
    await set(leader, "lead", "daily");
    const stored = await rows(db, sql`select kind, in_portal, mail from notification_preferences`);
    expect(stored).toEqual([{ kind: "import", in_portal: false, mail: "weekly" }]);
  });

  test("hide a kind from the portal", async () => {
    await finishImport(leader);
    expect((await latest(leader)).unread).toBe(1);
    await set(leader, "import", "none", false);
    expect(await latest(leader)).toMatchObject({ unread: 0, notifications: [] });
  });
});

describe("emails at once", () => {
  test("are sent to those who want them, once from several processes, in their language", async () => {
    await set(leader, "import", "at_once");
    await set(stranger, "import", "daily");
    setNow("2026-09-17T09:00:00Z");
    await sql`update users set language = 'es' where id = ${leader.id}`.execute(db);
    await finishImport(leader, stranger, provider);
    await Promise.all([work(), work()]);
    await work();
    const [letter, ...others] = await delivered();
    await sql`update users set language = null where id = ${leader.id}`.execute(db);
    expect([letter?.to, letter?.subject, others]).toEqual([
      leader.email,
      "Importación terminada: Distritos, 3 filas",
      [],
    ]);
    expect(letter?.text).toContain("https://portal.example/imports?entity=district");
  });

  test("tell again after a day what waits and wasn't read, not before", async () => {
    const draft = () => notifyOfDrafts(db, "mindfulOpen", { caller: { id: 0 } } as Context);
    await make.mindfulOpen({ is_approved: false });
    await draft();
    await work();
    const everyone = [director.email, world.curriculum.email].sort();
    expect(recipientsOf(await delivered())).toEqual(everyone);
    await draft();
    await work();
    expect(await delivered()).toEqual([]);
    await sql`update notifications set mailed_at = now() - interval '21 hours'`.execute(db);
    await draft();
    await work();
    expect(recipientsOf(await delivered())).toEqual(everyone);
  });

  test("leave out what was read before", async () => {
    await set(leader, "import", "at_once");
    await finishImport(leader);
    await work();
    await call(notificationEndpoints.read, { as: leader, body: {} });
    expect(await delivered()).toEqual([]);
  });

  test("about inquiries go to those who didn't choose otherwise", async () => {
    await set(director, "lead", "none");
    await ask();
    await work();
    expect(recipientsOf(await delivered())).toEqual([constituents.email]);
    expect(Object.keys(await told())).toEqual(["director", "constituents"]);
  });
});

describe("digests", () => {
  test("come each day from six o'clock with what is new and unread, once from several processes", async () => {
    await set(leader, "import", "daily");
    await set(provider, "import", "daily");
    await finishImport(leader, provider);
    await call(notificationEndpoints.read, { as: provider, body: {} });
    setNow("2026-09-17T09:59:00Z");
    await work();
    expect(await delivered()).toEqual([]);
    setNow(start);
    await Promise.all([work(), work(), work()]);
    await work();
    const [letter, ...others] = await delivered();
    expect([letter?.to, letter?.subject, others]).toEqual([leader.email, "Kindling: Your day in short", []]);
    expect(letter?.text.split("\n\n").slice(1, 3)).toEqual([
      "New for you:",
      "• Import finished: Districts, 3 rows – a.csv",
    ]);
    setNow("2026-09-18T11:00:00Z");
    await work();
    expect(await delivered()).toEqual([]);
  });

  test("of a week come on Mondays, and tell leaders and directors of silent classes in their scope first", async () => {
    await make.user({
      role: "Instructor",
      school_ids: [far.id],
      first_name: "Far",
      last_name: "Away",
      grade: "3",
    });
    await sql`update class_periods set "from" = '2026-08-15'`.execute(db);
    await set(leader, "import", "weekly");
    await finishImport(leader);
    await work();
    expect(await delivered()).toEqual([]);
    setNow(monday);
    await Promise.all([work(), work()]);
    const letters = await delivered();
    const everyone = [director, leader, provider, stranger].map(({ email }) => email).sort();
    expect(recipientsOf(letters)).toEqual(everyone);
    const textTo = (as: SignedIn) => letters.find(({ to }) => to === as.email)?.text.split("\n\n") ?? [];
    expect(textTo(leader).slice(1, 6)).toEqual([
      "1 of 1 class is silent: no activity recorded in 14 days.",
      "• Ana Lopez, Willow Creek – no activity yet",
      "0 of 1 class took part this session.",
      "New for you:",
      "• Import finished: Districts, 3 rows – a.csv",
    ]);
    expect(textTo(stranger).join()).not.toContain("Ana Lopez");
    expect(textTo(stranger).join()).toContain("Far Away, Elsewhere");
    expect(textTo(director)[1]).toMatch(/^2 of 2 classes are silent/);
  });

  test("of a week are made up for until Wednesday, and not without news for who wants no summary", async () => {
    await noSummary(director, provider, stranger);
    setNow("2026-09-23T11:00:00Z");
    await work();
    expect(recipientsOf(await delivered())).toEqual([leader.email]);
    setNow("2026-10-01T11:00:00Z");
    await work();
    expect(await delivered()).toEqual([]);
  });

  test("tell nothing that their reader may no longer see", async () => {
    await set(constituents, "lead", "daily");
    await ask();
    await sql`delete from mails`.execute(db);
    await work();
    await sql`update users set user_type = '{Charities}' where id = ${constituents.id}`.execute(db);
    expect(await delivered()).toEqual([]);
    await sql`update users set user_type = '{Constituents}' where id = ${constituents.id}`.execute(db);
  });
});

describe("the link that stops emails", () => {
  const tokenIn = (letter: Letter | undefined) =>
    /\/stop-mails\/([\w-]+)/.exec(letter?.text ?? "")?.[1] ?? "";
  const read = async (token: string) => (await call(mailStopEndpoints.read, { params: { token } })).body.data;
  const stop = (token: string, resume = false) =>
    call(mailStopEndpoints.stop, { params: { token }, body: { resume } });

  test("of one kind stops that kind only, and can be taken back", async () => {
    await ask();
    const letter = (await delivered()).find(({ to }) => to === director.email);
    const token = tokenIn(letter);
    expect(letter?.headers?.["List-Unsubscribe"]).toBe(`<https://portal.example/stop-mails/${token}>`);
    expect(await read(token)).toEqual({
      name: "This stops the emails about new inquiries. You'll still get your other emails.",
      owner: null,
      stopped: false,
    });
    // As mail programs do it, without a page.
    const { statusCode } = await app.inject({
      method: "POST",
      url: `/stop-mails/${token}`,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: "List-Unsubscribe=One-Click",
    });
    expect([statusCode, await read(token)]).toEqual([
      200,
      { name: "You won't get the emails about new inquiries anymore.", owner: null, stopped: true },
    ]);
    await ask();
    expect(recipientsOf(await delivered())).toEqual([constituents.email]);
    const { kinds } = (await call(notificationEndpoints.settings, { as: director })).body.data;
    expect(kinds.filter(({ mail }) => mail === "at_once").map(({ kind }) => kind)).toEqual([
      "approval",
      "ledger",
    ]);
    expect((await stop(token, true)).body.data.stopped).toBe(false);
    await ask();
    expect(recipientsOf(await delivered())).toEqual([director.email, constituents.email].sort());
  });

  test("of a digest stops all that it brings, the summary too", async () => {
    await noSummary(director, provider, stranger);
    await set(leader, "import", "weekly");
    await set(leader, "nudge", "daily");
    setNow(monday);
    await work();
    const token = tokenIn((await delivered())[0]);
    await stop(token);
    const settings = async () => (await call(notificationEndpoints.settings, { as: leader })).body.data;
    const chosen = async () => {
      const { kinds, weekly_summary } = await settings();
      return [kinds.find(({ kind }) => kind === "import")?.mail, weekly_summary];
    };
    expect(await chosen()).toEqual(["none", false]);
    expect((await settings()).kinds.find(({ kind }) => kind === "nudge")?.mail).toBe("daily");
    setNow("2026-09-28T11:00:00Z");
    await work();
    expect(await delivered()).toEqual([]);
    await stop(token, true);
    expect(await chosen()).toEqual(["weekly", true]);
  });
});

test("notifications go after 90 days", async () => {
  await finishImport(leader, provider);
  await sql`update notifications set created_at = now() - interval '91 days' where user_id = ${leader.id}`.execute(
    db,
  );
  await sweepNotifications(db, notificationDays);
  expect([(await latest(leader)).unread, (await latest(provider)).unread]).toEqual([0, 1]);
});

describe("a person's data", () => {
  test("holds their notifications and settings", async () => {
    await finishImport(leader);
    await set(leader, "import", "weekly");
    await sql`update logins set confirmed_until = now() + interval '1 hour'`.execute(db);
    const { bytes } = await call(personalDataEndpoints.own, { as: leader });
    const files = await unzip(bytes, ["notifications.json", "notification-settings.json"], "en");
    const read = (name: string) => JSON.parse(String(files.get(name))) as unknown;
    expect(read("notifications.json")).toMatchObject([{ kind: "import", read_at: null }]);
    expect(read("notification-settings.json")).toMatchObject([{ kind: "import", mail: "weekly" }]);
  });

  test("goes with them, also what others were told of them", async () => {
    const gone = await signInAs("Site Leader", {
      school_ids: [site.id],
      first_name: "Zelda",
      last_name: "Quill",
    });
    await finishImport(gone);
    await set(gone, "import", "weekly");
    await sql`select notify_people('mail', 'user_mail', ${gone.id}, array[${director.id}::int])`.execute(db);
    const answer = await call(personalDataEndpoints.erase, {
      as: director,
      params: { id: gone.id },
      body: { name: "Zelda Quill", reason: "Asked for", media: "keep" } as never,
    });
    expect([answer.status, answer.body.errors]).toEqual([200, undefined]);
    for (const table of ["notifications", "notification_preferences"])
      expect(await rows(db, sql`select from ${sql.table(table)} where user_id = ${gone.id}`)).toEqual([]);
    expect(await rows(db, sql`select from notifications where thing_id = ${gone.id}`)).toEqual([]);
  });
});

test("instructors are told nothing", async () => {
  await sql`select notify_people('import', 'import', 1, array[${teacher.id}::int])`.execute(db);
  expect(await rows(db, sql`select id from notifications`)).toEqual([]);
  expect((await call(notificationEndpoints.latest, { as: teacher })).status).toBe(403);
});
