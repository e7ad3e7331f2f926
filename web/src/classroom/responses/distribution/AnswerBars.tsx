import type { QuestionSummary } from "@kindling/contract";
import RightIcon from "@mui/icons-material/CheckCircleRounded";
import Box from "@mui/material/Box";
import visuallyHidden from "@mui/utils/visuallyHidden";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../core/language.ts";
import type { Area } from "../../../curriculum/areas/AreaIcon.tsx";

/** The answers one can choose among, each over its bar; the right one of a quiz is marked. */
export function AnswerBars({ question, area }: { readonly question: QuestionSummary; readonly area: Area }) {
  const { t } = useTranslation("responses");
  const format = useFormat();
  const { counts, answered } = question;
  const isQuiz = counts.some(({ right }) => right !== undefined);
  return (
    <Box component="ul" sx={{ display: "grid", rowGap: 1 }}>
      {counts.map(({ answer, count, right }, index) => (
        // Two answers of a quiz may read alike.
        <li key={`${String(index)} ${answer}`}>
          <Box sx={{ display: "flex", alignItems: "baseline", gap: 1, typography: "body2" }}>
            <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>
              {answer}
              {right && (
                <>
                  <RightIcon
                    aria-hidden
                    sx={{ fontSize: "1.1em", ml: 0.5, verticalAlign: "-0.15em", color: "success.main" }}
                  />
                  <Box component="span" sx={visuallyHidden}>
                    {` (${t("right")})`}
                  </Box>
                </>
              )}
            </Box>
            <Box component="span" sx={{ fontVariantNumeric: "tabular-nums", color: "text.secondary" }}>
              {format.number(count)} · {format.percent(count / answered)}
            </Box>
          </Box>
          <Box
            aria-hidden
            sx={{ mt: 0.5, height: 10, borderRadius: 1, bgcolor: `areaSoft.${area}`, overflow: "hidden" }}
          >
            <Box
              sx={{
                width: `${(count / answered) * 100}%`,
                height: 1,
                borderRadius: 1,
                bgcolor: isQuiz && !right ? "edge" : `area.${area}`,
              }}
            />
          </Box>
        </li>
      ))}
    </Box>
  );
}
