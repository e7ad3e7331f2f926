import { locales, pledgeEndpoints, pledges } from "@kindling/contract";
import { sql } from "kysely";
import { actAs } from "../../core/acting.ts";
import { type Db, first } from "../../core/database.ts";
import {
  always,
  anyOf,
  type Context,
  type Draft,
  defineEntity,
  plain,
  refer,
  type Sql,
  stored,
} from "../../core/entities/entity.ts";
import { invalid, Refusal } from "../../core/errors.ts";
import { snapshotCrudRoutes } from "../../people/shared/snapshotRoute.ts";
import { holdPayments } from "../payments/paymentRuns.ts";
import { checkPaidBefore, checkPaidDraws } from "./checkPaidDraws.ts";
import type { Pool } from "./pools.ts";
import { sponsorSay } from "./sponsorSay.ts";

const linked = (thing: "program" | "provider" | "charity", from: string) =>
  sql`coalesce((select jsonb_agg(${refer("n")} order by n.name) from ${sql.table(`pledge_${from}`)} l
    join ${sql.table(from)} n on n.id = l.${sql.ref(`${thing}_id`)} where l.pledge_id = t.id), '[]')`;

/** What came in of pledges that meet a condition on receipts (`r`). */
export const receivedWhere = (condition: Sql): Sql =>
  sql`coalesce((select sum(r.amount_cents) from sponsor_receipts r where r.reversed_at is null and ${condition}), 0)::bigint`;

type Stored = Readonly<{ id: number; sponsor: { id: number }; state: string; closed_on: string | null }> &
  Readonly<Record<string, unknown>>;

/** A field as it will be once written. */
const after = (draft: Draft, current: Stored | undefined, field: string) =>
  draft[field] === undefined ? current?.[field] : draft[field];

/** Checks that an amount is told as the kind of pledge wants it, and the order of its days. */
function checkShape(draft: Draft, current: Stored | undefined, { language }: Context): void {
  const text = sponsorSay[language];
  const isFixed = after(draft, current, "kind") === "amount";
  if (draft["kind"] !== undefined && draft["kind"] !== current?.["kind"]) {
    // What belonged to the other kind goes, unless it was sent.
    for (const field of isFixed ? ["point_cents", "cap_cents"] : ["amount_cents"])
      if (draft[field] === undefined) (draft as Record<string, unknown>)[field] = null;
  }
  const isEmpty = (field: string) => after(draft, current, field) == null;
  if (isFixed) {
    if (isEmpty("amount_cents")) throw invalid("amount_cents", text.amountNeeded);
    if (!isEmpty("point_cents")) throw invalid("point_cents", text.onlyOther);
    if (!isEmpty("cap_cents")) throw invalid("cap_cents", text.onlyPerPoint);
  } else {
    if (isEmpty("point_cents")) throw invalid("point_cents", text.pointCentsNeeded);
    if (!isEmpty("amount_cents")) throw invalid("amount_cents", text.onlyOther);
  }
  const [from, until] = ["from_on", "until_on"].map((field) => after(draft, current, field));
  if (from && until && until < from) throw invalid("until_on", text.untilBeforeFrom);
}

/** A pledge as points would draw on it once a draft is written. */
function poolOf(draft: Draft, current: Stored | undefined): Pool {
  const value = <T>(field: string) => (after(draft, current, field) ?? null) as T | null;
  const ids = (field: string, row: string) =>
    (draft[field] ??
      ((current?.[row] as { id: number }[] | undefined) ?? []).map(({ id }) => id)) as number[];
  const ends = [value<string>("until_on"), value<string>("closed_on")].filter((day) => day !== null);
  return {
    id: current?.id ?? 0,
    from_on: value<string>("from_on") ?? "",
    end_on: ends.toSorted()[0] ?? null,
    point_cents: value("point_cents"),
    limit_cents: value<number>("amount_cents") ?? value<number>("cap_cents"),
    programs: ids("program_ids", "programs"),
    providers: ids("provider_ids", "providers"),
    charities: ids("charity_ids", "charities"),
    made_at: "9999",
  };
}

