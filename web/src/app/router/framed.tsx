import type { RouteObject } from "react-router";
import { ErrorPage } from "../ErrorPage.tsx";

/** A frame with an error boundary inside, so that the menu stays. */
export function framed(
  lazy: NonNullable<RouteObject["lazy"]>,
  screens: RouteObject[],
  errorElement = <ErrorPage />,
): RouteObject {
  return { lazy, children: [{ errorElement, children: screens }] };
}
