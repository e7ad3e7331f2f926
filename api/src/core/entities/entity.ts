import type { Language, Resource } from "@kindling/contract";
import { type RawBuilder, sql } from "kysely";
import type { z } from "zod";
import type { Caller } from "../caller.ts";
import type { Db } from "../database.ts";

/** A piece of SQL. */
export type Sql = RawBuilder<unknown>;

/** What a query or a rule may depend on. */
export interface Context {
  readonly caller: Caller;
  /** The calendar date in the organization's time zone. */
  readonly today: string;
  /** The organization's time zone, in which the days of filters begin and end. */
  readonly timeZone: string;
  readonly language: Language;
  /** Where the call comes from, for the audit log. */
  readonly address?: string;
  /** By which its lines in the log are found. */
  readonly requestId?: string;
}

/** A many-to-many link in its own table. */
interface Link {
  readonly table: string;
  /** The column that holds this row's id. */
  readonly own: string;
  /** The column that holds the other row's id. */
  readonly other: string;
}

type RowOf<R extends Resource> = z.output<R["row"]>;
type InputOf<R extends Resource> = z.output<R["input"]>;
type FilterValues<R extends Resource> = {
  [K in keyof R["filters"]]-?: NonNullable<z.output<R["filters"][K]>>;
};
/** A filter's condition, from its value and, where they bear on it, the values of all that are given. */
type Filtering<R extends Resource, V> = (value: V, context: Context, all?: Partial<FilterValues<R>>) => Sql;
type Action = "update" | "delete" | "restore";

/** An expression that words are looked for in, or a condition on the row of those in which they are found. */
export type Searched = Sql | ((holds: (expression: Sql) => Sql) => Sql);

/** A FROM clause of `t` in the order of what is sorted by, ascending or descending. */
export type Ordered = (way: Sql) => { readonly from: Sql; readonly by: Sql };

/** How one resource is stored, read, guarded and kept sound. */
export interface Entity<R extends Resource = Resource> {
  readonly resource: R;
  /** The table; its unique constraints are named `table__field`, so that a breach names the field. */
  readonly table: string;
  /** The FROM clause; the table's alias is `t`. What is joined is left joined by its key, so that counting passes it over. */
  readonly from: Sql;
  /** One expression per field of the row, `can` apart. */
  columns(context: Context): { [K in Exclude<keyof RowOf<R>, "can">]: Sql };
  /** One condition per filter. */
  readonly filters: { [K in keyof R["filters"]]-?: Filtering<R, FilterValues<R>[K]> };
  /** What the search text is looked for in; none: the resource has no search. */
  readonly search: readonly Searched[];
  /** What to sort by where it is not the column of that name. */
  readonly sorts?: { readonly [K in R["sorts"][number]]?: Sql };
  /** Sorts of a long list that no index of the table has the order of, likewise. */
  readonly ordered?: { readonly [K in R["sorts"][number]]?: Ordered };
  /** A table of kept counts (`rows`) as `t`, if its columns are all that the scope and these filters ask for. */
  counts?(filters: readonly string[], context: Context): Sql | undefined;
  /** Which rows a caller may see: the same condition guards one row and filters the list. */
  scope(context: Context): Sql;
  /** What a caller may do with a row they see, beyond what the endpoints' access says. */
  permits?(row: RowOf<R>, action: Action, caller: Caller): boolean;
  /** Completes what a new row is written with, before its fields are validated. */
  readonly complete?: Complete;
  /** Input fields that live in tables of their own. */
  readonly links?: { readonly [field: string]: Link };
  /** Input fields without a column, written by `saved`, and how to read them. */
  readonly parts?: { readonly [field: string]: Sql };
  /** Sets of fields that no two rows may share, for imports to check beforehand. */
  readonly unique?: readonly (readonly string[])[];
  /** What people call a row that has no name of its own. */
  called?(row: RowOf<R>, language: Language): string;
  /** Columns never shown in the audit log. */
  readonly secret?: readonly string[];
  /** True when a delete archives; all others are kept apart for as long as they can be restored. */
  readonly archives?: boolean;
  /** Uses that no foreign key covers: a resource and pairs of the `used` row and the `id` using it. */
  readonly usedBy?: readonly { readonly what: string; readonly pairs: Sql }[];
  /** The real rules: refuses by throwing, may complete the draft. `current` is the row before an update. */
  check?(db: Db, draft: Draft<R>, context: Context, current?: RowOf<R>): Promise<void> | void;
  /** What else deleting rows has to heed. */
  checkRemoval?(db: Db, rows: readonly RowOf<R>[], context: Context): Promise<void> | void;
  /** What else follows from deleting rows, in the same transaction. */
  removed?(db: Db, ids: readonly number[]): Promise<void>;
  /** Extra checks after rows are restored, in the same transaction. */
  checkRestore?(db: Db, ids: readonly number[], context: Context): Promise<void>;
  /** Whether the owner of a new row is mailed an invitation. */
  invites?(draft: Draft<R>): boolean;
  /** What else follows from a write, in the same transaction. */
  saved?(db: Db, event: Saved<R>, context: Context): Promise<void>;
}

