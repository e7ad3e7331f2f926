import { activityTypes, eachKind, kindPaths } from "@kindling/contract";
import type { ActivityScreen } from "./activityCalls.ts";

export const activityScreens = eachKind((kind): ActivityScreen => {
  const { resource, endpoints } = activityTypes[kind];
  return { resource, calls: endpoints, path: kindPaths[kind] };
});
