import type { Db } from "../../core/database.ts";
import { countEvent } from "./securityCounter.ts";
import { type EventSource, rowOf, type SecurityEvent, type SecurityRow } from "./securityEvent.ts";
import { type RowsWriter, rowsWriter } from "./writeRefusals.ts";

/** A refusal; `typed` is what was given as an email, and is never stored as it is. */
interface RefusedEvent extends SecurityEvent {
  readonly typed?: string | undefined;
}

/** How long the same refusals are counted in one row. */
const windowMs = 60_000;

/** How many different refusals are told apart in that time: of one address, and of all. */
const most = { ofAddress: 20, ofAll: 1000 };

/** How many different values of one fact a row keeps. */
const mostValues = 10;

type Facts = Readonly<Record<string, unknown>>;

/** Refusals alike since the first of them was written. */
interface Repeats {
  readonly row: SecurityRow;
  times: number;
  facts: Facts;
  at: string;
  last_at: string;
}

interface Keeping {
  readonly writer: RowsWriter;
  readonly open: Map<string, Repeats>;
  readonly ofAddress: Map<string, number>;
  timer: NodeJS.Timeout | undefined;
}

const keepings = new WeakMap<Db, Keeping>();

/** Has refusals kept of a database; `secret` makes the marks of unknown accounts. */
export function keepRefusals(db: Db, secret: string, onError: (error: unknown) => void): void {
  if (keepings.has(db)) return;
  const writer = rowsWriter(db, secret, onError);
  keepings.set(db, { writer, open: new Map(), ofAddress: new Map(), timer: undefined });
}

/** The row that a refusal is counted in: its own while there is room, else one of its address, else one of all. */
function placeOf({ open, ofAddress }: Keeping, row: SecurityRow): [key: string, row: SecurityRow] {
  const address = row.address ?? "";
  const key = JSON.stringify([row.kind, row.account_id, row.typed, address]);
  if (open.has(key)) return [key, row];
  const many = { account_id: null, typed: null, actor_id: null, login_id: null, user_agent: null };
  const crowded = { ...row, ...many, facts: { reason: "too_many" } };
  if (open.size >= most.ofAll) return [JSON.stringify([row.kind]), { ...crowded, address: null }];
  const known = ofAddress.get(address) ?? 0;
  if (known >= most.ofAddress) return [JSON.stringify([row.kind, address]), crowded];
  ofAddress.set(address, known + 1);
  return [key, row];
}

/** The facts of both; of lists what either has. */
function joined(one: Facts, other: Facts): Facts {
  const both = Object.entries(other).map(([name, value]): [string, unknown] => {
    const known = one[name];
    if (!Array.isArray(value) || !Array.isArray(known)) return [name, value];
    return [name, [...new Set([...(known as unknown[]), ...(value as unknown[])])].slice(0, mostValues)];
  });
  return { ...one, ...Object.fromEntries(both) };
}

/**
 * Notes something refused, without making the answer wait: it is written later, outside of any transaction. What is alike
 * within a minute becomes two rows, the first and the others.
 */
export function noteRefusal(db: Db, { typed, ...event }: RefusedEvent, from: EventSource): void {
  countEvent(event.kind);
  const keeping = keepings.get(db);
  if (!keeping) return;
  const now = new Date().toISOString();
  const own = { ...rowOf(event, from), typed: typed?.toLowerCase() ?? null, at: now };
  const [key, row] = placeOf(keeping, own);
  const known = keeping.open.get(key);
  if (known) {
    if (known.times === 0) known.at = now;
    known.times += 1;
    known.last_at = now;
    known.facts = joined(known.facts, row.facts as Facts);
    return;
  }
  keeping.open.set(key, { row, times: 0, facts: row.facts as Facts, at: now, last_at: now });
  keeping.writer.write([row]);
  keeping.timer ??= setTimeout(() => endWindow(keeping), windowMs).unref();
}

/** Notes what happened outside of any transaction, without making anyone wait for it. */
export function noteLater(db: Db, event: SecurityEvent, from: EventSource): void {
  countEvent(event.kind);
  keepings.get(db)?.writer.write([{ ...rowOf(event, from), at: new Date().toISOString() }]);
}

/** Writes what was repeated, and begins anew. */
function endWindow(keeping: Keeping): void {
  clearTimeout(keeping.timer);
  keeping.timer = undefined;
  const repeats = [...keeping.open.values()].filter(({ times }) => times > 0);
  keeping.open.clear();
  keeping.ofAddress.clear();
  keeping.writer.write(
    repeats.map(({ row, times, facts, at, last_at }) => ({
      ...row,
      times,
      facts,
      at,
      last_at: times > 1 ? last_at : null,
    })),
  );
}

/** Ends the minute under way; resolves once all is written. */
export async function settleRefusals(db: Db): Promise<void> {
  const keeping = keepings.get(db);
  if (!keeping) return;
  endWindow(keeping);
  await keeping.writer.settled();
}
