import {
  type ClosingItem,
  type Language,
  locales,
  type SessionClosing,
  sessionClosingEndpoints,
} from "@kindling/contract";
import { sql } from "kysely";
import { actAs } from "../../core/acting.ts";
import { type Db, first, rows, sole } from "../../core/database.ts";
import { record } from "../../core/entities/audit.ts";
import type { Context } from "../../core/entities/entity.ts";
import { readOne } from "../../core/entities/reading.ts";
import { invalid, Refusal } from "../../core/errors.ts";
import { type Route, route } from "../../core/route.ts";
import { say } from "../../core/say.ts";
import { session } from "../../curriculum/sessions/sessions.ts";
import { person } from "../../people/shared/personName.ts";
import { snapshotRoute } from "../../people/shared/snapshotRoute.ts";
import { adjustingSay } from "../adjusting/adjustingSay.ts";
import { standing, told } from "../adjusting/readAdjustments.ts";
import { followWithDonations, followWithPoints } from "../choosing/followChoice.ts";
import { closingSay } from "./closingSay.ts";
import { holdLeftBehind } from "./leftBehind.ts";
import { type OpenItem, openItems } from "./openItems.ts";
import { fingerprint, makeStatement } from "./statement.ts";

const { get, close, reopen, statement } = sessionClosingEndpoints;

/** Locks a session, so that nothing is recorded for it meanwhile. */
async function lockSession(db: Db, id: number, context: Context) {
  await first(db, sql`select from sessions where id = ${id} for update`);
  return readOne(db, session, id, context);
}

async function readClosing(db: Db, id: number, context: Context): Promise<SessionClosing> {
  const found = await readOne(db, session, id, context);
  const { name, program, start, end, closed_at, closed_by } = found;
  const events = await rows<SessionClosing["events"][number]>(
    db,
    sql`select c.id, c.action, c.at, ${person("u")} as by, c.note, c.left_open, c.sha256
      from session_closings c join users u on u.id = c.by_id where c.session_id = ${id} order by c.id desc`,
  );
  const items = closed_at ? [] : await openItems(db, found, context);
  return { session: { id, name }, program, start, end, closed_at, closed_by, items, events };
}

/** Refuses to close a session with open items that aren't accepted, each at `accept`, or without a note on them. */
function refuseOpen(
  items: readonly OpenItem[],
  { accept = [], note }: { accept?: readonly ClosingItem[] | undefined; note?: string | null | undefined },
  { language }: Context,
): void {
  const text = closingSay[language];
  const errors = items
    .filter(({ key }) => !accept.includes(key))
    .map(({ key, count }) => ({ msg: text.stillOpen[key](count), path: "accept", value: key }));
  if (errors.length > 0) throw new Refusal("invalid", errors[0]?.msg ?? "", { errors });
  if (items.length > 0 && !note) throw invalid("note", text.noteNeeded);
}

/** Refuses to reopen a session that is corrected by adjustments: these would then correct what has been corrected. */
async function refuseAdjusted(db: Db, id: number, language: Language): Promise<void> {
  const { count } = await sole<{ count: number }>(
    db,
    sql`select count(*)::int as count from adjustments a where a.session_id = ${id} and ${standing} and ${told}`,
  );
  if (count > 0) throw new Refusal("conflict", adjustingSay[language].reopenFirst(count));
}

/** The calls that close a session's books and open them again. */
export const closingRoutes: Route[] = [
  snapshotRoute(get, async ({ db, params, context }) => ({
    data: await readClosing(db, params.id, context),
  })),
  route(close, async (call) => {
    const { db, context, language, caller } = call;
    const { id } = call.params;
    const text = closingSay[language];
    const found = await lockSession(db, id, context);
    const { name, end, closed_at } = found;
    if (closed_at) throw new Refusal("conflict", text.already(name));
    const items = await openItems(db, found, context);
    if (items.some(({ key }) => key === "not_ended")) {
      const day = new Date(end).toLocaleDateString(locales[language], {
        timeZone: "UTC",
        dateStyle: "medium",
      });
      throw new Refusal("conflict", text.notEnded(name, day));
    }
    refuseOpen(items, call.body, context);
    const note = call.body.note ?? null;
    const leftOpen = items.map(({ key, count }) => ({ key, count }));
    const { fileName, bytes, sha256 } = await makeStatement(db, found, language);
    await actAs(db, context, note ?? undefined);
    await sql`with kept as (
        insert into session_closings (session_id, action, by_id, note, left_open, file_name, statement, sha256)
        values (${id}, 'close', ${caller.id}, ${note}, ${JSON.stringify(leftOpen)}::jsonb, ${fileName}, ${bytes}, ${sha256}) returning at)
      update sessions set closed_at = kept.at, closed_by = ${caller.id}, version = version + 1, updated_at = now()
      from kept where id = ${id}`.execute(db);
    const data = await readClosing(db, id, context);
    const after = { closed_at: data.closed_at, closed_by: caller.id, note, accept: leftOpen, sha256 };
    const before = { closed_at: null, closed_by: null };
    await record(db, session, "update", [{ id, name, before, after }], context);
    return { data, message: text.closed(name) };
  }),
  route(reopen, async (call) => {
    const { db, context, language, caller } = call;
    const { id } = call.params;
    const text = closingSay[language];
    const { reason } = call.body;
    await readOne(db, session, id, context);
    await actAs(db, context, reason);
    const left = await holdLeftBehind(db, id);
    const { name, closed_at, closed_by } = await lockSession(db, id, context);
    if (!closed_at) throw new Refusal("conflict", text.notClosed(name));
    await refuseAdjusted(db, id, language);
    await sql`with kept as (insert into session_closings (session_id, action, by_id, note)
        values (${id}, 'reopen', ${caller.id}, ${reason}))
      update sessions set closed_at = null, closed_by = null, version = version + 1, updated_at = now() where id = ${id}`.execute(
      db,
    );
    await followWithPoints(db, left);
    await followWithDonations(db, left, context);
    const before = { closed_at, closed_by: closed_by?.id ?? null };
    const after = { closed_at: null, closed_by: null, reason };
    await record(db, session, "update", [{ id, name, before, after }], context);
    return { data: await readClosing(db, id, context), message: text.reopened(name) };
  }),
  route(statement, async ({ db, params: { id }, language }) => {
    const text = closingSay[language];
    const kept = await first<{ file_name: string; statement: Buffer; sha256: string }>(
      db,
      sql`select file_name, statement, sha256 from session_closings where id = ${id} and action = 'close'`,
    );
    if (!kept) throw new Refusal("notFound", say[language].notFound(text.things.statement));
    if (fingerprint(kept.statement) !== kept.sha256) throw new Refusal("internal", text.damaged);
    return { file: kept.statement, type: "text/csv; charset=utf-8", name: kept.file_name };
  }),
];
