import Undo from "@mui/icons-material/UndoRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { narrowStage } from "../../classroom/stage/stageRoom.ts";
import type { useFullScreen } from "../../classroom/stage/useFullScreen.ts";
import type { Candidate } from "../shared/useGiving.ts";
import { type ClassVote, castVote, revealVote, roundOf, undoVote, voterCount } from "./classVote.ts";
import { Thanks } from "./Thanks.tsx";
import { VoteCards } from "./VoteCards.tsx";
import { VoteFrame } from "./VoteFrame.tsx";
import { VoteQuestion } from "./VoteQuestion.tsx";

/** How long the cards stay covered after a tap, in milliseconds, while the next student comes up. */
const thanksTime = 1500;

interface VoteRoundProps {
  vote: ClassVote;
  candidates: readonly Candidate[];
  change: (step: (vote: ClassVote) => ClassVote) => void;
  onStartOver: () => void;
  onLeave: () => void;
  screen: ReturnType<typeof useFullScreen>;
}

/** A round in progress: students tap one by one, and only the number of votes shows. */
export function VoteRound({ vote, candidates, change, onStartOver, onLeave, screen }: VoteRoundProps) {
  const { t } = useTranslation("giving");
  const [thanks, setThanks] = useState(false);
  const [asks, setAsks] = useState<"reveal" | "over" | null>(null);
  const count = voterCount(vote);
  const shown = roundOf(vote).candidates.flatMap((id) => candidates.find((each) => each.id === id) ?? []);
  const tap = (id: number) => {
    if (thanks || asks) return;
    change((before) => castVote(before, id));
    setThanks(true);
    // The next student must not see the previous vote, not even by its focus ring.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  };

  useEffect(() => {
    if (!thanks) return;
    const timer = setTimeout(() => setThanks(false), thanksTime);
    return () => clearTimeout(timer);
  }, [thanks]);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return;
      const voted = /^[1-9]$/.test(event.key) ? shown[Number(event.key) - 1] : undefined;
      if (voted) tap(voted.id);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  });

  const isRunOff = vote.rounds.length > 1;
  const question =
    asks === "reveal"
      ? { text: t("vote.askReveal", { count }), yes: t("vote.reveal"), run: () => change(revealVote) }
      : { text: t("vote.askOver"), yes: t("vote.over"), run: onStartOver };
  return (
    <VoteFrame
      title={t(isRunOff ? "vote.runOffTitle" : "vote.title")}
      text={t("vote.how")}
      screen={screen}
      onLeave={onLeave}
      foot={
        asks ? (
          <VoteQuestion
            text={question.text}
            yes={question.yes}
            onYes={() => {
              question.run();
              setAsks(null);
            }}
            onNo={() => setAsks(null)}
          />
        ) : (
          <>
            <Typography
              variant="stageLabel"
              component="p"
              role="status"
              sx={{ mr: "auto", color: "text.secondary", [narrowStage]: { flexBasis: "100%" } }}
            >
              {t("vote.count", { count })}
            </Typography>
            {(count > 0 || isRunOff) && (
              <Button size="large" onClick={() => setAsks("over")}>
                {t("vote.over")}
              </Button>
            )}
            <Button
              size="large"
              variant="outlined"
              aria-label={t("vote.undo")}
              disabled={count === 0 || thanks}
              onClick={() => change(undoVote)}
            >
              <Undo />
              <Box component="span" sx={{ ml: 1, [narrowStage]: { display: "none" } }}>
                {t("vote.undo")}
              </Box>
            </Button>
            <Button
              size="large"
              variant="contained"
              disabled={count === 0 || thanks}
              onClick={() => setAsks("reveal")}
            >
              {t("vote.reveal")}
            </Button>
          </>
        )
      }
    >
      <VoteCards candidates={shown} onVote={tap} isCovered={thanks} />
      {thanks && <Thanks />}
    </VoteFrame>
  );
}
