import type { SetItem } from "@kindling/contract";
import WarningIcon from "@mui/icons-material/WarningAmberRounded";
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Typography from "@mui/material/Typography";
import visuallyHidden from "@mui/utils/visuallyHidden";
import { useTranslation } from "react-i18next";
import { AreaIcon } from "../areas/AreaIcon.tsx";
import { areaOfKey } from "../areas/areaOfKey.ts";
import type { PlanPart } from "./useProgramPlan.ts";

interface PlanPartCellProps {
  readonly part: PlanPart;
  /** The day and the part, read out before what fills it. */
  readonly where: string;
  /** What the level is called that is looked at; undefined for a whole program. */
  readonly level: string | undefined;
  /** Undefined when the day is over. */
  readonly onOpen: (() => void) | undefined;
}

/** A part of a day: what staff set, else lightly what each class gets by itself. */
export function PlanPartCell({ part, where, level, onOpen }: PlanPartCellProps) {
  const { own, whole } = part;
  // What is set for the whole program leaves a level alone whose classes don't see it.
  const set = own ?? (whole?.unseen.length === 0 ? whole : null);
  const inside = (
    <>
      <Box component="span" sx={visuallyHidden}>
        {`${where}: `}
      </Box>
      {set ? <WhatIsSet set={set} isOwn={own !== null} level={level} /> : <WorkedOut part={part} />}
      <OwnLevels part={part} />
    </>
  );
  const sx = {
    width: 1,
    height: 1,
    minHeight: 76,
    p: 1,
    display: "flex",
    flexDirection: "column",
    alignItems: "stretch",
    justifyContent: "flex-start",
    gap: 0.25,
    textAlign: "start",
    border: 1,
    borderRadius: 1,
    borderStyle: set ? "solid" : "dashed",
    borderColor: own ? "primary.main" : "divider",
    bgcolor: own ? "background.paper" : "background.sunken",
  } as const;
  return onOpen ? (
    <ButtonBase
      aria-haspopup="dialog"
      onClick={onOpen}
      sx={{ ...sx, "&:hover": { bgcolor: "background.tint" } }}
    >
      {inside}
    </ButtonBase>
  ) : (
    <Box sx={sx}>{inside}</Box>
  );
}

function WhatIsSet({
  set: { item, unseen },
  isOwn,
  level,
}: {
  readonly set: SetItem;
  readonly isOwn: boolean;
  readonly level: string | undefined;
}) {
  const { t } = useTranslation("calendar");
  const area = areaOfKey(item.type);
  const about = [
    !isOwn && t("week.cell.whole"),
    item.level && item.level.name !== level && t("week.cell.only", { level: item.level.name }),
  ].filter(Boolean);
  return (
    <>
      <Box component="span" sx={{ display: "flex", gap: 0.75 }}>
        <AreaIcon area={area} aria-hidden sx={{ fontSize: 20, color: `area.${area}` }} />
        <Typography
          component="span"
          variant="body2"
          sx={{ fontWeight: isOwn ? 700 : 400, minWidth: 0, overflowWrap: "anywhere" }}
        >
          {item.title}
        </Typography>
      </Box>
      {about.length > 0 && (
        <Typography component="span" variant="caption" sx={{ color: "text.secondary" }}>
          {about.join(" · ")}
        </Typography>
      )}
      {unseen.length > 0 && (
        <Typography
          component="span"
          variant="caption"
          sx={{ display: "flex", gap: 0.5, fontWeight: 600, color: "text.primary" }}
        >
          <WarningIcon aria-hidden sx={{ fontSize: 16, mt: "1px", color: "warning.main" }} />
          <span>
            {t("week.cell.unseen", { why: unseen.map((why) => t(`week.unseen.${why}`)).join(", ") })}
          </span>
        </Typography>
      )}
    </>
  );
}

function WorkedOut({ part: { worked_out: item } }: Pick<PlanPartCellProps, "part">) {
  const { t } = useTranslation("calendar");
  return (
    <>
      <Typography
        component="span"
        variant="body2"
        sx={{ color: "text.secondary", fontStyle: item ? "italic" : "normal", overflowWrap: "anywhere" }}
      >
        {item ? item.title : t("week.cell.nothing")}
      </Typography>
      {item && (
        <Typography component="span" variant="caption" sx={{ color: "text.secondary" }}>
          {t("week.cell.workedOut")}
        </Typography>
      )}
    </>
  );
}

function OwnLevels({ part: { levels } }: Pick<PlanPartCellProps, "part">) {
  const { t } = useTranslation("calendar");
  if (levels.length === 0) return null;
  return (
    <Typography component="span" variant="caption" sx={{ color: "text.secondary" }}>
      {t("week.cell.levels", { levels: levels.map(({ name }) => name).join(", ") })}
    </Typography>
  );
}
