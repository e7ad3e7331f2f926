import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { lowStage } from "../stage/stageRoom.ts";

/** The frame of everything that stands at the last step: a heading, and what belongs under it; `big` is for the class. */
export function RecordPanel({ title, children, big }: { title: string; children: ReactNode; big?: boolean }) {
  return (
    <Stack
      sx={{
        width: big ? 1 : "min(100%, max(68rem, 84cqi))",
        gap: "calc(var(--stage-fit, 1) * clamp(16px, 3cqb, 36px))",
        py: 1,
        px: "4px",
        [lowStage]: { gap: 0.75, py: 0 },
        ...(big && {
          alignItems: "center",
          textAlign: "center",
          textWrap: "balance",
          "& > *": { justifyContent: "center" },
        }),
      }}
    >
      <Typography
        data-aloud="interface"
        variant={big ? "stageTitle" : "stageText"}
        component="h2"
        sx={{
          ...(!big && { [lowStage]: { typography: "stageLabel", lineHeight: 1.2 } }),
          "&&": { fontFamily: "h2.fontFamily", fontWeight: 800 },
        }}
      >
        {title}
      </Typography>
      {children}
    </Stack>
  );
}
