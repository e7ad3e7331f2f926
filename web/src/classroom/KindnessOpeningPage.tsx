import { activityTypes } from "@kindling/contract";
import Back from "@mui/icons-material/ArrowBackRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { EmptyState } from "../ui/feedback/EmptyState.tsx";
import { PointsBadge } from "./celebrating/PointsBadge.tsx";
import { ItemCards } from "./today/ItemCards.tsx";
import { areasOfToday } from "./today/itemsOfToday.ts";
import { TodayFrame } from "./today/TodayFrame.tsx";
import { useItemStatus } from "./today/useItemStatus.ts";
import { useCurriculum, usePoints } from "./today/useToday.ts";
import { WithSite } from "./WithSite.tsx";

function Openings({ site }: { site: { id: number } }) {
  const { t } = useTranslation("classroom");
  const curriculum = useCurriculum(site.id);
  const points = usePoints(site.id).data;
  const statusOf = useItemStatus(site.id);
  const openings = (curriculum.data ?? []).filter(({ type }) => type === activityTypes.mindfulOpen.key);
  const areas = areasOfToday(openings, statusOf);
  return (
    <TodayFrame
      query={curriculum}
      head={
        <Box>
          <Button component={Link} to="/instructor/home" startIcon={<Back />} sx={{ ml: -1.5, mb: 1 }}>
            {t("home.back")}
          </Button>
          <Stack
            direction="row"
            sx={{ flexWrap: "wrap", gap: 2, alignItems: "center", justifyContent: "space-between" }}
          >
            <Box sx={{ maxWidth: "42rem" }}>
              <Typography variant="h1" sx={{ color: "area.mindful" }}>
                {t("areas.mindful.name")}
              </Typography>
              <Typography sx={{ color: "text.secondary" }}>{t("areas.mindful.text")}</Typography>
            </Box>
            {points && <PointsBadge points={points.points} />}
          </Stack>
        </Box>
      }
    >
      {areas.length === 0 && <EmptyState title={t("home.emptyTitle")} text={t("home.emptyText")} />}
      {areas.map(({ area, items }) => (
        <ItemCards key={area.name} area={area} items={items} statusOf={statusOf} heading="h2" />
      ))}
    </TodayFrame>
  );
}

/** The mindful openings that are on, each one click from the class. */
export function KindnessOpeningPage() {
  return <WithSite>{(site) => <Openings key={site.id} site={site} />}</WithSite>;
}
