import type { QuestionSummary } from "@kindling/contract";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import visuallyHidden from "@mui/utils/visuallyHidden";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../core/language.ts";
import type { Area } from "../../../curriculum/areas/AreaIcon.tsx";
import { ScaleFace } from "../../../curriculum/questions/ScaleFace.tsx";

const height = 88;

/** A scale of five as five columns that stand on their faces, and the mean beside them. */
export function ScaleColumns({
  question,
  area,
}: {
  readonly question: QuestionSummary;
  readonly area: Area;
}) {
  const { t } = useTranslation("responses");
  const format = useFormat();
  const { counts, mean } = question;
  const most = Math.max(1, ...counts.map(({ count }) => count));
  return (
    <Box sx={{ display: "flex", alignItems: "flex-end", gap: 2, mt: "auto" }}>
      <Box
        component="ul"
        sx={{
          flex: 1,
          minWidth: 0,
          display: "flex",
          alignItems: "flex-end",
          gap: 1,
        }}
      >
        {counts.map(({ answer, count }) => (
          <Box
            component="li"
            key={answer}
            sx={{ flex: 1, minWidth: 0, display: "grid", justifyItems: "center", rowGap: 0.5 }}
          >
            <Box component="span" sx={visuallyHidden}>
              {t("level", { level: answer, number: format.number(count), count })}
            </Box>
            <Box aria-hidden sx={{ typography: "caption", fontVariantNumeric: "tabular-nums" }}>
              {format.number(count)}
            </Box>
            <Box
              aria-hidden
              sx={{
                width: 1,
                maxWidth: 36,
                height: Math.max(2, Math.round((count / most) * height)),
                borderRadius: "6px 6px 2px 2px",
                bgcolor: count > 0 ? `area.${area}` : "divider",
              }}
            />
            <Box aria-hidden sx={{ display: "inline-flex", color: "text.secondary" }}>
              <ScaleFace level={Number(answer)} />
            </Box>
          </Box>
        ))}
      </Box>
      {mean !== null && (
        <Box sx={{ textAlign: "center", flexShrink: 0 }}>
          <Typography
            sx={{ typography: "h2", color: `area.${area}`, fontVariantNumeric: "tabular-nums" }}
            component="p"
          >
            {format.number(Math.round(mean * 10) / 10)}
          </Typography>
          <Typography variant="caption" color="textSecondary">
            {t("meanOfFive")}
          </Typography>
        </Box>
      )}
    </Box>
  );
}
