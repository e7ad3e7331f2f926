import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { useFormat } from "../core/language.ts";
import type { ReportPreview } from "./ReportDefinition.ts";

/** How many sites a glance takes in. */
const most = 12;

/** The share of instructors who took part, for the sites of the first rows, as bars; those behind come first. */
export function ParticipationChart({ preview }: { readonly preview: ReportPreview }) {
  const { t } = useTranslation("reports");
  const format = useFormat();
  const texts = preview.columns.flatMap(({ kind }, index) => (kind === "text" ? [index] : []));
  const share = preview.columns.findIndex(({ kind }) => kind === "percent");
  const site = texts.at(-1) ?? 0;
  const bars = preview.rows
    .flatMap((row) => {
      const value = row[share];
      if (typeof value !== "number") return [];
      // Sites of two providers may bear the same name.
      return [{ id: texts.map((at) => row[at]).join(" · "), name: String(row[site] ?? ""), value }];
    })
    .sort((a, b) => a.value - b.value || a.name.localeCompare(b.name))
    .slice(0, most);
  if (bars.length === 0) return null;
  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h3" component="h2">
        {t("activitySummary.chart")}
      </Typography>
      <Typography variant="body2" sx={{ color: "text.secondary", mb: 2 }}>
        {t(preview.rows.length < preview.total ? "activitySummary.chartFirst" : "activitySummary.chartText")}
      </Typography>
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 1 }}>
        {bars.map(({ id, name, value }) => (
          <Box
            component="li"
            key={id}
            sx={{
              display: "grid",
              gridTemplateColumns: { xs: "minmax(0, 1fr) 3.5em", sm: "220px minmax(0, 1fr) 3.5em" },
              alignItems: "center",
              columnGap: 2,
              typography: "body2",
            }}
          >
            <Box component="span" sx={{ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" }}>
              {name}
            </Box>
            <Box
              aria-hidden
              sx={{
                gridRow: { xs: 2, sm: 1 },
                gridColumn: { xs: "1 / -1", sm: 2 },
                height: 12,
                borderRadius: 1,
                overflow: "hidden",
                bgcolor: "background.sunken",
              }}
            >
              <Box sx={{ height: 1, width: `${Math.min(1, value) * 100}%`, bgcolor: "primary.main" }} />
            </Box>
            <Box
              component="span"
              sx={{ gridColumn: { xs: 2, sm: 3 }, textAlign: "right", fontVariantNumeric: "tabular-nums" }}
            >
              {format.percent(value)}
            </Box>
          </Box>
        ))}
      </Box>
    </Card>
  );
}
