import Back from "@mui/icons-material/ArrowBackRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { EmptyState } from "../ui/feedback/EmptyState.tsx";
import { PointsBadge } from "./celebrating/PointsBadge.tsx";
import type { ClassroomArea, jointPages } from "./classroomAreas.ts";
import { ItemCards } from "./today/ItemCards.tsx";
import { areasOfToday } from "./today/itemsOfToday.ts";
import { TodayFrame } from "./today/TodayFrame.tsx";
import { useItemStatus } from "./today/useItemStatus.ts";
import { useCurriculum, usePoints } from "./today/useToday.ts";
import { WithSite } from "./WithSite.tsx";

interface AreaPageProps {
  /** What the page's texts go by, under `areas`. */
  readonly page: ClassroomArea["page"] | keyof typeof jointPages;
  /** The areas it lists: one, or those that share the page. */
  readonly areas: readonly ClassroomArea[];
}

function AreaItems({ page, areas, site }: AreaPageProps & { site: { id: number } }) {
  const { t } = useTranslation("classroom");
  const curriculum = useCurriculum(site.id);
  const points = usePoints(site.id).data;
  const statusOf = useItemStatus(site.id);
  const types = areas.flatMap((area) => area.types);
  const shown = areasOfToday(
    (curriculum.data ?? []).filter(({ type }) => types.includes(type)),
    statusOf,
  );
  const colour = `area.${areas[0]?.name ?? "lesson"}`;
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
              <Typography variant="h1" sx={{ color: colour }}>
                {t(`areas.${page}.name`)}
              </Typography>
              <Typography sx={{ color: "text.secondary" }}>{t(`areas.${page}.text`)}</Typography>
            </Box>
            {points && <PointsBadge points={points.points} />}
          </Stack>
        </Box>
      }
    >
      {shown.length === 0 && <EmptyState title={t("home.emptyTitle")} text={t("home.emptyText")} />}
      {shown.map(({ area, items }) => (
        <ItemCards key={area.page} area={area} items={items} statusOf={statusOf} heading="h2" />
      ))}
    </TodayFrame>
  );
}

/** What is on in one area of the classroom, each item one click from the class. */
export function AreaPage(props: AreaPageProps) {
  return <WithSite>{(site) => <AreaItems key={site.id} site={site} {...props} />}</WithSite>;
}
