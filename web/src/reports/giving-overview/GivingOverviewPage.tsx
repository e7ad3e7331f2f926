import { type GivingDashboard, givingDashboardEndpoints, pointRateEndpoints } from "@kindling/contract";
import PointIcon from "@mui/icons-material/PaidOutlined";
import PrintIcon from "@mui/icons-material/PrintRounded";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { PointValueDialog } from "../../giving/point-value/PointValueDialog.tsx";
import { ThankYousWaiting } from "../../giving/thanks/ThankYousWaiting.tsx";
import { dataQuery } from "../../ui/dataQuery.ts";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { ErrorNote } from "../../ui/feedback/ErrorNote.tsx";
import { PageHeader } from "../../ui/feedback/PageHeader.tsx";
import { useMayCall } from "../../ui/useMayCall.ts";
import { useMayOpen } from "../../ui/useMayOpen.ts";
import { ReportFilters } from "../ReportFilters.tsx";
import { usePaperColors } from "../usePaperColors.ts";
import { type ReportChoice, useReportFilters } from "../useReportFilters.ts";
import { FundingBySponsors } from "./FundingBySponsors.tsx";
import { GivingFigures } from "./GivingFigures.tsx";
import { GivingPart } from "./GivingPart.tsx";
import { givingLinks } from "./givingLinks.ts";
import { charityRows, providerRows, sessionRows } from "./givingRows.ts";
import { UnpaidToCharities } from "./UnpaidToCharities.tsx";

const narrowing = { filters: ["sessions", "providers", "charities", "structure"], choosesFields: false };

export function GivingOverviewPage() {
  const { t } = useTranslation(["givingOverview", "app", "giving", "payments", "sponsors", "thankYous"]);
  const { chosen, change } = useReportFilters(narrowing);
  const maySet = useMayCall(pointRateEndpoints.create);
  const [isSetting, setSetting] = useState(false);
  usePaperColors();
  const found = useQuery({
    ...dataQuery([givingDashboardEndpoints.get.name, chosen], givingDashboardEndpoints.get, {
      query: chosen,
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PageHeader title={t("app:titles.givingOverview")} text={t("text")}>
        {maySet && (
          <Button color="secondary" startIcon={<PointIcon />} onClick={() => setSetting(true)}>
            {t("giving:pointValue.open")}
          </Button>
        )}
        <Button color="secondary" startIcon={<PrintIcon />} onClick={() => window.print()}>
          {t("print")}
        </Button>
      </PageHeader>
      {isSetting && <PointValueDialog onClose={() => setSetting(false)} />}
      <Stack spacing={2.5} aria-busy={found.isPlaceholderData}>
        <ThankYousWaiting />
        <ReportFilters names={narrowing.filters} chosen={chosen} onChange={change} />
        {found.isError && <ErrorNote found={found} things={t("app:titles.givingOverview")} />}
        {found.isPending && <Outline />}
        {found.data && !found.isError && <Giving giving={found.data} chosen={chosen} />}
      </Stack>
    </>
  );
}

const most = 10;

function Giving({ giving, chosen }: { readonly giving: GivingDashboard; readonly chosen: ReportChoice }) {
  const { t } = useTranslation("givingOverview");
  const links = givingLinks(chosen, useMayOpen());
  const charities = charityRows(giving, links, { unassigned: t("unassigned"), late: t("chosenLate") });
  const providers = providerRows(giving, links);
  const sessions = sessionRows(giving, links, t("between"));
  if (providers.length === 0) return <EmptyState title={t("empty")} text={t("emptyText")} />;
  const latest = sessions.filter(({ key }) => key !== 0).toReversed();
  // Money without a charity is shown next to the largest charities.
  const open = charities.filter(({ key }) => key === 0);
  const largest = charities.filter(({ key, sums }) => key !== 0 && sums.total_cents > 0).slice(0, most);
  return (
    <>
      <GivingFigures
        totals={giving.totals}
        hasLate={giving.by_charity.some(({ is_late }) => is_late)}
        links={links}
      />
      {giving.unpaid && <UnpaidToCharities unpaid={giving.unpaid} links={links} />}
      {giving.funding && <FundingBySponsors funding={giving.funding} />}
      <GivingPart part="byCharity" drawn={[...largest, ...open]} rows={charities} />
      <GivingPart
        part="byProvider"
        drawn={providers.filter(({ sums }) => sums.total_cents > 0).slice(0, most)}
        rows={providers}
      />
      <GivingPart
        part="bySession"
        drawn={latest.slice(0, most)}
        rows={[...latest, ...sessions.filter(({ key }) => key === 0)]}
      />
    </>
  );
}

function Outline() {
  return (
    <Stack spacing={2.5} aria-busy>
      <Skeleton variant="rounded" height={320} />
      <Skeleton variant="rounded" height={420} />
      <Skeleton variant="rounded" height={420} />
    </Stack>
  );
}
