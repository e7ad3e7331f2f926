import { Navigate, Outlet, useLocation } from "react-router";
import { readSignOutReason, useChosenSite, useSession } from "../../core/session.ts";
import { LoadingPage } from "../LoadingPage.tsx";
import { OfflineNotice } from "../OfflineNotice.tsx";
import { redirectFor } from "./redirectFor.ts";

/** Guards every screen and redirects visitors, also when their login ends. */
export function Gate() {
  const location = useLocation();
  const session = useSession();
  const site = useChosenSite();
  const visitor = session && {
    claims: session.claims,
    siteCount: session.user.schools.length,
    hasChosenSite: site !== null,
  };
  const target = redirectFor(location, visitor);
  if (target !== null) {
    // After signing out on purpose, the next sign-in starts at the role home; otherwise it returns to this page.
    const comesBack = !session && location.pathname !== "/" && readSignOutReason() !== "asked";
    const state: unknown = comesBack ? { from: location.pathname + location.search } : location.state;
    return (
      <>
        <Navigate to={target} replace state={state} />
        {/* The code of the screen it leads to may have to be fetched first. */}
        <LoadingPage />
      </>
    );
  }
  return (
    <>
      <OfflineNotice />
      <Outlet />
    </>
  );
}
