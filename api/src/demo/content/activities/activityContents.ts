import type { ActivityKind } from "@kindling/contract";
import type { ActivityContent } from "./activityContent.ts";
import { familyConnections } from "./familyConnections.ts";
import { kinesthetics } from "./kinesthetics.ts";
import { lessonPlans } from "./lessonPlans.ts";
import { mindfulCloses } from "./mindfulCloses.ts";
import { peerConnections } from "./peerConnections.ts";
import { plays } from "./plays.ts";
import { projects } from "./projects.ts";
import { puzzles } from "./puzzles.ts";

/** What the demo program's classes do, kind by kind; the openings have a calendar of their own. */
export const activityContents: { readonly [K in ActivityKind]?: readonly ActivityContent<K>[] } = {
  mindfulClose: mindfulCloses,
  puzzle: puzzles,
  kinesthetic: kinesthetics,
  projectBased: projects,
  peerConnection: peerConnections,
  familyConnection: familyConnections,
  playActivity: plays,
  lessonPlan: lessonPlans,
};
