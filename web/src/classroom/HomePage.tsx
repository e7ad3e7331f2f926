import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { AreaIcon } from "../resources/AreaIcon.tsx";
import { EmptyState } from "../ui/feedback/EmptyState.tsx";
import { PointsBadge } from "./celebrating/PointsBadge.tsx";
import { Hero } from "./today/Hero.tsx";
import { ItemCards } from "./today/ItemCards.tsx";
import { areasOfToday, partOfDay } from "./today/itemsOfToday.ts";
import { RecentPoints } from "./today/RecentPoints.tsx";
import { TodayFrame } from "./today/TodayFrame.tsx";
import { useItemStatus } from "./today/useItemStatus.ts";
import { useCurriculum, useMe, usePoints } from "./today/useToday.ts";
import { WithSite } from "./WithSite.tsx";

function Greeting({ about }: { about: string }) {
  const { t } = useTranslation("classroom");
  const me = useMe().data;
  const [part] = useState(() => partOfDay(new Date().getHours()));
  const greeting = t(`greeting.${part}`);
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="h1" sx={{ fontSize: "clamp(1.75rem, 1.4rem + 1.4vw, 2.375rem)" }}>
        {me ? t("greeting.named", { greeting, name: me.first_name }) : t("greeting.plain", { greeting })}
      </Typography>
      <Typography sx={{ color: "text.secondary" }}>{about}</Typography>
    </Box>
  );
}

function Today({ site }: { site: { id: number; name: string } }) {
  const { t } = useTranslation("classroom");
  const curriculum = useCurriculum(site.id);
  const points = usePoints(site.id).data;
  const statusOf = useItemStatus(site.id);
  const areas = areasOfToday(curriculum.data ?? [], statusOf);
  const next = areas.find(({ items }) => items.some((item) => statusOf(item) === "open")) ?? areas[0];
  const [first] = next?.items ?? [];
  const left = areas.flatMap(({ items }) => items).filter((item) => statusOf(item) === "open").length;
  return (
    <TodayFrame
      query={curriculum}
      head={
        <Stack
          direction="row"
          sx={{ flexWrap: "wrap", gap: 2, alignItems: "center", justifyContent: "space-between" }}
        >
          <Greeting
            about={areas.length > 0 ? `${site.name} · ${t("home.left", { count: left })}` : site.name}
          />
          {points && <PointsBadge points={points.points} />}
        </Stack>
      }
    >
      {next && first && <Hero item={first} area={next.area} status={statusOf(first)} />}
      <Box
        sx={{
          display: "grid",
          gap: 3,
          alignItems: "start",
          gridTemplateColumns: { md: "minmax(0, 1fr) 20rem" },
        }}
      >
        <Stack sx={{ gap: 3, minWidth: 0 }}>
          {!first && <EmptyState title={t("home.emptyTitle")} text={t("home.emptyText")} />}
          {areas.map(({ area, items }) => (
            <Box key={area.page} component="section" aria-labelledby={`area-${area.page}`}>
              <Stack
                direction="row"
                sx={{ alignItems: "center", gap: 1, mb: 1.5, color: `area.${area.name}` }}
              >
                <AreaIcon area={area.name} aria-hidden />
                <Typography id={`area-${area.page}`} variant="h2" sx={{ flex: 1 }}>
                  {t(`areas.${area.page}.name`)}
                </Typography>
                <Button
                  component={Link}
                  to={area.path}
                  size="small"
                  color="inherit"
                  aria-label={t("home.allOf", { area: t(`areas.${area.page}.name`) })}
                >
                  {t("home.all")}
                </Button>
              </Stack>
              <ItemCards area={area} items={items} statusOf={statusOf} />
            </Box>
          ))}
        </Stack>
        {points && <RecentPoints points={points} />}
      </Box>
    </TodayFrame>
  );
}

/** An instructor's first screen: what to do with the class now, what is on besides, and what has been won. */
export function HomePage() {
  return <WithSite>{(site) => <Today key={site.id} site={site} />}</WithSite>;
}
