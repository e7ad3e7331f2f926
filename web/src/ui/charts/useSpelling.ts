import type { ChartUnit } from "@kindling/contract";
import { useFormat } from "../../core/language.ts";

/** Writes a number of a chart as people read it; a dash where there is none. */
export function useSpelling(unit: ChartUnit): (value: number | null) => string {
  const format = useFormat();
  return (value) => {
    if (value === null) return "–";
    if (unit === "money") return format.money(value);
    return unit === "percent" ? format.percent(value) : format.number(value);
  };
}
