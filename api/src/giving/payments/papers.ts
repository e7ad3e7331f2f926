import { type Language, locales } from "@kindling/contract";
import { sql } from "kysely";
import { readBrand } from "../../account/set-up/readBrand.ts";
import type { Sql } from "../../core/entities/entity.ts";
import { paperIn } from "../../core/printing/paperIn.ts";
import { printApart } from "../../core/printing/printApart.ts";
import type { FileAnswer } from "../../core/route.ts";
import type { Settings } from "../../core/settings.ts";
import { classIdOf } from "../../people/measures/givingMeasures.ts";
import type { PaperLook, Sheet, SheetTable } from "./paper.ts";
import { paperSay } from "./paperSay.ts";

export interface Sums {
  /** What it is a sum of; null: of all. */
  readonly name: string | null;
  readonly classes: number;
  readonly donated: number;
  readonly earned: number;
}

/** The sums of payments' items (`i`): each class once. */
export const itemTotals: Sql = sql`count(distinct ${classIdOf("i")})::int as classes,
  coalesce(sum(i.cents) filter (where i.donation_id is not null), 0)::bigint as donated,
  coalesce(sum(i.cents) filter (where i.donation_id is null), 0)::bigint as earned`;

/** A table of sums that ends with their own. */
export function tableOf(
  found: readonly Sums[],
  all: Sums | undefined,
  first: string,
  language: Language,
): SheetTable {
  const text = paperSay[language];
  const money = new Intl.NumberFormat(locales[language], { style: "currency", currency: "USD" });
  const cells = ({ name, classes, donated, earned }: Sums) => [
    name ?? text.total,
    String(classes),
    ...[donated, earned, donated + earned].map((cents) => money.format(cents / 100)),
  ];
  const sum = all ?? { classes: 0, donated: 0, earned: 0 };
  return {
    headings: [first, text.classes, text.donated, text.earned, text.total],
    rows: found.map(cells),
    sum: cells({ ...sum, name: null }),
  };
}

/** Prints sheets as one PDF. */
export async function printPapers(
  sheets: readonly Sheet[] | AsyncIterable<Sheet>,
  titled: Pick<PaperLook, "title" | "language" | "isWide"> & { readonly name: string },
  settings: Settings,
): Promise<FileAnswer> {
  const { name, ...title } = titled;
  const look: PaperLook = { ...(await readBrand(settings)), ...title, paper: paperIn(settings.timeZone) };
  const thread = new URL("./paperWorker.ts", import.meta.url);
  async function* each() {
    yield* sheets;
  }
  return { file: await printApart(thread, look, each()), type: "application/pdf", name };
}
