import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import visuallyHidden from "@mui/utils/visuallyHidden";
import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import type { useChosenSite } from "../core/session.ts";
import { EmptyState } from "../ui/feedback/EmptyState.tsx";
import { Later } from "../ui/Later.tsx";
import { Announcements } from "./announcements/Announcements.tsx";
import { useAnnouncements } from "./announcements/useAnnouncements.ts";
import { classroomAreas } from "./classroomAreas.ts";
import { ReadyForOffline } from "./offline/ReadyForOffline.tsx";
import { AreaTile } from "./today/AreaTile.tsx";
import { DayProgress } from "./today/DayProgress.tsx";
import { GivingTile } from "./today/GivingTile.tsx";
import { Greeting } from "./today/Greeting.tsx";
import { Hero } from "./today/Hero.tsx";
import { homeFoot } from "./today/homeLater.ts";
import { areasOfToday } from "./today/itemsOfToday.ts";
import { MediaLink } from "./today/MediaLink.tsx";
import { TodayFrame } from "./today/TodayFrame.tsx";
import { useItemStatus } from "./today/useItemStatus.ts";
import { useCurriculum, usePoints } from "./today/useToday.ts";
import { WithSite } from "./WithSite.tsx";
import { Welcome } from "./welcome/Welcome.tsx";

type Site = NonNullable<ReturnType<typeof useChosenSite>>;

interface HomePageProps {
  /** What charities say to the class; giving's. */
  readonly Thanks: ComponentType<{ readonly site: number }>;
}

function Today({ site, Thanks }: { site: Site } & HomePageProps) {
  const { t } = useTranslation("classroom");
  const { t: ofHome } = useTranslation("home");
  const curriculum = useCurriculum(site.id);
  const points = usePoints(site.id).data;
  const announcements = useAnnouncements(site);
  const told = announcements.data ?? [];
  // They stand among the rest, which would jump if they came after it.
  const isWaiting = announcements.isLoading && announcements.failureCount === 0;
  const { error, refetch, data } = curriculum;
  const query = {
    isPending: curriculum.isPending || isWaiting,
    error,
    refetch,
    data: isWaiting ? undefined : data,
  };
  const statusOf = useItemStatus(site.id);
  const areas = areasOfToday(curriculum.data ?? [], statusOf);
  const items = areas.flatMap((each) => each.items);
  const next = areas.find((each) => each.items.some((item) => statusOf(item) === "open")) ?? areas[0];
  const [first] = next?.items ?? [];
  const left = items.filter((item) => statusOf(item) === "open").length;
  const quiet = classroomAreas.filter((area) => !areas.some((each) => each.area === area));
  return (
    <TodayFrame
      query={query}
      head={
        <Stack
          direction="row"
          sx={{ flexWrap: "wrap", gap: 2, alignItems: "flex-end", justifyContent: "space-between" }}
        >
          <Box sx={{ minWidth: 0 }}>
            <Greeting
              about={items.length > 0 ? `${site.name} · ${t("home.left", { count: left })}` : site.name}
            />
            <ReadyForOffline />
          </Box>
          {items.length > 0 && <DayProgress done={items.length - left} total={items.length} />}
        </Stack>
      }
    >
      <Welcome program={site.program.id} />
      <Box
        sx={{
          display: "grid",
          gap: 3,
          gridTemplateColumns: { lg: told.length > 0 ? "minmax(0, 1fr) 21rem" : "minmax(0, 1fr)" },
        }}
      >
        {next && first ? (
          <Hero item={first} area={next.area} status={statusOf(first)} />
        ) : (
          <EmptyState title={t("home.emptyTitle")} text={t("home.emptyText")} />
        )}
        {told.length > 0 && <Announcements told={told} />}
      </Box>
      <Later from={homeFoot}>{({ FirstWeek }) => <FirstWeek />}</Later>
      <Thanks site={site.id} />
      <Box component="section" aria-labelledby="areas-of-today">
        <Box component="h2" id="areas-of-today" sx={visuallyHidden}>
          {ofHome("areas")}
        </Box>
        <Box
          sx={{
            display: "grid",
            gap: 2,
            gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 20rem), 1fr))",
          }}
        >
          {areas.map((each) => (
            <AreaTile key={each.area.page} {...each} statusOf={statusOf} />
          ))}
          <GivingTile />
          <MediaLink />
        </Box>
      </Box>
      <Later from={homeFoot}>
        {({ HomeFoot }) => <HomeFoot quiet={quiet} points={points} program={site.program.id} />}
      </Later>
    </TodayFrame>
  );
}

export function HomePage({ Thanks }: HomePageProps) {
  return <WithSite>{(site) => <Today key={site.id} site={site} Thanks={Thanks} />}</WithSite>;
}