/** The field at which a draft is refused that lowers what a pledge covers. */
const loweringFields = [
  "amount_cents",
  "cap_cents",
  "point_cents",
  "state",
  "until_on",
  "from_on",
  "program_ids",
  "provider_ids",
  "charity_ids",
  "kind",
] as const;

export const pledge = defineEntity(pledges, {
  table: "pledges",
  from: sql`pledges t left join sponsors s on s.id = t.sponsor_id`,
  columns: () => ({
    ...stored,
    ...plain(
      "name",
      "kind",
      "amount_cents",
      "point_cents",
      "cap_cents",
      "from_on",
      "until_on",
      "state",
      "closed_on",
    ),
    sponsor: refer("s"),
    programs: linked("program", "programs"),
    providers: linked("provider", "providers"),
    charities: linked("charity", "charities"),
    received_cents: receivedWhere(sql`r.pledge_id = t.id`),
  }),
  filters: {
    sponsors: (ids) => anyOf(sql`t.sponsor_id`, ids),
    state: (states) => anyOf(sql`t.state`, states, "text"),
  },
  search: [sql`t.name`, sql`s.name::text`],
  sorts: { sponsor: sql`s.name` },
  scope: () => always,
  unique: [["sponsor_id", "name"]],
  links: {
    program_ids: { table: "pledge_programs", own: "pledge_id", other: "program_id" },
    provider_ids: { table: "pledge_providers", own: "pledge_id", other: "provider_id" },
    charity_ids: { table: "pledge_charities", own: "pledge_id", other: "charity_id" },
  },
  async check(db, draft, context, current) {
    const { reason } = draft as { reason?: string | null };
    delete (draft as Draft)["reason"];
    const row = current as Stored | undefined;
    await actAs(db, context, reason ?? (row && sponsorSay[context.language].pledgeChanged));
    if (row && draft.sponsor_id !== undefined && draft.sponsor_id !== row.sponsor.id)
      throw invalid("sponsor_id", sponsorSay[context.language].sponsorStays);
    checkShape(draft, row, context);
    if (draft.state === "closed" && row?.state !== "closed") draft["closed_on"] = context.today;
    if (draft.state === "open") draft["closed_on"] = null;
    const changed = loweringFields.filter((field) => draft[field] !== undefined);
    if (changed.length === 0) return;
    await holdPayments(db);
    const next = poolOf(draft, row);
    const fault = await checkPaidDraws(db, (pools) =>
      row
        ? pools.map((pool) => (pool.id === row.id ? { ...next, made_at: pool.made_at } : pool))
        : [...pools, next],
    );
    if (fault?.pool === row?.id && fault)
      throw invalid(
        changed[0] ?? "amount_cents",
        sponsorSay[context.language].belowPaid(spellMoney(fault.paid, context)),
      );
    if (fault) throw invalid("from_on", sponsorSay[context.language].takesOver(await nameOf(db, fault.pool)));
  },
  async checkRemoval(db, removed, context) {
    await actAs(db, context, sponsorSay[context.language].pledgeDeleted);
    await holdPayments(db);
    const gone = new Set(removed.map(({ id }) => id));
    const fault = await checkPaidDraws(db, (pools) => pools.filter(({ id }) => !gone.has(id)));
    if (fault)
      throw new Refusal("conflict", sponsorSay[context.language].inUseByPaid(await nameOf(db, fault.pool)));
  },
  async checkRestore(db, ids, context) {
    await holdPayments(db);
    const back = new Set(ids);
    const fault = await checkPaidBefore(db, (pools) => pools.filter(({ id }) => !back.has(id)));
    if (fault)
      throw new Refusal("conflict", sponsorSay[context.language].takesOver(await nameOf(db, fault.pool)));
  },
});

const spellMoney = (cents: number, { language }: Context) =>
  new Intl.NumberFormat(locales[language], { style: "currency", currency: "USD" }).format(cents / 100);

const nameOf = async (db: Db, id: number) =>
  (await first<{ name: string }>(db, sql`select name from pledges where id = ${id}`))?.name ?? "";

export const pledgeRoutes = snapshotCrudRoutes(pledgeEndpoints, pledge);
