import { type Dashboard, dashboardEndpoints, paceEndpoints } from "@kindling/contract";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";
import { call } from "../../core/api.ts";
import { useFormat } from "../../core/language.ts";
import { useSession } from "../../core/session.ts";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { ErrorNote } from "../../ui/feedback/ErrorNote.tsx";
import { PageHeader } from "../../ui/feedback/PageHeader.tsx";
import { Later } from "../../ui/Later.tsx";
import { loadOnce } from "../../ui/loadOnce.ts";
import { useMayCall } from "../../ui/useMayCall.ts";
import { useMayOpen } from "../../ui/useMayOpen.ts";
import { PaceTile } from "../pacing/PaceTile.tsx";
import { LatestResponses } from "../places/LatestResponses.tsx";
import { LiveNow } from "../places/LiveNow.tsx";
import { usePaperColors } from "../usePaperColors.ts";
import { AtAGlance } from "./AtAGlance.tsx";
import { type DashboardLinks, dashboardLinks } from "./dashboardLinks.ts";
import { GivingFigures } from "./GivingFigures.tsx";
import { Leads } from "./Leads.tsx";
import { LedgerWarning } from "./LedgerWarning.tsx";
import { NeverSignedIn } from "./NeverSignedIn.tsx";
import { ProgramChoice } from "./ProgramChoice.tsx";
import { SessionStrip } from "./SessionStrip.tsx";
import { SilentClasses } from "./SilentClasses.tsx";
import { SitesInNeed } from "./SitesInNeed.tsx";
import { WeekChart } from "./WeekChart.tsx";
import { WeekResponses } from "./WeekResponses.tsx";

/** Few need it, and it comes with the screen that it leads to. */
const accountParts = loadOnce(() => import("../../account/accountScreens.ts"));
const firstWeek = loadOnce(() => import("../../account/first-week/FirstWeek.tsx"));

interface PartsProps {
  readonly dashboard: Dashboard;
  readonly links: DashboardLinks;
}

function InSession({ dashboard, links }: PartsProps) {
  const seesPace = useMayCall(paceEndpoints.board);
  const { participation, live, latest, giving, leads, sites, never_signed_in } = dashboard;
  return (
    <>
      <SessionStrip sessions={dashboard.sessions} />
      <AtAGlance dashboard={dashboard} links={links} />
      {participation && <WeekChart dashboard={dashboard} />}
      {giving && <GivingFigures giving={giving} links={links} />}
      <TwoColumns
        left={
          <>
            {sites && <SitesInNeed sites={sites} links={links} />}
            {live && <LiveNow live={live} links={links} />}
            {latest && <LatestResponses responses={latest} links={links} showsSite />}
            {never_signed_in && <NeverSignedIn people={never_signed_in} links={links} />}
          </>
        }
        right={
          <>
            {seesPace && <PaceTile />}
            {participation && (
              <SilentClasses dashboard={dashboard} participation={participation} links={links} />
            )}
            {participation && <WeekResponses responses={participation.responses} links={links} />}
            {leads && <Leads leads={leads} links={links} />}
          </>
        }
      />
    </>
  );
}

function BetweenSessions({ dashboard: { leads, never_signed_in }, links }: PartsProps) {
  const { t } = useTranslation("dashboard");
  const to = links.newSession();
  return (
    <>
      <EmptyState title={t("noSession")} text={t(to ? "noSessionText" : "noSessionLeader")}>
        {to && (
          <Button component={Link} to={to} variant="contained">
            {t("planSession")}
          </Button>
        )}
      </EmptyState>
      <TwoColumns
        left={leads && <Leads leads={leads} links={links} />}
        right={never_signed_in && <NeverSignedIn people={never_signed_in} links={links} />}
      />
    </>
  );
}

/** Whether the user's permissions cover no part of the overview. */
const isBare = ({ participation, live, latest, giving, leads, sites, never_signed_in }: Dashboard) =>
  [participation, live, latest, giving, leads, sites, never_signed_in].every((part) => part === null);

/** The index of staff and leaders: how the sessions that run today are doing, every figure leading to its rows. */
export function DashboardPage() {
  const { t } = useTranslation("dashboard");
  const format = useFormat();
  const mayOpen = useMayOpen();
  const setsUp = useSession()?.claims.sets_up;
  const [params, setParams] = useSearchParams();
  usePaperColors();
  const programs = params.get("programs");
  const found = useQuery({
    queryKey: [dashboardEndpoints.get.name, programs],
    queryFn: async ({ signal }) => {
      const asked = dashboardEndpoints.get.query.safeParse(programs ? { programs } : {});
      return (await call(dashboardEndpoints.get, { query: asked.data ?? {}, signal })).data;
    },
    placeholderData: keepPreviousData,
  });
  const dashboard = found.data;
  const parts = dashboard && { dashboard, links: dashboardLinks(dashboard, programs, mayOpen) };
  return (
    <>
      <PageHeader
        title={t("title")}
        text={dashboard ? t("text", { today: format.date(dashboard.today, "long") }) : t("loading")}
      >
        {dashboard && dashboard.programs.length > 1 && (
          <ProgramChoice
            programs={dashboard.programs}
            chosen={programs}
            onChoose={(id) => setParams(id ? { programs: id } : {}, { replace: true })}
          />
        )}
      </PageHeader>
      {found.isError && <ErrorNote found={found} things={t("title")} />}
      {found.isPending && <DashboardSkeleton />}
      {parts && !found.isError && (
        <Stack
          spacing={2.5}
          sx={{ opacity: found.isPlaceholderData ? 0.6 : 1 }}
          aria-busy={found.isPlaceholderData}
        >
          {dashboard?.ledger && parts.links.ledgerCheck && (
            <LedgerWarning ledger={dashboard.ledger} to={parts.links.ledgerCheck} />
          )}
          {setsUp && <Later from={accountParts}>{({ SetUpCard }) => <SetUpCard />}</Later>}
          <Later from={firstWeek}>{({ FirstWeek }) => <FirstWeek />}</Later>
          {isBare(parts.dashboard) && <EmptyState title={t("bare")} text={t("bareText")} />}
          {parts.dashboard.sessions.length > 0
            ? !isBare(parts.dashboard) && <InSession {...parts} />
            : !isBare(parts.dashboard) && <BetweenSessions {...parts} />}
        </Stack>
      )}
    </>
  );
}

function DashboardSkeleton() {
  return (
    <Stack spacing={2.5} aria-busy>
      <Skeleton variant="rounded" height={128} />
      <Skeleton variant="rounded" height={190} />
      <Skeleton variant="rounded" height={400} />
      <Box sx={{ display: "grid", gap: 2.5, gridTemplateColumns: { xs: "1fr", md: "1fr 1fr" } }}>
        <Skeleton variant="rounded" height={360} />
        <Skeleton variant="rounded" height={360} />
      </Box>
    </Stack>
  );
}

/** Cards in two columns, or one if narrow. */
function TwoColumns({ left, right }: { readonly left: ReactNode; readonly right: ReactNode }) {
  return (
    <Box
      sx={{
        display: "grid",
        gap: 2.5,
        alignItems: "start",
        gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
        "& section": { breakInside: "avoid" },
      }}
    >
      <Stack spacing={2.5}>{left}</Stack>
      <Stack spacing={2.5}>{right}</Stack>
    </Box>
  );
}
