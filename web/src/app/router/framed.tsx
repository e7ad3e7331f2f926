import { Outlet, type RouteObject, useLocation } from "react-router";
import { Catching } from "../Catching.tsx";

/** Shows what broke in place of a screen, until another address is opened. */
export function ErrorArea({ whole = false }: { readonly whole?: boolean }) {
  return (
    <Catching shown={useLocation()} whole={whole}>
      <Outlet />
    </Catching>
  );
}

/** A frame with an error boundary inside, so that the menu stays. */
export function framed(
  lazy: NonNullable<RouteObject["lazy"]>,
  screens: RouteObject[],
  errors = <ErrorArea />,
): RouteObject {
  return { lazy, children: [{ element: errors, children: screens }] };
}
