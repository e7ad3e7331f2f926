import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import CircularProgress from "@mui/material/CircularProgress";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useFullScreen } from "../../classroom/stage/useFullScreen.ts";
import { useStageKeys } from "../../classroom/stage/useStageKeys.ts";
import { useWakeLock } from "../../classroom/stage/useWakeLock.ts";
import { WithSite } from "../../classroom/WithSite.tsx";
import { useSession } from "../../core/session.ts";
import { failureText } from "../../core/toasts.ts";
import { CharityPicture } from "../charities/CharityPicture.tsx";
import { givingPath } from "../shared/givingPath.ts";
import { type Candidate, useCandidates, useRenewGiving, useVoting } from "../shared/useGiving.ts";
import { beginRunOff } from "./classVote.ts";
import { useClassVote } from "./useClassVote.ts";
import { VoteFrame } from "./VoteFrame.tsx";
import { VoteResult } from "./VoteResult.tsx";
import { VoteRound } from "./VoteRound.tsx";

interface VoteProps {
  site: number;
  session: number;
  owner: string;
  candidates: readonly Candidate[];
  screen: ReturnType<typeof useFullScreen>;
  onLeave: () => void;
}

function Vote({ site, session, owner, candidates, screen, onLeave }: VoteProps) {
  const { t } = useTranslation("giving");
  const [ids] = useState(() => candidates.map(({ id }) => id));
  const { vote, sendKey, change, startOver, forget } = useClassVote({ owner, site, session }, ids);
  const [recorded, setRecorded] = useState<Candidate | null>(null);
  const renew = useRenewGiving();
  if (recorded) {
    return (
      <VoteFrame title={t("vote.done", { name: recorded.name })} screen={screen} onLeave={onLeave}>
        <Stack sx={{ m: "auto", alignItems: "center", gap: "4cqb", textAlign: "center" }}>
          <CharityPicture charity={recorded} size="min(38cqb, 40cqi)" />
          <Typography
            variant="stageText"
            component="p"
            role="status"
            sx={{ maxWidth: "62cqi", fontSize: "clamp(1.25rem, min(2.2cqi, 4cqb), 4rem)" }}
          >
            {t("vote.doneText")}
          </Typography>
          <Button size="large" variant="contained" autoFocus onClick={onLeave}>
            {t("vote.toGoal")}
          </Button>
        </Stack>
      </VoteFrame>
    );
  }
  if (vote.isRevealed) {
    return (
      <VoteResult
        key={vote.rounds.length}
        vote={vote}
        sendKey={sendKey}
        site={site}
        candidates={candidates}
        onRunOff={() => change(beginRunOff)}
        onStartOver={startOver}
        onRecorded={(charity) => {
          forget();
          setRecorded(charity);
          void renew();
        }}
        onLeave={onLeave}
        screen={screen}
      />
    );
  }
  return (
    <VoteRound
      key={vote.rounds.length}
      vote={vote}
      candidates={candidates}
      change={change}
      onStartOver={startOver}
      onLeave={onLeave}
      screen={screen}
    />
  );
}

function VoteOfClass({ site }: { site: number }) {
  const { t } = useTranslation(["giving", "classroom"]);
  const navigate = useNavigate();
  const candidates = useCandidates(site);
  const voting = useVoting(site);
  const owner = useSession()?.user.email ?? "";
  const screen = useFullScreen();
  useWakeLock();
  const leave = useCallback(() => void navigate(givingPath), [navigate]);
  useStageKeys((command) => {
    if (command === "leave") leave();
    else if (command === "fullScreen" && screen.possible) screen.toggle();
    else return false;
    return true;
  });
  // Recording closes the voting, but the page still shows the candidates.
  const [begun, setBegun] = useState<{ session: number; candidates: readonly Candidate[] } | null>(null);
  if (!begun && voting.data?.voting_open && voting.data.session && candidates.data?.length) {
    setBegun({ session: voting.data.session.id, candidates: candidates.data });
  }
  if (begun) {
    return (
      <Vote
        site={site}
        session={begun.session}
        owner={owner}
        candidates={begun.candidates}
        screen={screen}
        onLeave={leave}
      />
    );
  }
  const error = voting.error ?? candidates.error;
  const reason = voting.data?.reason ?? "no_candidates";
  const isPending = !error && (voting.isPending || candidates.isPending);
  return (
    <VoteFrame title={t("vote.title")} screen={screen} onLeave={leave}>
      <Stack role="status" sx={{ m: "auto", alignItems: "center", textAlign: "center", gap: 3 }}>
        {isPending ? (
          <CircularProgress aria-label={t("classroom:home.loading")} />
        ) : (
          <Typography variant="stageText" component="p" sx={{ maxWidth: "44rem" }}>
            {error
              ? failureText(error, t("failed.get"))
              : t(`closed.${reason}`, { name: voting.data?.charity?.name ?? "" })}
          </Typography>
        )}
        {!isPending && (
          <Box sx={{ display: "flex", gap: 2, flexWrap: "wrap", justifyContent: "center" }}>
            {error && (
              <Button
                variant="contained"
                size="large"
                onClick={() => void Promise.all([voting.refetch(), candidates.refetch()])}
              >
                {t("classroom:media.retry")}
              </Button>
            )}
            <Button variant="outlined" size="large" onClick={leave}>
              {t("back")}
            </Button>
          </Box>
        )}
      </Stack>
    </VoteFrame>
  );
}

/** The class's vote on the projector: the candidates as big cards, a hidden tally, run-offs, and the choice. */
export function VotePage() {
  return <WithSite>{(site) => <VoteOfClass key={site.id} site={site.id} />}</WithSite>;
}
