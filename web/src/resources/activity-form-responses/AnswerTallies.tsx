import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../core/language.ts";
import { ScaleFace } from "../../ui/questions/ScaleFace.tsx";
import type { FormResponse } from "./FormResponse.ts";
import { type Tally, tallyAnswers } from "./tallyAnswers.ts";

/** How the answers to each question are spread, over all the responses given. */
export function AnswerTallies({ responses }: { readonly responses: readonly FormResponse[] }) {
  const tallies = tallyAnswers(responses);
  if (tallies.length === 0) return null;
  return (
    <Box
      sx={{
        display: "grid",
        gap: 2,
        mb: 2.5,
        gridTemplateColumns: "repeat(auto-fill, minmax(min(280px, 100%), 1fr))",
      }}
    >
      {tallies.map((tally) => (
        <TallyCard key={tally.id} tally={tally} />
      ))}
    </Box>
  );
}

function TallyCard({ tally }: { readonly tally: Tally }) {
  const { t } = useTranslation(["curriculum", "ui"]);
  const format = useFormat();
  const most = Math.max(1, ...tally.counts.map((each) => each.count));
  const nameOf = (answer: string) => {
    if (tally.kind === "yes_no") return t(answer === "true" ? "ui:yes" : "ui:no");
    return answer;
  };
  return (
    <Card component="section" sx={{ p: 2 }}>
      <Typography variant="subtitle2" component="h2">
        {tally.label}
      </Typography>
      <Typography variant="caption" component="p" sx={{ color: "text.secondary", mb: 1 }}>
        {t("responses.answered", { count: tally.answered })}
        {tally.mean !== null &&
          ` · ${t("responses.mean", { mean: format.number(Math.round(tally.mean * 10) / 10) })}`}
      </Typography>
      <Box
        component="ul"
        sx={{
          listStyle: "none",
          m: 0,
          p: 0,
          display: "grid",
          gridTemplateColumns: "minmax(28px, max-content) minmax(0, 1fr) max-content",
          columnGap: 1,
          rowGap: 0.5,
        }}
      >
        {tally.counts.map(({ answer, count }) => (
          <Box
            component="li"
            key={answer}
            sx={{
              gridColumn: "1 / -1",
              display: "grid",
              gridTemplateColumns: "subgrid",
              alignItems: "center",
              typography: "body2",
            }}
          >
            <Box
              component="span"
              sx={{ display: "inline-flex", alignItems: "center", gap: 0.5, maxWidth: 150 }}
            >
              {tally.kind === "scale_5" && <ScaleFace level={Number(answer)} />}
              {nameOf(answer)}
            </Box>
            <Box
              aria-hidden
              sx={{ bgcolor: "background.sunken", borderRadius: 1, height: 12, overflow: "hidden" }}
            >
              <Box sx={{ width: `${(count / most) * 100}%`, height: 1, bgcolor: "area.mindful" }} />
            </Box>
            <Box component="span" sx={{ textAlign: "right", fontVariantNumeric: "tabular-nums" }}>
              {format.number(count)}
            </Box>
          </Box>
        ))}
      </Box>
    </Card>
  );
}
