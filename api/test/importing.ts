import type { Endpoint } from "@kindling/contract";
import { expect } from "vitest";
import type { TestApp } from "./buildApp.ts";
import type { SignedIn } from "./signInAs.ts";

type Cell = string | number | boolean | null | undefined;

/** The rows of a file as CSV, as a spreadsheet program would save it. */
export function csv(rows: readonly (readonly Cell[])[], separator = ","): string {
  const cellOf = (cell: Cell) => {
    const text = String(cell ?? "");
    return /[",;\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return rows.map((row) => `${row.map(cellOf).join(separator)}\r\n`).join("");
}

/** How a test sends a file. */
export interface SentImport {
  readonly as: SignedIn;
  readonly query?: Readonly<Record<string, unknown>>;
  /** Fields of the form beside the file. */
  readonly body?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly name?: string;
}

/** Binds a server to what the tests of imports do again and again. */
export function importing({ call }: TestApp) {
  const send = (
    endpoint: Endpoint,
    content: string | Buffer,
    { as, query = {}, body = {}, headers = {}, name }: SentImport,
  ) => call(endpoint, { as, query, body, headers, file: { name: name ?? "people.csv", content } });
  return {
    send,
    /** The figures of an import that has to succeed. */
    async figures(endpoint: Endpoint, content: string | Buffer, sent: SentImport) {
      const { status, body } = await send(endpoint, content, sent);
      expect([status, body.errors, body.message]).toEqual([200, undefined, expect.any(String)]);
      const { created, updated, unchanged, total, import_id } = (body as unknown as { data: Figures }).data;
      return { figures: [created, updated, unchanged], total, id: import_id ?? 0 };
    },
    /** The errors of a refused import as row, column, value and message. */
    async badCells(endpoint: Endpoint, content: string | Buffer, sent: SentImport) {
      const { status, body } = await send(endpoint, content, sent);
      expect(status).toBe(422);
      return (body.errors ?? []).map(({ row, column, value, msg }) => [row, column, value, msg]);
    },
  };
}

interface Figures {
  created: number;
  updated: number;
  unchanged: number;
  total: number;
  import_id?: number;
}
