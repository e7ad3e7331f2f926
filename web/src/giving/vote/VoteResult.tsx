import { givingEndpoints } from "@kindling/contract";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { throwConfetti } from "../../classroom/celebrating/throwConfetti.ts";
import { isConnectionFailure } from "../../classroom/sending/isConnectionFailure.ts";
import type { useFullScreen } from "../../classroom/stage/useFullScreen.ts";
import { usePrefersCalm } from "../../classroom/stage/usePrefersCalm.ts";
import { useMe } from "../../classroom/today/useToday.ts";
import { call } from "../../core/api.ts";
import { failureText } from "../../core/toasts.ts";
import type { Candidate } from "../shared/useGiving.ts";
import { type ClassVote, outcomeOf, revealVote, tallyOf, voterCount } from "./classVote.ts";
import { TallyBars } from "./TallyBars.tsx";
import { VoteFrame } from "./VoteFrame.tsx";
import { VoteQuestion } from "./VoteQuestion.tsx";

/** How a tied run-off was decided. */
interface Decided {
  readonly id: number;
  readonly by: "drawn" | "decided";
}

interface VoteResultProps {
  vote: ClassVote;
  sendKey: string;
  site: number;
  candidates: readonly Candidate[];
  onRunOff: () => void;
  onStartOver: () => void;
  onRecorded: (charity: Candidate) => void;
  onLeave: () => void;
  screen: ReturnType<typeof useFullScreen>;
}

/** Shows the result, then records the choice or starts a run-off; a tied one is decided by the teacher or a draw. */
export function VoteResult(props: VoteResultProps) {
  const { vote, sendKey, site, candidates, onRunOff, onStartOver, onRecorded, onLeave, screen } = props;
  const { t } = useTranslation("giving");
  const counted = useClimb(2600);
  const confetti = useMe().data?.confetti ?? false;
  const [state, setState] = useState<"ready" | "sending">("ready");
  const [failure, setFailure] = useState<string | null>(null);
  const tally = tallyOf(vote) ?? [];
  const outcome = outcomeOf(vote);
  const [asksOver, setAsksOver] = useState(false);
  const [decided, setDecided] = useState<Decided | null>(null);
  const first = outcome?.kind === "winner" ? outcome.id : decided?.id;
  const winner = candidates.find(({ id }) => id === first);
  const level = outcome?.kind === "tie" ? outcome.ids : [];
  const ahead = winner ? [winner.id] : level;
  // A run-off can tie again; then the teacher or a draw decides.
  const isTiedAgain = level.length > 0 && vote.rounds.length > 1;
  const draw = () => {
    const id = level[Math.floor(Math.random() * level.length)];
    setDecided(id === undefined ? null : { id, by: "drawn" });
  };
  const isOut = counted === 1;
  useEffect(() => {
    if (isOut && winner && confetti) void throwConfetti();
  }, [isOut, winner, confetti]);

  const record = async (charity: Candidate) => {
    setState("sending");
    setFailure(null);
    try {
      // What was decided is recorded without votes, as the API expects after a second tie.
      const votes = decided === null ? { votes: talliesOf(vote) } : {};
      await call(givingEndpoints.selectCharity, {
        body: { school_id: site, charity_id: charity.id, ...votes },
        idempotencyKey: sendKey,
      });
      onRecorded(charity);
    } catch (error) {
      setFailure(isConnectionFailure(error) ? t("vote.kept") : failureText(error, t("failed.choose")));
      setState("ready");
    }
  };
  const count = voterCount(vote);
  const said = decided
    ? t(`vote.${decided.by}`, { count })
    : t(winner ? "vote.of" : isTiedAgain ? "vote.tieAgainText" : "vote.tieText", { count });
  const title = !isOut
    ? t("vote.counting")
    : winner
      ? t("vote.winner", { name: winner.name })
      : t(isTiedAgain ? "vote.tieAgain" : "vote.tie");

  return (
    <VoteFrame
      title={title}
      screen={screen}
      onLeave={onLeave}
      foot={
        isOut &&
        (asksOver ? (
          <VoteQuestion
            text={t("vote.askOver")}
            yes={t("vote.over")}
            onYes={onStartOver}
            onNo={() => setAsksOver(false)}
          />
        ) : (
          <>
            <Button size="large" onClick={() => setAsksOver(true)} disabled={state === "sending"}>
              {t("vote.over")}
            </Button>
            {winner ? (
              <Button
                size="large"
                variant="contained"
                loading={state === "sending"}
                onClick={() => void record(winner)}
              >
                {t(failure ? "vote.again" : "vote.record")}
              </Button>
            ) : (
              <>
                {isTiedAgain ? (
                  <>
                    {candidates
                      .filter(({ id }) => level.includes(id))
                      .map(({ id, name }) => (
                        <Button
                          key={id}
                          size="large"
                          variant="outlined"
                          onClick={() => setDecided({ id, by: "decided" })}
                        >
                          {t("vote.choose", { name })}
                        </Button>
                      ))}
                    <Button size="large" variant="contained" onClick={draw}>
                      {t("vote.draw")}
                    </Button>
                  </>
                ) : (
                  <Button size="large" variant="contained" onClick={onRunOff}>
                    {t("vote.runOff")}
                  </Button>
                )}
              </>
            )}
          </>
        ))
      }
    >
      <Stack sx={{ m: "auto", width: 1, alignItems: "center", gap: "3cqb" }}>
        <TallyBars candidates={candidates} tally={tally} counted={counted} ahead={ahead} />
        <Typography variant="stageLabel" component="p" role="status" color="textSecondary">
          {isOut && said}
        </Typography>
        {failure && (
          <Alert severity="warning" role="alert" sx={{ typography: "stageLabel" }}>
            {failure}
          </Alert>
        )}
      </Stack>
    </VoteFrame>
  );
}

/** The totals per charity and round, without the order of the votes. */
function talliesOf(vote: ClassVote): { round: number; charity_id: number; count: number }[] {
  return vote.rounds.flatMap((_, index) => {
    const upTo = revealVote({ rounds: vote.rounds.slice(0, index + 1), isRevealed: false });
    return (tallyOf(upTo) ?? []).map(({ id, count }) => ({ round: index + 1, charity_id: id, count }));
  });
}

/** Animates from 0 to 1; at once with reduced motion. */
function useClimb(duration: number): number {
  const calm = usePrefersCalm();
  const [share, setShare] = useState(0);
  useEffect(() => {
    if (calm) return;
    const begun = performance.now();
    let frame = requestAnimationFrame(function climb(now) {
      const part = Math.min(1, Math.max(0, (now - begun) / duration));
      setShare(part);
      if (part < 1) frame = requestAnimationFrame(climb);
    });
    return () => cancelAnimationFrame(frame);
  }, [calm, duration]);
  return calm ? 1 : share;
}
