import { type Notification, notificationEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { sendNotifications } from "../src/account/notifications/sendNotifications.ts";
import { deliverMails } from "../src/core/mail/deliverMails.ts";
import type { Letter } from "../src/core/mail/transport.ts";
import { letters } from "../src/letters.ts";
import type { TestApp } from "./buildApp.ts";
import type { SignedIn } from "./signInAs.ts";

/** A person of each kind of role, and ways to read what they are told. */
export async function notificationsWorld({ call, db, make, services, signInAs }: TestApp) {
  const program = await make.program();
  const session = await make.session({ program_id: program.id, start: "2026-08-15", end: "2026-10-10" });
  const site = await make.site({ name: "Willow Creek", program_id: program.id });
  const far = await make.site({ name: "Elsewhere", program_id: program.id });
  const people = {
    director: await signInAs("Super Admin", { first_name: "Dora" }),
    constituents: await signInAs("admin", { user_type: ["Constituents"] }),
    charities: await signInAs("admin", { user_type: ["Charities"] }),
    curriculum: await signInAs("admin", { user_type: ["Curriculum"] }),
    provider: await signInAs("Provider Leader", { provider_id: site.provider_id }),
    leader: await signInAs("Site Leader", { school_ids: [site.id], first_name: "Ruth" }),
    stranger: await signInAs("Site Leader", { school_ids: [far.id] }),
  };
  const teacher = await signInAs("Instructor", {
    school_ids: [site.id],
    first_name: "Ana",
    last_name: "Lopez",
    grade: "3",
  });
  await sql`update users set created_at = '2026-01-01'`.execute(db);

  const latest = async (as: SignedIn, headers: Record<string, string> = {}) =>
    (await call(notificationEndpoints.latest, { as, headers })).body.data;
  /** What each was told, by name; those who were told nothing are left out. */
  async function told(): Promise<Record<string, string[]>> {
    const entries = await Promise.all(
      Object.entries(people).map(async ([name, as]): Promise<[string, string[]]> => {
        const { notifications } = await latest(as);
        return [name, notifications.map(({ title }: Notification) => title)];
      }),
    );
    return Object.fromEntries(entries.filter(([, titles]) => titles.length > 0));
  }
  const set = (as: SignedIn, kind: Notification["kind"], mail: string, in_portal = true) =>
    call(notificationEndpoints.save, { as, body: { kinds: [{ kind, in_portal, mail: mail as never }] } });
  const work = () => sendNotifications(services);
  async function delivered(): Promise<Letter[]> {
    const sent: Letter[] = [];
    await deliverMails(
      db,
      (letter) => Promise.resolve(void sent.push(letter)),
      { ...services.settings, appUrl: "https://portal.example" },
      letters,
    );
    return sent;
  }
  const clear = async () => {
    for (const table of "notifications notification_preferences notification_digests mails lead_tries".split(
      " ",
    ))
      await sql`delete from ${sql.table(table)}`.execute(db);
  };
  return {
    ...people,
    clear,
    delivered,
    far,
    latest,
    people,
    program,
    session,
    set,
    site,
    teacher,
    told,
    work,
  };
}
