import { classroomAreas, jointPages } from "../../classroom/classroomAreas.ts";
import { presenterPath } from "../../classroom/presenting/presenterPath.ts";
import { givingPath } from "../../giving/shared/givingPath.ts";

/** The paths that instructors may open. */
export const instructorPaths: readonly string[] = [
  "/instructor/selection",
  "/instructor/home",
  "/instructor/home/media",
  "/instructor/home/export/:id",
  presenterPath,
  ...classroomAreas.map(({ path }) => path),
  ...classroomAreas.filter(({ onStage }) => onStage).map(({ path }) => `${path}/:id`),
  "/instructor/home/nominations/:id",
  "/instructor/home/family-connection/:id/letter",
  ...Object.values(jointPages).map(({ path }) => path),
  givingPath,
  `${givingPath}/vote`,
  `${givingPath}/story`,
  `${givingPath}/:id`,
];
