import { activityTypes, eachKind } from "@kindling/contract";
import { kindPaths } from "../kindPaths.ts";
import type { ActivityScreen } from "./activityCalls.ts";

export const activityScreens = eachKind((kind): ActivityScreen => {
  const { resource, endpoints } = activityTypes[kind];
  return { resource, calls: endpoints, path: kindPaths[kind] };
});
