import { z } from "zod";
import { grant, writtenBy } from "../core/access.ts";
import { defineEndpoint, idParams } from "../core/endpoint.ts";
import { day, fieldRegistry, internal, money, optionalText, reference } from "../core/fields.ts";
import { dateFilter, messageOnly, one, wordsFilter } from "../core/page.ts";
import { defineResource, getEndpoint, listEndpoint } from "../core/resource.ts";
import { bankLine, bankLineStates } from "./bankLines.ts";

/** What a bank's file is: a table, or a statement in ISO 20022. */
export const bankFormats = ["csv", "camt"] as const;

/** What a column of a bank's table can hold; amounts are in one column, or debits and credits each in their own. */
export const bankColumns = [
  "date",
  "amount",
  "debit",
  "credit",
  "direction",
  "text",
  "name",
  "reference",
  "balance",
] as const;
export type BankColumn = (typeof bankColumns)[number];

export const dateOrders = ["ymd", "mdy", "dmy"] as const;
export const decimalSigns = [".", ","] as const;

const columnNumber = z.number().int().min(0).max(199).nullable().default(null);
const placed = Object.fromEntries(bankColumns.map((column) => [column, columnNumber])) as Record<
  BankColumn,
  typeof columnNumber
>;

/** How a bank's table is read: the number of each column, from 0, and how it writes dates and amounts. */
export const bankLayout = z.strictObject({
  ...placed,
  date_order: z.enum(dateOrders),
  decimal: z.enum(decimalSigns),
});
export type BankLayout = z.infer<typeof bankLayout>;

/** How much of a bank's file is read. */
export const bankLimits = { megabytes: 5, lines: 10_000, columns: 60, cell: 2000 } as const;

const charities = grant(["Charities"]);
const whole = z.number().int();

/** A bank's statement: which lines came with one file. */
export const bankStatements = defineResource({
  name: "bankStatement",
  path: "/bankStatement",
  labels: {
    en: {
      one: "Bank Statement",
      many: "Bank Statements",
      fields: {
        file: "File",
        account: "Account",
        accounts: "Accounts",
        file_name: "File Name",
        format: "Format",
        from_on: "First Day",
        to_on: "Last Day",
        opening_cents: "Opening Balance",
        closing_cents: "Closing Balance",
        line_count: "Lines",
        known_count: "Already Taken",
        open_count: "Open",
        confirmed_count: "Confirmed",
        not_ours_count: "Not Ours",
        in_cents: "Money In",
        out_cents: "Money Out",
        created_by: "Uploaded By",
        layout: "Columns",
        is_untouched: "Nothing Decided",
      },
    },
    es: {
      one: "Extracto bancario",
      many: "Extractos bancarios",
      fields: {
        file: "Archivo",
        account: "Cuenta",
        accounts: "Cuentas",
        file_name: "Nombre del archivo",
        format: "Formato",
        from_on: "Primer día",
        to_on: "Último día",
        opening_cents: "Saldo inicial",
        closing_cents: "Saldo final",
        line_count: "Movimientos",
        known_count: "Ya registrados",
        open_count: "Abiertos",
        confirmed_count: "Confirmados",
        not_ours_count: "No son nuestros",
        in_cents: "Entradas",
        out_cents: "Salidas",
        created_by: "Subido por",
        layout: "Columnas",
        is_untouched: "Nada decidido",
      },
    },
  },
  row: {
    account: z.string(),
    file_name: z.string(),
    format: z.enum(bankFormats),
    from_on: day,
    to_on: day,
    opening_cents: money.nullable(),
    closing_cents: money.nullable(),
    /** Lines that came with this file first. */
    line_count: whole,
    /** Lines that an earlier file had brought. */
    known_count: whole,
    confirmed_count: whole,
    not_ours_count: whole,
    open_count: whole,
    in_cents: money,
    out_cents: money,
    created_by: reference.nullable(),
    /** Whether nothing was decided of its lines, so that it can be removed. */
    is_untouched: internal(z.boolean()),
  },
  input: {},
  filters: {
    account: z.string().trim().max(80).optional(),
    from: dateFilter(),
    to: dateFilter(),
  },
  sorts: ["account", "file_name", "from_on", "to_on", "line_count", "open_count", "confirmed_count"],
  access: writtenBy(grant("none"), charities),
});

