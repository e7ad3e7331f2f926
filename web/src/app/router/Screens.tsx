import { type ComponentType, createContext, use, useMemo } from "react";
import { matchRoutes, type RouteMatch, type RouteObject, renderMatches, useLocation } from "react-router";
import { type Loaded, loadOnce } from "../../ui/loadOnce.ts";
import type { ScreenHandle } from "./screenRoute.ts";

/** What is known of the screen at this address. */
export const ScreenContext = createContext<ScreenHandle | null>(null);

/** What a route draws; null where it says so itself. */
type Part = ComponentType | null;

const parts = new Map<RouteObject, Promise<Part>>();
const screens = new Map<RouteObject | undefined, Loaded<readonly Part[]>>();
let hasFailed = false;

/** A failure breaks where the part would be drawn, within the frame around it. */
function failing(error: unknown): ComponentType {
  hasFailed = true;
  return () => {
    throw error;
  };
}

function partOf(route: RouteObject): Promise<Part> {
  const { lazy } = route;
  if (typeof lazy !== "function") return Promise.resolve(null);
  const part = parts.get(route) ?? lazy().then(({ Component = null }) => Component, failing);
  parts.set(route, part);
  return part;
}

/** The parts of a screen with its frames, loaded together. */
function screenOf(matches: readonly RouteMatch[]): Loaded<readonly Part[]> {
  const last = matches.at(-1)?.route;
  const screen = screens.get(last) ?? loadOnce(() => Promise.all(matches.map(({ route }) => partOf(route))));
  screens.set(last, screen);
  return screen;
}

/** Has what could not be loaded asked for again. */
export function forgetFailures(): void {
  if (!hasFailed) return;
  hasFailed = false;
  parts.clear();
  screens.clear();
}

/** Loads the screen at an address. */
export const loadScreen = (routes: RouteObject[], pathname: string) =>
  screenOf(matchRoutes(routes, pathname) ?? []).load();

/** The screen at this address in its frames, once all of it is there. */
export function Screens({ routes }: { readonly routes: RouteObject[] }) {
  const { pathname } = useLocation();
  const matches = useMemo(() => matchRoutes(routes, pathname) ?? [], [routes, pathname]);
  const loaded = use(screenOf(matches).load());
  return useMemo(() => {
    const drawn = matches.map((match, index) => {
      const Component = loaded[index];
      return Component ? { ...match, route: { Component } } : match;
    });
    const handle = (matches.at(-1)?.route.handle ?? null) as ScreenHandle | null;
    return <ScreenContext value={handle}>{renderMatches(drawn)}</ScreenContext>;
  }, [matches, loaded]);
}
