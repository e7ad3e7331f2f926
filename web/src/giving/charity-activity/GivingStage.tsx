import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { useStageColor } from "../../classroom/stage/stageColor.ts";
import { stageRoom } from "../../classroom/stage/stageRoom.ts";

/** The stage of a class's giving over the whole window: a page of its own, or with a label a dialog. */
export function GivingStage({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <Box
      component={label ? "div" : "main"}
      data-color={useStageColor()}
      {...(label && { role: "dialog", "aria-modal": true, "aria-label": label })}
      sx={{ position: "fixed", inset: 0, zIndex: ({ zIndex }) => zIndex.snackbar + 1 }}
    >
      <Box sx={stageRoom("charity")}>{children}</Box>
    </Box>
  );
}
