import type { ClassroomItem } from "@kindling/contract";
import Star from "@mui/icons-material/AutoAwesomeRounded";
import Done from "@mui/icons-material/CheckCircleRounded";
import Waiting from "@mui/icons-material/CloudQueueRounded";
import Play from "@mui/icons-material/PlayArrowRounded";
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Typography from "@mui/material/Typography";
import visuallyHidden from "@mui/utils/visuallyHidden";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { ClassroomArea } from "../classroomAreas.ts";
import { type ItemStatus, minutesOf } from "./itemsOfToday.ts";
import { useWorth } from "./useWorth.ts";

interface TileLineProps {
  readonly item: ClassroomItem;
  readonly area: ClassroomArea;
  readonly status: ItemStatus;
  /** Whether a phone leaves it to the area's own page. */
  readonly isSpare: boolean;
}

const signs = { open: Play, waiting: Waiting, done: Done } as const;

/** An item as a line of its area's tile; it leads to the class. */
export function TileLine({ item, area, status, isSpare }: TileLineProps) {
  const { t } = useTranslation("classroom");
  const worth = useWorth();
  const Sign = signs[status];
  const minutes = minutesOf(item);
  const signColor =
    status === "done" ? "success.main" : status === "waiting" ? "warning.main" : `area.${area.name}`;
  return (
    <Box component="li" sx={{ display: { xs: isSpare ? "none" : "block", sm: "block" } }}>
      <ButtonBase
        component={Link}
        to={`${area.path}/${item.id}`}
        sx={{
          width: 1,
          minHeight: 44,
          px: 1.25,
          py: 0.75,
          gap: 1.25,
          justifyContent: "flex-start",
          textAlign: "start",
          borderRadius: 1,
          "&:hover": { bgcolor: "background.sunken" },
        }}
      >
        <Sign aria-hidden fontSize="small" sx={{ color: signColor, flexShrink: 0 }} />
        <Typography
          component="span"
          sx={{
            flex: 1,
            minWidth: 0,
            fontWeight: status === "open" ? 600 : 400,
            color: status === "open" ? "text.primary" : "text.secondary",
            overflowWrap: "anywhere",
            lineHeight: 1.35,
          }}
        >
          {item.title}
          {minutes !== null && status === "open" && (
            <Typography component="span" variant="body2" sx={{ display: "block", color: "text.secondary" }}>
              {t("item.minutes", { count: minutes })}
            </Typography>
          )}
        </Typography>
        {status === "open" ? (
          <Typography
            component="span"
            variant="body2"
            sx={{ display: "flex", alignItems: "center", gap: 0.5, color: "text.secondary", flexShrink: 0 }}
          >
            <Star aria-hidden sx={{ fontSize: 14 }} />
            <span aria-hidden>{worth(item, "short")}</span>
            <Box component="span" sx={visuallyHidden}>
              {worth(item)}
            </Box>
          </Typography>
        ) : (
          <Typography component="span" variant="body2" sx={{ color: signColor, flexShrink: 0 }}>
            {t(`status.${status}`)}
          </Typography>
        )}
      </ButtonBase>
    </Box>
  );
}
