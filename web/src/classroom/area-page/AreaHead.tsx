import type { ClassroomItem } from "@kindling/contract";
import Back from "@mui/icons-material/ArrowBackRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { AreaIcon } from "../../curriculum/areas/AreaIcon.tsx";
import { type ClassroomArea, jointPages } from "../classroomAreas.ts";
import { AreaProgress } from "../today/AreaProgress.tsx";
import type { ItemStatus } from "../today/itemsOfToday.ts";

type JointPage = keyof typeof jointPages;

interface AreaHeadProps {
  readonly page: ClassroomArea["page"] | JointPage;
  readonly areas: readonly ClassroomArea[];
  readonly items: readonly ClassroomItem[];
  readonly statusOf: (item: ClassroomItem) => ItemStatus;
}

/** The pages to go to from here: those that an area shares, or those of the areas that share one. */
function waysFrom(page: AreaHeadProps["page"], areas: readonly ClassroomArea[]) {
  if (areas.length > 1) return areas.map((area) => ({ page: area.page, path: area.path }));
  return Object.entries(jointPages)
    .filter(([, joint]) => joint.pages.some((each) => each === page))
    .map(([name, { path }]) => ({ page: name as JointPage, path }));
}

/** The head of an area's page: what it is about, in its color, how far the class is, and what lies beside it. */
export function AreaHead({ page, areas, items, statusOf }: AreaHeadProps) {
  const { t } = useTranslation("classroom");
  const color = areas[0]?.name ?? "lesson";
  const ways = waysFrom(page, areas);
  return (
    <Box>
      <Button component={Link} to="/instructor/home" startIcon={<Back />} sx={{ ml: -1.5, mb: 1 }}>
        {t("home.back")}
      </Button>
      <Stack
        direction="row"
        sx={{
          gap: { xs: 2, md: 3 },
          alignItems: "center",
          p: { xs: 2.5, md: 4 },
          borderRadius: "20px",
          bgcolor: `areaSoft.${color}`,
          color: `area.${color}`,
        }}
      >
        <Stack direction="row" aria-hidden sx={{ display: { xs: "none", sm: "flex" }, gap: 1 }}>
          {[...new Set(areas.map(({ name }) => name))].map((name) => (
            <AreaIcon key={name} area={name} sx={{ fontSize: { sm: 56, md: 72 }, color: `area.${name}` }} />
          ))}
        </Stack>
        <Stack sx={{ minWidth: 0, flex: 1, gap: 0.75 }}>
          <Typography variant="h1" sx={{ overflowWrap: "anywhere" }}>
            {t(`areas.${page}.name`)}
          </Typography>
          <Typography sx={{ color: "text.primary", maxWidth: "42rem" }}>{t(`areas.${page}.text`)}</Typography>
          {items.length > 0 && <AreaProgress items={items} statusOf={statusOf} color={`area.${color}`} />}
          <Stack
            direction="row"
            sx={{ flexWrap: "wrap", columnGap: 2, display: ways.length > 0 ? "flex" : "none" }}
          >
            {ways.map((way) => (
              <Button
                key={way.page}
                component={Link}
                to={way.path}
                color="inherit"
                size="small"
                sx={{ ml: -0.5, px: 0.5, textDecoration: "underline" }}
              >
                {t(`areas.${way.page}.name`)}
              </Button>
            ))}
          </Stack>
        </Stack>
      </Stack>
    </Box>
  );
}
