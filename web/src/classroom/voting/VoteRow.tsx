import Remove from "@mui/icons-material/RemoveRounded";
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../core/language.ts";
import { AnswerMark } from "../../curriculum/quiz-editing/AnswerMark.tsx";
import { totalOf, type Votes } from "./votes.ts";

/** A row with a place for each answer. */
function Row({ answers, label, children }: { answers: number; label: string; children: ReactNode }) {
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{
        width: 1,
        display: "grid",
        gap: "max(6px, 1cqi)",
        gridTemplateColumns: `repeat(${answers}, minmax(0, 1fr))`,
        "@container (max-width: 24rem)": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
      }}
    >
      {children}
    </Box>
  );
}

/** Hands to be counted by tapping: a place for each answer, one hand more by a tap, one less by the button below. */
export function HandRow({
  numbers,
  votes,
  onVote,
}: {
  readonly numbers: readonly number[];
  readonly votes: Votes;
  readonly onVote: (number: number, by: 1 | -1) => void;
}) {
  const { t } = useTranslation("presenter");
  const format = useFormat();
  return (
    <Row answers={numbers.length} label={t("voting.hands")}>
      {numbers.map((number) => {
        const count = votes[number] ?? 0;
        return (
          <Box
            key={number}
            sx={{
              display: "flex",
              borderRadius: 2,
              border: 2,
              borderColor: "edge",
              bgcolor: "background.paper",
              overflow: "hidden",
            }}
          >
            <ButtonBase
              aria-label={t("voting.oneMore", { number, hands: count })}
              onClick={() => onVote(number, 1)}
              sx={{
                flex: 1,
                minHeight: 56,
                gap: "0.4em",
                typography: "stageLabel",
                fontVariantNumeric: "tabular-nums",
                "&.Mui-focusVisible": { outline: 3, outlineColor: "primary.main", outlineOffset: -3 },
              }}
            >
              <AnswerMark number={number} />
              <Box
                component="span"
                aria-hidden
                sx={{ fontSize: "1.5em", fontWeight: 800, minWidth: "1.3em" }}
              >
                {format.number(count)}
              </Box>
            </ButtonBase>
            <IconButton
              aria-label={t("voting.oneLess", { number })}
              disabled={count === 0}
              onClick={() => onVote(number, -1)}
              sx={{ typography: "stageLabel", borderRadius: 0, minWidth: 48 }}
            >
              <Remove sx={{ fontSize: "1.2em" }} />
            </IconButton>
          </Box>
        );
      })}
    </Row>
  );
}

/** How a class is split over the answers: a bar and a number for each, as large as on the stage or else. */
export function Spread({
  numbers,
  votes,
  size = "stageLabel",
}: {
  readonly numbers: readonly number[];
  readonly votes: Votes;
  readonly size?: "body1" | "stageLabel";
}) {
  const { t } = useTranslation("presenter");
  const format = useFormat();
  const total = totalOf(votes);
  const highest = Math.max(1, ...numbers.map((number) => votes[number] ?? 0));
  return (
    <Row answers={numbers.length} label={t("voting.spread", { count: total })}>
      {numbers.map((number) => {
        const count = votes[number] ?? 0;
        const percent = format.percent(total > 0 ? count / total : 0);
        return (
          <Box
            key={number}
            role="img"
            aria-label={t("voting.chose", { number, votes: count, percent })}
            sx={{ typography: size, display: "grid", gap: "0.2em" }}
          >
            <Box aria-hidden sx={{ display: "flex", alignItems: "center", gap: "0.4em" }}>
              <AnswerMark number={number} />
              <Typography component="span" sx={{ font: "inherit", fontWeight: 800, whiteSpace: "nowrap" }}>
                {format.number(count)}
                <Box component="span" sx={{ color: "text.secondary", fontWeight: 500, ml: "0.5em" }}>
                  {percent}
                </Box>
              </Typography>
            </Box>
            <Box aria-hidden sx={{ height: "0.6em", borderRadius: 99, bgcolor: "background.raised" }}>
              <Box
                sx={{
                  height: 1,
                  width: `${(count / highest) * 100}%`,
                  borderRadius: 99,
                  bgcolor: "area.quiz",
                }}
              />
            </Box>
          </Box>
        );
      })}
    </Row>
  );
}
