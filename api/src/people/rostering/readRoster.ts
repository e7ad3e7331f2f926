import type { Language } from "@kindling/contract";
import { tableLimits } from "../../core/entities/tableLimits.ts";
import { invalid } from "../../core/errors.ts";
import { unreadableFile } from "../../core/files/unreadableFile.ts";
import { csvRows } from "../../core/spreadsheets/csv.ts";
import { rosterSay } from "./rosterSay.ts";
import { unzip } from "./unzip.ts";

/** The tables that are read; student, family and class tables are never unpacked. */
const rosterFiles = ["orgs.csv", "users.csv", "roles.csv", "academicSessions.csv"] as const;

export type RosterFile = (typeof rosterFiles)[number];

/** A table row: its number in the file and cells by column, empty if missing. */
export interface RosterRow {
  readonly row: number;
  cell(column: string): string;
}

/** A roster as it was unpacked. */
export type RosterTables = ReadonlyMap<string, Buffer>;

/**
 * Unpacks an export, detected by content.
 * @throws Refusal invalid without a roster, malformed or tooLarge if it can't be unpacked.
 */
export async function readRoster(content: Buffer | undefined, language: Language): Promise<RosterTables> {
  const say = rosterSay[language];
  if (!content || content.toString("latin1", 0, 4) !== "PK\x03\x04") throw invalid("file", say.noFile);
  const tables = await unzip(content, rosterFiles, language);
  if (!tables.has("orgs.csv") && !tables.has("users.csv")) throw invalid("file", say.noTables);
  return tables;
}

/**
 * Reads the rows `keep` selects; a missing table has none.
 * @throws Refusal invalid for a missing column, tooLarge for too many rows.
 */
export async function gatherRows<T>(
  tables: RosterTables,
  file: RosterFile,
  needed: readonly string[],
  language: Language,
  keep: (row: RosterRow) => T | undefined,
): Promise<T[]> {
  const content = tables.get(file);
  const kept: T[] = [];
  if (!content) return kept;
  let columns: Map<string, number> | undefined;
  let row = 0;
  for await (const cells of csvRows(content, language)) {
    row += 1;
    if (!columns) {
      columns = new Map(cells.map((cell, place) => [cell.trim().toLowerCase(), place]));
      const missing = needed.find((column) => !columns?.has(column.toLowerCase()));
      if (missing) throw invalid("file", rosterSay[language].noColumn(file, missing));
      continue;
    }
    if (cells.every((cell) => cell.trim() === "")) continue;
    const places = columns;
    const read = {
      row,
      cell: (column: string) => (cells[places.get(column.toLowerCase()) ?? -1] ?? "").trim(),
    };
    const found = keep(read);
    if (found !== undefined) kept.push(found);
    if (kept.length > tableLimits.rows) throw unreadableFile("tooMuch", language);
  }
  return kept;
}

/** Whether a row says that what it names is gone. */
export const isGone = (row: RosterRow) => row.cell("status").toLowerCase() === "tobedeleted";
