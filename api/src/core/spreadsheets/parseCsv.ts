import { Readable } from "node:stream";
import { UnreadableTable } from "../entities/tellRows.ts";
import { restored } from "./spreadsheetText.ts";

/**
 * Parses a CSV file in UTF-8 with commas or semicolons. Empty lines count as rows to keep spreadsheet row numbers.
 * @throws UnreadableTable if it isn't valid CSV.
 */
export async function* parsedCsv(content: Buffer): AsyncGenerator<string[]> {
  const text = decoded(content);
  const options = {
    delimiter: delimiterOf(text),
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
  };
  const { parse } = await import("csv-parse");
  const read = Readable.from(slicesOf(text)).pipe(parse(options)) as AsyncIterable<string[]>;
  for await (const row of read) yield row.map(restored);
}

function* slicesOf(text: string): Generator<string> {
  const size = 2 ** 16;
  for (let start = 0; start < text.length; ) {
    // No character is cut in two: one outside the basic plane takes two places.
    const whole = /[\uD800-\uDBFF]/.test(text[start + size - 1] ?? "") ? size + 1 : size;
    yield text.slice(start, start + whole);
    start += whole;
  }
}

function decoded(content: Buffer): string {
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(content);
  } catch {
    throw new UnreadableTable("encoding");
  }
  if (text.includes("\0")) throw new UnreadableTable("encoding");
  return text;
}

/** What parts the cells of the header: the semicolon only where there are more of them than commas. */
function delimiterOf(text: string): string {
  const header = /^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(text)?.[0].replace(/"(?:[^"]|"")*"/g, "") ?? "";
  const count = (sign: string) => header.split(sign).length;
  return count(";") > count(",") ? ";" : ",";
}
