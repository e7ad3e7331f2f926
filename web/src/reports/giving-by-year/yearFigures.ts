import type { YearSums } from "@kindling/contract";
import { useFormat } from "../../core/language.ts";

/** The figures in the order of the screen. */
export const yearFigures = [
  "total_cents",
  "donated_cents",
  "earned_cents",
  "verified_cents",
  "paid_cents",
  "sent_cents",
  "points",
] as const satisfies readonly (keyof YearSums)[];

export type YearFigure = (typeof yearFigures)[number];

/** Spells a figure, and by how much it differs from the year before: "+$12.00 (+8%)". */
export function useFigures() {
  const format = useFormat();
  const spell = (figure: YearFigure, value: number) =>
    figure === "points" ? format.number(value) : format.money(value);
  const signed = (text: string, value: number) => (value > 0 ? `+${text}` : text);
  return {
    spell,
    difference: (figure: YearFigure, now: number, before: number) => {
      const difference = now - before;
      const text = signed(spell(figure, difference), difference);
      return before > 0 && difference !== 0
        ? `${text} (${signed(format.percent(difference / before), difference)})`
        : text;
    },
  };
}
