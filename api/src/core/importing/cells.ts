import { type FieldMeta, fieldMeta } from "@kindling/contract";
import type { z } from "zod";

/** A column of the file bound to a field of the input. */
export interface Column {
  readonly header: string;
  readonly field: string;
  readonly meta: FieldMeta;
  /** The words a choice takes. */
  readonly words: readonly string[];
}

/** Names compare by their letters and digits alone: "First name", "first_name" and "FirstName" are the same. */
export function normalize(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}

/** The words that an enumeration takes, looking through its wrappers. */
export function wordsOf(schema: z.core.$ZodType): string[] {
  const def = schema._zod.def as {
    entries?: Record<string, string>;
    innerType?: z.core.$ZodType;
    in?: z.core.$ZodType;
    element?: z.core.$ZodType;
    options?: z.core.$ZodType[];
  };
  if (def.entries) return Object.values(def.entries);
  return [def.innerType, def.in, def.element, ...(def.options ?? [])].flatMap((inner) =>
    inner ? wordsOf(inner) : [],
  );
}

/** The kind of a field; one the registry does not know is text. */
export function metaOf(schema: z.core.$ZodType): FieldMeta {
  return fieldMeta(schema) ?? { kind: "text" };
}

const yes = ["yes", "y", "true", "1", "x", "si", "s", "active", "activo"];
const no = ["no", "n", "false", "0", "inactive", "inactivo"];

function flagOf(cell: string): unknown {
  const word = normalize(cell);
  if (word === "") return undefined;
  return yes.includes(word) ? true : no.includes(word) ? false : cell;
}

function dateOf(cell: string): string {
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(cell);
  if (!american) return cell;
  const [, month = "", day = "", year = ""] = american;
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}

const wordOf = (cell: string, words: readonly string[]) =>
  words.includes(cell) ? cell : (words.find((word) => normalize(word) === normalize(cell)) ?? cell);

export function entriesOf(cell: string): string[] {
  return cell
    .split(/[;|]/)
    .map((entry) => entry.trim())
    .filter(Boolean);
}

/** The entries of a cell that holds several texts: parted by line ends, `;` or `|`, unless a backslash stands before. */
function linesOf(cell: string): string[] {
  const entries = cell.match(/(?:\\[\s\S]|[^\\;|\n])+/g) ?? [];
  return entries.map((entry) => entry.replace(/\\([\s\S])/g, "$1").trim()).filter(Boolean);
}

/** What a cell says to the input schema; references are resolved elsewhere. */
export function valueOf(cell: string, column: Column): unknown {
  switch (column.meta.kind) {
    case "number":
      return cell === "" ? null : /^-?\d+$/.test(cell) ? Number(cell) : cell;
    case "flag":
      return flagOf(cell);
    case "date":
      return dateOf(cell);
    case "choice":
      return wordOf(cell, column.words);
    case "list":
      return (/[;|]/.test(cell) ? entriesOf(cell) : cell.split(",").map((entry) => entry.trim()))
        .filter(Boolean)
        .map((entry) => wordOf(entry, column.words));
    case "lines":
      return linesOf(cell);
    default:
      return cell;
  }
}

/** A stored value as the cell that would import it again. */
export function cellOf(value: unknown, column: Pick<Column, "meta">): string {
  if (value === null || value === undefined) return "";
  if (column.meta.kind === "flag") return value === true ? "yes" : "no";
  if (Array.isArray(value)) {
    const isLines = column.meta.kind === "lines";
    return value
      .map((entry) => (isLines ? String(entry).replace(/[\\;|\n]/g, "\\$&") || "-" : String(entry)))
      .join("; ");
  }
  return typeof value === "string" || typeof value === "number" ? String(value) : JSON.stringify(value);
}
