import type { ChartData } from "@kindling/contract";
import ChartIcon from "@mui/icons-material/BarChartRounded";
import TableIcon from "@mui/icons-material/TableRowsRounded";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { ToggleChoice } from "../../ui/ToggleChoice.tsx";
import { Chart, type ChartShape } from "./Chart.tsx";
import { ChartTable } from "./ChartTable.tsx";

/** A chart that can switch to a table of the same numbers. */
export function ChartCard({
  title,
  text,
  data,
  shape = "bars",
}: {
  readonly title: string;
  readonly text?: ReactNode;
  readonly data: ChartData;
  readonly shape?: ChartShape;
}) {
  const { t } = useTranslation("ui");
  const id = useId();
  const [view, setView] = useState<"chart" | "table">("chart");
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{ p: { xs: 2, sm: 3 }, minWidth: 0, breakInside: "avoid" }}
    >
      <Stack direction="row" sx={{ alignItems: "flex-start", flexWrap: "wrap", gap: 1, mb: 2 }}>
        <Stack sx={{ flex: "1 1 220px", minWidth: 0 }}>
          <Typography id={id} variant="h3" component="h2">
            {title}
          </Typography>
          {text && <Typography variant="note">{text}</Typography>}
        </Stack>
        <ToggleChoice
          label={t("charts.view")}
          value={view}
          choices={[
            { value: "chart", "aria-label": t("charts.chart"), children: <ChartIcon fontSize="small" /> },
            { value: "table", "aria-label": t("charts.table"), children: <TableIcon fontSize="small" /> },
          ]}
          onChange={setView}
        />
      </Stack>
      {view === "chart" ? (
        <Chart data={data} shape={shape} name={title} />
      ) : (
        <ChartTable data={data} name={title} />
      )}
    </Card>
  );
}
