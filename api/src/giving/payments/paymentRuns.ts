import { type PaymentRun, paymentRunEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, rows } from "../../core/database.ts";
import { record } from "../../core/entities/audit.ts";
import type { Context, Sql } from "../../core/entities/entity.ts";
import { Refusal } from "../../core/errors.ts";
import { say } from "../../core/say.ts";
import { person } from "../../people/shared/personName.ts";

type Standing = Omit<PaymentRun, "next"> & { readonly waiting: number; readonly is_touched: boolean };

/** What a caller can do with a run now. */
function stepsOf({ state, waiting, is_touched, ...run }: Standing, { caller }: Context): PaymentRun["next"] {
  if (state === "canceled") return [];
  const mayApprove = !run.needs_second_person || run.created_by?.id !== caller.id;
  return [
    ...(state === "proposed" && mayApprove ? (["approve"] as const) : []),
    ...(waiting > 0 ? (["leave_out"] as const) : []),
    ...(state === "approved" && waiting > 0 ? (["send"] as const) : []),
    ...(is_touched ? [] : (["cancel"] as const)),
  ];
}

/** Runs (`r`) that meet a condition, latest first. */
async function runsWhere(db: Db, condition: Sql, context: Context): Promise<PaymentRun[]> {
  const found = await rows<Standing>(
    db,
    sql`select r.id, r.name, r.note, r.state, r.parts, r.created_at, r.needs_second_person, r.approved_at, r.canceled_at, r.reason,
        coalesce((select jsonb_agg(jsonb_build_object('id', x.id, 'name', x.name) order by x.start, x.id)
          from sessions x where x.id = any(r.session_ids)), '[]') as sessions,
        ${person("c")} as created_by, ${person("a")} as approved_by, ${person("k")} as canceled_by, s.*
      from payment_runs r left join users c on c.id = r.created_by left join users a on a.id = r.approved_by
        left join users k on k.id = r.canceled_by
        cross join lateral (
          select count(*) filter (where is_in)::int as payment_count, count(*) filter (where state = 'sent')::int as sent_count,
            coalesce(sum(donated_cents) filter (where is_in), 0)::bigint as donated_cents,
            coalesce(sum(earned_cents) filter (where is_in), 0)::bigint as earned_cents,
            coalesce(sum(donated_cents + earned_cents) filter (where is_in), 0)::bigint as total_cents,
            coalesce(sum(donated_cents + earned_cents) filter (where state = 'sent'), 0)::bigint as sent_cents,
            count(*) filter (where state in ('proposed', 'approved'))::int as waiting,
            coalesce(bool_or(sent_on is not null), false) as is_touched
          from (select p.*, p.state in ('proposed', 'approved', 'sent') as is_in from payments p where p.run_id = r.id) p) s
      where ${condition} order by r.id desc`,
  );
  return found.map((run) => {
    const { waiting: _, is_touched: __, ...shown } = run;
    return { ...shown, next: stepsOf(run, context) };
  });
}

export const readRuns = (db: Db, context: Context) => runsWhere(db, sql`true`, context);

/** @throws Refusal notFound. */
export async function readRun(db: Db, id: number, context: Context): Promise<PaymentRun> {
  const [run] = await runsWhere(db, sql`r.id = ${id}`, context);
  if (run) return run;
  const { labels } = paymentRunEndpoints.get;
  throw new Refusal("notFound", say[context.language].notFound(labels?.[context.language].one ?? ""));
}

/** Lets one writer of payments in at a time: they are few, and each may concern the money of another. */
export async function holdPayments(tx: Db): Promise<void> {
  await sql`lock table payment_runs in share row exclusive mode`.execute(tx);
}

/** Writes to the audit log what happened to a run. */
export async function recordRun(
  tx: Db,
  { id, name }: Pick<PaymentRun, "id" | "name">,
  change: Readonly<Record<"before" | "after", Record<string, unknown> | null>>,
  context: Context,
): Promise<void> {
  const resource = { name: "paymentRun" };
  await record(tx, { resource }, change.before ? "update" : "create", [{ id, name, ...change }], context);
}
