import type { QuizCard } from "@kindling/contract";
import Hand from "@mui/icons-material/PanToolRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { type Ref, type RefObject, useCallback, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { QuizCardView } from "../../curriculum/quiz-editing/QuizCardView.tsx";
import { useKept } from "../stage/stageMemory.ts";
import { useStepKeys } from "../stage/useStepKeys.ts";
import { Answered } from "../voting/Answered.tsx";
import { useClassVote } from "../voting/useClassVote.ts";
import { useHandCount } from "../voting/useHandCount.ts";
import { useHandKeys } from "../voting/useHandKeys.ts";
import { HandRow, Spread } from "../voting/VoteRow.tsx";
import { winnerOf } from "../voting/votes.ts";
import { type Player, usePlayer } from "./player.ts";
import { choiceName, noChoice } from "./quizRun.ts";

const turns: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** Whether the step is higher than the stage, so that the arrows have to scroll it. */
const scrolls = (step: HTMLElement | null) => {
  const room = step?.closest("section");
  return Boolean(room && room.scrollHeight > room.clientHeight + 1);
};

/** Lets the keys 1 to 4 choose an answer, and the arrows up and down the one before or after; null: not any more. */
function useChoosingKeys(
  step: RefObject<HTMLElement | null>,
  { answers }: QuizCard,
  chosen: number | null,
  choose: ((number: number) => void) | null,
): void {
  useStepKeys(step, (event) => {
    if (!choose) return;
    const numbers = answers.map(({ number }) => number);
    const turn = turns[event.key];
    if (numbers.includes(Number(event.key))) choose(Number(event.key));
    else if (turn && !scrolls(step.current)) {
      const at = chosen === null ? (turn > 0 ? -1 : 0) : numbers.indexOf(chosen);
      const next = numbers[(at + turn + numbers.length) % numbers.length];
      if (next !== undefined) choose(next);
      event.preventDefault();
    }
  });
}

/**
 * One question of a quiz: chosen by tap, by the keys 1 to 4 or by the arrows up and down, then the right answer by the
 * key that goes on. Nothing is shown before something is chosen; a second press skips the question. Where hands are
 * counted, that key first shows how the class is split, and what most chose is chosen.
 */
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
  const { t } = useTranslation(["quizzes", "stage", "presenter"]);
  const [{ chosen, revealed }, keep] = useKept(choiceName(card), noChoice);
  const [asked, setAsked] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const choose = useCallback((number: number) => keep({ chosen: number, revealed: false }), [keep]);
  const reveal = useCallback(() => {
    if (chosen === null) return setAsked(true);
    // The answers are disabled from here on, so focus moves to the step.
    if (box.current?.contains(document.activeElement)) box.current.closest("section")?.focus();
    keep({ chosen, revealed: true });
  }, [chosen, keep]);
  const numbers = card.answers.map(({ number }) => number);
  const hands = useHandCount(choiceName(card));
  const vote = useClassVote(choiceName(card), numbers, hands, revealed, card.correct_answer);
  const counts = vote?.isCounting ?? false;
  const spread = () => {
    const winner = winnerOf(vote?.votes ?? {});
    vote?.show();
    if (winner !== null) choose(winner);
  };
  const isThrough = revealed || (asked && chosen === null && !counts);
  usePlayer(ref, isThrough ? "done" : "idle", counts ? spread : reveal, {
    vote: vote && { votes: vote.votes, numbers, live: vote.by === "devices" ? vote.live : null },
  });
  useChoosingKeys(box, card, chosen, revealed || counts ? null : choose);
  useHandKeys(box, numbers, {
    begin: vote || revealed ? null : hands.begin,
    add: vote?.by === "hands" && counts ? (number) => hands.vote(number, 1) : null,
    takeBack: hands.takeBack,
  });

  const right = card.answers.find(({ number }) => number === card.correct_answer);
  const said = right?.text ?? right?.graphic_name ?? String(card.correct_answer);
  return (
    <Stack ref={box} sx={{ width: 1, alignItems: "center", gap: "1.6cqb" }}>
      <QuizCardView
        card={card}
        label={t("stage.place", { place, total })}
        chosen={chosen}
        revealed={revealed}
        onChoose={choose}
      />
      {vote && (
        <Box sx={{ width: "min(100%, 92cqi)" }}>
          {!counts && <Spread numbers={numbers} votes={vote.votes} />}
          {counts && vote.by === "hands" && (
            <HandRow numbers={numbers} votes={vote.votes} onVote={hands.vote} />
          )}
          {counts && vote.by === "devices" && <Answered live={vote.live} />}
        </Box>
      )}
      <Box
        aria-live="polite"
        sx={{ minHeight: 48, display: "grid", placeItems: "center", textAlign: "center", gap: 1 }}
      >
        {asked && chosen === null && (
          <Typography variant="stageLabel" component="p" sx={{ color: "primary.main" }}>
            {t("stage:quiz.chooseFirst")}
          </Typography>
        )}
        {revealed ? (
          <Typography
            data-aloud="interface"
            variant="stageLabel"
            component="p"
            sx={{ color: chosen === card.correct_answer ? "success.main" : "text.primary" }}
          >
            {chosen === card.correct_answer
              ? t("stage.wellDone", { answer: said })
              : t("stage.theRightOne", { answer: said })}
          </Typography>
        ) : (
          <Stack direction="row" sx={{ gap: 2, flexWrap: "wrap", justifyContent: "center" }}>
            {counts ? (
              <>
                <Button size="large" variant="outlined" onClick={spread} sx={{ typography: "stageLabel" }}>
                  {t("presenter:voting.show")}
                </Button>
                {vote?.by === "hands" && (
                  <Button size="large" onClick={hands.drop} sx={{ typography: "stageLabel" }}>
                    {t("presenter:voting.stop")}
                  </Button>
                )}
              </>
            ) : (
              <>
                <Button size="large" variant="outlined" onClick={reveal} sx={{ typography: "stageLabel" }}>
                  {t("stage.reveal")}
                </Button>
                {vote?.by !== "devices" && (
                  <Button
                    size="large"
                    startIcon={<Hand />}
                    onClick={hands.begin}
                    sx={{ typography: "stageLabel" }}
                  >
                    {t(hands.count ? "presenter:voting.countAgain" : "presenter:voting.count")}
                  </Button>
                )}
              </>
            )}
          </Stack>
        )}
      </Box>
    </Stack>
  );
}