const balance = () => z.number().int().register(fieldRegistry, { kind: "number" }).nullable().optional();

/** What goes with a bank's file; the account can be left out where the file names it. */
const taking = z.object({
  account: optionalText(80),
  layout: bankLayout.optional(),
  opening_cents: balance(),
  closing_cents: balance(),
});

const preview = z.object({
  format: z.enum(bankFormats),
  /** Null unless the file names it. */
  account: z.string().nullable(),
  /** The names of a table's columns; empty for camt. */
  header: z.array(z.string()),
  /** The first rows of a table below its header. */
  samples: z.array(z.array(z.string())),
  /** How the table is read; null for camt. */
  layout: bankLayout.nullable(),
  /** Whether a person has read files with this header before. */
  is_remembered: z.boolean(),
  /** Columns that have to be named before the file can be read. */
  missing: z.array(z.enum(bankColumns)),
  line_count: whole,
  /** Rows without a day, such as totals, and lines the bank hasn't booked yet. */
  skipped_count: whole,
  from_on: day.nullable(),
  to_on: day.nullable(),
  in_cents: money,
  out_cents: money,
  opening_cents: money.nullable(),
  closing_cents: money.nullable(),
  /** What is wrong with rows; the file is taken only without any. */
  faults: z.array(
    z.object({
      row: whole.optional(),
      column: z.string().optional(),
      value: z.string().optional(),
      msg: z.string(),
    }),
  ),
  fault_count: whole,
});
export type BankPreview = z.infer<typeof preview>;

const { row, labels } = bankStatements;

/** The files of banks, and the lines that came with them. */
export const bankStatementEndpoints = {
  list: listEndpoint(bankStatements),
  get: getEndpoint(bankStatements),
  accounts: defineEndpoint({
    name: "bankStatement.accounts",
    labels,
    method: "GET",
    path: "/bankStatement/accounts",
    access: charities,
    summary: "List the accounts that Bank Statements are from, latest first",
    reply: z.object({ data: z.array(z.object({ account: z.string(), to_on: day })) }),
  }),
  read: defineEndpoint({
    name: "bankStatement.read",
    labels,
    method: "POST",
    path: "/bankStatement/read",
    access: charities,
    summary:
      "Read a bank's CSV, XLSX or camt.053 without keeping it: what its columns are, and which rows are wrong",
    body: taking,
    reply: one(preview),
    files: ["file"],
    readsFiles: true,
  }),
  create: defineEndpoint({
    name: "bankStatement.create",
    labels,
    method: "POST",
    path: "/bankStatement/add",
    access: charities,
    summary:
      "Take over the lines of a bank's CSV, XLSX or camt.053; lines that an earlier file brought aren't taken twice",
    body: taking,
    reply: one(z.array(row)),
    status: 201,
    files: ["file"],
    readsFiles: true,
  }),
  discard: defineEndpoint({
    name: "bankStatement.discard",
    labels,
    method: "POST",
    path: "/bankStatement/:id/discard",
    access: charities,
    summary: "Remove a Bank Statement of which no line was ever confirmed or set aside",
    params: idParams,
    reply: messageOnly,
  }),
  lines: defineEndpoint({
    name: "bankStatement.lines",
    labels,
    method: "GET",
    path: "/bankStatement/:id/lines",
    access: charities,
    summary: "List the lines of a Bank Statement with what each is confirmed as, or probably is",
    params: idParams,
    query: z.strictObject({
      state: wordsFilter(bankLineStates),
      page: z.coerce.number().int().min(0).max(10_000).default(0),
    }),
    reply: one(
      z.object({
        lines: z.array(bankLine),
        /** How many lines are on a page, and in this state. */
        rows: whole,
        total: whole,
        /** Of the whole statement. */
        counts: z.record(z.enum(bankLineStates), whole),
        /** The lines that are matched, for confirming all of them. */
        matched: z.array(whole),
      }),
    ),
  }),
  result: defineEndpoint({
    name: "bankStatement.result",
    labels,
    method: "GET",
    path: "/bankStatement/:id/result",
    access: charities,
    summary: "Get the lines of a Bank Statement as CSV, with what each was confirmed as, by which person",
    params: idParams,
    reply: z.string(),
    answerFiles: ["csv"],
  }),
};