/** Rows just written: their ids and drafts in the same order, and whether they are new. */
interface Saved<R extends Resource = Resource> {
  readonly isNew: boolean;
  readonly ids: readonly number[];
  readonly drafts: readonly Draft<R>[];
  /** How the audit log has them from before, in the same order; of new rows nothing. */
  readonly before: readonly Readonly<Record<string, unknown>>[];
  /** Whether invitations go out with it. */
  readonly invite: "now" | "later";
}

/** Adds to what was sent what its writer has no choice about. */
export type Complete = <T extends object>(sent: T, caller: Caller) => T;

/** The row to write: input fields and columns added by rules. */
export type Draft<R extends Resource = Resource> = Partial<InputOf<R>> & { [column: string]: unknown };

/** Binds a resource of the contract to its storage. */
export function defineEntity<R extends Resource>(
  resource: R,
  definition: Omit<Entity<R>, "resource">,
): Entity<R> {
  return { resource, ...definition };
}

/** An entity of fewer rows: those for which this holds too. */
export function narrowed<R extends Resource>(
  entity: Entity<R>,
  condition: (context: Context) => Sql,
): Entity<R> {
  const scope = (context: Context) => sql`${entity.scope(context)} and ${condition(context)}`;
  // No counts are kept of them.
  return { ...entity, scope, counts: () => undefined };
}

/** A reference as rows carry it, from a joined table: null where the join found nothing. */
export function refer(alias: string, name = "name"): Sql {
  const table = sql.raw(alias);
  return sql`case when ${table}.id is null then null else jsonb_build_object('id', ${table}.id, 'name', ${table}.${sql.raw(name)}) end`;
}

/** A condition that holds for every row. */
export const always = sql`true`;

/** A condition that holds for none. */
export const never = sql`false`;

/** `column = any(values)`; a single value is written so that an index on it is also in the order of what follows. */
export function anyOf(column: Sql, values: readonly (number | string)[], type: "int" | "text" = "int"): Sql {
  return values.length === 1
    ? sql`${column} = ${values[0]}::${sql.raw(type)}`
    : sql`${column} = any(${values}::${sql.raw(type)}[])`;
}

/** Ids, as `column = ${among(ids)}`: however many there are, PostgreSQL keeps one plan instead of planning for each. */
export function among(ids: readonly (number | string)[], type: "int" | "bigint" | "text" = "int"): Sql {
  const list = sql.raw(`${type}[]`);
  return sql`any((select ${ids}::${list})::${list})`;
}

/** Columns of the table itself that a row carries under their own names. */
export function plain<const K extends string>(...names: K[]): { [P in K]: Sql } {
  return Object.fromEntries(names.map((name) => [name, sql`t.${sql.ref(name)}`])) as { [P in K]: Sql };
}

/** The columns every table has. */
export const stored = plain("id", "created_at", "updated_at", "version");

/** The fields of a resource's input with their schemas. */
export function inputFields({ input }: Pick<Resource, "input">): [field: string, schema: z.core.$ZodType][] {
  return Object.entries(input.shape as Readonly<Record<string, z.core.$ZodType>>);
}
