import Done from "@mui/icons-material/CheckCircleRounded";
import Waiting from "@mui/icons-material/CloudQueueRounded";
import Start from "@mui/icons-material/PlayArrowRounded";
import Swap from "@mui/icons-material/SwapHorizRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
import { AreaIcon } from "../../curriculum/areas/AreaIcon.tsx";
import { areaOf } from "../classroomAreas.ts";
import { minutesOf } from "../today/itemsOfToday.ts";
import { useWorth } from "../today/useWorth.ts";
import type { SlotOfToday } from "./planOfToday.ts";

interface TodayLineProps extends SlotOfToday {
  /** Whether it is the one to start now. */
  readonly isNext: boolean;
  readonly onSwap: () => void;
}

/** A part of the day: what it is, how long it takes, and the way to the class. */
export function TodayLine({ slot, item, status, canSwap, isSet, isNext, onSwap }: TodayLineProps) {
  const { t } = useTranslation("home");
  const { t: ofClass } = useTranslation("classroom");
  const worth = useWorth();
  const area = areaOf(item);
  if (!area) return null;
  const path = `${area.path}/${item.id}`;
  const minutes = minutesOf(item);
  const about = [
    t(`today.${slot}`),
    minutes && ofClass("item.minutes", { count: minutes }),
    status === "open" ? !item.answered && worth(item) : ofClass(`status.${status}`),
    isSet && t("today.set"),
  ].filter(Boolean);
  const Sign = status === "done" ? Done : Waiting;
  return (
    <Box
      component="li"
      sx={{
        display: "grid",
        gridTemplateColumns: "44px minmax(0, 1fr) auto",
        alignItems: "center",
        columnGap: { xs: 1.5, sm: 2 },
        rowGap: 1.5,
        px: { xs: 2, sm: 3 },
        py: isNext ? { xs: 2, sm: 2.5 } : 1,
        bgcolor: isNext ? `areaSoft.${area.name}` : undefined,
      }}
    >
      {status === "open" ? (
        <AreaIcon
          area={area.name}
          aria-hidden
          sx={{ justifySelf: "center", fontSize: isNext ? 44 : 32, color: `area.${area.name}` }}
        />
      ) : (
        <Sign
          aria-hidden
          sx={{
            justifySelf: "center",
            fontSize: 32,
            color: status === "done" ? "success.main" : "warning.main",
          }}
        />
      )}
      <Box sx={{ minWidth: 0 }}>
        <Typography
          variant="body2"
          sx={{ color: isNext ? "text.primary" : "text.secondary", textWrap: "balance" }}
        >
          {about.join(" · ")}
        </Typography>
        <Typography
          variant={isNext ? "h2" : "h4"}
          component="h3"
          sx={{ overflowWrap: "anywhere", ...(isNext && { fontSize: { xs: "1.5rem", md: "1.875rem" } }) }}
        >
          <Link
            component={RouterLink}
            to={path}
            variant="inherit"
            color="inherit"
            underline="hover"
            sx={{ display: "inline-block", minHeight: 24, fontWeight: "inherit" }}
          >
            {item.title}
          </Link>
        </Typography>
      </Box>
      {canSwap ? (
        <IconButton onClick={onSwap} aria-label={t("today.swap", { title: item.title })}>
          <Swap />
        </IconButton>
      ) : (
        <span />
      )}
      {isNext && (
        <Button
          component={RouterLink}
          to={path}
          variant="contained"
          size="large"
          startIcon={<Start />}
          sx={{
            gridColumn: { xs: "1 / -1", sm: "2 / -1" },
            justifySelf: "start",
            typography: "h3",
            py: 1.25,
            px: 3,
          }}
        >
          {ofClass("home.start")}
        </Button>
      )}
    </Box>
  );
}
