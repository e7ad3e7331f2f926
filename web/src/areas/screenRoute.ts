import type { ComponentType } from "react";
import type { RouteObject } from "react-router";
import type { TitleKey } from "./menuTypes.ts";

/** What a route knows about its screen beside what it draws. */
export interface ScreenHandle {
  readonly title: TitleKey;
}

/** Declares one screen: its path, its title, and how to load it when it is first visited. */
export function screenRoute(path: string, title: TitleKey, load: () => Promise<ComponentType>): RouteObject {
  const handle: ScreenHandle = { title };
  return { path, handle, lazy: async () => ({ Component: await load() }) };
}
