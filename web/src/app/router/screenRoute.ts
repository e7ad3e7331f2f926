import type { ComponentType } from "react";
import type { RouteObject } from "react-router";
import type { TitleKey } from "../menus/menuTypes.ts";

export interface ScreenHandle {
  readonly title: TitleKey;
  /** The title for leaders. */
  readonly leaderTitle?: TitleKey | undefined;
}

/** Declares one screen: its path, its title, and how to load it when it is first visited. */
export function screenRoute(
  path: string,
  title: TitleKey,
  load: () => Promise<ComponentType>,
  leaderTitle?: TitleKey,
): RouteObject {
  const handle: ScreenHandle = { title, leaderTitle };
  return { path, handle, lazy: async () => ({ Component: await load() }) };
}
