import type { Language } from "@kindling/contract";
import { sql } from "kysely";
import { notify } from "../../account/notifications/notify.ts";
import { exportsWithoutPeople } from "../../account/security-log/exportsWithPeople.ts";
import type { Caller } from "../../core/caller.ts";
import { type Db, first, sole, transaction } from "../../core/database.ts";
import { findPerson } from "../../core/server/loginCheck.ts";
import { wake } from "../../core/waking.ts";
import { noteSecurity } from "../../people/security/noteSecurity.ts";
import { countRows, reportFile } from "../machinery/reportRoutes.ts";
import { askFor, mayAskFor, type ReportKit, type SavedChoice } from "./askFor.ts";
import { fileUpTo } from "./fileUpTo.ts";
import { filtersInWords } from "./filtersInWords.ts";
import { planSends } from "./planSends.ts";
import { reportMailKind } from "./reportLetter.ts";

/** The largest attachment in bytes; larger files are downloaded from the portal. */
const mostAttached = 5 * 2 ** 20;

const mostAttempts = 5;

/** After this time a send counts as abandoned; after a failure it is retried later. */
const pause = { lost: "15 minutes", failed: "10 minutes" };

interface Due extends SavedChoice {
  id: number;
  user_id: number;
  owner_id: number;
  address: string;
  language: Language;
  attempts: number;
  stopped: boolean;
  /** Asked for out of turn, by its owner for themselves. */
  asked: boolean;
}

/** A send's result: new state and the mail's content. */
interface Outcome {
  readonly state: "mailed" | "empty" | "stopped" | "barred" | "ownerBarred";
  readonly rows?: number;
  readonly file?: Buffer | null;
  readonly fileName?: string;
  /** What it is narrowed to, in its recipient's words and as far as they may know it. */
  readonly narrowed?: readonly string[];
}

/**
 * Makes due saved reports and queues their mails with the recipient's permissions, each once. Returns how many;
 * `stop` ends it early.
 */
export async function makeSends(
  kit: ReportKit,
  onError: (error: unknown) => void,
  stop?: AbortSignal,
): Promise<number> {
  await planSends(kit.db, kit.settings.timeZone, kit.now());
  await forget(kit.db);
  for (let made = 0; ; made += 1) {
    const due = stop?.aborted ? undefined : await takeDue(kit.db, kit.now());
    if (!due) return made;
    try {
      await finish(kit.db, due, await make(kit, due));
    } catch (error) {
      onError(error);
      await putOff(kit.db, due, error, kit.now());
    }
  }
}

/** Deletes sent files, old sends, and reports deleted a day ago. */
async function forget(db: Db): Promise<void> {
  await sql`delete from saved_reports where archived_at < now() - interval '1 day'`.execute(db);
  await sql`update report_sends n set file = null from mails m
    where m.id = n.mail_id and n.file is not null and m.state in ('sent', 'dropped', 'failed')`.execute(db);
  await sql`delete from report_sends where created_at < now() - interval '400 days'`.execute(db);
  await sql`delete from report_stop_links where created_at < now() - interval '400 days'`.execute(db);
}

/**
 * Claims the next send, requested ones first; concurrent processes never claim the same. One that would wait longer
 * than sends do was claimed while the clock was ahead.
 */
function takeDue(db: Db, now: Date): Promise<Due | undefined> {
  const at = now.toISOString();
  return first<Due>(
    db,
    sql`with next as (select id from report_sends where state = 'due' and (next_try_at is null or next_try_at <= ${at}::timestamptz
            or next_try_at > ${at}::timestamptz + ${pause.lost}::interval)
          and exists (select from saved_reports r where r.id = saved_report_id and r.archived_at is null)
        order by day is not null, id limit 1 for update skip locked)
      update report_sends n set attempts = n.attempts + 1, next_try_at = ${at}::timestamptz + ${pause.lost}::interval
      from next, saved_reports r, users u where n.id = next.id and r.id = n.saved_report_id and u.id = n.user_id
      returning n.id, n.user_id, n.attempts, n.day is null as asked, r.owner_id, r.report, r.filters, r.format,
        u.email::text as address, coalesce(u.language, (select o.language from users o where o.id = r.owner_id), 'en') as language,
        exists (select from report_stops s where s.saved_report_id = r.id and s.user_id = u.id) as stopped`,
  );
}

