import { classEndpoints, nudgeDays, paceEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { deliverMails } from "../../core/mail/deliverMails.ts";
import type { Letter } from "../../core/mail/transport.ts";
import { letters } from "../../letters.ts";

const { call, make, signInAs, db, services, setNow } = await buildApp();

const program = await make.program();
const provider = await make.provider();
const session = await make.session({ program_id: program.id, start: "2026-09-01", end: "2026-10-10" });
const site = await make.site({ name: "Willow Creek", provider_id: provider.id, program_id: program.id });
const far = await make.site({ name: "Elsewhere", program_id: program.id });
const dates = { start: "2026-09-01", end: "2026-09-30", session_id: session.id };
const balloon = await make.mindfulOpen({ ...dates, title: "Balloon <breathing>" });
await make.kinesthetic({ ...dates, title: "The Slow Mirror", end: "2026-09-20" });
const leader = await signInAs("Site Leader", {
  school_ids: [site.id],
  first_name: "Ruth",
  last_name: "Castellanos",
});
const staff = await signInAs("Super Admin");

const teacher = (fields = {}) => make.user({ role: "Instructor", school_ids: [site.id], ...fields });
const nudge = (body: object, as = leader) => call(paceEndpoints.nudge, { as, body });
const paths = ({ errors }: { errors?: readonly { path?: string }[] }) => errors?.map(({ path }) => path);

/** What is mailed when the outbox is emptied. */
async function mailed(): Promise<Letter[]> {
  const sent: Letter[] = [];
  await deliverMails(
    db,
    async (letter) => void sent.push(letter),
    { appUrl: "https://kindling.example", brandName: "Kindling" },
    letters,
  );
  return sent;
}

describe("POST /dashboard/pace/nudge", () => {
  test("mails the teacher what waits for the class, soonest to end first, and what the leader adds", async () => {
    const ana = await teacher({ first_name: "Ana", last_name: "Lopez", email: "ana@willow.example" });
    const { status, body } = await nudge({
      user_id: ana.id,
      school_id: site.id,
      message: "  We missed you & your drums! ",
    });
    expect([status, body.data, body.message]).toEqual([200, { sent: 1, skipped: 0 }, "Sending 1 nudge"]);
    const [letter, ...others] = await mailed();
    expect(others).toEqual([]);
    expect(letter?.to).toBe("ana@willow.example");
    expect(letter?.subject).toBe("Activities for your class at Willow Creek");
    expect(letter?.text.split("\n\n")).toEqual([
      "Hello Ana,",
      "Your class at Willow Creek hasn't recorded an activity for a while. One activity takes only a few minutes.",
      "Ruth Castellanos adds: We missed you & your drums!",
      "Open for your class today:",
      "• The Slow Mirror (Kinesthetic Activity), until September 20",
      "• Balloon <breathing> (Mindfulness Open Form), until September 30",
      "Open your classroom to start.",
      "Open my classroom: https://kindling.example/instructor/home",
      "Ruth Castellanos sent you this from Kindling because your class takes part.",
      "Don't reply to this email; contact the sender directly. It contains no student information.",
      "Kindling",
    ]);
    expect(letter?.html).toContain("Balloon &lt;breathing&gt;");
    expect(letter?.html).toContain("We missed you &amp; your drums!");
  });

  test("writes in the teacher's language, and names no more than is left to do", async () => {
    const luz = await teacher({ first_name: "Luz", language: "es" });
    await make.response({
      object_id: balloon.id,
      user_id: luz.id,
      school_id: site.id,
      session_id: session.id,
      created_at: "2026-09-14T15:00:00Z",
    });
    await nudge({ user_id: luz.id, school_id: site.id });
    const [letter] = await mailed();
    expect(letter?.subject).toBe("Actividades para su clase en Willow Creek");
    const lines = letter?.text.split("\n\n") ?? [];
    expect(lines.slice(0, 4)).toEqual([
      "Hola, Luz:",
      "A su clase en Willow Creek aún le quedan actividades por hacer en esta sesión. Hay tiempo, y cada actividad cuenta.",
      "Abierto hoy para su clase:",
      "• The Slow Mirror (Actividad kinestésica), hasta el 20 de septiembre",
    ]);
    expect(lines.join()).not.toContain("Balloon");
  });

  test(`goes to a class once in ${nudgeDays} days; a second try says when the last went and who sent it`, async () => {
    const ben = await teacher();
    const body = { user_id: ben.id, school_id: site.id };
    setNow("2026-09-15");
    expect((await nudge(body)).status).toBe(200);
    setNow("2026-09-22T15:59:00Z");
    const again = await nudge(body, staff);
    expect([again.status, again.body.message]).toEqual([
      409,
      "Ruth Castellanos nudged this class on September 15, 2026. You can nudge it again on September 22, 2026.",
    ]);
    setNow("2026-09-22T16:00:00Z");
    expect((await nudge(body, staff)).status).toBe(200);
    expect((await mailed()).length).toBe(2);
    setNow("2026-09-15");
  });

  test("waits for a nudge to the same class that is under way", async () => {
    const dora = await teacher();
    const body = { user_id: dora.id, school_id: site.id };
    const answers = await Promise.all([1, 2, 3, 4].map(() => nudge(body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect((await mailed()).length).toBe(1);
  });

  test("takes several at once and counts the skipped ones", async () => {
    const [one, two, gone] = [await teacher(), await teacher(), await teacher({ is_active: false })];
    await nudge({ user_id: one.id, school_id: site.id });
    const classes = [one, two, gone].map(({ id }) => ({ user_id: id, school_id: site.id }));
    const { status, body } = await nudge({ classes });
    expect([status, body.data]).toEqual([200, { sent: 1, skipped: 2 }]);
    expect((await mailed()).length).toBe(2);
  });

  test("takes all that filters of the list of classes match, if as many still do", async () => {
    const quiet = await make.site({ name: "Quiet Hill", provider_id: provider.id, program_id: program.id });
    const { id } = await teacher({ school_ids: [quiet.id] });
    await teacher({ school_ids: [quiet.id] });
    await teacher({ school_ids: [quiet.id] });
    await make.response({
      object_id: balloon.id,
      user_id: id,
      school_id: quiet.id,
      session_id: session.id,
      created_at: "2026-09-14T15:00:00Z",
    });
    const filter = { schools: quiet.id, takes_part: false };
    await mailed();
    const changed = await nudge({ filter, expected: 3 }, staff);
    expect([changed.status, changed.body.message]).toEqual([
      409,
      "You saw 3 rows, but 2 match now. Check the list and try again.",
    ]);
    const { status, body } = await nudge({ filter, expected: 2 }, staff);
    expect([status, body.data]).toEqual([200, { sent: 2, skipped: 0 }]);
    expect((await mailed()).length).toBe(2);
    const again = await nudge({ filter, expected: 2 }, staff);
    expect(again.body.data).toEqual({ sent: 0, skipped: 2 });
    const listed = await call(classEndpoints.list, { as: staff, query: { schools: String(quiet.id) } });
    const nudged = listed.body.data.map((row: { teacher: { id: number }; nudged_at: string | null }) => [
      row.teacher.id === id,
      row.nudged_at !== null,
    ]);
    expect(nudged.sort()).toEqual([
      [false, true],
      [false, true],
      [true, false],
    ]);
    // Out of the leader's reach, nothing matches.
    expect((await nudge({ filter, expected: 2 })).status).toBe(409);
    expect(await mailed()).toEqual([]);
  });

  test("is refused for what is no open class of the caller's", async () => {
    const eve = await teacher();
    const away = await make.user({ role: "Instructor", school_ids: [far.id] });
    const gone = await teacher({ is_active: false });
    const elsewhere = await nudge({ user_id: away.id, school_id: far.id });
    expect([elsewhere.status, paths(elsewhere.body)]).toEqual([422, ["school_id"]]);
    const listed = await nudge({
      classes: [
        { user_id: eve.id, school_id: site.id },
        { user_id: away.id, school_id: far.id },
      ],
    });
    expect([listed.status, paths(listed.body)]).toEqual([422, ["classes.1.school_id"]]);
    for (const user_id of [away.id, gone.id, undefined]) {
      const refused = await nudge({ user_id, school_id: site.id });
      expect([refused.status, paths(refused.body)]).toEqual([422, ["user_id"]]);
    }
    const empty = await nudge({});
    expect([empty.status, paths(empty.body)]).toEqual([422, ["school_id"]]);
    const long = await nudge({ user_id: eve.id, school_id: site.id, message: "x".repeat(301) });
    expect([long.status, paths(long.body)]).toEqual([422, ["message"]]);
    expect(await mailed()).toEqual([]);
  });

  test("records sender, class and words in the audit log", async () => {
    const zoe = await teacher({ first_name: "Zoe", last_name: "Hart" });
    await nudge({ user_id: zoe.id, school_id: site.id, message: "Hello!" });
    const { rows } =
      await sql`select user_id, action, entity, name, after from audit_log order by id desc limit 1`.execute(
        db,
      );
    expect(rows).toEqual([
      {
        user_id: leader.id,
        action: "create",
        entity: "nudge",
        name: "Zoe Hart, Willow Creek",
        after: { user_id: zoe.id, school_id: site.id, message: "Hello!" },
      },
    ]);
  });
});

describe("GET /dashboard/pace/nudge", () => {
  test("shows the letter before it goes, in the teacher's language, and sends nothing", async () => {
    await mailed();
    const lia = await teacher({ first_name: "Lía", last_name: "Soto", language: "es" });
    const query = { school_id: site.id, user_id: lia.id };
    const { status, body } = await call(paceEndpoints.letter, { as: leader, query });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      teacher: { id: lia.id, name: "Lía Soto" },
      language: "es",
      before: ["Hola, Lía:", expect.stringContaining("Willow Creek")],
      lead_in: "Ruth Castellanos agrega:",
      button: "Abrir mi aula",
    });
    expect(await mailed()).toEqual([]);
    expect(services.settings.brandName).toBe("Kindling");
  });

  test("picks a class of the site where none is named, and refuses a site out of reach", async () => {
    const sample = await call(paceEndpoints.letter, { as: leader, query: { school_id: site.id } });
    expect(sample.status).toBe(200);
    const refused = await call(paceEndpoints.letter, { as: leader, query: { school_id: far.id } });
    expect([refused.status, paths(refused.body)]).toEqual([422, ["school_id"]]);
  });
});
