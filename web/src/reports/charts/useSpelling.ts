import type { ChartUnit } from "@kindling/contract";
import { useFormat } from "../../core/language.ts";

/** Formats a chart's number; a dash if missing. */
export function useSpelling(unit: ChartUnit): (value: number | null) => string {
  const format = useFormat();
  return (value) => {
    if (value === null) return "–";
    if (unit === "money") return format.money(value);
    return unit === "percent" ? format.percent(value) : format.number(value);
  };
}
