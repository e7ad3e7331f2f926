import { type Dashboard, dashboardEndpoints, type OverviewCard, paceEndpoints } from "@kindling/contract";
import ArrangeIcon from "@mui/icons-material/DashboardCustomizeRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
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
import { mayBeNudged, useNudging } from "../pacing/useNudging.tsx";
import { LatestResponses } from "../places/LatestResponses.tsx";
import { LiveNow } from "../places/LiveNow.tsx";
import { usePaperColors } from "../usePaperColors.ts";
import { ArrangeDialog } from "./ArrangeDialog.tsx";
import { AtAGlance } from "./AtAGlance.tsx";
import { type DashboardLinks, dashboardLinks } from "./dashboardLinks.ts";
import { Leads } from "./Leads.tsx";
import { Needs } from "./Needs.tsx";
import { NeverSignedIn } from "./NeverSignedIn.tsx";
import { ProgramChoice } from "./ProgramChoice.tsx";
import { SilentClasses } from "./SilentClasses.tsx";
import { SitesInNeed } from "./SitesInNeed.tsx";
import { cardsInOrder } from "./useCards.ts";
import { WeekChart } from "./WeekChart.tsx";
import { WeekResponses } from "./WeekResponses.tsx";

/** Few need it, and it comes with the screen that it leads to. */
const accountParts = loadOnce(() => import("../../account/accountScreens.ts"));
const firstWeek = loadOnce(() => import("../../account/first-week/FirstWeek.tsx"));

interface PartsProps {
  readonly dashboard: Dashboard;
  readonly links: DashboardLinks;
}

/** The cards that there is something for, by name, each with its title. */
function useParts({ dashboard, links }: PartsProps) {
  const { t } = useTranslation(["dashboard", "pacing", "people"]);
  const seesPace = useMayCall(paceEndpoints.board);
  const { participation, live, latest, leads, sites, never_signed_in } = dashboard;
  const titles: Readonly<Record<OverviewCard, string>> = {
    pace: t("pacing:tile.title"),
    silent: t("silent.title"),
    weeks: t("weeks.title"),
    sites: t("sites.title"),
    responses: t("responses.title"),
    leads: t("leads.title"),
    live: t("people:places.live"),
    latest: t("people:places.latest"),
    never_signed_in: t("people.title"),
  };
  const parts: Readonly<Record<OverviewCard, ReactNode>> = {
    pace: seesPace && <PaceTile />,
    silent: participation && (
      <SilentClasses dashboard={dashboard} participation={participation} links={links} />
    ),
    weeks: participation && <WeekChart dashboard={dashboard} />,
    sites: sites && <SitesInNeed sites={sites} links={links} />,
    responses: participation && <WeekResponses responses={participation.responses} links={links} />,
    leads: leads && <Leads leads={leads} links={links} />,
    live: live && <LiveNow live={live} links={links} />,
    latest: latest && <LatestResponses responses={latest} links={links} showsSite />,
    never_signed_in: never_signed_in && <NeverSignedIn people={never_signed_in} links={links} />,
  };
  return { titles, parts };
}

/** The cards in their reader's order, and a button to arrange them. */
function Cards({ dashboard, links }: PartsProps) {
  const { t } = useTranslation("dashboard");
  const { titles, parts } = useParts({ dashboard, links });
  const [isArranging, setArranging] = useState(false);
  const cards = cardsInOrder(dashboard.cards).filter(({ card }) => Boolean(parts[card]));
  return (
    <>
      <Columns>{cards.map(({ card, isShown }) => isShown && <Box key={card}>{parts[card]}</Box>)}</Columns>
      <Box className="no-print">
        <Button color="secondary" startIcon={<ArrangeIcon />} onClick={() => setArranging(true)}>
          {t("arrange.button")}
        </Button>
      </Box>
      {isArranging && (
        <ArrangeDialog cards={cards} nameOf={(card) => titles[card]} onClose={() => setArranging(false)} />
      )}
    </>
  );
}

function InSession(props: PartsProps) {
  return (
    <>
      <AtAGlance {...props} />
      <Cards {...props} />
    </>
  );
}

/** What needs the reader; silent classes are nudged from here if some of them are at hand. */
function NeedsOf({ dashboard, links }: PartsProps) {
  const mayNudge = useMayCall(paceEndpoints.nudge);
  const { plan, dialog } = useNudging();
  const [params] = useSearchParams();
  const free = dashboard.participation?.silent_classes.filter(mayBeNudged) ?? [];
  const expected = dashboard.needs.find(({ kind }) => kind === "silent_classes")?.count ?? 0;
  const filter = { is_silent: true, programs: dashboard.sessions.map(({ program }) => program.id) };
  // What needs its reader is of all programs, the classes at hand only of those chosen.
  const nudges = mayNudge && free.length > 0 && !params.get("programs");
  return (
    <>
      <Needs
        needs={dashboard.needs}
        links={links}
        onNudge={nudges ? () => plan({ classes: free, matching: { filter, expected } }) : undefined}
      />
      {dialog}
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
      <Columns>
        {leads && <Leads leads={leads} links={links} />}
        {never_signed_in && <NeverSignedIn people={never_signed_in} links={links} />}
      </Columns>
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
          {setsUp && <Later from={accountParts}>{({ SetUpCard }) => <SetUpCard />}</Later>}
          {!isBare(parts.dashboard) && <NeedsOf {...parts} />}
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

/** Cards in two columns, or one if narrow: down the first one, then the other. */
function Columns({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      sx={{
        columnCount: { xs: 1, md: 2 },
        columnGap: 2.5,
        "& > *": { breakInside: "avoid", mb: 2.5 },
      }}
    >
      {children}
    </Box>
  );
}
