import type { SxProps, Theme } from "@mui/material/styles";
import type { Area } from "../../curriculum/areas/AreaIcon.tsx";

/** A stage as low as a laptop's window at 200 % zoom: everything stands closer, so that nothing is cut. */
export const lowStage = "@container stage (max-height: 30rem) and (orientation: landscape)";

/** A stage in which the teacher's tools leave no room for the title beside them. */
export const narrowStage = "@container stage (max-width: 34rem)";

/** A stage that stands on a projector: large, and in no part of a page. */
const projector = "@container stage (min-width: 60rem) and (min-height: 34rem)";

/** What has the type of a desk, wherever it is used. */
const deskType =
  ".MuiButton-root, .MuiInputBase-root, .MuiFormLabel-root, .MuiFormControlLabel-label, .MuiFormHelperText-root, .MuiAlert-root, .MuiTypography-body1, .MuiTypography-body2, .MuiTypography-note";

/** The room a class looks into, lit in the color of an area. What stands in it takes its measures from it (cqi, cqb), not from the window. */
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
  "& [data-fitting] *": { transition: "none !important" },
  // Whatever else stands on it is read from the last row, too.
  [projector]: { [`& :is(${deskType})`]: { fontSize: "stageLabel.fontSize" } },
  backgroundImage: `radial-gradient(80% 60% at 50% 112%, color-mix(in srgb, var(--k-palette-area-${area}) 22%, transparent), transparent), radial-gradient(60% 50% at 90% -10%, color-mix(in srgb, var(--k-palette-primary-main) 12%, transparent), transparent)`,
});
