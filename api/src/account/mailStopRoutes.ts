import { type Language, mailStopEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, first, transaction } from "../core/database.ts";
import { Refusal } from "../core/errors.ts";
import { type Call, openRoute, type Route } from "../core/route.ts";
import { say } from "../core/say.ts";
import { hashToken } from "../core/server/tokens.ts";
import { personName } from "../people/shared/personName.ts";
import { accountSay } from "./accountSay.ts";
import { nameEmails, notificationsSay } from "./notifications/notificationsSay.ts";
import { findEmails, setEmailsStopped } from "./notifications/stopLinks.ts";
import { claimTry } from "./throttle.ts";

interface Stoppable {
  saved_report_id: number;
  user_id: number;
  name: string;
  owner: string;
  stopped: boolean;
}

/**
 * Returns the send that an unsubscribe link stops.
 * @throws Refusal notFound for an unknown link, tooMany after many unknown ones.
 */
async function findStoppable(
  { db, language, address }: Pick<Call, "db" | "language" | "address">,
  token: string,
): Promise<Stoppable> {
  const found = await first<Stoppable>(
    db,
    sql`select l.saved_report_id, l.user_id, r.name::text as name, ${personName("o")} as owner,
        exists (select from report_stops s where s.saved_report_id = l.saved_report_id and s.user_id = l.user_id) as stopped
      from report_stop_links l join saved_reports r on r.id = l.saved_report_id join users o on o.id = r.owner_id
      where l.token_hash = ${hashToken(token)}`,
  );
  if (found) return found;
  // Counts only unknown links, because mail services share addresses.
  const wait = await claimTry(db, `stop:${address}`, `stop:${address}`);
  if (wait > 0) throw new Refusal("tooMany", say[language].tooMany, { retryAfterSeconds: wait });
  throw new Refusal("notFound", accountSay[language].stopLinkUnknown);
}

async function setStopped(db: Db, { saved_report_id, user_id }: Stoppable, stopped: boolean): Promise<void> {
  if (stopped) {
    await sql`insert into report_stops (saved_report_id, user_id) values (${saved_report_id}, ${user_id})
      on conflict do nothing`.execute(db);
  } else {
    await sql`delete from report_stops where saved_report_id = ${saved_report_id} and user_id = ${user_id}`.execute(
      db,
    );
  }
}

/** What is said of emails with notifications, which nobody else sends. */
function tellEmails(emails: Parameters<typeof nameEmails>[0], stopped: boolean, language: Language) {
  const { haveStopped, willStop } = notificationsSay[language];
  const name = nameEmails(emails, language);
  return { name: stopped ? haveStopped(name) : willStop(name), owner: null, stopped };
}

/** Unsubscribes from mailed reports and notifications by the link in the email. */
export const mailStopRoutes: Route[] = [
  openRoute(mailStopEndpoints.read, async (call) => {
    const { token } = call.params;
    const emails = await findEmails(call.db, token);
    if (emails) return { data: tellEmails(emails, emails.stopped, call.language) };
    const { name, owner, stopped } = await findStoppable(call as unknown as Call, token);
    return { data: { name, owner, stopped } };
  }),
  openRoute(mailStopEndpoints.stop, async (call) => {
    const { token } = call.params;
    const stopped = !call.body.resume;
    const { mailsStopped, mailsResumed } = accountSay[call.language];
    const message = stopped ? mailsStopped : mailsResumed;
    const emails = await findEmails(call.db, token);
    if (emails) {
      await transaction(call.db, (tx) => setEmailsStopped(tx, emails, stopped));
      return { data: tellEmails(emails, stopped, call.language), message };
    }
    const found = await findStoppable(call as unknown as Call, token);
    await transaction(call.db, (tx) => setStopped(tx, found, stopped));
    const { name, owner } = found;
    return { data: { name, owner, stopped }, message };
  }),
];
