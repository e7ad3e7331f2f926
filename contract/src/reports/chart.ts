import { z } from "zod";

/** What the numbers of a chart are: counts, shares (0.5 is 50 %), or cents shown as dollars. */
export const chartUnits = ["number", "percent", "money"] as const;
export type ChartUnit = (typeof chartUnits)[number];

/** Numbers as a chart draws them and as the table beside it lists them: one value of each series per label. */
export const chartData = z.object({
  unit: z.enum(chartUnits),
  labels: z.array(z.string()),
  /** Null where there is nothing to tell. */
  series: z.array(z.object({ name: z.string(), values: z.array(z.number().nullable()) })),
});

export type ChartData = z.infer<typeof chartData>;
