import type { ChartData } from "@kindling/contract";
import Box from "@mui/material/Box";
import { useTheme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { BarChart } from "@mui/x-charts/BarChart";
import { LineChart } from "@mui/x-charts/LineChart";
import { useTranslation } from "react-i18next";
import { useSpelling } from "./useSpelling.ts";

/** The kinds of charts: horizontal bars, columns (side by side or stacked) and lines. */
export type ChartShape = "bars" | "columns" | "stack" | "lines";

const rowHeight = 34;

/** A chart; screen readers get its numbers as a list. */
export function Chart({
  data,
  shape,
  name,
}: {
  readonly data: ChartData;
  readonly shape: ChartShape;
  readonly name: string;
}) {
  const { t } = useTranslation("ui");
  const spell = useSpelling(data.unit);
  const { vars, breakpoints } = useTheme();
  const isWide = useMediaQuery(breakpoints.up("sm"));
  const palette = vars?.palette;
  const colors = [
    palette?.primary.main,
    palette?.area.mindful,
    palette?.area.puzzle,
    palette?.area.nomination,
    palette?.area.project,
    palette?.area.connection,
    palette?.area.play,
  ].filter((color) => color !== undefined);
  const lies = shape === "bars";
  const several = data.series.length > 1;
  const categories = {
    data: data.labels.map((_label, at) => at),
    scaleType: "band" as const,
    valueFormatter: (at: number) => data.labels[at] ?? "",
    tickLabelStyle: { fontSize: 13 },
    categoryGapRatio: 0.35,
  };
  const values = {
    min: 0,
    tickMinStep: data.unit === "number" ? 1 : undefined,
    // Whole dollars, because cents wouldn't fit on the axis.
    valueFormatter: (value: number) => spell(value).replace(/[.,]00(?!\d)/, ""),
    tickLabelStyle: { fontSize: 12 },
    tickNumber: 5,
  };
  const series = data.series.map((each) => ({
    data: each.values,
    label: each.name,
    valueFormatter: (value: number | null) => spell(value),
    ...(shape === "stack" && { stack: "all" }),
  }));
  const shared = {
    colors: colors,
    hideLegend: !several,
    skipAnimation: true,
    slotProps: { noDataOverlay: { message: t("charts.nothing") } },
    // Space for the topmost label, which is left out otherwise.
    margin: { left: 8, right: 24, top: 14, bottom: 8 },
  };
  // Names that don't fit are truncated; the table shows them in full.
  const letters = Math.max(0, ...data.labels.map(({ length }) => length));
  const nameWidth = Math.min(isWide ? 250 : 132, 24 + letters * 7.5);
  const groups = shape === "bars" && several ? data.series.length * 0.6 : 1;
  return (
    <Box
      role="figure"
      aria-label={name}
      sx={{
        width: 1,
        "& text": { fontFamily: "inherit" },
        // The focused element inside shows no focus ring of its own.
        "&:has(:focus-visible)": { outline: "3px solid", outlineColor: "primary.main", borderRadius: 1 },
      }}
    >
      {shape === "lines" ? (
        <LineChart
          {...shared}
          height={300}
          xAxis={[{ ...categories, scaleType: "point", height: 28 }]}
          yAxis={[{ ...values, width: 56 }]}
          series={series.map((each) => ({
            ...each,
            showMark: true,
            curve: "linear" as const,
            connectNulls: false,
          }))}
          grid={{ horizontal: true }}
        />
      ) : (
        <BarChart
          {...shared}
          layout={lies ? "horizontal" : "vertical"}
          height={
            lies ? Math.max(140, data.labels.length * rowHeight * groups + 60 + (several ? 30 : 0)) : 300
          }
          xAxis={[lies ? { ...values, height: 28 } : { ...categories, height: 40 }]}
          yAxis={[lies ? { ...categories, width: nameWidth } : { ...values, width: 64 }]}
          series={series}
          grid={lies ? { vertical: true } : { horizontal: true }}
          borderRadius={6}
        />
      )}
    </Box>
  );
}
