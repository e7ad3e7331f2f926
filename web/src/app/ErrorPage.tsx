import { useRouteError } from "react-router";
import { BrokenPage } from "./BrokenPage.tsx";

/** Shown by the router in place of a screen that broke. */
export function ErrorPage({ whole = false }: { readonly whole?: boolean }) {
  return <BrokenPage error={useRouteError()} whole={whole} />;
}
