import { rm } from "node:fs/promises";
import path from "node:path";
import { sql } from "kysely";
import type { PoolConfig } from "pg";
import { type Db, first, rows, sole, transaction } from "../core/database.ts";
import { queueMails } from "../core/mail/queueMails.ts";
import { type Services, todayIn } from "../core/services.ts";
import { BackupUnderWay } from "./backupError.ts";
import { backupMailKinds } from "./backupLetter.ts";
import { type Backup, makeBackup } from "./makeBackup.ts";
import { silent } from "./progress.ts";

type Kit = Pick<Services, "db" | "settings" | "now">;

/** A night's backup that failed is tried again after a while, so many times in all. */
const mostTries = 3;
const triedAgainAfter = sql`interval '15 minutes'`;

/** Another process has made it meanwhile. */
class NotDue extends Error {}

/** Makes the day's backup once its time has come, on one process, and removes those that are too many. */
export async function runBackups(
  kit: Kit,
  connection: string | PoolConfig,
  signal?: AbortSignal,
): Promise<void> {
  if (kit.settings.backupAt === undefined || !(await isDue(kit))) return;
  let id: number | undefined;
  let backup: Backup;
  try {
    backup = await makeBackup({
      connection: kit.settings.databaseOwnerUrl ?? connection,
      settings: kit.settings,
      now: kit.now(),
      progress: silent,
      ...(signal && { signal }),
      async begun() {
        id = await begin(kit);
      },
    });
  } catch (error) {
    // What another process or a person is making counts for itself; a process that ends leaves it to the next.
    if (error instanceof NotDue || error instanceof BackupUnderWay || signal?.aborted) return;
    await finish(kit, id ?? (await begin(kit)), { error: (error as Error).message.slice(0, 500) });
    throw error;
  }
  if (id !== undefined) await finish(kit, id, backup);
  await removeOld(kit);
}

/** A night that came before an earlier one was that of a clock that was ahead, and doesn't count. */
async function isDue({ db, settings: { backupAt, timeZone }, now }: Kit): Promise<boolean> {
  const [at, today] = [now().toISOString(), todayIn(timeZone, now())];
  const { due } = await sole<{ due: boolean }>(
    db,
    sql`select ${at}::timestamptz >= (${today}::date + ${backupAt}::time) at time zone ${timeZone}
      and count(*) < ${mostTries} and coalesce(bool_and(finished_at is null or error is not null), true)
      and coalesce(max(finished_at) < ${at}::timestamptz - ${triedAgainAfter}, true) as due
      from backups b where night = ${today}::date
        and not exists (select from backups l where l.id > b.id and l.night < b.night)`,
  );
  return due;
}

/** Takes note of a backup that begins; those that never ended count as failed. */
async function begin(kit: Kit): Promise<number> {
  const { db, now, settings } = kit;
  await sql`update backups set finished_at = started_at, error = 'It was not finished' where finished_at is null`.execute(
    db,
  );
  if (!(await isDue(kit))) throw new NotDue();
  const { id } = await sole<{ id: number }>(
    db,
    sql`insert into backups (night, started_at) values (${todayIn(settings.timeZone, now())}, ${now().toISOString()}) returning id`,
  );
  return id;
}

type Outcome = Pick<Backup, "path" | "bytes"> | { readonly error: string };

/** Keeps how a backup ended, and tells Super Admins if that is news, in one transaction. */
function finish({ db, now }: Kit, id: number, outcome: Outcome): Promise<void> {
  const error = "error" in outcome ? outcome.error : null;
  const [file, bytes] = "error" in outcome ? [null, null] : [path.basename(outcome.path), outcome.bytes];
  return transaction(db, async (tx) => {
    const { was } = await sole<{ was: boolean | null }>(
      tx,
      sql`update backups b set finished_at = ${now().toISOString()}, file = ${file}, bytes = ${bytes}, error = ${error}
        where id = ${id} returning (select o.error is null from backups o where o.id < b.id and o.finished_at is not null
          order by o.id desc limit 1) as was`,
    );
    const isOk = error === null;
    if (isOk !== (was ?? true)) await tellSuperAdmins(tx, backupMailKinds[isOk ? "works" : "failed"], error);
  });
}

async function tellSuperAdmins(tx: Db, kind: string, reason: string | null): Promise<void> {
  const people = await rows<{ userId: number; address: string }>(
    tx,
    sql`select id as "userId", email::text as address from users where role = 'Super Admin' and is_active
      and archived_at is null and cardinality(user_type) = 0`,
  );
  const mail = { kind, language: "en", data: { reason } } as const;
  await queueMails(
    tx,
    people.map((person) => ({ ...mail, ...person })),
  );
}

/** Removes the oldest backups that the clock made, files before rows, so that nothing is forgotten in a crash. */
async function removeOld({ db, settings: { backupDir, backupKeep } }: Kit): Promise<void> {
  const old = await rows<{ id: number; file: string }>(
    db,
    // After a clock that was ahead, the true night's backup may have taken the place of the early one.
    sql`select id, file from backups b where file is not null
      and not exists (select from backups n where n.file = b.file and n.id > b.id) order by id desc offset ${backupKeep}`,
  );
  for (const { file } of old) await rm(path.join(backupDir, file), { force: true });
  const oldest = await first<{ id: number }>(
    db,
    sql`select min(id) as id from (select id from backups where file is not null order by id desc limit ${backupKeep}) b`,
  );
  await sql`delete from backups where id < ${oldest?.id ?? 0}`.execute(db);
}
