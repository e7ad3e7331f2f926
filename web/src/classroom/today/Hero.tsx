import type { ClassroomItem } from "@kindling/contract";
import Start from "@mui/icons-material/PlayArrowRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { ClassroomArea } from "../classroomAreas.ts";
import { HeroPicture } from "./HeroPicture.tsx";
import { type ItemStatus, minutesOf } from "./itemsOfToday.ts";
import { useWorth } from "./useWorth.ts";

interface HeroProps {
  item: ClassroomItem;
  area: ClassroomArea;
  status: ItemStatus;
}

/** The first thing to do today, one click from the class; when all is done, the invitation to do it again. */
export function Hero({ item, area, status }: HeroProps) {
  const { t } = useTranslation("classroom");
  const worth = useWorth();
  const minutes = minutesOf(item);
  const allDone = status !== "open";
  const about = [
    t(`areas.${area.page}.name`),
    minutes && t("item.minutes", { count: minutes }),
    !allDone && worth(item),
  ].filter(Boolean);
  return (
    <Card
      component="section"
      aria-labelledby="first-of-today"
      sx={{
        position: "relative",
        bgcolor: `areaSoft.${area.name}`,
        borderColor: "transparent",
        display: "flex",
        minHeight: { md: 280 },
      }}
    >
      <Stack
        sx={{
          p: { xs: 3, md: 5 },
          gap: 1.5,
          flex: 1,
          minWidth: 0,
          justifyContent: "center",
          alignItems: "flex-start",
        }}
      >
        <Typography variant="h3" component="p" sx={{ color: `area.${area.name}` }}>
          {t(allDone ? "home.allDone" : "home.first")}
        </Typography>
        <Typography
          id="first-of-today"
          variant="h1"
          component="h2"
          sx={{ fontSize: "clamp(1.75rem, 1.2rem + 2.4vw, 3rem)", overflowWrap: "anywhere" }}
        >
          {item.title}
        </Typography>
        <Typography sx={{ color: "text.primary" }}>{about.join(" · ")}</Typography>
        <Button
          component={Link}
          to={`${area.path}/${item.id}`}
          variant={allDone ? "outlined" : "contained"}
          size="large"
          startIcon={<Start />}
          sx={{ mt: 1.5, typography: "h3", py: 1.5, px: { xs: 2.5, sm: 4 } }}
        >
          {t(allDone ? "home.again" : "home.start")}
        </Button>
      </Stack>
      <Box
        sx={{ display: { xs: "none", md: "block" }, width: "36%", flexShrink: 0, color: `area.${area.name}` }}
      >
        <HeroPicture />
      </Box>
    </Card>
  );
}
