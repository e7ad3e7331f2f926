import type { SxProps, Theme } from "@mui/material/styles";
import type { Area } from "../../curriculum/areas/AreaIcon.tsx";

/** A stage as low as a laptop's window at 200 % zoom: everything stands closer, so that nothing is cut. */
export const lowStage = "@container stage (max-height: 30rem) and (orientation: landscape)";

/** A stage in which the teacher's tools leave no room for the title beside them. */
export const narrowStage = "@container stage (max-width: 34rem)";

/** The dark room a class looks into, lit in the color of an area. What stands in it takes its measures from it (cqi, cqb), not from the window. */
export const stageRoom = (area: Area): SxProps<Theme> => ({
  container: "stage / size",
  position: "relative",
  width: 1,
  height: 1,
  display: "flex",
  flexDirection: "column",
  gap: 1,
  p: "max(12px, 1.6cqi)",
  overflow: "hidden",
  color: "text.primary",
  bgcolor: "background.default",
  backgroundImage: `radial-gradient(80% 60% at 50% 112%, color-mix(in srgb, var(--k-palette-area-${area}) 22%, transparent), transparent), radial-gradient(60% 50% at 90% -10%, color-mix(in srgb, var(--k-palette-primary-main) 12%, transparent), transparent)`,
});
