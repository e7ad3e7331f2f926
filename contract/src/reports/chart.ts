import { z } from "zod";

/** Counts, shares (0.5 is 50%), or cents shown as dollars. */
export const chartUnits = ["number", "percent", "money"] as const;
export type ChartUnit = (typeof chartUnits)[number];

/** Chart and table data: one value of each series per label. */
export const chartData = z.object({
  unit: z.enum(chartUnits),
  labels: z.array(z.string()),
  /** Null for no value. */
  series: z.array(z.object({ name: z.string(), values: z.array(z.number().nullable()) })),
});

export type ChartData = z.infer<typeof chartData>;
