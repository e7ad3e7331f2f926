import type { Client } from "pg";

/** What was open when a backup was made, and is not to go on in what was restored from it. */
export interface Ended {
  readonly logins: number;
  readonly mails: number;
  readonly reports: number;
}

/** By what mails are known that a restore holds back. */
const heldBack = "Held back by a restore: it may have been sent after the backup was made";

/**
 * Ends sign-ins and links, some of which may have been ended since by their owners, and holds back mails and reports, most of
 * which went out after the backup was made.
 */
export async function endWhatWasOpen(client: Client): Promise<Ended> {
  const count = async (statement: string, values: unknown[] = []) =>
    (await client.query(statement, values)).rowCount ?? 0;
  const logins = await count(
    "update logins set ended_at = now() where ended_at is null and expires_at > now()",
  );
  await count("delete from remembered_devices");
  await count("delete from sign_in_tickets");
  await count("delete from passkey_challenges");
  await count("update password_links set used_at = now() where used_at is null");
  const mails = await count(
    "update mails set state = 'dropped', error = $1 where state in ('waiting', 'sending')",
    [heldBack],
  );
  const reports = await count(
    "update report_sends set state = 'failed', error = $1, file = null where state = 'due'",
    [heldBack],
  );
  // Reports of days before this moment aren't made up for.
  await count("update saved_reports set scheduled_at = now() where schedule is not null");
  await holdNotifications(client);
  return { logins, mails, reports };
}

/** Emails no notification of before, and makes up for no digest of the last days. */
async function holdNotifications(client: Client): Promise<void> {
  const { rows } = await client.query<{ there: boolean }>(
    "select to_regclass('notifications') is not null as there",
  );
  // Backups of earlier versions have none.
  if (!rows[0]?.there) return;
  await client.query("update notifications set mailed_at = now() where mailed_at is null");
  await client.query(
    `insert into notification_digests (user_id, period, day)
      select u.id, p.period, current_date - back from users u, (values ('daily'), ('weekly')) p (period), generate_series(0, 2) back
      on conflict do nothing`,
  );
}
