import { sponsorEndpoints, sponsors } from "@kindling/contract";
import BackIcon from "@mui/icons-material/ArrowBackRounded";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router";
import { useLabels } from "../../core/labels.ts";
import { dataQuery } from "../../ui/dataQuery.ts";
import { PageFailure } from "../../ui/feedback/PageFailure.tsx";
import { PageHeader } from "../../ui/feedback/PageHeader.tsx";
import { useDownload } from "../../ui/useDownload.ts";
import { useFileWords } from "../payments/usePaymentActions.tsx";
import { type PeriodChoice, StatementDialog } from "../periods/PeriodControl.tsx";
import { MoneyTiles } from "../shared/MoneyTiles.tsx";
import { LinksSection } from "./LinksSection.tsx";
import { PledgesSection } from "./PledgesSection.tsx";
import { ReceiptsSection } from "./ReceiptsSection.tsx";
import { type Sponsor, sponsorsPath, sumsOf, useFunding } from "./sponsorFunding.ts";

/** A sponsor: what is pledged, drawn and received, by pledge, and what came in. */
export function SponsorPage() {
  const id = Number(useParams()["id"]);
  const labels = useLabels(sponsors);
  const found = useQuery(
    dataQuery([sponsorEndpoints.get.name, id], sponsorEndpoints.get, { params: { id } }),
  );
  if (found.data) return <OneSponsor key={id} sponsor={found.data} />;
  if (found.isError) return <PageFailure found={found} labels={labels} back={<BackToSponsors />} />;
  return (
    <Stack spacing={2.5} aria-busy>
      <Skeleton variant="rounded" width="min(420px, 80%)" height={56} />
      <Skeleton variant="rounded" height={84} />
      <Skeleton variant="rounded" height={320} />
    </Stack>
  );
}

function BackToSponsors() {
  const { many } = useLabels(sponsors);
  return (
    <Button component={Link} to={sponsorsPath} color="secondary" startIcon={<BackIcon />}>
      {many}
    </Button>
  );
}

function OneSponsor({ sponsor }: { readonly sponsor: Sponsor }) {
  const { t } = useTranslation("sponsors");
  const funding = useFunding();
  const file = useDownload(useFileWords());
  const download = (query: PeriodChoice) =>
    file.start(sponsorEndpoints.statement, {
      params: { id: sponsor.id },
      query: query as never,
      fileName: `${t("statementFile", { sponsor: sponsor.name })}.pdf`,
    });
  const sums =
    funding.data && sumsOf(funding.data.pledges.filter((pledge) => pledge.sponsor.id === sponsor.id));
  return (
    <>
      <PageHeader
        title={sponsor.name}
        text={[sponsor.contact_name, sponsor.email].filter(Boolean).join(" · ")}
      >
        <BackToSponsors />
        <StatementDialog
          label={t("statement")}
          title={t("statementFile", { sponsor: sponsor.name })}
          text={t("statementText")}
          isBusy={file.progress !== null}
          onDownload={(chosen) => download({ period: "school_year", ...chosen })}
        >
          {(close) => (
            <Button color="secondary" onClick={() => void download({}).then(close)}>
              {t("statementAll")}
            </Button>
          )}
        </StatementDialog>
      </PageHeader>
      <MoneyTiles
        figures={[
          [t("figures.pledged"), t("figures.pledgedNote"), sums?.pledged_cents],
          [t("figures.drawn"), t("figures.drawnNote"), sums?.drawn_cents],
          [t("figures.received"), t("figures.receivedNote"), sums?.received_cents],
          [t("figures.outstanding"), t("figures.outstandingNote"), sums?.outstanding_cents],
        ]}
      />
      <Stack spacing={2.5}>
        <PledgesSection sponsor={sponsor} funding={funding.data} />
        <ReceiptsSection sponsor={sponsor} />
        <LinksSection sponsor={sponsor} />
      </Stack>
    </>
  );
}
