import type { BankLayout, BankPreview, BodyOf, bankStatementEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, first, rows, sole } from "../../core/database.ts";
import { record } from "../../core/entities/audit.ts";
import type { Context } from "../../core/entities/entity.ts";
import { invalid, Refusal } from "../../core/errors.ts";
import { bankSay } from "./bankSay.ts";
import { bankStatement } from "./bankStatements.ts";
import type { FileLine, FileStatement } from "./reading/bankFile.ts";
import { sumsOf } from "./reading/bankFile.ts";
import { bankFileSay } from "./reading/bankFileSay.ts";
import { readBankFile } from "./reading/readBankFile.ts";

type Taking = BodyOf<typeof bankStatementEndpoints.create>;
type Read = Awaited<ReturnType<typeof readBankFile>>;

const findLayoutIn = (db: Db) => async (header: string) =>
  (await first<{ layout: BankLayout }>(db, sql`select layout from bank_layouts where header = ${header}`))
    ?.layout;

/** Reads a file of a bank with what people have said about its columns before. */
export const readFile = (
  db: Db,
  content: Buffer | undefined,
  body: Taking,
  { language }: Context,
): Promise<Read> => readBankFile(content, body.layout, findLayoutIn(db), language);

/** What a person sees of a file before it is taken. */
export function previewOf(
  { format, table, statements, skipped, errors, isRemembered }: Read,
  { language }: Context,
): BankPreview {
  const lines = statements.flatMap((statement) => statement.lines);
  const accounts = [...new Set(statements.map(({ account }) => account))];
  const only = statements.length === 1 ? statements[0] : undefined;
  const say = bankFileSay[language];
  const days = statements.flatMap(({ from_on, to_on }) => [from_on, to_on]).sort();
  return {
    format,
    account: accounts.length > 0 ? accounts.filter(Boolean).join(", ") || null : null,
    header: (table?.header ?? []).map((name, at) => name || say.column(at + 1)),
    samples: (table?.samples ?? []).map((row) => [...row]),
    layout: table?.layout ?? null,
    is_remembered: isRemembered,
    missing: [...(table?.missing ?? [])],
    line_count: lines.length,
    skipped_count: skipped,
    from_on: days[0] ?? null,
    to_on: days.at(-1) ?? null,
    ...sumsOf(lines),
    opening_cents: only?.opening_cents ?? null,
    closing_cents: only?.closing_cents ?? null,
    faults: errors.first.map(({ row, column, value, msg }) => ({ row, column, value, msg })),
    fault_count: errors.count,
  };
}

/** What tells a line from every other of its account: the bank's reference or its text, day and amount, and which of equal ones it is. */
export function keysOf(lines: readonly FileLine[]): string[] {
  const counts = new Map<string, number>();
  return lines.map(({ booked_on, amount_cents, reference, text }) => {
    const words = (reference ?? text).toLowerCase().replace(/\s+/g, " ").trim();
    const base = `${booked_on} ${amount_cents} ${words}`;
    const count = (counts.get(base) ?? 0) + 1;
    counts.set(base, count);
    return `${count} ${base}`.slice(0, 1000);
  });
}

interface Taken {
  readonly id: number;
  readonly count: number;
  readonly known: number;
}

/** Takes over the lines of one account that aren't known; nothing if all are. */
async function takeOne(
  tx: Db,
  statement: FileStatement & { readonly account: string },
  file: { readonly name: string; readonly format: Read["format"] },
  context: Context,
): Promise<Taken> {
  const { account, from_on, to_on, opening_cents, closing_cents, lines } = statement;
  const keys = keysOf(lines);
  const known = new Set(
    (
      await rows<{ key: string }>(
        tx,
        sql`select l.key from bank_lines l where l.account = ${account} and l.key = any(${keys}::text[])`,
      )
    ).map(({ key }) => key),
  );
  const fresh = lines.flatMap((line, at) => {
    const key = keys[at] ?? "";
    return known.has(key) ? [] : [{ ...line, key }];
  });
  if (fresh.length === 0) return { id: 0, count: 0, known: known.size };
  const { id } = await sole<{ id: number }>(
    tx,
    sql`insert into bank_statements (account, file_name, format, from_on, to_on, opening_cents, closing_cents, line_count, known_count, created_by)
      values (${account}, ${file.name}, ${file.format}, ${from_on}, ${to_on}, ${opening_cents}, ${closing_cents}, ${fresh.length},
        ${known.size}, ${context.caller.id}) returning id`,
  );
  await sql`insert into bank_lines (statement_id, account, row, booked_on, amount_cents, text, name, reference, key)
    select ${id}, ${account}, l.row, l.booked_on, l.amount_cents, l.text, l.name, l.reference, l.key
    from jsonb_to_recordset(${JSON.stringify(fresh)}::jsonb)
      l (row int, booked_on date, amount_cents bigint, text text, name text, reference text, key text)`.execute(
    tx,
  );
  const name = `${account}, ${from_on} – ${to_on}`;
  const after = {
    account,
    file_name: file.name,
    from_on,
    to_on,
    line_count: fresh.length,
    known_count: known.size,
  };
  await record(tx, bankStatement, "create", [{ id, name, before: null, after }], context);
  return { id, count: fresh.length, known: known.size };
}

/**
 * Takes over the lines of a bank's file, each account as a statement of its own. Returns their ids and what to say.
 * @throws Refusal invalid with the rows that can't be read, or at `account` or `layout`; conflict if all lines are known.
 */
export async function takeFile(
  tx: Db,
  upload: { readonly name: string; readonly content?: Buffer } | undefined,
  body: Taking,
  context: Context,
): Promise<{ ids: number[]; message: string }> {
  const say = bankSay[context.language];
  const fileSay = bankFileSay[context.language];
  const file = await readFile(tx, upload?.content, body, context);
  const { table, statements, errors, format } = file;
  if (table && table.missing.length > 0) throw invalid("layout", fileSay.unknownColumns);
  if (errors.count > 0) throw errors.sort().refusal(fileSay.badRows(errors.count));
  if (statements.length === 0) throw invalid("file", fileSay.noLines);
  const named = statements.map((statement) => ({
    ...statement,
    account: (statements.length === 1 ? body.account : null) ?? statement.account ?? "",
    opening_cents: body.opening_cents ?? statement.opening_cents,
    closing_cents: body.closing_cents ?? statement.closing_cents,
  }));
  if (named.some(({ account }) => account === "")) throw invalid("account", say.account);
  // Two files at once could bring the same line.
  await sql`lock table bank_statements in share row exclusive mode`.execute(tx);
  const about = { name: (upload?.name ?? "").slice(0, 200), format };
  const taken: Taken[] = [];
  for (const statement of named) taken.push(await takeOne(tx, statement, about, context));
  const ids = taken.flatMap(({ id }) => (id > 0 ? [id] : []));
  if (ids.length === 0) throw new Refusal("conflict", say.allKnown);
  if (table && body.layout)
    await sql`insert into bank_layouts (header, layout, used_by) values (${table.key}, ${JSON.stringify(body.layout)}::jsonb, ${context.caller.id})
      on conflict (header) do update set layout = excluded.layout, used_at = now(), used_by = excluded.used_by`.execute(
      tx,
    );
  const sum = (of: "count" | "known") => taken.reduce((total, each) => total + each[of], 0);
  return { ids, message: say.taken(sum("count"), sum("known")) };
}
