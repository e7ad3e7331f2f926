import { demoKinds } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, rows } from "../../core/database.ts";

type Kind = (typeof demoKinds)[number];

/** Rows by kind. */
export type Going = ReadonlyMap<Kind, ReadonlySet<number>>;

interface Reference {
  readonly from: string;
  readonly column: string;
  readonly to: Kind;
  /** What becomes of its rows when the row is deleted: nothing, or they go too. */
  readonly on_delete: "a" | "c";
}

const isKind = (name: string): name is Kind => demoKinds.some((kind) => kind === name);

/** Rows that go with what they belong to, although people may have made them. */
const belongs = ({ from, on_delete }: Reference) => on_delete === "c" && !isKind(from);

/** What refers to rows of the demo program, the books apart, which are discarded before. */
export function readReferences(db: Db): Promise<Reference[]> {
  return rows<Reference>(
    db,
    sql`select c.conrelid::regclass::text as "from", a.attname::text as "column", c.confrelid::regclass::text as "to",
        c.confdeltype::text as on_delete
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confdeltype in ('a', 'c') and c.confrelid = any(${[...demoKinds]}::text[]::regclass[])
        and c.conrelid <> all(${books}::text[]::regclass[])
      order by 1, 2`,
  );
}

/** Tables that are emptied as a whole, among those that refer to what goes. */
const books = [
  "responses",
  "point_entries",
  "charity_choices",
  "class_donations",
  "adjustments",
  "session_closings",
  "payments",
  "payment_runs",
  "bank_decisions",
  "bank_statements",
  "sponsor_receipts",
  "pledges",
  "pledge_charities",
  "pledge_programs",
  "pledge_providers",
  "thank_yous",
  "thank_you_replies",
  "teacher_goals",
  "teacher_media",
  "media_consents",
  "nudges",
  "ledger_checks",
];

async function readDemo(db: Db, kind: Kind): Promise<Set<number>> {
  const found = await rows<{ id: number }>(
    db,
    sql`select t.id from ${sql.table(kind)} t join demo_rows d on d.name = ${kind}
      where t.id > d.after_id and t.id <= d.until_id`,
  );
  return new Set(found.map(({ id }) => id));
}

/** Ids of rows that a reference from rows which stay leads to. */
async function heldBy(
  db: Db,
  { from, column, to }: Reference,
  references: readonly Reference[],
  going: Going,
): Promise<number[]> {
  const ids = (kind: Kind) => sql`${[...(going.get(kind) ?? [])]}::bigint[]`;
  const owner = references.find((each) => each.from === from && belongs(each));
  const leaves = isKind(from)
    ? sql`f.id = any(${ids(from)})`
    : owner
      ? sql`f.${sql.ref(owner.column)} = any(${ids(owner.to)})`
      : sql`false`;
  const found = await rows<{ id: number }>(
    db,
    sql`select distinct f.${sql.ref(column)}::int as id from ${sql.table(from)} f
      where f.${sql.ref(column)} = any(${ids(to)}) and (${leaves}) is not true`,
  );
  return found.map(({ id }) => id);
}

/**
 * The rows of the demo program that nothing refers to which stays, by kind; `caller` stays in any case. What refers to a
 * row and belongs to it, as sign-ins to an account, doesn't hold it.
 */
export async function findGoing(db: Db, caller: number): Promise<{ going: Going; kept: Going }> {
  const going = new Map<Kind, Set<number>>();
  const kept = new Map<Kind, Set<number>>();
  for (const kind of demoKinds) {
    going.set(kind, await readDemo(db, kind));
    kept.set(kind, new Set());
  }
  const keep = (kind: Kind, id: number) => {
    if (going.get(kind)?.delete(id)) kept.get(kind)?.add(id);
  };
  keep("users", caller);
  const references = await readReferences(db);
  const holding = references.filter((each) => !belongs(each));
  let before = -1;
  const total = () => [...kept.values()].reduce((sum, ids) => sum + ids.size, 0);
  while (before !== total()) {
    before = total();
    for (const each of holding) for (const id of await heldBy(db, each, references, going)) keep(each.to, id);
  }
  return { going, kept };
}
