import type { QuizCard } from "@kindling/contract";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { type Ref, useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { QuizCardView } from "../../resources/quiz-editing/QuizCardView.tsx";
import { type Player, usePlayer } from "./player.ts";

/** One question of a quiz: chosen by tap or by the keys 1 to 4, then the right answer by the key that goes on. */
export function QuizStep({
  card,
  place,
  total,
  ref,
}: {
  readonly card: QuizCard;
  readonly place: number;
  readonly total: number;
  readonly ref: Ref<Player>;
}) {
  const { t } = useTranslation("quizzes");
  const [chosen, setChosen] = useState<number | null>(null);
  const [revealed, setRevealed] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const reveal = useCallback(() => setRevealed(true), []);
  usePlayer(ref, revealed ? "done" : "idle", reveal);

  useEffect(() => {
    if (revealed) return;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const { target } = event;
      const stage = box.current?.closest("[data-colour]");
      const belongs = target === document.body || (target instanceof Node && stage?.contains(target));
      const typing = target instanceof Element && target.closest("input, textarea, select");
      const number = Number(event.key);
      if (belongs && !typing && card.answers.some((answer) => answer.number === number)) setChosen(number);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [card, revealed]);

  const right = card.answers.find(({ number }) => number === card.correct_answer);
  const said = right?.text ?? right?.graphic_name ?? String(card.correct_answer);
  return (
    <Stack ref={box} sx={{ width: 1, alignItems: "center", gap: "2cqb" }}>
      <QuizCardView
        card={card}
        label={t("stage.place", { place, total })}
        chosen={chosen}
        revealed={revealed}
        onChoose={setChosen}
      />
      <Box
        aria-live="polite"
        sx={{ minHeight: 48, display: "grid", placeItems: "center", textAlign: "center" }}
      >
        {revealed ? (
          <Typography variant="stageLabel" component="p" sx={{ color: "text.primary" }}>
            {chosen === card.correct_answer
              ? t("stage.wellDone", { answer: said })
              : t("stage.theRightOne", { answer: said })}
          </Typography>
        ) : (
          <Button size="large" variant="outlined" onClick={reveal} sx={{ typography: "stageLabel" }}>
            {t("stage.reveal")}
          </Button>
        )}
      </Box>
    </Stack>
  );
}
