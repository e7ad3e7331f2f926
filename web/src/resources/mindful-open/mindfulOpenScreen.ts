import { mindfulOpen, mindfulOpenEndpoints } from "@kindling/contract";
import type { ActivityScreen } from "../activity-screens/activityCalls.ts";

/** What the screens of the mindfulness open forms are made from. */
export const mindfulOpenScreen: ActivityScreen = {
  resource: mindfulOpen,
  calls: mindfulOpenEndpoints,
  path: "/mindfulness-open-forms",
};
