import { type Kysely, sql } from "kysely";

/** A table whose rows are counted as they are written. */
interface Counted {
  readonly table: string;
  readonly counts: string;
  /** The columns that they are counted by, with their types. */
  readonly columns: Readonly<Record<string, string>>;
  /** Which of these are looked at together; the others are null. */
  readonly by: readonly (readonly string[])[];
  /** Columns that are added up with them. */
  readonly sums?: readonly string[];
  readonly where?: string;
}

const counted: readonly Counted[] = [
  {
    table: "responses",
    counts: "response_counts",
    columns: { school_id: "int", type: "text", session_id: "int", grade: "text" },
    by: [
      ["school_id", "type", "session_id"],
      ["type", "session_id", "grade"],
    ],
  },
  {
    table: "class_donations",
    counts: "class_donation_counts",
    columns: { school_id: "int", session_id: "int", charity_id: "int", status: "text" },
    by: [
      ["school_id", "session_id", "charity_id", "status"],
      ["session_id", "charity_id", "status"],
    ],
    sums: ["amount_cents"],
  },
  {
    table: "charity_choices",
    counts: "charity_choice_counts",
    columns: { school_id: "int", session_id: "int", charity_id: "int" },
    by: [
      ["school_id", "session_id", "charity_id"],
      ["session_id", "charity_id"],
    ],
  },
  {
    table: "users",
    counts: "user_counts",
    columns: { role: "text", is_active: "boolean" },
    by: [["role", "is_active"]],
    where: "archived_at is null",
  },
];

/**
 * Counts of lists that grow, kept by triggers. A write only adds rows to them, so that no writer waits for another;
 * `fold_counts` makes them one row for each key now and then.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const each of counted) {
    for (const statement of [tableOf(each), triggersOf(each), count(each, [["+", each.table]], true)]) {
      await sql.raw(statement).execute(db);
    }
  }
  const folds = counted.map(foldOf).join("\n");
  await sql.raw(`create function fold_counts() returns void language sql as $$${folds}$$`).execute(db);
}

const figuresOf = ({ sums = [] }: Counted) => ["rows", ...sums];
const keysOf = ({ columns }: Counted) => Object.keys(columns).join(", ");
const added = (names: readonly string[]) => names.map((name) => `sum(${name})`).join(", ");

function tableOf(each: Counted): string {
  const { counts, columns } = each;
  const definitions = [
    ...Object.entries(columns).map(([name, type]) => `${name} ${type}`),
    ...figuresOf(each).map((name) => `${name} bigint not null`),
  ];
  return `
create table ${counts} (${definitions.join(", ")}, is_folded boolean not null);
create unique index ${counts}__key on ${counts} (${keysOf(each)}) nulls not distinct where is_folded;
create index on ${counts} (${keysOf(each)}) include (${figuresOf(each).join(", ")});
create index on ${counts} (is_folded) where not is_folded;`;
}

/** Adds what rows of some sources count for, or no longer do. */
function count(each: Counted, sources: readonly (readonly ["+" | "-", string])[], isFolded = false): string {
  const { counts, by, sums = [], where = "true" } = each;
  const counting = sources.map(([sign, source]) => {
    const figures = [`${sign}1 as rows`, ...sums.map((name) => `${sign}${name} as ${name}`)];
    return `select ${keysOf(each)}, ${figures.join(", ")} from ${source} where ${where}`;
  });
  const changed = figuresOf(each).map((name) => `sum(${name}) <> 0`);
  return `insert into ${counts} (${keysOf(each)}, ${figuresOf(each).join(", ")}, is_folded)
    select ${keysOf(each)}, ${added(figuresOf(each))}, ${isFolded} from (${counting.join(" union all ")}) c
    group by grouping sets (${by.map((names) => `(${names.join(", ")})`).join(", ")}) having ${changed.join(" or ")};`;
}

function triggersOf(each: Counted): string {
  const { table, counts } = each;
  return `
create function count_${table}() returns trigger language plpgsql as $$
begin
  case tg_op
    when 'INSERT' then ${count(each, [["+", "added"]])}
    when 'DELETE' then ${count(each, [["-", "removed"]])}
    when 'UPDATE' then ${count(each, [
      ["+", "added"],
      ["-", "removed"],
    ])}
    else delete from ${counts};
  end case;
  return null;
end $$;
create trigger count_inserted after insert on ${table}
  referencing new table as added for each statement execute function count_${table}();
create trigger count_deleted after delete on ${table}
  referencing old table as removed for each statement execute function count_${table}();
create trigger count_updated after update on ${table}
  referencing new table as added old table as removed for each statement execute function count_${table}();
create trigger count_truncated after truncate on ${table} for each statement execute function count_${table}();`;
}

/** Adds what was counted since the last time to the one row of its key. */
function foldOf(each: Counted): string {
  const { counts } = each;
  const figures = figuresOf(each);
  return `
  with fresh as (delete from ${counts} where not is_folded returning *)
  insert into ${counts} (${keysOf(each)}, ${figures.join(", ")}, is_folded)
  select ${keysOf(each)}, ${added(figures)}, true from fresh group by ${keysOf(each)}
  on conflict (${keysOf(each)}) where is_folded do update
    set ${figures.map((name) => `${name} = ${counts}.${name} + excluded.${name}`).join(", ")};`;
}
