import { bankStatements } from "@kindling/contract";
import { sql } from "kysely";
import { always, defineEntity, plain, stored } from "../../core/entities/entity.ts";
import { person } from "../../people/shared/personName.ts";

const lines = sql`from bank_lines l left join bank_decisions d on d.line_id = l.id and d.undone_at is null
  where l.statement_id = t.id`;
const count = (kind: string) => sql`(select count(*)::int ${lines} and d.kind = ${sql.lit(kind)})`;
const open = sql`(select count(*)::int ${lines} and d.id is null)`;
const sum = (sign: string) =>
  sql`(select coalesce(sum(abs(l.amount_cents)), 0)::bigint ${lines} and l.amount_cents ${sql.raw(sign)} 0)`;

/** A bank's statement and how far its lines are confirmed. */
export const bankStatement = defineEntity(bankStatements, {
  table: "bank_statements",
  from: sql`bank_statements t left join users u on u.id = t.created_by`,
  columns: () => ({
    ...stored,
    ...plain("account", "file_name", "format", "from_on", "to_on"),
    ...plain("opening_cents", "closing_cents", "line_count", "known_count"),
    confirmed_count: count("confirmed"),
    not_ours_count: count("not_ours"),
    open_count: open,
    in_cents: sum(">"),
    out_cents: sum("<"),
    created_by: person("u"),
    is_untouched: sql`not exists (select from bank_lines l join bank_decisions d on d.line_id = l.id where l.statement_id = t.id)`,
  }),
  filters: {
    account: (account) => sql`t.account = ${account}`,
    from: (date) => sql`t.to_on >= ${date}::date`,
    to: (date) => sql`t.from_on <= ${date}::date`,
  },
  search: [sql`t.account`, sql`t.file_name`],
  sorts: { open_count: open, confirmed_count: count("confirmed") },
  scope: () => always,
});
