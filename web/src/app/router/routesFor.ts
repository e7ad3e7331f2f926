import type { RouteObject } from "react-router";
import { readSession } from "../../core/session.ts";
import { publicRoutes } from "../public/publicRoutes.tsx";
import { NowhereElse } from "./NowhereElse.tsx";
import { notFound } from "./notFound.ts";
import { isPublic } from "./redirectVisitor.ts";
import { loadScreen } from "./Screens.tsx";
import { areaFor, type SignedInArea } from "./signedIn.ts";

const nowhereElse: RouteObject = { path: "*", Component: NowhereElse };

/** The routes there are without a login. */
export const openRoutes: RouteObject[] = [...publicRoutes, notFound, nowhereElse];

/** The routes there are with a login. */
export const routesOf = (area: SignedInArea): RouteObject[] => [...publicRoutes, ...area.routes, nowhereElse];

/** Loads the screen at this address for who is signed in. */
export async function loadScreenHere(): Promise<void> {
  const { pathname } = window.location;
  const claims = readSession()?.claims;
  const isOpen = !claims || pathname === "/" || isPublic(pathname);
  await loadScreen(isOpen ? openRoutes : routesOf(await areaFor(claims).load()), pathname);
}
