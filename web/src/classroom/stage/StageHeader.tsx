import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { type Area, AreaIcon } from "../../curriculum/areas/AreaIcon.tsx";
import { narrowStage } from "./stageRoom.ts";

/** The top of the stage: the item's title once the class has begun, and the teacher's tools. */
export function StageHeader({
  title,
  area,
  hasBegun,
  inert,
  children,
}: {
  readonly title: string;
  readonly area: Area;
  readonly hasBegun: boolean;
  readonly inert: boolean;
  readonly children: ReactNode;
}) {
  const visibility = hasBegun ? "visible" : "hidden";
  return (
    <Stack
      direction="row"
      component="header"
      inert={inert}
      sx={{
        alignItems: "center",
        gap: { xs: 0.25, sm: 1 },
        minHeight: 48,
        [narrowStage]: { flexWrap: "wrap", justifyContent: "flex-end", columnGap: 0 },
      }}
    >
      <AreaIcon
        area={area}
        aria-hidden
        sx={{
          color: `area.${area}`,
          fontSize: "max(32px, 4.4cqb)",
          visibility,
          [narrowStage]: { display: "none" },
        }}
      />
      <Typography
        variant="stageLabel"
        component={hasBegun ? "h1" : "p"}
        noWrap
        sx={{
          flex: 1,
          minWidth: 0,
          color: "text.secondary",
          visibility,
          // Where the tools leave no room beside them, it has a line of its own.
          [narrowStage]: { order: 1, flexBasis: "100%", display: hasBegun ? "block" : "none" },
        }}
      >
        {title}
      </Typography>
      {children}
    </Stack>
  );
}
