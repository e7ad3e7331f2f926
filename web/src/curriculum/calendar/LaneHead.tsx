import SessionIcon from "@mui/icons-material/DateRangeRounded";
import GapIcon from "@mui/icons-material/EventBusyRounded";
import ThemeIcon from "@mui/icons-material/StyleOutlined";
import Box from "@mui/material/Box";
import { useTranslation } from "react-i18next";
import { AreaIcon } from "../areas/AreaIcon.tsx";
import { areaOfKind, colorsOf, useKindNames } from "./kindLook.ts";
import type { Lane, LaneGroup } from "./layOutLanes.ts";

export function LaneHead({ lane: { kind } }: { readonly lane: Lane }) {
  const { t } = useTranslation("calendar");
  const namesOf = useKindNames();
  const area = kind && areaOfKind(kind);
  const Icon = kind === null ? GapIcon : kind === "session" ? SessionIcon : ThemeIcon;
  const look = { fontSize: 18, color: kind ? colorsOf(kind).strong : "warning.main", flexShrink: 0 };
  return (
    <Box
      sx={{
        display: "flex",
        gap: 0.75,
        px: 1,
        py: 0.75,
        alignItems: "flex-start",
        typography: "caption",
        lineHeight: 1.3,
        height: 1,
      }}
    >
      {area ? <AreaIcon area={area} sx={look} /> : <Icon sx={look} />}
      <span>{kind ? namesOf(kind).many : t("openDays")}</span>
    </Box>
  );
}

export function GroupName({ group }: { readonly group: LaneGroup }) {
  const { t } = useTranslation("calendar");
  return (
    <>
      {group.of === "everybody" ? t("everybody") : group.name}
      {group.grades.length > 0 && (
        <Box component="span" sx={{ typography: "caption", color: "text.secondary", ml: 1 }}>
          {t("grades", { grades: group.grades.join(", ") })}
        </Box>
      )}
    </>
  );
}
