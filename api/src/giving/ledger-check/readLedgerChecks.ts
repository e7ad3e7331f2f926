import type { LedgerCheck, LedgerFinding, LedgerStanding } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, first, rows, sole } from "../../core/database.ts";
import type { Sql } from "../../core/entities/entity.ts";
import { person } from "../../people/shared/personName.ts";

const sumOf = (name: keyof LedgerFinding) =>
  sql`(select coalesce(sum((f->>${name}::text)::bigint), 0)::bigint from jsonb_array_elements(k.findings) f)`;

/** What the list of checks shows of one (`k`). */
const columns = sql`k.id, k.asked_at, case when u.id is not null then ${person("u")} end as asked_by, k.started_at, k.finished_at,
  k.took_ms, k.is_rebuild, ${sumOf("compared")} as compared, ${sumOf("disagreements")} as disagreements,
  case when k.finished_at is null then case when k.started_at is null then 'waiting' else 'running' end
    when k.ok then 'agrees' when not k.ok then 'differs' else 'failed' end as state`;

const from = sql`ledger_checks k left join users u on u.id = k.asked_by`;

/** The checks that are kept, latest first. */
export const readLedgerChecks = (db: Db, condition: Sql): Promise<LedgerCheck[]> =>
  rows<LedgerCheck>(db, sql`select ${columns} from ${from} where ${condition} order by k.id desc`);

/** A check with what it found. */
export const readLedgerCheck = (db: Db, id: number) =>
  first<LedgerCheck & { findings: LedgerFinding[] }>(
    db,
    sql`select ${columns}, k.findings from ${from} where k.id = ${id}`,
  );

/** How the last check that finished ended; `late` when that is two days ago, or when none has since the ledger was opened. */
export function readLedgerStanding(db: Db): Promise<LedgerStanding> {
  return sole<LedgerStanding>(
    db,
    sql`select k.finished_at, coalesce(k.disagreements, 0) as disagreements,
        case when not k.ok then 'differs' when coalesce(k.finished_at, o.opened_at) < now() - interval '48 hours' then 'late'
          else 'agrees' end as state
      from (select min(set_at) as opened_at from point_rates) o left join lateral (
        select k.finished_at, k.ok, ${sumOf("disagreements")} as disagreements from ledger_checks k
        where k.ok is not null order by k.id desc limit 1) k on true`,
  );
}
