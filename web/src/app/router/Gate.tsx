import { Suspense, use } from "react";
import { Navigate, Outlet, useLocation } from "react-router";
import { readSignOutReason, type Session, useChosenSite, useSession } from "../../core/session.ts";
import { LoadingPage } from "../LoadingPage.tsx";
import { OfflineNotice } from "../OfflineNotice.tsx";
import { redirectFor } from "./redirectFor.ts";
import { redirectVisitor } from "./redirectVisitor.ts";
import { areaFor } from "./signedIn.ts";

/** Guards every screen and redirects visitors, also when their login ends. */
export function Gate() {
  const session = useSession();
  const location = useLocation();
  if (session) {
    return (
      <Suspense fallback={<LoadingPage />}>
        <SignedInGate session={session} />
      </Suspense>
    );
  }
  const { pathname } = location;
  // After signing out on purpose, the next sign-in starts at the role home; otherwise it returns to this page.
  const comesBack = pathname !== "/" && readSignOutReason() !== "asked";
  const state: unknown = comesBack ? { from: pathname + location.search } : location.state;
  return <Opened target={redirectVisitor(pathname)} state={state} />;
}

function SignedInGate({ session }: { readonly session: Session }) {
  const location = useLocation();
  const site = useChosenSite();
  const area = areaFor(session.claims);
  const found = area.read() ?? use(area.load());
  const visitor = {
    claims: session.claims,
    siteCount: session.user.schools.length,
    hasChosenSite: site !== null,
  };
  return <Opened target={redirectFor(location, visitor, found)} state={location.state} />;
}

/** The screen that was asked for, or the way to the one that is shown instead. */
function Opened({ target, state }: { readonly target: string | null; readonly state: unknown }) {
  if (target !== null) {
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
