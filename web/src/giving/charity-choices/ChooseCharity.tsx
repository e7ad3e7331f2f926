import { givingEndpoints } from "@kindling/contract";
import Ballot from "@mui/icons-material/HowToVoteRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { call } from "../../core/api.ts";
import { useFormat } from "../../core/language.ts";
import { fail, succeed } from "../../core/toasts.ts";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { ErrorNote } from "../../ui/feedback/ErrorNote.tsx";
import { useConfirm } from "../../ui/feedback/useConfirm.tsx";
import { CandidateCard } from "../charities/CandidateCard.tsx";
import { givingPath } from "../shared/givingPath.ts";
import { type Candidate, type Giving, useCandidates, useRenewGiving } from "../shared/useGiving.ts";

/** Before the choice: the candidates, a link to the vote, and the amount that the charity will get. */
export function ChooseCharity({ site, giving }: { site: number; giving: Giving }) {
  const { t } = useTranslation("giving");
  const format = useFormat();
  const candidates = useCandidates(site);
  const renew = useRenewGiving();
  const { ask, dialog } = useConfirm();
  const [picks, setPicks] = useState(false);

  const choose = async (charity: Candidate) => {
    const agreed = await ask({
      title: t("choose.confirmTitle", { name: charity.name }),
      text: t("choose.confirmText"),
      confirm: t("charity.choose"),
    });
    if (!agreed) return;
    try {
      const reply = await call(givingEndpoints.selectCharity, {
        body: { school_id: site, charity_id: charity.id },
      });
      succeed(reply.message ?? t("done.chosen"));
    } catch (error) {
      fail(error, t("failed.choose"));
    }
    await renew();
  };

  return (
    <Stack component="section" aria-labelledby="choose-charity" sx={{ gap: 2.5 }}>
      <Stack direction="row" sx={{ flexWrap: "wrap", gap: 2, alignItems: "flex-end" }}>
        <Box sx={{ flex: "1 1 20rem" }}>
          <Typography id="choose-charity" variant="h2">
            {t("choose.title")}
          </Typography>
          <Typography color="textSecondary">
            {giving.session_earned_cents > 0
              ? t(`choose.waits.${giving.sponsors}`, { amount: format.money(giving.session_earned_cents) })
              : t("choose.text")}
          </Typography>
        </Box>
        {candidates.data && candidates.data.length > 0 && (
          <Stack direction="row" sx={{ gap: 1, flexWrap: "wrap" }}>
            <Button variant="outlined" aria-pressed={picks} onClick={() => setPicks(!picks)}>
              {t(picks ? "choose.back" : "choose.already")}
            </Button>
            <Button component={Link} to={`${givingPath}/vote`} variant="contained" startIcon={<Ballot />}>
              {t("choose.vote")}
            </Button>
          </Stack>
        )}
      </Stack>
      {picks && (
        <Typography role="status" sx={{ bgcolor: "background.tint", p: 2, borderRadius: 1 }}>
          {t("choose.pick")}
        </Typography>
      )}
      {candidates.isPending && <Skeleton variant="rounded" height={360} />}
      {candidates.isError && <ErrorNote found={candidates} things={t("choose.things")} />}
      {candidates.data?.length === 0 && (
        <EmptyState title={t("choose.noneTitle")} text={t("closed.no_candidates")} />
      )}
      <Box
        component="ul"
        sx={{
          display: "grid",
          gap: 2,
          gridTemplateColumns: "repeat(auto-fit, minmax(min(17rem, 100%), 1fr))",
        }}
      >
        {candidates.data?.map((charity) => (
          <CandidateCard
            key={charity.id}
            charity={charity}
            onChoose={picks ? () => void choose(charity) : undefined}
          />
        ))}
      </Box>
      {dialog}
    </Stack>
  );
}
