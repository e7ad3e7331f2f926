import type { QuestionSummary } from "@kindling/contract";
import Box from "@mui/material/Box";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../core/language.ts";
import type { Area } from "../../../curriculum/areas/AreaIcon.tsx";

/** Yes and no as the two parts of one bar, each with its number below. */
export function SplitBar({ question, area }: { readonly question: QuestionSummary; readonly area: Area }) {
  const { t } = useTranslation(["responses", "ui"]);
  const format = useFormat();
  const { counts, answered } = question;
  const colorOf = (answer: string) => (answer === "true" ? `area.${area}` : "edge");
  return (
    <Box sx={{ mt: 1 }}>
      <Box aria-hidden sx={{ display: "flex", gap: "2px", height: 20, borderRadius: 1, overflow: "hidden" }}>
        {counts
          .filter(({ count }) => count > 0)
          .map(({ answer, count }) => (
            <Box key={answer} sx={{ flexGrow: count, bgcolor: colorOf(answer) }} />
          ))}
      </Box>
      <Box
        component="ul"
        sx={{
          mt: 1,
          display: "flex",
          flexWrap: "wrap",
          justifyContent: "space-between",
          columnGap: 2,
        }}
      >
        {counts.map(({ answer, count }) => (
          <Box
            component="li"
            key={answer}
            sx={{ display: "flex", alignItems: "center", gap: 0.75, typography: "body2" }}
          >
            <Box aria-hidden sx={{ width: 10, height: 10, borderRadius: "50%", bgcolor: colorOf(answer) }} />
            <span>{t(answer === "true" ? "ui:yes" : "ui:no")}</span>
            <Box component="span" sx={{ fontVariantNumeric: "tabular-nums", color: "text.secondary" }}>
              {format.number(count)} · {format.percent(count / answered)}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
