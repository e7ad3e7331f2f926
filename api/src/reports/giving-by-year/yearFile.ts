import {
  column,
  type DaysBeside,
  type GivingByYear,
  type GivingGroup,
  type YearSums,
} from "@kindling/contract";
import type { Context } from "../../core/entities/entity.ts";
import type { SheetCell } from "../../core/spreadsheets/xlsx.ts";
import { aboutSheet } from "../machinery/aboutSheet.ts";
import { type TableFile, tableFile } from "../machinery/tableFile.ts";
import { yearSay } from "./yearSay.ts";

/** The figures in the order of the file. */
const figures = [
  column("points", "number", "Points", "Puntos"),
  column("earned_cents", "money", "Earned", "Ganado"),
  column("donated_cents", "money", "Donated", "Donado"),
  column("verified_cents", "money", "Verified", "Verificado"),
  column("paid_cents", "money", "Paid", "Pagado"),
  column("total_cents", "money", "Total", "Total"),
  column("sent_cents", "money", "Sent to charities", "Enviado a organizaciones"),
];

/** Each figure, that of the year before, and by how much they differ. */
const cellsOf = ({ now, before }: { readonly now: YearSums; readonly before: YearSums }) =>
  figures.flatMap(({ key }): SheetCell[] => {
    const [one, other] = [now[key as keyof YearSums], before[key as keyof YearSums]];
    return [one, other, one - other];
  });

interface Told extends Pick<GivingByYear, "totals" | "rows"> {
  readonly by: GivingGroup;
  readonly period: DaysBeside;
  /** Filters in words. */
  readonly filters: readonly string[];
  readonly isFrozen: boolean;
}

/** Giving by year as a file: a row for each charity, provider or site, then their sum. */
export function yearFile(told: Told, format: "csv" | "xlsx", context: Context): Promise<TableFile> {
  const { by, period, rows, totals, filters, isFrozen } = told;
  const { language } = context;
  const say = yearSay[language];
  const isSite = by === "site";
  const names = [...(isSite ? [say.by.provider] : []), say.by[by]].map((label) => ({
    label,
    kind: "text" as const,
  }));
  const columns = figures.flatMap(({ kind, labels }) =>
    [labels[language], say.yearBefore(labels[language]), say.difference(labels[language])].map((label) => ({
      label,
      kind,
    })),
  );
  const lines = rows.map((row): SheetCell[] => [
    ...(isSite ? [row.provider?.name ?? null] : []),
    row.of?.name ?? say.notYetChosen,
    ...cellsOf(row),
  ]);
  const sum = [say.total, ...(isSite ? [null] : []), ...cellsOf(totals)];
  async function* batches() {
    yield [...lines, sum];
  }
  const about = aboutSheet({ title: say.file, period: say.besides(period), filters, isFrozen }, context);
  return tableFile(
    {
      name: say.file,
      columns: [...names, ...columns],
      batches: batches(),
      filtered: () => lines.length,
      about,
    },
    format,
    language,
  );
}
