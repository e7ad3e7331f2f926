import Box from "@mui/material/Box";
import { useQuery } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import type { useChosenSite } from "../core/session.ts";
import { EmptyState } from "../ui/feedback/EmptyState.tsx";
import { Later } from "../ui/Later.tsx";
import { Announcements } from "./announcements/Announcements.tsx";
import { useAnnouncements } from "./announcements/useAnnouncements.ts";
import { classroomAreas } from "./classroomAreas.ts";
import { ReadyForOffline } from "./offline/ReadyForOffline.tsx";
import { dayToShow } from "./plan/planOfToday.ts";
import { TodayPlan } from "./plan/TodayPlan.tsx";
import { useProgramToday } from "./programDay.ts";
import { Greeting } from "./today/Greeting.tsx";
import { homeFoot } from "./today/homeLater.ts";
import { areasOfToday } from "./today/itemsOfToday.ts";
import { TodayFrame } from "./today/TodayFrame.tsx";
import { useItemStatus } from "./today/useItemStatus.ts";
import { planQuery, useCurriculum, usePoints } from "./today/useToday.ts";
import { WithSite } from "./WithSite.tsx";
import { Welcome } from "./welcome/Welcome.tsx";

type Site = NonNullable<ReturnType<typeof useChosenSite>>;

interface HomePageProps {
  /** What charities say to the class; giving's. */
  readonly Thanks: ComponentType<{ readonly site: number }>;
}

function Today({ site, Thanks }: { site: Site } & HomePageProps) {
  const { t } = useTranslation("classroom");
  const curriculum = useCurriculum(site.id);
  const plan = useQuery(planQuery(site.id));
  const points = usePoints(site.id).data;
  const announcements = useAnnouncements(site);
  const told = announcements.data ?? [];
  const today = useProgramToday();
  // They stand among the rest, which would jump if they came after it.
  const isWaiting = [announcements, plan].some(
    ({ isLoading, failureCount }) => isLoading && failureCount === 0,
  );
  const { error, refetch, data } = curriculum;
  const query = {
    isPending: curriculum.isPending || isWaiting,
    error,
    refetch,
    data: isWaiting ? undefined : data,
  };
  const statusOf = useItemStatus(site.id);
  const items = curriculum.data ?? [];
  const areas = areasOfToday(items, statusOf);
  const shown = dayToShow(plan.data?.days, items, statusOf, today);
  const left = shown.slots.filter(({ status }) => status === "open").length;
  const quiet = classroomAreas.filter((area) => !areas.some((each) => each.area === area));
  return (
    <TodayFrame
      query={query}
      head={
        <Box sx={{ minWidth: 0 }}>
          <Greeting
            about={shown.slots.length > 0 ? `${site.name} · ${t("home.left", { count: left })}` : site.name}
          />
          <ReadyForOffline />
        </Box>
      }
    >
      <Box
        sx={{
          display: "grid",
          gap: 3,
          alignItems: "start",
          gridTemplateColumns: { lg: told.length > 0 ? "minmax(0, 1fr) 21rem" : "minmax(0, 1fr)" },
        }}
      >
        {shown.slots.length > 0 ? (
          <TodayPlan site={site.id} shown={shown} today={today} streak={plan.data?.streak} />
        ) : (
          <EmptyState title={t("home.emptyTitle")} text={t("home.emptyText")} />
        )}
        {told.length > 0 && <Announcements told={told} />}
      </Box>
      <Later from={homeFoot}>
        {({ ThisWeek }) => plan.data && <ThisWeek site={site.id} plan={plan.data} today={today} />}
      </Later>
      <Welcome program={site.program.id} />
      <Later from={homeFoot}>{({ FirstWeek }) => <FirstWeek />}</Later>
      <Thanks site={site.id} />
      <Later from={homeFoot}>{({ HomeAreas }) => <HomeAreas areas={areas} statusOf={statusOf} />}</Later>
      <Later from={homeFoot}>
        {({ HomeFoot }) => (
          <HomeFoot quiet={quiet} points={points} site={site.id} program={site.program.id} />
        )}
      </Later>
    </TodayFrame>
  );
}

export function HomePage({ Thanks }: HomePageProps) {
  return <WithSite>{(site) => <Today key={site.id} site={site} Thanks={Thanks} />}</WithSite>;
}
