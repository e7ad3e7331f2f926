import { mailStopEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, first, transaction } from "../core/database.ts";
import { Refusal } from "../core/errors.ts";
import { type Call, openRoute, type Route } from "../core/route.ts";
import { say } from "../core/say.ts";
import { hashToken } from "../core/server/tokens.ts";
import { personName } from "../people/shared/personName.ts";
import { accountSay } from "./accountSay.ts";
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

/** Unsubscribes from mailed reports by the link in the email. */
export const mailStopRoutes: Route[] = [
  openRoute(mailStopEndpoints.read, async (call) => {
    const { name, owner, stopped } = await findStoppable(call as unknown as Call, call.params.token);
    return { data: { name, owner, stopped } };
  }),
  openRoute(mailStopEndpoints.stop, async (call) => {
    const found = await findStoppable(call as unknown as Call, call.params.token);
    const stopped = !call.body.resume;
    await transaction(call.db, (tx) => setStopped(tx, found, stopped));
    const { name, owner } = found;
    const { mailsStopped, mailsResumed } = accountSay[call.language];
    return { data: { name, owner, stopped }, message: stopped ? mailsStopped : mailsResumed };
  }),
];