async function make(kit: ReportKit, due: Due): Promise<Outcome> {
  if (due.stopped && !due.asked) return { state: "stopped" };
  const owner = await findPerson(kit.db, due.owner_id);
  if (!owner || !mayAskFor(due, owner, kit)) return { state: "ownerBarred" };
  const recipient = await findPerson(kit.db, due.user_id);
  if (!recipient || !mayAskFor(due, recipient, kit)) return { state: "barred" };
  const read = kit.readElsewhere ?? ((reading) => reading(kit.db));
  return read((db) => readReport({ ...kit, db }, due, recipient));
}

async function readReport(kit: ReportKit, due: Due, recipient: Caller): Promise<Outcome> {
  const { report, source, asking } = askFor(due, recipient, due.language, kit);
  const rows = await countRows(source, asking);
  if (rows === 0) return { state: "empty", rows };
  const { file, name } = await reportFile(report, source, asking);
  const narrowed = await filtersInWords(kit.db, report, due.filters, asking.context);
  return { state: "mailed", rows, narrowed, fileName: name, file: await fileUpTo(file, mostAttached) };
}

/** Records the result and queues the mail in one transaction, unless another process did. */
function finish(db: Db, due: Due, outcome: Outcome): Promise<void> {
  const { state } = outcome;
  const [rows, file, fileName] = [outcome.rows ?? null, outcome.file ?? null, outcome.fileName ?? null];
  return transaction(db, async (tx) => {
    const mine = await first(
      tx,
      sql`update report_sends set state = ${state}, row_count = ${rows}, file = ${file}, file_name = ${fileName}, error = null
        where id = ${due.id} and state = 'due' returning id`,
    );
    if (!mine) return;
    await tellOutcome(tx, due, state);
    if (state !== "mailed") return;
    const mail = await sole<{ id: number }>(
      tx,
      sql`insert into mails (kind, user_id, address, language, data, bulk) values (${reportMailKind}, ${due.user_id},
        ${due.address}, ${due.language}, ${JSON.stringify({ send: due.id, narrowed: outcome.narrowed })}::jsonb, ${!due.asked}) returning id`,
    );
    await sql`update report_sends set mail_id = ${mail.id} where id = ${due.id}`.execute(tx);
    await noteMailed(tx, due, rows, fileName);
    wake(tx, "mails");
  });
}

/** Notifies the recipient, who already gets an email with the report, or the owner of what went wrong. */
async function tellOutcome(tx: Db, { id, user_id, owner_id, asked }: Due, state: string): Promise<void> {
  if (state === "stopped" || (state === "empty" && !asked)) return;
  const person = state === "mailed" || state === "empty" ? user_id : owner_id;
  await notify(tx, { kind: "report", topic: "report_send", thing: id, people: sql`select ${person}::int` });
  if (state === "mailed")
    await sql`update notifications set mailed_at = now() where topic = 'report_send' and thing_id = ${id}`.execute(
      tx,
    );
}

/** Reports with people in them are told to the security log, as downloads are. */
async function noteMailed(tx: Db, { report, user_id }: Due, rows: number | null, file: string | null) {
  const name = `report.${report}`;
  if (exportsWithoutPeople.has(name)) return;
  const facts = { export: name, file, rows, reason: "mailed" };
  await noteSecurity(tx, { kind: "data_exported", account: user_id, facts }, { caller: null });
}

async function putOff(db: Db, due: Due, error: unknown, now: Date): Promise<void> {
  const { id, attempts } = due;
  const reason = error instanceof Error ? error.message.slice(0, 500) : String(error);
  const state = attempts >= mostAttempts ? "failed" : "due";
  await transaction(db, async (tx) => {
    const mine = await first(
      tx,
      sql`update report_sends set error = ${reason}, state = ${state},
        next_try_at = ${now.toISOString()}::timestamptz + ${pause.failed}::interval
        where id = ${id} and state = 'due' returning id`,
    );
    if (mine && state === "failed") await tellOutcome(tx, due, state);
  });
}
