import Right from "@mui/icons-material/CheckRounded";
import Wrong from "@mui/icons-material/CloseRounded";
import Open from "@mui/icons-material/QuestionMarkRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import ButtonBase from "@mui/material/ButtonBase";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../core/language.ts";
import { throwConfetti } from "../celebrating/throwConfetti.ts";
import { useLikesConfetti } from "../stage/stageMemory.ts";
import type { QuizResult, QuizRun } from "./quizRun.ts";

const looks = {
  right: { Sign: Right, color: "success.main" },
  wrong: { Sign: Wrong, color: "text.secondary" },
  open: { Sign: Open, color: "primary.main" },
} as const;

/** One question in the row below the score; it leads back to it. */
function Bead({ result: { place, outcome }, onGo }: { result: QuizResult; onGo: () => void }) {
  const { t } = useTranslation("stage");
  const { Sign, color } = looks[outcome];
  return (
    <ButtonBase
      onClick={onGo}
      aria-label={t(`quiz.bead.${outcome}`, { place })}
      sx={{
        typography: "stageLabel",
        display: "flex",
        gap: "0.25em",
        alignItems: "center",
        minWidth: 48,
        minHeight: 48,
        px: "0.6em",
        py: "0.25em",
        borderRadius: 99,
        border: 3,
        borderColor: color,
        borderStyle: outcome === "open" ? "dashed" : "solid",
        color: color,
      }}
    >
      {place}
      <Sign aria-hidden sx={{ fontSize: "1.1em" }} />
    </ButtonBase>
  );
}

/** The class's score, question by question, with open questions. */
export function ScoreStep({ run, onQuestion }: { run: QuizRun; onQuestion: (place: number) => void }) {
  const { t } = useTranslation("stage");
  const format = useFormat();
  const likesConfetti = useLikesConfetti();
  const { right, total, results, open } = run;
  const allRight = right === total;
  const cheered = useRef(false);
  useEffect(() => {
    if (allRight && likesConfetti && !cheered.current) void throwConfetti();
    cheered.current = allRight;
  }, [allRight, likesConfetti]);
  const [first] = open;
  return (
    <Stack sx={{ alignItems: "center", textAlign: "center", gap: "3cqb", maxWidth: "92cqi" }}>
      <Typography
        data-aloud="interface"
        variant="stageText"
        component="h2"
        sx={{ fontFamily: "h2.fontFamily", fontWeight: 800 }}
      >
        {open.length > 0 ? t("quiz.notYet") : t(allRight ? "quiz.allRight" : "quiz.done")}
      </Typography>
      <Typography variant="stageCount" component="p" sx={{ color: "area.quiz" }}>
        <span aria-hidden>
          {format.number(right)} / {format.number(total)}
        </span>
        <Box
          data-aloud="interface"
          component="span"
          sx={{ position: "absolute", clipPath: "inset(50%)", width: 1, height: 1 }}
        >
          {t("quiz.score", { right, count: total })}
        </Box>
      </Typography>
      <Stack
        direction="row"
        role="group"
        aria-label={t("quiz.questions")}
        sx={{ flexWrap: "wrap", gap: 1.5, justifyContent: "center" }}
      >
        {results.map((result) => (
          <Bead key={result.place} result={result} onGo={() => onQuestion(result.place)} />
        ))}
      </Stack>
      {first !== undefined && (
        <Button
          variant="contained"
          size="large"
          onClick={() => onQuestion(first)}
          sx={{ typography: "stageLabel" }}
        >
          {t("quiz.toOpen", { place: first })}
        </Button>
      )}
    </Stack>
  );
}
